<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offline table for six little-known card games, for one, or for several at one computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer. The computer players see no more than you would in their place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence, drawn and written by its contributors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are kept in {data}, preferences in {config}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is {name}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the computer on. Nobody else should look now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}: &amp;show my cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none, the cards came with the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal of this round’s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts in the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, it is a practice match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, when it is finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>What shall we play?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchDock</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves and scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who &amp;begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Youngest is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards to everybody, everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever you change holds at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hand sorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One click plays a card that has only one place to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four colours for the four suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level}: {line} No level sees hidden cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Matches in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Practice matches instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>These figures rest on %n practice match(es).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These figures rest on %n finished match(es).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) are not in them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given-up match(es) are not in them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>This is not a deal of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not a deal number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fate pile is incomplete or out of order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands do not have the right number of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column is at least one box high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no such computer level: {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} needs a name and a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} players: the game takes {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{version} is not a version of the record format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are not those that were committed to before play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open box may not be exchanged for a closed lid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour of {card} has a row: it must go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column stands too far away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five rows lie on the table: there is no room for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has a result but is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has version {version}: a newer program has written it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not time for the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action makes no point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move names no seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no row {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a readable JSON document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not this seat&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open box may not be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open box on it stays until no closed one can go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open box is nowhere on top of the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pile has at least one box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a gap between two columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile falls apart: its columns must touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column in front may not be higher than one behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That row has another colour than {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is nested too deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {count} rounds, only {allowed} are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round did not end like that, but with: {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are wrong, they should be {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round must be begun by seat {start}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The totals are wrong, they should be {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} has the wrong kind of value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winners are wrong, they should be {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game files (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>The Demolition Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile down box by box and keep the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain Climbing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two teams, one mountain: who reaches the summit first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Thirteenth Woodworm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nibble at the even cards and keep off the poison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Box Pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build many boxes with few cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superspy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect six trios before you are unmasked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raging Wizards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldiers, spells and a dungeon: who holds the line?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>holzwurm</name>
    <message>
        <source>blue {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violet {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colourless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colourless row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the poisonous thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, plus {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, minus {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} or more stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every card takes the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{row}, number {number}: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>from left to right: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate pile, next: {card}; then {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate pile: only {card} is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>is out: +{bonus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out +{bonus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is empty: {name} went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has swallowed the poisonous thirteen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays, and you are out: +{bonus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and {fate} from the fate pile</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and the poisonous thirteen: the round ends</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays, and you go out: +{bonus}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} stays here, and you are rid of {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} stays here; it costs little to let it go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking this row brings you {points} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card costs something; {card} costs least here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card} to row {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card} to a new row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card} to row {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card} to row {row}, which is now {colour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} opens row {row} with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and {fate} from the fate pile.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out: +{bonus}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over, a hand is empty: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over, the poisonous thirteen is taken: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays along, often carelessly: for the first evenings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks only a little ahead and slips now and then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays soundly and seldom slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs many ways the round may go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks hard over every move, as well as it can.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue last match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the same deal &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this &amp;match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move list and scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand by &amp;colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand by &amp;value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand by &amp;points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Holzwurm Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chisel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rasp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peg</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>{file}: round {round}, move {move}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{game}” is still on the workbench: it comes with a later version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They were kept as {kept_as}; a new file has been begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games were brought up to date. A copy of the old file was kept as {copy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written to {path}: games can be played now, but will not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the saved games: games can be played now, but will not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: games can be played now, but will not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holzwurm Desktop is already open in another window. You can play here too, as long as each match is played in only one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferences could not be read and start afresh. The old file was kept as {kept_as}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read: changes may not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some preferences made no sense and were set back: {keys}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written there: this could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not allow access to {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the saved games: try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reports an error: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is too large for a game file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a game file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a game file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This saved game is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match has been played on in another window. Open it again to go on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved yet. Make room and play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written to the disk: the last moves are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not allow saving to {path}: the last moves are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program holds the saved games: the last moves will be saved with the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the saved games is damaged: this match is not saved any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reports an error, the last moves are not saved: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was deleted meanwhile: what is played now is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match has been played on in another window. Here it goes on as a practice match of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lost the thread and has played any allowed move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something unexpected happened ({code}). The match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile that is taken down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one just built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grown at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may build on with everybody’s unused cards at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the sheet that narrows down the spy may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from five trios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total after the last round wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saved games</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: it cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>coming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the wins; a win that is shared counts in part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of the wins if all played equally well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a practice match now: it does not count in the statistics.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>It is your turn, {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: choose a place. Esc puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand: {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Others have shown cards since. If you take the move back, this becomes a practice match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
