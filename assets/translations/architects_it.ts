<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>How chance works</source>
        <translation>Come funziona il caso</translation>
    </message>
    <message>
        <source>Every match is drawn from a seed: a number that decides the order of the tiles and who begins. The same seed always gives the same draw.</source>
        <translation>Ogni partita nasce da un seme: un numero che decide l&apos;ordine delle tessere e chi comincia. Lo stesso seme dà sempre la stessa pesca.</translation>
    </message>
    <message>
        <source>The seed is fixed before the first move and shown when the match is over, so anybody can play the match again and check that nothing was changed on the way.</source>
        <translation>Il seme è fissato prima della prima mossa e mostrato a partita finita: chiunque può rigiocarla e verificare che nulla sia cambiato strada facendo.</translation>
    </message>
    <message>
        <source>The Architects see what you could see in their place, and nothing else: neither your tiles nor the pile.</source>
        <translation>Gli Architetti vedono quello che vedresti tu al loro posto e nient&apos;altro: né le tue tessere né la pila.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Realizzato con</translation>
    </message>
    <message>
        <source>Inter, Quattrocento and Noto Sans Egyptian Hieroglyphs: typefaces under the SIL Open Font License 1.1.</source>
        <translation>Inter, Quattrocento e Noto Sans Egyptian Hieroglyphs: caratteri con licenza SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Qt, under the GNU Lesser General Public License 3. You may replace the Qt libraries by your own build of them.</source>
        <translation>Qt, con licenza GNU Lesser General Public License 3. Puoi sostituire le librerie Qt con una tua compilazione.</translation>
    </message>
    <message>
        <source>SQLite, in the public domain.</source>
        <translation>SQLite, di pubblico dominio.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>Your matches and settings stay on this device. Nothing is sent anywhere unless you share it.</source>
        <translation>Partite e impostazioni restano su questo dispositivo. Nulla viene inviato, a meno che tu non lo condivida.</translation>
    </message>
</context>
<context>
    <name>AnkhPage</name>
    <message>
        <source>The ankh</source>
        <translation>L&apos;ankh</translation>
    </message>
    <message>
        <source>Pays by the square</source>
        <translation>Paga al quadrato</translation>
    </message>
    <message>
        <source>There are six ankhs: three rooms and three corridors.</source>
        <translation>Gli ankh sono sei: tre sale e tre corridoi.</translation>
    </message>
    <message>
        <source>At the end each player counts the ankh tiles on which pawns of theirs stand, in the whole pyramid, and scores that number &lt;b&gt;times itself&lt;/b&gt;.</source>
        <translation>Alla fine ognuno conta in tutta la piramide le tessere ankh occupate dalle proprie pedine e segna quel numero &lt;b&gt;moltiplicato per sé stesso&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One ankh</source>
        <translation>Un ankh</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sei</translation>
    </message>
    <message>
        <source>It does not matter who owns the network. An ankh tile alone counts as well.</source>
        <translation>Non importa di chi sia la rete. Conta anche una tessera ankh isolata.</translation>
    </message>
    <message>
        <source>Ankhs in a cursed network do not count.</source>
        <translation>Gli ankh di una rete maledetta non contano.</translation>
    </message>
    <message>
        <source>They are never doubled, and the Pharaoh holds one like anybody.</source>
        <translation>Non raddoppiano mai, e il Faraone ne occupa uno come chiunque.</translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
</context>
<context>
    <name>AppStore</name>
    <message>
        <source>Until then matches are kept only while the app is open.</source>
        <translation>Fino ad allora le partite restano solo finché l&apos;app è aperta.</translation>
    </message>
</context>
<context>
    <name>Architect</name>
    <message>
        <source>Built three pyramids before one stood straight, and laughs about it.</source>
        <translation>Costruì tre piramidi prima che una stesse dritta, e ci ride su.</translation>
    </message>
    <message>
        <source>Keeps the plan in mind, and now and then forgets a room.</source>
        <translation>Ha sempre in mente il progetto, e ogni tanto dimentica una sala.</translation>
    </message>
    <message>
        <source>Patient and exact; seldom lets an open door pass.</source>
        <translation>Paziente e preciso: di rado lascia una porta aperta.</translation>
    </message>
    <message>
        <source>Sees the finished stone in the quarry and wastes no step.</source>
        <translation>Vede nella cava la pietra già finita e non spreca un passo.</translation>
    </message>
</context>
<context>
    <name>ArchitectChoice</name>
    <message>
        <source>Your rival</source>
        <translation>Il tuo rivale</translation>
    </message>
</context>
<context>
    <name>ArchitectRow</name>
    <message>
        <source>%1, level %2 of 4</source>
        <translation>%1, livello %2 di 4</translation>
    </message>
</context>
<context>
    <name>ClosedPage</name>
    <message>
        <source>Closed networks</source>
        <translation>Reti chiuse</translation>
    </message>
    <message>
        <source>Sealed from outside: doubled</source>
        <translation>Sigillate dall&apos;esterno: raddoppiano</translation>
    </message>
    <message>
        <source>A network is closed when none of its openings leads &lt;b&gt;out of the pyramid&lt;/b&gt;. A closed network is worth twice as much, bonuses and all.</source>
        <translation>Una rete è chiusa quando nessuna delle sue aperture porta &lt;b&gt;fuori dalla piramide&lt;/b&gt;. Una rete chiusa vale il doppio, bonus compresi.</translation>
    </message>
    <message>
        <source>The top of a pyramid. A is closed; B opens to the outside at the left.</source>
        <translation>La cima di una piramide. A è chiusa; B si apre verso l&apos;esterno, a sinistra.</translation>
    </message>
    <message>
        <source>Only the outer sides of the pyramid matter, twenty-one in all.</source>
        <translation>Contano solo i lati esterni della piramide, ventuno in tutto.</translation>
    </message>
    <message>
        <source>A passage that ends at the wall of a neighbour does not open it.</source>
        <translation>Un passaggio che finisce contro il muro di una tessera vicina non la apre.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>Network A has six tiles, three of them rooms, with one sarcophagus and the tile at the top. It is not the longest, but it is closed.</source>
        <translation>La rete A ha sei tessere, tre delle quali sale, con un sarcofago e la tessera in cima. Non è la più lunga, ma è chiusa.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>One sarcophagus</source>
        <translation>Un sarcofago</translation>
    </message>
    <message>
        <source>Top of the pyramid</source>
        <translation>Cima della piramide</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Chiusa</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Elimina questa partita</translation>
    </message>
</context>
<context>
    <name>CursePage</name>
    <message>
        <source>The curse</source>
        <translation>La maledizione</translation>
    </message>
    <message>
        <source>Makes a network worthless</source>
        <translation>Annulla il valore di una rete</translation>
    </message>
    <message>
        <source>Three rooms, and not a point for anybody.</source>
        <translation>Tre sale, e nemmeno un punto per nessuno.</translation>
    </message>
    <message>
        <source>A network that holds a curse is worth &lt;b&gt;nothing&lt;/b&gt;, whatever else lies in it.</source>
        <translation>Una rete con una maledizione non vale &lt;b&gt;nulla&lt;/b&gt;, qualunque altra cosa contenga.</translation>
    </message>
    <message>
        <source>Ankhs in it do not count either.</source>
        <translation>Nemmeno i suoi ankh contano.</translation>
    </message>
    <message>
        <source>It still competes for being the longest. If it is, nobody else gets that bonus in its stead.</source>
        <translation>Concorre comunque a essere la più lunga. Se lo è, quel bonus non passa a nessun&apos;altra.</translation>
    </message>
    <message>
        <source>A curse may be kept out: turn a tile, and the rest is free of it.</source>
        <translation>Una maledizione si può isolare: gira una tessera e il resto ne è libero.</translation>
    </message>
