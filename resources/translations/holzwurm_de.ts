<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What the computer players last reported</source>
        <translation>Was die Computerspieler zuletzt gemeldet haben</translation>
    </message>
    <message>
        <source>An offline table for six little-known card games, for one, or for several at one computer.</source>
        <translation>Ein Spieltisch ohne Internet für sechs wenig bekannte Kartenspiele, allein oder zusammen an einem Computer.</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer. The computer players see no more than you would in their place.</source>
        <translation>Was du spielst, bleibt auf diesem Computer. Die Computerspieler sehen nicht mehr, als du an ihrer Stelle sehen würdest.</translation>
    </message>
    <message>
        <source>The cards follow from the number of the deal by a formula that anybody can work out again: the numbers of Python’s random.Random({seed}), shuffled by the method of Fisher and Yates. The page “record-format” of the documentation explains it, and the seal of each round.</source>
        <translation>Die Karten folgen aus der Spielnummer nach einer Formel, die jeder nachrechnen kann: den Zahlen von Pythons random.Random({seed}), gemischt nach Fisher und Yates. Die Seite „record-format“ der Dokumentation erklärt sie und das Siegel jeder Runde.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, drawn and written by its contributors.</source>
        <translation>Freie Software unter der MIT-Lizenz, gezeichnet und geschrieben von allen, die daran mitgewirkt haben.</translation>
    </message>
    <message>
        <source>Games are kept in {data}, preferences in {config}.</source>
        <translation>Partien liegen in {data}, Einstellungen in {config}.</translation>
    </message>
    <message>
        <source>Version {version}, commit {commit}</source>
        <translation>Version {version}, Commit {commit}</translation>
    </message>
    <message>
        <source>The licences of the libraries in it are in {folder}.</source>
        <translation>Die Lizenzen der mitgelieferten Bibliotheken liegen in {folder}.</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <translation>Besserer &amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes…</source>
        <translation>Aus meinen &amp;Fehlern lernen…</translation>
    </message>
    <message>
        <source>&amp;Judged by</source>
        <translation>Be&amp;urteilt nach</translation>
    </message>
    <message>
        <source>what could be known then</source>
        <translation>damaligem Wissen</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>offenen Karten</translation>
    </message>
    <message>
        <source>Chances to win the round</source>
        <translation>Chancen, die Runde zu gewinnen</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message numerus="yes">
        <source>Budget: a search of %n step(s) for each decision.</source>
        <translation>
            <numerusform>Aufwand: eine Suche von %n Schritt je Entscheidung.</numerusform>
            <numerusform>Aufwand: eine Suche von %n Schritten je Entscheidung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis failed: {reason}</source>
        <translation>Die Analyse ist gescheitert: {reason}</translation>
    </message>
    <message>
        <source>Accuracy is 100 where every move was the best one, and 0 where each was a blunder.</source>
        <translation>Genauigkeit ist 100, wenn jeder Zug der beste war, und 0, wenn jeder ein Patzer war.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Scores of {name}, match by match</source>
        <translation>Punkte von {name}, Partie für Partie</translation>
    </message>
    <message>
        <source>Accuracy of {name} in analysed matches</source>
        <translation>Genauigkeit von {name} in analysierten Partien</translation>
    </message>
    <message>
        <source>How often each score</source>
        <translation>Wie oft welche Punktzahl</translation>
    </message>
    <message>
        <source>Share of the wins by level</source>
        <translation>Anteil an den Siegen nach Spielstärke</translation>
    </message>
    <message>
        <source>Match {number}, {day}: {score}</source>
        <translation>Partie {number}, {day}: {score}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>average {score}</source>
        <translation>im Schnitt {score}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message numerus="yes">
        <source>{level}: {percent} % of %n match(es), likely {low} to {high} %</source>
        <translation>
            <numerusform>{level}: {percent} % aus %n Partie, wahrscheinlich {low} bis {high} %</numerusform>
            <numerusform>{level}: {percent} % aus %n Partien, wahrscheinlich {low} bis {high} %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachSwitch</name>
    <message>
        <source>The coach is on.</source>
        <translation>Der Trainer ist an.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>Der Trainer ist aus.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>What each made of it</source>
        <translation>Was jeder daraus machte</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Zug um Zug</translation>
    </message>
    <message>
        <source>Match points, as in bridge clubs: each is compared with each other who played the same cards. A higher score brings 2 points, the same score 1. The share is what that is of all there was to be had.</source>
        <translation>Paarpunkte wie im Bridgeclub: Jeder wird mit jedem anderen verglichen, der dieselben Karten gespielt hat. Ein höheres Ergebnis bringt 2 Punkte, das gleiche 1. Der Anteil sagt, wie viel das von allem ist, was zu holen war.</translation>
    </message>
    <message>
        <source>Only deals that all have played can be compared</source>
        <translation>Vergleichen lassen sich nur Spiele, die alle gespielt haben</translation>
    </message>
    <message>
        <source>Whose moves stand on the left</source>
        <translation>Wessen Züge links stehen</translation>
    </message>
    <message>
        <source>Whose moves stand on the right</source>
        <translation>Wessen Züge rechts stehen</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Ein Klick auf eine Überschrift sortiert die Liste</translation>
    </message>
    <message>
        <source>Enter or a double click shows the table after the move; the arrow keys choose whose</source>
        <translation>Enter oder ein Doppelklick zeigt den Tisch nach dem Zug; die Pfeiltasten wählen, wessen</translation>
    </message>
    <message>
        <source>Opens the replay of that match at the chosen move</source>
        <translation>Öffnet den Rückblick auf diese Partie beim gewählten Zug</translation>
    </message>
    <message>
        <source>On {name}’s table</source>
        <translation>Am Tisch von {name}</translation>
    </message>
    <message>
        <source>Both played alike to the end.</source>
        <translation>Beide haben bis zum Ende gleich gespielt.</translation>
    </message>
    <message>
        <source>They part at decision {number} of round {round}, marked with ≠.</source>
        <translation>Bei Entscheidung {number} in Runde {round} trennen sich die Wege, markiert mit ≠.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is {name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Pass the computer on. Nobody else should look now.</source>
        <translation>Gib den Computer weiter. Die anderen schauen jetzt bitte weg.</translation>
    </message>
    <message>
        <source>I am {name}: &amp;show my cards</source>
        <translation>Ich bin {name}: meine &amp;Karten zeigen</translation>
    </message>
    <message>
        <source>Lifts the curtain, as does a click beside it</source>
        <translation>Hebt den Vorhang, wie ein Klick daneben</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>Heute dieselben Karten für alle mit dieser Version.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>Days &amp;of</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>the week</source>
        <translation>die Woche</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>der Monat</translation>
    </message>
    <message>
        <source>Series of days</source>
        <translation>Tag für Tag</translation>
    </message>
    <message>
        <source>Standings over these days</source>
        <translation>Tabelle dieser Tage</translation>
    </message>
    <message>
        <source>Nobody has played any of these days yet.</source>
        <translation>Noch niemand hat einen dieser Tage gespielt.</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>R&amp;egeln</translation>
    </message>
    <message>
        <source>Best results here</source>
        <translation>Beste Ergebnisse hier</translation>
    </message>
    <message>
        <source>Deals of past days can be played as well</source>
        <translation>Auch das Spiel vergangener Tage lässt sich spielen</translation>
    </message>
    <message>
        <source>Who played this deal on this computer, the best first</source>
        <translation>Wer dieses Spiel an diesem Computer gespielt hat, das beste Ergebnis zuerst</translation>
    </message>
    <message>
        <source>Which days are seen at a glance: those around the chosen day</source>
        <translation>Welche Tage auf einen Blick zu sehen sind: die um den gewählten Tag</translation>
    </message>
    <message>
        <source>Your first results and those of the others; a day that is chosen can be played</source>
        <translation>Deine ersten Ergebnisse und die der anderen; ein gewählter Tag lässt sich spielen</translation>
    </message>
    <message>
        <source>Those who played the same days, compared by their first results</source>
        <translation>Alle, die dieselben Tage gespielt haben, verglichen nach ihren ersten Ergebnissen</translation>
    </message>
    <message>
        <source>Shows the first attempts at this deal move by move, as soon as you have played it yourself</source>
        <translation>Zeigt die ersten Versuche mit diesem Spiel Zug um Zug, sobald du es selbst gespielt hast</translation>
    </message>
    <message>
        <source>Deal of the day – {game}</source>
        <translation>Spiel des Tages – {game}</translation>
    </message>
    <message numerus="yes">
        <source>You begin, against %n computer player(s).</source>
        <translation>
            <numerusform>Du beginnst, gegen %n Computerspieler.</numerusform>
            <numerusform>Du beginnst, gegen %n Computerspieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: {level}. Deal {number}.</source>
        <translation>Spielstärke: {level}. Spielnummer {number}.</translation>
    </message>
    <message>
        <source>Nobody has finished this deal here yet.</source>
        <translation>Dieses Spiel hat hier noch niemand zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>EdgeButtons</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Takes back your last move</source>
        <translation>Nimmt deinen letzten Zug zurück</translation>
    </message>
    <message>
        <source>Shows a good move; pressed once more, it plays it</source>
        <translation>Zeigt einen guten Zug; noch einmal gedrückt, spielt es ihn</translation>
    </message>
    <message>
        <source>Opens the rules beside the table</source>
        <translation>Öffnet die Regeln neben dem Tisch</translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message>
        <source>Evenings</source>
        <translation>Spieleabende</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>Eine Reihe von Partien mit einer gemeinsamen Tabelle, an einem Tag oder an mehreren.</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>&amp;Abend</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Neuer Spieleabend…</translation>
    </message>
    <message>
        <source>&amp;Play next</source>
        <translation>Nächste &amp;Partie spielen</translation>
    </message>
    <message>
        <source>Play &amp;this match</source>
        <translation>&amp;Diese Partie spielen</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>As a p&amp;icture…</source>
        <translation>Als &amp;Bild…</translation>
    </message>
    <message>
        <source>As a &amp;file…</source>
        <translation>Als &amp;Tabelle…</translation>
    </message>
    <message>
        <source>Which evening is shown</source>
        <translation>Welcher Spieleabend gezeigt wird</translation>
    </message>
    <message>
        <source>A double click plays a match that is open, or compares a deal</source>
        <translation>Ein Doppelklick spielt eine offene Partie oder vergleicht ein Spiel</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Ein Klick auf eine Überschrift sortiert die Liste</translation>
    </message>
    <message>
        <source>Goes on with what was begun, else begins the first open match</source>
        <translation>Setzt fort, was begonnen wurde; sonst beginnt die erste offene Partie</translation>
    </message>
    <message>
        <source>Begins the selected match, or goes on with it</source>
        <translation>Beginnt die gewählte Partie oder setzt sie fort</translation>
    </message>
    <message>
        <source>Shows who made what of a deal that all have played, move by move</source>
        <translation>Zeigt Zug um Zug, wer was aus einem Spiel machte, das alle gespielt haben</translation>
    </message>
    <message>
        <source>Saves the standings as a PNG picture</source>
        <translation>Speichert die Tabelle als PNG-Bild</translation>
    </message>
    <message>
        <source>Saves the standings as a CSV table for spreadsheets</source>
        <translation>Speichert die Tabelle als CSV-Datei für Tabellenkalkulationen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>B&amp;ring it back</source>
        <translation>Zu&amp;rückholen</translation>
    </message>
    <message>
        <source>‘{title}’ is deleted; its matches are still in the statistics.</source>
        <translation>„{title}“ ist gelöscht; die Partien bleiben in der Statistik.</translation>
    </message>
    <message>
        <source>No evening has been planned yet.</source>
        <translation>Noch ist kein Spieleabend geplant.</translation>
    </message>
    <message>
        <source>The plan of this evening is damaged and cannot be read.</source>
        <translation>Der Plan dieses Spieleabends ist beschädigt und nicht lesbar.</translation>
    </message>
    <message>
        <source>All is played: these are the final standings.</source>
        <translation>Alles ist gespielt: Das ist der Endstand.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) can be played now, in any order.</source>
        <translation>
            <numerusform>Jetzt kann %n Partie gespielt werden.</numerusform>
            <numerusform>Jetzt können %n Partien gespielt werden, in beliebiger Reihenfolge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are closed until all have played them.</source>
        <translation>
            <numerusform>%n Spiel bleibt verdeckt, bis alle es gespielt haben.</numerusform>
            <numerusform>%n Spiele bleiben verdeckt, bis alle sie gespielt haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes &amp;back</source>
        <translation>Ist &amp;wieder dabei</translation>
    </message>
    <message>
        <source>Drops &amp;out</source>
        <translation>St&amp;eigt aus</translation>
    </message>
    <message>
        <source>The selected participant takes part again</source>
        <translation>Die gewählte Person macht wieder mit</translation>
    </message>
    <message>
        <source>The selected participant plays no more matches</source>
        <translation>Die gewählte Person spielt keine Partien mehr</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Deal number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>none, the cards came with the file</source>
        <translation>keine, die Karten kamen mit der Datei</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Started on</source>
        <translation>Begonnen am</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>Zurückgenommene Züge</translation>
    </message>
    <message>
        <source>Stand-in moves</source>
        <translation>Ersatzzüge</translation>
    </message>
    <message>
        <source>Counts in the statistics</source>
        <translation>Zählt in der Statistik</translation>
    </message>
    <message>
        <source>no, it is a practice match</source>
        <translation>nein, das ist eine Übungspartie</translation>
    </message>
    <message>
        <source>yes, when it is finished</source>
        <translation>ja, wenn sie zu Ende gespielt ist</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>The cards of round(s) {rounds} are not those that were sealed.</source>
        <translation>
            <numerusform>Die Karten von Runde {rounds} sind nicht die versiegelten.</numerusform>
            <numerusform>Die Karten der Runden {rounds} sind nicht die versiegelten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked: the cards are the sealed ones, and every move is allowed.</source>
        <translation>Geprüft: Es sind die versiegelten Karten, und jeder Zug ist erlaubt.</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>Über diese Partie</translation>
    </message>
    <message>
        <source>&amp;Show deal number</source>
        <translation>Spielnummer &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>Spielnummer &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;heck the match</source>
        <translation>Partie &amp;prüfen</translation>
    </message>
    <message>
        <source>Seal of this round’s cards (SHA-256)</source>
        <translation>Siegel der Karten dieser Runde (SHA-256)</translation>
    </message>
    <message>
        <source>The cards were fixed before the first move, and this number follows from them and from a secret number. Note it down: the saved match contains both, so that afterwards anybody can work it out again and see that no card was changed. The command “check” does that too.</source>
        <translation>Die Karten standen vor dem ersten Zug fest, und diese Zahl folgt aus ihnen und einer geheimen Zahl. Schreib sie auf: Die gespeicherte Partie enthält beides, sodass jeder nachher nachrechnen kann, dass keine Karte vertauscht wurde. Der Befehl „check“ tut das auch.</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>hidden until all have played this deal</source>
        <translation>verborgen, bis alle dieses Spiel gespielt haben</translation>
    </message>
    <message>
        <source>hidden until the match is over: whoever knows it can list every hand</source>
        <translation>verborgen, bis die Partie vorbei ist: Wer sie kennt, kann alle Karten auflisten</translation>
    </message>
</context>
<context>
    <name>GamePicks</name>
    <message>
        <source>Rounds of a match</source>
        <translation>Runden je Partie</translation>
    </message>
    <message>
        <source>Rounds of a match of {game}</source>
        <translation>Runden je Partie {game}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Lists only what has these letters in its words or its key</source>
        <translation>Zeigt nur, was diese Buchstaben im Namen oder in der Taste hat</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>They can be changed in the preferences.</source>
        <translation>In den Einstellungen lassen sie sich ändern.</translation>
    </message>
    <message>
        <source>All keys that do something, by the place where they do it</source>
        <translation>Alle Tasten, die etwas tun, nach dem Ort, an dem sie es tun</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>New &amp;key</source>
        <translation>&amp;Neue Taste</translation>
    </message>
    <message>
        <source>press it here</source>
        <translation>hier drücken</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Below the list the selected action can be given another key</source>
        <translation>Unter der Liste bekommt die gewählte Aktion eine andere Taste</translation>
    </message>
    <message>
        <source>Takes the next key that is pressed here</source>
        <translation>Nimmt die nächste Taste, die hier gedrückt wird</translation>
    </message>
    <message>
        <source>Takes its key away from the selected action</source>
        <translation>Nimmt der gewählten Aktion ihre Taste</translation>
    </message>
    <message>
        <source>Gives the selected action the key it had at first</source>
        <translation>Gibt der gewählten Aktion ihre ursprüngliche Taste zurück</translation>
    </message>
    <message>
        <source>Gives all actions the keys they had at first</source>
        <translation>Gibt allen Aktionen ihre ursprünglichen Tasten zurück</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Diese Taste liegt fest.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>All keys are as they were at first.</source>
        <translation>Alle Tasten sind wieder wie am Anfang.</translation>
    </message>
    <message>
        <source>{key} is taken: {action} ({group}).</source>
        <translation>{key} ist schon vergeben: {action} ({group}).</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <source>Lesson: {game}</source>
        <translation>Lektion: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}: sieh noch einmal hin</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Spiel des Ta&amp;ges</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Räts&amp;el</translation>
    </message>
    <message>
        <source>Eve&amp;nings</source>
        <translation>Sp&amp;ieleabende</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>Heute dieselben Karten für alle mit dieser Version.</translation>
    </message>
    <message>
        <source>Positions with one best move, and your own mistakes.</source>
        <translation>Stellungen mit einem besten Zug und deine eigenen Fehler.</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings.</source>
        <translation>Eine Reihe von Partien mit einer gemeinsamen Tabelle.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>practice</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>The move list is shown.</source>
        <translation>Die Zugliste wird angezeigt.</translation>
    </message>
    <message>
        <source>The move list is hidden.</source>
        <translation>Die Zugliste ist ausgeblendet.</translation>
    </message>
    <message>
        <source>Full screen is on.</source>
        <translation>Vollbild ein.</translation>
    </message>
    <message>
        <source>Full screen is off.</source>
        <translation>Vollbild aus.</translation>
    </message>
</context>
<context>
    <name>MatchDetails</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spielnummer {number}</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
</context>
<context>
    <name>MatchDock</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Moves and scores</source>
        <translation>Züge und Punkte</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Zugliste</translation>
    </message>
    <message>
        <source>Points of each round, and the total beside them</source>
        <translation>Die Punkte jeder Runde, daneben die Summe</translation>
    </message>
    <message>
        <source>What each move did, the latest at the foot</source>
        <translation>Was jeder Zug bewirkt hat, der letzte unten</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>all games</source>
        <translation>alle Spiele</translation>
    </message>
    <message>
        <source>all people</source>
        <translation>alle Personen</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>jede Spielstärke</translation>
    </message>
    <message>
        <source>matches that count</source>
        <translation>Partien, die zählen</translation>
    </message>
    <message>
        <source>practice matches</source>
        <translation>Übungspartien</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>all time</source>
        <translation>gesamter Zeitraum</translation>
    </message>
    <message>
        <source>last 7 days</source>
        <translation>letzte 7 Tage</translation>
    </message>
    <message>
        <source>last 30 days</source>
        <translation>letzte 30 Tage</translation>
    </message>
    <message>
        <source>last 12 months</source>
        <translation>letzte 12 Monate</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>von … bis …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Level of an opponent</source>
        <translation>Spielstärke eines Gegners</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übungspartien</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>That was a fault of the program. The match goes on from the last saved move. The report helps to mend the fault; it holds no cards and no names of players.</source>
        <translation>Das war ein Fehler des Programms. Die Partie geht beim letzten gespeicherten Zug weiter. Der Bericht hilft, den Fehler zu beheben; er enthält weder Karten noch Namen von Mitspielern.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>&amp;Bericht kopieren</translation>
    </message>
    <message>
        <source>Where in the program it went wrong</source>
        <translation>Wo im Programm es schiefging</translation>
    </message>
    <message>
        <source>Puts the report on the clipboard</source>
        <translation>Legt den Bericht in die Zwischenablage</translation>
    </message>
</context>
<context>
    <name>NameHelp</name>
    <message>
        <source>Portrait of {name}</source>
        <translation>Porträt von {name}</translation>
    </message>
</context>
<context>
    <name>NewEveningDialog</name>
    <message>
        <source>New evening</source>
        <translation>Neuer Spieleabend</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>Eine Reihe von Partien mit einer gemeinsamen Tabelle, an einem Tag oder an mehreren.</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Wer mitmacht</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>&amp;Name des Abends</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>&amp;Computer players</source>
        <translation>&amp;Computerspieler</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Spiels&amp;tärke</translation>
    </message>
    <message>
        <source>How many computer players sit at each table</source>
        <translation>Wie viele Computerspieler an jedem Tisch sitzen</translation>
    </message>
    <message>
        <source>How strong they are; the same moves they answer alike, whoever makes them</source>
        <translation>Wie stark sie sind; auf die gleichen Züge antworten sie gleich, wer sie auch macht</translation>
    </message>
    <message>
        <source>How &amp;often</source>
        <translation>&amp;Wie oft</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>{count} take part</source>
        <translation>{count} machen mit</translation>
    </message>
    <message>
        <source>Evening of {day}</source>
        <translation>Spieleabend vom {day}</translation>
    </message>
    <message>
        <source>&amp;Draw the order by lot</source>
        <translation>&amp;Reihenfolge auslosen</translation>
    </message>
    <message>
        <source>Plan &amp;it</source>
        <translation>P&amp;lanen</translation>
    </message>
    <message>
        <source>Left empty, it is called after the day</source>
        <translation>Bleibt das Feld leer, heißt er nach dem Tag</translation>
    </message>
    <message>
        <source>How often the same people play each game</source>
        <translation>Wie oft dieselben Leute jedes Spiel spielen</translation>
    </message>
    <message>
        <source>Who begins, and in a knock-out who meets whom, depends on the order</source>
        <translation>Von der Reihenfolge hängt ab, wer beginnt und im K.-o.-System auch, wer auf wen trifft</translation>
    </message>
    <message>
        <source>The matches may be played in any order</source>
        <translation>Die Partien können in beliebiger Reihenfolge gespielt werden</translation>
    </message>
    <message>
        <source>Stores the plan; it can be played today or on other days</source>
        <translation>Speichert den Plan; gespielt wird heute oder an anderen Tagen</translation>
    </message>
    <message>
        <source>How &amp;many deals</source>
        <translation>Wie viele &amp;Spiele</translation>
    </message>
    <message>
        <source>How many deals each of them plays</source>
        <translation>Wie viele Spiele jeder von ihnen spielt</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), to be played in any order.</source>
        <translation>
            <numerusform>%n Partie.</numerusform>
            <numerusform>%n Partien, in beliebiger Reihenfolge zu spielen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>R&amp;ules</source>
        <translation>R&amp;egeln</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Wie viele spielen</translation>
    </message>
    <message>
        <source>Who &amp;begins</source>
        <translation>Wer &amp;beginnt</translation>
    </message>
    <message>
        <source>&amp;Youngest is</source>
        <translation>Am &amp;jüngsten ist</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Spiel&amp;nummer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} Spieler</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>The same number deals the same cards to everybody, everywhere.</source>
        <translation>Dieselbe Nummer gibt überall und für alle dieselben Karten.</translation>
    </message>
    <message>
        <source>The &amp;coach is on</source>
        <translation>Der &amp;Trainer ist an</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>&amp;Programme…</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>Er sagt, worauf es gerade ankommt, und zeigt einen Zug, der deutlich besser war als deiner.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Le&amp;rnen</translation>
    </message>
    <message>
        <source>Begins the first round</source>
        <translation>Beginnt die erste Runde</translation>
    </message>
    <message>
        <source>Left empty, any cards are dealt</source>
        <translation>Leer: beliebige Karten werden ausgeteilt</translation>
    </message>
    <message>
        <source>Players that are programs of this computer: add, change, remove, try</source>
        <translation>Mitspieler, die Programme dieses Computers sind: hinzufügen, ändern, entfernen, ausprobieren</translation>
    </message>
    <message>
        <source>A lesson of a few minutes, on the table</source>
        <translation>Eine Lektion von wenigen Minuten, am Tisch</translation>
    </message>
    <message>
        <source>Deals the cards; what is chosen here is offered again next time</source>
        <translation>Beginnt das Spiel; was hier gewählt ist, steht beim nächsten Mal wieder da</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>der jüngste Spieler</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>das Los entscheidet</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Puts this message away</source>
        <translation>Räumt diese Meldung weg</translation>
    </message>
    <message>
        <source>{text} ({times} times)</source>
        <translation>{text} ({times}-mal)</translation>
    </message>
