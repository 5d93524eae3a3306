<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What the computer players last reported</source>
        <translation>What the computer players last reported</translation>
    </message>
    <message>
        <source>An offline table for six little-known card games, for one, or for several at one computer.</source>
        <translation>An offline table for six little-known card games, for one, or for several at one computer.</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer. The computer players see no more than you would in their place.</source>
        <translation>Nothing you play leaves this computer. The computer players see no more than you would in their place.</translation>
    </message>
    <message>
        <source>The cards follow from the number of the deal by a formula that anybody can work out again: the numbers of Python’s random.Random({seed}), shuffled by the method of Fisher and Yates. The page “record-format” of the documentation explains it, and the seal of each round.</source>
        <translation>The cards follow from the number of the deal by a formula that anybody can work out again: the numbers of Python’s random.Random({seed}), shuffled by the method of Fisher and Yates. The page “record-format” of the documentation explains it, and the seal of each round.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, drawn and written by its contributors.</source>
        <translation>Free software under the MIT licence, drawn and written by its contributors.</translation>
    </message>
    <message>
        <source>Games are kept in {data}, preferences in {config}.</source>
        <translation>Games are kept in {data}, preferences in {config}.</translation>
    </message>
    <message>
        <source>Version {version}, commit {commit}</source>
        <translation>Version {version}, commit {commit}</translation>
    </message>
    <message>
        <source>The licences of the libraries in it are in {folder}.</source>
        <translation>The licences of the libraries in it are in {folder}.</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <translation>&amp;Better move</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes…</source>
        <translation>&amp;Learn from my mistakes…</translation>
    </message>
    <message>
        <source>&amp;Judged by</source>
        <translation>&amp;Judged by</translation>
    </message>
    <message>
        <source>what could be known then</source>
        <translation>what could be known then</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>open cards</translation>
    </message>
    <message>
        <source>Chances to win the round</source>
        <translation>Chances to win the round</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progress of the analysis</translation>
    </message>
    <message numerus="yes">
        <source>Budget: a search of %n step(s) for each decision.</source>
        <translation>
            <numerusform>Budget: a search of %n step for each decision.</numerusform>
            <numerusform>Budget: a search of %n steps for each decision.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis failed: {reason}</source>
        <translation>The analysis failed: {reason}</translation>
    </message>
    <message>
        <source>Accuracy is 100 where every move was the best one, and 0 where each was a blunder.</source>
        <translation>Accuracy is 100 where every move was the best one, and 0 where each was a blunder.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Scores of {name}, match by match</source>
        <translation>Scores of {name}, match by match</translation>
    </message>
    <message>
        <source>Accuracy of {name} in analysed matches</source>
        <translation>Accuracy of {name} in analysed matches</translation>
    </message>
    <message>
        <source>How often each score</source>
        <translation>How often each score</translation>
    </message>
    <message>
        <source>Share of the wins by level</source>
        <translation>Share of the wins by level</translation>
    </message>
    <message>
        <source>Match {number}, {day}: {score}</source>
        <translation>Match {number}, {day}: {score}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>average {score}</source>
        <translation>average {score}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} to {high}</translation>
    </message>
    <message numerus="yes">
        <source>{level}: {percent} % of %n match(es), likely {low} to {high} %</source>
        <translation>
            <numerusform>{level}: {percent} % of %n match, likely {low} to {high} %</numerusform>
            <numerusform>{level}: {percent} % of %n matches, likely {low} to {high} %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachSwitch</name>
    <message>
        <source>The coach is on.</source>
        <translation>The coach is on.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>The coach is off.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Comparison</source>
        <translation>Comparison</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Deal</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Left</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Right</translation>
    </message>
    <message>
        <source>What each made of it</source>
        <translation>What each made of it</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Move by move</translation>
    </message>
    <message>
        <source>Match points, as in bridge clubs: each is compared with each other who played the same cards. A higher score brings 2 points, the same score 1. The share is what that is of all there was to be had.</source>
        <translation>Match points, as in bridge clubs: each is compared with each other who played the same cards. A higher score brings 2 points, the same score 1. The share is what that is of all there was to be had.</translation>
    </message>
    <message>
        <source>Only deals that all have played can be compared</source>
        <translation>Only deals that all have played can be compared</translation>
    </message>
    <message>
        <source>Whose moves stand on the left</source>
        <translation>Whose moves stand on the left</translation>
    </message>
    <message>
        <source>Whose moves stand on the right</source>
        <translation>Whose moves stand on the right</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>A click on a heading sorts the list</translation>
    </message>
    <message>
        <source>Enter or a double click shows the table after the move; the arrow keys choose whose</source>
        <translation>Enter or a double click shows the table after the move; the arrow keys choose whose</translation>
    </message>
    <message>
        <source>Opens the replay of that match at the chosen move</source>
        <translation>Opens the replay of that match at the chosen move</translation>
    </message>
    <message>
        <source>On {name}’s table</source>
        <translation>On {name}’s table</translation>
    </message>
    <message>
        <source>Both played alike to the end.</source>
        <translation>Both played alike to the end.</translation>
    </message>
    <message>
        <source>They part at decision {number} of round {round}, marked with ≠.</source>
        <translation>They part at decision {number} of round {round}, marked with ≠.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is {name}’s turn</source>
        <translation>It is {name}’s turn</translation>
    </message>
    <message>
        <source>Pass the computer on. Nobody else should look now.</source>
        <translation>Pass the computer on. Nobody else should look now.</translation>
    </message>
    <message>
        <source>I am {name}: &amp;show my cards</source>
        <translation>I am {name}: &amp;show my cards</translation>
    </message>
    <message>
        <source>Lifts the curtain, as does a click beside it</source>
        <translation>Lifts the curtain, as does a click beside it</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>The same cards today for everybody with this version.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Day</translation>
    </message>
    <message>
        <source>Days &amp;of</source>
        <translation>Days &amp;of</translation>
    </message>
    <message>
        <source>the week</source>
        <translation>the week</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>the month</translation>
    </message>
    <message>
        <source>Series of days</source>
        <translation>Series of days</translation>
    </message>
    <message>
        <source>Standings over these days</source>
        <translation>Standings over these days</translation>
    </message>
    <message>
        <source>Nobody has played any of these days yet.</source>
        <translation>Nobody has played any of these days yet.</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Compare…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>R&amp;ules</translation>
    </message>
    <message>
        <source>Best results here</source>
        <translation>Best results here</translation>
    </message>
    <message>
        <source>Deals of past days can be played as well</source>
        <translation>Deals of past days can be played as well</translation>
    </message>
    <message>
        <source>Who played this deal on this computer, the best first</source>
        <translation>Who played this deal on this computer, the best first</translation>
    </message>
    <message>
        <source>Which days are seen at a glance: those around the chosen day</source>
        <translation>Which days are seen at a glance: those around the chosen day</translation>
    </message>
    <message>
        <source>Your first results and those of the others; a day that is chosen can be played</source>
        <translation>Your first results and those of the others; a day that is chosen can be played</translation>
    </message>
    <message>
        <source>Those who played the same days, compared by their first results</source>
        <translation>Those who played the same days, compared by their first results</translation>
    </message>
    <message>
        <source>Shows the first attempts at this deal move by move, as soon as you have played it yourself</source>
        <translation>Shows the first attempts at this deal move by move, as soon as you have played it yourself</translation>
    </message>
    <message>
        <source>Deal of the day – {game}</source>
        <translation>Deal of the day – {game}</translation>
    </message>
    <message numerus="yes">
        <source>You begin, against %n computer player(s).</source>
        <translation>
            <numerusform>You begin, against %n computer player.</numerusform>
            <numerusform>You begin, against %n computer players.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: {level}. Deal {number}.</source>
        <translation>Level: {level}. Deal {number}.</translation>
    </message>
    <message>
        <source>Nobody has finished this deal here yet.</source>
        <translation>Nobody has finished this deal here yet.</translation>
    </message>
</context>
<context>
    <name>EdgeButtons</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Takes back your last move</source>
        <translation>Takes back your last move</translation>
    </message>
    <message>
        <source>Shows a good move; pressed once more, it plays it</source>
        <translation>Shows a good move; pressed once more, it plays it</translation>
    </message>
    <message>
        <source>Opens the rules beside the table</source>
        <translation>Opens the rules beside the table</translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message>
        <source>Evenings</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>A series of matches with one table of standings, on one day or many.</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>&amp;Evening</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>The plan</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;New evening…</translation>
    </message>
    <message>
        <source>&amp;Play next</source>
        <translation>&amp;Play next</translation>
    </message>
    <message>
        <source>Play &amp;this match</source>
        <translation>Play &amp;this match</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Compare…</translation>
    </message>
    <message>
        <source>As a p&amp;icture…</source>
        <translation>As a p&amp;icture…</translation>
    </message>
    <message>
        <source>As a &amp;file…</source>
        <translation>As a &amp;file…</translation>
    </message>
    <message>
        <source>Which evening is shown</source>
        <translation>Which evening is shown</translation>
    </message>
    <message>
        <source>A double click plays a match that is open, or compares a deal</source>
        <translation>A double click plays a match that is open, or compares a deal</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>A click on a heading sorts the list</translation>
    </message>
    <message>
        <source>Goes on with what was begun, else begins the first open match</source>
        <translation>Goes on with what was begun, else begins the first open match</translation>
    </message>
    <message>
        <source>Begins the selected match, or goes on with it</source>
        <translation>Begins the selected match, or goes on with it</translation>
    </message>
    <message>
        <source>Shows who made what of a deal that all have played, move by move</source>
        <translation>Shows who made what of a deal that all have played, move by move</translation>
    </message>
    <message>
        <source>Saves the standings as a PNG picture</source>
        <translation>Saves the standings as a PNG picture</translation>
    </message>
    <message>
        <source>Saves the standings as a CSV table for spreadsheets</source>
        <translation>Saves the standings as a CSV table for spreadsheets</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>De&amp;lete</translation>
    </message>
    <message>
        <source>B&amp;ring it back</source>
        <translation>B&amp;ring it back</translation>
    </message>
    <message>
        <source>‘{title}’ is deleted; its matches are still in the statistics.</source>
        <translation>‘{title}’ is deleted; its matches are still in the statistics.</translation>
    </message>
    <message>
        <source>No evening has been planned yet.</source>
        <translation>No evening has been planned yet.</translation>
    </message>
    <message>
        <source>The plan of this evening is damaged and cannot be read.</source>
        <translation>The plan of this evening is damaged and cannot be read.</translation>
    </message>
    <message>
        <source>All is played: these are the final standings.</source>
        <translation>All is played: these are the final standings.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) can be played now, in any order.</source>
        <translation>
            <numerusform>%n match can be played now.</numerusform>
            <numerusform>%n matches can be played now, in any order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are closed until all have played them.</source>
        <translation>
            <numerusform>%n deal is closed until all have played it.</numerusform>
            <numerusform>%n deals are closed until all have played them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes &amp;back</source>
        <translation>Comes &amp;back</translation>
    </message>
    <message>
        <source>Drops &amp;out</source>
        <translation>Drops &amp;out</translation>
    </message>
    <message>
        <source>The selected participant takes part again</source>
        <translation>The selected participant takes part again</translation>
    </message>
    <message>
        <source>The selected participant plays no more matches</source>
        <translation>The selected participant plays no more matches</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Saved as {path}.</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Deal number</source>
        <translation>Deal number</translation>
    </message>
    <message>
        <source>none, the cards came with the file</source>
        <translation>none, the cards came with the file</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Starting player</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Seat {number}</translation>
    </message>
    <message>
        <source>Started on</source>
        <translation>Started on</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>Moves taken back</translation>
    </message>
    <message>
        <source>Stand-in moves</source>
        <translation>Stand-in moves</translation>
    </message>
    <message>
        <source>Counts in the statistics</source>
        <translation>Counts in the statistics</translation>
    </message>
    <message>
        <source>no, it is a practice match</source>
        <translation>no, it is a practice match</translation>
    </message>
    <message>
        <source>yes, when it is finished</source>
        <translation>yes, when it is finished</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message numerus="yes">
        <source>The cards of round(s) {rounds} are not those that were sealed.</source>
        <translation>
            <numerusform>The cards of round {rounds} are not those that were sealed.</numerusform>
            <numerusform>The cards of rounds {rounds} are not those that were sealed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked: the cards are the sealed ones, and every move is allowed.</source>
        <translation>Checked: the cards are the sealed ones, and every move is allowed.</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>About this match</translation>
    </message>
    <message>
        <source>&amp;Show deal number</source>
        <translation>&amp;Show deal number</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Copy deal number</translation>
    </message>
    <message>
        <source>C&amp;heck the match</source>
        <translation>C&amp;heck the match</translation>
    </message>
    <message>
        <source>Seal of this round’s cards (SHA-256)</source>
        <translation>Seal of this round’s cards (SHA-256)</translation>
    </message>
    <message>
        <source>The cards were fixed before the first move, and this number follows from them and from a secret number. Note it down: the saved match contains both, so that afterwards anybody can work it out again and see that no card was changed. The command “check” does that too.</source>
        <translation>The cards were fixed before the first move, and this number follows from them and from a secret number. Note it down: the saved match contains both, so that afterwards anybody can work it out again and see that no card was changed. The command ‘check’ does that too.</translation>
    </message>
    <message>
        <source>person</source>
        <translation>person</translation>
    </message>
    <message>
        <source>hidden until all have played this deal</source>
        <translation>hidden until all have played this deal</translation>
    </message>
    <message>
        <source>hidden until the match is over: whoever knows it can list every hand</source>
        <translation>hidden until the match is over: whoever knows it can list every hand</translation>
    </message>
</context>
<context>
    <name>GamePicks</name>
    <message>
        <source>Rounds of a match</source>
        <translation>Rounds of a match</translation>
    </message>
    <message>
        <source>Rounds of a match of {game}</source>
        <translation>Rounds of a match of {game}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Search</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>What it does</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Lists only what has these letters in its words or its key</source>
        <translation>Lists only what has these letters in its words or its key</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>They can be changed in the preferences.</source>
        <translation>They can be changed in the preferences.</translation>
    </message>
    <message>
        <source>All keys that do something, by the place where they do it</source>
        <translation>All keys that do something, by the place where they do it</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>New &amp;key</source>
        <translation>New &amp;key</translation>
    </message>
    <message>
        <source>press it here</source>
        <translation>press it here</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>N&amp;o key</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>Rese&amp;t</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Reset &amp;all</translation>
    </message>
    <message>
        <source>Below the list the selected action can be given another key</source>
        <translation>Below the list the selected action can be given another key</translation>
    </message>
    <message>
        <source>Takes the next key that is pressed here</source>
        <translation>Takes the next key that is pressed here</translation>
    </message>
    <message>
        <source>Takes its key away from the selected action</source>
        <translation>Takes its key away from the selected action</translation>
    </message>
    <message>
        <source>Gives the selected action the key it had at first</source>
        <translation>Gives the selected action the key it had at first</translation>
    </message>
    <message>
        <source>Gives all actions the keys they had at first</source>
        <translation>Gives all actions the keys they had at first</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>This key cannot be changed.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>no key</translation>
    </message>
    <message>
        <source>All keys are as they were at first.</source>
        <translation>All keys are as they were at first.</translation>
    </message>
    <message>
        <source>{key} is taken: {action} ({group}).</source>
        <translation>{key} is taken: {action} ({group}).</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <source>Lesson: {game}</source>
        <translation>Lesson: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Step {step} of {steps}</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}: look again</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>What shall we play?</source>
        <translation>What shall we play?</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Deal of the da&amp;y</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Puzzles</translation>
    </message>
    <message>
        <source>Eve&amp;nings</source>
        <translation>Eve&amp;nings</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>The same cards today for everybody with this version.</translation>
    </message>
    <message>
        <source>Positions with one best move, and your own mistakes.</source>
        <translation>Positions with one best move, and your own mistakes.</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings.</source>
        <translation>A series of matches with one table of standings.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>The move list is shown.</source>
        <translation>The move list is shown.</translation>
    </message>
    <message>
        <source>The move list is hidden.</source>
        <translation>The move list is hidden.</translation>
    </message>
    <message>
        <source>Full screen is on.</source>
        <translation>Full screen is on.</translation>
    </message>
    <message>
        <source>Full screen is off.</source>
        <translation>Full screen is off.</translation>
    </message>
</context>
<context>
    <name>MatchDetails</name>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Deal {number}</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>without help</translation>
    </message>
</context>
<context>
    <name>MatchDock</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Round {number} of {rounds}</translation>
    </message>
    <message>
        <source>Moves and scores</source>
        <translation>Moves and scores</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Move list</translation>
    </message>
    <message>
        <source>Points of each round, and the total beside them</source>
        <translation>Points of each round, and the total beside them</translation>
    </message>
    <message>
        <source>What each move did, the latest at the foot</source>
        <translation>What each move did, the latest at the foot</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>all games</source>
        <translation>all games</translation>
    </message>
    <message>
        <source>all people</source>
        <translation>all people</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>any level</translation>
    </message>
    <message>
        <source>matches that count</source>
        <translation>matches that count</translation>
    </message>
    <message>
        <source>practice matches</source>
        <translation>practice matches</translation>
    </message>
    <message>
        <source>both</source>
        <translation>both</translation>
    </message>
    <message>
        <source>all time</source>
        <translation>all time</translation>
    </message>
    <message>
        <source>last 7 days</source>
        <translation>last 7 days</translation>
    </message>
    <message>
        <source>last 30 days</source>
        <translation>last 30 days</translation>
    </message>
    <message>
        <source>last 12 months</source>
        <translation>last 12 months</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>from … to …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Level of an opponent</source>
        <translation>Level of an opponent</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>To</source>
        <translation>To</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Something went wrong</translation>
    </message>
    <message>
        <source>That was a fault of the program. The match goes on from the last saved move. The report helps to mend the fault; it holds no cards and no names of players.</source>
        <translation>That was a fault of the program. The match goes on from the last saved move. The report helps to mend the fault; it holds no cards and no names of players.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>Copy &amp;report</translation>
    </message>
    <message>
        <source>Where in the program it went wrong</source>
        <translation>Where in the program it went wrong</translation>
    </message>
    <message>
        <source>Puts the report on the clipboard</source>
        <translation>Puts the report on the clipboard</translation>
    </message>
</context>
<context>
    <name>NameHelp</name>
    <message>
        <source>Portrait of {name}</source>
        <translation>Portrait of {name}</translation>
    </message>
</context>
<context>
    <name>NewEveningDialog</name>
    <message>
        <source>New evening</source>
        <translation>New evening</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>A series of matches with one table of standings, on one day or many.</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Who takes part</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>What is played</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>The plan</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>&amp;Name of the evening</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>&amp;Computer players</source>
        <translation>&amp;Computer players</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Le&amp;vel</translation>
    </message>
    <message>
        <source>How many computer players sit at each table</source>
        <translation>How many computer players sit at each table</translation>
    </message>
    <message>
        <source>How strong they are; the same moves they answer alike, whoever makes them</source>
        <translation>How strong they are; the same moves they answer alike, whoever makes them</translation>
    </message>
    <message>
        <source>How &amp;often</source>
        <translation>How &amp;often</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>{count} take part</source>
        <translation>{count} take part</translation>
    </message>
    <message>
        <source>Evening of {day}</source>
        <translation>Evening of {day}</translation>
    </message>
    <message>
        <source>&amp;Draw the order by lot</source>
        <translation>&amp;Draw the order by lot</translation>
    </message>
    <message>
        <source>Plan &amp;it</source>
        <translation>Plan &amp;it</translation>
    </message>
    <message>
        <source>Left empty, it is called after the day</source>
        <translation>Left empty, it is called after the day</translation>
    </message>
    <message>
        <source>How often the same people play each game</source>
        <translation>How often the same people play each game</translation>
    </message>
    <message>
        <source>Who begins, and in a knock-out who meets whom, depends on the order</source>
        <translation>Who begins, and in a knock-out who meets whom, depends on the order</translation>
    </message>
    <message>
        <source>The matches may be played in any order</source>
        <translation>The matches may be played in any order</translation>
    </message>
    <message>
        <source>Stores the plan; it can be played today or on other days</source>
        <translation>Stores the plan; it can be played today or on other days</translation>
    </message>
    <message>
        <source>How &amp;many deals</source>
        <translation>How &amp;many deals</translation>
    </message>
    <message>
        <source>How many deals each of them plays</source>
        <translation>How many deals each of them plays</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), to be played in any order.</source>
        <translation>
            <numerusform>%n match.</numerusform>
            <numerusform>%n matches, to be played in any order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>R&amp;ules</source>
        <translation>R&amp;ules</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>How many play</translation>
    </message>
    <message>
        <source>Who &amp;begins</source>
        <translation>Who &amp;begins</translation>
    </message>
    <message>
        <source>&amp;Youngest is</source>
        <translation>&amp;Youngest is</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;Deal number</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} players</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>The same number deals the same cards to everybody, everywhere.</source>
        <translation>The same number deals the same cards to everybody, everywhere.</translation>
    </message>
    <message>
        <source>The &amp;coach is on</source>
        <translation>The &amp;coach is on</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>&amp;Programs…</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>It says what the situation asks, and shows a move that was clearly better than yours.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Learn</translation>
    </message>
    <message>
        <source>Begins the first round</source>
        <translation>Begins the first round</translation>
    </message>
    <message>
        <source>Left empty, any cards are dealt</source>
        <translation>Left empty, any cards are dealt</translation>
    </message>
    <message>
        <source>Players that are programs of this computer: add, change, remove, try</source>
        <translation>Players that are programs of this computer: add, change, remove, try</translation>
    </message>
    <message>
        <source>A lesson of a few minutes, on the table</source>
        <translation>A lesson of a few minutes, on the table</translation>
    </message>
    <message>
        <source>Deals the cards; what is chosen here is offered again next time</source>
        <translation>Begins the match; what is chosen here is offered again next time</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>the youngest</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>drawn by lot</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Puts this message away</source>
        <translation>Puts this message away</translation>
    </message>
    <message>
        <source>{text} ({times} times)</source>
        <translation>{text} ({times} times)</translation>
    </message>