</context>
<context>
    <name>DoublePage</name>
    <message>
        <source>Counts double</source>
        <translation>Vale doppio</translation>
    </message>
    <message>
        <source>One pawn as strong as two</source>
        <translation>Una pedina forte come due</translation>
    </message>
    <message>
        <source>Carnelian counts two here, lapis one: the network is carnelian&apos;s.</source>
        <translation>Qui la corniola conta due, il lapislazzuli uno: la rete è della corniola.</translation>
    </message>
    <message>
        <source>A pawn on this tile counts as two when the pawns of its network are compared.</source>
        <translation>Una pedina su questa tessera conta come due quando si confrontano le pedine della rete.</translation>
    </message>
    <message>
        <source>The Pharaoh counts as two here as well, not as four.</source>
        <translation>Anche qui il Faraone conta come due, non come quattro.</translation>
    </message>
    <message>
        <source>It changes who owns the network, not what the network is worth.</source>
        <translation>Cambia di chi è la rete, non quanto vale.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The forty-ninth tile</source>
        <translation>La quarantanovesima tessera</translation>
    </message>
    <message>
        <source>The match ends at once when the last of the forty-nine places is filled. That is the fifteenth turn of the player who moves last; the other is left with one tile.</source>
        <translation>La partita finisce non appena si riempie l&apos;ultimo dei quarantanove posti. È il quindicesimo turno di chi gioca per ultimo; all&apos;altro resta in mano una tessera.</translation>
    </message>
    <message>
        <source>The networks are counted, then the ankhs. Whoever has more points is the &lt;b&gt;Great Architect&lt;/b&gt;. Equal points are a draw.</source>
        <translation>Si contano le reti, poi gli ankh. Chi ha più punti è il &lt;b&gt;Grande Architetto&lt;/b&gt;. A pari punti è patta.</translation>
    </message>
</context>
<context>
    <name>FinishedRow</name>
    <message>
        <source>%1, %2. Watch again</source>
        <translation>%1, %2. Rivedi</translation>
    </message>
    <message>
        <source>More about this match</source>
        <translation>Altro su questa partita</translation>
    </message>
</context>
<context>
    <name>ForbiddenPage</name>
    <message>
        <source>Forbidden</source>
        <translation>Proibita</translation>
    </message>
    <message>
        <source>No pawn may ever stand here</source>
        <translation>Qui nessuna pedina può mai stare</translation>
    </message>
    <message>
        <source>Forbidden tiles, a room and a corridor.</source>
        <translation>Tessere proibite: una sala e un corridoio.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on this tile: neither placed, nor moved there.</source>
        <translation>Nessuna pedina può mai stare su questa tessera: né piazzata, né spostata.</translation>
    </message>
    <message>
        <source>It belongs to its network like any other tile, and counts for its length.</source>
        <translation>Fa parte della sua rete come ogni altra tessera, e conta per la lunghezza.</translation>
    </message>
    <message>
        <source>A Forbidden room is a room: it is worth its point.</source>
        <translation>Una sala proibita è una sala: vale il suo punto.</translation>
    </message>
    <message>
        <source>It may be turned by the power that fits it.</source>
        <translation>Si può girare con il potere adatto.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>chosen</source>
        <translation>scelto</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Come si gioca</translation>
    </message>
</context>
<context>
    <name>GameScreens</name>
    <message>
        <source>2 players · tile duel</source>
        <translation>2 giocatori · duello di tessere</translation>
    </message>
    <message>
        <source>Fill the pyramid together, own its hidden networks.</source>
        <translation>Riempite insieme la piramide, conquista le sue reti nascoste.</translation>
    </message>
    <message>
        <source>15 turns each, about 20 minutes</source>
        <translation>15 turni a testa, circa 20 minuti</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Pass the phone to %1</source>
        <translation>Passa il telefono a %1</translation>
    </message>
    <message>
        <source>The tiles of both of you stay hidden until then.</source>
        <translation>Fino ad allora le tessere di entrambi restano nascoste.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Sono %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Annulla l&apos;ultima mossa</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>Empty place</source>
        <translation>Posto vuoto</translation>
    </message>
    <message>
        <source>Hidden tile</source>
        <translation>Tessera nascosta</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Gira tessera</translation>
    </message>
</context>
<context>
    <name>HistoryDrawer</name>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Torna al presente</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Take in a match</source>
        <translation>Importa una partita</translation>
    </message>
    <message>
        <source>Copied: paste it wherever you like.</source>
        <translation>Copiata: incollala dove vuoi.</translation>
    </message>
    <message>
        <source>No match has been finished yet</source>
        <translation>Nessuna partita conclusa</translation>
    </message>
    <message>
        <source>Every match you finish is kept here, move by move.</source>
        <translation>Ogni partita conclusa resta qui, mossa per mossa.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partite concluse</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostra altre</translation>
    </message>
    <message>
        <source>The match is in your history.</source>
        <translation>La partita è nel tuo storico.</translation>
    </message>
    <message>
        <source>Remove this match?</source>
        <translation>Eliminare questa partita?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Non si potrà recuperare.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>HomeHeader</name>
    <message>
        <source>Great Architects</source>
        <translation>Grandi Architetti</translation>
    </message>
    <message>
        <source>Board games of ancient Egypt</source>
        <translation>Giochi da tavolo dell&apos;antico Egitto</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Great Architects</source>
        <translation>Grandi Architetti</translation>
    </message>
    <message>
        <source>Remove this match?</source>
        <translation>Eliminare questa partita?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Non si potrà recuperare.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Take in a match</source>
        <translation>Importa una partita</translation>
    </message>
    <message>
        <source>This is not a match that can be read.</source>
        <translation>Questa partita non si può leggere.</translation>
    </message>
    <message>
        <source>Paste a match that was shared as text. It is checked move by move before it is kept.</source>
        <translation>Incolla una partita condivisa come testo. Viene verificata mossa per mossa prima di essere salvata.</translation>
    </message>
    <message>
        <source>The match as text</source>
        <translation>La partita come testo</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Importa</translation>
    </message>
</context>
<context>
    <name>Kheops</name>
    <message>
        <source>at the bottom</source>
        <translation>in basso</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>in alto</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>a sinistra</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>a destra</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <translation>Sarcofago</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Vale doppio</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Maledizione</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Proibita</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Gira un corridoio</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Gira una sala</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Scambia pedine</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Sposta una pedina</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Corridoio</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Operaio</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Mummia</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Faraone</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>fila %1, posto %2</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>aperta %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two or three sides</comment>
        <translation> e </translation>
    </message>
    <message>
        <source>cursed: worth nothing</source>
        <translation>maledetta: non vale nulla</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n sala</numerusform>
            <numerusform>%n sale</numerusform>
        </translation>
    </message>
    <message>
        <source>pair 15</source>
        <translation>coppia 15</translation>
    </message>
    <message>
        <source>tomb 5</source>
        <translation>sarcofago 5</translation>
    </message>
    <message>
        <source>apex 5</source>
        <translation>cima 5</translation>
    </message>
    <message>
        <source>longest 5</source>
        <translation>più lunga 5</translation>
    </message>
    <message>
        <source>%1 × 2 closed</source>
        <translation>%1 × 2 chiusa</translation>
    </message>
    <message>
        <source>%1, no pawns</source>
        <translation>%1, senza pedine</translation>
    </message>
    <message>
        <source>%1, a tie</source>
        <translation>%1, parità</translation>
    </message>
</context>
<context>
    <name>KheopsBoard</name>
    <message>
        <source>Pyramid</source>
        <translation>Piramide</translation>
    </message>
