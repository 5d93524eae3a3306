<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>What the computer players last reported</source>
        <translation>Lo último que dijeron los jugadores del ordenador</translation>
    </message>
    <message>
        <source>An offline table for six little-known card games, for one, or for several at one computer.</source>
        <translation>Una mesa sin conexión para seis juegos de cartas poco conocidos, en solitario o entre varios ante un mismo ordenador.</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer. The computer players see no more than you would in their place.</source>
        <translation>Nada de lo que juegas sale de este ordenador. Los jugadores del ordenador no ven más de lo que verías tú en su lugar.</translation>
    </message>
    <message>
        <source>The cards follow from the number of the deal by a formula that anybody can work out again: the numbers of Python’s random.Random({seed}), shuffled by the method of Fisher and Yates. The page “record-format” of the documentation explains it, and the seal of each round.</source>
        <translation>Las cartas se deducen del número de reparto con una fórmula que cualquiera puede repetir: los números de random.Random({seed}) de Python, barajados con el método de Fisher y Yates. La página «record-format» de la documentación la explica, y también el sello de cada ronda.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, drawn and written by its contributors.</source>
        <translation>Programa libre con licencia MIT, dibujado y escrito por quienes han colaborado en él.</translation>
    </message>
    <message>
        <source>Games are kept in {data}, preferences in {config}.</source>
        <translation>Las partidas se guardan en {data}; las preferencias, en {config}.</translation>
    </message>
    <message>
        <source>Version {version}, commit {commit}</source>
        <translation>Versión {version}, commit {commit}</translation>
    </message>
    <message>
        <source>The licences of the libraries in it are in {folder}.</source>
        <translation>Las licencias de las bibliotecas incluidas están en {folder}.</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <translation>&amp;Mejor jugada</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes…</source>
        <translation>Apr&amp;ender de mis errores…</translation>
    </message>
    <message>
        <source>&amp;Judged by</source>
        <translation>&amp;Juzgado según</translation>
    </message>
    <message>
        <source>what could be known then</source>
        <translation>lo que se podía saber</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>cartas abiertas</translation>
    </message>
    <message>
        <source>Chances to win the round</source>
        <translation>Posibilidades de ganar la ronda</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Avance del análisis</translation>
    </message>
    <message numerus="yes">
        <source>Budget: a search of %n step(s) for each decision.</source>
        <translation>
            <numerusform>Presupuesto: una búsqueda de %n&#xa0;paso por decisión.</numerusform>
            <numerusform>Presupuesto: una búsqueda de %n&#xa0;pasos por decisión.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis failed: {reason}</source>
        <translation>El análisis ha fallado: {reason}</translation>
    </message>
    <message>
        <source>Accuracy is 100 where every move was the best one, and 0 where each was a blunder.</source>
        <translation>La precisión es 100 si cada jugada fue la mejor y 0 si todas fueron errores graves.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Scores of {name}, match by match</source>
        <translation>Puntuaciones de {name}, partida a partida</translation>
    </message>
    <message>
        <source>Accuracy of {name} in analysed matches</source>
        <translation>Precisión de {name} en las partidas analizadas</translation>
    </message>
    <message>
        <source>How often each score</source>
        <translation>Frecuencia de cada puntuación</translation>
    </message>
    <message>
        <source>Share of the wins by level</source>
        <translation>Porcentaje de victorias por nivel</translation>
    </message>
    <message>
        <source>Match {number}, {day}: {score}</source>
        <translation>Partida {number}, {day}: {score}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>average {score}</source>
        <translation>media {score}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} a {high}</translation>
    </message>
    <message numerus="yes">
        <source>{level}: {percent} % of %n match(es), likely {low} to {high} %</source>
        <translation>
            <numerusform>{level}: {percent}&#xa0;% de %n partida, probablemente del {low} al {high}&#xa0;%</numerusform>
            <numerusform>{level}: {percent}&#xa0;% de %n partidas, probablemente del {low} al {high}&#xa0;%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachSwitch</name>
    <message>
        <source>The coach is on.</source>
        <translation>El entrenador está activado.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>El entrenador está desactivado.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Reparto</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>A la &amp;izquierda</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>A la d&amp;erecha</translation>
    </message>
    <message>
        <source>What each made of it</source>
        <translation>Lo que hizo cada cual</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Jugada a jugada</translation>
    </message>
    <message>
        <source>Match points, as in bridge clubs: each is compared with each other who played the same cards. A higher score brings 2 points, the same score 1. The share is what that is of all there was to be had.</source>
        <translation>Puntos de comparación, como en los clubes de bridge: cada uno se compara con cada uno de los que jugaron las mismas cartas. Una puntuación más alta da 2 puntos, la misma da 1. La parte es lo que eso supone de todo lo que había en juego.</translation>
    </message>
    <message>
        <source>Only deals that all have played can be compared</source>
        <translation>Solo se pueden comparar repartos que todos han jugado</translation>
    </message>
    <message>
        <source>Whose moves stand on the left</source>
        <translation>De quién son las jugadas de la izquierda</translation>
    </message>
    <message>
        <source>Whose moves stand on the right</source>
        <translation>De quién son las jugadas de la derecha</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Un clic en un encabezado ordena la lista</translation>
    </message>
    <message>
        <source>Enter or a double click shows the table after the move; the arrow keys choose whose</source>
        <translation>Intro o un doble clic muestra la mesa tras la jugada; las flechas eligen de quién</translation>
    </message>
    <message>
        <source>Opens the replay of that match at the chosen move</source>
        <translation>Abre el repaso de esa partida en la jugada elegida</translation>
    </message>
    <message>
        <source>On {name}’s table</source>
        <translation>En la mesa de {name}</translation>
    </message>
    <message>
        <source>Both played alike to the end.</source>
        <translation>Los dos jugaron igual hasta el final.</translation>
    </message>
    <message>
        <source>They part at decision {number} of round {round}, marked with ≠.</source>
        <translation>Se separan en la decisión {number} de la ronda {round}, marcada con ≠.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is {name}’s turn</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>Pass the computer on. Nobody else should look now.</source>
        <translation>Pasa el ordenador. Que nadie más mire ahora.</translation>
    </message>
    <message>
        <source>I am {name}: &amp;show my cards</source>
        <translation>Soy {name}: mo&amp;strar mis cartas</translation>
    </message>
    <message>
        <source>Lifts the curtain, as does a click beside it</source>
        <translation>Levanta la cortina, igual que un clic al lado</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>Hoy, las mismas cartas para todo el mundo con esta versión.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Día</translation>
    </message>
    <message>
        <source>Days &amp;of</source>
        <translation>&amp;Periodo</translation>
    </message>
    <message>
        <source>the week</source>
        <translation>la semana</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>el mes</translation>
    </message>
    <message>
        <source>Series of days</source>
        <translation>Serie de días</translation>
    </message>
    <message>
        <source>Standings over these days</source>
        <translation>Clasificación de estos días</translation>
    </message>
    <message>
        <source>Nobody has played any of these days yet.</source>
        <translation>Nadie ha jugado todavía ninguno de estos días.</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>Best results here</source>
        <translation>Mejores resultados aquí</translation>
    </message>
    <message>
        <source>Deals of past days can be played as well</source>
        <translation>También se pueden jugar los repartos de días pasados</translation>
    </message>
    <message>
        <source>Who played this deal on this computer, the best first</source>
        <translation>Quién jugó este reparto en este ordenador, de mejor a peor</translation>
    </message>
    <message>
        <source>Which days are seen at a glance: those around the chosen day</source>
        <translation>Qué días se ven de un vistazo: los que rodean al día elegido</translation>
    </message>
    <message>
        <source>Your first results and those of the others; a day that is chosen can be played</source>
        <translation>Tus primeros resultados y los de los demás; el día elegido se puede jugar</translation>
    </message>
    <message>
        <source>Those who played the same days, compared by their first results</source>
        <translation>Quienes jugaron los mismos días, comparados por sus primeros resultados</translation>
    </message>
    <message>
        <source>Shows the first attempts at this deal move by move, as soon as you have played it yourself</source>
        <translation>Muestra los primeros intentos de este reparto jugada a jugada, en cuanto lo hayas jugado tú</translation>
    </message>
    <message>
        <source>Deal of the day – {game}</source>
        <translation>Reparto del día – {game}</translation>
    </message>
    <message numerus="yes">
        <source>You begin, against %n computer player(s).</source>
        <translation>
            <numerusform>Empiezas tú, contra %n jugador del ordenador.</numerusform>
            <numerusform>Empiezas tú, contra %n jugadores del ordenador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: {level}. Deal {number}.</source>
        <translation>Nivel: {level}. Reparto {number}.</translation>
    </message>
    <message>
        <source>Nobody has finished this deal here yet.</source>
        <translation>Nadie ha terminado aún este reparto aquí.</translation>
    </message>
</context>
<context>
    <name>EdgeButtons</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Takes back your last move</source>
        <translation>Retira tu última jugada</translation>
    </message>
    <message>
        <source>Shows a good move; pressed once more, it plays it</source>
        <translation>Muestra una buena jugada; si lo pulsas otra vez, la juega</translation>
    </message>
    <message>
        <source>Opens the rules beside the table</source>
        <translation>Abre las reglas junto a la mesa</translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message>
        <source>Evenings</source>
        <translation>Veladas de juego</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>Una serie de partidas con una sola clasificación, en un día o en varios.</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>V&amp;elada</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>El plan</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nueva velada…</translation>
    </message>
    <message>
        <source>&amp;Play next</source>
        <translation>&amp;Jugar la siguiente</translation>
    </message>
    <message>
        <source>Play &amp;this match</source>
        <translation>Jugar es&amp;ta partida</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>As a p&amp;icture…</source>
        <translation>Como &amp;imagen…</translation>
    </message>
    <message>
        <source>As a &amp;file…</source>
        <translation>Como ta&amp;bla…</translation>
    </message>
    <message>
        <source>Which evening is shown</source>
        <translation>La velada que se muestra</translation>
    </message>
    <message>
        <source>A double click plays a match that is open, or compares a deal</source>
        <translation>Un doble clic juega una partida pendiente o compara un reparto</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Un clic en un encabezado ordena la lista</translation>
    </message>
    <message>
        <source>Goes on with what was begun, else begins the first open match</source>
        <translation>Sigue con lo empezado; si no, empieza la primera partida pendiente</translation>
    </message>
    <message>
        <source>Begins the selected match, or goes on with it</source>
        <translation>Empieza la partida elegida o sigue con ella</translation>
    </message>
    <message>
        <source>Shows who made what of a deal that all have played, move by move</source>
        <translation>Muestra jugada a jugada lo que hizo cada cual con un reparto que todos han jugado</translation>
    </message>
    <message>
        <source>Saves the standings as a PNG picture</source>
        <translation>Guarda la clasificación como imagen PNG</translation>
    </message>
    <message>
        <source>Saves the standings as a CSV table for spreadsheets</source>
        <translation>Guarda la clasificación en CSV para hojas de cálculo</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>B&amp;ring it back</source>
        <translation>Rec&amp;uperar</translation>
    </message>
    <message>
        <source>‘{title}’ is deleted; its matches are still in the statistics.</source>
        <translation>«{title}» se ha eliminado; sus partidas siguen en las estadísticas.</translation>
    </message>
    <message>
        <source>No evening has been planned yet.</source>
        <translation>Aún no hay ninguna velada planeada.</translation>
    </message>
    <message>
        <source>The plan of this evening is damaged and cannot be read.</source>
        <translation>El plan de esta velada está dañado y no se puede leer.</translation>
    </message>
    <message>
        <source>All is played: these are the final standings.</source>
        <translation>Todo está jugado: esta es la clasificación final.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) can be played now, in any order.</source>
        <translation>
            <numerusform>Ahora se puede jugar %n partida.</numerusform>
            <numerusform>Ahora se pueden jugar %n partidas, en cualquier orden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are closed until all have played them.</source>
        <translation>
            <numerusform>%n reparto sigue cerrado hasta que todos lo hayan jugado.</numerusform>
            <numerusform>%n repartos siguen cerrados hasta que todos los hayan jugado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes &amp;back</source>
        <translation>&amp;Vuelve</translation>
    </message>
    <message>
        <source>Drops &amp;out</source>
        <translation>Se &amp;retira</translation>
    </message>
    <message>
        <source>The selected participant takes part again</source>
        <translation>El participante elegido vuelve a jugar</translation>
    </message>
    <message>
        <source>The selected participant plays no more matches</source>
        <translation>El participante elegido ya no juega más</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Guardado como {path}.</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Deal number</source>
        <translation>Número de reparto</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>Started on</source>
        <translation>Comenzada el</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>Jugadas deshechas</translation>
    </message>
    <message>
        <source>Stand-in moves</source>
        <translation>Jugadas suplentes</translation>
    </message>
    <message>
        <source>Counts in the statistics</source>
        <translation>Cuenta en las estadísticas</translation>
    </message>
    <message>
        <source>no, it is a practice match</source>
        <translation>no, es una partida de práctica</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>yes, when it is finished</source>
        <translation>sí, cuando termine</translation>
    </message>
    <message numerus="yes">
        <source>The cards of round(s) {rounds} are not those that were sealed.</source>
        <translation>
            <numerusform>Las cartas de la ronda {rounds} no son las que se sellaron.</numerusform>
            <numerusform>Las cartas de las rondas {rounds} no son las que se sellaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked: the cards are the sealed ones, and every move is allowed.</source>
        <translation>Comprobado: las cartas son las selladas y todas las jugadas están permitidas.</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>Sobre esta partida</translation>
    </message>
    <message>
        <source>&amp;Show deal number</source>
        <translation>&amp;Mostrar el número de reparto</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Copiar el número de reparto</translation>
    </message>
    <message>
        <source>C&amp;heck the match</source>
        <translation>C&amp;omprobar la partida</translation>
    </message>
    <message>
        <source>Seal of this round’s cards (SHA-256)</source>
        <translation>Sello de las cartas de esta ronda (SHA-256)</translation>
    </message>
    <message>
        <source>The cards were fixed before the first move, and this number follows from them and from a secret number. Note it down: the saved match contains both, so that afterwards anybody can work it out again and see that no card was changed. The command “check” does that too.</source>
        <translation>Las cartas estaban fijadas antes de la primera jugada, y este número se deduce de ellas y de un número secreto. Apúntalo: la partida guardada contiene ambos, así que después cualquiera puede repetir el cálculo y ver que no se ha cambiado ninguna carta. La orden «check» también lo hace.</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>none, the cards came with the file</source>
        <translation>ninguno, las cartas venían en el archivo</translation>
    </message>
    <message>
        <source>hidden until all have played this deal</source>
        <translation>oculto hasta que todos hayan jugado este reparto</translation>
    </message>
    <message>
        <source>hidden until the match is over: whoever knows it can list every hand</source>
        <translation>oculto hasta que acabe la partida: quien lo sabe puede averiguar todas las manos</translation>
    </message>
</context>
<context>
    <name>GamePicks</name>
    <message>
        <source>Rounds of a match</source>
        <translation>Rondas por partida</translation>
    </message>
    <message>
        <source>Rounds of a match of {game}</source>
        <translation>Rondas por partida de {game}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Lists only what has these letters in its words or its key</source>
        <translation>Solo muestra lo que tiene estas letras en su texto o en su tecla</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>They can be changed in the preferences.</source>
        <translation>Se pueden cambiar en las preferencias.</translation>
    </message>
    <message>
        <source>All keys that do something, by the place where they do it</source>
        <translation>Todas las teclas que hacen algo, según dónde lo hacen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>New &amp;key</source>
        <translation>&amp;Nueva tecla</translation>
    </message>
    <message>
        <source>press it here</source>
        <translation>púlsala aquí</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>Sin &amp;tecla</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer t&amp;odo</translation>
    </message>
    <message>
        <source>Below the list the selected action can be given another key</source>
        <translation>Debajo de la lista puedes dar otra tecla a la acción elegida</translation>
    </message>
    <message>
        <source>Takes the next key that is pressed here</source>
        <translation>Toma la siguiente tecla que se pulse aquí</translation>
    </message>
    <message>
        <source>Takes its key away from the selected action</source>
        <translation>Quita su tecla a la acción elegida</translation>
    </message>
    <message>
        <source>Gives the selected action the key it had at first</source>
        <translation>Devuelve a la acción elegida la tecla que tenía al principio</translation>
    </message>
    <message>
        <source>Gives all actions the keys they had at first</source>
        <translation>Devuelve a todas las acciones las teclas que tenían al principio</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Esta tecla no se puede cambiar.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>All keys are as they were at first.</source>
        <translation>Todas las teclas están como al principio.</translation>
    </message>
    <message>
        <source>{key} is taken: {action} ({group}).</source>
        <translation>{key} ya está ocupada: {action} ({group}).</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <source>Lesson: {game}</source>
        <translation>Lección: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>De nuevo</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Paso {step} de {steps}</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}: mira otra vez</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>What shall we play?</source>
        <translation>¿A qué jugamos?</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Repart&amp;o del día</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Re&amp;tos</translation>
    </message>
    <message>
        <source>Eve&amp;nings</source>
        <translation>Velada&amp;s</translation>
    </message>
    <message>
        <source>The same cards today for everybody with this version.</source>
        <translation>Hoy, las mismas cartas para todo el mundo con esta versión.</translation>
    </message>
    <message>
        <source>Positions with one best move, and your own mistakes.</source>
        <translation>Posiciones con una sola jugada mejor, y tus propios errores.</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings.</source>
        <translation>Una serie de partidas con una sola clasificación.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>The move list is shown.</source>
        <translation>Se muestra la lista de jugadas.</translation>
    </message>
    <message>
        <source>The move list is hidden.</source>
        <translation>Se oculta la lista de jugadas.</translation>
    </message>
    <message>
        <source>Full screen is on.</source>
        <translation>Pantalla completa activada.</translation>
    </message>
    <message>
        <source>Full screen is off.</source>
        <translation>Pantalla completa desactivada.</translation>
    </message>
</context>
<context>
    <name>MatchDetails</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Reparto {number}</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sin ayuda</translation>
    </message>
</context>
<context>
    <name>MatchDock</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronda {number} de {rounds}</translation>
    </message>
    <message>
        <source>Moves and scores</source>
        <translation>Jugadas y puntos</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Lista de jugadas</translation>
    </message>
    <message>
        <source>Points of each round, and the total beside them</source>
        <translation>Los puntos de cada ronda y, al lado, el total</translation>
    </message>
    <message>
        <source>What each move did, the latest at the foot</source>
        <translation>Lo que hizo cada jugada, la última abajo</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>all games</source>
        <translation>todos los juegos</translation>
    </message>
    <message>
        <source>all people</source>
        <translation>todo el mundo</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>cualquier nivel</translation>
    </message>
    <message>
        <source>matches that count</source>
        <translation>partidas que cuentan</translation>
    </message>
    <message>
        <source>practice matches</source>
        <translation>partidas de práctica</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambas</translation>
    </message>
    <message>
        <source>all time</source>
        <translation>desde siempre</translation>
    </message>
    <message>
        <source>last 7 days</source>
        <translation>últimos 7 días</translation>
    </message>
    <message>
        <source>last 30 days</source>
        <translation>últimos 30 días</translation>
    </message>
    <message>
        <source>last 12 months</source>
        <translation>últimos 12 meses</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>del … al …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Level of an opponent</source>
        <translation>Nivel de un rival</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Al</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha salido mal</translation>
    </message>
    <message>
        <source>That was a fault of the program. The match goes on from the last saved move. The report helps to mend the fault; it holds no cards and no names of players.</source>
        <translation>Ha sido un fallo del programa. La partida sigue desde la última jugada guardada. El informe ayuda a corregir el fallo; no contiene cartas ni nombres de jugadores.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>Copiar el &amp;informe</translation>
    </message>
    <message>
        <source>Where in the program it went wrong</source>
        <translation>En qué parte del programa ha fallado</translation>
    </message>
    <message>
        <source>Puts the report on the clipboard</source>
        <translation>Pone el informe en el portapapeles</translation>
    </message>
</context>
<context>
    <name>NameHelp</name>
    <message>
        <source>Portrait of {name}</source>
        <translation>Retrato de {name}</translation>
    </message>
</context>
<context>
    <name>NewEveningDialog</name>
    <message>
        <source>New evening</source>
        <translation>Nueva velada</translation>
    </message>
    <message>
        <source>A series of matches with one table of standings, on one day or many.</source>
        <translation>Una serie de partidas con una sola clasificación, en un día o en varios.</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Quiénes participan</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Qué se juega</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>El plan</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>&amp;Nombre de la velada</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>&amp;Computer players</source>
        <translation>&amp;Jugadores del ordenador</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Ni&amp;vel</translation>
    </message>
    <message>
        <source>How many computer players sit at each table</source>
        <translation>Cuántos jugadores del ordenador hay en cada mesa</translation>
    </message>
    <message>
        <source>How strong they are; the same moves they answer alike, whoever makes them</source>
        <translation>Lo fuertes que son; a las mismas jugadas responden igual, las haga quien las haga</translation>
    </message>
    <message>
        <source>How &amp;often</source>
        <translation>Cuán&amp;tas veces</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>{count} take part</source>
        <translation>Participan {count}</translation>
    </message>
    <message>
        <source>Evening of {day}</source>
        <translation>Velada del {day}</translation>
    </message>
    <message>
        <source>&amp;Draw the order by lot</source>
        <translation>&amp;Sortear el orden</translation>
    </message>
    <message>
        <source>Plan &amp;it</source>
        <translation>Pl&amp;anear</translation>
    </message>
    <message>
        <source>Left empty, it is called after the day</source>
        <translation>Si se deja vacío, lleva el nombre del día</translation>
    </message>
    <message>
        <source>How often the same people play each game</source>
        <translation>Cuántas veces juegan los mismos a cada juego</translation>
    </message>
    <message>
        <source>Who begins, and in a knock-out who meets whom, depends on the order</source>
        <translation>Del orden depende quién empieza y, en la eliminatoria, quién juega contra quién</translation>
    </message>
    <message>
        <source>The matches may be played in any order</source>
        <translation>Las partidas se pueden jugar en cualquier orden</translation>
    </message>
    <message>
        <source>Stores the plan; it can be played today or on other days</source>
        <translation>Guarda el plan; se puede jugar hoy u otros días</translation>
    </message>
    <message>
        <source>How &amp;many deals</source>
        <translation>Cuántos &amp;repartos</translation>
    </message>
    <message>
        <source>How many deals each of them plays</source>
        <translation>Cuántos repartos juega cada uno</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), to be played in any order.</source>
        <translation>
            <numerusform>%n partida.</numerusform>
            <numerusform>%n partidas, que se juegan en cualquier orden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;glas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Cuántos juegan</translation>
    </message>
    <message>
        <source>Who &amp;begins</source>
        <translation>&amp;Quién empieza</translation>
    </message>
    <message>
        <source>&amp;Youngest is</source>
        <translation>&amp;Más joven</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Número de &amp;reparto</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} jugadores</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>The same number deals the same cards to everybody, everywhere.</source>
        <translation>El mismo número reparte las mismas cartas a todo el mundo, en todas partes.</translation>
    </message>
    <message>
        <source>The &amp;coach is on</source>
        <translation>El &amp;entrenador está activado</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Em&amp;pezar</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>Pr&amp;ogramas…</translation>
    </message>
    <message>
        <source>Begins the first round</source>
        <translation>Empieza la primera ronda</translation>
    </message>
    <message>
        <source>Left empty, any cards are dealt</source>
        <translation>Vacío: se reparten cartas al azar</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>Dice qué pide la situación y muestra una jugada que era claramente mejor que la tuya.</translation>
    </message>
    <message>
        <source>Players that are programs of this computer: add, change, remove, try</source>
        <translation>Jugadores que son programas de este ordenador: añadir, cambiar, quitar, probar</translation>
    </message>
    <message>
        <source>A lesson of a few minutes, on the table</source>
        <translation>Una lección de unos minutos, en la mesa</translation>
    </message>
    <message>
        <source>Deals the cards; what is chosen here is offered again next time</source>
        <translation>Reparte las cartas; lo que elijas aquí se volverá a ofrecer la próxima vez</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>quien es más joven</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteo</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Puts this message away</source>
        <translation>Retira este mensaje</translation>
    </message>
    <message>
        <source>{text} ({times} times)</source>
        <translation>{text} ({times} veces)</translation>
    </message>
