<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What the computer players last reported</source>
        <translation>Dernier message des joueurs virtuels</translation>
    </message>
    <message>
        <source>An offline table for six little-known card games, for one, or for several at one computer.</source>
        <translation>Une table hors ligne pour six jeux de cartes méconnus, en solitaire ou à plusieurs sur un même ordinateur.</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer. The computer players see no more than you would in their place.</source>
        <translation>Rien de ce que vous jouez ne quitte cet ordinateur. Les joueurs virtuels n’en voient pas plus que vous n’en verriez à leur place.</translation>
    </message>
    <message>
        <source>The cards follow from the number of the deal by a formula that anybody can work out again: the numbers of Python’s random.Random({seed}), shuffled by the method of Fisher and Yates. The page “record-format” of the documentation explains it, and the seal of each round.</source>
        <translation>Les cartes découlent du numéro de donne par une formule que chacun peut vérifier&#xa0;: les nombres de random.Random({seed}) de Python, mêlés par la méthode de Fisher et Yates. La page «&#xa0;record-format&#xa0;» de la documentation l’explique, ainsi que le sceau de chaque manche.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, drawn and written by its contributors.</source>
        <translation>Logiciel libre sous licence MIT, dessiné et écrit par ses contributeurs.</translation>
    </message>
    <message>
        <source>Games are kept in {data}, preferences in {config}.</source>
        <translation>Les parties sont conservées dans {data}, les préférences dans {config}.</translation>
    </message>
    <message>
        <source>Version {version}, commit {commit}</source>
        <translation>Version {version}, commit {commit}</translation>
    </message>
    <message>
        <source>The licences of the libraries in it are in {folder}.</source>
        <translation>Les licences des bibliothèques fournies se trouvent dans {folder}.</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <translation>&amp;Meilleur coup</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes…</source>
        <translation>Apprendre de mes &amp;erreurs…</translation>
    </message>
    <message>
        <source>&amp;Judged by</source>
        <translation>&amp;Jugé d’après</translation>
    </message>
    <message>
        <source>what could be known then</source>
        <translation>ce qu’on pouvait savoir</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>cartes ouvertes</translation>
    </message>
    <message>
        <source>Chances to win the round</source>
        <translation>Chances de gagner la manche</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message numerus="yes">
        <source>Budget: a search of %n step(s) for each decision.</source>
        <translation>
            <numerusform>Budget&#xa0;: une recherche de&#xa0;%n étape par décision.</numerusform>
            <numerusform>Budget&#xa0;: une recherche de&#xa0;%n étapes par décision.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis failed: {reason}</source>
        <translation>L’analyse a échoué&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Accuracy is 100 where every move was the best one, and 0 where each was a blunder.</source>
        <translation>La précision est de 100 si chaque coup était le meilleur, et de 0 si chacun était une gaffe.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Scores of {name}, match by match</source>
        <translation>Scores partie après partie ({name})</translation>
    </message>
    <message>
        <source>Accuracy of {name} in analysed matches</source>
        <translation>Précision de {name} dans les parties analysées</translation>
    </message>
    <message>
        <source>How often each score</source>
        <translation>Fréquence de chaque score</translation>
    </message>
    <message>
        <source>Share of the wins by level</source>
        <translation>Part des victoires par niveau</translation>
    </message>
    <message>
        <source>Match {number}, {day}: {score}</source>
        <translation>Partie {number}, {day} : {score}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>average {score}</source>
        <translation>moyenne {score}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message numerus="yes">
        <source>{level}: {percent} % of %n match(es), likely {low} to {high} %</source>
        <translation>
            <numerusform>{level} : {percent} % sur %n partie, sans doute {low} à {high} %</numerusform>
            <numerusform>{level} : {percent} % sur %n parties, sans doute {low} à {high} %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachSwitch</name>
    <message>
        <source>The coach is on.</source>
        <translation>L’entraîneur est activé.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>L’entraîneur est désactivé.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donne</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>À &amp;gauche</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>À d&amp;roite</translation>
    </message>
    <message>
        <source>What each made of it</source>
        <translation>Ce que chacun en a fait</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Coup par coup</translation>
    </message>
    <message>
        <source>Match points, as in bridge clubs: each is compared with each other who played the same cards. A higher score brings 2 points, the same score 1. The share is what that is of all there was to be had.</source>
        <translation>Points de match, comme dans les clubs de bridge&#xa0;: chacun est comparé à chacun de ceux qui ont joué les mêmes cartes. Un meilleur score rapporte 2 points, le même score 1. La part est ce que cela représente de tout ce qu’il y avait à gagner.</translation>
    </message>
    <message>
        <source>Only deals that all have played can be compared</source>
        <translation>Seules les donnes que tous ont jouées peuvent être comparées</translation>
    </message>
    <message>
        <source>Whose moves stand on the left</source>
        <translation>À qui sont les coups de gauche</translation>
    </message>
    <message>
        <source>Whose moves stand on the right</source>
        <translation>À qui sont les coups de droite</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Un clic sur un en-tête trie la liste</translation>
    </message>
    <message>
        <source>Enter or a double click shows the table after the move; the arrow keys choose whose</source>
        <translation>Entrée ou un double clic montre la table après le coup&#xa0;; les flèches choisissent de qui</translation>
    </message>
    <message>
        <source>Opens the replay of that match at the chosen move</source>
        <translation>Ouvre la relecture de cette partie au coup choisi</translation>
    </message>
    <message>
        <source>On {name}’s table</source>
        <translation>À la table de {name}</translation>
    </message>
    <message>
        <source>Both played alike to the end.</source>
        <translation>Les deux ont joué pareil jusqu’à la fin.</translation>
    </message>
    <message>
        <source>They part at decision {number} of round {round}, marked with ≠.</source>
        <translation>Ils se séparent à la décision {number} de la manche {round}, marquée par ≠.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is {name}’s turn</source>
        <translation>C’est à {name} de jouer</translation>
    </message>
    <message>
        <source>Pass the computer on. Nobody else should look now.</source>
        <translation>Passez l’ordinateur. Que personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>I am {name}: &amp;show my cards</source>
        <translation>Je suis {name}&#xa0;: &amp;montrer mes cartes</translation>
    </message>
    <message>
        <source>Lifts the curtain, as does a click beside it</source>
        <translation>Lève le rideau, comme un clic à côté</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>Aujourd’hui, les mêmes cartes pour tous ceux qui ont cette version.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>J&amp;our</translation>
    </message>
    <message>
        <source>Days &amp;of</source>
        <translation>&amp;Période</translation>
    </message>
    <message>
        <source>the week</source>
        <translation>la semaine</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>le mois</translation>
    </message>
    <message>
        <source>Series of days</source>
        <translation>Série de jours</translation>
    </message>
    <message>
        <source>Standings over these days</source>
        <translation>Classement de ces jours</translation>
    </message>
    <message>
        <source>Nobody has played any of these days yet.</source>
        <translation>Personne n’a encore joué un de ces jours.</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Co&amp;mparer…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>Best results here</source>
        <translation>Meilleurs résultats ici</translation>
    </message>
    <message>
        <source>Deals of past days can be played as well</source>
        <translation>Les donnes des jours passés se jouent aussi</translation>
    </message>
    <message>
        <source>Who played this deal on this computer, the best first</source>
        <translation>Qui a joué cette donne sur cet ordinateur, du meilleur au moins bon</translation>
    </message>
    <message>
        <source>Which days are seen at a glance: those around the chosen day</source>
        <translation>Quels jours sont vus d’un coup d’œil&#xa0;: ceux autour du jour choisi</translation>
    </message>
    <message>
        <source>Your first results and those of the others; a day that is chosen can be played</source>
        <translation>Vos premiers résultats et ceux des autres&#xa0;; un jour choisi peut être joué</translation>
    </message>
    <message>
        <source>Those who played the same days, compared by their first results</source>
        <translation>Ceux qui ont joué les mêmes jours, comparés par leurs premiers résultats</translation>
    </message>
    <message>
        <source>Shows the first attempts at this deal move by move, as soon as you have played it yourself</source>
        <translation>Montre les premiers essais de cette donne coup par coup, dès que vous l’avez jouée vous-même</translation>
    </message>
    <message>
        <source>Deal of the day – {game}</source>
        <translation>Donne du jour – {game}</translation>
    </message>
    <message numerus="yes">
        <source>You begin, against %n computer player(s).</source>
        <translation>
            <numerusform>Vous commencez, contre %n joueur virtuel.</numerusform>
            <numerusform>Vous commencez, contre %n joueurs virtuels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: {level}. Deal {number}.</source>
        <translation>Niveau&#xa0;: {level}. Donne n°&#xa0;{number}.</translation>
    </message>
    <message>
        <source>Nobody has finished this deal here yet.</source>
        <translation>Personne n’a encore terminé cette donne ici.</translation>
    </message>
</context>
<context>
    <name>EdgeButtons</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Takes back your last move</source>
        <translation>Reprend votre dernier coup</translation>
    </message>
    <message>
        <source>Shows a good move; pressed once more, it plays it</source>
        <translation>Montre un bon coup&#xa0;; une seconde pression le joue</translation>
    </message>
    <message>
        <source>Opens the rules beside the table</source>
        <translation>Ouvre les règles à côté de la table</translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message>
        <source>Evenings</source>
        <translation>Soirées de jeu</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>Une série de parties avec un seul classement, en un jour ou en plusieurs.</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>Soiré&amp;e</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nouvelle soirée…</translation>
    </message>
    <message>
        <source>&amp;Play next</source>
        <translation>&amp;Jouer la suivante</translation>
    </message>
    <message>
        <source>Play &amp;this match</source>
        <translation>Jouer &amp;cette partie</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Com&amp;parer…</translation>
    </message>
    <message>
        <source>As a p&amp;icture…</source>
        <translation>En &amp;image…</translation>
    </message>
    <message>
        <source>As a &amp;file…</source>
        <translation>En &amp;tableau…</translation>
    </message>
    <message>
        <source>Which evening is shown</source>
        <translation>La soirée affichée</translation>
    </message>
    <message>
        <source>A double click plays a match that is open, or compares a deal</source>
        <translation>Un double clic joue une partie ouverte, ou compare une donne</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Un clic sur un en-tête trie la liste</translation>
    </message>
    <message>
        <source>Goes on with what was begun, else begins the first open match</source>
        <translation>Reprend la partie commencée, sinon commence la première à faire</translation>
    </message>
    <message>
        <source>Begins the selected match, or goes on with it</source>
        <translation>Commence la partie choisie, ou la reprend</translation>
    </message>
    <message>
        <source>Shows who made what of a deal that all have played, move by move</source>
        <translation>Montre coup par coup ce que chacun a fait d’une donne que tous ont jouée</translation>
    </message>
    <message>
        <source>Saves the standings as a PNG picture</source>
        <translation>Enregistre le classement comme image PNG</translation>
    </message>
    <message>
        <source>Saves the standings as a CSV table for spreadsheets</source>
        <translation>Enregistre le classement en CSV pour les tableurs</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>B&amp;ring it back</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>‘{title}’ is deleted; its matches are still in the statistics.</source>
        <translation>« {title} » est supprimée ; ses parties restent dans les statistiques.</translation>
    </message>
    <message>
        <source>No evening has been planned yet.</source>
        <translation>Aucune soirée n’est encore prévue.</translation>
    </message>
    <message>
        <source>The plan of this evening is damaged and cannot be read.</source>
        <translation>Le programme de cette soirée est endommagé et illisible.</translation>
    </message>
    <message>
        <source>All is played: these are the final standings.</source>
        <translation>Tout est joué : voici le classement final.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) can be played now, in any order.</source>
        <translation>
            <numerusform>%n partie peut être jouée maintenant.</numerusform>
            <numerusform>%n parties peuvent être jouées maintenant, dans n’importe quel ordre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are closed until all have played them.</source>
        <translation>
            <numerusform>%n donne reste fermée jusqu’à ce que tous l’aient jouée.</numerusform>
            <numerusform>%n donnes restent fermées jusqu’à ce que tous les aient jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes &amp;back</source>
        <translation>Re&amp;vient</translation>
    </message>
    <message>
        <source>Drops &amp;out</source>
        <translation>Aban&amp;donne</translation>
    </message>
    <message>
        <source>The selected participant takes part again</source>
        <translation>Le participant choisi joue de nouveau</translation>
    </message>
    <message>
        <source>The selected participant plays no more matches</source>
        <translation>Le participant choisi ne joue plus</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Enregistré sous {path}.</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
    </message>
    <message>
        <source>none, the cards came with the file</source>
        <translation>aucun, les cartes viennent du fichier</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Started on</source>
        <translation>Commencée le</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>Coups annulés</translation>
    </message>
    <message>
        <source>Stand-in moves</source>
        <translation>Coups de remplacement</translation>
    </message>
    <message>
        <source>Counts in the statistics</source>
        <translation>Compte dans les statistiques</translation>
    </message>
    <message>
        <source>no, it is a practice match</source>
        <translation>non, c’est une partie d’entraînement</translation>
    </message>
    <message>
        <source>yes, when it is finished</source>
        <translation>oui, une fois terminée</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message numerus="yes">
        <source>The cards of round(s) {rounds} are not those that were sealed.</source>
        <translation>
            <numerusform>Les cartes de la manche {rounds} ne sont pas celles du sceau.</numerusform>
            <numerusform>Les cartes des manches {rounds} ne sont pas celles du sceau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked: the cards are the sealed ones, and every move is allowed.</source>
        <translation>Vérifié&#xa0;: ce sont bien les cartes scellées, et chaque coup est permis.</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>À propos de cette partie</translation>
    </message>
    <message>
        <source>&amp;Show deal number</source>
        <translation>&amp;Montrer le numéro de donne</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Copier le numéro de donne</translation>
    </message>
    <message>
        <source>C&amp;heck the match</source>
        <translation>&amp;Vérifier la partie</translation>
    </message>
    <message>
        <source>Seal of this round’s cards (SHA-256)</source>
        <translation>Sceau des cartes de cette manche (SHA-256)</translation>
    </message>
    <message>
        <source>The cards were fixed before the first move, and this number follows from them and from a secret number. Note it down: the saved match contains both, so that afterwards anybody can work it out again and see that no card was changed. The command “check” does that too.</source>
        <translation>Les cartes étaient fixées avant le premier coup, et ce nombre en découle, avec un nombre secret. Notez-le&#xa0;: la partie enregistrée contient les deux, si bien que chacun peut refaire le calcul après coup et voir qu’aucune carte n’a été changée. La commande «&#xa0;check&#xa0;» le fait aussi.</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>hidden until all have played this deal</source>
        <translation>caché jusqu’à ce que tous aient joué cette donne</translation>
    </message>
    <message>
        <source>hidden until the match is over: whoever knows it can list every hand</source>
        <translation>caché jusqu’à la fin de la partie&#xa0;: qui le connaît peut lister toutes les mains</translation>
    </message>
</context>
<context>
    <name>GamePicks</name>
    <message>
        <source>Rounds of a match</source>
        <translation>Manches par partie</translation>
    </message>
    <message>
        <source>Rounds of a match of {game}</source>
        <translation>Manches par partie de {game}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Lists only what has these letters in its words or its key</source>
        <translation>Ne montre que ce qui a ces lettres dans son nom ou sa touche</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>They can be changed in the preferences.</source>
        <translation>Elles se changent dans les préférences.</translation>
    </message>
    <message>
        <source>All keys that do something, by the place where they do it</source>
        <translation>Toutes les touches qui font quelque chose, selon l’endroit</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>New &amp;key</source>
        <translation>&amp;Nouvelle touche</translation>
    </message>
    <message>
        <source>press it here</source>
        <translation>appuyez ici</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>To&amp;ut rétablir</translation>
    </message>
    <message>
        <source>Below the list the selected action can be given another key</source>
        <translation>Sous la liste, l’action choisie reçoit une autre touche</translation>
    </message>
    <message>
        <source>Takes the next key that is pressed here</source>
        <translation>Prend la prochaine touche enfoncée ici</translation>
    </message>
    <message>
        <source>Takes its key away from the selected action</source>
        <translation>Retire sa touche à l’action choisie</translation>
    </message>
    <message>
        <source>Gives the selected action the key it had at first</source>
        <translation>Rend à l’action choisie sa touche d’origine</translation>
    </message>
    <message>
        <source>Gives all actions the keys they had at first</source>
        <translation>Rend à toutes les actions leurs touches d’origine</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Cette touche est fixe.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>All keys are as they were at first.</source>
        <translation>Toutes les touches sont de nouveau comme au début.</translation>
    </message>
    <message>
        <source>{key} is taken: {action} ({group}).</source>
        <translation>{key} est déjà prise&#xa0;: {action} ({group}).</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <source>Lesson: {game}</source>
        <translation>Leçon&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}&#xa0;: regardez encore</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>What shall we play?</source>
        <translation>À quoi joue-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Donne du &amp;jour</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Én&amp;igmes</translation>
    </message>
    <message>
        <source>Eve&amp;nings</source>
        <translation>Soiré&amp;es</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>Aujourd’hui, les mêmes cartes pour tous ceux qui ont cette version.</translation>
    </message>
    <message>
        <source>Positions with one best move, and your own mistakes.</source>
        <translation>Des positions avec un seul meilleur coup, et vos propres erreurs.</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings.</source>
        <translation>Une série de parties avec un seul classement.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>The move list is shown.</source>
        <translation>La liste des coups est affichée.</translation>
    </message>
    <message>
        <source>The move list is hidden.</source>
        <translation>La liste des coups est masquée.</translation>
    </message>
    <message>
        <source>Full screen is on.</source>
        <translation>Plein écran activé.</translation>
    </message>
    <message>
        <source>Full screen is off.</source>
        <translation>Plein écran désactivé.</translation>
    </message>
</context>
<context>
    <name>MatchDetails</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sans aide</translation>
    </message>
</context>
<context>
    <name>MatchDock</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Moves and scores</source>
        <translation>Coups et scores</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Liste des coups</translation>
    </message>
    <message>
        <source>Points of each round, and the total beside them</source>
        <translation>Les points de chaque manche, et le total à côté</translation>
    </message>
    <message>
        <source>What each move did, the latest at the foot</source>
        <translation>Ce que chaque coup a produit, le dernier en bas</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>all games</source>
        <translation>tous les jeux</translation>
    </message>
    <message>
        <source>all people</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>tous les niveaux</translation>
    </message>
    <message>
        <source>matches that count</source>
        <translation>parties comptées</translation>
    </message>
    <message>
        <source>practice matches</source>
        <translation>parties d’entraînement</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>all time</source>
        <translation>depuis le début</translation>
    </message>
    <message>
        <source>last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>du … au …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Level of an opponent</source>
        <translation>Niveau d’un adversaire</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose a mal tourné</translation>
    </message>
    <message>
        <source>That was a fault of the program. The match goes on from the last saved move. The report helps to mend the fault; it holds no cards and no names of players.</source>
        <translation>C’était une erreur du programme. La partie reprend au dernier coup enregistré. Le rapport aide à corriger l’erreur&#x202f;; il ne contient ni cartes ni noms de joueurs.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>Copier le &amp;rapport</translation>
    </message>
    <message>
        <source>Where in the program it went wrong</source>
        <translation>Où le programme a échoué</translation>
    </message>
    <message>
        <source>Puts the report on the clipboard</source>
        <translation>Met le rapport dans le presse-papiers</translation>
    </message>
</context>
<context>
    <name>NameHelp</name>
    <message>
        <source>Portrait of {name}</source>
        <translation>Portrait&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>NewEveningDialog</name>
    <message>
        <source>New evening</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>Une série de parties avec un seul classement, en un jour ou en plusieurs.</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Qui participe</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Ce qu’on joue</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>&amp;Nom de la soirée</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Forme</translation>
    </message>
    <message>
        <source>&amp;Computer players</source>
        <translation>&amp;Joueurs virtuels</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Nivea&amp;u</translation>
    </message>
    <message>
        <source>How many computer players sit at each table</source>
        <translation>Combien de joueurs virtuels sont à chaque table</translation>
    </message>
    <message>
        <source>How strong they are; the same moves they answer alike, whoever makes them</source>
        <translation>Leur force&#xa0;; aux mêmes coups ils répondent pareil, quel que soit celui qui les joue</translation>
    </message>
    <message>
        <source>How &amp;often</source>
        <translation>C&amp;ombien de fois</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>{count} take part</source>
        <translation>{count} participants</translation>
    </message>
    <message>
        <source>Evening of {day}</source>
        <translation>Soirée du {day}</translation>
    </message>
    <message>
        <source>&amp;Draw the order by lot</source>
        <translation>&amp;Tirer l’ordre au sort</translation>
    </message>
    <message>
        <source>Plan &amp;it</source>
        <translation>Pré&amp;voir la soirée</translation>
    </message>
    <message>
        <source>Left empty, it is called after the day</source>
        <translation>Laissé vide, elle porte le nom du jour</translation>
    </message>
    <message>
        <source>How often the same people play each game</source>
        <translation>Combien de fois les mêmes personnes jouent à chaque jeu</translation>
    </message>
    <message>
        <source>Who begins, and in a knock-out who meets whom, depends on the order</source>
        <translation>L’ordre décide qui commence et, par élimination, qui rencontre qui</translation>
    </message>
    <message>
        <source>The matches may be played in any order</source>
        <translation>Les parties se jouent dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>Stores the plan; it can be played today or on other days</source>
        <translation>Enregistre le programme ; on y joue aujourd’hui ou d’autres jours</translation>
    </message>
    <message>
        <source>How &amp;many deals</source>
        <translation>Nombre de &amp;donnes</translation>
    </message>
    <message>
        <source>How many deals each of them plays</source>
        <translation>Combien de donnes chacun d’eux joue</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), to be played in any order.</source>
        <translation>
            <numerusform>%n partie.</numerusform>
            <numerusform>%n parties, à jouer dans n’importe quel ordre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Who &amp;begins</source>
        <translation>&amp;Qui commence</translation>
    </message>
    <message>
        <source>&amp;Youngest is</source>
        <translation>Le plus j&amp;eune est</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Numéro de &amp;donne</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
    <message>
        <source>any</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>The same number deals the same cards to everybody, everywhere.</source>
        <translation>Le même numéro donne les mêmes cartes à tout le monde, partout.</translation>
    </message>
    <message>
        <source>The &amp;coach is on</source>
        <translation>L’en&amp;traîneur est activé</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>P&amp;rogrammes…</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>Il dit ce que la situation demande, et montre un coup nettement meilleur que le vôtre.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;pprendre</translation>
    </message>
    <message>
        <source>Begins the first round</source>
        <translation>Commence la première manche</translation>
    </message>
    <message>
        <source>Left empty, any cards are dealt</source>
        <translation>Vide&#xa0;: des cartes au hasard</translation>
    </message>
    <message>
        <source>Players that are programs of this computer: add, change, remove, try</source>
        <translation>Les joueurs qui sont des programmes de cet ordinateur&#xa0;: ajouter, modifier, supprimer, essayer</translation>
    </message>
    <message>
        <source>A lesson of a few minutes, on the table</source>
        <translation>Une leçon de quelques minutes, sur la table</translation>
    </message>
    <message>
        <source>Deals the cards; what is chosen here is offered again next time</source>
        <translation>Lance la partie&#xa0;; ces choix seront proposés de nouveau la prochaine fois</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>le plus jeune</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tirage au sort</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Puts this message away</source>
        <translation>Retire ce message</translation>
    </message>
    <message>
        <source>{text} ({times} times)</source>
        <translation>{text} ({times} fois)</translation>
    </message>