</context>
<context>
    <name>KheopsModel</name>
    <message>
        <source>%1 begins and leads the Pharaoh.</source>
        <translation>%1 comincia e guida il Faraone.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 pesca una tessera.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <translation>%1 pesca: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 takes a Worker&apos;s place: %2.</source>
        <translation>%1 prende il posto di un Operaio: %2.</translation>
    </message>
    <message>
        <source>Turns the tile at %1.</source>
        <translation>Gira la tessera: %1.</translation>
    </message>
    <message>
        <source>Swaps pawns: %1 and %2.</source>
        <translation>Scambia le pedine: %1 e %2.</translation>
    </message>
    <message>
        <source>Moves a pawn: from %1 to %2.</source>
        <translation>Sposta una pedina: da %1 a %2.</translation>
    </message>
    <message>
        <source>Builds at %1: %2.</source>
        <translation>Costruisce, %1: %2.</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Place a pawn on a tile.</source>
        <translation>Metti una pedina su una tessera.</translation>
    </message>
    <message>
        <source>Add a tile to the pyramid.</source>
        <translation>Aggiungi una tessera alla piramide.</translation>
    </message>
    <message>
        <source>You must turn a corridor.</source>
        <translation>Devi girare un corridoio.</translation>
    </message>
    <message>
        <source>You must turn a room.</source>
        <translation>Devi girare una sala.</translation>
    </message>
    <message>
        <source>You must swap a pawn of yours with an opposing one.</source>
        <translation>Devi scambiare una tua pedina con una avversaria.</translation>
    </message>
    <message>
        <source>You must move another pawn of yours.</source>
        <translation>Devi spostare un&apos;altra tua pedina.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Uno sguardo indietro</translation>
    </message>
    <message>
        <source>The pyramid is finished.</source>
        <translation>La piramide è finita.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 sta pensando.</translation>
    </message>
    <message>
        <source>%1 is on turn.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>after the Mummy</source>
        <translation>dopo la Mummia</translation>
    </message>
    <message>
        <source>It stands alone here.</source>
        <translation>Qui resta isolata.</translation>
    </message>
    <message numerus="yes">
        <source>Joins a network of %n tile(s).</source>
        <translation>
            <numerusform>Si unisce a una rete di %n tessera.</numerusform>
            <numerusform>Si unisce a una rete di %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vuoto</translation>
    </message>
    <message>
        <source>room</source>
        <translation>sala</translation>
    </message>
    <message>
        <source>corridor</source>
        <translation>corridoio</translation>
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
        <translation>%1; qui sta: %2 di %3</translation>
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
        <translation>Patta</translation>
    </message>
    <message>
        <source>You are the Great Architect</source>
        <translation>Sei il Grande Architetto</translation>
    </message>
    <message>
        <source>%1 is the Great Architect</source>
        <translation>%1 è il Grande Architetto</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Condividi questa partita</translation>
    </message>
    <message>
        <source>The match is ready to be shared.</source>
        <translation>La partita è pronta da condividere.</translation>
    </message>
    <message>
        <source>The match was copied. Paste it wherever you like.</source>
        <translation>Partita copiata. Incollala dove vuoi.</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>Seme copiato.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>KheopsRules</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>La piramide</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Special pawns</source>
        <translation>Pedine speciali</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>KheopsScore</name>
    <message>
        <source>nobody scores</source>
        <translation>nessuno segna</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1</source>
        <translation>
            <numerusform>%n punto per %1</numerusform>
            <numerusform>%n punti per %1</numerusform>
        </translation>
    </message>
    <message>
        <source>ankhs held, squared: %1 and %2</source>
        <translation>ankh occupati, al quadrato: %1 e %2</translation>
    </message>
</context>
<context>
    <name>KheopsShown</name>
    <message>
        <source>Let go to try it there. A second finger turns it.</source>
        <translation>Lascia per provarla qui. Un secondo dito la gira.</translation>
    </message>
    <message>
        <source>Tap the tile to turn it on.</source>
        <translation>Tocca la tessera per girarla ancora.</translation>
    </message>
    <message>
        <source>This tile looks the same all round.</source>
        <translation>Questa tessera è uguale da ogni lato.</translation>
    </message>
    <message>
        <source>Drag one there, or tap it and then the tile.</source>
        <translation>Trascinane una, oppure toccala e poi tocca la tessera.</translation>
    </message>
    <message>
        <source>Drag it there, or tap it and then the place.</source>
        <translation>Trascinala, oppure toccala e poi tocca il posto.</translation>
    </message>
    <message>
        <source>Tap one of the framed tiles.</source>
        <translation>Tocca una delle tessere incorniciate.</translation>
    </message>
    <message>
        <source>Drag a ringed pawn, or tap it first.</source>
        <translation>Trascina una pedina cerchiata, oppure prima toccala.</translation>
    </message>
    <message>
        <source>Which pawn shall stand here?</source>
        <translation>Quale pedina mettere qui?</translation>
    </message>
    <message>
        <source>Where shall it stand?</source>
        <translation>Dove metterla?</translation>
    </message>
    <message>
        <source>Which tile shall be built here?</source>
        <translation>Quale tessera costruire qui?</translation>
    </message>
    <message>
        <source>Where shall it be built?</source>
        <translation>Dove costruirla?</translation>
    </message>
    <message>
        <source>Now choose the opposing pawn.</source>
        <translation>Ora scegli la pedina avversaria.</translation>
    </message>
    <message>
        <source>Now choose where it goes.</source>
        <translation>Ora scegli dove va.</translation>
    </message>
</context>
<context>
    <name>KheopsTable</name>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
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
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Day or night</source>
        <translation>Giorno o notte</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Play your Mummy first: Priest and Pharaoh come after it.</source>
        <translation>Prima gioca la Mummia: Sacerdote e Faraone vengono dopo.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Great Architects</source>
        <translation>Grandi Architetti</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>Una parola sulle tue partite</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Capito</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Vedi il punteggio</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Condividi come testo</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>The whole match, readable by people and by this app</source>
        <translation>Tutta la partita, leggibile da persone e da questa app</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>More choices</source>
        <translation>Altre scelte</translation>
    </message>
    <message>
        <source>Options of the game, and the seed of the draw</source>
        <translation>Opzioni del gioco e seme della pesca</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>La pesca</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Leave it empty for a new draw each time. The same word gives the same tiles in the same order: share it, and a friend meets the very same pyramid.</source>
        <translation>Lascialo vuoto per una pesca sempre nuova. La stessa parola dà le stesse tessere nello stesso ordine: condividila, e chi la usa trova la stessa identica piramide.</translation>
    </message>
</context>
<context>
    <name>MotionSettings</name>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e suono</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci movimento</translation>
    </message>
    <message>
        <source>Pieces change place without moving</source>
        <translation>I pezzi cambiano posto senza muoversi</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibrazione</translation>
    </message>
    <message>
        <source>A short tap when a piece is set down</source>
        <translation>Un tocco quando si posa un pezzo</translation>
    </message>
    <message>
        <source>This device cannot vibrate</source>
        <translation>Questo dispositivo non vibra</translation>
    </message>
</context>
<context>
    <name>MovePage</name>
    <message>
        <source>Moving a pawn</source>
        <translation>Spostare una pedina</translation>
    </message>
    <message>
        <source>Another of yours goes elsewhere</source>
        <translation>Un&apos;altra delle tue va altrove</translation>
    </message>
    <message>
        <source>A pawn placed on this sign lets &lt;b&gt;another pawn of yours&lt;/b&gt; walk: any of them, but not the one just placed.</source>
        <translation>Una pedina messa su questo simbolo fa camminare &lt;b&gt;un&apos;altra tua pedina&lt;/b&gt;: una qualsiasi, ma non quella appena messa.</translation>
    </message>
    <message>
        <source>The Worker at the left may go to any free tile.</source>
        <translation>L&apos;Operaio a sinistra può andare su qualsiasi tessera libera.</translation>
    </message>
    <message>
        <source>It goes to any tile that is free and not Forbidden, near or far.</source>
        <translation>Va su qualsiasi tessera libera e non proibita, vicina o lontana.</translation>
    </message>
    <message>
        <source>The tile it reaches does not act: a move sets off no power.</source>
        <translation>La tessera d&apos;arrivo non agisce: uno spostamento non attiva poteri.</translation>
    </message>
    <message>
        <source>A Mummy that moves takes nobody&apos;s place.</source>
        <translation>Una Mummia spostata non prende il posto di nessuno.</translation>
    </message>
    <message>
        <source>Whoever has no other pawn in the pyramid loses the power.</source>
        <translation>Chi non ha altre pedine nella piramide perde il potere.</translation>
    </message>