</context>
<context>
    <name>OpenCardsDialog</name>
    <message>
        <source>A record shows all cards</source>
        <translation>El archivo de una partida muestra todas las cartas</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>La partida aún no ha terminado.</translation>
    </message>
    <message>
        <source>Several people play, and the record of their match holds every hand and everything that was chosen in secret. Whoever reads it knows what the players must not know of each other.</source>
        <translation>Juegan varias personas, y el archivo de su partida contiene todas las manos y todo lo que se eligió en secreto. Quien lo lea sabrá lo que los jugadores no deben saber unos de otros.</translation>
    </message>
    <message>
        <source>&amp;Go on all the same</source>
        <translation>&amp;Seguir de todos modos</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Who plays at this computer. Every change takes effect at once.</source>
        <translation>Quién juega en este ordenador. Cada cambio tiene efecto al momento.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Retos</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Sho&amp;w hidden people too</source>
        <translation>Mostrar &amp;también las personas ocultas</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Color</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Imagen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambia&amp;r nombre</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Es la &amp;misma persona que…</translation>
    </message>
    <message>
        <source>Below the list the selected person can be changed</source>
        <translation>Debajo de la lista se puede cambiar la persona elegida</translation>
    </message>
    <message>
        <source>What the person is called everywhere, also in matches played before</source>
        <translation>Cómo se llama la persona en todas partes, también en partidas anteriores</translation>
    </message>
    <message>
        <source>The disc behind the picture, at the table and in lists</source>
        <translation>El disco detrás de la imagen, en la mesa y en las listas</translation>
    </message>
    <message>
        <source>Stands by the name at the table and in lists</source>
        <translation>Aparece junto al nombre en la mesa y en las listas</translation>
    </message>
    <message>
        <source>Gives the selected person this name; the names of before stay theirs</source>
        <translation>Da este nombre a la persona elegida; sus nombres anteriores siguen siendo suyos</translation>
    </message>
    <message>
        <source>Makes a new person of this name, who is offered in a new match</source>
        <translation>Crea una persona con este nombre, que se ofrece en una partida nueva</translation>
    </message>
    <message>
        <source>Counts two people as one from now on, or separates those who were joined</source>
        <translation>Cuenta desde ahora a dos personas como una sola, o separa a las que se habían unido</translation>
    </message>
    <message>
        <source>So that they can be shown again</source>
        <translation>Para poder mostrarlas otra vez</translation>
    </message>
    <message>
        <source>{name} (hidden)</source>
        <translation>{name} (oculto)</translation>
    </message>
    <message>
        <source>Also called: {names}</source>
        <translation>También se llama: {names}</translation>
    </message>
    <message>
        <source>S&amp;how again</source>
        <translation>M&amp;ostrar otra vez</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Ocultar</translation>
    </message>
    <message>
        <source>Offers and lists this person again</source>
        <translation>Vuelve a ofrecer a esta persona y a ponerla en las listas</translation>
    </message>
    <message>
        <source>Offers and lists this person no more; nothing is lost</source>
        <translation>Deja de ofrecer a esta persona y de ponerla en las listas; no se pierde nada</translation>
    </message>
    <message>
        <source>{old} is called {name} from now on.</source>
        <translation>{old} se llama desde ahora {name}.</translation>
    </message>
    <message>
        <source>{name} can play now.</source>
        <translation>{name} ya puede jugar.</translation>
    </message>
    <message>
        <source>{name} is hidden: offered and listed no more. All matches stay.</source>
        <translation>{name} queda oculto: ya no se ofrece ni aparece en las listas. Todas las partidas se conservan.</translation>
    </message>
    <message>
        <source>{name} is offered and listed again.</source>
        <translation>{name} vuelve a ofrecerse y a aparecer en las listas.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>Una persona necesita un nombre.</translation>
    </message>
    <message>
        <source>That is a name of {name} already. If both are one person, choose “Is the same person as…”.</source>
        <translation>Ese nombre ya es de {name}. Si son la misma persona, elige «Es la misma persona que…».</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Cada cambio tiene efecto al momento.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animaciones</translation>
    </message>
    <message>
        <source>Screen readers are tol&amp;d</source>
        <translation>El &amp;lector de pantalla dice</translation>
    </message>
    <message>
        <source>&amp;Hand sorted</source>
        <translation>Mano or&amp;denada</translation>
    </message>
    <message>
        <source>Coach in new matches</source>
        <translation>Entrenador al empezar</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Sonido y voz</translation>
    </message>
    <message>
        <source>&amp;One click plays a card that has only one place to go</source>
        <translation>&amp;Un clic juega la carta que solo tiene un sitio posible</translation>
    </message>
    <message>
        <source>Play from &amp;memory: known cards are not shown</source>
        <translation>Jugar de &amp;memoria: las cartas conocidas no se muestran</translation>
    </message>
    <message>
        <source>Curtain between players’ t&amp;urns</source>
        <translation>&amp;Cortina entre los turnos de los jugadores</translation>
    </message>
    <message>
        <source>&amp;Four colours for the four suits</source>
        <translation>Cuatro colores para los cuatro &amp;palos</translation>
    </message>
    <message>
        <source>Letters of my language on the &amp;cards, not A K Q J</source>
        <translation>L&amp;etras de mi idioma en las cartas, no A K Q J</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>Single &amp;letters and digits act without Ctrl</source>
        <translation>&amp;Letras y cifras actúan solas, sin Ctrl</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>Turn off if one person plays several seats.</source>
        <translation>Desactívala si una sola persona juega en varios asientos.</translation>
    </message>
    <message>
        <source>Otherwise the table shows what everybody saw somebody take, and what you discarded yourself.</source>
        <translation>Si no, la mesa muestra las cartas que todos vieron llevarse y lo que tú descartaste.</translation>
    </message>
    <message>
        <source>Otherwise a click takes the card up, and a second one lays it.</source>
        <translation>Si no, un clic coge la carta y otro la pone.</translation>
    </message>
    <message>
        <source>Turn off if letters are struck or spoken by accident.</source>
        <translation>Desactívalo si se pulsan o se dictan letras sin querer.</translation>
    </message>
    <message>
        <source>What you are called at the table</source>
        <translation>Cómo te llamas en la mesa</translation>
    </message>
    <message>
        <source>The size of all letters, in windows and on the table</source>
        <translation>El tamaño de todas las letras, en las ventanas y en la mesa</translation>
    </message>
    <message>
        <source>How fast cards move, and how long computer players wait</source>
        <translation>La rapidez con que se mueven las cartas y lo que esperan los jugadores del ordenador</translation>
    </message>
    <message>
        <source>How much of each move is read aloud</source>
        <translation>Cuánto de cada jugada se lee en voz alta</translation>
    </message>
    <message>
        <source>It says what the situation asks, and shows a move that was clearly better than yours.</source>
        <translation>Dice qué pide la situación y muestra una jugada que era claramente mejor que la tuya.</translation>
    </message>
    <message>
        <source>How the cards in your hand are ordered</source>
        <translation>En qué orden están las cartas de tu mano</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>alto contraste</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lentas</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normales</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápidas</translation>
    </message>
    <message>
        <source>little</source>
        <translation>poco</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>lo habitual</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>por color</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>por valor</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>por puntos</translation>
    </message>
    <message>
        <source>on in games not played here yet</source>
        <translation>activado en juegos nuevos aquí</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>siempre activado</translation>
    </message>
    <message>
        <source>always off</source>
        <translation>siempre desactivado</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print and play</source>
        <translation>Imprimir y jugar</translation>
    </message>
    <message>
        <source>A game on paper, to play without a computer</source>
        <translation>Un juego en papel, para jugar sin ordenador</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>The &amp;cards, and sheets to write on</source>
        <translation>Las &amp;cartas, y hojas para rellenar</translation>
    </message>
    <message>
        <source>The &amp;backs of the cards too</source>
        <translation>También el &amp;dorso de las cartas</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Las &amp;reglas</translation>
    </message>
    <message>
        <source>The cards come in true size with lines to cut along. Print on thick paper at 100&#xa0;%, not fitted to the page; with backs on both sides, turned over the long edge.</source>
        <translation>Las cartas salen a tamaño real, con líneas de corte. Imprime en papel grueso al 100&#xa0;%, sin ajustar a la página; con dorsos, a doble cara y girando por el borde largo.</translation>
    </message>
    <message>
        <source>The game to print</source>
        <translation>El juego que se imprime</translation>
    </message>
    <message>
        <source>The language of the rules and sheets</source>
        <translation>El idioma de las reglas y las hojas</translation>
    </message>
    <message>
        <source>The paper in your printer</source>
        <translation>El papel de tu impresora</translation>
    </message>
    <message>
        <source>All the cards of the game, and what the players write on</source>
        <translation>Todas las cartas del juego, y lo que rellenan los jugadores</translation>
    </message>
    <message>
        <source>Behind each page of cards comes one with their backs</source>
        <translation>A cada página de cartas le sigue otra con sus dorsos</translation>
    </message>
    <message>
        <source>The rules of the game, with their pictures</source>
        <translation>Las reglas del juego, con sus imágenes</translation>
    </message>
    <message>
        <source>Asks for a file and writes the pages to it</source>
        <translation>Pide un archivo y escribe en él las páginas</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Detenido: no se ha escrito nada.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were written to {path}.</source>
        <translation>
            <numerusform>Se ha escrito %n página en {path}.</numerusform>
            <numerusform>Se han escrito %n páginas en {path}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>D&amp;etener</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
</context>
<context>
    <name>ProgramGoneDialog</name>
    <message>
        <source>A player is missing</source>
        <translation>Falta un jugador</translation>
    </message>
    <message>
        <source>Somebody else can play on at its seat.</source>
        <translation>Otro jugador puede seguir en su asiento.</translation>
    </message>
    <message>
        <source>At the seat of {name}</source>
        <translation>En el asiento de {name}</translation>
    </message>
    <message>
        <source>With another player the match goes on as practice: its result would be of two together.</source>
        <translation>Con otro jugador, la partida sigue como práctica: el resultado sería de los dos juntos.</translation>
    </message>
    <message>
        <source>&amp;Programs…</source>
        <translation>&amp;Programas…</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>Seguir &amp;jugando</translation>
    </message>
    <message>
        <source>Here the program can be added again, or its command put right</source>
        <translation>Aquí se puede volver a añadir el programa o corregir su comando</translation>
    </message>
    <message>
        <source>Goes on with the match, with these players</source>
        <translation>Sigue con la partida, con estos jugadores</translation>
    </message>
    <message>
        <source>Leaves the match as it is, on the start page</source>
        <translation>Deja la partida como está, en la página de inicio</translation>
    </message>
    <message>
        <source>{name} cannot play: {reason}.</source>
        <translation>{name} no puede jugar: {reason}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Players that are programs</source>
        <translation>Programas que juegan</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Cada cambio tiene efecto al momento.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>A program that speaks the protocol of players can sit at the table. It runs on this computer with your own rights, as if you had started it yourself: add only programs that you trust. Of a match it is told only what its own seat may see.</source>
        <translation>Un programa que hable el protocolo de los jugadores puede sentarse a la mesa. Se ejecuta en este ordenador con tus propios permisos, como si lo hubieras iniciado tú: añade solo programas en los que confíes. De una partida solo sabe lo que se puede ver desde su asiento.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Programs that can play</source>
        <translation>Programas que pueden jugar</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Comman&amp;d</source>
        <translation>Coman&amp;do</translation>
    </message>
    <message>
        <source>the program and its arguments</source>
        <translation>el programa y sus argumentos</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Chan&amp;ge</source>
        <translation>Cam&amp;biar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Below the list the selected program can be changed, tried and removed</source>
        <translation>Debajo de la lista se puede cambiar, probar y quitar el programa elegido</translation>
    </message>
    <message>
        <source>What it is called at the table and in the statistics</source>
        <translation>Cómo se llama en la mesa y en las estadísticas</translation>
    </message>
    <message>
        <source>No shell reads it: a space within a word needs quotation marks. It starts in your own folder.</source>
        <translation>No lo lee ningún intérprete de comandos: un espacio dentro de una palabra necesita comillas. Se inicia en tu carpeta personal.</translation>
    </message>
    <message>
        <source>Looks for the file of the program</source>
        <translation>Busca el archivo del programa</translation>
    </message>
    <message>
        <source>Starts the program, greets it and tells what it answers</source>
        <translation>Inicia el programa, lo saluda y dice qué responde</translation>
    </message>
    <message>
        <source>From then on it can be chosen for a seat. {warning}</source>
        <translation>Desde entonces se le puede dar un asiento. {warning}</translation>
    </message>
    <message>
        <source>Gives the selected program this name and command</source>
        <translation>Da al programa elegido este nombre y este comando</translation>
    </message>
    <message>
        <source>Takes the selected program off the list; its file stays</source>
        <translation>Quita de la lista el programa elegido; su archivo se queda</translation>
    </message>
    <message>
        <source>The program that plays</source>
        <translation>El programa que juega</translation>
    </message>
    <message>
        <source>{name} can be chosen for a seat in a new match now.</source>
        <translation>Ya se le puede dar a {name} un asiento en una partida nueva.</translation>
    </message>
    <message>
        <source>{name} was changed.</source>
        <translation>Se ha cambiado {name}.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>Se ha quitado {name}.</translation>
    </message>
    <message>
        <source>The program needs a name.</source>
        <translation>El programa necesita un nombre.</translation>
    </message>
    <message>
        <source>There is a program called {name} already.</source>
        <translation>Ya hay un programa llamado {name}.</translation>
    </message>
    <message>
        <source>That does not work: {reason}.</source>
        <translation>Eso no funciona: {reason}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The program is started and greeted…</source>
        <translation>Se inicia el programa y se lo saluda…</translation>
    </message>
    <message>
        <source>It answered after {seconds} s and calls itself {name}.</source>
        <translation>Ha respondido a los {seconds}&#xa0;s y dice llamarse {name}.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>P&amp;robar</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Retos</translation>
    </message>
    <message>
        <source>Positions with one best move, which is to be found.</source>
        <translation>Posiciones con una sola jugada mejor, que hay que encontrar.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Reto del día</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Uno tras otro</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mis errores</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Reto del &amp;día</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes</source>
        <translation>&amp;Aprender de mis errores</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Quién juega</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>todos los juegos</translation>
    </message>
    <message>
        <source>Whose rating and whose days in a row count</source>
        <translation>De quién cuentan la puntuación y los días seguidos</translation>
    </message>
    <message>
        <source>The same puzzle today for everybody with this version</source>
        <translation>Hoy, el mismo reto para todo el mundo con esta versión</translation>
    </message>
    <message>
        <source>Puzzles that are about as hard as you are strong</source>
        <translation>Retos tan difíciles, más o menos, como fuerte es tu juego</translation>
    </message>
    <message>
        <source>Asks for the better moves in your matches</source>
        <translation>Pregunta por las mejores jugadas en tus partidas</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days.</source>
        <translation>De las partidas analizadas que terminaron en los últimos 30 días.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Closes the dock widget</source>
        <translation>Quita la lista</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Pone la lista en su propia ventana, o de nuevo en su sitio</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivos:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ya existe.
¿Quieres reemplazarlo?</translation>
    </message>
</context>
<context>
    <name>RatingsPage</name>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>The ratings are based on all matches that count, whenever they were played.</source>
        <translation>Las valoraciones se basan en todas las partidas que cuentan, sean de cuando sean.</translation>
    </message>
    <message>
        <source>Each game has a scale of its own, with “{level}” at {points}.</source>
        <translation>Cada juego tiene su propia escala, con «{level}» en {points}.</translation>
    </message>
    <message>
        <source>On the same scale the computer players are fixed at: {posts}.</source>
        <translation>En la misma escala, los jugadores del ordenador están fijos en: {posts}.</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: {game} – {names}</source>
        <translation>Repaso: {game} – {names}</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>Al primer reparto</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>A la última jugada</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>&amp;Visto por</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>everybody: open cards</source>
        <translation>todos: cartas abiertas</translation>
    </message>
    <message>
        <source>nobody: closed cards</source>
        <translation>nadie: cartas cerradas</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>&amp;Seguir desde aquí</translation>
    </message>
    <message>
        <source>Copy &amp;match</source>
        <translation>&amp;Copiar la partida</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copiar la &amp;imagen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Lista de jugadas</translation>
    </message>
    <message>
        <source>Shows the table after the selected move</source>
        <translation>Muestra la mesa después de la jugada elegida</translation>
    </message>
    <message>
        <source>How far the match has come; drag it to look elsewhere</source>
        <translation>Hasta dónde ha llegado la partida; arrástralo para mirar en otro punto</translation>
    </message>
    <message>
        <source>How long each move is shown while it plays by itself</source>
        <translation>Cuánto se muestra cada jugada cuando avanza sola</translation>
    </message>
    <message>
        <source>From which seat the table is seen</source>
        <translation>Desde qué asiento se ve la mesa</translation>
    </message>
    <message>
        <source>As a practice match of its own</source>
        <translation>Como partida de práctica aparte</translation>
    </message>
    <message>
        <source>The whole match as text, for other programs</source>
        <translation>La partida entera como texto, para otros programas</translation>
    </message>
    <message>
        <source>The table as it is now, as a picture</source>
        <translation>La mesa tal como está ahora, como imagen</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, move {move} of {moves}</source>
        <translation>Ronda {round} de {rounds}, jugada {move} de {moves}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Avanzar sola</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>A copy of all games is made at every start.</source>
        <translation>En cada inicio se hace una copia de todas las partidas.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>The latest backup is at the top</source>
        <translation>La última copia está arriba</translation>
    </message>
    <message>
        <source>Puts the selected backup in the place of what is stored now</source>
        <translation>Pone la copia elegida en lugar de lo que hay guardado ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in progress</source>
        <translation>
            <numerusform>%n partida en curso</numerusform>
            <numerusform>%n partidas en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past match(es)</source>
        <translation>
            <numerusform>%n partida jugada</numerusform>
            <numerusform>%n partidas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size}&#xa0;MB</translation>
    </message>
    <message>
        <source>There is no backup yet: the first is made at the next start.</source>
        <translation>Aún no hay ninguna copia: la primera se hará en el próximo inicio.</translation>
    </message>
    <message>
        <source>Close the other window first: it uses the saved games.</source>
        <translation>Cierra antes la otra ventana: está usando las partidas guardadas.</translation>
    </message>
    <message>
        <source>Games and preferences become what they were then. What there is now is not lost: it is kept beside them under another name.</source>
        <translation>Las partidas y las preferencias vuelven a ser lo que eran entonces. Lo que hay ahora no se pierde: se conserva al lado, con otro nombre.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>The game whose rules are shown</source>
        <translation>El juego cuyas reglas se muestran</translation>
    </message>
    <message>
        <source>Marks the place where these words stand; Enter looks further</source>
        <translation>Marca dónde están estas palabras; Intro sigue buscando</translation>
    </message>
    <message>
        <source>Goes to a part of the rules</source>
        <translation>Va a una parte de las reglas</translation>
    </message>
    <message>
        <source>Arrow keys and page keys scroll</source>
        <translation>Las flechas y las teclas de página desplazan el texto</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Reglas del juego</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>These rules on paper, and the cards to cut out</source>
        <translation>Estas reglas en papel, y las cartas para recortar</translation>
    </message>
</context>
<context>
    <name>SamePersonDialog</name>
    <message>
        <source>One person, two names</source>
        <translation>Una persona, dos nombres</translation>
    </message>
    <message>
        <source>&amp;Is the same person as</source>
        <translation>&amp;Es la misma persona que</translation>
    </message>
    <message>
        <source>Matches, ratings, puzzles and lessons of both are counted together from now on, under the name chosen here. What was played stays as it is, and the two can be separated again.</source>
        <translation>Las partidas, puntuaciones, retos y lecciones de ambos cuentan juntos desde ahora, con el nombre elegido aquí. Lo jugado queda como está, y se pueden volver a separar.</translation>
    </message>
    <message>
        <source>Counted together so far: {names}.</source>
        <translation>Contados juntos hasta ahora: {names}.</translation>
    </message>
    <message>
        <source>Se&amp;parate the names again</source>
        <translation>&amp;Separar otra vez los nombres</translation>
    </message>
    <message>
        <source>The other name of this person</source>
        <translation>El otro nombre de esta persona</translation>
    </message>
    <message>
        <source>Counts both names as one person</source>
        <translation>Cuenta los dos nombres como una sola persona</translation>
    </message>
    <message>
        <source>Counts each name by itself, as at first</source>
        <translation>Cuenta cada nombre por separado, como al principio</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>{person} ({level})</source>
        <translation>{person} ({level})</translation>
    </message>
    <message>
        <source>Program: {program}</source>
        <translation>Programa: {program}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nombre en el asiento {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Quién juega en el asiento {number}</translation>
    </message>
    <message>
        <source>{name} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>{name} ({level}): {line} Ningún jugador del ordenador ve las cartas ocultas.</translation>
    </message>
    <message>
        <source>{name} is played by {person} ({level}): {line} No computer player sees hidden cards.</source>
        <translation>Por {name} juega {person} ({level}): {line} Ningún jugador del ordenador ve las cartas ocultas.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Renom&amp;brar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Enter goes on with the selected match, F2 renames it, Del deletes it</source>
        <translation>Intro continúa la partida elegida, F2 le cambia el nombre, Supr la elimina</translation>
    </message>
    <message>
        <source>Goes on with the selected match where it was left</source>
        <translation>Continúa la partida elegida donde se dejó</translation>
    </message>
    <message>
        <source>Gives the selected match a title of its own</source>
        <translation>Da a la partida elegida un título propio</translation>
    </message>
    <message>
        <source>A copy to try something else in, as practice</source>
        <translation>Una copia para probar otra cosa, como práctica</translation>
    </message>
    <message>
        <source>Deletes the selected match; Undo brings it back</source>
        <translation>Elimina la partida elegida; Deshacer la recupera</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Against whom</source>
        <translation>Contra &amp;quién</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Valoración</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Jug&amp;ador</translation>
    </message>
    <message>
        <source>Rep&amp;lay the match</source>
        <translation>&amp;Repasar la partida</translation>
    </message>
    <message>
        <source>Learn from my mista&amp;kes</source>
        <translation>Apr&amp;ender de mis errores</translation>
    </message>
    <message>
        <source>Is the &amp;same person as…</source>
        <translation>Es la &amp;misma persona que…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>A click on a heading sorts the list</source>
        <translation>Un clic en un encabezado ordena la lista</translation>
    </message>
    <message>
        <source>{sorts}, a double click on a match replays it</source>
        <translation>{sorts}; un doble clic en una partida la repasa</translation>
    </message>
    <message>
        <source>Goes through the selected match move by move</source>
        <translation>Recorre la partida elegida jugada a jugada</translation>
    </message>
    <message>
        <source>From the analysed matches that were finished in the last 30 days</source>
        <translation>De las partidas analizadas que terminaron en los últimos 30 días</translation>
    </message>
    <message>
        <source>Counts two names as one person from now on</source>
        <translation>A partir de ahora cuenta dos nombres como una sola persona</translation>
    </message>
    <message>
        <source>Writes what is selected above to a file, for other programs</source>
        <translation>Escribe en un archivo, para otros programas, lo elegido arriba</translation>
    </message>
    <message>
        <source>Whose results are shown</source>
        <translation>De quién son los resultados que se muestran</translation>
    </message>
    <message>
        <source>There are no matches to draw yet.</source>
        <translation>Aún no hay partidas que dibujar.</translation>
    </message>
    <message>
        <source>Choose one game above: scores of different games cannot be compared.</source>
        <translation>Elige un juego arriba: las puntuaciones de juegos distintos no se pueden comparar.</translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n match(es).</source>
        <translation>
            <numerusform>Estas cifras se basan en %n partida.</numerusform>
            <numerusform>Estas cifras se basan en %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These figures are based on %n finished match(es).</source>
        <translation>
            <numerusform>Estas cifras se basan en %n partida terminada.</numerusform>
            <numerusform>Estas cifras se basan en %n partidas terminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) are not in them.</source>
        <translation>
            <numerusform>%n partida de práctica no está incluida.</numerusform>
            <numerusform>%n partidas de práctica no están incluidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given-up match(es) are not in them.</source>
        <translation>
            <numerusform>%n partida abandonada no está incluida.</numerusform>
            <numerusform>%n partidas abandonadas no están incluidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged: they cannot be read.</source>
        <translation>
            <numerusform>%n partida está dañada: no se puede leer.</numerusform>
            <numerusform>%n partidas están dañadas: no se pueden leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) come when all at their evening have played the same deal.</source>
        <translation>
            <numerusform>%n partida se añadirá cuando todos en la velada hayan jugado el mismo reparto.</numerusform>
            <numerusform>%n partidas se añadirán cuando todos en la velada hayan jugado el mismo reparto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskDialog</name>
    <message>
        <source>Show the move</source>
        <translation>Mostrar la jugada</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>De nuevo</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>{place}: look again</source>
        <translation>{place}: mira otra vez</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>The computer players do not answer: {reason}</source>
        <translation>Los jugadores del ordenador no responden: {reason}</translation>
    </message>
    <message>
        <source>One moment: the moves are still being weighed.</source>
        <translation>Un momento: aún se están sopesando las jugadas.</translation>
    </message>
    <message>
        <source>The move is marked.</source>
        <translation>La jugada está marcada.</translation>
    </message>
</context>
<context>
    <name>TransferDialog</name>
    <message>
        <source>Export everything</source>
        <translation>Exportar todo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) processed</source>
        <translation>
            <numerusform>%n partida procesada</numerusform>
            <numerusform>%n partidas procesadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Detenido: no se ha escrito nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and the preferences were written.</source>
        <translation>
            <numerusform>Se han escrito %n partida y las preferencias.</numerusform>
            <numerusform>Se han escrito %n partidas y las preferencias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are damaged and were left out.</source>
        <translation>
            <numerusform>%n partida está dañada y se ha dejado fuera.</numerusform>
            <numerusform>%n partidas están dañadas y se han dejado fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were added.</source>
        <translation>
            <numerusform>Se ha añadido %n partida.</numerusform>
            <numerusform>Se han añadido %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were further along there and have been updated.</source>
        <translation>
            <numerusform>%n partida estaba más avanzada allí y se ha actualizado.</numerusform>
            <numerusform>%n partidas estaban más avanzadas allí y se han actualizado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n partida ya estaba aquí.</numerusform>
            <numerusform>%n partidas ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were not imported: they break the rules.</source>
        <translation>
            <numerusform>%n partida no se ha importado: incumple las reglas.</numerusform>
            <numerusform>%n partidas no se han importado: incumplen las reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end. What was added stays.</source>
        <translation>Detenido antes del final. Lo que se ha añadido se queda.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not saved yet</source>
        <translation>Aún sin guardar</translation>
    </message>
    <message>
        <source>What was played last is kept nowhere but in this window.</source>
        <translation>Lo último que se ha jugado solo está en esta ventana.</translation>
    </message>
    <message>
        <source>Whoever leaves now loses what is not saved.</source>
        <translation>Si sales ahora, se pierde lo que no está guardado.</translation>
    </message>
    <message>
        <source>It could not be saved this time either.</source>
        <translation>Esta vez tampoco se ha podido guardar.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>&amp;Salir de todos modos</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>&amp;Quedarse</translation>
    </message>
    <message>
        <source>Saves once more, and leaves if that goes well</source>
        <translation>Guarda otra vez y, si sale bien, cierra</translation>
    </message>
    <message>
        <source>Writes the match to a file in a place of your choice</source>
        <translation>Escribe la partida en un archivo, donde tú elijas</translation>
    </message>
    <message>
        <source>Gives up what is not saved</source>
        <translation>Renuncia a lo que no está guardado</translation>
    </message>
    <message>
        <source>Goes back to the table</source>
        <translation>Vuelve a la mesa</translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>Lessons, puzzles and the first seat of a new match are theirs; choose somebody else</source>
        <translation>De quién son las lecciones, los retos y el primer asiento de una partida nueva; elige a otra persona</translation>
    </message>
    <message>
        <source>Who plays: {name}</source>
        <translation>Quién juega: {name}</translation>
    </message>
    <message>
        <source>&amp;People…</source>
        <translation>&amp;Personas…</translation>
    </message>