</context>
<context>
    <name>OpenCardsDialog</name>
    <message>
        <source>A record shows all cards</source>
        <translation>Die Aufzeichnung zeigt alle Karten</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Several people play, and the record of their match holds every hand and everything that was chosen in secret. Whoever reads it knows what the players must not know of each other.</source>
        <translation>Es spielen mehrere Menschen, und die Aufzeichnung ihrer Partie enthält alle Handkarten und alles, was geheim gewählt wurde. Wer sie liest, weiß, was die Spieler nicht voneinander wissen dürfen.</translation>
    </message>
    <message>
        <source>&amp;Go on all the same</source>
        <translation>&amp;Trotzdem weiter</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Who plays at this computer. Every change takes effect at once.</source>
        <translation>Wer an diesem Computer spielt. Jede Änderung gilt sofort.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Sho&amp;w hidden people too</source>
        <translation>Auch &amp;verborgene Personen zeigen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>I&amp;st dieselbe Person wie…</translation>
    </message>
    <message>
        <source>Below the list the selected person can be changed</source>
        <translation>Unter der Liste lässt sich die gewählte Person ändern</translation>
    </message>
    <message>
        <source>What the person is called everywhere, also in matches played before</source>
        <translation>Wie die Person überall heißt, auch in früheren Partien</translation>
    </message>
    <message>
        <source>The disc behind the picture, at the table and in lists</source>
        <translation>Die Scheibe hinter dem Bild, am Tisch und in Listen</translation>
    </message>
    <message>
        <source>Stands by the name at the table and in lists</source>
        <translation>Steht beim Namen am Tisch und in Listen</translation>
    </message>
    <message>
        <source>Gives the selected person this name; the names of before stay theirs</source>
        <translation>Gibt der gewählten Person diesen Namen; die früheren Namen bleiben ihre</translation>
    </message>
    <message>
        <source>Makes a new person of this name, who is offered in a new match</source>
        <translation>Legt eine neue Person dieses Namens an, die in einem neuen Spiel angeboten wird</translation>
    </message>
    <message>
        <source>Counts two people as one from now on, or separates those who were joined</source>
        <translation>Zählt zwei Personen ab jetzt als eine oder trennt, wer zusammengelegt war</translation>
    </message>
    <message>
        <source>So that they can be shown again</source>
        <translation>Damit sie wieder gezeigt werden können</translation>
    </message>
    <message>
        <source>{name} (hidden)</source>
        <translation>{name} (verborgen)</translation>
    </message>
    <message>
        <source>Also called: {names}</source>
        <translation>Heißt auch: {names}</translation>
    </message>
    <message>
        <source>S&amp;how again</source>
        <translation>&amp;Wieder zeigen</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>Verber&amp;gen</translation>
    </message>
    <message>
        <source>Offers and lists this person again</source>
        <translation>Bietet diese Person wieder an und führt sie wieder in Listen</translation>
    </message>
    <message>
        <source>Offers and lists this person no more; nothing is lost</source>
        <translation>Bietet diese Person nicht mehr an und lässt sie in Listen weg; nichts geht verloren</translation>
    </message>
    <message>
        <source>{old} is called {name} from now on.</source>
        <translation>{old} heißt ab jetzt {name}.</translation>
    </message>
    <message>
        <source>{name} can play now.</source>
        <translation>{name} kann jetzt mitspielen.</translation>
    </message>
    <message>
        <source>{name} is hidden: offered and listed no more. All matches stay.</source>
        <translation>{name} ist verborgen: wird nicht mehr angeboten und nicht mehr aufgeführt. Alle Partien bleiben.</translation>
    </message>
    <message>
        <source>{name} is offered and listed again.</source>
        <translation>{name} wird wieder angeboten und aufgeführt.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>Eine Person braucht einen Namen.</translation>
    </message>
    <message>
        <source>That is a name of {name} already. If both are one person, choose “Is the same person as…”.</source>
        <translation>So heißt schon {name}. Sind beide eine Person, wähle „Ist dieselbe Person wie…“.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animationen</translation>
    </message>
    <message>
        <source>Screen readers are tol&amp;d</source>
        <translation>Bildschi&amp;rmleser sagen</translation>
    </message>
    <message>
        <source>&amp;Hand sorted</source>
        <translation>&amp;Hand sortiert</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Über dich</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Jede Änderung gilt sofort.</translation>
    </message>
    <message>
        <source>Coach in new matches</source>
        <translation>Trainer in neuen Partien</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Ton und Sprachausgabe</translation>
    </message>
    <message>
        <source>&amp;One click plays a card that has only one place to go</source>
        <translation>Ein &amp;Klick spielt eine Karte, für die es nur einen Platz gibt</translation>
    </message>
    <message>
        <source>Play from &amp;memory: known cards are not shown</source>
        <translation>Aus dem Gedä&amp;chtnis spielen: bekannte Karten werden nicht gezeigt</translation>
    </message>
    <message>
        <source>Curtain between players’ t&amp;urns</source>
        <translation>Vorhang zwischen den &amp;Zügen der Spieler</translation>
    </message>
    <message>
        <source>&amp;Four colours for the four suits</source>
        <translation>&amp;Vierfarbenblatt: Pik, Herz, Karo, Kreuz in je eigener Farbe</translation>
    </message>
    <message>
        <source>Letters of my language on the &amp;cards, not A K Q J</source>
        <translation>B&amp;uchstaben meiner Sprache auf den Karten, nicht A K Q J</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Geräusche</translation>
    </message>
    <message>
        <source>Single &amp;letters and digits act without Ctrl</source>
        <translation>Einzelne &amp;Buchstaben und Ziffern wirken ohne Strg</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Turn off if one person plays several seats.</source>
        <translation>Ausschalten, wenn eine Person mehrere Plätze spielt.</translation>
    </message>
    <message>
        <source>Otherwise the table shows what everybody saw somebody take, and what you discarded yourself.</source>
        <translation>Sonst zeigt der Tisch, was alle jemanden haben nehmen sehen, und was du selbst abgelegt hast.</translation>
    </message>
    <message>
        <source>Otherwise a click takes the card up, and a second one lays it.</source>
        <translation>Sonst nimmt ein Klick die Karte auf, und ein zweiter legt sie.</translation>
    </message>
    <message>
        <source>Turn off if letters are struck or spoken by accident.</source>
        <translation>Ausschalten, wenn Buchstaben versehentlich getippt oder gesprochen werden.</translation>
    </message>
    <message>
        <source>What you are called at the table</source>
        <translation>Wie du am Tisch heißt</translation>
    </message>
    <message>
        <source>The size of all letters, in windows and on the table</source>
        <translation>Die Größe aller Buchstaben, in Fenstern und auf dem Tisch</translation>
    </message>
    <message>
        <source>How fast cards move, and how long computer players wait</source>
        <translation>Wie schnell sich Karten bewegen und wie lange Computergegner warten</translation>
    </message>
    <message>
        <source>How much of each move is read aloud</source>
        <translation>Wie viel von jedem Zug vorgelesen wird</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>Er sagt, worauf es gerade ankommt, und zeigt einen Zug, der deutlich besser war als deiner.</translation>
    </message>
    <message>
        <source>How the cards in your hand are ordered</source>
        <translation>In welcher Ordnung die Karten auf deiner Hand liegen</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>little</source>
        <translation>wenig</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>das Übliche</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>nach Farbe</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <source>on in games not played here yet</source>
        <translation>an in Spielen, die hier neu sind</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>immer an</translation>
    </message>
    <message>
        <source>always off</source>
        <translation>immer aus</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print and play</source>
        <translation>Drucken und spielen</translation>
    </message>
    <message>
        <source>A game on paper, to play without a computer</source>
        <translation>Ein Spiel auf Papier, für eine Runde ohne Computer</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Spi&amp;el</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>The &amp;cards, and sheets to write on</source>
        <translation>Die &amp;Karten und Bögen zum Ausfüllen</translation>
    </message>
    <message>
        <source>The &amp;backs of the cards too</source>
        <translation>&amp;Auch die Rückseiten der Karten</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Die Spielre&amp;geln</translation>
    </message>
    <message>
        <source>The cards come in true size with lines to cut along. Print on thick paper at 100&#xa0;%, not fitted to the page; with backs on both sides, turned over the long edge.</source>
        <translation>Die Karten kommen in Originalgröße mit Schnittlinien. Druck auf dickes Papier mit 100&#xa0;%, ohne Anpassung an die Seite; mit Rückseiten beidseitig, über die lange Kante gewendet.</translation>
    </message>
    <message>
        <source>The game to print</source>
        <translation>Das Spiel, das gedruckt wird</translation>
    </message>
    <message>
        <source>The language of the rules and sheets</source>
        <translation>Die Sprache der Regeln und Bögen</translation>
    </message>
    <message>
        <source>The paper in your printer</source>
        <translation>Das Papier in deinem Drucker</translation>
    </message>
    <message>
        <source>All the cards of the game, and what the players write on</source>
        <translation>Alle Karten des Spiels und was die Spieler ausfüllen</translation>
    </message>
    <message>
        <source>Behind each page of cards comes one with their backs</source>
        <translation>Auf jede Seite mit Karten folgt eine mit deren Rückseiten</translation>
    </message>
    <message>
        <source>The rules of the game, with their pictures</source>
        <translation>Die Spielregeln mit ihren Bildern</translation>
    </message>
    <message>
        <source>Asks for a file and writes the pages to it</source>
        <translation>Fragt nach einer Datei und schreibt die Seiten hinein</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Angehalten: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were written to {path}.</source>
        <translation>
            <numerusform>%n Seite wurde nach {path} geschrieben.</numerusform>
            <numerusform>%n Seiten wurden nach {path} geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
</context>
<context>
    <name>ProgramGoneDialog</name>
    <message>
        <source>A player is missing</source>
        <translation>Ein Mitspieler fehlt</translation>
    </message>
    <message>
        <source>Somebody else can play on at its seat.</source>
        <translation>Jemand anders kann auf seinem Platz weiterspielen.</translation>
    </message>
    <message>
        <source>At the seat of {name}</source>
        <translation>Auf dem Platz von {name}</translation>
    </message>
    <message>
        <source>With another player the match goes on as practice: its result would be of two together.</source>
        <translation>Mit einem anderen Mitspieler geht die Partie als Übung weiter: Das Ergebnis wäre von zweien zusammen.</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>&amp;Programme…</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Here the program can be added again, or its command put right</source>
        <translation>Hier lässt sich das Programm wieder hinzufügen oder sein Befehl berichtigen</translation>
    </message>
    <message>
        <source>Goes on with the match, with these players</source>
        <translation>Setzt die Partie mit diesen Mitspielern fort</translation>
    </message>
    <message>
        <source>Leaves the match as it is, on the start page</source>
        <translation>Lässt die Partie, wie sie ist, auf der Startseite</translation>
    </message>
    <message>
        <source>{name} cannot play: {reason}.</source>
        <translation>{name} kann nicht spielen: {reason}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Players that are programs</source>
        <translation>Programme als Mitspieler</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Jede Änderung gilt sofort.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>A program that speaks the protocol of players can sit at the table. It runs on this computer with your own rights, as if you had started it yourself: add only programs that you trust. Of a match it is told only what its own seat may see.</source>
        <translation>Ein Programm, das das Protokoll für Spieler spricht, kann mit am Tisch sitzen. Es läuft auf diesem Computer mit deinen eigenen Rechten, als hättest du es selbst gestartet: Füge nur Programme hinzu, denen du vertraust. Von einer Partie erfährt es nur, was man auf seinem Platz sehen darf.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Programs that can play</source>
        <translation>Programme, die mitspielen können</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Comman&amp;d</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>the program and its arguments</source>
        <translation>das Programm und seine Argumente</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen…</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Chan&amp;ge</source>
        <translation>Än&amp;dern</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Below the list the selected program can be changed, tried and removed</source>
        <translation>Unter der Liste lässt sich das gewählte Programm ändern, ausprobieren und entfernen</translation>
    </message>
    <message>
        <source>What it is called at the table and in the statistics</source>
        <translation>Wie es am Tisch und in der Statistik heißt</translation>
    </message>
    <message>
        <source>No shell reads it: a space within a word needs quotation marks. It starts in your own folder.</source>
        <translation>Keine Shell liest ihn: Ein Leerzeichen in einem Wort braucht Anführungszeichen. Gestartet wird in deinem eigenen Ordner.</translation>
    </message>
    <message>
        <source>Looks for the file of the program</source>
        <translation>Sucht die Datei des Programms</translation>
    </message>
    <message>
        <source>Starts the program, greets it and tells what it answers</source>
        <translation>Startet das Programm, begrüßt es und sagt, was es antwortet</translation>
    </message>
    <message>
        <source>From then on it can be chosen for a seat. {warning}</source>
        <translation>Danach kann man ihm einen Platz geben. {warning}</translation>
    </message>
    <message>
        <source>Gives the selected program this name and command</source>
        <translation>Gibt dem gewählten Programm diesen Namen und Befehl</translation>
    </message>
    <message>
        <source>Takes the selected program off the list; its file stays</source>
        <translation>Nimmt das gewählte Programm von der Liste; seine Datei bleibt</translation>
    </message>
    <message>
        <source>The program that plays</source>
        <translation>Das Programm, das spielt</translation>
    </message>
    <message>
        <source>{name} can be chosen for a seat in a new match now.</source>
        <translation>{name} kann jetzt in einer neuen Partie einen Platz bekommen.</translation>
    </message>
    <message>
        <source>{name} was changed.</source>
        <translation>{name} wurde geändert.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} wurde entfernt.</translation>
    </message>
    <message>
        <source>The program needs a name.</source>
        <translation>Das Programm braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a program called {name} already.</source>
        <translation>Es gibt schon ein Programm, das {name} heißt.</translation>
    </message>
    <message>
        <source>That does not work: {reason}.</source>
        <translation>Das geht nicht: {reason}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The program is started and greeted…</source>
        <translation>Das Programm wird gestartet und begrüßt…</translation>
    </message>
    <message>
        <source>It answered after {seconds} s and calls itself {name}.</source>
        <translation>Es hat nach {seconds} s geantwortet und nennt sich {name}.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>Aus&amp;probieren</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Positions with one best move, which is to be found.</source>
        <translation>Stellungen mit einem besten Zug: finde ihn.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Eins nach dem anderen</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Rätsel des &amp;Tages</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes</source>
        <translation>Aus meinen &amp;Fehlern lernen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Wer spielt</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>alle Spiele</translation>
    </message>
    <message>
        <source>Whose rating and whose days in a row count</source>
        <translation>Wessen Wertung und wessen Tage in Folge zählen</translation>
    </message>
    <message>
        <source>The same puzzle today for everybody with this version</source>
        <translation>Heute dasselbe Rätsel für alle mit dieser Version</translation>
    </message>
    <message>
        <source>Puzzles that are about as hard as you are strong</source>
        <translation>Rätsel, die etwa so schwer sind, wie du stark bist</translation>
    </message>
    <message>
        <source>Asks for the better moves in your matches</source>
        <translation>Fragt nach den besseren Zügen in deinen Partien</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days.</source>
        <translation>Aus den analysierten Partien der letzten 30 Tage.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-Datei</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Closes the dock widget</source>
        <translation>Räumt die Liste weg</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Macht aus der Liste ein eigenes Fenster oder hängt sie wieder ein</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 gibt es schon.
Möchtest du die Datei ersetzen?</translation>
    </message>
</context>
<context>
    <name>RatingsPage</name>
    <message>
        <source>Working it out…</source>
        <translation>Wird ausgerechnet…</translation>
    </message>
    <message>
        <source>The ratings are based on all matches that count, whenever they were played.</source>
        <translation>Die Wertungszahlen beruhen auf allen Partien, die zählen, wann immer sie gespielt wurden.</translation>
    </message>
    <message>
        <source>Each game has a scale of its own, with “{level}” at {points}.</source>
        <translation>Jedes Spiel hat seine eigene Skala, mit „{level}“ bei {points}.</translation>
    </message>
    <message>
        <source>On the same scale the computer players are fixed at: {posts}.</source>
        <translation>Auf derselben Skala stehen die Computerspieler fest: {posts}.</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: {game} – {names}</source>
        <translation>Rückblick: {game} – {names}</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Zum letzten Zug</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>Gesehen &amp;von</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>everybody: open cards</source>
        <translation>allen: offene Karten</translation>
    </message>
    <message>
        <source>nobody: closed cards</source>
        <translation>niemandem: verdeckte Karten</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>Ab &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>Shows the table after the selected move</source>
        <translation>Zeigt den Tisch nach dem gewählten Zug</translation>
    </message>
    <message>
        <source>How far the match has come; drag it to look elsewhere</source>
        <translation>Wie weit die Partie ist; ziehen, um an anderer Stelle zu schauen</translation>
    </message>
    <message>
        <source>How long each move is shown while it plays by itself</source>
        <translation>Wie lange jeder Zug zu sehen ist, wenn es von selbst läuft</translation>
    </message>
    <message>
        <source>As a practice match of its own</source>
        <translation>Als eigene Übungspartie</translation>
    </message>
    <message>
        <source>Copy &amp;match</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Zugliste</translation>
    </message>
    <message>
        <source>From which seat the table is seen</source>
        <translation>Von welchem Platz aus der Tisch zu sehen ist</translation>
    </message>
    <message>
        <source>The whole match as text, for other programs</source>
        <translation>Die ganze Partie als Text, für andere Programme</translation>
    </message>
    <message>
        <source>The table as it is now, as a picture</source>
        <translation>Der Tisch, wie er jetzt ist, als Bild</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, move {move} of {moves}</source>
        <translation>Runde {round} von {rounds}, Zug {move} von {moves}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Von selbst ablaufen lassen</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>A copy of all games is made at every start.</source>
        <translation>Bei jedem Start wird eine Kopie aller Partien angelegt.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>The latest backup is at the top</source>
        <translation>Die neueste Sicherung steht oben</translation>
    </message>
    <message>
        <source>Puts the selected backup in the place of what is stored now</source>
        <translation>Setzt die gewählte Sicherung an die Stelle dessen, was jetzt gespeichert ist</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in progress</source>
        <translation>
            <numerusform>%n laufende Partie</numerusform>
            <numerusform>%n laufende Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past match(es)</source>
        <translation>
            <numerusform>%n gespielte Partie</numerusform>
            <numerusform>%n gespielte Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size}&#xa0;MB</translation>
    </message>
    <message>
        <source>There is no backup yet: the first is made at the next start.</source>
        <translation>Es gibt noch keine Sicherung: Die erste entsteht beim nächsten Start.</translation>
    </message>
    <message>
        <source>Close the other window first: it uses the saved games.</source>
        <translation>Schließ erst das andere Fenster: Es benutzt die gespeicherten Partien.</translation>
    </message>
    <message>
        <source>Games and preferences become what they were then. What there is now is not lost: it is kept beside them under another name.</source>
        <translation>Partien und Einstellungen werden wieder, wie sie damals waren. Was jetzt da ist, geht nicht verloren: Es bleibt unter anderem Namen daneben liegen.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The game whose rules are shown</source>
        <translation>Das Spiel, dessen Regeln zu sehen sind</translation>
    </message>
    <message>
        <source>Marks the place where these words stand; Enter looks further</source>
        <translation>Zeigt, wo diese Wörter stehen; die Eingabetaste sucht weiter</translation>
    </message>
    <message>
        <source>Goes to a part of the rules</source>
        <translation>Springt zu einem Teil der Regeln</translation>
    </message>
    <message>
        <source>Arrow keys and page keys scroll</source>
        <translation>Pfeil- und Bildtasten blättern</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>These rules on paper, and the cards to cut out</source>
        <translation>Diese Regeln auf Papier und die Karten zum Ausschneiden</translation>
    </message>
</context>
<context>
    <name>SamePersonDialog</name>
    <message>
        <source>One person, two names</source>
        <translation>Eine Person, zwei Namen</translation>
    </message>
    <message>
        <source>&amp;Is the same person as</source>
        <translation>&amp;Ist dieselbe Person wie</translation>
    </message>
    <message>
        <source>Matches, ratings, puzzles and lessons of both are counted together from now on, under the name chosen here. What was played stays as it is, and the two can be separated again.</source>
        <translation>Partien, Wertungen, Rätsel und Lektionen von beiden zählen ab jetzt zusammen, unter dem Namen, den du hier wählst. Was gespielt wurde, bleibt, wie es ist, und beide lassen sich wieder trennen.</translation>
    </message>
    <message>
        <source>Counted together so far: {names}.</source>
        <translation>Bisher zusammen gezählt: {names}.</translation>
    </message>
    <message>
        <source>Se&amp;parate the names again</source>
        <translation>Die Namen wieder &amp;trennen</translation>
    </message>
    <message>
        <source>The other name of this person</source>
        <translation>Der andere Name dieser Person</translation>
    </message>
    <message>
        <source>Counts both names as one person</source>
        <translation>Zählt beide Namen als eine Person</translation>
    </message>
    <message>
        <source>Counts each name by itself, as at first</source>
        <translation>Zählt jeden Namen wieder für sich</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>{person} ({level})</source>
        <translation>{person} ({level})</translation>
    </message>
    <message>
        <source>Program: {program}</source>
        <translation>Programm: {program}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Name an Platz {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Wer spielt an Platz {number}</translation>
    </message>
    <message>
        <source>{name} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} ({level}): {line} Kein Computerspieler sieht verdeckte Karten.</translation>
    </message>
    <message>
        <source>{name} is played by {person} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} wird von {person} gespielt ({level}): {line} Kein Computerspieler sieht verdeckte Karten.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Angefangene Partien</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Enter goes on with the selected match, F2 renames it, Del deletes it</source>
        <translation>Die Eingabetaste setzt die gewählte Partie fort, F2 benennt sie um, Entf löscht sie</translation>
    </message>
    <message>
        <source>Goes on with the selected match where it was left</source>
        <translation>Setzt die gewählte Partie fort, wo sie verlassen wurde</translation>
    </message>
    <message>
        <source>Gives the selected match a title of its own</source>
        <translation>Gibt der gewählten Partie einen eigenen Titel</translation>
    </message>
    <message>
        <source>A copy to try something else in, as practice</source>
        <translation>Eine Kopie, um etwas anderes auszuprobieren, als Übungspartie</translation>
    </message>
    <message>
        <source>Deletes the selected match; Undo brings it back</source>
        <translation>Löscht die gewählte Partie; „Zug zurücknehmen“ holt sie zurück</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Against whom</source>
        <translation>&amp;Gegen wen</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Wertungszahl</translation>
    </message>
    <message>
        <source>Rep&amp;lay the match</source>
        <translation>Partie noch einmal &amp;ansehen</translation>
    </message>
    <message>
        <source>Learn from my mista&amp;kes</source>
        <translation>Aus meinen &amp;Fehlern lernen</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Ist dieselbe Perso&amp;n wie…</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Ein Klick auf eine Überschrift sortiert die Liste</translation>
    </message>
    <message>
        <source>{sorts}, a double click on a match replays it</source>
        <translation>{sorts}, ein Doppelklick auf eine Partie öffnet den Rückblick</translation>
    </message>
    <message>
        <source>Goes through the selected match move by move</source>
        <translation>Geht die gewählte Partie Zug für Zug durch</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days</source>
        <translation>Aus den analysierten Partien der letzten 30 Tage</translation>
    </message>
    <message>
        <source>Counts two names as one person from now on</source>
        <translation>Zählt zwei Namen von nun an als eine Person</translation>
    </message>
    <message>
        <source>Writes what is selected above to a file, for other programs</source>
        <translation>Schreibt das oben Gewählte in eine Datei, für andere Programme</translation>
    </message>
    <message>
        <source>Whose results are shown</source>
        <translation>Wessen Ergebnisse zu sehen sind</translation>
    </message>
    <message>
        <source>There are no matches to draw yet.</source>
        <translation>Es gibt noch keine Partien zum Zeichnen.</translation>
    </message>
    <message>
        <source>Choose one game above: scores of different games cannot be compared.</source>
        <translation>Wähle oben ein Spiel: Punkte verschiedener Spiele lassen sich nicht vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n match(es).</source>
        <translation>
            <numerusform>Diese Zahlen beruhen auf %n Partie.</numerusform>
            <numerusform>Diese Zahlen beruhen auf %n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n finished match(es).</source>
        <translation>
            <numerusform>Diese Zahlen beruhen auf %n beendeten Partie.</numerusform>
            <numerusform>Diese Zahlen beruhen auf %n beendeten Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) are not in them.</source>
        <translation>
            <numerusform>%n Übungspartie zählt nicht mit.</numerusform>
            <numerusform>%n Übungspartien zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given-up match(es) are not in them.</source>
        <translation>
            <numerusform>%n aufgegebene Partie zählt nicht mit.</numerusform>
            <numerusform>%n aufgegebene Partien zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged: they cannot be read.</source>
        <translation>
            <numerusform>%n Partie ist beschädigt und nicht lesbar.</numerusform>
            <numerusform>%n Partien sind beschädigt und nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) come when all at their evening have played the same deal.</source>
        <translation>
            <numerusform>%n Partie kommt dazu, sobald am Spieleabend alle dasselbe Spiel gespielt haben.</numerusform>
            <numerusform>%n Partien kommen dazu, sobald am Spieleabend alle dasselbe Spiel gespielt haben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskDialog</name>
    <message>
        <source>Show the move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}: sieh noch einmal hin</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The computer players do not answer: {reason}</source>
        <translation>Die Computerspieler antworten nicht: {reason}</translation>
    </message>
    <message>
        <source>One moment: the moves are still being weighed.</source>
        <translation>Einen Moment: Die Züge werden noch abgewogen.</translation>
    </message>
    <message>
        <source>The move is marked.</source>
        <translation>Der Zug ist markiert.</translation>
    </message>
</context>
<context>
    <name>TransferDialog</name>
    <message>
        <source>Export everything</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) processed</source>
        <translation>
            <numerusform>%n Partie erledigt</numerusform>
            <numerusform>%n Partien erledigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Angehalten: Es wurde nichts geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and the preferences were written.</source>
        <translation>
            <numerusform>%n Partie und die Einstellungen wurden geschrieben.</numerusform>
            <numerusform>%n Partien und die Einstellungen wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged and were left out.</source>
        <translation>
            <numerusform>%n Partie ist beschädigt und wurde ausgelassen.</numerusform>
            <numerusform>%n Partien sind beschädigt und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were added.</source>
        <translation>
            <numerusform>%n Partie ist dazugekommen.</numerusform>
            <numerusform>%n Partien sind dazugekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were further along there and have been updated.</source>
        <translation>
            <numerusform>%n Partie war dort schon weiter und wurde aktualisiert.</numerusform>
            <numerusform>%n Partien waren dort schon weiter und wurden aktualisiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n Partie war schon da.</numerusform>
            <numerusform>%n Partien waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were not imported: they break the rules.</source>
        <translation>
            <numerusform>%n Partie wurde nicht übernommen: Sie verstößt gegen die Regeln.</numerusform>
            <numerusform>%n Partien wurden nicht übernommen: Sie verstoßen gegen die Regeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end. What was added stays.</source>
        <translation>Vorzeitig angehalten. Was schon dazugekommen ist, bleibt.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>What was played last is kept nowhere but in this window.</source>
        <translation>Was zuletzt gespielt wurde, steht nur in diesem Fenster.</translation>
    </message>
    <message>
        <source>Whoever leaves now loses what is not saved.</source>
        <translation>Wer jetzt geht, verliert, was nicht gespeichert ist.</translation>
    </message>
    <message>
        <source>It could not be saved this time either.</source>
        <translation>Auch diesmal ließ es sich nicht speichern.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>&amp;Trotzdem gehen</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>Saves once more, and leaves if that goes well</source>
        <translation>Speichert noch einmal und verlässt den Tisch, wenn es gelingt</translation>
    </message>
    <message>
        <source>Writes the match to a file in a place of your choice</source>
        <translation>Schreibt die Partie in eine Datei an einem Ort deiner Wahl</translation>
    </message>
    <message>
        <source>Gives up what is not saved</source>
        <translation>Gibt auf, was nicht gespeichert ist</translation>
    </message>
    <message>
        <source>Goes back to the table</source>
        <translation>Geht zurück an den Tisch</translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>Lessons, puzzles and the first seat of a new match are theirs; choose somebody else</source>
        <translation>Wem Lektionen, Rätsel und der erste Platz in einem neuen Spiel gehören; wähle jemand anderen</translation>
    </message>
    <message>
        <source>Who plays: {name}</source>
        <translation>Wer spielt: {name}</translation>
    </message>
    <message>
        <source>&amp;People…</source>
        <translation>&amp;Personen…</translation>
    </message>
