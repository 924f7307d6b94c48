<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>How chance works</source>
        <translation>Cómo funciona el azar</translation>
    </message>
    <message>
        <source>Every match is drawn from a seed: a number that decides the order of the tiles and who begins. The same seed always gives the same draw.</source>
        <translation>Cada partida nace de una semilla: un número que decide el orden de las losetas y quién empieza. La misma semilla da siempre el mismo reparto.</translation>
    </message>
    <message>
        <source>The seed is fixed before the first move and shown when the match is over, so anybody can play the match again and check that nothing was changed on the way.</source>
        <translation>La semilla se fija antes de la primera jugada y se muestra al acabar la partida: cualquiera puede repetirla y comprobar que nada cambió por el camino.</translation>
    </message>
    <message>
        <source>The Architects see what you could see in their place, and nothing else: neither your tiles nor the pile.</source>
        <translation>Los Arquitectos ven lo que verías tú en su lugar, y nada más: ni tus losetas ni la pila.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>Inter, Quattrocento and Noto Sans Egyptian Hieroglyphs: typefaces under the SIL Open Font License 1.1.</source>
        <translation>Inter, Quattrocento y Noto Sans Egyptian Hieroglyphs: tipos de letra con licencia SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Qt, under the GNU Lesser General Public License 3. You may replace the Qt libraries by your own build of them.</source>
        <translation>Qt, con licencia GNU Lesser General Public License 3. Puedes sustituir las bibliotecas Qt por tu propia compilación.</translation>
    </message>
    <message>
        <source>SQLite, in the public domain.</source>
        <translation>SQLite, de dominio público.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Tus datos</translation>
    </message>
    <message>
        <source>Your matches and settings stay on this device. Nothing is sent anywhere unless you share it.</source>
        <translation>Tus partidas y ajustes se quedan en este dispositivo. No se envía nada a menos que tú lo compartas.</translation>
    </message>
</context>
<context>
    <name>AnkhPage</name>
    <message>
        <source>The ankh</source>
        <translation>El anj</translation>
    </message>
    <message>
        <source>Pays by the square</source>
        <translation>Paga al cuadrado</translation>
    </message>
    <message>
        <source>There are six ankhs: three rooms and three corridors.</source>
        <translation>Hay seis anj: tres salas y tres pasadizos.</translation>
    </message>
    <message>
        <source>At the end each player counts the ankh tiles on which pawns of theirs stand, in the whole pyramid, and scores that number &lt;b&gt;times itself&lt;/b&gt;.</source>
        <translation>Al final cada jugador cuenta en toda la pirámide las losetas con anj ocupadas por sus peones y anota ese número &lt;b&gt;multiplicado por sí mismo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One ankh</source>
        <translation>Un anj</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>It does not matter who owns the network. An ankh tile alone counts as well.</source>
        <translation>No importa de quién sea la red. También cuenta una loseta con anj aislada.</translation>
    </message>
    <message>
        <source>Ankhs in a cursed network do not count.</source>
        <translation>Los anj de una red maldita no cuentan.</translation>
    </message>
    <message>
        <source>They are never doubled, and the Pharaoh holds one like anybody.</source>
        <translation>Nunca se duplican, y el Faraón ocupa uno como cualquiera.</translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
</context>
<context>
    <name>AppStore</name>
    <message>
        <source>Until then matches are kept only while the app is open.</source>
        <translation>Hasta entonces las partidas solo se guardan mientras la aplicación esté abierta.</translation>
    </message>
</context>
<context>
    <name>Architect</name>
    <message>
        <source>Built three pyramids before one stood straight, and laughs about it.</source>
        <translation>Levantó tres pirámides antes de que una saliera recta, y se ríe de ello.</translation>
    </message>
    <message>
        <source>Keeps the plan in mind, and now and then forgets a room.</source>
        <translation>Siempre tiene el plano en mente, y de vez en cuando olvida una sala.</translation>
    </message>
    <message>
        <source>Patient and exact; seldom lets an open door pass.</source>
        <translation>Paciente y exacto: rara vez deja pasar una puerta abierta.</translation>
    </message>
    <message>
        <source>Sees the finished stone in the quarry and wastes no step.</source>
        <translation>Ve en la cantera la piedra ya tallada y no malgasta un paso.</translation>
    </message>
</context>
<context>
    <name>ArchitectChoice</name>
    <message>
        <source>Your rival</source>
        <translation>Tu rival</translation>
    </message>
</context>
<context>
    <name>ArchitectRow</name>
    <message>
        <source>%1, level %2 of 4</source>
        <translation>%1, nivel %2 de 4</translation>
    </message>
</context>
<context>
    <name>ClosedPage</name>
    <message>
        <source>Closed networks</source>
        <translation>Redes cerradas</translation>
    </message>
    <message>
        <source>Sealed from outside: doubled</source>
        <translation>Selladas por fuera: se duplican</translation>
    </message>
    <message>
        <source>A network is closed when none of its openings leads &lt;b&gt;out of the pyramid&lt;/b&gt;. A closed network is worth twice as much, bonuses and all.</source>
        <translation>Una red está cerrada cuando ninguna de sus aberturas da &lt;b&gt;fuera de la pirámide&lt;/b&gt;. Una red cerrada vale el doble, bonificaciones incluidas.</translation>
    </message>
    <message>
        <source>The top of a pyramid. A is closed; B opens to the outside at the left.</source>
        <translation>La cima de una pirámide. A está cerrada; B se abre al exterior por la izquierda.</translation>
    </message>
    <message>
        <source>Only the outer sides of the pyramid matter, twenty-one in all.</source>
        <translation>Solo cuentan los lados exteriores de la pirámide, veintiuno en total.</translation>
    </message>
    <message>
        <source>A passage that ends at the wall of a neighbour does not open it.</source>
        <translation>Un paso que acaba en el muro de una loseta vecina no la abre.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>Network A has six tiles, three of them rooms, with one sarcophagus and the tile at the top. It is not the longest, but it is closed.</source>
        <translation>La red A tiene seis losetas, tres de ellas salas, con un sarcófago y la loseta de la cima. No es la más larga, pero está cerrada.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salas</translation>
    </message>
    <message>
        <source>One sarcophagus</source>
        <translation>Un sarcófago</translation>
    </message>
    <message>
        <source>Top of the pyramid</source>
        <translation>Cima de la pirámide</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrada</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Eliminar esta partida</translation>
    </message>
</context>
<context>
    <name>CursePage</name>
    <message>
        <source>The curse</source>
        <translation>La maldición</translation>
    </message>
    <message>
        <source>Makes a network worthless</source>
        <translation>Deja una red sin valor</translation>
    </message>
    <message>
        <source>Three rooms, and not a point for anybody.</source>
        <translation>Tres salas, y ni un punto para nadie.</translation>
    </message>
    <message>
        <source>A network that holds a curse is worth &lt;b&gt;nothing&lt;/b&gt;, whatever else lies in it.</source>
        <translation>Una red con una maldición no vale &lt;b&gt;nada&lt;/b&gt;, contenga lo que contenga.</translation>
    </message>
    <message>
        <source>Ankhs in it do not count either.</source>
        <translation>Tampoco cuentan sus anj.</translation>
    </message>
    <message>
        <source>It still competes for being the longest. If it is, nobody else gets that bonus in its stead.</source>
        <translation>Aun así compite por ser la más larga. Si lo es, esa bonificación no pasa a ninguna otra.</translation>
    </message>
    <message>
        <source>A curse may be kept out: turn a tile, and the rest is free of it.</source>
        <translation>Una maldición se puede aislar: gira una loseta y el resto queda libre.</translation>
    </message>