</context>
<context>
    <name>OpenCardsDialog</name>
    <message>
        <source>A record shows all cards</source>
        <translation>A record shows all cards</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>The match is not over yet.</translation>
    </message>
    <message>
        <source>Several people play, and the record of their match holds every hand and everything that was chosen in secret. Whoever reads it knows what the players must not know of each other.</source>
        <translation>Several people play, and the record of their match holds every hand and everything that was chosen in secret. Whoever reads it knows what the players must not know of each other.</translation>
    </message>
    <message>
        <source>&amp;Go on all the same</source>
        <translation>&amp;Go on all the same</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Who plays at this computer. Every change takes effect at once.</source>
        <translation>Who plays at this computer. Every change takes effect at once.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Sho&amp;w hidden people too</source>
        <translation>Sho&amp;w hidden people too</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Colour</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Picture</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rename</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Add</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Is the &amp;same person as…</translation>
    </message>
    <message>
        <source>Below the list the selected person can be changed</source>
        <translation>Below the list the selected person can be changed</translation>
    </message>
    <message>
        <source>What the person is called everywhere, also in matches played before</source>
        <translation>What the person is called everywhere, also in matches played before</translation>
    </message>
    <message>
        <source>The disc behind the picture, at the table and in lists</source>
        <translation>The disc behind the picture, at the table and in lists</translation>
    </message>
    <message>
        <source>Stands by the name at the table and in lists</source>
        <translation>Stands by the name at the table and in lists</translation>
    </message>
    <message>
        <source>Gives the selected person this name; the names of before stay theirs</source>
        <translation>Gives the selected person this name; the names of before stay theirs</translation>
    </message>
    <message>
        <source>Makes a new person of this name, who is offered in a new match</source>
        <translation>Makes a new person of this name, who is offered in a new match</translation>
    </message>
    <message>
        <source>Counts two people as one from now on, or separates those who were joined</source>
        <translation>Counts two people as one from now on, or separates those who were joined</translation>
    </message>
    <message>
        <source>So that they can be shown again</source>
        <translation>So that they can be shown again</translation>
    </message>
    <message>
        <source>{name} (hidden)</source>
        <translation>{name} (hidden)</translation>
    </message>
    <message>
        <source>Also called: {names}</source>
        <translation>Also called: {names}</translation>
    </message>
    <message>
        <source>S&amp;how again</source>
        <translation>S&amp;how again</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Hide</translation>
    </message>
    <message>
        <source>Offers and lists this person again</source>
        <translation>Offers and lists this person again</translation>
    </message>
    <message>
        <source>Offers and lists this person no more; nothing is lost</source>
        <translation>Offers and lists this person no more; nothing is lost</translation>
    </message>
    <message>
        <source>{old} is called {name} from now on.</source>
        <translation>{old} is called {name} from now on.</translation>
    </message>
    <message>
        <source>{name} can play now.</source>
        <translation>{name} can play now.</translation>
    </message>
    <message>
        <source>{name} is hidden: offered and listed no more. All matches stay.</source>
        <translation>{name} is hidden: offered and listed no more. All matches stay.</translation>
    </message>
    <message>
        <source>{name} is offered and listed again.</source>
        <translation>{name} is offered and listed again.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>A person needs a name.</translation>
    </message>
    <message>
        <source>That is a name of {name} already. If both are one person, choose “Is the same person as…”.</source>
        <translation>That is a name of {name} already. If both are one person, choose “Is the same person as…”.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xt size</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>Screen readers are tol&amp;d</source>
        <translation>Screen readers are tol&amp;d</translation>
    </message>
    <message>
        <source>&amp;Hand sorted</source>
        <translation>&amp;Hand sorted</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Your &amp;name</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Every change takes effect at once.</translation>
    </message>
    <message>
        <source>Coach in new matches</source>
        <translation>Coach in new matches</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Sound and speech</translation>
    </message>
    <message>
        <source>&amp;One click plays a card that has only one place to go</source>
        <translation>&amp;One click plays a card that has only one place to go</translation>
    </message>
    <message>
        <source>Play from &amp;memory: known cards are not shown</source>
        <translation>Play from &amp;memory: known cards are not shown</translation>
    </message>
    <message>
        <source>Curtain between players’ t&amp;urns</source>
        <translation>Curtain between players’ t&amp;urns</translation>
    </message>
    <message>
        <source>&amp;Four colours for the four suits</source>
        <translation>&amp;Four colours for the four suits</translation>
    </message>
    <message>
        <source>Letters of my language on the &amp;cards, not A K Q J</source>
        <translation>Letters of my language on the &amp;cards, not A K Q J</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sounds</translation>
    </message>
    <message>
        <source>Single &amp;letters and digits act without Ctrl</source>
        <translation>Single &amp;letters and digits act without Ctrl</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programs</translation>
    </message>
    <message>
        <source>Turn off if one person plays several seats.</source>
        <translation>Turn off if one person plays several seats.</translation>
    </message>
    <message>
        <source>Otherwise the table shows what everybody saw somebody take, and what you discarded yourself.</source>
        <translation>Otherwise the table shows what everybody saw somebody take, and what you discarded yourself.</translation>
    </message>
    <message>
        <source>Otherwise a click takes the card up, and a second one lays it.</source>
        <translation>Otherwise a click takes the card up, and a second one lays it.</translation>
    </message>
    <message>
        <source>Turn off if letters are struck or spoken by accident.</source>
        <translation>Turn off if letters are struck or spoken by accident.</translation>
    </message>
    <message>
        <source>What you are called at the table</source>
        <translation>What you are called at the table</translation>
    </message>
    <message>
        <source>The size of all letters, in windows and on the table</source>
        <translation>The size of all letters, in windows and on the table</translation>
    </message>
    <message>
        <source>How fast cards move, and how long computer players wait</source>
        <translation>How fast cards move, and how long computer players wait</translation>
    </message>
    <message>
        <source>How much of each move is read aloud</source>
        <translation>How much of each move is read aloud</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>It says what the situation asks, and shows a move that was clearly better than yours.</translation>
    </message>
    <message>
        <source>How the cards in your hand are ordered</source>
        <translation>How the cards in your hand are ordered</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>same as system</translation>
    </message>
    <message>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dark</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>high contrast</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>slow</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>fast</translation>
    </message>
    <message>
        <source>little</source>
        <translation>little</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>the usual</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>everything</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>by colour</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>by value</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>by points</translation>
    </message>
    <message>
        <source>on in games not played here yet</source>
        <translation>on in games not played here yet</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>always on</translation>
    </message>
    <message>
        <source>always off</source>
        <translation>always off</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print and play</source>
        <translation>Print and play</translation>
    </message>
    <message>
        <source>A game on paper, to play without a computer</source>
        <translation>A game on paper, to play without a computer</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Paper</translation>
    </message>
    <message>
        <source>The &amp;cards, and sheets to write on</source>
        <translation>The &amp;cards, and sheets to write on</translation>
    </message>
    <message>
        <source>The &amp;backs of the cards too</source>
        <translation>The &amp;backs of the cards too</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>The &amp;rules</translation>
    </message>
    <message>
        <source>The cards come in true size with lines to cut along. Print on thick paper at 100&#xa0;%, not fitted to the page; with backs on both sides, turned over the long edge.</source>
        <translation>The cards come in true size with lines to cut along. Print on thick paper at 100&#xa0;%, not fitted to the page; with backs on both sides, turned over the long edge.</translation>
    </message>
    <message>
        <source>The game to print</source>
        <translation>The game to print</translation>
    </message>
    <message>
        <source>The language of the rules and sheets</source>
        <translation>The language of the rules and sheets</translation>
    </message>
    <message>
        <source>The paper in your printer</source>
        <translation>The paper in your printer</translation>
    </message>
    <message>
        <source>All the cards of the game, and what the players write on</source>
        <translation>All the cards of the game, and what the players write on</translation>
    </message>
    <message>
        <source>Behind each page of cards comes one with their backs</source>
        <translation>Behind each page of cards comes one with their backs</translation>
    </message>
    <message>
        <source>The rules of the game, with their pictures</source>
        <translation>The rules of the game, with their pictures</translation>
    </message>
    <message>
        <source>Asks for a file and writes the pages to it</source>
        <translation>Asks for a file and writes the pages to it</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Stopped: nothing was written.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were written to {path}.</source>
        <translation>
            <numerusform>%n page was written to {path}.</numerusform>
            <numerusform>%n pages were written to {path}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Save as PDF…</translation>
    </message>
</context>
<context>
    <name>ProgramGoneDialog</name>
    <message>
        <source>A player is missing</source>
        <translation>A player is missing</translation>
    </message>
    <message>
        <source>Somebody else can play on at its seat.</source>
        <translation>Somebody else can play on at its seat.</translation>
    </message>
    <message>
        <source>At the seat of {name}</source>
        <translation>At the seat of {name}</translation>
    </message>
    <message>
        <source>With another player the match goes on as practice: its result would be of two together.</source>
        <translation>With another player the match goes on as practice: its result would be of two together.</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>&amp;Programs…</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>Play &amp;on</translation>
    </message>
    <message>
        <source>Here the program can be added again, or its command put right</source>
        <translation>Here the program can be added again, or its command put right</translation>
    </message>
    <message>
        <source>Goes on with the match, with these players</source>
        <translation>Goes on with the match, with these players</translation>
    </message>
    <message>
        <source>Leaves the match as it is, on the start page</source>
        <translation>Leaves the match as it is, on the start page</translation>
    </message>
    <message>
        <source>{name} cannot play: {reason}.</source>
        <translation>{name} cannot play: {reason}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Players that are programs</source>
        <translation>Players that are programs</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Every change takes effect at once.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>A program that speaks the protocol of players can sit at the table. It runs on this computer with your own rights, as if you had started it yourself: add only programs that you trust. Of a match it is told only what its own seat may see.</source>
        <translation>A program that speaks the protocol of players can sit at the table. It runs on this computer with your own rights, as if you had started it yourself: add only programs that you trust. Of a match it is told only what its own seat may see.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Programs that can play</source>
        <translation>Programs that can play</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Comman&amp;d</source>
        <translation>Comman&amp;d</translation>
    </message>
    <message>
        <source>the program and its arguments</source>
        <translation>the program and its arguments</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoose…</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Add</translation>
    </message>
    <message>
        <source>Chan&amp;ge</source>
        <translation>Chan&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>Below the list the selected program can be changed, tried and removed</source>
        <translation>Below the list the selected program can be changed, tried and removed</translation>
    </message>
    <message>
        <source>What it is called at the table and in the statistics</source>
        <translation>What it is called at the table and in the statistics</translation>
    </message>
    <message>
        <source>No shell reads it: a space within a word needs quotation marks. It starts in your own folder.</source>
        <translation>No shell reads it: a space within a word needs quotation marks. It starts in your own folder.</translation>
    </message>
    <message>
        <source>Looks for the file of the program</source>
        <translation>Looks for the file of the program</translation>
    </message>
    <message>
        <source>Starts the program, greets it and tells what it answers</source>
        <translation>Starts the program, greets it and tells what it answers</translation>
    </message>
    <message>
        <source>From then on it can be chosen for a seat. {warning}</source>
        <translation>From then on it can be chosen for a seat. {warning}</translation>
    </message>
    <message>
        <source>Gives the selected program this name and command</source>
        <translation>Gives the selected program this name and command</translation>
    </message>
    <message>
        <source>Takes the selected program off the list; its file stays</source>
        <translation>Takes the selected program off the list; its file stays</translation>
    </message>
    <message>
        <source>The program that plays</source>
        <translation>The program that plays</translation>
    </message>
    <message>
        <source>{name} can be chosen for a seat in a new match now.</source>
        <translation>{name} can be chosen for a seat in a new match now.</translation>
    </message>
    <message>
        <source>{name} was changed.</source>
        <translation>{name} was changed.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} was removed.</translation>
    </message>
    <message>
        <source>The program needs a name.</source>
        <translation>The program needs a name.</translation>
    </message>
    <message>
        <source>There is a program called {name} already.</source>
        <translation>There is a program called {name} already.</translation>
    </message>
    <message>
        <source>That does not work: {reason}.</source>
        <translation>That does not work: {reason}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stopped.</translation>
    </message>
    <message>
        <source>The program is started and greeted…</source>
        <translation>The program is started and greeted…</translation>
    </message>
    <message>
        <source>It answered after {seconds} s and calls itself {name}.</source>
        <translation>It answered after {seconds} s and calls itself {name}.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>Tr&amp;y it</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Positions with one best move, which is to be found.</source>
        <translation>Positions with one best move, which is to be found.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzle of the day</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>One after the other</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>My mistakes</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Puzzle of the &amp;day</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes</source>
        <translation>&amp;Learn from my mistakes</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Who plays</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>all games</translation>
    </message>
    <message>
        <source>Whose rating and whose days in a row count</source>
        <translation>Whose rating and whose days in a row count</translation>
    </message>
    <message>
        <source>The same puzzle today for everybody with this version</source>
        <translation>The same puzzle today for everybody with this version</translation>
    </message>
    <message>
        <source>Puzzles that are about as hard as you are strong</source>
        <translation>Puzzles that are about as hard as you are strong</translation>
    </message>
    <message>
        <source>Asks for the better moves in your matches</source>
        <translation>Asks for the better moves in your matches</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days.</source>
        <translation>From the analysed matches that were finished in the last 30 days.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Drive</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 File</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Closes the dock widget</source>
        <translation>Puts the list away</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Makes the list a window of its own, or puts it back</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Look in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Files of &amp;type:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 already exists.
Do you want to replace it?</translation>
    </message>
</context>
<context>
    <name>RatingsPage</name>
    <message>
        <source>Working it out…</source>
        <translation>Working it out…</translation>
    </message>
    <message>
        <source>The ratings are based on all matches that count, whenever they were played.</source>
        <translation>The ratings are based on all matches that count, whenever they were played.</translation>
    </message>
    <message>
        <source>Each game has a scale of its own, with “{level}” at {points}.</source>
        <translation>Each game has a scale of its own, with “{level}” at {points}.</translation>
    </message>
    <message>
        <source>On the same scale the computer players are fixed at: {posts}.</source>
        <translation>On the same scale the computer players are fixed at: {posts}.</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: {game} – {names}</source>
        <translation>Replay: {game} – {names}</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>To the first deal</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>To the last move</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Pace</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>&amp;Seen by</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>slow</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>fast</translation>
    </message>
    <message>
        <source>everybody: open cards</source>
        <translation>everybody: open cards</translation>
    </message>
    <message>
        <source>nobody: closed cards</source>
        <translation>nobody: closed cards</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>Continue from &amp;here</translation>
    </message>
    <message>
        <source>Shows the table after the selected move</source>
        <translation>Shows the table after the selected move</translation>
    </message>
    <message>
        <source>How far the match has come; drag it to look elsewhere</source>
        <translation>How far the match has come; drag it to look elsewhere</translation>
    </message>
    <message>
        <source>How long each move is shown while it plays by itself</source>
        <translation>How long each move is shown while it plays by itself</translation>
    </message>
    <message>
        <source>As a practice match of its own</source>
        <translation>As a practice match of its own</translation>
    </message>
    <message>
        <source>Copy &amp;match</source>
        <translation>Copy &amp;match</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copy p&amp;icture</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Move list</translation>
    </message>
    <message>
        <source>From which seat the table is seen</source>
        <translation>From which seat the table is seen</translation>
    </message>
    <message>
        <source>The whole match as text, for other programs</source>
        <translation>The whole match as text, for other programs</translation>
    </message>
    <message>
        <source>The table as it is now, as a picture</source>
        <translation>The table as it is now, as a picture</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, move {move} of {moves}</source>
        <translation>Round {round} of {rounds}, move {move} of {moves}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Play by itself</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restore a backup</translation>
    </message>
    <message>
        <source>A copy of all games is made at every start.</source>
        <translation>A copy of all games is made at every start.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restore</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>The latest backup is at the top</source>
        <translation>The latest backup is at the top</translation>
    </message>
    <message>
        <source>Puts the selected backup in the place of what is stored now</source>
        <translation>Puts the selected backup in the place of what is stored now</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in progress</source>
        <translation>
            <numerusform>%n match in progress</numerusform>
            <numerusform>%n matches in progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past match(es)</source>
        <translation>
            <numerusform>%n past match</numerusform>
            <numerusform>%n past matches</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>There is no backup yet: the first is made at the next start.</source>
        <translation>There is no backup yet: the first is made at the next start.</translation>
    </message>
    <message>
        <source>Close the other window first: it uses the saved games.</source>
        <translation>Close the other window first: it uses the saved games.</translation>
    </message>
    <message>
        <source>Games and preferences become what they were then. What there is now is not lost: it is kept beside them under another name.</source>
        <translation>Games and preferences become what they were then. What there is now is not lost: it is kept beside them under another name.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>not found</source>
        <translation>not found</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Search</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>The game whose rules are shown</source>
        <translation>The game whose rules are shown</translation>
    </message>
    <message>
        <source>Marks the place where these words stand; Enter looks further</source>
        <translation>Marks the place where these words stand; Enter looks further</translation>
    </message>
    <message>
        <source>Goes to a part of the rules</source>
        <translation>Goes to a part of the rules</translation>
    </message>
    <message>
        <source>Arrow keys and page keys scroll</source>
        <translation>Arrow keys and page keys scroll</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>These rules on paper, and the cards to cut out</source>
        <translation>These rules on paper, and the cards to cut out</translation>
    </message>
</context>
<context>
    <name>SamePersonDialog</name>
    <message>
        <source>One person, two names</source>
        <translation>One person, two names</translation>
    </message>
    <message>
        <source>&amp;Is the same person as</source>
        <translation>&amp;Is the same person as</translation>
    </message>
    <message>
        <source>Matches, ratings, puzzles and lessons of both are counted together from now on, under the name chosen here. What was played stays as it is, and the two can be separated again.</source>
        <translation>Matches, ratings, puzzles and lessons of both are counted together from now on, under the name chosen here. What was played stays as it is, and the two can be separated again.</translation>
    </message>
    <message>
        <source>Counted together so far: {names}.</source>
        <translation>Counted together so far: {names}.</translation>
    </message>
    <message>
        <source>Se&amp;parate the names again</source>
        <translation>Se&amp;parate the names again</translation>
    </message>
    <message>
        <source>The other name of this person</source>
        <translation>The other name of this person</translation>
    </message>
    <message>
        <source>Counts both names as one person</source>
        <translation>Counts both names as one person</translation>
    </message>
    <message>
        <source>Counts each name by itself, as at first</source>
        <translation>Counts each name by itself, as at first</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>{person} ({level})</source>
        <translation>{person} ({level})</translation>
    </message>
    <message>
        <source>Program: {program}</source>
        <translation>Program: {program}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Name at seat {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Who plays at seat {number}</translation>
    </message>
    <message>
        <source>{name} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} ({level}): {line} No computer player sees hidden cards.</translation>
    </message>
    <message>
        <source>{name} is played by {person} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} is played by {person} ({level}): {line} No computer player sees hidden cards.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Unfinished matches</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinue</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rename</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Enter goes on with the selected match, F2 renames it, Del deletes it</source>
        <translation>Enter goes on with the selected match, F2 renames it, Del deletes it</translation>
    </message>
    <message>
        <source>Goes on with the selected match where it was left</source>
        <translation>Goes on with the selected match where it was left</translation>
    </message>
    <message>
        <source>Gives the selected match a title of its own</source>
        <translation>Gives the selected match a title of its own</translation>
    </message>
    <message>
        <source>A copy to try something else in, as practice</source>
        <translation>A copy to try something else in, as practice</translation>
    </message>
    <message>
        <source>Deletes the selected match; Undo brings it back</source>
        <translation>Deletes the selected match; Undo brings it back</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Delete</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Pla&amp;yer</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Matches</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>&amp;Against whom</source>
        <translation>&amp;Against whom</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>C&amp;harts</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Rating</translation>
    </message>
    <message>
        <source>Rep&amp;lay the match</source>
        <translation>Rep&amp;lay the match</translation>
    </message>
    <message>
        <source>Learn from my mista&amp;kes</source>
        <translation>Learn from my mista&amp;kes</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Is the &amp;same person as…</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>A click on a heading sorts the list</translation>
    </message>
    <message>
        <source>{sorts}, a double click on a match replays it</source>
        <translation>{sorts}, a double click on a match replays it</translation>
    </message>
    <message>
        <source>Goes through the selected match move by move</source>
        <translation>Goes through the selected match move by move</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days</source>
        <translation>From the analysed matches that were finished in the last 30 days</translation>
    </message>
    <message>
        <source>Counts two names as one person from now on</source>
        <translation>Counts two names as one person from now on</translation>
    </message>
    <message>
        <source>Writes what is selected above to a file, for other programs</source>
        <translation>Writes what is selected above to a file, for other programs</translation>
    </message>
    <message>
        <source>Whose results are shown</source>
        <translation>Whose results are shown</translation>
    </message>
    <message>
        <source>There are no matches to draw yet.</source>
        <translation>There are no matches to draw yet.</translation>
    </message>
    <message>
        <source>Choose one game above: scores of different games cannot be compared.</source>
        <translation>Choose one game above: scores of different games cannot be compared.</translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n match(es).</source>
        <translation>
            <numerusform>These figures are based on %n match.</numerusform>
            <numerusform>These figures are based on %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n finished match(es).</source>
        <translation>
            <numerusform>These figures are based on %n finished match.</numerusform>
            <numerusform>These figures are based on %n finished matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) are not in them.</source>
        <translation>
            <numerusform>%n practice match is left out.</numerusform>
            <numerusform>%n practice matches are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given-up match(es) are not in them.</source>
        <translation>
            <numerusform>%n match that was given up is left out.</numerusform>
            <numerusform>%n matches that were given up are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged: they cannot be read.</source>
        <translation>
            <numerusform>%n match is damaged: it cannot be read.</numerusform>
            <numerusform>%n matches are damaged: they cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) come when all at their evening have played the same deal.</source>
        <translation>
            <numerusform>%n match comes when all at its evening have played the same deal.</numerusform>
            <numerusform>%n matches come when all at their evening have played the same deal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskDialog</name>
    <message>
        <source>Show the move</source>
        <translation>Show the move</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}: look again</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>The computer players do not answer: {reason}</source>
        <translation>The computer players do not answer: {reason}</translation>
    </message>
    <message>
        <source>One moment: the moves are still being weighed.</source>
        <translation>One moment: the moves are still being weighed.</translation>
    </message>
    <message>
        <source>The move is marked.</source>
        <translation>The move is marked.</translation>
    </message>
</context>
<context>
    <name>TransferDialog</name>
    <message>
        <source>Export everything</source>
        <translation>Export everything</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) processed</source>
        <translation>
            <numerusform>%n match processed</numerusform>
            <numerusform>%n matches processed</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Stopped: nothing was written.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and the preferences were written.</source>
        <translation>
            <numerusform>%n match and the preferences were written.</numerusform>
            <numerusform>%n matches and the preferences were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged and were left out.</source>
        <translation>
            <numerusform>%n match is damaged and was left out.</numerusform>
            <numerusform>%n matches are damaged and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were added.</source>
        <translation>
            <numerusform>%n match was added.</numerusform>
            <numerusform>%n matches were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were further along there and have been updated.</source>
        <translation>
            <numerusform>%n match was further along there and has been updated.</numerusform>
            <numerusform>%n matches were further along there and have been updated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n match was here already.</numerusform>
            <numerusform>%n matches were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were not imported: they break the rules.</source>
        <translation>
            <numerusform>%n match was not imported: it breaks the rules.</numerusform>
            <numerusform>%n matches were not imported: they break the rules.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end. What was added stays.</source>
        <translation>Stopped before the end. What was added stays.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not saved yet</source>
        <translation>Not saved yet</translation>
    </message>
    <message>
        <source>What was played last is kept nowhere but in this window.</source>
        <translation>What was played last is kept nowhere but in this window.</translation>
    </message>
    <message>
        <source>Whoever leaves now loses what is not saved.</source>
        <translation>Whoever leaves now loses what is not saved.</translation>
    </message>
    <message>
        <source>It could not be saved this time either.</source>
        <translation>It could not be saved this time either.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Try again</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Save a copy…</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>&amp;Leave anyway</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>Sta&amp;y</translation>
    </message>
    <message>
        <source>Saves once more, and leaves if that goes well</source>
        <translation>Saves once more, and leaves if that goes well</translation>
    </message>
    <message>
        <source>Writes the match to a file in a place of your choice</source>
        <translation>Writes the match to a file in a place of your choice</translation>
    </message>
    <message>
        <source>Gives up what is not saved</source>
        <translation>Gives up what is not saved</translation>
    </message>
    <message>
        <source>Goes back to the table</source>
        <translation>Goes back to the table</translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>Lessons, puzzles and the first seat of a new match are theirs; choose somebody else</source>
        <translation>Lessons, puzzles and the first seat of a new match are theirs; choose somebody else</translation>
    </message>
    <message>
        <source>Who plays: {name}</source>
        <translation>Who plays: {name}</translation>
    </message>
    <message>
        <source>&amp;People…</source>
        <translation>&amp;People…</translation>
    </message>