</context>
<context>
    <name>afbraak</name>
    <message>
        <source>Open box: closed ones first</source>
        <translation>Offene Kiste: erst die geschlossenen</translation>
    </message>
    <message>
        <source>Two boxes would vanish</source>
        <translation>Zwei Kisten würden verschwinden</translation>
    </message>
    <message>
        <source>A gap would be left</source>
        <translation>Es entstünde eine Lücke</translation>
    </message>
    <message>
        <source>The pile would fall apart</source>
        <translation>Der Stapel fiele auseinander</translation>
    </message>
    <message>
        <source>Brings: {cards}</source>
        <translation>Bringt: {cards}</translation>
    </message>
    <message>
        <source>Brings no card</source>
        <translation>Bringt keine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins %n card(s)</source>
        <translation>
            <numerusform>gewinnt %n Karte</numerusform>
            <numerusform>gewinnt %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>wins nothing</source>
        <translation>gewinnt nichts</translation>
    </message>
    <message>
        <source>Cards won</source>
        <translation>Gewonnene Karten</translation>
    </message>
    <message>
        <source>{name}, take down a box.</source>
        <translation>{name}, bau eine Kiste ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) may go</source>
        <translation>
            <numerusform>%n Kiste darf weg</numerusform>
            <numerusform>%n Kisten dürfen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes its top box down. {cards}</source>
        <translation>Eingabe baut die oberste Kiste ab. {cards}</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}.</source>
        <translation>{name} baut eine Kiste ab: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}. Its open lid drops by one box.</source>
        <translation>{name} baut eine Kiste ab: {cards}. Ihr offener Deckel sinkt um eine Kiste.</translation>
    </message>
    <message>
        <source>These cards are won: take a box off the pile.</source>
        <translation>Diese Karten sind gewonnen: Nimm eine Kiste vom Stapel.</translation>
    </message>
    <message>
        <source>It may not go: {reason}</source>
        <translation>Die oberste darf nicht weg: {reason}</translation>
    </message>
    <message>
        <source>The pile is gone: {scores}.</source>
        <translation>Der Stapel ist weg: {scores}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>The pile is gone.</source>
        <translation>Der Stapel ist weg.</translation>
    </message>
    <message numerus="yes">
        <source>the last box: it brings %n card(s).</source>
        <translation>
            <numerusform>Die letzte Kiste: Sie bringt %n Karte.</numerusform>
            <numerusform>Die letzte Kiste: Sie bringt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>you lead by {points} then, with {other} cards to come: nobody catches you.</source>
        <translation>Dann führst du mit {points}, übrig sind {other}: Niemand holt dich ein.</translation>
    </message>
    <message numerus="yes">
        <source>this box brings most: %n card(s).</source>
        <translation>
            <numerusform>Diese Kiste bringt am meisten: %n Karte.</numerusform>
            <numerusform>Diese Kiste bringt am meisten: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n card(s): you lead by {points} to {other}.</source>
        <translation>
            <numerusform>Das bringt %n Karte: Du führst {points} zu {other}.</numerusform>
            <numerusform>Das bringt %n Karten: Du führst {points} zu {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s).</source>
        <translation>
            <numerusform>Diese Kiste bringt %n Karte.</numerusform>
            <numerusform>Diese Kiste bringt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s), with the open lid.</source>
        <translation>
            <numerusform>Diese Kiste bringt %n Karte: den offenen Deckel.</numerusform>
            <numerusform>Diese Kiste bringt %n Karten, mit dem offenen Deckel.</numerusform>
        </translation>
    </message>
    <message>
        <source>after it no box brings the next player anything.</source>
        <translation>Danach bringt dem Nächsten keine Kiste etwas.</translation>
    </message>
    <message numerus="yes">
        <source>it leaves the next player least: %n card(s).</source>
        <translation>
            <numerusform>So bleibt dem Nächsten am wenigsten: %n Karte.</numerusform>
            <numerusform>So bleiben dem Nächsten am wenigsten: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>it sets no other box free.</source>
        <translation>Dadurch wird keine andere Kiste frei.</translation>
    </message>
    <message numerus="yes">
        <source>after it %n box(es) that bring(s) nothing can go.</source>
        <translation>
            <numerusform>Danach kann noch %n Kiste weg, die nichts bringt.</numerusform>
            <numerusform>Danach können noch %n Kisten weg, die nichts bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) bring(s) cards now: look what they set free, too.</source>
        <translation>
            <numerusform>%n Kiste bringt jetzt etwas: Achte auch darauf, was sie freigibt.</numerusform>
            <numerusform>%n Kisten bringen jetzt etwas: Achte auch darauf, was sie freigeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n box(es) left: count who takes the last one.</source>
        <translation>
            <numerusform>Nur noch %n Kiste: Nimm sie.</numerusform>
            <numerusform>Nur noch %n Kisten: Zähle, wer die letzte bekommt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only boxes with open lids may go now: their lids sink.</source>
        <translation>Jetzt dürfen nur Kisten mit offenem Deckel weg: Ihr Deckel sinkt mit.</translation>
    </message>
    <message>
        <source>No box brings a card now: take one that sets nothing free for the next player.</source>
        <translation>Keine Kiste bringt jetzt etwas: Nimm eine, die dem Nächsten nichts freigibt.</translation>
    </message>
    <message numerus="yes">
        <source>the box that brings %n card(s)</source>
        <translation>
            <numerusform>die Kiste, die %n Karte bringt</numerusform>
            <numerusform>die Kiste, die %n Karten bringt</numerusform>
        </translation>
    </message>
    <message>
        <source>shares the win</source>
        <translation>teilt den Sieg</translation>
    </message>
    <message>
        <source>Counted to the end, you share the win with it.</source>
        <translation>Bis zum Ende gezählt, teilst du damit den Sieg.</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>best move</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>guter Zug</translation>
    </message>
    <message>
        <source>?! inaccuracy</source>
        <translation>?! Ungenauigkeit</translation>
    </message>
    <message>
        <source>? mistake</source>
        <translation>? Fehler</translation>
    </message>
    <message>
        <source>?? blunder</source>
        <translation>?? Patzer</translation>
    </message>
    <message>
        <source>{judgement}: {loss}</source>
        <translation>{judgement}: {loss}</translation>
    </message>
    <message>
        <source>{judgement}: {loss}, for certain</source>
        <translation>{judgement}: {loss}, sicher</translation>
    </message>
    <message>
        <source>−{number} %</source>
        <translation>−{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{name} {percent} %</source>
        <translation>{name} {percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>−{number} points</source>
        <translation>−{number} Punkte</translation>
    </message>
    <message>
        <source>{name}: accuracy {accuracy} of 100, {loss} a decision</source>
        <translation>{name}: Genauigkeit {accuracy} von 100, {loss} je Entscheidung</translation>
    </message>
    <message>
        <source>{name}: nothing to judge</source>
        <translation>{name}: nichts zu beurteilen</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n Ungenauigkeit</numerusform>
            <numerusform>%n Ungenauigkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n Patzer</numerusform>
            <numerusform>%n Patzer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bergbeklimmen</name>
    <message>
        <source>Red pile</source>
        <translation>Roter Stapel</translation>
    </message>
    <message>
        <source>Black pile</source>
        <translation>Schwarzer Stapel</translation>
    </message>
    <message>
        <source>New red pile</source>
        <translation>Neu: Rot</translation>
    </message>
    <message>
        <source>New black pile</source>
        <translation>Neu: Schwarz</translation>
    </message>
    <message>
        <source>Red route</source>
        <translation>Rote Route</translation>
    </message>
    <message>
        <source>Black route</source>
        <translation>Schwarze Route</translation>
    </message>
    <message>
        <source>next: a climber</source>
        <translation>als Nächstes: ein Kletterer</translation>
    </message>
    <message>
        <source>next: {rank}</source>
        <translation>als Nächstes: {rank}</translation>
    </message>
    <message>
        <source>on the summit</source>
        <translation>auf dem Gipfel</translation>
    </message>
    <message>
        <source>{route}, {wanted}: {cards}</source>
        <translation>{route}, {wanted}; {cards}</translation>
    </message>
    <message>
        <source>{route}, {wanted}: no card yet</source>
        <translation>{route}, {wanted}; noch keine Karte</translation>
    </message>
    <message>
        <source>{pile}, number {number}</source>
        <translation>{pile}, Nummer {number}</translation>
    </message>
    <message>
        <source>{pile}, number {number}, on top {top}; beneath it {rest}</source>
        <translation>{pile}, Nummer {number}, obenauf {top}; darunter {rest}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: {top}</source>
        <translation>{pile}, Nummer {number}: {top}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: empty</source>
        <translation>{pile}, Nummer {number}: leer</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Ziehstapel</translation>
    </message>
    <message>
        <source>Middle piles</source>
        <translation>Mittelstapel</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>nach Farbe</translation>
    </message>
    <message>
        <source>climbers {count}/{goal}</source>
        <translation>Kletterer {count}/{goal}</translation>
    </message>
    <message>
        <source>stages {count}/{goal}</source>
        <translation>Etappen {count}/{goal}</translation>
    </message>
    <message>
        <source>in front: one own card</source>
        <translation>vorn: eine eigene Karte</translation>
    </message>
    <message>
        <source>must be laid</source>
        <translation>muss weg</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>darf bleiben</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card} behalten</translation>
    </message>
    <message>
        <source>covers {card}</source>
        <translation>bedeckt {card}</translation>
    </message>
    <message>
        <source>{name}, {card} must be laid.</source>
        <translation>{name}, {card} muss weg.</translation>
    </message>
    <message>
        <source>{name}, lay {card} too, or keep it.</source>
        <translation>{name}, leg auch {card} oder behalte die Karte.</translation>
    </message>
    <message>
        <source>{card} wins.</source>
        <translation>{card} gewinnt.</translation>
    </message>
    <message>
        <source>with {card} you stand at {points} and your opponent at {other}: you are in front.</source>
        <translation>Mit {card} stehst du auf {points}, der andere auf {other}: Du liegst vorn.</translation>
    </message>
    <message>
        <source>{card} fits, and then {second} does too.</source>
        <translation>Erst passt {card}, danach auch {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} joins your team: %n of three.</source>
        <translation>
            <numerusform>In dein Team kommt {card}: %n von drei.</numerusform>
            <numerusform>In dein Team kommt {card}: %n von drei.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is what your route needs next.</source>
        <translation>{card} ist genau das, was deine Route jetzt braucht.</translation>
    </message>
    <message numerus="yes">
        <source>here {card} buries {second}, which your opponent needs, under %n card(s).</source>
        <translation>
            <numerusform>Hier verdeckt {card}, was der andere braucht: {second}.</numerusform>
            <numerusform>Hier begräbt {card}, was der andere braucht, unter %n Karten: {second}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to your opponent.</source>
        <translation>Dem anderen nützt {card} nichts mehr.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent’s route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>Dem anderen fehlt auf der Route noch %n Karte vor {card}.</numerusform>
            <numerusform>Dem anderen fehlen auf der Route noch %n Karten vor {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to you.</source>
        <translation>Dir nützt {card} nichts mehr.</translation>
    </message>
    <message numerus="yes">
        <source>your route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>Deiner Route fehlt noch %n Karte vor {card}.</numerusform>
            <numerusform>Deiner Route fehlen noch %n Karten vor {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>here {card} does not cover {second}, which you need soon.</source>
        <translation>Hier verdeckt {card} nicht, was du bald brauchst: {second}.</translation>
    </message>
    <message>
        <source>here {card} lies on top, where you can draw it again.</source>
        <translation>Hier liegt {card} obenauf, und du kannst sie wieder ziehen.</translation>
    </message>
    <message>
        <source>keep {card}: your route needs it next.</source>
        <translation>Behalte {card}: Das braucht deine Route als Nächstes.</translation>
    </message>
    <message numerus="yes">
        <source>keep {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>Behalte {card}: passt nach %n weiteren Karte.</numerusform>
            <numerusform>Behalte {card}: passt nach %n weiteren Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>take {card}: your route needs it next.</source>
        <translation>Nimm {card}: Das braucht deine Route als Nächstes.</translation>
    </message>
    <message>
        <source>take {card}: beneath it lies {second}, which you need soon.</source>
        <translation>Nimm {card}: Darunter liegt, was du bald brauchst: {second}.</translation>
    </message>
    <message numerus="yes">
        <source>take {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>Nimm {card}: passt nach %n weiteren Karte.</numerusform>
            <numerusform>Nimm {card}: passt nach %n weiteren Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw from the stock: you need no open card soon.</source>
        <translation>Zieh vom Ziehstapel: Keine offene Karte brauchst du bald.</translation>
    </message>
    <message>
        <source>On your route, {card} fits now.</source>
        <translation>Auf deine Route passt jetzt {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your opponent’s colour must go: where does it help least?</source>
        <translation>
            <numerusform>%n Karte in der Farbe des anderen muss weg: Wo nützt sie am wenigsten?</numerusform>
            <numerusform>%n Karten in der Farbe des anderen müssen weg: Wo nützen sie am wenigsten?</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in front and lay only one own card: which can you spare?</source>
        <translation>Du liegst vorn und legst nur eine eigene Karte: Welche kannst du entbehren?</translation>
    </message>
    <message>
        <source>No card fits on your route: lay what you can spare, and keep what you need sooner.</source>
        <translation>Keine Karte passt auf deine Route: Leg, was du entbehren kannst, und behalte, was du eher brauchst.</translation>
    </message>
    <message>
        <source>Among the open cards, {card} fits on your route.</source>
        <translation>Von den offenen Karten passt {card} auf deine Route.</translation>
    </message>
    <message>
        <source>No open card fits now: dig for one that you need soon, or draw from the stock.</source>
        <translation>Keine offene Karte passt jetzt: Grab nach einer, die du bald brauchst, oder zieh vom Ziehstapel.</translation>
    </message>
    <message>
        <source>{card} on pile {number}</source>
        <translation>{card} auf Stapel {number}</translation>
    </message>
    <message>
        <source>{card} on your route</source>
        <translation>{card} auf deine Route</translation>
    </message>
    <message>
        <source>keep {card}</source>
        <translation>behalte {card}</translation>
    </message>
    <message>
        <source>{card} from pile {number}</source>
        <translation>{card} von Stapel {number}</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>eine Karte vom Ziehstapel</translation>
    </message>
    <message>
        <source>That is your opponent’s side of the mountain.</source>
        <translation>Das ist die Seite deines Gegners.</translation>
    </message>
    <message>
        <source>{name} lays {card} on the route.</source>
        <translation>{name} legt {card} auf die Route.</translation>
    </message>
    <message>
        <source>{name} lays {card} on pile {number}.</source>
        <translation>{name} legt {card} auf Stapel {number}.</translation>
    </message>
    <message>
        <source>{name} begins pile {number} with {card}.</source>
        <translation>{name} eröffnet Stapel {number} mit {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the stock.</source>
        <translation>{name} zieht {card} vom Ziehstapel.</translation>
    </message>
    <message>
        <source>{name} takes {card} from pile {number}.</source>
        <translation>{name} nimmt {card} von Stapel {number}.</translation>
    </message>
    <message>
        <source>climbs on</source>
        <translation>klettert weiter</translation>
    </message>
    <message>
        <source>next: a climber (jack, queen or king)</source>
        <translation>als Nächstes: ein Kletterer (Bube, Dame oder König)</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>deine Seite</translation>
    </message>
    <message>
        <source>fits your route</source>
        <translation>passt auf deine Route</translation>
    </message>
    <message>
        <source>reaches the summit</source>
        <translation>erreicht den Gipfel</translation>
    </message>
    <message>
        <source>begins a pile</source>
        <translation>eröffnet einen Stapel</translation>
    </message>
    <message>
        <source>{name}, lay one card or both.</source>
        <translation>{name}, leg eine Karte oder beide.</translation>
    </message>
    <message>
        <source>{name}, both cards must be laid.</source>
        <translation>{name}, beide Karten müssen weg.</translation>
    </message>
    <message>
        <source>{name}, you are in front: only one of your own cards.</source>
        <translation>{name}, du liegst vorn: nur eine eigene Karte.</translation>
    </message>
    <message>
        <source>{name}, fill your hand from what is lit.</source>
        <translation>{name}, füll die Hand auf mit dem, was leuchtet.</translation>
    </message>
    <message>
        <source>Red cards go on the red piles, black ones on the black.</source>
        <translation>Rote Karten kommen auf die roten Stapel, schwarze auf die schwarzen.</translation>
    </message>
    <message>
        <source>You may only draw from piles of your own colour.</source>
        <translation>Ziehen darfst du nur von Stapeln deiner eigenen Farbe.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} behält eine Karte.</translation>
    </message>
    <message>
        <source>{name} is in front and must keep the other card.</source>
        <translation>{name} liegt vorn und muss die andere Karte behalten.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} zieht vom Ziehstapel.</translation>
    </message>
    <message>
        <source>{name} has reached the summit.</source>
        <translation>{name} steht auf dem Gipfel.</translation>
    </message>
    <message>
        <source>A hundred turns without a step: nobody wins.</source>
        <translation>Hundert Züge ohne einen Schritt: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>A hundred turns in a row laid no card on a route: a draw.</source>
        <translation>Hundert Züge lang kam keine Karte auf eine Route: unentschieden.</translation>
    </message>
    <message>
        <source>Your next stage is buried!</source>
        <translation>Deine nächste Etappe ist verschüttet!</translation>
    </message>
    <message>
        <source>climbed: {card}</source>
        <translation>geklettert: {card}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>legte {card}</translation>
    </message>
    <message>
        <source>kept a card</source>
        <translation>behielt eine Karte</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation>zog vom Ziehstapel</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>nahm {card}</translation>
    </message>
    <message>
        <source>Middle pile 1</source>
        <translation>Mittelstapel 1</translation>
    </message>
    <message>
        <source>Middle pile 2</source>
        <translation>Mittelstapel 2</translation>
    </message>
    <message>
        <source>Middle pile 3</source>
        <translation>Mittelstapel 3</translation>
    </message>
    <message>
        <source>Middle pile 4</source>
        <translation>Mittelstapel 4</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Der Ziehstapel</translation>
    </message>
    <message>
        <source>Your own route</source>
        <translation>Deine eigene Route</translation>
    </message>
    <message>
        <source>Keep the card that may be kept</source>
        <translation>Die Karte behalten, die du behalten darfst</translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>left side</source>
        <translation>linke Seite</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>rechte Seite</translation>
    </message>
    <message>
        <source>closed lid</source>
        <translation>geschlossener Deckel</translation>
    </message>
    <message>
        <source>open lid</source>
        <translation>offener Deckel</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s)</source>
        <translation>
            <numerusform>%n linke Seite</numerusform>
            <numerusform>%n linke Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s)</source>
        <translation>
            <numerusform>%n rechte Seite</numerusform>
            <numerusform>%n rechte Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s)</source>
        <translation>
            <numerusform>%n geschlossener Deckel</numerusform>
            <numerusform>%n geschlossene Deckel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s)</source>
        <translation>
            <numerusform>%n offener Deckel</numerusform>
            <numerusform>%n offene Deckel</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>nach Art</translation>
    </message>
    <message>
        <source>Pile of boxes</source>
        <translation>Kistenstapel</translation>
    </message>
    <message numerus="yes">
        <source>row {row}, place {place}: %n box(es), {lid}</source>
        <translation>
            <numerusform>Reihe {row}, Platz {place}: %n Kiste, {lid}</numerusform>
            <numerusform>Reihe {row}, Platz {place}: %n Kisten, {lid}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, place {place}: empty</source>
        <translation>Reihe {row}, Platz {place}: leer</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>Deckel geschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>Deckel offen</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n Kiste</numerusform>
            <numerusform>%n Kisten</numerusform>
        </translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>Röntgenblick</translation>
    </message>
    <message>
        <source>X-ray on: hidden boxes are shown.</source>
        <translation>Röntgenblick an: Auch verdeckte Kisten sind zu sehen.</translation>
    </message>
    <message>
        <source>X-ray off.</source>
        <translation>Röntgenblick aus.</translation>
    </message>
    <message>
        <source>Whole pile</source>
        <translation>Ganzer Stapel</translation>
    </message>
    <message>
        <source>Show hidden boxes</source>
        <translation>Verdeckte Kisten zeigen</translation>
    </message>
    <message>
        <source>Show the whole pile</source>
        <translation>Den ganzen Stapel zeigen</translation>
    </message>
    <message>
        <source>Come nearer</source>
        <translation>Näher heran</translation>
    </message>
    <message>
        <source>Go farther away</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Das Bild verschieben</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{value} of spades</source>
        <translation>Pik&#xa0;{value}</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik Ass</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik König</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik Dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik Bube</translation>
    </message>
    <message>
        <source>{value} of hearts</source>
        <translation>Herz&#xa0;{value}</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz Ass</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz König</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz Dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz Bube</translation>
    </message>
    <message>
        <source>{value} of diamonds</source>
        <translation>Karo&#xa0;{value}</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo Ass</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo König</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo Dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo Bube</translation>
    </message>
    <message>
        <source>{value} of clubs</source>
        <translation>Kreuz&#xa0;{value}</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz Ass</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz König</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz Dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz Bube</translation>
    </message>
    <message>
        <source>the {value} of spades</source>
        <translation>Pik&#xa0;{value}</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>Pik Ass</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>Pik König</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>Pik Dame</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>Pik Bube</translation>
    </message>
    <message>
        <source>the {value} of hearts</source>
        <translation>Herz&#xa0;{value}</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>Herz Ass</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>Herz König</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>Herz Dame</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>Herz Bube</translation>
    </message>
    <message>
        <source>the {value} of diamonds</source>
        <translation>Karo&#xa0;{value}</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>Karo Ass</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>Karo König</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>Karo Dame</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>Karo Bube</translation>
    </message>
    <message>
        <source>the {value} of clubs</source>
        <translation>Kreuz&#xa0;{value}</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>Kreuz Ass</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>Kreuz König</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>Kreuz Dame</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>Kreuz Bube</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>AKQJ</source>
        <translation>AKDB</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>there is no other move.</source>
        <translation>Es gibt keinen anderen Zug.</translation>
    </message>
    <message>
        <source>nothing better found: about {percent} % to win.</source>
        <translation>Nichts Besseres gefunden: etwa {percent} % Siegchance.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>Etwa %n Prozentpunkt mehr Gewinnchance.</numerusform>
            <numerusform>Etwa %n Prozentpunkte mehr Gewinnchance.</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>exactly {percent} %</source>
        <translation>genau {percent} %</translation>
    </message>
    <message>
        <source>Counted to the end, you win with it.</source>
        <translation>Bis zum Ende gezählt, gewinnst du damit.</translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, it is %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>Bis zum Ende gezählt, %n Prozentpunkt mehr Gewinnchance.</numerusform>
            <numerusform>Bis zum Ende gezählt, %n Prozentpunkte mehr Gewinnchance.</numerusform>
        </translation>
    </message>
    <message>
        <source>counted to the end, you win with it.</source>
        <translation>Bis zum Ende gezählt, gewinnst du damit.</translation>
    </message>
    <message>
        <source>counted to the end, nothing better is left: it loses.</source>
        <translation>Bis zum Ende gezählt, gibt es nichts Besseres: Das verliert.</translation>
    </message>
    <message>
        <source>counted to the end, exactly {percent} % to win.</source>
        <translation>Bis zum Ende gezählt, genau {percent} % Siegchance.</translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s) as good.</source>
        <translation>
            <numerusform>Ein anderer Zug ist ebenso gut.</numerusform>
            <numerusform>%n andere Züge sind ebenso gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {reason}</source>
        <translation>Besser: {reason}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Besser: {move}.</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Paarpunkte</translation>
    </message>
    <message>
        <source>2 for each one with a lower score, 1 for each with the same score.</source>
        <translation>2 für jeden mit niedrigerem Ergebnis, 1 für jeden mit dem gleichen.</translation>
    </message>
    <message>
        <source>{points} of {most}</source>
        <translation>{points} von {most}</translation>
    </message>
    <message>
        <source>{points} of {most}: {share}</source>
        <translation>{points} von {most}: {share}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>{round}: {number}</source>
        <translation>{round}: {number}</translation>
    </message>
    <message>
        <source>= alike</source>
        <translation>= gleich</translation>
    </message>
    <message>
        <source>≠ here they part</source>
        <translation>≠ hier trennen sie sich</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
