<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>What the computer players last reported</source>
        <translation>Wat de computerspelers het laatst meldden</translation>
    </message>
    <message>
        <source>An offline table for six little-known card games, for one, or for several at one computer.</source>
        <translation>Een speeltafel zonder internet voor zes weinig bekende kaartspellen, alleen of samen aan één computer.</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer. The computer players see no more than you would in their place.</source>
        <translation>Wat je speelt, blijft op deze computer. De computerspelers zien niet meer dan jij op hun plaats zou zien.</translation>
    </message>
    <message>
        <source>The cards follow from the number of the deal by a formula that anybody can work out again: the numbers of Python’s random.Random({seed}), shuffled by the method of Fisher and Yates. The page “record-format” of the documentation explains it, and the seal of each round.</source>
        <translation>De kaarten volgen uit het spelnummer volgens een formule die iedereen kan narekenen: de getallen van Pythons random.Random({seed}), geschud met de methode van Fisher en Yates. De bladzijde ‘record-format’ van de documentatie legt die uit, en ook het zegel van elke ronde.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, drawn and written by its contributors.</source>
        <translation>Vrije software onder de MIT-licentie, getekend en geschreven door wie eraan meewerkten.</translation>
    </message>
    <message>
        <source>Games are kept in {data}, preferences in {config}.</source>
        <translation>Partijen worden bewaard in {data}, voorkeuren in {config}.</translation>
    </message>
    <message>
        <source>Version {version}, commit {commit}</source>
        <translation>Versie {version}, commit {commit}</translation>
    </message>
    <message>
        <source>The licences of the libraries in it are in {folder}.</source>
        <translation>De licenties van de meegeleverde bibliotheken staan in {folder}.</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>A&amp;nalyseren</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <translation>&amp;Betere zet</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes…</source>
        <translation>&amp;Leren van mijn fouten…</translation>
    </message>
    <message>
        <source>&amp;Judged by</source>
        <translation>Beoo&amp;rdeeld naar</translation>
    </message>
    <message>
        <source>what could be known then</source>
        <translation>wat toen te weten was</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>open kaarten</translation>
    </message>
    <message>
        <source>Chances to win the round</source>
        <translation>Kansen om de ronde te winnen</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Voortgang van de analyse</translation>
    </message>
    <message numerus="yes">
        <source>Budget: a search of %n step(s) for each decision.</source>
        <translation>
            <numerusform>Budget: een zoektocht van %n stap per beslissing.</numerusform>
            <numerusform>Budget: een zoektocht van %n stappen per beslissing.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis failed: {reason}</source>
        <translation>De analyse is mislukt: {reason}</translation>
    </message>
    <message>
        <source>Accuracy is 100 where every move was the best one, and 0 where each was a blunder.</source>
        <translation>Nauwkeurigheid is 100 als elke zet de beste was, en 0 als elke een blunder was.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Scores of {name}, match by match</source>
        <translation>Scores van {name}, partij voor partij</translation>
    </message>
    <message>
        <source>Accuracy of {name} in analysed matches</source>
        <translation>Nauwkeurigheid van {name} in geanalyseerde partijen</translation>
    </message>
    <message>
        <source>How often each score</source>
        <translation>Hoe vaak welke score</translation>
    </message>
    <message>
        <source>Share of the wins by level</source>
        <translation>Aandeel in de winst per niveau</translation>
    </message>
    <message>
        <source>Match {number}, {day}: {score}</source>
        <translation>Partij {number}, {day}: {score}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partij</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partij</numerusform>
            <numerusform>%n partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>average {score}</source>
        <translation>gemiddeld {score}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} tot {high}</translation>
    </message>
    <message numerus="yes">
        <source>{level}: {percent} % of %n match(es), likely {low} to {high} %</source>
        <translation>
            <numerusform>{level}: {percent} % van %n partij, waarschijnlijk {low} tot {high} %</numerusform>
            <numerusform>{level}: {percent} % van %n partijen, waarschijnlijk {low} tot {high} %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachSwitch</name>
    <message>
        <source>The coach is on.</source>
        <translation>De coach staat aan.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>De coach staat uit.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Comparison</source>
        <translation>Vergelijking</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Spel</translation>
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
        <translation>Wat ieder ervan maakte</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Zet voor zet</translation>
    </message>
    <message>
        <source>Match points, as in bridge clubs: each is compared with each other who played the same cards. A higher score brings 2 points, the same score 1. The share is what that is of all there was to be had.</source>
        <translation>Matchpunten, zoals op bridgeclubs: ieder wordt vergeleken met ieder ander die dezelfde kaarten speelde. Een hogere score levert 2 punten op, dezelfde score 1. Het aandeel is wat dat is van alles wat er te halen viel.</translation>
    </message>
    <message>
        <source>Only deals that all have played can be compared</source>
        <translation>Alleen spellen die iedereen heeft gespeeld, kunnen worden vergeleken</translation>
    </message>
    <message>
        <source>Whose moves stand on the left</source>
        <translation>Wiens zetten links staan</translation>
    </message>
    <message>
        <source>Whose moves stand on the right</source>
        <translation>Wiens zetten rechts staan</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Een klik op een kop sorteert de lijst</translation>
    </message>
    <message>
        <source>Enter or a double click shows the table after the move; the arrow keys choose whose</source>
        <translation>Enter of een dubbelklik toont de tafel na de zet; met de pijltoetsen kies je van wie</translation>
    </message>
    <message>
        <source>Opens the replay of that match at the chosen move</source>
        <translation>Kijkt die partij terug vanaf de gekozen zet</translation>
    </message>
    <message>
        <source>On {name}’s table</source>
        <translation>Aan tafel bij {name}</translation>
    </message>
    <message>
        <source>Both played alike to the end.</source>
        <translation>Beiden speelden tot het eind hetzelfde.</translation>
    </message>
    <message>
        <source>They part at decision {number} of round {round}, marked with ≠.</source>
        <translation>Bij beslissing {number} van ronde {round} gaan ze uiteen, aangegeven met ≠.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is {name}’s turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>Pass the computer on. Nobody else should look now.</source>
        <translation>Geef de computer door. De anderen kijken nu even niet.</translation>
    </message>
    <message>
        <source>I am {name}: &amp;show my cards</source>
        <translation>Ik ben {name}: &amp;toon mijn kaarten</translation>
    </message>
    <message>
        <source>Lifts the curtain, as does a click beside it</source>
        <translation>Haalt het gordijn op, net als een klik ernaast</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Deal of the day</source>
        <translation>Spel van de dag</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>Vandaag dezelfde kaarten voor iedereen met deze versie.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Dag</translation>
    </message>
    <message>
        <source>Days &amp;of</source>
        <translation>Dagen &amp;van</translation>
    </message>
    <message>
        <source>the week</source>
        <translation>de week</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>de maand</translation>
    </message>
    <message>
        <source>Series of days</source>
        <translation>Reeks dagen</translation>
    </message>
    <message>
        <source>Standings over these days</source>
        <translation>Stand over deze dagen</translation>
    </message>
    <message>
        <source>Nobody has played any of these days yet.</source>
        <translation>Nog niemand heeft een van deze dagen gespeeld.</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Ver&amp;gelijken…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Begin</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Spel&amp;regels</translation>
    </message>
    <message>
        <source>Best results here</source>
        <translation>Beste uitslagen hier</translation>
    </message>
    <message>
        <source>Deals of past days can be played as well</source>
        <translation>Ook het spel van eerdere dagen kun je spelen</translation>
    </message>
    <message>
        <source>Who played this deal on this computer, the best first</source>
        <translation>Wie dit spel op deze computer speelde, de beste bovenaan</translation>
    </message>
    <message>
        <source>Which days are seen at a glance: those around the chosen day</source>
        <translation>Welke dagen je in één oogopslag ziet: die rond de gekozen dag</translation>
    </message>
    <message>
        <source>Your first results and those of the others; a day that is chosen can be played</source>
        <translation>Jouw eerste resultaten en die van de anderen; een gekozen dag kun je spelen</translation>
    </message>
    <message>
        <source>Those who played the same days, compared by their first results</source>
        <translation>Wie dezelfde dagen speelden, vergeleken naar hun eerste resultaat</translation>
    </message>
    <message>
        <source>Shows the first attempts at this deal move by move, as soon as you have played it yourself</source>
        <translation>Toont de eerste pogingen bij dit spel zet voor zet, zodra je het zelf hebt gespeeld</translation>
    </message>
    <message>
        <source>Deal of the day – {game}</source>
        <translation>Spel van de dag – {game}</translation>
    </message>
    <message numerus="yes">
        <source>You begin, against %n computer player(s).</source>
        <translation>
            <numerusform>Jij begint, tegen %n computerspeler.</numerusform>
            <numerusform>Jij begint, tegen %n computerspelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: {level}. Deal {number}.</source>
        <translation>Niveau: {level}. Spelnummer {number}.</translation>
    </message>
    <message>
        <source>Nobody has finished this deal here yet.</source>
        <translation>Niemand heeft dit spel hier al uitgespeeld.</translation>
    </message>
</context>
<context>
    <name>EdgeButtons</name>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Takes back your last move</source>
        <translation>Neemt je laatste zet terug</translation>
    </message>
    <message>
        <source>Shows a good move; pressed once more, it plays it</source>
        <translation>Toont een goede zet; nog een keer gedrukt speelt het die</translation>
    </message>
    <message>
        <source>Opens the rules beside the table</source>
        <translation>Opent de spelregels naast de tafel</translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message>
        <source>Evenings</source>
        <translation>Spelavonden</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>Een reeks partijen met één tussenstand, op één dag of op meer.</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>Spel&amp;avond</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Het plan</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nieuwe spelavond…</translation>
    </message>
    <message>
        <source>&amp;Play next</source>
        <translation>&amp;Volgende spelen</translation>
    </message>
    <message>
        <source>Play &amp;this match</source>
        <translation>&amp;Deze partij spelen</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Ver&amp;gelijken…</translation>
    </message>
    <message>
        <source>As a p&amp;icture…</source>
        <translation>Als af&amp;beelding…</translation>
    </message>
    <message>
        <source>As a &amp;file…</source>
        <translation>Als &amp;tabel…</translation>
    </message>
    <message>
        <source>Which evening is shown</source>
        <translation>Welke spelavond te zien is</translation>
    </message>
    <message>
        <source>A double click plays a match that is open, or compares a deal</source>
        <translation>Een dubbelklik speelt een open partij, of vergelijkt een spel</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Een klik op een kop sorteert de lijst</translation>
    </message>
    <message>
        <source>Goes on with what was begun, else begins the first open match</source>
        <translation>Gaat verder met wat begonnen is, anders met de eerste open partij</translation>
    </message>
    <message>
        <source>Begins the selected match, or goes on with it</source>
        <translation>Begint de gekozen partij of gaat ermee verder</translation>
    </message>
    <message>
        <source>Shows who made what of a deal that all have played, move by move</source>
        <translation>Toont zet voor zet wie wat maakte van een spel dat iedereen heeft gespeeld</translation>
    </message>
    <message>
        <source>Saves the standings as a PNG picture</source>
        <translation>Bewaart de stand als PNG-afbeelding</translation>
    </message>
    <message>
        <source>Saves the standings as a CSV table for spreadsheets</source>
        <translation>Bewaart de stand als CSV-tabel voor rekenbladen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>B&amp;ring it back</source>
        <translation>Te&amp;rughalen</translation>
    </message>
    <message>
        <source>‘{title}’ is deleted; its matches are still in the statistics.</source>
        <translation>‘{title}’ is verwijderd; de partijen staan nog in de statistieken.</translation>
    </message>
    <message>
        <source>No evening has been planned yet.</source>
        <translation>Er is nog geen spelavond gepland.</translation>
    </message>
    <message>
        <source>The plan of this evening is damaged and cannot be read.</source>
        <translation>Het plan van deze spelavond is beschadigd en niet te lezen.</translation>
    </message>
    <message>
        <source>All is played: these are the final standings.</source>
        <translation>Alles is gespeeld: dit is de eindstand.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) can be played now, in any order.</source>
        <translation>
            <numerusform>Er is nu %n partij te spelen.</numerusform>
            <numerusform>Er zijn nu %n partijen te spelen, in willekeurige volgorde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are closed until all have played them.</source>
        <translation>
            <numerusform>%n spel blijft gesloten tot iedereen het heeft gespeeld.</numerusform>
            <numerusform>%n spellen blijven gesloten tot iedereen ze heeft gespeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes &amp;back</source>
        <translation>Doet weer &amp;mee</translation>
    </message>
    <message>
        <source>Drops &amp;out</source>
        <translation>Stopt &amp;ermee</translation>
    </message>
    <message>
        <source>The selected participant takes part again</source>
        <translation>De gekozen deelnemer doet weer mee</translation>
    </message>
    <message>
        <source>The selected participant plays no more matches</source>
        <translation>De gekozen deelnemer speelt geen partijen meer</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Bewaard als {path}.</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Deal number</source>
        <translation>Spelnummer</translation>
    </message>
    <message>
        <source>none, the cards came with the file</source>
        <translation>geen, de kaarten kwamen uit het bestand</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>Started on</source>
        <translation>Begonnen op</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spel van de dag</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>Teruggenomen zetten</translation>
    </message>
    <message>
        <source>Stand-in moves</source>
        <translation>Vervangende zetten</translation>
    </message>
    <message>
        <source>Counts in the statistics</source>
        <translation>Telt mee in de statistieken</translation>
    </message>
    <message>
        <source>no, it is a practice match</source>
        <translation>nee, dit is een oefenpartij</translation>
    </message>
    <message>
        <source>yes, when it is finished</source>
        <translation>ja, als ze uitgespeeld is</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>The cards of round(s) {rounds} are not those that were sealed.</source>
        <translation>
            <numerusform>De kaarten van ronde {rounds} zijn niet de verzegelde kaarten.</numerusform>
            <numerusform>De kaarten van de ronden {rounds} zijn niet de verzegelde kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked: the cards are the sealed ones, and every move is allowed.</source>
        <translation>Nagekeken: dit zijn de verzegelde kaarten, en elke zet is toegestaan.</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>Over deze partij</translation>
    </message>
    <message>
        <source>&amp;Show deal number</source>
        <translation>Spelnummer &amp;tonen</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>Spelnummer &amp;kopiëren</translation>
    </message>
    <message>
        <source>C&amp;heck the match</source>
        <translation>Partij &amp;nakijken</translation>
    </message>
    <message>
        <source>Seal of this round’s cards (SHA-256)</source>
        <translation>Zegel van de kaarten van deze ronde (SHA-256)</translation>
    </message>
    <message>
        <source>The cards were fixed before the first move, and this number follows from them and from a secret number. Note it down: the saved match contains both, so that afterwards anybody can work it out again and see that no card was changed. The command “check” does that too.</source>
        <translation>De kaarten lagen vast voor de eerste zet, en dit getal volgt uit die kaarten en een geheim getal. Schrijf het op: de bewaarde partij bevat allebei, dus kan iedereen het achteraf narekenen en zien dat er geen kaart is verwisseld. De opdracht ‘check’ doet dat ook.</translation>
    </message>
    <message>
        <source>person</source>
        <translation>mens</translation>
    </message>
    <message>
        <source>hidden until all have played this deal</source>
        <translation>verborgen tot iedereen dit spel heeft gespeeld</translation>
    </message>
    <message>
        <source>hidden until the match is over: whoever knows it can list every hand</source>
        <translation>verborgen tot de partij uit is: wie het kent, kan alle handen opzoeken</translation>
    </message>
</context>
<context>
    <name>GamePicks</name>
    <message>
        <source>Rounds of a match</source>
        <translation>Ronden per partij</translation>
    </message>
    <message>
        <source>Rounds of a match of {game}</source>
        <translation>Ronden per partij {game}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Zoeken</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wat hij doet</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Toets</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Lists only what has these letters in its words or its key</source>
        <translation>Toont alleen wat deze letters in zijn naam of toets heeft</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>They can be changed in the preferences.</source>
        <translation>In de voorkeuren kun je ze veranderen.</translation>
    </message>
    <message>
        <source>All keys that do something, by the place where they do it</source>
        <translation>Alle toetsen die iets doen, per plek waar ze dat doen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>New &amp;key</source>
        <translation>&amp;Nieuwe toets</translation>
    </message>
    <message>
        <source>press it here</source>
        <translation>druk hem hier in</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Geen toets</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>&amp;Terugzetten</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alles terugzetten</translation>
    </message>
    <message>
        <source>Below the list the selected action can be given another key</source>
        <translation>Onder de lijst krijgt de gekozen actie een andere toets</translation>
    </message>
    <message>
        <source>Takes the next key that is pressed here</source>
        <translation>Neemt de eerste toets die je hier indrukt</translation>
    </message>
    <message>
        <source>Takes its key away from the selected action</source>
        <translation>Neemt de gekozen actie haar toets af</translation>
    </message>
    <message>
        <source>Gives the selected action the key it had at first</source>
        <translation>Geeft de gekozen actie haar oorspronkelijke toets terug</translation>
    </message>
    <message>
        <source>Gives all actions the keys they had at first</source>
        <translation>Geeft alle acties hun oorspronkelijke toetsen terug</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Deze toets ligt vast.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>geen toets</translation>
    </message>
    <message>
        <source>All keys are as they were at first.</source>
        <translation>Alle toetsen zijn weer zoals in het begin.</translation>
    </message>
    <message>
        <source>{key} is taken: {action} ({group}).</source>
        <translation>{key} is al bezet: {action} ({group}).</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <source>Lesson: {game}</source>
        <translation>Les: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Stap {step} van {steps}</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}: kijk nog eens</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>What shall we play?</source>
        <translation>Wat spelen we?</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Spel van de &amp;dag</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>P&amp;uzzels</translation>
    </message>
    <message>
        <source>Eve&amp;nings</source>
        <translation>Spel&amp;avonden</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>Vandaag dezelfde kaarten voor iedereen met deze versie.</translation>
    </message>
    <message>
        <source>Positions with one best move, and your own mistakes.</source>
        <translation>Stellingen met één beste zet, en je eigen fouten.</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings.</source>
        <translation>Een reeks partijen met één tussenstand.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>practice</source>
        <translation>oefenpartij</translation>
    </message>
    <message>
        <source>The move list is shown.</source>
        <translation>De zettenlijst wordt getoond.</translation>
    </message>
    <message>
        <source>The move list is hidden.</source>
        <translation>De zettenlijst is verborgen.</translation>
    </message>
    <message>
        <source>Full screen is on.</source>
        <translation>Volledig scherm aan.</translation>
    </message>
    <message>
        <source>Full screen is off.</source>
        <translation>Volledig scherm uit.</translation>
    </message>
</context>
<context>
    <name>MatchDetails</name>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spelnummer {number}</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>zonder hulp</translation>
    </message>
</context>
<context>
    <name>MatchDock</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronde {number} van {rounds}</translation>
    </message>
    <message>
        <source>Moves and scores</source>
        <translation>Zetten en scores</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Zettenlijst</translation>
    </message>
    <message>
        <source>Points of each round, and the total beside them</source>
        <translation>De punten van elke ronde, met het totaal ernaast</translation>
    </message>
    <message>
        <source>What each move did, the latest at the foot</source>
        <translation>Wat elke zet deed, de laatste onderaan</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>all games</source>
        <translation>alle spellen</translation>
    </message>
    <message>
        <source>all people</source>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>elk niveau</translation>
    </message>
    <message>
        <source>matches that count</source>
        <translation>partijen die meetellen</translation>
    </message>
    <message>
        <source>practice matches</source>
        <translation>oefenpartijen</translation>
    </message>
    <message>
        <source>both</source>
        <translation>allebei</translation>
    </message>
    <message>
        <source>all time</source>
        <translation>alle perioden</translation>
    </message>
    <message>
        <source>last 7 days</source>
        <translation>laatste 7 dagen</translation>
    </message>
    <message>
        <source>last 30 days</source>
        <translation>laatste 30 dagen</translation>
    </message>
    <message>
        <source>last 12 months</source>
        <translation>laatste 12 maanden</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>van … tot en met …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Level of an opponent</source>
        <translation>Niveau van een tegenstander</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenpartijen</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Tot en met</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>That was a fault of the program. The match goes on from the last saved move. The report helps to mend the fault; it holds no cards and no names of players.</source>
        <translation>Dat was een fout van het programma. De partij gaat verder vanaf de laatst bewaarde zet. Het verslag helpt om de fout te verhelpen; er staan geen kaarten en geen namen van spelers in.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>&amp;Verslag kopiëren</translation>
    </message>
    <message>
        <source>Where in the program it went wrong</source>
        <translation>Waar het in het programma misging</translation>
    </message>
    <message>
        <source>Puts the report on the clipboard</source>
        <translation>Zet het verslag op het klembord</translation>
    </message>
</context>
<context>
    <name>NameHelp</name>
    <message>
        <source>Portrait of {name}</source>
        <translation>Portret van {name}</translation>
    </message>
</context>
<context>
    <name>NewEveningDialog</name>
    <message>
        <source>New evening</source>
        <translation>Nieuwe spelavond</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>Een reeks partijen met één tussenstand, op één dag of op meer.</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Wie er meedoen</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Wat er gespeeld wordt</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Het plan</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>&amp;Naam van de avond</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Vorm</translation>
    </message>
    <message>
        <source>&amp;Computer players</source>
        <translation>&amp;Computerspelers</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>N&amp;iveau</translation>
    </message>
    <message>
        <source>How many computer players sit at each table</source>
        <translation>Hoeveel computerspelers er aan elke tafel zitten</translation>
    </message>
    <message>
        <source>How strong they are; the same moves they answer alike, whoever makes them</source>
        <translation>Hoe sterk ze zijn; op dezelfde zetten antwoorden ze hetzelfde, wie ze ook doet</translation>
    </message>
    <message>
        <source>How &amp;often</source>
        <translation>&amp;Hoe vaak</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punten</translation>
    </message>
    <message>
        <source>{count} take part</source>
        <translation>{count} doen mee</translation>
    </message>
    <message>
        <source>Evening of {day}</source>
        <translation>Spelavond van {day}</translation>
    </message>
    <message>
        <source>&amp;Draw the order by lot</source>
        <translation>V&amp;olgorde loten</translation>
    </message>
    <message>
        <source>Plan &amp;it</source>
        <translation>P&amp;lannen</translation>
    </message>
    <message>
        <source>Left empty, it is called after the day</source>
        <translation>Leeg gelaten heet hij naar de dag</translation>
    </message>
    <message>
        <source>How often the same people play each game</source>
        <translation>Hoe vaak dezelfde mensen elk spel spelen</translation>
    </message>
    <message>
        <source>Who begins, and in a knock-out who meets whom, depends on the order</source>
        <translation>Van de volgorde hangt af wie begint, en bij afvallen wie tegen wie speelt</translation>
    </message>
    <message>
        <source>The matches may be played in any order</source>
        <translation>De volgorde van de partijen is vrij</translation>
    </message>
    <message>
        <source>Stores the plan; it can be played today or on other days</source>
        <translation>Bewaart het plan; er kan vandaag of op andere dagen worden gespeeld</translation>
    </message>
    <message>
        <source>How &amp;many deals</source>
        <translation>Hoeveel &amp;spellen</translation>
    </message>
    <message>
        <source>How many deals each of them plays</source>
        <translation>Hoeveel spellen ieder van hen speelt</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), to be played in any order.</source>
        <translation>
            <numerusform>%n partij.</numerusform>
            <numerusform>%n partijen, in willekeurige volgorde te spelen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>R&amp;ules</source>
        <translation>Spel&amp;regels</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Hoeveel spelers</translation>
    </message>
    <message>
        <source>Who &amp;begins</source>
        <translation>Wie be&amp;gint</translation>
    </message>
    <message>
        <source>&amp;Youngest is</source>
        <translation>&amp;Jongste is</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Spel&amp;nummer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} spelers</translation>
    </message>
    <message>
        <source>any</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>The same number deals the same cards to everybody, everywhere.</source>
        <translation>Hetzelfde nummer geeft overal en voor iedereen dezelfde kaarten.</translation>
    </message>
    <message>
        <source>The &amp;coach is on</source>
        <translation>De &amp;coach staat aan</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>&amp;Programma’s…</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>Hij zegt waar het nu op aankomt, en laat een zet zien die duidelijk beter was dan de jouwe.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Begin</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Leren</translation>
    </message>
    <message>
        <source>Begins the first round</source>
        <translation>Begint de eerste ronde</translation>
    </message>
    <message>
        <source>Left empty, any cards are dealt</source>
        <translation>Leeg: er worden willekeurige kaarten gedeeld</translation>
    </message>
    <message>
        <source>Players that are programs of this computer: add, change, remove, try</source>
        <translation>Spelers die programma’s van deze computer zijn: toevoegen, wijzigen, verwijderen, uitproberen</translation>
    </message>
    <message>
        <source>A lesson of a few minutes, on the table</source>
        <translation>Een les van een paar minuten, aan tafel</translation>
    </message>
    <message>
        <source>Deals the cards; what is chosen here is offered again next time</source>
        <translation>Begint het spel; wat hier gekozen is, staat er de volgende keer weer</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>de jongste</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>wie geloot wordt</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Puts this message away</source>
        <translation>Haalt dit bericht weg</translation>
    </message>
    <message>
        <source>{text} ({times} times)</source>
        <translation>{text} ({times} keer)</translation>
    </message>