</context>
<context>
    <name>DoublePage</name>
    <message>
        <source>Counts double</source>
        <translation>Cuenta doble</translation>
    </message>
    <message>
        <source>One pawn as strong as two</source>
        <translation>Un peón que vale por dos</translation>
    </message>
    <message>
        <source>Carnelian counts two here, lapis one: the network is carnelian&apos;s.</source>
        <translation>Aquí cornalina cuenta dos y lapislázuli uno: la red es de cornalina.</translation>
    </message>
    <message>
        <source>A pawn on this tile counts as two when the pawns of its network are compared.</source>
        <translation>Un peón en esta loseta cuenta como dos al comparar los peones de su red.</translation>
    </message>
    <message>
        <source>The Pharaoh counts as two here as well, not as four.</source>
        <translation>Aquí el Faraón también cuenta como dos, no como cuatro.</translation>
    </message>
    <message>
        <source>It changes who owns the network, not what the network is worth.</source>
        <translation>Cambia de quién es la red, no lo que vale.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The forty-ninth tile</source>
        <translation>La loseta cuarenta y nueve</translation>
    </message>
    <message>
        <source>The match ends at once when the last of the forty-nine places is filled. That is the fifteenth turn of the player who moves last; the other is left with one tile.</source>
        <translation>La partida acaba en cuanto se llena la última de las cuarenta y nueve casillas. Es el decimoquinto turno de quien juega último; al otro le queda una loseta.</translation>
    </message>
    <message>
        <source>The networks are counted, then the ankhs. Whoever has more points is the &lt;b&gt;Great Architect&lt;/b&gt;. Equal points are a draw.</source>
        <translation>Se cuentan las redes y después los anj. Quien tenga más puntos es el &lt;b&gt;Gran Arquitecto&lt;/b&gt;. Con los mismos puntos, hay empate.</translation>
    </message>
</context>
<context>
    <name>FinishedRow</name>
    <message>
        <source>%1, %2. Watch again</source>
        <translation>%1, %2. Volver a ver</translation>
    </message>
    <message>
        <source>More about this match</source>
        <translation>Más sobre esta partida</translation>
    </message>
</context>
<context>
    <name>ForbiddenPage</name>
    <message>
        <source>Forbidden</source>
        <translation>Prohibida</translation>
    </message>
    <message>
        <source>No pawn may ever stand here</source>
        <translation>Aquí nunca puede haber un peón</translation>
    </message>
    <message>
        <source>Forbidden tiles, a room and a corridor.</source>
        <translation>Losetas prohibidas: una sala y un pasadizo.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on this tile: neither placed, nor moved there.</source>
        <translation>Ningún peón puede estar en esta loseta: ni colocado ni movido.</translation>
    </message>
    <message>
        <source>It belongs to its network like any other tile, and counts for its length.</source>
        <translation>Pertenece a su red como cualquier loseta, y cuenta para su longitud.</translation>
    </message>
    <message>
        <source>A Forbidden room is a room: it is worth its point.</source>
        <translation>Una sala prohibida es una sala: vale su punto.</translation>
    </message>
    <message>
        <source>It may be turned by the power that fits it.</source>
        <translation>Se puede girar con el poder que le corresponde.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
</context>
<context>
    <name>GameScreens</name>
    <message>
        <source>2 players · tile duel</source>
        <translation>2 jugadores · duelo de losetas</translation>
    </message>
    <message>
        <source>Fill the pyramid together, own its hidden networks.</source>
        <translation>Llenad juntos la pirámide y hazte con sus redes ocultas.</translation>
    </message>
    <message>
        <source>15 turns each, about 20 minutes</source>
        <translation>15 turnos cada uno, unos 20 minutos</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Pass the phone to %1</source>
        <translation>Pasa el teléfono a %1</translation>
    </message>
    <message>
        <source>The tiles of both of you stay hidden until then.</source>
        <translation>Hasta entonces las losetas de ambos siguen ocultas.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Deshacer la última jugada</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>Empty place</source>
        <translation>Hueco vacío</translation>
    </message>
    <message>
        <source>Hidden tile</source>
        <translation>Loseta oculta</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Girar loseta</translation>
    </message>
</context>
<context>
    <name>HistoryDrawer</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Take in a match</source>
        <translation>Importar una partida</translation>
    </message>
    <message>
        <source>Copied: paste it wherever you like.</source>
        <translation>Copiada: pégala donde quieras.</translation>
    </message>
    <message>
        <source>No match has been finished yet</source>
        <translation>Aún no hay partidas terminadas</translation>
    </message>
    <message>
        <source>Every match you finish is kept here, move by move.</source>
        <translation>Cada partida que termines se guarda aquí, jugada a jugada.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
    <message>
        <source>The match is in your history.</source>
        <translation>La partida está en tu historial.</translation>
    </message>
    <message>
        <source>Remove this match?</source>
        <translation>¿Eliminar esta partida?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>No se podrá recuperar.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>HomeHeader</name>
    <message>
        <source>Great Architects</source>
        <translation>Grandes Arquitectos</translation>
    </message>
    <message>
        <source>Board games of ancient Egypt</source>
        <translation>Juegos de mesa del antiguo Egipto</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Great Architects</source>
        <translation>Grandes Arquitectos</translation>
    </message>
    <message>
        <source>Remove this match?</source>
        <translation>¿Eliminar esta partida?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>No se podrá recuperar.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Take in a match</source>
        <translation>Importar una partida</translation>
    </message>
    <message>
        <source>This is not a match that can be read.</source>
        <translation>Esta partida no se puede leer.</translation>
    </message>
    <message>
        <source>Paste a match that was shared as text. It is checked move by move before it is kept.</source>
        <translation>Pega una partida compartida como texto. Se comprueba jugada a jugada antes de guardarla.</translation>
    </message>
    <message>
        <source>The match as text</source>
        <translation>La partida como texto</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Importar</translation>
    </message>
</context>
<context>
    <name>Kheops</name>
    <message>
        <source>at the bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <translation>Sarcófago</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Anj</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Cuenta doble</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Maldición</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Prohibida</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Girar un pasadizo</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Girar una sala</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Intercambiar peones</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Mover un peón</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Pasadizo</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Trabajador</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Momia</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Faraón</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>fila %1, casilla %2</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>abierta %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two or three sides</comment>
        <translation> y </translation>
    </message>
    <message>
        <source>cursed: worth nothing</source>
        <translation>maldita: no vale nada</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n sala</numerusform>
            <numerusform>%n salas</numerusform>
        </translation>
    </message>
    <message>
        <source>pair 15</source>
        <translation>pareja 15</translation>
    </message>
    <message>
        <source>tomb 5</source>
        <translation>sarcófago 5</translation>
    </message>
    <message>
        <source>apex 5</source>
        <translation>cima 5</translation>
    </message>
    <message>
        <source>longest 5</source>
        <translation>más larga 5</translation>
    </message>
    <message>
        <source>%1 × 2 closed</source>
        <translation>%1 × 2 cerrada</translation>
    </message>
    <message>
        <source>%1, no pawns</source>
        <translation>%1, sin peones</translation>
    </message>
    <message>
        <source>%1, a tie</source>
        <translation>%1, empate</translation>
    </message>
</context>
<context>
    <name>KheopsBoard</name>
    <message>
        <source>Pyramid</source>
        <translation>Pirámide</translation>
    </message>