</context>
<context>
    <name>MummyPage</name>
    <message>
        <source>The Mummy</source>
        <translation>La Mummia</translation>
    </message>
    <message>
        <source>Takes the place of a Worker</source>
        <translation>Prende il posto di un Operaio</translation>
    </message>
    <message>
        <source>Each player has one Mummy.</source>
        <translation>Ogni giocatore ha una Mummia.</translation>
    </message>
    <message>
        <source>The Mummy may be placed on a free tile like a Worker, or on a tile where an &lt;b&gt;opposing Worker&lt;/b&gt; stands. That Worker goes back to the supply of its owner and may be played again.</source>
        <translation>La Mummia si può mettere su una tessera libera, come un Operaio, oppure su una tessera dove sta un &lt;b&gt;Operaio avversario&lt;/b&gt;. Quell&apos;Operaio torna nella riserva del suo proprietario e può essere rigiocato.</translation>
    </message>
    <message>
        <source>The Mummy of lapis may go to any free tile, or drive the Worker of carnelian away.</source>
        <translation>La Mummia di lapislazzuli può andare su una tessera libera, o cacciare l&apos;Operaio di corniola.</translation>
    </message>
    <message>
        <source>Whichever way it comes, the power of the tile acts.</source>
        <translation>In un modo o nell&apos;altro, il potere della tessera agisce.</translation>
    </message>
    <message>
        <source>It takes the place of Workers only: never of a Priest, a Pharaoh or a Mummy.</source>
        <translation>Prende il posto solo degli Operai: mai di un Sacerdote, di un Faraone o di una Mummia.</translation>
    </message>
    <message>
        <source>It does so only when it is placed from the supply. Moved or swapped, it takes nobody&apos;s place.</source>
        <translation>Lo fa solo quando entra dalla riserva. Spostata o scambiata, non prende il posto di nessuno.</translation>
    </message>
    <message>
        <source>The rival&apos;s Mummy cannot touch it, but a swap can.</source>
        <translation>La Mummia rivale non può toccarla, ma uno scambio sì.</translation>
    </message>
    <message>
        <source>Once your Mummy has been played, your Priest may follow, and your Pharaoh if you have him.</source>
        <translation>Giocata la Mummia, possono seguirla il Sacerdote e, se è tuo, il Faraone.</translation>
    </message>
</context>
<context>
    <name>NameFields</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your tiles stay hidden until you take it. Who begins is drawn by lot.</source>
        <translation>Il telefono passa di mano a ogni turno; le tue tessere restano nascoste finché non lo prendi. Chi comincia è tirato a sorte.</translation>
    </message>
</context>
<context>
    <name>NetworksPage</name>
    <message>
        <source>Networks</source>
        <translation>Reti</translation>
    </message>
    <message>
        <source>What belongs together, and to whom</source>
        <translation>Che cosa sta insieme, e di chi è</translation>
    </message>
    <message>
        <source>Two neighbouring tiles are joined when &lt;b&gt;both&lt;/b&gt; are open on the side they share. All tiles that can be reached from one another are a network.</source>
        <translation>Due tessere vicine sono unite quando &lt;b&gt;entrambe&lt;/b&gt; sono aperte sul lato in comune. Tutte le tessere che si possono raggiungere l&apos;una dall&apos;altra formano una rete.</translation>
    </message>
    <message>
        <source>Five tiles are joined. At the right a passage ends at a wall: what lies beyond is another matter.</source>
        <translation>Cinque tessere sono unite. A destra un passaggio finisce contro un muro: quello che c&apos;è oltre è un&apos;altra faccenda.</translation>
    </message>
    <message>
        <source>A network has at least two tiles. A tile alone is worth nothing.</source>
        <translation>Una rete ha almeno due tessere. Una tessera sola non vale nulla.</translation>
    </message>
    <message>
        <source>It pays the player with the &lt;b&gt;most pawns&lt;/b&gt; in it.</source>
        <translation>Paga chi vi ha &lt;b&gt;più pedine&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A pawn on a tile that counts double counts as two, and so does the Pharaoh.</source>
        <translation>Una pedina su una tessera che vale doppio conta come due, e così il Faraone.</translation>
    </message>
    <message>
        <source>On a tie, or without pawns, it pays nobody.</source>
        <translation>In parità, o senza pedine, non paga nessuno.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>In solitario</translation>
    </message>
    <message>
        <source>One phone</source>
        <translation>Un telefono</translation>
    </message>
    <message>
        <source>At most 64 characters.</source>
        <translation>Al massimo 64 caratteri.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>%1, one phone for both</source>
        <translation>%1, un telefono in due</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, contro %2</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message>
        <source>Also open</source>
        <translation>Altre in corso</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Elimina questa partita</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n matches</source>
        <translation>
            <numerusform>Mostra %n partita</numerusform>
            <numerusform>Mostra tutte le %n partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Like a Priest: protected, and played only after its owner&apos;s Mummy.</source>
        <translation>Come un Sacerdote: protetto, e giocabile solo dopo la propria Mummia.</translation>
    </message>
    <message>
        <source>Like a Mummy: may take a Worker&apos;s place, at any time, but is not protected.</source>
        <translation>Come una Mummia: può prendere il posto di un Operaio, in qualsiasi momento, ma non è protetto.</translation>
    </message>
    <message>
        <source>The Pharaoh</source>
        <translation>Il Faraone</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Kheops in a minute</source>
        <translation>Kheops in un minuto</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>Two architects fill one pyramid with triangular tiles, and hide in it what only one of them will own.</source>
        <translation>Due architetti riempiono una piramide di tessere triangolari e vi nascondono ciò che sarà di uno solo.</translation>
    </message>
    <message>
        <source>A network of six tiles: two pawns of lapis, one of carnelian. It pays lapis.</source>
        <translation>Una rete di sei tessere: due pedine di lapislazzuli, una di corniola. Paga il lapislazzuli.</translation>
    </message>
    <message>
        <source>Each turn you set &lt;b&gt;one pawn&lt;/b&gt; on a tile that already lies there, use the power of that tile if it has one, and add &lt;b&gt;one tile&lt;/b&gt; from your hand.</source>
        <translation>A ogni turno metti &lt;b&gt;una pedina&lt;/b&gt; su una tessera già posata, usi il potere di quella tessera, se ne ha uno, e aggiungi &lt;b&gt;una tessera&lt;/b&gt; dalla tua mano.</translation>
    </message>
    <message>
        <source>Where the openings of two tiles meet, they join into a &lt;b&gt;network&lt;/b&gt;. When the pyramid is full, each network pays the player who has the most pawns in it.</source>
        <translation>Dove le aperture di due tessere s&apos;incontrano, si uniscono in una &lt;b&gt;rete&lt;/b&gt;. Quando la piramide è piena, ogni rete paga chi vi ha più pedine.</translation>
    </message>
    <message>
        <source>After fifteen turns each, the higher total wins, and its owner is the Great Architect.</source>
        <translation>Dopo quindici turni a testa vince il totale più alto: chi l&apos;ha ottenuto è il Grande Architetto.</translation>
    </message>
</context>
<context>
    <name>PawnSupply</name>
    <message>
        <source>Your pawns</source>
        <translation>Le tue pedine</translation>
    </message>
</context>
<context>
    <name>PawnsPage</name>
    <message>
        <source>Placing a pawn</source>
        <translation>Mettere una pedina</translation>
    </message>
    <message>
        <source>Where a pawn may stand</source>
        <translation>Dove può stare una pedina</translation>
    </message>
    <message>
        <source>Choose a pawn of your supply and set it on any tile of the pyramid that has no pawn on it and is not Forbidden. It may be a tile of the base or one that was added since, by either player.</source>
        <translation>Scegli una pedina della tua riserva e mettila su una tessera qualsiasi della piramide, senza pedine e non proibita: una della base o una aggiunta poi, da chiunque dei due.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Operaio</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Mummia</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Faraone</translation>
    </message>
    <message>
        <source>The four kinds of pawn.</source>
        <translation>I quattro tipi di pedina.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;Worker&lt;/b&gt; counts as one pawn and has no power of its own. The other three bend the rules a little.</source>
        <translation>Un &lt;b&gt;Operaio&lt;/b&gt; conta come una pedina e non ha poteri suoi. Gli altri tre piegano un po&apos; le regole.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Mummy&lt;/b&gt; may take the place of an opposing Worker.</source>
        <translation>La &lt;b&gt;Mummia&lt;/b&gt; può prendere il posto di un Operaio avversario.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Priest&lt;/b&gt; is safe from the rival. He waits until your Mummy has been played.</source>
        <translation>Il &lt;b&gt;Sacerdote&lt;/b&gt; è al sicuro dal rivale. Aspetta che tu abbia giocato la Mummia.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; is like a Priest and counts as two. Only the player who begins has one.</source>
        <translation>Il &lt;b&gt;Faraone&lt;/b&gt; è come un Sacerdote e conta come due. Lo ha solo chi comincia.</translation>
    </message>
    <message>
        <source>Once placed, a pawn stays for the rest of the match, unless a power or a Mummy has its way with it.</source>
        <translation>Una volta messa, una pedina resta per tutta la partita, salvo che un potere o una Mummia ci metta mano.</translation>
    </message>
