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
        <source>An offline table for six little-known card games, for one, or for several at one computer.</source>
        <translation>Une table hors ligne pour six jeux de cartes méconnus, en solitaire ou à plusieurs sur un même ordinateur.</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer. The computer players see no more than you would in their place.</source>
        <translation>Rien de ce que vous jouez ne quitte cet ordinateur. Les joueurs virtuels n’en voient pas plus que vous n’en verriez à leur place.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, drawn and written by its contributors.</source>
        <translation>Logiciel libre sous licence MIT, dessiné et écrit par ses contributeurs.</translation>
    </message>
    <message>
        <source>Games are kept in {data}, preferences in {config}.</source>
        <translation>Les parties sont conservées dans {data}, les préférences dans {config}.</translation>
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
        <source>Begins</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Seal of this round’s cards</source>
        <translation>Sceau des cartes de cette manche</translation>
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
        <source>About this match</source>
        <translation>À propos de cette partie</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Copier le numéro de donne</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>What shall we play?</source>
        <translation>À quoi joue-t-on&#x202f;?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistrée sous {file}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
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
</context>
<context>
    <name>NewGameDialog</name>
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
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
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
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
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
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>&amp;One click plays a card that has only one place to go</source>
        <translation>&amp;Un clic joue une carte qui n’a qu’une place possible</translation>
    </message>
    <message>
        <source>&amp;Four colours for the four suits</source>
        <translation>Jeu à &amp;quatre couleurs&#xa0;: une pour chaque enseigne</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>as the system</source>
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
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Ordinateur&#xa0;: {level}</translation>
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
        <source>{level}: {line} No level sees hidden cards.</source>
        <translation>{level}&#xa0;: {line} Aucun joueur virtuel ne voit les cartes cachées.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Matches in progress</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Re&amp;nommer</translation>
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
        <source>all games</source>
        <translation>tous les jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Practice matches instead</source>
        <translation>Plutôt les parties d’&amp;entraînement</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message numerus="yes">
        <source>These figures rest on %n practice match(es).</source>
        <translation>
            <numerusform>Ces chiffres reposent sur %n partie d’entraînement.</numerusform>
            <numerusform>Ces chiffres reposent sur %n parties d’entraînement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These figures rest on %n finished match(es).</source>
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
    <message>
        <source>Export the matches</source>
        <translation>Exporter les parties</translation>
    </message>
