<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>How chance works</source>
        <translation>Comment fonctionne le hasard</translation>
    </message>
    <message>
        <source>Every match is drawn from a seed: a number that decides the order of the tiles and who begins. The same seed always gives the same draw.</source>
        <translation>Chaque partie naît d’une graine&#xa0;: un nombre qui décide de l’ordre des tuiles et de qui commence. La même graine donne toujours le même tirage.</translation>
    </message>
    <message>
        <source>The seed is fixed before the first move and shown when the match is over, so anybody can play the match again and check that nothing was changed on the way.</source>
        <translation>La graine est fixée avant le premier coup et montrée une fois la partie finie&#xa0;: chacun peut rejouer la partie et vérifier que rien n’a été changé en route.</translation>
    </message>
    <message>
        <source>The Architects see what you could see in their place, and nothing else: neither your tiles nor the pile.</source>
        <translation>Les Architectes voient ce que vous verriez à leur place, et rien d’autre&#xa0;: ni vos tuiles ni la pioche.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>Inter, Quattrocento and Noto Sans Egyptian Hieroglyphs: typefaces under the SIL Open Font License 1.1.</source>
        <translation>Inter, Quattrocento et Noto Sans Egyptian Hieroglyphs&#xa0;: polices sous licence SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Qt, under the GNU Lesser General Public License 3. You may replace the Qt libraries by your own build of them.</source>
        <translation>Qt, sous licence GNU Lesser General Public License 3. Vous pouvez remplacer les bibliothèques Qt par celles que vous compilez vous-même.</translation>
    </message>
    <message>
        <source>SQLite, in the public domain.</source>
        <translation>SQLite, dans le domaine public.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vos données</translation>
    </message>
    <message>
        <source>Your matches and settings stay on this device. Nothing is sent anywhere unless you share it or play with friends online.</source>
        <translation>Vos parties et vos réglages restent sur cet appareil. Rien n’est envoyé, sauf si vous le partagez ou si vous jouez en ligne avec des amis.</translation>
    </message>
    <message>
        <source>JSON for Modern C++ by Niels Lohmann, under the MIT License.</source>
        <translation>JSON for Modern C++ de Niels Lohmann, sous licence MIT.</translation>
    </message>
    <message>
        <source>The Firebase SDK by Google, under the Apache License 2.0.</source>
        <translation>Le SDK Firebase de Google, sous licence Apache 2.0.</translation>
    </message>
    <message>
        <source>The licences, in full</source>
        <translation>Les licences en entier</translation>
    </message>
</context>
<context>
    <name>AccountScreen</name>
    <message>
        <source>Your account</source>
        <translation>Votre compte</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>e-mail</translation>
    </message>
    <message>
        <source>Your friends see the new name.</source>
        <translation>Vos amis voient le nouveau nom.</translation>
    </message>
    <message>
        <source>The account is deleted.</source>
        <translation>Le compte est supprimé.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Name that friends see</source>
        <translation>Le nom que voient vos amis</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Changer le nom</translation>
    </message>
    <message>
        <source>Your friend code</source>
        <translation>Votre code ami</translation>
    </message>
    <message>
        <source>Friends use it to add you.</source>
        <translation>Vos amis l’utilisent pour vous ajouter.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Your account is safe</source>
        <translation>Votre compte est protégé</translation>
    </message>
    <message>
        <source>Only on this device</source>
        <translation>Seulement sur cet appareil</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Personne n’est connecté</translation>
    </message>
    <message>
        <source>Signed in by %1</source>
        <translation>Connexion par %1</translation>
    </message>
    <message>
        <source>If this phone is lost, so are your matches with friends.</source>
        <translation>Si ce téléphone est perdu, vos parties avec vos amis le sont aussi.</translation>
    </message>
    <message>
        <source>You can play on this device without an account.</source>
        <translation>Pour jouer sur cet appareil, aucun compte n’est nécessaire.</translation>
    </message>
    <message>
        <source>Link an e-mail</source>
        <translation>Associer un e-mail</translation>
    </message>
    <message>
        <source>You keep everything.</source>
        <translation>Vous gardez tout.</translation>
    </message>
    <message>
        <source>Link with %1</source>
        <translation>Associer avec %1</translation>
    </message>
    <message>
        <source>Sign in to an account you have</source>
        <translation>Se connecter à un compte existant</translation>
    </message>
    <message>
        <source>From another phone, for instance.</source>
        <translation>Celui d’un autre téléphone, par exemple.</translation>
    </message>
    <message>
        <source>Sign in with %1</source>
        <translation>Se connecter avec %1</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Déconnexion</translation>
    </message>
    <message>
        <source>Delete the account</source>
        <translation>Supprimer le compte</translation>
    </message>
    <message>
        <source>The e-mail is linked: your account is safe.</source>
        <translation>L’e-mail est associé&#xa0;: votre compte est protégé.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>Bon retour parmi nous, %1.</translation>
    </message>
    <message>
        <source>Sign out?</source>
        <translation>Se déconnecter&#xa0;?</translation>
    </message>
    <message>
        <source>Your matches with friends stay in your account and come back when you sign in again. Moves that still wait are sent first when you do. What you play alone stays on this device.</source>
        <translation>Vos parties entre amis restent dans votre compte et reviennent à la prochaine connexion. Les coups encore en attente sont alors envoyés d’abord. Ce que vous jouez en solo reste sur cet appareil.</translation>
    </message>
</context>
<context>
    <name>ActActions</name>
    <message>
        <source>Choose one die first.</source>
        <translation>Choisissez d’abord un dé.</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maât</translation>
    </message>
    <message>
        <source>Cat ±1</source>
        <translation>Chat ±1</translation>
    </message>
    <message>
        <source>2 for 1</source>
        <translation>2 pour 1</translation>
    </message>
    <message>
        <source>Give 2 dice for 1 Fame</source>
        <translation>Donner 2 dés pour 1&#xa0;Gloire</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Lancer…</translation>
    </message>
    <message>
        <source>kept for later</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>1 Worker less</source>
        <translation>1 Ouvrier de moins</translation>
    </message>
    <message>
        <source>Carnelian: 1 Worker fewer</source>
        <translation>Cornaline&#xa0;: 1 Ouvrier de moins</translation>
    </message>
</context>
<context>
    <name>ActionChapter</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Praying</source>
        <translation>Prier</translation>
    </message>
    <message>
        <source>Pay the price, win the god</source>
        <translation>Payez le prix, gagnez la divinité</translation>
    </message>
    <message>
        <source>Choose a god of the row and pay its whole price. The god is yours at once, and its power may be used in the same turn.</source>
        <translation>Choisissez une divinité de la rangée et payez tout son prix. Elle est à vous immédiatement, et son pouvoir peut servir dès ce tour.</translation>
    </message>
    <message>
        <source>A price is made of five things:</source>
        <translation>Un prix se compose de cinq choses&#xa0;:</translation>
    </message>
    <message>
        <source>a die of exactly that value, Stone or Prayer;</source>
        <translation>un dé d’exactement cette valeur, Pierre ou Prière&#xa0;;</translation>
    </message>
    <message>
        <source>any die;</source>
        <translation>un dé quelconque&#xa0;;</translation>
    </message>
    <message>
        <source>a &lt;b&gt;Stone&lt;/b&gt; die of exactly that value;</source>
        <translation>un dé &lt;b&gt;Pierre&lt;/b&gt; d’exactement cette valeur&#xa0;;</translation>
    </message>
    <message>
        <source>a Worker;</source>
        <translation>un Ouvrier&#xa0;;</translation>
    </message>
    <message>
        <source>a Cat.</source>
        <translation>un Chat.</translation>
    </message>
    <message>
        <source>The place of the god in the row stays empty until you replace a god or your turn ends.</source>
        <translation>La place de la divinité dans la rangée reste vide jusqu’à ce que vous en congédiiez une ou que votre tour finisse.</translation>
    </message>
    <message>
        <source>You may pray to several gods in one turn.</source>
        <translation>Vous pouvez prier plusieurs divinités dans un même tour.</translation>
    </message>
    <message>
        <source>The row of gods</source>
        <translation>La rangée des divinités</translation>
    </message>
    <message>
        <source>How gods come and go; replacing one</source>
        <translation>Comment elles vont et viennent&#xa0;; en congédier une</translation>
    </message>
    <message>
        <source>Up to three gods lie open beside the deck. New ones come in next to the deck; the others move away from it, to the right.</source>
        <translation>Jusqu’à trois divinités sont visibles à côté de la pioche. Les nouvelles arrivent contre la pioche&#xa0;; les autres s’en éloignent, vers la droite.</translation>
    </message>
    <message>
        <source>Replacing a god</source>
        <translation>Congédier une divinité</translation>
    </message>
    <message>
        <source>Return &lt;b&gt;any one die&lt;/b&gt; to the quarry and discard any god of the row. The others slide to the right, and exactly one card is drawn, even if there are more gaps.</source>
        <translation>Rendez &lt;b&gt;un dé quelconque&lt;/b&gt; à la carrière et défaussez une divinité de la rangée, au choix. Les autres glissent vers la droite, et une seule carte est piochée, même s’il y a plus de vides.</translation>
    </message>
    <message>
        <source>There must be a god to replace. If the deck is empty none is drawn, but one may still be discarded in this way.</source>
        <translation>Il faut qu’il y ait une divinité à congédier. Si la pioche est vide, aucune carte n’est piochée, mais on peut tout de même congédier.</translation>
    </message>
    <message>
        <source>Filling up</source>
        <translation>Remplir la rangée</translation>
    </message>
    <message>
        <source>At the end of a Work turn the row slides to the right and is filled up to three.</source>
        <translation>À la fin d’un tour de Travail, la rangée glisse vers la droite et se complète jusqu’à trois.</translation>
    </message>
    <message>
        <source>When somebody&apos;s three Rest tiles go back, the rightmost god is discarded, the others slide, and one card is drawn.</source>
        <translation>Quand les trois tuiles Repos de quelqu’un repartent, la divinité la plus à droite est défaussée, les autres glissent, et une carte est piochée.</translation>
    </message>
    <message>
        <source>When the deck is empty the row grows shorter. The last card drawn brings the end.</source>
        <translation>Quand la pioche est vide, la rangée raccourcit. La dernière carte piochée amène la fin.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>What a build costs and brings</source>
        <translation>Ce que coûte et rapporte une construction</translation>
    </message>
    <message>
        <source>Put a &lt;b&gt;Stone die&lt;/b&gt; that you rolled on a pyramid: on a free space of the ground, or on top of &lt;b&gt;four dice in a square&lt;/b&gt;. The level below need not be complete. The die stays there for good.</source>
        <translation>Posez sur une pyramide un &lt;b&gt;dé Pierre&lt;/b&gt; que vous avez lancé&#xa0;: sur une place libre du sol, ou sur &lt;b&gt;quatre dés en carré&lt;/b&gt;. Le niveau du dessous n’a pas besoin d’être complet. Le dé y reste pour de bon.</translation>
    </message>
    <message>
        <source>Where a 5 may be built: the last space of the ground, and on three squares of four.</source>
        <translation>Où peut se construire un 5&#xa0;: à la dernière place du sol, et sur trois carrés de quatre.</translation>
    </message>
    <message>
        <source>The value of the die says how many Workers you discard:</source>
        <translation>La valeur du dé dit combien d’Ouvriers vous défaussez&#xa0;:</translation>
    </message>
    <message>
        <source>1 Worker</source>
        <translation>1 Ouvrier</translation>
    </message>
    <message>
        <source>2 Workers</source>
        <translation>2 Ouvriers</translation>
    </message>
    <message>
        <source>3 Workers</source>
        <translation>3 Ouvriers</translation>
    </message>
    <message>
        <source>You gain the value of the die as Fame at once. Higher places take more Workers and bring more Fame:</source>
        <translation>Vous gagnez immédiatement la valeur du dé en Gloire. Plus haut, il faut plus d’Ouvriers, mais la Gloire augmente&#xa0;:</translation>
    </message>
    <message>
        <source>Cheops, ground</source>
        <translation>Khéops, au sol</translation>
    </message>
    <message>
        <source>Cheops, second level</source>
        <translation>Khéops, deuxième niveau</translation>
    </message>
    <message>
        <source>+1 Worker, +2 Fame</source>
        <translation>+1 Ouvrier, +2&#xa0;Gloire</translation>
    </message>
    <message>
        <source>Cheops, top</source>
        <translation>Khéops, au sommet</translation>
    </message>
    <message>
        <source>+2 Workers, +4 Fame</source>
        <translation>+2 Ouvriers, +4&#xa0;Gloire</translation>
    </message>
    <message>
        <source>Chephren, ground</source>
        <translation>Khéphren, au sol</translation>
    </message>
    <message>
        <source>Chephren, top</source>
        <translation>Khéphren, au sommet</translation>
    </message>
    <message>
        <source>Mykerinos</source>
        <translation>Mykérinos</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>A 5 on the second level of Cheops takes 2 + 1 = 3 Workers.</source>
        <translation>Un 5 au deuxième niveau de Khéops demande 2 + 1 = 3 Ouvriers.</translation>
    </message>
    <message>
        <source>The value of the die</source>
        <translation>La valeur du dé</translation>
    </message>
    <message>
        <source>The second level</source>
        <translation>Le deuxième niveau</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>1 Fame for two dice; what Fame can and cannot do</source>
        <translation>Deux dés contre 1 Gloire&#xa0;; ce qu’elle permet ou non</translation>
    </message>
    <message>
        <source>In your Work turn you may return &lt;b&gt;any two dice&lt;/b&gt; to the quarry and gain &lt;b&gt;1 Fame&lt;/b&gt;, as often as you like. A die of the Triad may be one of them.</source>
        <translation>Dans votre tour de Travail, vous pouvez rendre &lt;b&gt;deux dés quelconques&lt;/b&gt; à la carrière et gagner &lt;b&gt;1&#xa0;Gloire&lt;/b&gt;, aussi souvent que vous voulez. Un dé de la Triade peut être l’un des deux.</translation>
    </message>
    <message>
        <source>Fame never falls below 0: a tile that costs more Fame than you have cannot be taken.</source>
        <translation>La Gloire ne descend jamais sous 0&#xa0;: une tuile qui coûte plus de Gloire que vous n’en avez ne peut pas être prise.</translation>
    </message>
    <message>
        <source>There is no upper limit.</source>
        <translation>Il n’y a pas de maximum.</translation>
    </message>
    <message>
        <source>Using gods</source>
        <translation>Utiliser les divinités</translation>
    </message>
    <message>
        <source>When their powers act</source>
        <translation>Quand agissent leurs pouvoirs</translation>
    </message>
    <message>
        <source>A god may be used from the moment you have it, in your own turn only. There are five kinds:</source>
        <translation>Une divinité peut servir dès que vous l’avez, à votre tour seulement. Il y en a de cinq sortes&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Always, in your Work turn.&lt;/b&gt; Anubis, Bastet, Serket, Seshat and Thoth act by themselves.</source>
        <translation>&lt;b&gt;Toujours, dans votre tour de Travail.&lt;/b&gt; Anubis, Bastet, Serket, Seshat et Thoth agissent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Any number of times.&lt;/b&gt; Khepri, as long as you can pay.</source>
        <translation>&lt;b&gt;Autant de fois que vous voulez.&lt;/b&gt; Khépri, tant que vous pouvez payer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Once in your Rest turn.&lt;/b&gt; Bes and Hapy.</source>
        <translation>&lt;b&gt;Une fois dans votre tour de Repos.&lt;/b&gt; Bès et Hâpy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At the end.&lt;/b&gt; The Ennead and Hathor have no power, only Fame.</source>
        <translation>&lt;b&gt;À la fin.&lt;/b&gt; L’Ennéade et Hathor n’ont pas de pouvoir, seulement de la Gloire.</translation>
    </message>
    <message>
        <source>Whatever a power takes is paid first: dice go to the quarry, Workers and Cats to the supply. So a full board is no hindrance to a power that takes resources and gives others.</source>
        <translation>Ce qu’un pouvoir demande se paie d’abord&#xa0;: les dés vont à la carrière, les Ouvriers et les Chats à la réserve. Un plateau plein ne gêne donc pas un pouvoir qui prend des ressources et en donne d’autres.</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Le culte</translation>
    </message>
    <message>
        <source>More gods than Workers and Cats: one goes</source>
        <translation>Plus de divinités que d’Ouvriers et de Chats&#xa0;: une s’en va</translation>
    </message>
    <message>
        <source>At the end of each Work turn count your gods, the whole Ennead as one, and the Workers and Cats on your board. If the gods are more, you must discard &lt;b&gt;one god&lt;/b&gt; of your choice: only one, however large the difference.</source>
        <translation>À la fin de chaque tour de Travail, comptez vos divinités, toute l’Ennéade pour une, puis les Ouvriers et les Chats de votre plateau. Si les divinités sont plus nombreuses, vous devez défausser &lt;b&gt;une divinité&lt;/b&gt; de votre choix&#xa0;: une seule, si grande que soit la différence.</translation>
    </message>
    <message>
        <source>Ra, Thoth and two gods of the Ennead</source>
        <translation>Ra, Thoth et deux divinités de l’Ennéade</translation>
    </message>
    <message>
        <source>1 Worker and 1 Cat</source>
        <translation>1 Ouvrier et 1 Chat</translation>
    </message>
    <message>
        <source>3 gods, 2 resources: one god must go</source>
        <translation>3 divinités, 2 ressources&#xa0;: une divinité doit partir</translation>
    </message>
    <message>
        <source>Anubis lets you keep three gods more. He is counted himself.</source>
        <translation>Anubis vous laisse garder trois divinités de plus. Lui-même est compté.</translation>
    </message>
    <message>
        <source>To give up the Ennead is to give up all of it.</source>
        <translation>Renoncer à l’Ennéade, c’est y renoncer tout entière.</translation>
    </message>
    <message>
        <source>A god that Amethyst lends is not counted and cannot be discarded. Hathor counts as one.</source>
        <translation>Une divinité prêtée par l’Améthyste n’est pas comptée et ne peut pas être défaussée. Hathor compte pour une.</translation>
    </message>
    <message>
        <source>Bastet changes nothing here, and Stone dice do not count: by now they lie in the quarry.</source>
        <translation>Bastet n’y change rien, et les dés Pierre ne comptent pas&#xa0;: à ce moment, ils sont dans la carrière.</translation>
    </message>
    <message>
        <source>In a Rest turn there is no upkeep, except in the Work turn that a tile may give.</source>
        <translation>Dans un tour de Repos il n’y a pas de culte, sauf dans le tour de Travail qu’une tuile peut donner.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cheops&lt;/b&gt; has three levels of 9, 4 and 1 places; &lt;b&gt;Chephren&lt;/b&gt;, with three players or four, has 4 and 1; &lt;b&gt;Mykerinos&lt;/b&gt;, with four players, is a single place. That makes 14, 19 or 20 places, for as many Stone dice.</source>
        <translation>&lt;b&gt;Khéops&lt;/b&gt; a trois niveaux de 9, 4 et 1 places&#xa0;; &lt;b&gt;Khéphren&lt;/b&gt;, à trois ou quatre joueurs, en a 4 et 1&#xa0;; &lt;b&gt;Mykérinos&lt;/b&gt;, à quatre, est une seule place. Cela fait 14, 19 ou 20 places, pour autant de dés Pierre.</translation>
    </message>
    <message>
        <source>Before: Isis and Ra; a third place is empty.</source>
        <translation>Avant&#xa0;: Isis et Ra&#xa0;; une troisième place est vide.</translation>
    </message>
    <message>
        <source>After replacing Ra: Isis has slid to the right, Maat is new. The third place waits until the end of the turn.</source>
        <translation>Ra congédié&#xa0;: Isis a glissé à droite, Maât est nouvelle. La troisième place attend la fin du tour.</translation>
    </message>
    <message>
        <source>once, at work</source>
        <translation>une fois, au travail</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>once, at rest</source>
        <translation>une fois, au repos</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>The colour of a shrine says when its god acts. Khepri has the colour of those who act once, but acts as often as you can pay.</source>
        <translation>La couleur du sanctuaire dit quand la divinité agit. Khépri a la couleur de celles qui agissent une fois, mais agit aussi souvent que vous pouvez payer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Once in your Work turn.&lt;/b&gt; Most gods. Used ones are ready again at the end of the turn, or by Ptah before. A god of the Triad is called while you pay.</source>
        <translation>&lt;b&gt;Une fois dans votre tour de Travail.&lt;/b&gt; La plupart des divinités. Celles qui ont servi sont de nouveau prêtes à la fin du tour, ou plus tôt grâce à Ptah. Une divinité de la Triade s’invoque au moment de payer.</translation>
    </message>
</context>
<context>
    <name>AloneMenu</name>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The same match from its first move.</source>
        <translation>La même partie depuis le premier coup.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>La partie s’arrête ici.</translation>
    </message>
    <message>
        <source>The match ends here, and counts as lost.</source>
        <translation>La partie s’arrête ici et compte comme perdue.</translation>
    </message>
    <message>
        <source>The match as it stands ends without a result.</source>
        <translation>La partie en cours se termine sans résultat.</translation>
    </message>
    <message>
        <source>With other luck</source>
        <translation>Avec une autre chance</translation>
    </message>
    <message>
        <source>With the same luck</source>
        <translation>Avec la même chance</translation>
    </message>
    <message>
        <source>What is drawn and rolled comes as before. That is practice: it does not count in your statistics.</source>
        <translation>Cartes et dés viennent comme avant. C’est un entraînement&#xa0;: il ne compte pas dans vos statistiques.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Abandonner&#xa0;?</translation>
    </message>
    <message>
        <source>The match ends here for good.</source>
        <translation>La partie s’arrête ici pour de bon.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>AlwaysChapter</name>
    <message>
        <source>Nile cards: always</source>
        <translation>Cartes Nil&#xa0;: effet permanent</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Effet permanent</translation>
    </message>
    <message>
        <source>Eleven powers that last</source>
        <translation>Onze pouvoirs qui durent</translation>
    </message>
    <message>
        <source>These cards lie open before their owner and work to the end of the match. What they allow is always a choice, never a duty.</source>
        <translation>Ces cartes restent visibles devant leur propriétaire et agissent jusqu’à la fin de la partie. Ce qu’elles permettent est toujours un choix, jamais une obligation.</translation>
    </message>
    <message>
        <source>“Once a round” means once in each of the five rounds.</source>
        <translation>«&#xa0;Une fois par manche&#xa0;» veut dire une fois dans chacune des cinq manches.</translation>
    </message>
    <message>
        <source>Where such a card has to be used by itself, that can be done at any of your decisions; tap your cards to do so.</source>
        <translation>Quand une telle carte s’utilise seule, vous pouvez le faire à chacune de vos décisions&#xa0;: touchez pour cela vos cartes.</translation>
    </message>
    <message>
        <source>Fields and quarries last too, but Sphinx cards that ask for “always” cards do not mean them.</source>
        <translation>Les champs et les carrières durent aussi, mais les cartes Sphinx qui comptent les cartes à effet permanent ne les comptent pas.</translation>
    </message>
    <message>
        <source>You need a ship at Abydos, and a worker must work there.</source>
        <translation>Il vous faut un bateau à Abydos, et un ouvrier doit y travailler.</translation>
    </message>
    <message>
        <source>More than five cards cannot be looked at: the two free ones are among them.</source>
        <translation>On ne peut pas regarder plus de cinq cartes&#xa0;: les deux gratuites en font partie.</translation>
    </message>
    <message>
        <source>At least one stone is paid, and you must be as strong as what you pay.</source>
        <translation>On paie au moins une pierre, et votre force doit atteindre ce que vous payez.</translation>
    </message>
    <message>
        <source>Cards you look at</source>
        <translation>Cartes regardées</translation>
    </message>
    <message>
        <source>Stones, and strength needed</source>
        <translation>Pierres, et force requise</translation>
    </message>
    <message>
        <source>Choose the field at any of your decisions. It may be one that you take later.</source>
        <translation>Choisissez le champ à n’importe laquelle de vos décisions. Ce peut être un champ que vous prenez plus tard.</translation>
    </message>
    <message>
        <source>Once laid on a field, the card stays there for good.</source>
        <translation>Une fois posée sur un champ, la carte y reste pour de bon.</translation>
    </message>
    <message>
        <source>What a red field brought at once does not come again.</source>
        <translation>Ce qu’un champ rouge a apporté immédiatement ne revient pas.</translation>
    </message>
    <message>
        <source>Sphinx cards that compare fields go by the printed colour; those that count “always” cards count this one.</source>
        <translation>Les cartes Sphinx qui comparent les champs se fient à la couleur imprimée&#xa0;; celles qui comptent les cartes à effet permanent comptent celle-ci.</translation>
    </message>
    <message>
        <source>Only in your own feeding, and only for grain that is really missing: as many stones as you like, up to that.</source>
        <translation>Seulement lors de votre propre ravitaillement, et seulement pour du grain qui manque vraiment&#xa0;: autant de pierres que vous voulez, dans cette limite.</translation>
    </message>
    <message>
        <source>It can be mixed with cards that give grain.</source>
        <translation>Elle se combine avec les cartes qui donnent du grain.</translation>
    </message>
    <message>
        <source>As often as you like, in every round.</source>
        <translation>Aussi souvent que vous voulez, à chaque manche.</translation>
    </message>
    <message>
        <source>You still go downstream. So it is never the camp of your own last ship, unless you may go upstream with this ship.</source>
        <translation>Vous allez toujours vers l’aval. Ce n’est donc jamais le camp de votre propre dernier bateau, sauf si ce bateau-ci peut aller vers l’amont.</translation>
    </message>
    <message>
        <source>Not at Heliopolis, not at a card, not at a site.</source>
        <translation>Ni à Héliopolis, ni sur une carte, ni sur un chantier.</translation>
    </message>
    <message>
        <source>At any of your decisions: also after the feeding, when the new strength does not eat any more in this round.</source>
        <translation>À n’importe laquelle de vos décisions&#xa0;: aussi après le ravitaillement, quand la nouvelle force ne mange plus dans cette manche.</translation>
    </message>
    <message>
        <source>Any of the four workers, up to strength 9. The strength stays.</source>
        <translation>L’un des quatre ouvriers, jusqu’à la force 9. La force reste acquise.</translation>
    </message>
    <message>
        <source>For one ship in each round. It goes to any bend above your last ship where a ship could go otherwise.</source>
        <translation>Pour un bateau à chaque manche. Il va à n’importe quel méandre en amont de votre dernier bateau, là où un bateau pourrait normalement aller.</translation>
    </message>
    <message>
        <source>Your next ships count from there: the whole river below it is open to you again.</source>
        <translation>Vos bateaux suivants comptent à partir de là&#xa0;: tout le fleuve en aval vous est de nouveau ouvert.</translation>
    </message>
    <message>
        <source>In every round, the one in which you got it and the fifth included.</source>
        <translation>À chaque manche, y compris celle où vous l’avez obtenue et la cinquième.</translation>
    </message>
    <message>
        <source>The turn tiles have been given out before: points that the card brings do not change them.</source>
        <translation>Les tuiles de tour ont été données avant&#xa0;: les points que la carte apporte ne les changent pas.</translation>
    </message>
    <message>
        <source>What works at once is done at once.</source>
        <translation>Ce qui a un effet immédiat se résout immédiatement.</translation>
    </message>
    <message>
        <source>By the revision of 2010 you take it right after the sailing instead.</source>
        <translation>Selon la révision de 2010, vous la prenez juste après la navigation.</translation>
    </message>
    <message>
        <source>At each site where you have a ship you are asked before anybody builds, whether the ship has a place or waits in reserve. Nobody needs to give up for it.</source>
        <translation>À chaque chantier où vous avez un bateau, la question vous est posée avant que quiconque construise, que le bateau ait une place ou attende en réserve. Personne n’a besoin de renoncer pour cela.</translation>
    </message>
    <message>
        <source>Your place counts as used, not as given up. The others keep their order.</source>
        <translation>Votre place compte comme utilisée, non comme abandonnée. Les autres gardent leur ordre.</translation>
    </message>
    <message>
        <source>If you do not want to, your ship builds in its turn.</source>
        <translation>Si vous ne voulez pas, votre bateau construit à son tour.</translation>
    </message>
    <message>
        <source>It works as the same card of the first rounds does. Both may be laid on one red field: then it is green.</source>
        <translation>Elle agit comme la même carte des premières manches. Les deux peuvent être posées sur un même champ rouge&#xa0;: il est alors vert.</translation>
    </message>
    <message>
        <source>Even without a tomb of your own: a sum of 8 brings 2 points.</source>
        <translation>Même sans tombe à vous&#xa0;: une somme de 8 rapporte 2 points.</translation>
    </message>
    <message>
        <source>Sphinx cards that count your stones in the tombs do not ask for it; those that count “always” cards do.</source>
        <translation>Les cartes Sphinx qui comptent vos pierres dans les tombes n’en tiennent pas compte&#xa0;; celles qui comptent les cartes à effet permanent, si.</translation>
    </message>
    <message>
        <source>A sum of 1 to 10</source>
        <translation>Une somme de 1 à 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>De 11 à 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 ou plus</translation>
    </message>
    <message>
        <source>Only a card that still lies on the river can be taken. Of two equal ones it is the one further upstream.</source>
        <translation>Seule une carte encore sur le fleuve peut être prise. De deux cartes identiques, c’est la plus en amont.</translation>
    </message>
</context>
<context>
    <name>AnimalPage</name>
    <message>
        <source>The pillar of this animal: number %1 from the left.</source>
        <translation>Le pilier de cet animal&#xa0;: le numéro %1 en partant de la gauche.</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>Seven cards show this animal on top. On four of them it looks right, on three left.</source>
        <translation>Sept cartes montrent cet animal en haut. Sur quatre il regarde à droite, sur trois à gauche.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Seven cards show this animal below. On three of them it looks right, on four left. One card shows it twice, so there are thirteen cards in all.</source>
        <translation>Sept cartes montrent cet animal en bas. Sur trois il regarde à droite, sur quatre à gauche. Une carte le montre deux fois&#xa0;: treize cartes en tout.</translation>
    </message>
    <message>
        <source>Curses of this animal</source>
        <translation>Malédictions de cet animal</translation>
    </message>
    <message numerus="yes">
        <source>%n curse(s) name this animal.</source>
        <translation>
            <numerusform>%n malédiction nomme cet animal.</numerusform>
            <numerusform>%n malédictions nomment cet animal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnimalsChapter</name>
    <message>
        <source>Each animal</source>
        <translation>Animal par animal</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Chameau</translation>
    </message>
    <message>
        <source>The hump, and a red saddle cloth</source>
        <translation>La bosse, et un tapis de selle rouge</translation>
    </message>
    <message>
        <source>You know the camel by its &lt;b&gt;hump&lt;/b&gt; and the red cloth on it, and by its long neck.</source>
        <translation>On reconnaît le chameau à sa &lt;b&gt;bosse&lt;/b&gt; couverte d’un tapis rouge, et à son long cou.</translation>
    </message>
    <message>
        <source>Mule</source>
        <translation>Mulet</translation>
    </message>
    <message>
        <source>Long ears, and a load on its back</source>
        <translation>Longues oreilles, et une charge sur le dos</translation>
    </message>
    <message>
        <source>You know the mule by its &lt;b&gt;long ears&lt;/b&gt;, its grey coat and the pale load on its back.</source>
        <translation>On reconnaît le mulet à ses &lt;b&gt;longues oreilles&lt;/b&gt;, à sa robe grise et à la charge claire sur son dos.</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpent</translation>
    </message>
    <message>
        <source>Upright, with a broad hood</source>
        <translation>Dressé, avec un large capuchon</translation>
    </message>
    <message>
        <source>You know the snake by its raised head, its &lt;b&gt;broad hood&lt;/b&gt; and its green coils. The snake on the back of a curse is none of these: it makes no pairs.</source>
        <translation>On reconnaît le serpent à sa tête dressée, à son &lt;b&gt;large capuchon&lt;/b&gt; et à ses anneaux verts. Le serpent au dos d’une malédiction n’est pas l’un d’eux&#xa0;: il ne forme pas de paire.</translation>
    </message>
    <message>
        <source>Hippo</source>
        <translation>Hippopotame</translation>
    </message>
    <message>
        <source>Blue, with river plants on its side</source>
        <translation>Bleu, avec des plantes du fleuve sur le flanc</translation>
    </message>
    <message>
        <source>You know the hippo by its &lt;b&gt;square snout&lt;/b&gt; and the river plants painted on its blue side.</source>
        <translation>On reconnaît l’hippopotame à son &lt;b&gt;museau carré&lt;/b&gt; et aux plantes du fleuve peintes sur son flanc bleu.</translation>
    </message>
    <message>
        <source>Crocodile</source>
        <translation>Crocodile</translation>
    </message>
    <message>
        <source>A toothed back and a raised tail</source>
        <translation>Le dos dentelé et la queue levée</translation>
    </message>
    <message>
        <source>You know the crocodile by its flat body, its &lt;b&gt;jagged back&lt;/b&gt; and its raised tail.</source>
        <translation>On reconnaît le crocodile à son corps plat, à son &lt;b&gt;dos dentelé&lt;/b&gt; et à sa queue levée.</translation>
    </message>
    <message>
        <source>Ibis</source>
        <translation>Ibis</translation>
    </message>
    <message>
        <source>White, with a curved bill</source>
        <translation>Blanc, avec un bec recourbé</translation>
    </message>
    <message>
        <source>You know the ibis by its &lt;b&gt;long curved bill&lt;/b&gt;, its dark head and its white feathers.</source>
        <translation>On reconnaît l’ibis à son &lt;b&gt;long bec recourbé&lt;/b&gt;, à sa tête sombre et à ses plumes blanches.</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Sitting upright, with a golden collar</source>
        <translation>Assis bien droit, avec un collier d’or</translation>
    </message>
    <message>
        <source>You know the cat because it &lt;b&gt;sits upright&lt;/b&gt; and wears a golden collar.</source>
        <translation>On reconnaît le chat à ce qu’il est &lt;b&gt;assis bien droit&lt;/b&gt; et porte un collier d’or.</translation>
    </message>
</context>
<context>
    <name>AnkhPage</name>
    <message>
        <source>The ankh</source>
        <translation>L’ankh</translation>
    </message>
    <message>
        <source>Counts by the square</source>
        <translation>Compte au carré</translation>
    </message>
    <message>
        <source>There are six ankhs: three rooms and three corridors.</source>
        <translation>Il y a six ankhs&#xa0;: trois salles et trois couloirs.</translation>
    </message>
    <message>
        <source>At the end each player counts the ankh tiles on which pawns of theirs stand, in the whole pyramid, and scores that number &lt;b&gt;times itself&lt;/b&gt;.</source>
        <translation>À la fin, chaque joueur compte les tuiles à ankh où se tiennent ses pions, dans toute la pyramide, et marque ce nombre &lt;b&gt;multiplié par lui-même&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One ankh</source>
        <translation>Un ankh</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>It does not matter who owns the network. An ankh tile alone counts as well.</source>
        <translation>Peu importe à qui est le réseau. Une tuile à ankh isolée compte aussi.</translation>
    </message>
    <message>
        <source>Ankhs in a cursed network do not count.</source>
        <translation>Les ankhs d’un réseau maudit ne comptent pas.</translation>
    </message>
    <message>
        <source>They are never doubled. The Pharaoh, like any pawn, holds one.</source>
        <translation>Ils ne sont jamais doublés, et le Pharaon en tient un seul, comme tout pion.</translation>
    </message>
</context>
<context>
    <name>ApartRow</name>
    <message>
        <source>Level 1</source>
        <translation>Niveau 1</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Niveau 2</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Sommet</translation>
    </message>
    <message numerus="yes">
        <source>%1, level by level: %n pair(s) of the projects</source>
        <translation>
            <numerusform>%1, niveau par niveau&#xa0;: %n paire des projets</numerusform>
            <numerusform>%1, niveau par niveau&#xa0;: %n paires des projets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
</context>
<context>
    <name>AppStore</name>
    <message>
        <source>Until then matches are kept only while the app is open.</source>
        <translation>D’ici là, les parties ne sont gardées que tant que l’application est ouverte.</translation>
    </message>
</context>
<context>
    <name>Architect</name>
    <message>
        <source>Built three pyramids before one stood straight, and laughs about it.</source>
        <translation>A construit trois pyramides avant d’en réussir une droite, et il en rit.</translation>
    </message>
    <message>
        <source>Keeps the plan in mind, and now and then forgets a room.</source>
        <translation>Garde le plan en tête, et de temps en temps oublie une salle.</translation>
    </message>
    <message>
        <source>Patient and exact; seldom misses an opening.</source>
        <translation>Patient et précis&#xa0;; laisse rarement passer une occasion.</translation>
    </message>
    <message>
        <source>Sees the finished stone in the quarry and wastes no step.</source>
        <translation>Voit dans la carrière la pierre déjà taillée et ne fait pas un pas de trop.</translation>
    </message>
</context>
<context>
    <name>ArchitectChoice</name>
    <message>
        <source>Your rival</source>
        <translation>Votre adversaire</translation>
    </message>
    <message numerus="yes">
        <source>Won: %1 of %n match(es)</source>
        <translation>
            <numerusform>Gagnées&#xa0;: %1 sur %n</numerusform>
            <numerusform>Gagnées&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Pas encore rencontré</translation>
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
            <numerusform>%1, Grand Architecte, %n&#xa0;Gloire. %2</numerusform>
            <numerusform>%1, Grand Architecte, %n&#xa0;Gloire. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Architect</source>
        <translation>Grand Architecte</translation>
    </message>
</context>
<context>
    <name>ArchitectPlace</name>
    <message numerus="yes">
        <source>Cheops, %n die(dice) built</source>
        <translation>
            <numerusform>Khéops, %n dé posé</numerusform>
            <numerusform>Khéops, %n dés posés</numerusform>
        </translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Tuiles Repos</translation>
    </message>
    <message>
        <source>His projects</source>
        <translation>Ses projets</translation>
    </message>
</context>
<context>
    <name>ArchitectRow</name>
    <message>
        <source>%1, level %2 of 4</source>
        <translation>%1, niveau %2 sur 4</translation>
    </message>
    <message>
        <source>%1, level %2 of 4, chosen %3 times</source>
        <translation>%1, niveau %2 sur 4, choisi %3 fois</translation>
    </message>
    <message>
        <source>One more %1</source>
        <translation>Un autre %1</translation>
    </message>
</context>
<context>
    <name>ArchitectSheet</name>
    <message>
        <source>His board</source>
        <translation>Son plateau</translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Tuiles Repos</translation>
    </message>
    <message>
        <source>Space %1: %2</source>
        <translation>Case %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Space %1: free, %n Fame for the next tile</source>
        <translation>
            <numerusform>Case %1&#xa0;: libre, %n&#xa0;Gloire pour la prochaine tuile</numerusform>
            <numerusform>Case %1&#xa0;: libre, %n&#xa0;Gloire pour la prochaine tuile</numerusform>
        </translation>
    </message>
    <message>
        <source>Gods he has taken</source>
        <translation>Divinités qu’il a prises</translation>
    </message>
    <message>
        <source>None yet. They give him no power, only Fame at the end.</source>
        <translation>Aucune pour l’instant. Elles ne lui donnent pas de pouvoir, seulement de la Gloire à la fin.</translation>
    </message>
    <message>
        <source>His projects</source>
        <translation>Ses projets</translation>
    </message>
</context>
<context>
    <name>ArchitectSteps</name>
    <message>
        <source>His turn, step by step</source>
        <translation>Son tour, pas à pas</translation>
    </message>
</context>
<context>
    <name>ArchitectTurn</name>
    <message>
        <source>%1&apos;s turn</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) come back: you say where they lie.</source>
        <translation>
            <numerusform>%n tuile revient&#xa0;: à vous de dire où elle va.</numerusform>
            <numerusform>%n tuiles reviennent&#xa0;: à vous de dire où elles vont.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 continue.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Au résultat</translation>
    </message>
    <message>
        <source>Place the tiles</source>
        <translation>Placer les tuiles</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>What he can do</source>
        <translation>Ce qu’il sait faire</translation>
    </message>
</context>
<context>
    <name>AskButton</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>AtOnceChapter</name>
    <message>
        <source>Nile cards: at once</source>
        <translation>Cartes Nil&#xa0;: effet immédiat</translation>
    </message>
    <message>
        <source>Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 2 points.</source>
        <translation>Chaque pas compte à part&#xa0;: celui qui finit sur la dernière case, ou mènerait au-delà, rapporte 2 points.</translation>
    </message>
    <message>
        <source>From square 3</source>
        <translation>Depuis la case 3</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 points</translation>
    </message>
    <message>
        <source>From square 4</source>
        <translation>Depuis la case 4</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 points</translation>
    </message>
    <message>
        <source>From square 5</source>
        <translation>Depuis la case 5</translation>
    </message>
    <message>
        <source>Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 3 stones.</source>
        <translation>Chaque pas compte à part&#xa0;: celui qui finit sur la dernière case, ou mènerait au-delà, rapporte 3 pierres.</translation>
    </message>
    <message>
        <source>3 stones</source>
        <translation>3 pierres</translation>
    </message>
    <message>
        <source>6 stones</source>
        <translation>6 pierres</translation>
    </message>
    <message>
        <source>Counted are the stones that lie there when you take the card: what you build later in the fifth round comes too late.</source>
        <translation>On compte les pierres qui s’y trouvent quand vous prenez la carte&#xa0;: ce que vous construisez plus tard dans la cinquième manche vient trop tard.</translation>
    </message>
    <message>
        <source>All points are one move on the score track.</source>
        <translation>Tous les points font un seul déplacement sur la piste de score.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Effet immédiat</translation>
    </message>
    <message>
        <source>Nine cards that work when they are taken</source>
        <translation>Neuf cartes qui agissent quand on les prend</translation>
    </message>
    <message>
        <source>Such a card is resolved when you take it, then it leaves the game. You cannot decline what it brings; but what is not possible is left out, and you may take the card all the same.</source>
        <translation>Une telle carte se résout quand vous la prenez, puis elle quitte le jeu. Vous ne pouvez pas refuser ce qu’elle apporte&#xa0;; mais ce qui est impossible est laissé de côté, et vous pouvez prendre la carte malgré tout.</translation>
    </message>
    <message>
        <source>A worker at 9 stays at 9.</source>
        <translation>Un ouvrier à 9 reste à 9.</translation>
    </message>
    <message>
        <source>In the tombs your stones are counted, not the values of the tiles.</source>
        <translation>Dans les tombes, on compte vos pierres, non les valeurs des tuiles.</translation>
    </message>
    <message>
        <source>Any of the four can be chosen, the foreman too. A worker at 9 cannot; if all are at 9 the strength is lost.</source>
        <translation>N’importe lequel des quatre peut être choisi, le contremaître aussi. Un ouvrier à 9 ne le peut pas&#xa0;; si tous sont à 9, la force est perdue.</translation>
    </message>
    <message>
        <source>A worker at 9 stays at 9. The foreman is not among them.</source>
        <translation>Un ouvrier à 9 reste à 9. Le contremaître n’en fait pas partie.</translation>
    </message>
</context>
<context>
    <name>AtTheTable</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Colours, holding, undoing, hints</source>
        <translation>Couleurs, appui long, reprise, conseils</translation>
    </message>
    <message>
        <source>Every seat has a colour and a sign. The first seat is lapis, the second carnelian, the third turquoise, the fourth ochre. In the pictures of the rules these are the names of the players.</source>
        <translation>Chaque place a une couleur et un signe. La première est lapis, la deuxième cornaline, la troisième turquoise, la quatrième ocre. Dans les images des règles, ce sont les noms des joueurs.</translation>
    </message>
    <message>
        <source>The seats, from the first to the fourth.</source>
        <translation>Les places, de la première à la quatrième.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hold&lt;/b&gt; a card, a tile or a place: its page of the rules opens. What only you may see is shown while you hold it.</source>
        <translation>&lt;b&gt;Appuyez longuement&lt;/b&gt; sur une carte, une tuile ou une place&#xa0;: sa page de règles s’ouvre. Ce que personne d’autre ne doit voir apparaît tant que vous appuyez.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag&lt;/b&gt; a piece to where it should go, or tap it and then the place.</source>
        <translation>&lt;b&gt;Faites glisser&lt;/b&gt; une pièce là où elle doit aller, ou touchez-la puis la place.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt; takes back your last move, as long as nothing new has been seen since: no die rolled, no card turned up, and nobody else has moved.</source>
        <translation>&lt;b&gt;Reprendre&lt;/b&gt; annule votre dernier coup, tant que rien de nouveau n’a été vu&#xa0;: aucun dé lancé, aucune carte révélée, et personne d’autre n’a joué.</translation>
    </message>
    <message>
        <source>A move that is not allowed is &lt;b&gt;refused&lt;/b&gt;: a line says what is wrong and what to do instead, and “Rule” opens the page that explains it.</source>
        <translation>Un coup interdit est &lt;b&gt;refusé&lt;/b&gt;&#xa0;: une ligne dit ce qui ne va pas et que faire, et «&#xa0;Règle&#xa0;» ouvre la page qui l’explique.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hint&lt;/b&gt;: an Architect shows what he would do in your place, and why. He knows no more than you do.</source>
        <translation>&lt;b&gt;Conseil&lt;/b&gt;&#xa0;: un Architecte montre ce qu’il ferait à votre place, et pourquoi. Il n’en sait pas plus que vous.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Architects&lt;/b&gt; are the players that the app plays. &lt;b&gt;Great Architect&lt;/b&gt; is what a winner is called, and the rival of a match played alone.</source>
        <translation>Les &lt;b&gt;Architectes&lt;/b&gt; sont les joueurs que l’application fait jouer. &lt;b&gt;Grand Architecte&lt;/b&gt; est le titre du gagnant, et celui de l’adversaire d’une partie en solo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alone&lt;/b&gt; against Architects, Undo goes on behind their answer, once you have said so. From then on the match is practice and does not count in your statistics.</source>
        <translation>&lt;b&gt;Seul&lt;/b&gt; contre les Architectes, Reprendre va au-delà de leur réponse, si vous le confirmez. Dès lors, la partie est un entraînement et ne compte pas dans vos statistiques.</translation>
    </message>
</context>
<context>
    <name>BeginChoice</name>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>take dice and roll</source>
        <translation>prendre des dés et lancer</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Repos</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>prendre une tuile</translation>
    </message>
</context>
<context>
    <name>BendPage</name>
    <message>
        <source>The first bend of the Nile; below it lies %1.</source>
        <translation>Le premier méandre du Nil&#xa0;; en aval se trouve %1.</translation>
    </message>
    <message>
        <source>The last bend of the Nile; above it lies %1.</source>
        <translation>Le dernier méandre du Nil&#xa0;; en amont se trouve %1.</translation>
    </message>
    <message>
        <source>Bend %1 of the Nile, between %2 and %3.</source>
        <translation>Méandre %1 du Nil, entre %2 et %3.</translation>
    </message>
    <message>
        <source>In every round another Nile card lies here. The player who places a ship here takes it.</source>
        <translation>À chaque manche, une autre carte Nil se trouve ici. Le joueur qui place un bateau ici la prend.</translation>
    </message>
</context>
<context>
    <name>BendSheet</name>
    <message>
        <source>Send a ship here</source>
        <translation>Envoyer un bateau ici</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
</context>
<context>
    <name>BendsChapter</name>
    <message>
        <source>Each bend of the Nile</source>
        <translation>Chaque méandre du Nil</translation>
    </message>
    <message>
        <source>The first card of a round is laid here. The player who begins here has the whole river before them.</source>
        <translation>La première carte d’une manche est posée ici. Le joueur qui commence ici a tout le fleuve devant lui.</translation>
    </message>
    <message>
        <source>Both steps must be made. A step on the last square of a track brings its reward once more.</source>
        <translation>Les deux pas sont obligatoires. Un pas sur la dernière case d’une piste rapporte encore une fois sa récompense.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is two steps on each track.</source>
        <translation>Avec la carte qui fait travailler un camp deux fois, ce sont deux pas sur chaque piste.</translation>
    </message>
    <message>
        <source>These two grow stronger whether you want it or not, and want more grain in this very round.</source>
        <translation>Ces deux-là deviennent plus forts, que vous le vouliez ou non, et demandent plus de grain dès cette manche.</translation>
    </message>
    <message>
        <source>Of the three sites this one builds first: here the choice of workers is still free.</source>
        <translation>Des trois chantiers, on construit d’abord sur celui-ci&#xa0;: le choix des ouvriers y est encore libre.</translation>
    </message>
    <message>
        <source>The strength must be taken, the flood may be left as it is.</source>
        <translation>La force doit être prise, la crue peut rester telle quelle.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is 2 strength and up to two steps of the flood.</source>
        <translation>Avec la carte qui fait travailler un camp deux fois, ce sont 2 points de force et jusqu’à deux pas de la crue.</translation>
    </message>
    <message>
        <source>After each action here your marker goes one step on a track: quarry or market, as you choose.</source>
        <translation>Après chaque action ici, votre marqueur avance d’un pas sur une piste&#xa0;: carrière ou marché, à votre choix.</translation>
    </message>
    <message>
        <source>Here you may build on the obelisk and take tombs in one action.</source>
        <translation>Ici vous pouvez construire l’obélisque et prendre des tombes en une même action.</translation>
    </message>
    <message>
        <source>Any of the four can be chosen, the foreman too, if not at 9 already.</source>
        <translation>N’importe lequel des quatre peut être choisi, le contremaître aussi, s’il n’est pas déjà à 9.</translation>
    </message>
    <message>
        <source>With the card that lets a camp work twice it is four stones, and 2 strength, for the same worker or for two.</source>
        <translation>Avec la carte qui fait travailler un camp deux fois, ce sont quatre pierres, et 2 points de force, pour le même ouvrier ou pour deux.</translation>
    </message>
    <message>
        <source>Here you may build on the pyramid and on the temple in one action.</source>
        <translation>Ici vous pouvez construire la pyramide et le temple en une même action.</translation>
    </message>
    <message>
        <source>It is the last site to build: keep a worker, and stones.</source>
        <translation>C’est ici que l’on construit en dernier&#xa0;: gardez un ouvrier, et des pierres.</translation>
    </message>
    <message>
        <source>It works as Passalon does, but only for one ship and only once: the cards for a taken camp and for working twice do not reach here.</source>
        <translation>Il agit comme Passalon, mais pour un seul bateau et une seule fois&#xa0;: les cartes pour un camp occupé et pour le double travail n’ont pas d’effet ici.</translation>
    </message>
    <message>
        <source>Below Heliopolis there is nothing more. After it you can only pass, unless you may go upstream.</source>
        <translation>En aval d’Héliopolis il n’y a plus rien. Ensuite vous ne pouvez que passer, sauf si vous pouvez aller vers l’amont.</translation>
    </message>
</context>
<context>
    <name>BoardCell</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, choix actuel</translation>
    </message>
    <message>
        <source>%1, you may choose it</source>
        <translation>%1, choix possible</translation>
    </message>
</context>
<context>
    <name>BoardChapter</name>
    <message>
        <source>Your board</source>
        <translation>Votre plateau</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Three workers and a foreman</source>
        <translation>Trois ouvriers et un contremaître</translation>
    </message>
    <message>
        <source>You have three workers, told apart by the colour of their kilts, and a &lt;b&gt;foreman&lt;/b&gt; in white. A number says how strong each is: workers begin with 1, the foreman with 2, and nobody grows beyond &lt;b&gt;9&lt;/b&gt;.</source>
        <translation>Vous avez trois ouvriers, reconnaissables à la couleur de leur pagne, et un &lt;b&gt;contremaître&lt;/b&gt; en blanc. Un nombre dit leur force&#xa0;: les ouvriers commencent à 1, le contremaître à 2, et personne ne dépasse &lt;b&gt;9&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>contremaître</translation>
    </message>
    <message>
        <source>Together they have strength 14, and eat as much grain.</source>
        <translation>Ensemble ils ont une force de 14, et mangent autant de grain.</translation>
    </message>
    <message>
        <source>In a round each worker builds &lt;b&gt;once&lt;/b&gt;. Then he rests until the next round; he is as strong as before.</source>
        <translation>Dans une manche, chaque ouvrier construit &lt;b&gt;une fois&lt;/b&gt;. Puis il se repose jusqu’à la manche suivante&#xa0;; sa force reste la même.</translation>
    </message>
    <message>
        <source>The foreman &lt;b&gt;never builds alone&lt;/b&gt;. Once in a round he helps another worker, and his strength is added.</source>
        <translation>Le contremaître &lt;b&gt;ne construit jamais seul&lt;/b&gt;. Une fois par manche, il aide un autre ouvrier et ajoute sa force à la sienne.</translation>
    </message>
    <message>
        <source>Only one worker builds in an action, besides the foreman. Two cards let two workers build together, once.</source>
        <translation>Un seul ouvrier construit dans une action, outre le contremaître. Deux cartes permettent à deux ouvriers de construire ensemble, une fois.</translation>
    </message>
    <message>
        <source>Nobody grows stronger than 9. More is lost; only cards that help in a single action can go beyond.</source>
        <translation>Personne ne dépasse une force de 9. Le surplus est perdu&#xa0;; seules les cartes qui aident pour une seule action peuvent aller au-delà.</translation>
    </message>
    <message>
        <source>“A worker of your choice” may be the foreman. Where workers are pictured, it is exactly those.</source>
        <translation>«&#xa0;Un ouvrier de votre choix&#xa0;» peut être le contremaître. Là où des ouvriers sont représentés, il s’agit exactement de ceux-là.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Green, yellow, red: which flood they need</source>
        <translation>Vert, jaune, rouge&#xa0;: la crue qu’il leur faut</translation>
    </message>
    <message>
        <source>A field gives its grain in every round in which it is &lt;b&gt;watered&lt;/b&gt;. That depends on its colour and on the flood. One to three dots say the same.</source>
        <translation>Un champ donne son grain à chaque manche où il est &lt;b&gt;irrigué&lt;/b&gt;. Cela dépend de sa couleur et de la crue. Un à trois points disent la même chose.</translation>
    </message>
    <message>
        <source>Green fields are always watered, yellow ones when the flood is middle or high, red ones only when it is high.</source>
        <translation>Les champs verts sont toujours irrigués, les jaunes quand la crue est moyenne ou haute, les rouges seulement quand elle est haute.</translation>
    </message>
    <message>
        <source>Everybody has a &lt;b&gt;green field with 6 grain&lt;/b&gt; from the start.</source>
        <translation>Chacun a dès le départ un &lt;b&gt;champ vert de 6 grains&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The four red fields also bring something at once, once: a step in market or quarry, points, or stones.</source>
        <translation>Les quatre champs rouges apportent aussi quelque chose immédiatement, une fois&#xa0;: un pas au marché ou à la carrière, des points ou des pierres.</translation>
    </message>
    <message>
        <source>Two cards make a field one colour better, from red to yellow or from yellow to green. That holds to the end of the match, and does not repeat what the field brought at once.</source>
        <translation>Deux cartes améliorent un champ d’une couleur, du rouge au jaune ou du jaune au vert. Cela vaut jusqu’à la fin de la partie, et ne répète pas ce que le champ a apporté immédiatement.</translation>
    </message>
    <message>
        <source>Green fields in the decks</source>
        <translation>Champs verts des pioches</translation>
    </message>
    <message>
        <source>Yellow fields</source>
        <translation>Champs jaunes</translation>
    </message>
    <message>
        <source>Red fields</source>
        <translation>Champs rouges</translation>
    </message>
    <message>
        <source>The flood</source>
        <translation>La crue</translation>
    </message>
    <message>
        <source>One marker decides for all fields</source>
        <translation>Un seul marqueur décide pour tous les champs</translation>
    </message>
    <message>
        <source>The flood marker stands in the delta: low, middle or high. It begins in the &lt;b&gt;middle&lt;/b&gt;. Where it stands when the workers are fed says which fields give grain, for everybody.</source>
        <translation>Le marqueur de crue se trouve dans le delta&#xa0;: basse, moyenne ou haute. Il commence au &lt;b&gt;milieu&lt;/b&gt;. Sa position au moment de nourrir les ouvriers dit quels champs donnent du grain, pour tout le monde.</translation>
    </message>
    <message>
        <source>Low: only green fields. Middle: green and yellow. High: all.</source>
        <translation>Basse&#xa0;: seulement les champs verts. Moyenne&#xa0;: verts et jaunes. Haute&#xa0;: tous.</translation>
    </message>
    <message>
        <source>The player who goes to &lt;b&gt;Passalon&lt;/b&gt; or &lt;b&gt;Heliopolis&lt;/b&gt; may move it one step, or leave it.</source>
        <translation>Le joueur qui va à &lt;b&gt;Passalon&lt;/b&gt; ou à &lt;b&gt;Héliopolis&lt;/b&gt; peut le déplacer d’un pas, ou le laisser.</translation>
    </message>
    <message>
        <source>It goes step by step: from low or high only to the middle.</source>
        <translation>Il avance pas à pas&#xa0;: de basse ou de haute, seulement vers moyenne.</translation>
    </message>
    <message>
        <source>It stays where it is from round to round.</source>
        <translation>D’une manche à l’autre, il reste où il est.</translation>
    </message>
    <message>
        <source>The flood only matters for feeding. Sphinx cards that compare fields do not ask for it.</source>
        <translation>La crue ne compte que pour nourrir. Les cartes Sphinx qui comparent les champs n’en tiennent pas compte.</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ravitaillement</translation>
    </message>
    <message>
        <source>As much grain as strength, or points are lost</source>
        <translation>Autant de grain que de force, ou des points perdus</translation>
    </message>
    <message>
        <source>Your four workers eat as much grain as they are &lt;b&gt;strong&lt;/b&gt; together, the foreman included. Your fields give what the &lt;b&gt;flood&lt;/b&gt; waters. If that is enough, nothing happens.</source>
        <translation>Vos quatre ouvriers mangent autant de grain qu’ils ont de &lt;b&gt;force&lt;/b&gt; ensemble, contremaître compris. Vos champs donnent ce que la &lt;b&gt;crue&lt;/b&gt; irrigue. Si cela suffit, rien ne se passe.</translation>
    </message>
    <message>
        <source>Strength 9, and with the flood in the middle 6 + 5 grain: all are fed. The red field lies dry.</source>
        <translation>Force 9, et avec la crue moyenne 6 + 5 grains&#xa0;: tous sont nourris. Le champ rouge est à sec.</translation>
    </message>
    <message>
        <source>When grain is missing</source>
        <translation>Quand le grain manque</translation>
    </message>
    <message>
        <source>For each grain that is missing you lose 3, 2 or 1 points, as your square in the &lt;b&gt;grain market&lt;/b&gt; says.</source>
        <translation>Pour chaque grain qui manque, vous perdez 3, 2 ou 1 point, selon votre case au &lt;b&gt;marché aux grains&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Strength 14, but only 12 grain: two are missing.</source>
        <translation>Force 14, mais seulement 12 grains&#xa0;: il en manque deux.</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grain manquant</translation>
    </message>
    <message>
        <source>Lost for each, on the second square of the market</source>
        <translation>Perdu pour chacun, sur la deuxième case du marché</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>If grain is missing you may help yourself: with cards that give 4 grain, with stones if you have the card for it, or by improving a field.</source>
        <translation>Si du grain manque, vous pouvez y remédier&#xa0;: avec des cartes qui donnent 4 grains, avec des pierres si vous avez la carte pour cela, ou en améliorant un champ.</translation>
    </message>
    <message>
        <source>A card that gives 4 grain is used up, even if less was missing. Without a shortage it cannot be played.</source>
        <translation>Une carte qui donne 4 grains est consommée, même s’il en manquait moins. Sans manque, elle ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>Points may fall below zero, without limit.</source>
        <translation>Les points peuvent descendre sous zéro, sans limite.</translation>
    </message>
    <message>
        <source>Hungry workers stay as strong as they are, and may build.</source>
        <translation>Les ouvriers affamés gardent leur force, et peuvent construire.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Where they come from, what they are good for</source>
        <translation>D’où elles viennent, à quoi elles servent</translation>
    </message>
    <message>
        <source>Stones come from your &lt;b&gt;quarries&lt;/b&gt; in the phase Stones of every round: 3 from the one you begin with, and what your quarry cards add. Nobody can have more than &lt;b&gt;25&lt;/b&gt;, at any time; what comes beyond that is lost.</source>
        <translation>Les pierres viennent de vos &lt;b&gt;carrières&lt;/b&gt; à la phase Pierres de chaque manche&#xa0;: 3 de celle du début, plus ce qu’ajoutent vos cartes de carrière. Personne ne peut en avoir plus de &lt;b&gt;25&lt;/b&gt;, à aucun moment&#xa0;; le surplus est perdu.</translation>
    </message>
    <message>
        <source>Three quarries: 3 + 2 + 4 stones in every round.</source>
        <translation>Trois carrières&#xa0;: 3 + 2 + 4 pierres à chaque manche.</translation>
    </message>
    <message>
        <source>Besides, stones come from the last square of the quarry track, from Alyi, and from some cards.</source>
        <translation>Des pierres viennent aussi de la dernière case de la piste de carrière, d’Alyi et de certaines cartes.</translation>
    </message>
    <message>
        <source>What they are good for</source>
        <translation>À quoi elles servent</translation>
    </message>
    <message>
        <source>You pay with them for everything you build, and for Sphinx cards you look at.</source>
        <translation>Elles paient tout ce que vous construisez, et les cartes Sphinx que vous regardez.</translation>
    </message>
    <message>
        <source>With the right card they can be grain, strength, or points: one card sells up to ten of them for a point each.</source>
        <translation>Avec la bonne carte, elles peuvent devenir du grain, de la force ou des points&#xa0;: une carte en vend jusqu’à dix pour un point chacune.</translation>
    </message>
    <message>
        <source>At the end of the match two stones are worth a point, but only if you have come to the &lt;b&gt;fourth or fifth square&lt;/b&gt; of the quarry track.</source>
        <translation>À la fin de la partie, deux pierres valent un point, mais seulement si vous avez atteint la &lt;b&gt;quatrième ou la cinquième case&lt;/b&gt; de la piste de carrière.</translation>
    </message>
    <message>
        <source>The stones that mark what you have built are others: you never run out of those.</source>
        <translation>Les pierres qui marquent ce que vous avez construit sont d’autres pierres&#xa0;: vous n’en manquez jamais.</translation>
    </message>
    <message>
        <source>Quarry track and grain market</source>
        <translation>Piste de carrière et marché aux grains</translation>
    </message>
    <message>
        <source>Two tracks with five squares</source>
        <translation>Deux pistes de cinq cases</translation>
    </message>
    <message>
        <source>On both tracks your marker begins on the first square, at the top, and only ever goes &lt;b&gt;down&lt;/b&gt;.</source>
        <translation>Sur les deux pistes, votre marqueur commence sur la première case, en haut, et ne fait jamais que &lt;b&gt;descendre&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The quarry track</source>
        <translation>La piste de carrière</translation>
    </message>
    <message>
        <source>Lapis is on the third square, carnelian on the last.</source>
        <translation>Lapis est sur la troisième case, cornaline sur la dernière.</translation>
    </message>
    <message>
        <source>Squares 1 to 3 bring nothing.</source>
        <translation>Les cases 1 à 3 n’apportent rien.</translation>
    </message>
    <message>
        <source>On &lt;b&gt;square 4 or 5&lt;/b&gt; two stones are worth a point at the end of the match.</source>
        <translation>Sur la &lt;b&gt;case 4 ou 5&lt;/b&gt;, deux pierres valent un point à la fin de la partie.</translation>
    </message>
    <message>
        <source>Arriving on &lt;b&gt;square 5&lt;/b&gt; brings &lt;b&gt;3 stones&lt;/b&gt;.</source>
        <translation>Arriver sur la &lt;b&gt;case 5&lt;/b&gt; rapporte &lt;b&gt;3 pierres&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The grain market</source>
        <translation>Le marché aux grains</translation>
    </message>
    <message>
        <source>What a missing grain costs on each square.</source>
        <translation>Ce que coûte un grain manquant sur chaque case.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Points lost for each missing grain</source>
        <translation>Points perdus par grain manquant</translation>
    </message>
    <message>
        <source>Arriving on &lt;b&gt;square 5&lt;/b&gt; brings &lt;b&gt;2 points&lt;/b&gt;.</source>
        <translation>Arriver sur la &lt;b&gt;case 5&lt;/b&gt; rapporte &lt;b&gt;2 points&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At the end of a track</source>
        <translation>Au bout d’une piste</translation>
    </message>
    <message>
        <source>Each step counts separately. On square 5 the marker stays: each step you would have to make brings the 3 stones or the 2 points &lt;b&gt;again&lt;/b&gt; instead.</source>
        <translation>Chaque pas compte séparément. Sur la case 5, le marqueur ne bouge plus&#xa0;: chaque pas de plus rapporte &lt;b&gt;de nouveau&lt;/b&gt; les 3 pierres ou les 2 points.</translation>
    </message>
    <message>
        <source>Two steps in the quarry from square 3</source>
        <translation>Deux pas à la carrière depuis la case 3</translation>
    </message>
    <message>
        <source>3 stones</source>
        <translation>3 pierres</translation>
    </message>
    <message>
        <source>From square 4</source>
        <translation>Depuis la case 4</translation>
    </message>
    <message>
        <source>6 stones</source>
        <translation>6 pierres</translation>
    </message>
    <message>
        <source>From square 5</source>
        <translation>Depuis la case 5</translation>
    </message>
    <message>
        <source>Steps come from Edfu, from every building action at Amarna, where you choose the track, and from some cards.</source>
        <translation>Les pas viennent d’Edfou, de chaque action de construction à Amarna, où vous choisissez la piste, et de certaines cartes.</translation>
    </message>
    <message>
        <source>The score track</source>
        <translation>La piste de score</translation>
    </message>
    <message>
        <source>Points, and who came first</source>
        <translation>Les points, et qui est arrivé d’abord</translation>
    </message>
    <message>
        <source>Everybody&apos;s points are shown on the score track. If two are on the same square, the one that came there &lt;b&gt;earlier&lt;/b&gt; stands in front.</source>
        <translation>La piste de score montre les points de chacun. Si deux joueurs sont sur la même case, celui qui y est arrivé &lt;b&gt;plus tôt&lt;/b&gt; se tient devant.</translation>
    </message>
    <message>
        <source>Lapis and ochre both have 14 points. Lapis came first and stands in front.</source>
        <translation>Lapis et ocre ont tous deux 14 points. Lapis y est arrivé d’abord et se tient devant.</translation>
    </message>
    <message>
        <source>The player who moves, &lt;b&gt;forwards or backwards&lt;/b&gt;, comes to stand behind all that are on that square already.</source>
        <translation>Le joueur qui se déplace, &lt;b&gt;en avant ou en arrière&lt;/b&gt;, se place derrière tous ceux qui sont déjà sur la case.</translation>
    </message>
    <message>
        <source>Points that come together are one move. Nobody moves by 0.</source>
        <translation>Les points qui viennent ensemble font un seul déplacement. Personne ne se déplace de 0.</translation>
    </message>
    <message>
        <source>Points may fall below zero.</source>
        <translation>Les points peuvent descendre sous zéro.</translation>
    </message>
    <message>
        <source>What it decides</source>
        <translation>Ce qu’elle décide</translation>
    </message>
    <message>
        <source>The player in front feeds first, and gets the points of the Site bonus first.</source>
        <translation>Le joueur qui est devant ravitaille d’abord, et reçoit d’abord les points de la Prime de chantier.</translation>
    </message>
    <message>
        <source>The player who is behind sails first in the next round.</source>
        <translation>Le joueur qui est derrière navigue en premier à la manche suivante.</translation>
    </message>
    <message>
        <source>At the end, the player who is in front wins a tie.</source>
        <translation>À la fin, le joueur qui est devant l’emporte en cas d’égalité.</translation>
    </message>
</context>
<context>
    <name>BoardRiddlesChapter</name>
    <message>
        <source>Sphinx cards: boards</source>
        <translation>Cartes Sphinx&#xa0;: plateaux</translation>
    </message>
    <message>
        <source>All players are counted, you too. If nobody is there, it brings nothing.</source>
        <translation>Tous les joueurs sont comptés, vous aussi. Si personne n’y est, elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>Players on the last square</source>
        <translation>Joueurs sur la dernière case</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>The strength that the worker has at the end, 9 at most. What cards add for one action does not count.</source>
        <translation>La force que l’ouvrier a à la fin, 9 au plus. Ce que des cartes ajoutent pour une action ne compte pas.</translation>
    </message>
    <message>
        <source>All fields of that printed colour are added up, watered or not. Cards that improve a field change nothing here.</source>
        <translation>On additionne tous les champs de cette couleur imprimée, irrigués ou non. Les cartes qui améliorent un champ n’y changent rien.</translation>
    </message>
    <message>
        <source>You need more than every other player. With a tie, or with no such field at all, it brings nothing.</source>
        <translation>Il vous faut plus que chacun des autres joueurs. En cas d’égalité, ou sans aucun champ de ce genre, elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>Only your own marker counts, wherever the others are.</source>
        <translation>Seul votre propre marqueur compte, où que soient les autres.</translation>
    </message>
    <message>
        <source>Cards about boards</source>
        <translation>Cartes sur les plateaux</translation>
    </message>
    <message>
        <source>Tracks, strength, fields, powers, points</source>
        <translation>Pistes, force, champs, pouvoirs, points</translation>
    </message>
    <message>
        <source>Fifteen Sphinx cards look at the boards at the end of the match: at the two tracks, at workers, fields and quarries, at lasting powers, and one at the points themselves.</source>
        <translation>Quinze cartes Sphinx regardent les plateaux à la fin de la partie&#xa0;: les deux pistes, les ouvriers, les champs et les carrières, les pouvoirs durables, et l’une d’elles les points eux-mêmes.</translation>
    </message>
    <message>
        <source>The field with 6 grain that everybody begins with counts too.</source>
        <translation>Le champ de 6 grains que chacun a au départ compte aussi.</translation>
    </message>
    <message>
        <source>What all your quarries deliver in a round is counted, the one from the start included; not the stones you have.</source>
        <translation>On compte ce que toutes vos carrières livrent en une manche, celle du départ comprise&#xa0;; non les pierres que vous avez.</translation>
    </message>
    <message>
        <source>You need more than every other player. With a tie it brings nothing.</source>
        <translation>Il vous faut plus que chacun des autres joueurs. En cas d’égalité, elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>Cards that improve a field count too, laid on one or not. Fields, quarries and single-use cards do not.</source>
        <translation>Les cartes qui améliorent un champ comptent aussi, posées ou non. Les champs, carrières et cartes à usage unique, non.</translation>
    </message>
    <message>
        <source>It is your last card to be counted, after all else of yours. Ten points give 1, nineteen too; below ten it brings nothing.</source>
        <translation>C’est votre dernière carte à être comptée, après tout le reste de vos points. Dix points donnent 1, dix-neuf aussi&#xa0;; en dessous de dix elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>With 63 points</source>
        <translation>Avec 63 points</translation>
    </message>
    <message>
        <source>With 70 points</source>
        <translation>Avec 70 points</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>Ennead</source>
        <translation>Ennéade</translation>
    </message>
</context>
<context>
    <name>BuiltChapter</name>
    <message>
        <source>Sphinx and monuments</source>
        <translation>Sphinx et monuments</translation>
    </message>
    <message>
        <source>A building action</source>
        <translation>Une action de construction</translation>
    </message>
    <message>
        <source>One worker, some stones, as many points</source>
        <translation>Un ouvrier, des pierres, autant de points</translation>
    </message>
    <message>
        <source>Each of your ships at a site stands for &lt;b&gt;one building action&lt;/b&gt;.</source>
        <translation>Chacun de vos bateaux sur un chantier vaut &lt;b&gt;une action de construction&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose &lt;b&gt;one worker&lt;/b&gt; who has not built in this round. The &lt;b&gt;foreman&lt;/b&gt; may help, once in a round.</source>
        <translation>Choisissez &lt;b&gt;un ouvrier&lt;/b&gt; qui n’a pas construit dans cette manche. Le &lt;b&gt;contremaître&lt;/b&gt; peut aider, une fois par manche.</translation>
    </message>
    <message>
        <source>Build as much as you like and can: the values of all you build may not exceed the &lt;b&gt;strength&lt;/b&gt; at work.</source>
        <translation>Construisez autant que vous voulez et pouvez&#xa0;: les valeurs de tout ce que vous construisez ne doivent pas dépasser la &lt;b&gt;force&lt;/b&gt; au travail.</translation>
    </message>
    <message>
        <source>Pay as many &lt;b&gt;stones&lt;/b&gt; as these values come to.</source>
        <translation>Payez autant de &lt;b&gt;pierres&lt;/b&gt; que le total de ces valeurs.</translation>
    </message>
    <message>
        <source>Get as many &lt;b&gt;points&lt;/b&gt;. At Amarna a step on a track comes with them.</source>
        <translation>Recevez autant de &lt;b&gt;points&lt;/b&gt;. À Amarna s’y ajoute un pas sur une piste.</translation>
    </message>
    <message>
        <source>Blue has built already. Black and the foreman together have strength 7.</source>
        <translation>L’ouvrier bleu a déjà construit. Le noir et le contremaître ont ensemble une force de 7.</translation>
    </message>
    <message>
        <source>Two squares of the obelisk</source>
        <translation>Deux cases de l’obélisque</translation>
    </message>
    <message>
        <source>A tomb</source>
        <translation>Une tombe</translation>
    </message>
    <message>
        <source>Strength, stones and points</source>
        <translation>Force, pierres et points</translation>
    </message>
    <message>
        <source>You build square by square: one may make the next one possible. Until you finish, everything can be taken back, but not beyond a tomb that was turned up or Sphinx cards that were drawn.</source>
        <translation>Vous construisez case par case&#xa0;: l’une peut rendre possible la suivante. Tant que vous n’avez pas terminé, tout peut être annulé, mais pas au-delà d’une tombe retournée ou de cartes Sphinx piochées.</translation>
    </message>
    <message>
        <source>Strength that is left over is lost. A worker who took part has built, however little it was.</source>
        <translation>La force en trop est perdue. Un ouvrier qui a participé a construit, si peu que ce soit.</translation>
    </message>
    <message>
        <source>An action builds at least one thing and costs at least one stone.</source>
        <translation>Une action construit au moins une chose et coûte au moins une pierre.</translation>
    </message>
    <message>
        <source>The player who will not or cannot build &lt;b&gt;gives up&lt;/b&gt; the place.</source>
        <translation>Le joueur qui ne veut ou ne peut pas construire &lt;b&gt;renonce&lt;/b&gt; à sa place.</translation>
    </message>
    <message>
        <source>The monuments</source>
        <translation>Les monuments</translation>
    </message>
    <message>
        <source>Squares, their values and their order</source>
        <translation>Les cases, leurs valeurs et leur ordre</translation>
    </message>
    <message>
        <source>Obelisk, pyramid and temple are made of &lt;b&gt;squares&lt;/b&gt;. The number on a square is its value: so much strength and so many stones it costs, and so many points it brings. Where you have built lies a stone of your colour.</source>
        <translation>L’obélisque, la pyramide et le temple sont faits de &lt;b&gt;cases&lt;/b&gt;. Le nombre sur une case est sa valeur&#xa0;: c’est la force et les pierres qu’elle coûte, et les points qu’elle rapporte. Là où vous avez construit se trouve une pierre de votre couleur.</translation>
    </message>
    <message>
        <source>Obelisk, 12 squares</source>
        <translation>Obélisque, 12 cases</translation>
    </message>
    <message>
        <source>Tombs, 12 tiles worth 1 to 6</source>
        <translation>Tombes, 12 tuiles valant 1 à 6</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>Pyramid, 21 squares</source>
        <translation>Pyramide, 21 cases</translation>
    </message>
    <message>
        <source>Temple, 12 squares</source>
        <translation>Temple, 12 cases</translation>
    </message>
    <message>
        <source>A pyramid in the making. The bright squares can be built next.</source>
        <translation>Une pyramide en construction. Les cases claires peuvent être construites maintenant.</translation>
    </message>
    <message>
        <source>Each square has &lt;b&gt;others that come first&lt;/b&gt;. It does not matter whose stones lie there.</source>
        <translation>Chaque case en a &lt;b&gt;d’autres qui viennent avant&lt;/b&gt;. Peu importe à qui sont les pierres qui s’y trouvent.</translation>
    </message>
    <message>
        <source>A square that is filled stays so.</source>
        <translation>Une case remplie le reste.</translation>
    </message>
    <message>
        <source>In one action you may fill several squares, of both monuments of a site, in any order that the squares allow.</source>
        <translation>En une action vous pouvez remplir plusieurs cases, des deux monuments d’un chantier, dans tout ordre que les cases permettent.</translation>
    </message>
    <message>
        <source>Stones of your colour also count for some cards. There are always enough of them.</source>
        <translation>Les pierres de votre couleur comptent aussi pour certaines cartes. Il y en a toujours assez.</translation>
    </message>
    <message>
        <source>The Sphinx</source>
        <translation>Le Sphinx</translation>
    </message>
    <message>
        <source>Look at cards, keep one, put back the rest</source>
        <translation>Regarder des cartes, en garder une, remettre le reste</translation>
    </message>
    <message>
        <source>Choose a worker, with the foreman if you like.</source>
        <translation>Choisissez un ouvrier, avec le contremaître si vous voulez.</translation>
    </message>
    <message>
        <source>Say &lt;b&gt;how many cards&lt;/b&gt; you look at: 1 to 5, not more than your strength. Pay one stone for each.</source>
        <translation>Dites &lt;b&gt;combien de cartes&lt;/b&gt; vous regardez&#xa0;: 1 à 5, pas plus que votre force. Payez une pierre pour chacune.</translation>
    </message>
    <message>
        <source>Look at them, and keep &lt;b&gt;one&lt;/b&gt;, or none.</source>
        <translation>Regardez-les, et gardez-en &lt;b&gt;une&lt;/b&gt;, ou aucune.</translation>
    </message>
    <message>
        <source>The others go back under the deck. Each brings &lt;b&gt;1 point&lt;/b&gt;, all together in one move.</source>
        <translation>Les autres retournent sous la pioche. Chacune rapporte &lt;b&gt;1 point&lt;/b&gt;, toutes ensemble en un seul déplacement.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>put back: 1 point</source>
        <translation>remise&#xa0;: 1 point</translation>
    </message>
    <message>
        <source>Three stones, three cards: one is kept, two points come at once.</source>
        <translation>Trois pierres, trois cartes&#xa0;: une est gardée, deux points viennent immédiatement.</translation>
    </message>
    <message>
        <source>You say how many before you see any. If fewer cards are left in the deck, you can look at no more than those.</source>
        <translation>Vous dites combien avant d’en voir une seule. S’il reste moins de cartes dans la pioche, vous ne pouvez pas en regarder davantage.</translation>
    </message>
    <message>
        <source>The stones are paid for all of them, kept or not.</source>
        <translation>Les pierres se paient pour toutes, gardées ou non.</translation>
    </message>
    <message>
        <source>Cards go back in the order in which they were drawn; whoever comes after you draws them only when the others are through.</source>
        <translation>Les cartes retournent dans l’ordre où elles ont été piochées&#xa0;; le joueur suivant ne les pioche qu’une fois les autres épuisées.</translation>
    </message>
    <message>
        <source>What you keep nobody else sees. There is no limit to how many you have.</source>
        <translation>Ce que vous gardez, personne d’autre ne le voit. Vous pouvez en avoir autant que vous voulez.</translation>
    </message>
    <message>
        <source>One card brings two cards more for nothing, one lets you keep two.</source>
        <translation>Une carte donne gratuitement deux cartes de plus, une autre permet d’en garder deux.</translation>
    </message>
    <message>
        <source>The obelisk</source>
        <translation>L’obélisque</translation>
    </message>
    <message>
        <source>Twelve squares, one on top of the other</source>
        <translation>Douze cases, l’une sur l’autre</translation>
    </message>
    <message>
        <source>The obelisk at Amarna is filled &lt;b&gt;from the bottom to the top&lt;/b&gt;. No square may be left out.</source>
        <translation>L’obélisque d’Amarna se remplit &lt;b&gt;de bas en haut&lt;/b&gt;. Aucune case ne peut être sautée.</translation>
    </message>
    <message>
        <source>Five squares are filled. The sixth is next, and costs 2.</source>
        <translation>Cinq cases sont remplies. La sixième est la suivante, et coûte 2.</translation>
    </message>
    <message>
        <source>Squares 1 to 3</source>
        <translation>Cases 1 à 3</translation>
    </message>
    <message>
        <source>Squares 4 to 6</source>
        <translation>Cases 4 à 6</translation>
    </message>
    <message>
        <source>Squares 7 to 9</source>
        <translation>Cases 7 à 9</translation>
    </message>
    <message>
        <source>Squares 10 and 11</source>
        <translation>Cases 10 et 11</translation>
    </message>
    <message>
        <source>Square 12</source>
        <translation>Case 12</translation>
    </message>
    <message>
        <source>In the same action you may take tombs, and go to and fro between the two.</source>
        <translation>Dans la même action vous pouvez prendre des tombes, et alterner librement entre les deux.</translation>
    </message>
    <message>
        <source>After an action at Amarna your marker goes &lt;b&gt;one step&lt;/b&gt; down on the quarry track or in the grain market, as you choose. One step in all, however much you built.</source>
        <translation>Après une action à Amarna, votre marqueur descend d’&lt;b&gt;un pas&lt;/b&gt; sur la piste de carrière ou au marché aux grains, à votre choix. Un seul pas en tout, quoi que vous ayez construit.</translation>
    </message>
    <message>
        <source>The tombs</source>
        <translation>Les tombes</translation>
    </message>
    <message>
        <source>Tiles that are taken, and count at the end</source>
        <translation>Des tuiles que l’on prend, et qui comptent à la fin</translation>
    </message>
    <message>
        <source>Twelve tombs lie in a row at Amarna, &lt;b&gt;four of them face up&lt;/b&gt;. You build one by taking its tile: its value is what it costs in strength and stones, and what it brings in points. A stone of your colour stays in its place.</source>
        <translation>Douze tombes forment une rangée à Amarna, dont &lt;b&gt;quatre face visible&lt;/b&gt;. Vous en construisez une en prenant sa tuile&#xa0;: sa valeur est ce qu’elle coûte en force et en pierres, et ce qu’elle rapporte en points. Une pierre de votre couleur reste à sa place.</translation>
    </message>
    <message>
        <source>Three tombs are taken. The next one costs 4.</source>
        <translation>Trois tombes sont prises. La suivante coûte 4.</translation>
    </message>
    <message>
        <source>They are taken &lt;b&gt;in their order&lt;/b&gt;; none may be left out.</source>
        <translation>Elles se prennent &lt;b&gt;dans leur ordre&lt;/b&gt;&#xa0;; aucune ne peut être sautée.</translation>
    </message>
    <message>
        <source>When one is taken, the next tomb that lies face down is turned up at once. It can be taken in the same action, but the action cannot be undone from there on.</source>
        <translation>Quand une tombe est prise, la prochaine tombe face cachée est immédiatement retournée. Elle peut être prise dans la même action, mais à partir de là l’action ne peut plus être annulée.</translation>
    </message>
    <message>
        <source>After an action at Amarna your marker goes one step down on the quarry track or in the grain market.</source>
        <translation>Après une action à Amarna, votre marqueur descend d’un pas sur la piste de carrière ou au marché aux grains.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Les tuiles</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>How many of the twenty</source>
        <translation>Combien sur les vingt</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>The values of all the tiles you took are added up, and bring points once more:</source>
        <translation>Les valeurs de toutes les tuiles que vous avez prises s’additionnent, et rapportent encore des points&#xa0;:</translation>
    </message>
    <message>
        <source>A sum of 1 to 10</source>
        <translation>Une somme de 1 à 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>De 11 à 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 ou plus</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>La pyramide</translation>
    </message>
    <message>
        <source>Six floors, and a bonus for each</source>
        <translation>Six étages, et un bonus pour chacun</translation>
    </message>
    <message>
        <source>The pyramid at Giza has six floors. Each is filled &lt;b&gt;from the left&lt;/b&gt;. A square above the ground also needs &lt;b&gt;both squares below it&lt;/b&gt;; the floor below need not be finished.</source>
        <translation>La pyramide de Gizeh a six étages. Chacun se remplit &lt;b&gt;depuis la gauche&lt;/b&gt;. Une case au-dessus de la base demande aussi &lt;b&gt;les deux cases sous elle&lt;/b&gt;&#xa0;; l’étage du dessous n’a pas besoin d’être fini.</translation>
    </message>
    <message>
        <source>The ground goes on at its fifth square. On the second floor the second square is next; the third one needs it.</source>
        <translation>La base continue à sa cinquième case. Au deuxième étage, la deuxième case est la suivante&#xa0;; la troisième en a besoin.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Étage</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Value of each</source>
        <translation>Valeur de chacune</translation>
    </message>
    <message>
        <source>A floor is finished</source>
        <translation>Un étage est fini</translation>
    </message>
    <message>
        <source>When the last square of a floor is filled, the player who has &lt;b&gt;most stones&lt;/b&gt; on it gets &lt;b&gt;1 point&lt;/b&gt; for each of them. If several have as many, it is the one of them whose stone lies furthest left.</source>
        <translation>Quand la dernière case d’un étage est remplie, le joueur qui y a &lt;b&gt;le plus de pierres&lt;/b&gt; reçoit &lt;b&gt;1 point&lt;/b&gt; pour chacune d’elles. Si plusieurs en ont autant, c’est celui d’entre eux dont une pierre est la plus à gauche.</translation>
    </message>
    <message>
        <source>The ground is finished: lapis has three stones and gets 3 points. On the second floor lapis and turquoise have two each; lapis lies further left and gets 2.</source>
        <translation>La base est finie&#xa0;: lapis a trois pierres et reçoit 3 points. Au deuxième étage, lapis et turquoise en ont deux chacun&#xa0;; lapis est plus à gauche et en reçoit 2.</translation>
    </message>
    <message>
        <source>First the builder gets the points of the action, then the bonus comes, the lowest floor first. It may go to somebody else.</source>
        <translation>D’abord le constructeur reçoit les points de l’action, puis vient le bonus, l’étage le plus bas en premier. Il peut aller à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Each bonus is a move of its own on the score track.</source>
        <translation>Chaque bonus est un déplacement à part sur la piste de score.</translation>
    </message>
    <message>
        <source>The temple</source>
        <translation>Le temple</translation>
    </message>
    <message>
        <source>Two flanks, four columns, the roof</source>
        <translation>Deux flancs, quatre colonnes, le toit</translation>
    </message>
    <message>
        <source>The temple at Giza is built in three parts.</source>
        <translation>Le temple de Gizeh se construit en trois parties.</translation>
    </message>
    <message>
        <source>The left flank stands. One square of the right flank is missing before the columns can be built.</source>
        <translation>Le flanc gauche est debout. Il manque une case du flanc droit avant de pouvoir construire les colonnes.</translation>
    </message>
    <message>
        <source>The two &lt;b&gt;flanks&lt;/b&gt;, each from the bottom to the top, each by itself.</source>
        <translation>Les deux &lt;b&gt;flancs&lt;/b&gt;, chacun de bas en haut, chacun séparément.</translation>
    </message>
    <message>
        <source>When both flanks are finished, the four &lt;b&gt;columns&lt;/b&gt;, in any order.</source>
        <translation>Quand les deux flancs sont finis, les quatre &lt;b&gt;colonnes&lt;/b&gt;, dans n’importe quel ordre.</translation>
    </message>
    <message>
        <source>When all columns stand, the &lt;b&gt;roof&lt;/b&gt;: first its left half, then the right one.</source>
        <translation>Quand toutes les colonnes sont debout, le &lt;b&gt;toit&lt;/b&gt;&#xa0;: d’abord sa moitié gauche, puis la droite.</translation>
    </message>
    <message>
        <source>Each flank, from below</source>
        <translation>Chaque flanc, depuis le bas</translation>
    </message>
    <message>
        <source>Each column</source>
        <translation>Chaque colonne</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>Toit</translation>
    </message>
    <message>
        <source>In the same action you may also build on the pyramid.</source>
        <translation>Dans la même action vous pouvez aussi construire la pyramide.</translation>
    </message>
    <message>
        <source>The number on a square has &lt;b&gt;three meanings&lt;/b&gt;: the strength it needs, the stones it costs, the points it brings.</source>
        <translation>Le nombre d’une case a &lt;b&gt;trois sens&lt;/b&gt;&#xa0;: la force qu’elle demande, les pierres qu’elle coûte, les points qu’elle rapporte.</translation>
    </message>
    <message>
        <source>strength needed</source>
        <translation>force nécessaire</translation>
    </message>
    <message>
        <source>stones paid</source>
        <translation>pierres payées</translation>
    </message>
    <message>
        <source>points won</source>
        <translation>points gagnés</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Avant la première manche</translation>
    </message>
    <message>
        <source>All squares are empty. Twelve of the twenty &lt;b&gt;tombs&lt;/b&gt; lie in their row, the first four of them face up. The other eight are put away unseen.</source>
        <translation>Toutes les cases sont vides. Douze des vingt &lt;b&gt;tombes&lt;/b&gt; sont dans leur rangée, les quatre premières face visible. Les huit autres sont écartées sans être vues.</translation>
    </message>
    <message>
        <source>The 29 &lt;b&gt;Sphinx cards&lt;/b&gt; lie shuffled, face down.</source>
        <translation>Les 29 &lt;b&gt;cartes Sphinx&lt;/b&gt; sont mélangées, face cachée.</translation>
    </message>
    <message>
        <source>The 56 &lt;b&gt;Nile cards&lt;/b&gt; make three decks: 22 for rounds 1 and 2, 22 for rounds 3 and 4, 12 for round 5.</source>
        <translation>Les 56 &lt;b&gt;cartes Nil&lt;/b&gt; forment trois pioches&#xa0;: 22 pour les manches 1 et 2, 22 pour les manches 3 et 4, 12 pour la manche 5.</translation>
    </message>
    <message>
        <source>At Abydos you build by asking the Sphinx. Its 29 cards set tasks that bring points at the end of the match.</source>
        <translation>À Abydos, on construit en interrogeant le Sphinx. Ses 29 cartes donnent des objectifs qui rapportent des points à la fin de la partie.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>It is dry while the flood is low. A card that improves a field makes it green.</source>
        <translation>Il est à sec tant que la crue est basse. Une carte qui améliore un champ le rend vert.</translation>
    </message>
    <message>
        <source>It is dry unless the flood is high. A card that improves a field makes it yellow, both such cards make it green.</source>
        <translation>Il est à sec sauf si la crue est haute. Une carte qui améliore un champ le rend jaune, les deux ensemble le rendent vert.</translation>
    </message>
    <message>
        <source>Sphinx cards that compare fields ask for the colour that is printed, not for the flood.</source>
        <translation>Les cartes Sphinx qui comparent les champs se fient à la couleur imprimée, non à la crue.</translation>
    </message>
    <message>
        <source>Nobody can have more than 25 stones: what comes beyond that is lost.</source>
        <translation>Personne ne peut avoir plus de 25 pierres&#xa0;: le surplus est perdu.</translation>
    </message>
    <message numerus="yes">
        <source>%n such card(s)</source>
        <translation>
            <numerusform>%n carte de ce genre</numerusform>
            <numerusform>%n cartes de ce genre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>From the beginning</source>
        <translation>Dès le début</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>pierres</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n stone(s)</source>
        <translation>
            <numerusform>Vendre %n pierre</numerusform>
            <numerusform>Vendre %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer la carte</translation>
    </message>
    <message>
        <source>This card in the rules</source>
        <translation>Cette carte dans les règles</translation>
    </message>
</context>
<context>
    <name>CardsChapter</name>
    <message>
        <source>Scarabs and projects</source>
        <translation>Scarabées et projets</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Scarabées</translation>
    </message>
    <message>
        <source>A power for the whole game</source>
        <translation>Un pouvoir pour toute la partie</translation>
    </message>
    <message>
        <source>Everybody is dealt two scarabs before the first turn and keeps one. It lies open, and its power is its owner&apos;s alone, until the end. The player who plays alone against a Great Architect has none.</source>
        <translation>Chacun reçoit deux scarabées avant le premier tour et en garde un. Il est visible de tous, et son pouvoir n’appartient qu’à son propriétaire, jusqu’à la fin. Le joueur qui joue seul contre un Grand Architecte n’en a pas.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projets</translation>
    </message>
    <message>
        <source>Fame for neighbouring dice</source>
        <translation>De la Gloire pour les dés voisins</translation>
    </message>
    <message>
        <source>Everybody has one project, secret until the end; when you play alone, all lie open. It names pairs of values. At the end each level of each pyramid is looked at from above, and each two neighbours that show such a pair bring &lt;b&gt;2 Fame&lt;/b&gt;.</source>
        <translation>Chacun a un projet, secret jusqu’à la fin&#xa0;; en solo, tous sont visibles. Il nomme des paires de valeurs. À la fin, on regarde d’en haut chaque niveau de chaque pyramide, et deux voisins qui montrent une telle paire rapportent &lt;b&gt;2&#xa0;Gloire&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giza wants 1–6, 2–5 and 3–4: three pairs here, 6 Fame.</source>
        <translation>Gizeh veut 1–6, 2–5 et 3–4&#xa0;: trois paires ici, 6&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Neighbours share a side. Corners do not count, nor do dice of different levels.</source>
        <translation>Des voisins ont un côté en commun. Les coins ne comptent pas, ni les dés de niveaux différents.</translation>
    </message>
    <message>
        <source>It does not matter who built them.</source>
        <translation>Peu importe qui les a construits.</translation>
    </message>
    <message>
        <source>One die may be part of several pairs.</source>
        <translation>Un dé peut faire partie de plusieurs paires.</translation>
    </message>
    <message>
        <source>Each pair of values is on one project only: what scores for you scores for nobody else.</source>
        <translation>Chaque paire de valeurs figure sur un seul projet&#xa0;: ce qui vous rapporte ne rapporte à personne d’autre.</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Time for a turn</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 jours</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 jours</translation>
    </message>
    <message>
        <source>No rush: the match waits as long as you all like.</source>
        <translation>Rien ne presse&#xa0;: la partie attend aussi longtemps que vous voulez.</translation>
    </message>
    <message>
        <source>When time runs out nothing happens by itself: the others may end the match, or let an Architect play on.</source>
        <translation>Quand le temps est écoulé, rien ne se passe tout seul&#xa0;: les autres peuvent mettre fin à la partie, ou laisser un Architecte continuer.</translation>
    </message>
</context>
<context>
    <name>ClosedPage</name>
    <message>
        <source>Closed networks</source>
        <translation>Réseaux fermés</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Sans issue vers l’extérieur&#xa0;: ils doublent</translation>
    </message>
    <message>
        <source>A network is closed when none of its openings leads &lt;b&gt;out of the pyramid&lt;/b&gt;. A closed network is worth twice as much, bonuses and all.</source>
        <translation>Un réseau est fermé quand aucune de ses ouvertures ne mène &lt;b&gt;hors de la pyramide&lt;/b&gt;. Un réseau fermé vaut le double, bonus compris.</translation>
    </message>
    <message>
        <source>The top of a pyramid. A is closed; B opens to the outside at the left.</source>
        <translation>Le haut d’une pyramide. A est fermé&#xa0;; B s’ouvre vers l’extérieur, à gauche.</translation>
    </message>
    <message>
        <source>Only the outer sides of the pyramid matter, twenty-one in all.</source>
        <translation>Seuls comptent les côtés extérieurs de la pyramide, vingt et un en tout.</translation>
    </message>
    <message>
        <source>A passage that ends at the wall of a neighbour does not open it.</source>
        <translation>Un passage qui bute sur le mur d’une voisine n’ouvre pas le réseau.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>Network A has six tiles, three of them rooms, with one sarcophagus and the tile at the top. It is not the longest, but it is closed.</source>
        <translation>Le réseau A a six tuiles, dont trois salles, avec un sarcophage et la tuile du sommet. Il n’est pas le plus long, mais il est fermé.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
    <message>
        <source>One sarcophagus</source>
        <translation>Un sarcophage</translation>
    </message>
    <message>
        <source>Top of the pyramid</source>
        <translation>Sommet de la pyramide</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
    </message>
</context>
<context>
    <name>CodeLetters</name>
    <message>
        <source>The code: %1</source>
        <translation>Le code&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Effacer cette partie</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>A pyramid counted</source>
        <translation>Le décompte d’une pyramide</translation>
    </message>
    <message>
        <source>Three networks and three ankhs, line by line</source>
        <translation>Trois réseaux et trois ankhs, ligne par ligne</translation>
    </message>
    <message>
        <source>Three networks. A tile alone above them bears an ankh.</source>
        <translation>Trois réseaux. Une tuile isolée au-dessus porte un ankh.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A&lt;/b&gt; has two pawns of lapis: lapis owns it. Two rooms, exactly one sarcophagus, and no way out of the pyramid.</source>
        <translation>&lt;b&gt;A&lt;/b&gt; a deux pions de lapis&#xa0;: il est à lapis. Deux salles, exactement un sarcophage, et aucune issue hors de la pyramide.</translation>
    </message>
    <message>
        <source>&lt;b&gt;B&lt;/b&gt; is the longest, but one pawn stands against one: a tie, nobody gets anything for it.</source>
        <translation>&lt;b&gt;B&lt;/b&gt; est le plus long, mais un pion s’oppose à un autre&#xa0;: égalité, personne n’y gagne rien.</translation>
    </message>
    <message>
        <source>&lt;b&gt;C&lt;/b&gt; holds a curse: it is worth nothing, and the ankh in it does not count.</source>
        <translation>&lt;b&gt;C&lt;/b&gt; contient une malédiction&#xa0;: il ne vaut rien, et son ankh ne compte pas.</translation>
    </message>
    <message>
        <source>Lapis</source>
        <translation>Lapis</translation>
    </message>
    <message>
        <source>A: rooms</source>
        <translation>A&#xa0;: salles</translation>
    </message>
    <message>
        <source>A: one sarcophagus</source>
        <translation>A&#xa0;: un sarcophage</translation>
    </message>
    <message>
        <source>A: closed</source>
        <translation>A&#xa0;: fermé</translation>
    </message>
    <message>
        <source>One ankh, squared</source>
        <translation>Un ankh, au carré</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Cornaline</translation>
    </message>
    <message>
        <source>One ankh, squared: the tile alone</source>
        <translation>Un ankh, au carré&#xa0;: la tuile isolée</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Encore %n seconde</numerusform>
            <numerusform>Encore %n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n a round</source>
        <comment>stones</comment>
        <translation>
            <numerusform>%n par manche</numerusform>
            <numerusform>%n par manche</numerusform>
        </translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>sur 25</translation>
    </message>
    <message>
        <source>+%1 a round</source>
        <translation>+%1/manche</translation>
    </message>
</context>
<context>
    <name>CurseChapter</name>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La Malédiction du Pharaon</translation>
    </message>
    <message>
        <source>Six curses in the pile</source>
        <translation>Six malédictions dans la pioche</translation>
    </message>
    <message>
        <source>A variant for sharp eyes. Six &lt;b&gt;curse cards&lt;/b&gt; hide in the pile. Each names three animals. The player who finds these three together in the wall takes a sarcophagus from a rival.</source>
        <translation>Une variante pour les yeux perçants. Six &lt;b&gt;cartes Malédiction&lt;/b&gt; se cachent dans la pioche. Chacune nomme trois animaux. Le joueur qui les trouve tous trois ensemble dans le mur prend un sarcophage à un adversaire.</translation>
    </message>
    <message>
        <source>The curse names camel, mule and hippo. Here they are, one after the other on a diagonal.</source>
        <translation>La malédiction nomme chameau, mulet et hippopotame. Les voici, l’un après l’autre en diagonale.</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Ce que l’on cherche</translation>
    </message>
    <message>
        <source>Three places &lt;b&gt;next to each other in a straight line&lt;/b&gt;: in a row, in a shaft, or on a diagonal.</source>
        <translation>Trois places &lt;b&gt;voisines en ligne droite&lt;/b&gt;&#xa0;: dans une rangée, dans un puits ou en diagonale.</translation>
    </message>
    <message>
        <source>They show the three animals, in any order. Which way they look does not matter.</source>
        <translation>Elles montrent les trois animaux, dans n’importe quel ordre. Peu importe de quel côté ils regardent.</translation>
    </message>
    <message>
        <source>They may lie on three cards; two of them may be on one card.</source>
        <translation>Ils peuvent se trouver sur trois cartes&#xa0;; deux d’entre eux peuvent être sur une même carte.</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>Twenty cards lie on top; the hands are dealt from these. Below them the other 29 are mixed with the six curses. So the first draws are safe:</source>
        <translation>Vingt cartes sont sur le dessus&#xa0;; les mains sont distribuées à partir de celles-ci. Dessous, les 29 autres sont mélangées aux six malédictions. Les premières pioches sont donc sans danger&#xa0;:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Draws without a curse</source>
        <translation>Pioches sans malédiction</translation>
    </message>
    <message>
        <source>A curse has a &lt;b&gt;snake&lt;/b&gt; on its back. When one lies on top of the pile, everybody sees it coming.</source>
        <translation>Une malédiction a un &lt;b&gt;serpent&lt;/b&gt; au dos. Quand il y en a une sur le dessus de la pioche, tout le monde la voit venir.</translation>
    </message>
    <message>
        <source>It is turned up when somebody has to draw. When it is settled, that player goes on drawing, and may meet the next one.</source>
        <translation>Elle est retournée quand quelqu’un doit piocher. Une fois qu’elle est réglée, ce joueur continue de piocher, et peut tomber sur la suivante.</translation>
    </message>
    <message>
        <source>If only curses are left, they are turned up all the same, and nothing is drawn.</source>
        <translation>S’il ne reste que des malédictions, on les retourne quand même, et rien n’est pioché.</translation>
    </message>
    <message>
        <source>If nobody has a sarcophagus yet, the curse is gone at once.</source>
        <translation>Si personne n’a encore de sarcophage, la malédiction disparaît immédiatement.</translation>
    </message>
    <message>
        <source>Curses that are still open when the wall is full are gone too.</source>
        <translation>Les malédictions encore ouvertes quand le mur est plein disparaissent aussi.</translation>
    </message>
    <message>
        <source>How the search goes you choose before the match: in turns, as a race, or quickly.</source>
        <translation>La façon de chercher se choisit avant la partie&#xa0;: à tour de rôle, à la course ou en rapide.</translation>
    </message>
    <message>
        <source>Searching in turns</source>
        <translation>Chercher à tour de rôle</translation>
    </message>
    <message>
        <source>The search passes on with the turn</source>
        <translation>La recherche passe avec le tour</translation>
    </message>
    <message>
        <source>Everybody has &lt;b&gt;one attempt&lt;/b&gt;, and always in their own turn.</source>
        <translation>Chacun a &lt;b&gt;un seul essai&lt;/b&gt;, et toujours à son propre tour.</translation>
    </message>
    <message>
        <source>A curse from behind and from the front.</source>
        <translation>Une malédiction, de dos et de face.</translation>
    </message>
    <message>
        <source>The player who turned up the curse searches first: draw a line over three places, or pass. There is a time limit of 20, 30 or 60 seconds, or none; when time is up, that counts as passing.</source>
        <translation>Le joueur qui a révélé la malédiction cherche d’abord&#xa0;: tracez une ligne sur trois places, ou passez. Le temps est limité à 20, 30 ou 60 secondes, ou ne l’est pas&#xa0;; une fois écoulé, c’est comme si vous passiez.</translation>
    </message>
    <message>
        <source>Right: the curse is yours. Wrong, or passed: it stays open.</source>
        <translation>Juste&#xa0;: la malédiction est à vous. Faux, ou passé&#xa0;: elle reste ouverte.</translation>
    </message>
    <message>
        <source>Each following player has one attempt at the &lt;b&gt;start of their turn&lt;/b&gt;, before they drop a card, in the wall as it is then.</source>
        <translation>Chaque joueur suivant a un essai &lt;b&gt;au début de son tour&lt;/b&gt;, avant de lâcher une carte, dans le mur tel qu’il est alors.</translation>
    </message>
    <message>
        <source>When all have tried, the curse is gone.</source>
        <translation>Quand tous ont essayé, la malédiction disparaît.</translation>
    </message>
    <message>
        <source>Only one curse is open at a time: a new one ends the one before it.</source>
        <translation>Une seule malédiction est ouverte à la fois&#xa0;: une nouvelle met fin à la précédente.</translation>
    </message>
    <message>
        <source>Any three animals in a line may be named. If they are the wrong ones, that was your attempt; it cannot be taken back.</source>
        <translation>On peut désigner trois animaux quelconques en ligne. Si ce ne sont pas les bons, c’était votre essai&#xa0;; il ne se reprend pas.</translation>
    </message>
    <message>
        <source>Whether the three are in the wall at all is not told while somebody may still search. Only an Architect whom you ask for a hint tells you.</source>
        <translation>Tant que quelqu’un peut encore chercher, on ne dit pas si les trois sont dans le mur. Seul un Architecte à qui vous demandez conseil vous le dit.</translation>
    </message>
    <message>
        <source>If none of your rivals has a sarcophagus, you are not asked.</source>
        <translation>Si aucun de vos adversaires n’a de sarcophage, on ne vous demande rien.</translation>
    </message>
    <message>
        <source>Searching as a race</source>
        <translation>Chercher à la course</translation>
    </message>
    <message>
        <source>All at once, the first to find wins</source>
        <translation>Tous à la fois, le premier qui trouve gagne</translation>
    </message>
    <message>
        <source>When a curse is turned up, &lt;b&gt;everybody&lt;/b&gt; searches at once. The first right answer counts. When the time limit (20, 30 or 60 seconds, or none) is over, all have passed.</source>
        <translation>Quand une malédiction est révélée, &lt;b&gt;tout le monde&lt;/b&gt; cherche en même temps. La première bonne réponse compte. Une fois le temps écoulé (20, 30 ou 60 secondes, ou sans limite), tous ont passé.</translation>
    </message>
    <message>
        <source>Mule, ibis and cat in a row: whoever sees them first presses their sign.</source>
        <translation>Mulet, ibis et chat en ligne&#xa0;: celui qui les voit le premier touche son signe.</translation>
    </message>
    <message>
        <source>A wrong answer ends the search for you; so does passing. The others go on.</source>
        <translation>Une mauvaise réponse met fin à votre recherche&#xa0;; passer aussi. Les autres continuent.</translation>
    </message>
    <message>
        <source>When everybody has answered wrongly or passed, the curse is gone.</source>
        <translation>Quand tous se sont trompés ou ont passé, la malédiction disparaît.</translation>
    </message>
    <message>
        <source>Players whose rivals have no sarcophagus do not take part.</source>
        <translation>Les joueurs dont les adversaires n’ont pas de sarcophage ne participent pas.</translation>
    </message>
    <message>
        <source>Only for people around one device: it is not offered online.</source>
        <translation>Seulement autour d’un même appareil&#xa0;: ce mode n’est pas proposé en ligne.</translation>
    </message>
    <message>
        <source>The quick curse</source>
        <translation>La malédiction rapide</translation>
    </message>
    <message>
        <source>The player who draws it has found it</source>
        <translation>Le joueur qui la pioche l’a trouvée</translation>
    </message>
    <message>
        <source>Nobody has to search. If the three animals lie in a line somewhere in the wall, and a rival has a sarcophagus, the player who turned up the curse has &lt;b&gt;found it&lt;/b&gt;. Otherwise the curse is gone.</source>
        <translation>Personne n’a à chercher. Si les trois animaux sont alignés quelque part dans le mur, et qu’un adversaire a un sarcophage, le joueur qui a révélé la malédiction &lt;b&gt;l’a trouvée&lt;/b&gt;. Sinon, la malédiction disparaît.</translation>
    </message>
    <message>
        <source>Snake, hippo and ibis: are they there?</source>
        <translation>Serpent, hippopotame et ibis&#xa0;: y sont-ils&#xa0;?</translation>
    </message>
    <message>
        <source>It is good for children, and for those who like curses but not searching.</source>
        <translation>Idéal pour les enfants, et pour qui aime les malédictions mais pas chercher.</translation>
    </message>
    <message>
        <source>The cursed player</source>
        <translation>Le joueur maudit</translation>
    </message>
    <message>
        <source>Who has to give up a sarcophagus</source>
        <translation>Qui doit céder un sarcophage</translation>
    </message>
    <message>
        <source>The player who finds a curse says which &lt;b&gt;other player&lt;/b&gt; it strikes. That player hands over one sarcophagus: always the one with the &lt;b&gt;lowest value&lt;/b&gt;.</source>
        <translation>Le joueur qui trouve une malédiction dit quel &lt;b&gt;autre joueur&lt;/b&gt; elle frappe. Ce joueur cède un sarcophage&#xa0;: toujours celui de la &lt;b&gt;plus faible valeur&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Of these three the mummy worth 3 changes hands.</source>
        <translation>De ces trois, c’est la momie qui vaut 3 qui change de main.</translation>
    </message>
    <message>
        <source>The player must have at least one sarcophagus. If only one rival has any, it is that one without asking.</source>
        <translation>Le joueur doit avoir au moins un sarcophage. Si un seul adversaire en a, c’est lui, sans question.</translation>
    </message>
    <message>
        <source>Of equal values the one that was taken first goes.</source>
        <translation>À valeur égale, on donne celui qui a été pris en premier.</translation>
    </message>
    <message>
        <source>Everybody sees which sarcophagus it is. Its value is seen by the finder, and the victim still knows it.</source>
        <translation>Tout le monde voit de quel sarcophage il s’agit. Sa valeur est vue par celui qui a trouvé, et la victime la connaît toujours.</translation>
    </message>
    <message>
        <source>The curse card leaves the game.</source>
        <translation>La carte Malédiction quitte le jeu.</translation>
    </message>
    <message>
        <source>The finder gains</source>
        <translation>Celui qui trouve gagne</translation>
    </message>
    <message>
        <source>The victim loses</source>
        <translation>La victime perd</translation>
    </message>
    <message>
        <source>The six curses</source>
        <translation>Les six malédictions</translation>
    </message>
    <message>
        <source>Three animals on each card</source>
        <translation>Trois animaux sur chaque carte</translation>
    </message>
    <message>
        <source>There are six curse cards, all different. Any two of them have exactly one animal in common.</source>
        <translation>Il y a six cartes Malédiction, toutes différentes. Deux d’entre elles, quelles qu’elles soient, ont exactement un animal en commun.</translation>
    </message>
    <message>
        <source>Camel, mule, hippo</source>
        <translation>Chameau, mulet, hippopotame</translation>
    </message>
    <message>
        <source>Mule, snake, crocodile</source>
        <translation>Mulet, serpent, crocodile</translation>
    </message>
    <message>
        <source>Snake, hippo, ibis</source>
        <translation>Serpent, hippopotame, ibis</translation>
    </message>
    <message>
        <source>Hippo, crocodile, cat</source>
        <translation>Hippopotame, crocodile, chat</translation>
    </message>
    <message>
        <source>Crocodile, ibis, camel</source>
        <translation>Crocodile, ibis, chameau</translation>
    </message>
    <message>
        <source>Ibis, cat, mule</source>
        <translation>Ibis, chat, mulet</translation>
    </message>
    <message>
        <source>Mule, hippo, crocodile and ibis are named by three curses, camel, snake and cat by two.</source>
        <translation>Mulet, hippopotame, crocodile et ibis sont nommés par trois malédictions, chameau, serpent et chat par deux.</translation>
    </message>
    <message>
        <source>Variant: the Curse of the Pharaoh</source>
        <translation>Variante&#xa0;: la Malédiction du Pharaon</translation>
    </message>
</context>
<context>
    <name>CursePage</name>
    <message>
        <source>The curse</source>
        <translation>La malédiction</translation>
    </message>
    <message>
        <source>Makes a network worthless</source>
        <translation>Ôte toute valeur à un réseau</translation>
    </message>
    <message>
        <source>Three rooms, and nobody gets a point for them.</source>
        <translation>Trois salles, et aucun point pour qui que ce soit.</translation>
    </message>
    <message>
        <source>A network that holds a curse is worth &lt;b&gt;nothing&lt;/b&gt;, whatever else lies in it.</source>
        <translation>Un réseau qui contient une malédiction ne vaut &lt;b&gt;rien&lt;/b&gt;, quoi qu’il contienne d’autre.</translation>
    </message>
    <message>
        <source>Ankhs in it do not count either.</source>
        <translation>Ses ankhs ne comptent pas non plus.</translation>
    </message>
    <message>
        <source>It still competes for being the longest. If it is, nobody else gets that bonus in its stead.</source>
        <translation>Il reste en course pour le plus long. S’il l’est, personne d’autre ne touche ce bonus à sa place.</translation>
    </message>
    <message>
        <source>A curse may be cut off: turn a tile, and the rest of the network is free of it.</source>
        <translation>On peut isoler une malédiction&#xa0;: tournez une tuile, et le reste du réseau en est délivré.</translation>
    </message>
</context>
<context>
    <name>DeleteSheet</name>
    <message>
        <source>Delete your account?</source>
        <translation>Supprimer votre compte&#xa0;?</translation>
    </message>
    <message>
        <source>For good?</source>
        <translation>Pour de bon&#xa0;?</translation>
    </message>
    <message>
        <source>This is deleted from the server: your name, your friend code, your list of friends, your e-mail and everything that leads to you. In matches that are going on your seat is given up; those you played with keep them without your name.</source>
        <translation>Voici ce qui est supprimé du serveur&#xa0;: votre nom, votre code ami, votre liste d’amis, votre e-mail et tout ce qui mène à vous. Dans les parties en cours, votre place est abandonnée&#xa0;; ceux avec qui vous avez joué gardent leurs parties, sans votre nom.</translation>
    </message>
    <message>
        <source>Matches played alone or on this phone stay here, as do your settings.</source>
        <translation>Les parties jouées en solo ou sur ce téléphone restent ici, ainsi que vos réglages.</translation>
    </message>
    <message>
        <source>Nobody can bring the account back, not even us.</source>
        <translation>Personne ne peut rétablir le compte, pas même nous.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Delete the account for good</source>
        <translation>Supprimer le compte pour de bon</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>The same on the web, without the app</source>
        <translation>La même chose sur le web, sans l’application</translation>
    </message>
    <message>
        <source>Apple remembers that you signed in here until you take it away: in your iPhone&apos;s Settings, under your name, Sign in with Apple.</source>
        <translation>Apple garde la trace de cette connexion jusqu’à ce que vous la retiriez&#xa0;: dans les Réglages de l’iPhone, sous votre nom, Se connecter avec Apple.</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n fois</numerusform>
            <numerusform>%1&#xa0;: %n fois</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Quels dés</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>No dice have been rolled yet</source>
        <translation>Aucun dé n’a encore été lancé</translation>
    </message>
    <message>
        <source>Every roll is counted here, face by face, so that you can see for yourself how fair the dice are.</source>
        <translation>Chaque lancer est compté ici, face par face, pour que vous puissiez juger vous-même de l’équité des dés.</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Dés Pierre</translation>
    </message>
    <message>
        <source>Prayer dice</source>
        <translation>Dés Prière</translation>
    </message>
    <message>
        <source>What fair dice give on average</source>
        <translation>Ce que donnent en moyenne des dés équilibrés</translation>
    </message>
    <message>
        <source>Fair dice stay in this band 19 times out of 20. With twelve faces in sight, one now and then lies outside.</source>
        <translation>Des dés équilibrés restent dans cette bande 19 fois sur 20. Avec douze faces en vue, l’une ou l’autre en sort parfois.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Too few dice yet to tell luck from anything else.</source>
        <translation>Encore trop peu de dés pour distinguer la chance d’autre chose.</translation>
    </message>
    <message>
        <source>As even as dice can be: fair dice nearly always differ more than this.</source>
        <translation>Aussi régulier que des dés peuvent l’être&#xa0;: des dés équilibrés s’écartent presque toujours davantage.</translation>
    </message>
    <message>
        <source>Quite even: fair dice differ at least this much in about %1 of 10 such cases.</source>
        <translation>Plutôt régulier&#xa0;: des dés équilibrés s’écartent au moins autant dans environ %1 cas sur 10.</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much in about 1 of %1 such cases.</source>
        <translation>Rien d’inhabituel&#xa0;: des dés équilibrés s’écartent autant dans environ 1 cas sur %1.</translation>
    </message>
    <message>
        <source>Remarkable: fair dice differ this much in only about 1 of %1 such cases.</source>
        <translation>Remarquable&#xa0;: des dés équilibrés ne s’écartent autant que dans environ 1 cas sur %1.</translation>
    </message>
    <message>
        <source>Almost unbelievable: fair dice differ this much in less than 1 of 1000 such cases.</source>
        <translation>Difficile à croire&#xa0;: des dés équilibrés s’écartent autant dans moins de 1 cas sur 1&#xa0;000.</translation>
    </message>
    <message>
        <source>None of these has been rolled yet.</source>
        <translation>Aucun de ceux-là n’a encore été lancé.</translation>
    </message>
</context>
<context>
    <name>DiceScreen</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>La graine a été copiée.</translation>
    </message>
</context>
<context>
    <name>DiceSeed</name>
    <message>
        <source>Where the rolls come from</source>
        <translation>D’où viennent les lancers</translation>
    </message>
    <message>
        <source>Every roll and every draw of this match follows from its seed. The player who has it can check each one, or play the same match again.</source>
        <translation>Chaque lancer et chaque tirage de cette partie découle de sa graine. Le joueur qui l’a peut tout vérifier, ou rejouer la même partie.</translation>
    </message>
    <message>
        <source>Every roll follows from a seed that was fixed before the first move. It is shown here when the match is over; before that it would tell what comes next.</source>
        <translation>Chaque lancer découle d’une graine fixée avant le premier coup. Elle s’affiche ici une fois la partie finie&#xa0;; plus tôt, elle dirait ce qui va suivre.</translation>
    </message>
</context>
<context>
    <name>DigChapter</name>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>De quoi s’agit-il</translation>
    </message>
    <message>
        <source>Two to four teams of researchers rebuild a fallen wall of hieroglyphs, card by card. The animals on it are the keys to twenty-one sarcophagi. The team with the most precious &lt;b&gt;mummies&lt;/b&gt; wins.</source>
        <translation>Deux à quatre équipes de chercheurs reconstruisent, carte par carte, un mur de hiéroglyphes effondré. Ses animaux sont les clés de vingt et un sarcophages. L’équipe qui a les &lt;b&gt;momies&lt;/b&gt; les plus précieuses gagne.</translation>
    </message>
    <message>
        <source>A card with a camel and a hippo falls into the second shaft. It makes two pairs of camels and one of hippos.</source>
        <translation>Une carte avec un chameau et un hippopotame tombe dans le deuxième puits. Elle forme deux paires de chameaux et une d’hippopotames.</translation>
    </message>
    <message>
        <source>In your turn you drop &lt;b&gt;one card&lt;/b&gt; into a shaft of the wall. Where one of its two animals comes to lie next to another of its kind, you have made a &lt;b&gt;pair&lt;/b&gt;.</source>
        <translation>À votre tour, vous lâchez &lt;b&gt;une carte&lt;/b&gt; dans un puits du mur. Là où l’un de ses deux animaux se retrouve à côté d’un semblable, vous avez formé une &lt;b&gt;paire&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Every pair sends a &lt;b&gt;scarab&lt;/b&gt; to the pillar of that animal.</source>
        <translation>Chaque paire envoie un &lt;b&gt;scarabée&lt;/b&gt; au pilier de cet animal.</translation>
    </message>
    <message>
        <source>If nobody stands at the pillar, one of your &lt;b&gt;researchers&lt;/b&gt; goes there. If the two animals look the same way, yours even replaces a rival&apos;s.</source>
        <translation>Si personne ne se tient au pilier, un de vos &lt;b&gt;chercheurs&lt;/b&gt; y va. Si les deux animaux regardent dans le même sens, le vôtre remplace même celui d’un adversaire.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;third scarab&lt;/b&gt; opens the top sarcophagus of the pillar, for the team whose researcher stands there.</source>
        <translation>Le &lt;b&gt;troisième scarabée&lt;/b&gt; ouvre le sarcophage du dessus, pour l’équipe dont le chercheur se tient au pilier.</translation>
    </message>
    <message>
        <source>After forty cards the wall is full. The mummies you have found are your points, and a secret pharaoh card may add 7.</source>
        <translation>Après quarante cartes, le mur est plein. Les momies que vous avez trouvées sont vos points, et une carte Pharaon secrète peut en ajouter 7.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Avant la première carte</translation>
    </message>
    <message>
        <source>Pillars, scarabs, teams, hands</source>
        <translation>Piliers, scarabées, équipes, mains</translation>
    </message>
    <message>
        <source>The wall is still empty: eight shafts, each ten places high. Above it stand seven &lt;b&gt;pillars&lt;/b&gt;, one for each animal.</source>
        <translation>Le mur est encore vide&#xa0;: huit puits, chacun haut de dix places. Au-dessus se dressent sept &lt;b&gt;piliers&lt;/b&gt;, un par animal.</translation>
    </message>
    <message>
        <source>Camel, mule, snake, hippo, crocodile, ibis and cat, and three sarcophagi for each.</source>
        <translation>Chameau, mulet, serpent, hippopotame, crocodile, ibis et chat, et trois sarcophages pour chacun.</translation>
    </message>
    <message>
        <source>At each pillar lie three &lt;b&gt;sarcophagi&lt;/b&gt;: one eye on top, two eyes below it, three eyes at the bottom. What is inside nobody knows.</source>
        <translation>À chaque pilier se trouvent trois &lt;b&gt;sarcophages&lt;/b&gt;&#xa0;: un œil dessus, deux yeux en dessous, trois yeux tout en bas. Ce qu’ils contiennent, personne ne le sait.</translation>
    </message>
    <message>
        <source>Sixteen &lt;b&gt;scarabs&lt;/b&gt; lie on the slab.</source>
        <translation>Seize &lt;b&gt;scarabées&lt;/b&gt; sont sur la dalle.</translation>
    </message>
    <message>
        <source>Each team has five &lt;b&gt;researchers&lt;/b&gt; in its supply.</source>
        <translation>Chaque équipe a cinq &lt;b&gt;chercheurs&lt;/b&gt; dans sa réserve.</translation>
    </message>
    <message>
        <source>The 49 hieroglyph cards are shuffled, and everybody draws &lt;b&gt;three&lt;/b&gt;.</source>
        <translation>Les 49 cartes de hiéroglyphes sont mélangées, et chacun en pioche &lt;b&gt;trois&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Everybody is dealt one of the seven &lt;b&gt;pharaoh cards&lt;/b&gt; and keeps it secret. The others are put away unseen.</source>
        <translation>Chacun reçoit l’une des sept &lt;b&gt;cartes Pharaon&lt;/b&gt; et la garde secrète. Les autres sont écartées sans être vues.</translation>
    </message>
    <message>
        <source>The first player is drawn at random. From there on it goes round the table.</source>
        <translation>Le premier joueur est tiré au sort. Ensuite on joue à tour de rôle.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Cards in the pile after dealing</source>
        <translation>Cartes dans la pioche après la donne</translation>
    </message>
    <message>
        <source>Turns of the first player</source>
        <translation>Tours du premier joueur</translation>
    </message>
    <message>
        <source>Turns of each other player</source>
        <translation>Tours de chaque autre joueur</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Drop a card, use its pairs, draw</source>
        <translation>Lâcher une carte, utiliser ses paires, piocher</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drop.&lt;/b&gt; Let one of your three cards fall into a shaft that has room.</source>
        <translation>&lt;b&gt;Lâcher.&lt;/b&gt; Laissez tomber l’une de vos trois cartes dans un puits où il reste de la place.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pairs.&lt;/b&gt; Everything your pairs bring is resolved: first the researcher, then the scarabs, animal by animal.</source>
        <translation>&lt;b&gt;Paires.&lt;/b&gt; Tout ce que rapportent vos paires se résout&#xa0;: d’abord le chercheur, puis les scarabées, animal par animal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Fill your hand to three cards again.</source>
        <translation>&lt;b&gt;Piocher.&lt;/b&gt; Complétez votre main à trois cartes.</translation>
    </message>
    <message>
        <source>Three cards in hand, one of them chosen to fall.</source>
        <translation>Trois cartes en main, dont une choisie pour tomber.</translation>
    </message>
    <message>
        <source>Hold a card over a shaft and look: all its pairs are shown before you let go. Once it has fallen it cannot be taken back.</source>
        <translation>Tenez une carte au-dessus d’un puits et regardez&#xa0;: toutes ses paires s’affichent avant que vous ne la lâchiez. Une fois tombée, elle ne se reprend pas.</translation>
    </message>
    <message>
        <source>You must accept every pair, even one that helps a rival more than you.</source>
        <translation>Vous devez accepter chaque paire, même celle qui aide un adversaire plus que vous.</translation>
    </message>
    <message>
        <source>A card without any pair is a turn too: it only fills the wall.</source>
        <translation>Une carte sans aucune paire est un tour aussi&#xa0;: elle ne fait que remplir le mur.</translation>
    </message>
    <message>
        <source>If the pile is empty, nothing is drawn. That happens only with four players, in the last three turns.</source>
        <translation>Si la pioche est vide, rien n’est pioché. Cela n’arrive qu’à quatre joueurs, dans les trois derniers tours.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>49 cards, two animals on each</source>
        <translation>49 cartes, deux animaux sur chacune</translation>
    </message>
    <message>
        <source>Each card shows &lt;b&gt;two animals&lt;/b&gt;, one above the other. There are seven animals, and each way to set one of them above another, or above itself, exists exactly once.</source>
        <translation>Chaque carte montre &lt;b&gt;deux animaux&lt;/b&gt;, l’un au-dessus de l’autre. Il y a sept animaux, et chaque façon d’en placer un au-dessus d’un autre, ou de lui-même, existe exactement une fois.</translation>
    </message>
    <message>
        <source>both right</source>
        <translation>tous deux à droite</translation>
    </message>
    <message>
        <source>both left</source>
        <translation>tous deux à gauche</translation>
    </message>
    <message>
        <source>right and left</source>
        <translation>droite et gauche</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>gauche et droite</translation>
    </message>
    <message>
        <source>Four of the seven cards that have the snake below.</source>
        <translation>Quatre des sept cartes qui ont le serpent en bas.</translation>
    </message>
    <message>
        <source>Each animal is on top of seven cards and at the bottom of seven: fourteen pictures.</source>
        <translation>Chaque animal est en haut de sept cartes et en bas de sept cartes&#xa0;: quatorze images.</translation>
    </message>
    <message>
        <source>On seven of these pictures it looks left, on seven it looks right.</source>
        <translation>Sur sept de ces images il regarde à gauche, sur sept à droite.</translation>
    </message>
    <message>
        <source>Seven cards are &lt;b&gt;doubles&lt;/b&gt; and show the same animal twice. The upper one looks right, the lower one left.</source>
        <translation>Sept cartes sont des &lt;b&gt;doubles&lt;/b&gt; et montrent deux fois le même animal. Celui du haut regarde à droite, celui du bas à gauche.</translation>
    </message>
    <message>
        <source>Which way they look</source>
        <translation>De quel côté ils regardent</translation>
    </message>
    <message>
        <source>Both to the right</source>
        <translation>Tous deux à droite</translation>
    </message>
    <message>
        <source>Both to the left</source>
        <translation>Tous deux à gauche</translation>
    </message>
    <message>
        <source>The upper to the right, the lower to the left</source>
        <translation>Celui du haut à droite, celui du bas à gauche</translation>
    </message>
    <message>
        <source>The upper to the left, the lower to the right</source>
        <translation>Celui du haut à gauche, celui du bas à droite</translation>
    </message>
    <message>
        <source>Only forty cards fit into the wall, so nine are never played.</source>
        <translation>Quarante cartes seulement tiennent dans le mur&#xa0;: neuf ne sont jamais jouées.</translation>
    </message>
    <message>
        <source>The wall in a minute</source>
        <translation>Le mur en une minute</translation>
    </message>
    <message>
        <source>You must drop a card; nobody may pass. Only with the Curse of the Pharaoh may something else come first: a search, or the choice of a victim.</source>
        <translation>Vous devez lâcher une carte&#xa0;; personne ne peut passer. Seule la Malédiction du Pharaon peut demander autre chose d’abord&#xa0;: une recherche, ou le choix d’une victime.</translation>
    </message>
</context>
<context>
    <name>DoublePage</name>
    <message>
        <source>Counts double</source>
        <translation>Compte double</translation>
    </message>
    <message>
        <source>One pawn as strong as two</source>
        <translation>Un pion aussi fort que deux</translation>
    </message>
    <message>
        <source>Carnelian counts two here, lapis one: the network is carnelian&apos;s.</source>
        <translation>Ici cornaline compte deux, lapis un&#xa0;: le réseau est à cornaline.</translation>
    </message>
    <message>
        <source>A pawn on this tile counts as two when the pawns of its network are compared.</source>
        <translation>Un pion sur cette tuile compte pour deux quand on compare les pions de son réseau.</translation>
    </message>
    <message>
        <source>The Pharaoh counts as two here as well, not as four.</source>
        <translation>Le Pharaon y compte aussi pour deux, et non pour quatre.</translation>
    </message>
    <message>
        <source>It changes who owns the network, not what the network is worth.</source>
        <translation>Cela change à qui est le réseau, pas ce qu’il vaut.</translation>
    </message>
</context>
<context>
    <name>DropChoice</name>
    <message>
        <source>Discard %1</source>
        <translation>Défausser %1</translation>
    </message>
    <message>
        <source>Choose a god</source>
        <translation>Choisir une divinité</translation>
    </message>
</context>
<context>
    <name>EffectRow</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
</context>
<context>
    <name>Egizia</name>
    <message>
        <source>Leave it as it is</source>
        <translation>La laisser ainsi</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Faire monter</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>Faire baisser</translation>
    </message>
    <message>
        <source>Left: strength %1, %2.</source>
        <translation>Reste&#xa0;: force %1, %2.</translation>
    </message>
    <message>
        <source>If you finish, you gain %1.</source>
        <translation>Si vous terminez, vous gagnez %1.</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <comment>who, points lost</comment>
        <translation>%1 −%2</translation>
    </message>
    <message>
        <source>Grain is missing: %1.</source>
        <translation>Il manque du grain&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The workers have enough to eat.</source>
        <translation>Les ouvriers ont assez à manger.</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>who, how many</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Stones arrive: %1.</source>
        <translation>Des pierres arrivent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who, a site</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Building nothing: %1.</source>
        <translation>Sans rien construire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Points for ships at the sites: %1.</source>
        <translation>Points pour les bateaux sur les chantiers&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Round %1 is over. New order: %2.</source>
        <translation>La manche %1 est finie. Nouvel ordre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2 for tombs.</source>
        <comment>who, points</comment>
        <translation>%1&#xa0;: %2 pour les tombes.</translation>
    </message>
    <message>
        <source>%1: %2 for stones.</source>
        <comment>who, points</comment>
        <translation>%1&#xa0;: %2 pour les pierres.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>free, costs %1</source>
        <translation>libre, coûte %1</translation>
    </message>
    <message>
        <source>not yet, costs %1</source>
        <translation>pas encore, coûte %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a square, how it is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sphinx: %1</source>
        <comment>the name of a card</comment>
        <translation>Sphinx&#xa0;: %1</translation>
    </message>
    <message>
        <source>Send your second ship.</source>
        <translation>Envoyez votre second bateau.</translation>
    </message>
    <message>
        <source>Send a ship to any bend of the Nile, or pass for this round.</source>
        <translation>Envoyez un bateau à n’importe quel méandre du Nil, ou passez pour cette manche.</translation>
    </message>
    <message>
        <source>Send a ship further down than %1, or pass for this round.</source>
        <translation>Envoyez un bateau plus en aval que %1, ou passez pour cette manche.</translation>
    </message>
    <message>
        <source>%1 missing: find it, or lose %2.</source>
        <comment>grain, points</comment>
        <translation>Il manque %1&#xa0;: trouvez-en, ou perdez %2.</translation>
    </message>
    <message>
        <source>Build at %1 before everybody else? Choose a worker, or wait for your turn.</source>
        <translation>Construire à %1 avant tous les autres&#xa0;? Choisissez un ouvrier, ou attendez votre tour.</translation>
    </message>
    <message>
        <source>Nothing can be built at %1 as it is: strengthen what you have, or give up.</source>
        <translation>Rien ne peut être construit à %1 en l’état&#xa0;: renforcez ce que vous avez, ou renoncez.</translation>
    </message>
    <message>
        <source>Choose the worker who goes to the Sphinx, or give up.</source>
        <translation>Choisissez l’ouvrier qui va au Sphinx, ou renoncez.</translation>
    </message>
    <message>
        <source>Choose the worker who builds at %1, or give up.</source>
        <translation>Choisissez l’ouvrier qui construit à %1, ou renoncez.</translation>
    </message>
    <message>
        <source>How many Sphinx cards do you want to look at?</source>
        <translation>Combien de cartes Sphinx voulez-vous regarder&#xa0;?</translation>
    </message>
    <message>
        <source>Build on one of the squares in gold.</source>
        <translation>Construisez sur une des cases dorées.</translation>
    </message>
    <message>
        <source>Build on, or finish.</source>
        <translation>Construisez encore, ou terminez.</translation>
    </message>
    <message>
        <source>Keep one of them, or two with your card. Each that goes back brings a point.</source>
        <translation>Gardez-en une, ou deux avec votre carte. Chaque carte remise rapporte un point.</translation>
    </message>
    <message>
        <source>Keep one of them, or none. Each that goes back brings a point.</source>
        <translation>Gardez-en une, ou aucune. Chaque carte remise rapporte un point.</translation>
    </message>
    <message>
        <source>The places at %1 are taken. Play “%2” for your ship in reserve?</source>
        <translation>Les places de %1 sont prises. Jouer «&#xa0;%2&#xa0;» pour votre bateau en réserve&#xa0;?</translation>
    </message>
    <message>
        <source>Which worker gains 1 strength?</source>
        <translation>Quel ouvrier gagne 1 point de force&#xa0;?</translation>
    </message>
    <message>
        <source>Let the flood rise or fall by one step, or leave it.</source>
        <translation>Faites monter ou baisser la crue d’un pas, ou laissez-la.</translation>
    </message>
    <message>
        <source>Play what your ship has made possible, or end your turn.</source>
        <translation>Jouez ce que votre bateau a rendu possible, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>Take one of the cards that are left on the river, or none.</source>
        <translation>Prenez une des cartes restées sur le fleuve, ou aucune.</translation>
    </message>
    <message>
        <source>The round is over. Play what can still be of use, or go on.</source>
        <translation>La manche est finie. Jouez ce qui sert encore, ou continuez.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>Perdre %1</translation>
    </message>
    <message>
        <source>Wait for my turn</source>
        <translation>Attendre mon tour</translation>
    </message>
    <message>
        <source>Do not play it</source>
        <translation>Ne pas la jouer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The last stone is laid.</source>
        <translation>La dernière pierre est posée.</translation>
    </message>
    <message>
        <source>Pass for this round</source>
        <translation>Passer pour cette manche</translation>
    </message>
    <message>
        <source>Build nothing here</source>
        <translation>Ne rien bâtir ici</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <translation>Terminer&#xa0;: %1</translation>
    </message>
    <message>
        <source>ships: %1</source>
        <translation>bateaux&#xa0;: %1</translation>
    </message>
    <message>
        <source>your ship may go there</source>
        <translation>votre bateau peut y aller</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>%n strength to give</source>
        <translation>
            <numerusform>Force à donner&#xa0;: %n</numerusform>
            <numerusform>Force à donner&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of the flood, if you like</source>
        <translation>
            <numerusform>%n pas de la crue, si vous voulez</numerusform>
            <numerusform>%n pas de la crue, si vous voulez</numerusform>
        </translation>
    </message>
    <message>
        <source>in reserve: it builds only if somebody gives up</source>
        <translation>en réserve&#xa0;: il ne construit que si quelqu’un renonce</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Tombs with a sum of %1</source>
        <translation>Tombes pour une somme de %1</translation>
    </message>
    <message>
        <source>%1, two for a point</source>
        <translation>%1, deux pour un point</translation>
    </message>
    <message>
        <source>has built in this round</source>
        <translation>a construit dans cette manche</translation>
    </message>
    <message>
        <source>is building</source>
        <translation>construit</translation>
    </message>
    <message>
        <source>is ready</source>
        <translation>est prêt</translation>
    </message>
    <message>
        <source>%1: strength %2, %3</source>
        <comment>a worker</comment>
        <translation>%1&#xa0;: force %2, %3</translation>
    </message>
    <message>
        <source>You use it by sending a ship upstream.</source>
        <translation>Vous l’utilisez en envoyant un bateau vers l’amont.</translation>
    </message>
    <message>
        <source>You use it by sending a ship to a camp that is taken.</source>
        <translation>Vous l’utilisez en envoyant un bateau à un camp occupé.</translation>
    </message>
    <message>
        <source>You use it as you send a ship to a camp.</source>
        <translation>Vous l’utilisez au moment d’envoyer un bateau à un camp.</translation>
    </message>
    <message>
        <source>You use it in a building action, by choosing a second worker.</source>
        <translation>Vous l’utilisez dans une action de construction, en choisissant un second ouvrier.</translation>
    </message>
    <message>
        <source>You are asked at each site where your ship is not the first.</source>
        <translation>La question vous est posée à chaque chantier où votre bateau n’est pas le premier.</translation>
    </message>
    <message>
        <source>You use it by keeping two Sphinx cards.</source>
        <translation>Vous l’utilisez en gardant deux cartes Sphinx.</translation>
    </message>
    <message>
        <source>You are asked when cards are left on the river.</source>
        <translation>La question vous est posée quand il reste des cartes sur le fleuve.</translation>
    </message>
    <message>
        <source>It works by itself.</source>
        <translation>Elle agit d’elle-même.</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <comment>a worker</comment>
        <translation>%1&#xa0;: force %2</translation>
    </message>
    <message>
        <source>square %1 of the quarry track</source>
        <translation>case %1 de la piste de carrière</translation>
    </message>
    <message>
        <source>square %1 of the grain market</source>
        <translation>case %1 du marché aux grains</translation>
    </message>
    <message>
        <source>blue worker</source>
        <translation>ouvrier bleu</translation>
    </message>
    <message>
        <source>black worker</source>
        <translation>ouvrier noir</translation>
    </message>
    <message>
        <source>yellow worker</source>
        <translation>ouvrier jaune</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>contremaître</translation>
    </message>
    <message>
        <source>the obelisk</source>
        <translation>l’obélisque</translation>
    </message>
    <message>
        <source>the tombs</source>
        <translation>les tombes</translation>
    </message>
    <message>
        <source>the pyramid</source>
        <translation>la pyramide</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>le temple</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Floors of the pyramid</source>
        <translation>Étages de la pyramide</translation>
    </message>
    <message>
        <source>Sphinx cards put back</source>
        <translation>Cartes Sphinx remises</translation>
    </message>
    <message>
        <source>Ships at the sites</source>
        <translation>Bateaux sur les chantiers</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Marché aux grains</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Cartes Nil</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Pierres vendues</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grain manquant</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Pierres restantes</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombes</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Cartes Sphinx</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Ten Nile cards are laid out, from Ombos down.</source>
        <translation>Dix cartes Nil sont disposées, à partir d’Ombos vers l’aval.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Bateaux</translation>
    </message>
    <message>
        <source>In turn, everybody sends a ship further down the Nile, or passes.</source>
        <translation>À tour de rôle, chacun envoie un bateau plus en aval sur le Nil, ou passe.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grain</translation>
    </message>
    <message>
        <source>The workers eat what the watered fields bear; missing grain costs points.</source>
        <translation>Les ouvriers mangent ce que produisent les champs irrigués&#xa0;; le grain manquant coûte des points.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>The quarries deliver their stones.</source>
        <translation>Les carrières livrent leurs pierres.</translation>
    </message>
    <message>
        <source>The ships build: at Abydos, then at Amarna, then at Giza.</source>
        <translation>Les bateaux construisent&#xa0;: à Abydos, puis à Amarna, puis à Gizeh.</translation>
    </message>
    <message>
        <source>Site bonus</source>
        <translation>Prime de chantier</translation>
    </message>
    <message>
        <source>Players who built at one, two or three sites gain 1, 3 or 6 points.</source>
        <translation>Les joueurs qui ont construit sur un, deux ou trois chantiers gagnent 1, 3 ou 6 points.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>The player furthest behind on the score track begins the next round.</source>
        <translation>Le joueur le plus en arrière sur la piste de score commence la manche suivante.</translation>
    </message>
    <message>
        <source>stone %1 of the temple&apos;s left flank</source>
        <translation>la pierre %1 du flanc gauche du temple</translation>
    </message>
    <message>
        <source>stone %1 of the temple&apos;s right flank</source>
        <translation>la pierre %1 du flanc droit du temple</translation>
    </message>
    <message>
        <source>column %1 of the temple</source>
        <translation>la colonne %1 du temple</translation>
    </message>
    <message>
        <source>the left half of the temple&apos;s roof</source>
        <translation>la moitié gauche du toit du temple</translation>
    </message>
    <message>
        <source>the right half of the temple&apos;s roof</source>
        <translation>la moitié droite du toit du temple</translation>
    </message>
    <message>
        <source>Nile %1</source>
        <comment>a bend of the river</comment>
        <translation>Nil&#xa0;%1</translation>
    </message>
    <message>
        <source>stone %1 of the obelisk</source>
        <translation>la pierre %1 de l’obélisque</translation>
    </message>
    <message>
        <source>tomb %1</source>
        <translation>la tombe %1</translation>
    </message>
    <message>
        <source>stone %1 of the pyramid&apos;s floor %2</source>
        <translation>la pierre %1 de l’étage %2 de la pyramide</translation>
    </message>
    <message>
        <source>low</source>
        <comment>the flood</comment>
        <translation>basse</translation>
    </message>
    <message>
        <source>middle</source>
        <comment>the flood</comment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>high</source>
        <comment>the flood</comment>
        <translation>haute</translation>
    </message>
    <message>
        <source>the quarry track</source>
        <translation>la piste de carrière</translation>
    </message>
    <message>
        <source>the grain market</source>
        <translation>le marché aux grains</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grains</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>what is paid or lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Not strong enough for any square: add a worker or a card.</source>
        <translation>Cette force ne suffit pour aucune case&#xa0;: ajoutez un ouvrier ou une carte.</translation>
    </message>
    <message>
        <source>Nothing more can be built like this: add a worker or a card, or finish.</source>
        <translation>Ainsi rien de plus ne peut être construit&#xa0;: ajoutez un ouvrier ou une carte, ou terminez.</translation>
    </message>
    <message>
        <source>Nothing more can be built: finish.</source>
        <translation>Rien de plus ne peut être bâti&#xa0;: terminez.</translation>
    </message>
</context>
<context>
    <name>EgiziaBook</name>
    <message numerus="yes">
        <source>%n step(s) on the quarry track</source>
        <translation>
            <numerusform>%n pas sur la piste de carrière</numerusform>
            <numerusform>%n pas sur la piste de carrière</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in the grain market</source>
        <translation>
            <numerusform>%n pas au marché aux grains</numerusform>
            <numerusform>%n pas au marché aux grains</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in every round, however low the flood.</source>
        <translation>%1 à chaque manche, si basse que soit la crue.</translation>
    </message>
    <message>
        <source>%1 in every round, unless the flood is low.</source>
        <translation>%1 à chaque manche, sauf si la crue est basse.</translation>
    </message>
    <message>
        <source>%1 in a round with a high flood.</source>
        <translation>%1 dans une manche où la crue est haute.</translation>
    </message>
    <message>
        <source>%1 When you take it: %2.</source>
        <comment>grain; what comes once</comment>
        <translation>%1 Quand vous prenez ce champ&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Marché aux grains</translation>
    </message>
    <message>
        <source>Quarry track</source>
        <translation>Piste de carrière</translation>
    </message>
    <message>
        <source>+1 strength: %1</source>
        <comment>workers</comment>
        <translation>+1 force&#xa0;: %1</translation>
    </message>
    <message>
        <source>+1 strength for a worker you choose</source>
        <translation>+1 force pour un ouvrier de votre choix</translation>
    </message>
    <message>
        <source>a step of the flood, if you like</source>
        <translation>un pas de la crue, si vous voulez</translation>
    </message>
    <message>
        <source>Pay to look at Sphinx cards, and keep one for the end.</source>
        <translation>Payez pour regarder des cartes Sphinx, et gardez-en une pour la fin.</translation>
    </message>
    <message>
        <source>A ship here builds at %1.</source>
        <translation>Ici, un bateau construit %1.</translation>
    </message>
    <message>
        <source>Green field</source>
        <translation>Champ vert</translation>
    </message>
    <message>
        <source>Yellow field</source>
        <translation>Champ jaune</translation>
    </message>
    <message>
        <source>Red field</source>
        <translation>Champ rouge</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>A load of stones</source>
        <translation>Chargement de pierres</translation>
    </message>
    <message>
        <source>More Sphinx cards</source>
        <translation>Plus de cartes Sphinx</translation>
    </message>
    <message>
        <source>Better irrigation</source>
        <translation>Meilleure irrigation</translation>
    </message>
    <message>
        <source>Stones for grain</source>
        <translation>Pierres pour grain</translation>
    </message>
    <message>
        <source>Shared camp</source>
        <translation>Camp partagé</translation>
    </message>
    <message>
        <source>Paid training</source>
        <translation>Force payée</translation>
    </message>
    <message>
        <source>Free training</source>
        <translation>Force gratuite</translation>
    </message>
    <message>
        <source>Grain store</source>
        <translation>Grenier</translation>
    </message>
    <message>
        <source>Helping hands</source>
        <translation>Coup de main</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Second bateau</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Vers l’amont</translation>
    </message>
    <message>
        <source>Left on the river</source>
        <translation>Restée sur le fleuve</translation>
    </message>
    <message>
        <source>Build first</source>
        <translation>Premier à bâtir</translation>
    </message>
    <message>
        <source>Two workers</source>
        <translation>Deux ouvriers</translation>
    </message>
    <message>
        <source>Keep two</source>
        <translation>En garder deux</translation>
    </message>
    <message>
        <source>Camp twice</source>
        <translation>Camp double</translation>
    </message>
    <message>
        <source>One more place</source>
        <translation>Une place de plus</translation>
    </message>
    <message>
        <source>Stronger workers</source>
        <translation>Ouvriers renforcés</translation>
    </message>
    <message>
        <source>Train as you like</source>
        <translation>Force au choix</translation>
    </message>
    <message>
        <source>Stone trade</source>
        <translation>Vente de pierres</translation>
    </message>
    <message>
        <source>Builders&apos; bonus</source>
        <translation>Prime aux bâtisseurs</translation>
    </message>
    <message>
        <source>Richer tombs</source>
        <translation>Tombes plus riches</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) in every round.</source>
        <translation>
            <numerusform>%n pierre à chaque manche.</numerusform>
            <numerusform>%n pierres à chaque manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at once.</source>
        <translation>%1, immédiatement.</translation>
    </message>
    <message numerus="yes">
        <source>Once: %n stone(s) for your store.</source>
        <translation>
            <numerusform>Une fois&#xa0;: %n pierre pour votre stock.</numerusform>
            <numerusform>Une fois&#xa0;: %n pierres pour votre stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n of the Sphinx cards you look at cost nothing; at least one is paid for.</source>
        <translation>
            <numerusform>Jusqu’à %n des cartes Sphinx que vous regardez est gratuite&#xa0;; au moins une se paie.</numerusform>
            <numerusform>Jusqu’à %n des cartes Sphinx que vous regardez sont gratuites&#xa0;; au moins une se paie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it on one of your fields for good: a red one is watered like a yellow one, a yellow one like a green one.</source>
        <translation>Posez-la pour de bon sur un de vos champs&#xa0;: un rouge est irrigué comme un jaune, un jaune comme un vert.</translation>
    </message>
    <message>
        <source>In feeding each stone you pay stands for 1 missing grain.</source>
        <translation>Au ravitaillement, chaque pierre que vous payez remplace 1 grain manquant.</translation>
    </message>
    <message>
        <source>Your ships may go to a camp where others lie; not to Heliopolis.</source>
        <translation>Vos bateaux peuvent aller à un camp où il y en a d’autres&#xa0;; pas à Héliopolis.</translation>
    </message>
    <message numerus="yes">
        <source>Once a round: pay %n stone(s), and a worker you choose gains 1 strength.</source>
        <translation>
            <numerusform>Une fois par manche&#xa0;: payez %n pierre, et un ouvrier de votre choix gagne 1 point de force.</numerusform>
            <numerusform>Une fois par manche&#xa0;: payez %n pierres, et un ouvrier de votre choix gagne 1 point de force.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a round: a worker you choose gains 1 strength.</source>
        <translation>Une fois par manche&#xa0;: un ouvrier de votre choix gagne 1 point de force.</translation>
    </message>
    <message numerus="yes">
        <source>Once: %n grain where it is missing.</source>
        <translation>
            <numerusform>Une fois&#xa0;: %n grain là où il manque.</numerusform>
            <numerusform>Une fois&#xa0;: %n grains là où il en manque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once: %n strength more in one building action, also at the Sphinx.</source>
        <translation>
            <numerusform>Une fois&#xa0;: %n point de force de plus dans une action de construction, au Sphinx aussi.</numerusform>
            <numerusform>Une fois&#xa0;: %n points de force de plus dans une action de construction, au Sphinx aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once: send two ships in one turn, one after the other.</source>
        <translation>Une fois&#xa0;: envoyez deux bateaux en un tour, l’un après l’autre.</translation>
    </message>
    <message>
        <source>Once a round a ship may go upstream; the next ones are counted from there.</source>
        <translation>Une fois par manche, un bateau peut aller vers l’amont&#xa0;; les suivants comptent à partir de là.</translation>
    </message>
    <message>
        <source>In each round you may take one card that is left on the river.</source>
        <translation>À chaque manche, vous pouvez prendre une carte restée sur le fleuve.</translation>
    </message>
    <message>
        <source>At each site with a ship of yours you may build before everybody else.</source>
        <translation>À chaque chantier où vous avez un bateau, vous pouvez construire avant tous les autres.</translation>
    </message>
    <message>
        <source>Once: two workers build together in one action.</source>
        <translation>Une fois&#xa0;: deux ouvriers construisent ensemble en une action.</translation>
    </message>
    <message>
        <source>Once: keep two of the Sphinx cards you look at.</source>
        <translation>Une fois&#xa0;: gardez deux des cartes Sphinx que vous regardez.</translation>
    </message>
    <message>
        <source>Once: a camp works twice for your ship; not Heliopolis.</source>
        <translation>Une fois&#xa0;: un camp travaille deux fois pour votre bateau&#xa0;; pas Héliopolis.</translation>
    </message>
    <message>
        <source>Once: your ship in reserve at a full site gets a place of its own.</source>
        <translation>Une fois&#xa0;: votre bateau en réserve sur un chantier plein obtient sa propre place.</translation>
    </message>
    <message>
        <source>+1 strength, at once: %1.</source>
        <comment>workers</comment>
        <translation>+1 force, immédiatement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>+1 strength each for two workers you choose, or +2 for one, at once.</source>
        <translation>+1 force pour deux ouvriers de votre choix, ou +2 pour un seul, immédiatement.</translation>
    </message>
    <message numerus="yes">
        <source>Once: sell up to %n stone(s) for 1 point each.</source>
        <translation>
            <numerusform>Une fois&#xa0;: vendez jusqu’à %n pierre pour 1 point chacune.</numerusform>
            <numerusform>Une fois&#xa0;: vendez jusqu’à %n pierres pour 1 point chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point for each stone you have in %1, at once.</source>
        <translation>1 point pour chaque pierre que vous avez dans %1, immédiatement.</translation>
    </message>
    <message>
        <source>At the end your tombs count %1 more.</source>
        <translation>À la fin, vos tombes comptent %1 de plus.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Effet permanent</translation>
    </message>
    <message>
        <source>Whenever you want</source>
        <translation>Quand vous voulez</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Effet immédiat</translation>
    </message>
    <message>
        <source>It feeds your workers in every round in which it is watered.</source>
        <translation>Il nourrit vos ouvriers à chaque manche où il est irrigué.</translation>
    </message>
    <message>
        <source>It delivers in every round, this one included.</source>
        <translation>Elle livre à chaque manche, celle-ci comprise.</translation>
    </message>
    <message>
        <source>It stays with you to the end and works in every round.</source>
        <translation>Elle reste à vous jusqu’à la fin et agit à chaque manche.</translation>
    </message>
    <message>
        <source>You play it once, when it suits you; then it leaves the game.</source>
        <translation>Vous la jouez une fois, quand cela vous convient&#xa0;; puis elle quitte le jeu.</translation>
    </message>
    <message>
        <source>It works when you take it, then it leaves the game.</source>
        <translation>Elle agit quand vous la prenez, puis elle quitte le jeu.</translation>
    </message>
    <message>
        <source>Rounds 1 and 2</source>
        <translation>Manches 1 et 2</translation>
    </message>
    <message>
        <source>Rounds 3 and 4</source>
        <translation>Manches 3 et 4</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Manche 5</translation>
    </message>
    <message>
        <source>Busy market</source>
        <translation>Marché actif</translation>
    </message>
    <message>
        <source>Tomb builder</source>
        <translation>Bâtisseur de tombes</translation>
    </message>
    <message>
        <source>Lasting powers</source>
        <translation>Pouvoirs durables</translation>
    </message>
    <message>
        <source>One in ten</source>
        <translation>La dîme</translation>
    </message>
    <message>
        <source>%1 if anybody has built %2.</source>
        <comment>points, a square</comment>
        <translation>%1 si quelqu’un a construit %2.</translation>
    </message>
    <message>
        <source>%1 if %2 are complete, whoever built them.</source>
        <comment>points, monuments</comment>
        <translation>%1 si %2 sont achevés, peu importe par qui.</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4 points if one, two, three or four players are at the end of %5.</source>
        <translation>%1, %2, %3 ou %4 points si un, deux, trois ou quatre joueurs ont parcouru %5 jusqu’au bout.</translation>
    </message>
    <message>
        <source>%1 if you have at least %2 stones in %3.</source>
        <comment>points, stones, a monument</comment>
        <translation>%1 si vous avez au moins %2 pierres dans %3.</translation>
    </message>
    <message>
        <source>%1 if you have at least %2 stones in each of the four monuments.</source>
        <translation>%1 si vous avez au moins %2 pierres dans chacun des quatre monuments.</translation>
    </message>
    <message>
        <source>%1 for each tomb you have taken.</source>
        <translation>%1 pour chaque tombe que vous avez prise.</translation>
    </message>
    <message>
        <source>As many points as your %1 has strength.</source>
        <comment>a worker</comment>
        <translation>Autant de points que votre %1 a de force.</translation>
    </message>
    <message>
        <source>%1 if your fields of printed colour %2 bear more than anybody else&apos;s.</source>
        <comment>points, a colour</comment>
        <translation>%1 si vos champs %2 produisent plus que ceux de tout autre joueur.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>fields</comment>
        <translation>verts</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>fields</comment>
        <translation>jaunes</translation>
    </message>
    <message>
        <source>red</source>
        <comment>fields</comment>
        <translation>rouges</translation>
    </message>
    <message>
        <source>%1 if your quarries deliver more than anybody else&apos;s.</source>
        <translation>%1 si vos carrières livrent plus que celles de tout autre joueur.</translation>
    </message>
    <message>
        <source>%1 if you are at the end of both tracks.</source>
        <translation>%1 si vous êtes au bout des deux pistes.</translation>
    </message>
    <message>
        <source>%1 if you are at the end of %2.</source>
        <comment>points, a track</comment>
        <translation>%1 si vous avez parcouru %2 jusqu’au bout.</translation>
    </message>
    <message>
        <source>%1 for each “always” card you have, fields and quarries aside.</source>
        <translation>%1 pour chaque carte à effet permanent que vous avez, hors champs et carrières.</translation>
    </message>
    <message>
        <source>Last of all: 1 point for every 10 you have.</source>
        <translation>En tout dernier&#xa0;: 1 point par tranche de 10 que vous avez.</translation>
    </message>
    <message>
        <source>A ship here takes the card.</source>
        <translation>Ici, un bateau prend la carte.</translation>
    </message>
    <message>
        <source>High obelisk</source>
        <translation>Haut obélisque</translation>
    </message>
    <message>
        <source>Deep tombs</source>
        <translation>Tombes profondes</translation>
    </message>
    <message>
        <source>High pyramid</source>
        <translation>Haute pyramide</translation>
    </message>
    <message>
        <source>Temple roof</source>
        <translation>Toit du temple</translation>
    </message>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obélisque et tombes</translation>
    </message>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pyramide et temple</translation>
    </message>
    <message>
        <source>Obelisk and temple</source>
        <translation>Obélisque et temple</translation>
    </message>
    <message>
        <source>Temple builder, %1</source>
        <comment>stones</comment>
        <translation>Bâtisseur du temple,&#xa0;%1</translation>
    </message>
    <message>
        <source>Pyramid builder, %1</source>
        <comment>stones</comment>
        <translation>Bâtisseur de la pyramide,&#xa0;%1</translation>
    </message>
    <message>
        <source>Obelisk builder, %1</source>
        <comment>stones</comment>
        <translation>Bâtisseur de l’obélisque,&#xa0;%1</translation>
    </message>
    <message>
        <source>Busy quarries</source>
        <translation>Carrières animées</translation>
    </message>
    <message>
        <source>A hand in everything</source>
        <translation>Partout à la fois</translation>
    </message>
    <message>
        <source>Strong %1</source>
        <comment>a worker</comment>
        <translation>Force&#xa0;: %1</translation>
    </message>
    <message>
        <source>Green harvest</source>
        <translation>Récolte verte</translation>
    </message>
    <message>
        <source>Yellow harvest</source>
        <translation>Récolte jaune</translation>
    </message>
    <message>
        <source>Red harvest</source>
        <translation>Récolte rouge</translation>
    </message>
    <message>
        <source>Rich quarries</source>
        <translation>Carrières riches</translation>
    </message>
    <message>
        <source>End of the quarry track</source>
        <translation>Bout de la piste de carrière</translation>
    </message>
    <message>
        <source>End of the market</source>
        <translation>Bout du marché</translation>
    </message>
    <message>
        <source>End of both tracks</source>
        <translation>Bout des deux pistes</translation>
    </message>
</context>
<context>
    <name>EgiziaEntry</name>
    <message>
        <source>2 to 4 players · ships</source>
        <translation>2–4 joueurs · bateaux</translation>
    </message>
    <message>
        <source>Send ships down the Nile, feed your workers, build what outlasts them.</source>
        <translation>Envoyez des bateaux sur le Nil, nourrissez vos ouvriers, construisez ce qui leur survivra.</translation>
    </message>
    <message>
        <source>Five rounds, about 60 minutes</source>
        <translation>Cinq manches, environ 60 minutes</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your Sphinx cards stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Le téléphone change de mains à chaque tour&#xa0;; vos cartes Sphinx restent cachées jusqu’à ce que vous le preniez. Le premier joueur est tiré au sort.</translation>
    </message>
</context>
<context>
    <name>EgiziaModel</name>
    <message>
        <source>“%1”</source>
        <comment>a card</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Sails to %1 and takes %2.</source>
        <translation>Navigue jusqu’à %1 et prend %2.</translation>
    </message>
    <message>
        <source>Sails to %1, where the camp works twice.</source>
        <translation>Navigue jusqu’à %1, où le camp travaille deux fois.</translation>
    </message>
    <message>
        <source>Sails to %1.</source>
        <translation>Navigue jusqu’à %1.</translation>
    </message>
    <message>
        <source>Keeps no Sphinx card.</source>
        <translation>Ne garde aucune carte Sphinx.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n Sphinx card(s).</source>
        <translation>
            <numerusform>Garde %n carte Sphinx.</numerusform>
            <numerusform>Garde %n cartes Sphinx.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps “%1”.</source>
        <translation>Garde «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%1 Puts %n back.</source>
        <comment>what is kept</comment>
        <translation>
            <numerusform>%1 En remet %n.</numerusform>
            <numerusform>%1 En remet %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finishes at %1.</source>
        <translation>Termine à %1.</translation>
    </message>
    <message>
        <source>Finishes at %1 and goes on in %2.</source>
        <translation>Termine à %1 et avance sur %2.</translation>
    </message>
    <message>
        <source>Leaves the flood as it is.</source>
        <translation>Laisse la crue telle quelle.</translation>
    </message>
    <message>
        <source>Lets the flood rise.</source>
        <translation>Fait monter la crue.</translation>
    </message>
    <message>
        <source>Lets the flood fall.</source>
        <translation>Fait baisser la crue.</translation>
    </message>
    <message>
        <source>Takes no card from the river.</source>
        <translation>Ne prend aucune carte du fleuve.</translation>
    </message>
    <message>
        <source>Goes short of grain.</source>
        <translation>Reste à court de grain.</translation>
    </message>
    <message>
        <source>Waits to build.</source>
        <translation>Attend pour construire.</translation>
    </message>
    <message>
        <source>Does not ask for another place.</source>
        <translation>Ne demande pas d’autre place.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Finit le tour.</translation>
    </message>
    <message>
        <source>Passes for this round.</source>
        <translation>Passe pour cette manche.</translation>
    </message>
    <message>
        <source>Plays %1 at %2.</source>
        <comment>a card, a site</comment>
        <translation>Joue %1 à %2.</translation>
    </message>
    <message>
        <source>Plays %1.</source>
        <comment>a card</comment>
        <translation>Joue %1.</translation>
    </message>
    <message>
        <source>The %1 joins in.</source>
        <comment>a worker</comment>
        <translation>Son %1 se joint au travail.</translation>
    </message>
    <message>
        <source>The %1 goes to work at %2.</source>
        <comment>a worker, a site</comment>
        <translation>Son %1 va travailler à %2.</translation>
    </message>
    <message>
        <source>Passes: no more ships in this round.</source>
        <translation>Passe&#xa0;: plus de bateaux dans cette manche.</translation>
    </message>
    <message>
        <source>Trains the %1.</source>
        <comment>a worker</comment>
        <translation>Renforce son %1.</translation>
    </message>
    <message>
        <source>Trains the %1 with %2.</source>
        <comment>a worker, a card</comment>
        <translation>Renforce son %1 avec %2.</translation>
    </message>
    <message>
        <source>Irrigates a field of %1 better.</source>
        <translation>Irrigue mieux un champ de %1.</translation>
    </message>
    <message>
        <source>Sells %1.</source>
        <translation>Vend %1.</translation>
    </message>
    <message>
        <source>Pays %1 for grain.</source>
        <translation>Paie %1 à la place du grain.</translation>
    </message>
    <message>
        <source>Builds %1 for %2.</source>
        <comment>a square, stones</comment>
        <translation>Construit %1 pour %2.</translation>
    </message>
    <message numerus="yes">
        <source>Looks at %n Sphinx card(s).</source>
        <translation>
            <numerusform>Regarde %n carte Sphinx.</numerusform>
            <numerusform>Regarde %n cartes Sphinx.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds nothing at %1.</source>
        <translation>Ne construit rien à %1.</translation>
    </message>
    <message>
        <source>Takes %1, which was left on the river.</source>
        <translation>Prend %1, restée sur le fleuve.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>what a move brought</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Turn order: %1.</source>
        <translation>Ordre du tour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tomb %1 is opened: %2.</source>
        <comment>its number, its value</comment>
        <translation>La tombe %1 est découverte&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Round %1: ten Nile cards are laid out.</source>
        <translation>Manche %1&#xa0;: dix cartes Nil sont disposées.</translation>
    </message>
    <message>
        <source>Drawn: “%1”.</source>
        <translation>Piochée&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>“%1, %2”</source>
        <comment>a card, what it gives</comment>
        <translation>«&#xa0;%1, %2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>EgiziaResult</name>
    <message>
        <source>The final scoring</source>
        <translation>Le décompte final</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>EgiziaReview</name>
    <message>
        <source>The monuments</source>
        <translation>Les monuments</translation>
    </message>
    <message>
        <source>The Nile</source>
        <translation>Le Nil</translation>
    </message>
</context>
<context>
    <name>EgiziaScore</name>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Victoire de %n point</numerusform>
            <numerusform>Victoire de %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 gagne de %n point</numerusform>
            <numerusform>%1 gagne de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 came to that square first and stands in front.</source>
        <translation>%1 a atteint cette case en premier et se tient devant.</translation>
    </message>
    <message>
        <source>Equal points: %1, %2 each.</source>
        <translation>Égalité de points&#xa0;: %1, %2 chacun.</translation>
    </message>
    <message>
        <source>You came to that square first and stand in front.</source>
        <translation>Vous avez atteint cette case en premier&#xa0;: vous êtes devant.</translation>
    </message>
    <message>
        <source>Victory by a hair</source>
        <translation>Victoire d’un cheveu</translation>
    </message>
    <message>
        <source>%1 wins by a hair</source>
        <translation>%1 gagne d’un cheveu</translation>
    </message>
</context>
<context>
    <name>EgiziaSeen</name>
    <message>
        <source>The last stone is laid.</source>
        <translation>La dernière pierre est posée.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
</context>
<context>
    <name>EgiziaStage</name>
    <message>
        <source>Last ships: %1</source>
        <translation>Derniers bateaux&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>EgiziaTable</name>
    <message>
        <source>Round %1 of 5. Phase %2 of 7: %3</source>
        <translation>Manche %1 sur 5. Phase %2 sur 7&#xa0;: %3</translation>
    </message>
    <message>
        <source>Your Sphinx cards stay hidden until then.</source>
        <translation>Vos cartes Sphinx restent cachées jusque-là.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>Tombs and Sphinx cards of the others count at the end.</source>
        <translation>Les tombes et les cartes Sphinx des autres comptent à la fin.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Points&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>EmailSheet</name>
    <message>
        <source>Keep your account safe</source>
        <translation>Protéger votre compte</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>With an e-mail and a password you find your matches and friends again on any phone. Nothing else changes.</source>
        <translation>Avec un e-mail et un mot de passe, vous retrouvez vos parties et vos amis sur n’importe quel téléphone. Rien d’autre ne change.</translation>
    </message>
    <message>
        <source>The matches and friends of that account appear here. What you have begun on this device without an account is taken along into it.</source>
        <translation>Les parties et les amis de ce compte apparaissent ici. Ce que vous avez commencé sur cet appareil sans compte y est repris.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <translation>nom@example.org</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>At least six characters</source>
        <translation>Au moins six caractères</translation>
    </message>
    <message>
        <source>We have sent an e-mail to %1.</source>
        <translation>Nous avons envoyé un e-mail à %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Link this e-mail</source>
        <translation>Associer cet e-mail</translation>
    </message>
    <message>
        <source>Forgot your password? E-mail me a link</source>
        <translation>Mot de passe oublié&#xa0;? M’envoyer un e-mail</translation>
    </message>
    <message>
        <source>Forgot your password? Enter your e-mail first</source>
        <translation>Mot de passe oublié&#xa0;? Entrez d’abord votre e-mail</translation>
    </message>
</context>
<context>
    <name>EmoteSheet</name>
    <message>
        <source>Send a greeting</source>
        <translation>Saluer</translation>
    </message>
</context>
<context>
    <name>EndChapter</name>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>The last stone or the last god</source>
        <translation>La dernière pierre ou la dernière divinité</translation>
    </message>
    <message>
        <source>The end begins at the instant when the &lt;b&gt;last Stone die&lt;/b&gt; leaves the supply or the &lt;b&gt;last card&lt;/b&gt; leaves the deck of gods.</source>
        <translation>La fin commence à l’instant où le &lt;b&gt;dernier dé Pierre&lt;/b&gt; quitte la réserve ou la &lt;b&gt;dernière carte&lt;/b&gt; la pioche des divinités.</translation>
    </message>
    <message>
        <source>The player who brought that about finishes the turn.</source>
        <translation>Le joueur qui l’a provoqué finit son tour.</translation>
    </message>
    <message>
        <source>Everybody else has exactly one more turn.</source>
        <translation>Tous les autres ont encore exactement un tour.</translation>
    </message>
    <message>
        <source>The player who brought it about has one last turn. Then the game is over.</source>
        <translation>Le joueur qui l’a provoqué a un dernier tour. Puis la partie est finie.</translation>
    </message>
    <message>
        <source>Only the first cause counts: a second one changes nothing.</source>
        <translation>Seule la première cause compte&#xa0;: une seconde ne change rien.</translation>
    </message>
    <message>
        <source>Gods may still lie in the row, and can be won until the last turn.</source>
        <translation>Des divinités peuvent encore être dans la rangée, et se gagner jusqu’au dernier tour.</translation>
    </message>
    <message>
        <source>Only the player on turn can bring the end about.</source>
        <translation>Seul le joueur dont c’est le tour peut provoquer la fin.</translation>
    </message>
    <message>
        <source>A Work turn that a Rest tile gives belongs to that Rest turn.</source>
        <translation>Un tour de Travail donné par une tuile Repos fait partie de ce tour de Repos.</translation>
    </message>
    <message>
        <source>The Fame at the end</source>
        <translation>La Gloire finale</translation>
    </message>
    <message>
        <source>Gods, Ennead, scarab, project</source>
        <translation>Divinités, Ennéade, scarabée, projet</translation>
    </message>
    <message>
        <source>To the Fame you have gained you add:</source>
        <translation>À la Gloire déjà gagnée, vous ajoutez&#xa0;:</translation>
    </message>
    <message>
        <source>the Fame of your &lt;b&gt;gods&lt;/b&gt;: Hathor 6, Maat 3, Amon, Mertseger, Min and Ptah 2 each, Aton, Hapy, Khepri and Sopdet 1 each;</source>
        <translation>la Gloire de vos &lt;b&gt;divinités&lt;/b&gt;&#xa0;: Hathor 6, Maât 3, Amon, Meretseger, Min et Ptah 2 chacun, Aton, Hâpy, Khépri et Sopdet 1 chacun&#xa0;;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;Ennead&lt;/b&gt;, by the number of its cards;</source>
        <translation>votre &lt;b&gt;Ennéade&lt;/b&gt;, selon le nombre de ses cartes&#xa0;;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;scarab&lt;/b&gt;, if it is Quartz or Obsidian;</source>
        <translation>votre &lt;b&gt;scarabée&lt;/b&gt;, si c’est Quartz ou Obsidienne&#xa0;;</translation>
    </message>
    <message>
        <source>your &lt;b&gt;project&lt;/b&gt;: 2 for each pair.</source>
        <translation>votre &lt;b&gt;projet&lt;/b&gt;&#xa0;: 2 par paire.</translation>
    </message>
    <message>
        <source>Cards of the Ennead</source>
        <translation>Cartes de l’Ennéade</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>Gods that were discarded or only lent count for nothing. The player with the most Fame wins, and earns the title of Great Architect.</source>
        <translation>Les divinités défaussées ou seulement prêtées ne comptent pas. Le joueur qui a le plus de Gloire gagne et reçoit le titre de Grand Architecte.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>Gained in the game</source>
        <translation>Gagnée pendant la partie</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maât</translation>
    </message>
    <message>
        <source>Three gods of the Ennead</source>
        <translation>Trois divinités de l’Ennéade</translation>
    </message>
    <message>
        <source>Quartz: Maat, Ra and the Ennead</source>
        <translation>Quartz&#xa0;: Maât, Ra et l’Ennéade</translation>
    </message>
    <message>
        <source>Project: four pairs</source>
        <translation>Projet&#xa0;: quatre paires</translation>
    </message>
    <message>
        <source>Equal Fame</source>
        <translation>Gloire égale</translation>
    </message>
    <message>
        <source>Who wins a tie</source>
        <translation>Qui gagne en cas d’égalité</translation>
    </message>
    <message>
        <source>With equal Fame, the player who has more resources on the board wins: Workers, Cats and Stone dice together. If that is equal too, the victory is shared.</source>
        <translation>À Gloire égale, gagne celui qui a le plus de ressources sur son plateau&#xa0;: Ouvriers, Chats et dés Pierre ensemble. Si c’est encore égal, la victoire est partagée.</translation>
    </message>
    <message>
        <source>A Great Architect, in the solo game, wins every tie.</source>
        <translation>Un Grand Architecte, en solo, gagne toutes les égalités.</translation>
    </message>
    <message>
        <source>When nothing moves</source>
        <translation>Quand rien ne bouge</translation>
    </message>
    <message>
        <source>A safeguard against endless games</source>
        <translation>Un garde-fou contre les parties sans fin</translation>
    </message>
    <message>
        <source>If three rounds pass in which no card is drawn, no Stone die leaves the supply, no tile is taken and nothing is built, the next player &lt;b&gt;must take a Rest tile&lt;/b&gt; that he or she can pay for. Neither Hapy nor the Emerald Scarab will do instead.</source>
        <translation>Si trois tours de table passent sans qu’aucune carte soit piochée, qu’aucun dé Pierre quitte la réserve, qu’aucune tuile soit prise ni que rien soit construit, le joueur suivant &lt;b&gt;doit prendre une tuile Repos&lt;/b&gt; qu’il peut payer. Ni Hâpy ni le Scarabée d’Émeraude n’en tiennent lieu.</translation>
    </message>
    <message>
        <source>If even that is impossible, the game is over at once and the Fame is counted.</source>
        <translation>Si même cela est impossible, la partie finit immédiatement et l’on compte la Gloire.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Stones, tombs, Sphinx cards, and who wins</source>
        <translation>Pierres, tombes, cartes Sphinx, et qui gagne</translation>
    </message>
    <message>
        <source>After the fifth round everybody counts, the highest turn tile first: the player who is in front begins. Each player does all three things before the next one does.</source>
        <translation>Après la cinquième manche chacun compte, la plus haute tuile de tour d’abord&#xa0;: le joueur en tête commence. Chaque joueur fait les trois choses avant que le suivant ne commence.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; On the fourth or fifth square of the quarry track two stones are worth 1 point. A single stone left over is worth nothing.</source>
        <translation>&lt;b&gt;Pierres.&lt;/b&gt; Sur la quatrième ou la cinquième case de la piste de carrière, deux pierres valent 1 point. La pierre restante ne vaut rien.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tombs.&lt;/b&gt; The values of your tombs are added up; the sum brings 2, 5 or 9 points.</source>
        <translation>&lt;b&gt;Tombes.&lt;/b&gt; Les valeurs de vos tombes s’additionnent&#xa0;; la somme rapporte 2, 5 ou 9 points.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sphinx cards.&lt;/b&gt; They are turned up one by one, in the order of their numbers. Each that has been fulfilled brings its points.</source>
        <translation>&lt;b&gt;Cartes Sphinx.&lt;/b&gt; Elles sont retournées une à une, dans l’ordre de leurs numéros. Chaque objectif rempli rapporte ses points.</translation>
    </message>
    <message>
        <source>Tombs: a sum of 1 to 10</source>
        <translation>Tombes&#xa0;: une somme de 1 à 10</translation>
    </message>
    <message>
        <source>11 to 20</source>
        <translation>De 11 à 20</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 ou plus</translation>
    </message>
    <message>
        <source>Three tasks: four own stones in the obelisk; the strength of the blue worker; lasting powers.</source>
        <translation>Trois objectifs&#xa0;: quatre pierres à soi dans l’obélisque&#xa0;; la force de l’ouvrier bleu&#xa0;; des pouvoirs durables.</translation>
    </message>
    <message>
        <source>7 stones, fourth square of the quarry track</source>
        <translation>7 pierres, quatrième case de la piste de carrière</translation>
    </message>
    <message>
        <source>Tombs worth 4 + 3 + 5</source>
        <translation>Tombes valant 4 + 3 + 5</translation>
    </message>
    <message>
        <source>Four own stones in the obelisk</source>
        <translation>Quatre pierres à soi dans l’obélisque</translation>
    </message>
    <message>
        <source>The blue worker has strength 5</source>
        <translation>L’ouvrier bleu a une force de 5</translation>
    </message>
    <message>
        <source>No card can be played any more.</source>
        <translation>Aucune carte ne peut plus être jouée.</translation>
    </message>
    <message>
        <source>Nile cards, strength and ships are worth nothing by themselves.</source>
        <translation>Les cartes Nil, la force et les bateaux ne valent rien par eux-mêmes.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>The player with the most points wins. A tie goes to the one that stands &lt;b&gt;in front&lt;/b&gt; on the score track: the one that came to that square earlier.</source>
        <translation>Le joueur qui a le plus de points gagne. En cas d’égalité, c’est celui qui est &lt;b&gt;devant&lt;/b&gt; sur la piste de score&#xa0;: celui qui est arrivé le premier sur cette case.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The forty-ninth tile</source>
        <translation>La quarante-neuvième tuile</translation>
    </message>
    <message>
        <source>The match ends at once when the last of the forty-nine places is filled. That is the fifteenth turn of the player who moves last; the other is left with one tile.</source>
        <translation>La partie finit dès que la dernière des quarante-neuf places est remplie. C’est le quinzième tour du joueur qui joue en dernier&#xa0;; à l’autre il reste une tuile.</translation>
    </message>
    <message>
        <source>The networks are counted, then the ankhs. The player with more points wins, and earns the title of &lt;b&gt;Great Architect&lt;/b&gt;. Equal points are a draw.</source>
        <translation>On compte les réseaux, puis les ankhs. Le joueur qui a le plus de points gagne et reçoit le titre de &lt;b&gt;Grand Architecte&lt;/b&gt;. À égalité de points, la partie est nulle.</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Cancelled</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>The match ended before its last move, so its points are not counted.</source>
        <translation>La partie s’est terminée avant son dernier coup&#xa0;: ses points ne comptent pas.</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>La graine a été copiée.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>This match does not go on</source>
        <translation>Cette partie ne continue pas</translation>
    </message>
    <message>
        <source>The server no longer has it for you. What was played can still be watched.</source>
        <translation>Elle n’est plus disponible pour vous sur le serveur. Ce qui a été joué peut encore être revu.</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Vous avez abandonné</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>EnneadChapter</name>
    <message>
        <source>Gods of the Ennead</source>
        <translation>Divinités de l’Ennéade</translation>
    </message>
    <message>
        <source>The Ennead</source>
        <translation>L’Ennéade</translation>
    </message>
    <message>
        <source>Ten gods that count together</source>
        <translation>Dix divinités qui comptent ensemble</translation>
    </message>
    <message>
        <source>Atum, Shu, Tefnut, Geb, Nut, Osiris, Seth, Isis, Nephthys and Horus have no power. Those you have lie in one stack, which is worth more with each card:</source>
        <translation>Atoum, Shou, Tefnout, Geb, Nout, Osiris, Seth, Isis, Nephthys et Horus n’ont aucun pouvoir. Celles que vous avez forment une pile, qui vaut plus à chaque carte&#xa0;:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>However high, the stack counts as &lt;b&gt;one god&lt;/b&gt;: at upkeep, for Aton, for the Quartz Scarab.</source>
        <translation>Si haute qu’elle soit, la pile compte pour &lt;b&gt;une seule divinité&lt;/b&gt;&#xa0;: au culte, pour Aton, pour le Scarabée de Quartz.</translation>
    </message>
    <message>
        <source>But if it is given up, all of it goes, never a single card.</source>
        <translation>Mais si on s’en sépare, elle part tout entière, jamais une seule carte.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab a god of the Ennead brings nothing.</source>
        <translation>Prêtée par le Scarabée d’Améthyste, une divinité de l’Ennéade n’apporte rien.</translation>
    </message>
    <message>
        <source>A Great Architect takes them before all other gods.</source>
        <translation>Un Grand Architecte les prend avant toute autre divinité.</translation>
    </message>
    <message>
        <source>No other price asks for a Worker. With Bastet a Cat will do.</source>
        <translation>Aucun autre prix ne demande d’Ouvrier. Avec Bastet, un Chat convient.</translation>
    </message>
    <message>
        <source>The 6 must be a Stone die: a Prayer die or a die of the Triad will not do.</source>
        <translation>Le 6 doit être un dé Pierre&#xa0;: un dé Prière ou un dé de la Triade ne convient pas.</translation>
    </message>
    <message>
        <source>With Bastet a Worker may stand for the Cat of the price.</source>
        <translation>Avec Bastet, un Ouvrier peut remplacer le Chat du prix.</translation>
    </message>
</context>
<context>
    <name>ExampleChapter</name>
    <message>
        <source>A round in pictures</source>
        <translation>Une manche en images</translation>
    </message>
    <message>
        <source>A whole round in pictures</source>
        <translation>Une manche complète en images</translation>
    </message>
    <message>
        <source>Ships, grain, stones, building, points</source>
        <translation>Bateaux, grain, pierres, construction, points</translation>
    </message>
    <message>
        <source>The first round of two players; you are lapis. You have workers of strength 1, 1 and 1, a foreman of 2, a field with 6 grain and 2 stones.</source>
        <translation>La première manche à deux joueurs&#xa0;; vous êtes lapis. Vous avez des ouvriers de force 1, 1 et 1, un contremaître de 2, un champ de 6 grains et 2 pierres.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Bateaux</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ombos&lt;/b&gt;: a quarry with 2 stones a round.</source>
        <translation>&lt;b&gt;Ombos&lt;/b&gt;&#xa0;: une carrière de 2 pierres par manche.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Thebae&lt;/b&gt;: the blue and the black worker gain 1 strength each.</source>
        <translation>&lt;b&gt;Thèbes&lt;/b&gt;&#xa0;: l’ouvrier bleu et le noir gagnent chacun 1 point de force.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;green field&lt;/b&gt; with 3 grain, further down.</source>
        <translation>Un &lt;b&gt;champ vert&lt;/b&gt; de 3 grains, plus en aval.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Amarna&lt;/b&gt;: the first place there, so you will build first.</source>
        <translation>&lt;b&gt;Amarna&lt;/b&gt;&#xa0;: la première place, vous y construirez donc d’abord.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alyi&lt;/b&gt;: 1 strength for a worker of your choice, the blue one, and 2 stones: you have 4.</source>
        <translation>&lt;b&gt;Alyi&lt;/b&gt;&#xa0;: +1 force pour un ouvrier de votre choix, le bleu, et 2 pierres&#xa0;: vous en avez 4.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Giza&lt;/b&gt;. Then you pass; nobody has to use all ships.</source>
        <translation>&lt;b&gt;Gizeh&lt;/b&gt;. Puis vous passez&#xa0;; personne n’est obligé d’utiliser tous ses bateaux.</translation>
    </message>
    <message>
        <source>Your first two ships. From here you may only go further down.</source>
        <translation>Vos deux premiers bateaux. D’ici, vous ne pouvez aller que plus en aval.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grain</translation>
    </message>
    <message>
        <source>Strength 3 + 2 + 1 + 2 = 8, grain 6 + 3 = 9: all are fed, and one grain is gone.</source>
        <translation>Force 3 + 2 + 1 + 2 = 8, grain 6 + 3 = 9&#xa0;: tous sont nourris, et un grain est perdu.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Stones before</source>
        <translation>Pierres avant</translation>
    </message>
    <message>
        <source>The quarry from the start</source>
        <translation>La carrière du début</translation>
    </message>
    <message>
        <source>The quarry of Ombos</source>
        <translation>La carrière d’Ombos</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>One number has three meanings: so much strength a square needs, so many stones it costs, so many points it brings. At Amarna the black worker and the foreman have strength 4: the first square of the obelisk, worth 1, and a tomb of 3. Then you choose a step in the grain market.</source>
        <translation>Un nombre a trois sens&#xa0;: la force qu’une case demande, les pierres qu’elle coûte, les points qu’elle rapporte. À Amarna, l’ouvrier noir et le contremaître ont une force de 4&#xa0;: la première case de l’obélisque, qui vaut 1, et une tombe de 3. Puis vous choisissez un pas au marché aux grains.</translation>
    </message>
    <message>
        <source>At Giza the blue worker has strength 3: three squares of the ground.</source>
        <translation>À Gizeh, l’ouvrier bleu a une force de 3&#xa0;: trois cases de la base.</translation>
    </message>
    <message>
        <source>Now a square of the second floor can be built, too.</source>
        <translation>Maintenant, une case du deuxième étage peut aussi être construite.</translation>
    </message>
    <message>
        <source>Amarna: stones paid, points won</source>
        <translation>Amarna&#xa0;: pierres payées, points gagnés</translation>
    </message>
    <message>
        <source>Giza: stones paid, points won</source>
        <translation>Gizeh&#xa0;: pierres payées, points gagnés</translation>
    </message>
    <message>
        <source>Site bonus for two sites</source>
        <translation>Prime pour deux chantiers</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>With 10 points you are in front: the other player gets turn tile 1 and sails first in the next round.</source>
        <translation>Avec 10 points, vous êtes devant&#xa0;: l’autre joueur reçoit la tuile de tour 1 et navigue d’abord à la manche suivante.</translation>
    </message>
    <message>
        <source>Two turns in pictures</source>
        <translation>Deux tours en images</translation>
    </message>
    <message>
        <source>A Work turn in pictures</source>
        <translation>Un tour de Travail en images</translation>
    </message>
    <message>
        <source>From the quarry to upkeep, with dice</source>
        <translation>De la carrière au culte, avec des dés</translation>
    </message>
    <message>
        <source>You have 4 Workers, 1 Cat, 1 Stone die and 5 Fame. In the row lie Heh, Isis and Ra.</source>
        <translation>Vous avez 4 Ouvriers, 1 Chat, 1 dé Pierre et 5&#xa0;Gloire. Dans la rangée se trouvent Heh, Isis et Ra.</translation>
    </message>
    <message>
        <source>Heh costs a 6 and any die.</source>
        <translation>Heh coûte un 6 et n’importe quel dé.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; Your Stone die goes to the quarry, to the four Prayer dice. There are five dice now.</source>
        <translation>&lt;b&gt;Pierres.&lt;/b&gt; Votre dé Pierre va à la carrière, avec les quatre dés Prière. Il y a maintenant cinq dés.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; You have 4 Workers, so you take four of the five: the Stone die and three Prayer dice.</source>
        <translation>&lt;b&gt;Dés.&lt;/b&gt; Vous avez 4 Ouvriers, vous prenez donc quatre des cinq&#xa0;: le dé Pierre et trois dés Prière.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>You roll 3, 6, 2 and 1. You choose the 1 and roll it again: 5.</source>
        <translation>Vous obtenez 3, 6, 2 et 1. Vous choisissez le 1 et le relancez&#xa0;: 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pray.&lt;/b&gt; You pay the 6 and the 2 for Heh. He is yours at once.</source>
        <translation>&lt;b&gt;Prier.&lt;/b&gt; Vous payez le 6 et le 2 pour Heh. Il est immédiatement à vous.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use a god.&lt;/b&gt; Heh brings 1 Fame: you have 6.</source>
        <translation>&lt;b&gt;Utiliser une divinité.&lt;/b&gt; Heh rapporte 1&#xa0;Gloire&#xa0;: vous en avez 6.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build.&lt;/b&gt; The Stone 3 goes to the ground of Cheops. It costs 1 Worker and brings 3: you have 9 Fame and 3 Workers.</source>
        <translation>&lt;b&gt;Construire.&lt;/b&gt; Le dé Pierre, un 3, va au sol de Khéops. Il coûte 1 Ouvrier et rapporte 3&#xa0;: vous avez 9&#xa0;Gloire et 3 Ouvriers.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Replace a god.&lt;/b&gt; You return the 5 and discard Ra. Isis slides to the right, and one new god comes in beside the deck, though there are two gaps.</source>
        <translation>&lt;b&gt;Congédier une divinité.&lt;/b&gt; Vous rendez le 5 et renvoyez Ra. Isis glisse vers la droite, et une nouvelle divinité entre près de la pioche, bien qu’il y ait deux vides.</translation>
    </message>
    <message>
        <source>The 3 on the ground of Cheops.</source>
        <translation>Le 3 au sol de Khéops.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upkeep.&lt;/b&gt; One god, and 3 Workers and 1 Cat: all is well. The row is filled up to three, and Heh is ready again.</source>
        <translation>&lt;b&gt;Culte.&lt;/b&gt; Une divinité, et 3 Ouvriers et 1 Chat&#xa0;: tout va bien. La rangée est complétée à trois, et Heh est de nouveau prêt.</translation>
    </message>
    <message>
        <source>A Rest turn in pictures</source>
        <translation>Un tour de Repos en images</translation>
    </message>
    <message>
        <source>A tile, what it gives, and when three go back</source>
        <translation>Une tuile, ce qu’elle donne, et quand trois repartent</translation>
    </message>
    <message>
        <source>You have 3 Workers and 1 Cat, and two Rest tiles lie in front of you. You rest and take “Worker and stone”.</source>
        <translation>Vous avez 3 Ouvriers et 1 Chat, et deux tuiles Repos sont devant vous. Vous vous reposez et prenez «&#xa0;Ouvrier et pierre&#xa0;».</translation>
    </message>
    <message>
        <source>It costs nothing and gives a Worker and a Stone die.</source>
        <translation>Elle ne coûte rien et donne un Ouvrier et un dé Pierre.</translation>
    </message>
    <message>
        <source>You take a Worker and a Stone die from the supply: 4 Workers, 1 Cat, 1 Stone die. Six of your eight spaces are filled, nothing has to go.</source>
        <translation>Vous prenez un Ouvrier et un dé Pierre dans la réserve&#xa0;: 4 Ouvriers, 1 Chat, 1 dé Pierre. Six de vos huit cases sont remplies, rien ne doit partir.</translation>
    </message>
    <message>
        <source>The tile lies in front of you: nobody else can take it.</source>
        <translation>La tuile est devant vous&#xa0;: personne d’autre ne peut la prendre.</translation>
    </message>
    <message>
        <source>It is your third. All three go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.</source>
        <translation>C’est la troisième. Toutes trois retournent à la rangée&#xa0;; puis la divinité la plus à droite est défaussée, les autres glissent à droite, et une carte est piochée.</translation>
    </message>
    <message>
        <source>In your next Work turn that Stone die goes to the quarry first: roll it, or somebody else will.</source>
        <translation>À votre prochain tour de Travail, ce dé Pierre va d’abord à la carrière&#xa0;: lancez-le, ou un autre le fera.</translation>
    </message>
</context>
<context>
    <name>ExamplePage</name>
    <message>
        <source>A whole turn in pictures</source>
        <translation>Un tour complet en images</translation>
    </message>
    <message>
        <source>Pawn, power, tile: step by step</source>
        <translation>Pion, pouvoir, tuile&#xa0;: étape par étape</translation>
    </message>
    <message>
        <source>You are lapis. One of your Workers stands at the left, a Worker of carnelian at the right.</source>
        <translation>Vous êtes lapis. Un de vos Ouvriers est à gauche, un Ouvrier de cornaline à droite.</translation>
    </message>
    <message>
        <source>1. Pawn</source>
        <translation>1. Pion</translation>
    </message>
    <message>
        <source>You place a second Worker. The bright network of four tiles is yours, and the tile bears a power: turn a corridor.</source>
        <translation>Vous placez un second Ouvrier. Le réseau clair de quatre tuiles est à vous, et la tuile porte un pouvoir&#xa0;: tourner un couloir.</translation>
    </message>
    <message>
        <source>2. Power</source>
        <translation>2. Pouvoir</translation>
    </message>
    <message>
        <source>You must use it. One third turns the second corridor: now it joins your network to carnelian&apos;s room. Two pawns against one: it is still yours.</source>
        <translation>Vous devez l’utiliser. Vous tournez d’un tiers le second couloir&#xa0;: il relie votre réseau à la salle de cornaline. Deux pions contre un&#xa0;: il reste à vous.</translation>
    </message>
    <message>
        <source>3. Tile</source>
        <translation>3. Tuile</translation>
    </message>
    <message>
        <source>You add a corridor in the gap of the second row. It joins one more room: eight tiles, five of them rooms.</source>
        <translation>Vous ajoutez un couloir dans le creux de la deuxième rangée. Il relie une salle de plus&#xa0;: huit tuiles, dont cinq salles.</translation>
    </message>
    <message>
        <source>Then you draw a tile, and it is carnelian&apos;s turn.</source>
        <translation>Puis vous piochez une tuile, et c’est à cornaline de jouer.</translation>
    </message>
</context>
<context>
    <name>ExtraRow</name>
    <message>
        <source>You may also play</source>
        <translation>Vous pouvez aussi jouer</translation>
    </message>
</context>
<context>
    <name>FameCount</name>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n Gloire</numerusform>
            <numerusform>%n Gloire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarBand</name>
    <message>
        <source>Send a greeting</source>
        <translation>Saluer</translation>
    </message>
</context>
<context>
    <name>FarGreeting</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FarMatch</name>
    <message>
        <source>Join the rematch</source>
        <translation>Rejoindre la revanche</translation>
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
        <translation>Continuer en ligne avec un ami</translation>
    </message>
    <message>
        <source>The match moves online as it stands.</source>
        <translation>La partie passe en ligne telle quelle.</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Reprendre votre place</translation>
    </message>
    <message>
        <source>Time is up: decide</source>
        <translation>Temps écoulé&#xa0;: décidez</translation>
    </message>
    <message>
        <source>Fill the empty seat</source>
        <translation>Occuper la place vide</translation>
    </message>
    <message>
        <source>Answer the proposal</source>
        <translation>Répondre à la proposition</translation>
    </message>
    <message>
        <source>Propose a draw</source>
        <translation>Proposer le nul</translation>
    </message>
    <message>
        <source>Propose to cancel</source>
        <translation>Proposer d’annuler la partie</translation>
    </message>
    <message>
        <source>Add friend, block, report</source>
        <translation>Ajouter, bloquer, signaler</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Not this one: its options need everybody around one phone.</source>
        <translation>Pas celle-ci&#xa0;: ses options exigent que tous soient autour d’un même téléphone.</translation>
    </message>
</context>
<context>
    <name>FarPeople</name>
    <message>
        <source>Add %1 to your friends</source>
        <translation>Ajouter %1 à vos amis</translation>
    </message>
</context>
<context>
    <name>FarProof</name>
    <message>
        <source>The whole match has not been published yet; as soon as it is, it is checked here.</source>
        <translation>La partie n’est pas encore entièrement publiée&#xa0;; dès qu’elle le sera, elle sera vérifiée ici.</translation>
    </message>
    <message>
        <source>Announced before the first move: %1</source>
        <translation>Annoncé avant le premier coup&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FarRow</name>
    <message>
        <source>Time is up</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Temps restant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>En attente d’envoi</translation>
    </message>
    <message>
        <source>Proposes a draw</source>
        <translation>Propose le nul</translation>
    </message>
    <message>
        <source>Proposes to cancel the match</source>
        <translation>Propose d’annuler la partie</translation>
    </message>
    <message>
        <source>New since your last visit</source>
        <translation>Du nouveau depuis votre dernière visite</translation>
    </message>
    <message>
        <source>A rematch is waiting</source>
        <translation>Une revanche vous attend</translation>
    </message>
</context>
<context>
    <name>FarRows</name>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n matches</source>
        <translation>
            <numerusform>Afficher %n partie</numerusform>
            <numerusform>Afficher les %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarScreen</name>
    <message>
        <source>This match was cancelled.</source>
        <translation>Cette partie a été annulée.</translation>
    </message>
    <message>
        <source>This phone lacks what playing with friends online needs.</source>
        <translation>Il manque à ce téléphone ce qu’il faut pour jouer en ligne avec des amis.</translation>
    </message>
</context>
<context>
    <name>FarSheets</name>
    <message>
        <source>Propose a draw?</source>
        <translation>Proposer le match nul&#xa0;?</translation>
    </message>
    <message>
        <source>Propose to cancel the match?</source>
        <translation>Proposer d’annuler la partie&#xa0;?</translation>
    </message>
    <message>
        <source>If all agree, the match ends and nobody has won.</source>
        <translation>Si tous sont d’accord, la partie s’arrête et personne n’a gagné.</translation>
    </message>
    <message>
        <source>If all agree, the match ends and counts for nobody.</source>
        <translation>Si tous sont d’accord, la partie s’arrête et ne compte pour personne.</translation>
    </message>
    <message>
        <source>Propose it</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>%1 proposes a draw</source>
        <translation>%1 propose le match nul</translation>
    </message>
    <message>
        <source>%1 proposes to cancel the match</source>
        <translation>%1 propose d’annuler la partie</translation>
    </message>
    <message>
        <source>If all agree, the match ends here.</source>
        <translation>Si tous sont d’accord, la partie s’arrête ici.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>%1. The time for this move has run out. What do you want to do?</source>
        <translation>%1. Le temps de ce coup est écoulé. Que faire&#xa0;?</translation>
    </message>
    <message>
        <source>Wait a little longer</source>
        <translation>Attendre encore un peu</translation>
    </message>
    <message>
        <source>Let an Architect play on</source>
        <translation>Laisser un Architecte continuer</translation>
    </message>
    <message>
        <source>The seat can be taken back at any time.</source>
        <translation>La place peut être reprise à tout moment.</translation>
    </message>
    <message>
        <source>Claim the victory</source>
        <translation>Réclamer la victoire</translation>
    </message>
    <message>
        <source>Cancel the match</source>
        <translation>Annuler la partie</translation>
    </message>
    <message>
        <source>It counts for nobody.</source>
        <translation>Elle ne compte pour personne.</translation>
    </message>
    <message>
        <source>Which Architect?</source>
        <translation>Quel Architecte&#xa0;?</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Niveau %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Abandonner&#xa0;?</translation>
    </message>
    <message>
        <source>An Architect plays on for you, and you cannot come back.</source>
        <translation>Un Architecte continue pour vous, et vous ne pouvez plus revenir.</translation>
    </message>
    <message>
        <source>The match ends, and the other has won.</source>
        <translation>La partie s’arrête, et l’autre personne a gagné.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>La partie s’arrête ici.</translation>
    </message>
    <message>
        <source>Claim the victory?</source>
        <translation>Réclamer la victoire&#xa0;?</translation>
    </message>
    <message>
        <source>Cancel the match?</source>
        <translation>Annuler la partie&#xa0;?</translation>
    </message>
    <message>
        <source>The match ends, and you have won. Nobody can play on.</source>
        <translation>La partie s’arrête, et vous avez gagné. Personne ne peut continuer.</translation>
    </message>
    <message>
        <source>The match ends and counts for nobody. Nobody can play on.</source>
        <translation>La partie s’arrête et ne compte pour personne. Personne ne peut continuer.</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>La réclamer</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
</context>
<context>
    <name>FarTable</name>
    <message>
        <source>%1 · time left: %2</source>
        <translation>%1 · temps restant&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation>Votre coup est en route</translation>
    </message>
    <message>
        <source>No network: your move is kept and sent later</source>
        <translation>Pas de connexion&#xa0;: votre coup est gardé et partira plus tard</translation>
    </message>
    <message>
        <source>A draw is proposed: waiting for the others</source>
        <translation>Match nul proposé&#xa0;: on attend les autres</translation>
    </message>
    <message>
        <source>Proposed to cancel the match: waiting for the others</source>
        <translation>Annulation proposée&#xa0;: on attend les autres</translation>
    </message>
    <message>
        <source>%1 proposes a draw</source>
        <translation>%1 propose le match nul</translation>
    </message>
    <message>
        <source>%1 proposes to cancel the match</source>
        <translation>%1 propose d’annuler la partie</translation>
    </message>
    <message>
        <source>Your move was not played. %1</source>
        <translation>Votre coup n’a pas été joué. %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n événement</numerusform>
            <numerusform>%n événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>%1 plays for you</source>
        <translation>%1 joue pour vous</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Time is up: %1</source>
        <translation>Temps écoulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
</context>
<context>
    <name>FeedSum</name>
    <message>
        <source>Grain: %1, needed: %2. Missing: %3. Points lost: %4.</source>
        <translation>Grain&#xa0;: %1, besoin&#xa0;: %2. Manque&#xa0;: %3. Points perdus&#xa0;: %4.</translation>
    </message>
    <message>
        <source>fed</source>
        <translation>nourris</translation>
    </message>
</context>
<context>
    <name>FieldsChapter</name>
    <message>
        <source>Nile cards: fields</source>
        <translation>Cartes Nil&#xa0;: champs</translation>
    </message>
    <message>
        <source>The step in the grain market comes when you take the card, once, even if the field is dry.</source>
        <translation>Le pas au marché aux grains vient quand vous prenez la carte, une fois, même si le champ est à sec.</translation>
    </message>
    <message>
        <source>The step on the quarry track comes when you take the card, once, even if the field is dry.</source>
        <translation>Le pas sur la piste de carrière vient quand vous prenez la carte, une fois, même si le champ est à sec.</translation>
    </message>
    <message>
        <source>The points come when you take the card, once, even if the field is dry.</source>
        <translation>Les points viennent quand vous prenez la carte, une fois, même si le champ est à sec.</translation>
    </message>
    <message>
        <source>The stones come when you take the card, once, even if the field is dry. No more than 25 can be had.</source>
        <translation>Les pierres viennent quand vous prenez la carte, une fois, même si le champ est à sec. On ne peut pas en avoir plus de 25.</translation>
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
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalMonuments</name>
    <message>
        <source>What was built</source>
        <translation>Ce qui a été construit</translation>
    </message>
</context>
<context>
    <name>FinalScore</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>FinalTrack</name>
    <message>
        <source>Score track: %1</source>
        <translation>Piste de score&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FinalWall</name>
    <message>
        <source>The wall</source>
        <translation>Le mur</translation>
    </message>
</context>
<context>
    <name>FinishedRow</name>
    <message>
        <source>%1, %2. Watch again</source>
        <translation>%1, %2. Revoir</translation>
    </message>
    <message>
        <source>More about this match</source>
        <translation>Plus sur cette partie</translation>
    </message>
</context>
<context>
    <name>ForbiddenPage</name>
    <message>
        <source>Forbidden</source>
        <translation>Interdite</translation>
    </message>
    <message>
        <source>No pawn may ever stand here</source>
        <translation>Aucun pion ne peut jamais s’y tenir</translation>
    </message>
    <message>
        <source>Forbidden tiles, a room and a corridor.</source>
        <translation>Tuiles interdites, une salle et un couloir.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on this tile: neither placed, nor moved there.</source>
        <translation>Aucun pion ne peut jamais se tenir sur cette tuile&#xa0;: ni placé, ni déplacé.</translation>
    </message>
    <message>
        <source>It belongs to its network like any other tile, and counts for its length.</source>
        <translation>Elle fait partie de son réseau comme toute autre tuile, et compte dans sa longueur.</translation>
    </message>
    <message>
        <source>A Forbidden room is a room: it is worth its point.</source>
        <translation>Une salle interdite reste une salle&#xa0;: elle vaut son point.</translation>
    </message>
    <message>
        <source>It may be turned by the power that fits it.</source>
        <translation>Elle peut être tournée par le pouvoir qui convient.</translation>
    </message>
</context>
<context>
    <name>FriendFigures</name>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulles</translation>
    </message>
</context>
<context>
    <name>FriendRow</name>
    <message numerus="yes">
        <source>%n match(es) under way</source>
        <translation>
            <numerusform>%n partie en cours</numerusform>
            <numerusform>%n parties en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>No match together yet</source>
        <translation>Pas encore de partie ensemble</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
    <message>
        <source>Blocked: cannot invite you or send you anything</source>
        <translation>Personne bloquée&#xa0;: elle ne peut ni vous inviter ni rien vous envoyer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost, %3 drawn</source>
        <translation>
            <numerusform>%n partie&#xa0;: gagnées %1, perdues %2, nulles %3</numerusform>
            <numerusform>%n parties&#xa0;: gagnées %1, perdues %2, nulles %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost</source>
        <translation>
            <numerusform>%n partie&#xa0;: gagnées %1, perdues %2</numerusform>
            <numerusform>%n parties&#xa0;: gagnées %1, perdues %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendSheet</name>
    <message>
        <source>Invite to a match</source>
        <translation>Inviter à une partie</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Débloquer</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>No invitations and no greetings from this person any more.</source>
        <translation>Plus d’invitations ni de messages de cette personne.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Signaler</translation>
    </message>
    <message>
        <source>Remove from your friends</source>
        <translation>Retirer de vos amis</translation>
    </message>
</context>
<context>
    <name>FriendsScreen</name>
    <message>
        <source>Friends</source>
        <translation>Amis</translation>
    </message>
    <message>
        <source>You are friends now.</source>
        <translation>Vous voilà amis.</translation>
    </message>
    <message>
        <source>Thank you. We will look into it.</source>
        <translation>Merci. Nous allons regarder cela.</translation>
    </message>
    <message>
        <source>Your friend code</source>
        <translation>Votre code ami</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Add me in Great Architects: my friend code is %1.</source>
        <translation>Ajoute-moi dans Great Architects&#xa0;: mon code ami est %1.</translation>
    </message>
    <message>
        <source>Add a friend by code</source>
        <translation>Ajouter un ami par son code</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Your friends</source>
        <translation>Vos amis</translation>
    </message>
    <message>
        <source>Nobody here yet. Whoever you play with can also be added from the match.</source>
        <translation>Encore personne ici. Vous pouvez aussi ajouter depuis la partie ceux avec qui vous jouez.</translation>
    </message>
</context>
<context>
    <name>GameChapter</name>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>De quoi s’agit-il</translation>
    </message>
    <message>
        <source>One to four architects roll dice, win the favour of gods and pile Stone dice into pyramids. The player with the most &lt;b&gt;Fame&lt;/b&gt; at the end wins.</source>
        <translation>Un à quatre architectes lancent des dés, gagnent la faveur des divinités et empilent des dés Pierre en pyramides. Le joueur qui a le plus de &lt;b&gt;Gloire&lt;/b&gt; à la fin gagne.</translation>
    </message>
    <message>
        <source>Cheops in the making: a stone rests on the ground or on four others.</source>
        <translation>Khéops en chantier&#xa0;: une pierre repose sur le sol ou sur quatre autres.</translation>
    </message>
    <message>
        <source>In your turn you do one of two things. You &lt;b&gt;work&lt;/b&gt;: a die for each of your Workers is rolled, and the dice win gods, build, and bring Fame. Or you &lt;b&gt;rest&lt;/b&gt;: a Rest tile fills your board with Workers, Cats and Stone dice.</source>
        <translation>À votre tour, vous choisissez entre deux actions. Vous &lt;b&gt;travaillez&lt;/b&gt;&#xa0;: on lance un dé pour chacun de vos Ouvriers, et les dés gagnent des divinités, construisent et rapportent de la Gloire. Ou vous vous &lt;b&gt;reposez&lt;/b&gt;&#xa0;: une tuile Repos remplit votre plateau d’Ouvriers, de Chats et de dés Pierre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Workers&lt;/b&gt; let you roll, and are spent to build.</source>
        <translation>Les &lt;b&gt;Ouvriers&lt;/b&gt; vous permettent de lancer des dés, et se dépensent pour construire.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cats&lt;/b&gt; turn a die up or down by 1.</source>
        <translation>Les &lt;b&gt;Chats&lt;/b&gt; montent ou descendent un dé de 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone dice&lt;/b&gt; become pyramids.</source>
        <translation>Les &lt;b&gt;dés Pierre&lt;/b&gt; deviennent des pyramides.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gods&lt;/b&gt; give powers and Fame, but if you have more gods than Workers and Cats, you lose one.</source>
        <translation>Les &lt;b&gt;divinités&lt;/b&gt; donnent des pouvoirs et de la Gloire, mais si vous avez plus de divinités que d’Ouvriers et de Chats, vous en perdez une.</translation>
    </message>
    <message>
        <source>The end comes when the last Stone die leaves the supply, or the last card the deck of gods.</source>
        <translation>La fin arrive quand le dernier dé Pierre quitte la réserve, ou la dernière carte la pioche des divinités.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>Pyramids, dice, tiles, gods</source>
        <translation>Pyramides, dés, tuiles, divinités</translation>
    </message>
    <message>
        <source>Two play on the pyramid of Cheops alone. With three there is Chephren too, with four also Mykerinos. What else lies there depends on the number of players:</source>
        <translation>À deux, on joue sur la seule pyramide de Khéops. À trois s’ajoute Khéphren, à quatre aussi Mykérinos. Le reste du matériel dépend du nombre de joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Stone dice in all</source>
        <translation>Dés Pierre en tout</translation>
    </message>
    <message>
        <source>Rest tiles in the row</source>
        <translation>Tuiles Repos dans la rangée</translation>
    </message>
    <message>
        <source>Gods put away unseen</source>
        <translation>Divinités écartées sans être vues</translation>
    </message>
    <message>
        <source>The four Prayer dice lie in the &lt;b&gt;quarry&lt;/b&gt;, the Stone dice in the supply.</source>
        <translation>Les quatre dés Prière sont dans la &lt;b&gt;carrière&lt;/b&gt;, les dés Pierre dans la réserve.</translation>
    </message>
    <message>
        <source>There is one card of each of the 38 gods. Three of them lie open in the row: the first at the right, the third beside the deck. Discarded gods never come back.</source>
        <translation>Il y a une carte pour chacune des 38 divinités. Trois sont visibles dans la rangée&#xa0;: la première à droite, la troisième à côté de la pioche. Les divinités défaussées ne reviennent jamais.</translation>
    </message>
    <message>
        <source>Everybody begins with &lt;b&gt;5 Fame&lt;/b&gt;, and with 4 Workers, 1 Stone die and 1 Cat on a board of eight spaces.</source>
        <translation>Chacun commence avec &lt;b&gt;5&#xa0;Gloire&lt;/b&gt;, et avec 4 Ouvriers, 1 dé Pierre et 1 Chat sur un plateau de huit cases.</translation>
    </message>
    <message>
        <source>Everybody is dealt a &lt;b&gt;project&lt;/b&gt;, which stays secret until the end. When you play alone, all projects lie open.</source>
        <translation>Chacun reçoit un &lt;b&gt;projet&lt;/b&gt;, qui reste secret jusqu’à la fin. En solo, tous les projets sont visibles.</translation>
    </message>
    <message>
        <source>Everybody is dealt two &lt;b&gt;scarabs&lt;/b&gt; and keeps one. The first player is drawn at random; from there on each in turn chooses.</source>
        <translation>Chacun reçoit deux &lt;b&gt;scarabées&lt;/b&gt; et en garde un. Le premier joueur est tiré au sort&#xa0;; à partir de lui, chacun choisit à son tour.</translation>
    </message>
    <message>
        <source>Work or rest</source>
        <translation>Travailler ou se reposer</translation>
    </message>
    <message>
        <source>The two kinds of turn</source>
        <translation>Les deux sortes de tour</translation>
    </message>
    <message>
        <source>When it is your turn you choose:</source>
        <translation>Quand c’est à vous, vous choisissez&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Work&lt;/b&gt;: your Stone dice go to the quarry, you roll dice and use them, then you keep your gods.</source>
        <translation>&lt;b&gt;Travail&lt;/b&gt;&#xa0;: vos dés Pierre vont à la carrière, vous lancez des dés et les utilisez, puis vient le culte de vos divinités.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest&lt;/b&gt;: you take a Rest tile and what it gives.</source>
        <translation>&lt;b&gt;Repos&lt;/b&gt;&#xa0;: vous prenez une tuile Repos et ce qu’elle donne.</translation>
    </message>
    <message>
        <source>You may work even without a Worker, unless nothing has moved for three rounds (see “When nothing moves”). You may rest only if you can pay for a tile, if you can use Hapy and have a resource to give, or if the Emerald Scarab finds an open tile with somebody else. The Fame of Bes counts for this.</source>
        <translation>Vous pouvez travailler même sans Ouvrier, sauf si rien n’a bougé depuis trois tours de table (voir «&#xa0;Quand rien ne bouge&#xa0;»). Vous ne pouvez vous reposer que si vous pouvez payer une tuile, si vous pouvez utiliser Hâpy en donnant une ressource, ou si le Scarabée d’Émeraude trouve une tuile visible chez un autre joueur. La Gloire de Bès compte pour cela.</translation>
    </message>
    <message>
        <source>What something costs is paid in full before anything is gained.</source>
        <translation>Ce que coûte une chose se paie en entier avant tout gain.</translation>
    </message>
    <message>
        <source>What happens to several players at once happens to the player on turn first, then to the others in turn order.</source>
        <translation>Ce qui arrive à plusieurs joueurs à la fois arrive d’abord au joueur dont c’est le tour, puis aux autres dans l’ordre du tour.</translation>
    </message>
    <message>
        <source>Two to four master builders send their ships down the Nile. On the way they take fields, quarries and help of every kind, and train their workers. At three building sites strength and stones turn into monuments, and monuments into &lt;b&gt;points&lt;/b&gt;.</source>
        <translation>Deux à quatre maîtres bâtisseurs envoient leurs bateaux sur le Nil, vers l’aval. En chemin ils prennent des champs, des carrières et des aides de toute sorte, et renforcent leurs ouvriers. Sur trois chantiers, la force et les pierres deviennent des monuments, et les monuments des &lt;b&gt;points&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Cards lie on the bends of one bank, camps and sites on the other. Ships only ever go on downstream.</source>
        <translation>Les cartes sont aux méandres d’une rive, les camps et les chantiers à ceux de l’autre. Les bateaux ne vont jamais que vers l’aval.</translation>
    </message>
    <message>
        <source>A match has &lt;b&gt;five rounds&lt;/b&gt;. In each, you place ships one by one, and never behind your own last one: whoever hurries on leaves much behind, whoever dawdles finds places taken.</source>
        <translation>Une partie a &lt;b&gt;cinq manches&lt;/b&gt;. Dans chacune, vous placez des bateaux un à un, et jamais derrière votre propre dernier&#xa0;: qui se hâte laisse beaucoup derrière soi, qui traîne trouve des places prises.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;card&lt;/b&gt; is yours: a field, a quarry, a lasting power, or help for a single use.</source>
        <translation>Une &lt;b&gt;carte&lt;/b&gt; est à vous&#xa0;: un champ, une carrière, un pouvoir durable ou une aide à usage unique.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;camp&lt;/b&gt; makes workers stronger, or moves you on along the two tracks.</source>
        <translation>Un &lt;b&gt;camp&lt;/b&gt; rend des ouvriers plus forts, ou vous fait avancer sur les deux pistes.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;site&lt;/b&gt; lets you build there in this round.</source>
        <translation>Un &lt;b&gt;chantier&lt;/b&gt; vous permet d’y construire dans cette manche.</translation>
    </message>
    <message>
        <source>Then the workers must be fed: the stronger they are, the more they build, and the more they eat. Grain that is missing costs points. New stones come from the quarries, and at the sites everybody builds in the order in which the ships came.</source>
        <translation>Puis il faut nourrir les ouvriers&#xa0;: plus ils sont forts, plus ils construisent, et plus ils mangent. Le grain qui manque coûte des points. De nouvelles pierres viennent des carrières, et sur les chantiers chacun construit dans l’ordre d’arrivée des bateaux.</translation>
    </message>
    <message>
        <source>After the fifth round stones, tombs and secret Sphinx cards may bring more. The player with the most points wins.</source>
        <translation>Après la cinquième manche, pierres, tombes et cartes Sphinx secrètes peuvent en rapporter d’autres. Le joueur qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Before the first ship</source>
        <translation>Avant le premier bateau</translation>
    </message>
    <message>
        <source>What everybody begins with</source>
        <translation>Ce que chacun a au départ</translation>
    </message>
    <message>
        <source>Everybody begins with the same board:</source>
        <translation>Tous commencent avec le même plateau&#xa0;:</translation>
    </message>
    <message>
        <source>Three workers of strength 1, and the foreman of strength 2.</source>
        <translation>Trois ouvriers de force 1, et le contremaître de force 2.</translation>
    </message>
    <message>
        <source>A green field with 6 grain, and a quarry with 3 stones a round.</source>
        <translation>Un champ vert de 6 grains, et une carrière de 3 pierres par manche.</translation>
    </message>
    <message>
        <source>Eight &lt;b&gt;ships&lt;/b&gt;, and no cards but these two.</source>
        <translation>Huit &lt;b&gt;bateaux&lt;/b&gt;, et aucune carte hormis ces deux-là.</translation>
    </message>
    <message>
        <source>A marker on the first square of the &lt;b&gt;quarry track&lt;/b&gt; and of the &lt;b&gt;grain market&lt;/b&gt;.</source>
        <translation>Un marqueur sur la première case de la &lt;b&gt;piste de carrière&lt;/b&gt; et du &lt;b&gt;marché aux grains&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;turn tiles&lt;/b&gt; are drawn at random. Players who sail later have more stones to begin with, and stand further in front on the score track, at 0 points: of two on one square, the one that came there earlier is in front.</source>
        <translation>Les &lt;b&gt;tuiles de tour&lt;/b&gt; sont tirées au sort. Les joueurs qui naviguent plus tard ont plus de pierres au début et sont plus en avant sur la piste de score, à 0 point&#xa0;: de deux sur une même case, celui qui y est arrivé le premier est devant.</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Tuile de tour</translation>
    </message>
    <message>
        <source>Stones at the start</source>
        <translation>Pierres au départ</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Seven phases, five times</source>
        <translation>Sept phases, cinq fois</translation>
    </message>
    <message>
        <source>Every round has the same seven phases. You decide something in Ships and in Building, and now and then in Grain; the others go by themselves.</source>
        <translation>Chaque manche a les sept mêmes phases. Vous décidez à Bateaux et à Construction, et parfois à Grain&#xa0;; les autres se font automatiquement.</translation>
    </message>
    <message>
        <source>The seven phases in their order.</source>
        <translation>Les sept phases dans leur ordre.</translation>
    </message>
    <message>
        <source>You act only when the game asks you to. After the phase Order of the fifth round comes the final scoring.</source>
        <translation>Vous n’agissez que lorsque le jeu vous le demande. Après la phase Ordre de la cinquième manche vient le décompte final.</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Visible et secret</translation>
    </message>
    <message>
        <source>What everybody sees, and what only you know</source>
        <translation>Ce que tout le monde voit, et ce qui reste secret</translation>
    </message>
    <message>
        <source>what the others see</source>
        <translation>ce que voient les autres</translation>
    </message>
    <message>
        <source>what you see</source>
        <translation>ce que vous voyez</translation>
    </message>
    <message>
        <source>A Sphinx card that you have kept.</source>
        <translation>Une carte Sphinx que vous avez gardée.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: boards, stones, strength, all Nile cards that somebody has, the cards on the river, and the points.</source>
        <translation>Presque tout est visible&#xa0;: plateaux, pierres, force, toutes les cartes Nil que quelqu’un possède, les cartes sur le fleuve, et les points.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;Sphinx cards&lt;/b&gt;. Others see how many you have. They are turned up in the final scoring, one by one.</source>
        <translation>Vos &lt;b&gt;cartes Sphinx&lt;/b&gt;. Les autres voient combien vous en avez. Elles sont retournées au décompte final, une à une.</translation>
    </message>
    <message>
        <source>The Sphinx cards you looked at and put back: you alone know them, and that they lie at the bottom.</source>
        <translation>Les cartes Sphinx que vous avez regardées et remises&#xa0;: personne d’autre ne les connaît ni ne sait qu’elles sont au fond.</translation>
    </message>
    <message>
        <source>Tombs that are face down, and the eight that were put away.</source>
        <translation>Les tombes face cachée, et les huit qui ont été écartées.</translation>
    </message>
    <message>
        <source>The Nile cards that have not come to the river yet.</source>
        <translation>Les cartes Nil qui ne sont pas encore venues sur le fleuve.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Les Architectes, les joueurs que l’application fait jouer, n’en savent pas plus que vous à leur place.</translation>
    </message>
    <message>
        <source>The revision of 2010</source>
        <translation>La révision de 2010</translation>
    </message>
    <message>
        <source>Two rules that can be chosen before</source>
        <translation>Deux règles à choisir avant la partie</translation>
    </message>
    <message>
        <source>The game appeared, and was revised soon after. Two points of that revision can be chosen when a match is set up, each by itself. Without them the first edition is played.</source>
        <translation>Le jeu a paru, et a été révisé peu après. Deux points de cette révision peuvent être choisis avant une partie, chacun séparément. Sans eux, on joue la première édition.</translation>
    </message>
    <message>
        <source>A Sphinx card to begin with</source>
        <translation>Une carte Sphinx pour commencer</translation>
    </message>
    <message>
        <source>&lt;b&gt;None:&lt;/b&gt; everybody begins without a Sphinx card.</source>
        <translation>&lt;b&gt;Aucune&#xa0;:&lt;/b&gt; chacun commence sans carte Sphinx.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One:&lt;/b&gt; before the first round everybody draws one Sphinx card, in the order of the turn tiles, and keeps it.</source>
        <translation>&lt;b&gt;Une&#xa0;:&lt;/b&gt; avant la première manche chacun pioche une carte Sphinx, dans l’ordre des tuiles de tour, et la garde.</translation>
    </message>
    <message>
        <source>The card left over</source>
        <translation>La carte restante</translation>
    </message>
    <message>
        <source>This card alone is concerned.</source>
        <translation>Seule cette carte est concernée.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At the end of the round:&lt;/b&gt; its owner may take a card that is left on the river when the new turn tiles have been given out.</source>
        <translation>&lt;b&gt;À la fin de la manche&#xa0;:&lt;/b&gt; son propriétaire peut prendre une carte restée sur le fleuve quand les nouvelles tuiles de tour ont été données.</translation>
    </message>
    <message>
        <source>&lt;b&gt;After sailing:&lt;/b&gt; the owner takes it as soon as everybody has passed. So a field or quarry from there already counts in this round.</source>
        <translation>&lt;b&gt;Après la navigation&#xa0;:&lt;/b&gt; le propriétaire la prend dès que tous ont passé. Un champ ou une carrière qui en vient compte donc déjà dans cette manche.</translation>
    </message>
    <message>
        <source>The Nile in a minute</source>
        <translation>Le Nil en une minute</translation>
    </message>
    <message>
        <source>The pyramids in a minute</source>
        <translation>Les pyramides en une minute</translation>
    </message>
    <message>
        <source>Workers, Cats, Stone dice</source>
        <translation>Ouvriers, Chats, dés Pierre</translation>
    </message>
    <message>
        <source>Your resources: what each is for, where it comes from</source>
        <translation>Vos ressources&#xa0;: à quoi elles servent, d’où elles viennent</translation>
    </message>
    <message>
        <source>Workers, Cats and Stone dice are your &lt;b&gt;resources&lt;/b&gt;. They lie on your board, which has eight spaces. Rest tiles and some gods bring them.</source>
        <translation>Les Ouvriers, les Chats et les dés Pierre sont vos &lt;b&gt;ressources&lt;/b&gt;. Elles sont sur votre plateau, qui a huit cases. Les tuiles Repos et certaines divinités en apportent.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Workers&lt;/b&gt;: each lets you take a die in a Work turn, and is not spent by that. Building spends them. They go back to the supply.</source>
        <translation>&lt;b&gt;Ouvriers&lt;/b&gt;&#xa0;: chacun vous permet de prendre un dé dans un tour de Travail, sans être dépensé. Ils se dépensent pour construire. Ils retournent à la réserve.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cats&lt;/b&gt;: each turns one die up or down by 1, and some gods ask for one. They go back to the supply.</source>
        <translation>&lt;b&gt;Chats&lt;/b&gt;&#xa0;: chacun monte ou descend un dé de 1, et certaines divinités en demandent un. Ils retournent à la réserve.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone dice&lt;/b&gt;: at the start of a Work turn they leave your board for the quarry, where anybody may roll them. Built on a pyramid they stay for good.</source>
        <translation>&lt;b&gt;Dés Pierre&lt;/b&gt;&#xa0;: au début d’un tour de Travail, ils quittent votre plateau pour la carrière, où chacun peut les lancer. Construits sur une pyramide, ils y restent.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;supply&lt;/b&gt; is what nobody has yet. The &lt;b&gt;quarry&lt;/b&gt; holds the dice that are rolled: four Prayer dice and the Stone dice that have come into play.</source>
        <translation>La &lt;b&gt;réserve&lt;/b&gt;, c’est ce que personne n’a encore. La &lt;b&gt;carrière&lt;/b&gt; contient les dés à lancer&#xa0;: quatre dés Prière et les dés Pierre entrés en jeu.</translation>
    </message>
    <message>
        <source>Where a resource has to be given or chosen, it must be one that you have, or one that the supply has.</source>
        <translation>Quand il faut donner ou choisir une ressource, ce doit être une que vous avez, ou une que la réserve contient.</translation>
    </message>
    <message>
        <source>Now and then something must be settled first: paying part by part, choosing a resource, giving up what does not fit, rolling the chosen dice, or the question of the Pearl Scarab.</source>
        <translation>Parfois, il faut d’abord régler quelque chose&#xa0;: payer partie par partie, choisir une ressource, défausser ce qui déborde, lancer les dés choisis, ou répondre au Scarabée de Perle.</translation>
    </message>
    <message>
        <source>Your project: only you see it until the end.</source>
        <translation>Votre projet&#xa0;: personne d’autre ne le voit jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: boards and what is on them, scarabs, gods, dice, Rest tiles, the pyramids, and the gods that were discarded.</source>
        <translation>Presque tout est visible&#xa0;: les plateaux et ce qui s’y trouve, les scarabées, les divinités, les dés, les tuiles Repos, les pyramides et les divinités défaussées.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;projects&lt;/b&gt; of the others. They are turned up when the match is over. When you play alone, all projects lie open.</source>
        <translation>Les &lt;b&gt;projets&lt;/b&gt; des autres. Ils sont révélés à la fin de la partie. En solo, tous les projets sont visibles.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;deck&lt;/b&gt; of gods, and the gods that were put away before the match.</source>
        <translation>La &lt;b&gt;pioche&lt;/b&gt; des divinités, et celles qui ont été écartées avant la partie.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>Go on learning it</source>
        <translation>Continuer à l’apprendre</translation>
    </message>
    <message>
        <source>Learn it again by playing</source>
        <translation>L’apprendre à nouveau en jouant</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>L’apprendre en jouant</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un autre jeu</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>The final scoring</source>
        <translation>Le décompte final</translation>
    </message>
    <message>
        <source>The match is ready to be shared.</source>
        <translation>La partie est prête à être partagée.</translation>
    </message>
    <message>
        <source>The match was copied. Paste it wherever you like.</source>
        <translation>La partie a été copiée. Collez-la où vous voulez.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Learn %1 in five minutes</source>
        <translation>Apprenez %1 en cinq minutes</translation>
    </message>
    <message>
        <source>The scribe goes on where you left.</source>
        <translation>Le scribe reprend là où vous en étiez.</translation>
    </message>
    <message>
        <source>A scribe shows you, move by move, at the real table.</source>
        <translation>Un scribe vous guide, coup par coup, à la vraie table.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Undo your last move?</source>
        <translation>Annuler votre dernier coup&#xa0;?</translation>
    </message>
    <message>
        <source>What was answered since is undone with it. From then on this match is practice: it does not count in your statistics.</source>
        <translation>Ce qui a suivi est annulé avec lui. Dès lors, cette partie est un entraînement&#xa0;: elle ne compte pas dans vos statistiques.</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>Pass for this round?</source>
        <translation>Passer pour cette manche&#xa0;?</translation>
    </message>
    <message>
        <source>Keep no card?</source>
        <translation>Ne garder aucune carte&#xa0;?</translation>
    </message>
    <message>
        <source>Build nothing at %1?</source>
        <translation>Ne rien bâtir à %1&#xa0;?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>Your %n remaining ship(s) will not sail in this round. The others go on without you.</source>
        <translation>
            <numerusform>Votre bateau restant ne partira pas dans cette manche. Les autres continuent sans vous.</numerusform>
            <numerusform>Vos %n bateaux restants ne partiront pas dans cette manche. Les autres continuent sans vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the cards you have paid for go back.</source>
        <translation>Toutes les cartes que vous avez payées repartent.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) for them.</source>
        <translation>
            <numerusform>Vous recevez %n point en échange.</numerusform>
            <numerusform>Vous recevez %n points en échange.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ship goes home at once. It builds nothing here, and brings no points for this site.</source>
        <translation>Votre bateau rentre immédiatement. Il ne bâtit rien ici et ne rapporte aucun point pour ce chantier.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)?</source>
        <translation>
            <numerusform>Piocher %n carte&#xa0;?</numerusform>
            <numerusform>Piocher %n cartes&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n stone(s). Cards that have been seen cannot be given back.</source>
        <translation>
            <numerusform>Vous payez %n pierre. Les cartes vues ne peuvent pas être rendues.</numerusform>
            <numerusform>Vous payez %n pierres. Les cartes vues ne peuvent pas être rendues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Piocher %n carte</numerusform>
            <numerusform>Piocher %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>God</name>
    <message>
        <source>Atum</source>
        <translation>Atoum</translation>
    </message>
    <message>
        <source>Shu</source>
        <translation>Shou</translation>
    </message>
    <message>
        <source>Tefnut</source>
        <translation>Tefnout</translation>
    </message>
    <message>
        <source>Geb</source>
        <translation>Geb</translation>
    </message>
    <message>
        <source>Nut</source>
        <translation>Nout</translation>
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
        <translation>Khnoum</translation>
    </message>
    <message>
        <source>Satis</source>
        <translation>Satis</translation>
    </message>
    <message>
        <source>Anuket</source>
        <translation>Anouket</translation>
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
        <translation>Bès</translation>
    </message>
    <message>
        <source>Hapy</source>
        <translation>Hâpy</translation>
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
        <translation>Khépri</translation>
    </message>
    <message>
        <source>Khonsu</source>
        <translation>Khonsou</translation>
    </message>
    <message>
        <source>Maat</source>
        <translation>Maât</translation>
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
        <translation>Montou</translation>
    </message>
    <message>
        <source>Mut</source>
        <translation>Mout</translation>
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
        <translation>Toutes vos divinités de l’Ennéade forment une pile, et comptent pour une seule divinité au culte, pour Aton et pour le Scarabée de Quartz.</translation>
    </message>
    <message>
        <source>You use the die while you pay, for anything that a Prayer die of that value could pay for. It is never built.</source>
        <translation>Le dé s’utilise au moment de payer, pour tout ce qu’un dé Prière de cette valeur pourrait payer. Il n’est jamais construit.</translation>
    </message>
    <message>
        <source>Cats, the Golden Cat and Amon cannot change it, and it cannot be rolled again.</source>
        <translation>Les Chats, le Chat d’or et Amon ne peuvent pas le changer, et il ne peut pas être relancé.</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Prix&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>GodRow</name>
    <message>
        <source>%1, costs %2</source>
        <translation>%1, coûte %2</translation>
    </message>
    <message>
        <source>you can pay it</source>
        <translation>vous pouvez payer</translation>
    </message>
</context>
<context>
    <name>GodSheet</name>
    <message>
        <source>In the row</source>
        <translation>Dans la rangée</translation>
    </message>
    <message>
        <source>Your god</source>
        <translation>Votre divinité</translation>
    </message>
    <message>
        <source>A god</source>
        <translation>Une divinité</translation>
    </message>
    <message>
        <source>The more gods of the Ennead you have, the more Fame they bring at the end.</source>
        <translation>Plus vous avez de divinités de l’Ennéade, plus elles rapportent de Gloire à la fin.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Take it free</source>
        <translation>Prendre sans payer</translation>
    </message>
    <message>
        <source>Pray</source>
        <translation>Prier</translation>
    </message>
    <message>
        <source>Use the power</source>
        <translation>Activer le pouvoir</translation>
    </message>
    <message>
        <source>uses your chosen dice first</source>
        <translation>vos dés choisis d’abord</translation>
    </message>
    <message>
        <source>Borrow for 1 die</source>
        <translation>Emprunter pour 1 dé</translation>
    </message>
    <message>
        <source>Replace for 1 die</source>
        <translation>Congédier pour 1 dé</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>You give: %1.</source>
        <translation>Vous donnez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Congédier %1&#xa0;?</translation>
    </message>
    <message>
        <source>%1 goes and another god comes.</source>
        <translation>%1 part et une autre divinité arrive.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Congédier %1</translation>
    </message>
    <message>
        <source>Call on %1?</source>
        <translation>Invoquer %1&#xa0;?</translation>
    </message>
    <message>
        <source>A new die is rolled at once.</source>
        <translation>Un nouveau dé est lancé immédiatement.</translation>
    </message>
    <message>
        <source>Call on %1</source>
        <translation>Invoquer %1</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Pass the phone to %1</source>
        <translation>Passez le téléphone à %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>What is secret stays hidden until then.</source>
        <translation>Ce qui est secret reste caché jusque-là.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>Empty place</source>
        <translation>Place vide</translation>
    </message>
    <message>
        <source>Hidden tile</source>
        <translation>Tuile cachée</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Tourner</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>It is the only move there is.</source>
        <translation>C’est le seul coup possible.</translation>
    </message>
    <message>
        <source>It nearly decides the match: you win %1 of 100 games like this.</source>
        <translation>Ce coup décide presque de la partie&#xa0;: vous gagnez %1 parties semblables sur 100.</translation>
    </message>
    <message>
        <source>Others are as good: none of them wins more often.</source>
        <translation>D’autres valent autant&#xa0;: aucun ne gagne plus souvent.</translation>
    </message>
    <message>
        <source>It brings you more points than the next best, about %1.</source>
        <translation>Il vous apporte plus de points que le suivant&#xa0;: environ %1.</translation>
    </message>
    <message>
        <source>It brings you more points, about %1, and your strongest rival fewer, about %2.</source>
        <translation>Il vous apporte plus de points, environ %1, et moins à votre plus fort adversaire, environ %2.</translation>
    </message>
    <message>
        <source>It brings no more points now, but leaves you in a better position than the second choice.</source>
        <translation>Il ne rapporte pas plus maintenant, mais vous laisse en meilleure position que le second choix.</translation>
    </message>
    <message>
        <source>Your strongest rival scores fewer points, about %1.</source>
        <translation>Votre plus fort adversaire marque moins de points&#xa0;: environ %1.</translation>
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
        <translation>%1, à votre place&#xa0;:</translation>
    </message>
    <message>
        <source>%1 looks at your position.</source>
        <translation>%1 regarde votre position.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer ce coup</translation>
    </message>
</context>
<context>
    <name>HistoryDrawer</name>
    <message>
        <source>History</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>Copied: paste it wherever you like.</source>
        <translation>Copié&#xa0;: collez-le où vous voulez.</translation>
    </message>
    <message>
        <source>No match has been finished yet</source>
        <translation>Aucune partie terminée pour l’instant</translation>
    </message>
    <message>
        <source>Every match you finish is kept here, move by move.</source>
        <translation>Chaque partie que vous terminez est gardée ici, coup par coup.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Voir plus</translation>
    </message>
    <message>
        <source>The match is in your history.</source>
        <translation>La partie est dans votre historique.</translation>
    </message>
    <message>
        <source>Remove this match?</source>
        <translation>Effacer cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Elle ne pourra pas être récupérée.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Effacer</translation>
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
        <translation>Jeux de société de l’Égypte antique</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>HomeMatches</name>
    <message>
        <source>With friends</source>
        <translation>Entre amis</translation>
    </message>
    <message>
        <source>All matches with friends</source>
        <translation>Toutes les parties entre amis</translation>
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
        <translation>Effacer cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Elle ne pourra pas être récupérée.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import a match</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>This is not a match that can be read.</source>
        <translation>Ce n’est pas une partie lisible.</translation>
    </message>
    <message>
        <source>Paste a match that was shared as text. It is checked move by move before it is kept.</source>
        <translation>Collez une partie partagée en texte. Elle est vérifiée coup par coup avant d’être gardée.</translation>
    </message>
    <message>
        <source>The match as text</source>
        <translation>La partie en texte</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
</context>
<context>
    <name>InviteScreen</name>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n jour par tour</numerusform>
            <numerusform>%n jours par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sans limite de temps</translation>
    </message>
    <message>
        <source>kept for you</source>
        <translation>gardée pour vous</translation>
    </message>
    <message>
        <source>that is you</source>
        <translation>c’est vous</translation>
    </message>
    <message>
        <source>An Architect, level %1</source>
        <translation>Un Architecte, niveau %1</translation>
    </message>
    <message>
        <source>has been asked</source>
        <translation>invitation envoyée</translation>
    </message>
    <message>
        <source>for anyone who has the code</source>
        <translation>pour toute personne qui a le code</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>est là</translation>
    </message>
    <message>
        <source>This match was cancelled.</source>
        <translation>Cette partie a été annulée.</translation>
    </message>
    <message>
        <source>All are here: the match has begun.</source>
        <translation>Tous sont là&#xa0;: la partie a commencé.</translation>
    </message>
    <message>
        <source>You are invited: %1</source>
        <translation>Une invitation vous attend&#xa0;: %1</translation>
    </message>
    <message>
        <source>Send your friends this code</source>
        <translation>Envoyez ce code à vos amis</translation>
    </message>
    <message>
        <source>Waiting for those who were asked</source>
        <translation>On attend les invités</translation>
    </message>
    <message>
        <source>They tap the link, or choose “With friends” and “Enter a code”. You may leave this page: the match waits.</source>
        <translation>Ils touchent le lien, ou choisissent «&#xa0;Entre amis&#xa0;» puis «&#xa0;Entrer un code&#xa0;». Vous pouvez quitter cette page&#xa0;: la partie attend.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Cancel the match</source>
        <translation>Annuler la partie</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Cancel the match?</source>
        <translation>Annuler la partie&#xa0;?</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>Quitter la partie&#xa0;?</translation>
    </message>
    <message>
        <source>The code stops working, and those who have joined are told.</source>
        <translation>Le code ne marchera plus, et ceux qui ont rejoint la partie en sont avertis.</translation>
    </message>
    <message>
        <source>Your seat is free again.</source>
        <translation>Votre place redevient libre.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>Enter a code</source>
        <translation>Entrer un code</translation>
    </message>
    <message>
        <source>The code your friend sent you</source>
        <translation>Le code que votre ami vous a envoyé</translation>
    </message>
    <message>
        <source>Six letters. Small letters, spaces or the whole link also work.</source>
        <translation>Six lettres. Minuscules, espaces ou lien entier conviennent aussi.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>There is no code in that.</source>
        <translation>Il n’y a pas de code là-dedans.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
</context>
<context>
    <name>Kheops</name>
    <message>
        <source>at the bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <translation>Sarcophage</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Compte double</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Malédiction</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdite</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Tourner un couloir</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Tourner une salle</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Échanger des pions</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Déplacer un pion</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Couloir</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Ouvrier</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Momie</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Prêtre</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Pharaon</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>rangée %1, place %2</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>s’ouvre %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two or three sides</comment>
        <translation> et </translation>
    </message>
    <message>
        <source>cursed: worth nothing</source>
        <translation>maudit&#xa0;: ne vaut rien</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n salle</numerusform>
            <numerusform>%n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>pair 15</source>
        <translation>paire 15</translation>
    </message>
    <message>
        <source>sarcophagus 5</source>
        <translation>sarcophage 5</translation>
    </message>
    <message>
        <source>top 5</source>
        <translation>sommet 5</translation>
    </message>
    <message>
        <source>longest 5</source>
        <translation>plus long 5</translation>
    </message>
    <message>
        <source>%1 × 2 closed</source>
        <translation>%1 × 2 fermé</translation>
    </message>
    <message>
        <source>%1, no pawns</source>
        <translation>%1, sans pions</translation>
    </message>
    <message>
        <source>%1, a tie</source>
        <translation>%1, égalité</translation>
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
        <translation>2 joueurs · duel de tuiles</translation>
    </message>
    <message>
        <source>Fill one pyramid with your rival and own its hidden networks.</source>
        <translation>Remplissez une pyramide avec votre adversaire et emparez-vous de ses réseaux cachés.</translation>
    </message>
    <message>
        <source>15 turns each, about 20 minutes</source>
        <translation>15 tours chacun, environ 20 minutes</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your tiles stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Le téléphone change de mains à chaque tour&#xa0;; vos tuiles restent cachées jusqu’à ce que vous le preniez. Le premier joueur est tiré au sort.</translation>
    </message>
</context>
<context>
    <name>KheopsModel</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 takes a Worker&apos;s place: %2.</source>
        <translation>%1 prend la place d’un Ouvrier&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Turns the tile at %1.</source>
        <translation>Tourne la tuile&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Swaps pawns: %1 and %2.</source>
        <translation>Échange des pions&#xa0;: %1 et %2.</translation>
    </message>
    <message>
        <source>Moves a pawn: from %1 to %2.</source>
        <translation>Déplace un pion&#xa0;: de la %1 à la %2.</translation>
    </message>
    <message>
        <source>Adds a tile at %1: %2.</source>
        <translation>Ajoute une tuile, %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Place a pawn on a tile.</source>
        <translation>Placez un pion sur une tuile.</translation>
    </message>
    <message>
        <source>Add a tile to the pyramid.</source>
        <translation>Ajoutez une tuile à la pyramide.</translation>
    </message>
    <message>
        <source>You must turn a corridor.</source>
        <translation>Vous devez tourner un couloir.</translation>
    </message>
    <message>
        <source>You must turn a room.</source>
        <translation>Vous devez tourner une salle.</translation>
    </message>
    <message>
        <source>You must swap a pawn of yours with an opposing one.</source>
        <translation>Vous devez échanger un de vos pions avec un pion adverse.</translation>
    </message>
    <message>
        <source>You must move another pawn of yours.</source>
        <translation>Vous devez déplacer un autre de vos pions.</translation>
    </message>
    <message>
        <source>Viewing an earlier move</source>
        <translation>Vous revoyez un coup précédent</translation>
    </message>
    <message>
        <source>The pyramid is finished.</source>
        <translation>La pyramide est achevée.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>after the Mummy</source>
        <translation>après la Momie</translation>
    </message>
    <message>
        <source>It stands alone here.</source>
        <translation>Ici elle reste isolée.</translation>
    </message>
    <message numerus="yes">
        <source>Joins a network of %n tile(s).</source>
        <translation>
            <numerusform>Rejoint un réseau de %n tuile.</numerusform>
            <numerusform>Rejoint un réseau de %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>room</source>
        <translation>salle</translation>
    </message>
    <message>
        <source>corridor</source>
        <translation>couloir</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
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
        <translation>Match nul</translation>
    </message>
    <message>
        <source>You are the Great Architect</source>
        <translation>Le titre de Grand Architecte est à vous</translation>
    </message>
    <message>
        <source>%1 is the Great Architect</source>
        <translation>%1 est le Grand Architecte</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Partager cette partie</translation>
    </message>
    <message>
        <source>The seed was copied.</source>
        <translation>La graine a été copiée.</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
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
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>La pyramide</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Special pawns</source>
        <translation>Pions spéciaux</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>KheopsScore</name>
    <message>
        <source>nobody scores</source>
        <translation>personne ne marque</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1</source>
        <translation>
            <numerusform>%n point pour %1</numerusform>
            <numerusform>%n points pour %1</numerusform>
        </translation>
    </message>
    <message>
        <source>ankhs held, squared: %1 and %2</source>
        <translation>ankhs tenus, au carré&#xa0;: %1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n point pour vous</numerusform>
            <numerusform>%n points pour vous</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KheopsShown</name>
    <message>
        <source>Let go to try it there. A second finger turns it.</source>
        <translation>Lâchez pour l’essayer là. Un second doigt la tourne.</translation>
    </message>
    <message>
        <source>Tap the tile to turn it on.</source>
        <translation>Touchez la tuile pour la tourner encore.</translation>
    </message>
    <message>
        <source>This tile looks the same all round.</source>
        <translation>Cette tuile est la même de tous les côtés.</translation>
    </message>
    <message>
        <source>Drag one there, or tap it and then the tile.</source>
        <translation>Faites-en glisser un, ou touchez-le puis la tuile.</translation>
    </message>
    <message>
        <source>Drag it there, or tap it and then the place.</source>
        <translation>Faites-la glisser, ou touchez-la puis la place.</translation>
    </message>
    <message>
        <source>Tap one of the framed tiles.</source>
        <translation>Touchez l’une des tuiles encadrées.</translation>
    </message>
    <message>
        <source>Drag a ringed pawn, or tap it first.</source>
        <translation>Faites glisser un pion cerclé, ou touchez-le d’abord.</translation>
    </message>
    <message>
        <source>Which pawn goes here?</source>
        <translation>Quel pion mettre ici&#xa0;?</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Où le mettre&#xa0;?</translation>
    </message>
    <message>
        <source>Which tile goes here?</source>
        <translation>Quelle tuile poser ici&#xa0;?</translation>
    </message>
    <message>
        <source>Now choose the opposing pawn.</source>
        <translation>Choisissez maintenant le pion adverse.</translation>
    </message>
    <message>
        <source>Now choose where it goes.</source>
        <translation>Choisissez maintenant où il va.</translation>
    </message>
</context>
<context>
    <name>KheopsTable</name>
    <message>
        <source>The tiles of both of you stay hidden until then.</source>
        <translation>Vos tuiles à tous deux restent cachées jusque-là.</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Si la partie finissait maintenant</translation>
    </message>
</context>
<context>
    <name>Labelled</name>
    <message>
        <source>%1: %2</source>
        <comment>a name, what belongs to it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Your first turn</source>
        <translation>Votre premier tour</translation>
    </message>
    <message>
        <source>You and Snefru build one pyramid together. Whoever owns the better networks of rooms in it wins.</source>
        <translation>Snefru et vous bâtissez ensemble une pyramide. Celui qui y possède les meilleurs réseaux de salles gagne.</translation>
    </message>
    <message>
        <source>A turn begins with a pawn. Put a Worker on this room: drag him there, or tap him, then the room.</source>
        <translation>Un tour commence par un pion. Placez un Ouvrier dans cette salle&#xa0;: glissez-le, ou touchez-le puis la salle.</translation>
    </message>
    <message>
        <source>You could. But let us begin with a Worker in the ringed room.</source>
        <translation>Vous pourriez. Mais commençons par un Ouvrier dans la salle encadrée.</translation>
    </message>
    <message>
        <source>Score shows what everything would be worth if the match ended now. Open it.</source>
        <translation>«&#xa0;Score&#xa0;» montre ce que tout vaudrait si la partie finissait maintenant. Ouvrez-le.</translation>
    </message>
    <message>
        <source>Ten points, line by line. You can look at any time. Close the page again.</source>
        <translation>Dix points, ligne par ligne. Regardez quand vous voulez. Refermez maintenant la page.</translation>
    </message>
    <message>
        <source>It would fit there too. Lay the ringed tile where it joins your network.</source>
        <translation>Elle irait là aussi. Posez la tuile encadrée là où elle rejoint votre réseau.</translation>
    </message>
    <message>
        <source>Signs on the tiles</source>
        <translation>Les signes des tuiles</translation>
    </message>
    <message>
        <source>Six rooms, and five more for the longest network, all doubled: 22. But Snefru&apos;s Worker stands in it.</source>
        <translation>Six salles, cinq de plus pour le réseau le plus long, le tout doublé&#xa0;: 22. Mais l’Ouvrier de Snefru s’y tient.</translation>
    </message>
    <message>
        <source>One pawn each is a tie, and nobody scores. Send a second Worker, onto this sign.</source>
        <translation>Un pion chacun, c’est l’égalité&#xa0;: personne ne marque. Envoyez un second Ouvrier, sur ce signe.</translation>
    </message>
    <message>
        <source>A Worker on the ringed sign breaks the tie and does something more.</source>
        <translation>Un Ouvrier sur le signe encadré rompt l’égalité et fait plus encore.</translation>
    </message>
    <message>
        <source>You gained a sarcophagus. One adds five, two of one colour add fifteen, any other mixture nothing.</source>
        <translation>Vous gagnez un sarcophage. Un seul ajoute cinq, deux de même couleur quinze, tout autre mélange rien.</translation>
    </message>
    <message>
        <source>Mummy, Priest and Pharaoh</source>
        <translation>Momie, Prêtre et Pharaon</translation>
    </message>
    <message>
        <source>Snefru has evened it out again. Your Mummy may take a Worker&apos;s place: play it there.</source>
        <translation>Snefru a de nouveau égalisé. Votre Momie peut prendre la place d’un Ouvrier&#xa0;: jouez-la ici.</translation>
    </message>
    <message>
        <source>Not now: only the Mummy takes the place of his Worker.</source>
        <translation>Pas maintenant&#xa0;: seule la Momie prend la place de son Ouvrier.</translation>
    </message>
    <message>
        <source>His Worker goes back to his supply. Lay this corridor here, joined to your network.</source>
        <translation>Son Ouvrier retourne dans sa réserve. Posez ce couloir ici, joint à votre réseau.</translation>
    </message>
    <message>
        <source>Careful: to the left lies a curse, which makes a whole network worthless. Turn the corridor away from it.</source>
        <translation>Attention&#xa0;: à gauche, une malédiction réduit à néant tout un réseau. Tournez le couloir de l’autre côté.</translation>
    </message>
    <message>
        <source>Put the Priest on this ankh. Ankhs you hold are squared: one is one point, two are four, three are nine.</source>
        <translation>Placez le Prêtre sur cet ankh. Vos ankhs sont mis au carré&#xa0;: un vaut un, deux quatre, trois neuf.</translation>
    </message>
    <message>
        <source>This is the Priest&apos;s moment: he belongs on the ringed ankh.</source>
        <translation>C’est le moment du Prêtre&#xa0;: sa place est sur l’ankh encadré.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a pawn back, as long as nothing new was revealed. Try it.</source>
        <translation>Un doute&#xa0;? «&#xa0;Reprendre&#xa0;» ramène le pion tant que rien de nouveau n’a été révélé. Essayez.</translation>
    </message>
    <message>
        <source>And put him there again.</source>
        <translation>Et remettez-le à sa place.</translation>
    </message>
    <message>
        <source>The Priest belongs on the ringed ankh.</source>
        <translation>Le Prêtre va sur l’ankh encadré.</translation>
    </message>
    <message>
        <source>What is this tile? Hold your finger on it, or open the rules in the menu, and its page tells you.</source>
        <translation>Quelle est cette tuile&#xa0;? Gardez le doigt dessus, ou ouvrez les règles dans le menu&#xa0;: sa page vous le dit.</translation>
    </message>
    <message>
        <source>What counts in the end</source>
        <translation>Ce qui compte à la fin</translation>
    </message>
    <message>
        <source>Other signs let you swap a pawn with his, or move one of your own. They too must be used.</source>
        <translation>D’autres signes permettent d’échanger un pion avec le sien ou de déplacer un des vôtres. Eux aussi sont obligatoires.</translation>
    </message>
    <message>
        <source>The network that reaches the top gets five more, and so does the longest. Both are doubled if it is closed.</source>
        <translation>Le réseau qui atteint le sommet gagne cinq points, le plus long aussi. S’il est fermé, tout est doublé.</translation>
    </message>
    <message>
        <source>The match ends when the last place is filled. Keep a tile that fits: the last ones close a network, or curse it.</source>
        <translation>La partie finit quand tout est rempli. Gardez une bonne tuile&#xa0;: les dernières ferment un réseau, ou le maudissent.</translation>
    </message>
    <message>
        <source>Not sure what to do? The lamp asks an Architect, and he says why. Try it.</source>
        <translation>Vous hésitez&#xa0;? La lampe interroge un Architecte, et il dit pourquoi. Essayez-la.</translation>
    </message>
    <message>
        <source>Now it is a real match: finish it against Snefru. Hints and rules stay with you. Good luck!</source>
        <translation>C’est maintenant une vraie partie&#xa0;: finissez-la contre Snefru. Conseils et règles restent avec vous. Bonne chance&#xa0;!</translation>
    </message>
    <message>
        <source>Pairs in the wall</source>
        <translation>Des paires dans le mur</translation>
    </message>
    <message>
        <source>Cards fall into a wall of eight shafts. Where two animals of a kind meet, a researcher of yours may go.</source>
        <translation>Les cartes tombent dans un mur de huit puits. Là où deux animaux semblables se touchent, un de vos chercheurs peut venir.</translation>
    </message>
    <message>
        <source>This card shows an ibis above a camel. Choose it, hold it over the ringed shaft, and see its pair. Then drop it.</source>
        <translation>Cette carte montre un ibis au-dessus d’un chameau. Choisissez-la, tenez-la sur le puits encadré, voyez la paire, lâchez-la.</translation>
    </message>
    <message>
        <source>No pair would come of that. The camel in the ringed shaft waits for another one.</source>
        <translation>Cela ne formerait pas de paire. Le chameau du puits encadré en attend un autre.</translation>
    </message>
    <message>
        <source>Two camels meet: your researcher went to their pillar, and a scarab lies beside him.</source>
        <translation>Deux chameaux se rencontrent&#xa0;: votre chercheur est allé à leur pilier, un scarabée à ses côtés.</translation>
    </message>
    <message>
        <source>Neighbours across a corner count too. This card makes two pairs at once: drop it here.</source>
        <translation>Les voisins en diagonale comptent aussi. Cette carte forme deux paires à la fois&#xa0;: lâchez-la ici.</translation>
    </message>
    <message>
        <source>That is not all this card can do. In the ringed shaft it meets an ibis and a crocodile.</source>
        <translation>Cette carte peut mieux faire. Dans le puits encadré, elle rencontre un ibis et un crocodile.</translation>
    </message>
    <message>
        <source>The sarcophagus is yours. What lies in it only you know; the more eyes on it, the more it is worth.</source>
        <translation>Le sarcophage est à vous. Personne d’autre ne sait ce qu’il contient&#xa0;; plus il a d’yeux, plus il vaut.</translation>
    </message>
    <message>
        <source>Your secret pharaoh: seven points if your researcher stands at the pillar of this animal when the match ends.</source>
        <translation>Votre pharaon secret&#xa0;: sept points si votre chercheur se tient au pilier de cet animal à la fin.</translation>
    </message>
    <message>
        <source>Score shows what everybody has, as far as you may know. Open it.</source>
        <translation>«&#xa0;Score&#xa0;» montre ce que chacun possède, pour autant que vous puissiez le savoir. Ouvrez-le.</translation>
    </message>
    <message>
        <source>When the wall is full, the scarabs at your pillars come together: any three of them open one more sarcophagus.</source>
        <translation>Quand le mur est plein, les scarabées de vos piliers se réunissent&#xa0;: trois d’entre eux ouvrent un sarcophage de plus.</translation>
    </message>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Les Yeux du Sphinx</translation>
    </message>
    <message>
        <source>In this variant animals see each other along a row, a shaft or a diagonal, however far apart they are.</source>
        <translation>Dans cette variante, les animaux se voient le long d’une rangée, d’un puits ou d’une diagonale, à toute distance.</translation>
    </message>
    <message>
        <source>This snake sees the one at the far end of its row. Drop it here.</source>
        <translation>Ce serpent voit celui de l’autre bout de sa rangée. Lâchez-le ici.</translation>
    </message>
    <message>
        <source>From there it does not see the snake at the far end. Choose the ringed shaft.</source>
        <translation>De là, il ne voit pas le serpent de l’autre bout. Choisissez le puits encadré.</translation>
    </message>
    <message>
        <source>It counts as if they touched. Where two of a kind stand in the line already, a third sees nothing.</source>
        <translation>C’est comme s’ils se touchaient. Là où deux semblables sont déjà sur la ligne, un troisième ne voit rien.</translation>
    </message>
    <message>
        <source>Ships on the Nile</source>
        <translation>Des bateaux sur le Nil</translation>
    </message>
    <message>
        <source>For five rounds you and Snefru send ships down the Nile, for stones, grain and workers. With those you build.</source>
        <translation>Pendant cinq manches, Snefru et vous envoyez des bateaux sur le Nil&#xa0;: pierres, grain, ouvriers. Avec cela, on construit.</translation>
    </message>
    <message>
        <source>Cards lie along the Nile, and camps and building sites. Drag it to see more, or take two fingers.</source>
        <translation>Le long du Nil&#xa0;: des cartes, des camps et des chantiers. Faites-le glisser pour en voir plus, ou utilisez deux doigts.</translation>
    </message>
    <message>
        <source>A ship takes what lies where it moors. This quarry gives three stones in every round: tap it, then Moor here.</source>
        <translation>Un bateau prend ce qui se trouve où il s’arrête. Cette carrière donne trois pierres par manche&#xa0;: touchez-la, puis «&#xa0;Amarrer ici&#xa0;».</translation>
    </message>
    <message>
        <source>Not this time. Send your first ship to the ringed quarry.</source>
        <translation>Pas cette fois. Envoyez votre premier bateau à la carrière encadrée.</translation>
    </message>
    <message>
        <source>You have passed Ombos. Can you still go back there? Tap it, and read why not.</source>
        <translation>Vous avez dépassé Ombos. Peut-on y retourner&#xa0;? Touchez, et lisez pourquoi pas.</translation>
    </message>
    <message>
        <source>Downstream only: think before you pass something by. This camp makes two workers stronger. Go there.</source>
        <translation>Vers l’aval seulement&#xa0;: réfléchissez avant de dépasser quelque chose. Ce camp renforce deux ouvriers. Allez-y.</translation>
    </message>
    <message>
        <source>The ringed camp first: strong workers build more.</source>
        <translation>D’abord le camp encadré&#xa0;: des ouvriers forts construisent plus.</translation>
    </message>
    <message>
        <source>Strong workers eat more. You need seven grain now, and your field gives only six.</source>
        <translation>Des ouvriers forts mangent plus. Il vous faut sept grains, et votre champ n’en donne que six.</translation>
    </message>
    <message>
        <source>This yellow field gives five more. Send a ship there, and watch your grain.</source>
        <translation>Ce champ jaune en donne cinq de plus. Envoyez-y un bateau, et regardez votre grain.</translation>
    </message>
    <message>
        <source>Grain comes first: take the ringed field.</source>
        <translation>Le grain d’abord&#xa0;: prenez le champ encadré.</translation>
    </message>
    <message>
        <source>The flood, and places to build</source>
        <translation>La crue, et où construire</translation>
    </message>
    <message>
        <source>Snefru has lowered the flood. Only green fields get water now: your yellow one is dry, and grain is short.</source>
        <translation>Snefru a fait baisser la crue. Seuls les champs verts ont de l’eau&#xa0;: votre champ jaune est sec, et le grain manque.</translation>
    </message>
    <message>
        <source>We will answer that. First a place to build: send a ship to Abydos, where the Sphinx is.</source>
        <translation>Nous répondrons. D’abord une place pour construire&#xa0;: envoyez un bateau à Abydos, chez le Sphinx.</translation>
    </message>
    <message>
        <source>Abydos comes first on your way down.</source>
        <translation>Abydos vient d’abord, en descendant.</translation>
    </message>
    <message>
        <source>At Amarna Snefru came first and will build first. One place is left: take it.</source>
        <translation>À Amarna, Snefru est arrivé en premier et construira en premier. Il reste une place&#xa0;: prenez-la.</translation>
    </message>
    <message>
        <source>Take the second place at Amarna, before it is too late.</source>
        <translation>Prenez la seconde place à Amarna, avant qu’il soit trop tard.</translation>
    </message>
    <message>
        <source>Snefru passes: he sends no more ships in this round. You could pass as well. But Giza is still free: go there.</source>
        <translation>Snefru passe&#xa0;: plus de bateaux pour lui dans cette manche. Vous pourriez passer aussi. Mais Gizeh est libre&#xa0;: allez-y.</translation>
    </message>
    <message>
        <source>A third site is worth more than that. Go to Giza.</source>
        <translation>Un troisième chantier vaut mieux. Allez à Gizeh.</translation>
    </message>
    <message>
        <source>Now the answer. Whoever sails to Heliopolis may move the flood: send a ship there.</source>
        <translation>Maintenant, la réponse. À Héliopolis, un bateau peut déplacer la crue&#xa0;: envoyez-en un.</translation>
    </message>
    <message>
        <source>Your yellow field is still dry. Only Heliopolis helps.</source>
        <translation>Votre champ jaune est toujours sec. Seule Héliopolis peut aider.</translation>
    </message>
    <message>
        <source>Raise it to the middle, where green and yellow fields get water.</source>
        <translation>Faites-la monter au milieu&#xa0;: les champs verts et jaunes ont alors de l’eau.</translation>
    </message>
    <message>
        <source>If the flood stays low, your yellow field stays dry. Choose the middle.</source>
        <translation>Si la crue reste basse, votre champ jaune reste sec. Choisissez le milieu.</translation>
    </message>
    <message>
        <source>Workers and the Sphinx</source>
        <translation>Les ouvriers et le Sphinx</translation>
    </message>
    <message>
        <source>All your workers ate. Every grain too few would have cost three points. And your quarries brought six stones.</source>
        <translation>Tous vos ouvriers ont mangé. Chaque grain manquant aurait coûté trois points. Et vos carrières ont donné six pierres.</translation>
    </message>
    <message>
        <source>Now the sites are built on, one after the other. At Abydos put your black worker to work: strength two.</source>
        <translation>On construit maintenant, chantier après chantier. À Abydos, mettez votre ouvrier noir au travail&#xa0;: force deux.</translation>
    </message>
    <message>
        <source>Take the black worker here. We need the others elsewhere.</source>
        <translation>Prenez ici l’ouvrier noir. Les autres serviront ailleurs.</translation>
    </message>
    <message>
        <source>Strength two and two stones: that buys a look at two Sphinx cards.</source>
        <translation>Force deux et deux pierres&#xa0;: de quoi regarder deux cartes Sphinx.</translation>
    </message>
    <message>
        <source>Look at two: for more your worker is too weak, with one you have no choice.</source>
        <translation>Regardez-en deux&#xa0;: pour plus, votre ouvrier est trop faible, et avec une seule, pas de choix.</translation>
    </message>
    <message>
        <source>Keep this one: a secret task that counts at the end. The other goes back, for one point.</source>
        <translation>Gardez celle-ci&#xa0;: un objectif secret qui compte à la fin. L’autre repart, pour un point.</translation>
    </message>
    <message>
        <source>You could. But the ringed card fits what you build next.</source>
        <translation>Vous pourriez. Mais la carte encadrée convient à ce que vous construirez.</translation>
    </message>
    <message>
        <source>Obelisk, tombs and pyramid</source>
        <translation>Obélisque, tombes et pyramide</translation>
    </message>
    <message>
        <source>Snefru has built at Amarna. Your turn there: the blue worker, and the foreman helps him. Tap both.</source>
        <translation>Snefru a construit à Amarna. À vous&#xa0;: l’ouvrier bleu, et le contremaître l’aide. Touchez les deux.</translation>
    </message>
    <message>
        <source>The blue worker begins, then the foreman joins him.</source>
        <translation>L’ouvrier bleu commence, puis le contremaître le rejoint.</translation>
    </message>
    <message>
        <source>The obelisk grows upwards. A stone costs the number on it and brings as many points. Set the next two.</source>
        <translation>L’obélisque monte. Une pierre coûte son chiffre et rapporte autant de points. Posez les deux suivantes.</translation>
    </message>
    <message>
        <source>Your Sphinx card wants four stones in the obelisk. Set two of them now.</source>
        <translation>Votre carte Sphinx veut quatre pierres dans l’obélisque. Posez-en deux maintenant.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a stone back, until you finish. Try it.</source>
        <translation>Un doute&#xa0;? «&#xa0;Reprendre&#xa0;» ramène la pierre, jusqu’à ce que vous terminiez. Essayez.</translation>
    </message>
    <message>
        <source>And set it again.</source>
        <translation>Et reposez-la.</translation>
    </message>
    <message>
        <source>The stone belongs on the obelisk.</source>
        <translation>La pierre va dans l’obélisque.</translation>
    </message>
    <message>
        <source>Take the first tomb as well. It costs two stones, brings two points, and counts once more at the end.</source>
        <translation>Prenez aussi la première tombe. Elle coûte deux pierres, rapporte deux points, et compte encore à la fin.</translation>
    </message>
    <message>
        <source>You have strength and stones left for the ringed tomb.</source>
        <translation>Il vous reste force et pierres pour la tombe encadrée.</translation>
    </message>
    <message>
        <source>Whoever builds at Amarna goes one step on a track. Choose the quarry: its end brings stones. Then finish.</source>
        <translation>Construire à Amarna fait avancer d’un pas sur une piste. Choisissez la carrière&#xa0;: au bout, elle donne des pierres. Puis terminez.</translation>
    </message>
    <message>
        <source>Choose the quarry track, then finish.</source>
        <translation>Choisissez la piste de carrière, puis terminez.</translation>
    </message>
    <message>
        <source>At Giza only the yellow worker is left. Put him to work.</source>
        <translation>À Gizeh, il ne reste que l’ouvrier jaune. Mettez-le au travail.</translation>
    </message>
    <message>
        <source>A weak worker is better than none: the yellow one.</source>
        <translation>Mieux vaut un ouvrier faible que personne&#xa0;: le jaune.</translation>
    </message>
    <message>
        <source>Lay a stone of the pyramid. Whoever has most stones on a full floor gets a point for each of them.</source>
        <translation>Posez une pierre de la pyramide. Le joueur qui en a le plus sur un étage complet reçoit un point pour chacune.</translation>
    </message>
    <message>
        <source>The ringed stone lies at the bottom of the pyramid. Begin there.</source>
        <translation>La pierre encadrée est à la base de la pyramide. Commencez là.</translation>
    </message>
    <message>
        <source>That was all your strength. Finish, and see what the round has brought.</source>
        <translation>C’était toute votre force. Terminez, et voyez ce que la manche a rapporté.</translation>
    </message>
    <message>
        <source>Nothing more can be built. Finish.</source>
        <translation>On ne peut plus rien construire. Terminez.</translation>
    </message>
    <message>
        <source>Ships at three sites brought six points more. Two sites bring three, one site brings one.</source>
        <translation>Vos bateaux sur trois chantiers ont rapporté six points de plus. Deux chantiers en donnent trois, un seul en donne un.</translation>
    </message>
    <message>
        <source>Snefru has fewer points, so he goes first in the next round. That helps whoever is behind.</source>
        <translation>Snefru a moins de points&#xa0;: il commence donc la manche suivante. Cela aide le joueur en retard.</translation>
    </message>
    <message>
        <source>This line shows the round and its seven phases. Hold your finger on it, and its page opens.</source>
        <translation>Cette ligne montre la manche et ses sept phases. Gardez le doigt dessus&#xa0;: sa page s’ouvre.</translation>
    </message>
    <message>
        <source>Tombs, stones left over and Sphinx cards are counted after five rounds. Then whoever has most points wins.</source>
        <translation>Tombes, pierres restantes et cartes Sphinx se comptent après cinq manches. Le joueur qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Some Nile cards help you always, some just once, some at once. Hold one to read it.</source>
        <translation>Certaines cartes Nil aident toujours, d’autres une fois, d’autres tout de suite. Gardez le doigt sur l’une pour la lire.</translation>
    </message>
    <message>
        <source>This sign is a curse: the network it lies in is worth nothing, whoever owns it. Keep yours away.</source>
        <translation>Ce signe est une malédiction&#xa0;: le réseau où il se trouve ne vaut rien, quel que soit son propriétaire. Gardez le vôtre à distance.</translation>
    </message>
    <message>
        <source>That is the whole game. Two short chapters about its variants follow; you may skip them in the menu of the scribe.</source>
        <translation>Voilà tout le jeu. Deux courts chapitres sur ses variantes suivent&#xa0;; vous pouvez les passer dans le menu du scribe.</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La Malédiction du Pharaon</translation>
    </message>
    <message>
        <source>Another variant, in the middle of a match: curses lie in the pile, with a snake on their back.</source>
        <translation>Une autre variante, au milieu d’une partie&#xa0;: la pioche contient des malédictions, avec un serpent au dos.</translation>
    </message>
    <message>
        <source>Drop this card here. Then you draw a new one: watch what comes.</source>
        <translation>Lâchez cette carte ici. Puis vous en piochez une autre&#xa0;: regardez ce qui vient.</translation>
    </message>
    <message>
        <source>Choose the ringed card and the ringed shaft, and see what you draw.</source>
        <translation>Choisissez la carte et le puits encadrés, et voyez ce que vous piochez.</translation>
    </message>
    <message>
        <source>Do not give up. Look at the bottom: mule, camel, hippo, side by side.</source>
        <translation>N’abandonnez pas. Regardez en bas&#xa0;: mulet, chameau, hippopotame, côte à côte.</translation>
    </message>
    <message>
        <source>Found: Snefru hands you his least valuable sarcophagus. Had you missed it, he would have searched next.</source>
        <translation>Trouvée&#xa0;: Snefru vous remet son sarcophage le plus faible. Sinon, c’était à lui de chercher.</translation>
    </message>
    <message>
        <source>Your first Work turn</source>
        <translation>Votre premier tour de Travail</translation>
    </message>
    <message>
        <source>You and Snefru pile up dice into a pyramid. Stones and gods bring Fame; more Fame wins.</source>
        <translation>Snefru et vous empilez des dés en pyramide. Pierres et divinités donnent de la Gloire&#xa0;; celui qui en a le plus gagne.</translation>
    </message>
    <message>
        <source>Your board: four Workers, a Cat and a Stone die. The star beside your name counts your Fame, five so far.</source>
        <translation>Votre plateau&#xa0;: quatre Ouvriers, un Chat et un dé Pierre. L’étoile près du nom compte votre Gloire, cinq pour l’instant.</translation>
    </message>
    <message>
        <source>A turn is Work or Rest. Let us work.</source>
        <translation>Un tour, c’est Travail ou Repos. Travaillons.</translation>
    </message>
    <message>
        <source>We rest a little later. Choose Work.</source>
        <translation>Nous nous reposerons plus tard. Choisissez Travail.</translation>
    </message>
    <message>
        <source>Each Worker lets you roll one die. Take your Stone die and three Prayer dice: flick across the tray, or tap the button.</source>
        <translation>Chaque Ouvrier vous donne un dé. Prenez votre dé Pierre et trois dés Prière&#xa0;: balayez la piste à dés, ou touchez le bouton.</translation>
    </message>
    <message>
        <source>Take the Stone die too: pyramids are built of nothing else.</source>
        <translation>Prenez aussi le dé Pierre&#xa0;: une pyramide ne se construit qu’avec lui.</translation>
    </message>
    <message>
        <source>Every die pays for one thing. Heh wants a 6 and any other die. You have that.</source>
        <translation>Chaque dé paie une seule chose. Heh demande un 6 et un autre dé, n’importe lequel. Vous les avez.</translation>
    </message>
    <message>
        <source>Once a turn dice may be rolled again. A 5 would pay for Montu too: tap Reroll, then both 3s, and roll.</source>
        <translation>Une fois par tour, on relance des dés. Un 5 paierait aussi Montou&#xa0;: touchez «&#xa0;Relancer&#xa0;», les deux 3, et lancez.</translation>
    </message>
    <message>
        <source>Keep the 4 and the 6. Roll both 3s again, nothing else.</source>
        <translation>Gardez le 4 et le 6. Relancez les deux 3, rien d’autre.</translation>
    </message>
    <message>
        <source>No 5 came. Never mind: give Heh the 6 and the 3. Tap both dice, then the button.</source>
        <translation>Pas de 5. Tant pis&#xa0;: donnez à Heh le 6 et le 3. Touchez les deux dés, puis le bouton.</translation>
    </message>
    <message>
        <source>Pay Heh, with the 6 and the 3. We need the Stone die for something else.</source>
        <translation>Payez Heh, avec le 6 et le 3. Le dé Pierre servira à autre chose.</translation>
    </message>
    <message>
        <source>Heh stands with you. In every Work turn he gives 1 Fame: tap him and use his power.</source>
        <translation>Heh est avec vous. À chaque tour de Travail, il donne 1 Gloire&#xa0;: touchez-le et activez son pouvoir.</translation>
    </message>
    <message>
        <source>First Heh&apos;s gift: tap him and use his power.</source>
        <translation>D’abord le don de Heh&#xa0;: touchez-le et activez son pouvoir.</translation>
    </message>
    <message>
        <source>A 4 takes two Workers to build, a 3 only one. Tap the Stone die, then Cat: it turns the die down.</source>
        <translation>Bâtir un 4 coûte deux Ouvriers, un 3 un seul. Touchez le dé Pierre, puis Chat&#xa0;: il l’abaisse.</translation>
    </message>
    <message>
        <source>Give the Cat for the Stone die, and turn it down to 3.</source>
        <translation>Donnez le Chat pour le dé Pierre, et abaissez-le à 3.</translation>
    </message>
    <message>
        <source>Build the 3 on the ringed space.</source>
        <translation>Bâtissez le 3 sur la case encadrée.</translation>
    </message>
    <message>
        <source>One Worker is gone, three Fame came. The last die can do nothing alone: end your turn.</source>
        <translation>Un Ouvrier de moins, trois Gloire de plus. Le dernier dé ne peut rien seul&#xa0;: finissez votre tour.</translation>
    </message>
    <message>
        <source>Nothing more can be paid. End the turn.</source>
        <translation>On ne peut plus rien payer. Finissez le tour.</translation>
    </message>
    <message>
        <source>Snefru, and a Rest</source>
        <translation>Snefru, et un Repos</translation>
    </message>
    <message>
        <source>Each of your gods needs a Worker or a Cat on your board, or one must go. You have three for one god.</source>
        <translation>Chacune de vos divinités veut un Ouvrier ou un Chat sur votre plateau, sinon l’une d’elles part. Vous en avez trois pour une.</translation>
    </message>
    <message>
        <source>Osiris, of the Ennead. Now he rolls a Stone die: it says which Rest tile he takes. Guess its number!</source>
        <translation>Osiris, de l’Ennéade. Il lance maintenant un dé Pierre, qui dit quelle tuile Repos il prend. Devinez le nombre&#xa0;!</translation>
    </message>
    <message>
        <source>A 3: the third tile is his. Had none lain there, he would have built. Tap Your turn.</source>
        <translation>Un 3&#xa0;: la troisième tuile est à lui. S’il n’y en avait pas eu, il aurait bâti. Touchez «&#xa0;À vous&#xa0;».</translation>
    </message>
    <message>
        <source>Few Workers are left. A Rest brings new ones: choose Rest.</source>
        <translation>Il reste peu d’Ouvriers. Un Repos en apporte&#xa0;: choisissez Repos.</translation>
    </message>
    <message>
        <source>This time we rest.</source>
        <translation>Cette fois, reposons-nous.</translation>
    </message>
    <message>
        <source>This tile brings a Worker and a Stone die. Tap it, then take it.</source>
        <translation>Cette tuile apporte un Ouvrier et un dé Pierre. Touchez-la, puis prenez-la.</translation>
    </message>
    <message>
        <source>The ringed tile brings what you need: a Worker and a stone.</source>
        <translation>La tuile encadrée apporte ce qu’il vous faut&#xa0;: un Ouvrier et une pierre.</translation>
    </message>
    <message>
        <source>It stays with you. With a third tile all three go back, and the rightmost god leaves the row.</source>
        <translation>Elle reste avec vous. À la troisième, toutes trois repartent, et la divinité la plus à droite quitte la rangée.</translation>
    </message>
    <message>
        <source>Snefru again. You took the tile at number 1. What will he do if he rolls a 1? Guess!</source>
        <translation>Encore Snefru. Vous avez pris la tuile numéro 1. Que fera-t-il s’il obtient un 1&#xa0;? Devinez&#xa0;!</translation>
    </message>
    <message>
        <source>It was a 1, so he built. For a 1 or a 2 he gets one Fame more. Tap Your turn.</source>
        <translation>C’était un 1, il a donc bâti. Pour un 1 ou un 2, il reçoit 1 Gloire de plus. Touchez «&#xa0;À vous&#xa0;».</translation>
    </message>
    <message>
        <source>Your project</source>
        <translation>Votre projet</translation>
    </message>
    <message>
        <source>Your project: 1 beside 3, 2 beside 6, 4 beside 5. Each such pair brings 2 Fame at the end.</source>
        <translation>Votre projet&#xa0;: 1 près de 3, 2 près de 6, 4 près de 5. Chaque paire rapporte 2 Gloire à la fin.</translation>
    </message>
    <message>
        <source>Your 3 stands in the middle. Work, and see what your stone shows.</source>
        <translation>Votre 3 est au milieu. Travaillez, et voyez ce que montre votre pierre.</translation>
    </message>
    <message>
        <source>Your project wants a stone: choose Work.</source>
        <translation>Votre projet veut une pierre&#xa0;: choisissez Travail.</translation>
    </message>
    <message>
        <source>Roll the Stone die and three Prayer dice.</source>
        <translation>Lancez le dé Pierre et trois dés Prière.</translation>
    </message>
    <message>
        <source>Without the Stone die nothing can be built.</source>
        <translation>Sans le dé Pierre, on ne bâtit rien.</translation>
    </message>
    <message>
        <source>There it would not stand beside your 3. Choose a space that touches it.</source>
        <translation>Là, il ne serait pas à côté de votre 3. Choisissez une case qui le touche.</translation>
    </message>
    <message>
        <source>Second thoughts? Undo takes a stone back, as long as no dice were rolled and no card was drawn. Try it.</source>
        <translation>Un doute&#xa0;? «&#xa0;Reprendre&#xa0;» ramène la pierre, tant qu’aucun dé n’a roulé et qu’aucune carte n’est venue. Essayez.</translation>
    </message>
    <message>
        <source>And build it again.</source>
        <translation>Et bâtissez-la de nouveau.</translation>
    </message>
    <message>
        <source>Choose a space that touches your 3.</source>
        <translation>Choisissez une case qui touche votre 3.</translation>
    </message>
    <message>
        <source>Dice that help nobody bring Fame, two for one. Tap both 4s, then the button with the star.</source>
        <translation>Les dés inutiles donnent de la Gloire, deux pour une. Touchez les deux 4, puis le bouton à l’étoile.</translation>
    </message>
    <message>
        <source>Give both 4s for 1 Fame.</source>
        <translation>Donnez les deux 4 pour 1 Gloire.</translation>
    </message>
    <message>
        <source>What does a god do? Hold your finger on one, or open the rules in the menu.</source>
        <translation>Que fait une divinité&#xa0;? Gardez le doigt dessus, ou ouvrez les règles dans le menu.</translation>
    </message>
    <message>
        <source>On four stones in a square another one fits. Higher up a stone takes more Workers and brings more Fame.</source>
        <translation>Sur quatre pierres en carré, une autre tient. Plus haut, une pierre coûte plus d’Ouvriers et donne plus de Gloire.</translation>
    </message>
    <message>
        <source>When the last god leaves the deck or the last Stone die the supply, everybody has one more turn. Then it ends.</source>
        <translation>Quand la dernière divinité quitte la pioche ou le dernier dé Pierre la réserve, chacun joue encore un tour. Puis c’est fini.</translation>
    </message>
    <message>
        <source>With other people at the table everybody has a secret project and a Scarab with a power of its own.</source>
        <translation>Avec d’autres personnes à la table, chacun a un projet secret et un Scarabée avec son propre pouvoir.</translation>
    </message>
    <message>
        <source>Snefru has no Workers. He takes the god worth most at the end; golden ones, the Ennead, come first. Guess which!</source>
        <translation>Snefru n’a pas d’Ouvriers. Il prend la divinité qui vaudra le plus à la fin&#xa0;; d’abord les dorées, l’Ennéade. Devinez laquelle&#xa0;!</translation>
    </message>
    <message>
        <source>A 1! Tap it, then this space beside your 3, and build it: there is your pair.</source>
        <translation>Un 1&#xa0;! Touchez-le, puis cette case à côté de votre 3, et bâtissez-le&#xa0;: voilà votre paire.</translation>
    </message>
    <message>
        <source>Now build it, in the middle: tap the ringed space, then Build.</source>
        <translation>Bâtissez-le maintenant, au milieu&#xa0;: touchez la case encadrée, puis «&#xa0;Construire&#xa0;».</translation>
    </message>
    <message>
        <source>A curse! Whoever finds its three animals side by side, in any order, wins something. Here they are.</source>
        <translation>Une malédiction&#xa0;! Celui qui trouve ses trois animaux côte à côte, dans n’importe quel ordre, gagne quelque chose. Les voici.</translation>
    </message>
    <message>
        <source>Tap Search, mark mule, camel and hippo at the bottom, then tap This is it.</source>
        <translation>Touchez «&#xa0;Chercher&#xa0;», marquez en bas mulet, chameau et hippopotame, puis «&#xa0;C’est ça&#xa0;».</translation>
    </message>
    <message>
        <source>Openings that meet join tiles into a network. This one is yours now: a point for each of its five rooms.</source>
        <translation>Les ouvertures qui se rejoignent unissent les tuiles en un réseau. Celui-ci est à vous&#xa0;: un point pour chacune de ses cinq salles.</translation>
    </message>
    <message>
        <source>None of its openings leads out of the pyramid. It is closed, and counts double.</source>
        <translation>Aucune de ses ouvertures ne mène hors de la pyramide&#xa0;: il est fermé et compte double.</translation>
    </message>
    <message>
        <source>Now add a tile beside the others. Lay this one here: its openings meet those of your network.</source>
        <translation>Ajoutez maintenant une tuile à côté des autres. Posez celle-ci ici&#xa0;: ses ouvertures rejoignent celles de votre réseau.</translation>
    </message>
    <message>
        <source>The sign is a power, and it must be used: turn a room. Turn this one until its opening meets yours.</source>
        <translation>Ce signe est un pouvoir, et il faut l’utiliser&#xa0;: tournez une salle. Tournez celle-ci jusqu’à ce que son ouverture rejoigne la vôtre.</translation>
    </message>
    <message>
        <source>Turned like this, no opening of it meets yours. Try it another way, in the ringed room.</source>
        <translation>Tournée ainsi, aucune de ses ouvertures ne rejoint la vôtre. Essayez autrement, dans la salle encadrée.</translation>
    </message>
    <message>
        <source>Two pawns against one: 34 points for you. Add this corridor on top; a pawn on it will count as two.</source>
        <translation>Deux pions contre un&#xa0;: 34 points pour vous. Ajoutez ce couloir au-dessus&#xa0;; un pion posé dessus comptera pour deux.</translation>
    </message>
    <message>
        <source>Lay the corridor in the ringed place, open downwards to your network.</source>
        <translation>Posez le couloir à l’endroit encadré, ouvert vers le bas, vers votre réseau.</translation>
    </message>
    <message>
        <source>With your Mummy out, Priest and Pharaoh may come. The rival cannot move or swap them, nor take their place. The Pharaoh counts as two.</source>
        <translation>Momie jouée, Prêtre et Pharaon peuvent venir. L’adversaire ne peut ni les déplacer, ni les échanger, ni les remplacer. Le Pharaon compte pour deux.</translation>
    </message>
    <message>
        <source>Nobody may stand on that one. Now add a tile of your choice, wherever you like.</source>
        <translation>Personne ne peut se tenir sur celle-là. Ajoutez maintenant une tuile de votre choix, où vous voulez.</translation>
    </message>
    <message>
        <source>Snefru paired crocodiles that look opposite ways. Such a pair only enters an empty pillar.</source>
        <translation>Snefru a réuni des crocodiles qui regardent en sens opposés. Une telle paire ne mène qu’à un pilier vide.</translation>
    </message>
    <message>
        <source>Your crocodile looks the same way as this one. Such a pair replaces a rival: drop it beside him.</source>
        <translation>Votre crocodile regarde dans le même sens que celui-ci. Une telle paire remplace un adversaire&#xa0;: lâchez-le à côté.</translation>
    </message>
    <message>
        <source>Only beside the crocodile that looks the same way do you replace Snefru.</source>
        <translation>Vous ne remplacez Snefru qu’à côté du crocodile qui regarde dans le même sens.</translation>
    </message>
    <message>
        <source>He is gone, and you are there. A second scarab lies there; the third one opens the sarcophagus.</source>
        <translation>Il est parti, et vous y êtes. Un deuxième scarabée est là&#xa0;; le troisième ouvre le sarcophage.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>the chapter of a lesson</comment>
        <translation>%1, étape %2 sur %3</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>The rule about this</source>
        <translation>La règle à ce sujet</translation>
    </message>
    <message>
        <source>Chapters of the lesson</source>
        <translation>Chapitres de la leçon</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>Passer ce chapitre</translation>
    </message>
    <message>
        <source>Leave the lesson for now</source>
        <translation>Quitter la leçon pour l’instant</translation>
    </message>
    <message>
        <source>It goes on exactly here.</source>
        <translation>Elle reprend exactement ici.</translation>
    </message>
    <message>
        <source>Play on without the scribe</source>
        <translation>Jouer sans le scribe</translation>
    </message>
    <message>
        <source>The match goes on against Snefru.</source>
        <translation>La partie continue contre Snefru.</translation>
    </message>
</context>
<context>
    <name>LevelEyes</name>
    <message>
        <source>Level %1 of 4</source>
        <translation>Niveau %1 sur 4</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Day or night</source>
        <translation>Jour ou nuit</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>At this size the texts of the app look like this.</source>
        <translation>À cette taille, les textes de l’application ont cet aspect.</translation>
    </message>
</context>
<context>
    <name>LookUpSheet</name>
    <message>
        <source>Look up</source>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Ask an Architect</source>
        <translation>Demander à un Architecte</translation>
    </message>
</context>
<context>
    <name>Luxor</name>
    <message>
        <source>%1 looking left</source>
        <translation>%1 qui regarde à gauche</translation>
    </message>
    <message>
        <source>%1 looking right</source>
        <translation>%1 qui regarde à droite</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>chameau</translation>
    </message>
    <message>
        <source>mule</source>
        <translation>mulet</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>serpent</translation>
    </message>
    <message>
        <source>hippo</source>
        <translation>hippopotame</translation>
    </message>
    <message>
        <source>crocodile</source>
        <translation>crocodile</translation>
    </message>
    <message>
        <source>ibis</source>
        <translation>ibis</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>animals of a card</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>shaft %1</source>
        <translation>puits %1</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>animals of a curse</comment>
        <translation>%1, %2 et %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), same way</source>
        <translation>
            <numerusform>%n paire, même sens</numerusform>
            <numerusform>%n paires, même sens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), opposite ways</source>
        <translation>
            <numerusform>%n paire, sens opposés</numerusform>
            <numerusform>%n paires, sens opposés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorEntry</name>
    <message>
        <source>2 to 4 players · cards</source>
        <translation>2–4 joueurs · cartes</translation>
    </message>
    <message>
        <source>Drop animals into the wall, make pairs and open the sarcophagi at the pillars.</source>
        <translation>Lâchez des animaux dans le mur, formez des paires et ouvrez les sarcophages des piliers.</translation>
    </message>
    <message>
        <source>40 cards, about 30 minutes</source>
        <translation>40 cartes, environ 30 minutes</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your cards, your pharaoh card and your mummies stay hidden until you take it. The first player is drawn at random.</source>
        <translation>Le téléphone change de mains à chaque tour&#xa0;; vos cartes, votre carte Pharaon et vos momies restent cachées jusqu’à ce que vous le preniez. Le premier joueur est tiré au sort.</translation>
    </message>
</context>
<context>
    <name>LuxorModel</name>
    <message>
        <source>The mummy is worth %1.</source>
        <translation>La momie vaut %1.</translation>
    </message>
    <message>
        <source>A curse comes to light: %1.</source>
        <translation>Une malédiction apparaît&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Finds %1 on the wall.</source>
        <translation>Trouve dans le mur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Points at the wrong line.</source>
        <translation>Désigne une mauvaise ligne.</translation>
    </message>
    <message>
        <source>Does not find it.</source>
        <translation>Ne la trouve pas.</translation>
    </message>
    <message>
        <source>Drops %1 into %2.</source>
        <translation>Lâche %1 dans le %2.</translation>
    </message>
    <message>
        <source>Leftover scarabs open the best sarcophagi they can.</source>
        <translation>Les scarabées restants ouvrent les meilleurs sarcophages possibles.</translation>
    </message>
    <message>
        <source>nobody there</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Pillar, %1: %2, %3, %4</source>
        <comment>who, scarabs, sarcophagi</comment>
        <translation>Pilier, %1&#xa0;: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n scarabée</numerusform>
            <numerusform>%n scarabées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sarcophagus(i) left</source>
        <translation>
            <numerusform>reste %n sarcophage</numerusform>
            <numerusform>restent %n sarcophages</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Carte %1/%2</translation>
    </message>
    <message>
        <source>The wall is full.</source>
        <translation>Le mur est plein.</translation>
    </message>
    <message>
        <source>Who sees %1 in a line? Press your sign first, then draw the line.</source>
        <translation>Qui voit %1 alignés&#xa0;? Touchez d’abord votre signe, puis tracez la ligne.</translation>
    </message>
    <message>
        <source>Hold a card over a shaft to see its pairs.</source>
        <translation>Tenez une carte au-dessus d’un puits pour voir ses paires.</translation>
    </message>
    <message>
        <source>You found it. Who hands over a sarcophagus?</source>
        <translation>Vous l’avez trouvée. Qui doit céder un sarcophage&#xa0;?</translation>
    </message>
    <message>
        <source>A curse: draw a line over %1, next to each other in any order. You have one attempt.</source>
        <translation>Une malédiction&#xa0;: tracez une ligne sur %1, côte à côte dans n’importe quel ordre. Vous avez un seul essai.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>plein</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
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
        <translation>%1, rangée %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <comment>a cell of the wall</comment>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: %2, looking left</source>
        <translation>%1&#xa0;: %2, regarde à gauche</translation>
    </message>
    <message>
        <source>%1: %2, looking right</source>
        <translation>%1&#xa0;: %2, regarde à droite</translation>
    </message>
    <message>
        <source>You replace %1</source>
        <translation>Vous remplacez %1</translation>
    </message>
    <message>
        <source>You send a researcher</source>
        <translation>Vous envoyez un chercheur</translation>
    </message>
    <message>
        <source>No scarab is left for it</source>
        <translation>Il ne reste aucun scarabée pour cela</translation>
    </message>
    <message>
        <source>The pillar is full: no scarab</source>
        <translation>Le pilier est plein&#xa0;: pas de scarabée</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s), nobody is there</source>
        <translation>
            <numerusform>%n scarabée, personne n’y est</numerusform>
            <numerusform>%n scarabées, personne n’y est</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for you</source>
        <translation>
            <numerusform>%n scarabée pour vous</numerusform>
            <numerusform>%n scarabées pour vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for %1</source>
        <translation>
            <numerusform>%n scarabée pour %1</numerusform>
            <numerusform>%n scarabées pour %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an animal, what happens at its pillar</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No pair: nothing happens</source>
        <translation>Pas de paire&#xa0;: rien ne se passe</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two ways to do it</comment>
        <translation>, ou </translation>
    </message>
    <message>
        <source>Sends a researcher to a pillar: %1.</source>
        <comment>an animal</comment>
        <translation>Envoie un chercheur au pilier&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s): %1.</source>
        <comment>how many, an animal</comment>
        <translation>
            <numerusform>%n scarabée&#xa0;: %1.</numerusform>
            <numerusform>%n scarabées&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left empty by you: %1</source>
        <comment>an animal&apos;s pillar</comment>
        <translation>laissé vide&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for you: %n eye(s)</source>
        <translation>
            <numerusform>Sarcophage à %n œil pour vous</numerusform>
            <numerusform>Sarcophage à %n yeux pour vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for %1: %n eye(s)</source>
        <translation>
            <numerusform>Sarcophage à %n œil pour %1</numerusform>
            <numerusform>Sarcophage à %n yeux pour %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorPlay</name>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Choisissez d’abord une de vos cartes.</translation>
    </message>
    <message>
        <source>Mark three places in a straight line.</source>
        <translation>Marquez trois places en ligne droite.</translation>
    </message>
    <message>
        <source>Time is up: nobody has found the curse.</source>
        <translation>Temps écoulé&#xa0;: personne n’a trouvé la malédiction.</translation>
    </message>
    <message>
        <source>Time is up: your one attempt at this curse is over.</source>
        <translation>Temps écoulé&#xa0;: votre unique essai pour cette malédiction est terminé.</translation>
    </message>
</context>
<context>
    <name>LuxorResult</name>
    <message>
        <source>The pharaoh cards are turned</source>
        <translation>On retourne les cartes Pharaon</translation>
    </message>
    <message>
        <source>The sarcophagi are opened</source>
        <translation>On ouvre les sarcophages</translation>
    </message>
</context>
<context>
    <name>LuxorScore</name>
    <message>
        <source>Everybody shares the victory</source>
        <translation>Tous se partagent la victoire</translation>
    </message>
    <message>
        <source>Victory by a hair</source>
        <translation>Victoire d’un cheveu</translation>
    </message>
    <message>
        <source>%1 wins by a hair</source>
        <translation>%1 gagne d’un cheveu</translation>
    </message>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Victoire de %n point</numerusform>
            <numerusform>Victoire de %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 gagne de %n point</numerusform>
            <numerusform>%1 gagne de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Most sarcophagi wins: %1.</source>
        <translation>Le plus grand nombre de sarcophages l’emporte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>As many sarcophagi, too; the most precious mummy decides: %1.</source>
        <translation>Même nombre de sarcophages&#xa0;; la momie la plus précieuse décide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>As many sarcophagi and as precious a mummy: the victory is shared.</source>
        <translation>Autant de sarcophages et une momie aussi précieuse&#xa0;: la victoire est partagée.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Equal points: %1, %2 each.</source>
        <translation>Égalité de points&#xa0;: %1, %2 chacun.</translation>
    </message>
</context>
<context>
    <name>LuxorShown</name>
    <message>
        <source>This can be done in more ways than one. Which?</source>
        <translation>Cela peut se faire de plusieurs façons. Laquelle&#xa0;?</translation>
    </message>
    <message>
        <source>No pair here: nothing happens at the pillars.</source>
        <translation>Pas de paire ici&#xa0;: rien ne se passe aux piliers.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Hold it over a shaft.</source>
        <translation>Tenez-la au-dessus d’un puits.</translation>
    </message>
    <message>
        <source>Into which shaft?</source>
        <translation>Dans quel puits&#xa0;?</translation>
    </message>
    <message>
        <source>Are these the three?</source>
        <translation>Est-ce bien ces trois-là&#xa0;?</translation>
    </message>
    <message>
        <source>Draw a line over three places.</source>
        <translation>Tracez une ligne sur trois places.</translation>
    </message>
    <message>
        <source>Lay the phone where everybody can see it.</source>
        <translation>Posez le téléphone là où tout le monde le voit.</translation>
    </message>
    <message>
        <source>Who sees the three animals in a line?</source>
        <translation>Qui voit les trois animaux en ligne&#xa0;?</translation>
    </message>
    <message>
        <source>Are these the three, %1?</source>
        <translation>Est-ce bien ces trois-là, %1&#xa0;?</translation>
    </message>
    <message>
        <source>%1, draw the line.</source>
        <translation>%1, tracez la ligne.</translation>
    </message>
    <message>
        <source>Tap a shaft, or drag the card there.</source>
        <translation>Touchez un puits, ou faites-y glisser la carte.</translation>
    </message>
    <message>
        <source>They lie side by side, in any order, whichever way they look.</source>
        <translation>Ils sont côte à côte, dans n’importe quel ordre, quel que soit leur sens.</translation>
    </message>
</context>
<context>
    <name>LuxorTable</name>
    <message>
        <source>Your cards, your pharaoh and your mummies stay hidden until then.</source>
        <translation>Vos cartes, votre pharaon et vos momies restent cachés jusque-là.</translation>
    </message>
    <message>
        <source>What you know of</source>
        <translation>Ce que vous savez</translation>
    </message>
    <message>
        <source>What the others hold stays hidden until the end.</source>
        <translation>Ce que les autres ont reste caché jusqu’à la fin.</translation>
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
        <translation>Un mot sur vos parties</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>A move could not be played. %1</source>
        <translation>Un coup n’a pas pu être joué. %1</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Voir le score</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Partager en texte</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>The whole match, readable by people and by this app</source>
        <translation>Toute la partie, lisible par les gens et par cette application</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>What the dice gave</source>
        <translation>Ce que les dés ont donné</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Who was ahead, and the costliest moves</source>
        <translation>Qui menait, et les coups qui ont coûté le plus</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>MatchRecord</name>
    <message>
        <source>You against %1</source>
        <translation>Vous contre %1</translation>
    </message>
    <message>
        <source>Your %1 matches</source>
        <translation>Vos parties de %1</translation>
    </message>
    <message>
        <source>This match is not in your statistics yet.</source>
        <translation>Cette partie n’est pas encore dans vos statistiques.</translation>
    </message>
    <message numerus="yes">
        <source>Not won yet: %n match(es).</source>
        <translation>
            <numerusform>Pas encore de victoire&#xa0;: %n partie.</numerusform>
            <numerusform>Pas encore de victoire&#xa0;: %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won every time: %n match(es).</source>
        <translation>
            <numerusform>Victoire à chaque fois&#xa0;: %n partie.</numerusform>
            <numerusform>Victoire à chaque fois&#xa0;: %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>Gagnées&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Gagnées&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your most points in a match: %1</source>
        <translation>Votre record de points en une partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>This match was practice: it does not count.</source>
        <translation>Cette partie était un entraînement&#xa0;: elle ne compte pas.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>With friends</source>
        <translation>Entre amis</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amis</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Votre compte</translation>
    </message>
    <message>
        <source>No match yet, %1</source>
        <translation>Pas encore de partie, %1</translation>
    </message>
    <message>
        <source>Begin one and send a friend its code, or join with a code that a friend sent you.</source>
        <translation>Commencez-en une et envoyez son code à un ami, ou rejoignez-en une avec le code qu’un ami vous a envoyé.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Invitations</source>
        <translation>Invitations</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>On attend les autres</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>On attend des joueurs</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Entrer un code</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>MistakeCard</name>
    <message>
        <source>%1 Better: %2</source>
        <translation>%1 Mieux&#xa0;: %2</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Coup %1, %2</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>n° %1</translation>
    </message>
    <message>
        <source>Move %1, %2: cost %3%</source>
        <translation>Coup %1, %2&#xa0;: a coûté %3&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>cost %1%</source>
        <translation>a coûté %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MistakeCourses</name>
    <message>
        <source>As played</source>
        <translation>Comme joué</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>MonumentRiddlesChapter</name>
    <message>
        <source>Sphinx cards: monuments</source>
        <translation>Cartes Sphinx&#xa0;: monuments</translation>
    </message>
    <message>
        <source>It does not matter whose stone lies there.</source>
        <translation>Peu importe à qui est la pierre qui s’y trouve.</translation>
    </message>
    <message>
        <source>Every square of both must be filled, by anyone; where the tombs are asked for, all twelve must be taken.</source>
        <translation>Chaque case des deux doit être remplie, par n’importe qui&#xa0;; s’il s’agit des tombes, les douze doivent être prises.</translation>
    </message>
    <message>
        <source>The fewer play, the harder it is. Put back, the card is worth a point.</source>
        <translation>Moins il y a de joueurs, plus c’est difficile. Remise, la carte vaut un point.</translation>
    </message>
    <message>
        <source>Stones of your colour are counted, not the values of their squares. More than that brings no more.</source>
        <translation>On compte les pierres de votre couleur, non les valeurs de leurs cases. En avoir davantage ne rapporte pas plus.</translation>
    </message>
    <message>
        <source>Cards about monuments</source>
        <translation>Cartes sur les monuments</translation>
    </message>
    <message>
        <source>Squares, whole monuments, own stones</source>
        <translation>Cases, monuments entiers, pierres à soi</translation>
    </message>
    <message>
        <source>Fourteen Sphinx cards look, at the end of the match, at what has been built.</source>
        <translation>Quatorze cartes Sphinx regardent, à la fin de la partie, ce qui a été construit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A square:&lt;/b&gt; it is filled, by anyone.</source>
        <translation>&lt;b&gt;Une case&#xa0;:&lt;/b&gt; elle est remplie, par qui que ce soit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two monuments:&lt;/b&gt; both are finished, by anyone.</source>
        <translation>&lt;b&gt;Deux monuments&#xa0;:&lt;/b&gt; les deux sont finis, par qui que ce soit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Own stones:&lt;/b&gt; you have built often enough yourself.</source>
        <translation>&lt;b&gt;Pierres à soi&#xa0;:&lt;/b&gt; vous avez vous-même construit assez souvent.</translation>
    </message>
    <message>
        <source>For the first two everybody builds for you. But the others may guess why you are content to wait.</source>
        <translation>Pour les deux premiers genres, tout le monde construit pour vous. Mais les autres peuvent deviner pourquoi vous attendez volontiers.</translation>
    </message>
    <message>
        <source>In all four: obelisk, tombs, pyramid and temple. The Sphinx is none of them.</source>
        <translation>Dans les quatre&#xa0;: obélisque, tombes, pyramide et temple. Le Sphinx n’en fait pas partie.</translation>
    </message>
    <message>
        <source>The stones that stand where you took tombs are counted, not the values of the tiles. The card that adds 8 to your tombs does not count here.</source>
        <translation>On compte les pierres placées là où vous avez pris des tombes, non les valeurs des tuiles. La carte qui ajoute 8 à vos tombes ne compte pas ici.</translation>
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
        <translation>Obélisque</translation>
    </message>
    <message>
        <source>Amarna</source>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Tombs and obelisk</source>
        <translation>Tombes et obélisque</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombes</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>More choices</source>
        <translation>Plus de choix</translation>
    </message>
    <message>
        <source>Options of the game, and the seed of the draw</source>
        <translation>Options du jeu, et graine du tirage</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Le tirage</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>The seed of the draw</source>
        <translation>La graine du tirage</translation>
    </message>
    <message>
        <source>Leave it empty for a new draw each time. The same word gives the same draws and rolls in the same order: share it, and a friend meets the very same match.</source>
        <translation>Laissez vide pour un nouveau tirage à chaque fois. Le même mot donne les mêmes tirages et les mêmes lancers dans le même ordre&#xa0;: partagez-le, et un ami joue exactement la même partie.</translation>
    </message>
    <message>
        <source>Options of the game</source>
        <translation>Options du jeu</translation>
    </message>
</context>
<context>
    <name>MotionSettings</name>
    <message>
        <source>Motion and sound</source>
        <translation>Mouvement et son</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire le mouvement</translation>
    </message>
    <message>
        <source>Pieces appear in their new place at once</source>
        <translation>Les pièces changent de place d’un seul coup</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>A short tap when a piece is set down</source>
        <translation>Une brève vibration quand une pièce est posée</translation>
    </message>
    <message>
        <source>This device cannot vibrate</source>
        <translation>Cet appareil ne peut pas vibrer</translation>
    </message>
</context>
<context>
    <name>MovePage</name>
    <message>
        <source>Moving a pawn</source>
        <translation>Déplacer un pion</translation>
    </message>
    <message>
        <source>Another of yours goes elsewhere</source>
        <translation>Un autre des vôtres va ailleurs</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes you move &lt;b&gt;another of your pawns&lt;/b&gt;: any of them, but not the one just placed.</source>
        <translation>Un pion placé sur ce signe vous fait déplacer &lt;b&gt;un autre de vos pions&lt;/b&gt;&#xa0;: n’importe lequel, mais pas celui qui vient d’être placé.</translation>
    </message>
    <message>
        <source>The Worker at the left may go to any free tile.</source>
        <translation>L’Ouvrier de gauche peut aller sur toute tuile libre.</translation>
    </message>
    <message>
        <source>It goes to any tile that is free and not Forbidden, near or far.</source>
        <translation>Il va sur n’importe quelle tuile libre et non interdite, proche ou lointaine.</translation>
    </message>
    <message>
        <source>The tile it reaches does not act: a move sets off no power.</source>
        <translation>La tuile où il arrive n’agit pas&#xa0;: un déplacement ne déclenche aucun pouvoir.</translation>
    </message>
    <message>
        <source>A Mummy that moves takes nobody&apos;s place.</source>
        <translation>Une Momie qui se déplace ne prend la place de personne.</translation>
    </message>
    <message>
        <source>You must use this power if you can. If you have no other pawn in the pyramid, it is lost.</source>
        <translation>Vous devez utiliser ce pouvoir si vous le pouvez. Si vous n’avez pas d’autre pion dans la pyramide, il est perdu.</translation>
    </message>
</context>
<context>
    <name>MummyPage</name>
    <message>
        <source>The Mummy</source>
        <translation>La Momie</translation>
    </message>
    <message>
        <source>Takes the place of a Worker</source>
        <translation>Prend la place d’un Ouvrier</translation>
    </message>
    <message>
        <source>Each player has one Mummy.</source>
        <translation>Chaque joueur a une Momie.</translation>
    </message>
    <message>
        <source>The Mummy may be placed on a free tile like a Worker, or on a tile where an &lt;b&gt;opposing Worker&lt;/b&gt; stands. That Worker goes back to the supply of its owner and may be played again.</source>
        <translation>La Momie peut se placer sur une tuile libre, comme un Ouvrier, ou sur une tuile où se tient un &lt;b&gt;Ouvrier adverse&lt;/b&gt;. Cet Ouvrier retourne dans la réserve de son propriétaire et peut être rejoué.</translation>
    </message>
    <message>
        <source>The Mummy of lapis may go to any free tile, or drive the Worker of carnelian away.</source>
        <translation>La Momie de lapis peut aller sur toute tuile libre, ou chasser l’Ouvrier de cornaline.</translation>
    </message>
    <message>
        <source>Whichever way it comes, the power of the tile acts.</source>
        <translation>De quelque façon qu’elle arrive, le pouvoir de la tuile agit.</translation>
    </message>
    <message>
        <source>It takes the place of Workers only: never of a Priest, a Pharaoh or a Mummy.</source>
        <translation>Elle ne prend la place que d’un Ouvrier&#xa0;: jamais d’un Prêtre, d’un Pharaon ou d’une Momie.</translation>
    </message>
    <message>
        <source>It does so only when it is placed from the supply. Moved or swapped, it takes nobody&apos;s place.</source>
        <translation>Elle ne le fait que lorsqu’elle est placée depuis la réserve. Déplacée ou échangée, elle ne prend la place de personne.</translation>
    </message>
    <message>
        <source>The rival&apos;s Mummy cannot touch it, but a swap can.</source>
        <translation>La Momie adverse ne peut pas la toucher, mais un échange le peut.</translation>
    </message>
    <message>
        <source>Once your Mummy has been played, your Priest may follow, and your Pharaoh if you have him. With the option “Like a Mummy” the Pharaoh need not wait, and takes places just as a Mummy does.</source>
        <translation>Une fois votre Momie jouée, votre Prêtre peut suivre, et votre Pharaon si vous l’avez. Avec l’option «&#xa0;Comme une Momie&#xa0;», le Pharaon n’attend pas et prend la place d’un Ouvrier comme une Momie.</translation>
    </message>
</context>
<context>
    <name>NameFields</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Retirer le joueur %1</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
</context>
<context>
    <name>NetworkStrip</name>
    <message numerus="yes">
        <source>%n move(s) waiting to be sent.</source>
        <translation>
            <numerusform>%n coup en attente d’envoi.</numerusform>
            <numerusform>%n coups en attente d’envoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network: your moves are kept and sent later.</source>
        <translation>Pas de connexion&#xa0;: vos coups sont gardés et partiront plus tard.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Please update the app: a match of yours, or the server, needs a newer version. Nothing is lost.</source>
        <translation>Veuillez mettre l’application à jour&#xa0;: une de vos parties, ou le serveur, demande une version plus récente. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>To the store</source>
        <translation>Ouvrir la boutique</translation>
    </message>
</context>
<context>
    <name>NetworksPage</name>
    <message>
        <source>Networks</source>
        <translation>Réseaux</translation>
    </message>
    <message>
        <source>What belongs together, and to whom</source>
        <translation>Ce qui va ensemble, et à qui</translation>
    </message>
    <message>
        <source>Two neighbouring tiles are joined when &lt;b&gt;both&lt;/b&gt; are open on the side they share. All tiles that can be reached from one another are a network.</source>
        <translation>Deux tuiles voisines sont reliées quand &lt;b&gt;toutes deux&lt;/b&gt; sont ouvertes sur le côté qu’elles partagent. Toutes les tuiles que l’on peut atteindre l’une depuis l’autre forment un réseau.</translation>
    </message>
    <message>
        <source>Five tiles are joined. At the right a passage ends at a wall: what lies beyond is not part of the network.</source>
        <translation>Cinq tuiles sont reliées. À droite un passage bute sur un mur&#xa0;: ce qui est au-delà n’en fait pas partie.</translation>
    </message>
    <message>
        <source>A network has at least two tiles. A tile alone is worth nothing.</source>
        <translation>Un réseau a au moins deux tuiles. Une tuile seule ne vaut rien.</translation>
    </message>
    <message>
        <source>Its points go to the player with the &lt;b&gt;most pawns&lt;/b&gt; in it.</source>
        <translation>Ses points vont au joueur qui y a &lt;b&gt;le plus de pions&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A pawn on a tile that counts double counts as two, and so does the Pharaoh.</source>
        <translation>Un pion sur une tuile qui compte double compte pour deux, et le Pharaon aussi.</translation>
    </message>
    <message>
        <source>On a tie, or without pawns, nobody gets them.</source>
        <translation>En cas d’égalité, ou sans pion, personne ne les reçoit.</translation>
    </message>
    <message>
        <source>It is worth more if it is the longest of all, and if it holds the tile at the top.</source>
        <translation>Il vaut plus s’il est le plus long de tous, et s’il contient la tuile du sommet.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>One phone</source>
        <translation>Un téléphone</translation>
    </message>
    <message>
        <source>At most 64 characters.</source>
        <translation>64 caractères au plus.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1, one phone for both</source>
        <translation>%1, un téléphone pour deux</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, contre %2</translation>
    </message>
    <message>
        <source>%1, one phone for three</source>
        <translation>%1, un téléphone pour trois</translation>
    </message>
    <message>
        <source>%1, one phone for four</source>
        <translation>%1, un téléphone pour quatre</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amis</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>Architects at the table</source>
        <translation>Architectes à la table</translation>
    </message>
    <message>
        <source>Your rivals</source>
        <translation>Vos adversaires</translation>
    </message>
    <message>
        <source>Your rival</source>
        <translation>Votre adversaire</translation>
    </message>
    <message>
        <source>They take the seats that are left, if you like.</source>
        <translation>Ils prennent les places qui restent, si vous voulez.</translation>
    </message>
    <message>
        <source>Each that you choose takes a seat.</source>
        <translation>Chacun de ceux que vous choisissez prend une place.</translation>
    </message>
    <message>
        <source>How the Architects play</source>
        <translation>Comment jouent les Architectes</translation>
    </message>
    <message>
        <source>By the solo rules</source>
        <translation>Selon les règles en solo</translation>
    </message>
    <message>
        <source>As players, like you</source>
        <translation>Comme joueurs, à égalité avec vous</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>New match with friends</source>
        <translation>Nouvelle partie entre amis</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>sans limite de temps</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n jour par tour</numerusform>
            <numerusform>%n jours par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2, %3</source>
        <translation>%1 à %2, %3</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Create the match</source>
        <translation>Créer la partie</translation>
    </message>
    <message>
        <source>Leave a seat to a friend</source>
        <translation>Laissez une place à un ami</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message numerus="yes">
        <source>%1, %n Fame</source>
        <translation>
            <numerusform>%1, %n&#xa0;Gloire</numerusform>
            <numerusform>%1, %n&#xa0;Gloire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotificationSheet</name>
    <message>
        <source>Turn on notifications?</source>
        <translation>Recevoir des notifications&#xa0;?</translation>
    </message>
    <message>
        <source>Your friends answer when they have a minute. Your phone can tell you when it is your turn, and before time runs out. Nothing else, and never in your quiet hours.</source>
        <translation>Vos amis répondent quand ils ont une minute. Votre téléphone peut vous prévenir quand c’est à vous de jouer, et avant que le temps soit écoulé. Rien d’autre, et jamais pendant vos heures calmes.</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Oui, me prévenir</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>NudgeChoice</name>
    <message>
        <source>One less: %1</source>
        <translation>Un de moins&#xa0;: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Un de plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>With a Cat</source>
        <translation>Avec un Chat</translation>
    </message>
    <message>
        <source>With a Worker</source>
        <translation>Avec un Ouvrier</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
</context>
<context>
    <name>Online</name>
    <message>
        <source>The server cannot be reached just now.</source>
        <translation>Le serveur est injoignable pour l’instant.</translation>
    </message>
    <message>
        <source>Please sign in first.</source>
        <translation>Connectez-vous d’abord.</translation>
    </message>
    <message>
        <source>The server accepts moves from the official app only.</source>
        <translation>Le serveur n’accepte que les coups de l’application officielle.</translation>
    </message>
    <message>
        <source>There is an account with this e-mail already.</source>
        <translation>Il existe déjà un compte avec cet e-mail.</translation>
    </message>
    <message>
        <source>Wrong e-mail or password.</source>
        <translation>E-mail ou mot de passe incorrect.</translation>
    </message>
    <message>
        <source>A password needs at least six characters.</source>
        <translation>Le mot de passe doit avoir au moins six caractères.</translation>
    </message>
    <message>
        <source>That is not an e-mail address.</source>
        <translation>Ce n’est pas une adresse e-mail.</translation>
    </message>
    <message>
        <source>Too many attempts. Please wait a little.</source>
        <translation>Trop d’essais. Attendez un peu.</translation>
    </message>
    <message>
        <source>That account is linked to somebody else already.</source>
        <translation>Ce compte est déjà associé à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>This account has been closed.</source>
        <translation>Ce compte a été fermé.</translation>
    </message>
    <message>
        <source>Signing in did not work.</source>
        <translation>La connexion a échoué.</translation>
    </message>
    <message>
        <source>The server did not understand that.</source>
        <translation>Le serveur n’a pas compris.</translation>
    </message>
    <message>
        <source>That is too long.</source>
        <translation>C’est trop long.</translation>
    </message>
    <message>
        <source>Too many requests. Please wait a minute.</source>
        <translation>Trop de demandes. Patientez une minute.</translation>
    </message>
    <message>
        <source>You have reached the limit of open matches.</source>
        <translation>Vous avez atteint le nombre maximal de parties.</translation>
    </message>
    <message>
        <source>Your friends list is full.</source>
        <translation>Votre liste d’amis est pleine.</translation>
    </message>
    <message>
        <source>There is no such match.</source>
        <translation>Cette partie n’existe pas.</translation>
    </message>
    <message>
        <source>There is a match of that name already.</source>
        <translation>Il existe déjà une partie de ce nom.</translation>
    </message>
    <message>
        <source>The match has moved on: this is not possible now.</source>
        <translation>La partie a avancé&#xa0;: ce n’est plus possible.</translation>
    </message>
    <message>
        <source>All seats of that match are taken.</source>
        <translation>Toutes les places de cette partie sont prises.</translation>
    </message>
    <message>
        <source>Something happened before your move arrived.</source>
        <translation>Quelque chose s’est passé avant l’arrivée de votre coup.</translation>
    </message>
    <message>
        <source>There is still time for that move.</source>
        <translation>Il reste du temps pour ce coup.</translation>
    </message>
    <message>
        <source>The proposal has been withdrawn.</source>
        <translation>La proposition a été retirée.</translation>
    </message>
    <message>
        <source>No match has that code.</source>
        <translation>Ce code ne mène à aucune partie.</translation>
    </message>
    <message>
        <source>The server did not accept the move.</source>
        <translation>Le serveur n’a pas accepté le coup.</translation>
    </message>
    <message>
        <source>That is your own code.</source>
        <translation>C’est votre propre code.</translation>
    </message>
    <message>
        <source>This person cannot be reached.</source>
        <translation>Cette personne est injoignable.</translation>
    </message>
    <message>
        <source>That person is not among your friends.</source>
        <translation>Cette personne n’est pas parmi vos amis.</translation>
    </message>
    <message>
        <source>The two accounts could not be joined.</source>
        <translation>Les deux comptes n’ont pas pu être réunis.</translation>
    </message>
    <message>
        <source>The server is busy. Please try again.</source>
        <translation>Le serveur est occupé. Réessayez.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Bonjour&#xa0;!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Bonne chance&#xa0;!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>I did not see that coming.</source>
        <translation>Je ne l’avais pas vu venir.</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Laisse-moi réfléchir…</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh non&#xa0;!</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>Merci pour la partie.</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>Encore une&#xa0;?</translation>
    </message>
    <message>
        <source>The server refused the request (%1).</source>
        <translation>Le serveur a refusé la demande (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>une place libre</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n place libre</numerusform>
            <numerusform>%n places libres</numerusform>
        </translation>
    </message>
    <message>
        <source>You are invited</source>
        <translation>Une invitation vous attend</translation>
    </message>
    <message>
        <source>Waiting for friends to join</source>
        <translation>On attend que des amis arrivent</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>You won: your rival gave up</source>
        <translation>Vous avez gagné&#xa0;: abandon adverse</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Vous avez abandonné</translation>
    </message>
    <message>
        <source>You won: your rival ran out of time</source>
        <translation>Victoire&#xa0;: l’adversaire a dépassé le temps</translation>
    </message>
    <message>
        <source>Your time ran out</source>
        <translation>Votre temps est écoulé</translation>
    </message>
    <message>
        <source>Checked on this device: every move was legal, and every draw is what the announced seed gives.</source>
        <translation>Vérifié sur cet appareil&#xa0;: chaque coup était permis, et chaque tirage est bien celui que donne la graine annoncée.</translation>
    </message>
    <message>
        <source>The seed is not the one that was announced.</source>
        <translation>La graine n’est pas celle qui avait été annoncée.</translation>
    </message>
    <message>
        <source>One random draw does not match the seed.</source>
        <translation>Un tirage ne correspond pas à la graine.</translation>
    </message>
    <message>
        <source>A move in the published log was not legal.</source>
        <translation>Un coup du journal publié n’était pas permis.</translation>
    </message>
    <message>
        <source>The published log is not the one this device saw.</source>
        <translation>Le journal publié n’est pas celui que cet appareil a vu.</translation>
    </message>
    <message>
        <source>The connection is blocked, perhaps by a Wi-Fi sign-in page.</source>
        <translation>Le réseau (portail Wi-Fi&#xa0;?) répond à la place du serveur.</translation>
    </message>
    <message>
        <source>This way to sign in is not offered.</source>
        <translation>Cette façon de se connecter n’est pas proposée.</translation>
    </message>
    <message>
        <source>This device could not keep the key to your account.</source>
        <translation>Cet appareil n’a pas pu garder la clé de votre compte.</translation>
    </message>
    <message>
        <source>You cannot see that.</source>
        <translation>Vous n’avez pas accès à cela.</translation>
    </message>
    <message>
        <source>This version of the app is too old for that. Please update it: nothing of yours is lost.</source>
        <translation>Cette version de l’application est trop ancienne. Veuillez la mettre à jour&#xa0;: vous ne perdez rien.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>OnlineModel</name>
    <message>
        <source>Play %1 with me in Great Architects: tap %2 or enter the code %3.</source>
        <translation>Joue à %1 avec moi dans Great Architects&#xa0;: ouvre %2 ou entre le code %3.</translation>
    </message>
    <message>
        <source>Your move on another device came first, and counts.</source>
        <translation>Votre coup sur un autre appareil est arrivé avant, et c’est lui qui compte.</translation>
    </message>
    <message>
        <source>%1 was first.</source>
        <translation>%1 a joué avant.</translation>
    </message>
</context>
<context>
    <name>OnlineSettings</name>
    <message>
        <source>Friends</source>
        <translation>Amis</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>When it is your move, and before time runs out</source>
        <translation>Quand c’est à vous de jouer, et avant que le temps ne s’écoule</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Heures calmes</translation>
    </message>
    <message>
        <source>Nothing is sent from %1 to %2</source>
        <translation>Rien n’est envoyé de %1 à %2</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Votre compte</translation>
    </message>
    <message>
        <source>Your phone&apos;s settings forbid them</source>
        <translation>Les réglages de votre téléphone les interdisent</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message>
        <source>Also open</source>
        <translation>Aussi en cours</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Effacer cette partie</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n matches</source>
        <translation>
            <numerusform>Afficher %n partie</numerusform>
            <numerusform>Afficher les %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Like a Priest: protected, and played only after its owner&apos;s Mummy.</source>
        <translation>Comme un Prêtre&#xa0;: protégé, et joué seulement après la Momie de son propriétaire.</translation>
    </message>
    <message>
        <source>Like a Mummy: played at any time, may take a Worker&apos;s place; can be swapped, and his tile turned.</source>
        <translation>Comme une Momie&#xa0;: joué à tout moment, peut prendre la place d’un Ouvrier&#xa0;; peut être échangé, et sa tuile tournée.</translation>
    </message>
    <message>
        <source>The Pharaoh</source>
        <translation>Le Pharaon</translation>
    </message>
    <message>
        <source>Players against each other.</source>
        <translation>Les joueurs les uns contre les autres.</translation>
    </message>
    <message>
        <source>Alone against Snefru, the easiest: he gains 1 more Fame for a 1 or a 2.</source>
        <translation>En solo contre Snefru, le plus facile&#xa0;: il gagne 1 Gloire de plus pour un 1 ou un 2.</translation>
    </message>
    <message>
        <source>Alone against Hemiunu: he gains 1 more Fame with every build.</source>
        <translation>En solo contre Hemiunu&#xa0;: il gagne 1 Gloire de plus à chaque construction.</translation>
    </message>
    <message>
        <source>Alone against Amenhotep, who has three projects.</source>
        <translation>En solo contre Amenhotep, qui a trois projets.</translation>
    </message>
    <message>
        <source>Alone against Imhotep, the strongest: he gains 3 more Fame with every build.</source>
        <translation>En solo contre Imhotep, le plus fort&#xa0;: il gagne 3 Gloire de plus à chaque construction.</translation>
    </message>
    <message>
        <source>The Great Architect</source>
        <translation>Le Grand Architecte</translation>
    </message>
    <message>
        <source>No curses.</source>
        <translation>Pas de malédictions.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; the search for one passes on with the turn.</source>
        <translation>Des malédictions sont dans la pioche&#xa0;; la recherche passe avec le tour.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; all search at once, and the first to find wins.</source>
        <translation>Des malédictions sont dans la pioche&#xa0;; tous cherchent à la fois, et le premier qui trouve gagne.</translation>
    </message>
    <message>
        <source>Curses lie in the pile; whoever draws one and could find it has found it.</source>
        <translation>Des malédictions sont dans la pioche&#xa0;; le joueur qui en pioche une et pourrait la trouver l’a trouvée.</translation>
    </message>
    <message>
        <source>Animals pair with their neighbours.</source>
        <translation>Les animaux forment des paires avec leurs voisins.</translation>
    </message>
    <message>
        <source>Animals pair at any distance, once in each row, shaft and diagonal.</source>
        <translation>Les animaux forment des paires à toute distance, une fois par rangée, par puits et par diagonale.</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh</source>
        <translation>La Malédiction du Pharaon</translation>
    </message>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Les Yeux du Sphinx</translation>
    </message>
    <message>
        <source>Nobody has a Sphinx card at the start.</source>
        <translation>Personne n’a de carte Sphinx au départ.</translation>
    </message>
    <message>
        <source>Everybody starts with a Sphinx card, as in the revision of 2010.</source>
        <translation>Chacun commence avec une carte Sphinx, comme dans la révision de 2010.</translation>
    </message>
    <message>
        <source>The player who may take a card that nobody took does so at the end of the round.</source>
        <translation>Le joueur qui peut prendre une carte que personne n’a prise le fait à la fin de la manche.</translation>
    </message>
    <message>
        <source>The player who may take a card that nobody took does so before the workers are fed, as in the revision of 2010.</source>
        <translation>Le joueur qui peut prendre une carte que personne n’a prise le fait avant de nourrir les ouvriers, comme dans la révision de 2010.</translation>
    </message>
    <message>
        <source>Sphinx cards at the start</source>
        <translation>Cartes Sphinx au départ</translation>
    </message>
    <message>
        <source>Cards left on the Nile</source>
        <translation>Cartes restées sur le Nil</translation>
    </message>
</context>
<context>
    <name>OtherGodsChapter</name>
    <message>
        <source>Gods that act otherwise</source>
        <translation>Divinités qui agissent autrement</translation>
    </message>
    <message>
        <source>He is one of the gods that have to be kept.</source>
        <translation>Il compte parmi les divinités à entretenir.</translation>
    </message>
    <message>
        <source>If you lose him, by Aton for one, his help ends at once.</source>
        <translation>Si vous le perdez, par Aton notamment, son aide cesse immédiatement.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab he helps at the upkeep of that turn, without being counted.</source>
        <translation>Prêté par le Scarabée d’Améthyste, il aide au culte de ce tour, sans être compté.</translation>
    </message>
    <message>
        <source>If she is with you when you begin to work, you take a die for each Worker and each Cat. Won in the middle of the turn she adds no dice.</source>
        <translation>Si elle est avec vous quand vous commencez à travailler, vous prenez un dé par Ouvrier et par Chat. Gagnée au milieu du tour, elle n’ajoute aucun dé.</translation>
    </message>
    <message>
        <source>Each payment and each turn of a die may use either resource. “1 Worker and 1 Cat” is then any two of them.</source>
        <translation>Chaque paiement et chaque changement de dé peut utiliser l’une ou l’autre ressource. «&#xa0;1 Ouvrier et 1 Chat&#xa0;» devient alors deux quelconques d’entre eux.</translation>
    </message>
    <message>
        <source>A Cat that is spent on a build counts for Thoth.</source>
        <translation>Un Chat dépensé pour construire compte pour Thoth.</translation>
    </message>
    <message>
        <source>A gained Worker stays a Worker, and a spent Cat goes back as a Cat.</source>
        <translation>Un Ouvrier gagné reste un Ouvrier, et un Chat dépensé revient comme Chat.</translation>
    </message>
    <message>
        <source>She does nothing at upkeep and nothing for the Pearl Scarab, and the Golden Cat is no resource.</source>
        <translation>Elle ne fait rien au culte ni pour le Scarabée de Perle, et le Chat d’or n’est pas une ressource.</translation>
    </message>
    <message>
        <source>That is the second and third level of Cheops and the top of Chephren.</source>
        <translation>C’est-à-dire les deuxième et troisième niveaux de Khéops et le sommet de Khéphren.</translation>
    </message>
    <message>
        <source>Dice on the ground of Chephren and on Mykerinos rest on no other dice, however much they bring.</source>
        <translation>Les dés du sol de Khéphren et celui de Mykérinos ne reposent sur aucun autre dé, quoi qu’ils rapportent.</translation>
    </message>
    <message>
        <source>On the ground of Cheops a 1, 2 or 3 is built without any Worker.</source>
        <translation>Sur le sol de Khéops, un 1, un 2 ou un 3 se construit sans aucun Ouvrier.</translation>
    </message>
    <message>
        <source>Thoth gives nothing for Workers that she saves. Carnelian never brings a build below 1 Worker.</source>
        <translation>Thoth ne donne rien pour les Ouvriers qu’elle épargne. Cornaline ne fait jamais descendre une construction sous 1 Ouvrier.</translation>
    </message>
    <message>
        <source>Only Workers that are really discarded count: a build that takes none brings nothing more.</source>
        <translation>Seuls comptent les Ouvriers vraiment défaussés&#xa0;: une construction qui n’en demande pas ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>With Bastet the Cats that are discarded to build count too.</source>
        <translation>Avec Bastet, les Chats défaussés pour construire comptent aussi.</translation>
    </message>
    <message>
        <source>It holds for your own builds in your own turn, not for what the Pearl Scarab copies.</source>
        <translation>Cela vaut pour vos propres constructions à votre propre tour, pas pour ce que copie le Scarabée de Perle.</translation>
    </message>
    <message>
        <source>The three dice may be of both kinds, and may include one of the Triad.</source>
        <translation>Les trois dés peuvent être des deux sortes, dont un de la Triade.</translation>
    </message>
    <message>
        <source>A Worker or a Cat goes to your board. A Stone die comes from the supply, is rolled at once and may be used this turn, for another three too.</source>
        <translation>Un Ouvrier ou un Chat va sur votre plateau. Un dé Pierre vient de la réserve, est lancé immédiatement et peut servir dès ce tour, y compris pour trois autres dés.</translation>
    </message>
    <message>
        <source>If the supply of Stone dice is empty, take a Worker or a Cat. The last Stone die brings the end.</source>
        <translation>Si la réserve de dés Pierre est vide, prenez un Ouvrier ou un Chat. Le dernier dé Pierre amène la fin.</translation>
    </message>
    <message>
        <source>A Worker adds no die this turn.</source>
        <translation>Un Ouvrier n’ajoute aucun dé ce tour-ci.</translation>
    </message>
    <message>
        <source>He is used before the tile is taken, or before Hapy, who ends the turn. You may rest for a tile that only his Fame lets you pay for.</source>
        <translation>Il s’utilise avant de prendre la tuile, ou avant Hâpy, qui termine le tour. Vous pouvez vous reposer même pour une tuile que seule sa Gloire vous permet de payer.</translation>
    </message>
    <message>
        <source>If a Rest tile brings him to you, he is of use from your next Rest turn on.</source>
        <translation>Si une tuile Repos vous l’apporte, il est utile à partir de votre prochain tour de Repos.</translation>
    </message>
    <message>
        <source>Ptah does nothing for him, and lent by the Amethyst Scarab he brings nothing.</source>
        <translation>Ptah ne fait rien pour lui, et prêté par le Scarabée d’Améthyste, il n’apporte rien.</translation>
    </message>
    <message>
        <source>You take no tile, so none of your tiles go back in that turn.</source>
        <translation>Vous ne prenez pas de tuile&#xa0;: aucune de vos tuiles ne repart donc ce tour-ci.</translation>
    </message>
    <message>
        <source>The resource goes first, so a full board is no hindrance. Each of the three must be of another kind than that resource; they may be equal to each other.</source>
        <translation>La ressource part d’abord&#xa0;: un plateau plein ne gêne donc pas. Chacune des trois doit être d’une autre sorte que cette ressource&#xa0;; elles peuvent être semblables entre elles.</translation>
    </message>
    <message>
        <source>With Hapy you may rest even if you can pay for no tile.</source>
        <translation>Avec Hâpy, vous pouvez vous reposer même si vous ne pouvez payer aucune tuile.</translation>
    </message>
    <message>
        <source>Bes may be used in the same turn, but before Hapy: with Hapy the turn ends.</source>
        <translation>Bès peut servir dans le même tour, mais avant Hâpy&#xa0;: avec Hâpy le tour finit.</translation>
    </message>
    <message>
        <source>If a Rest tile brings Hapy to you, the power is yours from your next Rest turn on.</source>
        <translation>Si une tuile Repos vous apporte Hâpy, le pouvoir est à vous à partir de votre prochain tour de Repos.</translation>
    </message>
    <message>
        <source>Ptah does nothing for Hapy, and lent by the Amethyst Scarab Hapy brings nothing.</source>
        <translation>Ptah ne fait rien pour Hâpy, et prêté par le Scarabée d’Améthyste, Hâpy n’apporte rien.</translation>
    </message>
    <message>
        <source>She is not of the Ennead: at upkeep she counts as one god like any other.</source>
        <translation>Elle n’est pas de l’Ennéade&#xa0;: au culte, elle compte pour une divinité comme une autre.</translation>
    </message>
    <message>
        <source>Lent by the Amethyst Scarab she brings nothing.</source>
        <translation>Prêtée par le Scarabée d’Améthyste, elle n’apporte rien.</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>What it is all about</source>
        <translation>De quoi s’agit-il</translation>
    </message>
    <message>
        <source>Two architects fill one pyramid with triangular tiles, and hide in it what only one of them will own.</source>
        <translation>Deux architectes remplissent une même pyramide de tuiles triangulaires, et y cachent ce qu’un seul d’entre eux possédera.</translation>
    </message>
    <message>
        <source>A network of six tiles: two pawns of lapis, one of carnelian. Lapis gets its points.</source>
        <translation>Un réseau de six tuiles&#xa0;: deux pions de lapis, un de cornaline. Les points vont à lapis.</translation>
    </message>
    <message>
        <source>Each turn you set &lt;b&gt;one pawn&lt;/b&gt; on a tile that already lies there, use the power of that tile if it has one, and add &lt;b&gt;one tile&lt;/b&gt; from your hand.</source>
        <translation>À chaque tour, vous mettez &lt;b&gt;un pion&lt;/b&gt; sur une tuile déjà posée, utilisez le pouvoir de cette tuile si elle en a un, et ajoutez &lt;b&gt;une tuile&lt;/b&gt; de votre main.</translation>
    </message>
    <message>
        <source>Where the openings of two tiles meet, they join into a &lt;b&gt;network&lt;/b&gt;. When the pyramid is full, the points of each network go to the player who has the most pawns in it.</source>
        <translation>Là où les ouvertures de deux tuiles se rencontrent, elles forment un &lt;b&gt;réseau&lt;/b&gt;. Quand la pyramide est pleine, les points de chaque réseau vont au joueur qui y a le plus de pions.</translation>
    </message>
    <message>
        <source>After fifteen turns each, the higher total wins. The winner earns the title of Great Architect.</source>
        <translation>Après quinze tours chacun, le total le plus élevé l’emporte. Le gagnant reçoit le titre de Grand Architecte.</translation>
    </message>
    <message>
        <source>The duel in a minute</source>
        <translation>Le duel en une minute</translation>
    </message>
</context>
<context>
    <name>OwnGods</name>
    <message numerus="yes">
        <source>Ennead, %n god(s)</source>
        <translation>
            <numerusform>Ennéade, %n divinité</numerusform>
            <numerusform>Ennéade, %n divinités</numerusform>
        </translation>
    </message>
    <message>
        <source>can be used now</source>
        <translation>peut servir maintenant</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>a servi ce tour-ci</translation>
    </message>
    <message>
        <source>on loan</source>
        <translation>en prêt</translation>
    </message>
    <message>
        <source>No gods yet</source>
        <translation>Pas encore de divinités</translation>
    </message>
    <message>
        <source>upkeep %1 of %2</source>
        <translation>culte %1 sur %2</translation>
    </message>
</context>
<context>
    <name>OwnGrain</name>
    <message>
        <source>%1, now</source>
        <translation>%1, ici</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>grain</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1, missing: %2</source>
        <translation>%1, manque&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, fed</source>
        <translation>%1, nourris</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grain</translation>
    </message>
    <message>
        <source>need %1</source>
        <translation>il faut %1</translation>
    </message>
</context>
<context>
    <name>OwnMore</name>
    <message>
        <source>Quarry, %1 stones a round</source>
        <translation>Carrière, %1 pierres par manche</translation>
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
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Let the camp work twice</source>
        <translation>Doubler le travail du camp</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
</context>
<context>
    <name>OwnSeat</name>
    <message>
        <source>%1, your whole board</source>
        <translation>%1, tout votre plateau</translation>
    </message>
</context>
<context>
    <name>OwnStrip</name>
    <message>
        <source>%1, Fame: %2, Workers: %3, Cats: %4, Stone dice: %5</source>
        <translation>%1, Gloire&#xa0;: %2, Ouvriers&#xa0;: %3, Chats&#xa0;: %4, dés Pierre&#xa0;: %5</translation>
    </message>
</context>
<context>
    <name>OwnThings</name>
    <message>
        <source>Your project, hold to see it</source>
        <translation>Votre projet, maintenez pour le voir</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 Rest tiles taken</source>
        <translation>
            <numerusform>%n tuile Repos prise sur 3</numerusform>
            <numerusform>%n tuiles Repos prises sur 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pharaoh</source>
        <translation>Votre pharaon</translation>
    </message>
    <message>
        <source>Your pharaoh card: %1. 7 points if your researcher stands there at the end.</source>
        <translation>Votre carte Pharaon&#xa0;: %1. 7 points si votre chercheur s’y tient à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n mummy(s) of yours, hold to see them</source>
        <translation>
            <numerusform>%n momie à vous, maintenez pour la voir</numerusform>
            <numerusform>%n momies à vous, maintenez pour les voir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PanelActions</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Bes</source>
        <translation>Bès</translation>
    </message>
    <message>
        <source>Hapy</source>
        <translation>Hâpy</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Lâcher ici</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>PanelBuild</name>
    <message>
        <source>%1 of %2</source>
        <comment>strength used</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <comment>stones</comment>
        <translation>Restantes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PanelFeed</name>
    <message>
        <source>stones</source>
        <translation>pierres</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) as grain</source>
        <translation>
            <numerusform>%n pierre comme grain</numerusform>
            <numerusform>%n pierres comme grain</numerusform>
        </translation>
    </message>
    <message>
        <source>then everybody is fed</source>
        <translation>alors tous sont nourris</translation>
    </message>
    <message>
        <source>then missing: %1, points lost: %2</source>
        <translation>il manque alors&#xa0;: %1, points perdus&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PanelFlood</name>
    <message>
        <source>The flood</source>
        <translation>La crue</translation>
    </message>
</context>
<context>
    <name>PanelFoot</name>
    <message>
        <source>Moor here</source>
        <translation>Amarrer ici</translation>
    </message>
    <message>
        <source>Take this card</source>
        <translation>Prendre la carte</translation>
    </message>
    <message>
        <source>Choose a level</source>
        <translation>Choisir un niveau</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Move the flood</source>
        <translation>Déplacer la crue</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <translation>Choisir la piste</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Rien garder</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Garder %n carte</numerusform>
            <numerusform>Garder %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Renoncer</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for cards put back</source>
        <translation>
            <numerusform>%n point pour les cartes remises</numerusform>
            <numerusform>%n points pour les cartes remises</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Journal</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Piocher %n carte</numerusform>
            <numerusform>Piocher %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many</source>
        <translation>Choisir combien</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n stone(s)</source>
        <translation>
            <numerusform>Coûte %n pierre</numerusform>
            <numerusform>Coûte %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisir une carte</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consulter</translation>
    </message>
</context>
<context>
    <name>PanelPrompt</name>
    <message numerus="yes">
        <source>The end has come: %n turn(s) left.</source>
        <translation>
            <numerusform>C’est la fin&#xa0;: encore %n tour.</numerusform>
            <numerusform>C’est la fin&#xa0;: encore %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last turn.</source>
        <translation>C’est le dernier tour.</translation>
    </message>
    <message>
        <source>Still to pay: %1</source>
        <translation>Reste à payer&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n bateau disponible</numerusform>
            <numerusform>%n bateaux disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a ship onto the river, or tap a bend.</source>
        <translation>Faites glisser un bateau sur le fleuve, ou touchez un méandre.</translation>
    </message>
</context>
<context>
    <name>PawnSupply</name>
    <message>
        <source>Your pawns</source>
        <translation>Vos pions</translation>
    </message>
</context>
<context>
    <name>PawnsPage</name>
    <message>
        <source>Placing a pawn</source>
        <translation>Placer un pion</translation>
    </message>
    <message>
        <source>Where a pawn may stand</source>
        <translation>Où un pion peut se tenir</translation>
    </message>
    <message>
        <source>Choose a pawn of your supply and set it on any tile of the pyramid that has no pawn on it and is not Forbidden. It may be a tile of the base or one that was added since, by either player.</source>
        <translation>Choisissez un pion de votre réserve et mettez-le sur n’importe quelle tuile de la pyramide qui ne porte pas de pion et n’est pas interdite. Ce peut être une tuile de la base ou une tuile ajoutée depuis, par l’un ou l’autre joueur.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Ouvrier</translation>
    </message>
    <message>
        <source>Mummy</source>
        <translation>Momie</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Prêtre</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Pharaon</translation>
    </message>
    <message>
        <source>The four kinds of pawn.</source>
        <translation>Les quatre sortes de pions.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;Worker&lt;/b&gt; counts as one pawn and has no power of its own. The other three have rules of their own.</source>
        <translation>Un &lt;b&gt;Ouvrier&lt;/b&gt; compte pour un pion et n’a pas de pouvoir propre. Les trois autres ont leurs propres règles.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Mummy&lt;/b&gt; may take the place of an opposing Worker.</source>
        <translation>La &lt;b&gt;Momie&lt;/b&gt; peut prendre la place d’un Ouvrier adverse.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Priest&lt;/b&gt; is safe from the rival. He waits until your Mummy has been played.</source>
        <translation>Le &lt;b&gt;Prêtre&lt;/b&gt; est à l’abri de l’adversaire. Il attend que votre Momie ait été jouée.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; counts as two. He is safe like a Priest, unless you agreed otherwise before the match. Only the player who begins has one.</source>
        <translation>Le &lt;b&gt;Pharaon&lt;/b&gt; compte pour deux. Il est à l’abri comme un Prêtre, sauf autre accord avant la partie. Seul le joueur qui commence en a un.</translation>
    </message>
    <message>
        <source>Once placed, a pawn stays for the rest of the match, unless a power moves it or another pawn takes its place.</source>
        <translation>Une fois placé, un pion reste jusqu’à la fin de la partie, sauf si un pouvoir le déplace ou si un autre pion prend sa place.</translation>
    </message>
</context>
<context>
    <name>PearlChoice</name>
    <message>
        <source>Gain the same</source>
        <translation>Gagner autant</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>PeekFace</name>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point pour l’instant</numerusform>
            <numerusform>%n points pour l’instant</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Add to your friends</source>
        <translation>Ajouter à vos amis</translation>
    </message>
    <message>
        <source>Next time you can invite each other by name.</source>
        <translation>La prochaine fois, vous pourrez vous inviter par le nom.</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Débloquer</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>No invitations and no greetings from this person any more. This match goes on.</source>
        <translation>Plus d’invitations ni de messages de cette personne. Cette partie continue.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Signaler</translation>
    </message>
</context>
<context>
    <name>PharaohPage</name>
    <message>
        <source>The Pharaoh</source>
        <translation>Le Pharaon</translation>
    </message>
    <message>
        <source>Counts as two pawns</source>
        <translation>Compte pour deux pions</translation>
    </message>
    <message>
        <source>Only the player who begins has a Pharaoh.</source>
        <translation>Seul le joueur qui commence a un Pharaon.</translation>
    </message>
    <message>
        <source>As a rule the Pharaoh behaves like a Priest: the rival cannot swap him or turn his tile, and he may be played only after his owner&apos;s Mummy.</source>
        <translation>En règle générale, le Pharaon se comporte comme un Prêtre&#xa0;: l’adversaire ne peut ni l’échanger ni tourner sa tuile, et il ne se joue qu’après la Momie de son propriétaire.</translation>
    </message>
    <message>
        <source>In his network he counts as &lt;b&gt;two pawns&lt;/b&gt;.</source>
        <translation>Dans son réseau, il compte pour &lt;b&gt;deux pions&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>On a tile that counts double he still counts as two.</source>
        <translation>Sur une tuile qui compte double, il compte toujours pour deux.</translation>
    </message>
    <message>
        <source>On an ankh he holds one ankh, like any other pawn.</source>
        <translation>Sur un ankh, il tient un seul ankh, comme tout autre pion.</translation>
    </message>
    <message>
        <source>An option</source>
        <translation>Une option</translation>
    </message>
    <message>
        <source>Before a match you may agree that the Pharaoh behaves like a Mummy instead. Then he may be played at any time and may take the place of an opposing Worker. The rival&apos;s Mummy still cannot take his place, but he can be swapped and his tile can be turned. He still counts as two.</source>
        <translation>Avant une partie, on peut convenir que le Pharaon se comporte plutôt comme une Momie. Il se joue alors à tout moment et peut prendre la place d’un Ouvrier adverse. La Momie adverse ne peut toujours pas prendre sa place, mais il peut être échangé et sa tuile peut être tournée. Il compte toujours pour deux.</translation>
    </message>
</context>
<context>
    <name>PhasesChapter</name>
    <message>
        <source>The seven phases</source>
        <translation>Les sept phases</translation>
    </message>
    <message>
        <source>Ten Nile cards are turned up, one for each of the ten places along the river. The first goes to &lt;b&gt;Ombos&lt;/b&gt;, the next to the place below it, and so on downstream.</source>
        <translation>Dix cartes Nil sont retournées, une pour chacune des dix places le long du fleuve. La première va à &lt;b&gt;Ombos&lt;/b&gt;, la suivante à la place juste en aval, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Rounds 1 and 2</source>
        <translation>Manches 1 et 2</translation>
    </message>
    <message>
        <source>20 of 22 cards marked 1·2</source>
        <translation>20 des 22 cartes marquées 1·2</translation>
    </message>
    <message>
        <source>Rounds 3 and 4</source>
        <translation>Manches 3 et 4</translation>
    </message>
    <message>
        <source>20 of 22 cards marked 3·4</source>
        <translation>20 des 22 cartes marquées 3·4</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Manche 5</translation>
    </message>
    <message>
        <source>10 of 12 cards marked 5</source>
        <translation>10 des 12 cartes marquées 5</translation>
    </message>
    <message>
        <source>The corner of a card says in which rounds it can come.</source>
        <translation>Le coin d’une carte dit dans quelles manches elle peut venir.</translation>
    </message>
    <message>
        <source>Two cards of each deck never come: nobody knows which.</source>
        <translation>Deux cartes de chaque pioche ne viennent jamais&#xa0;: personne ne sait lesquelles.</translation>
    </message>
    <message>
        <source>Cards that nobody has taken leave the game at the end of the round. They do not come back.</source>
        <translation>Les cartes que personne n’a prises quittent le jeu à la fin de la manche. Elles ne reviennent pas.</translation>
    </message>
    <message>
        <source>All workers that built in the round before are ready again.</source>
        <translation>Tous les ouvriers qui ont construit à la manche précédente sont de nouveau prêts.</translation>
    </message>
    <message>
        <source>The player with turn tile 1 places a ship, then the one with tile 2, and so on, round and round. What the ship brings is resolved at once and completely, then it is the next player&apos;s turn.</source>
        <translation>Le joueur à la tuile de tour 1 place un bateau, puis celui à la tuile 2, et ainsi de suite, en boucle. Ce que le bateau apporte se fait immédiatement et jusqu’au bout, puis c’est au joueur suivant.</translation>
    </message>
    <message>
        <source>Instead of placing a ship you may &lt;b&gt;pass&lt;/b&gt;. Then you are out until the next round; the others go on without you.</source>
        <translation>Au lieu de placer un bateau, vous pouvez &lt;b&gt;passer&lt;/b&gt;. Vous êtes alors hors jeu jusqu’à la manche suivante&#xa0;; les autres continuent sans vous.</translation>
    </message>
    <message>
        <source>The player who has no ship left, or no bend to go to, passes without being asked.</source>
        <translation>Le joueur qui n’a plus de bateau, ou plus de méandre où aller, passe sans qu’on le lui demande.</translation>
    </message>
    <message>
        <source>After your ship you are asked once more only if it brought you something that can be played at once.</source>
        <translation>Après votre bateau, une question ne vous est encore posée que s’il vous a apporté quelque chose qui peut être joué immédiatement.</translation>
    </message>
    <message>
        <source>When all have passed, the ships at cards and camps come home. Those at the sites stay until the end of the Site bonus.</source>
        <translation>Quand tous ont passé, les bateaux placés aux cartes et aux camps rentrent. Ceux des chantiers restent jusqu’à la fin de la Prime de chantier.</translation>
    </message>
    <message>
        <source>The player who is in front on the score track goes first. That order is fixed before anybody loses points.</source>
        <translation>Le joueur qui est en tête sur la piste de score passe d’abord. Cet ordre est fixé avant que quiconque perde des points.</translation>
    </message>
    <message>
        <source>If your fields give enough, nothing happens. Grain that is left over is gone: it is not stored.</source>
        <translation>Si vos champs donnent assez, rien ne se passe. Le grain en trop disparaît&#xa0;: il ne se stocke pas.</translation>
    </message>
    <message>
        <source>If grain is missing, and you have a card that could help, you are asked. Otherwise the loss is counted automatically.</source>
        <translation>S’il manque du grain et que vous avez une carte qui peut aider, la question vous est posée. Sinon, la perte est comptée automatiquement.</translation>
    </message>
    <message>
        <source>What you lose is one move back on the score track.</source>
        <translation>Ce que vous perdez fait un seul déplacement en arrière sur la piste de score.</translation>
    </message>
    <message>
        <source>In the order of the turn tiles everybody gets as many stones as all their quarries show, the one from the start included.</source>
        <translation>Dans l’ordre des tuiles de tour, chacun reçoit autant de pierres que l’indiquent toutes ses carrières, celle du départ comprise.</translation>
    </message>
    <message>
        <source>The quarry from the start and one more: 3 + 2 stones in every round.</source>
        <translation>La carrière du départ et une de plus&#xa0;: 3 + 2 pierres à chaque manche.</translation>
    </message>
    <message>
        <source>Stones before</source>
        <translation>Pierres avant</translation>
    </message>
    <message>
        <source>From two quarries</source>
        <translation>De deux carrières</translation>
    </message>
    <message>
        <source>All building at one site is finished before the next site begins. Within a site it goes in this order:</source>
        <translation>On finit de construire sur un chantier avant de passer au suivant. Sur un chantier, on suit cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>The owner of “%1”, with a ship there, if the owner wants to.</source>
        <translation>Le propriétaire de «&#xa0;%1&#xa0;», avec un bateau là-bas, s’il le veut.</translation>
    </message>
    <message>
        <source>The places, from the Nile outwards.</source>
        <translation>Les places, à partir du Nil.</translation>
    </message>
    <message>
        <source>The ship for which “%1” has been played.</source>
        <translation>Le bateau pour lequel «&#xa0;%1&#xa0;» a été jouée.</translation>
    </message>
    <message>
        <source>The ships in reserve, one for each place that was given up.</source>
        <translation>Les bateaux en réserve, un pour chaque place à laquelle on a renoncé.</translation>
    </message>
    <message>
        <source>First turquoise, then lapis, then carnelian. Ochre builds only if one of them gives up.</source>
        <translation>D’abord turquoise, puis lapis, puis cornaline. Ocre ne construit que si l’un d’eux renonce.</translation>
    </message>
    <message>
        <source>Each ship is one building action, or is &lt;b&gt;given up&lt;/b&gt;. That is decided when its turn comes, and is final.</source>
        <translation>Chaque bateau est une action de construction, ou bien on y &lt;b&gt;renonce&lt;/b&gt;. Cela se décide quand vient son tour, et c’est définitif.</translation>
    </message>
    <message>
        <source>The player who cannot build at all, and has no card that could help, gives up without being asked.</source>
        <translation>Le joueur qui ne peut rien construire, et n’a aucune carte qui pourrait aider, renonce sans qu’on le lui demande.</translation>
    </message>
    <message>
        <source>A ship that was given up goes home at once, costs nothing, and does not count for the Site bonus.</source>
        <translation>Un bateau auquel on a renoncé rentre immédiatement, ne coûte rien et ne compte pas pour la Prime de chantier.</translation>
    </message>
    <message>
        <source>Count at how many sites you have &lt;b&gt;built&lt;/b&gt; in this round: your ships are still there.</source>
        <translation>Comptez sur combien de chantiers vous avez &lt;b&gt;construit&lt;/b&gt; dans cette manche&#xa0;: vos bateaux y sont encore.</translation>
    </message>
    <message>
        <source>At one site</source>
        <translation>Sur un chantier</translation>
    </message>
    <message>
        <source>At two sites</source>
        <translation>Sur deux chantiers</translation>
    </message>
    <message>
        <source>At all three</source>
        <translation>Sur les trois</translation>
    </message>
    <message>
        <source>Lapis is in front and goes first: 3 points. Then carnelian gets 6, and comes to stand behind lapis.</source>
        <translation>Lapis est en tête et passe d’abord&#xa0;: 3 points. Puis cornaline en reçoit 6, et se place derrière lapis.</translation>
    </message>
    <message>
        <source>The player who is in front on the score track goes first. It matters where two come to the same square.</source>
        <translation>Le joueur qui est en tête sur la piste de score passe d’abord. Cela compte quand deux joueurs arrivent sur la même case.</translation>
    </message>
    <message>
        <source>A ship that gave up does not count, nor does one that waited in the reserve for nothing.</source>
        <translation>Un bateau qui a renoncé ne compte pas, ni un bateau qui a attendu pour rien en réserve.</translation>
    </message>
    <message>
        <source>Then the ships come home.</source>
        <translation>Puis les bateaux rentrent.</translation>
    </message>
    <message>
        <source>The turn tiles are given out anew. The player who is &lt;b&gt;furthest behind&lt;/b&gt; on the score track gets tile 1 and sails first in the next round, the next one gets tile 2, and so on.</source>
        <translation>Les tuiles de tour sont redistribuées. Le joueur qui est &lt;b&gt;le plus en arrière&lt;/b&gt; sur la piste de score reçoit la tuile 1 et navigue en premier à la manche suivante, le suivant reçoit la tuile 2, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Turquoise is last and sails first. Carnelian came to square 15 after lapis: carnelian is second, lapis third.</source>
        <translation>Turquoise ferme la marche et navigue en premier. Cornaline a atteint la case 15 après lapis&#xa0;: cornaline est deuxième, lapis troisième.</translation>
    </message>
    <message>
        <source>Of two on the same square the one that &lt;b&gt;came later&lt;/b&gt; is behind.</source>
        <translation>De deux joueurs sur la même case, celui qui &lt;b&gt;est arrivé plus tard&lt;/b&gt; est derrière.</translation>
    </message>
    <message>
        <source>Tiles are given out after the fifth round too: the final scoring goes by them.</source>
        <translation>Les tuiles sont aussi données après la cinquième manche&#xa0;: le décompte final les suit.</translation>
    </message>
    <message>
        <source>Then comes the last chance of the round to play cards: the player who has something that can still matter is asked, in the order of the new tiles.</source>
        <translation>Puis vient la dernière occasion de la manche de jouer des cartes&#xa0;: le joueur qui en a une encore utile est interrogé, dans l’ordre des nouvelles tuiles.</translation>
    </message>
</context>
<context>
    <name>PictureGate</name>
    <message>
        <source>%1: %2</source>
        <comment>a player, what the player did</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PieceChoice</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PillarsChapter</name>
    <message>
        <source>The pillars</source>
        <translation>Les piliers</translation>
    </message>
    <message>
        <source>Researchers</source>
        <translation>Chercheurs</translation>
    </message>
    <message>
        <source>Coming, replacing, moving over</source>
        <translation>Venir, remplacer, changer de pilier</translation>
    </message>
    <message>
        <source>Your team has &lt;b&gt;five researchers&lt;/b&gt;. At a pillar there is room for one, whoever&apos;s it is. It decides who gets the sarcophagi.</source>
        <translation>Votre équipe a &lt;b&gt;cinq chercheurs&lt;/b&gt;. À un pilier il y a place pour un seul, quelle que soit son équipe. C’est lui qui décide à qui vont les sarcophages.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>A pair of camels looks the same way: lapis replaces carnelian. The scarab is the third, so lapis takes the sarcophagus with two eyes.</source>
        <translation>Une paire de chameaux regarde dans le même sens&#xa0;: lapis remplace cornaline. Le scarabée est le troisième&#xa0;: lapis prend donc le sarcophage à deux yeux.</translation>
    </message>
    <message>
        <source>With a researcher in your supply, yours comes by itself wherever one may come.</source>
        <translation>Tant que votre réserve contient un chercheur, il vient de lui-même partout où il le peut.</translation>
    </message>
    <message>
        <source>A researcher that is replaced goes back to the supply of its owner and can come again.</source>
        <translation>Un chercheur remplacé retourne dans la réserve de son propriétaire et peut revenir.</translation>
    </message>
    <message>
        <source>The researcher comes &lt;b&gt;before&lt;/b&gt; the scarabs of that animal. So a replacement can win what the rival was waiting for.</source>
        <translation>Le chercheur vient &lt;b&gt;avant&lt;/b&gt; les scarabées de cet animal. Un remplacement peut donc gagner ce que l’adversaire attendait.</translation>
    </message>
    <message>
        <source>Each animal of your card is resolved separately: two researchers may come in one turn.</source>
        <translation>Chaque animal de votre carte se résout séparément&#xa0;: deux chercheurs peuvent venir dans un même tour.</translation>
    </message>
    <message>
        <source>When your supply is empty</source>
        <translation>Quand votre réserve est vide</translation>
    </message>
    <message>
        <source>Then one of your researchers may &lt;b&gt;move over&lt;/b&gt; from another pillar. You choose which, or that none comes.</source>
        <translation>L’un de vos chercheurs peut alors &lt;b&gt;changer de pilier&lt;/b&gt;. Vous choisissez lequel, ou qu’aucun ne vienne.</translation>
    </message>
    <message>
        <source>A pair of cats, and nobody left in the supply: the researcher at the ibis goes over to the cat.</source>
        <translation>Une paire de chats, et plus personne dans la réserve&#xa0;: le chercheur de l’ibis passe au chat.</translation>
    </message>
    <message>
        <source>The pillar it leaves keeps its scarabs and sarcophagi, and nobody stands there now.</source>
        <translation>Le pilier qu’il quitte garde ses scarabées et ses sarcophages, et plus personne ne s’y tient.</translation>
    </message>
    <message>
        <source>If none comes, an empty pillar stays empty, and a rival who could have been replaced stays.</source>
        <translation>Si aucun ne vient, un pilier vide reste vide, et un adversaire qui aurait pu être remplacé reste.</translation>
    </message>
    <message>
        <source>The scarabs come in any case.</source>
        <translation>Les scarabées viennent dans tous les cas.</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Scarabées</translation>
    </message>
    <message>
        <source>One for each pair, two at most</source>
        <translation>Un par paire, deux au plus</translation>
    </message>
    <message>
        <source>Each pair brings one scarab from the slab to the pillar of its animal. But at &lt;b&gt;one pillar&lt;/b&gt; at most &lt;b&gt;two&lt;/b&gt; arrive in a turn; further pairs of that animal bring none.</source>
        <translation>Chaque paire amène un scarabée de la dalle au pilier de son animal. Mais à &lt;b&gt;un même pilier&lt;/b&gt; il en arrive au plus &lt;b&gt;deux&lt;/b&gt; par tour&#xa0;; les autres paires de cet animal n’en amènent pas.</translation>
    </message>
    <message>
        <source>1 pair of an animal</source>
        <translation>1 paire d’un animal</translation>
    </message>
    <message>
        <source>2 pairs</source>
        <translation>2 paires</translation>
    </message>
    <message>
        <source>3 pairs or more</source>
        <translation>3 paires ou plus</translation>
    </message>
    <message>
        <source>2 pairs of each animal of the card</source>
        <translation>2 paires de chaque animal de la carte</translation>
    </message>
    <message>
        <source>The third scarab</source>
        <translation>Le troisième scarabée</translation>
    </message>
    <message>
        <source>A pillar never holds more than three scarabs. The third one opens a sarcophagus, and all three go back to the slab at once. If another is due, it comes after that.</source>
        <translation>Un pilier ne porte jamais plus de trois scarabées. Le troisième ouvre un sarcophage, et tous trois retournent immédiatement sur la dalle. S’il en est dû un autre, il vient après.</translation>
    </message>
    <message>
        <source>Two pairs of hippos, both looking opposite ways, bring two scarabs. The first opens the top sarcophagus for carnelian, the second begins anew.</source>
        <translation>Deux paires d’hippopotames, toutes deux en sens opposés, amènent deux scarabées. Le premier ouvre le sarcophage du dessus pour cornaline, le second recommence le compte.</translation>
    </message>
    <message>
        <source>When scarabs run out</source>
        <translation>Quand les scarabées manquent</translation>
    </message>
    <message>
        <source>There are sixteen scarabs. If the slab is empty, a scarab that is due is lost; the researcher still comes.</source>
        <translation>Il y a seize scarabées. Si la dalle est vide, un scarabée dû est perdu&#xa0;; le chercheur vient quand même.</translation>
    </message>
    <message>
        <source>Scarabs that go back in the same turn can be used again at once.</source>
        <translation>Les scarabées qui reviennent dans le même tour peuvent resservir immédiatement.</translation>
    </message>
    <message>
        <source>A pillar without sarcophagi keeps its three scarabs, and further ones stay on the slab. Researchers may still come there and be replaced.</source>
        <translation>Un pilier sans sarcophages garde ses trois scarabées, et les suivants restent sur la dalle. Des chercheurs peuvent encore y venir et y être remplacés.</translation>
    </message>
    <message>
        <source>Which animal first</source>
        <translation>Quel animal d’abord</translation>
    </message>
    <message>
        <source>When both animals of a card make pairs</source>
        <translation>Quand les deux animaux d’une carte forment des paires</translation>
    </message>
    <message>
        <source>If both animals of your card make pairs, you decide which of them is resolved first. It hardly ever matters: as a rule the &lt;b&gt;lower&lt;/b&gt; animal goes first, and you are asked only if the result would change.</source>
        <translation>Si les deux animaux de votre carte forment des paires, vous décidez lequel est résolu en premier. C’est rarement important&#xa0;: en règle générale, l’animal &lt;b&gt;du bas&lt;/b&gt; passe d’abord, et la question ne vous est posée que si le résultat change.</translation>
    </message>
    <message>
        <source>That can happen in two cases:</source>
        <translation>Cela peut arriver dans deux cas&#xa0;:</translation>
    </message>
    <message>
        <source>Your supply has fewer &lt;b&gt;researchers&lt;/b&gt; than the two animals need.</source>
        <translation>Votre réserve a moins de &lt;b&gt;chercheurs&lt;/b&gt; qu’il n’en faut aux deux animaux.</translation>
    </message>
    <message>
        <source>The slab has fewer &lt;b&gt;scarabs&lt;/b&gt; than the two animals are due.</source>
        <translation>La dalle a moins de &lt;b&gt;scarabées&lt;/b&gt; qu’il n’en est dû aux deux animaux.</translation>
    </message>
    <message>
        <source>upper: camel</source>
        <translation>en haut&#xa0;: chameau</translation>
    </message>
    <message>
        <source>lower: hippo</source>
        <translation>en bas&#xa0;: hippopotame</translation>
    </message>
    <message>
        <source>One scarab is left on the slab, one is due at each pillar. If the camel goes first, it opens, three scarabs go back, and the hippo gets its scarab too.</source>
        <translation>Il reste un scarabée sur la dalle, et il en est dû un à chaque pilier. Si le chameau passe d’abord, il ouvre, trois scarabées reviennent, et l’hippopotame a aussi le sien.</translation>
    </message>
    <message>
        <source>Within one animal the order is fixed: first the researcher, then its scarabs one by one.</source>
        <translation>Pour un même animal, l’ordre est fixe&#xa0;: d’abord le chercheur, puis ses scarabées un par un.</translation>
    </message>
    <message>
        <source>Where two ways come to the same, only one of them is offered.</source>
        <translation>Là où deux façons reviennent au même, une seule est proposée.</translation>
    </message>
    <message>
        <source>Sarcophagi and mummies</source>
        <translation>Sarcophages et momies</translation>
    </message>
    <message>
        <source>Opening them, eyes and values</source>
        <translation>Les ouvrir, yeux et valeurs</translation>
    </message>
    <message>
        <source>At each pillar three sarcophagi lie in a stack. They are opened from the top: &lt;b&gt;one eye, two eyes, three eyes&lt;/b&gt;. The more eyes, the more precious the mummy.</source>
        <translation>À chaque pilier, trois sarcophages sont empilés. On les ouvre par le dessus&#xa0;: &lt;b&gt;un œil, deux yeux, trois yeux&lt;/b&gt;. Plus il y a d’yeux, plus la momie est précieuse.</translation>
    </message>
    <message>
        <source>The seven mummies of each kind, each with its value.</source>
        <translation>Les sept momies de chaque sorte, chacune avec sa valeur.</translation>
    </message>
    <message>
        <source>One eye: 3 four times, 4 three times</source>
        <translation>Un œil&#xa0;: 3 quatre fois, 4 trois fois</translation>
    </message>
    <message>
        <source>Two eyes: 5 four times, 6 three times</source>
        <translation>Deux yeux&#xa0;: 5 quatre fois, 6 trois fois</translation>
    </message>
    <message>
        <source>Three eyes: 7 three times, 8 and 10 twice each</source>
        <translation>Trois yeux&#xa0;: 7 trois fois, 8 et 10 deux fois chacun</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>L’ouverture</translation>
    </message>
    <message>
        <source>The &lt;b&gt;third scarab&lt;/b&gt; opens the top sarcophagus. The team whose researcher stands there takes it at once, whoever made the pair.</source>
        <translation>Le &lt;b&gt;troisième scarabée&lt;/b&gt; ouvre le sarcophage du dessus. L’équipe dont le chercheur s’y tient le prend immédiatement, qui que soit l’auteur de la paire.</translation>
    </message>
    <message>
        <source>Only the owner sees the value. The eyes stay visible to all.</source>
        <translation>Seul le propriétaire voit la valeur. Les yeux restent visibles de tous.</translation>
    </message>
    <message>
        <source>The three scarabs go back to the slab.</source>
        <translation>Les trois scarabées retournent sur la dalle.</translation>
    </message>
    <message>
        <source>Nobody there</source>
        <translation>Personne au pilier</translation>
    </message>
    <message>
        <source>If nobody stands at the pillar when the third scarab comes, the sarcophagus stays shut and the pillar is full. The next researcher to arrive takes it at once; the three scarabs go back, and then the scarabs of that turn follow.</source>
        <translation>Si personne ne se tient au pilier quand vient le troisième scarabée, le sarcophage reste fermé et le pilier est plein. Le prochain chercheur qui arrive le prend immédiatement&#xa0;; les trois scarabées repartent, puis viennent les scarabées de ce tour.</translation>
    </message>
    <message>
        <source>A pair of crocodiles: turquoise arrives, takes the sarcophagus with one eye, and its scarab is the first of the next three.</source>
        <translation>Une paire de crocodiles&#xa0;: turquoise arrive, prend le sarcophage à un œil, et son scarabée est le premier des trois suivants.</translation>
    </message>
    <message>
        <source>A whole turn in pictures</source>
        <translation>Un tour complet en images</translation>
    </message>
    <message>
        <source>One card, two animals, two pillars</source>
        <translation>Une carte, deux animaux, deux piliers</translation>
    </message>
    <message>
        <source>You are lapis and drop a card with a hippo above a camel into the second shaft.</source>
        <translation>Vous êtes lapis et lâchez dans le deuxième puits une carte avec un hippopotame au-dessus d’un chameau.</translation>
    </message>
    <message>
        <source>Two pairs: the camel with the one on its left, the hippo with the one below it on the right.</source>
        <translation>Deux paires&#xa0;: le chameau avec celui de gauche, l’hippopotame avec celui d’en bas à droite.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;camels&lt;/b&gt; look opposite ways. Carnelian stands at the camel&apos;s pillar and stays; one scarab comes, its second.</source>
        <translation>Les &lt;b&gt;chameaux&lt;/b&gt; regardent en sens opposés. Cornaline se tient à leur pilier et y reste&#xa0;; un scarabée arrive, le deuxième.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;hippos&lt;/b&gt; look the same way. Your researcher replaces carnelian&apos;s. The scarab that comes is the third: it opens the top sarcophagus, and that is yours.</source>
        <translation>Les &lt;b&gt;hippopotames&lt;/b&gt; regardent dans le même sens. Votre chercheur remplace celui de cornaline. Le scarabée qui arrive est le troisième&#xa0;: il ouvre le sarcophage du dessus, et il est à vous.</translation>
    </message>
    <message>
        <source>Both pillars before and after. The three scarabs went back to the slab.</source>
        <translation>Les deux piliers avant et après. Les trois scarabées sont retournés sur la dalle.</translation>
    </message>
    <message>
        <source>You look at the value of your mummy; the others see its eye only. Then you draw a card.</source>
        <translation>Vous regardez la valeur de votre momie&#xa0;; les autres n’en voient que l’œil. Puis vous piochez une carte.</translation>
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
        <translation>Edfou</translation>
    </message>
    <message>
        <source>Thebae</source>
        <translation>Thèbes</translation>
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
        <translation>Béni Hassan</translation>
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
        <translation>Héliopolis</translation>
    </message>
    <message>
        <source>Saqqara</source>
        <translation>Saqqara</translation>
    </message>
    <message>
        <source>Dahshur</source>
        <translation>Dachour</translation>
    </message>
    <message>
        <source>Meidum</source>
        <translation>Meidum</translation>
    </message>
    <message>
        <source>Abusir</source>
        <translation>Abousir</translation>
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
        <translation>Première case libre</translation>
    </message>
</context>
<context>
    <name>PlanChoice</name>
    <message>
        <source>Another shaft</source>
        <translation>Un autre puits</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>De quelle façon&#xa0;?</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Lâcher ici</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You begin.</source>
        <translation>Vous commencez.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>You begin and have the Pharaoh.</source>
        <translation>Vous commencez et jouez le Pharaon.</translation>
    </message>
    <message>
        <source>%1 begins and has the Pharaoh.</source>
        <translation>%1 commence et joue le Pharaon.</translation>
    </message>
    <message>
        <source>You begin with a Sphinx card.</source>
        <translation>Vous commencez avec une carte Sphinx.</translation>
    </message>
    <message>
        <source>%1 begins with a Sphinx card.</source>
        <translation>%1 commence avec une carte Sphinx.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>Vous piochez une tuile.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 pioche une tuile.</translation>
    </message>
    <message>
        <source>You draw: %1.</source>
        <comment>a tile</comment>
        <translation>Vous piochez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <comment>who, a tile</comment>
        <translation>%1 pioche&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1; pawn: %2, yours</source>
        <comment>a place, a kind of pawn</comment>
        <translation>%1&#xa0;; pion&#xa0;: %2, à vous</translation>
    </message>
    <message>
        <source>%1; pawn: %2, of %3</source>
        <comment>a place, a kind of pawn, who</comment>
        <translation>%1&#xa0;; pion&#xa0;: %2, à %3</translation>
    </message>
    <message numerus="yes">
        <source>You open a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>Vous ouvrez un sarcophage à %n œil.</numerusform>
            <numerusform>Vous ouvrez un sarcophage à %n yeux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opens a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>%1 ouvre un sarcophage à %n œil.</numerusform>
            <numerusform>%1 ouvre un sarcophage à %n yeux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hand over a sarcophagus with %n eye(s) to %1.</source>
        <translation>
            <numerusform>Vous remettez à %1 un sarcophage à %n œil.</numerusform>
            <numerusform>Vous remettez à %1 un sarcophage à %n yeux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to you.</source>
        <translation>
            <numerusform>%1 vous remet un sarcophage à %n œil.</numerusform>
            <numerusform>%1 vous remet un sarcophage à %n yeux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to %2.</source>
        <translation>
            <numerusform>%1 remet à %2 un sarcophage à %n œil.</numerusform>
            <numerusform>%1 remet à %2 un sarcophage à %n yeux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses you.</source>
        <translation>Vous choisit.</translation>
    </message>
    <message>
        <source>Chooses %1.</source>
        <comment>a player</comment>
        <translation>Choisit %1.</translation>
    </message>
    <message>
        <source>Replaces your researcher (%1).</source>
        <comment>an animal</comment>
        <translation>Remplace votre chercheur (%1).</translation>
    </message>
    <message>
        <source>Replaces the researcher of %1 (%2).</source>
        <comment>who, an animal</comment>
        <translation>Remplace un chercheur (%1, %2).</translation>
    </message>
    <message>
        <source>Floor %1 of the pyramid is finished: %2 for you.</source>
        <comment>floor, points</comment>
        <translation>L’étage %1 de la pyramide est achevé&#xa0;: %2 pour vous.</translation>
    </message>
    <message>
        <source>Floor %1 of the pyramid is finished: %2 for %3.</source>
        <comment>floor, points, who</comment>
        <translation>L’étage %1 de la pyramide est achevé&#xa0;: %2 pour %3.</translation>
    </message>
    <message>
        <source>You show “%1”: %2.</source>
        <comment>a Sphinx card, points</comment>
        <translation>Vous montrez «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 shows “%2”: %3.</source>
        <comment>who, a Sphinx card, points</comment>
        <translation>%1 montre «&#xa0;%2&#xa0;»&#xa0;: %3.</translation>
    </message>
    <message>
        <source>built by you</source>
        <translation>construite par vous</translation>
    </message>
    <message>
        <source>built by %1</source>
        <translation>construite par %1</translation>
    </message>
    <message>
        <source>Copies your Rest tile: %1.</source>
        <translation>Copie votre tuile Repos&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Copies the Rest tile of %1: %2.</source>
        <comment>who, a tile</comment>
        <translation>Copie une tuile Repos (%1)&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You have built for %n Fame. Copy it for %1?</source>
        <translation>
            <numerusform>Vous avez construit pour %n Gloire. Copier pour %1&#xa0;?</numerusform>
            <numerusform>Vous avez construit pour %n Gloire. Copier pour %1&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has built for %n Fame. Copy it for %2?</source>
        <translation>
            <numerusform>%1 a construit pour %n Gloire. Copier pour %2&#xa0;?</numerusform>
            <numerusform>%1 a construit pour %n Gloire. Copier pour %2&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>You: at most %1% after move %2, in the end %3%.</source>
        <translation>Vous&#xa0;: au plus %1&#xa0;% après le coup %2, à la fin %3&#xa0;%.</translation>
    </message>
    <message>
        <source>%1: at most %2% after move %3, in the end %4%.</source>
        <translation>%1&#xa0;: au plus %2&#xa0;% après le coup %3, à la fin %4&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>PointLine</name>
    <message>
        <source>Pharaoh card, own researcher there: %1</source>
        <translation>Carte Pharaon, avec un chercheur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pharaoh card, no own researcher there: %1</source>
        <translation>Carte Pharaon, sans chercheur&#xa0;: %1</translation>
    </message>
    <message>
        <source>One eye, pillar: %1</source>
        <translation>Un œil, pilier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two eyes, pillar: %1</source>
        <translation>Deux yeux, pilier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Three eyes, pillar: %1</source>
        <translation>Trois yeux, pilier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PointSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerChoice</name>
    <message>
        <source>Which die, and which value?</source>
        <translation>Quel dé, et quelle valeur&#xa0;?</translation>
    </message>
    <message>
        <source>Three dice of which value?</source>
        <translation>Trois dés de quelle valeur&#xa0;?</translation>
    </message>
    <message>
        <source>Which god do you discard?</source>
        <translation>Quelle divinité défaussez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Which resource do you discard?</source>
        <translation>Quelle ressource défaussez-vous&#xa0;?</translation>
    </message>
</context>
<context>
    <name>PriestPage</name>
    <message>
        <source>The Priest</source>
        <translation>Le Prêtre</translation>
    </message>
    <message>
        <source>Safe from the rival</source>
        <translation>À l’abri de l’adversaire</translation>
    </message>
    <message>
        <source>Each player has one Priest.</source>
        <translation>Chaque joueur a un Prêtre.</translation>
    </message>
    <message>
        <source>The Priest waits: he may be played only after &lt;b&gt;your own Mummy&lt;/b&gt; has been played. It does not matter what became of it since.</source>
        <translation>Le Prêtre attend&#xa0;: il ne peut être joué qu’une fois &lt;b&gt;votre propre Momie&lt;/b&gt; jouée. Peu importe ce qu’elle est devenue depuis.</translation>
    </message>
    <message>
        <source>The rival can neither move nor swap him, nor take his place.</source>
        <translation>L’adversaire ne peut ni le déplacer, ni l’échanger, ni prendre sa place.</translation>
    </message>
    <message>
        <source>The rival cannot turn the tile he stands on.</source>
        <translation>L’adversaire ne peut pas tourner la tuile où il se tient.</translation>
    </message>
    <message>
        <source>You yourself may move and swap him, and turn his tile.</source>
        <translation>Vous-même pouvez le déplacer et l’échanger, et tourner sa tuile.</translation>
    </message>
    <message>
        <source>For everything else he is one pawn, like a Worker.</source>
        <translation>Pour tout le reste, il est un pion, comme un Ouvrier.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Pharaoh&lt;/b&gt; waits and is safe in the same way, unless you agreed before the match that he behaves like a Mummy.</source>
        <translation>Le &lt;b&gt;Pharaon&lt;/b&gt; attend et est protégé de la même façon, sauf si l’on a convenu avant la partie qu’il agit comme une Momie.</translation>
    </message>
</context>
<context>
    <name>ProjectChip</name>
    <message numerus="yes">
        <source>%n pair(s), +%1</source>
        <translation>
            <numerusform>%n paire, +%1</numerusform>
            <numerusform>%n paires, +%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message>
        <source>Neighbours share a side, not a corner. Every level of every pyramid counts, whoever built it.</source>
        <translation>Des voisins ont un côté en commun, pas un coin. Chaque niveau de chaque pyramide compte, qui que soit le bâtisseur.</translation>
    </message>
    <message numerus="yes">
        <source>An example: this ground is worth %n Fame.</source>
        <translation>
            <numerusform>Un exemple&#xa0;: ce sol vaut %n Gloire.</numerusform>
            <numerusform>Un exemple&#xa0;: ce sol vaut %n Gloire.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectsChapter</name>
    <message>
        <source>Each project</source>
        <translation>Projet par projet</translation>
    </message>
    <message>
        <source>Three equal dice in a row are two pairs, four in a square are four.</source>
        <translation>Trois dés égaux alignés font deux paires, quatre en carré en font quatre.</translation>
    </message>
</context>
<context>
    <name>PyramidSide</name>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Up to level %1</source>
        <translation>Jusqu’au niveau %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 built</source>
        <translation>%1, %2 sur %3 construits</translation>
    </message>
    <message numerus="yes">
        <source>Space %1: %n Fame, %2</source>
        <translation>
            <numerusform>Place %1&#xa0;: %n Gloire, %2</numerusform>
            <numerusform>Place %1&#xa0;: %n Gloire, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceBook</name>
    <message>
        <source>Set one Prayer die you rolled to any value.</source>
        <translation>Mettez à la valeur de votre choix un dé Prière que vous avez lancé.</translation>
    </message>
    <message>
        <source>At upkeep you may keep three gods more.</source>
        <translation>Au culte, vous pouvez garder trois divinités de plus.</translation>
    </message>
    <message>
        <source>Discard another of your gods, or your whole Ennead: gain 4 Fame.</source>
        <translation>Défaussez une autre de vos divinités, ou toute votre Ennéade&#xa0;: gagnez 4&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Your Workers count as Cats, and your Cats as Workers.</source>
        <translation>Vos Ouvriers comptent comme des Chats, et vos Chats comme des Ouvriers.</translation>
    </message>
    <message>
        <source>Gain 1 Fame.</source>
        <translation>Gagnez 1&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>In place of a Rest tile: discard 1 resource, then take 3 resources of other kinds.</source>
        <translation>À la place d’une tuile Repos&#xa0;: défaussez 1 ressource, puis prenez 3 ressources d’autres sortes.</translation>
    </message>
    <message>
        <source>No power: she is worth having for her Fame alone.</source>
        <translation>Pas de pouvoir&#xa0;: elle vaut la peine pour sa seule Gloire.</translation>
    </message>
    <message>
        <source>Discard 2 Cats: take 1 Worker and gain 3 Fame.</source>
        <translation>Défaussez 2 Chats&#xa0;: prenez 1 Ouvrier et gagnez 3&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Return 3 dice of one value: gain 3 Fame and take 1 resource of your choice.</source>
        <translation>Rendez 3 dés de même valeur&#xa0;: gagnez 3&#xa0;Gloire et prenez 1 ressource de votre choix.</translation>
    </message>
    <message>
        <source>Discard 1 Worker and 1 Cat: gain 4 Fame.</source>
        <translation>Défaussez 1 Ouvrier et 1 Chat&#xa0;: gagnez 4&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Roll any of your dice again, beyond the free reroll.</source>
        <translation>Relancez ceux de vos dés que vous voulez, en plus de la relance gratuite.</translation>
    </message>
    <message>
        <source>Return 2 dice: take a Stone die from the supply and roll it at once.</source>
        <translation>Rendez 2 dés&#xa0;: prenez un dé Pierre de la réserve et lancez-le immédiatement.</translation>
    </message>
    <message>
        <source>Return 2 dice: take 1 Worker.</source>
        <translation>Rendez 2 dés&#xa0;: prenez 1 Ouvrier.</translation>
    </message>
    <message>
        <source>Discard 2 Workers: take 1 Cat and gain 4 Fame.</source>
        <translation>Défaussez 2 Ouvriers&#xa0;: prenez 1 Chat et gagnez 4&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Set one Stone die you rolled to any value.</source>
        <translation>Mettez à la valeur de votre choix un dé Pierre que vous avez lancé.</translation>
    </message>
    <message>
        <source>Discard 1 Cat: gain 2 Fame.</source>
        <translation>Défaussez 1 Chat&#xa0;: gagnez 2&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Return 1 die: your gods that have been used this Work turn may be used once more.</source>
        <translation>Rendez 1 dé&#xa0;: vos divinités qui ont servi dans ce tour de Travail peuvent servir une fois de plus.</translation>
    </message>
    <message>
        <source>Discard 1 Worker: gain 3 Fame.</source>
        <translation>Défaussez 1 Ouvrier&#xa0;: gagnez 3&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Discard 1 Worker and 1 Cat and return 1 Stone die: gain 7 Fame.</source>
        <translation>Défaussez 1 Ouvrier et 1 Chat et rendez 1 dé Pierre&#xa0;: gagnez 7&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Each die you build on top of four dice brings 3 Fame more.</source>
        <translation>Chaque dé que vous construisez sur quatre dés rapporte 3&#xa0;Gloire de plus.</translation>
    </message>
    <message>
        <source>You build with her table: a 1, 2 or 3 takes no Worker, a 4 or 5 takes 1, a 6 takes 2. What the level adds stays the same.</source>
        <translation>Vous construisez avec son tableau&#xa0;: un 1, un 2 ou un 3 ne demande pas d’Ouvrier, un 4 ou un 5 en demande 1, un 6 en demande 2. Ce qu’ajoute le niveau reste le même.</translation>
    </message>
    <message>
        <source>Return 2 dice: gain 3 Fame.</source>
        <translation>Rendez 2 dés&#xa0;: gagnez 3&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Return 1 die: take 1 Cat.</source>
        <translation>Rendez 1 dé&#xa0;: prenez 1 Chat.</translation>
    </message>
    <message>
        <source>Each Worker you discard to build brings 1 Fame more.</source>
        <translation>Chaque Ouvrier que vous défaussez pour construire rapporte 1&#xa0;Gloire de plus.</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Améthyste</translation>
    </message>
    <message>
        <source>Amethyst Scarab</source>
        <translation>Scarabée d’Améthyste</translation>
    </message>
    <message>
        <source>Once in your Work turn</source>
        <translation>Une fois dans votre tour de Travail</translation>
    </message>
    <message>
        <source>Return 1 die: until the end of this Work turn a god of the row serves you as if you had it.</source>
        <translation>Rendez 1 dé&#xa0;: jusqu’à la fin de ce tour de Travail, une divinité de la rangée vous sert comme si vous l’aviez.</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Silver Scarab</source>
        <translation>Scarabée d’Argent</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Each time a resource fills the eighth space of your board, gain 2 Fame.</source>
        <translation>Chaque fois qu’une ressource remplit la huitième case de votre plateau, gagnez 2&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Pearl</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Pearl Scarab</source>
        <translation>Scarabée de Perle</translation>
    </message>
    <message>
        <source>After somebody else&apos;s build</source>
        <translation>Après la construction d’un autre</translation>
    </message>
    <message>
        <source>Discard one Worker more than the builder did: gain exactly the Fame which that build gave.</source>
        <translation>Défaussez un Ouvrier de plus que le bâtisseur&#xa0;: gagnez exactement la Gloire que cette construction a donnée.</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Émeraude</translation>
    </message>
    <message>
        <source>Emerald Scarab</source>
        <translation>Scarabée d’Émeraude</translation>
    </message>
    <message>
        <source>In your Rest turn</source>
        <translation>Dans votre tour de Repos</translation>
    </message>
    <message>
        <source>In place of a tile of the row, use an open Rest tile that lies with somebody else. It is turned face down and stays there.</source>
        <translation>À la place d’une tuile de la rangée, utilisez une tuile Repos face visible posée devant quelqu’un d’autre. Elle est retournée face cachée et y reste.</translation>
    </message>
    <message>
        <source>Quartz</source>
        <translation>Quartz</translation>
    </message>
    <message>
        <source>Quartz Scarab</source>
        <translation>Scarabée de Quartz</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>2 Fame for each god you have. Your Ennead counts as one.</source>
        <translation>2&#xa0;Gloire pour chaque divinité que vous avez. Votre Ennéade compte pour une.</translation>
    </message>
    <message>
        <source>Obsidian</source>
        <translation>Obsidienne</translation>
    </message>
    <message>
        <source>Obsidian Scarab</source>
        <translation>Scarabée d’Obsidienne</translation>
    </message>
    <message>
        <source>1 Fame for each filled space of your board, and 4 more if all eight are filled.</source>
        <translation>1&#xa0;Gloire pour chaque case remplie de votre plateau, et 4 de plus si les huit le sont.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Gold Scarab</source>
        <translation>Scarabée d’Or</translation>
    </message>
    <message>
        <source>The Golden Cat turns one die you rolled by 1, up or down, and stays with you.</source>
        <translation>Le Chat d’or tourne de 1, en plus ou en moins, un dé que vous avez lancé, et reste avec vous.</translation>
    </message>
    <message>
        <source>Lapis lazuli</source>
        <translation>Lapis-lazuli</translation>
    </message>
    <message>
        <source>Lapis lazuli Scarab</source>
        <translation>Scarabée de Lapis-lazuli</translation>
    </message>
    <message>
        <source>When you pray</source>
        <translation>Quand vous priez</translation>
    </message>
    <message>
        <source>Each time you take a god by paying its price, take 1 Cat.</source>
        <translation>Chaque fois que vous prenez une divinité en payant son prix, prenez 1 Chat.</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>Turquoise Scarab</source>
        <translation>Scarabée de Turquoise</translation>
    </message>
    <message>
        <source>When you take dice</source>
        <translation>Quand vous prenez des dés</translation>
    </message>
    <message>
        <source>Take one die more than you have Workers.</source>
        <translation>Prenez un dé de plus que vous n’avez d’Ouvriers.</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Cornaline</translation>
    </message>
    <message>
        <source>Carnelian Scarab</source>
        <translation>Scarabée de Cornaline</translation>
    </message>
    <message>
        <source>One build takes 1 Worker fewer, but never fewer than 1.</source>
        <translation>Une construction demande 1 Ouvrier de moins, mais jamais moins de 1.</translation>
    </message>
    <message>
        <source>Jasper</source>
        <translation>Jaspe</translation>
    </message>
    <message>
        <source>Jasper Scarab</source>
        <translation>Scarabée de Jaspe</translation>
    </message>
    <message>
        <source>When you build</source>
        <translation>Quand vous construisez</translation>
    </message>
    <message>
        <source>2 Fame more for each die you build on a level that takes extra Workers.</source>
        <translation>2&#xa0;Gloire de plus pour chaque dé que vous construisez à un niveau qui demande des Ouvriers en plus.</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malachite</translation>
    </message>
    <message>
        <source>Malachite Scarab</source>
        <translation>Scarabée de Malachite</translation>
    </message>
    <message>
        <source>When your three Rest tiles go back</source>
        <translation>Quand vos trois tuiles Repos repartent</translation>
    </message>
    <message>
        <source>Take 1 resource of your choice and gain 1 Fame.</source>
        <translation>Prenez 1 ressource de votre choix et gagnez 1&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Une de chaque</translation>
    </message>
    <message>
        <source>The open shrine</source>
        <translation>Le sanctuaire ouvert</translation>
    </message>
    <message>
        <source>The feast</source>
        <translation>La fête</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Trois semblables</translation>
    </message>
    <message>
        <source>The early riser</source>
        <translation>Le lève-tôt</translation>
    </message>
    <message>
        <source>Two Workers</source>
        <translation>Deux Ouvriers</translation>
    </message>
    <message>
        <source>Worker and stone</source>
        <translation>Ouvrier et pierre</translation>
    </message>
    <message>
        <source>Worker and Cat</source>
        <translation>Ouvrier et Chat</translation>
    </message>
    <message>
        <source>Stone and Cat</source>
        <translation>Pierre et Chat</translation>
    </message>
    <message>
        <source>Two stones</source>
        <translation>Deux pierres</translation>
    </message>
    <message>
        <source>Two Cats</source>
        <translation>Deux Chats</translation>
    </message>
    <message>
        <source>Gains 1 Fame more when he builds a die of 1 or 2.</source>
        <translation>Gagne 1&#xa0;Gloire de plus quand il construit un dé de 1 ou de 2.</translation>
    </message>
    <message>
        <source>Gains 1 Fame more with every build.</source>
        <translation>Gagne 1&#xa0;Gloire de plus à chaque construction.</translation>
    </message>
    <message>
        <source>Gains 1 Fame more with a build that makes at least one pair of his projects.</source>
        <translation>Gagne 1&#xa0;Gloire de plus pour une construction qui forme au moins une paire de ses projets.</translation>
    </message>
    <message>
        <source>Gains 3 Fame more with every build.</source>
        <translation>Gagne 3&#xa0;Gloire de plus à chaque construction.</translation>
    </message>
    <message>
        <source>two Workers</source>
        <translation>deux Ouvriers</translation>
    </message>
    <message>
        <source>a Worker</source>
        <translation>un Ouvrier</translation>
    </message>
    <message>
        <source>two Cats</source>
        <translation>deux Chats</translation>
    </message>
    <message>
        <source>a Cat</source>
        <translation>un Chat</translation>
    </message>
    <message>
        <source>any two dice</source>
        <translation>deux dés quelconques</translation>
    </message>
    <message>
        <source>any die</source>
        <translation>un dé quelconque</translation>
    </message>
    <message>
        <source>any two Stone dice</source>
        <translation>deux dés Pierre quelconques</translation>
    </message>
    <message>
        <source>any Stone die</source>
        <translation>un dé Pierre quelconque</translation>
    </message>
    <message>
        <source>two Stone dice of %1</source>
        <translation>deux dés Pierre de %1</translation>
    </message>
    <message>
        <source>a Stone die of %1</source>
        <translation>un dé Pierre de %1</translation>
    </message>
    <message>
        <source>two dice of %1</source>
        <translation>deux dés de %1</translation>
    </message>
    <message>
        <source>a %1</source>
        <comment>a die of that value</comment>
        <translation>un %1</translation>
    </message>
    <message>
        <source>No power of its own: it counts at the end, together with your other gods of the Ennead.</source>
        <translation>Pas de pouvoir propre&#xa0;: elle compte à la fin, avec vos autres divinités de l’Ennéade.</translation>
    </message>
    <message>
        <source>Lends you a Prayer die of %1 or %2 for one action. Then that die is gone.</source>
        <translation>Vous prête un dé Prière de %1 ou de %2 pour une action. Ensuite ce dé disparaît.</translation>
    </message>
    <message>
        <source>Once in your Rest turn</source>
        <translation>Une fois dans votre tour de Repos</translation>
    </message>
    <message>
        <source>Always, in your Work turn</source>
        <translation>Toujours, dans votre tour de Travail</translation>
    </message>
    <message>
        <source>Any number of times in your Work turn</source>
        <translation>À volonté dans votre tour de Travail</translation>
    </message>
    <message>
        <source>Counts at the end</source>
        <translation>Compte à la fin</translation>
    </message>
    <message>
        <source>Two gods of the Ennead are worth %1 Fame at the end, three %2, four %3, and so on.</source>
        <translation>Deux divinités de l’Ennéade valent %1&#xa0;Gloire à la fin, trois %2, quatre %3, et ainsi de suite.</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 ressource</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Gratuit</translation>
    </message>
    <message>
        <source>Discard 1 resource, then take 2 resources of other kinds.</source>
        <translation>Défaussez 1 ressource, puis prenez 2 ressources d’autres sortes.</translation>
    </message>
    <message>
        <source>Take a god of the row without paying its price.</source>
        <translation>Prenez une divinité de la rangée sans payer son prix.</translation>
    </message>
    <message>
        <source>Take 2 resources of your choice. Everybody else takes 1 Cat.</source>
        <translation>Prenez 2 ressources de votre choix. Tous les autres prennent 1 Chat.</translation>
    </message>
    <message>
        <source>Take 3 resources of one kind.</source>
        <translation>Prenez 3 ressources d’une même sorte.</translation>
    </message>
    <message>
        <source>Take 1 resource of your choice, then play a whole Work turn.</source>
        <translation>Prenez 1 ressource de votre choix, puis jouez un tour de Travail complet.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <translation>Prenez %1.</translation>
    </message>
    <message>
        <source>%1 Fame for each two neighbours of one level that show one of these pairs: %2.</source>
        <translation>%1&#xa0;Gloire pour deux voisins d’un même niveau qui montrent l’une de ces paires&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n Worker(s)</source>
        <translation>
            <numerusform>%n Ouvrier</numerusform>
            <numerusform>%n Ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cat(s)</source>
        <translation>
            <numerusform>%n Chat</numerusform>
            <numerusform>%n Chats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice</source>
        <translation>
            <numerusform>%n dé Pierre</numerusform>
            <numerusform>%n dés Pierre</numerusform>
        </translation>
    </message>
    <message>
        <source>Prayer die</source>
        <translation>dé Prière</translation>
    </message>
    <message>
        <source>Stone die</source>
        <translation>dé Pierre</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two parts of a list</comment>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Fame at the end.</source>
        <translation>
            <numerusform>%n Gloire à la fin.</numerusform>
            <numerusform>%n Gloire à la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n Gloire</numerusform>
            <numerusform>%n Gloire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceEntry</name>
    <message>
        <source>1 to 4 players · dice</source>
        <translation>1–4 joueurs · dés</translation>
    </message>
    <message>
        <source>Roll dice, win the favour of the gods and raise the pyramids.</source>
        <translation>Lancez les dés, gagnez la faveur des dieux et élevez les pyramides.</translation>
    </message>
    <message>
        <source>About 30 minutes, an hour for four</source>
        <translation>Environ 30 minutes, une heure à quatre</translation>
    </message>
    <message>
        <source>The phone changes hands each turn; your project stays hidden until you take it. The first player is drawn at random.</source>
        <translation>Le téléphone change de mains à chaque tour&#xa0;; votre projet reste caché jusqu’à ce que vous le preniez. Le premier joueur est tiré au sort.</translation>
    </message>
</context>
<context>
    <name>PyramidiceModel</name>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Keep one of your two scarabs.</source>
        <translation>Gardez un de vos deux scarabées.</translation>
    </message>
    <message>
        <source>Work or rest?</source>
        <translation>Travail ou repos&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Take %n die(dice) from the quarry and roll.</source>
        <translation>
            <numerusform>Prenez %n dé dans la carrière et lancez.</numerusform>
            <numerusform>Prenez %n dés dans la carrière et lancez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use your dice: build, pray, call on a god.</source>
        <translation>Utilisez vos dés&#xa0;: construisez, priez, invoquez une divinité.</translation>
    </message>
    <message>
        <source>All dice are used. Call on a god, or end your turn.</source>
        <translation>Tous les dés ont servi. Invoquez une divinité, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>Roll the chosen dice again.</source>
        <translation>Relancez les dés choisis.</translation>
    </message>
    <message>
        <source>Choose a resource to take.</source>
        <translation>Choisissez une ressource à prendre.</translation>
    </message>
    <message>
        <source>More than your board holds: give up a resource.</source>
        <translation>Votre plateau déborde&#xa0;: défaussez une ressource.</translation>
    </message>
    <message numerus="yes">
        <source>Your resources keep %n god(s): one must leave.</source>
        <translation>
            <numerusform>Vos ressources entretiennent %n divinité&#xa0;: une doit partir.</numerusform>
            <numerusform>Vos ressources entretiennent %n divinités&#xa0;: une doit partir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a Rest tile.</source>
        <translation>Prenez une tuile Repos.</translation>
    </message>
    <message>
        <source>Choose a god: it costs nothing.</source>
        <translation>Choisissez une divinité&#xa0;: elle ne coûte rien.</translation>
    </message>
    <message>
        <source>Choose where the returned tiles go.</source>
        <translation>Choisissez où vont les tuiles rendues.</translation>
    </message>
    <message>
        <source>%1 comes to the row.</source>
        <translation>%1 arrive dans la rangée.</translation>
    </message>
    <message>
        <source>Prayer dice: %1.</source>
        <translation>Dés Prière&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Stone dice: %1.</source>
        <translation>Dés Pierre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Keeps the %1.</source>
        <translation>Garde le %1.</translation>
    </message>
    <message>
        <source>Works.</source>
        <translation>Travaille.</translation>
    </message>
    <message>
        <source>Rests.</source>
        <translation>Se repose.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n die(dice) from the quarry.</source>
        <translation>
            <numerusform>Prend %n dé dans la carrière.</numerusform>
            <numerusform>Prend %n dés dans la carrière.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolls again with Maat&apos;s help.</source>
        <translation>Relance avec l’aide de Maât.</translation>
    </message>
    <message>
        <source>Rolls again.</source>
        <translation>Relance.</translation>
    </message>
    <message>
        <source>Turns a %1 into a %2.</source>
        <translation>Change un %1 en %2.</translation>
    </message>
    <message>
        <source>%1 turns a %2 into a %3.</source>
        <translation>%1 change un %2 en %3.</translation>
    </message>
    <message>
        <source>Prays to %1.</source>
        <translation>Prie %1.</translation>
    </message>
    <message>
        <source>Replaces %1.</source>
        <translation>Congédie %1.</translation>
    </message>
    <message>
        <source>Gives two dice for 1 Fame.</source>
        <translation>Donne deux dés pour 1&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Calls on %1.</source>
        <translation>Invoque %1.</translation>
    </message>
    <message>
        <source>Borrows %1.</source>
        <translation>Emprunte %1.</translation>
    </message>
    <message>
        <source>Takes: %1.</source>
        <translation>Prend&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Gives up: %1.</source>
        <translation>Défausse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cannot keep %1.</source>
        <translation>Ne peut pas garder %1.</translation>
    </message>
    <message>
        <source>Ends the Work turn.</source>
        <translation>Finit le tour de Travail.</translation>
    </message>
    <message>
        <source>Takes the Rest tile: %1.</source>
        <translation>Prend la tuile Repos&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Takes %1 without paying.</source>
        <translation>Prend %1 sans payer.</translation>
    </message>
    <message>
        <source>Lays a returned tile on space %1.</source>
        <translation>Pose une tuile revenue sur la case %1.</translation>
    </message>
    <message>
        <source>He takes %1: the Ennead comes before any other god.</source>
        <translation>Il prend %1&#xa0;: l’Ennéade passe avant toute autre divinité.</translation>
    </message>
    <message>
        <source>He takes %1: none is worth more, and this one stands farthest right.</source>
        <translation>Il prend %1&#xa0;: aucune ne vaut plus, et c’est la plus à droite.</translation>
    </message>
    <message>
        <source>He takes a Stone die from the quarry.</source>
        <translation>Il prend un dé Pierre dans la carrière.</translation>
    </message>
    <message>
        <source>No Stone die is in the quarry: he takes one from the supply.</source>
        <translation>Il n’y a pas de dé Pierre dans la carrière&#xa0;: il en prend un dans la réserve.</translation>
    </message>
    <message>
        <source>Tile %1 is there: he takes it.</source>
        <translation>La tuile %1 est là&#xa0;: il la prend.</translation>
    </message>
    <message>
        <source>Tile %1 is gone: he builds where it serves his project %2.</source>
        <translation>La tuile %1 n’est plus là&#xa0;: il construit là où cela sert son projet %2.</translation>
    </message>
    <message>
        <source>Tile %1 is gone: he builds on the first free place.</source>
        <translation>La tuile %1 n’est plus là&#xa0;: il construit à la première place libre.</translation>
    </message>
    <message>
        <source>He rolls a %1.</source>
        <translation>Il obtient un %1.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Derniers tours</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Still to pay for %1: %2</source>
        <translation>Reste à payer pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Still to pay for the build: %1</source>
        <translation>Reste à payer pour construire&#xa0;: %1</translation>
    </message>
    <message>
        <source>To replace %1: %2</source>
        <translation>Pour congédier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>For 1 Fame: %1</source>
        <translation>Pour 1&#xa0;Gloire&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 takes: %2</source>
        <translation>%1 demande&#xa0;: %2</translation>
    </message>
    <message>
        <source>To borrow %1: %2</source>
        <translation>Pour emprunter %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Takes up a %1 to roll it again.</source>
        <translation>Prend un %1 pour le relancer.</translation>
    </message>
    <message>
        <source>Does not copy the build.</source>
        <translation>Ne copie pas la construction.</translation>
    </message>
    <message>
        <source>Pays with a Worker.</source>
        <translation>Paie avec un Ouvrier.</translation>
    </message>
    <message>
        <source>Pays with a Cat.</source>
        <translation>Paie avec un Chat.</translation>
    </message>
    <message>
        <source>Pays with the die of %1.</source>
        <translation>Paie avec le dé de %1.</translation>
    </message>
    <message>
        <source>Pays with a %1.</source>
        <translation>Paie avec un %1.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a kind: you take %n resources of it.</source>
        <translation>
            <numerusform>Choisissez une sorte de ressource&#xa0;: vous en prenez %n.</numerusform>
            <numerusform>Choisissez une sorte de ressource&#xa0;: vous en prenez %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 helps only in a Rest turn.</source>
        <comment>a god</comment>
        <translation>%1 n’aide que dans un tour de Repos.</translation>
    </message>
    <message>
        <source>%1 helps only in a Work turn.</source>
        <comment>a god</comment>
        <translation>%1 n’aide que dans un tour de Travail.</translation>
    </message>
    <message>
        <source>%1 helps while you pay: tap its die then.</source>
        <comment>a god</comment>
        <translation>%1 aide quand vous payez&#xa0;: touchez alors son dé.</translation>
    </message>
    <message>
        <source>You have no Prayer die left that could be set.</source>
        <translation>Vous n’avez plus de dé Prière à régler.</translation>
    </message>
    <message>
        <source>You have no Stone die left that could be set.</source>
        <translation>Vous n’avez plus de dé Pierre à régler.</translation>
    </message>
    <message>
        <source>You have no dice left to roll again.</source>
        <translation>Vous n’avez plus de dés à relancer.</translation>
    </message>
    <message>
        <source>You do not have three dice of one value left.</source>
        <translation>Vous n’avez plus trois dés de même valeur.</translation>
    </message>
    <message>
        <source>You have no other god to give up.</source>
        <translation>Vous n’avez pas d’autre divinité à défausser.</translation>
    </message>
    <message>
        <source>You have no resource to give up.</source>
        <translation>Vous n’avez pas de ressource à donner.</translation>
    </message>
    <message numerus="yes">
        <source>Builds a %1 for %n Fame: %2.</source>
        <comment>a die, a place</comment>
        <translation>
            <numerusform>Construit un %1 pour %n Gloire&#xa0;: %2.</numerusform>
            <numerusform>Construit un %1 pour %n Gloire&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies the build for %n Fame.</source>
        <translation>
            <numerusform>Copie la construction pour %n Gloire.</numerusform>
            <numerusform>Copie la construction pour %n Gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He takes %1, worth the most at the end: %n Fame.</source>
        <comment>a god</comment>
        <translation>
            <numerusform>Il prend %1, qui vaut le plus à la fin&#xa0;: %n Gloire.</numerusform>
            <numerusform>Il prend %1, qui vaut le plus à la fin&#xa0;: %n Gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 is there: he takes it for %n Fame.</source>
        <translation>
            <numerusform>La tuile %1 est là&#xa0;: il la prend et gagne %n Gloire.</numerusform>
            <numerusform>La tuile %1 est là&#xa0;: il la prend et gagne %n Gloire.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidicePlay</name>
    <message>
        <source>End the turn?</source>
        <translation>Finir le tour&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice go back unused.</source>
        <translation>
            <numerusform>%n dé repart sans avoir servi.</numerusform>
            <numerusform>%n dés repartent sans avoir servi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Congédier %1&#xa0;?</translation>
    </message>
    <message>
        <source>Call on %1?</source>
        <translation>Invoquer %1&#xa0;?</translation>
    </message>
    <message>
        <source>You give: %1.</source>
        <translation>Vous donnez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 goes and another god comes.</source>
        <translation>%1 part et une autre divinité arrive.</translation>
    </message>
    <message>
        <source>A new die is rolled at once.</source>
        <translation>Un nouveau dé est lancé immédiatement.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Congédier %1</translation>
    </message>
    <message>
        <source>Call on %1</source>
        <translation>Invoquer %1</translation>
    </message>
</context>
<context>
    <name>PyramidiceShown</name>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Stone, %2 Prayer</source>
        <translation>%1 Pierre, %2 Prière</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Pray to %1</source>
        <translation>Prier %1</translation>
    </message>
    <message>
        <source>Give 2 dice</source>
        <translation>Donner 2 dés</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Maat&apos;s reroll</source>
        <translation>Relance de Maât</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>see the price</source>
        <translation>voir le prix</translation>
    </message>
    <message>
        <source>see where</source>
        <translation>voir où</translation>
    </message>
    <message numerus="yes">
        <source>%n dice unused</source>
        <translation>
            <numerusform>%n dé inutilisé</numerusform>
            <numerusform>%n dés inutilisés</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Choisir une tuile</translation>
    </message>
    <message>
        <source>Take this tile</source>
        <translation>Prendre cette tuile</translation>
    </message>
    <message>
        <source>Let go to pray to %1.</source>
        <translation>Lâchez pour prier %1.</translation>
    </message>
    <message>
        <source>This die does not help to pay for %1.</source>
        <translation>Ce dé n’aide pas à payer %1.</translation>
    </message>
    <message>
        <source>Let go, then give a second die for 1 Fame.</source>
        <translation>Lâchez, puis donnez un second dé pour 1&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>Hold it over a god or a space of the pyramid.</source>
        <translation>Tenez-le au-dessus d’une divinité ou d’une place de la pyramide.</translation>
    </message>
    <message numerus="yes">
        <source>Let go to build: %n Fame</source>
        <translation>
            <numerusform>Lâchez pour construire&#xa0;: %n&#xa0;Gloire</numerusform>
            <numerusform>Lâchez pour construire&#xa0;: %n&#xa0;Gloire</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Les dés roulent.</translation>
    </message>
    <message>
        <source>Which resource do you give?</source>
        <translation>Quelle ressource donnez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Should the Cat turn it up or down?</source>
        <translation>Le Chat le monte-t-il ou le descend-il&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 would stand here: %n Fame.</source>
        <translation>
            <numerusform>Votre %1 serait ici&#xa0;: %n&#xa0;Gloire.</numerusform>
            <numerusform>Votre %1 serait ici&#xa0;: %n&#xa0;Gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen: they pay for %1.</source>
        <translation>
            <numerusform>%n dé choisi&#xa0;: il paie %1.</numerusform>
            <numerusform>%n dés choisis&#xa0;: ils paient %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen.</source>
        <translation>
            <numerusform>%n dé choisi.</numerusform>
            <numerusform>%n dés choisis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flick across the tray, or tap the gold button.</source>
        <translation>Balayez la piste à dés, ou touchez le bouton doré.</translation>
    </message>
    <message>
        <source>Or tap another space or god in a gold frame.</source>
        <translation>Ou touchez une autre case ou divinité au cadre doré.</translation>
    </message>
    <message>
        <source>Tap dice to use them, or drag one.</source>
        <translation>Touchez des dés pour les utiliser, ou faites-en glisser un.</translation>
    </message>
    <message>
        <source>Tap a god in a gold frame to see its price.</source>
        <translation>Touchez une divinité au cadre doré pour voir son prix.</translation>
    </message>
    <message>
        <source>Tap a god</source>
        <translation>Touchez une divinité</translation>
    </message>
    <message>
        <source>%1, Carnelian</source>
        <translation>%1, Cornaline</translation>
    </message>
    <message>
        <source>Up or down? The Golden Cat does it free of charge.</source>
        <translation>Monter ou descendre&#xa0;? Le Chat d’or le fait gratuitement.</translation>
    </message>
    <message>
        <source>Up or down, and by whom?</source>
        <translation>Monter ou descendre, et avec qui&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <translation>
            <numerusform>Relancer %n dé</numerusform>
            <numerusform>Relancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose dice</source>
        <translation>Choisir des dés</translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>Choisir un dé</translation>
    </message>
    <message>
        <source>still to pay: %1</source>
        <translation>reste à payer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Let go to choose it for the reroll.</source>
        <translation>Lâchez pour le choisir à relancer.</translation>
    </message>
    <message>
        <source>Which dice do you roll again?</source>
        <translation>Quels dés voulez-vous relancer&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen for %1. Still to pay: %2.</source>
        <translation>
            <numerusform>%n dé choisi pour %1. Reste à payer&#xa0;: %2.</numerusform>
            <numerusform>%n dés choisis pour %1. Reste à payer&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap dice, then flick or tap the gold button.</source>
        <translation>Touchez des dés, puis balayez ou touchez le bouton doré.</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Fame</source>
        <translation>
            <numerusform>coûte %n Gloire</numerusform>
            <numerusform>coûte %n Gloire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceTable</name>
    <message>
        <source>Your project stays hidden until then.</source>
        <translation>Votre projet reste caché jusque-là.</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Si la partie finissait maintenant</translation>
    </message>
</context>
<context>
    <name>PyramidiceWords</name>
    <message>
        <source>the Ennead</source>
        <translation>l’Ennéade</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Khéops</translation>
    </message>
    <message>
        <source>Chephren</source>
        <translation>Khéphren</translation>
    </message>
    <message>
        <source>Mykerinos</source>
        <translation>Mykérinos</translation>
    </message>
    <message>
        <source>%1, level %2, row %3, place %4</source>
        <translation>%1, niveau %2, rangée %3, place %4</translation>
    </message>
</context>
<context>
    <name>QuarriesChapter</name>
    <message>
        <source>Nile cards: quarries</source>
        <translation>Cartes Nil&#xa0;: carrières</translation>
    </message>
</context>
<context>
    <name>QuarrySide</name>
    <message>
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message numerus="yes">
        <source>%n god(s) in the deck</source>
        <translation>
            <numerusform>%n divinité dans la pioche</numerusform>
            <numerusform>%n divinités dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice in the supply</source>
        <translation>
            <numerusform>%n dé Pierre dans la réserve</numerusform>
            <numerusform>%n dés Pierre dans la réserve</numerusform>
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
        <translation>À</translation>
    </message>
    <message>
        <source>Begin earlier</source>
        <translation>Commencer plus tôt</translation>
    </message>
    <message>
        <source>End earlier</source>
        <translation>Finir plus tôt</translation>
    </message>
    <message>
        <source>Begin later</source>
        <translation>Commencer plus tard</translation>
    </message>
    <message>
        <source>End later</source>
        <translation>Finir plus tard</translation>
    </message>
</context>
<context>
    <name>RaceButton</name>
    <message>
        <source>%1: I see it</source>
        <translation>%1&#xa0;: je la vois</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Curse: %1</source>
        <translation>Malédiction&#xa0;: %1</translation>
    </message>
    <message>
        <source>A curse, face down</source>
        <translation>Une malédiction, face cachée</translation>
    </message>
    <message>
        <source>Turn the curse</source>
        <translation>La retourner</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>This is it</source>
        <translation>C’est ça</translation>
    </message>
</context>
<context>
    <name>ReadOn</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This app does not know this game.</source>
        <translation>Cette application ne connaît pas ce jeu.</translation>
    </message>
    <message>
        <source>This game is not for this number of players.</source>
        <translation>Ce jeu n’est pas pour ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>This game has no such option.</source>
        <translation>Ce jeu n’a pas cette option.</translation>
    </message>
    <message>
        <source>That move cannot be read.</source>
        <translation>Ce coup est illisible.</translation>
    </message>
    <message>
        <source>This is not a match that can be read.</source>
        <translation>Ce n’est pas une partie lisible.</translation>
    </message>
    <message>
        <source>This match was written by a newer version of the app.</source>
        <translation>Cette partie a été écrite par une version plus récente de l’application.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Wait a moment: dice, a card or a tile come first.</source>
        <translation>Un instant&#xa0;: d’abord viennent les dés, une carte ou une tuile.</translation>
    </message>
    <message>
        <source>That move cannot be read: it does not belong to this game.</source>
        <translation>Ce coup ne peut pas être lu&#xa0;: il n’est pas de ce jeu.</translation>
    </message>
    <message>
        <source>The recorded random draw is impossible here.</source>
        <translation>Le tirage enregistré est impossible ici.</translation>
    </message>
    <message>
        <source>A recorded random draw does not match the seed.</source>
        <translation>Un tirage enregistré ne correspond pas à la graine.</translation>
    </message>
    <message>
        <source>The match was changed after it was written.</source>
        <translation>La partie a été modifiée après avoir été écrite.</translation>
    </message>
    <message>
        <source>The seed is not the one that was announced.</source>
        <translation>La graine n’est pas celle qui avait été annoncée.</translation>
    </message>
    <message>
        <source>The recorded result is not what the moves give.</source>
        <translation>Le résultat enregistré n’est pas celui que donnent les coups.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>You cannot undo somebody else&apos;s move.</source>
        <translation>Vous ne pouvez pas reprendre le coup d’un autre.</translation>
    </message>
    <message>
        <source>Something new has been seen since: this cannot be undone.</source>
        <translation>Quelque chose de nouveau a été vu depuis&#xa0;: ce coup ne peut plus être repris.</translation>
    </message>
    <message>
        <source>No match goes on for so many moves.</source>
        <translation>Aucune partie ne dure autant de coups.</translation>
    </message>
    <message>
        <source>A turn goes pawn, power, tile, in this order: do the step that is asked for first.</source>
        <translation>Un tour suit cet ordre&#xa0;: pion, pouvoir, tuile. Faites d’abord l’étape demandée.</translation>
    </message>
    <message>
        <source>You have no pawn of that kind left: choose another.</source>
        <translation>Vous n’avez plus de pion de cette sorte&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There is no tile there yet: choose a place where one lies.</source>
        <translation>Il n’y a pas encore de tuile à cet endroit&#xa0;: choisissez une place qui en porte une.</translation>
    </message>
    <message>
        <source>No pawn may ever stand on a Forbidden tile: choose another.</source>
        <translation>Aucun pion ne peut se tenir sur une tuile interdite&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>A pawn already stands there: choose a free tile.</source>
        <translation>Un pion s’y tient déjà&#xa0;: choisissez une tuile libre.</translation>
    </message>
    <message>
        <source>Only an opposing Worker can be driven out: choose one, or a free tile.</source>
        <translation>On ne peut prendre la place que d’un Ouvrier adverse&#xa0;: choisissez-en un, ou une tuile libre.</translation>
    </message>
    <message>
        <source>This pawn waits until your Mummy has been played: choose another pawn.</source>
        <translation>Ce pion attend que votre Momie ait été jouée&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The sign your pawn has entered turns the other kind of tile: a fork turns corridors, a triangle turns rooms.</source>
        <translation>Le signe où votre pion est entré tourne l’autre sorte de tuile&#xa0;: la fourche tourne les couloirs, le triangle tourne les salles.</translation>
    </message>
    <message>
        <source>The rival&apos;s pawn on it protects that tile: choose another tile.</source>
        <translation>Le pion adverse qui s’y tient protège cette tuile&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The tile must be turned by one third or by two: tap it until it lies otherwise.</source>
        <translation>La tuile doit être tournée d’un tiers ou de deux&#xa0;: touchez-la jusqu’à ce qu’elle change de position.</translation>
    </message>
    <message>
        <source>A swap begins with one of your own pawns: choose it first.</source>
        <translation>Un échange commence par un de vos pions&#xa0;: choisissez-le d’abord.</translation>
    </message>
    <message>
        <source>Choose an opposing pawn that is not protected, such as a Worker or a Mummy.</source>
        <translation>Choisissez un pion adverse qui n’est pas protégé, comme un Ouvrier ou une Momie.</translation>
    </message>
    <message>
        <source>Only your own pawns can be moved: choose one of them.</source>
        <translation>Seuls vos propres pions peuvent être déplacés&#xa0;: choisissez-en un.</translation>
    </message>
    <message>
        <source>The pawn just placed cannot be moved: choose another of yours.</source>
        <translation>Le pion qui vient d’être placé ne peut pas être déplacé&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>That tile is not in your hand: choose one that is.</source>
        <translation>Cette tuile n’est pas dans votre main&#xa0;: choisissez-en une que vous avez.</translation>
    </message>
    <message>
        <source>A tile lies there already: choose an empty place.</source>
        <translation>Une tuile s’y trouve déjà&#xa0;: choisissez une place vide.</translation>
    </message>
    <message>
        <source>That is outside the pyramid: choose a place inside.</source>
        <translation>C’est hors de la pyramide&#xa0;: choisissez une place à l’intérieur.</translation>
    </message>
    <message>
        <source>A tile must share a whole side with a tile that lies there: choose one of the dashed places.</source>
        <translation>Une tuile doit partager un côté entier avec une tuile déjà posée&#xa0;: choisissez une place en pointillé.</translation>
    </message>
    <message>
        <source>This tile is open on all three sides: turning it changes nothing. Lay it as it is.</source>
        <translation>Cette tuile est ouverte de tous côtés&#xa0;: la tourner ne change rien. Posez-la telle quelle.</translation>
    </message>
    <message>
        <source>First do what the table asks for now.</source>
        <translation>Faites d’abord ce que la table demande maintenant.</translation>
    </message>
    <message>
        <source>That scarab was not dealt to you: choose one of your two.</source>
        <translation>Ce scarabée ne vous a pas été distribué&#xa0;: choisissez l’un de vos deux.</translation>
    </message>
    <message>
        <source>You cannot pay for any Rest tile, nor use Hapy or the Emerald Scarab: you must work.</source>
        <translation>Vous ne pouvez payer aucune tuile Repos, ni utiliser Hâpy ou le Scarabée d’Émeraude&#xa0;: vous devez travailler.</translation>
    </message>
    <message>
        <source>Nothing has moved for three rounds: you must rest and take a Rest tile.</source>
        <translation>Rien n’a bougé depuis trois tours de table&#xa0;: vous devez vous reposer et prendre une tuile Repos.</translation>
    </message>
    <message>
        <source>Take exactly as many dice as you are asked to: one for each Worker, and what Bastet or the Turquoise Scarab adds.</source>
        <translation>Prenez exactement le nombre de dés demandé&#xa0;: un par Ouvrier, plus ce qu’ajoutent Bastet ou le Scarabée de Turquoise.</translation>
    </message>
    <message>
        <source>The quarry does not hold that many dice of that kind: take some of the other kind.</source>
        <translation>La carrière n’a pas autant de dés de cette sorte&#xa0;: prenez-en de l’autre sorte.</translation>
    </message>
    <message>
        <source>You have no die of that value left: choose another.</source>
        <translation>Vous n’avez plus de dé de cette valeur&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You have used that reroll in this turn already: use the dice as they lie.</source>
        <translation>Vous avez déjà utilisé cette relance dans ce tour&#xa0;: utilisez les dés tels quels.</translation>
    </message>
    <message>
        <source>Choose the dice to roll again first.</source>
        <translation>Choisissez d’abord les dés à relancer.</translation>
    </message>
    <message>
        <source>Dice are chosen for the reroll: roll them or let them go first.</source>
        <translation>Des dés sont choisis pour la relance&#xa0;: lancez-les ou relâchez-les d’abord.</translation>
    </message>
    <message>
        <source>You have no Cat to turn a die with (with Bastet a Worker would do).</source>
        <translation>Vous n’avez pas de Chat pour changer un dé (avec Bastet, un Ouvrier suffirait).</translation>
    </message>
    <message>
        <source>The Golden Cat helps the owner of the Gold Scarab, once in a Work turn: not now.</source>
        <translation>Le Chat d’or aide le propriétaire du Scarabée d’Or, une fois par tour de Travail&#xa0;: pas maintenant.</translation>
    </message>
    <message>
        <source>A die stays between 1 and 6: it can only be turned the other way.</source>
        <translation>Un dé reste entre 1 et 6&#xa0;: il ne peut changer que dans l’autre sens.</translation>
    </message>
    <message>
        <source>The die shows that value already: choose another value.</source>
        <translation>Le dé montre déjà cette valeur&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>You do not have that god: choose one of yours.</source>
        <translation>Vous n’avez pas cette divinité&#xa0;: choisissez l’une des vôtres.</translation>
    </message>
    <message>
        <source>That god has been used in this turn; it is ready again in your next one.</source>
        <translation>Cette divinité a déjà servi dans ce tour&#xa0;; elle sera de nouveau prête au prochain.</translation>
    </message>
    <message>
        <source>That god&apos;s power cannot be used now: it acts by itself, while you pay, or in the other kind of turn.</source>
        <translation>Le pouvoir de cette divinité ne peut pas servir maintenant&#xa0;: il agit de lui-même, quand vous payez, ou dans l’autre sorte de tour.</translation>
    </message>
    <message>
        <source>No god lies there: choose another place of the row.</source>
        <translation>Aucune divinité à cet endroit&#xa0;: choisissez une autre place de la rangée.</translation>
    </message>
    <message>
        <source>Your dice and resources cannot pay the price of this god.</source>
        <translation>Vos dés et vos ressources ne suffisent pas pour le prix de cette divinité.</translation>
    </message>
    <message>
        <source>You do not have the dice or resources that this power costs.</source>
        <translation>Vous n’avez pas les dés ou ressources que ce pouvoir coûte.</translation>
    </message>
    <message>
        <source>You have too few dice left for that.</source>
        <translation>Il vous reste trop peu de dés pour cela.</translation>
    </message>
    <message>
        <source>You have too few Workers to build that: choose a smaller value or a lower place.</source>
        <translation>Vous avez trop peu d’Ouvriers pour construire cela&#xa0;: choisissez une valeur plus petite ou une place plus basse.</translation>
    </message>
    <message>
        <source>That place belongs to a pyramid that is not in this match.</source>
        <translation>Cette place est celle d’une pyramide absente de cette partie.</translation>
    </message>
    <message>
        <source>A die already lies there: choose a free place.</source>
        <translation>Un dé s’y trouve déjà&#xa0;: choisissez une place libre.</translation>
    </message>
    <message>
        <source>There are not four dice below that place yet: fill the square first, or build elsewhere.</source>
        <translation>Il n’y a pas encore quatre dés sous cette place&#xa0;: remplissez d’abord le carré, ou construisez ailleurs.</translation>
    </message>
    <message>
        <source>The Carnelian Scarab helps once a turn, and only with a build of at least 2 Workers.</source>
        <translation>Le Scarabée de Cornaline aide une fois par tour, et seulement pour une construction d’au moins 2 Ouvriers.</translation>
    </message>
    <message>
        <source>That does not fit this part of the price: choose another die or resource.</source>
        <translation>Cela ne convient pas pour cette partie du prix&#xa0;: choisissez un autre dé ou une autre ressource.</translation>
    </message>
    <message>
        <source>You need that for another part of the price: pay with something else.</source>
        <translation>Vous en avez besoin pour une autre partie du prix&#xa0;: payez avec autre chose.</translation>
    </message>
    <message>
        <source>There is none of that left in the supply: choose another kind.</source>
        <translation>Il n’en reste plus dans la réserve&#xa0;: choisissez une autre sorte.</translation>
    </message>
    <message>
        <source>Take another kind than the one you gave up.</source>
        <translation>Prenez une autre sorte que celle que vous avez donnée.</translation>
    </message>
    <message>
        <source>You have no resource of that kind: choose another.</source>
        <translation>Vous n’avez pas de ressource de cette sorte&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The supply of Stone dice is empty.</source>
        <translation>La réserve de dés Pierre est vide.</translation>
    </message>
    <message>
        <source>That tile is not in the row: choose another.</source>
        <translation>Cette tuile n’est pas dans la rangée&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>You cannot pay what that tile costs: choose another.</source>
        <translation>Vous ne pouvez pas payer cette tuile&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Only an open tile of somebody else can be copied, and only by the Emerald Scarab.</source>
        <translation>Seule une tuile face visible de quelqu’un d’autre peut être copiée, et seulement par le Scarabée d’Émeraude.</translation>
    </message>
    <message>
        <source>Only the Amethyst Scarab borrows a god, and only one in a turn.</source>
        <translation>Seul le Scarabée d’Améthyste emprunte une divinité, et une seule par tour.</translation>
    </message>
    <message>
        <source>One card of the Ennead cannot go alone, and a lent god is not yours to give up: choose another.</source>
        <translation>Une carte de l’Ennéade ne peut pas partir seule, et une divinité prêtée n’est pas à vous&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>There is nothing for the Pearl Scarab to copy.</source>
        <translation>Le Scarabée de Perle n’a rien à copier.</translation>
    </message>
    <message>
        <source>A tile already lies there: choose a free space.</source>
        <translation>Il y a déjà une tuile là&#xa0;: choisissez une case libre.</translation>
    </message>
    <message>
        <source>It is the Great Architect&apos;s turn: he plays by himself.</source>
        <translation>C’est le tour du Grand Architecte&#xa0;: il joue de lui-même.</translation>
    </message>
    <message>
        <source>Only a Stone die can be built: choose one.</source>
        <translation>Seul un dé Pierre peut être construit&#xa0;: choisissez-en un.</translation>
    </message>
    <message>
        <source>You do not hold that card: choose one from your hand.</source>
        <translation>Vous n’avez pas cette carte&#xa0;: choisissez-en une de votre main.</translation>
    </message>
    <message>
        <source>The wall has eight shafts: choose one of them.</source>
        <translation>Le mur a huit puits&#xa0;: choisissez-en un.</translation>
    </message>
    <message>
        <source>That shaft is full: it holds five cards. Choose another.</source>
        <translation>Ce puits est plein&#xa0;: il contient cinq cartes. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The order of the two animals changes nothing here.</source>
        <translation>L’ordre des deux animaux ne change rien ici.</translation>
    </message>
    <message>
        <source>No researcher has to leave another pillar for this.</source>
        <translation>Aucun chercheur n’a besoin de quitter un autre pilier pour cela.</translation>
    </message>
    <message>
        <source>Your supply is empty: choose which researcher moves over, or that none does.</source>
        <translation>Votre réserve est vide&#xa0;: choisissez quel chercheur se déplace, ou aucun.</translation>
    </message>
    <message>
        <source>You have no researcher there who could come: choose another pillar.</source>
        <translation>Vous n’y avez pas de chercheur qui puisse venir&#xa0;: choisissez un autre pilier.</translation>
    </message>
    <message>
        <source>This makes no difference here: drop the card as it is offered.</source>
        <translation>Cela ne change rien ici&#xa0;: lâchez la carte comme proposé.</translation>
    </message>
    <message>
        <source>That is no place of the wall: choose one inside.</source>
        <translation>Ce n’est pas une place du mur&#xa0;: choisissez-en une à l’intérieur.</translation>
    </message>
    <message>
        <source>There is no animal there yet: choose places that are filled.</source>
        <translation>Il n’y a pas encore d’animal à cet endroit&#xa0;: choisissez des places occupées.</translation>
    </message>
    <message>
        <source>Choose three animals next to each other in a straight line.</source>
        <translation>Choisissez trois animaux qui se suivent en ligne droite.</translation>
    </message>
    <message>
        <source>Give the three places from left to right, or from bottom to top.</source>
        <translation>Donnez les trois places de gauche à droite, ou de bas en haut.</translation>
    </message>
    <message>
        <source>Choose another player who has a sarcophagus.</source>
        <translation>Choisissez un autre joueur qui a un sarcophage.</translation>
    </message>
    <message>
        <source>With that option everybody must sit around one device.</source>
        <translation>Avec cette option, tous doivent être autour d’un même appareil.</translation>
    </message>
    <message>
        <source>The Nile has no such bend: choose one of its twenty.</source>
        <translation>Le Nil n’a pas ce méandre&#xa0;: choisissez-en un des vingt.</translation>
    </message>
    <message>
        <source>A ship must go further downstream than your last one in this round: choose a bend below it.</source>
        <translation>Un bateau doit aller plus en aval que votre dernier de cette manche&#xa0;: choisissez un méandre plus bas.</translation>
    </message>
    <message>
        <source>A ship lies there already, and there is room for one only: choose another bend.</source>
        <translation>Un bateau s’y trouve déjà, et il n’y a place que pour un&#xa0;: choisissez un autre méandre.</translation>
    </message>
    <message>
        <source>No card lies there any more: choose another place.</source>
        <translation>Il n’y a plus de carte à cet endroit&#xa0;: choisissez une autre place.</translation>
    </message>
    <message>
        <source>The same card lies further upstream as well: take that one. It makes no difference to you.</source>
        <translation>La même carte se trouve aussi plus en amont&#xa0;: prenez celle-là. Pour vous, c’est pareil.</translation>
    </message>
    <message>
        <source>You have a ship at that site already: one for each player. Choose another bend.</source>
        <translation>Vous avez déjà un bateau sur ce chantier&#xa0;: un par joueur. Choisissez un autre méandre.</translation>
    </message>
    <message>
        <source>You do not have that card: choose one of yours.</source>
        <translation>Vous n’avez pas cette carte&#xa0;: choisissez l’une des vôtres.</translation>
    </message>
    <message>
        <source>That card cannot be played now. Grain cards are played while you feed, strength cards while you build, the others at your decisions.</source>
        <translation>Cette carte ne peut pas être jouée maintenant. Les cartes de grain se jouent au ravitaillement, celles de force à la construction, les autres à vos décisions.</translation>
    </message>
    <message>
        <source>This card is not played: it works by itself when its moment comes.</source>
        <translation>Cette carte ne se joue pas&#xa0;: elle agit d’elle-même à son moment.</translation>
    </message>
    <message>
        <source>That card has been used in this round: it works again in the next one.</source>
        <translation>Cette carte a déjà servi dans cette manche&#xa0;: elle resservira dans la suivante.</translation>
    </message>
    <message>
        <source>Only the work of a camp can be done twice, and not at Heliopolis.</source>
        <translation>Seul le travail d’un camp peut être fait deux fois, et pas à Héliopolis.</translation>
    </message>
    <message>
        <source>You have no ship left, or no bend further downstream where it could go.</source>
        <translation>Vous n’avez plus de bateau, ou plus de méandre en aval où il puisse aller.</translation>
    </message>
    <message>
        <source>You have three workers and a foreman: choose one of them.</source>
        <translation>Vous avez trois ouvriers et un contremaître&#xa0;: choisissez-en un.</translation>
    </message>
    <message>
        <source>That worker is at strength 9 already, the most there is: choose another.</source>
        <translation>Cet ouvrier a déjà une force de 9, le maximum&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You do not have that many stones: choose something cheaper.</source>
        <translation>Vous n’avez pas autant de pierres&#xa0;: choisissez quelque chose de moins cher.</translation>
    </message>
    <message>
        <source>You have 25 stones already, and nobody can have more: use some first.</source>
        <translation>Vous avez déjà 25 pierres, et personne ne peut en avoir plus&#xa0;: utilisez-en d’abord.</translation>
    </message>
    <message>
        <source>The flood moves one step at a time: from low or high only to the middle.</source>
        <translation>La crue se déplace d’un pas à la fois&#xa0;: de basse ou haute seulement à moyenne.</translation>
    </message>
    <message>
        <source>You do not have that field: choose one of yours.</source>
        <translation>Vous n’avez pas ce champ&#xa0;: choisissez l’un des vôtres.</translation>
    </message>
    <message>
        <source>That field is green and always watered: choose a yellow or a red one.</source>
        <translation>Ce champ est vert et toujours irrigué&#xa0;: choisissez-en un jaune ou rouge.</translation>
    </message>
    <message>
        <source>You are not short of that much grain.</source>
        <translation>Il ne vous manque pas autant de grain.</translation>
    </message>
    <message>
        <source>Between one and ten stones can be sold.</source>
        <translation>On peut vendre d’une à dix pierres.</translation>
    </message>
    <message>
        <source>You have no ship in reserve at that site.</source>
        <translation>Vous n’avez pas de bateau en réserve sur ce chantier.</translation>
    </message>
    <message>
        <source>That worker has built in this round, or is at work already: choose another.</source>
        <translation>Cet ouvrier a déjà construit dans cette manche, ou est déjà au travail&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The foreman does not build alone: choose another worker first.</source>
        <translation>Le contremaître ne construit pas seul&#xa0;: choisissez d’abord un autre ouvrier.</translation>
    </message>
    <message>
        <source>Only one worker builds at a time, beside the foreman.</source>
        <translation>Un seul ouvrier construit à la fois, outre le contremaître.</translation>
    </message>
    <message>
        <source>That worker is too weak, or your stones too few, for the cheapest thing here: choose another, or strengthen him first.</source>
        <translation>Cet ouvrier est trop faible, ou vos pierres trop peu nombreuses, pour le moins cher ici&#xa0;: choisissez-en un autre, ou renforcez-le d’abord.</translation>
    </message>
    <message>
        <source>That is no square of a monument: choose one in gold.</source>
        <translation>Ce n’est pas une case d’un monument&#xa0;: choisissez-en une dorée.</translation>
    </message>
    <message>
        <source>That belongs to another site: choose something that is built here.</source>
        <translation>Cela appartient à un autre chantier&#xa0;: choisissez ce qui se construit ici.</translation>
    </message>
    <message>
        <source>A stone lies there already: choose a free square.</source>
        <translation>Une pierre s’y trouve déjà&#xa0;: choisissez une case libre.</translation>
    </message>
    <message>
        <source>Others come first: the square to its left or the ones below it; at the temple the flanks, then the columns, then the roof.</source>
        <translation>D’autres passent avant&#xa0;: la case à sa gauche ou celles du dessous&#xa0;; au temple, les flancs, puis les colonnes, puis le toit.</translation>
    </message>
    <message>
        <source>Your workers are not strong enough for that: choose a cheaper square, or add a worker or a card.</source>
        <translation>Vos ouvriers ne sont pas assez forts&#xa0;: choisissez une case moins chère, ou ajoutez un ouvrier ou une carte.</translation>
    </message>
    <message>
        <source>Nothing has been built in this action yet: build something first, or take the worker back.</source>
        <translation>Rien n’a encore été construit dans cette action&#xa0;: construisez d’abord, ou reprenez l’ouvrier.</translation>
    </message>
    <message>
        <source>Choose a track for your step: the quarry track or the grain market.</source>
        <translation>Choisissez une piste pour votre pas&#xa0;: la carrière ou le marché aux grains.</translation>
    </message>
    <message>
        <source>Only Amarna brings a step on a track: finish here without one.</source>
        <translation>Seule Amarna fait avancer sur une piste&#xa0;: terminez ici sans pas.</translation>
    </message>
    <message>
        <source>Between one and five Sphinx cards can be looked at.</source>
        <translation>On peut regarder d’une à cinq cartes Sphinx.</translation>
    </message>
    <message>
        <source>There are not that many Sphinx cards left: choose fewer.</source>
        <translation>Il ne reste pas autant de cartes Sphinx&#xa0;: choisissez-en moins.</translation>
    </message>
    <message>
        <source>You did not draw that card: choose one that you did.</source>
        <translation>Vous n’avez pas pioché cette carte&#xa0;: choisissez-en une que vous avez piochée.</translation>
    </message>
    <message>
        <source>Only one Sphinx card can be kept: put the others back.</source>
        <translation>Une seule carte Sphinx peut être gardée&#xa0;: remettez les autres.</translation>
    </message>
    <message>
        <source>Choose the two cards in the order of their numbers.</source>
        <translation>Choisissez les deux cartes dans l’ordre de leurs numéros.</translation>
    </message>
    <message>
        <source>Keep enough stones: you have begun an action here and must build something.</source>
        <translation>Gardez assez de pierres&#xa0;: vous avez commencé une action ici et devez construire quelque chose.</translation>
    </message>
    <message>
        <source>This match is played by rules that this version of the app does not have. Please update it.</source>
        <translation>Cette partie suit des règles que cette version de l’application n’a pas. Veuillez la mettre à jour.</translation>
    </message>
    <message>
        <source>For %1 you do not have: %2.</source>
        <comment>a god, dice and resources</comment>
        <translation>Pour %1, il vous manque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A card of the Ennead cannot go alone: give up the whole stack.</source>
        <translation>Une carte de l’Ennéade ne peut pas partir seule&#xa0;: cédez toute la pile.</translation>
    </message>
    <message>
        <source>A lent god is not yours to give up: choose another.</source>
        <translation>Une divinité prêtée n’est pas à vous&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Not yet: the columns come after both flanks of the temple.</source>
        <translation>Pas encore&#xa0;: les colonnes viennent après les deux flancs du temple.</translation>
    </message>
    <message>
        <source>Not yet: the roof comes after all four columns.</source>
        <translation>Pas encore&#xa0;: le toit vient après les quatre colonnes.</translation>
    </message>
    <message>
        <source>Not yet. To be built first: %1.</source>
        <comment>squares of a monument</comment>
        <translation>Pas encore. À construire d’abord&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n stone(s), and you have %1: choose something cheaper.</source>
        <translation>
            <numerusform>Cela coûte %n pierre, et vous en avez %1&#xa0;: choisissez moins cher.</numerusform>
            <numerusform>Cela coûte %n pierres, et vous en avez %1&#xa0;: choisissez moins cher.</numerusform>
        </translation>
    </message>
    <message>
        <source>That takes strength %1, and %2 is left: choose something cheaper, or add a worker or a card.</source>
        <translation>Il faut une force de %1, et il en reste %2&#xa0;: choisissez moins cher, ou ajoutez un ouvrier ou une carte.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest thing here costs %n stone(s), and you have %1.</source>
        <translation>
            <numerusform>Le moins cher ici coûte %n pierre, et vous en avez %1.</numerusform>
            <numerusform>Le moins cher ici coûte %n pierres, et vous en avez %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cheapest thing here takes strength %1: choose a stronger worker.</source>
        <translation>Le moins cher ici demande une force de %1&#xa0;: choisissez un ouvrier plus fort.</translation>
    </message>
    <message>
        <source>This card brings grain: play it while you feed.</source>
        <translation>Cette carte donne du grain&#xa0;: jouez-la pendant le ravitaillement.</translation>
    </message>
    <message>
        <source>This card brings strength: play it while you build.</source>
        <translation>Cette carte donne de la force&#xa0;: jouez-la pendant une construction.</translation>
    </message>
    <message>
        <source>This card is about ships: play it while you sail.</source>
        <translation>Cette carte concerne les bateaux&#xa0;: jouez-la pendant la phase des bateaux.</translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <comment>what is asked for</comment>
        <translation>Pas maintenant. %1</translation>
    </message>
    <message>
        <source>The Priest waits until your Mummy has been played: choose another pawn.</source>
        <translation>Le Prêtre attend que votre Momie ait été jouée&#xa0;: choisissez un autre pion.</translation>
    </message>
    <message>
        <source>The Pharaoh waits until your Mummy has been played: choose another pawn.</source>
        <translation>Le Pharaon attend que votre Momie ait été jouée&#xa0;: choisissez un autre pion.</translation>
    </message>
    <message>
        <source>The triangle turns a room, and that is a corridor: choose a room.</source>
        <translation>Le triangle tourne une salle, et c’est un couloir&#xa0;: choisissez une salle.</translation>
    </message>
    <message>
        <source>The fork turns a corridor, and that is a room: choose a corridor.</source>
        <translation>La fourche tourne un couloir, et c’est une salle&#xa0;: choisissez un couloir.</translation>
    </message>
    <message>
        <source>Your rival&apos;s Priest stands there and protects the tile: choose another.</source>
        <translation>Le Prêtre de l’adversaire s’y tient et protège la tuile&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Your rival&apos;s Pharaoh stands there and protects the tile: choose another.</source>
        <translation>Le Pharaon de l’adversaire s’y tient et protège la tuile&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message numerus="yes">
        <source>Take exactly %n die(dice).</source>
        <translation>
            <numerusform>Prenez exactement %n dé.</numerusform>
            <numerusform>Prenez exactement %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Golden Cat has turned a die in this turn already.</source>
        <translation>Le Chat d’or a déjà tourné un dé pendant ce tour.</translation>
    </message>
    <message>
        <source>Only the owner of the Gold Scarab has the Golden Cat.</source>
        <translation>Seul le joueur qui a le Scarabée d’Or a le Chat d’or.</translation>
    </message>
    <message numerus="yes">
        <source>Keep at least %n stone(s): you have begun an action here and must build something.</source>
        <translation>
            <numerusform>Gardez au moins %n pierre&#xa0;: vous avez commencé une action ici et devez construire quelque chose.</numerusform>
            <numerusform>Gardez au moins %n pierres&#xa0;: vous avez commencé une action ici et devez construire quelque chose.</numerusform>
        </translation>
    </message>
    <message>
        <source>That worker is at work here already: choose another.</source>
        <translation>Cet ouvrier travaille déjà ici&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>That worker has built in this round: choose another.</source>
        <translation>Cet ouvrier a déjà construit pendant cette manche&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You have no ship left for that.</source>
        <translation>Vous n’avez plus de bateau pour cela.</translation>
    </message>
    <message>
        <source>There is no bend further downstream where your ships could go.</source>
        <translation>En aval, il n’y a plus de méandre où vos bateaux pourraient aller.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Report %1</source>
        <translation>Signaler %1</translation>
    </message>
    <message>
        <source>We see the match and the name, nothing else. %1 does not learn who reported it.</source>
        <translation>Nous voyons la partie et le nom, rien d’autre. %1 ne saura pas de qui vient le signalement.</translation>
    </message>
    <message>
        <source>The name is offensive</source>
        <translation>Le nom est injurieux</translation>
    </message>
    <message>
        <source>Lets the time run on purpose</source>
        <translation>Laisse filer le temps exprès</translation>
    </message>
    <message>
        <source>Something is not right with the moves</source>
        <translation>Quelque chose cloche dans les coups</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
</context>
<context>
    <name>RestChapter</name>
    <message>
        <source>Rest</source>
        <translation>Repos</translation>
    </message>
    <message>
        <source>The Rest turn</source>
        <translation>Le tour de Repos</translation>
    </message>
    <message>
        <source>A tile, and what it gives</source>
        <translation>Une tuile, et ce qu’elle donne</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gods.&lt;/b&gt; Use Bes first, if you have him. Hapy may be used in place of the tile, and ends the turn: Bes must come before.</source>
        <translation>&lt;b&gt;Divinités.&lt;/b&gt; Utilisez d’abord Bès, si vous l’avez. Hâpy peut servir à la place de la tuile et termine le tour&#xa0;: Bès doit passer avant.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Take a Rest tile of the row, pay what it costs, take all it gives, and lay it in front of you.</source>
        <translation>&lt;b&gt;Tuile.&lt;/b&gt; Prenez une tuile Repos de la rangée, payez ce qu’elle coûte, prenez tout ce qu’elle donne, et posez-la devant vous.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End.&lt;/b&gt; Your gods are ready again. If three tiles lie in front of you now, they all go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.</source>
        <translation>&lt;b&gt;Fin.&lt;/b&gt; Vos divinités sont de nouveau prêtes. Si trois tuiles sont maintenant devant vous, elles retournent toutes dans la rangée&#xa0;; puis la divinité la plus à droite est défaussée, les autres glissent vers la droite, et une carte est piochée.</translation>
    </message>
    <message>
        <source>Tiles in front of others cannot be taken; only the Emerald Scarab can use one of them.</source>
        <translation>Les tuiles devant les autres ne peuvent pas être prises&#xa0;; seul le Scarabée d’Émeraude peut en utiliser une.</translation>
    </message>
    <message>
        <source>You may rest only if you can pay for a tile, use Hapy, or use somebody&apos;s open tile by the Emerald Scarab. The Fame of Bes counts for this: you use him before you take the tile. There are always at least two tiles in the row.</source>
        <translation>Vous ne pouvez vous reposer que si vous pouvez payer une tuile, utiliser Hâpy, ou utiliser une tuile visible d’un autre grâce au Scarabée d’Émeraude. La Gloire de Bès compte pour cela&#xa0;: vous l’utilisez avant de prendre la tuile. Il y a toujours au moins deux tuiles dans la rangée.</translation>
    </message>
    <message>
        <source>If the row holds fewer than three gods, the rightmost one there is goes; if there is none, none goes. From an empty deck nothing is drawn.</source>
        <translation>Si la rangée a moins de trois divinités, c’est la plus à droite de celles qui restent qui part&#xa0;; s’il n’y en a pas, aucune ne part. D’une pioche vide, on ne pioche rien.</translation>
    </message>
    <message>
        <source>Rest tiles</source>
        <translation>Tuiles Repos</translation>
    </message>
    <message>
        <source>All twelve at a glance</source>
        <translation>Les douze d’un coup d’œil</translation>
    </message>
    <message>
        <source>Of the twelve tiles six, eight or ten are in play. What a tile costs is paid when you take it; a tile that you cannot pay for cannot be taken.</source>
        <translation>Des douze tuiles, six, huit ou dix sont en jeu. Ce que coûte une tuile se paie quand vous la prenez&#xa0;; une tuile que vous ne pouvez pas payer ne peut pas être prise.</translation>
    </message>
    <message>
        <source>Resources “of other kinds” must each differ from the resource you discarded; they may be equal to each other.</source>
        <translation>Les ressources «&#xa0;d’autres sortes&#xa0;» doivent toutes différer de la ressource défaussée&#xa0;; elles peuvent être semblables entre elles.</translation>
    </message>
    <message>
        <source>A full board</source>
        <translation>Un plateau plein</translation>
    </message>
    <message>
        <source>Eight spaces, and what happens to the ninth resource</source>
        <translation>Huit cases, et ce qui arrive à la neuvième ressource</translation>
    </message>
    <message>
        <source>Your board has &lt;b&gt;eight spaces&lt;/b&gt;, one for each Worker, Cat or Stone die. You must take what you gain. Each resource beyond the eighth makes you give one up, a new one or an old one.</source>
        <translation>Votre plateau a &lt;b&gt;huit cases&lt;/b&gt;, une pour chaque Ouvrier, Chat ou dé Pierre. Vous devez prendre ce que vous gagnez. Chaque ressource au-delà de la huitième vous en fait défausser une, nouvelle ou ancienne.</translation>
    </message>
    <message>
        <source>Workers and Cats go back to the supply, Stone dice to the quarry.</source>
        <translation>Les Ouvriers et les Chats retournent à la réserve, les dés Pierre à la carrière.</translation>
    </message>
    <message>
        <source>While a space is free nothing may be given up.</source>
        <translation>Tant qu’une case est libre, rien ne peut être ainsi défaussé.</translation>
    </message>
    <message>
        <source>A Stone die that is taken from the supply and given up at once has still been taken: it may bring the end.</source>
        <translation>Un dé Pierre pris dans la réserve et immédiatement défaussé a tout de même été pris&#xa0;: il peut amener la fin.</translation>
    </message>
    <message>
        <source>It can happen in the turn of somebody else, when a tile gives you a Cat.</source>
        <translation>Cela peut arriver dans le tour de quelqu’un d’autre, quand une tuile vous donne un Chat.</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Les réserves</translation>
    </message>
    <message>
        <source>What there is, and when it runs out</source>
        <translation>Ce qu’il y a, et quand cela s’épuise</translation>
    </message>
    <message>
        <source>There are 21 Workers and 9 Cats. This is what lies in the supply when the game begins:</source>
        <translation>Il y a 21 Ouvriers et 9 Chats. Voici ce que contient la réserve au début de la partie&#xa0;:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Dés Pierre</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Cards in the deck of gods</source>
        <translation>Cartes dans la pioche des divinités</translation>
    </message>
    <message>
        <source>If a resource that is named is missing, you get what there is. You do not get the rest later.</source>
        <translation>S’il manque une ressource nommée, vous recevez ce qu’il y a. Le reste n’est pas dû plus tard.</translation>
    </message>
    <message>
        <source>Where you may choose, choose a kind that is there. “Three of one kind” may be fewer than three.</source>
        <translation>Là où vous avez le choix, choisissez une sorte qui reste. «&#xa0;Trois d’une même sorte&#xa0;» peuvent être moins de trois.</translation>
    </message>
    <message>
        <source>Without a Stone die in the supply Mertseger cannot be used, and Khepri gives a Worker or a Cat.</source>
        <translation>Sans dé Pierre dans la réserve, Meretseger ne peut pas servir, et Khépri donne un Ouvrier ou un Chat.</translation>
    </message>
    <message>
        <source>The last Stone die that leaves the supply brings the end.</source>
        <translation>Le dernier dé Pierre qui quitte la réserve amène la fin.</translation>
    </message>
</context>
<context>
    <name>RestTilePage</name>
    <message>
        <source>What the supply lacks is not made up for. If your board overflows, you choose what to give up.</source>
        <translation>Ce qui manque à la réserve n’est pas compensé. Si votre plateau déborde, vous choisissez ce que vous défaussez.</translation>
    </message>
    <message>
        <source>A Stone die comes from the supply. If it was the last one there, the end begins.</source>
        <translation>Un dé Pierre vient de la réserve. Si c’était le dernier, la fin commence.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Coût&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ResultButtons</name>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
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
        <translation>La graine a été copiée.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation>Comment se comptent les points</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Partager cette partie</translation>
    </message>
</context>
<context>
    <name>ResultPyramids</name>
    <message>
        <source>The pyramids, level by level</source>
        <translation>Les pyramides, niveau par niveau</translation>
    </message>
</context>
<context>
    <name>ResultRecord</name>
    <message>
        <source>This match is not in your statistics yet.</source>
        <translation>Cette partie n’est pas encore dans vos statistiques.</translation>
    </message>
    <message numerus="yes">
        <source>He has won every time so far: %n match(es).</source>
        <translation>
            <numerusform>Jusqu’ici, il a toujours gagné&#xa0;: %n partie.</numerusform>
            <numerusform>Jusqu’ici, il a toujours gagné&#xa0;: %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He has never beaten you: %n match(es).</source>
        <translation>
            <numerusform>Pas encore de défaite contre lui&#xa0;: %n partie.</numerusform>
            <numerusform>Pas encore de défaite contre lui&#xa0;: %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>Gagnées&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Gagnées&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Vous contre %1</translation>
    </message>
</context>
<context>
    <name>ResultScore</name>
    <message>
        <source>Shared victory</source>
        <translation>Victoire partagée</translation>
    </message>
    <message numerus="yes">
        <source>Victory by %n Fame</source>
        <translation>
            <numerusform>Victoire avec %n Gloire d’avance</numerusform>
            <numerusform>Victoire avec %n Gloire d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory by the fuller board</source>
        <translation>Victoire au plateau le plus rempli</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n Fame</source>
        <translation>
            <numerusform>%1 gagne avec %n Gloire d’avance</numerusform>
            <numerusform>%1 gagne avec %n Gloire d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal Fame: %1 wins</source>
        <translation>Gloire égale&#xa0;: %1 gagne</translation>
    </message>
    <message>
        <source>%1 wins by the fuller board</source>
        <translation>%1 gagne au plateau le plus rempli</translation>
    </message>
    <message>
        <source>Shared victory: %1 and %2</source>
        <translation>Victoire partagée&#xa0;: %1 et %2</translation>
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
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSeed</name>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copier la graine</translation>
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
        <translation>Chances de victoire, coup par coup</translation>
    </message>
</context>
<context>
    <name>ReviewMistakes</name>
    <message>
        <source>Nobody gave anything away: no move could have been much better.</source>
        <translation>Personne n’a rien laissé filer&#xa0;: aucun coup n’aurait pu être bien meilleur.</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Goes on.</source>
        <translation>Poursuit.</translation>
    </message>
    <message>
        <source>This match is still being played. It can be looked at like this once it is over.</source>
        <translation>Cette partie est encore en cours. Elle pourra être analysée une fois finie.</translation>
    </message>
    <message>
        <source>Part of this match is still hidden on this device. Look again once all of it has arrived.</source>
        <translation>Une partie du déroulement est encore cachée sur cet appareil. Revenez quand tout sera arrivé.</translation>
    </message>
    <message>
        <source>This match ended before its last move, so there is no score to review.</source>
        <translation>Cette partie a fini avant son dernier coup&#xa0;: il n’y a donc pas de score à analyser.</translation>
    </message>
    <message>
        <source>Looking at move %1 of %2</source>
        <translation>Examen du coup %1 sur %2</translation>
    </message>
    <message>
        <source>Looking again at the moves that cost most</source>
        <translation>Nouvel examen des coups qui ont coûté le plus</translation>
    </message>
    <message>
        <source>%1 The same move, but played differently: see the board.</source>
        <translation>%1 Le même coup, mais joué autrement&#xa0;: la table le montre.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>About to make move %1</source>
        <translation>Avant le coup %1</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Coup %1, %2&#xa0;: %3</translation>
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
        <translation>Pas d’analyse de cette partie</translation>
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
        <translation>À la position d’avant</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
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
        <translation>Elle est comptée une fois, au décompte final. Jusque-là elle est secrète.</translation>
    </message>
</context>
<context>
    <name>RiddleSheet</name>
    <message>
        <source>Sphinx card</source>
        <translation>Carte Sphinx</translation>
    </message>
    <message numerus="yes">
        <source>As things stand: %n point(s)</source>
        <translation>
            <numerusform>Pour l’instant&#xa0;: %n point</numerusform>
            <numerusform>Pour l’instant&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>This card in the rules</source>
        <translation>Cette carte dans les règles</translation>
    </message>
</context>
<context>
    <name>RivalPage</name>
    <message>
        <source>Great Architect of level %1</source>
        <translation>Grand Architecte de niveau %1</translation>
    </message>
    <message>
        <source>His power.</source>
        <translation>Son pouvoir.</translation>
    </message>
    <message>
        <source>Open projects, which all pay him</source>
        <translation>Projets visibles, qui lui rapportent tous</translation>
    </message>
    <message>
        <source>Fame of his spaces for tiles</source>
        <translation>Gloire de ses cases pour tuiles</translation>
    </message>
</context>
<context>
    <name>RiverChapter</name>
    <message>
        <source>The Nile</source>
        <translation>Le Nil</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Le fleuve</translation>
    </message>
    <message>
        <source>Twenty bends from Ombos to Heliopolis</source>
        <translation>Vingt méandres d’Ombos à Héliopolis</translation>
    </message>
    <message>
        <source>The Nile has &lt;b&gt;twenty bends&lt;/b&gt;. It flows from Ombos in the south to the delta in the north: downstream means down the board.</source>
        <translation>Le Nil a &lt;b&gt;vingt méandres&lt;/b&gt;. Il coule d’Ombos, au sud, jusqu’au delta, au nord&#xa0;: vers l’aval veut dire vers le bas du plan.</translation>
    </message>
    <message>
        <source>The first six bends.</source>
        <translation>Les six premiers méandres.</translation>
    </message>
    <message>
        <source>Ten bends on one bank have a place for a &lt;b&gt;Nile card&lt;/b&gt;.</source>
        <translation>Dix méandres d’une rive ont une place pour une &lt;b&gt;carte Nil&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Seven bends on the other bank are &lt;b&gt;camps&lt;/b&gt;.</source>
        <translation>Sept méandres de l’autre rive sont des &lt;b&gt;camps&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Three are &lt;b&gt;sites&lt;/b&gt;: Abydos, Amarna and Giza.</source>
        <translation>Trois sont des &lt;b&gt;chantiers&lt;/b&gt;&#xa0;: Abydos, Amarna et Gizeh.</translation>
    </message>
    <message>
        <source>Places for cards and camps or sites take turns, from bend to bend. The order is always the same; only the cards change.</source>
        <translation>Les places pour les cartes alternent avec les camps ou chantiers, de méandre en méandre. L’ordre est toujours le même&#xa0;; seules les cartes changent.</translation>
    </message>
    <message>
        <source>Placing ships</source>
        <translation>Placer des bateaux</translation>
    </message>
    <message>
        <source>One by one, only downstream</source>
        <translation>Un à un, seulement vers l’aval</translation>
    </message>
    <message>
        <source>You have eight ships. When you are on turn you place &lt;b&gt;one&lt;/b&gt; of them at a bend, or you pass.</source>
        <translation>Vous avez huit bateaux. Quand c’est à vous, vous en placez &lt;b&gt;un&lt;/b&gt; à un méandre, ou vous passez.</translation>
    </message>
    <message>
        <source>The last ship of lapis lies at Thebae. The next may go to one of the cards, to Abydos, or further down; Passalon is taken.</source>
        <translation>Le dernier bateau de lapis est à Thèbes. Le prochain peut aller à l’une des cartes, à Abydos ou plus en aval&#xa0;; Passalon est pris.</translation>
    </message>
    <message>
        <source>A ship goes &lt;b&gt;further downstream&lt;/b&gt; than the last one you placed in this round. What you have passed by is lost to you until the next round.</source>
        <translation>Un bateau va &lt;b&gt;plus en aval&lt;/b&gt; que le dernier que vous avez placé dans cette manche. Ce que vous avez dépassé est perdu pour vous jusqu’à la manche suivante.</translation>
    </message>
    <message>
        <source>At a card or camp there is room for &lt;b&gt;one ship&lt;/b&gt;. Once its card is taken, a place is of no use in this round.</source>
        <translation>À une carte ou à un camp, il y a place pour &lt;b&gt;un bateau&lt;/b&gt;. Une fois la carte prise, il n’y a plus rien à y prendre.</translation>
    </message>
    <message>
        <source>At a site there is room for several ships, but only for one of yours.</source>
        <translation>Sur un chantier, il y a place pour plusieurs bateaux, mais pour un seul des vôtres.</translation>
    </message>
    <message>
        <source>It does not matter how far you go. Nobody has to place all eight ships.</source>
        <translation>Peu importe jusqu’où vous allez. Personne n’est obligé de placer ses huit bateaux.</translation>
    </message>
    <message>
        <source>Cards that change this</source>
        <translation>Cartes qui changent cela</translation>
    </message>
    <message>
        <source>Two ships in one turn; once a round upstream; to a camp that is taken; the work of a camp twice; a place at a full site.</source>
        <translation>Deux bateaux en un tour&#xa0;; une fois par manche vers l’amont&#xa0;; vers un camp occupé&#xa0;; le travail d’un camp deux fois&#xa0;; une place sur un chantier plein.</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Cartes Nil</translation>
    </message>
    <message>
        <source>Three words that say when a card works</source>
        <translation>Trois mots qui disent quand une carte agit</translation>
    </message>
    <message>
        <source>The player who places a ship at a Nile card takes the card; the ship stays in its place until the end of the sailing. What happens then depends on the kind of card:</source>
        <translation>Le joueur qui place un bateau à une carte Nil prend la carte&#xa0;; le bateau reste à sa place jusqu’à la fin de la navigation. Ce qui se passe ensuite dépend du genre de carte&#xa0;:</translation>
    </message>
    <message>
        <source>Always, whenever you want, at once: the sign on the picture tells them apart.</source>
        <translation>Effet permanent, quand vous voulez, effet immédiat&#xa0;: le signe sur l’image les distingue.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fields and quarries&lt;/b&gt; lie before you and give grain or stones in every round from now on.</source>
        <translation>Les &lt;b&gt;champs et carrières&lt;/b&gt; restent devant vous et donnent du grain ou des pierres à chaque manche, dès maintenant.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Whenever you want:&lt;/b&gt; you keep it and play it once, at a moment when it can do something. Then it leaves the game. It may be played in the same turn.</source>
        <translation>&lt;b&gt;Quand vous voulez&#xa0;:&lt;/b&gt; vous la gardez et la jouez une fois, à un moment où elle peut avoir un effet. Puis elle quitte le jeu. Elle peut être jouée dans le même tour.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At once:&lt;/b&gt; it is resolved as soon as you take it, as far as possible, and leaves the game. You may take it even if it does nothing for you.</source>
        <translation>&lt;b&gt;Effet immédiat&#xa0;:&lt;/b&gt; elle se résout dès que vous la prenez, autant que possible, et quitte le jeu. Vous pouvez la prendre même si elle ne vous apporte rien.</translation>
    </message>
    <message>
        <source>When cards can be played</source>
        <translation>Quand jouer les cartes</translation>
    </message>
    <message>
        <source>Each card has its moment: grain cards while you feed, strength cards while you build. Cards that fit everywhere can be played at &lt;b&gt;any of your decisions&lt;/b&gt;: when you place a ship, while feeding or building, and at the end of a round. Tap your cards to do so.</source>
        <translation>Chaque carte a son moment&#xa0;: les cartes de grain pendant le ravitaillement, les cartes de force pendant la construction. Celles qui conviennent partout peuvent être jouées à &lt;b&gt;chacune de vos décisions&lt;/b&gt;&#xa0;: en plaçant un bateau, au ravitaillement, à la construction et à la fin d’une manche. Touchez pour cela vos cartes.</translation>
    </message>
    <message>
        <source>You are not asked about a card that can do nothing. The last moment for any card is the end of the fifth round; in the final scoring none can be played.</source>
        <translation>Aucune question ne vous est posée pour une carte qui n’aurait pas d’effet. Le dernier moment pour toute carte est la fin de la cinquième manche&#xa0;; au décompte final, aucune ne peut être jouée.</translation>
    </message>
    <message>
        <source>All Nile cards lie open: everybody sees what the others have.</source>
        <translation>Toutes les cartes Nil sont visibles&#xa0;: chacun voit ce que les autres ont.</translation>
    </message>
    <message>
        <source>Camps</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Where workers grow strong</source>
        <translation>Là où les ouvriers prennent des forces</translation>
    </message>
    <message>
        <source>A ship at a camp does its work at once. There is room for &lt;b&gt;one&lt;/b&gt; ship.</source>
        <translation>Un bateau à un camp fait son travail immédiatement. Il y a place pour &lt;b&gt;un seul&lt;/b&gt; bateau.</translation>
    </message>
    <message>
        <source>The seven camps, from the south to the north.</source>
        <translation>Les sept camps, du sud au nord.</translation>
    </message>
    <message>
        <source>Strength, stones and steps on the tracks come whether you want them or not. Only the &lt;b&gt;flood&lt;/b&gt; you may leave as it is.</source>
        <translation>La force, les pierres et les pas sur les pistes viennent, que vous le vouliez ou non. Seule la &lt;b&gt;crue&lt;/b&gt; peut rester telle quelle.</translation>
    </message>
    <message>
        <source>If a camp says which workers, it is these. If it says &lt;b&gt;one of your choice&lt;/b&gt;, the foreman can be chosen too.</source>
        <translation>Si un camp dit quels ouvriers, ce sont ceux-là. S’il dit &lt;b&gt;un de votre choix&lt;/b&gt;, le contremaître peut aussi être choisi.</translation>
    </message>
    <message>
        <source>What would make a worker stronger than 9 is lost. You may go there all the same.</source>
        <translation>Ce qui porterait un ouvrier au-delà de 9 est perdu. Vous pouvez y aller malgré tout.</translation>
    </message>
    <message>
        <source>One card lets you go to a camp that is taken, another lets you do its work twice. Neither works at &lt;b&gt;Heliopolis&lt;/b&gt;.</source>
        <translation>Une carte vous permet d’aller à un camp occupé, une autre de faire son travail deux fois. Aucune n’agit à &lt;b&gt;Héliopolis&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Chantiers</translation>
    </message>
    <message>
        <source>Places from the Nile outwards</source>
        <translation>Les places, à partir du Nil</translation>
    </message>
    <message>
        <source>A ship at a site does nothing while you sail. It holds a place for the &lt;b&gt;building&lt;/b&gt;.</source>
        <translation>Un bateau sur un chantier ne fait rien pendant la navigation. Il tient une place pour la &lt;b&gt;construction&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Turquoise came first and will build first, then lapis. The third place is free.</source>
        <translation>Turquoise a accosté en premier et construira en premier, puis lapis. La troisième place est libre.</translation>
    </message>
    <message>
        <source>Abydos: the &lt;b&gt;Sphinx&lt;/b&gt;. Amarna: the &lt;b&gt;obelisk&lt;/b&gt; and the &lt;b&gt;tombs&lt;/b&gt;. Giza: the &lt;b&gt;pyramid&lt;/b&gt; and the &lt;b&gt;temple&lt;/b&gt;. What belongs to one site cannot be built at another.</source>
        <translation>Abydos&#xa0;: le &lt;b&gt;Sphinx&lt;/b&gt;. Amarna&#xa0;: l’&lt;b&gt;obélisque&lt;/b&gt; et les &lt;b&gt;tombes&lt;/b&gt;. Gizeh&#xa0;: la &lt;b&gt;pyramide&lt;/b&gt; et le &lt;b&gt;temple&lt;/b&gt;. Ce qui appartient à un chantier ne peut pas être construit sur un autre.</translation>
    </message>
    <message>
        <source>Everybody may have &lt;b&gt;one ship&lt;/b&gt; at each site.</source>
        <translation>Chacun peut avoir &lt;b&gt;un bateau&lt;/b&gt; sur chaque chantier.</translation>
    </message>
    <message>
        <source>A ship takes the free place &lt;b&gt;nearest the Nile&lt;/b&gt;. So the player who comes first builds first.</source>
        <translation>Un bateau prend la place libre &lt;b&gt;la plus proche du Nil&lt;/b&gt;. Le joueur qui vient en premier construit donc en premier.</translation>
    </message>
    <message>
        <source>With four players a site has three places, with two or three players two. When they are taken, ships can wait in the reserve.</source>
        <translation>À quatre joueurs un chantier a trois places, à deux ou trois joueurs deux. Quand elles sont prises, des bateaux peuvent attendre en réserve.</translation>
    </message>
    <message>
        <source>The ships stay until the end of the Site bonus, unless their owner gives up building.</source>
        <translation>Les bateaux restent jusqu’à la fin de la Prime de chantier, sauf si leur propriétaire renonce à construire.</translation>
    </message>
    <message>
        <source>The reserve</source>
        <translation>La réserve</translation>
    </message>
    <message>
        <source>Waiting at a full site</source>
        <translation>Attendre sur un chantier plein</translation>
    </message>
    <message>
        <source>If all places of a site are taken, you may still place a ship there: it waits &lt;b&gt;in reserve&lt;/b&gt;, behind those that wait already. For the rule of going downstream it counts like any other ship.</source>
        <translation>Si toutes les places d’un chantier sont prises, vous pouvez tout de même y placer un bateau&#xa0;: il attend &lt;b&gt;en réserve&lt;/b&gt;, derrière ceux qui attendent déjà. Pour la règle qui oblige à aller vers l’aval, il compte comme tout autre bateau.</translation>
    </message>
    <message>
        <source>Turquoise waits: if one of the three gives up, turquoise builds, as the last.</source>
        <translation>Turquoise attend&#xa0;: si l’un des trois renonce, turquoise construit, en dernier.</translation>
    </message>
    <message>
        <source>For each place that is &lt;b&gt;given up&lt;/b&gt; the next ship in reserve may build, after all the regular places.</source>
        <translation>Pour chaque place à laquelle on &lt;b&gt;renonce&lt;/b&gt;, le bateau suivant de la réserve peut construire, après toutes les places ordinaires.</translation>
    </message>
    <message>
        <source>The player who may build from the reserve may give up too; then the next one in the reserve has the chance.</source>
        <translation>Le joueur qui peut construire depuis la réserve peut renoncer aussi&#xa0;; le suivant de la réserve a alors sa chance.</translation>
    </message>
    <message>
        <source>Ships that never got their chance go home when all building at the site is over. They do not count for the Site bonus.</source>
        <translation>Les bateaux qui n’ont pas eu leur chance rentrent quand on a fini de construire sur le chantier. Ils ne comptent pas pour la Prime de chantier.</translation>
    </message>
    <message>
        <source>Two cards help out of the reserve: one gives a place of its own, one lets its owner build before everybody.</source>
        <translation>Deux cartes aident à sortir de la réserve&#xa0;: l’une donne une place à soi, l’autre laisse son propriétaire construire avant tous.</translation>
    </message>
    <message>
        <source>With two players there is no need for a reserve: there are two places, and nobody has a second ship at a site.</source>
        <translation>À deux joueurs la réserve est inutile&#xa0;: il y a deux places, et personne n’a un second bateau sur un chantier.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Always:&lt;/b&gt; a power you keep to the end. Some work once in a round.</source>
        <translation>&lt;b&gt;Effet permanent&#xa0;:&lt;/b&gt; un pouvoir que vous gardez jusqu’à la fin. Certaines cartes agissent une fois par manche.</translation>
    </message>
</context>
<context>
    <name>RotatePage</name>
    <message>
        <source>Turning a tile</source>
        <translation>Tourner une tuile</translation>
    </message>
    <message>
        <source>The power of the two arrows</source>
        <translation>Le pouvoir des deux flèches</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Tourner un couloir</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Tourner une salle</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes you turn a tile: a &lt;b&gt;corridor&lt;/b&gt; if the sign shows a fork, a &lt;b&gt;room&lt;/b&gt; if it shows a triangle.</source>
        <translation>Un pion placé sur ce signe vous fait tourner une tuile&#xa0;: un &lt;b&gt;couloir&lt;/b&gt; si le signe montre une fourche, une &lt;b&gt;salle&lt;/b&gt; s’il montre un triangle.</translation>
    </message>
    <message>
        <source>A corridor as it lies, after one third and after two.</source>
        <translation>Un couloir tel quel, après un tiers de tour et après deux.</translation>
    </message>
    <message>
        <source>Any tile of that kind will do: of the base or not, with a pawn or without, Forbidden, even the very tile your pawn has just entered.</source>
        <translation>N’importe quelle tuile de cette sorte convient&#xa0;: de la base ou non, avec ou sans pion, interdite, et même celle où votre pion vient d’entrer.</translation>
    </message>
    <message>
        <source>It turns by one third or two: never all the way round, and never not at all.</source>
        <translation>Elle tourne d’un tiers ou de deux&#xa0;: jamais d’un tour entier, et toujours au moins d’un tiers.</translation>
    </message>
    <message>
        <source>A tile with an opposing &lt;b&gt;Priest or Pharaoh&lt;/b&gt; on it cannot be turned (with the option “Like a Mummy” that of the Pharaoh can). Your own do not stop you.</source>
        <translation>Une tuile qui porte un &lt;b&gt;Prêtre ou un Pharaon&lt;/b&gt; adverse ne peut pas être tournée (avec l’option «&#xa0;Comme une Momie&#xa0;», celle du Pharaon peut l’être). Les vôtres ne l’empêchent pas.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides may be chosen: nothing changes, and the power is used.</source>
        <translation>Une tuile ouverte sur ses trois côtés peut être choisie&#xa0;: rien ne change, et le pouvoir a servi.</translation>
    </message>
    <message>
        <source>Pawns stand still while the tile turns under them.</source>
        <translation>Les pions ne bougent pas pendant que la tuile tourne sous eux.</translation>
    </message>
    <message>
        <source>Before: the curse is joined to the room above.</source>
        <translation>Avant&#xa0;: la malédiction est reliée à la salle du dessus.</translation>
    </message>
    <message>
        <source>After two thirds: the corridor shuts the curse out and joins the room above to lapis.</source>
        <translation>Après deux tiers&#xa0;: le couloir isole la malédiction et relie la salle du dessus à lapis.</translation>
    </message>
</context>
<context>
    <name>RoundLine</name>
    <message>
        <source>%1, points: %2, in this round: %3. %4. Turn tile %5</source>
        <translation>%1, points&#xa0;: %2, dans cette manche&#xa0;: %3. %4. Tuile de tour %5</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Points&#xa0;: %1</translation>
    </message>
    <message>
        <source>The last player goes first in the next round.</source>
        <translation>Le dernier commence la manche suivante.</translation>
    </message>
    <message>
        <source>Now the final scoring.</source>
        <translation>Maintenant, le décompte final.</translation>
    </message>
    <message>
        <source>On to round %1</source>
        <translation>Passer à la manche %1</translation>
    </message>
    <message>
        <source>To the final scoring</source>
        <translation>Au décompte final</translation>
    </message>
</context>
<context>
    <name>RuleBody</name>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
</context>
<context>
    <name>RuleFold</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
</context>
<context>
    <name>RuleSigns</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
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
        <translation>Règles</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Try another word, or part of one.</source>
        <translation>Essayez un autre mot, ou une partie de mot.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n page trouvée</numerusform>
            <numerusform>%n pages trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carte par carte</translation>
    </message>
    <message>
        <source>Learn the game, page by page</source>
        <translation>Apprendre le jeu, page par page</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Back to: %1</source>
        <translation>Retour à&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SarcophagiPage</name>
    <message>
        <source>Sarcophagi</source>
        <translation>Sarcophages</translation>
    </message>
    <message>
        <source>One, or a pair</source>
        <translation>Un seul, ou une paire</translation>
    </message>
    <message>
        <source>One band</source>
        <translation>Une bande</translation>
    </message>
    <message>
        <source>Two bands</source>
        <translation>Deux bandes</translation>
    </message>
    <message>
        <source>Three bands</source>
        <translation>Trois bandes</translation>
    </message>
    <message>
        <source>Three colours, two sarcophagi of each. They differ by their bands too.</source>
        <translation>Trois couleurs, deux sarcophages de chacune. Ils se distinguent aussi par leurs bandes.</translation>
    </message>
    <message>
        <source>A sarcophagus adds to the value of the network it lies in, but only in these cases:</source>
        <translation>Un sarcophage augmente la valeur du réseau où il se trouve, mais seulement dans les cas suivants&#xa0;:</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Exactement un</translation>
    </message>
    <message>
        <source>Exactly two of one colour, and no other</source>
        <translation>Exactement deux d’une même couleur, et aucun autre</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Tout autre cas</translation>
    </message>
    <message>
        <source>So a third one spoils a pair, and two of different colours are worth nothing.</source>
        <translation>Un troisième gâche donc une paire, et deux de couleurs différentes ne valent rien.</translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>The saved matches cannot be opened.</source>
        <translation>Les parties sauvegardées ne peuvent pas être ouvertes.</translation>
    </message>
    <message>
        <source>The folder of saved matches is read-only.</source>
        <translation>Le dossier des parties sauvegardées est en lecture seule.</translation>
    </message>
    <message>
        <source>There is no space left to save this.</source>
        <translation>Il n’y a plus de place pour sauvegarder cela.</translation>
    </message>
    <message>
        <source>Another copy of the app is busy with the saved matches.</source>
        <translation>Une autre copie de l’application utilise les parties sauvegardées.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the app.</source>
        <translation>Les parties sauvegardées ont été écrites par une version plus récente de l’application.</translation>
    </message>
    <message>
        <source>The saved matches are damaged and could not be set aside.</source>
        <translation>Les parties sauvegardées sont endommagées et n’ont pas pu être mises de côté.</translation>
    </message>
    <message>
        <source>The saved matches are damaged.</source>
        <translation>Les parties sauvegardées sont endommagées.</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>La sauvegarde a échoué.</translation>
    </message>
    <message>
        <source>This is not a match that can be saved.</source>
        <translation>Ce n’est pas une partie qui peut être sauvegardée.</translation>
    </message>
    <message>
        <source>There is no such saved match.</source>
        <translation>Cette partie sauvegardée n’existe pas.</translation>
    </message>
    <message>
        <source>That match is already saved.</source>
        <translation>Cette partie est déjà sauvegardée.</translation>
    </message>
    <message>
        <source>That match was finished or given up.</source>
        <translation>Cette partie a été terminée ou abandonnée.</translation>
    </message>
    <message>
        <source>That match is still being played.</source>
        <translation>Cette partie est encore en cours.</translation>
    </message>
    <message>
        <source>This move does not fit the saved match.</source>
        <translation>Ce coup ne correspond pas à la partie sauvegardée.</translation>
    </message>
    <message>
        <source>This saved match is damaged.</source>
        <translation>Cette partie sauvegardée est endommagée.</translation>
    </message>
    <message>
        <source>The file of the saved matches belongs to another program. It was kept as %1, and a new one was begun.</source>
        <translation>Le fichier des parties sauvegardées appartient à un autre programme. Il a été gardé sous %1, et un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were kept as %1, and a new file was begun.</source>
        <translation>Les parties sauvegardées n’ont pas pu être lues. Elles ont été gardées sous %1, et un nouveau fichier a été commencé.</translation>
    </message>
</context>
<context>
    <name>ScarabChoice</name>
    <message>
        <source>Keep the %1</source>
        <translation>Garder le %1</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>En choisir un</translation>
    </message>
</context>
<context>
    <name>ScarabsChapter</name>
    <message>
        <source>Each scarab</source>
        <translation>Scarabée par scarabée</translation>
    </message>
    <message>
        <source>A die of the Triad may pay for it.</source>
        <translation>Un dé de la Triade peut le payer.</translation>
    </message>
    <message>
        <source>The god serves you within its own limits, and Ptah makes it ready like those you have.</source>
        <translation>La divinité vous sert dans ses propres limites, et Ptah la rend prête comme celles que vous avez.</translation>
    </message>
    <message>
        <source>The loan ends when the card leaves the row. If you pray to it, it is yours; if it was used, it stays used.</source>
        <translation>Le prêt finit quand la carte quitte la rangée. Si vous la priez, elle est à vous&#xa0;; si elle a déjà servi, elle reste utilisée.</translation>
    </message>
    <message>
        <source>It is not counted at upkeep or at the end, and Aton cannot discard it. Anubis does help at the upkeep of that turn.</source>
        <translation>Elle n’est comptée ni au culte ni à la fin, et Aton ne peut pas la défausser. Anubis aide bien au culte de ce tour.</translation>
    </message>
    <message>
        <source>Bes, Hapy, Hathor and the gods of the Ennead bring nothing this way.</source>
        <translation>Bès, Hâpy, Hathor et les divinités de l’Ennéade n’apportent rien ainsi.</translation>
    </message>
    <message>
        <source>It counts each time you go from seven resources to eight, in the turns of others too.</source>
        <translation>Cela compte chaque fois que vous passez de sept ressources à huit, dans les tours des autres aussi.</translation>
    </message>
    <message>
        <source>On a full board a further resource brings nothing. With seven resources a Stone die and a Cat bring 2 Fame once; then one resource must go.</source>
        <translation>Sur un plateau plein, une ressource de plus n’apporte rien. Avec sept ressources, un dé Pierre et un Chat rapportent 2&#xa0;Gloire une seule fois&#xa0;; puis une ressource doit partir.</translation>
    </message>
    <message>
        <source>If you spend a resource and fill the space again later, you gain it again.</source>
        <translation>Si vous dépensez une ressource et remplissez de nouveau la case plus tard, vous gagnez cette Gloire de nouveau.</translation>
    </message>
    <message>
        <source>You are asked after each build, when all its Fame has been gained and before the builder goes on. You may copy each build once, in as many builds as you can pay for.</source>
        <translation>La question vous est posée après chaque construction, quand toute sa Gloire a été gagnée et avant que le bâtisseur continue. Vous pouvez copier chaque construction une fois, pour autant de constructions que vous pouvez payer.</translation>
    </message>
    <message>
        <source>A 5 on the ground of Cheops: the builder discards 2 Workers and gains 5. You may discard 3 Workers and gain 5.</source>
        <translation>Un 5 sur le sol de Khéops&#xa0;: le bâtisseur défausse 2 Ouvriers et gagne 5. Vous pouvez défausser 3 Ouvriers et gagner 5.</translation>
    </message>
    <message>
        <source>You gain all the Fame of the build, with what Serket, Thoth and Jasper added, or nothing.</source>
        <translation>Vous gagnez toute la Gloire de la construction, avec ce qu’ont ajouté Serket, Thoth et Jaspe, ou rien.</translation>
    </message>
    <message>
        <source>You pay with Workers only: Bastet does not help out of turn. Your own gods add nothing, and no die is placed: it is no build of yours.</source>
        <translation>Vous payez seulement avec des Ouvriers&#xa0;: Bastet n’aide pas hors de votre tour. Vos propres divinités n’ajoutent rien, et aucun dé n’est posé&#xa0;: ce n’est pas une construction à vous.</translation>
    </message>
    <message>
        <source>You pay what the tile costs, as usual.</source>
        <translation>Vous payez ce que coûte la tuile, comme d’habitude.</translation>
    </message>
    <message>
        <source>Nothing is laid in front of you, so your own tiles do not grow in number.</source>
        <translation>Rien n’est posé devant vous&#xa0;: vos propres tuiles n’augmentent donc pas en nombre.</translation>
    </message>
    <message>
        <source>For its holder a tile that lies face down still counts as one of three. It is turned up when it goes back; until then it cannot be used again.</source>
        <translation>Pour son détenteur, une tuile face cachée compte toujours parmi les trois. Elle est retournée face visible quand elle repart&#xa0;; jusque-là, elle ne peut pas resservir.</translation>
    </message>
    <message>
        <source>Your own tiles cannot be used this way.</source>
        <translation>Vos propres tuiles ne peuvent pas servir ainsi.</translation>
    </message>
    <message>
        <source>Hathor counts as one god like any other. Gods that were discarded or only lent do not count.</source>
        <translation>Hathor compte pour une divinité comme une autre. Les divinités défaussées ou seulement prêtées ne comptent pas.</translation>
    </message>
    <message>
        <source>Workers, Cats and Stone dice all fill a space. A full board is worth 12 Fame.</source>
        <translation>Ouvriers, Chats et dés Pierre remplissent tous une case. Un plateau plein vaut 12&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>The Golden Cat is no resource: it fills no space, pays for nothing, and counts neither at upkeep nor in a tie. Bastet does not change it.</source>
        <translation>Le Chat d’or n’est pas une ressource&#xa0;: il ne remplit aucune case, ne paie rien, et ne compte ni au culte ni en cas d’égalité. Bastet ne le change pas.</translation>
    </message>
    <message>
        <source>It turns a die like any Cat: between 1 and 6, and not a die of the Triad.</source>
        <translation>Il tourne un dé comme tout Chat&#xa0;: entre 1 et 6, et pas un dé de la Triade.</translation>
    </message>
    <message>
        <source>If nobody has this scarab, the Golden Cat is out of the game.</source>
        <translation>Si personne n’a ce scarabée, le Chat d’or est hors du jeu.</translation>
    </message>
    <message>
        <source>A god that a Rest tile gives you is not paid for, and brings no Cat.</source>
        <translation>Une divinité qu’une tuile Repos vous donne n’est pas payée, et n’apporte pas de Chat.</translation>
    </message>
    <message>
        <source>The Cat can turn a die at once.</source>
        <translation>Le Chat peut tourner un dé immédiatement.</translation>
    </message>
    <message>
        <source>No more than there are in the quarry: what is not there cannot be taken.</source>
        <translation>Dans la limite de la carrière&#xa0;: ce qui n’y est pas ne peut pas être pris.</translation>
    </message>
    <message>
        <source>You say for which build. It helps only where at least 2 Workers are asked for.</source>
        <translation>Vous dites pour quelle construction. Il n’aide que là où au moins 2 Ouvriers sont demandés.</translation>
    </message>
    <message>
        <source>Thoth counts, and the Pearl Scarab asks for, the Workers that were really discarded.</source>
        <translation>Pour Thoth comme pour le Scarabée de Perle comptent les Ouvriers vraiment défaussés.</translation>
    </message>
    <message>
        <source>That is everywhere but on the ground of Cheops: its upper levels, all of Chephren, and Mykerinos.</source>
        <translation>C’est-à-dire partout sauf sur le sol de Khéops&#xa0;: ses niveaux supérieurs, tout Khéphren, et Mykérinos.</translation>
    </message>
    <message>
        <source>What Serket and Thoth add comes on top. The Pearl Scarab copies it too.</source>
        <translation>Ce qu’ajoutent Serket et Thoth vient en plus. Le Scarabée de Perle le copie aussi.</translation>
    </message>
    <message>
        <source>The tile you have just taken is one of the three.</source>
        <translation>La tuile que vous venez de prendre est l’une des trois.</translation>
    </message>
    <message>
        <source>With Hapy no tile is taken, so none go back and this brings nothing. The same is true of a tile used through the Emerald Scarab.</source>
        <translation>Avec Hâpy, aucune tuile n’est prise&#xa0;: aucune ne repart donc et cela n’apporte rien. Il en va de même d’une tuile utilisée par le Scarabée d’Émeraude.</translation>
    </message>
    <message>
        <source>So one die is yours even without a Worker. With Bastet your Cats count too.</source>
        <translation>Un dé est donc à vous même sans Ouvrier. Avec Bastet, vos Chats comptent aussi.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Rooms: %1</source>
        <translation>Salles&#xa0;: %1</translation>
    </message>
    <message>
        <source>One sarcophagus</source>
        <translation>Un sarcophage</translation>
    </message>
    <message>
        <source>A pair of sarcophagi</source>
        <translation>Une paire de sarcophages</translation>
    </message>
    <message>
        <source>Reaches the top of the pyramid</source>
        <translation>Atteint le sommet de la pyramide</translation>
    </message>
    <message>
        <source>Longest network</source>
        <translation>Réseau le plus long</translation>
    </message>
    <message>
        <source>Cursed: worth nothing</source>
        <translation>Maudit&#xa0;: ne vaut rien</translation>
    </message>
    <message>
        <source>No way out: doubled</source>
        <translation>Sans issue&#xa0;: doublé</translation>
    </message>
    <message>
        <source>Closed network, tiles: %1, rooms: %2, bonus: %3, doubled</source>
        <translation>Réseau fermé, tuiles&#xa0;: %1, salles&#xa0;: %2, bonus&#xa0;: %3, doublé</translation>
    </message>
    <message>
        <source>Network, tiles: %1, rooms: %2, bonus: %3</source>
        <translation>Réseau, tuiles&#xa0;: %1, salles&#xa0;: %2, bonus&#xa0;: %3</translation>
    </message>
    <message>
        <source>Ankhs, squared: %1 and %2</source>
        <translation>Ankhs, au carré&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>Fame track</source>
        <translation>Piste de Gloire</translation>
    </message>
    <message>
        <source>Scarab</source>
        <translation>Scarabée</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Divinités</translation>
    </message>
    <message>
        <source>Ennead</source>
        <translation>Ennéade</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projets</translation>
    </message>
    <message>
        <source>Sarcophagus, eyes: %1, mummy: %2</source>
        <translation>Sarcophage, yeux&#xa0;: %1, momie&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sarcophagus, eyes: %1, not seen</source>
        <translation>Sarcophage, yeux&#xa0;: %1, pas vu</translation>
    </message>
    <message>
        <source>The Pharaoh&apos;s favourite animal: a researcher stands there</source>
        <translation>L’animal préféré du Pharaon&#xa0;: un chercheur s’y tient</translation>
    </message>
    <message>
        <source>The Pharaoh&apos;s favourite animal: nobody of the team is there</source>
        <translation>L’animal préféré du Pharaon&#xa0;: personne de l’équipe n’y est</translation>
    </message>
    <message>
        <source>Squares and tombs built</source>
        <translation>Cases et tombes construites</translation>
    </message>
    <message>
        <source>Floors of the pyramid</source>
        <translation>Étages de la pyramide</translation>
    </message>
    <message>
        <source>Sphinx cards put back</source>
        <translation>Cartes Sphinx remises</translation>
    </message>
    <message>
        <source>Ships at the sites</source>
        <translation>Bateaux sur les chantiers</translation>
    </message>
    <message>
        <source>End of the grain market</source>
        <translation>Bout du marché aux grains</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Cartes Nil</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Pierres vendues</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Grain manquant</translation>
    </message>
    <message>
        <source>Stones left, two for a point</source>
        <translation>Pierres restantes, deux pour un point</translation>
    </message>
    <message>
        <source>Tomb tiles</source>
        <translation>Tuiles Tombe</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Cartes Sphinx</translation>
    </message>
    <message>
        <source>Sphinx card S%1</source>
        <translation>Carte Sphinx S%1</translation>
    </message>
    <message>
        <source>Cursed network, tiles: %1, worth nothing</source>
        <translation>Réseau maudit, tuiles&#xa0;: %1, ne vaut rien</translation>
    </message>
    <message>
        <source>Network without a pawn, tiles: %1</source>
        <translation>Réseau sans pion, tuiles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nobody&apos;s network, tiles: %1, pawns tie %4 to %5</source>
        <translation>Réseau à personne, tuiles&#xa0;: %1, pions à égalité, %4 à %5</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
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
        <translation>Le score</translation>
    </message>
    <message>
        <source>What everything is worth</source>
        <translation>Ce que vaut chaque chose</translation>
    </message>
    <message>
        <source>When the pyramid is full, each network is worth this much to its owner:</source>
        <translation>Quand la pyramide est pleine, chaque réseau vaut ceci pour son propriétaire&#xa0;:</translation>
    </message>
    <message>
        <source>Each room</source>
        <translation>Chaque salle</translation>
    </message>
    <message>
        <source>Each corridor</source>
        <translation>Chaque couloir</translation>
    </message>
    <message>
        <source>Exactly one sarcophagus</source>
        <translation>Exactement un sarcophage</translation>
    </message>
    <message>
        <source>Exactly a pair of one colour</source>
        <translation>Exactement une paire d’une même couleur</translation>
    </message>
    <message>
        <source>It holds the tile at the top</source>
        <translation>Il contient la tuile du sommet</translation>
    </message>
    <message>
        <source>It is the longest, by tiles; all that tie</source>
        <translation>Il est le plus long, en tuiles&#xa0;; tous les ex æquo</translation>
    </message>
    <message>
        <source>Then, if it is closed</source>
        <translation>Puis, s’il est fermé</translation>
    </message>
    <message>
        <source>But with a curse in it</source>
        <translation>Mais avec une malédiction</translation>
    </message>
    <message>
        <source>Its owner is the player with the most pawns in it; on a tie, nobody.</source>
        <translation>Son propriétaire est le joueur qui y a le plus de pions&#xa0;; à égalité, personne.</translation>
    </message>
    <message>
        <source>Then each player adds the square of the ankhs their pawns stand on. Ankhs in cursed networks do not count, and none is ever doubled.</source>
        <translation>Puis chaque joueur ajoute le carré du nombre d’ankhs où se tiennent ses pions. Les ankhs des réseaux maudits ne comptent pas, et aucun n’est jamais doublé.</translation>
    </message>
    <message>
        <source>The higher total wins. Equal totals are a draw.</source>
        <translation>Le plus haut total gagne. À totaux égaux, la partie est nulle.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Curse: %1</source>
        <translation>Malédiction&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message numerus="yes">
        <source>Time to search: %n second(s)</source>
        <translation>
            <numerusform>Temps de recherche&#xa0;: %n seconde</numerusform>
            <numerusform>Temps de recherche&#xa0;: %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to search: as long as it takes</source>
        <translation>Temps de recherche&#xa0;: autant qu’il faut</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>This is it</source>
        <translation>C’est ça</translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, tour en cours</translation>
    </message>
</context>
<context>
    <name>SeatBand</name>
    <message numerus="yes">
        <source>%n sarcophagus(i)</source>
        <translation>
            <numerusform>%n sarcophage</numerusform>
            <numerusform>%n sarcophages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>reste %n chercheur</numerusform>
            <numerusform>restent %n chercheurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>tour en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n bateau disponible</numerusform>
            <numerusform>%n bateaux disponibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>has passed for this round</source>
        <translation>a passé pour cette manche</translation>
    </message>
</context>
<context>
    <name>SeatPlan</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>on this device</source>
        <translation>sur cet appareil</translation>
    </message>
    <message>
        <source>An Architect, level %1</source>
        <translation>Un Architecte, niveau %1</translation>
    </message>
    <message>
        <source>gets an invitation</source>
        <translation>reçoit une invitation</translation>
    </message>
    <message>
        <source>for anyone who has the code</source>
        <translation>pour toute personne qui a le code</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Place %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Rest tiles</source>
        <translation>Tuiles Repos</translation>
    </message>
    <message>
        <source>Your project: hold to see it</source>
        <translation>Votre projet&#xa0;: maintenez pour le voir</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projets</translation>
    </message>
    <message>
        <source>A hidden project</source>
        <translation>Un projet caché</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Divinités</translation>
    </message>
    <message>
        <source>Ennead: %1</source>
        <translation>Ennéade&#xa0;: %1</translation>
    </message>
    <message>
        <source>No gods yet</source>
        <translation>Pas encore de divinités</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>Qui s’assied ici&#xa0;?</translation>
    </message>
    <message>
        <source>Anyone who has the code</source>
        <translation>Toute personne qui a le code</translation>
    </message>
    <message>
        <source>Share it by any messenger. Your friend needs nothing but the app.</source>
        <translation>Partagez-le par n’importe quelle messagerie. Votre ami n’a besoin que de l’application.</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
    <message>
        <source>An Architect</source>
        <translation>Un Architecte</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Niveau %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>Il reste %n chercheur</numerusform>
            <numerusform>Il reste %n chercheurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands at no pillar.</source>
        <translation>À aucun pilier.</translation>
    </message>
    <message>
        <source>Stands at: %1</source>
        <translation>Aux piliers&#xa0;: %1</translation>
    </message>
    <message>
        <source>No sarcophagus yet.</source>
        <translation>Pas encore de sarcophage.</translation>
    </message>
    <message>
        <source>Hold one to see the mummy in it.</source>
        <translation>Maintenez-en un pour voir sa momie.</translation>
    </message>
    <message>
        <source>Sarcophagi in the rules</source>
        <translation>Les sarcophages dans les règles</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>turn tile %1</source>
        <translation>tuile de tour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n bateau disponible</numerusform>
            <numerusform>%n bateaux disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>has passed for this round</source>
        <translation>a passé pour cette manche</translation>
    </message>
    <message>
        <source>of 25</source>
        <translation>sur 25</translation>
    </message>
    <message>
        <source>+%1 a round</source>
        <translation>+%1 par manche</translation>
    </message>
    <message>
        <source>Fields and quarries</source>
        <translation>Champs et carrières</translation>
    </message>
    <message>
        <source>Quarry, %1 stones a round</source>
        <translation>Carrière, %1 pierres par manche</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Cartes Sphinx</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A Sphinx card, face down</source>
        <translation>Une carte Sphinx, face cachée</translation>
    </message>
    <message>
        <source>One eye, %1</source>
        <translation>Un œil, %1</translation>
    </message>
    <message>
        <source>Two eyes, %1</source>
        <translation>Deux yeux, %1</translation>
    </message>
    <message>
        <source>Three eyes, %1</source>
        <translation>Trois yeux, %1</translation>
    </message>
</context>
<context>
    <name>SeatSigns</name>
    <message>
        <source>Signs of the players</source>
        <translation>Signes des joueurs</translation>
    </message>
    <message>
        <source>Every colour has a sign of its own, everywhere and always, so that no one needs to tell colours apart.</source>
        <translation>Chaque couleur a un signe à elle, partout et toujours&#xa0;: nul n’a besoin de distinguer les couleurs.</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who plays for you?</source>
        <translation>Qui joue pour vous&#xa0;?</translation>
    </message>
    <message>
        <source>Who plays for %1?</source>
        <translation>Qui joue pour %1&#xa0;?</translation>
    </message>
    <message>
        <source>Leave a seat to an Architect</source>
        <translation>Laisser une place à un Architecte</translation>
    </message>
    <message>
        <source>He sees only what that player could see. The seat can be taken back at any time.</source>
        <translation>Il ne voit que ce que verrait ce joueur. La place peut être reprise à tout moment.</translation>
    </message>
    <message>
        <source>Whose seat? The Architect plays on with all that lies there, until the person is back.</source>
        <translation>À qui est la place&#xa0;? L’Architecte continue avec tout ce qui s’y trouve, jusqu’au retour de la personne.</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>Je suis de retour</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 est de retour</translation>
    </message>
    <message>
        <source>An Architect takes over</source>
        <translation>Un Architecte prend le relais</translation>
    </message>
    <message>
        <source>Let an Architect play for %1</source>
        <translation>Faire jouer un Architecte pour %1</translation>
    </message>
</context>
<context>
    <name>SecretsPage</name>
    <message>
        <source>Open and secret</source>
        <translation>Visible et secret</translation>
    </message>
    <message>
        <source>What both see, and what only you know</source>
        <translation>Ce que les deux voient, et ce qui reste secret</translation>
    </message>
    <message>
        <source>The tiles in your hand: only you see them.</source>
        <translation>Les tuiles de votre main&#xa0;: personne d’autre ne les voit.</translation>
    </message>
    <message>
        <source>Nearly everything lies open: the pyramid, all pawns in it, the pawns that both still have, and how many tiles are left in the pile and in each hand.</source>
        <translation>Presque tout est visible&#xa0;: la pyramide, tous les pions qui s’y trouvent, ceux que chacun a encore, et le nombre de tuiles dans la pioche et dans chaque main.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tiles in a hand&lt;/b&gt;. When one phone is passed around, they stay hidden until you take it.</source>
        <translation>Les &lt;b&gt;tuiles d’une main&lt;/b&gt;. Quand un téléphone passe de main en main, elles restent cachées jusqu’à ce que vous le preniez.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;order of the pile&lt;/b&gt;. One of the fifty tiles is never placed, and nobody knows which.</source>
        <translation>L’&lt;b&gt;ordre de la pioche&lt;/b&gt;. Une des cinquante tuiles n’est jamais posée, et personne ne sait laquelle.</translation>
    </message>
    <message>
        <source>The player who moves last has the last word: the last tile of the match lies where nobody can answer it.</source>
        <translation>Le joueur qui joue en dernier a le dernier mot&#xa0;: à la dernière tuile de la partie, personne ne peut plus répondre.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Les Architectes, les joueurs que l’application fait jouer, n’en savent pas plus que vous à leur place.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Votre nom à la table</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>About Great Architects</source>
        <translation>À propos de Great Architects</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>The base, the hands, the pawns</source>
        <translation>La base, les mains, les pions</translation>
    </message>
    <message>
        <source>The pyramid has seven rows of 13, 11, 9, 7, 5, 3 and 1 places. The fifty tiles are shuffled. Nineteen of them lie open from the start, each turned at random: the thirteen of the bottom row and the six places of the second row that point upwards.</source>
        <translation>La pyramide a sept rangées de 13, 11, 9, 7, 5, 3 et 1 places. Les cinquante tuiles sont mélangées. Dix-neuf d’entre elles sont visibles dès le début, chacune tournée au hasard&#xa0;: les treize de la rangée du bas et les six places de la deuxième rangée qui pointent vers le haut.</translation>
    </message>
    <message>
        <source>The base: nineteen tiles lie open, thirty places wait.</source>
        <translation>La base&#xa0;: dix-neuf tuiles sont visibles, trente places attendent.</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Les pions</translation>
    </message>
    <message>
        <source>The first player is drawn at random. Both have seventeen pawns but only fifteen turns, so at least two pawns stay unplayed: nobody has to play the Priest.</source>
        <translation>Le premier joueur est tiré au sort. Chacun a dix-sept pions mais seulement quinze tours&#xa0;: deux pions au moins restent en réserve, et personne n’est obligé de jouer le Prêtre.</translation>
    </message>
    <message>
        <source>The player who begins has the &lt;b&gt;Pharaoh&lt;/b&gt;: fourteen Workers, a Mummy, a Priest and the Pharaoh.</source>
        <translation>Le joueur qui commence joue le &lt;b&gt;Pharaon&lt;/b&gt;&#xa0;: quatorze Ouvriers, une Momie, un Prêtre et le Pharaon.</translation>
    </message>
    <message>
        <source>The player who moves last has fifteen Workers, a Mummy and a Priest, and the last word: the last tile of the match.</source>
        <translation>Le joueur qui joue en dernier a quinze Ouvriers, une Momie et un Prêtre, et le dernier mot&#xa0;: la dernière tuile de la partie.</translation>
    </message>
    <message>
        <source>Each player draws &lt;b&gt;three tiles&lt;/b&gt;. Twenty-five tiles remain in the pile; one of the fifty will never be placed.</source>
        <translation>Chaque joueur pioche &lt;b&gt;trois tuiles&lt;/b&gt;. Vingt-cinq tuiles restent dans la pioche&#xa0;; une des cinquante ne sera jamais posée.</translation>
    </message>
</context>
<context>
    <name>ShareButtons</name>
    <message>
        <source>Copy the invitation</source>
        <translation>Copier l’invitation</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copied: paste it wherever you like.</source>
        <translation>Copié&#xa0;: collez-le où vous voulez.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
</context>
<context>
    <name>ShelfCard</name>
    <message>
        <source>New game: %1</source>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>SideAction</name>
    <message>
        <source>%1, not now</source>
        <translation>%1, pas maintenant</translation>
    </message>
</context>
<context>
    <name>SideTracks</name>
    <message>
        <source>Quarry track: %1</source>
        <translation>Piste de carrière&#xa0;: %1</translation>
    </message>
    <message>
        <source>Market track: %1</source>
        <translation>Marché aux grains&#xa0;: %1</translation>
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
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Size %1 of %2</source>
        <translation>Taille %1 sur %2</translation>
    </message>
</context>
<context>
    <name>SoloChapter</name>
    <message>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>Against a Great Architect</source>
        <translation>Contre un Grand Architecte</translation>
    </message>
    <message>
        <source>How he plays, step by step</source>
        <translation>Comment il joue, pas à pas</translation>
    </message>
    <message>
        <source>Alone you play by the rules for two, without a scarab. Your rival is one of four Great Architects, and you begin. All projects lie open: one is yours, two are his, or three if he is Amenhotep. Both begin with 5 Fame; he has no resources and needs none.</source>
        <translation>En solo, vous jouez selon les règles à deux, sans scarabée. Votre adversaire est l’un des quatre Grands Architectes, et vous commencez. Tous les projets sont visibles&#xa0;: un est à vous, deux sont à lui, ou trois si c’est Amenhotep. Tous deux commencent avec 5&#xa0;Gloire&#xa0;; il n’a pas de ressources et n’en a pas besoin.</translation>
    </message>
    <message>
        <source>The six Rest tiles lie on numbered spaces: 1, 2, 3 in the upper row, 4, 5, 6 in the lower.</source>
        <translation>Les six tuiles Repos sont sur des cases numérotées&#xa0;: 1, 2, 3 dans la rangée du haut, 4, 5, 6 dans celle du bas.</translation>
    </message>
    <message>
        <source>His turn</source>
        <translation>Son tour</translation>
    </message>
    <message>
        <source>&lt;b&gt;God.&lt;/b&gt; He takes the god of the row that is worth the most Fame at the end. A god of the Ennead comes before all others. Among equals he takes the rightmost. His gods have no power and need no upkeep.</source>
        <translation>&lt;b&gt;Divinité.&lt;/b&gt; Il prend la divinité de la rangée qui vaut le plus de Gloire à la fin. Une divinité de l’Ennéade passe avant toutes les autres. À égalité, il prend la plus à droite. Ses divinités n’ont pas de pouvoir et ne demandent pas de culte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Die.&lt;/b&gt; He takes a Stone die from the quarry, or from the supply if there is none, and rolls it.</source>
        <translation>&lt;b&gt;Dé.&lt;/b&gt; Il prend un dé Pierre dans la carrière, ou dans la réserve s’il n’y en a pas, et le lance.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; If a tile lies on the space of that number, he takes it to his first free space and gains the Fame of that space. The tile does nothing else, and the die goes to the quarry. After his third tile all three go back, to free spaces that you choose, and the rightmost god is discarded.</source>
        <translation>&lt;b&gt;Tuile.&lt;/b&gt; S’il y a une tuile sur la case de ce numéro, il la prend sur sa première case libre et gagne la Gloire de cette case. La tuile ne fait rien d’autre, et le dé va à la carrière. Après sa troisième tuile, toutes trois repartent, sur des cases libres que vous choisissez, et la divinité la plus à droite est défaussée.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build.&lt;/b&gt; If that space is empty, he builds the die instead, without Workers, and gains its value, what the level adds, and what his power adds.</source>
        <translation>&lt;b&gt;Construction.&lt;/b&gt; Si cette case est vide, il construit plutôt le dé, sans Ouvriers, et gagne sa valeur, ce qu’ajoute le niveau et ce qu’ajoute son pouvoir.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Row.&lt;/b&gt; The row of gods slides to the right and is filled up to three.</source>
        <translation>&lt;b&gt;Rangée.&lt;/b&gt; La rangée des divinités glisse vers la droite et se complète jusqu’à trois.</translation>
    </message>
    <message>
        <source>Where he builds</source>
        <translation>Où il construit</translation>
    </message>
    <message>
        <source>If the die makes a pair of his projects with a neighbour somewhere, he builds there. Of several such spaces he takes the first: the lowest level, then the top row, then the left. More than one pair at once makes no difference.</source>
        <translation>Si le dé forme quelque part une paire de ses projets avec un voisin, il construit là. De plusieurs places de ce genre, il prend la première&#xa0;: le niveau le plus bas, puis la rangée du haut, puis la gauche. Plusieurs paires à la fois n’y changent rien.</translation>
    </message>
    <message>
        <source>Otherwise he builds on the lowest level that is not full, on the first free space in the same order.</source>
        <translation>Sinon, il construit au niveau le plus bas qui n’est pas plein, à la première place libre dans le même ordre.</translation>
    </message>
    <message>
        <source>A turn of Imhotep</source>
        <translation>Un tour d’Imhotep</translation>
    </message>
    <message>
        <source>The row shows Ra, Maat and Isis. He takes Isis, for she is of the Ennead.</source>
        <translation>La rangée montre Ra, Maât et Isis. Il prend Isis, car elle est de l’Ennéade.</translation>
    </message>
    <message>
        <source>The quarry holds no Stone die. He takes one from the supply and rolls a 5.</source>
        <translation>La carrière n’a pas de dé Pierre. Il en prend un dans la réserve et obtient un 5.</translation>
    </message>
    <message>
        <source>Space 5 is empty, so he builds. His projects are Giza and Abusir, and Giza wants 2–5. A 2 stands on the ground with a free space beside it: there he builds.</source>
        <translation>La case 5 est vide&#xa0;: il construit donc. Ses projets sont Gizeh et Abousir, et Gizeh veut 2–5. Un 2 se trouve au sol avec une place libre à côté&#xa0;: il construit là.</translation>
    </message>
    <message>
        <source>Not on the first free space, at the top right, but beside the 2. Of its free neighbours the one on the left comes first.</source>
        <translation>Non pas à la première place libre, en haut à droite, mais à côté du 2. De ses voisines libres, celle de gauche vient d’abord.</translation>
    </message>
    <message>
        <source>The value of the die</source>
        <translation>La valeur du dé</translation>
    </message>
    <message>
        <source>The ground of Cheops</source>
        <translation>Le sol de Khéops</translation>
    </message>
    <message>
        <source>Imhotep&apos;s power</source>
        <translation>Le pouvoir d’Imhotep</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>If you bring the end about, he has one turn and you the last. If he does, you have one turn and he the last.</source>
        <translation>Si vous provoquez la fin, il a un tour et vous le dernier. Si c’est lui, vous avez un tour et lui le dernier.</translation>
    </message>
    <message>
        <source>After that, if no god is in the row he takes none; if there is no Stone die anywhere he takes the tile with the lowest number, without a die.</source>
        <translation>Après cela, s’il n’y a pas de divinité dans la rangée il n’en prend pas&#xa0;; s’il n’y a plus aucun dé Pierre nulle part, il prend la tuile au plus petit numéro, sans dé.</translation>
    </message>
    <message>
        <source>His gods, his Ennead and all his projects count. With equal Fame he wins.</source>
        <translation>Ses divinités, son Ennéade et tous ses projets comptent. À Gloire égale, il gagne.</translation>
    </message>
    <message>
        <source>The feast gives him no Cat.</source>
        <translation>La fête ne lui donne pas de Chat.</translation>
    </message>
    <message>
        <source>When your own three tiles go back, you choose their spaces too.</source>
        <translation>Quand vos trois tuiles à vous repartent, vous choisissez aussi leurs cases.</translation>
    </message>
    <message>
        <source>The easiest of the four, and the one to begin with.</source>
        <translation>Le plus facile des quatre, et celui par qui commencer.</translation>
    </message>
    <message>
        <source>A tile on the number he rolls keeps him from building. Think of that when you choose where tiles go back.</source>
        <translation>Une tuile sur le numéro qu’il obtient l’empêche de construire. Pensez-y quand vous choisissez où retournent les tuiles.</translation>
    </message>
    <message>
        <source>He has three projects where the others have two: half of all there are.</source>
        <translation>Il a trois projets là où les autres en ont deux&#xa0;: la moitié de tous ceux qui existent.</translation>
    </message>
    <message>
        <source>Several pairs in one build still bring him 1 Fame more, not several.</source>
        <translation>Plusieurs paires en une construction ne lui rapportent toujours que 1&#xa0;Gloire de plus, pas plusieurs.</translation>
    </message>
    <message>
        <source>The strongest. Even a 1 on the ground brings him 4 Fame.</source>
        <translation>Le plus fort. Même un 1 au sol lui rapporte 4&#xa0;Gloire.</translation>
    </message>
    <message>
        <source>The spaces 3 and 5 are empty. He rolls a 4: a tile lies there, and he takes it. With a 3 or a 5 he would build.</source>
        <translation>Les cases 3 et 5 sont vides. Il fait un 4&#xa0;: une tuile s’y trouve, et il la prend. Avec un 3 ou un 5, il construirait.</translation>
    </message>
</context>
<context>
    <name>SphinxChapter</name>
    <message>
        <source>The Eyes of the Sphinx</source>
        <translation>Les Yeux du Sphinx</translation>
    </message>
    <message>
        <source>Pairs at any distance</source>
        <translation>Des paires à toute distance</translation>
    </message>
    <message>
        <source>A variant for far-sighted players. It changes one thing: what a &lt;b&gt;pair&lt;/b&gt; is. Animals need not touch any more. They see each other along rows, shafts and diagonals, however far apart.</source>
        <translation>Une variante pour qui voit loin. Elle change une seule chose&#xa0;: ce qu’est une &lt;b&gt;paire&lt;/b&gt;. Les animaux n’ont plus besoin de se toucher. Ils se voient le long des rangées, des puits et des diagonales, si éloignés soient-ils.</translation>
    </message>
    <message>
        <source>The new ibis makes a pair along its row and one along a diagonal. In its shaft it sees two others: no pair.</source>
        <translation>Le nouvel ibis forme une paire le long de sa rangée et une en diagonale. Dans son puits, il en voit deux autres&#xa0;: pas de paire.</translation>
    </message>
    <message>
        <source>Four lines run through each animal of your card: its row, its shaft and two diagonals. In each of them count the animals of its kind that already lie there:</source>
        <translation>Quatre lignes traversent chaque animal de votre carte&#xa0;: sa rangée, son puits et deux diagonales. Dans chacune, comptez les animaux de son espèce qui s’y trouvent déjà&#xa0;:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Exactement un</translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation>Deux ou plus</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exactly one&lt;/b&gt;: these two are a pair. Gaps and other animals between them do not matter.</source>
        <translation>&lt;b&gt;Exactement un&lt;/b&gt;&#xa0;: ces deux-là sont une paire. Les vides et les autres animaux entre eux n’importent pas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;None, or two and more&lt;/b&gt;: nothing, neither a scarab nor a researcher. A line in which an animal has been seen twice is closed for it.</source>
        <translation>&lt;b&gt;Aucun, ou deux et plus&lt;/b&gt;&#xa0;: rien, ni scarabée ni chercheur. Une ligne où un animal a été vu deux fois est fermée pour lui.</translation>
    </message>
    <message>
        <source>In a double the lower animal looks first. The two are no pair, but both count in their shaft, which is closed for that animal from then on.</source>
        <translation>Dans un double, l’animal du bas regarde d’abord. Les deux ne sont pas une paire, mais tous deux comptent dans leur puits, qui est dès lors fermé pour cet animal.</translation>
    </message>
    <message>
        <source>An animal right beside the new one is subject to the same rule: it makes a pair only if it is the only one in that line.</source>
        <translation>Un animal juste à côté du nouveau suit la même règle&#xa0;: il ne forme une paire que s’il est le seul dans cette ligne.</translation>
    </message>
    <message>
        <source>What stays the same</source>
        <translation>Ce qui reste pareil</translation>
    </message>
    <message>
        <source>Which way the two look, researchers, two scarabs at most, sarcophagi, the end: all this is as usual. If every sarcophagus is open before the wall is full, you play on, for there are pharaoh cards to be won.</source>
        <translation>De quel côté regardent les deux, les chercheurs, deux scarabées au plus, les sarcophages, la fin&#xa0;: tout cela est comme d’habitude. Si tous les sarcophages sont ouverts avant que le mur soit plein, on continue, car il y a des cartes Pharaon à gagner.</translation>
    </message>
    <message>
        <source>Both variants together</source>
        <translation>Les deux variantes ensemble</translation>
    </message>
    <message>
        <source>Curse and Sphinx in one match</source>
        <translation>Malédiction et Sphinx dans une même partie</translation>
    </message>
    <message>
        <source>The Curse of the Pharaoh and the Eyes of the Sphinx are chosen before the match, one without the other or both together. They do not get in each other&apos;s way.</source>
        <translation>La Malédiction du Pharaon et les Yeux du Sphinx se choisissent avant la partie, l’une sans l’autre ou les deux ensemble. Elles ne se gênent pas.</translation>
    </message>
    <message>
        <source>With the Sphinx the new mule also makes pairs with distant mules. For a curse such animals would be too far apart.</source>
        <translation>Avec le Sphinx, le nouveau mulet forme aussi des paires avec des mulets lointains. Pour une malédiction, de tels animaux seraient trop éloignés.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;Sphinx&lt;/b&gt; changes which animals are a pair when a card falls.</source>
        <translation>Le &lt;b&gt;Sphinx&lt;/b&gt; change quels animaux sont une paire quand une carte tombe.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;curse&lt;/b&gt; changes the pile, and what may happen when you draw.</source>
        <translation>La &lt;b&gt;malédiction&lt;/b&gt; change la pioche, et ce qui peut arriver quand vous piochez.</translation>
    </message>
    <message>
        <source>A curse is always looked for in three places &lt;b&gt;next to each other&lt;/b&gt;, with the Sphinx too.</source>
        <translation>Une malédiction se cherche toujours à trois places &lt;b&gt;côte à côte&lt;/b&gt;, avec le Sphinx aussi.</translation>
    </message>
    <message>
        <source>Variant: the Eyes of the Sphinx</source>
        <translation>Variante&#xa0;: les Yeux du Sphinx</translation>
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
            <numerusform>Regarder %n carte</numerusform>
            <numerusform>Regarder %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Phase %1: %2</source>
        <translation>Phase %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>StatisticsBlock</name>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) between people</source>
        <translation>
            <numerusform>%n partie sans Architecte</numerusform>
            <numerusform>%n parties sans Architecte</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice gave</source>
        <translation>Ce que les dés ont donné</translation>
    </message>
</context>
<context>
    <name>StepTrail</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>All steps done</source>
        <translation>Toutes les étapes sont faites</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Fewer %1</source>
        <translation>Moins de %1</translation>
    </message>
    <message>
        <source>More %1</source>
        <translation>Plus de %1</translation>
    </message>
</context>
<context>
    <name>SupplySlot</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
</context>
<context>
    <name>SwapPage</name>
    <message>
        <source>Swapping two pawns</source>
        <translation>Échanger deux pions</translation>
    </message>
    <message>
        <source>Yours for one of the rival&apos;s</source>
        <translation>Un des vôtres contre un adverse</translation>
    </message>
    <message>
        <source>A pawn placed on this sign makes two pawns change places: &lt;b&gt;one of yours&lt;/b&gt;, which may be the one just placed, and an opposing &lt;b&gt;Worker or Mummy&lt;/b&gt;.</source>
        <translation>Un pion placé sur ce signe fait changer deux pions de place&#xa0;: &lt;b&gt;un des vôtres&lt;/b&gt;, qui peut être celui qui vient d’être placé, et un &lt;b&gt;Ouvrier ou une Momie&lt;/b&gt; adverse.</translation>
    </message>
    <message>
        <source>Lapis has just entered the sign: either of its Workers may change places with that of carnelian.</source>
        <translation>Lapis vient d’entrer sur le signe&#xa0;: l’un ou l’autre de ses Ouvriers peut changer de place avec celui de cornaline.</translation>
    </message>
    <message>
        <source>An opposing Priest or Pharaoh cannot be swapped (with the option “Like a Mummy” the Pharaoh can). Your own Priest or Pharaoh may be.</source>
        <translation>Un Prêtre ou un Pharaon adverse ne peut pas être échangé (avec l’option «&#xa0;Comme une Momie&#xa0;», le Pharaon peut l’être). Votre propre Prêtre ou Pharaon peut l’être.</translation>
    </message>
    <message>
        <source>The tiles they come to stand on do not act: a swap sets off no power.</source>
        <translation>Les tuiles où ils arrivent n’agissent pas&#xa0;: un échange ne déclenche aucun pouvoir.</translation>
    </message>
    <message>
        <source>A Mummy that is swapped takes nobody&apos;s place. You must swap if you can; while the rival has no pawn in the pyramid that can be swapped, the power is lost.</source>
        <translation>Une Momie échangée ne prend la place de personne. Vous devez échanger si vous le pouvez&#xa0;; tant que l’adversaire n’a dans la pyramide aucun pion qui puisse être échangé, le pouvoir est perdu.</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Turn it like this</source>
        <translation>Tourner ainsi</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Poser ici</translation>
    </message>
</context>
<context>
    <name>TableArchitects</name>
    <message>
        <source>Shall %1 play for you?</source>
        <translation>Laisser %1 jouer pour vous&#xa0;?</translation>
    </message>
    <message>
        <source>Shall %1 play for %2?</source>
        <translation>Laisser %1 jouer pour %2&#xa0;?</translation>
    </message>
    <message>
        <source>He moves at once, and what he has moved stays. The seat can be taken back at any time, in the menu.</source>
        <translation>Il joue immédiatement, et ce qu’il a joué reste. La place peut être reprise à tout moment, dans le menu.</translation>
    </message>
    <message>
        <source>Leave him the seat</source>
        <translation>Lui laisser la place</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>TableDrawer</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>à vous</translation>
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
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>The match is kept as it is.</source>
        <translation>La partie est gardée telle quelle.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>The seed of all draws is fixed. It is shown when the match is over, so that anyone can check it.</source>
        <translation>La graine de tous les tirages est fixée. Elle est montrée une fois la partie finie, pour que chacun puisse vérifier.</translation>
    </message>
    <message>
        <source>Moves that were sent cannot be undone. The server draws; its seed was promised at the start and is shown when the match is over, so that this device can check it.</source>
        <translation>Les coups envoyés ne peuvent pas être repris. C’est le serveur qui tire&#xa0;; sa graine a été promise au départ et est montrée une fois la partie finie, pour que cet appareil puisse la vérifier.</translation>
    </message>
    <message>
        <source>Ask the Architect</source>
        <translation>Demander à l’Architecte</translation>
    </message>
    <message>
        <source>%1 shows what he would do, and says why.</source>
        <translation>%1 montre ce qu’il ferait, et dit pourquoi.</translation>
    </message>
    <message>
        <source>Leave a seat to an Architect</source>
        <translation>Laisser une place à un Architecte</translation>
    </message>
    <message>
        <source>He plays on until the person is back.</source>
        <translation>Il joue jusqu’au retour de la personne.</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>an Architect, whose seat he keeps</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>an Architect plays for you</comment>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>TableNotices</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Turn tile</source>
        <translation>Tourner</translation>
    </message>
</context>
<context>
    <name>TablePrompt</name>
    <message>
        <source>Pawn</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pioche</translation>
    </message>
</context>
<context>
    <name>TableReplay</name>
    <message>
        <source>To the result</source>
        <translation>Au résultat</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
</context>
<context>
    <name>TableRival</name>
    <message>
        <source>First Architect</source>
        <translation>Premier Architecte</translation>
    </message>
    <message>
        <source>Second Architect</source>
        <translation>Deuxième Architecte</translation>
    </message>
    <message>
        <source>Third Architect</source>
        <translation>Troisième Architecte</translation>
    </message>
    <message>
        <source>Fourth Architect</source>
        <translation>Quatrième Architecte</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n tuile en main</numerusform>
            <numerusform>%n tuiles en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>reste %n pion</numerusform>
            <numerusform>restent %n pions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRivals</name>
    <message numerus="yes">
        <source>%n god(s)</source>
        <translation>
            <numerusform>%n divinité</numerusform>
            <numerusform>%n divinités</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Architect</source>
        <translation>Grand Architecte</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2</source>
        <translation>
            <numerusform>%1, %n Gloire, %2</numerusform>
            <numerusform>%1, %n Gloire, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2, %3, %4</source>
        <translation>
            <numerusform>%1, %n Gloire, %2, %3, %4</numerusform>
            <numerusform>%1, %n Gloire, %2, %3, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>That was the lesson. The match is yours now.</source>
        <translation>La leçon est finie. La partie est à vous.</translation>
    </message>
</context>
<context>
    <name>TableSeat</name>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>Il reste %n pion</numerusform>
            <numerusform>Il reste %n pions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pioche</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Undo</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Journal</translation>
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
            <numerusform>%n scarabée sur la dalle</numerusform>
            <numerusform>%n scarabées sur la dalle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile, a curse on top</source>
        <translation>
            <numerusform>%n carte dans la pioche, une malédiction sur le dessus</numerusform>
            <numerusform>%n cartes dans la pioche, une malédiction sur le dessus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Le fleuve</translation>
    </message>
    <message>
        <source>The monuments</source>
        <translation>Les monuments</translation>
    </message>
    <message>
        <source>The flood: %1</source>
        <translation>La crue&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TakeOnlineScreen</name>
    <message>
        <source>Play on with friends</source>
        <translation>Continuer avec des amis</translation>
    </message>
    <message>
        <source>The match moves online as it stands: every move so far is checked by the server and kept. From here on all draws and rolls come from the server, because this phone knows the old seed.</source>
        <translation>La partie passe en ligne telle quelle&#xa0;: chaque coup joué jusqu’ici est vérifié par le serveur et gardé. À partir de là, tous les tirages et lancers viennent du serveur, car ce téléphone connaît l’ancienne graine.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Quelle place est la vôtre&#xa0;?</translation>
    </message>
    <message>
        <source>Who takes the others</source>
        <translation>Qui prend les autres places</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Take the match online</source>
        <translation>Passer la partie en ligne</translation>
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
        <translation>Cornaline</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquoise</translation>
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
        <translation>%1 réfléchit</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 sur 100</translation>
    </message>
</context>
<context>
    <name>TileBand</name>
    <message>
        <source>Empty space %1</source>
        <translation>Case vide %1</translation>
    </message>
</context>
<context>
    <name>TileHand</name>
    <message>
        <source>Your tiles</source>
        <translation>Vos tuiles</translation>
    </message>
</context>
<context>
    <name>TileNumbers</name>
    <message>
        <source>tile %1 is there</source>
        <translation>la tuile %1 est là</translation>
    </message>
    <message>
        <source>tile %1 is gone</source>
        <translation>la tuile %1 n’est plus là</translation>
    </message>
</context>
<context>
    <name>TilePage</name>
    <message>
        <source>Adding a tile</source>
        <translation>Ajouter une tuile</translation>
    </message>
    <message>
        <source>Where a tile may lie</source>
        <translation>Où une tuile peut se poser</translation>
    </message>
    <message>
        <source>Take one of the tiles in your hand, turn it as you like, and lay it on an empty place of the pyramid that shares a &lt;b&gt;side&lt;/b&gt; with a tile already there.</source>
        <translation>Prenez une des tuiles de votre main, tournez-la comme vous voulez, et posez-la sur une place vide de la pyramide qui partage un &lt;b&gt;côté&lt;/b&gt; avec une tuile déjà là.</translation>
    </message>
    <message>
        <source>Only the dashed places touch a tile with a whole side.</source>
        <translation>Seules les places en pointillé touchent une tuile par un côté entier.</translation>
    </message>
    <message>
        <source>Openings need not meet: a passage may end at a wall.</source>
        <translation>Les ouvertures n’ont pas à se rencontrer&#xa0;: un passage peut buter sur un mur.</translation>
    </message>
    <message>
        <source>Nothing has to lie below the tile: it only needs a neighbour.</source>
        <translation>Rien n’a besoin d’être sous la tuile&#xa0;: il lui faut seulement une voisine.</translation>
    </message>
    <message>
        <source>No tile reaches beyond the pyramid, and none is ever taken away.</source>
        <translation>Aucune tuile ne dépasse de la pyramide, et aucune n’est jamais retirée.</translation>
    </message>
    <message>
        <source>Then draw, as long as the pile has tiles. In the last turns the hands run out.</source>
        <translation>Ensuite, piochez, tant que la pioche a des tuiles. Dans les derniers tours, les mains se vident.</translation>
    </message>
    <message>
        <source>A tile that is open on all three sides looks the same however it lies: it is not turned.</source>
        <translation>Une tuile ouverte de ses trois côtés est la même dans tous les sens&#xa0;: on ne la tourne pas.</translation>
    </message>
</context>
<context>
    <name>TilesChapter</name>
    <message>
        <source>Each Rest tile</source>
        <translation>Chaque tuile Repos</translation>
    </message>
    <message>
        <source>You need a resource on your board. It goes first, so a full board is no hindrance. A Stone die goes to the quarry.</source>
        <translation>Il vous faut une ressource sur votre plateau. Elle part d’abord&#xa0;: un plateau plein ne gêne donc pas. Un dé Pierre va à la carrière.</translation>
    </message>
    <message>
        <source>Each of the two must be of another kind than that resource; they may be equal to each other.</source>
        <translation>Chacune des deux doit être d’une autre sorte que cette ressource&#xa0;; elles peuvent être semblables entre elles.</translation>
    </message>
    <message>
        <source>You need 2 Fame, and a god must lie in the row. The row slides and is filled up at once.</source>
        <translation>Il vous faut 2&#xa0;Gloire, et une divinité doit être dans la rangée. La rangée glisse et se complète immédiatement.</translation>
    </message>
    <message>
        <source>That is no prayer: the Lapis lazuli Scarab brings no Cat.</source>
        <translation>Ce n’est pas une prière&#xa0;: le Scarabée de Lapis-lazuli n’apporte pas de Chat.</translation>
    </message>
    <message>
        <source>Bes or Hapy won this way cannot be used in this turn. There is no upkeep in a Rest turn.</source>
        <translation>Bès ou Hâpy gagnés ainsi ne peuvent pas servir dans ce tour. Il n’y a pas de culte dans un tour de Repos.</translation>
    </message>
    <message>
        <source>Your two resources may be of one kind or of two.</source>
        <translation>Vos deux ressources peuvent être d’une même sorte ou de deux.</translation>
    </message>
    <message>
        <source>You take your two resources first, and give up what your board cannot hold; so you may take the last Cats. Then the others take theirs in turn order while there are any. Whoever has too much gives something up before the next one takes a Cat, and the Silver Scarab may bring Fame.</source>
        <translation>Vous prenez d’abord vos deux ressources et défaussez ce que votre plateau ne peut contenir&#xa0;; vous pouvez donc prendre les derniers Chats. Puis les autres prennent les leurs dans l’ordre du tour, tant qu’il y en a. Le joueur qui en a trop défausse quelque chose avant que le suivant prenne un Chat, et le Scarabée d’Argent peut rapporter de la Gloire.</translation>
    </message>
    <message>
        <source>A Great Architect takes nothing.</source>
        <translation>Un Grand Architecte ne prend rien.</translation>
    </message>
    <message>
        <source>If the supply holds fewer than three of that kind, you get those.</source>
        <translation>Si la réserve a moins de trois ressources de cette sorte, vous recevez celles-là.</translation>
    </message>
    <message>
        <source>First the Fame, then the resource, then a Work turn with all its parts, upkeep and filling up the row too. After it the Rest turn ends as usual, with three tiles going back if there are three.</source>
        <translation>D’abord la Gloire, puis la ressource, puis un tour de Travail avec toutes ses parties, culte et remplissage de la rangée compris. Ensuite le tour de Repos finit comme d’habitude, les trois tuiles repartant s’il y en a trois.</translation>
    </message>
    <message>
        <source>All of it is one turn, also when the end is near.</source>
        <translation>Le tout est un seul tour, même quand la fin est proche.</translation>
    </message>
</context>
<context>
    <name>TilesPage</name>
    <message>
        <source>What is on the tiles</source>
        <translation>Ce que portent les tuiles</translation>
    </message>
    <message>
        <source>Rooms, corridors and their signs</source>
        <translation>Salles, couloirs et leurs signes</translation>
    </message>
    <message>
        <source>Half of the fifty tiles are &lt;b&gt;rooms&lt;/b&gt;, wide chambers worth a point each in their network. The other half are &lt;b&gt;corridors&lt;/b&gt;, narrow passages that are worth no points, but connect the rooms.</source>
        <translation>La moitié des cinquante tuiles sont des &lt;b&gt;salles&lt;/b&gt;, de vastes chambres qui valent un point chacune dans leur réseau. L’autre moitié sont des &lt;b&gt;couloirs&lt;/b&gt;, des passages étroits qui ne rapportent rien, mais relient les salles.</translation>
    </message>
    <message>
        <source>Room, one opening</source>
        <translation>Salle, une ouverture</translation>
    </message>
    <message>
        <source>Room, three openings</source>
        <translation>Salle, trois ouvertures</translation>
    </message>
    <message>
        <source>Corridor, two openings</source>
        <translation>Couloir, deux ouvertures</translation>
    </message>
    <message>
        <source>A tile has one, two or three openings.</source>
        <translation>Une tuile a une, deux ou trois ouvertures.</translation>
    </message>
    <message>
        <source>A tile bears one sign at most. Twelve tiles, four of them rooms, bear none.</source>
        <translation>Une tuile porte au plus un signe. Douze tuiles, dont quatre salles, n’en portent pas.</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <translation>Sarcophage</translation>
    </message>
    <message>
        <source>Enriches its network. Two of each colour.</source>
        <translation>Enrichit son réseau. Deux par couleur.</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Scores for the player whose pawn stands here; more ankhs score more.</source>
        <translation>Rapporte des points au joueur dont le pion s’y tient&#xa0;; plus vous tenez d’ankhs, mieux c’est.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Compte double</translation>
    </message>
    <message>
        <source>A pawn here counts as two.</source>
        <translation>Un pion y compte pour deux.</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Malédiction</translation>
    </message>
    <message>
        <source>Makes its network worth nothing.</source>
        <translation>Ôte toute valeur à son réseau.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdite</translation>
    </message>
    <message>
        <source>No pawn may stand here.</source>
        <translation>Aucun pion ne peut s’y tenir.</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Tourner un couloir</translation>
    </message>
    <message>
        <source>Power: turn any corridor.</source>
        <translation>Pouvoir&#xa0;: tournez un couloir au choix.</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Tourner une salle</translation>
    </message>
    <message>
        <source>Power: turn any room.</source>
        <translation>Pouvoir&#xa0;: tournez une salle au choix.</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Échanger des pions</translation>
    </message>
    <message>
        <source>Power: your pawn and a rival&apos;s change places.</source>
        <translation>Pouvoir&#xa0;: votre pion et un pion adverse changent de place.</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Déplacer un pion</translation>
    </message>
    <message>
        <source>Power: another pawn of yours goes elsewhere.</source>
        <translation>Pouvoir&#xa0;: un autre de vos pions va ailleurs.</translation>
    </message>
    <message>
        <source>The signs, and how many tiles bear each in this app.</source>
        <translation>Les signes, et combien de tuiles portent chacun d’eux dans cette application.</translation>
    </message>
</context>
<context>
    <name>TombColumn</name>
    <message>
        <source>sarcophagi %1</source>
        <translation>sarcophages %1</translation>
    </message>
    <message>
        <source>no sarcophagus open</source>
        <translation>aucun sarcophage ouvert</translation>
    </message>
    <message>
        <source>pharaoh card +%1</source>
        <translation>carte Pharaon +%1</translation>
    </message>
    <message>
        <source>pharaoh card: nothing</source>
        <translation>carte Pharaon&#xa0;: rien</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
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
        <translation>%1, maintenez pour voir la momie</translation>
    </message>
    <message>
        <source>%1: worth %2</source>
        <translation>%1&#xa0;: vaut %2</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>TreasureChapter</name>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The pharaoh card</source>
        <translation>La carte Pharaon</translation>
    </message>
    <message>
        <source>A favourite animal, worth 7 points</source>
        <translation>Un animal préféré, qui vaut 7 points</translation>
    </message>
    <message>
        <source>Your pharaoh card shows the Pharaoh&apos;s &lt;b&gt;favourite animal&lt;/b&gt;. If one of your researchers stands at its pillar when the game is over, you get &lt;b&gt;7 points&lt;/b&gt;.</source>
        <translation>Votre carte Pharaon montre l’&lt;b&gt;animal préféré&lt;/b&gt; du Pharaon. Si l’un de vos chercheurs se tient à son pilier quand la partie est finie, vous recevez &lt;b&gt;7 points&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The mule is the favourite, and lapis stands there: 7 points more.</source>
        <translation>Le mulet est le préféré, et lapis s’y tient&#xa0;: 7 points de plus.</translation>
    </message>
    <message>
        <source>There is one card for each animal, and everybody has one. The rest are put away unseen.</source>
        <translation>Il y a une carte par animal, et chacun en a une. Les autres sont écartées sans être vues.</translation>
    </message>
    <message>
        <source>Nobody else knows your card. The player who sees you fight for one pillar may guess it.</source>
        <translation>Personne d’autre ne connaît votre carte. Le joueur qui vous voit lutter pour un pilier peut la deviner.</translation>
    </message>
    <message>
        <source>The card counts once, and only for a researcher who is there at the end: one that moved over elsewhere does not count. Scarabs and sarcophagi at that pillar do not matter for it.</source>
        <translation>La carte compte une fois, et seulement pour un chercheur présent à la fin&#xa0;: celui qui est parti ailleurs ne compte pas. Les scarabées et sarcophages de ce pilier n’importent pas.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s favourite brings you nothing.</source>
        <translation>Le préféré de quelqu’un d’autre ne vous rapporte rien.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>A full wall, and the scarabs left over</source>
        <translation>Un mur plein, et les scarabées restants</translation>
    </message>
    <message>
        <source>When the &lt;b&gt;fortieth card&lt;/b&gt; has been resolved, the game is over at once. Nobody gets another turn, and the cards in hand no longer matter.</source>
        <translation>Quand la &lt;b&gt;quarantième carte&lt;/b&gt; a été résolue, la partie finit immédiatement. Personne n’a d’autre tour, et les cartes en main ne comptent plus.</translation>
    </message>
    <message>
        <source>The scarabs left over</source>
        <translation>Les scarabées restants</translation>
    </message>
    <message>
        <source>Now everybody uses the scarabs at the pillars where &lt;b&gt;their own researchers&lt;/b&gt; stand. Three of these scarabs together open one more sarcophagus at one of these pillars.</source>
        <translation>Chacun utilise maintenant les scarabées des piliers où se tiennent &lt;b&gt;ses propres chercheurs&lt;/b&gt;. Trois de ces scarabées ensemble ouvrent un sarcophage de plus à l’un de ces piliers.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>One scarab at the camel and two at the snake make three: lapis opens the sarcophagus with three eyes.</source>
        <translation>Un scarabée au chameau et deux au serpent font trois&#xa0;: lapis ouvre le sarcophage à trois yeux.</translation>
    </message>
    <message>
        <source>Count all scarabs at your pillars, also those where no sarcophagus is left: every three open one.</source>
        <translation>Comptez tous les scarabées de vos piliers, y compris là où il ne reste pas de sarcophage&#xa0;: chaque groupe de trois en ouvre un.</translation>
    </message>
    <message>
        <source>A stack is opened from the top. With enough scarabs you may open several of one stack.</source>
        <translation>Une pile s’ouvre par le dessus. Avec assez de scarabées, vous pouvez en ouvrir plusieurs d’une même pile.</translation>
    </message>
    <message>
        <source>Researchers do not move, and nobody can touch the scarabs of others.</source>
        <translation>Les chercheurs ne bougent pas, et personne ne peut toucher aux scarabées des autres.</translation>
    </message>
    <message>
        <source>All this happens by itself, in the best way that can be told from the eyes. If two ways are worth the same, the one with more sarcophagi is taken, then the one with pillars further left.</source>
        <translation>Tout cela se fait automatiquement, de la meilleure façon qu’on puisse déduire des yeux. Si deux façons se valent, on prend celle qui ouvre plus de sarcophages, puis celle des piliers les plus à gauche.</translation>
    </message>
    <message>
        <source>What is still shut then stays shut.</source>
        <translation>Ce qui est encore fermé alors reste fermé.</translation>
    </message>
    <message>
        <source>Scarabs at your pillars</source>
        <translation>Scarabées à vos piliers</translation>
    </message>
    <message>
        <source>Sarcophagi they open</source>
        <translation>Sarcophages qu’ils ouvrent</translation>
    </message>
    <message>
        <source>Scarabs left over</source>
        <translation>Scarabées en trop</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
    <message>
        <source>Mummies, pharaoh card, ties</source>
        <translation>Momies, carte Pharaon, égalités</translation>
    </message>
    <message>
        <source>All sarcophagi are turned over. Your score is the value of your &lt;b&gt;mummies&lt;/b&gt;, and 7 more if your researcher stands at the animal of your &lt;b&gt;pharaoh card&lt;/b&gt;.</source>
        <translation>Tous les sarcophages sont retournés. Votre score est la valeur de vos &lt;b&gt;momies&lt;/b&gt;, plus 7 si votre chercheur se tient à l’animal de votre &lt;b&gt;carte Pharaon&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Four mummies of one team.</source>
        <translation>Quatre momies d’une équipe.</translation>
    </message>
    <message>
        <source>Two mummies with one eye</source>
        <translation>Deux momies à un œil</translation>
    </message>
    <message>
        <source>A mummy with two eyes</source>
        <translation>Une momie à deux yeux</translation>
    </message>
    <message>
        <source>A mummy with three eyes</source>
        <translation>Une momie à trois yeux</translation>
    </message>
    <message>
        <source>A researcher at the favourite animal</source>
        <translation>Un chercheur à l’animal préféré</translation>
    </message>
    <message>
        <source>Scarabs, researchers and cards in hand are worth nothing.</source>
        <translation>Les scarabées, les chercheurs et les cartes en main ne valent rien.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>The player who has more sarcophagi wins.</source>
        <translation>Gagne celui qui a le plus de sarcophages.</translation>
    </message>
    <message>
        <source>If that is equal too, the single most precious mummy decides.</source>
        <translation>Si c’est encore égal, la plus précieuse des momies décide.</translation>
    </message>
    <message>
        <source>If even these are equal, the victory is shared.</source>
        <translation>Si même celles-ci sont égales, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Visible et secret</translation>
    </message>
    <message>
        <source>What everybody sees, and what only you know</source>
        <translation>Ce que tout le monde voit, et ce qui reste secret</translation>
    </message>
    <message>
        <source>what the others see</source>
        <translation>ce que voient les autres</translation>
    </message>
    <message>
        <source>what you see</source>
        <translation>ce que vous voyez</translation>
    </message>
    <message>
        <source>A sarcophagus that you have opened.</source>
        <translation>Un sarcophage que vous avez ouvert.</translation>
    </message>
    <message>
        <source>Everybody sees</source>
        <translation>Tout le monde voit</translation>
    </message>
    <message>
        <source>the wall, the pillars, researchers and scarabs,</source>
        <translation>le mur, les piliers, les chercheurs et les scarabées,</translation>
    </message>
    <message>
        <source>how many cards everybody holds and how many are in the pile,</source>
        <translation>combien de cartes chacun a en main et combien sont dans la pioche,</translation>
    </message>
    <message>
        <source>how many sarcophagi a team has, and how many eyes they have.</source>
        <translation>combien de sarcophages a une équipe, et combien d’yeux ils ont.</translation>
    </message>
    <message>
        <source>Only you know</source>
        <translation>Personne d’autre ne connaît</translation>
    </message>
    <message>
        <source>the cards in your hand,</source>
        <translation>les cartes de votre main,</translation>
    </message>
    <message>
        <source>your pharaoh card,</source>
        <translation>votre carte Pharaon,</translation>
    </message>
    <message>
        <source>the mummies in your sarcophagi.</source>
        <translation>les momies de vos sarcophages.</translation>
    </message>
    <message>
        <source>Nobody knows the cards in the pile, the pharaoh cards that were put away, and the mummies that nobody has found. The player who has had to hand over a sarcophagus still knows what is in it.</source>
        <translation>Personne ne connaît les cartes de la pioche, les cartes Pharaon écartées, ni les momies que nul n’a trouvées. Le joueur qui a dû céder un sarcophage sait toujours ce qu’il contient.</translation>
    </message>
    <message>
        <source>The Architects, the players that the app plays, know no more than you would in their place.</source>
        <translation>Les Architectes, les joueurs que l’application fait jouer, n’en savent pas plus que vous à leur place.</translation>
    </message>
</context>
<context>
    <name>TriadChapter</name>
    <message>
        <source>Gods of the Triad</source>
        <translation>Divinités de la Triade</translation>
    </message>
    <message>
        <source>The Triad</source>
        <translation>La Triade</translation>
    </message>
    <message>
        <source>Three gods that lend a die</source>
        <translation>Trois divinités qui prêtent un dé</translation>
    </message>
    <message>
        <source>Once in your Work turn each of them lends you a &lt;b&gt;Prayer die that nobody rolls&lt;/b&gt;. You choose one of its two values:</source>
        <translation>Une fois dans votre tour de Travail, chacune vous prête un &lt;b&gt;dé Prière que personne ne lance&lt;/b&gt;. Vous choisissez l’une de ses deux valeurs&#xa0;:</translation>
    </message>
    <message>
        <source>You use the die while you pay for an action, and it is gone with that action. It needs no Worker and does not come from the quarry.</source>
        <translation>Vous utilisez le dé au moment de payer une action, et il disparaît avec elle. Il ne demande pas d’Ouvrier et ne vient pas de la carrière.</translation>
    </message>
    <message>
        <source>It pays for whatever a Prayer die of that value could: the price of a god, replacing a god, two dice for 1 Fame, Khepri, Mertseger, Min, Ptah, Sobek, Sopdet and the Amethyst Scarab.</source>
        <translation>Il paie tout ce que pourrait payer un dé Prière de cette valeur&#xa0;: le prix d’une divinité, congédier, deux dés pour 1&#xa0;Gloire, Khépri, Meretseger, Min, Ptah, Sobek, Sopdet et le Scarabée d’Améthyste.</translation>
    </message>
    <message>
        <source>It is no Stone die: it is never built, and never pays where a Stone die is asked for.</source>
        <translation>Ce n’est pas un dé Pierre&#xa0;: il n’est jamais construit, et ne paie jamais là où un dé Pierre est demandé.</translation>
    </message>
    <message>
        <source>Cats, the Golden Cat and Amon cannot change it, and no reroll can.</source>
        <translation>Les Chats, le Chat d’or et Amon ne peuvent pas le changer, ni aucune relance.</translation>
    </message>
    <message>
        <source>Several of them may help with the same payment.</source>
        <translation>Plusieurs d’entre elles peuvent aider au même paiement.</translation>
    </message>
</context>
<context>
    <name>TurnFoot</name>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>TurnPage</name>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Pawn, power, tile, draw</source>
        <translation>Pion, pouvoir, tuile, pioche</translation>
    </message>
    <message>
        <source>A turn always goes in the same order.</source>
        <translation>Un tour suit toujours le même ordre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pawn.&lt;/b&gt; Place one pawn of your supply on a tile that is already there.</source>
        <translation>&lt;b&gt;Pion.&lt;/b&gt; Placez un pion de votre réserve sur une tuile déjà là.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Power.&lt;/b&gt; If that tile bears a power, use it at once. You must, as long as there is any way to do it, even one that hurts you. If there is none, the power is lost.</source>
        <translation>&lt;b&gt;Pouvoir.&lt;/b&gt; Si cette tuile porte un pouvoir, utilisez-le immédiatement. Vous le devez, tant qu’il y a une façon de le faire, même à vos dépens. S’il n’y en a aucune, le pouvoir est perdu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tile.&lt;/b&gt; Add one tile from your hand to the pyramid.</source>
        <translation>&lt;b&gt;Tuile.&lt;/b&gt; Ajoutez une tuile de votre main à la pyramide.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw.&lt;/b&gt; Draw a tile, as long as the pile has one.</source>
        <translation>&lt;b&gt;Pioche.&lt;/b&gt; Piochez une tuile, tant que la pioche en a.</translation>
    </message>
    <message>
        <source>Turn a corridor</source>
        <translation>Tourner un couloir</translation>
    </message>
    <message>
        <source>Turn a room</source>
        <translation>Tourner une salle</translation>
    </message>
    <message>
        <source>Swap pawns</source>
        <translation>Échanger des pions</translation>
    </message>
    <message>
        <source>Move a pawn</source>
        <translation>Déplacer un pion</translation>
    </message>
    <message>
        <source>The four powers.</source>
        <translation>Les quatre pouvoirs.</translation>
    </message>
    <message>
        <source>Nobody may pass, and nobody needs to: there is always a tile free for a pawn and a place free for a tile.</source>
        <translation>Personne ne peut passer, et personne n’en a besoin&#xa0;: il y a toujours une tuile libre pour un pion et une place libre pour une tuile.</translation>
    </message>
</context>
<context>
    <name>VersusLine</name>
    <message>
        <source>%1 of %2 won, %3 drawn</source>
        <translation>Gagnées&#xa0;: %1 sur %2, nulles&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>Gagnées&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>VictimPanel</name>
    <message numerus="yes">
        <source>%n with one eye</source>
        <translation>
            <numerusform>%n à un œil</numerusform>
            <numerusform>%n à un œil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with two eyes</source>
        <translation>
            <numerusform>%n à deux yeux</numerusform>
            <numerusform>%n à deux yeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with three eyes</source>
        <translation>
            <numerusform>%n à trois yeux</numerusform>
            <numerusform>%n à trois yeux</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one from %1</source>
        <translation>En prendre un à %1</translation>
    </message>
    <message>
        <source>Choose one of them</source>
        <translation>En choisir un</translation>
    </message>
    <message>
        <source>%1; values you know: %2</source>
        <translation>%1&#xa0;; valeurs connues&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>WallChapter</name>
    <message>
        <source>The wall</source>
        <translation>Le mur</translation>
    </message>
    <message>
        <source>Eight shafts, and how cards fall</source>
        <translation>Huit puits, et comment tombent les cartes</translation>
    </message>
    <message>
        <source>The wall has &lt;b&gt;eight shafts&lt;/b&gt; side by side. A card slides in from above and falls until it rests on the floor or on the card below it.</source>
        <translation>Le mur a &lt;b&gt;huit puits&lt;/b&gt; côte à côte. Une carte glisse par le haut et tombe jusqu’à reposer sur le fond ou sur la carte du dessous.</translation>
    </message>
    <message>
        <source>The card over the fifth shaft comes to rest on the one that lies there. The third shaft is full.</source>
        <translation>La carte au-dessus du cinquième puits vient se poser sur celle qui s’y trouve. Le troisième puits est plein.</translation>
    </message>
    <message>
        <source>Cards always fall feet down: the upper animal stays the upper one.</source>
        <translation>Les cartes tombent toujours les pieds en bas&#xa0;: l’animal du haut reste en haut.</translation>
    </message>
    <message>
        <source>A card fills two places of its shaft, one above the other. A shaft has ten places, so &lt;b&gt;five cards&lt;/b&gt; fill it.</source>
        <translation>Une carte remplit deux places de son puits, l’une au-dessus de l’autre. Un puits a dix places&#xa0;: &lt;b&gt;cinq cartes&lt;/b&gt; le remplissent.</translation>
    </message>
    <message>
        <source>Nothing can be dropped into a full shaft.</source>
        <translation>Rien ne peut être lâché dans un puits plein.</translation>
    </message>
    <message>
        <source>What lies in the wall never moves again.</source>
        <translation>Ce qui est dans le mur ne bouge plus jamais.</translation>
    </message>
    <message>
        <source>Forty cards fill the wall; the fortieth ends the game.</source>
        <translation>Quarante cartes remplissent le mur&#xa0;; la quarantième met fin à la partie.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Two animals of a kind, side by side</source>
        <translation>Deux animaux semblables, côte à côte</translation>
    </message>
    <message>
        <source>A pair is &lt;b&gt;an animal of the card that has just fallen&lt;/b&gt; and one of its kind, already in the wall, on a place next to it: beside it, above, below, or diagonally.</source>
        <translation>Une paire, c’est &lt;b&gt;un animal de la carte qui vient de tomber&lt;/b&gt; et un de son espèce, déjà dans le mur, sur une place voisine&#xa0;: à côté, au-dessus, au-dessous ou en diagonale.</translation>
    </message>
    <message>
        <source>Three pairs: the new snake with the one beside it and the one below left, the new mule with the one below left. The two snakes at the bottom are too far away.</source>
        <translation>Trois paires&#xa0;: le nouveau serpent avec celui d’à côté et celui d’en bas à gauche, le nouveau mulet avec celui d’en bas à gauche. Les deux serpents du bas sont trop loin.</translation>
    </message>
    <message>
        <source>Every animal it touches counts by itself: a new snake next to three others makes three pairs.</source>
        <translation>Chaque animal touché compte à part&#xa0;: un nouveau serpent à côté de trois autres forme trois paires.</translation>
    </message>
    <message>
        <source>Two animals that lay there before never make a pair again.</source>
        <translation>Deux animaux qui étaient déjà là ne forment plus jamais de paire.</translation>
    </message>
    <message>
        <source>The two animals of one card are never a pair, even if they are the same.</source>
        <translation>Les deux animaux d’une même carte ne sont jamais une paire, même s’ils sont pareils.</translation>
    </message>
    <message>
        <source>Three in a row are nothing special: only what touches the new animal counts.</source>
        <translation>Trois à la suite n’ont rien de spécial&#xa0;: seul compte ce qui touche le nouvel animal.</translation>
    </message>
    <message>
        <source>It is a pair whichever way the two look. That only decides what the pair may do.</source>
        <translation>C’est une paire de quelque côté qu’ils regardent. Cela décide seulement de ce que la paire peut faire.</translation>
    </message>
    <message>
        <source>A double with no match beside it: two cats, but no pair.</source>
        <translation>Un double sans animal semblable à côté&#xa0;: deux chats, mais aucune paire.</translation>
    </message>
    <message>
        <source>Same way or opposite ways</source>
        <translation>Même sens ou sens opposés</translation>
    </message>
    <message>
        <source>What the direction of a pair decides</source>
        <translation>Ce que décide le regard d’une paire</translation>
    </message>
    <message>
        <source>Look at the heads of the two animals. Both to the left or both to the right: they look &lt;b&gt;the same way&lt;/b&gt;. One to the left and one to the right: they look &lt;b&gt;opposite ways&lt;/b&gt;, whether face to face or back to back.</source>
        <translation>Regardez les têtes des deux animaux. Toutes deux à gauche ou toutes deux à droite&#xa0;: ils regardent dans le &lt;b&gt;même sens&lt;/b&gt;. L’une à gauche et l’autre à droite&#xa0;: ils regardent en &lt;b&gt;sens opposés&lt;/b&gt;, face à face ou dos à dos.</translation>
    </message>
    <message>
        <source>same way, to the right</source>
        <translation>même sens, à droite</translation>
    </message>
    <message>
        <source>same way, to the left</source>
        <translation>même sens, à gauche</translation>
    </message>
    <message>
        <source>opposite, face to face</source>
        <translation>sens opposés, face à face</translation>
    </message>
    <message>
        <source>opposite, back to back</source>
        <translation>sens opposés, dos à dos</translation>
    </message>
    <message>
        <source>The mark between two animals tells at a glance which it is.</source>
        <translation>La marque entre deux animaux dit d’un coup d’œil ce qu’il en est.</translation>
    </message>
    <message>
        <source>In every case the pair also brings &lt;b&gt;one scarab&lt;/b&gt;.</source>
        <translation>Dans tous les cas, la paire amène aussi &lt;b&gt;un scarabée&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Les deux à la fois</translation>
    </message>
    <message>
        <source>If one animal makes several pairs and at least one of them looks the same way, all of them count as looking the same way. The researcher comes or replaces once; the scarabs are counted pair by pair.</source>
        <translation>Si un animal forme plusieurs paires et qu’au moins une d’entre elles regarde dans le même sens, toutes comptent comme regardant dans le même sens. Le chercheur vient ou remplace une fois&#xa0;; les scarabées se comptent paire par paire.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>Two pairs of snakes, one the same way and one opposite ways: lapis replaces carnelian, and two scarabs come.</source>
        <translation>Deux paires de serpents, l’une dans le même sens et l’autre en sens opposés&#xa0;: lapis remplace cornaline, et deux scarabées arrivent.</translation>
    </message>
    <message>
        <source>It is the same for animals beside, above and diagonal to each other: only the direction counts. Then look who stands at the pillar of that animal:</source>
        <translation>C’est pareil pour des animaux côte à côte, l’un sur l’autre ou en diagonale&#xa0;: seul le sens compte. Regardez ensuite qui se tient au pilier de cet animal&#xa0;:</translation>
    </message>
    <message>
        <source>same way</source>
        <translation>même sens</translation>
    </message>
    <message>
        <source>opposite ways</source>
        <translation>sens opposés</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>a rival</source>
        <translation>un adversaire</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>yours comes</source>
        <translation>le vôtre arrive</translation>
    </message>
    <message>
        <source>yours replaces it</source>
        <translation>le vôtre le remplace</translation>
    </message>
    <message>
        <source>the rival stays</source>
        <translation>l’adversaire reste</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>le vôtre reste</translation>
    </message>
    <message>
        <source>On the left who stood there, beside it who stands there after the pair. You are lapis, the rival is carnelian.</source>
        <translation>À gauche, qui s’y trouvait&#xa0;; à côté, qui s’y trouve après la paire. Vous êtes lapis, l’adversaire est cornaline.</translation>
    </message>
</context>
<context>
    <name>WayButton</name>
    <message numerus="yes">
        <source>Your move in %n match(es)</source>
        <translation>
            <numerusform>À vous de jouer dans %n partie</numerusform>
            <numerusform>À vous de jouer dans %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysToPlay</name>
    <message>
        <source>Ways to play</source>
        <translation>Modes de jeu</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>One phone</source>
        <translation>Un téléphone</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Entre amis</translation>
    </message>
    <message>
        <source>A move whenever it suits you, each on their own phone</source>
        <translation>Un coup quand cela vous convient, chacun sur son téléphone</translation>
    </message>
</context>
<context>
    <name>WelcomePane</name>
    <message>
        <source>Play with friends online</source>
        <translation>Jouer en ligne avec des amis</translation>
    </message>
    <message>
        <source>A move whenever it suits you: the match waits, and the others see what happened since their last turn.</source>
        <translation>Un coup quand cela vous convient&#xa0;: la partie attend, et les autres voient ce qui s’est passé depuis leur dernier tour.</translation>
    </message>
    <message>
        <source>What should your friends call you?</source>
        <translation>Sous quel nom vos amis vous verront-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Up to 24 letters. You can change it later.</source>
        <translation>24 lettres au plus. Vous pourrez le changer plus tard.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No sign-up, no password. If you like, you can add an e-mail later: then your matches are safe even if this phone is lost.</source>
        <translation>Pas d’inscription, pas de mot de passe. Si vous voulez, vous pourrez ajouter un e-mail plus tard&#xa0;: vos parties seront alors à l’abri même si ce téléphone est perdu.</translation>
    </message>
    <message>
        <source>I have an account already</source>
        <translation>J’ai déjà un compte</translation>
    </message>
    <message>
        <source>The server no longer knows you here: your account was deleted on another device, or you must sign in again. Your matches stay on this device to look at; none of them counts as won or lost.</source>
        <translation>Le serveur ne vous connaît plus ici&#xa0;: votre compte a été supprimé sur un autre appareil, ou vous devez vous reconnecter. Vos parties restent sur cet appareil pour les revoir&#xa0;; aucune ne compte comme gagnée ou perdue.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>WheneverChapter</name>
    <message>
        <source>Nile cards: whenever you want</source>
        <translation>Cartes Nil&#xa0;: quand vous voulez</translation>
    </message>
    <message>
        <source>For one building action, at the Sphinx too. It may bring a worker beyond 9.</source>
        <translation>Pour une action de construction, au Sphinx aussi. Elle peut porter un ouvrier au-delà de 9.</translation>
    </message>
    <message>
        <source>It helps the worker who builds. Alone, or with the foreman alone, it does nothing.</source>
        <translation>Elle aide l’ouvrier qui construit. Seule, ou avec le seul contremaître, elle n’a pas d’effet.</translation>
    </message>
    <message>
        <source>Several such cards can be played in one action.</source>
        <translation>Plusieurs cartes de ce genre peuvent être jouées en une action.</translation>
    </message>
    <message>
        <source>Two of your three workers who have not built in this round add up their strength; the foreman may join. All of them have built then.</source>
        <translation>Deux de vos trois ouvriers qui n’ont pas construit dans cette manche additionnent leur force&#xa0;; le contremaître peut s’y joindre. Tous ont alors construit.</translation>
    </message>
    <message>
        <source>One ship is enough for it. Both cards of this kind work alike.</source>
        <translation>Un seul bateau suffit. Les deux cartes de ce genre agissent de la même façon.</translation>
    </message>
    <message>
        <source>Only in your own feeding, and only if grain is missing.</source>
        <translation>Seulement lors de votre propre ravitaillement, et seulement si du grain manque.</translation>
    </message>
    <message>
        <source>It is used up even if less was missing: what is left over is gone.</source>
        <translation>Elle est consommée même s’il en manquait moins&#xa0;: le surplus disparaît.</translation>
    </message>
    <message>
        <source>Whenever you want</source>
        <translation>Quand vous voulez</translation>
    </message>
    <message>
        <source>Thirteen single-use cards</source>
        <translation>Treize cartes à usage unique</translation>
    </message>
    <message>
        <source>You keep such a card until you play it. It works once, then it leaves the game. It may be played in the turn in which you took it, and at the latest at the end of the fifth round.</source>
        <translation>Vous gardez une telle carte jusqu’à ce que vous la jouiez. Elle agit une fois, puis quitte le jeu. Elle peut être jouée dans le tour où vous l’avez prise, et au plus tard à la fin de la cinquième manche.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grain</translation>
    </message>
    <message>
        <source>in your feeding</source>
        <translation>à votre ravitaillement</translation>
    </message>
    <message>
        <source>Strength, two workers</source>
        <translation>Force, deux ouvriers</translation>
    </message>
    <message>
        <source>in your building action</source>
        <translation>dans votre action de construction</translation>
    </message>
    <message>
        <source>Keeping two</source>
        <translation>En garder deux</translation>
    </message>
    <message>
        <source>at the Sphinx</source>
        <translation>au Sphinx</translation>
    </message>
    <message>
        <source>Second ship, camp twice</source>
        <translation>Second bateau, camp double</translation>
    </message>
    <message>
        <source>when you place a ship</source>
        <translation>quand vous placez un bateau</translation>
    </message>
    <message>
        <source>One more place</source>
        <translation>Une place de plus</translation>
    </message>
    <message>
        <source>when sailing or building</source>
        <translation>en naviguant ou en construisant</translation>
    </message>
    <message>
        <source>Stones, selling</source>
        <translation>Pierres, vente</translation>
    </message>
    <message>
        <source>at any of your decisions</source>
        <translation>à chacune de vos décisions</translation>
    </message>
    <message>
        <source>Before or after your ship. The first ship does all its work before the second is placed.</source>
        <translation>Avant ou après votre bateau. Le premier bateau fait tout son travail avant que le second soit placé.</translation>
    </message>
    <message>
        <source>Both follow the usual rules: the second goes further downstream than the first.</source>
        <translation>Les deux suivent les règles habituelles&#xa0;: le second va plus en aval que le premier.</translation>
    </message>
    <message>
        <source>You decide when you have seen the cards you drew.</source>
        <translation>Vous décidez après avoir vu les cartes que vous avez piochées.</translation>
    </message>
    <message>
        <source>Each card that goes back still brings 1 point.</source>
        <translation>Chaque carte qui retourne rapporte toujours 1 point.</translation>
    </message>
    <message>
        <source>It is played with the ship that goes to the camp. Not at Heliopolis.</source>
        <translation>Elle se joue avec le bateau qui va au camp. Pas à Héliopolis.</translation>
    </message>
    <message>
        <source>Each time you choose anew: the worker at Alyi, and each step of the flood.</source>
        <translation>Chaque fois vous choisissez à nouveau&#xa0;: l’ouvrier à Alyi, et chaque pas de la crue.</translation>
    </message>
    <message>
        <source>It also works at a camp that is taken, for whoever may go there.</source>
        <translation>Elle agit aussi à un camp occupé, pour qui peut y aller.</translation>
    </message>
    <message>
        <source>two steps on each track</source>
        <translation>deux pas sur chaque piste</translation>
    </message>
    <message>
        <source>+2 for both workers</source>
        <translation>+2 pour les deux ouvriers</translation>
    </message>
    <message>
        <source>+2, up to two steps of the flood</source>
        <translation>+2, jusqu’à deux pas de la crue</translation>
    </message>
    <message>
        <source>+1 twice, 4 stones</source>
        <translation>+1 deux fois, 4 pierres</translation>
    </message>
    <message>
        <source>Your ship in reserve gets a place of its own: after the regular ones, before the others in reserve. Nobody needs to give up.</source>
        <translation>Votre bateau en réserve reçoit une place à lui&#xa0;: après les places ordinaires, avant les autres bateaux en réserve. Personne n’a besoin de renoncer.</translation>
    </message>
    <message>
        <source>It can be played while you place ships, or when the reserve of that site would come to build.</source>
        <translation>Elle peut être jouée pendant que vous placez des bateaux, ou quand ce serait à la réserve de ce chantier de construire.</translation>
    </message>
    <message>
        <source>It never brings a second ship to a site.</source>
        <translation>Elle n’amène jamais un second bateau sur un chantier.</translation>
    </message>
    <message>
        <source>Nobody can have more than 25 stones: what comes beyond is lost.</source>
        <translation>Personne ne peut avoir plus de 25 pierres&#xa0;: le surplus est perdu.</translation>
    </message>
    <message>
        <source>All in one go: one move on the score track.</source>
        <translation>Tout d’un coup&#xa0;: un seul déplacement sur la piste de score.</translation>
    </message>
    <message>
        <source>The last chance is the end of the fifth round, before the final scoring.</source>
        <translation>La dernière occasion est la fin de la cinquième manche, avant le décompte final.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>WorkChapter</name>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>The Work turn</source>
        <translation>Le tour de Travail</translation>
    </message>
    <message>
        <source>Stones to the quarry, dice, actions, upkeep</source>
        <translation>Pierres à la carrière, dés, actions, culte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stones.&lt;/b&gt; All Stone dice of your board go to the quarry. There they are common: anybody may roll them.</source>
        <translation>&lt;b&gt;Pierres.&lt;/b&gt; Tous les dés Pierre de votre plateau vont à la carrière. Là, ils sont à tous&#xa0;: n’importe qui peut les lancer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice.&lt;/b&gt; Take a die from the quarry for each of your Workers, Stone or Prayer as you like, and roll them.</source>
        <translation>&lt;b&gt;Dés.&lt;/b&gt; Prenez dans la carrière un dé pour chacun de vos Ouvriers, Pierre ou Prière comme vous voulez, et lancez-les.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Actions.&lt;/b&gt; Use the dice, in any order and as often as you like.</source>
        <translation>&lt;b&gt;Actions.&lt;/b&gt; Utilisez les dés, dans n’importe quel ordre et aussi souvent que vous voulez.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Upkeep.&lt;/b&gt; Unused dice go back to the quarry. If you have more gods than Workers and Cats, one must go. The row of gods is filled up, and your gods are ready again.</source>
        <translation>&lt;b&gt;Culte.&lt;/b&gt; Les dés inutilisés retournent à la carrière. Si vous avez plus de divinités que d’Ouvriers et de Chats, une doit partir. La rangée des divinités se complète, et vos divinités sont de nouveau prêtes.</translation>
    </message>
    <message>
        <source>The actions</source>
        <translation>Les actions</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roll again&lt;/b&gt;, once.</source>
        <translation>&lt;b&gt;Relancer&lt;/b&gt;, une fois.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pray&lt;/b&gt;: pay the price of a god of the row, and it is yours.</source>
        <translation>&lt;b&gt;Prier&lt;/b&gt;&#xa0;: payez le prix d’une divinité de la rangée, et elle est à vous.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build&lt;/b&gt; a Stone die on a pyramid, and gain Fame.</source>
        <translation>&lt;b&gt;Construire&lt;/b&gt; un dé Pierre sur une pyramide, et gagner de la Gloire.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use a god&lt;/b&gt; you have.</source>
        <translation>&lt;b&gt;Utiliser une divinité&lt;/b&gt; que vous avez.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Replace&lt;/b&gt; a god of the row for one die, so that another comes.</source>
        <translation>&lt;b&gt;Congédier&lt;/b&gt; une divinité de la rangée pour un dé, afin qu’une autre vienne.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gain Fame&lt;/b&gt;: 1 for any two dice.</source>
        <translation>&lt;b&gt;Gagner de la Gloire&lt;/b&gt;&#xa0;: 1 pour deux dés quelconques.</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Combien de dés</translation>
    </message>
    <message>
        <source>Workers are not spent by taking dice.</source>
        <translation>Prendre des dés ne dépense pas d’Ouvriers.</translation>
    </message>
    <message>
        <source>Workers you gain later in the turn add no dice.</source>
        <translation>Les Ouvriers gagnés plus tard dans le tour n’ajoutent pas de dés.</translation>
    </message>
    <message>
        <source>Without a Worker you take no die. Gods that need none can still be used, and upkeep comes all the same.</source>
        <translation>Sans Ouvrier, vous ne prenez aucun dé. Les divinités qui n’en demandent pas peuvent tout de même servir, et le culte vient quand même.</translation>
    </message>
    <message>
        <source>Stone dice and Prayer dice</source>
        <translation>Dés Pierre et dés Prière</translation>
    </message>
    <message>
        <source>What each may pay for</source>
        <translation>Ce que chacun peut payer</translation>
    </message>
    <message>
        <source>Stone die</source>
        <translation>Dé Pierre</translation>
    </message>
    <message>
        <source>Prayer die</source>
        <translation>Dé Prière</translation>
    </message>
    <message>
        <source>Stone dice can be built, Prayer dice cannot.</source>
        <translation>Les dés Pierre peuvent être construits, les dés Prière non.</translation>
    </message>
    <message>
        <source>Each die serves &lt;b&gt;one action&lt;/b&gt;. Then it goes back to the quarry; only a die that has been built stays where it is, for good.</source>
        <translation>Chaque dé sert à &lt;b&gt;une seule action&lt;/b&gt;. Puis il retourne à la carrière&#xa0;; seul un dé construit reste où il est, pour de bon.</translation>
    </message>
    <message>
        <source>Where a value is asked for, the die must show exactly that value.</source>
        <translation>Là où une valeur est demandée, le dé doit montrer exactement cette valeur.</translation>
    </message>
    <message>
        <source>A Stone die pays wherever any die will do. A Prayer die never pays where a Stone die is asked for, and is never built.</source>
        <translation>Un dé Pierre paie partout où n’importe quel dé convient. Un dé Prière ne paie jamais là où un dé Pierre est demandé, et n’est jamais construit.</translation>
    </message>
    <message>
        <source>A Stone die that has left the supply never returns there: if it is given up it goes to the quarry.</source>
        <translation>Un dé Pierre qui a quitté la réserve n’y retourne jamais&#xa0;: s’il est défaussé, il va à la carrière.</translation>
    </message>
    <message>
        <source>Dice that Khepri or Mertseger bring come on top and need no Worker.</source>
        <translation>Les dés qu’apportent Khépri ou Meretseger viennent en plus et ne demandent pas d’Ouvrier.</translation>
    </message>
    <message>
        <source>Cats, Amon, Mut and the Golden Cat change only dice that you rolled this turn and have not used.</source>
        <translation>Les Chats, Amon, Mout et le Chat d’or ne changent que des dés que vous avez lancés ce tour-ci et pas encore utilisés.</translation>
    </message>
    <message>
        <source>Rolling again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Once, any of your dice</source>
        <translation>Une fois, les dés que vous voulez</translation>
    </message>
    <message>
        <source>Once in each Work turn you may roll again &lt;b&gt;any of your unused dice&lt;/b&gt;, before or after any action. Choose the dice, then roll them together. Once dice are chosen, nothing else can be done until they are rolled or let go.</source>
        <translation>Une fois par tour de Travail, vous pouvez relancer &lt;b&gt;n’importe lesquels de vos dés non utilisés&lt;/b&gt;, avant ou après toute action. Choisissez les dés, puis lancez-les ensemble. Une fois des dés choisis, rien d’autre n’est possible avant de les lancer ou de les lâcher.</translation>
    </message>
    <message>
        <source>Dice that came in the middle of the turn may be rolled again too.</source>
        <translation>Les dés arrivés au milieu du tour peuvent aussi être relancés.</translation>
    </message>
    <message>
        <source>What a Cat did to a die is lost when that die is rolled again.</source>
        <translation>Ce qu’un Chat a fait à un dé est perdu quand ce dé est relancé.</translation>
    </message>
    <message>
        <source>Maat gives a second reroll of its own. Ptah does not bring the free one back.</source>
        <translation>Maât donne une seconde relance bien à elle. Ptah ne rend pas la relance gratuite.</translation>
    </message>
    <message>
        <source>The die that a god of the Triad lends cannot be rolled.</source>
        <translation>Le dé que prête une divinité de la Triade ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Turn a die up or down by 1</source>
        <translation>Montent ou descendent un dé de 1</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>lancé</translation>
    </message>
    <message>
        <source>with a Cat</source>
        <translation>avec un Chat</translation>
    </message>
    <message>
        <source>One Cat, one step.</source>
        <translation>Un Chat, un cran.</translation>
    </message>
    <message>
        <source>At any time in your Work turn you may discard a Cat: one die that you rolled goes &lt;b&gt;up or down by 1&lt;/b&gt;.</source>
        <translation>À tout moment de votre tour de Travail, vous pouvez défausser un Chat&#xa0;: un dé que vous avez lancé &lt;b&gt;monte ou descend de 1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Several Cats may turn the same die.</source>
        <translation>Plusieurs Chats peuvent tourner le même dé.</translation>
    </message>
    <message>
        <source>A die stays between 1 and 6.</source>
        <translation>Un dé reste entre 1 et 6.</translation>
    </message>
    <message>
        <source>The die that a god of the Triad lends cannot be turned.</source>
        <translation>Le dé que prête une divinité de la Triade ne peut pas être tourné.</translation>
    </message>
    <message>
        <source>With Bastet your Workers can do it too. The Golden Cat does it once a turn and stays with its owner.</source>
        <translation>Avec Bastet, vos Ouvriers le peuvent aussi. Le Chat d’or le fait une fois par tour et reste avec son propriétaire.</translation>
    </message>
    <message>
        <source>Some gods and powers ask for Cats. However it is spent, a Cat goes back to the supply.</source>
        <translation>Certaines divinités et certains pouvoirs demandent des Chats. Quelle que soit la dépense, un Chat retourne à la réserve.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Which dice and resources go</source>
        <translation>Quels dés et quelles ressources partent</translation>
    </message>
    <message>
        <source>What an action costs is paid part by part: Stone dice of a given value first, then other dice of a given value, then dice of any value, then Stone dice of any value, then Workers and Cats.</source>
        <translation>Le coût d’une action se paie partie par partie&#xa0;: d’abord les dés Pierre d’une valeur donnée, puis les autres dés d’une valeur donnée, puis les dés de n’importe quelle valeur, puis les dés Pierre de n’importe quelle valeur, enfin les Ouvriers et les Chats.</translation>
    </message>
    <message>
        <source>Where only one thing can pay for the next part, it is taken for you. Where it matters, you choose.</source>
        <translation>Là où une seule chose peut payer la partie suivante, elle est prise pour vous. Là où cela importe, vous choisissez.</translation>
    </message>
    <message>
        <source>A choice that would leave the rest unpaid is refused.</source>
        <translation>Un choix qui laisserait le reste impayé est refusé.</translation>
    </message>
    <message>
        <source>A god of the Triad can help while you pay: tap its die. The die exists for that payment only.</source>
        <translation>Une divinité de la Triade peut aider au moment de payer&#xa0;: touchez son dé. Le dé n’existe que pour ce paiement.</translation>
    </message>
    <message>
        <source>With Bastet a Worker pays for a Cat and a Cat for a Worker.</source>
        <translation>Avec Bastet, un Ouvrier paie pour un Chat et un Chat pour un Ouvrier.</translation>
    </message>
    <message>
        <source>Nothing is gained before everything is paid.</source>
        <translation>Rien n’est gagné avant que tout soit payé.</translation>
    </message>
    <message>
        <source>You must take as many as you can: one for each Worker, or all there are. Bastet and the Turquoise Scarab add to that.</source>
        <translation>Vous devez en prendre autant que possible&#xa0;: un par Ouvrier, ou tous ceux qu’il y a. Bastet et le Scarabée de Turquoise en ajoutent d’autres.</translation>
    </message>
</context>
<context>
    <name>WorkGodsChapter</name>
    <message>
        <source>Gods used once a Work turn</source>
        <translation>Divinités utilisées une fois par tour de Travail</translation>
    </message>
    <message>
        <source>The die must be one that you rolled this turn and have not used. The die of the Triad cannot be set.</source>
        <translation>Le dé doit être un dé que vous avez lancé ce tour-ci et pas encore utilisé. Le dé de la Triade ne peut pas être changé.</translation>
    </message>
    <message>
        <source>If you roll the die again, what he did is lost.</source>
        <translation>Si vous relancez le dé, ce qu’il a fait est perdu.</translation>
    </message>
    <message>
        <source>Any other god of yours will do, whether used or only just won.</source>
        <translation>N’importe quelle autre de vos divinités convient, qu’elle ait servi ou vienne d’être gagnée.</translation>
    </message>
    <message>
        <source>The Ennead goes as a whole, for 4 Fame all the same.</source>
        <translation>L’Ennéade part tout entière, pour 4&#xa0;Gloire tout de même.</translation>
    </message>
    <message>
        <source>He cannot discard himself, nor a god that Amethyst lends.</source>
        <translation>Il ne peut défausser ni lui-même, ni une divinité prêtée par Améthyste.</translation>
    </message>
    <message>
        <source>What a discarded god did for you always, it does no longer from that moment on.</source>
        <translation>Ce qu’une divinité défaussée faisait toujours pour vous, elle ne le fait plus dès ce moment.</translation>
    </message>
    <message>
        <source>He asks for nothing, not even a die. With Ptah he gives it twice.</source>
        <translation>Il ne demande rien, pas même un dé. Avec Ptah, il donne sa Gloire deux fois.</translation>
    </message>
    <message>
        <source>The Cats go first, so a full board is no hindrance.</source>
        <translation>Les Chats partent d’abord&#xa0;: un plateau plein ne gêne donc pas.</translation>
    </message>
    <message>
        <source>The Worker adds no die this turn, but can build at once.</source>
        <translation>L’Ouvrier n’ajoute aucun dé ce tour-ci, mais peut construire immédiatement.</translation>
    </message>
    <message>
        <source>With Bastet Workers may stand for the Cats.</source>
        <translation>Avec Bastet, des Ouvriers peuvent remplacer les Chats.</translation>
    </message>
    <message>
        <source>With Bastet any two resources will do, as long as each is a Worker or a Cat.</source>
        <translation>Avec Bastet, deux ressources quelconques conviennent, pourvu que chacune soit un Ouvrier ou un Chat.</translation>
    </message>
    <message>
        <source>Her reroll is apart from the free one: use both, in any order.</source>
        <translation>Sa relance est distincte de la relance gratuite&#xa0;: utilisez les deux, dans n’importe quel ordre.</translation>
    </message>
    <message>
        <source>It takes any of your unused dice. Changes that Cats made to them are lost.</source>
        <translation>Elle vaut pour ceux de vos dés inutilisés que vous voulez. Ce que des Chats leur ont fait est perdu.</translation>
    </message>
    <message>
        <source>Ptah makes her ready again.</source>
        <translation>Ptah la rend de nouveau prête.</translation>
    </message>
    <message>
        <source>Any two dice will do, and one of them may be lent by the Triad.</source>
        <translation>Deux dés quelconques conviennent, dont l’un peut être prêté par la Triade.</translation>
    </message>
    <message>
        <source>The new die comes on top and needs no Worker. It may be rolled again like the others.</source>
        <translation>Le nouveau dé vient en plus et ne demande pas d’Ouvrier. Il peut être relancé comme les autres.</translation>
    </message>
    <message>
        <source>She cannot be used when the supply of Stone dice is empty.</source>
        <translation>Elle ne peut pas servir quand la réserve de dés Pierre est vide.</translation>
    </message>
    <message>
        <source>The die may be the last one: then the end begins.</source>
        <translation>Le dé peut être le dernier&#xa0;: alors la fin commence.</translation>
    </message>
    <message>
        <source>The Workers go first, so a full board is no hindrance.</source>
        <translation>Les Ouvriers partent d’abord&#xa0;: un plateau plein ne gêne donc pas.</translation>
    </message>
    <message>
        <source>With Bastet Cats may stand for the Workers.</source>
        <translation>Avec Bastet, des Chats peuvent remplacer les Ouvriers.</translation>
    </message>
    <message>
        <source>The die must be one that you rolled this turn and have not used.</source>
        <translation>Le dé doit être un dé que vous avez lancé ce tour-ci et pas encore utilisé.</translation>
    </message>
    <message>
        <source>If you roll the die again, what she did is lost.</source>
        <translation>Si vous relancez le dé, ce qu’elle a fait est perdu.</translation>
    </message>
    <message>
        <source>With Bastet a Worker may stand for the Cat.</source>
        <translation>Avec Bastet, un Ouvrier peut remplacer le Chat.</translation>
    </message>
    <message>
        <source>He makes ready what is used once in a Work turn, but never himself: he works once a Work turn, whether he is yours or lent.</source>
        <translation>Il rend prêt ce qui sert une fois par tour de Travail, mais jamais lui-même&#xa0;: il n’agit qu’une fois par tour de Travail, qu’il soit à vous ou prêté.</translation>
    </message>
    <message>
        <source>He does nothing for Bes and Hapy, for scarabs, nor for the free reroll.</source>
        <translation>Il ne fait rien pour Bès et Hâpy, pour les scarabées, ni pour la relance gratuite.</translation>
    </message>
    <message>
        <source>A die of the Triad may pay for him, and its god is made ready with the others.</source>
        <translation>Un dé de la Triade peut le payer, et sa divinité redevient prête avec les autres.</translation>
    </message>
    <message>
        <source>A god that Amethyst lends is made ready too.</source>
        <translation>Une divinité prêtée par Améthyste redevient prête aussi.</translation>
    </message>
    <message>
        <source>With Bastet a Cat may stand for the Worker.</source>
        <translation>Avec Bastet, un Chat peut remplacer l’Ouvrier.</translation>
    </message>
    <message>
        <source>Any Stone die that you rolled and have not used will do, whatever it shows. It goes to the quarry, not to a pyramid.</source>
        <translation>N’importe quel dé Pierre que vous avez lancé et pas encore utilisé convient, quoi qu’il montre. Il va à la carrière, pas sur une pyramide.</translation>
    </message>
    <message>
        <source>A die of the Triad is no Stone die.</source>
        <translation>Un dé de la Triade n’est pas un dé Pierre.</translation>
    </message>
    <message>
        <source>Any die will do, also one that the Triad lends.</source>
        <translation>N’importe quel dé convient, y compris un dé prêté par la Triade.</translation>
    </message>
    <message>
        <source>The Cat can turn a die at once.</source>
        <translation>Le Chat peut tourner un dé immédiatement.</translation>
    </message>
</context>
</TS>
