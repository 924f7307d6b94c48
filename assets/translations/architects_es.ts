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
        <translation>Cada partida nace de una semilla: un número que decide el orden de las fichas y quién empieza. La misma semilla da siempre el mismo sorteo.</translation>
    </message>
    <message>
        <source>The seed is fixed before the first move and shown when the match is over, so anybody can play the match again and check that nothing was changed on the way.</source>
        <translation>La semilla se fija antes de la primera jugada y se muestra al acabar la partida: cualquiera puede repetirla y comprobar que nada cambió por el camino.</translation>
    </message>
    <message>
        <source>The Architects see what you could see in their place, and nothing else: neither your tiles nor the pile.</source>
        <translation>Los Arquitectos ven lo que verías tú en su lugar, y nada más: ni tus fichas ni la pila.</translation>
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
        <source>Your matches and settings stay on this device. Nothing is sent anywhere unless you share it or play with friends online.</source>
        <translation>Tus partidas y ajustes se quedan en este dispositivo. No se envía nada, salvo que lo compartas o juegues en línea con amigos.</translation>
    </message>
    <message>
        <source>JSON for Modern C++ by Niels Lohmann, under the MIT License.</source>
        <translation>JSON for Modern C++, de Niels Lohmann, con la licencia MIT.</translation>
    </message>
    <message>
        <source>The Firebase SDK by Google, under the Apache License 2.0.</source>
        <translation>El SDK de Firebase, de Google, con la licencia Apache 2.0.</translation>
    </message>
    <message>
        <source>The licences, in full</source>
        <translation>Las licencias completas</translation>
    </message>
</context>
<context>
    <name>AccountScreen</name>
    <message>
        <source>Your account</source>
        <translation>Tu cuenta</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>correo</translation>
    </message>
    <message>
        <source>Your friends see the new name.</source>
        <translation>Tus amigos ven el nuevo nombre.</translation>
    </message>
    <message>
        <source>The account is deleted.</source>
        <translation>La cuenta se ha eliminado.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Name that friends see</source>
        <translation>El nombre que ven tus amigos</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Your friend code</source>
        <translation>Tu código de amigo</translation>
    </message>
    <message>
        <source>Friends use it to add you.</source>
        <translation>Tus amigos lo usan para añadirte.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Your account is safe</source>
        <translation>Tu cuenta está a salvo</translation>
    </message>
    <message>
        <source>Only on this device</source>
        <translation>Solo en este dispositivo</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Nadie ha iniciado sesión</translation>
    </message>
    <message>
        <source>Signed in by %1</source>
        <translation>Sesión iniciada con %1</translation>
    </message>
    <message>
        <source>If this phone is lost, so are your matches with friends.</source>
        <translation>Si pierdes este teléfono, pierdes también las partidas con amigos.</translation>
    </message>
    <message>
        <source>You can play on this device without an account.</source>
        <translation>Para jugar en este dispositivo no hace falta cuenta.</translation>
    </message>
    <message>
        <source>Link an e-mail</source>
        <translation>Vincular un correo</translation>
    </message>
    <message>
        <source>You keep everything.</source>
        <translation>Lo conservas todo.</translation>
    </message>
    <message>
        <source>Link with %1</source>
        <translation>Vincular con %1</translation>
    </message>
    <message>
        <source>Sign in to an account you have</source>
        <translation>Entrar en una cuenta que ya tienes</translation>
    </message>
    <message>
        <source>From another phone, for instance.</source>
        <translation>De otro teléfono, por ejemplo.</translation>
    </message>
    <message>
        <source>Sign in with %1</source>
        <translation>Entrar con %1</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>Delete the account</source>
        <translation>Eliminar la cuenta</translation>
    </message>
    <message>
        <source>The e-mail is linked: your account is safe.</source>
        <translation>El correo está vinculado: tu cuenta está a salvo.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>Hola de nuevo, %1.</translation>
    </message>
    <message>
        <source>Sign out?</source>
        <translation>¿Cerrar sesión?</translation>
    </message>
    <message>
        <source>Your matches with friends stay in your account and come back when you sign in again. Moves that still wait are sent first when you do. What you play alone stays on this device.</source>
        <translation>Las partidas con amigos se quedan en tu cuenta y vuelven cuando entras de nuevo. Entonces se envían primero las jugadas pendientes. Lo que juegas en solitario se queda en este dispositivo.</translation>
    </message>
</context>
<context>
    <name>ActActions</name>
    <message>
        <source>Choose one die first.</source>
        <translation>Elige antes un dado.</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Volver a tirar</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Cat ±1</source>
        <translation>Gato ±1</translation>
    </message>
    <message>
        <source>2 for 1</source>
        <translation>2 por 1</translation>
    </message>
    <message>
        <source>Give 2 dice for 1 Fame</source>
        <translation>Dar 2 dados por 1 de Fama</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Rodando</translation>
    </message>
    <message>
        <source>kept for later</source>
        <translation>en reserva</translation>
    </message>
    <message>
        <source>1 Worker less</source>
        <translation>1 Trabajador menos</translation>
    </message>
    <message>
        <source>Carnelian: 1 Worker fewer</source>
        <translation>Cornalina: 1 Trabajador menos</translation>
    </message>
</context>
<context>
    <name>ActionChapter</name>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Praying</source>
        <translation>Rezar</translation>
    </message>
    <message>
        <source>Pay the price, win the god</source>
        <translation>Paga el coste, gana la divinidad</translation>
    </message>
    <message>
        <source>Choose a god of the row and pay its whole price. The god is yours at once, and its power may be used in the same turn.</source>
        <translation>Elige una divinidad de la fila y paga todo su coste. Es tuya al instante, y su poder puede usarse en el mismo turno.</translation>
    </message>
    <message>
        <source>A price is made of five things:</source>
        <translation>Un coste se compone de cinco cosas:</translation>
    </message>
    <message>
        <source>a die of exactly that value, Stone or Prayer;</source>
        <translation>un dado de ese valor exacto, de Piedra o de Plegaria;</translation>
    </message>
    <message>
        <source>any die;</source>
        <translation>un dado cualquiera;</translation>
    </message>
    <message>
        <source>a &lt;b&gt;Stone&lt;/b&gt; die of exactly that value;</source>
        <translation>un dado de &lt;b&gt;Piedra&lt;/b&gt; de ese valor exacto;</translation>
    </message>
    <message>
        <source>a Worker;</source>
        <translation>un Trabajador;</translation>
    </message>
    <message>
        <source>a Cat.</source>
        <translation>un Gato.</translation>
    </message>
    <message>
        <source>The place of the god in the row stays empty until you replace a god or your turn ends.</source>
        <translation>El lugar de la divinidad en la fila queda vacío hasta que sustituyas a otra o termine tu turno.</translation>
    </message>
    <message>
        <source>You may pray to several gods in one turn.</source>
        <translation>En un turno puedes rezar a varias divinidades.</translation>
    </message>
    <message>
        <source>The row of gods</source>
        <translation>La fila de divinidades</translation>
    </message>
    <message>
        <source>How gods come and go; replacing one</source>
        <translation>Cómo llegan y cómo se van; sustituir a una</translation>
    </message>
    <message>
        <source>Up to three gods lie open beside the deck. New ones come in next to the deck; the others move away from it, to the right.</source>
        <translation>Junto al mazo hay como mucho tres divinidades descubiertas. Las nuevas entran junto al mazo; las demás se alejan de él, hacia la derecha.</translation>
    </message>
    <message>
        <source>Replacing a god</source>
        <translation>Sustituir una divinidad</translation>
    </message>
    <message>
        <source>Return &lt;b&gt;any one die&lt;/b&gt; to the quarry and discard any god of the row. The others slide to the right, and exactly one card is drawn, even if there are more gaps.</source>
        <translation>Devuelve &lt;b&gt;un dado cualquiera&lt;/b&gt; a la Cantera y descarta una divinidad de la fila. Las demás se deslizan a la derecha y se roba una sola carta, aunque haya más huecos.</translation>
    </message>
    <message>
        <source>There must be a god to replace. If the deck is empty none is drawn, but one may still be discarded in this way.</source>
        <translation>Tiene que haber una divinidad que sustituir. Si el mazo está vacío no se roba otra, pero aun así se puede retirar una.</translation>
    </message>
    <message>
        <source>Filling up</source>
        <translation>La reposición</translation>
    </message>
    <message>
        <source>At the end of a Work turn the row slides to the right and is filled up to three.</source>
        <translation>Al final de un turno de Trabajo la fila se desliza a la derecha y vuelve a tres cartas.</translation>
    </message>
    <message>
        <source>When somebody&apos;s three Rest tiles go back, the rightmost god is discarded, the others slide, and one card is drawn.</source>
        <translation>Cuando vuelven las tres fichas de Descanso de alguien, se descarta la divinidad de más a la derecha, las demás se deslizan y se roba una carta.</translation>
    </message>
    <message>
        <source>When the deck is empty the row grows shorter. The last card drawn brings the end.</source>
        <translation>Cuando el mazo está vacío la fila se acorta. La última carta robada trae el final.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>What a build costs and brings</source>
        <translation>Lo que cuesta y lo que da construir</translation>
    </message>
    <message>
        <source>Put a &lt;b&gt;Stone die&lt;/b&gt; that you rolled on a pyramid: on a free space of the ground, or on top of &lt;b&gt;four dice in a square&lt;/b&gt;. The level below need not be complete. The die stays there for good.</source>
        <translation>Pon en una pirámide un &lt;b&gt;dado de Piedra&lt;/b&gt; que hayas tirado: en un espacio libre de la base, o encima de &lt;b&gt;cuatro dados en cuadrado&lt;/b&gt;. El nivel de abajo no tiene que estar completo. El dado se queda ahí para siempre.</translation>
    </message>
    <message>
        <source>Where a 5 may be built: the last space of the ground, and on three squares of four.</source>
        <translation>Dónde se puede construir un 5: en el último espacio de la base y sobre tres cuadrados de cuatro.</translation>
    </message>
    <message>
        <source>The value of the die says how many Workers you discard:</source>
        <translation>El valor del dado dice cuántos Trabajadores descartas:</translation>
    </message>
    <message>
        <source>1 Worker</source>
        <translation>1 Trabajador</translation>
    </message>
    <message>
        <source>2 Workers</source>
        <translation>2 Trabajadores</translation>
    </message>
    <message>
        <source>3 Workers</source>
        <translation>3 Trabajadores</translation>
    </message>
    <message>
        <source>You gain the value of the die as Fame at once. Higher places take more Workers and bring more Fame:</source>
        <translation>Ganas al instante Fama igual al valor del dado. Los lugares más altos piden más Trabajadores y dan más Fama:</translation>
    </message>
    <message>
        <source>Cheops, ground</source>
        <translation>Keops, base</translation>
    </message>
    <message>
        <source>Cheops, second level</source>
        <translation>Keops, segundo nivel</translation>
    </message>
    <message>
        <source>+1 Worker, +2 Fame</source>
        <translation>+1 Trabajador, +2 de Fama</translation>
    </message>
    <message>
        <source>Cheops, top</source>
        <translation>Keops, cima</translation>
    </message>
    <message>
        <source>+2 Workers, +4 Fame</source>
        <translation>+2 Trabajadores, +4 de Fama</translation>
    </message>
    <message>
        <source>Chephren, ground</source>
        <translation>Kefrén, base</translation>
    </message>
    <message>
        <source>Chephren, top</source>
        <translation>Kefrén, cima</translation>
    </message>
    <message>
        <source>Mykerinos</source>
        <translation>Micerino</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>A 5 on the second level of Cheops takes 2 + 1 = 3 Workers.</source>
        <translation>Un 5 en el segundo nivel de Keops pide 2 + 1 = 3 Trabajadores.</translation>
    </message>
    <message>
        <source>The value of the die</source>
        <translation>El valor del dado</translation>
    </message>
    <message>
        <source>The second level</source>
        <translation>El segundo nivel</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>1 Fame for two dice; what Fame can and cannot do</source>
        <translation>Dos dados por 1 de Fama; lo que se puede y no se puede hacer con la Fama</translation>
    </message>
    <message>
        <source>In your Work turn you may return &lt;b&gt;any two dice&lt;/b&gt; to the quarry and gain &lt;b&gt;1 Fame&lt;/b&gt;, as often as you like. A die of the Triad may be one of them.</source>
        <translation>En tu turno de Trabajo puedes devolver &lt;b&gt;dos dados cualesquiera&lt;/b&gt; a la Cantera y ganar &lt;b&gt;1 de Fama&lt;/b&gt;, tantas veces como quieras. Uno de ellos puede ser un dado de la Tríada.</translation>
    </message>
    <message>
        <source>Fame never falls below 0: a tile that costs more Fame than you have cannot be taken.</source>
        <translation>La Fama nunca baja de 0: una ficha que cuesta más Fama de la que tienes no se puede tomar.</translation>
    </message>
    <message>
        <source>There is no upper limit.</source>
        <translation>No hay límite superior.</translation>
    </message>
    <message>
        <source>Using gods</source>
        <translation>Usar las divinidades</translation>
    </message>
    <message>
        <source>When their powers act</source>
        <translation>Cuándo actúan sus poderes</translation>
    </message>
    <message>
        <source>A god may be used from the moment you have it, in your own turn only. There are five kinds:</source>
        <translation>Una divinidad se puede usar desde que la tienes, solo en tu turno. Hay cinco clases:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Always, in your Work turn.&lt;/b&gt; Anubis, Bastet, Serket, Seshat and Thoth act by themselves.</source>
        <translation>&lt;b&gt;Siempre, en tu turno de Trabajo.&lt;/b&gt; Anubis, Bastet, Serket, Seshat y Thoth actúan por sí solas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Any number of times.&lt;/b&gt; Khepri, as long as you can pay.</source>
        <translation>&lt;b&gt;Cuantas veces quieras.&lt;/b&gt; Khepri, mientras puedas pagar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Once in your Rest turn.&lt;/b&gt; Bes and Hapy.</source>
        <translation>&lt;b&gt;Una vez en tu turno de Descanso.&lt;/b&gt; Bes y Hapy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At the end.&lt;/b&gt; The Ennead and Hathor have no power, only Fame.</source>
        <translation>&lt;b&gt;Al final.&lt;/b&gt; La Enéada y Hathor no tienen poder, solo Fama.</translation>
    </message>
    <message>
        <source>Whatever a power takes is paid first: dice go to the quarry, Workers and Cats to the supply. So a full board is no hindrance to a power that takes resources and gives others.</source>
        <translation>Lo que pide un poder se paga primero: los dados van a la Cantera, los Trabajadores y los Gatos a la reserva. Así, un tablero lleno no estorba a un poder que quita recursos y da otros.</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>El culto</translation>
    </message>
    <message>
        <source>More gods than Workers and Cats: one goes</source>
        <translation>Más divinidades que Trabajadores y Gatos: una se va</translation>
    </message>
    <message>
        <source>At the end of each Work turn count your gods, the whole Ennead as one, and the Workers and Cats on your board. If the gods are more, you must discard &lt;b&gt;one god&lt;/b&gt; of your choice: only one, however large the difference.</source>
        <translation>Al final de cada turno de Trabajo cuenta tus divinidades, toda la Enéada como una sola, y los Trabajadores y Gatos de tu tablero. Si las divinidades son más, debes descartar &lt;b&gt;una divinidad&lt;/b&gt; a tu elección: solo una, por grande que sea la diferencia.</translation>
    </message>
    <message>
        <source>Ra, Thoth and two gods of the Ennead</source>
        <translation>Ra, Thoth y dos divinidades de la Enéada</translation>
    </message>
    <message>
        <source>1 Worker and 1 Cat</source>
        <translation>1 Trabajador y 1 Gato</translation>
    </message>
    <message>
        <source>3 gods, 2 resources: one god must go</source>
        <translation>3 divinidades, 2 recursos: una divinidad tiene que irse</translation>
    </message>
    <message>
        <source>Anubis lets you keep three gods more. He is counted himself.</source>
        <translation>Anubis te deja conservar tres divinidades más. Él también cuenta.</translation>
    </message>
    <message>
        <source>To give up the Ennead is to give up all of it.</source>
        <translation>Renunciar a la Enéada es renunciar a toda ella.</translation>
    </message>
    <message>
        <source>A god that Amethyst lends is not counted and cannot be discarded. Hathor counts as one.</source>
        <translation>Una divinidad que presta la Amatista no se cuenta ni se puede descartar. Hathor cuenta como una.</translation>
    </message>
    <message>
        <source>Bastet changes nothing here, and Stone dice do not count: by now they lie in the quarry.</source>
        <translation>Bastet no cambia nada aquí, y los dados de Piedra no cuentan: a estas alturas están en la Cantera.</translation>
    </message>
    <message>
        <source>In a Rest turn there is no upkeep, except in the Work turn that a tile may give.</source>
        <translation>En un turno de Descanso no hay culto, salvo en el turno de Trabajo que puede dar una ficha.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cheops&lt;/b&gt; has three levels of 9, 4 and 1 places; &lt;b&gt;Chephren&lt;/b&gt;, with three players or four, has 4 and 1; &lt;b&gt;Mykerinos&lt;/b&gt;, with four players, is a single place. That makes 14, 19 or 20 places, for as many Stone dice.</source>
        <translation>&lt;b&gt;Keops&lt;/b&gt; tiene tres niveles de 9, 4 y 1 lugares; &lt;b&gt;Kefrén&lt;/b&gt;, con tres o cuatro jugadores, tiene 4 y 1; &lt;b&gt;Micerino&lt;/b&gt;, con cuatro, es un solo lugar. Son 14, 19 o 20 lugares, para otros tantos dados de Piedra.</translation>
    </message>
    <message>
        <source>Before: Isis and Ra; a third place is empty.</source>
        <translation>Antes: Isis y Ra; un tercer lugar está vacío.</translation>
    </message>
    <message>
        <source>After replacing Ra: Isis has slid to the right, Maat is new. The third place waits until the end of the turn.</source>
        <translation>Ra sustituido: Isis se ha deslizado a la derecha, Maat es nueva. El tercer lugar espera al final del turno.</translation>
    </message>
    <message>
        <source>once, at work</source>
        <translation>una vez, al trabajar</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>once, at rest</source>
        <translation>una vez, al descansar</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>The colour of a shrine says when its god acts. Khepri has the colour of those who act once, but acts as often as you can pay.</source>
        <translation>El color del santuario dice cuándo actúa la divinidad. Khepri tiene el color de las que actúan una vez, pero actúa tantas veces como puedas pagar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Once in your Work turn.&lt;/b&gt; Most gods. Used ones are ready again at the end of the turn, or by Ptah before. A god of the Triad is called while you pay.</source>
        <translation>&lt;b&gt;Una vez en tu turno de Trabajo.&lt;/b&gt; Casi todas. Las usadas vuelven a estar listas al final del turno, o antes gracias a Ptah. A una divinidad de la Tríada se la invoca al pagar.</translation>
    </message>
</context>
<context>
    <name>AloneMenu</name>
    <message>
        <source>Begin again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>The same match from its first move.</source>
        <translation>La misma partida desde la primera jugada.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>La partida termina aquí.</translation>
    </message>
    <message>
        <source>The match ends here, and counts as lost.</source>
        <translation>La partida termina aquí y cuenta como perdida.</translation>
    </message>
    <message>
        <source>The match as it stands ends without a result.</source>
        <translation>La partida en curso termina sin resultado.</translation>
    </message>
    <message>
        <source>With other luck</source>
        <translation>Con otra suerte</translation>
    </message>
    <message>
        <source>With the same luck</source>
        <translation>Con la misma suerte</translation>
    </message>
    <message>
        <source>What is drawn and rolled comes as before. That is practice: it does not count in your statistics.</source>
        <translation>Las cartas y los dados salen como antes. Es práctica: no cuenta en tus estadísticas.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>¿Abandonar?</translation>
    </message>
    <message>
        <source>The match ends here for good.</source>
        <translation>La partida termina aquí para siempre.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>AlwaysChapter</name>
    <message>
        <source>Nile cards: always</source>
        <translation>Cartas del Nilo: siempre</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Eleven powers that last</source>
        <translation>Once poderes que duran</translation>
    </message>
    <message>
        <source>These cards lie open before their owner and work to the end of the match. What they allow is always a choice, never a duty.</source>
        <translation>Estas cartas están descubiertas ante quien las tiene y valen hasta el final de la partida. Lo que permiten es siempre una elección, nunca una obligación.</translation>
    </message>
    <message>
        <source>“Once a round” means once in each of the five rounds.</source>
        <translation>«Una vez por ronda» significa una vez en cada una de las cinco rondas.</translation>
    </message>
    <message>
        <source>Where such a card has to be used by itself, that can be done at any of your decisions; tap your cards to do so.</source>
        <translation>Donde una carta así se usa por sí sola, puedes hacerlo en cualquiera de tus decisiones: para ello abre tus cartas.</translation>
    </message>
    <message>
        <source>Fields and quarries last too, but Sphinx cards that ask for “always” cards do not mean them.</source>
        <translation>Los campos y las canteras también duran, pero las cartas de Esfinge que piden cartas «siempre» no se refieren a ellos.</translation>
    </message>
    <message>
        <source>You need a ship at Abydos, and a worker must work there.</source>
        <translation>Necesitas un barco en Abydos, y allí tiene que trabajar un trabajador.</translation>
    </message>
    <message>
        <source>More than five cards cannot be looked at: the two free ones are among them.</source>
        <translation>No se pueden mirar más de cinco cartas: las dos gratuitas están incluidas.</translation>
    </message>
    <message>
        <source>At least one stone is paid, and you must be as strong as what you pay.</source>
        <translation>Se paga al menos una piedra, y tu fuerza tiene que llegar a lo que pagas.</translation>
    </message>
    <message>
        <source>Cards you look at</source>
        <translation>Cartas que miras</translation>
    </message>
    <message>
        <source>Stones, and strength needed</source>
        <translation>Piedras, y fuerza necesaria</translation>
    </message>
    <message>
        <source>Choose the field at any of your decisions. It may be one that you take later.</source>
        <translation>Elige el campo en cualquiera de tus decisiones. Puede ser uno que tomes más tarde.</translation>
    </message>
    <message>
        <source>Once laid on a field, the card stays there for good.</source>
        <translation>Una vez puesta sobre un campo, la carta se queda ahí para siempre.</translation>
    </message>
    <message>
        <source>What a red field brought at once does not come again.</source>
        <translation>Lo que un campo rojo dio al instante no se repite.</translation>
    </message>
    <message>
        <source>Sphinx cards that compare fields go by the printed colour; those that count “always” cards count this one.</source>
        <translation>Las cartas de Esfinge que comparan campos miran el color impreso; las que cuentan cartas «siempre» cuentan esta.</translation>
    </message>
    <message>
        <source>Only in your own feeding, and only for grain that is really missing: as many stones as you like, up to that.</source>
        <translation>Solo al alimentar a los tuyos, y solo por el grano que de verdad falta: hasta ahí, tantas piedras como quieras.</translation>
    </message>
    <message>
        <source>It can be mixed with cards that give grain.</source>
        <translation>Se puede combinar con cartas que dan grano.</translation>
    </message>
    <message>
        <source>As often as you like, in every round.</source>
        <translation>Tantas veces como quieras, en cada ronda.</translation>
    </message>
    <message>
        <source>You still go downstream. So it is never the camp of your own last ship, unless you may go upstream with this ship.</source>
        <translation>Sigues yendo río abajo. Por eso nunca es el campamento de tu propio último barco, salvo que con este barco puedas ir río arriba.</translation>
    </message>
    <message>
        <source>Not at Heliopolis, not at a card, not at a site.</source>
        <translation>Ni en Heliópolis, ni en una carta, ni en una obra.</translation>
    </message>
    <message>
        <source>At any of your decisions: also after the feeding, when the new strength does not eat any more in this round.</source>
        <translation>En cualquiera de tus decisiones: también después de alimentar, cuando la nueva fuerza ya no come en esta ronda.</translation>
    </message>
    <message>
        <source>Any of the four workers, up to strength 9. The strength stays.</source>
        <translation>Cualquiera de los cuatro trabajadores, hasta fuerza 9. La fuerza permanece.</translation>
    </message>
    <message>
        <source>For one ship in each round. It goes to any bend above your last ship where a ship could go otherwise.</source>
        <translation>Para un barco en cada ronda. Va a cualquier recodo por encima de tu último barco al que normalmente podría ir un barco.</translation>
    </message>
    <message>
        <source>Your next ships count from there: the whole river below it is open to you again.</source>
        <translation>Tus siguientes barcos cuentan desde ahí: todo el río más abajo vuelve a estar abierto para ti.</translation>
    </message>
    <message>
        <source>In every round, the one in which you got it and the fifth included.</source>
        <translation>En cada ronda, incluidas aquella en que la obtuviste y la quinta.</translation>
    </message>
    <message>
        <source>The turn tiles have been given out before: points that the card brings do not change them.</source>
        <translation>Las fichas de turno ya se han repartido: los puntos que dé la carta no las cambian.</translation>
    </message>
    <message>
        <source>What works at once is done at once.</source>
        <translation>Lo que actúa al instante se hace al instante.</translation>
    </message>
    <message>
        <source>By the revision of 2010 you take it right after the sailing instead.</source>
        <translation>Según la revisión de 2010, en cambio, la tomas justo después de navegar.</translation>
    </message>
    <message>
        <source>At each site where you have a ship you are asked before anybody builds, whether the ship has a place or waits in reserve. Nobody needs to give up for it.</source>
        <translation>En cada obra donde tienes un barco se te pregunta antes de que nadie construya, tanto si el barco tiene amarre como si espera en reserva. No hace falta que nadie renuncie.</translation>
    </message>
    <message>
        <source>Your place counts as used, not as given up. The others keep their order.</source>
        <translation>Tu amarre cuenta como usado, no como renunciado. Los demás conservan su orden.</translation>
    </message>
    <message>
        <source>If you do not want to, your ship builds in its turn.</source>
        <translation>Si no quieres, tu barco construye cuando le toca.</translation>
    </message>
    <message>
        <source>It works as the same card of the first rounds does. Both may be laid on one red field: then it is green.</source>
        <translation>Funciona como la misma carta de las primeras rondas. Las dos se pueden poner sobre un mismo campo rojo: entonces es verde.</translation>
    </message>
    <message>
        <source>Even without a tomb of your own: a sum of 8 brings 2 points.</source>
        <translation>Incluso sin ninguna tumba tuya: una suma de 8 da 2 puntos.</translation>
    </message>
    <message>
        <source>Sphinx cards that count your stones in the tombs do not ask for it; those that count “always” cards do.</source>
        <translation>Las cartas de Esfinge que cuentan tus piedras en las tumbas no la tienen en cuenta; las que cuentan cartas «siempre», sí.</translation>
    </message>
    <message>
        <source>A sum of 1 to 10</source>
        <translation>Una suma de 1 a 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>De 11 a 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 o más</translation>
    </message>
    <message>
        <source>Only a card that still lies on the river can be taken. Of two equal ones it is the one further upstream.</source>
        <translation>Solo se puede tomar una carta que siga en el río. De dos iguales, la que está más arriba.</translation>
    </message>
</context>
<context>
    <name>AnimalPage</name>
    <message>
        <source>The pillar of this animal: number %1 from the left.</source>
        <translation>La columna de este animal: la número %1 desde la izquierda.</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Seven cards show this animal on top. On four of them it looks right, on three left.</source>
        <translation>Siete cartas muestran este animal arriba. En cuatro mira a la derecha, en tres a la izquierda.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Seven cards show this animal below. On three of them it looks right, on four left. One card shows it twice, so there are thirteen cards in all.</source>
        <translation>Siete cartas muestran este animal abajo. En tres mira a la derecha, en cuatro a la izquierda. Una carta lo muestra dos veces: en total son trece cartas.</translation>
    </message>
    <message>
        <source>Curses of this animal</source>
        <translation>Maldiciones de este animal</translation>
    </message>
    <message numerus="yes">
        <source>%n curse(s) name this animal.</source>
        <translation>
            <numerusform>%n maldición nombra este animal.</numerusform>
            <numerusform>%n maldiciones nombran este animal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnimalsChapter</name>
    <message>
        <source>Each animal</source>
        <translation>Animal por animal</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Camello</translation>
    </message>
    <message>
        <source>The hump, and a red saddle cloth</source>
        <translation>La joroba y una manta roja</translation>
    </message>
    <message>
        <source>You know the camel by its &lt;b&gt;hump&lt;/b&gt; and the red cloth on it, and by its long neck.</source>
        <translation>El camello se reconoce por la &lt;b&gt;joroba&lt;/b&gt;, la manta roja y el cuello largo.</translation>
    </message>
    <message>
        <source>Mule</source>
        <translation>Mulo</translation>
    </message>
    <message>
        <source>Long ears, and a load on its back</source>
        <translation>Orejas largas y una carga en el lomo</translation>
    </message>
    <message>
        <source>You know the mule by its &lt;b&gt;long ears&lt;/b&gt;, its grey coat and the pale load on its back.</source>
        <translation>El mulo se reconoce por sus &lt;b&gt;orejas largas&lt;/b&gt;, su pelo gris y la carga clara sobre el lomo.</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpiente</translation>
    </message>
    <message>
        <source>Upright, with a broad hood</source>
        <translation>Erguida, con una ancha capucha</translation>
    </message>
    <message>
        <source>You know the snake by its raised head, its &lt;b&gt;broad hood&lt;/b&gt; and its green coils. The snake on the back of a curse is none of these: it makes no pairs.</source>
        <translation>La serpiente se reconoce por la cabeza alzada, la &lt;b&gt;ancha capucha&lt;/b&gt; y los anillos verdes. La serpiente del dorso de una maldición no cuenta: no forma parejas.</translation>
    </message>
    <message>
        <source>Hippo</source>
        <translation>Hipopótamo</translation>
    </message>
    <message>
        <source>Blue, with river plants on its side</source>
        <translation>Azul, con plantas del río en el costado</translation>
    </message>
    <message>
        <source>You know the hippo by its &lt;b&gt;square snout&lt;/b&gt; and the river plants painted on its blue side.</source>
        <translation>El hipopótamo se reconoce por el &lt;b&gt;morro cuadrado&lt;/b&gt; y las plantas del río pintadas en su costado azul.</translation>
    </message>
    <message>
        <source>Crocodile</source>
        <translation>Cocodrilo</translation>
    </message>
    <message>
        <source>A toothed back and a raised tail</source>
        <translation>Lomo dentado y cola alzada</translation>
    </message>
    <message>
        <source>You know the crocodile by its flat body, its &lt;b&gt;jagged back&lt;/b&gt; and its raised tail.</source>
        <translation>El cocodrilo se reconoce por el cuerpo plano, el &lt;b&gt;lomo dentado&lt;/b&gt; y la cola alzada.</translation>
    </message>
    <message>
        <source>Ibis</source>
        <translation>Ibis</translation>
    </message>
    <message>
        <source>White, with a curved bill</source>
        <translation>Blanco, con el pico curvo</translation>
    </message>
    <message>
        <source>You know the ibis by its &lt;b&gt;long curved bill&lt;/b&gt;, its dark head and its white feathers.</source>
        <translation>El ibis se reconoce por el &lt;b&gt;largo pico curvo&lt;/b&gt;, la cabeza oscura y las plumas blancas.</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Sitting upright, with a golden collar</source>
        <translation>Sentado, con un collar de oro</translation>
    </message>
    <message>
        <source>You know the cat because it &lt;b&gt;sits upright&lt;/b&gt; and wears a golden collar.</source>
        <translation>El gato se reconoce porque &lt;b&gt;está sentado&lt;/b&gt; y lleva un collar de oro.</translation>
    </message>
</context>
<context>
    <name>AnkhPage</name>
    <message>
        <source>The ankh</source>
        <translation>El ankh</translation>
    </message>
    <message>
        <source>Counts by the square</source>
        <translation>Cuenta al cuadrado</translation>
    </message>
    <message>
        <source>There are six ankhs: three rooms and three corridors.</source>
        <translation>Hay seis ankhs: tres salas y tres pasadizos.</translation>
    </message>
    <message>
        <source>At the end each player counts the ankh tiles on which pawns of theirs stand, in the whole pyramid, and scores that number &lt;b&gt;times itself&lt;/b&gt;.</source>
        <translation>Al final cada jugador cuenta en toda la pirámide las fichas con ankh ocupadas por sus peones y anota ese número &lt;b&gt;multiplicado por sí mismo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One ankh</source>
        <translation>Un ankh</translation>
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
        <translation>No importa de quién sea la red. También cuenta una ficha con ankh aislada.</translation>
    </message>
    <message>
        <source>Ankhs in a cursed network do not count.</source>
        <translation>Los ankhs de una red maldita no cuentan.</translation>
    </message>
    <message>
        <source>They are never doubled. The Pharaoh, like any pawn, holds one.</source>
        <translation>Nunca se duplican, y el Faraón ocupa uno como cualquier peón.</translation>
    </message>
</context>
<context>
    <name>ApartRow</name>
    <message>
        <source>Level 1</source>
        <translation>Nivel 1</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Nivel 2</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Cima</translation>
    </message>
    <message numerus="yes">
        <source>%1, level by level: %n pair(s) of the projects</source>
        <translation>
            <numerusform>%1, nivel a nivel: %n pareja de los proyectos</numerusform>
            <numerusform>%1, nivel a nivel: %n parejas de los proyectos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
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
        <source>Patient and exact; seldom misses an opening.</source>
        <translation>Paciente y exacto; rara vez desaprovecha una ocasión.</translation>
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
    <message numerus="yes">
        <source>Won: %1 of %n match(es)</source>
        <translation>
            <numerusform>Ganadas: %1 de %n</numerusform>
            <numerusform>Ganadas: %1 de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Aún no te has enfrentado a él</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an Architect, how hard he is to beat</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ArchitectHead</name>
    <message numerus="yes">
        <source>%1, Great Architect, %n Fame. %2</source>
        <translation>
            <numerusform>%1, Gran Arquitecto, %n de Fama. %2</numerusform>
            <numerusform>%1, Gran Arquitecto, %n de Fama. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Architect</source>
        <translation>Gran Arquitecto</translation>
    </message>
</context>
<context>
    <name>ArchitectPlace</name>
    <message numerus="yes">
        <source>Cheops, %n die(dice) built</source>
        <translation>
            <numerusform>Keops, %n dado construido</numerusform>
            <numerusform>Keops, %n dados construidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Fichas de Descanso</translation>
    </message>
    <message>
        <source>His projects</source>
        <translation>Sus proyectos</translation>
    </message>
</context>
<context>
    <name>ArchitectRow</name>
    <message>
        <source>%1, level %2 of 4</source>
        <translation>%1, nivel %2 de 4</translation>
    </message>
    <message>
        <source>%1, level %2 of 4, chosen %3 times</source>
        <translation>%1, nivel %2 de 4, elegido %3 veces</translation>
    </message>
    <message>
        <source>One more %1</source>
        <translation>Otro %1 más</translation>
    </message>
</context>
<context>
    <name>ArchitectSheet</name>
    <message>
        <source>His board</source>
        <translation>Su tablero</translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Fichas de Descanso</translation>
    </message>
    <message>
        <source>Space %1: %2</source>
        <translation>Espacio %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Space %1: free, %n Fame for the next tile</source>
        <translation>
            <numerusform>Espacio %1: libre, %n de Fama por la próxima ficha</numerusform>
            <numerusform>Espacio %1: libre, %n de Fama por la próxima ficha</numerusform>
        </translation>
    </message>
    <message>
        <source>Gods he has taken</source>
        <translation>Divinidades que ha tomado</translation>
    </message>
    <message>
        <source>None yet. They give him no power, only Fame at the end.</source>
        <translation>Ninguna todavía. No le dan poder, solo Fama al final.</translation>
    </message>
    <message>
        <source>His projects</source>
        <translation>Sus proyectos</translation>
    </message>
</context>
<context>
    <name>ArchitectSteps</name>
    <message>
        <source>His turn, step by step</source>
        <translation>Su turno, paso a paso</translation>
    </message>
</context>
<context>
    <name>ArchitectTurn</name>
    <message>
        <source>%1&apos;s turn</source>
        <translation>El turno de %1</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) come back: you say where they lie.</source>
        <translation>
            <numerusform>Vuelve una ficha: tú dices dónde va.</numerusform>
            <numerusform>Vuelven %n fichas: tú dices dónde van.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 continúa.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Al resultado</translation>
    </message>
    <message>
        <source>Place the tiles</source>
        <translation>Colocar las fichas</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>What he can do</source>
        <translation>Lo que puede hacer</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
</context>
<context>
    <name>AtOnceChapter</name>
    <message>
        <source>Nile cards: at once</source>
        <translation>Cartas del Nilo: al instante</translation>
    </message>
    <message>
        <source>Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 2 points.</source>
        <translation>Cada paso cuenta por sí solo: el que acaba en la última casilla, o llevaría más allá, da 2 puntos.</translation>
    </message>
    <message>
        <source>From square 3</source>
        <translation>Desde la casilla 3</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 puntos</translation>
    </message>
    <message>
        <source>From square 4</source>
        <translation>Desde la casilla 4</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 puntos</translation>
    </message>
    <message>
        <source>From square 5</source>
        <translation>Desde la casilla 5</translation>
    </message>
    <message>
        <source>Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 3 stones.</source>
        <translation>Cada paso cuenta por sí solo: el que acaba en la última casilla, o llevaría más allá, da 3 piedras.</translation>
    </message>
    <message>
        <source>3 stones</source>
        <translation>3 piedras</translation>
    </message>
    <message>
        <source>6 stones</source>
        <translation>6 piedras</translation>
    </message>
    <message>
        <source>Counted are the stones that lie there when you take the card: what you build later in the fifth round comes too late.</source>
        <translation>Se cuentan las piedras que hay allí cuando tomas la carta: lo que construyas después en la quinta ronda llega tarde.</translation>
    </message>
    <message>
        <source>All points are one move on the score track.</source>
        <translation>Todos los puntos son un solo movimiento en la pista de puntos.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Nine cards that work when they are taken</source>
        <translation>Nueve cartas que actúan al tomarlas</translation>
    </message>
    <message>
        <source>Such a card is resolved when you take it, then it leaves the game. You cannot decline what it brings; but what is not possible is left out, and you may take the card all the same.</source>
        <translation>Una carta así se resuelve cuando la tomas, y luego sale del juego. No puedes rechazar lo que da; pero lo que no es posible se omite, y puedes tomar la carta de todos modos.</translation>
    </message>
    <message>
        <source>A worker at 9 stays at 9.</source>
        <translation>Un trabajador que está en 9 se queda en 9.</translation>
    </message>
    <message>
        <source>In the tombs your stones are counted, not the values of the tiles.</source>
        <translation>En las tumbas se cuentan tus piedras, no los valores de las fichas.</translation>
    </message>
    <message>
        <source>Any of the four can be chosen, the foreman too. A worker at 9 cannot; if all are at 9 the strength is lost.</source>
        <translation>Se puede elegir a cualquiera de los cuatro, también al capataz. No a un trabajador que está en 9; si todos están en 9, la fuerza se pierde.</translation>
    </message>
    <message>
        <source>A worker at 9 stays at 9. The foreman is not among them.</source>
        <translation>Un trabajador que está en 9 se queda en 9. El capataz no está entre ellos.</translation>
    </message>
</context>
<context>
    <name>AtTheTable</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Colours, holding, undoing, hints</source>
        <translation>Colores, mantener pulsado, deshacer, consejos</translation>
    </message>
    <message>
        <source>Every seat has a colour and a sign. The first seat is lapis, the second carnelian, the third turquoise, the fourth ochre. In the pictures of the rules these are the names of the players.</source>
        <translation>Cada sitio tiene un color y un símbolo. El primero es lapislázuli, el segundo cornalina, el tercero turquesa, el cuarto ocre. En las figuras de las reglas estos son los nombres de los jugadores.</translation>
    </message>
    <message>
        <source>The seats, from the first to the fourth.</source>
        <translation>Los sitios, del primero al cuarto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hold&lt;/b&gt; a card, a tile or a place: its page of the rules opens. What only you may see is shown while you hold it.</source>
        <translation>&lt;b&gt;Mantén pulsada&lt;/b&gt; una carta, una ficha o un lugar: se abre su página de las reglas. Lo que solo tú puedes ver se muestra mientras pulsas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag&lt;/b&gt; a piece to where it should go, or tap it and then the place.</source>
        <translation>&lt;b&gt;Arrastra&lt;/b&gt; una pieza adonde deba ir, o tócala y después el lugar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes back your last move, as long as nothing new has been seen since: no die rolled, no card turned up, and nobody else has moved.</source>
        <translation>&lt;b&gt;Deshacer&lt;/b&gt; retira tu última jugada mientras no se haya visto nada nuevo: ningún dado tirado, ninguna carta descubierta, y nadie más ha jugado.</translation>
    </message>
    <message>
        <source>A move that is not allowed is &lt;b&gt;refused&lt;/b&gt;: a line says what is wrong and what to do instead, and “Rule” opens the page that explains it.</source>
        <translation>Una jugada no permitida se &lt;b&gt;rechaza&lt;/b&gt;: una línea dice qué falla y qué hacer, y «Regla» abre la página que lo explica.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hint&lt;/b&gt;: an Architect shows what he would do in your place, and why. He knows no more than you do.</source>
        <translation>&lt;b&gt;Consejo&lt;/b&gt;: un Arquitecto muestra lo que haría en tu lugar, y por qué. No sabe más que tú.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Architects&lt;/b&gt; are the players that the app plays. &lt;b&gt;Great Architect&lt;/b&gt; is what a winner is called, and the rival of a match played alone.</source>
        <translation>Los &lt;b&gt;Arquitectos&lt;/b&gt; son los jugadores que maneja la aplicación. &lt;b&gt;Gran Arquitecto&lt;/b&gt; es el título de quien gana, y el rival de una partida en solitario.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alone&lt;/b&gt; against Architects, Undo goes on behind their answer, once you have said so. From then on the match is practice and does not count in your statistics.</source>
        <translation>&lt;b&gt;En solitario&lt;/b&gt; contra los Arquitectos, Deshacer llega más atrás de su respuesta, si lo confirmas. Desde entonces la partida es práctica y no cuenta en tus estadísticas.</translation>
    </message>
</context>
<context>
    <name>BeginChoice</name>
    <message>
        <source>Work</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>take dice and roll</source>
        <translation>toma dados y tira</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>toma una ficha</translation>
    </message>
</context>
<context>
    <name>BendPage</name>
    <message>
        <source>The first bend of the Nile; below it lies %1.</source>
        <translation>El primer recodo del Nilo; por debajo está %1.</translation>
    </message>
    <message>
        <source>The last bend of the Nile; above it lies %1.</source>
        <translation>El último recodo del Nilo; por encima está %1.</translation>
    </message>
    <message>
        <source>Bend %1 of the Nile, between %2 and %3.</source>
        <translation>Recodo %1 del Nilo, entre %2 y %3.</translation>
    </message>
    <message>
        <source>In every round another Nile card lies here. The player who places a ship here takes it.</source>
        <translation>En cada ronda hay aquí otra carta del Nilo. Quien pone aquí un barco la toma.</translation>
    </message>
</context>
<context>
    <name>BendSheet</name>
    <message>
        <source>Send a ship here</source>
        <translation>Enviar aquí un barco</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>En las reglas</translation>
    </message>
</context>
<context>
    <name>BendsChapter</name>
    <message>
        <source>Each bend of the Nile</source>
        <translation>Cada recodo del Nilo</translation>
    </message>
    <message>
        <source>The first card of a round is laid here. The player who begins here has the whole river before them.</source>
        <translation>Aquí se pone la primera carta de una ronda. Quien empieza aquí tiene todo el río por delante.</translation>
    </message>
    <message>
        <source>Both steps must be made. A step on the last square of a track brings its reward once more.</source>
        <translation>Hay que dar los dos pasos. Un paso en la última casilla de una pista da otra vez su recompensa.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is two steps on each track.</source>
        <translation>Con la carta que hace trabajar dos veces a un campamento son dos pasos en cada pista.</translation>
    </message>
    <message>
        <source>These two grow stronger whether you want it or not, and want more grain in this very round.</source>
        <translation>Estos dos se hacen más fuertes lo quieras o no, y piden más grano ya en esta misma ronda.</translation>
    </message>
    <message>
        <source>Of the three sites this one builds first: here the choice of workers is still free.</source>
        <translation>De las tres obras, esta es la primera en construir: aquí la elección de trabajadores aún es libre.</translation>
    </message>
    <message>
        <source>The strength must be taken, the flood may be left as it is.</source>
        <translation>La fuerza hay que tomarla; la crecida se puede dejar como está.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is 2 strength and up to two steps of the flood.</source>
        <translation>Con la carta que hace trabajar dos veces a un campamento son dos de fuerza y hasta dos pasos de la crecida.</translation>
    </message>
    <message>
        <source>After each action here your marker goes one step on a track: quarry or market, as you choose.</source>
        <translation>Después de cada acción aquí, tu marcador avanza un paso en una pista: cantera o mercado, como elijas.</translation>
    </message>
    <message>
        <source>Here you may build on the obelisk and take tombs in one action.</source>
        <translation>Aquí puedes construir en el obelisco y tomar tumbas en una misma acción.</translation>
    </message>
    <message>
        <source>Any of the four can be chosen, the foreman too, if not at 9 already.</source>
        <translation>Se puede elegir a cualquiera de los cuatro, también al capataz, si no está ya en 9.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is four stones, and 2 strength, for the same worker or for two.</source>
        <translation>Con la carta que hace trabajar dos veces a un campamento son cuatro piedras y dos de fuerza, para el mismo trabajador o para dos.</translation>
    </message>
    <message>
        <source>Here you may build on the pyramid and on the temple in one action.</source>
        <translation>Aquí puedes construir en la pirámide y en el templo en una misma acción.</translation>
    </message>
    <message>
        <source>It is the last site to build: keep a worker, and stones.</source>
        <translation>Es la última obra en construir: guarda un trabajador, y piedras.</translation>
    </message>
    <message>
        <source>It works as Passalon does, but only for one ship and only once: the cards for a taken camp and for working twice do not reach here.</source>
        <translation>Funciona como Passalon, pero solo para un barco y solo una vez: las cartas para un campamento ocupado y para trabajar dos veces no llegan hasta aquí.</translation>
    </message>
    <message>
        <source>Below Heliopolis there is nothing more. After it you can only pass, unless you may go upstream.</source>
        <translation>Por debajo de Heliópolis ya no hay nada. Después solo puedes pasar, salvo que puedas ir río arriba.</translation>
    </message>
</context>
<context>
    <name>BoardCell</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, elegida</translation>
    </message>
    <message>
        <source>%1, you may choose it</source>
        <translation>%1, puedes elegirla</translation>
    </message>
</context>
<context>
    <name>BoardChapter</name>
    <message>
        <source>Your board</source>
        <translation>Tu tablero</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
    <message>
        <source>Three workers and a foreman</source>
        <translation>Tres trabajadores y un capataz</translation>
    </message>
    <message>
        <source>You have three workers, told apart by the colour of their kilts, and a &lt;b&gt;foreman&lt;/b&gt; in white. A number says how strong each is: workers begin with 1, the foreman with 2, and nobody grows beyond &lt;b&gt;9&lt;/b&gt;.</source>
        <translation>Tienes tres trabajadores, que se distinguen por el color del faldellín, y un &lt;b&gt;capataz&lt;/b&gt; de blanco. Un número indica la fuerza de cada uno: los trabajadores empiezan con 1, el capataz con 2, y nadie pasa de &lt;b&gt;9&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>capataz</translation>
    </message>
    <message>
        <source>Together they have strength 14, and eat as much grain.</source>
        <translation>Entre todos tienen fuerza 14, y comen otro tanto de grano.</translation>
    </message>
    <message>
        <source>In a round each worker builds &lt;b&gt;once&lt;/b&gt;. Then he rests until the next round; he is as strong as before.</source>
        <translation>En una ronda cada trabajador construye &lt;b&gt;una vez&lt;/b&gt;. Después descansa hasta la ronda siguiente; sigue tan fuerte como antes.</translation>
    </message>
    <message>
        <source>The foreman &lt;b&gt;never builds alone&lt;/b&gt;. Once in a round he helps another worker, and his strength is added.</source>
        <translation>El capataz &lt;b&gt;nunca construye solo&lt;/b&gt;. Una vez por ronda ayuda a otro trabajador y suma su fuerza a la de él.</translation>
    </message>
    <message>
        <source>Only one worker builds in an action, besides the foreman. Two cards let two workers build together, once.</source>
        <translation>En una acción construye un solo trabajador, además del capataz. Dos cartas dejan que dos trabajadores construyan juntos, una vez.</translation>
    </message>
    <message>
        <source>Nobody grows stronger than 9. More is lost; only cards that help in a single action can go beyond.</source>
        <translation>Nadie pasa de 9. Lo que sobra se pierde; solo las cartas que ayudan en una única acción pueden ir más allá.</translation>
    </message>
    <message>
        <source>“A worker of your choice” may be the foreman. Where workers are pictured, it is exactly those.</source>
        <translation>«Un trabajador a tu elección» puede ser el capataz. Donde hay trabajadores dibujados, son exactamente esos.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Green, yellow, red: which flood they need</source>
        <translation>Verde, amarillo, rojo: qué crecida necesitan</translation>
    </message>
    <message>
        <source>A field gives its grain in every round in which it is &lt;b&gt;watered&lt;/b&gt;. That depends on its colour and on the flood. One to three dots say the same.</source>
        <translation>Un campo da su grano en cada ronda en la que está &lt;b&gt;regado&lt;/b&gt;. Eso depende de su color y de la crecida. De uno a tres puntos dibujados dicen lo mismo.</translation>
    </message>
    <message>
        <source>Green fields are always watered, yellow ones when the flood is middle or high, red ones only when it is high.</source>
        <translation>Los campos verdes están siempre regados, los amarillos cuando la crecida es media o alta, los rojos solo cuando es alta.</translation>
    </message>
    <message>
        <source>Everybody has a &lt;b&gt;green field with 6 grain&lt;/b&gt; from the start.</source>
        <translation>Todos tienen desde el principio un &lt;b&gt;campo verde con 6 de grano&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The four red fields also bring something at once, once: a step in market or quarry, points, or stones.</source>
        <translation>Los cuatro campos rojos dan además algo al instante, una vez: un paso en el mercado o en la cantera, puntos o piedras.</translation>
    </message>
    <message>
        <source>Two cards make a field one colour better, from red to yellow or from yellow to green. That holds to the end of the match, and does not repeat what the field brought at once.</source>
        <translation>Dos cartas mejoran un campo en un color, de rojo a amarillo o de amarillo a verde. Eso vale hasta el final de la partida, y no repite lo que el campo dio al instante.</translation>
    </message>
    <message>
        <source>Green fields in the decks</source>
        <translation>Campos verdes en los mazos</translation>
    </message>
    <message>
        <source>Yellow fields</source>
        <translation>Campos amarillos</translation>
    </message>
    <message>
        <source>Red fields</source>
        <translation>Campos rojos</translation>
    </message>
    <message>
        <source>The flood</source>
        <translation>La crecida</translation>
    </message>
    <message>
        <source>One marker decides for all fields</source>
        <translation>Un marcador decide por todos los campos</translation>
    </message>
    <message>
        <source>The flood marker stands in the delta: low, middle or high. It begins in the &lt;b&gt;middle&lt;/b&gt;. Where it stands when the workers are fed says which fields give grain, for everybody.</source>
        <translation>El marcador de la crecida está en el delta: baja, media o alta. Empieza en el nivel &lt;b&gt;medio&lt;/b&gt;. Dónde esté al alimentar a los trabajadores decide qué campos dan grano, para todos.</translation>
    </message>
    <message>
        <source>Low: only green fields. Middle: green and yellow. High: all.</source>
        <translation>Baja: solo los campos verdes. Media: verdes y amarillos. Alta: todos.</translation>
    </message>
    <message>
        <source>The player who goes to &lt;b&gt;Passalon&lt;/b&gt; or &lt;b&gt;Heliopolis&lt;/b&gt; may move it one step, or leave it.</source>
        <translation>Quien va a &lt;b&gt;Passalon&lt;/b&gt; o a &lt;b&gt;Heliópolis&lt;/b&gt; puede moverla un paso, o dejarla.</translation>
    </message>
    <message>
        <source>It goes step by step: from low or high only to the middle.</source>
        <translation>Va paso a paso: desde el nivel bajo o el alto, solo al medio.</translation>
    </message>
    <message>
        <source>It stays where it is from round to round.</source>
        <translation>De ronda en ronda se queda donde está.</translation>
    </message>
    <message>
        <source>The flood only matters for feeding. Sphinx cards that compare fields do not ask for it.</source>
        <translation>La crecida solo importa para alimentar. Las cartas de Esfinge que comparan campos no la tienen en cuenta.</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Alimentar</translation>
    </message>
    <message>
        <source>As much grain as strength, or points are lost</source>
        <translation>Tanto grano como fuerza, o se pierden puntos</translation>
    </message>
    <message>
        <source>Your four workers eat as much grain as they are &lt;b&gt;strong&lt;/b&gt; together, the foreman included. Your fields give what the &lt;b&gt;flood&lt;/b&gt; waters. If that is enough, nothing happens.</source>
        <translation>Tus cuatro trabajadores comen tanto grano como &lt;b&gt;fuerza&lt;/b&gt; tienen juntos, capataz incluido. Tus campos dan lo que riega la &lt;b&gt;crecida&lt;/b&gt;. Si es suficiente, no pasa nada.</translation>
    </message>
    <message>
        <source>Strength 9, and with the flood in the middle 6 + 5 grain: all are fed. The red field lies dry.</source>
        <translation>Fuerza 9, y con la crecida media 6 + 5 de grano: todos comen. El campo rojo está seco.</translation>
    </message>
    <message>
        <source>When grain is missing</source>
        <translation>Cuando falta grano</translation>
    </message>
    <message>
        <source>For each grain that is missing you lose 3, 2 or 1 points, as your square in the &lt;b&gt;grain market&lt;/b&gt; says.</source>
        <translation>Por cada grano que falta pierdes 3, 2 o 1 puntos, según tu casilla en el &lt;b&gt;mercado de grano&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Strength 14, but only 12 grain: two are missing.</source>
        <translation>Fuerza 14, pero solo 12 de grano: faltan dos.</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grano que falta</translation>
    </message>
    <message>
        <source>Lost for each, on the second square of the market</source>
        <translation>Se pierde por cada uno, en la segunda casilla del mercado</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>If grain is missing you may help yourself: with cards that give 4 grain, with stones if you have the card for it, or by improving a field.</source>
        <translation>Si falta grano puedes ayudarte: con cartas que dan 4 de grano, con piedras si tienes la carta para ello, o mejorando un campo.</translation>
    </message>
    <message>
        <source>A card that gives 4 grain is used up, even if less was missing. Without a shortage it cannot be played.</source>
        <translation>Una carta que da 4 de grano se gasta aunque faltara menos. Si no falta grano no se puede jugar.</translation>
    </message>
    <message>
        <source>Points may fall below zero, without limit.</source>
        <translation>Los puntos pueden bajar de cero, sin límite.</translation>
    </message>
    <message>
        <source>Hungry workers stay as strong as they are, and may build.</source>
        <translation>Los trabajadores hambrientos siguen igual de fuertes y pueden construir.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Piedras</translation>
    </message>
    <message>
        <source>Where they come from, what they are good for</source>
        <translation>De dónde vienen, para qué sirven</translation>
    </message>
    <message>
        <source>Stones come from your &lt;b&gt;quarries&lt;/b&gt; in the phase Stones of every round: 3 from the one you begin with, and what your quarry cards add. Nobody can have more than &lt;b&gt;25&lt;/b&gt;, at any time; what comes beyond that is lost.</source>
        <translation>Las piedras vienen de tus &lt;b&gt;canteras&lt;/b&gt; en la fase Piedras de cada ronda: 3 de la inicial, más lo que añaden tus cartas de cantera. Nadie puede tener más de &lt;b&gt;25&lt;/b&gt; en ningún momento; lo que sobra se pierde.</translation>
    </message>
    <message>
        <source>Three quarries: 3 + 2 + 4 stones in every round.</source>
        <translation>Tres canteras: 3 + 2 + 4 piedras en cada ronda.</translation>
    </message>
    <message>
        <source>Besides, stones come from the last square of the quarry track, from Alyi, and from some cards.</source>
        <translation>Además llegan piedras de la última casilla de la pista de cantera, de Alyi y de algunas cartas.</translation>
    </message>
    <message>
        <source>What they are good for</source>
        <translation>Para qué sirven</translation>
    </message>
    <message>
        <source>You pay with them for everything you build, and for Sphinx cards you look at.</source>
        <translation>Con ellas pagas todo lo que construyes y las cartas de Esfinge que miras.</translation>
    </message>
    <message>
        <source>With the right card they can be grain, strength, or points: one card sells up to ten of them for a point each.</source>
        <translation>Con la carta adecuada pueden ser grano, fuerza o puntos: una carta vende hasta diez de ellas a un punto cada una.</translation>
    </message>
    <message>
        <source>At the end of the match two stones are worth a point, but only if you have come to the &lt;b&gt;fourth or fifth square&lt;/b&gt; of the quarry track.</source>
        <translation>Al final de la partida dos piedras valen un punto, pero solo si has llegado a la &lt;b&gt;cuarta o quinta casilla&lt;/b&gt; de la pista de cantera.</translation>
    </message>
    <message>
        <source>The stones that mark what you have built are others: you never run out of those.</source>
        <translation>Las piedras que marcan lo que has construido son otras: esas nunca se te acaban.</translation>
    </message>
    <message>
        <source>Quarry track and grain market</source>
        <translation>Pista de cantera y mercado de grano</translation>
    </message>
    <message>
        <source>Two tracks with five squares</source>
        <translation>Dos pistas de cinco casillas</translation>
    </message>
    <message>
        <source>On both tracks your marker begins on the first square, at the top, and only ever goes &lt;b&gt;down&lt;/b&gt;.</source>
        <translation>En las dos pistas tu marcador empieza en la primera casilla, arriba, y siempre va hacia &lt;b&gt;abajo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The quarry track</source>
        <translation>La pista de cantera</translation>
    </message>
    <message>
        <source>Lapis is on the third square, carnelian on the last.</source>
        <translation>Lapislázuli está en la tercera casilla, cornalina en la última.</translation>
    </message>
    <message>
        <source>Squares 1 to 3 bring nothing.</source>
        <translation>Las casillas 1 a 3 no dan nada.</translation>
    </message>
    <message>
        <source>On &lt;b&gt;square 4 or 5&lt;/b&gt; two stones are worth a point at the end of the match.</source>
        <translation>En la &lt;b&gt;casilla 4 o 5&lt;/b&gt; dos piedras valen un punto al final de la partida.</translation>
    </message>
    <message>
        <source>Arriving on &lt;b&gt;square 5&lt;/b&gt; brings &lt;b&gt;3 stones&lt;/b&gt;.</source>
        <translation>Llegar a la &lt;b&gt;casilla 5&lt;/b&gt; da &lt;b&gt;3 piedras&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The grain market</source>
        <translation>El mercado de grano</translation>
    </message>
    <message>
        <source>What a missing grain costs on each square.</source>
        <translation>Lo que cuesta en cada casilla un grano que falta.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Points lost for each missing grain</source>
        <translation>Puntos perdidos por cada grano que falta</translation>
    </message>
    <message>
        <source>Arriving on &lt;b&gt;square 5&lt;/b&gt; brings &lt;b&gt;2 points&lt;/b&gt;.</source>
        <translation>Llegar a la &lt;b&gt;casilla 5&lt;/b&gt; da &lt;b&gt;2 puntos&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At the end of a track</source>
        <translation>Al final de una pista</translation>
    </message>
    <message>
        <source>Each step counts separately. On square 5 the marker stays: each step you would have to make brings the 3 stones or the 2 points &lt;b&gt;again&lt;/b&gt; instead.</source>
        <translation>Cada paso cuenta por separado. En la casilla 5 el marcador se queda: cada paso que tendrías que dar trae &lt;b&gt;de nuevo&lt;/b&gt; las 3 piedras o los 2 puntos.</translation>
    </message>
    <message>
        <source>Two steps in the quarry from square 3</source>
        <translation>Dos pasos en la cantera desde la casilla 3</translation>
    </message>
    <message>
        <source>3 stones</source>
        <translation>3 piedras</translation>
    </message>
    <message>
        <source>From square 4</source>
        <translation>Desde la casilla 4</translation>
    </message>
    <message>
        <source>6 stones</source>
        <translation>6 piedras</translation>
    </message>
    <message>
        <source>From square 5</source>
        <translation>Desde la casilla 5</translation>
    </message>
    <message>
        <source>Steps come from Edfu, from every building action at Amarna, where you choose the track, and from some cards.</source>
        <translation>Los pasos vienen de Edfu, de cada acción de construcción en Amarna, donde eliges la pista, y de algunas cartas.</translation>
    </message>
    <message>
        <source>The score track</source>
        <translation>La pista de puntos</translation>
    </message>
    <message>
        <source>Points, and who came first</source>
        <translation>Los puntos, y quién llegó antes</translation>
    </message>
    <message>
        <source>Everybody&apos;s points are shown on the score track. If two are on the same square, the one that came there &lt;b&gt;earlier&lt;/b&gt; stands in front.</source>
        <translation>Los puntos de todos se ven en la pista de puntos. Si dos están en la misma casilla, va por delante quien llegó &lt;b&gt;antes&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Lapis and ochre both have 14 points. Lapis came first and stands in front.</source>
        <translation>Lapislázuli y ocre tienen 14 puntos. Lapislázuli llegó antes y va por delante.</translation>
    </message>
    <message>
        <source>The player who moves, &lt;b&gt;forwards or backwards&lt;/b&gt;, comes to stand behind all that are on that square already.</source>
        <translation>Quien se mueve, &lt;b&gt;hacia delante o hacia atrás&lt;/b&gt;, queda detrás de todos los que ya están en esa casilla.</translation>
    </message>
    <message>
        <source>Points that come together are one move. Nobody moves by 0.</source>
        <translation>Los puntos que llegan juntos son un solo movimiento. Nadie se mueve por 0.</translation>
    </message>
    <message>
        <source>Points may fall below zero.</source>
        <translation>Los puntos pueden bajar de cero.</translation>
    </message>
    <message>
        <source>What it decides</source>
        <translation>Qué decide</translation>
    </message>
    <message>
        <source>The player in front feeds first, and gets the points of the Site bonus first.</source>
        <translation>Quien va delante alimenta primero y recibe primero los puntos de la Bonificación.</translation>
    </message>
    <message>
        <source>The player who is behind sails first in the next round.</source>
        <translation>Quien va por detrás navega primero en la ronda siguiente.</translation>
    </message>
    <message>
        <source>At the end, the player who is in front wins a tie.</source>
        <translation>Al final, en caso de empate gana quien va por delante.</translation>
    </message>
</context>
<context>
    <name>BoardRiddlesChapter</name>
    <message>
        <source>Sphinx cards: boards</source>
        <translation>Cartas de Esfinge: tableros</translation>
    </message>
    <message>
        <source>All players are counted, you too. If nobody is there, it brings nothing.</source>
        <translation>Se cuentan todos los jugadores, también tú. Si no hay nadie, no da nada.</translation>
    </message>
    <message>
        <source>Players on the last square</source>
        <translation>Jugadores en la última casilla</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>The strength that the worker has at the end, 9 at most. What cards add for one action does not count.</source>
        <translation>La fuerza que el trabajador tiene al final, 9 como máximo. Lo que las cartas añaden para una acción no cuenta.</translation>
    </message>
    <message>
        <source>All fields of that printed colour are added up, watered or not. Cards that improve a field change nothing here.</source>
        <translation>Se suman todos los campos de ese color impreso, regados o no. Las cartas que mejoran un campo no cambian nada aquí.</translation>
    </message>
    <message>
        <source>You need more than every other player. With a tie, or with no such field at all, it brings nothing.</source>
        <translation>Necesitas más que cada uno de los demás. Con empate, o sin ningún campo así, no da nada.</translation>
    </message>
    <message>
        <source>Only your own marker counts, wherever the others are.</source>
        <translation>Solo cuenta tu propio marcador, estén donde estén los demás.</translation>
    </message>
    <message>
        <source>Cards about boards</source>
        <translation>Cartas sobre tableros</translation>
    </message>
    <message>
        <source>Tracks, strength, fields, powers, points</source>
        <translation>Pistas, fuerza, campos, poderes, puntos</translation>
    </message>
    <message>
        <source>Fifteen Sphinx cards look at the boards at the end of the match: at the two tracks, at workers, fields and quarries, at lasting powers, and one at the points themselves.</source>
        <translation>Quince cartas de Esfinge miran los tableros al final de la partida: las dos pistas, los trabajadores, los campos y las canteras, los poderes duraderos, y una los propios puntos.</translation>
    </message>
    <message>
        <source>The field with 6 grain that everybody begins with counts too.</source>
        <translation>También cuenta el campo con 6 de grano con el que todos empiezan.</translation>
    </message>
    <message>
        <source>What all your quarries deliver in a round is counted, the one from the start included; not the stones you have.</source>
        <translation>Se cuenta lo que dan en una ronda todas tus canteras, incluida la del principio; no las piedras que tienes.</translation>
    </message>
    <message>
        <source>You need more than every other player. With a tie it brings nothing.</source>
        <translation>Necesitas más que cada uno de los demás. Con empate no da nada.</translation>
    </message>
    <message>
        <source>Cards that improve a field count too, laid on one or not. Fields, quarries and single-use cards do not.</source>
        <translation>También cuentan las cartas que mejoran un campo, puestas en uno o no. Los campos, canteras y cartas de un solo uso, no.</translation>
    </message>
    <message>
        <source>It is your last card to be counted, after all else of yours. Ten points give 1, nineteen too; below ten it brings nothing.</source>
        <translation>Es la última carta tuya que se cuenta, después de todo lo demás. Diez puntos dan 1, diecinueve también; con menos de diez no da nada.</translation>
    </message>
    <message>
        <source>With 63 points</source>
        <translation>Con 63 puntos</translation>
    </message>
    <message>
        <source>With 70 points</source>
        <translation>Con 70 puntos</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>Ennead</source>
        <translation>Enéada</translation>
    </message>
</context>
<context>
    <name>BuiltChapter</name>
    <message>
        <source>Sphinx and monuments</source>
        <translation>Esfinge y monumentos</translation>
    </message>
    <message>
        <source>A building action</source>
        <translation>Una acción de construcción</translation>
    </message>
    <message>
        <source>One worker, some stones, as many points</source>
        <translation>Un trabajador, unas piedras, otros tantos puntos</translation>
    </message>
    <message>
        <source>Each of your ships at a site stands for &lt;b&gt;one building action&lt;/b&gt;.</source>
        <translation>Cada barco tuyo en una obra equivale a &lt;b&gt;una acción de construcción&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose &lt;b&gt;one worker&lt;/b&gt; who has not built in this round. The &lt;b&gt;foreman&lt;/b&gt; may help, once in a round.</source>
        <translation>Elige &lt;b&gt;un trabajador&lt;/b&gt; que no haya construido en esta ronda. El &lt;b&gt;capataz&lt;/b&gt; puede ayudar, una vez por ronda.</translation>
    </message>
    <message>
        <source>Build as much as you like and can: the values of all you build may not exceed the &lt;b&gt;strength&lt;/b&gt; at work.</source>
        <translation>Construye tanto como quieras y puedas: los valores de todo lo que construyes no pueden superar la &lt;b&gt;fuerza&lt;/b&gt; que trabaja.</translation>
    </message>
    <message>
        <source>Pay as many &lt;b&gt;stones&lt;/b&gt; as these values come to.</source>
        <translation>Paga tantas &lt;b&gt;piedras&lt;/b&gt; como sumen esos valores.</translation>
    </message>
    <message>
        <source>Get as many &lt;b&gt;points&lt;/b&gt;. At Amarna a step on a track comes with them.</source>
        <translation>Recibe otros tantos &lt;b&gt;puntos&lt;/b&gt;. En Amarna se añade un paso en una pista.</translation>
    </message>
    <message>
        <source>Blue has built already. Black and the foreman together have strength 7.</source>
        <translation>El azul ya ha construido. El negro y el capataz tienen juntos fuerza 7.</translation>
    </message>
    <message>
        <source>Two squares of the obelisk</source>
        <translation>Dos casillas del obelisco</translation>
    </message>
    <message>
        <source>A tomb</source>
        <translation>Una tumba</translation>
    </message>
    <message>
        <source>Strength, stones and points</source>
        <translation>Fuerza, piedras y puntos</translation>
    </message>
    <message>
        <source>You build square by square: one may make the next one possible. Until you finish, everything can be taken back, but not beyond a tomb that was turned up or Sphinx cards that were drawn.</source>
        <translation>Construyes casilla a casilla: una puede hacer posible la siguiente. Hasta que terminas, todo se puede deshacer, pero no más allá de una tumba descubierta o de cartas de Esfinge robadas.</translation>
    </message>
    <message>
        <source>Strength that is left over is lost. A worker who took part has built, however little it was.</source>
        <translation>La fuerza que sobra se pierde. Un trabajador que ha participado ha construido, por poco que fuera.</translation>
    </message>
    <message>
        <source>An action builds at least one thing and costs at least one stone.</source>
        <translation>Una acción construye al menos una cosa y cuesta al menos una piedra.</translation>
    </message>
    <message>
        <source>The player who will not or cannot build &lt;b&gt;gives up&lt;/b&gt; the place.</source>
        <translation>Quien no quiere o no puede construir &lt;b&gt;renuncia&lt;/b&gt; al amarre.</translation>
    </message>
    <message>
        <source>The monuments</source>
        <translation>Los monumentos</translation>
    </message>
    <message>
        <source>Squares, their values and their order</source>
        <translation>Casillas, sus valores y su orden</translation>
    </message>
    <message>
        <source>Obelisk, pyramid and temple are made of &lt;b&gt;squares&lt;/b&gt;. The number on a square is its value: so much strength and so many stones it costs, and so many points it brings. Where you have built lies a stone of your colour.</source>
        <translation>Obelisco, pirámide y templo se componen de &lt;b&gt;casillas&lt;/b&gt;. El número de una casilla es su valor: esa fuerza y esas piedras cuesta, y esos puntos da. Donde has construido hay una piedra de tu color.</translation>
    </message>
    <message>
        <source>Obelisk, 12 squares</source>
        <translation>Obelisco, 12 casillas</translation>
    </message>
    <message>
        <source>Tombs, 12 tiles worth 1 to 6</source>
        <translation>Tumbas, 12 fichas de valor 1 a 6</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unos %1</translation>
    </message>
    <message>
        <source>Pyramid, 21 squares</source>
        <translation>Pirámide, 21 casillas</translation>
    </message>
    <message>
        <source>Temple, 12 squares</source>
        <translation>Templo, 12 casillas</translation>
    </message>
    <message>
        <source>A pyramid in the making. The bright squares can be built next.</source>
        <translation>Una pirámide en obras. Las casillas claras son las siguientes que se pueden construir.</translation>
    </message>
    <message>
        <source>Each square has &lt;b&gt;others that come first&lt;/b&gt;. It does not matter whose stones lie there.</source>
        <translation>Cada casilla tiene &lt;b&gt;otras que van antes&lt;/b&gt;. No importa de quién sean las piedras que hay allí.</translation>
    </message>
    <message>
        <source>A square that is filled stays so.</source>
        <translation>Una casilla ocupada sigue así.</translation>
    </message>
    <message>
        <source>In one action you may fill several squares, of both monuments of a site, in any order that the squares allow.</source>
        <translation>En una acción puedes ocupar varias casillas, de los dos monumentos de una obra, en cualquier orden que las casillas permitan.</translation>
    </message>
    <message>
        <source>Stones of your colour also count for some cards. There are always enough of them.</source>
        <translation>Las piedras de tu color también cuentan para algunas cartas. Siempre hay suficientes.</translation>
    </message>
    <message>
        <source>The Sphinx</source>
        <translation>La Esfinge</translation>
    </message>
    <message>
        <source>Look at cards, keep one, put back the rest</source>
        <translation>Mira cartas, guarda una, devuelve el resto</translation>
    </message>
    <message>
        <source>Choose a worker, with the foreman if you like.</source>
        <translation>Elige un trabajador, con el capataz si quieres.</translation>
    </message>
    <message>
        <source>Say &lt;b&gt;how many cards&lt;/b&gt; you look at: 1 to 5, not more than your strength. Pay one stone for each.</source>
        <translation>Di &lt;b&gt;cuántas cartas&lt;/b&gt; miras: de 1 a 5, no más que tu fuerza. Paga una piedra por cada una.</translation>
    </message>
    <message>
        <source>Look at them, and keep &lt;b&gt;one&lt;/b&gt;, or none.</source>
        <translation>Míralas y guarda &lt;b&gt;una&lt;/b&gt;, o ninguna.</translation>
    </message>
    <message>
        <source>The others go back under the deck. Each brings &lt;b&gt;1 point&lt;/b&gt;, all together in one move.</source>
        <translation>Las demás vuelven debajo del mazo. Cada una da &lt;b&gt;1 punto&lt;/b&gt;, todos juntos en un solo movimiento.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>guardada</translation>
    </message>
    <message>
        <source>put back: 1 point</source>
        <translation>devuelta: 1 punto</translation>
    </message>
    <message>
        <source>Three stones, three cards: one is kept, two points come at once.</source>
        <translation>Tres piedras, tres cartas: una se guarda, dos puntos llegan al instante.</translation>
    </message>
    <message>
        <source>You say how many before you see any. If fewer cards are left in the deck, you can look at no more than those.</source>
        <translation>Dices cuántas antes de ver ninguna. Si en el mazo quedan menos cartas, no puedes mirar más que esas.</translation>
    </message>
    <message>
        <source>The stones are paid for all of them, kept or not.</source>
        <translation>Las piedras se pagan por todas, guardadas o no.</translation>
    </message>
    <message>
        <source>Cards go back in the order in which they were drawn; whoever comes after you draws them only when the others are through.</source>
        <translation>Las cartas vuelven en el orden en que se robaron; quien venga después las robará solo cuando se acaben las demás.</translation>
    </message>
    <message>
        <source>What you keep nobody else sees. There is no limit to how many you have.</source>
        <translation>Lo que guardas no lo ve nadie más. No hay límite para las que tienes.</translation>
    </message>
    <message>
        <source>One card brings two cards more for nothing, one lets you keep two.</source>
        <translation>Una carta da dos cartas más gratis, otra te deja guardar dos.</translation>
    </message>
    <message>
        <source>The obelisk</source>
        <translation>El obelisco</translation>
    </message>
    <message>
        <source>Twelve squares, one on top of the other</source>
        <translation>Doce casillas, una encima de otra</translation>
    </message>
    <message>
        <source>The obelisk at Amarna is filled &lt;b&gt;from the bottom to the top&lt;/b&gt;. No square may be left out.</source>
        <translation>El obelisco de Amarna se llena &lt;b&gt;de abajo arriba&lt;/b&gt;. No se puede saltar ninguna casilla.</translation>
    </message>
    <message>
        <source>Five squares are filled. The sixth is next, and costs 2.</source>
        <translation>Hay cinco casillas ocupadas. La sexta es la siguiente, y cuesta 2.</translation>
    </message>
    <message>
        <source>Squares 1 to 3</source>
        <translation>Casillas 1 a 3</translation>
    </message>
    <message>
        <source>Squares 4 to 6</source>
        <translation>Casillas 4 a 6</translation>
    </message>
    <message>
        <source>Squares 7 to 9</source>
        <translation>Casillas 7 a 9</translation>
    </message>
    <message>
        <source>Squares 10 and 11</source>
        <translation>Casillas 10 y 11</translation>
    </message>
    <message>
        <source>Square 12</source>
        <translation>Casilla 12</translation>
    </message>
    <message>
        <source>In the same action you may take tombs, and go to and fro between the two.</source>
        <translation>En la misma acción puedes tomar tumbas, y alternar entre ambas cosas.</translation>
    </message>
    <message>
        <source>After an action at Amarna your marker goes &lt;b&gt;one step&lt;/b&gt; down on the quarry track or in the grain market, as you choose. One step in all, however much you built.</source>
        <translation>Después de una acción en Amarna tu marcador baja &lt;b&gt;un paso&lt;/b&gt; en la pista de cantera o en el mercado de grano, como elijas. Un paso en total, por mucho que hayas construido.</translation>
    </message>
    <message>
        <source>The tombs</source>
        <translation>Las tumbas</translation>
    </message>
    <message>
        <source>Tiles that are taken, and count at the end</source>
        <translation>Fichas que se toman y cuentan al final</translation>
    </message>
    <message>
        <source>Twelve tombs lie in a row at Amarna, &lt;b&gt;four of them face up&lt;/b&gt;. You build one by taking its tile: its value is what it costs in strength and stones, and what it brings in points. A stone of your colour stays in its place.</source>
        <translation>En Amarna hay una fila de doce tumbas, &lt;b&gt;cuatro de ellas boca arriba&lt;/b&gt;. Construyes una tomando su ficha: su valor es lo que cuesta en fuerza y piedras, y lo que da en puntos. En su lugar queda una piedra de tu color.</translation>
    </message>
    <message>
        <source>Three tombs are taken. The next one costs 4.</source>
        <translation>Se han tomado tres tumbas. La siguiente cuesta 4.</translation>
    </message>
    <message>
        <source>They are taken &lt;b&gt;in their order&lt;/b&gt;; none may be left out.</source>
        <translation>Se toman &lt;b&gt;por orden&lt;/b&gt;; no se puede saltar ninguna.</translation>
    </message>
    <message>
        <source>When one is taken, the next tomb that lies face down is turned up at once. It can be taken in the same action, but the action cannot be undone from there on.</source>
        <translation>Cuando se toma una, se descubre al instante la siguiente tumba que está boca abajo. Se puede tomar en la misma acción, pero a partir de ahí la acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>After an action at Amarna your marker goes one step down on the quarry track or in the grain market.</source>
        <translation>Después de una acción en Amarna tu marcador baja un paso en la pista de cantera o en el mercado de grano.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Las fichas</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>How many of the twenty</source>
        <translation>Cuántas de las veinte</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>The values of all the tiles you took are added up, and bring points once more:</source>
        <translation>Se suman los valores de todas las fichas que has tomado, y dan puntos otra vez:</translation>
    </message>
    <message>
        <source>A sum of 1 to 10</source>
        <translation>Una suma de 1 a 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>De 11 a 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 o más</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>La pirámide</translation>
    </message>
    <message>
        <source>Six floors, and a bonus for each</source>
        <translation>Seis pisos, y una bonificación por cada uno</translation>
    </message>
    <message>
        <source>The pyramid at Giza has six floors. Each is filled &lt;b&gt;from the left&lt;/b&gt;. A square above the ground also needs &lt;b&gt;both squares below it&lt;/b&gt;; the floor below need not be finished.</source>
        <translation>La pirámide de Giza tiene seis pisos. Cada uno se llena &lt;b&gt;desde la izquierda&lt;/b&gt;. Una casilla por encima de la base necesita además &lt;b&gt;las dos casillas de debajo&lt;/b&gt;; el piso inferior no tiene por qué estar terminado.</translation>
    </message>
    <message>
        <source>The ground goes on at its fifth square. On the second floor the second square is next; the third one needs it.</source>
        <translation>La base sigue por su quinta casilla. En el segundo piso la siguiente es la segunda casilla; la tercera la necesita.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Piso</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Value of each</source>
        <translation>Valor de cada una</translation>
    </message>
    <message>
        <source>A floor is finished</source>
        <translation>Un piso terminado</translation>
    </message>
    <message>
        <source>When the last square of a floor is filled, the player who has &lt;b&gt;most stones&lt;/b&gt; on it gets &lt;b&gt;1 point&lt;/b&gt; for each of them. If several have as many, it is the one of them whose stone lies furthest left.</source>
        <translation>Cuando se ocupa la última casilla de un piso, quien tiene &lt;b&gt;más piedras&lt;/b&gt; en él recibe &lt;b&gt;1 punto&lt;/b&gt; por cada una de las suyas. Si varios tienen las mismas, es aquel de ellos cuya piedra está más a la izquierda.</translation>
    </message>
    <message>
        <source>The ground is finished: lapis has three stones and gets 3 points. On the second floor lapis and turquoise have two each; lapis lies further left and gets 2.</source>
        <translation>La base está terminada: lapislázuli tiene tres piedras y recibe 3 puntos. En el segundo piso lapislázuli y turquesa tienen dos cada uno; lapislázuli está más a la izquierda y recibe 2.</translation>
    </message>
    <message>
        <source>First the builder gets the points of the action, then the bonus comes, the lowest floor first. It may go to somebody else.</source>
        <translation>Primero quien construye recibe los puntos de la acción, luego llega la bonificación, el piso más bajo primero. Puede ser para otro.</translation>
    </message>
    <message>
        <source>Each bonus is a move of its own on the score track.</source>
        <translation>Cada bonificación es un movimiento propio en la pista de puntos.</translation>
    </message>
    <message>
        <source>The temple</source>
        <translation>El templo</translation>
    </message>
    <message>
        <source>Two flanks, four columns, the roof</source>
        <translation>Dos flancos, cuatro columnas, el techo</translation>
    </message>
    <message>
        <source>The temple at Giza is built in three parts.</source>
        <translation>El templo de Giza se construye en tres partes.</translation>
    </message>
    <message>
        <source>The left flank stands. One square of the right flank is missing before the columns can be built.</source>
        <translation>El flanco izquierdo está en pie. Falta una casilla del flanco derecho para poder construir las columnas.</translation>
    </message>
    <message>
        <source>The two &lt;b&gt;flanks&lt;/b&gt;, each from the bottom to the top, each by itself.</source>
        <translation>Los dos &lt;b&gt;flancos&lt;/b&gt;, cada uno de abajo arriba, cada uno por su cuenta.</translation>
    </message>
    <message>
        <source>When both flanks are finished, the four &lt;b&gt;columns&lt;/b&gt;, in any order.</source>
        <translation>Cuando los dos flancos están terminados, las cuatro &lt;b&gt;columnas&lt;/b&gt;, en cualquier orden.</translation>
    </message>
    <message>
        <source>When all columns stand, the &lt;b&gt;roof&lt;/b&gt;: first its left half, then the right one.</source>
        <translation>Cuando todas las columnas están en pie, el &lt;b&gt;techo&lt;/b&gt;: primero su mitad izquierda, luego la derecha.</translation>
    </message>
    <message>
        <source>Each flank, from below</source>
        <translation>Cada flanco, desde abajo</translation>
    </message>
    <message>
        <source>Each column</source>
        <translation>Cada columna</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>Techo</translation>
    </message>
    <message>
        <source>In the same action you may also build on the pyramid.</source>
        <translation>En la misma acción también puedes construir en la pirámide.</translation>
    </message>
    <message>
        <source>The number on a square has &lt;b&gt;three meanings&lt;/b&gt;: the strength it needs, the stones it costs, the points it brings.</source>
        <translation>El número de una casilla significa &lt;b&gt;tres cosas&lt;/b&gt;: la fuerza que pide, las piedras que cuesta, los puntos que da.</translation>
    </message>
    <message>
        <source>strength needed</source>
        <translation>fuerza necesaria</translation>
    </message>
    <message>
        <source>stones paid</source>
        <translation>piedras pagadas</translation>
    </message>
    <message>
        <source>points won</source>
        <translation>puntos ganados</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Antes de la primera ronda</translation>
    </message>
    <message>
        <source>All squares are empty. Twelve of the twenty &lt;b&gt;tombs&lt;/b&gt; lie in their row, the first four of them face up. The other eight are put away unseen.</source>
        <translation>Todas las casillas están vacías. Doce de las veinte &lt;b&gt;tumbas&lt;/b&gt; están en su fila, las cuatro primeras boca arriba. Las otras ocho se apartan sin mirarlas.</translation>
    </message>
    <message>
        <source>The 29 &lt;b&gt;Sphinx cards&lt;/b&gt; lie shuffled, face down.</source>
        <translation>Las 29 &lt;b&gt;cartas de Esfinge&lt;/b&gt; están barajadas, boca abajo.</translation>
    </message>
    <message>
        <source>The 56 &lt;b&gt;Nile cards&lt;/b&gt; make three decks: 22 for rounds 1 and 2, 22 for rounds 3 and 4, 12 for round 5.</source>
        <translation>Las 56 &lt;b&gt;cartas del Nilo&lt;/b&gt; forman tres mazos: 22 para las rondas 1 y 2, 22 para las rondas 3 y 4, 12 para la ronda 5.</translation>
    </message>
    <message>
        <source>At Abydos you build by asking the Sphinx. Its 29 cards set tasks that bring points at the end of the match.</source>
        <translation>En Abydos se construye consultando a la Esfinge. Sus 29 cartas plantean tareas que dan puntos al final de la partida.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>It is dry while the flood is low. A card that improves a field makes it green.</source>
        <translation>Está seco mientras la crecida es baja. Una carta que mejora un campo lo hace verde.</translation>
    </message>
    <message>
        <source>It is dry unless the flood is high. A card that improves a field makes it yellow, both such cards make it green.</source>
        <translation>Está seco salvo que la crecida sea alta. Una carta que mejora un campo lo hace amarillo; las dos cartas de esta clase juntas lo hacen verde.</translation>
    </message>
    <message>
        <source>Sphinx cards that compare fields ask for the colour that is printed, not for the flood.</source>
        <translation>Las cartas de Esfinge que comparan campos miran el color impreso, no la crecida.</translation>
    </message>
    <message>
        <source>Nobody can have more than 25 stones: what comes beyond that is lost.</source>
        <translation>Nadie puede tener más de 25 piedras: lo que pase de ahí se pierde.</translation>
    </message>
    <message numerus="yes">
        <source>%n such card(s)</source>
        <translation>
            <numerusform>%n carta de este tipo</numerusform>
            <numerusform>%n cartas de este tipo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>From the beginning</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>piedras</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n stone(s)</source>
        <translation>
            <numerusform>Vender %n piedra</numerusform>
            <numerusform>Vender %n piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>This card in the rules</source>
        <translation>Esta carta en las reglas</translation>
    </message>
</context>
<context>
    <name>CardsChapter</name>
    <message>
        <source>Scarabs and projects</source>
        <translation>Escarabajos y proyectos</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Escarabajos</translation>
    </message>
    <message>
        <source>A power for the whole game</source>
        <translation>Un poder para toda la partida</translation>
    </message>
    <message>
        <source>Everybody is dealt two scarabs before the first turn and keeps one. It lies open, and its power is its owner&apos;s alone, until the end. The player who plays alone against a Great Architect has none.</source>
        <translation>Antes del primer turno cada cual recibe dos escarabajos y se queda con uno. Queda a la vista, y su poder es solo de quien lo tiene, hasta el final. Quien juega en solitario contra un Gran Arquitecto no tiene ninguno.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Proyectos</translation>
    </message>
    <message>
        <source>Fame for neighbouring dice</source>
        <translation>Fama por dados vecinos</translation>
    </message>
    <message>
        <source>Everybody has one project, secret until the end; when you play alone, all lie open. It names pairs of values. At the end each level of each pyramid is looked at from above, and each two neighbours that show such a pair bring &lt;b&gt;2 Fame&lt;/b&gt;.</source>
        <translation>Cada uno tiene un proyecto, secreto hasta el final; en solitario están todos a la vista. El proyecto nombra parejas de valores. Al final se mira desde arriba cada nivel de cada pirámide, y cada dos vecinos que muestran una de esas parejas dan &lt;b&gt;2 de Fama&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giza wants 1–6, 2–5 and 3–4: three pairs here, 6 Fame.</source>
        <translation>Giza quiere 1–6, 2–5 y 3–4: aquí tres parejas, 6 de Fama.</translation>
    </message>
    <message>
        <source>Neighbours share a side. Corners do not count, nor do dice of different levels.</source>
        <translation>Los vecinos comparten un lado. Las esquinas no cuentan, ni los dados de niveles distintos.</translation>
    </message>
    <message>
        <source>It does not matter who built them.</source>
        <translation>No importa quién los construyó.</translation>
    </message>
    <message>
        <source>One die may be part of several pairs.</source>
        <translation>Un dado puede formar parte de varias parejas.</translation>
    </message>
    <message>
        <source>Each pair of values is on one project only: what scores for you scores for nobody else.</source>
        <translation>Cada pareja de valores está en un solo proyecto: lo que te da Fama a ti no se la da a nadie más.</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Time for a turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 día</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 días</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>No rush: the match waits as long as you all like.</source>
        <translation>Sin prisas: la partida puede esperar todo lo que haga falta.</translation>
    </message>
    <message>
        <source>When time runs out nothing happens by itself: the others may end the match, or let an Architect play on.</source>
        <translation>Cuando se acaba el tiempo no pasa nada por sí solo: los demás pueden terminar la partida o dejar que siga un Arquitecto.</translation>
    </message>
</context>
<context>
    <name>ClosedPage</name>
    <message>
        <source>Closed networks</source>
        <translation>Redes cerradas</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Sin salida al exterior: se duplican</translation>
    </message>
    <message>
        <source>A network is closed when none of its openings leads &lt;b&gt;out of the pyramid&lt;/b&gt;. A closed network is worth twice as much, bonuses and all.</source>
        <translation>Una red está cerrada cuando ninguna de sus aberturas lleva &lt;b&gt;fuera de la pirámide&lt;/b&gt;. Una red cerrada vale el doble, bonificaciones incluidas.</translation>
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
        <translation>Un paso que acaba en el muro de una ficha vecina no abre la red.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>Network A has six tiles, three of them rooms, with one sarcophagus and the tile at the top. It is not the longest, but it is closed.</source>
        <translation>La red A tiene seis fichas, tres de ellas salas, con un sarcófago y la ficha de la cima. No es la más larga, pero está cerrada.</translation>
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
    <name>CodeLetters</name>
    <message>
        <source>The code: %1</source>
        <translation>El código: %1</translation>
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
    <name>CountPage</name>
    <message>
        <source>A pyramid counted</source>
        <translation>El recuento de una pirámide</translation>
    </message>
    <message>
        <source>Three networks and three ankhs, line by line</source>
        <translation>Tres redes y tres ankhs, línea a línea</translation>
    </message>
    <message>
        <source>Three networks. A tile alone above them bears an ankh.</source>
        <translation>Tres redes. Una ficha aislada encima lleva un ankh.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A&lt;/b&gt; has two pawns of lapis: lapis owns it. Two rooms, exactly one sarcophagus, and no way out of the pyramid.</source>
        <translation>&lt;b&gt;A&lt;/b&gt; tiene dos peones de lapislázuli: es de lapislázuli. Dos salas, exactamente un sarcófago y ninguna salida de la pirámide.</translation>
    </message>
    <message>
        <source>&lt;b&gt;B&lt;/b&gt; is the longest, but one pawn stands against one: a tie, nobody gets anything for it.</source>
        <translation>&lt;b&gt;B&lt;/b&gt; es la más larga, pero hay un peón contra uno: empate, nadie gana nada con ella.</translation>
    </message>
    <message>
        <source>&lt;b&gt;C&lt;/b&gt; holds a curse: it is worth nothing, and the ankh in it does not count.</source>
        <translation>&lt;b&gt;C&lt;/b&gt; contiene una maldición: no vale nada, y su ankh no cuenta.</translation>
    </message>
    <message>
        <source>Lapis</source>
        <translation>Lapislázuli</translation>
    </message>
    <message>
        <source>A: rooms</source>
        <translation>A: salas</translation>
    </message>
    <message>
        <source>A: one sarcophagus</source>
        <translation>A: un sarcófago</translation>
    </message>
    <message>
        <source>A: closed</source>
        <translation>A: cerrada</translation>
    </message>
    <message>
        <source>One ankh, squared</source>
        <translation>Un ankh, al cuadrado</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Cornalina</translation>
    </message>
    <message>
        <source>One ankh, squared: the tile alone</source>
        <translation>Un ankh, al cuadrado: la ficha aislada</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>CrewRow</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n a round</source>
        <comment>stones</comment>
        <translation>
            <numerusform>%n por ronda</numerusform>
            <numerusform>%n por ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>de 25</translation>
    </message>
    <message>
        <source>+%1 a round</source>
        <translation>+%1 por ronda</translation>
    </message>
</context>
<context>
    <name>CurseChapter</name>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La maldición del Faraón</translation>
    </message>
    <message>
        <source>Six curses in the pile</source>
        <translation>Seis maldiciones en el mazo</translation>
    </message>
    <message>
        <source>A variant for sharp eyes. Six &lt;b&gt;curse cards&lt;/b&gt; hide in the pile. Each names three animals. The player who finds these three together in the wall takes a sarcophagus from a rival.</source>
        <translation>Una variante para ojos atentos. En el mazo se esconden seis &lt;b&gt;cartas de maldición&lt;/b&gt;. Cada una nombra tres animales. Quien los encuentra juntos en el muro le quita un sarcófago a un rival.</translation>
    </message>
    <message>
        <source>The curse names camel, mule and hippo. Here they are, one after the other on a diagonal.</source>
        <translation>La maldición nombra camello, mulo e hipopótamo. Aquí están, uno tras otro en diagonal.</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Qué se busca</translation>
    </message>
    <message>
        <source>Three places &lt;b&gt;next to each other in a straight line&lt;/b&gt;: in a row, in a shaft, or on a diagonal.</source>
        <translation>Tres lugares &lt;b&gt;seguidos en línea recta&lt;/b&gt;: en una fila, en una ranura o en diagonal.</translation>
    </message>
    <message>
        <source>They show the three animals, in any order. Which way they look does not matter.</source>
        <translation>Muestran los tres animales, en cualquier orden. Hacia dónde miran no importa.</translation>
    </message>
    <message>
        <source>They may lie on three cards; two of them may be on one card.</source>
        <translation>Pueden estar en tres cartas; dos de ellos también en la misma.</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>El mazo</translation>
    </message>
    <message>
        <source>Twenty cards lie on top; the hands are dealt from these. Below them the other 29 are mixed with the six curses. So the first draws are safe:</source>
        <translation>Encima hay veinte cartas, de las que se reparten las manos. Debajo, las otras 29 están mezcladas con las seis maldiciones. Así los primeros robos son seguros:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Draws without a curse</source>
        <translation>Robos sin maldición</translation>
    </message>
    <message>
        <source>A curse has a &lt;b&gt;snake&lt;/b&gt; on its back. When one lies on top of the pile, everybody sees it coming.</source>
        <translation>Una maldición tiene una &lt;b&gt;serpiente&lt;/b&gt; en el dorso. Cuando está encima del mazo, todos la ven venir.</translation>
    </message>
    <message>
        <source>It is turned up when somebody has to draw. When it is settled, that player goes on drawing, and may meet the next one.</source>
        <translation>Se descubre cuando alguien tiene que robar. Después ese jugador sigue robando, y puede encontrarse con otra.</translation>
    </message>
    <message>
        <source>If only curses are left, they are turned up all the same, and nothing is drawn.</source>
        <translation>Si solo quedan maldiciones, se descubren igualmente, y no se roba nada.</translation>
    </message>
    <message>
        <source>If nobody has a sarcophagus yet, the curse is gone at once.</source>
        <translation>Si nadie tiene aún un sarcófago, la maldición desaparece enseguida.</translation>
    </message>
    <message>
        <source>Curses that are still open when the wall is full are gone too.</source>
        <translation>También desaparecen las maldiciones aún abiertas cuando el muro está lleno.</translation>
    </message>
    <message>
        <source>How the search goes you choose before the match: in turns, as a race, or quickly.</source>
        <translation>El modo de buscar se elige antes de la partida: por turnos, en carrera o rápido.</translation>
    </message>
    <message>
        <source>Searching in turns</source>
        <translation>Buscar por turnos</translation>
    </message>
    <message>
        <source>The search passes on with the turn</source>
        <translation>La búsqueda pasa con el turno</translation>
    </message>
    <message>
        <source>Everybody has &lt;b&gt;one attempt&lt;/b&gt;, and always in their own turn.</source>
        <translation>Cada cual tiene &lt;b&gt;un intento&lt;/b&gt;, siempre en su propio turno.</translation>
    </message>
    <message>
        <source>A curse from behind and from the front.</source>
        <translation>Una maldición, por detrás y por delante.</translation>
    </message>
    <message>
        <source>The player who turned up the curse searches first: draw a line over three places, or pass. There is a time limit of 20, 30 or 60 seconds, or none; when time is up, that counts as passing.</source>
        <translation>Busca primero quien descubrió la maldición: traza una línea sobre tres lugares, o pasa. Hay un límite de 20, 30 o 60 segundos, o ninguno; si se acaba el tiempo, cuenta como pasar.</translation>
    </message>
    <message>
        <source>Right: the curse is yours. Wrong, or passed: it stays open.</source>
        <translation>Acierto: la maldición es tuya. Error, o pase: sigue abierta.</translation>
    </message>
    <message>
        <source>Each following player has one attempt at the &lt;b&gt;start of their turn&lt;/b&gt;, before they drop a card, in the wall as it is then.</source>
        <translation>Cada jugador siguiente tiene un intento al &lt;b&gt;empezar su turno&lt;/b&gt;, antes de dejar caer una carta, en el muro tal como esté entonces.</translation>
    </message>
    <message>
        <source>When all have tried, the curse is gone.</source>
        <translation>Cuando todos lo han intentado, la maldición desaparece.</translation>
    </message>
    <message>
        <source>Only one curse is open at a time: a new one ends the one before it.</source>
        <translation>Solo hay una maldición abierta a la vez: una nueva pone fin a la anterior.</translation>
    </message>
    <message>
        <source>Any three animals in a line may be named. If they are the wrong ones, that was your attempt; it cannot be taken back.</source>
        <translation>Se pueden señalar tres animales cualesquiera en línea. Si no son los correctos, ese era tu intento; no se puede repetir.</translation>
    </message>
    <message>
        <source>Whether the three are in the wall at all is not told while somebody may still search. Only an Architect whom you ask for a hint tells you.</source>
        <translation>Mientras alguien pueda buscar, no se dice si los tres están en el muro. Solo te lo dice un Arquitecto al que pidas consejo.</translation>
    </message>
    <message>
        <source>If none of your rivals has a sarcophagus, you are not asked.</source>
        <translation>Si ninguno de tus rivales tiene un sarcófago, no se te pregunta.</translation>
    </message>
    <message>
        <source>Searching as a race</source>
        <translation>Buscar en carrera</translation>
    </message>
    <message>
        <source>All at once, the first to find wins</source>
        <translation>Todos a la vez, gana quien encuentra primero</translation>
    </message>
    <message>
        <source>When a curse is turned up, &lt;b&gt;everybody&lt;/b&gt; searches at once. The first right answer counts. When the time limit (20, 30 or 60 seconds, or none) is over, all have passed.</source>
        <translation>Cuando se descubre una maldición, &lt;b&gt;todos&lt;/b&gt; buscan a la vez. Vale la primera respuesta correcta. Acabado el tiempo (20, 30 o 60 segundos, o sin límite), todos han pasado.</translation>
    </message>
    <message>
        <source>Mule, ibis and cat in a row: whoever sees them first presses their sign.</source>
        <translation>Mulo, ibis y gato en fila: quien los vea primero pulsa su símbolo.</translation>
    </message>
    <message>
        <source>A wrong answer ends the search for you; so does passing. The others go on.</source>
        <translation>Una respuesta equivocada acaba la búsqueda para ti; pasar, también. Los demás siguen.</translation>
    </message>
    <message>
        <source>When everybody has answered wrongly or passed, the curse is gone.</source>
        <translation>Cuando todos han fallado o pasado, la maldición desaparece.</translation>
    </message>
    <message>
        <source>Players whose rivals have no sarcophagus do not take part.</source>
        <translation>Quien solo tiene rivales sin sarcófagos no participa.</translation>
    </message>
    <message>
        <source>Only for people around one device: it is not offered online.</source>
        <translation>Solo para quienes juegan alrededor de un mismo dispositivo: en línea no se ofrece.</translation>
    </message>
    <message>
        <source>The quick curse</source>
        <translation>La maldición rápida</translation>
    </message>
    <message>
        <source>The player who draws it has found it</source>
        <translation>Quien la roba la ha encontrado</translation>
    </message>
    <message>
        <source>Nobody has to search. If the three animals lie in a line somewhere in the wall, and a rival has a sarcophagus, the player who turned up the curse has &lt;b&gt;found it&lt;/b&gt;. Otherwise the curse is gone.</source>
        <translation>Nadie tiene que buscar. Si los tres animales están en línea en algún lugar del muro, y un rival tiene un sarcófago, quien descubrió la maldición &lt;b&gt;la ha encontrado&lt;/b&gt;. Si no, la maldición desaparece.</translation>
    </message>
    <message>
        <source>Snake, hippo and ibis: are they there?</source>
        <translation>Serpiente, hipopótamo e ibis: ¿están ahí?</translation>
    </message>
    <message>
        <source>It is good for children, and for those who like curses but not searching.</source>
        <translation>Va bien para niños, y para quien disfruta de las maldiciones pero no de buscar.</translation>
    </message>
    <message>
        <source>The cursed player</source>
        <translation>El jugador maldito</translation>
    </message>
    <message>
        <source>Who has to give up a sarcophagus</source>
        <translation>Quién tiene que entregar un sarcófago</translation>
    </message>
    <message>
        <source>The player who finds a curse says which &lt;b&gt;other player&lt;/b&gt; it strikes. That player hands over one sarcophagus: always the one with the &lt;b&gt;lowest value&lt;/b&gt;.</source>
        <translation>Quien encuentra una maldición dice a qué &lt;b&gt;otro jugador&lt;/b&gt; afecta. Ese jugador entrega un sarcófago: siempre el de &lt;b&gt;menor valor&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Of these three the mummy worth 3 changes hands.</source>
        <translation>De estas tres cambia de manos la momia que vale 3.</translation>
    </message>
    <message>
        <source>The player must have at least one sarcophagus. If only one rival has any, it is that one without asking.</source>
        <translation>El jugador debe tener al menos un sarcófago. Si solo un rival tiene alguno, le toca a él sin preguntar.</translation>
    </message>
    <message>
        <source>Of equal values the one that was taken first goes.</source>
        <translation>Entre valores iguales se entrega el que se tomó primero.</translation>
    </message>
    <message>
        <source>Everybody sees which sarcophagus it is. Its value is seen by the finder, and the victim still knows it.</source>
        <translation>Todos ven qué sarcófago es. Su valor lo ve quien encontró la maldición, y quien lo entregó aún lo sabe.</translation>
    </message>
    <message>
        <source>The curse card leaves the game.</source>
        <translation>La carta de maldición sale del juego.</translation>
    </message>
    <message>
        <source>The finder gains</source>
        <translation>Quien encontró gana</translation>
    </message>
    <message>
        <source>The victim loses</source>
        <translation>La víctima pierde</translation>
    </message>
    <message>
        <source>The six curses</source>
        <translation>Las seis maldiciones</translation>
    </message>
    <message>
        <source>Three animals on each card</source>
        <translation>Tres animales en cada carta</translation>
    </message>
    <message>
        <source>There are six curse cards, all different. Any two of them have exactly one animal in common.</source>
        <translation>Hay seis cartas de maldición, todas distintas. Dos cualesquiera tienen exactamente un animal en común.</translation>
    </message>
    <message>
        <source>Camel, mule, hippo</source>
        <translation>Camello, mulo, hipopótamo</translation>
    </message>
    <message>
        <source>Mule, snake, crocodile</source>
        <translation>Mulo, serpiente, cocodrilo</translation>
    </message>
    <message>
        <source>Snake, hippo, ibis</source>
        <translation>Serpiente, hipopótamo, ibis</translation>
    </message>
    <message>
        <source>Hippo, crocodile, cat</source>
        <translation>Hipopótamo, cocodrilo, gato</translation>
    </message>
    <message>
        <source>Crocodile, ibis, camel</source>
        <translation>Cocodrilo, ibis, camello</translation>
    </message>
    <message>
        <source>Ibis, cat, mule</source>
        <translation>Ibis, gato, mulo</translation>
    </message>
    <message>
        <source>Mule, hippo, crocodile and ibis are named by three curses, camel, snake and cat by two.</source>
        <translation>Mulo, hipopótamo, cocodrilo e ibis aparecen en tres maldiciones, camello, serpiente y gato en dos.</translation>
    </message>
    <message>
        <source>Variant: the Curse of the Pharaoh</source>
        <translation>Variante: la maldición del Faraón</translation>
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
        <source>Three rooms, and nobody gets a point for them.</source>
        <translation>Tres salas, y nadie gana un punto por ellas.</translation>
    </message>
    <message>
        <source>A network that holds a curse is worth &lt;b&gt;nothing&lt;/b&gt;, whatever else lies in it.</source>
        <translation>Una red con una maldición no vale &lt;b&gt;nada&lt;/b&gt;, contenga lo que contenga.</translation>
    </message>
    <message>
        <source>Ankhs in it do not count either.</source>
        <translation>Tampoco cuentan sus ankhs.</translation>
    </message>
    <message>
        <source>It still competes for being the longest. If it is, nobody else gets that bonus in its stead.</source>
        <translation>Aun así compite por ser la más larga. Si lo es, esa bonificación no pasa a ninguna otra.</translation>
    </message>
    <message>
        <source>A curse may be cut off: turn a tile, and the rest of the network is free of it.</source>
        <translation>Una maldición se puede aislar: gira una ficha y el resto de la red queda libre.</translation>
    </message>
</context>
<context>
    <name>DeleteSheet</name>
    <message>
        <source>Delete your account?</source>
        <translation>¿Eliminar tu cuenta?</translation>
    </message>
    <message>
        <source>For good?</source>
        <translation>¿Para siempre?</translation>
    </message>
    <message>
        <source>This is deleted from the server: your name, your friend code, your list of friends, your e-mail and everything that leads to you. In matches that are going on your seat is given up; those you played with keep them without your name.</source>
        <translation>Del servidor se elimina: tu nombre, tu código de amigo, tu lista de amigos, tu correo y todo lo que lleva a ti. En las partidas en curso se abandona tu sitio; quienes jugaron contigo las conservan sin tu nombre.</translation>
    </message>
    <message>
        <source>Matches played alone or on this phone stay here, as do your settings.</source>
        <translation>Las partidas en solitario o en este teléfono se quedan aquí, igual que tus ajustes.</translation>
    </message>
    <message>
        <source>Nobody can bring the account back, not even us.</source>
        <translation>Nadie puede recuperar la cuenta, ni siquiera nosotros.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Delete the account for good</source>
        <translation>Eliminar la cuenta para siempre</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>The same on the web, without the app</source>
        <translation>Lo mismo en la web, sin la aplicación</translation>
    </message>
    <message>
        <source>Apple remembers that you signed in here until you take it away: in your iPhone&apos;s Settings, under your name, Sign in with Apple.</source>
        <translation>Apple recuerda que entraste aquí hasta que lo quites: en los Ajustes del iPhone, en tu nombre, Iniciar sesión con Apple.</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <translation>
            <numerusform>%1: %n vez</numerusform>
            <numerusform>%1: %n veces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n tirada</numerusform>
            <numerusform>%n tiradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Qué dados</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>No dice have been rolled yet</source>
        <translation>Aún no se ha tirado ningún dado</translation>
    </message>
    <message>
        <source>Every roll is counted here, face by face, so that you can see for yourself how fair the dice are.</source>
        <translation>Aquí se cuenta cada tirada, cara por cara, para que compruebes lo equilibrados que son los dados.</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Dados de Piedra</translation>
    </message>
    <message>
        <source>Prayer dice</source>
        <translation>Dados de Plegaria</translation>
    </message>
    <message>
        <source>What fair dice give on average</source>
        <translation>Lo que dan de media unos dados equilibrados</translation>
    </message>
    <message>
        <source>Fair dice stay in this band 19 times out of 20. With twelve faces in sight, one now and then lies outside.</source>
        <translation>En esta franja queda cada cara de unos dados equilibrados 19 de cada 20 veces. Con doce caras a la vista, alguna se sale de vez en cuando.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Too few dice yet to tell luck from anything else.</source>
        <translation>Aún son muy pocos dados para distinguir la suerte de otra cosa.</translation>
    </message>
    <message>
        <source>As even as dice can be: fair dice nearly always differ more than this.</source>
        <translation>Tan iguales como pueden ser: unos dados equilibrados casi siempre difieren más.</translation>
    </message>
    <message>
        <source>Quite even: fair dice differ at least this much in about %1 of 10 such cases.</source>
        <translation>Bastante iguales: unos dados equilibrados difieren al menos tanto en unos %1 de cada 10 casos así.</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much in about 1 of %1 such cases.</source>
        <translation>Nada raro: unos dados equilibrados difieren tanto en alrededor de 1 de cada %1 casos así.</translation>
    </message>
    <message>
        <source>Remarkable: fair dice differ this much in only about 1 of %1 such cases.</source>
        <translation>Notable: unos dados equilibrados difieren tanto solo en alrededor de 1 de cada %1 casos así.</translation>
    </message>
    <message>
        <source>Almost unbelievable: fair dice differ this much in less than 1 of 1000 such cases.</source>
        <translation>Casi increíble: unos dados equilibrados difieren tanto en menos de 1 de cada 1000 casos así.</translation>
    </message>
    <message>
        <source>None of these has been rolled yet.</source>
        <translation>Aún no se ha tirado ninguno de estos.</translation>
    </message>
</context>
<context>
    <name>DiceScreen</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>Semilla copiada.</translation>
    </message>
</context>
<context>
    <name>DiceSeed</name>
    <message>
        <source>Where the rolls come from</source>
        <translation>De dónde salen las tiradas</translation>
    </message>
    <message>
        <source>Every roll and every draw of this match follows from its seed. The player who has it can check each one, or play the same match again.</source>
        <translation>Cada tirada y cada sorteo de esta partida salen de su semilla. Quien la tenga puede comprobarlos uno a uno, o volver a jugar la misma partida.</translation>
    </message>
    <message>
        <source>Every roll follows from a seed that was fixed before the first move. It is shown here when the match is over; before that it would tell what comes next.</source>
        <translation>Cada tirada sale de una semilla fijada antes de la primera jugada. Se muestra aquí al terminar la partida; antes diría lo que viene después.</translation>
    </message>
</context>
<context>
    <name>DigChapter</name>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>Two to four teams of researchers rebuild a fallen wall of hieroglyphs, card by card. The animals on it are the keys to twenty-one sarcophagi. The team with the most precious &lt;b&gt;mummies&lt;/b&gt; wins.</source>
        <translation>De dos a cuatro equipos de investigadores reconstruyen, carta a carta, un muro de jeroglíficos derrumbado. Sus animales son las llaves de veintiún sarcófagos. Gana quien se lleva las &lt;b&gt;momias&lt;/b&gt; más valiosas.</translation>
    </message>
    <message>
        <source>A card with a camel and a hippo falls into the second shaft. It makes two pairs of camels and one of hippos.</source>
        <translation>Una carta con camello e hipopótamo cae en la segunda ranura. Forma dos parejas de camellos y una de hipopótamos.</translation>
    </message>
    <message>
        <source>In your turn you drop &lt;b&gt;one card&lt;/b&gt; into a shaft of the wall. Where one of its two animals comes to lie next to another of its kind, you have made a &lt;b&gt;pair&lt;/b&gt;.</source>
        <translation>En tu turno dejas caer &lt;b&gt;una carta&lt;/b&gt; en una ranura del muro. Donde uno de sus dos animales queda junto a otro igual, has formado una &lt;b&gt;pareja&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Every pair sends a &lt;b&gt;scarab&lt;/b&gt; to the pillar of that animal.</source>
        <translation>Cada pareja manda un &lt;b&gt;escarabajo&lt;/b&gt; a la columna de ese animal.</translation>
    </message>
    <message>
        <source>If nobody stands at the pillar, one of your &lt;b&gt;researchers&lt;/b&gt; goes there. If the two animals look the same way, yours even replaces a rival&apos;s.</source>
        <translation>Si no hay nadie en la columna, va uno de tus &lt;b&gt;investigadores&lt;/b&gt;. Si los dos animales miran en el mismo sentido, el tuyo incluso sustituye al de un rival.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;third scarab&lt;/b&gt; opens the top sarcophagus of the pillar, for the team whose researcher stands there.</source>
        <translation>El &lt;b&gt;tercer escarabajo&lt;/b&gt; abre el sarcófago de arriba de la columna, para el equipo cuyo investigador esté allí.</translation>
    </message>
    <message>
        <source>After forty cards the wall is full. The mummies you have found are your points, and a secret pharaoh card may add 7.</source>
        <translation>Tras cuarenta cartas el muro está lleno. Las momias que has encontrado son tus puntos, y una carta de faraón secreta puede añadir 7.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes de la primera carta</translation>
    </message>
    <message>
        <source>Pillars, scarabs, teams, hands</source>
        <translation>Columnas, escarabajos, equipos, manos</translation>
    </message>
    <message>
        <source>The wall is still empty: eight shafts, each ten places high. Above it stand seven &lt;b&gt;pillars&lt;/b&gt;, one for each animal.</source>
        <translation>El muro está aún vacío: ocho ranuras de diez lugares de alto cada una. Sobre él se alzan siete &lt;b&gt;columnas&lt;/b&gt;, una por animal.</translation>
    </message>
    <message>
        <source>Camel, mule, snake, hippo, crocodile, ibis and cat, and three sarcophagi for each.</source>
        <translation>Camello, mulo, serpiente, hipopótamo, cocodrilo, ibis y gato, con tres sarcófagos cada uno.</translation>
    </message>
    <message>
        <source>At each pillar lie three &lt;b&gt;sarcophagi&lt;/b&gt;: one eye on top, two eyes below it, three eyes at the bottom. What is inside nobody knows.</source>
        <translation>En cada columna hay tres &lt;b&gt;sarcófagos&lt;/b&gt;: arriba el de un ojo, debajo el de dos, al fondo el de tres. Lo que hay dentro no lo sabe nadie.</translation>
    </message>
    <message>
        <source>Sixteen &lt;b&gt;scarabs&lt;/b&gt; lie on the slab.</source>
        <translation>Dieciséis &lt;b&gt;escarabajos&lt;/b&gt; están sobre la losa.</translation>
    </message>
    <message>
        <source>Each team has five &lt;b&gt;researchers&lt;/b&gt; in its supply.</source>
        <translation>Cada equipo tiene cinco &lt;b&gt;investigadores&lt;/b&gt; en su reserva.</translation>
    </message>
    <message>
        <source>The 49 hieroglyph cards are shuffled, and everybody draws &lt;b&gt;three&lt;/b&gt;.</source>
        <translation>Se barajan las 49 cartas de jeroglíficos y cada cual roba &lt;b&gt;tres&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Everybody is dealt one of the seven &lt;b&gt;pharaoh cards&lt;/b&gt; and keeps it secret. The others are put away unseen.</source>
        <translation>Cada cual recibe una de las siete &lt;b&gt;cartas de faraón&lt;/b&gt; y la mantiene en secreto. Las demás se apartan sin mirarlas.</translation>
    </message>
    <message>
        <source>The first player is drawn at random. From there on it goes round the table.</source>
        <translation>Se sortea quién empieza. Luego se sigue por turno alrededor de la mesa.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Cards in the pile after dealing</source>
        <translation>Cartas en el mazo tras repartir</translation>
    </message>
    <message>
        <source>Turns of the first player</source>
        <translation>Turnos de quien empieza</translation>
    </message>
    <message>
        <source>Turns of each other player</source>
        <translation>Turnos de cada uno de los demás</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Drop a card, use its pairs, draw</source>
        <translation>Deja caer una carta, usa sus parejas, roba</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drop.&lt;/b&gt; Let one of your three cards fall into a shaft that has room.</source>
        <translation>&lt;b&gt;Caída.&lt;/b&gt; Deja caer una de tus tres cartas en una ranura que tenga sitio.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pairs.&lt;/b&gt; Everything your pairs bring is resolved: first the researcher, then the scarabs, animal by animal.</source>
        <translation>&lt;b&gt;Parejas.&lt;/b&gt; Se resuelve todo lo que traen tus parejas: primero el investigador, luego los escarabajos, animal por animal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Fill your hand to three cards again.</source>
        <translation>&lt;b&gt;Robo.&lt;/b&gt; Vuelve a completar tu mano hasta tres cartas.</translation>
    </message>
    <message>
        <source>Three cards in hand, one of them chosen to fall.</source>
        <translation>Tres cartas en la mano, una elegida para caer.</translation>
    </message>
    <message>
        <source>Hold a card over a shaft and look: all its pairs are shown before you let go. Once it has fallen it cannot be taken back.</source>
        <translation>Sostén una carta sobre una ranura y mira: antes de soltarla ves todas sus parejas. Una vez caída no se puede recuperar.</translation>
    </message>
    <message>
        <source>You must accept every pair, even one that helps a rival more than you.</source>
        <translation>Debes aceptar todas las parejas, incluso la que ayude a un rival más que a ti.</translation>
    </message>
    <message>
        <source>A card without any pair is a turn too: it only fills the wall.</source>
        <translation>Una carta sin parejas también es un turno: solo llena el muro.</translation>
    </message>
    <message>
        <source>If the pile is empty, nothing is drawn. That happens only with four players, in the last three turns.</source>
        <translation>Si el mazo está vacío, no se roba. Solo ocurre con cuatro jugadores, en los tres últimos turnos.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>49 cards, two animals on each</source>
        <translation>49 cartas, dos animales en cada una</translation>
    </message>
    <message>
        <source>Each card shows &lt;b&gt;two animals&lt;/b&gt;, one above the other. There are seven animals, and each way to set one of them above another, or above itself, exists exactly once.</source>
        <translation>Cada carta muestra &lt;b&gt;dos animales&lt;/b&gt;, uno encima del otro. Los animales son siete, y cada manera de poner uno sobre otro, o sobre sí mismo, existe exactamente una vez.</translation>
    </message>
    <message>
        <source>both right</source>
        <translation>ambos a la derecha</translation>
    </message>
    <message>
        <source>both left</source>
        <translation>ambos a la izquierda</translation>
    </message>
    <message>
        <source>right and left</source>
        <translation>derecha e izquierda</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>izquierda y derecha</translation>
    </message>
    <message>
        <source>Four of the seven cards that have the snake below.</source>
        <translation>Cuatro de las siete cartas con la serpiente abajo.</translation>
    </message>
    <message>
        <source>Each animal is on top of seven cards and at the bottom of seven: fourteen pictures.</source>
        <translation>Cada animal está arriba en siete cartas y abajo en otras siete: catorce figuras.</translation>
    </message>
    <message>
        <source>On seven of these pictures it looks left, on seven it looks right.</source>
        <translation>En siete de esas figuras mira a la izquierda, en siete a la derecha.</translation>
    </message>
    <message>
        <source>Seven cards are &lt;b&gt;doubles&lt;/b&gt; and show the same animal twice. The upper one looks right, the lower one left.</source>
        <translation>Siete cartas son &lt;b&gt;dobles&lt;/b&gt; y muestran dos veces el mismo animal. El de arriba mira a la derecha, el de abajo a la izquierda.</translation>
    </message>
    <message>
        <source>Which way they look</source>
        <translation>Hacia dónde miran</translation>
    </message>
    <message>
        <source>Both to the right</source>
        <translation>Ambos a la derecha</translation>
    </message>
    <message>
        <source>Both to the left</source>
        <translation>Ambos a la izquierda</translation>
    </message>
    <message>
        <source>The upper to the right, the lower to the left</source>
        <translation>El de arriba a la derecha, el de abajo a la izquierda</translation>
    </message>
    <message>
        <source>The upper to the left, the lower to the right</source>
        <translation>El de arriba a la izquierda, el de abajo a la derecha</translation>
    </message>
    <message>
        <source>Only forty cards fit into the wall, so nine are never played.</source>
        <translation>En el muro solo caben cuarenta cartas: nueve nunca se juegan.</translation>
    </message>
    <message>
        <source>The wall in a minute</source>
        <translation>El muro en un minuto</translation>
    </message>
    <message>
        <source>You must drop a card; nobody may pass. Only with the Curse of the Pharaoh may something else come first: a search, or the choice of a victim.</source>
        <translation>Debes dejar caer una carta; nadie puede pasar. Solo con la maldición del Faraón puede ir antes otra cosa: una búsqueda, o elegir a quién afecta.</translation>
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
        <translation>Un peón en esta ficha cuenta como dos al comparar los peones de su red.</translation>
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
    <name>DropChoice</name>
    <message>
        <source>Discard %1</source>
        <translation>Descartar a %1</translation>
    </message>
    <message>
        <source>Choose a god</source>
        <translation>Elige una divinidad</translation>
    </message>
</context>
<context>
    <name>EffectRow</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>Egizia</name>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarla como está</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Que suba</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>Que baje</translation>
    </message>
    <message>
        <source>Left: strength %1, %2.</source>
        <translation>Quedan: fuerza %1, %2.</translation>
    </message>
    <message>
        <source>If you finish, you gain %1.</source>
        <translation>Si terminas, ganas %1.</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <comment>who, points lost</comment>
        <translation>%1 −%2</translation>
    </message>
    <message>
        <source>Grain is missing: %1.</source>
        <translation>Falta grano: %1.</translation>
    </message>
    <message>
        <source>The workers have enough to eat.</source>
        <translation>Los trabajadores tienen bastante que comer.</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>who, how many</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Stones arrive: %1.</source>
        <translation>Llegan piedras: %1.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who, a site</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Building nothing: %1.</source>
        <translation>No se construye nada: %1.</translation>
    </message>
    <message>
        <source>Points for ships at the sites: %1.</source>
        <translation>Puntos por barcos en las obras: %1.</translation>
    </message>
    <message>
        <source>Round %1 is over. New order: %2.</source>
        <translation>La ronda %1 ha terminado. Nuevo orden: %2.</translation>
    </message>
    <message>
        <source>%1: %2 for tombs.</source>
        <comment>who, points</comment>
        <translation>%1: %2 por tumbas.</translation>
    </message>
    <message>
        <source>%1: %2 for stones.</source>
        <comment>who, points</comment>
        <translation>%1: %2 por piedras.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>free, costs %1</source>
        <translation>libre, cuesta %1</translation>
    </message>
    <message>
        <source>not yet, costs %1</source>
        <translation>aún no, cuesta %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a square, how it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sphinx: %1</source>
        <comment>the name of a card</comment>
        <translation>Esfinge: %1</translation>
    </message>
    <message>
        <source>Send your second ship.</source>
        <translation>Envía tu segundo barco.</translation>
    </message>
    <message>
        <source>Send a ship to any bend of the Nile, or pass for this round.</source>
        <translation>Envía un barco a cualquier recodo del Nilo, o pasa esta ronda.</translation>
    </message>
    <message>
        <source>Send a ship further down than %1, or pass for this round.</source>
        <translation>Envía un barco más abajo de %1, o pasa esta ronda.</translation>
    </message>
    <message>
        <source>%1 missing: find it, or lose %2.</source>
        <comment>grain, points</comment>
        <translation>Falta: %1. Consíguelo o pierde %2.</translation>
    </message>
    <message>
        <source>Build at %1 before everybody else? Choose a worker, or wait for your turn.</source>
        <translation>¿Construir en %1 antes que nadie? Elige un trabajador, o espera tu turno.</translation>
    </message>
    <message>
        <source>Nothing can be built at %1 as it is: strengthen what you have, or give up.</source>
        <translation>En %1 no se puede construir nada así: refuerza lo que tienes, o renuncia.</translation>
    </message>
    <message>
        <source>Choose the worker who goes to the Sphinx, or give up.</source>
        <translation>Elige el trabajador que va a la Esfinge, o renuncia.</translation>
    </message>
    <message>
        <source>Choose the worker who builds at %1, or give up.</source>
        <translation>Elige el trabajador que construye en %1, o renuncia.</translation>
    </message>
    <message>
        <source>How many Sphinx cards do you want to look at?</source>
        <translation>¿Cuántas cartas de Esfinge quieres mirar?</translation>
    </message>
    <message>
        <source>Build on one of the squares in gold.</source>
        <translation>Construye en una de las casillas doradas.</translation>
    </message>
    <message>
        <source>Build on, or finish.</source>
        <translation>Sigue construyendo, o termina.</translation>
    </message>
    <message>
        <source>Keep one of them, or two with your card. Each that goes back brings a point.</source>
        <translation>Guarda una de ellas, o dos con tu carta. Cada carta devuelta da un punto.</translation>
    </message>
    <message>
        <source>Keep one of them, or none. Each that goes back brings a point.</source>
        <translation>Guarda una de ellas, o ninguna. Cada carta devuelta da un punto.</translation>
    </message>
    <message>
        <source>The places at %1 are taken. Play “%2” for your ship in reserve?</source>
        <translation>Los amarres de %1 están ocupados. ¿Jugar «%2» para tu barco en reserva?</translation>
    </message>
    <message>
        <source>Which worker gains 1 strength?</source>
        <translation>¿Qué trabajador gana 1 de fuerza?</translation>
    </message>
    <message>
        <source>Let the flood rise or fall by one step, or leave it.</source>
        <translation>Haz subir o bajar la crecida un paso, o déjala.</translation>
    </message>
    <message>
        <source>Play what your ship has made possible, or end your turn.</source>
        <translation>Juega lo que tu barco ha hecho posible, o termina tu turno.</translation>
    </message>
    <message>
        <source>Take one of the cards that are left on the river, or none.</source>
        <translation>Toma una de las cartas que quedan en el río, o ninguna.</translation>
    </message>
    <message>
        <source>The round is over. Play what can still be of use, or go on.</source>
        <translation>Fin de la ronda. Juega lo que aún sirva, o sigue.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>Perder %1</translation>
    </message>
    <message>
        <source>Wait for my turn</source>
        <translation>Esperar mi turno</translation>
    </message>
    <message>
        <source>Do not play it</source>
        <translation>No jugarla</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The last stone is laid.</source>
        <translation>La última piedra está puesta.</translation>
    </message>
    <message>
        <source>Pass for this round</source>
        <translation>Pasar esta ronda</translation>
    </message>
    <message>
        <source>Build nothing here</source>
        <translation>No construir aquí</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <translation>Terminar: %1</translation>
    </message>
    <message>
        <source>ships: %1</source>
        <translation>barcos: %1</translation>
    </message>
    <message>
        <source>your ship may go there</source>
        <translation>tu barco puede ir ahí</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Sin carta</translation>
    </message>
    <message numerus="yes">
        <source>%n strength to give</source>
        <translation>
            <numerusform>%n de fuerza por asignar</numerusform>
            <numerusform>%n de fuerza por asignar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of the flood, if you like</source>
        <translation>
            <numerusform>%n paso de la crecida, si quieres</numerusform>
            <numerusform>%n pasos de la crecida, si quieres</numerusform>
        </translation>
    </message>
    <message>
        <source>in reserve: it builds only if somebody gives up</source>
        <translation>en reserva: solo construye si alguien renuncia</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>amarre %1</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Tombs with a sum of %1</source>
        <translation>Tumbas con una suma de %1</translation>
    </message>
    <message>
        <source>%1, two for a point</source>
        <translation>%1, dos por un punto</translation>
    </message>
    <message>
        <source>has built in this round</source>
        <translation>ha construido en esta ronda</translation>
    </message>
    <message>
        <source>is building</source>
        <translation>está construyendo</translation>
    </message>
    <message>
        <source>is ready</source>
        <translation>está listo</translation>
    </message>
    <message>
        <source>%1: strength %2, %3</source>
        <comment>a worker</comment>
        <translation>%1: fuerza %2, %3</translation>
    </message>
    <message>
        <source>You use it by sending a ship upstream.</source>
        <translation>La usas al enviar un barco río arriba.</translation>
    </message>
    <message>
        <source>You use it by sending a ship to a camp that is taken.</source>
        <translation>La usas al enviar un barco a un campamento ocupado.</translation>
    </message>
    <message>
        <source>You use it as you send a ship to a camp.</source>
        <translation>La usas al enviar un barco a un campamento.</translation>
    </message>
    <message>
        <source>You use it in a building action, by choosing a second worker.</source>
        <translation>La usas en una acción de construcción, al elegir un segundo trabajador.</translation>
    </message>
    <message>
        <source>You are asked at each site where your ship is not the first.</source>
        <translation>Se te pregunta en cada obra donde tu barco no es el primero.</translation>
    </message>
    <message>
        <source>You use it by keeping two Sphinx cards.</source>
        <translation>La usas al guardar dos cartas de Esfinge.</translation>
    </message>
    <message>
        <source>You are asked when cards are left on the river.</source>
        <translation>Se te pregunta cuando quedan cartas en el río.</translation>
    </message>
    <message>
        <source>It works by itself.</source>
        <translation>Actúa por sí sola.</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <comment>a worker</comment>
        <translation>%1: fuerza %2</translation>
    </message>
    <message>
        <source>square %1 of the quarry track</source>
        <translation>casilla %1 de la pista de cantera</translation>
    </message>
    <message>
        <source>square %1 of the grain market</source>
        <translation>casilla %1 del mercado de grano</translation>
    </message>
    <message>
        <source>blue worker</source>
        <translation>trabajador azul</translation>
    </message>
    <message>
        <source>black worker</source>
        <translation>trabajador negro</translation>
    </message>
    <message>
        <source>yellow worker</source>
        <translation>trabajador amarillo</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>capataz</translation>
    </message>
    <message>
        <source>the obelisk</source>
        <translation>el obelisco</translation>
    </message>
    <message>
        <source>the tombs</source>
        <translation>las tumbas</translation>
    </message>
    <message>
        <source>the pyramid</source>
        <translation>la pirámide</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>el templo</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Floors of the pyramid</source>
        <translation>Pisos de la pirámide</translation>
    </message>
    <message>
        <source>Sphinx cards put back</source>
        <translation>Cartas de Esfinge devueltas</translation>
    </message>
    <message>
        <source>Ships at the sites</source>
        <translation>Barcos en las obras</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Mercado de grano</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Cartas del Nilo</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Piedras vendidas</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grano que falta</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Piedras sobrantes</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tumbas</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Cartas de Esfinge</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Ten Nile cards are laid out, from Ombos down.</source>
        <translation>Se ponen diez cartas del Nilo, desde Ombos río abajo.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Barcos</translation>
    </message>
    <message>
        <source>In turn, everybody sends a ship further down the Nile, or passes.</source>
        <translation>Por turno, cada uno envía un barco más abajo por el Nilo, o pasa.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>The workers eat what the watered fields bear; missing grain costs points.</source>
        <translation>Los trabajadores comen lo que dan los campos regados; el grano que falta cuesta puntos.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Piedras</translation>
    </message>
    <message>
        <source>The quarries deliver their stones.</source>
        <translation>Las canteras dan sus piedras.</translation>
    </message>
    <message>
        <source>The ships build: at Abydos, then at Amarna, then at Giza.</source>
        <translation>Los barcos construyen: en Abydos, luego en Amarna, luego en Giza.</translation>
    </message>
    <message>
        <source>Site bonus</source>
        <translation>Bonificación</translation>
    </message>
    <message>
        <source>Players who built at one, two or three sites gain 1, 3 or 6 points.</source>
        <translation>Quien ha construido en una, dos o tres obras gana 1, 3 o 6 puntos.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>The player furthest behind on the score track begins the next round.</source>
        <translation>Quien va último en la pista de puntos empieza la ronda siguiente.</translation>
    </message>
    <message>
        <source>stone %1 of the temple&apos;s left flank</source>
        <translation>la piedra %1 del flanco izquierdo del templo</translation>
    </message>
    <message>
        <source>stone %1 of the temple&apos;s right flank</source>
        <translation>la piedra %1 del flanco derecho del templo</translation>
    </message>
    <message>
        <source>column %1 of the temple</source>
        <translation>la columna %1 del templo</translation>
    </message>
    <message>
        <source>the left half of the temple&apos;s roof</source>
        <translation>la mitad izquierda del techo del templo</translation>
    </message>
    <message>
        <source>the right half of the temple&apos;s roof</source>
        <translation>la mitad derecha del techo del templo</translation>
    </message>
    <message>
        <source>Nile %1</source>
        <comment>a bend of the river</comment>
        <translation>Nilo&#xa0;%1</translation>
    </message>
    <message>
        <source>stone %1 of the obelisk</source>
        <translation>la piedra %1 del obelisco</translation>
    </message>
    <message>
        <source>tomb %1</source>
        <translation>la tumba %1</translation>
    </message>
    <message>
        <source>stone %1 of the pyramid&apos;s floor %2</source>
        <translation>la piedra %1 del piso %2 de la pirámide</translation>
    </message>
    <message>
        <source>low</source>
        <comment>the flood</comment>
        <translation>baja</translation>
    </message>
    <message>
        <source>middle</source>
        <comment>the flood</comment>
        <translation>media</translation>
    </message>
    <message>
        <source>high</source>
        <comment>the flood</comment>
        <translation>alta</translation>
    </message>
    <message>
        <source>the quarry track</source>
        <translation>la pista de cantera</translation>
    </message>
    <message>
        <source>the grain market</source>
        <translation>el mercado de grano</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n de grano</numerusform>
            <numerusform>%n de grano</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>what is paid or lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Not strong enough for any square: add a worker or a card.</source>
        <translation>La fuerza no llega para ninguna casilla: añade un trabajador o una carta.</translation>
    </message>
    <message>
        <source>Nothing more can be built like this: add a worker or a card, or finish.</source>
        <translation>Así no se puede construir nada más: añade un trabajador o una carta, o termina.</translation>
    </message>
    <message>
        <source>Nothing more can be built: finish.</source>
        <translation>No se puede construir más: termina.</translation>
    </message>
</context>
<context>
    <name>EgiziaBook</name>
    <message numerus="yes">
        <source>%n step(s) on the quarry track</source>
        <translation>
            <numerusform>%n paso en la pista de cantera</numerusform>
            <numerusform>%n pasos en la pista de cantera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in the grain market</source>
        <translation>
            <numerusform>%n paso en el mercado de grano</numerusform>
            <numerusform>%n pasos en el mercado de grano</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in every round, however low the flood.</source>
        <translation>%1 en cada ronda, por baja que sea la crecida.</translation>
    </message>
    <message>
        <source>%1 in every round, unless the flood is low.</source>
        <translation>%1 en cada ronda, salvo que la crecida sea baja.</translation>
    </message>
    <message>
        <source>%1 in a round with a high flood.</source>
        <translation>%1 en una ronda con crecida alta.</translation>
    </message>
    <message>
        <source>%1 When you take it: %2.</source>
        <comment>grain; what comes once</comment>
        <translation>%1 Al tomarla: %2.</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Mercado de grano</translation>
    </message>
    <message>
        <source>Quarry track</source>
        <translation>Pista de cantera</translation>
    </message>
    <message>
        <source>+1 strength: %1</source>
        <comment>workers</comment>
        <translation>+1 de fuerza: %1</translation>
    </message>
    <message>
        <source>+1 strength for a worker you choose</source>
        <translation>+1 de fuerza para un trabajador a tu elección</translation>
    </message>
    <message>
        <source>a step of the flood, if you like</source>
        <translation>un paso de la crecida, si quieres</translation>
    </message>
    <message>
        <source>Pay to look at Sphinx cards, and keep one for the end.</source>
        <translation>Paga para mirar cartas de Esfinge y guarda una para el final.</translation>
    </message>
    <message>
        <source>A ship here builds at %1.</source>
        <translation>Un barco aquí construye en %1.</translation>
    </message>
    <message>
        <source>Green field</source>
        <translation>Campo verde</translation>
    </message>
    <message>
        <source>Yellow field</source>
        <translation>Campo amarillo</translation>
    </message>
    <message>
        <source>Red field</source>
        <translation>Campo rojo</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Cantera</translation>
    </message>
    <message>
        <source>A load of stones</source>
        <translation>Carga de piedras</translation>
    </message>
    <message>
        <source>More Sphinx cards</source>
        <translation>Más cartas de Esfinge</translation>
    </message>
    <message>
        <source>Better irrigation</source>
        <translation>Mejor riego</translation>
    </message>
    <message>
        <source>Stones for grain</source>
        <translation>Piedras por grano</translation>
    </message>
    <message>
        <source>Shared camp</source>
        <translation>Campamento común</translation>
    </message>
    <message>
        <source>Paid training</source>
        <translation>Entreno pagado</translation>
    </message>
    <message>
        <source>Free training</source>
        <translation>Entreno gratis</translation>
    </message>
    <message>
        <source>Grain store</source>
        <translation>Granero</translation>
    </message>
    <message>
        <source>Helping hands</source>
        <translation>Manos amigas</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Segundo barco</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Río arriba</translation>
    </message>
    <message>
        <source>Left on the river</source>
        <translation>Olvidada en el río</translation>
    </message>
    <message>
        <source>Build first</source>
        <translation>Construir antes</translation>
    </message>
    <message>
        <source>Two workers</source>
        <translation>Dos trabajadores</translation>
    </message>
    <message>
        <source>Keep two</source>
        <translation>Guardar dos</translation>
    </message>
    <message>
        <source>Camp twice</source>
        <translation>Campamento doble</translation>
    </message>
    <message>
        <source>One more place</source>
        <translation>Un amarre más</translation>
    </message>
    <message>
        <source>Stronger workers</source>
        <translation>Más fuertes</translation>
    </message>
    <message>
        <source>Train as you like</source>
        <translation>Entreno a elegir</translation>
    </message>
    <message>
        <source>Stone trade</source>
        <translation>Venta de piedra</translation>
    </message>
    <message>
        <source>Builders&apos; bonus</source>
        <translation>Bonificación de obra</translation>
    </message>
    <message>
        <source>Richer tombs</source>
        <translation>Tumbas más ricas</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) in every round.</source>
        <translation>
            <numerusform>%n piedra en cada ronda.</numerusform>
            <numerusform>%n piedras en cada ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at once.</source>
        <translation>%1, al instante.</translation>
    </message>
    <message numerus="yes">
        <source>Once: %n stone(s) for your store.</source>
        <translation>
            <numerusform>Una vez: %n piedra para tu almacén.</numerusform>
            <numerusform>Una vez: %n piedras para tu almacén.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n of the Sphinx cards you look at cost nothing; at least one is paid for.</source>
        <translation>
            <numerusform>Hasta %n de las cartas de Esfinge que miras no cuesta nada; al menos una se paga.</numerusform>
            <numerusform>Hasta %n de las cartas de Esfinge que miras no cuestan nada; al menos una se paga.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it on one of your fields for good: a red one is watered like a yellow one, a yellow one like a green one.</source>
        <translation>Ponla para siempre sobre uno de tus campos: uno rojo se riega como uno amarillo, uno amarillo como uno verde.</translation>
    </message>
    <message>
        <source>In feeding each stone you pay stands for 1 missing grain.</source>
        <translation>Al alimentar, cada piedra que pagas vale por 1 grano que falta.</translation>
    </message>
    <message>
        <source>Your ships may go to a camp where others lie; not to Heliopolis.</source>
        <translation>Tus barcos pueden ir a un campamento donde hay otros; no a Heliópolis.</translation>
    </message>
    <message numerus="yes">
        <source>Once a round: pay %n stone(s), and a worker you choose gains 1 strength.</source>
        <translation>
            <numerusform>Una vez por ronda: paga %n piedra, y un trabajador a tu elección gana 1 de fuerza.</numerusform>
            <numerusform>Una vez por ronda: paga %n piedras, y un trabajador a tu elección gana 1 de fuerza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a round: a worker you choose gains 1 strength.</source>
        <translation>Una vez por ronda: un trabajador a tu elección gana 1 de fuerza.</translation>
    </message>
    <message numerus="yes">
        <source>Once: %n grain where it is missing.</source>
        <translation>
            <numerusform>Una vez: %n de grano donde falta.</numerusform>
            <numerusform>Una vez: %n de grano donde falta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once: %n strength more in one building action, also at the Sphinx.</source>
        <translation>
            <numerusform>Una vez: %n más de fuerza en una acción de construcción, también en la Esfinge.</numerusform>
            <numerusform>Una vez: %n más de fuerza en una acción de construcción, también en la Esfinge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once: send two ships in one turn, one after the other.</source>
        <translation>Una vez: envía dos barcos en un turno, uno tras otro.</translation>
    </message>
    <message>
        <source>Once a round a ship may go upstream; the next ones are counted from there.</source>
        <translation>Una vez por ronda un barco puede ir río arriba; los siguientes cuentan desde ahí.</translation>
    </message>
    <message>
        <source>In each round you may take one card that is left on the river.</source>
        <translation>En cada ronda puedes tomar una carta que quede en el río.</translation>
    </message>
    <message>
        <source>At each site with a ship of yours you may build before everybody else.</source>
        <translation>En cada obra con un barco tuyo puedes construir antes que nadie.</translation>
    </message>
    <message>
        <source>Once: two workers build together in one action.</source>
        <translation>Una vez: dos trabajadores construyen juntos en una acción.</translation>
    </message>
    <message>
        <source>Once: keep two of the Sphinx cards you look at.</source>
        <translation>Una vez: guarda dos de las cartas de Esfinge que miras.</translation>
    </message>
    <message>
        <source>Once: a camp works twice for your ship; not Heliopolis.</source>
        <translation>Una vez: un campamento trabaja dos veces para tu barco; no Heliópolis.</translation>
    </message>
    <message>
        <source>Once: your ship in reserve at a full site gets a place of its own.</source>
        <translation>Una vez: tu barco en reserva en una obra llena consigue un amarre propio.</translation>
    </message>
    <message>
        <source>+1 strength, at once: %1.</source>
        <comment>workers</comment>
        <translation>+1 de fuerza, al instante: %1.</translation>
    </message>
    <message>
        <source>+1 strength each for two workers you choose, or +2 for one, at once.</source>
        <translation>+1 de fuerza para dos trabajadores a tu elección, o +2 para uno, al instante.</translation>
    </message>
    <message numerus="yes">
        <source>Once: sell up to %n stone(s) for 1 point each.</source>
        <translation>
            <numerusform>Una vez: vende hasta %n piedra a 1 punto cada una.</numerusform>
            <numerusform>Una vez: vende hasta %n piedras a 1 punto cada una.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point for each stone you have in %1, at once.</source>
        <translation>1 punto por cada piedra que tengas en %1, al instante.</translation>
    </message>
    <message>
        <source>At the end your tombs count %1 more.</source>
        <translation>Al final tus tumbas cuentan %1 más.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Whenever you want</source>
        <translation>Cuando quieras</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>It feeds your workers in every round in which it is watered.</source>
        <translation>Alimenta a tus trabajadores en cada ronda en la que está regado.</translation>
    </message>
    <message>
        <source>It delivers in every round, this one included.</source>
        <translation>Da piedras en cada ronda, incluida esta.</translation>
    </message>
    <message>
        <source>It stays with you to the end and works in every round.</source>
        <translation>Se queda contigo hasta el final y vale en cada ronda.</translation>
    </message>
    <message>
        <source>You play it once, when it suits you; then it leaves the game.</source>
        <translation>La juegas una vez, cuando te convenga; luego sale del juego.</translation>
    </message>
    <message>
        <source>It works when you take it, then it leaves the game.</source>
        <translation>Actúa cuando la tomas, luego sale del juego.</translation>
    </message>
    <message>
        <source>Rounds 1 and 2</source>
        <translation>Rondas 1 y 2</translation>
    </message>
    <message>
        <source>Rounds 3 and 4</source>
        <translation>Rondas 3 y 4</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Ronda 5</translation>
    </message>
    <message>
        <source>Busy market</source>
        <translation>Mercado concurrido</translation>
    </message>
    <message>
        <source>Tomb builder</source>
        <translation>Constructor de tumbas</translation>
    </message>
    <message>
        <source>Lasting powers</source>
        <translation>Poderes duraderos</translation>
    </message>
    <message>
        <source>One in ten</source>
        <translation>El diezmo</translation>
    </message>
    <message>
        <source>%1 if anybody has built %2.</source>
        <comment>points, a square</comment>
        <translation>%1 si alguien ha construido %2.</translation>
    </message>
    <message>
        <source>%1 if %2 are complete, whoever built them.</source>
        <comment>points, monuments</comment>
        <translation>%1 si %2 están completos, los construya quien los construya.</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4 points if one, two, three or four players are at the end of %5.</source>
        <translation>%1, %2, %3 o %4 puntos si uno, dos, tres o cuatro jugadores han recorrido hasta el final %5.</translation>
    </message>
    <message>
        <source>%1 if you have at least %2 stones in %3.</source>
        <comment>points, stones, a monument</comment>
        <translation>%1 si tienes al menos %2 piedras en %3.</translation>
    </message>
    <message>
        <source>%1 if you have at least %2 stones in each of the four monuments.</source>
        <translation>%1 si tienes al menos %2 piedras en cada uno de los cuatro monumentos.</translation>
    </message>
    <message>
        <source>%1 for each tomb you have taken.</source>
        <translation>%1 por cada tumba que has tomado.</translation>
    </message>
    <message>
        <source>As many points as your %1 has strength.</source>
        <comment>a worker</comment>
        <translation>Tantos puntos como fuerza tenga tu %1.</translation>
    </message>
    <message>
        <source>%1 if your fields of printed colour %2 bear more than anybody else&apos;s.</source>
        <comment>points, a colour</comment>
        <translation>%1 si tus campos de color impreso %2 dan más que los de cualquier otro.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>fields</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>fields</comment>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>red</source>
        <comment>fields</comment>
        <translation>rojo</translation>
    </message>
    <message>
        <source>%1 if your quarries deliver more than anybody else&apos;s.</source>
        <translation>%1 si tus canteras dan más que las de cualquier otro.</translation>
    </message>
    <message>
        <source>%1 if you are at the end of both tracks.</source>
        <translation>%1 si has llegado al final de las dos pistas.</translation>
    </message>
    <message>
        <source>%1 if you are at the end of %2.</source>
        <comment>points, a track</comment>
        <translation>%1 si has recorrido hasta el final %2.</translation>
    </message>
    <message>
        <source>%1 for each “always” card you have, fields and quarries aside.</source>
        <translation>%1 por cada carta «siempre» que tengas, aparte de campos y canteras.</translation>
    </message>
    <message>
        <source>Last of all: 1 point for every 10 you have.</source>
        <translation>Al final de todo: 1 punto por cada 10 que tengas.</translation>
    </message>
    <message>
        <source>A ship here takes the card.</source>
        <translation>Un barco aquí toma la carta.</translation>
    </message>
    <message>
        <source>High obelisk</source>
        <translation>Obelisco alto</translation>
    </message>
    <message>
        <source>Deep tombs</source>
        <translation>Tumbas profundas</translation>
    </message>
    <message>
        <source>High pyramid</source>
        <translation>Pirámide alta</translation>
    </message>
    <message>
        <source>Temple roof</source>
        <translation>Techo del templo</translation>
    </message>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obelisco y tumbas</translation>
    </message>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pirámide y templo</translation>
    </message>
    <message>
        <source>Obelisk and temple</source>
        <translation>Obelisco y templo</translation>
    </message>
    <message>
        <source>Temple builder, %1</source>
        <comment>stones</comment>
        <translation>Constructor del templo,&#xa0;%1</translation>
    </message>
    <message>
        <source>Pyramid builder, %1</source>
        <comment>stones</comment>
        <translation>Constructor de la pirámide,&#xa0;%1</translation>
    </message>
    <message>
        <source>Obelisk builder, %1</source>
        <comment>stones</comment>
        <translation>Constructor del obelisco,&#xa0;%1</translation>
    </message>
    <message>
        <source>Busy quarries</source>
        <translation>Canteras concurridas</translation>
    </message>
    <message>
        <source>A hand in everything</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Strong %1</source>
        <comment>a worker</comment>
        <translation>Fuerza: %1</translation>
    </message>
    <message>
        <source>Green harvest</source>
        <translation>Cosecha verde</translation>
    </message>
    <message>
        <source>Yellow harvest</source>
        <translation>Cosecha amarilla</translation>
    </message>
    <message>
        <source>Red harvest</source>
        <translation>Cosecha roja</translation>
    </message>
    <message>
        <source>Rich quarries</source>
        <translation>Canteras ricas</translation>
    </message>
    <message>
        <source>End of the quarry track</source>
        <translation>Final de la pista de cantera</translation>
    </message>
    <message>
        <source>End of the market</source>
        <translation>Final del mercado</translation>
    </message>
    <message>
        <source>End of both tracks</source>
        <translation>Final de ambas pistas</translation>
    </message>
</context>
<context>
    <name>EgiziaEntry</name>
    <message>
        <source>2 to 4 players · ships</source>
        <translation>2–4 jugadores · barcos</translation>
    </message>
    <message>
        <source>Send ships down the Nile, feed your workers, build what outlasts them.</source>
        <translation>Envía barcos Nilo abajo, alimenta a tus trabajadores, construye lo que les sobrevivirá.</translation>
    </message>
    <message>
        <source>Five rounds, about 60 minutes</source>
        <translation>Cinco rondas, unos 60 minutos</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your Sphinx cards stay hidden until you take it. The first player is drawn at random.</source>
        <translation>El teléfono cambia de manos en cada turno; tus cartas de Esfinge siguen ocultas hasta que lo tienes en la mano. Se sortea quién empieza.</translation>
    </message>
</context>
<context>
    <name>EgiziaModel</name>
    <message>
        <source>“%1”</source>
        <comment>a card</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Sails to %1 and takes %2.</source>
        <translation>Navega hasta %1 y toma %2.</translation>
    </message>
    <message>
        <source>Sails to %1, where the camp works twice.</source>
        <translation>Navega hasta %1, donde el campamento trabaja dos veces.</translation>
    </message>
    <message>
        <source>Sails to %1.</source>
        <translation>Navega hasta %1.</translation>
    </message>
    <message>
        <source>Keeps no Sphinx card.</source>
        <translation>No guarda ninguna carta de Esfinge.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n Sphinx card(s).</source>
        <translation>
            <numerusform>Guarda %n carta de Esfinge.</numerusform>
            <numerusform>Guarda %n cartas de Esfinge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps “%1”.</source>
        <translation>Guarda «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%1 Puts %n back.</source>
        <comment>what is kept</comment>
        <translation>
            <numerusform>%1 Devuelve %n.</numerusform>
            <numerusform>%1 Devuelve %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finishes at %1.</source>
        <translation>Termina en %1.</translation>
    </message>
    <message>
        <source>Finishes at %1 and goes on in %2.</source>
        <translation>Termina en %1 y avanza en %2.</translation>
    </message>
    <message>
        <source>Leaves the flood as it is.</source>
        <translation>Deja la crecida como está.</translation>
    </message>
    <message>
        <source>Lets the flood rise.</source>
        <translation>Hace subir la crecida.</translation>
    </message>
    <message>
        <source>Lets the flood fall.</source>
        <translation>Hace bajar la crecida.</translation>
    </message>
    <message>
        <source>Takes no card from the river.</source>
        <translation>No toma ninguna carta del río.</translation>
    </message>
    <message>
        <source>Goes short of grain.</source>
        <translation>Se queda sin grano suficiente.</translation>
    </message>
    <message>
        <source>Waits to build.</source>
        <translation>Espera para construir.</translation>
    </message>
    <message>
        <source>Does not ask for another place.</source>
        <translation>No pide otro amarre.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Termina el turno.</translation>
    </message>
    <message>
        <source>Passes for this round.</source>
        <translation>Pasa esta ronda.</translation>
    </message>
    <message>
        <source>Plays %1 at %2.</source>
        <comment>a card, a site</comment>
        <translation>Juega %1 en %2.</translation>
    </message>
    <message>
        <source>Plays %1.</source>
        <comment>a card</comment>
        <translation>Juega %1.</translation>
    </message>
    <message>
        <source>The %1 joins in.</source>
        <comment>a worker</comment>
        <translation>Se suma el %1.</translation>
    </message>
    <message>
        <source>The %1 goes to work at %2.</source>
        <comment>a worker, a site</comment>
        <translation>El %1 va a trabajar a %2.</translation>
    </message>
    <message>
        <source>Passes: no more ships in this round.</source>
        <translation>Pasa: no más barcos en esta ronda.</translation>
    </message>
    <message>
        <source>Trains the %1.</source>
        <comment>a worker</comment>
        <translation>Entrena al %1.</translation>
    </message>
    <message>
        <source>Trains the %1 with %2.</source>
        <comment>a worker, a card</comment>
        <translation>Entrena al %1 con %2.</translation>
    </message>
    <message>
        <source>Irrigates a field of %1 better.</source>
        <translation>Riega mejor un campo de %1.</translation>
    </message>
    <message>
        <source>Sells %1.</source>
        <translation>Vende %1.</translation>
    </message>
    <message>
        <source>Pays %1 for grain.</source>
        <translation>Paga %1 como grano.</translation>
    </message>
    <message>
        <source>Builds %1 for %2.</source>
        <comment>a square, stones</comment>
        <translation>Construye %1 por %2.</translation>
    </message>
    <message numerus="yes">
        <source>Looks at %n Sphinx card(s).</source>
        <translation>
            <numerusform>Mira %n carta de Esfinge.</numerusform>
            <numerusform>Mira %n cartas de Esfinge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds nothing at %1.</source>
        <translation>No construye nada en %1.</translation>
    </message>
    <message>
        <source>Takes %1, which was left on the river.</source>
        <translation>Toma %1, que quedaba en el río.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>what a move brought</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Turn order: %1.</source>
        <translation>Orden de turno: %1.</translation>
    </message>
    <message>
        <source>Tomb %1 is opened: %2.</source>
        <comment>its number, its value</comment>
        <translation>Se descubre la tumba %1: %2.</translation>
    </message>
    <message>
        <source>Round %1: ten Nile cards are laid out.</source>
        <translation>Ronda %1: se ponen diez cartas del Nilo.</translation>
    </message>
    <message>
        <source>Drawn: “%1”.</source>
        <translation>Robada: «%1».</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>“%1, %2”</source>
        <comment>a card, what it gives</comment>
        <translation>«%1, %2»</translation>
    </message>
</context>
<context>
    <name>EgiziaResult</name>
    <message>
        <source>The final scoring</source>
        <translation>El recuento final</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
</context>
<context>
    <name>EgiziaReview</name>
    <message>
        <source>The monuments</source>
        <translation>Los monumentos</translation>
    </message>
    <message>
        <source>The Nile</source>
        <translation>El Nilo</translation>
    </message>
</context>
<context>
    <name>EgiziaScore</name>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Victoria por %n punto</numerusform>
            <numerusform>Victoria por %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 gana por %n punto</numerusform>
            <numerusform>%1 gana por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 came to that square first and stands in front.</source>
        <translation>%1 llegó antes a esa casilla: va delante.</translation>
    </message>
    <message>
        <source>Equal points: %1, %2 each.</source>
        <translation>Empate a puntos: %1, %2 cada uno.</translation>
    </message>
    <message>
        <source>You came to that square first and stand in front.</source>
        <translation>Llegaste antes a esa casilla: vas delante.</translation>
    </message>
    <message>
        <source>Victory by a hair</source>
        <translation>Victoria por un pelo</translation>
    </message>
    <message>
        <source>%1 wins by a hair</source>
        <translation>%1 gana por un pelo</translation>
    </message>
</context>
<context>
    <name>EgiziaSeen</name>
    <message>
        <source>The last stone is laid.</source>
        <translation>La última piedra está puesta.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
</context>
<context>
    <name>EgiziaStage</name>
    <message>
        <source>Last ships: %1</source>
        <translation>Últimos barcos: %1</translation>
    </message>
</context>
<context>
    <name>EgiziaTable</name>
    <message>
        <source>Round %1 of 5. Phase %2 of 7: %3</source>
        <translation>Ronda %1 de 5. Fase %2 de 7: %3</translation>
    </message>
    <message>
        <source>Your Sphinx cards stay hidden until then.</source>
        <translation>Tus cartas de Esfinge siguen ocultas hasta entonces.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>Tombs and Sphinx cards of the others count at the end.</source>
        <translation>Las tumbas y las cartas de Esfinge de los demás cuentan al final.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Puntos: %1</translation>
    </message>
</context>
<context>
    <name>EmailSheet</name>
    <message>
        <source>Keep your account safe</source>
        <translation>Pon a salvo tu cuenta</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>With an e-mail and a password you find your matches and friends again on any phone. Nothing else changes.</source>
        <translation>Con un correo y una contraseña encuentras tus partidas y amigos en cualquier teléfono. Nada más cambia.</translation>
    </message>
    <message>
        <source>The matches and friends of that account appear here. What you have begun on this device without an account is taken along into it.</source>
        <translation>Las partidas y los amigos de esa cuenta aparecen aquí. Lo que empezaste en este dispositivo sin cuenta pasa a ella.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>nombre@example.org</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>At least six characters</source>
        <translation>Al menos seis caracteres</translation>
    </message>
    <message>
        <source>We have sent an e-mail to %1.</source>
        <translation>Te hemos enviado un correo a %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Link this e-mail</source>
        <translation>Vincular este correo</translation>
    </message>
    <message>
        <source>Forgot your password? E-mail me a link</source>
        <translation>¿Olvidaste la contraseña? Envíame un correo</translation>
    </message>
    <message>
        <source>Forgot your password? Enter your e-mail first</source>
        <translation>¿Olvidaste la contraseña? Escribe antes tu correo</translation>
    </message>
</context>
<context>
    <name>EmoteSheet</name>
    <message>
        <source>Send a greeting</source>
        <translation>Enviar un saludo</translation>
    </message>
</context>
<context>
    <name>EndChapter</name>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La última ronda</translation>
    </message>
    <message>
        <source>The last stone or the last god</source>
        <translation>El último dado de Piedra o la última divinidad</translation>
    </message>
    <message>
        <source>The end begins at the instant when the &lt;b&gt;last Stone die&lt;/b&gt; leaves the supply or the &lt;b&gt;last card&lt;/b&gt; leaves the deck of gods.</source>
        <translation>El final empieza en el instante en que el &lt;b&gt;último dado de Piedra&lt;/b&gt; sale de la reserva o la &lt;b&gt;última carta&lt;/b&gt; sale del mazo de divinidades.</translation>
    </message>
    <message>
        <source>The player who brought that about finishes the turn.</source>
        <translation>Quien lo ha provocado termina su turno.</translation>
    </message>
    <message>
        <source>Everybody else has exactly one more turn.</source>
        <translation>Todos los demás tienen exactamente un turno más.</translation>
    </message>
    <message>
        <source>The player who brought it about has one last turn. Then the game is over.</source>
        <translation>Quien lo ha provocado tiene un último turno. Entonces la partida ha terminado.</translation>
    </message>
    <message>
        <source>Only the first cause counts: a second one changes nothing.</source>
        <translation>Solo cuenta la primera causa: una segunda no cambia nada.</translation>
    </message>
    <message>
        <source>Gods may still lie in the row, and can be won until the last turn.</source>
        <translation>En la fila puede haber aún divinidades, y se pueden ganar hasta el último turno.</translation>
    </message>
    <message>
        <source>Only the player on turn can bring the end about.</source>
        <translation>Solo quien está en su turno puede provocar el final.</translation>
    </message>
    <message>
        <source>A Work turn that a Rest tile gives belongs to that Rest turn.</source>
        <translation>Un turno de Trabajo dado por una ficha de Descanso pertenece a ese turno de Descanso.</translation>
    </message>
    <message>
        <source>The Fame at the end</source>
        <translation>La Fama final</translation>
    </message>
    <message>
        <source>Gods, Ennead, scarab, project</source>
        <translation>Divinidades, Enéada, escarabajo, proyecto</translation>
    </message>
    <message>
        <source>To the Fame you have gained you add:</source>
        <translation>A la Fama que has ganado le sumas:</translation>
    </message>
    <message>
        <source>the Fame of your &lt;b&gt;gods&lt;/b&gt;: Hathor 6, Maat 3, Amon, Mertseger, Min and Ptah 2 each, Aton, Hapy, Khepri and Sopdet 1 each;</source>
        <translation>la Fama de tus &lt;b&gt;divinidades&lt;/b&gt;: Hathor 6, Maat 3, Amón, Mertseger, Min y Ptah 2 cada una, Atón, Hapy, Khepri y Sopdet 1 cada una;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;Ennead&lt;/b&gt;, by the number of its cards;</source>
        <translation>tu &lt;b&gt;Enéada&lt;/b&gt;, según el número de cartas;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;scarab&lt;/b&gt;, if it is Quartz or Obsidian;</source>
        <translation>tu &lt;b&gt;escarabajo&lt;/b&gt;, si es de Cuarzo o de Obsidiana;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;project&lt;/b&gt;: 2 for each pair.</source>
        <translation>tu &lt;b&gt;proyecto&lt;/b&gt;: 2 por cada pareja.</translation>
    </message>
    <message>
        <source>Cards of the Ennead</source>
        <translation>Cartas de la Enéada</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>Gods that were discarded or only lent count for nothing. The player with the most Fame wins, and earns the title of Great Architect.</source>
        <translation>Las divinidades descartadas o solo prestadas no cuentan. Quien tiene más Fama gana y recibe el título de Gran Arquitecto.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>Gained in the game</source>
        <translation>Ganada durante la partida</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Three gods of the Ennead</source>
        <translation>Tres divinidades de la Enéada</translation>
    </message>
    <message>
        <source>Quartz: Maat, Ra and the Ennead</source>
        <translation>Cuarzo: Maat, Ra y la Enéada</translation>
    </message>
    <message>
        <source>Project: four pairs</source>
        <translation>Proyecto: cuatro parejas</translation>
    </message>
    <message>
        <source>Equal Fame</source>
        <translation>Igualdad de Fama</translation>
    </message>
    <message>
        <source>Who wins a tie</source>
        <translation>Quién gana un empate</translation>
    </message>
    <message>
        <source>With equal Fame, the player who has more resources on the board wins: Workers, Cats and Stone dice together. If that is equal too, the victory is shared.</source>
        <translation>Con igual Fama gana quien tiene más recursos en el tablero: Trabajadores, Gatos y dados de Piedra juntos. Si también eso es igual, la victoria se comparte.</translation>
    </message>
    <message>
        <source>A Great Architect, in the solo game, wins every tie.</source>
        <translation>En el juego en solitario, el Gran Arquitecto gana todos los empates.</translation>
    </message>
    <message>
        <source>When nothing moves</source>
        <translation>Cuando nada se mueve</translation>
    </message>
    <message>
        <source>A safeguard against endless games</source>
        <translation>Una defensa contra las partidas sin fin</translation>
    </message>
    <message>
        <source>If three rounds pass in which no card is drawn, no Stone die leaves the supply, no tile is taken and nothing is built, the next player &lt;b&gt;must take a Rest tile&lt;/b&gt; that he or she can pay for. Neither Hapy nor the Emerald Scarab will do instead.</source>
        <translation>Si pasan tres rondas en las que no se roba ninguna carta, ningún dado de Piedra deja la reserva, no se toma ninguna ficha y no se construye nada, el siguiente jugador &lt;b&gt;debe tomar una ficha de Descanso&lt;/b&gt; que pueda pagar. Ni Hapy ni el Escarabajo de Esmeralda la sustituyen.</translation>
    </message>
    <message>
        <source>If even that is impossible, the game is over at once and the Fame is counted.</source>
        <translation>Si ni siquiera eso es posible, la partida termina al instante y se cuenta la Fama.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Recuento final</translation>
    </message>
    <message>
        <source>Stones, tombs, Sphinx cards, and who wins</source>
        <translation>Piedras, tumbas, cartas de Esfinge, y quién gana</translation>
    </message>
    <message>
        <source>After the fifth round everybody counts, the highest turn tile first: the player who is in front begins. Each player does all three things before the next one does.</source>
        <translation>Después de la quinta ronda todos cuentan, la ficha de turno más alta primero: empieza quien va por delante. Cada jugador hace las tres cosas antes que el siguiente.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; On the fourth or fifth square of the quarry track two stones are worth 1 point. A single stone left over is worth nothing.</source>
        <translation>&lt;b&gt;Piedras.&lt;/b&gt; En la cuarta o quinta casilla de la pista de cantera dos piedras valen 1 punto. Una piedra suelta no vale nada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tombs.&lt;/b&gt; The values of your tombs are added up; the sum brings 2, 5 or 9 points.</source>
        <translation>&lt;b&gt;Tumbas.&lt;/b&gt; Se suman los valores de tus tumbas; la suma da 2, 5 o 9 puntos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sphinx cards.&lt;/b&gt; They are turned up one by one, in the order of their numbers. Each that has been fulfilled brings its points.</source>
        <translation>&lt;b&gt;Cartas de Esfinge.&lt;/b&gt; Se descubren una a una, por orden de número. Cada una que se ha cumplido da sus puntos.</translation>
    </message>
    <message>
        <source>Tombs: a sum of 1 to 10</source>
        <translation>Tumbas: una suma de 1 a 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>De 11 a 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 o más</translation>
    </message>
    <message>
        <source>Three tasks: four own stones in the obelisk; the strength of the blue worker; lasting powers.</source>
        <translation>Tres tareas: cuatro piedras propias en el obelisco; la fuerza del trabajador azul; poderes duraderos.</translation>
    </message>
    <message>
        <source>7 stones, fourth square of the quarry track</source>
        <translation>7 piedras, cuarta casilla de la pista de cantera</translation>
    </message>
    <message>
        <source>Tombs worth 4 + 3 + 5</source>
        <translation>Tumbas de valor 4 + 3 + 5</translation>
    </message>
    <message>
        <source>Four own stones in the obelisk</source>
        <translation>Cuatro piedras propias en el obelisco</translation>
    </message>
    <message>
        <source>The blue worker has strength 5</source>
        <translation>El trabajador azul tiene fuerza 5</translation>
    </message>
    <message>
        <source>No card can be played any more.</source>
        <translation>Ya no se puede jugar ninguna carta.</translation>
    </message>
    <message>
        <source>Nile cards, strength and ships are worth nothing by themselves.</source>
        <translation>Las cartas del Nilo, la fuerza y los barcos no valen nada por sí mismos.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>The player with the most points wins. A tie goes to the one that stands &lt;b&gt;in front&lt;/b&gt; on the score track: the one that came to that square earlier.</source>
        <translation>Gana quien tiene más puntos. En caso de empate gana quien va &lt;b&gt;por delante&lt;/b&gt; en la pista de puntos: quien llegó antes a esa casilla.</translation>
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
        <translation>La ficha cuarenta y nueve</translation>
    </message>
    <message>
        <source>The match ends at once when the last of the forty-nine places is filled. That is the fifteenth turn of the player who moves last; the other is left with one tile.</source>
        <translation>La partida acaba en cuanto se llena la última de las cuarenta y nueve casillas. Es el decimoquinto turno de quien juega último; al otro le queda una ficha.</translation>
    </message>
    <message>
        <source>The networks are counted, then the ankhs. The player with more points wins, and earns the title of &lt;b&gt;Great Architect&lt;/b&gt;. Equal points are a draw.</source>
        <translation>Se cuentan las redes y después los ankhs. Quien tiene más puntos gana y recibe el título de &lt;b&gt;Gran Arquitecto&lt;/b&gt;. Con los mismos puntos hay empate.</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Cancelled</source>
        <translation>Anulada</translation>
    </message>
    <message>
        <source>The match ended before its last move, so its points are not counted.</source>
        <translation>La partida terminó antes de la última jugada: los puntos no se cuentan.</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>La semilla se ha copiado.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>This match does not go on</source>
        <translation>Esta partida no continúa</translation>
    </message>
    <message>
        <source>The server no longer has it for you. What was played can still be watched.</source>
        <translation>En el servidor ya no está disponible para ti. Lo jugado todavía se puede ver.</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Has abandonado</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
</context>
<context>
    <name>EnneadChapter</name>
    <message>
        <source>Gods of the Ennead</source>
        <translation>Divinidades de la Enéada</translation>
    </message>
    <message>
        <source>The Ennead</source>
        <translation>La Enéada</translation>
    </message>
    <message>
        <source>Ten gods that count together</source>
        <translation>Diez divinidades que cuentan juntas</translation>
    </message>
    <message>
        <source>Atum, Shu, Tefnut, Geb, Nut, Osiris, Seth, Isis, Nephthys and Horus have no power. Those you have lie in one stack, which is worth more with each card:</source>
        <translation>Atum, Shu, Tefnut, Geb, Nut, Osiris, Seth, Isis, Nephthys y Horus no tienen poder. Las que tienes forman una sola pila, que con cada carta vale más:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>However high, the stack counts as &lt;b&gt;one god&lt;/b&gt;: at upkeep, for Aton, for the Quartz Scarab.</source>
        <translation>Por alta que sea, la pila cuenta como &lt;b&gt;una divinidad&lt;/b&gt;: para el culto, para Atón, para el Escarabajo de Cuarzo.</translation>
    </message>
    <message>
        <source>But if it is given up, all of it goes, never a single card.</source>
        <translation>Pero si se renuncia a ella, se va entera, nunca una sola carta.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab a god of the Ennead brings nothing.</source>
        <translation>Prestada por el Escarabajo de Amatista, una divinidad de la Enéada no da nada.</translation>
    </message>
    <message>
        <source>A Great Architect takes them before all other gods.</source>
        <translation>Un Gran Arquitecto las toma antes que a todas las demás.</translation>
    </message>
    <message>
        <source>No other price asks for a Worker. With Bastet a Cat will do.</source>
        <translation>Ningún otro coste pide un Trabajador. Con Bastet basta un Gato.</translation>
    </message>
    <message>
        <source>The 6 must be a Stone die: a Prayer die or a die of the Triad will not do.</source>
        <translation>El 6 tiene que ser un dado de Piedra: no sirve un dado de Plegaria ni un dado de la Tríada.</translation>
    </message>
    <message>
        <source>With Bastet a Worker may stand for the Cat of the price.</source>
        <translation>Con Bastet un Trabajador puede valer por el Gato del coste.</translation>
    </message>
</context>
<context>
    <name>ExampleChapter</name>
    <message>
        <source>A round in pictures</source>
        <translation>Una ronda en imágenes</translation>
    </message>
    <message>
        <source>A whole round in pictures</source>
        <translation>Una ronda entera en imágenes</translation>
    </message>
    <message>
        <source>Ships, grain, stones, building, points</source>
        <translation>Barcos, grano, piedras, construcción, puntos</translation>
    </message>
    <message>
        <source>The first round of two players; you are lapis. You have workers of strength 1, 1 and 1, a foreman of 2, a field with 6 grain and 2 stones.</source>
        <translation>La primera ronda de dos jugadores; eres lapislázuli. Tienes trabajadores de fuerza 1, 1 y 1, un capataz de 2, un campo con 6 de grano y 2 piedras.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Barcos</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ombos&lt;/b&gt;: a quarry with 2 stones a round.</source>
        <translation>&lt;b&gt;Ombos&lt;/b&gt;: una cantera de 2 piedras por ronda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Thebae&lt;/b&gt;: the blue and the black worker gain 1 strength each.</source>
        <translation>&lt;b&gt;Tebas&lt;/b&gt;: el trabajador azul y el negro ganan 1 de fuerza cada uno.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;green field&lt;/b&gt; with 3 grain, further down.</source>
        <translation>Un &lt;b&gt;campo verde&lt;/b&gt; con 3 de grano, más abajo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Amarna&lt;/b&gt;: the first place there, so you will build first.</source>
        <translation>&lt;b&gt;Amarna&lt;/b&gt;: el primer amarre, así que construirás antes que nadie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alyi&lt;/b&gt;: 1 strength for a worker of your choice, the blue one, and 2 stones: you have 4.</source>
        <translation>&lt;b&gt;Alyi&lt;/b&gt;: 1 de fuerza para un trabajador a tu elección, el azul, y 2 piedras: tienes 4.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Giza&lt;/b&gt;. Then you pass; nobody has to use all ships.</source>
        <translation>&lt;b&gt;Giza&lt;/b&gt;. Después pasas; nadie tiene que usar todos los barcos.</translation>
    </message>
    <message>
        <source>Your first two ships. From here you may only go further down.</source>
        <translation>Tus dos primeros barcos. Desde aquí solo puedes ir más abajo.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>Strength 3 + 2 + 1 + 2 = 8, grain 6 + 3 = 9: all are fed, and one grain is gone.</source>
        <translation>Fuerza 3 + 2 + 1 + 2 = 8, grano 6 + 3 = 9: todos comen, y 1 de grano se pierde.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Piedras</translation>
    </message>
    <message>
        <source>Stones before</source>
        <translation>Piedras antes</translation>
    </message>
    <message>
        <source>The quarry from the start</source>
        <translation>La cantera inicial</translation>
    </message>
    <message>
        <source>The quarry of Ombos</source>
        <translation>La cantera de Ombos</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construcción</translation>
    </message>
    <message>
        <source>One number has three meanings: so much strength a square needs, so many stones it costs, so many points it brings. At Amarna the black worker and the foreman have strength 4: the first square of the obelisk, worth 1, and a tomb of 3. Then you choose a step in the grain market.</source>
        <translation>Un número significa tres cosas: tanta fuerza pide una casilla, tantas piedras cuesta, tantos puntos da. En Amarna el trabajador negro y el capataz tienen fuerza 4: la primera casilla del obelisco, que vale 1, y una tumba de 3. Después eliges un paso en el mercado de grano.</translation>
    </message>
    <message>
        <source>At Giza the blue worker has strength 3: three squares of the ground.</source>
        <translation>En Giza el trabajador azul tiene fuerza 3: tres casillas de la base.</translation>
    </message>
    <message>
        <source>Now a square of the second floor can be built, too.</source>
        <translation>Ahora también se puede construir una casilla del segundo piso.</translation>
    </message>
    <message>
        <source>Amarna: stones paid, points won</source>
        <translation>Amarna: piedras pagadas, puntos ganados</translation>
    </message>
    <message>
        <source>Giza: stones paid, points won</source>
        <translation>Giza: piedras pagadas, puntos ganados</translation>
    </message>
    <message>
        <source>Site bonus for two sites</source>
        <translation>Bonificación por dos obras</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>With 10 points you are in front: the other player gets turn tile 1 and sails first in the next round.</source>
        <translation>Con 10 puntos vas delante: el otro jugador recibe la ficha de turno 1 y navega primero en la próxima ronda.</translation>
    </message>
    <message>
        <source>Two turns in pictures</source>
        <translation>Dos turnos en imágenes</translation>
    </message>
    <message>
        <source>A Work turn in pictures</source>
        <translation>Un turno de Trabajo en imágenes</translation>
    </message>
    <message>
        <source>From the quarry to upkeep, with dice</source>
        <translation>De la Cantera al culto, con dados</translation>
    </message>
    <message>
        <source>You have 4 Workers, 1 Cat, 1 Stone die and 5 Fame. In the row lie Heh, Isis and Ra.</source>
        <translation>Tienes 4 Trabajadores, 1 Gato, 1 dado de Piedra y 5 de Fama. En la fila están Heh, Isis y Ra.</translation>
    </message>
    <message>
        <source>Heh costs a 6 and any die.</source>
        <translation>Heh cuesta un 6 y un dado cualquiera.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; Your Stone die goes to the quarry, to the four Prayer dice. There are five dice now.</source>
        <translation>&lt;b&gt;Piedras.&lt;/b&gt; Tu dado de Piedra va a la Cantera, con los cuatro de Plegaria. Ahora hay cinco dados.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; You have 4 Workers, so you take four of the five: the Stone die and three Prayer dice.</source>
        <translation>&lt;b&gt;Dados.&lt;/b&gt; Tienes 4 Trabajadores, así que tomas cuatro de los cinco: el de Piedra y tres de Plegaria.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Piedra</translation>
    </message>
    <message>
        <source>You roll 3, 6, 2 and 1. You choose the 1 and roll it again: 5.</source>
        <translation>Sacas 3, 6, 2 y 1. Eliges el 1 y lo vuelves a tirar: 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pray.&lt;/b&gt; You pay the 6 and the 2 for Heh. He is yours at once.</source>
        <translation>&lt;b&gt;Rezar.&lt;/b&gt; Pagas el 6 y el 2 por Heh. Es tuyo al instante.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use a god.&lt;/b&gt; Heh brings 1 Fame: you have 6.</source>
        <translation>&lt;b&gt;Usar una divinidad.&lt;/b&gt; Heh da 1 de Fama: tienes 6.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build.&lt;/b&gt; The Stone 3 goes to the ground of Cheops. It costs 1 Worker and brings 3: you have 9 Fame and 3 Workers.</source>
        <translation>&lt;b&gt;Construir.&lt;/b&gt; El 3 de Piedra va a la base de Keops. Cuesta 1 Trabajador y da 3: tienes 9 de Fama y 3 Trabajadores.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Replace a god.&lt;/b&gt; You return the 5 and discard Ra. Isis slides to the right, and one new god comes in beside the deck, though there are two gaps.</source>
        <translation>&lt;b&gt;Sustituir una divinidad.&lt;/b&gt; Devuelves el 5 y retiras a Ra. Isis se desliza a la derecha y entra una nueva divinidad junto al mazo, aunque haya dos huecos.</translation>
    </message>
    <message>
        <source>The 3 on the ground of Cheops.</source>
        <translation>El 3 en la base de Keops.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upkeep.&lt;/b&gt; One god, and 3 Workers and 1 Cat: all is well. The row is filled up to three, and Heh is ready again.</source>
        <translation>&lt;b&gt;Culto.&lt;/b&gt; Una divinidad, y 3 Trabajadores y 1 Gato: todo bien. La fila se completa hasta tres, y Heh vuelve a estar listo.</translation>
    </message>
    <message>
        <source>A Rest turn in pictures</source>
        <translation>Un turno de Descanso en imágenes</translation>
    </message>
    <message>
        <source>A tile, what it gives, and when three go back</source>
        <translation>Una ficha, lo que da, y cuándo vuelven tres</translation>
    </message>
    <message>
        <source>You have 3 Workers and 1 Cat, and two Rest tiles lie in front of you. You rest and take “Worker and stone”.</source>
        <translation>Tienes 3 Trabajadores y 1 Gato, y delante de ti hay dos fichas de Descanso. Descansas y tomas «Trabajador y piedra».</translation>
    </message>
    <message>
        <source>It costs nothing and gives a Worker and a Stone die.</source>
        <translation>No cuesta nada y da un Trabajador y un dado de Piedra.</translation>
    </message>
    <message>
        <source>You take a Worker and a Stone die from the supply: 4 Workers, 1 Cat, 1 Stone die. Six of your eight spaces are filled, nothing has to go.</source>
        <translation>Tomas un Trabajador y un dado de Piedra de la reserva: 4 Trabajadores, 1 Gato, 1 dado de Piedra. Seis de tus ocho espacios están llenos, nada tiene que irse.</translation>
    </message>
    <message>
        <source>The tile lies in front of you: nobody else can take it.</source>
        <translation>La ficha está delante de ti: nadie más puede tomarla.</translation>
    </message>
    <message>
        <source>It is your third. All three go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.</source>
        <translation>Es la tercera. Las tres vuelven a la fila; luego se descarta la divinidad de más a la derecha, las demás se deslizan a la derecha y se roba una carta.</translation>
    </message>
    <message>
        <source>In your next Work turn that Stone die goes to the quarry first: roll it, or somebody else will.</source>
        <translation>En tu próximo turno de Trabajo ese dado de Piedra va primero a la Cantera: tíralo, o lo hará otro.</translation>
    </message>
</context>
<context>
    <name>ExamplePage</name>
    <message>
        <source>A whole turn in pictures</source>
        <translation>Un turno entero en imágenes</translation>
    </message>
    <message>
        <source>Pawn, power, tile: step by step</source>
        <translation>Peón, poder, ficha: paso a paso</translation>
    </message>
    <message>
        <source>You are lapis. One of your Workers stands at the left, a Worker of carnelian at the right.</source>
        <translation>Tú eres lapislázuli. Un Trabajador tuyo está a la izquierda, uno de cornalina a la derecha.</translation>
    </message>
    <message>
        <source>1. Pawn</source>
        <translation>1. Peón</translation>
    </message>
    <message>
        <source>You place a second Worker. The bright network of four tiles is yours, and the tile bears a power: turn a corridor.</source>
        <translation>Colocas un segundo Trabajador. La red clara de cuatro fichas es tuya, y la ficha lleva un poder: girar un pasadizo.</translation>
    </message>
    <message>
        <source>2. Power</source>
        <translation>2. Poder</translation>
    </message>
    <message>
        <source>You must use it. One third turns the second corridor: now it joins your network to carnelian&apos;s room. Two pawns against one: it is still yours.</source>
        <translation>Debes usarlo. Giras un tercio el segundo pasadizo: ahora une tu red con la sala de cornalina. Dos peones contra uno: sigue siendo tuya.</translation>
    </message>
    <message>
        <source>3. Tile</source>
        <translation>3. Ficha</translation>
    </message>
    <message>
        <source>You add a corridor in the gap of the second row. It joins one more room: eight tiles, five of them rooms.</source>
        <translation>Añades un pasadizo en el hueco de la segunda fila. Une una sala más: ocho fichas, cinco de ellas salas.</translation>
    </message>
    <message>
        <source>Then you draw a tile, and it is carnelian&apos;s turn.</source>
        <translation>Después robas una ficha, y le toca a cornalina.</translation>
    </message>
</context>
<context>
    <name>ExtraRow</name>
    <message>
        <source>You may also play</source>
        <translation>También puedes jugar</translation>
    </message>
</context>
<context>
    <name>FameCount</name>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n de Fama</numerusform>
            <numerusform>%n de Fama</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarBand</name>
    <message>
        <source>Send a greeting</source>
        <translation>Enviar un saludo</translation>
    </message>
</context>
<context>
    <name>FarGreeting</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FarMatch</name>
    <message>
        <source>Join the rematch</source>
        <translation>Ir a la revancha</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
</context>
<context>
    <name>FarMenu</name>
    <message>
        <source>Play on online with a friend</source>
        <translation>Seguir en línea con un amigo</translation>
    </message>
    <message>
        <source>The match moves online as it stands.</source>
        <translation>La partida pasa a jugarse en línea tal como está.</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Recuperar tu sitio</translation>
    </message>
    <message>
        <source>Time is up: decide</source>
        <translation>Se acabó el tiempo: decide</translation>
    </message>
    <message>
        <source>Fill the empty seat</source>
        <translation>Ocupar el sitio vacío</translation>
    </message>
    <message>
        <source>Answer the proposal</source>
        <translation>Responder a la propuesta</translation>
    </message>
    <message>
        <source>Propose a draw</source>
        <translation>Proponer empate</translation>
    </message>
    <message>
        <source>Propose to cancel</source>
        <translation>Proponer anular la partida</translation>
    </message>
    <message>
        <source>Add friend, block, report</source>
        <translation>Añadir amigo, bloquear, denunciar</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Not this one: its options need everybody around one phone.</source>
        <translation>Esta no: con sus opciones todos deben estar alrededor de un solo teléfono.</translation>
    </message>
</context>
<context>
    <name>FarPeople</name>
    <message>
        <source>Add %1 to your friends</source>
        <translation>Añadir a %1 a tus amigos</translation>
    </message>
</context>
<context>
    <name>FarProof</name>
    <message>
        <source>The whole match has not been published yet; as soon as it is, it is checked here.</source>
        <translation>La partida aún no se ha publicado entera; en cuanto lo esté, se comprobará aquí.</translation>
    </message>
    <message>
        <source>Announced before the first move: %1</source>
        <translation>Anunciado antes de la primera jugada: %1</translation>
    </message>
</context>
<context>
    <name>FarRow</name>
    <message>
        <source>Time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tiempo restante: %1</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Pendiente de envío</translation>
    </message>
    <message>
        <source>Proposes a draw</source>
        <translation>Propone empate</translation>
    </message>
    <message>
        <source>Proposes to cancel the match</source>
        <translation>Propone anular la partida</translation>
    </message>
    <message>
        <source>New since your last visit</source>
        <translation>Novedades desde tu última visita</translation>
    </message>
    <message>
        <source>A rematch is waiting</source>
        <translation>Te espera una revancha</translation>
    </message>
</context>
<context>
    <name>FarRows</name>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
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
    <name>FarScreen</name>
    <message>
        <source>This match was cancelled.</source>
        <translation>Esta partida se ha anulado.</translation>
    </message>
    <message>
        <source>This phone lacks what playing with friends online needs.</source>
        <translation>A este teléfono le falta lo necesario para jugar en línea con amigos.</translation>
    </message>
</context>
<context>
    <name>FarSheets</name>
    <message>
        <source>Propose a draw?</source>
        <translation>¿Proponer empate?</translation>
    </message>
    <message>
        <source>Propose to cancel the match?</source>
        <translation>¿Proponer anular la partida?</translation>
    </message>
    <message>
        <source>If all agree, the match ends and nobody has won.</source>
        <translation>Si todos están de acuerdo, la partida termina sin ganador.</translation>
    </message>
    <message>
        <source>If all agree, the match ends and counts for nobody.</source>
        <translation>Si todos están de acuerdo, la partida termina y no cuenta para nadie.</translation>
    </message>
    <message>
        <source>Propose it</source>
        <translation>Proponer</translation>
    </message>
    <message>
        <source>%1 proposes a draw</source>
        <translation>%1 propone empate</translation>
    </message>
    <message>
        <source>%1 proposes to cancel the match</source>
        <translation>%1 propone anular la partida</translation>
    </message>
    <message>
        <source>If all agree, the match ends here.</source>
        <translation>Si todos están de acuerdo, la partida termina aquí.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>%1. The time for this move has run out. What do you want to do?</source>
        <translation>%1. El tiempo para esta jugada se ha acabado. ¿Qué quieres hacer?</translation>
    </message>
    <message>
        <source>Wait a little longer</source>
        <translation>Esperar un poco más</translation>
    </message>
    <message>
        <source>Let an Architect play on</source>
        <translation>Que siga un Arquitecto</translation>
    </message>
    <message>
        <source>The seat can be taken back at any time.</source>
        <translation>El sitio se puede recuperar en cualquier momento.</translation>
    </message>
    <message>
        <source>Claim the victory</source>
        <translation>Reclamar la victoria</translation>
    </message>
    <message>
        <source>Cancel the match</source>
        <translation>Anular la partida</translation>
    </message>
    <message>
        <source>It counts for nobody.</source>
        <translation>No cuenta para nadie.</translation>
    </message>
    <message>
        <source>Which Architect?</source>
        <translation>¿Qué Arquitecto?</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Nivel %1: %2</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>¿Rendirse?</translation>
    </message>
    <message>
        <source>An Architect plays on for you, and you cannot come back.</source>
        <translation>Un Arquitecto sigue por ti y no podrás volver.</translation>
    </message>
    <message>
        <source>The match ends, and the other has won.</source>
        <translation>La partida termina y gana la otra persona.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>La partida termina aquí.</translation>
    </message>
    <message>
        <source>Claim the victory?</source>
        <translation>¿Reclamar la victoria?</translation>
    </message>
    <message>
        <source>Cancel the match?</source>
        <translation>¿Anular la partida?</translation>
    </message>
    <message>
        <source>The match ends, and you have won. Nobody can play on.</source>
        <translation>La partida termina y has ganado tú. Nadie puede seguir jugando.</translation>
    </message>
    <message>
        <source>The match ends and counts for nobody. Nobody can play on.</source>
        <translation>La partida termina y no cuenta para nadie. Nadie puede seguir jugando.</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>Reclamarla</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
</context>
<context>
    <name>FarTable</name>
    <message>
        <source>%1 · time left: %2</source>
        <translation>%1 · tiempo restante: %2</translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation>Tu jugada va de camino</translation>
    </message>
    <message>
        <source>No network: your move is kept and sent later</source>
        <translation>Sin conexión: tu jugada se guarda y se envía después</translation>
    </message>
    <message>
        <source>A draw is proposed: waiting for the others</source>
        <translation>Empate propuesto: se espera a los demás</translation>
    </message>
    <message>
        <source>Proposed to cancel the match: waiting for the others</source>
        <translation>Anulación propuesta: se espera a los demás</translation>
    </message>
    <message>
        <source>%1 proposes a draw</source>
        <translation>%1 propone empate</translation>
    </message>
    <message>
        <source>%1 proposes to cancel the match</source>
        <translation>%1 propone anular la partida</translation>
    </message>
    <message>
        <source>Your move was not played. %1</source>
        <translation>Tu jugada no se ha hecho. %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n novedad</numerusform>
            <numerusform>%n novedades</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>%1 plays for you</source>
        <translation>%1 juega por ti</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Time is up: %1</source>
        <translation>Se acabó el tiempo: %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
</context>
<context>
    <name>FeedSum</name>
    <message>
        <source>Grain: %1, needed: %2. Missing: %3. Points lost: %4.</source>
        <translation>Grano: %1 de %2. Falta: %3. Puntos perdidos: %4.</translation>
    </message>
    <message>
        <source>fed</source>
        <translation>comen</translation>
    </message>
</context>
<context>
    <name>FieldsChapter</name>
    <message>
        <source>Nile cards: fields</source>
        <translation>Cartas del Nilo: campos</translation>
    </message>
    <message>
        <source>The step in the grain market comes when you take the card, once, even if the field is dry.</source>
        <translation>El paso en el mercado de grano llega cuando tomas la carta, una vez, aunque el campo esté seco.</translation>
    </message>
    <message>
        <source>The step on the quarry track comes when you take the card, once, even if the field is dry.</source>
        <translation>El paso en la pista de cantera llega cuando tomas la carta, una vez, aunque el campo esté seco.</translation>
    </message>
    <message>
        <source>The points come when you take the card, once, even if the field is dry.</source>
        <translation>Los puntos llegan cuando tomas la carta, una vez, aunque el campo esté seco.</translation>
    </message>
    <message>
        <source>The stones come when you take the card, once, even if the field is dry. No more than 25 can be had.</source>
        <translation>Las piedras llegan cuando tomas la carta, una vez, aunque el campo esté seco. No se pueden tener más de 25.</translation>
    </message>
</context>
<context>
    <name>FinalColumn</name>
    <message>
        <source>%1 %2</source>
        <comment>what was counted, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalMonuments</name>
    <message>
        <source>What was built</source>
        <translation>Lo que se construyó</translation>
    </message>
</context>
<context>
    <name>FinalScore</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>FinalTrack</name>
    <message>
        <source>Score track: %1</source>
        <translation>Pista de puntos: %1</translation>
    </message>
</context>
<context>
    <name>FinalWall</name>
    <message>
        <source>The wall</source>
        <translation>El muro</translation>
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
        <translation>Fichas prohibidas: una sala y un pasadizo.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on this tile: neither placed, nor moved there.</source>
        <translation>Ningún peón puede estar en esta ficha: ni colocado ni movido.</translation>
    </message>
    <message>
        <source>It belongs to its network like any other tile, and counts for its length.</source>
        <translation>Pertenece a su red como cualquier ficha, y cuenta para su longitud.</translation>
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
    <name>FriendFigures</name>
    <message>
        <source>played</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdidas</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empates</translation>
    </message>
</context>
<context>
    <name>FriendRow</name>
    <message numerus="yes">
        <source>%n match(es) under way</source>
        <translation>
            <numerusform>%n partida en curso</numerusform>
            <numerusform>%n partidas en curso</numerusform>
        </translation>
    </message>
    <message>
        <source>No match together yet</source>
        <translation>Aún ninguna partida juntos</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amigo</translation>
    </message>
    <message>
        <source>Blocked: cannot invite you or send you anything</source>
        <translation>Persona bloqueada: no puede invitarte ni enviarte nada</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost, %3 drawn</source>
        <translation>
            <numerusform>%n partida: ganadas %1, perdidas %2, empates %3</numerusform>
            <numerusform>%n partidas: ganadas %1, perdidas %2, empates %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost</source>
        <translation>
            <numerusform>%n partida: ganadas %1, perdidas %2</numerusform>
            <numerusform>%n partidas: ganadas %1, perdidas %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendSheet</name>
    <message>
        <source>Invite to a match</source>
        <translation>Invitar a una partida</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>No invitations and no greetings from this person any more.</source>
        <translation>No más invitaciones ni saludos de esta persona.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Denunciar</translation>
    </message>
    <message>
        <source>Remove from your friends</source>
        <translation>Quitar de tus amigos</translation>
    </message>
</context>
<context>
    <name>FriendsScreen</name>
    <message>
        <source>Friends</source>
        <translation>Amigos</translation>
    </message>
    <message>
        <source>You are friends now.</source>
        <translation>Ya tienes a esta persona entre tus amigos.</translation>
    </message>
    <message>
        <source>Thank you. We will look into it.</source>
        <translation>Gracias. Lo revisaremos.</translation>
    </message>
    <message>
        <source>Your friend code</source>
        <translation>Tu código de amigo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Add me in Great Architects: my friend code is %1.</source>
        <translation>Añádeme en Great Architects: mi código de amigo es %1.</translation>
    </message>
    <message>
        <source>Add a friend by code</source>
        <translation>Añadir un amigo con su código</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Your friends</source>
        <translation>Tus amigos</translation>
    </message>
    <message>
        <source>Nobody here yet. Whoever you play with can also be added from the match.</source>
        <translation>Aún no hay nadie. A quien juega contigo también puedes añadirlo desde la partida.</translation>
    </message>
</context>
<context>
    <name>GameChapter</name>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>One to four architects roll dice, win the favour of gods and pile Stone dice into pyramids. The player with the most &lt;b&gt;Fame&lt;/b&gt; at the end wins.</source>
        <translation>De uno a cuatro arquitectos tiran dados, se ganan el favor de las divinidades y apilan dados de Piedra hasta hacer pirámides. Gana quien al final tiene más &lt;b&gt;Fama&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Cheops in the making: a stone rests on the ground or on four others.</source>
        <translation>Keops en obras: un dado de Piedra descansa en la base o sobre otros cuatro.</translation>
    </message>
    <message>
        <source>In your turn you do one of two things. You &lt;b&gt;work&lt;/b&gt;: a die for each of your Workers is rolled, and the dice win gods, build, and bring Fame. Or you &lt;b&gt;rest&lt;/b&gt;: a Rest tile fills your board with Workers, Cats and Stone dice.</source>
        <translation>En tu turno haces una de dos cosas. &lt;b&gt;Trabajas&lt;/b&gt;: se tira un dado por cada uno de tus Trabajadores, y con los dados ganas divinidades, construyes y obtienes Fama. O &lt;b&gt;descansas&lt;/b&gt;: una ficha de Descanso llena tu tablero de Trabajadores, Gatos y dados de Piedra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Workers&lt;/b&gt; let you roll, and are spent to build.</source>
        <translation>Los &lt;b&gt;Trabajadores&lt;/b&gt; te dejan tirar dados, y se gastan para construir.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cats&lt;/b&gt; turn a die up or down by 1.</source>
        <translation>Los &lt;b&gt;Gatos&lt;/b&gt; suben o bajan un dado en 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone dice&lt;/b&gt; become pyramids.</source>
        <translation>Los &lt;b&gt;dados de Piedra&lt;/b&gt; se convierten en pirámides.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gods&lt;/b&gt; give powers and Fame, but if you have more gods than Workers and Cats, you lose one.</source>
        <translation>Las &lt;b&gt;divinidades&lt;/b&gt; dan poderes y Fama, pero si tienes más divinidades que Trabajadores y Gatos, pierdes una.</translation>
    </message>
    <message>
        <source>The end comes when the last Stone die leaves the supply, or the last card the deck of gods.</source>
        <translation>El final llega cuando el último dado de Piedra sale de la reserva, o la última carta del mazo de divinidades.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>La preparación</translation>
    </message>
    <message>
        <source>Pyramids, dice, tiles, gods</source>
        <translation>Pirámides, dados, fichas, divinidades</translation>
    </message>
    <message>
        <source>Two play on the pyramid of Cheops alone. With three there is Chephren too, with four also Mykerinos. What else lies there depends on the number of players:</source>
        <translation>Dos juegan solo en la pirámide de Keops. Con tres está también Kefrén, con cuatro además Micerino. Lo demás depende del número de jugadores:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Stone dice in all</source>
        <translation>Dados de Piedra en total</translation>
    </message>
    <message>
        <source>Rest tiles in the row</source>
        <translation>Fichas de Descanso en la fila</translation>
    </message>
    <message>
        <source>Gods put away unseen</source>
        <translation>Divinidades apartadas sin mirar</translation>
    </message>
    <message>
        <source>The four Prayer dice lie in the &lt;b&gt;quarry&lt;/b&gt;, the Stone dice in the supply.</source>
        <translation>Los cuatro dados de Plegaria están en la &lt;b&gt;Cantera&lt;/b&gt;, los dados de Piedra en la reserva.</translation>
    </message>
    <message>
        <source>There is one card of each of the 38 gods. Three of them lie open in the row: the first at the right, the third beside the deck. Discarded gods never come back.</source>
        <translation>Hay una carta de cada una de las 38 divinidades. Tres están descubiertas en la fila: la primera a la derecha, la tercera junto al mazo. Las divinidades descartadas no vuelven nunca.</translation>
    </message>
    <message>
        <source>Everybody begins with &lt;b&gt;5 Fame&lt;/b&gt;, and with 4 Workers, 1 Stone die and 1 Cat on a board of eight spaces.</source>
        <translation>Cada cual empieza con &lt;b&gt;5 de Fama&lt;/b&gt;, y con 4 Trabajadores, 1 dado de Piedra y 1 Gato en un tablero de ocho espacios.</translation>
    </message>
    <message>
        <source>Everybody is dealt a &lt;b&gt;project&lt;/b&gt;, which stays secret until the end. When you play alone, all projects lie open.</source>
        <translation>Cada uno recibe un &lt;b&gt;proyecto&lt;/b&gt;, que queda en secreto hasta el final. En solitario todos los proyectos están a la vista.</translation>
    </message>
    <message>
        <source>Everybody is dealt two &lt;b&gt;scarabs&lt;/b&gt; and keeps one. The first player is drawn at random; from there on each in turn chooses.</source>
        <translation>Cada uno recibe dos &lt;b&gt;escarabajos&lt;/b&gt; y se queda con uno. Se sortea quién empieza; desde ahí cada uno elige por turno.</translation>
    </message>
    <message>
        <source>Work or rest</source>
        <translation>Trabajar o descansar</translation>
    </message>
    <message>
        <source>The two kinds of turn</source>
        <translation>Las dos clases de turno</translation>
    </message>
    <message>
        <source>When it is your turn you choose:</source>
        <translation>Cuando te toca, eliges:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Work&lt;/b&gt;: your Stone dice go to the quarry, you roll dice and use them, then you keep your gods.</source>
        <translation>&lt;b&gt;Trabajo&lt;/b&gt;: tus dados de Piedra van a la Cantera, tiras dados y los usas, y luego sostienes el culto de tus divinidades.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest&lt;/b&gt;: you take a Rest tile and what it gives.</source>
        <translation>&lt;b&gt;Descanso&lt;/b&gt;: tomas una ficha de Descanso y lo que da.</translation>
    </message>
    <message>
        <source>You may work even without a Worker, unless nothing has moved for three rounds (see “When nothing moves”). You may rest only if you can pay for a tile, if you can use Hapy and have a resource to give, or if the Emerald Scarab finds an open tile with somebody else. The Fame of Bes counts for this.</source>
        <translation>Puedes trabajar incluso sin Trabajadores, salvo que nada se haya movido en tres rondas (véase «Cuando nada se mueve»). Solo puedes descansar si puedes pagar una ficha, si puedes usar a Hapy y tienes un recurso que dar, o si el Escarabajo de Esmeralda encuentra una ficha boca arriba de otro jugador. La Fama de Bes cuenta para esto.</translation>
    </message>
    <message>
        <source>What something costs is paid in full before anything is gained.</source>
        <translation>Lo que algo cuesta se paga entero antes de ganar nada.</translation>
    </message>
    <message>
        <source>What happens to several players at once happens to the player on turn first, then to the others in turn order.</source>
        <translation>Lo que les ocurre a varios a la vez le ocurre primero a quien está en su turno, luego a los demás por orden de turno.</translation>
    </message>
    <message>
        <source>Two to four master builders send their ships down the Nile. On the way they take fields, quarries and help of every kind, and train their workers. At three building sites strength and stones turn into monuments, and monuments into &lt;b&gt;points&lt;/b&gt;.</source>
        <translation>De dos a cuatro maestros de obras envían sus barcos Nilo abajo. Por el camino toman campos, canteras y ayudas de toda clase, y entrenan a sus trabajadores. En tres obras la fuerza y las piedras se convierten en monumentos, y los monumentos en &lt;b&gt;puntos&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Cards lie on the bends of one bank, camps and sites on the other. Ships only ever go on downstream.</source>
        <translation>En los recodos de una orilla hay cartas, en los de la otra campamentos y obras. Los barcos siempre siguen río abajo.</translation>
    </message>
    <message>
        <source>A match has &lt;b&gt;five rounds&lt;/b&gt;. In each, you place ships one by one, and never behind your own last one: whoever hurries on leaves much behind, whoever dawdles finds places taken.</source>
        <translation>Una partida tiene &lt;b&gt;cinco rondas&lt;/b&gt;. En cada una pones barcos de uno en uno, y nunca por detrás de tu último: quien corre deja mucho atrás, quien se entretiene encuentra los lugares ocupados.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;card&lt;/b&gt; is yours: a field, a quarry, a lasting power, or help for a single use.</source>
        <translation>Una &lt;b&gt;carta&lt;/b&gt; es tuya: un campo, una cantera, un poder duradero o una ayuda de un solo uso.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;camp&lt;/b&gt; makes workers stronger, or moves you on along the two tracks.</source>
        <translation>Un &lt;b&gt;campamento&lt;/b&gt; hace más fuertes a los trabajadores, o te hace avanzar en las dos pistas.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;site&lt;/b&gt; lets you build there in this round.</source>
        <translation>Una &lt;b&gt;obra&lt;/b&gt; te deja construir allí en esta ronda.</translation>
    </message>
    <message>
        <source>Then the workers must be fed: the stronger they are, the more they build, and the more they eat. Grain that is missing costs points. New stones come from the quarries, and at the sites everybody builds in the order in which the ships came.</source>
        <translation>Después hay que alimentar a los trabajadores: cuanto más fuertes son, más construyen y más comen. El grano que falta cuesta puntos. Llegan nuevas piedras de las canteras, y en las obras todos construyen en el orden en que llegaron los barcos.</translation>
    </message>
    <message>
        <source>After the fifth round stones, tombs and secret Sphinx cards may bring more. The player with the most points wins.</source>
        <translation>Después de la quinta ronda, las piedras, las tumbas y las cartas de Esfinge secretas pueden dar más. Gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Before the first ship</source>
        <translation>Antes del primer barco</translation>
    </message>
    <message>
        <source>What everybody begins with</source>
        <translation>Con qué empieza cada cual</translation>
    </message>
    <message>
        <source>Everybody begins with the same board:</source>
        <translation>Todos empiezan con el mismo tablero:</translation>
    </message>
    <message>
        <source>Three workers of strength 1, and the foreman of strength 2.</source>
        <translation>Tres trabajadores de fuerza 1, y el capataz de fuerza 2.</translation>
    </message>
    <message>
        <source>A green field with 6 grain, and a quarry with 3 stones a round.</source>
        <translation>Un campo verde con 6 de grano, y una cantera con 3 piedras por ronda.</translation>
    </message>
    <message>
        <source>Eight &lt;b&gt;ships&lt;/b&gt;, and no cards but these two.</source>
        <translation>Ocho &lt;b&gt;barcos&lt;/b&gt;, y ninguna carta salvo estas dos.</translation>
    </message>
    <message>
        <source>A marker on the first square of the &lt;b&gt;quarry track&lt;/b&gt; and of the &lt;b&gt;grain market&lt;/b&gt;.</source>
        <translation>Un marcador en la primera casilla de la &lt;b&gt;pista de cantera&lt;/b&gt; y del &lt;b&gt;mercado de grano&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;turn tiles&lt;/b&gt; are drawn at random. Players who sail later have more stones to begin with, and stand further in front on the score track, at 0 points: of two on one square, the one that came there earlier is in front.</source>
        <translation>Las &lt;b&gt;fichas de turno&lt;/b&gt; se sortean. Quien navega después tiene más piedras al principio y va más adelante en la pista de puntos, con 0 puntos: de dos en la misma casilla, va delante quien llegó antes.</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Ficha de turno</translation>
    </message>
    <message>
        <source>Stones at the start</source>
        <translation>Piedras al principio</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Una ronda</translation>
    </message>
    <message>
        <source>Seven phases, five times</source>
        <translation>Siete fases, cinco veces</translation>
    </message>
    <message>
        <source>Every round has the same seven phases. You decide something in Ships and in Building, and now and then in Grain; the others go by themselves.</source>
        <translation>Cada ronda tiene las mismas siete fases. Decides algo en Barcos y en Construcción, y a veces en Grano; las demás son automáticas.</translation>
    </message>
    <message>
        <source>The seven phases in their order.</source>
        <translation>Las siete fases por orden.</translation>
    </message>
    <message>
        <source>You act only when the game asks you to. After the phase Order of the fifth round comes the final scoring.</source>
        <translation>Solo actúas cuando el juego te lo pide. Tras la fase Orden de la quinta ronda llega el recuento final.</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Público y secreto</translation>
    </message>
    <message>
        <source>What everybody sees, and what only you know</source>
        <translation>Lo que ven todos y lo que solo sabes tú</translation>
    </message>
    <message>
        <source>what the others see</source>
        <translation>lo que ven los demás</translation>
    </message>
    <message>
        <source>what you see</source>
        <translation>lo que ves tú</translation>
    </message>
    <message>
        <source>A Sphinx card that you have kept.</source>
        <translation>Una carta de Esfinge que has guardado.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: boards, stones, strength, all Nile cards that somebody has, the cards on the river, and the points.</source>
        <translation>Casi todo está a la vista: tableros, piedras, fuerza, todas las cartas del Nilo que alguien tiene, las cartas del río y los puntos.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;Sphinx cards&lt;/b&gt;. Others see how many you have. They are turned up in the final scoring, one by one.</source>
        <translation>Tus &lt;b&gt;cartas de Esfinge&lt;/b&gt;. Los demás ven cuántas tienes. Se descubren en el recuento final, una a una.</translation>
    </message>
    <message>
        <source>The Sphinx cards you looked at and put back: you alone know them, and that they lie at the bottom.</source>
        <translation>Las cartas de Esfinge que miraste y devolviste: solo tú las conoces, y sabes que están al fondo.</translation>
    </message>
    <message>
        <source>Tombs that are face down, and the eight that were put away.</source>
        <translation>Las tumbas que están boca abajo, y las ocho apartadas.</translation>
    </message>
    <message>
        <source>The Nile cards that have not come to the river yet.</source>
        <translation>Las cartas del Nilo que aún no han salido al río.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Los Arquitectos, los jugadores que maneja la aplicación, no saben más de lo que sabrías tú en su lugar.</translation>
    </message>
    <message>
        <source>The revision of 2010</source>
        <translation>La revisión de 2010</translation>
    </message>
    <message>
        <source>Two rules that can be chosen before</source>
        <translation>Dos reglas que se eligen antes</translation>
    </message>
    <message>
        <source>The game appeared, and was revised soon after. Two points of that revision can be chosen when a match is set up, each by itself. Without them the first edition is played.</source>
        <translation>El juego apareció y poco después se revisó. Dos puntos de esa revisión se pueden elegir al preparar una partida, cada uno por su cuenta. Sin ellos se juega la primera edición.</translation>
    </message>
    <message>
        <source>A Sphinx card to begin with</source>
        <translation>Una carta de Esfinge al principio</translation>
    </message>
    <message>
        <source>&lt;b&gt;None:&lt;/b&gt; everybody begins without a Sphinx card.</source>
        <translation>&lt;b&gt;Ninguna:&lt;/b&gt; todos empiezan sin carta de Esfinge.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One:&lt;/b&gt; before the first round everybody draws one Sphinx card, in the order of the turn tiles, and keeps it.</source>
        <translation>&lt;b&gt;Una:&lt;/b&gt; antes de la primera ronda cada cual roba una carta de Esfinge, por orden de fichas de turno, y la guarda.</translation>
    </message>
    <message>
        <source>The card left over</source>
        <translation>La carta sobrante</translation>
    </message>
    <message>
        <source>This card alone is concerned.</source>
        <translation>Solo afecta a esta carta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At the end of the round:&lt;/b&gt; its owner may take a card that is left on the river when the new turn tiles have been given out.</source>
        <translation>&lt;b&gt;Al final de la ronda:&lt;/b&gt; quien la tiene puede tomar una carta que quede en el río cuando se han repartido las nuevas fichas de turno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After sailing:&lt;/b&gt; the owner takes it as soon as everybody has passed. So a field or quarry from there already counts in this round.</source>
        <translation>&lt;b&gt;Después de navegar:&lt;/b&gt; quien la tiene la toma en cuanto todos han pasado. Así un campo o una cantera de ahí ya cuenta en esta ronda.</translation>
    </message>
    <message>
        <source>The Nile in a minute</source>
        <translation>El Nilo en un minuto</translation>
    </message>
    <message>
        <source>The pyramids in a minute</source>
        <translation>Las pirámides en un minuto</translation>
    </message>
    <message>
        <source>Workers, Cats, Stone dice</source>
        <translation>Trabajadores, Gatos, dados de Piedra</translation>
    </message>
    <message>
        <source>Your resources: what each is for, where it comes from</source>
        <translation>Tus recursos: para qué sirven y de dónde vienen</translation>
    </message>
    <message>
        <source>Workers, Cats and Stone dice are your &lt;b&gt;resources&lt;/b&gt;. They lie on your board, which has eight spaces. Rest tiles and some gods bring them.</source>
        <translation>Los Trabajadores, los Gatos y los dados de Piedra son tus &lt;b&gt;recursos&lt;/b&gt;. Están en tu tablero, que tiene ocho espacios. Los dan las fichas de Descanso y algunas divinidades.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Workers&lt;/b&gt;: each lets you take a die in a Work turn, and is not spent by that. Building spends them. They go back to the supply.</source>
        <translation>&lt;b&gt;Trabajadores&lt;/b&gt;: cada uno te deja tomar un dado en un turno de Trabajo, y no se gasta con ello. Se gastan al construir. Vuelven a la reserva.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cats&lt;/b&gt;: each turns one die up or down by 1, and some gods ask for one. They go back to the supply.</source>
        <translation>&lt;b&gt;Gatos&lt;/b&gt;: cada uno sube o baja un dado en 1, y algunas divinidades piden uno. Vuelven a la reserva.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone dice&lt;/b&gt;: at the start of a Work turn they leave your board for the quarry, where anybody may roll them. Built on a pyramid they stay for good.</source>
        <translation>&lt;b&gt;Dados de Piedra&lt;/b&gt;: al empezar un turno de Trabajo pasan de tu tablero a la Cantera, donde cualquiera puede tirarlos. Construidos en una pirámide se quedan para siempre.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;supply&lt;/b&gt; is what nobody has yet. The &lt;b&gt;quarry&lt;/b&gt; holds the dice that are rolled: four Prayer dice and the Stone dice that have come into play.</source>
        <translation>La &lt;b&gt;reserva&lt;/b&gt; es lo que nadie tiene aún. En la &lt;b&gt;Cantera&lt;/b&gt; están los dados que se tiran: cuatro de Plegaria y los de Piedra que han entrado en juego.</translation>
    </message>
    <message>
        <source>Where a resource has to be given or chosen, it must be one that you have, or one that the supply has.</source>
        <translation>Cuando hay que dar o elegir un recurso, debe ser uno que tengas, o uno que haya en la reserva.</translation>
    </message>
    <message>
        <source>Now and then something must be settled first: paying part by part, choosing a resource, giving up what does not fit, rolling the chosen dice, or the question of the Pearl Scarab.</source>
        <translation>A veces hay que resolver algo antes: pagar por partes, elegir un recurso, renunciar a lo que no cabe, tirar los dados elegidos, o la pregunta del Escarabajo de Perla.</translation>
    </message>
    <message>
        <source>Your project: only you see it until the end.</source>
        <translation>Tu proyecto: hasta el final solo lo ves tú.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: boards and what is on them, scarabs, gods, dice, Rest tiles, the pyramids, and the gods that were discarded.</source>
        <translation>Casi todo está a la vista: los tableros y lo que hay en ellos, los escarabajos, las divinidades, los dados, las fichas de Descanso, las pirámides y las divinidades descartadas.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;projects&lt;/b&gt; of the others. They are turned up when the match is over. When you play alone, all projects lie open.</source>
        <translation>Los &lt;b&gt;proyectos&lt;/b&gt; de los demás. Se descubren cuando termina la partida. Si juegas en solitario, todos los proyectos están a la vista.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;deck&lt;/b&gt; of gods, and the gods that were put away before the match.</source>
        <translation>El &lt;b&gt;mazo&lt;/b&gt; de divinidades y las que se apartaron antes de la partida.</translation>
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
    <message>
        <source>Go on learning it</source>
        <translation>Seguir aprendiéndolo</translation>
    </message>
    <message>
        <source>Learn it again by playing</source>
        <translation>Aprenderlo otra vez jugando</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Aprenderlo jugando</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>The final scoring</source>
        <translation>El recuento final</translation>
    </message>
    <message>
        <source>The match is ready to be shared.</source>
        <translation>La partida está lista para compartir.</translation>
    </message>
    <message>
        <source>The match was copied. Paste it wherever you like.</source>
        <translation>La partida se ha copiado. Pégala donde quieras.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Learn %1 in five minutes</source>
        <translation>Aprende %1 en cinco minutos</translation>
    </message>
    <message>
        <source>The scribe goes on where you left.</source>
        <translation>El escriba sigue donde lo dejaste.</translation>
    </message>
    <message>
        <source>A scribe shows you, move by move, at the real table.</source>
        <translation>Un escriba te guía, jugada a jugada, en la mesa de verdad.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Undo your last move?</source>
        <translation>¿Deshacer tu última jugada?</translation>
    </message>
    <message>
        <source>What was answered since is undone with it. From then on this match is practice: it does not count in your statistics.</source>
        <translation>Con ella se deshace también lo que vino después. Desde entonces la partida es práctica: no cuenta en tus estadísticas.</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>Pass for this round?</source>
        <translation>¿Pasar esta ronda?</translation>
    </message>
    <message>
        <source>Keep no card?</source>
        <translation>¿No guardar ninguna carta?</translation>
    </message>
    <message>
        <source>Build nothing at %1?</source>
        <translation>¿No construir nada en %1?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>No guardar ninguna</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message numerus="yes">
        <source>Your %n remaining ship(s) will not sail in this round. The others go on without you.</source>
        <translation>
            <numerusform>El barco que te queda no zarpará en esta ronda. Los demás siguen sin ti.</numerusform>
            <numerusform>Los %n barcos que te quedan no zarparán en esta ronda. Los demás siguen sin ti.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the cards you have paid for go back.</source>
        <translation>Todas las cartas que has pagado vuelven al mazo.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) for them.</source>
        <translation>
            <numerusform>Recibes %n punto por ellas.</numerusform>
            <numerusform>Recibes %n puntos por ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ship goes home at once. It builds nothing here, and brings no points for this site.</source>
        <translation>Tu barco vuelve a casa enseguida. Aquí no construye nada y no da puntos por esta obra.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)?</source>
        <translation>
            <numerusform>¿Robar %n carta?</numerusform>
            <numerusform>¿Robar %n cartas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n stone(s). Cards that have been seen cannot be given back.</source>
        <translation>
            <numerusform>Pagas %n piedra. Las cartas vistas no se pueden devolver.</numerusform>
            <numerusform>Pagas %n piedras. Las cartas vistas no se pueden devolver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Robar %n carta</numerusform>
            <numerusform>Robar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>God</name>
    <message>
        <source>Atum</source>
        <translation>Atum</translation>
    </message>
    <message>
        <source>Shu</source>
        <translation>Shu</translation>
    </message>
    <message>
        <source>Tefnut</source>
        <translation>Tefnut</translation>
    </message>
    <message>
        <source>Geb</source>
        <translation>Geb</translation>
    </message>
    <message>
        <source>Nut</source>
        <translation>Nut</translation>
    </message>
    <message>
        <source>Osiris</source>
        <translation>Osiris</translation>
    </message>
    <message>
        <source>Seth</source>
        <translation>Seth</translation>
    </message>
    <message>
        <source>Isis</source>
        <translation>Isis</translation>
    </message>
    <message>
        <source>Nephthys</source>
        <translation>Nephthys</translation>
    </message>
    <message>
        <source>Horus</source>
        <translation>Horus</translation>
    </message>
    <message>
        <source>Khnum</source>
        <translation>Khnum</translation>
    </message>
    <message>
        <source>Satis</source>
        <translation>Satis</translation>
    </message>
    <message>
        <source>Anuket</source>
        <translation>Anuket</translation>
    </message>
    <message>
        <source>Amon</source>
        <translation>Amón</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>Aton</source>
        <translation>Atón</translation>
    </message>
    <message>
        <source>Bastet</source>
        <translation>Bastet</translation>
    </message>
    <message>
        <source>Bes</source>
        <translation>Bes</translation>
    </message>
    <message>
        <source>Hapy</source>
        <translation>Hapy</translation>
    </message>
    <message>
        <source>Hathor</source>
        <translation>Hathor</translation>
    </message>
    <message>
        <source>Heh</source>
        <translation>Heh</translation>
    </message>
    <message>
        <source>Heka</source>
        <translation>Heka</translation>
    </message>
    <message>
        <source>Khepri</source>
        <translation>Khepri</translation>
    </message>
    <message>
        <source>Khonsu</source>
        <translation>Khonsu</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Mertseger</source>
        <translation>Mertseger</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Montu</source>
        <translation>Montu</translation>
    </message>
    <message>
        <source>Mut</source>
        <translation>Mut</translation>
    </message>
    <message>
        <source>Neith</source>
        <translation>Neith</translation>
    </message>
    <message>
        <source>Ptah</source>
        <translation>Ptah</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>Sekhmet</source>
        <translation>Sekhmet</translation>
    </message>
    <message>
        <source>Serket</source>
        <translation>Serket</translation>
    </message>
    <message>
        <source>Seshat</source>
        <translation>Seshat</translation>
    </message>
    <message>
        <source>Sobek</source>
        <translation>Sobek</translation>
    </message>
    <message>
        <source>Sopdet</source>
        <translation>Sopdet</translation>
    </message>
    <message>
        <source>Thoth</source>
        <translation>Thoth</translation>
    </message>
</context>
<context>
    <name>GodPage</name>
    <message>
        <source>All your gods of the Ennead lie in one stack, and count as one god for upkeep, for Aton and for the Quartz Scarab.</source>
        <translation>Todas tus divinidades de la Enéada forman una sola pila, y cuentan como una divinidad para el culto, para Atón y para el Escarabajo de Cuarzo.</translation>
    </message>
    <message>
        <source>You use the die while you pay, for anything that a Prayer die of that value could pay for. It is never built.</source>
        <translation>El dado se usa en el momento de pagar, para todo lo que pudiera pagar un dado de Plegaria de ese valor. Nunca se construye.</translation>
    </message>
    <message>
        <source>Cats, the Golden Cat and Amon cannot change it, and it cannot be rolled again.</source>
        <translation>Los Gatos, el Gato de oro y Amón no pueden cambiarlo, y no se puede volver a tirar.</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Coste: %1</translation>
    </message>
</context>
<context>
    <name>GodRow</name>
    <message>
        <source>%1, costs %2</source>
        <translation>%1, cuesta %2</translation>
    </message>
    <message>
        <source>you can pay it</source>
        <translation>puedes pagarla</translation>
    </message>
</context>
<context>
    <name>GodSheet</name>
    <message>
        <source>In the row</source>
        <translation>En la fila</translation>
    </message>
    <message>
        <source>Your god</source>
        <translation>Tu divinidad</translation>
    </message>
    <message>
        <source>A god</source>
        <translation>Una divinidad</translation>
    </message>
    <message>
        <source>The more gods of the Ennead you have, the more Fame they bring at the end.</source>
        <translation>Cuantas más divinidades de la Enéada tengas, más Fama dan al final.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Take it free</source>
        <translation>Tomar gratis</translation>
    </message>
    <message>
        <source>Pray</source>
        <translation>Rezar</translation>
    </message>
    <message>
        <source>Use the power</source>
        <translation>Usar el poder</translation>
    </message>
    <message>
        <source>uses your chosen dice first</source>
        <translation>primero los dados elegidos</translation>
    </message>
    <message>
        <source>Borrow for 1 die</source>
        <translation>Tomar prestada por 1 dado</translation>
    </message>
    <message>
        <source>Replace for 1 die</source>
        <translation>Sustituir (1 dado)</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>You give: %1.</source>
        <translation>Das: %1.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>No se puede deshacer.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>¿Sustituir a %1?</translation>
    </message>
    <message>
        <source>%1 goes and another god comes.</source>
        <translation>%1 se va y llega otra divinidad.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Sustituir a %1</translation>
    </message>
    <message>
        <source>Call on %1?</source>
        <translation>¿Invocar a %1?</translation>
    </message>
    <message>
        <source>A new die is rolled at once.</source>
        <translation>Se tira enseguida un dado nuevo.</translation>
    </message>
    <message>
        <source>Call on %1</source>
        <translation>Invocar a %1</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Pass the phone to %1</source>
        <translation>Pasa el teléfono a %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>What is secret stays hidden until then.</source>
        <translation>Lo secreto sigue oculto hasta entonces.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
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
        <translation>Ficha oculta</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Girar ficha</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>It is the only move there is.</source>
        <translation>Es la única jugada que hay.</translation>
    </message>
    <message>
        <source>It nearly decides the match: you win %1 of 100 games like this.</source>
        <translation>La partida está casi decidida: en una posición así ganas %1 de cada 100 veces.</translation>
    </message>
    <message>
        <source>Others are as good: none of them wins more often.</source>
        <translation>Otras son igual de buenas: ninguna gana más a menudo.</translation>
    </message>
    <message>
        <source>It brings you more points than the next best, about %1.</source>
        <translation>Te da más puntos que la segunda opción: cerca de %1.</translation>
    </message>
    <message>
        <source>It brings you more points, about %1, and your strongest rival fewer, about %2.</source>
        <translation>Te da más puntos, cerca de %1, y menos a tu rival más fuerte, cerca de %2.</translation>
    </message>
    <message>
        <source>It brings no more points now, but leaves you in a better position than the second choice.</source>
        <translation>Ahora no da más puntos, pero te deja en mejor posición que la segunda opción.</translation>
    </message>
    <message>
        <source>Your strongest rival scores fewer points, about %1.</source>
        <translation>Tu rival más fuerte gana menos puntos: cerca de %1.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>%1 %2 %3</source>
        <comment>who advises, what, why</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1, in your place:</source>
        <translation>%1, en tu lugar:</translation>
    </message>
    <message>
        <source>%1 looks at your position.</source>
        <translation>%1 mira tu posición.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
</context>
<context>
    <name>HistoryDrawer</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Volver a la partida</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Import a match</source>
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
        <translation>Great Architects</translation>
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
    <name>HomeMatches</name>
    <message>
        <source>With friends</source>
        <translation>Con amigos</translation>
    </message>
    <message>
        <source>All matches with friends</source>
        <translation>Todas las partidas con amigos</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Great Architects</source>
        <translation>Great Architects</translation>
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
        <source>Import a match</source>
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
        <source>Import</source>
        <translation>Importar</translation>
    </message>
</context>
<context>
    <name>InviteScreen</name>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n día por turno</numerusform>
            <numerusform>%n días por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sin límite de tiempo</translation>
    </message>
    <message>
        <source>kept for you</source>
        <translation>reservado para ti</translation>
    </message>
    <message>
        <source>that is you</source>
        <translation>eres tú</translation>
    </message>
    <message>
        <source>An Architect, level %1</source>
        <translation>Un Arquitecto, nivel %1</translation>
    </message>
    <message>
        <source>has been asked</source>
        <translation>invitación enviada</translation>
    </message>
    <message>
        <source>for anyone who has the code</source>
        <translation>para quien tenga el código</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>está aquí</translation>
    </message>
    <message>
        <source>This match was cancelled.</source>
        <translation>Esta partida se ha anulado.</translation>
    </message>
    <message>
        <source>All are here: the match has begun.</source>
        <translation>Ya no falta nadie: la partida ha empezado.</translation>
    </message>
    <message>
        <source>You are invited: %1</source>
        <translation>Tienes una invitación: %1</translation>
    </message>
    <message>
        <source>Send your friends this code</source>
        <translation>Envía este código a tus amigos</translation>
    </message>
    <message>
        <source>Waiting for those who were asked</source>
        <translation>Esperando a los invitados</translation>
    </message>
    <message>
        <source>They tap the link, or choose “With friends” and “Enter a code”. You may leave this page: the match waits.</source>
        <translation>Tocan el enlace, o eligen «Con amigos» e «Introducir un código». Puedes salir de esta página: la partida espera.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Cancel the match</source>
        <translation>Anular la partida</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>Cancel the match?</source>
        <translation>¿Anular la partida?</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>¿Dejar la partida?</translation>
    </message>
    <message>
        <source>The code stops working, and those who have joined are told.</source>
        <translation>El código deja de valer, y se avisa a quienes se han unido.</translation>
    </message>
    <message>
        <source>Your seat is free again.</source>
        <translation>Tu sitio queda libre de nuevo.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarme</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>Enter a code</source>
        <translation>Introducir un código</translation>
    </message>
    <message>
        <source>The code your friend sent you</source>
        <translation>El código que te envió tu amigo</translation>
    </message>
    <message>
        <source>Six letters. Small letters, spaces or the whole link also work.</source>
        <translation>Seis letras. Valen minúsculas, espacios o el enlace entero.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>There is no code in that.</source>
        <translation>Ahí no hay ningún código.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
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
        <translation>Ankh</translation>
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
        <source>sarcophagus 5</source>
        <translation>sarcófago 5</translation>
    </message>
    <message>
        <source>top 5</source>
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
    <name>KheopsEntry</name>
    <message>
        <source>2 players · tile duel</source>
        <translation>2 jugadores · duelo de fichas</translation>
    </message>
    <message>
        <source>Fill one pyramid with your rival and own its hidden networks.</source>
        <translation>Llena la pirámide con tu rival y hazte con sus redes ocultas.</translation>
    </message>
    <message>
        <source>15 turns each, about 20 minutes</source>
        <translation>15 turnos cada uno, unos 20 minutos</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your tiles stay hidden until you take it. The first player is drawn at random.</source>
        <translation>El teléfono cambia de manos en cada turno; tus fichas siguen ocultas hasta que lo tienes en la mano. Se sortea quién empieza.</translation>
    </message>
</context>
<context>
    <name>KheopsModel</name>
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
        <translation>Gira la ficha: %1.</translation>
    </message>
    <message>
        <source>Swaps pawns: %1 and %2.</source>
        <translation>Intercambia peones: %1 y %2.</translation>
    </message>
    <message>
        <source>Moves a pawn: from %1 to %2.</source>
        <translation>Mueve un peón: de la %1 a la %2.</translation>
    </message>
    <message>
        <source>Adds a tile at %1: %2.</source>
        <translation>Añade una ficha, %1: %2.</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>Place a pawn on a tile.</source>
        <translation>Coloca un peón en una ficha.</translation>
    </message>
    <message>
        <source>Add a tile to the pyramid.</source>
        <translation>Añade una ficha a la pirámide.</translation>
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
        <source>Viewing an earlier move</source>
        <translation>Estás viendo una jugada anterior</translation>
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
            <numerusform>Se une a una red de %n ficha.</numerusform>
            <numerusform>Se une a una red de %n fichas.</numerusform>
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
        <source>The seed was copied.</source>
        <translation>Semilla copiada.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
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
        <translation>ankhs ocupados, al cuadrado: %1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n punto para ti</numerusform>
            <numerusform>%n puntos para ti</numerusform>
        </translation>
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
        <translation>Toca la ficha para seguir girándola.</translation>
    </message>
    <message>
        <source>This tile looks the same all round.</source>
        <translation>Esta ficha es igual por todos lados.</translation>
    </message>
    <message>
        <source>Drag one there, or tap it and then the tile.</source>
        <translation>Arrastra uno, o tócalo y después la ficha.</translation>
    </message>
    <message>
        <source>Drag it there, or tap it and then the place.</source>
        <translation>Arrástrala, o tócala y después la casilla.</translation>
    </message>
    <message>
        <source>Tap one of the framed tiles.</source>
        <translation>Toca una de las fichas enmarcadas.</translation>
    </message>
    <message>
        <source>Drag a ringed pawn, or tap it first.</source>
        <translation>Arrastra un peón con anillo, o tócalo primero.</translation>
    </message>
    <message>
        <source>Which pawn goes here?</source>
        <translation>¿Qué peón pones aquí?</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>¿Dónde va?</translation>
    </message>
    <message>
        <source>Which tile goes here?</source>
        <translation>¿Qué ficha pones aquí?</translation>
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
        <source>The tiles of both of you stay hidden until then.</source>
        <translation>Las fichas de ambos siguen ocultas hasta entonces.</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Si la partida acabara ahora</translation>
    </message>
</context>
<context>
    <name>Labelled</name>
    <message>
        <source>%1: %2</source>
        <comment>a name, what belongs to it</comment>
        <translation>%1: %2</translation>
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
    <name>Lesson</name>
    <message>
        <source>Your first turn</source>
        <translation>Tu primer turno</translation>
    </message>
    <message>
        <source>You and Snefru build one pyramid together. Whoever owns the better networks of rooms in it wins.</source>
        <translation>Construyes una pirámide junto con Snefru. Gana quien posee en ella las mejores redes de salas.</translation>
    </message>
    <message>
        <source>A turn begins with a pawn. Put a Worker on this room: drag him there, or tap him, then the room.</source>
        <translation>Un turno empieza con un peón. Pon un Trabajador en esta sala: arrástralo, o tócalo y después la sala.</translation>
    </message>
    <message>
        <source>You could. But let us begin with a Worker in the ringed room.</source>
        <translation>Podrías. Pero empecemos con un Trabajador en la sala marcada.</translation>
    </message>
    <message>
        <source>Score shows what everything would be worth if the match ended now. Open it.</source>
        <translation>«Puntos» muestra cuánto valdría todo si la partida acabara ahora. Ábrelo.</translation>
    </message>
    <message>
        <source>Ten points, line by line. You can look at any time. Close the page again.</source>
        <translation>Diez puntos, línea a línea. Puedes mirarlo siempre. Cierra de nuevo la página.</translation>
    </message>
    <message>
        <source>It would fit there too. Lay the ringed tile where it joins your network.</source>
        <translation>También cabría ahí. Pon la ficha marcada donde se une a tu red.</translation>
    </message>
    <message>
        <source>Signs on the tiles</source>
        <translation>Los símbolos de las fichas</translation>
    </message>
    <message>
        <source>Six rooms, and five more for the longest network, all doubled: 22. But Snefru&apos;s Worker stands in it.</source>
        <translation>Seis salas, y cinco más por la red más larga, todo duplicado: 22. Pero dentro está el Trabajador de Snefru.</translation>
    </message>
    <message>
        <source>One pawn each is a tie, and nobody scores. Send a second Worker, onto this sign.</source>
        <translation>Un peón cada uno es empate, y nadie puntúa. Envía un segundo Trabajador, a este símbolo.</translation>
    </message>
    <message>
        <source>A Worker on the ringed sign breaks the tie and does something more.</source>
        <translation>Un Trabajador en el símbolo marcado rompe el empate y hace algo más.</translation>
    </message>
    <message>
        <source>You gained a sarcophagus. One adds five, two of one colour add fifteen, any other mixture nothing.</source>
        <translation>Has ganado un sarcófago. Uno suma cinco, dos del mismo color quince, cualquier otra combinación nada.</translation>
    </message>
    <message>
        <source>Mummy, Priest and Pharaoh</source>
        <translation>Momia, Sacerdote y Faraón</translation>
    </message>
    <message>
        <source>Snefru has evened it out again. Your Mummy may take a Worker&apos;s place: play it there.</source>
        <translation>Snefru ha vuelto a empatar. Tu Momia puede ocupar el lugar de un Trabajador: juégala ahí.</translation>
    </message>
    <message>
        <source>Not now: only the Mummy takes the place of his Worker.</source>
        <translation>Ahora no: solo la Momia ocupa el lugar de su Trabajador.</translation>
    </message>
    <message>
        <source>His Worker goes back to his supply. Lay this corridor here, joined to your network.</source>
        <translation>Su Trabajador vuelve a su reserva. Pon aquí este pasadizo, unido a tu red.</translation>
    </message>
    <message>
        <source>Careful: to the left lies a curse, which makes a whole network worthless. Turn the corridor away from it.</source>
        <translation>Cuidado: a la izquierda hay una maldición, que anula toda la red. Gira el pasadizo hacia otro lado.</translation>
    </message>
    <message>
        <source>Put the Priest on this ankh. Ankhs you hold are squared: one is one point, two are four, three are nine.</source>
        <translation>Pon al Sacerdote en este ankh. Los ankhs que ocupas se elevan al cuadrado: uno vale uno, dos cuatro, tres nueve.</translation>
    </message>
    <message>
        <source>This is the Priest&apos;s moment: he belongs on the ringed ankh.</source>
        <translation>Es el momento del Sacerdote: su sitio es el ankh marcado.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a pawn back, as long as nothing new was revealed. Try it.</source>
        <translation>¿Lo piensas mejor? «Deshacer» recupera el peón mientras no se haya revelado nada nuevo. Pruébalo.</translation>
    </message>
    <message>
        <source>And put him there again.</source>
        <translation>Y ponlo ahí otra vez.</translation>
    </message>
    <message>
        <source>The Priest belongs on the ringed ankh.</source>
        <translation>El Sacerdote va en el ankh marcado.</translation>
    </message>
    <message>
        <source>What is this tile? Hold your finger on it, or open the rules in the menu, and its page tells you.</source>
        <translation>¿Qué es esta ficha? Mantén el dedo sobre ella, o abre las reglas en el menú, y su página lo dice.</translation>
    </message>
    <message>
        <source>What counts in the end</source>
        <translation>Lo que cuenta al final</translation>
    </message>
    <message>
        <source>Other signs let you swap a pawn with his, or move one of your own. They too must be used.</source>
        <translation>Otros símbolos te dejan intercambiar un peón con el suyo o mover uno tuyo. También hay que usarlos.</translation>
    </message>
    <message>
        <source>The network that reaches the top gets five more, and so does the longest. Both are doubled if it is closed.</source>
        <translation>La red que llega a la cima gana cinco más, y también la más larga. Si está cerrada, todo se duplica.</translation>
    </message>
    <message>
        <source>The match ends when the last place is filled. Keep a tile that fits: the last ones close a network, or curse it.</source>
        <translation>La partida acaba al llenarse el último lugar. Guarda una ficha que encaje: las últimas cierran una red o la maldicen.</translation>
    </message>
    <message>
        <source>Not sure what to do? The lamp asks an Architect, and he says why. Try it.</source>
        <translation>¿No sabes qué hacer? La lámpara pregunta a un Arquitecto, que también dice por qué. Pruébala.</translation>
    </message>
    <message>
        <source>Now it is a real match: finish it against Snefru. Hints and rules stay with you. Good luck!</source>
        <translation>Ahora es una partida de verdad: acábala contra Snefru. Consejos y reglas siguen contigo. ¡Suerte!</translation>
    </message>
    <message>
        <source>Pairs in the wall</source>
        <translation>Parejas en el muro</translation>
    </message>
    <message>
        <source>Cards fall into a wall of eight shafts. Where two animals of a kind meet, a researcher of yours may go.</source>
        <translation>Las cartas caen en un muro de ocho ranuras. Donde se encuentran dos animales iguales puede ir un investigador tuyo.</translation>
    </message>
    <message>
        <source>This card shows an ibis above a camel. Choose it, hold it over the ringed shaft, and see its pair. Then drop it.</source>
        <translation>Esta carta tiene un ibis sobre un camello. Elígela, sostenla sobre la ranura marcada, mira su pareja y suéltala.</translation>
    </message>
    <message>
        <source>No pair would come of that. The camel in the ringed shaft waits for another one.</source>
        <translation>Así no saldría esa pareja. El camello de la ranura marcada espera a otro.</translation>
    </message>
    <message>
        <source>Two camels meet: your researcher went to their pillar, and a scarab lies beside him.</source>
        <translation>Dos camellos se encuentran: tu investigador fue a su columna, con un escarabajo al lado.</translation>
    </message>
    <message>
        <source>Neighbours across a corner count too. This card makes two pairs at once: drop it here.</source>
        <translation>También cuentan los vecinos en diagonal. Esta carta forma dos parejas a la vez: suéltala aquí.</translation>
    </message>
    <message>
        <source>That is not all this card can do. In the ringed shaft it meets an ibis and a crocodile.</source>
        <translation>Esta carta puede hacer más. En la ranura marcada encuentra un ibis y un cocodrilo.</translation>
    </message>
    <message>
        <source>The sarcophagus is yours. What lies in it only you know; the more eyes on it, the more it is worth.</source>
        <translation>El sarcófago es tuyo. Solo tú sabes qué contiene; cuantos más ojos tiene, más vale.</translation>
    </message>
    <message>
        <source>Your secret pharaoh: seven points if your researcher stands at the pillar of this animal when the match ends.</source>
        <translation>Tu faraón secreto: siete puntos si al acabar la partida tu investigador está en la columna de este animal.</translation>
    </message>
    <message>
        <source>Score shows what everybody has, as far as you may know. Open it.</source>
        <translation>«Puntos» muestra lo que tiene cada uno, hasta donde puedes saberlo. Ábrelo.</translation>
    </message>
    <message>
        <source>When the wall is full, the scarabs at your pillars come together: any three of them open one more sarcophagus.</source>
        <translation>Cuando el muro está lleno, los escarabajos de tus columnas se juntan: cada tres abren otro sarcófago.</translation>
    </message>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Los ojos de la Esfinge</translation>
    </message>
    <message>
        <source>In this variant animals see each other along a row, a shaft or a diagonal, however far apart they are.</source>
        <translation>En esta variante los animales se ven a lo largo de una fila, una ranura o una diagonal, a cualquier distancia.</translation>
    </message>
    <message>
        <source>This snake sees the one at the far end of its row. Drop it here.</source>
        <translation>Esta serpiente ve a la del otro extremo de su fila. Suéltala aquí.</translation>
    </message>
    <message>
        <source>From there it does not see the snake at the far end. Choose the ringed shaft.</source>
        <translation>Desde ahí no ve a la serpiente del otro extremo. Elige la ranura marcada.</translation>
    </message>
    <message>
        <source>It counts as if they touched. Where two of a kind stand in the line already, a third sees nothing.</source>
        <translation>Cuenta como si se tocaran. Donde ya hay dos iguales en la línea, un tercero no ve nada.</translation>
    </message>
    <message>
        <source>Ships on the Nile</source>
        <translation>Barcos en el Nilo</translation>
    </message>
    <message>
        <source>For five rounds you and Snefru send ships down the Nile, for stones, grain and workers. With those you build.</source>
        <translation>Durante cinco rondas envías, como Snefru, barcos por el Nilo en busca de piedras, grano y trabajadores. Con ellos se construye.</translation>
    </message>
    <message>
        <source>Cards lie along the Nile, and camps and building sites. Drag it to see more, or take two fingers.</source>
        <translation>Junto al Nilo hay cartas, campamentos y obras. Arrástralo para ver más, o usa dos dedos.</translation>
    </message>
    <message>
        <source>A ship takes what lies where it moors. This quarry gives three stones in every round: tap it, then Moor here.</source>
        <translation>Un barco toma lo que hay donde amarra. Esta cantera da tres piedras en cada ronda: tócala y luego «Amarrar aquí».</translation>
    </message>
    <message>
        <source>Not this time. Send your first ship to the ringed quarry.</source>
        <translation>Esta vez no. Envía tu primer barco a la cantera marcada.</translation>
    </message>
    <message>
        <source>You have passed Ombos. Can you still go back there? Tap it, and read why not.</source>
        <translation>Has pasado Ombos. ¿Puedes volver allí? Tócala y lee por qué no.</translation>
    </message>
    <message>
        <source>Downstream only: think before you pass something by. This camp makes two workers stronger. Go there.</source>
        <translation>Solo río abajo: piénsalo antes de pasar de largo. Este campamento hace más fuertes a dos trabajadores. Ve allí.</translation>
    </message>
    <message>
        <source>The ringed camp first: strong workers build more.</source>
        <translation>Primero el campamento marcado: los trabajadores fuertes construyen más.</translation>
    </message>
    <message>
        <source>Strong workers eat more. You need seven grain now, and your field gives only six.</source>
        <translation>Los trabajadores fuertes comen más. Ahora necesitas siete de grano, y tu campo solo da seis.</translation>
    </message>
    <message>
        <source>This yellow field gives five more. Send a ship there, and watch your grain.</source>
        <translation>Este campo amarillo da cinco más. Envía un barco y mira tu grano.</translation>
    </message>
    <message>
        <source>Grain comes first: take the ringed field.</source>
        <translation>Primero el grano: toma el campo marcado.</translation>
    </message>
    <message>
        <source>The flood, and places to build</source>
        <translation>La crecida, y sitios para construir</translation>
    </message>
    <message>
        <source>Snefru has lowered the flood. Only green fields get water now: your yellow one is dry, and grain is short.</source>
        <translation>Snefru ha bajado la crecida. Ahora solo los campos verdes tienen agua: el amarillo está seco y falta grano.</translation>
    </message>
    <message>
        <source>We will answer that. First a place to build: send a ship to Abydos, where the Sphinx is.</source>
        <translation>Ya responderemos. Primero un sitio para construir: envía un barco a Abydos, donde está la Esfinge.</translation>
    </message>
    <message>
        <source>Abydos comes first on your way down.</source>
        <translation>Abydos viene primero río abajo.</translation>
    </message>
    <message>
        <source>At Amarna Snefru came first and will build first. One place is left: take it.</source>
        <translation>A Amarna llegó antes Snefru y construirá primero. Queda un amarre: tómalo.</translation>
    </message>
    <message>
        <source>Take the second place at Amarna, before it is too late.</source>
        <translation>Toma el segundo amarre en Amarna, antes de que sea tarde.</translation>
    </message>
    <message>
        <source>Snefru passes: he sends no more ships in this round. You could pass as well. But Giza is still free: go there.</source>
        <translation>Snefru pasa: no envía más barcos en esta ronda. Tú también podrías pasar. Pero Giza sigue libre: ve allí.</translation>
    </message>
    <message>
        <source>A third site is worth more than that. Go to Giza.</source>
        <translation>Una tercera obra vale más. Ve a Giza.</translation>
    </message>
    <message>
        <source>Now the answer. Whoever sails to Heliopolis may move the flood: send a ship there.</source>
        <translation>Ahora la respuesta. Quien navega a Heliópolis puede mover la crecida: envía allí un barco.</translation>
    </message>
    <message>
        <source>Your yellow field is still dry. Only Heliopolis helps.</source>
        <translation>Tu campo amarillo sigue seco. Solo ayuda Heliópolis.</translation>
    </message>
    <message>
        <source>Raise it to the middle, where green and yellow fields get water.</source>
        <translation>Súbela al nivel medio: así tienen agua los campos verdes y amarillos.</translation>
    </message>
    <message>
        <source>If the flood stays low, your yellow field stays dry. Choose the middle.</source>
        <translation>Si la crecida sigue baja, tu campo amarillo sigue seco. Elige media.</translation>
    </message>
    <message>
        <source>Workers and the Sphinx</source>
        <translation>Los trabajadores y la Esfinge</translation>
    </message>
    <message>
        <source>All your workers ate. Every grain too few would have cost three points. And your quarries brought six stones.</source>
        <translation>Todos tus trabajadores comieron. Cada grano de menos habría costado tres puntos. Y tus canteras dieron seis piedras.</translation>
    </message>
    <message>
        <source>Now the sites are built on, one after the other. At Abydos put your black worker to work: strength two.</source>
        <translation>Ahora se construye, obra tras obra. En Abydos pon a trabajar al trabajador negro: fuerza dos.</translation>
    </message>
    <message>
        <source>Take the black worker here. We need the others elsewhere.</source>
        <translation>Usa aquí al trabajador negro. Los otros hacen falta en otra parte.</translation>
    </message>
    <message>
        <source>Strength two and two stones: that buys a look at two Sphinx cards.</source>
        <translation>Fuerza dos y dos piedras: así puedes mirar dos cartas de Esfinge.</translation>
    </message>
    <message>
        <source>Look at two: for more your worker is too weak, with one you have no choice.</source>
        <translation>Mira dos: para más, tu trabajador es demasiado débil; con una no hay elección.</translation>
    </message>
    <message>
        <source>Keep this one: a secret task that counts at the end. The other goes back, for one point.</source>
        <translation>Guarda esta: una tarea secreta que cuenta al final. La otra vuelve, por un punto.</translation>
    </message>
    <message>
        <source>You could. But the ringed card fits what you build next.</source>
        <translation>Podrías. Pero la carta marcada encaja con lo que vas a construir.</translation>
    </message>
    <message>
        <source>Obelisk, tombs and pyramid</source>
        <translation>Obelisco, tumbas y pirámide</translation>
    </message>
    <message>
        <source>Snefru has built at Amarna. Your turn there: the blue worker, and the foreman helps him. Tap both.</source>
        <translation>Snefru ha construido en Amarna. Ahora tú: el trabajador azul, y el capataz le ayuda. Toca a los dos.</translation>
    </message>
    <message>
        <source>The blue worker begins, then the foreman joins him.</source>
        <translation>Empieza el trabajador azul; luego se une el capataz.</translation>
    </message>
    <message>
        <source>The obelisk grows upwards. A stone costs the number on it and brings as many points. Set the next two.</source>
        <translation>El obelisco crece hacia arriba. Una piedra cuesta su número y da otros tantos puntos. Pon las dos siguientes.</translation>
    </message>
    <message>
        <source>Your Sphinx card wants four stones in the obelisk. Set two of them now.</source>
        <translation>Tu carta de Esfinge pide cuatro piedras en el obelisco. Pon dos ahora.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a stone back, until you finish. Try it.</source>
        <translation>¿Lo piensas mejor? «Deshacer» recupera la piedra hasta que termines. Pruébalo.</translation>
    </message>
    <message>
        <source>And set it again.</source>
        <translation>Y ponla otra vez.</translation>
    </message>
    <message>
        <source>The stone belongs on the obelisk.</source>
        <translation>La piedra va en el obelisco.</translation>
    </message>
    <message>
        <source>Take the first tomb as well. It costs two stones, brings two points, and counts once more at the end.</source>
        <translation>Toma también la primera tumba. Cuesta dos piedras, da dos puntos y vuelve a contar al final.</translation>
    </message>
    <message>
        <source>You have strength and stones left for the ringed tomb.</source>
        <translation>Aún tienes fuerza y piedras para la tumba marcada.</translation>
    </message>
    <message>
        <source>Whoever builds at Amarna goes one step on a track. Choose the quarry: its end brings stones. Then finish.</source>
        <translation>Quien construye en Amarna avanza un paso en una pista. Elige la cantera: su final da piedras. Luego termina.</translation>
    </message>
    <message>
        <source>Choose the quarry track, then finish.</source>
        <translation>Elige la pista de cantera y termina.</translation>
    </message>
    <message>
        <source>At Giza only the yellow worker is left. Put him to work.</source>
        <translation>En Giza solo queda el trabajador amarillo. Ponlo a trabajar.</translation>
    </message>
    <message>
        <source>A weak worker is better than none: the yellow one.</source>
        <translation>Mejor un trabajador débil que ninguno: el amarillo.</translation>
    </message>
    <message>
        <source>Lay a stone of the pyramid. Whoever has most stones on a full floor gets a point for each of them.</source>
        <translation>Pon una piedra de la pirámide. Quien tenga más piedras en un piso completo recibe un punto por cada una.</translation>
    </message>
    <message>
        <source>The ringed stone lies at the bottom of the pyramid. Begin there.</source>
        <translation>La piedra marcada está en la base de la pirámide. Empieza ahí.</translation>
    </message>
    <message>
        <source>That was all your strength. Finish, and see what the round has brought.</source>
        <translation>Esa era toda tu fuerza. Termina y mira qué trajo la ronda.</translation>
    </message>
    <message>
        <source>Nothing more can be built. Finish.</source>
        <translation>No se puede construir más. Termina.</translation>
    </message>
    <message>
        <source>Ships at three sites brought six points more. Two sites bring three, one site brings one.</source>
        <translation>Los barcos en tres obras dieron seis puntos más. Dos obras dan tres, una da uno.</translation>
    </message>
    <message>
        <source>Snefru has fewer points, so he goes first in the next round. That helps whoever is behind.</source>
        <translation>Snefru tiene menos puntos, así que empieza la próxima ronda. Eso ayuda a quien va detrás.</translation>
    </message>
    <message>
        <source>This line shows the round and its seven phases. Hold your finger on it, and its page opens.</source>
        <translation>Esta línea muestra la ronda y sus siete fases. Mantén el dedo sobre ella y se abre su página.</translation>
    </message>
    <message>
        <source>Tombs, stones left over and Sphinx cards are counted after five rounds. Then whoever has most points wins.</source>
        <translation>Las tumbas, las piedras sobrantes y las cartas de Esfinge cuentan tras cinco rondas. Gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>Some Nile cards help you always, some just once, some at once. Hold one to read it.</source>
        <translation>Unas cartas del Nilo ayudan siempre, otras una sola vez, otras al momento. Mantén pulsada una para leerla.</translation>
    </message>
    <message>
        <source>This sign is a curse: the network it lies in is worth nothing, whoever owns it. Keep yours away.</source>
        <translation>Este símbolo es una maldición: la red en la que está no vale nada, sea de quien sea. Mantén lejos la tuya.</translation>
    </message>
    <message>
        <source>That is the whole game. Two short chapters about its variants follow; you may skip them in the menu of the scribe.</source>
        <translation>Ya conoces todo el juego. Siguen dos capítulos cortos sobre sus variantes; puedes saltarlos en el menú del escriba.</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La maldición del Faraón</translation>
    </message>
    <message>
        <source>Another variant, in the middle of a match: curses lie in the pile, with a snake on their back.</source>
        <translation>Otra variante, en medio de una partida: en el mazo hay maldiciones, con una serpiente en el dorso.</translation>
    </message>
    <message>
        <source>Drop this card here. Then you draw a new one: watch what comes.</source>
        <translation>Deja caer esta carta aquí. Luego robas una nueva: mira qué sale.</translation>
    </message>
    <message>
        <source>Choose the ringed card and the ringed shaft, and see what you draw.</source>
        <translation>Elige la carta y la ranura marcadas, y mira qué robas.</translation>
    </message>
    <message>
        <source>Do not give up. Look at the bottom: mule, camel, hippo, side by side.</source>
        <translation>No te rindas. Mira abajo: mulo, camello, hipopótamo, uno al lado del otro.</translation>
    </message>
    <message>
        <source>Found: Snefru hands you his least valuable sarcophagus. Had you missed it, he would have searched next.</source>
        <translation>Encontrada: Snefru te da su sarcófago de menos valor. Si se te hubiera escapado, él habría buscado después.</translation>
    </message>
    <message>
        <source>Your first Work turn</source>
        <translation>Tu primer turno de Trabajo</translation>
    </message>
    <message>
        <source>You and Snefru pile up dice into a pyramid. Stones and gods bring Fame; more Fame wins.</source>
        <translation>Con Snefru levantas una pirámide de dados. Piedras y divinidades dan Fama; quien tenga más gana.</translation>
    </message>
    <message>
        <source>Your board: four Workers, a Cat and a Stone die. The star beside your name counts your Fame, five so far.</source>
        <translation>Tu tablero: cuatro Trabajadores, un Gato y un dado de Piedra. La estrella junto a tu nombre cuenta tu Fama: por ahora cinco.</translation>
    </message>
    <message>
        <source>A turn is Work or Rest. Let us work.</source>
        <translation>Un turno es Trabajo o Descanso. Trabajemos.</translation>
    </message>
    <message>
        <source>We rest a little later. Choose Work.</source>
        <translation>Descansaremos un poco después. Elige Trabajo.</translation>
    </message>
    <message>
        <source>Each Worker lets you roll one die. Take your Stone die and three Prayer dice: flick across the tray, or tap the button.</source>
        <translation>Cada Trabajador te deja tirar un dado. Toma tu dado de Piedra y tres de Plegaria: desliza por la bandeja o toca el botón.</translation>
    </message>
    <message>
        <source>Take the Stone die too: pyramids are built of nothing else.</source>
        <translation>Toma también el dado de Piedra: las pirámides solo se construyen con él.</translation>
    </message>
    <message>
        <source>Every die pays for one thing. Heh wants a 6 and any other die. You have that.</source>
        <translation>Cada dado paga una sola cosa. Heh pide un 6 y otro dado cualquiera. Los tienes.</translation>
    </message>
    <message>
        <source>Once a turn dice may be rolled again. A 5 would pay for Montu too: tap Reroll, then both 3s, and roll.</source>
        <translation>Una vez por turno puedes volver a tirar dados. Un 5 pagaría también a Montu: toca «Volver a tirar», los dos 3, y tira.</translation>
    </message>
    <message>
        <source>Keep the 4 and the 6. Roll both 3s again, nothing else.</source>
        <translation>Guarda el 4 y el 6. Vuelve a tirar los dos 3, nada más.</translation>
    </message>
    <message>
        <source>No 5 came. Never mind: give Heh the 6 and the 3. Tap both dice, then the button.</source>
        <translation>No salió un 5. No importa: da a Heh el 6 y el 3. Toca los dos dados y luego el botón.</translation>
    </message>
    <message>
        <source>Pay Heh, with the 6 and the 3. We need the Stone die for something else.</source>
        <translation>Paga a Heh, con el 6 y el 3. El dado de Piedra lo necesitamos para otra cosa.</translation>
    </message>
    <message>
        <source>Heh stands with you. In every Work turn he gives 1 Fame: tap him and use his power.</source>
        <translation>Heh está contigo. En cada turno de Trabajo da 1 de Fama: tócalo y usa su poder.</translation>
    </message>
    <message>
        <source>First Heh&apos;s gift: tap him and use his power.</source>
        <translation>Primero el don de Heh: tócalo y usa su poder.</translation>
    </message>
    <message>
        <source>A 4 takes two Workers to build, a 3 only one. Tap the Stone die, then Cat: it turns the die down.</source>
        <translation>Construir un 4 cuesta dos Trabajadores; un 3, solo uno. Toca el dado de Piedra y luego «Gato»: lo baja.</translation>
    </message>
    <message>
        <source>Give the Cat for the Stone die, and turn it down to 3.</source>
        <translation>Da el Gato por el dado de Piedra y bájalo a 3.</translation>
    </message>
    <message>
        <source>Build the 3 on the ringed space.</source>
        <translation>Construye el 3 en la casilla marcada.</translation>
    </message>
    <message>
        <source>One Worker is gone, three Fame came. The last die can do nothing alone: end your turn.</source>
        <translation>Se fue un Trabajador y llegaron tres de Fama. El último dado solo no sirve: acaba tu turno.</translation>
    </message>
    <message>
        <source>Nothing more can be paid. End the turn.</source>
        <translation>No se puede pagar nada más. Acaba el turno.</translation>
    </message>
    <message>
        <source>Snefru, and a Rest</source>
        <translation>Snefru, y un Descanso</translation>
    </message>
    <message>
        <source>Each of your gods needs a Worker or a Cat on your board, or one must go. You have three for one god.</source>
        <translation>Cada divinidad tuya necesita un Trabajador o un Gato en tu tablero, o una se irá. Tienes tres para una divinidad.</translation>
    </message>
    <message>
        <source>Osiris, of the Ennead. Now he rolls a Stone die: it says which Rest tile he takes. Guess its number!</source>
        <translation>Osiris, de la Enéada. Ahora tira un dado de Piedra: dice qué ficha de Descanso toma. ¡Adivina el número!</translation>
    </message>
    <message>
        <source>A 3: the third tile is his. Had none lain there, he would have built. Tap Your turn.</source>
        <translation>Un 3: la tercera ficha es suya. Si no hubiera habido ninguna, habría construido. Toca «Tu turno».</translation>
    </message>
    <message>
        <source>Few Workers are left. A Rest brings new ones: choose Rest.</source>
        <translation>Quedan pocos Trabajadores. Un Descanso trae más: elige Descanso.</translation>
    </message>
    <message>
        <source>This time we rest.</source>
        <translation>Esta vez descansamos.</translation>
    </message>
    <message>
        <source>This tile brings a Worker and a Stone die. Tap it, then take it.</source>
        <translation>Esta ficha trae un Trabajador y un dado de Piedra. Tócala y luego tómala.</translation>
    </message>
    <message>
        <source>The ringed tile brings what you need: a Worker and a stone.</source>
        <translation>La ficha marcada trae lo que necesitas: un Trabajador y un dado de Piedra.</translation>
    </message>
    <message>
        <source>It stays with you. With a third tile all three go back, and the rightmost god leaves the row.</source>
        <translation>Se queda contigo. Con la tercera ficha vuelven las tres, y la divinidad de más a la derecha deja la fila.</translation>
    </message>
    <message>
        <source>Snefru again. You took the tile at number 1. What will he do if he rolls a 1? Guess!</source>
        <translation>Otra vez Snefru. Tomaste la ficha número 1. ¿Qué hará si saca un 1? ¡Adivina!</translation>
    </message>
    <message>
        <source>It was a 1, so he built. For a 1 or a 2 he gets one Fame more. Tap Your turn.</source>
        <translation>Salió un 1 y construyó. Por un 1 o un 2 recibe uno más de Fama. Toca «Tu turno».</translation>
    </message>
    <message>
        <source>Your project</source>
        <translation>Tu proyecto</translation>
    </message>
    <message>
        <source>Your project: 1 beside 3, 2 beside 6, 4 beside 5. Each such pair brings 2 Fame at the end.</source>
        <translation>Tu proyecto: 1 junto a 3, 2 junto a 6, 4 junto a 5. Cada pareja así da 2 de Fama al final.</translation>
    </message>
    <message>
        <source>Your 3 stands in the middle. Work, and see what your stone shows.</source>
        <translation>Tu 3 está en el centro. Trabaja y mira qué muestra tu piedra.</translation>
    </message>
    <message>
        <source>Your project wants a stone: choose Work.</source>
        <translation>Tu proyecto pide una piedra: elige Trabajo.</translation>
    </message>
    <message>
        <source>Roll the Stone die and three Prayer dice.</source>
        <translation>Tira el dado de Piedra y tres dados de Plegaria.</translation>
    </message>
    <message>
        <source>Without the Stone die nothing can be built.</source>
        <translation>Sin el dado de Piedra no se construye nada.</translation>
    </message>
    <message>
        <source>There it would not stand beside your 3. Choose a space that touches it.</source>
        <translation>Ahí no estaría junto a tu 3. Elige una casilla que lo toque.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a stone back, as long as no dice were rolled and no card was drawn. Try it.</source>
        <translation>¿Lo piensas mejor? «Deshacer» recupera la piedra mientras no se tiren dados ni se roben cartas. Pruébalo.</translation>
    </message>
    <message>
        <source>And build it again.</source>
        <translation>Y constrúyela otra vez.</translation>
    </message>
    <message>
        <source>Choose a space that touches your 3.</source>
        <translation>Elige una casilla que toque tu 3.</translation>
    </message>
    <message>
        <source>Dice that help nobody bring Fame, two for one. Tap both 4s, then the button with the star.</source>
        <translation>Los dados que no sirven dan Fama, dos por uno. Toca los dos 4 y luego el botón de la estrella.</translation>
    </message>
    <message>
        <source>Give both 4s for 1 Fame.</source>
        <translation>Da los dos 4 por 1 de Fama.</translation>
    </message>
    <message>
        <source>What does a god do? Hold your finger on one, or open the rules in the menu.</source>
        <translation>¿Qué hace una divinidad? Mantén el dedo sobre una o abre las reglas en el menú.</translation>
    </message>
    <message>
        <source>On four stones in a square another one fits. Higher up a stone takes more Workers and brings more Fame.</source>
        <translation>Sobre cuatro piedras en cuadrado cabe otra. Más arriba una piedra cuesta más Trabajadores y da más Fama.</translation>
    </message>
    <message>
        <source>When the last god leaves the deck or the last Stone die the supply, everybody has one more turn. Then it ends.</source>
        <translation>Cuando se acaban las divinidades del mazo o los dados de Piedra de la reserva, cada uno juega un turno más y termina.</translation>
    </message>
    <message>
        <source>With other people at the table everybody has a secret project and a Scarab with a power of its own.</source>
        <translation>Con otras personas en la mesa, cada uno tiene un proyecto secreto y un Escarabajo con su propio poder.</translation>
    </message>
    <message>
        <source>Snefru has no Workers. He takes the god worth most at the end; golden ones, the Ennead, come first. Guess which!</source>
        <translation>Snefru no tiene Trabajadores. Toma la divinidad que más vale al final; primero las doradas, la Enéada. ¡Adivina cuál!</translation>
    </message>
    <message>
        <source>A 1! Tap it, then this space beside your 3, and build it: there is your pair.</source>
        <translation>¡Un 1! Tócalo, luego esta casilla junto a tu 3, y constrúyelo: ahí está tu pareja.</translation>
    </message>
    <message>
        <source>Now build it, in the middle: tap the ringed space, then Build.</source>
        <translation>Ahora constrúyelo, en el centro: toca la casilla marcada y luego «Construir».</translation>
    </message>
    <message>
        <source>A curse! Whoever finds its three animals side by side, in any order, wins something. Here they are.</source>
        <translation>¡Una maldición! Quien encuentra sus tres animales juntos, en cualquier orden, gana algo. Aquí están.</translation>
    </message>
    <message>
        <source>Tap Search, mark mule, camel and hippo at the bottom, then tap This is it.</source>
        <translation>Toca «Buscar», marca mulo, camello e hipopótamo abajo y luego toca «Es esta».</translation>
    </message>
    <message>
        <source>Openings that meet join tiles into a network. This one is yours now: a point for each of its five rooms.</source>
        <translation>Las aberturas que coinciden unen las fichas en una red. Esta es tuya ahora: un punto por cada una de sus cinco salas.</translation>
    </message>
    <message>
        <source>None of its openings leads out of the pyramid. It is closed, and counts double.</source>
        <translation>Ninguna de sus aberturas lleva fuera de la pirámide: está cerrada y cuenta doble.</translation>
    </message>
    <message>
        <source>Now add a tile beside the others. Lay this one here: its openings meet those of your network.</source>
        <translation>Ahora añade una ficha junto a las demás. Coloca esta aquí: sus aberturas coinciden con las de tu red.</translation>
    </message>
    <message>
        <source>The sign is a power, and it must be used: turn a room. Turn this one until its opening meets yours.</source>
        <translation>El símbolo es un poder, y hay que usarlo: gira una sala. Gira esta hasta que su abertura coincida con la tuya.</translation>
    </message>
    <message>
        <source>Turned like this, no opening of it meets yours. Try it another way, in the ringed room.</source>
        <translation>Girada así, ninguna de sus aberturas coincide con la tuya. Prueba de otra manera, en la sala marcada.</translation>
    </message>
    <message>
        <source>Two pawns against one: 34 points for you. Add this corridor on top; a pawn on it will count as two.</source>
        <translation>Dos peones contra uno: 34 puntos para ti. Añade arriba este pasadizo: un peón en él contará por dos.</translation>
    </message>
    <message>
        <source>Lay the corridor in the ringed place, open downwards to your network.</source>
        <translation>Coloca el pasadizo en la casilla marcada, abierto hacia abajo, hacia tu red.</translation>
    </message>
    <message>
        <source>With your Mummy out, Priest and Pharaoh may come. The rival cannot move or swap them, nor take their place. The Pharaoh counts as two.</source>
        <translation>Jugada tu Momia, pueden venir Sacerdote y Faraón. El rival no puede moverlos, intercambiarlos ni quitarles el sitio. El Faraón cuenta por dos.</translation>
    </message>
    <message>
        <source>Nobody may stand on that one. Now add a tile of your choice, wherever you like.</source>
        <translation>En esa no puede estar nadie. Ahora añade una ficha a tu elección, donde quieras.</translation>
    </message>
    <message>
        <source>Snefru paired crocodiles that look opposite ways. Such a pair only enters an empty pillar.</source>
        <translation>Snefru ha emparejado cocodrilos que miran en sentidos opuestos. Una pareja así solo entra en una columna vacía.</translation>
    </message>
    <message>
        <source>Your crocodile looks the same way as this one. Such a pair replaces a rival: drop it beside him.</source>
        <translation>Tu cocodrilo mira en el mismo sentido que este. Una pareja así sustituye a un rival: déjalo caer a su lado.</translation>
    </message>
    <message>
        <source>Only beside the crocodile that looks the same way do you replace Snefru.</source>
        <translation>Solo sustituyes a Snefru junto al cocodrilo que mira en el mismo sentido.</translation>
    </message>
    <message>
        <source>He is gone, and you are there. A second scarab lies there; the third one opens the sarcophagus.</source>
        <translation>Él se ha ido y ahora estás tú. Ya hay dos escarabajos; el tercero abre el sarcófago.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>the chapter of a lesson</comment>
        <translation>%1, paso %2 de %3</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>The rule about this</source>
        <translation>La regla sobre esto</translation>
    </message>
    <message>
        <source>Chapters of the lesson</source>
        <translation>Capítulos de la lección</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lección: %1</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Saltar este capítulo</translation>
    </message>
    <message>
        <source>Leave the lesson for now</source>
        <translation>Dejar la lección por ahora</translation>
    </message>
    <message>
        <source>It goes on exactly here.</source>
        <translation>Sigue exactamente aquí.</translation>
    </message>
    <message>
        <source>Play on without the scribe</source>
        <translation>Jugar sin el escriba</translation>
    </message>
    <message>
        <source>The match goes on against Snefru.</source>
        <translation>La partida sigue contra Snefru.</translation>
    </message>
</context>
<context>
    <name>LevelEyes</name>
    <message>
        <source>Level %1 of 4</source>
        <translation>Nivel %1 de 4</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
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
        <source>At this size the texts of the app look like this.</source>
        <translation>Con este tamaño los textos de la aplicación se ven así.</translation>
    </message>
</context>
<context>
    <name>LookUpSheet</name>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Ask an Architect</source>
        <translation>Preguntar a un Arquitecto</translation>
    </message>
</context>
<context>
    <name>Luxor</name>
    <message>
        <source>%1 looking left</source>
        <translation>%1 que mira a la izquierda</translation>
    </message>
    <message>
        <source>%1 looking right</source>
        <translation>%1 que mira a la derecha</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>camello</translation>
    </message>
    <message>
        <source>mule</source>
        <translation>mulo</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>serpiente</translation>
    </message>
    <message>
        <source>hippo</source>
        <translation>hipopótamo</translation>
    </message>
    <message>
        <source>crocodile</source>
        <translation>cocodrilo</translation>
    </message>
    <message>
        <source>ibis</source>
        <translation>ibis</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>animals of a card</comment>
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>shaft %1</source>
        <translation>ranura %1</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>animals of a curse</comment>
        <translation>%1, %2 y %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), same way</source>
        <translation>
            <numerusform>%n pareja, mismo sentido</numerusform>
            <numerusform>%n parejas, mismo sentido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), opposite ways</source>
        <translation>
            <numerusform>%n pareja, sentido opuesto</numerusform>
            <numerusform>%n parejas, sentido opuesto</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorEntry</name>
    <message>
        <source>2 to 4 players · cards</source>
        <translation>2–4 jugadores · cartas</translation>
    </message>
    <message>
        <source>Drop animals into the wall, make pairs and open the sarcophagi at the pillars.</source>
        <translation>Deja caer animales en el muro, forma parejas y abre los sarcófagos de las columnas.</translation>
    </message>
    <message>
        <source>40 cards, about 30 minutes</source>
        <translation>40 cartas, unos 30 minutos</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your cards, your pharaoh card and your mummies stay hidden until you take it. The first player is drawn at random.</source>
        <translation>El teléfono cambia de manos en cada turno; tus cartas, tu carta de faraón y tus momias siguen ocultas hasta que lo tienes en la mano. Se sortea quién empieza.</translation>
    </message>
</context>
<context>
    <name>LuxorModel</name>
    <message>
        <source>The mummy is worth %1.</source>
        <translation>La momia vale %1.</translation>
    </message>
    <message>
        <source>A curse comes to light: %1.</source>
        <translation>Sale a la luz una maldición: %1.</translation>
    </message>
    <message>
        <source>Finds %1 on the wall.</source>
        <translation>Encuentra en el muro %1.</translation>
    </message>
    <message>
        <source>Points at the wrong line.</source>
        <translation>Señala una línea equivocada.</translation>
    </message>
    <message>
        <source>Does not find it.</source>
        <translation>No la encuentra.</translation>
    </message>
    <message>
        <source>Drops %1 into %2.</source>
        <translation>Deja caer %1 en la %2.</translation>
    </message>
    <message>
        <source>Leftover scarabs open the best sarcophagi they can.</source>
        <translation>Los escarabajos sobrantes abren los mejores sarcófagos que pueden.</translation>
    </message>
    <message>
        <source>nobody there</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Pillar, %1: %2, %3, %4</source>
        <comment>who, scarabs, sarcophagi</comment>
        <translation>Columna, %1: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n escarabajo</numerusform>
            <numerusform>%n escarabajos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sarcophagus(i) left</source>
        <translation>
            <numerusform>queda %n sarcófago</numerusform>
            <numerusform>quedan %n sarcófagos</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Carta %1/%2</translation>
    </message>
    <message>
        <source>The wall is full.</source>
        <translation>El muro está lleno.</translation>
    </message>
    <message>
        <source>Who sees %1 in a line? Press your sign first, then draw the line.</source>
        <translation>¿Quién ve %1 en fila? Pulsa primero tu símbolo y luego traza la línea.</translation>
    </message>
    <message>
        <source>Hold a card over a shaft to see its pairs.</source>
        <translation>Sostén una carta sobre una ranura para ver sus parejas.</translation>
    </message>
    <message>
        <source>You found it. Who hands over a sarcophagus?</source>
        <translation>La has encontrado. ¿Quién debe entregar un sarcófago?</translation>
    </message>
    <message>
        <source>A curse: draw a line over %1, next to each other in any order. You have one attempt.</source>
        <translation>Una maldición: traza una línea sobre %1, juntos y en cualquier orden. Tienes un solo intento.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>llena</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a shaft, what it holds</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <comment>a cell of the wall</comment>
        <translation>%1, fila %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <comment>a cell of the wall</comment>
        <translation>%1: vacía</translation>
    </message>
    <message>
        <source>%1: %2, looking left</source>
        <translation>%1: %2, mira a la izquierda</translation>
    </message>
    <message>
        <source>%1: %2, looking right</source>
        <translation>%1: %2, mira a la derecha</translation>
    </message>
    <message>
        <source>You replace %1</source>
        <translation>Sustituyes a %1</translation>
    </message>
    <message>
        <source>You send a researcher</source>
        <translation>Envías un investigador</translation>
    </message>
    <message>
        <source>No scarab is left for it</source>
        <translation>No queda ningún escarabajo</translation>
    </message>
    <message>
        <source>The pillar is full: no scarab</source>
        <translation>La columna está llena: ningún escarabajo</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s), nobody is there</source>
        <translation>
            <numerusform>%n escarabajo, no hay nadie</numerusform>
            <numerusform>%n escarabajos, no hay nadie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for you</source>
        <translation>
            <numerusform>%n escarabajo para ti</numerusform>
            <numerusform>%n escarabajos para ti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for %1</source>
        <translation>
            <numerusform>%n escarabajo para %1</numerusform>
            <numerusform>%n escarabajos para %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an animal, what happens at its pillar</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No pair: nothing happens</source>
        <translation>Ninguna pareja: no pasa nada</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two ways to do it</comment>
        <translation>, o bien </translation>
    </message>
    <message>
        <source>Sends a researcher to a pillar: %1.</source>
        <comment>an animal</comment>
        <translation>Envía un investigador a la columna: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s): %1.</source>
        <comment>how many, an animal</comment>
        <translation>
            <numerusform>%n escarabajo: %1.</numerusform>
            <numerusform>%n escarabajos: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left empty by you: %1</source>
        <comment>an animal&apos;s pillar</comment>
        <translation>dejas vacía: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for you: %n eye(s)</source>
        <translation>
            <numerusform>Abres un sarcófago de %n ojo</numerusform>
            <numerusform>Abres un sarcófago de %n ojos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for %1: %n eye(s)</source>
        <translation>
            <numerusform>%1 abre un sarcófago de %n ojo</numerusform>
            <numerusform>%1 abre un sarcófago de %n ojos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorPlay</name>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Elige antes una de tus cartas.</translation>
    </message>
    <message>
        <source>Mark three places in a straight line.</source>
        <translation>Marca tres lugares en línea recta.</translation>
    </message>
    <message>
        <source>Time is up: nobody has found the curse.</source>
        <translation>Se acabó el tiempo: nadie ha encontrado la maldición.</translation>
    </message>
    <message>
        <source>Time is up: your one attempt at this curse is over.</source>
        <translation>Se acabó el tiempo: tu único intento con esta maldición ha terminado.</translation>
    </message>
</context>
<context>
    <name>LuxorResult</name>
    <message>
        <source>The pharaoh cards are turned</source>
        <translation>Se descubren las cartas de faraón</translation>
    </message>
    <message>
        <source>The sarcophagi are opened</source>
        <translation>Se abren los sarcófagos</translation>
    </message>
</context>
<context>
    <name>LuxorScore</name>
    <message>
        <source>Everybody shares the victory</source>
        <translation>La victoria es de todos</translation>
    </message>
    <message>
        <source>Victory by a hair</source>
        <translation>Victoria por un pelo</translation>
    </message>
    <message>
        <source>%1 wins by a hair</source>
        <translation>%1 gana por un pelo</translation>
    </message>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Victoria por %n punto</numerusform>
            <numerusform>Victoria por %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 gana por %n punto</numerusform>
            <numerusform>%1 gana por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Most sarcophagi wins: %1.</source>
        <translation>Gana quien tiene más sarcófagos: %1.</translation>
    </message>
    <message>
        <source>As many sarcophagi, too; the most precious mummy decides: %1.</source>
        <translation>Igual número de sarcófagos: decide la momia más valiosa (%1).</translation>
    </message>
    <message>
        <source>As many sarcophagi and as precious a mummy: the victory is shared.</source>
        <translation>Igual número de sarcófagos e igual momia: la victoria se comparte.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Victoria compartida: %1</translation>
    </message>
    <message>
        <source>Equal points: %1, %2 each.</source>
        <translation>Empate a puntos: %1, %2 cada uno.</translation>
    </message>
</context>
<context>
    <name>LuxorShown</name>
    <message>
        <source>This can be done in more ways than one. Which?</source>
        <translation>Se puede hacer de varias maneras. ¿Cuál?</translation>
    </message>
    <message>
        <source>No pair here: nothing happens at the pillars.</source>
        <translation>Aquí no hay pareja: no pasa nada en las columnas.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Hold it over a shaft.</source>
        <translation>Sostenla sobre una ranura.</translation>
    </message>
    <message>
        <source>Into which shaft?</source>
        <translation>¿En qué ranura?</translation>
    </message>
    <message>
        <source>Are these the three?</source>
        <translation>¿Son estos tres?</translation>
    </message>
    <message>
        <source>Draw a line over three places.</source>
        <translation>Traza una línea sobre tres lugares.</translation>
    </message>
    <message>
        <source>Lay the phone where everybody can see it.</source>
        <translation>Deja el teléfono donde todos lo vean.</translation>
    </message>
    <message>
        <source>Who sees the three animals in a line?</source>
        <translation>¿Quién ve los tres animales en fila?</translation>
    </message>
    <message>
        <source>Are these the three, %1?</source>
        <translation>¿Son estos tres, %1?</translation>
    </message>
    <message>
        <source>%1, draw the line.</source>
        <translation>%1, traza la línea.</translation>
    </message>
    <message>
        <source>Tap a shaft, or drag the card there.</source>
        <translation>Toca una ranura o arrastra la carta hasta allí.</translation>
    </message>
    <message>
        <source>They lie side by side, in any order, whichever way they look.</source>
        <translation>Están uno junto a otro, en cualquier orden, miren adonde miren.</translation>
    </message>
</context>
<context>
    <name>LuxorTable</name>
    <message>
        <source>Your cards, your pharaoh and your mummies stay hidden until then.</source>
        <translation>Hasta entonces tus cartas, tu faraón y tus momias quedan ocultos.</translation>
    </message>
    <message>
        <source>What you know of</source>
        <translation>Lo que sabes</translation>
    </message>
    <message>
        <source>What the others hold stays hidden until the end.</source>
        <translation>Lo que tienen los demás queda oculto hasta el final.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Great Architects</source>
        <translation>Great Architects</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>Unas palabras sobre tus partidas</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>A move could not be played. %1</source>
        <translation>No se pudo hacer una jugada. %1</translation>
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
    <message>
        <source>What the dice gave</source>
        <translation>Lo que dieron los dados</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Who was ahead, and the costliest moves</source>
        <translation>Quién iba ganando, y las jugadas más costosas</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
</context>
<context>
    <name>MatchRecord</name>
    <message>
        <source>You against %1</source>
        <translation>Tú contra %1</translation>
    </message>
    <message>
        <source>Your %1 matches</source>
        <translation>Tus partidas de %1</translation>
    </message>
    <message>
        <source>This match is not in your statistics yet.</source>
        <translation>Esta partida aún no está en tus estadísticas.</translation>
    </message>
    <message numerus="yes">
        <source>Not won yet: %n match(es).</source>
        <translation>
            <numerusform>Aún no has ganado (%n partida).</numerusform>
            <numerusform>Aún no has ganado (%n partidas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won every time: %n match(es).</source>
        <translation>
            <numerusform>Has ganado siempre (%n partida).</numerusform>
            <numerusform>Has ganado siempre (%n partidas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>Ganadas: %1 de %n.</numerusform>
            <numerusform>Ganadas: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your most points in a match: %1</source>
        <translation>Tu máximo en una partida: %1</translation>
    </message>
    <message>
        <source>This match was practice: it does not count.</source>
        <translation>Esta partida fue práctica: no cuenta.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>With friends</source>
        <translation>Con amigos</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amigos</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Tu cuenta</translation>
    </message>
    <message>
        <source>No match yet, %1</source>
        <translation>Aún no hay partidas, %1</translation>
    </message>
    <message>
        <source>Begin one and send a friend its code, or join with a code that a friend sent you.</source>
        <translation>Empieza una y envía su código a un amigo, o únete con un código que te haya enviado un amigo.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Invitations</source>
        <translation>Invitaciones</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>Esperando a otros</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Esperando jugadores</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Introducir un código</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>MistakeCard</name>
    <message>
        <source>%1 Better: %2</source>
        <translation>%1 Mejor: %2</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Jugada %1, %2</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>n.º %1</translation>
    </message>
    <message>
        <source>Move %1, %2: cost %3%</source>
        <translation>Jugada %1, %2: costó %3&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>cost %1%</source>
        <translation>costó %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MistakeCourses</name>
    <message>
        <source>As played</source>
        <translation>Como se jugó</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
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
    <name>MonumentRiddlesChapter</name>
    <message>
        <source>Sphinx cards: monuments</source>
        <translation>Cartas de Esfinge: monumentos</translation>
    </message>
    <message>
        <source>It does not matter whose stone lies there.</source>
        <translation>No importa de quién sea la piedra que hay allí.</translation>
    </message>
    <message>
        <source>Every square of both must be filled, by anyone; where the tombs are asked for, all twelve must be taken.</source>
        <translation>Todas las casillas de ambos tienen que estar ocupadas, por quien sea; si se piden las tumbas, tienen que estar tomadas las doce.</translation>
    </message>
    <message>
        <source>The fewer play, the harder it is. Put back, the card is worth a point.</source>
        <translation>Cuantos menos juegan, más difícil es. Devuelta, la carta vale un punto.</translation>
    </message>
    <message>
        <source>Stones of your colour are counted, not the values of their squares. More than that brings no more.</source>
        <translation>Se cuentan las piedras de tu color, no los valores de sus casillas. Tener más no da más.</translation>
    </message>
    <message>
        <source>Cards about monuments</source>
        <translation>Cartas sobre monumentos</translation>
    </message>
    <message>
        <source>Squares, whole monuments, own stones</source>
        <translation>Casillas, monumentos enteros, piedras propias</translation>
    </message>
    <message>
        <source>Fourteen Sphinx cards look, at the end of the match, at what has been built.</source>
        <translation>Catorce cartas de Esfinge miran, al final de la partida, lo que se ha construido.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A square:&lt;/b&gt; it is filled, by anyone.</source>
        <translation>&lt;b&gt;Una casilla:&lt;/b&gt; está ocupada, por quien sea.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two monuments:&lt;/b&gt; both are finished, by anyone.</source>
        <translation>&lt;b&gt;Dos monumentos:&lt;/b&gt; los dos están terminados, por quien sea.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Own stones:&lt;/b&gt; you have built often enough yourself.</source>
        <translation>&lt;b&gt;Piedras propias:&lt;/b&gt; has construido tú bastantes veces.</translation>
    </message>
    <message>
        <source>For the first two everybody builds for you. But the others may guess why you are content to wait.</source>
        <translation>Para las dos primeras todos construyen para ti. Pero los demás pueden adivinar por qué te conformas con esperar.</translation>
    </message>
    <message>
        <source>In all four: obelisk, tombs, pyramid and temple. The Sphinx is none of them.</source>
        <translation>En los cuatro: obelisco, tumbas, pirámide y templo. La Esfinge no es uno de ellos.</translation>
    </message>
    <message>
        <source>The stones that stand where you took tombs are counted, not the values of the tiles. The card that adds 8 to your tombs does not count here.</source>
        <translation>Se cuentan las piedras que están donde tomaste tumbas, no los valores de las fichas. La carta que suma 8 a tus tumbas no cuenta aquí.</translation>
    </message>
</context>
<context>
    <name>MonumentsView</name>
    <message>
        <source>Pyramid</source>
        <translation>Pirámide</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Giza</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obelisco</translation>
    </message>
    <message>
        <source>Amarna</source>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Templo</translation>
    </message>
    <message>
        <source>Tombs and obelisk</source>
        <translation>Tumbas y obelisco</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tumbas</translation>
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
        <translation>Opciones del juego y semilla del sorteo</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>El sorteo</translation>
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
        <source>The seed of the draw</source>
        <translation>La semilla del sorteo</translation>
    </message>
    <message>
        <source>Leave it empty for a new draw each time. The same word gives the same draws and rolls in the same order: share it, and a friend meets the very same match.</source>
        <translation>Déjala vacía para un sorteo nuevo cada vez. La misma palabra da los mismos sorteos y tiradas en el mismo orden: compártela, y un amigo encontrará la misma partida.</translation>
    </message>
    <message>
        <source>Options of the game</source>
        <translation>Opciones del juego</translation>
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
        <translation>Desactivadas</translation>
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
        <source>Pieces appear in their new place at once</source>
        <translation>Las piezas aparecen al instante en su sitio</translation>
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
        <source>A pawn placed on this sign makes you move &lt;b&gt;another of your pawns&lt;/b&gt;: any of them, but not the one just placed.</source>
        <translation>Un peón colocado en este símbolo te obliga a mover &lt;b&gt;otro de tus peones&lt;/b&gt;: cualquiera, menos el recién colocado.</translation>
    </message>
    <message>
        <source>The Worker at the left may go to any free tile.</source>
        <translation>El Trabajador de la izquierda puede ir a cualquier ficha libre.</translation>
    </message>
    <message>
        <source>It goes to any tile that is free and not Forbidden, near or far.</source>
        <translation>Va a cualquier ficha libre y no prohibida, cerca o lejos.</translation>
    </message>
    <message>
        <source>The tile it reaches does not act: a move sets off no power.</source>
        <translation>La ficha de llegada no actúa: un movimiento no activa poderes.</translation>
    </message>
    <message>
        <source>A Mummy that moves takes nobody&apos;s place.</source>
        <translation>Una Momia movida no ocupa el lugar de nadie.</translation>
    </message>
    <message>
        <source>You must use this power if you can. If you have no other pawn in the pyramid, it is lost.</source>
        <translation>Debes usar este poder si puedes. Si no tienes otro peón en la pirámide, se pierde.</translation>
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
        <translation>La Momia se puede colocar en una ficha libre, como un Trabajador, o en una donde haya un &lt;b&gt;Trabajador rival&lt;/b&gt;. Ese Trabajador vuelve a la reserva de su dueño y puede jugarse de nuevo.</translation>
    </message>
    <message>
        <source>The Mummy of lapis may go to any free tile, or drive the Worker of carnelian away.</source>
        <translation>La Momia de lapislázuli puede ir a una ficha libre, o echar al Trabajador de cornalina.</translation>
    </message>
    <message>
        <source>Whichever way it comes, the power of the tile acts.</source>
        <translation>Llegue como llegue, el poder de la ficha actúa.</translation>
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
        <source>Once your Mummy has been played, your Priest may follow, and your Pharaoh if you have him. With the option “Like a Mummy” the Pharaoh need not wait, and takes places just as a Mummy does.</source>
        <translation>Tras jugar tu Momia puede seguir tu Sacerdote, y tu Faraón si lo tienes. Con la opción «Como una Momia» el Faraón no tiene que esperar, y ocupa lugares igual que una Momia.</translation>
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
        <source>Remove player %1</source>
        <translation>Quitar al jugador %1</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
</context>
<context>
    <name>NetworkStrip</name>
    <message numerus="yes">
        <source>%n move(s) waiting to be sent.</source>
        <translation>
            <numerusform>%n jugada pendiente de envío.</numerusform>
            <numerusform>%n jugadas pendientes de envío.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network: your moves are kept and sent later.</source>
        <translation>Sin conexión: tus jugadas se guardan y se envían después.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Please update the app: a match of yours, or the server, needs a newer version. Nothing is lost.</source>
        <translation>Actualiza la aplicación, por favor: una de tus partidas, o el servidor, necesita una versión más reciente. No se pierde nada.</translation>
    </message>
    <message>
        <source>To the store</source>
        <translation>Ir a la tienda</translation>
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
        <translation>Dos fichas vecinas están unidas cuando &lt;b&gt;ambas&lt;/b&gt; están abiertas en el lado que comparten. Todas las fichas a las que se puede llegar unas desde otras forman una red.</translation>
    </message>
    <message>
        <source>Five tiles are joined. At the right a passage ends at a wall: what lies beyond is not part of the network.</source>
        <translation>Cinco fichas están unidas. A la derecha un paso acaba en un muro: lo que hay más allá no forma parte de la red.</translation>
    </message>
    <message>
        <source>A network has at least two tiles. A tile alone is worth nothing.</source>
        <translation>Una red tiene al menos dos fichas. Una ficha sola no vale nada.</translation>
    </message>
    <message>
        <source>Its points go to the player with the &lt;b&gt;most pawns&lt;/b&gt; in it.</source>
        <translation>Sus puntos son para quien tiene &lt;b&gt;más peones&lt;/b&gt; en ella.</translation>
    </message>
    <message>
        <source>A pawn on a tile that counts double counts as two, and so does the Pharaoh.</source>
        <translation>Un peón en una ficha que cuenta doble cuenta como dos, y el Faraón también.</translation>
    </message>
    <message>
        <source>On a tie, or without pawns, nobody gets them.</source>
        <translation>Con empate, o sin peones, no son para nadie.</translation>
    </message>
    <message>
        <source>It is worth more if it is the longest of all, and if it holds the tile at the top.</source>
        <translation>Vale más si es la más larga de todas y si contiene la ficha de la cima.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
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
    <message>
        <source>%1, one phone for three</source>
        <translation>%1, un teléfono para tres</translation>
    </message>
    <message>
        <source>%1, one phone for four</source>
        <translation>%1, un teléfono para cuatro</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amigos</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>Architects at the table</source>
        <translation>Arquitectos en la mesa</translation>
    </message>
    <message>
        <source>Your rivals</source>
        <translation>Tus rivales</translation>
    </message>
    <message>
        <source>Your rival</source>
        <translation>Tu rival</translation>
    </message>
    <message>
        <source>They take the seats that are left, if you like.</source>
        <translation>Si quieres, ocupan los sitios que quedan.</translation>
    </message>
    <message>
        <source>Each that you choose takes a seat.</source>
        <translation>Cada uno que elijas ocupa un sitio.</translation>
    </message>
    <message>
        <source>How the Architects play</source>
        <translation>Cómo juegan los Arquitectos</translation>
    </message>
    <message>
        <source>By the solo rules</source>
        <translation>Con las reglas en solitario</translation>
    </message>
    <message>
        <source>As players, like you</source>
        <translation>Como jugadores, igual que tú</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>New match with friends</source>
        <translation>Nueva partida con amigos</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>sin límite de tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n día por turno</numerusform>
            <numerusform>%n días por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2, %3</source>
        <translation>%1 para %2, %3</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sitios</translation>
    </message>
    <message>
        <source>Create the match</source>
        <translation>Crear la partida</translation>
    </message>
    <message>
        <source>Leave a seat to a friend</source>
        <translation>Deja un sitio a un amigo</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message numerus="yes">
        <source>%1, %n Fame</source>
        <translation>
            <numerusform>%1, %n de Fama</numerusform>
            <numerusform>%1, %n de Fama</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotificationSheet</name>
    <message>
        <source>Turn on notifications?</source>
        <translation>¿Quieres que te avisemos?</translation>
    </message>
    <message>
        <source>Your friends answer when they have a minute. Your phone can tell you when it is your turn, and before time runs out. Nothing else, and never in your quiet hours.</source>
        <translation>Tus amigos responden cuando tienen un minuto. Tu teléfono puede avisarte cuando te toca y antes de que se acabe el tiempo. Nada más, y nunca en tus horas de silencio.</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Sí, avísame</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>NudgeChoice</name>
    <message>
        <source>One less: %1</source>
        <translation>Uno menos: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Uno más: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>With a Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>With a Worker</source>
        <translation>Trabajador</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>máximo</translation>
    </message>
</context>
<context>
    <name>Online</name>
    <message>
        <source>The server cannot be reached just now.</source>
        <translation>Ahora no hay conexión con el servidor.</translation>
    </message>
    <message>
        <source>Please sign in first.</source>
        <translation>Primero inicia sesión.</translation>
    </message>
    <message>
        <source>The server accepts moves from the official app only.</source>
        <translation>El servidor solo acepta jugadas de la aplicación oficial.</translation>
    </message>
    <message>
        <source>There is an account with this e-mail already.</source>
        <translation>Ya existe una cuenta con este correo.</translation>
    </message>
    <message>
        <source>Wrong e-mail or password.</source>
        <translation>Correo o contraseña incorrectos.</translation>
    </message>
    <message>
        <source>A password needs at least six characters.</source>
        <translation>La contraseña necesita al menos seis caracteres.</translation>
    </message>
    <message>
        <source>That is not an e-mail address.</source>
        <translation>Eso no es una dirección de correo.</translation>
    </message>
    <message>
        <source>Too many attempts. Please wait a little.</source>
        <translation>Demasiados intentos. Espera un poco.</translation>
    </message>
    <message>
        <source>That account is linked to somebody else already.</source>
        <translation>Esa cuenta ya está vinculada a otra persona.</translation>
    </message>
    <message>
        <source>This account has been closed.</source>
        <translation>Esta cuenta se ha cerrado.</translation>
    </message>
    <message>
        <source>Signing in did not work.</source>
        <translation>No se pudo iniciar sesión.</translation>
    </message>
    <message>
        <source>The server did not understand that.</source>
        <translation>El servidor no lo ha entendido.</translation>
    </message>
    <message>
        <source>That is too long.</source>
        <translation>Es demasiado largo.</translation>
    </message>
    <message>
        <source>Too many requests. Please wait a minute.</source>
        <translation>Demasiadas peticiones. Espera un minuto.</translation>
    </message>
    <message>
        <source>You have reached the limit of open matches.</source>
        <translation>Has llegado al máximo de partidas.</translation>
    </message>
    <message>
        <source>Your friends list is full.</source>
        <translation>Tu lista de amigos está llena.</translation>
    </message>
    <message>
        <source>There is no such match.</source>
        <translation>Esa partida no existe.</translation>
    </message>
    <message>
        <source>There is a match of that name already.</source>
        <translation>Ya existe una partida con ese nombre.</translation>
    </message>
    <message>
        <source>The match has moved on: this is not possible now.</source>
        <translation>La partida ha avanzado: ahora no es posible.</translation>
    </message>
    <message>
        <source>All seats of that match are taken.</source>
        <translation>Todos los sitios de esa partida están ocupados.</translation>
    </message>
    <message>
        <source>Something happened before your move arrived.</source>
        <translation>Ha pasado algo antes de que llegara tu jugada.</translation>
    </message>
    <message>
        <source>There is still time for that move.</source>
        <translation>Aún hay tiempo para esa jugada.</translation>
    </message>
    <message>
        <source>The proposal has been withdrawn.</source>
        <translation>La propuesta se ha retirado.</translation>
    </message>
    <message>
        <source>No match has that code.</source>
        <translation>No hay ninguna partida con ese código.</translation>
    </message>
    <message>
        <source>The server did not accept the move.</source>
        <translation>El servidor no ha aceptado la jugada.</translation>
    </message>
    <message>
        <source>That is your own code.</source>
        <translation>Es tu propio código.</translation>
    </message>
    <message>
        <source>This person cannot be reached.</source>
        <translation>No se puede contactar con esta persona.</translation>
    </message>
    <message>
        <source>That person is not among your friends.</source>
        <translation>Esa persona no está entre tus amigos.</translation>
    </message>
    <message>
        <source>The two accounts could not be joined.</source>
        <translation>No se pudieron unir las dos cuentas.</translation>
    </message>
    <message>
        <source>The server is busy. Please try again.</source>
        <translation>El servidor está ocupado. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>¡Buena suerte!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>I did not see that coming.</source>
        <translation>No me lo esperaba.</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Déjame pensar…</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>¡Oh, no!</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>Gracias por la partida.</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>¿Otra más?</translation>
    </message>
    <message>
        <source>The server refused the request (%1).</source>
        <translation>El servidor ha rechazado la petición (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>hace %n minuto</numerusform>
            <numerusform>hace %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>hace %n hora</numerusform>
            <numerusform>hace %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>hace %n día</numerusform>
            <numerusform>hace %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>un sitio libre</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amigo</translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n sitio libre</numerusform>
            <numerusform>%n sitios libres</numerusform>
        </translation>
    </message>
    <message>
        <source>You are invited</source>
        <translation>Tienes una invitación</translation>
    </message>
    <message>
        <source>Waiting for friends to join</source>
        <translation>Esperando a los amigos</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Anulada</translation>
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
        <source>Shared victory</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Ha ganado %1</translation>
    </message>
    <message>
        <source>You won: your rival gave up</source>
        <translation>Has ganado: tu rival se rindió</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Te has rendido</translation>
    </message>
    <message>
        <source>You won: your rival ran out of time</source>
        <translation>Has ganado: a tu rival se le acabó el tiempo</translation>
    </message>
    <message>
        <source>Your time ran out</source>
        <translation>Se acabó tu tiempo</translation>
    </message>
    <message>
        <source>Checked on this device: every move was legal, and every draw is what the announced seed gives.</source>
        <translation>Comprobado en este dispositivo: cada jugada fue legal y cada sorteo es el que da la semilla anunciada.</translation>
    </message>
    <message>
        <source>The seed is not the one that was announced.</source>
        <translation>La semilla no es la anunciada.</translation>
    </message>
    <message>
        <source>One random draw does not match the seed.</source>
        <translation>Un sorteo no coincide con la semilla.</translation>
    </message>
    <message>
        <source>A move in the published log was not legal.</source>
        <translation>Una jugada del registro publicado no fue legal.</translation>
    </message>
    <message>
        <source>The published log is not the one this device saw.</source>
        <translation>El registro publicado no es el que vio este dispositivo.</translation>
    </message>
    <message>
        <source>The connection is blocked, perhaps by a Wi-Fi sign-in page.</source>
        <translation>La red bloquea la conexión con el servidor. Si es un wifi público, entra antes en su página.</translation>
    </message>
    <message>
        <source>This way to sign in is not offered.</source>
        <translation>Esta forma de entrar no está disponible.</translation>
    </message>
    <message>
        <source>This device could not keep the key to your account.</source>
        <translation>Este dispositivo no pudo guardar la clave de tu cuenta.</translation>
    </message>
    <message>
        <source>You cannot see that.</source>
        <translation>Eso no lo puedes ver.</translation>
    </message>
    <message>
        <source>This version of the app is too old for that. Please update it: nothing of yours is lost.</source>
        <translation>Esta versión de la aplicación es demasiado antigua. Actualízala, por favor: no pierdes nada.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Victoria compartida: %1</translation>
    </message>
</context>
<context>
    <name>OnlineModel</name>
    <message>
        <source>Play %1 with me in Great Architects: tap %2 or enter the code %3.</source>
        <translation>Juega a %1 conmigo en Great Architects: toca %2 o escribe el código %3.</translation>
    </message>
    <message>
        <source>Your move on another device came first, and counts.</source>
        <translation>Tu jugada en otro dispositivo llegó antes, y es la que cuenta.</translation>
    </message>
    <message>
        <source>%1 was first.</source>
        <translation>%1 llegó antes.</translation>
    </message>
</context>
<context>
    <name>OnlineSettings</name>
    <message>
        <source>Friends</source>
        <translation>Amigos</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>When it is your move, and before time runs out</source>
        <translation>Cuando te toca, y antes de que se acabe el tiempo</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Horas de silencio</translation>
    </message>
    <message>
        <source>Nothing is sent from %1 to %2</source>
        <translation>No se envía nada de %1 a %2</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Tu cuenta</translation>
    </message>
    <message>
        <source>Your phone&apos;s settings forbid them</source>
        <translation>Los ajustes del teléfono no las permiten</translation>
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
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Like a Priest: protected, and played only after its owner&apos;s Mummy.</source>
        <translation>Como un Sacerdote: protegido, y solo se juega después de la propia Momia.</translation>
    </message>
    <message>
        <source>Like a Mummy: played at any time, may take a Worker&apos;s place; can be swapped, and his tile turned.</source>
        <translation>Como una Momia: se juega en cualquier momento y puede ocupar el lugar de un Trabajador; se puede intercambiar, y girar su ficha.</translation>
    </message>
    <message>
        <source>The Pharaoh</source>
        <translation>El Faraón</translation>
    </message>
    <message>
        <source>Players against each other.</source>
        <translation>Jugadores unos contra otros.</translation>
    </message>
    <message>
        <source>Alone against Snefru, the easiest: he gains 1 more Fame for a 1 or a 2.</source>
        <translation>En solitario contra Snefru, el más fácil: gana 1 de Fama más por un 1 o un 2.</translation>
    </message>
    <message>
        <source>Alone against Hemiunu: he gains 1 more Fame with every build.</source>
        <translation>En solitario contra Hemiunu: gana 1 de Fama más con cada construcción.</translation>
    </message>
    <message>
        <source>Alone against Amenhotep, who has three projects.</source>
        <translation>En solitario contra Amenhotep, que tiene tres proyectos.</translation>
    </message>
    <message>
        <source>Alone against Imhotep, the strongest: he gains 3 more Fame with every build.</source>
        <translation>En solitario contra Imhotep, el más fuerte: gana 3 de Fama más con cada construcción.</translation>
    </message>
    <message>
        <source>The Great Architect</source>
        <translation>El Gran Arquitecto</translation>
    </message>
    <message>
        <source>No curses.</source>
        <translation>Sin maldiciones.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; the search for one passes on with the turn.</source>
        <translation>En el mazo hay maldiciones; la búsqueda pasa con el turno.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; all search at once, and the first to find wins.</source>
        <translation>En el mazo hay maldiciones; todos buscan a la vez y gana quien encuentra primero.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; whoever draws one and could find it has found it.</source>
        <translation>En el mazo hay maldiciones; quien roba una que se puede encontrar la ha encontrado.</translation>
    </message>
    <message>
        <source>Animals pair with their neighbours.</source>
        <translation>Los animales forman parejas con sus vecinos.</translation>
    </message>
    <message>
        <source>Animals pair at any distance, once in each row, shaft and diagonal.</source>
        <translation>Los animales forman parejas a cualquier distancia, una por fila, ranura y diagonal.</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La maldición del Faraón</translation>
    </message>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Los ojos de la Esfinge</translation>
    </message>
    <message>
        <source>Nobody has a Sphinx card at the start.</source>
        <translation>Nadie tiene una carta de Esfinge al principio.</translation>
    </message>
    <message>
        <source>Everybody starts with a Sphinx card, as in the revision of 2010.</source>
        <translation>Todos empiezan con una carta de Esfinge, como en la revisión de 2010.</translation>
    </message>
    <message>
        <source>The player who may take a card that nobody took does so at the end of the round.</source>
        <translation>Quien puede tomar una carta que nadie ha tomado lo hace al final de la ronda.</translation>
    </message>
    <message>
        <source>The player who may take a card that nobody took does so before the workers are fed, as in the revision of 2010.</source>
        <translation>Quien puede tomar una carta que nadie ha tomado lo hace antes de que se alimente a los trabajadores, como en la revisión de 2010.</translation>
    </message>
    <message>
        <source>Sphinx cards at the start</source>
        <translation>Cartas de Esfinge al principio</translation>
    </message>
    <message>
        <source>Cards left on the Nile</source>
        <translation>Cartas que quedan en el Nilo</translation>
    </message>
</context>
<context>
    <name>OtherGodsChapter</name>
    <message>
        <source>Gods that act otherwise</source>
        <translation>Divinidades que actúan de otro modo</translation>
    </message>
    <message>
        <source>He is one of the gods that have to be kept.</source>
        <translation>Él también es una de las divinidades que hay que mantener.</translation>
    </message>
    <message>
        <source>If you lose him, by Aton for one, his help ends at once.</source>
        <translation>Si lo pierdes, por ejemplo a manos de Atón, su ayuda termina al instante.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab he helps at the upkeep of that turn, without being counted.</source>
        <translation>Prestado por el Escarabajo de Amatista ayuda en el culto de ese turno, sin contar él mismo.</translation>
    </message>
    <message>
        <source>If she is with you when you begin to work, you take a die for each Worker and each Cat. Won in the middle of the turn she adds no dice.</source>
        <translation>Si está contigo cuando empiezas a trabajar, tomas un dado por cada Trabajador y por cada Gato. Ganada a mitad de turno no añade dados.</translation>
    </message>
    <message>
        <source>Each payment and each turn of a die may use either resource. “1 Worker and 1 Cat” is then any two of them.</source>
        <translation>Cada pago y cada cambio de un dado pueden usar un recurso u otro. «1 Trabajador y 1 Gato» son entonces dos cualesquiera de ellos.</translation>
    </message>
    <message>
        <source>A Cat that is spent on a build counts for Thoth.</source>
        <translation>Un Gato gastado en construir cuenta para Thoth.</translation>
    </message>
    <message>
        <source>A gained Worker stays a Worker, and a spent Cat goes back as a Cat.</source>
        <translation>Un Trabajador ganado sigue siendo Trabajador, y un Gato gastado vuelve como Gato.</translation>
    </message>
    <message>
        <source>She does nothing at upkeep and nothing for the Pearl Scarab, and the Golden Cat is no resource.</source>
        <translation>No hace nada en el culto ni para el Escarabajo de Perla, y el Gato de oro no es un recurso.</translation>
    </message>
    <message>
        <source>That is the second and third level of Cheops and the top of Chephren.</source>
        <translation>Es decir, en el segundo y el tercer nivel de Keops y en la cima de Kefrén.</translation>
    </message>
    <message>
        <source>Dice on the ground of Chephren and on Mykerinos rest on no other dice, however much they bring.</source>
        <translation>Los dados de la base de Kefrén y el de Micerino no descansan sobre otros dados, den lo que den.</translation>
    </message>
    <message>
        <source>On the ground of Cheops a 1, 2 or 3 is built without any Worker.</source>
        <translation>En la base de Keops un 1, 2 o 3 se construye sin ningún Trabajador.</translation>
    </message>
    <message>
        <source>Thoth gives nothing for Workers that she saves. Carnelian never brings a build below 1 Worker.</source>
        <translation>Thoth no da nada por los Trabajadores que ella ahorra. La Cornalina nunca deja una construcción por debajo de 1 Trabajador.</translation>
    </message>
    <message>
        <source>Only Workers that are really discarded count: a build that takes none brings nothing more.</source>
        <translation>Solo cuentan los Trabajadores descartados de verdad: una construcción que no pide ninguno no da nada más.</translation>
    </message>
    <message>
        <source>With Bastet the Cats that are discarded to build count too.</source>
        <translation>Con Bastet cuentan también los Gatos descartados para construir.</translation>
    </message>
    <message>
        <source>It holds for your own builds in your own turn, not for what the Pearl Scarab copies.</source>
        <translation>Vale para tus construcciones en tu turno, no para lo que copia el Escarabajo de Perla.</translation>
    </message>
    <message>
        <source>The three dice may be of both kinds, and may include one of the Triad.</source>
        <translation>Los tres dados pueden ser de ambas clases, y uno puede ser de la Tríada.</translation>
    </message>
    <message>
        <source>A Worker or a Cat goes to your board. A Stone die comes from the supply, is rolled at once and may be used this turn, for another three too.</source>
        <translation>Un Trabajador o un Gato va a tu tablero. Un dado de Piedra sale de la reserva, se tira al instante y se puede usar en este turno, también para otro trío.</translation>
    </message>
    <message>
        <source>If the supply of Stone dice is empty, take a Worker or a Cat. The last Stone die brings the end.</source>
        <translation>Si la reserva de dados de Piedra está vacía, toma un Trabajador o un Gato. El último dado de Piedra trae el final.</translation>
    </message>
    <message>
        <source>A Worker adds no die this turn.</source>
        <translation>Un Trabajador no añade dados en este turno.</translation>
    </message>
    <message>
        <source>He is used before the tile is taken, or before Hapy, who ends the turn. You may rest for a tile that only his Fame lets you pay for.</source>
        <translation>Se usa antes de tomar la ficha, o antes de Hapy, que termina el turno. Puedes descansar por una ficha que solo puedas pagar con su Fama.</translation>
    </message>
    <message>
        <source>If a Rest tile brings him to you, he is of use from your next Rest turn on.</source>
        <translation>Si llega a ti por una ficha de Descanso, sirve desde tu próximo turno de Descanso.</translation>
    </message>
    <message>
        <source>Ptah does nothing for him, and lent by the Amethyst Scarab he brings nothing.</source>
        <translation>Ptah no hace nada por él, y prestado por el Escarabajo de Amatista no da nada.</translation>
    </message>
    <message>
        <source>You take no tile, so none of your tiles go back in that turn.</source>
        <translation>No tomas ninguna ficha, así que en ese turno no vuelve ninguna de las tuyas.</translation>
    </message>
    <message>
        <source>The resource goes first, so a full board is no hindrance. Each of the three must be of another kind than that resource; they may be equal to each other.</source>
        <translation>El recurso se va primero, así que un tablero lleno no estorba. Cada uno de los tres tiene que ser de una clase distinta de la de ese recurso; entre sí pueden ser iguales.</translation>
    </message>
    <message>
        <source>With Hapy you may rest even if you can pay for no tile.</source>
        <translation>Con Hapy puedes descansar aunque no puedas pagar ninguna ficha.</translation>
    </message>
    <message>
        <source>Bes may be used in the same turn, but before Hapy: with Hapy the turn ends.</source>
        <translation>Bes se puede usar en el mismo turno, pero antes que Hapy: con Hapy termina el turno.</translation>
    </message>
    <message>
        <source>If a Rest tile brings Hapy to you, the power is yours from your next Rest turn on.</source>
        <translation>Si Hapy llega a ti por una ficha de Descanso, su poder es tuyo desde tu próximo turno de Descanso.</translation>
    </message>
    <message>
        <source>Ptah does nothing for Hapy, and lent by the Amethyst Scarab Hapy brings nothing.</source>
        <translation>Ptah no hace nada por Hapy, y prestado por el Escarabajo de Amatista Hapy no da nada.</translation>
    </message>
    <message>
        <source>She is not of the Ennead: at upkeep she counts as one god like any other.</source>
        <translation>No es de la Enéada: en el culto cuenta como una divinidad cualquiera.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab she brings nothing.</source>
        <translation>Prestada por el Escarabajo de Amatista no da nada.</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>What it is all about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>Two architects fill one pyramid with triangular tiles, and hide in it what only one of them will own.</source>
        <translation>Dos arquitectos llenan una pirámide de fichas triangulares y esconden en ella lo que será de uno solo.</translation>
    </message>
    <message>
        <source>A network of six tiles: two pawns of lapis, one of carnelian. Lapis gets its points.</source>
        <translation>Una red de seis fichas: dos peones de lapislázuli, uno de cornalina. Los puntos son para lapislázuli.</translation>
    </message>
    <message>
        <source>Each turn you set &lt;b&gt;one pawn&lt;/b&gt; on a tile that already lies there, use the power of that tile if it has one, and add &lt;b&gt;one tile&lt;/b&gt; from your hand.</source>
        <translation>En cada turno pones &lt;b&gt;un peón&lt;/b&gt; en una ficha ya colocada, usas el poder de esa ficha, si lo tiene, y añades &lt;b&gt;una ficha&lt;/b&gt; de tu mano.</translation>
    </message>
    <message>
        <source>Where the openings of two tiles meet, they join into a &lt;b&gt;network&lt;/b&gt;. When the pyramid is full, the points of each network go to the player who has the most pawns in it.</source>
        <translation>Donde coinciden las aberturas de dos fichas, estas se unen en una &lt;b&gt;red&lt;/b&gt;. Cuando la pirámide está llena, los puntos de cada red son para quien tiene más peones en ella.</translation>
    </message>
    <message>
        <source>After fifteen turns each, the higher total wins. The winner earns the title of Great Architect.</source>
        <translation>Tras quince turnos cada uno, gana el total más alto. Quien gana recibe el título de Gran Arquitecto.</translation>
    </message>
    <message>
        <source>The duel in a minute</source>
        <translation>El duelo en un minuto</translation>
    </message>
</context>
<context>
    <name>OwnGods</name>
    <message numerus="yes">
        <source>Ennead, %n god(s)</source>
        <translation>
            <numerusform>Enéada, %n divinidad</numerusform>
            <numerusform>Enéada, %n divinidades</numerusform>
        </translation>
    </message>
    <message>
        <source>can be used now</source>
        <translation>se puede usar ahora</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>ya usada en este turno</translation>
    </message>
    <message>
        <source>on loan</source>
        <translation>prestada</translation>
    </message>
    <message>
        <source>No gods yet</source>
        <translation>Aún sin divinidades</translation>
    </message>
    <message>
        <source>upkeep %1 of %2</source>
        <translation>culto %1 de %2</translation>
    </message>
</context>
<context>
    <name>OwnGrain</name>
    <message>
        <source>%1, now</source>
        <translation>%1, ahora</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>grain</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1, missing: %2</source>
        <translation>%1, falta: %2</translation>
    </message>
    <message>
        <source>%1, fed</source>
        <translation>%1, basta</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>need %1</source>
        <translation>piden %1</translation>
    </message>
</context>
<context>
    <name>OwnMore</name>
    <message>
        <source>Quarry, %1 stones a round</source>
        <translation>Cantera, %1 piedras por ronda</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Let the camp work twice</source>
        <translation>Hacer trabajar dos veces al campamento</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pirámide</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
</context>
<context>
    <name>OwnSeat</name>
    <message>
        <source>%1, your whole board</source>
        <translation>%1, todo tu tablero</translation>
    </message>
</context>
<context>
    <name>OwnStrip</name>
    <message>
        <source>%1, Fame: %2, Workers: %3, Cats: %4, Stone dice: %5</source>
        <translation>%1, Fama: %2, Trabajadores: %3, Gatos: %4, dados de Piedra: %5</translation>
    </message>
</context>
<context>
    <name>OwnThings</name>
    <message>
        <source>Your project, hold to see it</source>
        <translation>Tu proyecto, mantén pulsado para verlo</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 Rest tiles taken</source>
        <translation>
            <numerusform>Fichas de Descanso: %n de 3</numerusform>
            <numerusform>Fichas de Descanso: %n de 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pharaoh</source>
        <translation>Tu faraón</translation>
    </message>
    <message>
        <source>Your pharaoh card: %1. 7 points if your researcher stands there at the end.</source>
        <translation>Tu carta de faraón: %1. 7 puntos si al final hay allí un investigador tuyo.</translation>
    </message>
    <message numerus="yes">
        <source>%n mummy(s) of yours, hold to see them</source>
        <translation>
            <numerusform>%n momia tuya, mantén pulsado para verla</numerusform>
            <numerusform>%n momias tuyas, mantén pulsado para verlas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PanelActions</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Bes</source>
        <translation>Bes</translation>
    </message>
    <message>
        <source>Hapy</source>
        <translation>Hapy</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Soltar aquí</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
        <source>All dice</source>
        <translation>Todos</translation>
    </message>
</context>
<context>
    <name>PanelBuild</name>
    <message>
        <source>%1 of %2</source>
        <comment>strength used</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <comment>stones</comment>
        <translation>Restantes: %1</translation>
    </message>
</context>
<context>
    <name>PanelFeed</name>
    <message>
        <source>stones</source>
        <translation>piedras</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) as grain</source>
        <translation>
            <numerusform>%n piedra como grano</numerusform>
            <numerusform>%n piedras como grano</numerusform>
        </translation>
    </message>
    <message>
        <source>then everybody is fed</source>
        <translation>así comen todos</translation>
    </message>
    <message>
        <source>then missing: %1, points lost: %2</source>
        <translation>así falta: %1; puntos perdidos: %2</translation>
    </message>
</context>
<context>
    <name>PanelFlood</name>
    <message>
        <source>The flood</source>
        <translation>La crecida</translation>
    </message>
</context>
<context>
    <name>PanelFoot</name>
    <message>
        <source>Moor here</source>
        <translation>Amarrar aquí</translation>
    </message>
    <message>
        <source>Take this card</source>
        <translation>Tomar la carta</translation>
    </message>
    <message>
        <source>Choose a level</source>
        <translation>Elige un nivel</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Move the flood</source>
        <translation>Mover la crecida</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <translation>Elige pista</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Ninguna</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Guardar %n carta</numerusform>
            <numerusform>Guardar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Renunciar</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for cards put back</source>
        <translation>
            <numerusform>%n punto por las cartas devueltas</numerusform>
            <numerusform>%n puntos por las cartas devueltas</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Robar %n carta</numerusform>
            <numerusform>Robar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many</source>
        <translation>Elige cuántas</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n stone(s)</source>
        <translation>
            <numerusform>Cuesta %n piedra</numerusform>
            <numerusform>Cuesta %n piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
</context>
<context>
    <name>PanelPrompt</name>
    <message numerus="yes">
        <source>The end has come: %n turn(s) left.</source>
        <translation>
            <numerusform>Llega el final: queda %n turno.</numerusform>
            <numerusform>Llega el final: quedan %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last turn.</source>
        <translation>Este es el último turno.</translation>
    </message>
    <message>
        <source>Still to pay: %1</source>
        <translation>Falta pagar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n barco disponible</numerusform>
            <numerusform>%n barcos disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a ship onto the river, or tap a bend.</source>
        <translation>Arrastra un barco al río, o toca un recodo.</translation>
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
        <translation>Elige un peón de tu reserva y ponlo en cualquier ficha de la pirámide que no tenga peón ni esté prohibida: una de la base o una añadida después, por cualquiera de los dos.</translation>
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
        <source>A &lt;b&gt;Worker&lt;/b&gt; counts as one pawn and has no power of its own. The other three have rules of their own.</source>
        <translation>Un &lt;b&gt;Trabajador&lt;/b&gt; cuenta como un peón y no tiene poder propio. Los otros tres tienen reglas especiales.</translation>
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
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; counts as two. He is safe like a Priest, unless you agreed otherwise before the match. Only the player who begins has one.</source>
        <translation>El &lt;b&gt;Faraón&lt;/b&gt; cuenta como dos. Está a salvo como un Sacerdote, salvo que se acuerde otra cosa antes de la partida. Solo lo tiene quien empieza.</translation>
    </message>
    <message>
        <source>Once placed, a pawn stays for the rest of the match, unless a power moves it or another pawn takes its place.</source>
        <translation>Una vez colocado, un peón se queda el resto de la partida, salvo que un poder lo mueva u otro peón ocupe su lugar.</translation>
    </message>
</context>
<context>
    <name>PearlChoice</name>
    <message>
        <source>Gain the same</source>
        <translation>Ganar lo mismo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>PeekFace</name>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>Hasta ahora %n punto</numerusform>
            <numerusform>Hasta ahora %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Add to your friends</source>
        <translation>Añadir a tus amigos</translation>
    </message>
    <message>
        <source>Next time you can invite each other by name.</source>
        <translation>La próxima vez podrás invitar por el nombre.</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>No invitations and no greetings from this person any more. This match goes on.</source>
        <translation>No más invitaciones ni saludos de esta persona. Esta partida sigue.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Denunciar</translation>
    </message>
</context>
<context>
    <name>PharaohPage</name>
    <message>
        <source>The Pharaoh</source>
        <translation>El Faraón</translation>
    </message>
    <message>
        <source>Counts as two pawns</source>
        <translation>Cuenta como dos peones</translation>
    </message>
    <message>
        <source>Only the player who begins has a Pharaoh.</source>
        <translation>Solo quien empieza tiene un Faraón.</translation>
    </message>
    <message>
        <source>As a rule the Pharaoh behaves like a Priest: the rival cannot swap him or turn his tile, and he may be played only after his owner&apos;s Mummy.</source>
        <translation>Por regla general el Faraón se comporta como un Sacerdote: el rival no puede intercambiarlo ni girar su ficha, y solo se juega después de la Momia de su dueño.</translation>
    </message>
    <message>
        <source>In his network he counts as &lt;b&gt;two pawns&lt;/b&gt;.</source>
        <translation>En su red cuenta como &lt;b&gt;dos peones&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>On a tile that counts double he still counts as two.</source>
        <translation>En una ficha que cuenta doble sigue contando como dos.</translation>
    </message>
    <message>
        <source>On an ankh he holds one ankh, like any other pawn.</source>
        <translation>En un ankh ocupa un solo ankh, como cualquier peón.</translation>
    </message>
    <message>
        <source>An option</source>
        <translation>Una opción</translation>
    </message>
    <message>
        <source>Before a match you may agree that the Pharaoh behaves like a Mummy instead. Then he may be played at any time and may take the place of an opposing Worker. The rival&apos;s Mummy still cannot take his place, but he can be swapped and his tile can be turned. He still counts as two.</source>
        <translation>Antes de la partida se puede acordar que el Faraón se comporte como una Momia. Entonces se juega en cualquier momento y puede ocupar el lugar de un Trabajador rival. La Momia rival sigue sin poder ocupar su lugar, pero se le puede intercambiar y su ficha se puede girar. Sigue contando como dos.</translation>
    </message>
</context>
<context>
    <name>PhasesChapter</name>
    <message>
        <source>The seven phases</source>
        <translation>Las siete fases</translation>
    </message>
    <message>
        <source>Ten Nile cards are turned up, one for each of the ten places along the river. The first goes to &lt;b&gt;Ombos&lt;/b&gt;, the next to the place below it, and so on downstream.</source>
        <translation>Se descubren diez cartas del Nilo, una para cada uno de los diez lugares a lo largo del río. La primera va a &lt;b&gt;Ombos&lt;/b&gt;, la siguiente al lugar de más abajo, y así río abajo.</translation>
    </message>
    <message>
        <source>Rounds 1 and 2</source>
        <translation>Rondas 1 y 2</translation>
    </message>
    <message>
        <source>20 of 22 cards marked 1·2</source>
        <translation>20 de 22 cartas marcadas 1·2</translation>
    </message>
    <message>
        <source>Rounds 3 and 4</source>
        <translation>Rondas 3 y 4</translation>
    </message>
    <message>
        <source>20 of 22 cards marked 3·4</source>
        <translation>20 de 22 cartas marcadas 3·4</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Ronda 5</translation>
    </message>
    <message>
        <source>10 of 12 cards marked 5</source>
        <translation>10 de 12 cartas marcadas 5</translation>
    </message>
    <message>
        <source>The corner of a card says in which rounds it can come.</source>
        <translation>La esquina de una carta dice en qué rondas puede salir.</translation>
    </message>
    <message>
        <source>Two cards of each deck never come: nobody knows which.</source>
        <translation>Dos cartas de cada mazo no salen nunca: nadie sabe cuáles.</translation>
    </message>
    <message>
        <source>Cards that nobody has taken leave the game at the end of the round. They do not come back.</source>
        <translation>Las cartas que nadie ha tomado salen del juego al final de la ronda. No vuelven.</translation>
    </message>
    <message>
        <source>All workers that built in the round before are ready again.</source>
        <translation>Todos los trabajadores que construyeron en la ronda anterior vuelven a estar listos.</translation>
    </message>
    <message>
        <source>The player with turn tile 1 places a ship, then the one with tile 2, and so on, round and round. What the ship brings is resolved at once and completely, then it is the next player&apos;s turn.</source>
        <translation>El jugador con la ficha de turno 1 pone un barco, luego el de la ficha 2, y así una y otra vez. Lo que da el barco se resuelve al instante y por completo, luego le toca al siguiente jugador.</translation>
    </message>
    <message>
        <source>Instead of placing a ship you may &lt;b&gt;pass&lt;/b&gt;. Then you are out until the next round; the others go on without you.</source>
        <translation>En lugar de poner un barco puedes &lt;b&gt;pasar&lt;/b&gt;. Entonces quedas fuera hasta la ronda siguiente; los demás siguen sin ti.</translation>
    </message>
    <message>
        <source>The player who has no ship left, or no bend to go to, passes without being asked.</source>
        <translation>Quien no tiene más barcos, o ningún recodo al que ir, pasa sin que se le pregunte.</translation>
    </message>
    <message>
        <source>After your ship you are asked once more only if it brought you something that can be played at once.</source>
        <translation>Después de tu barco solo se te pregunta otra vez si te ha dado algo que se puede jugar al instante.</translation>
    </message>
    <message>
        <source>When all have passed, the ships at cards and camps come home. Those at the sites stay until the end of the Site bonus.</source>
        <translation>Cuando todos han pasado, vuelven los barcos de cartas y campamentos. Los de las obras se quedan hasta el final de la fase Bonificación.</translation>
    </message>
    <message>
        <source>The player who is in front on the score track goes first. That order is fixed before anybody loses points.</source>
        <translation>Va primero quien está por delante en la pista de puntos. Ese orden se fija antes de que nadie pierda puntos.</translation>
    </message>
    <message>
        <source>If your fields give enough, nothing happens. Grain that is left over is gone: it is not stored.</source>
        <translation>Si tus campos dan bastante, no pasa nada. El grano que sobra se pierde: no se almacena.</translation>
    </message>
    <message>
        <source>If grain is missing, and you have a card that could help, you are asked. Otherwise the loss is counted automatically.</source>
        <translation>Si falta grano y tienes una carta que pueda ayudar, se te pregunta. Si no, se resuelve automáticamente.</translation>
    </message>
    <message>
        <source>What you lose is one move back on the score track.</source>
        <translation>Lo que pierdes es un movimiento hacia atrás en la pista de puntos.</translation>
    </message>
    <message>
        <source>In the order of the turn tiles everybody gets as many stones as all their quarries show, the one from the start included.</source>
        <translation>Por orden de fichas de turno, cada cual recibe tantas piedras como muestren todas sus canteras, incluida la del principio.</translation>
    </message>
    <message>
        <source>The quarry from the start and one more: 3 + 2 stones in every round.</source>
        <translation>La cantera del principio y una más: 3 + 2 piedras en cada ronda.</translation>
    </message>
    <message>
        <source>Stones before</source>
        <translation>Piedras antes</translation>
    </message>
    <message>
        <source>From two quarries</source>
        <translation>De dos canteras</translation>
    </message>
    <message>
        <source>All building at one site is finished before the next site begins. Within a site it goes in this order:</source>
        <translation>Se termina de construir en una obra antes de pasar a la siguiente. Dentro de una obra se sigue este orden:</translation>
    </message>
    <message>
        <source>The owner of “%1”, with a ship there, if the owner wants to.</source>
        <translation>Quien tiene «%1», con un barco allí, si quiere.</translation>
    </message>
    <message>
        <source>The places, from the Nile outwards.</source>
        <translation>Los amarres, desde el Nilo hacia fuera.</translation>
    </message>
    <message>
        <source>The ship for which “%1” has been played.</source>
        <translation>El barco para el que se ha jugado «%1».</translation>
    </message>
    <message>
        <source>The ships in reserve, one for each place that was given up.</source>
        <translation>Los barcos en reserva, uno por cada amarre al que se ha renunciado.</translation>
    </message>
    <message>
        <source>First turquoise, then lapis, then carnelian. Ochre builds only if one of them gives up.</source>
        <translation>Primero turquesa, luego lapislázuli, luego cornalina. Ocre solo construye si uno de ellos renuncia.</translation>
    </message>
    <message>
        <source>Each ship is one building action, or is &lt;b&gt;given up&lt;/b&gt;. That is decided when its turn comes, and is final.</source>
        <translation>Cada barco es una acción de construcción, o se &lt;b&gt;renuncia&lt;/b&gt; a él. Se decide cuando le toca, y es definitivo.</translation>
    </message>
    <message>
        <source>The player who cannot build at all, and has no card that could help, gives up without being asked.</source>
        <translation>Quien no puede construir nada, y no tiene ninguna carta que ayude, renuncia sin que se le pregunte.</translation>
    </message>
    <message>
        <source>A ship that was given up goes home at once, costs nothing, and does not count for the Site bonus.</source>
        <translation>Un barco al que se ha renunciado vuelve enseguida, no cuesta nada y no cuenta para la Bonificación.</translation>
    </message>
    <message>
        <source>Count at how many sites you have &lt;b&gt;built&lt;/b&gt; in this round: your ships are still there.</source>
        <translation>Cuenta en cuántas obras has &lt;b&gt;construido&lt;/b&gt; en esta ronda: tus barcos siguen allí.</translation>
    </message>
    <message>
        <source>At one site</source>
        <translation>En una obra</translation>
    </message>
    <message>
        <source>At two sites</source>
        <translation>En dos obras</translation>
    </message>
    <message>
        <source>At all three</source>
        <translation>En las tres</translation>
    </message>
    <message>
        <source>Lapis is in front and goes first: 3 points. Then carnelian gets 6, and comes to stand behind lapis.</source>
        <translation>Lapislázuli va por delante y es el primero: 3 puntos. Luego cornalina recibe 6, y queda detrás de lapislázuli.</translation>
    </message>
    <message>
        <source>The player who is in front on the score track goes first. It matters where two come to the same square.</source>
        <translation>Va primero quien está por delante en la pista de puntos. Importa cuando dos llegan a la misma casilla.</translation>
    </message>
    <message>
        <source>A ship that gave up does not count, nor does one that waited in the reserve for nothing.</source>
        <translation>Un barco que renunció no cuenta, ni tampoco uno que esperó en vano en la reserva.</translation>
    </message>
    <message>
        <source>Then the ships come home.</source>
        <translation>Luego los barcos vuelven a casa.</translation>
    </message>
    <message>
        <source>The turn tiles are given out anew. The player who is &lt;b&gt;furthest behind&lt;/b&gt; on the score track gets tile 1 and sails first in the next round, the next one gets tile 2, and so on.</source>
        <translation>Se vuelven a repartir las fichas de turno. Quien va &lt;b&gt;más por detrás&lt;/b&gt; en la pista de puntos recibe la ficha 1 y navega primero en la ronda siguiente, el siguiente recibe la ficha 2, y así sucesivamente.</translation>
    </message>
    <message>
        <source>Turquoise is last and sails first. Carnelian came to square 15 after lapis: carnelian is second, lapis third.</source>
        <translation>Turquesa va último y navega primero. Cornalina llegó a la casilla 15 después de lapislázuli: cornalina es segundo, lapislázuli tercero.</translation>
    </message>
    <message>
        <source>Of two on the same square the one that &lt;b&gt;came later&lt;/b&gt; is behind.</source>
        <translation>De dos en la misma casilla, va por detrás quien &lt;b&gt;llegó después&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Tiles are given out after the fifth round too: the final scoring goes by them.</source>
        <translation>También se reparten fichas después de la quinta ronda: el recuento final sigue ese orden.</translation>
    </message>
    <message>
        <source>Then comes the last chance of the round to play cards: the player who has something that can still matter is asked, in the order of the new tiles.</source>
        <translation>Luego llega la última ocasión de la ronda para jugar cartas: a quien tiene algo que aún puede importar se le pregunta, por orden de las nuevas fichas.</translation>
    </message>
</context>
<context>
    <name>PictureGate</name>
    <message>
        <source>%1: %2</source>
        <comment>a player, what the player did</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PieceChoice</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>PillarsChapter</name>
    <message>
        <source>The pillars</source>
        <translation>Las columnas</translation>
    </message>
    <message>
        <source>Researchers</source>
        <translation>Investigadores</translation>
    </message>
    <message>
        <source>Coming, replacing, moving over</source>
        <translation>Llegar, ocupar un lugar, trasladarse</translation>
    </message>
    <message>
        <source>Your team has &lt;b&gt;five researchers&lt;/b&gt;. At a pillar there is room for one, whoever&apos;s it is. It decides who gets the sarcophagi.</source>
        <translation>Tu equipo tiene &lt;b&gt;cinco investigadores&lt;/b&gt;. En una columna hay sitio para uno solo, sea de quien sea. Él decide quién se lleva los sarcófagos.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>A pair of camels looks the same way: lapis replaces carnelian. The scarab is the third, so lapis takes the sarcophagus with two eyes.</source>
        <translation>Una pareja de camellos mira en el mismo sentido: lapislázuli ocupa el lugar de cornalina. El escarabajo es el tercero: lapislázuli se lleva el sarcófago de dos ojos.</translation>
    </message>
    <message>
        <source>With a researcher in your supply, yours comes by itself wherever one may come.</source>
        <translation>Si te queda un investigador en la reserva, acude por sí solo allí donde pueda.</translation>
    </message>
    <message>
        <source>A researcher that is replaced goes back to the supply of its owner and can come again.</source>
        <translation>Un investigador que pierde su lugar vuelve a la reserva de su equipo y puede acudir de nuevo.</translation>
    </message>
    <message>
        <source>The researcher comes &lt;b&gt;before&lt;/b&gt; the scarabs of that animal. So a replacement can win what the rival was waiting for.</source>
        <translation>El investigador llega &lt;b&gt;antes&lt;/b&gt; que los escarabajos de ese animal. Así, quien ocupa el lugar puede ganar lo que el rival esperaba.</translation>
    </message>
    <message>
        <source>Each animal of your card is resolved separately: two researchers may come in one turn.</source>
        <translation>Cada animal de tu carta se resuelve por separado: en un turno pueden llegar dos investigadores.</translation>
    </message>
    <message>
        <source>When your supply is empty</source>
        <translation>Cuando tu reserva está vacía</translation>
    </message>
    <message>
        <source>Then one of your researchers may &lt;b&gt;move over&lt;/b&gt; from another pillar. You choose which, or that none comes.</source>
        <translation>Entonces uno de tus investigadores puede &lt;b&gt;trasladarse&lt;/b&gt; desde otra columna. Tú eliges cuál, o que no venga ninguno.</translation>
    </message>
    <message>
        <source>A pair of cats, and nobody left in the supply: the researcher at the ibis goes over to the cat.</source>
        <translation>Una pareja de gatos y nadie en la reserva: el investigador del ibis pasa al gato.</translation>
    </message>
    <message>
        <source>The pillar it leaves keeps its scarabs and sarcophagi, and nobody stands there now.</source>
        <translation>La columna que deja conserva sus escarabajos y sarcófagos, pero ya no hay nadie.</translation>
    </message>
    <message>
        <source>If none comes, an empty pillar stays empty, and a rival who could have been replaced stays.</source>
        <translation>Si no viene ninguno, una columna vacía sigue vacía, y el rival al que se podía sustituir se queda.</translation>
    </message>
    <message>
        <source>The scarabs come in any case.</source>
        <translation>Los escarabajos llegan en cualquier caso.</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Escarabajos</translation>
    </message>
    <message>
        <source>One for each pair, two at most</source>
        <translation>Uno por pareja, dos como máximo</translation>
    </message>
    <message>
        <source>Each pair brings one scarab from the slab to the pillar of its animal. But at &lt;b&gt;one pillar&lt;/b&gt; at most &lt;b&gt;two&lt;/b&gt; arrive in a turn; further pairs of that animal bring none.</source>
        <translation>Cada pareja trae un escarabajo de la losa a la columna de su animal. Pero a &lt;b&gt;una columna&lt;/b&gt; llegan como máximo &lt;b&gt;dos&lt;/b&gt; por turno; las demás parejas de ese animal no traen ninguno.</translation>
    </message>
    <message>
        <source>1 pair of an animal</source>
        <translation>1 pareja de un animal</translation>
    </message>
    <message>
        <source>2 pairs</source>
        <translation>2 parejas</translation>
    </message>
    <message>
        <source>3 pairs or more</source>
        <translation>3 parejas o más</translation>
    </message>
    <message>
        <source>2 pairs of each animal of the card</source>
        <translation>2 parejas de cada animal de la carta</translation>
    </message>
    <message>
        <source>The third scarab</source>
        <translation>El tercer escarabajo</translation>
    </message>
    <message>
        <source>A pillar never holds more than three scarabs. The third one opens a sarcophagus, and all three go back to the slab at once. If another is due, it comes after that.</source>
        <translation>Una columna nunca tiene más de tres escarabajos. El tercero abre un sarcófago, y los tres vuelven enseguida a la losa. Si corresponde otro, llega después.</translation>
    </message>
    <message>
        <source>Two pairs of hippos, both looking opposite ways, bring two scarabs. The first opens the top sarcophagus for carnelian, the second begins anew.</source>
        <translation>Dos parejas de hipopótamos, ambas en sentidos opuestos, traen dos escarabajos. El primero abre el sarcófago de arriba para cornalina, el segundo empieza de nuevo.</translation>
    </message>
    <message>
        <source>When scarabs run out</source>
        <translation>Cuando se acaban los escarabajos</translation>
    </message>
    <message>
        <source>There are sixteen scarabs. If the slab is empty, a scarab that is due is lost; the researcher still comes.</source>
        <translation>Hay dieciséis escarabajos. Si la losa está vacía, el escarabajo que corresponda se pierde; el investigador llega igualmente.</translation>
    </message>
    <message>
        <source>Scarabs that go back in the same turn can be used again at once.</source>
        <translation>Los escarabajos que vuelven en el mismo turno se pueden usar otra vez enseguida.</translation>
    </message>
    <message>
        <source>A pillar without sarcophagi keeps its three scarabs, and further ones stay on the slab. Researchers may still come there and be replaced.</source>
        <translation>Una columna sin sarcófagos conserva sus tres escarabajos, y los demás se quedan en la losa. Los investigadores pueden seguir llegando allí y perder su lugar.</translation>
    </message>
    <message>
        <source>Which animal first</source>
        <translation>Qué animal primero</translation>
    </message>
    <message>
        <source>When both animals of a card make pairs</source>
        <translation>Cuando ambos animales forman parejas</translation>
    </message>
    <message>
        <source>If both animals of your card make pairs, you decide which of them is resolved first. It hardly ever matters: as a rule the &lt;b&gt;lower&lt;/b&gt; animal goes first, and you are asked only if the result would change.</source>
        <translation>Si los dos animales de tu carta forman parejas, tú decides cuál se resuelve primero. Casi nunca importa: por norma empieza el animal &lt;b&gt;de abajo&lt;/b&gt;, y solo se te pregunta si el resultado cambiara.</translation>
    </message>
    <message>
        <source>That can happen in two cases:</source>
        <translation>Eso puede pasar en dos casos:</translation>
    </message>
    <message>
        <source>Your supply has fewer &lt;b&gt;researchers&lt;/b&gt; than the two animals need.</source>
        <translation>En tu reserva hay menos &lt;b&gt;investigadores&lt;/b&gt; de los que necesitan los dos animales.</translation>
    </message>
    <message>
        <source>The slab has fewer &lt;b&gt;scarabs&lt;/b&gt; than the two animals are due.</source>
        <translation>En la losa hay menos &lt;b&gt;escarabajos&lt;/b&gt; de los que corresponden a los dos animales.</translation>
    </message>
    <message>
        <source>upper: camel</source>
        <translation>arriba: camello</translation>
    </message>
    <message>
        <source>lower: hippo</source>
        <translation>abajo: hipopótamo</translation>
    </message>
    <message>
        <source>One scarab is left on the slab, one is due at each pillar. If the camel goes first, it opens, three scarabs go back, and the hippo gets its scarab too.</source>
        <translation>En la losa queda un escarabajo, y corresponde uno a cada columna. Si empieza el camello, se abre un sarcófago, vuelven tres escarabajos y el hipopótamo también recibe el suyo.</translation>
    </message>
    <message>
        <source>Within one animal the order is fixed: first the researcher, then its scarabs one by one.</source>
        <translation>Dentro de un animal el orden es fijo: primero el investigador, luego sus escarabajos uno a uno.</translation>
    </message>
    <message>
        <source>Where two ways come to the same, only one of them is offered.</source>
        <translation>Donde dos maneras llevan a lo mismo, solo se ofrece una.</translation>
    </message>
    <message>
        <source>Sarcophagi and mummies</source>
        <translation>Sarcófagos y momias</translation>
    </message>
    <message>
        <source>Opening them, eyes and values</source>
        <translation>Abrirlos, ojos y valores</translation>
    </message>
    <message>
        <source>At each pillar three sarcophagi lie in a stack. They are opened from the top: &lt;b&gt;one eye, two eyes, three eyes&lt;/b&gt;. The more eyes, the more precious the mummy.</source>
        <translation>En cada columna tres sarcófagos forman una pila. Se abren desde arriba: &lt;b&gt;un ojo, dos ojos, tres ojos&lt;/b&gt;. Cuantos más ojos, más valiosa es la momia.</translation>
    </message>
    <message>
        <source>The seven mummies of each kind, each with its value.</source>
        <translation>Las siete momias de cada tipo, cada una con su valor.</translation>
    </message>
    <message>
        <source>One eye: 3 four times, 4 three times</source>
        <translation>Un ojo: 3 cuatro veces, 4 tres veces</translation>
    </message>
    <message>
        <source>Two eyes: 5 four times, 6 three times</source>
        <translation>Dos ojos: 5 cuatro veces, 6 tres veces</translation>
    </message>
    <message>
        <source>Three eyes: 7 three times, 8 and 10 twice each</source>
        <translation>Tres ojos: 7 tres veces, 8 y 10 dos veces cada uno</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>La apertura</translation>
    </message>
    <message>
        <source>The &lt;b&gt;third scarab&lt;/b&gt; opens the top sarcophagus. The team whose researcher stands there takes it at once, whoever made the pair.</source>
        <translation>El &lt;b&gt;tercer escarabajo&lt;/b&gt; abre el sarcófago de arriba. Se lo lleva enseguida el equipo cuyo investigador esté allí, sea quien sea quien formó la pareja.</translation>
    </message>
    <message>
        <source>Only the owner sees the value. The eyes stay visible to all.</source>
        <translation>El valor solo lo ve su dueño. Los ojos siguen a la vista de todos.</translation>
    </message>
    <message>
        <source>The three scarabs go back to the slab.</source>
        <translation>Los tres escarabajos vuelven a la losa.</translation>
    </message>
    <message>
        <source>Nobody there</source>
        <translation>Si no hay nadie</translation>
    </message>
    <message>
        <source>If nobody stands at the pillar when the third scarab comes, the sarcophagus stays shut and the pillar is full. The next researcher to arrive takes it at once; the three scarabs go back, and then the scarabs of that turn follow.</source>
        <translation>Si no hay nadie en la columna cuando llega el tercer escarabajo, el sarcófago sigue cerrado y la columna está llena. El siguiente investigador que llegue se lo lleva enseguida; los tres escarabajos vuelven, y después siguen los de ese turno.</translation>
    </message>
    <message>
        <source>A pair of crocodiles: turquoise arrives, takes the sarcophagus with one eye, and its scarab is the first of the next three.</source>
        <translation>Una pareja de cocodrilos: turquesa llega, se lleva el sarcófago de un ojo, y su escarabajo es el primero de los tres siguientes.</translation>
    </message>
    <message>
        <source>A whole turn in pictures</source>
        <translation>Un turno entero en imágenes</translation>
    </message>
    <message>
        <source>One card, two animals, two pillars</source>
        <translation>Una carta, dos animales, dos columnas</translation>
    </message>
    <message>
        <source>You are lapis and drop a card with a hippo above a camel into the second shaft.</source>
        <translation>Eres lapislázuli y dejas caer en la segunda ranura una carta con un hipopótamo sobre un camello.</translation>
    </message>
    <message>
        <source>Two pairs: the camel with the one on its left, the hippo with the one below it on the right.</source>
        <translation>Dos parejas: el camello con el de su izquierda, el hipopótamo con el de abajo a la derecha.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;camels&lt;/b&gt; look opposite ways. Carnelian stands at the camel&apos;s pillar and stays; one scarab comes, its second.</source>
        <translation>Los &lt;b&gt;camellos&lt;/b&gt; miran en sentidos opuestos. En su columna está cornalina, y se queda; llega un escarabajo, el segundo.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;hippos&lt;/b&gt; look the same way. Your researcher replaces carnelian&apos;s. The scarab that comes is the third: it opens the top sarcophagus, and that is yours.</source>
        <translation>Los &lt;b&gt;hipopótamos&lt;/b&gt; miran en el mismo sentido. Tu investigador sustituye al de cornalina. El escarabajo que llega es el tercero: abre el sarcófago de arriba, y es tuyo.</translation>
    </message>
    <message>
        <source>Both pillars before and after. The three scarabs went back to the slab.</source>
        <translation>Las dos columnas antes y después. Los tres escarabajos volvieron a la losa.</translation>
    </message>
    <message>
        <source>You look at the value of your mummy; the others see its eye only. Then you draw a card.</source>
        <translation>Miras el valor de tu momia; los demás solo ven el ojo. Después robas una carta.</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Ombos</source>
        <translation>Ombos</translation>
    </message>
    <message>
        <source>Edfu</source>
        <translation>Edfu</translation>
    </message>
    <message>
        <source>Thebae</source>
        <translation>Tebas</translation>
    </message>
    <message>
        <source>Abydos</source>
        <translation>Abydos</translation>
    </message>
    <message>
        <source>Passalon</source>
        <translation>Passalon</translation>
    </message>
    <message>
        <source>Selinon</source>
        <translation>Selinon</translation>
    </message>
    <message>
        <source>Amarna</source>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>Beni Hasan</source>
        <translation>Beni Hasan</translation>
    </message>
    <message>
        <source>Alyi</source>
        <translation>Alyi</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Giza</translation>
    </message>
    <message>
        <source>Heliopolis</source>
        <translation>Heliópolis</translation>
    </message>
    <message>
        <source>Saqqara</source>
        <translation>Saqqara</translation>
    </message>
    <message>
        <source>Dahshur</source>
        <translation>Dahshur</translation>
    </message>
    <message>
        <source>Meidum</source>
        <translation>Meidum</translation>
    </message>
    <message>
        <source>Abusir</source>
        <translation>Abusir</translation>
    </message>
    <message>
        <source>Hawara</source>
        <translation>Hawara</translation>
    </message>
</context>
<context>
    <name>PlaceTiles</name>
    <message>
        <source>First free space</source>
        <translation>Primer espacio libre</translation>
    </message>
</context>
<context>
    <name>PlanChoice</name>
    <message>
        <source>Another shaft</source>
        <translation>Otra ranura</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>¿De qué manera?</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Soltar aquí</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You begin.</source>
        <translation>Empiezas tú.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 empieza.</translation>
    </message>
    <message>
        <source>You begin and have the Pharaoh.</source>
        <translation>Empiezas tú y tienes el Faraón.</translation>
    </message>
    <message>
        <source>%1 begins and has the Pharaoh.</source>
        <translation>%1 empieza y tiene el Faraón.</translation>
    </message>
    <message>
        <source>You begin with a Sphinx card.</source>
        <translation>Empiezas con una carta de Esfinge.</translation>
    </message>
    <message>
        <source>%1 begins with a Sphinx card.</source>
        <translation>%1 empieza con una carta de Esfinge.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Te toca a ti.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>Robas una ficha.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 roba una ficha.</translation>
    </message>
    <message>
        <source>You draw: %1.</source>
        <comment>a tile</comment>
        <translation>Robas: %1.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <comment>who, a tile</comment>
        <translation>%1 roba: %2.</translation>
    </message>
    <message>
        <source>%1; pawn: %2, yours</source>
        <comment>a place, a kind of pawn</comment>
        <translation>%1; peón: %2, tuyo</translation>
    </message>
    <message>
        <source>%1; pawn: %2, of %3</source>
        <comment>a place, a kind of pawn, who</comment>
        <translation>%1; peón: %2, de %3</translation>
    </message>
    <message numerus="yes">
        <source>You open a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>Abres un sarcófago de %n ojo.</numerusform>
            <numerusform>Abres un sarcófago de %n ojos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opens a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>%1 abre un sarcófago de %n ojo.</numerusform>
            <numerusform>%1 abre un sarcófago de %n ojos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hand over a sarcophagus with %n eye(s) to %1.</source>
        <translation>
            <numerusform>Entregas a %1 un sarcófago de %n ojo.</numerusform>
            <numerusform>Entregas a %1 un sarcófago de %n ojos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to you.</source>
        <translation>
            <numerusform>%1 te entrega un sarcófago de %n ojo.</numerusform>
            <numerusform>%1 te entrega un sarcófago de %n ojos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to %2.</source>
        <translation>
            <numerusform>%1 entrega a %2 un sarcófago de %n ojo.</numerusform>
            <numerusform>%1 entrega a %2 un sarcófago de %n ojos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses you.</source>
        <translation>Te elige.</translation>
    </message>
    <message>
        <source>Chooses %1.</source>
        <comment>a player</comment>
        <translation>Elige a %1.</translation>
    </message>
    <message>
        <source>Replaces your researcher (%1).</source>
        <comment>an animal</comment>
        <translation>Sustituye a tu investigador (%1).</translation>
    </message>
    <message>
        <source>Replaces the researcher of %1 (%2).</source>
        <comment>who, an animal</comment>
        <translation>Sustituye al investigador de %1 (%2).</translation>
    </message>
    <message>
        <source>Floor %1 of the pyramid is finished: %2 for you.</source>
        <comment>floor, points</comment>
        <translation>Piso %1 de la pirámide terminado: %2 para ti.</translation>
    </message>
    <message>
        <source>Floor %1 of the pyramid is finished: %2 for %3.</source>
        <comment>floor, points, who</comment>
        <translation>Piso %1 de la pirámide terminado: %2 para %3.</translation>
    </message>
    <message>
        <source>You show “%1”: %2.</source>
        <comment>a Sphinx card, points</comment>
        <translation>Muestras «%1»: %2.</translation>
    </message>
    <message>
        <source>%1 shows “%2”: %3.</source>
        <comment>who, a Sphinx card, points</comment>
        <translation>%1 muestra «%2»: %3.</translation>
    </message>
    <message>
        <source>built by you</source>
        <translation>construida por ti</translation>
    </message>
    <message>
        <source>built by %1</source>
        <translation>construida por %1</translation>
    </message>
    <message>
        <source>Copies your Rest tile: %1.</source>
        <translation>Copia tu ficha de Descanso: %1.</translation>
    </message>
    <message>
        <source>Copies the Rest tile of %1: %2.</source>
        <comment>who, a tile</comment>
        <translation>Copia la ficha de Descanso de %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You have built for %n Fame. Copy it for %1?</source>
        <translation>
            <numerusform>Has construido por %n de Fama. ¿Copiarlo por %1?</numerusform>
            <numerusform>Has construido por %n de Fama. ¿Copiarlo por %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has built for %n Fame. Copy it for %2?</source>
        <translation>
            <numerusform>%1 ha construido por %n de Fama. ¿Copiarlo por %2?</numerusform>
            <numerusform>%1 ha construido por %n de Fama. ¿Copiarlo por %2?</numerusform>
        </translation>
    </message>
    <message>
        <source>You: at most %1% after move %2, in the end %3%.</source>
        <translation>Tú: como máximo %1&#xa0;% tras la jugada %2, al final %3&#xa0;%.</translation>
    </message>
    <message>
        <source>%1: at most %2% after move %3, in the end %4%.</source>
        <translation>%1: como máximo %2&#xa0;% tras la jugada %3, al final %4&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>PointLine</name>
    <message>
        <source>Pharaoh card, own researcher there: %1</source>
        <translation>Carta de faraón, con investigador propio: %1</translation>
    </message>
    <message>
        <source>Pharaoh card, no own researcher there: %1</source>
        <translation>Carta de faraón, sin investigador propio: %1</translation>
    </message>
    <message>
        <source>One eye, pillar: %1</source>
        <translation>Un ojo, columna: %1</translation>
    </message>
    <message>
        <source>Two eyes, pillar: %1</source>
        <translation>Dos ojos, columna: %1</translation>
    </message>
    <message>
        <source>Three eyes, pillar: %1</source>
        <translation>Tres ojos, columna: %1</translation>
    </message>
</context>
<context>
    <name>PointSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerChoice</name>
    <message>
        <source>Which die, and which value?</source>
        <translation>¿Qué dado y qué valor?</translation>
    </message>
    <message>
        <source>Three dice of which value?</source>
        <translation>¿Tres dados de qué valor?</translation>
    </message>
    <message>
        <source>Which god do you discard?</source>
        <translation>¿Qué divinidad descartas?</translation>
    </message>
    <message>
        <source>Which resource do you discard?</source>
        <translation>¿Qué recurso descartas?</translation>
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
        <translation>El rival no puede girar la ficha en la que está.</translation>
    </message>
    <message>
        <source>You yourself may move and swap him, and turn his tile.</source>
        <translation>Tú sí puedes moverlo e intercambiarlo, y girar su ficha.</translation>
    </message>
    <message>
        <source>For everything else he is one pawn, like a Worker.</source>
        <translation>Para todo lo demás es un peón, como un Trabajador.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; waits and is safe in the same way, unless you agreed before the match that he behaves like a Mummy.</source>
        <translation>El &lt;b&gt;Faraón&lt;/b&gt; espera y está protegido del mismo modo, salvo que antes de la partida se haya acordado que actúe como una Momia.</translation>
    </message>
</context>
<context>
    <name>ProjectChip</name>
    <message numerus="yes">
        <source>%n pair(s), +%1</source>
        <translation>
            <numerusform>%n pareja +%1</numerusform>
            <numerusform>%n parejas +%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message>
        <source>Neighbours share a side, not a corner. Every level of every pyramid counts, whoever built it.</source>
        <translation>Los vecinos comparten un lado, no una esquina. Cuenta cada nivel de cada pirámide, lo construyera quien lo construyera.</translation>
    </message>
    <message numerus="yes">
        <source>An example: this ground is worth %n Fame.</source>
        <translation>
            <numerusform>Un ejemplo: esta base vale %n de Fama.</numerusform>
            <numerusform>Un ejemplo: esta base vale %n de Fama.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectsChapter</name>
    <message>
        <source>Each project</source>
        <translation>Proyecto por proyecto</translation>
    </message>
    <message>
        <source>Three equal dice in a row are two pairs, four in a square are four.</source>
        <translation>Tres dados iguales en fila son dos parejas, cuatro en cuadrado son cuatro.</translation>
    </message>
</context>
<context>
    <name>PyramidSide</name>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>Up to level %1</source>
        <translation>Hasta el nivel %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 built</source>
        <translation>%1, %2 de %3 construidos</translation>
    </message>
    <message numerus="yes">
        <source>Space %1: %n Fame, %2</source>
        <translation>
            <numerusform>Espacio %1: %n de Fama, %2</numerusform>
            <numerusform>Espacio %1: %n de Fama, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceBook</name>
    <message>
        <source>Set one Prayer die you rolled to any value.</source>
        <translation>Pon en el valor que quieras un dado de Plegaria que hayas tirado.</translation>
    </message>
    <message>
        <source>At upkeep you may keep three gods more.</source>
        <translation>En el culto puedes conservar tres divinidades más.</translation>
    </message>
    <message>
        <source>Discard another of your gods, or your whole Ennead: gain 4 Fame.</source>
        <translation>Descarta otra de tus divinidades, o toda tu Enéada: gana 4 de Fama.</translation>
    </message>
    <message>
        <source>Your Workers count as Cats, and your Cats as Workers.</source>
        <translation>Tus Trabajadores valen como Gatos, y tus Gatos como Trabajadores.</translation>
    </message>
    <message>
        <source>Gain 1 Fame.</source>
        <translation>Gana 1 de Fama.</translation>
    </message>
    <message>
        <source>In place of a Rest tile: discard 1 resource, then take 3 resources of other kinds.</source>
        <translation>En lugar de una ficha de Descanso: descarta 1 recurso y luego toma 3 recursos de otras clases.</translation>
    </message>
    <message>
        <source>No power: she is worth having for her Fame alone.</source>
        <translation>Sin poder: solo interesa por su Fama.</translation>
    </message>
    <message>
        <source>Discard 2 Cats: take 1 Worker and gain 3 Fame.</source>
        <translation>Descarta 2 Gatos: toma 1 Trabajador y gana 3 de Fama.</translation>
    </message>
    <message>
        <source>Return 3 dice of one value: gain 3 Fame and take 1 resource of your choice.</source>
        <translation>Devuelve 3 dados del mismo valor: gana 3 de Fama y toma 1 recurso a tu elección.</translation>
    </message>
    <message>
        <source>Discard 1 Worker and 1 Cat: gain 4 Fame.</source>
        <translation>Descarta 1 Trabajador y 1 Gato: gana 4 de Fama.</translation>
    </message>
    <message>
        <source>Roll any of your dice again, beyond the free reroll.</source>
        <translation>Vuelve a tirar los dados tuyos que quieras, además de la repetición gratuita.</translation>
    </message>
    <message>
        <source>Return 2 dice: take a Stone die from the supply and roll it at once.</source>
        <translation>Devuelve 2 dados: toma un dado de Piedra de la reserva y tíralo al instante.</translation>
    </message>
    <message>
        <source>Return 2 dice: take 1 Worker.</source>
        <translation>Devuelve 2 dados: toma 1 Trabajador.</translation>
    </message>
    <message>
        <source>Discard 2 Workers: take 1 Cat and gain 4 Fame.</source>
        <translation>Descarta 2 Trabajadores: toma 1 Gato y gana 4 de Fama.</translation>
    </message>
    <message>
        <source>Set one Stone die you rolled to any value.</source>
        <translation>Pon en el valor que quieras un dado de Piedra que hayas tirado.</translation>
    </message>
    <message>
        <source>Discard 1 Cat: gain 2 Fame.</source>
        <translation>Descarta 1 Gato: gana 2 de Fama.</translation>
    </message>
    <message>
        <source>Return 1 die: your gods that have been used this Work turn may be used once more.</source>
        <translation>Devuelve 1 dado: tus divinidades ya usadas en este turno de Trabajo pueden usarse una vez más.</translation>
    </message>
    <message>
        <source>Discard 1 Worker: gain 3 Fame.</source>
        <translation>Descarta 1 Trabajador: gana 3 de Fama.</translation>
    </message>
    <message>
        <source>Discard 1 Worker and 1 Cat and return 1 Stone die: gain 7 Fame.</source>
        <translation>Descarta 1 Trabajador y 1 Gato y devuelve 1 dado de Piedra: gana 7 de Fama.</translation>
    </message>
    <message>
        <source>Each die you build on top of four dice brings 3 Fame more.</source>
        <translation>Cada dado que construyes encima de cuatro dados da 3 de Fama más.</translation>
    </message>
    <message>
        <source>You build with her table: a 1, 2 or 3 takes no Worker, a 4 or 5 takes 1, a 6 takes 2. What the level adds stays the same.</source>
        <translation>Construyes con su tabla: un 1, un 2 o un 3 no pide Trabajadores, un 4 o un 5 pide 1, un 6 pide 2. Lo que añade el nivel no cambia.</translation>
    </message>
    <message>
        <source>Return 2 dice: gain 3 Fame.</source>
        <translation>Devuelve 2 dados: gana 3 de Fama.</translation>
    </message>
    <message>
        <source>Return 1 die: take 1 Cat.</source>
        <translation>Devuelve 1 dado: toma 1 Gato.</translation>
    </message>
    <message>
        <source>Each Worker you discard to build brings 1 Fame more.</source>
        <translation>Cada Trabajador que descartas para construir da 1 de Fama más.</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Amatista</translation>
    </message>
    <message>
        <source>Amethyst Scarab</source>
        <translation>Escarabajo de Amatista</translation>
    </message>
    <message>
        <source>Once in your Work turn</source>
        <translation>Una vez en tu turno de Trabajo</translation>
    </message>
    <message>
        <source>Return 1 die: until the end of this Work turn a god of the row serves you as if you had it.</source>
        <translation>Devuelve 1 dado: hasta el final de este turno de Trabajo una divinidad de la fila te sirve como si fuera tuya.</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Plata</translation>
    </message>
    <message>
        <source>Silver Scarab</source>
        <translation>Escarabajo de Plata</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Each time a resource fills the eighth space of your board, gain 2 Fame.</source>
        <translation>Cada vez que un recurso llena el octavo espacio de tu tablero, gana 2 de Fama.</translation>
    </message>
    <message>
        <source>Pearl</source>
        <translation>Perla</translation>
    </message>
    <message>
        <source>Pearl Scarab</source>
        <translation>Escarabajo de Perla</translation>
    </message>
    <message>
        <source>After somebody else&apos;s build</source>
        <translation>Después de la construcción de otro</translation>
    </message>
    <message>
        <source>Discard one Worker more than the builder did: gain exactly the Fame which that build gave.</source>
        <translation>Descarta un Trabajador más que quien ha construido: gana exactamente la Fama que dio esa construcción.</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Esmeralda</translation>
    </message>
    <message>
        <source>Emerald Scarab</source>
        <translation>Escarabajo de Esmeralda</translation>
    </message>
    <message>
        <source>In your Rest turn</source>
        <translation>En tu turno de Descanso</translation>
    </message>
    <message>
        <source>In place of a tile of the row, use an open Rest tile that lies with somebody else. It is turned face down and stays there.</source>
        <translation>En lugar de una ficha de la fila, usa una ficha de Descanso descubierta que está ante otro jugador. Se pone boca abajo y se queda ahí.</translation>
    </message>
    <message>
        <source>Quartz</source>
        <translation>Cuarzo</translation>
    </message>
    <message>
        <source>Quartz Scarab</source>
        <translation>Escarabajo de Cuarzo</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>2 Fame for each god you have. Your Ennead counts as one.</source>
        <translation>2 de Fama por cada divinidad que tengas. Tu Enéada cuenta como una.</translation>
    </message>
    <message>
        <source>Obsidian</source>
        <translation>Obsidiana</translation>
    </message>
    <message>
        <source>Obsidian Scarab</source>
        <translation>Escarabajo de Obsidiana</translation>
    </message>
    <message>
        <source>1 Fame for each filled space of your board, and 4 more if all eight are filled.</source>
        <translation>1 de Fama por cada espacio ocupado de tu tablero, y 4 más si están ocupados los ocho.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Gold Scarab</source>
        <translation>Escarabajo de Oro</translation>
    </message>
    <message>
        <source>The Golden Cat turns one die you rolled by 1, up or down, and stays with you.</source>
        <translation>El Gato de oro sube o baja en 1 un dado que hayas tirado, y se queda contigo.</translation>
    </message>
    <message>
        <source>Lapis lazuli</source>
        <translation>Lapislázuli</translation>
    </message>
    <message>
        <source>Lapis lazuli Scarab</source>
        <translation>Escarabajo de Lapislázuli</translation>
    </message>
    <message>
        <source>When you pray</source>
        <translation>Cuando rezas</translation>
    </message>
    <message>
        <source>Each time you take a god by paying its price, take 1 Cat.</source>
        <translation>Cada vez que tomas una divinidad pagando su coste, toma 1 Gato.</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Turquoise Scarab</source>
        <translation>Escarabajo de Turquesa</translation>
    </message>
    <message>
        <source>When you take dice</source>
        <translation>Cuando tomas dados</translation>
    </message>
    <message>
        <source>Take one die more than you have Workers.</source>
        <translation>Toma un dado más que Trabajadores tengas.</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Cornalina</translation>
    </message>
    <message>
        <source>Carnelian Scarab</source>
        <translation>Escarabajo de Cornalina</translation>
    </message>
    <message>
        <source>One build takes 1 Worker fewer, but never fewer than 1.</source>
        <translation>Una construcción pide 1 Trabajador menos, pero nunca menos de 1.</translation>
    </message>
    <message>
        <source>Jasper</source>
        <translation>Jaspe</translation>
    </message>
    <message>
        <source>Jasper Scarab</source>
        <translation>Escarabajo de Jaspe</translation>
    </message>
    <message>
        <source>When you build</source>
        <translation>Cuando construyes</translation>
    </message>
    <message>
        <source>2 Fame more for each die you build on a level that takes extra Workers.</source>
        <translation>2 de Fama más por cada dado que construyas en un nivel que pide Trabajadores de más.</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malaquita</translation>
    </message>
    <message>
        <source>Malachite Scarab</source>
        <translation>Escarabajo de Malaquita</translation>
    </message>
    <message>
        <source>When your three Rest tiles go back</source>
        <translation>Cuando vuelven tus tres fichas de Descanso</translation>
    </message>
    <message>
        <source>Take 1 resource of your choice and gain 1 Fame.</source>
        <translation>Toma 1 recurso a tu elección y gana 1 de Fama.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>El trueque</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Uno de cada</translation>
    </message>
    <message>
        <source>The open shrine</source>
        <translation>El santuario abierto</translation>
    </message>
    <message>
        <source>The feast</source>
        <translation>La fiesta</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Tres iguales</translation>
    </message>
    <message>
        <source>The early riser</source>
        <translation>El madrugador</translation>
    </message>
    <message>
        <source>Two Workers</source>
        <translation>Dos Trabajadores</translation>
    </message>
    <message>
        <source>Worker and stone</source>
        <translation>Trabajador y piedra</translation>
    </message>
    <message>
        <source>Worker and Cat</source>
        <translation>Trabajador y Gato</translation>
    </message>
    <message>
        <source>Stone and Cat</source>
        <translation>Piedra y Gato</translation>
    </message>
    <message>
        <source>Two stones</source>
        <translation>Dos piedras</translation>
    </message>
    <message>
        <source>Two Cats</source>
        <translation>Dos Gatos</translation>
    </message>
    <message>
        <source>Gains 1 Fame more when he builds a die of 1 or 2.</source>
        <translation>Gana 1 de Fama más cuando construye un dado de 1 o de 2.</translation>
    </message>
    <message>
        <source>Gains 1 Fame more with every build.</source>
        <translation>Gana 1 de Fama más con cada construcción.</translation>
    </message>
    <message>
        <source>Gains 1 Fame more with a build that makes at least one pair of his projects.</source>
        <translation>Gana 1 de Fama más con una construcción que forma al menos una pareja de sus proyectos.</translation>
    </message>
    <message>
        <source>Gains 3 Fame more with every build.</source>
        <translation>Gana 3 de Fama más con cada construcción.</translation>
    </message>
    <message>
        <source>two Workers</source>
        <translation>dos Trabajadores</translation>
    </message>
    <message>
        <source>a Worker</source>
        <translation>un Trabajador</translation>
    </message>
    <message>
        <source>two Cats</source>
        <translation>dos Gatos</translation>
    </message>
    <message>
        <source>a Cat</source>
        <translation>un Gato</translation>
    </message>
    <message>
        <source>any two dice</source>
        <translation>dos dados cualesquiera</translation>
    </message>
    <message>
        <source>any die</source>
        <translation>un dado cualquiera</translation>
    </message>
    <message>
        <source>any two Stone dice</source>
        <translation>dos dados de Piedra cualesquiera</translation>
    </message>
    <message>
        <source>any Stone die</source>
        <translation>un dado de Piedra cualquiera</translation>
    </message>
    <message>
        <source>two Stone dice of %1</source>
        <translation>dos dados de Piedra de %1</translation>
    </message>
    <message>
        <source>a Stone die of %1</source>
        <translation>un dado de Piedra de %1</translation>
    </message>
    <message>
        <source>two dice of %1</source>
        <translation>dos dados de %1</translation>
    </message>
    <message>
        <source>a %1</source>
        <comment>a die of that value</comment>
        <translation>un %1</translation>
    </message>
    <message>
        <source>No power of its own: it counts at the end, together with your other gods of the Ennead.</source>
        <translation>Sin poder propio: cuenta al final, junto con tus otras divinidades de la Enéada.</translation>
    </message>
    <message>
        <source>Lends you a Prayer die of %1 or %2 for one action. Then that die is gone.</source>
        <translation>Te presta un dado de Plegaria de %1 o de %2 para una acción. Después ese dado desaparece.</translation>
    </message>
    <message>
        <source>Once in your Rest turn</source>
        <translation>Una vez en tu turno de Descanso</translation>
    </message>
    <message>
        <source>Always, in your Work turn</source>
        <translation>Siempre, en tu turno de Trabajo</translation>
    </message>
    <message>
        <source>Any number of times in your Work turn</source>
        <translation>Cuantas veces quieras en tu turno de Trabajo</translation>
    </message>
    <message>
        <source>Counts at the end</source>
        <translation>Cuenta al final</translation>
    </message>
    <message>
        <source>Two gods of the Ennead are worth %1 Fame at the end, three %2, four %3, and so on.</source>
        <translation>Dos divinidades de la Enéada valen %1 de Fama al final, tres %2, cuatro %3, y así sucesivamente.</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 recurso</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>Discard 1 resource, then take 2 resources of other kinds.</source>
        <translation>Descarta 1 recurso y luego toma 2 recursos de otras clases.</translation>
    </message>
    <message>
        <source>Take a god of the row without paying its price.</source>
        <translation>Toma una divinidad de la fila sin pagar su coste.</translation>
    </message>
    <message>
        <source>Take 2 resources of your choice. Everybody else takes 1 Cat.</source>
        <translation>Toma 2 recursos a tu elección. Todos los demás toman 1 Gato.</translation>
    </message>
    <message>
        <source>Take 3 resources of one kind.</source>
        <translation>Toma 3 recursos de una misma clase.</translation>
    </message>
    <message>
        <source>Take 1 resource of your choice, then play a whole Work turn.</source>
        <translation>Toma 1 recurso a tu elección y luego juega un turno de Trabajo entero.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <translation>Toma %1.</translation>
    </message>
    <message>
        <source>%1 Fame for each two neighbours of one level that show one of these pairs: %2.</source>
        <translation>%1 de Fama por cada dos vecinos de un mismo nivel que muestren una de estas parejas: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n Worker(s)</source>
        <translation>
            <numerusform>%n Trabajador</numerusform>
            <numerusform>%n Trabajadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cat(s)</source>
        <translation>
            <numerusform>%n Gato</numerusform>
            <numerusform>%n Gatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice</source>
        <translation>
            <numerusform>%n dado de Piedra</numerusform>
            <numerusform>%n dados de Piedra</numerusform>
        </translation>
    </message>
    <message>
        <source>Prayer die</source>
        <translation>dado de Plegaria</translation>
    </message>
    <message>
        <source>Stone die</source>
        <translation>dado de Piedra</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two parts of a list</comment>
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Fame at the end.</source>
        <translation>
            <numerusform>%n de Fama al final.</numerusform>
            <numerusform>%n de Fama al final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n de Fama</numerusform>
            <numerusform>%n de Fama</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceEntry</name>
    <message>
        <source>1 to 4 players · dice</source>
        <translation>1–4 jugadores · dados</translation>
    </message>
    <message>
        <source>Roll dice, win the favour of the gods and raise the pyramids.</source>
        <translation>Tira los dados, gana el favor de los dioses y levanta pirámides.</translation>
    </message>
    <message>
        <source>About 30 minutes, an hour for four</source>
        <translation>Unos 30 minutos, una hora entre cuatro</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your project stays hidden until you take it. The first player is drawn at random.</source>
        <translation>El teléfono cambia de manos en cada turno; tu proyecto sigue oculto hasta que lo tienes en la mano. Se sortea quién empieza.</translation>
    </message>
</context>
<context>
    <name>PyramidiceModel</name>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Keep one of your two scarabs.</source>
        <translation>Quédate con uno de tus dos escarabajos.</translation>
    </message>
    <message>
        <source>Work or rest?</source>
        <translation>¿Trabajo o descanso?</translation>
    </message>
    <message numerus="yes">
        <source>Take %n die(dice) from the quarry and roll.</source>
        <translation>
            <numerusform>Toma %n dado de la Cantera y tíralo.</numerusform>
            <numerusform>Toma %n dados de la Cantera y tíralos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use your dice: build, pray, call on a god.</source>
        <translation>Usa tus dados: construye, reza, invoca a una divinidad.</translation>
    </message>
    <message>
        <source>All dice are used. Call on a god, or end your turn.</source>
        <translation>Sin más dados. Invoca a una divinidad o termina tu turno.</translation>
    </message>
    <message>
        <source>Roll the chosen dice again.</source>
        <translation>Vuelve a tirar los dados elegidos.</translation>
    </message>
    <message>
        <source>Choose a resource to take.</source>
        <translation>Elige el recurso que tomas.</translation>
    </message>
    <message>
        <source>More than your board holds: give up a resource.</source>
        <translation>No cabe todo en tu tablero: descarta un recurso.</translation>
    </message>
    <message numerus="yes">
        <source>Your resources keep %n god(s): one must leave.</source>
        <translation>
            <numerusform>Tus recursos sostienen %n divinidad: una debe irse.</numerusform>
            <numerusform>Tus recursos sostienen %n divinidades: una debe irse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a Rest tile.</source>
        <translation>Toma una ficha de Descanso.</translation>
    </message>
    <message>
        <source>Choose a god: it costs nothing.</source>
        <translation>Elige una divinidad: es gratis.</translation>
    </message>
    <message>
        <source>Choose where the returned tiles go.</source>
        <translation>Elige dónde van las fichas devueltas.</translation>
    </message>
    <message>
        <source>%1 comes to the row.</source>
        <translation>%1 entra en la fila.</translation>
    </message>
    <message>
        <source>Prayer dice: %1.</source>
        <translation>Dados de Plegaria: %1.</translation>
    </message>
    <message>
        <source>Stone dice: %1.</source>
        <translation>Dados de Piedra: %1.</translation>
    </message>
    <message>
        <source>Keeps the %1.</source>
        <translation>Se queda con el %1.</translation>
    </message>
    <message>
        <source>Works.</source>
        <translation>Trabaja.</translation>
    </message>
    <message>
        <source>Rests.</source>
        <translation>Descansa.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n die(dice) from the quarry.</source>
        <translation>
            <numerusform>Toma %n dado de la Cantera.</numerusform>
            <numerusform>Toma %n dados de la Cantera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolls again with Maat&apos;s help.</source>
        <translation>Vuelve a tirar con ayuda de Maat.</translation>
    </message>
    <message>
        <source>Rolls again.</source>
        <translation>Vuelve a tirar.</translation>
    </message>
    <message>
        <source>Turns a %1 into a %2.</source>
        <translation>Convierte un %1 en un %2.</translation>
    </message>
    <message>
        <source>%1 turns a %2 into a %3.</source>
        <translation>%1 convierte un %2 en un %3.</translation>
    </message>
    <message>
        <source>Prays to %1.</source>
        <translation>Reza a %1.</translation>
    </message>
    <message>
        <source>Replaces %1.</source>
        <translation>Sustituye a %1.</translation>
    </message>
    <message>
        <source>Gives two dice for 1 Fame.</source>
        <translation>Da dos dados por 1 de Fama.</translation>
    </message>
    <message>
        <source>Calls on %1.</source>
        <translation>Invoca a %1.</translation>
    </message>
    <message>
        <source>Borrows %1.</source>
        <translation>Toma en préstamo a %1.</translation>
    </message>
    <message>
        <source>Takes: %1.</source>
        <translation>Toma: %1.</translation>
    </message>
    <message>
        <source>Gives up: %1.</source>
        <translation>Descarta: %1.</translation>
    </message>
    <message>
        <source>Cannot keep %1.</source>
        <translation>No puede conservar a %1.</translation>
    </message>
    <message>
        <source>Ends the Work turn.</source>
        <translation>Termina el turno de Trabajo.</translation>
    </message>
    <message>
        <source>Takes the Rest tile: %1.</source>
        <translation>Toma la ficha de Descanso: %1.</translation>
    </message>
    <message>
        <source>Takes %1 without paying.</source>
        <translation>Toma a %1 gratis.</translation>
    </message>
    <message>
        <source>Lays a returned tile on space %1.</source>
        <translation>Pone una ficha devuelta en el espacio %1.</translation>
    </message>
    <message>
        <source>He takes %1: the Ennead comes before any other god.</source>
        <translation>Toma a %1: la Enéada va antes que cualquier otra divinidad.</translation>
    </message>
    <message>
        <source>He takes %1: none is worth more, and this one stands farthest right.</source>
        <translation>Toma a %1: ninguna vale más, y esta es la de más a la derecha.</translation>
    </message>
    <message>
        <source>He takes a Stone die from the quarry.</source>
        <translation>Toma un dado de Piedra de la Cantera.</translation>
    </message>
    <message>
        <source>No Stone die is in the quarry: he takes one from the supply.</source>
        <translation>No hay dados de Piedra en la Cantera: toma uno de la reserva.</translation>
    </message>
    <message>
        <source>Tile %1 is there: he takes it.</source>
        <translation>La ficha %1 está: la toma.</translation>
    </message>
    <message>
        <source>Tile %1 is gone: he builds where it serves his project %2.</source>
        <translation>La ficha %1 no está: construye donde sirve a su proyecto %2.</translation>
    </message>
    <message>
        <source>Tile %1 is gone: he builds on the first free place.</source>
        <translation>La ficha %1 no está: construye en el primer espacio libre.</translation>
    </message>
    <message>
        <source>He rolls a %1.</source>
        <translation>Saca un %1.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Últimos turnos</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Still to pay for %1: %2</source>
        <translation>Falta pagar por %1: %2</translation>
    </message>
    <message>
        <source>Still to pay for the build: %1</source>
        <translation>Falta pagar por construir: %1</translation>
    </message>
    <message>
        <source>To replace %1: %2</source>
        <translation>Para sustituir a %1: %2</translation>
    </message>
    <message>
        <source>For 1 Fame: %1</source>
        <translation>Por 1 de Fama: %1</translation>
    </message>
    <message>
        <source>%1 takes: %2</source>
        <translation>%1 pide: %2</translation>
    </message>
    <message>
        <source>To borrow %1: %2</source>
        <translation>Para tomar en préstamo a %1: %2</translation>
    </message>
    <message>
        <source>Takes up a %1 to roll it again.</source>
        <translation>Toma un %1 para volver a tirarlo.</translation>
    </message>
    <message>
        <source>Does not copy the build.</source>
        <translation>No copia la construcción.</translation>
    </message>
    <message>
        <source>Pays with a Worker.</source>
        <translation>Paga con un Trabajador.</translation>
    </message>
    <message>
        <source>Pays with a Cat.</source>
        <translation>Paga con un Gato.</translation>
    </message>
    <message>
        <source>Pays with the die of %1.</source>
        <translation>Paga con el dado de %1.</translation>
    </message>
    <message>
        <source>Pays with a %1.</source>
        <translation>Paga con un %1.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a kind: you take %n resources of it.</source>
        <translation>
            <numerusform>Elige una clase: tomas %n recurso de esa clase.</numerusform>
            <numerusform>Elige una clase: tomas %n recursos de esa clase.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 helps only in a Rest turn.</source>
        <comment>a god</comment>
        <translation>%1 solo ayuda en un turno de Descanso.</translation>
    </message>
    <message>
        <source>%1 helps only in a Work turn.</source>
        <comment>a god</comment>
        <translation>%1 solo ayuda en un turno de Trabajo.</translation>
    </message>
    <message>
        <source>%1 helps while you pay: tap its die then.</source>
        <comment>a god</comment>
        <translation>%1 ayuda al pagar: toca su dado en ese momento.</translation>
    </message>
    <message>
        <source>You have no Prayer die left that could be set.</source>
        <translation>No te queda ningún dado de Plegaria que cambiar.</translation>
    </message>
    <message>
        <source>You have no Stone die left that could be set.</source>
        <translation>No te queda ningún dado de Piedra que cambiar.</translation>
    </message>
    <message>
        <source>You have no dice left to roll again.</source>
        <translation>No te quedan dados que volver a tirar.</translation>
    </message>
    <message>
        <source>You do not have three dice of one value left.</source>
        <translation>No te quedan tres dados del mismo valor.</translation>
    </message>
    <message>
        <source>You have no other god to give up.</source>
        <translation>No tienes otra divinidad a la que renunciar.</translation>
    </message>
    <message>
        <source>You have no resource to give up.</source>
        <translation>No tienes ningún recurso que dar.</translation>
    </message>
    <message numerus="yes">
        <source>Builds a %1 for %n Fame: %2.</source>
        <comment>a die, a place</comment>
        <translation>
            <numerusform>Construye un %1 por %n de Fama: %2.</numerusform>
            <numerusform>Construye un %1 por %n de Fama: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies the build for %n Fame.</source>
        <translation>
            <numerusform>Copia la construcción por %n de Fama.</numerusform>
            <numerusform>Copia la construcción por %n de Fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He takes %1, worth the most at the end: %n Fame.</source>
        <comment>a god</comment>
        <translation>
            <numerusform>Toma a %1, la que más vale al final: %n de Fama.</numerusform>
            <numerusform>Toma a %1, la que más vale al final: %n de Fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 is there: he takes it for %n Fame.</source>
        <translation>
            <numerusform>La ficha %1 está: la toma por %n de Fama.</numerusform>
            <numerusform>La ficha %1 está: la toma por %n de Fama.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidicePlay</name>
    <message>
        <source>End the turn?</source>
        <translation>¿Terminar el turno?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice go back unused.</source>
        <translation>
            <numerusform>%n dado vuelve sin usar.</numerusform>
            <numerusform>%n dados vuelven sin usar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>No se puede deshacer.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>¿Sustituir a %1?</translation>
    </message>
    <message>
        <source>Call on %1?</source>
        <translation>¿Invocar a %1?</translation>
    </message>
    <message>
        <source>You give: %1.</source>
        <translation>Das: %1.</translation>
    </message>
    <message>
        <source>%1 goes and another god comes.</source>
        <translation>%1 se va y llega otra divinidad.</translation>
    </message>
    <message>
        <source>A new die is rolled at once.</source>
        <translation>Se tira enseguida un dado nuevo.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Sustituir a %1</translation>
    </message>
    <message>
        <source>Call on %1</source>
        <translation>Invocar a %1</translation>
    </message>
</context>
<context>
    <name>PyramidiceShown</name>
    <message>
        <source>Roll again</source>
        <translation>Volver a tirar</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Tirar %n dado</numerusform>
            <numerusform>Tirar %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Stone, %2 Prayer</source>
        <translation>%1 de Piedra, %2 de Plegaria</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Pray to %1</source>
        <translation>Rezar a %1</translation>
    </message>
    <message>
        <source>Give 2 dice</source>
        <translation>Dar 2 dados</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Otra tirada</translation>
    </message>
    <message>
        <source>Maat&apos;s reroll</source>
        <translation>Tirada de Maat</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>see the price</source>
        <translation>ver el coste</translation>
    </message>
    <message>
        <source>see where</source>
        <translation>ver dónde</translation>
    </message>
    <message numerus="yes">
        <source>%n dice unused</source>
        <translation>
            <numerusform>%n dado sin usar</numerusform>
            <numerusform>%n dados sin usar</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Elige una ficha</translation>
    </message>
    <message>
        <source>Take this tile</source>
        <translation>Tomar esta ficha</translation>
    </message>
    <message>
        <source>Let go to pray to %1.</source>
        <translation>Suelta para rezar a %1.</translation>
    </message>
    <message>
        <source>This die does not help to pay for %1.</source>
        <translation>Este dado no sirve para pagar a %1.</translation>
    </message>
    <message>
        <source>Let go, then give a second die for 1 Fame.</source>
        <translation>Suelta, y da otro dado por 1 de Fama.</translation>
    </message>
    <message>
        <source>Hold it over a god or a space of the pyramid.</source>
        <translation>Llévalo a una divinidad o a un espacio de la pirámide.</translation>
    </message>
    <message numerus="yes">
        <source>Let go to build: %n Fame</source>
        <translation>
            <numerusform>Suelta para construir: %n de Fama</numerusform>
            <numerusform>Suelta para construir: %n de Fama</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Los dados ruedan.</translation>
    </message>
    <message>
        <source>Which resource do you give?</source>
        <translation>¿Qué recurso das?</translation>
    </message>
    <message>
        <source>Should the Cat turn it up or down?</source>
        <translation>¿El Gato lo sube o lo baja?</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 would stand here: %n Fame.</source>
        <translation>
            <numerusform>Tu %1 iría aquí: %n de Fama.</numerusform>
            <numerusform>Tu %1 iría aquí: %n de Fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen: they pay for %1.</source>
        <translation>
            <numerusform>%n dado elegido: paga a %1.</numerusform>
            <numerusform>%n dados elegidos: pagan a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen.</source>
        <translation>
            <numerusform>%n dado elegido.</numerusform>
            <numerusform>%n dados elegidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flick across the tray, or tap the gold button.</source>
        <translation>Desliza rápido por la bandeja, o toca el botón dorado.</translation>
    </message>
    <message>
        <source>Or tap another space or god in a gold frame.</source>
        <translation>O toca otro espacio u otra divinidad con marco dorado.</translation>
    </message>
    <message>
        <source>Tap dice to use them, or drag one.</source>
        <translation>Toca los dados para usarlos, o arrastra uno.</translation>
    </message>
    <message>
        <source>Tap a god in a gold frame to see its price.</source>
        <translation>Toca una divinidad con marco dorado para ver su coste.</translation>
    </message>
    <message>
        <source>Tap a god</source>
        <translation>Toca una divinidad</translation>
    </message>
    <message>
        <source>%1, Carnelian</source>
        <translation>%1, Cornalina</translation>
    </message>
    <message>
        <source>Up or down? The Golden Cat does it free of charge.</source>
        <translation>¿Arriba o abajo? El Gato de oro lo hace sin coste.</translation>
    </message>
    <message>
        <source>Up or down, and by whom?</source>
        <translation>¿Arriba o abajo, y con quién?</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <translation>
            <numerusform>Volver a tirar %n dado</numerusform>
            <numerusform>Volver a tirar %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose dice</source>
        <translation>Elige dados</translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>Elige un dado</translation>
    </message>
    <message>
        <source>still to pay: %1</source>
        <translation>falta pagar: %1</translation>
    </message>
    <message>
        <source>Let go to choose it for the reroll.</source>
        <translation>Suelta para elegirlo y volver a tirarlo.</translation>
    </message>
    <message>
        <source>Which dice do you roll again?</source>
        <translation>¿Qué dados quieres volver a tirar?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen for %1. Still to pay: %2.</source>
        <translation>
            <numerusform>%n dado elegido para %1. Falta pagar: %2.</numerusform>
            <numerusform>%n dados elegidos para %1. Falta pagar: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap dice, then flick or tap the gold button.</source>
        <translation>Toca dados, y desliza rápido o toca el botón dorado.</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Fame</source>
        <translation>
            <numerusform>cuesta %n de Fama</numerusform>
            <numerusform>cuesta %n de Fama</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceTable</name>
    <message>
        <source>Your project stays hidden until then.</source>
        <translation>Tu proyecto sigue oculto hasta entonces.</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Si la partida acabara ahora</translation>
    </message>
</context>
<context>
    <name>PyramidiceWords</name>
    <message>
        <source>the Ennead</source>
        <translation>la Enéada</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Keops</translation>
    </message>
    <message>
        <source>Chephren</source>
        <translation>Kefrén</translation>
    </message>
    <message>
        <source>Mykerinos</source>
        <translation>Micerino</translation>
    </message>
    <message>
        <source>%1, level %2, row %3, place %4</source>
        <translation>%1, nivel %2, fila %3, casilla %4</translation>
    </message>
</context>
<context>
    <name>QuarriesChapter</name>
    <message>
        <source>Nile cards: quarries</source>
        <translation>Cartas del Nilo: canteras</translation>
    </message>
</context>
<context>
    <name>QuarrySide</name>
    <message>
        <source>Quarry</source>
        <translation>Cantera</translation>
    </message>
    <message numerus="yes">
        <source>%n god(s) in the deck</source>
        <translation>
            <numerusform>%n divinidad en el mazo</numerusform>
            <numerusform>%n divinidades en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice in the supply</source>
        <translation>
            <numerusform>%n dado de Piedra en la reserva</numerusform>
            <numerusform>%n dados de Piedra en la reserva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuietHours</name>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Begin earlier</source>
        <translation>Empezar antes</translation>
    </message>
    <message>
        <source>End earlier</source>
        <translation>Terminar antes</translation>
    </message>
    <message>
        <source>Begin later</source>
        <translation>Empezar después</translation>
    </message>
    <message>
        <source>End later</source>
        <translation>Terminar después</translation>
    </message>
</context>
<context>
    <name>RaceButton</name>
    <message>
        <source>%1: I see it</source>
        <translation>%1: la veo</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Curse: %1</source>
        <translation>Maldición: %1</translation>
    </message>
    <message>
        <source>A curse, face down</source>
        <translation>Una maldición, boca abajo</translation>
    </message>
    <message>
        <source>Turn the curse</source>
        <translation>Descubrir la maldición</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>This is it</source>
        <translation>Es esta</translation>
    </message>
</context>
<context>
    <name>ReadOn</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This app does not know this game.</source>
        <translation>Esta aplicación no conoce ese juego.</translation>
    </message>
    <message>
        <source>This game is not for this number of players.</source>
        <translation>Ese juego no es para este número de jugadores.</translation>
    </message>
    <message>
        <source>This game has no such option.</source>
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
        <source>Wait a moment: dice, a card or a tile come first.</source>
        <translation>Un momento: antes van los dados, una carta o una ficha.</translation>
    </message>
    <message>
        <source>That move cannot be read: it does not belong to this game.</source>
        <translation>Esa jugada no se puede leer: no es de este juego.</translation>
    </message>
    <message>
        <source>The recorded random draw is impossible here.</source>
        <translation>El sorteo registrado es imposible aquí.</translation>
    </message>
    <message>
        <source>A recorded random draw does not match the seed.</source>
        <translation>Un sorteo registrado no coincide con la semilla.</translation>
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
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>You cannot undo somebody else&apos;s move.</source>
        <translation>No puedes deshacer la última jugada: no es tuya.</translation>
    </message>
    <message>
        <source>Something new has been seen since: this cannot be undone.</source>
        <translation>Desde entonces se ha visto algo nuevo: no se puede deshacer.</translation>
    </message>
    <message>
        <source>No match goes on for so many moves.</source>
        <translation>Ninguna partida dura tantas jugadas.</translation>
    </message>
    <message>
        <source>A turn goes pawn, power, tile, in this order: do the step that is asked for first.</source>
        <translation>El turno va así: peón, poder, ficha. Haz primero el paso que se pide.</translation>
    </message>
    <message>
        <source>You have no pawn of that kind left: choose another.</source>
        <translation>Ya no te quedan peones de esa clase: elige otro.</translation>
    </message>
    <message>
        <source>There is no tile there yet: choose a place where one lies.</source>
        <translation>Ahí aún no hay ficha: elige una casilla que la tenga.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on a Forbidden tile: choose another.</source>
        <translation>Ningún peón puede estar en una ficha prohibida: elige otra.</translation>
    </message>
    <message>
        <source>A pawn already stands there: choose a free tile.</source>
        <translation>Ahí ya hay un peón: elige una ficha libre.</translation>
    </message>
    <message>
        <source>Only an opposing Worker can be driven out: choose one, or a free tile.</source>
        <translation>Solo se puede ocupar el lugar de un Trabajador rival: elige uno, o una ficha libre.</translation>
    </message>
    <message>
        <source>This pawn waits until your Mummy has been played: choose another pawn.</source>
        <translation>Este peón espera a que se haya jugado tu Momia: elige otro.</translation>
    </message>
    <message>
        <source>The sign your pawn has entered turns the other kind of tile: a fork turns corridors, a triangle turns rooms.</source>
        <translation>El símbolo en el que ha entrado tu peón gira la otra clase de ficha: la bifurcación gira pasadizos, el triángulo gira salas.</translation>
    </message>
    <message>
        <source>The rival&apos;s pawn on it protects that tile: choose another tile.</source>
        <translation>El peón rival que está encima protege esa ficha: elige otra.</translation>
    </message>
    <message>
        <source>The tile must be turned by one third or by two: tap it until it lies otherwise.</source>
        <translation>La ficha se debe girar un tercio o dos: tócala hasta que cambie de posición.</translation>
    </message>
    <message>
        <source>A swap begins with one of your own pawns: choose it first.</source>
        <translation>Un intercambio empieza con un peón tuyo: elígelo primero.</translation>
    </message>
    <message>
        <source>Choose an opposing pawn that is not protected, such as a Worker or a Mummy.</source>
        <translation>Elige un peón rival que no esté protegido, como un Trabajador o una Momia.</translation>
    </message>
    <message>
        <source>Only your own pawns can be moved: choose one of them.</source>
        <translation>Solo se pueden mover tus peones: elige uno.</translation>
    </message>
    <message>
        <source>The pawn just placed cannot be moved: choose another of yours.</source>
        <translation>El peón recién colocado no se puede mover: elige otro de los tuyos.</translation>
    </message>
    <message>
        <source>That tile is not in your hand: choose one that is.</source>
        <translation>Esa ficha no está en tu mano: elige una que tengas.</translation>
    </message>
    <message>
        <source>A tile lies there already: choose an empty place.</source>
        <translation>Ahí ya hay una ficha: elige una casilla vacía.</translation>
    </message>
    <message>
        <source>That is outside the pyramid: choose a place inside.</source>
        <translation>Eso está fuera de la pirámide: elige una casilla de dentro.</translation>
    </message>
    <message>
        <source>A tile must share a whole side with a tile that lies there: choose one of the dashed places.</source>
        <translation>Una ficha debe compartir un lado entero con otra ya colocada: elige una casilla de borde discontinuo.</translation>
    </message>
    <message>
        <source>This tile is open on all three sides: turning it changes nothing. Lay it as it is.</source>
        <translation>Esta ficha está abierta por los tres lados: girarla no cambia nada. Ponla tal como está.</translation>
    </message>
    <message>
        <source>First do what the table asks for now.</source>
        <translation>Haz primero lo que la mesa pide ahora.</translation>
    </message>
    <message>
        <source>That scarab was not dealt to you: choose one of your two.</source>
        <translation>Ese escarabajo no te ha tocado: elige uno de tus dos.</translation>
    </message>
    <message>
        <source>You cannot pay for any Rest tile, nor use Hapy or the Emerald Scarab: you must work.</source>
        <translation>No puedes pagar ninguna ficha de Descanso, ni usar a Hapy o el Escarabajo de Esmeralda: debes trabajar.</translation>
    </message>
    <message>
        <source>Nothing has moved for three rounds: you must rest and take a Rest tile.</source>
        <translation>Nada se ha movido en tres rondas: debes descansar y tomar una ficha de Descanso.</translation>
    </message>
    <message>
        <source>Take exactly as many dice as you are asked to: one for each Worker, and what Bastet or the Turquoise Scarab adds.</source>
        <translation>Toma exactamente los dados que se piden: uno por cada Trabajador, más lo que añadan Bastet o el Escarabajo de Turquesa.</translation>
    </message>
    <message>
        <source>The quarry does not hold that many dice of that kind: take some of the other kind.</source>
        <translation>En la Cantera no hay tantos dados de esa clase: toma algunos de la otra.</translation>
    </message>
    <message>
        <source>You have no die of that value left: choose another.</source>
        <translation>No te quedan dados de ese valor: elige otro.</translation>
    </message>
    <message>
        <source>You have used that reroll in this turn already: use the dice as they lie.</source>
        <translation>Ya has usado esa repetición en este turno: usa los dados como están.</translation>
    </message>
    <message>
        <source>Choose the dice to roll again first.</source>
        <translation>Elige antes los dados que quieres volver a tirar.</translation>
    </message>
    <message>
        <source>Dice are chosen for the reroll: roll them or let them go first.</source>
        <translation>Hay dados elegidos para volver a tirar: tíralos o suéltalos primero.</translation>
    </message>
    <message>
        <source>You have no Cat to turn a die with (with Bastet a Worker would do).</source>
        <translation>No tienes un Gato para subir o bajar un dado (con Bastet serviría un Trabajador).</translation>
    </message>
    <message>
        <source>The Golden Cat helps the owner of the Gold Scarab, once in a Work turn: not now.</source>
        <translation>El Gato de oro ayuda a quien tiene el Escarabajo de Oro, una vez por turno de Trabajo: ahora no.</translation>
    </message>
    <message>
        <source>A die stays between 1 and 6: it can only be turned the other way.</source>
        <translation>Un dado se queda entre 1 y 6: solo se puede cambiar en el otro sentido.</translation>
    </message>
    <message>
        <source>The die shows that value already: choose another value.</source>
        <translation>El dado ya muestra ese valor: elige otro.</translation>
    </message>
    <message>
        <source>You do not have that god: choose one of yours.</source>
        <translation>No tienes esa divinidad: elige una de las tuyas.</translation>
    </message>
    <message>
        <source>That god has been used in this turn; it is ready again in your next one.</source>
        <translation>Esa divinidad ya se ha usado en este turno; estará lista en el próximo.</translation>
    </message>
    <message>
        <source>That god&apos;s power cannot be used now: it acts by itself, while you pay, or in the other kind of turn.</source>
        <translation>El poder de esa divinidad no se puede usar ahora: actúa por sí mismo, al pagar o en la otra clase de turno.</translation>
    </message>
    <message>
        <source>No god lies there: choose another place of the row.</source>
        <translation>Ahí no hay divinidad: elige otro lugar de la fila.</translation>
    </message>
    <message>
        <source>Your dice and resources cannot pay the price of this god.</source>
        <translation>Tus dados y recursos no alcanzan para el coste de esta divinidad.</translation>
    </message>
    <message>
        <source>You do not have the dice or resources that this power costs.</source>
        <translation>No tienes los dados o recursos que cuesta este poder.</translation>
    </message>
    <message>
        <source>You have too few dice left for that.</source>
        <translation>Te quedan muy pocos dados para eso.</translation>
    </message>
    <message>
        <source>You have too few Workers to build that: choose a smaller value or a lower place.</source>
        <translation>Tienes muy pocos Trabajadores para construir ahí: elige un valor menor o un lugar más bajo.</translation>
    </message>
    <message>
        <source>That place belongs to a pyramid that is not in this match.</source>
        <translation>Ese lugar es de una pirámide que no está en esta partida.</translation>
    </message>
    <message>
        <source>A die already lies there: choose a free place.</source>
        <translation>Ahí ya hay un dado: elige un lugar libre.</translation>
    </message>
    <message>
        <source>There are not four dice below that place yet: fill the square first, or build elsewhere.</source>
        <translation>Debajo de ese lugar aún no hay cuatro dados: completa antes el cuadrado o construye en otra parte.</translation>
    </message>
    <message>
        <source>The Carnelian Scarab helps once a turn, and only with a build of at least 2 Workers.</source>
        <translation>El Escarabajo de Cornalina ayuda una vez por turno, y solo en una construcción de al menos 2 Trabajadores.</translation>
    </message>
    <message>
        <source>That does not fit this part of the price: choose another die or resource.</source>
        <translation>Eso no vale para esta parte del coste: elige otro dado o recurso.</translation>
    </message>
    <message>
        <source>You need that for another part of the price: pay with something else.</source>
        <translation>Lo necesitas para otra parte del coste: paga con otra cosa.</translation>
    </message>
    <message>
        <source>There is none of that left in the supply: choose another kind.</source>
        <translation>No queda ninguno en la reserva: elige otra clase.</translation>
    </message>
    <message>
        <source>Take another kind than the one you gave up.</source>
        <translation>Toma una clase distinta de la que has dado.</translation>
    </message>
    <message>
        <source>You have no resource of that kind: choose another.</source>
        <translation>No tienes recursos de esa clase: elige otro.</translation>
    </message>
    <message>
        <source>The supply of Stone dice is empty.</source>
        <translation>La reserva de dados de Piedra está vacía.</translation>
    </message>
    <message>
        <source>That tile is not in the row: choose another.</source>
        <translation>Esa ficha no está en la fila: elige otra.</translation>
    </message>
    <message>
        <source>You cannot pay what that tile costs: choose another.</source>
        <translation>No puedes pagar lo que cuesta esa ficha: elige otra.</translation>
    </message>
    <message>
        <source>Only an open tile of somebody else can be copied, and only by the Emerald Scarab.</source>
        <translation>Solo se puede copiar una ficha descubierta de otro jugador, y solo con el Escarabajo de Esmeralda.</translation>
    </message>
    <message>
        <source>Only the Amethyst Scarab borrows a god, and only one in a turn.</source>
        <translation>Solo el Escarabajo de Amatista toma prestada una divinidad, y solo una por turno.</translation>
    </message>
    <message>
        <source>One card of the Ennead cannot go alone, and a lent god is not yours to give up: choose another.</source>
        <translation>Una carta de la Enéada no puede irse sola, y una divinidad prestada no es tuya: elige otra.</translation>
    </message>
    <message>
        <source>There is nothing for the Pearl Scarab to copy.</source>
        <translation>No hay nada que el Escarabajo de Perla pueda copiar.</translation>
    </message>
    <message>
        <source>A tile already lies there: choose a free space.</source>
        <translation>Ahí ya hay una ficha: elige un espacio libre.</translation>
    </message>
    <message>
        <source>It is the Great Architect&apos;s turn: he plays by himself.</source>
        <translation>Es el turno del Gran Arquitecto: juega por sí mismo.</translation>
    </message>
    <message>
        <source>Only a Stone die can be built: choose one.</source>
        <translation>Solo se puede construir un dado de Piedra: elige uno.</translation>
    </message>
    <message>
        <source>You do not hold that card: choose one from your hand.</source>
        <translation>No tienes esa carta: elige una de tu mano.</translation>
    </message>
    <message>
        <source>The wall has eight shafts: choose one of them.</source>
        <translation>El muro tiene ocho ranuras: elige una.</translation>
    </message>
    <message>
        <source>That shaft is full: it holds five cards. Choose another.</source>
        <translation>Esa ranura está llena: caben cinco cartas. Elige otra.</translation>
    </message>
    <message>
        <source>The order of the two animals changes nothing here.</source>
        <translation>Aquí el orden de los dos animales no cambia nada.</translation>
    </message>
    <message>
        <source>No researcher has to leave another pillar for this.</source>
        <translation>Para esto ningún investigador tiene que dejar otra columna.</translation>
    </message>
    <message>
        <source>Your supply is empty: choose which researcher moves over, or that none does.</source>
        <translation>Tu reserva está vacía: elige qué investigador se traslada, o ninguno.</translation>
    </message>
    <message>
        <source>You have no researcher there who could come: choose another pillar.</source>
        <translation>Ahí no tienes un investigador que pueda venir: elige otra columna.</translation>
    </message>
    <message>
        <source>This makes no difference here: drop the card as it is offered.</source>
        <translation>Aquí no hay diferencia: deja caer la carta como se propone.</translation>
    </message>
    <message>
        <source>That is no place of the wall: choose one inside.</source>
        <translation>Eso no es un lugar del muro: elige uno de dentro.</translation>
    </message>
    <message>
        <source>There is no animal there yet: choose places that are filled.</source>
        <translation>Ahí aún no hay animal: elige lugares ocupados.</translation>
    </message>
    <message>
        <source>Choose three animals next to each other in a straight line.</source>
        <translation>Elige tres animales seguidos en línea recta.</translation>
    </message>
    <message>
        <source>Give the three places from left to right, or from bottom to top.</source>
        <translation>Da los tres lugares de izquierda a derecha, o de abajo arriba.</translation>
    </message>
    <message>
        <source>Choose another player who has a sarcophagus.</source>
        <translation>Elige a otro jugador que tenga un sarcófago.</translation>
    </message>
    <message>
        <source>With that option everybody must sit around one device.</source>
        <translation>Con esa opción todos deben estar alrededor de un solo dispositivo.</translation>
    </message>
    <message>
        <source>The Nile has no such bend: choose one of its twenty.</source>
        <translation>El Nilo no tiene ese recodo: elige uno de los veinte.</translation>
    </message>
    <message>
        <source>A ship must go further downstream than your last one in this round: choose a bend below it.</source>
        <translation>Un barco debe ir más abajo que tu último de esta ronda: elige un recodo más abajo.</translation>
    </message>
    <message>
        <source>A ship lies there already, and there is room for one only: choose another bend.</source>
        <translation>Ahí ya hay un barco, y solo cabe uno: elige otro recodo.</translation>
    </message>
    <message>
        <source>No card lies there any more: choose another place.</source>
        <translation>Ahí ya no hay carta: elige otro lugar.</translation>
    </message>
    <message>
        <source>The same card lies further upstream as well: take that one. It makes no difference to you.</source>
        <translation>La misma carta está también río arriba: toma esa. Para ti es igual.</translation>
    </message>
    <message>
        <source>You have a ship at that site already: one for each player. Choose another bend.</source>
        <translation>En esa obra ya tienes un barco: uno por jugador. Elige otro recodo.</translation>
    </message>
    <message>
        <source>You do not have that card: choose one of yours.</source>
        <translation>No tienes esa carta: elige una de las tuyas.</translation>
    </message>
    <message>
        <source>That card cannot be played now. Grain cards are played while you feed, strength cards while you build, the others at your decisions.</source>
        <translation>Esa carta no se puede jugar ahora. Las de grano se juegan al alimentar, las de fuerza al construir, las demás en tus decisiones.</translation>
    </message>
    <message>
        <source>This card is not played: it works by itself when its moment comes.</source>
        <translation>Esta carta no se juega: actúa por sí sola cuando llega su momento.</translation>
    </message>
    <message>
        <source>That card has been used in this round: it works again in the next one.</source>
        <translation>Esa carta ya se ha usado en esta ronda: vuelve a valer en la siguiente.</translation>
    </message>
    <message>
        <source>Only the work of a camp can be done twice, and not at Heliopolis.</source>
        <translation>Solo se puede repetir el trabajo de un campamento, y no en Heliópolis.</translation>
    </message>
    <message>
        <source>You have no ship left, or no bend further downstream where it could go.</source>
        <translation>No te queda barco, o no hay recodo más abajo al que pueda ir.</translation>
    </message>
    <message>
        <source>You have three workers and a foreman: choose one of them.</source>
        <translation>Tienes tres trabajadores y un capataz: elige uno.</translation>
    </message>
    <message>
        <source>That worker is at strength 9 already, the most there is: choose another.</source>
        <translation>Ese trabajador ya tiene fuerza 9, el máximo: elige otro.</translation>
    </message>
    <message>
        <source>You do not have that many stones: choose something cheaper.</source>
        <translation>No tienes tantas piedras: elige algo más barato.</translation>
    </message>
    <message>
        <source>You have 25 stones already, and nobody can have more: use some first.</source>
        <translation>Ya tienes 25 piedras, y nadie puede tener más: usa algunas antes.</translation>
    </message>
    <message>
        <source>The flood moves one step at a time: from low or high only to the middle.</source>
        <translation>La crecida se mueve un paso cada vez: de baja o alta solo a media.</translation>
    </message>
    <message>
        <source>You do not have that field: choose one of yours.</source>
        <translation>No tienes ese campo: elige uno de los tuyos.</translation>
    </message>
    <message>
        <source>That field is green and always watered: choose a yellow or a red one.</source>
        <translation>Ese campo es verde y siempre está regado: elige uno amarillo o rojo.</translation>
    </message>
    <message>
        <source>You are not short of that much grain.</source>
        <translation>No te falta tanto grano.</translation>
    </message>
    <message>
        <source>Between one and ten stones can be sold.</source>
        <translation>Se pueden vender de una a diez piedras.</translation>
    </message>
    <message>
        <source>You have no ship in reserve at that site.</source>
        <translation>No tienes ningún barco en reserva en esa obra.</translation>
    </message>
    <message>
        <source>That worker has built in this round, or is at work already: choose another.</source>
        <translation>Ese trabajador ya ha construido en esta ronda, o ya está trabajando: elige otro.</translation>
    </message>
    <message>
        <source>The foreman does not build alone: choose another worker first.</source>
        <translation>El capataz no construye solo: elige antes a otro trabajador.</translation>
    </message>
    <message>
        <source>Only one worker builds at a time, beside the foreman.</source>
        <translation>Solo construye un trabajador a la vez, además del capataz.</translation>
    </message>
    <message>
        <source>That worker is too weak, or your stones too few, for the cheapest thing here: choose another, or strengthen him first.</source>
        <translation>Ese trabajador es demasiado débil, o tus piedras son pocas, para lo más barato de aquí: elige otro o refuérzalo antes.</translation>
    </message>
    <message>
        <source>That is no square of a monument: choose one in gold.</source>
        <translation>Eso no es una casilla de un monumento: elige una dorada.</translation>
    </message>
    <message>
        <source>That belongs to another site: choose something that is built here.</source>
        <translation>Eso pertenece a otra obra: elige algo que se construya aquí.</translation>
    </message>
    <message>
        <source>A stone lies there already: choose a free square.</source>
        <translation>Ahí ya hay una piedra: elige una casilla libre.</translation>
    </message>
    <message>
        <source>Others come first: the square to its left or the ones below it; at the temple the flanks, then the columns, then the roof.</source>
        <translation>Antes van otras: la casilla de su izquierda o las de debajo; en el templo los flancos, luego las columnas, luego el techo.</translation>
    </message>
    <message>
        <source>Your workers are not strong enough for that: choose a cheaper square, or add a worker or a card.</source>
        <translation>Tus trabajadores no tienen fuerza suficiente: elige una casilla más barata, o añade un trabajador o una carta.</translation>
    </message>
    <message>
        <source>Nothing has been built in this action yet: build something first, or take the worker back.</source>
        <translation>En esta acción aún no se ha construido nada: construye antes algo, o retira al trabajador.</translation>
    </message>
    <message>
        <source>Choose a track for your step: the quarry track or the grain market.</source>
        <translation>Elige una pista para tu paso: la cantera o el mercado de grano.</translation>
    </message>
    <message>
        <source>Only Amarna brings a step on a track: finish here without one.</source>
        <translation>Solo Amarna da un paso en una pista: termina aquí sin él.</translation>
    </message>
    <message>
        <source>Between one and five Sphinx cards can be looked at.</source>
        <translation>Se pueden mirar de una a cinco cartas de Esfinge.</translation>
    </message>
    <message>
        <source>There are not that many Sphinx cards left: choose fewer.</source>
        <translation>No quedan tantas cartas de Esfinge: elige menos.</translation>
    </message>
    <message>
        <source>You did not draw that card: choose one that you did.</source>
        <translation>No has robado esa carta: elige una de las que has robado.</translation>
    </message>
    <message>
        <source>Only one Sphinx card can be kept: put the others back.</source>
        <translation>Solo se puede guardar una carta de Esfinge: devuelve las demás.</translation>
    </message>
    <message>
        <source>Choose the two cards in the order of their numbers.</source>
        <translation>Elige las dos cartas en el orden de sus números.</translation>
    </message>
    <message>
        <source>Keep enough stones: you have begun an action here and must build something.</source>
        <translation>Guarda piedras suficientes: has empezado una acción aquí y debes construir algo.</translation>
    </message>
    <message>
        <source>This match is played by rules that this version of the app does not have. Please update it.</source>
        <translation>Esta partida sigue unas reglas que esta versión de la aplicación no tiene. Actualízala, por favor.</translation>
    </message>
    <message>
        <source>For %1 you do not have: %2.</source>
        <comment>a god, dice and resources</comment>
        <translation>Para %1 te falta: %2.</translation>
    </message>
    <message>
        <source>A card of the Ennead cannot go alone: give up the whole stack.</source>
        <translation>Una carta de la Enéada no puede irse sola: renuncia a toda la pila.</translation>
    </message>
    <message>
        <source>A lent god is not yours to give up: choose another.</source>
        <translation>Una divinidad prestada no es tuya: elige otra.</translation>
    </message>
    <message>
        <source>Not yet: the columns come after both flanks of the temple.</source>
        <translation>Aún no: las columnas van después de los dos flancos del templo.</translation>
    </message>
    <message>
        <source>Not yet: the roof comes after all four columns.</source>
        <translation>Aún no: el techo va después de las cuatro columnas.</translation>
    </message>
    <message>
        <source>Not yet. To be built first: %1.</source>
        <comment>squares of a monument</comment>
        <translation>Aún no. Antes hay que construir: %1.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n stone(s), and you have %1: choose something cheaper.</source>
        <translation>
            <numerusform>Cuesta %n piedra y tienes %1: elige algo más barato.</numerusform>
            <numerusform>Cuesta %n piedras y tienes %1: elige algo más barato.</numerusform>
        </translation>
    </message>
    <message>
        <source>That takes strength %1, and %2 is left: choose something cheaper, or add a worker or a card.</source>
        <translation>Hace falta fuerza %1 y queda %2: elige algo más barato, o añade un trabajador o una carta.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest thing here costs %n stone(s), and you have %1.</source>
        <translation>
            <numerusform>Lo más barato aquí cuesta %n piedra y tienes %1.</numerusform>
            <numerusform>Lo más barato aquí cuesta %n piedras y tienes %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cheapest thing here takes strength %1: choose a stronger worker.</source>
        <translation>Lo más barato aquí requiere fuerza %1: elige un trabajador más fuerte.</translation>
    </message>
    <message>
        <source>This card brings grain: play it while you feed.</source>
        <translation>Esta carta da grano: juégala al alimentar a los trabajadores.</translation>
    </message>
    <message>
        <source>This card brings strength: play it while you build.</source>
        <translation>Esta carta da fuerza: juégala al construir.</translation>
    </message>
    <message>
        <source>This card is about ships: play it while you sail.</source>
        <translation>Esta carta es de barcos: juégala en la fase de barcos.</translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <comment>what is asked for</comment>
        <translation>Ahora no. %1</translation>
    </message>
    <message>
        <source>The Priest waits until your Mummy has been played: choose another pawn.</source>
        <translation>El Sacerdote espera a que hayas jugado tu Momia: elige otro peón.</translation>
    </message>
    <message>
        <source>The Pharaoh waits until your Mummy has been played: choose another pawn.</source>
        <translation>El Faraón espera a que hayas jugado tu Momia: elige otro peón.</translation>
    </message>
    <message>
        <source>The triangle turns a room, and that is a corridor: choose a room.</source>
        <translation>El triángulo gira una sala, y eso es un pasadizo: elige una sala.</translation>
    </message>
    <message>
        <source>The fork turns a corridor, and that is a room: choose a corridor.</source>
        <translation>La bifurcación gira un pasadizo, y eso es una sala: elige un pasadizo.</translation>
    </message>
    <message>
        <source>Your rival&apos;s Priest stands there and protects the tile: choose another.</source>
        <translation>Ahí está el Sacerdote del rival, que protege la ficha: elige otra.</translation>
    </message>
    <message>
        <source>Your rival&apos;s Pharaoh stands there and protects the tile: choose another.</source>
        <translation>Ahí está el Faraón del rival, que protege la ficha: elige otra.</translation>
    </message>
    <message numerus="yes">
        <source>Take exactly %n die(dice).</source>
        <translation>
            <numerusform>Toma exactamente %n dado.</numerusform>
            <numerusform>Toma exactamente %n dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Golden Cat has turned a die in this turn already.</source>
        <translation>El Gato de oro ya ha cambiado un dado en este turno.</translation>
    </message>
    <message>
        <source>Only the owner of the Gold Scarab has the Golden Cat.</source>
        <translation>Solo quien tiene el Escarabajo de Oro tiene el Gato de oro.</translation>
    </message>
    <message numerus="yes">
        <source>Keep at least %n stone(s): you have begun an action here and must build something.</source>
        <translation>
            <numerusform>Guarda al menos %n piedra: has empezado una acción aquí y debes construir algo.</numerusform>
            <numerusform>Guarda al menos %n piedras: has empezado una acción aquí y debes construir algo.</numerusform>
        </translation>
    </message>
    <message>
        <source>That worker is at work here already: choose another.</source>
        <translation>Ese trabajador ya está trabajando aquí: elige otro.</translation>
    </message>
    <message>
        <source>That worker has built in this round: choose another.</source>
        <translation>Ese trabajador ya ha construido en esta ronda: elige otro.</translation>
    </message>
    <message>
        <source>You have no ship left for that.</source>
        <translation>No te quedan barcos para eso.</translation>
    </message>
    <message>
        <source>There is no bend further downstream where your ships could go.</source>
        <translation>Río abajo no hay ningún recodo al que puedan ir tus barcos.</translation>
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
    <name>ReportSheet</name>
    <message>
        <source>Report %1</source>
        <translation>Denunciar a %1</translation>
    </message>
    <message>
        <source>We see the match and the name, nothing else. %1 does not learn who reported it.</source>
        <translation>Vemos la partida y el nombre, nada más. %1 no sabrá quién ha hecho la denuncia.</translation>
    </message>
    <message>
        <source>The name is offensive</source>
        <translation>El nombre es ofensivo</translation>
    </message>
    <message>
        <source>Lets the time run on purpose</source>
        <translation>Deja pasar el tiempo a propósito</translation>
    </message>
    <message>
        <source>Something is not right with the moves</source>
        <translation>Algo no encaja en las jugadas</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
</context>
<context>
    <name>RestChapter</name>
    <message>
        <source>Rest</source>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>The Rest turn</source>
        <translation>El turno de Descanso</translation>
    </message>
    <message>
        <source>A tile, and what it gives</source>
        <translation>Una ficha, y lo que da</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gods.&lt;/b&gt; Use Bes first, if you have him. Hapy may be used in place of the tile, and ends the turn: Bes must come before.</source>
        <translation>&lt;b&gt;Divinidades.&lt;/b&gt; Usa primero a Bes, si lo tienes. Hapy se puede usar en lugar de la ficha y termina el turno: Bes tiene que ir antes.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Take a Rest tile of the row, pay what it costs, take all it gives, and lay it in front of you.</source>
        <translation>&lt;b&gt;Ficha.&lt;/b&gt; Toma una ficha de Descanso de la fila, paga lo que cuesta, toma todo lo que da y ponla ante ti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End.&lt;/b&gt; Your gods are ready again. If three tiles lie in front of you now, they all go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.</source>
        <translation>&lt;b&gt;Final.&lt;/b&gt; Tus divinidades vuelven a estar listas. Si ahora tienes tres fichas ante ti, vuelven todas a la fila; luego se descarta la divinidad de más a la derecha, las demás se deslizan a la derecha y se roba una carta.</translation>
    </message>
    <message>
        <source>Tiles in front of others cannot be taken; only the Emerald Scarab can use one of them.</source>
        <translation>Las fichas de los demás no se pueden tomar; solo el Escarabajo de Esmeralda puede usar una de ellas.</translation>
    </message>
    <message>
        <source>You may rest only if you can pay for a tile, use Hapy, or use somebody&apos;s open tile by the Emerald Scarab. The Fame of Bes counts for this: you use him before you take the tile. There are always at least two tiles in the row.</source>
        <translation>Solo puedes descansar si puedes pagar una ficha, usar a Hapy o usar una ficha boca arriba de otro con el Escarabajo de Esmeralda. La Fama de Bes cuenta para esto: lo usas antes de tomar la ficha. En la fila hay siempre al menos dos fichas.</translation>
    </message>
    <message>
        <source>If the row holds fewer than three gods, the rightmost one there is goes; if there is none, none goes. From an empty deck nothing is drawn.</source>
        <translation>Si en la fila hay menos de tres divinidades, se va la que esté más a la derecha; si no hay ninguna, ninguna. De un mazo vacío no se roba nada.</translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Fichas de Descanso</translation>
    </message>
    <message>
        <source>All twelve at a glance</source>
        <translation>Las doce de un vistazo</translation>
    </message>
    <message>
        <source>Of the twelve tiles six, eight or ten are in play. What a tile costs is paid when you take it; a tile that you cannot pay for cannot be taken.</source>
        <translation>De las doce fichas están en juego seis, ocho o diez. Lo que cuesta una ficha se paga al tomarla; una ficha que no puedes pagar no se puede tomar.</translation>
    </message>
    <message>
        <source>Resources “of other kinds” must each differ from the resource you discarded; they may be equal to each other.</source>
        <translation>Los recursos «de otras clases» tienen que ser todos distintos del recurso descartado; entre sí pueden ser iguales.</translation>
    </message>
    <message>
        <source>A full board</source>
        <translation>Un tablero lleno</translation>
    </message>
    <message>
        <source>Eight spaces, and what happens to the ninth resource</source>
        <translation>Ocho espacios, y qué le pasa al noveno recurso</translation>
    </message>
    <message>
        <source>Your board has &lt;b&gt;eight spaces&lt;/b&gt;, one for each Worker, Cat or Stone die. You must take what you gain. Each resource beyond the eighth makes you give one up, a new one or an old one.</source>
        <translation>Tu tablero tiene &lt;b&gt;ocho espacios&lt;/b&gt;, uno para cada Trabajador, Gato o dado de Piedra. Tienes que tomar lo que ganas. Cada recurso más allá del octavo te obliga a renunciar a uno, nuevo o viejo.</translation>
    </message>
    <message>
        <source>Workers and Cats go back to the supply, Stone dice to the quarry.</source>
        <translation>Los Trabajadores y los Gatos vuelven a la reserva, los dados de Piedra van a la Cantera.</translation>
    </message>
    <message>
        <source>While a space is free nothing may be given up.</source>
        <translation>Mientras haya un espacio libre no se puede renunciar a nada.</translation>
    </message>
    <message>
        <source>A Stone die that is taken from the supply and given up at once has still been taken: it may bring the end.</source>
        <translation>Un dado de Piedra tomado de la reserva y dejado al instante ha sido tomado igualmente: puede traer el final.</translation>
    </message>
    <message>
        <source>It can happen in the turn of somebody else, when a tile gives you a Cat.</source>
        <translation>Puede ocurrir en el turno de otro, cuando una ficha te da un Gato.</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Las reservas</translation>
    </message>
    <message>
        <source>What there is, and when it runs out</source>
        <translation>Qué hay, y cuándo se acaba</translation>
    </message>
    <message>
        <source>There are 21 Workers and 9 Cats. This is what lies in the supply when the game begins:</source>
        <translation>Hay 21 Trabajadores y 9 Gatos. Esto es lo que hay en la reserva cuando empieza la partida:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Dados de Piedra</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Gatos</translation>
    </message>
    <message>
        <source>Cards in the deck of gods</source>
        <translation>Cartas en el mazo de divinidades</translation>
    </message>
    <message>
        <source>If a resource that is named is missing, you get what there is. You do not get the rest later.</source>
        <translation>Si falta un recurso que se nombra, recibes lo que haya. Lo que falta no se recupera.</translation>
    </message>
    <message>
        <source>Where you may choose, choose a kind that is there. “Three of one kind” may be fewer than three.</source>
        <translation>Donde puedes elegir, elige una clase que haya. «Tres de una misma clase» pueden ser menos de tres.</translation>
    </message>
    <message>
        <source>Without a Stone die in the supply Mertseger cannot be used, and Khepri gives a Worker or a Cat.</source>
        <translation>Sin dados de Piedra en la reserva no se puede usar a Mertseger, y Khepri da un Trabajador o un Gato.</translation>
    </message>
    <message>
        <source>The last Stone die that leaves the supply brings the end.</source>
        <translation>El último dado de Piedra que sale de la reserva trae el final.</translation>
    </message>
</context>
<context>
    <name>RestTilePage</name>
    <message>
        <source>What the supply lacks is not made up for. If your board overflows, you choose what to give up.</source>
        <translation>Lo que falta en la reserva no se compensa. Si tu tablero se desborda, eliges a qué renuncias.</translation>
    </message>
    <message>
        <source>A Stone die comes from the supply. If it was the last one there, the end begins.</source>
        <translation>Un dado de Piedra sale de la reserva. Si era el último, empieza el final.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Coste: %1.</translation>
    </message>
</context>
<context>
    <name>ResultButtons</name>
    <message>
        <source>Watch again</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>ResultPages</name>
    <message>
        <source>The seed was copied.</source>
        <translation>Semilla copiada.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation>Cómo se cuentan los puntos</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Compartir esta partida</translation>
    </message>
</context>
<context>
    <name>ResultPyramids</name>
    <message>
        <source>The pyramids, level by level</source>
        <translation>Las pirámides, nivel a nivel</translation>
    </message>
</context>
<context>
    <name>ResultRecord</name>
    <message>
        <source>This match is not in your statistics yet.</source>
        <translation>Esta partida aún no está en tus estadísticas.</translation>
    </message>
    <message numerus="yes">
        <source>He has won every time so far: %n match(es).</source>
        <translation>
            <numerusform>Hasta ahora siempre ha ganado él (%n partida).</numerusform>
            <numerusform>Hasta ahora siempre ha ganado él (%n partidas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He has never beaten you: %n match(es).</source>
        <translation>
            <numerusform>Nunca te ha vencido (%n partida).</numerusform>
            <numerusform>Nunca te ha vencido (%n partidas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>Ganadas: %1 de %n.</numerusform>
            <numerusform>Ganadas: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Tú contra %1</translation>
    </message>
</context>
<context>
    <name>ResultScore</name>
    <message>
        <source>Shared victory</source>
        <translation>Victoria compartida</translation>
    </message>
    <message numerus="yes">
        <source>Victory by %n Fame</source>
        <translation>
            <numerusform>Victoria por %n de Fama</numerusform>
            <numerusform>Victoria por %n de Fama</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory by the fuller board</source>
        <translation>Victoria por el tablero más lleno</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n Fame</source>
        <translation>
            <numerusform>%1 gana por %n de Fama</numerusform>
            <numerusform>%1 gana por %n de Fama</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal Fame: %1 wins</source>
        <translation>Empate a Fama: gana %1</translation>
    </message>
    <message>
        <source>%1 wins by the fuller board</source>
        <translation>%1 gana por el tablero más lleno</translation>
    </message>
    <message>
        <source>Shared victory: %1 and %2</source>
        <translation>Victoria compartida: %1 y %2</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>who won, the points of all</comment>
        <translation>%1. %2.</translation>
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
    <name>ResultSheet</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Chance of winning, move by move</source>
        <translation>Probabilidad de ganar, jugada a jugada</translation>
    </message>
</context>
<context>
    <name>ReviewMistakes</name>
    <message>
        <source>Nobody gave anything away: no move could have been much better.</source>
        <translation>Nadie regaló nada: ninguna jugada podía ser mucho mejor.</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Goes on.</source>
        <translation>Continúa.</translation>
    </message>
    <message>
        <source>This match is still being played. It can be looked at like this once it is over.</source>
        <translation>Esta partida aún se está jugando. Se podrá analizar cuando termine.</translation>
    </message>
    <message>
        <source>Part of this match is still hidden on this device. Look again once all of it has arrived.</source>
        <translation>Parte de esta partida sigue oculta en este dispositivo. Vuelve cuando haya llegado entera.</translation>
    </message>
    <message>
        <source>This match ended before its last move, so there is no score to review.</source>
        <translation>Esta partida terminó antes de la última jugada: no hay puntuación que analizar.</translation>
    </message>
    <message>
        <source>Looking at move %1 of %2</source>
        <translation>Analizando la jugada %1 de %2</translation>
    </message>
    <message>
        <source>Looking again at the moves that cost most</source>
        <translation>Analizando otra vez las jugadas más costosas</translation>
    </message>
    <message>
        <source>%1 The same move, but played differently: see the board.</source>
        <translation>%1 La misma jugada, pero de otra manera: mira la mesa.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>El comienzo</translation>
    </message>
    <message>
        <source>About to make move %1</source>
        <translation>Antes de la jugada %1</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Jugada %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 %2%</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>No review of this match</source>
        <translation>No hay análisis de esta partida</translation>
    </message>
</context>
<context>
    <name>ReviewSeats</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ReviewSteps</name>
    <message>
        <source>To the position before it</source>
        <translation>A la posición anterior</translation>
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
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Jugada %1 de %2</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>RiddlePage</name>
    <message>
        <source>It is counted once, in the final scoring. Until then it is secret.</source>
        <translation>Se cuenta una vez, en el recuento final. Hasta entonces es secreta.</translation>
    </message>
</context>
<context>
    <name>RiddleSheet</name>
    <message>
        <source>Sphinx card</source>
        <translation>Carta de Esfinge</translation>
    </message>
    <message numerus="yes">
        <source>As things stand: %n point(s)</source>
        <translation>
            <numerusform>Por ahora: %n punto</numerusform>
            <numerusform>Por ahora: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>This card in the rules</source>
        <translation>Esta carta en las reglas</translation>
    </message>
</context>
<context>
    <name>RivalPage</name>
    <message>
        <source>Great Architect of level %1</source>
        <translation>Gran Arquitecto de nivel %1</translation>
    </message>
    <message>
        <source>His power.</source>
        <translation>Su poder.</translation>
    </message>
    <message>
        <source>Open projects, which all pay him</source>
        <translation>Proyectos a la vista, todos a su favor</translation>
    </message>
    <message>
        <source>Fame of his spaces for tiles</source>
        <translation>Fama de sus espacios para fichas</translation>
    </message>
</context>
<context>
    <name>RiverChapter</name>
    <message>
        <source>The Nile</source>
        <translation>El Nilo</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>El río</translation>
    </message>
    <message>
        <source>Twenty bends from Ombos to Heliopolis</source>
        <translation>Veinte recodos de Ombos a Heliópolis</translation>
    </message>
    <message>
        <source>The Nile has &lt;b&gt;twenty bends&lt;/b&gt;. It flows from Ombos in the south to the delta in the north: downstream means down the board.</source>
        <translation>El Nilo tiene &lt;b&gt;veinte recodos&lt;/b&gt;. Va de Ombos, al sur, al delta, al norte: río abajo es hacia abajo en el tablero.</translation>
    </message>
    <message>
        <source>The first six bends.</source>
        <translation>Los primeros seis recodos.</translation>
    </message>
    <message>
        <source>Ten bends on one bank have a place for a &lt;b&gt;Nile card&lt;/b&gt;.</source>
        <translation>Diez recodos de una orilla tienen un lugar para una &lt;b&gt;carta del Nilo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Seven bends on the other bank are &lt;b&gt;camps&lt;/b&gt;.</source>
        <translation>Siete recodos de la otra orilla son &lt;b&gt;campamentos&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Three are &lt;b&gt;sites&lt;/b&gt;: Abydos, Amarna and Giza.</source>
        <translation>Tres son &lt;b&gt;obras&lt;/b&gt;: Abydos, Amarna y Giza.</translation>
    </message>
    <message>
        <source>Places for cards and camps or sites take turns, from bend to bend. The order is always the same; only the cards change.</source>
        <translation>Los lugares para cartas y los campamentos u obras se alternan, de recodo en recodo. El orden es siempre el mismo; solo cambian las cartas.</translation>
    </message>
    <message>
        <source>Placing ships</source>
        <translation>Poner barcos</translation>
    </message>
    <message>
        <source>One by one, only downstream</source>
        <translation>De uno en uno, solo río abajo</translation>
    </message>
    <message>
        <source>You have eight ships. When you are on turn you place &lt;b&gt;one&lt;/b&gt; of them at a bend, or you pass.</source>
        <translation>Tienes ocho barcos. Cuando te toca, pones &lt;b&gt;uno&lt;/b&gt; de ellos en un recodo, o pasas.</translation>
    </message>
    <message>
        <source>The last ship of lapis lies at Thebae. The next may go to one of the cards, to Abydos, or further down; Passalon is taken.</source>
        <translation>El último barco de lapislázuli está en Tebas. El siguiente puede ir a una de las cartas, a Abydos o más abajo; Passalon está ocupado.</translation>
    </message>
    <message>
        <source>A ship goes &lt;b&gt;further downstream&lt;/b&gt; than the last one you placed in this round. What you have passed by is lost to you until the next round.</source>
        <translation>Un barco va &lt;b&gt;más río abajo&lt;/b&gt; que el último que has puesto en esta ronda. Lo que has dejado atrás está perdido para ti hasta la ronda siguiente.</translation>
    </message>
    <message>
        <source>At a card or camp there is room for &lt;b&gt;one ship&lt;/b&gt;. Once its card is taken, a place is of no use in this round.</source>
        <translation>En una carta o un campamento cabe &lt;b&gt;un barco&lt;/b&gt;. Una vez tomada la carta, ahí ya no hay nada que tomar.</translation>
    </message>
    <message>
        <source>At a site there is room for several ships, but only for one of yours.</source>
        <translation>En una obra hay sitio para varios barcos, pero solo para uno tuyo.</translation>
    </message>
    <message>
        <source>It does not matter how far you go. Nobody has to place all eight ships.</source>
        <translation>No importa lo lejos que vayas. Nadie tiene que poner los ocho barcos.</translation>
    </message>
    <message>
        <source>Cards that change this</source>
        <translation>Cartas que cambian esto</translation>
    </message>
    <message>
        <source>Two ships in one turn; once a round upstream; to a camp that is taken; the work of a camp twice; a place at a full site.</source>
        <translation>Dos barcos en un turno; una vez por ronda río arriba; a un campamento ocupado; el trabajo de un campamento dos veces; un amarre en una obra llena.</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Cartas del Nilo</translation>
    </message>
    <message>
        <source>Three words that say when a card works</source>
        <translation>Tres palabras que dicen cuándo actúa una carta</translation>
    </message>
    <message>
        <source>The player who places a ship at a Nile card takes the card; the ship stays in its place until the end of the sailing. What happens then depends on the kind of card:</source>
        <translation>Quien pone un barco en una carta del Nilo toma la carta; el barco se queda en su lugar hasta el final de la navegación. Lo que pasa entonces depende de la clase de carta:</translation>
    </message>
    <message>
        <source>Always, whenever you want, at once: the sign on the picture tells them apart.</source>
        <translation>Siempre, cuando quieras, al instante: el símbolo del dibujo las distingue.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fields and quarries&lt;/b&gt; lie before you and give grain or stones in every round from now on.</source>
        <translation>Los &lt;b&gt;campos y canteras&lt;/b&gt; quedan ante ti y desde entonces dan grano o piedras en cada ronda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Whenever you want:&lt;/b&gt; you keep it and play it once, at a moment when it can do something. Then it leaves the game. It may be played in the same turn.</source>
        <translation>&lt;b&gt;Cuando quieras:&lt;/b&gt; la conservas y la juegas una vez, en un momento en que pueda hacer algo. Luego sale del juego. Se puede jugar en el mismo turno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At once:&lt;/b&gt; it is resolved as soon as you take it, as far as possible, and leaves the game. You may take it even if it does nothing for you.</source>
        <translation>&lt;b&gt;Al instante:&lt;/b&gt; se resuelve en cuanto la tomas, en lo posible, y sale del juego. Puedes tomarla aunque no te sirva de nada.</translation>
    </message>
    <message>
        <source>When cards can be played</source>
        <translation>Cuándo se pueden jugar las cartas</translation>
    </message>
    <message>
        <source>Each card has its moment: grain cards while you feed, strength cards while you build. Cards that fit everywhere can be played at &lt;b&gt;any of your decisions&lt;/b&gt;: when you place a ship, while feeding or building, and at the end of a round. Tap your cards to do so.</source>
        <translation>Cada carta tiene su momento: las de grano al alimentar, las de fuerza al construir. Las que valen siempre se pueden jugar en &lt;b&gt;cualquiera de tus decisiones&lt;/b&gt;: al colocar un barco, al alimentar o construir, y al final de una ronda. Para ello abre tus cartas.</translation>
    </message>
    <message>
        <source>You are not asked about a card that can do nothing. The last moment for any card is the end of the fifth round; in the final scoring none can be played.</source>
        <translation>No se te pregunta por una carta que no puede hacer nada. El último momento para cualquier carta es el final de la quinta ronda; en el recuento final no se puede jugar ninguna.</translation>
    </message>
    <message>
        <source>All Nile cards lie open: everybody sees what the others have.</source>
        <translation>Todas las cartas del Nilo están descubiertas: todos ven lo que tienen los demás.</translation>
    </message>
    <message>
        <source>Camps</source>
        <translation>Campamentos</translation>
    </message>
    <message>
        <source>Where workers grow strong</source>
        <translation>Donde los trabajadores se hacen fuertes</translation>
    </message>
    <message>
        <source>A ship at a camp does its work at once. There is room for &lt;b&gt;one&lt;/b&gt; ship.</source>
        <translation>Un barco en un campamento hace su trabajo al instante. Hay sitio para &lt;b&gt;un&lt;/b&gt; barco.</translation>
    </message>
    <message>
        <source>The seven camps, from the south to the north.</source>
        <translation>Los siete campamentos, de sur a norte.</translation>
    </message>
    <message>
        <source>Strength, stones and steps on the tracks come whether you want them or not. Only the &lt;b&gt;flood&lt;/b&gt; you may leave as it is.</source>
        <translation>La fuerza, las piedras y los pasos en las pistas llegan lo quieras o no. Solo la &lt;b&gt;crecida&lt;/b&gt; la puedes dejar como está.</translation>
    </message>
    <message>
        <source>If a camp says which workers, it is these. If it says &lt;b&gt;one of your choice&lt;/b&gt;, the foreman can be chosen too.</source>
        <translation>Si un campamento dice qué trabajadores, son esos. Si dice &lt;b&gt;uno a tu elección&lt;/b&gt;, también se puede elegir al capataz.</translation>
    </message>
    <message>
        <source>What would make a worker stronger than 9 is lost. You may go there all the same.</source>
        <translation>Lo que llevaría a un trabajador más allá de 9 se pierde. Puedes ir allí de todos modos.</translation>
    </message>
    <message>
        <source>One card lets you go to a camp that is taken, another lets you do its work twice. Neither works at &lt;b&gt;Heliopolis&lt;/b&gt;.</source>
        <translation>Una carta te deja ir a un campamento ocupado, otra te deja hacer su trabajo dos veces. Ninguna vale en &lt;b&gt;Heliópolis&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Obras</translation>
    </message>
    <message>
        <source>Places from the Nile outwards</source>
        <translation>Amarres desde el Nilo hacia fuera</translation>
    </message>
    <message>
        <source>A ship at a site does nothing while you sail. It holds a place for the &lt;b&gt;building&lt;/b&gt;.</source>
        <translation>Un barco en una obra no hace nada mientras navegas. Ocupa un amarre para &lt;b&gt;construir&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Turquoise came first and will build first, then lapis. The third place is free.</source>
        <translation>Turquesa llegó primero y construirá primero, luego lapislázuli. El tercer amarre está libre.</translation>
    </message>
    <message>
        <source>Abydos: the &lt;b&gt;Sphinx&lt;/b&gt;. Amarna: the &lt;b&gt;obelisk&lt;/b&gt; and the &lt;b&gt;tombs&lt;/b&gt;. Giza: the &lt;b&gt;pyramid&lt;/b&gt; and the &lt;b&gt;temple&lt;/b&gt;. What belongs to one site cannot be built at another.</source>
        <translation>Abydos: la &lt;b&gt;Esfinge&lt;/b&gt;. Amarna: el &lt;b&gt;obelisco&lt;/b&gt; y las &lt;b&gt;tumbas&lt;/b&gt;. Giza: la &lt;b&gt;pirámide&lt;/b&gt; y el &lt;b&gt;templo&lt;/b&gt;. Lo que es de una obra no se puede construir en otra.</translation>
    </message>
    <message>
        <source>Everybody may have &lt;b&gt;one ship&lt;/b&gt; at each site.</source>
        <translation>Cada cual puede tener &lt;b&gt;un barco&lt;/b&gt; en cada obra.</translation>
    </message>
    <message>
        <source>A ship takes the free place &lt;b&gt;nearest the Nile&lt;/b&gt;. So the player who comes first builds first.</source>
        <translation>Un barco toma el amarre libre &lt;b&gt;más cercano al Nilo&lt;/b&gt;. Así, quien llega primero construye primero.</translation>
    </message>
    <message>
        <source>With four players a site has three places, with two or three players two. When they are taken, ships can wait in the reserve.</source>
        <translation>Con cuatro jugadores una obra tiene tres amarres, con dos o tres jugadores, dos. Cuando están ocupados, los barcos pueden esperar en la reserva.</translation>
    </message>
    <message>
        <source>The ships stay until the end of the Site bonus, unless their owner gives up building.</source>
        <translation>Los barcos se quedan hasta el final de la fase Bonificación, salvo que su dueño renuncie a construir.</translation>
    </message>
    <message>
        <source>The reserve</source>
        <translation>La reserva</translation>
    </message>
    <message>
        <source>Waiting at a full site</source>
        <translation>Esperar en una obra llena</translation>
    </message>
    <message>
        <source>If all places of a site are taken, you may still place a ship there: it waits &lt;b&gt;in reserve&lt;/b&gt;, behind those that wait already. For the rule of going downstream it counts like any other ship.</source>
        <translation>Si todos los amarres de una obra están ocupados, aún puedes poner allí un barco: espera &lt;b&gt;en reserva&lt;/b&gt;, detrás de los que ya esperan. Para la regla de ir río abajo cuenta como cualquier otro barco.</translation>
    </message>
    <message>
        <source>Turquoise waits: if one of the three gives up, turquoise builds, as the last.</source>
        <translation>Turquesa espera: si uno de los tres renuncia, turquesa construye, en último lugar.</translation>
    </message>
    <message>
        <source>For each place that is &lt;b&gt;given up&lt;/b&gt; the next ship in reserve may build, after all the regular places.</source>
        <translation>Por cada amarre al que se &lt;b&gt;renuncia&lt;/b&gt; puede construir el siguiente barco en reserva, después de todos los amarres normales.</translation>
    </message>
    <message>
        <source>The player who may build from the reserve may give up too; then the next one in the reserve has the chance.</source>
        <translation>Quien puede construir desde la reserva también puede renunciar; entonces la ocasión es del siguiente de la reserva.</translation>
    </message>
    <message>
        <source>Ships that never got their chance go home when all building at the site is over. They do not count for the Site bonus.</source>
        <translation>Los barcos que no tuvieron su oportunidad vuelven cuando se ha acabado de construir en la obra. No cuentan para la Bonificación.</translation>
    </message>
    <message>
        <source>Two cards help out of the reserve: one gives a place of its own, one lets its owner build before everybody.</source>
        <translation>Dos cartas ayudan a salir de la reserva: una da un amarre propio, otra deja construir antes que nadie a quien la tiene.</translation>
    </message>
    <message>
        <source>With two players there is no need for a reserve: there are two places, and nobody has a second ship at a site.</source>
        <translation>Con dos jugadores no hace falta reserva: hay dos amarres, y nadie tiene un segundo barco en una obra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Always:&lt;/b&gt; a power you keep to the end. Some work once in a round.</source>
        <translation>&lt;b&gt;Siempre:&lt;/b&gt; un poder que conservas hasta el final. Algunas cartas actúan una vez por ronda.</translation>
    </message>
</context>
<context>
    <name>RotatePage</name>
    <message>
        <source>Turning a tile</source>
        <translation>Girar una ficha</translation>
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
        <translation>Un peón colocado en este símbolo te hace girar una ficha: un &lt;b&gt;pasadizo&lt;/b&gt; si el símbolo muestra una bifurcación, una &lt;b&gt;sala&lt;/b&gt; si muestra un triángulo.</translation>
    </message>
    <message>
        <source>A corridor as it lies, after one third and after two.</source>
        <translation>Un pasadizo como está, tras un tercio de giro y tras dos.</translation>
    </message>
    <message>
        <source>Any tile of that kind will do: of the base or not, with a pawn or without, Forbidden, even the very tile your pawn has just entered.</source>
        <translation>Vale cualquier ficha de ese tipo: de la base o no, con peón o sin él, prohibida, incluso la misma en la que acaba de entrar tu peón.</translation>
    </message>
    <message>
        <source>It turns by one third or two: never all the way round, and never not at all.</source>
        <translation>Gira un tercio o dos: nunca una vuelta entera, y no puede quedarse como estaba.</translation>
    </message>
    <message>
        <source>A tile with an opposing &lt;b&gt;Priest or Pharaoh&lt;/b&gt; on it cannot be turned (with the option “Like a Mummy” that of the Pharaoh can). Your own do not stop you.</source>
        <translation>Una ficha con un &lt;b&gt;Sacerdote o Faraón&lt;/b&gt; rival no se puede girar (con la opción «Como una Momia» la del Faraón sí). Los tuyos no lo impiden.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides may be chosen: nothing changes, and the power is used.</source>
        <translation>Se puede elegir una ficha abierta por los tres lados: no cambia nada, y el poder queda usado.</translation>
    </message>
    <message>
        <source>Pawns stand still while the tile turns under them.</source>
        <translation>Los peones no se mueven mientras la ficha gira debajo.</translation>
    </message>
    <message>
        <source>Before: the curse is joined to the room above.</source>
        <translation>Antes: la maldición está unida a la sala de encima.</translation>
    </message>
    <message>
        <source>After two thirds: the corridor shuts the curse out and joins the room above to lapis.</source>
        <translation>Tras dos tercios: el pasadizo aísla la maldición y une la sala de encima con lapislázuli.</translation>
    </message>
</context>
<context>
    <name>RoundLine</name>
    <message>
        <source>%1, points: %2, in this round: %3. %4. Turn tile %5</source>
        <translation>%1, puntos: %2, en esta ronda: %3. %4. Ficha de turno %5</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>The last player goes first in the next round.</source>
        <translation>Quien va último empieza la ronda siguiente.</translation>
    </message>
    <message>
        <source>Now the final scoring.</source>
        <translation>Ahora el recuento final.</translation>
    </message>
    <message>
        <source>On to round %1</source>
        <translation>A la ronda %1</translation>
    </message>
    <message>
        <source>To the final scoring</source>
        <translation>Al recuento final</translation>
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
    <name>RuleFold</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
</context>
<context>
    <name>RuleSigns</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
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
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carta por carta</translation>
    </message>
    <message>
        <source>Learn the game, page by page</source>
        <translation>Aprende el juego, página a página</translation>
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
        <source>A sarcophagus adds to the value of the network it lies in, but only in these cases:</source>
        <translation>Un sarcófago aumenta el valor de la red en la que está, pero solo si es el único o forma pareja:</translation>
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
        <source>The folder of saved matches is read-only.</source>
        <translation>La carpeta de partidas guardadas es de solo lectura.</translation>
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
        <source>This move does not fit the saved match.</source>
        <translation>Esta jugada no corresponde a la partida guardada.</translation>
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
    <name>ScarabChoice</name>
    <message>
        <source>Keep the %1</source>
        <translation>Quedarme con el %1</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Elige uno</translation>
    </message>
</context>
<context>
    <name>ScarabsChapter</name>
    <message>
        <source>Each scarab</source>
        <translation>Escarabajo por escarabajo</translation>
    </message>
    <message>
        <source>A die of the Triad may pay for it.</source>
        <translation>Puede pagarlo un dado de la Tríada.</translation>
    </message>
    <message>
        <source>The god serves you within its own limits, and Ptah makes it ready like those you have.</source>
        <translation>La divinidad te sirve dentro de sus propios límites, y Ptah la deja lista como las que tienes.</translation>
    </message>
    <message>
        <source>The loan ends when the card leaves the row. If you pray to it, it is yours; if it was used, it stays used.</source>
        <translation>El préstamo termina cuando la carta sale de la fila. Si le rezas, es tuya; si se había usado, sigue usada.</translation>
    </message>
    <message>
        <source>It is not counted at upkeep or at the end, and Aton cannot discard it. Anubis does help at the upkeep of that turn.</source>
        <translation>No cuenta en el culto ni al final, y Atón no puede descartarla. Anubis sí ayuda en el culto de ese turno.</translation>
    </message>
    <message>
        <source>Bes, Hapy, Hathor and the gods of the Ennead bring nothing this way.</source>
        <translation>Bes, Hapy, Hathor y las divinidades de la Enéada no dan nada así.</translation>
    </message>
    <message>
        <source>It counts each time you go from seven resources to eight, in the turns of others too.</source>
        <translation>Vale cada vez que pasas de siete recursos a ocho, también en los turnos de los demás.</translation>
    </message>
    <message>
        <source>On a full board a further resource brings nothing. With seven resources a Stone die and a Cat bring 2 Fame once; then one resource must go.</source>
        <translation>Con el tablero lleno otro recurso no da nada. Con siete recursos, un dado de Piedra y un Gato dan 2 de Fama una sola vez; luego un recurso tiene que irse.</translation>
    </message>
    <message>
        <source>If you spend a resource and fill the space again later, you gain it again.</source>
        <translation>Si gastas un recurso y más tarde vuelves a llenar el espacio, los ganas de nuevo.</translation>
    </message>
    <message>
        <source>You are asked after each build, when all its Fame has been gained and before the builder goes on. You may copy each build once, in as many builds as you can pay for.</source>
        <translation>Se te pregunta tras cada construcción, cuando se ha ganado toda su Fama y antes de que quien construye siga. Puedes copiar cada construcción una vez, en tantas construcciones como puedas pagar.</translation>
    </message>
    <message>
        <source>A 5 on the ground of Cheops: the builder discards 2 Workers and gains 5. You may discard 3 Workers and gain 5.</source>
        <translation>Un 5 en la base de Keops: quien construye descarta 2 Trabajadores y gana 5. Tú puedes descartar 3 Trabajadores y ganar 5.</translation>
    </message>
    <message>
        <source>You gain all the Fame of the build, with what Serket, Thoth and Jasper added, or nothing.</source>
        <translation>Ganas toda la Fama de la construcción, con lo que añadieron Serket, Thoth y el Jaspe, o nada.</translation>
    </message>
    <message>
        <source>You pay with Workers only: Bastet does not help out of turn. Your own gods add nothing, and no die is placed: it is no build of yours.</source>
        <translation>Pagas solo con Trabajadores: fuera de tu turno Bastet no ayuda. Tus divinidades no añaden nada y no se coloca ningún dado: no es una construcción tuya.</translation>
    </message>
    <message>
        <source>You pay what the tile costs, as usual.</source>
        <translation>Pagas lo que cuesta la ficha, como siempre.</translation>
    </message>
    <message>
        <source>Nothing is laid in front of you, so your own tiles do not grow in number.</source>
        <translation>Ante ti no se pone nada, así que tus fichas no aumentan.</translation>
    </message>
    <message>
        <source>For its holder a tile that lies face down still counts as one of three. It is turned up when it goes back; until then it cannot be used again.</source>
        <translation>Para quien la tiene, una ficha boca abajo sigue contando como una de tres. Se descubre cuando vuelve; hasta entonces no se puede usar de nuevo.</translation>
    </message>
    <message>
        <source>Your own tiles cannot be used this way.</source>
        <translation>Tus propias fichas no se pueden usar así.</translation>
    </message>
    <message>
        <source>Hathor counts as one god like any other. Gods that were discarded or only lent do not count.</source>
        <translation>Hathor cuenta como una divinidad cualquiera. Las divinidades descartadas o solo prestadas no cuentan.</translation>
    </message>
    <message>
        <source>Workers, Cats and Stone dice all fill a space. A full board is worth 12 Fame.</source>
        <translation>Trabajadores, Gatos y dados de Piedra ocupan todos un espacio. Un tablero lleno vale 12 de Fama.</translation>
    </message>
    <message>
        <source>The Golden Cat is no resource: it fills no space, pays for nothing, and counts neither at upkeep nor in a tie. Bastet does not change it.</source>
        <translation>El Gato de oro no es un recurso: no ocupa espacio, no paga nada, y no cuenta ni en el culto ni en un empate. Bastet no lo cambia.</translation>
    </message>
    <message>
        <source>It turns a die like any Cat: between 1 and 6, and not a die of the Triad.</source>
        <translation>Sube o baja un dado como cualquier Gato: entre 1 y 6, y no un dado de la Tríada.</translation>
    </message>
    <message>
        <source>If nobody has this scarab, the Golden Cat is out of the game.</source>
        <translation>Si nadie tiene este escarabajo, el Gato de oro queda fuera del juego.</translation>
    </message>
    <message>
        <source>A god that a Rest tile gives you is not paid for, and brings no Cat.</source>
        <translation>Una divinidad que te da una ficha de Descanso no se paga, y no trae un Gato.</translation>
    </message>
    <message>
        <source>The Cat can turn a die at once.</source>
        <translation>El Gato puede cambiar un dado al instante.</translation>
    </message>
    <message>
        <source>No more than there are in the quarry: what is not there cannot be taken.</source>
        <translation>No más de los que haya en la Cantera: lo que no hay no se puede tomar.</translation>
    </message>
    <message>
        <source>You say for which build. It helps only where at least 2 Workers are asked for.</source>
        <translation>Tú dices para qué construcción. Ayuda solo donde se piden al menos 2 Trabajadores.</translation>
    </message>
    <message>
        <source>Thoth counts, and the Pearl Scarab asks for, the Workers that were really discarded.</source>
        <translation>Thoth cuenta, y el Escarabajo de Perla pide, los Trabajadores descartados de verdad.</translation>
    </message>
    <message>
        <source>That is everywhere but on the ground of Cheops: its upper levels, all of Chephren, and Mykerinos.</source>
        <translation>Es decir, en todas partes menos en la base de Keops: sus niveles superiores, toda Kefrén, y Micerino.</translation>
    </message>
    <message>
        <source>What Serket and Thoth add comes on top. The Pearl Scarab copies it too.</source>
        <translation>Lo que añaden Serket y Thoth se suma. El Escarabajo de Perla también lo copia.</translation>
    </message>
    <message>
        <source>The tile you have just taken is one of the three.</source>
        <translation>La ficha que acabas de tomar es una de las tres.</translation>
    </message>
    <message>
        <source>With Hapy no tile is taken, so none go back and this brings nothing. The same is true of a tile used through the Emerald Scarab.</source>
        <translation>Con Hapy no se toma ninguna ficha, así que ninguna vuelve y esto no da nada. Lo mismo vale para una ficha usada con el Escarabajo de Esmeralda.</translation>
    </message>
    <message>
        <source>So one die is yours even without a Worker. With Bastet your Cats count too.</source>
        <translation>Así, un dado es tuyo incluso sin Trabajadores. Con Bastet cuentan también tus Gatos.</translation>
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
        <source>Closed network, tiles: %1, rooms: %2, bonus: %3, doubled</source>
        <translation>Red cerrada, fichas: %1, salas: %2, bonificación: %3, duplicada</translation>
    </message>
    <message>
        <source>Network, tiles: %1, rooms: %2, bonus: %3</source>
        <translation>Red, fichas: %1, salas: %2, bonificación: %3</translation>
    </message>
    <message>
        <source>Ankhs, squared: %1 and %2</source>
        <translation>Ankhs, al cuadrado: %1 y %2</translation>
    </message>
    <message>
        <source>Fame track</source>
        <translation>Pista de Fama</translation>
    </message>
    <message>
        <source>Scarab</source>
        <translation>Escarabajo</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Divinidades</translation>
    </message>
    <message>
        <source>Ennead</source>
        <translation>Enéada</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Proyectos</translation>
    </message>
    <message>
        <source>Sarcophagus, eyes: %1, mummy: %2</source>
        <translation>Sarcófago, ojos: %1, momia: %2</translation>
    </message>
    <message>
        <source>Sarcophagus, eyes: %1, not seen</source>
        <translation>Sarcófago, ojos: %1, no visto</translation>
    </message>
    <message>
        <source>The Pharaoh&apos;s favourite animal: a researcher stands there</source>
        <translation>El animal favorito del Faraón: allí hay un investigador</translation>
    </message>
    <message>
        <source>The Pharaoh&apos;s favourite animal: nobody of the team is there</source>
        <translation>El animal favorito del Faraón: allí no hay nadie del equipo</translation>
    </message>
    <message>
        <source>Squares and tombs built</source>
        <translation>Casillas y tumbas construidas</translation>
    </message>
    <message>
        <source>Floors of the pyramid</source>
        <translation>Pisos de la pirámide</translation>
    </message>
    <message>
        <source>Sphinx cards put back</source>
        <translation>Cartas de Esfinge devueltas</translation>
    </message>
    <message>
        <source>Ships at the sites</source>
        <translation>Barcos en las obras</translation>
    </message>
    <message>
        <source>End of the grain market</source>
        <translation>Final del mercado de grano</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Cartas del Nilo</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Piedras vendidas</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grano que falta</translation>
    </message>
    <message>
        <source>Stones left, two for a point</source>
        <translation>Piedras sobrantes, dos por un punto</translation>
    </message>
    <message>
        <source>Tomb tiles</source>
        <translation>Fichas de tumba</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Cartas de Esfinge</translation>
    </message>
    <message>
        <source>Sphinx card S%1</source>
        <translation>Carta de Esfinge S%1</translation>
    </message>
    <message>
        <source>Cursed network, tiles: %1, worth nothing</source>
        <translation>Red maldita, fichas: %1, no vale nada</translation>
    </message>
    <message>
        <source>Network without a pawn, tiles: %1</source>
        <translation>Red sin peones, fichas: %1</translation>
    </message>
    <message>
        <source>Nobody&apos;s network, tiles: %1, pawns tie %4 to %5</source>
        <translation>Red de nadie, fichas: %1, empate de peones %4 a %5</translation>
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
        <translation>Contiene la ficha de la cima</translation>
    </message>
    <message>
        <source>It is the longest, by tiles; all that tie</source>
        <translation>Es la más larga, en fichas; todas si empatan</translation>
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
        <translation>Después cada jugador suma el cuadrado de los ankhs que ocupan sus peones. Los ankhs de redes malditas no cuentan, y ninguno se duplica nunca.</translation>
    </message>
    <message>
        <source>The higher total wins. Equal totals are a draw.</source>
        <translation>Gana el total más alto. Con el mismo total, hay empate.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Curse: %1</source>
        <translation>Maldición: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message numerus="yes">
        <source>Time to search: %n second(s)</source>
        <translation>
            <numerusform>Tiempo para buscar: %n segundo</numerusform>
            <numerusform>Tiempo para buscar: %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to search: as long as it takes</source>
        <translation>Tiempo para buscar: el que haga falta</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>This is it</source>
        <translation>Es esta</translation>
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
    <name>SeatBand</name>
    <message numerus="yes">
        <source>%n sarcophagus(i)</source>
        <translation>
            <numerusform>%n sarcófago</numerusform>
            <numerusform>%n sarcófagos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>queda %n investigador</numerusform>
            <numerusform>quedan %n investigadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>de turno</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n barco disponible</numerusform>
            <numerusform>%n barcos disponibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>has passed for this round</source>
        <translation>ha pasado esta ronda</translation>
    </message>
</context>
<context>
    <name>SeatPlan</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Hasta ahora: %1</translation>
    </message>
    <message>
        <source>on this device</source>
        <translation>en este dispositivo</translation>
    </message>
    <message>
        <source>An Architect, level %1</source>
        <translation>Un Arquitecto, nivel %1</translation>
    </message>
    <message>
        <source>gets an invitation</source>
        <translation>recibe una invitación</translation>
    </message>
    <message>
        <source>for anyone who has the code</source>
        <translation>para quien tenga el código</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Sitio %1: %2</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Rest tiles</source>
        <translation>Fichas de Descanso</translation>
    </message>
    <message>
        <source>Your project: hold to see it</source>
        <translation>Tu proyecto: mantén pulsado para verlo</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Proyectos</translation>
    </message>
    <message>
        <source>A hidden project</source>
        <translation>Un proyecto oculto</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Divinidades</translation>
    </message>
    <message>
        <source>Ennead: %1</source>
        <translation>Enéada: %1</translation>
    </message>
    <message>
        <source>No gods yet</source>
        <translation>Aún sin divinidades</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>¿Quién se sienta aquí?</translation>
    </message>
    <message>
        <source>Anyone who has the code</source>
        <translation>Cualquiera que tenga el código</translation>
    </message>
    <message>
        <source>Share it by any messenger. Your friend needs nothing but the app.</source>
        <translation>Compártelo como quieras. Tu amigo solo necesita la aplicación.</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amigo</translation>
    </message>
    <message>
        <source>An Architect</source>
        <translation>Un Arquitecto</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Nivel %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>Queda %n investigador</numerusform>
            <numerusform>Quedan %n investigadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands at no pillar.</source>
        <translation>En ninguna columna.</translation>
    </message>
    <message>
        <source>Stands at: %1</source>
        <translation>En las columnas: %1</translation>
    </message>
    <message>
        <source>No sarcophagus yet.</source>
        <translation>Ningún sarcófago todavía.</translation>
    </message>
    <message>
        <source>Hold one to see the mummy in it.</source>
        <translation>Mantén pulsado uno para ver su momia.</translation>
    </message>
    <message>
        <source>Sarcophagi in the rules</source>
        <translation>Los sarcófagos en las reglas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>turn tile %1</source>
        <translation>ficha de turno %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n barco disponible</numerusform>
            <numerusform>%n barcos disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>has passed for this round</source>
        <translation>ha pasado esta ronda</translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>de 25</translation>
    </message>
    <message>
        <source>+%1 a round</source>
        <translation>+%1 por ronda</translation>
    </message>
    <message>
        <source>Fields and quarries</source>
        <translation>Campos y canteras</translation>
    </message>
    <message>
        <source>Quarry, %1 stones a round</source>
        <translation>Cantera, %1 piedras por ronda</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Cartas de Esfinge</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A Sphinx card, face down</source>
        <translation>Una carta de Esfinge, boca abajo</translation>
    </message>
    <message>
        <source>One eye, %1</source>
        <translation>Un ojo, %1</translation>
    </message>
    <message>
        <source>Two eyes, %1</source>
        <translation>Dos ojos, %1</translation>
    </message>
    <message>
        <source>Three eyes, %1</source>
        <translation>Tres ojos, %1</translation>
    </message>
</context>
<context>
    <name>SeatSigns</name>
    <message>
        <source>Signs of the players</source>
        <translation>Los símbolos de los jugadores</translation>
    </message>
    <message>
        <source>Every colour has a sign of its own, everywhere and always, so that no one needs to tell colours apart.</source>
        <translation>Cada color tiene su propio símbolo, siempre y en todas partes: nadie necesita distinguir los colores.</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who plays for you?</source>
        <translation>¿Quién juega por ti?</translation>
    </message>
    <message>
        <source>Who plays for %1?</source>
        <translation>¿Quién juega por %1?</translation>
    </message>
    <message>
        <source>Leave a seat to an Architect</source>
        <translation>Dejar un sitio a un Arquitecto</translation>
    </message>
    <message>
        <source>He sees only what that player could see. The seat can be taken back at any time.</source>
        <translation>Solo ve lo que vería ese jugador. El sitio se puede recuperar en cualquier momento.</translation>
    </message>
    <message>
        <source>Whose seat? The Architect plays on with all that lies there, until the person is back.</source>
        <translation>¿De quién es el sitio? El Arquitecto sigue con todo lo que hay allí, hasta que vuelva la persona.</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>He vuelto</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ha vuelto</translation>
    </message>
    <message>
        <source>An Architect takes over</source>
        <translation>Juega un Arquitecto por ti</translation>
    </message>
    <message>
        <source>Let an Architect play for %1</source>
        <translation>Que un Arquitecto juegue por %1</translation>
    </message>
</context>
<context>
    <name>SecretsPage</name>
    <message>
        <source>Open and secret</source>
        <translation>A la vista y en secreto</translation>
    </message>
    <message>
        <source>What both see, and what only you know</source>
        <translation>Lo que ven ambos y lo que solo sabes tú</translation>
    </message>
    <message>
        <source>The tiles in your hand: only you see them.</source>
        <translation>Las fichas de tu mano: solo las ves tú.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: the pyramid, all pawns in it, the pawns that both still have, and how many tiles are left in the pile and in each hand.</source>
        <translation>Casi todo está a la vista: la pirámide, todos los peones en ella, los que aún tiene cada uno, y cuántas fichas quedan en la pila y en cada mano.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>En secreto</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tiles in a hand&lt;/b&gt;. When one phone is passed around, they stay hidden until you take it.</source>
        <translation>Las &lt;b&gt;fichas de la mano&lt;/b&gt;. Si se comparte un teléfono, quedan ocultas hasta que lo tienes tú.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;order of the pile&lt;/b&gt;. One of the fifty tiles is never placed, and nobody knows which.</source>
        <translation>El &lt;b&gt;orden de la pila&lt;/b&gt;. Una de las cincuenta fichas no se coloca nunca, y nadie sabe cuál.</translation>
    </message>
    <message>
        <source>The player who moves last has the last word: the last tile of the match lies where nobody can answer it.</source>
        <translation>Quien juega en último lugar tiene la última palabra: a la última ficha de la partida ya nadie puede responder.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Los Arquitectos, los jugadores que maneja la aplicación, no saben más de lo que sabrías tú en su lugar.</translation>
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
        <translation>Acerca de Great Architects</translation>
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
        <source>The pyramid has seven rows of 13, 11, 9, 7, 5, 3 and 1 places. The fifty tiles are shuffled. Nineteen of them lie open from the start, each turned at random: the thirteen of the bottom row and the six places of the second row that point upwards.</source>
        <translation>La pirámide tiene siete filas de 13, 11, 9, 7, 5, 3 y 1 casillas. Las cincuenta fichas se mezclan. Diecinueve están a la vista desde el principio, cada una girada al azar: las trece de la fila de abajo y las seis casillas de la segunda fila con la punta hacia arriba.</translation>
    </message>
    <message>
        <source>The base: nineteen tiles lie open, thirty places wait.</source>
        <translation>La base: diecinueve fichas descubiertas, treinta casillas a la espera.</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Los peones</translation>
    </message>
    <message>
        <source>The first player is drawn at random. Both have seventeen pawns but only fifteen turns, so at least two pawns stay unplayed: nobody has to play the Priest.</source>
        <translation>Se sortea quién empieza. Los dos tienen diecisiete peones pero solo quince turnos: al menos dos no se juegan, y nadie está obligado a jugar el Sacerdote.</translation>
    </message>
    <message>
        <source>The player who begins has the &lt;b&gt;Pharaoh&lt;/b&gt;: fourteen Workers, a Mummy, a Priest and the Pharaoh.</source>
        <translation>Quien empieza tiene el &lt;b&gt;Faraón&lt;/b&gt;: catorce Trabajadores, una Momia, un Sacerdote y el Faraón.</translation>
    </message>
    <message>
        <source>The player who moves last has fifteen Workers, a Mummy and a Priest, and the last word: the last tile of the match.</source>
        <translation>Quien juega último tiene quince Trabajadores, una Momia y un Sacerdote, y la última palabra: la última ficha de la partida.</translation>
    </message>
    <message>
        <source>Each player draws &lt;b&gt;three tiles&lt;/b&gt;. Twenty-five tiles remain in the pile; one of the fifty will never be placed.</source>
        <translation>Cada uno roba &lt;b&gt;tres fichas&lt;/b&gt;. Veinticinco quedan en la pila; una de las cincuenta no se colocará nunca.</translation>
    </message>
</context>
<context>
    <name>ShareButtons</name>
    <message>
        <source>Copy the invitation</source>
        <translation>Copiar la invitación</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied: paste it wherever you like.</source>
        <translation>Copiado: pégalo donde quieras.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
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
    <name>SideAction</name>
    <message>
        <source>%1, not now</source>
        <translation>%1, ahora no</translation>
    </message>
</context>
<context>
    <name>SideTracks</name>
    <message>
        <source>Quarry track: %1</source>
        <translation>Pista de cantera: %1</translation>
    </message>
    <message>
        <source>Market track: %1</source>
        <translation>Pista de mercado: %1</translation>
    </message>
</context>
<context>
    <name>SiteName</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
    <name>SoloChapter</name>
    <message>
        <source>Alone</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>Against a Great Architect</source>
        <translation>Contra un Gran Arquitecto</translation>
    </message>
    <message>
        <source>How he plays, step by step</source>
        <translation>Cómo juega, paso a paso</translation>
    </message>
    <message>
        <source>Alone you play by the rules for two, without a scarab. Your rival is one of four Great Architects, and you begin. All projects lie open: one is yours, two are his, or three if he is Amenhotep. Both begin with 5 Fame; he has no resources and needs none.</source>
        <translation>En solitario juegas con las reglas para dos, sin escarabajo. Tu rival es uno de los cuatro Grandes Arquitectos, y empiezas tú. Todos los proyectos están a la vista: uno es tuyo, dos son suyos, o tres si es Amenhotep. Los dos empiezan con 5 de Fama; él no tiene recursos ni los necesita.</translation>
    </message>
    <message>
        <source>The six Rest tiles lie on numbered spaces: 1, 2, 3 in the upper row, 4, 5, 6 in the lower.</source>
        <translation>Las seis fichas de Descanso están en espacios numerados: 1, 2, 3 en la fila de arriba, 4, 5, 6 en la de abajo.</translation>
    </message>
    <message>
        <source>His turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>&lt;b&gt;God.&lt;/b&gt; He takes the god of the row that is worth the most Fame at the end. A god of the Ennead comes before all others. Among equals he takes the rightmost. His gods have no power and need no upkeep.</source>
        <translation>&lt;b&gt;Divinidad.&lt;/b&gt; Toma la divinidad de la fila que vale más Fama al final. Una divinidad de la Enéada va antes que todas las demás. Entre iguales toma la de más a la derecha. Sus divinidades no tienen poder ni piden culto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Die.&lt;/b&gt; He takes a Stone die from the quarry, or from the supply if there is none, and rolls it.</source>
        <translation>&lt;b&gt;Dado.&lt;/b&gt; Toma un dado de Piedra de la Cantera, o de la reserva si no hay ninguno, y lo tira.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; If a tile lies on the space of that number, he takes it to his first free space and gains the Fame of that space. The tile does nothing else, and the die goes to the quarry. After his third tile all three go back, to free spaces that you choose, and the rightmost god is discarded.</source>
        <translation>&lt;b&gt;Ficha.&lt;/b&gt; Si en el espacio de ese número hay una ficha, la lleva a su primer espacio libre y gana la Fama de ese espacio. La ficha no hace nada más, y el dado va a la Cantera. Tras su tercera ficha vuelven las tres, a espacios libres que eliges tú, y se descarta la divinidad de más a la derecha.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build.&lt;/b&gt; If that space is empty, he builds the die instead, without Workers, and gains its value, what the level adds, and what his power adds.</source>
        <translation>&lt;b&gt;Construcción.&lt;/b&gt; Si ese espacio está vacío, construye el dado, sin Trabajadores, y gana su valor, lo que añade el nivel y lo que añade su poder.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Row.&lt;/b&gt; The row of gods slides to the right and is filled up to three.</source>
        <translation>&lt;b&gt;Fila.&lt;/b&gt; La fila de divinidades se desliza a la derecha y vuelve a tres cartas.</translation>
    </message>
    <message>
        <source>Where he builds</source>
        <translation>Dónde construye</translation>
    </message>
    <message>
        <source>If the die makes a pair of his projects with a neighbour somewhere, he builds there. Of several such spaces he takes the first: the lowest level, then the top row, then the left. More than one pair at once makes no difference.</source>
        <translation>Si en algún sitio el dado forma con un vecino una pareja de sus proyectos, construye ahí. De varios espacios así toma el primero: el nivel más bajo, luego la fila de arriba, luego la izquierda. Varias parejas a la vez no cambian nada.</translation>
    </message>
    <message>
        <source>Otherwise he builds on the lowest level that is not full, on the first free space in the same order.</source>
        <translation>Si no, construye en el nivel más bajo que no esté lleno, en el primer espacio libre en el mismo orden.</translation>
    </message>
    <message>
        <source>A turn of Imhotep</source>
        <translation>Un turno de Imhotep</translation>
    </message>
    <message>
        <source>The row shows Ra, Maat and Isis. He takes Isis, for she is of the Ennead.</source>
        <translation>La fila muestra a Ra, Maat e Isis. Toma a Isis, pues es de la Enéada.</translation>
    </message>
    <message>
        <source>The quarry holds no Stone die. He takes one from the supply and rolls a 5.</source>
        <translation>La Cantera no tiene dados de Piedra. Toma uno de la reserva y saca un 5.</translation>
    </message>
    <message>
        <source>Space 5 is empty, so he builds. His projects are Giza and Abusir, and Giza wants 2–5. A 2 stands on the ground with a free space beside it: there he builds.</source>
        <translation>El espacio 5 está vacío, así que construye. Sus proyectos son Giza y Abusir, y Giza quiere 2–5. En la base hay un 2 con un espacio libre al lado: construye ahí.</translation>
    </message>
    <message>
        <source>Not on the first free space, at the top right, but beside the 2. Of its free neighbours the one on the left comes first.</source>
        <translation>No en el primer espacio libre, arriba a la derecha, sino junto al 2. De sus vecinos libres va primero el de la izquierda.</translation>
    </message>
    <message>
        <source>The value of the die</source>
        <translation>El valor del dado</translation>
    </message>
    <message>
        <source>The ground of Cheops</source>
        <translation>La base de Keops</translation>
    </message>
    <message>
        <source>Imhotep&apos;s power</source>
        <translation>El poder de Imhotep</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>If you bring the end about, he has one turn and you the last. If he does, you have one turn and he the last.</source>
        <translation>Si provocas tú el final, él tiene un turno y tú el último. Si lo provoca él, tú tienes un turno y él el último.</translation>
    </message>
    <message>
        <source>After that, if no god is in the row he takes none; if there is no Stone die anywhere he takes the tile with the lowest number, without a die.</source>
        <translation>A partir de ahí, si en la fila no hay divinidades no toma ninguna; si no hay dados de Piedra en ninguna parte toma la ficha con el número más bajo, sin dado.</translation>
    </message>
    <message>
        <source>His gods, his Ennead and all his projects count. With equal Fame he wins.</source>
        <translation>Cuentan sus divinidades, su Enéada y todos sus proyectos. Con igual Fama gana él.</translation>
    </message>
    <message>
        <source>The feast gives him no Cat.</source>
        <translation>La fiesta no le da ningún Gato.</translation>
    </message>
    <message>
        <source>When your own three tiles go back, you choose their spaces too.</source>
        <translation>Cuando vuelven tus tres fichas, también eliges sus espacios.</translation>
    </message>
    <message>
        <source>The easiest of the four, and the one to begin with.</source>
        <translation>El más fácil de los cuatro, y con el que conviene empezar.</translation>
    </message>
    <message>
        <source>A tile on the number he rolls keeps him from building. Think of that when you choose where tiles go back.</source>
        <translation>Una ficha en el número que saca le impide construir. Piénsalo cuando elijas adónde vuelven las fichas.</translation>
    </message>
    <message>
        <source>He has three projects where the others have two: half of all there are.</source>
        <translation>Tiene tres proyectos donde los demás tienen dos: la mitad de los que hay.</translation>
    </message>
    <message>
        <source>Several pairs in one build still bring him 1 Fame more, not several.</source>
        <translation>Varias parejas en una construcción le dan igualmente 1 de Fama más, no varias.</translation>
    </message>
    <message>
        <source>The strongest. Even a 1 on the ground brings him 4 Fame.</source>
        <translation>El más fuerte. Incluso un 1 en la base le da 4 de Fama.</translation>
    </message>
    <message>
        <source>The spaces 3 and 5 are empty. He rolls a 4: a tile lies there, and he takes it. With a 3 or a 5 he would build.</source>
        <translation>Los espacios 3 y 5 están vacíos. Saca un 4: ahí hay una ficha y la toma. Con un 3 o un 5 construiría.</translation>
    </message>
</context>
<context>
    <name>SphinxChapter</name>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Los ojos de la Esfinge</translation>
    </message>
    <message>
        <source>Pairs at any distance</source>
        <translation>Parejas a cualquier distancia</translation>
    </message>
    <message>
        <source>A variant for far-sighted players. It changes one thing: what a &lt;b&gt;pair&lt;/b&gt; is. Animals need not touch any more. They see each other along rows, shafts and diagonals, however far apart.</source>
        <translation>Una variante para quien mira lejos. Cambia una sola cosa: qué es una &lt;b&gt;pareja&lt;/b&gt;. Los animales ya no tienen que tocarse. Se ven a lo largo de filas, ranuras y diagonales, por lejos que estén.</translation>
    </message>
    <message>
        <source>The new ibis makes a pair along its row and one along a diagonal. In its shaft it sees two others: no pair.</source>
        <translation>El nuevo ibis forma una pareja en su fila y otra en una diagonal. En su ranura ve otros dos: ninguna pareja.</translation>
    </message>
    <message>
        <source>Four lines run through each animal of your card: its row, its shaft and two diagonals. In each of them count the animals of its kind that already lie there:</source>
        <translation>Por cada animal de tu carta pasan cuatro líneas: su fila, su ranura y dos diagonales. En cada una cuenta los animales iguales que ya están allí:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Exactamente uno</translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation>Dos o más</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exactly one&lt;/b&gt;: these two are a pair. Gaps and other animals between them do not matter.</source>
        <translation>&lt;b&gt;Exactamente uno&lt;/b&gt;: los dos son pareja. Los huecos y otros animales entre ellos no importan.</translation>
    </message>
    <message>
        <source>&lt;b&gt;None, or two and more&lt;/b&gt;: nothing, neither a scarab nor a researcher. A line in which an animal has been seen twice is closed for it.</source>
        <translation>&lt;b&gt;Ninguno, o dos y más&lt;/b&gt;: nada, ni un escarabajo ni un investigador. Una línea en la que un animal está dos veces queda cerrada para él.</translation>
    </message>
    <message>
        <source>In a double the lower animal looks first. The two are no pair, but both count in their shaft, which is closed for that animal from then on.</source>
        <translation>En una doble mira primero el animal de abajo. Los dos no son pareja, pero ambos cuentan en su ranura, que desde entonces queda cerrada para ese animal.</translation>
    </message>
    <message>
        <source>An animal right beside the new one is subject to the same rule: it makes a pair only if it is the only one in that line.</source>
        <translation>La misma regla vale para un animal justo al lado: forma pareja solo si es el único en esa línea.</translation>
    </message>
    <message>
        <source>What stays the same</source>
        <translation>Lo que sigue igual</translation>
    </message>
    <message>
        <source>Which way the two look, researchers, two scarabs at most, sarcophagi, the end: all this is as usual. If every sarcophagus is open before the wall is full, you play on, for there are pharaoh cards to be won.</source>
        <translation>Hacia dónde miran los dos, los investigadores, dos escarabajos como máximo, los sarcófagos, el final: todo como siempre. Si todos los sarcófagos están abiertos antes de que el muro esté lleno, se sigue jugando: aún se pueden ganar las cartas de faraón.</translation>
    </message>
    <message>
        <source>Both variants together</source>
        <translation>Las dos variantes juntas</translation>
    </message>
    <message>
        <source>Curse and Sphinx in one match</source>
        <translation>Maldición y Esfinge en una partida</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh and the Eyes of the Sphinx are chosen before the match, one without the other or both together. They do not get in each other&apos;s way.</source>
        <translation>La maldición del Faraón y los ojos de la Esfinge se eligen antes de la partida, una sin la otra o las dos juntas. No se estorban.</translation>
    </message>
    <message>
        <source>With the Sphinx the new mule also makes pairs with distant mules. For a curse such animals would be too far apart.</source>
        <translation>Con la Esfinge el nuevo mulo forma parejas también con mulos lejanos. Para una maldición esos animales estarían demasiado lejos.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Sphinx&lt;/b&gt; changes which animals are a pair when a card falls.</source>
        <translation>La &lt;b&gt;Esfinge&lt;/b&gt; cambia qué animales son pareja cuando cae una carta.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;curse&lt;/b&gt; changes the pile, and what may happen when you draw.</source>
        <translation>La &lt;b&gt;maldición&lt;/b&gt; cambia el mazo, y lo que puede pasar cuando robas.</translation>
    </message>
    <message>
        <source>A curse is always looked for in three places &lt;b&gt;next to each other&lt;/b&gt;, with the Sphinx too.</source>
        <translation>Una maldición se busca siempre en tres lugares &lt;b&gt;seguidos&lt;/b&gt;, también con la Esfinge.</translation>
    </message>
    <message>
        <source>Variant: the Eyes of the Sphinx</source>
        <translation>Variante: los ojos de la Esfinge</translation>
    </message>
</context>
<context>
    <name>SphinxStage</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Look at %n card(s)</source>
        <translation>
            <numerusform>Mirar %n carta</numerusform>
            <numerusform>Mirar %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Phase %1: %2</source>
        <translation>Fase %1: %2</translation>
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
            <numerusform>%n partida sin Arquitectos</numerusform>
            <numerusform>%n partidas sin Arquitectos</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice gave</source>
        <translation>Lo que dieron los dados</translation>
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
    <name>Stepper</name>
    <message>
        <source>Fewer %1</source>
        <translation>Menos %1</translation>
    </message>
    <message>
        <source>More %1</source>
        <translation>Más %1</translation>
    </message>
</context>
<context>
    <name>SupplySlot</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, restantes: %2</translation>
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
        <source>An opposing Priest or Pharaoh cannot be swapped (with the option “Like a Mummy” the Pharaoh can). Your own Priest or Pharaoh may be.</source>
        <translation>Un Sacerdote o Faraón rival no se puede intercambiar (con la opción «Como una Momia» el Faraón sí). Los tuyos sí.</translation>
    </message>
    <message>
        <source>The tiles they come to stand on do not act: a swap sets off no power.</source>
        <translation>Las fichas de llegada no actúan: un intercambio no activa poderes.</translation>
    </message>
    <message>
        <source>A Mummy that is swapped takes nobody&apos;s place. You must swap if you can; while the rival has no pawn in the pyramid that can be swapped, the power is lost.</source>
        <translation>Una Momia intercambiada no ocupa el lugar de nadie. Debes intercambiar si puedes; mientras el rival no tenga en la pirámide ningún peón que se pueda intercambiar, el poder se pierde.</translation>
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
    <name>TableArchitects</name>
    <message>
        <source>Shall %1 play for you?</source>
        <translation>¿Quieres que %1 juegue por ti?</translation>
    </message>
    <message>
        <source>Shall %1 play for %2?</source>
        <translation>¿Quieres que %1 juegue por %2?</translation>
    </message>
    <message>
        <source>He moves at once, and what he has moved stays. The seat can be taken back at any time, in the menu.</source>
        <translation>Juega enseguida, y lo que haya jugado se queda. El sitio se puede recuperar en cualquier momento, en el menú.</translation>
    </message>
    <message>
        <source>Leave him the seat</source>
        <translation>Dejarle el sitio</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
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
    <name>TableHead</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te toca</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
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
        <translation>La semilla de todos los sorteos está fijada. Se muestra al terminar la partida, para que cualquiera pueda comprobarla.</translation>
    </message>
    <message>
        <source>Moves that were sent cannot be undone. The server draws; its seed was promised at the start and is shown when the match is over, so that this device can check it.</source>
        <translation>Las jugadas enviadas no se pueden deshacer. El servidor sortea; su semilla se prometió al principio y se muestra al final, para que este dispositivo pueda comprobarla.</translation>
    </message>
    <message>
        <source>Ask the Architect</source>
        <translation>Preguntar al Arquitecto</translation>
    </message>
    <message>
        <source>%1 shows what he would do, and says why.</source>
        <translation>%1 muestra lo que haría, y dice por qué.</translation>
    </message>
    <message>
        <source>Leave a seat to an Architect</source>
        <translation>Dejar un sitio a un Arquitecto</translation>
    </message>
    <message>
        <source>He plays on until the person is back.</source>
        <translation>Juega él hasta que vuelva la persona.</translation>
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
    <message>
        <source>%1 for %2</source>
        <comment>an Architect, whose seat he keeps</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>an Architect plays for you</comment>
        <translation>ti</translation>
    </message>
</context>
<context>
    <name>TableNotices</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Turn tile</source>
        <translation>Girar ficha</translation>
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
        <translation>Ficha</translation>
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
        <source>Back to the match</source>
        <translation>Volver a la partida</translation>
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
            <numerusform>%n ficha en la mano</numerusform>
            <numerusform>%n fichas en la mano</numerusform>
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
    <name>TableRivals</name>
    <message numerus="yes">
        <source>%n god(s)</source>
        <translation>
            <numerusform>%n divinidad</numerusform>
            <numerusform>%n divinidades</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Architect</source>
        <translation>Gran Arquitecto</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2</source>
        <translation>
            <numerusform>%1, %n de Fama, %2</numerusform>
            <numerusform>%1, %n de Fama, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2, %3, %4</source>
        <translation>
            <numerusform>%1, %n de Fama, %2, %3, %4</numerusform>
            <numerusform>%1, %n de Fama, %2, %3, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>That was the lesson. The match is yours now.</source>
        <translation>Fin de la lección. La partida es tuya.</translation>
    </message>
</context>
<context>
    <name>TableSeat</name>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>Queda %n peón</numerusform>
            <numerusform>Quedan %n peones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableStage</name>
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
    <name>TableTop</name>
    <message numerus="yes">
        <source>%n scarab(s) on the slab</source>
        <translation>
            <numerusform>%n escarabajo en la losa</numerusform>
            <numerusform>%n escarabajos en la losa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile, a curse on top</source>
        <translation>
            <numerusform>%n carta en el mazo, encima una maldición</numerusform>
            <numerusform>%n cartas en el mazo, encima una maldición</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carta en el mazo</numerusform>
            <numerusform>%n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>The river</source>
        <translation>El río</translation>
    </message>
    <message>
        <source>The monuments</source>
        <translation>Los monumentos</translation>
    </message>
    <message>
        <source>The flood: %1</source>
        <translation>La crecida: %1</translation>
    </message>
</context>
<context>
    <name>TakeOnlineScreen</name>
    <message>
        <source>Play on with friends</source>
        <translation>Seguir con amigos</translation>
    </message>
    <message>
        <source>The match moves online as it stands: every move so far is checked by the server and kept. From here on all draws and rolls come from the server, because this phone knows the old seed.</source>
        <translation>La partida pasa a jugarse en línea tal como está: el servidor comprueba y conserva cada jugada. Desde aquí todos los sorteos y tiradas vienen del servidor, porque este teléfono conoce la semilla antigua.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>¿Cuál es tu sitio?</translation>
    </message>
    <message>
        <source>Who takes the others</source>
        <translation>Quién ocupa los demás sitios</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Take the match online</source>
        <translation>Jugar esta partida en línea</translation>
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
    <name>ThinkingMark</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 está pensando</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 de 100</translation>
    </message>
</context>
<context>
    <name>TileBand</name>
    <message>
        <source>Empty space %1</source>
        <translation>Espacio vacío %1</translation>
    </message>
</context>
<context>
    <name>TileHand</name>
    <message>
        <source>Your tiles</source>
        <translation>Tus fichas</translation>
    </message>
</context>
<context>
    <name>TileNumbers</name>
    <message>
        <source>tile %1 is there</source>
        <translation>la ficha %1 está</translation>
    </message>
    <message>
        <source>tile %1 is gone</source>
        <translation>la ficha %1 no está</translation>
    </message>
</context>
<context>
    <name>TilePage</name>
    <message>
        <source>Adding a tile</source>
        <translation>Añadir una ficha</translation>
    </message>
    <message>
        <source>Where a tile may lie</source>
        <translation>Dónde puede ir una ficha</translation>
    </message>
    <message>
        <source>Take one of the tiles in your hand, turn it as you like, and lay it on an empty place of the pyramid that shares a &lt;b&gt;side&lt;/b&gt; with a tile already there.</source>
        <translation>Toma una ficha de tu mano, gírala como quieras y ponla en una casilla vacía de la pirámide que comparta un &lt;b&gt;lado&lt;/b&gt; con una ficha ya colocada.</translation>
    </message>
    <message>
        <source>Only the dashed places touch a tile with a whole side.</source>
        <translation>Solo las casillas de borde discontinuo comparten un lado entero con una ficha.</translation>
    </message>
    <message>
        <source>Openings need not meet: a passage may end at a wall.</source>
        <translation>Las aberturas no tienen que coincidir: un paso puede acabar en un muro.</translation>
    </message>
    <message>
        <source>Nothing has to lie below the tile: it only needs a neighbour.</source>
        <translation>No hace falta nada debajo de la ficha: basta con una vecina.</translation>
    </message>
    <message>
        <source>No tile reaches beyond the pyramid, and none is ever taken away.</source>
        <translation>Ninguna ficha sale de la pirámide, y ninguna se retira nunca.</translation>
    </message>
    <message>
        <source>Then draw, as long as the pile has tiles. In the last turns the hands run out.</source>
        <translation>Después roba, mientras queden fichas en la pila. En los últimos turnos las manos se vacían.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides looks the same however it lies: it is not turned.</source>
        <translation>Una ficha abierta por los tres lados se ve igual la pongas como la pongas: no se gira.</translation>
    </message>
</context>
<context>
    <name>TilesChapter</name>
    <message>
        <source>Each Rest tile</source>
        <translation>Cada ficha de Descanso</translation>
    </message>
    <message>
        <source>You need a resource on your board. It goes first, so a full board is no hindrance. A Stone die goes to the quarry.</source>
        <translation>Necesitas un recurso en tu tablero. Se va primero, así que un tablero lleno no estorba. Un dado de Piedra va a la Cantera.</translation>
    </message>
    <message>
        <source>Each of the two must be of another kind than that resource; they may be equal to each other.</source>
        <translation>Cada uno de los dos tiene que ser de una clase distinta de la de ese recurso; entre sí pueden ser iguales.</translation>
    </message>
    <message>
        <source>You need 2 Fame, and a god must lie in the row. The row slides and is filled up at once.</source>
        <translation>Necesitas 2 de Fama, y en la fila tiene que haber una divinidad. La fila se desliza y se completa al instante.</translation>
    </message>
    <message>
        <source>That is no prayer: the Lapis lazuli Scarab brings no Cat.</source>
        <translation>Eso no es rezar: el Escarabajo de Lapislázuli no da ningún Gato.</translation>
    </message>
    <message>
        <source>Bes or Hapy won this way cannot be used in this turn. There is no upkeep in a Rest turn.</source>
        <translation>Bes o Hapy ganados así no se pueden usar en este turno. En un turno de Descanso no hay culto.</translation>
    </message>
    <message>
        <source>Your two resources may be of one kind or of two.</source>
        <translation>Tus dos recursos pueden ser de una clase o de dos.</translation>
    </message>
    <message>
        <source>You take your two resources first, and give up what your board cannot hold; so you may take the last Cats. Then the others take theirs in turn order while there are any. Whoever has too much gives something up before the next one takes a Cat, and the Silver Scarab may bring Fame.</source>
        <translation>Primero tomas tus dos recursos y renuncias a lo que no quepa en tu tablero; así puedes tomar los últimos Gatos. Luego los demás toman los suyos en orden de turno mientras haya. Quien tiene demasiado renuncia a algo antes de que el siguiente tome un Gato, y el Escarabajo de Plata puede dar Fama.</translation>
    </message>
    <message>
        <source>A Great Architect takes nothing.</source>
        <translation>Un Gran Arquitecto no toma nada.</translation>
    </message>
    <message>
        <source>If the supply holds fewer than three of that kind, you get those.</source>
        <translation>Si la reserva tiene menos de tres de esa clase, recibes los que haya.</translation>
    </message>
    <message>
        <source>First the Fame, then the resource, then a Work turn with all its parts, upkeep and filling up the row too. After it the Rest turn ends as usual, with three tiles going back if there are three.</source>
        <translation>Primero la Fama, luego el recurso, luego un turno de Trabajo con todas sus partes, también el culto y la reposición de la fila. Después el turno de Descanso termina como siempre, y vuelven tres fichas si son tres.</translation>
    </message>
    <message>
        <source>All of it is one turn, also when the end is near.</source>
        <translation>Todo ello es un solo turno, también cuando el final está cerca.</translation>
    </message>
</context>
<context>
    <name>TilesPage</name>
    <message>
        <source>What is on the tiles</source>
        <translation>Qué hay en las fichas</translation>
    </message>
    <message>
        <source>Rooms, corridors and their signs</source>
        <translation>Salas, pasadizos y sus símbolos</translation>
    </message>
    <message>
        <source>Half of the fifty tiles are &lt;b&gt;rooms&lt;/b&gt;, wide chambers worth a point each in their network. The other half are &lt;b&gt;corridors&lt;/b&gt;, narrow passages that are worth no points, but connect the rooms.</source>
        <translation>La mitad de las cincuenta fichas son &lt;b&gt;salas&lt;/b&gt;, cámaras amplias que valen un punto en su red. La otra mitad son &lt;b&gt;pasadizos&lt;/b&gt;, pasos estrechos que no valen nada, pero comunican las salas.</translation>
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
        <translation>Una ficha tiene una, dos o tres aberturas.</translation>
    </message>
    <message>
        <source>A tile bears one sign at most. Twelve tiles, four of them rooms, bear none.</source>
        <translation>Una ficha lleva como máximo un símbolo. Doce fichas, cuatro de ellas salas, no llevan ninguno.</translation>
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
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Scores for the player whose pawn stands here; more ankhs score more.</source>
        <translation>Da puntos a quien lo ocupa con un peón: cuantos más ankhs, mejor.</translation>
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
        <translation>Los símbolos, y cuántas fichas los llevan en esta aplicación.</translation>
    </message>
</context>
<context>
    <name>TombColumn</name>
    <message>
        <source>sarcophagi %1</source>
        <translation>sarcófagos %1</translation>
    </message>
    <message>
        <source>no sarcophagus open</source>
        <translation>ningún sarcófago abierto</translation>
    </message>
    <message>
        <source>pharaoh card +%1</source>
        <translation>carta de faraón +%1</translation>
    </message>
    <message>
        <source>pharaoh card: nothing</source>
        <translation>carta de faraón: nada</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>+0</source>
        <translation>+0</translation>
    </message>
</context>
<context>
    <name>TombRow</name>
    <message>
        <source>%1, hold to see the mummy</source>
        <translation>%1, mantén pulsado para ver la momia</translation>
    </message>
    <message>
        <source>%1: worth %2</source>
        <translation>%1: vale %2</translation>
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
    <name>TreasureChapter</name>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The pharaoh card</source>
        <translation>La carta de faraón</translation>
    </message>
    <message>
        <source>A favourite animal, worth 7 points</source>
        <translation>Un animal favorito, vale 7 puntos</translation>
    </message>
    <message>
        <source>Your pharaoh card shows the Pharaoh&apos;s &lt;b&gt;favourite animal&lt;/b&gt;. If one of your researchers stands at its pillar when the game is over, you get &lt;b&gt;7 points&lt;/b&gt;.</source>
        <translation>Tu carta de faraón muestra el &lt;b&gt;animal favorito&lt;/b&gt; del Faraón. Si al acabar la partida hay un investigador tuyo en su columna, obtienes &lt;b&gt;7 puntos&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The mule is the favourite, and lapis stands there: 7 points more.</source>
        <translation>El mulo es el favorito, y lapislázuli está allí: 7 puntos más.</translation>
    </message>
    <message>
        <source>There is one card for each animal, and everybody has one. The rest are put away unseen.</source>
        <translation>Hay una carta por animal, y cada cual tiene una. Las demás se apartan sin mirarlas.</translation>
    </message>
    <message>
        <source>Nobody else knows your card. The player who sees you fight for one pillar may guess it.</source>
        <translation>Nadie más conoce tu carta. Quien te vea luchar por una columna puede adivinarla.</translation>
    </message>
    <message>
        <source>The card counts once, and only for a researcher who is there at the end: one that moved over elsewhere does not count. Scarabs and sarcophagi at that pillar do not matter for it.</source>
        <translation>La carta cuenta una vez, y solo por un investigador que está allí al final: uno que se ha ido a otra columna no cuenta. Los escarabajos y sarcófagos de esa columna no importan.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s favourite brings you nothing.</source>
        <translation>El favorito de otro no te da nada.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La última carta</translation>
    </message>
    <message>
        <source>A full wall, and the scarabs left over</source>
        <translation>El muro lleno, y los escarabajos que quedan</translation>
    </message>
    <message>
        <source>When the &lt;b&gt;fortieth card&lt;/b&gt; has been resolved, the game is over at once. Nobody gets another turn, and the cards in hand no longer matter.</source>
        <translation>Resuelta la &lt;b&gt;carta número cuarenta&lt;/b&gt;, la partida acaba enseguida. Nadie tiene otro turno, y las cartas en la mano ya no importan.</translation>
    </message>
    <message>
        <source>The scarabs left over</source>
        <translation>Los escarabajos que quedan</translation>
    </message>
    <message>
        <source>Now everybody uses the scarabs at the pillars where &lt;b&gt;their own researchers&lt;/b&gt; stand. Three of these scarabs together open one more sarcophagus at one of these pillars.</source>
        <translation>Ahora cada cual usa los escarabajos de las columnas donde están &lt;b&gt;sus propios investigadores&lt;/b&gt;. Tres de esos escarabajos juntos abren un sarcófago más en una de esas columnas.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>One scarab at the camel and two at the snake make three: lapis opens the sarcophagus with three eyes.</source>
        <translation>Un escarabajo en el camello y dos en la serpiente hacen tres: lapislázuli abre el sarcófago de tres ojos.</translation>
    </message>
    <message>
        <source>Count all scarabs at your pillars, also those where no sarcophagus is left: every three open one.</source>
        <translation>Cuenta todos los escarabajos de tus columnas, también de las que ya no tienen sarcófagos: cada tres abren uno.</translation>
    </message>
    <message>
        <source>A stack is opened from the top. With enough scarabs you may open several of one stack.</source>
        <translation>Una pila se abre desde arriba. Con bastantes escarabajos se abren varios de la misma pila.</translation>
    </message>
    <message>
        <source>Researchers do not move, and nobody can touch the scarabs of others.</source>
        <translation>Los investigadores no se mueven, y nadie puede tocar los escarabajos de los demás.</translation>
    </message>
    <message>
        <source>All this happens by itself, in the best way that can be told from the eyes. If two ways are worth the same, the one with more sarcophagi is taken, then the one with pillars further left.</source>
        <translation>Todo ocurre automáticamente, de la mejor manera que se puede deducir de los ojos. Si dos maneras valen lo mismo, se toma la de más sarcófagos y luego la de las columnas más a la izquierda.</translation>
    </message>
    <message>
        <source>What is still shut then stays shut.</source>
        <translation>Lo que aún esté cerrado entonces se queda cerrado.</translation>
    </message>
    <message>
        <source>Scarabs at your pillars</source>
        <translation>Escarabajos en tus columnas</translation>
    </message>
    <message>
        <source>Sarcophagi they open</source>
        <translation>Sarcófagos que abren</translation>
    </message>
    <message>
        <source>Scarabs left over</source>
        <translation>Escarabajos que sobran</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>Mummies, pharaoh card, ties</source>
        <translation>Momias, carta de faraón, empates</translation>
    </message>
    <message>
        <source>All sarcophagi are turned over. Your score is the value of your &lt;b&gt;mummies&lt;/b&gt;, and 7 more if your researcher stands at the animal of your &lt;b&gt;pharaoh card&lt;/b&gt;.</source>
        <translation>Se da la vuelta a todos los sarcófagos. Tu puntuación es el valor de tus &lt;b&gt;momias&lt;/b&gt;, y 7 más si hay un investigador tuyo en el animal de tu &lt;b&gt;carta de faraón&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Four mummies of one team.</source>
        <translation>Cuatro momias de un equipo.</translation>
    </message>
    <message>
        <source>Two mummies with one eye</source>
        <translation>Dos momias de un ojo</translation>
    </message>
    <message>
        <source>A mummy with two eyes</source>
        <translation>Una momia de dos ojos</translation>
    </message>
    <message>
        <source>A mummy with three eyes</source>
        <translation>Una momia de tres ojos</translation>
    </message>
    <message>
        <source>A researcher at the favourite animal</source>
        <translation>Un investigador en el animal favorito</translation>
    </message>
    <message>
        <source>Scarabs, researchers and cards in hand are worth nothing.</source>
        <translation>Los escarabajos, los investigadores y las cartas en la mano no valen nada.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Un empate</translation>
    </message>
    <message>
        <source>The player who has more sarcophagi wins.</source>
        <translation>Gana quien tenga más sarcófagos.</translation>
    </message>
    <message>
        <source>If that is equal too, the single most precious mummy decides.</source>
        <translation>Si también son iguales, decide la momia más valiosa.</translation>
    </message>
    <message>
        <source>If even these are equal, the victory is shared.</source>
        <translation>Si incluso eso es igual, la victoria se comparte.</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Público y secreto</translation>
    </message>
    <message>
        <source>What everybody sees, and what only you know</source>
        <translation>Lo que ven todos y lo que solo sabes tú</translation>
    </message>
    <message>
        <source>what the others see</source>
        <translation>lo que ven los demás</translation>
    </message>
    <message>
        <source>what you see</source>
        <translation>lo que ves tú</translation>
    </message>
    <message>
        <source>A sarcophagus that you have opened.</source>
        <translation>Un sarcófago que has abierto.</translation>
    </message>
    <message>
        <source>Everybody sees</source>
        <translation>Todos ven</translation>
    </message>
    <message>
        <source>the wall, the pillars, researchers and scarabs,</source>
        <translation>el muro, las columnas, los investigadores y los escarabajos,</translation>
    </message>
    <message>
        <source>how many cards everybody holds and how many are in the pile,</source>
        <translation>cuántas cartas tiene cada cual y cuántas hay en el mazo,</translation>
    </message>
    <message>
        <source>how many sarcophagi a team has, and how many eyes they have.</source>
        <translation>cuántos sarcófagos tiene un equipo, y con cuántos ojos.</translation>
    </message>
    <message>
        <source>Only you know</source>
        <translation>Solo tú sabes</translation>
    </message>
    <message>
        <source>the cards in your hand,</source>
        <translation>las cartas de tu mano,</translation>
    </message>
    <message>
        <source>your pharaoh card,</source>
        <translation>tu carta de faraón,</translation>
    </message>
    <message>
        <source>the mummies in your sarcophagi.</source>
        <translation>las momias de tus sarcófagos.</translation>
    </message>
    <message>
        <source>Nobody knows the cards in the pile, the pharaoh cards that were put away, and the mummies that nobody has found. The player who has had to hand over a sarcophagus still knows what is in it.</source>
        <translation>Nadie conoce las cartas del mazo, las cartas de faraón apartadas ni las momias que nadie ha encontrado. Quien ha tenido que entregar un sarcófago sigue sabiendo lo que contiene.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Los Arquitectos, los jugadores que maneja la aplicación, no saben más de lo que sabrías tú en su lugar.</translation>
    </message>
</context>
<context>
    <name>TriadChapter</name>
    <message>
        <source>Gods of the Triad</source>
        <translation>Divinidades de la Tríada</translation>
    </message>
    <message>
        <source>The Triad</source>
        <translation>La Tríada</translation>
    </message>
    <message>
        <source>Three gods that lend a die</source>
        <translation>Tres divinidades que prestan un dado</translation>
    </message>
    <message>
        <source>Once in your Work turn each of them lends you a &lt;b&gt;Prayer die that nobody rolls&lt;/b&gt;. You choose one of its two values:</source>
        <translation>Una vez en tu turno de Trabajo cada una te presta un &lt;b&gt;dado de Plegaria que nadie tira&lt;/b&gt;. Eliges uno de sus dos valores:</translation>
    </message>
    <message>
        <source>You use the die while you pay for an action, and it is gone with that action. It needs no Worker and does not come from the quarry.</source>
        <translation>Usas el dado al pagar una acción, y desaparece con ella. No necesita Trabajador ni viene de la Cantera.</translation>
    </message>
    <message>
        <source>It pays for whatever a Prayer die of that value could: the price of a god, replacing a god, two dice for 1 Fame, Khepri, Mertseger, Min, Ptah, Sobek, Sopdet and the Amethyst Scarab.</source>
        <translation>Paga todo lo que podría pagar un dado de Plegaria de ese valor: el coste de una divinidad, sustituir, dos dados por 1 de Fama, Khepri, Mertseger, Min, Ptah, Sobek, Sopdet y el Escarabajo de Amatista.</translation>
    </message>
    <message>
        <source>It is no Stone die: it is never built, and never pays where a Stone die is asked for.</source>
        <translation>No es un dado de Piedra: nunca se construye, y nunca paga donde se pide un dado de Piedra.</translation>
    </message>
    <message>
        <source>Cats, the Golden Cat and Amon cannot change it, and no reroll can.</source>
        <translation>Los Gatos, el Gato de oro y Amón no pueden cambiarlo, ni tampoco una repetición.</translation>
    </message>
    <message>
        <source>Several of them may help with the same payment.</source>
        <translation>Varias de ellas pueden ayudar en el mismo pago.</translation>
    </message>
</context>
<context>
    <name>TurnFoot</name>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Volver a ver</translation>
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
        <translation>Peón, poder, ficha, robo</translation>
    </message>
    <message>
        <source>A turn always goes in the same order.</source>
        <translation>Un turno sigue siempre el mismo orden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pawn.&lt;/b&gt; Place one pawn of your supply on a tile that is already there.</source>
        <translation>&lt;b&gt;Peón.&lt;/b&gt; Coloca un peón de tu reserva en una ficha ya puesta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Power.&lt;/b&gt; If that tile bears a power, use it at once. You must, as long as there is any way to do it, even one that hurts you. If there is none, the power is lost.</source>
        <translation>&lt;b&gt;Poder.&lt;/b&gt; Si esa ficha lleva un poder, úsalo enseguida. Debes hacerlo mientras haya alguna manera, aunque te perjudique. Si no hay ninguna, el poder se pierde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Add one tile from your hand to the pyramid.</source>
        <translation>&lt;b&gt;Ficha.&lt;/b&gt; Añade a la pirámide una ficha de tu mano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Draw a tile, as long as the pile has one.</source>
        <translation>&lt;b&gt;Robo.&lt;/b&gt; Roba una ficha, mientras quede alguna en la pila.</translation>
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
        <translation>Nadie puede pasar, ni le hace falta: siempre hay una ficha libre para un peón y una casilla libre para una ficha.</translation>
    </message>
</context>
<context>
    <name>VersusLine</name>
    <message>
        <source>%1 of %2 won, %3 drawn</source>
        <translation>Ganadas: %1 de %2, empates: %3</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>Ganadas: %1 de %2</translation>
    </message>
</context>
<context>
    <name>VictimPanel</name>
    <message numerus="yes">
        <source>%n with one eye</source>
        <translation>
            <numerusform>%n de un ojo</numerusform>
            <numerusform>%n de un ojo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with two eyes</source>
        <translation>
            <numerusform>%n de dos ojos</numerusform>
            <numerusform>%n de dos ojos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with three eyes</source>
        <translation>
            <numerusform>%n de tres ojos</numerusform>
            <numerusform>%n de tres ojos</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one from %1</source>
        <translation>Quitarle uno a %1</translation>
    </message>
    <message>
        <source>Choose one of them</source>
        <translation>Elige a uno</translation>
    </message>
    <message>
        <source>%1; values you know: %2</source>
        <translation>%1; valores que conoces: %2</translation>
    </message>
</context>
<context>
    <name>WallChapter</name>
    <message>
        <source>The wall</source>
        <translation>El muro</translation>
    </message>
    <message>
        <source>Eight shafts, and how cards fall</source>
        <translation>Ocho ranuras, y cómo caen las cartas</translation>
    </message>
    <message>
        <source>The wall has &lt;b&gt;eight shafts&lt;/b&gt; side by side. A card slides in from above and falls until it rests on the floor or on the card below it.</source>
        <translation>El muro tiene &lt;b&gt;ocho ranuras&lt;/b&gt;, una al lado de otra. Una carta entra por arriba y cae hasta posarse en el suelo o sobre la carta de debajo.</translation>
    </message>
    <message>
        <source>The card over the fifth shaft comes to rest on the one that lies there. The third shaft is full.</source>
        <translation>La carta sobre la quinta ranura se posa encima de la que ya está. La tercera ranura está llena.</translation>
    </message>
    <message>
        <source>Cards always fall feet down: the upper animal stays the upper one.</source>
        <translation>Las cartas caen siempre de pie: el animal de arriba sigue arriba.</translation>
    </message>
    <message>
        <source>A card fills two places of its shaft, one above the other. A shaft has ten places, so &lt;b&gt;five cards&lt;/b&gt; fill it.</source>
        <translation>Una carta ocupa dos lugares de su ranura, uno encima del otro. Una ranura tiene diez lugares: la llenan &lt;b&gt;cinco cartas&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Nothing can be dropped into a full shaft.</source>
        <translation>En una ranura llena no cabe nada más.</translation>
    </message>
    <message>
        <source>What lies in the wall never moves again.</source>
        <translation>Lo que está en el muro ya no se mueve.</translation>
    </message>
    <message>
        <source>Forty cards fill the wall; the fortieth ends the game.</source>
        <translation>Cuarenta cartas llenan el muro; la número cuarenta acaba la partida.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Two animals of a kind, side by side</source>
        <translation>Dos animales iguales, juntos</translation>
    </message>
    <message>
        <source>A pair is &lt;b&gt;an animal of the card that has just fallen&lt;/b&gt; and one of its kind, already in the wall, on a place next to it: beside it, above, below, or diagonally.</source>
        <translation>Una pareja la forman &lt;b&gt;un animal de la carta que acaba de caer&lt;/b&gt; y otro igual, ya en el muro, en un lugar vecino: al lado, encima, debajo o en diagonal.</translation>
    </message>
    <message>
        <source>Three pairs: the new snake with the one beside it and the one below left, the new mule with the one below left. The two snakes at the bottom are too far away.</source>
        <translation>Tres parejas: la nueva serpiente con la de al lado y con la de abajo a la izquierda, el nuevo mulo con el de abajo a la izquierda. Las dos serpientes del fondo están demasiado lejos.</translation>
    </message>
    <message>
        <source>Every animal it touches counts by itself: a new snake next to three others makes three pairs.</source>
        <translation>Cada animal tocado cuenta por sí mismo: una nueva serpiente junto a otras tres forma tres parejas.</translation>
    </message>
    <message>
        <source>Two animals that lay there before never make a pair again.</source>
        <translation>Dos animales que ya estaban allí no vuelven a formar pareja.</translation>
    </message>
    <message>
        <source>The two animals of one card are never a pair, even if they are the same.</source>
        <translation>Los dos animales de una misma carta nunca son pareja, aunque sean iguales.</translation>
    </message>
    <message>
        <source>Three in a row are nothing special: only what touches the new animal counts.</source>
        <translation>Tres en fila no son nada especial: solo cuenta lo que toca al nuevo animal.</translation>
    </message>
    <message>
        <source>It is a pair whichever way the two look. That only decides what the pair may do.</source>
        <translation>Es pareja miren hacia donde miren. Eso solo decide lo que la pareja puede hacer.</translation>
    </message>
    <message>
        <source>A double with no match beside it: two cats, but no pair.</source>
        <translation>Una doble sin animales iguales al lado: dos gatos, pero ninguna pareja.</translation>
    </message>
    <message>
        <source>Same way or opposite ways</source>
        <translation>Mismo sentido o sentidos opuestos</translation>
    </message>
    <message>
        <source>What the direction of a pair decides</source>
        <translation>Qué decide la mirada de una pareja</translation>
    </message>
    <message>
        <source>Look at the heads of the two animals. Both to the left or both to the right: they look &lt;b&gt;the same way&lt;/b&gt;. One to the left and one to the right: they look &lt;b&gt;opposite ways&lt;/b&gt;, whether face to face or back to back.</source>
        <translation>Mira las cabezas de los dos animales. Las dos a la izquierda o las dos a la derecha: miran en el &lt;b&gt;mismo sentido&lt;/b&gt;. Una a la izquierda y otra a la derecha: miran en &lt;b&gt;sentidos opuestos&lt;/b&gt;, cara a cara o de espaldas.</translation>
    </message>
    <message>
        <source>same way, to the right</source>
        <translation>mismo sentido, a la derecha</translation>
    </message>
    <message>
        <source>same way, to the left</source>
        <translation>mismo sentido, a la izquierda</translation>
    </message>
    <message>
        <source>opposite, face to face</source>
        <translation>sentidos opuestos, cara a cara</translation>
    </message>
    <message>
        <source>opposite, back to back</source>
        <translation>sentidos opuestos, de espaldas</translation>
    </message>
    <message>
        <source>The mark between two animals tells at a glance which it is.</source>
        <translation>La marca entre dos animales dice de un vistazo cuál es el caso.</translation>
    </message>
    <message>
        <source>In every case the pair also brings &lt;b&gt;one scarab&lt;/b&gt;.</source>
        <translation>En todos los casos la pareja trae además &lt;b&gt;un escarabajo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Las dos cosas a la vez</translation>
    </message>
    <message>
        <source>If one animal makes several pairs and at least one of them looks the same way, all of them count as looking the same way. The researcher comes or replaces once; the scarabs are counted pair by pair.</source>
        <translation>Si un animal forma varias parejas y al menos una mira en el mismo sentido, todas cuentan como del mismo sentido. El investigador llega o sustituye una vez; los escarabajos se cuentan pareja por pareja.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>Two pairs of snakes, one the same way and one opposite ways: lapis replaces carnelian, and two scarabs come.</source>
        <translation>Dos parejas de serpientes, una en el mismo sentido y otra en sentidos opuestos: lapislázuli sustituye a cornalina, y llegan dos escarabajos.</translation>
    </message>
    <message>
        <source>It is the same for animals beside, above and diagonal to each other: only the direction counts. Then look who stands at the pillar of that animal:</source>
        <translation>Vale para animales al lado, encima y en diagonal: solo cuenta el sentido. Después mira quién está en la columna de ese animal:</translation>
    </message>
    <message>
        <source>same way</source>
        <translation>mismo sentido</translation>
    </message>
    <message>
        <source>opposite ways</source>
        <translation>sentidos opuestos</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>a rival</source>
        <translation>un rival</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>el tuyo</translation>
    </message>
    <message>
        <source>yours comes</source>
        <translation>llega el tuyo</translation>
    </message>
    <message>
        <source>yours replaces it</source>
        <translation>el tuyo lo sustituye</translation>
    </message>
    <message>
        <source>the rival stays</source>
        <translation>el rival se queda</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>el tuyo se queda</translation>
    </message>
    <message>
        <source>On the left who stood there, beside it who stands there after the pair. You are lapis, the rival is carnelian.</source>
        <translation>A la izquierda, quién estaba; al lado, quién está después de la pareja. Tú eres lapislázuli, el rival es cornalina.</translation>
    </message>
</context>
<context>
    <name>WayButton</name>
    <message numerus="yes">
        <source>Your move in %n match(es)</source>
        <translation>
            <numerusform>Te toca en %n partida</numerusform>
            <numerusform>Te toca en %n partidas</numerusform>
        </translation>
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
    <message>
        <source>With friends</source>
        <translation>Con amigos</translation>
    </message>
    <message>
        <source>A move whenever it suits you, each on their own phone</source>
        <translation>Una jugada cuando quieras, cada uno en su teléfono</translation>
    </message>
</context>
<context>
    <name>WelcomePane</name>
    <message>
        <source>Play with friends online</source>
        <translation>Juega en línea con tus amigos</translation>
    </message>
    <message>
        <source>A move whenever it suits you: the match waits, and the others see what happened since their last turn.</source>
        <translation>Una jugada cuando quieras: la partida espera, y los demás ven qué ha pasado desde su último turno.</translation>
    </message>
    <message>
        <source>What should your friends call you?</source>
        <translation>¿Con qué nombre te verán tus amigos?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Up to 24 letters. You can change it later.</source>
        <translation>Hasta 24 letras. Puedes cambiarlo después.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>No sign-up, no password. If you like, you can add an e-mail later: then your matches are safe even if this phone is lost.</source>
        <translation>Sin registro ni contraseña. Si quieres, puedes añadir un correo después: así tus partidas están a salvo aunque pierdas este teléfono.</translation>
    </message>
    <message>
        <source>I have an account already</source>
        <translation>Ya tengo una cuenta</translation>
    </message>
    <message>
        <source>The server no longer knows you here: your account was deleted on another device, or you must sign in again. Your matches stay on this device to look at; none of them counts as won or lost.</source>
        <translation>El servidor ya no te conoce aquí: tu cuenta se eliminó en otro dispositivo, o tienes que iniciar sesión de nuevo. Tus partidas se quedan en este dispositivo para verlas; ninguna cuenta como ganada ni perdida.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>WheneverChapter</name>
    <message>
        <source>Nile cards: whenever you want</source>
        <translation>Cartas del Nilo: cuando quieras</translation>
    </message>
    <message>
        <source>For one building action, at the Sphinx too. It may bring a worker beyond 9.</source>
        <translation>Para una acción de construcción, también en la Esfinge. Puede llevar a un trabajador más allá de 9.</translation>
    </message>
    <message>
        <source>It helps the worker who builds. Alone, or with the foreman alone, it does nothing.</source>
        <translation>Ayuda al trabajador que construye. Sola, o solo con el capataz, no hace nada.</translation>
    </message>
    <message>
        <source>Several such cards can be played in one action.</source>
        <translation>Se pueden jugar varias de estas cartas en una acción.</translation>
    </message>
    <message>
        <source>Two of your three workers who have not built in this round add up their strength; the foreman may join. All of them have built then.</source>
        <translation>Dos de tus tres trabajadores que no han construido en esta ronda suman su fuerza; el capataz puede unirse. Después todos ellos han construido.</translation>
    </message>
    <message>
        <source>One ship is enough for it. Both cards of this kind work alike.</source>
        <translation>Basta un barco. Las dos cartas de esta clase funcionan igual.</translation>
    </message>
    <message>
        <source>Only in your own feeding, and only if grain is missing.</source>
        <translation>Solo al alimentar a los tuyos, y solo si falta grano.</translation>
    </message>
    <message>
        <source>It is used up even if less was missing: what is left over is gone.</source>
        <translation>Se gasta aunque faltara menos: lo que sobra se pierde.</translation>
    </message>
    <message>
        <source>Whenever you want</source>
        <translation>Cuando quieras</translation>
    </message>
    <message>
        <source>Thirteen single-use cards</source>
        <translation>Trece cartas de un solo uso</translation>
    </message>
    <message>
        <source>You keep such a card until you play it. It works once, then it leaves the game. It may be played in the turn in which you took it, and at the latest at the end of the fifth round.</source>
        <translation>Conservas una carta así hasta que la juegas. Actúa una vez, luego sale del juego. Se puede jugar en el turno en que la tomaste, y como muy tarde al final de la quinta ronda.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>in your feeding</source>
        <translation>al alimentar</translation>
    </message>
    <message>
        <source>Strength, two workers</source>
        <translation>Fuerza, dos trabajadores</translation>
    </message>
    <message>
        <source>in your building action</source>
        <translation>en tu acción de construcción</translation>
    </message>
    <message>
        <source>Keeping two</source>
        <translation>Guardar dos</translation>
    </message>
    <message>
        <source>at the Sphinx</source>
        <translation>en la Esfinge</translation>
    </message>
    <message>
        <source>Second ship, camp twice</source>
        <translation>Segundo barco, campamento doble</translation>
    </message>
    <message>
        <source>when you place a ship</source>
        <translation>cuando pones un barco</translation>
    </message>
    <message>
        <source>One more place</source>
        <translation>Un amarre más</translation>
    </message>
    <message>
        <source>when sailing or building</source>
        <translation>al navegar o construir</translation>
    </message>
    <message>
        <source>Stones, selling</source>
        <translation>Piedras, venta</translation>
    </message>
    <message>
        <source>at any of your decisions</source>
        <translation>en cualquiera de tus decisiones</translation>
    </message>
    <message>
        <source>Before or after your ship. The first ship does all its work before the second is placed.</source>
        <translation>Antes o después de tu barco. El primer barco hace todo su trabajo antes de que se ponga el segundo.</translation>
    </message>
    <message>
        <source>Both follow the usual rules: the second goes further downstream than the first.</source>
        <translation>Los dos siguen las reglas normales: el segundo va más río abajo que el primero.</translation>
    </message>
    <message>
        <source>You decide when you have seen the cards you drew.</source>
        <translation>Decides cuando has visto las cartas robadas.</translation>
    </message>
    <message>
        <source>Each card that goes back still brings 1 point.</source>
        <translation>Cada carta que vuelve sigue dando 1 punto.</translation>
    </message>
    <message>
        <source>It is played with the ship that goes to the camp. Not at Heliopolis.</source>
        <translation>Se juega con el barco que va al campamento. No en Heliópolis.</translation>
    </message>
    <message>
        <source>Each time you choose anew: the worker at Alyi, and each step of the flood.</source>
        <translation>Cada vez eliges de nuevo: el trabajador en Alyi y cada paso de la crecida.</translation>
    </message>
    <message>
        <source>It also works at a camp that is taken, for whoever may go there.</source>
        <translation>También vale en un campamento ocupado, para quien puede ir allí.</translation>
    </message>
    <message>
        <source>two steps on each track</source>
        <translation>dos pasos en cada pista</translation>
    </message>
    <message>
        <source>+2 for both workers</source>
        <translation>+2 para los dos trabajadores</translation>
    </message>
    <message>
        <source>+2, up to two steps of the flood</source>
        <translation>+2, hasta dos pasos de la crecida</translation>
    </message>
    <message>
        <source>+1 twice, 4 stones</source>
        <translation>+1 dos veces, 4 piedras</translation>
    </message>
    <message>
        <source>Your ship in reserve gets a place of its own: after the regular ones, before the others in reserve. Nobody needs to give up.</source>
        <translation>Tu barco en reserva recibe un amarre propio: después de los normales, antes que los demás en reserva. No hace falta que nadie renuncie.</translation>
    </message>
    <message>
        <source>It can be played while you place ships, or when the reserve of that site would come to build.</source>
        <translation>Se puede jugar mientras pones barcos, o cuando a la reserva de esa obra le tocaría construir.</translation>
    </message>
    <message>
        <source>It never brings a second ship to a site.</source>
        <translation>Nunca lleva un segundo barco a una obra.</translation>
    </message>
    <message>
        <source>Nobody can have more than 25 stones: what comes beyond is lost.</source>
        <translation>Nadie puede tener más de 25 piedras: lo que pase de ahí se pierde.</translation>
    </message>
    <message>
        <source>All in one go: one move on the score track.</source>
        <translation>Todo de una vez: un solo movimiento en la pista de puntos.</translation>
    </message>
    <message>
        <source>The last chance is the end of the fifth round, before the final scoring.</source>
        <translation>La última ocasión es el final de la quinta ronda, antes del recuento final.</translation>
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
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Victoria compartida: %1</translation>
    </message>
</context>
<context>
    <name>WorkChapter</name>
    <message>
        <source>Work</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>The Work turn</source>
        <translation>El turno de Trabajo</translation>
    </message>
    <message>
        <source>Stones to the quarry, dice, actions, upkeep</source>
        <translation>Piedras a la Cantera, dados, acciones, culto</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; All Stone dice of your board go to the quarry. There they are common: anybody may roll them.</source>
        <translation>&lt;b&gt;Piedras.&lt;/b&gt; Todos los dados de Piedra de tu tablero van a la Cantera. Allí son de todos: cualquiera puede tirarlos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; Take a die from the quarry for each of your Workers, Stone or Prayer as you like, and roll them.</source>
        <translation>&lt;b&gt;Dados.&lt;/b&gt; Toma de la Cantera un dado por cada uno de tus Trabajadores, de Piedra o de Plegaria como quieras, y tíralos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Actions.&lt;/b&gt; Use the dice, in any order and as often as you like.</source>
        <translation>&lt;b&gt;Acciones.&lt;/b&gt; Usa los dados, en cualquier orden y tantas veces como quieras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upkeep.&lt;/b&gt; Unused dice go back to the quarry. If you have more gods than Workers and Cats, one must go. The row of gods is filled up, and your gods are ready again.</source>
        <translation>&lt;b&gt;Culto.&lt;/b&gt; Los dados no usados vuelven a la Cantera. Si tienes más divinidades que Trabajadores y Gatos, una tiene que irse. La fila de divinidades se completa, y tus divinidades vuelven a estar listas.</translation>
    </message>
    <message>
        <source>The actions</source>
        <translation>Las acciones</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roll again&lt;/b&gt;, once.</source>
        <translation>&lt;b&gt;Volver a tirar&lt;/b&gt;, una vez.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pray&lt;/b&gt;: pay the price of a god of the row, and it is yours.</source>
        <translation>&lt;b&gt;Rezar&lt;/b&gt;: paga el coste de una divinidad de la fila, y es tuya.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build&lt;/b&gt; a Stone die on a pyramid, and gain Fame.</source>
        <translation>&lt;b&gt;Construir&lt;/b&gt; un dado de Piedra en una pirámide, y ganar Fama.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use a god&lt;/b&gt; you have.</source>
        <translation>&lt;b&gt;Usar una divinidad&lt;/b&gt; que tengas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Replace&lt;/b&gt; a god of the row for one die, so that another comes.</source>
        <translation>&lt;b&gt;Sustituir&lt;/b&gt; a una divinidad de la fila pagando un dado, para que llegue otra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gain Fame&lt;/b&gt;: 1 for any two dice.</source>
        <translation>&lt;b&gt;Ganar Fama&lt;/b&gt;: 1 por dos dados cualesquiera.</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Cuántos dados</translation>
    </message>
    <message>
        <source>Workers are not spent by taking dice.</source>
        <translation>Tomar dados no gasta Trabajadores.</translation>
    </message>
    <message>
        <source>Workers you gain later in the turn add no dice.</source>
        <translation>Los Trabajadores que ganas más tarde en el turno no añaden dados.</translation>
    </message>
    <message>
        <source>Without a Worker you take no die. Gods that need none can still be used, and upkeep comes all the same.</source>
        <translation>Sin Trabajadores no tomas dados. Las divinidades que no los necesitan se pueden usar igual, y el culto llega de todos modos.</translation>
    </message>
    <message>
        <source>Stone dice and Prayer dice</source>
        <translation>Dados de Piedra y dados de Plegaria</translation>
    </message>
    <message>
        <source>What each may pay for</source>
        <translation>Qué puede pagar cada uno</translation>
    </message>
    <message>
        <source>Stone die</source>
        <translation>Dado de Piedra</translation>
    </message>
    <message>
        <source>Prayer die</source>
        <translation>Dado de Plegaria</translation>
    </message>
    <message>
        <source>Stone dice can be built, Prayer dice cannot.</source>
        <translation>Los dados de Piedra se pueden construir, los de Plegaria no.</translation>
    </message>
    <message>
        <source>Each die serves &lt;b&gt;one action&lt;/b&gt;. Then it goes back to the quarry; only a die that has been built stays where it is, for good.</source>
        <translation>Cada dado sirve para &lt;b&gt;una sola acción&lt;/b&gt;. Luego vuelve a la Cantera; solo un dado construido se queda donde está, para siempre.</translation>
    </message>
    <message>
        <source>Where a value is asked for, the die must show exactly that value.</source>
        <translation>Donde se pide un valor, el dado tiene que mostrar exactamente ese valor.</translation>
    </message>
    <message>
        <source>A Stone die pays wherever any die will do. A Prayer die never pays where a Stone die is asked for, and is never built.</source>
        <translation>Un dado de Piedra paga allí donde vale cualquier dado. Un dado de Plegaria nunca paga donde se pide un dado de Piedra, y nunca se construye.</translation>
    </message>
    <message>
        <source>A Stone die that has left the supply never returns there: if it is given up it goes to the quarry.</source>
        <translation>Un dado de Piedra que ha salido de la reserva nunca vuelve a ella: si renuncias a él va a la Cantera.</translation>
    </message>
    <message>
        <source>Dice that Khepri or Mertseger bring come on top and need no Worker.</source>
        <translation>Los dados que traen Khepri o Mertseger se suman y no necesitan Trabajador.</translation>
    </message>
    <message>
        <source>Cats, Amon, Mut and the Golden Cat change only dice that you rolled this turn and have not used.</source>
        <translation>Los Gatos, Amón, Mut y el Gato de oro cambian solo dados que has tirado en este turno y no has usado.</translation>
    </message>
    <message>
        <source>Rolling again</source>
        <translation>Volver a tirar</translation>
    </message>
    <message>
        <source>Once, any of your dice</source>
        <translation>Una vez, los dados que quieras</translation>
    </message>
    <message>
        <source>Once in each Work turn you may roll again &lt;b&gt;any of your unused dice&lt;/b&gt;, before or after any action. Choose the dice, then roll them together. Once dice are chosen, nothing else can be done until they are rolled or let go.</source>
        <translation>Una vez en cada turno de Trabajo puedes volver a tirar &lt;b&gt;cualquiera de tus dados sin usar&lt;/b&gt;, antes o después de cualquier acción. Elige los dados y tíralos juntos. Con dados elegidos no se puede hacer nada más hasta tirarlos o soltarlos.</translation>
    </message>
    <message>
        <source>Dice that came in the middle of the turn may be rolled again too.</source>
        <translation>También se pueden volver a tirar los dados llegados a mitad de turno.</translation>
    </message>
    <message>
        <source>What a Cat did to a die is lost when that die is rolled again.</source>
        <translation>Lo que un Gato hizo a un dado se pierde cuando ese dado se vuelve a tirar.</translation>
    </message>
    <message>
        <source>Maat gives a second reroll of its own. Ptah does not bring the free one back.</source>
        <translation>Maat da una repetición más. Ptah no devuelve la gratuita.</translation>
    </message>
    <message>
        <source>The die that a god of the Triad lends cannot be rolled.</source>
        <translation>El dado que presta una divinidad de la Tríada no se puede tirar.</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Gatos</translation>
    </message>
    <message>
        <source>Turn a die up or down by 1</source>
        <translation>Suben o bajan un dado en 1</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>tirado</translation>
    </message>
    <message>
        <source>with a Cat</source>
        <translation>con un Gato</translation>
    </message>
    <message>
        <source>One Cat, one step.</source>
        <translation>Un Gato, un paso.</translation>
    </message>
    <message>
        <source>At any time in your Work turn you may discard a Cat: one die that you rolled goes &lt;b&gt;up or down by 1&lt;/b&gt;.</source>
        <translation>En cualquier momento de tu turno de Trabajo puedes descartar un Gato: un dado que hayas tirado &lt;b&gt;sube o baja en 1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Several Cats may turn the same die.</source>
        <translation>Varios Gatos pueden cambiar el mismo dado.</translation>
    </message>
    <message>
        <source>A die stays between 1 and 6.</source>
        <translation>Un dado se queda entre 1 y 6.</translation>
    </message>
    <message>
        <source>The die that a god of the Triad lends cannot be turned.</source>
        <translation>El dado que presta una divinidad de la Tríada no se puede cambiar.</translation>
    </message>
    <message>
        <source>With Bastet your Workers can do it too. The Golden Cat does it once a turn and stays with its owner.</source>
        <translation>Con Bastet pueden hacerlo también tus Trabajadores. El Gato de oro lo hace una vez por turno y se queda con quien lo tiene.</translation>
    </message>
    <message>
        <source>Some gods and powers ask for Cats. However it is spent, a Cat goes back to the supply.</source>
        <translation>Algunas divinidades y poderes piden Gatos. Se gaste como se gaste, un Gato vuelve a la reserva.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Which dice and resources go</source>
        <translation>Qué dados y qué recursos se van</translation>
    </message>
    <message>
        <source>What an action costs is paid part by part: Stone dice of a given value first, then other dice of a given value, then dice of any value, then Stone dice of any value, then Workers and Cats.</source>
        <translation>Lo que cuesta una acción se paga por partes: primero los dados de Piedra de un valor dado, luego otros dados de un valor dado, luego dados de cualquier valor, luego dados de Piedra de cualquier valor y por último Trabajadores y Gatos.</translation>
    </message>
    <message>
        <source>Where only one thing can pay for the next part, it is taken for you. Where it matters, you choose.</source>
        <translation>Donde solo una cosa puede pagar la parte siguiente, se toma por ti. Donde importa, eliges tú.</translation>
    </message>
    <message>
        <source>A choice that would leave the rest unpaid is refused.</source>
        <translation>Una elección que dejaría el resto sin pagar se rechaza.</translation>
    </message>
    <message>
        <source>A god of the Triad can help while you pay: tap its die. The die exists for that payment only.</source>
        <translation>Una divinidad de la Tríada puede ayudar al pagar: toca su dado. El dado existe solo para ese pago.</translation>
    </message>
    <message>
        <source>With Bastet a Worker pays for a Cat and a Cat for a Worker.</source>
        <translation>Con Bastet un Trabajador paga por un Gato y un Gato por un Trabajador.</translation>
    </message>
    <message>
        <source>Nothing is gained before everything is paid.</source>
        <translation>No se gana nada antes de que todo esté pagado.</translation>
    </message>
    <message>
        <source>You must take as many as you can: one for each Worker, or all there are. Bastet and the Turquoise Scarab add to that.</source>
        <translation>Tienes que tomar tantos como puedas: uno por cada Trabajador, o todos los que haya. Bastet y el Escarabajo de Turquesa añaden más.</translation>
    </message>
</context>
<context>
    <name>WorkGodsChapter</name>
    <message>
        <source>Gods used once a Work turn</source>
        <translation>Divinidades de una vez por turno de Trabajo</translation>
    </message>
    <message>
        <source>The die must be one that you rolled this turn and have not used. The die of the Triad cannot be set.</source>
        <translation>El dado tiene que ser uno que hayas tirado en este turno y no hayas usado. El dado de la Tríada no se puede cambiar.</translation>
    </message>
    <message>
        <source>If you roll the die again, what he did is lost.</source>
        <translation>Si vuelves a tirar el dado, lo que él hizo se pierde.</translation>
    </message>
    <message>
        <source>Any other god of yours will do, whether used or only just won.</source>
        <translation>Vale cualquier otra divinidad tuya, usada o recién ganada.</translation>
    </message>
    <message>
        <source>The Ennead goes as a whole, for 4 Fame all the same.</source>
        <translation>La Enéada se va entera, también por 4 de Fama.</translation>
    </message>
    <message>
        <source>He cannot discard himself, nor a god that Amethyst lends.</source>
        <translation>No puede descartarse a sí mismo, ni a una divinidad prestada por la Amatista.</translation>
    </message>
    <message>
        <source>What a discarded god did for you always, it does no longer from that moment on.</source>
        <translation>Lo que una divinidad descartada hacía siempre por ti, desde ese momento ya no lo hace.</translation>
    </message>
    <message>
        <source>He asks for nothing, not even a die. With Ptah he gives it twice.</source>
        <translation>No pide nada, ni siquiera un dado. Con Ptah la da dos veces.</translation>
    </message>
    <message>
        <source>The Cats go first, so a full board is no hindrance.</source>
        <translation>Los Gatos se van primero, así que un tablero lleno no estorba.</translation>
    </message>
    <message>
        <source>The Worker adds no die this turn, but can build at once.</source>
        <translation>El Trabajador no añade dados en este turno, pero puede construir al instante.</translation>
    </message>
    <message>
        <source>With Bastet Workers may stand for the Cats.</source>
        <translation>Con Bastet los Trabajadores pueden valer por los Gatos.</translation>
    </message>
    <message>
        <source>With Bastet any two resources will do, as long as each is a Worker or a Cat.</source>
        <translation>Con Bastet valen dos recursos cualesquiera, siempre que cada uno sea un Trabajador o un Gato.</translation>
    </message>
    <message>
        <source>Her reroll is apart from the free one: use both, in any order.</source>
        <translation>Su repetición es aparte de la gratuita: usa ambas, en cualquier orden.</translation>
    </message>
    <message>
        <source>It takes any of your unused dice. Changes that Cats made to them are lost.</source>
        <translation>Vale para los dados no usados que quieras. Los cambios que les hicieron los Gatos se pierden.</translation>
    </message>
    <message>
        <source>Ptah makes her ready again.</source>
        <translation>Ptah la deja lista de nuevo.</translation>
    </message>
    <message>
        <source>Any two dice will do, and one of them may be lent by the Triad.</source>
        <translation>Valen dos dados cualesquiera, y uno puede ser prestado por la Tríada.</translation>
    </message>
    <message>
        <source>The new die comes on top and needs no Worker. It may be rolled again like the others.</source>
        <translation>El nuevo dado se suma y no necesita Trabajador. Se puede volver a tirar como los demás.</translation>
    </message>
    <message>
        <source>She cannot be used when the supply of Stone dice is empty.</source>
        <translation>No se puede usar cuando la reserva de dados de Piedra está vacía.</translation>
    </message>
    <message>
        <source>The die may be the last one: then the end begins.</source>
        <translation>El dado puede ser el último: entonces empieza el final.</translation>
    </message>
    <message>
        <source>The Workers go first, so a full board is no hindrance.</source>
        <translation>Los Trabajadores se van primero, así que un tablero lleno no estorba.</translation>
    </message>
    <message>
        <source>With Bastet Cats may stand for the Workers.</source>
        <translation>Con Bastet los Gatos pueden valer por los Trabajadores.</translation>
    </message>
    <message>
        <source>The die must be one that you rolled this turn and have not used.</source>
        <translation>El dado tiene que ser uno que hayas tirado en este turno y no hayas usado.</translation>
    </message>
    <message>
        <source>If you roll the die again, what she did is lost.</source>
        <translation>Si vuelves a tirar el dado, lo que ella hizo se pierde.</translation>
    </message>
    <message>
        <source>With Bastet a Worker may stand for the Cat.</source>
        <translation>Con Bastet un Trabajador puede valer por el Gato.</translation>
    </message>
    <message>
        <source>He makes ready what is used once in a Work turn, but never himself: he works once a Work turn, whether he is yours or lent.</source>
        <translation>Deja listo lo que se usa una vez por turno de Trabajo, pero nunca a sí mismo: actúa una vez por turno de Trabajo, sea tuyo o prestado.</translation>
    </message>
    <message>
        <source>He does nothing for Bes and Hapy, for scarabs, nor for the free reroll.</source>
        <translation>No hace nada por Bes ni por Hapy, ni por los escarabajos, ni por la repetición gratuita.</translation>
    </message>
    <message>
        <source>A die of the Triad may pay for him, and its god is made ready with the others.</source>
        <translation>Puede pagarlo un dado de la Tríada, y su divinidad queda lista con las demás.</translation>
    </message>
    <message>
        <source>A god that Amethyst lends is made ready too.</source>
        <translation>También queda lista una divinidad prestada por la Amatista.</translation>
    </message>
    <message>
        <source>With Bastet a Cat may stand for the Worker.</source>
        <translation>Con Bastet un Gato puede valer por el Trabajador.</translation>
    </message>
    <message>
        <source>Any Stone die that you rolled and have not used will do, whatever it shows. It goes to the quarry, not to a pyramid.</source>
        <translation>Vale cualquier dado de Piedra que hayas tirado y no hayas usado, muestre lo que muestre. Va a la Cantera, no a una pirámide.</translation>
    </message>
    <message>
        <source>A die of the Triad is no Stone die.</source>
        <translation>Un dado de la Tríada no es un dado de Piedra.</translation>
    </message>
    <message>
        <source>Any die will do, also one that the Triad lends.</source>
        <translation>Vale cualquier dado, también uno prestado por la Tríada.</translation>
    </message>
    <message>
        <source>The Cat can turn a die at once.</source>
        <translation>El Gato puede cambiar un dado al instante.</translation>
    </message>
</context>
</TS>