</context>
<context>
    <name>afbraak</name>
    <message numerus="yes">
        <source>the last box: it brings %n card(s).</source>
        <translation>
            <numerusform>la última caja: da %n carta.</numerusform>
            <numerusform>la última caja: da %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>you lead by {points} then, with {other} cards to come: nobody catches you.</source>
        <translation>con ella llevas {points} de ventaja y quedan {other} cartas: nadie te alcanza.</translation>
    </message>
    <message numerus="yes">
        <source>this box brings most: %n card(s).</source>
        <translation>
            <numerusform>es la caja que más da: %n carta.</numerusform>
            <numerusform>es la caja que más da: %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n card(s): you lead by {points} to {other}.</source>
        <translation>
            <numerusform>da %n carta: te pones {points} a {other}.</numerusform>
            <numerusform>da %n cartas: te pones {points} a {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s).</source>
        <translation>
            <numerusform>esta caja da %n carta.</numerusform>
            <numerusform>esta caja da %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this box brings %n card(s), with the open lid.</source>
        <translation>
            <numerusform>esta caja da %n carta: la tapa abierta.</numerusform>
            <numerusform>esta caja da %n cartas, con la tapa abierta.</numerusform>
        </translation>
    </message>
    <message>
        <source>after it no box brings the next player anything.</source>
        <translation>después, ninguna caja da nada a quien juega tras de ti.</translation>
    </message>
    <message numerus="yes">
        <source>it leaves the next player least: %n card(s).</source>
        <translation>
            <numerusform>es lo que menos deja al siguiente: %n carta.</numerusform>
            <numerusform>es lo que menos deja al siguiente: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>it sets no other box free.</source>
        <translation>no deja libre ninguna otra caja.</translation>
    </message>
    <message numerus="yes">
        <source>after it %n box(es) that bring(s) nothing can go.</source>
        <translation>
            <numerusform>después se puede quitar %n caja que no da nada.</numerusform>
            <numerusform>después se pueden quitar %n cajas que no dan nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) bring(s) cards now: look what they set free, too.</source>
        <translation>
            <numerusform>%n caja da cartas ahora: mira también qué deja libre.</numerusform>
            <numerusform>%n cajas dan cartas ahora: mira también qué dejan libre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n box(es) left: count who takes the last one.</source>
        <translation>
            <numerusform>Solo queda %n caja: cógela.</numerusform>
            <numerusform>Solo quedan %n cajas: cuenta quién se lleva la última.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only boxes with open lids may go now: their lids sink.</source>
        <translation>Ahora solo se pueden quitar cajas de tapa abierta: su tapa baja.</translation>
    </message>
    <message>
        <source>No box brings a card now: take one that sets nothing free for the next player.</source>
        <translation>Ahora ninguna caja da cartas: quita una que no deje nada libre al siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>the box that brings %n card(s)</source>
        <translation>
            <numerusform>la caja que da %n carta</numerusform>
            <numerusform>la caja que da %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>shares the win</source>
        <translation>comparte la victoria</translation>
    </message>
    <message>
        <source>Counted to the end, you share the win with it.</source>
        <translation>Contando hasta el final, con esto compartes la victoria.</translation>
    </message>
    <message>
        <source>Open box: closed ones first</source>
        <translation>Caja abierta: antes van las cerradas</translation>
    </message>
    <message>
        <source>Two boxes would vanish</source>
        <translation>Desaparecerían dos cajas</translation>
    </message>
    <message>
        <source>A gap would be left</source>
        <translation>Quedaría un hueco</translation>
    </message>
    <message>
        <source>The pile would fall apart</source>
        <translation>La pila se partiría</translation>
    </message>
    <message>
        <source>Brings: {cards}</source>
        <translation>Da: {cards}</translation>
    </message>
    <message>
        <source>Brings no card</source>
        <translation>No da ninguna carta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins %n card(s)</source>
        <translation>
            <numerusform>gana %n carta</numerusform>
            <numerusform>gana %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>wins nothing</source>
        <translation>no gana nada</translation>
    </message>
    <message>
        <source>Cards won</source>
        <translation>Cartas ganadas</translation>
    </message>
    <message>
        <source>{name}, take down a box.</source>
        <translation>{name}, quita una caja.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) may go</source>
        <translation>
            <numerusform>%n caja se puede quitar</numerusform>
            <numerusform>%n cajas se pueden quitar</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes its top box down. {cards}</source>
        <translation>Intro quita su caja de arriba. {cards}</translation>
    </message>
    <message>
        <source>It may not go: {reason}</source>
        <translation>No se puede quitar: {reason}</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}.</source>
        <translation>{name} quita una caja: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes down a box: {cards}. Its open lid drops by one box.</source>
        <translation>{name} quita una caja: {cards}. Su tapa abierta baja una caja.</translation>
    </message>
    <message>
        <source>The pile is gone: {scores}.</source>
        <translation>La pila ha desaparecido: {scores}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>The pile is gone.</source>
        <translation>La pila ha desaparecido.</translation>
    </message>
    <message>
        <source>These cards are won: take a box off the pile.</source>
        <translation>Estas cartas están ganadas: quita una caja de la pila.</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>best move</source>
        <translation>mejor jugada</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>buena jugada</translation>
    </message>
    <message>
        <source>?! inaccuracy</source>
        <translation>?! imprecisión</translation>
    </message>
    <message>
        <source>? mistake</source>
        <translation>? error</translation>
    </message>
    <message>
        <source>?? blunder</source>
        <translation>?? error grave</translation>
    </message>
    <message>
        <source>{judgement}: {loss}</source>
        <translation>{judgement}: {loss}</translation>
    </message>
    <message>
        <source>{judgement}: {loss}, for certain</source>
        <translation>{judgement}: {loss}, con certeza</translation>
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
            <numerusform>−%n punto</numerusform>
            <numerusform>−%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>−{number} points</source>
        <translation>−{number} puntos</translation>
    </message>
    <message>
        <source>{name}: accuracy {accuracy} of 100, {loss} a decision</source>
        <translation>{name}: precisión {accuracy} de 100, {loss} por decisión</translation>
    </message>
    <message>
        <source>{name}: nothing to judge</source>
        <translation>{name}: nada que juzgar</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n imprecisión</numerusform>
            <numerusform>%n imprecisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n error grave</numerusform>
            <numerusform>%n errores graves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bergbeklimmen</name>
    <message>
        <source>Middle pile 1</source>
        <translation>Pila central 1</translation>
    </message>
    <message>
        <source>Middle pile 2</source>
        <translation>Pila central 2</translation>
    </message>
    <message>
        <source>Middle pile 3</source>
        <translation>Pila central 3</translation>
    </message>
    <message>
        <source>Middle pile 4</source>
        <translation>Pila central 4</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>El mazo</translation>
    </message>
    <message>
        <source>Your own route</source>
        <translation>Tu propia ruta</translation>
    </message>
    <message>
        <source>Keep the card that may be kept</source>
        <translation>Guardar la carta que se puede guardar</translation>
    </message>
    <message>
        <source>{card} wins.</source>
        <translation>{card} gana.</translation>
    </message>
    <message>
        <source>with {card} you stand at {points} and your opponent at {other}: you are in front.</source>
        <translation>con {card} estás en {points} y tu rival en {other}: vas en cabeza.</translation>
    </message>
    <message>
        <source>{card} fits, and then {second} does too.</source>
        <translation>{card} encaja, y después también encaja {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} joins your team: %n of three.</source>
        <translation>
            <numerusform>{card} se une a tu cordada: %n de tres.</numerusform>
            <numerusform>{card} se une a tu cordada: %n de tres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is what your route needs next.</source>
        <translation>{card} es lo que pide ahora tu ruta.</translation>
    </message>
    <message numerus="yes">
        <source>here {card} buries {second}, which your opponent needs, under %n card(s).</source>
        <translation>
            <numerusform>aquí, {card} tapa lo que necesita tu rival: {second}.</numerusform>
            <numerusform>aquí, {card} entierra bajo %n cartas lo que necesita tu rival: {second}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to your opponent.</source>
        <translation>{card} ya no le sirve a tu rival.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent’s route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>a la ruta rival aún le falta %n carta para {card}.</numerusform>
            <numerusform>a la ruta rival aún le faltan %n cartas para {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is of no more use to you.</source>
        <translation>{card} ya no te sirve.</translation>
    </message>
    <message numerus="yes">
        <source>your route still lacks %n card(s) before {card}.</source>
        <translation>
            <numerusform>a tu ruta aún le falta %n carta para {card}.</numerusform>
            <numerusform>a tu ruta aún le faltan %n cartas para {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>here {card} does not cover {second}, which you need soon.</source>
        <translation>aquí, {card} no tapa lo que necesitarás pronto: {second}.</translation>
    </message>
    <message>
        <source>here {card} lies on top, where you can draw it again.</source>
        <translation>aquí, {card} queda encima, y puedes volver a robar esa carta.</translation>
    </message>
    <message>
        <source>keep {card}: your route needs it next.</source>
        <translation>guarda {card}: es lo que pide ahora tu ruta.</translation>
    </message>
    <message numerus="yes">
        <source>keep {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>guarda {card}: encaja después de %n carta más.</numerusform>
            <numerusform>guarda {card}: encaja después de %n cartas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>take {card}: your route needs it next.</source>
        <translation>coge {card}: es lo que pide ahora tu ruta.</translation>
    </message>
    <message>
        <source>take {card}: beneath it lies {second}, which you need soon.</source>
        <translation>coge {card}: debajo está lo que necesitarás pronto, {second}.</translation>
    </message>
    <message numerus="yes">
        <source>take {card}: it fits after %n more card(s).</source>
        <translation>
            <numerusform>coge {card}: encaja después de %n carta más.</numerusform>
            <numerusform>coge {card}: encaja después de %n cartas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw from the stock: you need no open card soon.</source>
        <translation>roba del mazo: no necesitas pronto ninguna carta abierta.</translation>
    </message>
    <message>
        <source>On your route, {card} fits now.</source>
        <translation>En tu ruta encaja ahora {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your opponent’s colour must go: where does it help least?</source>
        <translation>
            <numerusform>Hay que poner %n carta del color de tu rival: ¿dónde le ayuda menos?</numerusform>
            <numerusform>Hay que poner %n cartas del color de tu rival: ¿dónde le ayudan menos?</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in front and lay only one own card: which can you spare?</source>
        <translation>Vas en cabeza y solo pones una carta tuya: ¿de cuál puedes prescindir?</translation>
    </message>
    <message>
        <source>No card fits on your route: lay what you can spare, and keep what you need sooner.</source>
        <translation>Ninguna carta encaja en tu ruta: pon la que menos te sirva y guarda la que necesites antes.</translation>
    </message>
    <message>
        <source>Among the open cards, {card} fits on your route.</source>
        <translation>De las cartas abiertas, en tu ruta encaja {card}.</translation>
    </message>
    <message>
        <source>No open card fits now: dig for one that you need soon, or draw from the stock.</source>
        <translation>Ahora no encaja ninguna carta abierta: cava hacia una que necesites pronto, o roba del mazo.</translation>
    </message>
    <message>
        <source>{card} on pile {number}</source>
        <translation>{card} en la pila {number}</translation>
    </message>
    <message>
        <source>{card} on your route</source>
        <translation>{card} en tu ruta</translation>
    </message>
    <message>
        <source>keep {card}</source>
        <translation>guardar {card}</translation>
    </message>
    <message>
        <source>{card} from pile {number}</source>
        <translation>{card} de la pila {number}</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>una carta del mazo</translation>
    </message>
    <message>
        <source>Red pile</source>
        <translation>Pila roja</translation>
    </message>
    <message>
        <source>Black pile</source>
        <translation>Pila negra</translation>
    </message>
    <message>
        <source>New red pile</source>
        <translation>Nueva pila roja</translation>
    </message>
    <message>
        <source>New black pile</source>
        <translation>Nueva pila negra</translation>
    </message>
    <message>
        <source>Red route</source>
        <translation>Ruta roja</translation>
    </message>
    <message>
        <source>Black route</source>
        <translation>Ruta negra</translation>
    </message>
    <message>
        <source>next: a climber</source>
        <translation>sigue: un escalador</translation>
    </message>
    <message>
        <source>next: {rank}</source>
        <translation>sigue: {rank}</translation>
    </message>
    <message>
        <source>on the summit</source>
        <translation>en la cumbre</translation>
    </message>
    <message>
        <source>{route}, {wanted}: {cards}</source>
        <translation>{route}, {wanted}: {cards}</translation>
    </message>
    <message>
        <source>{route}, {wanted}: no card yet</source>
        <translation>{route}, {wanted}: aún sin cartas</translation>
    </message>
    <message>
        <source>{pile}, number {number}</source>
        <translation>{pile}, número {number}</translation>
    </message>
    <message>
        <source>{pile}, number {number}, on top {top}; beneath it {rest}</source>
        <translation>{pile}, número {number}, encima {top}; debajo {rest}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: {top}</source>
        <translation>{pile}, número {number}: {top}</translation>
    </message>
    <message>
        <source>{pile}, number {number}: empty</source>
        <translation>{pile}, número {number}: vacía</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Middle piles</source>
        <translation>Pilas centrales</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>por color</translation>
    </message>
    <message>
        <source>next: a climber (jack, queen or king)</source>
        <translation>sigue: un escalador (jota, reina o rey)</translation>
    </message>
    <message>
        <source>climbers {count}/{goal}</source>
        <translation>escaladores {count}/{goal}</translation>
    </message>
    <message>
        <source>stages {count}/{goal}</source>
        <translation>etapas {count}/{goal}</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>tu ladera</translation>
    </message>
    <message>
        <source>in front: one own card</source>
        <translation>en cabeza: una sola carta tuya</translation>
    </message>
    <message>
        <source>must be laid</source>
        <translation>a poner</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>puede quedar</translation>
    </message>
    <message>
        <source>fits your route</source>
        <translation>encaja en tu ruta</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Guardar {card}</translation>
    </message>
    <message>
        <source>climbs on</source>
        <translation>sigue subiendo</translation>
    </message>
    <message>
        <source>reaches the summit</source>
        <translation>llega a la cumbre</translation>
    </message>
    <message>
        <source>covers {card}</source>
        <translation>tapa {card}</translation>
    </message>
    <message>
        <source>begins a pile</source>
        <translation>empieza una pila</translation>
    </message>
    <message>
        <source>{name}, lay one card or both.</source>
        <translation>{name}, pon una carta o las dos.</translation>
    </message>
    <message>
        <source>{name}, both cards must be laid.</source>
        <translation>{name}, hay que poner las dos cartas.</translation>
    </message>
    <message>
        <source>{name}, {card} must be laid.</source>
        <translation>{name}, hay que poner {card}.</translation>
    </message>
    <message>
        <source>{name}, lay {card} too, or keep it.</source>
        <translation>{name}, pon también {card}, o guarda esa carta.</translation>
    </message>
    <message>
        <source>{name}, you are in front: only one of your own cards.</source>
        <translation>{name}, vas en cabeza: solo una de tus cartas.</translation>
    </message>
    <message>
        <source>{name}, fill your hand from what is lit.</source>
        <translation>{name}, completa tu mano con lo que está iluminado.</translation>
    </message>
    <message>
        <source>Red cards go on the red piles, black ones on the black.</source>
        <translation>Las cartas rojas van a las pilas rojas; las negras, a las negras.</translation>
    </message>
    <message>
        <source>That is your opponent’s side of the mountain.</source>
        <translation>Esa es la ladera de tu rival.</translation>
    </message>
    <message>
        <source>You may only draw from piles of your own colour.</source>
        <translation>Solo puedes robar de las pilas de tu color.</translation>
    </message>
    <message>
        <source>{name} lays {card} on the route.</source>
        <translation>{name} pone {card} en la ruta.</translation>
    </message>
    <message>
        <source>{name} lays {card} on pile {number}.</source>
        <translation>{name} pone {card} en la pila {number}.</translation>
    </message>
    <message>
        <source>{name} begins pile {number} with {card}.</source>
        <translation>{name} empieza la pila {number} con {card}.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} guarda una carta.</translation>
    </message>
    <message>
        <source>{name} is in front and must keep the other card.</source>
        <translation>{name} va en cabeza y debe guardar la otra carta.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} roba del mazo.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the stock.</source>
        <translation>{name} roba {card} del mazo.</translation>
    </message>
    <message>
        <source>{name} takes {card} from pile {number}.</source>
        <translation>{name} coge {card} de la pila {number}.</translation>
    </message>
    <message>
        <source>{name} has reached the summit.</source>
        <translation>{name} ha llegado a la cumbre.</translation>
    </message>
    <message>
        <source>A hundred turns without a step: nobody wins.</source>
        <translation>Cien turnos sin un paso: no gana nadie.</translation>
    </message>
    <message>
        <source>A hundred turns in a row laid no card on a route: a draw.</source>
        <translation>Cien turnos seguidos sin poner carta en ninguna ruta: empate.</translation>
    </message>
    <message>
        <source>Your next stage is buried!</source>
        <translation>¡Tu próxima etapa está enterrada!</translation>
    </message>
    <message>
        <source>climbed: {card}</source>
        <translation>sube: {card}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>pone: {card}</translation>
    </message>
    <message>
        <source>kept a card</source>
        <translation>guarda una carta</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation>roba del mazo</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>coge: {card}</translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>Show hidden boxes</source>
        <translation>Mostrar las cajas ocultas</translation>
    </message>
    <message>
        <source>Show the whole pile</source>
        <translation>Mostrar toda la pila</translation>
    </message>
    <message>
        <source>Come nearer</source>
        <translation>Acercarse</translation>
    </message>
    <message>
        <source>Go farther away</source>
        <translation>Alejarse</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Mover la imagen</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>lado izquierdo</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>lado derecho</translation>
    </message>
    <message>
        <source>closed lid</source>
        <translation>tapa cerrada</translation>
    </message>
    <message>
        <source>open lid</source>
        <translation>tapa abierta</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s)</source>
        <translation>
            <numerusform>%n lado izquierdo</numerusform>
            <numerusform>%n lados izquierdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s)</source>
        <translation>
            <numerusform>%n lado derecho</numerusform>
            <numerusform>%n lados derechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s)</source>
        <translation>
            <numerusform>%n tapa cerrada</numerusform>
            <numerusform>%n tapas cerradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s)</source>
        <translation>
            <numerusform>%n tapa abierta</numerusform>
            <numerusform>%n tapas abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>por tipo</translation>
    </message>
    <message>
        <source>Pile of boxes</source>
        <translation>Pila de cajas</translation>
    </message>
    <message numerus="yes">
        <source>row {row}, place {place}: %n box(es), {lid}</source>
        <translation>
            <numerusform>fila {row}, sitio {place}: %n caja, {lid}</numerusform>
            <numerusform>fila {row}, sitio {place}: %n cajas, {lid}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, place {place}: empty</source>
        <translation>fila {row}, sitio {place}: vacío</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>tapa cerrada</translation>
    </message>
    <message>
        <source>open</source>
        <translation>tapa abierta</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n caja</numerusform>
            <numerusform>%n cajas</numerusform>
        </translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>Rayos X</translation>
    </message>
    <message>
        <source>X-ray on: hidden boxes are shown.</source>
        <translation>Rayos X activados: se ven las cajas ocultas.</translation>
    </message>
    <message>
        <source>X-ray off.</source>
        <translation>Rayos X desactivados.</translation>
    </message>
    <message>
        <source>Whole pile</source>
        <translation>Toda la pila</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{value} of spades</source>
        <translation>{value}&#xa0;de picas</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as de picas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>rey de picas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>reina de picas</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jota de picas</translation>
    </message>
    <message>
        <source>{value} of hearts</source>
        <translation>{value}&#xa0;de corazones</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de corazones</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rey de corazones</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>reina de corazones</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jota de corazones</translation>
    </message>
    <message>
        <source>{value} of diamonds</source>
        <translation>{value}&#xa0;de diamantes</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as de diamantes</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>rey de diamantes</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>reina de diamantes</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jota de diamantes</translation>
    </message>
    <message>
        <source>{value} of clubs</source>
        <translation>{value}&#xa0;de tréboles</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>as de tréboles</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>rey de tréboles</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>reina de tréboles</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jota de tréboles</translation>
    </message>
    <message>
        <source>the {value} of spades</source>
        <translation>el&#xa0;{value}&#xa0;de picas</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>el as de picas</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>el rey de picas</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>la reina de picas</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>la jota de picas</translation>
    </message>
    <message>
        <source>the {value} of hearts</source>
        <translation>el&#xa0;{value}&#xa0;de corazones</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>el as de corazones</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>el rey de corazones</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>la reina de corazones</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>la jota de corazones</translation>
    </message>
    <message>
        <source>the {value} of diamonds</source>
        <translation>el&#xa0;{value}&#xa0;de diamantes</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>el as de diamantes</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>el rey de diamantes</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>la reina de diamantes</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>la jota de diamantes</translation>
    </message>
    <message>
        <source>the {value} of clubs</source>
        <translation>el&#xa0;{value}&#xa0;de tréboles</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>el as de tréboles</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>el rey de tréboles</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>la reina de tréboles</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>la jota de tréboles</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
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
        <translation>no hay otra jugada.</translation>
    </message>
    <message>
        <source>nothing better found: about {percent} % to win.</source>
        <translation>nada mejor: alrededor del {percent}&#xa0;% de posibilidades.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>Alrededor de %n posibilidad más entre cien de ganar.</numerusform>
            <numerusform>Alrededor de %n posibilidades más entre cien de ganar.</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>exactly {percent} %</source>
        <translation>exactamente {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Counted to the end, you win with it.</source>
        <translation>Contando hasta el final, con esto ganas.</translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, it is %n point(s) in a hundred more to win.</source>
        <translation>
            <numerusform>Contando hasta el final, %n posibilidad más entre cien de ganar.</numerusform>
            <numerusform>Contando hasta el final, %n posibilidades más entre cien de ganar.</numerusform>
        </translation>
    </message>
    <message>
        <source>counted to the end, you win with it.</source>
        <translation>contando hasta el final, con esto ganas.</translation>
    </message>
    <message>
        <source>counted to the end, nothing better is left: it loses.</source>
        <translation>contando hasta el final, no queda nada mejor: esto pierde.</translation>
    </message>
    <message>
        <source>counted to the end, exactly {percent} % to win.</source>
        <translation>contando hasta el final, exactamente el {percent}&#xa0;% de posibilidades.</translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s) as good.</source>
        <translation>
            <numerusform>%n jugada más es igual de buena.</numerusform>
            <numerusform>%n jugadas más son igual de buenas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {reason}</source>
        <translation>Mejor: {reason}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Mejor: {move}.</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Puntos de comparación</translation>
    </message>
    <message>
        <source>2 for each one with a lower score, 1 for each with the same score.</source>
        <translation>2 por cada uno con menos puntuación, 1 por cada uno con la misma.</translation>
    </message>
    <message>
        <source>{points} of {most}</source>
        <translation>{points} de {most}</translation>
    </message>
    <message>
        <source>{points} of {most}: {share}</source>
        <translation>{points} de {most}: {share}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>{round}: {number}</source>
        <translation>{round}: {number}</translation>
    </message>
    <message>
        <source>= alike</source>
        <translation>= igual</translation>
    </message>
    <message>
        <source>≠ here they part</source>
        <translation>≠ aquí se separan</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Reparto {number}</translation>
    </message>
</context>
<context>
    <name>deal of the day</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Intento</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartida</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>On each day, 2 points for each one with a lower score and 1 for each with the same score, of all who played it.</source>
        <translation>Por cada día, 2 puntos por cada uno con menos puntuación y 1 por cada uno con la misma, entre todos los que lo jugaron.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>{score}, won</source>
        <translation>{score}, ganado</translation>
    </message>
    <message>
        <source>{result} (afterwards)</source>
        <translation>{result} (después)</translation>
    </message>
    <message numerus="yes">
        <source>Played on the day itself: %n day(s) in a row.</source>
        <translation>
            <numerusform>Jugado el mismo día: %n día seguido.</numerusform>
            <numerusform>Jugado el mismo día: %n días seguidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest row so far: %n day(s).</source>
        <translation>
            <numerusform>La serie más larga hasta ahora: %n día.</numerusform>
            <numerusform>La serie más larga hasta ahora: %n días.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>A column is given by two whole numbers.</source>
        <translation>Una columna se indica con dos números enteros.</translation>
    </message>
    <message>
        <source>The pile is not the cube with four open boxes.</source>
        <translation>La pila no es el cubo con cuatro cajas abiertas.</translation>
    </message>
    <message>
        <source>You are in front: of your own cards you may lay only one in this turn.</source>
        <translation>Vas en cabeza: de tus cartas solo puedes poner una en este turno.</translation>
    </message>
    <message>
        <source>There is no card on that pile.</source>
        <translation>No hay ninguna carta en esa pila.</translation>
    </message>
    <message>
        <source>While fewer than two piles of a colour lie, its next card begins a new one.</source>
        <translation>Mientras haya menos de dos pilas de un color, su siguiente carta empieza una nueva.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>No existe la pila {pile}.</translation>
    </message>
    <message>
        <source>The move does not say where {card} goes.</source>
        <translation>La jugada no dice adónde va {card}.</translation>
    </message>
    <message>
        <source>{card} is not what your route needs next.</source>
        <translation>{card} no es lo que pide ahora tu ruta.</translation>
    </message>
    <message>
        <source>You have to lay at least one card before you may keep one.</source>
        <translation>Tienes que poner al menos una carta antes de guardar otra.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it must be laid.</source>
        <translation>{card} es del color de tu rival: hay que poner esa carta.</translation>
    </message>
    <message>
        <source>First lay a card, then fill your hand.</source>
        <translation>Primero pon una carta, después completa tu mano.</translation>
    </message>
    <message>
        <source>{card} has your opponent’s colour: it cannot go on your route.</source>
        <translation>{card} es del color de tu rival: esa carta no va en tu ruta.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>El mazo está vacío.</translation>
    </message>
    <message>
        <source>Your team is complete: {card} finds no place in it.</source>
        <translation>Tu cordada está completa: en ella no hay sitio para {card}.</translation>
    </message>
    <message>
        <source>First your team of three climbers, then the stages.</source>
        <translation>Primero tu cordada de tres escaladores, después las etapas.</translation>
    </message>
    <message>
        <source>You have laid your cards: now fill your hand.</source>
        <translation>Ya has puesto tus cartas: ahora completa tu mano.</translation>
    </message>
    <message>
        <source>A column is at least one box high.</source>
        <translation>Una columna tiene al menos una caja de altura.</translation>
    </message>
    <message>
        <source>An open box may not be exchanged for a closed lid.</source>
        <translation>Una tapa abierta no se puede cambiar por una cerrada.</translation>
    </message>
    <message>
        <source>A column stands too far away.</source>
        <translation>Una columna está demasiado lejos.</translation>
    </message>
    <message>
        <source>A column is given twice.</source>
        <translation>Una columna se indica dos veces.</translation>
    </message>
    <message>
        <source>The build makes no point.</source>
        <translation>La construcción no da ningún punto.</translation>
    </message>
    <message>
        <source>There is no column there.</source>
        <translation>Ahí no hay ninguna columna.</translation>
    </message>
    <message>
        <source>A pile is a list of columns, each three whole numbers.</source>
        <translation>Una pila es una lista de columnas, cada una de tres números enteros.</translation>
    </message>
    <message>
        <source>Open boxes are given by two whole numbers each.</source>
        <translation>Las cajas abiertas se indican con dos números enteros cada una.</translation>
    </message>
    <message>
        <source>A number is beyond {most}.</source>
        <translation>Un número pasa de {most}.</translation>
    </message>
    <message>
        <source>An open box may not be moved.</source>
        <translation>Una caja abierta no se puede mover.</translation>
    </message>
    <message>
        <source>The open box on top stays as long as a closed one can go.</source>
        <translation>La caja abierta de arriba se queda mientras se pueda quitar una cerrada.</translation>
    </message>
    <message>
        <source>An open lid needs a box whose lid can be seen.</source>
        <translation>Una tapa abierta va en una caja cuya tapa se vea.</translation>
    </message>
    <message>
        <source>A pile has at least one box.</source>
        <translation>Una pila tiene al menos una caja.</translation>
    </message>
    <message>
        <source>There is a gap between two columns.</source>
        <translation>Hay un hueco entre dos columnas.</translation>
    </message>
    <message>
        <source>The pile falls apart: its columns must touch.</source>
        <translation>La pila se parte: sus columnas deben tocarse.</translation>
    </message>
    <message>
        <source>A column in front may not be higher than one behind it.</source>
        <translation>Una columna no puede ser más alta que otra de detrás.</translation>
    </message>
    <message>
        <source>An open box is given twice.</source>
        <translation>Una caja abierta se indica dos veces.</translation>
    </message>
    <message>
        <source>The pile takes {count} cards of kind {card}; there are only {most}.</source>
        <translation>La pila lleva {count} cartas del tipo {card}; solo hay {most}.</translation>
    </message>
    <message>
        <source>The value of {key} must be true.</source>
        <translation>El valor de {key} debe ser true.</translation>
    </message>
    <message>
        <source>The fate pile is incomplete or out of order.</source>
        <translation>La pila del destino está incompleta o desordenada.</translation>
    </message>
    <message>
        <source>{card} belongs in the row of its colour, which is there already.</source>
        <translation>{card} va en la fila de su color, que ya existe.</translation>
    </message>
    <message>
        <source>Five rows lie on the table: there is no room for another.</source>
        <translation>Hay cinco filas en la mesa: no cabe otra.</translation>
    </message>
    <message>
        <source>There is no row {row}.</source>
        <translation>No existe la fila {row}.</translation>
    </message>
    <message>
        <source>That row has another colour than {card}.</source>
        <translation>{card} no es del color de esa fila.</translation>
    </message>
    <message>
        <source>Everybody has passed: only a knock on the last pass is possible now.</source>
        <translation>Todos han pasado: ahora solo se puede golpear por el último paso.</translation>
    </message>
    <message>
        <source>Somebody has knocked already: only the first knock counts.</source>
        <translation>Alguien ya ha golpeado: solo cuenta el primer golpe.</translation>
    </message>
    <message>
        <source>A bid is due now.</source>
        <translation>Ahora toca pujar.</translation>
    </message>
    <message>
        <source>Whoever knocked must show a build or concede.</source>
        <translation>Quien ha golpeado debe mostrar una construcción o ceder.</translation>
    </message>
    <message>
        <source>With the unused cards you build, or say that you are done.</source>
        <translation>Con las cartas sobrantes construyes, o dices que has terminado.</translation>
    </message>
    <message>
        <source>It is time to build or to pass.</source>
        <translation>Es momento de construir o de pasar.</translation>
    </message>
    <message>
        <source>There is no pass to knock on.</source>
        <translation>Nadie ha pasado: no hay por qué golpear.</translation>
    </message>
    <message>
        <source>That build is not among those considered.</source>
        <translation>Esa construcción no está entre las consideradas.</translation>
    </message>
    <message>
        <source>Nobody may build now.</source>
        <translation>Nadie puede construir ahora.</translation>
    </message>
    <message>
        <source>A bid is a whole number from 0 to {most}.</source>
        <translation>Una puja es un número entero de 0 a {most}.</translation>
    </message>
    <message>
        <source>A build names all columns of the pile and all open boxes.</source>
        <translation>Una construcción indica todas las columnas de la pila y todas las cajas abiertas.</translation>
    </message>
    <message>
        <source>Nobody knocks on a pass of their own.</source>
        <translation>Nadie golpea por su propio paso.</translation>
    </message>
    <message>
        <source>The deal must name two spies.</source>
        <translation>El reparto debe indicar dos espías.</translation>
    </message>
    <message>
        <source>A turn begins with a discard.</source>
        <translation>Un turno empieza con un descarte.</translation>
    </message>
    <message>
        <source>You have discarded this turn.</source>
        <translation>Ya has descartado en este turno.</translation>
    </message>
    <message>
        <source>One card of the trio must be of the suit of your spy, {spy}.</source>
        <translation>Una carta del trío debe ser del palo de tu espía: {spy}.</translation>
    </message>
    <message>
        <source>The shuffle does not say what the new stock is.</source>
        <translation>La jugada no dice cuál es el nuevo mazo tras barajar.</translation>
    </message>
    <message>
        <source>It is not time to shuffle.</source>
        <translation>No es momento de barajar.</translation>
    </message>
    <message>
        <source>There is no chance move {chance}.</source>
        <translation>No existe la jugada de azar {chance}.</translation>
    </message>
    <message>
        <source>No trio of the rank of {card} lies on the table.</source>
        <translation>No hay en la mesa ningún trío del mismo valor que {card}.</translation>
    </message>
    <message>
        <source>The three cards are not of one rank.</source>
        <translation>Las tres cartas no tienen el mismo valor.</translation>
    </message>
    <message>
        <source>The discard pile must be shuffled first.</source>
        <translation>Primero hay que barajar los descartes.</translation>
    </message>
    <message>
        <source>{card} is your spy: it stays face down.</source>
        <translation>{card} es tu espía: se queda boca abajo.</translation>
    </message>
    <message>
        <source>A trio is three cards.</source>
        <translation>Un trío son tres cartas.</translation>
    </message>
    <message>
        <source>The new stock must be exactly the {count} cards of the discard pile.</source>
        <translation>El nuevo mazo debe ser exactamente las {count} cartas de los descartes.</translation>
    </message>
    <message>
        <source>An attack comes first.</source>
        <translation>Primero hay que atacar.</translation>
    </message>
    <message>
        <source>Spells are blocked already.</source>
        <translation>Los hechizos ya están bloqueados.</translation>
    </message>
    <message>
        <source>First say whether you challenge with a sleep spell.</source>
        <translation>Di primero si desafías con un hechizo de sueño.</translation>
    </message>
    <message>
        <source>That soldier faces another of yours: only that one may attack it.</source>
        <translation>Ese soldado está frente a otro de los tuyos: solo ese puede atacarlo.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy: it may not slide.</source>
        <translation>Este soldado tiene un enemigo enfrente: no puede desplazarse.</translation>
    </message>
    <message>
        <source>The empty slot must be filled first.</source>
        <translation>Primero hay que llenar la casilla vacía.</translation>
    </message>
    <message>
        <source>To fill a slot, name a card and, for a ransom, the money.</source>
        <translation>Para llenar una casilla, indica una carta y, si es un rescate, el dinero.</translation>
    </message>
    <message>
        <source>Both lines are chosen first.</source>
        <translation>Primero se eligen las dos líneas.</translation>
    </message>
    <message>
        <source>A line is three soldiers.</source>
        <translation>Una línea son tres soldados.</translation>
    </message>
    <message>
        <source>The money card {money} is spent.</source>
        <translation>La carta de dinero {money} ya está gastada.</translation>
    </message>
    <message>
        <source>The money card {money} cannot be paid twice.</source>
        <translation>La carta de dinero {money} no se puede pagar dos veces.</translation>
    </message>
    <message>
        <source>This soldier faces an enemy and may attack only that one.</source>
        <translation>Este soldado tiene un enemigo enfrente y solo puede atacar a ese.</translation>
    </message>
    <message>
        <source>{key} must be true or false.</source>
        <translation>{key} debe ser true o false.</translation>
    </message>
    <message>
        <source>No enemy soldier stands there.</source>
        <translation>Ahí no hay ningún soldado enemigo.</translation>
    </message>
    <message>
        <source>None of your soldiers stands there.</source>
        <translation>Ahí no hay ningún soldado tuyo.</translation>
    </message>
    <message>
        <source>There is no money card {money}.</source>
        <translation>No existe la carta de dinero {money}.</translation>
    </message>
    <message>
        <source>There is no slot {slot}.</source>
        <translation>No existe la casilla {slot}.</translation>
    </message>
    <message>
        <source>There is no soldier {card}.</source>
        <translation>No existe el soldado {card}.</translation>
    </message>
    <message>
        <source>There is no such spell: {spell}.</source>
        <translation>Ese hechizo no existe: {spell}.</translation>
    </message>
    <message>
        <source>{card} is not in the enemy’s dungeon: it needs no ransom.</source>
        <translation>{card} no está en la mazmorra enemiga: no hace falta rescate.</translation>
    </message>
    <message>
        <source>{card} is not in your reserve.</source>
        <translation>{card} no está en tu reserva.</translation>
    </message>
    <message>
        <source>{card} lies in the enemy’s dungeon: its ransom is {price}.</source>
        <translation>{card} está en la mazmorra enemiga: su rescate cuesta {price}.</translation>
    </message>
    <message>
        <source>First say whether you reverse the duel.</source>
        <translation>Di primero si inviertes el duelo.</translation>
    </message>
    <message>
        <source>A sleep spell must be chosen now.</source>
        <translation>Ahora hay que elegir un hechizo de sueño.</translation>
    </message>
    <message>
        <source>This soldier has slid this turn.</source>
        <translation>Este soldado ya se ha desplazado en este turno.</translation>
    </message>
    <message>
        <source>Spells are blocked: no soldier slides any more this turn.</source>
        <translation>Los hechizos están bloqueados: en este turno ya no se desplaza ningún soldado.</translation>
    </message>
    <message>
        <source>A soldier stands there.</source>
        <translation>Ahí ya hay un soldado.</translation>
    </message>
    <message>
        <source>{card} cannot stand in the line twice.</source>
        <translation>{card} no puede estar dos veces en la línea.</translation>
    </message>
    <message>
        <source>The spell {spell} is used up.</source>
        <translation>El hechizo {spell} ya está gastado.</translation>
    </message>
    <message>
        <source>First say whether you use a strength spell.</source>
        <translation>Di primero si usas un hechizo de fuerza.</translation>
    </message>
    <message>
        <source>The move must name two slots.</source>
        <translation>La jugada debe indicar dos casillas.</translation>
    </message>
    <message>
        <source>The ransom of {card} is exactly {price}, not {paid}.</source>
        <translation>El rescate de {card} es exactamente {price}, no {paid}.</translation>
    </message>
    <message>
        <source>This is not a deal of the game.</source>
        <translation>Esto no es un reparto de este juego.</translation>
    </message>
    <message>
        <source>{value} is not a deal number.</source>
        <translation>{value} no es un número de reparto.</translation>
    </message>
    <message>
        <source>Deals of version {value} are not known here.</source>
        <translation>Aquí no se conocen repartos de la versión {value}.</translation>
    </message>
    <message>
        <source>The hands do not have the right number of cards.</source>
        <translation>Las manos no tienen el número de cartas correcto.</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {reason}.</source>
        <translation>No se puede dar la lección de {game}: {reason}.</translation>
    </message>
    <message>
        <source>Seat {seat} has no such computer level: {level}.</source>
        <translation>El asiento {seat} tiene un nivel de ordenador que no existe: {level}.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}.</source>
        <translation>La opción {option} no puede ser {value}.</translation>
    </message>
    <message>
        <source>Seat {seat} needs a name and a player.</source>
        <translation>El asiento {seat} necesita un nombre y un jugador.</translation>
    </message>
    <message>
        <source>{count} players: the game takes {low} to {high}.</source>
        <translation>{count} jugadores: el juego admite de {low} a {high}.</translation>
    </message>
    <message>
        <source>The stock is incomplete.</source>
        <translation>El mazo está incompleto.</translation>
    </message>
    <message>
        <source>{version} is not a version of the record format.</source>
        <translation>{version} no es una versión del formato de partida.</translation>
    </message>
    <message>
        <source>These are not the cards that were sealed before play began.</source>
        <translation>Estas no son las cartas que se sellaron antes de empezar a jugar.</translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation>{card} no está en esta mano.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} aparece dos veces.</translation>
    </message>
    <message>
        <source>The key {key} is there twice.</source>
        <translation>La clave {key} aparece dos veces.</translation>
    </message>
    <message>
        <source>Read on first: nothing is to be played yet.</source>
        <translation>Sigue leyendo: aún no hay nada que jugar.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>The match has a result but is not over.</source>
        <translation>La partida tiene un resultado, pero no ha terminado.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>Falta la clave {key}.</translation>
    </message>
    <message>
        <source>The record has version {version}: a newer program has written it.</source>
        <translation>El archivo tiene la versión {version}: lo ha escrito un programa más nuevo.</translation>
    </message>
    <message>
        <source>It is not time for the next round.</source>
        <translation>No es momento de la siguiente ronda.</translation>
    </message>
    <message>
        <source>No round has been dealt.</source>
        <translation>No se ha repartido ninguna ronda.</translation>
    </message>
    <message>
        <source>The move names no seat.</source>
        <translation>La jugada no indica ningún asiento.</translation>
    </message>
    <message>
        <source>There is no card {card}.</source>
        <translation>No existe la carta {card}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>No existe el asiento {seat}.</translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation>Esa no es una jugada de este juego.</translation>
    </message>
    <message>
        <source>This is not a game record.</source>
        <translation>Esto no es un archivo de partida.</translation>
    </message>
    <message>
        <source>This is not a readable JSON document.</source>
        <translation>Esto no es un documento JSON legible.</translation>
    </message>
    <message>
        <source>This is not a game file: line {line}, column {column} is not JSON.</source>
        <translation>Esto no es un archivo de partida: la línea {line}, columna {column}, no es JSON.</translation>
    </message>
    <message>
        <source>This is not a game file: its text is not UTF-8.</source>
        <translation>Esto no es un archivo de partida: su texto no es UTF-8.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>No es el turno de este asiento.</translation>
    </message>
    <message>
        <source>Deal {number} shuffles the cards in another way.</source>
        <translation>El reparto {number} baraja las cartas de otra forma.</translation>
    </message>
    <message>
        <source>These are not the cards of deal {number}.</source>
        <translation>Estas no son las cartas del reparto {number}.</translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation>La ronda no ha terminado.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>The document is nested too deep.</source>
        <translation>El documento está anidado con demasiada profundidad.</translation>
    </message>
    <message>
        <source>There are {count} rounds, only {allowed} are played.</source>
        <translation>Hay {count} rondas, pero solo se juegan {allowed}.</translation>
    </message>
    <message>
        <source>There is no game {game}.</source>
        <translation>No existe el juego {game}.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>El juego no tiene la opción {option}.</translation>
    </message>
    <message>
        <source>The round did not end like that, but with: {expected}.</source>
        <translation>La ronda no terminó así, sino con: {expected}.</translation>
    </message>
    <message>
        <source>The scores are wrong, they should be {expected}.</source>
        <translation>Las puntuaciones son erróneas: deberían ser {expected}.</translation>
    </message>
    <message>
        <source>The round must be begun by seat {start}.</source>
        <translation>La ronda debe empezarla el asiento {start}.</translation>
    </message>
    <message>
        <source>The totals are wrong, they should be {expected}.</source>
        <translation>Los totales son erróneos: deberían ser {expected}.</translation>
    </message>
    <message>
        <source>The key {key} has the wrong kind of value.</source>
        <translation>La clave {key} tiene un tipo de valor equivocado.</translation>
    </message>
    <message>
        <source>The winners are wrong, they should be {expected}.</source>
        <translation>Los ganadores son erróneos: deberían ser {expected}.</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>all at one table</source>
        <translation>todos a una mesa</translation>
    </message>
    <message>
        <source>everybody against everybody</source>
        <translation>todos contra todos</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>eliminatoria</translation>
    </message>
    <message>
        <source>same deals for everybody</source>
        <translation>los mismos repartos para todos</translation>
    </message>
    <message>
        <source>All play in every match; each begins in turn.</source>
        <translation>Todos juegan en cada partida; empiezan por turnos.</translation>
    </message>
    <message>
        <source>Two sit at each table, and everybody meets everybody in every game.</source>
        <translation>Se juega de dos en dos, y todos se enfrentan a todos en cada juego.</translation>
    </message>
    <message>
        <source>Two sit at each table; the winner goes on, and a draw is played again. The chosen games take turns from round to round.</source>
        <translation>Se juega de dos en dos; quien gana sigue, y un empate se repite. Los juegos elegidos se turnan de ronda en ronda.</translation>
    </message>
    <message>
        <source>One after the other, each plays the same cards alone against the same computer players, without having seen them. When all have played a deal, it is compared move by move.</source>
        <translation>Uno tras otro, cada cual juega solo las mismas cartas contra los mismos jugadores del ordenador, sin haberlas visto. Cuando todos han jugado un reparto, se compara jugada a jugada.</translation>
    </message>
    <message>
        <source>In this game every match begins with the same cards: only the computer player varies from deal to deal.</source>
        <translation>En este juego todas las partidas empiezan con las mismas cartas: solo el jugador del ordenador varía de un reparto a otro.</translation>
    </message>
    <message>
        <source>by the share of the win</source>
        <translation>según la parte de la victoria</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>según el puesto</translation>
    </message>
    <message>
        <source>A match is worth 1 point: to its winner, or shared by those who share the win.</source>
        <translation>Una partida vale 1 punto: para quien gana, o repartido entre quienes comparten la victoria.</translation>
    </message>
    <message>
        <source>A match brings 1 point for each player left behind, and half a point for each with the same score.</source>
        <translation>Una partida da 1 punto por cada jugador superado y medio punto por cada uno con el mismo resultado.</translation>
    </message>
    <message>
        <source>Two have the same name: give one of them another.</source>
        <translation>Dos tienen el mismo nombre: cambia uno de ellos.</translation>
    </message>
    <message>
        <source>Choose a game, or another form: no game seats more than six.</source>
        <translation>Elige un juego u otra forma: ningún juego admite más de seis.</translation>
    </message>
    <message>
        <source>The same deals are of one game: choose only one.</source>
        <translation>Los mismos repartos son de un solo juego: elige solo uno.</translation>
    </message>
    <message>
        <source>That would be more than 120 matches: choose fewer.</source>
        <translation>Serían más de 120 partidas: elige menos.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the matches won, then by the matches among those who are equal, then by the points of the opponents left behind (half of them after a draw). Whoever is still equal shares the place.</source>
        <translation>A igualdad de puntos cuentan las partidas ganadas, luego las partidas entre los empatados, luego los puntos de los rivales vencidos (la mitad tras un empate). Quienes sigan igualados comparten el puesto.</translation>
    </message>
    <message>
        <source>Points are match points, as in bridge clubs: at each deal that all have played, 2 for each one whose score you beat and 1 for each with the same score; the share is what that is of all there was to be had.</source>
        <translation>Los puntos son de comparación, como en los clubes de bridge: en cada reparto que todos han jugado, 2 por cada uno cuya puntuación superas y 1 por cada uno con la misma; la parte es lo que eso supone de todo lo que había en juego.</translation>
    </message>
    <message>
        <source>Equal points are told apart by the deals at which one was best alone, then by the match points among those who are equal, then by the sum of the scores. Whoever is still equal shares the place.</source>
        <translation>A igualdad de puntos deciden los repartos en que uno fue el único mejor, luego los puntos de comparación entre los empatados, luego la suma de las puntuaciones. Quienes sigan empatados comparten el puesto.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last. The deals they give up are open once all others have played them; then nobody can come back to them.</source>
        <translation>Quien se retira conserva los puntos y queda al final. Los repartos que deja se abren en cuanto todos los demás los han jugado; después nadie puede volver a ellos.</translation>
    </message>
    <message>
        <source>The place is how far one came; those who went out in the same round share it. Points are matches won.</source>
        <translation>El puesto es hasta dónde se llegó; quienes caen en la misma ronda lo comparten. Los puntos son los duelos ganados.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; the others play on without them.</source>
        <translation>Quien se retira conserva los puntos y queda al final; los demás siguen jugando.</translation>
    </message>
    <message>
        <source>Whoever drops out keeps the points and stands last; each opponent they have not met yet has 1 point for it.</source>
        <translation>Quien se retira conserva los puntos y queda al final; cada rival que aún le faltaba recibe 1 punto.</translation>
    </message>
    <message>
        <source>If somebody drops out, the opponent goes on without a match.</source>
        <translation>Si alguien se retira, su rival pasa sin jugar.</translation>
    </message>
    <message>
        <source>A match that became practice does not count, and is open again.</source>
        <translation>Una partida que pasó a ser práctica no cuenta y vuelve a quedar pendiente.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Matches won alone or, at the same deals, the deals at which one was best alone.</source>
        <translation>Partidas ganadas en solitario o, con los mismos repartos, aquellos en que uno fue el único mejor.</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>What told those with equal points apart.</source>
        <translation>Lo que decidió entre quienes tienen los mismos puntos.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>The match points as a share of all there were to be had.</source>
        <translation>Los puntos de comparación como parte de todos los que había en juego.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>The sum of the scores at the deals that all have played.</source>
        <translation>La suma de las puntuaciones en los repartos que todos han jugado.</translation>
    </message>
    <message>
        <source>{name}, deal {number}</source>
        <translation>{name}, reparto {number}</translation>
    </message>
    <message>
        <source>played, still closed</source>
        <translation>jugado, aún cerrado</translation>
    </message>
    <message>
        <source>winner of no. {number}</source>
        <translation>ganador de la n.º {number}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>comes later</source>
        <translation>más tarde</translation>
    </message>
    <message>
        <source>drawn ({result}): once more</source>
        <translation>empate ({result}): otra vez</translation>
    </message>
    <message>
        <source>walk-over for {name}</source>
        <translation>sin jugar, para {name}</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>no jugada</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{name} (dropped out)</source>
        <translation>{name} (se retiró)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>partidas ganadas</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>partidas entre ellos</translation>
    </message>
    <message>
        <source>whom they beat</source>
        <translation>rivales vencidos</translation>
    </message>
    <message>
        <source>best alone</source>
        <translation>único mejor</translation>
    </message>
    <message>
        <source>sum of scores</source>
        <translation>suma de puntuaciones</translation>
    </message>
    <message>
        <source>place shared</source>
        <translation>puesto compartido</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>no command</source>
        <translation>ningún comando</translation>
    </message>
    <message>
        <source>a quotation that is not closed: {command}</source>
        <translation>unas comillas que no se cierran: {command}</translation>
    </message>
    <message>
        <source>there is no program {program}</source>
        <translation>no hay ningún programa {program}</translation>
    </message>
    <message>
        <source>this computer has no player called ‘{program}’</source>
        <translation>en este ordenador no hay ningún jugador llamado «{program}»</translation>
    </message>
    <message>
        <source>cannot be started: {said}</source>
        <translation>no se puede iniciar: {said}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>ninguna respuesta a tiempo</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>ha cerrado su salida</translation>
    </message>
    <message>
        <source>it ended with status {status}</source>
        <translation>ha terminado con el estado {status}</translation>
    </message>
    <message>
        <source>it ended with status {status}: {said}</source>
        <translation>ha terminado con el estado {status}: {said}</translation>
    </message>
    <message>
        <source>a flood of lines that nobody asked for</source>
        <translation>una avalancha de líneas que nadie ha pedido</translation>
    </message>
    <message>
        <source>it answered with an error: {said}</source>
        <translation>ha respondido con un error: {said}</translation>
    </message>
    <message>
        <source>an answer without a move</source>
        <translation>una respuesta sin jugada</translation>
    </message>
    <message>
        <source>a move of another seat</source>
        <translation>una jugada de otro asiento</translation>
    </message>
    <message>
        <source>an illegal move: {reason}</source>
        <translation>una jugada no permitida: {reason}</translation>
    </message>
    <message>
        <source>a move that makes no sense ({kind})</source>
        <translation>una jugada sin sentido ({kind})</translation>
    </message>
    <message>
        <source>neither an objection nor the answer that there is none</source>
        <translation>ni una objeción ni la respuesta de que no la hay</translation>
    </message>
    <message>
        <source>not asked any more after {count} faults in a row</source>
        <translation>ya no se le pregunta, después de {count} fallos seguidos</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a game file</source>
        <translation>Abrir un archivo de partida</translation>
    </message>
    <message>
        <source>Save as a game file</source>
        <translation>Guardar como archivo de partida</translation>
    </message>
    <message>
        <source>Game files (*{suffix})</source>
        <translation>Archivos de partida (*{suffix})</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Exportar las partidas</translation>
    </message>
    <message>
        <source>CSV with semicolons (*.csv)</source>
        <translation>CSV con puntos y comas (*.csv)</translation>
    </message>
    <message>
        <source>CSV with commas (*.csv)</source>
        <translation>CSV con comas (*.csv)</translation>
    </message>
    <message>
        <source>Everything in one file (*{suffix})</source>
        <translation>Todo en un archivo (*{suffix})</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Exportar todo</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <translation>Importar de un archivo</translation>
    </message>
    <message>
        <source>Save the standings as a picture</source>
        <translation>Guardar la clasificación como imagen</translation>
    </message>
    <message>
        <source>Save the standings as a file</source>
        <translation>Guardar la clasificación como tabla</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>The Demolition Game</source>
        <translation>El derribo</translation>
    </message>
    <message>
        <source>Take the pile down box by box and keep the cards.</source>
        <translation>Desmonta la pila caja por caja y quédate con las cartas.</translation>
    </message>
    <message>
        <source>Mountain Climbing</source>
        <translation>La escalada</translation>
    </message>
    <message>
        <source>Two teams, one mountain: who reaches the summit first?</source>
        <translation>Dos cordadas, una montaña: ¿quién llegará antes a la cumbre?</translation>
    </message>
    <message>
        <source>The Thirteenth Woodworm</source>
        <translation>La decimotercera carcoma</translation>
    </message>
    <message>
        <source>Nibble at the even cards and keep off the poison.</source>
        <translation>Mordisquea las cartas pares y no toques el veneno.</translation>
    </message>
    <message>
        <source>The Box Pile</source>
        <translation>La pila de cajas</translation>
    </message>
    <message>
        <source>Build many boxes with few cards.</source>
        <translation>Construye muchas cajas con pocas cartas.</translation>
    </message>
    <message>
        <source>Superspy</source>
        <translation>Superespía</translation>
    </message>
    <message>
        <source>Collect six trios before you are unmasked.</source>
        <translation>Reúne seis tríos antes de que te desenmascaren.</translation>
    </message>
    <message>
        <source>Raging Wizards</source>
        <translation>Magos furiosos</translation>
    </message>
    <message>
        <source>Soldiers, spells and a dungeon: who holds the line?</source>
        <translation>Soldados, hechizos y una mazmorra: ¿quién aguantará la línea?</translation>
    </message>