</context>
<context>
    <name>PharaohPage</name>
    <message>
        <source>The Pharaoh</source>
        <translation>Il Faraone</translation>
    </message>
    <message>
        <source>A Priest who counts as two</source>
        <translation>Un Sacerdote che conta come due</translation>
    </message>
    <message>
        <source>Only the player who begins has a Pharaoh.</source>
        <translation>Solo chi comincia ha un Faraone.</translation>
    </message>
    <message>
        <source>The Pharaoh behaves like a Priest: the rival cannot touch him or turn his tile, and he may be played only after his owner&apos;s Mummy.</source>
        <translation>Il Faraone si comporta come un Sacerdote: il rivale non può toccarlo né girare la sua tessera, e si gioca solo dopo la propria Mummia.</translation>
    </message>
    <message>
        <source>In his network he counts as &lt;b&gt;two pawns&lt;/b&gt;.</source>
        <translation>Nella sua rete conta come &lt;b&gt;due pedine&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>On a tile that counts double he still counts as two.</source>
        <translation>Su una tessera che vale doppio conta comunque come due.</translation>
    </message>
    <message>
        <source>On an ankh he holds one ankh, like anybody.</source>
        <translation>Su un ankh occupa un solo ankh, come chiunque.</translation>
    </message>
    <message>
        <source>An option</source>
        <translation>Un&apos;opzione</translation>
    </message>
    <message>
        <source>Before a match you may agree that the Pharaoh behaves like a Mummy instead. Then he may be played at any time and may take the place of an opposing Worker, but nothing protects him. He still counts as two.</source>
        <translation>Prima della partita si può decidere che il Faraone si comporti invece come una Mummia. Allora si gioca in qualsiasi momento e può prendere il posto di un Operaio avversario, ma nulla lo protegge. Conta sempre come due.</translation>
    </message>
</context>
<context>
    <name>PriestPage</name>
    <message>
        <source>The Priest</source>
        <translation>Il Sacerdote</translation>
    </message>
    <message>
        <source>Safe from the rival</source>
        <translation>Al sicuro dal rivale</translation>
    </message>
    <message>
        <source>Each player has one Priest.</source>
        <translation>Ogni giocatore ha un Sacerdote.</translation>
    </message>
    <message>
        <source>The Priest waits: he may be played only after &lt;b&gt;your own Mummy&lt;/b&gt; has been played. It does not matter what became of it since.</source>
        <translation>Il Sacerdote aspetta: si può giocare solo dopo &lt;b&gt;la tua Mummia&lt;/b&gt;. Non importa che cosa le sia successo nel frattempo.</translation>
    </message>
    <message>
        <source>The rival can neither move nor swap him, nor take his place.</source>
        <translation>Il rivale non può spostarlo, né scambiarlo, né prenderne il posto.</translation>
    </message>
    <message>
        <source>The rival cannot turn the tile he stands on.</source>
        <translation>Il rivale non può girare la tessera su cui sta.</translation>
    </message>
    <message>
        <source>You may do all of that with your own Priest and his tile.</source>
        <translation>Tu puoi fare tutto questo con il tuo Sacerdote e la sua tessera.</translation>
    </message>
    <message>
        <source>For everything else he is one pawn, like a Worker.</source>
        <translation>Per tutto il resto è una pedina, come un Operaio.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This app does not know that game.</source>
        <translation>Questa app non conosce quel gioco.</translation>
    </message>
    <message>
        <source>That game is not for this number of players.</source>
        <translation>Quel gioco non è per questo numero di giocatori.</translation>
    </message>
    <message>
        <source>That game has no such option.</source>
        <translation>Quel gioco non ha questa opzione.</translation>
    </message>
    <message>
        <source>That move cannot be read.</source>
        <translation>Questa mossa non si può leggere.</translation>
    </message>
    <message>
        <source>This is not a match that can be read.</source>
        <translation>Questa partita non si può leggere.</translation>
    </message>
    <message>
        <source>This match was written by a newer version of the app.</source>
        <translation>Questa partita è stata scritta da una versione più recente dell&apos;app.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non tocca a te.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>A draw comes first.</source>
        <translation>Prima si pesca.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>In questo gioco non c&apos;è una mossa così.</translation>
    </message>
    <message>
        <source>The recorded draw is impossible here.</source>
        <translation>La pesca registrata qui è impossibile.</translation>
    </message>
    <message>
        <source>A recorded draw is not what the seed gives.</source>
        <translation>Una pesca registrata non è quella data dal seme.</translation>
    </message>
    <message>
        <source>The match was changed after it was written.</source>
        <translation>La partita è stata modificata dopo essere stata scritta.</translation>
    </message>
    <message>
        <source>The seed is not the one that was announced.</source>
        <translation>Il seme non è quello annunciato.</translation>
    </message>
    <message>
        <source>The recorded result is not what the moves give.</source>
        <translation>Il risultato registrato non è quello che danno le mosse.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c&apos;è nulla da annullare.</translation>
    </message>
    <message>
        <source>The last move is not yours to take back.</source>
        <translation>L&apos;ultima mossa non è tua da annullare.</translation>
    </message>
    <message>
        <source>Something new has been seen since: this cannot be taken back.</source>
        <translation>Da allora si è visto qualcosa di nuovo: non si può annullare.</translation>
    </message>
    <message>
        <source>A turn goes pawn, power, tile: another step comes first.</source>
        <translation>Un turno è pedina, potere, tessera: prima viene un altro passo.</translation>
    </message>
    <message>
        <source>You have no such pawn left.</source>
        <translation>Non hai più pedine di questo tipo.</translation>
    </message>
    <message>
        <source>There is no tile there yet.</source>
        <translation>Lì non c&apos;è ancora una tessera.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on a forbidden tile.</source>
        <translation>Nessuna pedina può stare su una tessera proibita.</translation>
    </message>
    <message>
        <source>A pawn already stands there.</source>
        <translation>Lì c&apos;è già una pedina.</translation>
    </message>
    <message>
        <source>A Mummy takes the place of an opposing Worker only.</source>
        <translation>Una Mummia prende il posto solo di un Operaio avversario.</translation>
    </message>
    <message>
        <source>Play your Mummy first: Priest and Pharaoh come after it.</source>
        <translation>Prima gioca la Mummia: Sacerdote e Faraone vengono dopo.</translation>
    </message>
    <message>
        <source>This power turns the other kind of tile.</source>
        <translation>Questo potere gira l&apos;altro tipo di tessera.</translation>
    </message>
    <message>
        <source>An opposing Priest or Pharaoh protects that tile.</source>
        <translation>Un Sacerdote o un Faraone avversario protegge quella tessera.</translation>
    </message>
    <message>
        <source>The tile must be turned by one or two thirds.</source>
        <translation>La tessera va girata di uno o due terzi.</translation>
    </message>
    <message>
        <source>A swap begins with a pawn of your own.</source>
        <translation>Uno scambio comincia da una tua pedina.</translation>
    </message>
    <message>
        <source>Only an opposing Worker or Mummy can be swapped.</source>
        <translation>Si può scambiare solo un Operaio o una Mummia avversari.</translation>
    </message>
    <message>
        <source>Only a pawn of your own can be moved.</source>
        <translation>Si può spostare solo una tua pedina.</translation>
    </message>
    <message>
        <source>The pawn just placed cannot be moved.</source>
        <translation>La pedina appena messa non si può spostare.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Quella tessera non è nella tua mano.</translation>
    </message>
    <message>
        <source>That place is already built.</source>
        <translation>Quel posto è già costruito.</translation>
    </message>
    <message>
        <source>That is outside the pyramid.</source>
        <translation>È fuori dalla piramide.</translation>
    </message>
    <message>
        <source>A tile must share a side with a placed tile.</source>
        <translation>Una tessera deve avere un lato in comune con una già posata.</translation>
    </message>
    <message>
        <source>This tile is open all round: turning it further changes nothing.</source>
        <translation>Questa tessera è aperta da ogni lato: girarla ancora non cambia nulla.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Punto della partita</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