</context>
<context>
    <name>OpenCardsDialog</name>
    <message>
        <source>A record shows all cards</source>
        <translation>Un enregistrement montre toutes les cartes</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>La partie n’est pas encore terminée.</translation>
    </message>
    <message>
        <source>Several people play, and the record of their match holds every hand and everything that was chosen in secret. Whoever reads it knows what the players must not know of each other.</source>
        <translation>Plusieurs personnes jouent, et l’enregistrement de leur partie contient toutes les mains et tout ce qui a été choisi en secret. Qui le lit sait ce que les joueurs doivent se cacher les uns aux autres.</translation>
    </message>
    <message>
        <source>&amp;Go on all the same</source>
        <translation>&amp;Continuer quand même</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Who plays at this computer. Every change takes effect at once.</source>
        <translation>Qui joue sur cet ordinateur. Chaque changement prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Sho&amp;w hidden people too</source>
        <translation>Montrer aussi les personnes mas&amp;quées</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Couleur</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Est la m&amp;ême personne que…</translation>
    </message>
    <message>
        <source>Below the list the selected person can be changed</source>
        <translation>Sous la liste, on peut modifier la personne choisie</translation>
    </message>
    <message>
        <source>What the person is called everywhere, also in matches played before</source>
        <translation>Le nom de la personne partout, même dans les parties déjà jouées</translation>
    </message>
    <message>
        <source>The disc behind the picture, at the table and in lists</source>
        <translation>Le disque derrière l’image, à la table et dans les listes</translation>
    </message>
    <message>
        <source>Stands by the name at the table and in lists</source>
        <translation>Figure à côté du nom à la table et dans les listes</translation>
    </message>
    <message>
        <source>Gives the selected person this name; the names of before stay theirs</source>
        <translation>Donne ce nom à la personne choisie&#x202f;; ses anciens noms restent les siens</translation>
    </message>
    <message>
        <source>Makes a new person of this name, who is offered in a new match</source>
        <translation>Crée une personne de ce nom, proposée dans une nouvelle partie</translation>
    </message>
    <message>
        <source>Counts two people as one from now on, or separates those who were joined</source>
        <translation>Compte désormais deux personnes comme une seule, ou sépare celles qui étaient réunies</translation>
    </message>
    <message>
        <source>So that they can be shown again</source>
        <translation>Pour pouvoir les montrer de nouveau</translation>
    </message>
    <message>
        <source>{name} (hidden)</source>
        <translation>{name} (masqué)</translation>
    </message>
    <message>
        <source>Also called: {names}</source>
        <translation>Aussi appelé&#xa0;: {names}</translation>
    </message>
    <message>
        <source>S&amp;how again</source>
        <translation>M&amp;ontrer de nouveau</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Masquer</translation>
    </message>
    <message>
        <source>Offers and lists this person again</source>
        <translation>Propose cette personne de nouveau et la remet dans les listes</translation>
    </message>
    <message>
        <source>Offers and lists this person no more; nothing is lost</source>
        <translation>Ne propose plus cette personne et l’omet dans les listes&#x202f;; rien n’est perdu</translation>
    </message>
    <message>
        <source>{old} is called {name} from now on.</source>
        <translation>{old} s’appelle désormais {name}.</translation>
    </message>
    <message>
        <source>{name} can play now.</source>
        <translation>{name} peut jouer maintenant.</translation>
    </message>
    <message>
        <source>{name} is hidden: offered and listed no more. All matches stay.</source>
        <translation>{name} est masqué&#xa0;: ni proposé ni listé. Toutes les parties restent.</translation>
    </message>
    <message>
        <source>{name} is offered and listed again.</source>
        <translation>{name} est de nouveau proposé et listé.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>Une personne a besoin d’un nom.</translation>
    </message>
    <message>
        <source>That is a name of {name} already. If both are one person, choose “Is the same person as…”.</source>
        <translation>C’est déjà un nom de {name}. S’il s’agit de la même personne, choisissez «&#xa0;Est la même personne que…&#xa0;».</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>Screen readers are tol&amp;d</source>
        <translation>L&amp;e lecteur d’écran dit</translation>
    </message>
    <message>
        <source>&amp;Hand sorted</source>
        <translation>&amp;Main triée</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Chaque changement prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Coach in new matches</source>
        <translation>Entraîneur au début</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Son et voix</translation>
    </message>
    <message>
        <source>&amp;One click plays a card that has only one place to go</source>
        <translation>&amp;Un clic joue une carte qui n’a qu’une place possible</translation>
    </message>
    <message>
        <source>Play from &amp;memory: known cards are not shown</source>
        <translation>&amp;Jouer de mémoire&#xa0;: les cartes connues ne sont pas montrées</translation>
    </message>
    <message>
        <source>Curtain between players’ t&amp;urns</source>
        <translation>&amp;Rideau entre les tours des joueurs</translation>
    </message>
    <message>
        <source>&amp;Four colours for the four suits</source>
        <translation>Jeu à &amp;quatre couleurs&#xa0;: une pour chaque enseigne</translation>
    </message>
    <message>
        <source>Letters of my language on the &amp;cards, not A K Q J</source>
        <translation>Lettres &amp;de ma langue sur les cartes, pas A K Q J</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Single &amp;letters and digits act without Ctrl</source>
        <translation>Les &amp;lettres et les chiffres agissent seuls, sans Ctrl</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programmes</translation>
    </message>
    <message>
        <source>Turn off if one person plays several seats.</source>
        <translation>À désactiver si une seule personne joue plusieurs places.</translation>
    </message>
    <message>
        <source>Otherwise the table shows what everybody saw somebody take, and what you discarded yourself.</source>
        <translation>Sinon, la table montre ce que chacun a vu prendre, et ce que vous avez défaussé vous-même.</translation>
    </message>
    <message>
        <source>Otherwise a click takes the card up, and a second one lays it.</source>
        <translation>Sinon un clic prend la carte, et un second la pose.</translation>
    </message>
    <message>
        <source>Turn off if letters are struck or spoken by accident.</source>
        <translation>À désactiver si des lettres sont frappées ou dites par mégarde.</translation>
    </message>
    <message>
        <source>What you are called at the table</source>
        <translation>Votre nom à la table</translation>
    </message>
    <message>
        <source>The size of all letters, in windows and on the table</source>
        <translation>La taille de toutes les lettres, dans les fenêtres et sur la table</translation>
    </message>
    <message>
        <source>How fast cards move, and how long computer players wait</source>
        <translation>La vitesse des cartes et l’attente des joueurs ordinateurs</translation>
    </message>
    <message>
        <source>How much of each move is read aloud</source>
        <translation>Ce qui est lu à voix haute de chaque coup</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>Il dit ce que la situation demande, et montre un coup nettement meilleur que le vôtre.</translation>
    </message>
    <message>
        <source>How the cards in your hand are ordered</source>
        <translation>L’ordre des cartes dans votre main</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contraste élevé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lentes</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normales</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapides</translation>
    </message>
    <message>
        <source>little</source>
        <translation>peu</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>l’habituel</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>par couleur</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>par valeur</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>par points</translation>
    </message>
    <message>
        <source>on in games not played here yet</source>
        <translation>activé dans les jeux nouveaux ici</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>toujours activé</translation>
    </message>
    <message>
        <source>always off</source>
        <translation>toujours désactivé</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print and play</source>
        <translation>Imprimer et jouer</translation>
    </message>
    <message>
        <source>A game on paper, to play without a computer</source>
        <translation>Un jeu sur papier, pour jouer sans ordinateur</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>Pa&amp;pier</translation>
    </message>
    <message>
        <source>The &amp;cards, and sheets to write on</source>
        <translation>Les &amp;cartes, et les feuilles à remplir</translation>
    </message>
    <message>
        <source>The &amp;backs of the cards too</source>
        <translation>Le &amp;dos des cartes aussi</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Les &amp;règles</translation>
    </message>
    <message>
        <source>The cards come in true size with lines to cut along. Print on thick paper at 100&#xa0;%, not fitted to the page; with backs on both sides, turned over the long edge.</source>
        <translation>Les cartes sont en taille réelle, avec des lignes de coupe. Imprimez sur du papier épais à 100&#xa0;%, sans ajuster à la page&#xa0;; avec les dos, en recto verso retourné sur le bord long.</translation>
    </message>
    <message>
        <source>The game to print</source>
        <translation>Le jeu à imprimer</translation>
    </message>
    <message>
        <source>The language of the rules and sheets</source>
        <translation>La langue des règles et des feuilles</translation>
    </message>
    <message>
        <source>The paper in your printer</source>
        <translation>Le papier de votre imprimante</translation>
    </message>
    <message>
        <source>All the cards of the game, and what the players write on</source>
        <translation>Toutes les cartes du jeu, et ce que les joueurs remplissent</translation>
    </message>
    <message>
        <source>Behind each page of cards comes one with their backs</source>
        <translation>Chaque page de cartes est suivie d’une page de dos</translation>
    </message>
    <message>
        <source>The rules of the game, with their pictures</source>
        <translation>Les règles du jeu, avec leurs images</translation>
    </message>
    <message>
        <source>Asks for a file and writes the pages to it</source>
        <translation>Demande un fichier et y écrit les pages</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Arrêté&#xa0;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were written to {path}.</source>
        <translation>
            <numerusform>%n page a été écrite dans {path}.</numerusform>
            <numerusform>%n pages ont été écrites dans {path}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
</context>
<context>
    <name>ProgramGoneDialog</name>
    <message>
        <source>A player is missing</source>
        <translation>Il manque un joueur</translation>
    </message>
    <message>
        <source>Somebody else can play on at its seat.</source>
        <translation>Quelqu’un d’autre peut continuer à sa place.</translation>
    </message>
    <message>
        <source>At the seat of {name}</source>
        <translation>À la place de {name}</translation>
    </message>
    <message>
        <source>With another player the match goes on as practice: its result would be of two together.</source>
        <translation>Avec un autre joueur, la partie continue comme entraînement&#xa0;: son résultat serait celui de deux joueurs à la fois.</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>P&amp;rogrammes…</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Here the program can be added again, or its command put right</source>
        <translation>On peut y ajouter de nouveau le programme, ou corriger sa commande</translation>
    </message>
    <message>
        <source>Goes on with the match, with these players</source>
        <translation>Continue la partie avec ces joueurs</translation>
    </message>
    <message>
        <source>Leaves the match as it is, on the start page</source>
        <translation>Laisse la partie telle quelle, sur la page d’accueil</translation>
    </message>
    <message>
        <source>{name} cannot play: {reason}.</source>
        <translation>{name} ne peut pas jouer&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Players that are programs</source>
        <translation>Des programmes comme joueurs</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Chaque changement prend effet aussitôt.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>A program that speaks the protocol of players can sit at the table. It runs on this computer with your own rights, as if you had started it yourself: add only programs that you trust. Of a match it is told only what its own seat may see.</source>
        <translation>Un programme qui parle le protocole des joueurs peut s’asseoir à la table. Il s’exécute sur cet ordinateur avec vos propres droits, comme si vous l’aviez lancé vous-même&#xa0;: n’ajoutez que des programmes de confiance. D’une partie, il n’apprend que ce que sa place a le droit de voir.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Programs that can play</source>
        <translation>Programmes qui peuvent jouer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Comman&amp;d</source>
        <translation>Co&amp;mmande</translation>
    </message>
    <message>
        <source>the program and its arguments</source>
        <translation>le programme et ses arguments</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Chan&amp;ge</source>
        <translation>Mo&amp;difier</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Below the list the selected program can be changed, tried and removed</source>
        <translation>Sous la liste, on peut modifier, essayer et supprimer le programme choisi</translation>
    </message>
    <message>
        <source>What it is called at the table and in the statistics</source>
        <translation>Son nom à la table et dans les statistiques</translation>
    </message>
    <message>
        <source>No shell reads it: a space within a word needs quotation marks. It starts in your own folder.</source>
        <translation>Aucun shell ne la lit&#xa0;: une espace dans un mot demande des guillemets. Le programme démarre dans votre dossier personnel.</translation>
    </message>
    <message>
        <source>Looks for the file of the program</source>
        <translation>Cherche le fichier du programme</translation>
    </message>
    <message>
        <source>Starts the program, greets it and tells what it answers</source>
        <translation>Lance le programme, le salue et dit ce qu’il répond</translation>
    </message>
    <message>
        <source>From then on it can be chosen for a seat. {warning}</source>
        <translation>On peut ensuite lui donner une place. {warning}</translation>
    </message>
    <message>
        <source>Gives the selected program this name and command</source>
        <translation>Donne au programme choisi ce nom et cette commande</translation>
    </message>
    <message>
        <source>Takes the selected program off the list; its file stays</source>
        <translation>Retire de la liste le programme choisi&#x202f;; son fichier reste</translation>
    </message>
    <message>
        <source>The program that plays</source>
        <translation>Le programme qui joue</translation>
    </message>
    <message>
        <source>{name} can be chosen for a seat in a new match now.</source>
        <translation>{name} peut maintenant recevoir une place dans une nouvelle partie.</translation>
    </message>
    <message>
        <source>{name} was changed.</source>
        <translation>{name} a été modifié.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} a été supprimé.</translation>
    </message>
    <message>
        <source>The program needs a name.</source>
        <translation>Il faut un nom au programme.</translation>
    </message>
    <message>
        <source>There is a program called {name} already.</source>
        <translation>Il y a déjà un programme appelé {name}.</translation>
    </message>
    <message>
        <source>That does not work: {reason}.</source>
        <translation>Cela ne marche pas&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The program is started and greeted…</source>
        <translation>Le programme est lancé et salué…</translation>
    </message>
    <message>
        <source>It answered after {seconds} s and calls itself {name}.</source>
        <translation>Il a répondu après {seconds}&#xa0;s et se nomme {name}.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>&amp;Essayer</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Positions with one best move, which is to be found.</source>
        <translation>Des positions avec un seul meilleur coup&#xa0;: trouvez-le.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>L’une après l’autre</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mes erreurs</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Énigme du j&amp;our</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes</source>
        <translation>Apprendre de mes &amp;erreurs</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>tous les jeux</translation>
    </message>
    <message>
        <source>Whose rating and whose days in a row count</source>
        <translation>De qui comptent le classement et les jours de suite</translation>
    </message>
    <message>
        <source>The same puzzle today for everybody with this version</source>
        <translation>Aujourd’hui, la même énigme pour tous ceux qui ont cette version</translation>
    </message>
    <message>
        <source>Puzzles that are about as hard as you are strong</source>
        <translation>Des énigmes à peu près de votre niveau</translation>
    </message>
    <message>
        <source>Asks for the better moves in your matches</source>
        <translation>Demande les meilleurs coups de vos parties</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days.</source>
        <translation>Dans les parties analysées des 30 derniers jours.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Closes the dock widget</source>
        <translation>Retire la liste</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Met la liste dans sa propre fenêtre, ou la remet en place</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 existe déjà.
Voulez-vous le remplacer&#x202f;?</translation>
    </message>
</context>
<context>
    <name>RatingsPage</name>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>The ratings are based on all matches that count, whenever they were played.</source>
        <translation>Les cotes reposent sur toutes les parties comptées, quelle que soit leur date.</translation>
    </message>
    <message>
        <source>Each game has a scale of its own, with “{level}” at {points}.</source>
        <translation>Chaque jeu a sa propre échelle, où «&#xa0;{level}&#xa0;» vaut {points}.</translation>
    </message>
    <message>
        <source>On the same scale the computer players are fixed at: {posts}.</source>
        <translation>Sur la même échelle, les joueurs virtuels sont fixes&#xa0;: {posts}.</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: {game} – {names}</source>
        <translation>Relecture&#xa0;: {game} – {names}</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Au dernier coup</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>V&amp;u par</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>everybody: open cards</source>
        <translation>tous&#xa0;: cartes visibles</translation>
    </message>
    <message>
        <source>nobody: closed cards</source>
        <translation>personne&#xa0;: cartes cachées</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>&amp;Reprendre à partir d’ici</translation>
    </message>
    <message>
        <source>Shows the table after the selected move</source>
        <translation>Montre la table après le coup choisi</translation>
    </message>
    <message>
        <source>How far the match has come; drag it to look elsewhere</source>
        <translation>Où en est la partie&#xa0;; faites glisser pour regarder ailleurs</translation>
    </message>
    <message>
        <source>How long each move is shown while it plays by itself</source>
        <translation>La durée de chaque coup quand la partie défile seule</translation>
    </message>
    <message>
        <source>As a practice match of its own</source>
        <translation>Comme partie d’entraînement à part</translation>
    </message>
    <message>
        <source>Copy &amp;match</source>
        <translation>&amp;Copier la partie</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Liste des coups</translation>
    </message>
    <message>
        <source>From which seat the table is seen</source>
        <translation>De quelle place on voit la table</translation>
    </message>
    <message>
        <source>The whole match as text, for other programs</source>
        <translation>Toute la partie en texte, pour d’autres programmes</translation>
    </message>
    <message>
        <source>The table as it is now, as a picture</source>
        <translation>La table telle qu’elle est, en image</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, move {move} of {moves}</source>
        <translation>Manche {round} sur {rounds}, coup {move} sur {moves}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Lecture automatique</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>A copy of all games is made at every start.</source>
        <translation>À chaque démarrage, une copie de toutes les parties est faite.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>The latest backup is at the top</source>
        <translation>La dernière sauvegarde est en haut</translation>
    </message>
    <message>
        <source>Puts the selected backup in the place of what is stored now</source>
        <translation>Met la sauvegarde choisie à la place de ce qui est enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in progress</source>
        <translation>
            <numerusform>%n partie en cours</numerusform>
            <numerusform>%n parties en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past match(es)</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size}&#xa0;Mo</translation>
    </message>
    <message>
        <source>There is no backup yet: the first is made at the next start.</source>
        <translation>Pas encore de sauvegarde&#xa0;: la première se fera au prochain démarrage.</translation>
    </message>
    <message>
        <source>Close the other window first: it uses the saved games.</source>
        <translation>Fermez d’abord l’autre fenêtre&#xa0;: elle utilise les parties enregistrées.</translation>
    </message>
    <message>
        <source>Games and preferences become what they were then. What there is now is not lost: it is kept beside them under another name.</source>
        <translation>Parties et préférences redeviennent ce qu’elles étaient alors. L’état actuel n’est pas perdu&#xa0;: il est gardé à côté sous un autre nom.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>The game whose rules are shown</source>
        <translation>Le jeu dont on voit les règles</translation>
    </message>
    <message>
        <source>Marks the place where these words stand; Enter looks further</source>
        <translation>Montre où se trouvent ces mots&#xa0;; Entrée cherche plus loin</translation>
    </message>
    <message>
        <source>Goes to a part of the rules</source>
        <translation>Va à une partie des règles</translation>
    </message>
    <message>
        <source>Arrow keys and page keys scroll</source>
        <translation>Les flèches et les touches de page font défiler</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>These rules on paper, and the cards to cut out</source>
        <translation>Ces règles sur papier, et les cartes à découper</translation>
    </message>
</context>
<context>
    <name>SamePersonDialog</name>
    <message>
        <source>One person, two names</source>
        <translation>Une personne, deux noms</translation>
    </message>
    <message>
        <source>&amp;Is the same person as</source>
        <translation>E&amp;st la même personne que</translation>
    </message>
    <message>
        <source>Matches, ratings, puzzles and lessons of both are counted together from now on, under the name chosen here. What was played stays as it is, and the two can be separated again.</source>
        <translation>Les parties, classements, énigmes et leçons des deux comptent désormais ensemble, sous le nom choisi ici. Ce qui a été joué reste tel quel, et on peut de nouveau les séparer.</translation>
    </message>
    <message>
        <source>Counted together so far: {names}.</source>
        <translation>Comptés ensemble jusqu’ici&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Se&amp;parate the names again</source>
        <translation>Sé&amp;parer de nouveau les noms</translation>
    </message>
    <message>
        <source>The other name of this person</source>
        <translation>L’autre nom de cette personne</translation>
    </message>
    <message>
        <source>Counts both names as one person</source>
        <translation>Compte les deux noms comme une personne</translation>
    </message>
    <message>
        <source>Counts each name by itself, as at first</source>
        <translation>Compte de nouveau chaque nom à part</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>{person} ({level})</source>
        <translation>{person} ({level})</translation>
    </message>
    <message>
        <source>Program: {program}</source>
        <translation>Programme&#xa0;: {program}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
        <source>{name} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} ({level})&#xa0;: {line} Aucun joueur virtuel ne voit les cartes cachées.</translation>
    </message>
    <message>
        <source>{name} is played by {person} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} est joué par {person} ({level})&#xa0;: {line} Aucun joueur virtuel ne voit les cartes cachées.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>Enter goes on with the selected match, F2 renames it, Del deletes it</source>
        <translation>Entrée reprend la partie choisie, F2 la renomme, Suppr la supprime</translation>
    </message>
    <message>
        <source>Goes on with the selected match where it was left</source>
        <translation>Reprend la partie choisie là où vous l’aviez laissée</translation>
    </message>
    <message>
        <source>Gives the selected match a title of its own</source>
        <translation>Donne à la partie choisie un titre à elle</translation>
    </message>
    <message>
        <source>A copy to try something else in, as practice</source>
        <translation>Une copie pour essayer autre chose, en entraînement</translation>
    </message>
    <message>
        <source>Deletes the selected match; Undo brings it back</source>
        <translation>Supprime la partie choisie&#xa0;; «&#xa0;Annuler le coup&#xa0;» la ramène</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Jo&amp;ueur</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Against whom</source>
        <translation>&amp;Contre qui</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>&amp;Graphiques</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>Co&amp;te</translation>
    </message>
    <message>
        <source>Rep&amp;lay the match</source>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>Learn from my mista&amp;kes</source>
        <translation>&amp;Apprendre de mes erreurs</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Est la m&amp;ême personne que…</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Un clic sur un en-tête trie la liste</translation>
    </message>
    <message>
        <source>{sorts}, a double click on a match replays it</source>
        <translation>{sorts}, un double clic sur une partie la fait revoir</translation>
    </message>
    <message>
        <source>Goes through the selected match move by move</source>
        <translation>Parcourt la partie choisie coup par coup</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days</source>
        <translation>Dans les parties analysées des 30 derniers jours</translation>
    </message>
    <message>
        <source>Counts two names as one person from now on</source>
        <translation>Compte désormais deux noms comme une personne</translation>
    </message>
    <message>
        <source>Writes what is selected above to a file, for other programs</source>
        <translation>Écrit ce qui est choisi ci-dessus dans un fichier, pour d’autres programmes</translation>
    </message>
    <message>
        <source>Whose results are shown</source>
        <translation>Le joueur dont on voit les résultats</translation>
    </message>
    <message>
        <source>There are no matches to draw yet.</source>
        <translation>Il n’y a pas encore de partie à dessiner.</translation>
    </message>
    <message>
        <source>Choose one game above: scores of different games cannot be compared.</source>
        <translation>Choisissez un jeu ci-dessus&#xa0;: les scores de jeux différents ne se comparent pas.</translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n match(es).</source>
        <translation>
            <numerusform>Ces chiffres reposent sur %n partie.</numerusform>
            <numerusform>Ces chiffres reposent sur %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n finished match(es).</source>
        <translation>
            <numerusform>Ces chiffres reposent sur %n partie terminée.</numerusform>
            <numerusform>Ces chiffres reposent sur %n parties terminées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) are not in them.</source>
        <translation>
            <numerusform>%n partie d’entraînement n’est pas comptée.</numerusform>
            <numerusform>%n parties d’entraînement ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given-up match(es) are not in them.</source>
        <translation>
            <numerusform>%n partie abandonnée n’est pas comptée.</numerusform>
            <numerusform>%n parties abandonnées ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged: they cannot be read.</source>
        <translation>
            <numerusform>%n partie est endommagée et illisible.</numerusform>
            <numerusform>%n parties sont endommagées et illisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) come when all at their evening have played the same deal.</source>
        <translation>
            <numerusform>%n partie s’ajoutera quand tous à la soirée auront joué la même donne.</numerusform>
            <numerusform>%n parties s’ajouteront quand tous à la soirée auront joué la même donne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskDialog</name>
    <message>
        <source>Show the move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}&#xa0;: regardez encore</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>The computer players do not answer: {reason}</source>
        <translation>Les joueurs de l’ordinateur ne répondent pas&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>One moment: the moves are still being weighed.</source>
        <translation>Un instant&#xa0;: les coups sont encore à l’étude.</translation>
    </message>
    <message>
        <source>The move is marked.</source>
        <translation>Le coup est marqué.</translation>
    </message>
</context>
<context>
    <name>TransferDialog</name>
    <message>
        <source>Export everything</source>
        <translation>Tout exporter</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) processed</source>
        <translation>
            <numerusform>%n partie traitée</numerusform>
            <numerusform>%n parties traitées</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Arrêté&#xa0;: rien n’a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and the preferences were written.</source>
        <translation>
            <numerusform>%n partie et les préférences ont été écrites.</numerusform>
            <numerusform>%n parties et les préférences ont été écrites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged and were left out.</source>
        <translation>
            <numerusform>%n partie est endommagée et a été laissée de côté.</numerusform>
            <numerusform>%n parties sont endommagées et ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were added.</source>
        <translation>
            <numerusform>%n partie a été ajoutée.</numerusform>
            <numerusform>%n parties ont été ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were further along there and have been updated.</source>
        <translation>
            <numerusform>%n partie était plus avancée là-bas et a été mise à jour.</numerusform>
            <numerusform>%n parties étaient plus avancées là-bas et ont été mises à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n partie était déjà là.</numerusform>
            <numerusform>%n parties étaient déjà là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were not imported: they break the rules.</source>
        <translation>
            <numerusform>%n partie n’a pas été importée&#xa0;: elle enfreint les règles.</numerusform>
            <numerusform>%n parties n’ont pas été importées&#xa0;: elles enfreignent les règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end. What was added stays.</source>
        <translation>Arrêté avant la fin. Ce qui a été ajouté reste.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>What was played last is kept nowhere but in this window.</source>
        <translation>Ce qui vient d’être joué n’existe que dans cette fenêtre.</translation>
    </message>
    <message>
        <source>Whoever leaves now loses what is not saved.</source>
        <translation>Qui part maintenant perd ce qui n’est pas enregistré.</translation>
    </message>
    <message>
        <source>It could not be saved this time either.</source>
        <translation>Cette fois encore, l’enregistrement a échoué.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>&amp;Quitter quand même</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>Re&amp;ster</translation>
    </message>
    <message>
        <source>Saves once more, and leaves if that goes well</source>
        <translation>Enregistre encore une fois, et quitte si cela réussit</translation>
    </message>
    <message>
        <source>Writes the match to a file in a place of your choice</source>
        <translation>Écrit la partie dans un fichier à l’endroit de votre choix</translation>
    </message>
    <message>
        <source>Gives up what is not saved</source>
        <translation>Abandonne ce qui n’est pas enregistré</translation>
    </message>
    <message>
        <source>Goes back to the table</source>
        <translation>Revient à la table</translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>Lessons, puzzles and the first seat of a new match are theirs; choose somebody else</source>
        <translation>À qui sont les leçons, les énigmes et la première place d’une nouvelle partie&#x202f;; choisissez quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Who plays: {name}</source>
        <translation>Qui joue&#xa0;: {name}</translation>
    </message>
    <message>
        <source>&amp;People…</source>
        <translation>&amp;Personnes…</translation>
    </message>
