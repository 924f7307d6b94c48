<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>How chance works</source>
        <translation>So funktioniert der Zufall</translation>
    </message>
    <message>
        <source>Every match is drawn from a seed: a number that decides the order of the tiles and who begins. The same seed always gives the same draw.</source>
        <translation>Jede Partie entsteht aus einem Startwert: einer Zahl, die bestimmt, in welcher Reihenfolge die Plättchen kommen und wer beginnt. Derselbe Startwert ergibt immer dieselbe Ziehung.</translation>
    </message>
    <message>
        <source>The seed is fixed before the first move and shown when the match is over, so anybody can play the match again and check that nothing was changed on the way.</source>
        <translation>Der Startwert steht vor dem ersten Zug fest und wird nach der Partie gezeigt. So kann jeder die Partie nachspielen und prüfen, dass unterwegs nichts verändert wurde.</translation>
    </message>
    <message>
        <source>The Architects see what you could see in their place, and nothing else: neither your tiles nor the pile.</source>
        <translation>Die Architekten sehen, was du an ihrer Stelle sehen könntest, und sonst nichts: weder deine Plättchen noch den Stapel.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>Inter, Quattrocento and Noto Sans Egyptian Hieroglyphs: typefaces under the SIL Open Font License 1.1.</source>
        <translation>Inter, Quattrocento und Noto Sans Egyptian Hieroglyphs: Schriften unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Qt, under the GNU Lesser General Public License 3. You may replace the Qt libraries by your own build of them.</source>
        <translation>Qt, unter der GNU Lesser General Public License 3. Du darfst die Qt-Bibliotheken durch selbst gebaute ersetzen.</translation>
    </message>
    <message>
        <source>SQLite, in the public domain.</source>
        <translation>SQLite, gemeinfrei.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Your matches and settings stay on this device. Nothing is sent anywhere unless you share it or play with friends online.</source>
        <translation>Deine Partien und Einstellungen bleiben auf diesem Gerät. Nichts wird gesendet, es sei denn, du teilst es oder spielst online mit Freunden.</translation>
    </message>
    <message>
        <source>JSON for Modern C++ by Niels Lohmann, under the MIT License.</source>
        <translation>JSON for Modern C++ von Niels Lohmann, unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>The Firebase SDK by Google, under the Apache License 2.0.</source>
        <translation>Das Firebase-SDK von Google, unter der Apache-Lizenz 2.0.</translation>
    </message>
    <message>
        <source>The licences, in full</source>
        <translation>Die Lizenzen im Wortlaut</translation>
    </message>
</context>
<context>
    <name>AccountScreen</name>
    <message>
        <source>Your account</source>
        <translation>Dein Konto</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Your friends see the new name.</source>
        <translation>Deine Freunde sehen den neuen Namen.</translation>
    </message>
    <message>
        <source>The account is deleted.</source>
        <translation>Das Konto ist gelöscht.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Name that friends see</source>
        <translation>Name, den Freunde sehen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>Your friend code</source>
        <translation>Dein Freundescode</translation>
    </message>
    <message>
        <source>Friends use it to add you.</source>
        <translation>Damit können Freunde dich hinzufügen.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Your account is safe</source>
        <translation>Dein Konto ist sicher</translation>
    </message>
    <message>
        <source>Only on this device</source>
        <translation>Nur auf diesem Gerät</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Niemand ist angemeldet</translation>
    </message>
    <message>
        <source>Signed in by %1</source>
        <translation>Angemeldet mit %1</translation>
    </message>
    <message>
        <source>If this phone is lost, so are your matches with friends.</source>
        <translation>Geht dieses Handy verloren, sind auch deine Partien mit Freunden weg.</translation>
    </message>
    <message>
        <source>You can play on this device without an account.</source>
        <translation>Auf diesem Gerät kannst du ohne Konto spielen.</translation>
    </message>
    <message>
        <source>Link an e-mail</source>
        <translation>E-Mail verknüpfen</translation>
    </message>
    <message>
        <source>You keep everything.</source>
        <translation>Du behältst alles.</translation>
    </message>
    <message>
        <source>Link with %1</source>
        <translation>Mit %1 verknüpfen</translation>
    </message>
    <message>
        <source>Sign in to an account you have</source>
        <translation>Mit vorhandenem Konto anmelden</translation>
    </message>
    <message>
        <source>From another phone, for instance.</source>
        <translation>Zum Beispiel von einem anderen Handy.</translation>
    </message>
    <message>
        <source>Sign in with %1</source>
        <translation>Mit %1 anmelden</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Delete the account</source>
        <translation>Konto löschen</translation>
    </message>
    <message>
        <source>The e-mail is linked: your account is safe.</source>
        <translation>Die E-Mail ist verknüpft: Dein Konto ist sicher.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>Willkommen zurück, %1.</translation>
    </message>
    <message>
        <source>Sign out?</source>
        <translation>Abmelden?</translation>
    </message>
    <message>
        <source>Your matches with friends stay in your account and come back when you sign in again. Moves that still wait are sent first when you do. What you play alone stays on this device.</source>
        <translation>Deine Partien mit Freunden bleiben in deinem Konto und sind wieder da, wenn du dich erneut anmeldest. Züge, die noch warten, werden dann zuerst gesendet. Was du allein spielst, bleibt auf diesem Gerät.</translation>
    </message>
</context>
<context>
    <name>ActActions</name>
    <message>
        <source>Choose one die first.</source>
        <translation>Wähle zuerst einen Würfel.</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Neuwurf</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Cat ±1</source>
        <translation>Katze ±1</translation>
    </message>
    <message>
        <source>2 for 1</source>
        <translation>2 für 1</translation>
    </message>
    <message>
        <source>Give 2 dice for 1 Fame</source>
        <translation>2 Würfel für 1 Ruhm geben</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Würfelt</translation>
    </message>
    <message>
        <source>kept for later</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>1 Worker less</source>
        <translation>1 Arbeiter weniger</translation>
    </message>
    <message>
        <source>Carnelian: 1 Worker fewer</source>
        <translation>Karneol: 1 Arbeiter weniger</translation>
    </message>
</context>
<context>
    <name>ActionChapter</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Praying</source>
        <translation>Beten</translation>
    </message>
    <message>
        <source>Pay the price, win the god</source>
        <translation>Zahle den Preis, gewinne die Gottheit</translation>
    </message>
    <message>
        <source>Choose a god of the row and pay its whole price. The god is yours at once, and its power may be used in the same turn.</source>
        <translation>Wähle eine Gottheit der Reihe und zahle ihren vollen Preis. Sie gehört sofort dir, und du darfst ihre Fähigkeit noch im selben Zug nutzen.</translation>
    </message>
    <message>
        <source>A price is made of five things:</source>
        <translation>Ein Preis setzt sich aus fünf Dingen zusammen:</translation>
    </message>
    <message>
        <source>a die of exactly that value, Stone or Prayer;</source>
        <translation>ein Würfel mit genau diesem Wert, Stein oder Gebet;</translation>
    </message>
    <message>
        <source>any die;</source>
        <translation>ein beliebiger Würfel;</translation>
    </message>
    <message>
        <source>a &lt;b&gt;Stone&lt;/b&gt; die of exactly that value;</source>
        <translation>ein &lt;b&gt;Steinwürfel&lt;/b&gt; mit genau diesem Wert;</translation>
    </message>
    <message>
        <source>a Worker;</source>
        <translation>ein Arbeiter;</translation>
    </message>
    <message>
        <source>a Cat.</source>
        <translation>eine Katze.</translation>
    </message>
    <message>
        <source>The place of the god in the row stays empty until you replace a god or your turn ends.</source>
        <translation>Der Platz der Gottheit in der Reihe bleibt leer, bis du eine Gottheit fortschickst oder dein Zug endet.</translation>
    </message>
    <message>
        <source>You may pray to several gods in one turn.</source>
        <translation>Du darfst in einem Zug zu mehreren Gottheiten beten.</translation>
    </message>
    <message>
        <source>The row of gods</source>
        <translation>Die Götterreihe</translation>
    </message>
    <message>
        <source>How gods come and go; replacing one</source>
        <translation>Wie Gottheiten kommen und gehen; eine fortschicken</translation>
    </message>
    <message>
        <source>Up to three gods lie open beside the deck. New ones come in next to the deck; the others move away from it, to the right.</source>
        <translation>Bis zu drei Gottheiten liegen offen neben dem Stapel. Neue kommen direkt neben den Stapel; die anderen rücken von ihm weg, nach rechts.</translation>
    </message>
    <message>
        <source>Replacing a god</source>
        <translation>Eine Gottheit fortschicken</translation>
    </message>
    <message>
        <source>Return &lt;b&gt;any one die&lt;/b&gt; to the quarry and discard any god of the row. The others slide to the right, and exactly one card is drawn, even if there are more gaps.</source>
        <translation>Lege &lt;b&gt;einen beliebigen Würfel&lt;/b&gt; in den Steinbruch zurück und lege eine beliebige Gottheit der Reihe ab. Die anderen rücken nach rechts, und genau eine Karte wird gezogen, auch wenn es mehr Lücken gibt.</translation>
    </message>
    <message>
        <source>There must be a god to replace. If the deck is empty none is drawn, but one may still be discarded in this way.</source>
        <translation>Es muss eine Gottheit zum Fortschicken da sein. Ist der Stapel leer, wird keine gezogen, aber fortschicken darfst du trotzdem.</translation>
    </message>
    <message>
        <source>Filling up</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>At the end of a Work turn the row slides to the right and is filled up to three.</source>
        <translation>Am Ende eines Arbeitszugs rückt die Reihe nach rechts und wird auf drei aufgefüllt.</translation>
    </message>
    <message>
        <source>When somebody&apos;s three Rest tiles go back, the rightmost god is discarded, the others slide, and one card is drawn.</source>
        <translation>Wenn die drei Rastplättchen eines Spielers zurückgehen, wird die Gottheit ganz rechts abgelegt, die anderen rücken nach, und eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>When the deck is empty the row grows shorter. The last card drawn brings the end.</source>
        <translation>Ist der Stapel leer, wird die Reihe kürzer. Die letzte gezogene Karte leitet das Ende ein.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>What a build costs and brings</source>
        <translation>Was ein Bau kostet und bringt</translation>
    </message>
    <message>
        <source>Put a &lt;b&gt;Stone die&lt;/b&gt; that you rolled on a pyramid: on a free space of the ground, or on top of &lt;b&gt;four dice in a square&lt;/b&gt;. The level below need not be complete. The die stays there for good.</source>
        <translation>Setze einen &lt;b&gt;Steinwürfel&lt;/b&gt;, den du gewürfelt hast, auf eine Pyramide: auf ein freies Feld am Boden oder auf &lt;b&gt;vier Würfel im Quadrat&lt;/b&gt;. Die Ebene darunter muss nicht vollständig sein. Der Würfel bleibt für immer dort.</translation>
    </message>
    <message>
        <source>Where a 5 may be built: the last space of the ground, and on three squares of four.</source>
        <translation>Wo eine 5 gebaut werden darf: auf dem letzten Feld am Boden und auf drei Viererquadraten.</translation>
    </message>
    <message>
        <source>The value of the die says how many Workers you discard:</source>
        <translation>Der Wert des Würfels bestimmt, wie viele Arbeiter du abgibst:</translation>
    </message>
    <message>
        <source>1 Worker</source>
        <translation>1 Arbeiter</translation>
    </message>
    <message>
        <source>2 Workers</source>
        <translation>2 Arbeiter</translation>
    </message>
    <message>
        <source>3 Workers</source>
        <translation>3 Arbeiter</translation>
    </message>
    <message>
        <source>You gain the value of the die as Fame at once. Higher places take more Workers and bring more Fame:</source>
        <translation>Du erhältst sofort so viel Ruhm, wie der Würfel zeigt. Höhere Felder kosten mehr Arbeiter und bringen mehr Ruhm:</translation>
    </message>
    <message>
        <source>Cheops, ground</source>
        <translation>Cheops, Boden</translation>
    </message>
    <message>
        <source>Cheops, second level</source>
        <translation>Cheops, zweite Ebene</translation>
    </message>
    <message>
        <source>+1 Worker, +2 Fame</source>
        <translation>+1 Arbeiter, +2 Ruhm</translation>
    </message>
    <message>
        <source>Cheops, top</source>
        <translation>Cheops, Spitze</translation>
    </message>
    <message>
        <source>+2 Workers, +4 Fame</source>
        <translation>+2 Arbeiter, +4 Ruhm</translation>
    </message>
    <message>
        <source>Chephren, ground</source>
        <translation>Chephren, Boden</translation>
    </message>
    <message>
        <source>Chephren, top</source>
        <translation>Chephren, Spitze</translation>
    </message>
    <message>
        <source>Mykerinos</source>
        <translation>Mykerinos</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>A 5 on the second level of Cheops takes 2 + 1 = 3 Workers.</source>
        <translation>Eine 5 auf der zweiten Ebene von Cheops kostet 2 + 1 = 3 Arbeiter.</translation>
    </message>
    <message>
        <source>The value of the die</source>
        <translation>Der Wert des Würfels</translation>
    </message>
    <message>
        <source>The second level</source>
        <translation>Die zweite Ebene</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>1 Fame for two dice; what Fame can and cannot do</source>
        <translation>Zwei Würfel für 1 Ruhm; was Ruhm kann und was nicht</translation>
    </message>
    <message>
        <source>In your Work turn you may return &lt;b&gt;any two dice&lt;/b&gt; to the quarry and gain &lt;b&gt;1 Fame&lt;/b&gt;, as often as you like. A die of the Triad may be one of them.</source>
        <translation>In deinem Arbeitszug darfst du beliebig oft &lt;b&gt;zwei beliebige Würfel&lt;/b&gt; in den Steinbruch zurücklegen und dafür &lt;b&gt;1 Ruhm&lt;/b&gt; erhalten. Einer davon darf ein Würfel der Triade sein.</translation>
    </message>
    <message>
        <source>Fame never falls below 0: a tile that costs more Fame than you have cannot be taken.</source>
        <translation>Ruhm fällt nie unter 0: Ein Plättchen, das mehr Ruhm kostet, als du hast, kannst du nicht nehmen.</translation>
    </message>
    <message>
        <source>There is no upper limit.</source>
        <translation>Nach oben gibt es keine Grenze.</translation>
    </message>
    <message>
        <source>Using gods</source>
        <translation>Gottheiten nutzen</translation>
    </message>
    <message>
        <source>When their powers act</source>
        <translation>Wann ihre Fähigkeiten wirken</translation>
    </message>
    <message>
        <source>A god may be used from the moment you have it, in your own turn only. There are five kinds:</source>
        <translation>Eine Gottheit darfst du nutzen, sobald du sie hast, aber nur in deinem eigenen Zug. Es gibt fünf Arten:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Always, in your Work turn.&lt;/b&gt; Anubis, Bastet, Serket, Seshat and Thoth act by themselves.</source>
        <translation>&lt;b&gt;Immer, in deinem Arbeitszug.&lt;/b&gt; Anubis, Bastet, Selket, Seschat und Thoth wirken von selbst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Any number of times.&lt;/b&gt; Khepri, as long as you can pay.</source>
        <translation>&lt;b&gt;Beliebig oft.&lt;/b&gt; Chepri, solange du zahlen kannst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Once in your Rest turn.&lt;/b&gt; Bes and Hapy.</source>
        <translation>&lt;b&gt;Einmal in deinem Rastzug.&lt;/b&gt; Bes und Hapi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At the end.&lt;/b&gt; The Ennead and Hathor have no power, only Fame.</source>
        <translation>&lt;b&gt;Am Ende.&lt;/b&gt; Die Enneade und Hathor haben keine Fähigkeit, nur Ruhm.</translation>
    </message>
    <message>
        <source>Whatever a power takes is paid first: dice go to the quarry, Workers and Cats to the supply. So a full board is no hindrance to a power that takes resources and gives others.</source>
        <translation>Was eine Fähigkeit kostet, wird zuerst bezahlt: Würfel gehen in den Steinbruch, Arbeiter und Katzen in den Vorrat. Deshalb ist ein volles Tableau kein Hindernis für eine Fähigkeit, die Ressourcen nimmt und andere gibt.</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>More gods than Workers and Cats: one goes</source>
        <translation>Mehr Gottheiten als Arbeiter und Katzen: Eine geht</translation>
    </message>
    <message>
        <source>At the end of each Work turn count your gods, the whole Ennead as one, and the Workers and Cats on your board. If the gods are more, you must discard &lt;b&gt;one god&lt;/b&gt; of your choice: only one, however large the difference.</source>
        <translation>Zähle am Ende jedes Arbeitszugs deine Gottheiten, die ganze Enneade als eine, und die Arbeiter und Katzen auf deinem Tableau. Sind es mehr Gottheiten, musst du &lt;b&gt;eine Gottheit&lt;/b&gt; deiner Wahl ablegen: nur eine, wie groß der Unterschied auch ist.</translation>
    </message>
    <message>
        <source>Ra, Thoth and two gods of the Ennead</source>
        <translation>Ra, Thoth und zwei Gottheiten der Enneade</translation>
    </message>
    <message>
        <source>1 Worker and 1 Cat</source>
        <translation>1 Arbeiter und 1 Katze</translation>
    </message>
    <message>
        <source>3 gods, 2 resources: one god must go</source>
        <translation>3 Gottheiten, 2 Ressourcen: Eine Gottheit muss gehen</translation>
    </message>
    <message>
        <source>Anubis lets you keep three gods more. He is counted himself.</source>
        <translation>Mit Anubis darfst du drei Gottheiten mehr behalten. Er selbst wird mitgezählt.</translation>
    </message>
    <message>
        <source>To give up the Ennead is to give up all of it.</source>
        <translation>Wer die Enneade ablegt, legt sie ganz ab.</translation>
    </message>
    <message>
        <source>A god that Amethyst lends is not counted and cannot be discarded. Hathor counts as one.</source>
        <translation>Eine Gottheit, die der Amethyst leiht, zählt nicht mit und kann nicht abgelegt werden. Hathor zählt als eine.</translation>
    </message>
    <message>
        <source>Bastet changes nothing here, and Stone dice do not count: by now they lie in the quarry.</source>
        <translation>Bastet ändert hier nichts, und Steinwürfel zählen nicht: Sie liegen inzwischen im Steinbruch.</translation>
    </message>
    <message>
        <source>In a Rest turn there is no upkeep, except in the Work turn that a tile may give.</source>
        <translation>In einem Rastzug gibt es keinen Unterhalt, außer in dem Arbeitszug, den ein Plättchen geben kann.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cheops&lt;/b&gt; has three levels of 9, 4 and 1 places; &lt;b&gt;Chephren&lt;/b&gt;, with three players or four, has 4 and 1; &lt;b&gt;Mykerinos&lt;/b&gt;, with four players, is a single place. That makes 14, 19 or 20 places, for as many Stone dice.</source>
        <translation>&lt;b&gt;Cheops&lt;/b&gt; hat drei Ebenen mit 9, 4 und 1 Feldern; &lt;b&gt;Chephren&lt;/b&gt;, zu dritt oder viert, hat 4 und 1; &lt;b&gt;Mykerinos&lt;/b&gt;, zu viert, ist ein einziges Feld. Das sind 14, 19 oder 20 Felder für ebenso viele Steinwürfel.</translation>
    </message>
    <message>
        <source>Before: Isis and Ra; a third place is empty.</source>
        <translation>Vorher: Isis und Ra; ein dritter Platz ist leer.</translation>
    </message>
    <message>
        <source>After replacing Ra: Isis has slid to the right, Maat is new. The third place waits until the end of the turn.</source>
        <translation>Ra ist fortgeschickt: Isis ist nach rechts gerückt, Maat ist neu. Der dritte Platz wartet bis zum Ende des Zugs.</translation>
    </message>
    <message>
        <source>once, at work</source>
        <translation>einmal, bei der Arbeit</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>once, at rest</source>
        <translation>einmal, bei der Rast</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>The colour of a shrine says when its god acts. Khepri has the colour of those who act once, but acts as often as you can pay.</source>
        <translation>Die Farbe des Schreins sagt, wann die Gottheit wirkt. Chepri hat die Farbe derer, die einmal wirken, wirkt aber so oft, wie du zahlen kannst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Once in your Work turn.&lt;/b&gt; Most gods. Used ones are ready again at the end of the turn, or by Ptah before. A god of the Triad is called while you pay.</source>
        <translation>&lt;b&gt;Einmal in deinem Arbeitszug.&lt;/b&gt; Die meisten Gottheiten. Genutzte sind am Ende des Zugs wieder bereit, oder schon vorher durch Ptah. Eine Gottheit der Triade rufst du an, während du bezahlst.</translation>
    </message>
</context>
<context>
    <name>AloneMenu</name>
    <message>
        <source>Begin again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>The same match from its first move.</source>
        <translation>Dieselbe Partie vom ersten Zug an.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>Die Partie endet hier.</translation>
    </message>
    <message>
        <source>The match ends here, and counts as lost.</source>
        <translation>Die Partie endet hier und zählt als verloren.</translation>
    </message>
    <message>
        <source>The match as it stands ends without a result.</source>
        <translation>Die laufende Partie endet ohne Ergebnis.</translation>
    </message>
    <message>
        <source>With other luck</source>
        <translation>Mit anderem Glück</translation>
    </message>
    <message>
        <source>With the same luck</source>
        <translation>Mit demselben Glück</translation>
    </message>
    <message>
        <source>What is drawn and rolled comes as before. That is practice: it does not count in your statistics.</source>
        <translation>Karten und Würfel kommen wie zuvor. Das ist Übung: Es zählt nicht in deiner Statistik.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>The match ends here for good.</source>
        <translation>Die Partie endet hier endgültig.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>AlwaysChapter</name>
    <message>
        <source>Nile cards: always</source>
        <translation>Nilkarten: Immer</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Eleven powers that last</source>
        <translation>Elf Fähigkeiten, die bleiben</translation>
    </message>
    <message>
        <source>These cards lie open before their owner and work to the end of the match. What they allow is always a choice, never a duty.</source>
        <translation>Diese Karten liegen offen vor ihrem Besitzer und wirken bis zum Ende der Partie. Was sie erlauben, darfst du tun, musst es aber nie.</translation>
    </message>
    <message>
        <source>“Once a round” means once in each of the five rounds.</source>
        <translation>„Einmal pro Runde“ heißt: einmal in jeder der fünf Runden.</translation>
    </message>
    <message>
        <source>Where such a card has to be used by itself, that can be done at any of your decisions; tap your cards to do so.</source>
        <translation>Wo eine solche Karte für sich genutzt wird, geht das bei jeder deiner Entscheidungen: Tippe dazu auf deine Karten.</translation>
    </message>
    <message>
        <source>Fields and quarries last too, but Sphinx cards that ask for “always” cards do not mean them.</source>
        <translation>Auch Äcker und Steinbrüche bleiben, aber Sphinxkarten, die nach „Immer“-Karten fragen, meinen sie nicht.</translation>
    </message>
    <message>
        <source>You need a ship at Abydos, and a worker must work there.</source>
        <translation>Du brauchst ein Schiff in Abydos, und ein Arbeiter muss dort arbeiten.</translation>
    </message>
    <message>
        <source>More than five cards cannot be looked at: the two free ones are among them.</source>
        <translation>Mehr als fünf Karten kannst du nicht ansehen: Die zwei kostenlosen zählen mit.</translation>
    </message>
    <message>
        <source>At least one stone is paid, and you must be as strong as what you pay.</source>
        <translation>Mindestens ein Stein wird bezahlt, und deine Stärke muss mindestens so hoch sein wie die Zahl der bezahlten Steine.</translation>
    </message>
    <message>
        <source>Cards you look at</source>
        <translation>Karten, die du ansiehst</translation>
    </message>
    <message>
        <source>Stones, and strength needed</source>
        <translation>Steine und nötige Stärke</translation>
    </message>
    <message>
        <source>Choose the field at any of your decisions. It may be one that you take later.</source>
        <translation>Wähle den Acker bei einer beliebigen deiner Entscheidungen. Es darf einer sein, den du später nimmst.</translation>
    </message>
    <message>
        <source>Once laid on a field, the card stays there for good.</source>
        <translation>Einmal auf einen Acker gelegt, bleibt die Karte für immer dort.</translation>
    </message>
    <message>
        <source>What a red field brought at once does not come again.</source>
        <translation>Was ein roter Acker sofort gebracht hat, kommt nicht noch einmal.</translation>
    </message>
    <message>
        <source>Sphinx cards that compare fields go by the printed colour; those that count “always” cards count this one.</source>
        <translation>Sphinxkarten, die Äcker vergleichen, richten sich nach der gedruckten Farbe; solche, die „Immer“-Karten zählen, zählen diese mit.</translation>
    </message>
    <message>
        <source>Only in your own feeding, and only for grain that is really missing: as many stones as you like, up to that.</source>
        <translation>Nur bei deiner eigenen Versorgung und nur für Korn, das wirklich fehlt: bis dahin so viele Steine, wie du willst.</translation>
    </message>
    <message>
        <source>It can be mixed with cards that give grain.</source>
        <translation>Das lässt sich mit Karten verbinden, die Korn geben.</translation>
    </message>
    <message>
        <source>As often as you like, in every round.</source>
        <translation>So oft du willst, in jeder Runde.</translation>
    </message>
    <message>
        <source>You still go downstream. So it is never the camp of your own last ship, unless you may go upstream with this ship.</source>
        <translation>Es geht weiterhin nur flussabwärts. Also nie zum Lager deines eigenen letzten Schiffs, es sei denn, dieses Schiff darf flussaufwärts fahren.</translation>
    </message>
    <message>
        <source>Not at Heliopolis, not at a card, not at a site.</source>
        <translation>Nicht in Heliopolis, nicht bei einer Karte, nicht auf einer Baustelle.</translation>
    </message>
    <message>
        <source>At any of your decisions: also after the feeding, when the new strength does not eat any more in this round.</source>
        <translation>Bei jeder deiner Entscheidungen: auch nach der Versorgung, wenn die neue Stärke in dieser Runde nichts mehr isst.</translation>
    </message>
    <message>
        <source>Any of the four workers, up to strength 9. The strength stays.</source>
        <translation>Jeder der vier Arbeiter, bis Stärke 9. Die Stärke bleibt.</translation>
    </message>
    <message>
        <source>For one ship in each round. It goes to any bend above your last ship where a ship could go otherwise.</source>
        <translation>Für ein Schiff in jeder Runde. Es fährt zu einer beliebigen Biegung oberhalb deines letzten Schiffs, zu der sonst ein Schiff fahren dürfte.</translation>
    </message>
    <message>
        <source>Your next ships count from there: the whole river below it is open to you again.</source>
        <translation>Deine nächsten Schiffe zählen von dort: Der ganze Fluss darunter steht dir wieder offen.</translation>
    </message>
    <message>
        <source>In every round, the one in which you got it and the fifth included.</source>
        <translation>In jeder Runde, auch in der, in der du sie bekommen hast, und in der fünften.</translation>
    </message>
    <message>
        <source>The turn tiles have been given out before: points that the card brings do not change them.</source>
        <translation>Die Zugplättchen sind vorher verteilt: Punkte, die die Karte bringt, ändern daran nichts.</translation>
    </message>
    <message>
        <source>What works at once is done at once.</source>
        <translation>Was sofort wirkt, wird sofort ausgeführt.</translation>
    </message>
    <message>
        <source>By the revision of 2010 you take it right after the sailing instead.</source>
        <translation>Nach der Überarbeitung von 2010 nimmst du sie stattdessen gleich nach der Fahrt.</translation>
    </message>
    <message>
        <source>At each site where you have a ship you are asked before anybody builds, whether the ship has a place or waits in reserve. Nobody needs to give up for it.</source>
        <translation>Auf jeder Baustelle, auf der du ein Schiff hast, wirst du gefragt, bevor jemand baut, ob das Schiff nun einen Platz hat oder in Reserve wartet. Niemand muss dafür verzichten.</translation>
    </message>
    <message>
        <source>Your place counts as used, not as given up. The others keep their order.</source>
        <translation>Dein Platz gilt als genutzt, nicht als aufgegeben. Die anderen behalten ihre Reihenfolge.</translation>
    </message>
    <message>
        <source>If you do not want to, your ship builds in its turn.</source>
        <translation>Wenn du nicht willst, baut dein Schiff, wenn es an der Reihe ist.</translation>
    </message>
    <message>
        <source>It works as the same card of the first rounds does. Both may be laid on one red field: then it is green.</source>
        <translation>Sie wirkt wie die gleiche Karte der ersten Runden. Beide dürfen auf einem roten Acker liegen: Dann ist er grün.</translation>
    </message>
    <message>
        <source>Even without a tomb of your own: a sum of 8 brings 2 points.</source>
        <translation>Auch ohne eigenes Grab: Eine Summe von 8 bringt 2 Punkte.</translation>
    </message>
    <message>
        <source>Sphinx cards that count your stones in the tombs do not ask for it; those that count “always” cards do.</source>
        <translation>Sphinxkarten, die deine Steine in den Gräbern zählen, fragen nicht danach; solche, die „Immer“-Karten zählen, schon.</translation>
    </message>
    <message>
        <source>A sum of 1 to 10</source>
        <translation>Summe von 1 bis 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>11 bis 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 oder mehr</translation>
    </message>
    <message>
        <source>Only a card that still lies on the river can be taken. Of two equal ones it is the one further upstream.</source>
        <translation>Nur eine Karte, die noch am Fluss liegt, kann genommen werden. Von zwei gleichen ist es die weiter flussaufwärts.</translation>
    </message>
</context>
<context>
    <name>AnimalPage</name>
    <message>
        <source>The pillar of this animal: number %1 from the left.</source>
        <translation>Die Säule dieses Tiers: die %1. von links.</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Seven cards show this animal on top. On four of them it looks right, on three left.</source>
        <translation>Sieben Karten zeigen dieses Tier oben. Auf vier davon schaut es nach rechts, auf drei nach links.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Seven cards show this animal below. On three of them it looks right, on four left. One card shows it twice, so there are thirteen cards in all.</source>
        <translation>Sieben Karten zeigen dieses Tier unten. Auf drei davon schaut es nach rechts, auf vier nach links. Eine Karte zeigt es zweimal, zusammen also dreizehn Karten.</translation>
    </message>
    <message>
        <source>Curses of this animal</source>
        <translation>Flüche dieses Tiers</translation>
    </message>
    <message numerus="yes">
        <source>%n curse(s) name this animal.</source>
        <translation>
            <numerusform>%n Fluch nennt dieses Tier.</numerusform>
            <numerusform>%n Flüche nennen dieses Tier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnimalsChapter</name>
    <message>
        <source>Each animal</source>
        <translation>Jedes Tier</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Kamel</translation>
    </message>
    <message>
        <source>The hump, and a red saddle cloth</source>
        <translation>Der Höcker und eine rote Satteldecke</translation>
    </message>
    <message>
        <source>You know the camel by its &lt;b&gt;hump&lt;/b&gt; and the red cloth on it, and by its long neck.</source>
        <translation>Das Kamel erkennst du an seinem &lt;b&gt;Höcker&lt;/b&gt; mit der roten Decke und an seinem langen Hals.</translation>
    </message>
    <message>
        <source>Mule</source>
        <translation>Maultier</translation>
    </message>
    <message>
        <source>Long ears, and a load on its back</source>
        <translation>Lange Ohren und eine Last auf dem Rücken</translation>
    </message>
    <message>
        <source>You know the mule by its &lt;b&gt;long ears&lt;/b&gt;, its grey coat and the pale load on its back.</source>
        <translation>Das Maultier erkennst du an seinen &lt;b&gt;langen Ohren&lt;/b&gt;, dem grauen Fell und der hellen Last auf dem Rücken.</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>Upright, with a broad hood</source>
        <translation>Aufgerichtet, mit breitem Nackenschild</translation>
    </message>
    <message>
        <source>You know the snake by its raised head, its &lt;b&gt;broad hood&lt;/b&gt; and its green coils. The snake on the back of a curse is none of these: it makes no pairs.</source>
        <translation>Die Schlange erkennst du an ihrem erhobenen Kopf, dem &lt;b&gt;breiten Nackenschild&lt;/b&gt; und den grünen Windungen. Die Schlange auf der Rückseite eines Fluchs gehört nicht dazu: Sie bildet keine Paare.</translation>
    </message>
    <message>
        <source>Hippo</source>
        <translation>Nilpferd</translation>
    </message>
    <message>
        <source>Blue, with river plants on its side</source>
        <translation>Blau, mit Flusspflanzen auf der Flanke</translation>
    </message>
    <message>
        <source>You know the hippo by its &lt;b&gt;square snout&lt;/b&gt; and the river plants painted on its blue side.</source>
        <translation>Das Nilpferd erkennst du an seiner &lt;b&gt;eckigen Schnauze&lt;/b&gt; und den Flusspflanzen, die auf seine blaue Flanke gemalt sind.</translation>
    </message>
    <message>
        <source>Crocodile</source>
        <translation>Krokodil</translation>
    </message>
    <message>
        <source>A toothed back and a raised tail</source>
        <translation>Gezackter Rücken und erhobener Schwanz</translation>
    </message>
    <message>
        <source>You know the crocodile by its flat body, its &lt;b&gt;jagged back&lt;/b&gt; and its raised tail.</source>
        <translation>Das Krokodil erkennst du an seinem flachen Körper, dem &lt;b&gt;gezackten Rücken&lt;/b&gt; und dem erhobenen Schwanz.</translation>
    </message>
    <message>
        <source>Ibis</source>
        <translation>Ibis</translation>
    </message>
    <message>
        <source>White, with a curved bill</source>
        <translation>Weiß, mit gebogenem Schnabel</translation>
    </message>
    <message>
        <source>You know the ibis by its &lt;b&gt;long curved bill&lt;/b&gt;, its dark head and its white feathers.</source>
        <translation>Den Ibis erkennst du an seinem &lt;b&gt;langen, gebogenen Schnabel&lt;/b&gt;, dem dunklen Kopf und den weißen Federn.</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Sitting upright, with a golden collar</source>
        <translation>Aufrecht sitzend, mit goldenem Halsband</translation>
    </message>
    <message>
        <source>You know the cat because it &lt;b&gt;sits upright&lt;/b&gt; and wears a golden collar.</source>
        <translation>Die Katze erkennst du daran, dass sie &lt;b&gt;aufrecht sitzt&lt;/b&gt; und ein goldenes Halsband trägt.</translation>
    </message>
</context>
<context>
    <name>AnkhPage</name>
    <message>
        <source>The ankh</source>
        <translation>Das Ankh</translation>
    </message>
    <message>
        <source>Counts by the square</source>
        <translation>Zählt im Quadrat</translation>
    </message>
    <message>
        <source>There are six ankhs: three rooms and three corridors.</source>
        <translation>Es gibt sechs Ankhs: drei Kammern und drei Gänge.</translation>
    </message>
    <message>
        <source>At the end each player counts the ankh tiles on which pawns of theirs stand, in the whole pyramid, and scores that number &lt;b&gt;times itself&lt;/b&gt;.</source>
        <translation>Am Ende zählt jeder die Ankh-Plättchen in der ganzen Pyramide, auf denen eigene Figuren stehen, und nimmt diese Zahl &lt;b&gt;mal sich selbst&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One ankh</source>
        <translation>Ein Ankh</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>It does not matter who owns the network. An ankh tile alone counts as well.</source>
        <translation>Wem das Netz gehört, ist egal. Auch ein einzelnes Ankh-Plättchen zählt.</translation>
    </message>
    <message>
        <source>Ankhs in a cursed network do not count.</source>
        <translation>Ankhs in einem verfluchten Netz zählen nicht.</translation>
    </message>
    <message>
        <source>They are never doubled. The Pharaoh, like any pawn, holds one.</source>
        <translation>Sie werden nie verdoppelt, und auch der Pharao hält nur eines, wie jede Figur.</translation>
    </message>
</context>
<context>
    <name>ApartRow</name>
    <message>
        <source>Level 1</source>
        <translation>Ebene 1</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Ebene 2</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Spitze</translation>
    </message>
    <message numerus="yes">
        <source>%1, level by level: %n pair(s) of the projects</source>
        <translation>
            <numerusform>%1, Ebene für Ebene: %n Paar der Projekte</numerusform>
            <numerusform>%1, Ebene für Ebene: %n Paare der Projekte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
</context>
<context>
    <name>AppStore</name>
    <message>
        <source>Until then matches are kept only while the app is open.</source>
        <translation>Bis dahin bleiben Partien nur erhalten, solange die App offen ist.</translation>
    </message>
</context>
<context>
    <name>Architect</name>
    <message>
        <source>Built three pyramids before one stood straight, and laughs about it.</source>
        <translation>Baute drei Pyramiden, bevor eine gerade stand, und lacht darüber.</translation>
    </message>
    <message>
        <source>Keeps the plan in mind, and now and then forgets a room.</source>
        <translation>Hat den Plan im Kopf und vergisst ab und zu eine Kammer.</translation>
    </message>
    <message>
        <source>Patient and exact; seldom misses an opening.</source>
        <translation>Geduldig und genau; lässt selten eine Gelegenheit aus.</translation>
    </message>
    <message>
        <source>Sees the finished stone in the quarry and wastes no step.</source>
        <translation>Sieht schon im Steinbruch den fertigen Stein und verschwendet keinen Schritt.</translation>
    </message>
</context>
<context>
    <name>ArchitectChoice</name>
    <message>
        <source>Your rival</source>
        <translation>Dein Gegner</translation>
    </message>
    <message numerus="yes">
        <source>Won: %1 of %n match(es)</source>
        <translation>
            <numerusform>Gewonnen: %1 von %n</numerusform>
            <numerusform>Gewonnen: %1 von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Noch nicht begegnet</translation>
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
            <numerusform>%1, Großer Architekt, %n Ruhm. %2</numerusform>
            <numerusform>%1, Großer Architekt, %n Ruhm. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Architect</source>
        <translation>Großer Architekt</translation>
    </message>
</context>
<context>
    <name>ArchitectPlace</name>
    <message numerus="yes">
        <source>Cheops, %n die(dice) built</source>
        <translation>
            <numerusform>Cheops, %n Würfel verbaut</numerusform>
            <numerusform>Cheops, %n Würfel verbaut</numerusform>
        </translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Rastplättchen</translation>
    </message>
    <message>
        <source>His projects</source>
        <translation>Seine Projekte</translation>
    </message>
</context>
<context>
    <name>ArchitectRow</name>
    <message>
        <source>%1, level %2 of 4</source>
        <translation>%1, Stufe %2 von 4</translation>
    </message>
    <message>
        <source>%1, level %2 of 4, chosen %3 times</source>
        <translation>%1, Stufe %2 von 4, %3-mal gewählt</translation>
    </message>
    <message>
        <source>One more %1</source>
        <translation>Noch ein %1</translation>
    </message>
</context>
<context>
    <name>ArchitectSheet</name>
    <message>
        <source>His board</source>
        <translation>Sein Tableau</translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Rastplättchen</translation>
    </message>
    <message>
        <source>Space %1: %2</source>
        <translation>Feld %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Space %1: free, %n Fame for the next tile</source>
        <translation>
            <numerusform>Feld %1: frei, %n Ruhm für das nächste Plättchen</numerusform>
            <numerusform>Feld %1: frei, %n Ruhm für das nächste Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Gods he has taken</source>
        <translation>Gottheiten, die er genommen hat</translation>
    </message>
    <message>
        <source>None yet. They give him no power, only Fame at the end.</source>
        <translation>Noch keine. Sie geben ihm keine Fähigkeit, nur Ruhm am Ende.</translation>
    </message>
    <message>
        <source>His projects</source>
        <translation>Seine Projekte</translation>
    </message>
</context>
<context>
    <name>ArchitectSteps</name>
    <message>
        <source>His turn, step by step</source>
        <translation>Sein Zug, Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>ArchitectTurn</name>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) come back: you say where they lie.</source>
        <translation>
            <numerusform>%n Plättchen kommt zurück: Du bestimmst, wo es liegt.</numerusform>
            <numerusform>%n Plättchen kommen zurück: Du bestimmst, wo sie liegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 macht weiter.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Place the tiles</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>What he can do</source>
        <translation>Was er kann</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>AtOnceChapter</name>
    <message>
        <source>Nile cards: at once</source>
        <translation>Nilkarten: Sofort</translation>
    </message>
    <message>
        <source>Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 2 points.</source>
        <translation>Jeder Schritt zählt für sich: Endet er auf dem letzten Feld oder würde er darüber hinausführen, bringt er 2 Punkte.</translation>
    </message>
    <message>
        <source>From square 3</source>
        <translation>Von Feld 3</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <source>From square 4</source>
        <translation>Von Feld 4</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 Punkte</translation>
    </message>
    <message>
        <source>From square 5</source>
        <translation>Von Feld 5</translation>
    </message>
    <message>
        <source>Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 3 stones.</source>
        <translation>Jeder Schritt zählt für sich: Endet er auf dem letzten Feld oder würde er darüber hinausführen, bringt er 3 Steine.</translation>
    </message>
    <message>
        <source>3 stones</source>
        <translation>3 Steine</translation>
    </message>
    <message>
        <source>6 stones</source>
        <translation>6 Steine</translation>
    </message>
    <message>
        <source>Counted are the stones that lie there when you take the card: what you build later in the fifth round comes too late.</source>
        <translation>Gezählt werden die Steine, die dort liegen, wenn du die Karte nimmst: Was du später in der fünften Runde baust, kommt zu spät.</translation>
    </message>
    <message>
        <source>All points are one move on the score track.</source>
        <translation>Alle Punkte sind eine einzige Bewegung auf der Punkteleiste.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Nine cards that work when they are taken</source>
        <translation>Neun Karten, die wirken, wenn man sie nimmt</translation>
    </message>
    <message>
        <source>Such a card is resolved when you take it, then it leaves the game. You cannot decline what it brings; but what is not possible is left out, and you may take the card all the same.</source>
        <translation>Eine solche Karte wird ausgeführt, wenn du sie nimmst, dann kommt sie aus dem Spiel. Was sie bringt, kannst du nicht ablehnen; was nicht möglich ist, entfällt aber, und nehmen darfst du die Karte trotzdem.</translation>
    </message>
    <message>
        <source>A worker at 9 stays at 9.</source>
        <translation>Ein Arbeiter mit 9 bleibt bei 9.</translation>
    </message>
    <message>
        <source>In the tombs your stones are counted, not the values of the tiles.</source>
        <translation>Bei den Gräbern werden deine Steine gezählt, nicht die Werte der Plättchen.</translation>
    </message>
    <message>
        <source>Any of the four can be chosen, the foreman too. A worker at 9 cannot; if all are at 9 the strength is lost.</source>
        <translation>Du kannst jeden der vier wählen, auch den Vorarbeiter. Einen Arbeiter mit 9 nicht; sind alle bei 9, ist die Stärke verloren.</translation>
    </message>
    <message>
        <source>A worker at 9 stays at 9. The foreman is not among them.</source>
        <translation>Ein Arbeiter mit 9 bleibt bei 9. Der Vorarbeiter gehört nicht dazu.</translation>
    </message>
</context>
<context>
    <name>AtTheTable</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Colours, holding, undoing, hints</source>
        <translation>Farben, Halten, Rückgängig, Tipps</translation>
    </message>
    <message>
        <source>Every seat has a colour and a sign. The first seat is lapis, the second carnelian, the third turquoise, the fourth ochre. In the pictures of the rules these are the names of the players.</source>
        <translation>Jeder Platz hat eine Farbe und ein Zeichen. Der erste ist Lapis, der zweite Karneol, der dritte Türkis, der vierte Ocker. In den Bildern der Regeln heißen die Spieler so.</translation>
    </message>
    <message>
        <source>The seats, from the first to the fourth.</source>
        <translation>Die Plätze, vom ersten bis zum vierten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hold&lt;/b&gt; a card, a tile or a place: its page of the rules opens. What only you may see is shown while you hold it.</source>
        <translation>&lt;b&gt;Halte&lt;/b&gt; eine Karte, ein Plättchen oder einen Platz gedrückt: Die passende Regelseite öffnet sich. Was nur du sehen darfst, zeigt sich, solange du hältst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag&lt;/b&gt; a piece to where it should go, or tap it and then the place.</source>
        <translation>&lt;b&gt;Zieh&lt;/b&gt; ein Teil dorthin, wo es hinsoll, oder tippe erst das Teil und dann den Platz an.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes back your last move, as long as nothing new has been seen since: no die rolled, no card turned up, and nobody else has moved.</source>
        <translation>&lt;b&gt;Rückgängig&lt;/b&gt; nimmt deinen letzten Zug zurück, solange nichts Neues zu sehen war: kein Würfel geworfen, keine Karte aufgedeckt, und niemand sonst hat gezogen.</translation>
    </message>
    <message>
        <source>A move that is not allowed is &lt;b&gt;refused&lt;/b&gt;: a line says what is wrong and what to do instead, and “Rule” opens the page that explains it.</source>
        <translation>Ein unerlaubter Zug wird &lt;b&gt;abgelehnt&lt;/b&gt;: Eine Zeile sagt, was nicht stimmt und was stattdessen geht, und „Regel“ öffnet die Seite dazu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hint&lt;/b&gt;: an Architect shows what he would do in your place, and why. He knows no more than you do.</source>
        <translation>&lt;b&gt;Tipp&lt;/b&gt;: Ein Architekt zeigt, was er an deiner Stelle täte, und warum. Er weiß nicht mehr als du.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Architects&lt;/b&gt; are the players that the app plays. &lt;b&gt;Great Architect&lt;/b&gt; is what a winner is called, and the rival of a match played alone.</source>
        <translation>&lt;b&gt;Architekten&lt;/b&gt; sind die Mitspieler, die die App führt. &lt;b&gt;Großer Architekt&lt;/b&gt; heißt, wer gewinnt, und der Gegner einer Partie allein.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alone&lt;/b&gt; against Architects, Undo goes on behind their answer, once you have said so. From then on the match is practice and does not count in your statistics.</source>
        <translation>&lt;b&gt;Allein&lt;/b&gt; gegen Architekten geht Rückgängig auch hinter ihre Antwort zurück, wenn du es bestätigst. Von da an ist die Partie Übung und zählt nicht in deiner Statistik.</translation>
    </message>
</context>
<context>
    <name>BeginChoice</name>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>take dice and roll</source>
        <translation>Würfel nehmen und würfeln</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rast</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>ein Plättchen nehmen</translation>
    </message>
</context>
<context>
    <name>BendPage</name>
    <message>
        <source>The first bend of the Nile; below it lies %1.</source>
        <translation>Die erste Biegung des Nils; unterhalb liegt %1.</translation>
    </message>
    <message>
        <source>The last bend of the Nile; above it lies %1.</source>
        <translation>Die letzte Biegung des Nils; oberhalb liegt %1.</translation>
    </message>
    <message>
        <source>Bend %1 of the Nile, between %2 and %3.</source>
        <translation>Biegung %1 des Nils, zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>In every round another Nile card lies here. The player who places a ship here takes it.</source>
        <translation>In jeder Runde liegt hier eine andere Nilkarte. Wer hier ein Schiff einsetzt, nimmt sie.</translation>
    </message>
</context>
<context>
    <name>BendSheet</name>
    <message>
        <source>Send a ship here</source>
        <translation>Schiff herschicken</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In den Regeln</translation>
    </message>
</context>
<context>
    <name>BendsChapter</name>
    <message>
        <source>Each bend of the Nile</source>
        <translation>Jede Biegung des Nils</translation>
    </message>
    <message>
        <source>The first card of a round is laid here. The player who begins here has the whole river before them.</source>
        <translation>Die erste Karte einer Runde kommt hierher. Wer hier beginnt, hat den ganzen Fluss vor sich.</translation>
    </message>
    <message>
        <source>Both steps must be made. A step on the last square of a track brings its reward once more.</source>
        <translation>Beide Schritte müssen gemacht werden. Ein Schritt auf dem letzten Feld einer Leiste bringt dessen Belohnung noch einmal.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is two steps on each track.</source>
        <translation>Mit der Karte, die ein Lager doppelt wirken lässt, sind es zwei Schritte auf jeder Leiste.</translation>
    </message>
    <message>
        <source>These two grow stronger whether you want it or not, and want more grain in this very round.</source>
        <translation>Diese beiden werden stärker, ob du willst oder nicht, und brauchen schon in dieser Runde mehr Korn.</translation>
    </message>
    <message>
        <source>Of the three sites this one builds first: here the choice of workers is still free.</source>
        <translation>Von den drei Baustellen wird auf dieser zuerst gebaut: Hier ist die Wahl der Arbeiter noch frei.</translation>
    </message>
    <message>
        <source>The strength must be taken, the flood may be left as it is.</source>
        <translation>Die Stärke musst du nehmen, die Flut darfst du lassen, wie sie ist.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is 2 strength and up to two steps of the flood.</source>
        <translation>Mit der Karte, die ein Lager doppelt wirken lässt, sind es 2 Stärke und bis zu zwei Schritte der Flut.</translation>
    </message>
    <message>
        <source>After each action here your marker goes one step on a track: quarry or market, as you choose.</source>
        <translation>Nach jeder Aktion hier geht dein Marker einen Schritt auf einer Leiste: Steinbruch oder Markt, wie du willst.</translation>
    </message>
    <message>
        <source>Here you may build on the obelisk and take tombs in one action.</source>
        <translation>Hier darfst du in einer Aktion am Obelisken bauen und Gräber nehmen.</translation>
    </message>
    <message>
        <source>Any of the four can be chosen, the foreman too, if not at 9 already.</source>
        <translation>Du kannst jeden der vier wählen, auch den Vorarbeiter, wenn er nicht schon bei 9 ist.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is four stones, and 2 strength, for the same worker or for two.</source>
        <translation>Mit der Karte, die ein Lager doppelt wirken lässt, sind es vier Steine und 2 Stärke, für denselben Arbeiter oder für zwei.</translation>
    </message>
    <message>
        <source>Here you may build on the pyramid and on the temple in one action.</source>
        <translation>Hier darfst du in einer Aktion an der Pyramide und am Tempel bauen.</translation>
    </message>
    <message>
        <source>It is the last site to build: keep a worker, and stones.</source>
        <translation>Hier wird zuletzt gebaut: Heb dir einen Arbeiter und Steine auf.</translation>
    </message>
    <message>
        <source>It works as Passalon does, but only for one ship and only once: the cards for a taken camp and for working twice do not reach here.</source>
        <translation>Es wirkt wie Passalon, aber nur für ein Schiff und nur einmal: Die Karten für ein besetztes Lager und für doppelte Wirkung gelten hier nicht.</translation>
    </message>
    <message>
        <source>Below Heliopolis there is nothing more. After it you can only pass, unless you may go upstream.</source>
        <translation>Unterhalb von Heliopolis kommt nichts mehr. Danach kannst du nur noch passen, es sei denn, du darfst flussaufwärts fahren.</translation>
    </message>
</context>
<context>
    <name>BoardCell</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>%1, you may choose it</source>
        <translation>%1, wählbar</translation>
    </message>
</context>
<context>
    <name>BoardChapter</name>
    <message>
        <source>Your board</source>
        <translation>Dein Tableau</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Three workers and a foreman</source>
        <translation>Drei Arbeiter und ein Vorarbeiter</translation>
    </message>
    <message>
        <source>You have three workers, told apart by the colour of their kilts, and a &lt;b&gt;foreman&lt;/b&gt; in white. A number says how strong each is: workers begin with 1, the foreman with 2, and nobody grows beyond &lt;b&gt;9&lt;/b&gt;.</source>
        <translation>Du hast drei Arbeiter, an der Farbe ihres Schurzes zu unterscheiden, und einen &lt;b&gt;Vorarbeiter&lt;/b&gt; in Weiß. Eine Zahl sagt, wie stark jeder ist: Arbeiter beginnen mit 1, der Vorarbeiter mit 2, und niemand kommt über &lt;b&gt;9&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>Vorarbeiter</translation>
    </message>
    <message>
        <source>Together they have strength 14, and eat as much grain.</source>
        <translation>Zusammen haben sie Stärke 14 und essen ebenso viel Korn.</translation>
    </message>
    <message>
        <source>In a round each worker builds &lt;b&gt;once&lt;/b&gt;. Then he rests until the next round; he is as strong as before.</source>
        <translation>In einer Runde baut jeder Arbeiter &lt;b&gt;einmal&lt;/b&gt;. Dann ruht er bis zur nächsten Runde; er bleibt so stark wie zuvor.</translation>
    </message>
    <message>
        <source>The foreman &lt;b&gt;never builds alone&lt;/b&gt;. Once in a round he helps another worker, and his strength is added.</source>
        <translation>Der Vorarbeiter &lt;b&gt;baut nie allein&lt;/b&gt;. Einmal in der Runde hilft er einem anderen Arbeiter, und seine Stärke kommt dazu.</translation>
    </message>
    <message>
        <source>Only one worker builds in an action, besides the foreman. Two cards let two workers build together, once.</source>
        <translation>In einer Aktion baut nur ein Arbeiter, dazu der Vorarbeiter. Zwei Karten lassen einmalig zwei Arbeiter zusammen bauen.</translation>
    </message>
    <message>
        <source>Nobody grows stronger than 9. More is lost; only cards that help in a single action can go beyond.</source>
        <translation>Niemand wird stärker als 9. Was darüber hinausgeht, ist verloren; nur Karten, die in einer einzelnen Aktion helfen, können mehr geben.</translation>
    </message>
    <message>
        <source>“A worker of your choice” may be the foreman. Where workers are pictured, it is exactly those.</source>
        <translation>„Ein Arbeiter deiner Wahl“ darf der Vorarbeiter sein. Wo Arbeiter abgebildet sind, sind es genau diese.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Äcker</translation>
    </message>
    <message>
        <source>Green, yellow, red: which flood they need</source>
        <translation>Grün, gelb, rot: welche Flut sie brauchen</translation>
    </message>
    <message>
        <source>A field gives its grain in every round in which it is &lt;b&gt;watered&lt;/b&gt;. That depends on its colour and on the flood. One to three dots say the same.</source>
        <translation>Ein Acker gibt sein Korn in jeder Runde, in der er &lt;b&gt;bewässert&lt;/b&gt; ist. Das hängt von seiner Farbe und von der Flut ab. Ein bis drei Punkte sagen dasselbe.</translation>
    </message>
    <message>
        <source>Green fields are always watered, yellow ones when the flood is middle or high, red ones only when it is high.</source>
        <translation>Grüne Äcker sind immer bewässert, gelbe bei mittlerer oder hoher Flut, rote nur bei hoher.</translation>
    </message>
    <message>
        <source>Everybody has a &lt;b&gt;green field with 6 grain&lt;/b&gt; from the start.</source>
        <translation>Alle haben von Anfang an einen &lt;b&gt;grünen Acker mit 6 Korn&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The four red fields also bring something at once, once: a step in market or quarry, points, or stones.</source>
        <translation>Die vier roten Äcker bringen außerdem sofort etwas, einmal: einen Schritt in Markt oder Steinbruch, Punkte oder Steine.</translation>
    </message>
    <message>
        <source>Two cards make a field one colour better, from red to yellow or from yellow to green. That holds to the end of the match, and does not repeat what the field brought at once.</source>
        <translation>Zwei Karten machen einen Acker um eine Farbe besser, von Rot zu Gelb oder von Gelb zu Grün. Das gilt bis zum Ende der Partie und wiederholt nicht, was der Acker sofort gebracht hat.</translation>
    </message>
    <message>
        <source>Green fields in the decks</source>
        <translation>Grüne Äcker in den Stapeln</translation>
    </message>
    <message>
        <source>Yellow fields</source>
        <translation>Gelbe Äcker</translation>
    </message>
    <message>
        <source>Red fields</source>
        <translation>Rote Äcker</translation>
    </message>
    <message>
        <source>The flood</source>
        <translation>Die Flut</translation>
    </message>
    <message>
        <source>One marker decides for all fields</source>
        <translation>Ein Marker entscheidet für alle Äcker</translation>
    </message>
    <message>
        <source>The flood marker stands in the delta: low, middle or high. It begins in the &lt;b&gt;middle&lt;/b&gt;. Where it stands when the workers are fed says which fields give grain, for everybody.</source>
        <translation>Der Flutmarker steht im Delta: niedrig, mittel oder hoch. Er beginnt in der &lt;b&gt;Mitte&lt;/b&gt;. Wo er steht, wenn die Arbeiter versorgt werden, sagt für alle, welche Äcker Korn geben.</translation>
    </message>
    <message>
        <source>Low: only green fields. Middle: green and yellow. High: all.</source>
        <translation>Niedrig: nur grüne Äcker. Mittel: grüne und gelbe. Hoch: alle.</translation>
    </message>
    <message>
        <source>The player who goes to &lt;b&gt;Passalon&lt;/b&gt; or &lt;b&gt;Heliopolis&lt;/b&gt; may move it one step, or leave it.</source>
        <translation>Wer nach &lt;b&gt;Passalon&lt;/b&gt; oder &lt;b&gt;Heliopolis&lt;/b&gt; fährt, darf ihn um einen Schritt bewegen oder stehen lassen.</translation>
    </message>
    <message>
        <source>It goes step by step: from low or high only to the middle.</source>
        <translation>Er geht Schritt für Schritt: von niedrig oder hoch nur in die Mitte.</translation>
    </message>
    <message>
        <source>It stays where it is from round to round.</source>
        <translation>Von Runde zu Runde bleibt er, wo er ist.</translation>
    </message>
    <message>
        <source>The flood only matters for feeding. Sphinx cards that compare fields do not ask for it.</source>
        <translation>Die Flut zählt nur für die Versorgung. Sphinxkarten, die Äcker vergleichen, fragen nicht danach.</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Versorgung</translation>
    </message>
    <message>
        <source>As much grain as strength, or points are lost</source>
        <translation>So viel Korn wie Stärke, sonst gehen Punkte verloren</translation>
    </message>
    <message>
        <source>Your four workers eat as much grain as they are &lt;b&gt;strong&lt;/b&gt; together, the foreman included. Your fields give what the &lt;b&gt;flood&lt;/b&gt; waters. If that is enough, nothing happens.</source>
        <translation>Deine vier Arbeiter essen so viel Korn, wie sie zusammen &lt;b&gt;stark&lt;/b&gt; sind, der Vorarbeiter eingeschlossen. Deine Äcker geben, was die &lt;b&gt;Flut&lt;/b&gt; bewässert. Reicht das, geschieht nichts.</translation>
    </message>
    <message>
        <source>Strength 9, and with the flood in the middle 6 + 5 grain: all are fed. The red field lies dry.</source>
        <translation>Stärke 9, und bei mittlerer Flut 6 + 5 Korn: Alle sind satt. Der rote Acker liegt trocken.</translation>
    </message>
    <message>
        <source>When grain is missing</source>
        <translation>Wenn Korn fehlt</translation>
    </message>
    <message>
        <source>For each grain that is missing you lose 3, 2 or 1 points, as your square in the &lt;b&gt;grain market&lt;/b&gt; says.</source>
        <translation>Für jedes fehlende Korn verlierst du 3, 2 oder 1 Punkt, wie es dein Feld im &lt;b&gt;Kornmarkt&lt;/b&gt; sagt.</translation>
    </message>
    <message>
        <source>Strength 14, but only 12 grain: two are missing.</source>
        <translation>Stärke 14, aber nur 12 Korn: Zwei fehlen.</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Fehlendes Korn</translation>
    </message>
    <message>
        <source>Lost for each, on the second square of the market</source>
        <translation>Verlust für jedes, auf dem zweiten Feld des Markts</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>If grain is missing you may help yourself: with cards that give 4 grain, with stones if you have the card for it, or by improving a field.</source>
        <translation>Fehlt Korn, darfst du dir helfen: mit Karten, die 4 Korn geben, mit Steinen, wenn du die Karte dafür hast, oder indem du einen Acker verbesserst.</translation>
    </message>
    <message>
        <source>A card that gives 4 grain is used up, even if less was missing. Without a shortage it cannot be played.</source>
        <translation>Eine Karte, die 4 Korn gibt, ist verbraucht, auch wenn weniger fehlte. Fehlt nichts, kann sie nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Points may fall below zero, without limit.</source>
        <translation>Punkte können unter null fallen, ohne Grenze.</translation>
    </message>
    <message>
        <source>Hungry workers stay as strong as they are, and may build.</source>
        <translation>Hungrige Arbeiter bleiben so stark, wie sie sind, und dürfen bauen.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Where they come from, what they are good for</source>
        <translation>Woher sie kommen, wozu sie gut sind</translation>
    </message>
    <message>
        <source>Stones come from your &lt;b&gt;quarries&lt;/b&gt; in the phase Stones of every round: 3 from the one you begin with, and what your quarry cards add. Nobody can have more than &lt;b&gt;25&lt;/b&gt;, at any time; what comes beyond that is lost.</source>
        <translation>Steine kommen in der Phase Steine jeder Runde aus deinen &lt;b&gt;Steinbrüchen&lt;/b&gt;: 3 aus dem ersten, und was deine Steinbruchkarten hinzufügen. Niemand kann je mehr als &lt;b&gt;25&lt;/b&gt; haben; was darüber hinausgeht, ist verloren.</translation>
    </message>
    <message>
        <source>Three quarries: 3 + 2 + 4 stones in every round.</source>
        <translation>Drei Steinbrüche: 3 + 2 + 4 Steine in jeder Runde.</translation>
    </message>
    <message>
        <source>Besides, stones come from the last square of the quarry track, from Alyi, and from some cards.</source>
        <translation>Außerdem kommen Steine vom letzten Feld der Steinbruchleiste, aus Alyi und von manchen Karten.</translation>
    </message>
    <message>
        <source>What they are good for</source>
        <translation>Wozu sie gut sind</translation>
    </message>
    <message>
        <source>You pay with them for everything you build, and for Sphinx cards you look at.</source>
        <translation>Du bezahlst mit ihnen alles, was du baust, und die Sphinxkarten, die du ansiehst.</translation>
    </message>
    <message>
        <source>With the right card they can be grain, strength, or points: one card sells up to ten of them for a point each.</source>
        <translation>Mit der richtigen Karte können sie Korn, Stärke oder Punkte sein: Eine Karte verkauft bis zu zehn von ihnen für je einen Punkt.</translation>
    </message>
    <message>
        <source>At the end of the match two stones are worth a point, but only if you have come to the &lt;b&gt;fourth or fifth square&lt;/b&gt; of the quarry track.</source>
        <translation>Am Ende der Partie sind zwei Steine einen Punkt wert, aber nur, wenn du das &lt;b&gt;vierte oder fünfte Feld&lt;/b&gt; der Steinbruchleiste erreicht hast.</translation>
    </message>
    <message>
        <source>The stones that mark what you have built are others: you never run out of those.</source>
        <translation>Die Steine, die markieren, was du gebaut hast, sind andere: Sie gehen dir nie aus.</translation>
    </message>
    <message>
        <source>Quarry track and grain market</source>
        <translation>Steinbruchleiste und Kornmarkt</translation>
    </message>
    <message>
        <source>Two tracks with five squares</source>
        <translation>Zwei Leisten mit fünf Feldern</translation>
    </message>
    <message>
        <source>On both tracks your marker begins on the first square, at the top, and only ever goes &lt;b&gt;down&lt;/b&gt;.</source>
        <translation>Auf beiden Leisten beginnt dein Marker auf dem ersten Feld, ganz oben, und geht immer nur &lt;b&gt;abwärts&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The quarry track</source>
        <translation>Die Steinbruchleiste</translation>
    </message>
    <message>
        <source>Lapis is on the third square, carnelian on the last.</source>
        <translation>Lapis steht auf dem dritten Feld, Karneol auf dem letzten.</translation>
    </message>
    <message>
        <source>Squares 1 to 3 bring nothing.</source>
        <translation>Die Felder 1 bis 3 bringen nichts.</translation>
    </message>
    <message>
        <source>On &lt;b&gt;square 4 or 5&lt;/b&gt; two stones are worth a point at the end of the match.</source>
        <translation>Auf &lt;b&gt;Feld 4 oder 5&lt;/b&gt; sind am Ende der Partie zwei Steine einen Punkt wert.</translation>
    </message>
    <message>
        <source>Arriving on &lt;b&gt;square 5&lt;/b&gt; brings &lt;b&gt;3 stones&lt;/b&gt;.</source>
        <translation>Die Ankunft auf &lt;b&gt;Feld 5&lt;/b&gt; bringt &lt;b&gt;3 Steine&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The grain market</source>
        <translation>Der Kornmarkt</translation>
    </message>
    <message>
        <source>What a missing grain costs on each square.</source>
        <translation>Was ein fehlendes Korn auf jedem Feld kostet.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Points lost for each missing grain</source>
        <translation>Punktverlust für jedes fehlende Korn</translation>
    </message>
    <message>
        <source>Arriving on &lt;b&gt;square 5&lt;/b&gt; brings &lt;b&gt;2 points&lt;/b&gt;.</source>
        <translation>Die Ankunft auf &lt;b&gt;Feld 5&lt;/b&gt; bringt &lt;b&gt;2 Punkte&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At the end of a track</source>
        <translation>Am Ende einer Leiste</translation>
    </message>
    <message>
        <source>Each step counts separately. On square 5 the marker stays: each step you would have to make brings the 3 stones or the 2 points &lt;b&gt;again&lt;/b&gt; instead.</source>
        <translation>Jeder Schritt zählt für sich. Auf Feld 5 bleibt der Marker stehen: Jeder weitere Schritt bringt die 3 Steine oder die 2 Punkte &lt;b&gt;noch einmal&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Two steps in the quarry from square 3</source>
        <translation>Zwei Schritte im Steinbruch von Feld 3</translation>
    </message>
    <message>
        <source>3 stones</source>
        <translation>3 Steine</translation>
    </message>
    <message>
        <source>From square 4</source>
        <translation>Von Feld 4</translation>
    </message>
    <message>
        <source>6 stones</source>
        <translation>6 Steine</translation>
    </message>
    <message>
        <source>From square 5</source>
        <translation>Von Feld 5</translation>
    </message>
    <message>
        <source>Steps come from Edfu, from every building action at Amarna, where you choose the track, and from some cards.</source>
        <translation>Schritte kommen aus Edfu, von jeder Bauaktion in Amarna, bei der du die Leiste wählst, und von manchen Karten.</translation>
    </message>
    <message>
        <source>The score track</source>
        <translation>Die Punkteleiste</translation>
    </message>
    <message>
        <source>Points, and who came first</source>
        <translation>Punkte, und wer zuerst kam</translation>
    </message>
    <message>
        <source>Everybody&apos;s points are shown on the score track. If two are on the same square, the one that came there &lt;b&gt;earlier&lt;/b&gt; stands in front.</source>
        <translation>Die Punkte aller stehen auf der Punkteleiste. Sind zwei auf demselben Feld, steht vorn, wer &lt;b&gt;früher&lt;/b&gt; dort ankam.</translation>
    </message>
    <message>
        <source>Lapis and ochre both have 14 points. Lapis came first and stands in front.</source>
        <translation>Lapis und Ocker haben beide 14 Punkte. Lapis kam zuerst und steht vorn.</translation>
    </message>
    <message>
        <source>The player who moves, &lt;b&gt;forwards or backwards&lt;/b&gt;, comes to stand behind all that are on that square already.</source>
        <translation>Wer sich bewegt, &lt;b&gt;vorwärts oder rückwärts&lt;/b&gt;, kommt hinter alle, die schon auf dem Feld stehen.</translation>
    </message>
    <message>
        <source>Points that come together are one move. Nobody moves by 0.</source>
        <translation>Punkte, die zusammen kommen, sind eine Bewegung. Um 0 bewegt sich niemand.</translation>
    </message>
    <message>
        <source>Points may fall below zero.</source>
        <translation>Punkte können unter null fallen.</translation>
    </message>
    <message>
        <source>What it decides</source>
        <translation>Was sie entscheidet</translation>
    </message>
    <message>
        <source>The player in front feeds first, and gets the points of the Site bonus first.</source>
        <translation>Wer vorn ist, versorgt zuerst und bekommt zuerst die Punkte der Bauprämie.</translation>
    </message>
    <message>
        <source>The player who is behind sails first in the next round.</source>
        <translation>Wer hinten ist, fährt in der nächsten Runde zuerst.</translation>
    </message>
    <message>
        <source>At the end, the player who is in front wins a tie.</source>
        <translation>Am Ende gewinnt bei Gleichstand, wer vorn ist.</translation>
    </message>
</context>
<context>
    <name>BoardRiddlesChapter</name>
    <message>
        <source>Sphinx cards: boards</source>
        <translation>Sphinxkarten: Tableaus</translation>
    </message>
    <message>
        <source>All players are counted, you too. If nobody is there, it brings nothing.</source>
        <translation>Alle Spieler zählen, auch du. Ist niemand dort, bringt sie nichts.</translation>
    </message>
    <message>
        <source>Players on the last square</source>
        <translation>Spieler auf dem letzten Feld</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The strength that the worker has at the end, 9 at most. What cards add for one action does not count.</source>
        <translation>Die Stärke, die der Arbeiter am Ende hat, höchstens 9. Was Karten für eine Aktion hinzufügen, zählt nicht.</translation>
    </message>
    <message>
        <source>All fields of that printed colour are added up, watered or not. Cards that improve a field change nothing here.</source>
        <translation>Alle Äcker dieser gedruckten Farbe werden zusammengezählt, bewässert oder nicht. Karten, die einen Acker verbessern, ändern hier nichts.</translation>
    </message>
    <message>
        <source>You need more than every other player. With a tie, or with no such field at all, it brings nothing.</source>
        <translation>Du brauchst mehr als jeder andere Spieler. Bei Gleichstand oder ganz ohne solchen Acker bringt sie nichts.</translation>
    </message>
    <message>
        <source>Only your own marker counts, wherever the others are.</source>
        <translation>Nur dein eigener Marker zählt, wo auch immer die anderen sind.</translation>
    </message>
    <message>
        <source>Cards about boards</source>
        <translation>Karten über Tableaus</translation>
    </message>
    <message>
        <source>Tracks, strength, fields, powers, points</source>
        <translation>Leisten, Stärke, Äcker, Fähigkeiten, Punkte</translation>
    </message>
    <message>
        <source>Fifteen Sphinx cards look at the boards at the end of the match: at the two tracks, at workers, fields and quarries, at lasting powers, and one at the points themselves.</source>
        <translation>Fünfzehn Sphinxkarten betrachten am Ende der Partie die Tableaus: die beiden Leisten, Arbeiter, Äcker und Steinbrüche, dauerhafte Fähigkeiten und eine die Punkte selbst.</translation>
    </message>
    <message>
        <source>The field with 6 grain that everybody begins with counts too.</source>
        <translation>Der Acker mit 6 Korn, mit dem alle beginnen, zählt mit.</translation>
    </message>
    <message>
        <source>What all your quarries deliver in a round is counted, the one from the start included; not the stones you have.</source>
        <translation>Gezählt wird, was alle deine Steinbrüche in einer Runde liefern, auch der vom Anfang; nicht die Steine, die du hast.</translation>
    </message>
    <message>
        <source>You need more than every other player. With a tie it brings nothing.</source>
        <translation>Du brauchst mehr als jeder andere Spieler. Bei Gleichstand bringt sie nichts.</translation>
    </message>
    <message>
        <source>Cards that improve a field count too, laid on one or not. Fields, quarries and single-use cards do not.</source>
        <translation>Auch Karten, die einen Acker verbessern, zählen, angelegt oder nicht. Äcker, Steinbrüche und Einmalkarten nicht.</translation>
    </message>
    <message>
        <source>It is your last card to be counted, after all else of yours. Ten points give 1, nineteen too; below ten it brings nothing.</source>
        <translation>Sie wird als deine letzte Karte gezählt, nach allem anderen, was du hast. Zehn Punkte geben 1, neunzehn auch; unter zehn bringt sie nichts.</translation>
    </message>
    <message>
        <source>With 63 points</source>
        <translation>Mit 63 Punkten</translation>
    </message>
    <message>
        <source>With 70 points</source>
        <translation>Mit 70 Punkten</translation>
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
        <translation>Sphinx und Monumente</translation>
    </message>
    <message>
        <source>A building action</source>
        <translation>Eine Bauaktion</translation>
    </message>
    <message>
        <source>One worker, some stones, as many points</source>
        <translation>Ein Arbeiter, einige Steine, ebenso viele Punkte</translation>
    </message>
    <message>
        <source>Each of your ships at a site stands for &lt;b&gt;one building action&lt;/b&gt;.</source>
        <translation>Jedes deiner Schiffe auf einer Baustelle steht für &lt;b&gt;eine Bauaktion&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose &lt;b&gt;one worker&lt;/b&gt; who has not built in this round. The &lt;b&gt;foreman&lt;/b&gt; may help, once in a round.</source>
        <translation>Wähle &lt;b&gt;einen Arbeiter&lt;/b&gt;, der in dieser Runde noch nicht gebaut hat. Der &lt;b&gt;Vorarbeiter&lt;/b&gt; darf helfen, einmal pro Runde.</translation>
    </message>
    <message>
        <source>Build as much as you like and can: the values of all you build may not exceed the &lt;b&gt;strength&lt;/b&gt; at work.</source>
        <translation>Baue so viel, wie du willst und kannst: Die Werte von allem, was du baust, dürfen die eingesetzte &lt;b&gt;Stärke&lt;/b&gt; nicht übersteigen.</translation>
    </message>
    <message>
        <source>Pay as many &lt;b&gt;stones&lt;/b&gt; as these values come to.</source>
        <translation>Bezahle so viele &lt;b&gt;Steine&lt;/b&gt;, wie diese Werte ergeben.</translation>
    </message>
    <message>
        <source>Get as many &lt;b&gt;points&lt;/b&gt;. At Amarna a step on a track comes with them.</source>
        <translation>Erhalte ebenso viele &lt;b&gt;Punkte&lt;/b&gt;. In Amarna kommt ein Schritt auf einer Leiste dazu.</translation>
    </message>
    <message>
        <source>Blue has built already. Black and the foreman together have strength 7.</source>
        <translation>Blau hat schon gebaut. Schwarz und der Vorarbeiter haben zusammen Stärke 7.</translation>
    </message>
    <message>
        <source>Two squares of the obelisk</source>
        <translation>Zwei Felder des Obelisken</translation>
    </message>
    <message>
        <source>A tomb</source>
        <translation>Ein Grab</translation>
    </message>
    <message>
        <source>Strength, stones and points</source>
        <translation>Stärke, Steine und Punkte</translation>
    </message>
    <message>
        <source>You build square by square: one may make the next one possible. Until you finish, everything can be taken back, but not beyond a tomb that was turned up or Sphinx cards that were drawn.</source>
        <translation>Du baust Feld für Feld: Eines kann das nächste möglich machen. Bis du abschließt, lässt sich alles zurücknehmen, aber nicht über ein aufgedecktes Grab oder gezogene Sphinxkarten hinaus.</translation>
    </message>
    <message>
        <source>Strength that is left over is lost. A worker who took part has built, however little it was.</source>
        <translation>Übrige Stärke ist verloren. Ein Arbeiter, der mitgemacht hat, hat gebaut, wie wenig es auch war.</translation>
    </message>
    <message>
        <source>An action builds at least one thing and costs at least one stone.</source>
        <translation>Eine Aktion baut mindestens eine Sache und kostet mindestens einen Stein.</translation>
    </message>
    <message>
        <source>The player who will not or cannot build &lt;b&gt;gives up&lt;/b&gt; the place.</source>
        <translation>Wer nicht bauen will oder kann, &lt;b&gt;verzichtet&lt;/b&gt; auf den Platz.</translation>
    </message>
    <message>
        <source>The monuments</source>
        <translation>Die Monumente</translation>
    </message>
    <message>
        <source>Squares, their values and their order</source>
        <translation>Felder, ihre Werte und ihre Reihenfolge</translation>
    </message>
    <message>
        <source>Obelisk, pyramid and temple are made of &lt;b&gt;squares&lt;/b&gt;. The number on a square is its value: so much strength and so many stones it costs, and so many points it brings. Where you have built lies a stone of your colour.</source>
        <translation>Obelisk, Pyramide und Tempel bestehen aus &lt;b&gt;Feldern&lt;/b&gt;. Die Zahl auf einem Feld ist sein Wert: So viel Stärke und so viele Steine kostet es, und so viele Punkte bringt es. Wo du gebaut hast, liegt ein Stein deiner Farbe.</translation>
    </message>
    <message>
        <source>Obelisk, 12 squares</source>
        <translation>Obelisk, 12 Felder</translation>
    </message>
    <message>
        <source>Tombs, 12 tiles worth 1 to 6</source>
        <translation>Gräber, 12 Plättchen mit Wert 1 bis 6</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Pyramid, 21 squares</source>
        <translation>Pyramide, 21 Felder</translation>
    </message>
    <message>
        <source>Temple, 12 squares</source>
        <translation>Tempel, 12 Felder</translation>
    </message>
    <message>
        <source>A pyramid in the making. The bright squares can be built next.</source>
        <translation>Eine Pyramide im Bau. Die hellen Felder können als Nächstes gebaut werden.</translation>
    </message>
    <message>
        <source>Each square has &lt;b&gt;others that come first&lt;/b&gt;. It does not matter whose stones lie there.</source>
        <translation>Jedes Feld hat &lt;b&gt;andere, die vorher kommen&lt;/b&gt;. Wessen Steine dort liegen, ist gleich.</translation>
    </message>
    <message>
        <source>A square that is filled stays so.</source>
        <translation>Ein gefülltes Feld bleibt gefüllt.</translation>
    </message>
    <message>
        <source>In one action you may fill several squares, of both monuments of a site, in any order that the squares allow.</source>
        <translation>In einer Aktion darfst du mehrere Felder füllen, an beiden Monumenten einer Baustelle, in jeder Reihenfolge, die die Felder erlauben.</translation>
    </message>
    <message>
        <source>Stones of your colour also count for some cards. There are always enough of them.</source>
        <translation>Steine deiner Farbe zählen auch für manche Karten. Es sind immer genug davon da.</translation>
    </message>
    <message>
        <source>The Sphinx</source>
        <translation>Die Sphinx</translation>
    </message>
    <message>
        <source>Look at cards, keep one, put back the rest</source>
        <translation>Karten ansehen, eine behalten, die übrigen zurücklegen</translation>
    </message>
    <message>
        <source>Choose a worker, with the foreman if you like.</source>
        <translation>Wähle einen Arbeiter, wenn du willst mit dem Vorarbeiter.</translation>
    </message>
    <message>
        <source>Say &lt;b&gt;how many cards&lt;/b&gt; you look at: 1 to 5, not more than your strength. Pay one stone for each.</source>
        <translation>Sage, &lt;b&gt;wie viele Karten&lt;/b&gt; du ansiehst: 1 bis 5, nicht mehr als deine Stärke. Bezahle für jede einen Stein.</translation>
    </message>
    <message>
        <source>Look at them, and keep &lt;b&gt;one&lt;/b&gt;, or none.</source>
        <translation>Sieh sie an und behalte &lt;b&gt;eine&lt;/b&gt; oder keine.</translation>
    </message>
    <message>
        <source>The others go back under the deck. Each brings &lt;b&gt;1 point&lt;/b&gt;, all together in one move.</source>
        <translation>Die anderen kommen zurück unter den Stapel. Jede bringt &lt;b&gt;1 Punkt&lt;/b&gt;, alle zusammen in einer Bewegung.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>put back: 1 point</source>
        <translation>zurückgelegt: 1 Punkt</translation>
    </message>
    <message>
        <source>Three stones, three cards: one is kept, two points come at once.</source>
        <translation>Drei Steine, drei Karten: Eine wird behalten, zwei Punkte kommen sofort.</translation>
    </message>
    <message>
        <source>You say how many before you see any. If fewer cards are left in the deck, you can look at no more than those.</source>
        <translation>Du sagst, wie viele, bevor du eine siehst. Sind weniger Karten im Stapel übrig, kannst du nicht mehr als diese ansehen.</translation>
    </message>
    <message>
        <source>The stones are paid for all of them, kept or not.</source>
        <translation>Die Steine werden für alle bezahlt, behalten oder nicht.</translation>
    </message>
    <message>
        <source>Cards go back in the order in which they were drawn; whoever comes after you draws them only when the others are through.</source>
        <translation>Karten kommen in der Reihenfolge zurück, in der sie gezogen wurden; wer nach dir kommt, zieht sie erst, wenn die anderen durch sind.</translation>
    </message>
    <message>
        <source>What you keep nobody else sees. There is no limit to how many you have.</source>
        <translation>Was du behältst, sieht sonst niemand. Du darfst beliebig viele haben.</translation>
    </message>
    <message>
        <source>One card brings two cards more for nothing, one lets you keep two.</source>
        <translation>Eine Karte bringt zwei weitere Karten umsonst, eine lässt dich zwei behalten.</translation>
    </message>
    <message>
        <source>The obelisk</source>
        <translation>Der Obelisk</translation>
    </message>
    <message>
        <source>Twelve squares, one on top of the other</source>
        <translation>Zwölf Felder, eines über dem anderen</translation>
    </message>
    <message>
        <source>The obelisk at Amarna is filled &lt;b&gt;from the bottom to the top&lt;/b&gt;. No square may be left out.</source>
        <translation>Der Obelisk in Amarna wird &lt;b&gt;von unten nach oben&lt;/b&gt; gefüllt. Kein Feld darf ausgelassen werden.</translation>
    </message>
    <message>
        <source>Five squares are filled. The sixth is next, and costs 2.</source>
        <translation>Fünf Felder sind gefüllt. Das sechste ist das nächste und kostet 2.</translation>
    </message>
    <message>
        <source>Squares 1 to 3</source>
        <translation>Felder 1 bis 3</translation>
    </message>
    <message>
        <source>Squares 4 to 6</source>
        <translation>Felder 4 bis 6</translation>
    </message>
    <message>
        <source>Squares 7 to 9</source>
        <translation>Felder 7 bis 9</translation>
    </message>
    <message>
        <source>Squares 10 and 11</source>
        <translation>Felder 10 und 11</translation>
    </message>
    <message>
        <source>Square 12</source>
        <translation>Feld 12</translation>
    </message>
    <message>
        <source>In the same action you may take tombs, and go to and fro between the two.</source>
        <translation>In derselben Aktion darfst du Gräber nehmen und zwischen beiden hin und her wechseln.</translation>
    </message>
    <message>
        <source>After an action at Amarna your marker goes &lt;b&gt;one step&lt;/b&gt; down on the quarry track or in the grain market, as you choose. One step in all, however much you built.</source>
        <translation>Nach einer Aktion in Amarna geht dein Marker &lt;b&gt;einen Schritt&lt;/b&gt; abwärts, auf der Steinbruchleiste oder im Kornmarkt, wie du willst. Ein Schritt insgesamt, wie viel du auch gebaut hast.</translation>
    </message>
    <message>
        <source>The tombs</source>
        <translation>Die Gräber</translation>
    </message>
    <message>
        <source>Tiles that are taken, and count at the end</source>
        <translation>Plättchen, die man nimmt und die am Ende zählen</translation>
    </message>
    <message>
        <source>Twelve tombs lie in a row at Amarna, &lt;b&gt;four of them face up&lt;/b&gt;. You build one by taking its tile: its value is what it costs in strength and stones, and what it brings in points. A stone of your colour stays in its place.</source>
        <translation>Zwölf Gräber liegen in Amarna in einer Reihe, &lt;b&gt;vier davon offen&lt;/b&gt;. Du baust eines, indem du sein Plättchen nimmst: Sein Wert ist, was es an Stärke und Steinen kostet und was es an Punkten bringt. Ein Stein deiner Farbe bleibt an seiner Stelle.</translation>
    </message>
    <message>
        <source>Three tombs are taken. The next one costs 4.</source>
        <translation>Drei Gräber sind genommen. Das nächste kostet 4.</translation>
    </message>
    <message>
        <source>They are taken &lt;b&gt;in their order&lt;/b&gt;; none may be left out.</source>
        <translation>Sie werden &lt;b&gt;der Reihe nach&lt;/b&gt; genommen; keines darf ausgelassen werden.</translation>
    </message>
    <message>
        <source>When one is taken, the next tomb that lies face down is turned up at once. It can be taken in the same action, but the action cannot be undone from there on.</source>
        <translation>Wird eines genommen, wird sofort das nächste verdeckte Grab aufgedeckt. Es kann in derselben Aktion genommen werden, aber von da an lässt sich die Aktion nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>After an action at Amarna your marker goes one step down on the quarry track or in the grain market.</source>
        <translation>Nach einer Aktion in Amarna geht dein Marker einen Schritt abwärts, auf der Steinbruchleiste oder im Kornmarkt.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Die Plättchen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>How many of the twenty</source>
        <translation>Wie viele der zwanzig</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>The values of all the tiles you took are added up, and bring points once more:</source>
        <translation>Die Werte aller Plättchen, die du genommen hast, werden zusammengezählt und bringen noch einmal Punkte:</translation>
    </message>
    <message>
        <source>A sum of 1 to 10</source>
        <translation>Summe von 1 bis 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>11 bis 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 oder mehr</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>Die Pyramide</translation>
    </message>
    <message>
        <source>Six floors, and a bonus for each</source>
        <translation>Sechs Ebenen und ein Bonus für jede</translation>
    </message>
    <message>
        <source>The pyramid at Giza has six floors. Each is filled &lt;b&gt;from the left&lt;/b&gt;. A square above the ground also needs &lt;b&gt;both squares below it&lt;/b&gt;; the floor below need not be finished.</source>
        <translation>Die Pyramide in Gizeh hat sechs Ebenen. Jede wird &lt;b&gt;von links&lt;/b&gt; gefüllt. Ein Feld über der untersten Ebene braucht außerdem &lt;b&gt;beide Felder darunter&lt;/b&gt;; die Ebene darunter muss nicht fertig sein.</translation>
    </message>
    <message>
        <source>The ground goes on at its fifth square. On the second floor the second square is next; the third one needs it.</source>
        <translation>Die unterste Ebene geht mit ihrem fünften Feld weiter. Auf der zweiten Ebene ist das zweite Feld das nächste; das dritte braucht es.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Value of each</source>
        <translation>Wert je Feld</translation>
    </message>
    <message>
        <source>A floor is finished</source>
        <translation>Eine Ebene ist fertig</translation>
    </message>
    <message>
        <source>When the last square of a floor is filled, the player who has &lt;b&gt;most stones&lt;/b&gt; on it gets &lt;b&gt;1 point&lt;/b&gt; for each of them. If several have as many, it is the one of them whose stone lies furthest left.</source>
        <translation>Ist das letzte Feld einer Ebene gefüllt, erhält, wer dort die &lt;b&gt;meisten Steine&lt;/b&gt; hat, &lt;b&gt;1 Punkt&lt;/b&gt; für jeden davon. Haben mehrere gleich viele, ist es unter ihnen der, dessen Stein am weitesten links liegt.</translation>
    </message>
    <message>
        <source>The ground is finished: lapis has three stones and gets 3 points. On the second floor lapis and turquoise have two each; lapis lies further left and gets 2.</source>
        <translation>Die unterste Ebene ist fertig: Lapis hat drei Steine und erhält 3 Punkte. Auf der zweiten Ebene haben Lapis und Türkis je zwei; Lapis liegt weiter links und erhält 2.</translation>
    </message>
    <message>
        <source>First the builder gets the points of the action, then the bonus comes, the lowest floor first. It may go to somebody else.</source>
        <translation>Zuerst gibt es die Punkte der Aktion, dann kommt der Bonus, die unterste Ebene zuerst. Er kann an jemand anderen gehen als an den, der gebaut hat.</translation>
    </message>
    <message>
        <source>Each bonus is a move of its own on the score track.</source>
        <translation>Jeder Bonus ist eine eigene Bewegung auf der Punkteleiste.</translation>
    </message>
    <message>
        <source>The temple</source>
        <translation>Der Tempel</translation>
    </message>
    <message>
        <source>Two flanks, four columns, the roof</source>
        <translation>Zwei Flanken, vier Säulen, das Dach</translation>
    </message>
    <message>
        <source>The temple at Giza is built in three parts.</source>
        <translation>Der Tempel in Gizeh wird in drei Teilen gebaut.</translation>
    </message>
    <message>
        <source>The left flank stands. One square of the right flank is missing before the columns can be built.</source>
        <translation>Die linke Flanke steht. Ein Feld der rechten Flanke fehlt noch, bevor die Säulen gebaut werden können.</translation>
    </message>
    <message>
        <source>The two &lt;b&gt;flanks&lt;/b&gt;, each from the bottom to the top, each by itself.</source>
        <translation>Die beiden &lt;b&gt;Flanken&lt;/b&gt;, jede von unten nach oben, jede für sich.</translation>
    </message>
    <message>
        <source>When both flanks are finished, the four &lt;b&gt;columns&lt;/b&gt;, in any order.</source>
        <translation>Wenn beide Flanken fertig sind, die vier &lt;b&gt;Säulen&lt;/b&gt;, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>When all columns stand, the &lt;b&gt;roof&lt;/b&gt;: first its left half, then the right one.</source>
        <translation>Wenn alle Säulen stehen, das &lt;b&gt;Dach&lt;/b&gt;: erst die linke Hälfte, dann die rechte.</translation>
    </message>
    <message>
        <source>Each flank, from below</source>
        <translation>Jede Flanke, von unten</translation>
    </message>
    <message>
        <source>Each column</source>
        <translation>Jede Säule</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>Dach</translation>
    </message>
    <message>
        <source>In the same action you may also build on the pyramid.</source>
        <translation>In derselben Aktion darfst du auch an der Pyramide bauen.</translation>
    </message>
    <message>
        <source>The number on a square has &lt;b&gt;three meanings&lt;/b&gt;: the strength it needs, the stones it costs, the points it brings.</source>
        <translation>Die Zahl auf einem Feld hat &lt;b&gt;drei Bedeutungen&lt;/b&gt;: die Stärke, die es braucht, die Steine, die es kostet, die Punkte, die es bringt.</translation>
    </message>
    <message>
        <source>strength needed</source>
        <translation>nötige Stärke</translation>
    </message>
    <message>
        <source>stones paid</source>
        <translation>bezahlte Steine</translation>
    </message>
    <message>
        <source>points won</source>
        <translation>erzielte Punkte</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>All squares are empty. Twelve of the twenty &lt;b&gt;tombs&lt;/b&gt; lie in their row, the first four of them face up. The other eight are put away unseen.</source>
        <translation>Alle Felder sind leer. Zwölf der zwanzig &lt;b&gt;Gräber&lt;/b&gt; liegen in ihrer Reihe, die ersten vier offen. Die anderen acht werden ungesehen weggelegt.</translation>
    </message>
    <message>
        <source>The 29 &lt;b&gt;Sphinx cards&lt;/b&gt; lie shuffled, face down.</source>
        <translation>Die 29 &lt;b&gt;Sphinxkarten&lt;/b&gt; liegen gemischt und verdeckt.</translation>
    </message>
    <message>
        <source>The 56 &lt;b&gt;Nile cards&lt;/b&gt; make three decks: 22 for rounds 1 and 2, 22 for rounds 3 and 4, 12 for round 5.</source>
        <translation>Die 56 &lt;b&gt;Nilkarten&lt;/b&gt; bilden drei Stapel: 22 für die Runden 1 und 2, 22 für die Runden 3 und 4, 12 für Runde 5.</translation>
    </message>
    <message>
        <source>At Abydos you build by asking the Sphinx. Its 29 cards set tasks that bring points at the end of the match.</source>
        <translation>In Abydos baust du, indem du die Sphinx befragst. Ihre 29 Karten stellen Aufgaben, die am Ende der Partie Punkte bringen.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>It is dry while the flood is low. A card that improves a field makes it green.</source>
        <translation>Er ist trocken, solange die Flut niedrig ist. Eine Karte, die einen Acker verbessert, macht ihn grün.</translation>
    </message>
    <message>
        <source>It is dry unless the flood is high. A card that improves a field makes it yellow, both such cards make it green.</source>
        <translation>Er ist trocken, wenn die Flut nicht hoch ist. Eine Karte, die einen Acker verbessert, macht ihn gelb, beide solchen Karten machen ihn grün.</translation>
    </message>
    <message>
        <source>Sphinx cards that compare fields ask for the colour that is printed, not for the flood.</source>
        <translation>Sphinxkarten, die Äcker vergleichen, fragen nach der gedruckten Farbe, nicht nach der Flut.</translation>
    </message>
    <message>
        <source>Nobody can have more than 25 stones: what comes beyond that is lost.</source>
        <translation>Niemand kann mehr als 25 Steine haben: Was darüber hinausgeht, ist verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n such card(s)</source>
        <translation>
            <numerusform>%n solche Karte</numerusform>
            <numerusform>%n solche Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>From the beginning</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n stone(s)</source>
        <translation>
            <numerusform>%n Stein verkaufen</numerusform>
            <numerusform>%n Steine verkaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>This card in the rules</source>
        <translation>Diese Karte in den Regeln</translation>
    </message>
</context>
<context>
    <name>CardsChapter</name>
    <message>
        <source>Scarabs and projects</source>
        <translation>Skarabäen und Projekte</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Skarabäen</translation>
    </message>
    <message>
        <source>A power for the whole game</source>
        <translation>Eine Fähigkeit für die ganze Partie</translation>
    </message>
    <message>
        <source>Everybody is dealt two scarabs before the first turn and keeps one. It lies open, and its power is its owner&apos;s alone, until the end. The player who plays alone against a Great Architect has none.</source>
        <translation>Alle erhalten vor dem ersten Zug zwei Skarabäen und behalten einen. Er liegt offen, und seine Fähigkeit gehört bis zum Ende nur seinem Besitzer. Wer allein gegen einen Großen Architekten spielt, hat keinen.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>Fame for neighbouring dice</source>
        <translation>Ruhm für benachbarte Würfel</translation>
    </message>
    <message>
        <source>Everybody has one project, secret until the end; when you play alone, all lie open. It names pairs of values. At the end each level of each pyramid is looked at from above, and each two neighbours that show such a pair bring &lt;b&gt;2 Fame&lt;/b&gt;.</source>
        <translation>Jeder hat ein Projekt, geheim bis zum Ende; allein gespielt liegen alle offen. Es nennt Paare von Werten. Am Ende wird jede Ebene jeder Pyramide von oben betrachtet, und je zwei Nachbarn, die ein solches Paar zeigen, bringen &lt;b&gt;2 Ruhm&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giza wants 1–6, 2–5 and 3–4: three pairs here, 6 Fame.</source>
        <translation>Gizeh will 1–6, 2–5 und 3–4: hier drei Paare, 6 Ruhm.</translation>
    </message>
    <message>
        <source>Neighbours share a side. Corners do not count, nor do dice of different levels.</source>
        <translation>Nachbarn haben eine gemeinsame Seite. Ecken zählen nicht, ebenso wenig Würfel verschiedener Ebenen.</translation>
    </message>
    <message>
        <source>It does not matter who built them.</source>
        <translation>Wer sie gebaut hat, ist egal.</translation>
    </message>
    <message>
        <source>One die may be part of several pairs.</source>
        <translation>Ein Würfel darf zu mehreren Paaren gehören.</translation>
    </message>
    <message>
        <source>Each pair of values is on one project only: what scores for you scores for nobody else.</source>
        <translation>Jedes Wertepaar steht nur auf einem Projekt: Was dir Ruhm bringt, bringt niemand anderem welchen.</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Time for a turn</source>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Limit</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 Tage</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>No rush: the match waits as long as you all like.</source>
        <translation>Keine Eile: Die Partie wartet, solange ihr wollt.</translation>
    </message>
    <message>
        <source>When time runs out nothing happens by itself: the others may end the match, or let an Architect play on.</source>
        <translation>Läuft die Zeit ab, geschieht nichts von selbst: Die anderen können die Partie beenden oder einen Architekten weiterspielen lassen.</translation>
    </message>
</context>
<context>
    <name>ClosedPage</name>
    <message>
        <source>Closed networks</source>
        <translation>Geschlossene Netze</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Kein Ausgang nach außen: verdoppelt</translation>
    </message>
    <message>
        <source>A network is closed when none of its openings leads &lt;b&gt;out of the pyramid&lt;/b&gt;. A closed network is worth twice as much, bonuses and all.</source>
        <translation>Ein Netz ist geschlossen, wenn keine seiner Öffnungen &lt;b&gt;aus der Pyramide&lt;/b&gt; hinausführt. Ein geschlossenes Netz ist doppelt so viel wert, samt allen Boni.</translation>
    </message>
    <message>
        <source>The top of a pyramid. A is closed; B opens to the outside at the left.</source>
        <translation>Die Spitze einer Pyramide. A ist geschlossen; B öffnet sich links nach außen.</translation>
    </message>
    <message>
        <source>Only the outer sides of the pyramid matter, twenty-one in all.</source>
        <translation>Nur die Außenseiten der Pyramide zählen, insgesamt einundzwanzig.</translation>
    </message>
    <message>
        <source>A passage that ends at the wall of a neighbour does not open it.</source>
        <translation>Ein Durchgang, der an der Wand eines Nachbarn endet, öffnet das Netz nicht.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>Network A has six tiles, three of them rooms, with one sarcophagus and the tile at the top. It is not the longest, but it is closed.</source>
        <translation>Netz A hat sechs Plättchen, drei davon Kammern, mit einem Sarkophag und dem Plättchen an der Spitze. Es ist nicht das längste, aber es ist geschlossen.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Kammern</translation>
    </message>
    <message>
        <source>One sarcophagus</source>
        <translation>Ein Sarkophag</translation>
    </message>
    <message>
        <source>Top of the pyramid</source>
        <translation>Spitze der Pyramide</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
</context>
<context>
    <name>CodeLetters</name>
    <message>
        <source>The code: %1</source>
        <translation>Der Code: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Diese Partie entfernen</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>A pyramid counted</source>
        <translation>Wertung einer Pyramide</translation>
    </message>
    <message>
        <source>Three networks and three ankhs, line by line</source>
        <translation>Drei Netze und drei Ankhs, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Three networks. A tile alone above them bears an ankh.</source>
        <translation>Drei Netze. Ein einzelnes Plättchen darüber trägt ein Ankh.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A&lt;/b&gt; has two pawns of lapis: lapis owns it. Two rooms, exactly one sarcophagus, and no way out of the pyramid.</source>
        <translation>&lt;b&gt;A&lt;/b&gt; hat zwei Figuren von Lapis: Es gehört Lapis. Zwei Kammern, genau ein Sarkophag und kein Ausgang aus der Pyramide.</translation>
    </message>
    <message>
        <source>&lt;b&gt;B&lt;/b&gt; is the longest, but one pawn stands against one: a tie, nobody gets anything for it.</source>
        <translation>&lt;b&gt;B&lt;/b&gt; ist das längste, aber eine Figur steht gegen eine: Gleichstand, niemand bekommt etwas dafür.</translation>
    </message>
    <message>
        <source>&lt;b&gt;C&lt;/b&gt; holds a curse: it is worth nothing, and the ankh in it does not count.</source>
        <translation>&lt;b&gt;C&lt;/b&gt; enthält einen Fluch: Es ist nichts wert, und das Ankh darin zählt nicht.</translation>
    </message>
    <message>
        <source>Lapis</source>
        <translation>Lapis</translation>
    </message>
    <message>
        <source>A: rooms</source>
        <translation>A: Kammern</translation>
    </message>
    <message>
        <source>A: one sarcophagus</source>
        <translation>A: ein Sarkophag</translation>
    </message>
    <message>
        <source>A: closed</source>
        <translation>A: geschlossen</translation>
    </message>
    <message>
        <source>One ankh, squared</source>
        <translation>Ein Ankh, im Quadrat</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Karneol</translation>
    </message>
    <message>
        <source>One ankh, squared: the tile alone</source>
        <translation>Ein Ankh, im Quadrat: das einzelne Plättchen</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
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
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n a round</source>
        <comment>stones</comment>
        <translation>
            <numerusform>%n pro Runde</numerusform>
            <numerusform>%n pro Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>von 25</translation>
    </message>
    <message>
        <source>+%1 a round</source>
        <translation>+%1/Runde</translation>
    </message>
</context>
<context>
    <name>CurseChapter</name>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>Der Fluch des Pharaos</translation>
    </message>
    <message>
        <source>Six curses in the pile</source>
        <translation>Sechs Flüche im Stapel</translation>
    </message>
    <message>
        <source>A variant for sharp eyes. Six &lt;b&gt;curse cards&lt;/b&gt; hide in the pile. Each names three animals. The player who finds these three together in the wall takes a sarcophagus from a rival.</source>
        <translation>Eine Variante für scharfe Augen. Im Stapel verstecken sich sechs &lt;b&gt;Fluchkarten&lt;/b&gt;. Jede nennt drei Tiere. Wer diese drei beisammen in der Wand findet, nimmt einem Gegner einen Sarkophag ab.</translation>
    </message>
    <message>
        <source>The curse names camel, mule and hippo. Here they are, one after the other on a diagonal.</source>
        <translation>Der Fluch nennt Kamel, Maultier und Nilpferd. Hier sind sie, eins nach dem anderen auf einer Diagonale.</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>Three places &lt;b&gt;next to each other in a straight line&lt;/b&gt;: in a row, in a shaft, or on a diagonal.</source>
        <translation>Drei Plätze &lt;b&gt;nebeneinander in gerader Linie&lt;/b&gt;: in einer Reihe, in einem Schacht oder auf einer Diagonale.</translation>
    </message>
    <message>
        <source>They show the three animals, in any order. Which way they look does not matter.</source>
        <translation>Sie zeigen die drei Tiere in beliebiger Reihenfolge. Wohin sie blicken, ist egal.</translation>
    </message>
    <message>
        <source>They may lie on three cards; two of them may be on one card.</source>
        <translation>Sie dürfen auf drei Karten liegen; zwei von ihnen dürfen auch auf derselben Karte sein.</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>Der Stapel</translation>
    </message>
    <message>
        <source>Twenty cards lie on top; the hands are dealt from these. Below them the other 29 are mixed with the six curses. So the first draws are safe:</source>
        <translation>Zwanzig Karten liegen obenauf; aus ihnen werden die Handkarten ausgeteilt. Darunter sind die anderen 29 mit den sechs Flüchen gemischt. Deshalb sind die ersten Ziehungen sicher:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Draws without a curse</source>
        <translation>Ziehungen ohne Fluch</translation>
    </message>
    <message>
        <source>A curse has a &lt;b&gt;snake&lt;/b&gt; on its back. When one lies on top of the pile, everybody sees it coming.</source>
        <translation>Ein Fluch hat eine &lt;b&gt;Schlange&lt;/b&gt; auf der Rückseite. Liegt einer oben auf dem Stapel, sehen ihn alle kommen.</translation>
    </message>
    <message>
        <source>It is turned up when somebody has to draw. When it is settled, that player goes on drawing, and may meet the next one.</source>
        <translation>Er wird aufgedeckt, wenn jemand ziehen muss. Ist er abgehandelt, zieht dieser Spieler weiter und trifft vielleicht auf den nächsten.</translation>
    </message>
    <message>
        <source>If only curses are left, they are turned up all the same, and nothing is drawn.</source>
        <translation>Sind nur noch Flüche übrig, werden sie trotzdem aufgedeckt, und es wird nichts gezogen.</translation>
    </message>
    <message>
        <source>If nobody has a sarcophagus yet, the curse is gone at once.</source>
        <translation>Hat noch niemand einen Sarkophag, verfällt der Fluch sofort.</translation>
    </message>
    <message>
        <source>Curses that are still open when the wall is full are gone too.</source>
        <translation>Auch Flüche, die noch offen sind, wenn die Wand voll ist, verfallen.</translation>
    </message>
    <message>
        <source>How the search goes you choose before the match: in turns, as a race, or quickly.</source>
        <translation>Wie gesucht wird, wählt ihr vor der Partie: reihum, um die Wette oder schnell.</translation>
    </message>
    <message>
        <source>Searching in turns</source>
        <translation>Reihum suchen</translation>
    </message>
    <message>
        <source>The search passes on with the turn</source>
        <translation>Die Suche geht mit dem Zug weiter</translation>
    </message>
    <message>
        <source>Everybody has &lt;b&gt;one attempt&lt;/b&gt;, and always in their own turn.</source>
        <translation>Alle haben &lt;b&gt;einen Versuch&lt;/b&gt;, und zwar immer im eigenen Zug.</translation>
    </message>
    <message>
        <source>A curse from behind and from the front.</source>
        <translation>Ein Fluch von hinten und von vorn.</translation>
    </message>
    <message>
        <source>The player who turned up the curse searches first: draw a line over three places, or pass. There is a time limit of 20, 30 or 60 seconds, or none; when time is up, that counts as passing.</source>
        <translation>Wer den Fluch aufgedeckt hat, sucht zuerst: Zieh eine Linie über drei Plätze oder passe. Es gibt ein Zeitlimit von 20, 30 oder 60 Sekunden oder keines; ist die Zeit um, gilt das als Passen.</translation>
    </message>
    <message>
        <source>Right: the curse is yours. Wrong, or passed: it stays open.</source>
        <translation>Richtig: Der Fluch gehört dir. Falsch oder gepasst: Er bleibt offen.</translation>
    </message>
    <message>
        <source>Each following player has one attempt at the &lt;b&gt;start of their turn&lt;/b&gt;, before they drop a card, in the wall as it is then.</source>
        <translation>Jeder folgende Spieler hat einen Versuch am &lt;b&gt;Anfang seines Zugs&lt;/b&gt;, bevor er eine Karte einwirft, in der Wand, wie sie dann ist.</translation>
    </message>
    <message>
        <source>When all have tried, the curse is gone.</source>
        <translation>Haben es alle versucht, verfällt der Fluch.</translation>
    </message>
    <message>
        <source>Only one curse is open at a time: a new one ends the one before it.</source>
        <translation>Es ist immer nur ein Fluch offen: Ein neuer beendet den vorigen.</translation>
    </message>
    <message>
        <source>Any three animals in a line may be named. If they are the wrong ones, that was your attempt; it cannot be taken back.</source>
        <translation>Du darfst drei beliebige Tiere in einer Linie nennen. Sind es die falschen, war das dein Versuch; er lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Whether the three are in the wall at all is not told while somebody may still search. Only an Architect whom you ask for a hint tells you.</source>
        <translation>Solange noch jemand suchen darf, wird nicht verraten, ob die drei überhaupt in der Wand sind. Nur ein Architekt, den du um einen Tipp bittest, sagt es dir.</translation>
    </message>
    <message>
        <source>If none of your rivals has a sarcophagus, you are not asked.</source>
        <translation>Hat keiner deiner Gegner einen Sarkophag, wirst du nicht gefragt.</translation>
    </message>
    <message>
        <source>Searching as a race</source>
        <translation>Um die Wette suchen</translation>
    </message>
    <message>
        <source>All at once, the first to find wins</source>
        <translation>Alle zugleich, wer zuerst findet, gewinnt</translation>
    </message>
    <message>
        <source>When a curse is turned up, &lt;b&gt;everybody&lt;/b&gt; searches at once. The first right answer counts. When the time limit (20, 30 or 60 seconds, or none) is over, all have passed.</source>
        <translation>Wird ein Fluch aufgedeckt, suchen &lt;b&gt;alle&lt;/b&gt; gleichzeitig. Die erste richtige Antwort zählt. Ist die Zeit um (20, 30 oder 60 Sekunden oder ohne Limit), haben alle gepasst.</translation>
    </message>
    <message>
        <source>Mule, ibis and cat in a row: whoever sees them first presses their sign.</source>
        <translation>Maultier, Ibis und Katze in einer Reihe: Wer sie zuerst sieht, drückt sein Zeichen.</translation>
    </message>
    <message>
        <source>A wrong answer ends the search for you; so does passing. The others go on.</source>
        <translation>Eine falsche Antwort beendet die Suche für dich, Passen ebenso. Die anderen suchen weiter.</translation>
    </message>
    <message>
        <source>When everybody has answered wrongly or passed, the curse is gone.</source>
        <translation>Haben alle falsch geantwortet oder gepasst, verfällt der Fluch.</translation>
    </message>
    <message>
        <source>Players whose rivals have no sarcophagus do not take part.</source>
        <translation>Wessen Gegner keinen Sarkophag haben, der nimmt nicht teil.</translation>
    </message>
    <message>
        <source>Only for people around one device: it is not offered online.</source>
        <translation>Nur für Leute um ein gemeinsames Gerät: online gibt es das nicht.</translation>
    </message>
    <message>
        <source>The quick curse</source>
        <translation>Der schnelle Fluch</translation>
    </message>
    <message>
        <source>The player who draws it has found it</source>
        <translation>Wer ihn zieht, hat ihn gefunden</translation>
    </message>
    <message>
        <source>Nobody has to search. If the three animals lie in a line somewhere in the wall, and a rival has a sarcophagus, the player who turned up the curse has &lt;b&gt;found it&lt;/b&gt;. Otherwise the curse is gone.</source>
        <translation>Niemand muss suchen. Liegen die drei Tiere irgendwo in der Wand in einer Linie und hat ein Gegner einen Sarkophag, hat derjenige, der den Fluch aufgedeckt hat, ihn &lt;b&gt;gefunden&lt;/b&gt;. Sonst ist der Fluch weg.</translation>
    </message>
    <message>
        <source>Snake, hippo and ibis: are they there?</source>
        <translation>Schlange, Nilpferd und Ibis: Sind sie da?</translation>
    </message>
    <message>
        <source>It is good for children, and for those who like curses but not searching.</source>
        <translation>Gut für Kinder und für alle, die Flüche mögen, aber nicht das Suchen.</translation>
    </message>
    <message>
        <source>The cursed player</source>
        <translation>Der verfluchte Spieler</translation>
    </message>
    <message>
        <source>Who has to give up a sarcophagus</source>
        <translation>Wer einen Sarkophag hergeben muss</translation>
    </message>
    <message>
        <source>The player who finds a curse says which &lt;b&gt;other player&lt;/b&gt; it strikes. That player hands over one sarcophagus: always the one with the &lt;b&gt;lowest value&lt;/b&gt;.</source>
        <translation>Wer einen Fluch findet, sagt, welchen &lt;b&gt;anderen Spieler&lt;/b&gt; er trifft. Dieser gibt einen Sarkophag ab: immer den mit dem &lt;b&gt;niedrigsten Wert&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Of these three the mummy worth 3 changes hands.</source>
        <translation>Von diesen dreien wechselt die Mumie mit Wert 3 den Besitzer.</translation>
    </message>
    <message>
        <source>The player must have at least one sarcophagus. If only one rival has any, it is that one without asking.</source>
        <translation>Der Spieler muss mindestens einen Sarkophag haben. Hat nur ein Gegner welche, trifft es ihn ohne Nachfrage.</translation>
    </message>
    <message>
        <source>Of equal values the one that was taken first goes.</source>
        <translation>Bei gleichem Wert geht der, der zuerst genommen wurde.</translation>
    </message>
    <message>
        <source>Everybody sees which sarcophagus it is. Its value is seen by the finder, and the victim still knows it.</source>
        <translation>Alle sehen, welcher Sarkophag es ist. Seinen Wert sieht der Finder, und das Opfer kennt ihn noch.</translation>
    </message>
    <message>
        <source>The curse card leaves the game.</source>
        <translation>Die Fluchkarte kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>The finder gains</source>
        <translation>Der Finder gewinnt</translation>
    </message>
    <message>
        <source>The victim loses</source>
        <translation>Das Opfer verliert</translation>
    </message>
    <message>
        <source>The six curses</source>
        <translation>Die sechs Flüche</translation>
    </message>
    <message>
        <source>Three animals on each card</source>
        <translation>Drei Tiere auf jeder Karte</translation>
    </message>
    <message>
        <source>There are six curse cards, all different. Any two of them have exactly one animal in common.</source>
        <translation>Es gibt sechs Fluchkarten, alle verschieden. Je zwei von ihnen haben genau ein Tier gemeinsam.</translation>
    </message>
    <message>
        <source>Camel, mule, hippo</source>
        <translation>Kamel, Maultier, Nilpferd</translation>
    </message>
    <message>
        <source>Mule, snake, crocodile</source>
        <translation>Maultier, Schlange, Krokodil</translation>
    </message>
    <message>
        <source>Snake, hippo, ibis</source>
        <translation>Schlange, Nilpferd, Ibis</translation>
    </message>
    <message>
        <source>Hippo, crocodile, cat</source>
        <translation>Nilpferd, Krokodil, Katze</translation>
    </message>
    <message>
        <source>Crocodile, ibis, camel</source>
        <translation>Krokodil, Ibis, Kamel</translation>
    </message>
    <message>
        <source>Ibis, cat, mule</source>
        <translation>Ibis, Katze, Maultier</translation>
    </message>
    <message>
        <source>Mule, hippo, crocodile and ibis are named by three curses, camel, snake and cat by two.</source>
        <translation>Maultier, Nilpferd, Krokodil und Ibis werden von drei Flüchen genannt, Kamel, Schlange und Katze von zweien.</translation>
    </message>
    <message>
        <source>Variant: the Curse of the Pharaoh</source>
        <translation>Variante: der Fluch des Pharaos</translation>
    </message>
</context>
<context>
    <name>CursePage</name>
    <message>
        <source>The curse</source>
        <translation>Der Fluch</translation>
    </message>
    <message>
        <source>Makes a network worthless</source>
        <translation>Macht ein Netz wertlos</translation>
    </message>
    <message>
        <source>Three rooms, and nobody gets a point for them.</source>
        <translation>Drei Kammern, und für niemanden ein Punkt.</translation>
    </message>
    <message>
        <source>A network that holds a curse is worth &lt;b&gt;nothing&lt;/b&gt;, whatever else lies in it.</source>
        <translation>Ein Netz mit einem Fluch darin ist &lt;b&gt;nichts&lt;/b&gt; wert, was auch sonst darin liegt.</translation>
    </message>
    <message>
        <source>Ankhs in it do not count either.</source>
        <translation>Auch Ankhs darin zählen nicht.</translation>
    </message>
    <message>
        <source>It still competes for being the longest. If it is, nobody else gets that bonus in its stead.</source>
        <translation>Es gilt trotzdem, wenn es um das längste Netz geht. Ist es das längste, bekommt kein anderes an seiner Stelle den Bonus.</translation>
    </message>
    <message>
        <source>A curse may be cut off: turn a tile, and the rest of the network is free of it.</source>
        <translation>Einen Fluch kann man abtrennen: Drehe ein Plättchen, und der Rest des Netzes ist frei von ihm.</translation>
    </message>
</context>
<context>
    <name>DeleteSheet</name>
    <message>
        <source>Delete your account?</source>
        <translation>Dein Konto löschen?</translation>
    </message>
    <message>
        <source>For good?</source>
        <translation>Für immer?</translation>
    </message>
    <message>
        <source>This is deleted from the server: your name, your friend code, your list of friends, your e-mail and everything that leads to you. In matches that are going on your seat is given up; those you played with keep them without your name.</source>
        <translation>Das wird vom Server gelöscht: dein Name, dein Freundescode, deine Freundesliste, deine E-Mail und alles, was zu dir führt. In laufenden Partien wird dein Platz aufgegeben; wer mit dir gespielt hat, behält die Partien ohne deinen Namen.</translation>
    </message>
    <message>
        <source>Matches played alone or on this phone stay here, as do your settings.</source>
        <translation>Partien, die du allein oder auf diesem Handy gespielt hast, bleiben hier, ebenso deine Einstellungen.</translation>
    </message>
    <message>
        <source>Nobody can bring the account back, not even us.</source>
        <translation>Niemand kann das Konto zurückholen, nicht einmal wir.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Delete the account for good</source>
        <translation>Konto endgültig löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The same on the web, without the app</source>
        <translation>Dasselbe im Web, ohne die App</translation>
    </message>
    <message>
        <source>Apple remembers that you signed in here until you take it away: in your iPhone&apos;s Settings, under your name, Sign in with Apple.</source>
        <translation>Apple merkt sich die Anmeldung hier, bis du sie entfernst: in den Einstellungen des iPhones unter deinem Namen, „Mit Apple anmelden“.</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <translation>
            <numerusform>%1: %n-mal</numerusform>
            <numerusform>%1: %n-mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Welche Würfel</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>No dice have been rolled yet</source>
        <translation>Noch wurde nicht gewürfelt</translation>
    </message>
    <message>
        <source>Every roll is counted here, face by face, so that you can see for yourself how fair the dice are.</source>
        <translation>Hier wird jeder Wurf gezählt, Seite für Seite, damit du selbst siehst, wie fair die Würfel sind.</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Steinwürfel</translation>
    </message>
    <message>
        <source>Prayer dice</source>
        <translation>Gebetswürfel</translation>
    </message>
    <message>
        <source>What fair dice give on average</source>
        <translation>Was faire Würfel im Schnitt ergeben</translation>
    </message>
    <message>
        <source>Fair dice stay in this band 19 times out of 20. With twelve faces in sight, one now and then lies outside.</source>
        <translation>In diesem Band bleibt jede Seite fairer Würfel in 19 von 20 Fällen. Bei zwölf Seiten liegt ab und zu eine außerhalb.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Too few dice yet to tell luck from anything else.</source>
        <translation>Noch zu wenige Würfel, um Glück von etwas anderem zu unterscheiden.</translation>
    </message>
    <message>
        <source>As even as dice can be: fair dice nearly always differ more than this.</source>
        <translation>So gleichmäßig, wie Würfel nur sein können: Faire Würfel weichen fast immer stärker ab.</translation>
    </message>
    <message>
        <source>Quite even: fair dice differ at least this much in about %1 of 10 such cases.</source>
        <translation>Recht gleichmäßig: Faire Würfel weichen in etwa %1 von 10 solchen Fällen mindestens so stark ab.</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much in about 1 of %1 such cases.</source>
        <translation>Nichts Ungewöhnliches: Faire Würfel weichen in etwa 1 von %1 solchen Fällen so stark ab.</translation>
    </message>
    <message>
        <source>Remarkable: fair dice differ this much in only about 1 of %1 such cases.</source>
        <translation>Bemerkenswert: Faire Würfel weichen nur in etwa 1 von %1 solchen Fällen so stark ab.</translation>
    </message>
    <message>
        <source>Almost unbelievable: fair dice differ this much in less than 1 of 1000 such cases.</source>
        <translation>Kaum zu glauben: Faire Würfel weichen in weniger als 1 von 1000 solchen Fällen so stark ab.</translation>
    </message>
    <message>
        <source>None of these has been rolled yet.</source>
        <translation>Von diesen wurde noch keiner gewürfelt.</translation>
    </message>
</context>
<context>
    <name>DiceScreen</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>Der Startwert wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>DiceSeed</name>
    <message>
        <source>Where the rolls come from</source>
        <translation>Woher die Würfe kommen</translation>
    </message>
    <message>
        <source>Every roll and every draw of this match follows from its seed. The player who has it can check each one, or play the same match again.</source>
        <translation>Jeder Wurf und jede Ziehung dieser Partie folgt aus ihrem Startwert. Wer ihn hat, kann alles nachprüfen oder dieselbe Partie noch einmal spielen.</translation>
    </message>
    <message>
        <source>Every roll follows from a seed that was fixed before the first move. It is shown here when the match is over; before that it would tell what comes next.</source>
        <translation>Jeder Wurf folgt aus einem Startwert, der vor dem ersten Zug feststand. Er wird hier gezeigt, wenn die Partie vorbei ist; vorher würde er verraten, was als Nächstes kommt.</translation>
    </message>
</context>
<context>
    <name>DigChapter</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Two to four teams of researchers rebuild a fallen wall of hieroglyphs, card by card. The animals on it are the keys to twenty-one sarcophagi. The team with the most precious &lt;b&gt;mummies&lt;/b&gt; wins.</source>
        <translation>Zwei bis vier Forscherteams bauen Karte für Karte eine eingestürzte Hieroglyphenwand wieder auf. Die Tiere darauf sind die Schlüssel zu einundzwanzig Sarkophagen. Wer die kostbarsten &lt;b&gt;Mumien&lt;/b&gt; nach Hause bringt, gewinnt.</translation>
    </message>
    <message>
        <source>A card with a camel and a hippo falls into the second shaft. It makes two pairs of camels and one of hippos.</source>
        <translation>Eine Karte mit Kamel und Nilpferd fällt in den zweiten Schacht. Sie bildet zwei Kamelpaare und ein Nilpferdpaar.</translation>
    </message>
    <message>
        <source>In your turn you drop &lt;b&gt;one card&lt;/b&gt; into a shaft of the wall. Where one of its two animals comes to lie next to another of its kind, you have made a &lt;b&gt;pair&lt;/b&gt;.</source>
        <translation>In deinem Zug wirfst du &lt;b&gt;eine Karte&lt;/b&gt; in einen Schacht der Wand ein. Wo eines ihrer beiden Tiere neben einem seiner Art zu liegen kommt, hast du ein &lt;b&gt;Paar&lt;/b&gt; gebildet.</translation>
    </message>
    <message>
        <source>Every pair sends a &lt;b&gt;scarab&lt;/b&gt; to the pillar of that animal.</source>
        <translation>Jedes Paar schickt einen &lt;b&gt;Skarabäus&lt;/b&gt; zur Säule dieses Tiers.</translation>
    </message>
    <message>
        <source>If nobody stands at the pillar, one of your &lt;b&gt;researchers&lt;/b&gt; goes there. If the two animals look the same way, yours even replaces a rival&apos;s.</source>
        <translation>Steht niemand an der Säule, geht einer deiner &lt;b&gt;Forscher&lt;/b&gt; dorthin. Schauen die beiden Tiere in die gleiche Richtung, verdrängt deiner sogar den eines Gegners.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;third scarab&lt;/b&gt; opens the top sarcophagus of the pillar, for the team whose researcher stands there.</source>
        <translation>Der &lt;b&gt;dritte Skarabäus&lt;/b&gt; öffnet den obersten Sarkophag der Säule, und zwar für das Team, dessen Forscher dort steht.</translation>
    </message>
    <message>
        <source>After forty cards the wall is full. The mummies you have found are your points, and a secret pharaoh card may add 7.</source>
        <translation>Nach vierzig Karten ist die Wand voll. Die Mumien, die du gefunden hast, sind deine Punkte, und eine geheime Pharaokarte bringt vielleicht 7 dazu.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message>
        <source>Pillars, scarabs, teams, hands</source>
        <translation>Säulen, Skarabäen, Teams, Handkarten</translation>
    </message>
    <message>
        <source>The wall is still empty: eight shafts, each ten places high. Above it stand seven &lt;b&gt;pillars&lt;/b&gt;, one for each animal.</source>
        <translation>Die Wand ist noch leer: acht Schächte, jeder zehn Plätze hoch. Darüber stehen sieben &lt;b&gt;Säulen&lt;/b&gt;, eine für jedes Tier.</translation>
    </message>
    <message>
        <source>Camel, mule, snake, hippo, crocodile, ibis and cat, and three sarcophagi for each.</source>
        <translation>Kamel, Maultier, Schlange, Nilpferd, Krokodil, Ibis und Katze, und drei Sarkophage für jedes.</translation>
    </message>
    <message>
        <source>At each pillar lie three &lt;b&gt;sarcophagi&lt;/b&gt;: one eye on top, two eyes below it, three eyes at the bottom. What is inside nobody knows.</source>
        <translation>An jeder Säule liegen drei &lt;b&gt;Sarkophage&lt;/b&gt;: oben der mit einem Auge, darunter der mit zwei Augen, ganz unten der mit drei Augen. Was darin ist, weiß niemand.</translation>
    </message>
    <message>
        <source>Sixteen &lt;b&gt;scarabs&lt;/b&gt; lie on the slab.</source>
        <translation>Sechzehn &lt;b&gt;Skarabäen&lt;/b&gt; liegen auf der Steinplatte.</translation>
    </message>
    <message>
        <source>Each team has five &lt;b&gt;researchers&lt;/b&gt; in its supply.</source>
        <translation>Jedes Team hat fünf &lt;b&gt;Forscher&lt;/b&gt; im Vorrat.</translation>
    </message>
    <message>
        <source>The 49 hieroglyph cards are shuffled, and everybody draws &lt;b&gt;three&lt;/b&gt;.</source>
        <translation>Die 49 Hieroglyphenkarten werden gemischt, und alle ziehen &lt;b&gt;drei&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Everybody is dealt one of the seven &lt;b&gt;pharaoh cards&lt;/b&gt; and keeps it secret. The others are put away unseen.</source>
        <translation>Alle erhalten eine der sieben &lt;b&gt;Pharaokarten&lt;/b&gt; und halten sie geheim. Die übrigen werden ungesehen weggelegt.</translation>
    </message>
    <message>
        <source>The first player is drawn at random. From there on it goes round the table.</source>
        <translation>Wer beginnt, wird ausgelost. Danach geht es reihum.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards in the pile after dealing</source>
        <translation>Karten im Stapel nach dem Austeilen</translation>
    </message>
    <message>
        <source>Turns of the first player</source>
        <translation>Züge des Startspielers</translation>
    </message>
    <message>
        <source>Turns of each other player</source>
        <translation>Züge jedes anderen Spielers</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Drop a card, use its pairs, draw</source>
        <translation>Karte einwerfen, Paare nutzen, nachziehen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drop.&lt;/b&gt; Let one of your three cards fall into a shaft that has room.</source>
        <translation>&lt;b&gt;Einwerfen.&lt;/b&gt; Lass eine deiner drei Karten in einen Schacht fallen, in dem Platz ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pairs.&lt;/b&gt; Everything your pairs bring is resolved: first the researcher, then the scarabs, animal by animal.</source>
        <translation>&lt;b&gt;Paare.&lt;/b&gt; Alles, was deine Paare bringen, wird abgehandelt: erst der Forscher, dann die Skarabäen, Tier für Tier.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Fill your hand to three cards again.</source>
        <translation>&lt;b&gt;Nachziehen.&lt;/b&gt; Fülle deine Hand wieder auf drei Karten auf.</translation>
    </message>
    <message>
        <source>Three cards in hand, one of them chosen to fall.</source>
        <translation>Drei Karten auf der Hand, eine davon zum Einwerfen gewählt.</translation>
    </message>
    <message>
        <source>Hold a card over a shaft and look: all its pairs are shown before you let go. Once it has fallen it cannot be taken back.</source>
        <translation>Halte eine Karte über einen Schacht und schau: Alle ihre Paare werden gezeigt, bevor du loslässt. Ist sie gefallen, kannst du sie nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>You must accept every pair, even one that helps a rival more than you.</source>
        <translation>Du musst jedes Paar annehmen, auch eines, das einem Gegner mehr nützt als dir.</translation>
    </message>
    <message>
        <source>A card without any pair is a turn too: it only fills the wall.</source>
        <translation>Auch eine Karte ohne Paar ist ein Zug: Sie füllt nur die Wand.</translation>
    </message>
    <message>
        <source>If the pile is empty, nothing is drawn. That happens only with four players, in the last three turns.</source>
        <translation>Ist der Stapel leer, wird nicht nachgezogen. Das geschieht nur zu viert, in den letzten drei Zügen.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>49 cards, two animals on each</source>
        <translation>49 Karten, auf jeder zwei Tiere</translation>
    </message>
    <message>
        <source>Each card shows &lt;b&gt;two animals&lt;/b&gt;, one above the other. There are seven animals, and each way to set one of them above another, or above itself, exists exactly once.</source>
        <translation>Jede Karte zeigt &lt;b&gt;zwei Tiere&lt;/b&gt;, eines über dem anderen. Es gibt sieben Tiere, und jede Möglichkeit, eines über ein anderes oder über sich selbst zu setzen, kommt genau einmal vor.</translation>
    </message>
    <message>
        <source>both right</source>
        <translation>beide rechts</translation>
    </message>
    <message>
        <source>both left</source>
        <translation>beide links</translation>
    </message>
    <message>
        <source>right and left</source>
        <translation>rechts und links</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>links und rechts</translation>
    </message>
    <message>
        <source>Four of the seven cards that have the snake below.</source>
        <translation>Vier der sieben Karten mit der Schlange unten.</translation>
    </message>
    <message>
        <source>Each animal is on top of seven cards and at the bottom of seven: fourteen pictures.</source>
        <translation>Jedes Tier ist auf sieben Karten oben und auf sieben unten: vierzehn Bilder.</translation>
    </message>
    <message>
        <source>On seven of these pictures it looks left, on seven it looks right.</source>
        <translation>Auf sieben dieser Bilder blickt es nach links, auf sieben nach rechts.</translation>
    </message>
    <message>
        <source>Seven cards are &lt;b&gt;doubles&lt;/b&gt; and show the same animal twice. The upper one looks right, the lower one left.</source>
        <translation>Sieben Karten sind &lt;b&gt;Doppelkarten&lt;/b&gt; und zeigen zweimal dasselbe Tier. Das obere blickt nach rechts, das untere nach links.</translation>
    </message>
    <message>
        <source>Which way they look</source>
        <translation>Wohin sie blicken</translation>
    </message>
    <message>
        <source>Both to the right</source>
        <translation>Beide nach rechts</translation>
    </message>
    <message>
        <source>Both to the left</source>
        <translation>Beide nach links</translation>
    </message>
    <message>
        <source>The upper to the right, the lower to the left</source>
        <translation>Das obere nach rechts, das untere nach links</translation>
    </message>
    <message>
        <source>The upper to the left, the lower to the right</source>
        <translation>Das obere nach links, das untere nach rechts</translation>
    </message>
    <message>
        <source>Only forty cards fit into the wall, so nine are never played.</source>
        <translation>In die Wand passen nur vierzig Karten, also werden neun nie gespielt.</translation>
    </message>
    <message>
        <source>The wall in a minute</source>
        <translation>Die Wand in einer Minute</translation>
    </message>
    <message>
        <source>You must drop a card; nobody may pass. Only with the Curse of the Pharaoh may something else come first: a search, or the choice of a victim.</source>
        <translation>Du musst eine Karte einwerfen; passen darf niemand. Nur beim Fluch des Pharaos kann etwas anderes zuerst kommen: eine Suche oder die Wahl eines Opfers.</translation>
    </message>
</context>
<context>
    <name>DoublePage</name>
    <message>
        <source>Counts double</source>
        <translation>Zählt doppelt</translation>
    </message>
    <message>
        <source>One pawn as strong as two</source>
        <translation>Eine Figur, so stark wie zwei</translation>
    </message>
    <message>
        <source>Carnelian counts two here, lapis one: the network is carnelian&apos;s.</source>
        <translation>Karneol zählt hier zwei, Lapis eins: Das Netz gehört Karneol.</translation>
    </message>
    <message>
        <source>A pawn on this tile counts as two when the pawns of its network are compared.</source>
        <translation>Eine Figur auf diesem Plättchen zählt als zwei, wenn die Figuren ihres Netzes verglichen werden.</translation>
    </message>
    <message>
        <source>The Pharaoh counts as two here as well, not as four.</source>
        <translation>Auch der Pharao zählt hier als zwei, nicht als vier.</translation>
    </message>
    <message>
        <source>It changes who owns the network, not what the network is worth.</source>
        <translation>Das ändert, wem das Netz gehört, nicht, was das Netz wert ist.</translation>
    </message>
</context>
<context>
    <name>DropChoice</name>
    <message>
        <source>Discard %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Choose a god</source>
        <translation>Gottheit wählen</translation>
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
        <translation>Lassen, wie sie ist</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Steigen lassen</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>Sinken lassen</translation>
    </message>
    <message>
        <source>Left: strength %1, %2.</source>
        <translation>Übrig: Stärke %1, %2.</translation>
    </message>
    <message>
        <source>If you finish, you gain %1.</source>
        <translation>Schließt du ab, erhältst du %1.</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <comment>who, points lost</comment>
        <translation>%1 −%2</translation>
    </message>
    <message>
        <source>Grain is missing: %1.</source>
        <translation>Es fehlt Korn: %1.</translation>
    </message>
    <message>
        <source>The workers have enough to eat.</source>
        <translation>Die Arbeiter haben genug zu essen.</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>who, how many</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Stones arrive: %1.</source>
        <translation>Steine kommen an: %1.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who, a site</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Building nothing: %1.</source>
        <translation>Nichts gebaut: %1.</translation>
    </message>
    <message>
        <source>Points for ships at the sites: %1.</source>
        <translation>Punkte für Schiffe auf den Baustellen: %1.</translation>
    </message>
    <message>
        <source>Round %1 is over. New order: %2.</source>
        <translation>Runde %1 ist vorbei. Neue Reihenfolge: %2.</translation>
    </message>
    <message>
        <source>%1: %2 for tombs.</source>
        <comment>who, points</comment>
        <translation>%1: %2 für Gräber.</translation>
    </message>
    <message>
        <source>%1: %2 for stones.</source>
        <comment>who, points</comment>
        <translation>%1: %2 für Steine.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>free, costs %1</source>
        <translation>frei, kostet %1</translation>
    </message>
    <message>
        <source>not yet, costs %1</source>
        <translation>noch nicht, kostet %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a square, how it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sphinx: %1</source>
        <comment>the name of a card</comment>
        <translation>Sphinx: %1</translation>
    </message>
    <message>
        <source>Send your second ship.</source>
        <translation>Schicke dein zweites Schiff los.</translation>
    </message>
    <message>
        <source>Send a ship to any bend of the Nile, or pass for this round.</source>
        <translation>Schicke ein Schiff zu einer Biegung des Nils oder passe für diese Runde.</translation>
    </message>
    <message>
        <source>Send a ship further down than %1, or pass for this round.</source>
        <translation>Schicke ein Schiff weiter flussabwärts als %1 oder passe für diese Runde.</translation>
    </message>
    <message>
        <source>%1 missing: find it, or lose %2.</source>
        <comment>grain, points</comment>
        <translation>%1 zu wenig: Beschaffe es oder verliere %2.</translation>
    </message>
    <message>
        <source>Build at %1 before everybody else? Choose a worker, or wait for your turn.</source>
        <translation>In %1 vor allen anderen bauen? Wähle einen Arbeiter oder warte, bis du an der Reihe bist.</translation>
    </message>
    <message>
        <source>Nothing can be built at %1 as it is: strengthen what you have, or give up.</source>
        <translation>So lässt sich in %1 nichts bauen: Verstärke, was du hast, oder verzichte.</translation>
    </message>
    <message>
        <source>Choose the worker who goes to the Sphinx, or give up.</source>
        <translation>Wähle den Arbeiter, der zur Sphinx geht, oder verzichte.</translation>
    </message>
    <message>
        <source>Choose the worker who builds at %1, or give up.</source>
        <translation>Wähle den Arbeiter, der in %1 baut, oder verzichte.</translation>
    </message>
    <message>
        <source>How many Sphinx cards do you want to look at?</source>
        <translation>Wie viele Sphinxkarten willst du ansehen?</translation>
    </message>
    <message>
        <source>Build on one of the squares in gold.</source>
        <translation>Baue auf einem der goldenen Felder.</translation>
    </message>
    <message>
        <source>Build on, or finish.</source>
        <translation>Baue weiter oder schließe ab.</translation>
    </message>
    <message>
        <source>Keep one of them, or two with your card. Each that goes back brings a point.</source>
        <translation>Behalte eine davon, oder zwei mit deiner Karte. Jede, die zurückgeht, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>Keep one of them, or none. Each that goes back brings a point.</source>
        <translation>Behalte eine davon oder keine. Jede, die zurückgeht, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>The places at %1 are taken. Play “%2” for your ship in reserve?</source>
        <translation>Die Plätze in %1 sind besetzt. „%2“ für dein Schiff in Reserve spielen?</translation>
    </message>
    <message>
        <source>Which worker gains 1 strength?</source>
        <translation>Welcher Arbeiter erhält 1 Stärke?</translation>
    </message>
    <message>
        <source>Let the flood rise or fall by one step, or leave it.</source>
        <translation>Lass die Flut um einen Schritt steigen oder sinken, oder lass sie, wie sie ist.</translation>
    </message>
    <message>
        <source>Play what your ship has made possible, or end your turn.</source>
        <translation>Spiele, was dein Schiff möglich gemacht hat, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Take one of the cards that are left on the river, or none.</source>
        <translation>Nimm eine der Karten, die am Fluss übrig sind, oder keine.</translation>
    </message>
    <message>
        <source>The round is over. Play what can still be of use, or go on.</source>
        <translation>Die Runde ist vorbei. Noch eine Karte spielen, oder weiter?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Keine nehmen</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>%1 verlieren</translation>
    </message>
    <message>
        <source>Wait for my turn</source>
        <translation>Noch warten</translation>
    </message>
    <message>
        <source>Do not play it</source>
        <translation>Nicht ausspielen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The last stone is laid.</source>
        <translation>Der letzte Stein liegt.</translation>
    </message>
    <message>
        <source>Pass for this round</source>
        <translation>Für diese Runde passen</translation>
    </message>
    <message>
        <source>Build nothing here</source>
        <translation>Hier nichts bauen</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <translation>Abschließen: %1</translation>
    </message>
    <message>
        <source>ships: %1</source>
        <translation>Schiffe: %1</translation>
    </message>
    <message>
        <source>your ship may go there</source>
        <translation>dein Schiff darf dorthin</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n strength to give</source>
        <translation>
            <numerusform>%n Stärke zu vergeben</numerusform>
            <numerusform>%n Stärke zu vergeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of the flood, if you like</source>
        <translation>
            <numerusform>%n Schritt der Flut, wenn du willst</numerusform>
            <numerusform>%n Schritte der Flut, wenn du willst</numerusform>
        </translation>
    </message>
    <message>
        <source>in reserve: it builds only if somebody gives up</source>
        <translation>in Reserve: baut nur, wenn jemand verzichtet</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Tombs with a sum of %1</source>
        <translation>Gräber mit Summe %1</translation>
    </message>
    <message>
        <source>%1, two for a point</source>
        <translation>%1, zwei für einen Punkt</translation>
    </message>
    <message>
        <source>has built in this round</source>
        <translation>hat in dieser Runde gebaut</translation>
    </message>
    <message>
        <source>is building</source>
        <translation>baut gerade</translation>
    </message>
    <message>
        <source>is ready</source>
        <translation>ist bereit</translation>
    </message>
    <message>
        <source>%1: strength %2, %3</source>
        <comment>a worker</comment>
        <translation>%1: Stärke %2, %3</translation>
    </message>
    <message>
        <source>You use it by sending a ship upstream.</source>
        <translation>Du nutzt sie, indem du ein Schiff flussaufwärts schickst.</translation>
    </message>
    <message>
        <source>You use it by sending a ship to a camp that is taken.</source>
        <translation>Du nutzt sie, indem du ein Schiff zu einem besetzten Lager schickst.</translation>
    </message>
    <message>
        <source>You use it as you send a ship to a camp.</source>
        <translation>Du nutzt sie, wenn du ein Schiff zu einem Lager schickst.</translation>
    </message>
    <message>
        <source>You use it in a building action, by choosing a second worker.</source>
        <translation>Du nutzt sie in einer Bauaktion, indem du einen zweiten Arbeiter wählst.</translation>
    </message>
    <message>
        <source>You are asked at each site where your ship is not the first.</source>
        <translation>Du wirst auf jeder Baustelle gefragt, auf der dein Schiff nicht das erste ist.</translation>
    </message>
    <message>
        <source>You use it by keeping two Sphinx cards.</source>
        <translation>Du nutzt sie, indem du zwei Sphinxkarten behältst.</translation>
    </message>
    <message>
        <source>You are asked when cards are left on the river.</source>
        <translation>Du wirst gefragt, wenn am Fluss Karten übrig sind.</translation>
    </message>
    <message>
        <source>It works by itself.</source>
        <translation>Sie wirkt von selbst.</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <comment>a worker</comment>
        <translation>%1: Stärke %2</translation>
    </message>
    <message>
        <source>square %1 of the quarry track</source>
        <translation>Feld %1 der Steinbruchleiste</translation>
    </message>
    <message>
        <source>square %1 of the grain market</source>
        <translation>Feld %1 des Kornmarkts</translation>
    </message>
    <message>
        <source>blue worker</source>
        <translation>Arbeiter in Blau</translation>
    </message>
    <message>
        <source>black worker</source>
        <translation>Arbeiter in Schwarz</translation>
    </message>
    <message>
        <source>yellow worker</source>
        <translation>Arbeiter in Gelb</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>Vorarbeiter</translation>
    </message>
    <message>
        <source>the obelisk</source>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>the tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>the pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Floors of the pyramid</source>
        <translation>Ebenen der Pyramide</translation>
    </message>
    <message>
        <source>Sphinx cards put back</source>
        <translation>Zurückgelegte Sphinxkarten</translation>
    </message>
    <message>
        <source>Ships at the sites</source>
        <translation>Schiffe auf Baustellen</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Kornmarkt</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nilkarten</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Verkaufte Steine</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Fehlendes Korn</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinxkarten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Ten Nile cards are laid out, from Ombos down.</source>
        <translation>Zehn Nilkarten werden ausgelegt, von Ombos abwärts.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>In turn, everybody sends a ship further down the Nile, or passes.</source>
        <translation>Reihum schickt jeder ein Schiff weiter den Nil hinab oder passt.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Korn</translation>
    </message>
    <message>
        <source>The workers eat what the watered fields bear; missing grain costs points.</source>
        <translation>Die Arbeiter essen, was die bewässerten Äcker tragen; fehlendes Korn kostet Punkte.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>The quarries deliver their stones.</source>
        <translation>Die Steinbrüche liefern ihre Steine.</translation>
    </message>
    <message>
        <source>The ships build: at Abydos, then at Amarna, then at Giza.</source>
        <translation>Die Schiffe bauen: in Abydos, dann in Amarna, dann in Gizeh.</translation>
    </message>
    <message>
        <source>Site bonus</source>
        <translation>Bauprämie</translation>
    </message>
    <message>
        <source>Players who built at one, two or three sites gain 1, 3 or 6 points.</source>
        <translation>Wer auf einer, zwei oder drei Baustellen gebaut hat, erhält 1, 3 oder 6 Punkte.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The player furthest behind on the score track begins the next round.</source>
        <translation>Wer auf der Punkteleiste ganz hinten steht, beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>stone %1 of the temple&apos;s left flank</source>
        <translation>Stein %1 der linken Tempelflanke</translation>
    </message>
    <message>
        <source>stone %1 of the temple&apos;s right flank</source>
        <translation>Stein %1 der rechten Tempelflanke</translation>
    </message>
    <message>
        <source>column %1 of the temple</source>
        <translation>Säule %1 des Tempels</translation>
    </message>
    <message>
        <source>the left half of the temple&apos;s roof</source>
        <translation>die linke Hälfte des Tempeldachs</translation>
    </message>
    <message>
        <source>the right half of the temple&apos;s roof</source>
        <translation>die rechte Hälfte des Tempeldachs</translation>
    </message>
    <message>
        <source>Nile %1</source>
        <comment>a bend of the river</comment>
        <translation>Nil&#xa0;%1</translation>
    </message>
    <message>
        <source>stone %1 of the obelisk</source>
        <translation>Stein %1 des Obelisken</translation>
    </message>
    <message>
        <source>tomb %1</source>
        <translation>Grab %1</translation>
    </message>
    <message>
        <source>stone %1 of the pyramid&apos;s floor %2</source>
        <translation>Stein %1 der Pyramidenebene %2</translation>
    </message>
    <message>
        <source>low</source>
        <comment>the flood</comment>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>middle</source>
        <comment>the flood</comment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>high</source>
        <comment>the flood</comment>
        <translation>hoch</translation>
    </message>
    <message>
        <source>the quarry track</source>
        <translation>Steinbruchleiste</translation>
    </message>
    <message>
        <source>the grain market</source>
        <translation>Kornmarkt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n Korn</numerusform>
            <numerusform>%n Korn</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>what is paid or lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Not strong enough for any square: add a worker or a card.</source>
        <translation>So reicht die Stärke für kein Feld: Hol Verstärkung dazu oder spiel eine Karte.</translation>
    </message>
    <message>
        <source>Nothing more can be built like this: add a worker or a card, or finish.</source>
        <translation>So lässt sich nichts mehr bauen: Hol Verstärkung dazu, spiel eine Karte oder schließ ab.</translation>
    </message>
    <message>
        <source>Nothing more can be built: finish.</source>
        <translation>Mehr lässt sich nicht bauen: Schließe ab.</translation>
    </message>
</context>
<context>
    <name>EgiziaBook</name>
    <message numerus="yes">
        <source>%n step(s) on the quarry track</source>
        <translation>
            <numerusform>%n Schritt auf der Steinbruchleiste</numerusform>
            <numerusform>%n Schritte auf der Steinbruchleiste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in the grain market</source>
        <translation>
            <numerusform>%n Schritt im Kornmarkt</numerusform>
            <numerusform>%n Schritte im Kornmarkt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in every round, however low the flood.</source>
        <translation>%1 in jeder Runde, wie niedrig die Flut auch ist.</translation>
    </message>
    <message>
        <source>%1 in every round, unless the flood is low.</source>
        <translation>%1 in jeder Runde, außer bei niedriger Flut.</translation>
    </message>
    <message>
        <source>%1 in a round with a high flood.</source>
        <translation>%1 in einer Runde mit hoher Flut.</translation>
    </message>
    <message>
        <source>%1 When you take it: %2.</source>
        <comment>grain; what comes once</comment>
        <translation>%1 Wenn du ihn nimmst: %2.</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Kornmarkt</translation>
    </message>
    <message>
        <source>Quarry track</source>
        <translation>Steinbruchleiste</translation>
    </message>
    <message>
        <source>+1 strength: %1</source>
        <comment>workers</comment>
        <translation>+1 Stärke: %1</translation>
    </message>
    <message>
        <source>+1 strength for a worker you choose</source>
        <translation>+1 Stärke für einen Arbeiter deiner Wahl</translation>
    </message>
    <message>
        <source>a step of the flood, if you like</source>
        <translation>ein Schritt der Flut, wenn du willst</translation>
    </message>
    <message>
        <source>Pay to look at Sphinx cards, and keep one for the end.</source>
        <translation>Bezahle, um Sphinxkarten anzusehen, und behalte eine für den Schluss.</translation>
    </message>
    <message>
        <source>A ship here builds at %1.</source>
        <translation>Hier baut ein Schiff: %1.</translation>
    </message>
    <message>
        <source>Green field</source>
        <translation>Grüner Acker</translation>
    </message>
    <message>
        <source>Yellow field</source>
        <translation>Gelber Acker</translation>
    </message>
    <message>
        <source>Red field</source>
        <translation>Roter Acker</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>A load of stones</source>
        <translation>Eine Ladung Steine</translation>
    </message>
    <message>
        <source>More Sphinx cards</source>
        <translation>Mehr Sphinxkarten</translation>
    </message>
    <message>
        <source>Better irrigation</source>
        <translation>Bessere Bewässerung</translation>
    </message>
    <message>
        <source>Stones for grain</source>
        <translation>Steine für Korn</translation>
    </message>
    <message>
        <source>Shared camp</source>
        <translation>Geteiltes Lager</translation>
    </message>
    <message>
        <source>Paid training</source>
        <translation>Bezahltes Training</translation>
    </message>
    <message>
        <source>Free training</source>
        <translation>Kostenloses Training</translation>
    </message>
    <message>
        <source>Grain store</source>
        <translation>Kornspeicher</translation>
    </message>
    <message>
        <source>Helping hands</source>
        <translation>Helfende Hände</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Zweites Schiff</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Flussaufwärts</translation>
    </message>
    <message>
        <source>Left on the river</source>
        <translation>Übrig am Fluss</translation>
    </message>
    <message>
        <source>Build first</source>
        <translation>Zuerst bauen</translation>
    </message>
    <message>
        <source>Two workers</source>
        <translation>Zwei Arbeiter</translation>
    </message>
    <message>
        <source>Keep two</source>
        <translation>Zwei behalten</translation>
    </message>
    <message>
        <source>Camp twice</source>
        <translation>Lager doppelt</translation>
    </message>
    <message>
        <source>One more place</source>
        <translation>Ein Platz mehr</translation>
    </message>
    <message>
        <source>Stronger workers</source>
        <translation>Stärkere Arbeiter</translation>
    </message>
    <message>
        <source>Train as you like</source>
        <translation>Training nach Wahl</translation>
    </message>
    <message>
        <source>Stone trade</source>
        <translation>Steinhandel</translation>
    </message>
    <message>
        <source>Builders&apos; bonus</source>
        <translation>Prämie der Bauleute</translation>
    </message>
    <message>
        <source>Richer tombs</source>
        <translation>Reichere Gräber</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) in every round.</source>
        <translation>
            <numerusform>%n Stein in jeder Runde.</numerusform>
            <numerusform>%n Steine in jeder Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at once.</source>
        <translation>%1, sofort.</translation>
    </message>
    <message numerus="yes">
        <source>Once: %n stone(s) for your store.</source>
        <translation>
            <numerusform>Einmal: %n Stein für deinen Vorrat.</numerusform>
            <numerusform>Einmal: %n Steine für deinen Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n of the Sphinx cards you look at cost nothing; at least one is paid for.</source>
        <translation>
            <numerusform>Bis zu %n der Sphinxkarten, die du ansiehst, kostet nichts; mindestens eine wird bezahlt.</numerusform>
            <numerusform>Bis zu %n der Sphinxkarten, die du ansiehst, kosten nichts; mindestens eine wird bezahlt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it on one of your fields for good: a red one is watered like a yellow one, a yellow one like a green one.</source>
        <translation>Lege sie für immer auf einen deiner Äcker: Ein roter wird bewässert wie ein gelber, ein gelber wie ein grüner.</translation>
    </message>
    <message>
        <source>In feeding each stone you pay stands for 1 missing grain.</source>
        <translation>Bei der Versorgung steht jeder Stein, den du bezahlst, für 1 fehlendes Korn.</translation>
    </message>
    <message>
        <source>Your ships may go to a camp where others lie; not to Heliopolis.</source>
        <translation>Deine Schiffe dürfen zu einem Lager, in dem andere liegen; nicht nach Heliopolis.</translation>
    </message>
    <message numerus="yes">
        <source>Once a round: pay %n stone(s), and a worker you choose gains 1 strength.</source>
        <translation>
            <numerusform>Einmal pro Runde: Bezahle %n Stein, und ein Arbeiter deiner Wahl erhält 1 Stärke.</numerusform>
            <numerusform>Einmal pro Runde: Bezahle %n Steine, und ein Arbeiter deiner Wahl erhält 1 Stärke.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a round: a worker you choose gains 1 strength.</source>
        <translation>Einmal pro Runde: Ein Arbeiter deiner Wahl erhält 1 Stärke.</translation>
    </message>
    <message numerus="yes">
        <source>Once: %n grain where it is missing.</source>
        <translation>
            <numerusform>Einmal: %n Korn, wo es fehlt.</numerusform>
            <numerusform>Einmal: %n Korn, wo es fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once: %n strength more in one building action, also at the Sphinx.</source>
        <translation>
            <numerusform>Einmal: %n Stärke mehr in einer Bauaktion, auch bei der Sphinx.</numerusform>
            <numerusform>Einmal: %n Stärke mehr in einer Bauaktion, auch bei der Sphinx.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once: send two ships in one turn, one after the other.</source>
        <translation>Einmal: Schicke in einem Zug zwei Schiffe, eines nach dem anderen.</translation>
    </message>
    <message>
        <source>Once a round a ship may go upstream; the next ones are counted from there.</source>
        <translation>Einmal pro Runde darf ein Schiff flussaufwärts fahren; die nächsten zählen von dort.</translation>
    </message>
    <message>
        <source>In each round you may take one card that is left on the river.</source>
        <translation>In jeder Runde darfst du eine Karte nehmen, die am Fluss übrig ist.</translation>
    </message>
    <message>
        <source>At each site with a ship of yours you may build before everybody else.</source>
        <translation>Auf jeder Baustelle mit einem Schiff von dir darfst du vor allen anderen bauen.</translation>
    </message>
    <message>
        <source>Once: two workers build together in one action.</source>
        <translation>Einmal: Zwei Arbeiter bauen zusammen in einer Aktion.</translation>
    </message>
    <message>
        <source>Once: keep two of the Sphinx cards you look at.</source>
        <translation>Einmal: Behalte zwei der Sphinxkarten, die du ansiehst.</translation>
    </message>
    <message>
        <source>Once: a camp works twice for your ship; not Heliopolis.</source>
        <translation>Einmal: Ein Lager wirkt doppelt für dein Schiff; nicht Heliopolis.</translation>
    </message>
    <message>
        <source>Once: your ship in reserve at a full site gets a place of its own.</source>
        <translation>Einmal: Dein Schiff in Reserve auf einer vollen Baustelle bekommt einen eigenen Platz.</translation>
    </message>
    <message>
        <source>+1 strength, at once: %1.</source>
        <comment>workers</comment>
        <translation>+1 Stärke, sofort: %1.</translation>
    </message>
    <message>
        <source>+1 strength each for two workers you choose, or +2 for one, at once.</source>
        <translation>+1 Stärke für zwei Arbeiter deiner Wahl oder +2 für einen, sofort.</translation>
    </message>
    <message numerus="yes">
        <source>Once: sell up to %n stone(s) for 1 point each.</source>
        <translation>
            <numerusform>Einmal: Verkaufe bis zu %n Stein für je 1 Punkt.</numerusform>
            <numerusform>Einmal: Verkaufe bis zu %n Steine für je 1 Punkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point for each stone you have in %1, at once.</source>
        <translation>Sofort 1 Punkt für jeden deiner Steine hier: %1.</translation>
    </message>
    <message>
        <source>At the end your tombs count %1 more.</source>
        <translation>Am Ende zählen deine Gräber %1 mehr.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Whenever you want</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>It feeds your workers in every round in which it is watered.</source>
        <translation>Er ernährt deine Arbeiter in jeder Runde, in der er bewässert ist.</translation>
    </message>
    <message>
        <source>It delivers in every round, this one included.</source>
        <translation>Er liefert in jeder Runde, auch in dieser.</translation>
    </message>
    <message>
        <source>It stays with you to the end and works in every round.</source>
        <translation>Sie bleibt bis zum Ende bei dir und wirkt in jeder Runde.</translation>
    </message>
    <message>
        <source>You play it once, when it suits you; then it leaves the game.</source>
        <translation>Du spielst sie einmal, wenn es dir passt; dann kommt sie aus dem Spiel.</translation>
    </message>
    <message>
        <source>It works when you take it, then it leaves the game.</source>
        <translation>Sie wirkt, wenn du sie nimmst, dann kommt sie aus dem Spiel.</translation>
    </message>
    <message>
        <source>Rounds 1 and 2</source>
        <translation>Runden 1 und 2</translation>
    </message>
    <message>
        <source>Rounds 3 and 4</source>
        <translation>Runden 3 und 4</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Runde 5</translation>
    </message>
    <message>
        <source>Busy market</source>
        <translation>Reger Markt</translation>
    </message>
    <message>
        <source>Tomb builder</source>
        <translation>Gräberbauer</translation>
    </message>
    <message>
        <source>Lasting powers</source>
        <translation>Dauerhafte Fähigkeiten</translation>
    </message>
    <message>
        <source>One in ten</source>
        <translation>Der Zehnt</translation>
    </message>
    <message>
        <source>%1 if anybody has built %2.</source>
        <comment>points, a square</comment>
        <translation>%1, wenn irgendjemand %2 gebaut hat.</translation>
    </message>
    <message>
        <source>%1 if %2 are complete, whoever built them.</source>
        <comment>points, monuments</comment>
        <translation>%1, wenn %2 vollständig sind, wer auch immer gebaut hat.</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4 points if one, two, three or four players are at the end of %5.</source>
        <translation>%5: %1, %2, %3 oder %4 Punkte, wenn ein, zwei, drei oder vier Spieler am Ende stehen.</translation>
    </message>
    <message>
        <source>%1 if you have at least %2 stones in %3.</source>
        <comment>points, stones, a monument</comment>
        <translation>%3: %1, wenn du dort mindestens %2 Steine hast.</translation>
    </message>
    <message>
        <source>%1 if you have at least %2 stones in each of the four monuments.</source>
        <translation>%1, wenn du in jedem der vier Monumente mindestens %2 Steine hast.</translation>
    </message>
    <message>
        <source>%1 for each tomb you have taken.</source>
        <translation>%1 für jedes Grab, das du genommen hast.</translation>
    </message>
    <message>
        <source>As many points as your %1 has strength.</source>
        <comment>a worker</comment>
        <translation>So viele Punkte, wie dein %1 Stärke hat.</translation>
    </message>
    <message>
        <source>%1 if your fields of printed colour %2 bear more than anybody else&apos;s.</source>
        <comment>points, a colour</comment>
        <translation>%1, wenn deine Äcker mit der gedruckten Farbe %2 mehr tragen als die jedes anderen.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>fields</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>fields</comment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>red</source>
        <comment>fields</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>%1 if your quarries deliver more than anybody else&apos;s.</source>
        <translation>%1, wenn deine Steinbrüche mehr liefern als die jedes anderen.</translation>
    </message>
    <message>
        <source>%1 if you are at the end of both tracks.</source>
        <translation>%1, wenn du am Ende beider Leisten stehst.</translation>
    </message>
    <message>
        <source>%1 if you are at the end of %2.</source>
        <comment>points, a track</comment>
        <translation>%2: %1, wenn du am Ende stehst.</translation>
    </message>
    <message>
        <source>%1 for each “always” card you have, fields and quarries aside.</source>
        <translation>%1 für jede „Immer“-Karte, die du hast, Äcker und Steinbrüche ausgenommen.</translation>
    </message>
    <message>
        <source>Last of all: 1 point for every 10 you have.</source>
        <translation>Ganz zuletzt: 1 Punkt für je 10, die du hast.</translation>
    </message>
    <message>
        <source>A ship here takes the card.</source>
        <translation>Ein Schiff hier nimmt die Karte.</translation>
    </message>
    <message>
        <source>High obelisk</source>
        <translation>Hoher Obelisk</translation>
    </message>
    <message>
        <source>Deep tombs</source>
        <translation>Tiefe Gräber</translation>
    </message>
    <message>
        <source>High pyramid</source>
        <translation>Hohe Pyramide</translation>
    </message>
    <message>
        <source>Temple roof</source>
        <translation>Tempeldach</translation>
    </message>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obelisk und Gräber</translation>
    </message>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pyramide und Tempel</translation>
    </message>
    <message>
        <source>Obelisk and temple</source>
        <translation>Obelisk und Tempel</translation>
    </message>
    <message>
        <source>Temple builder, %1</source>
        <comment>stones</comment>
        <translation>Tempel­bauer,&#xa0;%1</translation>
    </message>
    <message>
        <source>Pyramid builder, %1</source>
        <comment>stones</comment>
        <translation>Pyramiden­bauer,&#xa0;%1</translation>
    </message>
    <message>
        <source>Obelisk builder, %1</source>
        <comment>stones</comment>
        <translation>Obelisken­bauer,&#xa0;%1</translation>
    </message>
    <message>
        <source>Busy quarries</source>
        <translation>Rege Steinbrüche</translation>
    </message>
    <message>
        <source>A hand in everything</source>
        <translation>Überall dabei</translation>
    </message>
    <message>
        <source>Strong %1</source>
        <comment>a worker</comment>
        <translation>Starker %1</translation>
    </message>
    <message>
        <source>Green harvest</source>
        <translation>Grüne Ernte</translation>
    </message>
    <message>
        <source>Yellow harvest</source>
        <translation>Gelbe Ernte</translation>
    </message>
    <message>
        <source>Red harvest</source>
        <translation>Rote Ernte</translation>
    </message>
    <message>
        <source>Rich quarries</source>
        <translation>Reiche Steinbrüche</translation>
    </message>
    <message>
        <source>End of the quarry track</source>
        <translation>Ende der Steinbruchleiste</translation>
    </message>
    <message>
        <source>End of the market</source>
        <translation>Ende des Markts</translation>
    </message>
    <message>
        <source>End of both tracks</source>
        <translation>Ende beider Leisten</translation>
    </message>
</context>
<context>
    <name>EgiziaEntry</name>
    <message>
        <source>2 to 4 players · ships</source>
        <translation>2–4 Spieler · Schiffe</translation>
    </message>
    <message>
        <source>Send ships down the Nile, feed your workers, build what outlasts them.</source>
        <translation>Schicke Schiffe den Nil hinab, versorge deine Arbeiter, baue, was sie überdauert.</translation>
    </message>
    <message>
        <source>Five rounds, about 60 minutes</source>
        <translation>Fünf Runden, etwa 60 Minuten</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your Sphinx cards stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Das Handy wandert nach jedem Zug weiter; deine Sphinxkarten bleiben verborgen, bis du es nimmst. Wer beginnt, wird ausgelost.</translation>
    </message>
</context>
<context>
    <name>EgiziaModel</name>
    <message>
        <source>“%1”</source>
        <comment>a card</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Sails to %1 and takes %2.</source>
        <translation>Fährt nach %1 und nimmt %2.</translation>
    </message>
    <message>
        <source>Sails to %1, where the camp works twice.</source>
        <translation>Fährt nach %1, wo das Lager doppelt wirkt.</translation>
    </message>
    <message>
        <source>Sails to %1.</source>
        <translation>Fährt nach %1.</translation>
    </message>
    <message>
        <source>Keeps no Sphinx card.</source>
        <translation>Behält keine Sphinxkarte.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n Sphinx card(s).</source>
        <translation>
            <numerusform>Behält %n Sphinxkarte.</numerusform>
            <numerusform>Behält %n Sphinxkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps “%1”.</source>
        <translation>Behält „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Puts %n back.</source>
        <comment>what is kept</comment>
        <translation>
            <numerusform>%1 Legt %n zurück.</numerusform>
            <numerusform>%1 Legt %n zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finishes at %1.</source>
        <translation>Schließt in %1 ab.</translation>
    </message>
    <message>
        <source>Finishes at %1 and goes on in %2.</source>
        <translation>Schließt in %1 ab und rückt vor: %2.</translation>
    </message>
    <message>
        <source>Leaves the flood as it is.</source>
        <translation>Lässt die Flut, wie sie ist.</translation>
    </message>
    <message>
        <source>Lets the flood rise.</source>
        <translation>Lässt die Flut steigen.</translation>
    </message>
    <message>
        <source>Lets the flood fall.</source>
        <translation>Lässt die Flut sinken.</translation>
    </message>
    <message>
        <source>Takes no card from the river.</source>
        <translation>Nimmt keine Karte vom Fluss.</translation>
    </message>
    <message>
        <source>Goes short of grain.</source>
        <translation>Muss mit zu wenig Korn auskommen.</translation>
    </message>
    <message>
        <source>Waits to build.</source>
        <translation>Wartet mit dem Bauen.</translation>
    </message>
    <message>
        <source>Does not ask for another place.</source>
        <translation>Verlangt keinen weiteren Platz.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Beendet den Zug.</translation>
    </message>
    <message>
        <source>Passes for this round.</source>
        <translation>Passt für diese Runde.</translation>
    </message>
    <message>
        <source>Plays %1 at %2.</source>
        <comment>a card, a site</comment>
        <translation>Spielt %1 in %2.</translation>
    </message>
    <message>
        <source>Plays %1.</source>
        <comment>a card</comment>
        <translation>Spielt %1.</translation>
    </message>
    <message>
        <source>The %1 joins in.</source>
        <comment>a worker</comment>
        <translation>Der %1 hilft mit.</translation>
    </message>
    <message>
        <source>The %1 goes to work at %2.</source>
        <comment>a worker, a site</comment>
        <translation>Der %1 geht in %2 an die Arbeit.</translation>
    </message>
    <message>
        <source>Passes: no more ships in this round.</source>
        <translation>Passt: keine Schiffe mehr in dieser Runde.</translation>
    </message>
    <message>
        <source>Trains the %1.</source>
        <comment>a worker</comment>
        <translation>Stärkt den %1.</translation>
    </message>
    <message>
        <source>Trains the %1 with %2.</source>
        <comment>a worker, a card</comment>
        <translation>Stärkt den %1 mit %2.</translation>
    </message>
    <message>
        <source>Irrigates a field of %1 better.</source>
        <translation>Bewässert einen Acker mit %1 besser.</translation>
    </message>
    <message>
        <source>Sells %1.</source>
        <translation>Verkauft %1.</translation>
    </message>
    <message>
        <source>Pays %1 for grain.</source>
        <translation>Bezahlt %1 für Korn.</translation>
    </message>
    <message>
        <source>Builds %1 for %2.</source>
        <comment>a square, stones</comment>
        <translation>Baut %1 für %2.</translation>
    </message>
    <message numerus="yes">
        <source>Looks at %n Sphinx card(s).</source>
        <translation>
            <numerusform>Sieht %n Sphinxkarte an.</numerusform>
            <numerusform>Sieht %n Sphinxkarten an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds nothing at %1.</source>
        <translation>Baut in %1 nichts.</translation>
    </message>
    <message>
        <source>Takes %1, which was left on the river.</source>
        <translation>Nimmt die übrig gebliebene Karte %1.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>what a move brought</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Turn order: %1.</source>
        <translation>Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>Tomb %1 is opened: %2.</source>
        <comment>its number, its value</comment>
        <translation>Grab %1 wird geöffnet: %2.</translation>
    </message>
    <message>
        <source>Round %1: ten Nile cards are laid out.</source>
        <translation>Runde %1: Zehn Nilkarten werden ausgelegt.</translation>
    </message>
    <message>
        <source>Drawn: “%1”.</source>
        <translation>Gezogen: „%1“.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>“%1, %2”</source>
        <comment>a card, what it gives</comment>
        <translation>„%1, %2“</translation>
    </message>
</context>
<context>
    <name>EgiziaResult</name>
    <message>
        <source>The final scoring</source>
        <translation>Die Schlusswertung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
</context>
<context>
    <name>EgiziaReview</name>
    <message>
        <source>The monuments</source>
        <translation>Die Monumente</translation>
    </message>
    <message>
        <source>The Nile</source>
        <translation>Der Nil</translation>
    </message>
</context>
<context>
    <name>EgiziaScore</name>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Sieg mit %n Punkt Vorsprung</numerusform>
            <numerusform>Sieg mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt Vorsprung</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 came to that square first and stands in front.</source>
        <translation>%1 kam zuerst auf dieses Feld und steht vorn.</translation>
    </message>
    <message>
        <source>Equal points: %1, %2 each.</source>
        <translation>Gleiche Punkte: %1, je %2.</translation>
    </message>
    <message>
        <source>You came to that square first and stand in front.</source>
        <translation>Du kamst zuerst auf dieses Feld und stehst vorn.</translation>
    </message>
    <message>
        <source>Victory by a hair</source>
        <translation>Sieg um Haaresbreite</translation>
    </message>
    <message>
        <source>%1 wins by a hair</source>
        <translation>%1 gewinnt um Haaresbreite</translation>
    </message>
</context>
<context>
    <name>EgiziaSeen</name>
    <message>
        <source>The last stone is laid.</source>
        <translation>Der letzte Stein liegt.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
</context>
<context>
    <name>EgiziaStage</name>
    <message>
        <source>Last ships: %1</source>
        <translation>Letzte Schiffe: %1</translation>
    </message>
</context>
<context>
    <name>EgiziaTable</name>
    <message>
        <source>Round %1 of 5. Phase %2 of 7: %3</source>
        <translation>Runde %1 von 5. Phase %2 von 7: %3</translation>
    </message>
    <message>
        <source>Your Sphinx cards stay hidden until then.</source>
        <translation>Deine Sphinxkarten bleiben bis dahin verborgen.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Tombs and Sphinx cards of the others count at the end.</source>
        <translation>Gräber und Sphinxkarten der anderen zählen am Ende.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
</context>
<context>
    <name>EmailSheet</name>
    <message>
        <source>Keep your account safe</source>
        <translation>Sichere dein Konto</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>With an e-mail and a password you find your matches and friends again on any phone. Nothing else changes.</source>
        <translation>Mit E-Mail und Passwort findest du deine Partien und Freunde auf jedem Handy wieder. Sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>The matches and friends of that account appear here. What you have begun on this device without an account is taken along into it.</source>
        <translation>Die Partien und Freunde dieses Kontos erscheinen hier. Was du auf diesem Gerät ohne Konto begonnen hast, wird dorthin mitgenommen.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>name@example.org</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>At least six characters</source>
        <translation>Mindestens sechs Zeichen</translation>
    </message>
    <message>
        <source>We have sent an e-mail to %1.</source>
        <translation>Wir haben eine E-Mail an %1 geschickt.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Link this e-mail</source>
        <translation>Diese E-Mail verknüpfen</translation>
    </message>
    <message>
        <source>Forgot your password? E-mail me a link</source>
        <translation>Passwort vergessen? Schick mir eine E-Mail</translation>
    </message>
    <message>
        <source>Forgot your password? Enter your e-mail first</source>
        <translation>Passwort vergessen? Gib zuerst deine E-Mail ein</translation>
    </message>
</context>
<context>
    <name>EmoteSheet</name>
    <message>
        <source>Send a greeting</source>
        <translation>Gruß senden</translation>
    </message>
</context>
<context>
    <name>EndChapter</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>The last stone or the last god</source>
        <translation>Der letzte Stein oder die letzte Gottheit</translation>
    </message>
    <message>
        <source>The end begins at the instant when the &lt;b&gt;last Stone die&lt;/b&gt; leaves the supply or the &lt;b&gt;last card&lt;/b&gt; leaves the deck of gods.</source>
        <translation>Das Ende beginnt in dem Augenblick, in dem der &lt;b&gt;letzte Steinwürfel&lt;/b&gt; den Vorrat oder die &lt;b&gt;letzte Karte&lt;/b&gt; den Götterstapel verlässt.</translation>
    </message>
    <message>
        <source>The player who brought that about finishes the turn.</source>
        <translation>Wer das ausgelöst hat, beendet seinen Zug.</translation>
    </message>
    <message>
        <source>Everybody else has exactly one more turn.</source>
        <translation>Alle anderen haben noch genau einen Zug.</translation>
    </message>
    <message>
        <source>The player who brought it about has one last turn. Then the game is over.</source>
        <translation>Wer es ausgelöst hat, hat einen letzten Zug. Dann ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>Only the first cause counts: a second one changes nothing.</source>
        <translation>Nur der erste Auslöser zählt: Ein zweiter ändert nichts.</translation>
    </message>
    <message>
        <source>Gods may still lie in the row, and can be won until the last turn.</source>
        <translation>In der Reihe dürfen noch Gottheiten liegen; bis zum letzten Zug kann man sie gewinnen.</translation>
    </message>
    <message>
        <source>Only the player on turn can bring the end about.</source>
        <translation>Nur wer am Zug ist, kann das Ende auslösen.</translation>
    </message>
    <message>
        <source>A Work turn that a Rest tile gives belongs to that Rest turn.</source>
        <translation>Ein Arbeitszug, den ein Rastplättchen gibt, gehört zu diesem Rastzug.</translation>
    </message>
    <message>
        <source>The Fame at the end</source>
        <translation>Der Ruhm am Ende</translation>
    </message>
    <message>
        <source>Gods, Ennead, scarab, project</source>
        <translation>Gottheiten, Enneade, Skarabäus, Projekt</translation>
    </message>
    <message>
        <source>To the Fame you have gained you add:</source>
        <translation>Zu deinem bisherigen Ruhm kommt hinzu:</translation>
    </message>
    <message>
        <source>the Fame of your &lt;b&gt;gods&lt;/b&gt;: Hathor 6, Maat 3, Amon, Mertseger, Min and Ptah 2 each, Aton, Hapy, Khepri and Sopdet 1 each;</source>
        <translation>der Ruhm deiner &lt;b&gt;Gottheiten&lt;/b&gt;: Hathor 6, Maat 3, Amun, Meretseger, Min und Ptah je 2, Aton, Hapi, Chepri und Sopdet je 1;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;Ennead&lt;/b&gt;, by the number of its cards;</source>
        <translation>deine &lt;b&gt;Enneade&lt;/b&gt;, nach der Zahl ihrer Karten;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;scarab&lt;/b&gt;, if it is Quartz or Obsidian;</source>
        <translation>dein &lt;b&gt;Skarabäus&lt;/b&gt;, wenn er aus Quarz oder Obsidian ist;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;project&lt;/b&gt;: 2 for each pair.</source>
        <translation>dein &lt;b&gt;Projekt&lt;/b&gt;: 2 für jedes Paar.</translation>
    </message>
    <message>
        <source>Cards of the Ennead</source>
        <translation>Karten der Enneade</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Gods that were discarded or only lent count for nothing. The player with the most Fame wins, and earns the title of Great Architect.</source>
        <translation>Abgelegte oder nur geliehene Gottheiten zählen nicht. Wer den meisten Ruhm hat, gewinnt und trägt den Titel Großer Architekt.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>Gained in the game</source>
        <translation>Im Spiel erhalten</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Three gods of the Ennead</source>
        <translation>Drei Gottheiten der Enneade</translation>
    </message>
    <message>
        <source>Quartz: Maat, Ra and the Ennead</source>
        <translation>Quarz: Maat, Ra und die Enneade</translation>
    </message>
    <message>
        <source>Project: four pairs</source>
        <translation>Projekt: vier Paare</translation>
    </message>
    <message>
        <source>Equal Fame</source>
        <translation>Gleicher Ruhm</translation>
    </message>
    <message>
        <source>Who wins a tie</source>
        <translation>Wer bei Gleichstand gewinnt</translation>
    </message>
    <message>
        <source>With equal Fame, the player who has more resources on the board wins: Workers, Cats and Stone dice together. If that is equal too, the victory is shared.</source>
        <translation>Bei gleichem Ruhm gewinnt, wer mehr Ressourcen auf dem Tableau hat: Arbeiter, Katzen und Steinwürfel zusammen. Ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>A Great Architect, in the solo game, wins every tie.</source>
        <translation>Im Solospiel gewinnt der Große Architekt jeden Gleichstand.</translation>
    </message>
    <message>
        <source>When nothing moves</source>
        <translation>Wenn sich nichts bewegt</translation>
    </message>
    <message>
        <source>A safeguard against endless games</source>
        <translation>Ein Schutz gegen endlose Spiele</translation>
    </message>
    <message>
        <source>If three rounds pass in which no card is drawn, no Stone die leaves the supply, no tile is taken and nothing is built, the next player &lt;b&gt;must take a Rest tile&lt;/b&gt; that he or she can pay for. Neither Hapy nor the Emerald Scarab will do instead.</source>
        <translation>Vergehen drei Runden, in denen keine Karte gezogen wird, kein Steinwürfel den Vorrat verlässt, kein Plättchen genommen und nichts gebaut wird, muss der Nächste &lt;b&gt;ein Rastplättchen nehmen&lt;/b&gt;, das er bezahlen kann. Weder Hapi noch der Smaragd-Skarabäus ersetzen das.</translation>
    </message>
    <message>
        <source>If even that is impossible, the game is over at once and the Fame is counted.</source>
        <translation>Ist selbst das unmöglich, ist das Spiel sofort vorbei, und der Ruhm wird gezählt.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Stones, tombs, Sphinx cards, and who wins</source>
        <translation>Steine, Gräber, Sphinxkarten, und wer gewinnt</translation>
    </message>
    <message>
        <source>After the fifth round everybody counts, the highest turn tile first: the player who is in front begins. Each player does all three things before the next one does.</source>
        <translation>Nach der fünften Runde zählen alle, das höchste Zugplättchen zuerst: Wer vorn ist, beginnt. Jeder Spieler erledigt alle drei Dinge, bevor der nächste an die Reihe kommt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; On the fourth or fifth square of the quarry track two stones are worth 1 point. A single stone left over is worth nothing.</source>
        <translation>&lt;b&gt;Steine.&lt;/b&gt; Auf dem vierten oder fünften Feld der Steinbruchleiste sind zwei Steine 1 Punkt wert. Ein einzelner übriger Stein ist nichts wert.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tombs.&lt;/b&gt; The values of your tombs are added up; the sum brings 2, 5 or 9 points.</source>
        <translation>&lt;b&gt;Gräber.&lt;/b&gt; Die Werte deiner Gräber werden zusammengezählt; die Summe bringt 2, 5 oder 9 Punkte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sphinx cards.&lt;/b&gt; They are turned up one by one, in the order of their numbers. Each that has been fulfilled brings its points.</source>
        <translation>&lt;b&gt;Sphinxkarten.&lt;/b&gt; Sie werden eine nach der anderen aufgedeckt, in der Reihenfolge ihrer Nummern. Jede erfüllte bringt ihre Punkte.</translation>
    </message>
    <message>
        <source>Tombs: a sum of 1 to 10</source>
        <translation>Gräber: Summe von 1 bis 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>11 bis 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 oder mehr</translation>
    </message>
    <message>
        <source>Three tasks: four own stones in the obelisk; the strength of the blue worker; lasting powers.</source>
        <translation>Drei Aufgaben: vier eigene Steine im Obelisken; die Stärke des blauen Arbeiters; dauerhafte Fähigkeiten.</translation>
    </message>
    <message>
        <source>7 stones, fourth square of the quarry track</source>
        <translation>7 Steine, viertes Feld der Steinbruchleiste</translation>
    </message>
    <message>
        <source>Tombs worth 4 + 3 + 5</source>
        <translation>Gräber mit Wert 4 + 3 + 5</translation>
    </message>
    <message>
        <source>Four own stones in the obelisk</source>
        <translation>Vier eigene Steine im Obelisken</translation>
    </message>
    <message>
        <source>The blue worker has strength 5</source>
        <translation>Der blaue Arbeiter hat Stärke 5</translation>
    </message>
    <message>
        <source>No card can be played any more.</source>
        <translation>Karten können nicht mehr gespielt werden.</translation>
    </message>
    <message>
        <source>Nile cards, strength and ships are worth nothing by themselves.</source>
        <translation>Nilkarten, Stärke und Schiffe sind für sich genommen nichts wert.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The player with the most points wins. A tie goes to the one that stands &lt;b&gt;in front&lt;/b&gt; on the score track: the one that came to that square earlier.</source>
        <translation>Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer auf der Punkteleiste &lt;b&gt;vorn&lt;/b&gt; steht: wer zuerst auf dieses Feld kam.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The forty-ninth tile</source>
        <translation>Das neunundvierzigste Plättchen</translation>
    </message>
    <message>
        <source>The match ends at once when the last of the forty-nine places is filled. That is the fifteenth turn of the player who moves last; the other is left with one tile.</source>
        <translation>Die Partie endet sofort, wenn der letzte der neunundvierzig Plätze gefüllt ist. Das ist der fünfzehnte Zug dessen, der als Letzter zieht; dem anderen bleibt ein Plättchen.</translation>
    </message>
    <message>
        <source>The networks are counted, then the ankhs. The player with more points wins, and earns the title of &lt;b&gt;Great Architect&lt;/b&gt;. Equal points are a draw.</source>
        <translation>Gezählt werden die Netze, dann die Ankhs. Wer mehr Punkte hat, gewinnt und trägt den Titel &lt;b&gt;Großer Architekt&lt;/b&gt;. Bei gleichen Punkten ist die Partie unentschieden.</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>The match ended before its last move, so its points are not counted.</source>
        <translation>Die Partie endete vor ihrem letzten Zug, deshalb werden ihre Punkte nicht gezählt.</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>Der Startwert wurde kopiert.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>This match does not go on</source>
        <translation>Diese Partie geht nicht weiter</translation>
    </message>
    <message>
        <source>The server no longer has it for you. What was played can still be watched.</source>
        <translation>Auf dem Server ist sie für dich nicht mehr verfügbar. Was gespielt wurde, kannst du weiter ansehen.</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Du hast aufgegeben</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
</context>
<context>
    <name>EnneadChapter</name>
    <message>
        <source>Gods of the Ennead</source>
        <translation>Gottheiten der Enneade</translation>
    </message>
    <message>
        <source>The Ennead</source>
        <translation>Die Enneade</translation>
    </message>
    <message>
        <source>Ten gods that count together</source>
        <translation>Zehn Gottheiten, die zusammen zählen</translation>
    </message>
    <message>
        <source>Atum, Shu, Tefnut, Geb, Nut, Osiris, Seth, Isis, Nephthys and Horus have no power. Those you have lie in one stack, which is worth more with each card:</source>
        <translation>Atum, Schu, Tefnut, Geb, Nut, Osiris, Seth, Isis, Nephthys und Horus haben keine Fähigkeit. Die du hast, liegen in einem Stapel, der mit jeder Karte mehr wert ist:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>However high, the stack counts as &lt;b&gt;one god&lt;/b&gt;: at upkeep, for Aton, for the Quartz Scarab.</source>
        <translation>So hoch er auch ist, der Stapel zählt als &lt;b&gt;eine Gottheit&lt;/b&gt;: beim Unterhalt, für Aton, für den Quarz-Skarabäus.</translation>
    </message>
    <message>
        <source>But if it is given up, all of it goes, never a single card.</source>
        <translation>Wird er abgelegt, dann aber ganz, nie eine einzelne Karte.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab a god of the Ennead brings nothing.</source>
        <translation>Vom Amethyst-Skarabäus geliehen, bringt eine Gottheit der Enneade nichts.</translation>
    </message>
    <message>
        <source>A Great Architect takes them before all other gods.</source>
        <translation>Ein Großer Architekt nimmt sie vor allen anderen Gottheiten.</translation>
    </message>
    <message>
        <source>No other price asks for a Worker. With Bastet a Cat will do.</source>
        <translation>Kein anderer Preis verlangt einen Arbeiter. Mit Bastet genügt eine Katze.</translation>
    </message>
    <message>
        <source>The 6 must be a Stone die: a Prayer die or a die of the Triad will not do.</source>
        <translation>Die 6 muss ein Steinwürfel sein: Ein Gebetswürfel oder ein Würfel der Triade genügt nicht.</translation>
    </message>
    <message>
        <source>With Bastet a Worker may stand for the Cat of the price.</source>
        <translation>Mit Bastet darf ein Arbeiter für die Katze des Preises stehen.</translation>
    </message>
</context>
<context>
    <name>ExampleChapter</name>
    <message>
        <source>A round in pictures</source>
        <translation>Eine Runde in Bildern</translation>
    </message>
    <message>
        <source>A whole round in pictures</source>
        <translation>Eine ganze Runde in Bildern</translation>
    </message>
    <message>
        <source>Ships, grain, stones, building, points</source>
        <translation>Schiffe, Korn, Steine, Bauen, Punkte</translation>
    </message>
    <message>
        <source>The first round of two players; you are lapis. You have workers of strength 1, 1 and 1, a foreman of 2, a field with 6 grain and 2 stones.</source>
        <translation>Die erste Runde zu zweit; du bist Lapis. Du hast Arbeiter mit Stärke 1, 1 und 1, einen Vorarbeiter mit 2, einen Acker mit 6 Korn und 2 Steine.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ombos&lt;/b&gt;: a quarry with 2 stones a round.</source>
        <translation>&lt;b&gt;Ombos&lt;/b&gt;: ein Steinbruch mit 2 Steinen je Runde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Thebae&lt;/b&gt;: the blue and the black worker gain 1 strength each.</source>
        <translation>&lt;b&gt;Theben&lt;/b&gt;: Der blaue und der schwarze Arbeiter erhalten je 1 Stärke.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;green field&lt;/b&gt; with 3 grain, further down.</source>
        <translation>Ein &lt;b&gt;grüner Acker&lt;/b&gt; mit 3 Korn, weiter unten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Amarna&lt;/b&gt;: the first place there, so you will build first.</source>
        <translation>&lt;b&gt;Amarna&lt;/b&gt;: der erste Platz dort, du baust also zuerst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alyi&lt;/b&gt;: 1 strength for a worker of your choice, the blue one, and 2 stones: you have 4.</source>
        <translation>&lt;b&gt;Alyi&lt;/b&gt;: 1 Stärke für einen Arbeiter deiner Wahl, den blauen, und 2 Steine: Du hast 4.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Giza&lt;/b&gt;. Then you pass; nobody has to use all ships.</source>
        <translation>&lt;b&gt;Gizeh&lt;/b&gt;. Dann passt du; niemand muss alle Schiffe nutzen.</translation>
    </message>
    <message>
        <source>Your first two ships. From here you may only go further down.</source>
        <translation>Deine ersten zwei Schiffe. Von hier darfst du nur weiter hinab.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Korn</translation>
    </message>
    <message>
        <source>Strength 3 + 2 + 1 + 2 = 8, grain 6 + 3 = 9: all are fed, and one grain is gone.</source>
        <translation>Stärke 3 + 2 + 1 + 2 = 8, Korn 6 + 3 = 9: Alle sind versorgt, und 1 Korn verfällt.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Stones before</source>
        <translation>Steine vorher</translation>
    </message>
    <message>
        <source>The quarry from the start</source>
        <translation>Der Steinbruch vom Anfang</translation>
    </message>
    <message>
        <source>The quarry of Ombos</source>
        <translation>Der Steinbruch von Ombos</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>One number has three meanings: so much strength a square needs, so many stones it costs, so many points it brings. At Amarna the black worker and the foreman have strength 4: the first square of the obelisk, worth 1, and a tomb of 3. Then you choose a step in the grain market.</source>
        <translation>Eine Zahl hat drei Bedeutungen: So viel Stärke braucht ein Feld, so viele Steine kostet es, so viele Punkte bringt es. In Amarna haben der schwarze Arbeiter und der Vorarbeiter Stärke 4: das erste Feld des Obelisken, wert 1, und ein Grab mit 3. Dann wählst du einen Schritt im Kornmarkt.</translation>
    </message>
    <message>
        <source>At Giza the blue worker has strength 3: three squares of the ground.</source>
        <translation>In Gizeh hat der blaue Arbeiter Stärke 3: drei Felder der untersten Ebene.</translation>
    </message>
    <message>
        <source>Now a square of the second floor can be built, too.</source>
        <translation>Jetzt kann auch ein Feld der zweiten Ebene gebaut werden.</translation>
    </message>
    <message>
        <source>Amarna: stones paid, points won</source>
        <translation>Amarna: gezahlte Steine, gewonnene Punkte</translation>
    </message>
    <message>
        <source>Giza: stones paid, points won</source>
        <translation>Gizeh: gezahlte Steine, gewonnene Punkte</translation>
    </message>
    <message>
        <source>Site bonus for two sites</source>
        <translation>Bauprämie für zwei Baustellen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>With 10 points you are in front: the other player gets turn tile 1 and sails first in the next round.</source>
        <translation>Mit 10 Punkten bist du vorn: Der andere Spieler bekommt Zugplättchen 1 und fährt in der nächsten Runde zuerst.</translation>
    </message>
    <message>
        <source>Two turns in pictures</source>
        <translation>Zwei Züge in Bildern</translation>
    </message>
    <message>
        <source>A Work turn in pictures</source>
        <translation>Ein Arbeitszug in Bildern</translation>
    </message>
    <message>
        <source>From the quarry to upkeep, with dice</source>
        <translation>Vom Steinbruch bis zum Unterhalt, mit Würfeln</translation>
    </message>
    <message>
        <source>You have 4 Workers, 1 Cat, 1 Stone die and 5 Fame. In the row lie Heh, Isis and Ra.</source>
        <translation>Du hast 4 Arbeiter, 1 Katze, 1 Steinwürfel und 5 Ruhm. In der Reihe liegen Heh, Isis und Ra.</translation>
    </message>
    <message>
        <source>Heh costs a 6 and any die.</source>
        <translation>Heh kostet eine 6 und einen beliebigen Würfel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; Your Stone die goes to the quarry, to the four Prayer dice. There are five dice now.</source>
        <translation>&lt;b&gt;Steine.&lt;/b&gt; Dein Steinwürfel geht in den Steinbruch zu den vier Gebetswürfeln. Jetzt liegen dort fünf Würfel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; You have 4 Workers, so you take four of the five: the Stone die and three Prayer dice.</source>
        <translation>&lt;b&gt;Würfel.&lt;/b&gt; Du hast 4 Arbeiter, also nimmst du vier der fünf: den Steinwürfel und drei Gebetswürfel.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>You roll 3, 6, 2 and 1. You choose the 1 and roll it again: 5.</source>
        <translation>Du würfelst 3, 6, 2 und 1. Du wählst die 1 und würfelst sie neu: 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pray.&lt;/b&gt; You pay the 6 and the 2 for Heh. He is yours at once.</source>
        <translation>&lt;b&gt;Beten.&lt;/b&gt; Du zahlst die 6 und die 2 für Heh. Er gehört dir sofort.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use a god.&lt;/b&gt; Heh brings 1 Fame: you have 6.</source>
        <translation>&lt;b&gt;Eine Gottheit nutzen.&lt;/b&gt; Heh bringt 1 Ruhm: Du hast 6.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build.&lt;/b&gt; The Stone 3 goes to the ground of Cheops. It costs 1 Worker and brings 3: you have 9 Fame and 3 Workers.</source>
        <translation>&lt;b&gt;Bauen.&lt;/b&gt; Die Stein-3 kommt auf den Boden von Cheops. Das kostet 1 Arbeiter und bringt 3: Du hast 9 Ruhm und 3 Arbeiter.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Replace a god.&lt;/b&gt; You return the 5 and discard Ra. Isis slides to the right, and one new god comes in beside the deck, though there are two gaps.</source>
        <translation>&lt;b&gt;Eine Gottheit fortschicken.&lt;/b&gt; Du gibst die 5 zurück und schickst Ra fort. Isis rückt nach rechts, und eine neue Gottheit kommt neben den Stapel, obwohl zwei Lücken da sind.</translation>
    </message>
    <message>
        <source>The 3 on the ground of Cheops.</source>
        <translation>Die 3 auf dem Boden von Cheops.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upkeep.&lt;/b&gt; One god, and 3 Workers and 1 Cat: all is well. The row is filled up to three, and Heh is ready again.</source>
        <translation>&lt;b&gt;Unterhalt.&lt;/b&gt; Eine Gottheit, dazu 3 Arbeiter und 1 Katze: alles gut. Die Reihe wird auf drei aufgefüllt, und Heh ist wieder bereit.</translation>
    </message>
    <message>
        <source>A Rest turn in pictures</source>
        <translation>Ein Rastzug in Bildern</translation>
    </message>
    <message>
        <source>A tile, what it gives, and when three go back</source>
        <translation>Ein Plättchen, was es gibt, und wann drei zurückgehen</translation>
    </message>
    <message>
        <source>You have 3 Workers and 1 Cat, and two Rest tiles lie in front of you. You rest and take “Worker and stone”.</source>
        <translation>Du hast 3 Arbeiter und 1 Katze, und zwei Rastplättchen liegen vor dir. Du rastest und nimmst „Arbeiter und Stein“.</translation>
    </message>
    <message>
        <source>It costs nothing and gives a Worker and a Stone die.</source>
        <translation>Es kostet nichts und gibt einen Arbeiter und einen Steinwürfel.</translation>
    </message>
    <message>
        <source>You take a Worker and a Stone die from the supply: 4 Workers, 1 Cat, 1 Stone die. Six of your eight spaces are filled, nothing has to go.</source>
        <translation>Du nimmst einen Arbeiter und einen Steinwürfel aus dem Vorrat: 4 Arbeiter, 1 Katze, 1 Steinwürfel. Sechs deiner acht Felder sind belegt, nichts muss weg.</translation>
    </message>
    <message>
        <source>The tile lies in front of you: nobody else can take it.</source>
        <translation>Das Plättchen liegt vor dir: Niemand sonst kann es nehmen.</translation>
    </message>
    <message>
        <source>It is your third. All three go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.</source>
        <translation>Es ist dein drittes. Alle drei gehen in die Reihe zurück; dann wird die Gottheit ganz rechts abgelegt, die anderen rücken nach rechts, und eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>In your next Work turn that Stone die goes to the quarry first: roll it, or somebody else will.</source>
        <translation>In deinem nächsten Arbeitszug geht dieser Steinwürfel zuerst in den Steinbruch: Wirf ihn, sonst tut es jemand anderes.</translation>
    </message>
</context>
<context>
    <name>ExamplePage</name>
    <message>
        <source>A whole turn in pictures</source>
        <translation>Ein ganzer Zug in Bildern</translation>
    </message>
    <message>
        <source>Pawn, power, tile: step by step</source>
        <translation>Figur, Fähigkeit, Plättchen: Schritt für Schritt</translation>
    </message>
    <message>
        <source>You are lapis. One of your Workers stands at the left, a Worker of carnelian at the right.</source>
        <translation>Du bist Lapis. Einer deiner Arbeiter steht links, ein Arbeiter von Karneol rechts.</translation>
    </message>
    <message>
        <source>1. Pawn</source>
        <translation>1. Figur</translation>
    </message>
    <message>
        <source>You place a second Worker. The bright network of four tiles is yours, and the tile bears a power: turn a corridor.</source>
        <translation>Du setzt einen zweiten Arbeiter. Das helle Netz aus vier Plättchen gehört dir, und das Plättchen trägt eine Fähigkeit: Gang drehen.</translation>
    </message>
    <message>
        <source>2. Power</source>
        <translation>2. Fähigkeit</translation>
    </message>
    <message>
        <source>You must use it. One third turns the second corridor: now it joins your network to carnelian&apos;s room. Two pawns against one: it is still yours.</source>
        <translation>Du musst sie nutzen. Du drehst den zweiten Gang um ein Drittel: Nun verbindet er dein Netz mit der Kammer von Karneol. Zwei Figuren gegen eine: Es gehört weiter dir.</translation>
    </message>
    <message>
        <source>3. Tile</source>
        <translation>3. Plättchen</translation>
    </message>
    <message>
        <source>You add a corridor in the gap of the second row. It joins one more room: eight tiles, five of them rooms.</source>
        <translation>Du legst einen Gang in die Lücke der zweiten Reihe. Er verbindet eine weitere Kammer: acht Plättchen, fünf davon Kammern.</translation>
    </message>
    <message>
        <source>Then you draw a tile, and it is carnelian&apos;s turn.</source>
        <translation>Dann ziehst du ein Plättchen, und Karneol ist am Zug.</translation>
    </message>
</context>
<context>
    <name>ExtraRow</name>
    <message>
        <source>You may also play</source>
        <translation>Du darfst auch spielen</translation>
    </message>
</context>
<context>
    <name>FameCount</name>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n Ruhm</numerusform>
            <numerusform>%n Ruhm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarBand</name>
    <message>
        <source>Send a greeting</source>
        <translation>Gruß senden</translation>
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
        <translation>Zur Revanche</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>FarMenu</name>
    <message>
        <source>Play on online with a friend</source>
        <translation>Online weiterspielen</translation>
    </message>
    <message>
        <source>The match moves online as it stands.</source>
        <translation>Die Partie geht online, wie sie ist.</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Platz wieder einnehmen</translation>
    </message>
    <message>
        <source>Time is up: decide</source>
        <translation>Zeit abgelaufen: entscheiden</translation>
    </message>
    <message>
        <source>Fill the empty seat</source>
        <translation>Leeren Platz besetzen</translation>
    </message>
    <message>
        <source>Answer the proposal</source>
        <translation>Vorschlag beantworten</translation>
    </message>
    <message>
        <source>Propose a draw</source>
        <translation>Unentschieden vorschlagen</translation>
    </message>
    <message>
        <source>Propose to cancel</source>
        <translation>Abbruch vorschlagen</translation>
    </message>
    <message>
        <source>Add friend, block, report</source>
        <translation>Befreunden, blockieren, melden</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Not this one: its options need everybody around one phone.</source>
        <translation>Diese nicht: Bei ihren Optionen müssen alle um ein Handy sitzen.</translation>
    </message>
</context>
<context>
    <name>FarPeople</name>
    <message>
        <source>Add %1 to your friends</source>
        <translation>%1 zu deinen Freunden hinzufügen</translation>
    </message>
</context>
<context>
    <name>FarProof</name>
    <message>
        <source>The whole match has not been published yet; as soon as it is, it is checked here.</source>
        <translation>Die ganze Partie ist noch nicht veröffentlicht; sobald sie es ist, wird sie hier geprüft.</translation>
    </message>
    <message>
        <source>Announced before the first move: %1</source>
        <translation>Vor dem ersten Zug angekündigt: %1</translation>
    </message>
</context>
<context>
    <name>FarRow</name>
    <message>
        <source>Time is up</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Noch %1</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Wartet aufs Senden</translation>
    </message>
    <message>
        <source>Proposes a draw</source>
        <translation>Schlägt Unentschieden vor</translation>
    </message>
    <message>
        <source>Proposes to cancel the match</source>
        <translation>Schlägt Abbruch vor</translation>
    </message>
    <message>
        <source>New since your last visit</source>
        <translation>Neues seit deinem letzten Besuch</translation>
    </message>
    <message>
        <source>A rematch is waiting</source>
        <translation>Eine Revanche wartet</translation>
    </message>
</context>
<context>
    <name>FarRows</name>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n matches</source>
        <translation>
            <numerusform>%n Partie zeigen</numerusform>
            <numerusform>Alle %n Partien zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarScreen</name>
    <message>
        <source>This match was cancelled.</source>
        <translation>Diese Partie wurde abgebrochen.</translation>
    </message>
    <message>
        <source>This phone lacks what playing with friends online needs.</source>
        <translation>Diesem Handy fehlt, was man zum Online-Spielen mit Freunden braucht.</translation>
    </message>
</context>
<context>
    <name>FarSheets</name>
    <message>
        <source>Propose a draw?</source>
        <translation>Unentschieden vorschlagen?</translation>
    </message>
    <message>
        <source>Propose to cancel the match?</source>
        <translation>Abbruch vorschlagen?</translation>
    </message>
    <message>
        <source>If all agree, the match ends and nobody has won.</source>
        <translation>Sind alle einverstanden, endet die Partie, und niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>If all agree, the match ends and counts for nobody.</source>
        <translation>Sind alle einverstanden, endet die Partie und zählt für niemanden.</translation>
    </message>
    <message>
        <source>Propose it</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>%1 proposes a draw</source>
        <translation>%1 schlägt ein Unentschieden vor</translation>
    </message>
    <message>
        <source>%1 proposes to cancel the match</source>
        <translation>%1 schlägt vor, die Partie abzubrechen</translation>
    </message>
    <message>
        <source>If all agree, the match ends here.</source>
        <translation>Sind alle einverstanden, endet die Partie hier.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>%1. The time for this move has run out. What do you want to do?</source>
        <translation>%1. Die Zeit für diesen Zug ist abgelaufen. Was soll geschehen?</translation>
    </message>
    <message>
        <source>Wait a little longer</source>
        <translation>Noch etwas warten</translation>
    </message>
    <message>
        <source>Let an Architect play on</source>
        <translation>Einen Architekten weiterspielen lassen</translation>
    </message>
    <message>
        <source>The seat can be taken back at any time.</source>
        <translation>Der Platz kann jederzeit wieder eingenommen werden.</translation>
    </message>
    <message>
        <source>Claim the victory</source>
        <translation>Sieg beanspruchen</translation>
    </message>
    <message>
        <source>Cancel the match</source>
        <translation>Partie abbrechen</translation>
    </message>
    <message>
        <source>It counts for nobody.</source>
        <translation>Sie zählt für niemanden.</translation>
    </message>
    <message>
        <source>Which Architect?</source>
        <translation>Welcher Architekt?</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Stufe %1: %2</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>An Architect plays on for you, and you cannot come back.</source>
        <translation>Ein Architekt spielt für dich weiter, und du kannst nicht zurück.</translation>
    </message>
    <message>
        <source>The match ends, and the other has won.</source>
        <translation>Die Partie endet, und die andere Person hat gewonnen.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>Die Partie endet hier.</translation>
    </message>
    <message>
        <source>Claim the victory?</source>
        <translation>Den Sieg beanspruchen?</translation>
    </message>
    <message>
        <source>Cancel the match?</source>
        <translation>Partie abbrechen?</translation>
    </message>
    <message>
        <source>The match ends, and you have won. Nobody can play on.</source>
        <translation>Die Partie endet, und du hast gewonnen. Niemand kann weiterspielen.</translation>
    </message>
    <message>
        <source>The match ends and counts for nobody. Nobody can play on.</source>
        <translation>Die Partie endet und zählt für niemanden. Niemand kann weiterspielen.</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
</context>
<context>
    <name>FarTable</name>
    <message>
        <source>%1 · time left: %2</source>
        <translation>%1 · verbleibende Zeit: %2</translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation>Dein Zug ist unterwegs</translation>
    </message>
    <message>
        <source>No network: your move is kept and sent later</source>
        <translation>Keine Verbindung: Dein Zug wird aufbewahrt und später gesendet</translation>
    </message>
    <message>
        <source>A draw is proposed: waiting for the others</source>
        <translation>Unentschieden vorgeschlagen: Warten auf die anderen</translation>
    </message>
    <message>
        <source>Proposed to cancel the match: waiting for the others</source>
        <translation>Abbruch vorgeschlagen: Warten auf die anderen</translation>
    </message>
    <message>
        <source>%1 proposes a draw</source>
        <translation>%1 schlägt ein Unentschieden vor</translation>
    </message>
    <message>
        <source>%1 proposes to cancel the match</source>
        <translation>%1 schlägt vor, die Partie abzubrechen</translation>
    </message>
    <message>
        <source>Your move was not played. %1</source>
        <translation>Dein Zug wurde nicht gespielt. %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>%1 plays for you</source>
        <translation>%1 spielt für dich</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Time is up: %1</source>
        <translation>Zeit abgelaufen: %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
</context>
<context>
    <name>FeedSum</name>
    <message>
        <source>Grain: %1, needed: %2. Missing: %3. Points lost: %4.</source>
        <translation>Korn: %1, nötig: %2. Es fehlt: %3. Verlorene Punkte: %4.</translation>
    </message>
    <message>
        <source>fed</source>
        <translation>satt</translation>
    </message>
</context>
<context>
    <name>FieldsChapter</name>
    <message>
        <source>Nile cards: fields</source>
        <translation>Nilkarten: Äcker</translation>
    </message>
    <message>
        <source>The step in the grain market comes when you take the card, once, even if the field is dry.</source>
        <translation>Der Schritt im Kornmarkt kommt, wenn du die Karte nimmst, einmal, auch wenn der Acker trocken ist.</translation>
    </message>
    <message>
        <source>The step on the quarry track comes when you take the card, once, even if the field is dry.</source>
        <translation>Der Schritt auf der Steinbruchleiste kommt, wenn du die Karte nimmst, einmal, auch wenn der Acker trocken ist.</translation>
    </message>
    <message>
        <source>The points come when you take the card, once, even if the field is dry.</source>
        <translation>Die Punkte kommen, wenn du die Karte nimmst, einmal, auch wenn der Acker trocken ist.</translation>
    </message>
    <message>
        <source>The stones come when you take the card, once, even if the field is dry. No more than 25 can be had.</source>
        <translation>Die Steine kommen, wenn du die Karte nimmst, einmal, auch wenn der Acker trocken ist. Mehr als 25 kann niemand haben.</translation>
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
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalMonuments</name>
    <message>
        <source>What was built</source>
        <translation>Was gebaut wurde</translation>
    </message>
</context>
<context>
    <name>FinalScore</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>FinalTrack</name>
    <message>
        <source>Score track: %1</source>
        <translation>Punkteleiste: %1</translation>
    </message>
</context>
<context>
    <name>FinalWall</name>
    <message>
        <source>The wall</source>
        <translation>Die Wand</translation>
    </message>
</context>
<context>
    <name>FinishedRow</name>
    <message>
        <source>%1, %2. Watch again</source>
        <translation>%1, %2. Wiederholung ansehen</translation>
    </message>
    <message>
        <source>More about this match</source>
        <translation>Mehr zu dieser Partie</translation>
    </message>
</context>
<context>
    <name>ForbiddenPage</name>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>No pawn may ever stand here</source>
        <translation>Hier darf nie eine Figur stehen</translation>
    </message>
    <message>
        <source>Forbidden tiles, a room and a corridor.</source>
        <translation>Verbotene Plättchen, eine Kammer und ein Gang.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on this tile: neither placed, nor moved there.</source>
        <translation>Auf diesem Plättchen darf nie eine Figur stehen: Sie darf weder hier eingesetzt noch hierher versetzt werden.</translation>
    </message>
    <message>
        <source>It belongs to its network like any other tile, and counts for its length.</source>
        <translation>Es gehört wie jedes andere Plättchen zu seinem Netz und zählt für dessen Länge.</translation>
    </message>
    <message>
        <source>A Forbidden room is a room: it is worth its point.</source>
        <translation>Eine verbotene Kammer ist eine Kammer: Sie ist ihren Punkt wert.</translation>
    </message>
    <message>
        <source>It may be turned by the power that fits it.</source>
        <translation>Mit der passenden Fähigkeit darf es gedreht werden.</translation>
    </message>
</context>
<context>
    <name>FriendFigures</name>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
</context>
<context>
    <name>FriendRow</name>
    <message numerus="yes">
        <source>%n match(es) under way</source>
        <translation>
            <numerusform>%n laufende Partie</numerusform>
            <numerusform>%n laufende Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No match together yet</source>
        <translation>Noch keine gemeinsame Partie</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Ein Freund</translation>
    </message>
    <message>
        <source>Blocked: cannot invite you or send you anything</source>
        <translation>Blockiert: kann dich nicht einladen und dir nichts senden</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost, %3 drawn</source>
        <translation>
            <numerusform>%n Partie: %1 gewonnen, %2 verloren, %3 unentschieden</numerusform>
            <numerusform>%n Partien: %1 gewonnen, %2 verloren, %3 unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost</source>
        <translation>
            <numerusform>%n Partie: %1 gewonnen, %2 verloren</numerusform>
            <numerusform>%n Partien: %1 gewonnen, %2 verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendSheet</name>
    <message>
        <source>Invite to a match</source>
        <translation>Zu einer Partie einladen</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Blockierung aufheben</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>No invitations and no greetings from this person any more.</source>
        <translation>Keine Einladungen und keine Grüße mehr von dieser Person.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>Remove from your friends</source>
        <translation>Aus deinen Freunden entfernen</translation>
    </message>
</context>
<context>
    <name>FriendsScreen</name>
    <message>
        <source>Friends</source>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>You are friends now.</source>
        <translation>Ihr seid jetzt Freunde.</translation>
    </message>
    <message>
        <source>Thank you. We will look into it.</source>
        <translation>Danke. Wir kümmern uns darum.</translation>
    </message>
    <message>
        <source>Your friend code</source>
        <translation>Dein Freundescode</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Add me in Great Architects: my friend code is %1.</source>
        <translation>Füge mich in Great Architects hinzu: Mein Freundescode ist %1.</translation>
    </message>
    <message>
        <source>Add a friend by code</source>
        <translation>Freund per Code hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Your friends</source>
        <translation>Deine Freunde</translation>
    </message>
    <message>
        <source>Nobody here yet. Whoever you play with can also be added from the match.</source>
        <translation>Noch niemand hier. Mit wem du spielst, den kannst du auch in der Partie hinzufügen.</translation>
    </message>
</context>
<context>
    <name>GameChapter</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>One to four architects roll dice, win the favour of gods and pile Stone dice into pyramids. The player with the most &lt;b&gt;Fame&lt;/b&gt; at the end wins.</source>
        <translation>Ein bis vier Architekten würfeln, gewinnen die Gunst der Götter und türmen Steinwürfel zu Pyramiden auf. Wer am Ende den meisten &lt;b&gt;Ruhm&lt;/b&gt; hat, gewinnt.</translation>
    </message>
    <message>
        <source>Cheops in the making: a stone rests on the ground or on four others.</source>
        <translation>Cheops im Bau: Ein Stein ruht auf dem Boden oder auf vier anderen.</translation>
    </message>
    <message>
        <source>In your turn you do one of two things. You &lt;b&gt;work&lt;/b&gt;: a die for each of your Workers is rolled, and the dice win gods, build, and bring Fame. Or you &lt;b&gt;rest&lt;/b&gt;: a Rest tile fills your board with Workers, Cats and Stone dice.</source>
        <translation>In deinem Zug tust du eines von beiden. Du &lt;b&gt;arbeitest&lt;/b&gt;: Für jeden deiner Arbeiter wird ein Würfel geworfen, und mit den Würfeln gewinnst du Gottheiten, baust und erhältst Ruhm. Oder du &lt;b&gt;rastest&lt;/b&gt;: Ein Rastplättchen füllt dein Tableau mit Arbeitern, Katzen und Steinwürfeln.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Workers&lt;/b&gt; let you roll, and are spent to build.</source>
        <translation>Mit &lt;b&gt;Arbeitern&lt;/b&gt; darfst du würfeln, und zum Bauen gibst du sie aus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cats&lt;/b&gt; turn a die up or down by 1.</source>
        <translation>&lt;b&gt;Katzen&lt;/b&gt; drehen einen Würfel um 1 hinauf oder hinab.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone dice&lt;/b&gt; become pyramids.</source>
        <translation>&lt;b&gt;Steinwürfel&lt;/b&gt; werden zu Pyramiden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gods&lt;/b&gt; give powers and Fame, but if you have more gods than Workers and Cats, you lose one.</source>
        <translation>&lt;b&gt;Gottheiten&lt;/b&gt; geben Fähigkeiten und Ruhm, aber wenn du mehr Gottheiten als Arbeiter und Katzen hast, verlierst du eine.</translation>
    </message>
    <message>
        <source>The end comes when the last Stone die leaves the supply, or the last card the deck of gods.</source>
        <translation>Das Ende kommt, wenn der letzte Steinwürfel den Vorrat oder die letzte Karte den Götterstapel verlässt.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Pyramids, dice, tiles, gods</source>
        <translation>Pyramiden, Würfel, Plättchen, Gottheiten</translation>
    </message>
    <message>
        <source>Two play on the pyramid of Cheops alone. With three there is Chephren too, with four also Mykerinos. What else lies there depends on the number of players:</source>
        <translation>Zu zweit wird nur auf der Pyramide des Cheops gespielt. Zu dritt kommt Chephren hinzu, zu viert auch Mykerinos. Was sonst noch bereitliegt, hängt von der Spielerzahl ab:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Stone dice in all</source>
        <translation>Steinwürfel insgesamt</translation>
    </message>
    <message>
        <source>Rest tiles in the row</source>
        <translation>Rastplättchen in der Reihe</translation>
    </message>
    <message>
        <source>Gods put away unseen</source>
        <translation>Ungesehen entfernte Gottheiten</translation>
    </message>
    <message>
        <source>The four Prayer dice lie in the &lt;b&gt;quarry&lt;/b&gt;, the Stone dice in the supply.</source>
        <translation>Die vier Gebetswürfel liegen im &lt;b&gt;Steinbruch&lt;/b&gt;, die Steinwürfel im Vorrat.</translation>
    </message>
    <message>
        <source>There is one card of each of the 38 gods. Three of them lie open in the row: the first at the right, the third beside the deck. Discarded gods never come back.</source>
        <translation>Von jeder der 38 Gottheiten gibt es eine Karte. Drei von ihnen liegen offen in der Reihe: die erste rechts, die dritte neben dem Stapel. Abgelegte Gottheiten kommen nie zurück.</translation>
    </message>
    <message>
        <source>Everybody begins with &lt;b&gt;5 Fame&lt;/b&gt;, and with 4 Workers, 1 Stone die and 1 Cat on a board of eight spaces.</source>
        <translation>Alle beginnen mit &lt;b&gt;5 Ruhm&lt;/b&gt; sowie mit 4 Arbeitern, 1 Steinwürfel und 1 Katze auf einem Tableau mit acht Feldern.</translation>
    </message>
    <message>
        <source>Everybody is dealt a &lt;b&gt;project&lt;/b&gt;, which stays secret until the end. When you play alone, all projects lie open.</source>
        <translation>Jeder bekommt ein &lt;b&gt;Projekt&lt;/b&gt;, das bis zum Ende geheim bleibt. Allein gespielt liegen alle Projekte offen.</translation>
    </message>
    <message>
        <source>Everybody is dealt two &lt;b&gt;scarabs&lt;/b&gt; and keeps one. The first player is drawn at random; from there on each in turn chooses.</source>
        <translation>Jeder bekommt zwei &lt;b&gt;Skarabäen&lt;/b&gt; und behält einen. Wer beginnt, wird ausgelost; von da an wählt einer nach dem anderen.</translation>
    </message>
    <message>
        <source>Work or rest</source>
        <translation>Arbeiten oder rasten</translation>
    </message>
    <message>
        <source>The two kinds of turn</source>
        <translation>Die zwei Arten von Zügen</translation>
    </message>
    <message>
        <source>When it is your turn you choose:</source>
        <translation>Wenn du am Zug bist, wählst du:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Work&lt;/b&gt;: your Stone dice go to the quarry, you roll dice and use them, then you keep your gods.</source>
        <translation>&lt;b&gt;Arbeit&lt;/b&gt;: Deine Steinwürfel gehen in den Steinbruch, du würfelst und nutzt die Würfel, dann unterhältst du deine Gottheiten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest&lt;/b&gt;: you take a Rest tile and what it gives.</source>
        <translation>&lt;b&gt;Rast&lt;/b&gt;: Du nimmst ein Rastplättchen und was es gibt.</translation>
    </message>
    <message>
        <source>You may work even without a Worker, unless nothing has moved for three rounds (see “When nothing moves”). You may rest only if you can pay for a tile, if you can use Hapy and have a resource to give, or if the Emerald Scarab finds an open tile with somebody else. The Fame of Bes counts for this.</source>
        <translation>Arbeiten darfst du auch ohne Arbeiter, außer wenn sich drei Runden lang nichts bewegt hat (siehe „Wenn sich nichts bewegt“). Rasten darfst du nur, wenn du ein Plättchen bezahlen kannst, wenn du Hapi nutzen kannst und eine Ressource dafür hast, oder wenn der Smaragd-Skarabäus ein offenes Plättchen bei jemand anderem findet. Der Ruhm von Bes zählt dafür.</translation>
    </message>
    <message>
        <source>What something costs is paid in full before anything is gained.</source>
        <translation>Was etwas kostet, wird vollständig bezahlt, bevor du etwas erhältst.</translation>
    </message>
    <message>
        <source>What happens to several players at once happens to the player on turn first, then to the others in turn order.</source>
        <translation>Was mehreren Spielern zugleich geschieht, geschieht zuerst dem, der am Zug ist, dann den anderen in Zugreihenfolge.</translation>
    </message>
    <message>
        <source>Two to four master builders send their ships down the Nile. On the way they take fields, quarries and help of every kind, and train their workers. At three building sites strength and stones turn into monuments, and monuments into &lt;b&gt;points&lt;/b&gt;.</source>
        <translation>Zwei bis vier Baumeister schicken ihre Schiffe den Nil hinab. Unterwegs nehmen sie Äcker, Steinbrüche und Hilfe aller Art und stärken ihre Arbeiter. Auf drei Baustellen werden aus Stärke und Steinen Monumente und aus Monumenten &lt;b&gt;Punkte&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Cards lie on the bends of one bank, camps and sites on the other. Ships only ever go on downstream.</source>
        <translation>Karten liegen an den Biegungen des einen Ufers, Lager und Baustellen am anderen. Schiffe fahren immer nur flussabwärts weiter.</translation>
    </message>
    <message>
        <source>A match has &lt;b&gt;five rounds&lt;/b&gt;. In each, you place ships one by one, and never behind your own last one: whoever hurries on leaves much behind, whoever dawdles finds places taken.</source>
        <translation>Eine Partie hat &lt;b&gt;fünf Runden&lt;/b&gt;. In jeder setzt du Schiffe eines nach dem anderen ein, und nie hinter dein eigenes letztes: Wer vorauseilt, lässt vieles zurück, wer trödelt, findet Plätze besetzt.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;card&lt;/b&gt; is yours: a field, a quarry, a lasting power, or help for a single use.</source>
        <translation>Eine &lt;b&gt;Karte&lt;/b&gt; gehört dir: ein Acker, ein Steinbruch, eine dauerhafte Fähigkeit oder ein einmaliger Vorteil.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;camp&lt;/b&gt; makes workers stronger, or moves you on along the two tracks.</source>
        <translation>Ein &lt;b&gt;Lager&lt;/b&gt; macht Arbeiter stärker oder bringt dich auf den beiden Leisten voran.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;site&lt;/b&gt; lets you build there in this round.</source>
        <translation>Eine &lt;b&gt;Baustelle&lt;/b&gt; lässt dich in dieser Runde dort bauen.</translation>
    </message>
    <message>
        <source>Then the workers must be fed: the stronger they are, the more they build, and the more they eat. Grain that is missing costs points. New stones come from the quarries, and at the sites everybody builds in the order in which the ships came.</source>
        <translation>Dann müssen die Arbeiter versorgt werden: Je stärker sie sind, desto mehr bauen sie, und desto mehr essen sie. Fehlendes Korn kostet Punkte. Neue Steine kommen aus den Steinbrüchen, und auf den Baustellen bauen alle in der Reihenfolge, in der die Schiffe kamen.</translation>
    </message>
    <message>
        <source>After the fifth round stones, tombs and secret Sphinx cards may bring more. The player with the most points wins.</source>
        <translation>Nach der fünften Runde können Steine, Gräber und geheime Sphinxkarten noch mehr bringen. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Before the first ship</source>
        <translation>Vor dem ersten Schiff</translation>
    </message>
    <message>
        <source>What everybody begins with</source>
        <translation>Womit alle beginnen</translation>
    </message>
    <message>
        <source>Everybody begins with the same board:</source>
        <translation>Alle beginnen mit dem gleichen Tableau:</translation>
    </message>
    <message>
        <source>Three workers of strength 1, and the foreman of strength 2.</source>
        <translation>Drei Arbeiter mit Stärke 1 und der Vorarbeiter mit Stärke 2.</translation>
    </message>
    <message>
        <source>A green field with 6 grain, and a quarry with 3 stones a round.</source>
        <translation>Ein grüner Acker mit 6 Korn und ein Steinbruch mit 3 Steinen pro Runde.</translation>
    </message>
    <message>
        <source>Eight &lt;b&gt;ships&lt;/b&gt;, and no cards but these two.</source>
        <translation>Acht &lt;b&gt;Schiffe&lt;/b&gt; und keine Karten außer diesen beiden.</translation>
    </message>
    <message>
        <source>A marker on the first square of the &lt;b&gt;quarry track&lt;/b&gt; and of the &lt;b&gt;grain market&lt;/b&gt;.</source>
        <translation>Ein Marker auf dem ersten Feld der &lt;b&gt;Steinbruchleiste&lt;/b&gt; und des &lt;b&gt;Kornmarkts&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;turn tiles&lt;/b&gt; are drawn at random. Players who sail later have more stones to begin with, and stand further in front on the score track, at 0 points: of two on one square, the one that came there earlier is in front.</source>
        <translation>Die &lt;b&gt;Zugplättchen&lt;/b&gt; werden ausgelost. Wer später fährt, hat anfangs mehr Steine und steht auf der Punkteleiste weiter vorn, bei 0 Punkten: Von zweien auf einem Feld ist vorn, wer zuerst dort war.</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Zugplättchen</translation>
    </message>
    <message>
        <source>Stones at the start</source>
        <translation>Steine zu Beginn</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Seven phases, five times</source>
        <translation>Sieben Phasen, fünfmal</translation>
    </message>
    <message>
        <source>Every round has the same seven phases. You decide something in Ships and in Building, and now and then in Grain; the others go by themselves.</source>
        <translation>Jede Runde hat dieselben sieben Phasen. Du entscheidest bei Schiffe und Bauen, ab und zu bei Korn; die anderen laufen von selbst.</translation>
    </message>
    <message>
        <source>The seven phases in their order.</source>
        <translation>Die sieben Phasen in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>You act only when the game asks you to. After the phase Order of the fifth round comes the final scoring.</source>
        <translation>Du kannst nur tun, wozu du aufgefordert wirst. Nach der Phase Reihenfolge der fünften Runde kommt die Schlusswertung.</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Offen und geheim</translation>
    </message>
    <message>
        <source>What everybody sees, and what only you know</source>
        <translation>Was alle sehen, und was nur du weißt</translation>
    </message>
    <message>
        <source>what the others see</source>
        <translation>was die anderen sehen</translation>
    </message>
    <message>
        <source>what you see</source>
        <translation>was du siehst</translation>
    </message>
    <message>
        <source>A Sphinx card that you have kept.</source>
        <translation>Eine Sphinxkarte, die du behalten hast.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: boards, stones, strength, all Nile cards that somebody has, the cards on the river, and the points.</source>
        <translation>Fast alles liegt offen: Tableaus, Steine, Stärke, alle Nilkarten, die jemand hat, die Karten am Fluss und die Punkte.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;Sphinx cards&lt;/b&gt;. Others see how many you have. They are turned up in the final scoring, one by one.</source>
        <translation>Deine &lt;b&gt;Sphinxkarten&lt;/b&gt;. Die anderen sehen, wie viele du hast. In der Schlusswertung werden sie aufgedeckt, eine nach der anderen.</translation>
    </message>
    <message>
        <source>The Sphinx cards you looked at and put back: you alone know them, and that they lie at the bottom.</source>
        <translation>Die Sphinxkarten, die du angesehen und zurückgelegt hast: Nur du kennst sie und weißt, dass sie ganz unten liegen.</translation>
    </message>
    <message>
        <source>Tombs that are face down, and the eight that were put away.</source>
        <translation>Verdeckte Gräber und die acht, die weggelegt wurden.</translation>
    </message>
    <message>
        <source>The Nile cards that have not come to the river yet.</source>
        <translation>Die Nilkarten, die noch nicht an den Fluss gekommen sind.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Die Architekten, die Mitspieler, die die App führt, wissen nicht mehr, als du an ihrer Stelle wüsstest.</translation>
    </message>
    <message>
        <source>The revision of 2010</source>
        <translation>Die Überarbeitung von 2010</translation>
    </message>
    <message>
        <source>Two rules that can be chosen before</source>
        <translation>Zwei Regeln, die vorher gewählt werden können</translation>
    </message>
    <message>
        <source>The game appeared, and was revised soon after. Two points of that revision can be chosen when a match is set up, each by itself. Without them the first edition is played.</source>
        <translation>Das Spiel erschien und wurde bald darauf überarbeitet. Zwei Punkte dieser Überarbeitung lassen sich beim Anlegen einer Partie wählen, jeder für sich. Ohne sie wird die erste Ausgabe gespielt.</translation>
    </message>
    <message>
        <source>A Sphinx card to begin with</source>
        <translation>Eine Sphinxkarte zu Beginn</translation>
    </message>
    <message>
        <source>&lt;b&gt;None:&lt;/b&gt; everybody begins without a Sphinx card.</source>
        <translation>&lt;b&gt;Keine:&lt;/b&gt; Alle beginnen ohne Sphinxkarte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One:&lt;/b&gt; before the first round everybody draws one Sphinx card, in the order of the turn tiles, and keeps it.</source>
        <translation>&lt;b&gt;Eine:&lt;/b&gt; Vor der ersten Runde ziehen alle eine Sphinxkarte, in der Reihenfolge der Zugplättchen, und behalten sie.</translation>
    </message>
    <message>
        <source>The card left over</source>
        <translation>Die übrige Karte</translation>
    </message>
    <message>
        <source>This card alone is concerned.</source>
        <translation>Nur diese Karte ist betroffen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At the end of the round:&lt;/b&gt; its owner may take a card that is left on the river when the new turn tiles have been given out.</source>
        <translation>&lt;b&gt;Am Ende der Runde:&lt;/b&gt; Ihr Besitzer darf eine Karte nehmen, die am Fluss übrig ist, wenn die neuen Zugplättchen verteilt sind.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After sailing:&lt;/b&gt; the owner takes it as soon as everybody has passed. So a field or quarry from there already counts in this round.</source>
        <translation>&lt;b&gt;Nach der Fahrt:&lt;/b&gt; Der Besitzer nimmt sie, sobald alle gepasst haben. So zählt ein Acker oder Steinbruch von dort schon in dieser Runde.</translation>
    </message>
    <message>
        <source>The Nile in a minute</source>
        <translation>Der Nil in einer Minute</translation>
    </message>
    <message>
        <source>The pyramids in a minute</source>
        <translation>Die Pyramiden in einer Minute</translation>
    </message>
    <message>
        <source>Workers, Cats, Stone dice</source>
        <translation>Arbeiter, Katzen, Steinwürfel</translation>
    </message>
    <message>
        <source>Your resources: what each is for, where it comes from</source>
        <translation>Deine Ressourcen: wozu sie da sind, woher sie kommen</translation>
    </message>
    <message>
        <source>Workers, Cats and Stone dice are your &lt;b&gt;resources&lt;/b&gt;. They lie on your board, which has eight spaces. Rest tiles and some gods bring them.</source>
        <translation>Arbeiter, Katzen und Steinwürfel sind deine &lt;b&gt;Ressourcen&lt;/b&gt;. Sie liegen auf deinem Tableau mit acht Feldern. Rastplättchen und manche Gottheiten bringen sie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Workers&lt;/b&gt;: each lets you take a die in a Work turn, and is not spent by that. Building spends them. They go back to the supply.</source>
        <translation>&lt;b&gt;Arbeiter&lt;/b&gt;: Jeder bringt dir im Arbeitszug einen Würfel und bleibt dabei erhalten. Zum Bauen gibst du sie aus. Sie gehen in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cats&lt;/b&gt;: each turns one die up or down by 1, and some gods ask for one. They go back to the supply.</source>
        <translation>&lt;b&gt;Katzen&lt;/b&gt;: Jede dreht einen Würfel um 1 hinauf oder hinab, und manche Gottheiten verlangen eine. Sie gehen in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone dice&lt;/b&gt;: at the start of a Work turn they leave your board for the quarry, where anybody may roll them. Built on a pyramid they stay for good.</source>
        <translation>&lt;b&gt;Steinwürfel&lt;/b&gt;: Zu Beginn eines Arbeitszugs gehen sie von deinem Tableau in den Steinbruch, wo alle sie werfen dürfen. Auf einer Pyramide gebaut bleiben sie für immer.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;supply&lt;/b&gt; is what nobody has yet. The &lt;b&gt;quarry&lt;/b&gt; holds the dice that are rolled: four Prayer dice and the Stone dice that have come into play.</source>
        <translation>Der &lt;b&gt;Vorrat&lt;/b&gt; ist, was noch niemand hat. Im &lt;b&gt;Steinbruch&lt;/b&gt; liegen die Würfel, die geworfen werden: vier Gebetswürfel und die Steinwürfel, die ins Spiel gekommen sind.</translation>
    </message>
    <message>
        <source>Where a resource has to be given or chosen, it must be one that you have, or one that the supply has.</source>
        <translation>Muss eine Ressource gegeben oder gewählt werden, muss es eine sein, die du hast oder die im Vorrat ist.</translation>
    </message>
    <message>
        <source>Now and then something must be settled first: paying part by part, choosing a resource, giving up what does not fit, rolling the chosen dice, or the question of the Pearl Scarab.</source>
        <translation>Ab und zu ist zuerst etwas zu klären: Teil für Teil bezahlen, eine Ressource wählen, abgeben, was nicht passt, die gewählten Würfel werfen oder die Frage des Perlen-Skarabäus.</translation>
    </message>
    <message>
        <source>Your project: only you see it until the end.</source>
        <translation>Dein Projekt: Bis zum Ende siehst nur du es.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: boards and what is on them, scarabs, gods, dice, Rest tiles, the pyramids, and the gods that were discarded.</source>
        <translation>Fast alles liegt offen: die Tableaus und was darauf liegt, Skarabäen, Gottheiten, Würfel, Rastplättchen, die Pyramiden und die abgelegten Gottheiten.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;projects&lt;/b&gt; of the others. They are turned up when the match is over. When you play alone, all projects lie open.</source>
        <translation>Die &lt;b&gt;Projekte&lt;/b&gt; der anderen. Sie werden aufgedeckt, wenn die Partie zu Ende ist. Wenn du allein spielst, liegen alle Projekte offen.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;deck&lt;/b&gt; of gods, and the gods that were put away before the match.</source>
        <translation>Der &lt;b&gt;Stapel&lt;/b&gt; der Gottheiten und die Gottheiten, die vor der Partie weggelegt wurden.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Go on learning it</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>Learn it again by playing</source>
        <translation>Noch einmal beim Spielen lernen</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Beim Spielen lernen</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Ein anderes Spiel</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>The final scoring</source>
        <translation>Die Schlusswertung</translation>
    </message>
    <message>
        <source>The match is ready to be shared.</source>
        <translation>Die Partie kann geteilt werden.</translation>
    </message>
    <message>
        <source>The match was copied. Paste it wherever you like.</source>
        <translation>Die Partie wurde kopiert. Füge sie ein, wo du willst.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Learn %1 in five minutes</source>
        <translation>Lerne %1 in fünf Minuten</translation>
    </message>
    <message>
        <source>The scribe goes on where you left.</source>
        <translation>Der Schreiber macht weiter, wo du warst.</translation>
    </message>
    <message>
        <source>A scribe shows you, move by move, at the real table.</source>
        <translation>Ein Schreiber zeigt es dir Zug für Zug am echten Tisch.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Undo your last move?</source>
        <translation>Deinen letzten Zug zurücknehmen?</translation>
    </message>
    <message>
        <source>What was answered since is undone with it. From then on this match is practice: it does not count in your statistics.</source>
        <translation>Was seither geschah, wird mit zurückgenommen. Von da an ist die Partie Übung: Sie zählt nicht in deiner Statistik.</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>Pass for this round?</source>
        <translation>Für diese Runde passen?</translation>
    </message>
    <message>
        <source>Keep no card?</source>
        <translation>Keine Karte behalten?</translation>
    </message>
    <message>
        <source>Build nothing at %1?</source>
        <translation>In %1 nichts bauen?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>Your %n remaining ship(s) will not sail in this round. The others go on without you.</source>
        <translation>
            <numerusform>Dein übriges Schiff fährt in dieser Runde nicht mehr. Die anderen machen ohne dich weiter.</numerusform>
            <numerusform>Deine übrigen %n Schiffe fahren in dieser Runde nicht mehr. Die anderen machen ohne dich weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the cards you have paid for go back.</source>
        <translation>Alle Karten, die du bezahlt hast, gehen zurück.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) for them.</source>
        <translation>
            <numerusform>Du bekommst dafür %n Punkt.</numerusform>
            <numerusform>Du bekommst dafür %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ship goes home at once. It builds nothing here, and brings no points for this site.</source>
        <translation>Dein Schiff fährt sofort heim. Es baut hier nichts und bringt keine Punkte für diese Baustelle.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)?</source>
        <translation>
            <numerusform>%n Karte ziehen?</numerusform>
            <numerusform>%n Karten ziehen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n stone(s). Cards that have been seen cannot be given back.</source>
        <translation>
            <numerusform>Du zahlst %n Stein. Gesehene Karten kannst du nicht zurückgeben.</numerusform>
            <numerusform>Du zahlst %n Steine. Gesehene Karten kannst du nicht zurückgeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n Karte ziehen</numerusform>
            <numerusform>%n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <translation>Schu</translation>
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
        <translation>Chnum</translation>
    </message>
    <message>
        <source>Satis</source>
        <translation>Satis</translation>
    </message>
    <message>
        <source>Anuket</source>
        <translation>Anukis</translation>
    </message>
    <message>
        <source>Amon</source>
        <translation>Amun</translation>
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
        <translation>Hapi</translation>
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
        <translation>Chepri</translation>
    </message>
    <message>
        <source>Khonsu</source>
        <translation>Chons</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Mertseger</source>
        <translation>Meretseger</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Montu</source>
        <translation>Month</translation>
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
        <translation>Sachmet</translation>
    </message>
    <message>
        <source>Serket</source>
        <translation>Selket</translation>
    </message>
    <message>
        <source>Seshat</source>
        <translation>Seschat</translation>
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
        <translation>Alle deine Gottheiten der Enneade liegen in einem Stapel und zählen für den Unterhalt, für Aton und für den Quarz-Skarabäus als eine Gottheit.</translation>
    </message>
    <message>
        <source>You use the die while you pay, for anything that a Prayer die of that value could pay for. It is never built.</source>
        <translation>Der Würfel wird beim Bezahlen eingesetzt, für alles, was ein Gebetswürfel dieses Werts bezahlen könnte. Gebaut wird er nie.</translation>
    </message>
    <message>
        <source>Cats, the Golden Cat and Amon cannot change it, and it cannot be rolled again.</source>
        <translation>Katzen, die Goldene Katze und Amun können ihn nicht verändern, und er kann nicht neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Preis: %1</translation>
    </message>
</context>
<context>
    <name>GodRow</name>
    <message>
        <source>%1, costs %2</source>
        <translation>%1, Preis: %2</translation>
    </message>
    <message>
        <source>you can pay it</source>
        <translation>du kannst sie bezahlen</translation>
    </message>
</context>
<context>
    <name>GodSheet</name>
    <message>
        <source>In the row</source>
        <translation>In der Reihe</translation>
    </message>
    <message>
        <source>Your god</source>
        <translation>Deine Gottheit</translation>
    </message>
    <message>
        <source>A god</source>
        <translation>Eine Gottheit</translation>
    </message>
    <message>
        <source>The more gods of the Ennead you have, the more Fame they bring at the end.</source>
        <translation>Je mehr Gottheiten der Enneade du hast, desto mehr Ruhm bringen sie am Ende.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Take it free</source>
        <translation>Kostenlos nehmen</translation>
    </message>
    <message>
        <source>Pray</source>
        <translation>Beten</translation>
    </message>
    <message>
        <source>Use the power</source>
        <translation>Fähigkeit nutzen</translation>
    </message>
    <message>
        <source>uses your chosen dice first</source>
        <translation>deine gewählten Würfel zuerst</translation>
    </message>
    <message>
        <source>Borrow for 1 die</source>
        <translation>Leihen für 1 Würfel</translation>
    </message>
    <message>
        <source>Replace for 1 die</source>
        <translation>Fortschicken für 1 Würfel</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>You give: %1.</source>
        <translation>Du gibst: %1.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 fortschicken?</translation>
    </message>
    <message>
        <source>%1 goes and another god comes.</source>
        <translation>%1 geht, und eine andere Gottheit kommt.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 fortschicken</translation>
    </message>
    <message>
        <source>Call on %1?</source>
        <translation>%1 anrufen?</translation>
    </message>
    <message>
        <source>A new die is rolled at once.</source>
        <translation>Ein neuer Würfel wird sofort geworfen.</translation>
    </message>
    <message>
        <source>Call on %1</source>
        <translation>%1 anrufen</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Pass the phone to %1</source>
        <translation>Gib das Handy an %1 weiter</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>What is secret stays hidden until then.</source>
        <translation>Was geheim ist, bleibt bis dahin verborgen.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>Empty place</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>Hidden tile</source>
        <translation>Verdecktes Plättchen</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Drehen</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>It is the only move there is.</source>
        <translation>Es ist der einzige Zug, den es gibt.</translation>
    </message>
    <message>
        <source>It nearly decides the match: you win %1 of 100 games like this.</source>
        <translation>Er entscheidet die Partie fast: Von 100 solchen Partien gewinnst du %1.</translation>
    </message>
    <message>
        <source>Others are as good: none of them wins more often.</source>
        <translation>Andere sind ebenso gut: Keiner gewinnt öfter.</translation>
    </message>
    <message>
        <source>It brings you more points than the next best, about %1.</source>
        <translation>Er bringt dir mehr Punkte als der nächstbeste: etwa %1.</translation>
    </message>
    <message>
        <source>It brings you more points, about %1, and your strongest rival fewer, about %2.</source>
        <translation>Er bringt dir mehr Punkte, etwa %1, und deinem stärksten Gegner weniger, etwa %2.</translation>
    </message>
    <message>
        <source>It brings no more points now, but leaves you in a better position than the second choice.</source>
        <translation>Er bringt vorerst nicht mehr Punkte, stellt dich aber besser als der nächstbeste.</translation>
    </message>
    <message>
        <source>Your strongest rival scores fewer points, about %1.</source>
        <translation>Dein stärkster Gegner bekommt weniger Punkte, etwa %1.</translation>
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
        <translation>%1 an deiner Stelle:</translation>
    </message>
    <message>
        <source>%1 looks at your position.</source>
        <translation>%1 sieht sich deine Lage an.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>So spielen</translation>
    </message>
</context>
<context>
    <name>HistoryDrawer</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>Copied: paste it wherever you like.</source>
        <translation>Kopiert: Füge es ein, wo du willst.</translation>
    </message>
    <message>
        <source>No match has been finished yet</source>
        <translation>Noch keine Partie beendet</translation>
    </message>
    <message>
        <source>Every match you finish is kept here, move by move.</source>
        <translation>Jede beendete Partie wird hier aufbewahrt, Zug für Zug.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
    <message>
        <source>The match is in your history.</source>
        <translation>Die Partie ist in deinem Verlauf.</translation>
    </message>
    <message>
        <source>Remove this match?</source>
        <translation>Diese Partie entfernen?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Sie lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
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
        <translation>Brettspiele des alten Ägypten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>HomeMatches</name>
    <message>
        <source>With friends</source>
        <translation>Mit Freunden</translation>
    </message>
    <message>
        <source>All matches with friends</source>
        <translation>Alle Partien mit Freunden</translation>
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
        <translation>Diese Partie entfernen?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Sie lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import a match</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>This is not a match that can be read.</source>
        <translation>Das ist keine lesbare Partie.</translation>
    </message>
    <message>
        <source>Paste a match that was shared as text. It is checked move by move before it is kept.</source>
        <translation>Füge eine Partie ein, die als Text geteilt wurde. Sie wird Zug für Zug geprüft, bevor sie aufbewahrt wird.</translation>
    </message>
    <message>
        <source>The match as text</source>
        <translation>Die Partie als Text</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>InviteScreen</name>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n Tag pro Zug</numerusform>
            <numerusform>%n Tage pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Ohne Zeitlimit</translation>
    </message>
    <message>
        <source>kept for you</source>
        <translation>für dich reserviert</translation>
    </message>
    <message>
        <source>that is you</source>
        <translation>das bist du</translation>
    </message>
    <message>
        <source>An Architect, level %1</source>
        <translation>Ein Architekt, Stufe %1</translation>
    </message>
    <message>
        <source>has been asked</source>
        <translation>ist eingeladen</translation>
    </message>
    <message>
        <source>for anyone who has the code</source>
        <translation>für alle mit dem Code</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>ist da</translation>
    </message>
    <message>
        <source>This match was cancelled.</source>
        <translation>Diese Partie wurde abgebrochen.</translation>
    </message>
    <message>
        <source>All are here: the match has begun.</source>
        <translation>Alle sind da: Die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>You are invited: %1</source>
        <translation>Du bist eingeladen: %1</translation>
    </message>
    <message>
        <source>Send your friends this code</source>
        <translation>Sende deinen Freunden diesen Code</translation>
    </message>
    <message>
        <source>Waiting for those who were asked</source>
        <translation>Warten auf die Eingeladenen</translation>
    </message>
    <message>
        <source>They tap the link, or choose “With friends” and “Enter a code”. You may leave this page: the match waits.</source>
        <translation>Sie tippen auf den Link oder wählen „Mit Freunden“ und „Code eingeben“. Du kannst diese Seite verlassen: Die Partie wartet.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Cancel the match</source>
        <translation>Partie abbrechen</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Cancel the match?</source>
        <translation>Partie abbrechen?</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>Partie verlassen?</translation>
    </message>
    <message>
        <source>The code stops working, and those who have joined are told.</source>
        <translation>Der Code gilt nicht mehr, und alle, die beigetreten sind, werden benachrichtigt.</translation>
    </message>
    <message>
        <source>Your seat is free again.</source>
        <translation>Dein Platz ist wieder frei.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>Enter a code</source>
        <translation>Code eingeben</translation>
    </message>
    <message>
        <source>The code your friend sent you</source>
        <translation>Der Code, den dir dein Freund geschickt hat</translation>
    </message>
    <message>
        <source>Six letters. Small letters, spaces or the whole link also work.</source>
        <translation>Sechs Buchstaben. Kleinbuchstaben, Leerzeichen oder der ganze Link gehen auch.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>There is no code in that.</source>
        <translation>Darin ist kein Code.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
</context>
<context>
    <name>Kheops</name>
    <message>
        <source>at the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <translation>Sarkophag</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Zählt doppelt</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Fluch</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Gang drehen</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Kammer drehen</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Figuren tauschen</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Figur versetzen</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Kammer</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Mumie</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Pharao</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>Reihe %1, Platz %2</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>offen %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two or three sides</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>cursed: worth nothing</source>
        <translation>verflucht: nichts wert</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n Kammer</numerusform>
            <numerusform>%n Kammern</numerusform>
        </translation>
    </message>
    <message>
        <source>pair 15</source>
        <translation>Paar 15</translation>
    </message>
    <message>
        <source>sarcophagus 5</source>
        <translation>Sarkophag 5</translation>
    </message>
    <message>
        <source>top 5</source>
        <translation>Spitze 5</translation>
    </message>
    <message>
        <source>longest 5</source>
        <translation>längstes 5</translation>
    </message>
    <message>
        <source>%1 × 2 closed</source>
        <translation>%1 × 2 geschlossen</translation>
    </message>
    <message>
        <source>%1, no pawns</source>
        <translation>%1, keine Figuren</translation>
    </message>
    <message>
        <source>%1, a tie</source>
        <translation>%1, Gleichstand</translation>
    </message>
</context>
<context>
    <name>KheopsBoard</name>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
</context>
<context>
    <name>KheopsEntry</name>
    <message>
        <source>2 players · tile duel</source>
        <translation>2 Spieler · Plättchenduell</translation>
    </message>
    <message>
        <source>Fill one pyramid with your rival and own its hidden networks.</source>
        <translation>Fülle mit deinem Gegner eine Pyramide und erobere ihre verborgenen Netze.</translation>
    </message>
    <message>
        <source>15 turns each, about 20 minutes</source>
        <translation>Je 15 Züge, etwa 20 Minuten</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your tiles stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Das Handy wandert nach jedem Zug weiter; deine Plättchen bleiben verborgen, bis du es nimmst. Wer beginnt, wird ausgelost.</translation>
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
        <translation>%1 nimmt den Platz eines Arbeiters ein: %2.</translation>
    </message>
    <message>
        <source>Turns the tile at %1.</source>
        <translation>Dreht das Plättchen: %1.</translation>
    </message>
    <message>
        <source>Swaps pawns: %1 and %2.</source>
        <translation>Tauscht Figuren: %1 und %2.</translation>
    </message>
    <message>
        <source>Moves a pawn: from %1 to %2.</source>
        <translation>Versetzt eine Figur: von %1 nach %2.</translation>
    </message>
    <message>
        <source>Adds a tile at %1: %2.</source>
        <translation>Legt ein Plättchen an (%1): %2.</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Place a pawn on a tile.</source>
        <translation>Setze eine Figur auf ein Plättchen.</translation>
    </message>
    <message>
        <source>Add a tile to the pyramid.</source>
        <translation>Lege ein Plättchen an die Pyramide an.</translation>
    </message>
    <message>
        <source>You must turn a corridor.</source>
        <translation>Du musst einen Gang drehen.</translation>
    </message>
    <message>
        <source>You must turn a room.</source>
        <translation>Du musst eine Kammer drehen.</translation>
    </message>
    <message>
        <source>You must swap a pawn of yours with an opposing one.</source>
        <translation>Du musst eine deiner Figuren mit einer gegnerischen tauschen.</translation>
    </message>
    <message>
        <source>You must move another pawn of yours.</source>
        <translation>Du musst eine andere deiner Figuren versetzen.</translation>
    </message>
    <message>
        <source>Viewing an earlier move</source>
        <translation>Du siehst einen früheren Zug</translation>
    </message>
    <message>
        <source>The pyramid is finished.</source>
        <translation>Die Pyramide ist vollendet.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 denkt nach.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>after the Mummy</source>
        <translation>nach der Mumie</translation>
    </message>
    <message>
        <source>It stands alone here.</source>
        <translation>Hier liegt es allein.</translation>
    </message>
    <message numerus="yes">
        <source>Joins a network of %n tile(s).</source>
        <translation>
            <numerusform>Schließt sich einem Netz aus %n Plättchen an.</numerusform>
            <numerusform>Schließt sich einem Netz aus %n Plättchen an.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Kammer</translation>
    </message>
    <message>
        <source>corridor</source>
        <translation>Gang</translation>
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
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You are the Great Architect</source>
        <translation>Du bist der Große Architekt</translation>
    </message>
    <message>
        <source>%1 is the Great Architect</source>
        <translation>%1 ist der Große Architekt</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Partie teilen</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>Der Startwert wurde kopiert.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>KheopsRules</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>Die Pyramide</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Special pawns</source>
        <translation>Sonderfiguren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>KheopsScore</name>
    <message>
        <source>nobody scores</source>
        <translation>niemand punktet</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1</source>
        <translation>
            <numerusform>%n Punkt für %1</numerusform>
            <numerusform>%n Punkte für %1</numerusform>
        </translation>
    </message>
    <message>
        <source>ankhs held, squared: %1 and %2</source>
        <translation>gehaltene Ankhs, im Quadrat: %1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n Punkt für dich</numerusform>
            <numerusform>%n Punkte für dich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KheopsShown</name>
    <message>
        <source>Let go to try it there. A second finger turns it.</source>
        <translation>Loslassen, um es dort zu probieren. Ein zweiter Finger dreht es.</translation>
    </message>
    <message>
        <source>Tap the tile to turn it on.</source>
        <translation>Tippe das Plättchen an, um es weiterzudrehen.</translation>
    </message>
    <message>
        <source>This tile looks the same all round.</source>
        <translation>Dieses Plättchen sieht von allen Seiten gleich aus.</translation>
    </message>
    <message>
        <source>Drag one there, or tap it and then the tile.</source>
        <translation>Zieh eine dorthin oder tippe erst sie und dann das Plättchen an.</translation>
    </message>
    <message>
        <source>Drag it there, or tap it and then the place.</source>
        <translation>Zieh es dorthin oder tippe erst das Plättchen und dann den Platz an.</translation>
    </message>
    <message>
        <source>Tap one of the framed tiles.</source>
        <translation>Tippe eines der umrahmten Plättchen an.</translation>
    </message>
    <message>
        <source>Drag a ringed pawn, or tap it first.</source>
        <translation>Zieh eine umrandete Figur oder tippe sie zuerst an.</translation>
    </message>
    <message>
        <source>Which pawn goes here?</source>
        <translation>Welche Figur soll hier stehen?</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Wo soll sie stehen?</translation>
    </message>
    <message>
        <source>Which tile goes here?</source>
        <translation>Welches Plättchen soll hierhin?</translation>
    </message>
    <message>
        <source>Now choose the opposing pawn.</source>
        <translation>Wähle jetzt die gegnerische Figur.</translation>
    </message>
    <message>
        <source>Now choose where it goes.</source>
        <translation>Wähle jetzt, wohin sie geht.</translation>
    </message>
</context>
<context>
    <name>KheopsTable</name>
    <message>
        <source>The tiles of both of you stay hidden until then.</source>
        <translation>Die Plättchen von euch beiden bleiben bis dahin verborgen.</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Wenn die Partie jetzt endete</translation>
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
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Your first turn</source>
        <translation>Dein erster Zug</translation>
    </message>
    <message>
        <source>You and Snefru build one pyramid together. Whoever owns the better networks of rooms in it wins.</source>
        <translation>Du baust mit Snefru zusammen eine Pyramide. Wem darin die besseren Netze aus Kammern gehören, der gewinnt.</translation>
    </message>
    <message>
        <source>A turn begins with a pawn. Put a Worker on this room: drag him there, or tap him, then the room.</source>
        <translation>Ein Zug beginnt mit einer Figur. Stell einen Arbeiter in diese Kammer: Zieh ihn hin oder tippe erst ihn und dann die Kammer an.</translation>
    </message>
    <message>
        <source>You could. But let us begin with a Worker in the ringed room.</source>
        <translation>Das ginge. Aber fangen wir mit einem Arbeiter in der umrandeten Kammer an.</translation>
    </message>
    <message>
        <source>Score shows what everything would be worth if the match ended now. Open it.</source>
        <translation>„Punkte“ zeigt, was alles wert wäre, wenn die Partie jetzt endete. Öffne es.</translation>
    </message>
    <message>
        <source>Ten points, line by line. You can look at any time. Close the page again.</source>
        <translation>Zehn Punkte, Zeile für Zeile. Du kannst jederzeit nachsehen. Schließ die Seite wieder.</translation>
    </message>
    <message>
        <source>It would fit there too. Lay the ringed tile where it joins your network.</source>
        <translation>Dort würde es auch passen. Leg das umrandete Plättchen dorthin, wo es dein Netz erweitert.</translation>
    </message>
    <message>
        <source>Signs on the tiles</source>
        <translation>Zeichen auf den Plättchen</translation>
    </message>
    <message>
        <source>Six rooms, and five more for the longest network, all doubled: 22. But Snefru&apos;s Worker stands in it.</source>
        <translation>Sechs Kammern, fünf mehr für das längste Netz, alles doppelt: 22. Aber Snefrus Arbeiter steht darin.</translation>
    </message>
    <message>
        <source>One pawn each is a tie, and nobody scores. Send a second Worker, onto this sign.</source>
        <translation>Eine Figur für jeden heißt Gleichstand, und niemand punktet. Schick einen zweiten Arbeiter, auf dieses Zeichen.</translation>
    </message>
    <message>
        <source>A Worker on the ringed sign breaks the tie and does something more.</source>
        <translation>Ein Arbeiter auf dem umrandeten Zeichen beendet den Gleichstand und bewirkt noch etwas.</translation>
    </message>
    <message>
        <source>You gained a sarcophagus. One adds five, two of one colour add fifteen, any other mixture nothing.</source>
        <translation>Du hast einen Sarkophag gewonnen. Einer bringt fünf, zwei gleichfarbige fünfzehn, jede andere Mischung nichts.</translation>
    </message>
    <message>
        <source>Mummy, Priest and Pharaoh</source>
        <translation>Mumie, Priester und Pharao</translation>
    </message>
    <message>
        <source>Snefru has evened it out again. Your Mummy may take a Worker&apos;s place: play it there.</source>
        <translation>Snefru hat wieder ausgeglichen. Deine Mumie darf den Platz eines Arbeiters einnehmen: Spiel sie dort.</translation>
    </message>
    <message>
        <source>Not now: only the Mummy takes the place of his Worker.</source>
        <translation>Jetzt nicht: Nur die Mumie nimmt den Platz seines Arbeiters ein.</translation>
    </message>
    <message>
        <source>His Worker goes back to his supply. Lay this corridor here, joined to your network.</source>
        <translation>Sein Arbeiter geht zurück in seinen Vorrat. Leg diesen Gang hierher, mit deinem Netz verbunden.</translation>
    </message>
    <message>
        <source>Careful: to the left lies a curse, which makes a whole network worthless. Turn the corridor away from it.</source>
        <translation>Vorsicht: Links liegt ein Fluch, der ein ganzes Netz wertlos macht. Dreh den Gang von ihm weg.</translation>
    </message>
    <message>
        <source>Put the Priest on this ankh. Ankhs you hold are squared: one is one point, two are four, three are nine.</source>
        <translation>Stell den Priester auf dieses Ankh. Deine Ankhs werden quadriert: eins bringt eins, zwei bringen vier, drei neun.</translation>
    </message>
    <message>
        <source>This is the Priest&apos;s moment: he belongs on the ringed ankh.</source>
        <translation>Das ist der Moment des Priesters: Er gehört auf das umrandete Ankh.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a pawn back, as long as nothing new was revealed. Try it.</source>
        <translation>Doch lieber anders? „Rückgängig“ nimmt die Figur zurück, solange nichts Neues aufgedeckt wurde. Probier es.</translation>
    </message>
    <message>
        <source>And put him there again.</source>
        <translation>Und stell ihn wieder dorthin.</translation>
    </message>
    <message>
        <source>The Priest belongs on the ringed ankh.</source>
        <translation>Der Priester gehört auf das umrandete Ankh.</translation>
    </message>
    <message>
        <source>What is this tile? Hold your finger on it, or open the rules in the menu, and its page tells you.</source>
        <translation>Was ist das für ein Plättchen? Halte den Finger darauf oder öffne die Regeln im Menü: Seine Seite sagt es.</translation>
    </message>
    <message>
        <source>What counts in the end</source>
        <translation>Was am Ende zählt</translation>
    </message>
    <message>
        <source>Other signs let you swap a pawn with his, or move one of your own. They too must be used.</source>
        <translation>Andere Zeichen lassen dich eine Figur mit seiner tauschen oder eine eigene versetzen. Auch sie müssen genutzt werden.</translation>
    </message>
    <message>
        <source>The network that reaches the top gets five more, and so does the longest. Both are doubled if it is closed.</source>
        <translation>Das Netz, das die Spitze erreicht, bekommt fünf mehr, das längste ebenso. Ist es geschlossen, wird alles verdoppelt.</translation>
    </message>
    <message>
        <source>The match ends when the last place is filled. Keep a tile that fits: the last ones close a network, or curse it.</source>
        <translation>Die Partie endet, wenn der letzte Platz gefüllt ist. Behalte ein passendes Plättchen: Die letzten schließen ein Netz oder verfluchen es.</translation>
    </message>
    <message>
        <source>Not sure what to do? The lamp asks an Architect, and he says why. Try it.</source>
        <translation>Du weißt nicht weiter? Die Lampe fragt einen Architekten, und er sagt auch, warum. Probier sie.</translation>
    </message>
    <message>
        <source>Now it is a real match: finish it against Snefru. Hints and rules stay with you. Good luck!</source>
        <translation>Jetzt ist es eine echte Partie: Spiel sie gegen Snefru zu Ende. Tipps und Regeln bleiben dir. Viel Glück!</translation>
    </message>
    <message>
        <source>Pairs in the wall</source>
        <translation>Paare in der Wand</translation>
    </message>
    <message>
        <source>Cards fall into a wall of eight shafts. Where two animals of a kind meet, a researcher of yours may go.</source>
        <translation>Karten fallen in eine Wand mit acht Schächten. Wo sich zwei gleiche Tiere treffen, darf ein Forscher von dir hin.</translation>
    </message>
    <message>
        <source>This card shows an ibis above a camel. Choose it, hold it over the ringed shaft, and see its pair. Then drop it.</source>
        <translation>Diese Karte zeigt einen Ibis über einem Kamel. Wähle sie, halte sie über den umrandeten Schacht, sieh das Paar, wirf sie ein.</translation>
    </message>
    <message>
        <source>No pair would come of that. The camel in the ringed shaft waits for another one.</source>
        <translation>So entsteht kein Paar. Das Kamel im umrandeten Schacht wartet auf ein zweites.</translation>
    </message>
    <message>
        <source>Two camels meet: your researcher went to their pillar, and a scarab lies beside him.</source>
        <translation>Zwei Kamele treffen sich: Dein Forscher ging zu ihrer Säule, und neben ihm liegt ein Skarabäus.</translation>
    </message>
    <message>
        <source>Neighbours across a corner count too. This card makes two pairs at once: drop it here.</source>
        <translation>Auch Nachbarn über Eck zählen. Diese Karte bildet zwei Paare auf einmal: Wirf sie hier ein.</translation>
    </message>
    <message>
        <source>That is not all this card can do. In the ringed shaft it meets an ibis and a crocodile.</source>
        <translation>Die Karte kann mehr. Im umrandeten Schacht trifft sie einen Ibis und ein Krokodil.</translation>
    </message>
    <message>
        <source>The sarcophagus is yours. What lies in it only you know; the more eyes on it, the more it is worth.</source>
        <translation>Der Sarkophag gehört dir. Was darin liegt, weißt nur du; je mehr Augen, desto mehr ist er wert.</translation>
    </message>
    <message>
        <source>Your secret pharaoh: seven points if your researcher stands at the pillar of this animal when the match ends.</source>
        <translation>Dein geheimer Pharao: sieben Punkte, wenn dein Forscher am Ende an der Säule dieses Tieres steht.</translation>
    </message>
    <message>
        <source>Score shows what everybody has, as far as you may know. Open it.</source>
        <translation>„Punkte“ zeigt, was jeder hat, soweit du es wissen darfst. Öffne es.</translation>
    </message>
    <message>
        <source>When the wall is full, the scarabs at your pillars come together: any three of them open one more sarcophagus.</source>
        <translation>Ist die Wand voll, kommen die Skarabäen deiner Säulen zusammen: Je drei öffnen einen weiteren Sarkophag.</translation>
    </message>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Die Augen der Sphinx</translation>
    </message>
    <message>
        <source>In this variant animals see each other along a row, a shaft or a diagonal, however far apart they are.</source>
        <translation>In dieser Variante sehen sich Tiere entlang einer Reihe, eines Schachts oder einer Diagonale, wie weit sie auch entfernt sind.</translation>
    </message>
    <message>
        <source>This snake sees the one at the far end of its row. Drop it here.</source>
        <translation>Diese Schlange sieht die am anderen Ende ihrer Reihe. Wirf sie hier ein.</translation>
    </message>
    <message>
        <source>From there it does not see the snake at the far end. Choose the ringed shaft.</source>
        <translation>Von dort sieht sie die Schlange am anderen Ende nicht. Wähle den umrandeten Schacht.</translation>
    </message>
    <message>
        <source>It counts as if they touched. Where two of a kind stand in the line already, a third sees nothing.</source>
        <translation>Es zählt, als berührten sie sich. Wo schon zwei gleiche in der Linie stehen, sieht ein drittes nichts.</translation>
    </message>
    <message>
        <source>Ships on the Nile</source>
        <translation>Schiffe auf dem Nil</translation>
    </message>
    <message>
        <source>For five rounds you and Snefru send ships down the Nile, for stones, grain and workers. With those you build.</source>
        <translation>Fünf Runden lang schickt ihr, Snefru und du, Schiffe den Nil hinab: für Steine, Korn und Arbeiter. Damit baut man.</translation>
    </message>
    <message>
        <source>Cards lie along the Nile, and camps and building sites. Drag it to see more, or take two fingers.</source>
        <translation>Am Nil liegen Karten, Lager und Baustellen. Zieh ihn, um mehr zu sehen, oder nimm zwei Finger.</translation>
    </message>
    <message>
        <source>A ship takes what lies where it moors. This quarry gives three stones in every round: tap it, then Moor here.</source>
        <translation>Ein Schiff nimmt, was an seinem Platz liegt. Dieser Steinbruch gibt jede Runde drei Steine: Tippe ihn an, dann „Hier anlegen“.</translation>
    </message>
    <message>
        <source>Not this time. Send your first ship to the ringed quarry.</source>
        <translation>Diesmal nicht. Schick dein erstes Schiff zum umrandeten Steinbruch.</translation>
    </message>
    <message>
        <source>You have passed Ombos. Can you still go back there? Tap it, and read why not.</source>
        <translation>Du bist an Ombos vorbei. Kannst du noch zurück? Tippe darauf und lies, warum nicht.</translation>
    </message>
    <message>
        <source>Downstream only: think before you pass something by. This camp makes two workers stronger. Go there.</source>
        <translation>Nur flussabwärts: Überlege, bevor du vorbeifährst. Dieses Lager macht zwei Arbeiter stärker. Fahr dorthin.</translation>
    </message>
    <message>
        <source>The ringed camp first: strong workers build more.</source>
        <translation>Zuerst das umrandete Lager: Starke Arbeiter bauen mehr.</translation>
    </message>
    <message>
        <source>Strong workers eat more. You need seven grain now, and your field gives only six.</source>
        <translation>Starke Arbeiter essen mehr. Du brauchst jetzt sieben Korn, und dein Acker gibt nur sechs.</translation>
    </message>
    <message>
        <source>This yellow field gives five more. Send a ship there, and watch your grain.</source>
        <translation>Dieser gelbe Acker gibt fünf mehr. Schick ein Schiff hin, und achte auf dein Korn.</translation>
    </message>
    <message>
        <source>Grain comes first: take the ringed field.</source>
        <translation>Zuerst das Korn: Nimm den umrandeten Acker.</translation>
    </message>
    <message>
        <source>The flood, and places to build</source>
        <translation>Die Flut, und Plätze zum Bauen</translation>
    </message>
    <message>
        <source>Snefru has lowered the flood. Only green fields get water now: your yellow one is dry, and grain is short.</source>
        <translation>Snefru hat die Flut gesenkt. Nur grüne Äcker haben jetzt Wasser: Dein gelber ist trocken, und Korn fehlt.</translation>
    </message>
    <message>
        <source>We will answer that. First a place to build: send a ship to Abydos, where the Sphinx is.</source>
        <translation>Darauf antworten wir noch. Erst ein Platz zum Bauen: Schick ein Schiff nach Abydos, zur Sphinx.</translation>
    </message>
    <message>
        <source>Abydos comes first on your way down.</source>
        <translation>Abydos kommt auf deinem Weg zuerst.</translation>
    </message>
    <message>
        <source>At Amarna Snefru came first and will build first. One place is left: take it.</source>
        <translation>In Amarna war Snefru zuerst da und baut zuerst. Ein Platz ist noch frei: Nimm ihn.</translation>
    </message>
    <message>
        <source>Take the second place at Amarna, before it is too late.</source>
        <translation>Nimm den zweiten Platz in Amarna, bevor es zu spät ist.</translation>
    </message>
    <message>
        <source>Snefru passes: he sends no more ships in this round. You could pass as well. But Giza is still free: go there.</source>
        <translation>Snefru passt: In dieser Runde schickt er keine Schiffe mehr. Du könntest auch passen. Aber Gizeh ist noch frei: Fahr hin.</translation>
    </message>
    <message>
        <source>A third site is worth more than that. Go to Giza.</source>
        <translation>Eine dritte Baustelle ist mehr wert. Fahr nach Gizeh.</translation>
    </message>
    <message>
        <source>Now the answer. Whoever sails to Heliopolis may move the flood: send a ship there.</source>
        <translation>Jetzt die Antwort. Wer nach Heliopolis fährt, darf die Flut bewegen: Schick ein Schiff hin.</translation>
    </message>
    <message>
        <source>Your yellow field is still dry. Only Heliopolis helps.</source>
        <translation>Dein gelber Acker ist noch trocken. Nur Heliopolis hilft.</translation>
    </message>
    <message>
        <source>Raise it to the middle, where green and yellow fields get water.</source>
        <translation>Heb sie auf die mittlere Höhe: Dann haben grüne und gelbe Äcker Wasser.</translation>
    </message>
    <message>
        <source>If the flood stays low, your yellow field stays dry. Choose the middle.</source>
        <translation>Bleibt die Flut niedrig, bleibt dein gelber Acker trocken. Wähle die Mitte.</translation>
    </message>
    <message>
        <source>Workers and the Sphinx</source>
        <translation>Arbeiter und die Sphinx</translation>
    </message>
    <message>
        <source>All your workers ate. Every grain too few would have cost three points. And your quarries brought six stones.</source>
        <translation>Alle deine Arbeiter haben gegessen. Jedes fehlende Korn hätte drei Punkte gekostet. Und deine Steinbrüche brachten sechs Steine.</translation>
    </message>
    <message>
        <source>Now the sites are built on, one after the other. At Abydos put your black worker to work: strength two.</source>
        <translation>Jetzt wird gebaut, eine Baustelle nach der anderen. In Abydos lass den Arbeiter in Schwarz arbeiten: Stärke zwei.</translation>
    </message>
    <message>
        <source>Take the black worker here. We need the others elsewhere.</source>
        <translation>Nimm hier den Arbeiter in Schwarz. Die anderen brauchen wir noch.</translation>
    </message>
    <message>
        <source>Strength two and two stones: that buys a look at two Sphinx cards.</source>
        <translation>Stärke zwei und zwei Steine: Dafür siehst du zwei Sphinxkarten an.</translation>
    </message>
    <message>
        <source>Look at two: for more your worker is too weak, with one you have no choice.</source>
        <translation>Sieh dir zwei an: Für mehr ist dein Arbeiter zu schwach, bei einer hast du keine Wahl.</translation>
    </message>
    <message>
        <source>Keep this one: a secret task that counts at the end. The other goes back, for one point.</source>
        <translation>Behalte diese: eine geheime Aufgabe, die am Ende zählt. Die andere geht zurück, für einen Punkt.</translation>
    </message>
    <message>
        <source>You could. But the ringed card fits what you build next.</source>
        <translation>Das ginge. Aber die umrandete Karte passt zu dem, was du gleich baust.</translation>
    </message>
    <message>
        <source>Obelisk, tombs and pyramid</source>
        <translation>Obelisk, Gräber und Pyramide</translation>
    </message>
    <message>
        <source>Snefru has built at Amarna. Your turn there: the blue worker, and the foreman helps him. Tap both.</source>
        <translation>Snefru hat in Amarna gebaut. Jetzt du: der Arbeiter in Blau, und der Vorarbeiter hilft ihm. Tippe beide an.</translation>
    </message>
    <message>
        <source>The blue worker begins, then the foreman joins him.</source>
        <translation>Der Arbeiter in Blau beginnt, dann kommt der Vorarbeiter dazu.</translation>
    </message>
    <message>
        <source>The obelisk grows upwards. A stone costs the number on it and brings as many points. Set the next two.</source>
        <translation>Der Obelisk wächst nach oben. Ein Stein kostet seine Zahl und bringt ebenso viele Punkte. Setz die nächsten zwei.</translation>
    </message>
    <message>
        <source>Your Sphinx card wants four stones in the obelisk. Set two of them now.</source>
        <translation>Deine Sphinxkarte will vier Steine im Obelisken. Setz jetzt zwei davon.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a stone back, until you finish. Try it.</source>
        <translation>Doch lieber anders? „Rückgängig“ nimmt einen Stein zurück, bis du abschließt. Probier es.</translation>
    </message>
    <message>
        <source>And set it again.</source>
        <translation>Und setz ihn wieder.</translation>
    </message>
    <message>
        <source>The stone belongs on the obelisk.</source>
        <translation>Der Stein gehört in den Obelisken.</translation>
    </message>
    <message>
        <source>Take the first tomb as well. It costs two stones, brings two points, and counts once more at the end.</source>
        <translation>Nimm auch das erste Grab. Es kostet zwei Steine, bringt zwei Punkte und zählt am Ende noch einmal.</translation>
    </message>
    <message>
        <source>You have strength and stones left for the ringed tomb.</source>
        <translation>Stärke und Steine reichen noch für das umrandete Grab.</translation>
    </message>
    <message>
        <source>Whoever builds at Amarna goes one step on a track. Choose the quarry: its end brings stones. Then finish.</source>
        <translation>Wer in Amarna baut, geht auf einer Leiste einen Schritt. Wähle den Steinbruch: Sein Ende bringt Steine. Dann schließ ab.</translation>
    </message>
    <message>
        <source>Choose the quarry track, then finish.</source>
        <translation>Wähle die Steinbruchleiste, dann schließ ab.</translation>
    </message>
    <message>
        <source>At Giza only the yellow worker is left. Put him to work.</source>
        <translation>In Gizeh bleibt nur der Arbeiter in Gelb. Lass ihn arbeiten.</translation>
    </message>
    <message>
        <source>A weak worker is better than none: the yellow one.</source>
        <translation>Besser ein schwacher Arbeiter als keiner: der gelbe.</translation>
    </message>
    <message>
        <source>Lay a stone of the pyramid. Whoever has most stones on a full floor gets a point for each of them.</source>
        <translation>Leg einen Stein der Pyramide. Wer auf einer vollen Ebene die meisten hat, bekommt für jeden einen Punkt.</translation>
    </message>
    <message>
        <source>The ringed stone lies at the bottom of the pyramid. Begin there.</source>
        <translation>Der umrandete Stein liegt ganz unten in der Pyramide. Fang dort an.</translation>
    </message>
    <message>
        <source>That was all your strength. Finish, and see what the round has brought.</source>
        <translation>Das war deine ganze Stärke. Schließ ab, und sieh, was die Runde gebracht hat.</translation>
    </message>
    <message>
        <source>Nothing more can be built. Finish.</source>
        <translation>Mehr lässt sich nicht bauen. Schließ ab.</translation>
    </message>
    <message>
        <source>Ships at three sites brought six points more. Two sites bring three, one site brings one.</source>
        <translation>Schiffe auf drei Baustellen brachten sechs Punkte mehr. Zwei Baustellen bringen drei, eine bringt einen.</translation>
    </message>
    <message>
        <source>Snefru has fewer points, so he goes first in the next round. That helps whoever is behind.</source>
        <translation>Snefru hat weniger Punkte, also beginnt er die nächste Runde. Das hilft dem, der hinten liegt.</translation>
    </message>
    <message>
        <source>This line shows the round and its seven phases. Hold your finger on it, and its page opens.</source>
        <translation>Diese Zeile zeigt die Runde und ihre sieben Phasen. Halte den Finger darauf, dann öffnet sich ihre Seite.</translation>
    </message>
    <message>
        <source>Tombs, stones left over and Sphinx cards are counted after five rounds. Then whoever has most points wins.</source>
        <translation>Gräber, übrige Steine und Sphinxkarten zählen nach fünf Runden. Dann gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>Some Nile cards help you always, some just once, some at once. Hold one to read it.</source>
        <translation>Manche Nilkarten helfen immer, manche einmal, manche sofort. Halte eine gedrückt, um sie zu lesen.</translation>
    </message>
    <message>
        <source>This sign is a curse: the network it lies in is worth nothing, whoever owns it. Keep yours away.</source>
        <translation>Dieses Zeichen ist ein Fluch: Das Netz, in dem es liegt, ist nichts wert, wem es auch gehört. Halte deines fern.</translation>
    </message>
    <message>
        <source>That is the whole game. Two short chapters about its variants follow; you may skip them in the menu of the scribe.</source>
        <translation>Das ist das ganze Spiel. Es folgen zwei kurze Kapitel über die Varianten; im Menü des Schreibers kannst du sie überspringen.</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>Der Fluch des Pharaos</translation>
    </message>
    <message>
        <source>Another variant, in the middle of a match: curses lie in the pile, with a snake on their back.</source>
        <translation>Eine andere Variante, mitten in einer Partie: Im Stapel liegen Flüche, mit einer Schlange auf der Rückseite.</translation>
    </message>
    <message>
        <source>Drop this card here. Then you draw a new one: watch what comes.</source>
        <translation>Wirf diese Karte hier ein. Dann ziehst du eine neue: Schau, was kommt.</translation>
    </message>
    <message>
        <source>Choose the ringed card and the ringed shaft, and see what you draw.</source>
        <translation>Wähle die umrandete Karte und den umrandeten Schacht, und sieh, was du ziehst.</translation>
    </message>
    <message>
        <source>Do not give up. Look at the bottom: mule, camel, hippo, side by side.</source>
        <translation>Gib nicht auf. Schau unten: Maultier, Kamel, Nilpferd, nebeneinander.</translation>
    </message>
    <message>
        <source>Found: Snefru hands you his least valuable sarcophagus. Had you missed it, he would have searched next.</source>
        <translation>Gefunden: Snefru gibt dir seinen geringsten Sarkophag. Hättest du den Fluch verfehlt, hätte er als Nächster gesucht.</translation>
    </message>
    <message>
        <source>Your first Work turn</source>
        <translation>Dein erster Arbeitszug</translation>
    </message>
    <message>
        <source>You and Snefru pile up dice into a pyramid. Stones and gods bring Fame; more Fame wins.</source>
        <translation>Snefru und du türmt Würfel zu einer Pyramide auf. Steine und Gottheiten bringen Ruhm; wer mehr hat, gewinnt.</translation>
    </message>
    <message>
        <source>Your board: four Workers, a Cat and a Stone die. The star beside your name counts your Fame, five so far.</source>
        <translation>Dein Tableau: vier Arbeiter, eine Katze und ein Steinwürfel. Der Stern neben deinem Namen zählt deinen Ruhm, bis jetzt fünf.</translation>
    </message>
    <message>
        <source>A turn is Work or Rest. Let us work.</source>
        <translation>Ein Zug ist Arbeit oder Rast. Lass uns arbeiten.</translation>
    </message>
    <message>
        <source>We rest a little later. Choose Work.</source>
        <translation>Wir rasten etwas später. Wähle Arbeit.</translation>
    </message>
    <message>
        <source>Each Worker lets you roll one die. Take your Stone die and three Prayer dice: flick across the tray, or tap the button.</source>
        <translation>Für jeden Arbeiter wirfst du einen Würfel. Nimm deinen Steinwürfel und drei Gebetswürfel: Wisch über die Schale oder tippe auf den Knopf.</translation>
    </message>
    <message>
        <source>Take the Stone die too: pyramids are built of nothing else.</source>
        <translation>Nimm auch den Steinwürfel: Nur daraus baut man Pyramiden.</translation>
    </message>
    <message>
        <source>Every die pays for one thing. Heh wants a 6 and any other die. You have that.</source>
        <translation>Jeder Würfel bezahlt nur eines. Heh will eine 6 und irgendeinen zweiten Würfel. Das hast du.</translation>
    </message>
    <message>
        <source>Once a turn dice may be rolled again. A 5 would pay for Montu too: tap Reroll, then both 3s, and roll.</source>
        <translation>Einmal im Zug darf man neu werfen. Mit einer 5 wäre auch Month bezahlt: Tippe auf „Neuwurf“, beide Dreien, und wirf.</translation>
    </message>
    <message>
        <source>Keep the 4 and the 6. Roll both 3s again, nothing else.</source>
        <translation>Behalte die 4 und die 6. Wirf nur beide Dreien neu.</translation>
    </message>
    <message>
        <source>No 5 came. Never mind: give Heh the 6 and the 3. Tap both dice, then the button.</source>
        <translation>Keine 5. Macht nichts: Gib Heh die 6 und die 3. Tippe beide Würfel an, dann den Knopf.</translation>
    </message>
    <message>
        <source>Pay Heh, with the 6 and the 3. We need the Stone die for something else.</source>
        <translation>Bezahle Heh, mit der 6 und der 3. Den Steinwürfel brauchen wir noch.</translation>
    </message>
    <message>
        <source>Heh stands with you. In every Work turn he gives 1 Fame: tap him and use his power.</source>
        <translation>Heh steht bei dir. In jedem Arbeitszug gibt er 1 Ruhm: Tippe ihn an und nutze seine Fähigkeit.</translation>
    </message>
    <message>
        <source>First Heh&apos;s gift: tap him and use his power.</source>
        <translation>Zuerst Hehs Gabe: Tippe ihn an und nutze seine Fähigkeit.</translation>
    </message>
    <message>
        <source>A 4 takes two Workers to build, a 3 only one. Tap the Stone die, then Cat: it turns the die down.</source>
        <translation>Eine 4 zu bauen kostet zwei Arbeiter, eine 3 nur einen. Tippe den Steinwürfel an, dann Katze: Sie dreht ihn herunter.</translation>
    </message>
    <message>
        <source>Give the Cat for the Stone die, and turn it down to 3.</source>
        <translation>Gib die Katze für den Steinwürfel und dreh ihn auf 3.</translation>
    </message>
    <message>
        <source>Build the 3 on the ringed space.</source>
        <translation>Bau die 3 auf das umrandete Feld.</translation>
    </message>
    <message>
        <source>One Worker is gone, three Fame came. The last die can do nothing alone: end your turn.</source>
        <translation>Ein Arbeiter ging, drei Ruhm kamen. Der letzte Würfel nützt allein nichts: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Nothing more can be paid. End the turn.</source>
        <translation>Mehr lässt sich nicht bezahlen. Beende den Zug.</translation>
    </message>
    <message>
        <source>Snefru, and a Rest</source>
        <translation>Snefru, und eine Rast</translation>
    </message>
    <message>
        <source>Each of your gods needs a Worker or a Cat on your board, or one must go. You have three for one god.</source>
        <translation>Jede deiner Gottheiten braucht einen Arbeiter oder eine Katze auf deinem Tableau, sonst geht eine. Du hast drei für eine.</translation>
    </message>
    <message>
        <source>Osiris, of the Ennead. Now he rolls a Stone die: it says which Rest tile he takes. Guess its number!</source>
        <translation>Osiris, aus der Enneade. Nun wirft er einen Steinwürfel: Der sagt, welches Rastplättchen er nimmt. Rate die Zahl!</translation>
    </message>
    <message>
        <source>A 3: the third tile is his. Had none lain there, he would have built. Tap Your turn.</source>
        <translation>Eine 3: Das dritte Plättchen ist seins. Hätte dort keines gelegen, hätte er gebaut. Tippe auf „Dein Zug“.</translation>
    </message>
    <message>
        <source>Few Workers are left. A Rest brings new ones: choose Rest.</source>
        <translation>Es sind nur noch wenige Arbeiter. Eine Rast bringt neue: Wähle Rast.</translation>
    </message>
    <message>
        <source>This time we rest.</source>
        <translation>Diesmal rasten wir.</translation>
    </message>
    <message>
        <source>This tile brings a Worker and a Stone die. Tap it, then take it.</source>
        <translation>Dieses Plättchen bringt einen Arbeiter und einen Steinwürfel. Tippe es an, dann nimm es.</translation>
    </message>
    <message>
        <source>The ringed tile brings what you need: a Worker and a stone.</source>
        <translation>Das umrandete Plättchen bringt, was du brauchst: einen Arbeiter und einen Stein.</translation>
    </message>
    <message>
        <source>It stays with you. With a third tile all three go back, and the rightmost god leaves the row.</source>
        <translation>Es bleibt bei dir. Beim dritten gehen alle drei zurück, und die Gottheit ganz rechts verlässt die Reihe.</translation>
    </message>
    <message>
        <source>Snefru again. You took the tile at number 1. What will he do if he rolls a 1? Guess!</source>
        <translation>Wieder Snefru. Du hast das Plättchen bei der 1 genommen. Was tut er, wenn er eine 1 wirft? Rate!</translation>
    </message>
    <message>
        <source>It was a 1, so he built. For a 1 or a 2 he gets one Fame more. Tap Your turn.</source>
        <translation>Es war eine 1, also hat er gebaut. Für eine 1 oder 2 bekommt er 1 Ruhm mehr. Tippe auf „Dein Zug“.</translation>
    </message>
    <message>
        <source>Your project</source>
        <translation>Dein Projekt</translation>
    </message>
    <message>
        <source>Your project: 1 beside 3, 2 beside 6, 4 beside 5. Each such pair brings 2 Fame at the end.</source>
        <translation>Dein Projekt: 1 neben 3, 2 neben 6, 4 neben 5. Jedes solche Paar bringt am Ende 2 Ruhm.</translation>
    </message>
    <message>
        <source>Your 3 stands in the middle. Work, and see what your stone shows.</source>
        <translation>Deine 3 steht in der Mitte. Arbeite, und sieh, was dein Stein zeigt.</translation>
    </message>
    <message>
        <source>Your project wants a stone: choose Work.</source>
        <translation>Dein Projekt braucht einen Stein: Wähle Arbeit.</translation>
    </message>
    <message>
        <source>Roll the Stone die and three Prayer dice.</source>
        <translation>Wirf den Steinwürfel und drei Gebetswürfel.</translation>
    </message>
    <message>
        <source>Without the Stone die nothing can be built.</source>
        <translation>Ohne den Steinwürfel lässt sich nichts bauen.</translation>
    </message>
    <message>
        <source>There it would not stand beside your 3. Choose a space that touches it.</source>
        <translation>Dort stünde sie nicht neben deiner 3. Wähle ein Feld, das sie berührt.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a stone back, as long as no dice were rolled and no card was drawn. Try it.</source>
        <translation>Doch lieber anders? „Rückgängig“ nimmt den Stein zurück, solange nicht gewürfelt und keine Karte gezogen wurde. Probier es.</translation>
    </message>
    <message>
        <source>And build it again.</source>
        <translation>Und bau ihn wieder.</translation>
    </message>
    <message>
        <source>Choose a space that touches your 3.</source>
        <translation>Wähle ein Feld, das deine 3 berührt.</translation>
    </message>
    <message>
        <source>Dice that help nobody bring Fame, two for one. Tap both 4s, then the button with the star.</source>
        <translation>Würfel, die nichts nützen, bringen Ruhm: 1 für zwei. Tippe auf beide Vieren, dann auf den Knopf mit dem Stern.</translation>
    </message>
    <message>
        <source>Give both 4s for 1 Fame.</source>
        <translation>Gib beide Vieren für 1 Ruhm.</translation>
    </message>
    <message>
        <source>What does a god do? Hold your finger on one, or open the rules in the menu.</source>
        <translation>Was tut eine Gottheit? Halte den Finger auf eine oder öffne die Regeln im Menü.</translation>
    </message>
    <message>
        <source>On four stones in a square another one fits. Higher up a stone takes more Workers and brings more Fame.</source>
        <translation>Auf vier Steine im Quadrat passt ein weiterer. Weiter oben kostet ein Stein mehr Arbeiter und bringt mehr Ruhm.</translation>
    </message>
    <message>
        <source>When the last god leaves the deck or the last Stone die the supply, everybody has one more turn. Then it ends.</source>
        <translation>Verlässt die letzte Gottheit den Stapel oder der letzte Steinwürfel den Vorrat, hat jeder noch einen Zug. Dann ist Schluss.</translation>
    </message>
    <message>
        <source>With other people at the table everybody has a secret project and a Scarab with a power of its own.</source>
        <translation>Mit anderen am Tisch hat jeder ein geheimes Projekt und einen Skarabäus mit eigener Fähigkeit.</translation>
    </message>
    <message>
        <source>Snefru has no Workers. He takes the god worth most at the end; golden ones, the Ennead, come first. Guess which!</source>
        <translation>Snefru hat keine Arbeiter. Er nimmt die Gottheit, die am Ende am meisten zählt; zuerst goldene, die Enneade. Rate, welche!</translation>
    </message>
    <message>
        <source>A 1! Tap it, then this space beside your 3, and build it: there is your pair.</source>
        <translation>Eine 1! Tippe sie an, dann dieses Feld neben deiner 3, und bau sie: Da ist dein Paar.</translation>
    </message>
    <message>
        <source>Now build it, in the middle: tap the ringed space, then Build.</source>
        <translation>Bau ihn nun, in die Mitte: Tippe auf das umrandete Feld, dann auf „Bauen“.</translation>
    </message>
    <message>
        <source>A curse! Whoever finds its three animals side by side, in any order, wins something. Here they are.</source>
        <translation>Ein Fluch! Wer seine drei Tiere nebeneinander findet, egal in welcher Reihenfolge, gewinnt etwas. Hier sind sie.</translation>
    </message>
    <message>
        <source>Tap Search, mark mule, camel and hippo at the bottom, then tap This is it.</source>
        <translation>Tippe auf „Suchen“, markiere unten Maultier, Kamel und Nilpferd, dann tippe auf „Das ist es“.</translation>
    </message>
    <message>
        <source>Openings that meet join tiles into a network. This one is yours now: a point for each of its five rooms.</source>
        <translation>Öffnungen, die aufeinandertreffen, verbinden Plättchen zu einem Netz. Dieses gehört jetzt dir: ein Punkt für jede seiner fünf Kammern.</translation>
    </message>
    <message>
        <source>None of its openings leads out of the pyramid. It is closed, and counts double.</source>
        <translation>Keine seiner Öffnungen führt aus der Pyramide hinaus: Es ist geschlossen und zählt doppelt.</translation>
    </message>
    <message>
        <source>Now add a tile beside the others. Lay this one here: its openings meet those of your network.</source>
        <translation>Lege jetzt ein Plättchen an. Lege dieses hierhin: Seine Öffnungen treffen auf die deines Netzes.</translation>
    </message>
    <message>
        <source>The sign is a power, and it must be used: turn a room. Turn this one until its opening meets yours.</source>
        <translation>Das Zeichen ist eine Fähigkeit und muss genutzt werden: Drehe eine Kammer. Drehe diese, bis ihre Öffnung auf deine trifft.</translation>
    </message>
    <message>
        <source>Turned like this, no opening of it meets yours. Try it another way, in the ringed room.</source>
        <translation>So gedreht trifft keine ihrer Öffnungen auf deine. Versuche es anders, in der umrandeten Kammer.</translation>
    </message>
    <message>
        <source>Two pawns against one: 34 points for you. Add this corridor on top; a pawn on it will count as two.</source>
        <translation>Zwei Figuren gegen eine: 34 Punkte für dich. Lege diesen Gang oben an; eine Figur darauf zählt als zwei.</translation>
    </message>
    <message>
        <source>Lay the corridor in the ringed place, open downwards to your network.</source>
        <translation>Lege den Gang an den umrandeten Platz, nach unten zu deinem Netz offen.</translation>
    </message>
    <message>
        <source>With your Mummy out, Priest and Pharaoh may come. The rival cannot move or swap them, nor take their place. The Pharaoh counts as two.</source>
        <translation>Ist deine Mumie im Spiel, dürfen Priester und Pharao kommen. Der Gegner kann sie nicht versetzen, tauschen oder verdrängen. Der Pharao zählt als zwei.</translation>
    </message>
    <message>
        <source>Nobody may stand on that one. Now add a tile of your choice, wherever you like.</source>
        <translation>Darauf darf niemand stehen. Lege jetzt ein Plättchen deiner Wahl an, wo du willst.</translation>
    </message>
    <message>
        <source>Snefru paired crocodiles that look opposite ways. Such a pair only enters an empty pillar.</source>
        <translation>Snefru hat Krokodile zusammengebracht, die in entgegengesetzte Richtungen blicken. So ein Paar kommt nur an eine leere Säule.</translation>
    </message>
    <message>
        <source>Your crocodile looks the same way as this one. Such a pair replaces a rival: drop it beside him.</source>
        <translation>Dein Krokodil blickt in die gleiche Richtung wie dieses. So ein Paar verdrängt einen Gegner: Wirf es daneben ein.</translation>
    </message>
    <message>
        <source>Only beside the crocodile that looks the same way do you replace Snefru.</source>
        <translation>Nur neben dem Krokodil, das in die gleiche Richtung blickt, verdrängst du Snefru.</translation>
    </message>
    <message>
        <source>He is gone, and you are there. A second scarab lies there; the third one opens the sarcophagus.</source>
        <translation>Er ist weg, und du bist da. Ein zweiter Skarabäus liegt dort; der dritte öffnet den Sarkophag.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>the chapter of a lesson</comment>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>The rule about this</source>
        <translation>Die Regel dazu</translation>
    </message>
    <message>
        <source>Chapters of the lesson</source>
        <translation>Kapitel der Lektion</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Dieses Kapitel überspringen</translation>
    </message>
    <message>
        <source>Leave the lesson for now</source>
        <translation>Lektion vorerst verlassen</translation>
    </message>
    <message>
        <source>It goes on exactly here.</source>
        <translation>Sie geht genau hier weiter.</translation>
    </message>
    <message>
        <source>Play on without the scribe</source>
        <translation>Ohne den Schreiber weiterspielen</translation>
    </message>
    <message>
        <source>The match goes on against Snefru.</source>
        <translation>Die Partie geht gegen Snefru weiter.</translation>
    </message>
</context>
<context>
    <name>LevelEyes</name>
    <message>
        <source>Level %1 of 4</source>
        <translation>Stufe %1 von 4</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Day or night</source>
        <translation>Tag oder Nacht</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>At this size the texts of the app look like this.</source>
        <translation>In dieser Größe sehen die Texte der App so aus.</translation>
    </message>
</context>
<context>
    <name>LookUpSheet</name>
    <message>
        <source>Look up</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Ask an Architect</source>
        <translation>Einen Architekten fragen</translation>
    </message>
</context>
<context>
    <name>Luxor</name>
    <message>
        <source>%1 looking left</source>
        <translation>%1 mit Blick nach links</translation>
    </message>
    <message>
        <source>%1 looking right</source>
        <translation>%1 mit Blick nach rechts</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>Kamel</translation>
    </message>
    <message>
        <source>mule</source>
        <translation>Maultier</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>hippo</source>
        <translation>Nilpferd</translation>
    </message>
    <message>
        <source>crocodile</source>
        <translation>Krokodil</translation>
    </message>
    <message>
        <source>ibis</source>
        <translation>Ibis</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>animals of a card</comment>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>shaft %1</source>
        <translation>Schacht %1</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>animals of a curse</comment>
        <translation>%1, %2 und %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), same way</source>
        <translation>
            <numerusform>%n Paar, gleiche Richtung</numerusform>
            <numerusform>%n Paare, gleiche Richtung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), opposite ways</source>
        <translation>
            <numerusform>%n Paar, entgegengesetzt</numerusform>
            <numerusform>%n Paare, entgegengesetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorEntry</name>
    <message>
        <source>2 to 4 players · cards</source>
        <translation>2–4 Spieler · Karten</translation>
    </message>
    <message>
        <source>Drop animals into the wall, make pairs and open the sarcophagi at the pillars.</source>
        <translation>Wirf Tiere in die Wand, bilde Paare und öffne die Sarkophage an den Säulen.</translation>
    </message>
    <message>
        <source>40 cards, about 30 minutes</source>
        <translation>40 Karten, etwa 30 Minuten</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your cards, your pharaoh card and your mummies stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Das Handy wandert nach jedem Zug weiter; deine Karten, deine Pharaokarte und deine Mumien bleiben verborgen, bis du es nimmst. Wer beginnt, wird ausgelost.</translation>
    </message>
</context>
<context>
    <name>LuxorModel</name>
    <message>
        <source>The mummy is worth %1.</source>
        <translation>Die Mumie ist %1 wert.</translation>
    </message>
    <message>
        <source>A curse comes to light: %1.</source>
        <translation>Ein Fluch kommt ans Licht: %1.</translation>
    </message>
    <message>
        <source>Finds %1 on the wall.</source>
        <translation>Findet %1 in der Wand.</translation>
    </message>
    <message>
        <source>Points at the wrong line.</source>
        <translation>Zeigt auf eine falsche Linie.</translation>
    </message>
    <message>
        <source>Does not find it.</source>
        <translation>Findet ihn nicht.</translation>
    </message>
    <message>
        <source>Drops %1 into %2.</source>
        <translation>Wirft %1 in %2 ein.</translation>
    </message>
    <message>
        <source>Leftover scarabs open the best sarcophagi they can.</source>
        <translation>Übrige Skarabäen öffnen die besten Sarkophage, die sie können.</translation>
    </message>
    <message>
        <source>nobody there</source>
        <translation>niemand dort</translation>
    </message>
    <message>
        <source>Pillar, %1: %2, %3, %4</source>
        <comment>who, scarabs, sarcophagi</comment>
        <translation>Säule, %1: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n Skarabäus</numerusform>
            <numerusform>%n Skarabäen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sarcophagus(i) left</source>
        <translation>
            <numerusform>noch %n Sarkophag</numerusform>
            <numerusform>noch %n Sarkophage</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Karte %1/%2</translation>
    </message>
    <message>
        <source>The wall is full.</source>
        <translation>Die Wand ist voll.</translation>
    </message>
    <message>
        <source>Who sees %1 in a line? Press your sign first, then draw the line.</source>
        <translation>Wer sieht %1 in einer Linie? Drücke zuerst dein Zeichen, dann zieh die Linie.</translation>
    </message>
    <message>
        <source>Hold a card over a shaft to see its pairs.</source>
        <translation>Halte eine Karte über einen Schacht, um ihre Paare zu sehen.</translation>
    </message>
    <message>
        <source>You found it. Who hands over a sarcophagus?</source>
        <translation>Du hast ihn gefunden. Wer soll einen Sarkophag abgeben?</translation>
    </message>
    <message>
        <source>A curse: draw a line over %1, next to each other in any order. You have one attempt.</source>
        <translation>Ein Fluch: Ziehe eine Linie über %1, nebeneinander in beliebiger Reihenfolge. Du hast einen Versuch.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
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
        <translation>%1, Reihe %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <comment>a cell of the wall</comment>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: %2, looking left</source>
        <translation>%1: %2, blickt nach links</translation>
    </message>
    <message>
        <source>%1: %2, looking right</source>
        <translation>%1: %2, blickt nach rechts</translation>
    </message>
    <message>
        <source>You replace %1</source>
        <translation>Du verdrängst %1</translation>
    </message>
    <message>
        <source>You send a researcher</source>
        <translation>Du schickst einen Forscher</translation>
    </message>
    <message>
        <source>No scarab is left for it</source>
        <translation>Kein Skarabäus mehr übrig</translation>
    </message>
    <message>
        <source>The pillar is full: no scarab</source>
        <translation>Die Säule ist voll: kein Skarabäus</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s), nobody is there</source>
        <translation>
            <numerusform>%n Skarabäus, niemand ist dort</numerusform>
            <numerusform>%n Skarabäen, niemand ist dort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for you</source>
        <translation>
            <numerusform>%n Skarabäus für dich</numerusform>
            <numerusform>%n Skarabäen für dich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for %1</source>
        <translation>
            <numerusform>%n Skarabäus für %1</numerusform>
            <numerusform>%n Skarabäen für %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an animal, what happens at its pillar</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No pair: nothing happens</source>
        <translation>Kein Paar: Nichts geschieht</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two ways to do it</comment>
        <translation>, oder </translation>
    </message>
    <message>
        <source>Sends a researcher to a pillar: %1.</source>
        <comment>an animal</comment>
        <translation>Schickt einen Forscher zur Säule: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s): %1.</source>
        <comment>how many, an animal</comment>
        <translation>
            <numerusform>%n Skarabäus: %1.</numerusform>
            <numerusform>%n Skarabäen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left empty by you: %1</source>
        <comment>an animal&apos;s pillar</comment>
        <translation>von dir verlassen: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for you: %n eye(s)</source>
        <translation>
            <numerusform>Sarkophag mit %n Auge für dich</numerusform>
            <numerusform>Sarkophag mit %n Augen für dich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for %1: %n eye(s)</source>
        <translation>
            <numerusform>Sarkophag mit %n Auge für %1</numerusform>
            <numerusform>Sarkophag mit %n Augen für %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorPlay</name>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Wähle zuerst eine deiner Karten.</translation>
    </message>
    <message>
        <source>Mark three places in a straight line.</source>
        <translation>Markiere drei Plätze in gerader Linie.</translation>
    </message>
    <message>
        <source>Time is up: nobody has found the curse.</source>
        <translation>Die Zeit ist um: Niemand hat den Fluch gefunden.</translation>
    </message>
    <message>
        <source>Time is up: your one attempt at this curse is over.</source>
        <translation>Die Zeit ist um: Dein einziger Versuch bei diesem Fluch ist vorbei.</translation>
    </message>
</context>
<context>
    <name>LuxorResult</name>
    <message>
        <source>The pharaoh cards are turned</source>
        <translation>Die Pharaokarten werden aufgedeckt</translation>
    </message>
    <message>
        <source>The sarcophagi are opened</source>
        <translation>Die Sarkophage werden geöffnet</translation>
    </message>
</context>
<context>
    <name>LuxorScore</name>
    <message>
        <source>Everybody shares the victory</source>
        <translation>Alle teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Victory by a hair</source>
        <translation>Sieg um Haaresbreite</translation>
    </message>
    <message>
        <source>%1 wins by a hair</source>
        <translation>%1 gewinnt um Haaresbreite</translation>
    </message>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Sieg mit %n Punkt Vorsprung</numerusform>
            <numerusform>Sieg mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt Vorsprung</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>Most sarcophagi wins: %1.</source>
        <translation>Die Zahl der Sarkophage entscheidet: %1.</translation>
    </message>
    <message>
        <source>As many sarcophagi, too; the most precious mummy decides: %1.</source>
        <translation>Auch gleich viele Sarkophage. Die wertvollste Mumie entscheidet: %1.</translation>
    </message>
    <message>
        <source>As many sarcophagi and as precious a mummy: the victory is shared.</source>
        <translation>Gleich viele Sarkophage und eine gleich wertvolle Mumie: Der Sieg wird geteilt.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Geteilter Sieg: %1</translation>
    </message>
    <message>
        <source>Equal points: %1, %2 each.</source>
        <translation>Gleiche Punkte: %1, je %2.</translation>
    </message>
</context>
<context>
    <name>LuxorShown</name>
    <message>
        <source>This can be done in more ways than one. Which?</source>
        <translation>Das geht auf mehr als eine Weise. Auf welche?</translation>
    </message>
    <message>
        <source>No pair here: nothing happens at the pillars.</source>
        <translation>Hier kein Paar: An den Säulen geschieht nichts.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Hold it over a shaft.</source>
        <translation>Halte sie über einen Schacht.</translation>
    </message>
    <message>
        <source>Into which shaft?</source>
        <translation>In welchen Schacht?</translation>
    </message>
    <message>
        <source>Are these the three?</source>
        <translation>Sind das die drei?</translation>
    </message>
    <message>
        <source>Draw a line over three places.</source>
        <translation>Zieh eine Linie über drei Plätze.</translation>
    </message>
    <message>
        <source>Lay the phone where everybody can see it.</source>
        <translation>Lege das Handy so hin, dass alle es sehen.</translation>
    </message>
    <message>
        <source>Who sees the three animals in a line?</source>
        <translation>Wer sieht die drei Tiere in einer Linie?</translation>
    </message>
    <message>
        <source>Are these the three, %1?</source>
        <translation>Sind das die drei, %1?</translation>
    </message>
    <message>
        <source>%1, draw the line.</source>
        <translation>%1, zieh die Linie.</translation>
    </message>
    <message>
        <source>Tap a shaft, or drag the card there.</source>
        <translation>Tippe einen Schacht an oder zieh die Karte dorthin.</translation>
    </message>
    <message>
        <source>They lie side by side, in any order, whichever way they look.</source>
        <translation>Sie liegen nebeneinander, in beliebiger Reihenfolge, wohin sie auch blicken.</translation>
    </message>
</context>
<context>
    <name>LuxorTable</name>
    <message>
        <source>Your cards, your pharaoh and your mummies stay hidden until then.</source>
        <translation>Deine Karten, dein Pharao und deine Mumien bleiben bis dahin verborgen.</translation>
    </message>
    <message>
        <source>What you know of</source>
        <translation>Was du weißt</translation>
    </message>
    <message>
        <source>What the others hold stays hidden until the end.</source>
        <translation>Was die anderen haben, bleibt bis zum Ende geheim.</translation>
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
        <translation>Ein Wort zu deinen Partien</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>A move could not be played. %1</source>
        <translation>Ein Zug konnte nicht gespielt werden. %1</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Watch again</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Punkte ansehen</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Als Text teilen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>The whole match, readable by people and by this app</source>
        <translation>Die ganze Partie, lesbar für Menschen und für diese App</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>What the dice gave</source>
        <translation>Was die Würfel ergaben</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Who was ahead, and the costliest moves</source>
        <translation>Wer vorn lag, und die teuersten Züge</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>MatchRecord</name>
    <message>
        <source>You against %1</source>
        <translation>Du gegen %1</translation>
    </message>
    <message>
        <source>Your %1 matches</source>
        <translation>Deine %1-Partien</translation>
    </message>
    <message>
        <source>This match is not in your statistics yet.</source>
        <translation>Diese Partie ist noch nicht in deiner Statistik.</translation>
    </message>
    <message numerus="yes">
        <source>Not won yet: %n match(es).</source>
        <translation>
            <numerusform>Noch kein Sieg: %n Partie.</numerusform>
            <numerusform>Noch kein Sieg: %n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won every time: %n match(es).</source>
        <translation>
            <numerusform>Immer gewonnen: %n Partie.</numerusform>
            <numerusform>Immer gewonnen: %n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>Gewonnen: %1 von %n.</numerusform>
            <numerusform>Gewonnen: %1 von %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your most points in a match: %1</source>
        <translation>Deine meisten Punkte in einer Partie: %1</translation>
    </message>
    <message>
        <source>This match was practice: it does not count.</source>
        <translation>Diese Partie war Übung: Sie zählt nicht.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>With friends</source>
        <translation>Mit Freunden</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Dein Konto</translation>
    </message>
    <message>
        <source>No match yet, %1</source>
        <translation>Noch keine Partie, %1</translation>
    </message>
    <message>
        <source>Begin one and send a friend its code, or join with a code that a friend sent you.</source>
        <translation>Beginne eine und schick einem Freund ihren Code, oder spiel mit einem Code mit, den dir ein Freund geschickt hat.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Invitations</source>
        <translation>Einladungen</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>Warten auf andere</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Warten auf Mitspieler</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Code eingeben</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>MistakeCard</name>
    <message>
        <source>%1 Better: %2</source>
        <translation>%1 Besser: %2</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>Move %1, %2: cost %3%</source>
        <translation>Zug %1, %2: kostete %3&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>cost %1%</source>
        <translation>kostete %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MistakeCourses</name>
    <message>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MonumentRiddlesChapter</name>
    <message>
        <source>Sphinx cards: monuments</source>
        <translation>Sphinxkarten: Monumente</translation>
    </message>
    <message>
        <source>It does not matter whose stone lies there.</source>
        <translation>Wessen Stein dort liegt, ist gleich.</translation>
    </message>
    <message>
        <source>Every square of both must be filled, by anyone; where the tombs are asked for, all twelve must be taken.</source>
        <translation>Jedes Feld von beiden muss gefüllt sein, von wem auch immer; sind die Gräber gefragt, müssen alle zwölf genommen sein.</translation>
    </message>
    <message>
        <source>The fewer play, the harder it is. Put back, the card is worth a point.</source>
        <translation>Je weniger mitspielen, desto schwerer ist es. Zurückgelegt ist die Karte einen Punkt wert.</translation>
    </message>
    <message>
        <source>Stones of your colour are counted, not the values of their squares. More than that brings no more.</source>
        <translation>Gezählt werden Steine deiner Farbe, nicht die Werte ihrer Felder. Mehr als verlangt bringt nicht mehr.</translation>
    </message>
    <message>
        <source>Cards about monuments</source>
        <translation>Karten über Monumente</translation>
    </message>
    <message>
        <source>Squares, whole monuments, own stones</source>
        <translation>Felder, ganze Monumente, eigene Steine</translation>
    </message>
    <message>
        <source>Fourteen Sphinx cards look, at the end of the match, at what has been built.</source>
        <translation>Vierzehn Sphinxkarten sehen am Ende der Partie nach, was gebaut wurde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A square:&lt;/b&gt; it is filled, by anyone.</source>
        <translation>&lt;b&gt;Ein Feld:&lt;/b&gt; Es ist gefüllt, von wem auch immer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two monuments:&lt;/b&gt; both are finished, by anyone.</source>
        <translation>&lt;b&gt;Zwei Monumente:&lt;/b&gt; Beide sind fertig, von wem auch immer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Own stones:&lt;/b&gt; you have built often enough yourself.</source>
        <translation>&lt;b&gt;Eigene Steine:&lt;/b&gt; Du hast selbst oft genug gebaut.</translation>
    </message>
    <message>
        <source>For the first two everybody builds for you. But the others may guess why you are content to wait.</source>
        <translation>Bei den ersten beiden bauen alle für dich. Aber die anderen könnten ahnen, warum du so gern wartest.</translation>
    </message>
    <message>
        <source>In all four: obelisk, tombs, pyramid and temple. The Sphinx is none of them.</source>
        <translation>In allen vieren: Obelisk, Gräber, Pyramide und Tempel. Die Sphinx gehört nicht dazu.</translation>
    </message>
    <message>
        <source>The stones that stand where you took tombs are counted, not the values of the tiles. The card that adds 8 to your tombs does not count here.</source>
        <translation>Gezählt werden die Steine, die dort stehen, wo du Gräber genommen hast, nicht die Werte der Plättchen. Die Karte, die deinen Gräbern 8 hinzufügt, zählt hier nicht.</translation>
    </message>
</context>
<context>
    <name>MonumentsView</name>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>Amarna</source>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Tombs and obelisk</source>
        <translation>Gräber und Obelisk</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Gräber</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>More choices</source>
        <translation>Mehr Auswahl</translation>
    </message>
    <message>
        <source>Options of the game, and the seed of the draw</source>
        <translation>Spieloptionen und Startwert der Ziehung</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Die Ziehung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>The seed of the draw</source>
        <translation>Der Startwert der Ziehung</translation>
    </message>
    <message>
        <source>Leave it empty for a new draw each time. The same word gives the same draws and rolls in the same order: share it, and a friend meets the very same match.</source>
        <translation>Lass ihn leer, um jedes Mal neu zu ziehen. Dasselbe Wort ergibt dieselben Ziehungen und Würfe in derselben Reihenfolge: Gib es weiter, und ein Freund trifft auf genau dieselbe Partie.</translation>
    </message>
    <message>
        <source>Options of the game</source>
        <translation>Spieloptionen</translation>
    </message>
</context>
<context>
    <name>MotionSettings</name>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Pieces appear in their new place at once</source>
        <translation>Spielteile sind sofort an ihrem neuen Platz</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>A short tap when a piece is set down</source>
        <translation>Ein kurzer Stups, wenn etwas abgelegt wird</translation>
    </message>
    <message>
        <source>This device cannot vibrate</source>
        <translation>Dieses Gerät kann nicht vibrieren</translation>
    </message>
</context>
<context>
    <name>MovePage</name>
    <message>
        <source>Moving a pawn</source>
        <translation>Eine Figur versetzen</translation>
    </message>
    <message>
        <source>Another of yours goes elsewhere</source>
        <translation>Eine andere von dir geht woandershin</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes you move &lt;b&gt;another of your pawns&lt;/b&gt;: any of them, but not the one just placed.</source>
        <translation>Mit einer Figur auf diesem Zeichen musst du &lt;b&gt;eine andere deiner Figuren&lt;/b&gt; versetzen: eine beliebige, aber nicht die eben eingesetzte.</translation>
    </message>
    <message>
        <source>The Worker at the left may go to any free tile.</source>
        <translation>Der Arbeiter links darf auf jedes freie Plättchen gehen.</translation>
    </message>
    <message>
        <source>It goes to any tile that is free and not Forbidden, near or far.</source>
        <translation>Sie geht auf ein beliebiges Plättchen, das frei und nicht verboten ist, nah oder fern.</translation>
    </message>
    <message>
        <source>The tile it reaches does not act: a move sets off no power.</source>
        <translation>Das Plättchen, das sie erreicht, wirkt nicht: Versetzen löst keine Fähigkeit aus.</translation>
    </message>
    <message>
        <source>A Mummy that moves takes nobody&apos;s place.</source>
        <translation>Eine Mumie, die versetzt wird, verdrängt niemanden.</translation>
    </message>
    <message>
        <source>You must use this power if you can. If you have no other pawn in the pyramid, it is lost.</source>
        <translation>Du musst diese Fähigkeit nutzen, wenn du kannst. Hast du keine andere Figur in der Pyramide, verfällt sie.</translation>
    </message>
</context>
<context>
    <name>MummyPage</name>
    <message>
        <source>The Mummy</source>
        <translation>Die Mumie</translation>
    </message>
    <message>
        <source>Takes the place of a Worker</source>
        <translation>Nimmt den Platz eines Arbeiters ein</translation>
    </message>
    <message>
        <source>Each player has one Mummy.</source>
        <translation>Jeder Spieler hat eine Mumie.</translation>
    </message>
    <message>
        <source>The Mummy may be placed on a free tile like a Worker, or on a tile where an &lt;b&gt;opposing Worker&lt;/b&gt; stands. That Worker goes back to the supply of its owner and may be played again.</source>
        <translation>Die Mumie darf wie ein Arbeiter auf ein freies Plättchen gesetzt werden oder auf ein Plättchen, auf dem ein &lt;b&gt;gegnerischer Arbeiter&lt;/b&gt; steht. Dieser Arbeiter kehrt in den Vorrat seines Besitzers zurück und darf erneut gespielt werden.</translation>
    </message>
    <message>
        <source>The Mummy of lapis may go to any free tile, or drive the Worker of carnelian away.</source>
        <translation>Die Mumie von Lapis darf auf jedes freie Plättchen gehen oder den Arbeiter von Karneol vertreiben.</translation>
    </message>
    <message>
        <source>Whichever way it comes, the power of the tile acts.</source>
        <translation>Wie sie auch kommt, die Fähigkeit des Plättchens wirkt.</translation>
    </message>
    <message>
        <source>It takes the place of Workers only: never of a Priest, a Pharaoh or a Mummy.</source>
        <translation>Sie verdrängt nur Arbeiter: nie einen Priester, einen Pharao oder eine Mumie.</translation>
    </message>
    <message>
        <source>It does so only when it is placed from the supply. Moved or swapped, it takes nobody&apos;s place.</source>
        <translation>Das tut sie nur, wenn sie aus dem Vorrat eingesetzt wird. Versetzt oder getauscht, verdrängt sie niemanden.</translation>
    </message>
    <message>
        <source>The rival&apos;s Mummy cannot touch it, but a swap can.</source>
        <translation>Die gegnerische Mumie kann ihr nichts anhaben, ein Tausch schon.</translation>
    </message>
    <message>
        <source>Once your Mummy has been played, your Priest may follow, and your Pharaoh if you have him. With the option “Like a Mummy” the Pharaoh need not wait, and takes places just as a Mummy does.</source>
        <translation>Ist deine Mumie gespielt, darf dein Priester folgen, und dein Pharao, wenn du ihn hast. Mit der Option „Wie eine Mumie“ muss der Pharao nicht warten und nimmt Plätze ein wie eine Mumie.</translation>
    </message>
</context>
<context>
    <name>NameFields</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Spieler %1 entfernen</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
</context>
<context>
    <name>NetworkStrip</name>
    <message numerus="yes">
        <source>%n move(s) waiting to be sent.</source>
        <translation>
            <numerusform>%n Zug wartet aufs Senden.</numerusform>
            <numerusform>%n Züge warten aufs Senden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network: your moves are kept and sent later.</source>
        <translation>Keine Verbindung: Deine Züge werden aufbewahrt und später gesendet.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Please update the app: a match of yours, or the server, needs a newer version. Nothing is lost.</source>
        <translation>Bitte aktualisiere die App: Eine deiner Partien oder der Server braucht eine neuere Version. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>To the store</source>
        <translation>Zum Store</translation>
    </message>
</context>
<context>
    <name>NetworksPage</name>
    <message>
        <source>Networks</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>What belongs together, and to whom</source>
        <translation>Was zusammengehört, und wem es gehört</translation>
    </message>
    <message>
        <source>Two neighbouring tiles are joined when &lt;b&gt;both&lt;/b&gt; are open on the side they share. All tiles that can be reached from one another are a network.</source>
        <translation>Zwei benachbarte Plättchen sind verbunden, wenn &lt;b&gt;beide&lt;/b&gt; an der gemeinsamen Seite offen sind. Alle Plättchen, die voneinander aus erreichbar sind, bilden ein Netz.</translation>
    </message>
    <message>
        <source>Five tiles are joined. At the right a passage ends at a wall: what lies beyond is not part of the network.</source>
        <translation>Fünf Plättchen sind verbunden. Rechts endet ein Durchgang an einer Wand: Was dahinter liegt, gehört nicht zum Netz.</translation>
    </message>
    <message>
        <source>A network has at least two tiles. A tile alone is worth nothing.</source>
        <translation>Ein Netz hat mindestens zwei Plättchen. Ein einzelnes Plättchen ist nichts wert.</translation>
    </message>
    <message>
        <source>Its points go to the player with the &lt;b&gt;most pawns&lt;/b&gt; in it.</source>
        <translation>Seine Punkte bekommt, wer die &lt;b&gt;meisten Figuren&lt;/b&gt; darin hat.</translation>
    </message>
    <message>
        <source>A pawn on a tile that counts double counts as two, and so does the Pharaoh.</source>
        <translation>Eine Figur auf einem Plättchen, das doppelt zählt, zählt als zwei, und der Pharao ebenso.</translation>
    </message>
    <message>
        <source>On a tie, or without pawns, nobody gets them.</source>
        <translation>Bei Gleichstand oder ohne Figuren bekommt sie niemand.</translation>
    </message>
    <message>
        <source>It is worth more if it is the longest of all, and if it holds the tile at the top.</source>
        <translation>Es ist mehr wert, wenn es das längste von allen ist und wenn es das Plättchen an der Spitze enthält.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>One phone</source>
        <translation>Ein Handy</translation>
    </message>
    <message>
        <source>At most 64 characters.</source>
        <translation>Höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>%1, one phone for both</source>
        <translation>%1, ein Handy für beide</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, gegen %2</translation>
    </message>
    <message>
        <source>%1, one phone for three</source>
        <translation>%1, ein Handy für drei</translation>
    </message>
    <message>
        <source>%1, one phone for four</source>
        <translation>%1, ein Handy für vier</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>Architects at the table</source>
        <translation>Architekten am Tisch</translation>
    </message>
    <message>
        <source>Your rivals</source>
        <translation>Deine Gegner</translation>
    </message>
    <message>
        <source>Your rival</source>
        <translation>Dein Gegner</translation>
    </message>
    <message>
        <source>They take the seats that are left, if you like.</source>
        <translation>Wenn du magst, nehmen sie die freien Plätze ein.</translation>
    </message>
    <message>
        <source>Each that you choose takes a seat.</source>
        <translation>Jeder, den du wählst, nimmt einen Platz ein.</translation>
    </message>
    <message>
        <source>How the Architects play</source>
        <translation>Wie die Architekten spielen</translation>
    </message>
    <message>
        <source>By the solo rules</source>
        <translation>Nach den Soloregeln</translation>
    </message>
    <message>
        <source>As players, like you</source>
        <translation>Als Spieler wie du</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>New match with friends</source>
        <translation>Neue Partie mit Freunden</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>ohne Zeitlimit</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n Tag pro Zug</numerusform>
            <numerusform>%n Tage pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2, %3</source>
        <translation>%1 für %2, %3</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Create the match</source>
        <translation>Partie anlegen</translation>
    </message>
    <message>
        <source>Leave a seat to a friend</source>
        <translation>Lass einen Platz für einen Freund frei</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message numerus="yes">
        <source>%1, %n Fame</source>
        <translation>
            <numerusform>%1, %n Ruhm</numerusform>
            <numerusform>%1, %n Ruhm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotificationSheet</name>
    <message>
        <source>Turn on notifications?</source>
        <translation>Benachrichtigungen einschalten?</translation>
    </message>
    <message>
        <source>Your friends answer when they have a minute. Your phone can tell you when it is your turn, and before time runs out. Nothing else, and never in your quiet hours.</source>
        <translation>Deine Freunde antworten, wenn sie eine Minute Zeit haben. Dein Handy kann dir sagen, wann du am Zug bist und bevor die Zeit abläuft. Sonst nichts, und nie in deiner Ruhezeit.</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>NudgeChoice</name>
    <message>
        <source>One less: %1</source>
        <translation>Eins weniger: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Eins mehr: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>With a Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>With a Worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
</context>
<context>
    <name>Online</name>
    <message>
        <source>The server cannot be reached just now.</source>
        <translation>Der Server ist gerade nicht erreichbar.</translation>
    </message>
    <message>
        <source>Please sign in first.</source>
        <translation>Bitte melde dich zuerst an.</translation>
    </message>
    <message>
        <source>The server accepts moves from the official app only.</source>
        <translation>Der Server nimmt nur Züge der offiziellen App an.</translation>
    </message>
    <message>
        <source>There is an account with this e-mail already.</source>
        <translation>Zu dieser E-Mail gibt es schon ein Konto.</translation>
    </message>
    <message>
        <source>Wrong e-mail or password.</source>
        <translation>E-Mail oder Passwort ist falsch.</translation>
    </message>
    <message>
        <source>A password needs at least six characters.</source>
        <translation>Ein Passwort braucht mindestens sechs Zeichen.</translation>
    </message>
    <message>
        <source>That is not an e-mail address.</source>
        <translation>Das ist keine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Too many attempts. Please wait a little.</source>
        <translation>Zu viele Versuche. Bitte warte ein wenig.</translation>
    </message>
    <message>
        <source>That account is linked to somebody else already.</source>
        <translation>Dieses Konto ist schon mit jemand anderem verknüpft.</translation>
    </message>
    <message>
        <source>This account has been closed.</source>
        <translation>Dieses Konto wurde geschlossen.</translation>
    </message>
    <message>
        <source>Signing in did not work.</source>
        <translation>Die Anmeldung hat nicht geklappt.</translation>
    </message>
    <message>
        <source>The server did not understand that.</source>
        <translation>Der Server hat das nicht verstanden.</translation>
    </message>
    <message>
        <source>That is too long.</source>
        <translation>Das ist zu lang.</translation>
    </message>
    <message>
        <source>Too many requests. Please wait a minute.</source>
        <translation>Zu viele Anfragen. Bitte warte eine Minute.</translation>
    </message>
    <message>
        <source>You have reached the limit of open matches.</source>
        <translation>Du hast die Höchstzahl offener Partien erreicht.</translation>
    </message>
    <message>
        <source>Your friends list is full.</source>
        <translation>Deine Freundesliste ist voll.</translation>
    </message>
    <message>
        <source>There is no such match.</source>
        <translation>Diese Partie gibt es nicht.</translation>
    </message>
    <message>
        <source>There is a match of that name already.</source>
        <translation>Eine Partie dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>The match has moved on: this is not possible now.</source>
        <translation>Die Partie ist schon weiter: Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>All seats of that match are taken.</source>
        <translation>Alle Plätze dieser Partie sind besetzt.</translation>
    </message>
    <message>
        <source>Something happened before your move arrived.</source>
        <translation>Bevor dein Zug ankam, ist etwas geschehen.</translation>
    </message>
    <message>
        <source>There is still time for that move.</source>
        <translation>Für diesen Zug ist noch Zeit.</translation>
    </message>
    <message>
        <source>The proposal has been withdrawn.</source>
        <translation>Der Vorschlag wurde zurückgezogen.</translation>
    </message>
    <message>
        <source>No match has that code.</source>
        <translation>Zu diesem Code gibt es keine offene Partie.</translation>
    </message>
    <message>
        <source>The server did not accept the move.</source>
        <translation>Der Server hat den Zug nicht angenommen.</translation>
    </message>
    <message>
        <source>That is your own code.</source>
        <translation>Das ist dein eigener Code.</translation>
    </message>
    <message>
        <source>This person cannot be reached.</source>
        <translation>Diese Person ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>That person is not among your friends.</source>
        <translation>Diese Person ist nicht unter deinen Freunden.</translation>
    </message>
    <message>
        <source>The two accounts could not be joined.</source>
        <translation>Die beiden Konten ließen sich nicht verbinden.</translation>
    </message>
    <message>
        <source>The server is busy. Please try again.</source>
        <translation>Der Server ist beschäftigt. Bitte versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Viel Glück!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>I did not see that coming.</source>
        <translation>Das habe ich nicht kommen sehen.</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Lass mich nachdenken …</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh nein!</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>Danke für die Partie.</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>Noch einmal?</translation>
    </message>
    <message>
        <source>The server refused the request (%1).</source>
        <translation>Der Server hat die Anfrage abgelehnt (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>ein freier Platz</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Ein Freund</translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n freier Platz</numerusform>
            <numerusform>%n freie Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>You are invited</source>
        <translation>Du bist eingeladen</translation>
    </message>
    <message>
        <source>Waiting for friends to join</source>
        <translation>Warten, bis Freunde mitspielen</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>You won: your rival gave up</source>
        <translation>Du hast gewonnen: Dein Gegner hat aufgegeben</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Du hast aufgegeben</translation>
    </message>
    <message>
        <source>You won: your rival ran out of time</source>
        <translation>Gewonnen: Dem Gegner lief die Zeit ab</translation>
    </message>
    <message>
        <source>Your time ran out</source>
        <translation>Deine Zeit ist abgelaufen</translation>
    </message>
    <message>
        <source>Checked on this device: every move was legal, and every draw is what the announced seed gives.</source>
        <translation>Auf diesem Gerät geprüft: Jeder Zug war regelgerecht, und jede Ziehung ist die, die der angekündigte Startwert ergibt.</translation>
    </message>
    <message>
        <source>The seed is not the one that was announced.</source>
        <translation>Der Startwert ist nicht der angekündigte.</translation>
    </message>
    <message>
        <source>One random draw does not match the seed.</source>
        <translation>Eine Ziehung ist nicht die, die der Startwert ergibt.</translation>
    </message>
    <message>
        <source>A move in the published log was not legal.</source>
        <translation>Ein Zug im veröffentlichten Protokoll war nicht regelgerecht.</translation>
    </message>
    <message>
        <source>The published log is not the one this device saw.</source>
        <translation>Das veröffentlichte Protokoll ist nicht das, das dieses Gerät gesehen hat.</translation>
    </message>
    <message>
        <source>The connection is blocked, perhaps by a Wi-Fi sign-in page.</source>
        <translation>Die Verbindung ist blockiert, vielleicht durch eine WLAN-Anmeldeseite.</translation>
    </message>
    <message>
        <source>This way to sign in is not offered.</source>
        <translation>Diese Art der Anmeldung gibt es hier nicht.</translation>
    </message>
    <message>
        <source>This device could not keep the key to your account.</source>
        <translation>Dieses Gerät konnte den Schlüssel zu deinem Konto nicht aufbewahren.</translation>
    </message>
    <message>
        <source>You cannot see that.</source>
        <translation>Darauf hast du keinen Zugriff.</translation>
    </message>
    <message>
        <source>This version of the app is too old for that. Please update it: nothing of yours is lost.</source>
        <translation>Diese Version der App ist dafür zu alt. Bitte aktualisiere sie: Nichts von dir geht verloren.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Geteilter Sieg: %1</translation>
    </message>
</context>
<context>
    <name>OnlineModel</name>
    <message>
        <source>Play %1 with me in Great Architects: tap %2 or enter the code %3.</source>
        <translation>Spiel %1 mit mir in Great Architects: Tippe auf %2 oder gib den Code %3 ein.</translation>
    </message>
    <message>
        <source>Your move on another device came first, and counts.</source>
        <translation>Dein Zug auf einem anderen Gerät war früher da und zählt.</translation>
    </message>
    <message>
        <source>%1 was first.</source>
        <translation>%1 war schneller.</translation>
    </message>
</context>
<context>
    <name>OnlineSettings</name>
    <message>
        <source>Friends</source>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>When it is your move, and before time runs out</source>
        <translation>Wenn du am Zug bist und bevor die Zeit abläuft</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Ruhezeit</translation>
    </message>
    <message>
        <source>Nothing is sent from %1 to %2</source>
        <translation>Von %1 bis %2 wird nichts gesendet</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Dein Konto</translation>
    </message>
    <message>
        <source>Your phone&apos;s settings forbid them</source>
        <translation>Die Einstellungen deines Handys verbieten sie</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message>
        <source>Also open</source>
        <translation>Außerdem offen</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Diese Partie entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n matches</source>
        <translation>
            <numerusform>%n Partie zeigen</numerusform>
            <numerusform>Alle %n Partien zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Like a Priest: protected, and played only after its owner&apos;s Mummy.</source>
        <translation>Wie ein Priester: geschützt und erst nach der Mumie seines Besitzers spielbar.</translation>
    </message>
    <message>
        <source>Like a Mummy: played at any time, may take a Worker&apos;s place; can be swapped, and his tile turned.</source>
        <translation>Wie eine Mumie: jederzeit spielbar, darf den Platz eines Arbeiters einnehmen; kann getauscht, sein Plättchen gedreht werden.</translation>
    </message>
    <message>
        <source>The Pharaoh</source>
        <translation>Der Pharao</translation>
    </message>
    <message>
        <source>Players against each other.</source>
        <translation>Spieler gegeneinander.</translation>
    </message>
    <message>
        <source>Alone against Snefru, the easiest: he gains 1 more Fame for a 1 or a 2.</source>
        <translation>Allein gegen Snefru, den leichtesten: Er erhält 1 Ruhm mehr für eine 1 oder 2.</translation>
    </message>
    <message>
        <source>Alone against Hemiunu: he gains 1 more Fame with every build.</source>
        <translation>Allein gegen Hemiunu: Er erhält bei jedem Bau 1 Ruhm mehr.</translation>
    </message>
    <message>
        <source>Alone against Amenhotep, who has three projects.</source>
        <translation>Allein gegen Amenhotep, der drei Projekte hat.</translation>
    </message>
    <message>
        <source>Alone against Imhotep, the strongest: he gains 3 more Fame with every build.</source>
        <translation>Allein gegen Imhotep, den stärksten: Er erhält bei jedem Bau 3 Ruhm mehr.</translation>
    </message>
    <message>
        <source>The Great Architect</source>
        <translation>Der Große Architekt</translation>
    </message>
    <message>
        <source>No curses.</source>
        <translation>Keine Flüche.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; the search for one passes on with the turn.</source>
        <translation>Im Stapel liegen Flüche; die Suche geht mit dem Zug weiter.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; all search at once, and the first to find wins.</source>
        <translation>Im Stapel liegen Flüche; alle suchen zugleich, und wer zuerst findet, gewinnt.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; whoever draws one and could find it has found it.</source>
        <translation>Im Stapel liegen Flüche; wer einen zieht, der zu finden wäre, hat ihn gefunden.</translation>
    </message>
    <message>
        <source>Animals pair with their neighbours.</source>
        <translation>Tiere bilden Paare mit ihren Nachbarn.</translation>
    </message>
    <message>
        <source>Animals pair at any distance, once in each row, shaft and diagonal.</source>
        <translation>Tiere bilden Paare über jede Entfernung, einmal in jeder Reihe, jedem Schacht und jeder Diagonale.</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>Der Fluch des Pharaos</translation>
    </message>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Die Augen der Sphinx</translation>
    </message>
    <message>
        <source>Nobody has a Sphinx card at the start.</source>
        <translation>Zu Beginn hat niemand eine Sphinxkarte.</translation>
    </message>
    <message>
        <source>Everybody starts with a Sphinx card, as in the revision of 2010.</source>
        <translation>Alle beginnen mit einer Sphinxkarte, wie in der Überarbeitung von 2010.</translation>
    </message>
    <message>
        <source>The player who may take a card that nobody took does so at the end of the round.</source>
        <translation>Wer eine Karte nehmen darf, die niemand genommen hat, tut es am Ende der Runde.</translation>
    </message>
    <message>
        <source>The player who may take a card that nobody took does so before the workers are fed, as in the revision of 2010.</source>
        <translation>Wer eine Karte nehmen darf, die niemand genommen hat, tut es, bevor die Arbeiter versorgt werden, wie in der Überarbeitung von 2010.</translation>
    </message>
    <message>
        <source>Sphinx cards at the start</source>
        <translation>Sphinxkarten zu Beginn</translation>
    </message>
    <message>
        <source>Cards left on the Nile</source>
        <translation>Übrige Karten am Nil</translation>
    </message>
</context>
<context>
    <name>OtherGodsChapter</name>
    <message>
        <source>Gods that act otherwise</source>
        <translation>Gottheiten, die anders wirken</translation>
    </message>
    <message>
        <source>He is one of the gods that have to be kept.</source>
        <translation>Auch er gehört zu den Gottheiten, die unterhalten werden müssen.</translation>
    </message>
    <message>
        <source>If you lose him, by Aton for one, his help ends at once.</source>
        <translation>Verlierst du ihn, etwa durch Aton, endet seine Hilfe sofort.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab he helps at the upkeep of that turn, without being counted.</source>
        <translation>Vom Amethyst-Skarabäus geliehen, hilft er beim Unterhalt dieses Zugs, ohne mitgezählt zu werden.</translation>
    </message>
    <message>
        <source>If she is with you when you begin to work, you take a die for each Worker and each Cat. Won in the middle of the turn she adds no dice.</source>
        <translation>Ist sie bei dir, wenn du zu arbeiten beginnst, nimmst du für jeden Arbeiter und jede Katze einen Würfel. Mitten im Zug gewonnen, bringt sie keine Würfel mehr.</translation>
    </message>
    <message>
        <source>Each payment and each turn of a die may use either resource. “1 Worker and 1 Cat” is then any two of them.</source>
        <translation>Jede Zahlung und jedes Drehen eines Würfels darf mit beiden geschehen. „1 Arbeiter und 1 Katze“ heißt dann: zwei beliebige von ihnen.</translation>
    </message>
    <message>
        <source>A Cat that is spent on a build counts for Thoth.</source>
        <translation>Eine Katze, die für einen Bau ausgegeben wird, zählt für Thoth.</translation>
    </message>
    <message>
        <source>A gained Worker stays a Worker, and a spent Cat goes back as a Cat.</source>
        <translation>Erhaltene und ausgegebene Ressourcen behalten ihre Art: Eine Katze bleibt eine Katze.</translation>
    </message>
    <message>
        <source>She does nothing at upkeep and nothing for the Pearl Scarab, and the Golden Cat is no resource.</source>
        <translation>Beim Unterhalt und für den Perlen-Skarabäus bewirkt sie nichts, und die Goldene Katze ist keine Ressource.</translation>
    </message>
    <message>
        <source>That is the second and third level of Cheops and the top of Chephren.</source>
        <translation>Das sind die zweite und die dritte Ebene von Cheops und die Spitze von Chephren.</translation>
    </message>
    <message>
        <source>Dice on the ground of Chephren and on Mykerinos rest on no other dice, however much they bring.</source>
        <translation>Mykerinos und der Boden von Chephren ruhen auf keinen Würfeln, so viel sie auch bringen.</translation>
    </message>
    <message>
        <source>On the ground of Cheops a 1, 2 or 3 is built without any Worker.</source>
        <translation>Am Boden von Cheops wird eine 1, 2 oder 3 ganz ohne Arbeiter gebaut.</translation>
    </message>
    <message>
        <source>Thoth gives nothing for Workers that she saves. Carnelian never brings a build below 1 Worker.</source>
        <translation>Für Arbeiter, die sie einspart, gibt Thoth nichts. Mit Karneol kostet ein Bau nie weniger als 1 Arbeiter.</translation>
    </message>
    <message>
        <source>Only Workers that are really discarded count: a build that takes none brings nothing more.</source>
        <translation>Nur Arbeiter, die wirklich abgegeben werden, zählen: Ein Bau ohne Arbeiter bringt nichts zusätzlich.</translation>
    </message>
    <message>
        <source>With Bastet the Cats that are discarded to build count too.</source>
        <translation>Mit Bastet zählen auch die Katzen, die zum Bauen abgegeben werden.</translation>
    </message>
    <message>
        <source>It holds for your own builds in your own turn, not for what the Pearl Scarab copies.</source>
        <translation>Das gilt für deine eigenen Bauten im eigenen Zug, nicht für das, was der Perlen-Skarabäus kopiert.</translation>
    </message>
    <message>
        <source>The three dice may be of both kinds, and may include one of the Triad.</source>
        <translation>Die drei Würfel dürfen von beiden Arten sein, und einer darf von der Triade kommen.</translation>
    </message>
    <message>
        <source>A Worker or a Cat goes to your board. A Stone die comes from the supply, is rolled at once and may be used this turn, for another three too.</source>
        <translation>Ein Arbeiter oder eine Katze kommt auf dein Tableau. Ein Steinwürfel kommt aus dem Vorrat, wird sofort gewürfelt und darf noch in diesem Zug genutzt werden, auch für einen weiteren Drilling.</translation>
    </message>
    <message>
        <source>If the supply of Stone dice is empty, take a Worker or a Cat. The last Stone die brings the end.</source>
        <translation>Ist der Vorrat an Steinwürfeln leer, nimm einen Arbeiter oder eine Katze. Der letzte Steinwürfel leitet das Ende ein.</translation>
    </message>
    <message>
        <source>A Worker adds no die this turn.</source>
        <translation>Ein Arbeiter bringt in diesem Zug keinen Würfel mehr.</translation>
    </message>
    <message>
        <source>He is used before the tile is taken, or before Hapy, who ends the turn. You may rest for a tile that only his Fame lets you pay for.</source>
        <translation>Er wird genutzt, bevor das Plättchen genommen wird, oder vor Hapi, der den Zug beendet. Du darfst auch für ein Plättchen rasten, das du nur mit seinem Ruhm bezahlen kannst.</translation>
    </message>
    <message>
        <source>If a Rest tile brings him to you, he is of use from your next Rest turn on.</source>
        <translation>Bringt ihn dir ein Rastplättchen, nützt er dir ab deinem nächsten Rastzug.</translation>
    </message>
    <message>
        <source>Ptah does nothing for him, and lent by the Amethyst Scarab he brings nothing.</source>
        <translation>Ptah bewirkt bei ihm nichts, und vom Amethyst-Skarabäus geliehen bringt er nichts.</translation>
    </message>
    <message>
        <source>You take no tile, so none of your tiles go back in that turn.</source>
        <translation>Du nimmst kein Plättchen, also geht in diesem Zug auch keines deiner Plättchen zurück.</translation>
    </message>
    <message>
        <source>The resource goes first, so a full board is no hindrance. Each of the three must be of another kind than that resource; they may be equal to each other.</source>
        <translation>Die Ressource geht zuerst weg, also ist ein volles Tableau kein Hindernis. Jede der drei muss von anderer Art sein als diese Ressource; untereinander dürfen sie gleich sein.</translation>
    </message>
    <message>
        <source>With Hapy you may rest even if you can pay for no tile.</source>
        <translation>Mit Hapi darfst du rasten, auch wenn du kein Plättchen bezahlen kannst.</translation>
    </message>
    <message>
        <source>Bes may be used in the same turn, but before Hapy: with Hapy the turn ends.</source>
        <translation>Bes darf im selben Zug genutzt werden, aber vor Hapi: Mit Hapi endet der Zug.</translation>
    </message>
    <message>
        <source>If a Rest tile brings Hapy to you, the power is yours from your next Rest turn on.</source>
        <translation>Bringt dir ein Rastplättchen Hapi, gehört dir die Fähigkeit ab deinem nächsten Rastzug.</translation>
    </message>
    <message>
        <source>Ptah does nothing for Hapy, and lent by the Amethyst Scarab Hapy brings nothing.</source>
        <translation>Ptah bewirkt bei Hapi nichts, und vom Amethyst-Skarabäus geliehen bringt Hapi nichts.</translation>
    </message>
    <message>
        <source>She is not of the Ennead: at upkeep she counts as one god like any other.</source>
        <translation>Sie gehört nicht zur Enneade: Beim Unterhalt zählt sie als eine Gottheit wie jede andere.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab she brings nothing.</source>
        <translation>Vom Amethyst-Skarabäus geliehen, bringt sie nichts.</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>What it is all about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Two architects fill one pyramid with triangular tiles, and hide in it what only one of them will own.</source>
        <translation>Zwei Architekten füllen eine Pyramide mit dreieckigen Plättchen und verbergen darin, was nur einem von ihnen gehören wird.</translation>
    </message>
    <message>
        <source>A network of six tiles: two pawns of lapis, one of carnelian. Lapis gets its points.</source>
        <translation>Ein Netz aus sechs Plättchen: zwei Figuren von Lapis, eine von Karneol. Die Punkte bekommt Lapis.</translation>
    </message>
    <message>
        <source>Each turn you set &lt;b&gt;one pawn&lt;/b&gt; on a tile that already lies there, use the power of that tile if it has one, and add &lt;b&gt;one tile&lt;/b&gt; from your hand.</source>
        <translation>In jedem Zug setzt du &lt;b&gt;eine Figur&lt;/b&gt; auf ein Plättchen, das schon liegt, nutzt die Fähigkeit dieses Plättchens, falls es eine hat, und legst &lt;b&gt;ein Plättchen&lt;/b&gt; aus deiner Hand an.</translation>
    </message>
    <message>
        <source>Where the openings of two tiles meet, they join into a &lt;b&gt;network&lt;/b&gt;. When the pyramid is full, the points of each network go to the player who has the most pawns in it.</source>
        <translation>Wo die Öffnungen zweier Plättchen aufeinandertreffen, verbinden sie sich zu einem &lt;b&gt;Netz&lt;/b&gt;. Ist die Pyramide voll, bekommt die Punkte jedes Netzes, wer die meisten Figuren darin hat.</translation>
    </message>
    <message>
        <source>After fifteen turns each, the higher total wins. The winner earns the title of Great Architect.</source>
        <translation>Nach je fünfzehn Zügen gewinnt, wer mehr Punkte hat, und trägt den Titel Großer Architekt.</translation>
    </message>
    <message>
        <source>The duel in a minute</source>
        <translation>Das Duell in einer Minute</translation>
    </message>
</context>
<context>
    <name>OwnGods</name>
    <message numerus="yes">
        <source>Ennead, %n god(s)</source>
        <translation>
            <numerusform>Enneade, %n Gottheit</numerusform>
            <numerusform>Enneade, %n Gottheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>can be used now</source>
        <translation>jetzt nutzbar</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>in diesem Zug genutzt</translation>
    </message>
    <message>
        <source>on loan</source>
        <translation>geliehen</translation>
    </message>
    <message>
        <source>No gods yet</source>
        <translation>Noch keine Gottheiten</translation>
    </message>
    <message>
        <source>upkeep %1 of %2</source>
        <translation>Unterhalt %1 von %2</translation>
    </message>
</context>
<context>
    <name>OwnGrain</name>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>grain</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1, missing: %2</source>
        <translation>%1, es fehlt: %2</translation>
    </message>
    <message>
        <source>%1, fed</source>
        <translation>%1, satt</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Korn</translation>
    </message>
    <message>
        <source>need %1</source>
        <translation>nötig: %1</translation>
    </message>
</context>
<context>
    <name>OwnMore</name>
    <message>
        <source>Quarry, %1 stones a round</source>
        <translation>Steinbruch, %1 Steine pro Runde</translation>
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
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Let the camp work twice</source>
        <translation>Lager doppelt wirken lassen</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>OwnSeat</name>
    <message>
        <source>%1, your whole board</source>
        <translation>%1, dein ganzes Tableau</translation>
    </message>
</context>
<context>
    <name>OwnStrip</name>
    <message>
        <source>%1, Fame: %2, Workers: %3, Cats: %4, Stone dice: %5</source>
        <translation>%1, Ruhm: %2, Arbeiter: %3, Katzen: %4, Steinwürfel: %5</translation>
    </message>
</context>
<context>
    <name>OwnThings</name>
    <message>
        <source>Your project, hold to see it</source>
        <translation>Dein Projekt, zum Ansehen gedrückt halten</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 Rest tiles taken</source>
        <translation>
            <numerusform>%n von 3 Rastplättchen genommen</numerusform>
            <numerusform>%n von 3 Rastplättchen genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pharaoh</source>
        <translation>Dein Pharao</translation>
    </message>
    <message>
        <source>Your pharaoh card: %1. 7 points if your researcher stands there at the end.</source>
        <translation>Deine Pharaokarte: %1. 7 Punkte, wenn dein Forscher am Ende dort steht.</translation>
    </message>
    <message numerus="yes">
        <source>%n mummy(s) of yours, hold to see them</source>
        <translation>
            <numerusform>%n Mumie von dir, zum Ansehen gedrückt halten</numerusform>
            <numerusform>%n Mumien von dir, zum Ansehen gedrückt halten</numerusform>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Bes</source>
        <translation>Bes</translation>
    </message>
    <message>
        <source>Hapy</source>
        <translation>Hapi</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Einwerfen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>PanelBuild</name>
    <message>
        <source>%1 of %2</source>
        <comment>strength used</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <comment>stones</comment>
        <translation>Übrig: %1</translation>
    </message>
</context>
<context>
    <name>PanelFeed</name>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) as grain</source>
        <translation>
            <numerusform>%n Stein als Korn</numerusform>
            <numerusform>%n Steine als Korn</numerusform>
        </translation>
    </message>
    <message>
        <source>then everybody is fed</source>
        <translation>dann sind alle satt</translation>
    </message>
    <message>
        <source>then missing: %1, points lost: %2</source>
        <translation>dann fehlt: %1, Punktverlust: %2</translation>
    </message>
</context>
<context>
    <name>PanelFlood</name>
    <message>
        <source>The flood</source>
        <translation>Die Flut</translation>
    </message>
</context>
<context>
    <name>PanelFoot</name>
    <message>
        <source>Moor here</source>
        <translation>Hier anlegen</translation>
    </message>
    <message>
        <source>Take this card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>Choose a level</source>
        <translation>Höhe wählen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Move the flood</source>
        <translation>Flut bewegen</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <translation>Leiste wählen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Keine davon</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>%n behalten</numerusform>
            <numerusform>%n behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Verzichten</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for cards put back</source>
        <translation>
            <numerusform>%n Punkt für zurückgelegte Karten</numerusform>
            <numerusform>%n Punkte für zurückgelegte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n Karte ziehen</numerusform>
            <numerusform>%n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many</source>
        <translation>Anzahl wählen</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n stone(s)</source>
        <translation>
            <numerusform>Kostet %n Stein</numerusform>
            <numerusform>Kostet %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachsehen</translation>
    </message>
</context>
<context>
    <name>PanelPrompt</name>
    <message numerus="yes">
        <source>The end has come: %n turn(s) left.</source>
        <translation>
            <numerusform>Das Ende ist eingeläutet: noch %n Zug.</numerusform>
            <numerusform>Das Ende ist eingeläutet: noch %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last turn.</source>
        <translation>Das ist der letzte Zug.</translation>
    </message>
    <message>
        <source>Still to pay: %1</source>
        <translation>Noch zu zahlen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n Schiff bereit</numerusform>
            <numerusform>%n Schiffe bereit</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a ship onto the river, or tap a bend.</source>
        <translation>Zieh ein Schiff auf den Fluss oder tippe auf eine Biegung.</translation>
    </message>
</context>
<context>
    <name>PawnSupply</name>
    <message>
        <source>Your pawns</source>
        <translation>Deine Figuren</translation>
    </message>
</context>
<context>
    <name>PawnsPage</name>
    <message>
        <source>Placing a pawn</source>
        <translation>Eine Figur einsetzen</translation>
    </message>
    <message>
        <source>Where a pawn may stand</source>
        <translation>Wo eine Figur stehen darf</translation>
    </message>
    <message>
        <source>Choose a pawn of your supply and set it on any tile of the pyramid that has no pawn on it and is not Forbidden. It may be a tile of the base or one that was added since, by either player.</source>
        <translation>Wähle eine Figur aus deinem Vorrat und setze sie auf ein beliebiges Plättchen der Pyramide, auf dem keine Figur steht und das nicht verboten ist. Es darf ein Plättchen der Basis sein oder eines, das seither angelegt wurde, egal von wem.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Mumie</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Pharao</translation>
    </message>
    <message>
        <source>The four kinds of pawn.</source>
        <translation>Die vier Arten von Figuren.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;Worker&lt;/b&gt; counts as one pawn and has no power of its own. The other three have rules of their own.</source>
        <translation>Ein &lt;b&gt;Arbeiter&lt;/b&gt; zählt als eine Figur und hat keine eigene Fähigkeit. Für die anderen drei gelten eigene Regeln.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Mummy&lt;/b&gt; may take the place of an opposing Worker.</source>
        <translation>Die &lt;b&gt;Mumie&lt;/b&gt; darf den Platz eines gegnerischen Arbeiters einnehmen.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Priest&lt;/b&gt; is safe from the rival. He waits until your Mummy has been played.</source>
        <translation>Der &lt;b&gt;Priester&lt;/b&gt; ist vor dem Gegner sicher. Er wartet, bis deine Mumie gespielt ist.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; counts as two. He is safe like a Priest, unless you agreed otherwise before the match. Only the player who begins has one.</source>
        <translation>Der &lt;b&gt;Pharao&lt;/b&gt; zählt als zwei. Er ist sicher wie ein Priester, wenn vor der Partie nichts anderes gewählt wurde. Nur wer beginnt, hat einen.</translation>
    </message>
    <message>
        <source>Once placed, a pawn stays for the rest of the match, unless a power moves it or another pawn takes its place.</source>
        <translation>Einmal eingesetzt, bleibt eine Figur für den Rest der Partie stehen, es sei denn, eine Fähigkeit versetzt sie oder eine andere Figur nimmt ihren Platz ein.</translation>
    </message>
</context>
<context>
    <name>PearlChoice</name>
    <message>
        <source>Gain the same</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>PeekFace</name>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>Bisher %n Punkt</numerusform>
            <numerusform>Bisher %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Add to your friends</source>
        <translation>Zu deinen Freunden hinzufügen</translation>
    </message>
    <message>
        <source>Next time you can invite each other by name.</source>
        <translation>Beim nächsten Mal könnt ihr euch mit Namen einladen.</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Blockierung aufheben</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>No invitations and no greetings from this person any more. This match goes on.</source>
        <translation>Keine Einladungen und keine Grüße mehr von dieser Person. Diese Partie geht weiter.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Melden</translation>
    </message>
</context>
<context>
    <name>PharaohPage</name>
    <message>
        <source>The Pharaoh</source>
        <translation>Der Pharao</translation>
    </message>
    <message>
        <source>Counts as two pawns</source>
        <translation>Zählt als zwei Figuren</translation>
    </message>
    <message>
        <source>Only the player who begins has a Pharaoh.</source>
        <translation>Nur wer beginnt, hat einen Pharao.</translation>
    </message>
    <message>
        <source>As a rule the Pharaoh behaves like a Priest: the rival cannot swap him or turn his tile, and he may be played only after his owner&apos;s Mummy.</source>
        <translation>In der Regel verhält sich der Pharao wie ein Priester: Der Gegner kann ihn nicht tauschen und sein Plättchen nicht drehen, und er darf erst nach der Mumie seines Besitzers gespielt werden.</translation>
    </message>
    <message>
        <source>In his network he counts as &lt;b&gt;two pawns&lt;/b&gt;.</source>
        <translation>In seinem Netz zählt er als &lt;b&gt;zwei Figuren&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>On a tile that counts double he still counts as two.</source>
        <translation>Auf einem Plättchen, das doppelt zählt, zählt er immer noch als zwei.</translation>
    </message>
    <message>
        <source>On an ankh he holds one ankh, like any other pawn.</source>
        <translation>Auf einem Ankh hält er ein Ankh, wie jede andere Figur.</translation>
    </message>
    <message>
        <source>An option</source>
        <translation>Eine Option</translation>
    </message>
    <message>
        <source>Before a match you may agree that the Pharaoh behaves like a Mummy instead. Then he may be played at any time and may take the place of an opposing Worker. The rival&apos;s Mummy still cannot take his place, but he can be swapped and his tile can be turned. He still counts as two.</source>
        <translation>Vor einer Partie kann gewählt werden, dass sich der Pharao stattdessen wie eine Mumie verhält. Dann darf er jederzeit gespielt werden und den Platz eines gegnerischen Arbeiters einnehmen. Die gegnerische Mumie kann seinen Platz weiterhin nicht einnehmen, aber er kann getauscht und sein Plättchen gedreht werden. Er zählt weiterhin als zwei.</translation>
    </message>
</context>
<context>
    <name>PhasesChapter</name>
    <message>
        <source>The seven phases</source>
        <translation>Die sieben Phasen</translation>
    </message>
    <message>
        <source>Ten Nile cards are turned up, one for each of the ten places along the river. The first goes to &lt;b&gt;Ombos&lt;/b&gt;, the next to the place below it, and so on downstream.</source>
        <translation>Zehn Nilkarten werden aufgedeckt, eine für jeden der zehn Plätze am Fluss. Die erste kommt nach &lt;b&gt;Ombos&lt;/b&gt;, die nächste auf den Platz darunter, und so weiter flussabwärts.</translation>
    </message>
    <message>
        <source>Rounds 1 and 2</source>
        <translation>Runden 1 und 2</translation>
    </message>
    <message>
        <source>20 of 22 cards marked 1·2</source>
        <translation>20 von 22 Karten mit 1·2</translation>
    </message>
    <message>
        <source>Rounds 3 and 4</source>
        <translation>Runden 3 und 4</translation>
    </message>
    <message>
        <source>20 of 22 cards marked 3·4</source>
        <translation>20 von 22 Karten mit 3·4</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Runde 5</translation>
    </message>
    <message>
        <source>10 of 12 cards marked 5</source>
        <translation>10 von 12 Karten mit 5</translation>
    </message>
    <message>
        <source>The corner of a card says in which rounds it can come.</source>
        <translation>Die Ecke einer Karte sagt, in welchen Runden sie kommen kann.</translation>
    </message>
    <message>
        <source>Two cards of each deck never come: nobody knows which.</source>
        <translation>Zwei Karten jedes Stapels kommen nie: Niemand weiß, welche.</translation>
    </message>
    <message>
        <source>Cards that nobody has taken leave the game at the end of the round. They do not come back.</source>
        <translation>Karten, die niemand genommen hat, kommen am Ende der Runde aus dem Spiel. Sie kehren nicht zurück.</translation>
    </message>
    <message>
        <source>All workers that built in the round before are ready again.</source>
        <translation>Alle Arbeiter, die in der vorigen Runde gebaut haben, sind wieder bereit.</translation>
    </message>
    <message>
        <source>The player with turn tile 1 places a ship, then the one with tile 2, and so on, round and round. What the ship brings is resolved at once and completely, then it is the next player&apos;s turn.</source>
        <translation>Der Spieler mit Zugplättchen 1 setzt ein Schiff ein, dann der mit Plättchen 2, und so weiter, immer reihum. Was das Schiff bringt, wird sofort und vollständig ausgeführt, dann ist der nächste Spieler am Zug.</translation>
    </message>
    <message>
        <source>Instead of placing a ship you may &lt;b&gt;pass&lt;/b&gt;. Then you are out until the next round; the others go on without you.</source>
        <translation>Statt ein Schiff einzusetzen, darfst du &lt;b&gt;passen&lt;/b&gt;. Dann bist du bis zur nächsten Runde draußen; die anderen machen ohne dich weiter.</translation>
    </message>
    <message>
        <source>The player who has no ship left, or no bend to go to, passes without being asked.</source>
        <translation>Wer kein Schiff mehr hat oder keine Biegung, zu der es fahren kann, passt, ohne gefragt zu werden.</translation>
    </message>
    <message>
        <source>After your ship you are asked once more only if it brought you something that can be played at once.</source>
        <translation>Nach deinem Schiff wirst du nur dann noch einmal gefragt, wenn es dir etwas gebracht hat, das sofort gespielt werden kann.</translation>
    </message>
    <message>
        <source>When all have passed, the ships at cards and camps come home. Those at the sites stay until the end of the Site bonus.</source>
        <translation>Haben alle gepasst, kehren die Schiffe von Karten und Lagern heim. Die auf den Baustellen bleiben bis zum Ende der Bauprämie.</translation>
    </message>
    <message>
        <source>The player who is in front on the score track goes first. That order is fixed before anybody loses points.</source>
        <translation>Wer auf der Punkteleiste vorn ist, kommt zuerst. Diese Reihenfolge steht fest, bevor jemand Punkte verliert.</translation>
    </message>
    <message>
        <source>If your fields give enough, nothing happens. Grain that is left over is gone: it is not stored.</source>
        <translation>Geben deine Äcker genug, geschieht nichts. Übriges Korn ist weg: Es wird nicht gelagert.</translation>
    </message>
    <message>
        <source>If grain is missing, and you have a card that could help, you are asked. Otherwise the loss is counted automatically.</source>
        <translation>Fehlt Korn und hast du eine Karte, die helfen könnte, wirst du gefragt. Sonst wird der Verlust von selbst gezählt.</translation>
    </message>
    <message>
        <source>What you lose is one move back on the score track.</source>
        <translation>Was du verlierst, ist eine Bewegung zurück auf der Punkteleiste.</translation>
    </message>
    <message>
        <source>In the order of the turn tiles everybody gets as many stones as all their quarries show, the one from the start included.</source>
        <translation>In der Reihenfolge der Zugplättchen erhalten alle so viele Steine, wie alle ihre Steinbrüche zeigen, der vom Anfang eingeschlossen.</translation>
    </message>
    <message>
        <source>The quarry from the start and one more: 3 + 2 stones in every round.</source>
        <translation>Der Steinbruch vom Anfang und ein weiterer: 3 + 2 Steine in jeder Runde.</translation>
    </message>
    <message>
        <source>Stones before</source>
        <translation>Steine vorher</translation>
    </message>
    <message>
        <source>From two quarries</source>
        <translation>Aus zwei Steinbrüchen</translation>
    </message>
    <message>
        <source>All building at one site is finished before the next site begins. Within a site it goes in this order:</source>
        <translation>Auf einer Baustelle wird fertig gebaut, bevor die nächste beginnt. Auf einer Baustelle gilt diese Reihenfolge:</translation>
    </message>
    <message>
        <source>The owner of “%1”, with a ship there, if the owner wants to.</source>
        <translation>Der Besitzer von „%1“, mit einem Schiff dort, wenn er will.</translation>
    </message>
    <message>
        <source>The places, from the Nile outwards.</source>
        <translation>Die Plätze, vom Nil aus nach außen.</translation>
    </message>
    <message>
        <source>The ship for which “%1” has been played.</source>
        <translation>Das Schiff, für das „%1“ gespielt wurde.</translation>
    </message>
    <message>
        <source>The ships in reserve, one for each place that was given up.</source>
        <translation>Die Schiffe in Reserve, eines für jeden Platz, auf den verzichtet wurde.</translation>
    </message>
    <message>
        <source>First turquoise, then lapis, then carnelian. Ochre builds only if one of them gives up.</source>
        <translation>Erst Türkis, dann Lapis, dann Karneol. Ocker baut nur, wenn einer von ihnen verzichtet.</translation>
    </message>
    <message>
        <source>Each ship is one building action, or is &lt;b&gt;given up&lt;/b&gt;. That is decided when its turn comes, and is final.</source>
        <translation>Jedes Schiff ist eine Bauaktion, oder es wird darauf &lt;b&gt;verzichtet&lt;/b&gt;. Das entscheidet sich, wenn es an der Reihe ist, und ist endgültig.</translation>
    </message>
    <message>
        <source>The player who cannot build at all, and has no card that could help, gives up without being asked.</source>
        <translation>Wer gar nicht bauen kann und keine Karte hat, die helfen könnte, verzichtet, ohne gefragt zu werden.</translation>
    </message>
    <message>
        <source>A ship that was given up goes home at once, costs nothing, and does not count for the Site bonus.</source>
        <translation>Ein Schiff, auf das verzichtet wurde, fährt sofort heim, kostet nichts und zählt nicht für die Bauprämie.</translation>
    </message>
    <message>
        <source>Count at how many sites you have &lt;b&gt;built&lt;/b&gt; in this round: your ships are still there.</source>
        <translation>Zähle, auf wie vielen Baustellen du in dieser Runde &lt;b&gt;gebaut&lt;/b&gt; hast: Deine Schiffe sind noch dort.</translation>
    </message>
    <message>
        <source>At one site</source>
        <translation>Auf einer Baustelle</translation>
    </message>
    <message>
        <source>At two sites</source>
        <translation>Auf zwei Baustellen</translation>
    </message>
    <message>
        <source>At all three</source>
        <translation>Auf allen dreien</translation>
    </message>
    <message>
        <source>Lapis is in front and goes first: 3 points. Then carnelian gets 6, and comes to stand behind lapis.</source>
        <translation>Lapis ist vorn und kommt zuerst: 3 Punkte. Dann erhält Karneol 6 und kommt hinter Lapis zu stehen.</translation>
    </message>
    <message>
        <source>The player who is in front on the score track goes first. It matters where two come to the same square.</source>
        <translation>Wer auf der Punkteleiste vorn ist, kommt zuerst. Das ist wichtig, wenn zwei auf dasselbe Feld kommen.</translation>
    </message>
    <message>
        <source>A ship that gave up does not count, nor does one that waited in the reserve for nothing.</source>
        <translation>Ein Schiff, das verzichtet hat, zählt nicht, ebenso wenig eines, das vergeblich in der Reserve gewartet hat.</translation>
    </message>
    <message>
        <source>Then the ships come home.</source>
        <translation>Dann kehren die Schiffe heim.</translation>
    </message>
    <message>
        <source>The turn tiles are given out anew. The player who is &lt;b&gt;furthest behind&lt;/b&gt; on the score track gets tile 1 and sails first in the next round, the next one gets tile 2, and so on.</source>
        <translation>Die Zugplättchen werden neu verteilt. Wer auf der Punkteleiste &lt;b&gt;am weitesten hinten&lt;/b&gt; ist, bekommt Plättchen 1 und fährt in der nächsten Runde zuerst, der Nächste bekommt Plättchen 2, und so weiter.</translation>
    </message>
    <message>
        <source>Turquoise is last and sails first. Carnelian came to square 15 after lapis: carnelian is second, lapis third.</source>
        <translation>Türkis ist Letzter und fährt zuerst. Karneol kam nach Lapis auf Feld 15: Karneol ist Zweiter, Lapis Dritter.</translation>
    </message>
    <message>
        <source>Of two on the same square the one that &lt;b&gt;came later&lt;/b&gt; is behind.</source>
        <translation>Von zweien auf demselben Feld ist der hinten, der &lt;b&gt;später kam&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Tiles are given out after the fifth round too: the final scoring goes by them.</source>
        <translation>Auch nach der fünften Runde werden Plättchen verteilt: Die Schlusswertung richtet sich nach ihnen.</translation>
    </message>
    <message>
        <source>Then comes the last chance of the round to play cards: the player who has something that can still matter is asked, in the order of the new tiles.</source>
        <translation>Dann kommt die letzte Gelegenheit der Runde, Karten zu spielen: Wer etwas hat, das noch zählen kann, wird gefragt, in der Reihenfolge der neuen Plättchen.</translation>
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
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PillarsChapter</name>
    <message>
        <source>The pillars</source>
        <translation>Die Säulen</translation>
    </message>
    <message>
        <source>Researchers</source>
        <translation>Forscher</translation>
    </message>
    <message>
        <source>Coming, replacing, moving over</source>
        <translation>Kommen, verdrängen, hinüberziehen</translation>
    </message>
    <message>
        <source>Your team has &lt;b&gt;five researchers&lt;/b&gt;. At a pillar there is room for one, whoever&apos;s it is. It decides who gets the sarcophagi.</source>
        <translation>Dein Team hat &lt;b&gt;fünf Forscher&lt;/b&gt;. An einer Säule ist Platz für einen, egal wem er gehört. Er entscheidet, wer die Sarkophage bekommt.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>A pair of camels looks the same way: lapis replaces carnelian. The scarab is the third, so lapis takes the sarcophagus with two eyes.</source>
        <translation>Ein Kamelpaar blickt in die gleiche Richtung: Lapis verdrängt Karneol. Der Skarabäus ist der dritte, also nimmt Lapis den Sarkophag mit zwei Augen.</translation>
    </message>
    <message>
        <source>With a researcher in your supply, yours comes by itself wherever one may come.</source>
        <translation>Hast du einen Forscher im Vorrat, kommt er von selbst überall dorthin, wo einer kommen darf.</translation>
    </message>
    <message>
        <source>A researcher that is replaced goes back to the supply of its owner and can come again.</source>
        <translation>Ein verdrängter Forscher kehrt in den Vorrat seines Besitzers zurück und kann wiederkommen.</translation>
    </message>
    <message>
        <source>The researcher comes &lt;b&gt;before&lt;/b&gt; the scarabs of that animal. So a replacement can win what the rival was waiting for.</source>
        <translation>Der Forscher kommt &lt;b&gt;vor&lt;/b&gt; den Skarabäen dieses Tiers. Wer verdrängt, kann also gewinnen, worauf der Gegner gewartet hat.</translation>
    </message>
    <message>
        <source>Each animal of your card is resolved separately: two researchers may come in one turn.</source>
        <translation>Jedes Tier deiner Karte wird einzeln abgehandelt: In einem Zug können zwei Forscher kommen.</translation>
    </message>
    <message>
        <source>When your supply is empty</source>
        <translation>Wenn dein Vorrat leer ist</translation>
    </message>
    <message>
        <source>Then one of your researchers may &lt;b&gt;move over&lt;/b&gt; from another pillar. You choose which, or that none comes.</source>
        <translation>Dann darf einer deiner Forscher von einer anderen Säule &lt;b&gt;hinüberziehen&lt;/b&gt;. Du wählst, welcher, oder dass keiner kommt.</translation>
    </message>
    <message>
        <source>A pair of cats, and nobody left in the supply: the researcher at the ibis goes over to the cat.</source>
        <translation>Ein Katzenpaar, und niemand mehr im Vorrat: Der Forscher beim Ibis zieht zur Katze hinüber.</translation>
    </message>
    <message>
        <source>The pillar it leaves keeps its scarabs and sarcophagi, and nobody stands there now.</source>
        <translation>Die Säule, die er verlässt, behält ihre Skarabäen und Sarkophage, aber es steht niemand mehr dort.</translation>
    </message>
    <message>
        <source>If none comes, an empty pillar stays empty, and a rival who could have been replaced stays.</source>
        <translation>Kommt keiner, bleibt eine leere Säule leer, und ein Gegner, der hätte verdrängt werden können, bleibt.</translation>
    </message>
    <message>
        <source>The scarabs come in any case.</source>
        <translation>Die Skarabäen kommen auf jeden Fall.</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Skarabäen</translation>
    </message>
    <message>
        <source>One for each pair, two at most</source>
        <translation>Einer für jedes Paar, höchstens zwei</translation>
    </message>
    <message>
        <source>Each pair brings one scarab from the slab to the pillar of its animal. But at &lt;b&gt;one pillar&lt;/b&gt; at most &lt;b&gt;two&lt;/b&gt; arrive in a turn; further pairs of that animal bring none.</source>
        <translation>Jedes Paar bringt einen Skarabäus von der Steinplatte zur Säule seines Tiers. Aber an &lt;b&gt;einer Säule&lt;/b&gt; kommen pro Zug höchstens &lt;b&gt;zwei&lt;/b&gt; an; weitere Paare dieses Tiers bringen keinen.</translation>
    </message>
    <message>
        <source>1 pair of an animal</source>
        <translation>1 Paar eines Tiers</translation>
    </message>
    <message>
        <source>2 pairs</source>
        <translation>2 Paare</translation>
    </message>
    <message>
        <source>3 pairs or more</source>
        <translation>3 Paare oder mehr</translation>
    </message>
    <message>
        <source>2 pairs of each animal of the card</source>
        <translation>2 Paare von jedem Tier der Karte</translation>
    </message>
    <message>
        <source>The third scarab</source>
        <translation>Der dritte Skarabäus</translation>
    </message>
    <message>
        <source>A pillar never holds more than three scarabs. The third one opens a sarcophagus, and all three go back to the slab at once. If another is due, it comes after that.</source>
        <translation>An einer Säule liegen nie mehr als drei Skarabäen. Der dritte öffnet einen Sarkophag, und alle drei gehen sofort auf die Steinplatte zurück. Steht noch einer aus, kommt er danach.</translation>
    </message>
    <message>
        <source>Two pairs of hippos, both looking opposite ways, bring two scarabs. The first opens the top sarcophagus for carnelian, the second begins anew.</source>
        <translation>Zwei Nilpferdpaare, beide mit entgegengesetztem Blick, bringen zwei Skarabäen. Der erste öffnet den obersten Sarkophag für Karneol, der zweite beginnt von vorn.</translation>
    </message>
    <message>
        <source>When scarabs run out</source>
        <translation>Wenn die Skarabäen ausgehen</translation>
    </message>
    <message>
        <source>There are sixteen scarabs. If the slab is empty, a scarab that is due is lost; the researcher still comes.</source>
        <translation>Es gibt sechzehn Skarabäen. Ist die Steinplatte leer, verfällt ein fälliger Skarabäus; der Forscher kommt trotzdem.</translation>
    </message>
    <message>
        <source>Scarabs that go back in the same turn can be used again at once.</source>
        <translation>Skarabäen, die im selben Zug zurückgehen, können sofort wieder genutzt werden.</translation>
    </message>
    <message>
        <source>A pillar without sarcophagi keeps its three scarabs, and further ones stay on the slab. Researchers may still come there and be replaced.</source>
        <translation>Eine Säule ohne Sarkophage behält ihre drei Skarabäen, weitere bleiben auf der Steinplatte. Forscher dürfen weiterhin dorthin kommen und verdrängt werden.</translation>
    </message>
    <message>
        <source>Which animal first</source>
        <translation>Welches Tier zuerst</translation>
    </message>
    <message>
        <source>When both animals of a card make pairs</source>
        <translation>Wenn beide Tiere einer Karte Paare bilden</translation>
    </message>
    <message>
        <source>If both animals of your card make pairs, you decide which of them is resolved first. It hardly ever matters: as a rule the &lt;b&gt;lower&lt;/b&gt; animal goes first, and you are asked only if the result would change.</source>
        <translation>Bilden beide Tiere deiner Karte Paare, entscheidest du, welches zuerst abgehandelt wird. Meist ist das egal: In der Regel kommt das &lt;b&gt;untere&lt;/b&gt; Tier zuerst, und du wirst nur gefragt, wenn sich das Ergebnis ändert.</translation>
    </message>
    <message>
        <source>That can happen in two cases:</source>
        <translation>Das kann in zwei Fällen geschehen:</translation>
    </message>
    <message>
        <source>Your supply has fewer &lt;b&gt;researchers&lt;/b&gt; than the two animals need.</source>
        <translation>Dein Vorrat hat weniger &lt;b&gt;Forscher&lt;/b&gt;, als die beiden Tiere brauchen.</translation>
    </message>
    <message>
        <source>The slab has fewer &lt;b&gt;scarabs&lt;/b&gt; than the two animals are due.</source>
        <translation>Auf der Steinplatte liegen weniger &lt;b&gt;Skarabäen&lt;/b&gt;, als den beiden Tieren zustehen.</translation>
    </message>
    <message>
        <source>upper: camel</source>
        <translation>oben: Kamel</translation>
    </message>
    <message>
        <source>lower: hippo</source>
        <translation>unten: Nilpferd</translation>
    </message>
    <message>
        <source>One scarab is left on the slab, one is due at each pillar. If the camel goes first, it opens, three scarabs go back, and the hippo gets its scarab too.</source>
        <translation>Auf der Steinplatte liegt noch ein Skarabäus, an jeder Säule ist einer fällig. Kommt das Kamel zuerst, öffnet es, drei Skarabäen gehen zurück, und auch das Nilpferd bekommt seinen Skarabäus.</translation>
    </message>
    <message>
        <source>Within one animal the order is fixed: first the researcher, then its scarabs one by one.</source>
        <translation>Innerhalb eines Tiers ist die Reihenfolge fest: erst der Forscher, dann seine Skarabäen, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>Where two ways come to the same, only one of them is offered.</source>
        <translation>Wo zwei Wege zum selben Ergebnis führen, wird nur einer davon angeboten.</translation>
    </message>
    <message>
        <source>Sarcophagi and mummies</source>
        <translation>Sarkophage und Mumien</translation>
    </message>
    <message>
        <source>Opening them, eyes and values</source>
        <translation>Öffnen, Augen und Werte</translation>
    </message>
    <message>
        <source>At each pillar three sarcophagi lie in a stack. They are opened from the top: &lt;b&gt;one eye, two eyes, three eyes&lt;/b&gt;. The more eyes, the more precious the mummy.</source>
        <translation>An jeder Säule liegen drei Sarkophage übereinander. Sie werden von oben geöffnet: &lt;b&gt;ein Auge, zwei Augen, drei Augen&lt;/b&gt;. Je mehr Augen, desto kostbarer die Mumie.</translation>
    </message>
    <message>
        <source>The seven mummies of each kind, each with its value.</source>
        <translation>Die sieben Mumien jeder Art, jede mit ihrem Wert.</translation>
    </message>
    <message>
        <source>One eye: 3 four times, 4 three times</source>
        <translation>Ein Auge: viermal 3, dreimal 4</translation>
    </message>
    <message>
        <source>Two eyes: 5 four times, 6 three times</source>
        <translation>Zwei Augen: viermal 5, dreimal 6</translation>
    </message>
    <message>
        <source>Three eyes: 7 three times, 8 and 10 twice each</source>
        <translation>Drei Augen: dreimal 7, je zweimal 8 und 10</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The &lt;b&gt;third scarab&lt;/b&gt; opens the top sarcophagus. The team whose researcher stands there takes it at once, whoever made the pair.</source>
        <translation>Der &lt;b&gt;dritte Skarabäus&lt;/b&gt; öffnet den obersten Sarkophag. Das Team, dessen Forscher dort steht, nimmt ihn sofort, egal wer das Paar gebildet hat.</translation>
    </message>
    <message>
        <source>Only the owner sees the value. The eyes stay visible to all.</source>
        <translation>Nur der Besitzer sieht den Wert. Die Augen bleiben für alle sichtbar.</translation>
    </message>
    <message>
        <source>The three scarabs go back to the slab.</source>
        <translation>Die drei Skarabäen gehen auf die Steinplatte zurück.</translation>
    </message>
    <message>
        <source>Nobody there</source>
        <translation>Niemand dort</translation>
    </message>
    <message>
        <source>If nobody stands at the pillar when the third scarab comes, the sarcophagus stays shut and the pillar is full. The next researcher to arrive takes it at once; the three scarabs go back, and then the scarabs of that turn follow.</source>
        <translation>Steht niemand an der Säule, wenn der dritte Skarabäus kommt, bleibt der Sarkophag zu, und die Säule ist voll. Der nächste Forscher, der ankommt, nimmt ihn sofort; die drei Skarabäen gehen zurück, und dann folgen die Skarabäen dieses Zugs.</translation>
    </message>
    <message>
        <source>A pair of crocodiles: turquoise arrives, takes the sarcophagus with one eye, and its scarab is the first of the next three.</source>
        <translation>Ein Krokodilpaar: Türkis kommt an, nimmt den Sarkophag mit einem Auge, und sein Skarabäus ist der erste der nächsten drei.</translation>
    </message>
    <message>
        <source>A whole turn in pictures</source>
        <translation>Ein ganzer Zug in Bildern</translation>
    </message>
    <message>
        <source>One card, two animals, two pillars</source>
        <translation>Eine Karte, zwei Tiere, zwei Säulen</translation>
    </message>
    <message>
        <source>You are lapis and drop a card with a hippo above a camel into the second shaft.</source>
        <translation>Du bist Lapis und wirfst eine Karte mit einem Nilpferd über einem Kamel in den zweiten Schacht ein.</translation>
    </message>
    <message>
        <source>Two pairs: the camel with the one on its left, the hippo with the one below it on the right.</source>
        <translation>Zwei Paare: das Kamel mit dem links daneben, das Nilpferd mit dem rechts unter ihm.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;camels&lt;/b&gt; look opposite ways. Carnelian stands at the camel&apos;s pillar and stays; one scarab comes, its second.</source>
        <translation>Die &lt;b&gt;Kamele&lt;/b&gt; schauen in entgegengesetzte Richtungen. An ihrer Säule steht Karneol und bleibt; ein Skarabäus kommt, der zweite.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;hippos&lt;/b&gt; look the same way. Your researcher replaces carnelian&apos;s. The scarab that comes is the third: it opens the top sarcophagus, and that is yours.</source>
        <translation>Die &lt;b&gt;Nilpferde&lt;/b&gt; schauen in die gleiche Richtung. Dein Forscher verdrängt den von Karneol. Der Skarabäus, der kommt, ist der dritte: Er öffnet den obersten Sarkophag, und der gehört dir.</translation>
    </message>
    <message>
        <source>Both pillars before and after. The three scarabs went back to the slab.</source>
        <translation>Beide Säulen vorher und nachher. Die drei Skarabäen gingen auf die Steinplatte zurück.</translation>
    </message>
    <message>
        <source>You look at the value of your mummy; the others see its eye only. Then you draw a card.</source>
        <translation>Du siehst den Wert deiner Mumie; die anderen sehen nur das Auge. Dann ziehst du eine Karte.</translation>
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
        <translation>Theben</translation>
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
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>Heliopolis</source>
        <translation>Heliopolis</translation>
    </message>
    <message>
        <source>Saqqara</source>
        <translation>Sakkara</translation>
    </message>
    <message>
        <source>Dahshur</source>
        <translation>Daschur</translation>
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
        <translation>Erstes freies Feld</translation>
    </message>
</context>
<context>
    <name>PlanChoice</name>
    <message>
        <source>Another shaft</source>
        <translation>Anderer Schacht</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Wie genau?</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Einwerfen</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You begin.</source>
        <translation>Du beginnst.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>You begin and have the Pharaoh.</source>
        <translation>Du beginnst und hast den Pharao.</translation>
    </message>
    <message>
        <source>%1 begins and has the Pharaoh.</source>
        <translation>%1 beginnt und hat den Pharao.</translation>
    </message>
    <message>
        <source>You begin with a Sphinx card.</source>
        <translation>Du beginnst mit einer Sphinxkarte.</translation>
    </message>
    <message>
        <source>%1 begins with a Sphinx card.</source>
        <translation>%1 beginnt mit einer Sphinxkarte.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>Du ziehst ein Plättchen.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 zieht ein Plättchen.</translation>
    </message>
    <message>
        <source>You draw: %1.</source>
        <comment>a tile</comment>
        <translation>Du ziehst: %1.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <comment>who, a tile</comment>
        <translation>%1 zieht: %2.</translation>
    </message>
    <message>
        <source>%1; pawn: %2, yours</source>
        <comment>a place, a kind of pawn</comment>
        <translation>%1; Figur: %2, deine</translation>
    </message>
    <message>
        <source>%1; pawn: %2, of %3</source>
        <comment>a place, a kind of pawn, who</comment>
        <translation>%1; Figur: %2, von %3</translation>
    </message>
    <message numerus="yes">
        <source>You open a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>Du öffnest einen Sarkophag mit %n Auge.</numerusform>
            <numerusform>Du öffnest einen Sarkophag mit %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opens a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>%1 öffnet einen Sarkophag mit %n Auge.</numerusform>
            <numerusform>%1 öffnet einen Sarkophag mit %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hand over a sarcophagus with %n eye(s) to %1.</source>
        <translation>
            <numerusform>Du gibst %1 einen Sarkophag mit %n Auge.</numerusform>
            <numerusform>Du gibst %1 einen Sarkophag mit %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to you.</source>
        <translation>
            <numerusform>%1 gibt dir einen Sarkophag mit %n Auge.</numerusform>
            <numerusform>%1 gibt dir einen Sarkophag mit %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to %2.</source>
        <translation>
            <numerusform>%1 gibt %2 einen Sarkophag mit %n Auge.</numerusform>
            <numerusform>%1 gibt %2 einen Sarkophag mit %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses you.</source>
        <translation>Wählt dich.</translation>
    </message>
    <message>
        <source>Chooses %1.</source>
        <comment>a player</comment>
        <translation>Wählt %1.</translation>
    </message>
    <message>
        <source>Replaces your researcher (%1).</source>
        <comment>an animal</comment>
        <translation>Verdrängt deinen Forscher (%1).</translation>
    </message>
    <message>
        <source>Replaces the researcher of %1 (%2).</source>
        <comment>who, an animal</comment>
        <translation>Verdrängt den Forscher von %1 (%2).</translation>
    </message>
    <message>
        <source>Floor %1 of the pyramid is finished: %2 for you.</source>
        <comment>floor, points</comment>
        <translation>Ebene %1 der Pyramide ist fertig: %2 für dich.</translation>
    </message>
    <message>
        <source>Floor %1 of the pyramid is finished: %2 for %3.</source>
        <comment>floor, points, who</comment>
        <translation>Ebene %1 der Pyramide ist fertig: %2 für %3.</translation>
    </message>
    <message>
        <source>You show “%1”: %2.</source>
        <comment>a Sphinx card, points</comment>
        <translation>Du zeigst „%1“: %2.</translation>
    </message>
    <message>
        <source>%1 shows “%2”: %3.</source>
        <comment>who, a Sphinx card, points</comment>
        <translation>%1 zeigt „%2“: %3.</translation>
    </message>
    <message>
        <source>built by you</source>
        <translation>von dir gebaut</translation>
    </message>
    <message>
        <source>built by %1</source>
        <translation>von %1 gebaut</translation>
    </message>
    <message>
        <source>Copies your Rest tile: %1.</source>
        <translation>Kopiert dein Rastplättchen: %1.</translation>
    </message>
    <message>
        <source>Copies the Rest tile of %1: %2.</source>
        <comment>who, a tile</comment>
        <translation>Kopiert das Rastplättchen von %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You have built for %n Fame. Copy it for %1?</source>
        <translation>
            <numerusform>Du hast für %n Ruhm gebaut. Für %1 kopieren?</numerusform>
            <numerusform>Du hast für %n Ruhm gebaut. Für %1 kopieren?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has built for %n Fame. Copy it for %2?</source>
        <translation>
            <numerusform>%1 hat für %n Ruhm gebaut. Für %2 kopieren?</numerusform>
            <numerusform>%1 hat für %n Ruhm gebaut. Für %2 kopieren?</numerusform>
        </translation>
    </message>
    <message>
        <source>You: at most %1% after move %2, in the end %3%.</source>
        <translation>Du: höchstens %1&#xa0;% nach Zug %2, am Ende %3&#xa0;%.</translation>
    </message>
    <message>
        <source>%1: at most %2% after move %3, in the end %4%.</source>
        <translation>%1: höchstens %2&#xa0;% nach Zug %3, am Ende %4&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>PointLine</name>
    <message>
        <source>Pharaoh card, own researcher there: %1</source>
        <translation>Pharaokarte, eigener Forscher dort: %1</translation>
    </message>
    <message>
        <source>Pharaoh card, no own researcher there: %1</source>
        <translation>Pharaokarte, kein eigener Forscher dort: %1</translation>
    </message>
    <message>
        <source>One eye, pillar: %1</source>
        <translation>Ein Auge, Säule: %1</translation>
    </message>
    <message>
        <source>Two eyes, pillar: %1</source>
        <translation>Zwei Augen, Säule: %1</translation>
    </message>
    <message>
        <source>Three eyes, pillar: %1</source>
        <translation>Drei Augen, Säule: %1</translation>
    </message>
</context>
<context>
    <name>PointSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerChoice</name>
    <message>
        <source>Which die, and which value?</source>
        <translation>Welcher Würfel, und welcher Wert?</translation>
    </message>
    <message>
        <source>Three dice of which value?</source>
        <translation>Drei Würfel mit welchem Wert?</translation>
    </message>
    <message>
        <source>Which god do you discard?</source>
        <translation>Welche Gottheit legst du ab?</translation>
    </message>
    <message>
        <source>Which resource do you discard?</source>
        <translation>Welche Ressource gibst du ab?</translation>
    </message>
</context>
<context>
    <name>PriestPage</name>
    <message>
        <source>The Priest</source>
        <translation>Der Priester</translation>
    </message>
    <message>
        <source>Safe from the rival</source>
        <translation>Sicher vor dem Gegner</translation>
    </message>
    <message>
        <source>Each player has one Priest.</source>
        <translation>Jeder Spieler hat einen Priester.</translation>
    </message>
    <message>
        <source>The Priest waits: he may be played only after &lt;b&gt;your own Mummy&lt;/b&gt; has been played. It does not matter what became of it since.</source>
        <translation>Der Priester wartet: Er darf erst gespielt werden, nachdem &lt;b&gt;deine eigene Mumie&lt;/b&gt; gespielt ist. Was seither aus ihr geworden ist, ist egal.</translation>
    </message>
    <message>
        <source>The rival can neither move nor swap him, nor take his place.</source>
        <translation>Der Gegner kann ihn weder versetzen noch tauschen noch seinen Platz einnehmen.</translation>
    </message>
    <message>
        <source>The rival cannot turn the tile he stands on.</source>
        <translation>Der Gegner kann das Plättchen, auf dem er steht, nicht drehen.</translation>
    </message>
    <message>
        <source>You yourself may move and swap him, and turn his tile.</source>
        <translation>Du selbst darfst ihn versetzen und tauschen und sein Plättchen drehen.</translation>
    </message>
    <message>
        <source>For everything else he is one pawn, like a Worker.</source>
        <translation>Für alles andere ist er eine Figur wie ein Arbeiter.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; waits and is safe in the same way, unless you agreed before the match that he behaves like a Mummy.</source>
        <translation>Der &lt;b&gt;Pharao&lt;/b&gt; wartet und ist geschützt wie der Priester, außer wenn vor der Partie vereinbart wurde, dass er sich wie eine Mumie verhält.</translation>
    </message>
</context>
<context>
    <name>ProjectChip</name>
    <message numerus="yes">
        <source>%n pair(s), +%1</source>
        <translation>
            <numerusform>%n Paar, +%1</numerusform>
            <numerusform>%n Paare, +%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message>
        <source>Neighbours share a side, not a corner. Every level of every pyramid counts, whoever built it.</source>
        <translation>Nachbarn haben eine gemeinsame Seite, nicht nur eine Ecke. Jede Ebene jeder Pyramide zählt, egal wer sie gebaut hat.</translation>
    </message>
    <message numerus="yes">
        <source>An example: this ground is worth %n Fame.</source>
        <translation>
            <numerusform>Ein Beispiel: Dieser Boden ist %n Ruhm wert.</numerusform>
            <numerusform>Ein Beispiel: Dieser Boden ist %n Ruhm wert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectsChapter</name>
    <message>
        <source>Each project</source>
        <translation>Jedes Projekt</translation>
    </message>
    <message>
        <source>Three equal dice in a row are two pairs, four in a square are four.</source>
        <translation>Drei gleiche Würfel in einer Reihe sind zwei Paare, vier im Quadrat sind vier.</translation>
    </message>
</context>
<context>
    <name>PyramidSide</name>
    <message>
        <source>All levels</source>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>Up to level %1</source>
        <translation>Bis Ebene %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 built</source>
        <translation>%1, %2 von %3 gebaut</translation>
    </message>
    <message numerus="yes">
        <source>Space %1: %n Fame, %2</source>
        <translation>
            <numerusform>Feld %1: %n Ruhm, %2</numerusform>
            <numerusform>Feld %1: %n Ruhm, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceBook</name>
    <message>
        <source>Set one Prayer die you rolled to any value.</source>
        <translation>Stelle einen Gebetswürfel, den du gewürfelt hast, auf einen beliebigen Wert.</translation>
    </message>
    <message>
        <source>At upkeep you may keep three gods more.</source>
        <translation>Beim Unterhalt darfst du drei Gottheiten mehr behalten.</translation>
    </message>
    <message>
        <source>Discard another of your gods, or your whole Ennead: gain 4 Fame.</source>
        <translation>Lege eine andere deiner Gottheiten oder deine ganze Enneade ab: Erhalte 4 Ruhm.</translation>
    </message>
    <message>
        <source>Your Workers count as Cats, and your Cats as Workers.</source>
        <translation>Deine Arbeiter zählen als Katzen und deine Katzen als Arbeiter.</translation>
    </message>
    <message>
        <source>Gain 1 Fame.</source>
        <translation>Erhalte 1 Ruhm.</translation>
    </message>
    <message>
        <source>In place of a Rest tile: discard 1 resource, then take 3 resources of other kinds.</source>
        <translation>Statt eines Rastplättchens: Gib 1 Ressource ab, dann nimm 3 Ressourcen anderer Art.</translation>
    </message>
    <message>
        <source>No power: she is worth having for her Fame alone.</source>
        <translation>Keine Fähigkeit: Sie lohnt sich allein wegen ihres Ruhms.</translation>
    </message>
    <message>
        <source>Discard 2 Cats: take 1 Worker and gain 3 Fame.</source>
        <translation>Gib 2 Katzen ab: Nimm 1 Arbeiter und erhalte 3 Ruhm.</translation>
    </message>
    <message>
        <source>Return 3 dice of one value: gain 3 Fame and take 1 resource of your choice.</source>
        <translation>Lege 3 Würfel mit gleichem Wert zurück: Erhalte 3 Ruhm und nimm 1 Ressource deiner Wahl.</translation>
    </message>
    <message>
        <source>Discard 1 Worker and 1 Cat: gain 4 Fame.</source>
        <translation>Gib 1 Arbeiter und 1 Katze ab: Erhalte 4 Ruhm.</translation>
    </message>
    <message>
        <source>Roll any of your dice again, beyond the free reroll.</source>
        <translation>Würfle beliebige deiner Würfel noch einmal, zusätzlich zum freien Neuwurf.</translation>
    </message>
    <message>
        <source>Return 2 dice: take a Stone die from the supply and roll it at once.</source>
        <translation>Lege 2 Würfel zurück: Nimm einen Steinwürfel aus dem Vorrat und würfle ihn sofort.</translation>
    </message>
    <message>
        <source>Return 2 dice: take 1 Worker.</source>
        <translation>Lege 2 Würfel zurück: Nimm 1 Arbeiter.</translation>
    </message>
    <message>
        <source>Discard 2 Workers: take 1 Cat and gain 4 Fame.</source>
        <translation>Gib 2 Arbeiter ab: Nimm 1 Katze und erhalte 4 Ruhm.</translation>
    </message>
    <message>
        <source>Set one Stone die you rolled to any value.</source>
        <translation>Stelle einen Steinwürfel, den du gewürfelt hast, auf einen beliebigen Wert.</translation>
    </message>
    <message>
        <source>Discard 1 Cat: gain 2 Fame.</source>
        <translation>Gib 1 Katze ab: Erhalte 2 Ruhm.</translation>
    </message>
    <message>
        <source>Return 1 die: your gods that have been used this Work turn may be used once more.</source>
        <translation>Lege 1 Würfel zurück: Deine in diesem Arbeitszug genutzten Gottheiten dürfen noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>Discard 1 Worker: gain 3 Fame.</source>
        <translation>Gib 1 Arbeiter ab: Erhalte 3 Ruhm.</translation>
    </message>
    <message>
        <source>Discard 1 Worker and 1 Cat and return 1 Stone die: gain 7 Fame.</source>
        <translation>Gib 1 Arbeiter und 1 Katze ab und lege 1 Steinwürfel zurück: Erhalte 7 Ruhm.</translation>
    </message>
    <message>
        <source>Each die you build on top of four dice brings 3 Fame more.</source>
        <translation>Jeder Würfel, den du auf vier Würfel baust, bringt 3 Ruhm mehr.</translation>
    </message>
    <message>
        <source>You build with her table: a 1, 2 or 3 takes no Worker, a 4 or 5 takes 1, a 6 takes 2. What the level adds stays the same.</source>
        <translation>Du baust nach ihrer Tabelle: Eine 1, 2 oder 3 kostet keinen Arbeiter, eine 4 oder 5 kostet 1, eine 6 kostet 2. Was die Ebene zusätzlich verlangt, bleibt gleich.</translation>
    </message>
    <message>
        <source>Return 2 dice: gain 3 Fame.</source>
        <translation>Lege 2 Würfel zurück: Erhalte 3 Ruhm.</translation>
    </message>
    <message>
        <source>Return 1 die: take 1 Cat.</source>
        <translation>Lege 1 Würfel zurück: Nimm 1 Katze.</translation>
    </message>
    <message>
        <source>Each Worker you discard to build brings 1 Fame more.</source>
        <translation>Jeder Arbeiter, den du zum Bauen abgibst, bringt 1 Ruhm mehr.</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Amethyst</translation>
    </message>
    <message>
        <source>Amethyst Scarab</source>
        <translation>Amethyst-Skarabäus</translation>
    </message>
    <message>
        <source>Once in your Work turn</source>
        <translation>Einmal in deinem Arbeitszug</translation>
    </message>
    <message>
        <source>Return 1 die: until the end of this Work turn a god of the row serves you as if you had it.</source>
        <translation>Lege 1 Würfel zurück: Bis zum Ende dieses Arbeitszugs dient dir eine Gottheit der Reihe, als hättest du sie.</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Silver Scarab</source>
        <translation>Silber-Skarabäus</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Each time a resource fills the eighth space of your board, gain 2 Fame.</source>
        <translation>Jedes Mal, wenn eine Ressource das achte Feld deines Tableaus füllt, erhalte 2 Ruhm.</translation>
    </message>
    <message>
        <source>Pearl</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Pearl Scarab</source>
        <translation>Perlen-Skarabäus</translation>
    </message>
    <message>
        <source>After somebody else&apos;s build</source>
        <translation>Nachdem jemand anderes gebaut hat</translation>
    </message>
    <message>
        <source>Discard one Worker more than the builder did: gain exactly the Fame which that build gave.</source>
        <translation>Gib einen Arbeiter mehr ab, als für den Bau abgegeben wurde: Erhalte genau den Ruhm, den dieser Bau brachte.</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Smaragd</translation>
    </message>
    <message>
        <source>Emerald Scarab</source>
        <translation>Smaragd-Skarabäus</translation>
    </message>
    <message>
        <source>In your Rest turn</source>
        <translation>In deinem Rastzug</translation>
    </message>
    <message>
        <source>In place of a tile of the row, use an open Rest tile that lies with somebody else. It is turned face down and stays there.</source>
        <translation>Nutze statt eines Plättchens der Reihe ein offenes Rastplättchen, das bei jemand anderem liegt. Es wird umgedreht und bleibt dort.</translation>
    </message>
    <message>
        <source>Quartz</source>
        <translation>Quarz</translation>
    </message>
    <message>
        <source>Quartz Scarab</source>
        <translation>Quarz-Skarabäus</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>2 Fame for each god you have. Your Ennead counts as one.</source>
        <translation>2 Ruhm für jede Gottheit, die du hast. Deine Enneade zählt als eine.</translation>
    </message>
    <message>
        <source>Obsidian</source>
        <translation>Obsidian</translation>
    </message>
    <message>
        <source>Obsidian Scarab</source>
        <translation>Obsidian-Skarabäus</translation>
    </message>
    <message>
        <source>1 Fame for each filled space of your board, and 4 more if all eight are filled.</source>
        <translation>1 Ruhm für jedes gefüllte Feld deines Tableaus und 4 weitere, wenn alle acht gefüllt sind.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gold Scarab</source>
        <translation>Gold-Skarabäus</translation>
    </message>
    <message>
        <source>The Golden Cat turns one die you rolled by 1, up or down, and stays with you.</source>
        <translation>Die Goldene Katze dreht einen Würfel, den du gewürfelt hast, um 1 nach oben oder unten und bleibt bei dir.</translation>
    </message>
    <message>
        <source>Lapis lazuli</source>
        <translation>Lapislazuli</translation>
    </message>
    <message>
        <source>Lapis lazuli Scarab</source>
        <translation>Lapis-Skarabäus</translation>
    </message>
    <message>
        <source>When you pray</source>
        <translation>Wenn du betest</translation>
    </message>
    <message>
        <source>Each time you take a god by paying its price, take 1 Cat.</source>
        <translation>Jedes Mal, wenn du eine Gottheit nimmst und ihren Preis zahlst, nimm 1 Katze.</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Turquoise Scarab</source>
        <translation>Türkis-Skarabäus</translation>
    </message>
    <message>
        <source>When you take dice</source>
        <translation>Wenn du Würfel nimmst</translation>
    </message>
    <message>
        <source>Take one die more than you have Workers.</source>
        <translation>Nimm einen Würfel mehr, als du Arbeiter hast.</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Karneol</translation>
    </message>
    <message>
        <source>Carnelian Scarab</source>
        <translation>Karneol-Skarabäus</translation>
    </message>
    <message>
        <source>One build takes 1 Worker fewer, but never fewer than 1.</source>
        <translation>Ein Bau kostet 1 Arbeiter weniger, aber nie weniger als 1.</translation>
    </message>
    <message>
        <source>Jasper</source>
        <translation>Jaspis</translation>
    </message>
    <message>
        <source>Jasper Scarab</source>
        <translation>Jaspis-Skarabäus</translation>
    </message>
    <message>
        <source>When you build</source>
        <translation>Wenn du baust</translation>
    </message>
    <message>
        <source>2 Fame more for each die you build on a level that takes extra Workers.</source>
        <translation>2 Ruhm mehr für jeden Würfel, den du auf einer Ebene baust, die zusätzliche Arbeiter kostet.</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malachit</translation>
    </message>
    <message>
        <source>Malachite Scarab</source>
        <translation>Malachit-Skarabäus</translation>
    </message>
    <message>
        <source>When your three Rest tiles go back</source>
        <translation>Wenn deine drei Rastplättchen zurückgehen</translation>
    </message>
    <message>
        <source>Take 1 resource of your choice and gain 1 Fame.</source>
        <translation>Nimm 1 Ressource deiner Wahl und erhalte 1 Ruhm.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Der Tausch</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Von jedem eins</translation>
    </message>
    <message>
        <source>The open shrine</source>
        <translation>Der offene Schrein</translation>
    </message>
    <message>
        <source>The feast</source>
        <translation>Das Fest</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Drei gleiche</translation>
    </message>
    <message>
        <source>The early riser</source>
        <translation>Der Frühaufsteher</translation>
    </message>
    <message>
        <source>Two Workers</source>
        <translation>Zwei Arbeiter</translation>
    </message>
    <message>
        <source>Worker and stone</source>
        <translation>Arbeiter und Stein</translation>
    </message>
    <message>
        <source>Worker and Cat</source>
        <translation>Arbeiter und Katze</translation>
    </message>
    <message>
        <source>Stone and Cat</source>
        <translation>Stein und Katze</translation>
    </message>
    <message>
        <source>Two stones</source>
        <translation>Zwei Steine</translation>
    </message>
    <message>
        <source>Two Cats</source>
        <translation>Zwei Katzen</translation>
    </message>
    <message>
        <source>Gains 1 Fame more when he builds a die of 1 or 2.</source>
        <translation>Erhält 1 Ruhm mehr, wenn er einen Würfel mit 1 oder 2 baut.</translation>
    </message>
    <message>
        <source>Gains 1 Fame more with every build.</source>
        <translation>Erhält bei jedem Bau 1 Ruhm mehr.</translation>
    </message>
    <message>
        <source>Gains 1 Fame more with a build that makes at least one pair of his projects.</source>
        <translation>Erhält 1 Ruhm mehr, wenn sein Bau mindestens ein Paar seiner Projekte bildet.</translation>
    </message>
    <message>
        <source>Gains 3 Fame more with every build.</source>
        <translation>Erhält bei jedem Bau 3 Ruhm mehr.</translation>
    </message>
    <message>
        <source>two Workers</source>
        <translation>zwei Arbeiter</translation>
    </message>
    <message>
        <source>a Worker</source>
        <translation>ein Arbeiter</translation>
    </message>
    <message>
        <source>two Cats</source>
        <translation>zwei Katzen</translation>
    </message>
    <message>
        <source>a Cat</source>
        <translation>eine Katze</translation>
    </message>
    <message>
        <source>any two dice</source>
        <translation>zwei beliebige Würfel</translation>
    </message>
    <message>
        <source>any die</source>
        <translation>ein beliebiger Würfel</translation>
    </message>
    <message>
        <source>any two Stone dice</source>
        <translation>zwei beliebige Steinwürfel</translation>
    </message>
    <message>
        <source>any Stone die</source>
        <translation>ein beliebiger Steinwürfel</translation>
    </message>
    <message>
        <source>two Stone dice of %1</source>
        <translation>zwei Steinwürfel mit %1</translation>
    </message>
    <message>
        <source>a Stone die of %1</source>
        <translation>ein Steinwürfel mit %1</translation>
    </message>
    <message>
        <source>two dice of %1</source>
        <translation>zwei Würfel mit %1</translation>
    </message>
    <message>
        <source>a %1</source>
        <comment>a die of that value</comment>
        <translation>eine %1</translation>
    </message>
    <message>
        <source>No power of its own: it counts at the end, together with your other gods of the Ennead.</source>
        <translation>Keine eigene Fähigkeit: Sie zählt am Ende, zusammen mit deinen anderen Gottheiten der Enneade.</translation>
    </message>
    <message>
        <source>Lends you a Prayer die of %1 or %2 for one action. Then that die is gone.</source>
        <translation>Leiht dir für eine Aktion einen Gebetswürfel mit %1 oder %2. Danach ist er weg.</translation>
    </message>
    <message>
        <source>Once in your Rest turn</source>
        <translation>Einmal in deinem Rastzug</translation>
    </message>
    <message>
        <source>Always, in your Work turn</source>
        <translation>Immer, in deinem Arbeitszug</translation>
    </message>
    <message>
        <source>Any number of times in your Work turn</source>
        <translation>Beliebig oft in deinem Arbeitszug</translation>
    </message>
    <message>
        <source>Counts at the end</source>
        <translation>Zählt am Ende</translation>
    </message>
    <message>
        <source>Two gods of the Ennead are worth %1 Fame at the end, three %2, four %3, and so on.</source>
        <translation>Zwei Gottheiten der Enneade sind am Ende %1 Ruhm wert, drei %2, vier %3 und so weiter.</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 Ressource</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Kostenlos</translation>
    </message>
    <message>
        <source>Discard 1 resource, then take 2 resources of other kinds.</source>
        <translation>Gib 1 Ressource ab, dann nimm 2 Ressourcen anderer Art.</translation>
    </message>
    <message>
        <source>Take a god of the row without paying its price.</source>
        <translation>Nimm eine Gottheit der Reihe, ohne ihren Preis zu zahlen.</translation>
    </message>
    <message>
        <source>Take 2 resources of your choice. Everybody else takes 1 Cat.</source>
        <translation>Nimm 2 Ressourcen deiner Wahl. Alle anderen nehmen 1 Katze.</translation>
    </message>
    <message>
        <source>Take 3 resources of one kind.</source>
        <translation>Nimm 3 Ressourcen einer Art.</translation>
    </message>
    <message>
        <source>Take 1 resource of your choice, then play a whole Work turn.</source>
        <translation>Nimm 1 Ressource deiner Wahl, dann spiele einen ganzen Arbeitszug.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <translation>Nimm %1.</translation>
    </message>
    <message>
        <source>%1 Fame for each two neighbours of one level that show one of these pairs: %2.</source>
        <translation>%1 Ruhm für je zwei Nachbarn einer Ebene, die eines dieser Paare zeigen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n Worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cat(s)</source>
        <translation>
            <numerusform>%n Katze</numerusform>
            <numerusform>%n Katzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice</source>
        <translation>
            <numerusform>%n Steinwürfel</numerusform>
            <numerusform>%n Steinwürfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Prayer die</source>
        <translation>Gebetswürfel</translation>
    </message>
    <message>
        <source>Stone die</source>
        <translation>Steinwürfel</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two parts of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Fame at the end.</source>
        <translation>
            <numerusform>%n Ruhm am Ende.</numerusform>
            <numerusform>%n Ruhm am Ende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n Ruhm</numerusform>
            <numerusform>%n Ruhm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceEntry</name>
    <message>
        <source>1 to 4 players · dice</source>
        <translation>1–4 Spieler · Würfel</translation>
    </message>
    <message>
        <source>Roll dice, win the favour of the gods and raise the pyramids.</source>
        <translation>Würfle um die Gunst der Götter und türme Steine zu Pyramiden.</translation>
    </message>
    <message>
        <source>About 30 minutes, an hour for four</source>
        <translation>Etwa 30 Minuten, zu viert eine Stunde</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your project stays hidden until you take it. The first player is drawn at random.</source>
        <translation>Das Handy wandert nach jedem Zug weiter; dein Projekt bleibt verborgen, bis du es nimmst. Wer beginnt, wird ausgelost.</translation>
    </message>
</context>
<context>
    <name>PyramidiceModel</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Keep one of your two scarabs.</source>
        <translation>Behalte einen deiner zwei Skarabäen.</translation>
    </message>
    <message>
        <source>Work or rest?</source>
        <translation>Arbeiten oder rasten?</translation>
    </message>
    <message numerus="yes">
        <source>Take %n die(dice) from the quarry and roll.</source>
        <translation>
            <numerusform>Nimm %n Würfel aus dem Steinbruch und würfle.</numerusform>
            <numerusform>Nimm %n Würfel aus dem Steinbruch und würfle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use your dice: build, pray, call on a god.</source>
        <translation>Nutze deine Würfel: bauen, beten, eine Gottheit anrufen.</translation>
    </message>
    <message>
        <source>All dice are used. Call on a god, or end your turn.</source>
        <translation>Alle Würfel sind genutzt. Rufe eine Gottheit an oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Roll the chosen dice again.</source>
        <translation>Würfle die gewählten Würfel neu.</translation>
    </message>
    <message>
        <source>Choose a resource to take.</source>
        <translation>Wähle eine Ressource, die du nimmst.</translation>
    </message>
    <message>
        <source>More than your board holds: give up a resource.</source>
        <translation>Mehr, als auf dein Tableau passt: Gib eine Ressource ab.</translation>
    </message>
    <message numerus="yes">
        <source>Your resources keep %n god(s): one must leave.</source>
        <translation>
            <numerusform>Deine Ressourcen reichen für %n Gottheit: Eine muss gehen.</numerusform>
            <numerusform>Deine Ressourcen reichen für %n Gottheiten: Eine muss gehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a Rest tile.</source>
        <translation>Nimm ein Rastplättchen.</translation>
    </message>
    <message>
        <source>Choose a god: it costs nothing.</source>
        <translation>Wähle eine Gottheit: Sie kostet nichts.</translation>
    </message>
    <message>
        <source>Choose where the returned tiles go.</source>
        <translation>Bestimme, wo die zurückgekehrten Plättchen liegen sollen.</translation>
    </message>
    <message>
        <source>%1 comes to the row.</source>
        <translation>%1 kommt in die Reihe.</translation>
    </message>
    <message>
        <source>Prayer dice: %1.</source>
        <translation>Gebetswürfel: %1.</translation>
    </message>
    <message>
        <source>Stone dice: %1.</source>
        <translation>Steinwürfel: %1.</translation>
    </message>
    <message>
        <source>Keeps the %1.</source>
        <translation>Behält den %1.</translation>
    </message>
    <message>
        <source>Works.</source>
        <translation>Arbeitet.</translation>
    </message>
    <message>
        <source>Rests.</source>
        <translation>Rastet.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n die(dice) from the quarry.</source>
        <translation>
            <numerusform>Nimmt %n Würfel aus dem Steinbruch.</numerusform>
            <numerusform>Nimmt %n Würfel aus dem Steinbruch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolls again with Maat&apos;s help.</source>
        <translation>Würfelt mit Maats Hilfe neu.</translation>
    </message>
    <message>
        <source>Rolls again.</source>
        <translation>Würfelt neu.</translation>
    </message>
    <message>
        <source>Turns a %1 into a %2.</source>
        <translation>Dreht eine %1 auf eine %2.</translation>
    </message>
    <message>
        <source>%1 turns a %2 into a %3.</source>
        <translation>%1 dreht eine %2 auf eine %3.</translation>
    </message>
    <message>
        <source>Prays to %1.</source>
        <translation>Betet zu %1.</translation>
    </message>
    <message>
        <source>Replaces %1.</source>
        <translation>Schickt %1 fort.</translation>
    </message>
    <message>
        <source>Gives two dice for 1 Fame.</source>
        <translation>Gibt zwei Würfel für 1 Ruhm.</translation>
    </message>
    <message>
        <source>Calls on %1.</source>
        <translation>Ruft %1 an.</translation>
    </message>
    <message>
        <source>Borrows %1.</source>
        <translation>Leiht sich %1.</translation>
    </message>
    <message>
        <source>Takes: %1.</source>
        <translation>Nimmt: %1.</translation>
    </message>
    <message>
        <source>Gives up: %1.</source>
        <translation>Gibt ab: %1.</translation>
    </message>
    <message>
        <source>Cannot keep %1.</source>
        <translation>Kann %1 nicht behalten.</translation>
    </message>
    <message>
        <source>Ends the Work turn.</source>
        <translation>Beendet den Arbeitszug.</translation>
    </message>
    <message>
        <source>Takes the Rest tile: %1.</source>
        <translation>Nimmt das Rastplättchen: %1.</translation>
    </message>
    <message>
        <source>Takes %1 without paying.</source>
        <translation>Nimmt %1 kostenlos.</translation>
    </message>
    <message>
        <source>Lays a returned tile on space %1.</source>
        <translation>Legt ein zurückgekehrtes Plättchen auf Feld %1.</translation>
    </message>
    <message>
        <source>He takes %1: the Ennead comes before any other god.</source>
        <translation>Er nimmt %1: Die Enneade kommt vor jeder anderen Gottheit.</translation>
    </message>
    <message>
        <source>He takes %1: none is worth more, and this one stands farthest right.</source>
        <translation>Er nimmt %1: Keine ist mehr wert, und diese steht am weitesten rechts.</translation>
    </message>
    <message>
        <source>He takes a Stone die from the quarry.</source>
        <translation>Er nimmt einen Steinwürfel aus dem Steinbruch.</translation>
    </message>
    <message>
        <source>No Stone die is in the quarry: he takes one from the supply.</source>
        <translation>Im Steinbruch liegt kein Steinwürfel: Er nimmt einen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Tile %1 is there: he takes it.</source>
        <translation>Plättchen %1 ist da: Er nimmt es.</translation>
    </message>
    <message>
        <source>Tile %1 is gone: he builds where it serves his project %2.</source>
        <translation>Plättchen %1 ist weg: Er baut, wo es seinem Projekt %2 nützt.</translation>
    </message>
    <message>
        <source>Tile %1 is gone: he builds on the first free place.</source>
        <translation>Plättchen %1 ist weg: Er baut auf dem ersten freien Feld.</translation>
    </message>
    <message>
        <source>He rolls a %1.</source>
        <translation>Er würfelt eine %1.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Still to pay for %1: %2</source>
        <translation>Noch zu zahlen für %1: %2</translation>
    </message>
    <message>
        <source>Still to pay for the build: %1</source>
        <translation>Noch zu zahlen für den Bau: %1</translation>
    </message>
    <message>
        <source>To replace %1: %2</source>
        <translation>Um %1 fortzuschicken: %2</translation>
    </message>
    <message>
        <source>For 1 Fame: %1</source>
        <translation>Für 1 Ruhm: %1</translation>
    </message>
    <message>
        <source>%1 takes: %2</source>
        <translation>%1 verlangt: %2</translation>
    </message>
    <message>
        <source>To borrow %1: %2</source>
        <translation>Um %1 zu leihen: %2</translation>
    </message>
    <message>
        <source>Takes up a %1 to roll it again.</source>
        <translation>Nimmt eine %1, um sie neu zu werfen.</translation>
    </message>
    <message>
        <source>Does not copy the build.</source>
        <translation>Kopiert den Bau nicht.</translation>
    </message>
    <message>
        <source>Pays with a Worker.</source>
        <translation>Zahlt mit einem Arbeiter.</translation>
    </message>
    <message>
        <source>Pays with a Cat.</source>
        <translation>Zahlt mit einer Katze.</translation>
    </message>
    <message>
        <source>Pays with the die of %1.</source>
        <translation>Zahlt mit dem Würfel von %1.</translation>
    </message>
    <message>
        <source>Pays with a %1.</source>
        <translation>Zahlt mit einer %1.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a kind: you take %n resources of it.</source>
        <translation>
            <numerusform>Wähle eine Art: Du nimmst %n Stück davon.</numerusform>
            <numerusform>Wähle eine Art: Du nimmst %n Stück davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 helps only in a Rest turn.</source>
        <comment>a god</comment>
        <translation>%1 hilft nur in einem Rastzug.</translation>
    </message>
    <message>
        <source>%1 helps only in a Work turn.</source>
        <comment>a god</comment>
        <translation>%1 hilft nur in einem Arbeitszug.</translation>
    </message>
    <message>
        <source>%1 helps while you pay: tap its die then.</source>
        <comment>a god</comment>
        <translation>%1 hilft beim Bezahlen: Tippe dann den Würfel der Gottheit an.</translation>
    </message>
    <message>
        <source>You have no Prayer die left that could be set.</source>
        <translation>Du hast keinen Gebetswürfel mehr, der sich einstellen ließe.</translation>
    </message>
    <message>
        <source>You have no Stone die left that could be set.</source>
        <translation>Du hast keinen Steinwürfel mehr, der sich einstellen ließe.</translation>
    </message>
    <message>
        <source>You have no dice left to roll again.</source>
        <translation>Du hast keine Würfel mehr für einen Neuwurf.</translation>
    </message>
    <message>
        <source>You do not have three dice of one value left.</source>
        <translation>Du hast keine drei Würfel mit gleichem Wert mehr.</translation>
    </message>
    <message>
        <source>You have no other god to give up.</source>
        <translation>Du hast keine andere Gottheit zum Ablegen.</translation>
    </message>
    <message>
        <source>You have no resource to give up.</source>
        <translation>Du hast keine Ressource zum Abgeben.</translation>
    </message>
    <message numerus="yes">
        <source>Builds a %1 for %n Fame: %2.</source>
        <comment>a die, a place</comment>
        <translation>
            <numerusform>Baut eine %1 für %n Ruhm: %2.</numerusform>
            <numerusform>Baut eine %1 für %n Ruhm: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies the build for %n Fame.</source>
        <translation>
            <numerusform>Kopiert den Bau für %n Ruhm.</numerusform>
            <numerusform>Kopiert den Bau für %n Ruhm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He takes %1, worth the most at the end: %n Fame.</source>
        <comment>a god</comment>
        <translation>
            <numerusform>Er nimmt %1, am Ende am meisten wert: %n Ruhm.</numerusform>
            <numerusform>Er nimmt %1, am Ende am meisten wert: %n Ruhm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 is there: he takes it for %n Fame.</source>
        <translation>
            <numerusform>Plättchen %1 ist da: Er nimmt es und erhält %n Ruhm.</numerusform>
            <numerusform>Plättchen %1 ist da: Er nimmt es und erhält %n Ruhm.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidicePlay</name>
    <message>
        <source>End the turn?</source>
        <translation>Zug beenden?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice go back unused.</source>
        <translation>
            <numerusform>%n Würfel geht ungenutzt zurück.</numerusform>
            <numerusform>%n Würfel gehen ungenutzt zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 fortschicken?</translation>
    </message>
    <message>
        <source>Call on %1?</source>
        <translation>%1 anrufen?</translation>
    </message>
    <message>
        <source>You give: %1.</source>
        <translation>Du gibst: %1.</translation>
    </message>
    <message>
        <source>%1 goes and another god comes.</source>
        <translation>%1 geht, und eine andere Gottheit kommt.</translation>
    </message>
    <message>
        <source>A new die is rolled at once.</source>
        <translation>Ein neuer Würfel wird sofort geworfen.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 fortschicken</translation>
    </message>
    <message>
        <source>Call on %1</source>
        <translation>%1 anrufen</translation>
    </message>
</context>
<context>
    <name>PyramidiceShown</name>
    <message>
        <source>Roll again</source>
        <translation>Neu würfeln</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Stone, %2 Prayer</source>
        <translation>%1 Stein, %2 Gebet</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Pray to %1</source>
        <translation>Zu %1 beten</translation>
    </message>
    <message>
        <source>Give 2 dice</source>
        <translation>2 Würfel geben</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Neuwurf</translation>
    </message>
    <message>
        <source>Maat&apos;s reroll</source>
        <translation>Neuwurf: Maat</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>see the price</source>
        <translation>Preis ansehen</translation>
    </message>
    <message>
        <source>see where</source>
        <translation>zeigen, wo</translation>
    </message>
    <message numerus="yes">
        <source>%n dice unused</source>
        <translation>
            <numerusform>%n Würfel ungenutzt</numerusform>
            <numerusform>%n Würfel ungenutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Plättchen wählen</translation>
    </message>
    <message>
        <source>Take this tile</source>
        <translation>Plättchen nehmen</translation>
    </message>
    <message>
        <source>Let go to pray to %1.</source>
        <translation>Loslassen, um zu %1 zu beten.</translation>
    </message>
    <message>
        <source>This die does not help to pay for %1.</source>
        <translation>Dieser Würfel hilft nicht, %1 zu bezahlen.</translation>
    </message>
    <message>
        <source>Let go, then give a second die for 1 Fame.</source>
        <translation>Loslassen, dann einen zweiten Würfel geben, für 1 Ruhm.</translation>
    </message>
    <message>
        <source>Hold it over a god or a space of the pyramid.</source>
        <translation>Halte ihn über eine Gottheit oder ein Feld der Pyramide.</translation>
    </message>
    <message numerus="yes">
        <source>Let go to build: %n Fame</source>
        <translation>
            <numerusform>Loslassen, um zu bauen: %n Ruhm</numerusform>
            <numerusform>Loslassen, um zu bauen: %n Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Die Würfel rollen.</translation>
    </message>
    <message>
        <source>Which resource do you give?</source>
        <translation>Welche Ressource gibst du?</translation>
    </message>
    <message>
        <source>Should the Cat turn it up or down?</source>
        <translation>Soll die Katze ihn hinauf- oder hinabdrehen?</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 would stand here: %n Fame.</source>
        <translation>
            <numerusform>Deine %1 stünde hier: %n Ruhm.</numerusform>
            <numerusform>Deine %1 stünde hier: %n Ruhm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen: they pay for %1.</source>
        <translation>
            <numerusform>%n Würfel gewählt: Er bezahlt %1.</numerusform>
            <numerusform>%n Würfel gewählt: Sie bezahlen %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen.</source>
        <translation>
            <numerusform>%n Würfel gewählt.</numerusform>
            <numerusform>%n Würfel gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flick across the tray, or tap the gold button.</source>
        <translation>Wische über die Würfelschale oder tippe auf den goldenen Knopf.</translation>
    </message>
    <message>
        <source>Or tap another space or god in a gold frame.</source>
        <translation>Oder tippe ein anderes golden umrandetes Feld oder eine andere Gottheit an.</translation>
    </message>
    <message>
        <source>Tap dice to use them, or drag one.</source>
        <translation>Tippe Würfel an, um sie zu nutzen, oder zieh einen.</translation>
    </message>
    <message>
        <source>Tap a god in a gold frame to see its price.</source>
        <translation>Tippe eine golden umrandete Gottheit an, um ihren Preis zu sehen.</translation>
    </message>
    <message>
        <source>Tap a god</source>
        <translation>Gottheit wählen</translation>
    </message>
    <message>
        <source>%1, Carnelian</source>
        <translation>%1, Karneol</translation>
    </message>
    <message>
        <source>Up or down? The Golden Cat does it free of charge.</source>
        <translation>Hinauf oder hinab? Die Goldene Katze macht es kostenlos.</translation>
    </message>
    <message>
        <source>Up or down, and by whom?</source>
        <translation>Hinauf oder hinab, und durch wen?</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <translation>
            <numerusform>%n Würfel neu werfen</numerusform>
            <numerusform>%n Würfel neu werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose dice</source>
        <translation>Würfel wählen</translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>Würfel wählen</translation>
    </message>
    <message>
        <source>still to pay: %1</source>
        <translation>noch zu zahlen: %1</translation>
    </message>
    <message>
        <source>Let go to choose it for the reroll.</source>
        <translation>Loslassen, um ihn für den Neuwurf zu wählen.</translation>
    </message>
    <message>
        <source>Which dice do you roll again?</source>
        <translation>Welche Würfel sollen neu geworfen werden?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen for %1. Still to pay: %2.</source>
        <translation>
            <numerusform>%n Würfel für %1 gewählt. Noch zu zahlen: %2.</numerusform>
            <numerusform>%n Würfel für %1 gewählt. Noch zu zahlen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap dice, then flick or tap the gold button.</source>
        <translation>Tippe Würfel an, dann wische oder tippe auf den goldenen Knopf.</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Fame</source>
        <translation>
            <numerusform>kostet %n Ruhm</numerusform>
            <numerusform>kostet %n Ruhm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceTable</name>
    <message>
        <source>Your project stays hidden until then.</source>
        <translation>Dein Projekt bleibt bis dahin verborgen.</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Wenn die Partie jetzt endete</translation>
    </message>
</context>
<context>
    <name>PyramidiceWords</name>
    <message>
        <source>the Ennead</source>
        <translation>die Enneade</translation>
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
        <translation>%1, Ebene %2, Reihe %3, Feld %4</translation>
    </message>
</context>
<context>
    <name>QuarriesChapter</name>
    <message>
        <source>Nile cards: quarries</source>
        <translation>Nilkarten: Steinbrüche</translation>
    </message>
</context>
<context>
    <name>QuarrySide</name>
    <message>
        <source>Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message numerus="yes">
        <source>%n god(s) in the deck</source>
        <translation>
            <numerusform>%n Gottheit im Stapel</numerusform>
            <numerusform>%n Gottheiten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice in the supply</source>
        <translation>
            <numerusform>%n Steinwürfel im Vorrat</numerusform>
            <numerusform>%n Steinwürfel im Vorrat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuietHours</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Begin earlier</source>
        <translation>Früher beginnen</translation>
    </message>
    <message>
        <source>End earlier</source>
        <translation>Früher enden</translation>
    </message>
    <message>
        <source>Begin later</source>
        <translation>Später beginnen</translation>
    </message>
    <message>
        <source>End later</source>
        <translation>Später enden</translation>
    </message>
</context>
<context>
    <name>RaceButton</name>
    <message>
        <source>%1: I see it</source>
        <translation>%1: Ich sehe sie</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Curse: %1</source>
        <translation>Fluch: %1</translation>
    </message>
    <message>
        <source>A curse, face down</source>
        <translation>Ein Fluch, verdeckt</translation>
    </message>
    <message>
        <source>Turn the curse</source>
        <translation>Fluch aufdecken</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>This is it</source>
        <translation>Das ist es</translation>
    </message>
</context>
<context>
    <name>ReadOn</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This app does not know this game.</source>
        <translation>Diese App kennt dieses Spiel nicht.</translation>
    </message>
    <message>
        <source>This game is not for this number of players.</source>
        <translation>Dieses Spiel ist nicht für so viele Spieler.</translation>
    </message>
    <message>
        <source>This game has no such option.</source>
        <translation>Dieses Spiel hat diese Option nicht.</translation>
    </message>
    <message>
        <source>That move cannot be read.</source>
        <translation>Dieser Zug ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This is not a match that can be read.</source>
        <translation>Das ist keine lesbare Partie.</translation>
    </message>
    <message>
        <source>This match was written by a newer version of the app.</source>
        <translation>Diese Partie wurde von einer neueren Version der App geschrieben.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Wait a moment: dice, a card or a tile come first.</source>
        <translation>Einen Moment: Zuerst kommen Würfel, eine Karte oder ein Plättchen.</translation>
    </message>
    <message>
        <source>That move cannot be read: it does not belong to this game.</source>
        <translation>Dieser Zug ist nicht lesbar: Er gehört nicht zu diesem Spiel.</translation>
    </message>
    <message>
        <source>The recorded random draw is impossible here.</source>
        <translation>Die aufgezeichnete Ziehung ist hier unmöglich.</translation>
    </message>
    <message>
        <source>A recorded random draw does not match the seed.</source>
        <translation>Eine aufgezeichnete Ziehung ist nicht die, die der Startwert ergibt.</translation>
    </message>
    <message>
        <source>The match was changed after it was written.</source>
        <translation>Die Partie wurde verändert, nachdem sie geschrieben war.</translation>
    </message>
    <message>
        <source>The seed is not the one that was announced.</source>
        <translation>Der Startwert ist nicht der angekündigte.</translation>
    </message>
    <message>
        <source>The recorded result is not what the moves give.</source>
        <translation>Das aufgezeichnete Ergebnis ist nicht das, was die Züge ergeben.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>You cannot undo somebody else&apos;s move.</source>
        <translation>Den Zug eines anderen kannst du nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Something new has been seen since: this cannot be undone.</source>
        <translation>Seither wurde etwas Neues gesehen: Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>No match goes on for so many moves.</source>
        <translation>So viele Züge hat keine Partie.</translation>
    </message>
    <message>
        <source>A turn goes pawn, power, tile, in this order: do the step that is asked for first.</source>
        <translation>Ein Zug geht: Figur, Fähigkeit, Plättchen. Mach zuerst den Schritt, der an der Reihe ist.</translation>
    </message>
    <message>
        <source>You have no pawn of that kind left: choose another.</source>
        <translation>Von dieser Art hast du keine Figur mehr: Wähle eine andere.</translation>
    </message>
    <message>
        <source>There is no tile there yet: choose a place where one lies.</source>
        <translation>Dort liegt noch kein Plättchen: Wähle einen Platz, an dem eines liegt.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on a Forbidden tile: choose another.</source>
        <translation>Auf einem verbotenen Plättchen darf nie eine Figur stehen: Wähle ein anderes.</translation>
    </message>
    <message>
        <source>A pawn already stands there: choose a free tile.</source>
        <translation>Dort steht schon eine Figur: Wähle ein freies Plättchen.</translation>
    </message>
    <message>
        <source>Only an opposing Worker can be driven out: choose one, or a free tile.</source>
        <translation>Nur ein gegnerischer Arbeiter kann verdrängt werden: Wähle einen oder ein freies Plättchen.</translation>
    </message>
    <message>
        <source>This pawn waits until your Mummy has been played: choose another pawn.</source>
        <translation>Diese Figur wartet, bis deine Mumie gespielt ist: Wähle eine andere.</translation>
    </message>
    <message>
        <source>The sign your pawn has entered turns the other kind of tile: a fork turns corridors, a triangle turns rooms.</source>
        <translation>Das Zeichen, das deine Figur betreten hat, dreht die andere Art: Die Gabelung dreht Gänge, das Dreieck dreht Kammern.</translation>
    </message>
    <message>
        <source>The rival&apos;s pawn on it protects that tile: choose another tile.</source>
        <translation>Die gegnerische Figur darauf schützt dieses Plättchen: Wähle ein anderes.</translation>
    </message>
    <message>
        <source>The tile must be turned by one third or by two: tap it until it lies otherwise.</source>
        <translation>Das Plättchen muss um ein oder zwei Drittel gedreht werden: Tippe es an, bis es anders liegt.</translation>
    </message>
    <message>
        <source>A swap begins with one of your own pawns: choose it first.</source>
        <translation>Ein Tausch beginnt mit einer deiner Figuren: Wähle sie zuerst.</translation>
    </message>
    <message>
        <source>Choose an opposing pawn that is not protected, such as a Worker or a Mummy.</source>
        <translation>Wähle eine gegnerische Figur, die nicht geschützt ist, etwa einen Arbeiter oder eine Mumie.</translation>
    </message>
    <message>
        <source>Only your own pawns can be moved: choose one of them.</source>
        <translation>Nur deine eigenen Figuren können versetzt werden: Wähle eine davon.</translation>
    </message>
    <message>
        <source>The pawn just placed cannot be moved: choose another of yours.</source>
        <translation>Die eben eingesetzte Figur kann nicht versetzt werden: Wähle eine andere von dir.</translation>
    </message>
    <message>
        <source>That tile is not in your hand: choose one that is.</source>
        <translation>Dieses Plättchen hast du nicht auf der Hand: Wähle eines, das du hast.</translation>
    </message>
    <message>
        <source>A tile lies there already: choose an empty place.</source>
        <translation>Dort liegt schon ein Plättchen: Wähle einen leeren Platz.</translation>
    </message>
    <message>
        <source>That is outside the pyramid: choose a place inside.</source>
        <translation>Das liegt außerhalb der Pyramide: Wähle einen Platz darin.</translation>
    </message>
    <message>
        <source>A tile must share a whole side with a tile that lies there: choose one of the dashed places.</source>
        <translation>Ein Plättchen muss eine ganze Seite mit einem schon liegenden gemeinsam haben: Wähle einen gestrichelten Platz.</translation>
    </message>
    <message>
        <source>This tile is open on all three sides: turning it changes nothing. Lay it as it is.</source>
        <translation>Dieses Plättchen ist an allen Seiten offen: Drehen ändert nichts. Lege es, wie es ist.</translation>
    </message>
    <message>
        <source>First do what the table asks for now.</source>
        <translation>Mach zuerst, was der Tisch jetzt verlangt.</translation>
    </message>
    <message>
        <source>That scarab was not dealt to you: choose one of your two.</source>
        <translation>Diesen Skarabäus hast du nicht bekommen: Wähle einen deiner beiden.</translation>
    </message>
    <message>
        <source>You cannot pay for any Rest tile, nor use Hapy or the Emerald Scarab: you must work.</source>
        <translation>Du kannst kein Rastplättchen bezahlen und weder Hapi noch den Smaragd-Skarabäus nutzen: Du musst arbeiten.</translation>
    </message>
    <message>
        <source>Nothing has moved for three rounds: you must rest and take a Rest tile.</source>
        <translation>Drei Runden lang hat sich nichts bewegt: Du musst rasten und ein Rastplättchen nehmen.</translation>
    </message>
    <message>
        <source>Take exactly as many dice as you are asked to: one for each Worker, and what Bastet or the Turquoise Scarab adds.</source>
        <translation>Nimm genau so viele Würfel, wie verlangt sind: einen für jeden Arbeiter und was Bastet oder der Türkis-Skarabäus hinzufügt.</translation>
    </message>
    <message>
        <source>The quarry does not hold that many dice of that kind: take some of the other kind.</source>
        <translation>So viele Würfel dieser Art liegen nicht im Steinbruch: Nimm welche der anderen Art.</translation>
    </message>
    <message>
        <source>You have no die of that value left: choose another.</source>
        <translation>Einen Würfel mit diesem Wert hast du nicht mehr: Wähle einen anderen.</translation>
    </message>
    <message>
        <source>You have used that reroll in this turn already: use the dice as they lie.</source>
        <translation>Diesen Neuwurf hast du in diesem Zug schon genutzt: Nimm die Würfel, wie sie liegen.</translation>
    </message>
    <message>
        <source>Choose the dice to roll again first.</source>
        <translation>Wähle zuerst die Würfel, die du neu würfeln willst.</translation>
    </message>
    <message>
        <source>Dice are chosen for the reroll: roll them or let them go first.</source>
        <translation>Es sind Würfel für den Neuwurf gewählt: Wirf sie zuerst oder wähle sie wieder ab.</translation>
    </message>
    <message>
        <source>You have no Cat to turn a die with (with Bastet a Worker would do).</source>
        <translation>Du hast keine Katze, um einen Würfel zu drehen (mit Bastet ginge auch ein Arbeiter).</translation>
    </message>
    <message>
        <source>The Golden Cat helps the owner of the Gold Scarab, once in a Work turn: not now.</source>
        <translation>Die Goldene Katze hilft dem Besitzer des Gold-Skarabäus einmal im Arbeitszug: jetzt nicht.</translation>
    </message>
    <message>
        <source>A die stays between 1 and 6: it can only be turned the other way.</source>
        <translation>Ein Würfel bleibt zwischen 1 und 6: Er lässt sich nur andersherum drehen.</translation>
    </message>
    <message>
        <source>The die shows that value already: choose another value.</source>
        <translation>Der Würfel zeigt diesen Wert schon: Wähle einen anderen.</translation>
    </message>
    <message>
        <source>You do not have that god: choose one of yours.</source>
        <translation>Diese Gottheit hast du nicht: Wähle eine von deinen.</translation>
    </message>
    <message>
        <source>That god has been used in this turn; it is ready again in your next one.</source>
        <translation>Diese Gottheit wurde in diesem Zug schon genutzt; im nächsten ist sie wieder bereit.</translation>
    </message>
    <message>
        <source>That god&apos;s power cannot be used now: it acts by itself, while you pay, or in the other kind of turn.</source>
        <translation>Diese Gottheit lässt sich jetzt nicht nutzen: Sie wirkt von selbst, beim Bezahlen oder in der anderen Art von Zug.</translation>
    </message>
    <message>
        <source>No god lies there: choose another place of the row.</source>
        <translation>Dort liegt keine Gottheit: Wähle einen anderen Platz der Reihe.</translation>
    </message>
    <message>
        <source>Your dice and resources cannot pay the price of this god.</source>
        <translation>Deine Würfel und Ressourcen reichen nicht für den Preis dieser Gottheit.</translation>
    </message>
    <message>
        <source>You do not have the dice or resources that this power costs.</source>
        <translation>Dir fehlen die Würfel oder Ressourcen, die diese Fähigkeit kostet.</translation>
    </message>
    <message>
        <source>You have too few dice left for that.</source>
        <translation>Dafür hast du zu wenige Würfel übrig.</translation>
    </message>
    <message>
        <source>You have too few Workers to build that: choose a smaller value or a lower place.</source>
        <translation>Um das zu bauen, hast du zu wenige Arbeiter: Wähle einen kleineren Wert oder einen tieferen Platz.</translation>
    </message>
    <message>
        <source>That place belongs to a pyramid that is not in this match.</source>
        <translation>Dieses Feld gehört zu einer Pyramide, die in dieser Partie fehlt.</translation>
    </message>
    <message>
        <source>A die already lies there: choose a free place.</source>
        <translation>Dort liegt schon ein Würfel: Wähle ein freies Feld.</translation>
    </message>
    <message>
        <source>There are not four dice below that place yet: fill the square first, or build elsewhere.</source>
        <translation>Darunter liegen noch keine vier Würfel: Fülle zuerst das Quadrat oder baue woanders.</translation>
    </message>
    <message>
        <source>The Carnelian Scarab helps once a turn, and only with a build of at least 2 Workers.</source>
        <translation>Der Karneol-Skarabäus hilft einmal im Zug, und nur bei einem Bau für mindestens 2 Arbeiter.</translation>
    </message>
    <message>
        <source>That does not fit this part of the price: choose another die or resource.</source>
        <translation>Das passt nicht zu diesem Teil des Preises: Wähle einen anderen Würfel oder eine andere Ressource.</translation>
    </message>
    <message>
        <source>You need that for another part of the price: pay with something else.</source>
        <translation>Das brauchst du für einen anderen Teil des Preises: Zahle mit etwas anderem.</translation>
    </message>
    <message>
        <source>There is none of that left in the supply: choose another kind.</source>
        <translation>Davon ist nichts mehr im Vorrat: Wähle eine andere Art.</translation>
    </message>
    <message>
        <source>Take another kind than the one you gave up.</source>
        <translation>Nimm eine andere Art als die, die du abgegeben hast.</translation>
    </message>
    <message>
        <source>You have no resource of that kind: choose another.</source>
        <translation>Von dieser Art hast du keine Ressource: Wähle eine andere.</translation>
    </message>
    <message>
        <source>The supply of Stone dice is empty.</source>
        <translation>Der Vorrat an Steinwürfeln ist leer.</translation>
    </message>
    <message>
        <source>That tile is not in the row: choose another.</source>
        <translation>Dieses Plättchen liegt nicht in der Reihe: Wähle ein anderes.</translation>
    </message>
    <message>
        <source>You cannot pay what that tile costs: choose another.</source>
        <translation>Dieses Plättchen kannst du nicht bezahlen: Wähle ein anderes.</translation>
    </message>
    <message>
        <source>Only an open tile of somebody else can be copied, and only by the Emerald Scarab.</source>
        <translation>Nur ein offenes Plättchen von jemand anderem kann kopiert werden, und nur mit dem Smaragd-Skarabäus.</translation>
    </message>
    <message>
        <source>Only the Amethyst Scarab borrows a god, and only one in a turn.</source>
        <translation>Nur der Amethyst-Skarabäus leiht sich eine Gottheit, und nur eine im Zug.</translation>
    </message>
    <message>
        <source>One card of the Ennead cannot go alone, and a lent god is not yours to give up: choose another.</source>
        <translation>Eine Karte der Enneade kann nicht allein gehen, und eine geliehene Gottheit gehört dir nicht: Wähle eine andere.</translation>
    </message>
    <message>
        <source>There is nothing for the Pearl Scarab to copy.</source>
        <translation>Für den Perlen-Skarabäus gibt es nichts zu kopieren.</translation>
    </message>
    <message>
        <source>A tile already lies there: choose a free space.</source>
        <translation>Dort liegt schon ein Plättchen: Wähle ein freies Feld.</translation>
    </message>
    <message>
        <source>It is the Great Architect&apos;s turn: he plays by himself.</source>
        <translation>Der Große Architekt ist am Zug: Er spielt von selbst.</translation>
    </message>
    <message>
        <source>Only a Stone die can be built: choose one.</source>
        <translation>Nur ein Steinwürfel kann verbaut werden: Wähle einen.</translation>
    </message>
    <message>
        <source>You do not hold that card: choose one from your hand.</source>
        <translation>Diese Karte hast du nicht: Wähle eine aus deiner Hand.</translation>
    </message>
    <message>
        <source>The wall has eight shafts: choose one of them.</source>
        <translation>Die Wand hat acht Schächte: Wähle einen davon.</translation>
    </message>
    <message>
        <source>That shaft is full: it holds five cards. Choose another.</source>
        <translation>Dieser Schacht ist voll: Er fasst fünf Karten. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>The order of the two animals changes nothing here.</source>
        <translation>Die Reihenfolge der beiden Tiere ändert hier nichts.</translation>
    </message>
    <message>
        <source>No researcher has to leave another pillar for this.</source>
        <translation>Dafür muss kein Forscher eine andere Säule verlassen.</translation>
    </message>
    <message>
        <source>Your supply is empty: choose which researcher moves over, or that none does.</source>
        <translation>Dein Vorrat ist leer: Wähle, welcher Forscher herüberkommt, oder keiner.</translation>
    </message>
    <message>
        <source>You have no researcher there who could come: choose another pillar.</source>
        <translation>Dort hast du keinen Forscher, der kommen könnte: Wähle eine andere Säule.</translation>
    </message>
    <message>
        <source>This makes no difference here: drop the card as it is offered.</source>
        <translation>Das macht hier keinen Unterschied: Wirf die Karte ein wie angeboten.</translation>
    </message>
    <message>
        <source>That is no place of the wall: choose one inside.</source>
        <translation>Das ist kein Platz der Wand: Wähle einen darin.</translation>
    </message>
    <message>
        <source>There is no animal there yet: choose places that are filled.</source>
        <translation>Dort ist noch kein Tier: Wähle besetzte Plätze.</translation>
    </message>
    <message>
        <source>Choose three animals next to each other in a straight line.</source>
        <translation>Wähle drei Tiere, die in gerader Linie nebeneinanderliegen.</translation>
    </message>
    <message>
        <source>Give the three places from left to right, or from bottom to top.</source>
        <translation>Gib die drei Plätze von links nach rechts oder von unten nach oben an.</translation>
    </message>
    <message>
        <source>Choose another player who has a sarcophagus.</source>
        <translation>Wähle einen anderen Spieler, der einen Sarkophag hat.</translation>
    </message>
    <message>
        <source>With that option everybody must sit around one device.</source>
        <translation>Mit dieser Option müssen alle um ein Gerät sitzen.</translation>
    </message>
    <message>
        <source>The Nile has no such bend: choose one of its twenty.</source>
        <translation>Der Nil hat diese Biegung nicht: Wähle eine der zwanzig.</translation>
    </message>
    <message>
        <source>A ship must go further downstream than your last one in this round: choose a bend below it.</source>
        <translation>Ein Schiff muss weiter flussabwärts fahren als dein letztes in dieser Runde: Wähle eine Biegung darunter.</translation>
    </message>
    <message>
        <source>A ship lies there already, and there is room for one only: choose another bend.</source>
        <translation>Dort liegt schon ein Schiff, und es ist nur Platz für eines: Wähle eine andere Biegung.</translation>
    </message>
    <message>
        <source>No card lies there any more: choose another place.</source>
        <translation>Dort liegt keine Karte mehr: Wähle einen anderen Platz.</translation>
    </message>
    <message>
        <source>The same card lies further upstream as well: take that one. It makes no difference to you.</source>
        <translation>Dieselbe Karte liegt auch weiter flussaufwärts: Nimm diese. Für dich ist es gleich.</translation>
    </message>
    <message>
        <source>You have a ship at that site already: one for each player. Choose another bend.</source>
        <translation>Auf dieser Baustelle hast du schon ein Schiff: jeder nur eines. Wähle eine andere Biegung.</translation>
    </message>
    <message>
        <source>You do not have that card: choose one of yours.</source>
        <translation>Diese Karte hast du nicht: Wähle eine von deinen.</translation>
    </message>
    <message>
        <source>That card cannot be played now. Grain cards are played while you feed, strength cards while you build, the others at your decisions.</source>
        <translation>Diese Karte geht jetzt nicht. Kornkarten spielst du bei der Versorgung, Stärkekarten beim Bauen, die anderen bei deinen Entscheidungen.</translation>
    </message>
    <message>
        <source>This card is not played: it works by itself when its moment comes.</source>
        <translation>Diese Karte wird nicht gespielt: Sie wirkt von selbst, wenn ihr Moment kommt.</translation>
    </message>
    <message>
        <source>That card has been used in this round: it works again in the next one.</source>
        <translation>Diese Karte wurde in dieser Runde schon genutzt: In der nächsten wirkt sie wieder.</translation>
    </message>
    <message>
        <source>Only the work of a camp can be done twice, and not at Heliopolis.</source>
        <translation>Nur ein Lager kann doppelt wirken, und nicht Heliopolis.</translation>
    </message>
    <message>
        <source>You have no ship left, or no bend further downstream where it could go.</source>
        <translation>Du hast kein Schiff mehr oder keine Biegung weiter flussabwärts, zu der es fahren könnte.</translation>
    </message>
    <message>
        <source>You have three workers and a foreman: choose one of them.</source>
        <translation>Du hast drei Arbeiter und einen Vorarbeiter: Wähle einen davon.</translation>
    </message>
    <message>
        <source>That worker is at strength 9 already, the most there is: choose another.</source>
        <translation>Dieser Arbeiter hat schon Stärke 9, mehr geht nicht: Wähle einen anderen.</translation>
    </message>
    <message>
        <source>You do not have that many stones: choose something cheaper.</source>
        <translation>So viele Steine hast du nicht: Wähle etwas Billigeres.</translation>
    </message>
    <message>
        <source>You have 25 stones already, and nobody can have more: use some first.</source>
        <translation>Du hast schon 25 Steine, und mehr kann niemand haben: Verbrauche zuerst welche.</translation>
    </message>
    <message>
        <source>The flood moves one step at a time: from low or high only to the middle.</source>
        <translation>Die Flut bewegt sich Schritt für Schritt: von niedrig oder hoch nur zur Mitte.</translation>
    </message>
    <message>
        <source>You do not have that field: choose one of yours.</source>
        <translation>Diesen Acker hast du nicht: Wähle einen von deinen.</translation>
    </message>
    <message>
        <source>That field is green and always watered: choose a yellow or a red one.</source>
        <translation>Dieser Acker ist grün und immer bewässert: Wähle einen gelben oder roten.</translation>
    </message>
    <message>
        <source>You are not short of that much grain.</source>
        <translation>So viel Korn fehlt dir nicht.</translation>
    </message>
    <message>
        <source>Between one and ten stones can be sold.</source>
        <translation>Es können ein bis zehn Steine verkauft werden.</translation>
    </message>
    <message>
        <source>You have no ship in reserve at that site.</source>
        <translation>Du hast auf dieser Baustelle kein Schiff in Reserve.</translation>
    </message>
    <message>
        <source>That worker has built in this round, or is at work already: choose another.</source>
        <translation>Dieser Arbeiter hat in dieser Runde schon gebaut oder ist schon am Werk: Wähle einen anderen.</translation>
    </message>
    <message>
        <source>The foreman does not build alone: choose another worker first.</source>
        <translation>Der Vorarbeiter baut nicht allein: Wähle zuerst einen anderen Arbeiter.</translation>
    </message>
    <message>
        <source>Only one worker builds at a time, beside the foreman.</source>
        <translation>Neben dem Vorarbeiter baut immer nur ein Arbeiter.</translation>
    </message>
    <message>
        <source>That worker is too weak, or your stones too few, for the cheapest thing here: choose another, or strengthen him first.</source>
        <translation>Dieser Arbeiter ist zu schwach oder du hast zu wenige Steine für das Billigste hier: Wähle einen anderen oder verstärke ihn zuerst.</translation>
    </message>
    <message>
        <source>That is no square of a monument: choose one in gold.</source>
        <translation>Das ist kein Feld eines Monuments: Wähle ein goldenes.</translation>
    </message>
    <message>
        <source>That belongs to another site: choose something that is built here.</source>
        <translation>Das gehört zu einer anderen Baustelle: Wähle etwas, das hier gebaut wird.</translation>
    </message>
    <message>
        <source>A stone lies there already: choose a free square.</source>
        <translation>Dort liegt schon ein Stein: Wähle ein freies Feld.</translation>
    </message>
    <message>
        <source>Others come first: the square to its left or the ones below it; at the temple the flanks, then the columns, then the roof.</source>
        <translation>Andere kommen zuerst: das Feld links davon oder die darunter; beim Tempel die Flanken, dann die Säulen, dann das Dach.</translation>
    </message>
    <message>
        <source>Your workers are not strong enough for that: choose a cheaper square, or add a worker or a card.</source>
        <translation>Deine Arbeiter sind dafür nicht stark genug: Wähle ein billigeres Feld oder hol Verstärkung dazu.</translation>
    </message>
    <message>
        <source>Nothing has been built in this action yet: build something first, or take the worker back.</source>
        <translation>In dieser Aktion ist noch nichts gebaut: Baue zuerst etwas oder nimm den Arbeiter zurück.</translation>
    </message>
    <message>
        <source>Choose a track for your step: the quarry track or the grain market.</source>
        <translation>Wähle eine Leiste für deinen Schritt: Steinbruch oder Kornmarkt.</translation>
    </message>
    <message>
        <source>Only Amarna brings a step on a track: finish here without one.</source>
        <translation>Nur Amarna bringt einen Schritt auf einer Leiste: Schließ hier ohne ab.</translation>
    </message>
    <message>
        <source>Between one and five Sphinx cards can be looked at.</source>
        <translation>Es können ein bis fünf Sphinxkarten angesehen werden.</translation>
    </message>
    <message>
        <source>There are not that many Sphinx cards left: choose fewer.</source>
        <translation>So viele Sphinxkarten gibt es nicht mehr: Wähle weniger.</translation>
    </message>
    <message>
        <source>You did not draw that card: choose one that you did.</source>
        <translation>Diese Karte hast du nicht gezogen: Wähle eine, die du gezogen hast.</translation>
    </message>
    <message>
        <source>Only one Sphinx card can be kept: put the others back.</source>
        <translation>Nur eine Sphinxkarte kann behalten werden: Lege die anderen zurück.</translation>
    </message>
    <message>
        <source>Choose the two cards in the order of their numbers.</source>
        <translation>Wähle die beiden Karten in der Reihenfolge ihrer Nummern.</translation>
    </message>
    <message>
        <source>Keep enough stones: you have begun an action here and must build something.</source>
        <translation>Behalte genug Steine: Du hast hier eine Aktion begonnen und musst etwas bauen.</translation>
    </message>
    <message>
        <source>This match is played by rules that this version of the app does not have. Please update it.</source>
        <translation>Diese Partie folgt Regeln, die diese Version der App nicht hat. Bitte aktualisiere sie.</translation>
    </message>
    <message>
        <source>For %1 you do not have: %2.</source>
        <comment>a god, dice and resources</comment>
        <translation>Für %1 fehlt dir: %2.</translation>
    </message>
    <message>
        <source>A card of the Ennead cannot go alone: give up the whole stack.</source>
        <translation>Eine Karte der Enneade kann nicht allein gehen: Gib den ganzen Stapel ab.</translation>
    </message>
    <message>
        <source>A lent god is not yours to give up: choose another.</source>
        <translation>Eine geliehene Gottheit gehört dir nicht: Wähle eine andere.</translation>
    </message>
    <message>
        <source>Not yet: the columns come after both flanks of the temple.</source>
        <translation>Noch nicht: Die Säulen kommen nach beiden Flanken des Tempels.</translation>
    </message>
    <message>
        <source>Not yet: the roof comes after all four columns.</source>
        <translation>Noch nicht: Das Dach kommt nach allen vier Säulen.</translation>
    </message>
    <message>
        <source>Not yet. To be built first: %1.</source>
        <comment>squares of a monument</comment>
        <translation>Noch nicht. Vorher zu bauen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n stone(s), and you have %1: choose something cheaper.</source>
        <translation>
            <numerusform>Das kostet %n Stein, und du hast %1: Wähle etwas Billigeres.</numerusform>
            <numerusform>Das kostet %n Steine, und du hast %1: Wähle etwas Billigeres.</numerusform>
        </translation>
    </message>
    <message>
        <source>That takes strength %1, and %2 is left: choose something cheaper, or add a worker or a card.</source>
        <translation>Dafür brauchst du Stärke %1, übrig ist %2: Wähle etwas Billigeres oder nimm einen Arbeiter oder eine Karte dazu.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest thing here costs %n stone(s), and you have %1.</source>
        <translation>
            <numerusform>Das Billigste hier kostet %n Stein, und du hast %1.</numerusform>
            <numerusform>Das Billigste hier kostet %n Steine, und du hast %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cheapest thing here takes strength %1: choose a stronger worker.</source>
        <translation>Das Billigste hier braucht Stärke %1: Wähle einen stärkeren Arbeiter.</translation>
    </message>
    <message>
        <source>This card brings grain: play it while you feed.</source>
        <translation>Diese Karte bringt Korn: Spiele sie bei der Versorgung.</translation>
    </message>
    <message>
        <source>This card brings strength: play it while you build.</source>
        <translation>Diese Karte bringt Stärke: Spiele sie beim Bauen.</translation>
    </message>
    <message>
        <source>This card is about ships: play it while you sail.</source>
        <translation>Diese Karte betrifft Schiffe: Spiele sie in der Phase der Schiffe.</translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <comment>what is asked for</comment>
        <translation>Jetzt nicht. %1</translation>
    </message>
    <message>
        <source>The Priest waits until your Mummy has been played: choose another pawn.</source>
        <translation>Der Priester wartet, bis deine Mumie gespielt ist: Wähle eine andere Figur.</translation>
    </message>
    <message>
        <source>The Pharaoh waits until your Mummy has been played: choose another pawn.</source>
        <translation>Der Pharao wartet, bis deine Mumie gespielt ist: Wähle eine andere Figur.</translation>
    </message>
    <message>
        <source>The triangle turns a room, and that is a corridor: choose a room.</source>
        <translation>Das Dreieck dreht eine Kammer, und das ist ein Gang: Wähle eine Kammer.</translation>
    </message>
    <message>
        <source>The fork turns a corridor, and that is a room: choose a corridor.</source>
        <translation>Die Gabelung dreht einen Gang, und das ist eine Kammer: Wähle einen Gang.</translation>
    </message>
    <message>
        <source>Your rival&apos;s Priest stands there and protects the tile: choose another.</source>
        <translation>Dort steht der Priester deines Gegners und schützt das Plättchen: Wähle ein anderes.</translation>
    </message>
    <message>
        <source>Your rival&apos;s Pharaoh stands there and protects the tile: choose another.</source>
        <translation>Dort steht der Pharao deines Gegners und schützt das Plättchen: Wähle ein anderes.</translation>
    </message>
    <message numerus="yes">
        <source>Take exactly %n die(dice).</source>
        <translation>
            <numerusform>Nimm genau %n Würfel.</numerusform>
            <numerusform>Nimm genau %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Golden Cat has turned a die in this turn already.</source>
        <translation>Die Goldene Katze hat in diesem Zug schon einen Würfel gedreht.</translation>
    </message>
    <message>
        <source>Only the owner of the Gold Scarab has the Golden Cat.</source>
        <translation>Nur wer den Gold-Skarabäus hat, hat die Goldene Katze.</translation>
    </message>
    <message numerus="yes">
        <source>Keep at least %n stone(s): you have begun an action here and must build something.</source>
        <translation>
            <numerusform>Behalte mindestens %n Stein: Du hast hier eine Aktion begonnen und musst etwas bauen.</numerusform>
            <numerusform>Behalte mindestens %n Steine: Du hast hier eine Aktion begonnen und musst etwas bauen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That worker is at work here already: choose another.</source>
        <translation>Dieser Arbeiter arbeitet hier schon: Wähle einen anderen.</translation>
    </message>
    <message>
        <source>That worker has built in this round: choose another.</source>
        <translation>Dieser Arbeiter hat in dieser Runde schon gebaut: Wähle einen anderen.</translation>
    </message>
    <message>
        <source>You have no ship left for that.</source>
        <translation>Dafür hast du kein Schiff mehr.</translation>
    </message>
    <message>
        <source>There is no bend further downstream where your ships could go.</source>
        <translation>Weiter flussabwärts gibt es keine Biegung, zu der deine Schiffe fahren könnten.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Watch again</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Report %1</source>
        <translation>%1 melden</translation>
    </message>
    <message>
        <source>We see the match and the name, nothing else. %1 does not learn who reported it.</source>
        <translation>Wir sehen die Partie und den Namen, sonst nichts. %1 erfährt nicht, von wem die Meldung kam.</translation>
    </message>
    <message>
        <source>The name is offensive</source>
        <translation>Der Name ist beleidigend</translation>
    </message>
    <message>
        <source>Lets the time run on purpose</source>
        <translation>Lässt absichtlich die Zeit ablaufen</translation>
    </message>
    <message>
        <source>Something is not right with the moves</source>
        <translation>Mit den Zügen stimmt etwas nicht</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
</context>
<context>
    <name>RestChapter</name>
    <message>
        <source>Rest</source>
        <translation>Rast</translation>
    </message>
    <message>
        <source>The Rest turn</source>
        <translation>Der Rastzug</translation>
    </message>
    <message>
        <source>A tile, and what it gives</source>
        <translation>Ein Plättchen und was es gibt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gods.&lt;/b&gt; Use Bes first, if you have him. Hapy may be used in place of the tile, and ends the turn: Bes must come before.</source>
        <translation>&lt;b&gt;Gottheiten.&lt;/b&gt; Nutze zuerst Bes, wenn du ihn hast. Hapi kann statt des Plättchens genutzt werden und beendet den Zug: Bes muss davor kommen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Take a Rest tile of the row, pay what it costs, take all it gives, and lay it in front of you.</source>
        <translation>&lt;b&gt;Plättchen.&lt;/b&gt; Nimm ein Rastplättchen der Reihe, zahle, was es kostet, nimm alles, was es gibt, und lege es vor dir ab.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End.&lt;/b&gt; Your gods are ready again. If three tiles lie in front of you now, they all go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.</source>
        <translation>&lt;b&gt;Ende.&lt;/b&gt; Deine Gottheiten sind wieder bereit. Liegen jetzt drei Plättchen vor dir, gehen sie alle in die Reihe zurück; dann wird die Gottheit ganz rechts abgelegt, die anderen rücken nach rechts, und eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>Tiles in front of others cannot be taken; only the Emerald Scarab can use one of them.</source>
        <translation>Plättchen vor anderen können nicht genommen werden; nur der Smaragd-Skarabäus kann eines davon nutzen.</translation>
    </message>
    <message>
        <source>You may rest only if you can pay for a tile, use Hapy, or use somebody&apos;s open tile by the Emerald Scarab. The Fame of Bes counts for this: you use him before you take the tile. There are always at least two tiles in the row.</source>
        <translation>Rasten darfst du nur, wenn du ein Plättchen bezahlen, Hapi nutzen oder mit dem Smaragd-Skarabäus ein offenes Plättchen eines anderen nutzen kannst. Der Ruhm von Bes zählt dafür: Du nutzt ihn, bevor du das Plättchen nimmst. In der Reihe liegen immer mindestens zwei Plättchen.</translation>
    </message>
    <message>
        <source>If the row holds fewer than three gods, the rightmost one there is goes; if there is none, none goes. From an empty deck nothing is drawn.</source>
        <translation>Liegen in der Reihe weniger als drei Gottheiten, geht die, die am weitesten rechts liegt; liegt keine da, geht keine. Von einem leeren Stapel wird nichts gezogen.</translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Rastplättchen</translation>
    </message>
    <message>
        <source>All twelve at a glance</source>
        <translation>Alle zwölf auf einen Blick</translation>
    </message>
    <message>
        <source>Of the twelve tiles six, eight or ten are in play. What a tile costs is paid when you take it; a tile that you cannot pay for cannot be taken.</source>
        <translation>Von den zwölf Plättchen sind sechs, acht oder zehn im Spiel. Was ein Plättchen kostet, zahlst du beim Nehmen; ein Plättchen, das du nicht bezahlen kannst, kannst du nicht nehmen.</translation>
    </message>
    <message>
        <source>Resources “of other kinds” must each differ from the resource you discarded; they may be equal to each other.</source>
        <translation>Ressourcen „anderer Art“ müssen sich alle von der abgegebenen unterscheiden; untereinander dürfen sie gleich sein.</translation>
    </message>
    <message>
        <source>A full board</source>
        <translation>Ein volles Tableau</translation>
    </message>
    <message>
        <source>Eight spaces, and what happens to the ninth resource</source>
        <translation>Acht Felder, und was mit der neunten Ressource geschieht</translation>
    </message>
    <message>
        <source>Your board has &lt;b&gt;eight spaces&lt;/b&gt;, one for each Worker, Cat or Stone die. You must take what you gain. Each resource beyond the eighth makes you give one up, a new one or an old one.</source>
        <translation>Dein Tableau hat &lt;b&gt;acht Felder&lt;/b&gt;, eines für jeden Arbeiter, jede Katze oder jeden Steinwürfel. Was du erhältst, musst du nehmen. Für jede Ressource über die achte hinaus musst du eine abgeben, eine neue oder eine alte.</translation>
    </message>
    <message>
        <source>Workers and Cats go back to the supply, Stone dice to the quarry.</source>
        <translation>Arbeiter und Katzen gehen in den Vorrat zurück, Steinwürfel in den Steinbruch.</translation>
    </message>
    <message>
        <source>While a space is free nothing may be given up.</source>
        <translation>Solange ein Feld frei ist, darf nichts abgegeben werden.</translation>
    </message>
    <message>
        <source>A Stone die that is taken from the supply and given up at once has still been taken: it may bring the end.</source>
        <translation>Ein Steinwürfel, der aus dem Vorrat genommen und gleich wieder abgegeben wird, wurde trotzdem genommen: Er kann das Ende einleiten.</translation>
    </message>
    <message>
        <source>It can happen in the turn of somebody else, when a tile gives you a Cat.</source>
        <translation>Das kann auch im Zug eines anderen geschehen, wenn dir ein Plättchen eine Katze gibt.</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>What there is, and when it runs out</source>
        <translation>Was da ist, und wann es ausgeht</translation>
    </message>
    <message>
        <source>There are 21 Workers and 9 Cats. This is what lies in the supply when the game begins:</source>
        <translation>Es gibt 21 Arbeiter und 9 Katzen. Das liegt im Vorrat, wenn das Spiel beginnt:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Steinwürfel</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Katzen</translation>
    </message>
    <message>
        <source>Cards in the deck of gods</source>
        <translation>Karten im Götterstapel</translation>
    </message>
    <message>
        <source>If a resource that is named is missing, you get what there is. You do not get the rest later.</source>
        <translation>Fehlt eine Ressource, die genannt ist, bekommst du, was da ist. Der Rest wird nicht nachgeholt.</translation>
    </message>
    <message>
        <source>Where you may choose, choose a kind that is there. “Three of one kind” may be fewer than three.</source>
        <translation>Wo du wählen darfst, wähle eine Art, die da ist. „Drei einer Art“ können auch weniger als drei sein.</translation>
    </message>
    <message>
        <source>Without a Stone die in the supply Mertseger cannot be used, and Khepri gives a Worker or a Cat.</source>
        <translation>Ohne Steinwürfel im Vorrat kann Meretseger nicht genutzt werden, und Chepri gibt einen Arbeiter oder eine Katze.</translation>
    </message>
    <message>
        <source>The last Stone die that leaves the supply brings the end.</source>
        <translation>Der letzte Steinwürfel, der den Vorrat verlässt, leitet das Ende ein.</translation>
    </message>
</context>
<context>
    <name>RestTilePage</name>
    <message>
        <source>What the supply lacks is not made up for. If your board overflows, you choose what to give up.</source>
        <translation>Was im Vorrat fehlt, wird nicht ersetzt. Läuft dein Tableau über, wählst du, was du abgibst.</translation>
    </message>
    <message>
        <source>A Stone die comes from the supply. If it was the last one there, the end begins.</source>
        <translation>Ein Steinwürfel kommt aus dem Vorrat. War es der letzte dort, beginnt das Ende.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Kosten: %1.</translation>
    </message>
</context>
<context>
    <name>ResultButtons</name>
    <message>
        <source>Watch again</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>ResultPages</name>
    <message>
        <source>The seed was copied.</source>
        <translation>Der Startwert wurde kopiert.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation>So werden Punkte gezählt</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Partie teilen</translation>
    </message>
</context>
<context>
    <name>ResultPyramids</name>
    <message>
        <source>The pyramids, level by level</source>
        <translation>Die Pyramiden, Ebene für Ebene</translation>
    </message>
</context>
<context>
    <name>ResultRecord</name>
    <message>
        <source>This match is not in your statistics yet.</source>
        <translation>Diese Partie ist noch nicht in deiner Statistik.</translation>
    </message>
    <message numerus="yes">
        <source>He has won every time so far: %n match(es).</source>
        <translation>
            <numerusform>Bisher hat immer er gewonnen (%n Partie).</numerusform>
            <numerusform>Bisher hat immer er gewonnen (%n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He has never beaten you: %n match(es).</source>
        <translation>
            <numerusform>Er hat dich noch nie besiegt (%n Partie).</numerusform>
            <numerusform>Er hat dich noch nie besiegt (%n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>Gewonnen: %1 von %n.</numerusform>
            <numerusform>Gewonnen: %1 von %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Du gegen %1</translation>
    </message>
</context>
<context>
    <name>ResultScore</name>
    <message>
        <source>Shared victory</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message numerus="yes">
        <source>Victory by %n Fame</source>
        <translation>
            <numerusform>Sieg mit %n Ruhm Vorsprung</numerusform>
            <numerusform>Sieg mit %n Ruhm Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory by the fuller board</source>
        <translation>Sieg durch das vollere Tableau</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n Fame</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Ruhm Vorsprung</numerusform>
            <numerusform>%1 gewinnt mit %n Ruhm Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal Fame: %1 wins</source>
        <translation>Gleicher Ruhm: %1 gewinnt</translation>
    </message>
    <message>
        <source>%1 wins by the fuller board</source>
        <translation>%1 gewinnt durch das vollere Tableau</translation>
    </message>
    <message>
        <source>Shared victory: %1 and %2</source>
        <translation>Geteilter Sieg: %1 und %2</translation>
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
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSeed</name>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Startwert kopieren</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Chance of winning, move by move</source>
        <translation>Gewinnchance, Zug um Zug</translation>
    </message>
</context>
<context>
    <name>ReviewMistakes</name>
    <message>
        <source>Nobody gave anything away: no move could have been much better.</source>
        <translation>Niemand hat etwas verschenkt: Kein Zug wäre viel besser gewesen.</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Goes on.</source>
        <translation>Macht weiter.</translation>
    </message>
    <message>
        <source>This match is still being played. It can be looked at like this once it is over.</source>
        <translation>Diese Partie wird noch gespielt. Sie lässt sich ansehen, sobald sie vorbei ist.</translation>
    </message>
    <message>
        <source>Part of this match is still hidden on this device. Look again once all of it has arrived.</source>
        <translation>Ein Teil dieser Partie ist auf diesem Gerät noch verborgen. Schau wieder herein, wenn alles angekommen ist.</translation>
    </message>
    <message>
        <source>This match ended before its last move, so there is no score to review.</source>
        <translation>Diese Partie endete vor ihrem letzten Zug: Es gibt keine Wertung zum Analysieren.</translation>
    </message>
    <message>
        <source>Looking at move %1 of %2</source>
        <translation>Zug %1 von %2 wird angesehen</translation>
    </message>
    <message>
        <source>Looking again at the moves that cost most</source>
        <translation>Die teuersten Züge werden noch einmal angesehen</translation>
    </message>
    <message>
        <source>%1 The same move, but played differently: see the board.</source>
        <translation>%1 Derselbe Zug, aber anders gespielt: Der Tisch zeigt es.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>About to make move %1</source>
        <translation>Vor Zug %1</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Zug %1, %2: %3</translation>
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
        <translation>Analyse</translation>
    </message>
    <message>
        <source>No review of this match</source>
        <translation>Keine Analyse dieser Partie</translation>
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
        <translation>Zur Stellung davor</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
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
        <translation>Sie wird einmal gezählt, in der Schlusswertung. Bis dahin ist sie geheim.</translation>
    </message>
</context>
<context>
    <name>RiddleSheet</name>
    <message>
        <source>Sphinx card</source>
        <translation>Sphinxkarte</translation>
    </message>
    <message numerus="yes">
        <source>As things stand: %n point(s)</source>
        <translation>
            <numerusform>Nach jetzigem Stand: %n Punkt</numerusform>
            <numerusform>Nach jetzigem Stand: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>This card in the rules</source>
        <translation>Diese Karte in den Regeln</translation>
    </message>
</context>
<context>
    <name>RivalPage</name>
    <message>
        <source>Great Architect of level %1</source>
        <translation>Großer Architekt der Stufe %1</translation>
    </message>
    <message>
        <source>His power.</source>
        <translation>Seine Fähigkeit.</translation>
    </message>
    <message>
        <source>Open projects, which all pay him</source>
        <translation>Offene Projekte, die alle ihm Ruhm bringen</translation>
    </message>
    <message>
        <source>Fame of his spaces for tiles</source>
        <translation>Ruhm seiner Felder für Plättchen</translation>
    </message>
</context>
<context>
    <name>RiverChapter</name>
    <message>
        <source>The Nile</source>
        <translation>Der Nil</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>Twenty bends from Ombos to Heliopolis</source>
        <translation>Zwanzig Biegungen von Ombos bis Heliopolis</translation>
    </message>
    <message>
        <source>The Nile has &lt;b&gt;twenty bends&lt;/b&gt;. It flows from Ombos in the south to the delta in the north: downstream means down the board.</source>
        <translation>Der Nil hat &lt;b&gt;zwanzig Biegungen&lt;/b&gt;. Er fließt von Ombos im Süden zum Delta im Norden: flussabwärts heißt auf dem Spielplan nach unten.</translation>
    </message>
    <message>
        <source>The first six bends.</source>
        <translation>Die ersten sechs Biegungen.</translation>
    </message>
    <message>
        <source>Ten bends on one bank have a place for a &lt;b&gt;Nile card&lt;/b&gt;.</source>
        <translation>Zehn Biegungen am einen Ufer haben einen Platz für eine &lt;b&gt;Nilkarte&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Seven bends on the other bank are &lt;b&gt;camps&lt;/b&gt;.</source>
        <translation>Sieben Biegungen am anderen Ufer sind &lt;b&gt;Lager&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Three are &lt;b&gt;sites&lt;/b&gt;: Abydos, Amarna and Giza.</source>
        <translation>Drei sind &lt;b&gt;Baustellen&lt;/b&gt;: Abydos, Amarna und Gizeh.</translation>
    </message>
    <message>
        <source>Places for cards and camps or sites take turns, from bend to bend. The order is always the same; only the cards change.</source>
        <translation>Plätze für Karten wechseln sich von Biegung zu Biegung mit Lagern oder Baustellen ab. Die Reihenfolge ist immer gleich; nur die Karten wechseln.</translation>
    </message>
    <message>
        <source>Placing ships</source>
        <translation>Schiffe einsetzen</translation>
    </message>
    <message>
        <source>One by one, only downstream</source>
        <translation>Eines nach dem anderen, nur flussabwärts</translation>
    </message>
    <message>
        <source>You have eight ships. When you are on turn you place &lt;b&gt;one&lt;/b&gt; of them at a bend, or you pass.</source>
        <translation>Du hast acht Schiffe. Wenn du am Zug bist, setzt du &lt;b&gt;eines&lt;/b&gt; davon an einer Biegung ein, oder du passt.</translation>
    </message>
    <message>
        <source>The last ship of lapis lies at Thebae. The next may go to one of the cards, to Abydos, or further down; Passalon is taken.</source>
        <translation>Das letzte Schiff von Lapis liegt in Theben. Das nächste darf zu einer der Karten, nach Abydos oder weiter hinab; Passalon ist besetzt.</translation>
    </message>
    <message>
        <source>A ship goes &lt;b&gt;further downstream&lt;/b&gt; than the last one you placed in this round. What you have passed by is lost to you until the next round.</source>
        <translation>Ein Schiff fährt &lt;b&gt;weiter flussabwärts&lt;/b&gt; als das letzte, das du in dieser Runde eingesetzt hast. Woran du vorbeigefahren bist, das ist für dich bis zur nächsten Runde verloren.</translation>
    </message>
    <message>
        <source>At a card or camp there is room for &lt;b&gt;one ship&lt;/b&gt;. Once its card is taken, a place is of no use in this round.</source>
        <translation>Bei einer Karte oder einem Lager ist Platz für &lt;b&gt;ein Schiff&lt;/b&gt;. Ist die Karte genommen, gibt es dort nichts mehr zu holen.</translation>
    </message>
    <message>
        <source>At a site there is room for several ships, but only for one of yours.</source>
        <translation>Auf einer Baustelle ist Platz für mehrere Schiffe, aber nur für eines von dir.</translation>
    </message>
    <message>
        <source>It does not matter how far you go. Nobody has to place all eight ships.</source>
        <translation>Wie weit du fährst, ist gleich. Niemand muss alle acht Schiffe einsetzen.</translation>
    </message>
    <message>
        <source>Cards that change this</source>
        <translation>Karten, die das ändern</translation>
    </message>
    <message>
        <source>Two ships in one turn; once a round upstream; to a camp that is taken; the work of a camp twice; a place at a full site.</source>
        <translation>Zwei Schiffe in einem Zug; einmal pro Runde flussaufwärts; zu einem besetzten Lager; ein Lager mit doppelter Wirkung; ein Platz auf einer vollen Baustelle.</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nilkarten</translation>
    </message>
    <message>
        <source>Three words that say when a card works</source>
        <translation>Drei Wörter, die sagen, wann eine Karte wirkt</translation>
    </message>
    <message>
        <source>The player who places a ship at a Nile card takes the card; the ship stays in its place until the end of the sailing. What happens then depends on the kind of card:</source>
        <translation>Wer ein Schiff bei einer Nilkarte einsetzt, nimmt die Karte; das Schiff bleibt bis zum Ende der Fahrt an seinem Platz. Was dann geschieht, hängt von der Art der Karte ab:</translation>
    </message>
    <message>
        <source>Always, whenever you want, at once: the sign on the picture tells them apart.</source>
        <translation>Immer, jederzeit, sofort: Das Zeichen auf dem Bild unterscheidet sie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fields and quarries&lt;/b&gt; lie before you and give grain or stones in every round from now on.</source>
        <translation>&lt;b&gt;Äcker und Steinbrüche&lt;/b&gt; liegen vor dir und geben von nun an in jeder Runde Korn oder Steine.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Whenever you want:&lt;/b&gt; you keep it and play it once, at a moment when it can do something. Then it leaves the game. It may be played in the same turn.</source>
        <translation>&lt;b&gt;Jederzeit:&lt;/b&gt; Du behältst sie und spielst sie einmal, in einem Moment, in dem sie etwas bewirken kann. Dann kommt sie aus dem Spiel. Sie darf im selben Zug gespielt werden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At once:&lt;/b&gt; it is resolved as soon as you take it, as far as possible, and leaves the game. You may take it even if it does nothing for you.</source>
        <translation>&lt;b&gt;Sofort:&lt;/b&gt; Sie wird ausgeführt, sobald du sie nimmst, so weit wie möglich, und kommt aus dem Spiel. Du darfst sie auch nehmen, wenn sie dir nichts bringt.</translation>
    </message>
    <message>
        <source>When cards can be played</source>
        <translation>Wann Karten gespielt werden können</translation>
    </message>
    <message>
        <source>Each card has its moment: grain cards while you feed, strength cards while you build. Cards that fit everywhere can be played at &lt;b&gt;any of your decisions&lt;/b&gt;: when you place a ship, while feeding or building, and at the end of a round. Tap your cards to do so.</source>
        <translation>Jede Karte hat ihren Moment: Kornkarten bei der Versorgung, Stärkekarten beim Bauen. Karten, die überall passen, können bei &lt;b&gt;jeder deiner Entscheidungen&lt;/b&gt; gespielt werden: beim Einsetzen eines Schiffs, bei der Versorgung, beim Bauen und am Ende einer Runde. Tippe dazu auf deine Karten.</translation>
    </message>
    <message>
        <source>You are not asked about a card that can do nothing. The last moment for any card is the end of the fifth round; in the final scoring none can be played.</source>
        <translation>Nach einer Karte, die nichts bewirken kann, wirst du nicht gefragt. Der letzte Moment für jede Karte ist das Ende der fünften Runde; in der Schlusswertung kann keine gespielt werden.</translation>
    </message>
    <message>
        <source>All Nile cards lie open: everybody sees what the others have.</source>
        <translation>Alle Nilkarten liegen offen: Alle sehen, was die anderen haben.</translation>
    </message>
    <message>
        <source>Camps</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Where workers grow strong</source>
        <translation>Wo Arbeiter stark werden</translation>
    </message>
    <message>
        <source>A ship at a camp does its work at once. There is room for &lt;b&gt;one&lt;/b&gt; ship.</source>
        <translation>Ein Schiff in einem Lager wirkt sofort. Es ist Platz für &lt;b&gt;ein&lt;/b&gt; Schiff.</translation>
    </message>
    <message>
        <source>The seven camps, from the south to the north.</source>
        <translation>Die sieben Lager, von Süden nach Norden.</translation>
    </message>
    <message>
        <source>Strength, stones and steps on the tracks come whether you want them or not. Only the &lt;b&gt;flood&lt;/b&gt; you may leave as it is.</source>
        <translation>Stärke, Steine und Schritte auf den Leisten kommen, ob du willst oder nicht. Nur die &lt;b&gt;Flut&lt;/b&gt; darfst du lassen, wie sie ist.</translation>
    </message>
    <message>
        <source>If a camp says which workers, it is these. If it says &lt;b&gt;one of your choice&lt;/b&gt;, the foreman can be chosen too.</source>
        <translation>Sagt ein Lager, welche Arbeiter, dann sind es diese. Sagt es &lt;b&gt;einer deiner Wahl&lt;/b&gt;, kann auch der Vorarbeiter gewählt werden.</translation>
    </message>
    <message>
        <source>What would make a worker stronger than 9 is lost. You may go there all the same.</source>
        <translation>Was einen Arbeiter stärker als 9 machen würde, ist verloren. Du darfst trotzdem dorthin fahren.</translation>
    </message>
    <message>
        <source>One card lets you go to a camp that is taken, another lets you do its work twice. Neither works at &lt;b&gt;Heliopolis&lt;/b&gt;.</source>
        <translation>Eine Karte lässt dich zu einem besetzten Lager fahren, eine andere lässt ein Lager doppelt wirken. Keine von beiden gilt in &lt;b&gt;Heliopolis&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Baustellen</translation>
    </message>
    <message>
        <source>Places from the Nile outwards</source>
        <translation>Plätze vom Nil aus nach außen</translation>
    </message>
    <message>
        <source>A ship at a site does nothing while you sail. It holds a place for the &lt;b&gt;building&lt;/b&gt;.</source>
        <translation>Ein Schiff auf einer Baustelle tut während der Fahrt nichts. Es hält einen Platz für das &lt;b&gt;Bauen&lt;/b&gt; frei.</translation>
    </message>
    <message>
        <source>Turquoise came first and will build first, then lapis. The third place is free.</source>
        <translation>Türkis kam zuerst und wird zuerst bauen, dann Lapis. Der dritte Platz ist frei.</translation>
    </message>
    <message>
        <source>Abydos: the &lt;b&gt;Sphinx&lt;/b&gt;. Amarna: the &lt;b&gt;obelisk&lt;/b&gt; and the &lt;b&gt;tombs&lt;/b&gt;. Giza: the &lt;b&gt;pyramid&lt;/b&gt; and the &lt;b&gt;temple&lt;/b&gt;. What belongs to one site cannot be built at another.</source>
        <translation>Abydos: die &lt;b&gt;Sphinx&lt;/b&gt;. Amarna: der &lt;b&gt;Obelisk&lt;/b&gt; und die &lt;b&gt;Gräber&lt;/b&gt;. Gizeh: die &lt;b&gt;Pyramide&lt;/b&gt; und der &lt;b&gt;Tempel&lt;/b&gt;. Was zu einer Baustelle gehört, kann auf einer anderen nicht gebaut werden.</translation>
    </message>
    <message>
        <source>Everybody may have &lt;b&gt;one ship&lt;/b&gt; at each site.</source>
        <translation>Alle dürfen auf jeder Baustelle &lt;b&gt;ein Schiff&lt;/b&gt; haben.</translation>
    </message>
    <message>
        <source>A ship takes the free place &lt;b&gt;nearest the Nile&lt;/b&gt;. So the player who comes first builds first.</source>
        <translation>Ein Schiff nimmt den freien Platz, der &lt;b&gt;dem Nil am nächsten&lt;/b&gt; ist. So baut zuerst, wer zuerst kommt.</translation>
    </message>
    <message>
        <source>With four players a site has three places, with two or three players two. When they are taken, ships can wait in the reserve.</source>
        <translation>Zu viert hat eine Baustelle drei Plätze, zu zweit oder zu dritt zwei. Sind sie besetzt, können Schiffe in der Reserve warten.</translation>
    </message>
    <message>
        <source>The ships stay until the end of the Site bonus, unless their owner gives up building.</source>
        <translation>Die Schiffe bleiben bis zum Ende der Bauprämie, es sei denn, ihr Besitzer verzichtet auf den Bau.</translation>
    </message>
    <message>
        <source>The reserve</source>
        <translation>Die Reserve</translation>
    </message>
    <message>
        <source>Waiting at a full site</source>
        <translation>Warten auf einer vollen Baustelle</translation>
    </message>
    <message>
        <source>If all places of a site are taken, you may still place a ship there: it waits &lt;b&gt;in reserve&lt;/b&gt;, behind those that wait already. For the rule of going downstream it counts like any other ship.</source>
        <translation>Sind alle Plätze einer Baustelle besetzt, darfst du dort trotzdem ein Schiff einsetzen: Es wartet &lt;b&gt;in Reserve&lt;/b&gt;, hinter denen, die schon warten. Für die Regel, flussabwärts zu fahren, zählt es wie jedes andere Schiff.</translation>
    </message>
    <message>
        <source>Turquoise waits: if one of the three gives up, turquoise builds, as the last.</source>
        <translation>Türkis wartet: Verzichtet einer der drei, baut Türkis, als Letzter.</translation>
    </message>
    <message>
        <source>For each place that is &lt;b&gt;given up&lt;/b&gt; the next ship in reserve may build, after all the regular places.</source>
        <translation>Für jeden Platz, auf den &lt;b&gt;verzichtet&lt;/b&gt; wird, darf das nächste Schiff in Reserve bauen, nach allen regulären Plätzen.</translation>
    </message>
    <message>
        <source>The player who may build from the reserve may give up too; then the next one in the reserve has the chance.</source>
        <translation>Wer aus der Reserve bauen darf, darf auch verzichten; dann hat der Nächste in der Reserve die Gelegenheit.</translation>
    </message>
    <message>
        <source>Ships that never got their chance go home when all building at the site is over. They do not count for the Site bonus.</source>
        <translation>Schiffe, die nicht an die Reihe kamen, fahren heim, wenn auf der Baustelle fertig gebaut ist. Für die Bauprämie zählen sie nicht.</translation>
    </message>
    <message>
        <source>Two cards help out of the reserve: one gives a place of its own, one lets its owner build before everybody.</source>
        <translation>Zwei Karten helfen aus der Reserve: Eine gibt einen eigenen Platz, eine lässt ihren Besitzer vor allen bauen.</translation>
    </message>
    <message>
        <source>With two players there is no need for a reserve: there are two places, and nobody has a second ship at a site.</source>
        <translation>Zu zweit braucht es keine Reserve: Es gibt zwei Plätze, und niemand hat ein zweites Schiff auf einer Baustelle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Always:&lt;/b&gt; a power you keep to the end. Some work once in a round.</source>
        <translation>&lt;b&gt;Immer:&lt;/b&gt; eine Fähigkeit, die du bis zum Ende behältst. Manche Karten wirken einmal in jeder Runde.</translation>
    </message>
</context>
<context>
    <name>RotatePage</name>
    <message>
        <source>Turning a tile</source>
        <translation>Ein Plättchen drehen</translation>
    </message>
    <message>
        <source>The power of the two arrows</source>
        <translation>Die Fähigkeit der zwei Pfeile</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Gang drehen</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Kammer drehen</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes you turn a tile: a &lt;b&gt;corridor&lt;/b&gt; if the sign shows a fork, a &lt;b&gt;room&lt;/b&gt; if it shows a triangle.</source>
        <translation>Setzt du eine Figur auf dieses Zeichen, musst du ein Plättchen drehen: einen &lt;b&gt;Gang&lt;/b&gt;, wenn das Zeichen eine Gabelung zeigt, eine &lt;b&gt;Kammer&lt;/b&gt;, wenn es ein Dreieck zeigt.</translation>
    </message>
    <message>
        <source>A corridor as it lies, after one third and after two.</source>
        <translation>Ein Gang, wie er liegt, nach einem Drittel und nach zwei Dritteln.</translation>
    </message>
    <message>
        <source>Any tile of that kind will do: of the base or not, with a pawn or without, Forbidden, even the very tile your pawn has just entered.</source>
        <translation>Jedes Plättchen dieser Art kommt infrage: aus der Basis oder nicht, mit Figur oder ohne, verboten, sogar genau das, das deine Figur eben betreten hat.</translation>
    </message>
    <message>
        <source>It turns by one third or two: never all the way round, and never not at all.</source>
        <translation>Es dreht sich um ein Drittel oder zwei: nie ganz herum und nie gar nicht.</translation>
    </message>
    <message>
        <source>A tile with an opposing &lt;b&gt;Priest or Pharaoh&lt;/b&gt; on it cannot be turned (with the option “Like a Mummy” that of the Pharaoh can). Your own do not stop you.</source>
        <translation>Ein Plättchen mit einem gegnerischen &lt;b&gt;Priester oder Pharao&lt;/b&gt; darauf kann nicht gedreht werden (mit der Option „Wie eine Mumie“ das des Pharaos schon). Deine eigenen hindern dich nicht.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides may be chosen: nothing changes, and the power is used.</source>
        <translation>Ein Plättchen, das an allen drei Seiten offen ist, darf gewählt werden: Nichts ändert sich, und die Fähigkeit ist genutzt.</translation>
    </message>
    <message>
        <source>Pawns stand still while the tile turns under them.</source>
        <translation>Figuren bleiben stehen, während sich das Plättchen unter ihnen dreht.</translation>
    </message>
    <message>
        <source>Before: the curse is joined to the room above.</source>
        <translation>Vorher: Der Fluch ist mit der Kammer darüber verbunden.</translation>
    </message>
    <message>
        <source>After two thirds: the corridor shuts the curse out and joins the room above to lapis.</source>
        <translation>Nach zwei Dritteln: Der Gang sperrt den Fluch aus und verbindet die Kammer darüber mit Lapis.</translation>
    </message>
</context>
<context>
    <name>RoundLine</name>
    <message>
        <source>%1, points: %2, in this round: %3. %4. Turn tile %5</source>
        <translation>%1, Punkte: %2, in dieser Runde: %3. %4. Zugplättchen %5</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>The last player goes first in the next round.</source>
        <translation>Wer hinten ist, beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>Now the final scoring.</source>
        <translation>Jetzt die Schlusswertung.</translation>
    </message>
    <message>
        <source>On to round %1</source>
        <translation>Weiter zu Runde %1</translation>
    </message>
    <message>
        <source>To the final scoring</source>
        <translation>Zur Schlusswertung</translation>
    </message>
</context>
<context>
    <name>RuleBody</name>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
</context>
<context>
    <name>RuleFold</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>RuleSigns</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSum</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>RulesPageScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Try another word, or part of one.</source>
        <translation>Versuche ein anderes Wort oder einen Teil davon.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n Seite gefunden</numerusform>
            <numerusform>%n Seiten gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <source>Learn the game, page by page</source>
        <translation>Das Spiel lernen, Seite für Seite</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Back to: %1</source>
        <translation>Zurück zu: %1</translation>
    </message>
</context>
<context>
    <name>SarcophagiPage</name>
    <message>
        <source>Sarcophagi</source>
        <translation>Sarkophage</translation>
    </message>
    <message>
        <source>One, or a pair</source>
        <translation>Einer oder ein Paar</translation>
    </message>
    <message>
        <source>One band</source>
        <translation>Ein Band</translation>
    </message>
    <message>
        <source>Two bands</source>
        <translation>Zwei Bänder</translation>
    </message>
    <message>
        <source>Three bands</source>
        <translation>Drei Bänder</translation>
    </message>
    <message>
        <source>Three colours, two sarcophagi of each. They differ by their bands too.</source>
        <translation>Drei Farben, von jeder zwei Sarkophage. Sie unterscheiden sich auch durch ihre Bänder.</translation>
    </message>
    <message>
        <source>A sarcophagus adds to the value of the network it lies in, but only in these cases:</source>
        <translation>Ein Sarkophag erhöht den Wert des Netzes, in dem er liegt, aber nur in diesen Fällen:</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Genau einer</translation>
    </message>
    <message>
        <source>Exactly two of one colour, and no other</source>
        <translation>Genau zwei einer Farbe und kein anderer</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>So a third one spoils a pair, and two of different colours are worth nothing.</source>
        <translation>Ein dritter verdirbt also ein Paar, und zwei verschiedenfarbige sind nichts wert.</translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>The saved matches cannot be opened.</source>
        <translation>Die gespeicherten Partien lassen sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The folder of saved matches is read-only.</source>
        <translation>Der Ordner der gespeicherten Partien ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>There is no space left to save this.</source>
        <translation>Zum Speichern ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Another copy of the app is busy with the saved matches.</source>
        <translation>Eine andere Kopie der App arbeitet gerade mit den gespeicherten Partien.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the app.</source>
        <translation>Die gespeicherten Partien wurden von einer neueren Version der App geschrieben.</translation>
    </message>
    <message>
        <source>The saved matches are damaged and could not be set aside.</source>
        <translation>Die gespeicherten Partien sind beschädigt und ließen sich nicht beiseitelegen.</translation>
    </message>
    <message>
        <source>The saved matches are damaged.</source>
        <translation>Die gespeicherten Partien sind beschädigt.</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>Das Speichern ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>This is not a match that can be saved.</source>
        <translation>Diese Partie lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>There is no such saved match.</source>
        <translation>Eine solche gespeicherte Partie gibt es nicht.</translation>
    </message>
    <message>
        <source>That match is already saved.</source>
        <translation>Diese Partie ist schon gespeichert.</translation>
    </message>
    <message>
        <source>That match was finished or given up.</source>
        <translation>Diese Partie wurde beendet oder aufgegeben.</translation>
    </message>
    <message>
        <source>That match is still being played.</source>
        <translation>Diese Partie wird noch gespielt.</translation>
    </message>
    <message>
        <source>This move does not fit the saved match.</source>
        <translation>Dieser Zug passt nicht zur gespeicherten Partie.</translation>
    </message>
    <message>
        <source>This saved match is damaged.</source>
        <translation>Diese gespeicherte Partie ist beschädigt.</translation>
    </message>
    <message>
        <source>The file of the saved matches belongs to another program. It was kept as %1, and a new one was begun.</source>
        <translation>Die Datei der gespeicherten Partien gehört zu einem anderen Programm. Sie wurde als %1 aufbewahrt und eine neue begonnen.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were kept as %1, and a new file was begun.</source>
        <translation>Die gespeicherten Partien ließen sich nicht lesen. Sie wurden als %1 aufbewahrt, und eine neue Datei wurde begonnen.</translation>
    </message>
</context>
<context>
    <name>ScarabChoice</name>
    <message>
        <source>Keep the %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Einen wählen</translation>
    </message>
</context>
<context>
    <name>ScarabsChapter</name>
    <message>
        <source>Each scarab</source>
        <translation>Jeder Skarabäus</translation>
    </message>
    <message>
        <source>A die of the Triad may pay for it.</source>
        <translation>Ein Würfel der Triade darf dafür zahlen.</translation>
    </message>
    <message>
        <source>The god serves you within its own limits, and Ptah makes it ready like those you have.</source>
        <translation>Die Gottheit dient dir in ihren eigenen Grenzen, und Ptah macht sie bereit wie die, die du hast.</translation>
    </message>
    <message>
        <source>The loan ends when the card leaves the row. If you pray to it, it is yours; if it was used, it stays used.</source>
        <translation>Die Leihe endet, wenn die Karte die Reihe verlässt. Betest du zu ihr, gehört sie dir; wurde sie schon genutzt, bleibt sie genutzt.</translation>
    </message>
    <message>
        <source>It is not counted at upkeep or at the end, and Aton cannot discard it. Anubis does help at the upkeep of that turn.</source>
        <translation>Sie zählt weder beim Unterhalt noch am Ende, und Aton kann sie nicht ablegen. Anubis hilft beim Unterhalt dieses Zugs durchaus.</translation>
    </message>
    <message>
        <source>Bes, Hapy, Hathor and the gods of the Ennead bring nothing this way.</source>
        <translation>Bes, Hapi, Hathor und die Gottheiten der Enneade bringen so nichts.</translation>
    </message>
    <message>
        <source>It counts each time you go from seven resources to eight, in the turns of others too.</source>
        <translation>Es zählt jedes Mal, wenn du von sieben auf acht Ressourcen kommst, auch in den Zügen anderer.</translation>
    </message>
    <message>
        <source>On a full board a further resource brings nothing. With seven resources a Stone die and a Cat bring 2 Fame once; then one resource must go.</source>
        <translation>Auf einem vollen Tableau bringt eine weitere Ressource nichts. Bei sieben Ressourcen bringen ein Steinwürfel und eine Katze einmal 2 Ruhm; dann muss eine Ressource weg.</translation>
    </message>
    <message>
        <source>If you spend a resource and fill the space again later, you gain it again.</source>
        <translation>Wer eine Ressource ausgibt und das Feld später wieder füllt, erhält den Ruhm erneut.</translation>
    </message>
    <message>
        <source>You are asked after each build, when all its Fame has been gained and before the builder goes on. You may copy each build once, in as many builds as you can pay for.</source>
        <translation>Du wirst nach jedem Bau gefragt, sobald aller Ruhm dafür erhalten ist und bevor der Zug weitergeht. Jeden Bau darfst du einmal kopieren, insgesamt so viele, wie du bezahlen kannst.</translation>
    </message>
    <message>
        <source>A 5 on the ground of Cheops: the builder discards 2 Workers and gains 5. You may discard 3 Workers and gain 5.</source>
        <translation>Eine 5 am Boden von Cheops: Wer sie baut, gibt 2 Arbeiter ab und erhält 5. Du darfst 3 Arbeiter abgeben und 5 erhalten.</translation>
    </message>
    <message>
        <source>You gain all the Fame of the build, with what Serket, Thoth and Jasper added, or nothing.</source>
        <translation>Du erhältst allen Ruhm des Baus, samt dem, was Selket, Thoth und Jaspis hinzugefügt haben, oder nichts.</translation>
    </message>
    <message>
        <source>You pay with Workers only: Bastet does not help out of turn. Your own gods add nothing, and no die is placed: it is no build of yours.</source>
        <translation>Du zahlst nur mit Arbeitern: Außerhalb deines Zugs hilft Bastet nicht. Deine eigenen Gottheiten fügen nichts hinzu, und es wird kein Würfel gesetzt: Du baust ja nicht selbst.</translation>
    </message>
    <message>
        <source>You pay what the tile costs, as usual.</source>
        <translation>Du zahlst wie üblich, was das Plättchen kostet.</translation>
    </message>
    <message>
        <source>Nothing is laid in front of you, so your own tiles do not grow in number.</source>
        <translation>Vor dir wird nichts abgelegt, also werden deine eigenen Plättchen nicht mehr.</translation>
    </message>
    <message>
        <source>For its holder a tile that lies face down still counts as one of three. It is turned up when it goes back; until then it cannot be used again.</source>
        <translation>Für seinen Besitzer zählt ein umgedrehtes Plättchen weiterhin als eines von dreien. Es wird wieder aufgedeckt, wenn es zurückgeht; bis dahin kann es nicht noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>Your own tiles cannot be used this way.</source>
        <translation>Deine eigenen Plättchen können so nicht genutzt werden.</translation>
    </message>
    <message>
        <source>Hathor counts as one god like any other. Gods that were discarded or only lent do not count.</source>
        <translation>Hathor zählt als eine Gottheit wie jede andere. Gottheiten, die abgelegt wurden oder nur geliehen waren, zählen nicht.</translation>
    </message>
    <message>
        <source>Workers, Cats and Stone dice all fill a space. A full board is worth 12 Fame.</source>
        <translation>Arbeiter, Katzen und Steinwürfel füllen alle ein Feld. Ein volles Tableau ist 12 Ruhm wert.</translation>
    </message>
    <message>
        <source>The Golden Cat is no resource: it fills no space, pays for nothing, and counts neither at upkeep nor in a tie. Bastet does not change it.</source>
        <translation>Die Goldene Katze ist keine Ressource: Sie füllt kein Feld, bezahlt nichts und zählt weder beim Unterhalt noch bei Gleichstand. Bastet ändert daran nichts.</translation>
    </message>
    <message>
        <source>It turns a die like any Cat: between 1 and 6, and not a die of the Triad.</source>
        <translation>Sie dreht einen Würfel wie jede Katze: zwischen 1 und 6, und keinen Würfel der Triade.</translation>
    </message>
    <message>
        <source>If nobody has this scarab, the Golden Cat is out of the game.</source>
        <translation>Hat niemand diesen Skarabäus, ist die Goldene Katze nicht im Spiel.</translation>
    </message>
    <message>
        <source>A god that a Rest tile gives you is not paid for, and brings no Cat.</source>
        <translation>Eine Gottheit, die dir ein Rastplättchen gibt, wird nicht bezahlt und bringt keine Katze.</translation>
    </message>
    <message>
        <source>The Cat can turn a die at once.</source>
        <translation>Die Katze kann sofort einen Würfel drehen.</translation>
    </message>
    <message>
        <source>No more than there are in the quarry: what is not there cannot be taken.</source>
        <translation>Soweit der Steinbruch reicht: Was nicht da ist, kann nicht genommen werden.</translation>
    </message>
    <message>
        <source>You say for which build. It helps only where at least 2 Workers are asked for.</source>
        <translation>Du sagst, für welchen Bau. Er hilft nur, wo mindestens 2 Arbeiter verlangt werden.</translation>
    </message>
    <message>
        <source>Thoth counts, and the Pearl Scarab asks for, the Workers that were really discarded.</source>
        <translation>Thoth zählt die Arbeiter, die wirklich abgegeben wurden, und nach ihnen richtet sich auch der Perlen-Skarabäus.</translation>
    </message>
    <message>
        <source>That is everywhere but on the ground of Cheops: its upper levels, all of Chephren, and Mykerinos.</source>
        <translation>Das ist überall außer am Boden von Cheops: seine oberen Ebenen, ganz Chephren und Mykerinos.</translation>
    </message>
    <message>
        <source>What Serket and Thoth add comes on top. The Pearl Scarab copies it too.</source>
        <translation>Was Selket und Thoth hinzufügen, kommt noch dazu. Auch das kopiert der Perlen-Skarabäus.</translation>
    </message>
    <message>
        <source>The tile you have just taken is one of the three.</source>
        <translation>Das Plättchen, das du gerade genommen hast, ist eines der drei.</translation>
    </message>
    <message>
        <source>With Hapy no tile is taken, so none go back and this brings nothing. The same is true of a tile used through the Emerald Scarab.</source>
        <translation>Mit Hapi wird kein Plättchen genommen, also geht keines zurück, und dies bringt nichts. Dasselbe gilt für ein Plättchen, das du mit dem Smaragd-Skarabäus nutzt.</translation>
    </message>
    <message>
        <source>So one die is yours even without a Worker. With Bastet your Cats count too.</source>
        <translation>So hast du auch ohne Arbeiter einen Würfel. Mit Bastet zählen auch deine Katzen.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Rooms: %1</source>
        <translation>Kammern: %1</translation>
    </message>
    <message>
        <source>One sarcophagus</source>
        <translation>Ein Sarkophag</translation>
    </message>
    <message>
        <source>A pair of sarcophagi</source>
        <translation>Ein Paar Sarkophage</translation>
    </message>
    <message>
        <source>Reaches the top of the pyramid</source>
        <translation>Erreicht die Spitze der Pyramide</translation>
    </message>
    <message>
        <source>Longest network</source>
        <translation>Längstes Netz</translation>
    </message>
    <message>
        <source>Cursed: worth nothing</source>
        <translation>Verflucht: nichts wert</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Kein Ausgang: verdoppelt</translation>
    </message>
    <message>
        <source>Closed network, tiles: %1, rooms: %2, bonus: %3, doubled</source>
        <translation>Geschlossenes Netz, Plättchen: %1, Kammern: %2, Bonus: %3, verdoppelt</translation>
    </message>
    <message>
        <source>Network, tiles: %1, rooms: %2, bonus: %3</source>
        <translation>Netz, Plättchen: %1, Kammern: %2, Bonus: %3</translation>
    </message>
    <message>
        <source>Ankhs, squared: %1 and %2</source>
        <translation>Ankhs, im Quadrat: %1 und %2</translation>
    </message>
    <message>
        <source>Fame track</source>
        <translation>Ruhmesleiste</translation>
    </message>
    <message>
        <source>Scarab</source>
        <translation>Skarabäus</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Gottheiten</translation>
    </message>
    <message>
        <source>Ennead</source>
        <translation>Enneade</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>Sarcophagus, eyes: %1, mummy: %2</source>
        <translation>Sarkophag, Augen: %1, Mumie: %2</translation>
    </message>
    <message>
        <source>Sarcophagus, eyes: %1, not seen</source>
        <translation>Sarkophag, Augen: %1, nicht gesehen</translation>
    </message>
    <message>
        <source>The Pharaoh&apos;s favourite animal: a researcher stands there</source>
        <translation>Das Lieblingstier des Pharaos: Ein Forscher steht dort</translation>
    </message>
    <message>
        <source>The Pharaoh&apos;s favourite animal: nobody of the team is there</source>
        <translation>Das Lieblingstier des Pharaos: Niemand vom Team ist dort</translation>
    </message>
    <message>
        <source>Squares and tombs built</source>
        <translation>Gebaute Felder und Gräber</translation>
    </message>
    <message>
        <source>Floors of the pyramid</source>
        <translation>Ebenen der Pyramide</translation>
    </message>
    <message>
        <source>Sphinx cards put back</source>
        <translation>Zurückgelegte Sphinxkarten</translation>
    </message>
    <message>
        <source>Ships at the sites</source>
        <translation>Schiffe auf den Baustellen</translation>
    </message>
    <message>
        <source>End of the grain market</source>
        <translation>Ende des Kornmarkts</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nilkarten</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Verkaufte Steine</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Fehlendes Korn</translation>
    </message>
    <message>
        <source>Stones left, two for a point</source>
        <translation>Übrige Steine, zwei für einen Punkt</translation>
    </message>
    <message>
        <source>Tomb tiles</source>
        <translation>Gräberplättchen</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinxkarten</translation>
    </message>
    <message>
        <source>Sphinx card S%1</source>
        <translation>Sphinxkarte S%1</translation>
    </message>
    <message>
        <source>Cursed network, tiles: %1, worth nothing</source>
        <translation>Verfluchtes Netz, Plättchen: %1, nichts wert</translation>
    </message>
    <message>
        <source>Network without a pawn, tiles: %1</source>
        <translation>Netz ohne Figur, Plättchen: %1</translation>
    </message>
    <message>
        <source>Nobody&apos;s network, tiles: %1, pawns tie %4 to %5</source>
        <translation>Niemandes Netz, Plättchen: %1, Gleichstand der Figuren, %4 zu %5</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
</context>
<context>
    <name>ScoreTotal</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>ScoringPage</name>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>What everything is worth</source>
        <translation>Was alles wert ist</translation>
    </message>
    <message>
        <source>When the pyramid is full, each network is worth this much to its owner:</source>
        <translation>Ist die Pyramide voll, ist jedes Netz für seinen Besitzer so viel wert:</translation>
    </message>
    <message>
        <source>Each room</source>
        <translation>Jede Kammer</translation>
    </message>
    <message>
        <source>Each corridor</source>
        <translation>Jeder Gang</translation>
    </message>
    <message>
        <source>Exactly one sarcophagus</source>
        <translation>Genau ein Sarkophag</translation>
    </message>
    <message>
        <source>Exactly a pair of one colour</source>
        <translation>Genau ein Paar einer Farbe</translation>
    </message>
    <message>
        <source>It holds the tile at the top</source>
        <translation>Es enthält das Plättchen an der Spitze</translation>
    </message>
    <message>
        <source>It is the longest, by tiles; all that tie</source>
        <translation>Es ist das längste, nach Plättchen; alle bei Gleichstand</translation>
    </message>
    <message>
        <source>Then, if it is closed</source>
        <translation>Dann, wenn es geschlossen ist</translation>
    </message>
    <message>
        <source>But with a curse in it</source>
        <translation>Aber mit einem Fluch darin</translation>
    </message>
    <message>
        <source>Its owner is the player with the most pawns in it; on a tie, nobody.</source>
        <translation>Es gehört dem Spieler mit den meisten Figuren darin; bei Gleichstand niemandem.</translation>
    </message>
    <message>
        <source>Then each player adds the square of the ankhs their pawns stand on. Ankhs in cursed networks do not count, and none is ever doubled.</source>
        <translation>Dann addiert jeder das Quadrat der Ankhs, auf denen eigene Figuren stehen. Ankhs in verfluchten Netzen zählen nicht, und keines wird je verdoppelt.</translation>
    </message>
    <message>
        <source>The higher total wins. Equal totals are a draw.</source>
        <translation>Wer die höhere Summe hat, gewinnt. Bei gleichen Summen ist die Partie unentschieden.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Curse: %1</source>
        <translation>Fluch: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Limit</translation>
    </message>
    <message numerus="yes">
        <source>Time to search: %n second(s)</source>
        <translation>
            <numerusform>Zeit zum Suchen: %n Sekunde</numerusform>
            <numerusform>Zeit zum Suchen: %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to search: as long as it takes</source>
        <translation>Zeit zum Suchen: so lange es dauert</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>This is it</source>
        <translation>Das ist es</translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, am Zug</translation>
    </message>
</context>
<context>
    <name>SeatBand</name>
    <message numerus="yes">
        <source>%n sarcophagus(i)</source>
        <translation>
            <numerusform>%n Sarkophag</numerusform>
            <numerusform>%n Sarkophage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>noch %n Forscher</numerusform>
            <numerusform>noch %n Forscher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n Schiff bereit</numerusform>
            <numerusform>%n Schiffe bereit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>has passed for this round</source>
        <translation>hat für diese Runde gepasst</translation>
    </message>
</context>
<context>
    <name>SeatPlan</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Bisher: %1</translation>
    </message>
    <message>
        <source>on this device</source>
        <translation>auf diesem Gerät</translation>
    </message>
    <message>
        <source>An Architect, level %1</source>
        <translation>Ein Architekt, Stufe %1</translation>
    </message>
    <message>
        <source>gets an invitation</source>
        <translation>erhält eine Einladung</translation>
    </message>
    <message>
        <source>for anyone who has the code</source>
        <translation>für alle mit dem Code</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Rest tiles</source>
        <translation>Rastplättchen</translation>
    </message>
    <message>
        <source>Your project: hold to see it</source>
        <translation>Dein Projekt: zum Ansehen gedrückt halten</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>A hidden project</source>
        <translation>Ein verdecktes Projekt</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Gottheiten</translation>
    </message>
    <message>
        <source>Ennead: %1</source>
        <translation>Enneade: %1</translation>
    </message>
    <message>
        <source>No gods yet</source>
        <translation>Noch keine Gottheiten</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>Wer sitzt hier?</translation>
    </message>
    <message>
        <source>Anyone who has the code</source>
        <translation>Wer den Code hat</translation>
    </message>
    <message>
        <source>Share it by any messenger. Your friend needs nothing but the app.</source>
        <translation>Teile ihn über einen beliebigen Messenger. Dein Freund braucht nur die App.</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Ein Freund</translation>
    </message>
    <message>
        <source>An Architect</source>
        <translation>Ein Architekt</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Stufe %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>Noch %n Forscher</numerusform>
            <numerusform>Noch %n Forscher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands at no pillar.</source>
        <translation>Steht an keiner Säule.</translation>
    </message>
    <message>
        <source>Stands at: %1</source>
        <translation>Steht bei: %1</translation>
    </message>
    <message>
        <source>No sarcophagus yet.</source>
        <translation>Noch kein Sarkophag.</translation>
    </message>
    <message>
        <source>Hold one to see the mummy in it.</source>
        <translation>Halte einen gedrückt, um die Mumie darin zu sehen.</translation>
    </message>
    <message>
        <source>Sarcophagi in the rules</source>
        <translation>Sarkophage in den Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>turn tile %1</source>
        <translation>Zugplättchen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n Schiff bereit</numerusform>
            <numerusform>%n Schiffe bereit</numerusform>
        </translation>
    </message>
    <message>
        <source>has passed for this round</source>
        <translation>hat für diese Runde gepasst</translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>von 25</translation>
    </message>
    <message>
        <source>+%1 a round</source>
        <translation>+%1 pro Runde</translation>
    </message>
    <message>
        <source>Fields and quarries</source>
        <translation>Äcker und Steinbrüche</translation>
    </message>
    <message>
        <source>Quarry, %1 stones a round</source>
        <translation>Steinbruch, %1 Steine pro Runde</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinxkarten</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A Sphinx card, face down</source>
        <translation>Eine Sphinxkarte, verdeckt</translation>
    </message>
    <message>
        <source>One eye, %1</source>
        <translation>Ein Auge, %1</translation>
    </message>
    <message>
        <source>Two eyes, %1</source>
        <translation>Zwei Augen, %1</translation>
    </message>
    <message>
        <source>Three eyes, %1</source>
        <translation>Drei Augen, %1</translation>
    </message>
</context>
<context>
    <name>SeatSigns</name>
    <message>
        <source>Signs of the players</source>
        <translation>Zeichen der Spieler</translation>
    </message>
    <message>
        <source>Every colour has a sign of its own, everywhere and always, so that no one needs to tell colours apart.</source>
        <translation>Jede Farbe hat ihr eigenes Zeichen, überall und immer, sodass niemand Farben unterscheiden muss.</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who plays for you?</source>
        <translation>Wer spielt für dich?</translation>
    </message>
    <message>
        <source>Who plays for %1?</source>
        <translation>Wer spielt für %1?</translation>
    </message>
    <message>
        <source>Leave a seat to an Architect</source>
        <translation>Einen Platz einem Architekten überlassen</translation>
    </message>
    <message>
        <source>He sees only what that player could see. The seat can be taken back at any time.</source>
        <translation>Er sieht nur, was dieser Spieler sehen könnte. Der Platz kann jederzeit wieder eingenommen werden.</translation>
    </message>
    <message>
        <source>Whose seat? The Architect plays on with all that lies there, until the person is back.</source>
        <translation>Wessen Platz? Der Architekt spielt mit allem weiter, was dort liegt, bis die Person zurück ist.</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>Ich bin zurück</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ist zurück</translation>
    </message>
    <message>
        <source>An Architect takes over</source>
        <translation>Architekt übernimmt</translation>
    </message>
    <message>
        <source>Let an Architect play for %1</source>
        <translation>Einen Architekten für %1 spielen lassen</translation>
    </message>
</context>
<context>
    <name>SecretsPage</name>
    <message>
        <source>Open and secret</source>
        <translation>Offen und geheim</translation>
    </message>
    <message>
        <source>What both see, and what only you know</source>
        <translation>Was beide sehen und was nur du weißt</translation>
    </message>
    <message>
        <source>The tiles in your hand: only you see them.</source>
        <translation>Die Plättchen in deiner Hand: Nur du siehst sie.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: the pyramid, all pawns in it, the pawns that both still have, and how many tiles are left in the pile and in each hand.</source>
        <translation>Fast alles liegt offen: die Pyramide, alle Figuren darin, die Figuren, die beide noch haben, und wie viele Plättchen im Stapel und in jeder Hand sind.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tiles in a hand&lt;/b&gt;. When one phone is passed around, they stay hidden until you take it.</source>
        <translation>Die &lt;b&gt;Plättchen einer Hand&lt;/b&gt;. Wird ein Handy herumgereicht, bleiben sie verborgen, bis du es nimmst.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;order of the pile&lt;/b&gt;. One of the fifty tiles is never placed, and nobody knows which.</source>
        <translation>Die &lt;b&gt;Reihenfolge des Stapels&lt;/b&gt;. Eines der fünfzig Plättchen wird nie gelegt, und niemand weiß, welches.</translation>
    </message>
    <message>
        <source>The player who moves last has the last word: the last tile of the match lies where nobody can answer it.</source>
        <translation>Wer zuletzt zieht, hat das letzte Wort: Auf das letzte Plättchen der Partie kann niemand mehr antworten.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Die Architekten, die Mitspieler, die die App führt, wissen nicht mehr, als du an ihrer Stelle wüsstest.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Dein Name am Tisch</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>About Great Architects</source>
        <translation>Über Great Architects</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>The base, the hands, the pawns</source>
        <translation>Die Basis, die Hände, die Figuren</translation>
    </message>
    <message>
        <source>The pyramid has seven rows of 13, 11, 9, 7, 5, 3 and 1 places. The fifty tiles are shuffled. Nineteen of them lie open from the start, each turned at random: the thirteen of the bottom row and the six places of the second row that point upwards.</source>
        <translation>Die Pyramide hat sieben Reihen mit 13, 11, 9, 7, 5, 3 und 1 Plätzen. Die fünfzig Plättchen werden gemischt. Neunzehn davon liegen von Anfang an offen, jedes zufällig gedreht: die dreizehn der untersten Reihe und die sechs Plätze der zweiten Reihe, die nach oben zeigen.</translation>
    </message>
    <message>
        <source>The base: nineteen tiles lie open, thirty places wait.</source>
        <translation>Die Basis: Neunzehn Plättchen liegen offen, dreißig Plätze warten.</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Die Figuren</translation>
    </message>
    <message>
        <source>The first player is drawn at random. Both have seventeen pawns but only fifteen turns, so at least two pawns stay unplayed: nobody has to play the Priest.</source>
        <translation>Wer beginnt, wird ausgelost. Beide haben siebzehn Figuren, aber nur fünfzehn Züge: Mindestens zwei bleiben übrig, und niemand muss den Priester spielen.</translation>
    </message>
    <message>
        <source>The player who begins has the &lt;b&gt;Pharaoh&lt;/b&gt;: fourteen Workers, a Mummy, a Priest and the Pharaoh.</source>
        <translation>Wer beginnt, hat den &lt;b&gt;Pharao&lt;/b&gt;: vierzehn Arbeiter, eine Mumie, einen Priester und den Pharao.</translation>
    </message>
    <message>
        <source>The player who moves last has fifteen Workers, a Mummy and a Priest, and the last word: the last tile of the match.</source>
        <translation>Wer als Letzter zieht, hat fünfzehn Arbeiter, eine Mumie und einen Priester, und das letzte Wort: das letzte Plättchen der Partie.</translation>
    </message>
    <message>
        <source>Each player draws &lt;b&gt;three tiles&lt;/b&gt;. Twenty-five tiles remain in the pile; one of the fifty will never be placed.</source>
        <translation>Beide ziehen &lt;b&gt;drei Plättchen&lt;/b&gt;. Fünfundzwanzig bleiben im Stapel; eines der fünfzig wird nie gelegt.</translation>
    </message>
</context>
<context>
    <name>ShareButtons</name>
    <message>
        <source>Copy the invitation</source>
        <translation>Einladung kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied: paste it wherever you like.</source>
        <translation>Kopiert: Füge es ein, wo du willst.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
</context>
<context>
    <name>ShelfCard</name>
    <message>
        <source>New game: %1</source>
        <translation>Neues Spiel: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>SideAction</name>
    <message>
        <source>%1, not now</source>
        <translation>%1, nicht jetzt</translation>
    </message>
</context>
<context>
    <name>SideTracks</name>
    <message>
        <source>Quarry track: %1</source>
        <translation>Steinbruchleiste: %1</translation>
    </message>
    <message>
        <source>Market track: %1</source>
        <translation>Marktleiste: %1</translation>
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
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Size %1 of %2</source>
        <translation>Größe %1 von %2</translation>
    </message>
</context>
<context>
    <name>SoloChapter</name>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Against a Great Architect</source>
        <translation>Gegen einen Großen Architekten</translation>
    </message>
    <message>
        <source>How he plays, step by step</source>
        <translation>Wie er spielt, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Alone you play by the rules for two, without a scarab. Your rival is one of four Great Architects, and you begin. All projects lie open: one is yours, two are his, or three if he is Amenhotep. Both begin with 5 Fame; he has no resources and needs none.</source>
        <translation>Allein spielst du nach den Regeln für zwei, ohne Skarabäus. Dein Gegner ist einer der vier Großen Architekten, und du beginnst. Alle Projekte liegen offen: Eines gehört dir, zwei gehören ihm, oder drei, wenn er Amenhotep ist. Beide beginnen mit 5 Ruhm; er hat keine Ressourcen und braucht keine.</translation>
    </message>
    <message>
        <source>The six Rest tiles lie on numbered spaces: 1, 2, 3 in the upper row, 4, 5, 6 in the lower.</source>
        <translation>Die sechs Rastplättchen liegen auf nummerierten Feldern: 1, 2, 3 in der oberen Reihe, 4, 5, 6 in der unteren.</translation>
    </message>
    <message>
        <source>His turn</source>
        <translation>Sein Zug</translation>
    </message>
    <message>
        <source>&lt;b&gt;God.&lt;/b&gt; He takes the god of the row that is worth the most Fame at the end. A god of the Ennead comes before all others. Among equals he takes the rightmost. His gods have no power and need no upkeep.</source>
        <translation>&lt;b&gt;Gottheit.&lt;/b&gt; Er nimmt die Gottheit der Reihe, die am Ende den meisten Ruhm wert ist. Eine Gottheit der Enneade kommt vor allen anderen. Unter gleichen nimmt er die am weitesten rechts. Seine Gottheiten haben keine Fähigkeit und brauchen keinen Unterhalt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Die.&lt;/b&gt; He takes a Stone die from the quarry, or from the supply if there is none, and rolls it.</source>
        <translation>&lt;b&gt;Würfel.&lt;/b&gt; Er nimmt einen Steinwürfel aus dem Steinbruch, oder aus dem Vorrat, wenn dort keiner ist, und würfelt ihn.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; If a tile lies on the space of that number, he takes it to his first free space and gains the Fame of that space. The tile does nothing else, and the die goes to the quarry. After his third tile all three go back, to free spaces that you choose, and the rightmost god is discarded.</source>
        <translation>&lt;b&gt;Plättchen.&lt;/b&gt; Liegt auf dem Feld dieser Zahl ein Plättchen, nimmt er es auf sein erstes freies Feld und erhält den Ruhm dieses Felds. Das Plättchen bewirkt sonst nichts, und der Würfel geht in den Steinbruch. Nach seinem dritten Plättchen gehen alle drei zurück, auf freie Felder deiner Wahl, und die Gottheit ganz rechts wird abgelegt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build.&lt;/b&gt; If that space is empty, he builds the die instead, without Workers, and gains its value, what the level adds, and what his power adds.</source>
        <translation>&lt;b&gt;Bauen.&lt;/b&gt; Ist dieses Feld leer, baut er stattdessen den Würfel, ohne Arbeiter, und erhält seinen Wert, was die Ebene hinzufügt und was seine Fähigkeit hinzufügt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Row.&lt;/b&gt; The row of gods slides to the right and is filled up to three.</source>
        <translation>&lt;b&gt;Reihe.&lt;/b&gt; Die Götterreihe rückt nach rechts und wird auf drei aufgefüllt.</translation>
    </message>
    <message>
        <source>Where he builds</source>
        <translation>Wo er baut</translation>
    </message>
    <message>
        <source>If the die makes a pair of his projects with a neighbour somewhere, he builds there. Of several such spaces he takes the first: the lowest level, then the top row, then the left. More than one pair at once makes no difference.</source>
        <translation>Bildet der Würfel irgendwo mit einem Nachbarn ein Paar seiner Projekte, baut er dort. Von mehreren solchen Feldern nimmt er das erste: die unterste Ebene, dann die oberste Reihe, dann links. Mehr als ein Paar auf einmal macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>Otherwise he builds on the lowest level that is not full, on the first free space in the same order.</source>
        <translation>Sonst baut er auf der untersten Ebene, die nicht voll ist, auf dem ersten freien Feld in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>A turn of Imhotep</source>
        <translation>Ein Zug von Imhotep</translation>
    </message>
    <message>
        <source>The row shows Ra, Maat and Isis. He takes Isis, for she is of the Ennead.</source>
        <translation>Die Reihe zeigt Ra, Maat und Isis. Er nimmt Isis, denn sie gehört zur Enneade.</translation>
    </message>
    <message>
        <source>The quarry holds no Stone die. He takes one from the supply and rolls a 5.</source>
        <translation>Im Steinbruch liegt kein Steinwürfel. Er nimmt einen aus dem Vorrat und würfelt eine 5.</translation>
    </message>
    <message>
        <source>Space 5 is empty, so he builds. His projects are Giza and Abusir, and Giza wants 2–5. A 2 stands on the ground with a free space beside it: there he builds.</source>
        <translation>Feld 5 ist leer, also baut er. Seine Projekte sind Gizeh und Abusir, und Gizeh will 2–5. Am Boden steht eine 2 mit einem freien Feld daneben: Dort baut er.</translation>
    </message>
    <message>
        <source>Not on the first free space, at the top right, but beside the 2. Of its free neighbours the one on the left comes first.</source>
        <translation>Nicht auf dem ersten freien Feld, oben rechts, sondern neben der 2. Von ihren freien Nachbarfeldern kommt das linke zuerst.</translation>
    </message>
    <message>
        <source>The value of the die</source>
        <translation>Der Wert des Würfels</translation>
    </message>
    <message>
        <source>The ground of Cheops</source>
        <translation>Der Boden von Cheops</translation>
    </message>
    <message>
        <source>Imhotep&apos;s power</source>
        <translation>Imhoteps Fähigkeit</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>If you bring the end about, he has one turn and you the last. If he does, you have one turn and he the last.</source>
        <translation>Leitest du das Ende ein, hat er einen Zug und du den letzten. Tut er es, hast du einen Zug und er den letzten.</translation>
    </message>
    <message>
        <source>After that, if no god is in the row he takes none; if there is no Stone die anywhere he takes the tile with the lowest number, without a die.</source>
        <translation>Danach gilt: Ist keine Gottheit in der Reihe, nimmt er keine; gibt es nirgends einen Steinwürfel, nimmt er das Plättchen mit der niedrigsten Zahl, ohne Würfel.</translation>
    </message>
    <message>
        <source>His gods, his Ennead and all his projects count. With equal Fame he wins.</source>
        <translation>Seine Gottheiten, seine Enneade und alle seine Projekte zählen. Bei gleichem Ruhm gewinnt er.</translation>
    </message>
    <message>
        <source>The feast gives him no Cat.</source>
        <translation>Das Fest gibt ihm keine Katze.</translation>
    </message>
    <message>
        <source>When your own three tiles go back, you choose their spaces too.</source>
        <translation>Gehen deine eigenen drei Plättchen zurück, wählst du auch deren Felder.</translation>
    </message>
    <message>
        <source>The easiest of the four, and the one to begin with.</source>
        <translation>Der leichteste der vier und der richtige für den Anfang.</translation>
    </message>
    <message>
        <source>A tile on the number he rolls keeps him from building. Think of that when you choose where tiles go back.</source>
        <translation>Ein Plättchen auf der Zahl, die er würfelt, hält ihn vom Bauen ab. Denk daran, wenn du wählst, wohin Plättchen zurückgehen.</translation>
    </message>
    <message>
        <source>He has three projects where the others have two: half of all there are.</source>
        <translation>Er hat drei Projekte, wo die anderen zwei haben: die Hälfte aller, die es gibt.</translation>
    </message>
    <message>
        <source>Several pairs in one build still bring him 1 Fame more, not several.</source>
        <translation>Mehrere Paare bei einem Bau bringen ihm trotzdem nur 1 Ruhm mehr.</translation>
    </message>
    <message>
        <source>The strongest. Even a 1 on the ground brings him 4 Fame.</source>
        <translation>Der stärkste. Selbst eine 1 am Boden bringt ihm 4 Ruhm.</translation>
    </message>
    <message>
        <source>The spaces 3 and 5 are empty. He rolls a 4: a tile lies there, and he takes it. With a 3 or a 5 he would build.</source>
        <translation>Die Felder 3 und 5 sind leer. Er würfelt eine 4: Dort liegt ein Plättchen, und er nimmt es. Mit einer 3 oder 5 würde er bauen.</translation>
    </message>
</context>
<context>
    <name>SphinxChapter</name>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Die Augen der Sphinx</translation>
    </message>
    <message>
        <source>Pairs at any distance</source>
        <translation>Paare über jede Entfernung</translation>
    </message>
    <message>
        <source>A variant for far-sighted players. It changes one thing: what a &lt;b&gt;pair&lt;/b&gt; is. Animals need not touch any more. They see each other along rows, shafts and diagonals, however far apart.</source>
        <translation>Eine Variante für weitsichtige Spieler. Sie ändert nur eines: was ein &lt;b&gt;Paar&lt;/b&gt; ist. Tiere müssen sich nicht mehr berühren. Sie sehen einander entlang von Reihen, Schächten und Diagonalen, wie weit entfernt sie auch sind.</translation>
    </message>
    <message>
        <source>The new ibis makes a pair along its row and one along a diagonal. In its shaft it sees two others: no pair.</source>
        <translation>Der neue Ibis bildet ein Paar in seiner Reihe und eines auf einer Diagonale. In seinem Schacht sieht er zwei andere: kein Paar.</translation>
    </message>
    <message>
        <source>Four lines run through each animal of your card: its row, its shaft and two diagonals. In each of them count the animals of its kind that already lie there:</source>
        <translation>Durch jedes Tier deiner Karte laufen vier Linien: seine Reihe, sein Schacht und zwei Diagonalen. Zähle in jeder davon die Tiere seiner Art, die schon dort liegen:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Genau eines</translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation>Zwei oder mehr</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exactly one&lt;/b&gt;: these two are a pair. Gaps and other animals between them do not matter.</source>
        <translation>&lt;b&gt;Genau eines&lt;/b&gt;: Diese beiden sind ein Paar. Lücken und andere Tiere dazwischen sind egal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;None, or two and more&lt;/b&gt;: nothing, neither a scarab nor a researcher. A line in which an animal has been seen twice is closed for it.</source>
        <translation>&lt;b&gt;Keines oder zwei und mehr&lt;/b&gt;: nichts, weder ein Skarabäus noch ein Forscher. Eine Linie, in der ein Tier schon zweimal zu sehen ist, ist für dieses Tier geschlossen.</translation>
    </message>
    <message>
        <source>In a double the lower animal looks first. The two are no pair, but both count in their shaft, which is closed for that animal from then on.</source>
        <translation>Bei einer Doppelkarte schaut das untere Tier zuerst. Die beiden sind kein Paar, aber beide zählen in ihrem Schacht, der von da an für dieses Tier geschlossen ist.</translation>
    </message>
    <message>
        <source>An animal right beside the new one is subject to the same rule: it makes a pair only if it is the only one in that line.</source>
        <translation>Auch für ein Tier direkt neben dem neuen gilt dieselbe Regel: Es bildet nur dann ein Paar, wenn es das einzige in dieser Linie ist.</translation>
    </message>
    <message>
        <source>What stays the same</source>
        <translation>Was gleich bleibt</translation>
    </message>
    <message>
        <source>Which way the two look, researchers, two scarabs at most, sarcophagi, the end: all this is as usual. If every sarcophagus is open before the wall is full, you play on, for there are pharaoh cards to be won.</source>
        <translation>Wohin die beiden blicken, Forscher, höchstens zwei Skarabäen, Sarkophage, das Ende: All das ist wie immer. Sind alle Sarkophage offen, bevor die Wand voll ist, spielt ihr weiter, denn es gibt noch Pharaokarten zu gewinnen.</translation>
    </message>
    <message>
        <source>Both variants together</source>
        <translation>Beide Varianten zusammen</translation>
    </message>
    <message>
        <source>Curse and Sphinx in one match</source>
        <translation>Fluch und Sphinx in einer Partie</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh and the Eyes of the Sphinx are chosen before the match, one without the other or both together. They do not get in each other&apos;s way.</source>
        <translation>Der Fluch des Pharaos und die Augen der Sphinx werden vor der Partie gewählt, einzeln oder beide zusammen. Sie kommen sich nicht in die Quere.</translation>
    </message>
    <message>
        <source>With the Sphinx the new mule also makes pairs with distant mules. For a curse such animals would be too far apart.</source>
        <translation>Mit der Sphinx bildet das neue Maultier auch mit weit entfernten Maultieren Paare. Für einen Fluch lägen solche Tiere zu weit auseinander.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Sphinx&lt;/b&gt; changes which animals are a pair when a card falls.</source>
        <translation>Die &lt;b&gt;Sphinx&lt;/b&gt; ändert, welche Tiere ein Paar sind, wenn eine Karte fällt.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;curse&lt;/b&gt; changes the pile, and what may happen when you draw.</source>
        <translation>Der &lt;b&gt;Fluch&lt;/b&gt; ändert den Stapel und was beim Ziehen geschehen kann.</translation>
    </message>
    <message>
        <source>A curse is always looked for in three places &lt;b&gt;next to each other&lt;/b&gt;, with the Sphinx too.</source>
        <translation>Einen Fluch sucht man immer auf drei Plätzen &lt;b&gt;nebeneinander&lt;/b&gt;, auch mit der Sphinx.</translation>
    </message>
    <message>
        <source>Variant: the Eyes of the Sphinx</source>
        <translation>Variante: die Augen der Sphinx</translation>
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
            <numerusform>%n Karte ansehen</numerusform>
            <numerusform>%n Karten ansehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Phase %1: %2</source>
        <translation>Phase %1: %2</translation>
    </message>
</context>
<context>
    <name>StatisticsBlock</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Rekord</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) between people</source>
        <translation>
            <numerusform>%n Partie ohne Architekten</numerusform>
            <numerusform>%n Partien ohne Architekten</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice gave</source>
        <translation>Was die Würfel ergaben</translation>
    </message>
</context>
<context>
    <name>StepTrail</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>All steps done</source>
        <translation>Alle Schritte erledigt</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Fewer %1</source>
        <translation>Weniger %1</translation>
    </message>
    <message>
        <source>More %1</source>
        <translation>Mehr %1</translation>
    </message>
</context>
<context>
    <name>SupplySlot</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
</context>
<context>
    <name>SwapPage</name>
    <message>
        <source>Swapping two pawns</source>
        <translation>Zwei Figuren tauschen</translation>
    </message>
    <message>
        <source>Yours for one of the rival&apos;s</source>
        <translation>Eine von dir gegen eine des Gegners</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes two pawns change places: &lt;b&gt;one of yours&lt;/b&gt;, which may be the one just placed, and an opposing &lt;b&gt;Worker or Mummy&lt;/b&gt;.</source>
        <translation>Setzt du eine Figur auf dieses Zeichen, tauschen zwei Figuren die Plätze: &lt;b&gt;eine von dir&lt;/b&gt;, auch die eben eingesetzte, und eine gegnerische, &lt;b&gt;Arbeiter oder Mumie&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Lapis has just entered the sign: either of its Workers may change places with that of carnelian.</source>
        <translation>Lapis hat das Zeichen eben betreten: Jeder seiner beiden Arbeiter darf mit dem von Karneol den Platz tauschen.</translation>
    </message>
    <message>
        <source>An opposing Priest or Pharaoh cannot be swapped (with the option “Like a Mummy” the Pharaoh can). Your own Priest or Pharaoh may be.</source>
        <translation>Ein gegnerischer Priester oder Pharao kann nicht getauscht werden (mit der Option „Wie eine Mumie“ der Pharao schon). Deine eigenen darfst du tauschen.</translation>
    </message>
    <message>
        <source>The tiles they come to stand on do not act: a swap sets off no power.</source>
        <translation>Die Plättchen, auf denen sie zu stehen kommen, wirken nicht: Ein Tausch löst keine Fähigkeit aus.</translation>
    </message>
    <message>
        <source>A Mummy that is swapped takes nobody&apos;s place. You must swap if you can; while the rival has no pawn in the pyramid that can be swapped, the power is lost.</source>
        <translation>Eine Mumie, die getauscht wird, verdrängt niemanden. Du musst tauschen, wenn du kannst; solange der Gegner keine Figur in der Pyramide hat, die getauscht werden kann, verfällt die Fähigkeit.</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turn it like this</source>
        <translation>So drehen</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Hier anlegen</translation>
    </message>
</context>
<context>
    <name>TableArchitects</name>
    <message>
        <source>Shall %1 play for you?</source>
        <translation>Soll %1 für dich spielen?</translation>
    </message>
    <message>
        <source>Shall %1 play for %2?</source>
        <translation>Soll %1 für %2 spielen?</translation>
    </message>
    <message>
        <source>He moves at once, and what he has moved stays. The seat can be taken back at any time, in the menu.</source>
        <translation>Er zieht sofort, und was er gezogen hat, bleibt. Der Platz kann jederzeit im Menü wieder eingenommen werden.</translation>
    </message>
    <message>
        <source>Leave him the seat</source>
        <translation>Ihm den Platz überlassen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>TableDrawer</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>dein Zug</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>The match is kept as it is.</source>
        <translation>Die Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>The seed of all draws is fixed. It is shown when the match is over, so that anyone can check it.</source>
        <translation>Der Startwert aller Ziehungen steht fest. Er wird nach der Partie gezeigt, damit ihn jeder prüfen kann.</translation>
    </message>
    <message>
        <source>Moves that were sent cannot be undone. The server draws; its seed was promised at the start and is shown when the match is over, so that this device can check it.</source>
        <translation>Gesendete Züge lassen sich nicht zurücknehmen. Der Server zieht; sein Startwert wurde am Anfang zugesagt und wird nach der Partie gezeigt, damit dieses Gerät ihn prüfen kann.</translation>
    </message>
    <message>
        <source>Ask the Architect</source>
        <translation>Den Architekten fragen</translation>
    </message>
    <message>
        <source>%1 shows what he would do, and says why.</source>
        <translation>%1 zeigt, was er täte, und sagt, warum.</translation>
    </message>
    <message>
        <source>Leave a seat to an Architect</source>
        <translation>Einen Platz einem Architekten überlassen</translation>
    </message>
    <message>
        <source>He plays on until the person is back.</source>
        <translation>Er spielt weiter, bis die Person zurück ist.</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>an Architect, whose seat he keeps</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>an Architect plays for you</comment>
        <translation>dich</translation>
    </message>
</context>
<context>
    <name>TableNotices</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Turn tile</source>
        <translation>Drehen</translation>
    </message>
</context>
<context>
    <name>TablePrompt</name>
    <message>
        <source>Pawn</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
</context>
<context>
    <name>TableReplay</name>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>TableRival</name>
    <message>
        <source>First Architect</source>
        <translation>Erster Architekt</translation>
    </message>
    <message>
        <source>Second Architect</source>
        <translation>Zweiter Architekt</translation>
    </message>
    <message>
        <source>Third Architect</source>
        <translation>Dritter Architekt</translation>
    </message>
    <message>
        <source>Fourth Architect</source>
        <translation>Vierter Architekt</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n Plättchen auf der Hand</numerusform>
            <numerusform>%n Plättchen auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>noch %n Figur</numerusform>
            <numerusform>noch %n Figuren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRivals</name>
    <message numerus="yes">
        <source>%n god(s)</source>
        <translation>
            <numerusform>%n Gottheit</numerusform>
            <numerusform>%n Gottheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Architect</source>
        <translation>Großer Architekt</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2</source>
        <translation>
            <numerusform>%1, %n Ruhm, %2</numerusform>
            <numerusform>%1, %n Ruhm, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2, %3, %4</source>
        <translation>
            <numerusform>%1, %n Ruhm, %2, %3, %4</numerusform>
            <numerusform>%1, %n Ruhm, %2, %3, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>That was the lesson. The match is yours now.</source>
        <translation>Das war die Lektion. Jetzt gehört die Partie dir.</translation>
    </message>
</context>
<context>
    <name>TableSeat</name>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>Noch %n Figur</numerusform>
            <numerusform>Noch %n Figuren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message numerus="yes">
        <source>%n scarab(s) on the slab</source>
        <translation>
            <numerusform>%n Skarabäus auf der Steinplatte</numerusform>
            <numerusform>%n Skarabäen auf der Steinplatte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile, a curse on top</source>
        <translation>
            <numerusform>%n Karte im Stapel, obenauf ein Fluch</numerusform>
            <numerusform>%n Karten im Stapel, obenauf ein Fluch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>The monuments</source>
        <translation>Die Monumente</translation>
    </message>
    <message>
        <source>The flood: %1</source>
        <translation>Die Flut: %1</translation>
    </message>
</context>
<context>
    <name>TakeOnlineScreen</name>
    <message>
        <source>Play on with friends</source>
        <translation>Mit Freunden weiterspielen</translation>
    </message>
    <message>
        <source>The match moves online as it stands: every move so far is checked by the server and kept. From here on all draws and rolls come from the server, because this phone knows the old seed.</source>
        <translation>Die Partie geht online, wie sie ist: Jeder bisherige Zug wird vom Server geprüft und aufbewahrt. Von hier an kommen alle Ziehungen und Würfe vom Server, denn dieses Handy kennt den alten Startwert.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Welcher Platz ist deiner?</translation>
    </message>
    <message>
        <source>Who takes the others</source>
        <translation>Wer die anderen Plätze nimmt</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Take the match online</source>
        <translation>Partie online fortsetzen</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Lapis</source>
        <translation>Lapis</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Karneol</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocker</translation>
    </message>
</context>
<context>
    <name>ThinkingMark</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 von 100</translation>
    </message>
</context>
<context>
    <name>TileBand</name>
    <message>
        <source>Empty space %1</source>
        <translation>Leeres Feld %1</translation>
    </message>
</context>
<context>
    <name>TileHand</name>
    <message>
        <source>Your tiles</source>
        <translation>Deine Plättchen</translation>
    </message>
</context>
<context>
    <name>TileNumbers</name>
    <message>
        <source>tile %1 is there</source>
        <translation>Plättchen %1 ist da</translation>
    </message>
    <message>
        <source>tile %1 is gone</source>
        <translation>Plättchen %1 ist weg</translation>
    </message>
</context>
<context>
    <name>TilePage</name>
    <message>
        <source>Adding a tile</source>
        <translation>Ein Plättchen anlegen</translation>
    </message>
    <message>
        <source>Where a tile may lie</source>
        <translation>Wo ein Plättchen liegen darf</translation>
    </message>
    <message>
        <source>Take one of the tiles in your hand, turn it as you like, and lay it on an empty place of the pyramid that shares a &lt;b&gt;side&lt;/b&gt; with a tile already there.</source>
        <translation>Nimm eines der Plättchen auf deiner Hand, drehe es, wie du willst, und lege es auf einen leeren Platz der Pyramide, der eine &lt;b&gt;Seite&lt;/b&gt; mit einem schon liegenden Plättchen gemeinsam hat.</translation>
    </message>
    <message>
        <source>Only the dashed places touch a tile with a whole side.</source>
        <translation>Nur die gestrichelten Plätze berühren ein Plättchen mit einer ganzen Seite.</translation>
    </message>
    <message>
        <source>Openings need not meet: a passage may end at a wall.</source>
        <translation>Öffnungen müssen nicht aufeinandertreffen: Ein Durchgang darf an einer Wand enden.</translation>
    </message>
    <message>
        <source>Nothing has to lie below the tile: it only needs a neighbour.</source>
        <translation>Unter dem Plättchen muss nichts liegen: Es braucht nur einen Nachbarn.</translation>
    </message>
    <message>
        <source>No tile reaches beyond the pyramid, and none is ever taken away.</source>
        <translation>Kein Plättchen ragt über die Pyramide hinaus, und keines wird je weggenommen.</translation>
    </message>
    <message>
        <source>Then draw, as long as the pile has tiles. In the last turns the hands run out.</source>
        <translation>Ziehe dann nach, solange der Stapel Plättchen hat. In den letzten Zügen leeren sich die Hände.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides looks the same however it lies: it is not turned.</source>
        <translation>Ein Plättchen, das an allen drei Seiten offen ist, sieht immer gleich aus: Es wird nicht gedreht.</translation>
    </message>
</context>
<context>
    <name>TilesChapter</name>
    <message>
        <source>Each Rest tile</source>
        <translation>Jedes Rastplättchen</translation>
    </message>
    <message>
        <source>You need a resource on your board. It goes first, so a full board is no hindrance. A Stone die goes to the quarry.</source>
        <translation>Du brauchst eine Ressource auf deinem Tableau. Sie geht zuerst weg, also ist ein volles Tableau kein Hindernis. Ein Steinwürfel geht in den Steinbruch.</translation>
    </message>
    <message>
        <source>Each of the two must be of another kind than that resource; they may be equal to each other.</source>
        <translation>Jede der beiden muss von anderer Art sein als diese Ressource; untereinander dürfen sie gleich sein.</translation>
    </message>
    <message>
        <source>You need 2 Fame, and a god must lie in the row. The row slides and is filled up at once.</source>
        <translation>Du brauchst 2 Ruhm, und in der Reihe muss eine Gottheit liegen. Die Reihe rückt nach und wird sofort aufgefüllt.</translation>
    </message>
    <message>
        <source>That is no prayer: the Lapis lazuli Scarab brings no Cat.</source>
        <translation>Das ist kein Beten: Der Lapis-Skarabäus bringt keine Katze.</translation>
    </message>
    <message>
        <source>Bes or Hapy won this way cannot be used in this turn. There is no upkeep in a Rest turn.</source>
        <translation>So gewonnen, können Bes oder Hapi in diesem Zug nicht genutzt werden. In einem Rastzug gibt es keinen Unterhalt.</translation>
    </message>
    <message>
        <source>Your two resources may be of one kind or of two.</source>
        <translation>Deine zwei Ressourcen dürfen von einer oder von zwei Arten sein.</translation>
    </message>
    <message>
        <source>You take your two resources first, and give up what your board cannot hold; so you may take the last Cats. Then the others take theirs in turn order while there are any. Whoever has too much gives something up before the next one takes a Cat, and the Silver Scarab may bring Fame.</source>
        <translation>Zuerst nimmst du deine zwei Ressourcen und gibst ab, was dein Tableau nicht fasst; du kannst also die letzten Katzen nehmen. Dann nehmen die anderen ihre in Zugreihenfolge, solange es welche gibt. Wer zu viel hat, gibt etwas ab, bevor der Nächste eine Katze nimmt, und der Silber-Skarabäus kann Ruhm bringen.</translation>
    </message>
    <message>
        <source>A Great Architect takes nothing.</source>
        <translation>Ein Großer Architekt nimmt nichts.</translation>
    </message>
    <message>
        <source>If the supply holds fewer than three of that kind, you get those.</source>
        <translation>Hat der Vorrat weniger als drei dieser Art, bekommst du diese.</translation>
    </message>
    <message>
        <source>First the Fame, then the resource, then a Work turn with all its parts, upkeep and filling up the row too. After it the Rest turn ends as usual, with three tiles going back if there are three.</source>
        <translation>Erst der Ruhm, dann die Ressource, dann ein Arbeitszug mit allem, was dazugehört, auch Unterhalt und Auffüllen der Reihe. Danach endet der Rastzug wie üblich, wobei drei Plättchen zurückgehen, falls es drei sind.</translation>
    </message>
    <message>
        <source>All of it is one turn, also when the end is near.</source>
        <translation>Das alles ist ein einziger Zug, auch wenn das Ende nah ist.</translation>
    </message>
</context>
<context>
    <name>TilesPage</name>
    <message>
        <source>What is on the tiles</source>
        <translation>Was auf den Plättchen ist</translation>
    </message>
    <message>
        <source>Rooms, corridors and their signs</source>
        <translation>Kammern, Gänge und ihre Zeichen</translation>
    </message>
    <message>
        <source>Half of the fifty tiles are &lt;b&gt;rooms&lt;/b&gt;, wide chambers worth a point each in their network. The other half are &lt;b&gt;corridors&lt;/b&gt;, narrow passages that are worth no points, but connect the rooms.</source>
        <translation>Die Hälfte der fünfzig Plättchen sind &lt;b&gt;Kammern&lt;/b&gt;, weite Räume, die in ihrem Netz je einen Punkt wert sind. Die andere Hälfte sind &lt;b&gt;Gänge&lt;/b&gt;, schmale Durchgänge, die nichts bringen, aber die Kammern verbinden.</translation>
    </message>
    <message>
        <source>Room, one opening</source>
        <translation>Kammer, eine Öffnung</translation>
    </message>
    <message>
        <source>Room, three openings</source>
        <translation>Kammer, drei Öffnungen</translation>
    </message>
    <message>
        <source>Corridor, two openings</source>
        <translation>Gang, zwei Öffnungen</translation>
    </message>
    <message>
        <source>A tile has one, two or three openings.</source>
        <translation>Ein Plättchen hat eine, zwei oder drei Öffnungen.</translation>
    </message>
    <message>
        <source>A tile bears one sign at most. Twelve tiles, four of them rooms, bear none.</source>
        <translation>Ein Plättchen trägt höchstens ein Zeichen. Zwölf Plättchen, vier davon Kammern, tragen keines.</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <translation>Sarkophag</translation>
    </message>
    <message>
        <source>Enriches its network. Two of each colour.</source>
        <translation>Bereichert sein Netz. Zwei von jeder Farbe.</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Scores for the player whose pawn stands here; more ankhs score more.</source>
        <translation>Bringt Punkte, wenn deine Figur darauf steht: je mehr Ankhs, desto besser.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Zählt doppelt</translation>
    </message>
    <message>
        <source>A pawn here counts as two.</source>
        <translation>Eine Figur hier zählt als zwei.</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Fluch</translation>
    </message>
    <message>
        <source>Makes its network worth nothing.</source>
        <translation>Macht sein Netz wertlos.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>No pawn may stand here.</source>
        <translation>Hier darf keine Figur stehen.</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Gang drehen</translation>
    </message>
    <message>
        <source>Power: turn any corridor.</source>
        <translation>Fähigkeit: Drehe einen beliebigen Gang.</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Kammer drehen</translation>
    </message>
    <message>
        <source>Power: turn any room.</source>
        <translation>Fähigkeit: Drehe eine beliebige Kammer.</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Figuren tauschen</translation>
    </message>
    <message>
        <source>Power: your pawn and a rival&apos;s change places.</source>
        <translation>Fähigkeit: Deine Figur und eine des Gegners tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Figur versetzen</translation>
    </message>
    <message>
        <source>Power: another pawn of yours goes elsewhere.</source>
        <translation>Fähigkeit: Eine andere deiner Figuren geht woandershin.</translation>
    </message>
    <message>
        <source>The signs, and how many tiles bear each in this app.</source>
        <translation>Die Zeichen, und wie viele Plättchen in dieser App jedes tragen.</translation>
    </message>
</context>
<context>
    <name>TombColumn</name>
    <message>
        <source>sarcophagi %1</source>
        <translation>Sarkophage %1</translation>
    </message>
    <message>
        <source>no sarcophagus open</source>
        <translation>kein Sarkophag offen</translation>
    </message>
    <message>
        <source>pharaoh card +%1</source>
        <translation>Pharaokarte +%1</translation>
    </message>
    <message>
        <source>pharaoh card: nothing</source>
        <translation>Pharaokarte: nichts</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
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
        <translation>%1, gedrückt halten, um die Mumie zu sehen</translation>
    </message>
    <message>
        <source>%1: worth %2</source>
        <translation>%1: %2 wert</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>TreasureChapter</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The pharaoh card</source>
        <translation>Die Pharaokarte</translation>
    </message>
    <message>
        <source>A favourite animal, worth 7 points</source>
        <translation>Ein Lieblingstier, 7 Punkte wert</translation>
    </message>
    <message>
        <source>Your pharaoh card shows the Pharaoh&apos;s &lt;b&gt;favourite animal&lt;/b&gt;. If one of your researchers stands at its pillar when the game is over, you get &lt;b&gt;7 points&lt;/b&gt;.</source>
        <translation>Deine Pharaokarte zeigt das &lt;b&gt;Lieblingstier&lt;/b&gt; des Pharaos. Steht einer deiner Forscher an dessen Säule, wenn das Spiel vorbei ist, bekommst du &lt;b&gt;7 Punkte&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The mule is the favourite, and lapis stands there: 7 points more.</source>
        <translation>Das Maultier ist das Lieblingstier, und Lapis steht dort: 7 Punkte mehr.</translation>
    </message>
    <message>
        <source>There is one card for each animal, and everybody has one. The rest are put away unseen.</source>
        <translation>Es gibt eine Karte für jedes Tier, und alle haben eine. Der Rest wird ungesehen weggelegt.</translation>
    </message>
    <message>
        <source>Nobody else knows your card. The player who sees you fight for one pillar may guess it.</source>
        <translation>Niemand sonst kennt deine Karte. Wer sieht, wie du um eine Säule kämpfst, kann sie erraten.</translation>
    </message>
    <message>
        <source>The card counts once, and only for a researcher who is there at the end: one that moved over elsewhere does not count. Scarabs and sarcophagi at that pillar do not matter for it.</source>
        <translation>Die Karte zählt einmal, und nur für einen Forscher, der am Ende dort steht: Einer, der weitergezogen ist, zählt nicht. Skarabäen und Sarkophage an dieser Säule spielen dafür keine Rolle.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s favourite brings you nothing.</source>
        <translation>Das Lieblingstier eines anderen bringt dir nichts.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>A full wall, and the scarabs left over</source>
        <translation>Eine volle Wand und die übrigen Skarabäen</translation>
    </message>
    <message>
        <source>When the &lt;b&gt;fortieth card&lt;/b&gt; has been resolved, the game is over at once. Nobody gets another turn, and the cards in hand no longer matter.</source>
        <translation>Ist die &lt;b&gt;vierzigste Karte&lt;/b&gt; abgehandelt, ist das Spiel sofort vorbei. Niemand bekommt noch einen Zug, und die Handkarten spielen keine Rolle mehr.</translation>
    </message>
    <message>
        <source>The scarabs left over</source>
        <translation>Die übrigen Skarabäen</translation>
    </message>
    <message>
        <source>Now everybody uses the scarabs at the pillars where &lt;b&gt;their own researchers&lt;/b&gt; stand. Three of these scarabs together open one more sarcophagus at one of these pillars.</source>
        <translation>Jetzt nutzen alle die Skarabäen an den Säulen, an denen &lt;b&gt;eigene Forscher&lt;/b&gt; stehen. Drei dieser Skarabäen zusammen öffnen noch einen Sarkophag an einer dieser Säulen.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>One scarab at the camel and two at the snake make three: lapis opens the sarcophagus with three eyes.</source>
        <translation>Ein Skarabäus beim Kamel und zwei bei der Schlange machen drei: Lapis öffnet den Sarkophag mit drei Augen.</translation>
    </message>
    <message>
        <source>Count all scarabs at your pillars, also those where no sarcophagus is left: every three open one.</source>
        <translation>Zähle alle Skarabäen an deinen Säulen, auch dort, wo kein Sarkophag mehr liegt: Je drei öffnen einen.</translation>
    </message>
    <message>
        <source>A stack is opened from the top. With enough scarabs you may open several of one stack.</source>
        <translation>Ein Stapel wird von oben geöffnet. Mit genug Skarabäen darfst du mehrere eines Stapels öffnen.</translation>
    </message>
    <message>
        <source>Researchers do not move, and nobody can touch the scarabs of others.</source>
        <translation>Forscher bewegen sich nicht, und niemand kann die Skarabäen anderer anrühren.</translation>
    </message>
    <message>
        <source>All this happens by itself, in the best way that can be told from the eyes. If two ways are worth the same, the one with more sarcophagi is taken, then the one with pillars further left.</source>
        <translation>All das geschieht von selbst, so gut es sich aus den Augen ablesen lässt. Sind zwei Wege gleich viel wert, gilt der mit mehr Sarkophagen, dann der mit den Säulen weiter links.</translation>
    </message>
    <message>
        <source>What is still shut then stays shut.</source>
        <translation>Was dann noch zu ist, bleibt zu.</translation>
    </message>
    <message>
        <source>Scarabs at your pillars</source>
        <translation>Skarabäen an deinen Säulen</translation>
    </message>
    <message>
        <source>Sarcophagi they open</source>
        <translation>Sarkophage, die sie öffnen</translation>
    </message>
    <message>
        <source>Scarabs left over</source>
        <translation>Übrige Skarabäen</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Mummies, pharaoh card, ties</source>
        <translation>Mumien, Pharaokarte, Gleichstand</translation>
    </message>
    <message>
        <source>All sarcophagi are turned over. Your score is the value of your &lt;b&gt;mummies&lt;/b&gt;, and 7 more if your researcher stands at the animal of your &lt;b&gt;pharaoh card&lt;/b&gt;.</source>
        <translation>Alle Sarkophage werden umgedreht. Deine Punkte sind der Wert deiner &lt;b&gt;Mumien&lt;/b&gt; und 7 dazu, wenn dein Forscher beim Tier deiner &lt;b&gt;Pharaokarte&lt;/b&gt; steht.</translation>
    </message>
    <message>
        <source>Four mummies of one team.</source>
        <translation>Vier Mumien eines Teams.</translation>
    </message>
    <message>
        <source>Two mummies with one eye</source>
        <translation>Zwei Mumien mit einem Auge</translation>
    </message>
    <message>
        <source>A mummy with two eyes</source>
        <translation>Eine Mumie mit zwei Augen</translation>
    </message>
    <message>
        <source>A mummy with three eyes</source>
        <translation>Eine Mumie mit drei Augen</translation>
    </message>
    <message>
        <source>A researcher at the favourite animal</source>
        <translation>Ein Forscher beim Lieblingstier</translation>
    </message>
    <message>
        <source>Scarabs, researchers and cards in hand are worth nothing.</source>
        <translation>Skarabäen, Forscher und Handkarten sind nichts wert.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>The player who has more sarcophagi wins.</source>
        <translation>Wer mehr Sarkophage hat, gewinnt.</translation>
    </message>
    <message>
        <source>If that is equal too, the single most precious mummy decides.</source>
        <translation>Ist auch das gleich, entscheidet die kostbarste einzelne Mumie.</translation>
    </message>
    <message>
        <source>If even these are equal, the victory is shared.</source>
        <translation>Sind selbst diese gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Offen und geheim</translation>
    </message>
    <message>
        <source>What everybody sees, and what only you know</source>
        <translation>Was alle sehen, und was nur du weißt</translation>
    </message>
    <message>
        <source>what the others see</source>
        <translation>was die anderen sehen</translation>
    </message>
    <message>
        <source>what you see</source>
        <translation>was du siehst</translation>
    </message>
    <message>
        <source>A sarcophagus that you have opened.</source>
        <translation>Ein Sarkophag, den du geöffnet hast.</translation>
    </message>
    <message>
        <source>Everybody sees</source>
        <translation>Alle sehen</translation>
    </message>
    <message>
        <source>the wall, the pillars, researchers and scarabs,</source>
        <translation>die Wand, die Säulen, Forscher und Skarabäen,</translation>
    </message>
    <message>
        <source>how many cards everybody holds and how many are in the pile,</source>
        <translation>wie viele Karten alle auf der Hand haben und wie viele im Stapel sind,</translation>
    </message>
    <message>
        <source>how many sarcophagi a team has, and how many eyes they have.</source>
        <translation>wie viele Sarkophage ein Team hat und wie viele Augen darauf sind.</translation>
    </message>
    <message>
        <source>Only you know</source>
        <translation>Nur du kennst</translation>
    </message>
    <message>
        <source>the cards in your hand,</source>
        <translation>deine Handkarten,</translation>
    </message>
    <message>
        <source>your pharaoh card,</source>
        <translation>deine Pharaokarte,</translation>
    </message>
    <message>
        <source>the mummies in your sarcophagi.</source>
        <translation>die Mumien in deinen Sarkophagen.</translation>
    </message>
    <message>
        <source>Nobody knows the cards in the pile, the pharaoh cards that were put away, and the mummies that nobody has found. The player who has had to hand over a sarcophagus still knows what is in it.</source>
        <translation>Niemand kennt die Karten im Stapel, die weggelegten Pharaokarten und die Mumien, die niemand gefunden hat. Wer einen Sarkophag abgeben musste, weiß noch, was darin ist.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Die Architekten, die Mitspieler, die die App führt, wissen nicht mehr, als du an ihrer Stelle wüsstest.</translation>
    </message>
</context>
<context>
    <name>TriadChapter</name>
    <message>
        <source>Gods of the Triad</source>
        <translation>Gottheiten der Triade</translation>
    </message>
    <message>
        <source>The Triad</source>
        <translation>Die Triade</translation>
    </message>
    <message>
        <source>Three gods that lend a die</source>
        <translation>Drei Gottheiten, die einen Würfel leihen</translation>
    </message>
    <message>
        <source>Once in your Work turn each of them lends you a &lt;b&gt;Prayer die that nobody rolls&lt;/b&gt;. You choose one of its two values:</source>
        <translation>Einmal in deinem Arbeitszug leiht dir jede von ihnen einen &lt;b&gt;Gebetswürfel, den niemand würfelt&lt;/b&gt;. Du wählst einen seiner zwei Werte:</translation>
    </message>
    <message>
        <source>You use the die while you pay for an action, and it is gone with that action. It needs no Worker and does not come from the quarry.</source>
        <translation>Du setzt den Würfel ein, während du eine Aktion bezahlst, und mit ihr ist er weg. Er braucht keinen Arbeiter und kommt nicht aus dem Steinbruch.</translation>
    </message>
    <message>
        <source>It pays for whatever a Prayer die of that value could: the price of a god, replacing a god, two dice for 1 Fame, Khepri, Mertseger, Min, Ptah, Sobek, Sopdet and the Amethyst Scarab.</source>
        <translation>Er bezahlt alles, was ein Gebetswürfel dieses Werts bezahlen könnte: den Preis einer Gottheit, das Fortschicken, zwei Würfel für 1 Ruhm, Chepri, Meretseger, Min, Ptah, Sobek, Sopdet und den Amethyst-Skarabäus.</translation>
    </message>
    <message>
        <source>It is no Stone die: it is never built, and never pays where a Stone die is asked for.</source>
        <translation>Er ist kein Steinwürfel: Er wird nie verbaut und zahlt nie, wo ein Steinwürfel verlangt wird.</translation>
    </message>
    <message>
        <source>Cats, the Golden Cat and Amon cannot change it, and no reroll can.</source>
        <translation>Katzen, die Goldene Katze und Amun können ihn nicht verändern, und ein Neuwurf auch nicht.</translation>
    </message>
    <message>
        <source>Several of them may help with the same payment.</source>
        <translation>Mehrere von ihnen dürfen bei derselben Zahlung helfen.</translation>
    </message>
</context>
<context>
    <name>TurnFoot</name>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nochmal</translation>
    </message>
</context>
<context>
    <name>TurnPage</name>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Pawn, power, tile, draw</source>
        <translation>Figur, Fähigkeit, Plättchen, Ziehen</translation>
    </message>
    <message>
        <source>A turn always goes in the same order.</source>
        <translation>Ein Zug läuft immer in derselben Reihenfolge ab.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pawn.&lt;/b&gt; Place one pawn of your supply on a tile that is already there.</source>
        <translation>&lt;b&gt;Figur.&lt;/b&gt; Setze eine Figur aus deinem Vorrat auf ein Plättchen, das schon liegt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Power.&lt;/b&gt; If that tile bears a power, use it at once. You must, as long as there is any way to do it, even one that hurts you. If there is none, the power is lost.</source>
        <translation>&lt;b&gt;Fähigkeit.&lt;/b&gt; Trägt dieses Plättchen eine Fähigkeit, nutze sie sofort. Du musst es tun, solange es irgendeine Möglichkeit gibt, auch eine, die dir schadet. Gibt es keine, verfällt die Fähigkeit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Add one tile from your hand to the pyramid.</source>
        <translation>&lt;b&gt;Plättchen.&lt;/b&gt; Lege ein Plättchen aus deiner Hand an die Pyramide an.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Draw a tile, as long as the pile has one.</source>
        <translation>&lt;b&gt;Ziehen.&lt;/b&gt; Ziehe ein Plättchen, solange der Stapel eines hat.</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Gang drehen</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Kammer drehen</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Figuren tauschen</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Figur versetzen</translation>
    </message>
    <message>
        <source>The four powers.</source>
        <translation>Die vier Fähigkeiten.</translation>
    </message>
    <message>
        <source>Nobody may pass, and nobody needs to: there is always a tile free for a pawn and a place free for a tile.</source>
        <translation>Niemand darf passen, und niemand muss es: Immer ist ein Plättchen für eine Figur und ein Platz für ein Plättchen frei.</translation>
    </message>
</context>
<context>
    <name>VersusLine</name>
    <message>
        <source>%1 of %2 won, %3 drawn</source>
        <translation>%1 von %2 gewonnen, %3 unentschieden</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 von %2 gewonnen</translation>
    </message>
</context>
<context>
    <name>VictimPanel</name>
    <message numerus="yes">
        <source>%n with one eye</source>
        <translation>
            <numerusform>%n mit einem Auge</numerusform>
            <numerusform>%n mit einem Auge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with two eyes</source>
        <translation>
            <numerusform>%n mit zwei Augen</numerusform>
            <numerusform>%n mit zwei Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with three eyes</source>
        <translation>
            <numerusform>%n mit drei Augen</numerusform>
            <numerusform>%n mit drei Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one from %1</source>
        <translation>Einen von %1 nehmen</translation>
    </message>
    <message>
        <source>Choose one of them</source>
        <translation>Eine Person wählen</translation>
    </message>
    <message>
        <source>%1; values you know: %2</source>
        <translation>%1; bekannte Werte: %2</translation>
    </message>
</context>
<context>
    <name>WallChapter</name>
    <message>
        <source>The wall</source>
        <translation>Die Wand</translation>
    </message>
    <message>
        <source>Eight shafts, and how cards fall</source>
        <translation>Acht Schächte, und wie Karten fallen</translation>
    </message>
    <message>
        <source>The wall has &lt;b&gt;eight shafts&lt;/b&gt; side by side. A card slides in from above and falls until it rests on the floor or on the card below it.</source>
        <translation>Die Wand hat &lt;b&gt;acht Schächte&lt;/b&gt; nebeneinander. Eine Karte gleitet von oben hinein und fällt, bis sie auf dem Boden oder auf der Karte unter ihr liegt.</translation>
    </message>
    <message>
        <source>The card over the fifth shaft comes to rest on the one that lies there. The third shaft is full.</source>
        <translation>Die Karte über dem fünften Schacht kommt auf der zu liegen, die schon dort ist. Der dritte Schacht ist voll.</translation>
    </message>
    <message>
        <source>Cards always fall feet down: the upper animal stays the upper one.</source>
        <translation>Karten fallen immer mit den Füßen nach unten: Das obere Tier bleibt das obere.</translation>
    </message>
    <message>
        <source>A card fills two places of its shaft, one above the other. A shaft has ten places, so &lt;b&gt;five cards&lt;/b&gt; fill it.</source>
        <translation>Eine Karte füllt zwei Plätze ihres Schachts, einen über dem anderen. Ein Schacht hat zehn Plätze, also füllen ihn &lt;b&gt;fünf Karten&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Nothing can be dropped into a full shaft.</source>
        <translation>In einen vollen Schacht kann nichts mehr eingeworfen werden.</translation>
    </message>
    <message>
        <source>What lies in the wall never moves again.</source>
        <translation>Was in der Wand liegt, bewegt sich nie mehr.</translation>
    </message>
    <message>
        <source>Forty cards fill the wall; the fortieth ends the game.</source>
        <translation>Vierzig Karten füllen die Wand; die vierzigste beendet das Spiel.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Two animals of a kind, side by side</source>
        <translation>Zwei Tiere einer Art, nebeneinander</translation>
    </message>
    <message>
        <source>A pair is &lt;b&gt;an animal of the card that has just fallen&lt;/b&gt; and one of its kind, already in the wall, on a place next to it: beside it, above, below, or diagonally.</source>
        <translation>Ein Paar sind &lt;b&gt;ein Tier der eben gefallenen Karte&lt;/b&gt; und eines seiner Art, das schon in der Wand ist, auf einem Platz direkt daneben: seitlich, darüber, darunter oder diagonal.</translation>
    </message>
    <message>
        <source>Three pairs: the new snake with the one beside it and the one below left, the new mule with the one below left. The two snakes at the bottom are too far away.</source>
        <translation>Drei Paare: die neue Schlange mit der daneben und mit der links unten, das neue Maultier mit dem links unten. Die beiden Schlangen ganz unten sind zu weit weg.</translation>
    </message>
    <message>
        <source>Every animal it touches counts by itself: a new snake next to three others makes three pairs.</source>
        <translation>Jedes Tier, das berührt wird, zählt für sich: Eine neue Schlange neben drei anderen bildet drei Paare.</translation>
    </message>
    <message>
        <source>Two animals that lay there before never make a pair again.</source>
        <translation>Zwei Tiere, die schon vorher da lagen, bilden nie mehr ein Paar.</translation>
    </message>
    <message>
        <source>The two animals of one card are never a pair, even if they are the same.</source>
        <translation>Die beiden Tiere einer Karte sind nie ein Paar, auch wenn sie gleich sind.</translation>
    </message>
    <message>
        <source>Three in a row are nothing special: only what touches the new animal counts.</source>
        <translation>Drei in einer Reihe sind nichts Besonderes: Nur was das neue Tier berührt, zählt.</translation>
    </message>
    <message>
        <source>It is a pair whichever way the two look. That only decides what the pair may do.</source>
        <translation>Es ist ein Paar, wohin die beiden auch blicken. Das entscheidet nur, was das Paar bewirken darf.</translation>
    </message>
    <message>
        <source>A double with no match beside it: two cats, but no pair.</source>
        <translation>Eine Doppelkarte ohne gleiches Tier daneben: zwei Katzen, aber kein Paar.</translation>
    </message>
    <message>
        <source>Same way or opposite ways</source>
        <translation>Gleiche Richtung oder entgegengesetzt</translation>
    </message>
    <message>
        <source>What the direction of a pair decides</source>
        <translation>Was die Blickrichtung eines Paars entscheidet</translation>
    </message>
    <message>
        <source>Look at the heads of the two animals. Both to the left or both to the right: they look &lt;b&gt;the same way&lt;/b&gt;. One to the left and one to the right: they look &lt;b&gt;opposite ways&lt;/b&gt;, whether face to face or back to back.</source>
        <translation>Sieh auf die Köpfe der beiden Tiere. Beide nach links oder beide nach rechts: Sie schauen in die &lt;b&gt;gleiche Richtung&lt;/b&gt;. Eins nach links und eins nach rechts: Sie schauen in &lt;b&gt;entgegengesetzte Richtungen&lt;/b&gt;, ob Gesicht an Gesicht oder Rücken an Rücken.</translation>
    </message>
    <message>
        <source>same way, to the right</source>
        <translation>gleich, nach rechts</translation>
    </message>
    <message>
        <source>same way, to the left</source>
        <translation>gleich, nach links</translation>
    </message>
    <message>
        <source>opposite, face to face</source>
        <translation>entgegengesetzt, Gesicht an Gesicht</translation>
    </message>
    <message>
        <source>opposite, back to back</source>
        <translation>entgegengesetzt, Rücken an Rücken</translation>
    </message>
    <message>
        <source>The mark between two animals tells at a glance which it is.</source>
        <translation>Das Zeichen zwischen zwei Tieren verrät auf einen Blick, was gilt.</translation>
    </message>
    <message>
        <source>In every case the pair also brings &lt;b&gt;one scarab&lt;/b&gt;.</source>
        <translation>In jedem Fall bringt das Paar auch &lt;b&gt;einen Skarabäus&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Beides zugleich</translation>
    </message>
    <message>
        <source>If one animal makes several pairs and at least one of them looks the same way, all of them count as looking the same way. The researcher comes or replaces once; the scarabs are counted pair by pair.</source>
        <translation>Bildet ein Tier mehrere Paare und blickt mindestens eines davon in die gleiche Richtung, gelten alle als in die gleiche Richtung blickend. Der Forscher kommt oder verdrängt einmal; die Skarabäen werden Paar für Paar gezählt.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Two pairs of snakes, one the same way and one opposite ways: lapis replaces carnelian, and two scarabs come.</source>
        <translation>Zwei Schlangenpaare, eins in gleicher Richtung und eins entgegengesetzt: Lapis verdrängt Karneol, und zwei Skarabäen kommen.</translation>
    </message>
    <message>
        <source>It is the same for animals beside, above and diagonal to each other: only the direction counts. Then look who stands at the pillar of that animal:</source>
        <translation>Das gilt für Tiere nebeneinander, übereinander und diagonal: Nur die Richtung zählt. Sieh dann nach, wer an der Säule dieses Tiers steht:</translation>
    </message>
    <message>
        <source>same way</source>
        <translation>gleiche Richtung</translation>
    </message>
    <message>
        <source>opposite ways</source>
        <translation>entgegen­gesetzt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>a rival</source>
        <translation>ein Gegner</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>deiner</translation>
    </message>
    <message>
        <source>yours comes</source>
        <translation>deiner kommt</translation>
    </message>
    <message>
        <source>yours replaces it</source>
        <translation>deiner verdrängt ihn</translation>
    </message>
    <message>
        <source>the rival stays</source>
        <translation>der Gegner bleibt</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>deiner bleibt</translation>
    </message>
    <message>
        <source>On the left who stood there, beside it who stands there after the pair. You are lapis, the rival is carnelian.</source>
        <translation>Links, wer dort stand, daneben, wer nach dem Paar dort steht. Du bist Lapis, der Gegner ist Karneol.</translation>
    </message>
</context>
<context>
    <name>WayButton</name>
    <message numerus="yes">
        <source>Your move in %n match(es)</source>
        <translation>
            <numerusform>Dein Zug in %n Partie</numerusform>
            <numerusform>Dein Zug in %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysToPlay</name>
    <message>
        <source>Ways to play</source>
        <translation>Spielmodi</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>One phone</source>
        <translation>Ein Handy</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Mit Freunden</translation>
    </message>
    <message>
        <source>A move whenever it suits you, each on their own phone</source>
        <translation>Ein Zug, wann es dir passt, alle am eigenen Handy</translation>
    </message>
</context>
<context>
    <name>WelcomePane</name>
    <message>
        <source>Play with friends online</source>
        <translation>Online mit Freunden spielen</translation>
    </message>
    <message>
        <source>A move whenever it suits you: the match waits, and the others see what happened since their last turn.</source>
        <translation>Ein Zug, wann es dir passt: Die Partie wartet, und die anderen sehen, was seit ihrem letzten Zug geschehen ist.</translation>
    </message>
    <message>
        <source>What should your friends call you?</source>
        <translation>Wie sollen dich deine Freunde nennen?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Up to 24 letters. You can change it later.</source>
        <translation>Bis zu 24 Buchstaben. Du kannst ihn später ändern.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No sign-up, no password. If you like, you can add an e-mail later: then your matches are safe even if this phone is lost.</source>
        <translation>Keine Registrierung, kein Passwort. Wenn du magst, kannst du später eine E-Mail hinzufügen: Dann sind deine Partien sicher, auch wenn dieses Handy verloren geht.</translation>
    </message>
    <message>
        <source>I have an account already</source>
        <translation>Ich habe schon ein Konto</translation>
    </message>
    <message>
        <source>The server no longer knows you here: your account was deleted on another device, or you must sign in again. Your matches stay on this device to look at; none of them counts as won or lost.</source>
        <translation>Der Server kennt dich hier nicht mehr: Dein Konto wurde auf einem anderen Gerät gelöscht, oder du musst dich neu anmelden. Deine Partien bleiben auf diesem Gerät zum Ansehen; keine davon zählt als gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>WheneverChapter</name>
    <message>
        <source>Nile cards: whenever you want</source>
        <translation>Nilkarten: Jederzeit</translation>
    </message>
    <message>
        <source>For one building action, at the Sphinx too. It may bring a worker beyond 9.</source>
        <translation>Für eine Bauaktion, auch bei der Sphinx. Sie darf einen Arbeiter über 9 bringen.</translation>
    </message>
    <message>
        <source>It helps the worker who builds. Alone, or with the foreman alone, it does nothing.</source>
        <translation>Sie hilft dem Arbeiter, der baut. Allein oder nur mit dem Vorarbeiter bewirkt sie nichts.</translation>
    </message>
    <message>
        <source>Several such cards can be played in one action.</source>
        <translation>Mehrere solche Karten können in einer Aktion gespielt werden.</translation>
    </message>
    <message>
        <source>Two of your three workers who have not built in this round add up their strength; the foreman may join. All of them have built then.</source>
        <translation>Zwei deiner drei Arbeiter, die in dieser Runde noch nicht gebaut haben, zählen ihre Stärke zusammen; der Vorarbeiter darf mitmachen. Danach haben sie alle gebaut.</translation>
    </message>
    <message>
        <source>One ship is enough for it. Both cards of this kind work alike.</source>
        <translation>Ein Schiff genügt dafür. Beide Karten dieser Art wirken gleich.</translation>
    </message>
    <message>
        <source>Only in your own feeding, and only if grain is missing.</source>
        <translation>Nur bei deiner eigenen Versorgung und nur, wenn Korn fehlt.</translation>
    </message>
    <message>
        <source>It is used up even if less was missing: what is left over is gone.</source>
        <translation>Sie ist verbraucht, auch wenn weniger fehlte: Was übrig ist, ist weg.</translation>
    </message>
    <message>
        <source>Whenever you want</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Thirteen single-use cards</source>
        <translation>Dreizehn Karten zum einmaligen Gebrauch</translation>
    </message>
    <message>
        <source>You keep such a card until you play it. It works once, then it leaves the game. It may be played in the turn in which you took it, and at the latest at the end of the fifth round.</source>
        <translation>Du behältst eine solche Karte, bis du sie spielst. Sie wirkt einmal, dann kommt sie aus dem Spiel. Sie darf in dem Zug gespielt werden, in dem du sie genommen hast, und spätestens am Ende der fünften Runde.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Korn</translation>
    </message>
    <message>
        <source>in your feeding</source>
        <translation>bei deiner Versorgung</translation>
    </message>
    <message>
        <source>Strength, two workers</source>
        <translation>Stärke, zwei Arbeiter</translation>
    </message>
    <message>
        <source>in your building action</source>
        <translation>in deiner Bauaktion</translation>
    </message>
    <message>
        <source>Keeping two</source>
        <translation>Zwei behalten</translation>
    </message>
    <message>
        <source>at the Sphinx</source>
        <translation>bei der Sphinx</translation>
    </message>
    <message>
        <source>Second ship, camp twice</source>
        <translation>Zweites Schiff, Lager doppelt</translation>
    </message>
    <message>
        <source>when you place a ship</source>
        <translation>wenn du ein Schiff einsetzt</translation>
    </message>
    <message>
        <source>One more place</source>
        <translation>Ein Platz mehr</translation>
    </message>
    <message>
        <source>when sailing or building</source>
        <translation>bei der Fahrt oder beim Bauen</translation>
    </message>
    <message>
        <source>Stones, selling</source>
        <translation>Steine, Verkauf</translation>
    </message>
    <message>
        <source>at any of your decisions</source>
        <translation>bei jeder deiner Entscheidungen</translation>
    </message>
    <message>
        <source>Before or after your ship. The first ship does all its work before the second is placed.</source>
        <translation>Vor oder nach deinem Schiff. Das erste Schiff wirkt vollständig, bevor das zweite eingesetzt wird.</translation>
    </message>
    <message>
        <source>Both follow the usual rules: the second goes further downstream than the first.</source>
        <translation>Beide folgen den üblichen Regeln: Das zweite fährt weiter flussabwärts als das erste.</translation>
    </message>
    <message>
        <source>You decide when you have seen the cards you drew.</source>
        <translation>Du entscheidest, wenn du die gezogenen Karten gesehen hast.</translation>
    </message>
    <message>
        <source>Each card that goes back still brings 1 point.</source>
        <translation>Jede Karte, die zurückgeht, bringt weiterhin 1 Punkt.</translation>
    </message>
    <message>
        <source>It is played with the ship that goes to the camp. Not at Heliopolis.</source>
        <translation>Sie wird mit dem Schiff gespielt, das zum Lager fährt. Nicht in Heliopolis.</translation>
    </message>
    <message>
        <source>Each time you choose anew: the worker at Alyi, and each step of the flood.</source>
        <translation>Jedes Mal wählst du neu: den Arbeiter in Alyi und jeden Schritt der Flut.</translation>
    </message>
    <message>
        <source>It also works at a camp that is taken, for whoever may go there.</source>
        <translation>Sie wirkt auch in einem besetzten Lager, für den, der dorthin darf.</translation>
    </message>
    <message>
        <source>two steps on each track</source>
        <translation>zwei Schritte auf jeder Leiste</translation>
    </message>
    <message>
        <source>+2 for both workers</source>
        <translation>+2 für beide Arbeiter</translation>
    </message>
    <message>
        <source>+2, up to two steps of the flood</source>
        <translation>+2, bis zu zwei Schritte der Flut</translation>
    </message>
    <message>
        <source>+1 twice, 4 stones</source>
        <translation>zweimal +1, 4 Steine</translation>
    </message>
    <message>
        <source>Your ship in reserve gets a place of its own: after the regular ones, before the others in reserve. Nobody needs to give up.</source>
        <translation>Dein Schiff in Reserve bekommt einen eigenen Platz: nach den regulären, vor den anderen in Reserve. Niemand muss verzichten.</translation>
    </message>
    <message>
        <source>It can be played while you place ships, or when the reserve of that site would come to build.</source>
        <translation>Sie kann gespielt werden, während du Schiffe einsetzt oder wenn die Reserve dieser Baustelle zum Bauen käme.</translation>
    </message>
    <message>
        <source>It never brings a second ship to a site.</source>
        <translation>Sie bringt nie ein zweites Schiff auf eine Baustelle.</translation>
    </message>
    <message>
        <source>Nobody can have more than 25 stones: what comes beyond is lost.</source>
        <translation>Niemand kann mehr als 25 Steine haben: Was darüber hinausgeht, ist verloren.</translation>
    </message>
    <message>
        <source>All in one go: one move on the score track.</source>
        <translation>Alles auf einmal: eine Bewegung auf der Punkteleiste.</translation>
    </message>
    <message>
        <source>The last chance is the end of the fifth round, before the final scoring.</source>
        <translation>Die letzte Gelegenheit ist das Ende der fünften Runde, vor der Schlusswertung.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Person</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Geteilter Sieg: %1</translation>
    </message>
</context>
<context>
    <name>WorkChapter</name>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>The Work turn</source>
        <translation>Der Arbeitszug</translation>
    </message>
    <message>
        <source>Stones to the quarry, dice, actions, upkeep</source>
        <translation>Steine in den Steinbruch, Würfel, Aktionen, Unterhalt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; All Stone dice of your board go to the quarry. There they are common: anybody may roll them.</source>
        <translation>&lt;b&gt;Steine.&lt;/b&gt; Alle Steinwürfel deines Tableaus gehen in den Steinbruch. Dort gehören sie allen: Jeder darf sie würfeln.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; Take a die from the quarry for each of your Workers, Stone or Prayer as you like, and roll them.</source>
        <translation>&lt;b&gt;Würfel.&lt;/b&gt; Nimm für jeden deiner Arbeiter einen Würfel aus dem Steinbruch, Stein oder Gebet, wie du willst, und würfle sie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Actions.&lt;/b&gt; Use the dice, in any order and as often as you like.</source>
        <translation>&lt;b&gt;Aktionen.&lt;/b&gt; Nutze die Würfel in beliebiger Reihenfolge und so oft du willst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upkeep.&lt;/b&gt; Unused dice go back to the quarry. If you have more gods than Workers and Cats, one must go. The row of gods is filled up, and your gods are ready again.</source>
        <translation>&lt;b&gt;Unterhalt.&lt;/b&gt; Ungenutzte Würfel gehen in den Steinbruch zurück. Hast du mehr Gottheiten als Arbeiter und Katzen, muss eine gehen. Die Götterreihe wird aufgefüllt, und deine Gottheiten sind wieder bereit.</translation>
    </message>
    <message>
        <source>The actions</source>
        <translation>Die Aktionen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roll again&lt;/b&gt;, once.</source>
        <translation>&lt;b&gt;Neu würfeln&lt;/b&gt;, einmal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pray&lt;/b&gt;: pay the price of a god of the row, and it is yours.</source>
        <translation>&lt;b&gt;Beten&lt;/b&gt;: Zahle den Preis einer Gottheit der Reihe, und sie gehört dir.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build&lt;/b&gt; a Stone die on a pyramid, and gain Fame.</source>
        <translation>&lt;b&gt;Bauen&lt;/b&gt;: Setze einen Steinwürfel auf eine Pyramide und erhalte Ruhm.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use a god&lt;/b&gt; you have.</source>
        <translation>&lt;b&gt;Eine Gottheit nutzen&lt;/b&gt;, die du hast.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Replace&lt;/b&gt; a god of the row for one die, so that another comes.</source>
        <translation>&lt;b&gt;Fortschicken&lt;/b&gt;: Schicke für einen Würfel eine Gottheit der Reihe fort, damit eine andere kommt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gain Fame&lt;/b&gt;: 1 for any two dice.</source>
        <translation>&lt;b&gt;Ruhm erhalten&lt;/b&gt;: 1 für zwei beliebige Würfel.</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Wie viele Würfel</translation>
    </message>
    <message>
        <source>Workers are not spent by taking dice.</source>
        <translation>Arbeiter werden durch das Nehmen von Würfeln nicht verbraucht.</translation>
    </message>
    <message>
        <source>Workers you gain later in the turn add no dice.</source>
        <translation>Arbeiter, die du später im Zug erhältst, bringen keine Würfel mehr.</translation>
    </message>
    <message>
        <source>Without a Worker you take no die. Gods that need none can still be used, and upkeep comes all the same.</source>
        <translation>Ohne Arbeiter nimmst du keinen Würfel. Gottheiten, die keinen brauchen, kannst du trotzdem nutzen, und der Unterhalt kommt auf jeden Fall.</translation>
    </message>
    <message>
        <source>Stone dice and Prayer dice</source>
        <translation>Steinwürfel und Gebetswürfel</translation>
    </message>
    <message>
        <source>What each may pay for</source>
        <translation>Was jeder bezahlen darf</translation>
    </message>
    <message>
        <source>Stone die</source>
        <translation>Steinwürfel</translation>
    </message>
    <message>
        <source>Prayer die</source>
        <translation>Gebetswürfel</translation>
    </message>
    <message>
        <source>Stone dice can be built, Prayer dice cannot.</source>
        <translation>Steinwürfel können verbaut werden, Gebetswürfel nicht.</translation>
    </message>
    <message>
        <source>Each die serves &lt;b&gt;one action&lt;/b&gt;. Then it goes back to the quarry; only a die that has been built stays where it is, for good.</source>
        <translation>Jeder Würfel dient &lt;b&gt;einer Aktion&lt;/b&gt;. Dann geht er in den Steinbruch zurück; nur ein verbauter Würfel bleibt, wo er ist, für immer.</translation>
    </message>
    <message>
        <source>Where a value is asked for, the die must show exactly that value.</source>
        <translation>Wo ein Wert verlangt wird, muss der Würfel genau diesen Wert zeigen.</translation>
    </message>
    <message>
        <source>A Stone die pays wherever any die will do. A Prayer die never pays where a Stone die is asked for, and is never built.</source>
        <translation>Ein Steinwürfel zahlt überall, wo ein beliebiger Würfel genügt. Ein Gebetswürfel zahlt nie, wo ein Steinwürfel verlangt wird, und wird nie verbaut.</translation>
    </message>
    <message>
        <source>A Stone die that has left the supply never returns there: if it is given up it goes to the quarry.</source>
        <translation>Ein Steinwürfel, der den Vorrat verlassen hat, kehrt nie dorthin zurück: Wird er abgegeben, geht er in den Steinbruch.</translation>
    </message>
    <message>
        <source>Dice that Khepri or Mertseger bring come on top and need no Worker.</source>
        <translation>Würfel, die Chepri oder Meretseger bringen, kommen hinzu und brauchen keinen Arbeiter.</translation>
    </message>
    <message>
        <source>Cats, Amon, Mut and the Golden Cat change only dice that you rolled this turn and have not used.</source>
        <translation>Katzen, Amun, Mut und die Goldene Katze verändern nur Würfel, die du in diesem Zug gewürfelt und noch nicht genutzt hast.</translation>
    </message>
    <message>
        <source>Rolling again</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Once, any of your dice</source>
        <translation>Einmal, beliebige deiner Würfel</translation>
    </message>
    <message>
        <source>Once in each Work turn you may roll again &lt;b&gt;any of your unused dice&lt;/b&gt;, before or after any action. Choose the dice, then roll them together. Once dice are chosen, nothing else can be done until they are rolled or let go.</source>
        <translation>Einmal in jedem Arbeitszug darfst du &lt;b&gt;beliebige deiner unbenutzten Würfel&lt;/b&gt; neu würfeln, vor oder nach jeder Aktion. Wähle die Würfel und wirf sie dann zusammen. Sind Würfel gewählt, geht nichts anderes, bis sie geworfen oder wieder abgewählt sind.</translation>
    </message>
    <message>
        <source>Dice that came in the middle of the turn may be rolled again too.</source>
        <translation>Auch Würfel, die mitten im Zug dazukamen, dürfen neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>What a Cat did to a die is lost when that die is rolled again.</source>
        <translation>Was eine Katze an einem Würfel bewirkt hat, ist verloren, wenn er neu gewürfelt wird.</translation>
    </message>
    <message>
        <source>Maat gives a second reroll of its own. Ptah does not bring the free one back.</source>
        <translation>Maat gibt einen eigenen zweiten Neuwurf. Ptah bringt den freien nicht zurück.</translation>
    </message>
    <message>
        <source>The die that a god of the Triad lends cannot be rolled.</source>
        <translation>Der Würfel, den eine Gottheit der Triade leiht, kann nicht gewürfelt werden.</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Katzen</translation>
    </message>
    <message>
        <source>Turn a die up or down by 1</source>
        <translation>Drehen einen Würfel um 1 hinauf oder hinab</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>with a Cat</source>
        <translation>mit einer Katze</translation>
    </message>
    <message>
        <source>One Cat, one step.</source>
        <translation>Eine Katze, ein Schritt.</translation>
    </message>
    <message>
        <source>At any time in your Work turn you may discard a Cat: one die that you rolled goes &lt;b&gt;up or down by 1&lt;/b&gt;.</source>
        <translation>Jederzeit in deinem Arbeitszug darfst du eine Katze abgeben: Ein Würfel, den du gewürfelt hast, geht &lt;b&gt;um 1 nach oben oder unten&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Several Cats may turn the same die.</source>
        <translation>Mehrere Katzen dürfen denselben Würfel drehen.</translation>
    </message>
    <message>
        <source>A die stays between 1 and 6.</source>
        <translation>Ein Würfel bleibt zwischen 1 und 6.</translation>
    </message>
    <message>
        <source>The die that a god of the Triad lends cannot be turned.</source>
        <translation>Der Würfel, den eine Gottheit der Triade leiht, kann nicht gedreht werden.</translation>
    </message>
    <message>
        <source>With Bastet your Workers can do it too. The Golden Cat does it once a turn and stays with its owner.</source>
        <translation>Mit Bastet können das auch deine Arbeiter. Die Goldene Katze tut es einmal pro Zug und bleibt bei ihrem Besitzer.</translation>
    </message>
    <message>
        <source>Some gods and powers ask for Cats. However it is spent, a Cat goes back to the supply.</source>
        <translation>Manche Gottheiten und Fähigkeiten verlangen Katzen. Wofür sie auch ausgegeben wird, eine Katze geht in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>Which dice and resources go</source>
        <translation>Welche Würfel und Ressourcen gehen</translation>
    </message>
    <message>
        <source>What an action costs is paid part by part: Stone dice of a given value first, then other dice of a given value, then dice of any value, then Stone dice of any value, then Workers and Cats.</source>
        <translation>Was eine Aktion kostet, wird Teil für Teil bezahlt: zuerst Steinwürfel mit bestimmtem Wert, dann andere Würfel mit bestimmtem Wert, dann beliebige Würfel, dann Steinwürfel mit beliebigem Wert, zuletzt Arbeiter und Katzen.</translation>
    </message>
    <message>
        <source>Where only one thing can pay for the next part, it is taken for you. Where it matters, you choose.</source>
        <translation>Wo nur eines den nächsten Teil bezahlen kann, wird es für dich genommen. Wo es darauf ankommt, wählst du.</translation>
    </message>
    <message>
        <source>A choice that would leave the rest unpaid is refused.</source>
        <translation>Eine Wahl, die den Rest unbezahlt ließe, wird abgelehnt.</translation>
    </message>
    <message>
        <source>A god of the Triad can help while you pay: tap its die. The die exists for that payment only.</source>
        <translation>Eine Gottheit der Triade kann beim Bezahlen helfen: Tippe ihren Würfel an. Er gilt nur für diese Zahlung.</translation>
    </message>
    <message>
        <source>With Bastet a Worker pays for a Cat and a Cat for a Worker.</source>
        <translation>Mit Bastet zahlt ein Arbeiter für eine Katze und eine Katze für einen Arbeiter.</translation>
    </message>
    <message>
        <source>Nothing is gained before everything is paid.</source>
        <translation>Nichts wird erhalten, bevor alles bezahlt ist.</translation>
    </message>
    <message>
        <source>You must take as many as you can: one for each Worker, or all there are. Bastet and the Turquoise Scarab add to that.</source>
        <translation>Du musst so viele nehmen, wie du kannst: einen für jeden Arbeiter oder alle, die da sind. Bastet und der Türkis-Skarabäus bringen weitere hinzu.</translation>
    </message>
</context>
<context>
    <name>WorkGodsChapter</name>
    <message>
        <source>Gods used once a Work turn</source>
        <translation>Gottheiten, einmal pro Arbeitszug nutzbar</translation>
    </message>
    <message>
        <source>The die must be one that you rolled this turn and have not used. The die of the Triad cannot be set.</source>
        <translation>Es muss ein Würfel sein, den du in diesem Zug gewürfelt und noch nicht genutzt hast. Der Würfel der Triade kann nicht verstellt werden.</translation>
    </message>
    <message>
        <source>If you roll the die again, what he did is lost.</source>
        <translation>Würfelst du den Würfel neu, ist verloren, was er bewirkt hat.</translation>
    </message>
    <message>
        <source>Any other god of yours will do, whether used or only just won.</source>
        <translation>Jede andere deiner Gottheiten kommt infrage, ob genutzt oder gerade erst gewonnen.</translation>
    </message>
    <message>
        <source>The Ennead goes as a whole, for 4 Fame all the same.</source>
        <translation>Die Enneade geht als Ganzes, ebenfalls für 4 Ruhm.</translation>
    </message>
    <message>
        <source>He cannot discard himself, nor a god that Amethyst lends.</source>
        <translation>Er kann weder sich selbst ablegen noch eine Gottheit, die der Amethyst leiht.</translation>
    </message>
    <message>
        <source>What a discarded god did for you always, it does no longer from that moment on.</source>
        <translation>Was eine abgelegte Gottheit immer für dich tat, tut sie von diesem Augenblick an nicht mehr.</translation>
    </message>
    <message>
        <source>He asks for nothing, not even a die. With Ptah he gives it twice.</source>
        <translation>Er verlangt nichts, nicht einmal einen Würfel. Mit Ptah gibt er den Ruhm zweimal.</translation>
    </message>
    <message>
        <source>The Cats go first, so a full board is no hindrance.</source>
        <translation>Die Katzen gehen zuerst weg, also ist ein volles Tableau kein Hindernis.</translation>
    </message>
    <message>
        <source>The Worker adds no die this turn, but can build at once.</source>
        <translation>Der Arbeiter bringt in diesem Zug keinen Würfel mehr, kann aber sofort beim Bauen helfen.</translation>
    </message>
    <message>
        <source>With Bastet Workers may stand for the Cats.</source>
        <translation>Mit Bastet dürfen Arbeiter für die Katzen stehen.</translation>
    </message>
    <message>
        <source>With Bastet any two resources will do, as long as each is a Worker or a Cat.</source>
        <translation>Mit Bastet genügen zwei beliebige Ressourcen, solange jede ein Arbeiter oder eine Katze ist.</translation>
    </message>
    <message>
        <source>Her reroll is apart from the free one: use both, in any order.</source>
        <translation>Ihr Neuwurf ist unabhängig vom freien: Nutze beide, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>It takes any of your unused dice. Changes that Cats made to them are lost.</source>
        <translation>Er gilt für beliebige deiner ungenutzten Würfel. Was Katzen an ihnen verändert haben, ist verloren.</translation>
    </message>
    <message>
        <source>Ptah makes her ready again.</source>
        <translation>Ptah macht sie wieder bereit.</translation>
    </message>
    <message>
        <source>Any two dice will do, and one of them may be lent by the Triad.</source>
        <translation>Zwei beliebige Würfel genügen, und einer davon darf von der Triade geliehen sein.</translation>
    </message>
    <message>
        <source>The new die comes on top and needs no Worker. It may be rolled again like the others.</source>
        <translation>Der neue Würfel kommt hinzu und braucht keinen Arbeiter. Er darf wie die anderen neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>She cannot be used when the supply of Stone dice is empty.</source>
        <translation>Ist der Vorrat an Steinwürfeln leer, kann sie nicht genutzt werden.</translation>
    </message>
    <message>
        <source>The die may be the last one: then the end begins.</source>
        <translation>Der Würfel kann der letzte sein: Dann beginnt das Ende.</translation>
    </message>
    <message>
        <source>The Workers go first, so a full board is no hindrance.</source>
        <translation>Die Arbeiter gehen zuerst weg, also ist ein volles Tableau kein Hindernis.</translation>
    </message>
    <message>
        <source>With Bastet Cats may stand for the Workers.</source>
        <translation>Mit Bastet dürfen Katzen für die Arbeiter stehen.</translation>
    </message>
    <message>
        <source>The die must be one that you rolled this turn and have not used.</source>
        <translation>Es muss ein Würfel sein, den du in diesem Zug gewürfelt und noch nicht genutzt hast.</translation>
    </message>
    <message>
        <source>If you roll the die again, what she did is lost.</source>
        <translation>Würfelst du den Würfel neu, ist verloren, was sie bewirkt hat.</translation>
    </message>
    <message>
        <source>With Bastet a Worker may stand for the Cat.</source>
        <translation>Mit Bastet darf ein Arbeiter für die Katze stehen.</translation>
    </message>
    <message>
        <source>He makes ready what is used once in a Work turn, but never himself: he works once a Work turn, whether he is yours or lent.</source>
        <translation>Er macht bereit, was einmal pro Arbeitszug genutzt wird, aber nie sich selbst: Er wirkt einmal pro Arbeitszug, ob er dir gehört oder geliehen ist.</translation>
    </message>
    <message>
        <source>He does nothing for Bes and Hapy, for scarabs, nor for the free reroll.</source>
        <translation>Für Bes und Hapi, für Skarabäen und für den freien Neuwurf bewirkt er nichts.</translation>
    </message>
    <message>
        <source>A die of the Triad may pay for him, and its god is made ready with the others.</source>
        <translation>Ein Würfel der Triade darf für ihn zahlen, und dessen Gottheit wird mit den anderen bereit gemacht.</translation>
    </message>
    <message>
        <source>A god that Amethyst lends is made ready too.</source>
        <translation>Auch eine Gottheit, die der Amethyst leiht, wird bereit gemacht.</translation>
    </message>
    <message>
        <source>With Bastet a Cat may stand for the Worker.</source>
        <translation>Mit Bastet darf eine Katze für den Arbeiter stehen.</translation>
    </message>
    <message>
        <source>Any Stone die that you rolled and have not used will do, whatever it shows. It goes to the quarry, not to a pyramid.</source>
        <translation>Jeder Steinwürfel, den du gewürfelt und noch nicht genutzt hast, kommt infrage, was er auch zeigt. Er geht in den Steinbruch, nicht auf eine Pyramide.</translation>
    </message>
    <message>
        <source>A die of the Triad is no Stone die.</source>
        <translation>Ein Würfel der Triade ist kein Steinwürfel.</translation>
    </message>
    <message>
        <source>Any die will do, also one that the Triad lends.</source>
        <translation>Jeder Würfel kommt infrage, auch einer, den die Triade leiht.</translation>
    </message>
    <message>
        <source>The Cat can turn a die at once.</source>
        <translation>Die Katze kann sofort einen Würfel drehen.</translation>
    </message>
</context>
</TS>