</context>
<context>
    <name>OpenCardsDialog</name>
    <message>
        <source>A record shows all cards</source>
        <translation>Een partijbestand toont alle kaarten</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>De partij is nog niet afgelopen.</translation>
    </message>
    <message>
        <source>Several people play, and the record of their match holds every hand and everything that was chosen in secret. Whoever reads it knows what the players must not know of each other.</source>
        <translation>Er spelen meerdere mensen, en het partijbestand bevat alle handen en alles wat in het geheim gekozen is. Wie het leest, weet wat de spelers niet van elkaar mogen weten.</translation>
    </message>
    <message>
        <source>&amp;Go on all the same</source>
        <translation>&amp;Toch doorgaan</translation>
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
        <translation>Wie er op deze computer speelt. Elke wijziging werkt meteen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>Sho&amp;w hidden people too</source>
        <translation>Ook &amp;verborgen personen tonen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Kleur</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Plaatje</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Hernoemen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Is &amp;dezelfde persoon als…</translation>
    </message>
    <message>
        <source>Below the list the selected person can be changed</source>
        <translation>Onder de lijst kun je de gekozen persoon wijzigen</translation>
    </message>
    <message>
        <source>What the person is called everywhere, also in matches played before</source>
        <translation>Hoe de persoon overal heet, ook in eerdere partijen</translation>
    </message>
    <message>
        <source>The disc behind the picture, at the table and in lists</source>
        <translation>De schijf achter het plaatje, aan tafel en in lijsten</translation>
    </message>
    <message>
        <source>Stands by the name at the table and in lists</source>
        <translation>Staat bij de naam aan tafel en in lijsten</translation>
    </message>
    <message>
        <source>Gives the selected person this name; the names of before stay theirs</source>
        <translation>Geeft de gekozen persoon deze naam; eerdere namen blijven bij die persoon horen</translation>
    </message>
    <message>
        <source>Makes a new person of this name, who is offered in a new match</source>
        <translation>Maakt een nieuwe persoon met deze naam, die je in een nieuw spel kunt kiezen</translation>
    </message>
    <message>
        <source>Counts two people as one from now on, or separates those who were joined</source>
        <translation>Telt twee personen voortaan als één, of scheidt wie samengevoegd waren</translation>
    </message>
    <message>
        <source>So that they can be shown again</source>
        <translation>Zodat je ze weer kunt tonen</translation>
    </message>
    <message>
        <source>{name} (hidden)</source>
        <translation>{name} (verborgen)</translation>
    </message>
    <message>
        <source>Also called: {names}</source>
        <translation>Heet ook: {names}</translation>
    </message>
    <message>
        <source>S&amp;how again</source>
        <translation>&amp;Weer tonen</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>Ver&amp;bergen</translation>
    </message>
    <message>
        <source>Offers and lists this person again</source>
        <translation>Biedt deze persoon weer aan en zet die weer in lijsten</translation>
    </message>
    <message>
        <source>Offers and lists this person no more; nothing is lost</source>
        <translation>Biedt deze persoon niet meer aan en laat die uit lijsten weg; er gaat niets verloren</translation>
    </message>
    <message>
        <source>{old} is called {name} from now on.</source>
        <translation>{old} heet voortaan {name}.</translation>
    </message>
    <message>
        <source>{name} can play now.</source>
        <translation>{name} kan nu meespelen.</translation>
    </message>
    <message>
        <source>{name} is hidden: offered and listed no more. All matches stay.</source>
        <translation>{name} is verborgen: niet meer aangeboden en niet meer in lijsten. Alle partijen blijven.</translation>
    </message>
    <message>
        <source>{name} is offered and listed again.</source>
        <translation>{name} wordt weer aangeboden en staat weer in lijsten.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>Een persoon heeft een naam nodig.</translation>
    </message>
    <message>
        <source>That is a name of {name} already. If both are one person, choose “Is the same person as…”.</source>
        <translation>Zo heet {name} al. Zijn het één en dezelfde, kies dan ‘Is dezelfde persoon als…’.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>The&amp;ma</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tekstg&amp;rootte</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animaties</translation>
    </message>
    <message>
        <source>Screen readers are tol&amp;d</source>
        <translation>Scherml&amp;ezer vertelt</translation>
    </message>
    <message>
        <source>&amp;Hand sorted</source>
        <translation>&amp;Hand gesorteerd</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Je &amp;naam</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Over jou</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Elke wijziging werkt meteen.</translation>
    </message>
    <message>
        <source>Coach in new matches</source>
        <translation>Coach in nieuwe partijen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Geluid en spraak</translation>
    </message>
    <message>
        <source>&amp;One click plays a card that has only one place to go</source>
        <translation>Eén &amp;klik speelt een kaart die maar op één plek past</translation>
    </message>
    <message>
        <source>Play from &amp;memory: known cards are not shown</source>
        <translation>&amp;Uit het hoofd spelen: bekende kaarten worden niet getoond</translation>
    </message>
    <message>
        <source>Curtain between players’ t&amp;urns</source>
        <translation>Gordijn tussen de &amp;beurten van de spelers</translation>
    </message>
    <message>
        <source>&amp;Four colours for the four suits</source>
        <translation>Vierkleurig &amp;spel: elke kaartsoort een eigen kleur</translation>
    </message>
    <message>
        <source>Letters of my language on the &amp;cards, not A K Q J</source>
        <translation>&amp;Letters van mijn taal op de kaarten, niet A K Q J</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Geluiden</translation>
    </message>
    <message>
        <source>Single &amp;letters and digits act without Ctrl</source>
        <translation>Losse &amp;letters en cijfers werken zonder Ctrl</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Algemeen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programma’s</translation>
    </message>
    <message>
        <source>Turn off if one person plays several seats.</source>
        <translation>Zet dit uit als je in je eentje meer plaatsen speelt.</translation>
    </message>
    <message>
        <source>Otherwise the table shows what everybody saw somebody take, and what you discarded yourself.</source>
        <translation>Anders toont de tafel wat iedereen iemand heeft zien nemen, en wat je zelf hebt afgelegd.</translation>
    </message>
    <message>
        <source>Otherwise a click takes the card up, and a second one lays it.</source>
        <translation>Anders pakt een klik de kaart op en legt een tweede haar neer.</translation>
    </message>
    <message>
        <source>Turn off if letters are struck or spoken by accident.</source>
        <translation>Zet uit als letters per ongeluk worden getypt of gezegd.</translation>
    </message>
    <message>
        <source>What you are called at the table</source>
        <translation>Hoe je aan tafel heet</translation>
    </message>
    <message>
        <source>The size of all letters, in windows and on the table</source>
        <translation>De grootte van alle letters, in vensters en op tafel</translation>
    </message>
    <message>
        <source>How fast cards move, and how long computer players wait</source>
        <translation>Hoe snel kaarten bewegen en hoelang computerspelers wachten</translation>
    </message>
    <message>
        <source>How much of each move is read aloud</source>
        <translation>Hoeveel er van elke zet wordt voorgelezen</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>Hij zegt waar het nu op aankomt, en laat een zet zien die duidelijk beter was dan de jouwe.</translation>
    </message>
    <message>
        <source>How the cards in your hand are ordered</source>
        <translation>In welke volgorde de kaarten in je hand liggen</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>zoals het systeem</translation>
    </message>
    <message>
        <source>light</source>
        <translation>licht</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>donker</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoog contrast</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>snel</translation>
    </message>
    <message>
        <source>little</source>
        <translation>weinig</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>het gewone</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>op kleur</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>op waarde</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>op punten</translation>
    </message>
    <message>
        <source>on in games not played here yet</source>
        <translation>aan in spellen die hier nieuw zijn</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>altijd aan</translation>
    </message>
    <message>
        <source>always off</source>
        <translation>altijd uit</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print and play</source>
        <translation>Printen en spelen</translation>
    </message>
    <message>
        <source>A game on paper, to play without a computer</source>
        <translation>Een spel op papier, om zonder computer te spelen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>The &amp;cards, and sheets to write on</source>
        <translation>De &amp;kaarten, en bladen om op te schrijven</translation>
    </message>
    <message>
        <source>The &amp;backs of the cards too</source>
        <translation>Ook de &amp;achterkanten van de kaarten</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>De spel&amp;regels</translation>
    </message>
    <message>
        <source>The cards come in true size with lines to cut along. Print on thick paper at 100&#xa0;%, not fitted to the page; with backs on both sides, turned over the long edge.</source>
        <translation>De kaarten komen op ware grootte, met snijlijnen. Print op dik papier op 100&#xa0;%, niet passend gemaakt op de pagina; met achterkanten dubbelzijdig, omgeslagen over de lange kant.</translation>
    </message>
    <message>
        <source>The game to print</source>
        <translation>Het spel dat geprint wordt</translation>
    </message>
    <message>
        <source>The language of the rules and sheets</source>
        <translation>De taal van de spelregels en bladen</translation>
    </message>
    <message>
        <source>The paper in your printer</source>
        <translation>Het papier in je printer</translation>
    </message>
    <message>
        <source>All the cards of the game, and what the players write on</source>
        <translation>Alle kaarten van het spel, en waar de spelers op schrijven</translation>
    </message>
    <message>
        <source>Behind each page of cards comes one with their backs</source>
        <translation>Na elke pagina kaarten komt er een met de achterkanten</translation>
    </message>
    <message>
        <source>The rules of the game, with their pictures</source>
        <translation>De spelregels, met plaatjes</translation>
    </message>
    <message>
        <source>Asks for a file and writes the pages to it</source>
        <translation>Vraagt om een bestand en schrijft de pagina’s erin</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Gestopt: er is niets geschreven.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als pdf</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were written to {path}.</source>
        <translation>
            <numerusform>Er is %n pagina geschreven naar {path}.</numerusform>
            <numerusform>Er zijn %n pagina’s geschreven naar {path}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>St&amp;oppen</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Opslaan als pdf…</translation>
    </message>
</context>
<context>
    <name>ProgramGoneDialog</name>
    <message>
        <source>A player is missing</source>
        <translation>Er ontbreekt een speler</translation>
    </message>
    <message>
        <source>Somebody else can play on at its seat.</source>
        <translation>Een ander kan op zijn plaats verder spelen.</translation>
    </message>
    <message>
        <source>At the seat of {name}</source>
        <translation>Op de plaats van {name}</translation>
    </message>
    <message>
        <source>With another player the match goes on as practice: its result would be of two together.</source>
        <translation>Met een andere speler gaat de partij verder als oefening: de uitslag zou van twee spelers samen zijn.</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>&amp;Programma’s…</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>Here the program can be added again, or its command put right</source>
        <translation>Hier kan het programma weer worden toegevoegd, of zijn opdracht worden verbeterd</translation>
    </message>
    <message>
        <source>Goes on with the match, with these players</source>
        <translation>Gaat verder met de partij, met deze spelers</translation>
    </message>
    <message>
        <source>Leaves the match as it is, on the start page</source>
        <translation>Laat de partij zoals ze is, op de startpagina</translation>
    </message>
    <message>
        <source>{name} cannot play: {reason}.</source>
        <translation>{name} kan niet spelen: {reason}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Players that are programs</source>
        <translation>Spelers die programma’s zijn</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Elke wijziging werkt meteen.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>A program that speaks the protocol of players can sit at the table. It runs on this computer with your own rights, as if you had started it yourself: add only programs that you trust. Of a match it is told only what its own seat may see.</source>
        <translation>Een programma dat het protocol voor spelers spreekt, kan meespelen. Het draait op deze computer met jouw eigen rechten, alsof je het zelf had gestart: voeg alleen programma’s toe die je vertrouwt. Van een partij krijgt het alleen te horen wat zijn eigen plaats mag zien.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Programs that can play</source>
        <translation>Programma’s die kunnen meespelen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>Comman&amp;d</source>
        <translation>&amp;Opdracht</translation>
    </message>
    <message>
        <source>the program and its arguments</source>
        <translation>het programma en zijn argumenten</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>Chan&amp;ge</source>
        <translation>&amp;Wijzigen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Below the list the selected program can be changed, tried and removed</source>
        <translation>Onder de lijst kan het gekozen programma worden gewijzigd, uitgeprobeerd en verwijderd</translation>
    </message>
    <message>
        <source>What it is called at the table and in the statistics</source>
        <translation>Hoe het aan tafel en in de statistieken heet</translation>
    </message>
    <message>
        <source>No shell reads it: a space within a word needs quotation marks. It starts in your own folder.</source>
        <translation>Geen shell leest dit: een spatie binnen een woord vraagt om aanhalingstekens. Het start in je eigen map.</translation>
    </message>
    <message>
        <source>Looks for the file of the program</source>
        <translation>Zoekt het bestand van het programma</translation>
    </message>
    <message>
        <source>Starts the program, greets it and tells what it answers</source>
        <translation>Start het programma, begroet het en vertelt wat het antwoordt</translation>
    </message>
    <message>
        <source>From then on it can be chosen for a seat. {warning}</source>
        <translation>Daarna kan het voor een plaats worden gekozen. {warning}</translation>
    </message>
    <message>
        <source>Gives the selected program this name and command</source>
        <translation>Geeft het gekozen programma deze naam en opdracht</translation>
    </message>
    <message>
        <source>Takes the selected program off the list; its file stays</source>
        <translation>Haalt het gekozen programma van de lijst; het bestand blijft</translation>
    </message>
    <message>
        <source>The program that plays</source>
        <translation>Het programma dat speelt</translation>
    </message>
    <message>
        <source>{name} can be chosen for a seat in a new match now.</source>
        <translation>{name} kan nu voor een plaats in een nieuwe partij worden gekozen.</translation>
    </message>
    <message>
        <source>{name} was changed.</source>
        <translation>{name} is gewijzigd.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} is verwijderd.</translation>
    </message>
    <message>
        <source>The program needs a name.</source>
        <translation>Het programma heeft een naam nodig.</translation>
    </message>
    <message>
        <source>There is a program called {name} already.</source>
        <translation>Er is al een programma dat {name} heet.</translation>
    </message>
    <message>
        <source>That does not work: {reason}.</source>
        <translation>Dat lukt niet: {reason}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestopt.</translation>
    </message>
    <message>
        <source>The program is started and greeted…</source>
        <translation>Het programma wordt gestart en begroet…</translation>
    </message>
    <message>
        <source>It answered after {seconds} s and calls itself {name}.</source>
        <translation>Het antwoordde na {seconds} s en noemt zichzelf {name}.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>&amp;Uitproberen</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Positions with one best move, which is to be found.</source>
        <translation>Stellingen met één beste zet: vind hem.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzel van de dag</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>De een na de ander</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mijn fouten</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Puzzel van de &amp;dag</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes</source>
        <translation>&amp;Leren van mijn fouten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Wie speelt</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>alle spellen</translation>
    </message>
    <message>
        <source>Whose rating and whose days in a row count</source>
        <translation>Wiens waardering en wiens dagen op rij tellen</translation>
    </message>
    <message>
        <source>The same puzzle today for everybody with this version</source>
        <translation>Vandaag dezelfde puzzel voor iedereen met deze versie</translation>
    </message>
    <message>
        <source>Puzzles that are about as hard as you are strong</source>
        <translation>Puzzels die ongeveer zo moeilijk zijn als jij sterk bent</translation>
    </message>
    <message>
        <source>Asks for the better moves in your matches</source>
        <translation>Vraagt naar de betere zetten in je partijen</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days.</source>
        <translation>Uit de geanalyseerde partijen van de laatste 30 dagen.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Schijf</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-bestand</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Closes the dock widget</source>
        <translation>Haalt de lijst weg</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Maakt van de lijst een eigen venster, of zet haar terug</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestands&amp;type:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 bestaat al.
Wil je het vervangen?</translation>
    </message>
</context>
<context>
    <name>RatingsPage</name>
    <message>
        <source>Working it out…</source>
        <translation>Even rekenen…</translation>
    </message>
    <message>
        <source>The ratings are based on all matches that count, whenever they were played.</source>
        <translation>De ratings berusten op alle partijen die meetellen, wanneer ze ook gespeeld zijn.</translation>
    </message>
    <message>
        <source>Each game has a scale of its own, with “{level}” at {points}.</source>
        <translation>Elk spel heeft een eigen schaal, met ‘{level}’ op {points}.</translation>
    </message>
    <message>
        <source>On the same scale the computer players are fixed at: {posts}.</source>
        <translation>Op dezelfde schaal staan de computerspelers vast: {posts}.</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: {game} – {names}</source>
        <translation>Terugkijken: {game} – {names}</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Naar de laatste zet</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>&amp;Gezien door</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>snel</translation>
    </message>
    <message>
        <source>everybody: open cards</source>
        <translation>iedereen: open kaarten</translation>
    </message>
    <message>
        <source>nobody: closed cards</source>
        <translation>niemand: gesloten kaarten</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>&amp;Hier verder spelen</translation>
    </message>
    <message>
        <source>Shows the table after the selected move</source>
        <translation>Toont de tafel na de gekozen zet</translation>
    </message>
    <message>
        <source>How far the match has come; drag it to look elsewhere</source>
        <translation>Hoe ver de partij is; sleep om ergens anders te kijken</translation>
    </message>
    <message>
        <source>How long each move is shown while it plays by itself</source>
        <translation>Hoelang elke zet te zien is wanneer het vanzelf speelt</translation>
    </message>
    <message>
        <source>As a practice match of its own</source>
        <translation>Als losse oefenpartij</translation>
    </message>
    <message>
        <source>Copy &amp;match</source>
        <translation>&amp;Partij kopiëren</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>&amp;Afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Plaats in de partij</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Zettenlijst</translation>
    </message>
    <message>
        <source>From which seat the table is seen</source>
        <translation>Vanaf welke plaats je de tafel ziet</translation>
    </message>
    <message>
        <source>The whole match as text, for other programs</source>
        <translation>De hele partij als tekst, voor andere programma’s</translation>
    </message>
    <message>
        <source>The table as it is now, as a picture</source>
        <translation>De tafel zoals die nu is, als plaatje</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, move {move} of {moves}</source>
        <translation>Ronde {round} van {rounds}, zet {move} van {moves}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Vanzelf laten lopen</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Reservekopie terugzetten</translation>
    </message>
    <message>
        <source>A copy of all games is made at every start.</source>
        <translation>Bij elke start wordt van alle partijen een kopie gemaakt.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Terugzetten</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Reservekopieën</translation>
    </message>
    <message>
        <source>The latest backup is at the top</source>
        <translation>De nieuwste reservekopie staat bovenaan</translation>
    </message>
    <message>
        <source>Puts the selected backup in the place of what is stored now</source>
        <translation>Zet de gekozen reservekopie in de plaats van wat nu bewaard is</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in progress</source>
        <translation>
            <numerusform>%n lopende partij</numerusform>
            <numerusform>%n lopende partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past match(es)</source>
        <translation>
            <numerusform>%n gespeelde partij</numerusform>
            <numerusform>%n gespeelde partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>There is no backup yet: the first is made at the next start.</source>
        <translation>Er is nog geen reservekopie: de eerste komt er bij de volgende start.</translation>
    </message>
    <message>
        <source>Close the other window first: it uses the saved games.</source>
        <translation>Sluit eerst het andere venster: dat gebruikt de bewaarde partijen.</translation>
    </message>
    <message>
        <source>Games and preferences become what they were then. What there is now is not lost: it is kept beside them under another name.</source>
        <translation>Partijen en voorkeuren worden weer zoals ze toen waren. Wat er nu is, gaat niet verloren: het wordt er onder een andere naam naast bewaard.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>not found</source>
        <translation>niet gevonden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Zoeken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>The game whose rules are shown</source>
        <translation>Het spel waarvan je de regels ziet</translation>
    </message>
    <message>
        <source>Marks the place where these words stand; Enter looks further</source>
        <translation>Wijst aan waar deze woorden staan; Enter zoekt verder</translation>
    </message>
    <message>
        <source>Goes to a part of the rules</source>
        <translation>Gaat naar een deel van de regels</translation>
    </message>
    <message>
        <source>Arrow keys and page keys scroll</source>
        <translation>De pijltoetsen en paginatoetsen schuiven de tekst</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Printen…</translation>
    </message>
    <message>
        <source>These rules on paper, and the cards to cut out</source>
        <translation>Deze spelregels op papier, en de kaarten om uit te knippen</translation>
    </message>
</context>
<context>
    <name>SamePersonDialog</name>
    <message>
        <source>One person, two names</source>
        <translation>Eén persoon, twee namen</translation>
    </message>
    <message>
        <source>&amp;Is the same person as</source>
        <translation>&amp;Is dezelfde persoon als</translation>
    </message>
    <message>
        <source>Matches, ratings, puzzles and lessons of both are counted together from now on, under the name chosen here. What was played stays as it is, and the two can be separated again.</source>
        <translation>Partijen, waarderingen, puzzels en lessen van beiden tellen voortaan samen, onder de naam die je hier kiest. Wat gespeeld is, blijft zoals het is, en je kunt de twee weer scheiden.</translation>
    </message>
    <message>
        <source>Counted together so far: {names}.</source>
        <translation>Tot nu toe samen geteld: {names}.</translation>
    </message>
    <message>
        <source>Se&amp;parate the names again</source>
        <translation>De namen weer &amp;scheiden</translation>
    </message>
    <message>
        <source>The other name of this person</source>
        <translation>De andere naam van deze persoon</translation>
    </message>
    <message>
        <source>Counts both names as one person</source>
        <translation>Telt beide namen als één persoon</translation>
    </message>
    <message>
        <source>Counts each name by itself, as at first</source>
        <translation>Telt elke naam weer apart</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>{person} ({level})</source>
        <translation>{person} ({level})</translation>
    </message>
    <message>
        <source>Program: {program}</source>
        <translation>Programma: {program}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Naam op plaats {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Wie speelt op plaats {number}</translation>
    </message>
    <message>
        <source>{name} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} ({level}): {line} Geen enkele computerspeler ziet verborgen kaarten.</translation>
    </message>
    <message>
        <source>{name} is played by {person} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} wordt gespeeld door {person} ({level}): {line} Geen enkele computerspeler ziet verborgen kaarten.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Onafgemaakte partijen</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Her&amp;noemen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Enter goes on with the selected match, F2 renames it, Del deletes it</source>
        <translation>Enter gaat door met de gekozen partij, F2 geeft een andere titel, Delete verwijdert</translation>
    </message>
    <message>
        <source>Goes on with the selected match where it was left</source>
        <translation>Gaat verder met de gekozen partij waar je gebleven was</translation>
    </message>
    <message>
        <source>Gives the selected match a title of its own</source>
        <translation>Geeft de gekozen partij een eigen titel</translation>
    </message>
    <message>
        <source>A copy to try something else in, as practice</source>
        <translation>Een kopie om iets anders in te proberen, als oefenpartij</translation>
    </message>
    <message>
        <source>Deletes the selected match; Undo brings it back</source>
        <translation>Verwijdert de gekozen partij; ‘Zet terugnemen’ haalt haar terug</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ver&amp;wijderen</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Spe&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Partijen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spelers</translation>
    </message>
    <message>
        <source>&amp;Against whom</source>
        <translation>&amp;Tegen wie</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>&amp;Grafieken</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Rating</translation>
    </message>
    <message>
        <source>Rep&amp;lay the match</source>
        <translation>Partij terug&amp;kijken</translation>
    </message>
    <message>
        <source>Learn from my mista&amp;kes</source>
        <translation>&amp;Leren van mijn fouten</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Is &amp;dezelfde persoon als…</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Een klik op een kop sorteert de lijst</translation>
    </message>
    <message>
        <source>{sorts}, a double click on a match replays it</source>
        <translation>{sorts}, een dubbelklik op een partij bekijkt haar opnieuw</translation>
    </message>
    <message>
        <source>Goes through the selected match move by move</source>
        <translation>Loopt de gekozen partij zet voor zet door</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days</source>
        <translation>Uit de geanalyseerde partijen van de laatste 30 dagen</translation>
    </message>
    <message>
        <source>Counts two names as one person from now on</source>
        <translation>Telt twee namen voortaan als één persoon</translation>
    </message>
    <message>
        <source>Writes what is selected above to a file, for other programs</source>
        <translation>Schrijft wat hierboven gekozen is naar een bestand, voor andere programma’s</translation>
    </message>
    <message>
        <source>Whose results are shown</source>
        <translation>Wiens resultaten je ziet</translation>
    </message>
    <message>
        <source>There are no matches to draw yet.</source>
        <translation>Er zijn nog geen partijen om te tekenen.</translation>
    </message>
    <message>
        <source>Choose one game above: scores of different games cannot be compared.</source>
        <translation>Kies hierboven één spel: scores van verschillende spellen zijn niet te vergelijken.</translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n match(es).</source>
        <translation>
            <numerusform>Deze cijfers berusten op %n partij.</numerusform>
            <numerusform>Deze cijfers berusten op %n partijen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n finished match(es).</source>
        <translation>
            <numerusform>Deze cijfers berusten op %n uitgespeelde partij.</numerusform>
            <numerusform>Deze cijfers berusten op %n uitgespeelde partijen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) are not in them.</source>
        <translation>
            <numerusform>%n oefenpartij telt niet mee.</numerusform>
            <numerusform>%n oefenpartijen tellen niet mee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given-up match(es) are not in them.</source>
        <translation>
            <numerusform>%n opgegeven partij telt niet mee.</numerusform>
            <numerusform>%n opgegeven partijen tellen niet mee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged: they cannot be read.</source>
        <translation>
            <numerusform>%n partij is beschadigd en niet te lezen.</numerusform>
            <numerusform>%n partijen zijn beschadigd en niet te lezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) come when all at their evening have played the same deal.</source>
        <translation>
            <numerusform>%n partij komt erbij zodra op de spelavond iedereen hetzelfde spel heeft gespeeld.</numerusform>
            <numerusform>%n partijen komen erbij zodra op de spelavond iedereen hetzelfde spel heeft gespeeld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskDialog</name>
    <message>
        <source>Show the move</source>
        <translation>Zet tonen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}: kijk nog eens</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>The computer players do not answer: {reason}</source>
        <translation>De computerspelers antwoorden niet: {reason}</translation>
    </message>
    <message>
        <source>One moment: the moves are still being weighed.</source>
        <translation>Een ogenblik: de zetten worden nog afgewogen.</translation>
    </message>
    <message>
        <source>The move is marked.</source>
        <translation>De zet is gemarkeerd.</translation>
    </message>