</context>
<context>
    <name>ResultSeat</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSeed</name>
    <message>
        <source>Seed: %1</source>
        <translation>Seme: %1</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copia il seme</translation>
    </message>
</context>
<context>
    <name>RotatePage</name>
    <message>
        <source>Turning a tile</source>
        <translation>Girare una tessera</translation>
    </message>
    <message>
        <source>The power of the two arrows</source>
        <translation>Il potere delle due frecce</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Gira un corridoio</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Gira una sala</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes you turn a tile: a &lt;b&gt;corridor&lt;/b&gt; if the sign shows a fork, a &lt;b&gt;room&lt;/b&gt; if it shows a triangle.</source>
        <translation>Una pedina messa su questo simbolo ti fa girare una tessera: un &lt;b&gt;corridoio&lt;/b&gt; se il simbolo mostra un bivio, una &lt;b&gt;sala&lt;/b&gt; se mostra un triangolo.</translation>
    </message>
    <message>
        <source>A corridor as it lies, after one third and after two.</source>
        <translation>Un corridoio com&apos;è, dopo un terzo di giro e dopo due.</translation>
    </message>
    <message>
        <source>Any tile of that kind will do: of the base or not, with a pawn or without, Forbidden, even the very tile your pawn has just entered.</source>
        <translation>Va bene qualsiasi tessera di quel tipo: della base o no, con una pedina o senza, proibita, perfino quella in cui la tua pedina è appena entrata.</translation>
    </message>
    <message>
        <source>It turns by one third or two, never all the way round.</source>
        <translation>Gira di un terzo o di due, mai di un giro intero.</translation>
    </message>
    <message>
        <source>A tile with an opposing &lt;b&gt;Priest or Pharaoh&lt;/b&gt; on it cannot be turned. Your own do not stop you.</source>
        <translation>Una tessera con sopra un &lt;b&gt;Sacerdote o Faraone&lt;/b&gt; avversario non si può girare. I tuoi non te lo impediscono.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides may be chosen: nothing changes, and the power is used.</source>
        <translation>Si può scegliere una tessera aperta su tutti e tre i lati: non cambia nulla, e il potere è usato.</translation>
    </message>
    <message>
        <source>Pawns stand still while the tile turns under them.</source>
        <translation>Le pedine restano ferme mentre la tessera gira sotto di loro.</translation>
    </message>
</context>
<context>
    <name>RuleBody</name>
    <message>
        <source>See also</source>
        <translation>Vedi anche</translation>
    </message>
</context>
<context>
    <name>RuleSigns</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSum</name>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>RulesPageScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Try another word, or part of one.</source>
        <translation>Prova un&apos;altra parola, o una parte.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n pagina trovata</numerusform>
            <numerusform>%n pagine trovate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Back to: %1</source>
        <translation>Torna a: %1</translation>
    </message>
</context>
<context>
    <name>SarcophagiPage</name>
    <message>
        <source>Sarcophagi</source>
        <translation>Sarcofagi</translation>
    </message>
    <message>
        <source>One, or a pair</source>
        <translation>Uno, o una coppia</translation>
    </message>
    <message>
        <source>One band</source>
        <translation>Una fascia</translation>
    </message>
    <message>
        <source>Two bands</source>
        <translation>Due fasce</translation>
    </message>
    <message>
        <source>Three bands</source>
        <translation>Tre fasce</translation>
    </message>
    <message>
        <source>Three colours, two sarcophagi of each. They differ by their bands too.</source>
        <translation>Tre colori, due sarcofagi per colore. Li distinguono anche le fasce.</translation>
    </message>
    <message>
        <source>A sarcophagus adds to the value of the network it lies in, but only in good order.</source>
        <translation>Un sarcofago accresce il valore della rete in cui si trova, ma solo in buon ordine.</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Esattamente uno</translation>
    </message>
    <message>
        <source>Exactly two of one colour, and no other</source>
        <translation>Esattamente due dello stesso colore, e nessun altro</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Ogni altro caso</translation>
    </message>
    <message>
        <source>So a third one spoils a pair, and two of different colours are worth nothing.</source>
        <translation>Quindi un terzo rovina la coppia, e due di colori diversi non valgono nulla.</translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>The saved matches cannot be opened.</source>
        <translation>Le partite salvate non si possono aprire.</translation>
    </message>
    <message>
        <source>The place of the saved matches may only be read.</source>
        <translation>La cartella delle partite salvate è di sola lettura.</translation>
    </message>
    <message>
        <source>There is no space left to save this.</source>
        <translation>Non c&apos;è più spazio per salvare.</translation>
    </message>
    <message>
        <source>Another copy of the app is busy with the saved matches.</source>
        <translation>Un&apos;altra copia dell&apos;app sta usando le partite salvate.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the app.</source>
        <translation>Le partite salvate sono di una versione più recente dell&apos;app.</translation>
    </message>
    <message>
        <source>The saved matches are damaged and could not be set aside.</source>
        <translation>Le partite salvate sono danneggiate e non è stato possibile metterle da parte.</translation>
    </message>
    <message>
        <source>The saved matches are damaged.</source>
        <translation>Le partite salvate sono danneggiate.</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>Salvataggio non riuscito.</translation>
    </message>
    <message>
        <source>This is not a match that can be saved.</source>
        <translation>Questa partita non si può salvare.</translation>
    </message>
    <message>
        <source>There is no such saved match.</source>
        <translation>Questa partita salvata non esiste.</translation>
    </message>
    <message>
        <source>That match is already saved.</source>
        <translation>Questa partita è già salvata.</translation>
    </message>
    <message>
        <source>That match was finished or given up.</source>
        <translation>Questa partita è finita o abbandonata.</translation>
    </message>
    <message>
        <source>That match is still being played.</source>
        <translation>Questa partita è ancora in corso.</translation>
    </message>
    <message>
        <source>The saved match is not where this move belongs.</source>
        <translation>La partita salvata non è al punto di questa mossa.</translation>
    </message>
    <message>
        <source>This saved match is damaged.</source>
        <translation>Questa partita salvata è danneggiata.</translation>
    </message>
    <message>
        <source>The file of the saved matches belongs to another program. It was kept as %1, and a new one was begun.</source>
        <translation>Il file delle partite salvate è di un altro programma. È stato conservato come %1 e ne è stato creato uno nuovo.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were kept as %1, and a new file was begun.</source>
        <translation>Le partite salvate non si sono potute leggere. Sono state conservate come %1 ed è stato creato un nuovo file.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Rooms: %1</source>
        <translation>Sale: %1</translation>
    </message>
    <message>
        <source>One sarcophagus</source>
        <translation>Un sarcofago</translation>
    </message>
    <message>
        <source>A pair of sarcophagi</source>
        <translation>Una coppia di sarcofagi</translation>
    </message>
    <message>
        <source>Reaches the top of the pyramid</source>
        <translation>Raggiunge la cima della piramide</translation>
    </message>
    <message>
        <source>Longest network</source>
        <translation>Rete più lunga</translation>
    </message>
    <message>
        <source>Cursed: worth nothing</source>
        <translation>Maledetta: non vale nulla</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Senza uscite: raddoppia</translation>
    </message>
    <message>
        <source>Cursed network of %1 tiles: worth nothing</source>
        <translation>Rete maledetta di %1 tessere: non vale nulla</translation>
    </message>
    <message>
        <source>Network of %1 tiles: nobody has a pawn there</source>
        <translation>Rete di %1 tessere: nessuno vi ha pedine</translation>
    </message>
    <message>
        <source>Network of %1 tiles: pawns tie %4 to %5, so nobody has it</source>
        <translation>Rete di %1 tessere: pedine in parità %4 a %5, non è di nessuno</translation>
    </message>
    <message>
        <source>Closed network of %1 tiles: %2 rooms, %3 bonus, doubled</source>
        <translation>Rete chiusa di %1 tessere: %2 sale, bonus %3, raddoppiata</translation>
    </message>
    <message>
        <source>Network of %1 tiles: %2 rooms, %3 bonus</source>
        <translation>Rete di %1 tessere: %2 sale, bonus %3</translation>
    </message>
    <message>
        <source>Ankhs, squared: %1 and %2</source>
        <translation>Ankh, al quadrato: %1 e %2</translation>
    </message>