</context>
<context>
    <name>afbraak</name>
    <message>
        <source>Open box: closed ones first</source>
        <translation>Caisse ouverte&#xa0;: d’abord les fermées</translation>
    </message>
    <message>
        <source>Two boxes would vanish</source>
        <translation>Deux caisses disparaîtraient</translation>
    </message>
    <message>
        <source>A gap would be left</source>
        <translation>Il resterait un trou</translation>
    </message>
    <message>
        <source>The pile would fall apart</source>
        <translation>La pile se séparerait</translation>
    </message>
    <message>
        <source>Brings: {cards}</source>
        <translation>Rapporte&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Brings no card</source>
        <translation>Ne rapporte aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins %n card(s)</source>
        <translation>
            <numerusform>gagne %n carte</numerusform>
            <numerusform>gagne %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>wins nothing</source>
        <translation>ne gagne rien</translation>
    </message>
    <message>
        <source>Cards won</source>
        <translation>Cartes gagnées</translation>
    </message>
    <message>
        <source>{name}, take down a box.</source>
        <translation>{name}, démontez une caisse.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) may go</source>
        <translation>
            <numerusform>%n caisse peut partir</numerusform>
            <numerusform>%n caisses peuvent partir</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes its top box down. {cards}</source>
        <translation>Entrée démonte la caisse du haut. {cards}</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}.</source>
        <translation>{name} démonte une caisse&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}. Its open lid drops by one box.</source>
        <translation>{name} démonte une caisse&#xa0;: {cards}. Le couvercle ouvert descend d’une caisse.</translation>
    </message>
    <message>
        <source>These cards are won: take a box off the pile.</source>
        <translation>Ces cartes sont gagnées&#xa0;: retirez une caisse de la pile.</translation>
    </message>
    <message>
        <source>It may not go: {reason}</source>
        <translation>Celle du haut doit rester&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The pile is gone: {scores}.</source>
        <translation>La pile a disparu&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>The pile is gone.</source>
        <translation>La pile a disparu.</translation>
    </message>
    <message numerus="yes">
        <source>the last box: it brings %n card(s).</source>
        <translation>
            <numerusform>la dernière caisse&#xa0;: elle rapporte %n carte.</numerusform>
            <numerusform>la dernière caisse&#xa0;: elle rapporte %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>you lead by {points} then, with {other} cards to come: nobody catches you.</source>
        <translation>vous menez alors de {points}, il en reste {other}&#xa0;: on ne vous rattrape plus.</translation>
    </message>
    <message numerus="yes">
        <source>this box brings most: %n card(s).</source>
        <translation>
            <numerusform>cette caisse rapporte le plus&#xa0;: %n carte.</numerusform>
            <numerusform>cette caisse rapporte le plus&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n card(s): you lead by {points} to {other}.</source>
        <translation>
            <numerusform>cela rapporte %n carte&#xa0;: vous menez {points} à {other}.</numerusform>
            <numerusform>cela rapporte %n cartes&#xa0;: vous menez {points} à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s).</source>
        <translation>
            <numerusform>cette caisse rapporte %n carte.</numerusform>
            <numerusform>cette caisse rapporte %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s), with the open lid.</source>
        <translation>
            <numerusform>cette caisse rapporte %n carte&#xa0;: le couvercle ouvert.</numerusform>
            <numerusform>cette caisse rapporte %n cartes, avec le couvercle ouvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>after it no box brings the next player anything.</source>
        <translation>ensuite, aucune caisse ne rapporte rien au joueur suivant.</translation>
    </message>
    <message numerus="yes">
        <source>it leaves the next player least: %n card(s).</source>
        <translation>
            <numerusform>c’est ce qui laisse le moins au joueur suivant&#xa0;: %n carte.</numerusform>
            <numerusform>c’est ce qui laisse le moins au joueur suivant&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>it sets no other box free.</source>
        <translation>cela ne libère aucune autre caisse.</translation>
    </message>
    <message numerus="yes">
        <source>after it %n box(es) that bring(s) nothing can go.</source>
        <translation>
            <numerusform>ensuite, %n caisse qui ne rapporte rien peut partir.</numerusform>
            <numerusform>ensuite, %n caisses qui ne rapportent rien peuvent partir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) bring(s) cards now: look what they set free, too.</source>
        <translation>
            <numerusform>%n caisse rapporte maintenant&#xa0;: voyez aussi ce qu’elle libère.</numerusform>
            <numerusform>%n caisses rapportent maintenant&#xa0;: voyez aussi ce qu’elles libèrent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n box(es) left: count who takes the last one.</source>
        <translation>
            <numerusform>Plus que %n caisse&#xa0;: prenez-la.</numerusform>
            <numerusform>Plus que %n caisses&#xa0;: comptez qui prendra la dernière.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only boxes with open lids may go now: their lids sink.</source>
        <translation>Seules des caisses à couvercle ouvert peuvent partir&#xa0;: leur couvercle descend.</translation>
    </message>
    <message>
        <source>No box brings a card now: take one that sets nothing free for the next player.</source>
        <translation>Aucune caisse ne rapporte&#xa0;: prenez-en une qui ne libère rien pour le suivant.</translation>
    </message>
    <message numerus="yes">
        <source>the box that brings %n card(s)</source>
        <translation>
            <numerusform>la caisse qui rapporte %n carte</numerusform>
            <numerusform>la caisse qui rapporte %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>shares the win</source>
        <translation>partage la victoire</translation>
    </message>
    <message>
        <source>Counted to the end, you share the win with it.</source>
        <translation>En comptant jusqu’à la fin, cela partage la victoire.</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>best move</source>
        <translation>meilleur coup</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>bon coup</translation>
    </message>
    <message>
        <source>?! inaccuracy</source>
        <translation>?! imprécision</translation>
    </message>
    <message>
        <source>? mistake</source>
        <translation>? erreur</translation>
    </message>
    <message>
        <source>?? blunder</source>
        <translation>?? gaffe</translation>
    </message>
    <message>
        <source>{judgement}: {loss}</source>
        <translation>{judgement}&#xa0;: {loss}</translation>
    </message>
    <message>
        <source>{judgement}: {loss}, for certain</source>
        <translation>{judgement}&#xa0;: {loss}, c’est certain</translation>
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
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>−{number} points</source>
        <translation>−{number} points</translation>
    </message>
    <message>
        <source>{name}: accuracy {accuracy} of 100, {loss} a decision</source>
        <translation>{name}&#xa0;: précision {accuracy} sur 100, {loss} par décision</translation>
    </message>
    <message>
        <source>{name}: nothing to judge</source>
        <translation>{name}&#xa0;: rien à juger</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bergbeklimmen</name>
    <message>
        <source>Red pile</source>
        <translation>Pile rouge</translation>
    </message>
    <message>
        <source>Black pile</source>
        <translation>Pile noire</translation>
    </message>
    <message>
        <source>New red pile</source>
        <translation>Nouvelle pile rouge</translation>
    </message>
    <message>
        <source>New black pile</source>
        <translation>Nouvelle pile noire</translation>
    </message>
    <message>
        <source>Red route</source>
        <translation>Voie rouge</translation>
    </message>
    <message>
        <source>Black route</source>
        <translation>Voie noire</translation>
    </message>
    <message>
        <source>next: a climber</source>
        <translation>à suivre&#xa0;: un grimpeur</translation>
    </message>
    <message>
        <source>next: {rank}</source>
        <translation>à suivre&#xa0;: {rank}</translation>
    </message>
    <message>
        <source>on the summit</source>
        <translation>au sommet</translation>
    </message>
    <message>
        <source>{route}, {wanted}: {cards}</source>
        <translation>{route}, {wanted}&#x202f;; {cards}</translation>
    </message>
    <message>
        <source>{route}, {wanted}: no card yet</source>
        <translation>{route}, {wanted}&#x202f;; pas encore de carte</translation>
    </message>
    <message>
        <source>{pile}, number {number}</source>
        <translation>{pile}, numéro {number}</translation>
    </message>
    <message>
        <source>{pile}, number {number}, on top {top}; beneath it {rest}</source>
        <translation>{pile}, numéro {number}, au-dessus {top}&#x202f;; dessous {rest}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: {top}</source>
        <translation>{pile}, numéro {number}&#xa0;: {top}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: empty</source>
        <translation>{pile}, numéro {number}&#xa0;: vide</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Middle piles</source>
        <translation>Piles centrales</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>par couleur</translation>
    </message>
    <message>
        <source>climbers {count}/{goal}</source>
        <translation>grimpeurs {count}/{goal}</translation>
    </message>
    <message>
        <source>stages {count}/{goal}</source>
        <translation>étapes {count}/{goal}</translation>
    </message>
    <message>
        <source>in front: one own card</source>
        <translation>en tête&#xa0;: une seule de vos cartes</translation>
    </message>
    <message>
        <source>must be laid</source>
        <translation>à poser</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>peut rester</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Garder {card}</translation>
    </message>
    <message>
        <source>covers {card}</source>
        <translation>recouvre {card}</translation>
    </message>
    <message>
        <source>{name}, {card} must be laid.</source>
        <translation>{name}, il faut poser {card}.</translation>
    </message>
    <message>
        <source>{name}, lay {card} too, or keep it.</source>
        <translation>{name}, posez aussi {card}, ou gardez cette carte.</translation>
    </message>
    <message>
        <source>{card} wins.</source>
        <translation>{card} gagne.</translation>
    </message>
    <message>
        <source>with {card} you stand at {points} and your opponent at {other}: you are in front.</source>
        <translation>avec {card}, vous êtes à {points} et l’autre à {other}&#xa0;: vous menez.</translation>
    </message>
    <message>
        <source>{card} fits, and then {second} does too.</source>
        <translation>{card} convient, et ensuite {second} aussi.</translation>
    </message>
    <message numerus="yes">
        <source>{card} joins your team: %n of three.</source>
        <translation>
            <numerusform>{card} rejoint votre équipe&#xa0;: %n sur trois.</numerusform>
            <numerusform>{card} rejoint votre équipe&#xa0;: %n sur trois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is what your route needs next.</source>
        <translation>{card} est la suite de votre voie.</translation>
    </message>
    <message numerus="yes">
        <source>here {card} buries {second}, which your opponent needs, under %n card(s).</source>
        <translation>
            <numerusform>ici, {card} couvre ce dont l’autre a besoin&#xa0;: {second}.</numerusform>
            <numerusform>ici, {card} enterre sous %n cartes ce dont l’autre a besoin&#xa0;: {second}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to your opponent.</source>
        <translation>{card} ne sert plus à rien à l’autre.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent’s route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>il manque encore %n carte à la voie adverse avant {card}.</numerusform>
            <numerusform>il manque encore %n cartes à la voie adverse avant {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to you.</source>
        <translation>{card} ne vous sert plus à rien.</translation>
    </message>
    <message numerus="yes">
        <source>your route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>il manque encore %n carte à votre voie avant {card}.</numerusform>
            <numerusform>il manque encore %n cartes à votre voie avant {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>here {card} does not cover {second}, which you need soon.</source>
        <translation>ici, {card} ne couvre pas ce qu’il vous faudra bientôt&#xa0;: {second}.</translation>
    </message>
    <message>
        <source>here {card} lies on top, where you can draw it again.</source>
        <translation>ici, {card} reste au-dessus&#xa0;: vous pourrez reprendre cette carte.</translation>
    </message>
    <message>
        <source>keep {card}: your route needs it next.</source>
        <translation>gardez {card}&#xa0;: c’est la suite de votre voie.</translation>
    </message>
    <message numerus="yes">
        <source>keep {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>gardez {card}&#xa0;: cette carte ira après %n autre.</numerusform>
            <numerusform>gardez {card}&#xa0;: cette carte ira après %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>take {card}: your route needs it next.</source>
        <translation>prenez {card}&#xa0;: c’est la suite de votre voie.</translation>
    </message>
    <message>
        <source>take {card}: beneath it lies {second}, which you need soon.</source>
        <translation>prenez {card}&#xa0;: dessous se trouve ce qu’il vous faudra bientôt, {second}.</translation>
    </message>
    <message numerus="yes">
        <source>take {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>prenez {card}&#xa0;: cette carte ira après %n autre.</numerusform>
            <numerusform>prenez {card}&#xa0;: cette carte ira après %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw from the stock: you need no open card soon.</source>
        <translation>piochez&#xa0;: aucune carte visible ne vous servira bientôt.</translation>
    </message>
    <message>
        <source>On your route, {card} fits now.</source>
        <translation>Sur votre voie, {card} convient maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your opponent’s colour must go: where does it help least?</source>
        <translation>
            <numerusform>%n carte de la couleur adverse doit partir&#xa0;: où aide-t-elle le moins&#x202f;?</numerusform>
            <numerusform>%n cartes de la couleur adverse doivent partir&#xa0;: où aident-elles le moins&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in front and lay only one own card: which can you spare?</source>
        <translation>Vous menez et ne posez qu’une carte à vous&#xa0;: laquelle sacrifier&#x202f;?</translation>
    </message>
    <message>
        <source>No card fits on your route: lay what you can spare, and keep what you need sooner.</source>
        <translation>Aucune carte ne va sur votre voie&#xa0;: posez la moins utile, gardez celle qui servira plus tôt.</translation>
    </message>
    <message>
        <source>Among the open cards, {card} fits on your route.</source>
        <translation>Parmi les cartes visibles, {card} va sur votre voie.</translation>
    </message>
    <message>
        <source>No open card fits now: dig for one that you need soon, or draw from the stock.</source>
        <translation>Aucune carte visible ne convient&#xa0;: creusez vers une carte utile, ou piochez.</translation>
    </message>
    <message>
        <source>{card} on pile {number}</source>
        <translation>{card} sur la pile {number}</translation>
    </message>
    <message>
        <source>{card} on your route</source>
        <translation>{card} sur votre voie</translation>
    </message>
    <message>
        <source>keep {card}</source>
        <translation>garder&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{card} from pile {number}</source>
        <translation>{card} de la pile {number}</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>une carte de la pioche</translation>
    </message>
    <message>
        <source>That is your opponent’s side of the mountain.</source>
        <translation>C’est le versant de votre adversaire.</translation>
    </message>
    <message>
        <source>{name} lays {card} on the route.</source>
        <translation>{name} pose {card} sur la voie.</translation>
    </message>
    <message>
        <source>{name} lays {card} on pile {number}.</source>
        <translation>{name} pose {card} sur la pile {number}.</translation>
    </message>
    <message>
        <source>{name} begins pile {number} with {card}.</source>
        <translation>{name} commence la pile {number} avec {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the stock.</source>
        <translation>{name} pioche {card}.</translation>
    </message>
    <message>
        <source>{name} takes {card} from pile {number}.</source>
        <translation>{name} prend {card} sur la pile {number}.</translation>
    </message>
    <message>
        <source>climbs on</source>
        <translation>grimpe</translation>
    </message>
    <message>
        <source>next: a climber (jack, queen or king)</source>
        <translation>à suivre&#xa0;: un grimpeur (valet, dame ou roi)</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>votre versant</translation>
    </message>
    <message>
        <source>fits your route</source>
        <translation>va sur votre voie</translation>
    </message>
    <message>
        <source>reaches the summit</source>
        <translation>atteint le sommet</translation>
    </message>
    <message>
        <source>begins a pile</source>
        <translation>commence une pile</translation>
    </message>
    <message>
        <source>{name}, lay one card or both.</source>
        <translation>{name}, posez une carte ou les deux.</translation>
    </message>
    <message>
        <source>{name}, both cards must be laid.</source>
        <translation>{name}, il faut poser les deux cartes.</translation>
    </message>
    <message>
        <source>{name}, you are in front: only one of your own cards.</source>
        <translation>{name}, vous menez&#xa0;: une seule carte à vous.</translation>
    </message>
    <message>
        <source>{name}, fill your hand from what is lit.</source>
        <translation>{name}, complétez votre main avec ce qui s’éclaire.</translation>
    </message>
    <message>
        <source>Red cards go on the red piles, black ones on the black.</source>
        <translation>Les rouges vont sur les piles rouges, les noires sur les noires.</translation>
    </message>
    <message>
        <source>You may only draw from piles of your own colour.</source>
        <translation>On ne pioche que sur les piles de sa propre couleur.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} garde une carte.</translation>
    </message>
    <message>
        <source>{name} is in front and must keep the other card.</source>
        <translation>{name} mène et doit garder l’autre carte.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} prend dans la pioche.</translation>
    </message>
    <message>
        <source>{name} has reached the summit.</source>
        <translation>{name} est au sommet.</translation>
    </message>
    <message>
        <source>A hundred turns without a step: nobody wins.</source>
        <translation>Cent tours sans un pas&#xa0;: personne ne gagne.</translation>
    </message>
    <message>
        <source>A hundred turns in a row laid no card on a route: a draw.</source>
        <translation>Cent tours de suite sans une carte sur une voie&#xa0;: partie nulle.</translation>
    </message>
    <message>
        <source>Your next stage is buried!</source>
        <translation>Votre prochaine étape est ensevelie&#xa0;!</translation>
    </message>
    <message>
        <source>climbed: {card}</source>
        <translation>grimpé&#xa0;: {card}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>posé&#xa0;: {card}</translation>
    </message>
    <message>
        <source>kept a card</source>
        <translation>a gardé une carte</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation>a pioché</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>pris&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Middle pile 1</source>
        <translation>Pile centrale 1</translation>
    </message>
    <message>
        <source>Middle pile 2</source>
        <translation>Pile centrale 2</translation>
    </message>
    <message>
        <source>Middle pile 3</source>
        <translation>Pile centrale 3</translation>
    </message>
    <message>
        <source>Middle pile 4</source>
        <translation>Pile centrale 4</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>Your own route</source>
        <translation>Votre propre voie</translation>
    </message>
    <message>
        <source>Keep the card that may be kept</source>
        <translation>Garder la carte que vous pouvez garder</translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>left side</source>
        <translation>côté gauche</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>côté droit</translation>
    </message>
    <message>
        <source>closed lid</source>
        <translation>couvercle fermé</translation>
    </message>
    <message>
        <source>open lid</source>
        <translation>couvercle ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s)</source>
        <translation>
            <numerusform>%n côté gauche</numerusform>
            <numerusform>%n côtés gauches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s)</source>
        <translation>
            <numerusform>%n côté droit</numerusform>
            <numerusform>%n côtés droits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s)</source>
        <translation>
            <numerusform>%n couvercle fermé</numerusform>
            <numerusform>%n couvercles fermés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s)</source>
        <translation>
            <numerusform>%n couvercle ouvert</numerusform>
            <numerusform>%n couvercles ouverts</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>par sorte</translation>
    </message>
    <message>
        <source>Pile of boxes</source>
        <translation>Pile de caisses</translation>
    </message>
    <message numerus="yes">
        <source>row {row}, place {place}: %n box(es), {lid}</source>
        <translation>
            <numerusform>rang {row}, place {place}&#xa0;: %n caisse, {lid}</numerusform>
            <numerusform>rang {row}, place {place}&#xa0;: %n caisses, {lid}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, place {place}: empty</source>
        <translation>rang {row}, place {place}&#xa0;: vide</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>couvercle fermé</translation>
    </message>
    <message>
        <source>open</source>
        <translation>couvercle ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n caisse</numerusform>
            <numerusform>%n caisses</numerusform>
        </translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>Rayons X</translation>
    </message>
    <message>
        <source>X-ray on: hidden boxes are shown.</source>
        <translation>Rayons X activés&#x202f;: les caisses cachées se voient.</translation>
    </message>
    <message>
        <source>X-ray off.</source>
        <translation>Rayons X désactivés.</translation>
    </message>
    <message>
        <source>Whole pile</source>
        <translation>Toute la pile</translation>
    </message>
    <message>
        <source>Show hidden boxes</source>
        <translation>Montrer les caisses cachées</translation>
    </message>
    <message>
        <source>Show the whole pile</source>
        <translation>Montrer toute la pile</translation>
    </message>
    <message>
        <source>Come nearer</source>
        <translation>S’approcher</translation>
    </message>
    <message>
        <source>Go farther away</source>
        <translation>S’éloigner</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Déplacer l’image</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{value} of spades</source>
        <translation>{value}&#xa0;de pique</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as de pique</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>roi de pique</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dame de pique</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>valet de pique</translation>
    </message>
    <message>
        <source>{value} of hearts</source>
        <translation>{value}&#xa0;de cœur</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de cœur</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>roi de cœur</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dame de cœur</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>valet de cœur</translation>
    </message>
    <message>
        <source>{value} of diamonds</source>
        <translation>{value}&#xa0;de carreau</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as de carreau</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>roi de carreau</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dame de carreau</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>valet de carreau</translation>
    </message>
    <message>
        <source>{value} of clubs</source>
        <translation>{value}&#xa0;de trèfle</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>as de trèfle</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>roi de trèfle</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dame de trèfle</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>valet de trèfle</translation>
    </message>
    <message>
        <source>the {value} of spades</source>
        <translation>le&#xa0;{value}&#xa0;de pique</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>l’as de pique</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>le roi de pique</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>la dame de pique</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>le valet de pique</translation>
    </message>
    <message>
        <source>the {value} of hearts</source>
        <translation>le&#xa0;{value}&#xa0;de cœur</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>l’as de cœur</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>le roi de cœur</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>la dame de cœur</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>le valet de cœur</translation>
    </message>
    <message>
        <source>the {value} of diamonds</source>
        <translation>le&#xa0;{value}&#xa0;de carreau</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>l’as de carreau</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>le roi de carreau</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>la dame de carreau</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>le valet de carreau</translation>
    </message>
    <message>
        <source>the {value} of clubs</source>
        <translation>le&#xa0;{value}&#xa0;de trèfle</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>l’as de trèfle</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>le roi de trèfle</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>la dame de trèfle</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>le valet de trèfle</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>AKQJ</source>
        <translation>ARDV</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>there is no other move.</source>
        <translation>il n’y a pas d’autre coup.</translation>
    </message>
    <message>
        <source>nothing better found: about {percent} % to win.</source>
        <translation>rien de mieux trouvé&#xa0;: environ {percent}&#xa0;% de chances.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>Environ %n point sur cent de plus de chances de gagner.</numerusform>
            <numerusform>Environ %n points sur cent de plus de chances de gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>exactly {percent} %</source>
        <translation>exactement {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Counted to the end, you win with it.</source>
        <translation>En comptant jusqu’à la fin, cela fait gagner.</translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, it is %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>En comptant jusqu’à la fin, %n point sur cent de plus de chances de gagner.</numerusform>
            <numerusform>En comptant jusqu’à la fin, %n points sur cent de plus de chances de gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>counted to the end, you win with it.</source>
        <translation>en comptant jusqu’à la fin, cela fait gagner.</translation>
    </message>
    <message>
        <source>counted to the end, nothing better is left: it loses.</source>
        <translation>en comptant jusqu’à la fin, il n’y a rien de mieux&#xa0;: cela perd.</translation>
    </message>
    <message>
        <source>counted to the end, exactly {percent} % to win.</source>
        <translation>en comptant jusqu’à la fin, exactement {percent}&#xa0;% de chances.</translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s) as good.</source>
        <translation>
            <numerusform>Un autre coup se vaut.</numerusform>
            <numerusform>%n autres coups se valent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {reason}</source>
        <translation>Mieux&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Mieux&#xa0;: {move}.</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>2 for each one with a lower score, 1 for each with the same score.</source>
        <translation>2 pour chacun qui a un score inférieur, 1 pour chacun qui a le même.</translation>
    </message>
    <message>
        <source>{points} of {most}</source>
        <translation>{points} sur {most}</translation>
    </message>
    <message>
        <source>{points} of {most}: {share}</source>
        <translation>{points} sur {most}&#xa0;: {share}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>{round}: {number}</source>
        <translation>{round}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>= alike</source>
        <translation>= pareil</translation>
    </message>
    <message>
        <source>≠ here they part</source>
        <translation>≠ ici ils se séparent</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
</context>
<context>
    <name>deal of the day</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>On each day, 2 points for each one with a lower score and 1 for each with the same score, of all who played it.</source>
        <translation>Pour chaque jour, 2 points pour chacun qui a un score inférieur et 1 pour chacun qui a le même, parmi tous ceux qui l’ont joué.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>{score}, won</source>
        <translation>{score}, gagné</translation>
    </message>
    <message>
        <source>{result} (afterwards)</source>
        <translation>{result} (après coup)</translation>
    </message>
    <message numerus="yes">
        <source>Played on the day itself: %n day(s) in a row.</source>
        <translation>
            <numerusform>Joué le jour même&#xa0;: %n jour de suite.</numerusform>
            <numerusform>Joué le jour même&#xa0;: %n jours de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest row so far: %n day(s).</source>
        <translation>
            <numerusform>La plus longue série&#xa0;: %n jour.</numerusform>
            <numerusform>La plus longue série&#xa0;: %n jours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Everybody has passed: only a knock on the last pass is possible now.</source>
        <translation>Tout le monde a passé&#xa0;: on ne peut plus que frapper sur le dernier passe.</translation>
    </message>
    <message>
        <source>Somebody has knocked already: only the first knock counts.</source>
        <translation>Quelqu’un a déjà frappé&#xa0;: seul le premier compte.</translation>
    </message>
    <message>
        <source>An attack comes first.</source>
        <translation>Il faut d’abord attaquer.</translation>
    </message>
    <message>
        <source>This is not a deal of the game.</source>
        <translation>Ce n’est pas une donne de ce jeu.</translation>
    </message>
    <message>
        <source>{value} is not a deal number.</source>
        <translation>{value} n’est pas un numéro de donne.</translation>
    </message>
    <message>
        <source>The fate pile is incomplete or out of order.</source>
        <translation>La pile du destin est incomplète ou mal rangée.</translation>
    </message>
    <message>
        <source>The hands do not have the right number of cards.</source>
        <translation>Les mains n’ont pas le bon nombre de cartes.</translation>
    </message>
    <message>
        <source>A column is at least one box high.</source>
        <translation>Une colonne a au moins une caisse.</translation>
    </message>
    <message>
        <source>Deals of version {value} are not known here.</source>
        <translation>Les donnes de version {value} ne sont pas connues ici.</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {reason}.</source>
        <translation>La leçon de {game} ne peut pas être donnée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Seat {seat} has no such computer level: {level}.</source>
        <translation>La place {seat} a un niveau de jeu inconnu&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}.</source>
        <translation>L’option {option} ne peut pas être {value}.</translation>
    </message>
    <message>
        <source>Seat {seat} needs a name and a player.</source>
        <translation>Il faut un nom et un joueur à la place {seat}.</translation>
    </message>
    <message>
        <source>{count} players: the game takes {low} to {high}.</source>
        <translation>{count} joueurs&#xa0;: ce jeu en demande de {low} à {high}.</translation>
    </message>
    <message>
        <source>Read on first: nothing is to be played yet.</source>
        <translation>Lisez d’abord la suite&#xa0;: il n’y a encore rien à jouer.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>No round has been dealt.</source>
        <translation>Aucune manche n’a été distribuée.</translation>
    </message>
    <message>
        <source>This is not a game file: line {line}, column {column} is not JSON.</source>
        <translation>Ce n’est pas un fichier de partie&#xa0;: la ligne {line}, colonne {column}, n’est pas du JSON.</translation>
    </message>
    <message>
        <source>This is not a game file: its text is not UTF-8.</source>
        <translation>Ce n’est pas un fichier de partie&#xa0;: le texte n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>Deal {number} shuffles the cards in another way.</source>
        <translation>La donne n°&#xa0;{number} mélange les cartes autrement.</translation>
    </message>
    <message>
        <source>These are not the cards of deal {number}.</source>
        <translation>Ce ne sont pas les cartes de la donne n°&#xa0;{number}.</translation>
    </message>
    <message>
        <source>The deal must name two spies.</source>
        <translation>La donne doit nommer deux espions.</translation>
    </message>
    <message>
        <source>The stock is incomplete.</source>
        <translation>La pioche est incomplète.</translation>
    </message>
    <message>
        <source>{version} is not a version of the record format.</source>
        <translation>{version} n’est pas une version du fichier de partie.</translation>
    </message>
    <message>
        <source>Spells are blocked already.</source>
        <translation>Les sorts sont déjà bloqués.</translation>
    </message>
    <message>
        <source>These are not the cards that were sealed before play began.</source>
        <translation>Ce ne sont pas les cartes scellées avant le début du jeu.</translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation>{card} n’est pas dans cette main.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} figure deux fois.</translation>
    </message>
    <message>
        <source>First say whether you challenge with a sleep spell.</source>
        <translation>Dites d’abord si vous lancez un défi avec un sort de sommeil.</translation>
    </message>
    <message>
        <source>An open box may not be exchanged for a closed lid.</source>
        <translation>On n’échange pas un couvercle fermé contre un ouvert.</translation>
    </message>
    <message>
        <source>{card} belongs in the row of its colour, which is there already.</source>
        <translation>{card} va dans la rangée de sa couleur, et elle existe déjà.</translation>
    </message>
    <message>
        <source>A column stands too far away.</source>
        <translation>Une colonne est trop loin.</translation>
    </message>
    <message>
        <source>A column is given twice.</source>
        <translation>Une colonne est donnée deux fois.</translation>
    </message>
    <message>
        <source>A turn begins with a discard.</source>
        <translation>Un tour commence par une défausse.</translation>
    </message>
    <message>
        <source>You have discarded this turn.</source>
        <translation>Vous vous êtes déjà défaussé d’une carte ce tour-ci.</translation>
    </message>
    <message>
        <source>The key {key} is there twice.</source>
        <translation>La clé {key} figure deux fois.</translation>
    </message>
    <message>
        <source>That soldier faces another of yours: only that one may attack it.</source>
        <translation>Ce soldat fait face à un autre des vôtres&#xa0;: lui seul peut l’attaquer.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy: it may not slide.</source>
        <translation>Ce soldat fait face à un ennemi&#xa0;: il ne peut pas se décaler.</translation>
    </message>
    <message>
        <source>The empty slot must be filled first.</source>
        <translation>Il faut d’abord combler la case vide.</translation>
    </message>
    <message>
        <source>To fill a slot, name a card and, for a ransom, the money.</source>
        <translation>Pour combler, nommez une carte et, pour un rachat, l’argent.</translation>
    </message>
    <message>
        <source>Five rows lie on the table: there is no room for another.</source>
        <translation>Il y a cinq rangées sur la table&#xa0;: plus de place pour une autre.</translation>
    </message>
    <message>
        <source>You are in front: of your own cards you may lay only one in this turn.</source>
        <translation>Vous menez&#xa0;: une seule de vos cartes ce tour-ci.</translation>
    </message>
    <message>
        <source>Both lines are chosen first.</source>
        <translation>On choisit d’abord les deux lignes.</translation>
    </message>
    <message>
        <source>A line is three soldiers.</source>
        <translation>Une ligne, c’est trois soldats.</translation>
    </message>
    <message>
        <source>The match has a result but is not over.</source>
        <translation>La partie a un résultat, mais n’est pas finie.</translation>
    </message>
    <message>
        <source>There is no card on that pile.</source>
        <translation>Il n’y a pas de carte sur cette pile.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>Il manque la clé {key}.</translation>
    </message>
    <message>
        <source>The money card {money} is spent.</source>
        <translation>La carte d’argent {money} est déjà dépensée.</translation>
    </message>
    <message>
        <source>The money card {money} cannot be paid twice.</source>
        <translation>La carte d’argent {money} ne se dépense pas deux fois.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy and may attack only that one.</source>
        <translation>Ce soldat fait face à un ennemi et ne peut attaquer que lui.</translation>
    </message>
    <message>
        <source>The value of {key} must be true.</source>
        <translation>La valeur de {key} doit être true.</translation>
    </message>
    <message>
        <source>{key} must be true or false.</source>
        <translation>{key} doit valoir true ou false.</translation>
    </message>
    <message>
        <source>While fewer than two piles of a colour lie, its next card begins a new one.</source>
        <translation>Tant qu’il n’y a pas deux piles d’une couleur, la carte suivante en commence une nouvelle.</translation>
    </message>
    <message>
        <source>The record has version {version}: a newer program has written it.</source>
        <translation>Le fichier est en version {version}&#xa0;: un programme plus récent l’a écrit.</translation>
    </message>
    <message>
        <source>One card of the trio must be of the suit of your spy, {spy}.</source>
        <translation>Une carte du trio doit être de l’enseigne de votre espion&#xa0;: {spy}.</translation>
    </message>
    <message>
        <source>No enemy soldier stands there.</source>
        <translation>Il n’y a pas de soldat adverse ici.</translation>
    </message>
    <message>
        <source>The shuffle does not say what the new stock is.</source>
        <translation>Le mélange n’indique pas la nouvelle pioche.</translation>
    </message>
    <message>
        <source>It is not time for the next round.</source>
        <translation>Ce n’est pas le moment de la manche suivante.</translation>
    </message>
    <message>
        <source>There is no pass to knock on.</source>
        <translation>Personne n’a passé&#xa0;: il n’y a pas de quoi frapper.</translation>
    </message>
    <message>
        <source>The build makes no point.</source>
        <translation>Cette construction ne rapporte aucun point.</translation>
    </message>
    <message>
        <source>That build is not among those considered.</source>
        <translation>Cette construction n’est pas parmi celles examinées.</translation>
    </message>
    <message>
        <source>Nobody may build now.</source>
        <translation>Personne ne peut construire maintenant.</translation>
    </message>
    <message>
        <source>A bid is a whole number from 0 to {most}.</source>
        <translation>Une enchère est un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
        <source>A build names all columns of the pile and all open boxes.</source>
        <translation>Une construction nomme toutes les colonnes de la pile et toutes les caisses ouvertes.</translation>
    </message>
    <message>
        <source>{card} is not in the enemy’s dungeon: it needs no ransom.</source>
        <translation>{card} n’est pas dans le cachot adverse&#xa0;: rien à racheter.</translation>
    </message>
    <message>
        <source>A column is given by two whole numbers.</source>
        <translation>Une colonne est donnée par deux nombres entiers.</translation>
    </message>
    <message>
        <source>A pile is a list of columns, each three whole numbers.</source>
        <translation>Une pile est une liste de colonnes, de trois nombres entiers chacune.</translation>
    </message>
    <message>
        <source>{card} is not what your route needs next.</source>
        <translation>{card} n’est pas la suite de votre voie.</translation>
    </message>
    <message>
        <source>The three cards are not of one rank.</source>
        <translation>Les trois cartes n’ont pas la même valeur.</translation>
    </message>
    <message>
        <source>Open boxes are given by two whole numbers each.</source>
        <translation>Une caisse ouverte est donnée par deux nombres entiers.</translation>
    </message>
    <message>
        <source>The pile is not the cube with four open boxes.</source>
        <translation>La pile n’est pas le cube aux quatre caisses ouvertes.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Ce n’est pas à cette place de jouer.</translation>
    </message>
    <message>
        <source>A number is beyond {most}.</source>
        <translation>Un nombre dépasse {most}.</translation>
    </message>
    <message>
        <source>You have to lay at least one card before you may keep one.</source>
        <translation>Posez au moins une carte avant d’en garder une.</translation>
    </message>
    <message>
        <source>The open box on top stays as long as a closed one can go.</source>
        <translation>La caisse ouverte du dessus reste tant qu’une fermée peut partir.</translation>
    </message>
    <message>
        <source>An open lid needs a box whose lid can be seen.</source>
        <translation>Un couvercle ouvert va sur une caisse dont on voit le dessus.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it must be laid.</source>
        <translation>{card} est de la couleur adverse&#xa0;: il faut poser cette carte.</translation>
    </message>
    <message>
        <source>Nobody knocks on a pass of their own.</source>
        <translation>On ne frappe pas sur son propre passe.</translation>
    </message>
    <message>
        <source>An open box is given twice.</source>
        <translation>Une caisse ouverte est donnée deux fois.</translation>
    </message>
    <message>
        <source>{card} lies in the enemy’s dungeon: its ransom is {price}.</source>
        <translation>{card} est dans le cachot adverse&#xa0;: le rachat coûte {price}.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it cannot go on your route.</source>
        <translation>{card} est de la couleur adverse&#xa0;: cette carte ne va pas sur votre voie.</translation>
    </message>
    <message>
        <source>The discard pile must be shuffled first.</source>
        <translation>Il faut d’abord mélanger la défausse.</translation>
    </message>
    <message>
        <source>A sleep spell must be chosen now.</source>
        <translation>Il faut maintenant choisir un sort de sommeil.</translation>
    </message>
    <message>
        <source>This soldier has slid this turn.</source>
        <translation>Ce soldat s’est déjà décalé ce tour-ci.</translation>
    </message>
    <message>
        <source>Spells are blocked: no soldier slides any more this turn.</source>
        <translation>Les sorts sont bloqués&#xa0;: plus aucun soldat ne se décale ce tour-ci.</translation>
    </message>
    <message>
        <source>A soldier stands there.</source>
        <translation>Il y a déjà un soldat ici.</translation>
    </message>
    <message>
        <source>{card} cannot stand in the line twice.</source>
        <translation>{card} ne peut pas être deux fois dans la ligne.</translation>
    </message>
    <message>
        <source>The spell {spell} is used up.</source>
        <translation>Le sort {spell} a déjà servi.</translation>
    </message>
    <message>
        <source>{card} is your spy: it stays face down.</source>
        <translation>{card} est votre espion et reste face cachée.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>First say whether you use a strength spell.</source>
        <translation>Dites d’abord si vous employez un sort de force.</translation>
    </message>
    <message>
        <source>Your team is complete: {card} finds no place in it.</source>
        <translation>Votre cordée est au complet&#xa0;: {card} n’y a plus sa place.</translation>
    </message>
    <message>
        <source>First your team of three climbers, then the stages.</source>
        <translation>D’abord votre cordée de trois grimpeurs, ensuite les étapes.</translation>
    </message>
    <message>
        <source>You have laid your cards: now fill your hand.</source>
        <translation>Vos cartes sont posées&#xa0;: complétez maintenant votre main.</translation>
    </message>
    <message>
        <source>The move names no seat.</source>
        <translation>Le coup n’indique pas de place.</translation>
    </message>
    <message>
        <source>A bid is due now.</source>
        <translation>C’est le moment de miser.</translation>
    </message>
    <message>
        <source>Whoever knocked must show a build or concede.</source>
        <translation>Celui qui a frappé montre une construction ou renonce.</translation>
    </message>
    <message>
        <source>With the unused cards you build, or say that you are done.</source>
        <translation>Avec les cartes restantes, construisez, ou dites que vous avez terminé.</translation>
    </message>
    <message>
        <source>It is time to build or to pass.</source>
        <translation>C’est le moment de construire ou de passer.</translation>
    </message>
    <message>
        <source>It is not time to shuffle.</source>
        <translation>Ce n’est pas le moment de mélanger.</translation>
    </message>
    <message>
        <source>None of your soldiers stands there.</source>
        <translation>Aucun de vos soldats n’est ici.</translation>
    </message>
    <message>
        <source>There is no card {card}.</source>
        <translation>Il n’y a pas de carte {card}.</translation>
    </message>
    <message>
        <source>There is no chance move {chance}.</source>
        <translation>Il n’y a pas de coup de hasard {chance}.</translation>
    </message>
    <message>
        <source>There is no column there.</source>
        <translation>Il n’y a pas de colonne ici.</translation>
    </message>
    <message>
        <source>There is no money card {money}.</source>
        <translation>Il n’y a pas de carte d’argent {money}.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Il n’y a pas de pile {pile}.</translation>
    </message>
    <message>
        <source>There is no row {row}.</source>
        <translation>Il n’y a pas de rangée {row}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Il n’y a pas de place {seat}.</translation>
    </message>
    <message>
        <source>There is no slot {slot}.</source>
        <translation>Il n’y a pas de case {slot}.</translation>
    </message>
    <message>
        <source>There is no soldier {card}.</source>
        <translation>Il n’y a pas de soldat {card}.</translation>
    </message>
    <message>
        <source>There is no such spell: {spell}.</source>
        <translation>Ce sort n’existe pas&#xa0;: {spell}.</translation>
    </message>
    <message>
        <source>The move does not say where {card} goes.</source>
        <translation>Le coup ne dit pas où va {card}.</translation>
    </message>
    <message>
        <source>No trio of the rank of {card} lies on the table.</source>
        <translation>Aucun trio n’a la même valeur que {card}.</translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation>Ce n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>This is not a game record.</source>
        <translation>Ce n’est pas un fichier de partie.</translation>
    </message>
    <message>
        <source>{card} is not in your reserve.</source>
        <translation>{card} n’est pas dans votre réserve.</translation>
    </message>
    <message>
        <source>This is not a readable JSON document.</source>
        <translation>Ce n’est pas un document JSON lisible.</translation>
    </message>
    <message>
        <source>An open box may not be moved.</source>
        <translation>Une caisse ouverte ne se déplace pas.</translation>
    </message>
    <message>
        <source>A pile has at least one box.</source>
        <translation>Une pile a au moins une caisse.</translation>
    </message>
    <message>
        <source>There is a gap between two columns.</source>
        <translation>Il y a un trou entre deux colonnes.</translation>
    </message>
    <message>
        <source>The pile falls apart: its columns must touch.</source>
        <translation>La pile se sépare&#xa0;: ses colonnes doivent se toucher.</translation>
    </message>
    <message>
        <source>A column in front may not be higher than one behind it.</source>
        <translation>Devant, une colonne ne peut pas dépasser celle de derrière.</translation>
    </message>
    <message>
        <source>First lay a card, then fill your hand.</source>
        <translation>Posez d’abord une carte, puis complétez votre main.</translation>
    </message>
    <message>
        <source>First say whether you reverse the duel.</source>
        <translation>Dites d’abord si vous inversez le duel.</translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation>La manche n’est pas finie.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>That row has another colour than {card}.</source>
        <translation>{card} n’est pas de la couleur de cette rangée.</translation>
    </message>
    <message>
        <source>The document is nested too deep.</source>
        <translation>Le document est trop imbriqué.</translation>
    </message>
    <message>
        <source>The pile takes {count} cards of kind {card}; there are only {most}.</source>
        <translation>La pile demande {count} cartes de la sorte {card}&#x202f;; il n’y en a que {most}.</translation>
    </message>
    <message>
        <source>There are {count} rounds, only {allowed} are played.</source>
        <translation>Il y a {count} manches, alors qu’on n’en joue que {allowed}.</translation>
    </message>
    <message>
        <source>A trio is three cards.</source>
        <translation>Un trio, c’est trois cartes.</translation>
    </message>
    <message>
        <source>The move must name two slots.</source>
        <translation>Le coup doit nommer deux cases.</translation>
    </message>
    <message>
        <source>There is no game {game}.</source>
        <translation>Il n’y a pas de jeu {game}.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>Ce jeu n’a pas d’option {option}.</translation>
    </message>
    <message>
        <source>The round did not end like that, but with: {expected}.</source>
        <translation>La manche ne s’est pas terminée ainsi, mais par&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>The ransom of {card} is exactly {price}, not {paid}.</source>
        <translation>Pour racheter {card}, il faut exactement {price}, pas {paid}.</translation>
    </message>
    <message>
        <source>The scores are wrong, they should be {expected}.</source>
        <translation>Les points sont faux, ce devrait être {expected}.</translation>
    </message>
    <message>
        <source>The round must be begun by seat {start}.</source>
        <translation>C’est à la place {start} de commencer la manche.</translation>
    </message>
    <message>
        <source>The new stock must be exactly the {count} cards of the discard pile.</source>
        <translation>La nouvelle pioche doit être exactement les {count} cartes de la défausse.</translation>
    </message>
    <message>
        <source>The totals are wrong, they should be {expected}.</source>
        <translation>Les totaux sont faux, ce devrait être {expected}.</translation>
    </message>
    <message>
        <source>The key {key} has the wrong kind of value.</source>
        <translation>La clé {key} a une valeur du mauvais type.</translation>
    </message>
    <message>
        <source>The winners are wrong, they should be {expected}.</source>
        <translation>Les gagnants sont faux, ce devrait être {expected}.</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>all at one table</source>
        <translation>tous à la même table</translation>
    </message>
    <message>
        <source>everybody against everybody</source>
        <translation>chacun contre chacun</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>élimination directe</translation>
    </message>
    <message>
        <source>same deals for everybody</source>
        <translation>mêmes donnes pour tous</translation>
    </message>
    <message>
        <source>All play in every match; each begins in turn.</source>
        <translation>Tous jouent dans chaque partie ; chacun commence à son tour.</translation>
    </message>
    <message>
        <source>Two sit at each table, and everybody meets everybody in every game.</source>
        <translation>On joue à deux par table, et chacun rencontre chacun à chaque jeu.</translation>
    </message>
    <message>
        <source>Two sit at each table; the winner goes on, and a draw is played again. The chosen games take turns from round to round.</source>
        <translation>On joue à deux par table ; le gagnant continue, et une partie nulle se rejoue. Les jeux choisis alternent d’un tour à l’autre.</translation>
    </message>
    <message>
        <source>One after the other, each plays the same cards alone against the same computer players, without having seen them. When all have played a deal, it is compared move by move.</source>
        <translation>L’un après l’autre, chacun joue seul les mêmes cartes contre les mêmes joueurs virtuels, sans les avoir vues. Quand tous ont joué une donne, elle est comparée coup par coup.</translation>
    </message>
    <message>
        <source>In this game every match begins with the same cards: only the computer player varies from deal to deal.</source>
        <translation>Dans ce jeu, chaque partie commence avec les mêmes cartes&#xa0;: seul le joueur virtuel varie d’une donne à l’autre.</translation>
    </message>
    <message>
        <source>by the share of the win</source>
        <translation>selon la part de victoire</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>selon la place</translation>
    </message>
    <message>
        <source>A match is worth 1 point: to its winner, or shared by those who share the win.</source>
        <translation>Une partie vaut 1 point : pour le gagnant, ou partagé entre ceux qui partagent la victoire.</translation>
    </message>
    <message>
        <source>A match brings 1 point for each player left behind, and half a point for each with the same score.</source>
        <translation>Une partie rapporte 1 point pour chaque joueur devancé, et un demi-point pour chaque joueur à égalité.</translation>
    </message>
    <message>
        <source>Two have the same name: give one of them another.</source>
        <translation>Deux participants portent le même nom : changez l’un des deux.</translation>
    </message>
    <message>
        <source>Choose a game, or another form: no game seats more than six.</source>
        <translation>Choisissez un jeu, ou une autre forme : aucun jeu n’accueille plus de six joueurs.</translation>
    </message>
    <message>
        <source>The same deals are of one game: choose only one.</source>
        <translation>Les mêmes donnes sont d’un seul jeu&#xa0;: n’en choisissez qu’un.</translation>
    </message>
    <message>
        <source>That would be more than 120 matches: choose fewer.</source>
        <translation>Cela ferait plus de 120 parties : choisissez-en moins.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the matches won, then by the matches among those who are equal, then by the points of the opponents left behind (half of them after a draw). Whoever is still equal shares the place.</source>
        <translation>À égalité de points comptent les parties gagnées, puis les parties entre ex æquo, puis les points des adversaires battus (la moitié après une partie nulle). Ceux qui restent à égalité partagent la place.</translation>
    </message>
    <message>
        <source>Points are match points, as in bridge clubs: at each deal that all have played, 2 for each one whose score you beat and 1 for each with the same score; the share is what that is of all there was to be had.</source>
        <translation>Les points sont des points de match, comme dans les clubs de bridge&#xa0;: à chaque donne que tous ont jouée, 2 pour chacun dont vous battez le score et 1 pour chacun qui a le même&#xa0;; la part est ce que cela représente de tout ce qu’il y avait à gagner.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the deals at which one was best alone, then by the match points among those who are equal, then by the sum of the scores. Whoever is still equal shares the place.</source>
        <translation>À égalité de points décident les donnes où l’on a été seul meilleur, puis les points de match entre les ex æquo, puis la somme des scores. Ceux qui sont encore à égalité partagent la place.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last. The deals they give up are open once all others have played them; then nobody can come back to them.</source>
        <translation>Qui abandonne garde ses points et passe en fin de classement. Les donnes abandonnées s’ouvrent dès que tous les autres les ont jouées&#xa0;; ensuite, personne ne peut y revenir.</translation>
    </message>
    <message>
        <source>The place is how far one came; those who went out in the same round share it. Points are matches won.</source>
        <translation>La place dit jusqu’où l’on est allé ; les éliminés d’un même tour la partagent. Les points sont les duels gagnés.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; the others play on without them.</source>
        <translation>Qui abandonne garde ses points et passe en fin de classement ; les autres continuent.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; each opponent they have not met yet has 1 point for it.</source>
        <translation>Qui abandonne garde ses points et passe en fin de classement ; chaque adversaire pas encore rencontré reçoit 1 point.</translation>
    </message>
    <message>
        <source>If somebody drops out, the opponent goes on without a match.</source>
        <translation>Si quelqu’un abandonne, son adversaire passe sans jouer.</translation>
    </message>
    <message>
        <source>A match that became practice does not count, and is open again.</source>
        <translation>Une partie devenue entraînement ne compte pas et reste à jouer.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Matches won alone or, at the same deals, the deals at which one was best alone.</source>
        <translation>Parties gagnées seul ou, avec les mêmes donnes, celles où l’on a été seul meilleur.</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Départage</translation>
    </message>
    <message>
        <source>What told those with equal points apart.</source>
        <translation>Ce qui a départagé les ex æquo.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>The match points as a share of all there were to be had.</source>
        <translation>Les points de match en part de tous ceux qu’il y avait à gagner.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The sum of the scores at the deals that all have played.</source>
        <translation>La somme des scores aux donnes que tous ont jouées.</translation>
    </message>
    <message>
        <source>{name}, deal {number}</source>
        <translation>{name}, donne {number}</translation>
    </message>
    <message>
        <source>played, still closed</source>
        <translation>jouée, encore fermée</translation>
    </message>
    <message>
        <source>winner of no. {number}</source>
        <translation>vainqueur du n° {number}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>comes later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>drawn ({result}): once more</source>
        <translation>nulle ({result}) : à rejouer</translation>
    </message>
    <message>
        <source>walk-over for {name}</source>
        <translation>forfait, pour {name}</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>non jouée</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{name} (dropped out)</source>
        <translation>{name} (abandon)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>parties entre eux</translation>
    </message>
    <message>
        <source>whom they beat</source>
        <translation>adversaires battus</translation>
    </message>
    <message>
        <source>best alone</source>
        <translation>seul meilleur</translation>
    </message>
    <message>
        <source>sum of scores</source>
        <translation>somme des scores</translation>
    </message>
    <message>
        <source>place shared</source>
        <translation>place partagée</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>no command</source>
        <translation>pas de commande</translation>
    </message>
    <message>
        <source>a quotation that is not closed: {command}</source>
        <translation>un guillemet qui n’est pas fermé&#xa0;: {command}</translation>
    </message>
    <message>
        <source>there is no program {program}</source>
        <translation>il n’y a pas de programme {program}</translation>
    </message>
    <message>
        <source>this computer has no player called ‘{program}’</source>
        <translation>cet ordinateur n’a pas de joueur appelé «&#xa0;{program}&#xa0;»</translation>
    </message>
    <message>
        <source>cannot be started: {said}</source>
        <translation>il ne démarre pas&#xa0;: {said}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>il a fermé sa sortie</translation>
    </message>
    <message>
        <source>it ended with status {status}</source>
        <translation>il s’est terminé avec l’état {status}</translation>
    </message>
    <message>
        <source>it ended with status {status}: {said}</source>
        <translation>il s’est terminé avec l’état {status}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>a flood of lines that nobody asked for</source>
        <translation>un flot de lignes que personne n’a demandées</translation>
    </message>
    <message>
        <source>it answered with an error: {said}</source>
        <translation>il a répondu par une erreur&#xa0;: {said}</translation>
    </message>
    <message>
        <source>an answer without a move</source>
        <translation>une réponse sans coup</translation>
    </message>
    <message>
        <source>a move of another seat</source>
        <translation>un coup d’une autre place</translation>
    </message>
    <message>
        <source>an illegal move: {reason}</source>
        <translation>un coup interdit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a move that makes no sense ({kind})</source>
        <translation>un coup qui n’a pas de sens ({kind})</translation>
    </message>
    <message>
        <source>neither an objection nor the answer that there is none</source>
        <translation>ni une objection ni la réponse qu’il n’y en a pas</translation>
    </message>
    <message>
        <source>not asked any more after {count} faults in a row</source>
        <translation>n’est plus interrogé après {count} fautes de suite</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a game file</source>
        <translation>Ouvrir un fichier de partie</translation>
    </message>
    <message>
        <source>Save as a game file</source>
        <translation>Enregistrer comme fichier de partie</translation>
    </message>
    <message>
        <source>Game files (*{suffix})</source>
        <translation>Fichiers de partie (*{suffix})</translation>
    </message>
    <message>
        <source>Everything in one file (*{suffix})</source>
        <translation>Tout dans un seul fichier (*{suffix})</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Tout exporter</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <translation>Importer d’un fichier</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Exporter les parties</translation>
    </message>
    <message>
        <source>CSV with semicolons (*.csv)</source>
        <translation>CSV avec points-virgules (*.csv)</translation>
    </message>
    <message>
        <source>CSV with commas (*.csv)</source>
        <translation>CSV avec virgules (*.csv)</translation>
    </message>
    <message>
        <source>Save the standings as a picture</source>
        <translation>Enregistrer le classement en image</translation>
    </message>
    <message>
        <source>Save the standings as a file</source>
        <translation>Enregistrer le classement en tableau</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>The Demolition Game</source>
        <translation>La démolition</translation>
    </message>
    <message>
        <source>Take the pile down box by box and keep the cards.</source>
        <translation>Démontez la pile caisse par caisse et gardez les cartes.</translation>
    </message>
    <message>
        <source>Mountain Climbing</source>
        <translation>À l’assaut du sommet</translation>
    </message>
    <message>
        <source>Two teams, one mountain: who reaches the summit first?</source>
        <translation>Deux cordées, une montagne&#xa0;: qui sera le premier&#x202f;?</translation>
    </message>
    <message>
        <source>The Thirteenth Woodworm</source>
        <translation>Le treizième ver à bois</translation>
    </message>
    <message>
        <source>Nibble at the even cards and keep off the poison.</source>
        <translation>Grignotez les cartes paires et ne touchez pas au poison.</translation>
    </message>
    <message>
        <source>The Box Pile</source>
        <translation>La pile de caisses</translation>
    </message>
    <message>
        <source>Build many boxes with few cards.</source>
        <translation>Beaucoup de caisses avec peu de cartes.</translation>
    </message>
    <message>
        <source>Superspy</source>
        <translation>Super-espion</translation>
    </message>
    <message>
        <source>Collect six trios before you are unmasked.</source>
        <translation>Réunissez six trios avant d’être démasqué.</translation>
    </message>
    <message>
        <source>Raging Wizards</source>
        <translation>Sorciers en furie</translation>
    </message>
    <message>
        <source>Soldiers, spells and a dungeon: who holds the line?</source>
        <translation>Soldats, sorts et cachot&#xa0;: qui tiendra la ligne&#x202f;?</translation>
    </message>