</context>
<context>
    <name>TransferDialog</name>
    <message>
        <source>Export everything</source>
        <translation>Alles exporteren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) processed</source>
        <translation>
            <numerusform>%n partij verwerkt</numerusform>
            <numerusform>%n partijen verwerkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Gestopt: er is niets geschreven.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and the preferences were written.</source>
        <translation>
            <numerusform>%n partij en de voorkeuren zijn geschreven.</numerusform>
            <numerusform>%n partijen en de voorkeuren zijn geschreven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged and were left out.</source>
        <translation>
            <numerusform>%n partij is beschadigd en overgeslagen.</numerusform>
            <numerusform>%n partijen zijn beschadigd en overgeslagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were added.</source>
        <translation>
            <numerusform>%n partij is toegevoegd.</numerusform>
            <numerusform>%n partijen zijn toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were further along there and have been updated.</source>
        <translation>
            <numerusform>%n partij was daar al verder en is bijgewerkt.</numerusform>
            <numerusform>%n partijen waren daar al verder en zijn bijgewerkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n partij was er al.</numerusform>
            <numerusform>%n partijen waren er al.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were not imported: they break the rules.</source>
        <translation>
            <numerusform>%n partij is niet overgenomen: ze houdt zich niet aan de regels.</numerusform>
            <numerusform>%n partijen zijn niet overgenomen: ze houden zich niet aan de regels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end. What was added stays.</source>
        <translation>Voortijdig gestopt. Wat al toegevoegd is, blijft.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not saved yet</source>
        <translation>Nog niet bewaard</translation>
    </message>
    <message>
        <source>What was played last is kept nowhere but in this window.</source>
        <translation>Wat het laatst gespeeld is, staat alleen nog in dit venster.</translation>
    </message>
    <message>
        <source>Whoever leaves now loses what is not saved.</source>
        <translation>Wie nu weggaat, verliest wat niet bewaard is.</translation>
    </message>
    <message>
        <source>It could not be saved this time either.</source>
        <translation>Ook deze keer kon het niet worden bewaard.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Opnieuw proberen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie opslaan…</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>&amp;Toch weggaan</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>&amp;Blijven</translation>
    </message>
    <message>
        <source>Saves once more, and leaves if that goes well</source>
        <translation>Bewaart nog een keer, en gaat weg als het lukt</translation>
    </message>
    <message>
        <source>Writes the match to a file in a place of your choice</source>
        <translation>Schrijft de partij naar een bestand op een plek naar keuze</translation>
    </message>
    <message>
        <source>Gives up what is not saved</source>
        <translation>Geeft op wat niet bewaard is</translation>
    </message>
    <message>
        <source>Goes back to the table</source>
        <translation>Gaat terug naar de tafel</translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>Lessons, puzzles and the first seat of a new match are theirs; choose somebody else</source>
        <translation>Van deze persoon zijn de lessen, de puzzels en de eerste plaats in een nieuw spel; kies iemand anders</translation>
    </message>
    <message>
        <source>Who plays: {name}</source>
        <translation>Wie speelt: {name}</translation>
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
        <translation>Open kist: eerst de dichte</translation>
    </message>
    <message>
        <source>Two boxes would vanish</source>
        <translation>Twee kisten zouden verdwijnen</translation>
    </message>
    <message>
        <source>A gap would be left</source>
        <translation>Er zou een gat ontstaan</translation>
    </message>
    <message>
        <source>The pile would fall apart</source>
        <translation>De stapel zou uiteenvallen</translation>
    </message>
    <message>
        <source>Brings: {cards}</source>
        <translation>Levert op: {cards}</translation>
    </message>
    <message>
        <source>Brings no card</source>
        <translation>Levert geen kaart op</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins %n card(s)</source>
        <translation>
            <numerusform>wint %n kaart</numerusform>
            <numerusform>wint %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>wins nothing</source>
        <translation>wint niets</translation>
    </message>
    <message>
        <source>Cards won</source>
        <translation>Gewonnen kaarten</translation>
    </message>
    <message>
        <source>{name}, take down a box.</source>
        <translation>{name}, breek een kist af.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) may go</source>
        <translation>
            <numerusform>%n kist mag weg</numerusform>
            <numerusform>%n kisten mogen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes its top box down. {cards}</source>
        <translation>Enter breekt de bovenste kist af. {cards}</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}.</source>
        <translation>{name} breekt een kist af: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}. Its open lid drops by one box.</source>
        <translation>{name} breekt een kist af: {cards}. Het open deksel zakt een kist omlaag.</translation>
    </message>
    <message>
        <source>These cards are won: take a box off the pile.</source>
        <translation>Deze kaarten zijn gewonnen: neem een kist van de stapel.</translation>
    </message>
    <message>
        <source>It may not go: {reason}</source>
        <translation>De bovenste mag niet weg: {reason}</translation>
    </message>
    <message>
        <source>The pile is gone: {scores}.</source>
        <translation>De stapel is weg: {scores}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>The pile is gone.</source>
        <translation>De stapel is weg.</translation>
    </message>
    <message numerus="yes">
        <source>the last box: it brings %n card(s).</source>
        <translation>
            <numerusform>de laatste kist: die levert %n kaart op.</numerusform>
            <numerusform>de laatste kist: die levert %n kaarten op.</numerusform>
        </translation>
    </message>
    <message>
        <source>you lead by {points} then, with {other} cards to come: nobody catches you.</source>
        <translation>je staat dan {points} voor, met nog {other} te gaan: niemand haalt je in.</translation>
    </message>
    <message numerus="yes">
        <source>this box brings most: %n card(s).</source>
        <translation>
            <numerusform>deze kist levert het meest op: %n kaart.</numerusform>
            <numerusform>deze kist levert het meest op: %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n card(s): you lead by {points} to {other}.</source>
        <translation>
            <numerusform>dat levert %n kaart op: je staat voor met {points} tegen {other}.</numerusform>
            <numerusform>dat levert %n kaarten op: je staat voor met {points} tegen {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s).</source>
        <translation>
            <numerusform>deze kist levert %n kaart op.</numerusform>
            <numerusform>deze kist levert %n kaarten op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s), with the open lid.</source>
        <translation>
            <numerusform>deze kist levert %n kaart op: het open deksel.</numerusform>
            <numerusform>deze kist levert %n kaarten op, met het open deksel.</numerusform>
        </translation>
    </message>
    <message>
        <source>after it no box brings the next player anything.</source>
        <translation>daarna levert geen enkele kist de volgende speler iets op.</translation>
    </message>
    <message numerus="yes">
        <source>it leaves the next player least: %n card(s).</source>
        <translation>
            <numerusform>zo laat je de volgende speler het minst over: %n kaart.</numerusform>
            <numerusform>zo laat je de volgende speler het minst over: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>it sets no other box free.</source>
        <translation>er komt geen andere kist door vrij.</translation>
    </message>
    <message numerus="yes">
        <source>after it %n box(es) that bring(s) nothing can go.</source>
        <translation>
            <numerusform>daarna kan er %n kist weg die niets oplevert.</numerusform>
            <numerusform>daarna kunnen er %n kisten weg die niets opleveren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) bring(s) cards now: look what they set free, too.</source>
        <translation>
            <numerusform>%n kist levert nu iets op: kijk ook wat erdoor vrijkomt.</numerusform>
            <numerusform>%n kisten leveren nu iets op: kijk ook wat erdoor vrijkomt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n box(es) left: count who takes the last one.</source>
        <translation>
            <numerusform>Nog maar %n kist over: pak haar.</numerusform>
            <numerusform>Nog maar %n kisten over: tel wie de laatste krijgt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only boxes with open lids may go now: their lids sink.</source>
        <translation>Nu mogen alleen kisten met een open deksel weg: hun deksel zakt mee.</translation>
    </message>
    <message>
        <source>No box brings a card now: take one that sets nothing free for the next player.</source>
        <translation>Geen kist levert nu iets op: neem er een die niets vrijmaakt voor wie na je komt.</translation>
    </message>
    <message numerus="yes">
        <source>the box that brings %n card(s)</source>
        <translation>
            <numerusform>de kist die %n kaart oplevert</numerusform>
            <numerusform>de kist die %n kaarten oplevert</numerusform>
        </translation>
    </message>
    <message>
        <source>shares the win</source>
        <translation>deelt de winst</translation>
    </message>
    <message>
        <source>Counted to the end, you share the win with it.</source>
        <translation>Tot het einde doorgeteld deel je daarmee de winst.</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>best move</source>
        <translation>beste zet</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>goede zet</translation>
    </message>
    <message>
        <source>?! inaccuracy</source>
        <translation>?! onnauwkeurigheid</translation>
    </message>
    <message>
        <source>? mistake</source>
        <translation>? fout</translation>
    </message>
    <message>
        <source>?? blunder</source>
        <translation>?? blunder</translation>
    </message>
    <message>
        <source>{judgement}: {loss}</source>
        <translation>{judgement}: {loss}</translation>
    </message>
    <message>
        <source>{judgement}: {loss}, for certain</source>
        <translation>{judgement}: {loss}, zeker</translation>
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
            <numerusform>−%n punt</numerusform>
            <numerusform>−%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>−{number} points</source>
        <translation>−{number} punten</translation>
    </message>
    <message>
        <source>{name}: accuracy {accuracy} of 100, {loss} a decision</source>
        <translation>{name}: nauwkeurigheid {accuracy} van 100, {loss} per beslissing</translation>
    </message>
    <message>
        <source>{name}: nothing to judge</source>
        <translation>{name}: niets te beoordelen</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n onnauwkeurigheid</numerusform>
            <numerusform>%n onnauwkeurigheden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bergbeklimmen</name>
    <message>
        <source>Red pile</source>
        <translation>Rode stapel</translation>
    </message>
    <message>
        <source>Black pile</source>
        <translation>Zwarte stapel</translation>
    </message>
    <message>
        <source>New red pile</source>
        <translation>Nieuwe rode stapel</translation>
    </message>
    <message>
        <source>New black pile</source>
        <translation>Nieuwe zwarte stapel</translation>
    </message>
    <message>
        <source>Red route</source>
        <translation>Rode route</translation>
    </message>
    <message>
        <source>Black route</source>
        <translation>Zwarte route</translation>
    </message>
    <message>
        <source>next: a climber</source>
        <translation>volgende: een klimmer</translation>
    </message>
    <message>
        <source>next: {rank}</source>
        <translation>volgende: {rank}</translation>
    </message>
    <message>
        <source>on the summit</source>
        <translation>op de top</translation>
    </message>
    <message>
        <source>{route}, {wanted}: {cards}</source>
        <translation>{route}, {wanted}; {cards}</translation>
    </message>
    <message>
        <source>{route}, {wanted}: no card yet</source>
        <translation>{route}, {wanted}; nog geen kaart</translation>
    </message>
    <message>
        <source>{pile}, number {number}</source>
        <translation>{pile}, nummer {number}</translation>
    </message>
    <message>
        <source>{pile}, number {number}, on top {top}; beneath it {rest}</source>
        <translation>{pile}, nummer {number}, bovenop {top}; daaronder {rest}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: {top}</source>
        <translation>{pile}, nummer {number}: {top}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: empty</source>
        <translation>{pile}, nummer {number}: leeg</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Middle piles</source>
        <translation>Middenstapels</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>op kleur</translation>
    </message>
    <message>
        <source>climbers {count}/{goal}</source>
        <translation>klimmers {count}/{goal}</translation>
    </message>
    <message>
        <source>stages {count}/{goal}</source>
        <translation>etappes {count}/{goal}</translation>
    </message>
    <message>
        <source>in front: one own card</source>
        <translation>voorop: één eigen kaart</translation>
    </message>
    <message>
        <source>must be laid</source>
        <translation>moet weg</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>mag blijven</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Houd {card} vast</translation>
    </message>
    <message>
        <source>covers {card}</source>
        <translation>bedekt {card}</translation>
    </message>
    <message>
        <source>{name}, {card} must be laid.</source>
        <translation>{name}, {card} moet weg.</translation>
    </message>
    <message>
        <source>{name}, lay {card} too, or keep it.</source>
        <translation>{name}, leg ook {card}, of houd die vast.</translation>
    </message>
    <message>
        <source>{card} wins.</source>
        <translation>{card} wint.</translation>
    </message>
    <message>
        <source>with {card} you stand at {points} and your opponent at {other}: you are in front.</source>
        <translation>met {card} sta je op {points} en de ander op {other}: je loopt voorop.</translation>
    </message>
    <message>
        <source>{card} fits, and then {second} does too.</source>
        <translation>{card} past, en daarna past {second} ook.</translation>
    </message>
    <message numerus="yes">
        <source>{card} joins your team: %n of three.</source>
        <translation>
            <numerusform>{card} komt in je ploeg: %n van de drie.</numerusform>
            <numerusform>{card} komt in je ploeg: %n van de drie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is what your route needs next.</source>
        <translation>{card} is precies wat je route nu nodig heeft.</translation>
    </message>
    <message numerus="yes">
        <source>here {card} buries {second}, which your opponent needs, under %n card(s).</source>
        <translation>
            <numerusform>hier bedekt {card} een kaart die de ander nodig heeft: {second}.</numerusform>
            <numerusform>hier begraaft {card} een kaart die de ander nodig heeft, onder %n kaarten: {second}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to your opponent.</source>
        <translation>aan {card} heeft de ander niets meer.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent’s route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>de ander mist nog %n kaart op de route vóór {card}.</numerusform>
            <numerusform>de ander mist nog %n kaarten op de route vóór {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to you.</source>
        <translation>aan {card} heb je niets meer.</translation>
    </message>
    <message numerus="yes">
        <source>your route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>je route mist nog %n kaart vóór {card}.</numerusform>
            <numerusform>je route mist nog %n kaarten vóór {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>here {card} does not cover {second}, which you need soon.</source>
        <translation>hier bedekt {card} niet wat je binnenkort nodig hebt: {second}.</translation>
    </message>
    <message>
        <source>here {card} lies on top, where you can draw it again.</source>
        <translation>hier ligt {card} bovenop en kun je haar weer trekken.</translation>
    </message>
    <message>
        <source>keep {card}: your route needs it next.</source>
        <translation>houd {card} vast: die heeft je route nu nodig.</translation>
    </message>
    <message numerus="yes">
        <source>keep {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>houd {card} vast: die past na nog %n kaart.</numerusform>
            <numerusform>houd {card} vast: die past na nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>take {card}: your route needs it next.</source>
        <translation>pak {card}: die heeft je route nu nodig.</translation>
    </message>
    <message>
        <source>take {card}: beneath it lies {second}, which you need soon.</source>
        <translation>pak {card}: daaronder ligt wat je binnenkort nodig hebt: {second}.</translation>
    </message>
    <message numerus="yes">
        <source>take {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>pak {card}: die past na nog %n kaart.</numerusform>
            <numerusform>pak {card}: die past na nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw from the stock: you need no open card soon.</source>
        <translation>trek van de trekstapel: geen open kaart heb je binnenkort nodig.</translation>
    </message>
    <message>
        <source>On your route, {card} fits now.</source>
        <translation>Op je route past nu {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your opponent’s colour must go: where does it help least?</source>
        <translation>
            <numerusform>%n kaart in de kleur van de ander moet weg: waar helpt ze het minst?</numerusform>
            <numerusform>%n kaarten in de kleur van de ander moeten weg: waar helpen ze het minst?</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in front and lay only one own card: which can you spare?</source>
        <translation>Je loopt voorop en legt maar één eigen kaart: welke kun je missen?</translation>
    </message>
    <message>
        <source>No card fits on your route: lay what you can spare, and keep what you need sooner.</source>
        <translation>Geen kaart past op je route: leg weg wat je kunt missen en houd wat je eerder nodig hebt.</translation>
    </message>
    <message>
        <source>Among the open cards, {card} fits on your route.</source>
        <translation>Van de open kaarten past {card} op je route.</translation>
    </message>
    <message>
        <source>No open card fits now: dig for one that you need soon, or draw from the stock.</source>
        <translation>Geen open kaart past nu: graaf naar een die je binnenkort nodig hebt, of trek van de trekstapel.</translation>
    </message>
    <message>
        <source>{card} on pile {number}</source>
        <translation>{card} op stapel {number}</translation>
    </message>
    <message>
        <source>{card} on your route</source>
        <translation>{card} op je route</translation>
    </message>
    <message>
        <source>keep {card}</source>
        <translation>houd {card}</translation>
    </message>
    <message>
        <source>{card} from pile {number}</source>
        <translation>{card} van stapel {number}</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>een kaart van de trekstapel</translation>
    </message>
    <message>
        <source>That is your opponent’s side of the mountain.</source>
        <translation>Dat is de kant van je tegenstander.</translation>
    </message>
    <message>
        <source>{name} lays {card} on the route.</source>
        <translation>{name} legt {card} op de route.</translation>
    </message>
    <message>
        <source>{name} lays {card} on pile {number}.</source>
        <translation>{name} legt {card} op stapel {number}.</translation>
    </message>
    <message>
        <source>{name} begins pile {number} with {card}.</source>
        <translation>{name} begint stapel {number} met {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the stock.</source>
        <translation>{name} trekt {card} van de trekstapel.</translation>
    </message>
    <message>
        <source>{name} takes {card} from pile {number}.</source>
        <translation>{name} pakt {card} van stapel {number}.</translation>
    </message>
    <message>
        <source>climbs on</source>
        <translation>klimt verder</translation>
    </message>
    <message>
        <source>next: a climber (jack, queen or king)</source>
        <translation>volgende: een klimmer (boer, vrouw of heer)</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>jouw kant</translation>
    </message>
    <message>
        <source>fits your route</source>
        <translation>past op je route</translation>
    </message>
    <message>
        <source>reaches the summit</source>
        <translation>haalt de top</translation>
    </message>
    <message>
        <source>begins a pile</source>
        <translation>begint een stapel</translation>
    </message>
    <message>
        <source>{name}, lay one card or both.</source>
        <translation>{name}, leg één kaart of allebei.</translation>
    </message>
    <message>
        <source>{name}, both cards must be laid.</source>
        <translation>{name}, beide kaarten moeten weg.</translation>
    </message>
    <message>
        <source>{name}, you are in front: only one of your own cards.</source>
        <translation>{name}, je loopt voorop: maar één eigen kaart.</translation>
    </message>
    <message>
        <source>{name}, fill your hand from what is lit.</source>
        <translation>{name}, vul je hand aan met wat oplicht.</translation>
    </message>
    <message>
        <source>Red cards go on the red piles, black ones on the black.</source>
        <translation>Rode kaarten gaan op de rode stapels, zwarte op de zwarte.</translation>
    </message>
    <message>
        <source>You may only draw from piles of your own colour.</source>
        <translation>Je mag alleen van stapels van je eigen kleur trekken.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} houdt een kaart vast.</translation>
    </message>
    <message>
        <source>{name} is in front and must keep the other card.</source>
        <translation>{name} loopt voorop en moet de andere kaart vasthouden.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} trekt van de trekstapel.</translation>
    </message>
    <message>
        <source>{name} has reached the summit.</source>
        <translation>{name} staat op de top.</translation>
    </message>
    <message>
        <source>A hundred turns without a step: nobody wins.</source>
        <translation>Honderd beurten zonder één stap: niemand wint.</translation>
    </message>
    <message>
        <source>A hundred turns in a row laid no card on a route: a draw.</source>
        <translation>Honderd beurten lang kwam er geen kaart op een route: gelijkspel.</translation>
    </message>
    <message>
        <source>Your next stage is buried!</source>
        <translation>Je volgende etappe is bedolven!</translation>
    </message>
    <message>
        <source>climbed: {card}</source>
        <translation>geklommen: {card}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>legde {card}</translation>
    </message>
    <message>
        <source>kept a card</source>
        <translation>hield een kaart vast</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation>trok van de trekstapel</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>pakte {card}</translation>
    </message>
    <message>
        <source>Middle pile 1</source>
        <translation>Middenstapel 1</translation>
    </message>
    <message>
        <source>Middle pile 2</source>
        <translation>Middenstapel 2</translation>
    </message>
    <message>
        <source>Middle pile 3</source>
        <translation>Middenstapel 3</translation>
    </message>
    <message>
        <source>Middle pile 4</source>
        <translation>Middenstapel 4</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>De trekstapel</translation>
    </message>
    <message>
        <source>Your own route</source>
        <translation>Je eigen route</translation>
    </message>
    <message>
        <source>Keep the card that may be kept</source>
        <translation>De kaart vasthouden die je mag houden</translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>left side</source>
        <translation>linkerkant</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>rechterkant</translation>
    </message>
    <message>
        <source>closed lid</source>
        <translation>dicht deksel</translation>
    </message>
    <message>
        <source>open lid</source>
        <translation>open deksel</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s)</source>
        <translation>
            <numerusform>%n linkerkant</numerusform>
            <numerusform>%n linkerkanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s)</source>
        <translation>
            <numerusform>%n rechterkant</numerusform>
            <numerusform>%n rechterkanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s)</source>
        <translation>
            <numerusform>%n dicht deksel</numerusform>
            <numerusform>%n dichte deksels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s)</source>
        <translation>
            <numerusform>%n open deksel</numerusform>
            <numerusform>%n open deksels</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>geen kaart</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>op soort</translation>
    </message>
    <message>
        <source>Pile of boxes</source>
        <translation>Stapel kisten</translation>
    </message>
    <message numerus="yes">
        <source>row {row}, place {place}: %n box(es), {lid}</source>
        <translation>
            <numerusform>rij {row}, plaats {place}: %n kist, {lid}</numerusform>
            <numerusform>rij {row}, plaats {place}: %n kisten, {lid}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, place {place}: empty</source>
        <translation>rij {row}, plaats {place}: leeg</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>deksel dicht</translation>
    </message>
    <message>
        <source>open</source>
        <translation>deksel open</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n kist</numerusform>
            <numerusform>%n kisten</numerusform>
        </translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>Röntgenblik</translation>
    </message>
    <message>
        <source>X-ray on: hidden boxes are shown.</source>
        <translation>Röntgenblik aan: ook verborgen kisten zijn te zien.</translation>
    </message>
    <message>
        <source>X-ray off.</source>
        <translation>Röntgenblik uit.</translation>
    </message>
    <message>
        <source>Whole pile</source>
        <translation>Hele stapel</translation>
    </message>
    <message>
        <source>Show hidden boxes</source>
        <translation>Verborgen kisten tonen</translation>
    </message>
    <message>
        <source>Show the whole pile</source>
        <translation>De hele stapel tonen</translation>
    </message>
    <message>
        <source>Come nearer</source>
        <translation>Dichterbij</translation>
    </message>
    <message>
        <source>Go farther away</source>
        <translation>Verder weg</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Het beeld verschuiven</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{value} of spades</source>
        <translation>schoppen&#xa0;{value}</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>schoppenaas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>schoppenheer</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>schoppenvrouw</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>schoppenboer</translation>
    </message>
    <message>
        <source>{value} of hearts</source>
        <translation>harten&#xa0;{value}</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hartenvrouw</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hartenboer</translation>
    </message>
    <message>
        <source>{value} of diamonds</source>
        <translation>ruiten&#xa0;{value}</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruitenaas</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruitenheer</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruitenvrouw</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruitenboer</translation>
    </message>
    <message>
        <source>{value} of clubs</source>
        <translation>klaver&#xa0;{value}</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klaveraas</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klaverheer</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klavervrouw</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klaverboer</translation>
    </message>
    <message>
        <source>the {value} of spades</source>
        <translation>de schoppen&#xa0;{value}</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>de schoppenaas</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>de schoppenheer</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>de schoppenvrouw</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>de schoppenboer</translation>
    </message>
    <message>
        <source>the {value} of hearts</source>
        <translation>de harten&#xa0;{value}</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>de hartenaas</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>de hartenheer</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>de hartenvrouw</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>de hartenboer</translation>
    </message>
    <message>
        <source>the {value} of diamonds</source>
        <translation>de ruiten&#xa0;{value}</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>de ruitenaas</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>de ruitenheer</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>de ruitenvrouw</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>de ruitenboer</translation>
    </message>
    <message>
        <source>the {value} of clubs</source>
        <translation>de klaver&#xa0;{value}</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>de klaveraas</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>de klaverheer</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>de klavervrouw</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>de klaverboer</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>AKQJ</source>
        <translation>AHVB</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>there is no other move.</source>
        <translation>er is geen andere zet.</translation>
    </message>
    <message>
        <source>nothing better found: about {percent} % to win.</source>
        <translation>niets beters gevonden: ongeveer {percent} % winstkans.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>Ongeveer %n procentpunt meer kans om te winnen.</numerusform>
            <numerusform>Ongeveer %n procentpunten meer kans om te winnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wint</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliest</translation>
    </message>
    <message>
        <source>exactly {percent} %</source>
        <translation>precies {percent} %</translation>
    </message>
    <message>
        <source>Counted to the end, you win with it.</source>
        <translation>Tot het einde doorgeteld win je daarmee.</translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, it is %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>Tot het einde doorgeteld %n procentpunt meer kans om te winnen.</numerusform>
            <numerusform>Tot het einde doorgeteld %n procentpunten meer kans om te winnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>counted to the end, you win with it.</source>
        <translation>tot het einde doorgeteld win je daarmee.</translation>
    </message>
    <message>
        <source>counted to the end, nothing better is left: it loses.</source>
        <translation>tot het einde doorgeteld is er niets beters: het verliest.</translation>
    </message>
    <message>
        <source>counted to the end, exactly {percent} % to win.</source>
        <translation>tot het einde doorgeteld precies {percent} % winstkans.</translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s) as good.</source>
        <translation>
            <numerusform>Een andere zet is even goed.</numerusform>
            <numerusform>%n andere zetten zijn even goed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {reason}</source>
        <translation>Beter: {reason}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Beter: {move}.</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Matchpunten</translation>
    </message>
    <message>
        <source>2 for each one with a lower score, 1 for each with the same score.</source>
        <translation>2 voor ieder met een lagere score, 1 voor ieder met dezelfde score.</translation>
    </message>
    <message>
        <source>{points} of {most}</source>
        <translation>{points} van {most}</translation>
    </message>
    <message>
        <source>{points} of {most}: {share}</source>
        <translation>{points} van {most}: {share}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>{round}: {number}</source>
        <translation>{round}: {number}</translation>
    </message>
    <message>
        <source>= alike</source>
        <translation>= hetzelfde</translation>
    </message>
    <message>
        <source>≠ here they part</source>
        <translation>≠ hier gaan ze uiteen</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>verschillend</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spel {number}</translation>
    </message>