</context>
<context>
    <name>KheopsModel</name>
    <message>
        <source>%1 begins and leads the Pharaoh.</source>
        <translation>%1 empieza y lleva al Faraón.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 roba una loseta.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <translation>%1 roba: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 takes a Worker&apos;s place: %2.</source>
        <translation>%1 ocupa el lugar de un Trabajador: %2.</translation>
    </message>
    <message>
        <source>Turns the tile at %1.</source>
        <translation>Gira la loseta: %1.</translation>
    </message>
    <message>
        <source>Swaps pawns: %1 and %2.</source>
        <translation>Intercambia peones: %1 y %2.</translation>
    </message>
    <message>
        <source>Moves a pawn: from %1 to %2.</source>
        <translation>Mueve un peón: de %1 a %2.</translation>
    </message>
    <message>
        <source>Builds at %1: %2.</source>
        <translation>Construye, %1: %2.</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>Place a pawn on a tile.</source>
        <translation>Coloca un peón en una loseta.</translation>
    </message>
    <message>
        <source>Add a tile to the pyramid.</source>
        <translation>Añade una loseta a la pirámide.</translation>
    </message>
    <message>
        <source>You must turn a corridor.</source>
        <translation>Debes girar un pasadizo.</translation>
    </message>
    <message>
        <source>You must turn a room.</source>
        <translation>Debes girar una sala.</translation>
    </message>
    <message>
        <source>You must swap a pawn of yours with an opposing one.</source>
        <translation>Debes intercambiar un peón tuyo por uno rival.</translation>
    </message>
    <message>
        <source>You must move another pawn of yours.</source>
        <translation>Debes mover otro de tus peones.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Mirando atrás</translation>
    </message>
    <message>
        <source>The pyramid is finished.</source>
        <translation>La pirámide está terminada.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>%1 is on turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>after the Mummy</source>
        <translation>tras la Momia</translation>
    </message>
    <message>
        <source>It stands alone here.</source>
        <translation>Aquí queda aislada.</translation>
    </message>
    <message numerus="yes">
        <source>Joins a network of %n tile(s).</source>
        <translation>
            <numerusform>Se une a una red de %n loseta.</numerusform>
            <numerusform>Se une a una red de %n losetas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vacía</translation>
    </message>
    <message>
        <source>room</source>
        <translation>sala</translation>
    </message>
    <message>
        <source>corridor</source>
        <translation>pasadizo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1; here stands a %2 of %3</source>
        <translation>%1; aquí está: %2 de %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>KheopsResult</name>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>You are the Great Architect</source>
        <translation>Eres el Gran Arquitecto</translation>
    </message>
    <message>
        <source>%1 is the Great Architect</source>
        <translation>%1 es el Gran Arquitecto</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Compartir esta partida</translation>
    </message>
    <message>
        <source>The match is ready to be shared.</source>
        <translation>La partida está lista para compartir.</translation>
    </message>
    <message>
        <source>The match was copied. Paste it wherever you like.</source>
        <translation>Partida copiada. Pégala donde quieras.</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>Semilla copiada.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>KheopsRules</name>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>La pirámide</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>Special pawns</source>
        <translation>Peones especiales</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
</context>
<context>
    <name>KheopsScore</name>
    <message>
        <source>nobody scores</source>
        <translation>nadie puntúa</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1</source>
        <translation>
            <numerusform>%n punto para %1</numerusform>
            <numerusform>%n puntos para %1</numerusform>
        </translation>
    </message>
    <message>
        <source>ankhs held, squared: %1 and %2</source>
        <translation>anj ocupados, al cuadrado: %1 y %2</translation>
    </message>
</context>
<context>
    <name>KheopsShown</name>
    <message>
        <source>Let go to try it there. A second finger turns it.</source>
        <translation>Suelta para probarla ahí. Con otro dedo la giras.</translation>
    </message>
    <message>
        <source>Tap the tile to turn it on.</source>
        <translation>Toca la loseta para seguir girándola.</translation>
    </message>
    <message>
        <source>This tile looks the same all round.</source>
        <translation>Esta loseta es igual por todos lados.</translation>
    </message>
    <message>
        <source>Drag one there, or tap it and then the tile.</source>
        <translation>Arrastra uno, o tócalo y después la loseta.</translation>
    </message>
    <message>
        <source>Drag it there, or tap it and then the place.</source>
        <translation>Arrástrala, o tócala y después la casilla.</translation>
    </message>
    <message>
        <source>Tap one of the framed tiles.</source>
        <translation>Toca una de las losetas enmarcadas.</translation>
    </message>
    <message>
        <source>Drag a ringed pawn, or tap it first.</source>
        <translation>Arrastra un peón con anillo, o tócalo primero.</translation>
    </message>
    <message>
        <source>Which pawn shall stand here?</source>
        <translation>¿Qué peón pones aquí?</translation>
    </message>
    <message>
        <source>Where shall it stand?</source>
        <translation>¿Dónde lo pones?</translation>
    </message>
    <message>
        <source>Which tile shall be built here?</source>
        <translation>¿Qué loseta construyes aquí?</translation>
    </message>
    <message>
        <source>Where shall it be built?</source>
        <translation>¿Dónde la construyes?</translation>
    </message>
    <message>
        <source>Now choose the opposing pawn.</source>
        <translation>Ahora elige el peón rival.</translation>
    </message>
    <message>
        <source>Now choose where it goes.</source>
        <translation>Ahora elige adónde va.</translation>
    </message>
</context>
<context>
    <name>KheopsTable</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Day or night</source>
        <translation>Día o noche</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Play your Mummy first: Priest and Pharaoh come after it.</source>
        <translation>Juega antes tu Momia: el Sacerdote y el Faraón van después.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Great Architects</source>
        <translation>Grandes Arquitectos</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>Unas palabras sobre tus partidas</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Watch again</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Ver la puntuación</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Compartir como texto</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>The whole match, readable by people and by this app</source>
        <translation>La partida entera, legible para personas y para esta aplicación</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>More choices</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>Options of the game, and the seed of the draw</source>
        <translation>Opciones del juego y semilla del reparto</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Leave it empty for a new draw each time. The same word gives the same tiles in the same order: share it, and a friend meets the very same pyramid.</source>
        <translation>Déjala vacía para un reparto nuevo cada vez. La misma palabra da las mismas losetas en el mismo orden: compártela y quien la use encontrará la misma pirámide.</translation>
    </message>
</context>
<context>
    <name>MotionSettings</name>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápidas</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir movimiento</translation>
    </message>
    <message>
        <source>Pieces change place without moving</source>
        <translation>Las piezas cambian de sitio sin moverse</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibración</translation>
    </message>
    <message>
        <source>A short tap when a piece is set down</source>
        <translation>Un toque breve al posar una pieza</translation>
    </message>
    <message>
        <source>This device cannot vibrate</source>
        <translation>Este dispositivo no vibra</translation>
    </message>
</context>
<context>
    <name>MovePage</name>
    <message>
        <source>Moving a pawn</source>
        <translation>Mover un peón</translation>
    </message>
    <message>
        <source>Another of yours goes elsewhere</source>
        <translation>Otro de los tuyos va a otra parte</translation>
    </message>
    <message>
        <source>A pawn placed on this sign lets &lt;b&gt;another pawn of yours&lt;/b&gt; walk: any of them, but not the one just placed.</source>
        <translation>Un peón colocado en este símbolo hace andar a &lt;b&gt;otro de tus peones&lt;/b&gt;: cualquiera, menos el recién colocado.</translation>
    </message>
    <message>
        <source>The Worker at the left may go to any free tile.</source>
        <translation>El Trabajador de la izquierda puede ir a cualquier loseta libre.</translation>
    </message>
    <message>
        <source>It goes to any tile that is free and not Forbidden, near or far.</source>
        <translation>Va a cualquier loseta libre y no prohibida, cerca o lejos.</translation>
    </message>
    <message>
        <source>The tile it reaches does not act: a move sets off no power.</source>
        <translation>La loseta de llegada no actúa: un movimiento no activa poderes.</translation>
    </message>
    <message>
        <source>A Mummy that moves takes nobody&apos;s place.</source>
        <translation>Una Momia movida no ocupa el lugar de nadie.</translation>
    </message>
    <message>
        <source>Whoever has no other pawn in the pyramid loses the power.</source>
        <translation>Quien no tenga otro peón en la pirámide pierde el poder.</translation>
    </message>
