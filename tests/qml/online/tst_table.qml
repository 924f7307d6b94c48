import QtQuick
import Architects.Faraway
import Architects.Model
import Architects.Ui

// What friends far away add to a table, and how a match with them ends.
Item {
    width: 390
    height: 844

    Meeting {
        name: "Table"

        function test_withoutANetworkAMoveWaitsAndIsSentLater(): void {
            const id = sitDownToMove("Ani")
            Faraway.pause("Ani", true)
            Faraway.setOnline(false)
            playTurn()
            tryVerify(() => Online.match(id).waiting)
            compare(band(), "No network: your move is kept and sent later")
            keyClick(Qt.Key_Escape)
            hears("No network: your moves are kept and sent later.")
            hears("Waiting to be sent")
            Faraway.setOnline(true)
            tryVerify(() => !Online.match(id).waiting, 8000)
            verify(!Online.match(id).yourTurn)
            compare(Online.waiting, 0)
        }
        function test_aMoveThatCameTooLateIsToldOf(): void {
            const id = sitDownToMove("Ani")
            Faraway.pause("Ani", true)
            Faraway.setOnline(false)
            playTurn()
            tryVerify(() => Online.match(id).waiting)
            Faraway.passHours(100)
            compare(Faraway.call("Ani", "claimTimeout", { match: id, action: "architect", level: 1 }), "")
            Faraway.setOnline(true)
            tryVerify(() => band().startsWith("Your move was not played."), 8000, band())
            touch("farDismiss")
            tryVerify(() => band().includes("plays for you"), 3000, band())
            touch("farTakeBack")
            tryVerify(() => Online.match(id).seats[0].kind === "person")
        }
        function test_againstPeopleNoArchitectIsAsked(): void {
            sitDownToMove("Ani")
            verify(App.table.yourTurn)
            verify(!App.table.hint.available)
            verify(named("ask") === null)
            touch("menu")
            tryVerify(() => named("menuRules") !== null)
            verify(named("menuAsk") === null)
            verify(named("menuSeats") === null, "a seat online is kept by the server's rules")
        }
        function test_greetingsGoBothWays(): void {
            const id = sitDown("Ani")
            touch("farTalk")
            touch("emote_hello")
            tryVerify(() => [...Online.match(id).emotes].some(one => one.emote === "hello"))
            Faraway.passHours(1)
            Faraway.call("Ani", "sendEmote", { match: id, emote: "luck" })
            tryVerify(() => named("greetingWords") !== null && named("greetingWords").text === "Good luck!")
        }
        function test_aLongGreetingStandsBetweenTheTurnAndThePile(): void {
            const id = sitDown("Ani")
            const edges = item => { const p = item.mapToItem(app.contentItem, 0, 0); return { left: p.x, right: p.x + item.width } }
            const corner = name => edges(seen().find(item => item.piece === name && item.word !== undefined))
            compare(Faraway.call("Ani", "sendEmote", { match: id, emote: "wow" }), "")
            tryVerify(() => named("greeting") !== null && named("greetingWords").text === "I did not see that coming.")
            const bubble = edges(named("greeting"))
            verify(bubble.left > corner("turn").right, bubble.left + " beside the turn, which ends at " + corner("turn").right)
            verify(bubble.right < corner("pile").left, bubble.right + " before the pile, which begins at " + corner("pile").left)
            compare(named("greetingWords").truncated, false)
        }
        function test_aDrawIsProposedAndAgreedOn(): void {
            const id = sitDown("Ani")
            touch("menu")
            touch("menuDraw")
            press("Propose it")
            tryVerify(() => Online.match(id).proposal.byYou)
            lookAway()
            tryVerify(() => band().includes("waiting for the others"), 3000, band())
            compare(Faraway.call("Ani", "proposeDraw", { match: id, kind: "draw", answer: "accept" }), "")
            tryVerify(() => Online.match(id).stage === "finished")
            tryVerify(() => named("outcome") !== null, 5000)
            compare(named("outcome").text, "A draw")
        }
        function test_aProposalIsAnswered(): void {
            const id = sitDown("Ani")
            compare(Faraway.call("Ani", "proposeDraw", { match: id, kind: "cancel", answer: "propose" }), "")
            tryVerify(() => band() === "Ani proposes to cancel the match", 3000, band())
            touch("farAnswer")
            press("Play on")
            tryVerify(() => Online.match(id).proposal.kind === "")
        }
        function test_givingUpAsksFirst(): void {
            const id = sitDown("Ani")
            touch("menu")
            touch("menuResign")
            press("Play on")
            compare(Online.match(id).stage, "running")
            touch("menu")
            touch("menuResign")
            press("Give up")
            tryVerify(() => Online.match(id).stage === "finished")
            tryVerify(() => named("outcome") !== null, 5000)
            compare(named("outcome").text, "You gave up")
        }
        function test_whoLetsTheTimeRunOutIsWaitedForOrNot(): void {
            const id = sitDownToMove("Ani")
            Faraway.pause("Ani", true)
            playTurn()
            tryVerify(() => !Online.match(id).waiting)
            Faraway.passHours(80)
            tryVerify(() => band().startsWith("Time is up"), 3000, band())
            touch("farDecide")
            press("Let an Architect play on")
            press("Imhotep")
            tryVerify(() => Online.match(id).seats[1].kind === "architect")
            compare(Online.match(id).seats[1].name, "Imhotep")
        }
        function test_theEndIsProvedAndARematchIsOneTouchAway(): void {
            const id = sitDown("Ani")
            keyClick(Qt.Key_Escape)
            Faraway.play(id, 400)
            tryVerify(() => Online.match(id).stage === "finished")
            tryVerify(() => Online.match(id).proof === "holds")
            press("Kheops · Ani")
            tryVerify(() => named("proof") !== null)
            verify(named("proof").text.startsWith("Checked on this device"))
            press("Add Ani to your friends")
            tryVerify(() => Online.friends.length === 1)
            tryVerify(() => button("Add Ani to your friends") === null)
            compare(Online.friends[0].played, 1)
            press("Rematch")
            tryVerify(() => [...Online.matches].some(one => one.id !== id && one.stage !== "finished"))
        }
        function test_somebodyIsBlockedAndReported(): void {
            const id = sitDown("Ani")
            touch("menu")
            touch("menuPerson1")
            press("Report")
            press("The name is offensive")
            tryVerify(() => !Online.busy)
            touch("menu")
            touch("menuPerson1")
            press("Add to your friends")
            tryVerify(() => Online.friends.length === 1)
            touch("menu")
            touch("menuPerson1")
            press("Block")
            tryVerify(() => Online.friends.length === 1 && Online.friends[0].blocked)
            verify(id !== "")
        }
        function test_theTableOfThreeHasItsLineToo(): void {
            Faraway.bringSamples()
            const three = first(one => one.game === "pyramidice" && one.stage === "running")
            press("Pyramidice · " + three.others)
            tryVerify(() => App.table !== null && band() !== "")
            lookAway()
            verify(band().includes("to move"), band())
        }
    }
}