</context>
<context>
    <name>deal of the day</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Poging</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Uitgespeeld</translation>
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
        <translation>gedeeld</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>On each day, 2 points for each one with a lower score and 1 for each with the same score, of all who played it.</source>
        <translation>Per dag 2 punten voor ieder met een lagere score en 1 voor ieder met dezelfde score, van allen die hem speelden.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>gemist</translation>
    </message>
    <message>
        <source>{score}, won</source>
        <translation>{score}, gewonnen</translation>
    </message>
    <message>
        <source>{result} (afterwards)</source>
        <translation>{result} (achteraf)</translation>
    </message>
    <message numerus="yes">
        <source>Played on the day itself: %n day(s) in a row.</source>
        <translation>
            <numerusform>Op de dag zelf gespeeld: %n dag achter elkaar.</numerusform>
            <numerusform>Op de dag zelf gespeeld: %n dagen achter elkaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest row so far: %n day(s).</source>
        <translation>
            <numerusform>De langste reeks tot nu toe: %n dag.</numerusform>
            <numerusform>De langste reeks tot nu toe: %n dagen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Everybody has passed: only a knock on the last pass is possible now.</source>
        <translation>Iedereen heeft gepast: er kan alleen nog op de laatste pas worden geklopt.</translation>
    </message>
    <message>
        <source>Somebody has knocked already: only the first knock counts.</source>
        <translation>Er is al geklopt: alleen de eerste klop telt.</translation>
    </message>
    <message>
        <source>An attack comes first.</source>
        <translation>Eerst komt een aanval.</translation>
    </message>
    <message>
        <source>This is not a deal of the game.</source>
        <translation>Zo worden de kaarten van dit spel niet gedeeld.</translation>
    </message>
    <message>
        <source>{value} is not a deal number.</source>
        <translation>{value} is geen spelnummer.</translation>
    </message>
    <message>
        <source>The fate pile is incomplete or out of order.</source>
        <translation>De noodlotstapel is niet compleet of ligt niet op volgorde.</translation>
    </message>
    <message>
        <source>The hands do not have the right number of cards.</source>
        <translation>De handen hebben niet het juiste aantal kaarten.</translation>
    </message>
    <message>
        <source>A column is at least one box high.</source>
        <translation>Een kolom is minstens één kist hoog.</translation>
    </message>
    <message>
        <source>Deals of version {value} are not known here.</source>
        <translation>Spelnummers van versie {value} zijn hier niet bekend.</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {reason}.</source>
        <translation>De les van {game} kan niet worden gegeven: {reason}.</translation>
    </message>
    <message>
        <source>Seat {seat} has no such computer level: {level}.</source>
        <translation>Plaats {seat} heeft een onbekend computerniveau: {level}.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}.</source>
        <translation>De optie {option} kan niet {value} zijn.</translation>
    </message>
    <message>
        <source>Seat {seat} needs a name and a player.</source>
        <translation>Plaats {seat} mist een naam of een speler.</translation>
    </message>
    <message>
        <source>{count} players: the game takes {low} to {high}.</source>
        <translation>{count} spelers: dit spel is voor {low} tot {high} spelers.</translation>
    </message>
    <message>
        <source>Read on first: nothing is to be played yet.</source>
        <translation>Lees eerst verder: er hoeft nog niets gespeeld te worden.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>No round has been dealt.</source>
        <translation>Er is geen ronde gedeeld.</translation>
    </message>
    <message>
        <source>This is not a game file: line {line}, column {column} is not JSON.</source>
        <translation>Dit is geen partijbestand: regel {line}, kolom {column} is geen JSON.</translation>
    </message>
    <message>
        <source>This is not a game file: its text is not UTF-8.</source>
        <translation>Dit is geen partijbestand: de tekst is geen UTF-8.</translation>
    </message>
    <message>
        <source>Deal {number} shuffles the cards in another way.</source>
        <translation>Spelnummer {number} schudt de kaarten anders.</translation>
    </message>
    <message>
        <source>These are not the cards of deal {number}.</source>
        <translation>Dit zijn niet de kaarten van spelnummer {number}.</translation>
    </message>
    <message>
        <source>The deal must name two spies.</source>
        <translation>Bij het delen horen twee spionnen.</translation>
    </message>
    <message>
        <source>The stock is incomplete.</source>
        <translation>De trekstapel is niet compleet.</translation>
    </message>
    <message>
        <source>{version} is not a version of the record format.</source>
        <translation>{version} is geen versie van het partijbestand.</translation>
    </message>
    <message>
        <source>Spells are blocked already.</source>
        <translation>De spreuken zijn al geblokkeerd.</translation>
    </message>
    <message>
        <source>These are not the cards that were sealed before play began.</source>
        <translation>Dit zijn niet de kaarten die vóór het spel verzegeld zijn.</translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation>{card} zit niet in deze hand.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} is er twee keer.</translation>
    </message>
    <message>
        <source>First say whether you challenge with a sleep spell.</source>
        <translation>Zeg eerst of je uitdaagt met een slaapspreuk.</translation>
    </message>
    <message>
        <source>An open box may not be exchanged for a closed lid.</source>
        <translation>Een dicht deksel mag je niet door een open vervangen.</translation>
    </message>
    <message>
        <source>{card} belongs in the row of its colour, which is there already.</source>
        <translation>{card} hoort in de rij van haar eigen kleur, en die ligt er al.</translation>
    </message>
    <message>
        <source>A column stands too far away.</source>
        <translation>Een kolom staat te ver weg.</translation>
    </message>
    <message>
        <source>A column is given twice.</source>
        <translation>Een kolom staat er twee keer.</translation>
    </message>
    <message>
        <source>A turn begins with a discard.</source>
        <translation>Een beurt begint met een kaart wegleggen.</translation>
    </message>
    <message>
        <source>You have discarded this turn.</source>
        <translation>Je hebt deze beurt al een kaart weggelegd.</translation>
    </message>
    <message>
        <source>The key {key} is there twice.</source>
        <translation>De sleutel {key} is er twee keer.</translation>
    </message>
    <message>
        <source>That soldier faces another of yours: only that one may attack it.</source>
        <translation>Die soldaat staat tegenover een andere van jou: alleen die mag hem aanvallen.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy: it may not slide.</source>
        <translation>Deze soldaat staat tegenover een vijand: hij mag niet opschuiven.</translation>
    </message>
    <message>
        <source>The empty slot must be filled first.</source>
        <translation>Eerst moet de lege plek worden aangevuld.</translation>
    </message>
    <message>
        <source>To fill a slot, name a card and, for a ransom, the money.</source>
        <translation>Noem bij het aanvullen een kaart en, bij vrijkopen, het geld.</translation>
    </message>
    <message>
        <source>Five rows lie on the table: there is no room for another.</source>
        <translation>Er liggen vijf rijen op tafel: voor nog een is geen plaats.</translation>
    </message>
    <message>
        <source>You are in front: of your own cards you may lay only one in this turn.</source>
        <translation>Je loopt voorop: je mag deze beurt maar één eigen kaart leggen.</translation>
    </message>
    <message>
        <source>Both lines are chosen first.</source>
        <translation>Eerst worden beide linies gekozen.</translation>
    </message>
    <message>
        <source>A line is three soldiers.</source>
        <translation>Een linie is drie soldaten.</translation>
    </message>
    <message>
        <source>The match has a result but is not over.</source>
        <translation>De partij heeft een uitslag, maar is nog niet uit.</translation>
    </message>
    <message>
        <source>There is no card on that pile.</source>
        <translation>Op die stapel ligt geen kaart.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>De sleutel {key} ontbreekt.</translation>
    </message>
    <message>
        <source>The money card {money} is spent.</source>
        <translation>De geldkaart {money} is al op.</translation>
    </message>
    <message>
        <source>The money card {money} cannot be paid twice.</source>
        <translation>De geldkaart {money} kun je niet twee keer uitgeven.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy and may attack only that one.</source>
        <translation>Deze soldaat staat tegenover een vijand en mag alleen die aanvallen.</translation>
    </message>
    <message>
        <source>The value of {key} must be true.</source>
        <translation>De waarde van {key} moet true zijn.</translation>
    </message>
    <message>
        <source>{key} must be true or false.</source>
        <translation>{key} moet true of false zijn.</translation>
    </message>
    <message>
        <source>While fewer than two piles of a colour lie, its next card begins a new one.</source>
        <translation>Liggen er van een kleur nog geen twee stapels, dan begint deze kaart een nieuwe.</translation>
    </message>
    <message>
        <source>The record has version {version}: a newer program has written it.</source>
        <translation>Het bestand heeft versie {version}: een nieuwer programma heeft het geschreven.</translation>
    </message>
    <message>
        <source>One card of the trio must be of the suit of your spy, {spy}.</source>
        <translation>Eén kaart van het trio moet de kleur van je spion hebben: {spy}.</translation>
    </message>
    <message>
        <source>No enemy soldier stands there.</source>
        <translation>Daar staat geen vijandelijke soldaat.</translation>
    </message>
    <message>
        <source>The shuffle does not say what the new stock is.</source>
        <translation>Bij het schudden ontbreekt de nieuwe trekstapel.</translation>
    </message>
    <message>
        <source>It is not time for the next round.</source>
        <translation>Het is nog geen tijd voor de volgende ronde.</translation>
    </message>
    <message>
        <source>There is no pass to knock on.</source>
        <translation>Er is geen pas om op te kloppen.</translation>
    </message>
    <message>
        <source>The build makes no point.</source>
        <translation>Deze bouwzet levert geen punt op.</translation>
    </message>
    <message>
        <source>That build is not among those considered.</source>
        <translation>Die bouwzet hoort niet bij de bekeken zetten.</translation>
    </message>
    <message>
        <source>Nobody may build now.</source>
        <translation>Nu mag niemand bouwen.</translation>
    </message>
    <message>
        <source>A bid is a whole number from 0 to {most}.</source>
        <translation>Een bod is een geheel getal van 0 tot en met {most}.</translation>
    </message>
    <message>
        <source>A build names all columns of the pile and all open boxes.</source>
        <translation>Een bouwzet noemt alle kolommen van de stapel en alle open kisten.</translation>
    </message>
    <message>
        <source>{card} is not in the enemy’s dungeon: it needs no ransom.</source>
        <translation>{card} zit niet in de kerker van de ander: vrijkopen hoeft niet.</translation>
    </message>
    <message>
        <source>A column is given by two whole numbers.</source>
        <translation>Een kolom is gegeven als twee gehele getallen.</translation>
    </message>
    <message>
        <source>A pile is a list of columns, each three whole numbers.</source>
        <translation>Een stapel is een lijst kolommen van elk drie gehele getallen.</translation>
    </message>
    <message>
        <source>{card} is not what your route needs next.</source>
        <translation>{card} is niet wat je route nu nodig heeft.</translation>
    </message>
    <message>
        <source>The three cards are not of one rank.</source>
        <translation>De drie kaarten zijn niet van gelijke waarde.</translation>
    </message>
    <message>
        <source>Open boxes are given by two whole numbers each.</source>
        <translation>Een open kist is gegeven als twee gehele getallen.</translation>
    </message>
    <message>
        <source>The pile is not the cube with four open boxes.</source>
        <translation>De stapel is niet de kubus met vier open kisten.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Deze plaats is niet aan de beurt.</translation>
    </message>
    <message>
        <source>A number is beyond {most}.</source>
        <translation>Een getal is hoger dan {most}.</translation>
    </message>
    <message>
        <source>You have to lay at least one card before you may keep one.</source>
        <translation>Leg minstens één kaart voordat je er een vasthoudt.</translation>
    </message>
    <message>
        <source>The open box on top stays as long as a closed one can go.</source>
        <translation>De open kist bovenop blijft staan zolang er een dichte weg mag.</translation>
    </message>
    <message>
        <source>An open lid needs a box whose lid can be seen.</source>
        <translation>Een open deksel ligt op een kist waarvan je het deksel ziet.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it must be laid.</source>
        <translation>{card} heeft de kleur van je tegenstander en moet weg.</translation>
    </message>
    <message>
        <source>Nobody knocks on a pass of their own.</source>
        <translation>Op je eigen pas klop je niet.</translation>
    </message>
    <message>
        <source>An open box is given twice.</source>
        <translation>Een open kist staat er twee keer.</translation>
    </message>
    <message>
        <source>{card} lies in the enemy’s dungeon: its ransom is {price}.</source>
        <translation>{card} zit in de kerker van de ander: vrijkopen kost {price}.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it cannot go on your route.</source>
        <translation>{card} heeft de kleur van je tegenstander en past niet op je route.</translation>
    </message>
    <message>
        <source>The discard pile must be shuffled first.</source>
        <translation>Eerst moet de aflegstapel worden geschud.</translation>
    </message>
    <message>
        <source>A sleep spell must be chosen now.</source>
        <translation>Nu moet er een slaapspreuk worden gekozen.</translation>
    </message>
    <message>
        <source>This soldier has slid this turn.</source>
        <translation>Deze soldaat is deze beurt al opgeschoven.</translation>
    </message>
    <message>
        <source>Spells are blocked: no soldier slides any more this turn.</source>
        <translation>De spreuken zijn geblokkeerd: deze beurt schuift er geen soldaat meer op.</translation>
    </message>
    <message>
        <source>A soldier stands there.</source>
        <translation>Daar staat al een soldaat.</translation>
    </message>
    <message>
        <source>{card} cannot stand in the line twice.</source>
        <translation>{card} kan niet twee keer in de linie staan.</translation>
    </message>
    <message>
        <source>The spell {spell} is used up.</source>
        <translation>De spreuk {spell} is al gebruikt.</translation>
    </message>
    <message>
        <source>{card} is your spy: it stays face down.</source>
        <translation>{card} is je spion en blijft dicht.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>De trekstapel is leeg.</translation>
    </message>
    <message>
        <source>First say whether you use a strength spell.</source>
        <translation>Zeg eerst of je een krachtspreuk gebruikt.</translation>
    </message>
    <message>
        <source>Your team is complete: {card} finds no place in it.</source>
        <translation>Je ploeg is compleet: voor {card} is geen plaats meer.</translation>
    </message>
    <message>
        <source>First your team of three climbers, then the stages.</source>
        <translation>Eerst je ploeg van drie klimmers, dan de etappes.</translation>
    </message>
    <message>
        <source>You have laid your cards: now fill your hand.</source>
        <translation>Je kaarten zijn gelegd: vul nu je hand aan.</translation>
    </message>
    <message>
        <source>The move names no seat.</source>
        <translation>De zet noemt geen plaats.</translation>
    </message>
    <message>
        <source>A bid is due now.</source>
        <translation>Nu wordt er geboden.</translation>
    </message>
    <message>
        <source>Whoever knocked must show a build or concede.</source>
        <translation>Wie klopte, laat een bouwzet zien of geeft toe.</translation>
    </message>
    <message>
        <source>With the unused cards you build, or say that you are done.</source>
        <translation>Met de restkaarten bouw je, of je zegt dat je klaar bent.</translation>
    </message>
    <message>
        <source>It is time to build or to pass.</source>
        <translation>Nu bouw je of pas je.</translation>
    </message>
    <message>
        <source>It is not time to shuffle.</source>
        <translation>Er valt nog niets te schudden.</translation>
    </message>
    <message>
        <source>None of your soldiers stands there.</source>
        <translation>Daar staat geen soldaat van jou.</translation>
    </message>
    <message>
        <source>There is no card {card}.</source>
        <translation>Een kaart {card} bestaat niet.</translation>
    </message>
    <message>
        <source>There is no chance move {chance}.</source>
        <translation>Een toevalszet {chance} bestaat niet.</translation>
    </message>
    <message>
        <source>There is no column there.</source>
        <translation>Daar staat geen kolom.</translation>
    </message>
    <message>
        <source>There is no money card {money}.</source>
        <translation>Er is geen geldkaart {money}.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Er is geen stapel {pile}.</translation>
    </message>
    <message>
        <source>There is no row {row}.</source>
        <translation>Er is geen rij {row}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Er is geen plaats {seat}.</translation>
    </message>
    <message>
        <source>There is no slot {slot}.</source>
        <translation>Er is geen plek {slot}.</translation>
    </message>
    <message>
        <source>There is no soldier {card}.</source>
        <translation>Er is geen soldaat {card}.</translation>
    </message>
    <message>
        <source>There is no such spell: {spell}.</source>
        <translation>Zo’n spreuk is er niet: {spell}.</translation>
    </message>
    <message>
        <source>The move does not say where {card} goes.</source>
        <translation>De zet zegt niet waar {card} heen gaat.</translation>
    </message>
    <message>
        <source>No trio of the rank of {card} lies on the table.</source>
        <translation>Er ligt geen trio van dezelfde waarde als {card}.</translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation>Dat is geen zet van dit spel.</translation>
    </message>
    <message>
        <source>This is not a game record.</source>
        <translation>Dit is geen partijbestand.</translation>
    </message>
    <message>
        <source>{card} is not in your reserve.</source>
        <translation>{card} zit niet in je reserve.</translation>
    </message>
    <message>
        <source>This is not a readable JSON document.</source>
        <translation>Dit is geen leesbaar JSON-bestand.</translation>
    </message>
    <message>
        <source>An open box may not be moved.</source>
        <translation>Een open kist mag niet van haar plaats.</translation>
    </message>
    <message>
        <source>A pile has at least one box.</source>
        <translation>Een stapel heeft minstens één kist.</translation>
    </message>
    <message>
        <source>There is a gap between two columns.</source>
        <translation>Er zit een gat tussen twee kolommen.</translation>
    </message>
    <message>
        <source>The pile falls apart: its columns must touch.</source>
        <translation>De stapel valt uiteen: de kolommen moeten op elkaar aansluiten.</translation>
    </message>
    <message>
        <source>A column in front may not be higher than one behind it.</source>
        <translation>Een kolom vooraan mag niet hoger zijn dan die erachter.</translation>
    </message>
    <message>
        <source>First lay a card, then fill your hand.</source>
        <translation>Leg eerst een kaart en vul dan je hand aan.</translation>
    </message>
    <message>
        <source>First say whether you reverse the duel.</source>
        <translation>Zeg eerst of je het duel omkeert.</translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation>De ronde is nog niet uit.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is uit.</translation>
    </message>
    <message>
        <source>That row has another colour than {card}.</source>
        <translation>Die rij heeft een andere kleur dan {card}.</translation>
    </message>
    <message>
        <source>The document is nested too deep.</source>
        <translation>Het bestand is te diep genest.</translation>
    </message>
    <message>
        <source>The pile takes {count} cards of kind {card}; there are only {most}.</source>
        <translation>De stapel vraagt {count} kaarten van de soort {card}; er zijn er maar {most}.</translation>
    </message>
    <message>
        <source>There are {count} rounds, only {allowed} are played.</source>
        <translation>Er zijn {count} ronden, maar er worden er maar {allowed} gespeeld.</translation>
    </message>
    <message>
        <source>A trio is three cards.</source>
        <translation>Een trio is drie kaarten.</translation>
    </message>
    <message>
        <source>The move must name two slots.</source>
        <translation>De zet moet twee plekken noemen.</translation>
    </message>
    <message>
        <source>There is no game {game}.</source>
        <translation>Er is geen spel {game}.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>Dit spel heeft geen optie {option}.</translation>
    </message>
    <message>
        <source>The round did not end like that, but with: {expected}.</source>
        <translation>Zo eindigde de ronde niet, maar met: {expected}.</translation>
    </message>
    <message>
        <source>The ransom of {card} is exactly {price}, not {paid}.</source>
        <translation>{card} vrijkopen kost precies {price}, niet {paid}.</translation>
    </message>
    <message>
        <source>The scores are wrong, they should be {expected}.</source>
        <translation>De punten kloppen niet, het moet {expected} zijn.</translation>
    </message>
    <message>
        <source>The round must be begun by seat {start}.</source>
        <translation>In deze ronde begint plaats {start}.</translation>
    </message>
    <message>
        <source>The new stock must be exactly the {count} cards of the discard pile.</source>
        <translation>De nieuwe trekstapel moet precies de {count} kaarten van de aflegstapel zijn.</translation>
    </message>
    <message>
        <source>The totals are wrong, they should be {expected}.</source>
        <translation>De totalen kloppen niet, het moet {expected} zijn.</translation>
    </message>
    <message>
        <source>The key {key} has the wrong kind of value.</source>
        <translation>De sleutel {key} heeft een verkeerd soort waarde.</translation>
    </message>
    <message>
        <source>The winners are wrong, they should be {expected}.</source>
        <translation>De winnaars kloppen niet, het moet {expected} zijn.</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>all at one table</source>
        <translation>allemaal aan één tafel</translation>
    </message>
    <message>
        <source>everybody against everybody</source>
        <translation>iedereen tegen iedereen</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>afvalwedstrijd</translation>
    </message>
    <message>
        <source>same deals for everybody</source>
        <translation>voor iedereen dezelfde kaarten</translation>
    </message>
    <message>
        <source>All play in every match; each begins in turn.</source>
        <translation>Iedereen speelt in elke partij; om beurten begint een ander.</translation>
    </message>
    <message>
        <source>Two sit at each table, and everybody meets everybody in every game.</source>
        <translation>Aan elke tafel zitten er twee, en iedereen treft iedereen in elk spel.</translation>
    </message>
    <message>
        <source>Two sit at each table; the winner goes on, and a draw is played again. The chosen games take turns from round to round.</source>
        <translation>Aan elke tafel zitten er twee; wie wint gaat door, en na een gelijkspel wordt nog eens gespeeld. De gekozen spellen wisselen per ronde.</translation>
    </message>
    <message>
        <source>One after the other, each plays the same cards alone against the same computer players, without having seen them. When all have played a deal, it is compared move by move.</source>
        <translation>Na elkaar speelt ieder alleen dezelfde kaarten tegen dezelfde computerspelers, zonder ze te hebben gezien. Heeft iedereen een spel gespeeld, dan wordt het zet voor zet vergeleken.</translation>
    </message>
    <message>
        <source>In this game every match begins with the same cards: only the computer player varies from deal to deal.</source>
        <translation>In dit spel begint elke partij met dezelfde kaarten: alleen de computerspeler verschilt per keer.</translation>
    </message>
    <message>
        <source>by the share of the win</source>
        <translation>naar aandeel in de winst</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>naar plaats</translation>
    </message>
    <message>
        <source>A match is worth 1 point: to its winner, or shared by those who share the win.</source>
        <translation>Een partij levert 1 punt op: voor wie wint, of gedeeld door wie de winst delen.</translation>
    </message>
    <message>
        <source>A match brings 1 point for each player left behind, and half a point for each with the same score.</source>
        <translation>Een partij levert 1 punt op voor elke speler die je achter je laat, en een half punt voor elk met dezelfde score.</translation>
    </message>
    <message>
        <source>Two have the same name: give one of them another.</source>
        <translation>Twee hebben dezelfde naam: geef een van hen een andere.</translation>
    </message>
    <message>
        <source>Choose a game, or another form: no game seats more than six.</source>
        <translation>Kies een spel, of een andere vorm: geen spel is voor meer dan zes.</translation>
    </message>
    <message>
        <source>The same deals are of one game: choose only one.</source>
        <translation>Dezelfde kaarten zijn van één spel: kies er maar één.</translation>
    </message>
    <message>
        <source>That would be more than 120 matches: choose fewer.</source>
        <translation>Dat worden meer dan 120 partijen: kies er minder.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the matches won, then by the matches among those who are equal, then by the points of the opponents left behind (half of them after a draw). Whoever is still equal shares the place.</source>
        <translation>Bij gelijke punten tellen de gewonnen partijen, dan de partijen onderling, dan de punten van de verslagen tegenstanders (de helft na een gelijkspel). Wie dan nog gelijk staan, delen de plaats.</translation>
    </message>
    <message>
        <source>Points are match points, as in bridge clubs: at each deal that all have played, 2 for each one whose score you beat and 1 for each with the same score; the share is what that is of all there was to be had.</source>
        <translation>Punten zijn matchpunten, zoals op bridgeclubs: bij elk spel dat iedereen heeft gespeeld 2 voor ieder wiens score je verslaat en 1 voor ieder met dezelfde score; het aandeel is wat dat is van alles wat er te halen viel.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the deals at which one was best alone, then by the match points among those who are equal, then by the sum of the scores. Whoever is still equal shares the place.</source>
        <translation>Bij gelijke punten beslissen de spellen waarbij iemand als enige de beste was, dan de matchpunten onderling, dan de som van de scores. Wie dan nog gelijk is, deelt de plaats.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last. The deals they give up are open once all others have played them; then nobody can come back to them.</source>
        <translation>Wie stopt, houdt de punten en staat onderaan. De spellen die iemand opgeeft, gaan open zodra alle anderen ze hebben gespeeld; daarna kan niemand erop terugkomen.</translation>
    </message>
    <message>
        <source>The place is how far one came; those who went out in the same round share it. Points are matches won.</source>
        <translation>De plaats is hoe ver iemand kwam; wie in dezelfde ronde afvallen, delen haar. De punten zijn gewonnen ontmoetingen.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; the others play on without them.</source>
        <translation>Wie stopt, houdt de punten en staat onderaan; de anderen spelen verder.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; each opponent they have not met yet has 1 point for it.</source>
        <translation>Wie stopt, houdt de punten en staat onderaan; wie nog niet tegen die speler heeft gespeeld, krijgt daarvoor 1 punt.</translation>
    </message>
    <message>
        <source>If somebody drops out, the opponent goes on without a match.</source>
        <translation>Stopt iemand, dan gaat de tegenstander zonder partij door.</translation>
    </message>
    <message>
        <source>A match that became practice does not count, and is open again.</source>
        <translation>Een partij die een oefenpartij werd, telt niet en staat weer open.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Matches won alone or, at the same deals, the deals at which one was best alone.</source>
        <translation>Partijen die iemand als enige won of, bij dezelfde kaarten, de spellen waarbij iemand als enige de beste was.</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Beslist door</translation>
    </message>
    <message>
        <source>What told those with equal points apart.</source>
        <translation>Wat bij gelijke punten de doorslag gaf.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>The match points as a share of all there were to be had.</source>
        <translation>De matchpunten als aandeel van alles wat er te halen viel.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The sum of the scores at the deals that all have played.</source>
        <translation>De som van de scores bij de spellen die iedereen heeft gespeeld.</translation>
    </message>
    <message>
        <source>{name}, deal {number}</source>
        <translation>{name}, spel {number}</translation>
    </message>
    <message>
        <source>played, still closed</source>
        <translation>gespeeld, nog gesloten</translation>
    </message>
    <message>
        <source>winner of no. {number}</source>
        <translation>winnaar van nr. {number}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>bezig</translation>
    </message>
    <message>
        <source>comes later</source>
        <translation>komt later</translation>
    </message>
    <message>
        <source>drawn ({result}): once more</source>
        <translation>gelijk ({result}): nog eens</translation>
    </message>
    <message>
        <source>walk-over for {name}</source>
        <translation>{name} wint zonder spelen</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>niet gespeeld</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{name} (dropped out)</source>
        <translation>{name} (gestopt)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>gewonnen partijen</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>onderlinge partijen</translation>
    </message>
    <message>
        <source>whom they beat</source>
        <translation>verslagen tegenstanders</translation>
    </message>
    <message>
        <source>best alone</source>
        <translation>als enige de beste</translation>
    </message>
    <message>
        <source>sum of scores</source>
        <translation>som van de scores</translation>
    </message>
    <message>
        <source>place shared</source>
        <translation>plaats gedeeld</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>no command</source>
        <translation>geen opdracht</translation>
    </message>
    <message>
        <source>a quotation that is not closed: {command}</source>
        <translation>een aanhaling die niet gesloten is: {command}</translation>
    </message>
    <message>
        <source>there is no program {program}</source>
        <translation>er is geen programma {program}</translation>
    </message>
    <message>
        <source>this computer has no player called ‘{program}’</source>
        <translation>deze computer heeft geen speler die ‘{program}’ heet</translation>
    </message>
    <message>
        <source>cannot be started: {said}</source>
        <translation>het kan niet worden gestart: {said}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>geen antwoord op tijd</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>het sloot zijn uitvoer</translation>
    </message>
    <message>
        <source>it ended with status {status}</source>
        <translation>het eindigde met status {status}</translation>
    </message>
    <message>
        <source>it ended with status {status}: {said}</source>
        <translation>het eindigde met status {status}: {said}</translation>
    </message>
    <message>
        <source>a flood of lines that nobody asked for</source>
        <translation>een vloed van regels waar niemand om vroeg</translation>
    </message>
    <message>
        <source>it answered with an error: {said}</source>
        <translation>het antwoordde met een fout: {said}</translation>
    </message>
    <message>
        <source>an answer without a move</source>
        <translation>een antwoord zonder zet</translation>
    </message>
    <message>
        <source>a move of another seat</source>
        <translation>een zet van een andere plaats</translation>
    </message>
    <message>
        <source>an illegal move: {reason}</source>
        <translation>een ongeldige zet: {reason}</translation>
    </message>
    <message>
        <source>a move that makes no sense ({kind})</source>
        <translation>een zet die nergens op slaat ({kind})</translation>
    </message>
    <message>
        <source>neither an objection nor the answer that there is none</source>
        <translation>geen bezwaar, en ook niet het antwoord dat er geen is</translation>
    </message>
    <message>
        <source>not asked any more after {count} faults in a row</source>
        <translation>na {count} fouten achter elkaar niet meer gevraagd</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a game file</source>
        <translation>Partijbestand openen</translation>
    </message>
    <message>
        <source>Save as a game file</source>
        <translation>Opslaan als partijbestand</translation>
    </message>
    <message>
        <source>Game files (*{suffix})</source>
        <translation>Partijbestanden (*{suffix})</translation>
    </message>
    <message>
        <source>Everything in one file (*{suffix})</source>
        <translation>Alles in één bestand (*{suffix})</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Alles exporteren</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <translation>Importeren uit een bestand</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Partijen exporteren</translation>
    </message>
    <message>
        <source>CSV with semicolons (*.csv)</source>
        <translation>CSV met puntkomma’s (*.csv)</translation>
    </message>
    <message>
        <source>CSV with commas (*.csv)</source>
        <translation>CSV met komma’s (*.csv)</translation>
    </message>
    <message>
        <source>Save the standings as a picture</source>
        <translation>De stand als afbeelding bewaren</translation>
    </message>
    <message>
        <source>Save the standings as a file</source>
        <translation>De stand als tabel bewaren</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
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
        <translation>Het afbraakspel</translation>
    </message>
    <message>
        <source>Take the pile down box by box and keep the cards.</source>
        <translation>Breek de stapel kist voor kist af en de kaarten zijn voor jou.</translation>
    </message>
    <message>
        <source>Mountain Climbing</source>
        <translation>Bergbeklimmen</translation>
    </message>
    <message>
        <source>Two teams, one mountain: who reaches the summit first?</source>
        <translation>Twee ploegen, één berg: wie staat het eerst op de top?</translation>
    </message>
    <message>
        <source>The Thirteenth Woodworm</source>
        <translation>De dertiende houtworm</translation>
    </message>
    <message>
        <source>Nibble at the even cards and keep off the poison.</source>
        <translation>Knabbel aan de even kaarten en blijf van het gif af.</translation>
    </message>
    <message>
        <source>The Box Pile</source>
        <translation>Kistenstapel</translation>
    </message>
    <message>
        <source>Build many boxes with few cards.</source>
        <translation>Bouw veel kisten met weinig kaarten.</translation>
    </message>
    <message>
        <source>Superspy</source>
        <translation>Superspion</translation>
    </message>
    <message>
        <source>Collect six trios before you are unmasked.</source>
        <translation>Verzamel zes trio’s voordat iemand je ontmaskert.</translation>
    </message>
    <message>
        <source>Raging Wizards</source>
        <translation>Razende tovenaars</translation>
    </message>
    <message>
        <source>Soldiers, spells and a dungeon: who holds the line?</source>
        <translation>Soldaten, spreuken en een kerker: wie houdt de linie?</translation>
    </message>