</context>
<context>
    <name>MummyPage</name>
    <message>
        <source>The Mummy</source>
        <translation>La Momia</translation>
    </message>
    <message>
        <source>Takes the place of a Worker</source>
        <translation>Ocupa el lugar de un Trabajador</translation>
    </message>
    <message>
        <source>Each player has one Mummy.</source>
        <translation>Cada jugador tiene una Momia.</translation>
    </message>
    <message>
        <source>The Mummy may be placed on a free tile like a Worker, or on a tile where an &lt;b&gt;opposing Worker&lt;/b&gt; stands. That Worker goes back to the supply of its owner and may be played again.</source>
        <translation>La Momia se puede colocar en una loseta libre, como un Trabajador, o en una donde haya un &lt;b&gt;Trabajador rival&lt;/b&gt;. Ese Trabajador vuelve a la reserva de su dueño y puede jugarse de nuevo.</translation>
    </message>
    <message>
        <source>The Mummy of lapis may go to any free tile, or drive the Worker of carnelian away.</source>
        <translation>La Momia de lapislázuli puede ir a una loseta libre, o echar al Trabajador de cornalina.</translation>
    </message>
    <message>
        <source>Whichever way it comes, the power of the tile acts.</source>
        <translation>Llegue como llegue, el poder de la loseta actúa.</translation>
    </message>
    <message>
        <source>It takes the place of Workers only: never of a Priest, a Pharaoh or a Mummy.</source>
        <translation>Solo ocupa el lugar de Trabajadores: nunca de un Sacerdote, un Faraón o una Momia.</translation>
    </message>
    <message>
        <source>It does so only when it is placed from the supply. Moved or swapped, it takes nobody&apos;s place.</source>
        <translation>Solo lo hace al colocarse desde la reserva. Movida o intercambiada, no ocupa el lugar de nadie.</translation>
    </message>
    <message>
        <source>The rival&apos;s Mummy cannot touch it, but a swap can.</source>
        <translation>La Momia rival no puede tocarla, pero un intercambio sí.</translation>
    </message>
    <message>
        <source>Once your Mummy has been played, your Priest may follow, and your Pharaoh if you have him.</source>
        <translation>Jugada tu Momia, pueden seguirla tu Sacerdote y, si lo tienes, tu Faraón.</translation>
    </message>
</context>
<context>
    <name>NameFields</name>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your tiles stay hidden until you take it. Who begins is drawn by lot.</source>
        <translation>El teléfono cambia de manos en cada turno; tus losetas siguen ocultas hasta que lo coges. Quién empieza se sortea.</translation>
    </message>
</context>
<context>
    <name>NetworksPage</name>
    <message>
        <source>Networks</source>
        <translation>Redes</translation>
    </message>
    <message>
        <source>What belongs together, and to whom</source>
        <translation>Qué va unido, y de quién es</translation>
    </message>
    <message>
        <source>Two neighbouring tiles are joined when &lt;b&gt;both&lt;/b&gt; are open on the side they share. All tiles that can be reached from one another are a network.</source>
        <translation>Dos losetas vecinas están unidas cuando &lt;b&gt;ambas&lt;/b&gt; están abiertas en el lado que comparten. Todas las losetas a las que se puede llegar unas desde otras forman una red.</translation>
    </message>
    <message>
        <source>Five tiles are joined. At the right a passage ends at a wall: what lies beyond is another matter.</source>
        <translation>Cinco losetas están unidas. A la derecha un paso acaba en un muro: lo que hay más allá es otro asunto.</translation>
    </message>
    <message>
        <source>A network has at least two tiles. A tile alone is worth nothing.</source>
        <translation>Una red tiene al menos dos losetas. Una loseta sola no vale nada.</translation>
    </message>
    <message>
        <source>It pays the player with the &lt;b&gt;most pawns&lt;/b&gt; in it.</source>
        <translation>Paga a quien tenga &lt;b&gt;más peones&lt;/b&gt; en ella.</translation>
    </message>
    <message>
        <source>A pawn on a tile that counts double counts as two, and so does the Pharaoh.</source>
        <translation>Un peón en una loseta que cuenta doble cuenta como dos, y el Faraón también.</translation>
    </message>
    <message>
        <source>On a tie, or without pawns, it pays nobody.</source>
        <translation>Con empate, o sin peones, no paga a nadie.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>One phone</source>
        <translation>Un teléfono</translation>
    </message>
    <message>
        <source>At most 64 characters.</source>
        <translation>Como máximo 64 caracteres.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>%1, one phone for both</source>
        <translation>%1, un teléfono para dos</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, contra %2</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message>
        <source>Also open</source>
        <translation>También en curso</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Eliminar esta partida</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n matches</source>
        <translation>
            <numerusform>Mostrar %n partida</numerusform>
            <numerusform>Mostrar las %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Like a Priest: protected, and played only after its owner&apos;s Mummy.</source>
        <translation>Como un Sacerdote: protegido, y solo se juega después de la propia Momia.</translation>
    </message>
    <message>
        <source>Like a Mummy: may take a Worker&apos;s place, at any time, but is not protected.</source>
        <translation>Como una Momia: puede ocupar el lugar de un Trabajador, en cualquier momento, pero no está protegido.</translation>
    </message>
    <message>
        <source>The Pharaoh</source>
        <translation>El Faraón</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Kheops in a minute</source>
        <translation>Kheops en un minuto</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>De qué va</translation>
    </message>
    <message>
        <source>Two architects fill one pyramid with triangular tiles, and hide in it what only one of them will own.</source>
        <translation>Dos arquitectos llenan una pirámide de losetas triangulares y esconden en ella lo que será de uno solo.</translation>
    </message>
    <message>
        <source>A network of six tiles: two pawns of lapis, one of carnelian. It pays lapis.</source>
        <translation>Una red de seis losetas: dos peones de lapislázuli, uno de cornalina. Paga a lapislázuli.</translation>
    </message>
    <message>
        <source>Each turn you set &lt;b&gt;one pawn&lt;/b&gt; on a tile that already lies there, use the power of that tile if it has one, and add &lt;b&gt;one tile&lt;/b&gt; from your hand.</source>
        <translation>En cada turno pones &lt;b&gt;un peón&lt;/b&gt; en una loseta ya colocada, usas el poder de esa loseta, si lo tiene, y añades &lt;b&gt;una loseta&lt;/b&gt; de tu mano.</translation>
    </message>
    <message>
        <source>Where the openings of two tiles meet, they join into a &lt;b&gt;network&lt;/b&gt;. When the pyramid is full, each network pays the player who has the most pawns in it.</source>
        <translation>Donde se encuentran las aberturas de dos losetas, se unen en una &lt;b&gt;red&lt;/b&gt;. Con la pirámide llena, cada red paga a quien tenga más peones en ella.</translation>
    </message>
    <message>
        <source>After fifteen turns each, the higher total wins, and its owner is the Great Architect.</source>
        <translation>Tras quince turnos cada uno gana el total más alto: quien lo logra es el Gran Arquitecto.</translation>
    </message>
</context>
<context>
    <name>PawnSupply</name>
    <message>
        <source>Your pawns</source>
        <translation>Tus peones</translation>
    </message>
</context>
<context>
    <name>PawnsPage</name>
    <message>
        <source>Placing a pawn</source>
        <translation>Colocar un peón</translation>
    </message>
    <message>
        <source>Where a pawn may stand</source>
        <translation>Dónde puede estar un peón</translation>
    </message>
    <message>
        <source>Choose a pawn of your supply and set it on any tile of the pyramid that has no pawn on it and is not Forbidden. It may be a tile of the base or one that was added since, by either player.</source>
        <translation>Elige un peón de tu reserva y ponlo en cualquier loseta de la pirámide que no tenga peón ni esté prohibida: una de la base o una añadida después, por cualquiera de los dos.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Trabajador</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Momia</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Faraón</translation>
    </message>
    <message>
        <source>The four kinds of pawn.</source>
        <translation>Los cuatro tipos de peón.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;Worker&lt;/b&gt; counts as one pawn and has no power of its own. The other three bend the rules a little.</source>
        <translation>Un &lt;b&gt;Trabajador&lt;/b&gt; cuenta como un peón y no tiene poder propio. Los otros tres tuercen un poco las reglas.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Mummy&lt;/b&gt; may take the place of an opposing Worker.</source>
        <translation>La &lt;b&gt;Momia&lt;/b&gt; puede ocupar el lugar de un Trabajador rival.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Priest&lt;/b&gt; is safe from the rival. He waits until your Mummy has been played.</source>
        <translation>El &lt;b&gt;Sacerdote&lt;/b&gt; está a salvo del rival. Espera a que hayas jugado tu Momia.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; is like a Priest and counts as two. Only the player who begins has one.</source>
        <translation>El &lt;b&gt;Faraón&lt;/b&gt; es como un Sacerdote y cuenta como dos. Solo lo tiene quien empieza.</translation>
    </message>
    <message>
        <source>Once placed, a pawn stays for the rest of the match, unless a power or a Mummy has its way with it.</source>
        <translation>Una vez colocado, un peón se queda toda la partida, salvo que un poder o una Momia diga otra cosa.</translation>
    </message>