</context>
<context>
    <name>deal of the day</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>On each day, 2 points for each one with a lower score and 1 for each with the same score, of all who played it.</source>
        <translation>Für jeden Tag 2 Punkte für jeden mit niedrigerem Ergebnis und 1 für jeden mit dem gleichen, von allen, die ihn gespielt haben.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verpasst</translation>
    </message>
    <message>
        <source>{score}, won</source>
        <translation>{score}, gewonnen</translation>
    </message>
    <message>
        <source>{result} (afterwards)</source>
        <translation>{result} (nachträglich)</translation>
    </message>
    <message numerus="yes">
        <source>Played on the day itself: %n day(s) in a row.</source>
        <translation>
            <numerusform>Am Tag selbst gespielt: %n Tag in Folge.</numerusform>
            <numerusform>Am Tag selbst gespielt: %n Tage in Folge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest row so far: %n day(s).</source>
        <translation>
            <numerusform>Die längste Folge bisher: %n Tag.</numerusform>
            <numerusform>Die längste Folge bisher: %n Tage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Everybody has passed: only a knock on the last pass is possible now.</source>
        <translation>Alle haben gepasst: Jetzt lässt sich nur noch auf das letzte Passen klopfen.</translation>
    </message>
    <message>
        <source>Somebody has knocked already: only the first knock counts.</source>
        <translation>Es hat schon jemand geklopft: Nur das erste Klopfen zählt.</translation>
    </message>
    <message>
        <source>An attack comes first.</source>
        <translation>Erst kommt ein Angriff.</translation>
    </message>
    <message>
        <source>This is not a deal of the game.</source>
        <translation>So werden die Karten in diesem Spiel nicht ausgeteilt.</translation>
    </message>
    <message>
        <source>{value} is not a deal number.</source>
        <translation>{value} ist keine Spielnummer.</translation>
    </message>
    <message>
        <source>The fate pile is incomplete or out of order.</source>
        <translation>Der Schicksalsstapel ist unvollständig oder nicht in der richtigen Folge.</translation>
    </message>
    <message>
        <source>The hands do not have the right number of cards.</source>
        <translation>Die Zahl der Handkarten stimmt nicht.</translation>
    </message>
    <message>
        <source>A column is at least one box high.</source>
        <translation>Eine Säule ist mindestens eine Kiste hoch.</translation>
    </message>
    <message>
        <source>Deals of version {value} are not known here.</source>
        <translation>Spielnummern der Version {value} sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {reason}.</source>
        <translation>Die Lektion zu {game} ist nicht spielbar: {reason}.</translation>
    </message>
    <message>
        <source>Seat {seat} has no such computer level: {level}.</source>
        <translation>Platz {seat} hat eine unbekannte Spielstärke: {level}.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}.</source>
        <translation>Die Regelvariante {option} kann nicht {value} sein.</translation>
    </message>
    <message>
        <source>Seat {seat} needs a name and a player.</source>
        <translation>Platz {seat} braucht einen Namen und einen Spieler.</translation>
    </message>
    <message>
        <source>{count} players: the game takes {low} to {high}.</source>
        <translation>{count} Spieler: Das Spiel ist für {low} bis {high}.</translation>
    </message>
    <message>
        <source>Read on first: nothing is to be played yet.</source>
        <translation>Lies erst weiter: noch ist nichts zu spielen.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>No round has been dealt.</source>
        <translation>Es ist keine Runde ausgeteilt.</translation>
    </message>
    <message>
        <source>This is not a game file: line {line}, column {column} is not JSON.</source>
        <translation>Das ist keine Partiedatei: Zeile {line}, Spalte {column} ist kein JSON.</translation>
    </message>
    <message>
        <source>This is not a game file: its text is not UTF-8.</source>
        <translation>Das ist keine Partiedatei: Der Text ist kein UTF-8.</translation>
    </message>
    <message>
        <source>Deal {number} shuffles the cards in another way.</source>
        <translation>Spielnummer {number} mischt die Karten anders.</translation>
    </message>
    <message>
        <source>These are not the cards of deal {number}.</source>
        <translation>Das sind nicht die Karten der Spielnummer {number}.</translation>
    </message>
    <message>
        <source>The deal must name two spies.</source>
        <translation>Zum Austeilen gehören zwei Spione.</translation>
    </message>
    <message>
        <source>The stock is incomplete.</source>
        <translation>Der Ziehstapel ist unvollständig.</translation>
    </message>
    <message>
        <source>{version} is not a version of the record format.</source>
        <translation>{version} ist keine Version der Partiedatei.</translation>
    </message>
    <message>
        <source>Spells are blocked already.</source>
        <translation>Die Zauber sind schon gebannt.</translation>
    </message>
    <message>
        <source>These are not the cards that were sealed before play began.</source>
        <translation>Das sind nicht die Karten, die vor dem Spiel versiegelt wurden.</translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation>{card} ist nicht auf dieser Hand.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} ist zweimal da.</translation>
    </message>
    <message>
        <source>First say whether you challenge with a sleep spell.</source>
        <translation>Sag erst, ob du mit einem Schlafzauber herausforderst.</translation>
    </message>
    <message>
        <source>An open box may not be exchanged for a closed lid.</source>
        <translation>Ein geschlossener Deckel darf nicht gegen einen offenen getauscht werden.</translation>
    </message>
    <message>
        <source>{card} belongs in the row of its colour, which is there already.</source>
        <translation>{card} gehört in die Reihe ihrer Farbe, und die liegt schon da.</translation>
    </message>
    <message>
        <source>A column stands too far away.</source>
        <translation>Eine Säule steht zu weit weg.</translation>
    </message>
    <message>
        <source>A column is given twice.</source>
        <translation>Eine Säule ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>A turn begins with a discard.</source>
        <translation>Ein Zug beginnt damit, dass du eine Karte ablegst.</translation>
    </message>
    <message>
        <source>You have discarded this turn.</source>
        <translation>Du hast in diesem Zug schon eine Karte abgelegt.</translation>
    </message>
    <message>
        <source>The key {key} is there twice.</source>
        <translation>Der Schlüssel {key} ist zweimal da.</translation>
    </message>
    <message>
        <source>That soldier faces another of yours: only that one may attack it.</source>
        <translation>Diesem Soldaten steht ein anderer von dir gegenüber: Nur der darf ihn angreifen.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy: it may not slide.</source>
        <translation>Diesem Soldaten steht ein Gegner gegenüber: Er darf nicht aufrücken.</translation>
    </message>
    <message>
        <source>The empty slot must be filled first.</source>
        <translation>Erst muss das leere Feld aufgefüllt werden.</translation>
    </message>
    <message>
        <source>To fill a slot, name a card and, for a ransom, the money.</source>
        <translation>Nenne zum Auffüllen eine Karte und beim Freikaufen das Geld.</translation>
    </message>
    <message>
        <source>Five rows lie on the table: there is no room for another.</source>
        <translation>Auf dem Tisch liegen fünf Reihen: Für noch eine ist kein Platz.</translation>
    </message>
    <message>
        <source>You are in front: of your own cards you may lay only one in this turn.</source>
        <translation>Du liegst vorn: In diesem Zug darfst du nur eine eigene Karte legen.</translation>
    </message>
    <message>
        <source>Both lines are chosen first.</source>
        <translation>Erst werden beide Linien gewählt.</translation>
    </message>
    <message>
        <source>A line is three soldiers.</source>
        <translation>Eine Linie sind drei Soldaten.</translation>
    </message>
    <message>
        <source>The match has a result but is not over.</source>
        <translation>Die Partie hat ein Ergebnis, ist aber nicht zu Ende.</translation>
    </message>
    <message>
        <source>There is no card on that pile.</source>
        <translation>Auf diesem Stapel liegt keine Karte.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>Der Schlüssel {key} fehlt.</translation>
    </message>
    <message>
        <source>The money card {money} is spent.</source>
        <translation>Die Geldkarte {money} ist schon ausgegeben.</translation>
    </message>
    <message>
        <source>The money card {money} cannot be paid twice.</source>
        <translation>Die Geldkarte {money} kannst du nicht zweimal ausgeben.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy and may attack only that one.</source>
        <translation>Diesem Soldaten steht ein Gegner gegenüber, und er darf nur den angreifen.</translation>
    </message>
    <message>
        <source>The value of {key} must be true.</source>
        <translation>Der Wert von {key} muss true sein.</translation>
    </message>
    <message>
        <source>{key} must be true or false.</source>
        <translation>{key} muss true oder false sein.</translation>
    </message>
    <message>
        <source>While fewer than two piles of a colour lie, its next card begins a new one.</source>
        <translation>Solange von einer Farbe noch keine zwei Stapel liegen, eröffnet die nächste Karte einen neuen.</translation>
    </message>
    <message>
        <source>The record has version {version}: a newer program has written it.</source>
        <translation>Die Datei hat Version {version}: Ein neueres Programm hat sie geschrieben.</translation>
    </message>
    <message>
        <source>One card of the trio must be of the suit of your spy, {spy}.</source>
        <translation>Eine Karte des Trios muss die Farbe deines Spions haben: {spy}.</translation>
    </message>
    <message>
        <source>No enemy soldier stands there.</source>
        <translation>Dort steht kein gegnerischer Soldat.</translation>
    </message>
    <message>
        <source>The shuffle does not say what the new stock is.</source>
        <translation>Beim Mischen fehlt der neue Ziehstapel.</translation>
    </message>
    <message>
        <source>It is not time for the next round.</source>
        <translation>Für die nächste Runde ist es noch nicht Zeit.</translation>
    </message>
    <message>
        <source>There is no pass to knock on.</source>
        <translation>Niemand hat gepasst: Zu klopfen gibt es nichts.</translation>
    </message>
    <message>
        <source>The build makes no point.</source>
        <translation>Dieser Bauzug bringt keinen Punkt.</translation>
    </message>
    <message>
        <source>That build is not among those considered.</source>
        <translation>Dieser Bauzug gehört nicht zu den untersuchten.</translation>
    </message>
    <message>
        <source>Nobody may build now.</source>
        <translation>Jetzt darf niemand bauen.</translation>
    </message>
    <message>
        <source>A bid is a whole number from 0 to {most}.</source>
        <translation>Ein Gebot ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>A build names all columns of the pile and all open boxes.</source>
        <translation>Ein Bauzug nennt alle Säulen des Stapels und alle offenen Kisten.</translation>
    </message>
    <message>
        <source>{card} is not in the enemy’s dungeon: it needs no ransom.</source>
        <translation>{card} sitzt nicht im Kerker des anderen: Freikaufen ist nicht nötig.</translation>
    </message>
    <message>
        <source>A column is given by two whole numbers.</source>
        <translation>Eine Säule wird durch zwei ganze Zahlen angegeben.</translation>
    </message>
    <message>
        <source>A pile is a list of columns, each three whole numbers.</source>
        <translation>Ein Stapel ist eine Liste von Säulen aus je drei ganzen Zahlen.</translation>
    </message>
    <message>
        <source>{card} is not what your route needs next.</source>
        <translation>{card} ist nicht das, was deine Route jetzt braucht.</translation>
    </message>
    <message>
        <source>The three cards are not of one rank.</source>
        <translation>Die drei Karten haben nicht denselben Wert.</translation>
    </message>
    <message>
        <source>Open boxes are given by two whole numbers each.</source>
        <translation>Offene Kisten werden durch je zwei ganze Zahlen angegeben.</translation>
    </message>
    <message>
        <source>The pile is not the cube with four open boxes.</source>
        <translation>Der Stapel ist nicht der Würfel mit vier offenen Kisten.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Dieser Platz ist nicht am Zug.</translation>
    </message>
    <message>
        <source>A number is beyond {most}.</source>
        <translation>Eine Zahl ist größer als {most}.</translation>
    </message>
    <message>
        <source>You have to lay at least one card before you may keep one.</source>
        <translation>Leg mindestens eine Karte, bevor du eine behältst.</translation>
    </message>
    <message>
        <source>The open box on top stays as long as a closed one can go.</source>
        <translation>Die offene Kiste obenauf bleibt stehen, solange eine geschlossene weg darf.</translation>
    </message>
    <message>
        <source>An open lid needs a box whose lid can be seen.</source>
        <translation>Ein offener Deckel liegt nur auf einer Kiste, deren Deckel man sieht.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it must be laid.</source>
        <translation>{card} hat die Farbe deines Gegners und muss weg.</translation>
    </message>
    <message>
        <source>Nobody knocks on a pass of their own.</source>
        <translation>Auf das eigene Passen klopft niemand.</translation>
    </message>
    <message>
        <source>An open box is given twice.</source>
        <translation>Eine offene Kiste ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>{card} lies in the enemy’s dungeon: its ransom is {price}.</source>
        <translation>{card} sitzt im Kerker des anderen: Freikaufen kostet {price}.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it cannot go on your route.</source>
        <translation>{card} hat die Farbe deines Gegners und passt nicht auf deine Route.</translation>
    </message>
    <message>
        <source>The discard pile must be shuffled first.</source>
        <translation>Erst muss der Ablagestapel gemischt werden.</translation>
    </message>
    <message>
        <source>A sleep spell must be chosen now.</source>
        <translation>Jetzt ist ein Schlafzauber zu wählen.</translation>
    </message>
    <message>
        <source>This soldier has slid this turn.</source>
        <translation>Dieser Soldat ist in diesem Zug schon aufgerückt.</translation>
    </message>
    <message>
        <source>Spells are blocked: no soldier slides any more this turn.</source>
        <translation>Die Zauber sind gebannt: In diesem Zug rückt kein Soldat mehr auf.</translation>
    </message>
    <message>
        <source>A soldier stands there.</source>
        <translation>Dort steht schon ein Soldat.</translation>
    </message>
    <message>
        <source>{card} cannot stand in the line twice.</source>
        <translation>{card} kann nicht zweimal in der Linie stehen.</translation>
    </message>
    <message>
        <source>The spell {spell} is used up.</source>
        <translation>Der Zauber {spell} ist schon verbraucht.</translation>
    </message>
    <message>
        <source>{card} is your spy: it stays face down.</source>
        <translation>{card} ist dein Spion und bleibt verdeckt.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Der Ziehstapel ist leer.</translation>
    </message>
    <message>
        <source>First say whether you use a strength spell.</source>
        <translation>Sag erst, ob du einen Kraftzauber einsetzt.</translation>
    </message>
    <message>
        <source>Your team is complete: {card} finds no place in it.</source>
        <translation>Deine Seilschaft ist vollzählig: Für {card} ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>First your team of three climbers, then the stages.</source>
        <translation>Erst deine Seilschaft aus drei Kletterern, dann die Etappen.</translation>
    </message>
    <message>
        <source>You have laid your cards: now fill your hand.</source>
        <translation>Deine Karten sind gelegt: Füll jetzt die Hand auf.</translation>
    </message>
    <message>
        <source>The move names no seat.</source>
        <translation>Der Zug nennt keinen Platz.</translation>
    </message>
    <message>
        <source>A bid is due now.</source>
        <translation>Jetzt wird geboten.</translation>
    </message>
    <message>
        <source>Whoever knocked must show a build or concede.</source>
        <translation>Wer geklopft hat, zeigt einen Bauzug oder gibt es zu.</translation>
    </message>
    <message>
        <source>With the unused cards you build, or say that you are done.</source>
        <translation>Mit den Restkarten baust du, oder du sagst, dass du fertig bist.</translation>
    </message>
    <message>
        <source>It is time to build or to pass.</source>
        <translation>Jetzt heißt es bauen oder passen.</translation>
    </message>
    <message>
        <source>It is not time to shuffle.</source>
        <translation>Gemischt wird jetzt noch nicht.</translation>
    </message>
    <message>
        <source>None of your soldiers stands there.</source>
        <translation>Dort steht keiner deiner Soldaten.</translation>
    </message>
    <message>
        <source>There is no card {card}.</source>
        <translation>Eine Karte {card} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no chance move {chance}.</source>
        <translation>Einen Zufallszug {chance} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no column there.</source>
        <translation>Dort steht keine Säule.</translation>
    </message>
    <message>
        <source>There is no money card {money}.</source>
        <translation>Eine Geldkarte {money} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Einen Stapel {pile} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no row {row}.</source>
        <translation>Eine Reihe {row} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Einen Platz {seat} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no slot {slot}.</source>
        <translation>Ein Feld {slot} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no soldier {card}.</source>
        <translation>Einen Soldaten {card} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such spell: {spell}.</source>
        <translation>So einen Zauber gibt es nicht: {spell}.</translation>
    </message>
    <message>
        <source>The move does not say where {card} goes.</source>
        <translation>Der Zug sagt nicht, wohin {card} soll.</translation>
    </message>
    <message>
        <source>No trio of the rank of {card} lies on the table.</source>
        <translation>Es liegt kein Trio vom gleichen Wert wie {card} aus.</translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation>Das ist kein Zug dieses Spiels.</translation>
    </message>
    <message>
        <source>This is not a game record.</source>
        <translation>Das ist keine Partiedatei.</translation>
    </message>
    <message>
        <source>{card} is not in your reserve.</source>
        <translation>{card} ist nicht in deiner Reserve.</translation>
    </message>
    <message>
        <source>This is not a readable JSON document.</source>
        <translation>Das ist keine lesbare JSON-Datei.</translation>
    </message>
    <message>
        <source>An open box may not be moved.</source>
        <translation>Eine offene Kiste darf nicht von der Stelle.</translation>
    </message>
    <message>
        <source>A pile has at least one box.</source>
        <translation>Ein Stapel hat mindestens eine Kiste.</translation>
    </message>
    <message>
        <source>There is a gap between two columns.</source>
        <translation>Zwischen zwei Säulen ist eine Lücke.</translation>
    </message>
    <message>
        <source>The pile falls apart: its columns must touch.</source>
        <translation>Der Stapel fällt auseinander: Die Säulen müssen sich berühren.</translation>
    </message>
    <message>
        <source>A column in front may not be higher than one behind it.</source>
        <translation>Eine Säule vorn darf nicht höher sein als die dahinter.</translation>
    </message>
    <message>
        <source>First lay a card, then fill your hand.</source>
        <translation>Leg erst eine Karte, dann füll die Hand auf.</translation>
    </message>
    <message>
        <source>First say whether you reverse the duel.</source>
        <translation>Sag erst, ob du das Duell umkehrst.</translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation>Die Runde ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>That row has another colour than {card}.</source>
        <translation>Diese Reihe hat eine andere Farbe als {card}.</translation>
    </message>
    <message>
        <source>The document is nested too deep.</source>
        <translation>Die Datei ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The pile takes {count} cards of kind {card}; there are only {most}.</source>
        <translation>Der Stapel braucht {count} Karten der Art {card}; es gibt nur {most}.</translation>
    </message>
    <message>
        <source>There are {count} rounds, only {allowed} are played.</source>
        <translation>Es sind {count} Runden, gespielt werden nur {allowed}.</translation>
    </message>
    <message>
        <source>A trio is three cards.</source>
        <translation>Ein Trio sind drei Karten.</translation>
    </message>
    <message>
        <source>The move must name two slots.</source>
        <translation>Der Zug muss zwei Felder nennen.</translation>
    </message>
    <message>
        <source>There is no game {game}.</source>
        <translation>Ein Spiel {game} gibt es nicht.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>Dieses Spiel hat keine Regelvariante {option}.</translation>
    </message>
    <message>
        <source>The round did not end like that, but with: {expected}.</source>
        <translation>So endete die Runde nicht, sondern mit: {expected}.</translation>
    </message>
    <message>
        <source>The ransom of {card} is exactly {price}, not {paid}.</source>
        <translation>{card} freizukaufen kostet genau {price}, nicht {paid}.</translation>
    </message>
    <message>
        <source>The scores are wrong, they should be {expected}.</source>
        <translation>Die Punkte stimmen nicht, richtig ist {expected}.</translation>
    </message>
    <message>
        <source>The round must be begun by seat {start}.</source>
        <translation>Diese Runde muss Platz {start} beginnen.</translation>
    </message>
    <message>
        <source>The new stock must be exactly the {count} cards of the discard pile.</source>
        <translation>Der neue Ziehstapel muss genau aus den {count} Karten des Ablagestapels bestehen.</translation>
    </message>
    <message>
        <source>The totals are wrong, they should be {expected}.</source>
        <translation>Die Summen stimmen nicht, richtig ist {expected}.</translation>
    </message>
    <message>
        <source>The key {key} has the wrong kind of value.</source>
        <translation>Der Schlüssel {key} hat einen Wert der falschen Art.</translation>
    </message>
    <message>
        <source>The winners are wrong, they should be {expected}.</source>
        <translation>Die Sieger stimmen nicht, richtig ist {expected}.</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>all at one table</source>
        <translation>alle an einem Tisch</translation>
    </message>
    <message>
        <source>everybody against everybody</source>
        <translation>alle gegen alle</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>same deals for everybody</source>
        <translation>für alle die gleichen Karten</translation>
    </message>
    <message>
        <source>All play in every match; each begins in turn.</source>
        <translation>Alle spielen in jeder Partie mit; reihum beginnt ein anderer.</translation>
    </message>
    <message>
        <source>Two sit at each table, and everybody meets everybody in every game.</source>
        <translation>An jedem Tisch sitzen zwei, und alle treffen in jedem Spiel auf alle.</translation>
    </message>
    <message>
        <source>Two sit at each table; the winner goes on, and a draw is played again. The chosen games take turns from round to round.</source>
        <translation>An jedem Tisch sitzen zwei; wer gewinnt, kommt weiter, und nach einem Unentschieden wird noch einmal gespielt. Die gewählten Spiele wechseln von Runde zu Runde.</translation>
    </message>
    <message>
        <source>One after the other, each plays the same cards alone against the same computer players, without having seen them. When all have played a deal, it is compared move by move.</source>
        <translation>Nacheinander spielt jeder allein dieselben Karten gegen dieselben Computerspieler, ohne sie gesehen zu haben. Haben alle ein Spiel gespielt, wird es Zug um Zug verglichen.</translation>
    </message>
    <message>
        <source>In this game every match begins with the same cards: only the computer player varies from deal to deal.</source>
        <translation>In diesem Spiel beginnt jede Partie mit denselben Karten: Nur der Computerspieler ist jedes Mal anders.</translation>
    </message>
    <message>
        <source>by the share of the win</source>
        <translation>nach Anteil am Sieg</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>nach Platz</translation>
    </message>
    <message>
        <source>A match is worth 1 point: to its winner, or shared by those who share the win.</source>
        <translation>Eine Partie bringt 1 Punkt: wer gewinnt, bekommt ihn; ein geteilter Sieg teilt ihn.</translation>
    </message>
    <message>
        <source>A match brings 1 point for each player left behind, and half a point for each with the same score.</source>
        <translation>Eine Partie bringt 1 Punkt für alle, die man hinter sich lässt, und einen halben für alle mit gleich vielen Punkten.</translation>
    </message>
    <message>
        <source>Two have the same name: give one of them another.</source>
        <translation>Zwei heißen gleich: Gib einem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>Choose a game, or another form: no game seats more than six.</source>
        <translation>Wähle ein Spiel oder eine andere Form: Kein Spiel hat Platz für mehr als sechs.</translation>
    </message>
    <message>
        <source>The same deals are of one game: choose only one.</source>
        <translation>Die gleichen Karten gehören zu einem Spiel: Wähle nur eines.</translation>
    </message>
    <message>
        <source>That would be more than 120 matches: choose fewer.</source>
        <translation>Das wären mehr als 120 Partien: Wähle weniger.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the matches won, then by the matches among those who are equal, then by the points of the opponents left behind (half of them after a draw). Whoever is still equal shares the place.</source>
        <translation>Bei gleichen Punkten zählen die gewonnenen Partien, dann die Partien untereinander, dann die Punkte der geschlagenen Gegner (nach einem Unentschieden die Hälfte). Wer dann noch gleich ist, teilt den Platz.</translation>
    </message>
    <message>
        <source>Points are match points, as in bridge clubs: at each deal that all have played, 2 for each one whose score you beat and 1 for each with the same score; the share is what that is of all there was to be had.</source>
        <translation>Punkte sind Paarpunkte wie im Bridgeclub: bei jedem Spiel, das alle gespielt haben, 2 für jeden, dessen Ergebnis du übertriffst, und 1 für jeden mit dem gleichen; der Anteil sagt, wie viel das von allem ist, was zu holen war.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the deals at which one was best alone, then by the match points among those who are equal, then by the sum of the scores. Whoever is still equal shares the place.</source>
        <translation>Bei gleichen Punkten entscheiden die Spiele, bei denen jemand allein der Beste war, dann die Paarpunkte untereinander, dann die Summe der Ergebnisse. Wer dann noch gleich ist, teilt sich den Platz.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last. The deals they give up are open once all others have played them; then nobody can come back to them.</source>
        <translation>Wer aussteigt, behält die Punkte und steht am Ende. Die aufgegebenen Spiele werden aufgedeckt, sobald alle anderen sie gespielt haben; dann kann niemand mehr zu ihnen zurückkehren.</translation>
    </message>
    <message>
        <source>The place is how far one came; those who went out in the same round share it. Points are matches won.</source>
        <translation>Der Platz ist, wie weit jemand kam; wer in derselben Runde ausscheidet, teilt ihn. Die Punkte sind gewonnene Begegnungen.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; the others play on without them.</source>
        <translation>Wer aussteigt, behält die Punkte und steht am Ende; die anderen spielen allein weiter.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; each opponent they have not met yet has 1 point for it.</source>
        <translation>Wer aussteigt, behält die Punkte und steht am Ende; wer noch nicht gegen diese Person gespielt hat, bekommt dafür 1 Punkt.</translation>
    </message>
    <message>
        <source>If somebody drops out, the opponent goes on without a match.</source>
        <translation>Steigt jemand aus, kommt der Gegner kampflos weiter.</translation>
    </message>
    <message>
        <source>A match that became practice does not count, and is open again.</source>
        <translation>Eine Partie, die zur Übung wurde, zählt nicht und ist wieder offen.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Matches won alone or, at the same deals, the deals at which one was best alone.</source>
        <translation>Allein gewonnene Partien oder, bei gleichen Karten, die Spiele, bei denen jemand allein der Beste war.</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Entschieden durch</translation>
    </message>
    <message>
        <source>What told those with equal points apart.</source>
        <translation>Was bei gleichen Punkten den Ausschlag gab.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>The match points as a share of all there were to be had.</source>
        <translation>Die Paarpunkte als Anteil an allen, die zu holen waren.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The sum of the scores at the deals that all have played.</source>
        <translation>Die Summe der Ergebnisse bei den Spielen, die alle gespielt haben.</translation>
    </message>
    <message>
        <source>{name}, deal {number}</source>
        <translation>{name}, Spiel {number}</translation>
    </message>
    <message>
        <source>played, still closed</source>
        <translation>gespielt, noch verdeckt</translation>
    </message>
    <message>
        <source>winner of no. {number}</source>
        <translation>Sieger von Nr. {number}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>comes later</source>
        <translation>kommt später</translation>
    </message>
    <message>
        <source>drawn ({result}): once more</source>
        <translation>unentschieden ({result}): noch einmal</translation>
    </message>
    <message>
        <source>walk-over for {name}</source>
        <translation>kampflos für {name}</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{name} (dropped out)</source>
        <translation>{name} (ausgestiegen)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>gewonnene Partien</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>Partien untereinander</translation>
    </message>
    <message>
        <source>whom they beat</source>
        <translation>geschlagene Gegner</translation>
    </message>
    <message>
        <source>best alone</source>
        <translation>allein der Beste</translation>
    </message>
    <message>
        <source>sum of scores</source>
        <translation>Summe der Ergebnisse</translation>
    </message>
    <message>
        <source>place shared</source>
        <translation>Platz geteilt</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>no command</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>a quotation that is not closed: {command}</source>
        <translation>ein Anführungszeichen, das nicht geschlossen wird: {command}</translation>
    </message>
    <message>
        <source>there is no program {program}</source>
        <translation>es gibt kein Programm {program}</translation>
    </message>
    <message>
        <source>this computer has no player called ‘{program}’</source>
        <translation>auf diesem Computer gibt es keinen Mitspieler namens „{program}“</translation>
    </message>
    <message>
        <source>cannot be started: {said}</source>
        <translation>es lässt sich nicht starten: {said}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>keine Antwort zur rechten Zeit</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>es hat seine Ausgabe geschlossen</translation>
    </message>
    <message>
        <source>it ended with status {status}</source>
        <translation>es endete mit Status {status}</translation>
    </message>
    <message>
        <source>it ended with status {status}: {said}</source>
        <translation>es endete mit Status {status}: {said}</translation>
    </message>
    <message>
        <source>a flood of lines that nobody asked for</source>
        <translation>eine Flut von Zeilen, nach denen niemand gefragt hat</translation>
    </message>
    <message>
        <source>it answered with an error: {said}</source>
        <translation>es antwortete mit einem Fehler: {said}</translation>
    </message>
    <message>
        <source>an answer without a move</source>
        <translation>eine Antwort ohne Zug</translation>
    </message>
    <message>
        <source>a move of another seat</source>
        <translation>ein Zug eines anderen Platzes</translation>
    </message>
    <message>
        <source>an illegal move: {reason}</source>
        <translation>ein unerlaubter Zug: {reason}</translation>
    </message>
    <message>
        <source>a move that makes no sense ({kind})</source>
        <translation>ein Zug, der keinen Sinn ergibt ({kind})</translation>
    </message>
    <message>
        <source>neither an objection nor the answer that there is none</source>
        <translation>weder ein Einspruch noch die Antwort, dass es keinen gibt</translation>
    </message>
    <message>
        <source>not asked any more after {count} faults in a row</source>
        <translation>nach {count} Fehlern in Folge nicht mehr gefragt</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a game file</source>
        <translation>Partiedatei öffnen</translation>
    </message>
    <message>
        <source>Save as a game file</source>
        <translation>Als Partiedatei speichern</translation>
    </message>
    <message>
        <source>Game files (*{suffix})</source>
        <translation>Partiedateien (*{suffix})</translation>
    </message>
    <message>
        <source>Everything in one file (*{suffix})</source>
        <translation>Alles in einer Datei (*{suffix})</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <translation>Aus einer Datei importieren</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>CSV with semicolons (*.csv)</source>
        <translation>CSV mit Semikolons (*.csv)</translation>
    </message>
    <message>
        <source>CSV with commas (*.csv)</source>
        <translation>CSV mit Kommas (*.csv)</translation>
    </message>
    <message>
        <source>Save the standings as a picture</source>
        <translation>Die Tabelle als Bild speichern</translation>
    </message>
    <message>
        <source>Save the standings as a file</source>
        <translation>Die Tabelle als Datei speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>The Demolition Game</source>
        <translation>Das Abbauspiel</translation>
    </message>
    <message>
        <source>Take the pile down box by box and keep the cards.</source>
        <translation>Baue den Stapel Kiste für Kiste ab und behalte die Karten.</translation>
    </message>
    <message>
        <source>Mountain Climbing</source>
        <translation>Bergsteigen</translation>
    </message>
    <message>
        <source>Two teams, one mountain: who reaches the summit first?</source>
        <translation>Zwei Seilschaften, ein Berg: Wer ist zuerst oben?</translation>
    </message>
    <message>
        <source>The Thirteenth Woodworm</source>
        <translation>Der dreizehnte Holzwurm</translation>
    </message>
    <message>
        <source>Nibble at the even cards and keep off the poison.</source>
        <translation>Friss die geraden Karten, aber nicht das Gift.</translation>
    </message>
    <message>
        <source>The Box Pile</source>
        <translation>Kistenstapel</translation>
    </message>
    <message>
        <source>Build many boxes with few cards.</source>
        <translation>Baue viele Kisten mit wenigen Karten.</translation>
    </message>
    <message>
        <source>Superspy</source>
        <translation>Superspion</translation>
    </message>
    <message>
        <source>Collect six trios before you are unmasked.</source>
        <translation>Sammle sechs Trios, bevor dich jemand enttarnt.</translation>
    </message>
    <message>
        <source>Raging Wizards</source>
        <translation>Rasende Zauberer</translation>
    </message>
    <message>
        <source>Soldiers, spells and a dungeon: who holds the line?</source>
        <translation>Soldaten, Zauber und ein Kerker: Wer hält die Linie?</translation>
    </message>