</context>
<context>
    <name>afbraak</name>
    <message>
        <source>Open box: closed ones first</source>
        <translation>Open box: closed ones first</translation>
    </message>
    <message>
        <source>Two boxes would vanish</source>
        <translation>Two boxes would vanish</translation>
    </message>
    <message>
        <source>A gap would be left</source>
        <translation>A gap would be left</translation>
    </message>
    <message>
        <source>The pile would fall apart</source>
        <translation>The pile would fall apart</translation>
    </message>
    <message>
        <source>Brings: {cards}</source>
        <translation>Brings: {cards}</translation>
    </message>
    <message>
        <source>Brings no card</source>
        <translation>Brings no card</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins %n card(s)</source>
        <translation>
            <numerusform>wins %n card</numerusform>
            <numerusform>wins %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>wins nothing</source>
        <translation>wins nothing</translation>
    </message>
    <message>
        <source>Cards won</source>
        <translation>Cards won</translation>
    </message>
    <message>
        <source>{name}, take down a box.</source>
        <translation>{name}, take down a box.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) may go</source>
        <translation>
            <numerusform>%n box may go</numerusform>
            <numerusform>%n boxes may go</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes its top box down. {cards}</source>
        <translation>Enter takes its top box down. {cards}</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}.</source>
        <translation>{name} takes down a box: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}. Its open lid drops by one box.</source>
        <translation>{name} takes down a box: {cards}. Its open lid drops by one box.</translation>
    </message>
    <message>
        <source>These cards are won: take a box off the pile.</source>
        <translation>These cards are won: take a box off the pile.</translation>
    </message>
    <message>
        <source>It may not go: {reason}</source>
        <translation>It may not go: {reason}</translation>
    </message>
    <message>
        <source>The pile is gone: {scores}.</source>
        <translation>The pile is gone: {scores}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>The pile is gone.</source>
        <translation>The pile is gone.</translation>
    </message>
    <message numerus="yes">
        <source>the last box: it brings %n card(s).</source>
        <translation>
            <numerusform>the last box: it brings %n card.</numerusform>
            <numerusform>the last box: it brings %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>you lead by {points} then, with {other} cards to come: nobody catches you.</source>
        <translation>you lead by {points} then, with {other} cards to come: nobody catches you.</translation>
    </message>
    <message numerus="yes">
        <source>this box brings most: %n card(s).</source>
        <translation>
            <numerusform>this box brings most: %n card.</numerusform>
            <numerusform>this box brings most: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n card(s): you lead by {points} to {other}.</source>
        <translation>
            <numerusform>it brings %n card: you lead by {points} to {other}.</numerusform>
            <numerusform>it brings %n cards: you lead by {points} to {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s).</source>
        <translation>
            <numerusform>this box brings %n card.</numerusform>
            <numerusform>this box brings %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s), with the open lid.</source>
        <translation>
            <numerusform>this box brings %n card: the open lid.</numerusform>
            <numerusform>this box brings %n cards, with the open lid.</numerusform>
        </translation>
    </message>
    <message>
        <source>after it no box brings the next player anything.</source>
        <translation>after it no box brings the next player anything.</translation>
    </message>
    <message numerus="yes">
        <source>it leaves the next player least: %n card(s).</source>
        <translation>
            <numerusform>it leaves the next player least: %n card.</numerusform>
            <numerusform>it leaves the next player least: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>it sets no other box free.</source>
        <translation>it sets no other box free.</translation>
    </message>
    <message numerus="yes">
        <source>after it %n box(es) that bring(s) nothing can go.</source>
        <translation>
            <numerusform>after it %n box that brings nothing can go.</numerusform>
            <numerusform>after it %n boxes that bring nothing can go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) bring(s) cards now: look what they set free, too.</source>
        <translation>
            <numerusform>%n box brings cards now: look what it sets free, too.</numerusform>
            <numerusform>%n boxes bring cards now: look what they set free, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n box(es) left: count who takes the last one.</source>
        <translation>
            <numerusform>Only %n box left: take it.</numerusform>
            <numerusform>Only %n boxes left: count who takes the last one.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only boxes with open lids may go now: their lids sink.</source>
        <translation>Only boxes with open lids may go now: their lids sink.</translation>
    </message>
    <message>
        <source>No box brings a card now: take one that sets nothing free for the next player.</source>
        <translation>No box brings a card now: take one that sets nothing free for the next player.</translation>
    </message>
    <message numerus="yes">
        <source>the box that brings %n card(s)</source>
        <translation>
            <numerusform>the box that brings %n card</numerusform>
            <numerusform>the box that brings %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>shares the win</source>
        <translation>shares the win</translation>
    </message>
    <message>
        <source>Counted to the end, you share the win with it.</source>
        <translation>Counted to the end, you share the win with it.</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>best move</source>
        <translation>best move</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>good move</translation>
    </message>
    <message>
        <source>?! inaccuracy</source>
        <translation>?! inaccuracy</translation>
    </message>
    <message>
        <source>? mistake</source>
        <translation>? mistake</translation>
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
        <translation>{judgement}: {loss}, for certain</translation>
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
        <translation>{name}: accuracy {accuracy} of 100, {loss} a decision</translation>
    </message>
    <message>
        <source>{name}: nothing to judge</source>
        <translation>{name}: nothing to judge</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
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
        <translation>Red pile</translation>
    </message>
    <message>
        <source>Black pile</source>
        <translation>Black pile</translation>
    </message>
    <message>
        <source>New red pile</source>
        <translation>New red pile</translation>
    </message>
    <message>
        <source>New black pile</source>
        <translation>New black pile</translation>
    </message>
    <message>
        <source>Red route</source>
        <translation>Red route</translation>
    </message>
    <message>
        <source>Black route</source>
        <translation>Black route</translation>
    </message>
    <message>
        <source>next: a climber</source>
        <translation>next: a climber</translation>
    </message>
    <message>
        <source>next: {rank}</source>
        <translation>next: {rank}</translation>
    </message>
    <message>
        <source>on the summit</source>
        <translation>on the summit</translation>
    </message>
    <message>
        <source>{route}, {wanted}: {cards}</source>
        <translation>{route}, {wanted}: {cards}</translation>
    </message>
    <message>
        <source>{route}, {wanted}: no card yet</source>
        <translation>{route}, {wanted}: no card yet</translation>
    </message>
    <message>
        <source>{pile}, number {number}</source>
        <translation>{pile}, number {number}</translation>
    </message>
    <message>
        <source>{pile}, number {number}, on top {top}; beneath it {rest}</source>
        <translation>{pile}, number {number}, on top {top}; beneath it {rest}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: {top}</source>
        <translation>{pile}, number {number}: {top}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: empty</source>
        <translation>{pile}, number {number}: empty</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Middle piles</source>
        <translation>Middle piles</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Mountain</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>by colour</translation>
    </message>
    <message>
        <source>climbers {count}/{goal}</source>
        <translation>climbers {count}/{goal}</translation>
    </message>
    <message>
        <source>stages {count}/{goal}</source>
        <translation>stages {count}/{goal}</translation>
    </message>
    <message>
        <source>in front: one own card</source>
        <translation>in front: one own card</translation>
    </message>
    <message>
        <source>must be laid</source>
        <translation>must be laid</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>may be kept</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Keep {card}</translation>
    </message>
    <message>
        <source>covers {card}</source>
        <translation>covers {card}</translation>
    </message>
    <message>
        <source>{name}, {card} must be laid.</source>
        <translation>{name}, {card} must be laid.</translation>
    </message>
    <message>
        <source>{name}, lay {card} too, or keep it.</source>
        <translation>{name}, lay {card} too, or keep it.</translation>
    </message>
    <message>
        <source>{card} wins.</source>
        <translation>{card} wins.</translation>
    </message>
    <message>
        <source>with {card} you stand at {points} and your opponent at {other}: you are in front.</source>
        <translation>with {card} you stand at {points} and your opponent at {other}: you are in front.</translation>
    </message>
    <message>
        <source>{card} fits, and then {second} does too.</source>
        <translation>{card} fits, and then {second} does too.</translation>
    </message>
    <message numerus="yes">
        <source>{card} joins your team: %n of three.</source>
        <translation>
            <numerusform>{card} joins your team: %n of three.</numerusform>
            <numerusform>{card} joins your team: %n of three.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is what your route needs next.</source>
        <translation>{card} is what your route needs next.</translation>
    </message>
    <message numerus="yes">
        <source>here {card} buries {second}, which your opponent needs, under %n card(s).</source>
        <translation>
            <numerusform>here {card} covers {second}, which your opponent needs.</numerusform>
            <numerusform>here {card} buries {second}, which your opponent needs, under %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to your opponent.</source>
        <translation>{card} is of no more use to your opponent.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent’s route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>your opponent’s route still lacks %n card before {card}.</numerusform>
            <numerusform>your opponent’s route still lacks %n cards before {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to you.</source>
        <translation>{card} is of no more use to you.</translation>
    </message>
    <message numerus="yes">
        <source>your route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>your route still lacks %n card before {card}.</numerusform>
            <numerusform>your route still lacks %n cards before {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>here {card} does not cover {second}, which you need soon.</source>
        <translation>here {card} does not cover {second}, which you need soon.</translation>
    </message>
    <message>
        <source>here {card} lies on top, where you can draw it again.</source>
        <translation>here {card} lies on top, where you can draw it again.</translation>
    </message>
    <message>
        <source>keep {card}: your route needs it next.</source>
        <translation>keep {card}: your route needs it next.</translation>
    </message>
    <message numerus="yes">
        <source>keep {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>keep {card}: it fits after %n more card.</numerusform>
            <numerusform>keep {card}: it fits after %n more cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>take {card}: your route needs it next.</source>
        <translation>take {card}: your route needs it next.</translation>
    </message>
    <message>
        <source>take {card}: beneath it lies {second}, which you need soon.</source>
        <translation>take {card}: beneath it lies {second}, which you need soon.</translation>
    </message>
    <message numerus="yes">
        <source>take {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>take {card}: it fits after %n more card.</numerusform>
            <numerusform>take {card}: it fits after %n more cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw from the stock: you need no open card soon.</source>
        <translation>draw from the stock: you need no open card soon.</translation>
    </message>
    <message>
        <source>On your route, {card} fits now.</source>
        <translation>On your route, {card} fits now.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your opponent’s colour must go: where does it help least?</source>
        <translation>
            <numerusform>%n card of your opponent’s colour must go: where does it help least?</numerusform>
            <numerusform>%n cards of your opponent’s colour must go: where do they help least?</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in front and lay only one own card: which can you spare?</source>
        <translation>You are in front and lay only one own card: which can you spare?</translation>
    </message>
    <message>
        <source>No card fits on your route: lay what you can spare, and keep what you need sooner.</source>
        <translation>No card fits on your route: lay what you can spare, and keep what you need sooner.</translation>
    </message>
    <message>
        <source>Among the open cards, {card} fits on your route.</source>
        <translation>Among the open cards, {card} fits on your route.</translation>
    </message>
    <message>
        <source>No open card fits now: dig for one that you need soon, or draw from the stock.</source>
        <translation>No open card fits now: dig for one that you need soon, or draw from the stock.</translation>
    </message>
    <message>
        <source>{card} on pile {number}</source>
        <translation>{card} on pile {number}</translation>
    </message>
    <message>
        <source>{card} on your route</source>
        <translation>{card} on your route</translation>
    </message>
    <message>
        <source>keep {card}</source>
        <translation>keep {card}</translation>
    </message>
    <message>
        <source>{card} from pile {number}</source>
        <translation>{card} from pile {number}</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>a card from the stock</translation>
    </message>
    <message>
        <source>That is your opponent’s side of the mountain.</source>
        <translation>That is your opponent’s side of the mountain.</translation>
    </message>
    <message>
        <source>{name} lays {card} on the route.</source>
        <translation>{name} lays {card} on the route.</translation>
    </message>
    <message>
        <source>{name} lays {card} on pile {number}.</source>
        <translation>{name} lays {card} on pile {number}.</translation>
    </message>
    <message>
        <source>{name} begins pile {number} with {card}.</source>
        <translation>{name} begins pile {number} with {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the stock.</source>
        <translation>{name} draws {card} from the stock.</translation>
    </message>
    <message>
        <source>{name} takes {card} from pile {number}.</source>
        <translation>{name} takes {card} from pile {number}.</translation>
    </message>
    <message>
        <source>climbs on</source>
        <translation>climbs on</translation>
    </message>
    <message>
        <source>next: a climber (jack, queen or king)</source>
        <translation>next: a climber (jack, queen or king)</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>your side</translation>
    </message>
    <message>
        <source>fits your route</source>
        <translation>fits your route</translation>
    </message>
    <message>
        <source>reaches the summit</source>
        <translation>reaches the summit</translation>
    </message>
    <message>
        <source>begins a pile</source>
        <translation>begins a pile</translation>
    </message>
    <message>
        <source>{name}, lay one card or both.</source>
        <translation>{name}, lay one card or both.</translation>
    </message>
    <message>
        <source>{name}, both cards must be laid.</source>
        <translation>{name}, both cards must be laid.</translation>
    </message>
    <message>
        <source>{name}, you are in front: only one of your own cards.</source>
        <translation>{name}, you are in front: only one of your own cards.</translation>
    </message>
    <message>
        <source>{name}, fill your hand from what is lit.</source>
        <translation>{name}, fill your hand from what is lit.</translation>
    </message>
    <message>
        <source>Red cards go on the red piles, black ones on the black.</source>
        <translation>Red cards go on the red piles, black ones on the black.</translation>
    </message>
    <message>
        <source>You may only draw from piles of your own colour.</source>
        <translation>You may only draw from piles of your own colour.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} keeps a card.</translation>
    </message>
    <message>
        <source>{name} is in front and must keep the other card.</source>
        <translation>{name} is in front and must keep the other card.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} draws from the stock.</translation>
    </message>
    <message>
        <source>{name} has reached the summit.</source>
        <translation>{name} has reached the summit.</translation>
    </message>
    <message>
        <source>A hundred turns without a step: nobody wins.</source>
        <translation>A hundred turns without a step: nobody wins.</translation>
    </message>
    <message>
        <source>A hundred turns in a row laid no card on a route: a draw.</source>
        <translation>A hundred turns in a row laid no card on a route: a draw.</translation>
    </message>
    <message>
        <source>Your next stage is buried!</source>
        <translation>Your next stage is buried!</translation>
    </message>
    <message>
        <source>climbed: {card}</source>
        <translation>climbed: {card}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>laid {card}</translation>
    </message>
    <message>
        <source>kept a card</source>
        <translation>kept a card</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation>drew from the stock</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>took {card}</translation>
    </message>
    <message>
        <source>Middle pile 1</source>
        <translation>Middle pile 1</translation>
    </message>
    <message>
        <source>Middle pile 2</source>
        <translation>Middle pile 2</translation>
    </message>
    <message>
        <source>Middle pile 3</source>
        <translation>Middle pile 3</translation>
    </message>
    <message>
        <source>Middle pile 4</source>
        <translation>Middle pile 4</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>The stock</translation>
    </message>
    <message>
        <source>Your own route</source>
        <translation>Your own route</translation>
    </message>
    <message>
        <source>Keep the card that may be kept</source>
        <translation>Keep the card that may be kept</translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>left side</source>
        <translation>left side</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>right side</translation>
    </message>
    <message>
        <source>closed lid</source>
        <translation>closed lid</translation>
    </message>
    <message>
        <source>open lid</source>
        <translation>open lid</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s)</source>
        <translation>
            <numerusform>%n left side</numerusform>
            <numerusform>%n left sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s)</source>
        <translation>
            <numerusform>%n right side</numerusform>
            <numerusform>%n right sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s)</source>
        <translation>
            <numerusform>%n closed lid</numerusform>
            <numerusform>%n closed lids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s)</source>
        <translation>
            <numerusform>%n open lid</numerusform>
            <numerusform>%n open lids</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>no card</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>by type</translation>
    </message>
    <message>
        <source>Pile of boxes</source>
        <translation>Pile of boxes</translation>
    </message>
    <message numerus="yes">
        <source>row {row}, place {place}: %n box(es), {lid}</source>
        <translation>
            <numerusform>row {row}, place {place}: %n box, {lid}</numerusform>
            <numerusform>row {row}, place {place}: %n boxes, {lid}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, place {place}: empty</source>
        <translation>row {row}, place {place}: empty</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>X-ray</translation>
    </message>
    <message>
        <source>X-ray on: hidden boxes are shown.</source>
        <translation>X-ray on: hidden boxes are shown.</translation>
    </message>
    <message>
        <source>X-ray off.</source>
        <translation>X-ray off.</translation>
    </message>
    <message>
        <source>Whole pile</source>
        <translation>Whole pile</translation>
    </message>
    <message>
        <source>Show hidden boxes</source>
        <translation>Show hidden boxes</translation>
    </message>
    <message>
        <source>Show the whole pile</source>
        <translation>Show the whole pile</translation>
    </message>
    <message>
        <source>Come nearer</source>
        <translation>Come nearer</translation>
    </message>
    <message>
        <source>Go farther away</source>
        <translation>Go farther away</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Move the picture</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{value} of spades</source>
        <translation>{value} of spades</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ace of spades</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>king of spades</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>{value} of hearts</source>
        <translation>{value} of hearts</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>{value} of diamonds</source>
        <translation>{value} of diamonds</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>{value} of clubs</source>
        <translation>{value} of clubs</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>ace of clubs</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>the {value} of spades</source>
        <translation>the {value} of spades</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>the ace of spades</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>the king of spades</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>the queen of spades</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>the jack of spades</translation>
    </message>
    <message>
        <source>the {value} of hearts</source>
        <translation>the {value} of hearts</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>the ace of hearts</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>the king of hearts</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>the queen of hearts</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>the jack of hearts</translation>
    </message>
    <message>
        <source>the {value} of diamonds</source>
        <translation>the {value} of diamonds</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>the ace of diamonds</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>the king of diamonds</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>the queen of diamonds</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>the jack of diamonds</translation>
    </message>
    <message>
        <source>the {value} of clubs</source>
        <translation>the {value} of clubs</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>the ace of clubs</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>the king of clubs</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>the queen of clubs</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>the jack of clubs</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>AKQJ</source>
        <translation>AKQJ</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>there is no other move.</source>
        <translation>there is no other move.</translation>
    </message>
    <message>
        <source>nothing better found: about {percent} % to win.</source>
        <translation>nothing better found: about {percent} % to win.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>About %n point in a hundred more to win.</numerusform>
            <numerusform>About %n points in a hundred more to win.</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>loses</translation>
    </message>
    <message>
        <source>exactly {percent} %</source>
        <translation>exactly {percent} %</translation>
    </message>
    <message>
        <source>Counted to the end, you win with it.</source>
        <translation>Counted to the end, you win with it.</translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, it is %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>Counted to the end, it is %n point in a hundred more to win.</numerusform>
            <numerusform>Counted to the end, it is %n points in a hundred more to win.</numerusform>
        </translation>
    </message>
    <message>
        <source>counted to the end, you win with it.</source>
        <translation>counted to the end, you win with it.</translation>
    </message>
    <message>
        <source>counted to the end, nothing better is left: it loses.</source>
        <translation>counted to the end, nothing better is left: it loses.</translation>
    </message>
    <message>
        <source>counted to the end, exactly {percent} % to win.</source>
        <translation>counted to the end, exactly {percent} % to win.</translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s) as good.</source>
        <translation>
            <numerusform>Another move is as good.</numerusform>
            <numerusform>%n other moves are as good.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {reason}</source>
        <translation>Better: {reason}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Better: {move}.</translation>
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
        <translation>Name</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Match points</translation>
    </message>
    <message>
        <source>2 for each one with a lower score, 1 for each with the same score.</source>
        <translation>2 for each one with a lower score, 1 for each with the same score.</translation>
    </message>
    <message>
        <source>{points} of {most}</source>
        <translation>{points} of {most}</translation>
    </message>
    <message>
        <source>{points} of {most}: {share}</source>
        <translation>{points} of {most}: {share}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>{round}: {number}</source>
        <translation>{round}: {number}</translation>
    </message>
    <message>
        <source>= alike</source>
        <translation>= alike</translation>
    </message>
    <message>
        <source>≠ here they part</source>
        <translation>≠ here they part</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>apart</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Deal {number}</translation>
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
        <translation>Score</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Attempt</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
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
        <translation>On each day, 2 points for each one with a lower score and 1 for each with the same score, of all who played it.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Days</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>missed</translation>
    </message>
    <message>
        <source>{score}, won</source>
        <translation>{score}, won</translation>
    </message>
    <message>
        <source>{result} (afterwards)</source>
        <translation>{result} (afterwards)</translation>
    </message>
    <message numerus="yes">
        <source>Played on the day itself: %n day(s) in a row.</source>
        <translation>
            <numerusform>Played on the day itself: %n day in a row.</numerusform>
            <numerusform>Played on the day itself: %n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest row so far: %n day(s).</source>
        <translation>
            <numerusform>The longest row so far: %n day.</numerusform>
            <numerusform>The longest row so far: %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Everybody has passed: only a knock on the last pass is possible now.</source>
        <translation>Everybody has passed: only a knock on the last pass is possible now.</translation>
    </message>
    <message>
        <source>Somebody has knocked already: only the first knock counts.</source>
        <translation>Somebody has knocked already: only the first knock counts.</translation>
    </message>
    <message>
        <source>An attack comes first.</source>
        <translation>An attack comes first.</translation>
    </message>
    <message>
        <source>This is not a deal of the game.</source>
        <translation>This is not a deal of the game.</translation>
    </message>
    <message>
        <source>{value} is not a deal number.</source>
        <translation>{value} is not a deal number.</translation>
    </message>
    <message>
        <source>The fate pile is incomplete or out of order.</source>
        <translation>The fate pile is incomplete or out of order.</translation>
    </message>
    <message>
        <source>The hands do not have the right number of cards.</source>
        <translation>The hands do not have the right number of cards.</translation>
    </message>
    <message>
        <source>A column is at least one box high.</source>
        <translation>A column is at least one box high.</translation>
    </message>
    <message>
        <source>Deals of version {value} are not known here.</source>
        <translation>Deals of version {value} are not known here.</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {reason}.</source>
        <translation>The lesson of {game} cannot be given: {reason}.</translation>
    </message>
    <message>
        <source>Seat {seat} has no such computer level: {level}.</source>
        <translation>Seat {seat} has no such computer level: {level}.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}.</source>
        <translation>The option {option} cannot be {value}.</translation>
    </message>
    <message>
        <source>Seat {seat} needs a name and a player.</source>
        <translation>Seat {seat} needs a name and a player.</translation>
    </message>
    <message>
        <source>{count} players: the game takes {low} to {high}.</source>
        <translation>{count} players: the game takes {low} to {high}.</translation>
    </message>
    <message>
        <source>Read on first: nothing is to be played yet.</source>
        <translation>Read on first: nothing is to be played yet.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>No round has been dealt.</source>
        <translation>No round has been dealt.</translation>
    </message>
    <message>
        <source>This is not a game file: line {line}, column {column} is not JSON.</source>
        <translation>This is not a game file: line {line}, column {column} is not JSON.</translation>
    </message>
    <message>
        <source>This is not a game file: its text is not UTF-8.</source>
        <translation>This is not a game file: its text is not UTF-8.</translation>
    </message>
    <message>
        <source>Deal {number} shuffles the cards in another way.</source>
        <translation>Deal {number} shuffles the cards in another way.</translation>
    </message>
    <message>
        <source>These are not the cards of deal {number}.</source>
        <translation>These are not the cards of deal {number}.</translation>
    </message>
    <message>
        <source>The deal must name two spies.</source>
        <translation>The deal must name two spies.</translation>
    </message>
    <message>
        <source>The stock is incomplete.</source>
        <translation>The stock is incomplete.</translation>
    </message>
    <message>
        <source>{version} is not a version of the record format.</source>
        <translation>{version} is not a version of the record format.</translation>
    </message>
    <message>
        <source>Spells are blocked already.</source>
        <translation>Spells are blocked already.</translation>
    </message>
    <message>
        <source>These are not the cards that were sealed before play began.</source>
        <translation>These are not the cards that were sealed before play began.</translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation>{card} is not in this hand.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} is there twice.</translation>
    </message>
    <message>
        <source>First say whether you challenge with a sleep spell.</source>
        <translation>First say whether you challenge with a sleep spell.</translation>
    </message>
    <message>
        <source>An open box may not be exchanged for a closed lid.</source>
        <translation>An open box may not be exchanged for a closed lid.</translation>
    </message>
    <message>
        <source>{card} belongs in the row of its colour, which is there already.</source>
        <translation>{card} belongs in the row of its colour, which is there already.</translation>
    </message>
    <message>
        <source>A column stands too far away.</source>
        <translation>A column stands too far away.</translation>
    </message>
    <message>
        <source>A column is given twice.</source>
        <translation>A column is given twice.</translation>
    </message>
    <message>
        <source>A turn begins with a discard.</source>
        <translation>A turn begins with a discard.</translation>
    </message>
    <message>
        <source>You have discarded this turn.</source>
        <translation>You have discarded this turn.</translation>
    </message>
    <message>
        <source>The key {key} is there twice.</source>
        <translation>The key {key} is there twice.</translation>
    </message>
    <message>
        <source>That soldier faces another of yours: only that one may attack it.</source>
        <translation>That soldier faces another of yours: only that one may attack it.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy: it may not slide.</source>
        <translation>This soldier faces an enemy: it may not slide.</translation>
    </message>
    <message>
        <source>The empty slot must be filled first.</source>
        <translation>The empty slot must be filled first.</translation>
    </message>
    <message>
        <source>To fill a slot, name a card and, for a ransom, the money.</source>
        <translation>To fill a slot, name a card and, for a ransom, the money.</translation>
    </message>
    <message>
        <source>Five rows lie on the table: there is no room for another.</source>
        <translation>Five rows lie on the table: there is no room for another.</translation>
    </message>
    <message>
        <source>You are in front: of your own cards you may lay only one in this turn.</source>
        <translation>You are in front: of your own cards you may lay only one in this turn.</translation>
    </message>
    <message>
        <source>Both lines are chosen first.</source>
        <translation>Both lines are chosen first.</translation>
    </message>
    <message>
        <source>A line is three soldiers.</source>
        <translation>A line is three soldiers.</translation>
    </message>
    <message>
        <source>The match has a result but is not over.</source>
        <translation>The match has a result but is not over.</translation>
    </message>
    <message>
        <source>There is no card on that pile.</source>
        <translation>There is no card on that pile.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>The key {key} is missing.</translation>
    </message>
    <message>
        <source>The money card {money} is spent.</source>
        <translation>The money card {money} is spent.</translation>
    </message>
    <message>
        <source>The money card {money} cannot be paid twice.</source>
        <translation>The money card {money} cannot be paid twice.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy and may attack only that one.</source>
        <translation>This soldier faces an enemy and may attack only that one.</translation>
    </message>
    <message>
        <source>The value of {key} must be true.</source>
        <translation>The value of {key} must be true.</translation>
    </message>
    <message>
        <source>{key} must be true or false.</source>
        <translation>{key} must be true or false.</translation>
    </message>
    <message>
        <source>While fewer than two piles of a colour lie, its next card begins a new one.</source>
        <translation>While fewer than two piles of a colour lie, its next card begins a new one.</translation>
    </message>
    <message>
        <source>The record has version {version}: a newer program has written it.</source>
        <translation>The record has version {version}: a newer program has written it.</translation>
    </message>
    <message>
        <source>One card of the trio must be of the suit of your spy, {spy}.</source>
        <translation>One card of the trio must be of the suit of your spy, {spy}.</translation>
    </message>
    <message>
        <source>No enemy soldier stands there.</source>
        <translation>No enemy soldier stands there.</translation>
    </message>
    <message>
        <source>The shuffle does not say what the new stock is.</source>
        <translation>The shuffle does not say what the new stock is.</translation>
    </message>
    <message>
        <source>It is not time for the next round.</source>
        <translation>It is not time for the next round.</translation>
    </message>
    <message>
        <source>There is no pass to knock on.</source>
        <translation>There is no pass to knock on.</translation>
    </message>
    <message>
        <source>The build makes no point.</source>
        <translation>The build makes no point.</translation>
    </message>
    <message>
        <source>That build is not among those considered.</source>
        <translation>That build is not among those considered.</translation>
    </message>
    <message>
        <source>Nobody may build now.</source>
        <translation>Nobody may build now.</translation>
    </message>
    <message>
        <source>A bid is a whole number from 0 to {most}.</source>
        <translation>A bid is a whole number from 0 to {most}.</translation>
    </message>
    <message>
        <source>A build names all columns of the pile and all open boxes.</source>
        <translation>A build names all columns of the pile and all open boxes.</translation>
    </message>
    <message>
        <source>{card} is not in the enemy’s dungeon: it needs no ransom.</source>
        <translation>{card} is not in the enemy’s dungeon: it needs no ransom.</translation>
    </message>
    <message>
        <source>A column is given by two whole numbers.</source>
        <translation>A column is given by two whole numbers.</translation>
    </message>
    <message>
        <source>A pile is a list of columns, each three whole numbers.</source>
        <translation>A pile is a list of columns, each three whole numbers.</translation>
    </message>
    <message>
        <source>{card} is not what your route needs next.</source>
        <translation>{card} is not what your route needs next.</translation>
    </message>
    <message>
        <source>The three cards are not of one rank.</source>
        <translation>The three cards are not of one rank.</translation>
    </message>
    <message>
        <source>Open boxes are given by two whole numbers each.</source>
        <translation>Open boxes are given by two whole numbers each.</translation>
    </message>
    <message>
        <source>The pile is not the cube with four open boxes.</source>
        <translation>The pile is not the cube with four open boxes.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>It is not this seat’s turn.</translation>
    </message>
    <message>
        <source>A number is beyond {most}.</source>
        <translation>A number is beyond {most}.</translation>
    </message>
    <message>
        <source>You have to lay at least one card before you may keep one.</source>
        <translation>You have to lay at least one card before you may keep one.</translation>
    </message>
    <message>
        <source>The open box on top stays as long as a closed one can go.</source>
        <translation>The open box on top stays as long as a closed one can go.</translation>
    </message>
    <message>
        <source>An open lid needs a box whose lid can be seen.</source>
        <translation>An open lid needs a box whose lid can be seen.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it must be laid.</source>
        <translation>{card} has your opponent’s colour: it must be laid.</translation>
    </message>
    <message>
        <source>Nobody knocks on a pass of their own.</source>
        <translation>Nobody knocks on a pass of their own.</translation>
    </message>
    <message>
        <source>An open box is given twice.</source>
        <translation>An open box is given twice.</translation>
    </message>
    <message>
        <source>{card} lies in the enemy’s dungeon: its ransom is {price}.</source>
        <translation>{card} lies in the enemy’s dungeon: its ransom is {price}.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it cannot go on your route.</source>
        <translation>{card} has your opponent’s colour: it cannot go on your route.</translation>
    </message>
    <message>
        <source>The discard pile must be shuffled first.</source>
        <translation>The discard pile must be shuffled first.</translation>
    </message>
    <message>
        <source>A sleep spell must be chosen now.</source>
        <translation>A sleep spell must be chosen now.</translation>
    </message>
    <message>
        <source>This soldier has slid this turn.</source>
        <translation>This soldier has slid this turn.</translation>
    </message>
    <message>
        <source>Spells are blocked: no soldier slides any more this turn.</source>
        <translation>Spells are blocked: no soldier slides any more this turn.</translation>
    </message>
    <message>
        <source>A soldier stands there.</source>
        <translation>A soldier stands there.</translation>
    </message>
    <message>
        <source>{card} cannot stand in the line twice.</source>
        <translation>{card} cannot stand in the line twice.</translation>
    </message>
    <message>
        <source>The spell {spell} is used up.</source>
        <translation>The spell {spell} is used up.</translation>
    </message>
    <message>
        <source>{card} is your spy: it stays face down.</source>
        <translation>{card} is your spy: it stays face down.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>The stock is empty.</translation>
    </message>
    <message>
        <source>First say whether you use a strength spell.</source>
        <translation>First say whether you use a strength spell.</translation>
    </message>
    <message>
        <source>Your team is complete: {card} finds no place in it.</source>
        <translation>Your team is complete: {card} finds no place in it.</translation>
    </message>
    <message>
        <source>First your team of three climbers, then the stages.</source>
        <translation>First your team of three climbers, then the stages.</translation>
    </message>
    <message>
        <source>You have laid your cards: now fill your hand.</source>
        <translation>You have laid your cards: now fill your hand.</translation>
    </message>
    <message>
        <source>The move names no seat.</source>
        <translation>The move names no seat.</translation>
    </message>
    <message>
        <source>A bid is due now.</source>
        <translation>A bid is due now.</translation>
    </message>
    <message>
        <source>Whoever knocked must show a build or concede.</source>
        <translation>Whoever knocked must show a build or concede.</translation>
    </message>
    <message>
        <source>With the unused cards you build, or say that you are done.</source>
        <translation>With the unused cards you build, or say that you are done.</translation>
    </message>
    <message>
        <source>It is time to build or to pass.</source>
        <translation>It is time to build or to pass.</translation>
    </message>
    <message>
        <source>It is not time to shuffle.</source>
        <translation>It is not time to shuffle.</translation>
    </message>
    <message>
        <source>None of your soldiers stands there.</source>
        <translation>None of your soldiers stands there.</translation>
    </message>
    <message>
        <source>There is no card {card}.</source>
        <translation>There is no card {card}.</translation>
    </message>
    <message>
        <source>There is no chance move {chance}.</source>
        <translation>There is no chance move {chance}.</translation>
    </message>
    <message>
        <source>There is no column there.</source>
        <translation>There is no column there.</translation>
    </message>
    <message>
        <source>There is no money card {money}.</source>
        <translation>There is no money card {money}.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>There is no pile {pile}.</translation>
    </message>
    <message>
        <source>There is no row {row}.</source>
        <translation>There is no row {row}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>There is no seat {seat}.</translation>
    </message>
    <message>
        <source>There is no slot {slot}.</source>
        <translation>There is no slot {slot}.</translation>
    </message>
    <message>
        <source>There is no soldier {card}.</source>
        <translation>There is no soldier {card}.</translation>
    </message>
    <message>
        <source>There is no such spell: {spell}.</source>
        <translation>There is no such spell: {spell}.</translation>
    </message>
    <message>
        <source>The move does not say where {card} goes.</source>
        <translation>The move does not say where {card} goes.</translation>
    </message>
    <message>
        <source>No trio of the rank of {card} lies on the table.</source>
        <translation>No trio of the rank of {card} lies on the table.</translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation>That is not a move of this game.</translation>
    </message>
    <message>
        <source>This is not a game record.</source>
        <translation>This is not a game record.</translation>
    </message>
    <message>
        <source>{card} is not in your reserve.</source>
        <translation>{card} is not in your reserve.</translation>
    </message>
    <message>
        <source>This is not a readable JSON document.</source>
        <translation>This is not a readable JSON document.</translation>
    </message>
    <message>
        <source>An open box may not be moved.</source>
        <translation>An open box may not be moved.</translation>
    </message>
    <message>
        <source>A pile has at least one box.</source>
        <translation>A pile has at least one box.</translation>
    </message>
    <message>
        <source>There is a gap between two columns.</source>
        <translation>There is a gap between two columns.</translation>
    </message>
    <message>
        <source>The pile falls apart: its columns must touch.</source>
        <translation>The pile falls apart: its columns must touch.</translation>
    </message>
    <message>
        <source>A column in front may not be higher than one behind it.</source>
        <translation>A column in front may not be higher than one behind it.</translation>
    </message>
    <message>
        <source>First lay a card, then fill your hand.</source>
        <translation>First lay a card, then fill your hand.</translation>
    </message>
    <message>
        <source>First say whether you reverse the duel.</source>
        <translation>First say whether you reverse the duel.</translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation>The round is not over.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>The round is over.</translation>
    </message>
    <message>
        <source>That row has another colour than {card}.</source>
        <translation>That row has another colour than {card}.</translation>
    </message>
    <message>
        <source>The document is nested too deep.</source>
        <translation>The document is nested too deep.</translation>
    </message>
    <message>
        <source>The pile takes {count} cards of kind {card}; there are only {most}.</source>
        <translation>The pile takes {count} cards of kind {card}; there are only {most}.</translation>
    </message>
    <message>
        <source>There are {count} rounds, only {allowed} are played.</source>
        <translation>There are {count} rounds, only {allowed} are played.</translation>
    </message>
    <message>
        <source>A trio is three cards.</source>
        <translation>A trio is three cards.</translation>
    </message>
    <message>
        <source>The move must name two slots.</source>
        <translation>The move must name two slots.</translation>
    </message>
    <message>
        <source>There is no game {game}.</source>
        <translation>There is no game {game}.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>The game has no option {option}.</translation>
    </message>
    <message>
        <source>The round did not end like that, but with: {expected}.</source>
        <translation>The round did not end like that, but with: {expected}.</translation>
    </message>
    <message>
        <source>The ransom of {card} is exactly {price}, not {paid}.</source>
        <translation>The ransom of {card} is exactly {price}, not {paid}.</translation>
    </message>
    <message>
        <source>The scores are wrong, they should be {expected}.</source>
        <translation>The scores are wrong, they should be {expected}.</translation>
    </message>
    <message>
        <source>The round must be begun by seat {start}.</source>
        <translation>The round must be begun by seat {start}.</translation>
    </message>
    <message>
        <source>The new stock must be exactly the {count} cards of the discard pile.</source>
        <translation>The new stock must be exactly the {count} cards of the discard pile.</translation>
    </message>
    <message>
        <source>The totals are wrong, they should be {expected}.</source>
        <translation>The totals are wrong, they should be {expected}.</translation>
    </message>
    <message>
        <source>The key {key} has the wrong kind of value.</source>
        <translation>The key {key} has the wrong kind of value.</translation>
    </message>
    <message>
        <source>The winners are wrong, they should be {expected}.</source>
        <translation>The winners are wrong, they should be {expected}.</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>all at one table</source>
        <translation>all at one table</translation>
    </message>
    <message>
        <source>everybody against everybody</source>
        <translation>everybody against everybody</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>knock-out</translation>
    </message>
    <message>
        <source>same deals for everybody</source>
        <translation>same deals for everybody</translation>
    </message>
    <message>
        <source>All play in every match; each begins in turn.</source>
        <translation>All play in every match; each begins in turn.</translation>
    </message>
    <message>
        <source>Two sit at each table, and everybody meets everybody in every game.</source>
        <translation>Two sit at each table, and everybody meets everybody in every game.</translation>
    </message>
    <message>
        <source>Two sit at each table; the winner goes on, and a draw is played again. The chosen games take turns from round to round.</source>
        <translation>Two sit at each table; the winner goes on, and a draw is played again. The chosen games take turns from round to round.</translation>
    </message>
    <message>
        <source>One after the other, each plays the same cards alone against the same computer players, without having seen them. When all have played a deal, it is compared move by move.</source>
        <translation>One after the other, each plays the same cards alone against the same computer players, without having seen them. When all have played a deal, it is compared move by move.</translation>
    </message>
    <message>
        <source>In this game every match begins with the same cards: only the computer player varies from deal to deal.</source>
        <translation>In this game every match begins with the same cards: only the computer player varies from deal to deal.</translation>
    </message>
    <message>
        <source>by the share of the win</source>
        <translation>by the share of the win</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>by place</translation>
    </message>
    <message>
        <source>A match is worth 1 point: to its winner, or shared by those who share the win.</source>
        <translation>A match is worth 1 point: to its winner, or shared by those who share the win.</translation>
    </message>
    <message>
        <source>A match brings 1 point for each player left behind, and half a point for each with the same score.</source>
        <translation>A match brings 1 point for each player left behind, and half a point for each with the same score.</translation>
    </message>
    <message>
        <source>Two have the same name: give one of them another.</source>
        <translation>Two have the same name: give one of them another.</translation>
    </message>
    <message>
        <source>Choose a game, or another form: no game seats more than six.</source>
        <translation>Choose a game, or another form: no game seats more than six.</translation>
    </message>
    <message>
        <source>The same deals are of one game: choose only one.</source>
        <translation>The same deals are of one game: choose only one.</translation>
    </message>
    <message>
        <source>That would be more than 120 matches: choose fewer.</source>
        <translation>That would be more than 120 matches: choose fewer.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the matches won, then by the matches among those who are equal, then by the points of the opponents left behind (half of them after a draw). Whoever is still equal shares the place.</source>
        <translation>Equal points are told apart by the matches won, then by the matches among those who are equal, then by the points of the opponents left behind (half of them after a draw). Whoever is still equal shares the place.</translation>
    </message>
    <message>
        <source>Points are match points, as in bridge clubs: at each deal that all have played, 2 for each one whose score you beat and 1 for each with the same score; the share is what that is of all there was to be had.</source>
        <translation>Points are match points, as in bridge clubs: at each deal that all have played, 2 for each one whose score you beat and 1 for each with the same score; the share is what that is of all there was to be had.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the deals at which one was best alone, then by the match points among those who are equal, then by the sum of the scores. Whoever is still equal shares the place.</source>
        <translation>Equal points are told apart by the deals at which one was best alone, then by the match points among those who are equal, then by the sum of the scores. Whoever is still equal shares the place.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last. The deals they give up are open once all others have played them; then nobody can come back to them.</source>
        <translation>Whoever drops out keeps the points and stands last. The deals they give up are open once all others have played them; then nobody can come back to them.</translation>
    </message>
    <message>
        <source>The place is how far one came; those who went out in the same round share it. Points are matches won.</source>
        <translation>The place is how far one came; those who went out in the same round share it. Points are matches won.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; the others play on without them.</source>
        <translation>Whoever drops out keeps the points and stands last; the others play on without them.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; each opponent they have not met yet has 1 point for it.</source>
        <translation>Whoever drops out keeps the points and stands last; each opponent they have not met yet has 1 point for it.</translation>
    </message>
    <message>
        <source>If somebody drops out, the opponent goes on without a match.</source>
        <translation>If somebody drops out, the opponent goes on without a match.</translation>
    </message>
    <message>
        <source>A match that became practice does not count, and is open again.</source>
        <translation>A match that became practice does not count, and is open again.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Matches won alone or, at the same deals, the deals at which one was best alone.</source>
        <translation>Matches won alone or, at the same deals, the deals at which one was best alone.</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tie-break</translation>
    </message>
    <message>
        <source>What told those with equal points apart.</source>
        <translation>What told those with equal points apart.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>The match points as a share of all there were to be had.</source>
        <translation>The match points as a share of all there were to be had.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The sum of the scores at the deals that all have played.</source>
        <translation>The sum of the scores at the deals that all have played.</translation>
    </message>
    <message>
        <source>{name}, deal {number}</source>
        <translation>{name}, deal {number}</translation>
    </message>
    <message>
        <source>played, still closed</source>
        <translation>played, still closed</translation>
    </message>
    <message>
        <source>winner of no. {number}</source>
        <translation>winner of no. {number}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in progress</translation>
    </message>
    <message>
        <source>comes later</source>
        <translation>comes later</translation>
    </message>
    <message>
        <source>drawn ({result}): once more</source>
        <translation>drawn ({result}): once more</translation>
    </message>
    <message>
        <source>walk-over for {name}</source>
        <translation>walk-over for {name}</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>not played</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{name} (dropped out)</source>
        <translation>{name} (dropped out)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>matches won</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>among themselves</translation>
    </message>
    <message>
        <source>whom they beat</source>
        <translation>whom they beat</translation>
    </message>
    <message>
        <source>best alone</source>
        <translation>best alone</translation>
    </message>
    <message>
        <source>sum of scores</source>
        <translation>sum of scores</translation>
    </message>
    <message>
        <source>place shared</source>
        <translation>place shared</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>no command</source>
        <translation>no command</translation>
    </message>
    <message>
        <source>a quotation that is not closed: {command}</source>
        <translation>a quotation that is not closed: {command}</translation>
    </message>
    <message>
        <source>there is no program {program}</source>
        <translation>there is no program {program}</translation>
    </message>
    <message>
        <source>this computer has no player called ‘{program}’</source>
        <translation>this computer has no player called ‘{program}’</translation>
    </message>
    <message>
        <source>cannot be started: {said}</source>
        <translation>cannot be started: {said}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>no answer in time</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>it closed its output</translation>
    </message>
    <message>
        <source>it ended with status {status}</source>
        <translation>it ended with status {status}</translation>
    </message>
    <message>
        <source>it ended with status {status}: {said}</source>
        <translation>it ended with status {status}: {said}</translation>
    </message>
    <message>
        <source>a flood of lines that nobody asked for</source>
        <translation>a flood of lines that nobody asked for</translation>
    </message>
    <message>
        <source>it answered with an error: {said}</source>
        <translation>it answered with an error: {said}</translation>
    </message>
    <message>
        <source>an answer without a move</source>
        <translation>an answer without a move</translation>
    </message>
    <message>
        <source>a move of another seat</source>
        <translation>a move of another seat</translation>
    </message>
    <message>
        <source>an illegal move: {reason}</source>
        <translation>an illegal move: {reason}</translation>
    </message>
    <message>
        <source>a move that makes no sense ({kind})</source>
        <translation>a move that makes no sense ({kind})</translation>
    </message>
    <message>
        <source>neither an objection nor the answer that there is none</source>
        <translation>neither an objection nor the answer that there is none</translation>
    </message>
    <message>
        <source>not asked any more after {count} faults in a row</source>
        <translation>not asked any more after {count} faults in a row</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a game file</source>
        <translation>Open a game file</translation>
    </message>
    <message>
        <source>Save as a game file</source>
        <translation>Save as a game file</translation>
    </message>
    <message>
        <source>Game files (*{suffix})</source>
        <translation>Game files (*{suffix})</translation>
    </message>
    <message>
        <source>Everything in one file (*{suffix})</source>
        <translation>Everything in one file (*{suffix})</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Export everything</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <translation>Import from a file</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Export the matches</translation>
    </message>
    <message>
        <source>CSV with semicolons (*.csv)</source>
        <translation>CSV with semicolons (*.csv)</translation>
    </message>
    <message>
        <source>CSV with commas (*.csv)</source>
        <translation>CSV with commas (*.csv)</translation>
    </message>
    <message>
        <source>Save the standings as a picture</source>
        <translation>Save the standings as a picture</translation>
    </message>
    <message>
        <source>Save the standings as a file</source>
        <translation>Save the standings as a file</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Pictures (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>The Demolition Game</source>
        <translation>The Demolition Game</translation>
    </message>
    <message>
        <source>Take the pile down box by box and keep the cards.</source>
        <translation>Take the pile down box by box and keep the cards.</translation>
    </message>
    <message>
        <source>Mountain Climbing</source>
        <translation>Mountain Climbing</translation>
    </message>
    <message>
        <source>Two teams, one mountain: who reaches the summit first?</source>
        <translation>Two teams, one mountain: who reaches the summit first?</translation>
    </message>
    <message>
        <source>The Thirteenth Woodworm</source>
        <translation>The Thirteenth Woodworm</translation>
    </message>
    <message>
        <source>Nibble at the even cards and keep off the poison.</source>
        <translation>Nibble at the even cards and keep off the poison.</translation>
    </message>
    <message>
        <source>The Box Pile</source>
        <translation>The Box Pile</translation>
    </message>
    <message>
        <source>Build many boxes with few cards.</source>
        <translation>Build many boxes with few cards.</translation>
    </message>
    <message>
        <source>Superspy</source>
        <translation>Superspy</translation>
    </message>
    <message>
        <source>Collect six trios before you are unmasked.</source>
        <translation>Collect six trios before you are unmasked.</translation>
    </message>
    <message>
        <source>Raging Wizards</source>
        <translation>Raging Wizards</translation>
    </message>
    <message>
        <source>Soldiers, spells and a dungeon: who holds the line?</source>
        <translation>Soldiers, spells and a dungeon: who holds the line?</translation>
    </message>
</context>
<context>
    <name>holzwurm</name>
    <message>
        <source>blue {value}</source>
        <translation>blue&#xa0;{value}</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <translation>yellow&#xa0;{value}</translation>
    </message>
    <message>
        <source>red {value}</source>
        <translation>red&#xa0;{value}</translation>
    </message>
    <message>
        <source>green {value}</source>
        <translation>green&#xa0;{value}</translation>
    </message>
    <message>
        <source>violet {value}</source>
        <translation>violet&#xa0;{value}</translation>
    </message>
    <message>
        <source>grey {value}</source>
        <translation>grey&#xa0;{value}</translation>
    </message>
    <message>
        <source>the blue {value}</source>
        <translation>the blue&#xa0;{value}</translation>
    </message>
    <message>
        <source>the yellow {value}</source>
        <translation>the yellow&#xa0;{value}</translation>
    </message>
    <message>
        <source>the red {value}</source>
        <translation>the red&#xa0;{value}</translation>
    </message>
    <message>
        <source>the green {value}</source>
        <translation>the green&#xa0;{value}</translation>
    </message>
    <message>
        <source>the violet {value}</source>
        <translation>the violet&#xa0;{value}</translation>
    </message>
    <message>
        <source>the grey {value}</source>
        <translation>the grey&#xa0;{value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>colourless</source>
        <translation>colourless</translation>
    </message>
    <message>
        <source>Blue row</source>
        <translation>Blue row</translation>
    </message>
    <message>
        <source>Yellow row</source>
        <translation>Yellow row</translation>
    </message>
    <message>
        <source>Red row</source>
        <translation>Red row</translation>
    </message>
    <message>
        <source>Green row</source>
        <translation>Green row</translation>
    </message>
    <message>
        <source>Violet row</source>
        <translation>Violet row</translation>
    </message>
    <message>
        <source>Colourless row</source>
        <translation>Colourless row</translation>
    </message>
    <message>
        <source>the poisonous thirteen</source>
        <translation>the poisonous thirteen</translation>
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
        <translation>New row</translation>
    </message>
    <message>
        <source>{least} or more stays</source>
        <translation>{least} or more stays</translation>
    </message>
    <message>
        <source>every card takes the row</source>
        <translation>every card takes the row</translation>
    </message>
    <message>
        <source>Fate pile</source>
        <translation>Fate pile</translation>
    </message>
    <message>
        <source>next</source>
        <translation>next</translation>
    </message>
    <message numerus="yes">
        <source>{row}, number {number}: %n card(s)</source>
        <translation>
            <numerusform>{row}, number {number}: %n card</numerusform>
            <numerusform>{row}, number {number}: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, number {number}</source>
        <translation>{row}, number {number}</translation>
    </message>
    <message>
        <source>from left to right: {cards}</source>
        <translation>from left to right: {cards}</translation>
    </message>
    <message>
        <source>Fate pile, next: {card}; then {rest}</source>
        <translation>Fate pile, next: {card}; then {rest}</translation>
    </message>
    <message>
        <source>Fate pile: only {card} is left</source>
        <translation>Fate pile: only {card} is left</translation>
    </message>
    <message>
        <source>hand {points}</source>
        <translation>hand {points}</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>took {points}</source>
        <translation>took {points}</translation>
    </message>
    <message>
        <source>is out: +{bonus}</source>
        <translation>is out: +{bonus}</translation>
    </message>
    <message>
        <source>out +{bonus}</source>
        <translation>out +{bonus}</translation>
    </message>
    <message>
        <source>A hand is empty: {name} went out.</source>
        <translation>A hand is empty: {name} went out.</translation>
    </message>
    <message>
        <source>{name} has swallowed the poisonous thirteen.</source>
        <translation>{name} has swallowed the poisonous thirteen.</translation>
    </message>
    <message>
        <source>A new row begins at the place “New row”: lay the card there ({key}).</source>
        <translation>A new row begins at the place “New row”: lay the card there ({key}).</translation>
    </message>
    <message>
        <source>No card is laid here: whoever takes a row takes the top card of this pile with it.</source>
        <translation>No card is laid here: whoever takes a row takes the top card of this pile with it.</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>stays</translation>
    </message>
    <message>
        <source>stays, and you are out: +{bonus}</source>
        <translation>stays, and you are out: +{bonus}</translation>
    </message>
    <message>
        <source>{name} plays {card} to the blue row.</source>
        <translation>{name} plays {card} to the blue row.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the yellow row.</source>
        <translation>{name} plays {card} to the yellow row.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the red row.</source>
        <translation>{name} plays {card} to the red row.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the green row.</source>
        <translation>{name} plays {card} to the green row.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the violet row.</source>
        <translation>{name} plays {card} to the violet row.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row.</source>
        <translation>{name} plays {card} to a colourless row.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row, which is now {colour}.</source>
        <translation>{name} plays {card} to a colourless row, which is now {colour}.</translation>
    </message>
    <message>
        <source>{name} opens a new row with {card}.</source>
        <translation>{name} opens a new row with {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and {fate} from the fate pile: {points} in all.</source>
        <translation>
            <numerusform>{name} takes %n card, and {fate} from the fate pile: {points} in all.</numerusform>
            <numerusform>{name} takes %n cards, and {fate} from the fate pile: {points} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and with them the poisonous thirteen.</source>
        <translation>
            <numerusform>{name} takes %n card, and with it the poisonous thirteen.</numerusform>
            <numerusform>{name} takes %n cards, and with them the poisonous thirteen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s): {points}</source>
        <translation>
            <numerusform>took %n card: {points}</numerusform>
            <numerusform>took %n cards: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and fate: {points}</source>
        <translation>
            <numerusform>takes %n card and fate: {points}</numerusform>
            <numerusform>takes %n cards and fate: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and the poison: {points}, the round ends</source>
        <translation>
            <numerusform>takes %n card and the poison: {points}, the round ends</numerusform>
            <numerusform>takes %n cards and the poison: {points}, the round ends</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays, and you go out: {points}.</source>
        <translation>{card} stays, and you go out: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here; every other play takes a row.</source>
        <translation>{card} stays here; every other play takes a row.</translation>
    </message>
    <message numerus="yes">
        <source>after {card}, %n card(s) that the next player holds take(s) this row.</source>
        <translation>
            <numerusform>after {card}, a card that the next player holds takes this row.</numerusform>
            <numerusform>after {card}, %n cards that the next player holds take this row.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays here, and your worst card is gone: {points}.</source>
        <translation>{card} stays here, and your worst card is gone: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here, and you are rid of {points}.</source>
        <translation>{card} stays here, and you are rid of {points}.</translation>
    </message>
    <message>
        <source>{card} stays here; no play costs you less.</source>
        <translation>{card} stays here; no play costs you less.</translation>
    </message>
    <message>
        <source>with {card}, this row brings {points} to whoever takes it.</source>
        <translation>with {card}, this row brings {points} to whoever takes it.</translation>
    </message>
    <message>
        <source>{card} opens the fifth row, and there is no sixth.</source>
        <translation>{card} opens the fifth row, and there is no sixth.</translation>
    </message>
    <message>
        <source>{card} just stays: one card later it would take the row.</source>
        <translation>{card} just stays: one card later it would take the row.</translation>
    </message>
    <message numerus="yes">
        <source>{card} stays here; then you have only %n card(s) left.</source>
        <translation>
            <numerusform>{card} stays here; then you have only %n card left.</numerusform>
            <numerusform>{card} stays here; then you have only %n cards left.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ends the round, and your hand counts {points}.</source>
        <translation>{card} ends the round, and your hand counts {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} takes %n card(s); with the fate card: {points}.</source>
        <translation>
            <numerusform>{card} takes %n card; with the fate card: {points}.</numerusform>
            <numerusform>{card} takes %n cards; with the fate card: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>every play takes a row: {card} here costs least.</source>
        <translation>every play takes a row: {card} here costs least.</translation>
    </message>
    <message>
        <source>whoever takes after {card} swallows the thirteen.</source>
        <translation>whoever takes after {card} swallows the thirteen.</translation>
    </message>
    <message>
        <source>whoever takes after {card} gets {second}.</source>
        <translation>whoever takes after {card} gets {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} clears the row: %n card(s) of its colour can open one.</source>
        <translation>
            <numerusform>{card} clears the row: %n card of its colour can open one.</numerusform>
            <numerusform>{card} clears the row: %n cards of its colour can open one.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last card: lay it where it stays, and you go out.</source>
        <translation>Your last card: lay it where it stays, and you go out.</translation>
    </message>
    <message>
        <source>Whoever takes a row now swallows the thirteen. Your hand counts {points}.</source>
        <translation>Whoever takes a row now swallows the thirteen. Your hand counts {points}.</translation>
    </message>
    <message>
        <source>Every card takes a row: choose the one you can bear.</source>
        <translation>Every card takes a row: choose the one you can bear.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) take(s) at least one of your cards: choose what you can bear.</source>
        <translation>
            <numerusform>One row is taken by at least one of your cards: choose what you can bear.</numerusform>
            <numerusform>%n rows are taken by at least one of your cards: choose what you can bear.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card takes a row now: a good moment to get rid of odd ones.</source>
        <translation>No card takes a row now: a good moment to get rid of odd ones.</translation>
    </message>
    <message>
        <source>{card} to row {number}</source>
        <translation>{card} to row {number}</translation>
    </message>
    <message>
        <source>{card} to a new row</source>
        <translation>{card} to a new row</translation>
    </message>
    <message>
        <source>{name} is out: +{bonus}.</source>
        <translation>{name} is out: +{bonus}.</translation>
    </message>
    <message>
        <source>Your row is taken!</source>
        <translation>Your row is taken!</translation>
    </message>
    <message>
        <source>The round is over, a hand is empty: {scores}.</source>
        <translation>The round is over, a hand is empty: {scores}.</translation>
    </message>
    <message>
        <source>The round is over, the poisonous thirteen is taken: {scores}.</source>
        <translation>The round is over, the poisonous thirteen is taken: {scores}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Row 1</source>
        <translation>Row 1</translation>
    </message>
    <message>
        <source>Row 2</source>
        <translation>Row 2</translation>
    </message>
    <message>
        <source>Row 3</source>
        <translation>Row 3</translation>
    </message>
    <message>
        <source>Row 4</source>
        <translation>Row 4</translation>
    </message>
    <message>
        <source>Row 5</source>
        <translation>Row 5</translation>
    </message>
    <message>
        <source>A new row</source>
        <translation>A new row</translation>
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
        <translation>minus</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>To the first deal</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>Play by itself, or stop</source>
        <translation>Play by itself, or stop</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>To the last move</translation>
    </message>
    <message>
        <source>Tell whose turn it is</source>
        <translation>Tell whose turn it is</translation>
    </message>
    <message>
        <source>Tell the scores</source>
        <translation>Tell the scores</translation>
    </message>
    <message>
        <source>Tell the hand</source>
        <translation>Tell the hand</translation>
    </message>
    <message>
        <source>Tell what lies on the table</source>
        <translation>Tell what lies on the table</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Show the better move</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>To the next part of the window</translation>
    </message>
    <message>
        <source>To the part of the window before</source>
        <translation>To the part of the window before</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>While looking through a match</source>
        <translation>While looking through a match</translation>
    </message>
    <message>
        <source>Take up a card, lay it, press a button</source>
        <translation>Take up a card, lay it, press a button</translation>
    </message>
    <message>
        <source>Put back, cancel</source>
        <translation>Put back, cancel</translation>
    </message>
    <message>
        <source>To the card or place before</source>
        <translation>To the card or place before</translation>
    </message>
    <message>
        <source>To the card or place after</source>
        <translation>To the card or place after</translation>
    </message>
    <message>
        <source>To the first card or place</source>
        <translation>To the first card or place</translation>
    </message>
    <message>
        <source>To the last card or place</source>
        <translation>To the last card or place</translation>
    </message>
    <message>
        <source>With a card: the place above where it may go</source>
        <translation>With a card: the place above where it may go</translation>
    </message>
    <message>
        <source>With a card: the place below where it may go</source>
        <translation>With a card: the place below where it may go</translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation>To the next part of the table</translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation>To the part of the table before</translation>
    </message>
    <message>
        <source>The next order of the hand</source>
        <translation>The next order of the hand</translation>
    </message>
    <message>
        <source>Play again what happened since your turn</source>
        <translation>Play again what happened since your turn</translation>
    </message>
    <message>
        <source>Fold or unfold what happened since your turn</source>
        <translation>Fold or unfold what happened since your turn</translation>
    </message>
    <message>
        <source>Ask the coach: the best three moves, with their chances</source>
        <translation>Ask the coach: the best three moves, with their chances</translation>
    </message>
    <message>
        <source>Fold or unfold what the coach says</source>
        <translation>Fold or unfold what the coach says</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the first</source>
        <translation>Of the coach’s moves: take the first</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the second</source>
        <translation>Of the coach’s moves: take the second</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the third</source>
        <translation>Of the coach’s moves: take the third</translation>
    </message>
    <message>
        <source>The coach saw a better move: take yours back</source>
        <translation>The coach saw a better move: take yours back</translation>
    </message>
    <message>
        <source>The coach saw a better move: go on</source>
        <translation>The coach saw a better move: go on</translation>
    </message>
    <message>
        <source>On every table</source>
        <translation>On every table</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>From game to game</translation>
    </message>
    <message>
        <source>Go on with a saved match</source>
        <translation>Go on with a saved match</translation>
    </message>
    <message>
        <source>Delete a saved match</source>
        <translation>Delete a saved match</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Lift the curtain</translation>
    </message>
    <message>
        <source>On the start page, and before the curtain</source>
        <translation>On the start page, and before the curtain</translation>
    </message>
    <message>
        <source>Read on, or skip the step</source>
        <translation>Read on, or skip the step</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>Begin the lesson again</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>In a lesson</translation>
    </message>
    <message>
        <source>To the next task</source>
        <translation>To the next task</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Show the move</translation>
    </message>
    <message>
        <source>Back to the position of the task</source>
        <translation>Back to the position of the task</translation>
    </message>
    <message>
        <source>Leave the tasks</source>
        <translation>Leave the tasks</translation>
    </message>
    <message>
        <source>In mistakes and puzzles</source>
        <translation>In mistakes and puzzles</translation>
    </message>