</context>
<context>
    <name>PharaohPage</name>
    <message>
        <source>The Pharaoh</source>
        <translation>El Faraón</translation>
    </message>
    <message>
        <source>A Priest who counts as two</source>
        <translation>Un Sacerdote que cuenta como dos</translation>
    </message>
    <message>
        <source>Only the player who begins has a Pharaoh.</source>
        <translation>Solo quien empieza tiene un Faraón.</translation>
    </message>
    <message>
        <source>The Pharaoh behaves like a Priest: the rival cannot touch him or turn his tile, and he may be played only after his owner&apos;s Mummy.</source>
        <translation>El Faraón se comporta como un Sacerdote: el rival no puede tocarlo ni girar su loseta, y solo se juega después de la propia Momia.</translation>
    </message>
    <message>
        <source>In his network he counts as &lt;b&gt;two pawns&lt;/b&gt;.</source>
        <translation>En su red cuenta como &lt;b&gt;dos peones&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>On a tile that counts double he still counts as two.</source>
        <translation>En una loseta que cuenta doble sigue contando como dos.</translation>
    </message>
    <message>
        <source>On an ankh he holds one ankh, like anybody.</source>
        <translation>En un anj ocupa un solo anj, como cualquiera.</translation>
    </message>
    <message>
        <source>An option</source>
        <translation>Una opción</translation>
    </message>
    <message>
        <source>Before a match you may agree that the Pharaoh behaves like a Mummy instead. Then he may be played at any time and may take the place of an opposing Worker, but nothing protects him. He still counts as two.</source>
        <translation>Antes de la partida podéis acordar que el Faraón se comporte como una Momia. Entonces se juega en cualquier momento y puede ocupar el lugar de un Trabajador rival, pero nada lo protege. Sigue contando como dos.</translation>
    </message>
</context>
<context>
    <name>PriestPage</name>
    <message>
        <source>The Priest</source>
        <translation>El Sacerdote</translation>
    </message>
    <message>
        <source>Safe from the rival</source>
        <translation>A salvo del rival</translation>
    </message>
    <message>
        <source>Each player has one Priest.</source>
        <translation>Cada jugador tiene un Sacerdote.</translation>
    </message>
    <message>
        <source>The Priest waits: he may be played only after &lt;b&gt;your own Mummy&lt;/b&gt; has been played. It does not matter what became of it since.</source>
        <translation>El Sacerdote espera: solo se puede jugar después de &lt;b&gt;tu propia Momia&lt;/b&gt;. No importa qué haya sido de ella.</translation>
    </message>
    <message>
        <source>The rival can neither move nor swap him, nor take his place.</source>
        <translation>El rival no puede moverlo, ni intercambiarlo, ni ocupar su lugar.</translation>
    </message>
    <message>
        <source>The rival cannot turn the tile he stands on.</source>
        <translation>El rival no puede girar la loseta en la que está.</translation>
    </message>
    <message>
        <source>You may do all of that with your own Priest and his tile.</source>
        <translation>Tú puedes hacer todo eso con tu Sacerdote y su loseta.</translation>
    </message>
    <message>
        <source>For everything else he is one pawn, like a Worker.</source>
        <translation>Para todo lo demás es un peón, como un Trabajador.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This app does not know that game.</source>
        <translation>Esta aplicación no conoce ese juego.</translation>
    </message>
    <message>
        <source>That game is not for this number of players.</source>
        <translation>Ese juego no es para este número de jugadores.</translation>
    </message>
    <message>
        <source>That game has no such option.</source>
        <translation>Ese juego no tiene esa opción.</translation>
    </message>
    <message>
        <source>That move cannot be read.</source>
        <translation>Esa jugada no se puede leer.</translation>
    </message>
    <message>
        <source>This is not a match that can be read.</source>
        <translation>Esta partida no se puede leer.</translation>
    </message>
    <message>
        <source>This match was written by a newer version of the app.</source>
        <translation>Esta partida la escribió una versión más nueva de la aplicación.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>A draw comes first.</source>
        <translation>Primero hay que robar.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>No existe esa jugada en este juego.</translation>
    </message>
    <message>
        <source>The recorded draw is impossible here.</source>
        <translation>El robo registrado es imposible aquí.</translation>
    </message>
    <message>
        <source>A recorded draw is not what the seed gives.</source>
        <translation>Un robo registrado no es el que da la semilla.</translation>
    </message>
    <message>
        <source>The match was changed after it was written.</source>
        <translation>La partida se modificó después de escribirse.</translation>
    </message>
    <message>
        <source>The seed is not the one that was announced.</source>
        <translation>La semilla no es la anunciada.</translation>
    </message>
    <message>
        <source>The recorded result is not what the moves give.</source>
        <translation>El resultado registrado no es el que dan las jugadas.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>The last move is not yours to take back.</source>
        <translation>La última jugada no es tuya para deshacerla.</translation>
    </message>
    <message>
        <source>Something new has been seen since: this cannot be taken back.</source>
        <translation>Desde entonces se ha visto algo nuevo: no se puede deshacer.</translation>
    </message>
    <message>
        <source>A turn goes pawn, power, tile: another step comes first.</source>
        <translation>Un turno es peón, poder, loseta: antes va otro paso.</translation>
    </message>
    <message>
        <source>You have no such pawn left.</source>
        <translation>Ya no te quedan peones de ese tipo.</translation>
    </message>
    <message>
        <source>There is no tile there yet.</source>
        <translation>Ahí todavía no hay loseta.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on a forbidden tile.</source>
        <translation>Ningún peón puede estar en una loseta prohibida.</translation>
    </message>
    <message>
        <source>A pawn already stands there.</source>
        <translation>Ahí ya hay un peón.</translation>
    </message>
    <message>
        <source>A Mummy takes the place of an opposing Worker only.</source>
        <translation>Una Momia solo ocupa el lugar de un Trabajador rival.</translation>
    </message>
    <message>
        <source>Play your Mummy first: Priest and Pharaoh come after it.</source>
        <translation>Juega antes tu Momia: el Sacerdote y el Faraón van después.</translation>
    </message>
    <message>
        <source>This power turns the other kind of tile.</source>
        <translation>Este poder gira el otro tipo de loseta.</translation>
    </message>
    <message>
        <source>An opposing Priest or Pharaoh protects that tile.</source>
        <translation>Un Sacerdote o Faraón rival protege esa loseta.</translation>
    </message>
    <message>
        <source>The tile must be turned by one or two thirds.</source>
        <translation>La loseta debe girar uno o dos tercios.</translation>
    </message>
    <message>
        <source>A swap begins with a pawn of your own.</source>
        <translation>Un intercambio empieza por un peón tuyo.</translation>
    </message>
    <message>
        <source>Only an opposing Worker or Mummy can be swapped.</source>
        <translation>Solo se puede intercambiar un Trabajador o una Momia rival.</translation>
    </message>
    <message>
        <source>Only a pawn of your own can be moved.</source>
        <translation>Solo se puede mover un peón tuyo.</translation>
    </message>
    <message>
        <source>The pawn just placed cannot be moved.</source>
        <translation>El peón recién colocado no se puede mover.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Esa loseta no está en tu mano.</translation>
    </message>
    <message>
        <source>That place is already built.</source>
        <translation>Esa casilla ya está construida.</translation>
    </message>
    <message>
        <source>That is outside the pyramid.</source>
        <translation>Eso queda fuera de la pirámide.</translation>
    </message>
    <message>
        <source>A tile must share a side with a placed tile.</source>
        <translation>Una loseta debe compartir un lado con otra ya colocada.</translation>
    </message>
    <message>
        <source>This tile is open all round: turning it further changes nothing.</source>
        <translation>Esta loseta está abierta por todos lados: girarla más no cambia nada.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Watch again</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Punto de la partida</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