</context>
<context>
    <name>holzwurm</name>
    <message>
        <source>blue {value}</source>
        <translation>{value}&#xa0;bleu</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <translation>{value}&#xa0;jaune</translation>
    </message>
    <message>
        <source>red {value}</source>
        <translation>{value}&#xa0;rouge</translation>
    </message>
    <message>
        <source>green {value}</source>
        <translation>{value}&#xa0;vert</translation>
    </message>
    <message>
        <source>violet {value}</source>
        <translation>{value}&#xa0;violet</translation>
    </message>
    <message>
        <source>grey {value}</source>
        <translation>{value}&#xa0;gris</translation>
    </message>
    <message>
        <source>the blue {value}</source>
        <translation>le&#xa0;{value}&#xa0;bleu</translation>
    </message>
    <message>
        <source>the yellow {value}</source>
        <translation>le&#xa0;{value}&#xa0;jaune</translation>
    </message>
    <message>
        <source>the red {value}</source>
        <translation>le&#xa0;{value}&#xa0;rouge</translation>
    </message>
    <message>
        <source>the green {value}</source>
        <translation>le&#xa0;{value}&#xa0;vert</translation>
    </message>
    <message>
        <source>the violet {value}</source>
        <translation>le&#xa0;{value}&#xa0;violet</translation>
    </message>
    <message>
        <source>the grey {value}</source>
        <translation>le&#xa0;{value}&#xa0;gris</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleue</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verte</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violette</translation>
    </message>
    <message>
        <source>colourless</source>
        <translation>sans couleur</translation>
    </message>
    <message>
        <source>Blue row</source>
        <translation>Rangée bleue</translation>
    </message>
    <message>
        <source>Yellow row</source>
        <translation>Rangée jaune</translation>
    </message>
    <message>
        <source>Red row</source>
        <translation>Rangée rouge</translation>
    </message>
    <message>
        <source>Green row</source>
        <translation>Rangée verte</translation>
    </message>
    <message>
        <source>Violet row</source>
        <translation>Rangée violette</translation>
    </message>
    <message>
        <source>Colourless row</source>
        <translation>Rangée sans couleur</translation>
    </message>
    <message>
        <source>the poisonous thirteen</source>
        <translation>le treize empoisonné</translation>
    </message>
    <message>
        <source>{card}, plus {points}</source>
        <translation>{card}, plus {points}</translation>
    </message>
    <message>
        <source>{card}, minus {points}</source>
        <translation>{card}, moins {points}</translation>
    </message>
    <message>
        <source>New row</source>
        <translation>Nouvelle rangée</translation>
    </message>
    <message>
        <source>{least} or more stays</source>
        <translation>{least} ou plus&#xa0;: reste</translation>
    </message>
    <message>
        <source>every card takes the row</source>
        <translation>toute carte ramasse</translation>
    </message>
    <message>
        <source>Fate pile</source>
        <translation>Pile du destin</translation>
    </message>
    <message>
        <source>next</source>
        <translation>à prendre</translation>
    </message>
    <message numerus="yes">
        <source>{row}, number {number}: %n card(s)</source>
        <translation>
            <numerusform>{row}, numéro {number}&#xa0;: %n carte</numerusform>
            <numerusform>{row}, numéro {number}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, number {number}</source>
        <translation>{row}, numéro {number}</translation>
    </message>
    <message>
        <source>from left to right: {cards}</source>
        <translation>de gauche à droite&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Fate pile, next: {card}; then {rest}</source>
        <translation>Pile du destin, au-dessus&#xa0;: {card}&#x202f;; puis {rest}</translation>
    </message>
    <message>
        <source>Fate pile: only {card} is left</source>
        <translation>Pile du destin&#xa0;: il ne reste que {card}</translation>
    </message>
    <message>
        <source>hand {points}</source>
        <translation>main {points}</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>took {points}</source>
        <translation>a pris {points}</translation>
    </message>
    <message>
        <source>is out: +{bonus}</source>
        <translation>main vidée&#xa0;: +{bonus}</translation>
    </message>
    <message>
        <source>out +{bonus}</source>
        <translation>vidée +{bonus}</translation>
    </message>
    <message>
        <source>A hand is empty: {name} went out.</source>
        <translation>Plus une carte&#xa0;: {name} a vidé sa main.</translation>
    </message>
    <message>
        <source>{name} has swallowed the poisonous thirteen.</source>
        <translation>{name} a avalé le treize empoisonné.</translation>
    </message>
    <message>
        <source>A new row begins at the place “New row”: lay the card there ({key}).</source>
        <translation>Une nouvelle rangée commence à la place «&#xa0;Nouvelle rangée&#xa0;»&#xa0;: posez la carte là ({key}).</translation>
    </message>
    <message>
        <source>No card is laid here: whoever takes a row takes the top card of this pile with it.</source>
        <translation>On ne pose pas de carte ici&#xa0;: qui ramasse une rangée prend aussi la première carte de cette pile.</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste en place</translation>
    </message>
    <message>
        <source>stays, and you are out: +{bonus}</source>
        <translation>reste en place, et votre main est vide&#xa0;: +{bonus}</translation>
    </message>
    <message>
        <source>{name} plays {card} to the blue row.</source>
        <translation>{name} joue {card} dans la rangée bleue.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the yellow row.</source>
        <translation>{name} joue {card} dans la rangée jaune.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the red row.</source>
        <translation>{name} joue {card} dans la rangée rouge.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the green row.</source>
        <translation>{name} joue {card} dans la rangée verte.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the violet row.</source>
        <translation>{name} joue {card} dans la rangée violette.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row.</source>
        <translation>{name} joue {card} dans une rangée sans couleur.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row, which is now {colour}.</source>
        <translation>{name} joue {card} dans une rangée sans couleur, qui devient {colour}.</translation>
    </message>
    <message>
        <source>{name} opens a new row with {card}.</source>
        <translation>{name} ouvre une nouvelle rangée avec {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and {fate} from the fate pile: {points} in all.</source>
        <translation>
            <numerusform>{name} ramasse %n carte, et {fate} de la pile du destin&#xa0;: {points} en tout.</numerusform>
            <numerusform>{name} ramasse %n cartes, et {fate} de la pile du destin&#xa0;: {points} en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and with them the poisonous thirteen.</source>
        <translation>
            <numerusform>{name} ramasse %n carte et avale le treize empoisonné.</numerusform>
            <numerusform>{name} ramasse %n cartes et avale le treize empoisonné.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s): {points}</source>
        <translation>
            <numerusform>a ramassé %n carte&#xa0;: {points}</numerusform>
            <numerusform>a ramassé %n cartes&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and fate: {points}</source>
        <translation>
            <numerusform>ramasse %n carte et le destin&#xa0;: {points}</numerusform>
            <numerusform>ramasse %n cartes et le destin&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and the poison: {points}, the round ends</source>
        <translation>
            <numerusform>ramasse %n carte et le poison&#xa0;: {points}, fin de la manche</numerusform>
            <numerusform>ramasse %n cartes et le poison&#xa0;: {points}, fin de la manche</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays, and you go out: {points}.</source>
        <translation>{card} reste en place et vide votre main&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here; every other play takes a row.</source>
        <translation>{card} reste ici&#x202f;; tout autre coup ramasse une rangée.</translation>
    </message>
    <message numerus="yes">
        <source>after {card}, %n card(s) that the next player holds take(s) this row.</source>
        <translation>
            <numerusform>après {card}, une carte du joueur suivant ramasse cette rangée.</numerusform>
            <numerusform>après {card}, %n cartes du joueur suivant ramassent cette rangée.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays here, and your worst card is gone: {points}.</source>
        <translation>{card} reste ici, et votre pire carte s’en va&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here, and you are rid of {points}.</source>
        <translation>{card} reste ici, et vos {points} s’en vont.</translation>
    </message>
    <message>
        <source>{card} stays here; no play costs you less.</source>
        <translation>{card} reste ici&#x202f;; aucun coup ne vous coûte moins.</translation>
    </message>
    <message>
        <source>with {card}, this row brings {points} to whoever takes it.</source>
        <translation>avec {card}, cette rangée vaut {points} pour qui la ramasse.</translation>
    </message>
    <message>
        <source>{card} opens the fifth row, and there is no sixth.</source>
        <translation>{card} ouvre la cinquième rangée, et il n’y en a pas six.</translation>
    </message>
    <message>
        <source>{card} just stays: one card later it would take the row.</source>
        <translation>{card} reste de justesse&#xa0;: une carte de plus, et la rangée est à vous.</translation>
    </message>
    <message numerus="yes">
        <source>{card} stays here; then you have only %n card(s) left.</source>
        <translation>
            <numerusform>{card} reste ici&#x202f;; il ne vous reste alors que %n carte.</numerusform>
            <numerusform>{card} reste ici&#x202f;; il ne vous reste alors que %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ends the round, and your hand counts {points}.</source>
        <translation>{card} met fin à la manche, et votre main compte {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} takes %n card(s); with the fate card: {points}.</source>
        <translation>
            <numerusform>{card} ramasse %n carte&#x202f;; avec le destin&#xa0;: {points}.</numerusform>
            <numerusform>{card} ramasse %n cartes&#x202f;; avec le destin&#xa0;: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>every play takes a row: {card} here costs least.</source>
        <translation>tout coup ramasse&#xa0;: {card} ici coûte le moins.</translation>
    </message>
    <message>
        <source>whoever takes after {card} swallows the thirteen.</source>
        <translation>qui ramasse après {card} avale le treize.</translation>
    </message>
    <message>
        <source>whoever takes after {card} gets {second}.</source>
        <translation>qui ramasse après {card} reçoit {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} clears the row: %n card(s) of its colour can open one.</source>
        <translation>
            <numerusform>{card} enlève la rangée&#xa0;: %n carte de sa couleur peut en ouvrir une.</numerusform>
            <numerusform>{card} enlève la rangée&#xa0;: %n cartes de sa couleur peuvent en ouvrir une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last card: lay it where it stays, and you go out.</source>
        <translation>Votre dernière carte&#xa0;: posez-la où elle reste, et votre main est vide.</translation>
    </message>
    <message>
        <source>Whoever takes a row now swallows the thirteen. Your hand counts {points}.</source>
        <translation>Qui ramasse maintenant avale le treize. Votre main compte {points}.</translation>
    </message>
    <message>
        <source>Every card takes a row: choose the one you can bear.</source>
        <translation>Toute carte ramasse une rangée&#xa0;: choisissez la moins mauvaise.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) take(s) at least one of your cards: choose what you can bear.</source>
        <translation>
            <numerusform>Une rangée serait ramassée par l’une au moins de vos cartes&#xa0;: choisissez avec soin.</numerusform>
            <numerusform>%n rangées seraient ramassées par l’une au moins de vos cartes&#xa0;: choisissez avec soin.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card takes a row now: a good moment to get rid of odd ones.</source>
        <translation>Aucune carte ne ramasse maintenant&#xa0;: débarrassez-vous des impaires.</translation>
    </message>
    <message>
        <source>{card} to row {number}</source>
        <translation>{card} dans la rangée {number}</translation>
    </message>
    <message>
        <source>{card} to a new row</source>
        <translation>{card} dans une nouvelle rangée</translation>
    </message>
    <message>
        <source>{name} is out: +{bonus}.</source>
        <translation>{name} a vidé sa main&#xa0;: +{bonus}.</translation>
    </message>
    <message>
        <source>Your row is taken!</source>
        <translation>Votre rangée est ramassée&#x202f;!</translation>
    </message>
    <message>
        <source>The round is over, a hand is empty: {scores}.</source>
        <translation>La manche est finie, une main est vide&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>The round is over, the poisonous thirteen is taken: {scores}.</source>
        <translation>La manche est finie, le treize empoisonné est pris&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Row 1</source>
        <translation>Rangée 1</translation>
    </message>
    <message>
        <source>Row 2</source>
        <translation>Rangée 2</translation>
    </message>
    <message>
        <source>Row 3</source>
        <translation>Rangée 3</translation>
    </message>
    <message>
        <source>Row 4</source>
        <translation>Rangée 4</translation>
    </message>
    <message>
        <source>Row 5</source>
        <translation>Rangée 5</translation>
    </message>
    <message>
        <source>A new row</source>
        <translation>Une nouvelle rangée</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Play by itself, or stop</source>
        <translation>Lecture automatique, ou arrêt</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Au dernier coup</translation>
    </message>
    <message>
        <source>Tell whose turn it is</source>
        <translation>Dire à qui c’est de jouer</translation>
    </message>
    <message>
        <source>Tell the scores</source>
        <translation>Dire les points</translation>
    </message>
    <message>
        <source>Tell the hand</source>
        <translation>Dire les cartes en main</translation>
    </message>
    <message>
        <source>Tell what lies on the table</source>
        <translation>Dire ce qu’il y a sur la table</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Montrer le meilleur coup</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>À la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>To the part of the window before</source>
        <translation>À la partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>While looking through a match</source>
        <translation>En revoyant une partie</translation>
    </message>
    <message>
        <source>Take up a card, lay it, press a button</source>
        <translation>Prendre une carte, la poser, presser un bouton</translation>
    </message>
    <message>
        <source>Put back, cancel</source>
        <translation>Reposer, annuler</translation>
    </message>
    <message>
        <source>To the card or place before</source>
        <translation>À la carte ou à la place précédente</translation>
    </message>
    <message>
        <source>To the card or place after</source>
        <translation>À la carte ou à la place suivante</translation>
    </message>
    <message>
        <source>To the first card or place</source>
        <translation>À la première carte ou place</translation>
    </message>
    <message>
        <source>To the last card or place</source>
        <translation>À la dernière carte ou place</translation>
    </message>
    <message>
        <source>With a card: the place above where it may go</source>
        <translation>Avec une carte&#xa0;: la place au-dessus où elle peut aller</translation>
    </message>
    <message>
        <source>With a card: the place below where it may go</source>
        <translation>Avec une carte&#xa0;: la place au-dessous où elle peut aller</translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation>À la partie suivante de la table</translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation>À la partie précédente de la table</translation>
    </message>
    <message>
        <source>The next order of the hand</source>
        <translation>Ranger la main autrement</translation>
    </message>
    <message>
        <source>Play again what happened since your turn</source>
        <translation>Revoir ce qui s’est passé depuis votre tour</translation>
    </message>
    <message>
        <source>Fold or unfold what happened since your turn</source>
        <translation>Replier ou déplier ce qui s’est passé depuis votre tour</translation>
    </message>
    <message>
        <source>Ask the coach: the best three moves, with their chances</source>
        <translation>Demander à l’entraîneur&#xa0;: les trois meilleurs coups et leurs chances</translation>
    </message>
    <message>
        <source>Fold or unfold what the coach says</source>
        <translation>Replier ou déplier ce que dit l’entraîneur</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the first</source>
        <translation>Des coups de l’entraîneur&#xa0;: prendre le premier</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the second</source>
        <translation>Des coups de l’entraîneur&#xa0;: prendre le deuxième</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the third</source>
        <translation>Des coups de l’entraîneur&#xa0;: prendre le troisième</translation>
    </message>
    <message>
        <source>The coach saw a better move: take yours back</source>
        <translation>L’entraîneur a vu mieux&#xa0;: reprendre votre coup</translation>
    </message>
    <message>
        <source>The coach saw a better move: go on</source>
        <translation>L’entraîneur a vu mieux&#xa0;: continuer</translation>
    </message>
    <message>
        <source>On every table</source>
        <translation>À toutes les tables</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>D’un jeu à l’autre</translation>
    </message>
    <message>
        <source>Go on with a saved match</source>
        <translation>Reprendre une partie enregistrée</translation>
    </message>
    <message>
        <source>Delete a saved match</source>
        <translation>Supprimer une partie enregistrée</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Lever le rideau</translation>
    </message>
    <message>
        <source>On the start page, and before the curtain</source>
        <translation>À la page d’accueil et devant le rideau</translation>
    </message>
    <message>
        <source>Read on, or skip the step</source>
        <translation>Lire la suite, ou passer l’étape</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>Recommencer la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>Dans une leçon</translation>
    </message>
    <message>
        <source>To the next task</source>
        <translation>À l’exercice suivant</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Back to the position of the task</source>
        <translation>Revenir à la position de l’exercice</translation>
    </message>
    <message>
        <source>Leave the tasks</source>
        <translation>Quitter les exercices</translation>
    </message>
    <message>
        <source>In mistakes and puzzles</source>
        <translation>Dans les erreurs et les énigmes</translation>
    </message>