</context>
<context>
    <name>kistenstapel</name>
    <message>
        <source>{number} seconds</source>
        <translation>{number} seconds</translation>
    </message>
    <message>
        <source>Time to &amp;knock</source>
        <translation>Time to &amp;knock</translation>
    </message>
    <message>
        <source>until everybody has answered</source>
        <translation>until everybody has answered</translation>
    </message>
    <message>
        <source>After each turn, show the &amp;best possible build</source>
        <translation>After each turn, show the &amp;best possible build</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Your cards</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
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
        <translation>Build</translation>
    </message>
    <message>
        <source>At a column: put a box there</source>
        <translation>At a column: put a box there</translation>
    </message>
    <message>
        <source>At a column: take a box away</source>
        <translation>At a column: take a box away</translation>
    </message>
    <message>
        <source>Lay an open lid</source>
        <translation>Lay an open lid</translation>
    </message>
    <message>
        <source>Put a layer under the whole pile</source>
        <translation>Put a layer under the whole pile</translation>
    </message>
    <message>
        <source>Take a layer out</source>
        <translation>Take a layer out</translation>
    </message>
    <message>
        <source>Take a step of the plan back</source>
        <translation>Take a step of the plan back</translation>
    </message>
    <message>
        <source>Do a step of the plan again</source>
        <translation>Do a step of the plan again</translation>
    </message>
    <message>
        <source>Build what is planned</source>
        <translation>Build what is planned</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Concede</translation>
    </message>
    <message>
        <source>Build no further</source>
        <translation>Build no further</translation>
    </message>
    <message>
        <source>Show the best build</source>
        <translation>Show the best build</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Let a pass be</source>
        <translation>Let a pass be</translation>
    </message>
    <message>
        <source>Several people: player 1 knocks</source>
        <translation>Several people: player 1 knocks</translation>
    </message>
    <message>
        <source>Several people: player 2 knocks</source>
        <translation>Several people: player 2 knocks</translation>
    </message>
    <message>
        <source>Several people: player 3 knocks</source>
        <translation>Several people: player 3 knocks</translation>
    </message>
    <message>
        <source>Several people: player 4 knocks</source>
        <translation>Several people: player 4 knocks</translation>
    </message>
    <message>
        <source>Several people: player 5 knocks</source>
        <translation>Several people: player 5 knocks</translation>
    </message>
    <message>
        <source>Several people: player 6 knocks</source>
        <translation>Several people: player 6 knocks</translation>
    </message>
    <message>
        <source>Several people: player 1 lets it be</source>
        <translation>Several people: player 1 lets it be</translation>
    </message>
    <message>
        <source>Several people: player 2 lets it be</source>
        <translation>Several people: player 2 lets it be</translation>
    </message>
    <message>
        <source>Several people: player 3 lets it be</source>
        <translation>Several people: player 3 lets it be</translation>
    </message>
    <message>
        <source>Several people: player 4 lets it be</source>
        <translation>Several people: player 4 lets it be</translation>
    </message>
    <message>
        <source>Several people: player 5 lets it be</source>
        <translation>Several people: player 5 lets it be</translation>
    </message>
    <message>
        <source>Several people: player 6 lets it be</source>
        <translation>Several people: player 6 lets it be</translation>
    </message>
    <message>
        <source>Bid one more</source>
        <translation>Bid one more</translation>
    </message>
    <message>
        <source>Bid one less</source>
        <translation>Bid one less</translation>
    </message>
    <message>
        <source>Bid ten more</source>
        <translation>Bid ten more</translation>
    </message>
    <message>
        <source>Bid ten less</source>
        <translation>Bid ten less</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Type a bid</translation>
    </message>
    <message>
        <source>Take the last digit of a bid back</source>
        <translation>Take the last digit of a bid back</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Layer underneath</source>
        <translation>Layer underneath</translation>
    </message>
    <message>
        <source>Lay open lid</source>
        <translation>Lay open lid</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Step back</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Step forward</translation>
    </message>
    <message>
        <source>Choose the box that gets the open lid. Esc leaves it.</source>
        <translation>Choose the box that gets the open lid. Esc leaves it.</translation>
    </message>
    <message>
        <source>{name}, plan a build, or pass.</source>
        <translation>{name}, plan a build, or pass.</translation>
    </message>
    <message>
        <source>{name}, show what {passer} overlooked, with the cards of {passer}.</source>
        <translation>{name}, show what {passer} overlooked, with the cards of {passer}.</translation>
    </message>
    <message>
        <source>{name}, build on with all unused cards, or stop.</source>
        <translation>{name}, build on with all unused cards, or stop.</translation>
    </message>
    <message>
        <source>Bid {bid}, made {made} so far.</source>
        <translation>Bid {bid}, made {made} so far.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>%n box more</numerusform>
            <numerusform>%n boxes more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) fewer</source>
        <translation>
            <numerusform>%n box fewer</numerusform>
            <numerusform>%n boxes fewer</numerusform>
        </translation>
    </message>
    <message>
        <source>as many boxes</source>
        <translation>as many boxes</translation>
    </message>
    <message>
        <source>laid: {cards}</source>
        <translation>laid: {cards}</translation>
    </message>
    <message>
        <source>returned: {cards}</source>
        <translation>returned: {cards}</translation>
    </message>
    <message>
        <source>Plan a build first: put a box somewhere.</source>
        <translation>Plan a build first: put a box somewhere.</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s) too few</source>
        <translation>
            <numerusform>%n left side too few</numerusform>
            <numerusform>%n left sides too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s) too few</source>
        <translation>
            <numerusform>%n right side too few</numerusform>
            <numerusform>%n right sides too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s) too few</source>
        <translation>
            <numerusform>%n closed lid too few</numerusform>
            <numerusform>%n closed lids too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) too few</source>
        <translation>
            <numerusform>%n open lid too few</numerusform>
            <numerusform>%n open lids too few</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too far away.</source>
        <translation>This is too far away.</translation>
    </message>
    <message>
        <source>This does not touch the rest of the pile.</source>
        <translation>This does not touch the rest of the pile.</translation>
    </message>
    <message>
        <source>There is a gap here between two columns.</source>
        <translation>There is a gap here between two columns.</translation>
    </message>
    <message>
        <source>This is higher than the column behind it.</source>
        <translation>This is higher than the column behind it.</translation>
    </message>
    <message>
        <source>This open box must stay where it is.</source>
        <translation>This open box must stay where it is.</translation>
    </message>
    <message>
        <source>An open lid may not be exchanged for a closed one.</source>
        <translation>An open lid may not be exchanged for a closed one.</translation>
    </message>
    <message>
        <source>This makes no point.</source>
        <translation>This makes no point.</translation>
    </message>
    <message>
        <source>Nothing is played from here: put a box on the pile at a plus sign, then build.</source>
        <translation>Nothing is played from here: put a box on the pile at a plus sign, then build.</translation>
    </message>
    <message>
        <source>The top card comes to you by itself when your turn begins.</source>
        <translation>The top card comes to you by itself when your turn begins.</translation>
    </message>
    <message>
        <source>No open lid can be laid here.</source>
        <translation>No open lid can be laid here.</translation>
    </message>
    <message>
        <source>There is no open lid among the cards.</source>
        <translation>There is no open lid among the cards.</translation>
    </message>
    <message>
        <source>The last box stays.</source>
        <translation>The last box stays.</translation>
    </message>
    <message>
        <source>The pile is not high enough for that.</source>
        <translation>The pile is not high enough for that.</translation>
    </message>
    <message>
        <source>{key} puts a box here.</source>
        <translation>{key} puts a box here.</translation>
    </message>
    <message>
        <source>{key} takes one away.</source>
        <translation>{key} takes one away.</translation>
    </message>
    <message>
        <source>{key} lays an open lid.</source>
        <translation>{key} lays an open lid.</translation>
    </message>
    <message>
        <source>{key} builds.</source>
        <translation>{key} builds.</translation>
    </message>
    <message>
        <source>An open box, which stays.</source>
        <translation>An open box, which stays.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Knock!</translation>
    </message>
    <message>
        <source>wrong: others +{points}</source>
        <translation>wrong: others +{points}</translation>
    </message>
    <message numerus="yes">
        <source>If you can show nothing, every other player gets %n point(s).</source>
        <translation>
            <numerusform>If you can show nothing, every other player gets %n point.</numerusform>
            <numerusform>If you can show nothing, every other player gets %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>costs nothing</translation>
    </message>
    <message>
        <source>others +{points}</source>
        <translation>others +{points}</translation>
    </message>
    <message numerus="yes">
        <source>Every other player gets %n point(s).</source>
        <translation>
            <numerusform>Every other player gets %n point.</numerusform>
            <numerusform>Every other player gets %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Cards of {name}</translation>
    </message>
    <message>
        <source>{name} knocks</source>
        <translation>{name} knocks</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Let it be</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>{name} has passed. Does anybody knock?</source>
        <translation>{name} has passed. Does anybody knock?</translation>
    </message>
    <message numerus="yes">
        <source>{name} has passed. Who knocks and can show nothing gives all others %n point(s).</source>
        <translation>
            <numerusform>{name} has passed. Who knocks and can show nothing gives all others %n point.</numerusform>
            <numerusform>{name} has passed. Who knocks and can show nothing gives all others %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does anybody knock? {keys}</source>
        <translation>Does anybody knock? {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, how many points do you bid for all unused cards ({cards})?</source>
        <translation>{name}, how many points do you bid for all unused cards ({cards})?</translation>
    </message>
    <message>
        <source>{name}, no card is left over: there is nothing to bid for.</source>
        <translation>{name}, no card is left over: there is nothing to bid for.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>First make your bid: only the highest one gets the cards.</source>
        <translation>First make your bid: only the highest one gets the cards.</translation>
    </message>
    <message>
        <source>you have made {points} then, and your bid was {other}.</source>
        <translation>you have made {points} then, and your bid was {other}.</translation>
    </message>
    <message numerus="yes">
        <source>no build makes more: %n point(s).</source>
        <translation>
            <numerusform>no build makes more: %n point.</numerusform>
            <numerusform>no build makes more: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>with this build you lead by {points} to {other}.</source>
        <translation>with this build you lead by {points} to {other}.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) for no card at all; the build makes {points}.</source>
        <translation>
            <numerusform>%n box for no card at all; the build makes {points}.</numerusform>
            <numerusform>%n boxes for no card at all; the build makes {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) under the whole pile; the build makes {points}.</source>
        <translation>
            <numerusform>%n layer under the whole pile; the build makes {points}.</numerusform>
            <numerusform>%n layers under the whole pile; the build makes {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more box(es) that no card shows; the build makes {points}.</source>
        <translation>
            <numerusform>%n more box that no card shows; the build makes {points}.</numerusform>
            <numerusform>%n more boxes that no card shows; the build makes {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) come(s) back to your hand; the build makes {points}.</source>
        <translation>
            <numerusform>%n card comes back to your hand; the build makes {points}.</numerusform>
            <numerusform>%n cards come back to your hand; the build makes {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) that nobody moves again; the build makes {points}.</source>
        <translation>
            <numerusform>%n open lid that nobody moves again; the build makes {points}.</numerusform>
            <numerusform>%n open lids that nobody moves again; the build makes {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it lays all your cards, %n in number; the build makes {points}.</source>
        <translation>
            <numerusform>it lays your only card; the build makes {points}.</numerusform>
            <numerusform>it lays all your %n cards; the build makes {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this build makes %n point(s).</source>
        <translation>
            <numerusform>this build makes %n point.</numerusform>
            <numerusform>this build makes %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>no build makes a point.</source>
        <translation>no build makes a point.</translation>
    </message>
    <message>
        <source>knock: a build for {points} was overlooked.</source>
        <translation>knock: a build for {points} was overlooked.</translation>
    </message>
    <message>
        <source>bid {other}: one build with all unused cards makes {points}.</source>
        <translation>bid {other}: one build with all unused cards makes {points}.</translation>
    </message>
    <message numerus="yes">
        <source>With your %n card(s) you can make points: which boxes cost few?</source>
        <translation>
            <numerusform>With your %n card you can make points: which boxes cost few?</numerusform>
            <numerusform>With your %n cards you can make points: which boxes cost few?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %n card(s) no point can be made.</source>
        <translation>
            <numerusform>With this %n card no point can be made.</numerusform>
            <numerusform>With these %n cards no point can be made.</numerusform>
        </translation>
    </message>
    <message>
        <source>A build was overlooked: show one.</source>
        <translation>A build was overlooked: show one.</translation>
    </message>
    <message>
        <source>Nothing was overlooked.</source>
        <translation>Nothing was overlooked.</translation>
    </message>
    <message numerus="yes">
        <source>What can one builder make of the %n unused card(s)?</source>
        <translation>
            <numerusform>What can one builder make of the %n unused card?</numerusform>
            <numerusform>What can one builder make of the %n unused cards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %n unused card(s) more points can be made.</source>
        <translation>
            <numerusform>With the %n unused card more points can be made.</numerusform>
            <numerusform>With the %n unused cards more points can be made.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty, but points can still be made: do not pass yet.</source>
        <translation>The stock is empty, but points can still be made: do not pass yet.</translation>
    </message>
    <message numerus="yes">
        <source>a build for %n point(s)</source>
        <translation>
            <numerusform>a build for %n point</numerusform>
            <numerusform>a build for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid %n</source>
        <translation>
            <numerusform>bid %n</numerusform>
            <numerusform>bid %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>show nothing</source>
        <translation>show nothing</translation>
    </message>
    <message>
        <source>build no further</source>
        <translation>build no further</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more.</source>
        <translation>
            <numerusform>%n point more.</numerusform>
            <numerusform>%n points more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Bid {bid}</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>No bid</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>has bid</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>bids {bid}</translation>
    </message>
    <message numerus="yes">
        <source>builds: %n point(s)</source>
        <translation>
            <numerusform>builds: %n point</numerusform>
            <numerusform>builds: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passes</translation>
    </message>
    <message>
        <source>knocks!</source>
        <translation>knocks!</translation>
    </message>
    <message>
        <source>can show nothing</source>
        <translation>can show nothing</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>is done</translation>
    </message>
    <message>
        <source>The best build would have made {best}, yours made {made}.</source>
        <translation>The best build would have made {best}, yours made {made}.</translation>
    </message>
    <message>
        <source>There was no better build than yours.</source>
        <translation>There was no better build than yours.</translation>
    </message>
    <message>
        <source>You could have made {best}.</source>
        <translation>You could have made {best}.</translation>
    </message>
    <message>
        <source>There was no point to be made.</source>
        <translation>There was no point to be made.</translation>
    </message>
    <message>
        <source>Best build</source>
        <translation>Best build</translation>
    </message>
    <message>
        <source>The best build of the last turn: {best}. V goes back.</source>
        <translation>The best build of the last turn: {best}. V goes back.</translation>
    </message>
    <message>
        <source>Take this pile down</source>
        <translation>Take this pile down</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Everybody has passed.</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Builds</translation>
    </message>
    <message>
        <source>Boxes × 3</source>
        <translation>Boxes × 3</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Cards laid</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Returned</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Knocks</translation>
    </message>
    <message>
        <source>Leftover</source>
        <translation>Leftover</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>{name} builds and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} builds and makes %n point: {effect}.</numerusform>
            <numerusform>{name} builds and makes %n points: {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows what {owner} overlooked and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} shows what {owner} overlooked and makes %n point: {effect}.</numerusform>
            <numerusform>{name} shows what {owner} overlooked and makes %n points: {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passes.</translation>
    </message>
    <message>
        <source>{name} takes a left side.</source>
        <translation>{name} takes a left side.</translation>
    </message>
    <message>
        <source>{name} takes a right side.</source>
        <translation>{name} takes a right side.</translation>
    </message>
    <message>
        <source>{name} takes a closed lid.</source>
        <translation>{name} takes a closed lid.</translation>
    </message>
    <message>
        <source>{name} takes an open lid.</source>
        <translation>{name} takes an open lid.</translation>
    </message>
    <message>
        <source>{name} knocks on the pass of {passer}!</source>
        <translation>{name} knocks on the pass of {passer}!</translation>
    </message>
    <message numerus="yes">
        <source>{name} can show nothing: everyone else gets %n point(s).</source>
        <translation>
            <numerusform>{name} can show nothing: everyone else gets %n point.</numerusform>
            <numerusform>{name} can show nothing: everyone else gets %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} has bid.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} bids {bid}.</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>The bids: {bids}.</translation>
    </message>
    <message>
        <source>The bids: {bids}. {name} gets the unused cards.</source>
        <translation>The bids: {bids}. {name} gets the unused cards.</translation>
    </message>
    <message>
        <source>{name} gets all unused cards: {cards}.</source>
        <translation>{name} gets all unused cards: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is done and made %n point(s) with the unused cards.</source>
        <translation>
            <numerusform>{name} is done and made %n point with the unused cards.</numerusform>
            <numerusform>{name} is done and made %n points with the unused cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made only %n point(s) of the {bid} that were bid: they do not count.</source>
        <translation>
            <numerusform>{name} made only %n point of the {bid} that were bid: it does not count.</numerusform>
            <numerusform>{name} made only %n points of the {bid} that were bid: they do not count.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody knocks on your pass!</source>
        <translation>Somebody knocks on your pass!</translation>
    </message>
    <message>
        <source>You overlooked a build!</source>
        <translation>You overlooked a build!</translation>
    </message>
    <message>
        <source>Your knock has failed!</source>
        <translation>Your knock has failed!</translation>
    </message>
    <message>
        <source>Your bid was too high!</source>
        <translation>Your bid was too high!</translation>
    </message>
    <message>
        <source>Everybody has passed: {scores}.</source>
        <translation>Everybody has passed: {scores}.</translation>
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
        <translation>English</translation>
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
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>Takes whatever looks tempting and hardly thinks ahead; what the others make of it is a surprise every time.</source>
        <translation>Takes whatever looks tempting and hardly thinks ahead; what the others make of it is a surprise every time.</translation>
    </message>
    <message>
        <source>Likes a quick gain and looks only a little ahead. What the others may hold, and what a move costs later, often slips by.</source>
        <translation>Likes a quick gain and looks only a little ahead. What the others may hold, and what a move costs later, often slips by.</translation>
    </message>
    <message>
        <source>Solid handiwork with few big slips. Where several moves look about as good, the choice is a matter of mood.</source>
        <translation>Solid handiwork with few big slips. Where several moves look about as good, the choice is a matter of mood.</translation>
    </message>
    <message>
        <source>Measures twice: weighs many ways the round may go and makes the move that came out best, or one hardly worse. Only far plans slip by.</source>
        <translation>Measures twice: weighs many ways the round may go and makes the move that came out best, or one hardly worse. Only far plans slip by.</translation>
    </message>
    <message>
        <source>Thinks hard over every move and gives nothing away. Only what nobody can know is guessed here too.</source>
        <translation>Thinks hard over every move and gives nothing away. Only what nobody can know is guessed here too.</translation>
    </message>
    <message>
        <source>made to measure</source>
        <translation>made to measure</translation>
    </message>
    <message>
        <source>At home at any bench: plays as well as you do and overlooks as much. Likes nothing better than a close finish.</source>
        <translation>At home at any bench: plays as well as you do and overlooks as much. Likes nothing better than a close finish.</translation>
    </message>
    <message>
        <source>{level}: {points}</source>
        <translation>{level}: {points}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>program ‘{program}’</source>
        <translation>program ‘{program}’</translation>
    </message>
    <message>
        <source>A program of this computer, which you have added yourself.</source>
        <translation>A program of this computer, which you have added yourself.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>Dea&amp;l of the day…</source>
        <translation>Dea&amp;l of the day…</translation>
    </message>
    <message>
        <source>&amp;Evenings…</source>
        <translation>&amp;Evenings…</translation>
    </message>
    <message>
        <source>&amp;Continue last match</source>
        <translation>&amp;Continue last match</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>Start &amp;page</translation>
    </message>
    <message>
        <source>Play the same deal &amp;again</source>
        <translation>Play the same deal &amp;again</translation>
    </message>
    <message>
        <source>New &amp;deal</source>
        <translation>New &amp;deal</translation>
    </message>
    <message>
        <source>About this &amp;match…</source>
        <translation>About this &amp;match…</translation>
    </message>
    <message>
        <source>Repla&amp;y the match…</source>
        <translation>Repla&amp;y the match…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>Pe&amp;ople…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistics…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>P&amp;references…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Open a match…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>&amp;Save the match as…</translation>
    </message>
    <message>
        <source>&amp;Copy match</source>
        <translation>&amp;Copy match</translation>
    </message>
    <message>
        <source>&amp;Paste match</source>
        <translation>&amp;Paste match</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>&amp;Export everything…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Import…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restore a backup…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
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
        <translation>What has hap&amp;pened</translation>
    </message>
    <message>
        <source>What happened a&amp;fter that</source>
        <translation>What happened a&amp;fter that</translation>
    </message>
    <message>
        <source>Whose &amp;turn it is</source>
        <translation>Whose &amp;turn it is</translation>
    </message>
    <message>
        <source>The &amp;scores</source>
        <translation>The &amp;scores</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>&amp;My hand</translation>
    </message>
    <message>
        <source>What lies on the ta&amp;ble</source>
        <translation>What lies on the ta&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Move list and scores</source>
        <translation>&amp;Move list and scores</translation>
    </message>
    <message>
        <source>Hand by &amp;colour</source>
        <translation>Hand by &amp;colour</translation>
    </message>
    <message>
        <source>Hand by &amp;value</source>
        <translation>Hand by &amp;value</translation>
    </message>
    <message>
        <source>Hand by &amp;points</source>
        <translation>Hand by &amp;points</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Next part of the window</translation>
    </message>
    <message>
        <source>Part &amp;before that</source>
        <translation>Part &amp;before that</translation>
    </message>
    <message>
        <source>To the men&amp;u</source>
        <translation>To the men&amp;u</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Rules of the game</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>&amp;Learn the game…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Puzzles…</translation>
    </message>
    <message>
        <source>Learn from my &amp;mistakes…</source>
        <translation>Learn from my &amp;mistakes…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Keys…</translation>
    </message>
    <message>
        <source>&amp;About Holzwurm Desktop</source>
        <translation>&amp;About Holzwurm Desktop</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Files</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Move</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Pri&amp;nt and play…</source>
        <translation>Pri&amp;nt and play…</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>Turn {number}: {name}</source>
        <translation>Turn {number}: {name}</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>Mallet</source>
        <translation>Mallet</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plane</translation>
    </message>
    <message>
        <source>Chisel</source>
        <translation>Chisel</translation>
    </message>
    <message>
        <source>Rasp</source>
        <translation>Rasp</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Clamp</translation>
    </message>
    <message>
        <source>Peg</source>
        <translation>Peg</translation>
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
        <translation>Grandpa Knarz</translation>
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
        <translation>{file}: round {round}, move {move}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>‘{title}’ was deleted.</source>
        <translation>‘{title}’ was deleted.</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>&amp;Save a copy</translation>
    </message>
    <message>
        <source>This match counts for the evening ‘{title}’.</source>
        <translation>This match counts for the evening ‘{title}’.</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Standings</translation>
    </message>
    <message>
        <source>R&amp;estore</source>
        <translation>R&amp;estore</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page.</source>
        <translation>The match you were in is kept on the start page.</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page. Once you move here it is practice too: its cards are known.</source>
        <translation>The match you were in is kept on the start page. Once you move here it is practice too: its cards are known.</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? The rules can stay open beside the table.</source>
        <translation>Your first match of ‘{title}’? The rules can stay open beside the table.</translation>
    </message>
    <message>
        <source>Show the &amp;rules</source>
        <translation>Show the &amp;rules</translation>
    </message>
    <message>
        <source>Go &amp;back to it</source>
        <translation>Go &amp;back to it</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Backups…</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? A lesson of a few minutes shows how it goes.</source>
        <translation>Your first match of ‘{title}’? A lesson of a few minutes shows how it goes.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Learn</translation>
    </message>
    <message>
        <source>&amp;Undo that</source>
        <translation>&amp;Undo that</translation>
    </message>
    <message>
        <source>The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.</source>
        <translation>The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.</translation>
    </message>
    <message>
        <source>The file of the saved games was damaged and is kept as {kept_as}. Matches that could be copied out of it into a new one: {saved}.</source>
        <translation>The file of the saved games was damaged and is kept as {kept_as}. Matches that could be copied out of it into a new one: {saved}.</translation>
    </message>
    <message>
        <source>There are no saved games at {path} any more, but there are backups of them. A new file has been begun.</source>
        <translation>There are no saved games at {path} any more, but there are backups of them. A new file has been begun.</translation>
    </message>
    <message>
        <source>The file {path} was deleted while the program was running. It was written again: nothing is lost.</source>
        <translation>The file {path} was deleted while the program was running. It was written again: nothing is lost.</translation>
    </message>
    <message>
        <source>Another file took the place of the saved games while the program was running. It was kept as {kept_as}, and the games you see here were written to {path} again.</source>
        <translation>Another file took the place of the saved games while the program was running. It was kept as {kept_as}, and the games you see here were written to {path} again.</translation>
    </message>
    <message>
        <source>The file of the saved games was replaced after the program had ended badly. What the old file lacked does not fit the new one and was kept as {kept_as}.</source>
        <translation>The file of the saved games was replaced after the program had ended badly. What the old file lacked does not fit the new one and was kept as {kept_as}.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They were kept as {kept_as}; a new file has been begun.</source>
        <translation>The saved games come from a newer version of the program. They were kept as {kept_as}; a new file has been begun.</translation>
    </message>
    <message>
        <source>The saved games were brought up to date. A copy of the old file was kept as {copy}.</source>
        <translation>The saved games were brought up to date. A copy of the old file was kept as {copy}.</translation>
    </message>
    <message>
        <source>Nothing can be written to {path}: games can be played now, but will not be kept.</source>
        <translation>Nothing can be written to {path}: games can be played now, but will not be kept.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: games can be played now, but will not be kept.</source>
        <translation>Another program is using the saved games: games can be played now, but will not be kept.</translation>
    </message>
    <message>
        <source>The disk is full: games can be played now, but will not be kept.</source>
        <translation>The disk is full: games can be played now, but will not be kept.</translation>
    </message>
    <message>
        <source>The program could not start as usual ({reason}). The saved games in {path} were left as they are; what is played now will not be kept.</source>
        <translation>The program could not start as usual ({reason}). The saved games in {path} were left as they are; what is played now will not be kept.</translation>
    </message>
    <message>
        <source>The saved games can be written again: everything that was played is kept now.</source>
        <translation>The saved games can be written again: everything that was played is kept now.</translation>
    </message>
    <message>
        <source>Holzwurm Desktop is already open in another window. You can play here too, as long as each match is played in only one of them.</source>
        <translation>Holzwurm Desktop is already open in another window. You can play here too, as long as each match is played in only one of them.</translation>
    </message>
    <message>
        <source>The preferences could not be read and have been reset. The old file was kept as {kept_as}.</source>
        <translation>The preferences could not be read and have been reset. The old file was kept as {kept_as}.</translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read: changes may not be kept.</source>
        <translation>The preferences in {path} cannot be read: changes may not be kept.</translation>
    </message>
    <message>
        <source>Some preferences were invalid and have been reset: {keys}.</source>
        <translation>Some preferences were invalid and have been reset: {keys}.</translation>
    </message>
    <message>
        <source>No backup could be made this time: {reason}.</source>
        <translation>No backup could be made this time: {reason}.</translation>
    </message>
    <message>
        <source>The backup has been restored. What was there before is kept as {kept_as}.</source>
        <translation>The backup has been restored. What was there before is kept as {kept_as}.</translation>
    </message>
    <message>
        <source>What was there before is back. The backup, and what was played since, is kept as {kept_as}.</source>
        <translation>What was there before is back. The backup, and what was played since, is kept as {kept_as}.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation>The disk is full: this could not be saved.</translation>
    </message>
    <message>
        <source>Nothing can be written there: this could not be saved.</source>
        <translation>Nothing can be written there: this could not be saved.</translation>
    </message>
    <message>
        <source>The system does not allow access to {path}.</source>
        <translation>The system does not allow access to {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>There is no file {path}.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} is not a file.</translation>
    </message>
    <message>
        <source>Another program has written over {path} while this one was running: nothing can be saved now.</source>
        <translation>Another program has written over {path} while this one was running: nothing can be saved now.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: try again.</source>
        <translation>Another program is using the saved games: try again.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be read.</source>
        <translation>This saved game is damaged and cannot be read.</translation>
    </message>
    <message>
        <source>The disk reports an error: {reason}.</source>
        <translation>The disk reports an error: {reason}.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody foresaw ({reason}): this was not done.</source>
        <translation>Something went wrong that nobody foresaw ({reason}): this was not done.</translation>
    </message>
    <message>
        <source>{path} is too large for a game file.</source>
        <translation>{path} is too large for a game file.</translation>
    </message>
    <message>
        <source>{path} is not a game file.</source>
        <translation>{path} is not a game file.</translation>
    </message>
    <message>
        <source>That is not a game file.</source>
        <translation>That is not a game file.</translation>
    </message>
    <message>
        <source>{path} is not a backup or export of this program.</source>
        <translation>{path} is not a backup or export of this program.</translation>
    </message>
    <message>
        <source>{path} comes from a newer version of the program and cannot be read by this one.</source>
        <translation>{path} comes from a newer version of the program and cannot be read by this one.</translation>
    </message>
    <message>
        <source>This saved game is not there any more.</source>
        <translation>This saved game is not there any more.</translation>
    </message>
    <message>
        <source>The evening {title} has been changed in another window, or is not there any more.</source>
        <translation>The evening {title} has been changed in another window, or is not there any more.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Open it again to go on from there.</source>
        <translation>This match has been played on in another window. Open it again to go on from there.</translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved yet. Make room and play on.</source>
        <translation>The disk is full: the last moves are not saved yet. Make room and play on.</translation>
    </message>
    <message>
        <source>Nothing can be written to the disk: the last moves are not saved.</source>
        <translation>Nothing can be written to the disk: the last moves are not saved.</translation>
    </message>
    <message>
        <source>The system does not allow saving to {path}: the last moves are not saved.</source>
        <translation>The system does not allow saving to {path}: the last moves are not saved.</translation>
    </message>
    <message>
        <source>Another program holds the saved games: the last moves will be saved with the next one.</source>
        <translation>Another program holds the saved games: the last moves will be saved with the next one.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged: this match is not saved any more.</source>
        <translation>The file of the saved games is damaged: this match is not saved any more.</translation>
    </message>
    <message>
        <source>The disk reports an error, the last moves are not saved: {reason}.</source>
        <translation>The disk reports an error, the last moves are not saved: {reason}.</translation>
    </message>
    <message>
        <source>This match was deleted meanwhile: what is played now is not saved.</source>
        <translation>This match was deleted meanwhile: what is played now is not saved.</translation>
    </message>
    <message>
        <source>Another program has written over {path}: the last moves are not saved. Save a copy and start the program again.</source>
        <translation>Another program has written over {path}: the last moves are not saved. Save a copy and start the program again.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Here it goes on as a practice match of its own.</source>
        <translation>This match has been played on in another window. Here it goes on as a practice match of its own.</translation>
    </message>
    <message>
        <source>Deal {number} was played here before: this is a practice match, as its cards are known.</source>
        <translation>Deal {number} was played here before: this is a practice match, as its cards are known.</translation>
    </message>
    <message>
        <source>Somebody at the evening ‘{title}’ has yet to play this deal without having seen it. It is opened as soon as all have played it or dropped out.</source>
        <translation>Somebody at the evening ‘{title}’ has yet to play this deal without having seen it. It is opened as soon as all have played it or dropped out.</translation>
    </message>
    <message>
        <source>{name} lost the thread twice and has played after a quick look. This match is marked as one with a stand-in move.</source>
        <translation>{name} lost the thread twice and has played after a quick look. This match is marked as one with a stand-in move.</translation>
    </message>
    <message>
        <source>The program {name} gave no answer that counts: {reason}. Where it fails, a move after a quick look stands in for it, and the match is marked so.</source>
        <translation>The program {name} gave no answer that counts: {reason}. Where it fails, a move after a quick look stands in for it, and the match is marked so.</translation>
    </message>
    <message>
        <source>The program {name} has failed three times in a row and is not asked any more in this match: a quick look stands in for it.</source>
        <translation>The program {name} has failed three times in a row and is not asked any more in this match: a quick look stands in for it.</translation>
    </message>
    <message>
        <source>The computer players’ own process does not start ({reason}): they play after a quick look only. ‘About Holzwurm Desktop’ tells more.</source>
        <translation>The computer players’ own process does not start ({reason}): they play after a quick look only. ‘About Holzwurm Desktop’ tells more.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>No hint could be found this time.</translation>
    </message>
    <message>
        <source>Something unexpected happened ({code}). The match goes on.</source>
        <translation>Something unexpected happened ({code}). The match goes on.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Saved as {file}.</translation>
    </message>
    <message>
        <source>The match is on the clipboard.</source>
        <translation>The match is on the clipboard.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Clipboard</translation>
    </message>
    <message>
        <source>There is no match on the clipboard.</source>
        <translation>There is no match on the clipboard.</translation>
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
        <translation>The pile that is taken down.</translation>
    </message>
    <message>
        <source>a cube</source>
        <translation>a cube</translation>
    </message>
    <message>
        <source>the one just built</source>
        <translation>the one just built</translation>
    </message>
    <message>
        <source>grown at random</source>
        <translation>grown at random</translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation>Leftover cards</translation>
    </message>
    <message>
        <source>Who may build on with everybody’s unused cards at the end.</source>
        <translation>Who may build on with everybody’s unused cards at the end.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>the lowest score</translation>
    </message>
    <message>
        <source>the highest bid</source>
        <translation>the highest bid</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Elimination sheet</translation>
    </message>
    <message>
        <source>When the sheet that narrows down the spy may be used.</source>
        <translation>When the sheet that narrows down the spy may be used.</translation>
    </message>
    <message>
        <source>from five trios</source>
        <translation>from five trios</translation>
    </message>
    <message>
        <source>always</source>
        <translation>always</translation>
    </message>
    <message>
        <source>never</source>
        <translation>never</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>The highest total after the last round wins the match.</source>
        <translation>The highest total after the last round wins the match.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Nothing was changed: another window has changed this person meanwhile.</source>
        <translation>Nothing was changed: another window has changed this person meanwhile.</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>no colour</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brown</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>no picture</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>cat</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>owl</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>mouse</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>hedgehog</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>snail</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>robin</translation>
    </message>
    <message>
        <source>saw</source>
        <translation>saw</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>hammer</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>lantern</translation>
    </message>
    <message>
        <source>glue pot</source>
        <translation>glue pot</translation>
    </message>
    <message>
        <source>spool of twine</source>
        <translation>spool of twine</translation>
    </message>
    <message>
        <source>boot</source>
        <translation>boot</translation>
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
        <translation>Print at 100&#xa0;%: this line is then {length}&#xa0;mm long.</translation>
    </message>
    <message>
        <source>{game} · cards, page {page} of {count}</source>
        <translation>{game} · cards, page {page} of {count}</translation>
    </message>
    <message>
        <source>{game} · backs of page {page}</source>
        <translation>{game} · backs of page {page}</translation>
    </message>
    <message>
        <source>{game} · rules, page {page} of {count}</source>
        <translation>{game} · rules, page {page} of {count}</translation>
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
        <translation>Round {number}: the deal</translation>
    </message>
</context>
<context>
    <name>saved games</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Round {round} of {rounds}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>today, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>yesterday, {time}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (copy)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>given up</translation>
    </message>
    <message>
        <source>damaged: it cannot be read</source>
        <translation>damaged: it cannot be read</translation>
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
        <translation>Round {number}</translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low} to {high} players</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 players</translation>
    </message>
    <message>
        <source>{players} · {minutes} min · {difficulty}</source>
        <translation>{players} · {minutes} min · {difficulty}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>The rules of the game</translation>
    </message>
    <message>
        <source>A lesson at the table</source>
        <translation>A lesson at the table</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Share of the wins; a win that is shared counts in part.</source>
        <translation>Share of the wins; a win that is shared counts in part.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Interval</translation>
    </message>
    <message>
        <source>The true share lies in here with a probability of 95 %: with few matches it may be far off.</source>
        <translation>The true share lies in here with a probability of 95%: with few matches it may be far off.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message>
        <source>The share of the wins if all played equally well.</source>
        <translation>The share of the wins if all played equally well.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Streak</translation>
    </message>
    <message>
        <source>Matches won in a row, up to the last one; and the most ever.</source>
        <translation>Matches won in a row, up to the last one; and the most ever.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>The true rating lies in here with a probability of 95 %.</source>
        <translation>The true rating lies in here with a probability of 95%.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Plays like</translation>
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
            <numerusform>%n move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
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
        <translation>{low} to {high}</translation>
    </message>
    <message>
        <source>{now}, at best {longest}</source>
        <translation>{now}, at best {longest}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n stand-in move</numerusform>
            <numerusform>%n stand-in moves</numerusform>
        </translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>deal of the day</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Round {round} of {rounds}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>deal {number}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>practice match</translation>
    </message>
    <message>
        <source>This is a practice match now: it does not count in the statistics.</source>
        <translation>This is a practice match now: it does not count in the statistics.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>not saved yet</translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against “{below}”.</source>
        <translation>Strength {points}: it wins {wins} of 10 rounds against “{below}”.</translation>
    </message>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against somebody who plays at random.</source>
        <translation>Strength {points}: it wins {wins} of 10 rounds against somebody who plays at random.</translation>
    </message>
    <message>
        <source>Plays at {points}: between “{below}” and “{above}”.</source>
        <translation>Plays at {points}: between “{below}” and “{above}”.</translation>
    </message>
    <message>
        <source>Plays at {points}: like “{level}”.</source>
        <translation>Plays at {points}: like “{level}”.</translation>
    </message>
    <message>
        <source>Made to measure for {name}, the first person at the table.</source>
        <translation>Made to measure for {name}, the first person at the table.</translation>
    </message>
    <message>
        <source>Made to measure for {name}.</source>
        <translation>Made to measure for {name}.</translation>
    </message>
    <message>
        <source>It gets to know you with every match.</source>
        <translation>It gets to know you with every match.</translation>
    </message>
    <message numerus="yes">
        <source>You have won {won} of %n match(es) against it.</source>
        <translation>
            <numerusform>You have won {won} of %n match against it.</numerusform>
            <numerusform>You have won {won} of %n matches against it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>superspion</name>
    <message>
        <source>Fill in what is certain on the &amp;elimination sheet</source>
        <translation>Fill in what is certain on the &amp;elimination sheet</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>by value</translation>
    </message>
    <message>
        <source>trios first</source>
        <translation>trios first</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>by suit</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Elimination sheet</translation>
    </message>
    <message>
        <source>Your trios</source>
        <translation>Your trios</translation>
    </message>
    <message numerus="yes">
        <source>Your suit is {suit}; what lies open leaves %n suspect(s)</source>
        <translation>
            <numerusform>Your suit is {suit}; what lies open leaves %n suspect</numerusform>
            <numerusform>Your suit is {suit}; what lies open leaves %n suspects</numerusform>
        </translation>
    </message>
    <message>
        <source>Trios of {name}</source>
        <translation>Trios of {name}</translation>
    </message>
    <message>
        <source>{count} of {goal}</source>
        <translation>{count} of {goal}</translation>
    </message>
    <message>
        <source>{trios}, {count}: {cards}</source>
        <translation>{trios}, {count}: {cards}</translation>
    </message>
    <message>
        <source>{trios}: none yet</source>
        <translation>{trios}: none yet</translation>
    </message>
    <message>
        <source>Fourth cards</source>
        <translation>Fourth cards</translation>
    </message>
    <message>
        <source>Fourth cards: {cards}</source>
        <translation>Fourth cards: {cards}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Discards</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle</source>
        <translation>Your discards since the last shuffle</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle: {cards}.</source>
        <translation>Your discards since the last shuffle: {cards}.</translation>
    </message>
    <message>
        <source>Your folder, closed: the spy is in it</source>
        <translation>Your folder, closed: the spy is in it</translation>
    </message>
    <message>
        <source>Your folder, open: {card}</source>
        <translation>Your folder, open: {card}</translation>
    </message>
    <message>
        <source>The folder of {name}, closed</source>
        <translation>The folder of {name}, closed</translation>
    </message>
    <message>
        <source>The folder of {name}, open: {card}</source>
        <translation>The folder of {name}, open: {card}</translation>
    </message>
    <message>
        <source>peek</source>
        <translation>peek</translation>
    </message>
    <message>
        <source>from five trios on</source>
        <translation>from five trios on</translation>
    </message>
    <message>
        <source>not used in this match</source>
        <translation>not used in this match</translation>
    </message>
    <message numerus="yes">
        <source>%n suspect(s) left</source>
        <translation>
            <numerusform>%n suspect left</numerusform>
            <numerusform>%n suspects left</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card is the spy of {name}?</source>
        <translation>Which card is the spy of {name}?</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>ruled out</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>seen</translation>
    </message>
    <message>
        <source>Certain: filled in</source>
        <translation>Certain: filled in</translation>
    </message>
    <message>
        <source>Certain: left to you</source>
        <translation>Certain: left to you</translation>
    </message>
    <message>
        <source>Marks what you have seen, and what the other player’s trios rule out.</source>
        <translation>Marks what you have seen, and what the other player’s trios rule out.</translation>
    </message>
    <message>
        <source>{card}: unknown</source>
        <translation>{card}: unknown</translation>
    </message>
    <message>
        <source>{card}: ruled out</source>
        <translation>{card}: ruled out</translation>
    </message>
    <message>
        <source>{card}: seen</source>
        <translation>{card}: seen</translation>
    </message>
    <message>
        <source>Guess the spy</source>
        <translation>Guess the spy</translation>
    </message>
    <message>
        <source>Do not guess</source>
        <translation>Do not guess</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>The discard pile</translation>
    </message>
    <message>
        <source>Your own trios</source>
        <translation>Your own trios</translation>
    </message>
    <message>
        <source>The fourth cards</source>
        <translation>The fourth cards</translation>
    </message>
    <message>
        <source>Look at your own spy</source>
        <translation>Look at your own spy</translation>
    </message>
    <message>
        <source>Guess the other’s spy</source>
        <translation>Guess the other’s spy</translation>
    </message>
    <message>
        <source>Fill in what is certain on the sheet, or no longer</source>
        <translation>Fill in what is certain on the sheet, or no longer</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the first</source>
        <translation>Where several trios can be laid: the first</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the second</source>
        <translation>Where several trios can be laid: the second</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the third</source>
        <translation>Where several trios can be laid: the third</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the fourth</source>
        <translation>Where several trios can be laid: the fourth</translation>
    </message>
    <message>
        <source>Is {card} the spy of {name}? If not, you lose.</source>
        <translation>Is {card} the spy of {name}? If not, you lose.</translation>
    </message>
    <message>
        <source>{card} is in your own hand and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} is in your own hand and cannot be the spy of {name}. If you name it, you lose.</translation>
    </message>
    <message>
        <source>{card} is your own spy and cannot be that of {name}. If you name it, you lose.</source>
        <translation>{card} is your own spy and cannot be that of {name}. If you name it, you lose.</translation>
    </message>
    <message>
        <source>{card} lies open on the table and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} lies open on the table and cannot be the spy of {name}. If you name it, you lose.</translation>
    </message>
    <message>
        <source>Name this card</source>
        <translation>Name this card</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Think again</translation>
    </message>
    <message>
        <source>Which three cards do you lay?</source>
        <translation>Which three cards do you lay?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>discards it face down</source>
        <translation>discards it face down</translation>
    </message>
    <message>
        <source>lays the trio {cards}</source>
        <translation>lays the trio {cards}</translation>
    </message>
    <message>
        <source>lays the sixth trio and wins</source>
        <translation>lays the sixth trio and wins</translation>
    </message>
    <message>
        <source>lays a trio: choose which</source>
        <translation>lays a trio: choose which</translation>
    </message>
    <message>
        <source>lays it as a fourth card and draws</source>
        <translation>lays it as a fourth card and draws</translation>
    </message>
    <message>
        <source>{name}, discard a card.</source>
        <translation>{name}, discard a card.</translation>
    </message>
    <message>
        <source>{name}, lay what you can, or end your turn.</source>
        <translation>{name}, lay what you can, or end your turn.</translation>
    </message>
    <message>
        <source>{name}, end your turn, or guess.</source>
        <translation>{name}, end your turn, or guess.</translation>
    </message>
    <message>
        <source>{name}, choose a card on the sheet. Esc: do not guess.</source>
        <translation>{name}, choose a card on the sheet. Esc: do not guess.</translation>
    </message>
    <message>
        <source>You draw by discarding or laying: it happens by itself.</source>
        <translation>You draw by discarding or laying: it happens by itself.</translation>
    </message>
    <message>
        <source>A trio is three cards of one value, at least one of the suit of your spy.</source>
        <translation>A trio is three cards of one value, at least one of the suit of your spy.</translation>
    </message>
    <message>
        <source>The sheet may be used once a player has five trios.</source>
        <translation>The sheet may be used once a player has five trios.</translation>
    </message>
    <message>
        <source>This match is played without the sheet.</source>
        <translation>This match is played without the sheet.</translation>
    </message>
    <message>
        <source>You may guess once you have discarded and drawn.</source>
        <translation>You may guess once you have discarded and drawn.</translation>
    </message>
    <message>
        <source>your sixth trio wins: {cards}.</source>
        <translation>your sixth trio wins: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: trio %n of six.</source>
        <translation>
            <numerusform>lay {cards}: trio %n of six.</numerusform>
            <numerusform>lay {cards}: trio %n of six.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: your spy may still have %n suit(s).</source>
        <translation>
            <numerusform>lay {cards}: your spy may still have %n suit.</numerusform>
            <numerusform>lay {cards}: your spy may still have %n suits.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} lies better as a fourth card: you draw for it.</source>
        <translation>{card} lies better as a fourth card: you draw for it.</translation>
    </message>
    <message numerus="yes">
        <source>you take the last card: %n discard(s) come(s) back.</source>
        <translation>
            <numerusform>you take the last card: %n discard comes back.</numerusform>
            <numerusform>you take the last card: %n discards come back.</numerusform>
        </translation>
    </message>
    <message>
        <source>name {card}: it can be no other card.</source>
        <translation>name {card}: it can be no other card.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent lacks one trio: dare {card}, one of %n.</source>
        <translation>
            <numerusform>your opponent lacks one trio: dare {card}, one of %n.</numerusform>
            <numerusform>your opponent lacks one trio: dare {card}, one of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dare to name {card}: only %n card(s) can be the spy.</source>
        <translation>
            <numerusform>dare to name {card}: only %n card can be the spy.</numerusform>
            <numerusform>dare to name {card}: only %n cards can be the spy.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}: your spy has that value, so no trio.</source>
        <translation>discard {card}: your spy has that value, so no trio.</translation>
    </message>
    <message>
        <source>discard {card}: you hold no other card of its value.</source>
        <translation>discard {card}: you hold no other card of its value.</translation>
    </message>
    <message>
        <source>discard {card}: no trio without {second}.</source>
        <translation>discard {card}: no trio without {second}.</translation>
    </message>
    <message>
        <source>discard {card}: the other three make a trio without it.</source>
        <translation>discard {card}: the other three make a trio without it.</translation>
    </message>
    <message numerus="yes">
        <source>discard {card}: it comes back after %n more card(s).</source>
        <translation>
            <numerusform>discard {card}: it comes back after %n more card.</numerusform>
            <numerusform>discard {card}: it comes back after %n more cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>end your turn: you can lay nothing more.</source>
        <translation>end your turn: you can lay nothing more.</translation>
    </message>
    <message numerus="yes">
        <source>end your turn: %n card(s) can still be the spy.</source>
        <translation>
            <numerusform>end your turn: %n card can still be the spy.</numerusform>
            <numerusform>end your turn: %n cards can still be the spy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end your turn: a trio would betray your suit, one of %n.</source>
        <translation>
            <numerusform>end your turn: a trio would betray your suit, one of %n.</numerusform>
            <numerusform>end your turn: a trio would betray your suit, one of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the cards for %n trio(s): discard something else, and lay them afterwards.</source>
        <translation>
            <numerusform>You hold a trio: discard something else, and lay it afterwards.</numerusform>
            <numerusform>You hold %n trios: discard something else, and lay them afterwards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what becomes no trio: every trio needs a card of your spy’s suit.</source>
        <translation>Discard what becomes no trio: every trio needs a card of your spy’s suit.</translation>
    </message>
    <message>
        <source>Your opponent’s spy can only be {card}.</source>
        <translation>Your opponent’s spy can only be {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent lacks one trio, and %n card(s) can be the spy: guess or wait?</source>
        <translation>
            <numerusform>Your opponent lacks one trio, and %n card can be the spy: guess or wait?</numerusform>
            <numerusform>Your opponent lacks one trio, and %n cards can be the spy: guess or wait?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n card(s): each trio tells something about your spy.</source>
        <translation>
            <numerusform>You can lay %n card: you draw another for it.</numerusform>
            <numerusform>You can lay %n cards: each trio tells something about your spy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay nothing more; %n card(s) can be your opponent’s spy.</source>
        <translation>
            <numerusform>You can lay nothing more; %n card can be your opponent’s spy.</numerusform>
            <numerusform>You can lay nothing more; %n cards can be your opponent’s spy.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>discard {card}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>lay {cards}</translation>
    </message>
    <message>
        <source>{card} as a fourth card</source>
        <translation>{card} as a fourth card</translation>
    </message>
    <message>
        <source>name {card}</source>
        <translation>name {card}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>end the turn</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} discards a card.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} discards {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} draws a card.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} draws {card}.</translation>
    </message>
    <message>
        <source>{name} lays trio number {number}: {cards}.</source>
        <translation>{name} lays trio number {number}: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays a fourth card: {card}.</source>
        <translation>{name} lays a fourth card: {card}.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is the spy.</source>
        <translation>{name} names {card}, and that is the spy.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is not the spy.</source>
        <translation>{name} names {card}, and that is not the spy.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} ends the turn.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: a new stock of %n card(s).</source>
        <translation>
            <numerusform>The discard pile is shuffled: a new stock of %n card.</numerusform>
            <numerusform>The discard pile is shuffled: a new stock of %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spy is unmasked!</source>
        <translation>Your spy is unmasked!</translation>
    </message>
    <message>
        <source>A guess at your spy!</source>
        <translation>A guess at your spy!</translation>
    </message>
    <message>
        <source>{name} has laid six trios.</source>
        <translation>{name} has laid six trios.</translation>
    </message>
    <message>
        <source>{name} has unmasked the spy: {card}.</source>
        <translation>{name} has unmasked the spy: {card}.</translation>
    </message>
    <message>
        <source>A wrong guess: {name} wins. The spy was {card}.</source>
        <translation>A wrong guess: {name} wins. The spy was {card}.</translation>
    </message>
    <message>
        <source>Two hundred turns in which nothing was laid: nobody wins.</source>
        <translation>Two hundred turns in which nothing was laid: nobody wins.</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>discarded</translation>
    </message>
    <message>
        <source>trio: {cards}</source>
        <translation>trio: {cards}</translation>
    </message>
    <message>
        <source>fourth card: {card}</source>
        <translation>fourth card: {card}</translation>
    </message>
    <message>
        <source>named {card}</source>
        <translation>named {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>ended the turn</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>It is your turn, {name}.</source>
        <translation>It is your turn, {name}.</translation>
    </message>
    <message>
        <source>{card}: arrow keys choose a place, Enter lays it there, Esc puts it back.</source>
        <translation>{card}: arrow keys choose a place, Enter lays it there, Esc puts it back.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>It is {name}’s turn.</translation>
    </message>
    <message>
        <source>{card}: choose a place. Esc puts it back.</source>
        <translation>{card}: choose a place. Esc puts it back.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Total {points}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>practice match</translation>
    </message>
    <message>
        <source>Hint: {reason} Enter plays it.</source>
        <translation>Hint: {reason} Enter plays it.</translation>
    </message>
    <message>
        <source>Hand: {order}</source>
        <translation>Hand: {order}</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>by colour</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>by value</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>by points</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Buttons</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Card table</translation>
    </message>
    <message>
        <source>known in the hand: {cards}</source>
        <translation>known in the hand: {cards}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>on turn</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Key: {key}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} of {count}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Round {number} of {count}</translation>
    </message>
    <message>
        <source>{names} wins the match!</source>
        <translation>{names} wins the match!</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} share the win.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Result of the match</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>Last hands</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Play the same deal again</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Back to the result</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} and {last}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Start page</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
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
            <numerusform>%n move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n stand-in move</numerusform>
            <numerusform>%n stand-in moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Since your turn</translation>
    </message>
    <message>
        <source>Since the deal</source>
        <translation>Since the deal</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Play it again</translation>
    </message>
    <message>
        <source>{title}: folded.</source>
        <translation>{title}: folded.</translation>
    </message>
    <message>
        <source>{title}: unfolded.</source>
        <translation>{title}: unfolded.</translation>
    </message>
    <message>
        <source>Nobody else has moved yet.</source>
        <translation>Nobody else has moved yet.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <translation>
            <numerusform>%n earlier</numerusform>
            <numerusform>%n earlier</numerusform>
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
        <translation>Best moves</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Put away</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}: {words}</translation>
    </message>
    <message>
        <source>The coach has shown you a better move.</source>
        <translation>The coach has shown you a better move.</translation>
    </message>
    <message>
        <source>Cards have been shown since your move.</source>
        <translation>Cards have been shown since your move.</translation>
    </message>
    <message>
        <source>The round is over, and how it ended is known.</source>
        <translation>The round is over, and how it ended is known.</translation>
    </message>
    <message>
        <source>If you take the move back, the match goes on as practice: with the same cards, but it does not count in the statistics.</source>
        <translation>If you take the move back, the match goes on as practice: with the same cards, but it does not count in the statistics.</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Take the move back</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Others have yet to play this deal: what you have seen since your move cannot be forgotten, so it stands.</source>
        <translation>Others have yet to play this deal: what you have seen since your move cannot be forgotten, so it stands.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>There is no move to take back.</translation>
    </message>
    <message>
        <source>This card cannot go there.</source>
        <translation>This card cannot go there.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Choose a card from your hand first.</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzle of the day</translation>
    </message>
    <message>
        <source>Puzzle: {game}, {grade}</source>
        <translation>Puzzle: {game}, {grade}</translation>
    </message>
    <message>
        <source>Puzzle of the day: {game}, {grade}</source>
        <translation>Puzzle of the day: {game}, {grade}</translation>
    </message>
    <message>
        <source>The answer is exact.</source>
        <translation>The answer is exact.</translation>
    </message>
    <message>
        <source>The answer was found by a long search.</source>
        <translation>The answer was found by a long search.</translation>
    </message>
    <message>
        <source>Your rating: {before} → {after} ({level})</source>
        <translation>Your rating: {before} → {after} ({level})</translation>
    </message>
    <message>
        <source>Tried before: your rating stays {after} ({level})</source>
        <translation>Tried before: your rating stays {after} ({level})</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {error} ({level})</source>
        <translation>Your rating: {rating} ± {error} ({level})</translation>
    </message>
    <message>
        <source>Your rating begins with the first puzzle.</source>
        <translation>Your rating begins with the first puzzle.</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row</source>
        <translation>
            <numerusform>%n solved in a row</numerusform>
            <numerusform>%n solved in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>Done today.</source>
        <translation>Done today.</translation>
    </message>
    <message>
        <source>Not done yet today.</source>
        <translation>Not done yet today.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) not seen yet</source>
        <translation>
            <numerusform>%n puzzle not seen yet</numerusform>
            <numerusform>%n puzzles not seen yet</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Find the best move.</translation>
    </message>
    <message>
        <source>You played: {move} ({judgement}). Find a better move.</source>
        <translation>You played: {move} ({judgement}). Find a better move.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Right!</translation>
    </message>
    <message>
        <source>Right: no move is clearly better.</source>
        <translation>Right: no move is clearly better.</translation>
    </message>
    <message>
        <source>This was asked for:</source>
        <translation>This was asked for:</translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n of a hundred chances to win. Look again.</source>
        <translation>
            <numerusform>That costs about %n point in a hundred of the chance to win. Look again.</numerusform>
            <numerusform>That costs about %n points in a hundred of the chance to win. Look again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n point(s). Look again.</source>
        <translation>
            <numerusform>That costs %n point. Look again.</numerusform>
            <numerusform>That costs %n points. Look again.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known of this move. Try another one.</source>
        <translation>Nothing is known of this move. Try another one.</translation>
    </message>
    <message>
        <source>About {percent} % to win.</source>
        <translation>About {percent} % to win.</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Learn from my mistakes</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}: {game}, round {round}, move {move}</source>
        <translation>Mistake {number} of {count}: {game}, round {round}, move {move}</translation>
    </message>
    <message>
        <source>No match was finished in the last 30 days.</source>
        <translation>No match was finished in the last 30 days.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n match(es) finished in the last 30 days none is analysed yet. Replay one and press “Analyse”.</source>
        <translation>
            <numerusform>The match finished in the last 30 days is not analysed yet. Replay it and press “Analyse”.</numerusform>
            <numerusform>Of the %n matches finished in the last 30 days none is analysed yet. Replay one and press “Analyse”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake of yours was found in %n analysed match(es) of the last 30 days.</source>
        <translation>
            <numerusform>No mistake of yours was found in the analysed match of the last 30 days.</numerusform>
            <numerusform>No mistake of yours was found in the %n analysed matches of the last 30 days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tovenaars</name>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>soldier {rank}</source>
        <translation>soldier {rank}</translation>
    </message>
    <message>
        <source>money {rank}</source>
        <translation>money {rank}</translation>
    </message>
    <message>
        <source>sleep spell {rank}</source>
        <translation>sleep spell {rank}</translation>
    </message>
    <message>
        <source>strength spell {rank}</source>
        <translation>strength spell {rank}</translation>
    </message>
    <message>
        <source>block spell</source>
        <translation>block spell</translation>
    </message>
    <message>
        <source>reversal spell</source>
        <translation>reversal spell</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Money</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Spells</translation>
    </message>
    <message>
        <source>Sleep spells</source>
        <translation>Sleep spells</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Your choice</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Dungeons</translation>
    </message>
    <message>
        <source>{card}, slot {slot}</source>
        <translation>{card}, slot {slot}</translation>
    </message>
    <message>
        <source>{card}, in the dungeon</source>
        <translation>{card}, in the dungeon</translation>
    </message>
    <message>
        <source>Belongings</source>
        <translation>Belongings</translation>
    </message>
    <message>
        <source>Duel report</source>
        <translation>Duel report</translation>
    </message>
    <message>
        <source>The blows of each duel are written down here.</source>
        <translation>The blows of each duel are written down here.</translation>
    </message>
    <message>
        <source>{name}’s dungeon</source>
        <translation>{name}’s dungeon</translation>
    </message>
    <message>
        <source>{name}’s dungeon: {cards}</source>
        <translation>{name}’s dungeon: {cards}</translation>
    </message>
    <message>
        <source>{name}, {stack}: {cards}</source>
        <translation>{name}, {stack}: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: {card}</source>
        <translation>{name}, slot {slot}: {card}</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: empty</source>
        <translation>{name}, slot {slot}: empty</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: face down</source>
        <translation>{name}, slot {slot}: face down</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>spells are blocked</source>
        <translation>spells are blocked</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>by kind</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Who is stronger</translation>
    </message>
    <message>
        <source>{rank}: {strength}</source>
        <translation>{rank}: {strength}</translation>
    </message>
    <message>
        <source>The greater strength wins, but 7 to 10 beat the ace. Equal: the attacker wins.</source>
        <translation>The greater strength wins, but 7 to 10 beat the ace. Equal: the attacker wins.</translation>
    </message>
    <message>
        <source>Stands in the line and fights.</source>
        <translation>Stands in the line and fights.</translation>
    </message>
    <message>
        <source>Ransoms a soldier: money cards that are worth exactly its strength together.</source>
        <translation>Ransoms a soldier: money cards that are worth exactly its strength together.</translation>
    </message>
    <message>
        <source>For a challenge: both choose one in secret, and the stronger one wins the duel.</source>
        <translation>For a challenge: both choose one in secret, and the stronger one wins the duel.</translation>
    </message>
    <message>
        <source>Adds its number to a 7, 8, 9 or 10 in a duel.</source>
        <translation>Adds its number to a 7, 8, 9 or 10 in a duel.</translation>
    </message>
    <message>
        <source>Before an attack: nobody uses a spell in this turn any more.</source>
        <translation>Before an attack: nobody uses a spell in this turn any more.</translation>
    </message>
    <message>
        <source>After a duel that you lost: winner and loser change places.</source>
        <translation>After a duel that you lost: winner and loser change places.</translation>
    </message>
    <message>
        <source>{name}, choose three soldiers for your line. Nobody else sees them yet.</source>
        <translation>{name}, choose three soldiers for your line. Nobody else sees them yet.</translation>
    </message>
    <message>
        <source>{name}, attack: choose a soldier, then its target.</source>
        <translation>{name}, attack: choose a soldier, then its target.</translation>
    </message>
    <message>
        <source>{name}, attack, or slide a soldier first: choose it, then its place.</source>
        <translation>{name}, attack, or slide a soldier first: choose it, then its place.</translation>
    </message>
    <message>
        <source>{name}, a strength spell?</source>
        <translation>{name}, a strength spell?</translation>
    </message>
    <message>
        <source>{name}, a challenge?</source>
        <translation>{name}, a challenge?</translation>
    </message>
    <message>
        <source>{name}, choose a sleep spell. Nobody else sees it yet.</source>
        <translation>{name}, choose a sleep spell. Nobody else sees it yet.</translation>
    </message>
    <message>
        <source>{name}, reverse the duel?</source>
        <translation>{name}, reverse the duel?</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot}: from the reserve, or by a ransom.</source>
        <translation>{name}, fill slot {slot}: from the reserve, or by a ransom.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} from the reserve.</source>
        <translation>{name}, fill slot {slot} from the reserve.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} by a ransom.</source>
        <translation>{name}, fill slot {slot} by a ransom.</translation>
    </message>
    <message>
        <source>Is this your line?</source>
        <translation>Is this your line?</translation>
    </message>
    <message>
        <source>Line up</source>
        <translation>Line up</translation>
    </message>
    <message>
        <source>Before you attack:</source>
        <translation>Before you attack:</translation>
    </message>
    <message>
        <source>Block all spells</source>
        <translation>Block all spells</translation>
    </message>
    <message>
        <source>Strength alone decides this turn. No slide after it.</source>
        <translation>Strength alone decides this turn. No slide after it.</translation>
    </message>
    <message>
        <source>A strength spell? Now {own} against {other}.</source>
        <translation>A strength spell? Now {own} against {other}.</translation>
    </message>
    <message>
        <source>Add {spell}</source>
        <translation>Add {spell}</translation>
    </message>
    <message>
        <source>No spell</source>
        <translation>No spell</translation>
    </message>
    <message>
        <source>A duel of sleep spells? Now {own} against {other}.</source>
        <translation>A duel of sleep spells? Now {own} against {other}.</translation>
    </message>
    <message>
        <source>The first place in the line</source>
        <translation>The first place in the line</translation>
    </message>
    <message>
        <source>The second place in the line</source>
        <translation>The second place in the line</translation>
    </message>
    <message>
        <source>The third place in the line</source>
        <translation>The third place in the line</translation>
    </message>
    <message>
        <source>Confirm the line</source>
        <translation>Confirm the line</translation>
    </message>
    <message>
        <source>Play the block spell</source>
        <translation>Play the block spell</translation>
    </message>
    <message>
        <source>Play strength spell 2</source>
        <translation>Play strength spell 2</translation>
    </message>
    <message>
        <source>Play strength spell 3</source>
        <translation>Play strength spell 3</translation>
    </message>
    <message>
        <source>Play strength spell 4</source>
        <translation>Play strength spell 4</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Play the reversal spell</source>
        <translation>Play the reversal spell</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Answer no</translation>
    </message>
    <message>
        <source>Pay a ransom in the first way</source>
        <translation>Pay a ransom in the first way</translation>
    </message>
    <message>
        <source>Pay a ransom in the second way</source>
        <translation>Pay a ransom in the second way</translation>
    </message>
    <message>
        <source>Pay a ransom in the third way</source>
        <translation>Pay a ransom in the third way</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>No challenge</translation>
    </message>
    <message>
        <source>Chosen by chance: {win} % won, {tie} % cancelled, {loss} % lost.</source>
        <translation>Chosen by chance: {win}% won, {tie}% cancelled, {loss}% lost.</translation>
    </message>
    <message>
        <source>Chosen well on both sides: {value} % to win the duel.</source>
        <translation>Chosen well on both sides: {value}% to win the duel.</translation>
    </message>
    <message>
        <source>You have lost the duel. Reverse it?</source>
        <translation>You have lost the duel. Reverse it?</translation>
    </message>
    <message>
        <source>The duel is reversed. Reverse it back?</source>
        <translation>The duel is reversed. Reverse it back?</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Reverse</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>{name} has no answer: the duel is yours.</source>
        <translation>{name} has no answer: the duel is yours.</translation>
    </message>
    <message>
        <source>{name} may answer with a reversal spell too.</source>
        <translation>{name} may answer with a reversal spell too.</translation>
    </message>
    <message>
        <source>Both spells are gone, and the duel is yours.</source>
        <translation>Both spells are gone, and the duel is yours.</translation>
    </message>
    <message>
        <source>Your {card} goes to the dungeon.</source>
        <translation>Your {card} goes to the dungeon.</translation>
    </message>
    <message>
        <source>Ransom {price}: paid how?</source>
        <translation>Ransom {price}: paid how?</translation>
    </message>
    <message>
        <source>Left to you: {money}</source>
        <translation>Left to you: {money}</translation>
    </message>
    <message>
        <source>No money is left to you.</source>
        <translation>No money is left to you.</translation>
    </message>
    <message>
        <source>No ransom</source>
        <translation>No ransom</translation>
    </message>
    <message>
        <source>{own} against {other}: wins</source>
        <translation>{own} against {other}: wins</translation>
    </message>
    <message>
        <source>{own} against {other}: loses</source>
        <translation>{own} against {other}: loses</translation>
    </message>
    <message>
        <source>slides here</source>
        <translation>slides here</translation>
    </message>
    <message>
        <source>stands here</source>
        <translation>stands here</translation>
    </message>
    <message>
        <source>steps in from the reserve</source>
        <translation>steps in from the reserve</translation>
    </message>
    <message>
        <source>ransomed for {money}</source>
        <translation>ransomed for {money}</translation>
    </message>
    <message>
        <source>ransomed for {price}: you choose how</source>
        <translation>ransomed for {price}: you choose how</translation>
    </message>
    <message>
        <source>chosen, face down</source>
        <translation>chosen, face down</translation>
    </message>
    <message>
        <source>blocks all spells</source>
        <translation>blocks all spells</translation>
    </message>
    <message>
        <source>You can: {ways}.</source>
        <translation>You can: {ways}.</translation>
    </message>
    <message>
        <source>You cannot change that.</source>
        <translation>You cannot change that.</translation>
    </message>
    <message>
        <source>{name} can: {ways}.</source>
        <translation>{name} can: {ways}.</translation>
    </message>
    <message>
        <source>{name} cannot change that.</source>
        <translation>{name} cannot change that.</translation>
    </message>
    <message>
        <source>add {spells}</source>
        <translation>add {spells}</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>challenge</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>reverse</translation>
    </message>
    <message>
        <source>Of {name}’s sleep spells it beats {wins}, cancels {ties}, loses to {losses}.</source>
        <translation>Of {name}’s sleep spells it beats {wins}, cancels {ties}, loses to {losses}.</translation>
    </message>
    <message>
        <source>Facing {enemy}: {attacking}; {attacked}.</source>
        <translation>Facing {enemy}: {attacking}; {attacked}.</translation>
    </message>
    <message>
        <source>It would face an empty slot.</source>
        <translation>It would face an empty slot.</translation>
    </message>
    <message>
        <source>wins if it attacks</source>
        <translation>wins if it attacks</translation>
    </message>
    <message>
        <source>loses if it attacks</source>
        <translation>loses if it attacks</translation>
    </message>
    <message>
        <source>wins if it is attacked</source>
        <translation>wins if it is attacked</translation>
    </message>
    <message>
        <source>loses if it is attacked</source>
        <translation>loses if it is attacked</translation>
    </message>
    <message>
        <source>Ransom {price}.</source>
        <translation>Ransom {price}.</translation>
    </message>
    <message>
        <source>Attacking, it beats {beaten}.</source>
        <translation>Attacking, it beats {beaten}.</translation>
    </message>
    <message>
        <source>Choose one of the lit cards first.</source>
        <translation>Choose one of the lit cards first.</translation>
    </message>
    <message>
        <source>No money cards add up to exactly {price}.</source>
        <translation>No money cards add up to exactly {price}.</translation>
    </message>
    <message>
        <source>line up {cards}: the ace beats jack, queen and king.</source>
        <translation>line up {cards}: the ace beats jack, queen and king.</translation>
    </message>
    <message>
        <source>line up {cards}: your ace stays safe in the reserve.</source>
        <translation>line up {cards}: your ace stays safe in the reserve.</translation>
    </message>
    <message>
        <source>low soldiers beat an ace and can be raised: line up {cards}.</source>
        <translation>low soldiers beat an ace and can be raised: line up {cards}.</translation>
    </message>
    <message>
        <source>the {second} is the last enemy: if your {card} wins, the round is yours.</source>
        <translation>the {second} is the last enemy: if your {card} wins, the round is yours.</translation>
    </message>
    <message>
        <source>this attack surely wins, {points} against {other}: no spell can stop it.</source>
        <translation>this attack surely wins, {points} against {other}: no spell can stop it.</translation>
    </message>
    <message>
        <source>this attack wins by strength, {points} against {other}.</source>
        <translation>this attack wins by strength, {points} against {other}.</translation>
    </message>
    <message>
        <source>this attack risks only your weakest soldier: {card}.</source>
        <translation>this attack risks only your weakest soldier: {card}.</translation>
    </message>
    <message>
        <source>this attack aims at the strongest you can reach: {second}.</source>
        <translation>this attack aims at the strongest you can reach: {second}.</translation>
    </message>
    <message>
        <source>there your {card} faces an enemy that it beats by strength: {second}.</source>
        <translation>there your {card} faces an enemy that it beats by strength: {second}.</translation>
    </message>
    <message>
        <source>without spells your {card} surely wins, {points} against {other}.</source>
        <translation>without spells your {card} surely wins, {points} against {other}.</translation>
    </message>
    <message numerus="yes">
        <source>with %n more you win by strength, {points} against {other}.</source>
        <translation>
            <numerusform>with %n more you win by strength, {points} against {other}.</numerusform>
            <numerusform>with %n more you win by strength, {points} against {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>your strength is enough, {points} against {other}: save spells.</source>
        <translation>your strength is enough, {points} against {other}: save spells.</translation>
    </message>
    <message>
        <source>no strength spell turns this duel, {points} against {other}: save them.</source>
        <translation>no strength spell turns this duel, {points} against {other}: save them.</translation>
    </message>
    <message>
        <source>challenge: by strength you lose, {points} against {other}.</source>
        <translation>challenge: by strength you lose, {points} against {other}.</translation>
    </message>
    <message>
        <source>do not challenge: by strength you win, {points} against {other}.</source>
        <translation>do not challenge: by strength you win, {points} against {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} beats %n of their {other} sleep spell(s); but vary.</source>
        <translation>
            <numerusform>{card} beats %n of their {other} sleep spells; but vary.</numerusform>
            <numerusform>{card} beats %n of their {other} sleep spells; but vary.</numerusform>
        </translation>
    </message>
    <message>
        <source>a good choice, but vary: {card}.</source>
        <translation>a good choice, but vary: {card}.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, and nobody can answer it.</source>
        <translation>a reversal saves your {card}, and nobody can answer it.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, unless it is answered.</source>
        <translation>a reversal saves your {card}, unless it is answered.</translation>
    </message>
    <message>
        <source>your own reversal cancels theirs and saves your {card}.</source>
        <translation>your own reversal cancels theirs and saves your {card}.</translation>
    </message>
    <message>
        <source>keep your reversal spell: it could be answered.</source>
        <translation>keep your reversal spell: it could be answered.</translation>
    </message>
    <message>
        <source>{card} withstands the {second} opposite by strength.</source>
        <translation>{card} withstands the {second} opposite by strength.</translation>
    </message>
    <message>
        <source>{card} can beat the {second} opposite by strength.</source>
        <translation>{card} can beat the {second} opposite by strength.</translation>
    </message>
    <message numerus="yes">
        <source>%n money card(s) bring(s) back your best captive: {card}.</source>
        <translation>
            <numerusform>%n money card brings back your best captive: {card}.</numerusform>
            <numerusform>%n money cards bring back your best captive: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} comes from the reserve and costs no money.</source>
        <translation>{card} comes from the reserve and costs no money.</translation>
    </message>
    <message>
        <source>Choose three soldiers: the ace beats jack, queen and king, low ones beat the ace and can be raised.</source>
        <translation>Choose three soldiers: the ace beats jack, queen and king, low ones beat the ace and can be raised.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) win(s) by strength: which can spells turn against you?</source>
        <translation>
            <numerusform>%n attack wins by strength: can spells turn it against you?</numerusform>
            <numerusform>%n attacks win by strength: which can spells turn against you?</numerusform>
        </translation>
    </message>
    <message>
        <source>No attack wins by strength: choose whom you can spare, or what your spells can turn.</source>
        <translation>No attack wins by strength: choose whom you can spare, or what your spells can turn.</translation>
    </message>
    <message>
        <source>By strength the duel is yours, {points} against {other}.</source>
        <translation>By strength the duel is yours, {points} against {other}.</translation>
    </message>
    <message>
        <source>By strength you lose, {points} against {other}: is this soldier worth a spell?</source>
        <translation>By strength you lose, {points} against {other}: is this soldier worth a spell?</translation>
    </message>
    <message numerus="yes">
        <source>You have %n sleep spell(s): each goes only once.</source>
        <translation>
            <numerusform>You have %n sleep spell left.</numerusform>
            <numerusform>You have %n sleep spells: each goes only once.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one reversal: is this duel worth it?</source>
        <translation>You have one reversal: is this duel worth it?</translation>
    </message>
    <message numerus="yes">
        <source>Fill the slot: %n soldier(s) can go there. Who stands against the one opposite?</source>
        <translation>
            <numerusform>Fill the slot: only %n soldier can go there.</numerusform>
            <numerusform>Fill the slot: %n soldiers can go there. Who stands against the one opposite?</numerusform>
        </translation>
    </message>
    <message>
        <source>line up {cards}</source>
        <translation>line up {cards}</translation>
    </message>
    <message>
        <source>{card} slides to slot {slot}</source>
        <translation>{card} slides to slot {slot}</translation>
    </message>
    <message>
        <source>block all spells</source>
        <translation>block all spells</translation>
    </message>
    <message>
        <source>{card} against {enemy}</source>
        <translation>{card} against {enemy}</translation>
    </message>
    <message>
        <source>add {spell}</source>
        <translation>add {spell}</translation>
    </message>
    <message>
        <source>no strength spell</source>
        <translation>no strength spell</translation>
    </message>
    <message>
        <source>no challenge</source>
        <translation>no challenge</translation>
    </message>
    <message>
        <source>sleep spell {card}</source>
        <translation>sleep spell {card}</translation>
    </message>
    <message>
        <source>reverse the duel</source>
        <translation>reverse the duel</translation>
    </message>
    <message>
        <source>no reversal</source>
        <translation>no reversal</translation>
    </message>
    <message>
        <source>{card} from the reserve</source>
        <translation>{card} from the reserve</translation>
    </message>
    <message>
        <source>ransom {card} for {money}</source>
        <translation>ransom {card} for {money}</translation>
    </message>
    <message>
        <source>{name} has chosen a line.</source>
        <translation>{name} has chosen a line.</translation>
    </message>
    <message>
        <source>{name} has chosen a line: {cards}.</source>
        <translation>{name} has chosen a line: {cards}.</translation>
    </message>
    <message>
        <source>The lines: {lines}.</source>
        <translation>The lines: {lines}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{name} slides to slot {slot}: {card}.</source>
        <translation>{name} slides to slot {slot}: {card}.</translation>
    </message>
    <message>
        <source>{name} blocks all spells.</source>
        <translation>{name} blocks all spells.</translation>
    </message>
    <message>
        <source>{name} attacks: {card} against {enemy}.</source>
        <translation>{name} attacks: {card} against&#xa0;{enemy}.</translation>
    </message>
    <message>
        <source>{name} adds {spell}: strength {strength}.</source>
        <translation>{name} adds {spell}: strength&#xa0;{strength}.</translation>
    </message>
    <message>
        <source>{name} challenges to a duel of sleep spells.</source>
        <translation>{name} challenges to a duel of sleep spells.</translation>
    </message>
    <message>
        <source>{name} uses no strength spell.</source>
        <translation>{name} uses no strength spell.</translation>
    </message>
    <message>
        <source>{name} does not challenge.</source>
        <translation>{name} does not challenge.</translation>
    </message>
    <message>
        <source>{name} does not reverse.</source>
        <translation>{name} does not reverse.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell.</source>
        <translation>{name} has chosen a sleep spell.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell: {spell}.</source>
        <translation>{name} has chosen a sleep spell: {spell}.</translation>
    </message>
    <message>
        <source>Sleep spells: {name} {own}, {loser} {other}. {name} wins.</source>
        <translation>Sleep spells: {name} {own}, {loser} {other}. {name} wins.</translation>
    </message>
    <message>
        <source>Sleep spells: both {spell}. They cancel each other.</source>
        <translation>Sleep spells: both {spell}. They cancel each other.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins by strength.</source>
        <translation>{own} against {other}: {name} wins by strength.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins, who attacked.</source>
        <translation>{own} against {other}: {name} wins as the attacker.</translation>
    </message>
    <message>
        <source>So {name} wins the duel.</source>
        <translation>So {name} wins the duel.</translation>
    </message>
    <message>
        <source>{name} reverses the duel.</source>
        <translation>{name} reverses the duel.</translation>
    </message>
    <message>
        <source>{name} reverses it back.</source>
        <translation>{name} reverses it back.</translation>
    </message>
    <message>
        <source>{name} loses a soldier to the dungeon: {card}.</source>
        <translation>{name} loses a soldier to the dungeon: {card}.</translation>
    </message>
    <message>
        <source>{name} fills slot {slot}: {card}.</source>
        <translation>{name} fills slot {slot}: {card}.</translation>
    </message>
    <message>
        <source>{name} ransoms for {money}: {card} to slot {slot}.</source>
        <translation>{name} ransoms for {money}: {card} to slot {slot}.</translation>
    </message>
    <message>
        <source>{name} cannot fill slot {slot}: it stays empty.</source>
        <translation>{name} cannot fill slot {slot}: it stays empty.</translation>
    </message>
    <message>
        <source>{loser} has no soldier left: {name} wins.</source>
        <translation>{loser} has no soldier left: {name} wins.</translation>
    </message>
    <message>
        <source>has lined up</source>
        <translation>has lined up</translation>
    </message>
    <message>
        <source>slid</source>
        <translation>slid</translation>
    </message>
    <message>
        <source>blocked all spells</source>
        <translation>blocked all spells</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>attacked</translation>
    </message>
    <message>
        <source>strength spell</source>
        <translation>strength spell</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>challenged</translation>
    </message>
    <message>
        <source>sleep spell</source>
        <translation>sleep spell</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>reversed</translation>
    </message>
    <message>
        <source>filled the slot</source>
        <translation>filled the slot</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>let it be</translation>
    </message>
    <message>
        <source>lost a soldier</source>
        <translation>lost a soldier</translation>
    </message>
    <message>
        <source>You lose a soldier!</source>
        <translation>You lose a soldier!</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldier</numerusform>
            <numerusform>%n soldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <translation>
            <numerusform>%n stands</numerusform>
            <numerusform>%n stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caught</source>
        <translation>
            <numerusform>%n caught</numerusform>
            <numerusform>%n caught</numerusform>
        </translation>
    </message>
</context>
</TS>