</context>
<context>
    <name>ResultSeat</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSeed</name>
    <message>
        <source>Seed: %1</source>
        <translation>Semilla: %1</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar la semilla</translation>
    </message>
</context>
<context>
    <name>RotatePage</name>
    <message>
        <source>Turning a tile</source>
        <translation>Girar una loseta</translation>
    </message>
    <message>
        <source>The power of the two arrows</source>
        <translation>El poder de las dos flechas</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Girar un pasadizo</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Girar una sala</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes you turn a tile: a &lt;b&gt;corridor&lt;/b&gt; if the sign shows a fork, a &lt;b&gt;room&lt;/b&gt; if it shows a triangle.</source>
        <translation>Un peón colocado en este símbolo te hace girar una loseta: un &lt;b&gt;pasadizo&lt;/b&gt; si el símbolo muestra una bifurcación, una &lt;b&gt;sala&lt;/b&gt; si muestra un triángulo.</translation>
    </message>
    <message>
        <source>A corridor as it lies, after one third and after two.</source>
        <translation>Un pasadizo como está, tras un tercio de giro y tras dos.</translation>
    </message>
    <message>
        <source>Any tile of that kind will do: of the base or not, with a pawn or without, Forbidden, even the very tile your pawn has just entered.</source>
        <translation>Vale cualquier loseta de ese tipo: de la base o no, con peón o sin él, prohibida, incluso la misma en la que acaba de entrar tu peón.</translation>
    </message>
    <message>
        <source>It turns by one third or two, never all the way round.</source>
        <translation>Gira uno o dos tercios, nunca una vuelta entera.</translation>
    </message>
    <message>
        <source>A tile with an opposing &lt;b&gt;Priest or Pharaoh&lt;/b&gt; on it cannot be turned. Your own do not stop you.</source>
        <translation>Una loseta con un &lt;b&gt;Sacerdote o Faraón&lt;/b&gt; rival no se puede girar. Los tuyos no te lo impiden.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides may be chosen: nothing changes, and the power is used.</source>
        <translation>Se puede elegir una loseta abierta por los tres lados: no cambia nada, y el poder queda usado.</translation>
    </message>
    <message>
        <source>Pawns stand still while the tile turns under them.</source>
        <translation>Los peones no se mueven mientras la loseta gira debajo.</translation>
    </message>
</context>
<context>
    <name>RuleBody</name>
    <message>
        <source>See also</source>
        <translation>Ver también</translation>
    </message>
</context>
<context>
    <name>RuleSigns</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n loseta</numerusform>
            <numerusform>%n losetas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSum</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>RulesPageScreen</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Try another word, or part of one.</source>
        <translation>Prueba con otra palabra, o con una parte.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n página encontrada</numerusform>
            <numerusform>%n páginas encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Back to: %1</source>
        <translation>Volver a: %1</translation>
    </message>
</context>
<context>
    <name>SarcophagiPage</name>
    <message>
        <source>Sarcophagi</source>
        <translation>Sarcófagos</translation>
    </message>
    <message>
        <source>One, or a pair</source>
        <translation>Uno, o una pareja</translation>
    </message>
    <message>
        <source>One band</source>
        <translation>Una banda</translation>
    </message>
    <message>
        <source>Two bands</source>
        <translation>Dos bandas</translation>
    </message>
    <message>
        <source>Three bands</source>
        <translation>Tres bandas</translation>
    </message>
    <message>
        <source>Three colours, two sarcophagi of each. They differ by their bands too.</source>
        <translation>Tres colores, dos sarcófagos de cada uno. También se distinguen por sus bandas.</translation>
    </message>
    <message>
        <source>A sarcophagus adds to the value of the network it lies in, but only in good order.</source>
        <translation>Un sarcófago aumenta el valor de la red en la que está, pero solo en buen orden.</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Exactamente uno</translation>
    </message>
    <message>
        <source>Exactly two of one colour, and no other</source>
        <translation>Exactamente dos del mismo color, y ningún otro</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Cualquier otro caso</translation>
    </message>
    <message>
        <source>So a third one spoils a pair, and two of different colours are worth nothing.</source>
        <translation>Así, un tercero estropea la pareja, y dos de colores distintos no valen nada.</translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>The saved matches cannot be opened.</source>
        <translation>No se pueden abrir las partidas guardadas.</translation>
    </message>
    <message>
        <source>The place of the saved matches may only be read.</source>
        <translation>La carpeta de las partidas guardadas es de solo lectura.</translation>
    </message>
    <message>
        <source>There is no space left to save this.</source>
        <translation>No queda espacio para guardar.</translation>
    </message>
    <message>
        <source>Another copy of the app is busy with the saved matches.</source>
        <translation>Otra copia de la aplicación está usando las partidas guardadas.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the app.</source>
        <translation>Las partidas guardadas son de una versión más nueva de la aplicación.</translation>
    </message>
    <message>
        <source>The saved matches are damaged and could not be set aside.</source>
        <translation>Las partidas guardadas están dañadas y no se pudieron apartar.</translation>
    </message>
    <message>
        <source>The saved matches are damaged.</source>
        <translation>Las partidas guardadas están dañadas.</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>No se pudo guardar.</translation>
    </message>
    <message>
        <source>This is not a match that can be saved.</source>
        <translation>Esta partida no se puede guardar.</translation>
    </message>
    <message>
        <source>There is no such saved match.</source>
        <translation>No existe esa partida guardada.</translation>
    </message>
    <message>
        <source>That match is already saved.</source>
        <translation>Esa partida ya está guardada.</translation>
    </message>
    <message>
        <source>That match was finished or given up.</source>
        <translation>Esa partida terminó o se abandonó.</translation>
    </message>
    <message>
        <source>That match is still being played.</source>
        <translation>Esa partida sigue en curso.</translation>
    </message>
    <message>
        <source>The saved match is not where this move belongs.</source>
        <translation>La partida guardada no está en el punto de esta jugada.</translation>
    </message>
    <message>
        <source>This saved match is damaged.</source>
        <translation>Esta partida guardada está dañada.</translation>
    </message>
    <message>
        <source>The file of the saved matches belongs to another program. It was kept as %1, and a new one was begun.</source>
        <translation>El archivo de las partidas guardadas es de otro programa. Se conservó como %1 y se empezó uno nuevo.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were kept as %1, and a new file was begun.</source>
        <translation>No se pudieron leer las partidas guardadas. Se conservaron como %1 y se empezó un archivo nuevo.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Rooms: %1</source>
        <translation>Salas: %1</translation>
    </message>
    <message>
        <source>One sarcophagus</source>
        <translation>Un sarcófago</translation>
    </message>
    <message>
        <source>A pair of sarcophagi</source>
        <translation>Una pareja de sarcófagos</translation>
    </message>
    <message>
        <source>Reaches the top of the pyramid</source>
        <translation>Llega a la cima de la pirámide</translation>
    </message>
    <message>
        <source>Longest network</source>
        <translation>Red más larga</translation>
    </message>
    <message>
        <source>Cursed: worth nothing</source>
        <translation>Maldita: no vale nada</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Sin salida: se duplica</translation>
    </message>
    <message>
        <source>Cursed network of %1 tiles: worth nothing</source>
        <translation>Red maldita de %1 losetas: no vale nada</translation>
    </message>
    <message>
        <source>Network of %1 tiles: nobody has a pawn there</source>
        <translation>Red de %1 losetas: nadie tiene peones en ella</translation>
    </message>
    <message>
        <source>Network of %1 tiles: pawns tie %4 to %5, so nobody has it</source>
        <translation>Red de %1 losetas: empate de peones %4 a %5, no es de nadie</translation>
    </message>
    <message>
        <source>Closed network of %1 tiles: %2 rooms, %3 bonus, doubled</source>
        <translation>Red cerrada de %1 losetas: %2 salas, bonificación %3, duplicada</translation>
    </message>
    <message>
        <source>Network of %1 tiles: %2 rooms, %3 bonus</source>
        <translation>Red de %1 losetas: %2 salas, bonificación %3</translation>
    </message>
    <message>
        <source>Ankhs, squared: %1 and %2</source>
        <translation>Anj, al cuadrado: %1 y %2</translation>
    </message>