</context>
<context>
    <name>kistenstapel</name>
    <message>
        <source>{number} seconds</source>
        <translation>{number} secondes</translation>
    </message>
    <message>
        <source>Time to &amp;knock</source>
        <translation>Temps pour &amp;frapper</translation>
    </message>
    <message>
        <source>until everybody has answered</source>
        <translation>jusqu’à la réponse de tous</translation>
    </message>
    <message>
        <source>After each turn, show the &amp;best possible build</source>
        <translation>Après chaque tour, montrer la meilleure c&amp;onstruction</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>At a column: put a box there</source>
        <translation>À une colonne&#xa0;: y poser une caisse</translation>
    </message>
    <message>
        <source>At a column: take a box away</source>
        <translation>À une colonne&#xa0;: en retirer une caisse</translation>
    </message>
    <message>
        <source>Lay an open lid</source>
        <translation>Poser un couvercle ouvert</translation>
    </message>
    <message>
        <source>Put a layer under the whole pile</source>
        <translation>Glisser une couche sous toute la pile</translation>
    </message>
    <message>
        <source>Take a layer out</source>
        <translation>Retirer une couche</translation>
    </message>
    <message>
        <source>Take a step of the plan back</source>
        <translation>Annuler une étape du plan</translation>
    </message>
    <message>
        <source>Do a step of the plan again</source>
        <translation>Refaire une étape du plan</translation>
    </message>
    <message>
        <source>Build what is planned</source>
        <translation>Construire ce qui est prévu</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Build no further</source>
        <translation>Ne plus construire</translation>
    </message>
    <message>
        <source>Show the best build</source>
        <translation>Montrer la meilleure construction</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Let a pass be</source>
        <translation>Laisser faire sur un passe</translation>
    </message>
    <message>
        <source>Several people: player 1 knocks</source>
        <translation>À plusieurs&#xa0;: le joueur 1 frappe</translation>
    </message>
    <message>
        <source>Several people: player 2 knocks</source>
        <translation>À plusieurs&#xa0;: le joueur 2 frappe</translation>
    </message>
    <message>
        <source>Several people: player 3 knocks</source>
        <translation>À plusieurs&#xa0;: le joueur 3 frappe</translation>
    </message>
    <message>
        <source>Several people: player 4 knocks</source>
        <translation>À plusieurs&#xa0;: le joueur 4 frappe</translation>
    </message>
    <message>
        <source>Several people: player 5 knocks</source>
        <translation>À plusieurs&#xa0;: le joueur 5 frappe</translation>
    </message>
    <message>
        <source>Several people: player 6 knocks</source>
        <translation>À plusieurs&#xa0;: le joueur 6 frappe</translation>
    </message>
    <message>
        <source>Several people: player 1 lets it be</source>
        <translation>À plusieurs&#xa0;: le joueur 1 laisse faire</translation>
    </message>
    <message>
        <source>Several people: player 2 lets it be</source>
        <translation>À plusieurs&#xa0;: le joueur 2 laisse faire</translation>
    </message>
    <message>
        <source>Several people: player 3 lets it be</source>
        <translation>À plusieurs&#xa0;: le joueur 3 laisse faire</translation>
    </message>
    <message>
        <source>Several people: player 4 lets it be</source>
        <translation>À plusieurs&#xa0;: le joueur 4 laisse faire</translation>
    </message>
    <message>
        <source>Several people: player 5 lets it be</source>
        <translation>À plusieurs&#xa0;: le joueur 5 laisse faire</translation>
    </message>
    <message>
        <source>Several people: player 6 lets it be</source>
        <translation>À plusieurs&#xa0;: le joueur 6 laisse faire</translation>
    </message>
    <message>
        <source>Bid one more</source>
        <translation>Enchérir d’un point</translation>
    </message>
    <message>
        <source>Bid one less</source>
        <translation>Baisser l’enchère d’un point</translation>
    </message>
    <message>
        <source>Bid ten more</source>
        <translation>Enchérir de dix points</translation>
    </message>
    <message>
        <source>Bid ten less</source>
        <translation>Baisser l’enchère de dix points</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Taper une enchère</translation>
    </message>
    <message>
        <source>Take the last digit of a bid back</source>
        <translation>Effacer le dernier chiffre d’une enchère</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Layer underneath</source>
        <translation>Couche dessous</translation>
    </message>
    <message>
        <source>Lay open lid</source>
        <translation>Couvercle ouvert</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Pas en arrière</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Pas en avant</translation>
    </message>
    <message>
        <source>Choose the box that gets the open lid. Esc leaves it.</source>
        <translation>Choisissez la caisse qui reçoit le couvercle ouvert. Échap y renonce.</translation>
    </message>
    <message>
        <source>{name}, plan a build, or pass.</source>
        <translation>{name}, préparez une construction ou passez.</translation>
    </message>
    <message>
        <source>{name}, show what {passer} overlooked, with the cards of {passer}.</source>
        <translation>{name}, montrez ce que {passer} a oublié, avec ses cartes.</translation>
    </message>
    <message>
        <source>{name}, build on with all unused cards, or stop.</source>
        <translation>{name}, construisez encore avec les cartes restantes, ou arrêtez.</translation>
    </message>
    <message>
        <source>Bid {bid}, made {made} so far.</source>
        <translation>Enchère {bid}, {made} pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>%n caisse de plus</numerusform>
            <numerusform>%n caisses de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) fewer</source>
        <translation>
            <numerusform>%n caisse de moins</numerusform>
            <numerusform>%n caisses de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>as many boxes</source>
        <translation>autant de caisses</translation>
    </message>
    <message>
        <source>laid: {cards}</source>
        <translation>posé&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>returned: {cards}</source>
        <translation>récupéré&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Plan a build first: put a box somewhere.</source>
        <translation>Préparez d’abord une construction&#xa0;: posez une caisse quelque part.</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s) too few</source>
        <translation>
            <numerusform>il manque %n côté gauche</numerusform>
            <numerusform>il manque %n côtés gauches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s) too few</source>
        <translation>
            <numerusform>il manque %n côté droit</numerusform>
            <numerusform>il manque %n côtés droits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s) too few</source>
        <translation>
            <numerusform>il manque %n couvercle fermé</numerusform>
            <numerusform>il manque %n couvercles fermés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) too few</source>
        <translation>
            <numerusform>il manque %n couvercle ouvert</numerusform>
            <numerusform>il manque %n couvercles ouverts</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too far away.</source>
        <translation>C’est trop loin.</translation>
    </message>
    <message>
        <source>This does not touch the rest of the pile.</source>
        <translation>Cela ne touche pas le reste de la pile.</translation>
    </message>
    <message>
        <source>There is a gap here between two columns.</source>
        <translation>Il y a ici un trou entre deux colonnes.</translation>
    </message>
    <message>
        <source>This is higher than the column behind it.</source>
        <translation>C’est plus haut que la colonne de derrière.</translation>
    </message>
    <message>
        <source>This open box must stay where it is.</source>
        <translation>Cette caisse ouverte doit rester où elle est.</translation>
    </message>
    <message>
        <source>An open lid may not be exchanged for a closed one.</source>
        <translation>On n’échange pas un couvercle fermé contre un ouvert.</translation>
    </message>
    <message>
        <source>This makes no point.</source>
        <translation>Cela ne rapporte aucun point.</translation>
    </message>
    <message>
        <source>Nothing is played from here: put a box on the pile at a plus sign, then build.</source>
        <translation>On ne joue rien d’ici&#xa0;: posez une caisse sur la pile près d’un signe plus, puis construisez.</translation>
    </message>
    <message>
        <source>The top card comes to you by itself when your turn begins.</source>
        <translation>La première carte vous vient d’elle-même au début de votre tour.</translation>
    </message>
    <message>
        <source>No open lid can be laid here.</source>
        <translation>Pas de couvercle ouvert possible ici.</translation>
    </message>
    <message>
        <source>There is no open lid among the cards.</source>
        <translation>Il n’y a pas de couvercle ouvert parmi les cartes.</translation>
    </message>
    <message>
        <source>The last box stays.</source>
        <translation>La dernière caisse reste.</translation>
    </message>
    <message>
        <source>The pile is not high enough for that.</source>
        <translation>La pile n’est pas assez haute pour cela.</translation>
    </message>
    <message>
        <source>{key} puts a box here.</source>
        <translation>{key} pose ici une caisse.</translation>
    </message>
    <message>
        <source>{key} takes one away.</source>
        <translation>{key} en enlève une.</translation>
    </message>
    <message>
        <source>{key} lays an open lid.</source>
        <translation>{key} met un couvercle ouvert.</translation>
    </message>
    <message>
        <source>{key} builds.</source>
        <translation>{key} construit.</translation>
    </message>
    <message>
        <source>An open box, which stays.</source>
        <translation>Une caisse ouverte, qui reste.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Frapper&#x202f;!</translation>
    </message>
    <message>
        <source>wrong: others +{points}</source>
        <translation>à tort&#xa0;: autres +{points}</translation>
    </message>
    <message numerus="yes">
        <source>If you can show nothing, every other player gets %n point(s).</source>
        <translation>
            <numerusform>Si vous n’avez rien à montrer, chaque autre joueur reçoit %n point.</numerusform>
            <numerusform>Si vous n’avez rien à montrer, chaque autre joueur reçoit %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>ne coûte rien</translation>
    </message>
    <message>
        <source>others +{points}</source>
        <translation>autres +{points}</translation>
    </message>
    <message numerus="yes">
        <source>Every other player gets %n point(s).</source>
        <translation>
            <numerusform>Chaque autre joueur reçoit %n point.</numerusform>
            <numerusform>Chaque autre joueur reçoit %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Cartes&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} knocks</source>
        <translation>{name} frappe</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>{name} has passed. Does anybody knock?</source>
        <translation>{name} passe. Quelqu’un frappe&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{name} has passed. Who knocks and can show nothing gives all others %n point(s).</source>
        <translation>
            <numerusform>{name} passe. Qui frappe sans rien pouvoir montrer donne %n point à tous les autres.</numerusform>
            <numerusform>{name} passe. Qui frappe sans rien pouvoir montrer donne %n points à tous les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does anybody knock? {keys}</source>
        <translation>Quelqu’un frappe&#x202f;? {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>encore %n seconde</numerusform>
            <numerusform>encore %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, how many points do you bid for all unused cards ({cards})?</source>
        <translation>{name}, combien de points misez-vous pour toutes les cartes restantes ({cards})&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, no card is left over: there is nothing to bid for.</source>
        <translation>{name}, il ne reste aucune carte&#xa0;: il n’y a rien à miser.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>First make your bid: only the highest one gets the cards.</source>
        <translation>Misez d’abord&#xa0;: seule la plus haute enchère reçoit les cartes.</translation>
    </message>
    <message>
        <source>you have made {points} then, and your bid was {other}.</source>
        <translation>vous aurez marqué {points}, et votre enchère était de {other}.</translation>
    </message>
    <message numerus="yes">
        <source>no build makes more: %n point(s).</source>
        <translation>
            <numerusform>aucune construction ne rapporte plus&#xa0;: %n point.</numerusform>
            <numerusform>aucune construction ne rapporte plus&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>with this build you lead by {points} to {other}.</source>
        <translation>avec cette construction, vous menez {points} à {other}.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) for no card at all; the build makes {points}.</source>
        <translation>
            <numerusform>%n caisse sans aucune carte&#x202f;; la construction rapporte {points}.</numerusform>
            <numerusform>%n caisses sans aucune carte&#x202f;; la construction rapporte {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) under the whole pile; the build makes {points}.</source>
        <translation>
            <numerusform>%n couche sous toute la pile&#x202f;; la construction rapporte {points}.</numerusform>
            <numerusform>%n couches sous toute la pile&#x202f;; la construction rapporte {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more box(es) that no card shows; the build makes {points}.</source>
        <translation>
            <numerusform>%n caisse de plus qu’aucune carte ne montre&#x202f;; la construction rapporte {points}.</numerusform>
            <numerusform>%n caisses de plus qu’aucune carte ne montre&#x202f;; la construction rapporte {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) come(s) back to your hand; the build makes {points}.</source>
        <translation>
            <numerusform>%n carte revient dans votre main&#x202f;; la construction rapporte {points}.</numerusform>
            <numerusform>%n cartes reviennent dans votre main&#x202f;; la construction rapporte {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) that nobody moves again; the build makes {points}.</source>
        <translation>
            <numerusform>%n couvercle ouvert restera en place&#x202f;; {points} en tout.</numerusform>
            <numerusform>%n couvercles ouverts resteront en place&#x202f;; {points} en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it lays all your cards, %n in number; the build makes {points}.</source>
        <translation>
            <numerusform>vous posez votre seule carte&#x202f;; la construction rapporte {points}.</numerusform>
            <numerusform>vous posez vos %n cartes&#x202f;; la construction rapporte {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this build makes %n point(s).</source>
        <translation>
            <numerusform>cette construction rapporte %n point.</numerusform>
            <numerusform>cette construction rapporte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>no build makes a point.</source>
        <translation>aucune construction ne rapporte de point.</translation>
    </message>
    <message>
        <source>knock: a build for {points} was overlooked.</source>
        <translation>frappez&#xa0;: une construction à {points} n’a pas été vue.</translation>
    </message>
    <message>
        <source>bid {other}: one build with all unused cards makes {points}.</source>
        <translation>misez {other}&#xa0;: une construction avec toutes les cartes restantes rapporte {points}.</translation>
    </message>
    <message numerus="yes">
        <source>With your %n card(s) you can make points: which boxes cost few?</source>
        <translation>
            <numerusform>Avec votre %n carte, des points sont possibles&#xa0;: quelles caisses coûtent peu&#x202f;?</numerusform>
            <numerusform>Avec vos %n cartes, des points sont possibles&#xa0;: quelles caisses coûtent peu&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %n card(s) no point can be made.</source>
        <translation>
            <numerusform>Avec cette %n carte, aucun point n’est possible.</numerusform>
            <numerusform>Avec ces %n cartes, aucun point n’est possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>A build was overlooked: show one.</source>
        <translation>Une construction n’a pas été vue&#xa0;: montrez-en une.</translation>
    </message>
    <message>
        <source>Nothing was overlooked.</source>
        <translation>Rien n’a été oublié.</translation>
    </message>
    <message numerus="yes">
        <source>What can one builder make of the %n unused card(s)?</source>
        <translation>
            <numerusform>Que peut-on faire de la %n carte restante&#x202f;?</numerusform>
            <numerusform>Que peut-on faire des %n cartes restantes&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %n unused card(s) more points can be made.</source>
        <translation>
            <numerusform>Avec la %n carte restante, d’autres points sont possibles.</numerusform>
            <numerusform>Avec les %n cartes restantes, d’autres points sont possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty, but points can still be made: do not pass yet.</source>
        <translation>La pioche est vide, mais des points restent possibles&#xa0;: ne passez pas encore.</translation>
    </message>
    <message numerus="yes">
        <source>a build for %n point(s)</source>
        <translation>
            <numerusform>une construction à %n point</numerusform>
            <numerusform>une construction à %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid %n</source>
        <translation>
            <numerusform>miser %n</numerusform>
            <numerusform>miser %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>show nothing</source>
        <translation>ne rien montrer</translation>
    </message>
    <message>
        <source>build no further</source>
        <translation>ne plus construire</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more.</source>
        <translation>
            <numerusform>%n point de plus.</numerusform>
            <numerusform>%n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Miser {bid}</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>Ne pas miser</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>a misé</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>mise {bid}</translation>
    </message>
    <message numerus="yes">
        <source>builds: %n point(s)</source>
        <translation>
            <numerusform>construit&#xa0;: %n point</numerusform>
            <numerusform>construit&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>knocks!</source>
        <translation>frappe&#x202f;!</translation>
    </message>
    <message>
        <source>can show nothing</source>
        <translation>n’a rien à montrer</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>a terminé</translation>
    </message>
    <message>
        <source>The best build would have made {best}, yours made {made}.</source>
        <translation>La meilleure construction aurait rapporté {best}, la vôtre {made}.</translation>
    </message>
    <message>
        <source>There was no better build than yours.</source>
        <translation>Il n’y avait pas mieux à faire.</translation>
    </message>
    <message>
        <source>You could have made {best}.</source>
        <translation>Vous auriez pu marquer {best}.</translation>
    </message>
    <message>
        <source>There was no point to be made.</source>
        <translation>Il n’y avait aucun point à marquer.</translation>
    </message>
    <message>
        <source>Best build</source>
        <translation>Meilleure construction</translation>
    </message>
    <message>
        <source>The best build of the last turn: {best}. V goes back.</source>
        <translation>La meilleure construction du tour précédent&#xa0;: {best}. V pour revenir.</translation>
    </message>
    <message>
        <source>Take this pile down</source>
        <translation>Démonter cette pile</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Tout le monde a passé.</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Constructions</translation>
    </message>
    <message>
        <source>Boxes × 3</source>
        <translation>Caisses × 3</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Posées</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Récupérées</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Frappes</translation>
    </message>
    <message>
        <source>Leftover</source>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>{name} builds and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} construit et marque %n point&#xa0;: {effect}.</numerusform>
            <numerusform>{name} construit et marque %n points&#xa0;: {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows what {owner} overlooked and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} montre ce que {owner} a oublié et marque %n point&#xa0;: {effect}.</numerusform>
            <numerusform>{name} montre ce que {owner} a oublié et marque %n points&#xa0;: {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} takes a left side.</source>
        <translation>{name} prend un côté gauche.</translation>
    </message>
    <message>
        <source>{name} takes a right side.</source>
        <translation>{name} prend un côté droit.</translation>
    </message>
    <message>
        <source>{name} takes a closed lid.</source>
        <translation>{name} prend un couvercle fermé.</translation>
    </message>
    <message>
        <source>{name} takes an open lid.</source>
        <translation>{name} prend un couvercle ouvert.</translation>
    </message>
    <message>
        <source>{name} knocks on the pass of {passer}!</source>
        <translation>{name} frappe après le passe de {passer}&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>{name} can show nothing: everyone else gets %n point(s).</source>
        <translation>
            <numerusform>{name} n’a rien à montrer&#xa0;: tous les autres reçoivent %n point.</numerusform>
            <numerusform>{name} n’a rien à montrer&#xa0;: tous les autres reçoivent %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} a misé.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} mise {bid}.</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Les enchères&#xa0;: {bids}.</translation>
    </message>
    <message>
        <source>The bids: {bids}. {name} gets the unused cards.</source>
        <translation>Les enchères&#xa0;: {bids}. {name} reçoit les cartes restantes.</translation>
    </message>
    <message>
        <source>{name} gets all unused cards: {cards}.</source>
        <translation>{name} reçoit toutes les cartes restantes&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is done and made %n point(s) with the unused cards.</source>
        <translation>
            <numerusform>{name} a terminé et marqué %n point avec les cartes restantes.</numerusform>
            <numerusform>{name} a terminé et marqué %n points avec les cartes restantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made only %n point(s) of the {bid} that were bid: they do not count.</source>
        <translation>
            <numerusform>{name} n’a marqué que %n des {bid} points misés&#xa0;: il ne compte pas.</numerusform>
            <numerusform>{name} n’a marqué que %n des {bid} points misés&#xa0;: ils ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody knocks on your pass!</source>
        <translation>Quelqu’un frappe après votre passe&#x202f;!</translation>
    </message>
    <message>
        <source>You overlooked a build!</source>
        <translation>Une construction vous a échappé&#x202f;!</translation>
    </message>
    <message>
        <source>Your knock has failed!</source>
        <translation>Vous avez frappé à tort&#x202f;!</translation>
    </message>
    <message>
        <source>Your bid was too high!</source>
        <translation>Votre mise était trop haute&#x202f;!</translation>
    </message>
    <message>
        <source>Everybody has passed: {scores}.</source>
        <translation>Tout le monde a passé&#xa0;: {scores}.</translation>
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
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>Takes whatever looks tempting and hardly thinks ahead; what the others make of it is a surprise every time.</source>
        <translation>Prend ce qui l’attire et ne pense guère plus loin&#x202f;; ce que les autres en font est chaque fois une surprise.</translation>
    </message>
    <message>
        <source>Likes a quick gain and looks only a little ahead. What the others may hold, and what a move costs later, often slips by.</source>
        <translation>Aime le gain rapide et ne regarde qu’un peu plus loin. Ce que les autres peuvent avoir, et ce qu’un coup coûtera plus tard, lui échappe souvent.</translation>
    </message>
    <message>
        <source>Solid handiwork with few big slips. Where several moves look about as good, the choice is a matter of mood.</source>
        <translation>Du travail solide, peu de grosses bévues. Quand plusieurs coups semblent se valoir, c’est l’humeur qui décide.</translation>
    </message>
    <message>
        <source>Measures twice: weighs many ways the round may go and makes the move that came out best, or one hardly worse. Only far plans slip by.</source>
        <translation>Mesure deux fois&#xa0;: pèse bien des suites de la manche et joue le coup qui en ressort le meilleur, ou un autre à peine moins bon. Seuls les plans lointains lui échappent.</translation>
    </message>
    <message>
        <source>Thinks hard over every move and gives nothing away. Only what nobody can know is guessed here too.</source>
        <translation>Réfléchit longuement à chaque coup et ne donne rien. Seul ce que personne ne peut savoir se devine, ici aussi.</translation>
    </message>
    <message>
        <source>made to measure</source>
        <translation>sur mesure</translation>
    </message>
    <message>
        <source>At home at any bench: plays as well as you do and overlooks as much. Likes nothing better than a close finish.</source>
        <translation>Chez lui à n’importe quel établi&#xa0;: joue aussi bien que vous et laisse passer autant de choses. Aime par-dessus tout les fins serrées.</translation>
    </message>
    <message>
        <source>{level}: {points}</source>
        <translation>{level}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>program ‘{program}’</source>
        <translation>programme «&#xa0;{program}&#xa0;»</translation>
    </message>
    <message>
        <source>A program of this computer, which you have added yourself.</source>
        <translation>Un programme de cet ordinateur, que vous avez ajouté vous-même.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Dea&amp;l of the day…</source>
        <translation>Donne du jo&amp;ur…</translation>
    </message>
    <message>
        <source>&amp;Evenings…</source>
        <translation>&amp;Soirées de jeu…</translation>
    </message>
    <message>
        <source>&amp;Continue last match</source>
        <translation>&amp;Reprendre la dernière partie</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Accueil</translation>
    </message>
    <message>
        <source>Play the same deal &amp;again</source>
        <translation>Re&amp;jouer la même donne</translation>
    </message>
    <message>
        <source>New &amp;deal</source>
        <translation>Nouvelle &amp;donne</translation>
    </message>
    <message>
        <source>About this &amp;match…</source>
        <translation>À &amp;propos de cette partie…</translation>
    </message>
    <message>
        <source>Repla&amp;y the match…</source>
        <translation>Re&amp;voir la partie…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>Pers&amp;onnes…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>&amp;Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>&amp;Copy match</source>
        <translation>&amp;Copier la partie</translation>
    </message>
    <message>
        <source>&amp;Paste match</source>
        <translation>Co&amp;ller la partie</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>Tout e&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler le coup</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir le coup</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Entraîneur</translation>
    </message>
    <message>
        <source>What has hap&amp;pened</source>
        <translation>Ce qui s’est &amp;passé</translation>
    </message>
    <message>
        <source>What happened a&amp;fter that</source>
        <translation>Ce qui s’est passé en&amp;suite</translation>
    </message>
    <message>
        <source>Whose &amp;turn it is</source>
        <translation>À &amp;qui de jouer</translation>
    </message>
    <message>
        <source>The &amp;scores</source>
        <translation>Les sc&amp;ores</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>&amp;Ma main</translation>
    </message>
    <message>
        <source>What lies on the ta&amp;ble</source>
        <translation>Ce qu’il y a sur la ta&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Move list and scores</source>
        <translation>&amp;Liste des coups et scores</translation>
    </message>
    <message>
        <source>Hand by &amp;colour</source>
        <translation>Main par &amp;couleur</translation>
    </message>
    <message>
        <source>Hand by &amp;value</source>
        <translation>Main par &amp;valeur</translation>
    </message>
    <message>
        <source>Hand by &amp;points</source>
        <translation>Main par &amp;points</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Partie &amp;suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Part &amp;before that</source>
        <translation>Partie précéden&amp;te de la fenêtre</translation>
    </message>
    <message>
        <source>To the men&amp;u</source>
        <translation>Vers le men&amp;u</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>&amp;Apprendre le jeu…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>É&amp;nigmes…</translation>
    </message>
    <message>
        <source>Learn from my &amp;mistakes…</source>
        <translation>Apprendre de mes &amp;erreurs…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;About Holzwurm Desktop</source>
        <translation>À &amp;propos de Holzwurm Desktop</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Fichiers</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Pri&amp;nt and play…</source>
        <translation>I&amp;mprimer et jouer…</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>Turn {number}: {name}</source>
        <translation>Tour {number}&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Mallet</source>
        <translation>Maillet</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Rabot</translation>
    </message>
    <message>
        <source>Chisel</source>
        <translation>Ciseau</translation>
    </message>
    <message>
        <source>Rasp</source>
        <translation>Râpe</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Étau</translation>
    </message>
    <message>
        <source>Peg</source>
        <translation>Cheville</translation>
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
        <translation>Papi Knarz</translation>
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
        <translation>{file}&#xa0;: manche {round}, coup {move}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>‘{title}’ was deleted.</source>
        <translation>«&#xa0;{title}&#xa0;» a été supprimée.</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>Enre&amp;gistrer une copie</translation>
    </message>
    <message>
        <source>This match counts for the evening ‘{title}’.</source>
        <translation>Cette partie compte pour « {title} ».</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Classement</translation>
    </message>
    <message>
        <source>R&amp;estore</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page.</source>
        <translation>La partie que vous jouiez reste sur la page d’accueil.</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page. Once you move here it is practice too: its cards are known.</source>
        <translation>La partie que vous jouiez reste sur la page d’accueil. Dès que vous jouez ici, elle devient elle aussi une partie d’entraînement&#xa0;: ses cartes sont connues.</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? The rules can stay open beside the table.</source>
        <translation>Première partie de «&#xa0;{title}&#xa0;»&#xa0;? Les règles peuvent rester ouvertes à côté de la table.</translation>
    </message>
    <message>
        <source>Show the &amp;rules</source>
        <translation>Voir les &amp;règles</translation>
    </message>
    <message>
        <source>Go &amp;back to it</source>
        <translation>Re&amp;venir à cette partie</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Sau&amp;vegardes…</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? A lesson of a few minutes shows how it goes.</source>
        <translation>Première partie de «&#xa0;{title}&#xa0;»&#xa0;? Une leçon de quelques minutes montre comment jouer.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;pprendre</translation>
    </message>
    <message>
        <source>&amp;Undo that</source>
        <translation>&amp;Annuler cela</translation>
    </message>
    <message>
        <source>The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.</source>
        <translation>Les parties enregistrées étaient illisibles. Le fichier a été gardé sous {kept_as} et un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>The file of the saved games was damaged and is kept as {kept_as}. Matches that could be copied out of it into a new one: {saved}.</source>
        <translation>Le fichier des parties enregistrées était abîmé&#xa0;; il est gardé sous {kept_as}. Parties qu’on a pu en recopier dans un nouveau&#xa0;: {saved}.</translation>
    </message>
    <message>
        <source>There are no saved games at {path} any more, but there are backups of them. A new file has been begun.</source>
        <translation>Il n’y a plus de parties enregistrées dans {path}, mais il en existe des sauvegardes. Un nouveau fichier a été commencé.</translation>
    </message>
    <message>
        <source>The file {path} was deleted while the program was running. It was written again: nothing is lost.</source>
        <translation>Le fichier {path} a été supprimé pendant que le programme tournait. Il a été réécrit&#xa0;: rien n’est perdu.</translation>
    </message>
    <message>
        <source>Another file took the place of the saved games while the program was running. It was kept as {kept_as}, and the games you see here were written to {path} again.</source>
        <translation>Un autre fichier a pris la place des parties enregistrées pendant que le programme tournait. Il est gardé sous {kept_as}, et les parties que vous voyez ici ont été réécrites dans {path}.</translation>
    </message>
    <message>
        <source>The file of the saved games was replaced after the program had ended badly. What the old file lacked does not fit the new one and was kept as {kept_as}.</source>
        <translation>Le fichier des parties enregistrées a été remplacé après un arrêt brutal du programme. Ce qui manquait à l’ancien ne va pas avec le nouveau et est gardé sous {kept_as}.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They were kept as {kept_as}; a new file has been begun.</source>
        <translation>Les parties enregistrées viennent d’une version plus récente du programme. Elles ont été gardées sous {kept_as} et un nouveau fichier a été commencé.</translation>
    </message>
    <message>
        <source>The saved games were brought up to date. A copy of the old file was kept as {copy}.</source>
        <translation>Les parties enregistrées ont été mises à jour. Une copie de l’ancien fichier a été gardée sous {copy}.</translation>
    </message>
    <message>
        <source>Nothing can be written to {path}: games can be played now, but will not be kept.</source>
        <translation>Impossible d’écrire dans {path}&#xa0;: on peut jouer, mais les parties ne seront pas conservées.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: games can be played now, but will not be kept.</source>
        <translation>Un autre programme utilise les parties enregistrées&#xa0;: on peut jouer, mais les parties ne seront pas conservées.</translation>
    </message>
    <message>
        <source>The disk is full: games can be played now, but will not be kept.</source>
        <translation>Le disque est plein&#xa0;: on peut jouer, mais les parties ne seront pas conservées.</translation>
    </message>
    <message>
        <source>The program could not start as usual ({reason}). The saved games in {path} were left as they are; what is played now will not be kept.</source>
        <translation>Le programme n’a pas pu démarrer comme d’habitude ({reason}). Les parties enregistrées dans {path} sont restées intactes&#x202f;; ce qui est joué maintenant ne sera pas gardé.</translation>
    </message>
    <message>
        <source>The saved games can be written again: everything that was played is kept now.</source>
        <translation>On peut de nouveau écrire les parties enregistrées&#xa0;: tout ce qui a été joué est maintenant conservé.</translation>
    </message>
    <message>
        <source>Holzwurm Desktop is already open in another window. You can play here too, as long as each match is played in only one of them.</source>
        <translation>Holzwurm Desktop est déjà ouvert dans une autre fenêtre. Vous pouvez jouer ici aussi, pourvu que chaque partie ne soit jouée que dans l’une des deux.</translation>
    </message>
    <message>
        <source>The preferences could not be read and have been reset. The old file was kept as {kept_as}.</source>
        <translation>Les préférences étaient illisibles et ont été réinitialisées. L’ancien fichier a été gardé sous {kept_as}.</translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read: changes may not be kept.</source>
        <translation>Les préférences de {path} sont illisibles&#xa0;: vos changements ne seront peut-être pas conservés.</translation>
    </message>
    <message>
        <source>Some preferences were invalid and have been reset: {keys}.</source>
        <translation>Quelques préférences n’étaient pas valables et ont été réinitialisées&#xa0;: {keys}.</translation>
    </message>
    <message>
        <source>No backup could be made this time: {reason}.</source>
        <translation>Impossible de faire une sauvegarde cette fois-ci&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The backup has been restored. What was there before is kept as {kept_as}.</source>
        <translation>La sauvegarde a été restaurée. Ce qu’il y avait avant est gardé sous {kept_as}.</translation>
    </message>
    <message>
        <source>What was there before is back. The backup, and what was played since, is kept as {kept_as}.</source>
        <translation>Ce qu’il y avait avant est de retour. La sauvegarde, et ce qui a été joué depuis, est gardé sous {kept_as}.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation>Le disque est plein&#xa0;: impossible d’enregistrer.</translation>
    </message>
    <message>
        <source>Nothing can be written there: this could not be saved.</source>
        <translation>Rien ne peut être écrit là&#xa0;: impossible d’enregistrer.</translation>
    </message>
    <message>
        <source>The system does not allow access to {path}.</source>
        <translation>Le système refuse l’accès à {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Il n’y a pas de fichier {path}.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} n’est pas un fichier.</translation>
    </message>
    <message>
        <source>Another program has written over {path} while this one was running: nothing can be saved now.</source>
        <translation>Un autre programme a écrasé {path} pendant que celui-ci tournait&#xa0;: rien ne peut être enregistré.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: try again.</source>
        <translation>Un autre programme utilise les parties enregistrées&#xa0;: réessayez.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be read.</source>
        <translation>Cette partie enregistrée est endommagée et illisible.</translation>
    </message>
    <message>
        <source>The disk reports an error: {reason}.</source>
        <translation>Le disque signale une erreur&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody foresaw ({reason}): this was not done.</source>
        <translation>Un incident imprévu est survenu ({reason})&#xa0;: cela n’a pas été fait.</translation>
    </message>
    <message>
        <source>{path} is too large for a game file.</source>
        <translation>{path} est trop gros pour un fichier de partie.</translation>
    </message>
    <message>
        <source>{path} is not a game file.</source>
        <translation>{path} n’est pas un fichier de partie.</translation>
    </message>
    <message>
        <source>That is not a game file.</source>
        <translation>Ce n’est pas un fichier de partie.</translation>
    </message>
    <message>
        <source>{path} is not a backup or export of this program.</source>
        <translation>{path} n’est ni une sauvegarde ni un export de ce programme.</translation>
    </message>
    <message>
        <source>{path} comes from a newer version of the program and cannot be read by this one.</source>
        <translation>{path} vient d’une version plus récente du programme et celle-ci ne peut pas le lire.</translation>
    </message>
    <message>
        <source>This saved game is not there any more.</source>
        <translation>Cette partie enregistrée n’existe plus.</translation>
    </message>
    <message>
        <source>The evening {title} has been changed in another window, or is not there any more.</source>
        <translation>La soirée {title} a été modifiée dans une autre fenêtre, ou n’existe plus.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Open it again to go on from there.</source>
        <translation>Cette partie a continué dans une autre fenêtre. Rouvrez-la pour la reprendre de là.</translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved yet. Make room and play on.</source>
        <translation>Le disque est plein&#xa0;: les derniers coups ne sont pas encore enregistrés. Faites de la place et continuez.</translation>
    </message>
    <message>
        <source>Nothing can be written to the disk: the last moves are not saved.</source>
        <translation>Rien ne peut être écrit sur le disque&#xa0;: les derniers coups ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>The system does not allow saving to {path}: the last moves are not saved.</source>
        <translation>Le système refuse d’enregistrer dans {path}&#xa0;: les derniers coups ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Another program holds the saved games: the last moves will be saved with the next one.</source>
        <translation>Un autre programme occupe les parties enregistrées&#xa0;: les derniers coups seront enregistrés avec le prochain.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged: this match is not saved any more.</source>
        <translation>Le fichier des parties enregistrées est abîmé&#xa0;: cette partie n’est plus enregistrée.</translation>
    </message>
    <message>
        <source>The disk reports an error, the last moves are not saved: {reason}.</source>
        <translation>Le disque signale une erreur, les derniers coups ne sont pas enregistrés&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This match was deleted meanwhile: what is played now is not saved.</source>
        <translation>Cette partie a été supprimée entre-temps&#xa0;: ce qui se joue maintenant n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Another program has written over {path}: the last moves are not saved. Save a copy and start the program again.</source>
        <translation>Un autre programme a écrasé {path}&#xa0;: les derniers coups ne sont pas enregistrés. Enregistrez une copie et redémarrez le programme.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Here it goes on as a practice match of its own.</source>
        <translation>Cette partie a continué dans une autre fenêtre. Ici, elle se poursuit comme partie d’entraînement à part.</translation>
    </message>
    <message>
        <source>Deal {number} was played here before: this is a practice match, as its cards are known.</source>
        <translation>La donne {number} a déjà été jouée ici&#xa0;: c’est une partie d’entraînement, car ses cartes sont connues.</translation>
    </message>
    <message>
        <source>Somebody at the evening ‘{title}’ has yet to play this deal without having seen it. It is opened as soon as all have played it or dropped out.</source>
        <translation>À la soirée «&#xa0;{title}&#xa0;», quelqu’un doit encore jouer cette donne sans l’avoir vue. Elle s’ouvre dès que tous l’ont jouée ou ont abandonné.</translation>
    </message>
    <message>
        <source>{name} lost the thread twice and has played after a quick look. This match is marked as one with a stand-in move.</source>
        <translation>{name} a perdu le fil deux fois et a joué après un bref coup d’œil. Cette partie est signalée comme contenant un coup de remplacement.</translation>
    </message>
    <message>
        <source>The program {name} gave no answer that counts: {reason}. Where it fails, a move after a quick look stands in for it, and the match is marked so.</source>
        <translation>Le programme {name} n’a donné aucune réponse valable&#xa0;: {reason}. Là où il échoue, un coup joué après un bref coup d’œil le remplace, et la partie est signalée ainsi.</translation>
    </message>
    <message>
        <source>The program {name} has failed three times in a row and is not asked any more in this match: a quick look stands in for it.</source>
        <translation>Le programme {name} a échoué trois fois de suite et n’est plus interrogé dans cette partie&#xa0;: un bref coup d’œil le remplace.</translation>
    </message>
    <message>
        <source>The computer players’ own process does not start ({reason}): they play after a quick look only. ‘About Holzwurm Desktop’ tells more.</source>
        <translation>Le processus des joueurs virtuels ne démarre pas ({reason})&#xa0;: ils jouent après un bref coup d’œil. «&#xa0;À propos de Holzwurm Desktop&#xa0;» en dit plus.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Pas d’indice cette fois-ci.</translation>
    </message>
    <message>
        <source>Something unexpected happened ({code}). The match goes on.</source>
        <translation>Il s’est passé quelque chose d’imprévu ({code}). La partie continue.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>The match is on the clipboard.</source>
        <translation>La partie est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>There is no match on the clipboard.</source>
        <translation>Il n’y a pas de partie dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>The pile that is taken down.</source>
        <translation>La pile à démonter.</translation>
    </message>
    <message>
        <source>a cube</source>
        <translation>cube</translation>
    </message>
    <message>
        <source>the one just built</source>
        <translation>tout juste construite</translation>
    </message>
    <message>
        <source>grown at random</source>
        <translation>hasard</translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Who may build on with everybody’s unused cards at the end.</source>
        <translation>Qui peut, à la fin, construire encore avec les cartes inutilisées de tous.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>le dernier au score</translation>
    </message>
    <message>
        <source>the highest bid</source>
        <translation>la plus haute enchère</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Fiche d’élimination</translation>
    </message>
    <message>
        <source>When the sheet that narrows down the spy may be used.</source>
        <translation>Quand on peut se servir de la fiche qui cerne l’espion.</translation>
    </message>
    <message>
        <source>from five trios</source>
        <translation>dès cinq trios</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>The highest total after the last round wins the match.</source>
        <translation>Le plus haut total après la dernière manche gagne la partie.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Nothing was changed: another window has changed this person meanwhile.</source>
        <translation>Rien n’a été changé&#xa0;: une autre fenêtre a modifié cette personne entre-temps.</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>aucune couleur</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marron</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>aucune image</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>chouette</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>souris</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>hérisson</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>escargot</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>rouge-gorge</translation>
    </message>
    <message>
        <source>saw</source>
        <translation>scie</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>marteau</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>lanterne</translation>
    </message>
    <message>
        <source>glue pot</source>
        <translation>pot de colle</translation>
    </message>
    <message>
        <source>spool of twine</source>
        <translation>bobine de ficelle</translation>
    </message>
    <message>
        <source>boot</source>
        <translation>godillot</translation>
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
        <translation>Imprimez à 100&#xa0;%&#xa0;: ce trait mesure alors {length}&#xa0;mm.</translation>
    </message>
    <message>
        <source>{game} · cards, page {page} of {count}</source>
        <translation>{game} · cartes, page {page} sur {count}</translation>
    </message>
    <message>
        <source>{game} · backs of page {page}</source>
        <translation>{game} · dos de la page {page}</translation>
    </message>
    <message>
        <source>{game} · rules, page {page} of {count}</source>
        <translation>{game} · règles, page {page} sur {count}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Round {number}: the deal</source>
        <translation>Manche {number}&#xa0;: la donne</translation>
    </message>