</context>
<context>
    <name>ScoreDrawer</name>
    <message>
        <source>If it ended now</source>
        <translation>Se finisse ora</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Foglio punti</translation>
    </message>
</context>
<context>
    <name>ScoreTotal</name>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>ScoringPage</name>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>What everything is worth</source>
        <translation>Quanto vale ogni cosa</translation>
    </message>
    <message>
        <source>When the pyramid is full, each network is worth this much to its owner:</source>
        <translation>Quando la piramide è piena, ogni rete vale per il suo proprietario:</translation>
    </message>
    <message>
        <source>Each room</source>
        <translation>Ogni sala</translation>
    </message>
    <message>
        <source>Each corridor</source>
        <translation>Ogni corridoio</translation>
    </message>
    <message>
        <source>Exactly one sarcophagus</source>
        <translation>Esattamente un sarcofago</translation>
    </message>
    <message>
        <source>Exactly a pair of one colour</source>
        <translation>Esattamente una coppia di un colore</translation>
    </message>
    <message>
        <source>It holds the tile at the top</source>
        <translation>Contiene la tessera in cima</translation>
    </message>
    <message>
        <source>It is the longest, by tiles; all that tie</source>
        <translation>È la più lunga, in tessere; tutte se pari</translation>
    </message>
    <message>
        <source>Then, if it is closed</source>
        <translation>Poi, se è chiusa</translation>
    </message>
    <message>
        <source>But with a curse in it</source>
        <translation>Ma con una maledizione</translation>
    </message>
    <message>
        <source>Its owner is the player with the most pawns in it; on a tie, nobody.</source>
        <translation>È di chi vi ha più pedine; in parità, di nessuno.</translation>
    </message>
    <message>
        <source>Then each player adds the square of the ankhs their pawns stand on. Ankhs in cursed networks do not count, and none is ever doubled.</source>
        <translation>Poi ognuno aggiunge il quadrato degli ankh occupati dalle sue pedine. Gli ankh delle reti maledette non contano, e nessuno raddoppia mai.</translation>
    </message>
    <message>
        <source>The higher total wins. Equal totals are a draw.</source>
        <translation>Vince il totale più alto. A pari punti è patta.</translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, di turno</translation>
    </message>
</context>
<context>
    <name>SeatSigns</name>
    <message>
        <source>Signs of the players</source>
        <translation>I segni dei giocatori</translation>
    </message>
    <message>
        <source>Every colour has a sign of its own, everywhere and always, so that no one needs to tell colours apart.</source>
        <translation>Ogni colore ha un segno tutto suo, ovunque e sempre: nessuno ha bisogno di distinguere i colori.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Il tuo nome al tavolo</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>About Great Architects</source>
        <translation>Informazioni su Grandi Architetti</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>The base, the hands, the pawns</source>
        <translation>La base, le mani, le pedine</translation>
    </message>
    <message>
        <source>The fifty tiles are shuffled. Nineteen of them lie open from the start, each turned at random: the thirteen of the bottom row and the six upright places of the second row.</source>
        <translation>Le cinquanta tessere vengono mescolate. Diciannove sono scoperte fin dall&apos;inizio, girate a caso: le tredici della fila in basso e i sei posti diritti della seconda fila.</translation>
    </message>
    <message>
        <source>The base: nineteen tiles lie open, thirty places wait.</source>
        <translation>La base: diciannove tessere scoperte, trenta posti in attesa.</translation>
    </message>
    <message>
        <source>Each player draws &lt;b&gt;three tiles&lt;/b&gt; and keeps them secret. Twenty-five remain in the pile; one of the fifty will never be placed.</source>
        <translation>Ogni giocatore pesca &lt;b&gt;tre tessere&lt;/b&gt; e le tiene segrete. Venticinque restano nella pila; una delle cinquanta non verrà mai posata.</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Le pedine</translation>
    </message>
    <message>
        <source>Lot decides who begins. Both players have seventeen pawns.</source>
        <translation>La sorte decide chi comincia. Entrambi hanno diciassette pedine.</translation>
    </message>
    <message>
        <source>The player who begins leads the &lt;b&gt;Pharaoh&lt;/b&gt;: fourteen Workers, a Mummy, a Priest and the Pharaoh.</source>
        <translation>Chi comincia guida il &lt;b&gt;Faraone&lt;/b&gt;: quattordici Operai, una Mummia, un Sacerdote e il Faraone.</translation>
    </message>
    <message>
        <source>The player who moves last has fifteen Workers, a Mummy and a Priest.</source>
        <translation>Chi gioca per ultimo ha quindici Operai, una Mummia e un Sacerdote.</translation>
    </message>
</context>
<context>
    <name>ShelfCard</name>
    <message>
        <source>New game: %1</source>
        <translation>Nuova partita: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>SizeSteps</name>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Size %1 of %2</source>
        <translation>Dimensione %1 di %2</translation>
    </message>
</context>
<context>
    <name>StatisticsBlock</name>
    <message>
        <source>Played</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) between people</source>
        <translation>
            <numerusform>%n partita tra persone</numerusform>
            <numerusform>%n partite tra persone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepTrail</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Passo %1 di %2: %3</translation>
    </message>
    <message>
        <source>All steps done</source>
        <translation>Tutti i passi fatti</translation>
    </message>
</context>
<context>
    <name>SupplySlot</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, ne restano %2</translation>
    </message>
</context>
<context>
    <name>SwapPage</name>
    <message>
        <source>Swapping two pawns</source>
        <translation>Scambiare due pedine</translation>
    </message>
    <message>
        <source>Yours for one of the rival&apos;s</source>
        <translation>Una tua per una del rivale</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes two pawns change places: &lt;b&gt;one of yours&lt;/b&gt;, which may be the one just placed, and an opposing &lt;b&gt;Worker or Mummy&lt;/b&gt;.</source>
        <translation>Una pedina messa su questo simbolo fa scambiare di posto due pedine: &lt;b&gt;una tua&lt;/b&gt;, anche quella appena messa, e un &lt;b&gt;Operaio o Mummia&lt;/b&gt; avversari.</translation>
    </message>
    <message>
        <source>Lapis has just entered the sign: either of its Workers may change places with that of carnelian.</source>
        <translation>Il lapislazzuli è appena entrato nel simbolo: uno dei suoi due Operai può scambiarsi con quello di corniola.</translation>
    </message>
    <message>
        <source>An opposing Priest or Pharaoh cannot be swapped. Your own Priest or Pharaoh may be.</source>
        <translation>Un Sacerdote o Faraone avversario non si può scambiare. I tuoi sì.</translation>
    </message>
    <message>
        <source>The tiles they come to stand on do not act: a swap sets off no power.</source>
        <translation>Le tessere d&apos;arrivo non agiscono: uno scambio non attiva poteri.</translation>
    </message>
    <message>
        <source>A Mummy that is swapped takes nobody&apos;s place.</source>
        <translation>Una Mummia scambiata non prende il posto di nessuno.</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Turn</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>Turn it like this</source>
        <translation>Girala così</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Costruisci qui</translation>
    </message>
</context>
<context>
    <name>TableDrawer</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>The match is kept as it is.</source>
        <translation>La partita resta com&apos;è.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Seme: %1</translation>
    </message>
    <message>
        <source>The seed of all draws is fixed. It is shown when the match is over, so that anyone can check it.</source>
        <translation>Il seme di tutte le pesche è fissato. Si vede a partita finita, così chiunque può verificarlo.</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
</context>
<context>
    <name>TablePrompt</name>
    <message>
        <source>Pawn</source>
        <translation>Pedina</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potere</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
</context>
<context>
    <name>TableReplay</name>
    <message>
        <source>To the result</source>
        <translation>Al risultato</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Torna al presente</translation>
    </message>