</context>
<context>
    <name>holzwurm</name>
    <message>
        <source>Row 1</source>
        <translation>Fila 1</translation>
    </message>
    <message>
        <source>Row 2</source>
        <translation>Fila 2</translation>
    </message>
    <message>
        <source>Row 3</source>
        <translation>Fila 3</translation>
    </message>
    <message>
        <source>Row 4</source>
        <translation>Fila 4</translation>
    </message>
    <message>
        <source>Row 5</source>
        <translation>Fila 5</translation>
    </message>
    <message>
        <source>A new row</source>
        <translation>Una fila nueva</translation>
    </message>
    <message>
        <source>{card} stays, and you go out: {points}.</source>
        <translation>{card} se queda y vacía tu mano: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here; every other play takes a row.</source>
        <translation>{card} se queda aquí; cualquier otra jugada se lleva una fila.</translation>
    </message>
    <message numerus="yes">
        <source>after {card}, %n card(s) that the next player holds take(s) this row.</source>
        <translation>
            <numerusform>tras {card}, una carta del siguiente jugador se lleva esta fila.</numerusform>
            <numerusform>tras {card}, %n cartas del siguiente jugador se llevan esta fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays here, and your worst card is gone: {points}.</source>
        <translation>{card} se queda aquí, y te libras de tu peor carta: {points}.</translation>
    </message>
    <message>
        <source>{card} stays here, and you are rid of {points}.</source>
        <translation>{card} se queda aquí, y te libras de {points}.</translation>
    </message>
    <message>
        <source>{card} stays here; no play costs you less.</source>
        <translation>{card} se queda aquí; ninguna jugada te cuesta menos.</translation>
    </message>
    <message>
        <source>with {card}, this row brings {points} to whoever takes it.</source>
        <translation>con {card}, esta fila da {points} a quien se la lleve.</translation>
    </message>
    <message>
        <source>{card} opens the fifth row, and there is no sixth.</source>
        <translation>{card} abre la quinta fila, y no hay sexta.</translation>
    </message>
    <message>
        <source>{card} just stays: one card later it would take the row.</source>
        <translation>{card} se queda por poco: con una carta más se llevaría la fila.</translation>
    </message>
    <message numerus="yes">
        <source>{card} stays here; then you have only %n card(s) left.</source>
        <translation>
            <numerusform>{card} se queda aquí; entonces solo te queda %n carta.</numerusform>
            <numerusform>{card} se queda aquí; entonces solo te quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ends the round, and your hand counts {points}.</source>
        <translation>{card} acaba la ronda, y tu mano vale {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} takes %n card(s); with the fate card: {points}.</source>
        <translation>
            <numerusform>{card} se lleva %n carta; con la del destino: {points}.</numerusform>
            <numerusform>{card} se lleva %n cartas; con la del destino: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>every play takes a row: {card} here costs least.</source>
        <translation>toda jugada se lleva una fila: {card} aquí es lo más barato.</translation>
    </message>
    <message>
        <source>whoever takes after {card} swallows the thirteen.</source>
        <translation>tras {card}, quien se lleva una fila se traga el trece.</translation>
    </message>
    <message>
        <source>whoever takes after {card} gets {second}.</source>
        <translation>tras {card}, quien se lleva una fila recibe {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} clears the row: %n card(s) of its colour can open one.</source>
        <translation>
            <numerusform>{card} quita la fila: %n carta de su color puede abrir una.</numerusform>
            <numerusform>{card} quita la fila: %n cartas de su color pueden abrir una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last card: lay it where it stays, and you go out.</source>
        <translation>Tu última carta: ponla donde se quede y te quedarás sin cartas.</translation>
    </message>
    <message>
        <source>Whoever takes a row now swallows the thirteen. Your hand counts {points}.</source>
        <translation>Quien se lleve ahora una fila se traga el trece. Tu mano vale {points}.</translation>
    </message>
    <message>
        <source>Every card takes a row: choose the one you can bear.</source>
        <translation>Todas tus cartas se llevan una fila: elige la que puedas soportar.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) take(s) at least one of your cards: choose what you can bear.</source>
        <translation>
            <numerusform>Una fila se la llevaría al menos una de tus cartas: elige lo que puedas soportar.</numerusform>
            <numerusform>%n filas se las llevaría al menos una de tus cartas: elige lo que puedas soportar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card takes a row now: a good moment to get rid of odd ones.</source>
        <translation>Ahora ninguna carta se lleva una fila: buen momento para librarte de las impares.</translation>
    </message>
    <message>
        <source>{card} to row {number}</source>
        <translation>{card} en la fila {number}</translation>
    </message>
    <message>
        <source>{card} to a new row</source>
        <translation>{card} en una fila nueva</translation>
    </message>
    <message>
        <source>blue {value}</source>
        <translation>{value}&#xa0;azul</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <translation>{value}&#xa0;amarillo</translation>
    </message>
    <message>
        <source>red {value}</source>
        <translation>{value}&#xa0;rojo</translation>
    </message>
    <message>
        <source>green {value}</source>
        <translation>{value}&#xa0;verde</translation>
    </message>
    <message>
        <source>violet {value}</source>
        <translation>{value}&#xa0;violeta</translation>
    </message>
    <message>
        <source>grey {value}</source>
        <translation>{value}&#xa0;gris</translation>
    </message>
    <message>
        <source>the blue {value}</source>
        <translation>el&#xa0;{value}&#xa0;azul</translation>
    </message>
    <message>
        <source>the yellow {value}</source>
        <translation>el&#xa0;{value}&#xa0;amarillo</translation>
    </message>
    <message>
        <source>the red {value}</source>
        <translation>el&#xa0;{value}&#xa0;rojo</translation>
    </message>
    <message>
        <source>the green {value}</source>
        <translation>el&#xa0;{value}&#xa0;verde</translation>
    </message>
    <message>
        <source>the violet {value}</source>
        <translation>el&#xa0;{value}&#xa0;violeta</translation>
    </message>
    <message>
        <source>the grey {value}</source>
        <translation>el&#xa0;{value}&#xa0;gris</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarilla</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roja</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>colourless</source>
        <translation>sin color</translation>
    </message>
    <message>
        <source>Blue row</source>
        <translation>Fila azul</translation>
    </message>
    <message>
        <source>Yellow row</source>
        <translation>Fila amarilla</translation>
    </message>
    <message>
        <source>Red row</source>
        <translation>Fila roja</translation>
    </message>
    <message>
        <source>Green row</source>
        <translation>Fila verde</translation>
    </message>
    <message>
        <source>Violet row</source>
        <translation>Fila violeta</translation>
    </message>
    <message>
        <source>Colourless row</source>
        <translation>Fila sin color</translation>
    </message>
    <message>
        <source>the poisonous thirteen</source>
        <translation>el trece venenoso</translation>
    </message>
    <message>
        <source>{card}, plus {points}</source>
        <translation>{card}, más {points}</translation>
    </message>
    <message>
        <source>{card}, minus {points}</source>
        <translation>{card}, menos {points}</translation>
    </message>
    <message>
        <source>New row</source>
        <translation>Nueva fila</translation>
    </message>
    <message>
        <source>{least} or more stays</source>
        <translation>se queda: {least} o más</translation>
    </message>
    <message>
        <source>every card takes the row</source>
        <translation>toda carta se la lleva</translation>
    </message>
    <message>
        <source>Fate pile</source>
        <translation>Pila del destino</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message numerus="yes">
        <source>{row}, number {number}: %n card(s)</source>
        <translation>
            <numerusform>{row}, número {number}: %n carta</numerusform>
            <numerusform>{row}, número {number}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, number {number}</source>
        <translation>{row}, número {number}</translation>
    </message>
    <message>
        <source>from left to right: {cards}</source>
        <translation>de izquierda a derecha: {cards}</translation>
    </message>
    <message>
        <source>Fate pile, next: {card}; then {rest}</source>
        <translation>Pila del destino, siguiente: {card}; después {rest}</translation>
    </message>
    <message>
        <source>Fate pile: only {card} is left</source>
        <translation>Pila del destino: solo queda {card}</translation>
    </message>
    <message>
        <source>hand {points}</source>
        <translation>mano {points}</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s): {points}</source>
        <translation>
            <numerusform>se llevó %n carta: {points}</numerusform>
            <numerusform>se llevó %n cartas: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>took {points}</source>
        <translation>se llevó {points}</translation>
    </message>
    <message>
        <source>is out: +{bonus}</source>
        <translation>sin cartas: +{bonus}</translation>
    </message>
    <message>
        <source>out +{bonus}</source>
        <translation>sin cartas +{bonus}</translation>
    </message>
    <message>
        <source>A hand is empty: {name} went out.</source>
        <translation>Una mano vacía: {name} se ha quedado sin cartas.</translation>
    </message>
    <message>
        <source>{name} has swallowed the poisonous thirteen.</source>
        <translation>{name} se ha tragado el trece venenoso.</translation>
    </message>
    <message>
        <source>A new row begins at the place “New row”: lay the card there ({key}).</source>
        <translation>Una fila nueva empieza en el sitio «Nueva fila»: pon ahí la carta ({key}).</translation>
    </message>
    <message>
        <source>No card is laid here: whoever takes a row takes the top card of this pile with it.</source>
        <translation>Aquí no se ponen cartas: quien se lleva una fila se lleva también la carta de arriba de esta pila.</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>stays, and you are out: +{bonus}</source>
        <translation>se queda, y te quedas sin cartas: +{bonus}</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and fate: {points}</source>
        <translation>
            <numerusform>se lleva %n carta y el destino: {points}</numerusform>
            <numerusform>se lleva %n cartas y el destino: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) and the poison: {points}, the round ends</source>
        <translation>
            <numerusform>se lleva %n carta y el veneno: {points}, acaba la ronda</numerusform>
            <numerusform>se lleva %n cartas y el veneno: {points}, acaba la ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays {card} to the blue row.</source>
        <translation>{name} juega {card} en la fila azul.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the yellow row.</source>
        <translation>{name} juega {card} en la fila amarilla.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the red row.</source>
        <translation>{name} juega {card} en la fila roja.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the green row.</source>
        <translation>{name} juega {card} en la fila verde.</translation>
    </message>
    <message>
        <source>{name} plays {card} to the violet row.</source>
        <translation>{name} juega {card} en la fila violeta.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row.</source>
        <translation>{name} juega {card} en una fila sin color.</translation>
    </message>
    <message>
        <source>{name} plays {card} to a colourless row, which is now {colour}.</source>
        <translation>{name} juega {card} en una fila sin color, que ahora es {colour}.</translation>
    </message>
    <message>
        <source>{name} opens a new row with {card}.</source>
        <translation>{name} abre una fila nueva con {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and {fate} from the fate pile: {points} in all.</source>
        <translation>
            <numerusform>{name} se lleva %n carta, y {fate} de la pila del destino: {points} en total.</numerusform>
            <numerusform>{name} se lleva %n cartas, y {fate} de la pila del destino: {points} en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s), and with them the poisonous thirteen.</source>
        <translation>
            <numerusform>{name} se lleva %n carta y, con ella, el trece venenoso.</numerusform>
            <numerusform>{name} se lleva %n cartas y, con ellas, el trece venenoso.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out: +{bonus}.</source>
        <translation>{name} se queda sin cartas: +{bonus}.</translation>
    </message>
    <message>
        <source>Your row is taken!</source>
        <translation>¡Se llevan tu fila!</translation>
    </message>
    <message>
        <source>The round is over, a hand is empty: {scores}.</source>
        <translation>La ronda ha terminado, una mano está vacía: {scores}.</translation>
    </message>
    <message>
        <source>The round is over, the poisonous thirteen is taken: {scores}.</source>
        <translation>La ronda ha terminado, alguien se lleva el trece venenoso: {scores}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Read on, or skip the step</source>
        <translation>Seguir leyendo, o saltar el paso</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>Empezar de nuevo la lección</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>En una lección</translation>
    </message>
    <message>
        <source>To the first deal</source>
        <translation>Al primer reparto</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Play by itself, or stop</source>
        <translation>Avanzar sola o detener</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>A la última jugada</translation>
    </message>
    <message>
        <source>Tell whose turn it is</source>
        <translation>Decir a quién le toca</translation>
    </message>
    <message>
        <source>Tell the scores</source>
        <translation>Decir los puntos</translation>
    </message>
    <message>
        <source>Tell the hand</source>
        <translation>Decir la mano</translation>
    </message>
    <message>
        <source>Tell what lies on the table</source>
        <translation>Decir lo que hay en la mesa</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Mostrar la mejor jugada</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>A la parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>To the part of the window before</source>
        <translation>A la parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>While looking through a match</source>
        <translation>Al repasar una partida</translation>
    </message>
    <message>
        <source>To the next task</source>
        <translation>Al siguiente ejercicio</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostrar la jugada</translation>
    </message>
    <message>
        <source>Back to the position of the task</source>
        <translation>Volver a la posición del ejercicio</translation>
    </message>
    <message>
        <source>Leave the tasks</source>
        <translation>Salir de los ejercicios</translation>
    </message>
    <message>
        <source>In mistakes and puzzles</source>
        <translation>En errores y retos</translation>
    </message>
    <message>
        <source>Take up a card, lay it, press a button</source>
        <translation>Coger una carta, ponerla, pulsar un botón</translation>
    </message>
    <message>
        <source>Put back, cancel</source>
        <translation>Devolver la carta, cancelar</translation>
    </message>
    <message>
        <source>To the card or place before</source>
        <translation>A la carta o sitio anterior</translation>
    </message>
    <message>
        <source>To the card or place after</source>
        <translation>A la carta o sitio siguiente</translation>
    </message>
    <message>
        <source>To the first card or place</source>
        <translation>A la primera carta o sitio</translation>
    </message>
    <message>
        <source>To the last card or place</source>
        <translation>A la última carta o sitio</translation>
    </message>
    <message>
        <source>With a card: the place above where it may go</source>
        <translation>Con una carta: al sitio de arriba donde puede ir</translation>
    </message>
    <message>
        <source>With a card: the place below where it may go</source>
        <translation>Con una carta: al sitio de abajo donde puede ir</translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation>A la parte siguiente de la mesa</translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation>A la parte anterior de la mesa</translation>
    </message>
    <message>
        <source>The next order of the hand</source>
        <translation>Otro orden de la mano</translation>
    </message>
    <message>
        <source>Play again what happened since your turn</source>
        <translation>Volver a ver lo ocurrido desde tu turno</translation>
    </message>
    <message>
        <source>Fold or unfold what happened since your turn</source>
        <translation>Plegar o desplegar lo ocurrido desde tu turno</translation>
    </message>
    <message>
        <source>Ask the coach: the best three moves, with their chances</source>
        <translation>Preguntar al entrenador: las tres mejores jugadas y sus posibilidades</translation>
    </message>
    <message>
        <source>Fold or unfold what the coach says</source>
        <translation>Plegar o desplegar lo que dice el entrenador</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the first</source>
        <translation>De las jugadas del entrenador: elegir la primera</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the second</source>
        <translation>De las jugadas del entrenador: elegir la segunda</translation>
    </message>
    <message>
        <source>Of the coach’s moves: take the third</source>
        <translation>De las jugadas del entrenador: elegir la tercera</translation>
    </message>
    <message>
        <source>The coach saw a better move: take yours back</source>
        <translation>El entrenador vio una jugada mejor: deshacer la tuya</translation>
    </message>
    <message>
        <source>The coach saw a better move: go on</source>
        <translation>El entrenador vio una jugada mejor: seguir</translation>
    </message>
    <message>
        <source>On every table</source>
        <translation>En todas las mesas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>De un juego a otro</translation>
    </message>
    <message>
        <source>Go on with a saved match</source>
        <translation>Continuar una partida guardada</translation>
    </message>
    <message>
        <source>Delete a saved match</source>
        <translation>Eliminar una partida guardada</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Levantar la cortina</translation>
    </message>
    <message>
        <source>On the start page, and before the curtain</source>
        <translation>En la página de inicio y ante la cortina</translation>
    </message>