</context>
<context>
    <name>saved games</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier à {time}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (copie)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>damaged: it cannot be read</source>
        <translation>endommagée, illisible</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>de {low} à {high} joueurs</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 joueurs</translation>
    </message>
    <message>
        <source>{players} · {minutes} min · {difficulty}</source>
        <translation>{players} · {minutes} min · {difficulty}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Les règles du jeu</translation>
    </message>
    <message>
        <source>A lesson at the table</source>
        <translation>Une leçon à la table</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Share of the wins; a win that is shared counts in part.</source>
        <translation>Part des victoires&#x202f;; une victoire partagée compte en partie.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>The true share lies in here with a probability of 95 %: with few matches it may be far off.</source>
        <translation>La vraie part s’y trouve avec une probabilité de 95&#xa0;%&#xa0;: avec peu de parties, elle peut en être loin.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>The share of the wins if all played equally well.</source>
        <translation>La part des victoires si tous jouaient aussi bien.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Matches won in a row, up to the last one; and the most ever.</source>
        <translation>Victoires d’affilée jusqu’à la dernière partie&#x202f;; et le record.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>The true rating lies in here with a probability of 95 %.</source>
        <translation>La vraie cote s’y trouve avec une probabilité de 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Joue comme</translation>
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
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n coup annulé</numerusform>
            <numerusform>%n coups annulés</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
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
        <translation>de {low} à {high}</translation>
    </message>
    <message>
        <source>{now}, at best {longest}</source>
        <translation>{now}, record {longest}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n coup de remplacement</numerusform>
            <numerusform>%n coups de remplacement</numerusform>
        </translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>donne du jour</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>donne n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>partie d’entraînement</translation>
    </message>
    <message>
        <source>This is a practice match now: it does not count in the statistics.</source>
        <translation>C’est désormais une partie d’entraînement&#xa0;: elle ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against “{below}”.</source>
        <translation>Force {points}&#xa0;: gagne {wins} manches sur 10 contre «&#xa0;{below}&#xa0;».</translation>
    </message>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against somebody who plays at random.</source>
        <translation>Force {points}&#xa0;: gagne {wins} manches sur 10 contre quelqu’un qui joue au hasard.</translation>
    </message>
    <message>
        <source>Plays at {points}: between “{below}” and “{above}”.</source>
        <translation>Joue à {points}&#xa0;: entre «&#xa0;{below}&#xa0;» et «&#xa0;{above}&#xa0;».</translation>
    </message>
    <message>
        <source>Plays at {points}: like “{level}”.</source>
        <translation>Joue à {points}&#xa0;: comme «&#xa0;{level}&#xa0;».</translation>
    </message>
    <message>
        <source>Made to measure for {name}, the first person at the table.</source>
        <translation>Sur mesure pour {name}, la première personne à la table.</translation>
    </message>
    <message>
        <source>Made to measure for {name}.</source>
        <translation>Sur mesure pour {name}.</translation>
    </message>
    <message>
        <source>It gets to know you with every match.</source>
        <translation>Il apprend à vous connaître à chaque partie.</translation>
    </message>
    <message numerus="yes">
        <source>You have won {won} of %n match(es) against it.</source>
        <translation>
            <numerusform>Vous avez gagné {won} partie sur %n contre lui.</numerusform>
            <numerusform>Vous avez gagné {won} parties sur %n contre lui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>superspion</name>
    <message>
        <source>Fill in what is certain on the &amp;elimination sheet</source>
        <translation>Remplir d’office &amp;ce qui est sûr sur la fiche</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>par valeur</translation>
    </message>
    <message>
        <source>trios first</source>
        <translation>trios d’abord</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>par enseigne</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Fiche d’élimination</translation>
    </message>
    <message>
        <source>Your trios</source>
        <translation>Vos trios</translation>
    </message>
    <message numerus="yes">
        <source>Your suit is {suit}; what lies open leaves %n suspect(s)</source>
        <translation>
            <numerusform>Votre enseigne&#xa0;: {suit}&#xa0;; les cartes visibles laissent %n suspect</numerusform>
            <numerusform>Votre enseigne&#xa0;: {suit}&#xa0;; les cartes visibles laissent %n suspects</numerusform>
        </translation>
    </message>
    <message>
        <source>Trios of {name}</source>
        <translation>Trios ({name})</translation>
    </message>
    <message>
        <source>{count} of {goal}</source>
        <translation>{count} sur {goal}</translation>
    </message>
    <message>
        <source>{trios}, {count}: {cards}</source>
        <translation>{trios}, {count}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{trios}: none yet</source>
        <translation>{trios}&#xa0;: aucun encore</translation>
    </message>
    <message>
        <source>Fourth cards</source>
        <translation>Quatrièmes cartes</translation>
    </message>
    <message>
        <source>Fourth cards: {cards}</source>
        <translation>Quatrièmes cartes&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle</source>
        <translation>Vos défausses depuis le dernier mélange</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle: {cards}.</source>
        <translation>Vos défausses depuis le dernier mélange&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your folder, closed: the spy is in it</source>
        <translation>Votre dossier, fermé&#xa0;: votre espion est dedans</translation>
    </message>
    <message>
        <source>Your folder, open: {card}</source>
        <translation>Votre dossier, ouvert&#xa0;: {card}</translation>
    </message>
    <message>
        <source>The folder of {name}, closed</source>
        <translation>Dossier ({name}), fermé</translation>
    </message>
    <message>
        <source>The folder of {name}, open: {card}</source>
        <translation>Dossier ({name}), ouvert&#xa0;: {card}</translation>
    </message>
    <message>
        <source>peek</source>
        <translation>voir</translation>
    </message>
    <message>
        <source>from five trios on</source>
        <translation>dès cinq trios</translation>
    </message>
    <message>
        <source>not used in this match</source>
        <translation>pas dans cette partie</translation>
    </message>
    <message numerus="yes">
        <source>%n suspect(s) left</source>
        <translation>
            <numerusform>encore %n suspect</numerusform>
            <numerusform>encore %n suspects</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card is the spy of {name}?</source>
        <translation>{name}&#xa0;: quelle carte est son espion&#x202f;?</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>exclue</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>Certain: filled in</source>
        <translation>Certain&#xa0;: rempli</translation>
    </message>
    <message>
        <source>Certain: left to you</source>
        <translation>Certain&#xa0;: à vous</translation>
    </message>
    <message>
        <source>Marks what you have seen, and what the other player’s trios rule out.</source>
        <translation>Marque ce que vous avez vu et ce qu’excluent les trios de l’adversaire.</translation>
    </message>
    <message>
        <source>{card}: unknown</source>
        <translation>{card}&#xa0;: inconnue</translation>
    </message>
    <message>
        <source>{card}: ruled out</source>
        <translation>{card}&#xa0;: exclue</translation>
    </message>
    <message>
        <source>{card}: seen</source>
        <translation>{card}&#xa0;: vue</translation>
    </message>
    <message>
        <source>Guess the spy</source>
        <translation>Deviner l’espion</translation>
    </message>
    <message>
        <source>Do not guess</source>
        <translation>Ne pas deviner</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La défausse</translation>
    </message>
    <message>
        <source>Your own trios</source>
        <translation>Vos propres trios</translation>
    </message>
    <message>
        <source>The fourth cards</source>
        <translation>Les quatrièmes cartes</translation>
    </message>
    <message>
        <source>Look at your own spy</source>
        <translation>Regarder votre espion</translation>
    </message>
    <message>
        <source>Guess the other’s spy</source>
        <translation>Deviner l’espion adverse</translation>
    </message>
    <message>
        <source>Fill in what is certain on the sheet, or no longer</source>
        <translation>Remplir ce qui est sûr sur la fiche, ou non</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the first</source>
        <translation>Si plusieurs trios sont possibles&#xa0;: le premier</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the second</source>
        <translation>Si plusieurs trios sont possibles&#xa0;: le deuxième</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the third</source>
        <translation>Si plusieurs trios sont possibles&#xa0;: le troisième</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the fourth</source>
        <translation>Si plusieurs trios sont possibles&#xa0;: le quatrième</translation>
    </message>
    <message>
        <source>Is {card} the spy of {name}? If not, you lose.</source>
        <translation>Est-ce {card} que cache {name}&#x202f;? Sinon, vous perdez.</translation>
    </message>
    <message>
        <source>{card} is in your own hand and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} est dans votre propre main et ne peut pas être l’espion de {name}. Si vous le dites, vous perdez.</translation>
    </message>
    <message>
        <source>{card} is your own spy and cannot be that of {name}. If you name it, you lose.</source>
        <translation>{card} est votre propre espion et ne peut pas être celui de {name}. Si vous le dites, vous perdez.</translation>
    </message>
    <message>
        <source>{card} lies open on the table and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} est visible sur la table et ne peut pas être l’espion de {name}. Si vous le dites, vous perdez.</translation>
    </message>
    <message>
        <source>Name this card</source>
        <translation>Nommer cette carte</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Réfléchir encore</translation>
    </message>
    <message>
        <source>Which three cards do you lay?</source>
        <translation>Quelles trois cartes posez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>discards it face down</source>
        <translation>s’en défausser, face cachée</translation>
    </message>
    <message>
        <source>lays the trio {cards}</source>
        <translation>poser le trio&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>lays the sixth trio and wins</source>
        <translation>sixième trio&#xa0;: gagné&#x202f;!</translation>
    </message>
    <message>
        <source>lays a trio: choose which</source>
        <translation>poser un trio&#xa0;: lequel&#x202f;?</translation>
    </message>
    <message>
        <source>lays it as a fourth card and draws</source>
        <translation>poser en quatrième carte et piocher</translation>
    </message>
    <message>
        <source>{name}, discard a card.</source>
        <translation>{name}, défaussez-vous d’une carte.</translation>
    </message>
    <message>
        <source>{name}, lay what you can, or end your turn.</source>
        <translation>{name}, posez ce que vous pouvez ou terminez votre tour.</translation>
    </message>
    <message>
        <source>{name}, end your turn, or guess.</source>
        <translation>{name}, terminez votre tour ou devinez.</translation>
    </message>
    <message>
        <source>{name}, choose a card on the sheet. Esc: do not guess.</source>
        <translation>{name}, choisissez une carte sur la fiche. Échap&#xa0;: ne pas deviner.</translation>
    </message>
    <message>
        <source>You draw by discarding or laying: it happens by itself.</source>
        <translation>La pioche se fait toute seule dès que vous vous défaussez ou posez.</translation>
    </message>
    <message>
        <source>A trio is three cards of one value, at least one of the suit of your spy.</source>
        <translation>Un trio, c’est trois cartes de même valeur, dont une au moins de l’enseigne de votre espion.</translation>
    </message>
    <message>
        <source>The sheet may be used once a player has five trios.</source>
        <translation>La fiche n’est permise que dès cinq trios chez l’un des deux.</translation>
    </message>
    <message>
        <source>This match is played without the sheet.</source>
        <translation>Cette partie se joue sans la fiche.</translation>
    </message>
    <message>
        <source>You may guess once you have discarded and drawn.</source>
        <translation>Vous pourrez deviner une fois défaussé et après avoir pioché.</translation>
    </message>
    <message>
        <source>your sixth trio wins: {cards}.</source>
        <translation>votre sixième trio gagne&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: trio %n of six.</source>
        <translation>
            <numerusform>posez {cards}&#xa0;: trio %n sur six.</numerusform>
            <numerusform>posez {cards}&#xa0;: trio %n sur six.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: your spy may still have %n suit(s).</source>
        <translation>
            <numerusform>posez {cards}&#xa0;: %n enseigne reste possible.</numerusform>
            <numerusform>posez {cards}&#xa0;: %n enseignes restent possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} lies better as a fourth card: you draw for it.</source>
        <translation>{card} est mieux en quatrième carte, et vous piochez.</translation>
    </message>
    <message numerus="yes">
        <source>you take the last card: %n discard(s) come(s) back.</source>
        <translation>
            <numerusform>vous prenez la dernière carte&#xa0;: %n carte de la défausse revient.</numerusform>
            <numerusform>vous prenez la dernière carte&#xa0;: %n cartes de la défausse reviennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>name {card}: it can be no other card.</source>
        <translation>nommez {card}&#xa0;: ce ne peut être aucune autre carte.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent lacks one trio: dare {card}, one of %n.</source>
        <translation>
            <numerusform>il manque un trio à l’autre&#xa0;: osez {card}, sur %n.</numerusform>
            <numerusform>il manque un trio à l’autre&#xa0;: osez {card}, sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dare to name {card}: only %n card(s) can be the spy.</source>
        <translation>
            <numerusform>osez nommer {card}&#xa0;: seule %n carte peut être l’espion.</numerusform>
            <numerusform>osez nommer {card}&#xa0;: seules %n cartes peuvent être l’espion.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}: your spy has that value, so no trio.</source>
        <translation>défaussez {card}&#xa0;: c’est la valeur de votre espion, pas de trio.</translation>
    </message>
    <message>
        <source>discard {card}: you hold no other card of its value.</source>
        <translation>défaussez {card}&#xa0;: vous n’avez aucune autre carte de cette valeur.</translation>
    </message>
    <message>
        <source>discard {card}: no trio without {second}.</source>
        <translation>défaussez {card}&#xa0;: pas de trio sans {second}.</translation>
    </message>
    <message>
        <source>discard {card}: the other three make a trio without it.</source>
        <translation>défaussez {card}&#xa0;: les trois autres font un trio.</translation>
    </message>
    <message numerus="yes">
        <source>discard {card}: it comes back after %n more card(s).</source>
        <translation>
            <numerusform>défaussez {card}&#xa0;: cette carte revient après %n autre.</numerusform>
            <numerusform>défaussez {card}&#xa0;: cette carte revient après %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>end your turn: you can lay nothing more.</source>
        <translation>terminez votre tour&#xa0;: vous ne pouvez plus rien poser.</translation>
    </message>
    <message numerus="yes">
        <source>end your turn: %n card(s) can still be the spy.</source>
        <translation>
            <numerusform>terminez votre tour&#xa0;: %n carte peut encore être l’espion.</numerusform>
            <numerusform>terminez votre tour&#xa0;: %n cartes peuvent encore être l’espion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end your turn: a trio would betray your suit, one of %n.</source>
        <translation>
            <numerusform>terminez&#xa0;: un trio trahirait votre enseigne, une sur %n.</numerusform>
            <numerusform>terminez&#xa0;: un trio trahirait votre enseigne, une sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the cards for %n trio(s): discard something else, and lay them afterwards.</source>
        <translation>
            <numerusform>Vous tenez un trio&#xa0;: défaussez autre chose et posez-le ensuite.</numerusform>
            <numerusform>Vous tenez %n trios&#xa0;: défaussez autre chose et posez-les ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what becomes no trio: every trio needs a card of your spy’s suit.</source>
        <translation>Défaussez ce qui ne fera pas de trio&#xa0;: il y faut l’enseigne de votre espion.</translation>
    </message>
    <message>
        <source>Your opponent’s spy can only be {card}.</source>
        <translation>L’espion adverse ne peut être que {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent lacks one trio, and %n card(s) can be the spy: guess or wait?</source>
        <translation>
            <numerusform>Il manque un trio à l’autre, et %n carte peut être l’espion&#xa0;: deviner ou attendre&#x202f;?</numerusform>
            <numerusform>Il manque un trio à l’autre, et %n cartes peuvent être l’espion&#xa0;: deviner ou attendre&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n card(s): each trio tells something about your spy.</source>
        <translation>
            <numerusform>Vous pouvez poser %n carte&#xa0;: vous en piochez une autre.</numerusform>
            <numerusform>Vous pouvez poser %n cartes&#xa0;: chaque trio trahit un peu votre espion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay nothing more; %n card(s) can be your opponent’s spy.</source>
        <translation>
            <numerusform>Vous ne pouvez plus rien poser&#x202f;; %n carte peut être l’espion adverse.</numerusform>
            <numerusform>Vous ne pouvez plus rien poser&#x202f;; %n cartes peuvent être l’espion adverse.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>défausser&#xa0;: {card}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>poser&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{card} as a fourth card</source>
        <translation>{card} en quatrième carte</translation>
    </message>
    <message>
        <source>name {card}</source>
        <translation>nommer&#xa0;: {card}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} se défausse d’une carte.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} se défausse&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} pioche {card}.</translation>
    </message>
    <message>
        <source>{name} lays trio number {number}: {cards}.</source>
        <translation>{name} pose le trio numéro {number}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays a fourth card: {card}.</source>
        <translation>{name} pose une quatrième carte&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is the spy.</source>
        <translation>{name} nomme {card}, et c’est bien l’espion.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is not the spy.</source>
        <translation>{name} nomme {card}, mais ce n’est pas l’espion.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} termine le tour.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: a new stock of %n card(s).</source>
        <translation>
            <numerusform>La défausse est mélangée&#xa0;: une nouvelle pioche de %n carte.</numerusform>
            <numerusform>La défausse est mélangée&#xa0;: une nouvelle pioche de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spy is unmasked!</source>
        <translation>Votre espion est démasqué&#x202f;!</translation>
    </message>
    <message>
        <source>A guess at your spy!</source>
        <translation>On tente de deviner votre espion&#x202f;!</translation>
    </message>
    <message>
        <source>{name} has laid six trios.</source>
        <translation>{name} a posé six trios.</translation>
    </message>
    <message>
        <source>{name} has unmasked the spy: {card}.</source>
        <translation>{name} a démasqué l’espion&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>A wrong guess: {name} wins. The spy was {card}.</source>
        <translation>Mal deviné&#xa0;: {name} gagne. L’espion était {card}.</translation>
    </message>
    <message>
        <source>Two hundred turns in which nothing was laid: nobody wins.</source>
        <translation>Deux cents tours sans rien poser&#xa0;: personne ne gagne.</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>s’est défaussé</translation>
    </message>
    <message>
        <source>trio: {cards}</source>
        <translation>trio&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>fourth card: {card}</source>
        <translation>quatrième carte&#xa0;: {card}</translation>
    </message>
    <message>
        <source>named {card}</source>
        <translation>a nommé&#xa0;: {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>a terminé le tour</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>It is your turn, {name}.</source>
        <translation>À vous de jouer, {name}.</translation>
    </message>
    <message>
        <source>{card}: arrow keys choose a place, Enter lays it there, Esc puts it back.</source>
        <translation>{card}&#xa0;: les flèches choisissent une place, Entrée la pose, Échap la remet.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>{card}: choose a place. Esc puts it back.</source>
        <translation>{card}&#xa0;: choisissez une place. Échap remet la carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Total {points}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>partie d’entraînement</translation>
    </message>
    <message>
        <source>Hint: {reason} Enter plays it.</source>
        <translation>Indice&#xa0;: {reason} Entrée joue ce coup.</translation>
    </message>
    <message>
        <source>Hand: {order}</source>
        <translation>Main&#xa0;: {order}</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>par couleur</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>par valeur</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>par points</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Boutons</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>known in the hand: {cards}</source>
        <translation>connues dans la main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>c’est son tour</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Touche&#xa0;: {key}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Manche {number} sur {count}</translation>
    </message>
    <message>
        <source>{names} wins the match!</source>
        <translation>{names} gagne la partie&#x202f;!</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} se partagent la victoire.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Résultat de la partie</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>Dernières mains</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Rejouer la même donne</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n coup annulé</numerusform>
            <numerusform>%n coups annulés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n coup de remplacement</numerusform>
            <numerusform>%n coups de remplacement</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Depuis votre tour</translation>
    </message>
    <message>
        <source>Since the deal</source>
        <translation>Depuis la donne</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>{title}: folded.</source>
        <translation>{title}&#xa0;: replié.</translation>
    </message>
    <message>
        <source>{title}: unfolded.</source>
        <translation>{title}&#xa0;: déplié.</translation>
    </message>
    <message>
        <source>Nobody else has moved yet.</source>
        <translation>Personne d’autre n’a encore joué.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <translation>
            <numerusform>%n avant</numerusform>
            <numerusform>%n avant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <translation>
            <numerusform>%n après</numerusform>
            <numerusform>%n après</numerusform>
        </translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The coach has shown you a better move.</source>
        <translation>L’entraîneur vous a montré un meilleur coup.</translation>
    </message>
    <message>
        <source>Cards have been shown since your move.</source>
        <translation>Des cartes ont été montrées depuis votre coup.</translation>
    </message>
    <message>
        <source>The round is over, and how it ended is known.</source>
        <translation>La manche est finie et son issue est connue.</translation>
    </message>
    <message>
        <source>If you take the move back, the match goes on as practice: with the same cards, but it does not count in the statistics.</source>
        <translation>Si vous annulez le coup, la partie continue comme entraînement&#xa0;: avec les mêmes cartes, mais sans compter dans les statistiques.</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Others have yet to play this deal: what you have seen since your move cannot be forgotten, so it stands.</source>
        <translation>D’autres doivent encore jouer cette donne&#xa0;: ce que vous avez vu depuis votre coup ne s’oublie pas, il reste donc joué.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Il n’y a pas de coup à annuler.</translation>
    </message>
    <message>
        <source>This card cannot go there.</source>
        <translation>Cette carte ne peut pas aller là.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Choisissez d’abord une carte de votre main.</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>Puzzle: {game}, {grade}</source>
        <translation>Énigme&#xa0;: {game}, {grade}</translation>
    </message>
    <message>
        <source>Puzzle of the day: {game}, {grade}</source>
        <translation>Énigme du jour&#xa0;: {game}, {grade}</translation>
    </message>
    <message>
        <source>The answer is exact.</source>
        <translation>La solution est exacte.</translation>
    </message>
    <message>
        <source>The answer was found by a long search.</source>
        <translation>La solution vient d’une longue recherche.</translation>
    </message>
    <message>
        <source>Your rating: {before} → {after} ({level})</source>
        <translation>Votre cote&#xa0;: {before} → {after} ({level})</translation>
    </message>
    <message>
        <source>Tried before: your rating stays {after} ({level})</source>
        <translation>Déjà tentée&#xa0;: votre cote reste à {after} ({level})</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {error} ({level})</source>
        <translation>Votre cote&#xa0;: {rating} ± {error} ({level})</translation>
    </message>
    <message>
        <source>Your rating begins with the first puzzle.</source>
        <translation>Votre cote commence avec la première énigme.</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row</source>
        <translation>
            <numerusform>%n résolue d’affilée</numerusform>
            <numerusform>%n résolues d’affilée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour d’affilée</numerusform>
            <numerusform>%n jours d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>Done today.</source>
        <translation>Faite aujourd’hui.</translation>
    </message>
    <message>
        <source>Not done yet today.</source>
        <translation>Pas encore faite aujourd’hui.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) not seen yet</source>
        <translation>
            <numerusform>%n énigme pas encore vue</numerusform>
            <numerusform>%n énigmes pas encore vues</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Trouvez le meilleur coup.</translation>
    </message>
    <message>
        <source>You played: {move} ({judgement}). Find a better move.</source>
        <translation>Vous avez joué&#xa0;: {move} ({judgement}). Trouvez un meilleur coup.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Juste&#xa0;!</translation>
    </message>
    <message>
        <source>Right: no move is clearly better.</source>
        <translation>Juste&#xa0;: aucun coup n’est nettement meilleur.</translation>
    </message>
    <message>
        <source>This was asked for:</source>
        <translation>Voici le coup cherché&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n of a hundred chances to win. Look again.</source>
        <translation>
            <numerusform>Cela coûte environ %n point sur cent de chances de gagner. Regardez encore.</numerusform>
            <numerusform>Cela coûte environ %n points sur cent de chances de gagner. Regardez encore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n point(s). Look again.</source>
        <translation>
            <numerusform>Cela coûte %n point. Regardez encore.</numerusform>
            <numerusform>Cela coûte %n points. Regardez encore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known of this move. Try another one.</source>
        <translation>On ne sait rien de ce coup. Essayez-en un autre.</translation>
    </message>
    <message>
        <source>About {percent} % to win.</source>
        <translation>Environ {percent}&#xa0;% de chances de gagner.</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Apprendre de mes erreurs</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}: {game}, round {round}, move {move}</source>
        <translation>Erreur {number} sur {count}&#xa0;: {game}, manche {round}, coup {move}</translation>
    </message>
    <message>
        <source>No match was finished in the last 30 days.</source>
        <translation>Aucune partie ne s’est terminée ces 30 derniers jours.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n match(es) finished in the last 30 days none is analysed yet. Replay one and press “Analyse”.</source>
        <translation>
            <numerusform>La partie des 30 derniers jours n’est pas encore analysée. Revoyez-la et appuyez sur «&#xa0;Analyser&#xa0;».</numerusform>
            <numerusform>Sur les %n parties des 30 derniers jours, aucune n’est encore analysée. Revoyez-en une et appuyez sur «&#xa0;Analyser&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake of yours was found in %n analysed match(es) of the last 30 days.</source>
        <translation>
            <numerusform>Aucune erreur de votre part dans la partie analysée des 30 derniers jours.</numerusform>
            <numerusform>Aucune erreur de votre part dans les %n parties analysées des 30 derniers jours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tovenaars</name>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>soldier {rank}</source>
        <translation>soldat {rank}</translation>
    </message>
    <message>
        <source>money {rank}</source>
        <translation>argent {rank}</translation>
    </message>
    <message>
        <source>sleep spell {rank}</source>
        <translation>sort de sommeil {rank}</translation>
    </message>
    <message>
        <source>strength spell {rank}</source>
        <translation>sort de force {rank}</translation>
    </message>
    <message>
        <source>block spell</source>
        <translation>sort de blocage</translation>
    </message>
    <message>
        <source>reversal spell</source>
        <translation>sort d’inversion</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Sleep spells</source>
        <translation>Sorts de sommeil</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Votre choix</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Cachots</translation>
    </message>
    <message>
        <source>{card}, slot {slot}</source>
        <translation>{card}, case {slot}</translation>
    </message>
    <message>
        <source>{card}, in the dungeon</source>
        <translation>{card}, au cachot</translation>
    </message>
    <message>
        <source>Belongings</source>
        <translation>Biens</translation>
    </message>
    <message>
        <source>Duel report</source>
        <translation>Récit du duel</translation>
    </message>
    <message>
        <source>The blows of each duel are written down here.</source>
        <translation>Chaque duel est raconté ici, coup par coup.</translation>
    </message>
    <message>
        <source>{name}’s dungeon</source>
        <translation>Cachot ({name})</translation>
    </message>
    <message>
        <source>{name}’s dungeon: {cards}</source>
        <translation>Cachot ({name})&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name}, {stack}: {cards}</source>
        <translation>{name}, {stack}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: {card}</source>
        <translation>{name}, case {slot}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: empty</source>
        <translation>{name}, case {slot}&#xa0;: vide</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: face down</source>
        <translation>{name}, case {slot}&#xa0;: face cachée</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>spells are blocked</source>
        <translation>sorts bloqués</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>par sorte</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Qui est le plus fort</translation>
    </message>
    <message>
        <source>{rank}: {strength}</source>
        <translation>{rank}&#xa0;: {strength}</translation>
    </message>
    <message>
        <source>The greater strength wins, but 7 to 10 beat the ace. Equal: the attacker wins.</source>
        <translation>La plus grande force gagne, mais 7 à 10 battent l’as. Égalité&#xa0;: l’attaquant gagne.</translation>
    </message>
    <message>
        <source>Stands in the line and fights.</source>
        <translation>Se tient dans la ligne et se bat.</translation>
    </message>
    <message>
        <source>Ransoms a soldier: money cards that are worth exactly its strength together.</source>
        <translation>Rachète un soldat&#xa0;: avec des cartes d’argent qui valent ensemble exactement sa force.</translation>
    </message>
    <message>
        <source>For a challenge: both choose one in secret, and the stronger one wins the duel.</source>
        <translation>Pour un défi&#xa0;: chacun en choisit un en secret, et le plus fort gagne le duel.</translation>
    </message>
    <message>
        <source>Adds its number to a 7, 8, 9 or 10 in a duel.</source>
        <translation>Ajoute son nombre à un 7, 8, 9 ou 10 pendant un duel.</translation>
    </message>
    <message>
        <source>Before an attack: nobody uses a spell in this turn any more.</source>
        <translation>Avant une attaque&#xa0;: plus personne n’emploie de sort pendant ce tour.</translation>
    </message>
    <message>
        <source>After a duel that you lost: winner and loser change places.</source>
        <translation>Après un duel perdu&#xa0;: gagnant et perdant échangent leurs rôles.</translation>
    </message>
    <message>
        <source>{name}, choose three soldiers for your line. Nobody else sees them yet.</source>
        <translation>{name}, choisissez trois soldats pour votre ligne. Personne d’autre ne les voit encore.</translation>
    </message>
    <message>
        <source>{name}, attack: choose a soldier, then its target.</source>
        <translation>{name}, attaquez&#xa0;: choisissez un soldat, puis sa cible.</translation>
    </message>
    <message>
        <source>{name}, attack, or slide a soldier first: choose it, then its place.</source>
        <translation>{name}, attaquez, ou décalez d’abord un soldat&#xa0;: choisissez-le, puis sa case.</translation>
    </message>
    <message>
        <source>{name}, a strength spell?</source>
        <translation>{name}, un sort de force&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, a challenge?</source>
        <translation>{name}, un défi&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, choose a sleep spell. Nobody else sees it yet.</source>
        <translation>{name}, choisissez un sort de sommeil. Personne d’autre ne le voit encore.</translation>
    </message>
    <message>
        <source>{name}, reverse the duel?</source>
        <translation>{name}, inverser le duel&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot}: from the reserve, or by a ransom.</source>
        <translation>{name}, comblez la case {slot}&#xa0;: par la réserve ou par un rachat.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} from the reserve.</source>
        <translation>{name}, comblez la case {slot} par la réserve.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} by a ransom.</source>
        <translation>{name}, comblez la case {slot} par un rachat.</translation>
    </message>
    <message>
        <source>Is this your line?</source>
        <translation>Est-ce bien votre ligne&#x202f;?</translation>
    </message>
    <message>
        <source>Line up</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Before you attack:</source>
        <translation>Avant d’attaquer&#xa0;:</translation>
    </message>
    <message>
        <source>Block all spells</source>
        <translation>Bloquer tous les sorts</translation>
    </message>
    <message>
        <source>Strength alone decides this turn. No slide after it.</source>
        <translation>Ce tour-ci, seule la force décide. On ne peut plus se décaler ensuite.</translation>
    </message>
    <message>
        <source>A strength spell? Now {own} against {other}.</source>
        <translation>Un sort de force&#x202f;? Pour l’instant, {own} contre {other}.</translation>
    </message>
    <message>
        <source>Add {spell}</source>
        <translation>Ajouter {spell}</translation>
    </message>
    <message>
        <source>No spell</source>
        <translation>Aucun sort</translation>
    </message>
    <message>
        <source>A duel of sleep spells? Now {own} against {other}.</source>
        <translation>Un duel de sommeil&#x202f;? Pour l’instant, {own} contre {other}.</translation>
    </message>
    <message>
        <source>The first place in the line</source>
        <translation>La première case de la ligne</translation>
    </message>
    <message>
        <source>The second place in the line</source>
        <translation>La deuxième case de la ligne</translation>
    </message>
    <message>
        <source>The third place in the line</source>
        <translation>La troisième case de la ligne</translation>
    </message>
    <message>
        <source>Confirm the line</source>
        <translation>Aligner la ligne</translation>
    </message>
    <message>
        <source>Play the block spell</source>
        <translation>Jouer le sort de blocage</translation>
    </message>
    <message>
        <source>Play strength spell 2</source>
        <translation>Jouer le sort de force 2</translation>
    </message>
    <message>
        <source>Play strength spell 3</source>
        <translation>Jouer le sort de force 3</translation>
    </message>
    <message>
        <source>Play strength spell 4</source>
        <translation>Jouer le sort de force 4</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Lancer un défi</translation>
    </message>
    <message>
        <source>Play the reversal spell</source>
        <translation>Jouer le sort d’inversion</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Répondre non</translation>
    </message>
    <message>
        <source>Pay a ransom in the first way</source>
        <translation>Racheter de la première façon</translation>
    </message>
    <message>
        <source>Pay a ransom in the second way</source>
        <translation>Racheter de la deuxième façon</translation>
    </message>
    <message>
        <source>Pay a ransom in the third way</source>
        <translation>Racheter de la troisième façon</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Pas de défi</translation>
    </message>
    <message>
        <source>Chosen by chance: {win} % won, {tie} % cancelled, {loss} % lost.</source>
        <translation>Au hasard&#xa0;: {win}&#xa0;% gagnés, {tie}&#xa0;% annulés, {loss}&#xa0;% perdus.</translation>
    </message>
    <message>
        <source>Chosen well on both sides: {value} % to win the duel.</source>
        <translation>Bien choisi des deux côtés&#xa0;: {value}&#xa0;% de chances de gagner le duel.</translation>
    </message>
    <message>
        <source>You have lost the duel. Reverse it?</source>
        <translation>Vous avez perdu le duel. L’inverser&#x202f;?</translation>
    </message>
    <message>
        <source>The duel is reversed. Reverse it back?</source>
        <translation>Le duel est inversé. Le rétablir&#x202f;?</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>{name} has no answer: the duel is yours.</source>
        <translation>{name} n’a pas de réponse&#xa0;: le duel est à vous.</translation>
    </message>
    <message>
        <source>{name} may answer with a reversal spell too.</source>
        <translation>{name} peut répondre aussi par un sort d’inversion.</translation>
    </message>
    <message>
        <source>Both spells are gone, and the duel is yours.</source>
        <translation>Les deux sorts sont partis, et le duel est à vous.</translation>
    </message>
    <message>
        <source>Your {card} goes to the dungeon.</source>
        <translation>Votre {card} part au cachot.</translation>
    </message>
    <message>
        <source>Ransom {price}: paid how?</source>
        <translation>Rachat à {price}&#xa0;: comment payer&#x202f;?</translation>
    </message>
    <message>
        <source>Left to you: {money}</source>
        <translation>Il vous reste&#xa0;: {money}</translation>
    </message>
    <message>
        <source>No money is left to you.</source>
        <translation>Il ne vous reste plus d’argent.</translation>
    </message>
    <message>
        <source>No ransom</source>
        <translation>Pas de rachat</translation>
    </message>
    <message>
        <source>{own} against {other}: wins</source>
        <translation>{own} contre {other}&#xa0;: gagne</translation>
    </message>
    <message>
        <source>{own} against {other}: loses</source>
        <translation>{own} contre {other}&#xa0;: perd</translation>
    </message>
    <message>
        <source>slides here</source>
        <translation>se décale ici</translation>
    </message>
    <message>
        <source>stands here</source>
        <translation>se place ici</translation>
    </message>
    <message>
        <source>steps in from the reserve</source>
        <translation>vient de la réserve</translation>
    </message>
    <message>
        <source>ransomed for {money}</source>
        <translation>racheté pour {money}</translation>
    </message>
    <message>
        <source>ransomed for {price}: you choose how</source>
        <translation>racheté pour {price}, à votre façon</translation>
    </message>
    <message>
        <source>chosen, face down</source>
        <translation>choisi, face cachée</translation>
    </message>
    <message>
        <source>blocks all spells</source>
        <translation>bloque tous les sorts</translation>
    </message>
    <message>
        <source>You can: {ways}.</source>
        <translation>Vous pouvez encore&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source>You cannot change that.</source>
        <translation>Vous n’y pouvez rien.</translation>
    </message>
    <message>
        <source>{name} can: {ways}.</source>
        <translation>{name} peut encore&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source>{name} cannot change that.</source>
        <translation>{name} n’y peut rien.</translation>
    </message>
    <message>
        <source>add {spells}</source>
        <translation>ajouter {spells}</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>lancer un défi</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>inverser</translation>
    </message>
    <message>
        <source>Of {name}’s sleep spells it beats {wins}, cancels {ties}, loses to {losses}.</source>
        <translation>Sorts de sommeil ({name})&#xa0;: celui-ci en bat {wins}, en annule {ties}, perd contre {losses}.</translation>
    </message>
    <message>
        <source>Facing {enemy}: {attacking}; {attacked}.</source>
        <translation>Face à {enemy}&#xa0;: {attacking}&#x202f;; {attacked}.</translation>
    </message>
    <message>
        <source>It would face an empty slot.</source>
        <translation>Il ferait face à une case vide.</translation>
    </message>
    <message>
        <source>wins if it attacks</source>
        <translation>gagne en attaque</translation>
    </message>
    <message>
        <source>loses if it attacks</source>
        <translation>perd en attaque</translation>
    </message>
    <message>
        <source>wins if it is attacked</source>
        <translation>gagne en défense</translation>
    </message>
    <message>
        <source>loses if it is attacked</source>
        <translation>perd en défense</translation>
    </message>
    <message>
        <source>Ransom {price}.</source>
        <translation>Rachat&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>Attacking, it beats {beaten}.</source>
        <translation>En attaque, il bat&#xa0;: {beaten}.</translation>
    </message>
    <message>
        <source>Choose one of the lit cards first.</source>
        <translation>Choisissez d’abord une des cartes éclairées.</translation>
    </message>
    <message>
        <source>No money cards add up to exactly {price}.</source>
        <translation>Vos cartes d’argent ne font pas exactement {price}.</translation>
    </message>
    <message>
        <source>line up {cards}: the ace beats jack, queen and king.</source>
        <translation>alignez {cards}&#xa0;: l’as bat valet, dame et roi.</translation>
    </message>
    <message>
        <source>line up {cards}: your ace stays safe in the reserve.</source>
        <translation>alignez {cards}&#xa0;: votre as reste à l’abri dans la réserve.</translation>
    </message>
    <message>
        <source>low soldiers beat an ace and can be raised: line up {cards}.</source>
        <translation>les petits soldats battent un as et peuvent être renforcés&#xa0;: alignez {cards}.</translation>
    </message>
    <message>
        <source>the {second} is the last enemy: if your {card} wins, the round is yours.</source>
        <translation>dernier ennemi&#xa0;: {second}. Si {card} gagne, la manche est à vous.</translation>
    </message>
    <message>
        <source>this attack surely wins, {points} against {other}: no spell can stop it.</source>
        <translation>cette attaque gagne à coup sûr, {points} contre {other}&#xa0;: aucun sort n’y peut rien.</translation>
    </message>
    <message>
        <source>this attack wins by strength, {points} against {other}.</source>
        <translation>cette attaque gagne à la force&#xa0;: {points} contre {other}.</translation>
    </message>
    <message>
        <source>this attack risks only your weakest soldier: {card}.</source>
        <translation>cette attaque ne risque que votre soldat le plus faible&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>this attack aims at the strongest you can reach: {second}.</source>
        <translation>cette attaque vise le plus fort à votre portée&#xa0;: {second}.</translation>
    </message>
    <message>
        <source>there your {card} faces an enemy that it beats by strength: {second}.</source>
        <translation>là, {card} fait face à un ennemi plus faible&#xa0;: {second}.</translation>
    </message>
    <message>
        <source>without spells your {card} surely wins, {points} against {other}.</source>
        <translation>sans sorts, {card} gagne à coup sûr, {points} contre {other}.</translation>
    </message>
    <message numerus="yes">
        <source>with %n more you win by strength, {points} against {other}.</source>
        <translation>
            <numerusform>avec %n de plus, vous gagnez à la force, {points} contre {other}.</numerusform>
            <numerusform>avec %n de plus, vous gagnez à la force, {points} contre {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>your strength is enough, {points} against {other}: save spells.</source>
        <translation>votre force suffit, {points} contre {other}&#xa0;: gardez vos sorts.</translation>
    </message>
    <message>
        <source>no strength spell turns this duel, {points} against {other}: save them.</source>
        <translation>aucun sort de force ne renverse ce duel, {points} contre {other}&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>challenge: by strength you lose, {points} against {other}.</source>
        <translation>lancez un défi&#xa0;: à la force vous perdez, {points} contre {other}.</translation>
    </message>
    <message>
        <source>do not challenge: by strength you win, {points} against {other}.</source>
        <translation>pas de défi&#xa0;: à la force vous gagnez, {points} contre {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} beats %n of their {other} sleep spell(s); but vary.</source>
        <translation>
            <numerusform>{card} bat %n des {other} sorts de sommeil adverses&#x202f;; mais variez.</numerusform>
            <numerusform>{card} bat %n des {other} sorts de sommeil adverses&#x202f;; mais variez.</numerusform>
        </translation>
    </message>
    <message>
        <source>a good choice, but vary: {card}.</source>
        <translation>un bon choix, mais variez&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, and nobody can answer it.</source>
        <translation>une inversion sauve {card}, et personne ne peut y répondre.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, unless it is answered.</source>
        <translation>une inversion sauve {card}, à moins d’une réponse.</translation>
    </message>
    <message>
        <source>your own reversal cancels theirs and saves your {card}.</source>
        <translation>votre inversion annule celle de l’autre et sauve {card}.</translation>
    </message>
    <message>
        <source>keep your reversal spell: it could be answered.</source>
        <translation>gardez votre sort d’inversion&#xa0;: l’autre pourrait y répondre.</translation>
    </message>
    <message>
        <source>{card} withstands the {second} opposite by strength.</source>
        <translation>à la force, {card} résiste à l’ennemi d’en face&#xa0;: {second}.</translation>
    </message>
    <message>
        <source>{card} can beat the {second} opposite by strength.</source>
        <translation>à la force, {card} peut battre l’ennemi d’en face&#xa0;: {second}.</translation>
    </message>
    <message numerus="yes">
        <source>%n money card(s) bring(s) back your best captive: {card}.</source>
        <translation>
            <numerusform>%n carte d’argent ramène votre meilleur captif&#xa0;: {card}.</numerusform>
            <numerusform>%n cartes d’argent ramènent votre meilleur captif&#xa0;: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} comes from the reserve and costs no money.</source>
        <translation>{card} vient de la réserve et ne coûte pas d’argent.</translation>
    </message>
    <message>
        <source>Choose three soldiers: the ace beats jack, queen and king, low ones beat the ace and can be raised.</source>
        <translation>Choisissez trois soldats&#xa0;: l’as bat les figures&#x202f;; les petits battent l’as et se renforcent.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) win(s) by strength: which can spells turn against you?</source>
        <translation>
            <numerusform>%n attaque gagne à la force&#xa0;: des sorts peuvent-ils la renverser&#x202f;?</numerusform>
            <numerusform>%n attaques gagnent à la force&#xa0;: lesquelles des sorts peuvent-ils renverser&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>No attack wins by strength: choose whom you can spare, or what your spells can turn.</source>
        <translation>Aucune attaque ne gagne à la force&#xa0;: risquez le moins utile, ou comptez sur vos sorts.</translation>
    </message>
    <message>
        <source>By strength the duel is yours, {points} against {other}.</source>
        <translation>À la force, le duel est à vous, {points} contre {other}.</translation>
    </message>
    <message>
        <source>By strength you lose, {points} against {other}: is this soldier worth a spell?</source>
        <translation>À la force vous perdez, {points} contre {other}&#xa0;: ce soldat vaut-il un sort&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>You have %n sleep spell(s): each goes only once.</source>
        <translation>
            <numerusform>Il vous reste %n sort de sommeil.</numerusform>
            <numerusform>Vous avez %n sorts de sommeil&#xa0;: chacun ne sert qu’une fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one reversal: is this duel worth it?</source>
        <translation>Vous avez une inversion&#xa0;: ce duel la vaut-il&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Fill the slot: %n soldier(s) can go there. Who stands against the one opposite?</source>
        <translation>
            <numerusform>Comblez la case&#xa0;: seul %n soldat peut y aller.</numerusform>
            <numerusform>Comblez la case&#xa0;: %n soldats peuvent y aller. Qui tiendra&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>line up {cards}</source>
        <translation>aligner&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{card} slides to slot {slot}</source>
        <translation>{card} glisse en case {slot}</translation>
    </message>
    <message>
        <source>block all spells</source>
        <translation>bloquer tous les sorts</translation>
    </message>
    <message>
        <source>{card} against {enemy}</source>
        <translation>{card} contre {enemy}</translation>
    </message>
    <message>
        <source>add {spell}</source>
        <translation>ajouter {spell}</translation>
    </message>
    <message>
        <source>no strength spell</source>
        <translation>pas de sort de force</translation>
    </message>
    <message>
        <source>no challenge</source>
        <translation>pas de défi</translation>
    </message>
    <message>
        <source>sleep spell {card}</source>
        <translation>sort de sommeil {card}</translation>
    </message>
    <message>
        <source>reverse the duel</source>
        <translation>inverser le duel</translation>
    </message>
    <message>
        <source>no reversal</source>
        <translation>pas d’inversion</translation>
    </message>
    <message>
        <source>{card} from the reserve</source>
        <translation>{card} de la réserve</translation>
    </message>
    <message>
        <source>ransom {card} for {money}</source>
        <translation>racheter {card} pour {money}</translation>
    </message>
    <message>
        <source>{name} has chosen a line.</source>
        <translation>{name} a choisi sa ligne.</translation>
    </message>
    <message>
        <source>{name} has chosen a line: {cards}.</source>
        <translation>{name} a choisi sa ligne&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The lines: {lines}.</source>
        <translation>Les lignes&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{name} slides to slot {slot}: {card}.</source>
        <translation>{name} se décale vers la case {slot}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} blocks all spells.</source>
        <translation>{name} bloque tous les sorts.</translation>
    </message>
    <message>
        <source>{name} attacks: {card} against {enemy}.</source>
        <translation>{name} attaque&#xa0;: {card} contre&#xa0;{enemy}.</translation>
    </message>
    <message>
        <source>{name} adds {spell}: strength {strength}.</source>
        <translation>{name} ajoute {spell}&#xa0;: force&#xa0;{strength}.</translation>
    </message>
    <message>
        <source>{name} challenges to a duel of sleep spells.</source>
        <translation>{name} lance un duel de sommeil.</translation>
    </message>
    <message>
        <source>{name} uses no strength spell.</source>
        <translation>{name} n’emploie pas de sort de force.</translation>
    </message>
    <message>
        <source>{name} does not challenge.</source>
        <translation>{name} ne lance pas de défi.</translation>
    </message>
    <message>
        <source>{name} does not reverse.</source>
        <translation>{name} n’inverse pas.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell.</source>
        <translation>{name} a choisi un sort de sommeil.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell: {spell}.</source>
        <translation>{name} a choisi un sort de sommeil&#xa0;: {spell}.</translation>
    </message>
    <message>
        <source>Sleep spells: {name} {own}, {loser} {other}. {name} wins.</source>
        <translation>Sorts de sommeil&#xa0;: {name} {own}, {loser} {other}. {name} gagne.</translation>
    </message>
    <message>
        <source>Sleep spells: both {spell}. They cancel each other.</source>
        <translation>Sorts de sommeil&#xa0;: {spell} des deux côtés. Ils s’annulent.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins by strength.</source>
        <translation>{own} contre {other}&#xa0;: {name} gagne à la force.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins, who attacked.</source>
        <translation>{own} contre {other}&#xa0;: {name} gagne, car l’égalité profite à l’attaque.</translation>
    </message>
    <message>
        <source>So {name} wins the duel.</source>
        <translation>{name} gagne donc le duel.</translation>
    </message>
    <message>
        <source>{name} reverses the duel.</source>
        <translation>{name} inverse le duel.</translation>
    </message>
    <message>
        <source>{name} reverses it back.</source>
        <translation>{name} le rétablit.</translation>
    </message>
    <message>
        <source>{name} loses a soldier to the dungeon: {card}.</source>
        <translation>{name} perd un soldat, qui part au cachot&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} fills slot {slot}: {card}.</source>
        <translation>{name} comble la case {slot}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} ransoms for {money}: {card} to slot {slot}.</source>
        <translation>{name} rachète pour {money}&#xa0;: {card} en case {slot}.</translation>
    </message>
    <message>
        <source>{name} cannot fill slot {slot}: it stays empty.</source>
        <translation>{name} ne peut pas combler la case {slot}&#xa0;: elle reste vide.</translation>
    </message>
    <message>
        <source>{loser} has no soldier left: {name} wins.</source>
        <translation>{loser} n’a plus de soldat&#xa0;: {name} gagne.</translation>
    </message>
    <message>
        <source>has lined up</source>
        <translation>a choisi sa ligne</translation>
    </message>
    <message>
        <source>slid</source>
        <translation>s’est décalé</translation>
    </message>
    <message>
        <source>blocked all spells</source>
        <translation>a bloqué les sorts</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>a attaqué</translation>
    </message>
    <message>
        <source>strength spell</source>
        <translation>sort de force</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>a lancé un défi</translation>
    </message>
    <message>
        <source>sleep spell</source>
        <translation>sort de sommeil</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>a inversé</translation>
    </message>
    <message>
        <source>filled the slot</source>
        <translation>a comblé la case</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>a laissé faire</translation>
    </message>
    <message>
        <source>lost a soldier</source>
        <translation>a perdu un soldat</translation>
    </message>
    <message>
        <source>You lose a soldier!</source>
        <translation>Vous perdez un soldat&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldat</numerusform>
            <numerusform>%n soldats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <translation>
            <numerusform>%n debout</numerusform>
            <numerusform>%n debout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caught</source>
        <translation>
            <numerusform>%n captif</numerusform>
            <numerusform>%n captifs</numerusform>
        </translation>
    </message>
</context>
</TS>
