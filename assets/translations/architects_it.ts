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
        <translation>Ogni partita nasce da un seme: un numero che decide l&apos;ordine delle tessere e chi comincia. Lo stesso seme dà sempre lo stesso sorteggio.</translation>
    </message>
    <message>
        <source>The seed is fixed before the first move and shown when the match is over, so anybody can play the match again and check that nothing was changed on the way.</source>
        <translation>Il seme è fissato prima della prima mossa e mostrato a partita finita: chiunque può rigiocarla e verificare che nulla sia cambiato strada facendo.</translation>
    </message>
    <message>
        <source>The Architects see what you could see in their place, and nothing else: neither your tiles nor the pile.</source>
        <translation>Gli Architetti vedono quello che vedresti tu al loro posto e nient&apos;altro: né le tue tessere né il mazzetto.</translation>
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
        <source>Your matches and settings stay on this device. Nothing is sent anywhere unless you share it or play with friends online.</source>
        <translation>Partite e impostazioni restano su questo dispositivo. Nulla viene inviato, a meno che tu non lo condivida o giochi online con gli amici.</translation>
    </message>
    <message>
        <source>JSON for Modern C++ by Niels Lohmann, under the MIT License.</source>
        <translation>JSON for Modern C++ di Niels Lohmann, con la licenza MIT.</translation>
    </message>
    <message>
        <source>The Firebase SDK by Google, under the Apache License 2.0.</source>
        <translation>L&apos;SDK Firebase di Google, con la licenza Apache 2.0.</translation>
    </message>
    <message>
        <source>The licences, in full</source>
        <translation>Le licenze per intero</translation>
    </message>
</context>
<context>
    <name>AccountScreen</name>
    <message>
        <source>Your account</source>
        <translation>Il tuo account</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>e-mail</translation>
    </message>
    <message>
        <source>Your friends see the new name.</source>
        <translation>I tuoi amici vedono il nuovo nome.</translation>
    </message>
    <message>
        <source>The account is deleted.</source>
        <translation>L&apos;account è stato eliminato.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Name that friends see</source>
        <translation>Il nome che vedono gli amici</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambia il nome</translation>
    </message>
    <message>
        <source>Your friend code</source>
        <translation>Il tuo codice amico</translation>
    </message>
    <message>
        <source>Friends use it to add you.</source>
        <translation>Gli amici lo usano per aggiungerti.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Your account is safe</source>
        <translation>Il tuo account è al sicuro</translation>
    </message>
    <message>
        <source>Only on this device</source>
        <translation>Solo su questo dispositivo</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Nessuno ha effettuato l&apos;accesso</translation>
    </message>
    <message>
        <source>Signed in by %1</source>
        <translation>Accesso tramite %1</translation>
    </message>
    <message>
        <source>If this phone is lost, so are your matches with friends.</source>
        <translation>Se perdi questo telefono, perdi anche le partite con gli amici.</translation>
    </message>
    <message>
        <source>You can play on this device without an account.</source>
        <translation>Per giocare su questo dispositivo non serve un account.</translation>
    </message>
    <message>
        <source>Link an e-mail</source>
        <translation>Collega un&apos;e-mail</translation>
    </message>
    <message>
        <source>You keep everything.</source>
        <translation>Conservi tutto.</translation>
    </message>
    <message>
        <source>Link with %1</source>
        <translation>Collega con %1</translation>
    </message>
    <message>
        <source>Sign in to an account you have</source>
        <translation>Accedi a un account che hai già</translation>
    </message>
    <message>
        <source>From another phone, for instance.</source>
        <translation>Da un altro telefono, per esempio.</translation>
    </message>
    <message>
        <source>Sign in with %1</source>
        <translation>Accedi con %1</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Delete the account</source>
        <translation>Elimina l&apos;account</translation>
    </message>
    <message>
        <source>The e-mail is linked: your account is safe.</source>
        <translation>L&apos;e-mail è collegata: il tuo account è al sicuro.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>Ciao di nuovo, %1.</translation>
    </message>
    <message>
        <source>Sign out?</source>
        <translation>Vuoi uscire?</translation>
    </message>
    <message>
        <source>Your matches with friends stay in your account and come back when you sign in again. Moves that still wait are sent first when you do. What you play alone stays on this device.</source>
        <translation>Le partite con gli amici restano nel tuo account e tornano quando accedi di nuovo. Le mosse ancora in attesa vengono allora inviate per prime. Ciò che giochi in solitario resta su questo dispositivo.</translation>
    </message>
</context>
<context>
    <name>ActActions</name>
    <message>
        <source>Choose one die first.</source>
        <translation>Prima scegli un dado.</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Ritira i dadi</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Cat ±1</source>
        <translation>Gatto ±1</translation>
    </message>
    <message>
        <source>2 for 1</source>
        <translation>2 per 1</translation>
    </message>
    <message>
        <source>Give 2 dice for 1 Fame</source>
        <translation>Dai 2 dadi per 1 punto Fama</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Tiro in corso</translation>
    </message>
    <message>
        <source>kept for later</source>
        <translation>conservata</translation>
    </message>
    <message>
        <source>1 Worker less</source>
        <translation>1 Lavoratore in meno</translation>
    </message>
    <message>
        <source>Carnelian: 1 Worker fewer</source>
        <translation>Corniola: 1 Lavoratore in meno</translation>
    </message>
</context>
<context>
    <name>ActionChapter</name>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Praying</source>
        <translation>Pregare</translation>
    </message>
    <message>
        <source>Pay the price, win the god</source>
        <translation>Paga il costo, ottieni la Divinità</translation>
    </message>
    <message>
        <source>Choose a god of the row and pay its whole price. The god is yours at once, and its power may be used in the same turn.</source>
        <translation>Scegli una Divinità della fila e paga tutto il suo costo. È subito tua, e il suo potere si può usare nello stesso turno.</translation>
    </message>
    <message>
        <source>A price is made of five things:</source>
        <translation>Un costo è fatto di cinque cose:</translation>
    </message>
    <message>
        <source>a die of exactly that value, Stone or Prayer;</source>
        <translation>un dado di quel valore esatto, Pietra o Preghiera;</translation>
    </message>
    <message>
        <source>any die;</source>
        <translation>un dado qualsiasi;</translation>
    </message>
    <message>
        <source>a &lt;b&gt;Stone&lt;/b&gt; die of exactly that value;</source>
        <translation>un dado &lt;b&gt;Pietra&lt;/b&gt; di quel valore esatto;</translation>
    </message>
    <message>
        <source>a Worker;</source>
        <translation>un Lavoratore;</translation>
    </message>
    <message>
        <source>a Cat.</source>
        <translation>un Gatto.</translation>
    </message>
    <message>
        <source>The place of the god in the row stays empty until you replace a god or your turn ends.</source>
        <translation>Il posto della Divinità nella fila resta vuoto finché non ne sostituisci una o finché non finisce il tuo turno.</translation>
    </message>
    <message>
        <source>You may pray to several gods in one turn.</source>
        <translation>In un turno puoi pregare più Divinità.</translation>
    </message>
    <message>
        <source>The row of gods</source>
        <translation>La fila delle Divinità</translation>
    </message>
    <message>
        <source>How gods come and go; replacing one</source>
        <translation>Come arrivano e come se ne vanno; sostituirne una</translation>
    </message>
    <message>
        <source>Up to three gods lie open beside the deck. New ones come in next to the deck; the others move away from it, to the right.</source>
        <translation>Accanto al mazzo ci sono al massimo tre Divinità scoperte. Le nuove entrano accanto al mazzo; le altre se ne allontanano, verso destra.</translation>
    </message>
    <message>
        <source>Replacing a god</source>
        <translation>Sostituire una Divinità</translation>
    </message>
    <message>
        <source>Return &lt;b&gt;any one die&lt;/b&gt; to the quarry and discard any god of the row. The others slide to the right, and exactly one card is drawn, even if there are more gaps.</source>
        <translation>Rimetti nella Cava &lt;b&gt;un dado qualsiasi&lt;/b&gt; e scarta una Divinità della fila. Le altre scorrono a destra e si pesca una carta sola, anche se i posti vuoti sono di più.</translation>
    </message>
    <message>
        <source>There must be a god to replace. If the deck is empty none is drawn, but one may still be discarded in this way.</source>
        <translation>Serve una Divinità da sostituire. Se il mazzo è vuoto non se ne pesca un&apos;altra, ma si può comunque mandarne via una.</translation>
    </message>
    <message>
        <source>Filling up</source>
        <translation>Il rifornimento</translation>
    </message>
    <message>
        <source>At the end of a Work turn the row slides to the right and is filled up to three.</source>
        <translation>Alla fine di un turno di Lavoro la fila scorre a destra e torna a tre carte.</translation>
    </message>
    <message>
        <source>When somebody&apos;s three Rest tiles go back, the rightmost god is discarded, the others slide, and one card is drawn.</source>
        <translation>Quando le tre tessere Riposo di qualcuno tornano al loro posto, si scarta la Divinità più a destra, le altre scorrono e si pesca una carta.</translation>
    </message>
    <message>
        <source>When the deck is empty the row grows shorter. The last card drawn brings the end.</source>
        <translation>Quando il mazzo è vuoto la fila si accorcia. L&apos;ultima carta pescata porta alla fine.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Costruire</translation>
    </message>
    <message>
        <source>What a build costs and brings</source>
        <translation>Che cosa costa e che cosa porta costruire</translation>
    </message>
    <message>
        <source>Put a &lt;b&gt;Stone die&lt;/b&gt; that you rolled on a pyramid: on a free space of the ground, or on top of &lt;b&gt;four dice in a square&lt;/b&gt;. The level below need not be complete. The die stays there for good.</source>
        <translation>Metti un &lt;b&gt;dado Pietra&lt;/b&gt; che hai tirato su una piramide: su uno spazio libero della base, o sopra &lt;b&gt;quattro dadi in quadrato&lt;/b&gt;. Non occorre che il livello sotto sia completo. Il dado resta lì per sempre.</translation>
    </message>
    <message>
        <source>Where a 5 may be built: the last space of the ground, and on three squares of four.</source>
        <translation>Dove si può costruire un 5: nell&apos;ultimo spazio della base e su tre quadrati da quattro.</translation>
    </message>
    <message>
        <source>The value of the die says how many Workers you discard:</source>
        <translation>Il valore del dado dice quanti Lavoratori scarti:</translation>
    </message>
    <message>
        <source>1 Worker</source>
        <translation>1 Lavoratore</translation>
    </message>
    <message>
        <source>2 Workers</source>
        <translation>2 Lavoratori</translation>
    </message>
    <message>
        <source>3 Workers</source>
        <translation>3 Lavoratori</translation>
    </message>
    <message>
        <source>You gain the value of the die as Fame at once. Higher places take more Workers and bring more Fame:</source>
        <translation>Ottieni subito Fama pari al valore del dado. I posti più alti chiedono più Lavoratori e danno più Fama:</translation>
    </message>
    <message>
        <source>Cheops, ground</source>
        <translation>Cheops, base</translation>
    </message>
    <message>
        <source>Cheops, second level</source>
        <translation>Cheops, secondo livello</translation>
    </message>
    <message>
        <source>+1 Worker, +2 Fame</source>
        <translation>+1 Lavoratore, +2 punti Fama</translation>
    </message>
    <message>
        <source>Cheops, top</source>
        <translation>Cheops, in cima</translation>
    </message>
    <message>
        <source>+2 Workers, +4 Fame</source>
        <translation>+2 Lavoratori, +4 punti Fama</translation>
    </message>
    <message>
        <source>Chephren, ground</source>
        <translation>Chephren, base</translation>
    </message>
    <message>
        <source>Chephren, top</source>
        <translation>Chephren, in cima</translation>
    </message>
    <message>
        <source>Mykerinos</source>
        <translation>Mykerinos</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>A 5 on the second level of Cheops takes 2 + 1 = 3 Workers.</source>
        <translation>Un 5 al secondo livello di Cheops chiede 2 + 1 = 3 Lavoratori.</translation>
    </message>
    <message>
        <source>The value of the die</source>
        <translation>Il valore del dado</translation>
    </message>
    <message>
        <source>The second level</source>
        <translation>Il secondo livello</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>1 Fame for two dice; what Fame can and cannot do</source>
        <translation>Due dadi per 1 punto Fama; che cosa si può fare e che cosa no con la Fama</translation>
    </message>
    <message>
        <source>In your Work turn you may return &lt;b&gt;any two dice&lt;/b&gt; to the quarry and gain &lt;b&gt;1 Fame&lt;/b&gt;, as often as you like. A die of the Triad may be one of them.</source>
        <translation>Nel tuo turno di Lavoro puoi rimettere nella Cava &lt;b&gt;due dadi qualsiasi&lt;/b&gt; e ottenere &lt;b&gt;1 punto Fama&lt;/b&gt;, quante volte vuoi. Uno dei due può essere un dado della Triade.</translation>
    </message>
    <message>
        <source>Fame never falls below 0: a tile that costs more Fame than you have cannot be taken.</source>
        <translation>La Fama non scende mai sotto 0: una tessera che costa più Fama di quanta ne hai non si può prendere.</translation>
    </message>
    <message>
        <source>There is no upper limit.</source>
        <translation>Non c&apos;è un limite massimo.</translation>
    </message>
    <message>
        <source>Using gods</source>
        <translation>Usare le Divinità</translation>
    </message>
    <message>
        <source>When their powers act</source>
        <translation>Quando agiscono i loro poteri</translation>
    </message>
    <message>
        <source>A god may be used from the moment you have it, in your own turn only. There are five kinds:</source>
        <translation>Una Divinità si può usare dal momento in cui l&apos;hai, solo nel tuo turno. Ce ne sono di cinque tipi:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Always, in your Work turn.&lt;/b&gt; Anubis, Bastet, Serket, Seshat and Thoth act by themselves.</source>
        <translation>&lt;b&gt;Sempre, nel tuo turno di Lavoro.&lt;/b&gt; Anubis, Bastet, Serket, Seshat e Thoth agiscono da sole.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Any number of times.&lt;/b&gt; Khepri, as long as you can pay.</source>
        <translation>&lt;b&gt;Quante volte vuoi.&lt;/b&gt; Khepri, finché puoi pagare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Once in your Rest turn.&lt;/b&gt; Bes and Hapy.</source>
        <translation>&lt;b&gt;Una volta nel tuo turno di Riposo.&lt;/b&gt; Bes e Hapy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At the end.&lt;/b&gt; The Ennead and Hathor have no power, only Fame.</source>
        <translation>&lt;b&gt;Alla fine.&lt;/b&gt; L&apos;Enneade e Hathor non hanno poteri, solo Fama.</translation>
    </message>
    <message>
        <source>Whatever a power takes is paid first: dice go to the quarry, Workers and Cats to the supply. So a full board is no hindrance to a power that takes resources and gives others.</source>
        <translation>Ciò che un potere chiede si paga prima: i dadi vanno nella Cava, Lavoratori e Gatti nella riserva. Così una plancia piena non ostacola un potere che toglie risorse e ne dà altre.</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Il culto</translation>
    </message>
    <message>
        <source>More gods than Workers and Cats: one goes</source>
        <translation>Più Divinità che Lavoratori e Gatti: una se ne va</translation>
    </message>
    <message>
        <source>At the end of each Work turn count your gods, the whole Ennead as one, and the Workers and Cats on your board. If the gods are more, you must discard &lt;b&gt;one god&lt;/b&gt; of your choice: only one, however large the difference.</source>
        <translation>Alla fine di ogni turno di Lavoro conta le tue Divinità, tutta l&apos;Enneade come una sola, e i Lavoratori e i Gatti sulla tua plancia. Se le Divinità sono di più, devi scartare &lt;b&gt;una Divinità&lt;/b&gt; a tua scelta: una sola, per quanto grande sia la differenza.</translation>
    </message>
    <message>
        <source>Ra, Thoth and two gods of the Ennead</source>
        <translation>Ra, Thoth e due Divinità dell&apos;Enneade</translation>
    </message>
    <message>
        <source>1 Worker and 1 Cat</source>
        <translation>1 Lavoratore e 1 Gatto</translation>
    </message>
    <message>
        <source>3 gods, 2 resources: one god must go</source>
        <translation>3 Divinità, 2 risorse: una Divinità deve andarsene</translation>
    </message>
    <message>
        <source>Anubis lets you keep three gods more. He is counted himself.</source>
        <translation>Anubis ti lascia tenere tre Divinità in più. Anche lui si conta.</translation>
    </message>
    <message>
        <source>To give up the Ennead is to give up all of it.</source>
        <translation>Rinunciare all&apos;Enneade vuol dire rinunciare a tutta.</translation>
    </message>
    <message>
        <source>A god that Amethyst lends is not counted and cannot be discarded. Hathor counts as one.</source>
        <translation>Una Divinità prestata dall&apos;Ametista non si conta e non si può scartare. Hathor conta come una.</translation>
    </message>
    <message>
        <source>Bastet changes nothing here, and Stone dice do not count: by now they lie in the quarry.</source>
        <translation>Bastet qui non cambia nulla, e i dadi Pietra non contano: ormai sono nella Cava.</translation>
    </message>
    <message>
        <source>In a Rest turn there is no upkeep, except in the Work turn that a tile may give.</source>
        <translation>In un turno di Riposo il culto non c&apos;è, tranne nel turno di Lavoro che una tessera può dare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cheops&lt;/b&gt; has three levels of 9, 4 and 1 places; &lt;b&gt;Chephren&lt;/b&gt;, with three players or four, has 4 and 1; &lt;b&gt;Mykerinos&lt;/b&gt;, with four players, is a single place. That makes 14, 19 or 20 places, for as many Stone dice.</source>
        <translation>&lt;b&gt;Cheops&lt;/b&gt; ha tre livelli di 9, 4 e 1 posti; &lt;b&gt;Chephren&lt;/b&gt;, in tre o in quattro, ne ha 4 e 1; &lt;b&gt;Mykerinos&lt;/b&gt;, in quattro, è un posto solo. In tutto 14, 19 o 20 posti, per altrettanti dadi Pietra.</translation>
    </message>
    <message>
        <source>Before: Isis and Ra; a third place is empty.</source>
        <translation>Prima: Isis e Ra; un terzo posto è vuoto.</translation>
    </message>
    <message>
        <source>After replacing Ra: Isis has slid to the right, Maat is new. The third place waits until the end of the turn.</source>
        <translation>Ra sostituito: Isis è scorsa a destra, Maat è nuova. Il terzo posto aspetta la fine del turno.</translation>
    </message>
    <message>
        <source>once, at work</source>
        <translation>una volta, al lavoro</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>once, at rest</source>
        <translation>una volta, a riposo</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>alla fine</translation>
    </message>
    <message>
        <source>The colour of a shrine says when its god acts. Khepri has the colour of those who act once, but acts as often as you can pay.</source>
        <translation>Il colore del tempietto dice quando agisce la Divinità. Khepri ha il colore di quelle che agiscono una volta, ma agisce ogni volta che puoi pagare.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Once in your Work turn.&lt;/b&gt; Most gods. Used ones are ready again at the end of the turn, or by Ptah before. A god of the Triad is called while you pay.</source>
        <translation>&lt;b&gt;Una volta nel tuo turno di Lavoro.&lt;/b&gt; Quasi tutte. Quelle usate tornano pronte alla fine del turno, o prima grazie a Ptah. Una Divinità della Triade si invoca mentre paghi.</translation>
    </message>
</context>
<context>
    <name>AloneMenu</name>
    <message>
        <source>Begin again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>The same match from its first move.</source>
        <translation>La stessa partita dalla prima mossa.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>La partita finisce qui.</translation>
    </message>
    <message>
        <source>The match ends here, and counts as lost.</source>
        <translation>La partita finisce qui e vale come persa.</translation>
    </message>
    <message>
        <source>The match as it stands ends without a result.</source>
        <translation>La partita in corso finisce senza risultato.</translation>
    </message>
    <message>
        <source>With other luck</source>
        <translation>Con altra fortuna</translation>
    </message>
    <message>
        <source>With the same luck</source>
        <translation>Con la stessa fortuna</translation>
    </message>
    <message>
        <source>What is drawn and rolled comes as before. That is practice: it does not count in your statistics.</source>
        <translation>Carte e dadi vengono come prima. È una partita di allenamento: non conta nelle tue statistiche.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Vuoi abbandonare?</translation>
    </message>
    <message>
        <source>The match ends here for good.</source>
        <translation>La partita finisce qui, per sempre.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>AlwaysChapter</name>
    <message>
        <source>Nile cards: always</source>
        <translation>Carte Nilo: sempre</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Eleven powers that last</source>
        <translation>Undici poteri che durano</translation>
    </message>
    <message>
        <source>These cards lie open before their owner and work to the end of the match. What they allow is always a choice, never a duty.</source>
        <translation>Queste carte stanno scoperte davanti a chi le possiede e valgono fino alla fine della partita. Ciò che permettono è sempre una scelta, mai un obbligo.</translation>
    </message>
    <message>
        <source>“Once a round” means once in each of the five rounds.</source>
        <translation>«Una volta per giro» vuol dire una volta in ognuno dei cinque giri.</translation>
    </message>
    <message>
        <source>Where such a card has to be used by itself, that can be done at any of your decisions; tap your cards to do so.</source>
        <translation>Dove una carta così si usa da sola, puoi farlo a ogni tua decisione: per farlo apri le tue carte.</translation>
    </message>
    <message>
        <source>Fields and quarries last too, but Sphinx cards that ask for “always” cards do not mean them.</source>
        <translation>Anche campi e cave durano, ma le carte Sfinge che chiedono carte «sempre» non li contano.</translation>
    </message>
    <message>
        <source>You need a ship at Abydos, and a worker must work there.</source>
        <translation>Ti serve una nave ad Abydos, e un lavoratore deve lavorare lì.</translation>
    </message>
    <message>
        <source>More than five cards cannot be looked at: the two free ones are among them.</source>
        <translation>Non si possono guardare più di cinque carte: le due gratuite sono comprese.</translation>
    </message>
    <message>
        <source>At least one stone is paid, and you must be as strong as what you pay.</source>
        <translation>Si paga almeno una pietra, e la tua forza deve bastare per ciò che paghi.</translation>
    </message>
    <message>
        <source>Cards you look at</source>
        <translation>Carte che guardi</translation>
    </message>
    <message>
        <source>Stones, and strength needed</source>
        <translation>Pietre, e forza richiesta</translation>
    </message>
    <message>
        <source>Choose the field at any of your decisions. It may be one that you take later.</source>
        <translation>Scegli il campo a una qualsiasi delle tue decisioni. Può essere uno che prendi più tardi.</translation>
    </message>
    <message>
        <source>Once laid on a field, the card stays there for good.</source>
        <translation>Una volta posata su un campo, la carta resta lì per sempre.</translation>
    </message>
    <message>
        <source>What a red field brought at once does not come again.</source>
        <translation>Ciò che un campo rosso ha dato subito non torna una seconda volta.</translation>
    </message>
    <message>
        <source>Sphinx cards that compare fields go by the printed colour; those that count “always” cards count this one.</source>
        <translation>Le carte Sfinge che confrontano i campi guardano il colore stampato; quelle che contano le carte «sempre» contano anche questa.</translation>
    </message>
    <message>
        <source>Only in your own feeding, and only for grain that is really missing: as many stones as you like, up to that.</source>
        <translation>Solo quando nutri i tuoi lavoratori, e solo per il grano che manca davvero: fino a quel limite, quante pietre vuoi.</translation>
    </message>
    <message>
        <source>It can be mixed with cards that give grain.</source>
        <translation>Si può combinare con le carte che danno grano.</translation>
    </message>
    <message>
        <source>As often as you like, in every round.</source>
        <translation>Tutte le volte che vuoi, in ogni giro.</translation>
    </message>
    <message>
        <source>You still go downstream. So it is never the camp of your own last ship, unless you may go upstream with this ship.</source>
        <translation>Si va comunque verso valle. Quindi non è mai il campo di lavoro della tua ultima nave, a meno che con questa nave tu non possa risalire a monte.</translation>
    </message>
    <message>
        <source>Not at Heliopolis, not at a card, not at a site.</source>
        <translation>Non a Heliopolis, non presso una carta, non in un sito.</translation>
    </message>
    <message>
        <source>At any of your decisions: also after the feeding, when the new strength does not eat any more in this round.</source>
        <translation>A ogni tua decisione: anche dopo aver nutrito i lavoratori, quando la nuova forza in questo giro non mangia più.</translation>
    </message>
    <message>
        <source>Any of the four workers, up to strength 9. The strength stays.</source>
        <translation>Uno qualsiasi dei quattro lavoratori, fino a forza 9. La forza rimane.</translation>
    </message>
    <message>
        <source>For one ship in each round. It goes to any bend above your last ship where a ship could go otherwise.</source>
        <translation>Per una nave in ogni giro. Va in una qualsiasi ansa a monte della tua ultima nave dove una nave potrebbe comunque andare.</translation>
    </message>
    <message>
        <source>Your next ships count from there: the whole river below it is open to you again.</source>
        <translation>Le tue navi successive contano da lì: tutto il fiume a valle ti è di nuovo aperto.</translation>
    </message>
    <message>
        <source>In every round, the one in which you got it and the fifth included.</source>
        <translation>In ogni giro, compresi quello in cui l&apos;hai ottenuta e il quinto.</translation>
    </message>
    <message>
        <source>The turn tiles have been given out before: points that the card brings do not change them.</source>
        <translation>Le tessere Turno sono già state distribuite: i punti che la carta porta non le cambiano.</translation>
    </message>
    <message>
        <source>What works at once is done at once.</source>
        <translation>Ciò che vale subito si risolve subito.</translation>
    </message>
    <message>
        <source>By the revision of 2010 you take it right after the sailing instead.</source>
        <translation>Con la revisione del 2010, invece, la prendi subito dopo la navigazione.</translation>
    </message>
    <message>
        <source>At each site where you have a ship you are asked before anybody builds, whether the ship has a place or waits in reserve. Nobody needs to give up for it.</source>
        <translation>In ogni sito in cui hai una nave ti viene chiesto prima che qualcuno costruisca, sia che la nave abbia un posto sia che aspetti in riserva. Non serve che qualcuno rinunci.</translation>
    </message>
    <message>
        <source>Your place counts as used, not as given up. The others keep their order.</source>
        <translation>Il tuo posto conta come usato, non come rinuncia. Gli altri mantengono il loro ordine.</translation>
    </message>
    <message>
        <source>If you do not want to, your ship builds in its turn.</source>
        <translation>Se non vuoi, la tua nave costruisce quando tocca a lei.</translation>
    </message>
    <message>
        <source>It works as the same card of the first rounds does. Both may be laid on one red field: then it is green.</source>
        <translation>Funziona come la stessa carta dei primi giri. Si possono posare entrambe su un campo rosso: allora è verde.</translation>
    </message>
    <message>
        <source>Even without a tomb of your own: a sum of 8 brings 2 points.</source>
        <translation>Anche senza nemmeno una tomba: una somma di 8 porta 2 punti.</translation>
    </message>
    <message>
        <source>Sphinx cards that count your stones in the tombs do not ask for it; those that count “always” cards do.</source>
        <translation>Le carte Sfinge che contano le tue pietre nelle tombe non la considerano; quelle che contano le carte «sempre» sì.</translation>
    </message>
    <message>
        <source>A sum of 1 to 10</source>
        <translation>Somma da 1 a 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>Da 11 a 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 o più</translation>
    </message>
    <message>
        <source>Only a card that still lies on the river can be taken. Of two equal ones it is the one further upstream.</source>
        <translation>Si può prendere solo una carta che è ancora sul fiume. Di due uguali, quella più a monte.</translation>
    </message>
</context>
<context>
    <name>AnimalPage</name>
    <message>
        <source>The pillar of this animal: number %1 from the left.</source>
        <translation>La colonna di questo animale: la numero %1 da sinistra.</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>In alto</translation>
    </message>
    <message>
        <source>Seven cards show this animal on top. On four of them it looks right, on three left.</source>
        <translation>Sette carte mostrano questo animale in alto. In quattro guarda a destra, in tre a sinistra.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>In basso</translation>
    </message>
    <message>
        <source>Seven cards show this animal below. On three of them it looks right, on four left. One card shows it twice, so there are thirteen cards in all.</source>
        <translation>Sette carte mostrano questo animale in basso. In tre guarda a destra, in quattro a sinistra. Una carta lo mostra due volte: in tutto sono tredici carte.</translation>
    </message>
    <message>
        <source>Curses of this animal</source>
        <translation>Maledizioni di questo animale</translation>
    </message>
    <message numerus="yes">
        <source>%n curse(s) name this animal.</source>
        <translation>
            <numerusform>%n maledizione nomina questo animale.</numerusform>
            <numerusform>%n maledizioni nominano questo animale.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnimalsChapter</name>
    <message>
        <source>Each animal</source>
        <translation>Animale per animale</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Cammello</translation>
    </message>
    <message>
        <source>The hump, and a red saddle cloth</source>
        <translation>La gobba e una gualdrappa rossa</translation>
    </message>
    <message>
        <source>You know the camel by its &lt;b&gt;hump&lt;/b&gt; and the red cloth on it, and by its long neck.</source>
        <translation>Il cammello si riconosce dalla &lt;b&gt;gobba&lt;/b&gt;, dalla gualdrappa rossa e dal lungo collo.</translation>
    </message>
    <message>
        <source>Mule</source>
        <translation>Mulo</translation>
    </message>
    <message>
        <source>Long ears, and a load on its back</source>
        <translation>Orecchie lunghe e un carico sul dorso</translation>
    </message>
    <message>
        <source>You know the mule by its &lt;b&gt;long ears&lt;/b&gt;, its grey coat and the pale load on its back.</source>
        <translation>Il mulo si riconosce dalle &lt;b&gt;orecchie lunghe&lt;/b&gt;, dal manto grigio e dal carico chiaro sul dorso.</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpente</translation>
    </message>
    <message>
        <source>Upright, with a broad hood</source>
        <translation>Eretto, con un largo cappuccio</translation>
    </message>
    <message>
        <source>You know the snake by its raised head, its &lt;b&gt;broad hood&lt;/b&gt; and its green coils. The snake on the back of a curse is none of these: it makes no pairs.</source>
        <translation>Il serpente si riconosce dalla testa alzata, dal &lt;b&gt;largo cappuccio&lt;/b&gt; e dalle spire verdi. Il serpente sul dorso di una maledizione non c&apos;entra: non forma coppie.</translation>
    </message>
    <message>
        <source>Hippo</source>
        <translation>Ippopotamo</translation>
    </message>
    <message>
        <source>Blue, with river plants on its side</source>
        <translation>Azzurro, con piante di fiume sul fianco</translation>
    </message>
    <message>
        <source>You know the hippo by its &lt;b&gt;square snout&lt;/b&gt; and the river plants painted on its blue side.</source>
        <translation>L&apos;ippopotamo si riconosce dal &lt;b&gt;muso squadrato&lt;/b&gt; e dalle piante di fiume dipinte sul fianco azzurro.</translation>
    </message>
    <message>
        <source>Crocodile</source>
        <translation>Coccodrillo</translation>
    </message>
    <message>
        <source>A toothed back and a raised tail</source>
        <translation>Dorso dentellato e coda alzata</translation>
    </message>
    <message>
        <source>You know the crocodile by its flat body, its &lt;b&gt;jagged back&lt;/b&gt; and its raised tail.</source>
        <translation>Il coccodrillo si riconosce dal corpo piatto, dal &lt;b&gt;dorso dentellato&lt;/b&gt; e dalla coda alzata.</translation>
    </message>
    <message>
        <source>Ibis</source>
        <translation>Ibis</translation>
    </message>
    <message>
        <source>White, with a curved bill</source>
        <translation>Bianco, con il becco ricurvo</translation>
    </message>
    <message>
        <source>You know the ibis by its &lt;b&gt;long curved bill&lt;/b&gt;, its dark head and its white feathers.</source>
        <translation>L&apos;ibis si riconosce dal &lt;b&gt;lungo becco ricurvo&lt;/b&gt;, dalla testa scura e dalle piume bianche.</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Sitting upright, with a golden collar</source>
        <translation>Seduto dritto, con un collare d&apos;oro</translation>
    </message>
    <message>
        <source>You know the cat because it &lt;b&gt;sits upright&lt;/b&gt; and wears a golden collar.</source>
        <translation>Il gatto si riconosce perché &lt;b&gt;sta seduto dritto&lt;/b&gt; e porta un collare d&apos;oro.</translation>
    </message>
</context>
<context>
    <name>AnkhPage</name>
    <message>
        <source>The ankh</source>
        <translation>L&apos;Ankh</translation>
    </message>
    <message>
        <source>Counts by the square</source>
        <translation>Vale al quadrato</translation>
    </message>
    <message>
        <source>There are six ankhs: three rooms and three corridors.</source>
        <translation>Le Ankh sono sei: tre sale e tre corridoi.</translation>
    </message>
    <message>
        <source>At the end each player counts the ankh tiles on which pawns of theirs stand, in the whole pyramid, and scores that number &lt;b&gt;times itself&lt;/b&gt;.</source>
        <translation>Alla fine ognuno conta in tutta la piramide le tessere Ankh occupate dalle proprie pedine e segna quel numero &lt;b&gt;moltiplicato per sé stesso&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One ankh</source>
        <translation>Una Ankh</translation>
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
        <translation>Non importa di chi sia il sotterraneo. Conta anche una tessera Ankh isolata.</translation>
    </message>
    <message>
        <source>Ankhs in a cursed network do not count.</source>
        <translation>Le Ankh di un sotterraneo maledetto non contano.</translation>
    </message>
    <message>
        <source>They are never doubled. The Pharaoh, like any pawn, holds one.</source>
        <translation>Non raddoppiano mai, e il Faraone ne occupa una come ogni altra pedina.</translation>
    </message>
</context>
<context>
    <name>ApartRow</name>
    <message>
        <source>Level 1</source>
        <translation>Livello 1</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Livello 2</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Cima</translation>
    </message>
    <message numerus="yes">
        <source>%1, level by level: %n pair(s) of the projects</source>
        <translation>
            <numerusform>%1, livello per livello: %n coppia dei progetti</numerusform>
            <numerusform>%1, livello per livello: %n coppie dei progetti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
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
        <source>Patient and exact; seldom misses an opening.</source>
        <translation>Paziente e preciso; raramente si lascia sfuggire un varco.</translation>
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
    <message numerus="yes">
        <source>Won: %1 of %n match(es)</source>
        <translation>
            <numerusform>Vinte: %1 su %n</numerusform>
            <numerusform>Vinte: %1 su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Non ancora incontrato</translation>
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
            <numerusform>%1, Grande Architetto, %n punto Fama. %2</numerusform>
            <numerusform>%1, Grande Architetto, %n punti Fama. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Architect</source>
        <translation>Grande Architetto</translation>
    </message>
</context>
<context>
    <name>ArchitectPlace</name>
    <message numerus="yes">
        <source>Cheops, %n die(dice) built</source>
        <translation>
            <numerusform>Cheops, %n dado costruito</numerusform>
            <numerusform>Cheops, %n dadi costruiti</numerusform>
        </translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Tessere Riposo</translation>
    </message>
    <message>
        <source>His projects</source>
        <translation>I suoi progetti</translation>
    </message>
</context>
<context>
    <name>ArchitectRow</name>
    <message>
        <source>%1, level %2 of 4</source>
        <translation>%1, livello %2 di 4</translation>
    </message>
    <message>
        <source>%1, level %2 of 4, chosen %3 times</source>
        <translation>%1, livello %2 di 4, scelto %3 volte</translation>
    </message>
    <message>
        <source>One more %1</source>
        <translation>Un altro %1</translation>
    </message>
</context>
<context>
    <name>ArchitectSheet</name>
    <message>
        <source>His board</source>
        <translation>La sua plancia</translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Tessere Riposo</translation>
    </message>
    <message>
        <source>Space %1: %2</source>
        <translation>Spazio %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Space %1: free, %n Fame for the next tile</source>
        <translation>
            <numerusform>Spazio %1: libero, %n punto Fama per la prossima tessera</numerusform>
            <numerusform>Spazio %1: libero, %n punti Fama per la prossima tessera</numerusform>
        </translation>
    </message>
    <message>
        <source>Gods he has taken</source>
        <translation>Divinità che ha preso</translation>
    </message>
    <message>
        <source>None yet. They give him no power, only Fame at the end.</source>
        <translation>Ancora nessuna. Non gli danno poteri, solo Fama alla fine.</translation>
    </message>
    <message>
        <source>His projects</source>
        <translation>I suoi progetti</translation>
    </message>
</context>
<context>
    <name>ArchitectSteps</name>
    <message>
        <source>His turn, step by step</source>
        <translation>Il suo turno, passo per passo</translation>
    </message>
</context>
<context>
    <name>ArchitectTurn</name>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Il turno di %1</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) come back: you say where they lie.</source>
        <translation>
            <numerusform>Torna una tessera: scegli tu dove va.</numerusform>
            <numerusform>Tornano %n tessere: scegli tu dove vanno.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 continua.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Al risultato</translation>
    </message>
    <message>
        <source>Place the tiles</source>
        <translation>Disponi le tessere</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>What he can do</source>
        <translation>Che cosa sa fare</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
</context>
<context>
    <name>AtOnceChapter</name>
    <message>
        <source>Nile cards: at once</source>
        <translation>Carte Nilo: subito</translation>
    </message>
    <message>
        <source>Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 2 points.</source>
        <translation>Ogni passo conta da solo: se finisce sull&apos;ultima casella, o se andrebbe oltre, porta 2 punti.</translation>
    </message>
    <message>
        <source>From square 3</source>
        <translation>Dalla casella 3</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 punti</translation>
    </message>
    <message>
        <source>From square 4</source>
        <translation>Dalla casella 4</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 punti</translation>
    </message>
    <message>
        <source>From square 5</source>
        <translation>Dalla casella 5</translation>
    </message>
    <message>
        <source>Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 3 stones.</source>
        <translation>Ogni passo conta da solo: se finisce sull&apos;ultima casella, o se andrebbe oltre, porta 3 pietre.</translation>
    </message>
    <message>
        <source>3 stones</source>
        <translation>3 pietre</translation>
    </message>
    <message>
        <source>6 stones</source>
        <translation>6 pietre</translation>
    </message>
    <message>
        <source>Counted are the stones that lie there when you take the card: what you build later in the fifth round comes too late.</source>
        <translation>Contano le pietre presenti quando prendi la carta: ciò che costruisci più tardi nel quinto giro arriva troppo tardi.</translation>
    </message>
    <message>
        <source>All points are one move on the score track.</source>
        <translation>Tutti i punti sono un solo spostamento sul segnapunti.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Nine cards that work when they are taken</source>
        <translation>Nove carte che valgono quando si prendono</translation>
    </message>
    <message>
        <source>Such a card is resolved when you take it, then it leaves the game. You cannot decline what it brings; but what is not possible is left out, and you may take the card all the same.</source>
        <translation>Una carta così si risolve quando la prendi, poi esce dal gioco. Non puoi rifiutare ciò che porta; ma ciò che non è possibile si tralascia, e puoi prendere la carta lo stesso.</translation>
    </message>
    <message>
        <source>A worker at 9 stays at 9.</source>
        <translation>Un lavoratore a 9 resta a 9.</translation>
    </message>
    <message>
        <source>In the tombs your stones are counted, not the values of the tiles.</source>
        <translation>Nelle tombe contano le tue pietre, non i valori delle tessere.</translation>
    </message>
    <message>
        <source>Any of the four can be chosen, the foreman too. A worker at 9 cannot; if all are at 9 the strength is lost.</source>
        <translation>Si può scegliere uno qualsiasi dei quattro, anche il caposquadra. Un lavoratore a 9 no; se sono tutti a 9 la forza va persa.</translation>
    </message>
    <message>
        <source>A worker at 9 stays at 9. The foreman is not among them.</source>
        <translation>Un lavoratore a 9 resta a 9. Il caposquadra non è tra questi.</translation>
    </message>
</context>
<context>
    <name>AtTheTable</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Colours, holding, undoing, hints</source>
        <translation>Colori, tenere premuto, annullare, consigli</translation>
    </message>
    <message>
        <source>Every seat has a colour and a sign. The first seat is lapis, the second carnelian, the third turquoise, the fourth ochre. In the pictures of the rules these are the names of the players.</source>
        <translation>Ogni posto ha un colore e un simbolo. Il primo è lapislazzuli, il secondo corniola, il terzo turchese, il quarto ocra. Nelle figure delle regole questi sono i nomi dei giocatori.</translation>
    </message>
    <message>
        <source>The seats, from the first to the fourth.</source>
        <translation>I posti, dal primo al quarto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hold&lt;/b&gt; a card, a tile or a place: its page of the rules opens. What only you may see is shown while you hold it.</source>
        <translation>&lt;b&gt;Tieni premuta&lt;/b&gt; una carta, una tessera o un posto: si apre la sua pagina delle regole. Ciò che solo tu puoi vedere si mostra finché tieni premuto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag&lt;/b&gt; a piece to where it should go, or tap it and then the place.</source>
        <translation>&lt;b&gt;Trascina&lt;/b&gt; un pezzo dove deve andare, o toccalo e poi tocca il posto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes back your last move, as long as nothing new has been seen since: no die rolled, no card turned up, and nobody else has moved.</source>
        <translation>&lt;b&gt;Indietro&lt;/b&gt; annulla la tua ultima mossa, finché non si è visto nulla di nuovo: nessun dado tirato, nessuna carta scoperta, e nessun altro ha mosso.</translation>
    </message>
    <message>
        <source>A move that is not allowed is &lt;b&gt;refused&lt;/b&gt;: a line says what is wrong and what to do instead, and “Rule” opens the page that explains it.</source>
        <translation>Una mossa non permessa viene &lt;b&gt;rifiutata&lt;/b&gt;: una riga dice che cosa non va e che cosa fare, e «Regola» apre la pagina che lo spiega.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hint&lt;/b&gt;: an Architect shows what he would do in your place, and why. He knows no more than you do.</source>
        <translation>&lt;b&gt;Consiglio&lt;/b&gt;: un Architetto mostra che cosa farebbe al tuo posto, e perché. Non ne sa più di te.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Architects&lt;/b&gt; are the players that the app plays. &lt;b&gt;Great Architect&lt;/b&gt; is what a winner is called, and the rival of a match played alone.</source>
        <translation>Gli &lt;b&gt;Architetti&lt;/b&gt; sono i giocatori mossi dall&apos;app. &lt;b&gt;Grande Architetto&lt;/b&gt; è il titolo di chi vince, e il rivale di una partita in solitario.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alone&lt;/b&gt; against Architects, Undo goes on behind their answer, once you have said so. From then on the match is practice and does not count in your statistics.</source>
        <translation>&lt;b&gt;Da solo&lt;/b&gt; contro gli Architetti, Indietro va anche oltre la loro risposta, se lo confermi. Da quel momento la partita è di allenamento e non conta nelle tue statistiche.</translation>
    </message>
</context>
<context>
    <name>BeginChoice</name>
    <message>
        <source>Work</source>
        <translation>Lavoro</translation>
    </message>
    <message>
        <source>take dice and roll</source>
        <translation>prendi i dadi e tira</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>prendi una tessera</translation>
    </message>
</context>
<context>
    <name>BendPage</name>
    <message>
        <source>The first bend of the Nile; below it lies %1.</source>
        <translation>La prima ansa del Nilo; più a valle c&apos;è %1.</translation>
    </message>
    <message>
        <source>The last bend of the Nile; above it lies %1.</source>
        <translation>L&apos;ultima ansa del Nilo; più a monte c&apos;è %1.</translation>
    </message>
    <message>
        <source>Bend %1 of the Nile, between %2 and %3.</source>
        <translation>Ansa %1 del Nilo, tra %2 e %3.</translation>
    </message>
    <message>
        <source>In every round another Nile card lies here. The player who places a ship here takes it.</source>
        <translation>In ogni giro qui c&apos;è un&apos;altra carta Nilo. Chi mette qui una nave la prende.</translation>
    </message>
</context>
<context>
    <name>BendSheet</name>
    <message>
        <source>Send a ship here</source>
        <translation>Manda qui una nave</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Nelle regole</translation>
    </message>
</context>
<context>
    <name>BendsChapter</name>
    <message>
        <source>Each bend of the Nile</source>
        <translation>Ogni ansa del Nilo</translation>
    </message>
    <message>
        <source>The first card of a round is laid here. The player who begins here has the whole river before them.</source>
        <translation>Qui si mette la prima carta del giro. Chi comincia da qui ha davanti a sé tutto il fiume.</translation>
    </message>
    <message>
        <source>Both steps must be made. A step on the last square of a track brings its reward once more.</source>
        <translation>Entrambi i passi sono obbligatori. Un passo sull&apos;ultima casella di un tracciato ne porta ancora una volta la ricompensa.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is two steps on each track.</source>
        <translation>Con la carta che fa lavorare due volte un campo di lavoro sono due passi su ogni tracciato.</translation>
    </message>
    <message>
        <source>These two grow stronger whether you want it or not, and want more grain in this very round.</source>
        <translation>Questi due diventano più forti che tu lo voglia o no, e chiedono più grano già in questo giro.</translation>
    </message>
    <message>
        <source>Of the three sites this one builds first: here the choice of workers is still free.</source>
        <translation>Dei tre siti è il primo in cui si costruisce: qui la scelta dei lavoratori è ancora libera.</translation>
    </message>
    <message>
        <source>The strength must be taken, the flood may be left as it is.</source>
        <translation>La forza va presa, la piena si può lasciare com&apos;è.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is 2 strength and up to two steps of the flood.</source>
        <translation>Con la carta che fa lavorare due volte un campo di lavoro sono 2 punti Forza e fino a due passi della piena.</translation>
    </message>
    <message>
        <source>After each action here your marker goes one step on a track: quarry or market, as you choose.</source>
        <translation>Dopo ogni azione qui, il tuo segnalino fa un passo su un tracciato: cava o mercato, a tua scelta.</translation>
    </message>
    <message>
        <source>Here you may build on the obelisk and take tombs in one action.</source>
        <translation>Qui, in una sola azione, puoi costruire l&apos;obelisco e prendere tombe.</translation>
    </message>
    <message>
        <source>Any of the four can be chosen, the foreman too, if not at 9 already.</source>
        <translation>Si può scegliere uno qualsiasi dei quattro, anche il caposquadra, se non è già a 9.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is four stones, and 2 strength, for the same worker or for two.</source>
        <translation>Con la carta che fa lavorare due volte un campo di lavoro sono quattro pietre e 2 punti Forza, per lo stesso lavoratore o per due.</translation>
    </message>
    <message>
        <source>Here you may build on the pyramid and on the temple in one action.</source>
        <translation>Qui, in una sola azione, puoi costruire la piramide e il tempio.</translation>
    </message>
    <message>
        <source>It is the last site to build: keep a worker, and stones.</source>
        <translation>È l&apos;ultimo sito in cui si costruisce: tieni da parte un lavoratore e delle pietre.</translation>
    </message>
    <message>
        <source>It works as Passalon does, but only for one ship and only once: the cards for a taken camp and for working twice do not reach here.</source>
        <translation>Funziona come Passalon, ma solo per una nave e una volta sola: le carte per un campo di lavoro occupato e per lavorare due volte qui non arrivano.</translation>
    </message>
    <message>
        <source>Below Heliopolis there is nothing more. After it you can only pass, unless you may go upstream.</source>
        <translation>A valle di Heliopolis non c&apos;è più nulla. Dopo puoi solo passare, a meno che tu non possa risalire a monte.</translation>
    </message>
</context>
<context>
    <name>BoardCell</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, scelto</translation>
    </message>
    <message>
        <source>%1, you may choose it</source>
        <translation>%1, puoi sceglierlo</translation>
    </message>
</context>
<context>
    <name>BoardChapter</name>
    <message>
        <source>Your board</source>
        <translation>La tua plancia</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Lavoratori</translation>
    </message>
    <message>
        <source>Three workers and a foreman</source>
        <translation>Tre lavoratori e un caposquadra</translation>
    </message>
    <message>
        <source>You have three workers, told apart by the colour of their kilts, and a &lt;b&gt;foreman&lt;/b&gt; in white. A number says how strong each is: workers begin with 1, the foreman with 2, and nobody grows beyond &lt;b&gt;9&lt;/b&gt;.</source>
        <translation>Hai tre lavoratori, distinti dal colore del gonnellino, e un &lt;b&gt;caposquadra&lt;/b&gt; in bianco. Un numero dice la forza di ognuno: i lavoratori cominciano con 1, il caposquadra con 2, e nessuno supera &lt;b&gt;9&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>caposquadra</translation>
    </message>
    <message>
        <source>Together they have strength 14, and eat as much grain.</source>
        <translation>Insieme hanno forza 14, e mangiano altrettanto grano.</translation>
    </message>
    <message>
        <source>In a round each worker builds &lt;b&gt;once&lt;/b&gt;. Then he rests until the next round; he is as strong as before.</source>
        <translation>In un giro ogni lavoratore costruisce &lt;b&gt;una volta&lt;/b&gt;. Poi riposa fino al giro successivo; resta forte come prima.</translation>
    </message>
    <message>
        <source>The foreman &lt;b&gt;never builds alone&lt;/b&gt;. Once in a round he helps another worker, and his strength is added.</source>
        <translation>Il caposquadra &lt;b&gt;non costruisce mai da solo&lt;/b&gt;. Una volta per giro aiuta un altro lavoratore e aggiunge la propria forza alla sua.</translation>
    </message>
    <message>
        <source>Only one worker builds in an action, besides the foreman. Two cards let two workers build together, once.</source>
        <translation>In un&apos;azione costruisce un solo lavoratore, oltre al caposquadra. Due carte permettono a due lavoratori di costruire insieme, una volta.</translation>
    </message>
    <message>
        <source>Nobody grows stronger than 9. More is lost; only cards that help in a single action can go beyond.</source>
        <translation>Nessuno supera forza 9. Il resto va perso; solo le carte che aiutano in una singola azione possono andare oltre.</translation>
    </message>
    <message>
        <source>“A worker of your choice” may be the foreman. Where workers are pictured, it is exactly those.</source>
        <translation>«Un lavoratore a tua scelta» può essere il caposquadra. Dove i lavoratori sono raffigurati, sono esattamente quelli.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campi</translation>
    </message>
    <message>
        <source>Green, yellow, red: which flood they need</source>
        <translation>Verdi, gialli, rossi: di quale piena hanno bisogno</translation>
    </message>
    <message>
        <source>A field gives its grain in every round in which it is &lt;b&gt;watered&lt;/b&gt;. That depends on its colour and on the flood. One to three dots say the same.</source>
        <translation>Un campo dà il suo grano in ogni giro in cui è &lt;b&gt;irrigato&lt;/b&gt;. Dipende dal suo colore e dalla piena. Da uno a tre pallini dicono la stessa cosa.</translation>
    </message>
    <message>
        <source>Green fields are always watered, yellow ones when the flood is middle or high, red ones only when it is high.</source>
        <translation>I campi verdi sono sempre irrigati, i gialli quando la piena è media o alta, i rossi solo quando è alta.</translation>
    </message>
    <message>
        <source>Everybody has a &lt;b&gt;green field with 6 grain&lt;/b&gt; from the start.</source>
        <translation>Tutti hanno dall&apos;inizio un &lt;b&gt;campo verde con 6 grani&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The four red fields also bring something at once, once: a step in market or quarry, points, or stones.</source>
        <translation>I quattro campi rossi portano anche qualcosa subito, una volta sola: un passo nel mercato o nella cava, punti, o pietre.</translation>
    </message>
    <message>
        <source>Two cards make a field one colour better, from red to yellow or from yellow to green. That holds to the end of the match, and does not repeat what the field brought at once.</source>
        <translation>Due carte migliorano un campo di un colore, da rosso a giallo o da giallo a verde. Vale fino alla fine della partita, e non ripete ciò che il campo ha dato subito.</translation>
    </message>
    <message>
        <source>Green fields in the decks</source>
        <translation>Campi verdi nei mazzi</translation>
    </message>
    <message>
        <source>Yellow fields</source>
        <translation>Campi gialli</translation>
    </message>
    <message>
        <source>Red fields</source>
        <translation>Campi rossi</translation>
    </message>
    <message>
        <source>The flood</source>
        <translation>La piena</translation>
    </message>
    <message>
        <source>One marker decides for all fields</source>
        <translation>Un segnalino decide per tutti i campi</translation>
    </message>
    <message>
        <source>The flood marker stands in the delta: low, middle or high. It begins in the &lt;b&gt;middle&lt;/b&gt;. Where it stands when the workers are fed says which fields give grain, for everybody.</source>
        <translation>Il segnalino della piena sta nel delta: bassa, media o alta. Comincia a &lt;b&gt;media&lt;/b&gt;. La sua posizione quando si nutrono i lavoratori dice quali campi danno grano, per tutti.</translation>
    </message>
    <message>
        <source>Low: only green fields. Middle: green and yellow. High: all.</source>
        <translation>Bassa: solo i campi verdi. Media: verdi e gialli. Alta: tutti.</translation>
    </message>
    <message>
        <source>The player who goes to &lt;b&gt;Passalon&lt;/b&gt; or &lt;b&gt;Heliopolis&lt;/b&gt; may move it one step, or leave it.</source>
        <translation>Chi va a &lt;b&gt;Passalon&lt;/b&gt; o a &lt;b&gt;Heliopolis&lt;/b&gt; può spostarla di un passo, o lasciarla.</translation>
    </message>
    <message>
        <source>It goes step by step: from low or high only to the middle.</source>
        <translation>Va un passo alla volta: da bassa o da alta solo a media.</translation>
    </message>
    <message>
        <source>It stays where it is from round to round.</source>
        <translation>Da un giro all&apos;altro resta dov&apos;è.</translation>
    </message>
    <message>
        <source>The flood only matters for feeding. Sphinx cards that compare fields do not ask for it.</source>
        <translation>La piena conta solo per nutrire i lavoratori. Le carte Sfinge che confrontano i campi non la considerano.</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Nutrire</translation>
    </message>
    <message>
        <source>As much grain as strength, or points are lost</source>
        <translation>Tanto grano quanta forza, o si perdono punti</translation>
    </message>
    <message>
        <source>Your four workers eat as much grain as they are &lt;b&gt;strong&lt;/b&gt; together, the foreman included. Your fields give what the &lt;b&gt;flood&lt;/b&gt; waters. If that is enough, nothing happens.</source>
        <translation>I tuoi quattro lavoratori mangiano tanto grano quanta è la loro &lt;b&gt;forza&lt;/b&gt; complessiva, caposquadra compreso. I tuoi campi danno ciò che la &lt;b&gt;piena&lt;/b&gt; irriga. Se basta, non succede nulla.</translation>
    </message>
    <message>
        <source>Strength 9, and with the flood in the middle 6 + 5 grain: all are fed. The red field lies dry.</source>
        <translation>Forza 9, e con la piena media 6 + 5 grani: tutti sono nutriti. Il campo rosso è asciutto.</translation>
    </message>
    <message>
        <source>When grain is missing</source>
        <translation>Quando manca grano</translation>
    </message>
    <message>
        <source>For each grain that is missing you lose 3, 2 or 1 points, as your square in the &lt;b&gt;grain market&lt;/b&gt; says.</source>
        <translation>Per ogni grano che manca perdi 3, 2 o 1 punti, come dice la tua casella nel &lt;b&gt;mercato del grano&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Strength 14, but only 12 grain: two are missing.</source>
        <translation>Forza 14, ma solo 12 grani: ne mancano due.</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grano mancante</translation>
    </message>
    <message>
        <source>Lost for each, on the second square of the market</source>
        <translation>Perdita per ciascuno, sulla seconda casella del mercato</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>If grain is missing you may help yourself: with cards that give 4 grain, with stones if you have the card for it, or by improving a field.</source>
        <translation>Se manca grano puoi rimediare: con le carte che danno 4 grani, con le pietre se hai la carta adatta, o migliorando un campo.</translation>
    </message>
    <message>
        <source>A card that gives 4 grain is used up, even if less was missing. Without a shortage it cannot be played.</source>
        <translation>Una carta che dà 4 grani si consuma, anche se ne mancavano meno. Se non manca nulla non si può giocare.</translation>
    </message>
    <message>
        <source>Points may fall below zero, without limit.</source>
        <translation>I punti possono scendere sotto zero, senza limite.</translation>
    </message>
    <message>
        <source>Hungry workers stay as strong as they are, and may build.</source>
        <translation>I lavoratori affamati restano forti come sono, e possono costruire.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pietre</translation>
    </message>
    <message>
        <source>Where they come from, what they are good for</source>
        <translation>Da dove vengono, a che cosa servono</translation>
    </message>
    <message>
        <source>Stones come from your &lt;b&gt;quarries&lt;/b&gt; in the phase Stones of every round: 3 from the one you begin with, and what your quarry cards add. Nobody can have more than &lt;b&gt;25&lt;/b&gt;, at any time; what comes beyond that is lost.</source>
        <translation>Le pietre vengono dalle tue &lt;b&gt;cave&lt;/b&gt; nella fase Pietre di ogni giro: 3 da quella iniziale, più ciò che aggiungono le tue carte cava. Nessuno può averne più di &lt;b&gt;25&lt;/b&gt;, in nessun momento; il resto va perso.</translation>
    </message>
    <message>
        <source>Three quarries: 3 + 2 + 4 stones in every round.</source>
        <translation>Tre cave: 3 + 2 + 4 pietre in ogni giro.</translation>
    </message>
    <message>
        <source>Besides, stones come from the last square of the quarry track, from Alyi, and from some cards.</source>
        <translation>Inoltre arrivano pietre dall&apos;ultima casella del tracciato della cava, da Alyi e da alcune carte.</translation>
    </message>
    <message>
        <source>What they are good for</source>
        <translation>A che cosa servono</translation>
    </message>
    <message>
        <source>You pay with them for everything you build, and for Sphinx cards you look at.</source>
        <translation>Con le pietre paghi tutto ciò che costruisci, e le carte Sfinge che guardi.</translation>
    </message>
    <message>
        <source>With the right card they can be grain, strength, or points: one card sells up to ten of them for a point each.</source>
        <translation>Con la carta giusta possono essere grano, forza o punti: una carta ne vende fino a dieci per un punto l&apos;una.</translation>
    </message>
    <message>
        <source>At the end of the match two stones are worth a point, but only if you have come to the &lt;b&gt;fourth or fifth square&lt;/b&gt; of the quarry track.</source>
        <translation>Alla fine della partita due pietre valgono un punto, ma solo se hai raggiunto la &lt;b&gt;quarta o quinta casella&lt;/b&gt; del tracciato della cava.</translation>
    </message>
    <message>
        <source>The stones that mark what you have built are others: you never run out of those.</source>
        <translation>Le pietre che segnano ciò che hai costruito sono altre: quelle non finiscono mai.</translation>
    </message>
    <message>
        <source>Quarry track and grain market</source>
        <translation>Tracciato della cava e mercato del grano</translation>
    </message>
    <message>
        <source>Two tracks with five squares</source>
        <translation>Due tracciati di cinque caselle</translation>
    </message>
    <message>
        <source>On both tracks your marker begins on the first square, at the top, and only ever goes &lt;b&gt;down&lt;/b&gt;.</source>
        <translation>Su entrambi i tracciati il tuo segnalino comincia dalla prima casella, in alto, e va sempre e solo &lt;b&gt;in giù&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The quarry track</source>
        <translation>Il tracciato della cava</translation>
    </message>
    <message>
        <source>Lapis is on the third square, carnelian on the last.</source>
        <translation>Il lapislazzuli è sulla terza casella, la corniola sull&apos;ultima.</translation>
    </message>
    <message>
        <source>Squares 1 to 3 bring nothing.</source>
        <translation>Le caselle da 1 a 3 non portano nulla.</translation>
    </message>
    <message>
        <source>On &lt;b&gt;square 4 or 5&lt;/b&gt; two stones are worth a point at the end of the match.</source>
        <translation>Sulla &lt;b&gt;casella 4 o 5&lt;/b&gt; due pietre valgono un punto alla fine della partita.</translation>
    </message>
    <message>
        <source>Arriving on &lt;b&gt;square 5&lt;/b&gt; brings &lt;b&gt;3 stones&lt;/b&gt;.</source>
        <translation>Arrivare sulla &lt;b&gt;casella 5&lt;/b&gt; porta &lt;b&gt;3 pietre&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The grain market</source>
        <translation>Il mercato del grano</translation>
    </message>
    <message>
        <source>What a missing grain costs on each square.</source>
        <translation>Quanto costa un grano mancante su ogni casella.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Points lost for each missing grain</source>
        <translation>Punti persi per ogni grano mancante</translation>
    </message>
    <message>
        <source>Arriving on &lt;b&gt;square 5&lt;/b&gt; brings &lt;b&gt;2 points&lt;/b&gt;.</source>
        <translation>Arrivare sulla &lt;b&gt;casella 5&lt;/b&gt; porta &lt;b&gt;2 punti&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At the end of a track</source>
        <translation>In fondo a un tracciato</translation>
    </message>
    <message>
        <source>Each step counts separately. On square 5 the marker stays: each step you would have to make brings the 3 stones or the 2 points &lt;b&gt;again&lt;/b&gt; instead.</source>
        <translation>Ogni passo conta a parte. Se sei già sulla casella 5, ogni passo che dovresti fare porta &lt;b&gt;di nuovo&lt;/b&gt; le 3 pietre o i 2 punti.</translation>
    </message>
    <message>
        <source>Two steps in the quarry from square 3</source>
        <translation>Due passi nella cava dalla casella 3</translation>
    </message>
    <message>
        <source>3 stones</source>
        <translation>3 pietre</translation>
    </message>
    <message>
        <source>From square 4</source>
        <translation>Dalla casella 4</translation>
    </message>
    <message>
        <source>6 stones</source>
        <translation>6 pietre</translation>
    </message>
    <message>
        <source>From square 5</source>
        <translation>Dalla casella 5</translation>
    </message>
    <message>
        <source>Steps come from Edfu, from every building action at Amarna, where you choose the track, and from some cards.</source>
        <translation>I passi vengono da Edfu, da ogni azione di costruzione ad Amarna, dove scegli tu il tracciato, e da alcune carte.</translation>
    </message>
    <message>
        <source>The score track</source>
        <translation>Il segnapunti</translation>
    </message>
    <message>
        <source>Points, and who came first</source>
        <translation>Punti, e chi è arrivato prima</translation>
    </message>
    <message>
        <source>Everybody&apos;s points are shown on the score track. If two are on the same square, the one that came there &lt;b&gt;earlier&lt;/b&gt; stands in front.</source>
        <translation>I punti di tutti sono indicati sul segnapunti. Se due sono sulla stessa casella, è davanti chi ci è arrivato &lt;b&gt;prima&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Lapis and ochre both have 14 points. Lapis came first and stands in front.</source>
        <translation>Lapislazzuli e ocra hanno entrambi 14 punti. Il lapislazzuli è arrivato prima e sta davanti.</translation>
    </message>
    <message>
        <source>The player who moves, &lt;b&gt;forwards or backwards&lt;/b&gt;, comes to stand behind all that are on that square already.</source>
        <translation>Chi si sposta, &lt;b&gt;in avanti o indietro&lt;/b&gt;, finisce dietro a tutti quelli che sono già su quella casella.</translation>
    </message>
    <message>
        <source>Points that come together are one move. Nobody moves by 0.</source>
        <translation>I punti che arrivano insieme sono un solo spostamento. Nessuno si sposta di 0.</translation>
    </message>
    <message>
        <source>Points may fall below zero.</source>
        <translation>I punti possono scendere sotto zero.</translation>
    </message>
    <message>
        <source>What it decides</source>
        <translation>Che cosa decide</translation>
    </message>
    <message>
        <source>The player in front feeds first, and gets the points of the Site bonus first.</source>
        <translation>Chi è davanti nutre per primo, e riceve per primo i punti del Bonus.</translation>
    </message>
    <message>
        <source>The player who is behind sails first in the next round.</source>
        <translation>Chi è dietro naviga per primo nel giro successivo.</translation>
    </message>
    <message>
        <source>At the end, the player who is in front wins a tie.</source>
        <translation>Alla fine, in caso di parità vince chi è davanti.</translation>
    </message>
</context>
<context>
    <name>BoardRiddlesChapter</name>
    <message>
        <source>Sphinx cards: boards</source>
        <translation>Carte Sfinge: plance</translation>
    </message>
    <message>
        <source>All players are counted, you too. If nobody is there, it brings nothing.</source>
        <translation>Si contano tutti i giocatori, anche tu. Se non c&apos;è nessuno, non porta nulla.</translation>
    </message>
    <message>
        <source>Players on the last square</source>
        <translation>Giocatori sull&apos;ultima casella</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>The strength that the worker has at the end, 9 at most. What cards add for one action does not count.</source>
        <translation>La forza che il lavoratore ha alla fine, al massimo 9. Ciò che le carte aggiungono per una sola azione non conta.</translation>
    </message>
    <message>
        <source>All fields of that printed colour are added up, watered or not. Cards that improve a field change nothing here.</source>
        <translation>Si sommano tutti i campi di quel colore stampato, irrigati o no. Le carte che migliorano un campo qui non cambiano nulla.</translation>
    </message>
    <message>
        <source>You need more than every other player. With a tie, or with no such field at all, it brings nothing.</source>
        <translation>Te ne serve più di ogni altro giocatore. In parità, o senza nemmeno un campo così, non porta nulla.</translation>
    </message>
    <message>
        <source>Only your own marker counts, wherever the others are.</source>
        <translation>Conta solo il tuo segnalino, ovunque siano gli altri.</translation>
    </message>
    <message>
        <source>Cards about boards</source>
        <translation>Carte sulle plance</translation>
    </message>
    <message>
        <source>Tracks, strength, fields, powers, points</source>
        <translation>Tracciati, forza, campi, poteri, punti</translation>
    </message>
    <message>
        <source>Fifteen Sphinx cards look at the boards at the end of the match: at the two tracks, at workers, fields and quarries, at lasting powers, and one at the points themselves.</source>
        <translation>Quindici carte Sfinge guardano le plance alla fine della partita: i due tracciati, i lavoratori, i campi e le cave, i poteri che durano, e una i punti stessi.</translation>
    </message>
    <message>
        <source>The field with 6 grain that everybody begins with counts too.</source>
        <translation>Conta anche il campo con 6 grani con cui tutti cominciano.</translation>
    </message>
    <message>
        <source>What all your quarries deliver in a round is counted, the one from the start included; not the stones you have.</source>
        <translation>Conta ciò che tutte le tue cave danno in un giro, quella iniziale compresa; non le pietre che hai.</translation>
    </message>
    <message>
        <source>You need more than every other player. With a tie it brings nothing.</source>
        <translation>Te ne serve più di ogni altro giocatore. In parità non porta nulla.</translation>
    </message>
    <message>
        <source>Cards that improve a field count too, laid on one or not. Fields, quarries and single-use cards do not.</source>
        <translation>Contano anche le carte che migliorano un campo, posate o no. Campi, cave e carte a uso singolo no.</translation>
    </message>
    <message>
        <source>It is your last card to be counted, after all else of yours. Ten points give 1, nineteen too; below ten it brings nothing.</source>
        <translation>È l&apos;ultima delle tue carte a contare, dopo tutto il resto. Dieci punti danno 1, anche diciannove; sotto i dieci non porta nulla.</translation>
    </message>
    <message>
        <source>With 63 points</source>
        <translation>Con 63 punti</translation>
    </message>
    <message>
        <source>With 70 points</source>
        <translation>Con 70 punti</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>Ennead</source>
        <translation>Enneade</translation>
    </message>
</context>
<context>
    <name>BuiltChapter</name>
    <message>
        <source>Sphinx and monuments</source>
        <translation>Sfinge e monumenti</translation>
    </message>
    <message>
        <source>A building action</source>
        <translation>Un&apos;azione di costruzione</translation>
    </message>
    <message>
        <source>One worker, some stones, as many points</source>
        <translation>Un lavoratore, alcune pietre, altrettanti punti</translation>
    </message>
    <message>
        <source>Each of your ships at a site stands for &lt;b&gt;one building action&lt;/b&gt;.</source>
        <translation>Ognuna delle tue navi in un sito vale &lt;b&gt;un&apos;azione di costruzione&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose &lt;b&gt;one worker&lt;/b&gt; who has not built in this round. The &lt;b&gt;foreman&lt;/b&gt; may help, once in a round.</source>
        <translation>Scegli &lt;b&gt;un lavoratore&lt;/b&gt; che non ha ancora costruito in questo giro. Il &lt;b&gt;caposquadra&lt;/b&gt; può aiutare, una volta per giro.</translation>
    </message>
    <message>
        <source>Build as much as you like and can: the values of all you build may not exceed the &lt;b&gt;strength&lt;/b&gt; at work.</source>
        <translation>Costruisci quanto vuoi e puoi: i valori di tutto ciò che costruisci non possono superare la &lt;b&gt;forza&lt;/b&gt; al lavoro.</translation>
    </message>
    <message>
        <source>Pay as many &lt;b&gt;stones&lt;/b&gt; as these values come to.</source>
        <translation>Paga tante &lt;b&gt;pietre&lt;/b&gt; quanto è la somma di questi valori.</translation>
    </message>
    <message>
        <source>Get as many &lt;b&gt;points&lt;/b&gt;. At Amarna a step on a track comes with them.</source>
        <translation>Ricevi altrettanti &lt;b&gt;punti&lt;/b&gt;. Ad Amarna si aggiunge un passo su un tracciato.</translation>
    </message>
    <message>
        <source>Blue has built already. Black and the foreman together have strength 7.</source>
        <translation>Il blu ha già costruito. Il nero e il caposquadra insieme hanno forza 7.</translation>
    </message>
    <message>
        <source>Two squares of the obelisk</source>
        <translation>Due caselle dell&apos;obelisco</translation>
    </message>
    <message>
        <source>A tomb</source>
        <translation>Una tomba</translation>
    </message>
    <message>
        <source>Strength, stones and points</source>
        <translation>Forza, pietre e punti</translation>
    </message>
    <message>
        <source>You build square by square: one may make the next one possible. Until you finish, everything can be taken back, but not beyond a tomb that was turned up or Sphinx cards that were drawn.</source>
        <translation>Si costruisce casella per casella: una può rendere possibile la successiva. Finché non termini, tutto si può annullare, ma non oltre una tomba scoperta o carte Sfinge pescate.</translation>
    </message>
    <message>
        <source>Strength that is left over is lost. A worker who took part has built, however little it was.</source>
        <translation>La forza che avanza va persa. Un lavoratore che ha partecipato ha costruito, per quanto poco fosse.</translation>
    </message>
    <message>
        <source>An action builds at least one thing and costs at least one stone.</source>
        <translation>Un&apos;azione costruisce almeno una cosa e costa almeno una pietra.</translation>
    </message>
    <message>
        <source>The player who will not or cannot build &lt;b&gt;gives up&lt;/b&gt; the place.</source>
        <translation>Chi non vuole o non può costruire &lt;b&gt;rinuncia&lt;/b&gt; al posto.</translation>
    </message>
    <message>
        <source>The monuments</source>
        <translation>I monumenti</translation>
    </message>
    <message>
        <source>Squares, their values and their order</source>
        <translation>Le caselle, i loro valori e il loro ordine</translation>
    </message>
    <message>
        <source>Obelisk, pyramid and temple are made of &lt;b&gt;squares&lt;/b&gt;. The number on a square is its value: so much strength and so many stones it costs, and so many points it brings. Where you have built lies a stone of your colour.</source>
        <translation>Obelisco, piramide e tempio sono fatti di &lt;b&gt;caselle&lt;/b&gt;. Il numero su una casella è il suo valore: tanta forza e tante pietre costa, e tanti punti porta. Dove hai costruito c&apos;è una pietra del tuo colore.</translation>
    </message>
    <message>
        <source>Obelisk, 12 squares</source>
        <translation>Obelisco, 12 caselle</translation>
    </message>
    <message>
        <source>Tombs, 12 tiles worth 1 to 6</source>
        <translation>Tombe, 12 tessere di valore da 1 a 6</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>circa %1</translation>
    </message>
    <message>
        <source>Pyramid, 21 squares</source>
        <translation>Piramide, 21 caselle</translation>
    </message>
    <message>
        <source>Temple, 12 squares</source>
        <translation>Tempio, 12 caselle</translation>
    </message>
    <message>
        <source>A pyramid in the making. The bright squares can be built next.</source>
        <translation>Una piramide in costruzione. Le caselle chiare sono le prossime che si possono costruire.</translation>
    </message>
    <message>
        <source>Each square has &lt;b&gt;others that come first&lt;/b&gt;. It does not matter whose stones lie there.</source>
        <translation>Ogni casella ne ha &lt;b&gt;altre che vengono prima&lt;/b&gt;. Non importa di chi siano le pietre.</translation>
    </message>
    <message>
        <source>A square that is filled stays so.</source>
        <translation>Una casella riempita resta tale.</translation>
    </message>
    <message>
        <source>In one action you may fill several squares, of both monuments of a site, in any order that the squares allow.</source>
        <translation>In una sola azione puoi riempire più caselle, di entrambi i monumenti di un sito, in qualsiasi ordine che le caselle permettano.</translation>
    </message>
    <message>
        <source>Stones of your colour also count for some cards. There are always enough of them.</source>
        <translation>Le pietre del tuo colore contano anche per alcune carte. Ce ne sono sempre abbastanza.</translation>
    </message>
    <message>
        <source>The Sphinx</source>
        <translation>La Sfinge</translation>
    </message>
    <message>
        <source>Look at cards, keep one, put back the rest</source>
        <translation>Guarda le carte, tienine una, rimetti a posto il resto</translation>
    </message>
    <message>
        <source>Choose a worker, with the foreman if you like.</source>
        <translation>Scegli un lavoratore, con il caposquadra se vuoi.</translation>
    </message>
    <message>
        <source>Say &lt;b&gt;how many cards&lt;/b&gt; you look at: 1 to 5, not more than your strength. Pay one stone for each.</source>
        <translation>Scegli &lt;b&gt;quante carte&lt;/b&gt; guardi: da 1 a 5, non più della tua forza. Paga una pietra per ognuna.</translation>
    </message>
    <message>
        <source>Look at them, and keep &lt;b&gt;one&lt;/b&gt;, or none.</source>
        <translation>Guardale, e tienine &lt;b&gt;una&lt;/b&gt;, o nessuna.</translation>
    </message>
    <message>
        <source>The others go back under the deck. Each brings &lt;b&gt;1 point&lt;/b&gt;, all together in one move.</source>
        <translation>Le altre tornano sotto il mazzo. Ognuna porta &lt;b&gt;1 punto&lt;/b&gt;, tutti insieme in un solo spostamento.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>tenuta</translation>
    </message>
    <message>
        <source>put back: 1 point</source>
        <translation>rimessa: 1 punto</translation>
    </message>
    <message>
        <source>Three stones, three cards: one is kept, two points come at once.</source>
        <translation>Tre pietre, tre carte: una si tiene, due punti arrivano subito.</translation>
    </message>
    <message>
        <source>You say how many before you see any. If fewer cards are left in the deck, you can look at no more than those.</source>
        <translation>Dici quante prima di vederne una. Se nel mazzo restano meno carte, non puoi guardarne di più.</translation>
    </message>
    <message>
        <source>The stones are paid for all of them, kept or not.</source>
        <translation>Le pietre si pagano per tutte, tenute o no.</translation>
    </message>
    <message>
        <source>Cards go back in the order in which they were drawn; whoever comes after you draws them only when the others are through.</source>
        <translation>Le carte tornano nell&apos;ordine in cui sono state pescate; chi viene dopo di te le pesca solo quando sono finite le altre.</translation>
    </message>
    <message>
        <source>What you keep nobody else sees. There is no limit to how many you have.</source>
        <translation>Ciò che tieni non lo vede nessun altro. Non c&apos;è limite a quante puoi averne.</translation>
    </message>
    <message>
        <source>One card brings two cards more for nothing, one lets you keep two.</source>
        <translation>Una carta porta due carte in più gratis, una ti permette di tenerne due.</translation>
    </message>
    <message>
        <source>The obelisk</source>
        <translation>L&apos;obelisco</translation>
    </message>
    <message>
        <source>Twelve squares, one on top of the other</source>
        <translation>Dodici caselle, una sopra l&apos;altra</translation>
    </message>
    <message>
        <source>The obelisk at Amarna is filled &lt;b&gt;from the bottom to the top&lt;/b&gt;. No square may be left out.</source>
        <translation>L&apos;obelisco di Amarna si riempie &lt;b&gt;dal basso verso l&apos;alto&lt;/b&gt;. Non si può saltare nessuna casella.</translation>
    </message>
    <message>
        <source>Five squares are filled. The sixth is next, and costs 2.</source>
        <translation>Cinque caselle sono riempite. La sesta è la prossima, e costa 2.</translation>
    </message>
    <message>
        <source>Squares 1 to 3</source>
        <translation>Caselle da 1 a 3</translation>
    </message>
    <message>
        <source>Squares 4 to 6</source>
        <translation>Caselle da 4 a 6</translation>
    </message>
    <message>
        <source>Squares 7 to 9</source>
        <translation>Caselle da 7 a 9</translation>
    </message>
    <message>
        <source>Squares 10 and 11</source>
        <translation>Caselle 10 e 11</translation>
    </message>
    <message>
        <source>Square 12</source>
        <translation>Casella 12</translation>
    </message>
    <message>
        <source>In the same action you may take tombs, and go to and fro between the two.</source>
        <translation>Nella stessa azione puoi prendere tombe, e passare dall&apos;uno alle altre come vuoi.</translation>
    </message>
    <message>
        <source>After an action at Amarna your marker goes &lt;b&gt;one step&lt;/b&gt; down on the quarry track or in the grain market, as you choose. One step in all, however much you built.</source>
        <translation>Dopo un&apos;azione ad Amarna il tuo segnalino scende di &lt;b&gt;un passo&lt;/b&gt; sul tracciato della cava o nel mercato del grano, a tua scelta. Un passo in tutto, per quanto tu abbia costruito.</translation>
    </message>
    <message>
        <source>The tombs</source>
        <translation>Le tombe</translation>
    </message>
    <message>
        <source>Tiles that are taken, and count at the end</source>
        <translation>Tessere che si prendono, e contano alla fine</translation>
    </message>
    <message>
        <source>Twelve tombs lie in a row at Amarna, &lt;b&gt;four of them face up&lt;/b&gt;. You build one by taking its tile: its value is what it costs in strength and stones, and what it brings in points. A stone of your colour stays in its place.</source>
        <translation>Dodici tombe sono in fila ad Amarna, &lt;b&gt;quattro delle quali scoperte&lt;/b&gt;. Ne costruisci una prendendone la tessera: il suo valore è ciò che costa in forza e pietre, e ciò che porta in punti. Al suo posto resta una pietra del tuo colore.</translation>
    </message>
    <message>
        <source>Three tombs are taken. The next one costs 4.</source>
        <translation>Tre tombe sono state prese. La prossima costa 4.</translation>
    </message>
    <message>
        <source>They are taken &lt;b&gt;in their order&lt;/b&gt;; none may be left out.</source>
        <translation>Si prendono &lt;b&gt;nel loro ordine&lt;/b&gt;; non se ne può saltare nessuna.</translation>
    </message>
    <message>
        <source>When one is taken, the next tomb that lies face down is turned up at once. It can be taken in the same action, but the action cannot be undone from there on.</source>
        <translation>Quando se ne prende una, si scopre subito la prossima tomba coperta. Si può prendere nella stessa azione, ma da quel momento l&apos;azione non si può annullare.</translation>
    </message>
    <message>
        <source>After an action at Amarna your marker goes one step down on the quarry track or in the grain market.</source>
        <translation>Dopo un&apos;azione ad Amarna il tuo segnalino scende di un passo sul tracciato della cava o nel mercato del grano.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Le tessere</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>How many of the twenty</source>
        <translation>Quante delle venti</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>The values of all the tiles you took are added up, and bring points once more:</source>
        <translation>I valori di tutte le tessere che hai preso si sommano, e portano punti ancora una volta:</translation>
    </message>
    <message>
        <source>A sum of 1 to 10</source>
        <translation>Somma da 1 a 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>Da 11 a 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 o più</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>La piramide</translation>
    </message>
    <message>
        <source>Six floors, and a bonus for each</source>
        <translation>Sei piani, e un bonus per ognuno</translation>
    </message>
    <message>
        <source>The pyramid at Giza has six floors. Each is filled &lt;b&gt;from the left&lt;/b&gt;. A square above the ground also needs &lt;b&gt;both squares below it&lt;/b&gt;; the floor below need not be finished.</source>
        <translation>La piramide di Giza ha sei piani. Ognuno si riempie &lt;b&gt;da sinistra&lt;/b&gt;. Una casella sopra il piano terra richiede anche &lt;b&gt;le due caselle sotto&lt;/b&gt;; non occorre che il piano inferiore sia finito.</translation>
    </message>
    <message>
        <source>The ground goes on at its fifth square. On the second floor the second square is next; the third one needs it.</source>
        <translation>Il piano terra prosegue dalla quinta casella. Al secondo piano la prossima è la seconda casella; la terza ne ha bisogno.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Caselle</translation>
    </message>
    <message>
        <source>Value of each</source>
        <translation>Valore di ognuna</translation>
    </message>
    <message>
        <source>A floor is finished</source>
        <translation>Un piano è finito</translation>
    </message>
    <message>
        <source>When the last square of a floor is filled, the player who has &lt;b&gt;most stones&lt;/b&gt; on it gets &lt;b&gt;1 point&lt;/b&gt; for each of them. If several have as many, it is the one of them whose stone lies furthest left.</source>
        <translation>Quando l&apos;ultima casella di un piano è riempita, chi vi ha &lt;b&gt;più pietre&lt;/b&gt; riceve &lt;b&gt;1 punto&lt;/b&gt; per ognuna. Se più giocatori ne hanno altrettante, tocca a quello tra loro la cui pietra è più a sinistra.</translation>
    </message>
    <message>
        <source>The ground is finished: lapis has three stones and gets 3 points. On the second floor lapis and turquoise have two each; lapis lies further left and gets 2.</source>
        <translation>Il piano terra è finito: il lapislazzuli ha tre pietre e riceve 3 punti. Al secondo piano lapislazzuli e turchese ne hanno due ciascuno; il lapislazzuli è più a sinistra e ne riceve 2.</translation>
    </message>
    <message>
        <source>First the builder gets the points of the action, then the bonus comes, the lowest floor first. It may go to somebody else.</source>
        <translation>Prima chi costruisce riceve i punti dell&apos;azione, poi arriva il bonus, cominciando dal piano più basso. Può andare a qualcun altro.</translation>
    </message>
    <message>
        <source>Each bonus is a move of its own on the score track.</source>
        <translation>Ogni bonus è uno spostamento a sé sul segnapunti.</translation>
    </message>
    <message>
        <source>The temple</source>
        <translation>Il tempio</translation>
    </message>
    <message>
        <source>Two flanks, four columns, the roof</source>
        <translation>Due fianchi, quattro colonne, la trabeazione</translation>
    </message>
    <message>
        <source>The temple at Giza is built in three parts.</source>
        <translation>Il tempio di Giza si costruisce in tre parti.</translation>
    </message>
    <message>
        <source>The left flank stands. One square of the right flank is missing before the columns can be built.</source>
        <translation>Il fianco sinistro è in piedi. Manca una casella del fianco destro prima di poter costruire le colonne.</translation>
    </message>
    <message>
        <source>The two &lt;b&gt;flanks&lt;/b&gt;, each from the bottom to the top, each by itself.</source>
        <translation>I due &lt;b&gt;fianchi&lt;/b&gt;, ognuno dal basso verso l&apos;alto, ognuno per conto proprio.</translation>
    </message>
    <message>
        <source>When both flanks are finished, the four &lt;b&gt;columns&lt;/b&gt;, in any order.</source>
        <translation>Quando entrambi i fianchi sono finiti, le quattro &lt;b&gt;colonne&lt;/b&gt;, in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>When all columns stand, the &lt;b&gt;roof&lt;/b&gt;: first its left half, then the right one.</source>
        <translation>Quando ci sono tutte le colonne, la &lt;b&gt;trabeazione&lt;/b&gt;: prima la metà sinistra, poi la destra.</translation>
    </message>
    <message>
        <source>Each flank, from below</source>
        <translation>Ogni fianco, dal basso</translation>
    </message>
    <message>
        <source>Each column</source>
        <translation>Ogni colonna</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>Trabeazione</translation>
    </message>
    <message>
        <source>In the same action you may also build on the pyramid.</source>
        <translation>Nella stessa azione puoi costruire anche la piramide.</translation>
    </message>
    <message>
        <source>The number on a square has &lt;b&gt;three meanings&lt;/b&gt;: the strength it needs, the stones it costs, the points it brings.</source>
        <translation>Il numero su una casella ha &lt;b&gt;tre significati&lt;/b&gt;: la forza che richiede, le pietre che costa, i punti che porta.</translation>
    </message>
    <message>
        <source>strength needed</source>
        <translation>forza necessaria</translation>
    </message>
    <message>
        <source>stones paid</source>
        <translation>pietre pagate</translation>
    </message>
    <message>
        <source>points won</source>
        <translation>punti ottenuti</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Prima del primo giro</translation>
    </message>
    <message>
        <source>All squares are empty. Twelve of the twenty &lt;b&gt;tombs&lt;/b&gt; lie in their row, the first four of them face up. The other eight are put away unseen.</source>
        <translation>Tutte le caselle sono vuote. Dodici delle venti &lt;b&gt;tombe&lt;/b&gt; sono in fila, le prime quattro scoperte. Le altre otto si mettono via senza guardarle.</translation>
    </message>
    <message>
        <source>The 29 &lt;b&gt;Sphinx cards&lt;/b&gt; lie shuffled, face down.</source>
        <translation>Le 29 &lt;b&gt;carte Sfinge&lt;/b&gt; sono mescolate e coperte.</translation>
    </message>
    <message>
        <source>The 56 &lt;b&gt;Nile cards&lt;/b&gt; make three decks: 22 for rounds 1 and 2, 22 for rounds 3 and 4, 12 for round 5.</source>
        <translation>Le 56 &lt;b&gt;carte Nilo&lt;/b&gt; formano tre mazzi: 22 per i giri 1 e 2, 22 per i giri 3 e 4, 12 per il giro 5.</translation>
    </message>
    <message>
        <source>At Abydos you build by asking the Sphinx. Its 29 cards set tasks that bring points at the end of the match.</source>
        <translation>Ad Abydos si costruisce interrogando la Sfinge. Le sue 29 carte danno compiti che portano punti alla fine della partita.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>It is dry while the flood is low. A card that improves a field makes it green.</source>
        <translation>È asciutto quando la piena è bassa. Una carta che migliora un campo lo rende verde.</translation>
    </message>
    <message>
        <source>It is dry unless the flood is high. A card that improves a field makes it yellow, both such cards make it green.</source>
        <translation>È asciutto se la piena non è alta. Una carta che migliora un campo lo rende giallo, entrambe queste carte lo rendono verde.</translation>
    </message>
    <message>
        <source>Sphinx cards that compare fields ask for the colour that is printed, not for the flood.</source>
        <translation>Le carte Sfinge che confrontano i campi guardano il colore stampato, non la piena.</translation>
    </message>
    <message>
        <source>Nobody can have more than 25 stones: what comes beyond that is lost.</source>
        <translation>Nessuno può avere più di 25 pietre: quelle in più vanno perse.</translation>
    </message>
    <message numerus="yes">
        <source>%n such card(s)</source>
        <translation>
            <numerusform>%n carta di questo tipo</numerusform>
            <numerusform>%n carte di questo tipo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>From the beginning</source>
        <translation>Dall&apos;inizio</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>pietre</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n stone(s)</source>
        <translation>
            <numerusform>Vendi %n pietra</numerusform>
            <numerusform>Vendi %n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>This card in the rules</source>
        <translation>Questa carta nelle regole</translation>
    </message>
</context>
<context>
    <name>CardsChapter</name>
    <message>
        <source>Scarabs and projects</source>
        <translation>Scarabei e progetti</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Scarabei</translation>
    </message>
    <message>
        <source>A power for the whole game</source>
        <translation>Un potere per tutta la partita</translation>
    </message>
    <message>
        <source>Everybody is dealt two scarabs before the first turn and keeps one. It lies open, and its power is its owner&apos;s alone, until the end. The player who plays alone against a Great Architect has none.</source>
        <translation>Prima del primo turno ognuno riceve due scarabei e ne tiene uno. Resta scoperto, e il suo potere vale solo per chi lo possiede, fino alla fine. Chi gioca in solitario contro un Grande Architetto non ne ha.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Progetti</translation>
    </message>
    <message>
        <source>Fame for neighbouring dice</source>
        <translation>Fama per dadi vicini</translation>
    </message>
    <message>
        <source>Everybody has one project, secret until the end; when you play alone, all lie open. It names pairs of values. At the end each level of each pyramid is looked at from above, and each two neighbours that show such a pair bring &lt;b&gt;2 Fame&lt;/b&gt;.</source>
        <translation>Ognuno ha un progetto, segreto fino alla fine; in solitario sono tutti scoperti. Il progetto nomina delle coppie di valori. Alla fine si guarda dall&apos;alto ogni livello di ogni piramide, e ogni due vicini che mostrano una di quelle coppie danno &lt;b&gt;2 punti Fama&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giza wants 1–6, 2–5 and 3–4: three pairs here, 6 Fame.</source>
        <translation>Giza vuole 1–6, 2–5 e 3–4: qui tre coppie, 6 punti Fama.</translation>
    </message>
    <message>
        <source>Neighbours share a side. Corners do not count, nor do dice of different levels.</source>
        <translation>I vicini hanno un lato in comune. Gli angoli non contano, e nemmeno dadi di livelli diversi.</translation>
    </message>
    <message>
        <source>It does not matter who built them.</source>
        <translation>Non importa chi li ha costruiti.</translation>
    </message>
    <message>
        <source>One die may be part of several pairs.</source>
        <translation>Un dado può far parte di più coppie.</translation>
    </message>
    <message>
        <source>Each pair of values is on one project only: what scores for you scores for nobody else.</source>
        <translation>Ogni coppia di valori sta su un solo progetto: ciò che rende a te non rende a nessun altro.</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Time for a turn</source>
        <translation>Tempo per un turno</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 giorno</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 giorni</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 giorni</translation>
    </message>
    <message>
        <source>No rush: the match waits as long as you all like.</source>
        <translation>Nessuna fretta: la partita può aspettare quanto volete.</translation>
    </message>
    <message>
        <source>When time runs out nothing happens by itself: the others may end the match, or let an Architect play on.</source>
        <translation>Quando il tempo scade non succede nulla da sé: gli altri possono chiudere la partita o far continuare un Architetto.</translation>
    </message>
</context>
<context>
    <name>ClosedPage</name>
    <message>
        <source>Closed networks</source>
        <translation>Sotterranei chiusi</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Senza uscite all&apos;esterno: valgono doppio</translation>
    </message>
    <message>
        <source>A network is closed when none of its openings leads &lt;b&gt;out of the pyramid&lt;/b&gt;. A closed network is worth twice as much, bonuses and all.</source>
        <translation>Un sotterraneo è chiuso quando nessuna delle sue aperture porta &lt;b&gt;fuori dalla piramide&lt;/b&gt;. Un sotterraneo chiuso vale il doppio, bonus compresi.</translation>
    </message>
    <message>
        <source>The top of a pyramid. A is closed; B opens to the outside at the left.</source>
        <translation>La cima di una piramide. A è chiuso; B si apre verso l&apos;esterno, a sinistra.</translation>
    </message>
    <message>
        <source>Only the outer sides of the pyramid matter, twenty-one in all.</source>
        <translation>Contano solo i lati esterni della piramide, ventuno in tutto.</translation>
    </message>
    <message>
        <source>A passage that ends at the wall of a neighbour does not open it.</source>
        <translation>Un passaggio che finisce contro il muro di una tessera vicina non lo apre.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>Network A has six tiles, three of them rooms, with one sarcophagus and the tile at the top. It is not the longest, but it is closed.</source>
        <translation>Il sotterraneo A ha sei tessere, tre delle quali sale, con un sarcofago e la tessera in cima. Non è il più lungo, ma è chiuso.</translation>
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
        <translation>Chiuso</translation>
    </message>
</context>
<context>
    <name>CodeLetters</name>
    <message>
        <source>The code: %1</source>
        <translation>Il codice: %1</translation>
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
    <name>CountPage</name>
    <message>
        <source>A pyramid counted</source>
        <translation>Il conteggio di una piramide</translation>
    </message>
    <message>
        <source>Three networks and three ankhs, line by line</source>
        <translation>Tre sotterranei e tre Ankh, riga per riga</translation>
    </message>
    <message>
        <source>Three networks. A tile alone above them bears an ankh.</source>
        <translation>Tre sotterranei. Una tessera isolata sopra di essi porta una Ankh.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A&lt;/b&gt; has two pawns of lapis: lapis owns it. Two rooms, exactly one sarcophagus, and no way out of the pyramid.</source>
        <translation>&lt;b&gt;A&lt;/b&gt; ha due pedine di lapislazzuli: è del lapislazzuli. Due sale, esattamente un sarcofago, e nessuna uscita dalla piramide.</translation>
    </message>
    <message>
        <source>&lt;b&gt;B&lt;/b&gt; is the longest, but one pawn stands against one: a tie, nobody gets anything for it.</source>
        <translation>&lt;b&gt;B&lt;/b&gt; è il più lungo, ma c&apos;è una pedina contro una: parità, nessuno ne ricava nulla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;C&lt;/b&gt; holds a curse: it is worth nothing, and the ankh in it does not count.</source>
        <translation>&lt;b&gt;C&lt;/b&gt; contiene una maledizione: non vale nulla, e la sua Ankh non conta.</translation>
    </message>
    <message>
        <source>Lapis</source>
        <translation>Lapislazzuli</translation>
    </message>
    <message>
        <source>A: rooms</source>
        <translation>A: sale</translation>
    </message>
    <message>
        <source>A: one sarcophagus</source>
        <translation>A: un sarcofago</translation>
    </message>
    <message>
        <source>A: closed</source>
        <translation>A: chiuso</translation>
    </message>
    <message>
        <source>One ankh, squared</source>
        <translation>Una Ankh, al quadrato</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Corniola</translation>
    </message>
    <message>
        <source>One ankh, squared: the tile alone</source>
        <translation>Una Ankh, al quadrato: la tessera isolata</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Resta %n secondo</numerusform>
            <numerusform>Restano %n secondi</numerusform>
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
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>CrewRow</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pietra</numerusform>
            <numerusform>%n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n a round</source>
        <comment>stones</comment>
        <translation>
            <numerusform>%n per giro</numerusform>
            <numerusform>%n per giro</numerusform>
        </translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>su 25</translation>
    </message>
    <message>
        <source>+%1 a round</source>
        <translation>+%1 per giro</translation>
    </message>
</context>
<context>
    <name>CurseChapter</name>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La maledizione del Faraone</translation>
    </message>
    <message>
        <source>Six curses in the pile</source>
        <translation>Sei maledizioni nel mazzo</translation>
    </message>
    <message>
        <source>A variant for sharp eyes. Six &lt;b&gt;curse cards&lt;/b&gt; hide in the pile. Each names three animals. The player who finds these three together in the wall takes a sarcophagus from a rival.</source>
        <translation>Una variante per occhi attenti. Nel mazzo si nascondono sei &lt;b&gt;carte maledizione&lt;/b&gt;. Ognuna nomina tre animali. Chi li trova vicini nella parete prende un sarcofago a un rivale.</translation>
    </message>
    <message>
        <source>The curse names camel, mule and hippo. Here they are, one after the other on a diagonal.</source>
        <translation>La maledizione nomina cammello, mulo e ippopotamo. Eccoli, uno dopo l&apos;altro in diagonale.</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Che cosa si cerca</translation>
    </message>
    <message>
        <source>Three places &lt;b&gt;next to each other in a straight line&lt;/b&gt;: in a row, in a shaft, or on a diagonal.</source>
        <translation>Tre posti &lt;b&gt;vicini in linea retta&lt;/b&gt;: in una riga, in una fessura o in diagonale.</translation>
    </message>
    <message>
        <source>They show the three animals, in any order. Which way they look does not matter.</source>
        <translation>Mostrano i tre animali, in qualsiasi ordine. Non importa da che parte guardano.</translation>
    </message>
    <message>
        <source>They may lie on three cards; two of them may be on one card.</source>
        <translation>Possono stare su tre carte; due di essi anche sulla stessa.</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>Il mazzo</translation>
    </message>
    <message>
        <source>Twenty cards lie on top; the hands are dealt from these. Below them the other 29 are mixed with the six curses. So the first draws are safe:</source>
        <translation>In cima stanno venti carte, da cui si distribuiscono le mani. Sotto, le altre 29 sono mescolate con le sei maledizioni. Così le prime pescate sono sicure:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Draws without a curse</source>
        <translation>Pescate senza maledizione</translation>
    </message>
    <message>
        <source>A curse has a &lt;b&gt;snake&lt;/b&gt; on its back. When one lies on top of the pile, everybody sees it coming.</source>
        <translation>Una maledizione ha un &lt;b&gt;serpente&lt;/b&gt; sul dorso. Quando è in cima al mazzo, tutti la vedono arrivare.</translation>
    </message>
    <message>
        <source>It is turned up when somebody has to draw. When it is settled, that player goes on drawing, and may meet the next one.</source>
        <translation>Si scopre quando qualcuno deve pescare. Dopo, quel giocatore continua a pescare, e può trovarne un&apos;altra.</translation>
    </message>
    <message>
        <source>If only curses are left, they are turned up all the same, and nothing is drawn.</source>
        <translation>Se restano solo maledizioni, si scoprono comunque, e non si pesca nulla.</translation>
    </message>
    <message>
        <source>If nobody has a sarcophagus yet, the curse is gone at once.</source>
        <translation>Se nessuno ha ancora un sarcofago, la maledizione svanisce subito.</translation>
    </message>
    <message>
        <source>Curses that are still open when the wall is full are gone too.</source>
        <translation>Svaniscono anche le maledizioni ancora aperte quando la parete è piena.</translation>
    </message>
    <message>
        <source>How the search goes you choose before the match: in turns, as a race, or quickly.</source>
        <translation>Il modo di cercare si sceglie prima della partita: a turno, a gara o rapido.</translation>
    </message>
    <message>
        <source>Searching in turns</source>
        <translation>Cercare a turno</translation>
    </message>
    <message>
        <source>The search passes on with the turn</source>
        <translation>La ricerca passa di mano con il turno</translation>
    </message>
    <message>
        <source>Everybody has &lt;b&gt;one attempt&lt;/b&gt;, and always in their own turn.</source>
        <translation>Ognuno ha &lt;b&gt;un tentativo&lt;/b&gt;, sempre nel proprio turno.</translation>
    </message>
    <message>
        <source>A curse from behind and from the front.</source>
        <translation>Una maledizione, dorso e fronte.</translation>
    </message>
    <message>
        <source>The player who turned up the curse searches first: draw a line over three places, or pass. There is a time limit of 20, 30 or 60 seconds, or none; when time is up, that counts as passing.</source>
        <translation>Chi ha scoperto la maledizione cerca per primo: traccia una linea su tre posti, o passa. C&apos;è un limite di 20, 30 o 60 secondi, o nessuno; tempo scaduto vale come passare.</translation>
    </message>
    <message>
        <source>Right: the curse is yours. Wrong, or passed: it stays open.</source>
        <translation>Giusto: la maledizione è tua. Sbagliato, o passato: resta aperta.</translation>
    </message>
    <message>
        <source>Each following player has one attempt at the &lt;b&gt;start of their turn&lt;/b&gt;, before they drop a card, in the wall as it is then.</source>
        <translation>Ogni giocatore successivo ha un tentativo all&apos;&lt;b&gt;inizio del proprio turno&lt;/b&gt;, prima di calare una carta, nella parete com&apos;è allora.</translation>
    </message>
    <message>
        <source>When all have tried, the curse is gone.</source>
        <translation>Quando tutti hanno provato, la maledizione svanisce.</translation>
    </message>
    <message>
        <source>Only one curse is open at a time: a new one ends the one before it.</source>
        <translation>È aperta una sola maledizione per volta: una nuova pone fine alla precedente.</translation>
    </message>
    <message>
        <source>Any three animals in a line may be named. If they are the wrong ones, that was your attempt; it cannot be taken back.</source>
        <translation>Si possono indicare tre animali qualsiasi in linea. Se sono sbagliati, quello era il tuo tentativo; non si riprende.</translation>
    </message>
    <message>
        <source>Whether the three are in the wall at all is not told while somebody may still search. Only an Architect whom you ask for a hint tells you.</source>
        <translation>Finché qualcuno può ancora cercare, non si dice se i tre sono nella parete. Lo rivela solo un Architetto a cui chiedi un consiglio.</translation>
    </message>
    <message>
        <source>If none of your rivals has a sarcophagus, you are not asked.</source>
        <translation>Se nessuno dei tuoi rivali ha un sarcofago, non ti viene chiesto nulla.</translation>
    </message>
    <message>
        <source>Searching as a race</source>
        <translation>Cercare a gara</translation>
    </message>
    <message>
        <source>All at once, the first to find wins</source>
        <translation>Tutti insieme, vince chi trova per primo</translation>
    </message>
    <message>
        <source>When a curse is turned up, &lt;b&gt;everybody&lt;/b&gt; searches at once. The first right answer counts. When the time limit (20, 30 or 60 seconds, or none) is over, all have passed.</source>
        <translation>Quando si scopre una maledizione, &lt;b&gt;tutti&lt;/b&gt; cercano insieme. Vale la prima risposta giusta. Scaduto il tempo (20, 30 o 60 secondi, o senza limite), tutti hanno passato.</translation>
    </message>
    <message>
        <source>Mule, ibis and cat in a row: whoever sees them first presses their sign.</source>
        <translation>Mulo, ibis e gatto in fila: chi li vede per primo preme il suo simbolo.</translation>
    </message>
    <message>
        <source>A wrong answer ends the search for you; so does passing. The others go on.</source>
        <translation>Una risposta sbagliata chiude la ricerca per te; anche passare. Gli altri continuano.</translation>
    </message>
    <message>
        <source>When everybody has answered wrongly or passed, the curse is gone.</source>
        <translation>Quando tutti hanno sbagliato o passato, la maledizione svanisce.</translation>
    </message>
    <message>
        <source>Players whose rivals have no sarcophagus do not take part.</source>
        <translation>Chi ha solo rivali senza sarcofagi non partecipa.</translation>
    </message>
    <message>
        <source>Only for people around one device: it is not offered online.</source>
        <translation>Solo per chi gioca attorno allo stesso dispositivo: online non è disponibile.</translation>
    </message>
    <message>
        <source>The quick curse</source>
        <translation>La maledizione rapida</translation>
    </message>
    <message>
        <source>The player who draws it has found it</source>
        <translation>Chi la pesca l&apos;ha trovata</translation>
    </message>
    <message>
        <source>Nobody has to search. If the three animals lie in a line somewhere in the wall, and a rival has a sarcophagus, the player who turned up the curse has &lt;b&gt;found it&lt;/b&gt;. Otherwise the curse is gone.</source>
        <translation>Nessuno deve cercare. Se i tre animali sono in linea da qualche parte nella parete, e un rivale ha un sarcofago, chi ha scoperto la maledizione &lt;b&gt;l&apos;ha trovata&lt;/b&gt;. Altrimenti la maledizione svanisce.</translation>
    </message>
    <message>
        <source>Snake, hippo and ibis: are they there?</source>
        <translation>Serpente, ippopotamo e ibis: ci sono?</translation>
    </message>
    <message>
        <source>It is good for children, and for those who like curses but not searching.</source>
        <translation>Va bene per i bambini, e per chi ama le maledizioni ma non cercare.</translation>
    </message>
    <message>
        <source>The cursed player</source>
        <translation>Il giocatore maledetto</translation>
    </message>
    <message>
        <source>Who has to give up a sarcophagus</source>
        <translation>Chi deve cedere un sarcofago</translation>
    </message>
    <message>
        <source>The player who finds a curse says which &lt;b&gt;other player&lt;/b&gt; it strikes. That player hands over one sarcophagus: always the one with the &lt;b&gt;lowest value&lt;/b&gt;.</source>
        <translation>Chi trova una maledizione dice quale &lt;b&gt;altro giocatore&lt;/b&gt; colpisce. Quel giocatore cede un sarcofago: sempre quello di &lt;b&gt;valore più basso&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Of these three the mummy worth 3 changes hands.</source>
        <translation>Di queste tre passa di mano la mummia che vale 3.</translation>
    </message>
    <message>
        <source>The player must have at least one sarcophagus. If only one rival has any, it is that one without asking.</source>
        <translation>Il giocatore deve avere almeno un sarcofago. Se ne ha uno solo dei rivali, tocca a lui senza chiedere.</translation>
    </message>
    <message>
        <source>Of equal values the one that was taken first goes.</source>
        <translation>A parità di valore va quello preso per primo.</translation>
    </message>
    <message>
        <source>Everybody sees which sarcophagus it is. Its value is seen by the finder, and the victim still knows it.</source>
        <translation>Tutti vedono quale sarcofago è. Il valore lo vede chi ha trovato, e chi l&apos;ha ceduto lo sa ancora.</translation>
    </message>
    <message>
        <source>The curse card leaves the game.</source>
        <translation>La carta maledizione esce dal gioco.</translation>
    </message>
    <message>
        <source>The finder gains</source>
        <translation>Chi ha trovato guadagna</translation>
    </message>
    <message>
        <source>The victim loses</source>
        <translation>Chi è maledetto perde</translation>
    </message>
    <message>
        <source>The six curses</source>
        <translation>Le sei maledizioni</translation>
    </message>
    <message>
        <source>Three animals on each card</source>
        <translation>Tre animali su ogni carta</translation>
    </message>
    <message>
        <source>There are six curse cards, all different. Any two of them have exactly one animal in common.</source>
        <translation>Le carte maledizione sono sei, tutte diverse. Due qualsiasi hanno in comune esattamente un animale.</translation>
    </message>
    <message>
        <source>Camel, mule, hippo</source>
        <translation>Cammello, mulo, ippopotamo</translation>
    </message>
    <message>
        <source>Mule, snake, crocodile</source>
        <translation>Mulo, serpente, coccodrillo</translation>
    </message>
    <message>
        <source>Snake, hippo, ibis</source>
        <translation>Serpente, ippopotamo, ibis</translation>
    </message>
    <message>
        <source>Hippo, crocodile, cat</source>
        <translation>Ippopotamo, coccodrillo, gatto</translation>
    </message>
    <message>
        <source>Crocodile, ibis, camel</source>
        <translation>Coccodrillo, ibis, cammello</translation>
    </message>
    <message>
        <source>Ibis, cat, mule</source>
        <translation>Ibis, gatto, mulo</translation>
    </message>
    <message>
        <source>Mule, hippo, crocodile and ibis are named by three curses, camel, snake and cat by two.</source>
        <translation>Mulo, ippopotamo, coccodrillo e ibis sono nominati da tre maledizioni, cammello, serpente e gatto da due.</translation>
    </message>
    <message>
        <source>Variant: the Curse of the Pharaoh</source>
        <translation>Variante: la maledizione del Faraone</translation>
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
        <translation>Annulla il valore di un sotterraneo</translation>
    </message>
    <message>
        <source>Three rooms, and nobody gets a point for them.</source>
        <translation>Tre sale, e nessuno ne ricava un punto.</translation>
    </message>
    <message>
        <source>A network that holds a curse is worth &lt;b&gt;nothing&lt;/b&gt;, whatever else lies in it.</source>
        <translation>Un sotterraneo con una maledizione non vale &lt;b&gt;nulla&lt;/b&gt;, qualunque altra cosa contenga.</translation>
    </message>
    <message>
        <source>Ankhs in it do not count either.</source>
        <translation>Nemmeno le sue Ankh contano.</translation>
    </message>
    <message>
        <source>It still competes for being the longest. If it is, nobody else gets that bonus in its stead.</source>
        <translation>Concorre comunque a essere il più lungo. Se lo è, quel bonus non passa a nessun altro.</translation>
    </message>
    <message>
        <source>A curse may be cut off: turn a tile, and the rest of the network is free of it.</source>
        <translation>Una maledizione si può isolare: gira una tessera e il resto del sotterraneo ne è libero.</translation>
    </message>
</context>
<context>
    <name>DeleteSheet</name>
    <message>
        <source>Delete your account?</source>
        <translation>Eliminare il tuo account?</translation>
    </message>
    <message>
        <source>For good?</source>
        <translation>Per sempre?</translation>
    </message>
    <message>
        <source>This is deleted from the server: your name, your friend code, your list of friends, your e-mail and everything that leads to you. In matches that are going on your seat is given up; those you played with keep them without your name.</source>
        <translation>Dal server vengono eliminati: il tuo nome, il codice amico, l&apos;elenco degli amici, l&apos;e-mail e tutto ciò che porta a te. Nelle partite in corso il tuo posto viene lasciato; chi ha giocato con te le conserva senza il tuo nome.</translation>
    </message>
    <message>
        <source>Matches played alone or on this phone stay here, as do your settings.</source>
        <translation>Le partite giocate in solitario o su questo telefono restano qui, come le tue impostazioni.</translation>
    </message>
    <message>
        <source>Nobody can bring the account back, not even us.</source>
        <translation>Nessuno può recuperare l&apos;account, nemmeno noi.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Delete the account for good</source>
        <translation>Elimina l&apos;account per sempre</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>The same on the web, without the app</source>
        <translation>Lo stesso sul web, senza l&apos;app</translation>
    </message>
    <message>
        <source>Apple remembers that you signed in here until you take it away: in your iPhone&apos;s Settings, under your name, Sign in with Apple.</source>
        <translation>Apple ricorda che hai effettuato l&apos;accesso qui finché non lo togli: nelle Impostazioni dell&apos;iPhone, sotto il tuo nome, Accedi con Apple.</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <translation>
            <numerusform>%1: %n volta</numerusform>
            <numerusform>%1: %n volte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n tiro</numerusform>
            <numerusform>%n tiri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Quali dadi</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>No dice have been rolled yet</source>
        <translation>Nessun dado è stato ancora tirato</translation>
    </message>
    <message>
        <source>Every roll is counted here, face by face, so that you can see for yourself how fair the dice are.</source>
        <translation>Qui si conta ogni tiro, faccia per faccia, così puoi vedere da te quanto sono onesti i dadi.</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Dadi Pietra</translation>
    </message>
    <message>
        <source>Prayer dice</source>
        <translation>Dadi Preghiera</translation>
    </message>
    <message>
        <source>What fair dice give on average</source>
        <translation>Ciò che danno in media dadi regolari</translation>
    </message>
    <message>
        <source>Fair dice stay in this band 19 times out of 20. With twelve faces in sight, one now and then lies outside.</source>
        <translation>In questa fascia ogni faccia di dadi regolari resta 19 volte su 20. Con dodici facce in vista, ogni tanto una ne esce.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Too few dice yet to tell luck from anything else.</source>
        <translation>Ancora troppo pochi dadi per distinguere la fortuna da altro.</translation>
    </message>
    <message>
        <source>As even as dice can be: fair dice nearly always differ more than this.</source>
        <translation>Uniformi quanto si può: dadi regolari differiscono quasi sempre di più.</translation>
    </message>
    <message>
        <source>Quite even: fair dice differ at least this much in about %1 of 10 such cases.</source>
        <translation>Piuttosto uniformi: dadi regolari differiscono almeno così in circa %1 casi su 10.</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much in about 1 of %1 such cases.</source>
        <translation>Niente di insolito: dadi regolari differiscono così in circa 1 caso su %1.</translation>
    </message>
    <message>
        <source>Remarkable: fair dice differ this much in only about 1 of %1 such cases.</source>
        <translation>Notevole: dadi regolari differiscono così solo in circa 1 caso su %1.</translation>
    </message>
    <message>
        <source>Almost unbelievable: fair dice differ this much in less than 1 of 1000 such cases.</source>
        <translation>Quasi incredibile: dadi regolari differiscono così in meno di 1 caso su 1000.</translation>
    </message>
    <message>
        <source>None of these has been rolled yet.</source>
        <translation>Nessuno di questi è stato ancora tirato.</translation>
    </message>
</context>
<context>
    <name>DiceScreen</name>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>Seme copiato.</translation>
    </message>
</context>
<context>
    <name>DiceSeed</name>
    <message>
        <source>Where the rolls come from</source>
        <translation>Da dove vengono i tiri</translation>
    </message>
    <message>
        <source>Every roll and every draw of this match follows from its seed. The player who has it can check each one, or play the same match again.</source>
        <translation>Ogni tiro e ogni sorteggio di questa partita derivano dal suo seme. Chi lo possiede può verificarli uno per uno, o rigiocare la stessa partita.</translation>
    </message>
    <message>
        <source>Every roll follows from a seed that was fixed before the first move. It is shown here when the match is over; before that it would tell what comes next.</source>
        <translation>Ogni tiro deriva da un seme fissato prima della prima mossa. Qui si mostra a partita finita; prima direbbe che cosa viene dopo.</translation>
    </message>
</context>
<context>
    <name>DigChapter</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>Two to four teams of researchers rebuild a fallen wall of hieroglyphs, card by card. The animals on it are the keys to twenty-one sarcophagi. The team with the most precious &lt;b&gt;mummies&lt;/b&gt; wins.</source>
        <translation>Da due a quattro squadre di ricercatori ricostruiscono, carta dopo carta, una parete di geroglifici crollata. I suoi animali sono le chiavi di ventuno sarcofagi. Vince chi porta a casa le &lt;b&gt;mummie&lt;/b&gt; più preziose.</translation>
    </message>
    <message>
        <source>A card with a camel and a hippo falls into the second shaft. It makes two pairs of camels and one of hippos.</source>
        <translation>Una carta con cammello e ippopotamo cade nella seconda fessura. Forma due coppie di cammelli e una di ippopotami.</translation>
    </message>
    <message>
        <source>In your turn you drop &lt;b&gt;one card&lt;/b&gt; into a shaft of the wall. Where one of its two animals comes to lie next to another of its kind, you have made a &lt;b&gt;pair&lt;/b&gt;.</source>
        <translation>Nel tuo turno lasci cadere &lt;b&gt;una carta&lt;/b&gt; in una fessura della parete. Dove uno dei suoi due animali finisce accanto a un altro uguale, hai formato una &lt;b&gt;coppia&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Every pair sends a &lt;b&gt;scarab&lt;/b&gt; to the pillar of that animal.</source>
        <translation>Ogni coppia manda uno &lt;b&gt;scarabeo&lt;/b&gt; alla colonna di quell&apos;animale.</translation>
    </message>
    <message>
        <source>If nobody stands at the pillar, one of your &lt;b&gt;researchers&lt;/b&gt; goes there. If the two animals look the same way, yours even replaces a rival&apos;s.</source>
        <translation>Se alla colonna non c&apos;è nessuno, ci va uno dei tuoi &lt;b&gt;ricercatori&lt;/b&gt;. Se i due animali guardano nella stessa direzione, il tuo prende anche il posto di quello di un rivale.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;third scarab&lt;/b&gt; opens the top sarcophagus of the pillar, for the team whose researcher stands there.</source>
        <translation>Il &lt;b&gt;terzo scarabeo&lt;/b&gt; apre il primo sarcofago in cima alla colonna, per la squadra il cui ricercatore è lì.</translation>
    </message>
    <message>
        <source>After forty cards the wall is full. The mummies you have found are your points, and a secret pharaoh card may add 7.</source>
        <translation>Dopo quaranta carte la parete è piena. Le mummie che hai trovato sono i tuoi punti, e una carta faraone segreta può aggiungerne 7.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Prima della prima carta</translation>
    </message>
    <message>
        <source>Pillars, scarabs, teams, hands</source>
        <translation>Colonne, scarabei, squadre, mani</translation>
    </message>
    <message>
        <source>The wall is still empty: eight shafts, each ten places high. Above it stand seven &lt;b&gt;pillars&lt;/b&gt;, one for each animal.</source>
        <translation>La parete è ancora vuota: otto fessure, ognuna alta dieci posti. Sopra di essa stanno sette &lt;b&gt;colonne&lt;/b&gt;, una per animale.</translation>
    </message>
    <message>
        <source>Camel, mule, snake, hippo, crocodile, ibis and cat, and three sarcophagi for each.</source>
        <translation>Cammello, mulo, serpente, ippopotamo, coccodrillo, ibis e gatto, con tre sarcofagi ciascuno.</translation>
    </message>
    <message>
        <source>At each pillar lie three &lt;b&gt;sarcophagi&lt;/b&gt;: one eye on top, two eyes below it, three eyes at the bottom. What is inside nobody knows.</source>
        <translation>A ogni colonna ci sono tre &lt;b&gt;sarcofagi&lt;/b&gt;: in cima quello con un occhio, poi quello con due, in fondo quello con tre. Che cosa c&apos;è dentro non lo sa nessuno.</translation>
    </message>
    <message>
        <source>Sixteen &lt;b&gt;scarabs&lt;/b&gt; lie on the slab.</source>
        <translation>Sedici &lt;b&gt;scarabei&lt;/b&gt; stanno sulla lastra.</translation>
    </message>
    <message>
        <source>Each team has five &lt;b&gt;researchers&lt;/b&gt; in its supply.</source>
        <translation>Ogni squadra ha cinque &lt;b&gt;ricercatori&lt;/b&gt; nella riserva.</translation>
    </message>
    <message>
        <source>The 49 hieroglyph cards are shuffled, and everybody draws &lt;b&gt;three&lt;/b&gt;.</source>
        <translation>Si mescolano le 49 carte geroglifico e ognuno ne pesca &lt;b&gt;tre&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Everybody is dealt one of the seven &lt;b&gt;pharaoh cards&lt;/b&gt; and keeps it secret. The others are put away unseen.</source>
        <translation>Ognuno riceve una delle sette &lt;b&gt;carte faraone&lt;/b&gt; e la tiene segreta. Le altre si mettono via senza guardarle.</translation>
    </message>
    <message>
        <source>The first player is drawn at random. From there on it goes round the table.</source>
        <translation>Si sorteggia chi comincia. Poi si gioca a turno attorno al tavolo.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Cards in the pile after dealing</source>
        <translation>Carte nel mazzo dopo la distribuzione</translation>
    </message>
    <message>
        <source>Turns of the first player</source>
        <translation>Turni di chi comincia</translation>
    </message>
    <message>
        <source>Turns of each other player</source>
        <translation>Turni di ciascun altro</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Drop a card, use its pairs, draw</source>
        <translation>Cala una carta, usa le coppie, pesca</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drop.&lt;/b&gt; Let one of your three cards fall into a shaft that has room.</source>
        <translation>&lt;b&gt;Cala.&lt;/b&gt; Lascia cadere una delle tue tre carte in una fessura che abbia posto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pairs.&lt;/b&gt; Everything your pairs bring is resolved: first the researcher, then the scarabs, animal by animal.</source>
        <translation>&lt;b&gt;Coppie.&lt;/b&gt; Si risolve tutto ciò che le tue coppie portano: prima il ricercatore, poi gli scarabei, un animale alla volta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Fill your hand to three cards again.</source>
        <translation>&lt;b&gt;Pesca.&lt;/b&gt; Riporta la tua mano a tre carte.</translation>
    </message>
    <message>
        <source>Three cards in hand, one of them chosen to fall.</source>
        <translation>Tre carte in mano, una scelta per cadere.</translation>
    </message>
    <message>
        <source>Hold a card over a shaft and look: all its pairs are shown before you let go. Once it has fallen it cannot be taken back.</source>
        <translation>Tieni una carta sopra una fessura e guarda: prima di lasciarla vedi tutte le sue coppie. Una volta caduta non si riprende.</translation>
    </message>
    <message>
        <source>You must accept every pair, even one that helps a rival more than you.</source>
        <translation>Devi accettare ogni coppia, anche quella che aiuta un rivale più di te.</translation>
    </message>
    <message>
        <source>A card without any pair is a turn too: it only fills the wall.</source>
        <translation>Anche una carta senza coppie è un turno: riempie la parete e basta.</translation>
    </message>
    <message>
        <source>If the pile is empty, nothing is drawn. That happens only with four players, in the last three turns.</source>
        <translation>Se il mazzo è vuoto, non si pesca. Succede solo in quattro, negli ultimi tre turni.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>49 cards, two animals on each</source>
        <translation>49 carte, due animali su ognuna</translation>
    </message>
    <message>
        <source>Each card shows &lt;b&gt;two animals&lt;/b&gt;, one above the other. There are seven animals, and each way to set one of them above another, or above itself, exists exactly once.</source>
        <translation>Ogni carta mostra &lt;b&gt;due animali&lt;/b&gt;, uno sopra l&apos;altro. Gli animali sono sette, e ogni modo di metterne uno sopra un altro, o sopra sé stesso, esiste esattamente una volta.</translation>
    </message>
    <message>
        <source>both right</source>
        <translation>entrambi a destra</translation>
    </message>
    <message>
        <source>both left</source>
        <translation>entrambi a sinistra</translation>
    </message>
    <message>
        <source>right and left</source>
        <translation>destra e sinistra</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>sinistra e destra</translation>
    </message>
    <message>
        <source>Four of the seven cards that have the snake below.</source>
        <translation>Quattro delle sette carte con il serpente sotto.</translation>
    </message>
    <message>
        <source>Each animal is on top of seven cards and at the bottom of seven: fourteen pictures.</source>
        <translation>Ogni animale sta in alto su sette carte e in basso su sette: quattordici figure.</translation>
    </message>
    <message>
        <source>On seven of these pictures it looks left, on seven it looks right.</source>
        <translation>In sette di queste figure guarda a sinistra, in sette a destra.</translation>
    </message>
    <message>
        <source>Seven cards are &lt;b&gt;doubles&lt;/b&gt; and show the same animal twice. The upper one looks right, the lower one left.</source>
        <translation>Sette carte sono &lt;b&gt;doppie&lt;/b&gt; e mostrano due volte lo stesso animale. Quello in alto guarda a destra, quello in basso a sinistra.</translation>
    </message>
    <message>
        <source>Which way they look</source>
        <translation>Da che parte guardano</translation>
    </message>
    <message>
        <source>Both to the right</source>
        <translation>Entrambi a destra</translation>
    </message>
    <message>
        <source>Both to the left</source>
        <translation>Entrambi a sinistra</translation>
    </message>
    <message>
        <source>The upper to the right, the lower to the left</source>
        <translation>In alto a destra, in basso a sinistra</translation>
    </message>
    <message>
        <source>The upper to the left, the lower to the right</source>
        <translation>In alto a sinistra, in basso a destra</translation>
    </message>
    <message>
        <source>Only forty cards fit into the wall, so nine are never played.</source>
        <translation>Nella parete entrano solo quaranta carte: nove non si giocano mai.</translation>
    </message>
    <message>
        <source>The wall in a minute</source>
        <translation>La parete in un minuto</translation>
    </message>
    <message>
        <source>You must drop a card; nobody may pass. Only with the Curse of the Pharaoh may something else come first: a search, or the choice of a victim.</source>
        <translation>Devi calare una carta; nessuno può passare. Solo con la maledizione del Faraone può venire prima altro: una ricerca, o la scelta di chi colpire.</translation>
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
        <translation>Qui la corniola conta due, il lapislazzuli uno: il sotterraneo è della corniola.</translation>
    </message>
    <message>
        <source>A pawn on this tile counts as two when the pawns of its network are compared.</source>
        <translation>Una pedina su questa tessera conta come due quando si confrontano le pedine del sotterraneo.</translation>
    </message>
    <message>
        <source>The Pharaoh counts as two here as well, not as four.</source>
        <translation>Anche qui il Faraone conta come due, non come quattro.</translation>
    </message>
    <message>
        <source>It changes who owns the network, not what the network is worth.</source>
        <translation>Cambia di chi è il sotterraneo, non quanto vale.</translation>
    </message>
</context>
<context>
    <name>DropChoice</name>
    <message>
        <source>Discard %1</source>
        <translation>Scarta %1</translation>
    </message>
    <message>
        <source>Choose a god</source>
        <translation>Scegli una Divinità</translation>
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
        <translation>Lasciala com&apos;è</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Falla salire</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>Falla scendere</translation>
    </message>
    <message>
        <source>Left: strength %1, %2.</source>
        <translation>Restano: forza %1, %2.</translation>
    </message>
    <message>
        <source>If you finish, you gain %1.</source>
        <translation>Se termini ottieni %1.</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <comment>who, points lost</comment>
        <translation>%1 −%2</translation>
    </message>
    <message>
        <source>Grain is missing: %1.</source>
        <translation>Manca grano: %1.</translation>
    </message>
    <message>
        <source>The workers have enough to eat.</source>
        <translation>I lavoratori hanno abbastanza da mangiare.</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>who, how many</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Stones arrive: %1.</source>
        <translation>Arrivano pietre: %1.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who, a site</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Building nothing: %1.</source>
        <translation>Nessuna costruzione: %1.</translation>
    </message>
    <message>
        <source>Points for ships at the sites: %1.</source>
        <translation>Punti per le navi nei siti: %1.</translation>
    </message>
    <message>
        <source>Round %1 is over. New order: %2.</source>
        <translation>Il giro %1 è finito. Nuovo ordine: %2.</translation>
    </message>
    <message>
        <source>%1: %2 for tombs.</source>
        <comment>who, points</comment>
        <translation>%1: %2 per le tombe.</translation>
    </message>
    <message>
        <source>%1: %2 for stones.</source>
        <comment>who, points</comment>
        <translation>%1: %2 per le pietre.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>free, costs %1</source>
        <translation>libera, costa %1</translation>
    </message>
    <message>
        <source>not yet, costs %1</source>
        <translation>non ancora, costa %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a square, how it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sphinx: %1</source>
        <comment>the name of a card</comment>
        <translation>Sfinge: %1</translation>
    </message>
    <message>
        <source>Send your second ship.</source>
        <translation>Manda la seconda nave.</translation>
    </message>
    <message>
        <source>Send a ship to any bend of the Nile, or pass for this round.</source>
        <translation>Manda una nave a un&apos;ansa qualsiasi del Nilo, o passa per questo giro.</translation>
    </message>
    <message>
        <source>Send a ship further down than %1, or pass for this round.</source>
        <translation>Manda una nave più a valle di %1, o passa per questo giro.</translation>
    </message>
    <message>
        <source>%1 missing: find it, or lose %2.</source>
        <comment>grain, points</comment>
        <translation>Ti manca grano (%1): trovalo, o perdi %2.</translation>
    </message>
    <message>
        <source>Build at %1 before everybody else? Choose a worker, or wait for your turn.</source>
        <translation>Costruire nel sito di %1 prima di tutti gli altri? Scegli un lavoratore, o aspetta il tuo turno.</translation>
    </message>
    <message>
        <source>Nothing can be built at %1 as it is: strengthen what you have, or give up.</source>
        <translation>Così nel sito di %1 non si può costruire nulla: rafforza ciò che hai, o rinuncia.</translation>
    </message>
    <message>
        <source>Choose the worker who goes to the Sphinx, or give up.</source>
        <translation>Scegli il lavoratore che va alla Sfinge, o rinuncia.</translation>
    </message>
    <message>
        <source>Choose the worker who builds at %1, or give up.</source>
        <translation>Scegli il lavoratore per il sito di %1, o rinuncia.</translation>
    </message>
    <message>
        <source>How many Sphinx cards do you want to look at?</source>
        <translation>Quante carte Sfinge vuoi guardare?</translation>
    </message>
    <message>
        <source>Build on one of the squares in gold.</source>
        <translation>Costruisci su una delle caselle dorate.</translation>
    </message>
    <message>
        <source>Build on, or finish.</source>
        <translation>Costruisci ancora, o termina.</translation>
    </message>
    <message>
        <source>Keep one of them, or two with your card. Each that goes back brings a point.</source>
        <translation>Tienine una, o due con la tua carta. Ogni carta rimessa porta un punto.</translation>
    </message>
    <message>
        <source>Keep one of them, or none. Each that goes back brings a point.</source>
        <translation>Tienine una, o nessuna. Ogni carta rimessa porta un punto.</translation>
    </message>
    <message>
        <source>The places at %1 are taken. Play “%2” for your ship in reserve?</source>
        <translation>I posti di %1 sono occupati. Giocare «%2» per la tua nave in riserva?</translation>
    </message>
    <message>
        <source>Which worker gains 1 strength?</source>
        <translation>Quale lavoratore guadagna +1 Forza?</translation>
    </message>
    <message>
        <source>Let the flood rise or fall by one step, or leave it.</source>
        <translation>Fai salire o scendere la piena di un passo, o lasciala.</translation>
    </message>
    <message>
        <source>Play what your ship has made possible, or end your turn.</source>
        <translation>Gioca ciò che la tua nave ha reso possibile, o termina il turno.</translation>
    </message>
    <message>
        <source>Take one of the cards that are left on the river, or none.</source>
        <translation>Prendi una delle carte rimaste sul fiume, o nessuna.</translation>
    </message>
    <message>
        <source>The round is over. Play what can still be of use, or go on.</source>
        <translation>Il giro è finito. Gioca ciò che ancora serve, o continua.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>Perdi %1</translation>
    </message>
    <message>
        <source>Wait for my turn</source>
        <translation>Aspetto il mio turno</translation>
    </message>
    <message>
        <source>Do not play it</source>
        <translation>Non giocarla</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>The last stone is laid.</source>
        <translation>L&apos;ultima pietra è posata.</translation>
    </message>
    <message>
        <source>Pass for this round</source>
        <translation>Passa per questo giro</translation>
    </message>
    <message>
        <source>Build nothing here</source>
        <translation>Non costruire qui</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <translation>Termina: %1</translation>
    </message>
    <message>
        <source>ships: %1</source>
        <translation>navi: %1</translation>
    </message>
    <message>
        <source>your ship may go there</source>
        <translation>la tua nave può andarci</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nessuna carta</translation>
    </message>
    <message numerus="yes">
        <source>%n strength to give</source>
        <translation>
            <numerusform>Punti Forza da assegnare: %n</numerusform>
            <numerusform>Punti Forza da assegnare: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of the flood, if you like</source>
        <translation>
            <numerusform>%n passo della piena, se vuoi</numerusform>
            <numerusform>%n passi della piena, se vuoi</numerusform>
        </translation>
    </message>
    <message>
        <source>in reserve: it builds only if somebody gives up</source>
        <translation>in riserva: costruisce solo se qualcuno rinuncia</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>posto %1</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>Tombs with a sum of %1</source>
        <translation>Tombe per una somma di %1</translation>
    </message>
    <message>
        <source>%1, two for a point</source>
        <translation>%1, due per un punto</translation>
    </message>
    <message>
        <source>has built in this round</source>
        <translation>ha costruito in questo giro</translation>
    </message>
    <message>
        <source>is building</source>
        <translation>sta costruendo</translation>
    </message>
    <message>
        <source>is ready</source>
        <translation>è pronto</translation>
    </message>
    <message>
        <source>%1: strength %2, %3</source>
        <comment>a worker</comment>
        <translation>%1: forza %2, %3</translation>
    </message>
    <message>
        <source>You use it by sending a ship upstream.</source>
        <translation>La usi mandando una nave a monte.</translation>
    </message>
    <message>
        <source>You use it by sending a ship to a camp that is taken.</source>
        <translation>La usi mandando una nave in un campo di lavoro occupato.</translation>
    </message>
    <message>
        <source>You use it as you send a ship to a camp.</source>
        <translation>La usi mentre mandi una nave in un campo di lavoro.</translation>
    </message>
    <message>
        <source>You use it in a building action, by choosing a second worker.</source>
        <translation>La usi in un&apos;azione di costruzione, scegliendo un secondo lavoratore.</translation>
    </message>
    <message>
        <source>You are asked at each site where your ship is not the first.</source>
        <translation>Ti viene chiesto in ogni sito in cui la tua nave non è la prima.</translation>
    </message>
    <message>
        <source>You use it by keeping two Sphinx cards.</source>
        <translation>La usi tenendo due carte Sfinge.</translation>
    </message>
    <message>
        <source>You are asked when cards are left on the river.</source>
        <translation>Ti viene chiesto quando restano carte sul fiume.</translation>
    </message>
    <message>
        <source>It works by itself.</source>
        <translation>Funziona da sola.</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <comment>a worker</comment>
        <translation>%1: forza %2</translation>
    </message>
    <message>
        <source>square %1 of the quarry track</source>
        <translation>casella %1 del tracciato della cava</translation>
    </message>
    <message>
        <source>square %1 of the grain market</source>
        <translation>casella %1 del mercato del grano</translation>
    </message>
    <message>
        <source>blue worker</source>
        <translation>lavoratore blu</translation>
    </message>
    <message>
        <source>black worker</source>
        <translation>lavoratore nero</translation>
    </message>
    <message>
        <source>yellow worker</source>
        <translation>lavoratore giallo</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>caposquadra</translation>
    </message>
    <message>
        <source>the obelisk</source>
        <translation>l&apos;obelisco</translation>
    </message>
    <message>
        <source>the tombs</source>
        <translation>le tombe</translation>
    </message>
    <message>
        <source>the pyramid</source>
        <translation>la piramide</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>il tempio</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Costruire</translation>
    </message>
    <message>
        <source>Floors of the pyramid</source>
        <translation>Piani della piramide</translation>
    </message>
    <message>
        <source>Sphinx cards put back</source>
        <translation>Carte Sfinge rimesse</translation>
    </message>
    <message>
        <source>Ships at the sites</source>
        <translation>Navi nei siti</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Mercato del grano</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Carte Nilo</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Pietre vendute</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grano mancante</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Pietre rimaste</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombe</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Carte Sfinge</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Ten Nile cards are laid out, from Ombos down.</source>
        <translation>Si dispongono dieci carte Nilo, da Ombos verso valle.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navi</translation>
    </message>
    <message>
        <source>In turn, everybody sends a ship further down the Nile, or passes.</source>
        <translation>A turno, ognuno manda una nave più a valle sul Nilo, o passa.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>The workers eat what the watered fields bear; missing grain costs points.</source>
        <translation>I lavoratori mangiano ciò che producono i campi irrigati; il grano mancante costa punti.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pietre</translation>
    </message>
    <message>
        <source>The quarries deliver their stones.</source>
        <translation>Le cave danno le loro pietre.</translation>
    </message>
    <message>
        <source>The ships build: at Abydos, then at Amarna, then at Giza.</source>
        <translation>Le navi costruiscono: ad Abydos, poi ad Amarna, poi a Giza.</translation>
    </message>
    <message>
        <source>Site bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Players who built at one, two or three sites gain 1, 3 or 6 points.</source>
        <translation>Chi ha costruito in uno, due o tre siti guadagna 1, 3 o 6 punti.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>The player furthest behind on the score track begins the next round.</source>
        <translation>Chi è ultimo sul segnapunti comincia il giro successivo.</translation>
    </message>
    <message>
        <source>stone %1 of the temple&apos;s left flank</source>
        <translation>la pietra %1 del fianco sinistro del tempio</translation>
    </message>
    <message>
        <source>stone %1 of the temple&apos;s right flank</source>
        <translation>la pietra %1 del fianco destro del tempio</translation>
    </message>
    <message>
        <source>column %1 of the temple</source>
        <translation>la colonna %1 del tempio</translation>
    </message>
    <message>
        <source>the left half of the temple&apos;s roof</source>
        <translation>la metà sinistra della trabeazione</translation>
    </message>
    <message>
        <source>the right half of the temple&apos;s roof</source>
        <translation>la metà destra della trabeazione</translation>
    </message>
    <message>
        <source>Nile %1</source>
        <comment>a bend of the river</comment>
        <translation>Nilo&#xa0;%1</translation>
    </message>
    <message>
        <source>stone %1 of the obelisk</source>
        <translation>la pietra %1 dell&apos;obelisco</translation>
    </message>
    <message>
        <source>tomb %1</source>
        <translation>la tomba %1</translation>
    </message>
    <message>
        <source>stone %1 of the pyramid&apos;s floor %2</source>
        <translation>la pietra %1 del piano %2 della piramide</translation>
    </message>
    <message>
        <source>low</source>
        <comment>the flood</comment>
        <translation>bassa</translation>
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
        <translation>il tracciato della cava</translation>
    </message>
    <message>
        <source>the grain market</source>
        <translation>il mercato del grano</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pietra</numerusform>
            <numerusform>%n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n grano</numerusform>
            <numerusform>%n grani</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>what is paid or lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Not strong enough for any square: add a worker or a card.</source>
        <translation>Non basta per nessuna casella: aggiungi un altro lavoratore, il caposquadra o una carta.</translation>
    </message>
    <message>
        <source>Nothing more can be built like this: add a worker or a card, or finish.</source>
        <translation>Così non si può costruire altro: aggiungi un altro lavoratore o una carta, o termina.</translation>
    </message>
    <message>
        <source>Nothing more can be built: finish.</source>
        <translation>Non si può costruire altro: termina.</translation>
    </message>
</context>
<context>
    <name>EgiziaBook</name>
    <message numerus="yes">
        <source>%n step(s) on the quarry track</source>
        <translation>
            <numerusform>%n passo sul tracciato della cava</numerusform>
            <numerusform>%n passi sul tracciato della cava</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in the grain market</source>
        <translation>
            <numerusform>%n passo nel mercato del grano</numerusform>
            <numerusform>%n passi nel mercato del grano</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in every round, however low the flood.</source>
        <translation>%1 in ogni giro, per quanto bassa sia la piena.</translation>
    </message>
    <message>
        <source>%1 in every round, unless the flood is low.</source>
        <translation>%1 in ogni giro, tranne quando la piena è bassa.</translation>
    </message>
    <message>
        <source>%1 in a round with a high flood.</source>
        <translation>%1 in un giro con la piena alta.</translation>
    </message>
    <message>
        <source>%1 When you take it: %2.</source>
        <comment>grain; what comes once</comment>
        <translation>%1 Quando la prendi: %2.</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Mercato del grano</translation>
    </message>
    <message>
        <source>Quarry track</source>
        <translation>Passi nella cava</translation>
    </message>
    <message>
        <source>+1 strength: %1</source>
        <comment>workers</comment>
        <translation>+1 Forza: %1</translation>
    </message>
    <message>
        <source>+1 strength for a worker you choose</source>
        <translation>+1 Forza a un lavoratore a tua scelta</translation>
    </message>
    <message>
        <source>a step of the flood, if you like</source>
        <translation>un passo della piena, se vuoi</translation>
    </message>
    <message>
        <source>Pay to look at Sphinx cards, and keep one for the end.</source>
        <translation>Paga per guardare carte Sfinge, e tienine una per la fine.</translation>
    </message>
    <message>
        <source>A ship here builds at %1.</source>
        <translation>Una nave qui costruisce %1.</translation>
    </message>
    <message>
        <source>Green field</source>
        <translation>Campo verde</translation>
    </message>
    <message>
        <source>Yellow field</source>
        <translation>Campo giallo</translation>
    </message>
    <message>
        <source>Red field</source>
        <translation>Campo rosso</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Cava</translation>
    </message>
    <message>
        <source>A load of stones</source>
        <translation>Carico di pietre</translation>
    </message>
    <message>
        <source>More Sphinx cards</source>
        <translation>Più carte Sfinge</translation>
    </message>
    <message>
        <source>Better irrigation</source>
        <translation>Migliore irrigazione</translation>
    </message>
    <message>
        <source>Stones for grain</source>
        <translation>Pietre per grano</translation>
    </message>
    <message>
        <source>Shared camp</source>
        <translation>Lavoro comune</translation>
    </message>
    <message>
        <source>Paid training</source>
        <translation>Forza a pagamento</translation>
    </message>
    <message>
        <source>Free training</source>
        <translation>Forza gratuita</translation>
    </message>
    <message>
        <source>Grain store</source>
        <translation>Granaio</translation>
    </message>
    <message>
        <source>Helping hands</source>
        <translation>Una mano in più</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Seconda nave</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>A monte</translation>
    </message>
    <message>
        <source>Left on the river</source>
        <translation>Rimasta sul fiume</translation>
    </message>
    <message>
        <source>Build first</source>
        <translation>Prima di tutti</translation>
    </message>
    <message>
        <source>Two workers</source>
        <translation>Due lavoratori</translation>
    </message>
    <message>
        <source>Keep two</source>
        <translation>Tienine due</translation>
    </message>
    <message>
        <source>Camp twice</source>
        <translation>Lavoro doppio</translation>
    </message>
    <message>
        <source>One more place</source>
        <translation>Un posto in più</translation>
    </message>
    <message>
        <source>Stronger workers</source>
        <translation>Lavoratori più forti</translation>
    </message>
    <message>
        <source>Train as you like</source>
        <translation>Forza a scelta</translation>
    </message>
    <message>
        <source>Stone trade</source>
        <translation>Vendita di pietre</translation>
    </message>
    <message>
        <source>Builders&apos; bonus</source>
        <translation>Bonus ai costruttori</translation>
    </message>
    <message>
        <source>Richer tombs</source>
        <translation>Tombe più ricche</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) in every round.</source>
        <translation>
            <numerusform>%n pietra in ogni giro.</numerusform>
            <numerusform>%n pietre in ogni giro.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at once.</source>
        <translation>%1, subito.</translation>
    </message>
    <message numerus="yes">
        <source>Once: %n stone(s) for your store.</source>
        <translation>
            <numerusform>Una volta: %n pietra per la tua scorta.</numerusform>
            <numerusform>Una volta: %n pietre per la tua scorta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n of the Sphinx cards you look at cost nothing; at least one is paid for.</source>
        <translation>
            <numerusform>Fino a %n delle carte Sfinge che guardi è gratis; almeno una si paga.</numerusform>
            <numerusform>Fino a %n delle carte Sfinge che guardi sono gratis; almeno una si paga.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it on one of your fields for good: a red one is watered like a yellow one, a yellow one like a green one.</source>
        <translation>Posala per sempre su uno dei tuoi campi: uno rosso è irrigato come uno giallo, uno giallo come uno verde.</translation>
    </message>
    <message>
        <source>In feeding each stone you pay stands for 1 missing grain.</source>
        <translation>Quando nutri i lavoratori, ogni pietra che paghi vale 1 grano mancante.</translation>
    </message>
    <message>
        <source>Your ships may go to a camp where others lie; not to Heliopolis.</source>
        <translation>Le tue navi possono andare in un campo di lavoro dove ce ne sono altre; non a Heliopolis.</translation>
    </message>
    <message numerus="yes">
        <source>Once a round: pay %n stone(s), and a worker you choose gains 1 strength.</source>
        <translation>
            <numerusform>Una volta per giro: paga %n pietra, e un lavoratore a tua scelta guadagna +1 Forza.</numerusform>
            <numerusform>Una volta per giro: paga %n pietre, e un lavoratore a tua scelta guadagna +1 Forza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a round: a worker you choose gains 1 strength.</source>
        <translation>Una volta per giro: un lavoratore a tua scelta guadagna +1 Forza.</translation>
    </message>
    <message numerus="yes">
        <source>Once: %n grain where it is missing.</source>
        <translation>
            <numerusform>Una volta: %n grano dove manca.</numerusform>
            <numerusform>Una volta: %n grani dove mancano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once: %n strength more in one building action, also at the Sphinx.</source>
        <translation>
            <numerusform>Una volta: +%n Forza in un&apos;azione di costruzione, anche alla Sfinge.</numerusform>
            <numerusform>Una volta: +%n Forza in un&apos;azione di costruzione, anche alla Sfinge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once: send two ships in one turn, one after the other.</source>
        <translation>Una volta: manda due navi in un turno, una dopo l&apos;altra.</translation>
    </message>
    <message>
        <source>Once a round a ship may go upstream; the next ones are counted from there.</source>
        <translation>Una volta per giro una nave può risalire a monte; le successive si contano da lì.</translation>
    </message>
    <message>
        <source>In each round you may take one card that is left on the river.</source>
        <translation>In ogni giro puoi prendere una carta rimasta sul fiume.</translation>
    </message>
    <message>
        <source>At each site with a ship of yours you may build before everybody else.</source>
        <translation>In ogni sito con una tua nave puoi costruire prima di tutti gli altri.</translation>
    </message>
    <message>
        <source>Once: two workers build together in one action.</source>
        <translation>Una volta: due lavoratori costruiscono insieme in un&apos;azione.</translation>
    </message>
    <message>
        <source>Once: keep two of the Sphinx cards you look at.</source>
        <translation>Una volta: tieni due delle carte Sfinge che guardi.</translation>
    </message>
    <message>
        <source>Once: a camp works twice for your ship; not Heliopolis.</source>
        <translation>Una volta: un campo di lavoro lavora due volte per la tua nave; non Heliopolis.</translation>
    </message>
    <message>
        <source>Once: your ship in reserve at a full site gets a place of its own.</source>
        <translation>Una volta: la tua nave in riserva in un sito pieno ha un posto tutto suo.</translation>
    </message>
    <message>
        <source>+1 strength, at once: %1.</source>
        <comment>workers</comment>
        <translation>+1 Forza, subito: %1.</translation>
    </message>
    <message>
        <source>+1 strength each for two workers you choose, or +2 for one, at once.</source>
        <translation>+1 Forza ciascuno a due lavoratori a tua scelta, o +2 a uno, subito.</translation>
    </message>
    <message numerus="yes">
        <source>Once: sell up to %n stone(s) for 1 point each.</source>
        <translation>
            <numerusform>Una volta: vendi fino a %n pietra per 1 punto l&apos;una.</numerusform>
            <numerusform>Una volta: vendi fino a %n pietre per 1 punto l&apos;una.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point for each stone you have in %1, at once.</source>
        <translation>Subito, 1 punto per ogni tua pietra: contano %1.</translation>
    </message>
    <message>
        <source>At the end your tombs count %1 more.</source>
        <translation>Alla fine le tue tombe contano %1 in più.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Whenever you want</source>
        <translation>Quando vuoi</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>It feeds your workers in every round in which it is watered.</source>
        <translation>Nutre i tuoi lavoratori in ogni giro in cui è irrigato.</translation>
    </message>
    <message>
        <source>It delivers in every round, this one included.</source>
        <translation>Dà pietre in ogni giro, questo compreso.</translation>
    </message>
    <message>
        <source>It stays with you to the end and works in every round.</source>
        <translation>Resta con te fino alla fine e vale in ogni giro.</translation>
    </message>
    <message>
        <source>You play it once, when it suits you; then it leaves the game.</source>
        <translation>La giochi una volta, quando ti conviene; poi esce dal gioco.</translation>
    </message>
    <message>
        <source>It works when you take it, then it leaves the game.</source>
        <translation>Vale quando la prendi, poi esce dal gioco.</translation>
    </message>
    <message>
        <source>Rounds 1 and 2</source>
        <translation>Giri 1 e 2</translation>
    </message>
    <message>
        <source>Rounds 3 and 4</source>
        <translation>Giri 3 e 4</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Giro 5</translation>
    </message>
    <message>
        <source>Busy market</source>
        <translation>Mercato affollato</translation>
    </message>
    <message>
        <source>Tomb builder</source>
        <translation>Costruttore di tombe</translation>
    </message>
    <message>
        <source>Lasting powers</source>
        <translation>Poteri duraturi</translation>
    </message>
    <message>
        <source>One in ten</source>
        <translation>La decima</translation>
    </message>
    <message>
        <source>%1 if anybody has built %2.</source>
        <comment>points, a square</comment>
        <translation>%1 se qualcuno ha costruito %2.</translation>
    </message>
    <message>
        <source>%1 if %2 are complete, whoever built them.</source>
        <comment>points, monuments</comment>
        <translation>%1 se %2 sono completi, chiunque li abbia costruiti.</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4 points if one, two, three or four players are at the end of %5.</source>
        <translation>%1, %2, %3 o %4 punti se uno, due, tre o quattro giocatori hanno percorso fino in fondo %5.</translation>
    </message>
    <message>
        <source>%1 if you have at least %2 stones in %3.</source>
        <comment>points, stones, a monument</comment>
        <translation>%1 se %3 contiene almeno %2 pietre tue.</translation>
    </message>
    <message>
        <source>%1 if you have at least %2 stones in each of the four monuments.</source>
        <translation>%1 se hai almeno %2 pietre in ciascuno dei quattro monumenti.</translation>
    </message>
    <message>
        <source>%1 for each tomb you have taken.</source>
        <translation>%1 per ogni tomba che hai preso.</translation>
    </message>
    <message>
        <source>As many points as your %1 has strength.</source>
        <comment>a worker</comment>
        <translation>Tanti punti quanta è la forza del tuo %1.</translation>
    </message>
    <message>
        <source>%1 if your fields of printed colour %2 bear more than anybody else&apos;s.</source>
        <comment>points, a colour</comment>
        <translation>%1 se i tuoi campi di colore stampato %2 producono più di quelli di chiunque altro.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>fields</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>fields</comment>
        <translation>giallo</translation>
    </message>
    <message>
        <source>red</source>
        <comment>fields</comment>
        <translation>rosso</translation>
    </message>
    <message>
        <source>%1 if your quarries deliver more than anybody else&apos;s.</source>
        <translation>%1 se le tue cave danno più di quelle di chiunque altro.</translation>
    </message>
    <message>
        <source>%1 if you are at the end of both tracks.</source>
        <translation>%1 se hai percorso fino in fondo entrambi i tracciati.</translation>
    </message>
    <message>
        <source>%1 if you are at the end of %2.</source>
        <comment>points, a track</comment>
        <translation>%1 se hai percorso fino in fondo %2.</translation>
    </message>
    <message>
        <source>%1 for each “always” card you have, fields and quarries aside.</source>
        <translation>%1 per ogni carta «sempre» che hai, campi e cave esclusi.</translation>
    </message>
    <message>
        <source>Last of all: 1 point for every 10 you have.</source>
        <translation>Per ultimo: 1 punto ogni 10 che hai.</translation>
    </message>
    <message>
        <source>A ship here takes the card.</source>
        <translation>Una nave qui prende la carta.</translation>
    </message>
    <message>
        <source>High obelisk</source>
        <translation>Obelisco alto</translation>
    </message>
    <message>
        <source>Deep tombs</source>
        <translation>Tombe profonde</translation>
    </message>
    <message>
        <source>High pyramid</source>
        <translation>Piramide alta</translation>
    </message>
    <message>
        <source>Temple roof</source>
        <translation>Trabeazione</translation>
    </message>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obelisco e tombe</translation>
    </message>
    <message>
        <source>Pyramid and temple</source>
        <translation>Piramide e tempio</translation>
    </message>
    <message>
        <source>Obelisk and temple</source>
        <translation>Obelisco e tempio</translation>
    </message>
    <message>
        <source>Temple builder, %1</source>
        <comment>stones</comment>
        <translation>Costruttore del tempio,&#xa0;%1</translation>
    </message>
    <message>
        <source>Pyramid builder, %1</source>
        <comment>stones</comment>
        <translation>Costruttore della piramide,&#xa0;%1</translation>
    </message>
    <message>
        <source>Obelisk builder, %1</source>
        <comment>stones</comment>
        <translation>Costruttore dell&apos;obelisco,&#xa0;%1</translation>
    </message>
    <message>
        <source>Busy quarries</source>
        <translation>Cave affollate</translation>
    </message>
    <message>
        <source>A hand in everything</source>
        <translation>Dappertutto</translation>
    </message>
    <message>
        <source>Strong %1</source>
        <comment>a worker</comment>
        <translation>Forza: %1</translation>
    </message>
    <message>
        <source>Green harvest</source>
        <translation>Raccolto verde</translation>
    </message>
    <message>
        <source>Yellow harvest</source>
        <translation>Raccolto giallo</translation>
    </message>
    <message>
        <source>Red harvest</source>
        <translation>Raccolto rosso</translation>
    </message>
    <message>
        <source>Rich quarries</source>
        <translation>Cave ricche</translation>
    </message>
    <message>
        <source>End of the quarry track</source>
        <translation>Fine del tracciato della cava</translation>
    </message>
    <message>
        <source>End of the market</source>
        <translation>Fine del mercato</translation>
    </message>
    <message>
        <source>End of both tracks</source>
        <translation>Fine dei due tracciati</translation>
    </message>
</context>
<context>
    <name>EgiziaEntry</name>
    <message>
        <source>2 to 4 players · ships</source>
        <translation>2–4 giocatori · navi</translation>
    </message>
    <message>
        <source>Send ships down the Nile, feed your workers, build what outlasts them.</source>
        <translation>Manda le navi lungo il Nilo, nutri i lavoratori, costruisci ciò che durerà più di loro.</translation>
    </message>
    <message>
        <source>Five rounds, about 60 minutes</source>
        <translation>Cinque giri, circa 60 minuti</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your Sphinx cards stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Il telefono passa di mano a ogni turno; le tue carte Sfinge restano nascoste finché non lo prendi. Si sorteggia chi comincia.</translation>
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
        <translation>Salpa per %1 e prende %2.</translation>
    </message>
    <message>
        <source>Sails to %1, where the camp works twice.</source>
        <translation>Salpa per %1, dove il campo di lavoro lavora due volte.</translation>
    </message>
    <message>
        <source>Sails to %1.</source>
        <translation>Salpa per %1.</translation>
    </message>
    <message>
        <source>Keeps no Sphinx card.</source>
        <translation>Non tiene nessuna carta Sfinge.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n Sphinx card(s).</source>
        <translation>
            <numerusform>Tiene %n carta Sfinge.</numerusform>
            <numerusform>Tiene %n carte Sfinge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps “%1”.</source>
        <translation>Tiene «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%1 Puts %n back.</source>
        <comment>what is kept</comment>
        <translation>
            <numerusform>%1 Ne rimette %n.</numerusform>
            <numerusform>%1 Ne rimette %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finishes at %1.</source>
        <translation>Termina nel sito di %1.</translation>
    </message>
    <message>
        <source>Finishes at %1 and goes on in %2.</source>
        <translation>Termina nel sito di %1 e avanza lungo %2.</translation>
    </message>
    <message>
        <source>Leaves the flood as it is.</source>
        <translation>Lascia la piena com&apos;è.</translation>
    </message>
    <message>
        <source>Lets the flood rise.</source>
        <translation>Fa salire la piena.</translation>
    </message>
    <message>
        <source>Lets the flood fall.</source>
        <translation>Fa scendere la piena.</translation>
    </message>
    <message>
        <source>Takes no card from the river.</source>
        <translation>Non prende nessuna carta dal fiume.</translation>
    </message>
    <message>
        <source>Goes short of grain.</source>
        <translation>Resta a corto di grano.</translation>
    </message>
    <message>
        <source>Waits to build.</source>
        <translation>Aspetta a costruire.</translation>
    </message>
    <message>
        <source>Does not ask for another place.</source>
        <translation>Non chiede un altro posto.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Termina il turno.</translation>
    </message>
    <message>
        <source>Passes for this round.</source>
        <translation>Passa per questo giro.</translation>
    </message>
    <message>
        <source>Plays %1 at %2.</source>
        <comment>a card, a site</comment>
        <translation>Gioca %1 nel sito di %2.</translation>
    </message>
    <message>
        <source>Plays %1.</source>
        <comment>a card</comment>
        <translation>Gioca %1.</translation>
    </message>
    <message>
        <source>The %1 joins in.</source>
        <comment>a worker</comment>
        <translation>Si unisce il %1.</translation>
    </message>
    <message>
        <source>The %1 goes to work at %2.</source>
        <comment>a worker, a site</comment>
        <translation>Il %1 va a lavorare nel sito di %2.</translation>
    </message>
    <message>
        <source>Passes: no more ships in this round.</source>
        <translation>Passa: niente più navi in questo giro.</translation>
    </message>
    <message>
        <source>Trains the %1.</source>
        <comment>a worker</comment>
        <translation>Rafforza il %1.</translation>
    </message>
    <message>
        <source>Trains the %1 with %2.</source>
        <comment>a worker, a card</comment>
        <translation>Rafforza il %1 con %2.</translation>
    </message>
    <message>
        <source>Irrigates a field of %1 better.</source>
        <translation>Irriga meglio un campo da %1.</translation>
    </message>
    <message>
        <source>Sells %1.</source>
        <translation>Vende %1.</translation>
    </message>
    <message>
        <source>Pays %1 for grain.</source>
        <translation>Paga %1 al posto del grano.</translation>
    </message>
    <message>
        <source>Builds %1 for %2.</source>
        <comment>a square, stones</comment>
        <translation>Costruisce %1 per %2.</translation>
    </message>
    <message numerus="yes">
        <source>Looks at %n Sphinx card(s).</source>
        <translation>
            <numerusform>Guarda %n carta Sfinge.</numerusform>
            <numerusform>Guarda %n carte Sfinge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds nothing at %1.</source>
        <translation>Non costruisce nulla nel sito di %1.</translation>
    </message>
    <message>
        <source>Takes %1, which was left on the river.</source>
        <translation>Prende %1, rimasta sul fiume.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>what a move brought</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Turn order: %1.</source>
        <translation>Ordine di turno: %1.</translation>
    </message>
    <message>
        <source>Tomb %1 is opened: %2.</source>
        <comment>its number, its value</comment>
        <translation>Si scopre la tomba %1: %2.</translation>
    </message>
    <message>
        <source>Round %1: ten Nile cards are laid out.</source>
        <translation>Giro %1: si dispongono dieci carte Nilo.</translation>
    </message>
    <message>
        <source>Drawn: “%1”.</source>
        <translation>Pescata: «%1».</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Giro %1 di %2</translation>
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
        <translation>Il conteggio finale</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio punti</translation>
    </message>
</context>
<context>
    <name>EgiziaReview</name>
    <message>
        <source>The monuments</source>
        <translation>I monumenti</translation>
    </message>
    <message>
        <source>The Nile</source>
        <translation>Il Nilo</translation>
    </message>
</context>
<context>
    <name>EgiziaScore</name>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Vittoria di %n punto</numerusform>
            <numerusform>Vittoria di %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 vince di %n punto</numerusform>
            <numerusform>%1 vince di %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 came to that square first and stands in front.</source>
        <translation>%1 ha raggiunto prima quella casella: è davanti.</translation>
    </message>
    <message>
        <source>Equal points: %1, %2 each.</source>
        <translation>A pari punti: %1, %2 a testa.</translation>
    </message>
    <message>
        <source>You came to that square first and stand in front.</source>
        <translation>Hai raggiunto prima quella casella: sei davanti.</translation>
    </message>
    <message>
        <source>Victory by a hair</source>
        <translation>Vittoria per un soffio</translation>
    </message>
    <message>
        <source>%1 wins by a hair</source>
        <translation>%1 vince per un soffio</translation>
    </message>
</context>
<context>
    <name>EgiziaSeen</name>
    <message>
        <source>The last stone is laid.</source>
        <translation>L&apos;ultima pietra è posata.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>È il turno di %1.</translation>
    </message>
</context>
<context>
    <name>EgiziaStage</name>
    <message>
        <source>Last ships: %1</source>
        <translation>Ultime navi: %1</translation>
    </message>
</context>
<context>
    <name>EgiziaTable</name>
    <message>
        <source>Round %1 of 5. Phase %2 of 7: %3</source>
        <translation>Giro %1 di 5. Fase %2 di 7: %3</translation>
    </message>
    <message>
        <source>Your Sphinx cards stay hidden until then.</source>
        <translation>Fino ad allora le tue carte Sfinge restano nascoste.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punti finora</translation>
    </message>
    <message>
        <source>Tombs and Sphinx cards of the others count at the end.</source>
        <translation>Tombe e carte Sfinge degli altri contano alla fine.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punti: %1</translation>
    </message>
</context>
<context>
    <name>EmailSheet</name>
    <message>
        <source>Keep your account safe</source>
        <translation>Metti al sicuro il tuo account</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Accedi</translation>
    </message>
    <message>
        <source>With an e-mail and a password you find your matches and friends again on any phone. Nothing else changes.</source>
        <translation>Con un&apos;e-mail e una password ritrovi le tue partite e i tuoi amici su qualsiasi telefono. Non cambia nient&apos;altro.</translation>
    </message>
    <message>
        <source>The matches and friends of that account appear here. What you have begun on this device without an account is taken along into it.</source>
        <translation>Le partite e gli amici di quell&apos;account appaiono qui. Ciò che hai iniziato su questo dispositivo senza account vi viene portato.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>nome@example.org</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>At least six characters</source>
        <translation>Almeno sei caratteri</translation>
    </message>
    <message>
        <source>We have sent an e-mail to %1.</source>
        <translation>Ti abbiamo mandato un&apos;e-mail a %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Link this e-mail</source>
        <translation>Collega questa e-mail</translation>
    </message>
    <message>
        <source>Forgot your password? E-mail me a link</source>
        <translation>Password dimenticata? Inviami un&apos;e-mail</translation>
    </message>
    <message>
        <source>Forgot your password? Enter your e-mail first</source>
        <translation>Password dimenticata? Inserisci prima l&apos;e-mail</translation>
    </message>
</context>
<context>
    <name>EmoteSheet</name>
    <message>
        <source>Send a greeting</source>
        <translation>Manda un saluto</translation>
    </message>
</context>
<context>
    <name>EndChapter</name>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>L&apos;ultimo giro</translation>
    </message>
    <message>
        <source>The last stone or the last god</source>
        <translation>L&apos;ultimo dado Pietra o l&apos;ultima Divinità</translation>
    </message>
    <message>
        <source>The end begins at the instant when the &lt;b&gt;last Stone die&lt;/b&gt; leaves the supply or the &lt;b&gt;last card&lt;/b&gt; leaves the deck of gods.</source>
        <translation>La fine comincia nell&apos;istante in cui l&apos;&lt;b&gt;ultimo dado Pietra&lt;/b&gt; lascia la riserva o l&apos;&lt;b&gt;ultima carta&lt;/b&gt; lascia il mazzo delle Divinità.</translation>
    </message>
    <message>
        <source>The player who brought that about finishes the turn.</source>
        <translation>Chi l&apos;ha provocata finisce il suo turno.</translation>
    </message>
    <message>
        <source>Everybody else has exactly one more turn.</source>
        <translation>Tutti gli altri hanno ancora esattamente un turno.</translation>
    </message>
    <message>
        <source>The player who brought it about has one last turn. Then the game is over.</source>
        <translation>Chi l&apos;ha provocata ha un ultimo turno. Poi la partita è finita.</translation>
    </message>
    <message>
        <source>Only the first cause counts: a second one changes nothing.</source>
        <translation>Conta solo la prima causa: una seconda non cambia nulla.</translation>
    </message>
    <message>
        <source>Gods may still lie in the row, and can be won until the last turn.</source>
        <translation>Nella fila possono esserci ancora Divinità, e si possono ottenere fino all&apos;ultimo turno.</translation>
    </message>
    <message>
        <source>Only the player on turn can bring the end about.</source>
        <translation>Solo il giocatore di turno può provocare la fine.</translation>
    </message>
    <message>
        <source>A Work turn that a Rest tile gives belongs to that Rest turn.</source>
        <translation>Un turno di Lavoro dato da una tessera Riposo fa parte di quel turno di Riposo.</translation>
    </message>
    <message>
        <source>The Fame at the end</source>
        <translation>La Fama finale</translation>
    </message>
    <message>
        <source>Gods, Ennead, scarab, project</source>
        <translation>Divinità, Enneade, scarabeo, progetto</translation>
    </message>
    <message>
        <source>To the Fame you have gained you add:</source>
        <translation>Alla Fama che hai ottenuto aggiungi:</translation>
    </message>
    <message>
        <source>the Fame of your &lt;b&gt;gods&lt;/b&gt;: Hathor 6, Maat 3, Amon, Mertseger, Min and Ptah 2 each, Aton, Hapy, Khepri and Sopdet 1 each;</source>
        <translation>la Fama delle tue &lt;b&gt;Divinità&lt;/b&gt;: Hathor 6, Maat 3, Amon, Mertseger, Min e Ptah 2 ciascuna, Aton, Hapy, Khepri e Sopdet 1 ciascuna;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;Ennead&lt;/b&gt;, by the number of its cards;</source>
        <translation>la tua &lt;b&gt;Enneade&lt;/b&gt;, secondo il numero di carte;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;scarab&lt;/b&gt;, if it is Quartz or Obsidian;</source>
        <translation>il tuo &lt;b&gt;scarabeo&lt;/b&gt;, se è di Quarzo o di Ossidiana;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;project&lt;/b&gt;: 2 for each pair.</source>
        <translation>il tuo &lt;b&gt;progetto&lt;/b&gt;: 2 per ogni coppia.</translation>
    </message>
    <message>
        <source>Cards of the Ennead</source>
        <translation>Carte dell&apos;Enneade</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>Gods that were discarded or only lent count for nothing. The player with the most Fame wins, and earns the title of Great Architect.</source>
        <translation>Le Divinità scartate o solo prestate non contano. Chi ha più Fama vince e ottiene il titolo di Grande Architetto.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>Gained in the game</source>
        <translation>Ottenuta durante la partita</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Three gods of the Ennead</source>
        <translation>Tre Divinità dell&apos;Enneade</translation>
    </message>
    <message>
        <source>Quartz: Maat, Ra and the Ennead</source>
        <translation>Quarzo: Maat, Ra e l&apos;Enneade</translation>
    </message>
    <message>
        <source>Project: four pairs</source>
        <translation>Progetto: quattro coppie</translation>
    </message>
    <message>
        <source>Equal Fame</source>
        <translation>A pari Fama</translation>
    </message>
    <message>
        <source>Who wins a tie</source>
        <translation>Chi vince in caso di parità</translation>
    </message>
    <message>
        <source>With equal Fame, the player who has more resources on the board wins: Workers, Cats and Stone dice together. If that is equal too, the victory is shared.</source>
        <translation>A pari Fama vince chi ha più risorse sulla plancia: Lavoratori, Gatti e dadi Pietra insieme. Se anche quelle sono pari, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>A Great Architect, in the solo game, wins every tie.</source>
        <translation>Nel gioco in solitario, in caso di parità vince sempre il Grande Architetto.</translation>
    </message>
    <message>
        <source>When nothing moves</source>
        <translation>Quando nulla si muove</translation>
    </message>
    <message>
        <source>A safeguard against endless games</source>
        <translation>Una difesa contro le partite senza fine</translation>
    </message>
    <message>
        <source>If three rounds pass in which no card is drawn, no Stone die leaves the supply, no tile is taken and nothing is built, the next player &lt;b&gt;must take a Rest tile&lt;/b&gt; that he or she can pay for. Neither Hapy nor the Emerald Scarab will do instead.</source>
        <translation>Se passano tre giri in cui non si pesca nessuna carta, nessun dado Pietra lascia la riserva, non si prende nessuna tessera e non si costruisce nulla, il giocatore successivo &lt;b&gt;deve prendere una tessera Riposo&lt;/b&gt; che può pagare. Né Hapy né lo Scarabeo di Smeraldo la sostituiscono.</translation>
    </message>
    <message>
        <source>If even that is impossible, the game is over at once and the Fame is counted.</source>
        <translation>Se nemmeno questo è possibile, la partita finisce subito e si conta la Fama.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Conteggio finale</translation>
    </message>
    <message>
        <source>Stones, tombs, Sphinx cards, and who wins</source>
        <translation>Pietre, tombe, carte Sfinge, e chi vince</translation>
    </message>
    <message>
        <source>After the fifth round everybody counts, the highest turn tile first: the player who is in front begins. Each player does all three things before the next one does.</source>
        <translation>Dopo il quinto giro tutti contano, la tessera Turno più alta per prima: comincia chi è davanti. Ogni giocatore fa tutte e tre le cose prima che tocchi al successivo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; On the fourth or fifth square of the quarry track two stones are worth 1 point. A single stone left over is worth nothing.</source>
        <translation>&lt;b&gt;Pietre.&lt;/b&gt; Sulla quarta o quinta casella del tracciato della cava due pietre valgono 1 punto. Una pietra dispari non vale nulla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tombs.&lt;/b&gt; The values of your tombs are added up; the sum brings 2, 5 or 9 points.</source>
        <translation>&lt;b&gt;Tombe.&lt;/b&gt; I valori delle tue tombe si sommano; la somma porta 2, 5 o 9 punti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sphinx cards.&lt;/b&gt; They are turned up one by one, in the order of their numbers. Each that has been fulfilled brings its points.</source>
        <translation>&lt;b&gt;Carte Sfinge.&lt;/b&gt; Si scoprono una alla volta, nell&apos;ordine dei loro numeri. Ognuna di quelle soddisfatte porta i suoi punti.</translation>
    </message>
    <message>
        <source>Tombs: a sum of 1 to 10</source>
        <translation>Tombe: somma da 1 a 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>Da 11 a 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 o più</translation>
    </message>
    <message>
        <source>Three tasks: four own stones in the obelisk; the strength of the blue worker; lasting powers.</source>
        <translation>Tre compiti: quattro pietre proprie nell&apos;obelisco; la forza del lavoratore blu; poteri che durano.</translation>
    </message>
    <message>
        <source>7 stones, fourth square of the quarry track</source>
        <translation>7 pietre, quarta casella del tracciato della cava</translation>
    </message>
    <message>
        <source>Tombs worth 4 + 3 + 5</source>
        <translation>Tombe di valore 4 + 3 + 5</translation>
    </message>
    <message>
        <source>Four own stones in the obelisk</source>
        <translation>Quattro pietre proprie nell&apos;obelisco</translation>
    </message>
    <message>
        <source>The blue worker has strength 5</source>
        <translation>Il lavoratore blu ha forza 5</translation>
    </message>
    <message>
        <source>No card can be played any more.</source>
        <translation>Non si può più giocare nessuna carta.</translation>
    </message>
    <message>
        <source>Nile cards, strength and ships are worth nothing by themselves.</source>
        <translation>Carte Nilo, forza e navi di per sé non valgono nulla.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>The player with the most points wins. A tie goes to the one that stands &lt;b&gt;in front&lt;/b&gt; on the score track: the one that came to that square earlier.</source>
        <translation>Vince chi ha più punti. In caso di parità vince chi è &lt;b&gt;davanti&lt;/b&gt; sul segnapunti: chi è arrivato prima su quella casella.</translation>
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
        <source>The networks are counted, then the ankhs. The player with more points wins, and earns the title of &lt;b&gt;Great Architect&lt;/b&gt;. Equal points are a draw.</source>
        <translation>Si contano i sotterranei, poi le Ankh. Chi ha più punti vince e ottiene il titolo di &lt;b&gt;Grande Architetto&lt;/b&gt;. A pari punti è pareggio.</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Cancelled</source>
        <translation>Annullata</translation>
    </message>
    <message>
        <source>The match ended before its last move, so its points are not counted.</source>
        <translation>La partita è finita prima dell&apos;ultima mossa: i punti non si contano.</translation>
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
        <source>This match does not go on</source>
        <translation>Questa partita non prosegue</translation>
    </message>
    <message>
        <source>The server no longer has it for you. What was played can still be watched.</source>
        <translation>Sul server non è più disponibile per te. Ciò che è stato giocato si può ancora rivedere.</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Hai abbandonato</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
</context>
<context>
    <name>EnneadChapter</name>
    <message>
        <source>Gods of the Ennead</source>
        <translation>Divinità dell&apos;Enneade</translation>
    </message>
    <message>
        <source>The Ennead</source>
        <translation>L&apos;Enneade</translation>
    </message>
    <message>
        <source>Ten gods that count together</source>
        <translation>Dieci Divinità che contano insieme</translation>
    </message>
    <message>
        <source>Atum, Shu, Tefnut, Geb, Nut, Osiris, Seth, Isis, Nephthys and Horus have no power. Those you have lie in one stack, which is worth more with each card:</source>
        <translation>Atum, Shu, Tefnut, Geb, Nut, Osiris, Seth, Isis, Nephthys e Horus non hanno poteri. Quelle che hai stanno in una pila sola, che a ogni carta vale di più:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>However high, the stack counts as &lt;b&gt;one god&lt;/b&gt;: at upkeep, for Aton, for the Quartz Scarab.</source>
        <translation>Per quanto alta, la pila conta come &lt;b&gt;una Divinità&lt;/b&gt;: per il culto, per Aton, per lo Scarabeo di Quarzo.</translation>
    </message>
    <message>
        <source>But if it is given up, all of it goes, never a single card.</source>
        <translation>Ma se ci si rinuncia, se ne va tutta, mai una carta sola.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab a god of the Ennead brings nothing.</source>
        <translation>Prestata dallo Scarabeo di Ametista, una Divinità dell&apos;Enneade non dà nulla.</translation>
    </message>
    <message>
        <source>A Great Architect takes them before all other gods.</source>
        <translation>Un Grande Architetto le prende prima di tutte le altre.</translation>
    </message>
    <message>
        <source>No other price asks for a Worker. With Bastet a Cat will do.</source>
        <translation>Nessun altro costo chiede un Lavoratore. Con Bastet basta un Gatto.</translation>
    </message>
    <message>
        <source>The 6 must be a Stone die: a Prayer die or a die of the Triad will not do.</source>
        <translation>Il 6 deve essere un dado Pietra: un dado Preghiera o un dado della Triade non vanno bene.</translation>
    </message>
    <message>
        <source>With Bastet a Worker may stand for the Cat of the price.</source>
        <translation>Con Bastet un Lavoratore può valere come il Gatto del costo.</translation>
    </message>
</context>
<context>
    <name>ExampleChapter</name>
    <message>
        <source>A round in pictures</source>
        <translation>Un giro in figure</translation>
    </message>
    <message>
        <source>A whole round in pictures</source>
        <translation>Un giro intero in figure</translation>
    </message>
    <message>
        <source>Ships, grain, stones, building, points</source>
        <translation>Navi, grano, pietre, costruzione, punti</translation>
    </message>
    <message>
        <source>The first round of two players; you are lapis. You have workers of strength 1, 1 and 1, a foreman of 2, a field with 6 grain and 2 stones.</source>
        <translation>Il primo giro di due giocatori; tu sei il lapislazzuli. Hai lavoratori di forza 1, 1 e 1, un caposquadra di forza 2, un campo con 6 grani e 2 pietre.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navi</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ombos&lt;/b&gt;: a quarry with 2 stones a round.</source>
        <translation>&lt;b&gt;Ombos&lt;/b&gt;: una cava da 2 pietre a giro.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Thebae&lt;/b&gt;: the blue and the black worker gain 1 strength each.</source>
        <translation>&lt;b&gt;Thebae&lt;/b&gt;: il lavoratore blu e il nero guadagnano +1 Forza ciascuno.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;green field&lt;/b&gt; with 3 grain, further down.</source>
        <translation>Un &lt;b&gt;campo verde&lt;/b&gt; con 3 grani, più a valle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Amarna&lt;/b&gt;: the first place there, so you will build first.</source>
        <translation>&lt;b&gt;Amarna&lt;/b&gt;: il primo posto, quindi costruirai prima degli altri.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alyi&lt;/b&gt;: 1 strength for a worker of your choice, the blue one, and 2 stones: you have 4.</source>
        <translation>&lt;b&gt;Alyi&lt;/b&gt;: +1 Forza a un lavoratore a tua scelta, il blu, e 2 pietre: ne hai 4.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Giza&lt;/b&gt;. Then you pass; nobody has to use all ships.</source>
        <translation>&lt;b&gt;Giza&lt;/b&gt;. Poi passi; nessuno deve usare tutte le navi.</translation>
    </message>
    <message>
        <source>Your first two ships. From here you may only go further down.</source>
        <translation>Le tue prime due navi. Da qui puoi andare solo più a valle.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>Strength 3 + 2 + 1 + 2 = 8, grain 6 + 3 = 9: all are fed, and one grain is gone.</source>
        <translation>Forza 3 + 2 + 1 + 2 = 8, grano 6 + 3 = 9: tutti sono nutriti, e 1 grano va perso.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pietre</translation>
    </message>
    <message>
        <source>Stones before</source>
        <translation>Pietre prima</translation>
    </message>
    <message>
        <source>The quarry from the start</source>
        <translation>La cava iniziale</translation>
    </message>
    <message>
        <source>The quarry of Ombos</source>
        <translation>La cava di Ombos</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>One number has three meanings: so much strength a square needs, so many stones it costs, so many points it brings. At Amarna the black worker and the foreman have strength 4: the first square of the obelisk, worth 1, and a tomb of 3. Then you choose a step in the grain market.</source>
        <translation>Un numero ha tre significati: tanta forza richiede una casella, tante pietre costa, tanti punti porta. Ad Amarna il lavoratore nero e il caposquadra hanno forza 4: la prima casella dell&apos;obelisco, che vale 1, e una tomba da 3. Poi scegli un passo nel mercato del grano.</translation>
    </message>
    <message>
        <source>At Giza the blue worker has strength 3: three squares of the ground.</source>
        <translation>A Giza il lavoratore blu ha forza 3: tre caselle della base.</translation>
    </message>
    <message>
        <source>Now a square of the second floor can be built, too.</source>
        <translation>Ora si può costruire anche una casella del secondo piano.</translation>
    </message>
    <message>
        <source>Amarna: stones paid, points won</source>
        <translation>Amarna: pietre pagate, punti ottenuti</translation>
    </message>
    <message>
        <source>Giza: stones paid, points won</source>
        <translation>Giza: pietre pagate, punti ottenuti</translation>
    </message>
    <message>
        <source>Site bonus for two sites</source>
        <translation>Bonus per due siti</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>With 10 points you are in front: the other player gets turn tile 1 and sails first in the next round.</source>
        <translation>Con 10 punti sei davanti: l&apos;altro giocatore riceve la tessera Turno 1 e naviga per primo nel prossimo giro.</translation>
    </message>
    <message>
        <source>Two turns in pictures</source>
        <translation>Due turni in figure</translation>
    </message>
    <message>
        <source>A Work turn in pictures</source>
        <translation>Un turno di Lavoro in figure</translation>
    </message>
    <message>
        <source>From the quarry to upkeep, with dice</source>
        <translation>Dalla Cava al culto, con i dadi</translation>
    </message>
    <message>
        <source>You have 4 Workers, 1 Cat, 1 Stone die and 5 Fame. In the row lie Heh, Isis and Ra.</source>
        <translation>Hai 4 Lavoratori, 1 Gatto, 1 dado Pietra e 5 punti Fama. Nella fila ci sono Heh, Isis e Ra.</translation>
    </message>
    <message>
        <source>Heh costs a 6 and any die.</source>
        <translation>Heh costa un 6 e un dado qualsiasi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; Your Stone die goes to the quarry, to the four Prayer dice. There are five dice now.</source>
        <translation>&lt;b&gt;Pietre.&lt;/b&gt; Il tuo dado Pietra va nella Cava, con i quattro dadi Preghiera. Ora ci sono cinque dadi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; You have 4 Workers, so you take four of the five: the Stone die and three Prayer dice.</source>
        <translation>&lt;b&gt;Dadi.&lt;/b&gt; Hai 4 Lavoratori, quindi prendi quattro dadi su cinque: il dado Pietra e tre dadi Preghiera.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>You roll 3, 6, 2 and 1. You choose the 1 and roll it again: 5.</source>
        <translation>Tiri 3, 6, 2 e 1. Scegli l&apos;1 e lo ritiri: 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pray.&lt;/b&gt; You pay the 6 and the 2 for Heh. He is yours at once.</source>
        <translation>&lt;b&gt;Prega.&lt;/b&gt; Paghi il 6 e il 2 per Heh. È subito tuo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use a god.&lt;/b&gt; Heh brings 1 Fame: you have 6.</source>
        <translation>&lt;b&gt;Usa una Divinità.&lt;/b&gt; Heh dà 1 punto Fama: ne hai 6.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build.&lt;/b&gt; The Stone 3 goes to the ground of Cheops. It costs 1 Worker and brings 3: you have 9 Fame and 3 Workers.</source>
        <translation>&lt;b&gt;Costruisci.&lt;/b&gt; Il 3 di Pietra va alla base di Cheops. Costa 1 Lavoratore e dà 3: hai 9 punti Fama e 3 Lavoratori.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Replace a god.&lt;/b&gt; You return the 5 and discard Ra. Isis slides to the right, and one new god comes in beside the deck, though there are two gaps.</source>
        <translation>&lt;b&gt;Sostituisci una Divinità.&lt;/b&gt; Rimetti il 5 e mandi via Ra. Isis scorre a destra, e una nuova Divinità entra accanto al mazzo, anche se i vuoti sono due.</translation>
    </message>
    <message>
        <source>The 3 on the ground of Cheops.</source>
        <translation>Il 3 alla base di Cheops.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upkeep.&lt;/b&gt; One god, and 3 Workers and 1 Cat: all is well. The row is filled up to three, and Heh is ready again.</source>
        <translation>&lt;b&gt;Culto.&lt;/b&gt; Una Divinità, e 3 Lavoratori e 1 Gatto: tutto bene. La fila torna a tre, e Heh è di nuovo pronto.</translation>
    </message>
    <message>
        <source>A Rest turn in pictures</source>
        <translation>Un turno di Riposo in figure</translation>
    </message>
    <message>
        <source>A tile, what it gives, and when three go back</source>
        <translation>Una tessera, che cosa dà, e quando tre tornano</translation>
    </message>
    <message>
        <source>You have 3 Workers and 1 Cat, and two Rest tiles lie in front of you. You rest and take “Worker and stone”.</source>
        <translation>Hai 3 Lavoratori e 1 Gatto, e davanti a te ci sono due tessere Riposo. Riposi e prendi «Lavoratore e pietra».</translation>
    </message>
    <message>
        <source>It costs nothing and gives a Worker and a Stone die.</source>
        <translation>Non costa nulla e dà un Lavoratore e un dado Pietra.</translation>
    </message>
    <message>
        <source>You take a Worker and a Stone die from the supply: 4 Workers, 1 Cat, 1 Stone die. Six of your eight spaces are filled, nothing has to go.</source>
        <translation>Prendi un Lavoratore e un dado Pietra dalla riserva: 4 Lavoratori, 1 Gatto, 1 dado Pietra. Sei dei tuoi otto spazi sono occupati, nulla deve andare via.</translation>
    </message>
    <message>
        <source>The tile lies in front of you: nobody else can take it.</source>
        <translation>La tessera è davanti a te: nessun altro può prenderla.</translation>
    </message>
    <message>
        <source>It is your third. All three go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.</source>
        <translation>È la tua terza. Tutte e tre tornano nella fila; poi si scarta la Divinità più a destra, le altre scorrono a destra e si pesca una carta.</translation>
    </message>
    <message>
        <source>In your next Work turn that Stone die goes to the quarry first: roll it, or somebody else will.</source>
        <translation>Nel tuo prossimo turno di Lavoro quel dado Pietra va prima nella Cava: tiralo, o lo farà qualcun altro.</translation>
    </message>
</context>
<context>
    <name>ExamplePage</name>
    <message>
        <source>A whole turn in pictures</source>
        <translation>Un turno intero in figure</translation>
    </message>
    <message>
        <source>Pawn, power, tile: step by step</source>
        <translation>Pedina, potere, tessera: passo per passo</translation>
    </message>
    <message>
        <source>You are lapis. One of your Workers stands at the left, a Worker of carnelian at the right.</source>
        <translation>Tu sei il lapislazzuli. Un tuo Operaio è a sinistra, un Operaio di corniola a destra.</translation>
    </message>
    <message>
        <source>1. Pawn</source>
        <translation>1. Pedina</translation>
    </message>
    <message>
        <source>You place a second Worker. The bright network of four tiles is yours, and the tile bears a power: turn a corridor.</source>
        <translation>Metti un secondo Operaio. Il sotterraneo chiaro di quattro tessere è tuo, e la tessera porta un potere: gira un corridoio.</translation>
    </message>
    <message>
        <source>2. Power</source>
        <translation>2. Potere</translation>
    </message>
    <message>
        <source>You must use it. One third turns the second corridor: now it joins your network to carnelian&apos;s room. Two pawns against one: it is still yours.</source>
        <translation>Devi usarlo. Giri di un terzo il secondo corridoio: ora unisce il tuo sotterraneo alla sala della corniola. Due pedine contro una: resta tuo.</translation>
    </message>
    <message>
        <source>3. Tile</source>
        <translation>3. Tessera</translation>
    </message>
    <message>
        <source>You add a corridor in the gap of the second row. It joins one more room: eight tiles, five of them rooms.</source>
        <translation>Aggiungi un corridoio nel vuoto della seconda fila. Unisce un&apos;altra sala: otto tessere, cinque delle quali sale.</translation>
    </message>
    <message>
        <source>Then you draw a tile, and it is carnelian&apos;s turn.</source>
        <translation>Poi peschi una tessera, e tocca alla corniola.</translation>
    </message>
</context>
<context>
    <name>ExtraRow</name>
    <message>
        <source>You may also play</source>
        <translation>Puoi anche giocare</translation>
    </message>
</context>
<context>
    <name>FameCount</name>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n punto Fama</numerusform>
            <numerusform>%n punti Fama</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarBand</name>
    <message>
        <source>Send a greeting</source>
        <translation>Manda un saluto</translation>
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
        <translation>Vai alla rivincita</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
</context>
<context>
    <name>FarMenu</name>
    <message>
        <source>Play on online with a friend</source>
        <translation>Continua online con un amico</translation>
    </message>
    <message>
        <source>The match moves online as it stands.</source>
        <translation>La partita passa online così com&apos;è.</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Riprendi il tuo posto</translation>
    </message>
    <message>
        <source>Time is up: decide</source>
        <translation>Tempo scaduto: decidi</translation>
    </message>
    <message>
        <source>Fill the empty seat</source>
        <translation>Occupa il posto vuoto</translation>
    </message>
    <message>
        <source>Answer the proposal</source>
        <translation>Rispondi alla proposta</translation>
    </message>
    <message>
        <source>Propose a draw</source>
        <translation>Proponi il pareggio</translation>
    </message>
    <message>
        <source>Propose to cancel</source>
        <translation>Proponi di chiudere la partita</translation>
    </message>
    <message>
        <source>Add friend, block, report</source>
        <translation>Aggiungi agli amici, blocca, segnala</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Not this one: its options need everybody around one phone.</source>
        <translation>Questa no: con le sue opzioni tutti devono stare attorno a un solo telefono.</translation>
    </message>
</context>
<context>
    <name>FarPeople</name>
    <message>
        <source>Add %1 to your friends</source>
        <translation>Aggiungi %1 agli amici</translation>
    </message>
</context>
<context>
    <name>FarProof</name>
    <message>
        <source>The whole match has not been published yet; as soon as it is, it is checked here.</source>
        <translation>La partita non è ancora pubblicata per intero; appena lo sarà, verrà verificata qui.</translation>
    </message>
    <message>
        <source>Announced before the first move: %1</source>
        <translation>Annunciato prima della prima mossa: %1</translation>
    </message>
</context>
<context>
    <name>FarRow</name>
    <message>
        <source>Time is up</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tempo rimasto: %1</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>In attesa di invio</translation>
    </message>
    <message>
        <source>Proposes a draw</source>
        <translation>Propone il pareggio</translation>
    </message>
    <message>
        <source>Proposes to cancel the match</source>
        <translation>Propone di chiudere la partita</translation>
    </message>
    <message>
        <source>New since your last visit</source>
        <translation>Novità dall&apos;ultima visita</translation>
    </message>
    <message>
        <source>A rematch is waiting</source>
        <translation>Una rivincita ti aspetta</translation>
    </message>
</context>
<context>
    <name>FarRows</name>
    <message>
        <source>Decline</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Partecipa</translation>
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
    <name>FarScreen</name>
    <message>
        <source>This match was cancelled.</source>
        <translation>Questa partita è stata annullata.</translation>
    </message>
    <message>
        <source>This phone lacks what playing with friends online needs.</source>
        <translation>A questo telefono manca ciò che serve per giocare online con gli amici.</translation>
    </message>
</context>
<context>
    <name>FarSheets</name>
    <message>
        <source>Propose a draw?</source>
        <translation>Proporre il pareggio?</translation>
    </message>
    <message>
        <source>Propose to cancel the match?</source>
        <translation>Proporre di chiudere la partita?</translation>
    </message>
    <message>
        <source>If all agree, the match ends and nobody has won.</source>
        <translation>Se tutti sono d&apos;accordo, la partita finisce senza vincitori.</translation>
    </message>
    <message>
        <source>If all agree, the match ends and counts for nobody.</source>
        <translation>Se tutti sono d&apos;accordo, la partita finisce e non conta per nessuno.</translation>
    </message>
    <message>
        <source>Propose it</source>
        <translation>Proponi</translation>
    </message>
    <message>
        <source>%1 proposes a draw</source>
        <translation>%1 propone il pareggio</translation>
    </message>
    <message>
        <source>%1 proposes to cancel the match</source>
        <translation>%1 propone di chiudere la partita</translation>
    </message>
    <message>
        <source>If all agree, the match ends here.</source>
        <translation>Se tutti sono d&apos;accordo, la partita finisce qui.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D&apos;accordo</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>%1. The time for this move has run out. What do you want to do?</source>
        <translation>%1. Il tempo per questa mossa è scaduto. Che cosa vuoi fare?</translation>
    </message>
    <message>
        <source>Wait a little longer</source>
        <translation>Aspetta ancora un po&apos;</translation>
    </message>
    <message>
        <source>Let an Architect play on</source>
        <translation>Fai continuare un Architetto</translation>
    </message>
    <message>
        <source>The seat can be taken back at any time.</source>
        <translation>Il posto si può riprendere in ogni momento.</translation>
    </message>
    <message>
        <source>Claim the victory</source>
        <translation>Reclama la vittoria</translation>
    </message>
    <message>
        <source>Cancel the match</source>
        <translation>Chiudi la partita</translation>
    </message>
    <message>
        <source>It counts for nobody.</source>
        <translation>Non conta per nessuno.</translation>
    </message>
    <message>
        <source>Which Architect?</source>
        <translation>Quale Architetto?</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Livello %1: %2</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Abbandonare?</translation>
    </message>
    <message>
        <source>An Architect plays on for you, and you cannot come back.</source>
        <translation>Un Architetto continua per te, e non potrai tornare.</translation>
    </message>
    <message>
        <source>The match ends, and the other has won.</source>
        <translation>La partita finisce e la vittoria va all&apos;altra persona.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>La partita finisce qui.</translation>
    </message>
    <message>
        <source>Claim the victory?</source>
        <translation>Reclamare la vittoria?</translation>
    </message>
    <message>
        <source>Cancel the match?</source>
        <translation>Chiudere la partita?</translation>
    </message>
    <message>
        <source>The match ends, and you have won. Nobody can play on.</source>
        <translation>La partita finisce e hai vinto tu. Nessuno può continuare.</translation>
    </message>
    <message>
        <source>The match ends and counts for nobody. Nobody can play on.</source>
        <translation>La partita finisce e non conta per nessuno. Nessuno può continuare.</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>Reclamala</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
</context>
<context>
    <name>FarTable</name>
    <message>
        <source>%1 · time left: %2</source>
        <translation>%1 · tempo rimasto: %2</translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation>La tua mossa è in viaggio</translation>
    </message>
    <message>
        <source>No network: your move is kept and sent later</source>
        <translation>Nessuna connessione: la tua mossa è conservata e inviata più tardi</translation>
    </message>
    <message>
        <source>A draw is proposed: waiting for the others</source>
        <translation>Pareggio proposto: si aspettano gli altri</translation>
    </message>
    <message>
        <source>Proposed to cancel the match: waiting for the others</source>
        <translation>Proposto di chiudere la partita: si aspettano gli altri</translation>
    </message>
    <message>
        <source>%1 proposes a draw</source>
        <translation>%1 propone il pareggio</translation>
    </message>
    <message>
        <source>%1 proposes to cancel the match</source>
        <translation>%1 propone di chiudere la partita</translation>
    </message>
    <message>
        <source>Your move was not played. %1</source>
        <translation>La tua mossa non è stata giocata. %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Capito</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Rispondi</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n novità</numerusform>
            <numerusform>%n novità</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>%1 plays for you</source>
        <translation>%1 gioca per te</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Time is up: %1</source>
        <translation>Tempo scaduto: %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidi</translation>
    </message>
</context>
<context>
    <name>FeedSum</name>
    <message>
        <source>Grain: %1, needed: %2. Missing: %3. Points lost: %4.</source>
        <translation>Grano: %1, ne serve %2. Ne manca %3. Punti persi: %4.</translation>
    </message>
    <message>
        <source>fed</source>
        <translation>sazi</translation>
    </message>
</context>
<context>
    <name>FieldsChapter</name>
    <message>
        <source>Nile cards: fields</source>
        <translation>Carte Nilo: campi</translation>
    </message>
    <message>
        <source>The step in the grain market comes when you take the card, once, even if the field is dry.</source>
        <translation>Il passo nel mercato del grano arriva quando prendi la carta, una volta sola, anche se il campo è asciutto.</translation>
    </message>
    <message>
        <source>The step on the quarry track comes when you take the card, once, even if the field is dry.</source>
        <translation>Il passo sul tracciato della cava arriva quando prendi la carta, una volta sola, anche se il campo è asciutto.</translation>
    </message>
    <message>
        <source>The points come when you take the card, once, even if the field is dry.</source>
        <translation>I punti arrivano quando prendi la carta, una volta sola, anche se il campo è asciutto.</translation>
    </message>
    <message>
        <source>The stones come when you take the card, once, even if the field is dry. No more than 25 can be had.</source>
        <translation>Le pietre arrivano quando prendi la carta, una volta sola, anche se il campo è asciutto. Non se ne possono avere più di 25.</translation>
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
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalMonuments</name>
    <message>
        <source>What was built</source>
        <translation>Che cosa è stato costruito</translation>
    </message>
</context>
<context>
    <name>FinalScore</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>FinalTrack</name>
    <message>
        <source>Score track: %1</source>
        <translation>Segnapunti: %1</translation>
    </message>
</context>
<context>
    <name>FinalWall</name>
    <message>
        <source>The wall</source>
        <translation>La parete</translation>
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
        <translation>Fa parte del suo sotterraneo come ogni altra tessera, e conta per la lunghezza.</translation>
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
    <name>FriendFigures</name>
    <message>
        <source>played</source>
        <translation>giocate</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perse</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pareggi</translation>
    </message>
</context>
<context>
    <name>FriendRow</name>
    <message numerus="yes">
        <source>%n match(es) under way</source>
        <translation>
            <numerusform>%n partita in corso</numerusform>
            <numerusform>%n partite in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>No match together yet</source>
        <translation>Ancora nessuna partita insieme</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amico</translation>
    </message>
    <message>
        <source>Blocked: cannot invite you or send you anything</source>
        <translation>Persona bloccata: non può invitarti né mandarti nulla</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost, %3 drawn</source>
        <translation>
            <numerusform>%n partita: vinte %1, perse %2, pareggi %3</numerusform>
            <numerusform>%n partite: vinte %1, perse %2, pareggi %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost</source>
        <translation>
            <numerusform>%n partita: vinte %1, perse %2</numerusform>
            <numerusform>%n partite: vinte %1, perse %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendSheet</name>
    <message>
        <source>Invite to a match</source>
        <translation>Invita a una partita</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Sblocca</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocca</translation>
    </message>
    <message>
        <source>No invitations and no greetings from this person any more.</source>
        <translation>Niente più inviti né saluti da questa persona.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Segnala</translation>
    </message>
    <message>
        <source>Remove from your friends</source>
        <translation>Togli dagli amici</translation>
    </message>
</context>
<context>
    <name>FriendsScreen</name>
    <message>
        <source>Friends</source>
        <translation>Amici</translation>
    </message>
    <message>
        <source>You are friends now.</source>
        <translation>Ora questa persona è tra i tuoi amici.</translation>
    </message>
    <message>
        <source>Thank you. We will look into it.</source>
        <translation>Grazie. Ce ne occupiamo.</translation>
    </message>
    <message>
        <source>Your friend code</source>
        <translation>Il tuo codice amico</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Add me in Great Architects: my friend code is %1.</source>
        <translation>Aggiungimi in Great Architects: il mio codice amico è %1.</translation>
    </message>
    <message>
        <source>Add a friend by code</source>
        <translation>Aggiungi un amico con il codice</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Your friends</source>
        <translation>I tuoi amici</translation>
    </message>
    <message>
        <source>Nobody here yet. Whoever you play with can also be added from the match.</source>
        <translation>Ancora nessuno. Chi gioca con te si può aggiungere anche dalla partita.</translation>
    </message>
</context>
<context>
    <name>GameChapter</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>One to four architects roll dice, win the favour of gods and pile Stone dice into pyramids. The player with the most &lt;b&gt;Fame&lt;/b&gt; at the end wins.</source>
        <translation>Da uno a quattro architetti tirano dadi, si guadagnano il favore delle Divinità e innalzano piramidi con i dadi Pietra. Vince chi alla fine ha più &lt;b&gt;Fama&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Cheops in the making: a stone rests on the ground or on four others.</source>
        <translation>Cheops in costruzione: un dado Pietra poggia sulla base o su altri quattro.</translation>
    </message>
    <message>
        <source>In your turn you do one of two things. You &lt;b&gt;work&lt;/b&gt;: a die for each of your Workers is rolled, and the dice win gods, build, and bring Fame. Or you &lt;b&gt;rest&lt;/b&gt;: a Rest tile fills your board with Workers, Cats and Stone dice.</source>
        <translation>Nel tuo turno fai una di due cose. &lt;b&gt;Lavori&lt;/b&gt;: si tira un dado per ogni tuo Lavoratore, e con i dadi ottieni Divinità, costruisci e guadagni Fama. Oppure &lt;b&gt;riposi&lt;/b&gt;: una tessera Riposo riempie la tua plancia di Lavoratori, Gatti e dadi Pietra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Workers&lt;/b&gt; let you roll, and are spent to build.</source>
        <translation>I &lt;b&gt;Lavoratori&lt;/b&gt; ti fanno tirare i dadi, e si spendono per costruire.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cats&lt;/b&gt; turn a die up or down by 1.</source>
        <translation>I &lt;b&gt;Gatti&lt;/b&gt; alzano o abbassano un dado di 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone dice&lt;/b&gt; become pyramids.</source>
        <translation>I &lt;b&gt;dadi Pietra&lt;/b&gt; diventano piramidi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gods&lt;/b&gt; give powers and Fame, but if you have more gods than Workers and Cats, you lose one.</source>
        <translation>Le &lt;b&gt;Divinità&lt;/b&gt; danno poteri e Fama, ma se hai più Divinità che Lavoratori e Gatti ne perdi una.</translation>
    </message>
    <message>
        <source>The end comes when the last Stone die leaves the supply, or the last card the deck of gods.</source>
        <translation>La fine arriva quando l&apos;ultimo dado Pietra lascia la riserva, o l&apos;ultima carta il mazzo delle Divinità.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>La preparazione</translation>
    </message>
    <message>
        <source>Pyramids, dice, tiles, gods</source>
        <translation>Piramidi, dadi, tessere, Divinità</translation>
    </message>
    <message>
        <source>Two play on the pyramid of Cheops alone. With three there is Chephren too, with four also Mykerinos. What else lies there depends on the number of players:</source>
        <translation>In due si gioca sulla sola piramide di Cheops. In tre c&apos;è anche Chephren, in quattro anche Mykerinos. Il resto dipende dal numero di giocatori:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Stone dice in all</source>
        <translation>Dadi Pietra in tutto</translation>
    </message>
    <message>
        <source>Rest tiles in the row</source>
        <translation>Tessere Riposo nella fila</translation>
    </message>
    <message>
        <source>Gods put away unseen</source>
        <translation>Divinità tolte senza guardarle</translation>
    </message>
    <message>
        <source>The four Prayer dice lie in the &lt;b&gt;quarry&lt;/b&gt;, the Stone dice in the supply.</source>
        <translation>I quattro dadi Preghiera stanno nella &lt;b&gt;Cava&lt;/b&gt;, i dadi Pietra nella riserva.</translation>
    </message>
    <message>
        <source>There is one card of each of the 38 gods. Three of them lie open in the row: the first at the right, the third beside the deck. Discarded gods never come back.</source>
        <translation>C&apos;è una carta per ognuna delle 38 Divinità. Tre sono scoperte nella fila: la prima a destra, la terza accanto al mazzo. Le Divinità scartate non tornano più.</translation>
    </message>
    <message>
        <source>Everybody begins with &lt;b&gt;5 Fame&lt;/b&gt;, and with 4 Workers, 1 Stone die and 1 Cat on a board of eight spaces.</source>
        <translation>Ognuno comincia con &lt;b&gt;5 punti Fama&lt;/b&gt;, e con 4 Lavoratori, 1 dado Pietra e 1 Gatto su una plancia di otto spazi.</translation>
    </message>
    <message>
        <source>Everybody is dealt a &lt;b&gt;project&lt;/b&gt;, which stays secret until the end. When you play alone, all projects lie open.</source>
        <translation>Ognuno riceve un &lt;b&gt;progetto&lt;/b&gt;, che resta segreto fino alla fine. In solitario tutti i progetti sono scoperti.</translation>
    </message>
    <message>
        <source>Everybody is dealt two &lt;b&gt;scarabs&lt;/b&gt; and keeps one. The first player is drawn at random; from there on each in turn chooses.</source>
        <translation>Ognuno riceve due &lt;b&gt;scarabei&lt;/b&gt; e ne tiene uno. Si sorteggia chi comincia; da lì ognuno a turno sceglie.</translation>
    </message>
    <message>
        <source>Work or rest</source>
        <translation>Lavorare o riposare</translation>
    </message>
    <message>
        <source>The two kinds of turn</source>
        <translation>I due tipi di turno</translation>
    </message>
    <message>
        <source>When it is your turn you choose:</source>
        <translation>Quando tocca a te, scegli:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Work&lt;/b&gt;: your Stone dice go to the quarry, you roll dice and use them, then you keep your gods.</source>
        <translation>&lt;b&gt;Lavoro&lt;/b&gt;: i tuoi dadi Pietra vanno nella Cava, tiri i dadi e li usi, poi sostieni il culto delle tue Divinità.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest&lt;/b&gt;: you take a Rest tile and what it gives.</source>
        <translation>&lt;b&gt;Riposo&lt;/b&gt;: prendi una tessera Riposo e ciò che dà.</translation>
    </message>
    <message>
        <source>You may work even without a Worker, unless nothing has moved for three rounds (see “When nothing moves”). You may rest only if you can pay for a tile, if you can use Hapy and have a resource to give, or if the Emerald Scarab finds an open tile with somebody else. The Fame of Bes counts for this.</source>
        <translation>Puoi lavorare anche senza Lavoratori, a meno che nulla si muova da tre giri (vedi «Quando nulla si muove»). Puoi riposare solo se puoi pagare una tessera, se puoi usare Hapy e hai una risorsa da dare, o se lo Scarabeo di Smeraldo trova una tessera scoperta davanti a qualcun altro. La Fama di Bes conta per questo.</translation>
    </message>
    <message>
        <source>What something costs is paid in full before anything is gained.</source>
        <translation>Ciò che una cosa costa si paga per intero prima di ottenere qualcosa.</translation>
    </message>
    <message>
        <source>What happens to several players at once happens to the player on turn first, then to the others in turn order.</source>
        <translation>Ciò che accade a più giocatori insieme accade prima al giocatore di turno, poi agli altri in ordine di turno.</translation>
    </message>
    <message>
        <source>Two to four master builders send their ships down the Nile. On the way they take fields, quarries and help of every kind, and train their workers. At three building sites strength and stones turn into monuments, and monuments into &lt;b&gt;points&lt;/b&gt;.</source>
        <translation>Da due a quattro capomastri mandano le loro navi lungo il Nilo. Strada facendo prendono campi, cave e aiuti di ogni genere, e addestrano i loro lavoratori. In tre siti di costruzione forza e pietre diventano monumenti, e i monumenti &lt;b&gt;punti&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Cards lie on the bends of one bank, camps and sites on the other. Ships only ever go on downstream.</source>
        <translation>Su una riva, nelle anse, ci sono le carte; sull&apos;altra i campi di lavoro e i siti. Le navi vanno sempre e solo verso valle.</translation>
    </message>
    <message>
        <source>A match has &lt;b&gt;five rounds&lt;/b&gt;. In each, you place ships one by one, and never behind your own last one: whoever hurries on leaves much behind, whoever dawdles finds places taken.</source>
        <translation>Una partita ha &lt;b&gt;cinque giri&lt;/b&gt;. In ognuno metti le navi una alla volta, e mai dietro alla tua ultima: chi ha fretta rinuncia a molto, chi si attarda trova i posti occupati.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;card&lt;/b&gt; is yours: a field, a quarry, a lasting power, or help for a single use.</source>
        <translation>Una &lt;b&gt;carta&lt;/b&gt; è tua: un campo, una cava, un potere che dura o un aiuto a uso singolo.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;camp&lt;/b&gt; makes workers stronger, or moves you on along the two tracks.</source>
        <translation>Un &lt;b&gt;campo di lavoro&lt;/b&gt; rende più forti i lavoratori, o ti fa avanzare sui due tracciati.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;site&lt;/b&gt; lets you build there in this round.</source>
        <translation>Un &lt;b&gt;sito&lt;/b&gt; ti permette di costruire lì in questo giro.</translation>
    </message>
    <message>
        <source>Then the workers must be fed: the stronger they are, the more they build, and the more they eat. Grain that is missing costs points. New stones come from the quarries, and at the sites everybody builds in the order in which the ships came.</source>
        <translation>Poi bisogna nutrire i lavoratori: più sono forti, più costruiscono, e più mangiano. Il grano che manca costa punti. Dalle cave arrivano nuove pietre, e nei siti ognuno costruisce nell&apos;ordine in cui sono arrivate le navi.</translation>
    </message>
    <message>
        <source>After the fifth round stones, tombs and secret Sphinx cards may bring more. The player with the most points wins.</source>
        <translation>Dopo il quinto giro pietre, tombe e carte Sfinge segrete possono portare altri punti. Vince chi ne ha di più.</translation>
    </message>
    <message>
        <source>Before the first ship</source>
        <translation>Prima della prima nave</translation>
    </message>
    <message>
        <source>What everybody begins with</source>
        <translation>Con che cosa cominciano tutti</translation>
    </message>
    <message>
        <source>Everybody begins with the same board:</source>
        <translation>Tutti cominciano con la stessa plancia:</translation>
    </message>
    <message>
        <source>Three workers of strength 1, and the foreman of strength 2.</source>
        <translation>Tre lavoratori di forza 1, e il caposquadra di forza 2.</translation>
    </message>
    <message>
        <source>A green field with 6 grain, and a quarry with 3 stones a round.</source>
        <translation>Un campo verde con 6 grani, e una cava con 3 pietre per giro.</translation>
    </message>
    <message>
        <source>Eight &lt;b&gt;ships&lt;/b&gt;, and no cards but these two.</source>
        <translation>Otto &lt;b&gt;navi&lt;/b&gt;, e nessuna carta oltre a queste due.</translation>
    </message>
    <message>
        <source>A marker on the first square of the &lt;b&gt;quarry track&lt;/b&gt; and of the &lt;b&gt;grain market&lt;/b&gt;.</source>
        <translation>Un segnalino sulla prima casella del &lt;b&gt;tracciato della cava&lt;/b&gt; e del &lt;b&gt;mercato del grano&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;turn tiles&lt;/b&gt; are drawn at random. Players who sail later have more stones to begin with, and stand further in front on the score track, at 0 points: of two on one square, the one that came there earlier is in front.</source>
        <translation>Le &lt;b&gt;tessere Turno&lt;/b&gt; si sorteggiano. Chi naviga dopo ha più pietre all&apos;inizio, e sta più avanti sul segnapunti, a 0 punti: di due sulla stessa casella è davanti chi vi è arrivato prima.</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Tessera Turno</translation>
    </message>
    <message>
        <source>Stones at the start</source>
        <translation>Pietre all&apos;inizio</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un giro</translation>
    </message>
    <message>
        <source>Seven phases, five times</source>
        <translation>Sette fasi, cinque volte</translation>
    </message>
    <message>
        <source>Every round has the same seven phases. You decide something in Ships and in Building, and now and then in Grain; the others go by themselves.</source>
        <translation>Ogni giro ha le stesse sette fasi. Decidi qualcosa in Navi e in Costruzione, e a volte in Grano; le altre avvengono in automatico.</translation>
    </message>
    <message>
        <source>The seven phases in their order.</source>
        <translation>Le sette fasi nel loro ordine.</translation>
    </message>
    <message>
        <source>You act only when the game asks you to. After the phase Order of the fifth round comes the final scoring.</source>
        <translation>Agisci solo quando il gioco te lo chiede. Dopo la fase Ordine del quinto giro viene il conteggio finale.</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Pubblico e segreto</translation>
    </message>
    <message>
        <source>What everybody sees, and what only you know</source>
        <translation>Che cosa vedono tutti, e che cosa sai solo tu</translation>
    </message>
    <message>
        <source>what the others see</source>
        <translation>ciò che vedono gli altri</translation>
    </message>
    <message>
        <source>what you see</source>
        <translation>ciò che vedi tu</translation>
    </message>
    <message>
        <source>A Sphinx card that you have kept.</source>
        <translation>Una carta Sfinge che hai tenuto.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: boards, stones, strength, all Nile cards that somebody has, the cards on the river, and the points.</source>
        <translation>Quasi tutto è scoperto: plance, pietre, forza, tutte le carte Nilo che qualcuno possiede, le carte sul fiume e i punti.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segreto</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;Sphinx cards&lt;/b&gt;. Others see how many you have. They are turned up in the final scoring, one by one.</source>
        <translation>Le tue &lt;b&gt;carte Sfinge&lt;/b&gt;. Gli altri vedono quante ne hai. Si scoprono nel conteggio finale, una alla volta.</translation>
    </message>
    <message>
        <source>The Sphinx cards you looked at and put back: you alone know them, and that they lie at the bottom.</source>
        <translation>Le carte Sfinge che hai guardato e rimesso: solo tu le conosci, e sai che sono in fondo al mazzo.</translation>
    </message>
    <message>
        <source>Tombs that are face down, and the eight that were put away.</source>
        <translation>Le tombe coperte, e le otto messe via.</translation>
    </message>
    <message>
        <source>The Nile cards that have not come to the river yet.</source>
        <translation>Le carte Nilo che non sono ancora arrivate al fiume.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Gli Architetti, cioè i giocatori mossi dall&apos;app, non sanno più di quanto sapresti tu al loro posto.</translation>
    </message>
    <message>
        <source>The revision of 2010</source>
        <translation>La revisione del 2010</translation>
    </message>
    <message>
        <source>Two rules that can be chosen before</source>
        <translation>Due regole che si possono scegliere prima</translation>
    </message>
    <message>
        <source>The game appeared, and was revised soon after. Two points of that revision can be chosen when a match is set up, each by itself. Without them the first edition is played.</source>
        <translation>Il gioco uscì, e poco dopo fu rivisto. Due punti di quella revisione si possono scegliere quando si prepara una partita, ciascuno per conto proprio. Senza di essi si gioca la prima edizione.</translation>
    </message>
    <message>
        <source>A Sphinx card to begin with</source>
        <translation>Una carta Sfinge per cominciare</translation>
    </message>
    <message>
        <source>&lt;b&gt;None:&lt;/b&gt; everybody begins without a Sphinx card.</source>
        <translation>&lt;b&gt;Nessuna:&lt;/b&gt; tutti cominciano senza carta Sfinge.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One:&lt;/b&gt; before the first round everybody draws one Sphinx card, in the order of the turn tiles, and keeps it.</source>
        <translation>&lt;b&gt;Una:&lt;/b&gt; prima del primo giro ognuno pesca una carta Sfinge, nell&apos;ordine delle tessere Turno, e la tiene.</translation>
    </message>
    <message>
        <source>The card left over</source>
        <translation>La carta rimasta</translation>
    </message>
    <message>
        <source>This card alone is concerned.</source>
        <translation>Riguarda solo questa carta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At the end of the round:&lt;/b&gt; its owner may take a card that is left on the river when the new turn tiles have been given out.</source>
        <translation>&lt;b&gt;Alla fine del giro:&lt;/b&gt; chi la possiede può prendere una carta rimasta sul fiume quando le nuove tessere Turno sono state distribuite.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After sailing:&lt;/b&gt; the owner takes it as soon as everybody has passed. So a field or quarry from there already counts in this round.</source>
        <translation>&lt;b&gt;Dopo la navigazione:&lt;/b&gt; chi la possiede la prende non appena tutti hanno passato. Così un campo o una cava presi lì contano già in questo giro.</translation>
    </message>
    <message>
        <source>The Nile in a minute</source>
        <translation>Il Nilo in un minuto</translation>
    </message>
    <message>
        <source>The pyramids in a minute</source>
        <translation>Le piramidi in un minuto</translation>
    </message>
    <message>
        <source>Workers, Cats, Stone dice</source>
        <translation>Lavoratori, Gatti, dadi Pietra</translation>
    </message>
    <message>
        <source>Your resources: what each is for, where it comes from</source>
        <translation>Le tue risorse: a che cosa servono, da dove vengono</translation>
    </message>
    <message>
        <source>Workers, Cats and Stone dice are your &lt;b&gt;resources&lt;/b&gt;. They lie on your board, which has eight spaces. Rest tiles and some gods bring them.</source>
        <translation>Lavoratori, Gatti e dadi Pietra sono le tue &lt;b&gt;risorse&lt;/b&gt;. Stanno sulla tua plancia, che ha otto spazi. Le danno le tessere Riposo e alcune Divinità.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Workers&lt;/b&gt;: each lets you take a die in a Work turn, and is not spent by that. Building spends them. They go back to the supply.</source>
        <translation>&lt;b&gt;Lavoratori&lt;/b&gt;: ognuno ti fa prendere un dado in un turno di Lavoro, e non si spende. Si spendono per costruire. Tornano nella riserva.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cats&lt;/b&gt;: each turns one die up or down by 1, and some gods ask for one. They go back to the supply.</source>
        <translation>&lt;b&gt;Gatti&lt;/b&gt;: ognuno alza o abbassa un dado di 1, e alcune Divinità ne chiedono uno. Tornano nella riserva.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone dice&lt;/b&gt;: at the start of a Work turn they leave your board for the quarry, where anybody may roll them. Built on a pyramid they stay for good.</source>
        <translation>&lt;b&gt;Dadi Pietra&lt;/b&gt;: all&apos;inizio di un turno di Lavoro passano dalla plancia alla Cava, dove chiunque può tirarli. Costruiti su una piramide restano per sempre.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;supply&lt;/b&gt; is what nobody has yet. The &lt;b&gt;quarry&lt;/b&gt; holds the dice that are rolled: four Prayer dice and the Stone dice that have come into play.</source>
        <translation>La &lt;b&gt;riserva&lt;/b&gt; è ciò che nessuno ha ancora. Nella &lt;b&gt;Cava&lt;/b&gt; stanno i dadi da tirare: quattro dadi Preghiera e i dadi Pietra entrati in gioco.</translation>
    </message>
    <message>
        <source>Where a resource has to be given or chosen, it must be one that you have, or one that the supply has.</source>
        <translation>Quando devi dare o scegliere una risorsa, deve essere una che hai, o una che c&apos;è nella riserva.</translation>
    </message>
    <message>
        <source>Now and then something must be settled first: paying part by part, choosing a resource, giving up what does not fit, rolling the chosen dice, or the question of the Pearl Scarab.</source>
        <translation>A volte bisogna prima sbrigare qualcosa: pagare parte per parte, scegliere una risorsa, rinunciare a ciò che non ci sta, tirare i dadi scelti, o la domanda dello Scarabeo di Perla.</translation>
    </message>
    <message>
        <source>Your project: only you see it until the end.</source>
        <translation>Il tuo progetto: fino alla fine lo vedi solo tu.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: boards and what is on them, scarabs, gods, dice, Rest tiles, the pyramids, and the gods that were discarded.</source>
        <translation>Quasi tutto è pubblico: le plance e ciò che vi si trova, gli scarabei, le Divinità, i dadi, le tessere Riposo, le piramidi e le Divinità scartate.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;projects&lt;/b&gt; of the others. They are turned up when the match is over. When you play alone, all projects lie open.</source>
        <translation>I &lt;b&gt;progetti&lt;/b&gt; degli altri. Si scoprono a fine partita. Quando giochi in solitario tutti i progetti sono scoperti.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;deck&lt;/b&gt; of gods, and the gods that were put away before the match.</source>
        <translation>Il &lt;b&gt;mazzo&lt;/b&gt; delle Divinità e quelle messe via prima della partita.</translation>
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
    <message>
        <source>Go on learning it</source>
        <translation>Continua a impararlo</translation>
    </message>
    <message>
        <source>Learn it again by playing</source>
        <translation>Imparalo di nuovo giocando</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Imparalo giocando</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un altro gioco</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>The final scoring</source>
        <translation>Il conteggio finale</translation>
    </message>
    <message>
        <source>The match is ready to be shared.</source>
        <translation>La partita è pronta per essere condivisa.</translation>
    </message>
    <message>
        <source>The match was copied. Paste it wherever you like.</source>
        <translation>Partita copiata. Incollala dove vuoi.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Learn %1 in five minutes</source>
        <translation>Impara %1 in cinque minuti</translation>
    </message>
    <message>
        <source>The scribe goes on where you left.</source>
        <translation>Lo scriba riprende da dove eri.</translation>
    </message>
    <message>
        <source>A scribe shows you, move by move, at the real table.</source>
        <translation>Uno scriba ti guida, mossa per mossa, al vero tavolo.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Undo your last move?</source>
        <translation>Annullare la tua ultima mossa?</translation>
    </message>
    <message>
        <source>What was answered since is undone with it. From then on this match is practice: it does not count in your statistics.</source>
        <translation>Con essa si annulla anche ciò che è seguito. Da quel momento la partita è di allenamento: non conta nelle tue statistiche.</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Annulla la mossa</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>Pass for this round?</source>
        <translation>Passare per questo giro?</translation>
    </message>
    <message>
        <source>Keep no card?</source>
        <translation>Non tenere nessuna carta?</translation>
    </message>
    <message>
        <source>Build nothing at %1?</source>
        <translation>Non costruire nulla nel sito di %1?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Non tenerne nessuna</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message numerus="yes">
        <source>Your %n remaining ship(s) will not sail in this round. The others go on without you.</source>
        <translation>
            <numerusform>La tua nave rimasta non salperà in questo giro. Gli altri continuano senza di te.</numerusform>
            <numerusform>Le tue %n navi rimaste non salperanno in questo giro. Gli altri continuano senza di te.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the cards you have paid for go back.</source>
        <translation>Tutte le carte che hai pagato tornano indietro.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) for them.</source>
        <translation>
            <numerusform>Ricevi %n punto in cambio.</numerusform>
            <numerusform>Ricevi %n punti in cambio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ship goes home at once. It builds nothing here, and brings no points for this site.</source>
        <translation>La tua nave torna subito a casa. Qui non costruisce nulla e non porta punti per questo sito.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)?</source>
        <translation>
            <numerusform>Pescare %n carta?</numerusform>
            <numerusform>Pescare %n carte?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n stone(s). Cards that have been seen cannot be given back.</source>
        <translation>
            <numerusform>Paghi %n pietra. Le carte viste non si possono restituire.</numerusform>
            <numerusform>Paghi %n pietre. Le carte viste non si possono restituire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Pesca %n carta</numerusform>
            <numerusform>Pesca %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
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
        <translation>Amon</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>Aton</source>
        <translation>Aton</translation>
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
        <translation>Tutte le tue Divinità dell&apos;Enneade stanno in una pila sola, e contano come una Divinità per il culto, per Aton e per lo Scarabeo di Quarzo.</translation>
    </message>
    <message>
        <source>You use the die while you pay, for anything that a Prayer die of that value could pay for. It is never built.</source>
        <translation>Il dado si usa nel momento in cui paghi, per tutto ciò che potrebbe pagare un dado Preghiera di quel valore. Non si costruisce mai.</translation>
    </message>
    <message>
        <source>Cats, the Golden Cat and Amon cannot change it, and it cannot be rolled again.</source>
        <translation>Gatti, Gatto d&apos;oro e Amon non possono cambiarlo, e non si può ritirare.</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Costo: %1</translation>
    </message>
</context>
<context>
    <name>GodRow</name>
    <message>
        <source>%1, costs %2</source>
        <translation>%1, costa %2</translation>
    </message>
    <message>
        <source>you can pay it</source>
        <translation>puoi pagarla</translation>
    </message>
</context>
<context>
    <name>GodSheet</name>
    <message>
        <source>In the row</source>
        <translation>Nella fila</translation>
    </message>
    <message>
        <source>Your god</source>
        <translation>La tua Divinità</translation>
    </message>
    <message>
        <source>A god</source>
        <translation>Una Divinità</translation>
    </message>
    <message>
        <source>The more gods of the Ennead you have, the more Fame they bring at the end.</source>
        <translation>Più Divinità dell&apos;Enneade hai, più Fama danno alla fine.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Take it free</source>
        <translation>Prendi gratis</translation>
    </message>
    <message>
        <source>Pray</source>
        <translation>Prega</translation>
    </message>
    <message>
        <source>Use the power</source>
        <translation>Usa il potere</translation>
    </message>
    <message>
        <source>uses your chosen dice first</source>
        <translation>prima i dadi scelti</translation>
    </message>
    <message>
        <source>Borrow for 1 die</source>
        <translation>Prendi in prestito per 1 dado</translation>
    </message>
    <message>
        <source>Replace for 1 die</source>
        <translation>Sostituisci (1 dado)</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>You give: %1.</source>
        <translation>Dai: %1.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>Non si può annullare.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Sostituire %1?</translation>
    </message>
    <message>
        <source>%1 goes and another god comes.</source>
        <translation>%1 se ne va e arriva un&apos;altra Divinità.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Sostituisci %1</translation>
    </message>
    <message>
        <source>Call on %1?</source>
        <translation>Invocare %1?</translation>
    </message>
    <message>
        <source>A new die is rolled at once.</source>
        <translation>Un nuovo dado viene tirato subito.</translation>
    </message>
    <message>
        <source>Call on %1</source>
        <translation>Invoca %1</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Pass the phone to %1</source>
        <translation>Passa il telefono a %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Sono %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Annulla l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>What is secret stays hidden until then.</source>
        <translation>Ciò che è segreto resta nascosto fino ad allora.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
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
    <name>Hint</name>
    <message>
        <source>It is the only move there is.</source>
        <translation>È l&apos;unica mossa possibile.</translation>
    </message>
    <message>
        <source>It nearly decides the match: you win %1 of 100 games like this.</source>
        <translation>La partita è quasi decisa: in una posizione così vinci %1 volte su 100.</translation>
    </message>
    <message>
        <source>Others are as good: none of them wins more often.</source>
        <translation>Altre valgono altrettanto: nessuna vince più spesso.</translation>
    </message>
    <message>
        <source>It brings you more points than the next best, about %1.</source>
        <translation>Ti porta più punti della seconda scelta: circa %1.</translation>
    </message>
    <message>
        <source>It brings you more points, about %1, and your strongest rival fewer, about %2.</source>
        <translation>Porta più punti a te, circa %1, e meno al tuo rivale più forte, circa %2.</translation>
    </message>
    <message>
        <source>It brings no more points now, but leaves you in a better position than the second choice.</source>
        <translation>Ora non porta più punti, ma ti lascia in una posizione migliore della seconda scelta.</translation>
    </message>
    <message>
        <source>Your strongest rival scores fewer points, about %1.</source>
        <translation>Il tuo rivale più forte guadagna meno punti: circa %1.</translation>
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
        <translation>%1, al tuo posto:</translation>
    </message>
    <message>
        <source>%1 looks at your position.</source>
        <translation>%1 guarda la tua posizione.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
</context>
<context>
    <name>HistoryDrawer</name>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Import a match</source>
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
        <translation>Great Architects</translation>
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
    <name>HomeMatches</name>
    <message>
        <source>With friends</source>
        <translation>Con amici</translation>
    </message>
    <message>
        <source>All matches with friends</source>
        <translation>Tutte le partite con amici</translation>
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
        <source>Import a match</source>
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
        <source>Import</source>
        <translation>Importa</translation>
    </message>
</context>
<context>
    <name>InviteScreen</name>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n giorno per turno</numerusform>
            <numerusform>%n giorni per turno</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Senza limite di tempo</translation>
    </message>
    <message>
        <source>kept for you</source>
        <translation>riservato per te</translation>
    </message>
    <message>
        <source>that is you</source>
        <translation>sei tu</translation>
    </message>
    <message>
        <source>An Architect, level %1</source>
        <translation>Un Architetto, livello %1</translation>
    </message>
    <message>
        <source>has been asked</source>
        <translation>invito inviato</translation>
    </message>
    <message>
        <source>for anyone who has the code</source>
        <translation>per chi ha il codice</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>è qui</translation>
    </message>
    <message>
        <source>This match was cancelled.</source>
        <translation>Questa partita è stata annullata.</translation>
    </message>
    <message>
        <source>All are here: the match has begun.</source>
        <translation>Non manca nessuno: la partita è iniziata.</translation>
    </message>
    <message>
        <source>You are invited: %1</source>
        <translation>Hai un invito: %1</translation>
    </message>
    <message>
        <source>Send your friends this code</source>
        <translation>Manda questo codice agli amici</translation>
    </message>
    <message>
        <source>Waiting for those who were asked</source>
        <translation>In attesa degli invitati</translation>
    </message>
    <message>
        <source>They tap the link, or choose “With friends” and “Enter a code”. You may leave this page: the match waits.</source>
        <translation>Toccano il link, o scelgono «Con amici» e «Inserisci un codice». Puoi lasciare questa pagina: la partita aspetta.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Cancel the match</source>
        <translation>Chiudi la partita</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Lascia la partita</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Partecipa</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Cancel the match?</source>
        <translation>Chiudere la partita?</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>Lasciare la partita?</translation>
    </message>
    <message>
        <source>The code stops working, and those who have joined are told.</source>
        <translation>Il codice smette di funzionare, e chi si è unito viene avvisato.</translation>
    </message>
    <message>
        <source>Your seat is free again.</source>
        <translation>Il tuo posto torna libero.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>Enter a code</source>
        <translation>Inserisci un codice</translation>
    </message>
    <message>
        <source>The code your friend sent you</source>
        <translation>Il codice che ti ha mandato l&apos;amico</translation>
    </message>
    <message>
        <source>Six letters. Small letters, spaces or the whole link also work.</source>
        <translation>Sei lettere. Vanno bene minuscole, spazi o l&apos;intero link.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>There is no code in that.</source>
        <translation>Qui non c&apos;è nessun codice.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Partecipa</translation>
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
        <translation>maledetto: non vale nulla</translation>
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
        <source>sarcophagus 5</source>
        <translation>sarcofago 5</translation>
    </message>
    <message>
        <source>top 5</source>
        <translation>cima 5</translation>
    </message>
    <message>
        <source>longest 5</source>
        <translation>più lungo 5</translation>
    </message>
    <message>
        <source>%1 × 2 closed</source>
        <translation>%1 × 2 chiuso</translation>
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
    <name>KheopsEntry</name>
    <message>
        <source>2 players · tile duel</source>
        <translation>2 giocatori · duello di tessere</translation>
    </message>
    <message>
        <source>Fill one pyramid with your rival and own its hidden networks.</source>
        <translation>Riempi la piramide con il tuo rivale e conquista i suoi sotterranei nascosti.</translation>
    </message>
    <message>
        <source>15 turns each, about 20 minutes</source>
        <translation>15 turni a testa, circa 20 minuti</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your tiles stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Il telefono passa di mano a ogni turno; le tue tessere restano nascoste finché non lo prendi. Si sorteggia chi comincia.</translation>
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
        <translation>Sposta una pedina: dalla %1 alla %2.</translation>
    </message>
    <message>
        <source>Adds a tile at %1: %2.</source>
        <translation>Aggiunge una tessera, %1: %2.</translation>
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
        <source>Viewing an earlier move</source>
        <translation>Stai rivedendo la partita</translation>
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
            <numerusform>Si unisce a un sotterraneo di %n tessera.</numerusform>
            <numerusform>Si unisce a un sotterraneo di %n tessere.</numerusform>
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
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>KheopsResult</name>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
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
        <source>The seed was copied.</source>
        <translation>Seme copiato.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
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
        <translation>nessuno fa punti</translation>
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
        <translation>Ankh occupate, al quadrato: %1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n punto per te</numerusform>
            <numerusform>%n punti per te</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KheopsShown</name>
    <message>
        <source>Let go to try it there. A second finger turns it.</source>
        <translation>Rilascia per provarla lì. Un secondo dito la gira.</translation>
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
        <source>Which pawn goes here?</source>
        <translation>Quale pedina mettere qui?</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Dove metterla?</translation>
    </message>
    <message>
        <source>Which tile goes here?</source>
        <translation>Quale tessera mettere qui?</translation>
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
        <source>The tiles of both of you stay hidden until then.</source>
        <translation>Le tessere di entrambi restano nascoste fino ad allora.</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Se la partita finisse ora</translation>
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
        <translation>Lingua</translation>
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
        <translation>Il tuo primo turno</translation>
    </message>
    <message>
        <source>You and Snefru build one pyramid together. Whoever owns the better networks of rooms in it wins.</source>
        <translation>Tu e Snefru costruite insieme una piramide. Vince chi vi possiede i sotterranei migliori.</translation>
    </message>
    <message>
        <source>A turn begins with a pawn. Put a Worker on this room: drag him there, or tap him, then the room.</source>
        <translation>Un turno comincia con una pedina. Metti un Operaio in questa sala: trascinalo, oppure tocca lui e poi la sala.</translation>
    </message>
    <message>
        <source>You could. But let us begin with a Worker in the ringed room.</source>
        <translation>Potresti. Ma cominciamo con un Operaio nella sala cerchiata.</translation>
    </message>
    <message>
        <source>Score shows what everything would be worth if the match ended now. Open it.</source>
        <translation>Punti mostra quanto varrebbe tutto se la partita finisse ora. Aprilo.</translation>
    </message>
    <message>
        <source>Ten points, line by line. You can look at any time. Close the page again.</source>
        <translation>Dieci punti, riga per riga. Puoi guardare quando vuoi. Ora richiudi la pagina.</translation>
    </message>
    <message>
        <source>It would fit there too. Lay the ringed tile where it joins your network.</source>
        <translation>Starebbe bene anche lì. Posa la tessera cerchiata dove si unisce al tuo sotterraneo.</translation>
    </message>
    <message>
        <source>Signs on the tiles</source>
        <translation>I simboli sulle tessere</translation>
    </message>
    <message>
        <source>Six rooms, and five more for the longest network, all doubled: 22. But Snefru&apos;s Worker stands in it.</source>
        <translation>Sei sale, e cinque in più per il sotterraneo più lungo, tutto raddoppiato: 22. Ma c&apos;è l&apos;Operaio di Snefru.</translation>
    </message>
    <message>
        <source>One pawn each is a tie, and nobody scores. Send a second Worker, onto this sign.</source>
        <translation>Una pedina ciascuno è parità, e nessuno fa punti. Manda un secondo Operaio, su questo simbolo.</translation>
    </message>
    <message>
        <source>A Worker on the ringed sign breaks the tie and does something more.</source>
        <translation>Un Operaio sul simbolo cerchiato rompe la parità e fa qualcosa in più.</translation>
    </message>
    <message>
        <source>You gained a sarcophagus. One adds five, two of one colour add fifteen, any other mixture nothing.</source>
        <translation>Hai un sarcofago. Uno aggiunge cinque, due dello stesso colore quindici, ogni altra combinazione niente.</translation>
    </message>
    <message>
        <source>Mummy, Priest and Pharaoh</source>
        <translation>Mummia, Sacerdote e Faraone</translation>
    </message>
    <message>
        <source>Snefru has evened it out again. Your Mummy may take a Worker&apos;s place: play it there.</source>
        <translation>Snefru ha pareggiato di nuovo. La tua Mummia può prendere il posto di un Operaio: giocala lì.</translation>
    </message>
    <message>
        <source>Not now: only the Mummy takes the place of his Worker.</source>
        <translation>Non ora: solo la Mummia prende il posto del suo Operaio.</translation>
    </message>
    <message>
        <source>His Worker goes back to his supply. Lay this corridor here, joined to your network.</source>
        <translation>Il suo Operaio torna nella sua riserva. Posa qui questo corridoio, unito al tuo sotterraneo.</translation>
    </message>
    <message>
        <source>Careful: to the left lies a curse, which makes a whole network worthless. Turn the corridor away from it.</source>
        <translation>Attenzione: a sinistra c&apos;è una maledizione, che azzera l&apos;intero sotterraneo. Gira il corridoio dall&apos;altra parte.</translation>
    </message>
    <message>
        <source>Put the Priest on this ankh. Ankhs you hold are squared: one is one point, two are four, three are nine.</source>
        <translation>Metti il Sacerdote su questa Ankh. Le Ankh che occupi si elevano al quadrato: una vale un punto, due quattro, tre nove.</translation>
    </message>
    <message>
        <source>This is the Priest&apos;s moment: he belongs on the ringed ankh.</source>
        <translation>È il momento del Sacerdote: il suo posto è sull&apos;Ankh cerchiata.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a pawn back, as long as nothing new was revealed. Try it.</source>
        <translation>Ci ripensi? Indietro riprende la pedina, finché niente di nuovo è stato svelato. Provalo.</translation>
    </message>
    <message>
        <source>And put him there again.</source>
        <translation>E rimettilo lì.</translation>
    </message>
    <message>
        <source>The Priest belongs on the ringed ankh.</source>
        <translation>Il Sacerdote va sull&apos;Ankh cerchiata.</translation>
    </message>
    <message>
        <source>What is this tile? Hold your finger on it, or open the rules in the menu, and its page tells you.</source>
        <translation>Cos&apos;è questa tessera? Tienici sopra il dito, o apri le regole dal menu, e la sua pagina te lo dice.</translation>
    </message>
    <message>
        <source>What counts in the end</source>
        <translation>Ciò che conta alla fine</translation>
    </message>
    <message>
        <source>Other signs let you swap a pawn with his, or move one of your own. They too must be used.</source>
        <translation>Altri simboli ti fanno scambiare una pedina con la sua, o spostarne una tua. Anche questi vanno usati.</translation>
    </message>
    <message>
        <source>The network that reaches the top gets five more, and so does the longest. Both are doubled if it is closed.</source>
        <translation>Il sotterraneo che arriva in cima ottiene cinque in più, e così il più lungo. Se è chiuso, tutto raddoppia.</translation>
    </message>
    <message>
        <source>The match ends when the last place is filled. Keep a tile that fits: the last ones close a network, or curse it.</source>
        <translation>La partita finisce quando l&apos;ultimo posto è occupato. Tieni una tessera adatta: le ultime chiudono un sotterraneo, o lo maledicono.</translation>
    </message>
    <message>
        <source>Not sure what to do? The lamp asks an Architect, and he says why. Try it.</source>
        <translation>Non sai cosa fare? La lampada chiede a un Architetto, che ti dice anche perché. Provala.</translation>
    </message>
    <message>
        <source>Now it is a real match: finish it against Snefru. Hints and rules stay with you. Good luck!</source>
        <translation>Ora è una vera partita: finiscila contro Snefru. Consigli e regole restano con te. Buona fortuna!</translation>
    </message>
    <message>
        <source>Pairs in the wall</source>
        <translation>Coppie nella parete</translation>
    </message>
    <message>
        <source>Cards fall into a wall of eight shafts. Where two animals of a kind meet, a researcher of yours may go.</source>
        <translation>Le carte cadono in una parete di otto fessure. Dove si incontrano due animali uguali può andare un tuo ricercatore.</translation>
    </message>
    <message>
        <source>This card shows an ibis above a camel. Choose it, hold it over the ringed shaft, and see its pair. Then drop it.</source>
        <translation>Questa carta ha un ibis sopra un cammello. Sceglila, tienila sulla fessura cerchiata, guarda la coppia, poi calala.</translation>
    </message>
    <message>
        <source>No pair would come of that. The camel in the ringed shaft waits for another one.</source>
        <translation>Così non nasce alcuna coppia. Il cammello nella fessura cerchiata ne aspetta un altro.</translation>
    </message>
    <message>
        <source>Two camels meet: your researcher went to their pillar, and a scarab lies beside him.</source>
        <translation>Due cammelli si incontrano: il tuo ricercatore è andato alla loro colonna, con uno scarabeo accanto.</translation>
    </message>
    <message>
        <source>Neighbours across a corner count too. This card makes two pairs at once: drop it here.</source>
        <translation>Contano anche i vicini in diagonale. Questa carta forma due coppie insieme: calala qui.</translation>
    </message>
    <message>
        <source>That is not all this card can do. In the ringed shaft it meets an ibis and a crocodile.</source>
        <translation>Questa carta può fare di più. Nella fessura cerchiata incontra un ibis e un coccodrillo.</translation>
    </message>
    <message>
        <source>The sarcophagus is yours. What lies in it only you know; the more eyes on it, the more it is worth.</source>
        <translation>Il sarcofago è tuo. Cosa contiene lo sai solo tu; più occhi ha, più vale.</translation>
    </message>
    <message>
        <source>Your secret pharaoh: seven points if your researcher stands at the pillar of this animal when the match ends.</source>
        <translation>Il tuo faraone segreto: sette punti se a fine partita un tuo ricercatore sta alla colonna di questo animale.</translation>
    </message>
    <message>
        <source>Score shows what everybody has, as far as you may know. Open it.</source>
        <translation>Punti mostra cosa ha ciascuno, per quanto puoi saperne. Aprilo.</translation>
    </message>
    <message>
        <source>When the wall is full, the scarabs at your pillars come together: any three of them open one more sarcophagus.</source>
        <translation>Quando la parete è piena, gli scarabei delle tue colonne si uniscono: ogni tre aprono un altro sarcofago.</translation>
    </message>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Gli occhi della Sfinge</translation>
    </message>
    <message>
        <source>In this variant animals see each other along a row, a shaft or a diagonal, however far apart they are.</source>
        <translation>In questa variante gli animali si vedono lungo una riga, una fessura o una diagonale, a qualunque distanza.</translation>
    </message>
    <message>
        <source>This snake sees the one at the far end of its row. Drop it here.</source>
        <translation>Questo serpente vede quello all&apos;altro capo della sua riga. Calalo qui.</translation>
    </message>
    <message>
        <source>From there it does not see the snake at the far end. Choose the ringed shaft.</source>
        <translation>Da lì non vede il serpente all&apos;altro capo. Scegli la fessura cerchiata.</translation>
    </message>
    <message>
        <source>It counts as if they touched. Where two of a kind stand in the line already, a third sees nothing.</source>
        <translation>Vale come se si toccassero. Dove nella linea ce ne sono già due uguali, un terzo non vede nulla.</translation>
    </message>
    <message>
        <source>Ships on the Nile</source>
        <translation>Navi sul Nilo</translation>
    </message>
    <message>
        <source>For five rounds you and Snefru send ships down the Nile, for stones, grain and workers. With those you build.</source>
        <translation>Per cinque giri tu e Snefru mandate navi lungo il Nilo, per pietre, grano e lavoratori. Con quelli si costruisce.</translation>
    </message>
    <message>
        <source>Cards lie along the Nile, and camps and building sites. Drag it to see more, or take two fingers.</source>
        <translation>Lungo il Nilo ci sono carte, campi di lavoro e siti. Trascinalo per vedere di più, o usa due dita.</translation>
    </message>
    <message>
        <source>A ship takes what lies where it moors. This quarry gives three stones in every round: tap it, then Moor here.</source>
        <translation>Una nave prende ciò che trova dove si ferma. Questa cava dà tre pietre a ogni giro: toccala, poi Ormeggia qui.</translation>
    </message>
    <message>
        <source>Not this time. Send your first ship to the ringed quarry.</source>
        <translation>Non stavolta. Manda la prima nave alla cava cerchiata.</translation>
    </message>
    <message>
        <source>You have passed Ombos. Can you still go back there? Tap it, and read why not.</source>
        <translation>Hai superato Ombos. Ci puoi ancora tornare? Toccala, e leggi perché no.</translation>
    </message>
    <message>
        <source>Downstream only: think before you pass something by. This camp makes two workers stronger. Go there.</source>
        <translation>Solo a valle: pensaci prima di superare qualcosa. Questo campo di lavoro rende più forti due lavoratori. Vacci.</translation>
    </message>
    <message>
        <source>The ringed camp first: strong workers build more.</source>
        <translation>Prima il campo di lavoro cerchiato: lavoratori forti costruiscono di più.</translation>
    </message>
    <message>
        <source>Strong workers eat more. You need seven grain now, and your field gives only six.</source>
        <translation>I lavoratori forti mangiano di più. Ora ti servono sette grani, e il tuo campo ne dà solo sei.</translation>
    </message>
    <message>
        <source>This yellow field gives five more. Send a ship there, and watch your grain.</source>
        <translation>Questo campo giallo ne dà altri cinque. Mandaci una nave, e guarda il tuo grano.</translation>
    </message>
    <message>
        <source>Grain comes first: take the ringed field.</source>
        <translation>Prima il grano: prendi il campo cerchiato.</translation>
    </message>
    <message>
        <source>The flood, and places to build</source>
        <translation>La piena, e i posti per costruire</translation>
    </message>
    <message>
        <source>Snefru has lowered the flood. Only green fields get water now: your yellow one is dry, and grain is short.</source>
        <translation>Snefru ha abbassato la piena. Ora solo i campi verdi hanno acqua: il tuo giallo è asciutto, e manca grano.</translation>
    </message>
    <message>
        <source>We will answer that. First a place to build: send a ship to Abydos, where the Sphinx is.</source>
        <translation>Risponderemo. Prima un posto per costruire: manda una nave ad Abydos, dove sta la Sfinge.</translation>
    </message>
    <message>
        <source>Abydos comes first on your way down.</source>
        <translation>Abydos viene prima, scendendo il fiume.</translation>
    </message>
    <message>
        <source>At Amarna Snefru came first and will build first. One place is left: take it.</source>
        <translation>Ad Amarna Snefru è arrivato prima e costruirà per primo. Resta un posto: prendilo.</translation>
    </message>
    <message>
        <source>Take the second place at Amarna, before it is too late.</source>
        <translation>Prendi il secondo posto ad Amarna, prima che sia tardi.</translation>
    </message>
    <message>
        <source>Snefru passes: he sends no more ships in this round. You could pass as well. But Giza is still free: go there.</source>
        <translation>Snefru passa: in questo giro non manda più navi. Potresti passare anche tu. Ma Giza è ancora libera: vacci.</translation>
    </message>
    <message>
        <source>A third site is worth more than that. Go to Giza.</source>
        <translation>Un terzo sito vale di più. Vai a Giza.</translation>
    </message>
    <message>
        <source>Now the answer. Whoever sails to Heliopolis may move the flood: send a ship there.</source>
        <translation>Ora la risposta. Chi arriva a Heliopolis può muovere la piena: manda lì una nave.</translation>
    </message>
    <message>
        <source>Your yellow field is still dry. Only Heliopolis helps.</source>
        <translation>Il tuo campo giallo è ancora asciutto. Aiuta solo Heliopolis.</translation>
    </message>
    <message>
        <source>Raise it to the middle, where green and yellow fields get water.</source>
        <translation>Alzala a media: così hanno acqua i campi verdi e gialli.</translation>
    </message>
    <message>
        <source>If the flood stays low, your yellow field stays dry. Choose the middle.</source>
        <translation>Se la piena resta bassa, il campo giallo resta asciutto. Scegli media.</translation>
    </message>
    <message>
        <source>Workers and the Sphinx</source>
        <translation>I lavoratori e la Sfinge</translation>
    </message>
    <message>
        <source>All your workers ate. Every grain too few would have cost three points. And your quarries brought six stones.</source>
        <translation>Tutti i tuoi lavoratori hanno mangiato. Ogni grano mancante sarebbe costato tre punti. E le cave hanno portato sei pietre.</translation>
    </message>
    <message>
        <source>Now the sites are built on, one after the other. At Abydos put your black worker to work: strength two.</source>
        <translation>Ora si costruisce, un sito dopo l&apos;altro. Ad Abydos metti all&apos;opera il lavoratore nero: forza due.</translation>
    </message>
    <message>
        <source>Take the black worker here. We need the others elsewhere.</source>
        <translation>Qui usa il lavoratore nero. Gli altri servono altrove.</translation>
    </message>
    <message>
        <source>Strength two and two stones: that buys a look at two Sphinx cards.</source>
        <translation>Forza due e due pietre: bastano per guardare due carte Sfinge.</translation>
    </message>
    <message>
        <source>Look at two: for more your worker is too weak, with one you have no choice.</source>
        <translation>Guardane due: per altre il lavoratore è troppo debole, con una sola non hai scelta.</translation>
    </message>
    <message>
        <source>Keep this one: a secret task that counts at the end. The other goes back, for one point.</source>
        <translation>Tieni questa: un compito segreto che conta alla fine. L&apos;altra torna indietro, per un punto.</translation>
    </message>
    <message>
        <source>You could. But the ringed card fits what you build next.</source>
        <translation>Potresti. Ma la carta cerchiata si adatta a ciò che costruirai.</translation>
    </message>
    <message>
        <source>Obelisk, tombs and pyramid</source>
        <translation>Obelisco, tombe e piramide</translation>
    </message>
    <message>
        <source>Snefru has built at Amarna. Your turn there: the blue worker, and the foreman helps him. Tap both.</source>
        <translation>Snefru ha costruito ad Amarna. Ora tu: il lavoratore blu, con l&apos;aiuto del caposquadra. Toccali entrambi.</translation>
    </message>
    <message>
        <source>The blue worker begins, then the foreman joins him.</source>
        <translation>Comincia il lavoratore blu, poi arriva il caposquadra.</translation>
    </message>
    <message>
        <source>The obelisk grows upwards. A stone costs the number on it and brings as many points. Set the next two.</source>
        <translation>L&apos;obelisco cresce verso l&apos;alto. Una pietra costa il numero scritto e porta altrettanti punti. Posa le prossime due.</translation>
    </message>
    <message>
        <source>Your Sphinx card wants four stones in the obelisk. Set two of them now.</source>
        <translation>La tua carta Sfinge vuole quattro pietre nell&apos;obelisco. Posane due adesso.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a stone back, until you finish. Try it.</source>
        <translation>Ci ripensi? Indietro riprende la pietra, finché non termini. Provalo.</translation>
    </message>
    <message>
        <source>And set it again.</source>
        <translation>E posala di nuovo.</translation>
    </message>
    <message>
        <source>The stone belongs on the obelisk.</source>
        <translation>La pietra va nell&apos;obelisco.</translation>
    </message>
    <message>
        <source>Take the first tomb as well. It costs two stones, brings two points, and counts once more at the end.</source>
        <translation>Prendi anche la prima tomba. Costa due pietre, porta due punti, e conta ancora alla fine.</translation>
    </message>
    <message>
        <source>You have strength and stones left for the ringed tomb.</source>
        <translation>Hai ancora forza e pietre per la tomba cerchiata.</translation>
    </message>
    <message>
        <source>Whoever builds at Amarna goes one step on a track. Choose the quarry: its end brings stones. Then finish.</source>
        <translation>Chi costruisce ad Amarna avanza di un passo su un tracciato. Scegli la cava: in fondo dà pietre. Poi termina.</translation>
    </message>
    <message>
        <source>Choose the quarry track, then finish.</source>
        <translation>Scegli il tracciato della cava, poi termina.</translation>
    </message>
    <message>
        <source>At Giza only the yellow worker is left. Put him to work.</source>
        <translation>A Giza resta solo il lavoratore giallo. Mettilo all&apos;opera.</translation>
    </message>
    <message>
        <source>A weak worker is better than none: the yellow one.</source>
        <translation>Meglio un lavoratore debole che nessuno: il giallo.</translation>
    </message>
    <message>
        <source>Lay a stone of the pyramid. Whoever has most stones on a full floor gets a point for each of them.</source>
        <translation>Posa una pietra della piramide. Chi ha più pietre su un piano completo riceve un punto per ognuna.</translation>
    </message>
    <message>
        <source>The ringed stone lies at the bottom of the pyramid. Begin there.</source>
        <translation>La pietra cerchiata è alla base della piramide. Comincia lì.</translation>
    </message>
    <message>
        <source>That was all your strength. Finish, and see what the round has brought.</source>
        <translation>La forza è finita. Termina, e guarda cosa ha portato il giro.</translation>
    </message>
    <message>
        <source>Nothing more can be built. Finish.</source>
        <translation>Non si può costruire altro. Termina.</translation>
    </message>
    <message>
        <source>Ships at three sites brought six points more. Two sites bring three, one site brings one.</source>
        <translation>Le navi in tre siti hanno portato altri sei punti. Due siti ne portano tre, uno ne porta uno.</translation>
    </message>
    <message>
        <source>Snefru has fewer points, so he goes first in the next round. That helps whoever is behind.</source>
        <translation>Snefru ha meno punti, quindi nel prossimo giro comincia lui. Così si aiuta chi è indietro.</translation>
    </message>
    <message>
        <source>This line shows the round and its seven phases. Hold your finger on it, and its page opens.</source>
        <translation>Questa riga mostra il giro e le sue sette fasi. Tienici sopra il dito, e si apre la sua pagina.</translation>
    </message>
    <message>
        <source>Tombs, stones left over and Sphinx cards are counted after five rounds. Then whoever has most points wins.</source>
        <translation>Tombe, pietre avanzate e carte Sfinge si contano dopo cinque giri. Poi vince chi ha più punti.</translation>
    </message>
    <message>
        <source>Some Nile cards help you always, some just once, some at once. Hold one to read it.</source>
        <translation>Alcune carte Nilo aiutano sempre, altre una volta sola, altre subito. Tieni premuta una carta per leggerla.</translation>
    </message>
    <message>
        <source>This sign is a curse: the network it lies in is worth nothing, whoever owns it. Keep yours away.</source>
        <translation>Questo simbolo è una maledizione: il sotterraneo in cui si trova non vale niente, di chiunque sia. Tieni lontano il tuo.</translation>
    </message>
    <message>
        <source>That is the whole game. Two short chapters about its variants follow; you may skip them in the menu of the scribe.</source>
        <translation>Questo è tutto il gioco. Seguono due brevi capitoli sulle varianti; puoi saltarli dal menu dello scriba.</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La maledizione del Faraone</translation>
    </message>
    <message>
        <source>Another variant, in the middle of a match: curses lie in the pile, with a snake on their back.</source>
        <translation>Un&apos;altra variante, a metà di una partita: nel mazzo ci sono maledizioni, con un serpente sul dorso.</translation>
    </message>
    <message>
        <source>Drop this card here. Then you draw a new one: watch what comes.</source>
        <translation>Lascia cadere qui questa carta. Poi ne peschi una nuova: guarda cosa arriva.</translation>
    </message>
    <message>
        <source>Choose the ringed card and the ringed shaft, and see what you draw.</source>
        <translation>Scegli la carta e la fessura cerchiate, e guarda cosa peschi.</translation>
    </message>
    <message>
        <source>Do not give up. Look at the bottom: mule, camel, hippo, side by side.</source>
        <translation>Non arrenderti. Guarda in fondo: mulo, cammello, ippopotamo, uno accanto all&apos;altro.</translation>
    </message>
    <message>
        <source>Found: Snefru hands you his least valuable sarcophagus. Had you missed it, he would have searched next.</source>
        <translation>Trovata: Snefru ti dà il suo sarcofago di minor valore. Se ti fosse sfuggita, avrebbe cercato lui.</translation>
    </message>
    <message>
        <source>Your first Work turn</source>
        <translation>Il tuo primo turno di Lavoro</translation>
    </message>
    <message>
        <source>You and Snefru pile up dice into a pyramid. Stones and gods bring Fame; more Fame wins.</source>
        <translation>Con Snefru innalzi una piramide di dadi. Pietre e Divinità portano Fama; chi ne ha di più vince.</translation>
    </message>
    <message>
        <source>Your board: four Workers, a Cat and a Stone die. The star beside your name counts your Fame, five so far.</source>
        <translation>La tua plancia: quattro Lavoratori, un Gatto e un dado Pietra. La stella accanto al nome conta la tua Fama: per ora cinque.</translation>
    </message>
    <message>
        <source>A turn is Work or Rest. Let us work.</source>
        <translation>Un turno è Lavoro o Riposo. Lavoriamo.</translation>
    </message>
    <message>
        <source>We rest a little later. Choose Work.</source>
        <translation>Riposeremo tra poco. Scegli Lavoro.</translation>
    </message>
    <message>
        <source>Each Worker lets you roll one die. Take your Stone die and three Prayer dice: flick across the tray, or tap the button.</source>
        <translation>Ogni Lavoratore ti fa tirare un dado. Prendi il dado Pietra e tre dadi Preghiera: striscia sul vassoio, o tocca il pulsante.</translation>
    </message>
    <message>
        <source>Take the Stone die too: pyramids are built of nothing else.</source>
        <translation>Prendi anche il dado Pietra: le piramidi si costruiscono solo con quello.</translation>
    </message>
    <message>
        <source>Every die pays for one thing. Heh wants a 6 and any other die. You have that.</source>
        <translation>Ogni dado paga una cosa sola. Heh vuole un 6 e un altro dado qualsiasi. Li hai.</translation>
    </message>
    <message>
        <source>Once a turn dice may be rolled again. A 5 would pay for Montu too: tap Reroll, then both 3s, and roll.</source>
        <translation>Una volta a turno puoi ritirare dei dadi. Un 5 pagherebbe anche Montu: tocca Ritira i dadi, poi i due 3, e tira.</translation>
    </message>
    <message>
        <source>Keep the 4 and the 6. Roll both 3s again, nothing else.</source>
        <translation>Tieni il 4 e il 6. Ritira i due 3, nient&apos;altro.</translation>
    </message>
    <message>
        <source>No 5 came. Never mind: give Heh the 6 and the 3. Tap both dice, then the button.</source>
        <translation>Niente 5. Pazienza: dai a Heh il 6 e il 3. Tocca i due dadi, poi il pulsante.</translation>
    </message>
    <message>
        <source>Pay Heh, with the 6 and the 3. We need the Stone die for something else.</source>
        <translation>Paga Heh, con il 6 e il 3. Il dado Pietra ci serve per altro.</translation>
    </message>
    <message>
        <source>Heh stands with you. In every Work turn he gives 1 Fame: tap him and use his power.</source>
        <translation>Heh è con te. In ogni turno di Lavoro dà 1 punto Fama: toccalo e usa il suo potere.</translation>
    </message>
    <message>
        <source>First Heh&apos;s gift: tap him and use his power.</source>
        <translation>Prima il dono di Heh: toccalo e usa il suo potere.</translation>
    </message>
    <message>
        <source>A 4 takes two Workers to build, a 3 only one. Tap the Stone die, then Cat: it turns the die down.</source>
        <translation>Costruire un 4 costa due Lavoratori, un 3 solo uno. Tocca il dado Pietra, poi Gatto: lo abbassa.</translation>
    </message>
    <message>
        <source>Give the Cat for the Stone die, and turn it down to 3.</source>
        <translation>Dai il Gatto per il dado Pietra, e abbassalo a 3.</translation>
    </message>
    <message>
        <source>Build the 3 on the ringed space.</source>
        <translation>Costruisci il 3 sullo spazio cerchiato.</translation>
    </message>
    <message>
        <source>One Worker is gone, three Fame came. The last die can do nothing alone: end your turn.</source>
        <translation>Un Lavoratore è andato, sono arrivati tre punti Fama. L&apos;ultimo dado da solo non serve: finisci il turno.</translation>
    </message>
    <message>
        <source>Nothing more can be paid. End the turn.</source>
        <translation>Non si può pagare altro. Finisci il turno.</translation>
    </message>
    <message>
        <source>Snefru, and a Rest</source>
        <translation>Snefru, e un Riposo</translation>
    </message>
    <message>
        <source>Each of your gods needs a Worker or a Cat on your board, or one must go. You have three for one god.</source>
        <translation>Ogni tua Divinità vuole un Lavoratore o un Gatto sulla plancia, altrimenti una se ne va. Ne hai tre per una Divinità.</translation>
    </message>
    <message>
        <source>Osiris, of the Ennead. Now he rolls a Stone die: it says which Rest tile he takes. Guess its number!</source>
        <translation>Osiris, dell&apos;Enneade. Ora tira un dado Pietra: dice quale tessera Riposo prende. Indovina il numero!</translation>
    </message>
    <message>
        <source>A 3: the third tile is his. Had none lain there, he would have built. Tap Your turn.</source>
        <translation>Un 3: la terza tessera è sua. Se lì non ce ne fosse stata, avrebbe costruito. Premi «Tocca a te».</translation>
    </message>
    <message>
        <source>Few Workers are left. A Rest brings new ones: choose Rest.</source>
        <translation>Restano pochi Lavoratori. Un Riposo ne porta di nuovi: scegli Riposo.</translation>
    </message>
    <message>
        <source>This time we rest.</source>
        <translation>Stavolta riposiamo.</translation>
    </message>
    <message>
        <source>This tile brings a Worker and a Stone die. Tap it, then take it.</source>
        <translation>Questa tessera porta un Lavoratore e un dado Pietra. Toccala, poi prendila.</translation>
    </message>
    <message>
        <source>The ringed tile brings what you need: a Worker and a stone.</source>
        <translation>La tessera cerchiata porta ciò che ti serve: un Lavoratore e una pietra.</translation>
    </message>
    <message>
        <source>It stays with you. With a third tile all three go back, and the rightmost god leaves the row.</source>
        <translation>Resta con te. Alla terza tessera tornano tutte e tre, e la Divinità più a destra lascia la fila.</translation>
    </message>
    <message>
        <source>Snefru again. You took the tile at number 1. What will he do if he rolls a 1? Guess!</source>
        <translation>Di nuovo Snefru. Hai preso la tessera numero 1. Cosa farà se tira un 1? Indovina!</translation>
    </message>
    <message>
        <source>It was a 1, so he built. For a 1 or a 2 he gets one Fame more. Tap Your turn.</source>
        <translation>Era un 1, e ha costruito. Per un 1 o un 2 prende un punto Fama in più. Premi «Tocca a te».</translation>
    </message>
    <message>
        <source>Your project</source>
        <translation>Il tuo progetto</translation>
    </message>
    <message>
        <source>Your project: 1 beside 3, 2 beside 6, 4 beside 5. Each such pair brings 2 Fame at the end.</source>
        <translation>Il tuo progetto: 1 accanto a 3, 2 accanto a 6, 4 accanto a 5. Ogni coppia porta 2 punti Fama alla fine.</translation>
    </message>
    <message>
        <source>Your 3 stands in the middle. Work, and see what your stone shows.</source>
        <translation>Il tuo 3 è al centro. Lavora, e guarda cosa mostra la tua pietra.</translation>
    </message>
    <message>
        <source>Your project wants a stone: choose Work.</source>
        <translation>Il tuo progetto vuole una pietra: scegli Lavoro.</translation>
    </message>
    <message>
        <source>Roll the Stone die and three Prayer dice.</source>
        <translation>Tira il dado Pietra e tre dadi Preghiera.</translation>
    </message>
    <message>
        <source>Without the Stone die nothing can be built.</source>
        <translation>Senza il dado Pietra non si costruisce niente.</translation>
    </message>
    <message>
        <source>There it would not stand beside your 3. Choose a space that touches it.</source>
        <translation>Lì non sarebbe accanto al tuo 3. Scegli uno spazio che lo tocca.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a stone back, as long as no dice were rolled and no card was drawn. Try it.</source>
        <translation>Ci ripensi? Indietro riprende la pietra, finché non si tirano dadi né si pescano carte. Provalo.</translation>
    </message>
    <message>
        <source>And build it again.</source>
        <translation>E costruiscila di nuovo.</translation>
    </message>
    <message>
        <source>Choose a space that touches your 3.</source>
        <translation>Scegli uno spazio che tocca il tuo 3.</translation>
    </message>
    <message>
        <source>Dice that help nobody bring Fame, two for one. Tap both 4s, then the button with the star.</source>
        <translation>I dadi che non servono portano Fama, due per uno. Tocca i due 4, poi il pulsante con la stella.</translation>
    </message>
    <message>
        <source>Give both 4s for 1 Fame.</source>
        <translation>Dai i due 4 per 1 punto Fama.</translation>
    </message>
    <message>
        <source>What does a god do? Hold your finger on one, or open the rules in the menu.</source>
        <translation>Cosa fa una Divinità? Tieni il dito su una, o apri le regole dal menu.</translation>
    </message>
    <message>
        <source>On four stones in a square another one fits. Higher up a stone takes more Workers and brings more Fame.</source>
        <translation>Su quattro pietre in quadrato ce ne sta un&apos;altra. Più in alto una pietra costa più Lavoratori e porta più Fama.</translation>
    </message>
    <message>
        <source>When the last god leaves the deck or the last Stone die the supply, everybody has one more turn. Then it ends.</source>
        <translation>Quando finiscono le Divinità del mazzo o i dadi Pietra della riserva, ognuno ha ancora un turno. Poi è finita.</translation>
    </message>
    <message>
        <source>With other people at the table everybody has a secret project and a Scarab with a power of its own.</source>
        <translation>Con altre persone al tavolo, ognuno ha un progetto segreto e uno Scarabeo con un potere tutto suo.</translation>
    </message>
    <message>
        <source>Snefru has no Workers. He takes the god worth most at the end; golden ones, the Ennead, come first. Guess which!</source>
        <translation>Snefru non ha Lavoratori. Prende la Divinità che alla fine vale di più; prima quelle dorate, l&apos;Enneade. Indovina quale!</translation>
    </message>
    <message>
        <source>A 1! Tap it, then this space beside your 3, and build it: there is your pair.</source>
        <translation>Un 1! Toccalo, poi questo spazio accanto al tuo 3, e costruiscilo: ecco la tua coppia.</translation>
    </message>
    <message>
        <source>Now build it, in the middle: tap the ringed space, then Build.</source>
        <translation>Ora costruiscilo, al centro: tocca lo spazio cerchiato, poi Costruisci.</translation>
    </message>
    <message>
        <source>A curse! Whoever finds its three animals side by side, in any order, wins something. Here they are.</source>
        <translation>Una maledizione! Chi trova i suoi tre animali vicini, in qualsiasi ordine, vince qualcosa. Eccoli.</translation>
    </message>
    <message>
        <source>Tap Search, mark mule, camel and hippo at the bottom, then tap This is it.</source>
        <translation>Tocca Cerca, segna mulo, cammello e ippopotamo in fondo, poi tocca Eccola.</translation>
    </message>
    <message>
        <source>Openings that meet join tiles into a network. This one is yours now: a point for each of its five rooms.</source>
        <translation>Le aperture che combaciano uniscono le tessere in un sotterraneo. Ora questo è tuo: un punto per ognuna delle sue cinque sale.</translation>
    </message>
    <message>
        <source>None of its openings leads out of the pyramid. It is closed, and counts double.</source>
        <translation>Nessuna delle sue aperture porta fuori dalla piramide: è chiuso, e vale doppio.</translation>
    </message>
    <message>
        <source>Now add a tile beside the others. Lay this one here: its openings meet those of your network.</source>
        <translation>Ora aggiungi una tessera accanto alle altre. Posa questa qui: le sue aperture combaciano con quelle del tuo sotterraneo.</translation>
    </message>
    <message>
        <source>The sign is a power, and it must be used: turn a room. Turn this one until its opening meets yours.</source>
        <translation>Il simbolo è un potere, e va usato: gira una sala. Gira questa finché la sua apertura combacia con la tua.</translation>
    </message>
    <message>
        <source>Turned like this, no opening of it meets yours. Try it another way, in the ringed room.</source>
        <translation>Girata così, nessuna sua apertura combacia con la tua. Prova in un altro modo, nella sala cerchiata.</translation>
    </message>
    <message>
        <source>Two pawns against one: 34 points for you. Add this corridor on top; a pawn on it will count as two.</source>
        <translation>Due pedine contro una: 34 punti per te. Aggiungi in alto questo corridoio: una pedina lì varrà per due.</translation>
    </message>
    <message>
        <source>Lay the corridor in the ringed place, open downwards to your network.</source>
        <translation>Posa il corridoio nel posto cerchiato, aperto in basso verso il tuo sotterraneo.</translation>
    </message>
    <message>
        <source>With your Mummy out, Priest and Pharaoh may come. The rival cannot move or swap them, nor take their place. The Pharaoh counts as two.</source>
        <translation>Giocata la Mummia, possono arrivare Sacerdote e Faraone. Il rivale non può spostarli, scambiarli né prenderne il posto. Il Faraone vale per due.</translation>
    </message>
    <message>
        <source>Nobody may stand on that one. Now add a tile of your choice, wherever you like.</source>
        <translation>Su questa non può stare nessuno. Ora aggiungi una tessera a tua scelta, dove vuoi.</translation>
    </message>
    <message>
        <source>Snefru paired crocodiles that look opposite ways. Such a pair only enters an empty pillar.</source>
        <translation>I coccodrilli di Snefru guardano in direzioni diverse. Una coppia così occupa solo una colonna vuota.</translation>
    </message>
    <message>
        <source>Your crocodile looks the same way as this one. Such a pair replaces a rival: drop it beside him.</source>
        <translation>Il tuo coccodrillo guarda nella stessa direzione di questo. Una coppia così prende il posto di un rivale: fallo cadere accanto.</translation>
    </message>
    <message>
        <source>Only beside the crocodile that looks the same way do you replace Snefru.</source>
        <translation>Prendi il posto di Snefru solo accanto al coccodrillo che guarda nella stessa direzione.</translation>
    </message>
    <message>
        <source>He is gone, and you are there. A second scarab lies there; the third one opens the sarcophagus.</source>
        <translation>Lui se n&apos;è andato, e ora ci sei tu. Lì c&apos;è un secondo scarabeo; il terzo apre il sarcofago.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>the chapter of a lesson</comment>
        <translation>%1, passo %2 di %3</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Indietro di un passo</translation>
    </message>
    <message>
        <source>The rule about this</source>
        <translation>La regola su questo</translation>
    </message>
    <message>
        <source>Chapters of the lesson</source>
        <translation>Capitoli della lezione</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lezione: %1</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Salta questo capitolo</translation>
    </message>
    <message>
        <source>Leave the lesson for now</source>
        <translation>Lascia la lezione per ora</translation>
    </message>
    <message>
        <source>It goes on exactly here.</source>
        <translation>Riprende esattamente da qui.</translation>
    </message>
    <message>
        <source>Play on without the scribe</source>
        <translation>Gioca senza lo scriba</translation>
    </message>
    <message>
        <source>The match goes on against Snefru.</source>
        <translation>La partita continua contro Snefru.</translation>
    </message>
</context>
<context>
    <name>LevelEyes</name>
    <message>
        <source>Level %1 of 4</source>
        <translation>Livello %1 di 4</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Appearance</source>
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
        <source>At this size the texts of the app look like this.</source>
        <translation>Con questa dimensione i testi dell&apos;app appaiono così.</translation>
    </message>
</context>
<context>
    <name>LookUpSheet</name>
    <message>
        <source>Look up</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punti finora</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Ask an Architect</source>
        <translation>Chiedi a un Architetto</translation>
    </message>
</context>
<context>
    <name>Luxor</name>
    <message>
        <source>%1 looking left</source>
        <translation>%1 che guarda a sinistra</translation>
    </message>
    <message>
        <source>%1 looking right</source>
        <translation>%1 che guarda a destra</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>cammello</translation>
    </message>
    <message>
        <source>mule</source>
        <translation>mulo</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>serpente</translation>
    </message>
    <message>
        <source>hippo</source>
        <translation>ippopotamo</translation>
    </message>
    <message>
        <source>crocodile</source>
        <translation>coccodrillo</translation>
    </message>
    <message>
        <source>ibis</source>
        <translation>ibis</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gatto</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>animals of a card</comment>
        <translation>%1 sopra %2</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>shaft %1</source>
        <translation>fessura %1</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>animals of a curse</comment>
        <translation>%1, %2 e %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), same way</source>
        <translation>
            <numerusform>%n coppia, stessa direzione</numerusform>
            <numerusform>%n coppie, stessa direzione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), opposite ways</source>
        <translation>
            <numerusform>%n coppia, direzioni diverse</numerusform>
            <numerusform>%n coppie, direzioni diverse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorEntry</name>
    <message>
        <source>2 to 4 players · cards</source>
        <translation>2–4 giocatori · carte</translation>
    </message>
    <message>
        <source>Drop animals into the wall, make pairs and open the sarcophagi at the pillars.</source>
        <translation>Fai cadere gli animali nella parete, forma coppie e apri i sarcofagi alle colonne.</translation>
    </message>
    <message>
        <source>40 cards, about 30 minutes</source>
        <translation>40 carte, circa 30 minuti</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your cards, your pharaoh card and your mummies stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Il telefono passa di mano a ogni turno; le tue carte, la tua carta faraone e le tue mummie restano nascoste finché non lo prendi. Si sorteggia chi comincia.</translation>
    </message>
</context>
<context>
    <name>LuxorModel</name>
    <message>
        <source>The mummy is worth %1.</source>
        <translation>La mummia vale %1.</translation>
    </message>
    <message>
        <source>A curse comes to light: %1.</source>
        <translation>Viene alla luce una maledizione: %1.</translation>
    </message>
    <message>
        <source>Finds %1 on the wall.</source>
        <translation>Trova %1 nella parete.</translation>
    </message>
    <message>
        <source>Points at the wrong line.</source>
        <translation>Indica una linea sbagliata.</translation>
    </message>
    <message>
        <source>Does not find it.</source>
        <translation>Non la trova.</translation>
    </message>
    <message>
        <source>Drops %1 into %2.</source>
        <translation>Fa cadere %1 nella %2.</translation>
    </message>
    <message>
        <source>Leftover scarabs open the best sarcophagi they can.</source>
        <translation>Gli scarabei rimasti aprono i sarcofagi migliori che possono.</translation>
    </message>
    <message>
        <source>nobody there</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Pillar, %1: %2, %3, %4</source>
        <comment>who, scarabs, sarcophagi</comment>
        <translation>Colonna, %1: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n scarabeo</numerusform>
            <numerusform>%n scarabei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sarcophagus(i) left</source>
        <translation>
            <numerusform>resta %n sarcofago</numerusform>
            <numerusform>restano %n sarcofagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Carta %1/%2</translation>
    </message>
    <message>
        <source>The wall is full.</source>
        <translation>La parete è piena.</translation>
    </message>
    <message>
        <source>Who sees %1 in a line? Press your sign first, then draw the line.</source>
        <translation>Chi vede %1 in fila? Prima premi il tuo simbolo, poi traccia la linea.</translation>
    </message>
    <message>
        <source>Hold a card over a shaft to see its pairs.</source>
        <translation>Tieni una carta sopra una fessura per vederne le coppie.</translation>
    </message>
    <message>
        <source>You found it. Who hands over a sarcophagus?</source>
        <translation>L&apos;hai trovata. Chi consegna un sarcofago?</translation>
    </message>
    <message>
        <source>A curse: draw a line over %1, next to each other in any order. You have one attempt.</source>
        <translation>Una maledizione: traccia una linea su %1, vicini tra loro in qualsiasi ordine. Hai un solo tentativo.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>piena</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
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
        <translation>%1, riga %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <comment>a cell of the wall</comment>
        <translation>%1: vuoto</translation>
    </message>
    <message>
        <source>%1: %2, looking left</source>
        <translation>%1: %2, guarda a sinistra</translation>
    </message>
    <message>
        <source>%1: %2, looking right</source>
        <translation>%1: %2, guarda a destra</translation>
    </message>
    <message>
        <source>You replace %1</source>
        <translation>Prendi il posto di %1</translation>
    </message>
    <message>
        <source>You send a researcher</source>
        <translation>Mandi un ricercatore</translation>
    </message>
    <message>
        <source>No scarab is left for it</source>
        <translation>Non resta alcuno scarabeo</translation>
    </message>
    <message>
        <source>The pillar is full: no scarab</source>
        <translation>La colonna è piena: nessuno scarabeo</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s), nobody is there</source>
        <translation>
            <numerusform>%n scarabeo, non c&apos;è nessuno</numerusform>
            <numerusform>%n scarabei, non c&apos;è nessuno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for you</source>
        <translation>
            <numerusform>%n scarabeo per te</numerusform>
            <numerusform>%n scarabei per te</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for %1</source>
        <translation>
            <numerusform>%n scarabeo per %1</numerusform>
            <numerusform>%n scarabei per %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an animal, what happens at its pillar</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No pair: nothing happens</source>
        <translation>Nessuna coppia: non succede nulla</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two ways to do it</comment>
        <translation>, oppure </translation>
    </message>
    <message>
        <source>Sends a researcher to a pillar: %1.</source>
        <comment>an animal</comment>
        <translation>Manda un ricercatore alla colonna: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s): %1.</source>
        <comment>how many, an animal</comment>
        <translation>
            <numerusform>%n scarabeo: %1.</numerusform>
            <numerusform>%n scarabei: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left empty by you: %1</source>
        <comment>an animal&apos;s pillar</comment>
        <translation>lasci vuota: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for you: %n eye(s)</source>
        <translation>
            <numerusform>Apri un sarcofago da %n occhio</numerusform>
            <numerusform>Apri un sarcofago da %n occhi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for %1: %n eye(s)</source>
        <translation>
            <numerusform>%1 apre un sarcofago da %n occhio</numerusform>
            <numerusform>%1 apre un sarcofago da %n occhi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorPlay</name>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Prima scegli una delle tue carte.</translation>
    </message>
    <message>
        <source>Mark three places in a straight line.</source>
        <translation>Segna tre posti in linea retta.</translation>
    </message>
    <message>
        <source>Time is up: nobody has found the curse.</source>
        <translation>Tempo scaduto: nessuno ha trovato la maledizione.</translation>
    </message>
    <message>
        <source>Time is up: your one attempt at this curse is over.</source>
        <translation>Tempo scaduto: il tuo unico tentativo per questa maledizione è finito.</translation>
    </message>
</context>
<context>
    <name>LuxorResult</name>
    <message>
        <source>The pharaoh cards are turned</source>
        <translation>Si scoprono le carte faraone</translation>
    </message>
    <message>
        <source>The sarcophagi are opened</source>
        <translation>Si aprono i sarcofagi</translation>
    </message>
</context>
<context>
    <name>LuxorScore</name>
    <message>
        <source>Everybody shares the victory</source>
        <translation>La vittoria è di tutti</translation>
    </message>
    <message>
        <source>Victory by a hair</source>
        <translation>Vittoria per un soffio</translation>
    </message>
    <message>
        <source>%1 wins by a hair</source>
        <translation>%1 vince per un soffio</translation>
    </message>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Vittoria di %n punto</numerusform>
            <numerusform>Vittoria di %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 vince di %n punto</numerusform>
            <numerusform>%1 vince di %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Most sarcophagi wins: %1.</source>
        <translation>Vince chi ha più sarcofagi: %1.</translation>
    </message>
    <message>
        <source>As many sarcophagi, too; the most precious mummy decides: %1.</source>
        <translation>Pari anche i sarcofagi: decide la mummia più preziosa (%1).</translation>
    </message>
    <message>
        <source>As many sarcophagi and as precious a mummy: the victory is shared.</source>
        <translation>Pari i sarcofagi e pari la mummia più preziosa: la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Vittoria condivisa: %1</translation>
    </message>
    <message>
        <source>Equal points: %1, %2 each.</source>
        <translation>A pari punti: %1, %2 a testa.</translation>
    </message>
</context>
<context>
    <name>LuxorShown</name>
    <message>
        <source>This can be done in more ways than one. Which?</source>
        <translation>Si può fare in più modi. Quale?</translation>
    </message>
    <message>
        <source>No pair here: nothing happens at the pillars.</source>
        <translation>Qui nessuna coppia: alle colonne non succede nulla.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Hold it over a shaft.</source>
        <translation>Tienila sopra una fessura.</translation>
    </message>
    <message>
        <source>Into which shaft?</source>
        <translation>In quale fessura?</translation>
    </message>
    <message>
        <source>Are these the three?</source>
        <translation>Sono questi tre?</translation>
    </message>
    <message>
        <source>Draw a line over three places.</source>
        <translation>Traccia una linea su tre posti.</translation>
    </message>
    <message>
        <source>Lay the phone where everybody can see it.</source>
        <translation>Posa il telefono dove tutti lo vedono.</translation>
    </message>
    <message>
        <source>Who sees the three animals in a line?</source>
        <translation>Chi vede i tre animali in fila?</translation>
    </message>
    <message>
        <source>Are these the three, %1?</source>
        <translation>Sono questi tre, %1?</translation>
    </message>
    <message>
        <source>%1, draw the line.</source>
        <translation>%1, traccia la linea.</translation>
    </message>
    <message>
        <source>Tap a shaft, or drag the card there.</source>
        <translation>Tocca una fessura, o trascinaci la carta.</translation>
    </message>
    <message>
        <source>They lie side by side, in any order, whichever way they look.</source>
        <translation>Sono uno accanto all&apos;altro, in qualsiasi ordine, da qualunque parte guardino.</translation>
    </message>
</context>
<context>
    <name>LuxorTable</name>
    <message>
        <source>Your cards, your pharaoh and your mummies stay hidden until then.</source>
        <translation>Fino ad allora le tue carte, il tuo faraone e le tue mummie restano nascosti.</translation>
    </message>
    <message>
        <source>What you know of</source>
        <translation>Quello che sai</translation>
    </message>
    <message>
        <source>What the others hold stays hidden until the end.</source>
        <translation>Ciò che hanno gli altri resta nascosto fino alla fine.</translation>
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
        <translation>Una parola sulle tue partite</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Capito</translation>
    </message>
    <message>
        <source>A move could not be played. %1</source>
        <translation>Una mossa non è stata giocata. %1</translation>
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
    <message>
        <source>What the dice gave</source>
        <translation>Che cosa hanno dato i dadi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Who was ahead, and the costliest moves</source>
        <translation>Chi era in vantaggio, e le mosse che sono costate di più</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
</context>
<context>
    <name>MatchRecord</name>
    <message>
        <source>You against %1</source>
        <translation>Tu contro %1</translation>
    </message>
    <message>
        <source>Your %1 matches</source>
        <translation>Le tue partite a %1</translation>
    </message>
    <message>
        <source>This match is not in your statistics yet.</source>
        <translation>Questa partita non è ancora nelle tue statistiche.</translation>
    </message>
    <message numerus="yes">
        <source>Not won yet: %n match(es).</source>
        <translation>
            <numerusform>Ancora nessuna vittoria: %n partita.</numerusform>
            <numerusform>Ancora nessuna vittoria: %n partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won every time: %n match(es).</source>
        <translation>
            <numerusform>Hai sempre vinto (%n partita).</numerusform>
            <numerusform>Hai sempre vinto (%n partite).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>Vinte: %1 su %n.</numerusform>
            <numerusform>Vinte: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your most points in a match: %1</source>
        <translation>Il tuo massimo in una partita: %1</translation>
    </message>
    <message>
        <source>This match was practice: it does not count.</source>
        <translation>Questa partita era di allenamento: non conta.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>With friends</source>
        <translation>Con amici</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aggiorna</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amici</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Il tuo account</translation>
    </message>
    <message>
        <source>No match yet, %1</source>
        <translation>Ancora nessuna partita, %1</translation>
    </message>
    <message>
        <source>Begin one and send a friend its code, or join with a code that a friend sent you.</source>
        <translation>Iniziane una e manda il codice a un amico, o entra con un codice che ti ha mandato un amico.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Invitations</source>
        <translation>Inviti</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>In attesa degli altri</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>In attesa di giocatori</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Inserisci un codice</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>MistakeCard</name>
    <message>
        <source>%1 Better: %2</source>
        <translation>%1 Meglio: %2</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Mossa %1, %2</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>n. %1</translation>
    </message>
    <message>
        <source>Move %1, %2: cost %3%</source>
        <translation>Mossa %1, %2: costata %3%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>cost %1%</source>
        <translation>costata %1%</translation>
    </message>
</context>
<context>
    <name>MistakeCourses</name>
    <message>
        <source>As played</source>
        <translation>Com&apos;è andata</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
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
    <name>MonumentRiddlesChapter</name>
    <message>
        <source>Sphinx cards: monuments</source>
        <translation>Carte Sfinge: monumenti</translation>
    </message>
    <message>
        <source>It does not matter whose stone lies there.</source>
        <translation>Non importa di chi sia la pietra.</translation>
    </message>
    <message>
        <source>Every square of both must be filled, by anyone; where the tombs are asked for, all twelve must be taken.</source>
        <translation>Ogni casella di entrambi deve essere occupata, da chiunque; se si tratta delle tombe, devono essere prese tutte e dodici.</translation>
    </message>
    <message>
        <source>The fewer play, the harder it is. Put back, the card is worth a point.</source>
        <translation>Meno si è, più è difficile. Rimessa, la carta vale un punto.</translation>
    </message>
    <message>
        <source>Stones of your colour are counted, not the values of their squares. More than that brings no more.</source>
        <translation>Contano le pietre del tuo colore, non i valori delle loro caselle. Averne di più non porta altro.</translation>
    </message>
    <message>
        <source>Cards about monuments</source>
        <translation>Carte sui monumenti</translation>
    </message>
    <message>
        <source>Squares, whole monuments, own stones</source>
        <translation>Caselle, monumenti interi, pietre proprie</translation>
    </message>
    <message>
        <source>Fourteen Sphinx cards look, at the end of the match, at what has been built.</source>
        <translation>Quattordici carte Sfinge guardano, alla fine della partita, che cosa è stato costruito.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A square:&lt;/b&gt; it is filled, by anyone.</source>
        <translation>&lt;b&gt;Una casella:&lt;/b&gt; è riempita, da chiunque.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two monuments:&lt;/b&gt; both are finished, by anyone.</source>
        <translation>&lt;b&gt;Due monumenti:&lt;/b&gt; sono entrambi finiti, da chiunque.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Own stones:&lt;/b&gt; you have built often enough yourself.</source>
        <translation>&lt;b&gt;Pietre proprie:&lt;/b&gt; hai costruito tu abbastanza spesso.</translation>
    </message>
    <message>
        <source>For the first two everybody builds for you. But the others may guess why you are content to wait.</source>
        <translation>Per le prime due costruiscono tutti per te. Ma gli altri potrebbero indovinare perché ti accontenti di aspettare.</translation>
    </message>
    <message>
        <source>In all four: obelisk, tombs, pyramid and temple. The Sphinx is none of them.</source>
        <translation>In tutti e quattro: obelisco, tombe, piramide e tempio. La Sfinge non è tra questi.</translation>
    </message>
    <message>
        <source>The stones that stand where you took tombs are counted, not the values of the tiles. The card that adds 8 to your tombs does not count here.</source>
        <translation>Contano le pietre al posto delle tombe che hai preso, non i valori delle tessere. La carta che aggiunge 8 alle tue tombe qui non conta.</translation>
    </message>
</context>
<context>
    <name>MonumentsView</name>
    <message>
        <source>Pyramid</source>
        <translation>Piramide</translation>
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
        <translation>Tempio</translation>
    </message>
    <message>
        <source>Tombs and obelisk</source>
        <translation>Tombe e obelisco</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombe</translation>
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
        <translation>Opzioni del gioco e seme del sorteggio</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Il sorteggio</translation>
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
        <source>The seed of the draw</source>
        <translation>Il seme del sorteggio</translation>
    </message>
    <message>
        <source>Leave it empty for a new draw each time. The same word gives the same draws and rolls in the same order: share it, and a friend meets the very same match.</source>
        <translation>Lascialo vuoto per un sorteggio sempre nuovo. La stessa parola dà gli stessi sorteggi e tiri nello stesso ordine: condividila, e un amico troverà la stessa identica partita.</translation>
    </message>
    <message>
        <source>Options of the game</source>
        <translation>Opzioni del gioco</translation>
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
        <translation>Disattivate</translation>
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
        <source>Pieces appear in their new place at once</source>
        <translation>I pezzi compaiono subito al loro posto</translation>
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
        <source>A pawn placed on this sign makes you move &lt;b&gt;another of your pawns&lt;/b&gt;: any of them, but not the one just placed.</source>
        <translation>Una pedina messa su questo simbolo ti fa spostare &lt;b&gt;un&apos;altra tua pedina&lt;/b&gt;: una qualsiasi, ma non quella appena messa.</translation>
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
        <source>You must use this power if you can. If you have no other pawn in the pyramid, it is lost.</source>
        <translation>Se puoi, devi usare questo potere. Se non hai altre pedine nella piramide, è perso.</translation>
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
        <source>Once your Mummy has been played, your Priest may follow, and your Pharaoh if you have him. With the option “Like a Mummy” the Pharaoh need not wait, and takes places just as a Mummy does.</source>
        <translation>Dopo la tua Mummia può seguire il Sacerdote, e il Faraone se ce l&apos;hai. Con l&apos;opzione «Come una Mummia» il Faraone non deve aspettare, e prende il posto di un Operaio proprio come una Mummia.</translation>
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
        <source>Remove player %1</source>
        <translation>Togli il giocatore %1</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
</context>
<context>
    <name>NetworkStrip</name>
    <message numerus="yes">
        <source>%n move(s) waiting to be sent.</source>
        <translation>
            <numerusform>%n mossa in attesa di invio.</numerusform>
            <numerusform>%n mosse in attesa di invio.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network: your moves are kept and sent later.</source>
        <translation>Nessuna connessione: le tue mosse sono conservate e inviate più tardi.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Please update the app: a match of yours, or the server, needs a newer version. Nothing is lost.</source>
        <translation>Aggiorna l&apos;app, per favore: una tua partita, o il server, richiede una versione più recente. Non va perso nulla.</translation>
    </message>
    <message>
        <source>To the store</source>
        <translation>Vai allo store</translation>
    </message>
</context>
<context>
    <name>NetworksPage</name>
    <message>
        <source>Networks</source>
        <translation>Sotterranei</translation>
    </message>
    <message>
        <source>What belongs together, and to whom</source>
        <translation>Che cosa sta insieme, e di chi è</translation>
    </message>
    <message>
        <source>Two neighbouring tiles are joined when &lt;b&gt;both&lt;/b&gt; are open on the side they share. All tiles that can be reached from one another are a network.</source>
        <translation>Due tessere vicine sono unite quando &lt;b&gt;entrambe&lt;/b&gt; sono aperte sul lato in comune. Tutte le tessere che si possono raggiungere l&apos;una dall&apos;altra formano un sotterraneo.</translation>
    </message>
    <message>
        <source>Five tiles are joined. At the right a passage ends at a wall: what lies beyond is not part of the network.</source>
        <translation>Cinque tessere sono unite. A destra un passaggio finisce contro un muro: ciò che sta oltre non fa parte del sotterraneo.</translation>
    </message>
    <message>
        <source>A network has at least two tiles. A tile alone is worth nothing.</source>
        <translation>Un sotterraneo ha almeno due tessere. Una tessera sola non vale nulla.</translation>
    </message>
    <message>
        <source>Its points go to the player with the &lt;b&gt;most pawns&lt;/b&gt; in it.</source>
        <translation>I suoi punti vanno a chi vi ha &lt;b&gt;più pedine&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A pawn on a tile that counts double counts as two, and so does the Pharaoh.</source>
        <translation>Una pedina su una tessera che vale doppio conta come due, e così il Faraone.</translation>
    </message>
    <message>
        <source>On a tie, or without pawns, nobody gets them.</source>
        <translation>In parità, o senza pedine, non li prende nessuno.</translation>
    </message>
    <message>
        <source>It is worth more if it is the longest of all, and if it holds the tile at the top.</source>
        <translation>Vale di più se è il più lungo di tutti e se contiene la tessera in cima.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
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
    <message>
        <source>%1, one phone for three</source>
        <translation>%1, un telefono in tre</translation>
    </message>
    <message>
        <source>%1, one phone for four</source>
        <translation>%1, un telefono in quattro</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amici</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>Architects at the table</source>
        <translation>Architetti al tavolo</translation>
    </message>
    <message>
        <source>Your rivals</source>
        <translation>I tuoi rivali</translation>
    </message>
    <message>
        <source>Your rival</source>
        <translation>Il tuo rivale</translation>
    </message>
    <message>
        <source>They take the seats that are left, if you like.</source>
        <translation>Se vuoi, prendono i posti rimasti.</translation>
    </message>
    <message>
        <source>Each that you choose takes a seat.</source>
        <translation>Ciascuno di quelli scelti occupa un posto.</translation>
    </message>
    <message>
        <source>How the Architects play</source>
        <translation>Come giocano gli Architetti</translation>
    </message>
    <message>
        <source>By the solo rules</source>
        <translation>Con le regole in solitario</translation>
    </message>
    <message>
        <source>As players, like you</source>
        <translation>Come giocatori, proprio come te</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>New match with friends</source>
        <translation>Nuova partita con amici</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>senza limite di tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n giorno per turno</numerusform>
            <numerusform>%n giorni per turno</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2, %3</source>
        <translation>%1 per %2, %3</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Create the match</source>
        <translation>Crea la partita</translation>
    </message>
    <message>
        <source>Leave a seat to a friend</source>
        <translation>Lascia un posto a un amico</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message numerus="yes">
        <source>%1, %n Fame</source>
        <translation>
            <numerusform>%1, %n punto Fama</numerusform>
            <numerusform>%1, %n punti Fama</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotificationSheet</name>
    <message>
        <source>Turn on notifications?</source>
        <translation>Vuoi ricevere un avviso?</translation>
    </message>
    <message>
        <source>Your friends answer when they have a minute. Your phone can tell you when it is your turn, and before time runs out. Nothing else, and never in your quiet hours.</source>
        <translation>I tuoi amici rispondono quando hanno un minuto. Il telefono può dirti quando tocca a te, e prima che il tempo scada. Nient&apos;altro, e mai nelle ore di silenzio.</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Sì, avvisami</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
</context>
<context>
    <name>NudgeChoice</name>
    <message>
        <source>One less: %1</source>
        <translation>Uno in meno: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Uno in più: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>With a Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>With a Worker</source>
        <translation>Lavoratore</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimo</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>massimo</translation>
    </message>
</context>
<context>
    <name>Online</name>
    <message>
        <source>The server cannot be reached just now.</source>
        <translation>Il server non è raggiungibile adesso.</translation>
    </message>
    <message>
        <source>Please sign in first.</source>
        <translation>Prima effettua l&apos;accesso.</translation>
    </message>
    <message>
        <source>The server accepts moves from the official app only.</source>
        <translation>Il server accetta mosse solo dall&apos;app ufficiale.</translation>
    </message>
    <message>
        <source>There is an account with this e-mail already.</source>
        <translation>Esiste già un account con questa e-mail.</translation>
    </message>
    <message>
        <source>Wrong e-mail or password.</source>
        <translation>E-mail o password errata.</translation>
    </message>
    <message>
        <source>A password needs at least six characters.</source>
        <translation>La password richiede almeno sei caratteri.</translation>
    </message>
    <message>
        <source>That is not an e-mail address.</source>
        <translation>Questo non è un indirizzo e-mail.</translation>
    </message>
    <message>
        <source>Too many attempts. Please wait a little.</source>
        <translation>Troppi tentativi. Aspetta un po&apos;.</translation>
    </message>
    <message>
        <source>That account is linked to somebody else already.</source>
        <translation>Quell&apos;account è già collegato a qualcun altro.</translation>
    </message>
    <message>
        <source>This account has been closed.</source>
        <translation>Questo account è stato chiuso.</translation>
    </message>
    <message>
        <source>Signing in did not work.</source>
        <translation>L&apos;accesso non è riuscito.</translation>
    </message>
    <message>
        <source>The server did not understand that.</source>
        <translation>Il server non ha capito.</translation>
    </message>
    <message>
        <source>That is too long.</source>
        <translation>È troppo lungo.</translation>
    </message>
    <message>
        <source>Too many requests. Please wait a minute.</source>
        <translation>Troppe richieste. Aspetta un minuto.</translation>
    </message>
    <message>
        <source>You have reached the limit of open matches.</source>
        <translation>Hai raggiunto il numero massimo di partite.</translation>
    </message>
    <message>
        <source>Your friends list is full.</source>
        <translation>Il tuo elenco amici è pieno.</translation>
    </message>
    <message>
        <source>There is no such match.</source>
        <translation>Questa partita non esiste.</translation>
    </message>
    <message>
        <source>There is a match of that name already.</source>
        <translation>Esiste già una partita con quel nome.</translation>
    </message>
    <message>
        <source>The match has moved on: this is not possible now.</source>
        <translation>La partita è andata avanti: ora non si può.</translation>
    </message>
    <message>
        <source>All seats of that match are taken.</source>
        <translation>Tutti i posti di quella partita sono occupati.</translation>
    </message>
    <message>
        <source>Something happened before your move arrived.</source>
        <translation>È successo qualcosa prima che arrivasse la tua mossa.</translation>
    </message>
    <message>
        <source>There is still time for that move.</source>
        <translation>C&apos;è ancora tempo per quella mossa.</translation>
    </message>
    <message>
        <source>The proposal has been withdrawn.</source>
        <translation>La proposta è stata ritirata.</translation>
    </message>
    <message>
        <source>No match has that code.</source>
        <translation>Nessuna partita con questo codice.</translation>
    </message>
    <message>
        <source>The server did not accept the move.</source>
        <translation>Il server non ha accettato la mossa.</translation>
    </message>
    <message>
        <source>That is your own code.</source>
        <translation>È il tuo stesso codice.</translation>
    </message>
    <message>
        <source>This person cannot be reached.</source>
        <translation>Questa persona non è raggiungibile.</translation>
    </message>
    <message>
        <source>That person is not among your friends.</source>
        <translation>Quella persona non è tra i tuoi amici.</translation>
    </message>
    <message>
        <source>The two accounts could not be joined.</source>
        <translation>Non è stato possibile unire i due account.</translation>
    </message>
    <message>
        <source>The server is busy. Please try again.</source>
        <translation>Il server è occupato. Riprova.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Ciao!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Buona fortuna!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Ben giocato!</translation>
    </message>
    <message>
        <source>I did not see that coming.</source>
        <translation>Non me l&apos;aspettavo.</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Fammi pensare…</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh no!</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>Grazie per la partita.</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>Ancora una?</translation>
    </message>
    <message>
        <source>The server refused the request (%1).</source>
        <translation>Il server ha rifiutato la richiesta (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n ora</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>proprio ora</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minuto fa</numerusform>
            <numerusform>%n minuti fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n ora fa</numerusform>
            <numerusform>%n ore fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n giorno fa</numerusform>
            <numerusform>%n giorni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>un posto libero</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amico</translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n posto libero</numerusform>
            <numerusform>%n posti liberi</numerusform>
        </translation>
    </message>
    <message>
        <source>You are invited</source>
        <translation>Hai un invito</translation>
    </message>
    <message>
        <source>Waiting for friends to join</source>
        <translation>Si aspettano gli amici</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Turno di %1</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullata</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Ha vinto %1</translation>
    </message>
    <message>
        <source>You won: your rival gave up</source>
        <translation>Hai vinto: il rivale si è arreso</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Hai abbandonato</translation>
    </message>
    <message>
        <source>You won: your rival ran out of time</source>
        <translation>Hai vinto: tempo scaduto per il rivale</translation>
    </message>
    <message>
        <source>Your time ran out</source>
        <translation>Il tuo tempo è scaduto</translation>
    </message>
    <message>
        <source>Checked on this device: every move was legal, and every draw is what the announced seed gives.</source>
        <translation>Verificato su questo dispositivo: ogni mossa era valida, e ogni sorteggio è quello che dà il seme annunciato.</translation>
    </message>
    <message>
        <source>The seed is not the one that was announced.</source>
        <translation>Il seme non è quello annunciato.</translation>
    </message>
    <message>
        <source>One random draw does not match the seed.</source>
        <translation>Un sorteggio non corrisponde al seme.</translation>
    </message>
    <message>
        <source>A move in the published log was not legal.</source>
        <translation>Una mossa nel registro pubblicato non era valida.</translation>
    </message>
    <message>
        <source>The published log is not the one this device saw.</source>
        <translation>Il registro pubblicato non è quello visto da questo dispositivo.</translation>
    </message>
    <message>
        <source>The connection is blocked, perhaps by a Wi-Fi sign-in page.</source>
        <translation>La rete blocca il collegamento al server. Se usi un Wi-Fi pubblico, prima accedi alla sua pagina.</translation>
    </message>
    <message>
        <source>This way to sign in is not offered.</source>
        <translation>Questo modo di accedere non è disponibile.</translation>
    </message>
    <message>
        <source>This device could not keep the key to your account.</source>
        <translation>Questo dispositivo non ha potuto conservare la chiave del tuo account.</translation>
    </message>
    <message>
        <source>You cannot see that.</source>
        <translation>Questo non lo puoi vedere.</translation>
    </message>
    <message>
        <source>This version of the app is too old for that. Please update it: nothing of yours is lost.</source>
        <translation>Questa versione dell&apos;app è troppo vecchia. Aggiornala, per favore: non perdi nulla.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Vittoria condivisa: %1</translation>
    </message>
</context>
<context>
    <name>OnlineModel</name>
    <message>
        <source>Play %1 with me in Great Architects: tap %2 or enter the code %3.</source>
        <translation>Gioca a %1 con me in Great Architects: tocca %2 o inserisci il codice %3.</translation>
    </message>
    <message>
        <source>Your move on another device came first, and counts.</source>
        <translation>La tua mossa su un altro dispositivo è arrivata prima, e vale quella.</translation>
    </message>
    <message>
        <source>%1 was first.</source>
        <translation>Prima è arrivata la mossa di %1.</translation>
    </message>
</context>
<context>
    <name>OnlineSettings</name>
    <message>
        <source>Friends</source>
        <translation>Amici</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifiche</translation>
    </message>
    <message>
        <source>When it is your move, and before time runs out</source>
        <translation>Quando tocca a te, e prima che scada il tempo</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Ore di silenzio</translation>
    </message>
    <message>
        <source>Nothing is sent from %1 to %2</source>
        <translation>Non si invia nulla dalle %1 alle %2</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Il tuo account</translation>
    </message>
    <message>
        <source>Your phone&apos;s settings forbid them</source>
        <translation>Le impostazioni del telefono non le permettono</translation>
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
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Like a Priest: protected, and played only after its owner&apos;s Mummy.</source>
        <translation>Come un Sacerdote: protetto, e giocabile solo dopo la propria Mummia.</translation>
    </message>
    <message>
        <source>Like a Mummy: played at any time, may take a Worker&apos;s place; can be swapped, and his tile turned.</source>
        <translation>Come una Mummia: si gioca in qualsiasi momento e può prendere il posto di un Operaio; si può scambiare, e la sua tessera girare.</translation>
    </message>
    <message>
        <source>The Pharaoh</source>
        <translation>Il Faraone</translation>
    </message>
    <message>
        <source>Players against each other.</source>
        <translation>Giocatori gli uni contro gli altri.</translation>
    </message>
    <message>
        <source>Alone against Snefru, the easiest: he gains 1 more Fame for a 1 or a 2.</source>
        <translation>In solitario contro Snefru, il più facile: ottiene 1 punto Fama in più per un 1 o un 2.</translation>
    </message>
    <message>
        <source>Alone against Hemiunu: he gains 1 more Fame with every build.</source>
        <translation>In solitario contro Hemiunu: ottiene 1 punto Fama in più a ogni costruzione.</translation>
    </message>
    <message>
        <source>Alone against Amenhotep, who has three projects.</source>
        <translation>In solitario contro Amenhotep, che ha tre progetti.</translation>
    </message>
    <message>
        <source>Alone against Imhotep, the strongest: he gains 3 more Fame with every build.</source>
        <translation>In solitario contro Imhotep, il più forte: ottiene 3 punti Fama in più a ogni costruzione.</translation>
    </message>
    <message>
        <source>The Great Architect</source>
        <translation>Il Grande Architetto</translation>
    </message>
    <message>
        <source>No curses.</source>
        <translation>Nessuna maledizione.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; the search for one passes on with the turn.</source>
        <translation>Nel mazzo ci sono maledizioni; la ricerca passa di mano con il turno.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; all search at once, and the first to find wins.</source>
        <translation>Nel mazzo ci sono maledizioni; tutti cercano insieme e vince chi trova per primo.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; whoever draws one and could find it has found it.</source>
        <translation>Nel mazzo ci sono maledizioni; chi ne pesca una che si può trovare l&apos;ha trovata.</translation>
    </message>
    <message>
        <source>Animals pair with their neighbours.</source>
        <translation>Gli animali formano coppie con i vicini.</translation>
    </message>
    <message>
        <source>Animals pair at any distance, once in each row, shaft and diagonal.</source>
        <translation>Gli animali formano coppie a qualsiasi distanza, una per riga, fessura e diagonale.</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La maledizione del Faraone</translation>
    </message>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Gli occhi della Sfinge</translation>
    </message>
    <message>
        <source>Nobody has a Sphinx card at the start.</source>
        <translation>Nessuno ha una carta Sfinge all&apos;inizio.</translation>
    </message>
    <message>
        <source>Everybody starts with a Sphinx card, as in the revision of 2010.</source>
        <translation>Tutti cominciano con una carta Sfinge, come nella revisione del 2010.</translation>
    </message>
    <message>
        <source>The player who may take a card that nobody took does so at the end of the round.</source>
        <translation>Chi può prendere una carta che nessuno ha preso lo fa alla fine del giro.</translation>
    </message>
    <message>
        <source>The player who may take a card that nobody took does so before the workers are fed, as in the revision of 2010.</source>
        <translation>Chi può prendere una carta che nessuno ha preso lo fa prima che si nutrano i lavoratori, come nella revisione del 2010.</translation>
    </message>
    <message>
        <source>Sphinx cards at the start</source>
        <translation>Carte Sfinge all&apos;inizio</translation>
    </message>
    <message>
        <source>Cards left on the Nile</source>
        <translation>Carte rimaste sul Nilo</translation>
    </message>
</context>
<context>
    <name>OtherGodsChapter</name>
    <message>
        <source>Gods that act otherwise</source>
        <translation>Divinità che agiscono in altro modo</translation>
    </message>
    <message>
        <source>He is one of the gods that have to be kept.</source>
        <translation>Anche lui è tra le Divinità da mantenere.</translation>
    </message>
    <message>
        <source>If you lose him, by Aton for one, his help ends at once.</source>
        <translation>Se lo perdi, per esempio per mano di Aton, il suo aiuto finisce subito.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab he helps at the upkeep of that turn, without being counted.</source>
        <translation>Prestato dallo Scarabeo di Ametista, aiuta nel culto di quel turno senza essere contato.</translation>
    </message>
    <message>
        <source>If she is with you when you begin to work, you take a die for each Worker and each Cat. Won in the middle of the turn she adds no dice.</source>
        <translation>Se è con te quando cominci a lavorare, prendi un dado per ogni Lavoratore e per ogni Gatto. Ottenuta a metà turno non aggiunge dadi.</translation>
    </message>
    <message>
        <source>Each payment and each turn of a die may use either resource. “1 Worker and 1 Cat” is then any two of them.</source>
        <translation>Ogni pagamento e ogni cambio di un dado possono usare l&apos;una o l&apos;altra risorsa. «1 Lavoratore e 1 Gatto» diventa allora due qualsiasi tra loro.</translation>
    </message>
    <message>
        <source>A Cat that is spent on a build counts for Thoth.</source>
        <translation>Un Gatto speso per costruire conta per Thoth.</translation>
    </message>
    <message>
        <source>A gained Worker stays a Worker, and a spent Cat goes back as a Cat.</source>
        <translation>Un Lavoratore ottenuto resta un Lavoratore, e un Gatto speso torna come Gatto.</translation>
    </message>
    <message>
        <source>She does nothing at upkeep and nothing for the Pearl Scarab, and the Golden Cat is no resource.</source>
        <translation>Non fa nulla nel culto e nulla per lo Scarabeo di Perla, e il Gatto d&apos;oro non è una risorsa.</translation>
    </message>
    <message>
        <source>That is the second and third level of Cheops and the top of Chephren.</source>
        <translation>Cioè al secondo e al terzo livello di Cheops e in cima a Chephren.</translation>
    </message>
    <message>
        <source>Dice on the ground of Chephren and on Mykerinos rest on no other dice, however much they bring.</source>
        <translation>I dadi alla base di Chephren e su Mykerinos non poggiano su altri dadi, per quanto diano.</translation>
    </message>
    <message>
        <source>On the ground of Cheops a 1, 2 or 3 is built without any Worker.</source>
        <translation>Alla base di Cheops un 1, 2 o 3 si costruisce senza Lavoratori.</translation>
    </message>
    <message>
        <source>Thoth gives nothing for Workers that she saves. Carnelian never brings a build below 1 Worker.</source>
        <translation>Thoth non dà nulla per i Lavoratori che lei risparmia. La Corniola non porta mai una costruzione sotto 1 Lavoratore.</translation>
    </message>
    <message>
        <source>Only Workers that are really discarded count: a build that takes none brings nothing more.</source>
        <translation>Contano solo i Lavoratori davvero scartati: una costruzione che non ne chiede non dà nulla in più.</translation>
    </message>
    <message>
        <source>With Bastet the Cats that are discarded to build count too.</source>
        <translation>Con Bastet contano anche i Gatti scartati per costruire.</translation>
    </message>
    <message>
        <source>It holds for your own builds in your own turn, not for what the Pearl Scarab copies.</source>
        <translation>Vale per le tue costruzioni nel tuo turno, non per ciò che copia lo Scarabeo di Perla.</translation>
    </message>
    <message>
        <source>The three dice may be of both kinds, and may include one of the Triad.</source>
        <translation>I tre dadi possono essere di entrambi i tipi, e uno può essere della Triade.</translation>
    </message>
    <message>
        <source>A Worker or a Cat goes to your board. A Stone die comes from the supply, is rolled at once and may be used this turn, for another three too.</source>
        <translation>Un Lavoratore o un Gatto va sulla tua plancia. Un dado Pietra viene dalla riserva, si tira subito e si può usare in questo turno, anche per un altro tris.</translation>
    </message>
    <message>
        <source>If the supply of Stone dice is empty, take a Worker or a Cat. The last Stone die brings the end.</source>
        <translation>Se la riserva dei dadi Pietra è vuota, prendi un Lavoratore o un Gatto. L&apos;ultimo dado Pietra porta alla fine.</translation>
    </message>
    <message>
        <source>A Worker adds no die this turn.</source>
        <translation>Un Lavoratore non aggiunge dadi in questo turno.</translation>
    </message>
    <message>
        <source>He is used before the tile is taken, or before Hapy, who ends the turn. You may rest for a tile that only his Fame lets you pay for.</source>
        <translation>Si usa prima di prendere la tessera, o prima di Hapy, che chiude il turno. Puoi riposare anche per una tessera che puoi pagare solo con la sua Fama.</translation>
    </message>
    <message>
        <source>If a Rest tile brings him to you, he is of use from your next Rest turn on.</source>
        <translation>Se arriva da te grazie a una tessera Riposo, serve dal tuo prossimo turno di Riposo.</translation>
    </message>
    <message>
        <source>Ptah does nothing for him, and lent by the Amethyst Scarab he brings nothing.</source>
        <translation>Ptah non fa nulla per lui, e prestato dallo Scarabeo di Ametista non dà nulla.</translation>
    </message>
    <message>
        <source>You take no tile, so none of your tiles go back in that turn.</source>
        <translation>Non prendi una tessera, quindi in quel turno nessuna delle tue torna al suo posto.</translation>
    </message>
    <message>
        <source>The resource goes first, so a full board is no hindrance. Each of the three must be of another kind than that resource; they may be equal to each other.</source>
        <translation>La risorsa se ne va prima, quindi una plancia piena non è un ostacolo. Ognuna delle tre deve essere di un tipo diverso da quella risorsa; tra loro possono essere uguali.</translation>
    </message>
    <message>
        <source>With Hapy you may rest even if you can pay for no tile.</source>
        <translation>Con Hapy puoi riposare anche se non puoi pagare nessuna tessera.</translation>
    </message>
    <message>
        <source>Bes may be used in the same turn, but before Hapy: with Hapy the turn ends.</source>
        <translation>Nello stesso turno si può usare Bes, ma prima di Hapy: con Hapy il turno finisce.</translation>
    </message>
    <message>
        <source>If a Rest tile brings Hapy to you, the power is yours from your next Rest turn on.</source>
        <translation>Se Hapy arriva da te grazie a una tessera Riposo, il potere è tuo dal tuo prossimo turno di Riposo.</translation>
    </message>
    <message>
        <source>Ptah does nothing for Hapy, and lent by the Amethyst Scarab Hapy brings nothing.</source>
        <translation>Ptah non fa nulla per Hapy, e prestato dallo Scarabeo di Ametista Hapy non dà nulla.</translation>
    </message>
    <message>
        <source>She is not of the Ennead: at upkeep she counts as one god like any other.</source>
        <translation>Non è dell&apos;Enneade: nel culto conta come una Divinità qualsiasi.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab she brings nothing.</source>
        <translation>Prestata dallo Scarabeo di Ametista non dà nulla.</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>What it is all about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>Two architects fill one pyramid with triangular tiles, and hide in it what only one of them will own.</source>
        <translation>Due architetti riempiono una piramide di tessere triangolari e vi nascondono ciò che sarà di uno solo.</translation>
    </message>
    <message>
        <source>A network of six tiles: two pawns of lapis, one of carnelian. Lapis gets its points.</source>
        <translation>Un sotterraneo di sei tessere: due pedine di lapislazzuli, una di corniola. I punti vanno al lapislazzuli.</translation>
    </message>
    <message>
        <source>Each turn you set &lt;b&gt;one pawn&lt;/b&gt; on a tile that already lies there, use the power of that tile if it has one, and add &lt;b&gt;one tile&lt;/b&gt; from your hand.</source>
        <translation>A ogni turno metti &lt;b&gt;una pedina&lt;/b&gt; su una tessera già posata, usi il potere di quella tessera, se ne ha uno, e aggiungi &lt;b&gt;una tessera&lt;/b&gt; dalla tua mano.</translation>
    </message>
    <message>
        <source>Where the openings of two tiles meet, they join into a &lt;b&gt;network&lt;/b&gt;. When the pyramid is full, the points of each network go to the player who has the most pawns in it.</source>
        <translation>Dove le aperture di due tessere s&apos;incontrano, si uniscono in un &lt;b&gt;sotterraneo&lt;/b&gt;. Quando la piramide è piena, ogni sotterraneo dà punti a chi vi ha più pedine.</translation>
    </message>
    <message>
        <source>After fifteen turns each, the higher total wins. The winner earns the title of Great Architect.</source>
        <translation>Dopo quindici turni a testa vince il totale più alto. Chi vince ottiene il titolo di Grande Architetto.</translation>
    </message>
    <message>
        <source>The duel in a minute</source>
        <translation>Il duello in un minuto</translation>
    </message>
</context>
<context>
    <name>OwnGods</name>
    <message numerus="yes">
        <source>Ennead, %n god(s)</source>
        <translation>
            <numerusform>Enneade, %n Divinità</numerusform>
            <numerusform>Enneade, %n Divinità</numerusform>
        </translation>
    </message>
    <message>
        <source>can be used now</source>
        <translation>si può usare ora</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>già usata in questo turno</translation>
    </message>
    <message>
        <source>on loan</source>
        <translation>in prestito</translation>
    </message>
    <message>
        <source>No gods yet</source>
        <translation>Ancora nessuna Divinità</translation>
    </message>
    <message>
        <source>upkeep %1 of %2</source>
        <translation>culto %1 di %2</translation>
    </message>
</context>
<context>
    <name>OwnGrain</name>
    <message>
        <source>%1, now</source>
        <translation>%1, ora</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>grain</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1, missing: %2</source>
        <translation>%1, manca: %2</translation>
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
        <translation>ne serve %1</translation>
    </message>
</context>
<context>
    <name>OwnMore</name>
    <message>
        <source>Quarry, %1 stones a round</source>
        <translation>Cava, %1 pietre per giro</translation>
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
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Let the camp work twice</source>
        <translation>Fai lavorare due volte il campo di lavoro</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Piramide</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
</context>
<context>
    <name>OwnSeat</name>
    <message>
        <source>%1, your whole board</source>
        <translation>%1, tutta la tua plancia</translation>
    </message>
</context>
<context>
    <name>OwnStrip</name>
    <message>
        <source>%1, Fame: %2, Workers: %3, Cats: %4, Stone dice: %5</source>
        <translation>%1, Fama: %2, Lavoratori: %3, Gatti: %4, dadi Pietra: %5</translation>
    </message>
</context>
<context>
    <name>OwnThings</name>
    <message>
        <source>Your project, hold to see it</source>
        <translation>Il tuo progetto, tieni premuto per vederlo</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 Rest tiles taken</source>
        <translation>
            <numerusform>Tessere Riposo prese: %n su 3</numerusform>
            <numerusform>Tessere Riposo prese: %n su 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pharaoh</source>
        <translation>Il tuo faraone</translation>
    </message>
    <message>
        <source>Your pharaoh card: %1. 7 points if your researcher stands there at the end.</source>
        <translation>La tua carta faraone: %1. 7 punti se alla fine il tuo ricercatore è lì.</translation>
    </message>
    <message numerus="yes">
        <source>%n mummy(s) of yours, hold to see them</source>
        <translation>
            <numerusform>%n tua mummia, tieni premuto per vederla</numerusform>
            <numerusform>%n tue mummie, tieni premuto per vederle</numerusform>
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
        <translation>Annulla</translation>
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
        <translation>Cala qui</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Indietro</translation>
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
        <source>All dice</source>
        <translation>Tutti</translation>
    </message>
</context>
<context>
    <name>PanelBuild</name>
    <message>
        <source>%1 of %2</source>
        <comment>strength used</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <comment>stones</comment>
        <translation>Rimaste: %1</translation>
    </message>
</context>
<context>
    <name>PanelFeed</name>
    <message>
        <source>stones</source>
        <translation>pietre</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) as grain</source>
        <translation>
            <numerusform>%n pietra come grano</numerusform>
            <numerusform>%n pietre come grano</numerusform>
        </translation>
    </message>
    <message>
        <source>then everybody is fed</source>
        <translation>così tutti sono sazi</translation>
    </message>
    <message>
        <source>then missing: %1, points lost: %2</source>
        <translation>così manca: %1, punti persi: %2</translation>
    </message>
</context>
<context>
    <name>PanelFlood</name>
    <message>
        <source>The flood</source>
        <translation>La piena</translation>
    </message>
</context>
<context>
    <name>PanelFoot</name>
    <message>
        <source>Moor here</source>
        <translation>Ormeggia qui</translation>
    </message>
    <message>
        <source>Take this card</source>
        <translation>Prendi la carta</translation>
    </message>
    <message>
        <source>Choose a level</source>
        <translation>Scegli un livello</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasciala</translation>
    </message>
    <message>
        <source>Move the flood</source>
        <translation>Sposta la piena</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <translation>Scegli tracciato</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Non tenerne</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Tieni %n carta</numerusform>
            <numerusform>Tieni %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rinuncia</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for cards put back</source>
        <translation>
            <numerusform>%n punto per le carte rimesse</numerusform>
            <numerusform>%n punti per le carte rimesse</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Pesca %n carta</numerusform>
            <numerusform>Pesca %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many</source>
        <translation>Scegli quante</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n stone(s)</source>
        <translation>
            <numerusform>Costa %n pietra</numerusform>
            <numerusform>Costa %n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Scegli una carta</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consulta</translation>
    </message>
</context>
<context>
    <name>PanelPrompt</name>
    <message numerus="yes">
        <source>The end has come: %n turn(s) left.</source>
        <translation>
            <numerusform>È la fine. Turni rimasti: %n.</numerusform>
            <numerusform>È la fine. Turni rimasti: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last turn.</source>
        <translation>Questo è l&apos;ultimo turno.</translation>
    </message>
    <message>
        <source>Still to pay: %1</source>
        <translation>Resta da pagare: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n nave disponibile</numerusform>
            <numerusform>%n navi disponibili</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a ship onto the river, or tap a bend.</source>
        <translation>Trascina una nave sul fiume, o tocca un&apos;ansa.</translation>
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
        <source>A &lt;b&gt;Worker&lt;/b&gt; counts as one pawn and has no power of its own. The other three have rules of their own.</source>
        <translation>Un &lt;b&gt;Operaio&lt;/b&gt; conta come una pedina e non ha poteri propri. Gli altri tre hanno regole speciali.</translation>
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
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; counts as two. He is safe like a Priest, unless you agreed otherwise before the match. Only the player who begins has one.</source>
        <translation>Il &lt;b&gt;Faraone&lt;/b&gt; conta come due. È al sicuro come un Sacerdote, salvo accordi diversi prima della partita. Ce l&apos;ha solo chi comincia.</translation>
    </message>
    <message>
        <source>Once placed, a pawn stays for the rest of the match, unless a power moves it or another pawn takes its place.</source>
        <translation>Una volta piazzata, una pedina resta per tutta la partita, a meno che un potere la sposti o un&apos;altra pedina ne prenda il posto.</translation>
    </message>
</context>
<context>
    <name>PearlChoice</name>
    <message>
        <source>Gain the same</source>
        <translation>Ottieni lo stesso</translation>
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
            <numerusform>Finora %n punto</numerusform>
            <numerusform>Finora %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Add to your friends</source>
        <translation>Aggiungi agli amici</translation>
    </message>
    <message>
        <source>Next time you can invite each other by name.</source>
        <translation>La prossima volta potrai invitare per nome.</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Sblocca</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocca</translation>
    </message>
    <message>
        <source>No invitations and no greetings from this person any more. This match goes on.</source>
        <translation>Niente più inviti né saluti da questa persona. Questa partita continua.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Segnala</translation>
    </message>
</context>
<context>
    <name>PharaohPage</name>
    <message>
        <source>The Pharaoh</source>
        <translation>Il Faraone</translation>
    </message>
    <message>
        <source>Counts as two pawns</source>
        <translation>Conta come due pedine</translation>
    </message>
    <message>
        <source>Only the player who begins has a Pharaoh.</source>
        <translation>Solo chi comincia ha un Faraone.</translation>
    </message>
    <message>
        <source>As a rule the Pharaoh behaves like a Priest: the rival cannot swap him or turn his tile, and he may be played only after his owner&apos;s Mummy.</source>
        <translation>Di regola il Faraone si comporta come un Sacerdote: il rivale non può scambiarlo né girare la sua tessera, e si gioca solo dopo la Mummia di chi lo possiede.</translation>
    </message>
    <message>
        <source>In his network he counts as &lt;b&gt;two pawns&lt;/b&gt;.</source>
        <translation>Nel suo sotterraneo conta come &lt;b&gt;due pedine&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>On a tile that counts double he still counts as two.</source>
        <translation>Su una tessera che vale doppio conta comunque come due.</translation>
    </message>
    <message>
        <source>On an ankh he holds one ankh, like any other pawn.</source>
        <translation>Su una Ankh occupa una sola Ankh, come ogni altra pedina.</translation>
    </message>
    <message>
        <source>An option</source>
        <translation>Un&apos;opzione</translation>
    </message>
    <message>
        <source>Before a match you may agree that the Pharaoh behaves like a Mummy instead. Then he may be played at any time and may take the place of an opposing Worker. The rival&apos;s Mummy still cannot take his place, but he can be swapped and his tile can be turned. He still counts as two.</source>
        <translation>Prima di una partita si può scegliere che il Faraone si comporti invece come una Mummia. Allora si gioca in qualsiasi momento e può prendere il posto di un Operaio avversario. La Mummia rivale non può comunque prendere il suo posto, ma lui si può scambiare e la sua tessera si può girare. Conta sempre come due.</translation>
    </message>
</context>
<context>
    <name>PhasesChapter</name>
    <message>
        <source>The seven phases</source>
        <translation>Le sette fasi</translation>
    </message>
    <message>
        <source>Ten Nile cards are turned up, one for each of the ten places along the river. The first goes to &lt;b&gt;Ombos&lt;/b&gt;, the next to the place below it, and so on downstream.</source>
        <translation>Si scoprono dieci carte Nilo, una per ognuno dei dieci posti lungo il fiume. La prima va a &lt;b&gt;Ombos&lt;/b&gt;, la seguente nel posto più a valle, e così via lungo la corrente.</translation>
    </message>
    <message>
        <source>Rounds 1 and 2</source>
        <translation>Giri 1 e 2</translation>
    </message>
    <message>
        <source>20 of 22 cards marked 1·2</source>
        <translation>20 di 22 carte con il segno 1·2</translation>
    </message>
    <message>
        <source>Rounds 3 and 4</source>
        <translation>Giri 3 e 4</translation>
    </message>
    <message>
        <source>20 of 22 cards marked 3·4</source>
        <translation>20 di 22 carte con il segno 3·4</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Giro 5</translation>
    </message>
    <message>
        <source>10 of 12 cards marked 5</source>
        <translation>10 di 12 carte con il segno 5</translation>
    </message>
    <message>
        <source>The corner of a card says in which rounds it can come.</source>
        <translation>L&apos;angolo di una carta dice in quali giri può uscire.</translation>
    </message>
    <message>
        <source>Two cards of each deck never come: nobody knows which.</source>
        <translation>Due carte di ogni mazzo non escono mai: nessuno sa quali.</translation>
    </message>
    <message>
        <source>Cards that nobody has taken leave the game at the end of the round. They do not come back.</source>
        <translation>Le carte che nessuno ha preso escono dal gioco alla fine del giro. Non tornano più.</translation>
    </message>
    <message>
        <source>All workers that built in the round before are ready again.</source>
        <translation>Tutti i lavoratori che hanno costruito nel giro precedente sono di nuovo pronti.</translation>
    </message>
    <message>
        <source>The player with turn tile 1 places a ship, then the one with tile 2, and so on, round and round. What the ship brings is resolved at once and completely, then it is the next player&apos;s turn.</source>
        <translation>Il giocatore con la tessera Turno 1 mette una nave, poi quello con la tessera 2, e così via, sempre da capo. Ciò che la nave porta si risolve subito e per intero, poi tocca al giocatore successivo.</translation>
    </message>
    <message>
        <source>Instead of placing a ship you may &lt;b&gt;pass&lt;/b&gt;. Then you are out until the next round; the others go on without you.</source>
        <translation>Invece di mettere una nave puoi &lt;b&gt;passare&lt;/b&gt;. Allora resti fuori fino al giro successivo; gli altri continuano senza di te.</translation>
    </message>
    <message>
        <source>The player who has no ship left, or no bend to go to, passes without being asked.</source>
        <translation>Chi non ha più navi, o nessuna ansa dove andare, passa senza che gli venga chiesto.</translation>
    </message>
    <message>
        <source>After your ship you are asked once more only if it brought you something that can be played at once.</source>
        <translation>Dopo la tua nave ti viene chiesto ancora qualcosa solo se ti ha portato qualcosa che si può giocare subito.</translation>
    </message>
    <message>
        <source>When all have passed, the ships at cards and camps come home. Those at the sites stay until the end of the Site bonus.</source>
        <translation>Quando tutti hanno passato, le navi alle carte e ai campi di lavoro tornano. Quelle nei siti restano fino alla fine della fase Bonus.</translation>
    </message>
    <message>
        <source>The player who is in front on the score track goes first. That order is fixed before anybody loses points.</source>
        <translation>Comincia chi è davanti sul segnapunti. L&apos;ordine è fissato prima che qualcuno perda punti.</translation>
    </message>
    <message>
        <source>If your fields give enough, nothing happens. Grain that is left over is gone: it is not stored.</source>
        <translation>Se i tuoi campi danno abbastanza, non succede nulla. Il grano che avanza va perso: non si conserva.</translation>
    </message>
    <message>
        <source>If grain is missing, and you have a card that could help, you are asked. Otherwise the loss is counted automatically.</source>
        <translation>Se manca grano, e hai una carta che può aiutare, ti viene chiesto. Altrimenti tutto avviene in automatico.</translation>
    </message>
    <message>
        <source>What you lose is one move back on the score track.</source>
        <translation>Ciò che perdi è un solo spostamento indietro sul segnapunti.</translation>
    </message>
    <message>
        <source>In the order of the turn tiles everybody gets as many stones as all their quarries show, the one from the start included.</source>
        <translation>Nell&apos;ordine delle tessere Turno ognuno riceve tante pietre quante ne mostrano tutte le sue cave, compresa quella iniziale.</translation>
    </message>
    <message>
        <source>The quarry from the start and one more: 3 + 2 stones in every round.</source>
        <translation>La cava iniziale e un&apos;altra: 3 + 2 pietre in ogni giro.</translation>
    </message>
    <message>
        <source>Stones before</source>
        <translation>Pietre prima</translation>
    </message>
    <message>
        <source>From two quarries</source>
        <translation>Da due cave</translation>
    </message>
    <message>
        <source>All building at one site is finished before the next site begins. Within a site it goes in this order:</source>
        <translation>Si finisce di costruire in un sito prima di passare al successivo. All&apos;interno di un sito si segue quest&apos;ordine:</translation>
    </message>
    <message>
        <source>The owner of “%1”, with a ship there, if the owner wants to.</source>
        <translation>Chi possiede «%1», con una nave lì, se vuole.</translation>
    </message>
    <message>
        <source>The places, from the Nile outwards.</source>
        <translation>I posti, a partire dal Nilo.</translation>
    </message>
    <message>
        <source>The ship for which “%1” has been played.</source>
        <translation>La nave per cui è stata giocata «%1».</translation>
    </message>
    <message>
        <source>The ships in reserve, one for each place that was given up.</source>
        <translation>Le navi in riserva, una per ogni posto a cui si è rinunciato.</translation>
    </message>
    <message>
        <source>First turquoise, then lapis, then carnelian. Ochre builds only if one of them gives up.</source>
        <translation>Prima il turchese, poi il lapislazzuli, poi la corniola. L&apos;ocra costruisce solo se uno di loro rinuncia.</translation>
    </message>
    <message>
        <source>Each ship is one building action, or is &lt;b&gt;given up&lt;/b&gt;. That is decided when its turn comes, and is final.</source>
        <translation>Ogni nave è un&apos;azione di costruzione, oppure una &lt;b&gt;rinuncia&lt;/b&gt;. Si decide quando tocca a lei, ed è definitivo.</translation>
    </message>
    <message>
        <source>The player who cannot build at all, and has no card that could help, gives up without being asked.</source>
        <translation>Chi non può costruire nulla, e non ha carte che potrebbero aiutare, rinuncia senza che gli venga chiesto.</translation>
    </message>
    <message>
        <source>A ship that was given up goes home at once, costs nothing, and does not count for the Site bonus.</source>
        <translation>Una nave a cui si è rinunciato torna subito, non costa nulla e non conta per il Bonus.</translation>
    </message>
    <message>
        <source>Count at how many sites you have &lt;b&gt;built&lt;/b&gt; in this round: your ships are still there.</source>
        <translation>Conta in quanti siti hai &lt;b&gt;costruito&lt;/b&gt; in questo giro: le tue navi sono ancora lì.</translation>
    </message>
    <message>
        <source>At one site</source>
        <translation>In un sito</translation>
    </message>
    <message>
        <source>At two sites</source>
        <translation>In due siti</translation>
    </message>
    <message>
        <source>At all three</source>
        <translation>In tutti e tre</translation>
    </message>
    <message>
        <source>Lapis is in front and goes first: 3 points. Then carnelian gets 6, and comes to stand behind lapis.</source>
        <translation>Il lapislazzuli è davanti e comincia: 3 punti. Poi la corniola ne riceve 6, e finisce dietro al lapislazzuli.</translation>
    </message>
    <message>
        <source>The player who is in front on the score track goes first. It matters where two come to the same square.</source>
        <translation>Comincia chi è davanti sul segnapunti. È importante quando due arrivano sulla stessa casella.</translation>
    </message>
    <message>
        <source>A ship that gave up does not count, nor does one that waited in the reserve for nothing.</source>
        <translation>Una nave che ha rinunciato non conta, e nemmeno una che ha aspettato invano in riserva.</translation>
    </message>
    <message>
        <source>Then the ships come home.</source>
        <translation>Poi le navi tornano a casa.</translation>
    </message>
    <message>
        <source>The turn tiles are given out anew. The player who is &lt;b&gt;furthest behind&lt;/b&gt; on the score track gets tile 1 and sails first in the next round, the next one gets tile 2, and so on.</source>
        <translation>Le tessere Turno si distribuiscono di nuovo. Chi è &lt;b&gt;più indietro&lt;/b&gt; sul segnapunti riceve la tessera 1 e naviga per primo nel giro successivo, chi viene dopo riceve la tessera 2, e così via.</translation>
    </message>
    <message>
        <source>Turquoise is last and sails first. Carnelian came to square 15 after lapis: carnelian is second, lapis third.</source>
        <translation>Il turchese è ultimo e naviga per primo. La corniola è arrivata sulla casella 15 dopo il lapislazzuli: la corniola è seconda, il lapislazzuli terzo.</translation>
    </message>
    <message>
        <source>Of two on the same square the one that &lt;b&gt;came later&lt;/b&gt; is behind.</source>
        <translation>Di due sulla stessa casella è dietro chi è &lt;b&gt;arrivato dopo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Tiles are given out after the fifth round too: the final scoring goes by them.</source>
        <translation>Le tessere si distribuiscono anche dopo il quinto giro: il conteggio finale le segue.</translation>
    </message>
    <message>
        <source>Then comes the last chance of the round to play cards: the player who has something that can still matter is asked, in the order of the new tiles.</source>
        <translation>Poi viene l&apos;ultima occasione del giro per giocare carte: a chi ha qualcosa che può ancora contare viene chiesto, nell&apos;ordine delle nuove tessere.</translation>
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
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>PillarsChapter</name>
    <message>
        <source>The pillars</source>
        <translation>Le colonne</translation>
    </message>
    <message>
        <source>Researchers</source>
        <translation>Ricercatori</translation>
    </message>
    <message>
        <source>Coming, replacing, moving over</source>
        <translation>Arrivare, prendere il posto, spostarsi</translation>
    </message>
    <message>
        <source>Your team has &lt;b&gt;five researchers&lt;/b&gt;. At a pillar there is room for one, whoever&apos;s it is. It decides who gets the sarcophagi.</source>
        <translation>La tua squadra ha &lt;b&gt;cinque ricercatori&lt;/b&gt;. A una colonna c&apos;è posto per uno solo, di chiunque sia. È lui a decidere di chi sono i sarcofagi.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>prima</translation>
    </message>
    <message>
        <source>after</source>
        <translation>dopo</translation>
    </message>
    <message>
        <source>A pair of camels looks the same way: lapis replaces carnelian. The scarab is the third, so lapis takes the sarcophagus with two eyes.</source>
        <translation>Una coppia di cammelli guarda nella stessa direzione: il lapislazzuli prende il posto della corniola. Lo scarabeo è il terzo: il lapislazzuli prende il sarcofago con due occhi.</translation>
    </message>
    <message>
        <source>With a researcher in your supply, yours comes by itself wherever one may come.</source>
        <translation>Se nella tua riserva c&apos;è un ricercatore, arriva da solo dovunque possa arrivare.</translation>
    </message>
    <message>
        <source>A researcher that is replaced goes back to the supply of its owner and can come again.</source>
        <translation>Un ricercatore che perde il posto torna nella riserva della sua squadra e può arrivare di nuovo.</translation>
    </message>
    <message>
        <source>The researcher comes &lt;b&gt;before&lt;/b&gt; the scarabs of that animal. So a replacement can win what the rival was waiting for.</source>
        <translation>Il ricercatore arriva &lt;b&gt;prima&lt;/b&gt; degli scarabei di quell&apos;animale. Così chi prende il posto può vincere ciò che il rivale aspettava.</translation>
    </message>
    <message>
        <source>Each animal of your card is resolved separately: two researchers may come in one turn.</source>
        <translation>Ogni animale della tua carta si risolve a parte: in un turno possono arrivare due ricercatori.</translation>
    </message>
    <message>
        <source>When your supply is empty</source>
        <translation>Quando la tua riserva è vuota</translation>
    </message>
    <message>
        <source>Then one of your researchers may &lt;b&gt;move over&lt;/b&gt; from another pillar. You choose which, or that none comes.</source>
        <translation>Allora un tuo ricercatore può &lt;b&gt;spostarsi&lt;/b&gt; da un&apos;altra colonna. Scegli quale, o che non arrivi nessuno.</translation>
    </message>
    <message>
        <source>A pair of cats, and nobody left in the supply: the researcher at the ibis goes over to the cat.</source>
        <translation>Una coppia di gatti e nessuno nella riserva: il ricercatore dell&apos;ibis passa al gatto.</translation>
    </message>
    <message>
        <source>The pillar it leaves keeps its scarabs and sarcophagi, and nobody stands there now.</source>
        <translation>La colonna che lascia conserva scarabei e sarcofagi, ma ora non c&apos;è più nessuno.</translation>
    </message>
    <message>
        <source>If none comes, an empty pillar stays empty, and a rival who could have been replaced stays.</source>
        <translation>Se non arriva nessuno, una colonna vuota resta vuota, e un rivale che si poteva sostituire resta.</translation>
    </message>
    <message>
        <source>The scarabs come in any case.</source>
        <translation>Gli scarabei arrivano in ogni caso.</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Scarabei</translation>
    </message>
    <message>
        <source>One for each pair, two at most</source>
        <translation>Uno per coppia, due al massimo</translation>
    </message>
    <message>
        <source>Each pair brings one scarab from the slab to the pillar of its animal. But at &lt;b&gt;one pillar&lt;/b&gt; at most &lt;b&gt;two&lt;/b&gt; arrive in a turn; further pairs of that animal bring none.</source>
        <translation>Ogni coppia porta uno scarabeo dalla lastra alla colonna del suo animale. Ma a &lt;b&gt;una colonna&lt;/b&gt; ne arrivano al massimo &lt;b&gt;due&lt;/b&gt; per turno; altre coppie di quell&apos;animale non ne portano.</translation>
    </message>
    <message>
        <source>1 pair of an animal</source>
        <translation>1 coppia di un animale</translation>
    </message>
    <message>
        <source>2 pairs</source>
        <translation>2 coppie</translation>
    </message>
    <message>
        <source>3 pairs or more</source>
        <translation>3 coppie o più</translation>
    </message>
    <message>
        <source>2 pairs of each animal of the card</source>
        <translation>2 coppie di ogni animale della carta</translation>
    </message>
    <message>
        <source>The third scarab</source>
        <translation>Il terzo scarabeo</translation>
    </message>
    <message>
        <source>A pillar never holds more than three scarabs. The third one opens a sarcophagus, and all three go back to the slab at once. If another is due, it comes after that.</source>
        <translation>Una colonna non tiene mai più di tre scarabei. Il terzo apre un sarcofago, e tutti e tre tornano subito sulla lastra. Se ne spetta un altro, arriva dopo.</translation>
    </message>
    <message>
        <source>Two pairs of hippos, both looking opposite ways, bring two scarabs. The first opens the top sarcophagus for carnelian, the second begins anew.</source>
        <translation>Due coppie di ippopotami, entrambe in direzioni diverse, portano due scarabei. Il primo apre il sarcofago in cima per la corniola, il secondo ricomincia da capo.</translation>
    </message>
    <message>
        <source>When scarabs run out</source>
        <translation>Quando gli scarabei finiscono</translation>
    </message>
    <message>
        <source>There are sixteen scarabs. If the slab is empty, a scarab that is due is lost; the researcher still comes.</source>
        <translation>Gli scarabei sono sedici. Se la lastra è vuota, uno scarabeo dovuto è perso; il ricercatore arriva lo stesso.</translation>
    </message>
    <message>
        <source>Scarabs that go back in the same turn can be used again at once.</source>
        <translation>Gli scarabei che tornano nello stesso turno si possono riusare subito.</translation>
    </message>
    <message>
        <source>A pillar without sarcophagi keeps its three scarabs, and further ones stay on the slab. Researchers may still come there and be replaced.</source>
        <translation>Una colonna senza sarcofagi conserva i suoi tre scarabei, e gli altri restano sulla lastra. I ricercatori possono ancora arrivarci e perdere il posto.</translation>
    </message>
    <message>
        <source>Which animal first</source>
        <translation>Quale animale prima</translation>
    </message>
    <message>
        <source>When both animals of a card make pairs</source>
        <translation>Quando entrambi gli animali formano coppie</translation>
    </message>
    <message>
        <source>If both animals of your card make pairs, you decide which of them is resolved first. It hardly ever matters: as a rule the &lt;b&gt;lower&lt;/b&gt; animal goes first, and you are asked only if the result would change.</source>
        <translation>Se entrambi gli animali della tua carta formano coppie, decidi tu quale si risolve per primo. Quasi mai importa: di norma comincia l&apos;animale &lt;b&gt;in basso&lt;/b&gt;, e ti viene chiesto solo se il risultato cambierebbe.</translation>
    </message>
    <message>
        <source>That can happen in two cases:</source>
        <translation>Può succedere in due casi:</translation>
    </message>
    <message>
        <source>Your supply has fewer &lt;b&gt;researchers&lt;/b&gt; than the two animals need.</source>
        <translation>Nella tua riserva ci sono meno &lt;b&gt;ricercatori&lt;/b&gt; di quanti ne servono ai due animali.</translation>
    </message>
    <message>
        <source>The slab has fewer &lt;b&gt;scarabs&lt;/b&gt; than the two animals are due.</source>
        <translation>Sulla lastra ci sono meno &lt;b&gt;scarabei&lt;/b&gt; di quanti ne spettano ai due animali.</translation>
    </message>
    <message>
        <source>upper: camel</source>
        <translation>in alto: cammello</translation>
    </message>
    <message>
        <source>lower: hippo</source>
        <translation>in basso: ippopotamo</translation>
    </message>
    <message>
        <source>One scarab is left on the slab, one is due at each pillar. If the camel goes first, it opens, three scarabs go back, and the hippo gets its scarab too.</source>
        <translation>Sulla lastra resta uno scarabeo, e ne spetta uno a ogni colonna. Se comincia il cammello, un sarcofago si apre, tre scarabei tornano, e anche l&apos;ippopotamo riceve il suo.</translation>
    </message>
    <message>
        <source>Within one animal the order is fixed: first the researcher, then its scarabs one by one.</source>
        <translation>Per un animale l&apos;ordine è fisso: prima il ricercatore, poi i suoi scarabei uno a uno.</translation>
    </message>
    <message>
        <source>Where two ways come to the same, only one of them is offered.</source>
        <translation>Dove due modi portano allo stesso risultato, ne viene offerto uno solo.</translation>
    </message>
    <message>
        <source>Sarcophagi and mummies</source>
        <translation>Sarcofagi e mummie</translation>
    </message>
    <message>
        <source>Opening them, eyes and values</source>
        <translation>Aprirli, occhi e valori</translation>
    </message>
    <message>
        <source>At each pillar three sarcophagi lie in a stack. They are opened from the top: &lt;b&gt;one eye, two eyes, three eyes&lt;/b&gt;. The more eyes, the more precious the mummy.</source>
        <translation>A ogni colonna tre sarcofagi formano una pila. Si aprono dall&apos;alto: &lt;b&gt;un occhio, due occhi, tre occhi&lt;/b&gt;. Più occhi, più preziosa è la mummia.</translation>
    </message>
    <message>
        <source>The seven mummies of each kind, each with its value.</source>
        <translation>Le sette mummie di ogni tipo, ognuna con il suo valore.</translation>
    </message>
    <message>
        <source>One eye: 3 four times, 4 three times</source>
        <translation>Un occhio: 3 quattro volte, 4 tre volte</translation>
    </message>
    <message>
        <source>Two eyes: 5 four times, 6 three times</source>
        <translation>Due occhi: 5 quattro volte, 6 tre volte</translation>
    </message>
    <message>
        <source>Three eyes: 7 three times, 8 and 10 twice each</source>
        <translation>Tre occhi: 7 tre volte, 8 e 10 due volte ciascuno</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>L&apos;apertura</translation>
    </message>
    <message>
        <source>The &lt;b&gt;third scarab&lt;/b&gt; opens the top sarcophagus. The team whose researcher stands there takes it at once, whoever made the pair.</source>
        <translation>Il &lt;b&gt;terzo scarabeo&lt;/b&gt; apre il sarcofago in cima. Lo prende subito la squadra il cui ricercatore è lì, chiunque abbia formato la coppia.</translation>
    </message>
    <message>
        <source>Only the owner sees the value. The eyes stay visible to all.</source>
        <translation>Il valore lo vede solo il proprietario. Gli occhi restano visibili a tutti.</translation>
    </message>
    <message>
        <source>The three scarabs go back to the slab.</source>
        <translation>I tre scarabei tornano sulla lastra.</translation>
    </message>
    <message>
        <source>Nobody there</source>
        <translation>Se non c&apos;è nessuno</translation>
    </message>
    <message>
        <source>If nobody stands at the pillar when the third scarab comes, the sarcophagus stays shut and the pillar is full. The next researcher to arrive takes it at once; the three scarabs go back, and then the scarabs of that turn follow.</source>
        <translation>Se alla colonna non c&apos;è nessuno quando arriva il terzo scarabeo, il sarcofago resta chiuso e la colonna è piena. Il prossimo ricercatore che arriva lo prende subito; i tre scarabei tornano, e poi seguono quelli di quel turno.</translation>
    </message>
    <message>
        <source>A pair of crocodiles: turquoise arrives, takes the sarcophagus with one eye, and its scarab is the first of the next three.</source>
        <translation>Una coppia di coccodrilli: il turchese arriva, prende il sarcofago con un occhio, e il suo scarabeo è il primo dei prossimi tre.</translation>
    </message>
    <message>
        <source>A whole turn in pictures</source>
        <translation>Un turno intero in figure</translation>
    </message>
    <message>
        <source>One card, two animals, two pillars</source>
        <translation>Una carta, due animali, due colonne</translation>
    </message>
    <message>
        <source>You are lapis and drop a card with a hippo above a camel into the second shaft.</source>
        <translation>Tu sei il lapislazzuli e fai cadere nella seconda fessura una carta con un ippopotamo sopra un cammello.</translation>
    </message>
    <message>
        <source>Two pairs: the camel with the one on its left, the hippo with the one below it on the right.</source>
        <translation>Due coppie: il cammello con quello alla sua sinistra, l&apos;ippopotamo con quello in basso a destra.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;camels&lt;/b&gt; look opposite ways. Carnelian stands at the camel&apos;s pillar and stays; one scarab comes, its second.</source>
        <translation>I &lt;b&gt;cammelli&lt;/b&gt; guardano in direzioni diverse. Alla loro colonna c&apos;è la corniola, e resta; arriva uno scarabeo, il secondo.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;hippos&lt;/b&gt; look the same way. Your researcher replaces carnelian&apos;s. The scarab that comes is the third: it opens the top sarcophagus, and that is yours.</source>
        <translation>Gli &lt;b&gt;ippopotami&lt;/b&gt; guardano nella stessa direzione. Il tuo ricercatore sostituisce quello della corniola. Lo scarabeo che arriva è il terzo: apre il sarcofago in cima, ed è tuo.</translation>
    </message>
    <message>
        <source>Both pillars before and after. The three scarabs went back to the slab.</source>
        <translation>Le due colonne prima e dopo. I tre scarabei sono tornati sulla lastra.</translation>
    </message>
    <message>
        <source>You look at the value of your mummy; the others see its eye only. Then you draw a card.</source>
        <translation>Guardi il valore della tua mummia; gli altri vedono solo l&apos;occhio. Poi peschi una carta.</translation>
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
        <translation>Thebae</translation>
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
        <translation>Heliopolis</translation>
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
        <translation>Primo spazio libero</translation>
    </message>
</context>
<context>
    <name>PlanChoice</name>
    <message>
        <source>Another shaft</source>
        <translation>Un&apos;altra fessura</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>In che modo?</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Cala qui</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You begin.</source>
        <translation>Cominci tu.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 comincia.</translation>
    </message>
    <message>
        <source>You begin and have the Pharaoh.</source>
        <translation>Cominci tu e hai il Faraone.</translation>
    </message>
    <message>
        <source>%1 begins and has the Pharaoh.</source>
        <translation>%1 comincia e ha il Faraone.</translation>
    </message>
    <message>
        <source>You begin with a Sphinx card.</source>
        <translation>Cominci con una carta Sfinge.</translation>
    </message>
    <message>
        <source>%1 begins with a Sphinx card.</source>
        <translation>%1 comincia con una carta Sfinge.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>È il tuo turno.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>È il turno di %1.</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>Peschi una tessera.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 pesca una tessera.</translation>
    </message>
    <message>
        <source>You draw: %1.</source>
        <comment>a tile</comment>
        <translation>Peschi: %1.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <comment>who, a tile</comment>
        <translation>%1 pesca: %2.</translation>
    </message>
    <message>
        <source>%1; pawn: %2, yours</source>
        <comment>a place, a kind of pawn</comment>
        <translation>%1; pedina: %2, tua</translation>
    </message>
    <message>
        <source>%1; pawn: %2, of %3</source>
        <comment>a place, a kind of pawn, who</comment>
        <translation>%1; pedina: %2, di %3</translation>
    </message>
    <message numerus="yes">
        <source>You open a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>Apri un sarcofago da %n occhio.</numerusform>
            <numerusform>Apri un sarcofago da %n occhi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opens a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>%1 apre un sarcofago da %n occhio.</numerusform>
            <numerusform>%1 apre un sarcofago da %n occhi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hand over a sarcophagus with %n eye(s) to %1.</source>
        <translation>
            <numerusform>Consegni a %1 un sarcofago da %n occhio.</numerusform>
            <numerusform>Consegni a %1 un sarcofago da %n occhi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to you.</source>
        <translation>
            <numerusform>%1 ti consegna un sarcofago da %n occhio.</numerusform>
            <numerusform>%1 ti consegna un sarcofago da %n occhi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to %2.</source>
        <translation>
            <numerusform>%1 consegna a %2 un sarcofago da %n occhio.</numerusform>
            <numerusform>%1 consegna a %2 un sarcofago da %n occhi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses you.</source>
        <translation>Sceglie te.</translation>
    </message>
    <message>
        <source>Chooses %1.</source>
        <comment>a player</comment>
        <translation>Sceglie %1.</translation>
    </message>
    <message>
        <source>Replaces your researcher (%1).</source>
        <comment>an animal</comment>
        <translation>Sostituisce il tuo ricercatore (%1).</translation>
    </message>
    <message>
        <source>Replaces the researcher of %1 (%2).</source>
        <comment>who, an animal</comment>
        <translation>Sostituisce il ricercatore di %1 (%2).</translation>
    </message>
    <message>
        <source>Floor %1 of the pyramid is finished: %2 for you.</source>
        <comment>floor, points</comment>
        <translation>Il piano %1 della piramide è finito: %2 per te.</translation>
    </message>
    <message>
        <source>Floor %1 of the pyramid is finished: %2 for %3.</source>
        <comment>floor, points, who</comment>
        <translation>Il piano %1 della piramide è finito: %2 per %3.</translation>
    </message>
    <message>
        <source>You show “%1”: %2.</source>
        <comment>a Sphinx card, points</comment>
        <translation>Mostri «%1»: %2.</translation>
    </message>
    <message>
        <source>%1 shows “%2”: %3.</source>
        <comment>who, a Sphinx card, points</comment>
        <translation>%1 mostra «%2»: %3.</translation>
    </message>
    <message>
        <source>built by you</source>
        <translation>costruita da te</translation>
    </message>
    <message>
        <source>built by %1</source>
        <translation>costruita da %1</translation>
    </message>
    <message>
        <source>Copies your Rest tile: %1.</source>
        <translation>Copia la tua tessera Riposo: %1.</translation>
    </message>
    <message>
        <source>Copies the Rest tile of %1: %2.</source>
        <comment>who, a tile</comment>
        <translation>Copia la tessera Riposo di %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You have built for %n Fame. Copy it for %1?</source>
        <translation>
            <numerusform>Hai costruito per %n punto Fama. Copiare per %1?</numerusform>
            <numerusform>Hai costruito per %n punti Fama. Copiare per %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has built for %n Fame. Copy it for %2?</source>
        <translation>
            <numerusform>%1 ha costruito per %n punto Fama. Copiare per %2?</numerusform>
            <numerusform>%1 ha costruito per %n punti Fama. Copiare per %2?</numerusform>
        </translation>
    </message>
    <message>
        <source>You: at most %1% after move %2, in the end %3%.</source>
        <translation>Tu: al massimo %1% dopo la mossa %2, alla fine %3%.</translation>
    </message>
    <message>
        <source>%1: at most %2% after move %3, in the end %4%.</source>
        <translation>%1: al massimo %2% dopo la mossa %3, alla fine %4%.</translation>
    </message>
</context>
<context>
    <name>PointLine</name>
    <message>
        <source>Pharaoh card, own researcher there: %1</source>
        <translation>Carta faraone, ricercatore presente: %1</translation>
    </message>
    <message>
        <source>Pharaoh card, no own researcher there: %1</source>
        <translation>Carta faraone, nessun ricercatore: %1</translation>
    </message>
    <message>
        <source>One eye, pillar: %1</source>
        <translation>Un occhio, colonna: %1</translation>
    </message>
    <message>
        <source>Two eyes, pillar: %1</source>
        <translation>Due occhi, colonna: %1</translation>
    </message>
    <message>
        <source>Three eyes, pillar: %1</source>
        <translation>Tre occhi, colonna: %1</translation>
    </message>
</context>
<context>
    <name>PointSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Foglio punti</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerChoice</name>
    <message>
        <source>Which die, and which value?</source>
        <translation>Quale dado, e quale valore?</translation>
    </message>
    <message>
        <source>Three dice of which value?</source>
        <translation>Tre dadi di quale valore?</translation>
    </message>
    <message>
        <source>Which god do you discard?</source>
        <translation>Quale Divinità scarti?</translation>
    </message>
    <message>
        <source>Which resource do you discard?</source>
        <translation>Quale risorsa scarti?</translation>
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
        <source>You yourself may move and swap him, and turn his tile.</source>
        <translation>Tu invece puoi spostarlo e scambiarlo, e girare la sua tessera.</translation>
    </message>
    <message>
        <source>For everything else he is one pawn, like a Worker.</source>
        <translation>Per tutto il resto è una pedina, come un Operaio.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; waits and is safe in the same way, unless you agreed before the match that he behaves like a Mummy.</source>
        <translation>Il &lt;b&gt;Faraone&lt;/b&gt; aspetta ed è protetto allo stesso modo, a meno che prima della partita si sia scelto che agisca come una Mummia.</translation>
    </message>
</context>
<context>
    <name>ProjectChip</name>
    <message numerus="yes">
        <source>%n pair(s), +%1</source>
        <translation>
            <numerusform>%n coppia, +%1</numerusform>
            <numerusform>%n coppie, +%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message>
        <source>Neighbours share a side, not a corner. Every level of every pyramid counts, whoever built it.</source>
        <translation>I vicini hanno in comune un lato, non un angolo. Conta ogni livello di ogni piramide, chiunque l&apos;abbia costruito.</translation>
    </message>
    <message numerus="yes">
        <source>An example: this ground is worth %n Fame.</source>
        <translation>
            <numerusform>Un esempio: questa base vale %n punto Fama.</numerusform>
            <numerusform>Un esempio: questa base vale %n punti Fama.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectsChapter</name>
    <message>
        <source>Each project</source>
        <translation>Progetto per progetto</translation>
    </message>
    <message>
        <source>Three equal dice in a row are two pairs, four in a square are four.</source>
        <translation>Tre dadi uguali in fila sono due coppie, quattro in quadrato sono quattro.</translation>
    </message>
</context>
<context>
    <name>PyramidSide</name>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>Up to level %1</source>
        <translation>Fino al livello %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 built</source>
        <translation>%1, %2 di %3 costruiti</translation>
    </message>
    <message numerus="yes">
        <source>Space %1: %n Fame, %2</source>
        <translation>
            <numerusform>Spazio %1: %n punto Fama, %2</numerusform>
            <numerusform>Spazio %1: %n punti Fama, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceBook</name>
    <message>
        <source>Set one Prayer die you rolled to any value.</source>
        <translation>Porta a un valore qualsiasi un dado Preghiera che hai tirato.</translation>
    </message>
    <message>
        <source>At upkeep you may keep three gods more.</source>
        <translation>Nel culto puoi tenere tre Divinità in più.</translation>
    </message>
    <message>
        <source>Discard another of your gods, or your whole Ennead: gain 4 Fame.</source>
        <translation>Scarta un&apos;altra tua Divinità, o tutta la tua Enneade: ottieni 4 punti Fama.</translation>
    </message>
    <message>
        <source>Your Workers count as Cats, and your Cats as Workers.</source>
        <translation>I tuoi Lavoratori valgono come Gatti, e i tuoi Gatti come Lavoratori.</translation>
    </message>
    <message>
        <source>Gain 1 Fame.</source>
        <translation>Ottieni 1 punto Fama.</translation>
    </message>
    <message>
        <source>In place of a Rest tile: discard 1 resource, then take 3 resources of other kinds.</source>
        <translation>Al posto di una tessera Riposo: scarta 1 risorsa, poi prendi 3 risorse di altri tipi.</translation>
    </message>
    <message>
        <source>No power: she is worth having for her Fame alone.</source>
        <translation>Nessun potere: la si vuole solo per la sua Fama.</translation>
    </message>
    <message>
        <source>Discard 2 Cats: take 1 Worker and gain 3 Fame.</source>
        <translation>Scarta 2 Gatti: prendi 1 Lavoratore e ottieni 3 punti Fama.</translation>
    </message>
    <message>
        <source>Return 3 dice of one value: gain 3 Fame and take 1 resource of your choice.</source>
        <translation>Rimetti 3 dadi dello stesso valore: ottieni 3 punti Fama e prendi 1 risorsa a tua scelta.</translation>
    </message>
    <message>
        <source>Discard 1 Worker and 1 Cat: gain 4 Fame.</source>
        <translation>Scarta 1 Lavoratore e 1 Gatto: ottieni 4 punti Fama.</translation>
    </message>
    <message>
        <source>Roll any of your dice again, beyond the free reroll.</source>
        <translation>Ritira quanti dadi vuoi tra i tuoi, oltre al ritiro gratuito.</translation>
    </message>
    <message>
        <source>Return 2 dice: take a Stone die from the supply and roll it at once.</source>
        <translation>Rimetti 2 dadi: prendi un dado Pietra dalla riserva e tiralo subito.</translation>
    </message>
    <message>
        <source>Return 2 dice: take 1 Worker.</source>
        <translation>Rimetti 2 dadi: prendi 1 Lavoratore.</translation>
    </message>
    <message>
        <source>Discard 2 Workers: take 1 Cat and gain 4 Fame.</source>
        <translation>Scarta 2 Lavoratori: prendi 1 Gatto e ottieni 4 punti Fama.</translation>
    </message>
    <message>
        <source>Set one Stone die you rolled to any value.</source>
        <translation>Porta a un valore qualsiasi un dado Pietra che hai tirato.</translation>
    </message>
    <message>
        <source>Discard 1 Cat: gain 2 Fame.</source>
        <translation>Scarta 1 Gatto: ottieni 2 punti Fama.</translation>
    </message>
    <message>
        <source>Return 1 die: your gods that have been used this Work turn may be used once more.</source>
        <translation>Rimetti 1 dado: le tue Divinità già usate in questo turno di Lavoro si possono usare ancora una volta.</translation>
    </message>
    <message>
        <source>Discard 1 Worker: gain 3 Fame.</source>
        <translation>Scarta 1 Lavoratore: ottieni 3 punti Fama.</translation>
    </message>
    <message>
        <source>Discard 1 Worker and 1 Cat and return 1 Stone die: gain 7 Fame.</source>
        <translation>Scarta 1 Lavoratore e 1 Gatto e rimetti 1 dado Pietra: ottieni 7 punti Fama.</translation>
    </message>
    <message>
        <source>Each die you build on top of four dice brings 3 Fame more.</source>
        <translation>Ogni dado che costruisci sopra quattro dadi dà 3 punti Fama in più.</translation>
    </message>
    <message>
        <source>You build with her table: a 1, 2 or 3 takes no Worker, a 4 or 5 takes 1, a 6 takes 2. What the level adds stays the same.</source>
        <translation>Costruisci con la sua tabella: un 1, 2 o 3 non chiede Lavoratori, un 4 o 5 ne chiede 1, un 6 ne chiede 2. Ciò che aggiunge il livello non cambia.</translation>
    </message>
    <message>
        <source>Return 2 dice: gain 3 Fame.</source>
        <translation>Rimetti 2 dadi: ottieni 3 punti Fama.</translation>
    </message>
    <message>
        <source>Return 1 die: take 1 Cat.</source>
        <translation>Rimetti 1 dado: prendi 1 Gatto.</translation>
    </message>
    <message>
        <source>Each Worker you discard to build brings 1 Fame more.</source>
        <translation>Ogni Lavoratore che scarti per costruire dà 1 punto Fama in più.</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Ametista</translation>
    </message>
    <message>
        <source>Amethyst Scarab</source>
        <translation>Scarabeo di Ametista</translation>
    </message>
    <message>
        <source>Once in your Work turn</source>
        <translation>Una volta nel tuo turno di Lavoro</translation>
    </message>
    <message>
        <source>Return 1 die: until the end of this Work turn a god of the row serves you as if you had it.</source>
        <translation>Rimetti 1 dado: fino alla fine di questo turno di Lavoro una Divinità della fila ti serve come se fosse tua.</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argento</translation>
    </message>
    <message>
        <source>Silver Scarab</source>
        <translation>Scarabeo d&apos;Argento</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>In qualsiasi momento</translation>
    </message>
    <message>
        <source>Each time a resource fills the eighth space of your board, gain 2 Fame.</source>
        <translation>Ogni volta che una risorsa riempie l&apos;ottavo spazio della tua plancia, ottieni 2 punti Fama.</translation>
    </message>
    <message>
        <source>Pearl</source>
        <translation>Perla</translation>
    </message>
    <message>
        <source>Pearl Scarab</source>
        <translation>Scarabeo di Perla</translation>
    </message>
    <message>
        <source>After somebody else&apos;s build</source>
        <translation>Dopo la costruzione di qualcun altro</translation>
    </message>
    <message>
        <source>Discard one Worker more than the builder did: gain exactly the Fame which that build gave.</source>
        <translation>Scarta un Lavoratore in più di chi ha costruito: ottieni esattamente la Fama data da quella costruzione.</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Smeraldo</translation>
    </message>
    <message>
        <source>Emerald Scarab</source>
        <translation>Scarabeo di Smeraldo</translation>
    </message>
    <message>
        <source>In your Rest turn</source>
        <translation>Nel tuo turno di Riposo</translation>
    </message>
    <message>
        <source>In place of a tile of the row, use an open Rest tile that lies with somebody else. It is turned face down and stays there.</source>
        <translation>Al posto di una tessera della fila, usa una tessera Riposo scoperta che sta davanti a qualcun altro. Viene voltata e resta lì.</translation>
    </message>
    <message>
        <source>Quartz</source>
        <translation>Quarzo</translation>
    </message>
    <message>
        <source>Quartz Scarab</source>
        <translation>Scarabeo di Quarzo</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>2 Fame for each god you have. Your Ennead counts as one.</source>
        <translation>2 punti Fama per ogni Divinità che hai. La tua Enneade conta come una.</translation>
    </message>
    <message>
        <source>Obsidian</source>
        <translation>Ossidiana</translation>
    </message>
    <message>
        <source>Obsidian Scarab</source>
        <translation>Scarabeo di Ossidiana</translation>
    </message>
    <message>
        <source>1 Fame for each filled space of your board, and 4 more if all eight are filled.</source>
        <translation>1 punto Fama per ogni spazio occupato della tua plancia, e altri 4 se sono occupati tutti e otto.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Gold Scarab</source>
        <translation>Scarabeo d&apos;Oro</translation>
    </message>
    <message>
        <source>The Golden Cat turns one die you rolled by 1, up or down, and stays with you.</source>
        <translation>Il Gatto d&apos;oro alza o abbassa di 1 un dado che hai tirato, e resta con te.</translation>
    </message>
    <message>
        <source>Lapis lazuli</source>
        <translation>Lapislazzuli</translation>
    </message>
    <message>
        <source>Lapis lazuli Scarab</source>
        <translation>Scarabeo di Lapislazzuli</translation>
    </message>
    <message>
        <source>When you pray</source>
        <translation>Quando preghi</translation>
    </message>
    <message>
        <source>Each time you take a god by paying its price, take 1 Cat.</source>
        <translation>Ogni volta che prendi una Divinità pagandone il costo, prendi 1 Gatto.</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turchese</translation>
    </message>
    <message>
        <source>Turquoise Scarab</source>
        <translation>Scarabeo di Turchese</translation>
    </message>
    <message>
        <source>When you take dice</source>
        <translation>Quando prendi i dadi</translation>
    </message>
    <message>
        <source>Take one die more than you have Workers.</source>
        <translation>Prendi un dado in più rispetto al numero dei tuoi Lavoratori.</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Corniola</translation>
    </message>
    <message>
        <source>Carnelian Scarab</source>
        <translation>Scarabeo di Corniola</translation>
    </message>
    <message>
        <source>One build takes 1 Worker fewer, but never fewer than 1.</source>
        <translation>Una costruzione chiede 1 Lavoratore in meno, ma mai meno di 1.</translation>
    </message>
    <message>
        <source>Jasper</source>
        <translation>Diaspro</translation>
    </message>
    <message>
        <source>Jasper Scarab</source>
        <translation>Scarabeo di Diaspro</translation>
    </message>
    <message>
        <source>When you build</source>
        <translation>Quando costruisci</translation>
    </message>
    <message>
        <source>2 Fame more for each die you build on a level that takes extra Workers.</source>
        <translation>2 punti Fama in più per ogni dado che costruisci a un livello che chiede Lavoratori in più.</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malachite</translation>
    </message>
    <message>
        <source>Malachite Scarab</source>
        <translation>Scarabeo di Malachite</translation>
    </message>
    <message>
        <source>When your three Rest tiles go back</source>
        <translation>Quando le tue tre tessere Riposo tornano al loro posto</translation>
    </message>
    <message>
        <source>Take 1 resource of your choice and gain 1 Fame.</source>
        <translation>Prendi 1 risorsa a tua scelta e ottieni 1 punto Fama.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Lo scambio</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Una per tipo</translation>
    </message>
    <message>
        <source>The open shrine</source>
        <translation>Il tempietto aperto</translation>
    </message>
    <message>
        <source>The feast</source>
        <translation>La festa</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Tre uguali</translation>
    </message>
    <message>
        <source>The early riser</source>
        <translation>Il mattiniero</translation>
    </message>
    <message>
        <source>Two Workers</source>
        <translation>Due Lavoratori</translation>
    </message>
    <message>
        <source>Worker and stone</source>
        <translation>Lavoratore e pietra</translation>
    </message>
    <message>
        <source>Worker and Cat</source>
        <translation>Lavoratore e Gatto</translation>
    </message>
    <message>
        <source>Stone and Cat</source>
        <translation>Pietra e Gatto</translation>
    </message>
    <message>
        <source>Two stones</source>
        <translation>Due pietre</translation>
    </message>
    <message>
        <source>Two Cats</source>
        <translation>Due Gatti</translation>
    </message>
    <message>
        <source>Gains 1 Fame more when he builds a die of 1 or 2.</source>
        <translation>Ottiene 1 punto Fama in più quando costruisce un dado da 1 o da 2.</translation>
    </message>
    <message>
        <source>Gains 1 Fame more with every build.</source>
        <translation>Ottiene 1 punto Fama in più a ogni costruzione.</translation>
    </message>
    <message>
        <source>Gains 1 Fame more with a build that makes at least one pair of his projects.</source>
        <translation>Ottiene 1 punto Fama in più per una costruzione che forma almeno una coppia dei suoi progetti.</translation>
    </message>
    <message>
        <source>Gains 3 Fame more with every build.</source>
        <translation>Ottiene 3 punti Fama in più a ogni costruzione.</translation>
    </message>
    <message>
        <source>two Workers</source>
        <translation>due Lavoratori</translation>
    </message>
    <message>
        <source>a Worker</source>
        <translation>un Lavoratore</translation>
    </message>
    <message>
        <source>two Cats</source>
        <translation>due Gatti</translation>
    </message>
    <message>
        <source>a Cat</source>
        <translation>un Gatto</translation>
    </message>
    <message>
        <source>any two dice</source>
        <translation>due dadi qualsiasi</translation>
    </message>
    <message>
        <source>any die</source>
        <translation>un dado qualsiasi</translation>
    </message>
    <message>
        <source>any two Stone dice</source>
        <translation>due dadi Pietra qualsiasi</translation>
    </message>
    <message>
        <source>any Stone die</source>
        <translation>un dado Pietra qualsiasi</translation>
    </message>
    <message>
        <source>two Stone dice of %1</source>
        <translation>due dadi Pietra da %1</translation>
    </message>
    <message>
        <source>a Stone die of %1</source>
        <translation>un dado Pietra da %1</translation>
    </message>
    <message>
        <source>two dice of %1</source>
        <translation>due dadi da %1</translation>
    </message>
    <message>
        <source>a %1</source>
        <comment>a die of that value</comment>
        <translation>un %1</translation>
    </message>
    <message>
        <source>No power of its own: it counts at the end, together with your other gods of the Ennead.</source>
        <translation>Nessun potere proprio: conta alla fine, insieme alle altre tue Divinità dell&apos;Enneade.</translation>
    </message>
    <message>
        <source>Lends you a Prayer die of %1 or %2 for one action. Then that die is gone.</source>
        <translation>Ti presta un dado Preghiera da %1 o da %2 per un&apos;azione. Poi quel dado sparisce.</translation>
    </message>
    <message>
        <source>Once in your Rest turn</source>
        <translation>Una volta nel tuo turno di Riposo</translation>
    </message>
    <message>
        <source>Always, in your Work turn</source>
        <translation>Sempre, nel tuo turno di Lavoro</translation>
    </message>
    <message>
        <source>Any number of times in your Work turn</source>
        <translation>Quante volte vuoi nel tuo turno di Lavoro</translation>
    </message>
    <message>
        <source>Counts at the end</source>
        <translation>Conta alla fine</translation>
    </message>
    <message>
        <source>Two gods of the Ennead are worth %1 Fame at the end, three %2, four %3, and so on.</source>
        <translation>Due Divinità dell&apos;Enneade valgono %1 punti Fama alla fine, tre %2, quattro %3, e così via.</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 risorsa</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>Discard 1 resource, then take 2 resources of other kinds.</source>
        <translation>Scarta 1 risorsa, poi prendi 2 risorse di altri tipi.</translation>
    </message>
    <message>
        <source>Take a god of the row without paying its price.</source>
        <translation>Prendi una Divinità della fila senza pagarne il costo.</translation>
    </message>
    <message>
        <source>Take 2 resources of your choice. Everybody else takes 1 Cat.</source>
        <translation>Prendi 2 risorse a tua scelta. Tutti gli altri prendono 1 Gatto.</translation>
    </message>
    <message>
        <source>Take 3 resources of one kind.</source>
        <translation>Prendi 3 risorse dello stesso tipo.</translation>
    </message>
    <message>
        <source>Take 1 resource of your choice, then play a whole Work turn.</source>
        <translation>Prendi 1 risorsa a tua scelta, poi gioca un intero turno di Lavoro.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <translation>Prendi %1.</translation>
    </message>
    <message>
        <source>%1 Fame for each two neighbours of one level that show one of these pairs: %2.</source>
        <translation>%1 punti Fama per ogni due vicini dello stesso livello che mostrano una di queste coppie: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n Worker(s)</source>
        <translation>
            <numerusform>%n Lavoratore</numerusform>
            <numerusform>%n Lavoratori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cat(s)</source>
        <translation>
            <numerusform>%n Gatto</numerusform>
            <numerusform>%n Gatti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice</source>
        <translation>
            <numerusform>%n dado Pietra</numerusform>
            <numerusform>%n dadi Pietra</numerusform>
        </translation>
    </message>
    <message>
        <source>Prayer die</source>
        <translation>dado Preghiera</translation>
    </message>
    <message>
        <source>Stone die</source>
        <translation>dado Pietra</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two parts of a list</comment>
        <translation>%1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Fame at the end.</source>
        <translation>
            <numerusform>%n punto Fama alla fine.</numerusform>
            <numerusform>%n punti Fama alla fine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n punto Fama</numerusform>
            <numerusform>%n punti Fama</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceEntry</name>
    <message>
        <source>1 to 4 players · dice</source>
        <translation>1–4 giocatori · dadi</translation>
    </message>
    <message>
        <source>Roll dice, win the favour of the gods and raise the pyramids.</source>
        <translation>Tira i dadi, conquista il favore degli dèi e innalza le piramidi.</translation>
    </message>
    <message>
        <source>About 30 minutes, an hour for four</source>
        <translation>Circa 30 minuti, un&apos;ora in quattro</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your project stays hidden until you take it. The first player is drawn at random.</source>
        <translation>Il telefono passa di mano a ogni turno; il tuo progetto resta nascosto finché non lo prendi. Si sorteggia chi comincia.</translation>
    </message>
</context>
<context>
    <name>PyramidiceModel</name>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Keep one of your two scarabs.</source>
        <translation>Tieni uno dei tuoi due scarabei.</translation>
    </message>
    <message>
        <source>Work or rest?</source>
        <translation>Lavoro o riposo?</translation>
    </message>
    <message numerus="yes">
        <source>Take %n die(dice) from the quarry and roll.</source>
        <translation>
            <numerusform>Prendi %n dado dalla Cava e tiralo.</numerusform>
            <numerusform>Prendi %n dadi dalla Cava e tirali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use your dice: build, pray, call on a god.</source>
        <translation>Usa i dadi: costruisci, prega, invoca una Divinità.</translation>
    </message>
    <message>
        <source>All dice are used. Call on a god, or end your turn.</source>
        <translation>Dadi finiti. Invoca una Divinità o termina il turno.</translation>
    </message>
    <message>
        <source>Roll the chosen dice again.</source>
        <translation>Ritira i dadi scelti.</translation>
    </message>
    <message>
        <source>Choose a resource to take.</source>
        <translation>Scegli una risorsa da prendere.</translation>
    </message>
    <message>
        <source>More than your board holds: give up a resource.</source>
        <translation>La plancia è troppo piena: scarta una risorsa.</translation>
    </message>
    <message numerus="yes">
        <source>Your resources keep %n god(s): one must leave.</source>
        <translation>
            <numerusform>Le tue risorse sostengono %n Divinità: una deve andarsene.</numerusform>
            <numerusform>Le tue risorse sostengono %n Divinità: una deve andarsene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a Rest tile.</source>
        <translation>Prendi una tessera Riposo.</translation>
    </message>
    <message>
        <source>Choose a god: it costs nothing.</source>
        <translation>Scegli una Divinità: è gratis.</translation>
    </message>
    <message>
        <source>Choose where the returned tiles go.</source>
        <translation>Scegli dove vanno le tessere restituite.</translation>
    </message>
    <message>
        <source>%1 comes to the row.</source>
        <translation>%1 entra nella fila.</translation>
    </message>
    <message>
        <source>Prayer dice: %1.</source>
        <translation>Dadi Preghiera: %1.</translation>
    </message>
    <message>
        <source>Stone dice: %1.</source>
        <translation>Dadi Pietra: %1.</translation>
    </message>
    <message>
        <source>Keeps the %1.</source>
        <translation>Tiene lo %1.</translation>
    </message>
    <message>
        <source>Works.</source>
        <translation>Lavora.</translation>
    </message>
    <message>
        <source>Rests.</source>
        <translation>Riposa.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n die(dice) from the quarry.</source>
        <translation>
            <numerusform>Prende %n dado dalla Cava.</numerusform>
            <numerusform>Prende %n dadi dalla Cava.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolls again with Maat&apos;s help.</source>
        <translation>Ritira con l&apos;aiuto di Maat.</translation>
    </message>
    <message>
        <source>Rolls again.</source>
        <translation>Ritira i dadi.</translation>
    </message>
    <message>
        <source>Turns a %1 into a %2.</source>
        <translation>Cambia un %1 in un %2.</translation>
    </message>
    <message>
        <source>%1 turns a %2 into a %3.</source>
        <translation>%1 cambia un %2 in un %3.</translation>
    </message>
    <message>
        <source>Prays to %1.</source>
        <translation>Prega %1.</translation>
    </message>
    <message>
        <source>Replaces %1.</source>
        <translation>Sostituisce %1.</translation>
    </message>
    <message>
        <source>Gives two dice for 1 Fame.</source>
        <translation>Dà due dadi per 1 punto Fama.</translation>
    </message>
    <message>
        <source>Calls on %1.</source>
        <translation>Invoca %1.</translation>
    </message>
    <message>
        <source>Borrows %1.</source>
        <translation>Prende in prestito %1.</translation>
    </message>
    <message>
        <source>Takes: %1.</source>
        <translation>Prende: %1.</translation>
    </message>
    <message>
        <source>Gives up: %1.</source>
        <translation>Scarta: %1.</translation>
    </message>
    <message>
        <source>Cannot keep %1.</source>
        <translation>Non può tenere %1.</translation>
    </message>
    <message>
        <source>Ends the Work turn.</source>
        <translation>Termina il turno di Lavoro.</translation>
    </message>
    <message>
        <source>Takes the Rest tile: %1.</source>
        <translation>Prende la tessera Riposo: %1.</translation>
    </message>
    <message>
        <source>Takes %1 without paying.</source>
        <translation>Prende %1 gratis.</translation>
    </message>
    <message>
        <source>Lays a returned tile on space %1.</source>
        <translation>Rimette una tessera nello spazio %1.</translation>
    </message>
    <message>
        <source>He takes %1: the Ennead comes before any other god.</source>
        <translation>Prende %1: l&apos;Enneade viene prima di ogni altra Divinità.</translation>
    </message>
    <message>
        <source>He takes %1: none is worth more, and this one stands farthest right.</source>
        <translation>Prende %1: nessuna vale di più, e questa è la più a destra.</translation>
    </message>
    <message>
        <source>He takes a Stone die from the quarry.</source>
        <translation>Prende un dado Pietra dalla Cava.</translation>
    </message>
    <message>
        <source>No Stone die is in the quarry: he takes one from the supply.</source>
        <translation>Nella Cava non ci sono dadi Pietra: ne prende uno dalla riserva.</translation>
    </message>
    <message>
        <source>Tile %1 is there: he takes it.</source>
        <translation>La tessera %1 c&apos;è: la prende.</translation>
    </message>
    <message>
        <source>Tile %1 is gone: he builds where it serves his project %2.</source>
        <translation>La tessera %1 non c&apos;è: costruisce dove serve al suo progetto %2.</translation>
    </message>
    <message>
        <source>Tile %1 is gone: he builds on the first free place.</source>
        <translation>La tessera %1 non c&apos;è: costruisce nel primo spazio libero.</translation>
    </message>
    <message>
        <source>He rolls a %1.</source>
        <translation>Tira un %1.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Ultimi turni</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Giro %1</translation>
    </message>
    <message>
        <source>Still to pay for %1: %2</source>
        <translation>Resta da pagare per %1: %2</translation>
    </message>
    <message>
        <source>Still to pay for the build: %1</source>
        <translation>Resta da pagare per costruire: %1</translation>
    </message>
    <message>
        <source>To replace %1: %2</source>
        <translation>Per sostituire %1: %2</translation>
    </message>
    <message>
        <source>For 1 Fame: %1</source>
        <translation>Per 1 punto Fama: %1</translation>
    </message>
    <message>
        <source>%1 takes: %2</source>
        <translation>%1 chiede: %2</translation>
    </message>
    <message>
        <source>To borrow %1: %2</source>
        <translation>Per prendere in prestito %1: %2</translation>
    </message>
    <message>
        <source>Takes up a %1 to roll it again.</source>
        <translation>Prende un %1 per ritirarlo.</translation>
    </message>
    <message>
        <source>Does not copy the build.</source>
        <translation>Non copia la costruzione.</translation>
    </message>
    <message>
        <source>Pays with a Worker.</source>
        <translation>Paga con un Lavoratore.</translation>
    </message>
    <message>
        <source>Pays with a Cat.</source>
        <translation>Paga con un Gatto.</translation>
    </message>
    <message>
        <source>Pays with the die of %1.</source>
        <translation>Paga con il dado di %1.</translation>
    </message>
    <message>
        <source>Pays with a %1.</source>
        <translation>Paga con un %1.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a kind: you take %n resources of it.</source>
        <translation>
            <numerusform>Scegli un tipo: prendi %n risorsa di quel tipo.</numerusform>
            <numerusform>Scegli un tipo: prendi %n risorse di quel tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 helps only in a Rest turn.</source>
        <comment>a god</comment>
        <translation>%1 aiuta solo in un turno di Riposo.</translation>
    </message>
    <message>
        <source>%1 helps only in a Work turn.</source>
        <comment>a god</comment>
        <translation>%1 aiuta solo in un turno di Lavoro.</translation>
    </message>
    <message>
        <source>%1 helps while you pay: tap its die then.</source>
        <comment>a god</comment>
        <translation>%1 aiuta mentre paghi: tocca il suo dado in quel momento.</translation>
    </message>
    <message>
        <source>You have no Prayer die left that could be set.</source>
        <translation>Non hai più dadi Preghiera da cambiare.</translation>
    </message>
    <message>
        <source>You have no Stone die left that could be set.</source>
        <translation>Non hai più dadi Pietra da cambiare.</translation>
    </message>
    <message>
        <source>You have no dice left to roll again.</source>
        <translation>Non hai più dadi da ritirare.</translation>
    </message>
    <message>
        <source>You do not have three dice of one value left.</source>
        <translation>Non hai più tre dadi dello stesso valore.</translation>
    </message>
    <message>
        <source>You have no other god to give up.</source>
        <translation>Non hai un&apos;altra Divinità a cui rinunciare.</translation>
    </message>
    <message>
        <source>You have no resource to give up.</source>
        <translation>Non hai una risorsa da dare.</translation>
    </message>
    <message numerus="yes">
        <source>Builds a %1 for %n Fame: %2.</source>
        <comment>a die, a place</comment>
        <translation>
            <numerusform>Costruisce un %1 per %n punto Fama: %2.</numerusform>
            <numerusform>Costruisce un %1 per %n punti Fama: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies the build for %n Fame.</source>
        <translation>
            <numerusform>Copia la costruzione per %n punto Fama.</numerusform>
            <numerusform>Copia la costruzione per %n punti Fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He takes %1, worth the most at the end: %n Fame.</source>
        <comment>a god</comment>
        <translation>
            <numerusform>Prende %1, che alla fine vale più di tutte: %n punto Fama.</numerusform>
            <numerusform>Prende %1, che alla fine vale più di tutte: %n punti Fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 is there: he takes it for %n Fame.</source>
        <translation>
            <numerusform>La tessera %1 c&apos;è: la prende per %n punto Fama.</numerusform>
            <numerusform>La tessera %1 c&apos;è: la prende per %n punti Fama.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidicePlay</name>
    <message>
        <source>End the turn?</source>
        <translation>Finire il turno?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice go back unused.</source>
        <translation>
            <numerusform>%n dado torna indietro inutilizzato.</numerusform>
            <numerusform>%n dadi tornano indietro inutilizzati.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>Non si può annullare.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Sostituire %1?</translation>
    </message>
    <message>
        <source>Call on %1?</source>
        <translation>Invocare %1?</translation>
    </message>
    <message>
        <source>You give: %1.</source>
        <translation>Dai: %1.</translation>
    </message>
    <message>
        <source>%1 goes and another god comes.</source>
        <translation>%1 se ne va e arriva un&apos;altra Divinità.</translation>
    </message>
    <message>
        <source>A new die is rolled at once.</source>
        <translation>Un nuovo dado viene tirato subito.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Sostituisci %1</translation>
    </message>
    <message>
        <source>Call on %1</source>
        <translation>Invoca %1</translation>
    </message>
</context>
<context>
    <name>PyramidiceShown</name>
    <message>
        <source>Roll again</source>
        <translation>Ritira i dadi</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Tira %n dado</numerusform>
            <numerusform>Tira %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Stone, %2 Prayer</source>
        <translation>%1 Pietra, %2 Preghiera</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Costruisci</translation>
    </message>
    <message>
        <source>Pray to %1</source>
        <translation>Prega %1</translation>
    </message>
    <message>
        <source>Give 2 dice</source>
        <translation>Dai 2 dadi</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Tira ancora</translation>
    </message>
    <message>
        <source>Maat&apos;s reroll</source>
        <translation>Ritira con Maat</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>see the price</source>
        <translation>vedi il costo</translation>
    </message>
    <message>
        <source>see where</source>
        <translation>vedi dove</translation>
    </message>
    <message numerus="yes">
        <source>%n dice unused</source>
        <translation>
            <numerusform>%n dado non usato</numerusform>
            <numerusform>%n dadi non usati</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Scegli una tessera</translation>
    </message>
    <message>
        <source>Take this tile</source>
        <translation>Prendi la tessera</translation>
    </message>
    <message>
        <source>Let go to pray to %1.</source>
        <translation>Rilascia per pregare %1.</translation>
    </message>
    <message>
        <source>This die does not help to pay for %1.</source>
        <translation>Questo dado non serve a pagare %1.</translation>
    </message>
    <message>
        <source>Let go, then give a second die for 1 Fame.</source>
        <translation>Rilascia, poi dai un secondo dado per 1 punto Fama.</translation>
    </message>
    <message>
        <source>Hold it over a god or a space of the pyramid.</source>
        <translation>Portalo su una Divinità o su uno spazio della piramide.</translation>
    </message>
    <message numerus="yes">
        <source>Let go to build: %n Fame</source>
        <translation>
            <numerusform>Rilascia per costruire: %n punto Fama</numerusform>
            <numerusform>Rilascia per costruire: %n punti Fama</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>I dadi rotolano.</translation>
    </message>
    <message>
        <source>Which resource do you give?</source>
        <translation>Quale risorsa dai?</translation>
    </message>
    <message>
        <source>Should the Cat turn it up or down?</source>
        <translation>Il Gatto lo alza o lo abbassa?</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 would stand here: %n Fame.</source>
        <translation>
            <numerusform>Il tuo %1 andrebbe qui: %n punto Fama.</numerusform>
            <numerusform>Il tuo %1 andrebbe qui: %n punti Fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen: they pay for %1.</source>
        <translation>
            <numerusform>%n dado scelto: paga %1.</numerusform>
            <numerusform>%n dadi scelti: pagano %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen.</source>
        <translation>
            <numerusform>%n dado scelto.</numerusform>
            <numerusform>%n dadi scelti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flick across the tray, or tap the gold button.</source>
        <translation>Fai scorrere il dito sul vassoio, o tocca il pulsante dorato.</translation>
    </message>
    <message>
        <source>Or tap another space or god in a gold frame.</source>
        <translation>O tocca un altro spazio o un&apos;altra Divinità con la cornice dorata.</translation>
    </message>
    <message>
        <source>Tap dice to use them, or drag one.</source>
        <translation>Tocca i dadi per usarli, o trascinane uno.</translation>
    </message>
    <message>
        <source>Tap a god in a gold frame to see its price.</source>
        <translation>Tocca una Divinità evidenziata per vederne il costo.</translation>
    </message>
    <message>
        <source>Tap a god</source>
        <translation>Tocca una Divinità</translation>
    </message>
    <message>
        <source>%1, Carnelian</source>
        <translation>%1, Corniola</translation>
    </message>
    <message>
        <source>Up or down? The Golden Cat does it free of charge.</source>
        <translation>Su o giù? Il Gatto d&apos;oro lo fa senza costo.</translation>
    </message>
    <message>
        <source>Up or down, and by whom?</source>
        <translation>Su o giù, e con chi?</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <translation>
            <numerusform>Ritira %n dado</numerusform>
            <numerusform>Ritira %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose dice</source>
        <translation>Scegli i dadi</translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>Scegli un dado</translation>
    </message>
    <message>
        <source>still to pay: %1</source>
        <translation>resta da pagare: %1</translation>
    </message>
    <message>
        <source>Let go to choose it for the reroll.</source>
        <translation>Rilascia per sceglierlo e ritirarlo.</translation>
    </message>
    <message>
        <source>Which dice do you roll again?</source>
        <translation>Quali dadi vuoi ritirare?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen for %1. Still to pay: %2.</source>
        <translation>
            <numerusform>%n dado scelto per %1. Resta da pagare: %2.</numerusform>
            <numerusform>%n dadi scelti per %1. Resta da pagare: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap dice, then flick or tap the gold button.</source>
        <translation>Tocca i dadi, poi fai scorrere il dito o tocca il pulsante dorato.</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Fame</source>
        <translation>
            <numerusform>costa %n punto Fama</numerusform>
            <numerusform>costa %n punti Fama</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceTable</name>
    <message>
        <source>Your project stays hidden until then.</source>
        <translation>Il tuo progetto resta nascosto fino ad allora.</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Se la partita finisse ora</translation>
    </message>
</context>
<context>
    <name>PyramidiceWords</name>
    <message>
        <source>the Ennead</source>
        <translation>l&apos;Enneade</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Cheops</translation>
    </message>
    <message>
        <source>Chephren</source>
        <translation>Chephren</translation>
    </message>
    <message>
        <source>Mykerinos</source>
        <translation>Mykerinos</translation>
    </message>
    <message>
        <source>%1, level %2, row %3, place %4</source>
        <translation>%1, livello %2, fila %3, posto %4</translation>
    </message>
</context>
<context>
    <name>QuarriesChapter</name>
    <message>
        <source>Nile cards: quarries</source>
        <translation>Carte Nilo: cave</translation>
    </message>
</context>
<context>
    <name>QuarrySide</name>
    <message>
        <source>Quarry</source>
        <translation>Cava</translation>
    </message>
    <message numerus="yes">
        <source>%n god(s) in the deck</source>
        <translation>
            <numerusform>%n Divinità nel mazzo</numerusform>
            <numerusform>%n Divinità nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice in the supply</source>
        <translation>
            <numerusform>%n dado Pietra nella riserva</numerusform>
            <numerusform>%n dadi Pietra nella riserva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuietHours</name>
    <message>
        <source>From</source>
        <translation>Dalle</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Begin earlier</source>
        <translation>Inizia prima</translation>
    </message>
    <message>
        <source>End earlier</source>
        <translation>Finisci prima</translation>
    </message>
    <message>
        <source>Begin later</source>
        <translation>Inizia dopo</translation>
    </message>
    <message>
        <source>End later</source>
        <translation>Finisci dopo</translation>
    </message>
</context>
<context>
    <name>RaceButton</name>
    <message>
        <source>%1: I see it</source>
        <translation>%1: l&apos;ho vista</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Curse: %1</source>
        <translation>Maledizione: %1</translation>
    </message>
    <message>
        <source>A curse, face down</source>
        <translation>Una maledizione, coperta</translation>
    </message>
    <message>
        <source>Turn the curse</source>
        <translation>Scopri la maledizione</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>This is it</source>
        <translation>Eccola</translation>
    </message>
</context>
<context>
    <name>ReadOn</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successiva</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This app does not know this game.</source>
        <translation>Questa app non conosce quel gioco.</translation>
    </message>
    <message>
        <source>This game is not for this number of players.</source>
        <translation>Quel gioco non è per questo numero di giocatori.</translation>
    </message>
    <message>
        <source>This game has no such option.</source>
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
        <source>Wait a moment: dice, a card or a tile come first.</source>
        <translation>Un momento: prima vengono dadi, una carta o una tessera.</translation>
    </message>
    <message>
        <source>That move cannot be read: it does not belong to this game.</source>
        <translation>Quella mossa non si può leggere: non fa parte di questo gioco.</translation>
    </message>
    <message>
        <source>The recorded random draw is impossible here.</source>
        <translation>Il sorteggio registrato qui è impossibile.</translation>
    </message>
    <message>
        <source>A recorded random draw does not match the seed.</source>
        <translation>Un sorteggio registrato non è quello che dà il seme.</translation>
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
        <source>There is nothing to undo.</source>
        <translation>Non c&apos;è nulla da annullare.</translation>
    </message>
    <message>
        <source>You cannot undo somebody else&apos;s move.</source>
        <translation>Non puoi annullare l&apos;ultima mossa: non è tua.</translation>
    </message>
    <message>
        <source>Something new has been seen since: this cannot be undone.</source>
        <translation>Da allora si è visto qualcosa di nuovo: non si può annullare.</translation>
    </message>
    <message>
        <source>No match goes on for so many moves.</source>
        <translation>Nessuna partita dura così tante mosse.</translation>
    </message>
    <message>
        <source>A turn goes pawn, power, tile, in this order: do the step that is asked for first.</source>
        <translation>Un turno procede così: pedina, potere, tessera. Prima fai il passo richiesto.</translation>
    </message>
    <message>
        <source>You have no pawn of that kind left: choose another.</source>
        <translation>Non hai più pedine di quel tipo: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>There is no tile there yet: choose a place where one lies.</source>
        <translation>Lì non c&apos;è ancora una tessera: scegli un posto dove ce n&apos;è una.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on a Forbidden tile: choose another.</source>
        <translation>Nessuna pedina può mai stare su una tessera proibita: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>A pawn already stands there: choose a free tile.</source>
        <translation>Lì c&apos;è già una pedina: scegli una tessera libera.</translation>
    </message>
    <message>
        <source>Only an opposing Worker can be driven out: choose one, or a free tile.</source>
        <translation>Si può prendere il posto solo di un Operaio avversario: scegline uno, o una tessera libera.</translation>
    </message>
    <message>
        <source>This pawn waits until your Mummy has been played: choose another pawn.</source>
        <translation>Questa pedina aspetta che sia stata giocata la tua Mummia: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>The sign your pawn has entered turns the other kind of tile: a fork turns corridors, a triangle turns rooms.</source>
        <translation>Il simbolo su cui è entrata la tua pedina gira l&apos;altro tipo di tessera: il bivio gira i corridoi, il triangolo gira le sale.</translation>
    </message>
    <message>
        <source>The rival&apos;s pawn on it protects that tile: choose another tile.</source>
        <translation>La pedina rivale che vi sta sopra protegge quella tessera: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>The tile must be turned by one third or by two: tap it until it lies otherwise.</source>
        <translation>La tessera va girata di un terzo o di due: toccala finché cambia posizione.</translation>
    </message>
    <message>
        <source>A swap begins with one of your own pawns: choose it first.</source>
        <translation>Uno scambio comincia con una tua pedina: sceglila per prima.</translation>
    </message>
    <message>
        <source>Choose an opposing pawn that is not protected, such as a Worker or a Mummy.</source>
        <translation>Scegli una pedina avversaria non protetta, come un Operaio o una Mummia.</translation>
    </message>
    <message>
        <source>Only your own pawns can be moved: choose one of them.</source>
        <translation>Si possono spostare solo le tue pedine: scegline una.</translation>
    </message>
    <message>
        <source>The pawn just placed cannot be moved: choose another of yours.</source>
        <translation>La pedina appena messa non si può spostare: scegline un&apos;altra delle tue.</translation>
    </message>
    <message>
        <source>That tile is not in your hand: choose one that is.</source>
        <translation>Quella tessera non è nella tua mano: scegline una che hai.</translation>
    </message>
    <message>
        <source>A tile lies there already: choose an empty place.</source>
        <translation>Lì c&apos;è già una tessera: scegli un posto vuoto.</translation>
    </message>
    <message>
        <source>That is outside the pyramid: choose a place inside.</source>
        <translation>È fuori dalla piramide: scegli un posto all&apos;interno.</translation>
    </message>
    <message>
        <source>A tile must share a whole side with a tile that lies there: choose one of the dashed places.</source>
        <translation>Una tessera deve avere un lato intero in comune con una già posata: scegli uno dei posti tratteggiati.</translation>
    </message>
    <message>
        <source>This tile is open on all three sides: turning it changes nothing. Lay it as it is.</source>
        <translation>Questa tessera è aperta su tutti i lati: girarla non cambia nulla. Posala così com&apos;è.</translation>
    </message>
    <message>
        <source>First do what the table asks for now.</source>
        <translation>Prima fai ciò che il tavolo chiede ora.</translation>
    </message>
    <message>
        <source>That scarab was not dealt to you: choose one of your two.</source>
        <translation>Quello scarabeo non ti è stato dato: scegli uno dei tuoi due.</translation>
    </message>
    <message>
        <source>You cannot pay for any Rest tile, nor use Hapy or the Emerald Scarab: you must work.</source>
        <translation>Non puoi pagare nessuna tessera Riposo, né usare Hapy o lo Scarabeo di Smeraldo: devi lavorare.</translation>
    </message>
    <message>
        <source>Nothing has moved for three rounds: you must rest and take a Rest tile.</source>
        <translation>Nulla si muove da tre giri: devi riposare e prendere una tessera Riposo.</translation>
    </message>
    <message>
        <source>Take exactly as many dice as you are asked to: one for each Worker, and what Bastet or the Turquoise Scarab adds.</source>
        <translation>Prendi esattamente i dadi richiesti: uno per ogni Lavoratore, più ciò che aggiungono Bastet o lo Scarabeo di Turchese.</translation>
    </message>
    <message>
        <source>The quarry does not hold that many dice of that kind: take some of the other kind.</source>
        <translation>Nella Cava non ci sono tanti dadi di quel tipo: prendine dell&apos;altro tipo.</translation>
    </message>
    <message>
        <source>You have no die of that value left: choose another.</source>
        <translation>Non hai più dadi di quel valore: scegline un altro.</translation>
    </message>
    <message>
        <source>You have used that reroll in this turn already: use the dice as they lie.</source>
        <translation>Hai già usato quel ritiro in questo turno: usa i dadi così come sono.</translation>
    </message>
    <message>
        <source>Choose the dice to roll again first.</source>
        <translation>Prima scegli i dadi da ritirare.</translation>
    </message>
    <message>
        <source>Dice are chosen for the reroll: roll them or let them go first.</source>
        <translation>Hai scelto dei dadi da ritirare: prima tirali o lasciali.</translation>
    </message>
    <message>
        <source>You have no Cat to turn a die with (with Bastet a Worker would do).</source>
        <translation>Non hai un Gatto per alzare o abbassare un dado (con Bastet basterebbe un Lavoratore).</translation>
    </message>
    <message>
        <source>The Golden Cat helps the owner of the Gold Scarab, once in a Work turn: not now.</source>
        <translation>Il Gatto d&apos;oro aiuta chi ha lo Scarabeo d&apos;Oro, una volta per turno di Lavoro: ora no.</translation>
    </message>
    <message>
        <source>A die stays between 1 and 6: it can only be turned the other way.</source>
        <translation>Un dado resta tra 1 e 6: qui si può cambiare solo nell&apos;altro senso.</translation>
    </message>
    <message>
        <source>The die shows that value already: choose another value.</source>
        <translation>Il dado mostra già quel valore: scegline un altro.</translation>
    </message>
    <message>
        <source>You do not have that god: choose one of yours.</source>
        <translation>Non hai quella Divinità: scegline una delle tue.</translation>
    </message>
    <message>
        <source>That god has been used in this turn; it is ready again in your next one.</source>
        <translation>Quella Divinità è già stata usata in questo turno; sarà pronta nel prossimo.</translation>
    </message>
    <message>
        <source>That god&apos;s power cannot be used now: it acts by itself, while you pay, or in the other kind of turn.</source>
        <translation>Il potere di quella Divinità ora non si può usare: agisce da sé, mentre paghi o nell&apos;altro tipo di turno.</translation>
    </message>
    <message>
        <source>No god lies there: choose another place of the row.</source>
        <translation>Lì non c&apos;è una Divinità: scegli un altro posto della fila.</translation>
    </message>
    <message>
        <source>Your dice and resources cannot pay the price of this god.</source>
        <translation>I tuoi dadi e le tue risorse non bastano per il costo di questa Divinità.</translation>
    </message>
    <message>
        <source>You do not have the dice or resources that this power costs.</source>
        <translation>Non hai i dadi o le risorse che questo potere costa.</translation>
    </message>
    <message>
        <source>You have too few dice left for that.</source>
        <translation>Ti restano troppo pochi dadi.</translation>
    </message>
    <message>
        <source>You have too few Workers to build that: choose a smaller value or a lower place.</source>
        <translation>Hai troppo pochi Lavoratori per costruire lì: scegli un valore più piccolo o un posto più in basso.</translation>
    </message>
    <message>
        <source>That place belongs to a pyramid that is not in this match.</source>
        <translation>Quel posto è di una piramide che non è in questa partita.</translation>
    </message>
    <message>
        <source>A die already lies there: choose a free place.</source>
        <translation>Lì c&apos;è già un dado: scegli un posto libero.</translation>
    </message>
    <message>
        <source>There are not four dice below that place yet: fill the square first, or build elsewhere.</source>
        <translation>Sotto quel posto non ci sono ancora quattro dadi: prima completa il quadrato, o costruisci altrove.</translation>
    </message>
    <message>
        <source>The Carnelian Scarab helps once a turn, and only with a build of at least 2 Workers.</source>
        <translation>Lo Scarabeo di Corniola aiuta una volta per turno, e solo per una costruzione da almeno 2 Lavoratori.</translation>
    </message>
    <message>
        <source>That does not fit this part of the price: choose another die or resource.</source>
        <translation>Non va bene per questa parte del costo: scegli un altro dado o un&apos;altra risorsa.</translation>
    </message>
    <message>
        <source>You need that for another part of the price: pay with something else.</source>
        <translation>Ti serve per un&apos;altra parte del costo: paga con qualcos&apos;altro.</translation>
    </message>
    <message>
        <source>There is none of that left in the supply: choose another kind.</source>
        <translation>Nella riserva non ce ne sono più: scegli un altro tipo.</translation>
    </message>
    <message>
        <source>Take another kind than the one you gave up.</source>
        <translation>Prendi un tipo diverso da quello a cui hai rinunciato.</translation>
    </message>
    <message>
        <source>You have no resource of that kind: choose another.</source>
        <translation>Non hai risorse di quel tipo: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>The supply of Stone dice is empty.</source>
        <translation>La riserva dei dadi Pietra è vuota.</translation>
    </message>
    <message>
        <source>That tile is not in the row: choose another.</source>
        <translation>Quella tessera non è nella fila: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>You cannot pay what that tile costs: choose another.</source>
        <translation>Non puoi pagare il costo di quella tessera: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>Only an open tile of somebody else can be copied, and only by the Emerald Scarab.</source>
        <translation>Si può copiare solo una tessera scoperta di qualcun altro, e solo con lo Scarabeo di Smeraldo.</translation>
    </message>
    <message>
        <source>Only the Amethyst Scarab borrows a god, and only one in a turn.</source>
        <translation>Solo lo Scarabeo di Ametista prende in prestito una Divinità, e una sola per turno.</translation>
    </message>
    <message>
        <source>One card of the Ennead cannot go alone, and a lent god is not yours to give up: choose another.</source>
        <translation>Una carta dell&apos;Enneade non può andare via da sola, e a una Divinità in prestito non puoi rinunciare: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>There is nothing for the Pearl Scarab to copy.</source>
        <translation>Non c&apos;è nulla che lo Scarabeo di Perla possa copiare.</translation>
    </message>
    <message>
        <source>A tile already lies there: choose a free space.</source>
        <translation>Lì c&apos;è già una tessera: scegli uno spazio libero.</translation>
    </message>
    <message>
        <source>It is the Great Architect&apos;s turn: he plays by himself.</source>
        <translation>È il turno del Grande Architetto: gioca da sé.</translation>
    </message>
    <message>
        <source>Only a Stone die can be built: choose one.</source>
        <translation>Solo un dado Pietra si può costruire: scegline uno.</translation>
    </message>
    <message>
        <source>You do not hold that card: choose one from your hand.</source>
        <translation>Non hai quella carta: scegline una della tua mano.</translation>
    </message>
    <message>
        <source>The wall has eight shafts: choose one of them.</source>
        <translation>La parete ha otto fessure: scegline una.</translation>
    </message>
    <message>
        <source>That shaft is full: it holds five cards. Choose another.</source>
        <translation>Quella fessura è piena: contiene cinque carte. Scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>The order of the two animals changes nothing here.</source>
        <translation>Qui l&apos;ordine dei due animali non cambia nulla.</translation>
    </message>
    <message>
        <source>No researcher has to leave another pillar for this.</source>
        <translation>Per questo nessun ricercatore deve lasciare un&apos;altra colonna.</translation>
    </message>
    <message>
        <source>Your supply is empty: choose which researcher moves over, or that none does.</source>
        <translation>La tua riserva è vuota: scegli quale ricercatore si sposta, o nessuno.</translation>
    </message>
    <message>
        <source>You have no researcher there who could come: choose another pillar.</source>
        <translation>Lì non hai un ricercatore che possa venire: scegli un&apos;altra colonna.</translation>
    </message>
    <message>
        <source>This makes no difference here: drop the card as it is offered.</source>
        <translation>Qui non fa differenza: lascia cadere la carta come viene proposto.</translation>
    </message>
    <message>
        <source>That is no place of the wall: choose one inside.</source>
        <translation>Non è un posto della parete: scegline uno all&apos;interno.</translation>
    </message>
    <message>
        <source>There is no animal there yet: choose places that are filled.</source>
        <translation>Lì non c&apos;è ancora un animale: scegli posti occupati.</translation>
    </message>
    <message>
        <source>Choose three animals next to each other in a straight line.</source>
        <translation>Scegli tre animali vicini in linea retta.</translation>
    </message>
    <message>
        <source>Give the three places from left to right, or from bottom to top.</source>
        <translation>Indica i tre posti da sinistra a destra, o dal basso in alto.</translation>
    </message>
    <message>
        <source>Choose another player who has a sarcophagus.</source>
        <translation>Scegli un altro giocatore che ha un sarcofago.</translation>
    </message>
    <message>
        <source>With that option everybody must sit around one device.</source>
        <translation>Con quell&apos;opzione tutti devono stare attorno a un solo dispositivo.</translation>
    </message>
    <message>
        <source>The Nile has no such bend: choose one of its twenty.</source>
        <translation>Il Nilo non ha quest&apos;ansa: scegli una delle sue venti.</translation>
    </message>
    <message>
        <source>A ship must go further downstream than your last one in this round: choose a bend below it.</source>
        <translation>Una nave deve andare più a valle dell&apos;ultima di questo giro: scegli un&apos;ansa più in basso.</translation>
    </message>
    <message>
        <source>A ship lies there already, and there is room for one only: choose another bend.</source>
        <translation>Lì c&apos;è già una nave, e c&apos;è posto per una sola: scegli un&apos;altra ansa.</translation>
    </message>
    <message>
        <source>No card lies there any more: choose another place.</source>
        <translation>Lì non c&apos;è più una carta: scegli un altro posto.</translation>
    </message>
    <message>
        <source>The same card lies further upstream as well: take that one. It makes no difference to you.</source>
        <translation>La stessa carta si trova anche più a monte: prendi quella. Per te è lo stesso.</translation>
    </message>
    <message>
        <source>You have a ship at that site already: one for each player. Choose another bend.</source>
        <translation>In quel sito hai già una nave: ognuno ne ha una sola. Scegli un&apos;altra ansa.</translation>
    </message>
    <message>
        <source>You do not have that card: choose one of yours.</source>
        <translation>Non hai quella carta: scegline una delle tue.</translation>
    </message>
    <message>
        <source>That card cannot be played now. Grain cards are played while you feed, strength cards while you build, the others at your decisions.</source>
        <translation>Ora quella carta non si può giocare. Le carte del grano si giocano mentre nutri, quelle della forza mentre costruisci, le altre alle tue decisioni.</translation>
    </message>
    <message>
        <source>This card is not played: it works by itself when its moment comes.</source>
        <translation>Questa carta non si gioca: agisce da sé quando viene il suo momento.</translation>
    </message>
    <message>
        <source>That card has been used in this round: it works again in the next one.</source>
        <translation>Quella carta è già stata usata in questo giro: funziona di nuovo nel prossimo.</translation>
    </message>
    <message>
        <source>Only the work of a camp can be done twice, and not at Heliopolis.</source>
        <translation>Solo un campo di lavoro può lavorare due volte, ma non Heliopolis.</translation>
    </message>
    <message>
        <source>You have no ship left, or no bend further downstream where it could go.</source>
        <translation>Non hai più navi, o non c&apos;è un&apos;ansa più a valle dove possa andare.</translation>
    </message>
    <message>
        <source>You have three workers and a foreman: choose one of them.</source>
        <translation>Hai tre lavoratori e un caposquadra: scegline uno.</translation>
    </message>
    <message>
        <source>That worker is at strength 9 already, the most there is: choose another.</source>
        <translation>Quel lavoratore ha già forza 9, il massimo: scegline un altro.</translation>
    </message>
    <message>
        <source>You do not have that many stones: choose something cheaper.</source>
        <translation>Non hai tante pietre: scegli qualcosa che costa meno.</translation>
    </message>
    <message>
        <source>You have 25 stones already, and nobody can have more: use some first.</source>
        <translation>Hai già 25 pietre, e nessuno può averne di più: prima usane alcune.</translation>
    </message>
    <message>
        <source>The flood moves one step at a time: from low or high only to the middle.</source>
        <translation>La piena si sposta di un passo alla volta: da bassa o alta solo a media.</translation>
    </message>
    <message>
        <source>You do not have that field: choose one of yours.</source>
        <translation>Non hai quel campo: scegline uno dei tuoi.</translation>
    </message>
    <message>
        <source>That field is green and always watered: choose a yellow or a red one.</source>
        <translation>Quel campo è verde e sempre irrigato: scegline uno giallo o rosso.</translation>
    </message>
    <message>
        <source>You are not short of that much grain.</source>
        <translation>Non ti manca così tanto grano.</translation>
    </message>
    <message>
        <source>Between one and ten stones can be sold.</source>
        <translation>Si possono vendere da una a dieci pietre.</translation>
    </message>
    <message>
        <source>You have no ship in reserve at that site.</source>
        <translation>In quel sito non hai una nave in riserva.</translation>
    </message>
    <message>
        <source>That worker has built in this round, or is at work already: choose another.</source>
        <translation>Quel lavoratore ha già costruito in questo giro, o è già al lavoro: scegline un altro.</translation>
    </message>
    <message>
        <source>The foreman does not build alone: choose another worker first.</source>
        <translation>Il caposquadra non costruisce da solo: prima scegli un altro lavoratore.</translation>
    </message>
    <message>
        <source>Only one worker builds at a time, beside the foreman.</source>
        <translation>Costruisce un solo lavoratore alla volta, oltre al caposquadra.</translation>
    </message>
    <message>
        <source>That worker is too weak, or your stones too few, for the cheapest thing here: choose another, or strengthen him first.</source>
        <translation>Quel lavoratore è troppo debole, o le tue pietre sono troppo poche, per la cosa meno cara qui: scegline un altro, o prima rafforzalo.</translation>
    </message>
    <message>
        <source>That is no square of a monument: choose one in gold.</source>
        <translation>Non è una casella di un monumento: scegline una dorata.</translation>
    </message>
    <message>
        <source>That belongs to another site: choose something that is built here.</source>
        <translation>Quello appartiene a un altro sito: scegli qualcosa che si costruisce qui.</translation>
    </message>
    <message>
        <source>A stone lies there already: choose a free square.</source>
        <translation>Lì c&apos;è già una pietra: scegli una casella libera.</translation>
    </message>
    <message>
        <source>Others come first: the square to its left or the ones below it; at the temple the flanks, then the columns, then the roof.</source>
        <translation>Prima ne vengono altre: la casella a sinistra o quelle sotto; nel tempio i fianchi, poi le colonne, poi la trabeazione.</translation>
    </message>
    <message>
        <source>Your workers are not strong enough for that: choose a cheaper square, or add a worker or a card.</source>
        <translation>I tuoi lavoratori non sono abbastanza forti: scegli una casella più economica, o aggiungi un lavoratore o una carta.</translation>
    </message>
    <message>
        <source>Nothing has been built in this action yet: build something first, or take the worker back.</source>
        <translation>In questa azione non è stato ancora costruito nulla: prima costruisci, o riprendi il lavoratore.</translation>
    </message>
    <message>
        <source>Choose a track for your step: the quarry track or the grain market.</source>
        <translation>Scegli un tracciato per il tuo passo: la cava o il mercato del grano.</translation>
    </message>
    <message>
        <source>Only Amarna brings a step on a track: finish here without one.</source>
        <translation>Solo Amarna dà un passo su un tracciato: qui termina senza.</translation>
    </message>
    <message>
        <source>Between one and five Sphinx cards can be looked at.</source>
        <translation>Si possono guardare da una a cinque carte Sfinge.</translation>
    </message>
    <message>
        <source>There are not that many Sphinx cards left: choose fewer.</source>
        <translation>Non restano tante carte Sfinge: scegline meno.</translation>
    </message>
    <message>
        <source>You did not draw that card: choose one that you did.</source>
        <translation>Non hai pescato quella carta: scegline una che hai pescato.</translation>
    </message>
    <message>
        <source>Only one Sphinx card can be kept: put the others back.</source>
        <translation>Si può tenere una sola carta Sfinge: rimetti via le altre.</translation>
    </message>
    <message>
        <source>Choose the two cards in the order of their numbers.</source>
        <translation>Scegli le due carte nell&apos;ordine dei loro numeri.</translation>
    </message>
    <message>
        <source>Keep enough stones: you have begun an action here and must build something.</source>
        <translation>Tieni abbastanza pietre: qui hai cominciato un&apos;azione e devi costruire qualcosa.</translation>
    </message>
    <message>
        <source>This match is played by rules that this version of the app does not have. Please update it.</source>
        <translation>Questa partita segue regole che questa versione dell&apos;app non ha. Aggiornala, per favore.</translation>
    </message>
    <message>
        <source>For %1 you do not have: %2.</source>
        <comment>a god, dice and resources</comment>
        <translation>Per %1 ti manca: %2.</translation>
    </message>
    <message>
        <source>A card of the Ennead cannot go alone: give up the whole stack.</source>
        <translation>Una carta dell&apos;Enneade non può andarsene da sola: rinuncia a tutta la pila.</translation>
    </message>
    <message>
        <source>A lent god is not yours to give up: choose another.</source>
        <translation>Una Divinità in prestito non è tua: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>Not yet: the columns come after both flanks of the temple.</source>
        <translation>Non ancora: le colonne vengono dopo i due fianchi del tempio.</translation>
    </message>
    <message>
        <source>Not yet: the roof comes after all four columns.</source>
        <translation>Non ancora: la trabeazione viene dopo le quattro colonne.</translation>
    </message>
    <message>
        <source>Not yet. To be built first: %1.</source>
        <comment>squares of a monument</comment>
        <translation>Non ancora. Prima si costruisce: %1.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n stone(s), and you have %1: choose something cheaper.</source>
        <translation>
            <numerusform>Costa %n pietra, e ne hai %1: scegli qualcosa di meno caro.</numerusform>
            <numerusform>Costa %n pietre, e ne hai %1: scegli qualcosa di meno caro.</numerusform>
        </translation>
    </message>
    <message>
        <source>That takes strength %1, and %2 is left: choose something cheaper, or add a worker or a card.</source>
        <translation>Serve forza %1, e ne resta %2: scegli qualcosa di meno caro, o aggiungi un lavoratore o una carta.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest thing here costs %n stone(s), and you have %1.</source>
        <translation>
            <numerusform>La cosa meno cara qui costa %n pietra, e ne hai %1.</numerusform>
            <numerusform>La cosa meno cara qui costa %n pietre, e ne hai %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cheapest thing here takes strength %1: choose a stronger worker.</source>
        <translation>La cosa meno cara qui richiede forza %1: scegli un lavoratore più forte.</translation>
    </message>
    <message>
        <source>This card brings grain: play it while you feed.</source>
        <translation>Questa carta porta grano: giocala quando nutri i lavoratori.</translation>
    </message>
    <message>
        <source>This card brings strength: play it while you build.</source>
        <translation>Questa carta porta forza: giocala mentre costruisci.</translation>
    </message>
    <message>
        <source>This card is about ships: play it while you sail.</source>
        <translation>Questa carta riguarda le navi: giocala nella fase delle navi.</translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <comment>what is asked for</comment>
        <translation>Non ora. %1</translation>
    </message>
    <message>
        <source>The Priest waits until your Mummy has been played: choose another pawn.</source>
        <translation>Il Sacerdote aspetta che tu abbia giocato la Mummia: scegli un&apos;altra pedina.</translation>
    </message>
    <message>
        <source>The Pharaoh waits until your Mummy has been played: choose another pawn.</source>
        <translation>Il Faraone aspetta che tu abbia giocato la Mummia: scegli un&apos;altra pedina.</translation>
    </message>
    <message>
        <source>The triangle turns a room, and that is a corridor: choose a room.</source>
        <translation>Il triangolo gira una sala, e questo è un corridoio: scegli una sala.</translation>
    </message>
    <message>
        <source>The fork turns a corridor, and that is a room: choose a corridor.</source>
        <translation>Il bivio gira un corridoio, e questa è una sala: scegli un corridoio.</translation>
    </message>
    <message>
        <source>Your rival&apos;s Priest stands there and protects the tile: choose another.</source>
        <translation>Lì c&apos;è il Sacerdote del rivale, che protegge la tessera: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>Your rival&apos;s Pharaoh stands there and protects the tile: choose another.</source>
        <translation>Lì c&apos;è il Faraone del rivale, che protegge la tessera: scegline un&apos;altra.</translation>
    </message>
    <message numerus="yes">
        <source>Take exactly %n die(dice).</source>
        <translation>
            <numerusform>Prendi esattamente %n dado.</numerusform>
            <numerusform>Prendi esattamente %n dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Golden Cat has turned a die in this turn already.</source>
        <translation>Il Gatto d&apos;oro ha già cambiato un dado in questo turno.</translation>
    </message>
    <message>
        <source>Only the owner of the Gold Scarab has the Golden Cat.</source>
        <translation>Solo chi ha lo Scarabeo d&apos;Oro ha il Gatto d&apos;oro.</translation>
    </message>
    <message numerus="yes">
        <source>Keep at least %n stone(s): you have begun an action here and must build something.</source>
        <translation>
            <numerusform>Tieni almeno %n pietra: hai iniziato un&apos;azione qui e devi costruire qualcosa.</numerusform>
            <numerusform>Tieni almeno %n pietre: hai iniziato un&apos;azione qui e devi costruire qualcosa.</numerusform>
        </translation>
    </message>
    <message>
        <source>That worker is at work here already: choose another.</source>
        <translation>Questo lavoratore è già all&apos;opera qui: scegline un altro.</translation>
    </message>
    <message>
        <source>That worker has built in this round: choose another.</source>
        <translation>Questo lavoratore ha già costruito in questo giro: scegline un altro.</translation>
    </message>
    <message>
        <source>You have no ship left for that.</source>
        <translation>Non hai più navi per farlo.</translation>
    </message>
    <message>
        <source>There is no bend further downstream where your ships could go.</source>
        <translation>Più a valle non c&apos;è un&apos;ansa dove le tue navi possano andare.</translation>
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
    <name>ReportSheet</name>
    <message>
        <source>Report %1</source>
        <translation>Segnala %1</translation>
    </message>
    <message>
        <source>We see the match and the name, nothing else. %1 does not learn who reported it.</source>
        <translation>Vediamo la partita e il nome, nient&apos;altro. %1 non saprà chi ha fatto la segnalazione.</translation>
    </message>
    <message>
        <source>The name is offensive</source>
        <translation>Il nome è offensivo</translation>
    </message>
    <message>
        <source>Lets the time run on purpose</source>
        <translation>Lascia scorrere il tempo apposta</translation>
    </message>
    <message>
        <source>Something is not right with the moves</source>
        <translation>Qualcosa non va nelle mosse</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Altro</translation>
    </message>
</context>
<context>
    <name>RestChapter</name>
    <message>
        <source>Rest</source>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>The Rest turn</source>
        <translation>Il turno di Riposo</translation>
    </message>
    <message>
        <source>A tile, and what it gives</source>
        <translation>Una tessera, e ciò che dà</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gods.&lt;/b&gt; Use Bes first, if you have him. Hapy may be used in place of the tile, and ends the turn: Bes must come before.</source>
        <translation>&lt;b&gt;Divinità.&lt;/b&gt; Prima usa Bes, se ce l&apos;hai. Hapy si può usare al posto della tessera e chiude il turno: Bes va usato prima.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Take a Rest tile of the row, pay what it costs, take all it gives, and lay it in front of you.</source>
        <translation>&lt;b&gt;Tessera.&lt;/b&gt; Prendi una tessera Riposo della fila, paga ciò che costa, prendi tutto ciò che dà e mettila davanti a te.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End.&lt;/b&gt; Your gods are ready again. If three tiles lie in front of you now, they all go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.</source>
        <translation>&lt;b&gt;Fine.&lt;/b&gt; Le tue Divinità tornano pronte. Se ora hai davanti tre tessere, tornano tutte nella fila; poi si scarta la Divinità più a destra, le altre scorrono a destra e si pesca una carta.</translation>
    </message>
    <message>
        <source>Tiles in front of others cannot be taken; only the Emerald Scarab can use one of them.</source>
        <translation>Le tessere davanti agli altri non si possono prendere; solo lo Scarabeo di Smeraldo può usarne una.</translation>
    </message>
    <message>
        <source>You may rest only if you can pay for a tile, use Hapy, or use somebody&apos;s open tile by the Emerald Scarab. The Fame of Bes counts for this: you use him before you take the tile. There are always at least two tiles in the row.</source>
        <translation>Puoi riposare solo se puoi pagare una tessera, usare Hapy, o usare una tessera scoperta altrui con lo Scarabeo di Smeraldo. La Fama di Bes conta per questo: lo usi prima di prendere la tessera. Nella fila ci sono sempre almeno due tessere.</translation>
    </message>
    <message>
        <source>If the row holds fewer than three gods, the rightmost one there is goes; if there is none, none goes. From an empty deck nothing is drawn.</source>
        <translation>Se nella fila ci sono meno di tre Divinità, va via la più a destra che c&apos;è; se non ce n&apos;è, nessuna. Da un mazzo vuoto non si pesca nulla.</translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Tessere Riposo</translation>
    </message>
    <message>
        <source>All twelve at a glance</source>
        <translation>Tutte e dodici in un colpo d&apos;occhio</translation>
    </message>
    <message>
        <source>Of the twelve tiles six, eight or ten are in play. What a tile costs is paid when you take it; a tile that you cannot pay for cannot be taken.</source>
        <translation>Delle dodici tessere ne sono in gioco sei, otto o dieci. Ciò che una tessera costa si paga quando la prendi; una tessera che non puoi pagare non si può prendere.</translation>
    </message>
    <message>
        <source>Resources “of other kinds” must each differ from the resource you discarded; they may be equal to each other.</source>
        <translation>Le risorse «di altri tipi» devono essere tutte diverse dalla risorsa scartata; tra loro possono essere uguali.</translation>
    </message>
    <message>
        <source>A full board</source>
        <translation>Una plancia piena</translation>
    </message>
    <message>
        <source>Eight spaces, and what happens to the ninth resource</source>
        <translation>Otto spazi, e che cosa succede alla nona risorsa</translation>
    </message>
    <message>
        <source>Your board has &lt;b&gt;eight spaces&lt;/b&gt;, one for each Worker, Cat or Stone die. You must take what you gain. Each resource beyond the eighth makes you give one up, a new one or an old one.</source>
        <translation>La tua plancia ha &lt;b&gt;otto spazi&lt;/b&gt;, uno per ogni Lavoratore, Gatto o dado Pietra. Ciò che ottieni devi prenderlo. Ogni risorsa oltre l&apos;ottava ti costringe a rinunciare a una, nuova o vecchia.</translation>
    </message>
    <message>
        <source>Workers and Cats go back to the supply, Stone dice to the quarry.</source>
        <translation>Lavoratori e Gatti tornano nella riserva, i dadi Pietra vanno nella Cava.</translation>
    </message>
    <message>
        <source>While a space is free nothing may be given up.</source>
        <translation>Finché c&apos;è uno spazio libero non si può rinunciare a nulla.</translation>
    </message>
    <message>
        <source>A Stone die that is taken from the supply and given up at once has still been taken: it may bring the end.</source>
        <translation>Un dado Pietra preso dalla riserva e subito lasciato è stato comunque preso: può portare alla fine.</translation>
    </message>
    <message>
        <source>It can happen in the turn of somebody else, when a tile gives you a Cat.</source>
        <translation>Può succedere nel turno di qualcun altro, quando una tessera ti dà un Gatto.</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Le riserve</translation>
    </message>
    <message>
        <source>What there is, and when it runs out</source>
        <translation>Che cosa c&apos;è, e quando finisce</translation>
    </message>
    <message>
        <source>There are 21 Workers and 9 Cats. This is what lies in the supply when the game begins:</source>
        <translation>Ci sono 21 Lavoratori e 9 Gatti. Ecco che cosa c&apos;è nella riserva quando la partita comincia:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Dadi Pietra</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Lavoratori</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Gatti</translation>
    </message>
    <message>
        <source>Cards in the deck of gods</source>
        <translation>Carte nel mazzo delle Divinità</translation>
    </message>
    <message>
        <source>If a resource that is named is missing, you get what there is. You do not get the rest later.</source>
        <translation>Se manca una risorsa nominata, ricevi ciò che c&apos;è. Il resto non si recupera.</translation>
    </message>
    <message>
        <source>Where you may choose, choose a kind that is there. “Three of one kind” may be fewer than three.</source>
        <translation>Dove puoi scegliere, scegli un tipo che c&apos;è. «Tre dello stesso tipo» possono essere meno di tre.</translation>
    </message>
    <message>
        <source>Without a Stone die in the supply Mertseger cannot be used, and Khepri gives a Worker or a Cat.</source>
        <translation>Senza dadi Pietra nella riserva Mertseger non si può usare, e Khepri dà un Lavoratore o un Gatto.</translation>
    </message>
    <message>
        <source>The last Stone die that leaves the supply brings the end.</source>
        <translation>L&apos;ultimo dado Pietra che lascia la riserva porta alla fine.</translation>
    </message>
</context>
<context>
    <name>RestTilePage</name>
    <message>
        <source>What the supply lacks is not made up for. If your board overflows, you choose what to give up.</source>
        <translation>Ciò che manca nella riserva non viene sostituito. Se la plancia trabocca, scegli tu a che cosa rinunciare.</translation>
    </message>
    <message>
        <source>A Stone die comes from the supply. If it was the last one there, the end begins.</source>
        <translation>Un dado Pietra viene dalla riserva. Se era l&apos;ultimo, comincia la fine.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Costo: %1.</translation>
    </message>
</context>
<context>
    <name>ResultButtons</name>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
</context>
<context>
    <name>ResultPages</name>
    <message>
        <source>The seed was copied.</source>
        <translation>Seme copiato.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation>Come si contano i punti</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Condividi questa partita</translation>
    </message>
</context>
<context>
    <name>ResultPyramids</name>
    <message>
        <source>The pyramids, level by level</source>
        <translation>Le piramidi, livello per livello</translation>
    </message>
</context>
<context>
    <name>ResultRecord</name>
    <message>
        <source>This match is not in your statistics yet.</source>
        <translation>Questa partita non è ancora nelle tue statistiche.</translation>
    </message>
    <message numerus="yes">
        <source>He has won every time so far: %n match(es).</source>
        <translation>
            <numerusform>Finora ha sempre vinto lui (%n partita).</numerusform>
            <numerusform>Finora ha sempre vinto lui (%n partite).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He has never beaten you: %n match(es).</source>
        <translation>
            <numerusform>Non ha mai vinto contro di te (%n partita).</numerusform>
            <numerusform>Non ha mai vinto contro di te (%n partite).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>Vinte: %1 su %n.</numerusform>
            <numerusform>Vinte: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Tu contro %1</translation>
    </message>
</context>
<context>
    <name>ResultScore</name>
    <message>
        <source>Shared victory</source>
        <translation>Vittoria condivisa</translation>
    </message>
    <message numerus="yes">
        <source>Victory by %n Fame</source>
        <translation>
            <numerusform>Vittoria di %n punto Fama</numerusform>
            <numerusform>Vittoria di %n punti Fama</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory by the fuller board</source>
        <translation>Vittoria per la plancia più piena</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n Fame</source>
        <translation>
            <numerusform>%1 vince di %n punto Fama</numerusform>
            <numerusform>%1 vince di %n punti Fama</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal Fame: %1 wins</source>
        <translation>A pari Fama vince %1</translation>
    </message>
    <message>
        <source>%1 wins by the fuller board</source>
        <translation>%1 vince per la plancia più piena</translation>
    </message>
    <message>
        <source>Shared victory: %1 and %2</source>
        <translation>Vittoria condivisa: %1 e %2</translation>
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
    <name>ResultSheet</name>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Chance of winning, move by move</source>
        <translation>Probabilità di vittoria, mossa per mossa</translation>
    </message>
</context>
<context>
    <name>ReviewMistakes</name>
    <message>
        <source>Nobody gave anything away: no move could have been much better.</source>
        <translation>Nessuno ha regalato nulla: nessuna mossa poteva essere molto migliore.</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Goes on.</source>
        <translation>Prosegue.</translation>
    </message>
    <message>
        <source>This match is still being played. It can be looked at like this once it is over.</source>
        <translation>Questa partita è ancora in corso. Si potrà analizzare quando sarà finita.</translation>
    </message>
    <message>
        <source>Part of this match is still hidden on this device. Look again once all of it has arrived.</source>
        <translation>Una parte di questa partita è ancora nascosta su questo dispositivo. Riprova quando sarà arrivata tutta.</translation>
    </message>
    <message>
        <source>This match ended before its last move, so there is no score to review.</source>
        <translation>Questa partita è finita prima dell&apos;ultima mossa: non c&apos;è un punteggio da analizzare.</translation>
    </message>
    <message>
        <source>Looking at move %1 of %2</source>
        <translation>Analisi della mossa %1 di %2</translation>
    </message>
    <message>
        <source>Looking again at the moves that cost most</source>
        <translation>Seconda analisi delle mosse più costose</translation>
    </message>
    <message>
        <source>%1 The same move, but played differently: see the board.</source>
        <translation>%1 La stessa mossa, ma giocata in un altro modo: guarda il tavolo.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L&apos;inizio</translation>
    </message>
    <message>
        <source>About to make move %1</source>
        <translation>Prima della mossa %1</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Mossa %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 %2%</source>
        <translation>%1 %2%</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>No review of this match</source>
        <translation>Nessuna analisi di questa partita</translation>
    </message>
</context>
<context>
    <name>ReviewSeats</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ReviewSteps</name>
    <message>
        <source>To the position before it</source>
        <translation>Alla posizione precedente</translation>
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
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Mossa %1 di %2</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>RiddlePage</name>
    <message>
        <source>It is counted once, in the final scoring. Until then it is secret.</source>
        <translation>Si conta una volta, nel conteggio finale. Fino ad allora è segreta.</translation>
    </message>
</context>
<context>
    <name>RiddleSheet</name>
    <message>
        <source>Sphinx card</source>
        <translation>Carta Sfinge</translation>
    </message>
    <message numerus="yes">
        <source>As things stand: %n point(s)</source>
        <translation>
            <numerusform>Per ora: %n punto</numerusform>
            <numerusform>Per ora: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>This card in the rules</source>
        <translation>Questa carta nelle regole</translation>
    </message>
</context>
<context>
    <name>RivalPage</name>
    <message>
        <source>Great Architect of level %1</source>
        <translation>Grande Architetto di livello %1</translation>
    </message>
    <message>
        <source>His power.</source>
        <translation>Il suo potere.</translation>
    </message>
    <message>
        <source>Open projects, which all pay him</source>
        <translation>Progetti scoperti, tutti a suo favore</translation>
    </message>
    <message>
        <source>Fame of his spaces for tiles</source>
        <translation>Fama dei suoi spazi per le tessere</translation>
    </message>
</context>
<context>
    <name>RiverChapter</name>
    <message>
        <source>The Nile</source>
        <translation>Il Nilo</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Il fiume</translation>
    </message>
    <message>
        <source>Twenty bends from Ombos to Heliopolis</source>
        <translation>Venti anse da Ombos a Heliopolis</translation>
    </message>
    <message>
        <source>The Nile has &lt;b&gt;twenty bends&lt;/b&gt;. It flows from Ombos in the south to the delta in the north: downstream means down the board.</source>
        <translation>Il Nilo ha &lt;b&gt;venti anse&lt;/b&gt;. Scorre da Ombos, a sud, al delta, a nord: a valle vuol dire verso il basso del tabellone.</translation>
    </message>
    <message>
        <source>The first six bends.</source>
        <translation>Le prime sei anse.</translation>
    </message>
    <message>
        <source>Ten bends on one bank have a place for a &lt;b&gt;Nile card&lt;/b&gt;.</source>
        <translation>Dieci anse su una riva hanno un posto per una &lt;b&gt;carta Nilo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Seven bends on the other bank are &lt;b&gt;camps&lt;/b&gt;.</source>
        <translation>Sette anse sull&apos;altra riva sono &lt;b&gt;campi di lavoro&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Three are &lt;b&gt;sites&lt;/b&gt;: Abydos, Amarna and Giza.</source>
        <translation>Tre sono &lt;b&gt;siti&lt;/b&gt;: Abydos, Amarna e Giza.</translation>
    </message>
    <message>
        <source>Places for cards and camps or sites take turns, from bend to bend. The order is always the same; only the cards change.</source>
        <translation>Posti per carte e campi di lavoro o siti si alternano, di ansa in ansa. L&apos;ordine è sempre lo stesso; cambiano solo le carte.</translation>
    </message>
    <message>
        <source>Placing ships</source>
        <translation>Mettere le navi</translation>
    </message>
    <message>
        <source>One by one, only downstream</source>
        <translation>Una alla volta, solo verso valle</translation>
    </message>
    <message>
        <source>You have eight ships. When you are on turn you place &lt;b&gt;one&lt;/b&gt; of them at a bend, or you pass.</source>
        <translation>Hai otto navi. Quando tocca a te ne metti &lt;b&gt;una&lt;/b&gt; in un&apos;ansa, oppure passi.</translation>
    </message>
    <message>
        <source>The last ship of lapis lies at Thebae. The next may go to one of the cards, to Abydos, or further down; Passalon is taken.</source>
        <translation>L&apos;ultima nave del lapislazzuli è a Thebae. La prossima può andare a una delle carte, ad Abydos o più a valle; Passalon è occupato.</translation>
    </message>
    <message>
        <source>A ship goes &lt;b&gt;further downstream&lt;/b&gt; than the last one you placed in this round. What you have passed by is lost to you until the next round.</source>
        <translation>Una nave va &lt;b&gt;più a valle&lt;/b&gt; dell&apos;ultima che hai messo in questo giro. Ciò che hai superato è perso per te fino al giro successivo.</translation>
    </message>
    <message>
        <source>At a card or camp there is room for &lt;b&gt;one ship&lt;/b&gt;. Once its card is taken, a place is of no use in this round.</source>
        <translation>A una carta o a un campo di lavoro c&apos;è posto per &lt;b&gt;una nave&lt;/b&gt;. Presa la carta, lì non c&apos;è più nulla da prendere.</translation>
    </message>
    <message>
        <source>At a site there is room for several ships, but only for one of yours.</source>
        <translation>In un sito c&apos;è posto per più navi, ma solo per una delle tue.</translation>
    </message>
    <message>
        <source>It does not matter how far you go. Nobody has to place all eight ships.</source>
        <translation>Non importa quanto lontano vai. Nessuno è obbligato a mettere tutte e otto le navi.</translation>
    </message>
    <message>
        <source>Cards that change this</source>
        <translation>Carte che cambiano tutto questo</translation>
    </message>
    <message>
        <source>Two ships in one turn; once a round upstream; to a camp that is taken; the work of a camp twice; a place at a full site.</source>
        <translation>Due navi in un turno; una volta per giro a monte; in un campo di lavoro occupato; due volte il lavoro di un campo; un posto in un sito pieno.</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Carte Nilo</translation>
    </message>
    <message>
        <source>Three words that say when a card works</source>
        <translation>Tre parole che dicono quando vale una carta</translation>
    </message>
    <message>
        <source>The player who places a ship at a Nile card takes the card; the ship stays in its place until the end of the sailing. What happens then depends on the kind of card:</source>
        <translation>Chi mette una nave presso una carta Nilo prende la carta; la nave resta al suo posto fino alla fine della navigazione. Ciò che succede poi dipende dal tipo di carta:</translation>
    </message>
    <message>
        <source>Always, whenever you want, at once: the sign on the picture tells them apart.</source>
        <translation>Sempre, quando vuoi, subito: il simbolo sulla figura le distingue.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fields and quarries&lt;/b&gt; lie before you and give grain or stones in every round from now on.</source>
        <translation>&lt;b&gt;Campi e cave&lt;/b&gt; stanno davanti a te e da quel momento danno grano o pietre in ogni giro.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Whenever you want:&lt;/b&gt; you keep it and play it once, at a moment when it can do something. Then it leaves the game. It may be played in the same turn.</source>
        <translation>&lt;b&gt;Quando vuoi:&lt;/b&gt; la tieni e la giochi una volta, in un momento in cui può fare qualcosa. Poi esce dal gioco. Si può giocare nello stesso turno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At once:&lt;/b&gt; it is resolved as soon as you take it, as far as possible, and leaves the game. You may take it even if it does nothing for you.</source>
        <translation>&lt;b&gt;Subito:&lt;/b&gt; si risolve non appena la prendi, per quanto possibile, ed esce dal gioco. Puoi prenderla anche se per te non fa nulla.</translation>
    </message>
    <message>
        <source>When cards can be played</source>
        <translation>Quando si possono giocare le carte</translation>
    </message>
    <message>
        <source>Each card has its moment: grain cards while you feed, strength cards while you build. Cards that fit everywhere can be played at &lt;b&gt;any of your decisions&lt;/b&gt;: when you place a ship, while feeding or building, and at the end of a round. Tap your cards to do so.</source>
        <translation>Ogni carta ha il suo momento: le carte del grano mentre nutri i lavoratori, le carte della forza mentre costruisci. Le carte adatte a ogni momento si possono giocare a &lt;b&gt;ogni tua decisione&lt;/b&gt;: quando metti una nave, mentre nutri o costruisci, e alla fine di un giro. Per farlo apri le tue carte.</translation>
    </message>
    <message>
        <source>You are not asked about a card that can do nothing. The last moment for any card is the end of the fifth round; in the final scoring none can be played.</source>
        <translation>Non ti viene chiesto di una carta che non può fare nulla. L&apos;ultimo momento per ogni carta è la fine del quinto giro; nel conteggio finale non se ne possono giocare.</translation>
    </message>
    <message>
        <source>All Nile cards lie open: everybody sees what the others have.</source>
        <translation>Tutte le carte Nilo sono scoperte: ognuno vede che cosa hanno gli altri.</translation>
    </message>
    <message>
        <source>Camps</source>
        <translation>Campi di lavoro</translation>
    </message>
    <message>
        <source>Where workers grow strong</source>
        <translation>Dove i lavoratori diventano forti</translation>
    </message>
    <message>
        <source>A ship at a camp does its work at once. There is room for &lt;b&gt;one&lt;/b&gt; ship.</source>
        <translation>Una nave in un campo di lavoro ne fa subito il lavoro. C&apos;è posto per &lt;b&gt;una&lt;/b&gt; nave.</translation>
    </message>
    <message>
        <source>The seven camps, from the south to the north.</source>
        <translation>I sette campi di lavoro, da sud a nord.</translation>
    </message>
    <message>
        <source>Strength, stones and steps on the tracks come whether you want them or not. Only the &lt;b&gt;flood&lt;/b&gt; you may leave as it is.</source>
        <translation>Forza, pietre e passi sui tracciati arrivano che tu lo voglia o no. Solo la &lt;b&gt;piena&lt;/b&gt; puoi lasciarla com&apos;è.</translation>
    </message>
    <message>
        <source>If a camp says which workers, it is these. If it says &lt;b&gt;one of your choice&lt;/b&gt;, the foreman can be chosen too.</source>
        <translation>Se un campo di lavoro indica quali lavoratori, sono quelli. Se dice &lt;b&gt;uno a tua scelta&lt;/b&gt;, si può scegliere anche il caposquadra.</translation>
    </message>
    <message>
        <source>What would make a worker stronger than 9 is lost. You may go there all the same.</source>
        <translation>Ciò che porterebbe un lavoratore oltre 9 va perso. Puoi andarci lo stesso.</translation>
    </message>
    <message>
        <source>One card lets you go to a camp that is taken, another lets you do its work twice. Neither works at &lt;b&gt;Heliopolis&lt;/b&gt;.</source>
        <translation>Una carta ti permette di andare in un campo di lavoro occupato, un&apos;altra di farne due volte il lavoro. Nessuna delle due vale a &lt;b&gt;Heliopolis&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Siti</translation>
    </message>
    <message>
        <source>Places from the Nile outwards</source>
        <translation>Posti a partire dal Nilo</translation>
    </message>
    <message>
        <source>A ship at a site does nothing while you sail. It holds a place for the &lt;b&gt;building&lt;/b&gt;.</source>
        <translation>Una nave in un sito non fa nulla durante la navigazione. Tiene un posto per la &lt;b&gt;costruzione&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Turquoise came first and will build first, then lapis. The third place is free.</source>
        <translation>Il turchese è arrivato per primo e costruirà per primo, poi il lapislazzuli. Il terzo posto è libero.</translation>
    </message>
    <message>
        <source>Abydos: the &lt;b&gt;Sphinx&lt;/b&gt;. Amarna: the &lt;b&gt;obelisk&lt;/b&gt; and the &lt;b&gt;tombs&lt;/b&gt;. Giza: the &lt;b&gt;pyramid&lt;/b&gt; and the &lt;b&gt;temple&lt;/b&gt;. What belongs to one site cannot be built at another.</source>
        <translation>Abydos: la &lt;b&gt;Sfinge&lt;/b&gt;. Amarna: l&apos;&lt;b&gt;obelisco&lt;/b&gt; e le &lt;b&gt;tombe&lt;/b&gt;. Giza: la &lt;b&gt;piramide&lt;/b&gt; e il &lt;b&gt;tempio&lt;/b&gt;. Ciò che appartiene a un sito non si può costruire in un altro.</translation>
    </message>
    <message>
        <source>Everybody may have &lt;b&gt;one ship&lt;/b&gt; at each site.</source>
        <translation>Ognuno può avere &lt;b&gt;una nave&lt;/b&gt; in ogni sito.</translation>
    </message>
    <message>
        <source>A ship takes the free place &lt;b&gt;nearest the Nile&lt;/b&gt;. So the player who comes first builds first.</source>
        <translation>Una nave prende il posto libero &lt;b&gt;più vicino al Nilo&lt;/b&gt;. Così chi arriva prima costruisce prima.</translation>
    </message>
    <message>
        <source>With four players a site has three places, with two or three players two. When they are taken, ships can wait in the reserve.</source>
        <translation>Con quattro giocatori un sito ha tre posti, con due o tre giocatori ne ha due. Quando sono occupati, le navi possono aspettare in riserva.</translation>
    </message>
    <message>
        <source>The ships stay until the end of the Site bonus, unless their owner gives up building.</source>
        <translation>Le navi restano fino alla fine della fase Bonus, a meno che il proprietario rinunci a costruire.</translation>
    </message>
    <message>
        <source>The reserve</source>
        <translation>La riserva</translation>
    </message>
    <message>
        <source>Waiting at a full site</source>
        <translation>Aspettare in un sito pieno</translation>
    </message>
    <message>
        <source>If all places of a site are taken, you may still place a ship there: it waits &lt;b&gt;in reserve&lt;/b&gt;, behind those that wait already. For the rule of going downstream it counts like any other ship.</source>
        <translation>Se tutti i posti di un sito sono occupati, puoi comunque metterci una nave: aspetta &lt;b&gt;in riserva&lt;/b&gt;, dietro a quelle che già aspettano. Per la regola di andare verso valle conta come ogni altra nave.</translation>
    </message>
    <message>
        <source>Turquoise waits: if one of the three gives up, turquoise builds, as the last.</source>
        <translation>Il turchese aspetta: se uno dei tre rinuncia, il turchese costruisce, per ultimo.</translation>
    </message>
    <message>
        <source>For each place that is &lt;b&gt;given up&lt;/b&gt; the next ship in reserve may build, after all the regular places.</source>
        <translation>Per ogni posto a cui si &lt;b&gt;rinuncia&lt;/b&gt; può costruire la prossima nave in riserva, dopo tutti i posti regolari.</translation>
    </message>
    <message>
        <source>The player who may build from the reserve may give up too; then the next one in the reserve has the chance.</source>
        <translation>Anche chi può costruire dalla riserva può rinunciare; allora l&apos;occasione passa alla prossima in riserva.</translation>
    </message>
    <message>
        <source>Ships that never got their chance go home when all building at the site is over. They do not count for the Site bonus.</source>
        <translation>Le navi che non hanno avuto la loro occasione tornano quando nel sito si è finito di costruire. Non contano per il Bonus.</translation>
    </message>
    <message>
        <source>Two cards help out of the reserve: one gives a place of its own, one lets its owner build before everybody.</source>
        <translation>Due carte aiutano a uscire dalla riserva: una dà un posto tutto suo, una permette a chi la possiede di costruire prima di tutti.</translation>
    </message>
    <message>
        <source>With two players there is no need for a reserve: there are two places, and nobody has a second ship at a site.</source>
        <translation>Con due giocatori la riserva non serve: ci sono due posti, e nessuno ha una seconda nave in un sito.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Always:&lt;/b&gt; a power you keep to the end. Some work once in a round.</source>
        <translation>&lt;b&gt;Sempre:&lt;/b&gt; un potere che tieni fino alla fine. Alcune carte agiscono una volta per giro.</translation>
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
        <source>It turns by one third or two: never all the way round, and never not at all.</source>
        <translation>Gira di un terzo o di due: mai di un giro intero, e non può restare com&apos;era.</translation>
    </message>
    <message>
        <source>A tile with an opposing &lt;b&gt;Priest or Pharaoh&lt;/b&gt; on it cannot be turned (with the option “Like a Mummy” that of the Pharaoh can). Your own do not stop you.</source>
        <translation>Una tessera con un &lt;b&gt;Sacerdote o Faraone&lt;/b&gt; avversario non si può girare (con l&apos;opzione «Come una Mummia» quella del Faraone sì). I tuoi non te lo impediscono.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides may be chosen: nothing changes, and the power is used.</source>
        <translation>Si può scegliere una tessera aperta su tutti e tre i lati: non cambia nulla, e il potere è usato.</translation>
    </message>
    <message>
        <source>Pawns stand still while the tile turns under them.</source>
        <translation>Le pedine restano ferme mentre la tessera gira sotto di loro.</translation>
    </message>
    <message>
        <source>Before: the curse is joined to the room above.</source>
        <translation>Prima: la maledizione è unita alla sala di sopra.</translation>
    </message>
    <message>
        <source>After two thirds: the corridor shuts the curse out and joins the room above to lapis.</source>
        <translation>Dopo due terzi: il corridoio isola la maledizione e unisce la sala di sopra al lapislazzuli.</translation>
    </message>
</context>
<context>
    <name>RoundLine</name>
    <message>
        <source>%1, points: %2, in this round: %3. %4. Turn tile %5</source>
        <translation>%1, punti: %2, in questo giro: %3. %4. Tessera Turno %5</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round %1</source>
        <translation>Giro %1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punti: %1</translation>
    </message>
    <message>
        <source>The last player goes first in the next round.</source>
        <translation>Chi è ultimo comincia il giro successivo.</translation>
    </message>
    <message>
        <source>Now the final scoring.</source>
        <translation>Ora il conteggio finale.</translation>
    </message>
    <message>
        <source>On to round %1</source>
        <translation>Al giro %1</translation>
    </message>
    <message>
        <source>To the final scoring</source>
        <translation>Al conteggio finale</translation>
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
    <name>RuleFold</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>chiuso</translation>
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
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carta per carta</translation>
    </message>
    <message>
        <source>Learn the game, page by page</source>
        <translation>Impara il gioco, pagina per pagina</translation>
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
        <source>A sarcophagus adds to the value of the network it lies in, but only in these cases:</source>
        <translation>Un sarcofago accresce il valore del sotterraneo in cui si trova, ma solo se è l&apos;unico o se forma una coppia:</translation>
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
        <source>The folder of saved matches is read-only.</source>
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
        <source>This move does not fit the saved match.</source>
        <translation>Questa mossa non corrisponde alla partita salvata.</translation>
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
    <name>ScarabChoice</name>
    <message>
        <source>Keep the %1</source>
        <translation>Tieni lo %1</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Scegline uno</translation>
    </message>
</context>
<context>
    <name>ScarabsChapter</name>
    <message>
        <source>Each scarab</source>
        <translation>Scarabeo per scarabeo</translation>
    </message>
    <message>
        <source>A die of the Triad may pay for it.</source>
        <translation>Può pagarlo un dado della Triade.</translation>
    </message>
    <message>
        <source>The god serves you within its own limits, and Ptah makes it ready like those you have.</source>
        <translation>La Divinità ti serve entro i suoi limiti, e Ptah la rende pronta come quelle che hai.</translation>
    </message>
    <message>
        <source>The loan ends when the card leaves the row. If you pray to it, it is yours; if it was used, it stays used.</source>
        <translation>Il prestito finisce quando la carta lascia la fila. Se la preghi, è tua; se era stata usata, resta usata.</translation>
    </message>
    <message>
        <source>It is not counted at upkeep or at the end, and Aton cannot discard it. Anubis does help at the upkeep of that turn.</source>
        <translation>Non si conta nel culto né alla fine, e Aton non può scartarla. Anubis però aiuta nel culto di quel turno.</translation>
    </message>
    <message>
        <source>Bes, Hapy, Hathor and the gods of the Ennead bring nothing this way.</source>
        <translation>Bes, Hapy, Hathor e le Divinità dell&apos;Enneade così non danno nulla.</translation>
    </message>
    <message>
        <source>It counts each time you go from seven resources to eight, in the turns of others too.</source>
        <translation>Vale ogni volta che passi da sette risorse a otto, anche nei turni degli altri.</translation>
    </message>
    <message>
        <source>On a full board a further resource brings nothing. With seven resources a Stone die and a Cat bring 2 Fame once; then one resource must go.</source>
        <translation>Su una plancia piena un&apos;altra risorsa non dà nulla. Con sette risorse, un dado Pietra e un Gatto danno 2 punti Fama una volta sola; poi una risorsa deve andare via.</translation>
    </message>
    <message>
        <source>If you spend a resource and fill the space again later, you gain it again.</source>
        <translation>Se spendi una risorsa e più tardi riempi di nuovo lo spazio, ottieni di nuovo quei punti.</translation>
    </message>
    <message>
        <source>You are asked after each build, when all its Fame has been gained and before the builder goes on. You may copy each build once, in as many builds as you can pay for.</source>
        <translation>Ti viene chiesto dopo ogni costruzione, quando tutta la sua Fama è stata ottenuta e prima che chi costruisce continui. Puoi copiare ogni costruzione una volta sola, ma quante ne puoi pagare.</translation>
    </message>
    <message>
        <source>A 5 on the ground of Cheops: the builder discards 2 Workers and gains 5. You may discard 3 Workers and gain 5.</source>
        <translation>Un 5 alla base di Cheops: chi costruisce scarta 2 Lavoratori e ottiene 5. Tu puoi scartare 3 Lavoratori e ottenere 5.</translation>
    </message>
    <message>
        <source>You gain all the Fame of the build, with what Serket, Thoth and Jasper added, or nothing.</source>
        <translation>Ottieni tutta la Fama della costruzione, con ciò che hanno aggiunto Serket, Thoth e il Diaspro, oppure niente.</translation>
    </message>
    <message>
        <source>You pay with Workers only: Bastet does not help out of turn. Your own gods add nothing, and no die is placed: it is no build of yours.</source>
        <translation>Paghi solo con Lavoratori: fuori dal tuo turno Bastet non aiuta. Le tue Divinità non aggiungono nulla e non si piazza nessun dado: non è una tua costruzione.</translation>
    </message>
    <message>
        <source>You pay what the tile costs, as usual.</source>
        <translation>Paghi ciò che la tessera costa, come al solito.</translation>
    </message>
    <message>
        <source>Nothing is laid in front of you, so your own tiles do not grow in number.</source>
        <translation>Davanti a te non si mette nulla, quindi le tue tessere non aumentano.</translation>
    </message>
    <message>
        <source>For its holder a tile that lies face down still counts as one of three. It is turned up when it goes back; until then it cannot be used again.</source>
        <translation>Per chi la possiede, una tessera voltata conta ancora come una delle tre. Torna scoperta quando va al suo posto; fino ad allora non si può usare di nuovo.</translation>
    </message>
    <message>
        <source>Your own tiles cannot be used this way.</source>
        <translation>Le tue tessere non si possono usare così.</translation>
    </message>
    <message>
        <source>Hathor counts as one god like any other. Gods that were discarded or only lent do not count.</source>
        <translation>Hathor conta come una Divinità qualsiasi. Le Divinità scartate o solo prestate non contano.</translation>
    </message>
    <message>
        <source>Workers, Cats and Stone dice all fill a space. A full board is worth 12 Fame.</source>
        <translation>Lavoratori, Gatti e dadi Pietra occupano tutti uno spazio. Una plancia piena vale 12 punti Fama.</translation>
    </message>
    <message>
        <source>The Golden Cat is no resource: it fills no space, pays for nothing, and counts neither at upkeep nor in a tie. Bastet does not change it.</source>
        <translation>Il Gatto d&apos;oro non è una risorsa: non occupa spazio, non paga nulla, e non conta né nel culto né in caso di parità. Bastet non lo cambia.</translation>
    </message>
    <message>
        <source>It turns a die like any Cat: between 1 and 6, and not a die of the Triad.</source>
        <translation>Alza o abbassa un dado come ogni Gatto: tra 1 e 6, e non un dado della Triade.</translation>
    </message>
    <message>
        <source>If nobody has this scarab, the Golden Cat is out of the game.</source>
        <translation>Se nessuno ha questo scarabeo, il Gatto d&apos;oro è fuori dal gioco.</translation>
    </message>
    <message>
        <source>A god that a Rest tile gives you is not paid for, and brings no Cat.</source>
        <translation>Una Divinità data da una tessera Riposo non si paga, e non porta un Gatto.</translation>
    </message>
    <message>
        <source>The Cat can turn a die at once.</source>
        <translation>Il Gatto può cambiare subito un dado.</translation>
    </message>
    <message>
        <source>No more than there are in the quarry: what is not there cannot be taken.</source>
        <translation>Non più di quanti ce ne sono nella Cava: ciò che non c&apos;è non si prende.</translation>
    </message>
    <message>
        <source>You say for which build. It helps only where at least 2 Workers are asked for.</source>
        <translation>Dici tu per quale costruzione. Aiuta solo dove sono chiesti almeno 2 Lavoratori.</translation>
    </message>
    <message>
        <source>Thoth counts, and the Pearl Scarab asks for, the Workers that were really discarded.</source>
        <translation>Per Thoth e per lo Scarabeo di Perla contano i Lavoratori davvero scartati.</translation>
    </message>
    <message>
        <source>That is everywhere but on the ground of Cheops: its upper levels, all of Chephren, and Mykerinos.</source>
        <translation>Cioè ovunque tranne alla base di Cheops: i suoi livelli superiori, tutta Chephren, e Mykerinos.</translation>
    </message>
    <message>
        <source>What Serket and Thoth add comes on top. The Pearl Scarab copies it too.</source>
        <translation>Ciò che aggiungono Serket e Thoth si somma. Anche lo Scarabeo di Perla lo copia.</translation>
    </message>
    <message>
        <source>The tile you have just taken is one of the three.</source>
        <translation>La tessera che hai appena preso è una delle tre.</translation>
    </message>
    <message>
        <source>With Hapy no tile is taken, so none go back and this brings nothing. The same is true of a tile used through the Emerald Scarab.</source>
        <translation>Con Hapy non si prende nessuna tessera, quindi nessuna torna e questo non dà nulla. Lo stesso vale per una tessera usata con lo Scarabeo di Smeraldo.</translation>
    </message>
    <message>
        <source>So one die is yours even without a Worker. With Bastet your Cats count too.</source>
        <translation>Così un dado è tuo anche senza Lavoratori. Con Bastet contano anche i tuoi Gatti.</translation>
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
        <translation>Sotterraneo più lungo</translation>
    </message>
    <message>
        <source>Cursed: worth nothing</source>
        <translation>Maledetto: non vale nulla</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Senza uscite: raddoppia</translation>
    </message>
    <message>
        <source>Closed network, tiles: %1, rooms: %2, bonus: %3, doubled</source>
        <translation>Sotterraneo chiuso, tessere: %1, sale: %2, bonus: %3, raddoppiato</translation>
    </message>
    <message>
        <source>Network, tiles: %1, rooms: %2, bonus: %3</source>
        <translation>Sotterraneo, tessere: %1, sale: %2, bonus: %3</translation>
    </message>
    <message>
        <source>Ankhs, squared: %1 and %2</source>
        <translation>Ankh, al quadrato: %1 e %2</translation>
    </message>
    <message>
        <source>Fame track</source>
        <translation>Tracciato Fama</translation>
    </message>
    <message>
        <source>Scarab</source>
        <translation>Scarabeo</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Divinità</translation>
    </message>
    <message>
        <source>Ennead</source>
        <translation>Enneade</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Progetti</translation>
    </message>
    <message>
        <source>Sarcophagus, eyes: %1, mummy: %2</source>
        <translation>Sarcofago, occhi: %1, mummia: %2</translation>
    </message>
    <message>
        <source>Sarcophagus, eyes: %1, not seen</source>
        <translation>Sarcofago, occhi: %1, non visto</translation>
    </message>
    <message>
        <source>The Pharaoh&apos;s favourite animal: a researcher stands there</source>
        <translation>L&apos;animale preferito del Faraone: lì c&apos;è un ricercatore</translation>
    </message>
    <message>
        <source>The Pharaoh&apos;s favourite animal: nobody of the team is there</source>
        <translation>L&apos;animale preferito del Faraone: lì non c&apos;è nessuno della squadra</translation>
    </message>
    <message>
        <source>Squares and tombs built</source>
        <translation>Caselle e tombe costruite</translation>
    </message>
    <message>
        <source>Floors of the pyramid</source>
        <translation>Piani della piramide</translation>
    </message>
    <message>
        <source>Sphinx cards put back</source>
        <translation>Carte Sfinge rimesse</translation>
    </message>
    <message>
        <source>Ships at the sites</source>
        <translation>Navi nei siti</translation>
    </message>
    <message>
        <source>End of the grain market</source>
        <translation>Fine del mercato del grano</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Carte Nilo</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Pietre vendute</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grano mancante</translation>
    </message>
    <message>
        <source>Stones left, two for a point</source>
        <translation>Pietre rimaste, due per un punto</translation>
    </message>
    <message>
        <source>Tomb tiles</source>
        <translation>Tessere Tomba</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Carte Sfinge</translation>
    </message>
    <message>
        <source>Sphinx card S%1</source>
        <translation>Carta Sfinge S%1</translation>
    </message>
    <message>
        <source>Cursed network, tiles: %1, worth nothing</source>
        <translation>Sotterraneo maledetto, tessere: %1, non vale nulla</translation>
    </message>
    <message>
        <source>Network without a pawn, tiles: %1</source>
        <translation>Sotterraneo senza pedine, tessere: %1</translation>
    </message>
    <message>
        <source>Nobody&apos;s network, tiles: %1, pawns tie %4 to %5</source>
        <translation>Sotterraneo di nessuno, tessere: %1, pedine in parità %4 a %5</translation>
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
        <translation>Quando la piramide è piena, ogni sotterraneo vale per chi lo possiede:</translation>
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
        <translation>È il più lungo, in tessere; tutti se pari</translation>
    </message>
    <message>
        <source>Then, if it is closed</source>
        <translation>Poi, se è chiuso</translation>
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
        <translation>Poi ognuno aggiunge il quadrato delle Ankh occupate dalle sue pedine. Le Ankh dei sotterranei maledetti non contano, e nessuna raddoppia mai.</translation>
    </message>
    <message>
        <source>The higher total wins. Equal totals are a draw.</source>
        <translation>Vince il totale più alto. A pari punti è pareggio.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Curse: %1</source>
        <translation>Maledizione: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
    <message numerus="yes">
        <source>Time to search: %n second(s)</source>
        <translation>
            <numerusform>Tempo per cercare: %n secondo</numerusform>
            <numerusform>Tempo per cercare: %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to search: as long as it takes</source>
        <translation>Tempo per cercare: quanto serve</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>This is it</source>
        <translation>Eccola</translation>
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
    <name>SeatBand</name>
    <message numerus="yes">
        <source>%n sarcophagus(i)</source>
        <translation>
            <numerusform>%n sarcofago</numerusform>
            <numerusform>%n sarcofagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>resta %n ricercatore</numerusform>
            <numerusform>restano %n ricercatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>di turno</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n nave disponibile</numerusform>
            <numerusform>%n navi disponibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pietra</numerusform>
            <numerusform>%n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>has passed for this round</source>
        <translation>ha passato per questo giro</translation>
    </message>
</context>
<context>
    <name>SeatPlan</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Finora: %1</translation>
    </message>
    <message>
        <source>on this device</source>
        <translation>su questo dispositivo</translation>
    </message>
    <message>
        <source>An Architect, level %1</source>
        <translation>Un Architetto, livello %1</translation>
    </message>
    <message>
        <source>gets an invitation</source>
        <translation>riceve un invito</translation>
    </message>
    <message>
        <source>for anyone who has the code</source>
        <translation>per chi ha il codice</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Posto %1: %2</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Rest tiles</source>
        <translation>Tessere Riposo</translation>
    </message>
    <message>
        <source>Your project: hold to see it</source>
        <translation>Il tuo progetto: tieni premuto per vederlo</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Progetti</translation>
    </message>
    <message>
        <source>A hidden project</source>
        <translation>Un progetto nascosto</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Divinità</translation>
    </message>
    <message>
        <source>Ennead: %1</source>
        <translation>Enneade: %1</translation>
    </message>
    <message>
        <source>No gods yet</source>
        <translation>Ancora nessuna Divinità</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>Chi siede qui?</translation>
    </message>
    <message>
        <source>Anyone who has the code</source>
        <translation>Chiunque abbia il codice</translation>
    </message>
    <message>
        <source>Share it by any messenger. Your friend needs nothing but the app.</source>
        <translation>Condividilo come vuoi. All&apos;amico serve solo l&apos;app.</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amico</translation>
    </message>
    <message>
        <source>An Architect</source>
        <translation>Un Architetto</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Livello %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>Resta %n ricercatore</numerusform>
            <numerusform>Restano %n ricercatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands at no pillar.</source>
        <translation>A nessuna colonna.</translation>
    </message>
    <message>
        <source>Stands at: %1</source>
        <translation>Alle colonne: %1</translation>
    </message>
    <message>
        <source>No sarcophagus yet.</source>
        <translation>Ancora nessun sarcofago.</translation>
    </message>
    <message>
        <source>Hold one to see the mummy in it.</source>
        <translation>Tienine premuto uno per vedere la mummia.</translation>
    </message>
    <message>
        <source>Sarcophagi in the rules</source>
        <translation>I sarcofagi nelle regole</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>turn tile %1</source>
        <translation>tessera Turno %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n nave disponibile</numerusform>
            <numerusform>%n navi disponibili</numerusform>
        </translation>
    </message>
    <message>
        <source>has passed for this round</source>
        <translation>ha passato per questo giro</translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>su 25</translation>
    </message>
    <message>
        <source>+%1 a round</source>
        <translation>+%1 per giro</translation>
    </message>
    <message>
        <source>Fields and quarries</source>
        <translation>Campi e cave</translation>
    </message>
    <message>
        <source>Quarry, %1 stones a round</source>
        <translation>Cava, %1 pietre per giro</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Carte Sfinge</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A Sphinx card, face down</source>
        <translation>Una carta Sfinge, coperta</translation>
    </message>
    <message>
        <source>One eye, %1</source>
        <translation>Un occhio, %1</translation>
    </message>
    <message>
        <source>Two eyes, %1</source>
        <translation>Due occhi, %1</translation>
    </message>
    <message>
        <source>Three eyes, %1</source>
        <translation>Tre occhi, %1</translation>
    </message>
</context>
<context>
    <name>SeatSigns</name>
    <message>
        <source>Signs of the players</source>
        <translation>I simboli dei giocatori</translation>
    </message>
    <message>
        <source>Every colour has a sign of its own, everywhere and always, so that no one needs to tell colours apart.</source>
        <translation>Ogni colore ha un simbolo tutto suo, ovunque e sempre: nessuno ha bisogno di distinguere i colori.</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who plays for you?</source>
        <translation>Chi gioca per te?</translation>
    </message>
    <message>
        <source>Who plays for %1?</source>
        <translation>Chi gioca per %1?</translation>
    </message>
    <message>
        <source>Leave a seat to an Architect</source>
        <translation>Lascia un posto a un Architetto</translation>
    </message>
    <message>
        <source>He sees only what that player could see. The seat can be taken back at any time.</source>
        <translation>Vede solo ciò che vedrebbe quel giocatore. Il posto si può riprendere in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Whose seat? The Architect plays on with all that lies there, until the person is back.</source>
        <translation>Di chi è il posto? L&apos;Architetto continua con tutto ciò che c&apos;è, finché la persona torna.</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>Eccomi di nuovo</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 è di nuovo qui</translation>
    </message>
    <message>
        <source>An Architect takes over</source>
        <translation>Subentra un Architetto</translation>
    </message>
    <message>
        <source>Let an Architect play for %1</source>
        <translation>Fai giocare un Architetto per %1</translation>
    </message>
</context>
<context>
    <name>SecretsPage</name>
    <message>
        <source>Open and secret</source>
        <translation>Pubblico e segreto</translation>
    </message>
    <message>
        <source>What both see, and what only you know</source>
        <translation>Ciò che vedono entrambi, e ciò che sai solo tu</translation>
    </message>
    <message>
        <source>The tiles in your hand: only you see them.</source>
        <translation>Le tessere che hai in mano: le vedi solo tu.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: the pyramid, all pawns in it, the pawns that both still have, and how many tiles are left in the pile and in each hand.</source>
        <translation>Quasi tutto è pubblico: la piramide, tutte le pedine al suo interno, quelle che entrambi hanno ancora, e quante tessere restano nel mazzetto e in ogni mano.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segreto</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tiles in a hand&lt;/b&gt;. When one phone is passed around, they stay hidden until you take it.</source>
        <translation>Le &lt;b&gt;tessere in mano&lt;/b&gt;. Quando ci si passa un telefono, restano nascoste finché non lo prendi tu.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;order of the pile&lt;/b&gt;. One of the fifty tiles is never placed, and nobody knows which.</source>
        <translation>L&apos;&lt;b&gt;ordine del mazzetto&lt;/b&gt;. Una delle cinquanta tessere non viene mai posata, e nessuno sa quale.</translation>
    </message>
    <message>
        <source>The player who moves last has the last word: the last tile of the match lies where nobody can answer it.</source>
        <translation>Chi gioca per ultimo ha l&apos;ultima parola: all&apos;ultima tessera della partita nessuno può più rispondere.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Gli Architetti, cioè i giocatori mossi dall&apos;app, non sanno più di quanto sapresti tu al loro posto.</translation>
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
        <translation>Informazioni su Great Architects</translation>
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
        <source>The pyramid has seven rows of 13, 11, 9, 7, 5, 3 and 1 places. The fifty tiles are shuffled. Nineteen of them lie open from the start, each turned at random: the thirteen of the bottom row and the six places of the second row that point upwards.</source>
        <translation>La piramide ha sette file di 13, 11, 9, 7, 5, 3 e 1 posti. Le cinquanta tessere si mescolano. Diciannove sono scoperte fin dall&apos;inizio, ognuna girata a caso: le tredici della fila in basso e i sei posti della seconda fila con la punta in alto.</translation>
    </message>
    <message>
        <source>The base: nineteen tiles lie open, thirty places wait.</source>
        <translation>La base: diciannove tessere scoperte, trenta posti in attesa.</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Le pedine</translation>
    </message>
    <message>
        <source>The first player is drawn at random. Both have seventeen pawns but only fifteen turns, so at least two pawns stay unplayed: nobody has to play the Priest.</source>
        <translation>Si sorteggia chi comincia. Entrambi hanno diciassette pedine ma solo quindici turni: almeno due non si giocano, e nessuno è obbligato a giocare il Sacerdote.</translation>
    </message>
    <message>
        <source>The player who begins has the &lt;b&gt;Pharaoh&lt;/b&gt;: fourteen Workers, a Mummy, a Priest and the Pharaoh.</source>
        <translation>Chi comincia ha il &lt;b&gt;Faraone&lt;/b&gt;: quattordici Operai, una Mummia, un Sacerdote e il Faraone.</translation>
    </message>
    <message>
        <source>The player who moves last has fifteen Workers, a Mummy and a Priest, and the last word: the last tile of the match.</source>
        <translation>Chi gioca per ultimo ha quindici Operai, una Mummia e un Sacerdote, e l&apos;ultima parola: l&apos;ultima tessera della partita.</translation>
    </message>
    <message>
        <source>Each player draws &lt;b&gt;three tiles&lt;/b&gt;. Twenty-five tiles remain in the pile; one of the fifty will never be placed.</source>
        <translation>Ognuno pesca &lt;b&gt;tre tessere&lt;/b&gt;. Venticinque restano nel mazzetto; una delle cinquanta non sarà mai posata.</translation>
    </message>
</context>
<context>
    <name>ShareButtons</name>
    <message>
        <source>Copy the invitation</source>
        <translation>Copia l&apos;invito</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copied: paste it wherever you like.</source>
        <translation>Copiato: incollalo dove vuoi.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
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
    <name>SideAction</name>
    <message>
        <source>%1, not now</source>
        <translation>%1, non ora</translation>
    </message>
</context>
<context>
    <name>SideTracks</name>
    <message>
        <source>Quarry track: %1</source>
        <translation>Tracciato della cava: %1</translation>
    </message>
    <message>
        <source>Market track: %1</source>
        <translation>Mercato del grano: %1</translation>
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
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Size %1 of %2</source>
        <translation>Dimensione %1 di %2</translation>
    </message>
</context>
<context>
    <name>SoloChapter</name>
    <message>
        <source>Alone</source>
        <translation>In solitario</translation>
    </message>
    <message>
        <source>Against a Great Architect</source>
        <translation>Contro un Grande Architetto</translation>
    </message>
    <message>
        <source>How he plays, step by step</source>
        <translation>Come gioca, passo per passo</translation>
    </message>
    <message>
        <source>Alone you play by the rules for two, without a scarab. Your rival is one of four Great Architects, and you begin. All projects lie open: one is yours, two are his, or three if he is Amenhotep. Both begin with 5 Fame; he has no resources and needs none.</source>
        <translation>In solitario giochi con le regole per due, senza scarabeo. Il tuo rivale è uno dei quattro Grandi Architetti, e cominci tu. Tutti i progetti sono scoperti: uno è tuo, due sono suoi, o tre se è Amenhotep. Si comincia tutti e due con 5 punti Fama; lui non ha risorse e non ne ha bisogno.</translation>
    </message>
    <message>
        <source>The six Rest tiles lie on numbered spaces: 1, 2, 3 in the upper row, 4, 5, 6 in the lower.</source>
        <translation>Le sei tessere Riposo stanno su spazi numerati: 1, 2, 3 nella fila in alto, 4, 5, 6 in quella in basso.</translation>
    </message>
    <message>
        <source>His turn</source>
        <translation>Il suo turno</translation>
    </message>
    <message>
        <source>&lt;b&gt;God.&lt;/b&gt; He takes the god of the row that is worth the most Fame at the end. A god of the Ennead comes before all others. Among equals he takes the rightmost. His gods have no power and need no upkeep.</source>
        <translation>&lt;b&gt;Divinità.&lt;/b&gt; Prende la Divinità della fila che alla fine vale più Fama. Una Divinità dell&apos;Enneade viene prima di tutte le altre. Tra pari prende la più a destra. Le sue Divinità non hanno poteri e non chiedono culto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Die.&lt;/b&gt; He takes a Stone die from the quarry, or from the supply if there is none, and rolls it.</source>
        <translation>&lt;b&gt;Dado.&lt;/b&gt; Prende un dado Pietra dalla Cava, o dalla riserva se lì non ce n&apos;è, e lo tira.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; If a tile lies on the space of that number, he takes it to his first free space and gains the Fame of that space. The tile does nothing else, and the die goes to the quarry. After his third tile all three go back, to free spaces that you choose, and the rightmost god is discarded.</source>
        <translation>&lt;b&gt;Tessera.&lt;/b&gt; Se sullo spazio di quel numero c&apos;è una tessera, la porta nel suo primo spazio libero e ottiene la Fama di quello spazio. La tessera non fa altro, e il dado va nella Cava. Dopo la terza tessera tornano tutte e tre, su spazi liberi che scegli tu, e si scarta la Divinità più a destra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build.&lt;/b&gt; If that space is empty, he builds the die instead, without Workers, and gains its value, what the level adds, and what his power adds.</source>
        <translation>&lt;b&gt;Costruzione.&lt;/b&gt; Se quello spazio è vuoto, costruisce invece il dado, senza Lavoratori, e ottiene il suo valore, ciò che aggiunge il livello e ciò che aggiunge il suo potere.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Row.&lt;/b&gt; The row of gods slides to the right and is filled up to three.</source>
        <translation>&lt;b&gt;Fila.&lt;/b&gt; La fila delle Divinità scorre a destra e torna a tre carte.</translation>
    </message>
    <message>
        <source>Where he builds</source>
        <translation>Dove costruisce</translation>
    </message>
    <message>
        <source>If the die makes a pair of his projects with a neighbour somewhere, he builds there. Of several such spaces he takes the first: the lowest level, then the top row, then the left. More than one pair at once makes no difference.</source>
        <translation>Se da qualche parte il dado forma con un vicino una coppia dei suoi progetti, costruisce lì. Tra più spazi così prende il primo: il livello più basso, poi la riga in alto, poi la sinistra. Più coppie insieme non fanno differenza.</translation>
    </message>
    <message>
        <source>Otherwise he builds on the lowest level that is not full, on the first free space in the same order.</source>
        <translation>Altrimenti costruisce al livello più basso non ancora pieno, nel primo spazio libero nello stesso ordine.</translation>
    </message>
    <message>
        <source>A turn of Imhotep</source>
        <translation>Un turno di Imhotep</translation>
    </message>
    <message>
        <source>The row shows Ra, Maat and Isis. He takes Isis, for she is of the Ennead.</source>
        <translation>La fila mostra Ra, Maat e Isis. Prende Isis, perché è dell&apos;Enneade.</translation>
    </message>
    <message>
        <source>The quarry holds no Stone die. He takes one from the supply and rolls a 5.</source>
        <translation>Nella Cava non ci sono dadi Pietra. Ne prende uno dalla riserva e tira un 5.</translation>
    </message>
    <message>
        <source>Space 5 is empty, so he builds. His projects are Giza and Abusir, and Giza wants 2–5. A 2 stands on the ground with a free space beside it: there he builds.</source>
        <translation>Lo spazio 5 è vuoto, quindi costruisce. I suoi progetti sono Giza e Abusir, e Giza vuole 2–5. Alla base c&apos;è un 2 con uno spazio libero accanto: costruisce lì.</translation>
    </message>
    <message>
        <source>Not on the first free space, at the top right, but beside the 2. Of its free neighbours the one on the left comes first.</source>
        <translation>Non nel primo spazio libero, in alto a destra, ma accanto al 2. Tra i suoi vicini liberi viene prima quello a sinistra.</translation>
    </message>
    <message>
        <source>The value of the die</source>
        <translation>Il valore del dado</translation>
    </message>
    <message>
        <source>The ground of Cheops</source>
        <translation>La base di Cheops</translation>
    </message>
    <message>
        <source>Imhotep&apos;s power</source>
        <translation>Il potere di Imhotep</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>If you bring the end about, he has one turn and you the last. If he does, you have one turn and he the last.</source>
        <translation>Se provochi tu la fine, lui ha un turno e tu l&apos;ultimo. Se la provoca lui, tu hai un turno e lui l&apos;ultimo.</translation>
    </message>
    <message>
        <source>After that, if no god is in the row he takes none; if there is no Stone die anywhere he takes the tile with the lowest number, without a die.</source>
        <translation>Da lì in poi, se nella fila non ci sono Divinità non ne prende; se non c&apos;è nessun dado Pietra prende la tessera con il numero più basso, senza dado.</translation>
    </message>
    <message>
        <source>His gods, his Ennead and all his projects count. With equal Fame he wins.</source>
        <translation>Contano le sue Divinità, la sua Enneade e tutti i suoi progetti. A pari Fama vince lui.</translation>
    </message>
    <message>
        <source>The feast gives him no Cat.</source>
        <translation>La festa non gli dà un Gatto.</translation>
    </message>
    <message>
        <source>When your own three tiles go back, you choose their spaces too.</source>
        <translation>Quando tornano le tue tre tessere, anche i loro spazi li scegli tu.</translation>
    </message>
    <message>
        <source>The easiest of the four, and the one to begin with.</source>
        <translation>Il più facile dei quattro, quello con cui cominciare.</translation>
    </message>
    <message>
        <source>A tile on the number he rolls keeps him from building. Think of that when you choose where tiles go back.</source>
        <translation>Una tessera sul numero che tira gli impedisce di costruire. Pensaci quando scegli dove rimettere le tessere.</translation>
    </message>
    <message>
        <source>He has three projects where the others have two: half of all there are.</source>
        <translation>Ha tre progetti dove gli altri ne hanno due: la metà di quelli che ci sono.</translation>
    </message>
    <message>
        <source>Several pairs in one build still bring him 1 Fame more, not several.</source>
        <translation>Più coppie in una sola costruzione gli danno comunque 1 punto Fama in più, non di più.</translation>
    </message>
    <message>
        <source>The strongest. Even a 1 on the ground brings him 4 Fame.</source>
        <translation>Il più forte. Anche un 1 alla base gli dà 4 punti Fama.</translation>
    </message>
    <message>
        <source>The spaces 3 and 5 are empty. He rolls a 4: a tile lies there, and he takes it. With a 3 or a 5 he would build.</source>
        <translation>Gli spazi 3 e 5 sono vuoti. Tira un 4: lì c&apos;è una tessera, e la prende. Con un 3 o un 5 costruirebbe.</translation>
    </message>
</context>
<context>
    <name>SphinxChapter</name>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Gli occhi della Sfinge</translation>
    </message>
    <message>
        <source>Pairs at any distance</source>
        <translation>Coppie a qualsiasi distanza</translation>
    </message>
    <message>
        <source>A variant for far-sighted players. It changes one thing: what a &lt;b&gt;pair&lt;/b&gt; is. Animals need not touch any more. They see each other along rows, shafts and diagonals, however far apart.</source>
        <translation>Una variante per chi guarda lontano. Cambia una cosa sola: che cos&apos;è una &lt;b&gt;coppia&lt;/b&gt;. Non occorre più che gli animali si tocchino. Si vedono lungo righe, fessure e diagonali, per quanto distanti.</translation>
    </message>
    <message>
        <source>The new ibis makes a pair along its row and one along a diagonal. In its shaft it sees two others: no pair.</source>
        <translation>Il nuovo ibis forma una coppia lungo la riga e una lungo una diagonale. Nella sua fessura ne vede altri due: nessuna coppia.</translation>
    </message>
    <message>
        <source>Four lines run through each animal of your card: its row, its shaft and two diagonals. In each of them count the animals of its kind that already lie there:</source>
        <translation>Per ogni animale della tua carta passano quattro linee: la riga, la fessura e due diagonali. In ognuna conta gli animali uguali che ci sono già:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Esattamente uno</translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation>Due o più</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exactly one&lt;/b&gt;: these two are a pair. Gaps and other animals between them do not matter.</source>
        <translation>&lt;b&gt;Esattamente uno&lt;/b&gt;: i due sono una coppia. Vuoti e altri animali in mezzo non contano.</translation>
    </message>
    <message>
        <source>&lt;b&gt;None, or two and more&lt;/b&gt;: nothing, neither a scarab nor a researcher. A line in which an animal has been seen twice is closed for it.</source>
        <translation>&lt;b&gt;Nessuno, o due e più&lt;/b&gt;: nulla, né uno scarabeo né un ricercatore. Una linea in cui un animale c&apos;è due volte è chiusa per lui.</translation>
    </message>
    <message>
        <source>In a double the lower animal looks first. The two are no pair, but both count in their shaft, which is closed for that animal from then on.</source>
        <translation>In una doppia guarda prima l&apos;animale in basso. I due non sono una coppia, ma entrambi contano nella loro fessura, che da allora è chiusa per quell&apos;animale.</translation>
    </message>
    <message>
        <source>An animal right beside the new one is subject to the same rule: it makes a pair only if it is the only one in that line.</source>
        <translation>La stessa regola vale per un animale proprio accanto: forma una coppia solo se è l&apos;unico in quella linea.</translation>
    </message>
    <message>
        <source>What stays the same</source>
        <translation>Che cosa resta uguale</translation>
    </message>
    <message>
        <source>Which way the two look, researchers, two scarabs at most, sarcophagi, the end: all this is as usual. If every sarcophagus is open before the wall is full, you play on, for there are pharaoh cards to be won.</source>
        <translation>Da che parte guardano i due, i ricercatori, due scarabei al massimo, i sarcofagi, la fine: tutto come sempre. Se tutti i sarcofagi sono aperti prima che la parete sia piena, si continua: ci sono ancora le carte faraone da vincere.</translation>
    </message>
    <message>
        <source>Both variants together</source>
        <translation>Le due varianti insieme</translation>
    </message>
    <message>
        <source>Curse and Sphinx in one match</source>
        <translation>Maledizione e Sfinge in una partita</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh and the Eyes of the Sphinx are chosen before the match, one without the other or both together. They do not get in each other&apos;s way.</source>
        <translation>La maledizione del Faraone e gli occhi della Sfinge si scelgono prima della partita, una senza l&apos;altra o tutt&apos;e due insieme. Non si danno fastidio.</translation>
    </message>
    <message>
        <source>With the Sphinx the new mule also makes pairs with distant mules. For a curse such animals would be too far apart.</source>
        <translation>Con la Sfinge il nuovo mulo forma coppie anche con muli lontani. Per una maledizione animali così sarebbero troppo distanti.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Sphinx&lt;/b&gt; changes which animals are a pair when a card falls.</source>
        <translation>La &lt;b&gt;Sfinge&lt;/b&gt; cambia quali animali sono una coppia quando cade una carta.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;curse&lt;/b&gt; changes the pile, and what may happen when you draw.</source>
        <translation>La &lt;b&gt;maledizione&lt;/b&gt; cambia il mazzo, e ciò che può succedere quando peschi.</translation>
    </message>
    <message>
        <source>A curse is always looked for in three places &lt;b&gt;next to each other&lt;/b&gt;, with the Sphinx too.</source>
        <translation>Una maledizione si cerca sempre in tre posti &lt;b&gt;vicini&lt;/b&gt;, anche con la Sfinge.</translation>
    </message>
    <message>
        <source>Variant: the Eyes of the Sphinx</source>
        <translation>Variante: gli occhi della Sfinge</translation>
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
            <numerusform>Guarda %n carta</numerusform>
            <numerusform>Guarda %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pietra</numerusform>
            <numerusform>%n pietre</numerusform>
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
            <numerusform>%n partita senza Architetti</numerusform>
            <numerusform>%n partite senza Architetti</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice gave</source>
        <translation>Che cosa hanno dato i dadi</translation>
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
    <name>Stepper</name>
    <message>
        <source>Fewer %1</source>
        <translation>Meno %1</translation>
    </message>
    <message>
        <source>More %1</source>
        <translation>Più %1</translation>
    </message>
</context>
<context>
    <name>SupplySlot</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, ancora %2</translation>
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
        <translation>Una pedina messa su questo simbolo fa scambiare di posto due pedine: &lt;b&gt;una tua&lt;/b&gt;, anche quella appena messa, e un &lt;b&gt;Operaio o una Mummia&lt;/b&gt; avversari.</translation>
    </message>
    <message>
        <source>Lapis has just entered the sign: either of its Workers may change places with that of carnelian.</source>
        <translation>Il lapislazzuli è appena entrato nel simbolo: uno dei suoi due Operai può scambiarsi con quello di corniola.</translation>
    </message>
    <message>
        <source>An opposing Priest or Pharaoh cannot be swapped (with the option “Like a Mummy” the Pharaoh can). Your own Priest or Pharaoh may be.</source>
        <translation>Un Sacerdote o Faraone avversario non si può scambiare (con l&apos;opzione «Come una Mummia» il Faraone sì). I tuoi sì.</translation>
    </message>
    <message>
        <source>The tiles they come to stand on do not act: a swap sets off no power.</source>
        <translation>Le tessere d&apos;arrivo non agiscono: uno scambio non attiva poteri.</translation>
    </message>
    <message>
        <source>A Mummy that is swapped takes nobody&apos;s place. You must swap if you can; while the rival has no pawn in the pyramid that can be swapped, the power is lost.</source>
        <translation>Una Mummia scambiata non prende il posto di nessuno. Se puoi, devi scambiare; finché il rivale non ha nella piramide pedine che si possano scambiare, il potere è perso.</translation>
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
    <name>TableArchitects</name>
    <message>
        <source>Shall %1 play for you?</source>
        <translation>Vuoi che %1 giochi per te?</translation>
    </message>
    <message>
        <source>Shall %1 play for %2?</source>
        <translation>Vuoi che %1 giochi per %2?</translation>
    </message>
    <message>
        <source>He moves at once, and what he has moved stays. The seat can be taken back at any time, in the menu.</source>
        <translation>Gioca subito, e quello che ha giocato resta. Il posto si può riprendere in ogni momento, dal menu.</translation>
    </message>
    <message>
        <source>Leave him the seat</source>
        <translation>Lasciagli il posto</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
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
    <name>TableHead</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
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
        <translation>Il seme di tutti i sorteggi è fissato. Si mostra a partita finita, così chiunque può verificarlo.</translation>
    </message>
    <message>
        <source>Moves that were sent cannot be undone. The server draws; its seed was promised at the start and is shown when the match is over, so that this device can check it.</source>
        <translation>Le mosse inviate non si possono annullare. Il server sorteggia; il suo seme è stato annunciato all&apos;inizio e viene mostrato alla fine, così questo dispositivo può verificarlo.</translation>
    </message>
    <message>
        <source>Ask the Architect</source>
        <translation>Chiedi all&apos;Architetto</translation>
    </message>
    <message>
        <source>%1 shows what he would do, and says why.</source>
        <translation>%1 mostra che cosa farebbe, e dice perché.</translation>
    </message>
    <message>
        <source>Leave a seat to an Architect</source>
        <translation>Lascia un posto a un Architetto</translation>
    </message>
    <message>
        <source>He plays on until the person is back.</source>
        <translation>Gioca lui finché la persona torna.</translation>
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
    <message>
        <source>%1 for %2</source>
        <comment>an Architect, whose seat he keeps</comment>
        <translation>%1 per %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>an Architect plays for you</comment>
        <translation>te</translation>
    </message>
</context>
<context>
    <name>TableNotices</name>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Turn tile</source>
        <translation>Gira tessera</translation>
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
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
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
    <name>TableRivals</name>
    <message numerus="yes">
        <source>%n god(s)</source>
        <translation>
            <numerusform>%n Divinità</numerusform>
            <numerusform>%n Divinità</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Architect</source>
        <translation>Grande Architetto</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2</source>
        <translation>
            <numerusform>%1, %n punto Fama, %2</numerusform>
            <numerusform>%1, %n punti Fama, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2, %3, %4</source>
        <translation>
            <numerusform>%1, %n punto Fama, %2, %3, %4</numerusform>
            <numerusform>%1, %n punti Fama, %2, %3, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>That was the lesson. The match is yours now.</source>
        <translation>La lezione è finita. Ora la partita è tua.</translation>
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
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>di %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Mazzetto</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Undo</source>
        <translation>Indietro</translation>
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
    <name>TableTop</name>
    <message numerus="yes">
        <source>%n scarab(s) on the slab</source>
        <translation>
            <numerusform>%n scarabeo sulla lastra</numerusform>
            <numerusform>%n scarabei sulla lastra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile, a curse on top</source>
        <translation>
            <numerusform>%n carta nel mazzo, in cima una maledizione</numerusform>
            <numerusform>%n carte nel mazzo, in cima una maledizione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carta nel mazzo</numerusform>
            <numerusform>%n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Il fiume</translation>
    </message>
    <message>
        <source>The monuments</source>
        <translation>I monumenti</translation>
    </message>
    <message>
        <source>The flood: %1</source>
        <translation>La piena: %1</translation>
    </message>
</context>
<context>
    <name>TakeOnlineScreen</name>
    <message>
        <source>Play on with friends</source>
        <translation>Continua con amici</translation>
    </message>
    <message>
        <source>The match moves online as it stands: every move so far is checked by the server and kept. From here on all draws and rolls come from the server, because this phone knows the old seed.</source>
        <translation>La partita passa online così com&apos;è: ogni mossa fatta viene verificata dal server e conservata. Da qui in poi sorteggi e tiri vengono dal server, perché questo telefono conosce il vecchio seme.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Qual è il tuo posto?</translation>
    </message>
    <message>
        <source>Who takes the others</source>
        <translation>Chi prende gli altri posti</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Take the match online</source>
        <translation>Porta la partita online</translation>
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
    <name>ThinkingMark</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 sta pensando</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 su 100</translation>
    </message>
</context>
<context>
    <name>TileBand</name>
    <message>
        <source>Empty space %1</source>
        <translation>Spazio vuoto %1</translation>
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
    <name>TileNumbers</name>
    <message>
        <source>tile %1 is there</source>
        <translation>la tessera %1 c&apos;è</translation>
    </message>
    <message>
        <source>tile %1 is gone</source>
        <translation>la tessera %1 non c&apos;è</translation>
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
        <translation>Solo i posti tratteggiati hanno un lato intero in comune con una tessera.</translation>
    </message>
    <message>
        <source>Openings need not meet: a passage may end at a wall.</source>
        <translation>Non occorre che le aperture combacino: un passaggio può finire contro un muro.</translation>
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
        <translation>Poi pesca, finché il mazzetto ha tessere. Negli ultimi turni le mani si svuotano.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides looks the same however it lies: it is not turned.</source>
        <translation>Una tessera aperta su tutti e tre i lati è uguale comunque la si metta: non si gira.</translation>
    </message>
</context>
<context>
    <name>TilesChapter</name>
    <message>
        <source>Each Rest tile</source>
        <translation>Tessera per tessera</translation>
    </message>
    <message>
        <source>You need a resource on your board. It goes first, so a full board is no hindrance. A Stone die goes to the quarry.</source>
        <translation>Serve una risorsa sulla tua plancia. Se ne va prima, quindi una plancia piena non è un ostacolo. Un dado Pietra va nella Cava.</translation>
    </message>
    <message>
        <source>Each of the two must be of another kind than that resource; they may be equal to each other.</source>
        <translation>Ognuna delle due deve essere di un tipo diverso da quella risorsa; tra loro possono essere uguali.</translation>
    </message>
    <message>
        <source>You need 2 Fame, and a god must lie in the row. The row slides and is filled up at once.</source>
        <translation>Servono 2 punti Fama, e nella fila deve esserci una Divinità. La fila scorre e si completa subito.</translation>
    </message>
    <message>
        <source>That is no prayer: the Lapis lazuli Scarab brings no Cat.</source>
        <translation>Non è una preghiera: lo Scarabeo di Lapislazzuli non dà un Gatto.</translation>
    </message>
    <message>
        <source>Bes or Hapy won this way cannot be used in this turn. There is no upkeep in a Rest turn.</source>
        <translation>Bes o Hapy ottenuti così non si possono usare in questo turno. In un turno di Riposo non c&apos;è il culto.</translation>
    </message>
    <message>
        <source>Your two resources may be of one kind or of two.</source>
        <translation>Le tue due risorse possono essere di un tipo o di due.</translation>
    </message>
    <message>
        <source>You take your two resources first, and give up what your board cannot hold; so you may take the last Cats. Then the others take theirs in turn order while there are any. Whoever has too much gives something up before the next one takes a Cat, and the Silver Scarab may bring Fame.</source>
        <translation>Prima prendi le tue due risorse, e rinunci a ciò che sulla plancia non ci sta: così puoi prendere gli ultimi Gatti. Poi gli altri prendono i loro nell&apos;ordine di turno, finché ce ne sono. Chi ne ha troppe rinuncia a qualcosa prima che il successivo prenda un Gatto, e lo Scarabeo d&apos;Argento può dare punti Fama.</translation>
    </message>
    <message>
        <source>A Great Architect takes nothing.</source>
        <translation>Un Grande Architetto non prende nulla.</translation>
    </message>
    <message>
        <source>If the supply holds fewer than three of that kind, you get those.</source>
        <translation>Se nella riserva ce ne sono meno di tre di quel tipo, ricevi quelli.</translation>
    </message>
    <message>
        <source>First the Fame, then the resource, then a Work turn with all its parts, upkeep and filling up the row too. After it the Rest turn ends as usual, with three tiles going back if there are three.</source>
        <translation>Prima la Fama, poi la risorsa, poi un turno di Lavoro con tutte le sue parti, anche il culto e il rifornimento della fila. Dopo, il turno di Riposo finisce come al solito, con tre tessere che tornano se sono tre.</translation>
    </message>
    <message>
        <source>All of it is one turn, also when the end is near.</source>
        <translation>Tutto questo è un solo turno, anche quando la fine è vicina.</translation>
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
        <source>Half of the fifty tiles are &lt;b&gt;rooms&lt;/b&gt;, wide chambers worth a point each in their network. The other half are &lt;b&gt;corridors&lt;/b&gt;, narrow passages that are worth no points, but connect the rooms.</source>
        <translation>Metà delle cinquanta tessere sono &lt;b&gt;sale&lt;/b&gt;, ampie camere che valgono un punto nel loro sotterraneo. L&apos;altra metà sono &lt;b&gt;corridoi&lt;/b&gt;, stretti passaggi che non valgono nulla, ma collegano le sale.</translation>
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
        <translation>Arricchisce il suo sotterraneo. Due per colore.</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Scores for the player whose pawn stands here; more ankhs score more.</source>
        <translation>Dà punti a chi la occupa con una pedina: più Ankh hai, meglio è.</translation>
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
        <translation>Il suo sotterraneo non vale nulla.</translation>
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
    <name>TombColumn</name>
    <message>
        <source>sarcophagi %1</source>
        <translation>sarcofagi %1</translation>
    </message>
    <message>
        <source>no sarcophagus open</source>
        <translation>nessun sarcofago aperto</translation>
    </message>
    <message>
        <source>pharaoh card +%1</source>
        <translation>carta faraone +%1</translation>
    </message>
    <message>
        <source>pharaoh card: nothing</source>
        <translation>carta faraone: nulla</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
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
        <translation>%1, tieni premuto per vedere la mummia</translation>
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
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>TreasureChapter</name>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The pharaoh card</source>
        <translation>La carta faraone</translation>
    </message>
    <message>
        <source>A favourite animal, worth 7 points</source>
        <translation>Un animale preferito, vale 7 punti</translation>
    </message>
    <message>
        <source>Your pharaoh card shows the Pharaoh&apos;s &lt;b&gt;favourite animal&lt;/b&gt;. If one of your researchers stands at its pillar when the game is over, you get &lt;b&gt;7 points&lt;/b&gt;.</source>
        <translation>La tua carta faraone mostra l&apos;&lt;b&gt;animale preferito&lt;/b&gt; del Faraone. Se a fine partita un tuo ricercatore è alla sua colonna, ottieni &lt;b&gt;7 punti&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The mule is the favourite, and lapis stands there: 7 points more.</source>
        <translation>Il mulo è il preferito, e il lapislazzuli è lì: 7 punti in più.</translation>
    </message>
    <message>
        <source>There is one card for each animal, and everybody has one. The rest are put away unseen.</source>
        <translation>C&apos;è una carta per animale, e ognuno ne ha una. Le altre si mettono via senza guardarle.</translation>
    </message>
    <message>
        <source>Nobody else knows your card. The player who sees you fight for one pillar may guess it.</source>
        <translation>Nessun altro conosce la tua carta. Chi ti vede lottare per una colonna può indovinarla.</translation>
    </message>
    <message>
        <source>The card counts once, and only for a researcher who is there at the end: one that moved over elsewhere does not count. Scarabs and sarcophagi at that pillar do not matter for it.</source>
        <translation>La carta vale una volta, e solo per un ricercatore che è lì alla fine: uno che si è spostato altrove non conta. Scarabei e sarcofagi a quella colonna non importano.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s favourite brings you nothing.</source>
        <translation>L&apos;animale preferito di un altro non ti porta nulla.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>L&apos;ultima carta</translation>
    </message>
    <message>
        <source>A full wall, and the scarabs left over</source>
        <translation>Parete piena, e gli scarabei rimasti</translation>
    </message>
    <message>
        <source>When the &lt;b&gt;fortieth card&lt;/b&gt; has been resolved, the game is over at once. Nobody gets another turn, and the cards in hand no longer matter.</source>
        <translation>Risolta la &lt;b&gt;quarantesima carta&lt;/b&gt;, la partita finisce subito. Nessuno ha un altro turno, e le carte in mano non contano più.</translation>
    </message>
    <message>
        <source>The scarabs left over</source>
        <translation>Gli scarabei rimasti</translation>
    </message>
    <message>
        <source>Now everybody uses the scarabs at the pillars where &lt;b&gt;their own researchers&lt;/b&gt; stand. Three of these scarabs together open one more sarcophagus at one of these pillars.</source>
        <translation>Ora ognuno usa gli scarabei delle colonne dove stanno &lt;b&gt;i propri ricercatori&lt;/b&gt;. Tre di questi scarabei insieme aprono ancora un sarcofago a una di queste colonne.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>prima</translation>
    </message>
    <message>
        <source>after</source>
        <translation>dopo</translation>
    </message>
    <message>
        <source>One scarab at the camel and two at the snake make three: lapis opens the sarcophagus with three eyes.</source>
        <translation>Uno scarabeo al cammello e due al serpente fanno tre: il lapislazzuli apre il sarcofago con tre occhi.</translation>
    </message>
    <message>
        <source>Count all scarabs at your pillars, also those where no sarcophagus is left: every three open one.</source>
        <translation>Conta tutti gli scarabei delle tue colonne, anche di quelle senza più sarcofagi: ogni tre ne aprono uno.</translation>
    </message>
    <message>
        <source>A stack is opened from the top. With enough scarabs you may open several of one stack.</source>
        <translation>Una pila si apre dall&apos;alto. Con abbastanza scarabei se ne aprono anche più d&apos;uno della stessa pila.</translation>
    </message>
    <message>
        <source>Researchers do not move, and nobody can touch the scarabs of others.</source>
        <translation>I ricercatori non si muovono, e nessuno può toccare gli scarabei degli altri.</translation>
    </message>
    <message>
        <source>All this happens by itself, in the best way that can be told from the eyes. If two ways are worth the same, the one with more sarcophagi is taken, then the one with pillars further left.</source>
        <translation>Tutto avviene in automatico, nel modo migliore che si può capire dagli occhi. Se due modi valgono lo stesso, si prende quello con più sarcofagi, poi quello con le colonne più a sinistra.</translation>
    </message>
    <message>
        <source>What is still shut then stays shut.</source>
        <translation>Ciò che a quel punto è ancora chiuso resta chiuso.</translation>
    </message>
    <message>
        <source>Scarabs at your pillars</source>
        <translation>Scarabei alle tue colonne</translation>
    </message>
    <message>
        <source>Sarcophagi they open</source>
        <translation>Sarcofagi che aprono</translation>
    </message>
    <message>
        <source>Scarabs left over</source>
        <translation>Scarabei che avanzano</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>Mummies, pharaoh card, ties</source>
        <translation>Mummie, carta faraone, parità</translation>
    </message>
    <message>
        <source>All sarcophagi are turned over. Your score is the value of your &lt;b&gt;mummies&lt;/b&gt;, and 7 more if your researcher stands at the animal of your &lt;b&gt;pharaoh card&lt;/b&gt;.</source>
        <translation>Tutti i sarcofagi vengono voltati. Il tuo punteggio è il valore delle tue &lt;b&gt;mummie&lt;/b&gt;, più 7 se un tuo ricercatore è all&apos;animale della tua &lt;b&gt;carta faraone&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Four mummies of one team.</source>
        <translation>Quattro mummie di una squadra.</translation>
    </message>
    <message>
        <source>Two mummies with one eye</source>
        <translation>Due mummie con un occhio</translation>
    </message>
    <message>
        <source>A mummy with two eyes</source>
        <translation>Una mummia con due occhi</translation>
    </message>
    <message>
        <source>A mummy with three eyes</source>
        <translation>Una mummia con tre occhi</translation>
    </message>
    <message>
        <source>A researcher at the favourite animal</source>
        <translation>Un ricercatore all&apos;animale preferito</translation>
    </message>
    <message>
        <source>Scarabs, researchers and cards in hand are worth nothing.</source>
        <translation>Scarabei, ricercatori e carte in mano non valgono nulla.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>In parità</translation>
    </message>
    <message>
        <source>The player who has more sarcophagi wins.</source>
        <translation>Vince chi ha più sarcofagi.</translation>
    </message>
    <message>
        <source>If that is equal too, the single most precious mummy decides.</source>
        <translation>Se anche questi sono pari, decide la singola mummia più preziosa.</translation>
    </message>
    <message>
        <source>If even these are equal, the victory is shared.</source>
        <translation>Se anche quella è pari, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Pubblico e segreto</translation>
    </message>
    <message>
        <source>What everybody sees, and what only you know</source>
        <translation>Che cosa vedono tutti, e che cosa sai solo tu</translation>
    </message>
    <message>
        <source>what the others see</source>
        <translation>ciò che vedono gli altri</translation>
    </message>
    <message>
        <source>what you see</source>
        <translation>ciò che vedi tu</translation>
    </message>
    <message>
        <source>A sarcophagus that you have opened.</source>
        <translation>Un sarcofago che hai aperto.</translation>
    </message>
    <message>
        <source>Everybody sees</source>
        <translation>Tutti vedono</translation>
    </message>
    <message>
        <source>the wall, the pillars, researchers and scarabs,</source>
        <translation>la parete, le colonne, i ricercatori e gli scarabei,</translation>
    </message>
    <message>
        <source>how many cards everybody holds and how many are in the pile,</source>
        <translation>quante carte ha in mano ognuno e quante sono nel mazzo,</translation>
    </message>
    <message>
        <source>how many sarcophagi a team has, and how many eyes they have.</source>
        <translation>quanti sarcofagi ha una squadra, e con quanti occhi.</translation>
    </message>
    <message>
        <source>Only you know</source>
        <translation>Solo tu sai</translation>
    </message>
    <message>
        <source>the cards in your hand,</source>
        <translation>le carte della tua mano,</translation>
    </message>
    <message>
        <source>your pharaoh card,</source>
        <translation>la tua carta faraone,</translation>
    </message>
    <message>
        <source>the mummies in your sarcophagi.</source>
        <translation>le mummie dei tuoi sarcofagi.</translation>
    </message>
    <message>
        <source>Nobody knows the cards in the pile, the pharaoh cards that were put away, and the mummies that nobody has found. The player who has had to hand over a sarcophagus still knows what is in it.</source>
        <translation>Nessuno conosce le carte del mazzo, le carte faraone messe via e le mummie che nessuno ha trovato. Chi ha dovuto cedere un sarcofago sa ancora che cosa contiene.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Gli Architetti, cioè i giocatori mossi dall&apos;app, non sanno più di quanto sapresti tu al loro posto.</translation>
    </message>
</context>
<context>
    <name>TriadChapter</name>
    <message>
        <source>Gods of the Triad</source>
        <translation>Divinità della Triade</translation>
    </message>
    <message>
        <source>The Triad</source>
        <translation>La Triade</translation>
    </message>
    <message>
        <source>Three gods that lend a die</source>
        <translation>Tre Divinità che prestano un dado</translation>
    </message>
    <message>
        <source>Once in your Work turn each of them lends you a &lt;b&gt;Prayer die that nobody rolls&lt;/b&gt;. You choose one of its two values:</source>
        <translation>Una volta nel tuo turno di Lavoro ognuna ti presta un &lt;b&gt;dado Preghiera che nessuno tira&lt;/b&gt;. Scegli uno dei suoi due valori:</translation>
    </message>
    <message>
        <source>You use the die while you pay for an action, and it is gone with that action. It needs no Worker and does not come from the quarry.</source>
        <translation>Usi il dado mentre paghi un&apos;azione, e con quell&apos;azione sparisce. Non richiede Lavoratori e non viene dalla Cava.</translation>
    </message>
    <message>
        <source>It pays for whatever a Prayer die of that value could: the price of a god, replacing a god, two dice for 1 Fame, Khepri, Mertseger, Min, Ptah, Sobek, Sopdet and the Amethyst Scarab.</source>
        <translation>Paga tutto ciò che potrebbe pagare un dado Preghiera di quel valore: il costo di una Divinità, sostituire, due dadi per 1 punto Fama, Khepri, Mertseger, Min, Ptah, Sobek, Sopdet e lo Scarabeo di Ametista.</translation>
    </message>
    <message>
        <source>It is no Stone die: it is never built, and never pays where a Stone die is asked for.</source>
        <translation>Non è un dado Pietra: non si costruisce mai, e non paga mai dove è chiesto un dado Pietra.</translation>
    </message>
    <message>
        <source>Cats, the Golden Cat and Amon cannot change it, and no reroll can.</source>
        <translation>Gatti, Gatto d&apos;oro e Amon non possono cambiarlo, e nemmeno un ritiro.</translation>
    </message>
    <message>
        <source>Several of them may help with the same payment.</source>
        <translation>Più di una può aiutare nello stesso pagamento.</translation>
    </message>
</context>
<context>
    <name>TurnFoot</name>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
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
        <translation>&lt;b&gt;Pesca.&lt;/b&gt; Pesca una tessera, finché il mazzetto ne ha.</translation>
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
        <translation>Vinte: %1 su %2, pareggi: %3</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>Vinte: %1 su %2</translation>
    </message>
</context>
<context>
    <name>VictimPanel</name>
    <message numerus="yes">
        <source>%n with one eye</source>
        <translation>
            <numerusform>%n con un occhio</numerusform>
            <numerusform>%n con un occhio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with two eyes</source>
        <translation>
            <numerusform>%n con due occhi</numerusform>
            <numerusform>%n con due occhi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with three eyes</source>
        <translation>
            <numerusform>%n con tre occhi</numerusform>
            <numerusform>%n con tre occhi</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one from %1</source>
        <translation>Prendine uno a %1</translation>
    </message>
    <message>
        <source>Choose one of them</source>
        <translation>Scegline uno</translation>
    </message>
    <message>
        <source>%1; values you know: %2</source>
        <translation>%1; valori che conosci: %2</translation>
    </message>
</context>
<context>
    <name>WallChapter</name>
    <message>
        <source>The wall</source>
        <translation>La parete</translation>
    </message>
    <message>
        <source>Eight shafts, and how cards fall</source>
        <translation>Otto fessure, e come cadono le carte</translation>
    </message>
    <message>
        <source>The wall has &lt;b&gt;eight shafts&lt;/b&gt; side by side. A card slides in from above and falls until it rests on the floor or on the card below it.</source>
        <translation>La parete ha &lt;b&gt;otto fessure&lt;/b&gt; affiancate. Una carta entra dall&apos;alto e cade finché si posa sul fondo o sulla carta sotto di lei.</translation>
    </message>
    <message>
        <source>The card over the fifth shaft comes to rest on the one that lies there. The third shaft is full.</source>
        <translation>La carta sopra la quinta fessura si posa su quella che c&apos;è già. La terza fessura è piena.</translation>
    </message>
    <message>
        <source>Cards always fall feet down: the upper animal stays the upper one.</source>
        <translation>Le carte cadono sempre in piedi: l&apos;animale in alto resta in alto.</translation>
    </message>
    <message>
        <source>A card fills two places of its shaft, one above the other. A shaft has ten places, so &lt;b&gt;five cards&lt;/b&gt; fill it.</source>
        <translation>Una carta occupa due posti della sua fessura, uno sopra l&apos;altro. Una fessura ha dieci posti: la riempiono &lt;b&gt;cinque carte&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Nothing can be dropped into a full shaft.</source>
        <translation>In una fessura piena non si cala più nulla.</translation>
    </message>
    <message>
        <source>What lies in the wall never moves again.</source>
        <translation>Ciò che è nella parete non si muove più.</translation>
    </message>
    <message>
        <source>Forty cards fill the wall; the fortieth ends the game.</source>
        <translation>Quaranta carte riempiono la parete; la quarantesima chiude la partita.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Two animals of a kind, side by side</source>
        <translation>Due animali uguali, vicini</translation>
    </message>
    <message>
        <source>A pair is &lt;b&gt;an animal of the card that has just fallen&lt;/b&gt; and one of its kind, already in the wall, on a place next to it: beside it, above, below, or diagonally.</source>
        <translation>Una coppia è fatta da &lt;b&gt;un animale della carta appena caduta&lt;/b&gt; e da uno uguale, già nella parete, in un posto vicino: di fianco, sopra, sotto o in diagonale.</translation>
    </message>
    <message>
        <source>Three pairs: the new snake with the one beside it and the one below left, the new mule with the one below left. The two snakes at the bottom are too far away.</source>
        <translation>Tre coppie: il nuovo serpente con quello di fianco e con quello in basso a sinistra, il nuovo mulo con quello in basso a sinistra. I due serpenti in fondo sono troppo lontani.</translation>
    </message>
    <message>
        <source>Every animal it touches counts by itself: a new snake next to three others makes three pairs.</source>
        <translation>Ogni animale toccato conta da sé: un nuovo serpente vicino ad altri tre forma tre coppie.</translation>
    </message>
    <message>
        <source>Two animals that lay there before never make a pair again.</source>
        <translation>Due animali che erano già lì non formano più coppie.</translation>
    </message>
    <message>
        <source>The two animals of one card are never a pair, even if they are the same.</source>
        <translation>I due animali di una stessa carta non sono mai una coppia, nemmeno se sono uguali.</translation>
    </message>
    <message>
        <source>Three in a row are nothing special: only what touches the new animal counts.</source>
        <translation>Tre in fila non sono niente di speciale: conta solo ciò che tocca il nuovo animale.</translation>
    </message>
    <message>
        <source>It is a pair whichever way the two look. That only decides what the pair may do.</source>
        <translation>È una coppia da qualunque parte guardino i due. Questo decide solo che cosa può fare la coppia.</translation>
    </message>
    <message>
        <source>A double with no match beside it: two cats, but no pair.</source>
        <translation>Una doppia senza animali uguali accanto: due gatti, ma nessuna coppia.</translation>
    </message>
    <message>
        <source>Same way or opposite ways</source>
        <translation>Stessa direzione o direzioni diverse</translation>
    </message>
    <message>
        <source>What the direction of a pair decides</source>
        <translation>Che cosa decide lo sguardo di una coppia</translation>
    </message>
    <message>
        <source>Look at the heads of the two animals. Both to the left or both to the right: they look &lt;b&gt;the same way&lt;/b&gt;. One to the left and one to the right: they look &lt;b&gt;opposite ways&lt;/b&gt;, whether face to face or back to back.</source>
        <translation>Guarda le teste dei due animali. Entrambe a sinistra o entrambe a destra: guardano nella &lt;b&gt;stessa direzione&lt;/b&gt;. Una a sinistra e una a destra: guardano in &lt;b&gt;direzioni diverse&lt;/b&gt;, faccia a faccia o di spalle.</translation>
    </message>
    <message>
        <source>same way, to the right</source>
        <translation>stessa direzione, a destra</translation>
    </message>
    <message>
        <source>same way, to the left</source>
        <translation>stessa direzione, a sinistra</translation>
    </message>
    <message>
        <source>opposite, face to face</source>
        <translation>direzioni diverse, faccia a faccia</translation>
    </message>
    <message>
        <source>opposite, back to back</source>
        <translation>direzioni diverse, di spalle</translation>
    </message>
    <message>
        <source>The mark between two animals tells at a glance which it is.</source>
        <translation>Il segno tra due animali dice a colpo d&apos;occhio qual è il caso.</translation>
    </message>
    <message>
        <source>In every case the pair also brings &lt;b&gt;one scarab&lt;/b&gt;.</source>
        <translation>In ogni caso la coppia porta anche &lt;b&gt;uno scarabeo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Tutt&apos;e due insieme</translation>
    </message>
    <message>
        <source>If one animal makes several pairs and at least one of them looks the same way, all of them count as looking the same way. The researcher comes or replaces once; the scarabs are counted pair by pair.</source>
        <translation>Se un animale forma più coppie e almeno una guarda nella stessa direzione, tutte contano come nella stessa direzione. Il ricercatore arriva o sostituisce una volta; gli scarabei si contano coppia per coppia.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>prima</translation>
    </message>
    <message>
        <source>after</source>
        <translation>dopo</translation>
    </message>
    <message>
        <source>Two pairs of snakes, one the same way and one opposite ways: lapis replaces carnelian, and two scarabs come.</source>
        <translation>Due coppie di serpenti, una nella stessa direzione e una in direzioni diverse: il lapislazzuli sostituisce la corniola, e arrivano due scarabei.</translation>
    </message>
    <message>
        <source>It is the same for animals beside, above and diagonal to each other: only the direction counts. Then look who stands at the pillar of that animal:</source>
        <translation>Vale per animali affiancati, sovrapposti e in diagonale: conta solo la direzione. Poi guarda chi sta alla colonna di quell&apos;animale:</translation>
    </message>
    <message>
        <source>same way</source>
        <translation>stessa direzione</translation>
    </message>
    <message>
        <source>opposite ways</source>
        <translation>direzioni diverse</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>a rival</source>
        <translation>un rivale</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>il tuo</translation>
    </message>
    <message>
        <source>yours comes</source>
        <translation>arriva il tuo</translation>
    </message>
    <message>
        <source>yours replaces it</source>
        <translation>il tuo prende il posto</translation>
    </message>
    <message>
        <source>the rival stays</source>
        <translation>il rivale resta</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>il tuo resta</translation>
    </message>
    <message>
        <source>On the left who stood there, beside it who stands there after the pair. You are lapis, the rival is carnelian.</source>
        <translation>A sinistra chi c&apos;era, accanto chi c&apos;è dopo la coppia. Tu sei il lapislazzuli, il rivale è la corniola.</translation>
    </message>
</context>
<context>
    <name>WayButton</name>
    <message numerus="yes">
        <source>Your move in %n match(es)</source>
        <translation>
            <numerusform>Tocca a te in %n partita</numerusform>
            <numerusform>Tocca a te in %n partite</numerusform>
        </translation>
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
    <message>
        <source>With friends</source>
        <translation>Con amici</translation>
    </message>
    <message>
        <source>A move whenever it suits you, each on their own phone</source>
        <translation>Una mossa quando vuoi, ognuno sul suo telefono</translation>
    </message>
</context>
<context>
    <name>WelcomePane</name>
    <message>
        <source>Play with friends online</source>
        <translation>Gioca online con gli amici</translation>
    </message>
    <message>
        <source>A move whenever it suits you: the match waits, and the others see what happened since their last turn.</source>
        <translation>Una mossa quando vuoi: la partita aspetta, e gli altri vedono che cosa è successo dal loro ultimo turno.</translation>
    </message>
    <message>
        <source>What should your friends call you?</source>
        <translation>Con che nome vuoi farti vedere dagli amici?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Up to 24 letters. You can change it later.</source>
        <translation>Fino a 24 lettere. Puoi cambiarlo più tardi.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>No sign-up, no password. If you like, you can add an e-mail later: then your matches are safe even if this phone is lost.</source>
        <translation>Nessuna registrazione, nessuna password. Se vuoi, puoi aggiungere un&apos;e-mail più tardi: così le tue partite sono al sicuro anche se perdi questo telefono.</translation>
    </message>
    <message>
        <source>I have an account already</source>
        <translation>Ho già un account</translation>
    </message>
    <message>
        <source>The server no longer knows you here: your account was deleted on another device, or you must sign in again. Your matches stay on this device to look at; none of them counts as won or lost.</source>
        <translation>Qui il server non ti conosce più: il tuo account è stato eliminato su un altro dispositivo, oppure devi accedere di nuovo. Le tue partite restano su questo dispositivo da rivedere; nessuna conta come vinta o persa.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Capito</translation>
    </message>
</context>
<context>
    <name>WheneverChapter</name>
    <message>
        <source>Nile cards: whenever you want</source>
        <translation>Carte Nilo: quando vuoi</translation>
    </message>
    <message>
        <source>For one building action, at the Sphinx too. It may bring a worker beyond 9.</source>
        <translation>Per un&apos;azione di costruzione, anche alla Sfinge. Può portare un lavoratore oltre 9.</translation>
    </message>
    <message>
        <source>It helps the worker who builds. Alone, or with the foreman alone, it does nothing.</source>
        <translation>Aiuta il lavoratore che costruisce. Da sola, o con il solo caposquadra, non fa nulla.</translation>
    </message>
    <message>
        <source>Several such cards can be played in one action.</source>
        <translation>In un&apos;azione si possono giocare più carte così.</translation>
    </message>
    <message>
        <source>Two of your three workers who have not built in this round add up their strength; the foreman may join. All of them have built then.</source>
        <translation>Due dei tuoi tre lavoratori che non hanno costruito in questo giro sommano la loro forza; il caposquadra può unirsi. Poi tutti loro hanno costruito.</translation>
    </message>
    <message>
        <source>One ship is enough for it. Both cards of this kind work alike.</source>
        <translation>Basta una sola nave. Entrambe le carte di questo tipo funzionano allo stesso modo.</translation>
    </message>
    <message>
        <source>Only in your own feeding, and only if grain is missing.</source>
        <translation>Solo quando nutri i tuoi lavoratori, e solo se manca grano.</translation>
    </message>
    <message>
        <source>It is used up even if less was missing: what is left over is gone.</source>
        <translation>Si consuma anche se mancava meno: ciò che avanza va perso.</translation>
    </message>
    <message>
        <source>Whenever you want</source>
        <translation>Quando vuoi</translation>
    </message>
    <message>
        <source>Thirteen single-use cards</source>
        <translation>Tredici carte a uso singolo</translation>
    </message>
    <message>
        <source>You keep such a card until you play it. It works once, then it leaves the game. It may be played in the turn in which you took it, and at the latest at the end of the fifth round.</source>
        <translation>Tieni una carta così finché non la giochi. Vale una volta, poi esce dal gioco. Si può giocare nel turno in cui l&apos;hai presa, e al più tardi alla fine del quinto giro.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>in your feeding</source>
        <translation>quando nutri i lavoratori</translation>
    </message>
    <message>
        <source>Strength, two workers</source>
        <translation>Forza, due lavoratori</translation>
    </message>
    <message>
        <source>in your building action</source>
        <translation>nella tua azione di costruzione</translation>
    </message>
    <message>
        <source>Keeping two</source>
        <translation>Tenerne due</translation>
    </message>
    <message>
        <source>at the Sphinx</source>
        <translation>alla Sfinge</translation>
    </message>
    <message>
        <source>Second ship, camp twice</source>
        <translation>Seconda nave, lavoro doppio</translation>
    </message>
    <message>
        <source>when you place a ship</source>
        <translation>quando metti una nave</translation>
    </message>
    <message>
        <source>One more place</source>
        <translation>Un posto in più</translation>
    </message>
    <message>
        <source>when sailing or building</source>
        <translation>mentre navighi o costruisci</translation>
    </message>
    <message>
        <source>Stones, selling</source>
        <translation>Pietre, vendita</translation>
    </message>
    <message>
        <source>at any of your decisions</source>
        <translation>a ogni tua decisione</translation>
    </message>
    <message>
        <source>Before or after your ship. The first ship does all its work before the second is placed.</source>
        <translation>Prima o dopo la tua nave. La prima nave fa tutto il suo lavoro prima che si metta la seconda.</translation>
    </message>
    <message>
        <source>Both follow the usual rules: the second goes further downstream than the first.</source>
        <translation>Entrambe seguono le regole normali: la seconda va più a valle della prima.</translation>
    </message>
    <message>
        <source>You decide when you have seen the cards you drew.</source>
        <translation>Decidi quando hai visto le carte che hai pescato.</translation>
    </message>
    <message>
        <source>Each card that goes back still brings 1 point.</source>
        <translation>Ogni carta che torna porta comunque 1 punto.</translation>
    </message>
    <message>
        <source>It is played with the ship that goes to the camp. Not at Heliopolis.</source>
        <translation>Si gioca con la nave che va nel campo di lavoro. Non a Heliopolis.</translation>
    </message>
    <message>
        <source>Each time you choose anew: the worker at Alyi, and each step of the flood.</source>
        <translation>Ogni volta scegli di nuovo: il lavoratore ad Alyi, e ogni passo della piena.</translation>
    </message>
    <message>
        <source>It also works at a camp that is taken, for whoever may go there.</source>
        <translation>Vale anche in un campo di lavoro occupato, per chi può andarci.</translation>
    </message>
    <message>
        <source>two steps on each track</source>
        <translation>due passi su ogni tracciato</translation>
    </message>
    <message>
        <source>+2 for both workers</source>
        <translation>+2 per entrambi i lavoratori</translation>
    </message>
    <message>
        <source>+2, up to two steps of the flood</source>
        <translation>+2, fino a due passi della piena</translation>
    </message>
    <message>
        <source>+1 twice, 4 stones</source>
        <translation>+1 due volte, 4 pietre</translation>
    </message>
    <message>
        <source>Your ship in reserve gets a place of its own: after the regular ones, before the others in reserve. Nobody needs to give up.</source>
        <translation>La tua nave in riserva ottiene un posto tutto suo: dopo quelli regolari, prima delle altre in riserva. Non serve che qualcuno rinunci.</translation>
    </message>
    <message>
        <source>It can be played while you place ships, or when the reserve of that site would come to build.</source>
        <translation>Si può giocare mentre metti le navi, o quando la riserva di quel sito arriverebbe a costruire.</translation>
    </message>
    <message>
        <source>It never brings a second ship to a site.</source>
        <translation>Non porta mai una seconda nave in un sito.</translation>
    </message>
    <message>
        <source>Nobody can have more than 25 stones: what comes beyond is lost.</source>
        <translation>Nessuno può avere più di 25 pietre: quelle in più vanno perse.</translation>
    </message>
    <message>
        <source>All in one go: one move on the score track.</source>
        <translation>Tutte in una volta: un solo spostamento sul segnapunti.</translation>
    </message>
    <message>
        <source>The last chance is the end of the fifth round, before the final scoring.</source>
        <translation>L&apos;ultima occasione è la fine del quinto giro, prima del conteggio finale.</translation>
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
        <translation>Pareggio</translation>
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
        <translation>Turno di %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 e un&apos;altra persona</numerusform>
            <numerusform>%1 e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Vittoria condivisa: %1</translation>
    </message>
</context>
<context>
    <name>WorkChapter</name>
    <message>
        <source>Work</source>
        <translation>Lavoro</translation>
    </message>
    <message>
        <source>The Work turn</source>
        <translation>Il turno di Lavoro</translation>
    </message>
    <message>
        <source>Stones to the quarry, dice, actions, upkeep</source>
        <translation>Pietre nella Cava, dadi, azioni, culto</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; All Stone dice of your board go to the quarry. There they are common: anybody may roll them.</source>
        <translation>&lt;b&gt;Pietre.&lt;/b&gt; Tutti i dadi Pietra della tua plancia vanno nella Cava. Lì sono di tutti: chiunque può tirarli.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; Take a die from the quarry for each of your Workers, Stone or Prayer as you like, and roll them.</source>
        <translation>&lt;b&gt;Dadi.&lt;/b&gt; Prendi dalla Cava un dado per ogni tuo Lavoratore, Pietra o Preghiera come vuoi, e tirali.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Actions.&lt;/b&gt; Use the dice, in any order and as often as you like.</source>
        <translation>&lt;b&gt;Azioni.&lt;/b&gt; Usa i dadi, in qualsiasi ordine e quante volte vuoi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upkeep.&lt;/b&gt; Unused dice go back to the quarry. If you have more gods than Workers and Cats, one must go. The row of gods is filled up, and your gods are ready again.</source>
        <translation>&lt;b&gt;Culto.&lt;/b&gt; I dadi non usati tornano nella Cava. Se hai più Divinità che Lavoratori e Gatti, una deve andarsene. La fila delle Divinità si completa, e le tue Divinità tornano pronte.</translation>
    </message>
    <message>
        <source>The actions</source>
        <translation>Le azioni</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roll again&lt;/b&gt;, once.</source>
        <translation>&lt;b&gt;Ritirare&lt;/b&gt;, una volta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pray&lt;/b&gt;: pay the price of a god of the row, and it is yours.</source>
        <translation>&lt;b&gt;Pregare&lt;/b&gt;: paga il costo di una Divinità della fila, ed è tua.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build&lt;/b&gt; a Stone die on a pyramid, and gain Fame.</source>
        <translation>&lt;b&gt;Costruire&lt;/b&gt; un dado Pietra su una piramide, e ottenere Fama.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use a god&lt;/b&gt; you have.</source>
        <translation>&lt;b&gt;Usare una Divinità&lt;/b&gt; che hai.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Replace&lt;/b&gt; a god of the row for one die, so that another comes.</source>
        <translation>&lt;b&gt;Sostituire&lt;/b&gt; una Divinità della fila pagando un dado, perché ne arrivi un&apos;altra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gain Fame&lt;/b&gt;: 1 for any two dice.</source>
        <translation>&lt;b&gt;Ottenere Fama&lt;/b&gt;: 1 per due dadi qualsiasi.</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Quanti dadi</translation>
    </message>
    <message>
        <source>Workers are not spent by taking dice.</source>
        <translation>Prendere dadi non consuma i Lavoratori.</translation>
    </message>
    <message>
        <source>Workers you gain later in the turn add no dice.</source>
        <translation>I Lavoratori ottenuti più tardi nel turno non aggiungono dadi.</translation>
    </message>
    <message>
        <source>Without a Worker you take no die. Gods that need none can still be used, and upkeep comes all the same.</source>
        <translation>Senza Lavoratori non prendi dadi. Le Divinità che non ne chiedono si possono usare lo stesso, e il culto arriva comunque.</translation>
    </message>
    <message>
        <source>Stone dice and Prayer dice</source>
        <translation>Dadi Pietra e dadi Preghiera</translation>
    </message>
    <message>
        <source>What each may pay for</source>
        <translation>Che cosa può pagare ciascuno</translation>
    </message>
    <message>
        <source>Stone die</source>
        <translation>Dado Pietra</translation>
    </message>
    <message>
        <source>Prayer die</source>
        <translation>Dado Preghiera</translation>
    </message>
    <message>
        <source>Stone dice can be built, Prayer dice cannot.</source>
        <translation>I dadi Pietra si possono costruire, i dadi Preghiera no.</translation>
    </message>
    <message>
        <source>Each die serves &lt;b&gt;one action&lt;/b&gt;. Then it goes back to the quarry; only a die that has been built stays where it is, for good.</source>
        <translation>Ogni dado serve a &lt;b&gt;un&apos;azione sola&lt;/b&gt;. Poi torna nella Cava; solo un dado costruito resta dov&apos;è, per sempre.</translation>
    </message>
    <message>
        <source>Where a value is asked for, the die must show exactly that value.</source>
        <translation>Dove è chiesto un valore, il dado deve mostrare esattamente quello.</translation>
    </message>
    <message>
        <source>A Stone die pays wherever any die will do. A Prayer die never pays where a Stone die is asked for, and is never built.</source>
        <translation>Un dado Pietra paga ovunque basti un dado qualsiasi. Un dado Preghiera non paga mai dove è chiesto un dado Pietra, e non si costruisce mai.</translation>
    </message>
    <message>
        <source>A Stone die that has left the supply never returns there: if it is given up it goes to the quarry.</source>
        <translation>Un dado Pietra che ha lasciato la riserva non vi torna mai: se ci rinunci va nella Cava.</translation>
    </message>
    <message>
        <source>Dice that Khepri or Mertseger bring come on top and need no Worker.</source>
        <translation>I dadi portati da Khepri o Mertseger si aggiungono e non chiedono un Lavoratore.</translation>
    </message>
    <message>
        <source>Cats, Amon, Mut and the Golden Cat change only dice that you rolled this turn and have not used.</source>
        <translation>Gatti, Amon, Mut e il Gatto d&apos;oro cambiano solo dadi che hai tirato in questo turno e non hai usato.</translation>
    </message>
    <message>
        <source>Rolling again</source>
        <translation>Ritirare i dadi</translation>
    </message>
    <message>
        <source>Once, any of your dice</source>
        <translation>Una volta, quanti ne vuoi</translation>
    </message>
    <message>
        <source>Once in each Work turn you may roll again &lt;b&gt;any of your unused dice&lt;/b&gt;, before or after any action. Choose the dice, then roll them together. Once dice are chosen, nothing else can be done until they are rolled or let go.</source>
        <translation>Una volta in ogni turno di Lavoro puoi ritirare &lt;b&gt;qualsiasi tuo dado non usato&lt;/b&gt;, prima o dopo ogni azione. Scegli i dadi, poi tirali insieme. Quando hai scelto dei dadi, non puoi fare altro finché non li tiri o non li lasci.</translation>
    </message>
    <message>
        <source>Dice that came in the middle of the turn may be rolled again too.</source>
        <translation>Si possono ritirare anche i dadi arrivati a metà turno.</translation>
    </message>
    <message>
        <source>What a Cat did to a die is lost when that die is rolled again.</source>
        <translation>Ciò che un Gatto ha fatto a un dado si perde quando quel dado si ritira.</translation>
    </message>
    <message>
        <source>Maat gives a second reroll of its own. Ptah does not bring the free one back.</source>
        <translation>Maat dà un ritiro in più. Ptah non riporta quello gratuito.</translation>
    </message>
    <message>
        <source>The die that a god of the Triad lends cannot be rolled.</source>
        <translation>Il dado prestato da una Divinità della Triade non si può tirare.</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Gatti</translation>
    </message>
    <message>
        <source>Turn a die up or down by 1</source>
        <translation>Alzano o abbassano un dado di 1</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>tirato</translation>
    </message>
    <message>
        <source>with a Cat</source>
        <translation>con un Gatto</translation>
    </message>
    <message>
        <source>One Cat, one step.</source>
        <translation>Un Gatto, un passo.</translation>
    </message>
    <message>
        <source>At any time in your Work turn you may discard a Cat: one die that you rolled goes &lt;b&gt;up or down by 1&lt;/b&gt;.</source>
        <translation>In qualsiasi momento del tuo turno di Lavoro puoi scartare un Gatto: un dado che hai tirato va &lt;b&gt;su o giù di 1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Several Cats may turn the same die.</source>
        <translation>Più Gatti possono cambiare lo stesso dado.</translation>
    </message>
    <message>
        <source>A die stays between 1 and 6.</source>
        <translation>Un dado resta tra 1 e 6.</translation>
    </message>
    <message>
        <source>The die that a god of the Triad lends cannot be turned.</source>
        <translation>Il dado prestato da una Divinità della Triade non si può cambiare.</translation>
    </message>
    <message>
        <source>With Bastet your Workers can do it too. The Golden Cat does it once a turn and stays with its owner.</source>
        <translation>Con Bastet possono farlo anche i tuoi Lavoratori. Il Gatto d&apos;oro lo fa una volta per turno e resta con chi lo possiede.</translation>
    </message>
    <message>
        <source>Some gods and powers ask for Cats. However it is spent, a Cat goes back to the supply.</source>
        <translation>Alcune Divinità e alcuni poteri chiedono Gatti. Comunque lo si spenda, un Gatto torna nella riserva.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pagare</translation>
    </message>
    <message>
        <source>Which dice and resources go</source>
        <translation>Quali dadi e quali risorse se ne vanno</translation>
    </message>
    <message>
        <source>What an action costs is paid part by part: Stone dice of a given value first, then other dice of a given value, then dice of any value, then Stone dice of any value, then Workers and Cats.</source>
        <translation>Il costo di un&apos;azione si paga parte per parte: prima i dadi Pietra di un dato valore, poi gli altri dadi di un dato valore, poi dadi di qualsiasi valore, poi dadi Pietra di qualsiasi valore, infine Lavoratori e Gatti.</translation>
    </message>
    <message>
        <source>Where only one thing can pay for the next part, it is taken for you. Where it matters, you choose.</source>
        <translation>Dove una sola cosa può pagare la parte seguente, viene presa per te. Dove fa differenza, scegli tu.</translation>
    </message>
    <message>
        <source>A choice that would leave the rest unpaid is refused.</source>
        <translation>Una scelta che lascerebbe il resto da pagare viene rifiutata.</translation>
    </message>
    <message>
        <source>A god of the Triad can help while you pay: tap its die. The die exists for that payment only.</source>
        <translation>Una Divinità della Triade si può usare mentre paghi: tocca il suo dado. Il dado esiste solo per quel pagamento.</translation>
    </message>
    <message>
        <source>With Bastet a Worker pays for a Cat and a Cat for a Worker.</source>
        <translation>Con Bastet un Lavoratore paga per un Gatto e un Gatto per un Lavoratore.</translation>
    </message>
    <message>
        <source>Nothing is gained before everything is paid.</source>
        <translation>Non si ottiene nulla prima che tutto sia pagato.</translation>
    </message>
    <message>
        <source>You must take as many as you can: one for each Worker, or all there are. Bastet and the Turquoise Scarab add to that.</source>
        <translation>Devi prenderne quanti puoi: uno per ogni Lavoratore, o tutti quelli che ci sono. Bastet e lo Scarabeo di Turchese ne aggiungono altri.</translation>
    </message>
</context>
<context>
    <name>WorkGodsChapter</name>
    <message>
        <source>Gods used once a Work turn</source>
        <translation>Divinità usate una volta per turno di Lavoro</translation>
    </message>
    <message>
        <source>The die must be one that you rolled this turn and have not used. The die of the Triad cannot be set.</source>
        <translation>Il dado deve essere uno che hai tirato in questo turno e non hai usato. Il dado della Triade non si può cambiare.</translation>
    </message>
    <message>
        <source>If you roll the die again, what he did is lost.</source>
        <translation>Se ritiri il dado, ciò che lui ha fatto si perde.</translation>
    </message>
    <message>
        <source>Any other god of yours will do, whether used or only just won.</source>
        <translation>Va bene qualsiasi altra tua Divinità, già usata o appena ottenuta.</translation>
    </message>
    <message>
        <source>The Ennead goes as a whole, for 4 Fame all the same.</source>
        <translation>L&apos;Enneade va via tutta insieme, sempre per 4 punti Fama.</translation>
    </message>
    <message>
        <source>He cannot discard himself, nor a god that Amethyst lends.</source>
        <translation>Non può scartare sé stesso, né una Divinità prestata dall&apos;Ametista.</translation>
    </message>
    <message>
        <source>What a discarded god did for you always, it does no longer from that moment on.</source>
        <translation>Ciò che una Divinità scartata faceva sempre per te, da quel momento non lo fa più.</translation>
    </message>
    <message>
        <source>He asks for nothing, not even a die. With Ptah he gives it twice.</source>
        <translation>Non chiede nulla, nemmeno un dado. Con Ptah dà il punto Fama due volte.</translation>
    </message>
    <message>
        <source>The Cats go first, so a full board is no hindrance.</source>
        <translation>I Gatti se ne vanno prima, quindi una plancia piena non è un ostacolo.</translation>
    </message>
    <message>
        <source>The Worker adds no die this turn, but can build at once.</source>
        <translation>Il Lavoratore non aggiunge dadi in questo turno, ma può subito costruire.</translation>
    </message>
    <message>
        <source>With Bastet Workers may stand for the Cats.</source>
        <translation>Con Bastet dei Lavoratori possono valere come i Gatti.</translation>
    </message>
    <message>
        <source>With Bastet any two resources will do, as long as each is a Worker or a Cat.</source>
        <translation>Con Bastet vanno bene due risorse qualsiasi, purché ognuna sia un Lavoratore o un Gatto.</translation>
    </message>
    <message>
        <source>Her reroll is apart from the free one: use both, in any order.</source>
        <translation>Il suo ritiro è distinto da quello gratuito: usali entrambi, in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>It takes any of your unused dice. Changes that Cats made to them are lost.</source>
        <translation>Vale per quanti dadi non usati vuoi. I cambiamenti fatti dai Gatti si perdono.</translation>
    </message>
    <message>
        <source>Ptah makes her ready again.</source>
        <translation>Ptah la rende di nuovo pronta.</translation>
    </message>
    <message>
        <source>Any two dice will do, and one of them may be lent by the Triad.</source>
        <translation>Vanno bene due dadi qualsiasi, e uno può essere prestato dalla Triade.</translation>
    </message>
    <message>
        <source>The new die comes on top and needs no Worker. It may be rolled again like the others.</source>
        <translation>Il nuovo dado si aggiunge e non chiede un Lavoratore. Si può ritirare come gli altri.</translation>
    </message>
    <message>
        <source>She cannot be used when the supply of Stone dice is empty.</source>
        <translation>Non si può usare quando la riserva dei dadi Pietra è vuota.</translation>
    </message>
    <message>
        <source>The die may be the last one: then the end begins.</source>
        <translation>Il dado può essere l&apos;ultimo: allora comincia la fine.</translation>
    </message>
    <message>
        <source>The Workers go first, so a full board is no hindrance.</source>
        <translation>I Lavoratori se ne vanno prima, quindi una plancia piena non è un ostacolo.</translation>
    </message>
    <message>
        <source>With Bastet Cats may stand for the Workers.</source>
        <translation>Con Bastet dei Gatti possono valere come i Lavoratori.</translation>
    </message>
    <message>
        <source>The die must be one that you rolled this turn and have not used.</source>
        <translation>Il dado deve essere uno che hai tirato in questo turno e non hai usato.</translation>
    </message>
    <message>
        <source>If you roll the die again, what she did is lost.</source>
        <translation>Se ritiri il dado, ciò che lei ha fatto si perde.</translation>
    </message>
    <message>
        <source>With Bastet a Worker may stand for the Cat.</source>
        <translation>Con Bastet un Lavoratore può valere come il Gatto.</translation>
    </message>
    <message>
        <source>He makes ready what is used once in a Work turn, but never himself: he works once a Work turn, whether he is yours or lent.</source>
        <translation>Rende pronto ciò che si usa una volta per turno di Lavoro, ma mai sé stesso: agisce una volta per turno di Lavoro, che sia tuo o prestato.</translation>
    </message>
    <message>
        <source>He does nothing for Bes and Hapy, for scarabs, nor for the free reroll.</source>
        <translation>Non fa nulla per Bes e Hapy, per gli scarabei, né per il ritiro gratuito.</translation>
    </message>
    <message>
        <source>A die of the Triad may pay for him, and its god is made ready with the others.</source>
        <translation>Può pagarlo un dado della Triade, e la sua Divinità torna pronta con le altre.</translation>
    </message>
    <message>
        <source>A god that Amethyst lends is made ready too.</source>
        <translation>Torna pronta anche una Divinità prestata dall&apos;Ametista.</translation>
    </message>
    <message>
        <source>With Bastet a Cat may stand for the Worker.</source>
        <translation>Con Bastet un Gatto può valere come il Lavoratore.</translation>
    </message>
    <message>
        <source>Any Stone die that you rolled and have not used will do, whatever it shows. It goes to the quarry, not to a pyramid.</source>
        <translation>Va bene qualsiasi dado Pietra che hai tirato e non hai usato, qualunque cosa mostri. Va nella Cava, non su una piramide.</translation>
    </message>
    <message>
        <source>A die of the Triad is no Stone die.</source>
        <translation>Un dado della Triade non è un dado Pietra.</translation>
    </message>
    <message>
        <source>Any die will do, also one that the Triad lends.</source>
        <translation>Va bene qualsiasi dado, anche uno prestato dalla Triade.</translation>
    </message>
    <message>
        <source>The Cat can turn a die at once.</source>
        <translation>Il Gatto può cambiare subito un dado.</translation>
    </message>
</context>
</TS>