</context>
<context>
    <name>holzwurm</name>
    <message>
        <source>blue {value}</source>
        <translation>blaue&#xa0;{value}</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <translation>gelbe&#xa0;{value}</translation>
    </message>
    <message>
        <source>red {value}</source>
        <translation>rote&#xa0;{value}</translation>
    </message>
    <message>
        <source>green {value}</source>
        <translation>grüne&#xa0;{value}</translation>
    </message>
    <message>
        <source>violet {value}</source>
        <translation>violette&#xa0;{value}</translation>
    </message>
    <message>
        <source>grey {value}</source>
        <translation>graue&#xa0;{value}</translation>
    </message>
    <message>
        <source>the blue {value}</source>
        <translation>die blaue&#xa0;{value}</translation>
    </message>
    <message>
        <source>the yellow {value}</source>
        <translation>die gelbe&#xa0;{value}</translation>
    </message>
    <message>
        <source>the red {value}</source>
        <translation>die rote&#xa0;{value}</translation>
    </message>
    <message>
        <source>the green {value}</source>
        <translation>die grüne&#xa0;{value}</translation>
    </message>
    <message>
        <source>the violet {value}</source>
        <translation>die violette&#xa0;{value}</translation>
    </message>
    <message>
        <source>the grey {value}</source>
        <translation>die graue&#xa0;{value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>colourless</source>
        <translation>farblos</translation>
    </message>
    <message>
        <source>Blue row</source>
        <translation>Blaue Reihe</translation>
    </message>
    <message>
        <source>Yellow row</source>
        <translation>Gelbe Reihe</translation>
    </message>
    <message>
        <source>Red row</source>
        <translation>Rote Reihe</translation>
    </message>
    <message>
        <source>Green row</source>
        <translation>Grüne Reihe</translation>
    </message>
    <message>
        <source>Violet row</source>
        <translation>Violette Reihe</translation>
    </message>
    <message>
        <source>Colourless row</source>
        <translation>Farblose Reihe</translation>
    </message>
    <message>
        <source>the poisonous thirteen</source>
        <translation>die giftige Dreizehn</translation>
    </message>
    <message>
        <source>{card}, plus {points}</source>
        <translation>{card}, plus {points}</translation>
    </message>
    <message>
        <source>{card}, minus {points}</source>
        <translation>{card}, minus {points}</translation>
    </message>
    <message>
        <source>New row</source>
        <translation>Neue Reihe</translation>
    </message>
    <message>
        <source>{least} or more stays</source>
        <translation>ab {least} bleibt liegen</translation>
    </message>
    <message>
        <source>every card takes the row</source>
        <translation>jede Karte nimmt die Reihe</translation>
    </message>
    <message>
        <source>Fate pile</source>
        <translation>Schicksalsstapel</translation>
    </message>
    <message>
        <source>next</source>
        <translation>nächste</translation>
    </message>
    <message numerus="yes">
        <source>{row}, number {number}: %n card(s)</source>
        <translation>
            <numerusform>{row}, Nummer {number}: %n Karte</numerusform>
            <numerusform>{row}, Nummer {number}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, number {number}</source>
        <translation>{row}, Nummer {number}</translation>
    </message>
    <message>
        <source>from left to right: {cards}</source>
        <translation>von links nach rechts: {cards}</translation>
    </message>
    <message>
        <source>Fate pile, next: {card}; then {rest}</source>
        <translation>Schicksalsstapel, obenauf: {card}; darunter {rest}</translation>
    </message>
    <message>
        <source>Fate pile: only {card} is left</source>
        <translation>Schicksalsstapel: nur noch {card}</translation>
    </message>
    <message>
        <source>hand {points}</source>
        <translation>Hand {points}</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>took {points}</source>
        <translation>nahm {points}</translation>
    </message>
    <message>
        <source>is out: +{bonus}</source>
        <translation>macht Schluss: +{bonus}</translation>
    </message>
    <message>
        <source>out +{bonus}</source>
        <translation>Schluss +{bonus}</translation>
    </message>
    <message>
        <source>A hand is empty: {name} went out.</source>
        <translation>Keine Karten mehr: {name} hat Schluss gemacht.</translation>
    </message>
    <message>
        <source>{name} has swallowed the poisonous thirteen.</source>
        <translation>{name} hat die giftige Dreizehn geschluckt.</translation>
    </message>
    <message>
        <source>A new row begins at the place “New row”: lay the card there ({key}).</source>
        <translation>Eine neue Reihe beginnt am Platz „Neue Reihe“: Leg die Karte dorthin ({key}).</translation>
    </message>
    <message>
        <source>No card is laid here: whoever takes a row takes the top card of this pile with it.</source>
        <translation>Hierher wird keine Karte gelegt: Wer eine Reihe nimmt, nimmt die oberste Karte dieses Stapels mit.</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt liegen</translation>
    </message>
    <message>
        <source>stays, and you are out: +{bonus}</source>
        <translation>bleibt liegen, und du machst Schluss: +{bonus}</translation>
    </message>
    <message>
        <source>{name} plays {card} to the blue row.</source>
        <translation>{name} spielt {card} in die blaue Reihe.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the yellow row.</source>
        <translation>{name} spielt {card} in die gelbe Reihe.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the red row.</source>
        <translation>{name} spielt {card} in die rote Reihe.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the green row.</source>
        <translation>{name} spielt {card} in die grüne Reihe.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the violet row.</source>
        <translation>{name} spielt {card} in die violette Reihe.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row.</source>
        <translation>{name} spielt {card} in eine farblose Reihe.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row, which is now {colour}.</source>
        <translation>{name} spielt {card} in eine farblose Reihe, die jetzt {colour} ist.</translation>
    </message>
    <message>
        <source>{name} opens a new row with {card}.</source>
        <translation>{name} spielt {card} und eröffnet eine neue Reihe.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and {fate} from the fate pile: {points} in all.</source>
        <translation>
            <numerusform>{name} nimmt %n Karte und {fate} vom Schicksalsstapel: zusammen {points}.</numerusform>
            <numerusform>{name} nimmt %n Karten und {fate} vom Schicksalsstapel: zusammen {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and with them the poisonous thirteen.</source>
        <translation>
            <numerusform>{name} nimmt %n Karte und schluckt die giftige Dreizehn.</numerusform>
            <numerusform>{name} nimmt %n Karten und schluckt die giftige Dreizehn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s): {points}</source>
        <translation>
            <numerusform>nahm %n Karte: {points}</numerusform>
            <numerusform>nahm %n Karten: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and fate: {points}</source>
        <translation>
            <numerusform>nimmt %n Karte und Schicksal: {points}</numerusform>
            <numerusform>nimmt %n Karten und Schicksal: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and the poison: {points}, the round ends</source>
        <translation>
            <numerusform>nimmt %n Karte und das Gift: {points}, Ende der Runde</numerusform>
            <numerusform>nimmt %n Karten und das Gift: {points}, Ende der Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays, and you go out: {points}.</source>
        <translation>So bleibt {card} liegen, und du machst Schluss: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here; every other play takes a row.</source>
        <translation>Hier bleibt {card} liegen; alles andere nimmt eine Reihe.</translation>
    </message>
    <message numerus="yes">
        <source>after {card}, %n card(s) that the next player holds take(s) this row.</source>
        <translation>
            <numerusform>Nach {card} nimmt eine Karte des Nächsten diese Reihe.</numerusform>
            <numerusform>Nach {card} nehmen %n Karten des Nächsten diese Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays here, and your worst card is gone: {points}.</source>
        <translation>Hier bleibt {card}, und deine schlechteste Karte ist weg: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here, and you are rid of {points}.</source>
        <translation>Hier bleibt {card} liegen, und du bist {points} los.</translation>
    </message>
    <message>
        <source>{card} stays here; no play costs you less.</source>
        <translation>Hier bleibt {card} liegen; nichts kostet dich weniger.</translation>
    </message>
    <message>
        <source>with {card}, this row brings {points} to whoever takes it.</source>
        <translation>Mit {card} bringt diese Reihe {points}, wer immer sie nimmt.</translation>
    </message>
    <message>
        <source>{card} opens the fifth row, and there is no sixth.</source>
        <translation>Mit {card} liegen fünf Reihen, mehr gibt es nicht.</translation>
    </message>
    <message>
        <source>{card} just stays: one card later it would take the row.</source>
        <translation>Hier bleibt {card} gerade noch: Eine Karte später nähme sie die Reihe.</translation>
    </message>
    <message numerus="yes">
        <source>{card} stays here; then you have only %n card(s) left.</source>
        <translation>
            <numerusform>Hier bleibt {card} liegen; dann hast du nur noch %n Karte.</numerusform>
            <numerusform>Hier bleibt {card} liegen; dann hast du nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ends the round, and your hand counts {points}.</source>
        <translation>Hier beendet {card} die Runde, und deine Hand zählt {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} takes %n card(s); with the fate card: {points}.</source>
        <translation>
            <numerusform>Hier nimmt {card} %n Karte; mit der Schicksalskarte: {points}.</numerusform>
            <numerusform>Hier nimmt {card} %n Karten; mit der Schicksalskarte: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>every play takes a row: {card} here costs least.</source>
        <translation>Alles nimmt eine Reihe: Hier kostet {card} am wenigsten.</translation>
    </message>
    <message>
        <source>whoever takes after {card} swallows the thirteen.</source>
        <translation>Wer nach {card} nimmt, schluckt die Dreizehn.</translation>
    </message>
    <message>
        <source>whoever takes after {card} gets {second}.</source>
        <translation>Wer nach {card} nimmt, bekommt {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} clears the row: %n card(s) of its colour can open one.</source>
        <translation>
            <numerusform>Mit {card} ist die Reihe weg: %n Karte der Farbe kann eine eröffnen.</numerusform>
            <numerusform>Mit {card} ist die Reihe weg: %n Karten der Farbe können eine eröffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last card: lay it where it stays, and you go out.</source>
        <translation>Deine letzte Karte: Leg sie, wo sie liegen bleibt, dann machst du Schluss.</translation>
    </message>
    <message>
        <source>Whoever takes a row now swallows the thirteen. Your hand counts {points}.</source>
        <translation>Wer jetzt eine Reihe nimmt, schluckt die Dreizehn. Deine Hand zählt {points}.</translation>
    </message>
    <message>
        <source>Every card takes a row: choose the one you can bear.</source>
        <translation>Jede Karte nimmt eine Reihe: Wähle die, die du verkraftest.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) take(s) at least one of your cards: choose what you can bear.</source>
        <translation>
            <numerusform>Eine Reihe nähmst du mit mindestens einer deiner Karten: Wähle, was du verkraftest.</numerusform>
            <numerusform>%n Reihen nähmst du mit mindestens einer deiner Karten: Wähle, was du verkraftest.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card takes a row now: a good moment to get rid of odd ones.</source>
        <translation>Keine Karte nimmt jetzt eine Reihe: ein guter Moment, ungerade loszuwerden.</translation>
    </message>
    <message>
        <source>{card} to row {number}</source>
        <translation>{card} an Reihe {number}</translation>
    </message>
    <message>
        <source>{card} to a new row</source>
        <translation>{card} als neue Reihe</translation>
    </message>
    <message>
        <source>{name} is out: +{bonus}.</source>
        <translation>{name} macht Schluss: +{bonus}.</translation>
    </message>
    <message>
        <source>Your row is taken!</source>
        <translation>Deine Reihe ist weg!</translation>
    </message>
    <message>
        <source>The round is over, a hand is empty: {scores}.</source>
        <translation>Die Runde ist zu Ende, eine Hand ist leer: {scores}.</translation>
    </message>
    <message>
        <source>The round is over, the poisonous thirteen is taken: {scores}.</source>
        <translation>Die Runde ist zu Ende, die giftige Dreizehn ist genommen: {scores}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Row 1</source>
        <translation>Reihe 1</translation>
    </message>
    <message>
        <source>Row 2</source>
        <translation>Reihe 2</translation>
    </message>
    <message>
        <source>Row 3</source>
        <translation>Reihe 3</translation>
    </message>
    <message>
        <source>Row 4</source>
        <translation>Reihe 4</translation>
    </message>
    <message>
        <source>Row 5</source>
        <translation>Reihe 5</translation>
    </message>
    <message>
        <source>A new row</source>
        <translation>Eine neue Reihe</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Play by itself, or stop</source>
        <translation>Von selbst ablaufen lassen oder anhalten</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Zum letzten Zug</translation>
    </message>
    <message>
        <source>Tell whose turn it is</source>
        <translation>Sagen, wer am Zug ist</translation>
    </message>
    <message>
        <source>Tell the scores</source>
        <translation>Die Punkte sagen</translation>
    </message>
    <message>
        <source>Tell the hand</source>
        <translation>Die Handkarten sagen</translation>
    </message>
    <message>
        <source>Tell what lies on the table</source>
        <translation>Sagen, was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Den besseren Zug zeigen</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>Zum nächsten Teil des Fensters</translation>
    </message>
    <message>
        <source>To the part of the window before</source>
        <translation>Zum vorigen Teil des Fensters</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>While looking through a match</source>
        <translation>Beim Durchsehen einer Partie</translation>
    </message>
    <message>
        <source>Take up a card, lay it, press a button</source>
        <translation>Eine Karte aufnehmen, legen, einen Knopf drücken</translation>
    </message>
    <message>
        <source>Put back, cancel</source>
        <translation>Zurücklegen, abbrechen</translation>
    </message>
    <message>
        <source>To the card or place before</source>
        <translation>Zur vorigen Karte oder Stelle</translation>
    </message>
    <message>
        <source>To the card or place after</source>
        <translation>Zur nächsten Karte oder Stelle</translation>
    </message>
    <message>
        <source>To the first card or place</source>
        <translation>Zur ersten Karte oder Stelle</translation>
    </message>
    <message>
        <source>To the last card or place</source>
        <translation>Zur letzten Karte oder Stelle</translation>
    </message>
    <message>
        <source>With a card: the place above where it may go</source>
        <translation>Mit einer Karte: die Stelle darüber, an die sie darf</translation>
    </message>
    <message>
        <source>With a card: the place below where it may go</source>
        <translation>Mit einer Karte: die Stelle darunter, an die sie darf</translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation>Zum nächsten Teil des Tisches</translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation>Zum vorigen Teil des Tisches</translation>
    </message>
    <message>
        <source>The next order of the hand</source>
        <translation>Die Hand anders sortieren</translation>
    </message>
    <message>
        <source>Play again what happened since your turn</source>
        <translation>Noch einmal zeigen, was seit deinem Zug geschah</translation>
    </message>
    <message>
        <source>Fold or unfold what happened since your turn</source>
        <translation>Ein- oder ausklappen, was seit deinem Zug geschah</translation>
    </message>
    <message>
        <source>Ask the coach: the best three moves, with their chances</source>
        <translation>Den Trainer fragen: die besten drei Züge mit ihren Chancen</translation>
    </message>
    <message>
        <source>Fold or unfold what the coach says</source>
        <translation>Ein- oder ausklappen, was der Trainer sagt</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the first</source>
        <translation>Von den Zügen des Trainers: den ersten nehmen</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the second</source>
        <translation>Von den Zügen des Trainers: den zweiten nehmen</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the third</source>
        <translation>Von den Zügen des Trainers: den dritten nehmen</translation>
    </message>
    <message>
        <source>The coach saw a better move: take yours back</source>
        <translation>Der Trainer sah einen besseren Zug: deinen zurücknehmen</translation>
    </message>
    <message>
        <source>The coach saw a better move: go on</source>
        <translation>Der Trainer sah einen besseren Zug: weiter</translation>
    </message>
    <message>
        <source>On every table</source>
        <translation>Auf jedem Tisch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>Von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>Go on with a saved match</source>
        <translation>Eine gespeicherte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Delete a saved match</source>
        <translation>Eine gespeicherte Partie löschen</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Den Vorhang öffnen</translation>
    </message>
    <message>
        <source>On the start page, and before the curtain</source>
        <translation>Auf der Startseite und vor dem Vorhang</translation>
    </message>
    <message>
        <source>Read on, or skip the step</source>
        <translation>Weiterlesen oder den Schritt überspringen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>Die Lektion neu beginnen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>In einer Lektion</translation>
    </message>
    <message>
        <source>To the next task</source>
        <translation>Zur nächsten Aufgabe</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Den Zug zeigen</translation>
    </message>
    <message>
        <source>Back to the position of the task</source>
        <translation>Zurück zur Stellung der Aufgabe</translation>
    </message>
    <message>
        <source>Leave the tasks</source>
        <translation>Die Aufgaben schließen</translation>
    </message>
    <message>
        <source>In mistakes and puzzles</source>
        <translation>Bei Fehlern und Rätseln</translation>
    </message>