</context>
<context>
    <name>holzwurm</name>
    <message>
        <source>blue {value}</source>
        <translation>blauwe&#xa0;{value}</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <translation>gele&#xa0;{value}</translation>
    </message>
    <message>
        <source>red {value}</source>
        <translation>rode&#xa0;{value}</translation>
    </message>
    <message>
        <source>green {value}</source>
        <translation>groene&#xa0;{value}</translation>
    </message>
    <message>
        <source>violet {value}</source>
        <translation>paarse&#xa0;{value}</translation>
    </message>
    <message>
        <source>grey {value}</source>
        <translation>grijze&#xa0;{value}</translation>
    </message>
    <message>
        <source>the blue {value}</source>
        <translation>de blauwe&#xa0;{value}</translation>
    </message>
    <message>
        <source>the yellow {value}</source>
        <translation>de gele&#xa0;{value}</translation>
    </message>
    <message>
        <source>the red {value}</source>
        <translation>de rode&#xa0;{value}</translation>
    </message>
    <message>
        <source>the green {value}</source>
        <translation>de groene&#xa0;{value}</translation>
    </message>
    <message>
        <source>the violet {value}</source>
        <translation>de paarse&#xa0;{value}</translation>
    </message>
    <message>
        <source>the grey {value}</source>
        <translation>de grijze&#xa0;{value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>colourless</source>
        <translation>kleurloos</translation>
    </message>
    <message>
        <source>Blue row</source>
        <translation>Blauwe rij</translation>
    </message>
    <message>
        <source>Yellow row</source>
        <translation>Gele rij</translation>
    </message>
    <message>
        <source>Red row</source>
        <translation>Rode rij</translation>
    </message>
    <message>
        <source>Green row</source>
        <translation>Groene rij</translation>
    </message>
    <message>
        <source>Violet row</source>
        <translation>Paarse rij</translation>
    </message>
    <message>
        <source>Colourless row</source>
        <translation>Kleurloze rij</translation>
    </message>
    <message>
        <source>the poisonous thirteen</source>
        <translation>de giftige dertien</translation>
    </message>
    <message>
        <source>{card}, plus {points}</source>
        <translation>{card}, plus {points}</translation>
    </message>
    <message>
        <source>{card}, minus {points}</source>
        <translation>{card}, min {points}</translation>
    </message>
    <message>
        <source>New row</source>
        <translation>Nieuwe rij</translation>
    </message>
    <message>
        <source>{least} or more stays</source>
        <translation>vanaf {least} blijft liggen</translation>
    </message>
    <message>
        <source>every card takes the row</source>
        <translation>elke kaart neemt de rij</translation>
    </message>
    <message>
        <source>Fate pile</source>
        <translation>Noodlotstapel</translation>
    </message>
    <message>
        <source>next</source>
        <translation>volgende</translation>
    </message>
    <message numerus="yes">
        <source>{row}, number {number}: %n card(s)</source>
        <translation>
            <numerusform>{row}, nummer {number}: %n kaart</numerusform>
            <numerusform>{row}, nummer {number}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, number {number}</source>
        <translation>{row}, nummer {number}</translation>
    </message>
    <message>
        <source>from left to right: {cards}</source>
        <translation>van links naar rechts: {cards}</translation>
    </message>
    <message>
        <source>Fate pile, next: {card}; then {rest}</source>
        <translation>Noodlotstapel, bovenop: {card}; daaronder {rest}</translation>
    </message>
    <message>
        <source>Fate pile: only {card} is left</source>
        <translation>Noodlotstapel: alleen nog {card}</translation>
    </message>
    <message>
        <source>hand {points}</source>
        <translation>hand {points}</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>took {points}</source>
        <translation>nam {points}</translation>
    </message>
    <message>
        <source>is out: +{bonus}</source>
        <translation>is uit: +{bonus}</translation>
    </message>
    <message>
        <source>out +{bonus}</source>
        <translation>uit +{bonus}</translation>
    </message>
    <message>
        <source>A hand is empty: {name} went out.</source>
        <translation>{name} heeft geen kaarten meer en is uit.</translation>
    </message>
    <message>
        <source>{name} has swallowed the poisonous thirteen.</source>
        <translation>{name} slikte de giftige dertien.</translation>
    </message>
    <message>
        <source>A new row begins at the place “New row”: lay the card there ({key}).</source>
        <translation>Een nieuwe rij begint op de plek ‘Nieuwe rij’: leg de kaart daar ({key}).</translation>
    </message>
    <message>
        <source>No card is laid here: whoever takes a row takes the top card of this pile with it.</source>
        <translation>Hier leg je geen kaart: wie een rij neemt, neemt ook de bovenste kaart van deze stapel.</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>blijft liggen</translation>
    </message>
    <message>
        <source>stays, and you are out: +{bonus}</source>
        <translation>blijft liggen, en je bent uit: +{bonus}</translation>
    </message>
    <message>
        <source>{name} plays {card} to the blue row.</source>
        <translation>{name} speelt {card} in de blauwe rij.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the yellow row.</source>
        <translation>{name} speelt {card} in de gele rij.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the red row.</source>
        <translation>{name} speelt {card} in de rode rij.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the green row.</source>
        <translation>{name} speelt {card} in de groene rij.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the violet row.</source>
        <translation>{name} speelt {card} in de paarse rij.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row.</source>
        <translation>{name} speelt {card} in een kleurloze rij.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row, which is now {colour}.</source>
        <translation>{name} speelt {card} in een kleurloze rij, die nu {colour} is.</translation>
    </message>
    <message>
        <source>{name} opens a new row with {card}.</source>
        <translation>{name} opent een nieuwe rij met {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and {fate} from the fate pile: {points} in all.</source>
        <translation>
            <numerusform>{name} neemt %n kaart, en {fate} van de noodlotstapel: samen {points}.</numerusform>
            <numerusform>{name} neemt %n kaarten, en {fate} van de noodlotstapel: samen {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and with them the poisonous thirteen.</source>
        <translation>
            <numerusform>{name} neemt %n kaart en slikt de giftige dertien.</numerusform>
            <numerusform>{name} neemt %n kaarten en slikt de giftige dertien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s): {points}</source>
        <translation>
            <numerusform>nam %n kaart: {points}</numerusform>
            <numerusform>nam %n kaarten: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and fate: {points}</source>
        <translation>
            <numerusform>neemt %n kaart en noodlot: {points}</numerusform>
            <numerusform>neemt %n kaarten en noodlot: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and the poison: {points}, the round ends</source>
        <translation>
            <numerusform>neemt %n kaart en het gif: {points}, einde van de ronde</numerusform>
            <numerusform>neemt %n kaarten en het gif: {points}, einde van de ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays, and you go out: {points}.</source>
        <translation>{card} blijft liggen, en je bent uit: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here; every other play takes a row.</source>
        <translation>{card} blijft hier liggen; al het andere neemt een rij.</translation>
    </message>
    <message numerus="yes">
        <source>after {card}, %n card(s) that the next player holds take(s) this row.</source>
        <translation>
            <numerusform>na {card} neemt een kaart van de volgende speler deze rij.</numerusform>
            <numerusform>na {card} nemen %n kaarten van de volgende speler deze rij.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays here, and your worst card is gone: {points}.</source>
        <translation>{card} blijft hier, en je slechtste kaart is weg: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here, and you are rid of {points}.</source>
        <translation>{card} blijft hier liggen, en je bent {points} kwijt.</translation>
    </message>
    <message>
        <source>{card} stays here; no play costs you less.</source>
        <translation>{card} blijft hier liggen; niets kost je minder.</translation>
    </message>
    <message>
        <source>with {card}, this row brings {points} to whoever takes it.</source>
        <translation>met {card} levert deze rij {points} op voor wie haar neemt.</translation>
    </message>
    <message>
        <source>{card} opens the fifth row, and there is no sixth.</source>
        <translation>{card} opent de vijfde rij, en een zesde komt er niet.</translation>
    </message>
    <message>
        <source>{card} just stays: one card later it would take the row.</source>
        <translation>{card} blijft hier nog net: een kaart later neemt ze de rij.</translation>
    </message>
    <message numerus="yes">
        <source>{card} stays here; then you have only %n card(s) left.</source>
        <translation>
            <numerusform>{card} blijft hier liggen; dan heb je nog maar %n kaart.</numerusform>
            <numerusform>{card} blijft hier liggen; dan heb je nog maar %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ends the round, and your hand counts {points}.</source>
        <translation>{card} maakt een eind aan de ronde, en je hand telt {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} takes %n card(s); with the fate card: {points}.</source>
        <translation>
            <numerusform>{card} neemt %n kaart; met de noodlotkaart: {points}.</numerusform>
            <numerusform>{card} neemt %n kaarten; met de noodlotkaart: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>every play takes a row: {card} here costs least.</source>
        <translation>alles neemt een rij: {card} kost hier het minst.</translation>
    </message>
    <message>
        <source>whoever takes after {card} swallows the thirteen.</source>
        <translation>wie na {card} neemt, slikt de dertien.</translation>
    </message>
    <message>
        <source>whoever takes after {card} gets {second}.</source>
        <translation>wie na {card} neemt, krijgt {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} clears the row: %n card(s) of its colour can open one.</source>
        <translation>
            <numerusform>{card} haalt de rij weg: %n kaart in die kleur kan er een openen.</numerusform>
            <numerusform>{card} haalt de rij weg: %n kaarten in die kleur kunnen er een openen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last card: lay it where it stays, and you go out.</source>
        <translation>Je laatste kaart: leg haar waar ze blijft liggen, dan ben je uit.</translation>
    </message>
    <message>
        <source>Whoever takes a row now swallows the thirteen. Your hand counts {points}.</source>
        <translation>Wie nu een rij neemt, slikt de dertien. Je hand telt {points}.</translation>
    </message>
    <message>
        <source>Every card takes a row: choose the one you can bear.</source>
        <translation>Elke kaart neemt een rij: kies de rij die je het minst kost.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) take(s) at least one of your cards: choose what you can bear.</source>
        <translation>
            <numerusform>Eén rij wordt door minstens een van je kaarten genomen: kies wat je kunt dragen.</numerusform>
            <numerusform>%n rijen worden door minstens een van je kaarten genomen: kies wat je kunt dragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card takes a row now: a good moment to get rid of odd ones.</source>
        <translation>Geen kaart neemt nu een rij: een mooi moment om oneven kaarten kwijt te raken.</translation>
    </message>
    <message>
        <source>{card} to row {number}</source>
        <translation>{card} naar rij {number}</translation>
    </message>
    <message>
        <source>{card} to a new row</source>
        <translation>{card} naar een nieuwe rij</translation>
    </message>
    <message>
        <source>{name} is out: +{bonus}.</source>
        <translation>{name} is uit: +{bonus}.</translation>
    </message>
    <message>
        <source>Your row is taken!</source>
        <translation>Je rij is gepakt!</translation>
    </message>
    <message>
        <source>The round is over, a hand is empty: {scores}.</source>
        <translation>De ronde is uit, een hand is leeg: {scores}.</translation>
    </message>
    <message>
        <source>The round is over, the poisonous thirteen is taken: {scores}.</source>
        <translation>De ronde is uit, de giftige dertien is genomen: {scores}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Row 1</source>
        <translation>Rij 1</translation>
    </message>
    <message>
        <source>Row 2</source>
        <translation>Rij 2</translation>
    </message>
    <message>
        <source>Row 3</source>
        <translation>Rij 3</translation>
    </message>
    <message>
        <source>Row 4</source>
        <translation>Rij 4</translation>
    </message>
    <message>
        <source>Row 5</source>
        <translation>Rij 5</translation>
    </message>
    <message>
        <source>A new row</source>
        <translation>Een nieuwe rij</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>min</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>Play by itself, or stop</source>
        <translation>Vanzelf laten lopen of stoppen</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Naar de laatste zet</translation>
    </message>
    <message>
        <source>Tell whose turn it is</source>
        <translation>Zeggen wie er aan de beurt is</translation>
    </message>
    <message>
        <source>Tell the scores</source>
        <translation>De punten zeggen</translation>
    </message>
    <message>
        <source>Tell the hand</source>
        <translation>De kaarten in de hand zeggen</translation>
    </message>
    <message>
        <source>Tell what lies on the table</source>
        <translation>Zeggen wat er op tafel ligt</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>De betere zet tonen</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>Naar het volgende deel van het venster</translation>
    </message>
    <message>
        <source>To the part of the window before</source>
        <translation>Naar het vorige deel van het venster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>While looking through a match</source>
        <translation>Bij het terugkijken van een partij</translation>
    </message>
    <message>
        <source>Take up a card, lay it, press a button</source>
        <translation>Een kaart opnemen, leggen, een knop indrukken</translation>
    </message>
    <message>
        <source>Put back, cancel</source>
        <translation>Terugleggen, afbreken</translation>
    </message>
    <message>
        <source>To the card or place before</source>
        <translation>Naar de vorige kaart of plek</translation>
    </message>
    <message>
        <source>To the card or place after</source>
        <translation>Naar de volgende kaart of plek</translation>
    </message>
    <message>
        <source>To the first card or place</source>
        <translation>Naar de eerste kaart of plek</translation>
    </message>
    <message>
        <source>To the last card or place</source>
        <translation>Naar de laatste kaart of plek</translation>
    </message>
    <message>
        <source>With a card: the place above where it may go</source>
        <translation>Met een kaart: de plek erboven waar hij heen mag</translation>
    </message>
    <message>
        <source>With a card: the place below where it may go</source>
        <translation>Met een kaart: de plek eronder waar hij heen mag</translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation>Naar het volgende deel van de tafel</translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation>Naar het vorige deel van de tafel</translation>
    </message>
    <message>
        <source>The next order of the hand</source>
        <translation>De hand anders sorteren</translation>
    </message>
    <message>
        <source>Play again what happened since your turn</source>
        <translation>Nog eens laten zien wat er sinds je beurt gebeurde</translation>
    </message>
    <message>
        <source>Fold or unfold what happened since your turn</source>
        <translation>In- of uitklappen wat er sinds je beurt gebeurde</translation>
    </message>
    <message>
        <source>Ask the coach: the best three moves, with their chances</source>
        <translation>De coach vragen: de drie beste zetten met hun kansen</translation>
    </message>
    <message>
        <source>Fold or unfold what the coach says</source>
        <translation>In- of uitklappen wat de coach zegt</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the first</source>
        <translation>Van de zetten van de coach: de eerste nemen</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the second</source>
        <translation>Van de zetten van de coach: de tweede nemen</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the third</source>
        <translation>Van de zetten van de coach: de derde nemen</translation>
    </message>
    <message>
        <source>The coach saw a better move: take yours back</source>
        <translation>De coach zag een betere zet: de jouwe terugnemen</translation>
    </message>
    <message>
        <source>The coach saw a better move: go on</source>
        <translation>De coach zag een betere zet: verder</translation>
    </message>
    <message>
        <source>On every table</source>
        <translation>Op elke tafel</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>Van spel naar spel</translation>
    </message>
    <message>
        <source>Go on with a saved match</source>
        <translation>Verdergaan met een bewaarde partij</translation>
    </message>
    <message>
        <source>Delete a saved match</source>
        <translation>Een bewaarde partij verwijderen</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Het gordijn openen</translation>
    </message>
    <message>
        <source>On the start page, and before the curtain</source>
        <translation>Op het startscherm en voor het gordijn</translation>
    </message>
    <message>
        <source>Read on, or skip the step</source>
        <translation>Verder lezen, of de stap overslaan</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>De les opnieuw beginnen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>De les verlaten</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>In een les</translation>
    </message>
    <message>
        <source>To the next task</source>
        <translation>Naar de volgende opgave</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>De zet tonen</translation>
    </message>
    <message>
        <source>Back to the position of the task</source>
        <translation>Terug naar de stelling van de opgave</translation>
    </message>
    <message>
        <source>Leave the tasks</source>
        <translation>De opgaven sluiten</translation>
    </message>
    <message>
        <source>In mistakes and puzzles</source>
        <translation>Bij fouten en puzzels</translation>
    </message>