</context>
<context>
    <name>ScoreDrawer</name>
    <message>
        <source>If it ended now</source>
        <translation>Si acabara ahora</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
</context>
<context>
    <name>ScoreTotal</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoringPage</name>
    <message>
        <source>The score</source>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>What everything is worth</source>
        <translation>Cuánto vale cada cosa</translation>
    </message>
    <message>
        <source>When the pyramid is full, each network is worth this much to its owner:</source>
        <translation>Con la pirámide llena, cada red vale para su dueño:</translation>
    </message>
    <message>
        <source>Each room</source>
        <translation>Cada sala</translation>
    </message>
    <message>
        <source>Each corridor</source>
        <translation>Cada pasadizo</translation>
    </message>
    <message>
        <source>Exactly one sarcophagus</source>
        <translation>Exactamente un sarcófago</translation>
    </message>
    <message>
        <source>Exactly a pair of one colour</source>
        <translation>Exactamente una pareja de un color</translation>
    </message>
    <message>
        <source>It holds the tile at the top</source>
        <translation>Contiene la loseta de la cima</translation>
    </message>
    <message>
        <source>It is the longest, by tiles; all that tie</source>
        <translation>Es la más larga, en losetas; todas si empatan</translation>
    </message>
    <message>
        <source>Then, if it is closed</source>
        <translation>Después, si está cerrada</translation>
    </message>
    <message>
        <source>But with a curse in it</source>
        <translation>Pero con una maldición</translation>
    </message>
    <message>
        <source>Its owner is the player with the most pawns in it; on a tie, nobody.</source>
        <translation>Es de quien tenga más peones en ella; con empate, de nadie.</translation>
    </message>
    <message>
        <source>Then each player adds the square of the ankhs their pawns stand on. Ankhs in cursed networks do not count, and none is ever doubled.</source>
        <translation>Después cada jugador suma el cuadrado de los anj que ocupan sus peones. Los anj de redes malditas no cuentan, y ninguno se duplica nunca.</translation>
    </message>
    <message>
        <source>The higher total wins. Equal totals are a draw.</source>
        <translation>Gana el total más alto. Con el mismo total, hay empate.</translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, con el turno</translation>
    </message>
</context>
<context>
    <name>SeatSigns</name>
    <message>
        <source>Signs of the players</source>
        <translation>Los signos de los jugadores</translation>
    </message>
    <message>
        <source>Every colour has a sign of its own, everywhere and always, so that no one needs to tell colours apart.</source>
        <translation>Cada color tiene su propio signo, siempre y en todas partes: nadie necesita distinguir los colores.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Tu nombre en la mesa</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>About Great Architects</source>
        <translation>Acerca de Grandes Arquitectos</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>The base, the hands, the pawns</source>
        <translation>La base, las manos, los peones</translation>
    </message>
    <message>
        <source>The fifty tiles are shuffled. Nineteen of them lie open from the start, each turned at random: the thirteen of the bottom row and the six upright places of the second row.</source>
        <translation>Se mezclan las cincuenta losetas. Diecinueve están descubiertas desde el principio, giradas al azar: las trece de la fila inferior y las seis casillas derechas de la segunda fila.</translation>
    </message>
    <message>
        <source>The base: nineteen tiles lie open, thirty places wait.</source>
        <translation>La base: diecinueve losetas descubiertas, treinta casillas a la espera.</translation>
    </message>
    <message>
        <source>Each player draws &lt;b&gt;three tiles&lt;/b&gt; and keeps them secret. Twenty-five remain in the pile; one of the fifty will never be placed.</source>
        <translation>Cada jugador roba &lt;b&gt;tres losetas&lt;/b&gt; y las guarda en secreto. Quedan veinticinco en la pila; una de las cincuenta nunca se colocará.</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Los peones</translation>
    </message>
    <message>
        <source>Lot decides who begins. Both players have seventeen pawns.</source>
        <translation>La suerte decide quién empieza. Ambos tienen diecisiete peones.</translation>
    </message>
    <message>
        <source>The player who begins leads the &lt;b&gt;Pharaoh&lt;/b&gt;: fourteen Workers, a Mummy, a Priest and the Pharaoh.</source>
        <translation>Quien empieza lleva al &lt;b&gt;Faraón&lt;/b&gt;: catorce Trabajadores, una Momia, un Sacerdote y el Faraón.</translation>
    </message>
    <message>
        <source>The player who moves last has fifteen Workers, a Mummy and a Priest.</source>
        <translation>Quien juega último tiene quince Trabajadores, una Momia y un Sacerdote.</translation>
    </message>
</context>
<context>
    <name>ShelfCard</name>
    <message>
        <source>New game: %1</source>
        <translation>Nueva partida: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>SizeSteps</name>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Size %1 of %2</source>
        <translation>Tamaño %1 de %2</translation>
    </message>
</context>
<context>
    <name>StatisticsBlock</name>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Récord</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) between people</source>
        <translation>
            <numerusform>%n partida entre personas</numerusform>
            <numerusform>%n partidas entre personas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepTrail</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>All steps done</source>
        <translation>Todos los pasos hechos</translation>
    </message>
</context>
<context>
    <name>SupplySlot</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
</context>
<context>
    <name>SwapPage</name>
    <message>
        <source>Swapping two pawns</source>
        <translation>Intercambiar dos peones</translation>
    </message>
    <message>
        <source>Yours for one of the rival&apos;s</source>
        <translation>Uno tuyo por uno del rival</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes two pawns change places: &lt;b&gt;one of yours&lt;/b&gt;, which may be the one just placed, and an opposing &lt;b&gt;Worker or Mummy&lt;/b&gt;.</source>
        <translation>Un peón colocado en este símbolo hace que dos peones cambien de sitio: &lt;b&gt;uno tuyo&lt;/b&gt;, incluso el recién colocado, y un &lt;b&gt;Trabajador o Momia&lt;/b&gt; rival.</translation>
    </message>
    <message>
        <source>Lapis has just entered the sign: either of its Workers may change places with that of carnelian.</source>
        <translation>Lapislázuli acaba de entrar en el símbolo: cualquiera de sus Trabajadores puede cambiar de sitio con el de cornalina.</translation>
    </message>
    <message>
        <source>An opposing Priest or Pharaoh cannot be swapped. Your own Priest or Pharaoh may be.</source>
        <translation>Un Sacerdote o Faraón rival no se puede intercambiar. Los tuyos sí.</translation>
    </message>
    <message>
        <source>The tiles they come to stand on do not act: a swap sets off no power.</source>
        <translation>Las losetas de llegada no actúan: un intercambio no activa poderes.</translation>
    </message>
    <message>
        <source>A Mummy that is swapped takes nobody&apos;s place.</source>
        <translation>Una Momia intercambiada no ocupa el lugar de nadie.</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Turn it like this</source>
        <translation>Girarla así</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Construir aquí</translation>
    </message>
</context>
<context>
    <name>TableDrawer</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>The match is kept as it is.</source>
        <translation>La partida se guarda como está.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semilla: %1</translation>
    </message>
    <message>
        <source>The seed of all draws is fixed. It is shown when the match is over, so that anyone can check it.</source>
        <translation>La semilla de todos los robos está fijada. Se muestra al acabar la partida, para que cualquiera pueda comprobarla.</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
</context>
<context>
    <name>TablePrompt</name>
    <message>
        <source>Pawn</source>
        <translation>Peón</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Loseta</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robo</translation>
    </message>
</context>
<context>
    <name>TableReplay</name>
    <message>
        <source>To the result</source>
        <translation>Al resultado</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