</context>
<context>
    <name>kistenstapel</name>
    <message>
        <source>At a column: put a box there</source>
        <translation>En una columna: poner una caja</translation>
    </message>
    <message>
        <source>At a column: take a box away</source>
        <translation>En una columna: quitar una caja</translation>
    </message>
    <message>
        <source>Lay an open lid</source>
        <translation>Poner una tapa abierta</translation>
    </message>
    <message>
        <source>Put a layer under the whole pile</source>
        <translation>Poner una capa bajo toda la pila</translation>
    </message>
    <message>
        <source>Take a layer out</source>
        <translation>Quitar una capa</translation>
    </message>
    <message>
        <source>Take a step of the plan back</source>
        <translation>Deshacer un paso del plan</translation>
    </message>
    <message>
        <source>Do a step of the plan again</source>
        <translation>Rehacer un paso del plan</translation>
    </message>
    <message>
        <source>Build what is planned</source>
        <translation>Construir lo planeado</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Ceder</translation>
    </message>
    <message>
        <source>Build no further</source>
        <translation>No construir más</translation>
    </message>
    <message>
        <source>Show the best build</source>
        <translation>Mostrar la mejor construcción</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Let a pass be</source>
        <translation>Dejar estar un paso</translation>
    </message>
    <message>
        <source>Several people: player 1 knocks</source>
        <translation>Varias personas: golpea el jugador 1</translation>
    </message>
    <message>
        <source>Several people: player 2 knocks</source>
        <translation>Varias personas: golpea el jugador 2</translation>
    </message>
    <message>
        <source>Several people: player 3 knocks</source>
        <translation>Varias personas: golpea el jugador 3</translation>
    </message>
    <message>
        <source>Several people: player 4 knocks</source>
        <translation>Varias personas: golpea el jugador 4</translation>
    </message>
    <message>
        <source>Several people: player 5 knocks</source>
        <translation>Varias personas: golpea el jugador 5</translation>
    </message>
    <message>
        <source>Several people: player 6 knocks</source>
        <translation>Varias personas: golpea el jugador 6</translation>
    </message>
    <message>
        <source>Several people: player 1 lets it be</source>
        <translation>Varias personas: el jugador 1 lo deja estar</translation>
    </message>
    <message>
        <source>Several people: player 2 lets it be</source>
        <translation>Varias personas: el jugador 2 lo deja estar</translation>
    </message>
    <message>
        <source>Several people: player 3 lets it be</source>
        <translation>Varias personas: el jugador 3 lo deja estar</translation>
    </message>
    <message>
        <source>Several people: player 4 lets it be</source>
        <translation>Varias personas: el jugador 4 lo deja estar</translation>
    </message>
    <message>
        <source>Several people: player 5 lets it be</source>
        <translation>Varias personas: el jugador 5 lo deja estar</translation>
    </message>
    <message>
        <source>Several people: player 6 lets it be</source>
        <translation>Varias personas: el jugador 6 lo deja estar</translation>
    </message>
    <message>
        <source>Bid one more</source>
        <translation>Pujar un punto más</translation>
    </message>
    <message>
        <source>Bid one less</source>
        <translation>Pujar un punto menos</translation>
    </message>
    <message>
        <source>Bid ten more</source>
        <translation>Pujar diez puntos más</translation>
    </message>
    <message>
        <source>Bid ten less</source>
        <translation>Pujar diez puntos menos</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Escribir una puja</translation>
    </message>
    <message>
        <source>Take the last digit of a bid back</source>
        <translation>Borrar la última cifra de una puja</translation>
    </message>
    <message>
        <source>you have made {points} then, and your bid was {other}.</source>
        <translation>con ella habrás hecho {points}, y tu puja era {other}.</translation>
    </message>
    <message numerus="yes">
        <source>no build makes more: %n point(s).</source>
        <translation>
            <numerusform>ninguna construcción da más: %n punto.</numerusform>
            <numerusform>ninguna construcción da más: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) for no card at all; the build makes {points}.</source>
        <translation>
            <numerusform>%n caja sin gastar carta; la construcción da {points}.</numerusform>
            <numerusform>%n cajas sin gastar carta; la construcción da {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) under the whole pile; the build makes {points}.</source>
        <translation>
            <numerusform>%n capa bajo toda la pila; la construcción da {points}.</numerusform>
            <numerusform>%n capas bajo toda la pila; la construcción da {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>with this build you lead by {points} to {other}.</source>
        <translation>con esta construcción vas por delante: {points} a {other}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more box(es) that no card shows; the build makes {points}.</source>
        <translation>
            <numerusform>%n caja más que ninguna carta muestra; la construcción da {points}.</numerusform>
            <numerusform>%n cajas más que ninguna carta muestra; la construcción da {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) come(s) back to your hand; the build makes {points}.</source>
        <translation>
            <numerusform>%n carta vuelve a tu mano; la construcción da {points}.</numerusform>
            <numerusform>%n cartas vuelven a tu mano; la construcción da {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) that nobody moves again; the build makes {points}.</source>
        <translation>
            <numerusform>%n tapa abierta que ya nadie mueve; la construcción da {points}.</numerusform>
            <numerusform>%n tapas abiertas que ya nadie mueve; la construcción da {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it lays all your cards, %n in number; the build makes {points}.</source>
        <translation>
            <numerusform>pones tu única carta; la construcción da {points}.</numerusform>
            <numerusform>pones tus %n cartas; la construcción da {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this build makes %n point(s).</source>
        <translation>
            <numerusform>esta construcción da %n punto.</numerusform>
            <numerusform>esta construcción da %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>no build makes a point.</source>
        <translation>ninguna construcción da puntos.</translation>
    </message>
    <message>
        <source>knock: a build for {points} was overlooked.</source>
        <translation>golpea: se pasó por alto una construcción de {points}.</translation>
    </message>
    <message>
        <source>bid {other}: one build with all unused cards makes {points}.</source>
        <translation>puja {other}: una construcción con todas las cartas sobrantes da {points}.</translation>
    </message>
    <message numerus="yes">
        <source>With your %n card(s) you can make points: which boxes cost few?</source>
        <translation>
            <numerusform>Con tu %n carta puedes hacer puntos: ¿qué cajas cuestan poco?</numerusform>
            <numerusform>Con tus %n cartas puedes hacer puntos: ¿qué cajas cuestan poco?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %n card(s) no point can be made.</source>
        <translation>
            <numerusform>Con esta %n carta no se puede hacer ningún punto.</numerusform>
            <numerusform>Con estas %n cartas no se puede hacer ningún punto.</numerusform>
        </translation>
    </message>
    <message>
        <source>A build was overlooked: show one.</source>
        <translation>Se pasó por alto una construcción: muestra una.</translation>
    </message>
    <message>
        <source>Nothing was overlooked.</source>
        <translation>No se pasó nada por alto.</translation>
    </message>
    <message numerus="yes">
        <source>What can one builder make of the %n unused card(s)?</source>
        <translation>
            <numerusform>¿Qué se puede construir con la %n carta sobrante?</numerusform>
            <numerusform>¿Qué se puede construir con las %n cartas sobrantes?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %n unused card(s) more points can be made.</source>
        <translation>
            <numerusform>Con la %n carta sobrante se pueden hacer más puntos.</numerusform>
            <numerusform>Con las %n cartas sobrantes se pueden hacer más puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty, but points can still be made: do not pass yet.</source>
        <translation>El mazo está vacío, pero aún se pueden hacer puntos: no pases todavía.</translation>
    </message>
    <message numerus="yes">
        <source>a build for %n point(s)</source>
        <translation>
            <numerusform>una construcción de %n punto</numerusform>
            <numerusform>una construcción de %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid %n</source>
        <translation>
            <numerusform>pujar %n</numerusform>
            <numerusform>pujar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>show nothing</source>
        <translation>no mostrar nada</translation>
    </message>
    <message>
        <source>build no further</source>
        <translation>no construir más</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more.</source>
        <translation>
            <numerusform>%n punto más.</numerusform>
            <numerusform>%n puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} seconds</source>
        <translation>{number} segundos</translation>
    </message>
    <message>
        <source>Time to &amp;knock</source>
        <translation>Tiempo para &amp;golpear</translation>
    </message>
    <message>
        <source>until everybody has answered</source>
        <translation>hasta que todos respondan</translation>
    </message>
    <message>
        <source>After each turn, show the &amp;best possible build</source>
        <translation>Mostrar tras cada turno la me&amp;jor construcción posible</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Mazo: %n carta</numerusform>
            <numerusform>Mazo: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Layer underneath</source>
        <translation>Capa debajo</translation>
    </message>
    <message>
        <source>Lay open lid</source>
        <translation>Poner tapa abierta</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Choose the box that gets the open lid. Esc leaves it.</source>
        <translation>Elige la caja que recibe la tapa abierta. Esc: déjalo.</translation>
    </message>
    <message>
        <source>{name}, plan a build, or pass.</source>
        <translation>{name}, planea una construcción o pasa.</translation>
    </message>
    <message>
        <source>{name}, show what {passer} overlooked, with the cards of {passer}.</source>
        <translation>{name}, muestra lo que {passer} pasó por alto, con las cartas de {passer}.</translation>
    </message>
    <message>
        <source>{name}, build on with all unused cards, or stop.</source>
        <translation>{name}, sigue construyendo con todas las cartas sobrantes, o para.</translation>
    </message>
    <message>
        <source>Bid {bid}, made {made} so far.</source>
        <translation>Puja {bid}, de momento {made}.</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>%n caja más</numerusform>
            <numerusform>%n cajas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) fewer</source>
        <translation>
            <numerusform>%n caja menos</numerusform>
            <numerusform>%n cajas menos</numerusform>
        </translation>
    </message>
    <message>
        <source>as many boxes</source>
        <translation>las mismas cajas</translation>
    </message>
    <message>
        <source>laid: {cards}</source>
        <translation>puestas: {cards}</translation>
    </message>
    <message>
        <source>returned: {cards}</source>
        <translation>recuperadas: {cards}</translation>
    </message>
    <message>
        <source>Plan a build first: put a box somewhere.</source>
        <translation>Planea antes una construcción: pon una caja en algún sitio.</translation>
    </message>
    <message numerus="yes">
        <source>%n left side(s) too few</source>
        <translation>
            <numerusform>falta %n lado izquierdo</numerusform>
            <numerusform>faltan %n lados izquierdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right side(s) too few</source>
        <translation>
            <numerusform>falta %n lado derecho</numerusform>
            <numerusform>faltan %n lados derechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed lid(s) too few</source>
        <translation>
            <numerusform>falta %n tapa cerrada</numerusform>
            <numerusform>faltan %n tapas cerradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open lid(s) too few</source>
        <translation>
            <numerusform>falta %n tapa abierta</numerusform>
            <numerusform>faltan %n tapas abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too far away.</source>
        <translation>Esto está demasiado lejos.</translation>
    </message>
    <message>
        <source>This does not touch the rest of the pile.</source>
        <translation>Esto no toca el resto de la pila.</translation>
    </message>
    <message>
        <source>There is a gap here between two columns.</source>
        <translation>Aquí hay un hueco entre dos columnas.</translation>
    </message>
    <message>
        <source>This is higher than the column behind it.</source>
        <translation>Esto es más alto que la columna de detrás.</translation>
    </message>
    <message>
        <source>This open box must stay where it is.</source>
        <translation>Esta caja abierta debe quedarse donde está.</translation>
    </message>
    <message>
        <source>An open lid may not be exchanged for a closed one.</source>
        <translation>Una tapa abierta no se puede cambiar por una cerrada.</translation>
    </message>
    <message>
        <source>This makes no point.</source>
        <translation>Esto no da ningún punto.</translation>
    </message>
    <message>
        <source>Nothing is played from here: put a box on the pile at a plus sign, then build.</source>
        <translation>Desde aquí no se juega nada: pon una caja en la pila junto a un signo más y luego construye.</translation>
    </message>
    <message>
        <source>The top card comes to you by itself when your turn begins.</source>
        <translation>La carta de arriba te llega sola cuando empieza tu turno.</translation>
    </message>
    <message>
        <source>No open lid can be laid here.</source>
        <translation>Aquí no se puede poner una tapa abierta.</translation>
    </message>
    <message>
        <source>There is no open lid among the cards.</source>
        <translation>No hay ninguna tapa abierta entre las cartas.</translation>
    </message>
    <message>
        <source>The last box stays.</source>
        <translation>La última caja se queda.</translation>
    </message>
    <message>
        <source>The pile is not high enough for that.</source>
        <translation>La pila no es lo bastante alta para eso.</translation>
    </message>
    <message>
        <source>{key} puts a box here.</source>
        <translation>{key} pone aquí una caja.</translation>
    </message>
    <message>
        <source>{key} takes one away.</source>
        <translation>{key} quita una.</translation>
    </message>
    <message>
        <source>{key} lays an open lid.</source>
        <translation>{key} pone una tapa abierta.</translation>
    </message>
    <message>
        <source>{key} builds.</source>
        <translation>{key} construye.</translation>
    </message>
    <message>
        <source>An open box, which stays.</source>
        <translation>Una caja abierta, que se queda.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>¡Golpear!</translation>
    </message>
    <message>
        <source>wrong: others +{points}</source>
        <translation>en falso: los demás +{points}</translation>
    </message>
    <message numerus="yes">
        <source>If you can show nothing, every other player gets %n point(s).</source>
        <translation>
            <numerusform>Si no puedes mostrar nada, cada uno de los demás recibe %n punto.</numerusform>
            <numerusform>Si no puedes mostrar nada, cada uno de los demás recibe %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>no cuesta nada</translation>
    </message>
    <message>
        <source>others +{points}</source>
        <translation>los demás +{points}</translation>
    </message>
    <message numerus="yes">
        <source>Every other player gets %n point(s).</source>
        <translation>
            <numerusform>Cada uno de los demás recibe %n punto.</numerusform>
            <numerusform>Cada uno de los demás recibe %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Cartas de {name}</translation>
    </message>
    <message>
        <source>{name} knocks</source>
        <translation>{name} golpea</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Dejarlo estar</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>{name} has passed. Does anybody knock?</source>
        <translation>{name} ha pasado. ¿Golpea alguien?</translation>
    </message>
    <message numerus="yes">
        <source>{name} has passed. Who knocks and can show nothing gives all others %n point(s).</source>
        <translation>
            <numerusform>{name} ha pasado. Quien golpee y no pueda mostrar nada da %n punto a todos los demás.</numerusform>
            <numerusform>{name} ha pasado. Quien golpee y no pueda mostrar nada da %n puntos a todos los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does anybody knock? {keys}</source>
        <translation>¿Golpea alguien? {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>queda %n segundo</numerusform>
            <numerusform>quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, how many points do you bid for all unused cards ({cards})?</source>
        <translation>{name}, ¿cuántos puntos pujas por todas las cartas sobrantes ({cards})?</translation>
    </message>
    <message>
        <source>{name}, no card is left over: there is nothing to bid for.</source>
        <translation>{name}, no sobra ninguna carta: no hay por qué pujar.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>First make your bid: only the highest one gets the cards.</source>
        <translation>Haz antes tu puja: solo la más alta se lleva las cartas.</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Pujar {bid}</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>No pujar</translation>
    </message>
    <message>
        <source>has bid</source>
        <translation>ha pujado</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>puja {bid}</translation>
    </message>
    <message numerus="yes">
        <source>builds: %n point(s)</source>
        <translation>
            <numerusform>construye: %n punto</numerusform>
            <numerusform>construye: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>knocks!</source>
        <translation>¡golpea!</translation>
    </message>
    <message>
        <source>can show nothing</source>
        <translation>no puede mostrar nada</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>ha terminado</translation>
    </message>
    <message>
        <source>The best build would have made {best}, yours made {made}.</source>
        <translation>La mejor construcción habría dado {best}; la tuya dio {made}.</translation>
    </message>
    <message>
        <source>There was no better build than yours.</source>
        <translation>No había construcción mejor que la tuya.</translation>
    </message>
    <message>
        <source>You could have made {best}.</source>
        <translation>Habrías podido hacer {best}.</translation>
    </message>
    <message>
        <source>There was no point to be made.</source>
        <translation>No se podía hacer ningún punto.</translation>
    </message>
    <message>
        <source>Best build</source>
        <translation>Mejor construcción</translation>
    </message>
    <message>
        <source>The best build of the last turn: {best}. V goes back.</source>
        <translation>La mejor construcción del último turno: {best}. V: volver.</translation>
    </message>
    <message>
        <source>Take this pile down</source>
        <translation>Desmontar esta pila</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Todos han pasado.</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Obras</translation>
    </message>
    <message>
        <source>Boxes × 3</source>
        <translation>Cajas × 3</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Puestas</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Recuperadas</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Golpes</translation>
    </message>
    <message>
        <source>Leftover</source>
        <translation>Sobrantes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message numerus="yes">
        <source>{name} builds and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} construye y hace %n punto: {effect}.</numerusform>
            <numerusform>{name} construye y hace %n puntos: {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows what {owner} overlooked and makes %n point(s). {effect}.</source>
        <translation>
            <numerusform>{name} muestra lo que {owner} pasó por alto y hace %n punto: {effect}.</numerusform>
            <numerusform>{name} muestra lo que {owner} pasó por alto y hace %n puntos: {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>{name} takes a left side.</source>
        <translation>{name} roba un lado izquierdo.</translation>
    </message>
    <message>
        <source>{name} takes a right side.</source>
        <translation>{name} roba un lado derecho.</translation>
    </message>
    <message>
        <source>{name} takes a closed lid.</source>
        <translation>{name} roba una tapa cerrada.</translation>
    </message>
    <message>
        <source>{name} takes an open lid.</source>
        <translation>{name} roba una tapa abierta.</translation>
    </message>
    <message>
        <source>{name} knocks on the pass of {passer}!</source>
        <translation>¡{name} golpea por el paso de {passer}!</translation>
    </message>
    <message numerus="yes">
        <source>{name} can show nothing: everyone else gets %n point(s).</source>
        <translation>
            <numerusform>{name} no puede mostrar nada: cada uno de los demás recibe %n punto.</numerusform>
            <numerusform>{name} no puede mostrar nada: cada uno de los demás recibe %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} ha pujado.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} puja {bid}.</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Las pujas: {bids}.</translation>
    </message>
    <message>
        <source>The bids: {bids}. {name} gets the unused cards.</source>
        <translation>Las pujas: {bids}. {name} recibe las cartas sobrantes.</translation>
    </message>
    <message>
        <source>{name} gets all unused cards: {cards}.</source>
        <translation>{name} recibe todas las cartas sobrantes: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is done and made %n point(s) with the unused cards.</source>
        <translation>
            <numerusform>{name} ha terminado y ha hecho %n punto con las cartas sobrantes.</numerusform>
            <numerusform>{name} ha terminado y ha hecho %n puntos con las cartas sobrantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made only %n point(s) of the {bid} that were bid: they do not count.</source>
        <translation>
            <numerusform>{name} solo ha hecho %n punto de los {bid} que pujó: no cuenta.</numerusform>
            <numerusform>{name} solo ha hecho %n puntos de los {bid} que pujó: no cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody knocks on your pass!</source>
        <translation>¡Alguien golpea por tu paso!</translation>
    </message>
    <message>
        <source>You overlooked a build!</source>
        <translation>¡Has pasado por alto una construcción!</translation>
    </message>
    <message>
        <source>Your knock has failed!</source>
        <translation>¡Has golpeado en falso!</translation>
    </message>
    <message>
        <source>Your bid was too high!</source>
        <translation>¡Tu puja era demasiado alta!</translation>
    </message>
    <message>
        <source>Everybody has passed: {scores}.</source>
        <translation>Todos han pasado: {scores}.</translation>
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
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>Takes whatever looks tempting and hardly thinks ahead; what the others make of it is a surprise every time.</source>
        <translation>Coge lo que le tienta y apenas piensa en lo que viene; lo que hagan los demás es cada vez una sorpresa.</translation>
    </message>
    <message>
        <source>Likes a quick gain and looks only a little ahead. What the others may hold, and what a move costs later, often slips by.</source>
        <translation>Le gusta la ganancia rápida y mira solo un poco más allá. Lo que puedan tener los demás y lo que una jugada cuesta después se le escapa a menudo.</translation>
    </message>
    <message>
        <source>Solid handiwork with few big slips. Where several moves look about as good, the choice is a matter of mood.</source>
        <translation>Trabajo sólido con pocos fallos grandes. Donde varias jugadas parecen igual de buenas, decide el humor del día.</translation>
    </message>
    <message>
        <source>Measures twice: weighs many ways the round may go and makes the move that came out best, or one hardly worse. Only far plans slip by.</source>
        <translation>Mide dos veces: sopesa cómo puede seguir la ronda y hace la jugada que ha salido mejor u otra apenas peor. Solo se le escapan los planes lejanos.</translation>
    </message>
    <message>
        <source>Thinks hard over every move and gives nothing away. Only what nobody can know is guessed here too.</source>
        <translation>Piensa a fondo cada jugada y no regala nada. Solo adivina, como todos, lo que nadie puede saber.</translation>
    </message>
    <message>
        <source>made to measure</source>
        <translation>a medida</translation>
    </message>
    <message>
        <source>At home at any bench: plays as well as you do and overlooks as much. Likes nothing better than a close finish.</source>
        <translation>Como en casa en cualquier banco de trabajo: juega tan bien como tú y se le escapa otro tanto. Lo que más le gusta son los finales reñidos.</translation>
    </message>
    <message>
        <source>{level}: {points}</source>
        <translation>{level}: {points}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>program ‘{program}’</source>
        <translation>programa «{program}»</translation>
    </message>
    <message>
        <source>A program of this computer, which you have added yourself.</source>
        <translation>Un programa de este ordenador que has añadido tú.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Dea&amp;l of the day…</source>
        <translation>Reparto del &amp;día…</translation>
    </message>
    <message>
        <source>&amp;Evenings…</source>
        <translation>&amp;Veladas de juego…</translation>
    </message>
    <message>
        <source>&amp;Continue last match</source>
        <translation>&amp;Continuar la última partida</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>Play the same deal &amp;again</source>
        <translation>&amp;Jugar otra vez el mismo reparto</translation>
    </message>
    <message>
        <source>New &amp;deal</source>
        <translation>Nuevo re&amp;parto</translation>
    </message>
    <message>
        <source>Repla&amp;y the match…</source>
        <translation>&amp;Repasar la partida…</translation>
    </message>
    <message>
        <source>About this &amp;match…</source>
        <translation>S&amp;obre esta partida…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>Person&amp;as…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Abrir una partida…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>&amp;Guardar la partida como…</translation>
    </message>
    <message>
        <source>&amp;Copy match</source>
        <translation>&amp;Copiar la partida</translation>
    </message>
    <message>
        <source>&amp;Paste match</source>
        <translation>&amp;Pegar la partida</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>&amp;Exportar todo…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurar una copia…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Entrenador</translation>
    </message>
    <message>
        <source>What has hap&amp;pened</source>
        <translation>&amp;Qué ha pasado</translation>
    </message>
    <message>
        <source>What happened a&amp;fter that</source>
        <translation>Qué pasó después de e&amp;so</translation>
    </message>
    <message>
        <source>Whose &amp;turn it is</source>
        <translation>A quién le &amp;toca</translation>
    </message>
    <message>
        <source>The &amp;scores</source>
        <translation>&amp;Los puntos</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>Mi &amp;mano</translation>
    </message>
    <message>
        <source>What lies on the ta&amp;ble</source>
        <translation>Qué &amp;hay en la mesa</translation>
    </message>
    <message>
        <source>&amp;Move list and scores</source>
        <translation>&amp;Lista de jugadas y puntos</translation>
    </message>
    <message>
        <source>Hand by &amp;colour</source>
        <translation>Mano por &amp;color</translation>
    </message>
    <message>
        <source>Hand by &amp;value</source>
        <translation>Mano por &amp;valor</translation>
    </message>
    <message>
        <source>Hand by &amp;points</source>
        <translation>Mano por &amp;puntos</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Parte &amp;siguiente de la ventana</translation>
    </message>
    <message>
        <source>Part &amp;before that</source>
        <translation>Parte &amp;anterior de la ventana</translation>
    </message>
    <message>
        <source>To the men&amp;u</source>
        <translation>Al me&amp;nú</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pan&amp;talla completa</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Reglas del juego</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>&amp;Aprender el juego…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>Re&amp;tos…</translation>
    </message>
    <message>
        <source>Learn from my &amp;mistakes…</source>
        <translation>Aprender de mis &amp;errores…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Te&amp;clas…</translation>
    </message>
    <message>
        <source>&amp;About Holzwurm Desktop</source>
        <translation>&amp;Sobre Holzwurm Desktop</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Archivos</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Pri&amp;nt and play…</source>
        <translation>I&amp;mprimir y jugar…</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>Turn {number}: {name}</source>
        <translation>Turno {number}: {name}</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Mallet</source>
        <translation>Martillo</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Cepillo</translation>
    </message>
    <message>
        <source>Chisel</source>
        <translation>Formón</translation>
    </message>
    <message>
        <source>Rasp</source>
        <translation>Escofina</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Gubia</translation>
    </message>
    <message>
        <source>Peg</source>
        <translation>Espiga</translation>
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
        <translation>Abuelo Knarz</translation>
    </message>
    <message>
        <source>Fiete</source>
        <translation>Fiete</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.</source>
        <translation>No se han podido leer las partidas guardadas. El archivo se conserva como {kept_as}; se ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>The file of the saved games was damaged and is kept as {kept_as}. Matches that could be copied out of it into a new one: {saved}.</source>
        <translation>El archivo de las partidas guardadas estaba dañado y se conserva como {kept_as}. Partidas que se han podido copiar de él a uno nuevo: {saved}.</translation>
    </message>
    <message>
        <source>There are no saved games at {path} any more, but there are backups of them. A new file has been begun.</source>
        <translation>Ya no hay partidas guardadas en {path}, pero sí hay copias de seguridad de ellas. Se ha empezado un archivo nuevo.</translation>
    </message>
    <message>
        <source>The file {path} was deleted while the program was running. It was written again: nothing is lost.</source>
        <translation>El archivo {path} se eliminó mientras el programa estaba en marcha. Se ha vuelto a escribir: no se ha perdido nada.</translation>
    </message>
    <message>
        <source>Another file took the place of the saved games while the program was running. It was kept as {kept_as}, and the games you see here were written to {path} again.</source>
        <translation>Otro archivo ocupó el lugar de las partidas guardadas mientras el programa estaba en marcha. Se conserva como {kept_as}, y las partidas que ves aquí se han vuelto a escribir en {path}.</translation>
    </message>
    <message>
        <source>The file of the saved games was replaced after the program had ended badly. What the old file lacked does not fit the new one and was kept as {kept_as}.</source>
        <translation>El archivo de las partidas guardadas fue reemplazado después de que el programa terminara mal. Lo que le faltaba al archivo antiguo no encaja con el nuevo y se conserva como {kept_as}.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They were kept as {kept_as}; a new file has been begun.</source>
        <translation>Las partidas guardadas son de una versión más nueva del programa. Se conservan como {kept_as}; se ha empezado un archivo nuevo.</translation>
    </message>
    <message>
        <source>The saved games were brought up to date. A copy of the old file was kept as {copy}.</source>
        <translation>Las partidas guardadas se han actualizado. Una copia del archivo antiguo se conserva como {copy}.</translation>
    </message>
    <message>
        <source>Nothing can be written to {path}: games can be played now, but will not be kept.</source>
        <translation>No se puede escribir nada en {path}: se puede jugar, pero las partidas no se conservarán.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: games can be played now, but will not be kept.</source>
        <translation>Otro programa está usando las partidas guardadas: se puede jugar, pero las partidas no se conservarán.</translation>
    </message>
    <message>
        <source>The disk is full: games can be played now, but will not be kept.</source>
        <translation>El disco está lleno: se puede jugar, pero las partidas no se conservarán.</translation>
    </message>
    <message>
        <source>The program could not start as usual ({reason}). The saved games in {path} were left as they are; what is played now will not be kept.</source>
        <translation>El programa no ha podido arrancar como siempre ({reason}). Las partidas guardadas en {path} se han dejado como estaban; lo que se juegue ahora no se conservará.</translation>
    </message>
    <message>
        <source>The saved games can be written again: everything that was played is kept now.</source>
        <translation>Las partidas guardadas se pueden escribir otra vez: ya está guardado todo lo que se ha jugado.</translation>
    </message>
    <message>
        <source>Holzwurm Desktop is already open in another window. You can play here too, as long as each match is played in only one of them.</source>
        <translation>Holzwurm Desktop ya está abierto en otra ventana. También puedes jugar aquí, siempre que cada partida se juegue solo en una de ellas.</translation>
    </message>
    <message>
        <source>The preferences could not be read and have been reset. The old file was kept as {kept_as}.</source>
        <translation>No se han podido leer las preferencias y se han restablecido. El archivo antiguo se conserva como {kept_as}.</translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read: changes may not be kept.</source>
        <translation>No se pueden leer las preferencias de {path}: puede que los cambios no se conserven.</translation>
    </message>
    <message>
        <source>Some preferences were invalid and have been reset: {keys}.</source>
        <translation>Algunas preferencias no eran válidas y se han restablecido: {keys}.</translation>
    </message>
    <message>
        <source>No backup could be made this time: {reason}.</source>
        <translation>Esta vez no se ha podido hacer la copia de seguridad: {reason}.</translation>
    </message>
    <message>
        <source>The backup has been restored. What was there before is kept as {kept_as}.</source>
        <translation>La copia de seguridad se ha restaurado. Lo que había antes se conserva como {kept_as}.</translation>
    </message>
    <message>
        <source>What was there before is back. The backup, and what was played since, is kept as {kept_as}.</source>
        <translation>Lo que había antes ha vuelto. La copia de seguridad, y lo jugado desde entonces, se conserva como {kept_as}.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation>El disco está lleno: esto no se ha podido guardar.</translation>
    </message>
    <message>
        <source>Nothing can be written there: this could not be saved.</source>
        <translation>Ahí no se puede escribir nada: esto no se ha podido guardar.</translation>
    </message>
    <message>
        <source>The system does not allow access to {path}.</source>
        <translation>El sistema no permite el acceso a {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>No existe el archivo {path}.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} no es un archivo.</translation>
    </message>
    <message>
        <source>Another program has written over {path} while this one was running: nothing can be saved now.</source>
        <translation>Otro programa ha escrito encima de {path} mientras este estaba en marcha: ahora no se puede guardar nada.</translation>
    </message>
    <message>
        <source>Another program is using the saved games: try again.</source>
        <translation>Otro programa está usando las partidas guardadas: inténtalo otra vez.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be read.</source>
        <translation>Esta partida guardada está dañada y no se puede leer.</translation>
    </message>
    <message>
        <source>The disk reports an error: {reason}.</source>
        <translation>El disco informa de un error: {reason}.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody foresaw ({reason}): this was not done.</source>
        <translation>Algo que nadie había previsto ha salido mal ({reason}): esto no se ha hecho.</translation>
    </message>
    <message>
        <source>{path} is too large for a game file.</source>
        <translation>{path} es demasiado grande para un archivo de partida.</translation>
    </message>
    <message>
        <source>{path} is not a game file.</source>
        <translation>{path} no es un archivo de partida.</translation>
    </message>
    <message>
        <source>That is not a game file.</source>
        <translation>Eso no es un archivo de partida.</translation>
    </message>
    <message>
        <source>{path} is not a backup or export of this program.</source>
        <translation>{path} no es una copia de seguridad ni una exportación de este programa.</translation>
    </message>
    <message>
        <source>{path} comes from a newer version of the program and cannot be read by this one.</source>
        <translation>{path} es de una versión más nueva del programa y esta no puede leerlo.</translation>
    </message>
    <message>
        <source>This saved game is not there any more.</source>
        <translation>Esta partida guardada ya no existe.</translation>
    </message>
    <message>
        <source>The evening {title} has been changed in another window, or is not there any more.</source>
        <translation>La velada {title} se ha cambiado en otra ventana o ya no existe.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Open it again to go on from there.</source>
        <translation>Esta partida ha seguido en otra ventana. Ábrela otra vez para continuar desde ahí.</translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved yet. Make room and play on.</source>
        <translation>El disco está lleno: las últimas jugadas aún no están guardadas. Haz sitio y sigue jugando.</translation>
    </message>
    <message>
        <source>Nothing can be written to the disk: the last moves are not saved.</source>
        <translation>No se puede escribir nada en el disco: las últimas jugadas no están guardadas.</translation>
    </message>
    <message>
        <source>The system does not allow saving to {path}: the last moves are not saved.</source>
        <translation>El sistema no permite guardar en {path}: las últimas jugadas no están guardadas.</translation>
    </message>
    <message>
        <source>Another program holds the saved games: the last moves will be saved with the next one.</source>
        <translation>Otro programa tiene ocupadas las partidas guardadas: las últimas jugadas se guardarán con la siguiente.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged: this match is not saved any more.</source>
        <translation>El archivo de las partidas guardadas está dañado: esta partida ya no se guarda.</translation>
    </message>
    <message>
        <source>The disk reports an error, the last moves are not saved: {reason}.</source>
        <translation>El disco informa de un error y las últimas jugadas no están guardadas: {reason}.</translation>
    </message>
    <message>
        <source>This match was deleted meanwhile: what is played now is not saved.</source>
        <translation>Esta partida se ha eliminado entretanto: lo que se juegue ahora no se guarda.</translation>
    </message>
    <message>
        <source>Another program has written over {path}: the last moves are not saved. Save a copy and start the program again.</source>
        <translation>Otro programa ha escrito encima de {path}: las últimas jugadas no están guardadas. Guarda una copia y vuelve a abrir el programa.</translation>
    </message>
    <message>
        <source>This match has been played on in another window. Here it goes on as a practice match of its own.</source>
        <translation>Esta partida ha seguido en otra ventana. Aquí continúa como partida de práctica aparte.</translation>
    </message>
    <message>
        <source>Deal {number} was played here before: this is a practice match, as its cards are known.</source>
        <translation>El reparto {number} ya se jugó aquí: esta es una partida de práctica, porque sus cartas se conocen.</translation>
    </message>
    <message>
        <source>Somebody at the evening ‘{title}’ has yet to play this deal without having seen it. It is opened as soon as all have played it or dropped out.</source>
        <translation>En la velada «{title}» alguien aún tiene que jugar este reparto sin haberlo visto. Se abre en cuanto todos lo han jugado o se han retirado.</translation>
    </message>
    <message>
        <source>{name} lost the thread twice and has played after a quick look. This match is marked as one with a stand-in move.</source>
        <translation>{name} ha perdido el hilo dos veces y ha jugado tras una ojeada rápida. Esta partida queda marcada: contiene una jugada suplente.</translation>
    </message>
    <message>
        <source>The program {name} gave no answer that counts: {reason}. Where it fails, a move after a quick look stands in for it, and the match is marked so.</source>
        <translation>El programa {name} no ha dado una respuesta válida: {reason}. Donde falla, lo sustituye una jugada hecha tras una mirada rápida, y la partida queda marcada así.</translation>
    </message>
    <message>
        <source>The program {name} has failed three times in a row and is not asked any more in this match: a quick look stands in for it.</source>
        <translation>El programa {name} ha fallado tres veces seguidas y ya no se le pregunta en esta partida: lo sustituye una mirada rápida.</translation>
    </message>
    <message>
        <source>The computer players’ own process does not start ({reason}): they play after a quick look only. ‘About Holzwurm Desktop’ tells more.</source>
        <translation>El proceso propio de los jugadores del ordenador no arranca ({reason}): solo juegan tras una ojeada rápida. «Sobre Holzwurm Desktop» cuenta más.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Esta vez no se ha encontrado ninguna pista.</translation>
    </message>
    <message>
        <source>Something unexpected happened ({code}). The match goes on.</source>
        <translation>Ha ocurrido algo inesperado ({code}). La partida sigue.</translation>
    </message>
    <message>
        <source>{file}: round {round}, move {move}: {reason}</source>
        <translation>{file}: ronda {round}, jugada {move}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>‘{title}’ was deleted.</source>
        <translation>«{title}» se ha eliminado.</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>Guardar &amp;una copia</translation>
    </message>
    <message>
        <source>This match counts for the evening ‘{title}’.</source>
        <translation>Esta partida cuenta para «{title}».</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Clasificación</translation>
    </message>
    <message>
        <source>R&amp;estore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page.</source>
        <translation>La partida en la que estabas se conserva en la página de inicio.</translation>
    </message>
    <message>
        <source>The match you were in is kept on the start page. Once you move here it is practice too: its cards are known.</source>
        <translation>La partida en la que estabas se conserva en la página de inicio. En cuanto juegues aquí, también será de práctica: sus cartas se conocen.</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? The rules can stay open beside the table.</source>
        <translation>¿Tu primera partida de «{title}»? Las reglas pueden quedarse abiertas junto a la mesa.</translation>
    </message>
    <message>
        <source>Show the &amp;rules</source>
        <translation>Ver las re&amp;glas</translation>
    </message>
    <message>
        <source>Go &amp;back to it</source>
        <translation>Volver a e&amp;lla</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Copias de se&amp;guridad…</translation>
    </message>
    <message>
        <source>Your first match of ‘{title}’? A lesson of a few minutes shows how it goes.</source>
        <translation>¿Tu primera partida de «{title}»? Una lección de unos minutos te muestra cómo se juega.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Apre&amp;nder</translation>
    </message>
    <message>
        <source>&amp;Undo that</source>
        <translation>Des&amp;hacerlo</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardada como {file}.</translation>
    </message>
    <message>
        <source>The match is on the clipboard.</source>
        <translation>La partida está en el portapapeles.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Portapapeles</translation>
    </message>
    <message>
        <source>There is no match on the clipboard.</source>
        <translation>No hay ninguna partida en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Pile</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>The pile that is taken down.</source>
        <translation>La pila que se desmonta.</translation>
    </message>
    <message>
        <source>a cube</source>
        <translation>un cubo</translation>
    </message>
    <message>
        <source>the one just built</source>
        <translation>la recién construida</translation>
    </message>
    <message>
        <source>grown at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation>Cartas sobrantes</translation>
    </message>
    <message>
        <source>Who may build on with everybody’s unused cards at the end.</source>
        <translation>Quién puede seguir construyendo al final con las cartas que nadie usó.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>quien tenga menos puntos</translation>
    </message>
    <message>
        <source>the highest bid</source>
        <translation>la puja más alta</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Hoja de eliminación</translation>
    </message>
    <message>
        <source>When the sheet that narrows down the spy may be used.</source>
        <translation>Cuándo se puede usar la hoja en que tachas a los posibles espías.</translation>
    </message>
    <message>
        <source>from five trios</source>
        <translation>desde cinco tríos</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>The highest total after the last round wins the match.</source>
        <translation>El total más alto tras la última ronda gana la partida.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Nothing was changed: another window has changed this person meanwhile.</source>
        <translation>No se ha cambiado nada: otra ventana ha cambiado entretanto a esta persona.</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>sin color</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>sin imagen</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>búho</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>ratón</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>erizo</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>caracol</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>petirrojo</translation>
    </message>
    <message>
        <source>saw</source>
        <translation>sierra</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>martillo</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>farol</translation>
    </message>
    <message>
        <source>glue pot</source>
        <translation>bote de cola</translation>
    </message>
    <message>
        <source>spool of twine</source>
        <translation>carrete de hilo</translation>
    </message>
    <message>
        <source>boot</source>
        <translation>bota</translation>
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
        <translation>Imprime al 100&#xa0;%: esta línea mide entonces {length}&#xa0;mm.</translation>
    </message>
    <message>
        <source>{game} · cards, page {page} of {count}</source>
        <translation>{game} · cartas, página {page} de {count}</translation>
    </message>
    <message>
        <source>{game} · backs of page {page}</source>
        <translation>{game} · dorsos de la página {page}</translation>
    </message>
    <message>
        <source>{game} · rules, page {page} of {count}</source>
        <translation>{game} · reglas, página {page} de {count}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntos</translation>
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
        <translation>Ronda {number}: el reparto</translation>
    </message>
</context>
<context>
    <name>saved games</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ayer, {time}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (copia)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>damaged: it cannot be read</source>
        <translation>dañada: no se puede leer</translation>
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
        <translation>Ronda {number}</translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low} a {high} jugadores</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jugadores</translation>
    </message>
    <message>
        <source>{players} · {minutes} min · {difficulty}</source>
        <translation>{players} · {minutes} min · {difficulty}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Las reglas del juego</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>A lesson at the table</source>
        <translation>Una lección en la mesa</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Share of the wins; a win that is shared counts in part.</source>
        <translation>Porcentaje de victorias; una victoria compartida cuenta en parte.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>The true share lies in here with a probability of 95 %: with few matches it may be far off.</source>
        <translation>El porcentaje verdadero está aquí con una probabilidad del 95&#xa0;%: con pocas partidas puede quedar muy lejos.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>The share of the wins if all played equally well.</source>
        <translation>El porcentaje de victorias si todos jugaran igual de bien.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>Matches won in a row, up to the last one; and the most ever.</source>
        <translation>Partidas ganadas seguidas hasta la última, y el máximo de siempre.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>The true rating lies in here with a probability of 95 %.</source>
        <translation>La valoración verdadera está aquí con una probabilidad del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Juega como</translation>
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
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n jugada deshecha</numerusform>
            <numerusform>%n jugadas deshechas</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordenador, {level}</translation>
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
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <source>{now}, at best {longest}</source>
        <translation>{now}, máximo {longest}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n jugada suplente</numerusform>
            <numerusform>%n jugadas suplentes</numerusform>
        </translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>reparto del día</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>reparto {number}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>partida de práctica</translation>
    </message>
    <message>
        <source>This is a practice match now: it does not count in the statistics.</source>
        <translation>Ahora es una partida de práctica: no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>aún sin guardar</translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against “{below}”.</source>
        <translation>Fuerza {points}: gana {wins} de cada 10 rondas contra «{below}».</translation>
    </message>
    <message>
        <source>Strength {points}: it wins {wins} of 10 rounds against somebody who plays at random.</source>
        <translation>Fuerza {points}: gana {wins} de cada 10 rondas contra alguien que juega al azar.</translation>
    </message>
    <message>
        <source>Plays at {points}: between “{below}” and “{above}”.</source>
        <translation>Juega con fuerza {points}: entre «{below}» y «{above}».</translation>
    </message>
    <message>
        <source>Plays at {points}: like “{level}”.</source>
        <translation>Juega con fuerza {points}: como «{level}».</translation>
    </message>
    <message>
        <source>Made to measure for {name}, the first person at the table.</source>
        <translation>A medida de {name}, la primera persona de la mesa.</translation>
    </message>
    <message>
        <source>Made to measure for {name}.</source>
        <translation>A medida de {name}.</translation>
    </message>
    <message>
        <source>It gets to know you with every match.</source>
        <translation>Te conoce mejor con cada partida.</translation>
    </message>
    <message numerus="yes">
        <source>You have won {won} of %n match(es) against it.</source>
        <translation>
            <numerusform>Has ganado {won} de %n partida contra él.</numerusform>
            <numerusform>Has ganado {won} de %n partidas contra él.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>superspion</name>
    <message>
        <source>The discard pile</source>
        <translation>La pila de descartes</translation>
    </message>
    <message>
        <source>Your own trios</source>
        <translation>Tus propios tríos</translation>
    </message>
    <message>
        <source>The fourth cards</source>
        <translation>Las cuartas cartas</translation>
    </message>
    <message>
        <source>Look at your own spy</source>
        <translation>Mirar tu propio espía</translation>
    </message>
    <message>
        <source>Guess the other’s spy</source>
        <translation>Adivinar el espía rival</translation>
    </message>
    <message>
        <source>Fill in what is certain on the sheet, or no longer</source>
        <translation>Rellenar lo seguro en la hoja, o dejar de hacerlo</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the first</source>
        <translation>Si se pueden bajar varios tríos: el primero</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the second</source>
        <translation>Si se pueden bajar varios tríos: el segundo</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the third</source>
        <translation>Si se pueden bajar varios tríos: el tercero</translation>
    </message>
    <message>
        <source>Where several trios can be laid: the fourth</source>
        <translation>Si se pueden bajar varios tríos: el cuarto</translation>
    </message>
    <message>
        <source>your sixth trio wins: {cards}.</source>
        <translation>tu sexto trío gana: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: trio %n of six.</source>
        <translation>
            <numerusform>baja {cards}: trío %n de seis.</numerusform>
            <numerusform>baja {cards}: trío %n de seis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {cards}: your spy may still have %n suit(s).</source>
        <translation>
            <numerusform>baja {cards}: tu espía solo puede ser de %n palo.</numerusform>
            <numerusform>baja {cards}: tu espía aún puede ser de %n palos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} lies better as a fourth card: you draw for it.</source>
        <translation>{card} rinde más como cuarta carta: robas por ella.</translation>
    </message>
    <message numerus="yes">
        <source>you take the last card: %n discard(s) come(s) back.</source>
        <translation>
            <numerusform>te llevas la última carta: vuelve %n descarte.</numerusform>
            <numerusform>te llevas la última carta: vuelven %n descartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>name {card}: it can be no other card.</source>
        <translation>nombra {card}: no puede ser ninguna otra carta.</translation>
    </message>
    <message numerus="yes">
        <source>your opponent lacks one trio: dare {card}, one of %n.</source>
        <translation>
            <numerusform>a tu rival le falta un trío: arriesga {card}, una de %n.</numerusform>
            <numerusform>a tu rival le falta un trío: arriesga {card}, una de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dare to name {card}: only %n card(s) can be the spy.</source>
        <translation>
            <numerusform>atrévete a nombrar {card}: solo %n carta puede ser el espía.</numerusform>
            <numerusform>atrévete a nombrar {card}: solo %n cartas pueden ser el espía.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}: your spy has that value, so no trio.</source>
        <translation>descarta {card}: es del valor de tu espía, así que no hará trío.</translation>
    </message>
    <message>
        <source>discard {card}: you hold no other card of its value.</source>
        <translation>descarta {card}: no tienes otra carta de su valor.</translation>
    </message>
    <message>
        <source>discard {card}: no trio without {second}.</source>
        <translation>descarta {card}: no hay trío sin {second}.</translation>
    </message>
    <message>
        <source>discard {card}: the other three make a trio without it.</source>
        <translation>descarta {card}: las otras tres ya hacen un trío.</translation>
    </message>
    <message numerus="yes">
        <source>discard {card}: it comes back after %n more card(s).</source>
        <translation>
            <numerusform>descarta {card}: esa carta vuelve después de %n carta más.</numerusform>
            <numerusform>descarta {card}: esa carta vuelve después de %n cartas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>end your turn: you can lay nothing more.</source>
        <translation>termina tu turno: no puedes bajar nada más.</translation>
    </message>
    <message numerus="yes">
        <source>end your turn: %n card(s) can still be the spy.</source>
        <translation>
            <numerusform>termina tu turno: %n carta aún puede ser el espía.</numerusform>
            <numerusform>termina tu turno: %n cartas aún pueden ser el espía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end your turn: a trio would betray your suit, one of %n.</source>
        <translation>
            <numerusform>termina tu turno: un trío delataría tu palo, uno de %n.</numerusform>
            <numerusform>termina tu turno: un trío delataría tu palo, uno de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the cards for %n trio(s): discard something else, and lay them afterwards.</source>
        <translation>
            <numerusform>Tienes cartas para %n trío: descarta otra cosa y bájalo después.</numerusform>
            <numerusform>Tienes cartas para %n tríos: descarta otra cosa y bájalos después.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what becomes no trio: every trio needs a card of your spy’s suit.</source>
        <translation>Descarta lo que no vaya a hacer trío: todo trío pide una carta del palo de tu espía.</translation>
    </message>
    <message>
        <source>Your opponent’s spy can only be {card}.</source>
        <translation>El espía de tu rival solo puede ser {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent lacks one trio, and %n card(s) can be the spy: guess or wait?</source>
        <translation>
            <numerusform>A tu rival le falta un trío, y %n carta puede ser el espía: ¿adivinas o esperas?</numerusform>
            <numerusform>A tu rival le falta un trío, y %n cartas pueden ser el espía: ¿adivinas o esperas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n card(s): each trio tells something about your spy.</source>
        <translation>
            <numerusform>Puedes bajar %n carta: cada trío dice algo de tu espía.</numerusform>
            <numerusform>Puedes bajar %n cartas: cada trío dice algo de tu espía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay nothing more; %n card(s) can be your opponent’s spy.</source>
        <translation>
            <numerusform>No puedes bajar nada más; %n carta puede ser el espía de tu rival.</numerusform>
            <numerusform>No puedes bajar nada más; %n cartas pueden ser el espía de tu rival.</numerusform>
        </translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>descartar {card}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>bajar {cards}</translation>
    </message>
    <message>
        <source>{card} as a fourth card</source>
        <translation>{card} como cuarta carta</translation>
    </message>
    <message>
        <source>name {card}</source>
        <translation>nombrar {card}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminar el turno</translation>
    </message>
    <message>
        <source>Fill in what is certain on the &amp;elimination sheet</source>
        <translation>Rellenar lo seguro en la &amp;hoja de eliminación</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>por valor</translation>
    </message>
    <message>
        <source>trios first</source>
        <translation>tríos primero</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>por palo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Elimination sheet</source>
        <translation>Hoja de eliminación</translation>
    </message>
    <message>
        <source>Your trios</source>
        <translation>Tus tríos</translation>
    </message>
    <message numerus="yes">
        <source>Your suit is {suit}; what lies open leaves %n suspect(s)</source>
        <translation>
            <numerusform>Tu palo: {suit}; lo que está a la vista deja %n sospechosa</numerusform>
            <numerusform>Tu palo: {suit}; lo que está a la vista deja %n sospechosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Trios of {name}</source>
        <translation>Tríos de {name}</translation>
    </message>
    <message>
        <source>{count} of {goal}</source>
        <translation>{count} de {goal}</translation>
    </message>
    <message>
        <source>{trios}, {count}: {cards}</source>
        <translation>{trios}, {count}: {cards}</translation>
    </message>
    <message>
        <source>{trios}: none yet</source>
        <translation>{trios}: aún ninguno</translation>
    </message>
    <message>
        <source>Fourth cards</source>
        <translation>Cuartas cartas</translation>
    </message>
    <message>
        <source>Fourth cards: {cards}</source>
        <translation>Cuartas cartas: {cards}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle</source>
        <translation>Tus descartes desde la última vez que se barajó</translation>
    </message>
    <message>
        <source>Your discards since the last shuffle: {cards}.</source>
        <translation>Tus descartes desde la última vez que se barajó: {cards}.</translation>
    </message>
    <message>
        <source>Your folder, closed: the spy is in it</source>
        <translation>Tu carpeta, cerrada: dentro está el espía</translation>
    </message>
    <message>
        <source>Your folder, open: {card}</source>
        <translation>Tu carpeta, abierta: {card}</translation>
    </message>
    <message>
        <source>The folder of {name}, closed</source>
        <translation>La carpeta de {name}, cerrada</translation>
    </message>
    <message>
        <source>The folder of {name}, open: {card}</source>
        <translation>La carpeta de {name}, abierta: {card}</translation>
    </message>
    <message>
        <source>peek</source>
        <translation>mirar</translation>
    </message>
    <message>
        <source>from five trios on</source>
        <translation>desde cinco tríos</translation>
    </message>
    <message>
        <source>not used in this match</source>
        <translation>no se usa en esta partida</translation>
    </message>
    <message numerus="yes">
        <source>%n suspect(s) left</source>
        <translation>
            <numerusform>queda %n sospechosa</numerusform>
            <numerusform>quedan %n sospechosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card is the spy of {name}?</source>
        <translation>¿Qué carta es el espía de {name}?</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>Certain: filled in</source>
        <translation>Seguro: anotado</translation>
    </message>
    <message>
        <source>Certain: left to you</source>
        <translation>Seguro: lo anotas tú</translation>
    </message>
    <message>
        <source>Marks what you have seen, and what the other player’s trios rule out.</source>
        <translation>Marca lo que has visto y lo que descartan los tríos del rival.</translation>
    </message>
    <message>
        <source>{card}: unknown</source>
        <translation>{card}: desconocida</translation>
    </message>
    <message>
        <source>{card}: ruled out</source>
        <translation>{card}: descartada</translation>
    </message>
    <message>
        <source>{card}: seen</source>
        <translation>{card}: vista</translation>
    </message>
    <message>
        <source>Guess the spy</source>
        <translation>Adivinar el espía</translation>
    </message>
    <message>
        <source>Do not guess</source>
        <translation>No adivinar</translation>
    </message>
    <message>
        <source>Is {card} the spy of {name}? If not, you lose.</source>
        <translation>¿Es {card} el espía de {name}? Si no, pierdes.</translation>
    </message>
    <message>
        <source>{card} is in your own hand and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} está en tu propia mano y no puede ser el espía de {name}. Si la nombras, pierdes.</translation>
    </message>
    <message>
        <source>{card} is your own spy and cannot be that of {name}. If you name it, you lose.</source>
        <translation>{card} es tu propio espía y no puede ser el de {name}. Si la nombras, pierdes.</translation>
    </message>
    <message>
        <source>{card} lies open on the table and cannot be the spy of {name}. If you name it, you lose.</source>
        <translation>{card} está a la vista en la mesa y no puede ser el espía de {name}. Si la nombras, pierdes.</translation>
    </message>
    <message>
        <source>Name this card</source>
        <translation>Nombrar esta carta</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Pensarlo mejor</translation>
    </message>
    <message>
        <source>Which three cards do you lay?</source>
        <translation>¿Qué tres cartas bajas?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>discards it face down</source>
        <translation>la descarta boca abajo</translation>
    </message>
    <message>
        <source>lays the trio {cards}</source>
        <translation>baja el trío {cards}</translation>
    </message>
    <message>
        <source>lays the sixth trio and wins</source>
        <translation>baja el sexto trío y gana</translation>
    </message>
    <message>
        <source>lays a trio: choose which</source>
        <translation>baja un trío: elige cuál</translation>
    </message>
    <message>
        <source>lays it as a fourth card and draws</source>
        <translation>la baja como cuarta carta y roba</translation>
    </message>
    <message>
        <source>{name}, discard a card.</source>
        <translation>{name}, descarta una carta.</translation>
    </message>
    <message>
        <source>{name}, lay what you can, or end your turn.</source>
        <translation>{name}, baja lo que puedas o termina tu turno.</translation>
    </message>
    <message>
        <source>{name}, end your turn, or guess.</source>
        <translation>{name}, termina tu turno o adivina.</translation>
    </message>
    <message>
        <source>{name}, choose a card on the sheet. Esc: do not guess.</source>
        <translation>{name}, elige una carta en la hoja. Esc: no adivinar.</translation>
    </message>
    <message>
        <source>You draw by discarding or laying: it happens by itself.</source>
        <translation>Se roba al descartar o bajar cartas: ocurre solo.</translation>
    </message>
    <message>
        <source>A trio is three cards of one value, at least one of the suit of your spy.</source>
        <translation>Un trío son tres cartas del mismo valor, al menos una del palo de tu espía.</translation>
    </message>
    <message>
        <source>The sheet may be used once a player has five trios.</source>
        <translation>La hoja se puede usar cuando alguien tiene cinco tríos.</translation>
    </message>
    <message>
        <source>This match is played without the sheet.</source>
        <translation>Esta partida se juega sin la hoja.</translation>
    </message>
    <message>
        <source>You may guess once you have discarded and drawn.</source>
        <translation>Podrás adivinar cuando hayas descartado y robado.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} descarta una carta.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} descarta {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} roba una carta.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} roba {card}.</translation>
    </message>
    <message>
        <source>{name} lays trio number {number}: {cards}.</source>
        <translation>{name} baja el trío número {number}: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays a fourth card: {card}.</source>
        <translation>{name} baja una cuarta carta: {card}.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is the spy.</source>
        <translation>{name} nombra {card}, y es el espía.</translation>
    </message>
    <message>
        <source>{name} names {card}, and that is not the spy.</source>
        <translation>{name} nombra {card}, y no es el espía.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} termina el turno.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: a new stock of %n card(s).</source>
        <translation>
            <numerusform>Se barajan los descartes: un nuevo mazo de %n carta.</numerusform>
            <numerusform>Se barajan los descartes: un nuevo mazo de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spy is unmasked!</source>
        <translation>¡Tu espía está desenmascarado!</translation>
    </message>
    <message>
        <source>A guess at your spy!</source>
        <translation>¡Intentan adivinar tu espía!</translation>
    </message>
    <message>
        <source>{name} has laid six trios.</source>
        <translation>{name} ha bajado seis tríos.</translation>
    </message>
    <message>
        <source>{name} has unmasked the spy: {card}.</source>
        <translation>{name} ha desenmascarado al espía: {card}.</translation>
    </message>
    <message>
        <source>A wrong guess: {name} wins. The spy was {card}.</source>
        <translation>Mal adivinado: gana {name}. El espía era {card}.</translation>
    </message>
    <message>
        <source>Two hundred turns in which nothing was laid: nobody wins.</source>
        <translation>Doscientos turnos sin bajar nada: no gana nadie.</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartó</translation>
    </message>
    <message>
        <source>trio: {cards}</source>
        <translation>trío: {cards}</translation>
    </message>
    <message>
        <source>fourth card: {card}</source>
        <translation>cuarta carta: {card}</translation>
    </message>
    <message>
        <source>named {card}</source>
        <translation>nombró {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>terminó el turno</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>It is your turn, {name}.</source>
        <translation>Te toca, {name}.</translation>
    </message>
    <message>
        <source>{card}: arrow keys choose a place, Enter lays it there, Esc puts it back.</source>
        <translation>{card}: las flechas eligen un sitio, Intro la pone ahí, Esc la devuelve.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Le toca a {name}.</translation>
    </message>
    <message>
        <source>{card}: choose a place. Esc puts it back.</source>
        <translation>{card}: elige un sitio. Esc la devuelve.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Total {points}</translation>
    </message>
    <message>
        <source>practice match</source>
        <translation>partida de práctica</translation>
    </message>
    <message>
        <source>Hint: {reason} Enter plays it.</source>
        <translation>Pista: {reason} Intro la juega.</translation>
    </message>
    <message>
        <source>Hand: {order}</source>
        <translation>Mano: {order}</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>por color</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>por valor</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>por puntos</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Botones</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de juego</translation>
    </message>
    <message>
        <source>known in the hand: {cards}</source>
        <translation>se conocen de la mano: {cards}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Ronda {number} de {count}</translation>
    </message>
    <message>
        <source>{names} wins the match!</source>
        <translation>¡{names} gana la partida!</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} comparten la victoria.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Resultado de la partida</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>Últimas manos</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Jugar otra vez el mismo reparto</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n jugada deshecha</numerusform>
            <numerusform>%n jugadas deshechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand-in move(s)</source>
        <translation>
            <numerusform>%n jugada suplente</numerusform>
            <numerusform>%n jugadas suplentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Desde tu turno</translation>
    </message>
    <message>
        <source>Since the deal</source>
        <translation>Desde el reparto</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Verlo otra vez</translation>
    </message>
    <message>
        <source>{title}: folded.</source>
        <translation>{title}: plegado.</translation>
    </message>
    <message>
        <source>{title}: unfolded.</source>
        <translation>{title}: desplegado.</translation>
    </message>
    <message>
        <source>Nobody else has moved yet.</source>
        <translation>Aún no ha jugado nadie más.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <translation>
            <numerusform>%n antes</numerusform>
            <numerusform>%n antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <translation>
            <numerusform>%n después</numerusform>
            <numerusform>%n después</numerusform>
        </translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}: {words}</translation>
    </message>
    <message>
        <source>The coach has shown you a better move.</source>
        <translation>El entrenador te ha mostrado una jugada mejor.</translation>
    </message>
    <message>
        <source>Cards have been shown since your move.</source>
        <translation>Desde tu jugada se han mostrado cartas.</translation>
    </message>
    <message>
        <source>The round is over, and how it ended is known.</source>
        <translation>La ronda ha terminado y se sabe cómo ha acabado.</translation>
    </message>
    <message>
        <source>If you take the move back, the match goes on as practice: with the same cards, but it does not count in the statistics.</source>
        <translation>Si deshaces la jugada, la partida sigue como práctica: con las mismas cartas, pero no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Deshacer la jugada</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo así</translation>
    </message>
    <message>
        <source>Others have yet to play this deal: what you have seen since your move cannot be forgotten, so it stands.</source>
        <translation>Otros aún tienen que jugar este reparto: lo que has visto desde tu jugada no se puede olvidar, así que queda hecha.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>No hay ninguna jugada que deshacer.</translation>
    </message>
    <message>
        <source>This card cannot go there.</source>
        <translation>Esta carta no puede ir ahí.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Elige primero una carta de tu mano.</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>Puzzles</source>
        <translation>Retos</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Reto del día</translation>
    </message>
    <message>
        <source>Puzzle: {game}, {grade}</source>
        <translation>Reto: {game}, {grade}</translation>
    </message>
    <message>
        <source>Puzzle of the day: {game}, {grade}</source>
        <translation>Reto del día: {game}, {grade}</translation>
    </message>
    <message>
        <source>The answer is exact.</source>
        <translation>La solución es exacta.</translation>
    </message>
    <message>
        <source>The answer was found by a long search.</source>
        <translation>La solución viene de una larga búsqueda.</translation>
    </message>
    <message>
        <source>Your rating: {before} → {after} ({level})</source>
        <translation>Tu valoración: {before} → {after} ({level})</translation>
    </message>
    <message>
        <source>Tried before: your rating stays {after} ({level})</source>
        <translation>Ya intentado: tu valoración sigue en {after} ({level})</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {error} ({level})</source>
        <translation>Tu valoración: {rating} ± {error} ({level})</translation>
    </message>
    <message>
        <source>Your rating begins with the first puzzle.</source>
        <translation>Tu valoración empieza con el primer reto.</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row</source>
        <translation>
            <numerusform>%n resuelto seguido</numerusform>
            <numerusform>%n resueltos seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Done today.</source>
        <translation>Hecho hoy.</translation>
    </message>
    <message>
        <source>Not done yet today.</source>
        <translation>Hoy aún sin hacer.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) not seen yet</source>
        <translation>
            <numerusform>%n reto aún sin ver</numerusform>
            <numerusform>%n retos aún sin ver</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Encuentra la mejor jugada.</translation>
    </message>
    <message>
        <source>You played: {move} ({judgement}). Find a better move.</source>
        <translation>Jugaste: {move} ({judgement}). Encuentra una jugada mejor.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>¡Correcto!</translation>
    </message>
    <message>
        <source>Right: no move is clearly better.</source>
        <translation>Correcto: ninguna jugada es claramente mejor.</translation>
    </message>
    <message>
        <source>This was asked for:</source>
        <translation>Se buscaba esto:</translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n of a hundred chances to win. Look again.</source>
        <translation>
            <numerusform>Eso cuesta alrededor de %n posibilidad de ganar entre cien. Mira otra vez.</numerusform>
            <numerusform>Eso cuesta alrededor de %n posibilidades de ganar entre cien. Mira otra vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n point(s). Look again.</source>
        <translation>
            <numerusform>Eso cuesta %n punto. Mira otra vez.</numerusform>
            <numerusform>Eso cuesta %n puntos. Mira otra vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known of this move. Try another one.</source>
        <translation>De esta jugada no se sabe nada. Prueba otra.</translation>
    </message>
    <message>
        <source>About {percent} % to win.</source>
        <translation>Alrededor del {percent}&#xa0;% de posibilidades de ganar.</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Aprender de mis errores</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}: {game}, round {round}, move {move}</source>
        <translation>Error {number} de {count}: {game}, ronda {round}, jugada {move}</translation>
    </message>
    <message>
        <source>No match was finished in the last 30 days.</source>
        <translation>En los últimos 30 días no ha terminado ninguna partida.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n match(es) finished in the last 30 days none is analysed yet. Replay one and press “Analyse”.</source>
        <translation>
            <numerusform>La partida (%n) terminada en los últimos 30 días aún no está analizada. Repásala y pulsa «Analizar».</numerusform>
            <numerusform>De las %n partidas terminadas en los últimos 30 días, ninguna está aún analizada. Repasa una y pulsa «Analizar».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake of yours was found in %n analysed match(es) of the last 30 days.</source>
        <translation>
            <numerusform>No se ha encontrado ningún error tuyo en %n partida analizada de los últimos 30 días.</numerusform>
            <numerusform>No se ha encontrado ningún error tuyo en %n partidas analizadas de los últimos 30 días.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tovenaars</name>
    <message>
        <source>The first place in the line</source>
        <translation>El primer sitio de la línea</translation>
    </message>
    <message>
        <source>The second place in the line</source>
        <translation>El segundo sitio de la línea</translation>
    </message>
    <message>
        <source>The third place in the line</source>
        <translation>El tercer sitio de la línea</translation>
    </message>
    <message>
        <source>Confirm the line</source>
        <translation>Confirmar la línea</translation>
    </message>
    <message>
        <source>Play the block spell</source>
        <translation>Jugar el hechizo de bloqueo</translation>
    </message>
    <message>
        <source>Play strength spell 2</source>
        <translation>Jugar el hechizo de fuerza 2</translation>
    </message>
    <message>
        <source>Play strength spell 3</source>
        <translation>Jugar el hechizo de fuerza 3</translation>
    </message>
    <message>
        <source>Play strength spell 4</source>
        <translation>Jugar el hechizo de fuerza 4</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafiar</translation>
    </message>
    <message>
        <source>Play the reversal spell</source>
        <translation>Jugar el hechizo de inversión</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Responder que no</translation>
    </message>
    <message>
        <source>Pay a ransom in the first way</source>
        <translation>Pagar un rescate de la primera forma</translation>
    </message>
    <message>
        <source>Pay a ransom in the second way</source>
        <translation>Pagar un rescate de la segunda forma</translation>
    </message>
    <message>
        <source>Pay a ransom in the third way</source>
        <translation>Pagar un rescate de la tercera forma</translation>
    </message>
    <message>
        <source>line up {cards}: the ace beats jack, queen and king.</source>
        <translation>forma {cards}: el as vence a la jota, la reina y el rey.</translation>
    </message>
    <message>
        <source>line up {cards}: your ace stays safe in the reserve.</source>
        <translation>forma {cards}: tu as queda a salvo en la reserva.</translation>
    </message>
    <message>
        <source>low soldiers beat an ace and can be raised: line up {cards}.</source>
        <translation>los soldados bajos vencen al as y pueden reforzarse: forma {cards}.</translation>
    </message>
    <message>
        <source>the {second} is the last enemy: if your {card} wins, the round is yours.</source>
        <translation>último enemigo: {second}. Si tu {card} gana, la ronda es tuya.</translation>
    </message>
    <message>
        <source>this attack surely wins, {points} against {other}: no spell can stop it.</source>
        <translation>este ataque gana seguro, {points} contra {other}: ningún hechizo puede pararlo.</translation>
    </message>
    <message>
        <source>this attack wins by strength, {points} against {other}.</source>
        <translation>este ataque gana por fuerza, {points} contra {other}.</translation>
    </message>
    <message>
        <source>this attack risks only your weakest soldier: {card}.</source>
        <translation>este ataque solo arriesga tu soldado más débil: {card}.</translation>
    </message>
    <message>
        <source>this attack aims at the strongest you can reach: {second}.</source>
        <translation>este ataque va contra el más fuerte a tu alcance: {second}.</translation>
    </message>
    <message>
        <source>there your {card} faces an enemy that it beats by strength: {second}.</source>
        <translation>ahí tu {card} tiene enfrente a un enemigo al que vence por fuerza: {second}.</translation>
    </message>
    <message>
        <source>without spells your {card} surely wins, {points} against {other}.</source>
        <translation>sin hechizos, tu {card} gana seguro, {points} contra {other}.</translation>
    </message>
    <message numerus="yes">
        <source>with %n more you win by strength, {points} against {other}.</source>
        <translation>
            <numerusform>con %n más ganas por fuerza, {points} contra {other}.</numerusform>
            <numerusform>con %n más ganas por fuerza, {points} contra {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>your strength is enough, {points} against {other}: save spells.</source>
        <translation>tu fuerza basta, {points} contra {other}: ahorra hechizos.</translation>
    </message>
    <message>
        <source>no strength spell turns this duel, {points} against {other}: save them.</source>
        <translation>ningún hechizo de fuerza cambia este duelo, {points} contra {other}: ahórralos.</translation>
    </message>
    <message>
        <source>challenge: by strength you lose, {points} against {other}.</source>
        <translation>desafía: por fuerza pierdes, {points} contra {other}.</translation>
    </message>
    <message>
        <source>do not challenge: by strength you win, {points} against {other}.</source>
        <translation>no desafíes: por fuerza ganas, {points} contra {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} beats %n of their {other} sleep spell(s); but vary.</source>
        <translation>
            <numerusform>{card} vence a %n de sus {other} hechizos de sueño; pero ve variando.</numerusform>
            <numerusform>{card} vence a %n de sus {other} hechizos de sueño; pero ve variando.</numerusform>
        </translation>
    </message>
    <message>
        <source>a good choice, but vary: {card}.</source>
        <translation>buena elección, pero ve variando: {card}.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, and nobody can answer it.</source>
        <translation>una inversión salva a tu {card}, y nadie puede responderla.</translation>
    </message>
    <message>
        <source>a reversal saves your {card}, unless it is answered.</source>
        <translation>una inversión salva a tu {card}, salvo que haya respuesta.</translation>
    </message>
    <message>
        <source>your own reversal cancels theirs and saves your {card}.</source>
        <translation>tu propia inversión anula la suya y salva a tu {card}.</translation>
    </message>
    <message>
        <source>keep your reversal spell: it could be answered.</source>
        <translation>guarda tu hechizo de inversión: podrían responderlo.</translation>
    </message>
    <message>
        <source>{card} withstands the {second} opposite by strength.</source>
        <translation>por fuerza, tu {card} resiste a su {second} de enfrente.</translation>
    </message>
    <message>
        <source>{card} can beat the {second} opposite by strength.</source>
        <translation>por fuerza, tu {card} puede vencer a su {second} de enfrente.</translation>
    </message>
    <message numerus="yes">
        <source>%n money card(s) bring(s) back your best captive: {card}.</source>
        <translation>
            <numerusform>%n carta de dinero te devuelve a tu mejor soldado preso: {card}.</numerusform>
            <numerusform>%n cartas de dinero te devuelven a tu mejor soldado preso: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} comes from the reserve and costs no money.</source>
        <translation>{card} viene de la reserva y no cuesta dinero.</translation>
    </message>
    <message>
        <source>Choose three soldiers: the ace beats jack, queen and king, low ones beat the ace and can be raised.</source>
        <translation>Elige tres soldados: el as vence a la jota, la reina y el rey; los bajos vencen al as y pueden reforzarse.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) win(s) by strength: which can spells turn against you?</source>
        <translation>
            <numerusform>%n ataque gana por fuerza: ¿pueden los hechizos volverlo contra ti?</numerusform>
            <numerusform>%n ataques ganan por fuerza: ¿cuáles pueden volver contra ti los hechizos?</numerusform>
        </translation>
    </message>
    <message>
        <source>No attack wins by strength: choose whom you can spare, or what your spells can turn.</source>
        <translation>Ningún ataque gana por fuerza: elige de quién puedes prescindir o qué pueden cambiar tus hechizos.</translation>
    </message>
    <message>
        <source>By strength the duel is yours, {points} against {other}.</source>
        <translation>Por fuerza, el duelo es tuyo, {points} contra {other}.</translation>
    </message>
    <message>
        <source>By strength you lose, {points} against {other}: is this soldier worth a spell?</source>
        <translation>Por fuerza pierdes, {points} contra {other}: ¿vale este soldado un hechizo?</translation>
    </message>
    <message numerus="yes">
        <source>You have %n sleep spell(s): each goes only once.</source>
        <translation>
            <numerusform>Tienes %n hechizo de sueño: sirve una sola vez.</numerusform>
            <numerusform>Tienes %n hechizos de sueño: cada uno sirve una sola vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one reversal: is this duel worth it?</source>
        <translation>Tienes una inversión: ¿la merece este duelo?</translation>
    </message>
    <message numerus="yes">
        <source>Fill the slot: %n soldier(s) can go there. Who stands against the one opposite?</source>
        <translation>
            <numerusform>Llena la casilla: solo puede ir %n soldado.</numerusform>
            <numerusform>Llena la casilla: pueden ir %n soldados. ¿Quién aguanta?</numerusform>
        </translation>
    </message>
    <message>
        <source>line up {cards}</source>
        <translation>formar {cards}</translation>
    </message>
    <message>
        <source>{card} slides to slot {slot}</source>
        <translation>{card} pasa a la casilla {slot}</translation>
    </message>
    <message>
        <source>block all spells</source>
        <translation>bloquear todos los hechizos</translation>
    </message>
    <message>
        <source>{card} against {enemy}</source>
        <translation>{card} contra {enemy}</translation>
    </message>
    <message>
        <source>add {spell}</source>
        <translation>añadir {spell}</translation>
    </message>
    <message>
        <source>no strength spell</source>
        <translation>sin hechizo de fuerza</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>desafiar</translation>
    </message>
    <message>
        <source>no challenge</source>
        <translation>sin desafío</translation>
    </message>
    <message>
        <source>sleep spell {card}</source>
        <translation>hechizo de sueño {card}</translation>
    </message>
    <message>
        <source>reverse the duel</source>
        <translation>invertir el duelo</translation>
    </message>
    <message>
        <source>no reversal</source>
        <translation>sin inversión</translation>
    </message>
    <message>
        <source>{card} from the reserve</source>
        <translation>{card} de la reserva</translation>
    </message>
    <message>
        <source>ransom {card} for {money}</source>
        <translation>rescatar {card} por {money}</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>soldier {rank}</source>
        <translation>soldado {rank}</translation>
    </message>
    <message>
        <source>money {rank}</source>
        <translation>dinero {rank}</translation>
    </message>
    <message>
        <source>sleep spell {rank}</source>
        <translation>hechizo de sueño {rank}</translation>
    </message>
    <message>
        <source>strength spell {rank}</source>
        <translation>hechizo de fuerza {rank}</translation>
    </message>
    <message>
        <source>block spell</source>
        <translation>hechizo de bloqueo</translation>
    </message>
    <message>
        <source>reversal spell</source>
        <translation>hechizo de inversión</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Hechizos</translation>
    </message>
    <message>
        <source>Sleep spells</source>
        <translation>Hechizos de sueño</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Tu elección</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Mazmorras</translation>
    </message>
    <message>
        <source>{card}, slot {slot}</source>
        <translation>{card}, casilla {slot}</translation>
    </message>
    <message>
        <source>{card}, in the dungeon</source>
        <translation>{card}, en la mazmorra</translation>
    </message>
    <message>
        <source>Belongings</source>
        <translation>Pertenencias</translation>
    </message>
    <message>
        <source>Duel report</source>
        <translation>Relato del duelo</translation>
    </message>
    <message>
        <source>The blows of each duel are written down here.</source>
        <translation>Aquí se cuenta cada duelo, golpe a golpe.</translation>
    </message>
    <message>
        <source>{name}’s dungeon</source>
        <translation>Mazmorra de {name}</translation>
    </message>
    <message>
        <source>{name}’s dungeon: {cards}</source>
        <translation>Mazmorra de {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}, {stack}: {cards}</source>
        <translation>{name}, {stack}: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: {card}</source>
        <translation>{name}, casilla {slot}: {card}</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: empty</source>
        <translation>{name}, casilla {slot}: vacía</translation>
    </message>
    <message>
        <source>{name}, slot {slot}: face down</source>
        <translation>{name}, casilla {slot}: boca abajo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>spells are blocked</source>
        <translation>hechizos bloqueados</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>por tipo</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Quién es más fuerte</translation>
    </message>
    <message>
        <source>{rank}: {strength}</source>
        <translation>{rank}: {strength}</translation>
    </message>
    <message>
        <source>The greater strength wins, but 7 to 10 beat the ace. Equal: the attacker wins.</source>
        <translation>Gana la fuerza mayor, pero del 7 al 10 vencen al as. A igualdad, gana quien ataca.</translation>
    </message>
    <message>
        <source>Stands in the line and fights.</source>
        <translation>Está en la línea y lucha.</translation>
    </message>
    <message>
        <source>Ransoms a soldier: money cards that are worth exactly its strength together.</source>
        <translation>Rescata a un soldado: cartas de dinero que juntas valen exactamente su fuerza.</translation>
    </message>
    <message>
        <source>For a challenge: both choose one in secret, and the stronger one wins the duel.</source>
        <translation>Para un desafío: cada cual elige uno en secreto, y el más fuerte gana el duelo.</translation>
    </message>
    <message>
        <source>Adds its number to a 7, 8, 9 or 10 in a duel.</source>
        <translation>Suma su número a un 7, 8, 9 o 10 en un duelo.</translation>
    </message>
    <message>
        <source>Before an attack: nobody uses a spell in this turn any more.</source>
        <translation>Antes de un ataque: nadie usa ya hechizos en este turno.</translation>
    </message>
    <message>
        <source>After a duel that you lost: winner and loser change places.</source>
        <translation>Tras un duelo perdido: quien gana y quien pierde se cambian los papeles.</translation>
    </message>
    <message>
        <source>{name}, choose three soldiers for your line. Nobody else sees them yet.</source>
        <translation>{name}, elige tres soldados para tu línea. Nadie más los ve aún.</translation>
    </message>
    <message>
        <source>{name}, attack: choose a soldier, then its target.</source>
        <translation>{name}, ataca: elige un soldado y después su objetivo.</translation>
    </message>
    <message>
        <source>{name}, attack, or slide a soldier first: choose it, then its place.</source>
        <translation>{name}, ataca, o desplaza antes un soldado: elígelo y después su sitio.</translation>
    </message>
    <message>
        <source>{name}, a strength spell?</source>
        <translation>{name}, ¿un hechizo de fuerza?</translation>
    </message>
    <message>
        <source>{name}, a challenge?</source>
        <translation>{name}, ¿un desafío?</translation>
    </message>
    <message>
        <source>{name}, choose a sleep spell. Nobody else sees it yet.</source>
        <translation>{name}, elige un hechizo de sueño. Nadie más lo ve aún.</translation>
    </message>
    <message>
        <source>{name}, reverse the duel?</source>
        <translation>{name}, ¿inviertes el duelo?</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot}: from the reserve, or by a ransom.</source>
        <translation>{name}, llena la casilla {slot}: de la reserva o con un rescate.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} from the reserve.</source>
        <translation>{name}, llena la casilla {slot} de la reserva.</translation>
    </message>
    <message>
        <source>{name}, fill slot {slot} by a ransom.</source>
        <translation>{name}, llena la casilla {slot} con un rescate.</translation>
    </message>
    <message>
        <source>Is this your line?</source>
        <translation>¿Es esta tu línea?</translation>
    </message>
    <message>
        <source>Line up</source>
        <translation>Formar</translation>
    </message>
    <message>
        <source>Before you attack:</source>
        <translation>Antes de atacar:</translation>
    </message>
    <message>
        <source>Block all spells</source>
        <translation>Bloquear todos los hechizos</translation>
    </message>
    <message>
        <source>Strength alone decides this turn. No slide after it.</source>
        <translation>En este turno solo decide la fuerza. Después ya no hay desplazamientos.</translation>
    </message>
    <message>
        <source>A strength spell? Now {own} against {other}.</source>
        <translation>¿Un hechizo de fuerza? Ahora, {own} contra {other}.</translation>
    </message>
    <message>
        <source>Add {spell}</source>
        <translation>Añadir {spell}</translation>
    </message>
    <message>
        <source>No spell</source>
        <translation>Sin hechizo</translation>
    </message>
    <message>
        <source>A duel of sleep spells? Now {own} against {other}.</source>
        <translation>¿Un duelo de sueño? Ahora, {own} contra {other}.</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Sin desafío</translation>
    </message>
    <message>
        <source>Chosen by chance: {win} % won, {tie} % cancelled, {loss} % lost.</source>
        <translation>Al azar: {win}&#xa0;% gana, {tie}&#xa0;% se anula, {loss}&#xa0;% pierde.</translation>
    </message>
    <message>
        <source>Chosen well on both sides: {value} % to win the duel.</source>
        <translation>Bien elegido por ambas partes: {value}&#xa0;% de posibilidades de ganar.</translation>
    </message>
    <message>
        <source>You have lost the duel. Reverse it?</source>
        <translation>Has perdido el duelo. ¿Lo inviertes?</translation>
    </message>
    <message>
        <source>The duel is reversed. Reverse it back?</source>
        <translation>El duelo está invertido. ¿Lo inviertes de nuevo?</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Invertir</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo así</translation>
    </message>
    <message>
        <source>{name} has no answer: the duel is yours.</source>
        <translation>{name} no tiene respuesta: el duelo es tuyo.</translation>
    </message>
    <message>
        <source>{name} may answer with a reversal spell too.</source>
        <translation>{name} también puede responder con un hechizo de inversión.</translation>
    </message>
    <message>
        <source>Both spells are gone, and the duel is yours.</source>
        <translation>Los dos hechizos se gastan, y el duelo es tuyo.</translation>
    </message>
    <message>
        <source>Your {card} goes to the dungeon.</source>
        <translation>Tu {card} va a la mazmorra.</translation>
    </message>
    <message>
        <source>Ransom {price}: paid how?</source>
        <translation>Rescate {price}: ¿cómo lo pagas?</translation>
    </message>
    <message>
        <source>Left to you: {money}</source>
        <translation>Te queda: {money}</translation>
    </message>
    <message>
        <source>No money is left to you.</source>
        <translation>No te queda dinero.</translation>
    </message>
    <message>
        <source>No ransom</source>
        <translation>Sin rescate</translation>
    </message>
    <message>
        <source>{own} against {other}: wins</source>
        <translation>{own} contra {other}: gana</translation>
    </message>
    <message>
        <source>{own} against {other}: loses</source>
        <translation>{own} contra {other}: pierde</translation>
    </message>
    <message>
        <source>slides here</source>
        <translation>se desplaza aquí</translation>
    </message>
    <message>
        <source>stands here</source>
        <translation>se coloca aquí</translation>
    </message>
    <message>
        <source>steps in from the reserve</source>
        <translation>entra desde la reserva</translation>
    </message>
    <message>
        <source>ransomed for {money}</source>
        <translation>rescate por {money}</translation>
    </message>
    <message>
        <source>ransomed for {price}: you choose how</source>
        <translation>rescate por {price}: eliges cómo</translation>
    </message>
    <message>
        <source>chosen, face down</source>
        <translation>elegido, boca abajo</translation>
    </message>
    <message>
        <source>blocks all spells</source>
        <translation>bloquea todos los hechizos</translation>
    </message>
    <message>
        <source>You can: {ways}.</source>
        <translation>Puedes: {ways}.</translation>
    </message>
    <message>
        <source>You cannot change that.</source>
        <translation>No puedes cambiarlo.</translation>
    </message>
    <message>
        <source>{name} can: {ways}.</source>
        <translation>{name} puede: {ways}.</translation>
    </message>
    <message>
        <source>{name} cannot change that.</source>
        <translation>{name} no puede cambiarlo.</translation>
    </message>
    <message>
        <source>add {spells}</source>
        <translation>añadir {spells}</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>invertir</translation>
    </message>
    <message>
        <source>Of {name}’s sleep spells it beats {wins}, cancels {ties}, loses to {losses}.</source>
        <translation>De los hechizos de sueño de {name}, vence a {wins}, anula {ties}, pierde contra {losses}.</translation>
    </message>
    <message>
        <source>Facing {enemy}: {attacking}; {attacked}.</source>
        <translation>Frente a {enemy}: {attacking}; {attacked}.</translation>
    </message>
    <message>
        <source>It would face an empty slot.</source>
        <translation>Tendría enfrente una casilla vacía.</translation>
    </message>
    <message>
        <source>wins if it attacks</source>
        <translation>gana si ataca</translation>
    </message>
    <message>
        <source>loses if it attacks</source>
        <translation>pierde si ataca</translation>
    </message>
    <message>
        <source>wins if it is attacked</source>
        <translation>gana si lo atacan</translation>
    </message>
    <message>
        <source>loses if it is attacked</source>
        <translation>pierde si lo atacan</translation>
    </message>
    <message>
        <source>Ransom {price}.</source>
        <translation>Rescate: {price}.</translation>
    </message>
    <message>
        <source>Attacking, it beats {beaten}.</source>
        <translation>Al atacar, vence a: {beaten}.</translation>
    </message>
    <message>
        <source>Choose one of the lit cards first.</source>
        <translation>Elige primero una de las cartas iluminadas.</translation>
    </message>
    <message>
        <source>No money cards add up to exactly {price}.</source>
        <translation>No hay cartas de dinero que sumen exactamente {price}.</translation>
    </message>
    <message>
        <source>{name} has chosen a line.</source>
        <translation>{name} ha elegido su línea.</translation>
    </message>
    <message>
        <source>{name} has chosen a line: {cards}.</source>
        <translation>{name} ha elegido su línea: {cards}.</translation>
    </message>
    <message>
        <source>The lines: {lines}.</source>
        <translation>Las líneas: {lines}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{name} slides to slot {slot}: {card}.</source>
        <translation>{name} se desplaza a la casilla {slot}: {card}.</translation>
    </message>
    <message>
        <source>{name} blocks all spells.</source>
        <translation>{name} bloquea todos los hechizos.</translation>
    </message>
    <message>
        <source>{name} attacks: {card} against {enemy}.</source>
        <translation>{name} ataca: {card} contra&#xa0;{enemy}.</translation>
    </message>
    <message>
        <source>{name} adds {spell}: strength {strength}.</source>
        <translation>{name} añade {spell}: fuerza&#xa0;{strength}.</translation>
    </message>
    <message>
        <source>{name} challenges to a duel of sleep spells.</source>
        <translation>{name} desafía a un duelo de sueño.</translation>
    </message>
    <message>
        <source>{name} uses no strength spell.</source>
        <translation>{name} no usa hechizo de fuerza.</translation>
    </message>
    <message>
        <source>{name} does not challenge.</source>
        <translation>{name} no desafía.</translation>
    </message>
    <message>
        <source>{name} does not reverse.</source>
        <translation>{name} no invierte.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell.</source>
        <translation>{name} ha elegido un hechizo de sueño.</translation>
    </message>
    <message>
        <source>{name} has chosen a sleep spell: {spell}.</source>
        <translation>{name} ha elegido un hechizo de sueño: {spell}.</translation>
    </message>
    <message>
        <source>Sleep spells: {name} {own}, {loser} {other}. {name} wins.</source>
        <translation>Hechizos de sueño: {name} {own}, {loser} {other}. Gana {name}.</translation>
    </message>
    <message>
        <source>Sleep spells: both {spell}. They cancel each other.</source>
        <translation>Hechizos de sueño: {spell} por ambas partes. Se anulan.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins by strength.</source>
        <translation>{own} contra {other}: {name} gana por fuerza.</translation>
    </message>
    <message>
        <source>{own} against {other}: {name} wins, who attacked.</source>
        <translation>{own} contra {other}: gana {name}, por atacar.</translation>
    </message>
    <message>
        <source>So {name} wins the duel.</source>
        <translation>Así que {name} gana el duelo.</translation>
    </message>
    <message>
        <source>{name} reverses the duel.</source>
        <translation>{name} invierte el duelo.</translation>
    </message>
    <message>
        <source>{name} reverses it back.</source>
        <translation>{name} lo invierte de nuevo.</translation>
    </message>
    <message>
        <source>{name} loses a soldier to the dungeon: {card}.</source>
        <translation>{name} pierde un soldado, que va a la mazmorra: {card}.</translation>
    </message>
    <message>
        <source>{name} fills slot {slot}: {card}.</source>
        <translation>{name} llena la casilla {slot}: {card}.</translation>
    </message>
    <message>
        <source>{name} ransoms for {money}: {card} to slot {slot}.</source>
        <translation>{name} rescata por {money}: {card} a la casilla {slot}.</translation>
    </message>
    <message>
        <source>{name} cannot fill slot {slot}: it stays empty.</source>
        <translation>{name} no puede llenar la casilla {slot}: se queda vacía.</translation>
    </message>
    <message>
        <source>{loser} has no soldier left: {name} wins.</source>
        <translation>{loser} ya no tiene soldados: gana {name}.</translation>
    </message>
    <message>
        <source>has lined up</source>
        <translation>ha formado</translation>
    </message>
    <message>
        <source>slid</source>
        <translation>se desplazó</translation>
    </message>
    <message>
        <source>blocked all spells</source>
        <translation>bloqueó los hechizos</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>atacó</translation>
    </message>
    <message>
        <source>strength spell</source>
        <translation>hechizo de fuerza</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>desafió</translation>
    </message>
    <message>
        <source>sleep spell</source>
        <translation>hechizo de sueño</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>invirtió</translation>
    </message>
    <message>
        <source>filled the slot</source>
        <translation>llenó la casilla</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>lo dejó estar</translation>
    </message>
    <message>
        <source>lost a soldier</source>
        <translation>perdió un soldado</translation>
    </message>
    <message>
        <source>You lose a soldier!</source>
        <translation>¡Pierdes un soldado!</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldado</numerusform>
            <numerusform>%n soldados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <translation>
            <numerusform>%n en pie</numerusform>
            <numerusform>%n en pie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caught</source>
        <translation>
            <numerusform>%n preso</numerusform>
            <numerusform>%n presos</numerusform>
        </translation>
    </message>
</context>
</TS>