</context>
<context>
    <name>kistenstapel</name>
    <message>
        <source>{number} seconds</source>
        <translation>{number} seconden</translation>
    </message>
    <message>
        <source>Time to &amp;knock</source>
        <translation>Tijd om te kl&amp;oppen</translation>
    </message>
    <message>
        <source>until everybody has answered</source>
        <translation>tot iedereen geantwoord heeft</translation>
    </message>
    <message>
        <source>After each turn, show the &amp;best possible build</source>
        <translation>Na elke beurt &amp;de beste bouwzet tonen</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Jouw kaarten</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Trekstapel: %n kaart</numerusform>
            <numerusform>Trekstapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bouwen</translation>
    </message>
    <message>
        <source>At a column: put a box there</source>
        <translation>Bij een kolom: er een kist op zetten</translation>
    </message>
    <message>
        <source>At a column: take a box away</source>
        <translation>Bij een kolom: er een kist af halen</translation>
    </message>
    <message>
        <source>Lay an open lid</source>
        <translation>Een open deksel leggen</translation>
    </message>
    <message>
        <source>Put a layer under the whole pile</source>
        <translation>Een laag onder de hele stapel schuiven</translation>
    </message>
    <message>
        <source>Take a layer out</source>
        <translation>Een laag weghalen</translation>
    </message>
    <message>
        <source>Take a step of the plan back</source>
        <translation>Een stap van het plan terugnemen</translation>
    </message>
    <message>
        <source>Do a step of the plan again</source>
        <translation>Een stap van het plan opnieuw doen</translation>
    </message>
    <message>
        <source>Build what is planned</source>
        <translation>Bouwen wat gepland is</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Toegeven</translation>
    </message>
    <message>
        <source>Build no further</source>
        <translation>Niet verder bouwen</translation>
    </message>
    <message>
        <source>Show the best build</source>
        <translation>De beste bouwzet tonen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Let a pass be</source>
        <translation>Een pas laten gaan</translation>
    </message>
    <message>
        <source>Several people: player 1 knocks</source>
        <translation>Met meer mensen: speler 1 klopt</translation>
    </message>
    <message>
        <source>Several people: player 2 knocks</source>
        <translation>Met meer mensen: speler 2 klopt</translation>
    </message>
    <message>
        <source>Several people: player 3 knocks</source>
        <translation>Met meer mensen: speler 3 klopt</translation>
    </message>
    <message>
        <source>Several people: player 4 knocks</source>
        <translation>Met meer mensen: speler 4 klopt</translation>
    </message>
    <message>
        <source>Several people: player 5 knocks</source>
        <translation>Met meer mensen: speler 5 klopt</translation>
    </message>
    <message>
        <source>Several people: player 6 knocks</source>
        <translation>Met meer mensen: speler 6 klopt</translation>
    </message>
    <message>
        <source>Several people: player 1 lets it be</source>
        <translation>Met meer mensen: speler 1 laat het zo</translation>
    </message>
    <message>
        <source>Several people: player 2 lets it be</source>
        <translation>Met meer mensen: speler 2 laat het zo</translation>
    </message>
    <message>
        <source>Several people: player 3 lets it be</source>
        <translation>Met meer mensen: speler 3 laat het zo</translation>
    </message>
    <message>
        <source>Several people: player 4 lets it be</source>
        <translation>Met meer mensen: speler 4 laat het zo</translation>
    </message>
    <message>
        <source>Several people: player 5 lets it be</source>
        <translation>Met meer mensen: speler 5 laat het zo</translation>
    </message>
    <message>
        <source>Several people: player 6 lets it be</source>
        <translation>Met meer mensen: speler 6 laat het zo</translation>
    </message>
    <message>
        <source>Bid one more</source>
        <translation>Eén meer bieden</translation>
    </message>
    <message>
        <source>Bid one less</source>
        <translation>Eén minder bieden</translation>
    </message>
    <message>
        <source>Bid ten more</source>
        <translation>Tien meer bieden</translation>
    </message>
    <message>
        <source>Bid ten less</source>
        <translation>Tien minder bieden</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Een bod intypen</translation>
    </message>
    <message>
        <source>Take the last digit of a bid back</source>
        <translation>Het laatste cijfer van een bod terugnemen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Layer underneath</source>
        <translation>Laag eronder</translation>
    </message>
    <message>
        <source>Lay open lid</source>
        <translation>Open deksel</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Stap terug</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Stap vooruit</translation>
    </message>
    <message>
        <source>Choose the box that gets the open lid. Esc leaves it.</source>
        <translation>Kies de kist die het open deksel krijgt. Esc: toch niet.</translation>
    </message>
    <message>
        <source>{name}, plan a build, or pass.</source>
        <translation>{name}, plan een bouwzet of pas.</translation>
    </message>
    <message>
        <source>{name}, show what {passer} overlooked, with the cards of {passer}.</source>
        <translation>{name}, laat zien wat {passer} miste, met de kaarten van {passer}.</translation>
    </message>
    <message>
        <source>{name}, build on with all unused cards, or stop.</source>
        <translation>{name}, bouw verder met alle restkaarten of stop.</translation>
    </message>
    <message>
        <source>Bid {bid}, made {made} so far.</source>
        <translation>Bod {bid}, tot nu toe {made}.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>%n kist erbij</numerusform>
            <numerusform>%n kisten erbij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) fewer</source>
        <translation>
            <numerusform>%n kist minder</numerusform>
            <numerusform>%n kisten minder</numerusform>
        </translation>
    </message>
    <message>
        <source>as many boxes</source>
        <translation>evenveel kisten</translation>
    </message>
    <message>
        <source>laid: {cards}</source>
        <translation>gelegd: {cards}</translation>
    </message>
    <message>
        <source>returned: {cards}</source>
        <translation>terug: {cards}</translation>
    </message>
    <message>
        <source>Plan a build first: put a box somewhere.</source>
        <translation>Plan eerst een bouwzet: zet ergens een kist.</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s) too few</source>
        <translation>
            <numerusform>%n linkerkant te weinig</numerusform>
            <numerusform>%n linkerkanten te weinig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s) too few</source>
        <translation>
            <numerusform>%n rechterkant te weinig</numerusform>
            <numerusform>%n rechterkanten te weinig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s) too few</source>
        <translation>
            <numerusform>%n dicht deksel te weinig</numerusform>
            <numerusform>%n dichte deksels te weinig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) too few</source>
        <translation>
            <numerusform>%n open deksel te weinig</numerusform>
            <numerusform>%n open deksels te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too far away.</source>
        <translation>Dit is te ver weg.</translation>
    </message>
    <message>
        <source>This does not touch the rest of the pile.</source>
        <translation>Dit sluit niet aan op de rest van de stapel.</translation>
    </message>
    <message>
        <source>There is a gap here between two columns.</source>
        <translation>Hier zit een gat tussen twee kolommen.</translation>
    </message>
    <message>
        <source>This is higher than the column behind it.</source>
        <translation>Dit is hoger dan de kolom erachter.</translation>
    </message>
    <message>
        <source>This open box must stay where it is.</source>
        <translation>Deze open kist moet blijven waar ze is.</translation>
    </message>
    <message>
        <source>An open lid may not be exchanged for a closed one.</source>
        <translation>Een dicht deksel mag je niet door een open vervangen.</translation>
    </message>
    <message>
        <source>This makes no point.</source>
        <translation>Dit levert geen punt op.</translation>
    </message>
    <message>
        <source>Nothing is played from here: put a box on the pile at a plus sign, then build.</source>
        <translation>Van hier speel je niets: zet bij een plusteken een kist op de stapel en bouw dan.</translation>
    </message>
    <message>
        <source>The top card comes to you by itself when your turn begins.</source>
        <translation>De bovenste kaart krijg je vanzelf aan het begin van je beurt.</translation>
    </message>
    <message>
        <source>No open lid can be laid here.</source>
        <translation>Hier kan geen open deksel liggen.</translation>
    </message>
    <message>
        <source>There is no open lid among the cards.</source>
        <translation>Er is geen open deksel bij de kaarten.</translation>
    </message>
    <message>
        <source>The last box stays.</source>
        <translation>De laatste kist blijft staan.</translation>
    </message>
    <message>
        <source>The pile is not high enough for that.</source>
        <translation>Daarvoor is de stapel niet hoog genoeg.</translation>
    </message>
    <message>
        <source>{key} puts a box here.</source>
        <translation>{key} zet hier een kist.</translation>
    </message>
    <message>
        <source>{key} takes one away.</source>
        <translation>{key} haalt er een weg.</translation>
    </message>
    <message>
        <source>{key} lays an open lid.</source>
        <translation>{key} legt een open deksel.</translation>
    </message>
    <message>
        <source>{key} builds.</source>
        <translation>{key} bouwt.</translation>
    </message>
    <message>
        <source>An open box, which stays.</source>
        <translation>Een open kist, die blijft staan.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Kloppen!</translation>
    </message>
    <message>
        <source>wrong: others +{points}</source>
        <translation>mis: anderen +{points}</translation>
    </message>
    <message numerus="yes">
        <source>If you can show nothing, every other player gets %n point(s).</source>
        <translation>
            <numerusform>Kun je niets tonen, dan krijgt iedere andere speler %n punt.</numerusform>
            <numerusform>Kun je niets tonen, dan krijgt iedere andere speler %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kost niets</translation>
    </message>
    <message>
        <source>others +{points}</source>
        <translation>anderen +{points}</translation>
    </message>
    <message numerus="yes">
        <source>Every other player gets %n point(s).</source>
        <translation>
            <numerusform>Iedere andere speler krijgt %n punt.</numerusform>
            <numerusform>Iedere andere speler krijgt %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Kaarten van {name}</translation>
    </message>
    <message>
        <source>{name} knocks</source>
        <translation>{name} klopt</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>{name} has passed. Does anybody knock?</source>
        <translation>{name} past. Klopt er iemand?</translation>
    </message>
    <message numerus="yes">
        <source>{name} has passed. Who knocks and can show nothing gives all others %n point(s).</source>
        <translation>
            <numerusform>{name} past. Wie klopt en niets kan tonen, geeft alle anderen %n punt.</numerusform>
            <numerusform>{name} past. Wie klopt en niets kan tonen, geeft alle anderen %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does anybody knock? {keys}</source>
        <translation>Klopt er iemand? {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>nog %n seconde</numerusform>
            <numerusform>nog %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, how many points do you bid for all unused cards ({cards})?</source>
        <translation>{name}, hoeveel punten bied je voor alle restkaarten ({cards})?</translation>
    </message>
    <message>
        <source>{name}, no card is left over: there is nothing to bid for.</source>
        <translation>{name}, er is geen kaart over: er valt niets te bieden.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>First make your bid: only the highest one gets the cards.</source>
        <translation>Doe eerst je bod: alleen de hoogste bieder krijgt de kaarten.</translation>
    </message>
    <message>
        <source>you have made {points} then, and your bid was {other}.</source>
        <translation>dan heb je {points} gemaakt, en je bod was {other}.</translation>
    </message>
    <message numerus="yes">
        <source>no build makes more: %n point(s).</source>
        <translation>
            <numerusform>geen bouwzet levert meer op: %n punt.</numerusform>
            <numerusform>geen bouwzet levert meer op: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>with this build you lead by {points} to {other}.</source>
        <translation>met deze bouwzet sta je voor met {points} tegen {other}.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) for no card at all; the build makes {points}.</source>
        <translation>
            <numerusform>%n kist zonder ook maar één kaart; de bouwzet levert {points} op.</numerusform>
            <numerusform>%n kisten zonder ook maar één kaart; de bouwzet levert {points} op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) under the whole pile; the build makes {points}.</source>
        <translation>
            <numerusform>%n laag onder de hele stapel; de bouwzet levert {points} op.</numerusform>
            <numerusform>%n lagen onder de hele stapel; de bouwzet levert {points} op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more box(es) that no card shows; the build makes {points}.</source>
        <translation>
            <numerusform>%n kist erbij die geen kaart toont; de bouwzet levert {points} op.</numerusform>
            <numerusform>%n kisten erbij die geen kaart toont; de bouwzet levert {points} op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) come(s) back to your hand; the build makes {points}.</source>
        <translation>
            <numerusform>%n kaart komt terug op je hand; de bouwzet levert {points} op.</numerusform>
            <numerusform>%n kaarten komen terug op je hand; de bouwzet levert {points} op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) that nobody moves again; the build makes {points}.</source>
        <translation>
            <numerusform>%n open deksel dat niemand meer verlegt; de bouwzet levert {points} op.</numerusform>
            <numerusform>%n open deksels die niemand meer verlegt; de bouwzet levert {points} op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it lays all your cards, %n in number; the build makes {points}.</source>
        <translation>
            <numerusform>zo leg je je enige kaart; de bouwzet levert {points} op.</numerusform>
            <numerusform>zo leg je al je %n kaarten; de bouwzet levert {points} op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this build makes %n point(s).</source>
        <translation>
            <numerusform>deze bouwzet levert %n punt op.</numerusform>
            <numerusform>deze bouwzet levert %n punten op.</numerusform>
        </translation>
    </message>
    <message>
        <source>no build makes a point.</source>
        <translation>geen bouwzet levert een punt op.</translation>
    </message>
    <message>
        <source>knock: a build for {points} was overlooked.</source>
        <translation>klop: een bouwzet voor {points} is over het hoofd gezien.</translation>
    </message>
    <message>
        <source>bid {other}: one build with all unused cards makes {points}.</source>
        <translation>bied {other}: één bouwzet met alle restkaarten levert {points} op.</translation>
    </message>
    <message numerus="yes">
        <source>With your %n card(s) you can make points: which boxes cost few?</source>
        <translation>
            <numerusform>Met je %n kaart zijn er punten te maken: welke kisten kosten weinig?</numerusform>
            <numerusform>Met je %n kaarten zijn er punten te maken: welke kisten kosten weinig?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %n card(s) no point can be made.</source>
        <translation>
            <numerusform>Met deze %n kaart is geen punt te maken.</numerusform>
            <numerusform>Met deze %n kaarten is geen punt te maken.</numerusform>
        </translation>
    </message>
    <message>
        <source>A build was overlooked: show one.</source>
        <translation>Er is een bouwzet over het hoofd gezien: laat er een zien.</translation>
    </message>
    <message>
        <source>Nothing was overlooked.</source>
        <translation>Er is niets over het hoofd gezien.</translation>
    </message>
    <message numerus="yes">
        <source>What can one builder make of the %n unused card(s)?</source>
        <translation>
            <numerusform>Wat is er met de %n restkaart te maken?</numerusform>
            <numerusform>Wat is er met de %n restkaarten te maken?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %n unused card(s) more points can be made.</source>
        <translation>
            <numerusform>Met de %n restkaart zijn nog punten te maken.</numerusform>
            <numerusform>Met de %n restkaarten zijn nog punten te maken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty, but points can still be made: do not pass yet.</source>
        <translation>De trekstapel is leeg, maar er zijn nog punten te maken: pas nog niet.</translation>
    </message>
    <message numerus="yes">
        <source>a build for %n point(s)</source>
        <translation>
            <numerusform>een bouwzet voor %n punt</numerusform>
            <numerusform>een bouwzet voor %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid %n</source>
        <translation>
            <numerusform>%n bieden</numerusform>
            <numerusform>%n bieden</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>show nothing</source>
        <translation>niets laten zien</translation>
    </message>
    <message>
        <source>build no further</source>
        <translation>niet verder bouwen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more.</source>
        <translation>
            <numerusform>%n punt meer.</numerusform>
            <numerusform>%n punten meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieden</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>Niet bieden</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>heeft geboden</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>biedt {bid}</translation>
    </message>
    <message numerus="yes">
        <source>builds: %n point(s)</source>
        <translation>
            <numerusform>bouwt: %n punt</numerusform>
            <numerusform>bouwt: %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>knocks!</source>
        <translation>klopt!</translation>
    </message>
    <message>
        <source>can show nothing</source>
        <translation>kan niets laten zien</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>is klaar</translation>
    </message>
    <message>
        <source>The best build would have made {best}, yours made {made}.</source>
        <translation>De beste bouwzet had {best} opgeleverd, de jouwe {made}.</translation>
    </message>
    <message>
        <source>There was no better build than yours.</source>
        <translation>Een betere bouwzet was er niet.</translation>
    </message>
    <message>
        <source>You could have made {best}.</source>
        <translation>Je had {best} kunnen maken.</translation>
    </message>
    <message>
        <source>There was no point to be made.</source>
        <translation>Er was geen punt te maken.</translation>
    </message>
    <message>
        <source>Best build</source>
        <translation>Beste bouwzet</translation>
    </message>
    <message>
        <source>The best build of the last turn: {best}. V goes back.</source>
        <translation>De beste bouwzet van de vorige beurt: {best}. Met V ga je terug.</translation>
    </message>
    <message>
        <source>Take this pile down</source>
        <translation>Deze stapel afbreken</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Iedereen heeft gepast.</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Bouwzetten</translation>
    </message>
    <message>
        <source>Boxes × 3</source>
        <translation>Kisten × 3</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Gelegd</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Leftover</source>
        <translation>Restkaarten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message numerus="yes">
        <source>{name} builds and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} bouwt en maakt %n punt: {effect}.</numerusform>
            <numerusform>{name} bouwt en maakt %n punten: {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows what {owner} overlooked and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} laat zien wat {owner} miste en maakt %n punt: {effect}.</numerusform>
            <numerusform>{name} laat zien wat {owner} miste en maakt %n punten: {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>{name} takes a left side.</source>
        <translation>{name} pakt een linkerkant.</translation>
    </message>
    <message>
        <source>{name} takes a right side.</source>
        <translation>{name} pakt een rechterkant.</translation>
    </message>
    <message>
        <source>{name} takes a closed lid.</source>
        <translation>{name} pakt een dicht deksel.</translation>
    </message>
    <message>
        <source>{name} takes an open lid.</source>
        <translation>{name} pakt een open deksel.</translation>
    </message>
    <message>
        <source>{name} knocks on the pass of {passer}!</source>
        <translation>{name} klopt: had {passer} wel mogen passen?</translation>
    </message>
    <message numerus="yes">
        <source>{name} can show nothing: everyone else gets %n point(s).</source>
        <translation>
            <numerusform>{name} kan niets laten zien: ieder ander krijgt %n punt.</numerusform>
            <numerusform>{name} kan niets laten zien: ieder ander krijgt %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} heeft geboden.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} biedt {bid}.</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>De biedingen: {bids}.</translation>
    </message>
    <message>
        <source>The bids: {bids}. {name} gets the unused cards.</source>
        <translation>De biedingen: {bids}. {name} krijgt de restkaarten.</translation>
    </message>
    <message>
        <source>{name} gets all unused cards: {cards}.</source>
        <translation>{name} krijgt alle restkaarten: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is done and made %n point(s) with the unused cards.</source>
        <translation>
            <numerusform>{name} is klaar en maakte %n punt met de restkaarten.</numerusform>
            <numerusform>{name} is klaar en maakte %n punten met de restkaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made only %n point(s) of the {bid} that were bid: they do not count.</source>
        <translation>
            <numerusform>{name} maakte maar %n van de {bid} geboden punten: dat telt niet.</numerusform>
            <numerusform>{name} maakte maar %n van de {bid} geboden punten: die tellen niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody knocks on your pass!</source>
        <translation>Er wordt geklopt nadat jij paste!</translation>
    </message>
    <message>
        <source>You overlooked a build!</source>
        <translation>Je zag een bouw over het hoofd!</translation>
    </message>
    <message>
        <source>Your knock has failed!</source>
        <translation>Je klop is mislukt!</translation>
    </message>
    <message>
        <source>Your bid was too high!</source>
        <translation>Je bod was te hoog!</translation>
    </message>
    <message>
        <source>Everybody has passed: {scores}.</source>
        <translation>Iedereen heeft gepast: {scores}.</translation>
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
        <translation>Nederlands</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>beginner</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>Takes whatever looks tempting and hardly thinks ahead; what the others make of it is a surprise every time.</source>
        <translation>Pakt wat er aanlokkelijk uitziet en denkt nauwelijks vooruit; wat de anderen ermee doen, is elke keer een verrassing.</translation>
    </message>
    <message>
        <source>Likes a quick gain and looks only a little ahead. What the others may hold, and what a move costs later, often slips by.</source>
        <translation>Houdt van snelle winst en kijkt maar een klein stukje vooruit. Wat de anderen kunnen hebben en wat een zet later kost, glipt er vaak tussendoor.</translation>
    </message>
    <message>
        <source>Solid handiwork with few big slips. Where several moves look about as good, the choice is a matter of mood.</source>
        <translation>Degelijk handwerk met weinig grote missers. Waar meer zetten ongeveer even goed lijken, beslist het humeur.</translation>
    </message>
    <message>
        <source>Measures twice: weighs many ways the round may go and makes the move that came out best, or one hardly worse. Only far plans slip by.</source>
        <translation>Meet twee keer: weegt veel manieren waarop de ronde kan lopen en doet de zet die er het best uitkwam, of een die nauwelijks slechter is. Alleen verre plannen blijven onopgemerkt.</translation>
    </message>
    <message>
        <source>Thinks hard over every move and gives nothing away. Only what nobody can know is guessed here too.</source>
        <translation>Denkt hard na over elke zet en geeft niets weg. Alleen wat niemand kan weten, wordt ook hier geraden.</translation>
    </message>
    <message>
        <source>made to measure</source>
        <translation>op maat</translation>
    </message>
    <message>
        <source>At home at any bench: plays as well as you do and overlooks as much. Likes nothing better than a close finish.</source>
        <translation>Voelt zich aan elke werkbank thuis: speelt zo goed als jij en ziet evenveel over het hoofd. Vindt niets mooier dan een spannend slot.</translation>
    </message>
    <message>
        <source>{level}: {points}</source>
        <translation>{level}: {points}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>program ‘{program}’</source>
        <translation>programma ‘{program}’</translation>
    </message>
    <message>
        <source>A program of this computer, which you have added yourself.</source>
        <translation>Een programma van deze computer, dat je zelf hebt toegevoegd.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>Dea&amp;l of the day…</source>
        <translation>Spel van de da&amp;g…</translation>
    </message>
    <message>
        <source>&amp;Evenings…</source>
        <translation>Spel&amp;avonden…</translation>
    </message>
    <message>
        <source>&amp;Continue last match</source>
        <translation>&amp;Verder met de laatste partij</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Startscherm</translation>
    </message>
    <message>
        <source>Play the same deal &amp;again</source>
        <translation>Zelfde &amp;kaarten opnieuw</translation>
    </message>
    <message>
        <source>New &amp;deal</source>
        <translation>Nieuwe kaarten &amp;delen</translation>
    </message>
    <message>
        <source>About this &amp;match…</source>
        <translation>Over deze &amp;partij…</translation>
    </message>
    <message>
        <source>Repla&amp;y the match…</source>
        <translation>Partij &amp;terugkijken…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>Pers&amp;onen…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Stat&amp;istieken…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Voo&amp;rkeuren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>Partij &amp;openen…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>Partij op&amp;slaan als…</translation>
    </message>
    <message>
        <source>&amp;Copy match</source>
        <translation>Partij &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste match</source>
        <translation>Partij &amp;plakken</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>Alles &amp;exporteren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Reservekopie terugzetten…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zet &amp;terugnemen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Zet he&amp;rhalen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>What has hap&amp;pened</source>
        <translation>Wat er &amp;gebeurd is</translation>
    </message>
    <message>
        <source>What happened a&amp;fter that</source>
        <translation>Wat er d&amp;aarna gebeurde</translation>
    </message>
    <message>
        <source>Whose &amp;turn it is</source>
        <translation>Wie er aan de &amp;beurt is</translation>
    </message>
    <message>
        <source>The &amp;scores</source>
        <translation>De &amp;scores</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>&amp;Mijn hand</translation>
    </message>
    <message>
        <source>What lies on the ta&amp;ble</source>
        <translation>Wat er op tafe&amp;l ligt</translation>
    </message>
    <message>
        <source>&amp;Move list and scores</source>
        <translation>&amp;Zettenlijst en scores</translation>
    </message>
    <message>
        <source>Hand by &amp;colour</source>
        <translation>Hand op &amp;kleur</translation>
    </message>
    <message>
        <source>Hand by &amp;value</source>
        <translation>Hand op &amp;waarde</translation>
    </message>
    <message>
        <source>Hand by &amp;points</source>
        <translation>Hand op &amp;punten</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Vo&amp;lgend deel van het venster</translation>
    </message>
    <message>
        <source>Part &amp;before that</source>
        <translation>V&amp;orig deel van het venster</translation>
    </message>
    <message>
        <source>To the men&amp;u</source>
        <translation>Naar het &amp;menu</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Spelregels</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>Het spel &amp;leren…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Puzzels…</translation>
    </message>
    <message>
        <source>Learn from my &amp;mistakes…</source>
        <translation>Van mijn &amp;fouten leren…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Toetsen…</translation>
    </message>
    <message>
        <source>&amp;About Holzwurm Desktop</source>
        <translation>&amp;Over Holzwurm Desktop</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tafel</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>B&amp;estanden</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Pri&amp;nt and play…</source>
        <translation>Pri&amp;nten en spelen…</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>Turn {number}: {name}</source>
        <translation>Beurt {number}: {name}</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Mallet</source>
        <translation>Hamer</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Schaaf</translation>
    </message>
    <message>
        <source>Chisel</source>
        <translation>Beitel</translation>
    </message>
    <message>
        <source>Rasp</source>
        <translation>Rasp</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Klem</translation>
    </message>
    <message>
        <source>Peg</source>
        <translation>Deuvel</translation>
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
        <translation>{file}: ronde {round}, zet {move}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>‘{title}’ was deleted.</source>
        <translation>‘{title}’ is verwijderd.</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>K&amp;opie opslaan</translation>
    </message>
    <message>
        <source>This match counts for the evening ‘{title}’.</source>
        <translation>Deze partij telt mee voor ‘{title}’.</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Stand</translation>
    </message>
    <message>
        <source>R&amp;estore</source>
        <translation>Te&amp;rughalen</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page.</source>
        <translation>De partij van zo-even blijft op het startscherm.</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page. Once you move here it is practice too: its cards are known.</source>
        <translation>De partij van zo-even blijft op het startscherm. Zodra je hier een zet doet, is ook dat een oefenpartij: de kaarten zijn dan bekend.</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? The rules can stay open beside the table.</source>
        <translation>Voor het eerst ‘{title}’? De spelregels kunnen naast de tafel open blijven.</translation>
    </message>
    <message>
        <source>Show the &amp;rules</source>
        <translation>Spel&amp;regels tonen</translation>
    </message>
    <message>
        <source>Go &amp;back to it</source>
        <translation>Terug naar die &amp;partij</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Reservekopieën…</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? A lesson of a few minutes shows how it goes.</source>
        <translation>Voor het eerst ‘{title}’? Een les van een paar minuten laat zien hoe het gaat.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Leren</translation>
    </message>
    <message>
        <source>&amp;Undo that</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.</source>
        <translation>De bewaarde partijen waren niet te lezen. Het bestand is bewaard als {kept_as}; er is een nieuw begonnen.</translation>
    </message>
    <message>
        <source>The file of the saved games was damaged and is kept as {kept_as}. Matches that could be copied out of it into a new one: {saved}.</source>
        <translation>Het bestand met de bewaarde partijen was beschadigd en is bewaard als {kept_as}. Partijen die eruit in een nieuw bestand konden worden overgenomen: {saved}.</translation>
    </message>
    <message>
        <source>There are no saved games at {path} any more, but there are backups of them. A new file has been begun.</source>
        <translation>Er zijn geen bewaarde partijen meer in {path}, maar er zijn wel reservekopieën van. Er is een nieuw bestand begonnen.</translation>
    </message>
    <message>
        <source>The file {path} was deleted while the program was running. It was written again: nothing is lost.</source>
        <translation>Het bestand {path} is gewist terwijl het programma liep. Het is opnieuw geschreven: er is niets verloren.</translation>
    </message>
    <message>
        <source>Another file took the place of the saved games while the program was running. It was kept as {kept_as}, and the games you see here were written to {path} again.</source>
        <translation>Een ander bestand kwam in de plaats van de bewaarde partijen terwijl het programma liep. Het is bewaard als {kept_as}, en de partijen die je hier ziet zijn weer in {path} geschreven.</translation>
    </message>
    <message>
        <source>The file of the saved games was replaced after the program had ended badly. What the old file lacked does not fit the new one and was kept as {kept_as}.</source>
        <translation>Het bestand met de bewaarde partijen is vervangen nadat het programma hard was afgebroken. Wat in het oude bestand nog ontbrak, past niet bij het nieuwe en is bewaard als {kept_as}.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They were kept as {kept_as}; a new file has been begun.</source>
        <translation>De bewaarde partijen komen van een nieuwere versie van het programma. Ze zijn bewaard als {kept_as}; er is een nieuw bestand begonnen.</translation>
    </message>
    <message>
        <source>The saved games were brought up to date. A copy of the old file was kept as {copy}.</source>
        <translation>De bewaarde partijen zijn bijgewerkt. Een kopie van het oude bestand is bewaard als {copy}.</translation>
    </message>
    <message>
        <source>Nothing can be written to {path}: games can be played now, but will not be kept.</source>
        <translation>In {path} kan niets worden geschreven: spelen kan gewoon, maar partijen worden niet bewaard.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: games can be played now, but will not be kept.</source>
        <translation>Een ander programma gebruikt de bewaarde partijen: spelen kan gewoon, maar partijen worden niet bewaard.</translation>
    </message>
    <message>
        <source>The disk is full: games can be played now, but will not be kept.</source>
        <translation>De schijf is vol: spelen kan gewoon, maar partijen worden niet bewaard.</translation>
    </message>
    <message>
        <source>The program could not start as usual ({reason}). The saved games in {path} were left as they are; what is played now will not be kept.</source>
        <translation>Het programma kon niet starten zoals anders ({reason}). De bewaarde partijen in {path} zijn onaangeroerd gebleven; wat je nu speelt, wordt niet bewaard.</translation>
    </message>
    <message>
        <source>The saved games can be written again: everything that was played is kept now.</source>
        <translation>De bewaarde partijen zijn weer te schrijven: alles wat gespeeld is, is nu bewaard.</translation>
    </message>
    <message>
        <source>Holzwurm Desktop is already open in another window. You can play here too, as long as each match is played in only one of them.</source>
        <translation>Holzwurm Desktop staat al open in een ander venster. Je kunt ook hier spelen, zolang je elke partij maar in één ervan speelt.</translation>
    </message>
    <message>
        <source>The preferences could not be read and have been reset. The old file was kept as {kept_as}.</source>
        <translation>De voorkeuren waren niet te lezen en zijn teruggezet. Het oude bestand is bewaard als {kept_as}.</translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read: changes may not be kept.</source>
        <translation>De voorkeuren in {path} zijn niet te lezen: wijzigingen worden misschien niet bewaard.</translation>
    </message>
    <message>
        <source>Some preferences were invalid and have been reset: {keys}.</source>
        <translation>Een paar voorkeuren waren ongeldig en zijn teruggezet: {keys}.</translation>
    </message>
    <message>
        <source>No backup could be made this time: {reason}.</source>
        <translation>Deze keer lukte het niet een reservekopie te maken: {reason}.</translation>
    </message>
    <message>
        <source>The backup has been restored. What was there before is kept as {kept_as}.</source>
        <translation>De reservekopie is teruggezet. Wat er daarvoor was, is bewaard als {kept_as}.</translation>
    </message>
    <message>
        <source>What was there before is back. The backup, and what was played since, is kept as {kept_as}.</source>
        <translation>Wat er eerst was, is terug. De reservekopie en wat sindsdien gespeeld is, is bewaard als {kept_as}.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation>De schijf is vol: dit kon niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Nothing can be written there: this could not be saved.</source>
        <translation>Daar kan niets worden geschreven: dit kon niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>The system does not allow access to {path}.</source>
        <translation>Het systeem geeft geen toegang tot {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Er is geen bestand {path}.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} is geen bestand.</translation>
    </message>
    <message>
        <source>Another program has written over {path} while this one was running: nothing can be saved now.</source>
        <translation>Een ander programma heeft {path} overschreven terwijl dit programma liep: er kan nu niets worden bewaard.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: try again.</source>
        <translation>Een ander programma gebruikt de bewaarde partijen: probeer het nog eens.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be read.</source>
        <translation>Deze bewaarde partij is beschadigd en niet te lezen.</translation>
    </message>
    <message>
        <source>The disk reports an error: {reason}.</source>
        <translation>De schijf meldt een fout: {reason}.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody foresaw ({reason}): this was not done.</source>
        <translation>Er ging iets mis dat niemand had voorzien ({reason}): dit is niet gebeurd.</translation>
    </message>
    <message>
        <source>{path} is too large for a game file.</source>
        <translation>{path} is te groot voor een partijbestand.</translation>
    </message>
    <message>
        <source>{path} is not a game file.</source>
        <translation>{path} is geen partijbestand.</translation>
    </message>
    <message>
        <source>That is not a game file.</source>
        <translation>Dat is geen partijbestand.</translation>
    </message>
    <message>
        <source>{path} is not a backup or export of this program.</source>
        <translation>{path} is geen reservekopie of export van dit programma.</translation>
    </message>
    <message>
        <source>{path} comes from a newer version of the program and cannot be read by this one.</source>
        <translation>{path} komt van een nieuwere versie van het programma en is met deze niet te lezen.</translation>
    </message>
    <message>
        <source>This saved game is not there any more.</source>
        <translation>Deze bewaarde partij is er niet meer.</translation>
    </message>
    <message>
        <source>The evening {title} has been changed in another window, or is not there any more.</source>
        <translation>De spelavond {title} is in een ander venster gewijzigd of bestaat niet meer.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Open it again to go on from there.</source>
        <translation>Deze partij is in een ander venster verder gespeeld. Open haar opnieuw om daar verder te gaan.</translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved yet. Make room and play on.</source>
        <translation>De schijf is vol: de laatste zetten zijn nog niet bewaard. Maak ruimte en speel verder.</translation>
    </message>
    <message>
        <source>Nothing can be written to the disk: the last moves are not saved.</source>
        <translation>Op de schijf kan niets worden geschreven: de laatste zetten zijn niet bewaard.</translation>
    </message>
    <message>
        <source>The system does not allow saving to {path}: the last moves are not saved.</source>
        <translation>Het systeem laat niets opslaan in {path}: de laatste zetten zijn niet bewaard.</translation>
    </message>
    <message>
        <source>Another program holds the saved games: the last moves will be saved with the next one.</source>
        <translation>Een ander programma houdt de bewaarde partijen bezet: de laatste zetten worden bij de volgende alsnog bewaard.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged: this match is not saved any more.</source>
        <translation>Het bestand met bewaarde partijen is beschadigd: deze partij wordt niet meer bewaard.</translation>
    </message>
    <message>
        <source>The disk reports an error, the last moves are not saved: {reason}.</source>
        <translation>De schijf meldt een fout, de laatste zetten zijn niet bewaard: {reason}.</translation>
    </message>
    <message>
        <source>This match was deleted meanwhile: what is played now is not saved.</source>
        <translation>Deze partij is intussen verwijderd: wat je nu speelt, wordt niet bewaard.</translation>
    </message>
    <message>
        <source>Another program has written over {path}: the last moves are not saved. Save a copy and start the program again.</source>
        <translation>Een ander programma heeft {path} overschreven: de laatste zetten zijn niet bewaard. Sla een kopie op en start het programma opnieuw.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Here it goes on as a practice match of its own.</source>
        <translation>Deze partij is in een ander venster verder gespeeld. Hier gaat ze verder als losse oefenpartij.</translation>
    </message>
    <message>
        <source>Deal {number} was played here before: this is a practice match, as its cards are known.</source>
        <translation>Spelnummer {number} is hier al eerder gespeeld: dit is een oefenpartij, want de kaarten zijn bekend.</translation>
    </message>
    <message>
        <source>Somebody at the evening ‘{title}’ has yet to play this deal without having seen it. It is opened as soon as all have played it or dropped out.</source>
        <translation>Op de spelavond ‘{title}’ moet iemand dit spel nog spelen zonder het te hebben gezien. Het gaat open zodra iedereen het heeft gespeeld of is gestopt.</translation>
    </message>
    <message>
        <source>{name} lost the thread twice and has played after a quick look. This match is marked as one with a stand-in move.</source>
        <translation>{name} raakte twee keer de draad kwijt en heeft na een vluchtige blik gespeeld. Deze partij is gemarkeerd: er zit een vervangende zet in.</translation>
    </message>
    <message>
        <source>The program {name} gave no answer that counts: {reason}. Where it fails, a move after a quick look stands in for it, and the match is marked so.</source>
        <translation>Het programma {name} gaf geen antwoord dat telt: {reason}. Waar het faalt, valt een zet na een vluchtige blik in, en de partij wordt zo gemarkeerd.</translation>
    </message>
    <message>
        <source>The program {name} has failed three times in a row and is not asked any more in this match: a quick look stands in for it.</source>
        <translation>Het programma {name} heeft drie keer achter elkaar gefaald en wordt in deze partij niet meer gevraagd: een vluchtige blik valt voor hem in.</translation>
    </message>
    <message>
        <source>The computer players’ own process does not start ({reason}): they play after a quick look only. ‘About Holzwurm Desktop’ tells more.</source>
        <translation>Het eigen proces van de computerspelers start niet ({reason}): ze spelen na een vluchtige blik. Meer staat in ‘Over Holzwurm Desktop’.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Dit keer was er geen hint te vinden.</translation>
    </message>
    <message>
        <source>Something unexpected happened ({code}). The match goes on.</source>
        <translation>Er gebeurde iets onverwachts ({code}). De partij gaat door.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The match is on the clipboard.</source>
        <translation>De partij staat op het klembord.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Klembord</translation>
    </message>
    <message>
        <source>There is no match on the clipboard.</source>
        <translation>Er staat geen partij op het klembord.</translation>
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
        <translation>De stapel die wordt afgebroken.</translation>
    </message>
    <message>
        <source>a cube</source>
        <translation>kubus</translation>
    </message>
    <message>
        <source>the one just built</source>
        <translation>net gebouwd</translation>
    </message>
    <message>
        <source>grown at random</source>
        <translation>toeval</translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation>Restkaarten</translation>
    </message>
    <message>
        <source>Who may build on with everybody’s unused cards at the end.</source>
        <translation>Wie op het eind verder mag bouwen met ieders ongebruikte kaarten.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>de laagste score</translation>
    </message>
    <message>
        <source>the highest bid</source>
        <translation>het hoogste bod</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Streeplijst</translation>
    </message>
    <message>
        <source>When the sheet that narrows down the spy may be used.</source>
        <translation>Wanneer je de lijst mag gebruiken waarop je mogelijke spionnen wegstreept.</translation>
    </message>
    <message>
        <source>from five trios</source>
        <translation>vanaf vijf trio’s</translation>
    </message>
    <message>
        <source>always</source>
        <translation>altijd</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>The highest total after the last round wins the match.</source>
        <translation>Het hoogste totaal na de laatste ronde wint de partij.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Nothing was changed: another window has changed this person meanwhile.</source>
        <translation>Er is niets gewijzigd: een ander venster heeft deze persoon ondertussen gewijzigd.</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>geen kleur</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>bruin</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grijs</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>geen plaatje</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>kat</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>uil</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>muis</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>egel</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>slak</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>roodborstje</translation>
    </message>
    <message>
        <source>saw</source>
        <translation>zaag</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>hamer</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>lantaarn</translation>
    </message>
    <message>
        <source>glue pot</source>
        <translation>lijmpot</translation>
    </message>
    <message>
        <source>spool of twine</source>
        <translation>klos garen</translation>
    </message>
    <message>
        <source>boot</source>
        <translation>laars</translation>
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
        <translation>Print op 100&#xa0;%: deze lijn is dan {length}&#xa0;mm lang.</translation>
    </message>
    <message>
        <source>{game} · cards, page {page} of {count}</source>
        <translation>{game} · kaarten, pagina {page} van {count}</translation>
    </message>
    <message>
        <source>{game} · backs of page {page}</source>
        <translation>{game} · achterkanten van pagina {page}</translation>
    </message>
    <message>
        <source>{game} · rules, page {page} of {count}</source>
        <translation>{game} · spelregels, pagina {page} van {count}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Round {number}: the deal</source>
        <translation>Ronde {number}: de kaarten</translation>
    </message>