</context>
<context>
    <name>afbraak</name>
    <message>
        <source>Open box: closed ones first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two boxes would vanish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gap would be left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile would fall apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wins nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, take down a box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) may go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column}. Enter takes its top box down: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column}. It may not go: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: a box of column {x}, {y}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes down a box and wins {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes down a box and wins {cards}; its open lid drops by one box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is gone: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this box brings {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this box brings nothing, and leaves little to the next player.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bergbeklimmen</name>
    <message>
        <source>Red pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New red pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New black pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next: a climber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next: {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the summit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{route}, {wanted}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{route}, {wanted}: no card yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pile}, number {number}, on top {top}; beneath it {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pile}, number {number}: {top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pile}, number {number}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by colour</source>
        <translation type="unfinished">par couleur</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in front: one own card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>climbs on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaches the summit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covers the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins a pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, lay one card or both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, lay a card of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, both cards must be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, the {card} must be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, lay the {card} too, or keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, you are in front: only one of your own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, fill your hand from what is lit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is what your route needs next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can spare the {card} for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the {card} helps your opponent least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this card: you will need it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock: no open card is worth more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red cards go on the red piles, black ones on the black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is your opponent’s face of the mountain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may only draw from piles of your own colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card} on the route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card} on pile {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: keeps a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: draws from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: draws from pile {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays the {card} on the route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays the {card} on pile {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins pile {number} with the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in front and must keep the other card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws the {card} from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the {card} from pile {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has reached the summit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hundred turns without a step: nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hundred turns in a row laid no card on a route: a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>climbed: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>left side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed lid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open lid</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile of boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>row {row}, place {place}: %n box(es), {lid}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, place {place}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole pile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{rank} of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>An attack comes first.</source>
        <translation type="unfinished"></translation>
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
        <source>The deal must name two spies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{version} is not a version of the record format.</source>
        <translation>{version} n’est pas une version du fichier de partie.</translation>
    </message>
    <message>
        <source>Spells are blocked already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not the cards that were sealed before play began.</source>
        <translation>Ce ne sont pas les cartes scellées avant le début du jeu.</translation>
    </message>
    <message>
        <source>The {card} belongs in the row of its colour, which is there already.</source>
        <translation>Le {card} va dans la rangée de sa couleur, et elle existe déjà.</translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation>Pas dans cette main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>Cette carte est là deux fois&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>First say whether you challenge with a sleep spell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open box may not be exchanged for a closed lid.</source>
        <translation>On n’échange pas un couvercle fermé contre un ouvert.</translation>
    </message>
    <message>
        <source>A column stands too far away.</source>
        <translation>Une colonne est trop loin.</translation>
    </message>
    <message>
        <source>A turn begins with a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have discarded this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} is there twice.</source>
        <translation>La clé {key} est là deux fois.</translation>
    </message>
    <message>
        <source>That soldier faces another of yours: only that one may attack it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This soldier faces an enemy: it may not slide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The empty slot must be filled first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To fill a slot, name a card and, for a ransom, the money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five rows lie on the table: there is no room for another.</source>
        <translation>Il y a cinq rangées sur la table&#xa0;: plus de place pour une autre.</translation>
    </message>
    <message>
        <source>You are in front: of your own cards you may lay only one in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both lines are chosen first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line is three soldiers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has a result but is not over.</source>
        <translation>La partie a un résultat, mais n’est pas finie.</translation>
    </message>
    <message>
        <source>There is no card on that pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>Il manque la clé {key}.</translation>
    </message>
    <message>
        <source>The money card {money} is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money card {money} cannot be paid twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This soldier faces an enemy and may attack only that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of {key} must be true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While fewer than two piles of a colour lie, its next card begins a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has version {version}: a newer program has written it.</source>
        <translation>Le fichier est en version {version}&#xa0;: un programme plus récent l’a écrit.</translation>
    </message>
    <message>
        <source>One card of the trio must be of the suit of your spy, {spy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy soldier stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffle does not say what the new stock is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not time for the next round.</source>
        <translation>Ce n’est pas le moment de la manche suivante.</translation>
    </message>
    <message>
        <source>The build makes no point.</source>
        <translation>Cette construction ne rapporte aucun point.</translation>
    </message>
    <message>
        <source>{card} is not what your route needs next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three cards are not of one rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Ce n’est pas à cette place de jouer.</translation>
    </message>
    <message>
        <source>You have to lay at least one card before you may keep one.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it cannot go on your route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That row has another colour than the {card}.</source>
        <translation>Cette rangée n’est pas de la couleur du {card}.</translation>
    </message>
    <message>
        <source>The discard pile must be shuffled first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sleep spell must be chosen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This soldier has slid this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spells are blocked: no soldier slides any more this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A soldier stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} cannot stand in the line twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spell {spell} is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is your spy: it stays face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say whether you use a strength spell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your team is complete: {card} finds no place in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First your team of three climbers, then the stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have laid your cards: now fill your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move names no seat.</source>
        <translation>Le coup n’indique pas de place.</translation>
    </message>
    <message>
        <source>It is not time to shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your soldiers stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card {card}.</source>
        <translation>Il n’y a pas de carte {card}.</translation>
    </message>
    <message>
        <source>There is no chance move {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column there.</source>
        <translation>Il n’y a pas de colonne ici.</translation>
    </message>
    <message>
        <source>There is no money card {money}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no soldier {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such spell: {spell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move does not say where {card} goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trio of the rank of {card} lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in the enemy&apos;s dungeon: it needs no ransom.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} lies in the enemy&apos;s dungeon: its ransom is {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say whether you reverse the duel.</source>
        <translation type="unfinished"></translation>
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
        <source>The document is nested too deep.</source>
        <translation>Le document est trop imbriqué.</translation>
    </message>
    <message>
        <source>There are {count} rounds, only {allowed} are played.</source>
        <translation>Il y a {count} manches, alors qu’on n’en joue que {allowed}.</translation>
    </message>
    <message>
        <source>A trio is three cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move must name two slots.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation>Deux cordées, une montagne&#xa0;: qui sera le premier au sommet&#x202f;?</translation>
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
        <translation>{value} bleu</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <translation>{value} jaune</translation>
    </message>
    <message>
        <source>red {value}</source>
        <translation>{value} rouge</translation>
    </message>
    <message>
        <source>green {value}</source>
        <translation>{value} vert</translation>
    </message>
    <message>
        <source>violet {value}</source>
        <translation>{value} violet</translation>
    </message>
    <message>
        <source>grey {value}</source>
        <translation>{value} gris</translation>
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
        <translation>reste dès {least}</translation>
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
    <message numerus="yes">
        <source>took %n card(s)</source>
        <translation>
            <numerusform>a ramassé %n carte</numerusform>
            <numerusform>a ramassé %n cartes</numerusform>
        </translation>
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
        <source>stays</source>
        <translation>reste en place</translation>
    </message>
    <message>
        <source>stays, and you are out: +{bonus}</source>
        <translation>reste en place, et votre main est vide&#xa0;: +{bonus}</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and {fate} from the fate pile</source>
        <translation>
            <numerusform>ramasse %n carte et {fate} du destin</numerusform>
            <numerusform>ramasse %n cartes et {fate} du destin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and the poisonous thirteen: the round ends</source>
        <translation>
            <numerusform>ramasse %n carte et le treize empoisonné&#xa0;: fin de la manche</numerusform>
            <numerusform>ramasse %n cartes et le treize empoisonné&#xa0;: fin de la manche</numerusform>
        </translation>
    </message>
    <message>
        <source>the {card} stays, and you go out: +{bonus}.</source>
        <translation>le {card} reste en place et vide votre main&#xa0;: +{bonus}.</translation>
    </message>
    <message>
        <source>the {card} stays here, and you are rid of {points}.</source>
        <translation>le {card} reste ici, et vos {points} s’en vont.</translation>
    </message>
    <message>
        <source>the {card} stays here; it costs little to let it go.</source>
        <translation>le {card} reste ici&#x202f;; vous pouvez vous en passer.</translation>
    </message>
    <message>
        <source>taking this row brings you {points} in all.</source>
        <translation>ramasser cette rangée vous rapporte {points} en tout.</translation>
    </message>
    <message>
        <source>every card costs something; the {card} costs least here.</source>
        <translation>chaque carte coûte quelque chose&#x202f;; ici, c’est le {card} qui coûte le moins.</translation>
    </message>
    <message>
        <source>{name} plays the {card} to row {row}.</source>
        <translation>{name} joue le {card} dans la rangée {row}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} to row {row}, which is now {colour}.</source>
        <translation>{name} joue le {card} dans la rangée {row}, qui devient {colour}.</translation>
    </message>
    <message>
        <source>{name} opens row {row} with the {card}.</source>
        <translation>{name} ouvre la rangée {row} avec le {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and the {fate} from the fate pile.</source>
        <translation>
            <numerusform>{name} ramasse %n carte, et le {fate} de la pile du destin.</numerusform>
            <numerusform>{name} ramasse %n cartes, et le {fate} de la pile du destin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and with them the poisonous thirteen.</source>
        <translation>
            <numerusform>{name} ramasse %n carte et avale le treize empoisonné.</numerusform>
            <numerusform>{name} ramasse %n cartes et avale le treize empoisonné.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {card} to row {row}</source>
        <translation>{name}&#xa0;: {card} dans la rangée {row}</translation>
    </message>
    <message>
        <source>{name}: {card} to a new row</source>
        <translation>{name}&#xa0;: {card}, nouvelle rangée</translation>
    </message>
    <message>
        <source>{name} is out: +{bonus}.</source>
        <translation>{name} a vidé sa main&#xa0;: +{bonus}.</translation>
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
        <source>Plays along, often carelessly: for the first evenings.</source>
        <translation>Joue sans trop réfléchir&#xa0;: idéal pour les premières soirées.</translation>
    </message>
    <message>
        <source>Looks only a little ahead and slips now and then.</source>
        <translation>Ne voit pas très loin et se trompe de temps en temps.</translation>
    </message>
    <message>
        <source>Plays soundly and seldom slips.</source>
        <translation>Joue solidement et se trompe rarement.</translation>
    </message>
    <message>
        <source>Weighs many ways the round may go.</source>
        <translation>Pèse les nombreuses tournures que la manche peut prendre.</translation>
    </message>
    <message>
        <source>Thinks hard over every move, as well as it can.</source>
        <translation>Réfléchit longuement à chaque coup, du mieux possible.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
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
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>About this &amp;match…</source>
        <translation>À &amp;propos de cette partie…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
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
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;About Holzwurm Desktop</source>
        <translation>À &amp;propos de Holzwurm Desktop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
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
        <source>‘{game}’ is still on the workbench: it comes with a later version.</source>
        <translation>«&#xa0;{game}&#xa0;» est encore sur l’établi&#xa0;: ce sera pour une prochaine version.</translation>
    </message>
    <message>
        <source>‘{title}’ was deleted.</source>
        <translation>«&#xa0;{title}&#xa0;» a été supprimée.</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>R&amp;établir</translation>
    </message>
    <message>
        <source>The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.</source>
        <translation>Les parties enregistrées étaient illisibles. Le fichier a été gardé sous {kept_as} et un nouveau a été commencé.</translation>
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
        <source>Holzwurm Desktop is already open in another window. You can play here too, as long as each match is played in only one of them.</source>
        <translation>Holzwurm Desktop est déjà ouvert dans une autre fenêtre. Vous pouvez jouer ici aussi, pourvu que chaque partie ne soit jouée que dans l’une des deux.</translation>
    </message>
    <message>
        <source>The preferences could not be read and start afresh. The old file was kept as {kept_as}.</source>
        <translation>Les préférences étaient illisibles et repartent de zéro. L’ancien fichier a été gardé sous {kept_as}.</translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read: changes may not be kept.</source>
        <translation>Les préférences de {path} sont illisibles&#xa0;: vos changements ne seront peut-être pas conservés.</translation>
    </message>
    <message>
        <source>Some preferences made no sense and were set back: {keys}.</source>
        <translation>Quelques préférences n’avaient pas de sens et ont été remises à leur valeur d’origine&#xa0;: {keys}.</translation>
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
        <source>Another program is using the saved games: try again.</source>
        <translation>Un autre programme utilise les parties enregistrées&#xa0;: réessayez.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be read.</source>
        <translation>Cette partie enregistrée est abîmée et illisible.</translation>
    </message>
    <message>
        <source>The disk reports an error: {reason}.</source>
        <translation>Le disque signale une erreur&#xa0;: {reason}.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} comes from a newer version of the program and cannot be read by this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This saved game is not there any more.</source>
        <translation>Cette partie enregistrée n’existe plus.</translation>
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
        <source>This match has been played on in another window. Here it goes on as a practice match of its own.</source>
        <translation>Cette partie a continué dans une autre fenêtre. Ici, elle se poursuit comme partie d’entraînement à part.</translation>
    </message>
    <message>
        <source>{name} lost the thread and simply played an allowed move.</source>
        <translation>{name} a perdu le fil et a joué un coup permis au hasard.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Pas d’indice cette fois-ci.</translation>
    </message>
    <message>
        <source>Something unexpected happened ({code}). The match goes on.</source>
        <translation>Il s’est passé quelque chose d’imprévu ({code}). La partie continue.</translation>
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
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>damaged: it cannot be read</source>
        <translation>abîmée, illisible</translation>
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
        <source>still to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>de {low} à {high} joueurs</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 joueurs</translation>
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
        <source>Rounds</source>
        <translation>Manches</translation>
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
        <source>Player</source>
        <translation>Joueur</translation>
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
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Share of the wins; a win that is shared counts in part.</source>
        <translation>Part des victoires&#x202f;; une victoire partagée compte en partie.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>The share of the wins if all played equally well.</source>
        <translation>La part des victoires si tous jouaient aussi bien.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
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
</context>
<context>
    <name>table</name>
    <message>
        <source>It is your turn, {name}.</source>
        <translation>À vous de jouer, {name}.</translation>
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
        <source>Hint: {reason}</source>
        <translation>Indice&#xa0;: {reason}</translation>
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
        <source>on turn</source>
        <translation>c’est son tour</translation>
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
    <message>
        <source>Others have shown cards since. If you take the move back, this becomes a practice match.</source>
        <translation>D’autres ont montré des cartes depuis. Si vous annulez le coup, la partie devient un entraînement.</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Il n’y a pas de coup à annuler.</translation>
    </message>
    <message>
        <source>This card cannot go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Choisissez d’abord une carte de votre main.</translation>
    </message>
</context>
</TS>