</context>
<context>
    <name>TableRival</name>
    <message>
        <source>First Architect</source>
        <translation>Primo Architetto</translation>
    </message>
    <message>
        <source>Second Architect</source>
        <translation>Secondo Architetto</translation>
    </message>
    <message>
        <source>Third Architect</source>
        <translation>Terzo Architetto</translation>
    </message>
    <message>
        <source>Fourth Architect</source>
        <translation>Quarto Architetto</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n tessera in mano</numerusform>
            <numerusform>%n tessere in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>%n pedina rimasta</numerusform>
            <numerusform>%n pedine rimaste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSeat</name>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>%n pedina rimasta</numerusform>
            <numerusform>%n pedine rimaste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, scelto</translation>
    </message>
    <message>
        <source>%1, you may choose it</source>
        <translation>%1, puoi sceglierlo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>di %1</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Gira tessera</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Lapis</source>
        <translation>Lapislazzuli</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Corniola</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turchese</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocra</translation>
    </message>
</context>
<context>
    <name>TileHand</name>
    <message>
        <source>Your tiles</source>
        <translation>Le tue tessere</translation>
    </message>
</context>
<context>
    <name>TilePage</name>
    <message>
        <source>Adding a tile</source>
        <translation>Aggiungere una tessera</translation>
    </message>
    <message>
        <source>Where a tile may lie</source>
        <translation>Dove può stare una tessera</translation>
    </message>
    <message>
        <source>Take one of the tiles in your hand, turn it as you like, and lay it on an empty place of the pyramid that shares a &lt;b&gt;side&lt;/b&gt; with a tile already there.</source>
        <translation>Prendi una tessera della tua mano, girala come vuoi e posala su un posto vuoto della piramide che abbia un &lt;b&gt;lato&lt;/b&gt; in comune con una tessera già posata.</translation>
    </message>
    <message>
        <source>Only the dashed places touch a tile with a whole side.</source>
        <translation>Solo i posti tratteggiati toccano una tessera con un lato intero.</translation>
    </message>
    <message>
        <source>Openings need not meet: a passage may end at a wall.</source>
        <translation>Le aperture non devono combaciare: un passaggio può finire contro un muro.</translation>
    </message>
    <message>
        <source>Nothing has to lie below the tile: it only needs a neighbour.</source>
        <translation>Sotto la tessera non serve nulla: basta una vicina.</translation>
    </message>
    <message>
        <source>No tile reaches beyond the pyramid, and none is ever taken away.</source>
        <translation>Nessuna tessera esce dalla piramide, e nessuna viene mai tolta.</translation>
    </message>
    <message>
        <source>Then draw, as long as the pile has tiles. In the last turns the hands run out.</source>
        <translation>Poi pesca, finché la pila ha tessere. Negli ultimi turni le mani si svuotano.</translation>
    </message>
</context>
<context>
    <name>TilesPage</name>
    <message>
        <source>What is on the tiles</source>
        <translation>Che cosa c&apos;è sulle tessere</translation>
    </message>
    <message>
        <source>Rooms, corridors and their signs</source>
        <translation>Sale, corridoi e i loro simboli</translation>
    </message>
    <message>
        <source>Half of the fifty tiles are &lt;b&gt;rooms&lt;/b&gt;, wide chambers worth a point each in their network. The other half are &lt;b&gt;corridors&lt;/b&gt;, narrow passages worth nothing but the way.</source>
        <translation>Metà delle cinquanta tessere sono &lt;b&gt;sale&lt;/b&gt;, ampie camere che valgono un punto nella loro rete. L&apos;altra metà sono &lt;b&gt;corridoi&lt;/b&gt;, stretti passaggi che valgono solo la strada.</translation>
    </message>
    <message>
        <source>Room, one opening</source>
        <translation>Sala, un&apos;apertura</translation>
    </message>
    <message>
        <source>Room, three openings</source>
        <translation>Sala, tre aperture</translation>
    </message>
    <message>
        <source>Corridor, two openings</source>
        <translation>Corridoio, due aperture</translation>
    </message>
    <message>
        <source>A tile has one, two or three openings.</source>
        <translation>Una tessera ha una, due o tre aperture.</translation>
    </message>
    <message>
        <source>A tile bears one sign at most. Twelve tiles, four of them rooms, bear none.</source>
        <translation>Una tessera porta al massimo un simbolo. Dodici tessere, quattro delle quali sale, non ne hanno.</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <translation>Sarcofago</translation>
    </message>
    <message>
        <source>Enriches its network. Two of each colour.</source>
        <translation>Arricchisce la sua rete. Due per colore.</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Pays the pawn on it, the more the better.</source>
        <translation>Paga la pedina che lo occupa: più sono, meglio è.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Vale doppio</translation>
    </message>
    <message>
        <source>A pawn here counts as two.</source>
        <translation>Qui una pedina conta come due.</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Maledizione</translation>
    </message>
    <message>
        <source>Makes its network worth nothing.</source>
        <translation>La sua rete non vale nulla.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Proibita</translation>
    </message>
    <message>
        <source>No pawn may stand here.</source>
        <translation>Qui nessuna pedina può stare.</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Gira un corridoio</translation>
    </message>
    <message>
        <source>Power: turn any corridor.</source>
        <translation>Potere: gira un corridoio qualsiasi.</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Gira una sala</translation>
    </message>
    <message>
        <source>Power: turn any room.</source>
        <translation>Potere: gira una sala qualsiasi.</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Scambia pedine</translation>
    </message>
    <message>
        <source>Power: your pawn and a rival&apos;s change places.</source>
        <translation>Potere: una tua pedina e una rivale si scambiano.</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Sposta una pedina</translation>
    </message>
    <message>
        <source>Power: another pawn of yours goes elsewhere.</source>
        <translation>Potere: un&apos;altra tua pedina va altrove.</translation>
    </message>
    <message>
        <source>The signs, and how many tiles bear each in this app.</source>
        <translation>I simboli, e quante tessere li portano in questa app.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
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
        <translation>Pedina, potere, tessera, pesca</translation>
    </message>
    <message>
        <source>A turn always goes in the same order.</source>
        <translation>Un turno segue sempre lo stesso ordine.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pawn.&lt;/b&gt; Place one pawn of your supply on a tile that is already there.</source>
        <translation>&lt;b&gt;Pedina.&lt;/b&gt; Metti una pedina della tua riserva su una tessera già posata.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Power.&lt;/b&gt; If that tile bears a power, use it at once. You must, as long as there is any way to do it, even one that hurts you. If there is none, the power is lost.</source>
        <translation>&lt;b&gt;Potere.&lt;/b&gt; Se quella tessera porta un potere, usalo subito. Devi farlo, purché ci sia un modo, anche uno che ti danneggia. Se non c&apos;è, il potere è perso.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Add one tile from your hand to the pyramid.</source>
        <translation>&lt;b&gt;Tessera.&lt;/b&gt; Aggiungi alla piramide una tessera della tua mano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Draw a tile, as long as the pile has one.</source>
        <translation>&lt;b&gt;Pesca.&lt;/b&gt; Pesca una tessera, finché la pila ne ha.</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Gira un corridoio</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Gira una sala</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Scambia pedine</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Sposta una pedina</translation>
    </message>
    <message>
        <source>The four powers.</source>
        <translation>I quattro poteri.</translation>
    </message>
    <message>
        <source>Nobody may pass, and nobody needs to: there is always a tile free for a pawn and a place free for a tile.</source>
        <translation>Nessuno può passare, e nessuno ne ha bisogno: c&apos;è sempre una tessera libera per una pedina e un posto libero per una tessera.</translation>
    </message>
</context>
<context>
    <name>VersusLine</name>
    <message>
        <source>%1 of %2 won, %3 drawn</source>
        <translation>%1 vinte su %2, %3 patte</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 vinte su %2</translation>
    </message>
</context>
<context>
    <name>WaysToPlay</name>
    <message>
        <source>Ways to play</source>
        <translation>Modi di giocare</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>In solitario</translation>
    </message>
    <message>
        <source>One phone</source>
        <translation>Un telefono</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Ha vinto %1</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Tocca a %1</translation>
    </message>
</context>
</TS>