</context>
<context>
    <name>saved games</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>vandaag om {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gisteren om {time}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (kopie)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefenpartij</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>opgegeven</translation>
    </message>
    <message>
        <source>damaged: it cannot be read</source>
        <translation>beschadigd en niet te lezen</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low} tot {high} spelers</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 spelers</translation>
    </message>
    <message>
        <source>{players} · {minutes} min · {difficulty}</source>
        <translation>{players} · {minutes} min. · {difficulty}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>De spelregels</translation>
    </message>
    <message>
        <source>A lesson at the table</source>
        <translation>Een les aan tafel</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Finished</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaus</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spelnummer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>Share of the wins; a win that is shared counts in part.</source>
        <translation>Aandeel in de winst; een gedeelde winst telt voor een deel.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>The true share lies in here with a probability of 95 %: with few matches it may be far off.</source>
        <translation>Het ware aandeel ligt hier met een kans van 95% tussen: bij weinig partijen kan het er ver naast zitten.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>The share of the wins if all played equally well.</source>
        <translation>Het aandeel als iedereen even goed speelde.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>Matches won in a row, up to the last one; and the most ever.</source>
        <translation>Partijen achter elkaar gewonnen, tot en met de laatste; en het record.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>The true rating lies in here with a probability of 95 %.</source>
        <translation>De ware rating ligt hier met een kans van 95% tussen.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Speelt als</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n zet teruggenomen</numerusform>
            <numerusform>%n zetten teruggenomen</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{low}–{high} %</source>
        <translation>{low}–{high}%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>{now}, at best {longest}</source>
        <translation>{now}, record {longest}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefenpartij</translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n vervangende zet</numerusform>
            <numerusform>%n vervangende zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>spel van de dag</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>spelnummer {number}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>oefenpartij</translation>
    </message>
    <message>
        <source>This is a practice match now: it does not count in the statistics.</source>
        <translation>Dit is nu een oefenpartij: ze telt niet mee in de statistieken.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>nog niet bewaard</translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against “{below}”.</source>
        <translation>Sterkte {points}: wint {wins} van de 10 ronden tegen ‘{below}’.</translation>
    </message>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against somebody who plays at random.</source>
        <translation>Sterkte {points}: wint {wins} van de 10 ronden tegen iemand die op goed geluk speelt.</translation>
    </message>
    <message>
        <source>Plays at {points}: between “{below}” and “{above}”.</source>
        <translation>Speelt op {points}: tussen ‘{below}’ en ‘{above}’.</translation>
    </message>
    <message>
        <source>Plays at {points}: like “{level}”.</source>
        <translation>Speelt op {points}: zoals ‘{level}’.</translation>
    </message>
    <message>
        <source>Made to measure for {name}, the first person at the table.</source>
        <translation>Op maat voor {name}, de eerste mens aan tafel.</translation>
    </message>
    <message>
        <source>Made to measure for {name}.</source>
        <translation>Op maat voor {name}.</translation>
    </message>
    <message>
        <source>It gets to know you with every match.</source>
        <translation>Met elke partij leert hij je beter kennen.</translation>
    </message>
    <message numerus="yes">
        <source>You have won {won} of %n match(es) against it.</source>
        <translation>
            <numerusform>Je hebt {won} van %n partij tegen hem gewonnen.</numerusform>
            <numerusform>Je hebt {won} van de %n partijen tegen hem gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>superspion</name>
    <message>
        <source>Fill in what is certain on the &amp;elimination sheet</source>
        <translation>Op de streeplijst &amp;invullen wat zeker is</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>op waarde</translation>
    </message>
    <message>
        <source>trios first</source>
        <translation>trio’s eerst</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>op kleur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Streeplijst</translation>
    </message>
    <message>
        <source>Your trios</source>
        <translation>Jouw trio’s</translation>
    </message>
    <message numerus="yes">
        <source>Your suit is {suit}; what lies open leaves %n suspect(s)</source>
        <translation>
            <numerusform>Je soort is {suit}; wat open ligt, laat %n verdachte over</numerusform>
            <numerusform>Je soort is {suit}; wat open ligt, laat %n verdachten over</numerusform>
        </translation>
    </message>
    <message>
        <source>Trios of {name}</source>
        <translation>Trio’s van {name}</translation>
    </message>
    <message>
        <source>{count} of {goal}</source>
        <translation>{count} van {goal}</translation>
    </message>
    <message>
        <source>{trios}, {count}: {cards}</source>
        <translation>{trios}, {count}: {cards}</translation>
    </message>
    <message>
        <source>{trios}: none yet</source>
        <translation>{trios}: nog geen</translation>
    </message>
    <message>
        <source>Fourth cards</source>
        <translation>Vierde kaarten</translation>
    </message>
    <message>
        <source>Fourth cards: {cards}</source>
        <translation>Vierde kaarten: {cards}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Afgelegd</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle</source>
        <translation>Door jou afgelegd sinds het schudden</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle: {cards}.</source>
        <translation>Door jou afgelegd sinds het schudden: {cards}.</translation>
    </message>
    <message>
        <source>Your folder, closed: the spy is in it</source>
        <translation>Jouw dossiermap, dicht: je spion zit erin</translation>
    </message>
    <message>
        <source>Your folder, open: {card}</source>
        <translation>Jouw dossiermap, open: {card}</translation>
    </message>
    <message>
        <source>The folder of {name}, closed</source>
        <translation>De dossiermap van {name}, dicht</translation>
    </message>
    <message>
        <source>The folder of {name}, open: {card}</source>
        <translation>De dossiermap van {name}, open: {card}</translation>
    </message>
    <message>
        <source>peek</source>
        <translation>bekijken</translation>
    </message>
    <message>
        <source>from five trios on</source>
        <translation>vanaf vijf trio’s</translation>
    </message>
    <message>
        <source>not used in this match</source>
        <translation>niet in deze partij</translation>
    </message>
    <message numerus="yes">
        <source>%n suspect(s) left</source>
        <translation>
            <numerusform>nog %n verdachte</numerusform>
            <numerusform>nog %n verdachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card is the spy of {name}?</source>
        <translation>Welke kaart is de spion van {name}?</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>valt af</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gezien</translation>
    </message>
    <message>
        <source>Certain: filled in</source>
        <translation>Zeker: ingevuld</translation>
    </message>
    <message>
        <source>Certain: left to you</source>
        <translation>Zeker: zelf doen</translation>
    </message>
    <message>
        <source>Marks what you have seen, and what the other player’s trios rule out.</source>
        <translation>Streept aan wat je hebt gezien en wat door de trio’s van de ander afvalt.</translation>
    </message>
    <message>
        <source>{card}: unknown</source>
        <translation>{card}: onbekend</translation>
    </message>
    <message>
        <source>{card}: ruled out</source>
        <translation>{card}: uitgesloten</translation>
    </message>
    <message>
        <source>{card}: seen</source>
        <translation>{card}: gezien</translation>
    </message>
    <message>
        <source>Guess the spy</source>
        <translation>Spion raden</translation>
    </message>
    <message>
        <source>Do not guess</source>
        <translation>Niet raden</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>De aflegstapel</translation>
    </message>
    <message>
        <source>Your own trios</source>
        <translation>Je eigen trio’s</translation>
    </message>
    <message>
        <source>The fourth cards</source>
        <translation>De vierde kaarten</translation>
    </message>
    <message>
        <source>Look at your own spy</source>
        <translation>Je eigen spion bekijken</translation>
    </message>
    <message>
        <source>Guess the other’s spy</source>
        <translation>De spion van de ander raden</translation>
    </message>
    <message>
        <source>Fill in what is certain on the sheet, or no longer</source>
        <translation>Op de lijst invullen wat zeker is, of niet meer</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the first</source>
        <translation>Als er meer trio’s kunnen: het eerste</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the second</source>
        <translation>Als er meer trio’s kunnen: het tweede</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the third</source>
        <translation>Als er meer trio’s kunnen: het derde</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the fourth</source>
        <translation>Als er meer trio’s kunnen: het vierde</translation>
    </message>
    <message>
        <source>Is {card} the spy of {name}? If not, you lose.</source>
        <translation>Is {card} de spion van {name}? Zo niet, dan verlies je.</translation>
    </message>
    <message>
        <source>{card} is in your own hand and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} zit in je eigen hand en kan niet de spion van {name} zijn. Noem je die, dan verlies je.</translation>
    </message>
    <message>
        <source>{card} is your own spy and cannot be that of {name}. If you name it, you lose.</source>
        <translation>{card} is je eigen spion en kan niet die van {name} zijn. Noem je die, dan verlies je.</translation>
    </message>
    <message>
        <source>{card} lies open on the table and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} ligt open op tafel en kan niet de spion van {name} zijn. Noem je die, dan verlies je.</translation>
    </message>
    <message>
        <source>Name this card</source>
        <translation>Deze kaart noemen</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Nog eens denken</translation>
    </message>
    <message>
        <source>Which three cards do you lay?</source>
        <translation>Welke drie kaarten leg je neer?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>discards it face down</source>
        <translation>dicht wegleggen</translation>
    </message>
    <message>
        <source>lays the trio {cards}</source>
        <translation>trio neerleggen: {cards}</translation>
    </message>
    <message>
        <source>lays the sixth trio and wins</source>
        <translation>zesde trio: gewonnen!</translation>
    </message>
    <message>
        <source>lays a trio: choose which</source>
        <translation>trio neerleggen: kies welk</translation>
    </message>
    <message>
        <source>lays it as a fourth card and draws</source>
        <translation>als vierde kaart neerleggen en trekken</translation>
    </message>
    <message>
        <source>{name}, discard a card.</source>
        <translation>{name}, leg een kaart weg.</translation>
    </message>
    <message>
        <source>{name}, lay what you can, or end your turn.</source>
        <translation>{name}, leg neer wat kan of beëindig je beurt.</translation>
    </message>
    <message>
        <source>{name}, end your turn, or guess.</source>
        <translation>{name}, beëindig je beurt of raad.</translation>
    </message>
    <message>
        <source>{name}, choose a card on the sheet. Esc: do not guess.</source>
        <translation>{name}, kies een kaart op de lijst. Esc: niet raden.</translation>
    </message>
    <message>
        <source>You draw by discarding or laying: it happens by itself.</source>
        <translation>Trekken gaat vanzelf zodra je weglegt of neerlegt.</translation>
    </message>
    <message>
        <source>A trio is three cards of one value, at least one of the suit of your spy.</source>
        <translation>Een trio is drie kaarten van gelijke waarde, minstens één in de kleur van je spion.</translation>
    </message>
    <message>
        <source>The sheet may be used once a player has five trios.</source>
        <translation>De lijst mag pas als een van beiden vijf trio’s heeft.</translation>
    </message>
    <message>
        <source>This match is played without the sheet.</source>
        <translation>In deze partij speel je zonder lijst.</translation>
    </message>
    <message>
        <source>You may guess once you have discarded and drawn.</source>
        <translation>Je mag raden zodra je hebt weggelegd en getrokken.</translation>
    </message>
    <message>
        <source>your sixth trio wins: {cards}.</source>
        <translation>je zesde trio wint: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: trio %n of six.</source>
        <translation>
            <numerusform>leg {cards}: trio %n van de zes.</numerusform>
            <numerusform>leg {cards}: trio %n van de zes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: your spy may still have %n suit(s).</source>
        <translation>
            <numerusform>leg {cards}: je spion kan nog %n kleur hebben.</numerusform>
            <numerusform>leg {cards}: je spion kan nog %n kleuren hebben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} lies better as a fourth card: you draw for it.</source>
        <translation>{card} ligt beter als vierde kaart, en je trekt er een voor.</translation>
    </message>
    <message numerus="yes">
        <source>you take the last card: %n discard(s) come(s) back.</source>
        <translation>
            <numerusform>je pakt de laatste kaart: %n afgelegde kaart komt terug.</numerusform>
            <numerusform>je pakt de laatste kaart: %n afgelegde kaarten komen terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>name {card}: it can be no other card.</source>
        <translation>noem {card}: een andere kaart kan het niet zijn.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent lacks one trio: dare {card}, one of %n.</source>
        <translation>
            <numerusform>de ander mist één trio: waag {card}, een van %n.</numerusform>
            <numerusform>de ander mist één trio: waag {card}, een van %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dare to name {card}: only %n card(s) can be the spy.</source>
        <translation>
            <numerusform>waag het met {card}: maar %n kaart kan de spion zijn.</numerusform>
            <numerusform>waag het met {card}: maar %n kaarten kunnen de spion zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}: your spy has that value, so no trio.</source>
        <translation>leg {card} af: je spion heeft die waarde, dus geen trio.</translation>
    </message>
    <message>
        <source>discard {card}: you hold no other card of its value.</source>
        <translation>leg {card} af: je hebt geen andere kaart van die waarde.</translation>
    </message>
    <message>
        <source>discard {card}: no trio without {second}.</source>
        <translation>leg {card} af: geen trio zonder {second}.</translation>
    </message>
    <message>
        <source>discard {card}: the other three make a trio without it.</source>
        <translation>leg {card} af: de andere drie zijn samen een trio.</translation>
    </message>
    <message numerus="yes">
        <source>discard {card}: it comes back after %n more card(s).</source>
        <translation>
            <numerusform>leg {card} af: na nog %n kaart komt die terug.</numerusform>
            <numerusform>leg {card} af: na nog %n kaarten komt die terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>end your turn: you can lay nothing more.</source>
        <translation>beëindig je beurt: je kunt niets meer leggen.</translation>
    </message>
    <message numerus="yes">
        <source>end your turn: %n card(s) can still be the spy.</source>
        <translation>
            <numerusform>beëindig je beurt: %n kaart kan nog de spion zijn.</numerusform>
            <numerusform>beëindig je beurt: %n kaarten kunnen nog de spion zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end your turn: a trio would betray your suit, one of %n.</source>
        <translation>
            <numerusform>stop hier: een trio zou je kleur verraden, een van %n.</numerusform>
            <numerusform>stop hier: een trio zou je kleur verraden, een van %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the cards for %n trio(s): discard something else, and lay them afterwards.</source>
        <translation>
            <numerusform>Je hebt een trio in handen: leg iets anders af en leg het daarna neer.</numerusform>
            <numerusform>Je hebt %n trio’s in handen: leg iets anders af en leg ze daarna neer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what becomes no trio: every trio needs a card of your spy’s suit.</source>
        <translation>Leg af wat geen trio wordt: elk trio heeft een kaart in de kleur van je spion nodig.</translation>
    </message>
    <message>
        <source>Your opponent’s spy can only be {card}.</source>
        <translation>De spion van de ander kan alleen {card} zijn.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent lacks one trio, and %n card(s) can be the spy: guess or wait?</source>
        <translation>
            <numerusform>De ander mist nog één trio, en %n kaart kan de spion zijn: raden of wachten?</numerusform>
            <numerusform>De ander mist nog één trio, en %n kaarten kunnen de spion zijn: raden of wachten?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n card(s): each trio tells something about your spy.</source>
        <translation>
            <numerusform>Je kunt %n kaart leggen: je trekt er een voor terug.</numerusform>
            <numerusform>Je kunt %n kaarten leggen: elk trio verraadt iets over je spion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay nothing more; %n card(s) can be your opponent’s spy.</source>
        <translation>
            <numerusform>Je kunt niets meer leggen; %n kaart kan de spion van de ander zijn.</numerusform>
            <numerusform>Je kunt niets meer leggen; %n kaarten kunnen de spion van de ander zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>leg {card} af</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>leg {cards}</translation>
    </message>
    <message>
        <source>{card} as a fourth card</source>
        <translation>{card} als vierde kaart</translation>
    </message>
    <message>
        <source>name {card}</source>
        <translation>noem {card}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>de beurt beëindigen</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} legt een kaart weg.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} legt {card} weg.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trekt een kaart.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} trekt {card}.</translation>
    </message>
    <message>
        <source>{name} lays trio number {number}: {cards}.</source>
        <translation>{name} legt trio nummer {number} neer: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays a fourth card: {card}.</source>
        <translation>{name} legt een vierde kaart neer: {card}.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is the spy.</source>
        <translation>{name} noemt {card}, en dat is de spion.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is not the spy.</source>
        <translation>{name} noemt {card}, maar dat is de spion niet.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} beëindigt de beurt.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: a new stock of %n card(s).</source>
        <translation>
            <numerusform>De aflegstapel wordt geschud: een nieuwe trekstapel van %n kaart.</numerusform>
            <numerusform>De aflegstapel wordt geschud: een nieuwe trekstapel van %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spy is unmasked!</source>
        <translation>Je spion is ontmaskerd!</translation>
    </message>
    <message>
        <source>A guess at your spy!</source>
        <translation>Er wordt naar je spion geraden!</translation>
    </message>
    <message>
        <source>{name} has laid six trios.</source>
        <translation>{name} heeft zes trio’s liggen.</translation>
    </message>
    <message>
        <source>{name} has unmasked the spy: {card}.</source>
        <translation>{name} heeft de spion ontmaskerd: {card}.</translation>
    </message>
    <message>
        <source>A wrong guess: {name} wins. The spy was {card}.</source>
        <translation>Verkeerd geraden: {name} wint. De spion was {card}.</translation>
    </message>
    <message>
        <source>Two hundred turns in which nothing was laid: nobody wins.</source>
        <translation>Tweehonderd beurten waarin niets werd neergelegd: niemand wint.</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>legde een kaart weg</translation>
    </message>
    <message>
        <source>trio: {cards}</source>
        <translation>trio: {cards}</translation>
    </message>
    <message>
        <source>fourth card: {card}</source>
        <translation>vierde kaart: {card}</translation>
    </message>
    <message>
        <source>named {card}</source>
        <translation>noemde {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>beëindigde de beurt</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>It is your turn, {name}.</source>
        <translation>Jij bent aan de beurt, {name}.</translation>
    </message>
    <message>
        <source>{card}: arrow keys choose a place, Enter lays it there, Esc puts it back.</source>
        <translation>{card}: pijltjes kiezen een plek, Enter legt hem daar, Esc legt hem terug.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
    <message>
        <source>{card}: choose a place. Esc puts it back.</source>
        <translation>{card}: kies een plek. Esc legt de kaart terug.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Totaal {points}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>oefenpartij</translation>
    </message>
    <message>
        <source>Hint: {reason} Enter plays it.</source>
        <translation>Hint: {reason} Enter speelt dat.</translation>
    </message>
    <message>
        <source>Hand: {order}</source>
        <translation>Hand: {order}</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>op kleur</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>op waarde</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>op punten</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Je hand</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Knoppen</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message>
        <source>known in the hand: {cards}</source>
        <translation>bekend in de hand: {cards}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Toets: {key}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Ronde {number} van {count}</translation>
    </message>
    <message>
        <source>{names} wins the match!</source>
        <translation>{names} wint de partij!</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} delen de winst.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Uitslag van de partij</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>Laatste handen</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Zelfde kaarten opnieuw</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tafel bekijken</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Terug naar de uitslag</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} en {last}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n zet teruggenomen</numerusform>
            <numerusform>%n zetten teruggenomen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n vervangende zet</numerusform>
            <numerusform>%n vervangende zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Sinds je beurt</translation>
    </message>
    <message>
        <source>Since the deal</source>
        <translation>Sinds het delen</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Nog eens zien</translation>
    </message>
    <message>
        <source>{title}: folded.</source>
        <translation>{title}: ingeklapt.</translation>
    </message>
    <message>
        <source>{title}: unfolded.</source>
        <translation>{title}: uitgeklapt.</translation>
    </message>
    <message>
        <source>Nobody else has moved yet.</source>
        <translation>Er heeft nog niemand anders gespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <translation>
            <numerusform>%n eerder</numerusform>
            <numerusform>%n eerder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <translation>
            <numerusform>%n later</numerusform>
            <numerusform>%n later</numerusform>
        </translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste zetten</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Wegleggen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}: {words}</translation>
    </message>
    <message>
        <source>The coach has shown you a better move.</source>
        <translation>De coach heeft je een betere zet laten zien.</translation>
    </message>
    <message>
        <source>Cards have been shown since your move.</source>
        <translation>Sinds je zet zijn er kaarten getoond.</translation>
    </message>
    <message>
        <source>The round is over, and how it ended is known.</source>
        <translation>De ronde is uit, en hoe ze afliep is bekend.</translation>
    </message>
    <message>
        <source>If you take the move back, the match goes on as practice: with the same cards, but it does not count in the statistics.</source>
        <translation>Neem je de zet terug, dan gaat de partij verder als oefening: met dezelfde kaarten, maar ze telt niet mee in de statistieken.</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Zet terugnemen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Others have yet to play this deal: what you have seen since your move cannot be forgotten, so it stands.</source>
        <translation>Anderen moeten dit spel nog spelen: wat je sinds je zet hebt gezien, kun je niet vergeten, dus de zet blijft staan.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Er is geen zet om terug te nemen.</translation>
    </message>
    <message>
        <source>This card cannot go there.</source>
        <translation>Deze kaart kan daar niet heen.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Kies eerst een kaart uit je hand.</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzel van de dag</translation>
    </message>
    <message>
        <source>Puzzle: {game}, {grade}</source>
        <translation>Puzzel: {game}, {grade}</translation>
    </message>
    <message>
        <source>Puzzle of the day: {game}, {grade}</source>
        <translation>Puzzel van de dag: {game}, {grade}</translation>
    </message>
    <message>
        <source>The answer is exact.</source>
        <translation>De oplossing is exact.</translation>
    </message>
    <message>
        <source>The answer was found by a long search.</source>
        <translation>De oplossing komt uit een lange zoektocht.</translation>
    </message>
    <message>
        <source>Your rating: {before} → {after} ({level})</source>
        <translation>Je rating: {before} → {after} ({level})</translation>
    </message>
    <message>
        <source>Tried before: your rating stays {after} ({level})</source>
        <translation>Al eerder geprobeerd: je rating blijft {after} ({level})</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {error} ({level})</source>
        <translation>Je rating: {rating} ± {error} ({level})</translation>
    </message>
    <message>
        <source>Your rating begins with the first puzzle.</source>
        <translation>Je rating begint met de eerste puzzel.</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row</source>
        <translation>
            <numerusform>%n op rij opgelost</numerusform>
            <numerusform>%n op rij opgelost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>Done today.</source>
        <translation>Vandaag gedaan.</translation>
    </message>
    <message>
        <source>Not done yet today.</source>
        <translation>Vandaag nog niet gedaan.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) not seen yet</source>
        <translation>
            <numerusform>%n puzzel nog niet gezien</numerusform>
            <numerusform>%n puzzels nog niet gezien</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Vind de beste zet.</translation>
    </message>
    <message>
        <source>You played: {move} ({judgement}). Find a better move.</source>
        <translation>Je speelde: {move} ({judgement}). Vind een betere zet.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Goed!</translation>
    </message>
    <message>
        <source>Right: no move is clearly better.</source>
        <translation>Goed: geen zet is duidelijk beter.</translation>
    </message>
    <message>
        <source>This was asked for:</source>
        <translation>Dit werd gevraagd:</translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n of a hundred chances to win. Look again.</source>
        <translation>
            <numerusform>Dat kost ongeveer %n procentpunt winstkans. Kijk nog eens.</numerusform>
            <numerusform>Dat kost ongeveer %n procentpunten winstkans. Kijk nog eens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n point(s). Look again.</source>
        <translation>
            <numerusform>Dat kost %n punt. Kijk nog eens.</numerusform>
            <numerusform>Dat kost %n punten. Kijk nog eens.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known of this move. Try another one.</source>
        <translation>Over deze zet is niets bekend. Probeer een andere.</translation>
    </message>
    <message>
        <source>About {percent} % to win.</source>
        <translation>Ongeveer {percent}&#xa0;% winstkans.</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Leren van mijn fouten</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}: {game}, round {round}, move {move}</source>
        <translation>Fout {number} van {count}: {game}, ronde {round}, zet {move}</translation>
    </message>
    <message>
        <source>No match was finished in the last 30 days.</source>
        <translation>In de laatste 30 dagen is geen partij afgelopen.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n match(es) finished in the last 30 days none is analysed yet. Replay one and press “Analyse”.</source>
        <translation>
            <numerusform>De partij van de laatste 30 dagen is nog niet geanalyseerd. Kijk haar terug en druk op ‘Analyseren’.</numerusform>
            <numerusform>Van de %n partijen van de laatste 30 dagen is er nog geen geanalyseerd. Kijk er een terug en druk op ‘Analyseren’.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake of yours was found in %n analysed match(es) of the last 30 days.</source>
        <translation>
            <numerusform>In de geanalyseerde partij van de laatste 30 dagen staat geen fout van jou.</numerusform>
            <numerusform>In de %n geanalyseerde partijen van de laatste 30 dagen staat geen fout van jou.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tovenaars</name>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>soldier {rank}</source>
        <translation>soldaat {rank}</translation>
    </message>
    <message>
        <source>money {rank}</source>
        <translation>geld {rank}</translation>
    </message>
    <message>
        <source>sleep spell {rank}</source>
        <translation>slaapspreuk {rank}</translation>
    </message>
    <message>
        <source>strength spell {rank}</source>
        <translation>krachtspreuk {rank}</translation>
    </message>
    <message>
        <source>block spell</source>
        <translation>blokkeerspreuk</translation>
    </message>
    <message>
        <source>reversal spell</source>
        <translation>omkeerspreuk</translation>
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
        <translation>Spreuken</translation>
    </message>
    <message>
        <source>Sleep spells</source>
        <translation>Slaapspreuken</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Jouw keuze</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linies</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Kerkers</translation>
    </message>
    <message>
        <source>{card}, slot {slot}</source>
        <translation>{card}, plek {slot}</translation>
    </message>
    <message>
        <source>{card}, in the dungeon</source>
        <translation>{card}, in de kerker</translation>
    </message>
    <message>
        <source>Belongings</source>
        <translation>Bezittingen</translation>
    </message>
    <message>
        <source>Duel report</source>
        <translation>Duelverslag</translation>
    </message>
    <message>
        <source>The blows of each duel are written down here.</source>
        <translation>Hier wordt elk duel bijgehouden, slag voor slag.</translation>
    </message>
    <message>
        <source>{name}’s dungeon</source>
        <translation>Kerker van {name}</translation>
    </message>
    <message>
        <source>{name}’s dungeon: {cards}</source>
        <translation>Kerker van {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}, {stack}: {cards}</source>
        <translation>{name}, {stack}: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: {card}</source>
        <translation>{name}, plek {slot}: {card}</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: empty</source>
        <translation>{name}, plek {slot}: leeg</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: face down</source>
        <translation>{name}, plek {slot}: dicht</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>spells are blocked</source>
        <translation>spreuken geblokkeerd</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Slagveld</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>op soort</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Wie is sterker</translation>
    </message>
    <message>
        <source>{rank}: {strength}</source>
        <translation>{rank}: {strength}</translation>
    </message>
    <message>
        <source>The greater strength wins, but 7 to 10 beat the ace. Equal: the attacker wins.</source>
        <translation>De grootste kracht wint, maar 7 tot 10 verslaan de aas. Gelijk: de aanvaller wint.</translation>
    </message>
    <message>
        <source>Stands in the line and fights.</source>
        <translation>Staat in de linie en vecht.</translation>
    </message>
    <message>
        <source>Ransoms a soldier: money cards that are worth exactly its strength together.</source>
        <translation>Koopt een soldaat vrij: geldkaarten die samen precies zijn kracht waard zijn.</translation>
    </message>
    <message>
        <source>For a challenge: both choose one in secret, and the stronger one wins the duel.</source>
        <translation>Voor een uitdaging: beide kiezen er in het geheim een, en de sterkste wint het duel.</translation>
    </message>
    <message>
        <source>Adds its number to a 7, 8, 9 or 10 in a duel.</source>
        <translation>Geeft een 7, 8, 9 of 10 in een duel zoveel kracht erbij.</translation>
    </message>
    <message>
        <source>Before an attack: nobody uses a spell in this turn any more.</source>
        <translation>Vóór een aanval: niemand gebruikt deze beurt nog een spreuk.</translation>
    </message>
    <message>
        <source>After a duel that you lost: winner and loser change places.</source>
        <translation>Na een verloren duel: winnaar en verliezer ruilen.</translation>
    </message>
    <message>
        <source>{name}, choose three soldiers for your line. Nobody else sees them yet.</source>
        <translation>{name}, kies drie soldaten voor je linie. Verder ziet nog niemand ze.</translation>
    </message>
    <message>
        <source>{name}, attack: choose a soldier, then its target.</source>
        <translation>{name}, val aan: kies een soldaat en dan zijn doelwit.</translation>
    </message>
    <message>
        <source>{name}, attack, or slide a soldier first: choose it, then its place.</source>
        <translation>{name}, val aan, of schuif eerst een soldaat op: kies hem, dan zijn plek.</translation>
    </message>
    <message>
        <source>{name}, a strength spell?</source>
        <translation>{name}, een krachtspreuk?</translation>
    </message>
    <message>
        <source>{name}, a challenge?</source>
        <translation>{name}, uitdagen?</translation>
    </message>
    <message>
        <source>{name}, choose a sleep spell. Nobody else sees it yet.</source>
        <translation>{name}, kies een slaapspreuk. Verder ziet nog niemand haar.</translation>
    </message>
    <message>
        <source>{name}, reverse the duel?</source>
        <translation>{name}, het duel omkeren?</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot}: from the reserve, or by a ransom.</source>
        <translation>{name}, vul plek {slot} aan: uit de reserve of door vrijkopen.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} from the reserve.</source>
        <translation>{name}, vul plek {slot} aan uit de reserve.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} by a ransom.</source>
        <translation>{name}, vul plek {slot} aan door een soldaat vrij te kopen.</translation>
    </message>
    <message>
        <source>Is this your line?</source>
        <translation>Is dit je linie?</translation>
    </message>
    <message>
        <source>Line up</source>
        <translation>Opstellen</translation>
    </message>
    <message>
        <source>Before you attack:</source>
        <translation>Voor je aanvalt:</translation>
    </message>
    <message>
        <source>Block all spells</source>
        <translation>Alle spreuken blokkeren</translation>
    </message>
    <message>
        <source>Strength alone decides this turn. No slide after it.</source>
        <translation>Deze beurt beslist alleen de kracht. Opschuiven kan dan niet meer.</translation>
    </message>
    <message>
        <source>A strength spell? Now {own} against {other}.</source>
        <translation>Een krachtspreuk? Nu is het {own} tegen {other}.</translation>
    </message>
    <message>
        <source>Add {spell}</source>
        <translation>{spell} erbij</translation>
    </message>
    <message>
        <source>No spell</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>A duel of sleep spells? Now {own} against {other}.</source>
        <translation>Een slaapduel? Nu is het {own} tegen {other}.</translation>
    </message>
    <message>
        <source>The first place in the line</source>
        <translation>De eerste plek in de linie</translation>
    </message>
    <message>
        <source>The second place in the line</source>
        <translation>De tweede plek in de linie</translation>
    </message>
    <message>
        <source>The third place in the line</source>
        <translation>De derde plek in de linie</translation>
    </message>
    <message>
        <source>Confirm the line</source>
        <translation>De linie opstellen</translation>
    </message>
    <message>
        <source>Play the block spell</source>
        <translation>De blokkeerspreuk spelen</translation>
    </message>
    <message>
        <source>Play strength spell 2</source>
        <translation>Krachtspreuk 2 spelen</translation>
    </message>
    <message>
        <source>Play strength spell 3</source>
        <translation>Krachtspreuk 3 spelen</translation>
    </message>
    <message>
        <source>Play strength spell 4</source>
        <translation>Krachtspreuk 4 spelen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Uitdagen</translation>
    </message>
    <message>
        <source>Play the reversal spell</source>
        <translation>De omkeerspreuk spelen</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Nee antwoorden</translation>
    </message>
    <message>
        <source>Pay a ransom in the first way</source>
        <translation>Vrijkopen op de eerste manier</translation>
    </message>
    <message>
        <source>Pay a ransom in the second way</source>
        <translation>Vrijkopen op de tweede manier</translation>
    </message>
    <message>
        <source>Pay a ransom in the third way</source>
        <translation>Vrijkopen op de derde manier</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Niet uitdagen</translation>
    </message>
    <message>
        <source>Chosen by chance: {win} % won, {tie} % cancelled, {loss} % lost.</source>
        <translation>Lukraak gekozen: {win}% gewonnen, {tie}% opgeheven, {loss}% verloren.</translation>
    </message>
    <message>
        <source>Chosen well on both sides: {value} % to win the duel.</source>
        <translation>Aan beide kanten goed gekozen: {value}% kans om het duel te winnen.</translation>
    </message>
    <message>
        <source>You have lost the duel. Reverse it?</source>
        <translation>Je hebt het duel verloren. Omkeren?</translation>
    </message>
    <message>
        <source>The duel is reversed. Reverse it back?</source>
        <translation>Het duel is omgekeerd. Terugdraaien?</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Omkeren</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>{name} has no answer: the duel is yours.</source>
        <translation>{name} heeft geen antwoord: het duel is voor jou.</translation>
    </message>
    <message>
        <source>{name} may answer with a reversal spell too.</source>
        <translation>{name} kan ook met een omkeerspreuk antwoorden.</translation>
    </message>
    <message>
        <source>Both spells are gone, and the duel is yours.</source>
        <translation>Beide spreuken zijn dan weg, en het duel is voor jou.</translation>
    </message>
    <message>
        <source>Your {card} goes to the dungeon.</source>
        <translation>Je {card} gaat naar de kerker.</translation>
    </message>
    <message>
        <source>Ransom {price}: paid how?</source>
        <translation>Vrijkopen kost {price}: hoe betaal je?</translation>
    </message>
    <message>
        <source>Left to you: {money}</source>
        <translation>Je houdt over: {money}</translation>
    </message>
    <message>
        <source>No money is left to you.</source>
        <translation>Je houdt geen geld over.</translation>
    </message>
    <message>
        <source>No ransom</source>
        <translation>Niet vrijkopen</translation>
    </message>
    <message>
        <source>{own} against {other}: wins</source>
        <translation>{own} tegen {other}: wint</translation>
    </message>
    <message>
        <source>{own} against {other}: loses</source>
        <translation>{own} tegen {other}: verliest</translation>
    </message>
    <message>
        <source>slides here</source>
        <translation>schuift hierheen</translation>
    </message>
    <message>
        <source>stands here</source>
        <translation>komt hier te staan</translation>
    </message>
    <message>
        <source>steps in from the reserve</source>
        <translation>komt uit de reserve</translation>
    </message>
    <message>
        <source>ransomed for {money}</source>
        <translation>vrijgekocht voor {money}</translation>
    </message>
    <message>
        <source>ransomed for {price}: you choose how</source>
        <translation>vrijgekocht voor {price}: jij kiest hoe</translation>
    </message>
    <message>
        <source>chosen, face down</source>
        <translation>gekozen, dicht</translation>
    </message>
    <message>
        <source>blocks all spells</source>
        <translation>blokkeert alle spreuken</translation>
    </message>
    <message>
        <source>You can: {ways}.</source>
        <translation>Jij kunt: {ways}.</translation>
    </message>
    <message>
        <source>You cannot change that.</source>
        <translation>Daar kun jij niets aan veranderen.</translation>
    </message>
    <message>
        <source>{name} can: {ways}.</source>
        <translation>{name} kan nog: {ways}.</translation>
    </message>
    <message>
        <source>{name} cannot change that.</source>
        <translation>{name} kan daar niets aan doen.</translation>
    </message>
    <message>
        <source>add {spells}</source>
        <translation>{spells} erbij leggen</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>uitdagen</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>omkeren</translation>
    </message>
    <message>
        <source>Of {name}’s sleep spells it beats {wins}, cancels {ties}, loses to {losses}.</source>
        <translation>Van de slaapspreuken van {name} verslaat ze er {wins}, heft ze er {ties} op, verliest ze van {losses}.</translation>
    </message>
    <message>
        <source>Facing {enemy}: {attacking}; {attacked}.</source>
        <translation>Tegenover {enemy}: {attacking}; {attacked}.</translation>
    </message>
    <message>
        <source>It would face an empty slot.</source>
        <translation>Hij zou tegenover een lege plek staan.</translation>
    </message>
    <message>
        <source>wins if it attacks</source>
        <translation>wint als hij aanvalt</translation>
    </message>
    <message>
        <source>loses if it attacks</source>
        <translation>verliest als hij aanvalt</translation>
    </message>
    <message>
        <source>wins if it is attacked</source>
        <translation>wint als hij wordt aangevallen</translation>
    </message>
    <message>
        <source>loses if it is attacked</source>
        <translation>verliest als hij wordt aangevallen</translation>
    </message>
    <message>
        <source>Ransom {price}.</source>
        <translation>Vrijkopen: {price}.</translation>
    </message>
    <message>
        <source>Attacking, it beats {beaten}.</source>
        <translation>Als aanvaller verslaat hij {beaten}.</translation>
    </message>
    <message>
        <source>Choose one of the lit cards first.</source>
        <translation>Kies eerst een van de kaarten die oplichten.</translation>
    </message>
    <message>
        <source>No money cards add up to exactly {price}.</source>
        <translation>Met je geldkaarten kom je niet precies op {price}.</translation>
    </message>
    <message>
        <source>line up {cards}: the ace beats jack, queen and king.</source>
        <translation>stel op: {cards}. Het aas verslaat boer, vrouw en heer.</translation>
    </message>
    <message>
        <source>line up {cards}: your ace stays safe in the reserve.</source>
        <translation>stel op: {cards}. Je aas blijft veilig in de reserve.</translation>
    </message>
    <message>
        <source>low soldiers beat an ace and can be raised: line up {cards}.</source>
        <translation>lage soldaten verslaan een aas en zijn te versterken, dus stel op: {cards}.</translation>
    </message>
    <message>
        <source>the {second} is the last enemy: if your {card} wins, the round is yours.</source>
        <translation>de laatste vijand is {second}: wint je {card}, dan is de ronde voor jou.</translation>
    </message>
    <message>
        <source>this attack surely wins, {points} against {other}: no spell can stop it.</source>
        <translation>deze aanval wint zeker, {points} tegen {other}: geen spreuk houdt hem tegen.</translation>
    </message>
    <message>
        <source>this attack wins by strength, {points} against {other}.</source>
        <translation>deze aanval wint op kracht: {points} tegen {other}.</translation>
    </message>
    <message>
        <source>this attack risks only your weakest soldier: {card}.</source>
        <translation>deze aanval waagt alleen je zwakste soldaat: {card}.</translation>
    </message>
    <message>
        <source>this attack aims at the strongest you can reach: {second}.</source>
        <translation>deze aanval richt zich op de sterkste die je kunt bereiken: {second}.</translation>
    </message>
    <message>
        <source>there your {card} faces an enemy that it beats by strength: {second}.</source>
        <translation>daar staat {card} tegenover een vijand die hij op kracht verslaat: {second}.</translation>
    </message>
    <message>
        <source>without spells your {card} surely wins, {points} against {other}.</source>
        <translation>zonder spreuken wint {card} zeker, {points} tegen {other}.</translation>
    </message>
    <message numerus="yes">
        <source>with %n more you win by strength, {points} against {other}.</source>
        <translation>
            <numerusform>met %n erbij win je op kracht, {points} tegen {other}.</numerusform>
            <numerusform>met %n erbij win je op kracht, {points} tegen {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>your strength is enough, {points} against {other}: save spells.</source>
        <translation>je kracht volstaat, {points} tegen {other}: spaar je spreuken.</translation>
    </message>
    <message>
        <source>no strength spell turns this duel, {points} against {other}: save them.</source>
        <translation>geen krachtspreuk keert dit duel, {points} tegen {other}: bewaar ze.</translation>
    </message>
    <message>
        <source>challenge: by strength you lose, {points} against {other}.</source>
        <translation>daag uit: op kracht verlies je, {points} tegen {other}.</translation>
    </message>
    <message>
        <source>do not challenge: by strength you win, {points} against {other}.</source>
        <translation>daag niet uit: op kracht win je, {points} tegen {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} beats %n of their {other} sleep spell(s); but vary.</source>
        <translation>
            <numerusform>{card} verslaat %n van hun {other} slaapspreuken; maar wissel af.</numerusform>
            <numerusform>{card} verslaat %n van hun {other} slaapspreuken; maar wissel af.</numerusform>
        </translation>
    </message>
    <message>
        <source>a good choice, but vary: {card}.</source>
        <translation>een goede keus, maar wissel af: {card}.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, and nobody can answer it.</source>
        <translation>omkeren redt {card}, en de ander kan er niet op antwoorden.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, unless it is answered.</source>
        <translation>omkeren redt {card}, tenzij de ander antwoordt.</translation>
    </message>
    <message>
        <source>your own reversal cancels theirs and saves your {card}.</source>
        <translation>je eigen omkeerspreuk heft die van de ander op en redt {card}.</translation>
    </message>
    <message>
        <source>keep your reversal spell: it could be answered.</source>
        <translation>bewaar je omkeerspreuk: de ander kan antwoorden.</translation>
    </message>
    <message>
        <source>{card} withstands the {second} opposite by strength.</source>
        <translation>op kracht houdt {card} stand tegen wie ertegenover staat: {second}.</translation>
    </message>
    <message>
        <source>{card} can beat the {second} opposite by strength.</source>
        <translation>op kracht kan {card} verslaan wie ertegenover staat: {second}.</translation>
    </message>
    <message numerus="yes">
        <source>%n money card(s) bring(s) back your best captive: {card}.</source>
        <translation>
            <numerusform>%n geldkaart koopt je sterkste gevangene vrij: {card}.</numerusform>
            <numerusform>%n geldkaarten kopen je sterkste gevangene vrij: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} comes from the reserve and costs no money.</source>
        <translation>{card} komt uit de reserve en kost geen geld.</translation>
    </message>
    <message>
        <source>Choose three soldiers: the ace beats jack, queen and king, low ones beat the ace and can be raised.</source>
        <translation>Kies drie soldaten: het aas verslaat boer, vrouw en heer; lage verslaan het aas en zijn te versterken.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) win(s) by strength: which can spells turn against you?</source>
        <translation>
            <numerusform>%n aanval wint op kracht: kunnen spreuken hem keren?</numerusform>
            <numerusform>%n aanvallen winnen op kracht: welke kunnen spreuken keren?</numerusform>
        </translation>
    </message>
    <message>
        <source>No attack wins by strength: choose whom you can spare, or what your spells can turn.</source>
        <translation>Geen aanval wint op kracht: kies wie je kunt missen, of wat je spreuken kunnen keren.</translation>
    </message>
    <message>
        <source>By strength the duel is yours, {points} against {other}.</source>
        <translation>Op kracht is het duel voor jou, {points} tegen {other}.</translation>
    </message>
    <message>
        <source>By strength you lose, {points} against {other}: is this soldier worth a spell?</source>
        <translation>Op kracht verlies je, {points} tegen {other}: is deze soldaat een spreuk waard?</translation>
    </message>
    <message numerus="yes">
        <source>You have %n sleep spell(s): each goes only once.</source>
        <translation>
            <numerusform>Je hebt nog %n slaapspreuk.</numerusform>
            <numerusform>Je hebt %n slaapspreuken: elke gaat maar één keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one reversal: is this duel worth it?</source>
        <translation>Je hebt één omkeerspreuk: is dit duel die waard?</translation>
    </message>
    <message numerus="yes">
        <source>Fill the slot: %n soldier(s) can go there. Who stands against the one opposite?</source>
        <translation>
            <numerusform>Vul de plek aan: maar %n soldaat kan erheen.</numerusform>
            <numerusform>Vul de plek aan: %n soldaten kunnen erheen. Wie houdt stand?</numerusform>
        </translation>
    </message>
    <message>
        <source>line up {cards}</source>
        <translation>stel {cards} op</translation>
    </message>
    <message>
        <source>{card} slides to slot {slot}</source>
        <translation>{card} schuift naar plek {slot}</translation>
    </message>
    <message>
        <source>block all spells</source>
        <translation>alle spreuken blokkeren</translation>
    </message>
    <message>
        <source>{card} against {enemy}</source>
        <translation>{card} tegen {enemy}</translation>
    </message>
    <message>
        <source>add {spell}</source>
        <translation>{spell} erbij</translation>
    </message>
    <message>
        <source>no strength spell</source>
        <translation>geen krachtspreuk</translation>
    </message>
    <message>
        <source>no challenge</source>
        <translation>geen uitdaging</translation>
    </message>
    <message>
        <source>sleep spell {card}</source>
        <translation>slaapspreuk {card}</translation>
    </message>
    <message>
        <source>reverse the duel</source>
        <translation>het duel omkeren</translation>
    </message>
    <message>
        <source>no reversal</source>
        <translation>geen omkering</translation>
    </message>
    <message>
        <source>{card} from the reserve</source>
        <translation>{card} uit de reserve</translation>
    </message>
    <message>
        <source>ransom {card} for {money}</source>
        <translation>{card} vrijkopen voor {money}</translation>
    </message>
    <message>
        <source>{name} has chosen a line.</source>
        <translation>{name} heeft een linie gekozen.</translation>
    </message>
    <message>
        <source>{name} has chosen a line: {cards}.</source>
        <translation>{name} heeft een linie gekozen: {cards}.</translation>
    </message>
    <message>
        <source>The lines: {lines}.</source>
        <translation>De linies: {lines}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{name} slides to slot {slot}: {card}.</source>
        <translation>{name} schuift op naar plek {slot}: {card}.</translation>
    </message>
    <message>
        <source>{name} blocks all spells.</source>
        <translation>{name} blokkeert alle spreuken.</translation>
    </message>
    <message>
        <source>{name} attacks: {card} against {enemy}.</source>
        <translation>{name} valt aan: {card} tegen&#xa0;{enemy}.</translation>
    </message>
    <message>
        <source>{name} adds {spell}: strength {strength}.</source>
        <translation>{name} legt er {spell} bij: kracht&#xa0;{strength}.</translation>
    </message>
    <message>
        <source>{name} challenges to a duel of sleep spells.</source>
        <translation>{name} daagt uit tot een slaapduel.</translation>
    </message>
    <message>
        <source>{name} uses no strength spell.</source>
        <translation>{name} gebruikt geen krachtspreuk.</translation>
    </message>
    <message>
        <source>{name} does not challenge.</source>
        <translation>{name} daagt niet uit.</translation>
    </message>
    <message>
        <source>{name} does not reverse.</source>
        <translation>{name} keert niet om.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell.</source>
        <translation>{name} heeft een slaapspreuk gekozen.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell: {spell}.</source>
        <translation>{name} heeft een slaapspreuk gekozen: {spell}.</translation>
    </message>
    <message>
        <source>Sleep spells: {name} {own}, {loser} {other}. {name} wins.</source>
        <translation>Slaapspreuken: {name} {own}, {loser} {other}. {name} wint.</translation>
    </message>
    <message>
        <source>Sleep spells: both {spell}. They cancel each other.</source>
        <translation>Slaapspreuken: allebei {spell}. Ze heffen elkaar op.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins by strength.</source>
        <translation>{own} tegen {other}: {name} wint op kracht.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins, who attacked.</source>
        <translation>{own} tegen {other}: {name} wint als aanvaller.</translation>
    </message>
    <message>
        <source>So {name} wins the duel.</source>
        <translation>Zo wint {name} het duel.</translation>
    </message>
    <message>
        <source>{name} reverses the duel.</source>
        <translation>{name} keert het duel om.</translation>
    </message>
    <message>
        <source>{name} reverses it back.</source>
        <translation>{name} draait dat weer terug.</translation>
    </message>
    <message>
        <source>{name} loses a soldier to the dungeon: {card}.</source>
        <translation>{name} verliest een soldaat aan de kerker: {card}.</translation>
    </message>
    <message>
        <source>{name} fills slot {slot}: {card}.</source>
        <translation>{name} vult plek {slot} aan: {card}.</translation>
    </message>
    <message>
        <source>{name} ransoms for {money}: {card} to slot {slot}.</source>
        <translation>{name} koopt vrij voor {money}: {card} op plek {slot}.</translation>
    </message>
    <message>
        <source>{name} cannot fill slot {slot}: it stays empty.</source>
        <translation>{name} kan plek {slot} niet aanvullen: ze blijft leeg.</translation>
    </message>
    <message>
        <source>{loser} has no soldier left: {name} wins.</source>
        <translation>{loser} heeft geen soldaat meer: {name} wint.</translation>
    </message>
    <message>
        <source>has lined up</source>
        <translation>staat opgesteld</translation>
    </message>
    <message>
        <source>slid</source>
        <translation>schoof op</translation>
    </message>
    <message>
        <source>blocked all spells</source>
        <translation>blokkeerde alle spreuken</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>viel aan</translation>
    </message>
    <message>
        <source>strength spell</source>
        <translation>krachtspreuk</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>daagde uit</translation>
    </message>
    <message>
        <source>sleep spell</source>
        <translation>slaapspreuk</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>keerde om</translation>
    </message>
    <message>
        <source>filled the slot</source>
        <translation>vulde de plek aan</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>liet het zo</translation>
    </message>
    <message>
        <source>lost a soldier</source>
        <translation>verloor een soldaat</translation>
    </message>
    <message>
        <source>You lose a soldier!</source>
        <translation>Je verliest een soldaat!</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldaat</numerusform>
            <numerusform>%n soldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <translation>
            <numerusform>%n staat</numerusform>
            <numerusform>%n staan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caught</source>
        <translation>
            <numerusform>%n gevangen</numerusform>
            <numerusform>%n gevangen</numerusform>
        </translation>
    </message>
</context>
</TS>