</context>
<context>
    <name>TableRival</name>
    <message>
        <source>First Architect</source>
        <translation>Primer Arquitecto</translation>
    </message>
    <message>
        <source>Second Architect</source>
        <translation>Segundo Arquitecto</translation>
    </message>
    <message>
        <source>Third Architect</source>
        <translation>Tercer Arquitecto</translation>
    </message>
    <message>
        <source>Fourth Architect</source>
        <translation>Cuarto Arquitecto</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n loseta en la mano</numerusform>
            <numerusform>%n losetas en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>queda %n peón</numerusform>
            <numerusform>quedan %n peones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSeat</name>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>queda %n peón</numerusform>
            <numerusform>quedan %n peones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, elegida</translation>
    </message>
    <message>
        <source>%1, you may choose it</source>
        <translation>%1, puedes elegirla</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pila</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Girar loseta</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Lapis</source>
        <translation>Lapislázuli</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Cornalina</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocre</translation>
    </message>
</context>
<context>
    <name>TileHand</name>
    <message>
        <source>Your tiles</source>
        <translation>Tus losetas</translation>
    </message>
</context>
<context>
    <name>TilePage</name>
    <message>
        <source>Adding a tile</source>
        <translation>Añadir una loseta</translation>
    </message>
    <message>
        <source>Where a tile may lie</source>
        <translation>Dónde puede ir una loseta</translation>
    </message>
    <message>
        <source>Take one of the tiles in your hand, turn it as you like, and lay it on an empty place of the pyramid that shares a &lt;b&gt;side&lt;/b&gt; with a tile already there.</source>
        <translation>Toma una loseta de tu mano, gírala como quieras y ponla en una casilla vacía de la pirámide que comparta un &lt;b&gt;lado&lt;/b&gt; con una loseta ya colocada.</translation>
    </message>
    <message>
        <source>Only the dashed places touch a tile with a whole side.</source>
        <translation>Solo las casillas con trazos tocan una loseta con un lado entero.</translation>
    </message>
    <message>
        <source>Openings need not meet: a passage may end at a wall.</source>
        <translation>Las aberturas no tienen que coincidir: un paso puede acabar en un muro.</translation>
    </message>
    <message>
        <source>Nothing has to lie below the tile: it only needs a neighbour.</source>
        <translation>No hace falta nada debajo de la loseta: basta con una vecina.</translation>
    </message>
    <message>
        <source>No tile reaches beyond the pyramid, and none is ever taken away.</source>
        <translation>Ninguna loseta sale de la pirámide, y ninguna se retira nunca.</translation>
    </message>
    <message>
        <source>Then draw, as long as the pile has tiles. In the last turns the hands run out.</source>
        <translation>Después roba, mientras queden losetas en la pila. En los últimos turnos las manos se vacían.</translation>
    </message>
</context>
<context>
    <name>TilesPage</name>
    <message>
        <source>What is on the tiles</source>
        <translation>Qué hay en las losetas</translation>
    </message>
    <message>
        <source>Rooms, corridors and their signs</source>
        <translation>Salas, pasadizos y sus símbolos</translation>
    </message>
    <message>
        <source>Half of the fifty tiles are &lt;b&gt;rooms&lt;/b&gt;, wide chambers worth a point each in their network. The other half are &lt;b&gt;corridors&lt;/b&gt;, narrow passages worth nothing but the way.</source>
        <translation>La mitad de las cincuenta losetas son &lt;b&gt;salas&lt;/b&gt;, cámaras amplias que valen un punto en su red. La otra mitad son &lt;b&gt;pasadizos&lt;/b&gt;, pasos estrechos que solo valen el camino.</translation>
    </message>
    <message>
        <source>Room, one opening</source>
        <translation>Sala, una abertura</translation>
    </message>
    <message>
        <source>Room, three openings</source>
        <translation>Sala, tres aberturas</translation>
    </message>
    <message>
        <source>Corridor, two openings</source>
        <translation>Pasadizo, dos aberturas</translation>
    </message>
    <message>
        <source>A tile has one, two or three openings.</source>
        <translation>Una loseta tiene una, dos o tres aberturas.</translation>
    </message>
    <message>
        <source>A tile bears one sign at most. Twelve tiles, four of them rooms, bear none.</source>
        <translation>Una loseta lleva como máximo un símbolo. Doce losetas, cuatro de ellas salas, no llevan ninguno.</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <translation>Sarcófago</translation>
    </message>
    <message>
        <source>Enriches its network. Two of each colour.</source>
        <translation>Enriquece su red. Dos de cada color.</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Anj</translation>
    </message>
    <message>
        <source>Pays the pawn on it, the more the better.</source>
        <translation>Paga al peón que lo ocupa: cuantos más, mejor.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Cuenta doble</translation>
    </message>
    <message>
        <source>A pawn here counts as two.</source>
        <translation>Aquí un peón cuenta como dos.</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Maldición</translation>
    </message>
    <message>
        <source>Makes its network worth nothing.</source>
        <translation>Su red no vale nada.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Prohibida</translation>
    </message>
    <message>
        <source>No pawn may stand here.</source>
        <translation>Aquí no puede haber peones.</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Girar un pasadizo</translation>
    </message>
    <message>
        <source>Power: turn any corridor.</source>
        <translation>Poder: gira cualquier pasadizo.</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Girar una sala</translation>
    </message>
    <message>
        <source>Power: turn any room.</source>
        <translation>Poder: gira cualquier sala.</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Intercambiar peones</translation>
    </message>
    <message>
        <source>Power: your pawn and a rival&apos;s change places.</source>
        <translation>Poder: un peón tuyo y uno rival cambian de sitio.</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Mover un peón</translation>
    </message>
    <message>
        <source>Power: another pawn of yours goes elsewhere.</source>
        <translation>Poder: otro de tus peones va a otra parte.</translation>
    </message>
    <message>
        <source>The signs, and how many tiles bear each in this app.</source>
        <translation>Los símbolos, y cuántas losetas los llevan en esta aplicación.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>TurnPage</name>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Pawn, power, tile, draw</source>
        <translation>Peón, poder, loseta, robo</translation>
    </message>
    <message>
        <source>A turn always goes in the same order.</source>
        <translation>Un turno sigue siempre el mismo orden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pawn.&lt;/b&gt; Place one pawn of your supply on a tile that is already there.</source>
        <translation>&lt;b&gt;Peón.&lt;/b&gt; Coloca un peón de tu reserva en una loseta ya puesta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Power.&lt;/b&gt; If that tile bears a power, use it at once. You must, as long as there is any way to do it, even one that hurts you. If there is none, the power is lost.</source>
        <translation>&lt;b&gt;Poder.&lt;/b&gt; Si esa loseta lleva un poder, úsalo enseguida. Debes hacerlo mientras haya alguna manera, aunque te perjudique. Si no hay ninguna, el poder se pierde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Add one tile from your hand to the pyramid.</source>
        <translation>&lt;b&gt;Loseta.&lt;/b&gt; Añade a la pirámide una loseta de tu mano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Draw a tile, as long as the pile has one.</source>
        <translation>&lt;b&gt;Robo.&lt;/b&gt; Roba una loseta, mientras quede alguna en la pila.</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Girar un pasadizo</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Girar una sala</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Intercambiar peones</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Mover un peón</translation>
    </message>
    <message>
        <source>The four powers.</source>
        <translation>Los cuatro poderes.</translation>
    </message>
    <message>
        <source>Nobody may pass, and nobody needs to: there is always a tile free for a pawn and a place free for a tile.</source>
        <translation>Nadie puede pasar, ni le hace falta: siempre hay una loseta libre para un peón y una casilla libre para una loseta.</translation>
    </message>
</context>
<context>
    <name>VersusLine</name>
    <message>
        <source>%1 of %2 won, %3 drawn</source>
        <translation>%1 de %2 ganadas, %3 empates</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 de %2 ganadas</translation>
    </message>
</context>
<context>
    <name>WaysToPlay</name>
    <message>
        <source>Ways to play</source>
        <translation>Formas de jugar</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>One phone</source>
        <translation>Un teléfono</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Has ganado</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Ha ganado %1</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Le toca a %1</translation>
    </message>
</context>
</TS>