</context>
<context>
    <name>kistenstapel</name>
    <message>
        <source>{number} seconds</source>
        <translation>{number} Sekunden</translation>
    </message>
    <message>
        <source>Time to &amp;knock</source>
        <translation>Zeit zum Klo&amp;pfen</translation>
    </message>
    <message>
        <source>until everybody has answered</source>
        <translation>bis alle geantwortet haben</translation>
    </message>
    <message>
        <source>After each turn, show the &amp;best possible build</source>
        <translation>Nach jedem Zug den &amp;besten Bauzug zeigen</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Ziehstapel: %n</numerusform>
            <numerusform>Ziehstapel: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>At a column: put a box there</source>
        <translation>An einer Säule: eine Kiste darauf setzen</translation>
    </message>
    <message>
        <source>At a column: take a box away</source>
        <translation>An einer Säule: eine Kiste wegnehmen</translation>
    </message>
    <message>
        <source>Lay an open lid</source>
        <translation>Einen offenen Deckel legen</translation>
    </message>
    <message>
        <source>Put a layer under the whole pile</source>
        <translation>Eine Schicht unter den ganzen Stapel schieben</translation>
    </message>
    <message>
        <source>Take a layer out</source>
        <translation>Eine Schicht herausnehmen</translation>
    </message>
    <message>
        <source>Take a step of the plan back</source>
        <translation>Einen Schritt des Plans zurücknehmen</translation>
    </message>
    <message>
        <source>Do a step of the plan again</source>
        <translation>Einen Schritt des Plans wiederholen</translation>
    </message>
    <message>
        <source>Build what is planned</source>
        <translation>Bauen, was geplant ist</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Zugeben</translation>
    </message>
    <message>
        <source>Build no further</source>
        <translation>Nicht weiterbauen</translation>
    </message>
    <message>
        <source>Show the best build</source>
        <translation>Den besten Bauzug zeigen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Let a pass be</source>
        <translation>Ein Passen gut sein lassen</translation>
    </message>
    <message>
        <source>Several people: player 1 knocks</source>
        <translation>Mehrere Menschen: Spieler 1 klopft</translation>
    </message>
    <message>
        <source>Several people: player 2 knocks</source>
        <translation>Mehrere Menschen: Spieler 2 klopft</translation>
    </message>
    <message>
        <source>Several people: player 3 knocks</source>
        <translation>Mehrere Menschen: Spieler 3 klopft</translation>
    </message>
    <message>
        <source>Several people: player 4 knocks</source>
        <translation>Mehrere Menschen: Spieler 4 klopft</translation>
    </message>
    <message>
        <source>Several people: player 5 knocks</source>
        <translation>Mehrere Menschen: Spieler 5 klopft</translation>
    </message>
    <message>
        <source>Several people: player 6 knocks</source>
        <translation>Mehrere Menschen: Spieler 6 klopft</translation>
    </message>
    <message>
        <source>Several people: player 1 lets it be</source>
        <translation>Mehrere Menschen: Spieler 1 lässt es gut sein</translation>
    </message>
    <message>
        <source>Several people: player 2 lets it be</source>
        <translation>Mehrere Menschen: Spieler 2 lässt es gut sein</translation>
    </message>
    <message>
        <source>Several people: player 3 lets it be</source>
        <translation>Mehrere Menschen: Spieler 3 lässt es gut sein</translation>
    </message>
    <message>
        <source>Several people: player 4 lets it be</source>
        <translation>Mehrere Menschen: Spieler 4 lässt es gut sein</translation>
    </message>
    <message>
        <source>Several people: player 5 lets it be</source>
        <translation>Mehrere Menschen: Spieler 5 lässt es gut sein</translation>
    </message>
    <message>
        <source>Several people: player 6 lets it be</source>
        <translation>Mehrere Menschen: Spieler 6 lässt es gut sein</translation>
    </message>
    <message>
        <source>Bid one more</source>
        <translation>Eins mehr bieten</translation>
    </message>
    <message>
        <source>Bid one less</source>
        <translation>Eins weniger bieten</translation>
    </message>
    <message>
        <source>Bid ten more</source>
        <translation>Zehn mehr bieten</translation>
    </message>
    <message>
        <source>Bid ten less</source>
        <translation>Zehn weniger bieten</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Ein Gebot eintippen</translation>
    </message>
    <message>
        <source>Take the last digit of a bid back</source>
        <translation>Die letzte Ziffer eines Gebots zurücknehmen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Layer underneath</source>
        <translation>Schicht darunter</translation>
    </message>
    <message>
        <source>Lay open lid</source>
        <translation>Offener Deckel</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Choose the box that gets the open lid. Esc leaves it.</source>
        <translation>Wähle die Kiste für den offenen Deckel. Esc: doch nicht.</translation>
    </message>
    <message>
        <source>{name}, plan a build, or pass.</source>
        <translation>{name}, plane einen Bauzug oder passe.</translation>
    </message>
    <message>
        <source>{name}, show what {passer} overlooked, with the cards of {passer}.</source>
        <translation>{name}, zeig mit den Karten von {passer}, was übersehen wurde.</translation>
    </message>
    <message>
        <source>{name}, build on with all unused cards, or stop.</source>
        <translation>{name}, bau mit allen Restkarten weiter oder hör auf.</translation>
    </message>
    <message>
        <source>Bid {bid}, made {made} so far.</source>
        <translation>Gebot {bid}, bisher {made}.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>%n Kiste mehr</numerusform>
            <numerusform>%n Kisten mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) fewer</source>
        <translation>
            <numerusform>%n Kiste weniger</numerusform>
            <numerusform>%n Kisten weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>as many boxes</source>
        <translation>gleich viele Kisten</translation>
    </message>
    <message>
        <source>laid: {cards}</source>
        <translation>gelegt: {cards}</translation>
    </message>
    <message>
        <source>returned: {cards}</source>
        <translation>zurück: {cards}</translation>
    </message>
    <message>
        <source>Plan a build first: put a box somewhere.</source>
        <translation>Plane erst einen Bauzug: Stell irgendwo eine Kiste hin.</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s) too few</source>
        <translation>
            <numerusform>%n linke Seite zu wenig</numerusform>
            <numerusform>%n linke Seiten zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s) too few</source>
        <translation>
            <numerusform>%n rechte Seite zu wenig</numerusform>
            <numerusform>%n rechte Seiten zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s) too few</source>
        <translation>
            <numerusform>%n geschlossener Deckel zu wenig</numerusform>
            <numerusform>%n geschlossene Deckel zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) too few</source>
        <translation>
            <numerusform>%n offener Deckel zu wenig</numerusform>
            <numerusform>%n offene Deckel zu wenig</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too far away.</source>
        <translation>Das ist zu weit weg.</translation>
    </message>
    <message>
        <source>This does not touch the rest of the pile.</source>
        <translation>Das berührt den übrigen Stapel nicht.</translation>
    </message>
    <message>
        <source>There is a gap here between two columns.</source>
        <translation>Hier ist eine Lücke zwischen zwei Säulen.</translation>
    </message>
    <message>
        <source>This is higher than the column behind it.</source>
        <translation>Das ist höher als die Säule dahinter.</translation>
    </message>
    <message>
        <source>This open box must stay where it is.</source>
        <translation>Diese offene Kiste muss bleiben, wo sie ist.</translation>
    </message>
    <message>
        <source>An open lid may not be exchanged for a closed one.</source>
        <translation>Ein geschlossener Deckel darf nicht gegen einen offenen getauscht werden.</translation>
    </message>
    <message>
        <source>This makes no point.</source>
        <translation>Das bringt keinen Punkt.</translation>
    </message>
    <message>
        <source>Nothing is played from here: put a box on the pile at a plus sign, then build.</source>
        <translation>Von hier wird nichts gespielt: Setz bei einem Pluszeichen eine Kiste an den Stapel, dann baue.</translation>
    </message>
    <message>
        <source>The top card comes to you by itself when your turn begins.</source>
        <translation>Die oberste Karte kommt am Anfang deines Zuges von selbst.</translation>
    </message>
    <message>
        <source>No open lid can be laid here.</source>
        <translation>Hier kann kein offener Deckel liegen.</translation>
    </message>
    <message>
        <source>There is no open lid among the cards.</source>
        <translation>Unter den Karten ist kein offener Deckel.</translation>
    </message>
    <message>
        <source>The last box stays.</source>
        <translation>Die letzte Kiste bleibt stehen.</translation>
    </message>
    <message>
        <source>The pile is not high enough for that.</source>
        <translation>Dafür ist der Stapel nicht hoch genug.</translation>
    </message>
    <message>
        <source>{key} puts a box here.</source>
        <translation>{key} stellt hier eine Kiste hin.</translation>
    </message>
    <message>
        <source>{key} takes one away.</source>
        <translation>{key} nimmt eine weg.</translation>
    </message>
    <message>
        <source>{key} lays an open lid.</source>
        <translation>{key} legt einen offenen Deckel.</translation>
    </message>
    <message>
        <source>{key} builds.</source>
        <translation>{key} baut.</translation>
    </message>
    <message>
        <source>An open box, which stays.</source>
        <translation>Eine offene Kiste, die stehen bleibt.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Klopfen!</translation>
    </message>
    <message>
        <source>wrong: others +{points}</source>
        <translation>falsch: andere +{points}</translation>
    </message>
    <message numerus="yes">
        <source>If you can show nothing, every other player gets %n point(s).</source>
        <translation>
            <numerusform>Kannst du nichts zeigen, bekommt jeder andere Spieler %n Punkt.</numerusform>
            <numerusform>Kannst du nichts zeigen, bekommt jeder andere Spieler %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <source>others +{points}</source>
        <translation>andere +{points}</translation>
    </message>
    <message numerus="yes">
        <source>Every other player gets %n point(s).</source>
        <translation>
            <numerusform>Jeder andere Spieler bekommt %n Punkt.</numerusform>
            <numerusform>Jeder andere Spieler bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Karten von {name}</translation>
    </message>
    <message>
        <source>{name} knocks</source>
        <translation>{name} klopft</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Gut sein lassen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>{name} has passed. Does anybody knock?</source>
        <translation>{name} hat gepasst. Klopft jemand?</translation>
    </message>
    <message numerus="yes">
        <source>{name} has passed. Who knocks and can show nothing gives all others %n point(s).</source>
        <translation>
            <numerusform>{name} passt. Wer klopft und nichts zeigen kann, gibt allen anderen %n Punkt.</numerusform>
            <numerusform>{name} passt. Wer klopft und nichts zeigen kann, gibt allen anderen %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does anybody knock? {keys}</source>
        <translation>Klopft jemand? {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, how many points do you bid for all unused cards ({cards})?</source>
        <translation>{name}, wie viele Punkte bietest du für alle Restkarten ({cards})?</translation>
    </message>
    <message>
        <source>{name}, no card is left over: there is nothing to bid for.</source>
        <translation>{name}, keine Karte ist übrig: Es gibt nichts zu ersteigern.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>First make your bid: only the highest one gets the cards.</source>
        <translation>Biete zuerst: Nur wer am meisten bietet, bekommt die Karten.</translation>
    </message>
    <message>
        <source>you have made {points} then, and your bid was {other}.</source>
        <translation>Dann hast du {points} gemacht, und dein Gebot war {other}.</translation>
    </message>
    <message numerus="yes">
        <source>no build makes more: %n point(s).</source>
        <translation>
            <numerusform>Kein Bauzug bringt mehr: %n Punkt.</numerusform>
            <numerusform>Kein Bauzug bringt mehr: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>with this build you lead by {points} to {other}.</source>
        <translation>Mit diesem Bauzug führst du: {points} zu {other}.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) for no card at all; the build makes {points}.</source>
        <translation>
            <numerusform>%n Kiste ganz ohne Karte; der Bauzug bringt {points}.</numerusform>
            <numerusform>%n Kisten ganz ohne Karte; der Bauzug bringt {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) under the whole pile; the build makes {points}.</source>
        <translation>
            <numerusform>%n Schicht unter dem ganzen Stapel; der Bauzug bringt {points}.</numerusform>
            <numerusform>%n Schichten unter dem ganzen Stapel; der Bauzug bringt {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more box(es) that no card shows; the build makes {points}.</source>
        <translation>
            <numerusform>%n Kiste mehr, die keine Karte zeigt; der Bauzug bringt {points}.</numerusform>
            <numerusform>%n Kisten mehr, die keine Karte zeigt; der Bauzug bringt {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) come(s) back to your hand; the build makes {points}.</source>
        <translation>
            <numerusform>%n Karte kommt auf die Hand zurück; der Bauzug bringt {points}.</numerusform>
            <numerusform>%n Karten kommen auf die Hand zurück; der Bauzug bringt {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) that nobody moves again; the build makes {points}.</source>
        <translation>
            <numerusform>%n offener Deckel, den niemand mehr bewegt; der Bauzug bringt {points}.</numerusform>
            <numerusform>%n offene Deckel, die niemand mehr bewegt; der Bauzug bringt {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it lays all your cards, %n in number; the build makes {points}.</source>
        <translation>
            <numerusform>So legst du deine einzige Karte; der Bauzug bringt {points}.</numerusform>
            <numerusform>So legst du alle deine %n Karten; der Bauzug bringt {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this build makes %n point(s).</source>
        <translation>
            <numerusform>Dieser Bauzug bringt %n Punkt.</numerusform>
            <numerusform>Dieser Bauzug bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>no build makes a point.</source>
        <translation>Kein Bauzug bringt einen Punkt.</translation>
    </message>
    <message>
        <source>knock: a build for {points} was overlooked.</source>
        <translation>Klopf: Ein Bauzug für {points} wurde übersehen.</translation>
    </message>
    <message>
        <source>bid {other}: one build with all unused cards makes {points}.</source>
        <translation>Biete {other}: Ein Bauzug mit allen Restkarten bringt {points}.</translation>
    </message>
    <message numerus="yes">
        <source>With your %n card(s) you can make points: which boxes cost few?</source>
        <translation>
            <numerusform>Mit deiner %n Karte sind Punkte zu machen: Welche Kisten kosten wenig?</numerusform>
            <numerusform>Mit deinen %n Karten sind Punkte zu machen: Welche Kisten kosten wenig?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %n card(s) no point can be made.</source>
        <translation>
            <numerusform>Mit dieser %n Karte ist kein Punkt zu machen.</numerusform>
            <numerusform>Mit diesen %n Karten ist kein Punkt zu machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A build was overlooked: show one.</source>
        <translation>Ein Bauzug wurde übersehen: Zeig einen.</translation>
    </message>
    <message>
        <source>Nothing was overlooked.</source>
        <translation>Es wurde nichts übersehen.</translation>
    </message>
    <message numerus="yes">
        <source>What can one builder make of the %n unused card(s)?</source>
        <translation>
            <numerusform>Was lässt sich aus der %n Restkarte machen?</numerusform>
            <numerusform>Was lässt sich aus den %n Restkarten machen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %n unused card(s) more points can be made.</source>
        <translation>
            <numerusform>Mit der %n Restkarte sind noch Punkte zu machen.</numerusform>
            <numerusform>Mit den %n Restkarten sind noch Punkte zu machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty, but points can still be made: do not pass yet.</source>
        <translation>Der Ziehstapel ist leer, aber es sind noch Punkte zu machen: Passe noch nicht.</translation>
    </message>
    <message numerus="yes">
        <source>a build for %n point(s)</source>
        <translation>
            <numerusform>ein Bauzug für %n Punkt</numerusform>
            <numerusform>ein Bauzug für %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid %n</source>
        <translation>
            <numerusform>%n bieten</numerusform>
            <numerusform>%n bieten</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>show nothing</source>
        <translation>nichts zeigen</translation>
    </message>
    <message>
        <source>build no further</source>
        <translation>nicht weiterbauen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more.</source>
        <translation>
            <numerusform>%n Punkt mehr.</numerusform>
            <numerusform>%n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieten</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>Nicht bieten</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>hat geboten</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>bietet {bid}</translation>
    </message>
    <message numerus="yes">
        <source>builds: %n point(s)</source>
        <translation>
            <numerusform>baut: %n Punkt</numerusform>
            <numerusform>baut: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>knocks!</source>
        <translation>klopft!</translation>
    </message>
    <message>
        <source>can show nothing</source>
        <translation>kann nichts zeigen</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>ist fertig</translation>
    </message>
    <message>
        <source>The best build would have made {best}, yours made {made}.</source>
        <translation>Der beste Bauzug hätte {best} gebracht, deiner brachte {made}.</translation>
    </message>
    <message>
        <source>There was no better build than yours.</source>
        <translation>Einen besseren Bauzug gab es nicht.</translation>
    </message>
    <message>
        <source>You could have made {best}.</source>
        <translation>Du hättest {best} machen können.</translation>
    </message>
    <message>
        <source>There was no point to be made.</source>
        <translation>Es war kein Punkt zu machen.</translation>
    </message>
    <message>
        <source>Best build</source>
        <translation>Bester Bauzug</translation>
    </message>
    <message>
        <source>The best build of the last turn: {best}. V goes back.</source>
        <translation>Der beste Bauzug des vorigen Zuges: {best}. V geht zurück.</translation>
    </message>
    <message>
        <source>Take this pile down</source>
        <translation>Diesen Stapel abbauen</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Bauzüge</translation>
    </message>
    <message>
        <source>Boxes × 3</source>
        <translation>Kisten × 3</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Leftover</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>{name} builds and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} baut und macht %n Punkt: {effect}.</numerusform>
            <numerusform>{name} baut und macht %n Punkte: {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows what {owner} overlooked and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} zeigt, was {owner} übersehen hat, und macht %n Punkt: {effect}.</numerusform>
            <numerusform>{name} zeigt, was {owner} übersehen hat, und macht %n Punkte: {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} takes a left side.</source>
        <translation>{name} nimmt eine linke Seite.</translation>
    </message>
    <message>
        <source>{name} takes a right side.</source>
        <translation>{name} nimmt eine rechte Seite.</translation>
    </message>
    <message>
        <source>{name} takes a closed lid.</source>
        <translation>{name} nimmt einen geschlossenen Deckel.</translation>
    </message>
    <message>
        <source>{name} takes an open lid.</source>
        <translation>{name} nimmt einen offenen Deckel.</translation>
    </message>
    <message>
        <source>{name} knocks on the pass of {passer}!</source>
        <translation>{name} klopft: Durfte {passer} wirklich passen?</translation>
    </message>
    <message numerus="yes">
        <source>{name} can show nothing: everyone else gets %n point(s).</source>
        <translation>
            <numerusform>{name} kann nichts zeigen: Alle anderen bekommen je %n Punkt.</numerusform>
            <numerusform>{name} kann nichts zeigen: Alle anderen bekommen je %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} hat geboten.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} bietet {bid}.</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Die Gebote: {bids}.</translation>
    </message>
    <message>
        <source>The bids: {bids}. {name} gets the unused cards.</source>
        <translation>Die Gebote: {bids}. {name} bekommt die Restkarten.</translation>
    </message>
    <message>
        <source>{name} gets all unused cards: {cards}.</source>
        <translation>{name} bekommt alle Restkarten: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is done and made %n point(s) with the unused cards.</source>
        <translation>
            <numerusform>{name} ist fertig und hat mit den Restkarten %n Punkt gemacht.</numerusform>
            <numerusform>{name} ist fertig und hat mit den Restkarten %n Punkte gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made only %n point(s) of the {bid} that were bid: they do not count.</source>
        <translation>
            <numerusform>{name} hat nur %n von {bid} gebotenen Punkten gemacht: Er zählt nicht.</numerusform>
            <numerusform>{name} hat nur %n von {bid} gebotenen Punkten gemacht: Sie zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody knocks on your pass!</source>
        <translation>Jemand klopft auf dein Passen!</translation>
    </message>
    <message>
        <source>You overlooked a build!</source>
        <translation>Du hast einen Bau übersehen!</translation>
    </message>
    <message>
        <source>Your knock has failed!</source>
        <translation>Dein Klopfen ging daneben!</translation>
    </message>
    <message>
        <source>Your bid was too high!</source>
        <translation>Dein Gebot war zu hoch!</translation>
    </message>
    <message>
        <source>Everybody has passed: {scores}.</source>
        <translation>Alle haben gepasst: {scores}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Takes whatever looks tempting and hardly thinks ahead; what the others make of it is a surprise every time.</source>
        <translation>Greift zu, wo es lockt, und denkt kaum voraus; was die anderen daraus machen, ist jedes Mal eine Überraschung.</translation>
    </message>
    <message>
        <source>Likes a quick gain and looks only a little ahead. What the others may hold, and what a move costs later, often slips by.</source>
        <translation>Mag den schnellen Gewinn und blickt nur ein Stückchen voraus. Was die anderen haben könnten und was ein Zug später kostet, wird oft übersehen.</translation>
    </message>
    <message>
        <source>Solid handiwork with few big slips. Where several moves look about as good, the choice is a matter of mood.</source>
        <translation>Solides Handwerk mit wenigen groben Schnitzern. Wo mehrere Züge etwa gleich gut aussehen, entscheidet die Laune.</translation>
    </message>
    <message>
        <source>Measures twice: weighs many ways the round may go and makes the move that came out best, or one hardly worse. Only far plans slip by.</source>
        <translation>Misst zweimal: wägt ab, wie die Runde laufen kann, und macht den Zug, der am besten herauskam, oder einen kaum schlechteren. Nur weite Pläne werden noch übersehen.</translation>
    </message>
    <message>
        <source>Thinks hard over every move and gives nothing away. Only what nobody can know is guessed here too.</source>
        <translation>Denkt über jeden Zug gründlich nach und verschenkt nichts. Nur was niemand wissen kann, wird auch hier geraten.</translation>
    </message>
    <message>
        <source>made to measure</source>
        <translation>nach Maß</translation>
    </message>
    <message>
        <source>At home at any bench: plays as well as you do and overlooks as much. Likes nothing better than a close finish.</source>
        <translation>An jeder Werkbank zu Hause: spielt so gut wie du und übersieht genauso viel. Am liebsten bleibt es bis zuletzt spannend.</translation>
    </message>
    <message>
        <source>{level}: {points}</source>
        <translation>{level}: {points}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>program ‘{program}’</source>
        <translation>Programm „{program}“</translation>
    </message>
    <message>
        <source>A program of this computer, which you have added yourself.</source>
        <translation>Ein Programm dieses Computers, das du selbst hinzugefügt hast.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>Dea&amp;l of the day…</source>
        <translation>Spiel &amp;des Tages…</translation>
    </message>
    <message>
        <source>&amp;Evenings…</source>
        <translation>Sp&amp;ieleabende…</translation>
    </message>
    <message>
        <source>&amp;Continue last match</source>
        <translation>&amp;Letzte Partie weiterspielen</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>Play the same deal &amp;again</source>
        <translation>&amp;Gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>New &amp;deal</source>
        <translation>Neue &amp;Karten austeilen</translation>
    </message>
    <message>
        <source>About this &amp;match…</source>
        <translation>Über diese &amp;Partie…</translation>
    </message>
    <message>
        <source>Repla&amp;y the match…</source>
        <translation>Partie noch einmal &amp;ansehen…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>Pers&amp;onen…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>Partie ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>Partie &amp;speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Copy match</source>
        <translation>Partie &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste match</source>
        <translation>Partie einfü&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>Alles &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>Sicherung &amp;wiederherstellen…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zug &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Zug &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>Tr&amp;ainer</translation>
    </message>
    <message>
        <source>What has hap&amp;pened</source>
        <translation>Was gesche&amp;hen ist</translation>
    </message>
    <message>
        <source>What happened a&amp;fter that</source>
        <translation>Was da&amp;nach geschah</translation>
    </message>
    <message>
        <source>Whose &amp;turn it is</source>
        <translation>Wer &amp;dran ist</translation>
    </message>
    <message>
        <source>The &amp;scores</source>
        <translation>Der &amp;Punktestand</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>&amp;Meine Hand</translation>
    </message>
    <message>
        <source>What lies on the ta&amp;ble</source>
        <translation>Was auf dem T&amp;isch liegt</translation>
    </message>
    <message>
        <source>&amp;Move list and scores</source>
        <translation>&amp;Zugliste und Punktestand</translation>
    </message>
    <message>
        <source>Hand by &amp;colour</source>
        <translation>Hand nach &amp;Farbe</translation>
    </message>
    <message>
        <source>Hand by &amp;value</source>
        <translation>Hand nach &amp;Wert</translation>
    </message>
    <message>
        <source>Hand by &amp;points</source>
        <translation>Hand nach &amp;Punkten</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Part &amp;before that</source>
        <translation>V&amp;origer Teil des Fensters</translation>
    </message>
    <message>
        <source>To the men&amp;u</source>
        <translation>Zum &amp;Menü</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>Das Spiel &amp;lernen…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Rätsel…</translation>
    </message>
    <message>
        <source>Learn from my &amp;mistakes…</source>
        <translation>Aus meinen &amp;Fehlern lernen…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>&amp;About Holzwurm Desktop</source>
        <translation>Ü&amp;ber Holzwurm Desktop</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Dateien</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Pri&amp;nt and play…</source>
        <translation>&amp;Drucken und spielen…</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>Turn {number}: {name}</source>
        <translation>Zug {number}: {name}</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Mallet</source>
        <translation>Klüpfel</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Hobel</translation>
    </message>
    <message>
        <source>Chisel</source>
        <translation>Beitel</translation>
    </message>
    <message>
        <source>Rasp</source>
        <translation>Raspel</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Zwinge</translation>
    </message>
    <message>
        <source>Peg</source>
        <translation>Dübel</translation>
    </message>
    <message>
        <source>Pim</source>
        <translation>Pim</translation>
    </message>
    <message>
        <source>Lina</source>
        <translation>Lina</translation>
    </message>
    <message>
        <source>Joost</source>
        <translation>Joost</translation>
    </message>
    <message>
        <source>Marthe</source>
        <translation>Marthe</translation>
    </message>
    <message>
        <source>Grandpa Knarz</source>
        <translation>Opa Knarz</translation>
    </message>
    <message>
        <source>Fiete</source>
        <translation>Fiete</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>{file}: round {round}, move {move}: {reason}</source>
        <translation>{file}: Runde {round}, Zug {move}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>‘{title}’ was deleted.</source>
        <translation>„{title}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>Kopie s&amp;peichern</translation>
    </message>
    <message>
        <source>This match counts for the evening ‘{title}’.</source>
        <translation>Diese Partie zählt für „{title}“.</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>R&amp;estore</source>
        <translation>Zu&amp;rückholen</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page.</source>
        <translation>Die Partie von eben bleibt auf der Startseite.</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page. Once you move here it is practice too: its cards are known.</source>
        <translation>Die Partie von eben bleibt auf der Startseite. Sobald du hier ziehst, ist auch sie eine Übungspartie, denn ihre Karten sind dann bekannt.</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? The rules can stay open beside the table.</source>
        <translation>Zum ersten Mal „{title}“? Die Regeln können neben dem Tisch offen bleiben.</translation>
    </message>
    <message>
        <source>Show the &amp;rules</source>
        <translation>&amp;Regeln zeigen</translation>
    </message>
    <message>
        <source>Go &amp;back to it</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Si&amp;cherungen…</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? A lesson of a few minutes shows how it goes.</source>
        <translation>Zum ersten Mal „{title}“? Eine Lektion von wenigen Minuten zeigt, wie es geht.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Undo that</source>
        <translation>&amp;Rückgängig machen</translation>
    </message>
    <message>
        <source>The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.</source>
        <translation>Die gespeicherten Partien waren nicht lesbar. Die Datei liegt jetzt als {kept_as} da; eine neue ist angelegt.</translation>
    </message>
    <message>
        <source>The file of the saved games was damaged and is kept as {kept_as}. Matches that could be copied out of it into a new one: {saved}.</source>
        <translation>Die Datei der gespeicherten Partien war beschädigt und liegt als {kept_as} da. Partien, die sich daraus in eine neue übernehmen ließen: {saved}.</translation>
    </message>
    <message>
        <source>There are no saved games at {path} any more, but there are backups of them. A new file has been begun.</source>
        <translation>In {path} sind keine gespeicherten Partien mehr, aber es gibt Sicherungen davon. Eine neue Datei ist angelegt.</translation>
    </message>
    <message>
        <source>The file {path} was deleted while the program was running. It was written again: nothing is lost.</source>
        <translation>Die Datei {path} wurde gelöscht, während das Programm lief. Sie ist neu geschrieben: Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Another file took the place of the saved games while the program was running. It was kept as {kept_as}, and the games you see here were written to {path} again.</source>
        <translation>Eine andere Datei trat an die Stelle der gespeicherten Partien, während das Programm lief. Sie liegt als {kept_as} da, und die Partien, die du hier siehst, stehen wieder in {path}.</translation>
    </message>
    <message>
        <source>The file of the saved games was replaced after the program had ended badly. What the old file lacked does not fit the new one and was kept as {kept_as}.</source>
        <translation>Die Datei der gespeicherten Partien wurde ersetzt, nachdem das Programm jäh abgebrochen war. Was in der alten noch fehlte, passt nicht zur neuen und liegt als {kept_as} da.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They were kept as {kept_as}; a new file has been begun.</source>
        <translation>Die gespeicherten Partien stammen von einer neueren Version des Programms. Sie liegen jetzt als {kept_as} da; eine neue Datei ist angelegt.</translation>
    </message>
    <message>
        <source>The saved games were brought up to date. A copy of the old file was kept as {copy}.</source>
        <translation>Die gespeicherten Partien wurden auf den neuen Stand gebracht. Eine Kopie der alten Datei liegt als {copy} da.</translation>
    </message>
    <message>
        <source>Nothing can be written to {path}: games can be played now, but will not be kept.</source>
        <translation>In {path} lässt sich nichts schreiben: Spielen geht, aber die Partien werden nicht aufgehoben.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: games can be played now, but will not be kept.</source>
        <translation>Ein anderes Programm benutzt die gespeicherten Partien: Spielen geht, aber die Partien werden nicht aufgehoben.</translation>
    </message>
    <message>
        <source>The disk is full: games can be played now, but will not be kept.</source>
        <translation>Der Speicher ist voll: Spielen geht, aber die Partien werden nicht aufgehoben.</translation>
    </message>
    <message>
        <source>The program could not start as usual ({reason}). The saved games in {path} were left as they are; what is played now will not be kept.</source>
        <translation>Das Programm konnte nicht wie sonst starten ({reason}). Die gespeicherten Partien in {path} sind unangetastet; was jetzt gespielt wird, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The saved games can be written again: everything that was played is kept now.</source>
        <translation>Die gespeicherten Partien lassen sich wieder schreiben: Alles, was gespielt wurde, ist jetzt gespeichert.</translation>
    </message>
    <message>
        <source>Holzwurm Desktop is already open in another window. You can play here too, as long as each match is played in only one of them.</source>
        <translation>Holzwurm Desktop ist schon in einem anderen Fenster offen. Du kannst auch hier spielen, solange jede Partie nur in einem davon gespielt wird.</translation>
    </message>
    <message>
        <source>The preferences could not be read and have been reset. The old file was kept as {kept_as}.</source>
        <translation>Die Einstellungen waren nicht lesbar und wurden zurückgesetzt. Die alte Datei liegt jetzt als {kept_as} da.</translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read: changes may not be kept.</source>
        <translation>Die Einstellungen in {path} sind nicht lesbar: Änderungen bleiben vielleicht nicht erhalten.</translation>
    </message>
    <message>
        <source>Some preferences were invalid and have been reset: {keys}.</source>
        <translation>Einige Einstellungen waren ungültig und wurden zurückgesetzt: {keys}.</translation>
    </message>
    <message>
        <source>No backup could be made this time: {reason}.</source>
        <translation>Diesmal ließ sich keine Sicherung anlegen: {reason}.</translation>
    </message>
    <message>
        <source>The backup has been restored. What was there before is kept as {kept_as}.</source>
        <translation>Die Sicherung ist wiederhergestellt. Was vorher da war, liegt als {kept_as} daneben.</translation>
    </message>
    <message>
        <source>What was there before is back. The backup, and what was played since, is kept as {kept_as}.</source>
        <translation>Was vorher da war, ist wieder da. Die Sicherung und was seither gespielt wurde, liegt als {kept_as} da.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation>Der Speicher ist voll: Das ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>Nothing can be written there: this could not be saved.</source>
        <translation>Dort lässt sich nichts schreiben: Das ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>The system does not allow access to {path}.</source>
        <translation>Das System erlaubt keinen Zugriff auf {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Eine Datei {path} gibt es nicht.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} ist keine Datei.</translation>
    </message>
    <message>
        <source>Another program has written over {path} while this one was running: nothing can be saved now.</source>
        <translation>Ein anderes Programm hat {path} überschrieben, während dieses lief: Jetzt lässt sich nichts speichern.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: try again.</source>
        <translation>Ein anderes Programm benutzt die gespeicherten Partien: Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be read.</source>
        <translation>Diese gespeicherte Partie ist beschädigt und nicht lesbar.</translation>
    </message>
    <message>
        <source>The disk reports an error: {reason}.</source>
        <translation>Der Speicher meldet einen Fehler: {reason}.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody foresaw ({reason}): this was not done.</source>
        <translation>Es ging etwas schief, womit niemand gerechnet hat ({reason}): Das ist nicht geschehen.</translation>
    </message>
    <message>
        <source>{path} is too large for a game file.</source>
        <translation>{path} ist zu groß für eine Partiedatei.</translation>
    </message>
    <message>
        <source>{path} is not a game file.</source>
        <translation>{path} ist keine Partiedatei.</translation>
    </message>
    <message>
        <source>That is not a game file.</source>
        <translation>Das ist keine Partiedatei.</translation>
    </message>
    <message>
        <source>{path} is not a backup or export of this program.</source>
        <translation>{path} ist keine Sicherung und kein Export dieses Programms.</translation>
    </message>
    <message>
        <source>{path} comes from a newer version of the program and cannot be read by this one.</source>
        <translation>{path} stammt von einer neueren Version des Programms und ist mit dieser nicht lesbar.</translation>
    </message>
    <message>
        <source>This saved game is not there any more.</source>
        <translation>Diese gespeicherte Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The evening {title} has been changed in another window, or is not there any more.</source>
        <translation>Der Spieleabend {title} wurde in einem anderen Fenster geändert oder ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Open it again to go on from there.</source>
        <translation>Diese Partie wurde in einem anderen Fenster weitergespielt. Öffne sie noch einmal, um dort weiterzumachen.</translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved yet. Make room and play on.</source>
        <translation>Der Speicher ist voll: Die letzten Züge sind noch nicht gespeichert. Schaff Platz und spiel weiter.</translation>
    </message>
    <message>
        <source>Nothing can be written to the disk: the last moves are not saved.</source>
        <translation>Es lässt sich nichts schreiben: Die letzten Züge sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>The system does not allow saving to {path}: the last moves are not saved.</source>
        <translation>Das System erlaubt kein Speichern in {path}: Die letzten Züge sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Another program holds the saved games: the last moves will be saved with the next one.</source>
        <translation>Ein anderes Programm hält die gespeicherten Partien fest: Die letzten Züge werden mit dem nächsten gespeichert.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged: this match is not saved any more.</source>
        <translation>Die Datei der gespeicherten Partien ist beschädigt: Diese Partie wird nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>The disk reports an error, the last moves are not saved: {reason}.</source>
        <translation>Der Speicher meldet einen Fehler, die letzten Züge sind nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>This match was deleted meanwhile: what is played now is not saved.</source>
        <translation>Diese Partie wurde inzwischen gelöscht: Was jetzt gespielt wird, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Another program has written over {path}: the last moves are not saved. Save a copy and start the program again.</source>
        <translation>Ein anderes Programm hat {path} überschrieben: Die letzten Züge sind nicht gespeichert. Speichere eine Kopie und starte das Programm neu.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Here it goes on as a practice match of its own.</source>
        <translation>Diese Partie wurde in einem anderen Fenster weitergespielt. Hier geht sie als eigene Übungspartie weiter.</translation>
    </message>
    <message>
        <source>Deal {number} was played here before: this is a practice match, as its cards are known.</source>
        <translation>Spielnummer {number} wurde hier schon einmal gespielt: Dies ist eine Übungspartie, weil die Karten bekannt sind.</translation>
    </message>
    <message>
        <source>Somebody at the evening ‘{title}’ has yet to play this deal without having seen it. It is opened as soon as all have played it or dropped out.</source>
        <translation>Am Spieleabend „{title}“ muss jemand dieses Spiel noch spielen, ohne es gesehen zu haben. Es wird aufgedeckt, sobald alle es gespielt haben oder ausgestiegen sind.</translation>
    </message>
    <message>
        <source>{name} lost the thread twice and has played after a quick look. This match is marked as one with a stand-in move.</source>
        <translation>{name} hat zweimal den Faden verloren und nach einem flüchtigen Blick gespielt. Diese Partie ist als eine mit Ersatzzug gekennzeichnet.</translation>
    </message>
    <message>
        <source>The program {name} gave no answer that counts: {reason}. Where it fails, a move after a quick look stands in for it, and the match is marked so.</source>
        <translation>Das Programm {name} gab keine Antwort, die zählt: {reason}. Wo es versagt, springt ein Zug nach einem flüchtigen Blick ein, und die Partie wird so gekennzeichnet.</translation>
    </message>
    <message>
        <source>The program {name} has failed three times in a row and is not asked any more in this match: a quick look stands in for it.</source>
        <translation>Das Programm {name} hat dreimal hintereinander versagt und wird in dieser Partie nicht mehr gefragt: Ein flüchtiger Blick springt ein.</translation>
    </message>
    <message>
        <source>The computer players’ own process does not start ({reason}): they play after a quick look only. ‘About Holzwurm Desktop’ tells more.</source>
        <translation>Der eigene Prozess der Computerspieler startet nicht ({reason}): Sie spielen nach einem flüchtigen Blick. Mehr steht unter „Über Holzwurm Desktop“.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Diesmal war kein Tipp zu finden.</translation>
    </message>
    <message>
        <source>Something unexpected happened ({code}). The match goes on.</source>
        <translation>Es ist etwas Unerwartetes geschehen ({code}). Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The match is on the clipboard.</source>
        <translation>Die Partie liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>There is no match on the clipboard.</source>
        <translation>In der Zwischenablage liegt keine Partie.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>The pile that is taken down.</source>
        <translation>Der Stapel, der abgebaut wird.</translation>
    </message>
    <message>
        <source>a cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>the one just built</source>
        <translation>gerade gebaut</translation>
    </message>
    <message>
        <source>grown at random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>Who may build on with everybody’s unused cards at the end.</source>
        <translation>Wer am Ende mit den ungenutzten Karten aller weiterbauen darf.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>der niedrigste Punktestand</translation>
    </message>
    <message>
        <source>the highest bid</source>
        <translation>das höchste Gebot</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Streichliste</translation>
    </message>
    <message>
        <source>When the sheet that narrows down the spy may be used.</source>
        <translation>Wann man die Liste benutzen darf, mit der sich der Spion eingrenzen lässt.</translation>
    </message>
    <message>
        <source>from five trios</source>
        <translation>ab fünf Trios</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The highest total after the last round wins the match.</source>
        <translation>Die höchste Summe nach der letzten Runde gewinnt die Partie.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Nothing was changed: another window has changed this person meanwhile.</source>
        <translation>Nichts wurde geändert: Ein anderes Fenster hat diese Person inzwischen geändert.</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>keine Farbe</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>Schnecke</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>Rotkehlchen</translation>
    </message>
    <message>
        <source>saw</source>
        <translation>Säge</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>glue pot</source>
        <translation>Leimtopf</translation>
    </message>
    <message>
        <source>spool of twine</source>
        <translation>Garnrolle</translation>
    </message>
    <message>
        <source>boot</source>
        <translation>Stiefel</translation>
    </message>
    <message>
        <source>{portrait}, {colour}</source>
        <translation>{portrait}, {colour}</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Print at 100&#xa0;%: this line is then {length}&#xa0;mm long.</source>
        <translation>Mit 100&#xa0;% drucken: Diese Linie ist dann {length}&#xa0;mm lang.</translation>
    </message>
    <message>
        <source>{game} · cards, page {page} of {count}</source>
        <translation>{game} · Karten, Seite {page} von {count}</translation>
    </message>
    <message>
        <source>{game} · backs of page {page}</source>
        <translation>{game} · Rückseiten von Seite {page}</translation>
    </message>
    <message>
        <source>{game} · rules, page {page} of {count}</source>
        <translation>{game} · Regeln, Seite {page} von {count}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Round {number}: the deal</source>
        <translation>Runde {number}: die Karten</translation>
    </message>
</context>
<context>
    <name>saved games</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute um {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern um {time}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (Kopie)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>damaged: it cannot be read</source>
        <translation>beschädigt und nicht lesbar</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low} bis {high} Spieler</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 Spieler</translation>
    </message>
    <message>
        <source>{players} · {minutes} min · {difficulty}</source>
        <translation>{players} · {minutes} Min. · {difficulty}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Die Spielregeln</translation>
    </message>
    <message>
        <source>A lesson at the table</source>
        <translation>Eine Lektion am Tisch</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Spielstärken</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Regelvarianten</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of the wins; a win that is shared counts in part.</source>
        <translation>Anteil an den Siegen; ein geteilter Sieg zählt zum Teil.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>The true share lies in here with a probability of 95 %: with few matches it may be far off.</source>
        <translation>Der wahre Anteil liegt mit einer Wahrscheinlichkeit von 95&#xa0;% hierin: Bei wenigen Partien kann er weit daneben liegen.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>The share of the wins if all played equally well.</source>
        <translation>Der Anteil, wenn alle gleich gut spielten.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Matches won in a row, up to the last one; and the most ever.</source>
        <translation>Siege in Folge bis zur letzten Partie; und die längste Serie.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>The true rating lies in here with a probability of 95 %.</source>
        <translation>Die wahre Wertungszahl liegt mit einer Wahrscheinlichkeit von 95&#xa0;% hierin.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Spielt wie</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number}&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{low}–{high} %</source>
        <translation>{low}–{high}&#xa0;%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{now}, at best {longest}</source>
        <translation>{now}, längste {longest}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übungspartie</translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n Ersatzzug</numerusform>
            <numerusform>%n Ersatzzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Spielnummer {number}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>This is a practice match now: it does not count in the statistics.</source>
        <translation>Das ist jetzt eine Übungspartie: Sie zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against “{below}”.</source>
        <translation>Stärke {points}: gewinnt {wins} von 10 Runden gegen „{below}“.</translation>
    </message>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against somebody who plays at random.</source>
        <translation>Stärke {points}: gewinnt {wins} von 10 Runden gegen jemanden, der aufs Geratewohl spielt.</translation>
    </message>
    <message>
        <source>Plays at {points}: between “{below}” and “{above}”.</source>
        <translation>Spielt mit Stärke {points}: zwischen „{below}“ und „{above}“.</translation>
    </message>
    <message>
        <source>Plays at {points}: like “{level}”.</source>
        <translation>Spielt mit Stärke {points}: wie „{level}“.</translation>
    </message>
    <message>
        <source>Made to measure for {name}, the first person at the table.</source>
        <translation>Nach Maß für {name}, den ersten Menschen am Tisch.</translation>
    </message>
    <message>
        <source>Made to measure for {name}.</source>
        <translation>Nach Maß für {name}.</translation>
    </message>
    <message>
        <source>It gets to know you with every match.</source>
        <translation>Mit jeder Partie lernt er dich besser kennen.</translation>
    </message>
    <message numerus="yes">
        <source>You have won {won} of %n match(es) against it.</source>
        <translation>
            <numerusform>Du hast {won} von %n Partie gegen ihn gewonnen.</numerusform>
            <numerusform>Du hast {won} von %n Partien gegen ihn gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>superspion</name>
    <message>
        <source>Fill in what is certain on the &amp;elimination sheet</source>
        <translation>Sicheres in die Streichliste &amp;eintragen</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>trios first</source>
        <translation>Trios zuerst</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>nach Farbe</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Streichliste</translation>
    </message>
    <message>
        <source>Your trios</source>
        <translation>Deine Trios</translation>
    </message>
    <message numerus="yes">
        <source>Your suit is {suit}; what lies open leaves %n suspect(s)</source>
        <translation>
            <numerusform>Deine Farbe ist {suit}; was offen liegt, lässt %n Karte verdächtig</numerusform>
            <numerusform>Deine Farbe ist {suit}; was offen liegt, lässt %n Karten verdächtig</numerusform>
        </translation>
    </message>
    <message>
        <source>Trios of {name}</source>
        <translation>Trios von {name}</translation>
    </message>
    <message>
        <source>{count} of {goal}</source>
        <translation>{count} von {goal}</translation>
    </message>
    <message>
        <source>{trios}, {count}: {cards}</source>
        <translation>{trios}, {count}: {cards}</translation>
    </message>
    <message>
        <source>{trios}: none yet</source>
        <translation>{trios}: noch keins</translation>
    </message>
    <message>
        <source>Fourth cards</source>
        <translation>Vierte Karten</translation>
    </message>
    <message>
        <source>Fourth cards: {cards}</source>
        <translation>Vierte Karten: {cards}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Ziehstapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle</source>
        <translation>Von dir abgelegt seit dem Mischen</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle: {cards}.</source>
        <translation>Von dir abgelegt seit dem Mischen: {cards}.</translation>
    </message>
    <message>
        <source>Your folder, closed: the spy is in it</source>
        <translation>Deine Akte, geschlossen: Dein Spion steckt darin</translation>
    </message>
    <message>
        <source>Your folder, open: {card}</source>
        <translation>Deine Akte, offen: {card}</translation>
    </message>
    <message>
        <source>The folder of {name}, closed</source>
        <translation>Die Akte von {name}, geschlossen</translation>
    </message>
    <message>
        <source>The folder of {name}, open: {card}</source>
        <translation>Die Akte von {name}, offen: {card}</translation>
    </message>
    <message>
        <source>peek</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>from five trios on</source>
        <translation>ab fünf Trios</translation>
    </message>
    <message>
        <source>not used in this match</source>
        <translation>nicht in dieser Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n suspect(s) left</source>
        <translation>
            <numerusform>noch %n verdächtig</numerusform>
            <numerusform>noch %n verdächtig</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card is the spy of {name}?</source>
        <translation>Welche Karte ist der Spion von {name}?</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>Certain: filled in</source>
        <translation>Sicheres: gefüllt</translation>
    </message>
    <message>
        <source>Certain: left to you</source>
        <translation>Sicheres: selbst</translation>
    </message>
    <message>
        <source>Marks what you have seen, and what the other player’s trios rule out.</source>
        <translation>Markiert, was du gesehen hast und was durch die Trios des Gegners wegfällt.</translation>
    </message>
    <message>
        <source>{card}: unknown</source>
        <translation>{card}: unbekannt</translation>
    </message>
    <message>
        <source>{card}: ruled out</source>
        <translation>{card}: ausgeschlossen</translation>
    </message>
    <message>
        <source>{card}: seen</source>
        <translation>{card}: gesehen</translation>
    </message>
    <message>
        <source>Guess the spy</source>
        <translation>Spion raten</translation>
    </message>
    <message>
        <source>Do not guess</source>
        <translation>Nicht raten</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Der Ablagestapel</translation>
    </message>
    <message>
        <source>Your own trios</source>
        <translation>Deine eigenen Trios</translation>
    </message>
    <message>
        <source>The fourth cards</source>
        <translation>Die vierten Karten</translation>
    </message>
    <message>
        <source>Look at your own spy</source>
        <translation>Deinen eigenen Spion ansehen</translation>
    </message>
    <message>
        <source>Guess the other’s spy</source>
        <translation>Den Spion des anderen raten</translation>
    </message>
    <message>
        <source>Fill in what is certain on the sheet, or no longer</source>
        <translation>Auf der Streichliste ausfüllen, was sicher ist, oder nicht mehr</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the first</source>
        <translation>Wenn mehrere Trios möglich sind: das erste</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the second</source>
        <translation>Wenn mehrere Trios möglich sind: das zweite</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the third</source>
        <translation>Wenn mehrere Trios möglich sind: das dritte</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the fourth</source>
        <translation>Wenn mehrere Trios möglich sind: das vierte</translation>
    </message>
    <message>
        <source>Is {card} the spy of {name}? If not, you lose.</source>
        <translation>Ist {card} der Spion von {name}? Wenn nicht, verlierst du.</translation>
    </message>
    <message>
        <source>{card} is in your own hand and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} ist auf deiner eigenen Hand und kann nicht der Spion von {name} sein. Nennst du sie, verlierst du.</translation>
    </message>
    <message>
        <source>{card} is your own spy and cannot be that of {name}. If you name it, you lose.</source>
        <translation>{card} ist dein eigener Spion und kann nicht der von {name} sein. Nennst du sie, verlierst du.</translation>
    </message>
    <message>
        <source>{card} lies open on the table and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} liegt offen auf dem Tisch und kann nicht der Spion von {name} sein. Nennst du sie, verlierst du.</translation>
    </message>
    <message>
        <source>Name this card</source>
        <translation>Diese Karte nennen</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Noch einmal überlegen</translation>
    </message>
    <message>
        <source>Which three cards do you lay?</source>
        <translation>Welche drei Karten legst du aus?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>discards it face down</source>
        <translation>verdeckt ablegen</translation>
    </message>
    <message>
        <source>lays the trio {cards}</source>
        <translation>Trio auslegen: {cards}</translation>
    </message>
    <message>
        <source>lays the sixth trio and wins</source>
        <translation>sechstes Trio: gewonnen!</translation>
    </message>
    <message>
        <source>lays a trio: choose which</source>
        <translation>Trio auslegen: wähle, welches</translation>
    </message>
    <message>
        <source>lays it as a fourth card and draws</source>
        <translation>als vierte Karte auslegen und ziehen</translation>
    </message>
    <message>
        <source>{name}, discard a card.</source>
        <translation>{name}, leg eine Karte ab.</translation>
    </message>
    <message>
        <source>{name}, lay what you can, or end your turn.</source>
        <translation>{name}, leg aus, was geht, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>{name}, end your turn, or guess.</source>
        <translation>{name}, beende deinen Zug oder rate.</translation>
    </message>
    <message>
        <source>{name}, choose a card on the sheet. Esc: do not guess.</source>
        <translation>{name}, wähle eine Karte auf der Liste. Esc: nicht raten.</translation>
    </message>
    <message>
        <source>You draw by discarding or laying: it happens by itself.</source>
        <translation>Gezogen wird von selbst, sobald du ablegst oder auslegst.</translation>
    </message>
    <message>
        <source>A trio is three cards of one value, at least one of the suit of your spy.</source>
        <translation>Ein Trio sind drei Karten von gleichem Wert, mindestens eine in der Farbe deines Spions.</translation>
    </message>
    <message>
        <source>The sheet may be used once a player has five trios.</source>
        <translation>Die Liste darf erst benutzt werden, wenn einer von beiden fünf Trios hat.</translation>
    </message>
    <message>
        <source>This match is played without the sheet.</source>
        <translation>Diese Partie wird ohne Liste gespielt.</translation>
    </message>
    <message>
        <source>You may guess once you have discarded and drawn.</source>
        <translation>Raten darfst du, sobald du abgelegt und gezogen hast.</translation>
    </message>
    <message>
        <source>your sixth trio wins: {cards}.</source>
        <translation>Dein sechstes Trio gewinnt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: trio %n of six.</source>
        <translation>
            <numerusform>Leg {cards}: Trio %n von sechs.</numerusform>
            <numerusform>Leg {cards}: Trio %n von sechs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: your spy may still have %n suit(s).</source>
        <translation>
            <numerusform>Leg {cards}: Dein Spion kann noch %n Farbe haben.</numerusform>
            <numerusform>Leg {cards}: Dein Spion kann noch %n Farben haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} lies better as a fourth card: you draw for it.</source>
        <translation>{card} liegt besser als vierte Karte, und du ziehst eine dafür.</translation>
    </message>
    <message numerus="yes">
        <source>you take the last card: %n discard(s) come(s) back.</source>
        <translation>
            <numerusform>Du nimmst die letzte Karte: %n abgelegte kommt zurück.</numerusform>
            <numerusform>Du nimmst die letzte Karte: %n abgelegte kommen zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>name {card}: it can be no other card.</source>
        <translation>Nenne {card}: Eine andere Karte kann es nicht sein.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent lacks one trio: dare {card}, one of %n.</source>
        <translation>
            <numerusform>Dem anderen fehlt ein Trio: Wage {card}, aus %n.</numerusform>
            <numerusform>Dem anderen fehlt ein Trio: Wage {card}, aus %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dare to name {card}: only %n card(s) can be the spy.</source>
        <translation>
            <numerusform>Wage es mit {card}: Nur %n Karte kann der Spion sein.</numerusform>
            <numerusform>Wage es mit {card}: Nur %n Karten können der Spion sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}: your spy has that value, so no trio.</source>
        <translation>Leg {card} ab: Dein Spion hat diesen Wert, also kein Trio.</translation>
    </message>
    <message>
        <source>discard {card}: you hold no other card of its value.</source>
        <translation>Leg {card} ab: Du hast keine andere Karte dieses Wertes.</translation>
    </message>
    <message>
        <source>discard {card}: no trio without {second}.</source>
        <translation>Leg {card} ab: kein Trio ohne {second}.</translation>
    </message>
    <message>
        <source>discard {card}: the other three make a trio without it.</source>
        <translation>Leg {card} ab: Die anderen drei sind auch so ein Trio.</translation>
    </message>
    <message numerus="yes">
        <source>discard {card}: it comes back after %n more card(s).</source>
        <translation>
            <numerusform>Leg {card} ab: Nach %n weiteren Karte kommt sie zurück.</numerusform>
            <numerusform>Leg {card} ab: Nach %n weiteren Karten kommt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>end your turn: you can lay nothing more.</source>
        <translation>Beende deinen Zug: Du kannst nichts mehr legen.</translation>
    </message>
    <message numerus="yes">
        <source>end your turn: %n card(s) can still be the spy.</source>
        <translation>
            <numerusform>Beende deinen Zug: Noch %n Karte kann der Spion sein.</numerusform>
            <numerusform>Beende deinen Zug: Noch %n Karten können der Spion sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end your turn: a trio would betray your suit, one of %n.</source>
        <translation>
            <numerusform>Beende deinen Zug: Ein Trio verriete deine Farbe, eine von %n.</numerusform>
            <numerusform>Beende deinen Zug: Ein Trio verriete deine Farbe, eine von %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the cards for %n trio(s): discard something else, and lay them afterwards.</source>
        <translation>
            <numerusform>Du hältst ein Trio: Leg etwas anderes ab und leg es danach aus.</numerusform>
            <numerusform>Du hältst %n Trios: Leg etwas anderes ab und leg sie danach aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what becomes no trio: every trio needs a card of your spy’s suit.</source>
        <translation>Leg ab, was kein Trio wird: Jedes Trio braucht eine Karte in der Farbe deines Spions.</translation>
    </message>
    <message>
        <source>Your opponent’s spy can only be {card}.</source>
        <translation>Der Spion des anderen kann nur {card} sein.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent lacks one trio, and %n card(s) can be the spy: guess or wait?</source>
        <translation>
            <numerusform>Dem anderen fehlt nur ein Trio, und %n Karte kann der Spion sein: raten oder warten?</numerusform>
            <numerusform>Dem anderen fehlt nur ein Trio, und %n Karten können der Spion sein: raten oder warten?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n card(s): each trio tells something about your spy.</source>
        <translation>
            <numerusform>Du kannst %n Karte legen: Dafür ziehst du eine neue.</numerusform>
            <numerusform>Du kannst %n Karten legen: Jedes Trio verrät etwas über deinen Spion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay nothing more; %n card(s) can be your opponent’s spy.</source>
        <translation>
            <numerusform>Du kannst nichts mehr legen; %n Karte kann der Spion des anderen sein.</numerusform>
            <numerusform>Du kannst nichts mehr legen; %n Karten können der Spion des anderen sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>wirf {card} ab</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>lege {cards} aus</translation>
    </message>
    <message>
        <source>{card} as a fourth card</source>
        <translation>{card} als vierte Karte</translation>
    </message>
    <message>
        <source>name {card}</source>
        <translation>nenne {card}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} legt eine Karte ab.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} legt {card} ab.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} zieht {card}.</translation>
    </message>
    <message>
        <source>{name} lays trio number {number}: {cards}.</source>
        <translation>{name} legt Trio Nummer {number} aus: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays a fourth card: {card}.</source>
        <translation>{name} legt eine vierte Karte aus: {card}.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is the spy.</source>
        <translation>{name} nennt {card}, und das ist der Spion.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is not the spy.</source>
        <translation>{name} nennt {card}, aber das ist nicht der Spion.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} beendet den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: a new stock of %n card(s).</source>
        <translation>
            <numerusform>Der Ablagestapel wird gemischt: ein neuer Ziehstapel aus %n Karte.</numerusform>
            <numerusform>Der Ablagestapel wird gemischt: ein neuer Ziehstapel aus %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spy is unmasked!</source>
        <translation>Dein Spion ist enttarnt!</translation>
    </message>
    <message>
        <source>A guess at your spy!</source>
        <translation>Dein Spion wird geraten!</translation>
    </message>
    <message>
        <source>{name} has laid six trios.</source>
        <translation>{name} hat sechs Trios ausliegen.</translation>
    </message>
    <message>
        <source>{name} has unmasked the spy: {card}.</source>
        <translation>{name} hat den Spion enttarnt: {card}.</translation>
    </message>
    <message>
        <source>A wrong guess: {name} wins. The spy was {card}.</source>
        <translation>Falsch geraten: {name} gewinnt. Der Spion war {card}.</translation>
    </message>
    <message>
        <source>Two hundred turns in which nothing was laid: nobody wins.</source>
        <translation>Zweihundert Züge, in denen nichts ausgelegt wurde: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>legte eine Karte ab</translation>
    </message>
    <message>
        <source>trio: {cards}</source>
        <translation>Trio: {cards}</translation>
    </message>
    <message>
        <source>fourth card: {card}</source>
        <translation>vierte Karte: {card}</translation>
    </message>
    <message>
        <source>named {card}</source>
        <translation>nannte {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>beendete den Zug</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>It is your turn, {name}.</source>
        <translation>Du bist am Zug, {name}.</translation>
    </message>
    <message>
        <source>{card}: arrow keys choose a place, Enter lays it there, Esc puts it back.</source>
        <translation>{card}: Pfeiltasten wählen den Platz, Eingabe legt sie hin, Esc zurück.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>{card}: choose a place. Esc puts it back.</source>
        <translation>{card}: Wähle einen Platz. Esc legt die Karte zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Summe {points}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>Hint: {reason} Enter plays it.</source>
        <translation>Tipp: {reason} Eingabe spielt das.</translation>
    </message>
    <message>
        <source>Hand: {order}</source>
        <translation>Hand: {order}</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>nach Farbe</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Knöpfe</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>known in the hand: {cards}</source>
        <translation>bekannt auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Runde {number} von {count}</translation>
    </message>
    <message>
        <source>{names} wins the match!</source>
        <translation>{names} gewinnt die Partie!</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Ergebnis der Partie</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>Letzte Handkarten</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n Ersatzzug</numerusform>
            <numerusform>%n Ersatzzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <source>Since the deal</source>
        <translation>Seit dem Geben</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>{title}: folded.</source>
        <translation>{title}: eingeklappt.</translation>
    </message>
    <message>
        <source>{title}: unfolded.</source>
        <translation>{title}: ausgeklappt.</translation>
    </message>
    <message>
        <source>Nobody else has moved yet.</source>
        <translation>Noch hat niemand sonst gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <translation>
            <numerusform>%n davor</numerusform>
            <numerusform>%n davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <translation>
            <numerusform>%n danach</numerusform>
            <numerusform>%n danach</numerusform>
        </translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}: {words}</translation>
    </message>
    <message>
        <source>The coach has shown you a better move.</source>
        <translation>Der Trainer hat dir einen besseren Zug gezeigt.</translation>
    </message>
    <message>
        <source>Cards have been shown since your move.</source>
        <translation>Seit deinem Zug wurden Karten gezeigt.</translation>
    </message>
    <message>
        <source>The round is over, and how it ended is known.</source>
        <translation>Die Runde ist zu Ende, und wie sie ausging, ist bekannt.</translation>
    </message>
    <message>
        <source>If you take the move back, the match goes on as practice: with the same cards, but it does not count in the statistics.</source>
        <translation>Nimmst du den Zug zurück, geht die Partie als Übung weiter: mit denselben Karten, aber sie zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Others have yet to play this deal: what you have seen since your move cannot be forgotten, so it stands.</source>
        <translation>Andere müssen dieses Spiel noch spielen: Was du seit deinem Zug gesehen hast, lässt sich nicht vergessen, darum bleibt er stehen.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Es gibt keinen Zug zum Zurücknehmen.</translation>
    </message>
    <message>
        <source>This card cannot go there.</source>
        <translation>Diese Karte kann dort nicht hin.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Wähle erst eine Karte aus deiner Hand.</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Puzzle: {game}, {grade}</source>
        <translation>Rätsel: {game}, {grade}</translation>
    </message>
    <message>
        <source>Puzzle of the day: {game}, {grade}</source>
        <translation>Rätsel des Tages: {game}, {grade}</translation>
    </message>
    <message>
        <source>The answer is exact.</source>
        <translation>Die Lösung ist exakt.</translation>
    </message>
    <message>
        <source>The answer was found by a long search.</source>
        <translation>Die Lösung stammt aus einer langen Suche.</translation>
    </message>
    <message>
        <source>Your rating: {before} → {after} ({level})</source>
        <translation>Deine Wertungszahl: {before} → {after} ({level})</translation>
    </message>
    <message>
        <source>Tried before: your rating stays {after} ({level})</source>
        <translation>Schon einmal versucht: Deine Wertungszahl bleibt {after} ({level})</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {error} ({level})</source>
        <translation>Deine Wertungszahl: {rating} ± {error} ({level})</translation>
    </message>
    <message>
        <source>Your rating begins with the first puzzle.</source>
        <translation>Deine Wertungszahl beginnt mit dem ersten Rätsel.</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row</source>
        <translation>
            <numerusform>%n in Folge gelöst</numerusform>
            <numerusform>%n in Folge gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Done today.</source>
        <translation>Heute erledigt.</translation>
    </message>
    <message>
        <source>Not done yet today.</source>
        <translation>Heute noch nicht erledigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) not seen yet</source>
        <translation>
            <numerusform>%n Rätsel noch nicht gesehen</numerusform>
            <numerusform>%n Rätsel noch nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Finde den besten Zug.</translation>
    </message>
    <message>
        <source>You played: {move} ({judgement}). Find a better move.</source>
        <translation>Du hast gespielt: {move} ({judgement}). Finde einen besseren Zug.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Right: no move is clearly better.</source>
        <translation>Richtig: Kein Zug ist deutlich besser.</translation>
    </message>
    <message>
        <source>This was asked for:</source>
        <translation>Das war gesucht:</translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n of a hundred chances to win. Look again.</source>
        <translation>
            <numerusform>Das kostet etwa %n Prozentpunkt Gewinnchance. Sieh noch einmal hin.</numerusform>
            <numerusform>Das kostet etwa %n Prozentpunkte Gewinnchance. Sieh noch einmal hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n point(s). Look again.</source>
        <translation>
            <numerusform>Das kostet %n Punkt. Sieh noch einmal hin.</numerusform>
            <numerusform>Das kostet %n Punkte. Sieh noch einmal hin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known of this move. Try another one.</source>
        <translation>Über diesen Zug ist nichts bekannt. Versuche einen anderen.</translation>
    </message>
    <message>
        <source>About {percent} % to win.</source>
        <translation>Etwa {percent}&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Aus meinen Fehlern lernen</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}: {game}, round {round}, move {move}</source>
        <translation>Fehler {number} von {count}: {game}, Runde {round}, Zug {move}</translation>
    </message>
    <message>
        <source>No match was finished in the last 30 days.</source>
        <translation>In den letzten 30 Tagen ging keine Partie zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n match(es) finished in the last 30 days none is analysed yet. Replay one and press “Analyse”.</source>
        <translation>
            <numerusform>Die Partie der letzten 30 Tage ist noch nicht analysiert. Sieh sie noch einmal an und drücke auf „Analysieren“.</numerusform>
            <numerusform>Von den %n Partien der letzten 30 Tage ist noch keine analysiert. Sieh eine noch einmal an und drücke auf „Analysieren“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake of yours was found in %n analysed match(es) of the last 30 days.</source>
        <translation>
            <numerusform>In der analysierten Partie der letzten 30 Tage steht kein Fehler von dir.</numerusform>
            <numerusform>In den %n analysierten Partien der letzten 30 Tage steht kein Fehler von dir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tovenaars</name>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>soldier {rank}</source>
        <translation>Soldat {rank}</translation>
    </message>
    <message>
        <source>money {rank}</source>
        <translation>Geld {rank}</translation>
    </message>
    <message>
        <source>sleep spell {rank}</source>
        <translation>Schlafzauber {rank}</translation>
    </message>
    <message>
        <source>strength spell {rank}</source>
        <translation>Kraftzauber {rank}</translation>
    </message>
    <message>
        <source>block spell</source>
        <translation>Bannzauber</translation>
    </message>
    <message>
        <source>reversal spell</source>
        <translation>Umkehrzauber</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Zauber</translation>
    </message>
    <message>
        <source>Sleep spells</source>
        <translation>Schlafzauber</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Kerker</translation>
    </message>
    <message>
        <source>{card}, slot {slot}</source>
        <translation>{card}, Feld {slot}</translation>
    </message>
    <message>
        <source>{card}, in the dungeon</source>
        <translation>{card}, im Kerker</translation>
    </message>
    <message>
        <source>Belongings</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Duel report</source>
        <translation>Duellbericht</translation>
    </message>
    <message>
        <source>The blows of each duel are written down here.</source>
        <translation>Hier wird jedes Duell Schlag für Schlag notiert.</translation>
    </message>
    <message>
        <source>{name}’s dungeon</source>
        <translation>Kerker von {name}</translation>
    </message>
    <message>
        <source>{name}’s dungeon: {cards}</source>
        <translation>Kerker von {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}, {stack}: {cards}</source>
        <translation>{name}, {stack}: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: {card}</source>
        <translation>{name}, Feld {slot}: {card}</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: empty</source>
        <translation>{name}, Feld {slot}: leer</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: face down</source>
        <translation>{name}, Feld {slot}: verdeckt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>spells are blocked</source>
        <translation>Zauber gebannt</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>nach Art</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Wer ist stärker</translation>
    </message>
    <message>
        <source>{rank}: {strength}</source>
        <translation>{rank}: {strength}</translation>
    </message>
    <message>
        <source>The greater strength wins, but 7 to 10 beat the ace. Equal: the attacker wins.</source>
        <translation>Die größere Stärke gewinnt, aber 7 bis 10 schlagen das Ass. Gleich: Der Angreifer gewinnt.</translation>
    </message>
    <message>
        <source>Stands in the line and fights.</source>
        <translation>Steht in der Linie und kämpft.</translation>
    </message>
    <message>
        <source>Ransoms a soldier: money cards that are worth exactly its strength together.</source>
        <translation>Kauft einen Soldaten frei: mit Geldkarten, die zusammen genau seine Stärke wert sind.</translation>
    </message>
    <message>
        <source>For a challenge: both choose one in secret, and the stronger one wins the duel.</source>
        <translation>Für ein Schlafduell: Beide wählen verdeckt einen, und der stärkere gewinnt das Duell.</translation>
    </message>
    <message>
        <source>Adds its number to a 7, 8, 9 or 10 in a duel.</source>
        <translation>Macht eine 7, 8, 9 oder 10 im Duell um so viel stärker.</translation>
    </message>
    <message>
        <source>Before an attack: nobody uses a spell in this turn any more.</source>
        <translation>Vor einem Angriff: Niemand zaubert mehr in diesem Zug.</translation>
    </message>
    <message>
        <source>After a duel that you lost: winner and loser change places.</source>
        <translation>Nach einem verlorenen Duell: Sieger und Verlierer tauschen.</translation>
    </message>
    <message>
        <source>{name}, choose three soldiers for your line. Nobody else sees them yet.</source>
        <translation>{name}, wähle drei Soldaten für deine Linie. Noch sieht sie sonst niemand.</translation>
    </message>
    <message>
        <source>{name}, attack: choose a soldier, then its target.</source>
        <translation>{name}, greif an: Wähle einen Soldaten, dann sein Ziel.</translation>
    </message>
    <message>
        <source>{name}, attack, or slide a soldier first: choose it, then its place.</source>
        <translation>{name}, greif an oder rücke erst mit einem Soldaten auf: Wähle ihn, dann sein Feld.</translation>
    </message>
    <message>
        <source>{name}, a strength spell?</source>
        <translation>{name}, ein Kraftzauber?</translation>
    </message>
    <message>
        <source>{name}, a challenge?</source>
        <translation>{name}, herausfordern?</translation>
    </message>
    <message>
        <source>{name}, choose a sleep spell. Nobody else sees it yet.</source>
        <translation>{name}, wähle einen Schlafzauber. Noch sieht ihn sonst niemand.</translation>
    </message>
    <message>
        <source>{name}, reverse the duel?</source>
        <translation>{name}, das Duell umkehren?</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot}: from the reserve, or by a ransom.</source>
        <translation>{name}, füll Feld {slot} auf: aus der Reserve oder durch Freikaufen.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} from the reserve.</source>
        <translation>{name}, füll Feld {slot} aus der Reserve auf.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} by a ransom.</source>
        <translation>{name}, füll Feld {slot} auf: Kauf einen Soldaten frei.</translation>
    </message>
    <message>
        <source>Is this your line?</source>
        <translation>Ist das deine Linie?</translation>
    </message>
    <message>
        <source>Line up</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Before you attack:</source>
        <translation>Bevor du angreifst:</translation>
    </message>
    <message>
        <source>Block all spells</source>
        <translation>Alle Zauber bannen</translation>
    </message>
    <message>
        <source>Strength alone decides this turn. No slide after it.</source>
        <translation>Dann zählt nur die Stärke, ohne Aufrücken.</translation>
    </message>
    <message>
        <source>A strength spell? Now {own} against {other}.</source>
        <translation>Ein Kraftzauber? Jetzt steht es {own} gegen {other}.</translation>
    </message>
    <message>
        <source>Add {spell}</source>
        <translation>{spell} dazu</translation>
    </message>
    <message>
        <source>No spell</source>
        <translation>Keinen</translation>
    </message>
    <message>
        <source>A duel of sleep spells? Now {own} against {other}.</source>
        <translation>Ein Schlafduell? Jetzt steht es {own} gegen {other}.</translation>
    </message>
    <message>
        <source>The first place in the line</source>
        <translation>Das erste Feld der Linie</translation>
    </message>
    <message>
        <source>The second place in the line</source>
        <translation>Das zweite Feld der Linie</translation>
    </message>
    <message>
        <source>The third place in the line</source>
        <translation>Das dritte Feld der Linie</translation>
    </message>
    <message>
        <source>Confirm the line</source>
        <translation>Die Linie aufstellen</translation>
    </message>
    <message>
        <source>Play the block spell</source>
        <translation>Den Bannzauber spielen</translation>
    </message>
    <message>
        <source>Play strength spell 2</source>
        <translation>Kraftzauber 2 spielen</translation>
    </message>
    <message>
        <source>Play strength spell 3</source>
        <translation>Kraftzauber 3 spielen</translation>
    </message>
    <message>
        <source>Play strength spell 4</source>
        <translation>Kraftzauber 4 spielen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausfordern</translation>
    </message>
    <message>
        <source>Play the reversal spell</source>
        <translation>Den Umkehrzauber spielen</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Mit Nein antworten</translation>
    </message>
    <message>
        <source>Pay a ransom in the first way</source>
        <translation>Auf die erste Art freikaufen</translation>
    </message>
    <message>
        <source>Pay a ransom in the second way</source>
        <translation>Auf die zweite Art freikaufen</translation>
    </message>
    <message>
        <source>Pay a ransom in the third way</source>
        <translation>Auf die dritte Art freikaufen</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Nicht herausfordern</translation>
    </message>
    <message>
        <source>Chosen by chance: {win} % won, {tie} % cancelled, {loss} % lost.</source>
        <translation>Blind gewählt: {win}&#xa0;% gewonnen, {tie}&#xa0;% aufgehoben, {loss}&#xa0;% verloren.</translation>
    </message>
    <message>
        <source>Chosen well on both sides: {value} % to win the duel.</source>
        <translation>Auf beiden Seiten gut gewählt: {value}&#xa0;% für den Sieg im Duell.</translation>
    </message>
    <message>
        <source>You have lost the duel. Reverse it?</source>
        <translation>Du hast das Duell verloren. Umkehren?</translation>
    </message>
    <message>
        <source>The duel is reversed. Reverse it back?</source>
        <translation>Das Duell ist umgekehrt. Wieder umkehren?</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>{name} has no answer: the duel is yours.</source>
        <translation>{name} hat keine Antwort: Das Duell gehört dir.</translation>
    </message>
    <message>
        <source>{name} may answer with a reversal spell too.</source>
        <translation>{name} kann auch mit einem Umkehrzauber antworten.</translation>
    </message>
    <message>
        <source>Both spells are gone, and the duel is yours.</source>
        <translation>Beide Zauber sind dann weg, und das Duell gehört dir.</translation>
    </message>
    <message>
        <source>Your {card} goes to the dungeon.</source>
        <translation>In den Kerker geht: {card}.</translation>
    </message>
    <message>
        <source>Ransom {price}: paid how?</source>
        <translation>Freikaufen kostet {price}: Wie zahlst du?</translation>
    </message>
    <message>
        <source>Left to you: {money}</source>
        <translation>Dir bleibt: {money}</translation>
    </message>
    <message>
        <source>No money is left to you.</source>
        <translation>Dir bleibt kein Geld.</translation>
    </message>
    <message>
        <source>No ransom</source>
        <translation>Nicht freikaufen</translation>
    </message>
    <message>
        <source>{own} against {other}: wins</source>
        <translation>{own} gegen {other}: gewinnt</translation>
    </message>
    <message>
        <source>{own} against {other}: loses</source>
        <translation>{own} gegen {other}: verliert</translation>
    </message>
    <message>
        <source>slides here</source>
        <translation>rückt hierher</translation>
    </message>
    <message>
        <source>stands here</source>
        <translation>steht hier</translation>
    </message>
    <message>
        <source>steps in from the reserve</source>
        <translation>kommt aus der Reserve</translation>
    </message>
    <message>
        <source>ransomed for {money}</source>
        <translation>freigekauft für {money}</translation>
    </message>
    <message>
        <source>ransomed for {price}: you choose how</source>
        <translation>freigekauft für {price}: du wählst, wie</translation>
    </message>
    <message>
        <source>chosen, face down</source>
        <translation>gewählt, verdeckt</translation>
    </message>
    <message>
        <source>blocks all spells</source>
        <translation>bannt alle Zauber</translation>
    </message>
    <message>
        <source>You can: {ways}.</source>
        <translation>Du kannst noch: {ways}.</translation>
    </message>
    <message>
        <source>You cannot change that.</source>
        <translation>Daran kannst du nichts ändern.</translation>
    </message>
    <message>
        <source>{name} can: {ways}.</source>
        <translation>{name} kann noch: {ways}.</translation>
    </message>
    <message>
        <source>{name} cannot change that.</source>
        <translation>{name} kann daran nichts ändern.</translation>
    </message>
    <message>
        <source>add {spells}</source>
        <translation>{spells} dazulegen</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>herausfordern</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>umkehren</translation>
    </message>
    <message>
        <source>Of {name}’s sleep spells it beats {wins}, cancels {ties}, loses to {losses}.</source>
        <translation>Von den Schlafzaubern von {name} besiegt er {wins}, hebt {ties} auf, verliert gegen {losses}.</translation>
    </message>
    <message>
        <source>Facing {enemy}: {attacking}; {attacked}.</source>
        <translation>Gegenüber {enemy}: {attacking}; {attacked}.</translation>
    </message>
    <message>
        <source>It would face an empty slot.</source>
        <translation>Ihm stünde ein leeres Feld gegenüber.</translation>
    </message>
    <message>
        <source>wins if it attacks</source>
        <translation>gewinnt im Angriff</translation>
    </message>
    <message>
        <source>loses if it attacks</source>
        <translation>verliert im Angriff</translation>
    </message>
    <message>
        <source>wins if it is attacked</source>
        <translation>gewinnt in der Abwehr</translation>
    </message>
    <message>
        <source>loses if it is attacked</source>
        <translation>verliert in der Abwehr</translation>
    </message>
    <message>
        <source>Ransom {price}.</source>
        <translation>Freikaufen: {price}.</translation>
    </message>
    <message>
        <source>Attacking, it beats {beaten}.</source>
        <translation>Im Angriff besiegt er: {beaten}.</translation>
    </message>
    <message>
        <source>Choose one of the lit cards first.</source>
        <translation>Wähle erst eine der Karten, die leuchten.</translation>
    </message>
    <message>
        <source>No money cards add up to exactly {price}.</source>
        <translation>Deine Geldkarten ergeben nicht genau {price}.</translation>
    </message>
    <message>
        <source>line up {cards}: the ace beats jack, queen and king.</source>
        <translation>Stell auf: {cards}. Das Ass schlägt Bube, Dame und König.</translation>
    </message>
    <message>
        <source>line up {cards}: your ace stays safe in the reserve.</source>
        <translation>Stell auf: {cards}. Dein Ass bleibt sicher in der Reserve.</translation>
    </message>
    <message>
        <source>low soldiers beat an ace and can be raised: line up {cards}.</source>
        <translation>Niedrige Soldaten schlagen ein Ass und lassen sich verstärken, also stell auf: {cards}.</translation>
    </message>
    <message>
        <source>the {second} is the last enemy: if your {card} wins, the round is yours.</source>
        <translation>Der letzte Gegner ist {second}: Gewinnt {card}, gehört die Runde dir.</translation>
    </message>
    <message>
        <source>this attack surely wins, {points} against {other}: no spell can stop it.</source>
        <translation>Dieser Angriff gewinnt sicher, {points} gegen {other}: Kein Zauber hält ihn auf.</translation>
    </message>
    <message>
        <source>this attack wins by strength, {points} against {other}.</source>
        <translation>Dieser Angriff gewinnt durch Stärke: {points} gegen {other}.</translation>
    </message>
    <message>
        <source>this attack risks only your weakest soldier: {card}.</source>
        <translation>Dieser Angriff setzt nur deinen schwächsten Soldaten aufs Spiel: {card}.</translation>
    </message>
    <message>
        <source>this attack aims at the strongest you can reach: {second}.</source>
        <translation>Dieser Angriff zielt auf den Stärksten, den du erreichst: {second}.</translation>
    </message>
    <message>
        <source>there your {card} faces an enemy that it beats by strength: {second}.</source>
        <translation>Dort steht {card} vor einem Gegner, der schwächer ist: {second}.</translation>
    </message>
    <message>
        <source>without spells your {card} surely wins, {points} against {other}.</source>
        <translation>Ohne Zauber gewinnt {card} sicher, {points} gegen {other}.</translation>
    </message>
    <message numerus="yes">
        <source>with %n more you win by strength, {points} against {other}.</source>
        <translation>
            <numerusform>Mit %n mehr gewinnst du durch Stärke, {points} gegen {other}.</numerusform>
            <numerusform>Mit %n mehr gewinnst du durch Stärke, {points} gegen {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>your strength is enough, {points} against {other}: save spells.</source>
        <translation>Deine Stärke reicht, {points} gegen {other}: Spar die Zauber.</translation>
    </message>
    <message>
        <source>no strength spell turns this duel, {points} against {other}: save them.</source>
        <translation>Kein Stärkezauber wendet dieses Duell, {points} gegen {other}: Spar sie.</translation>
    </message>
    <message>
        <source>challenge: by strength you lose, {points} against {other}.</source>
        <translation>Fordere heraus: Durch Stärke verlierst du, {points} gegen {other}.</translation>
    </message>
    <message>
        <source>do not challenge: by strength you win, {points} against {other}.</source>
        <translation>Fordere nicht heraus: Durch Stärke gewinnst du, {points} gegen {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} beats %n of their {other} sleep spell(s); but vary.</source>
        <translation>
            <numerusform>Hier schlägt {card} %n der {other} gegnerischen Schlafzauber; aber wechsle ab.</numerusform>
            <numerusform>Hier schlägt {card} %n der {other} gegnerischen Schlafzauber; aber wechsle ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>a good choice, but vary: {card}.</source>
        <translation>Eine gute Wahl, aber wechsle ab: {card}.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, and nobody can answer it.</source>
        <translation>Eine Umkehr rettet {card}, und niemand kann darauf antworten.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, unless it is answered.</source>
        <translation>Eine Umkehr rettet {card}, wenn sie nicht beantwortet wird.</translation>
    </message>
    <message>
        <source>your own reversal cancels theirs and saves your {card}.</source>
        <translation>Dein Umkehrzauber hebt den anderen auf und rettet {card}.</translation>
    </message>
    <message>
        <source>keep your reversal spell: it could be answered.</source>
        <translation>Heb deinen Umkehrzauber auf: Er könnte beantwortet werden.</translation>
    </message>
    <message>
        <source>{card} withstands the {second} opposite by strength.</source>
        <translation>An Stärke hält {card} dem Gegenüber stand: {second}.</translation>
    </message>
    <message>
        <source>{card} can beat the {second} opposite by strength.</source>
        <translation>An Stärke kann {card} das Gegenüber schlagen: {second}.</translation>
    </message>
    <message numerus="yes">
        <source>%n money card(s) bring(s) back your best captive: {card}.</source>
        <translation>
            <numerusform>%n Geldkarte holt deinen stärksten Gefangenen zurück: {card}.</numerusform>
            <numerusform>%n Geldkarten holen deinen stärksten Gefangenen zurück: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} comes from the reserve and costs no money.</source>
        <translation>Aus der Reserve kommt {card} und kostet kein Geld.</translation>
    </message>
    <message>
        <source>Choose three soldiers: the ace beats jack, queen and king, low ones beat the ace and can be raised.</source>
        <translation>Wähle drei Soldaten: Das Ass schlägt die Bilder, niedrige schlagen das Ass und lassen sich verstärken.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) win(s) by strength: which can spells turn against you?</source>
        <translation>
            <numerusform>%n Angriff gewinnt durch Stärke: Können Zauber ihn wenden?</numerusform>
            <numerusform>%n Angriffe gewinnen durch Stärke: Welche können Zauber wenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>No attack wins by strength: choose whom you can spare, or what your spells can turn.</source>
        <translation>Kein Angriff gewinnt durch Stärke: Wähle, wen du entbehren oder was du mit Zaubern wenden kannst.</translation>
    </message>
    <message>
        <source>By strength the duel is yours, {points} against {other}.</source>
        <translation>Durch Stärke gehört das Duell dir, {points} gegen {other}.</translation>
    </message>
    <message>
        <source>By strength you lose, {points} against {other}: is this soldier worth a spell?</source>
        <translation>Durch Stärke verlierst du, {points} gegen {other}: Ist dieser Soldat einen Zauber wert?</translation>
    </message>
    <message numerus="yes">
        <source>You have %n sleep spell(s): each goes only once.</source>
        <translation>
            <numerusform>Du hast noch %n Schlafzauber.</numerusform>
            <numerusform>Du hast %n Schlafzauber: Jeder geht nur einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one reversal: is this duel worth it?</source>
        <translation>Du hast einen Umkehrzauber: Ist dieses Duell ihn wert?</translation>
    </message>
    <message numerus="yes">
        <source>Fill the slot: %n soldier(s) can go there. Who stands against the one opposite?</source>
        <translation>
            <numerusform>Füll das Feld auf: Nur %n Soldat kann hin.</numerusform>
            <numerusform>Füll das Feld auf: %n Soldaten können hin. Wer hält stand?</numerusform>
        </translation>
    </message>
    <message>
        <source>line up {cards}</source>
        <translation>stelle {cards} auf</translation>
    </message>
    <message>
        <source>{card} slides to slot {slot}</source>
        <translation>{card} rückt auf Feld {slot}</translation>
    </message>
    <message>
        <source>block all spells</source>
        <translation>alle Zauber blockieren</translation>
    </message>
    <message>
        <source>{card} against {enemy}</source>
        <translation>{card} gegen {enemy}</translation>
    </message>
    <message>
        <source>add {spell}</source>
        <translation>{spell} dazu</translation>
    </message>
    <message>
        <source>no strength spell</source>
        <translation>kein Kraftzauber</translation>
    </message>
    <message>
        <source>no challenge</source>
        <translation>keine Herausforderung</translation>
    </message>
    <message>
        <source>sleep spell {card}</source>
        <translation>Schlafzauber {card}</translation>
    </message>
    <message>
        <source>reverse the duel</source>
        <translation>das Duell umkehren</translation>
    </message>
    <message>
        <source>no reversal</source>
        <translation>keine Umkehr</translation>
    </message>
    <message>
        <source>{card} from the reserve</source>
        <translation>{card} aus der Reserve</translation>
    </message>
    <message>
        <source>ransom {card} for {money}</source>
        <translation>{card} freikaufen für {money}</translation>
    </message>
    <message>
        <source>{name} has chosen a line.</source>
        <translation>{name} hat eine Linie gewählt.</translation>
    </message>
    <message>
        <source>{name} has chosen a line: {cards}.</source>
        <translation>{name} hat eine Linie gewählt: {cards}.</translation>
    </message>
    <message>
        <source>The lines: {lines}.</source>
        <translation>Die Linien: {lines}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{name} slides to slot {slot}: {card}.</source>
        <translation>{name} rückt auf Feld {slot}: {card}.</translation>
    </message>
    <message>
        <source>{name} blocks all spells.</source>
        <translation>{name} bannt alle Zauber.</translation>
    </message>
    <message>
        <source>{name} attacks: {card} against {enemy}.</source>
        <translation>{name} greift an: {card} gegen&#xa0;{enemy}.</translation>
    </message>
    <message>
        <source>{name} adds {spell}: strength {strength}.</source>
        <translation>{name} legt {spell} dazu: Stärke&#xa0;{strength}.</translation>
    </message>
    <message>
        <source>{name} challenges to a duel of sleep spells.</source>
        <translation>{name} fordert zum Schlafduell heraus.</translation>
    </message>
    <message>
        <source>{name} uses no strength spell.</source>
        <translation>{name} setzt keinen Kraftzauber ein.</translation>
    </message>
    <message>
        <source>{name} does not challenge.</source>
        <translation>{name} fordert nicht heraus.</translation>
    </message>
    <message>
        <source>{name} does not reverse.</source>
        <translation>{name} kehrt nicht um.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell.</source>
        <translation>{name} hat einen Schlafzauber gewählt.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell: {spell}.</source>
        <translation>{name} hat einen Schlafzauber gewählt: {spell}.</translation>
    </message>
    <message>
        <source>Sleep spells: {name} {own}, {loser} {other}. {name} wins.</source>
        <translation>Schlafzauber: {name} {own}, {loser} {other}. {name} gewinnt.</translation>
    </message>
    <message>
        <source>Sleep spells: both {spell}. They cancel each other.</source>
        <translation>Schlafzauber: beide {spell}. Sie heben einander auf.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins by strength.</source>
        <translation>{own} gegen {other}: {name} gewinnt nach Stärke.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins, who attacked.</source>
        <translation>{own} gegen {other}: {name} gewinnt als Angreifer.</translation>
    </message>
    <message>
        <source>So {name} wins the duel.</source>
        <translation>So gewinnt {name} das Duell.</translation>
    </message>
    <message>
        <source>{name} reverses the duel.</source>
        <translation>{name} kehrt das Duell um.</translation>
    </message>
    <message>
        <source>{name} reverses it back.</source>
        <translation>{name} kehrt es wieder um.</translation>
    </message>
    <message>
        <source>{name} loses a soldier to the dungeon: {card}.</source>
        <translation>{name} verliert einen Soldaten an den Kerker: {card}.</translation>
    </message>
    <message>
        <source>{name} fills slot {slot}: {card}.</source>
        <translation>{name} füllt Feld {slot} auf: {card}.</translation>
    </message>
    <message>
        <source>{name} ransoms for {money}: {card} to slot {slot}.</source>
        <translation>{name} kauft frei für {money}: {card} auf Feld {slot}.</translation>
    </message>
    <message>
        <source>{name} cannot fill slot {slot}: it stays empty.</source>
        <translation>{name} kann Feld {slot} nicht auffüllen: Es bleibt leer.</translation>
    </message>
    <message>
        <source>{loser} has no soldier left: {name} wins.</source>
        <translation>{loser} hat keinen Soldaten mehr: {name} gewinnt.</translation>
    </message>
    <message>
        <source>has lined up</source>
        <translation>ist aufgestellt</translation>
    </message>
    <message>
        <source>slid</source>
        <translation>rückte auf</translation>
    </message>
    <message>
        <source>blocked all spells</source>
        <translation>bannte alle Zauber</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>griff an</translation>
    </message>
    <message>
        <source>strength spell</source>
        <translation>Kraftzauber</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>forderte heraus</translation>
    </message>
    <message>
        <source>sleep spell</source>
        <translation>Schlafzauber</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>kehrte um</translation>
    </message>
    <message>
        <source>filled the slot</source>
        <translation>füllte das Feld auf</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>ließ es so</translation>
    </message>
    <message>
        <source>lost a soldier</source>
        <translation>verlor einen Soldaten</translation>
    </message>
    <message>
        <source>You lose a soldier!</source>
        <translation>Du verlierst einen Soldaten!</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n Soldat</numerusform>
            <numerusform>%n Soldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <translation>
            <numerusform>%n steht</numerusform>
            <numerusform>%n stehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caught</source>
        <translation>
            <numerusform>%n gefangen</numerusform>
            <numerusform>%n gefangen</numerusform>
        </translation>
    </message>
</context>
</TS>
