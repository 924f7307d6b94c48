import QtQuick
import Architects.Faraway
import Architects.Model
import Architects.Ui

// From the first name to the table, and back and forth between two devices.
Item {
    width: 390
    height: 844

    Meeting {
        name: "Together"

        function test_aNameIsAllItTakes(): void {
            press("With friends")
            hears("No sign-up, no password.")
            verify(!button("Go on").enabled, "not without a name")
            write(field("Your name"), "Nefer")
            press("Go on")
            tryVerify(() => Online.name === "Nefer")
            verify(Online.anonymous)
            hears("No match yet, Nefer")
        }
        function test_withoutANetworkTheNameStaysAndTheReasonIsSaid(): void {
            Faraway.setOnline(false)
            press("With friends")
            write(field("Your name"), "Nefer")
            press("Go on")
            hears("The server cannot be reached just now.")
            compare(field("Your name").text, "Nefer")
            Faraway.setOnline(true)
            press("Go on")
            tryVerify(() => Online.name === "Nefer")
        }
        function test_aFriendJoinsByTheCodeAndTheTableOpens(): void {
            introduce("Nefer")
            press("New match")
            press("Create the match")
            tryVerify(() => named("code") !== null)
            const code = named("code").code
            compare(named("code").Accessible.name, "The code: " + code.split("").join(", "))
            hears("Send your friends this code")
            verify(says("a free seat"))
            press("Copy the invitation")
            verify(Faraway.clipboard.includes(code), Faraway.clipboard)
            Faraway.join("Ani", code)
            hears("All are here: the match has begun.")
            verify(says("Ani"))
            press("To the table")
            tryVerify(() => App.table !== null)
            compare(App.table.seats[1].name, "Ani")
        }
        function test_movesGoBackAndForthAndWhatHappenedCanBeWatched(): void {
            const id = sitDownToMove("Ani")
            Faraway.pause("Ani", true)
            playTurn()
            tryVerify(() => !Online.match(id).waiting, 4000, "the move was sent")
            tryVerify(() => band().includes("Ani to move"), 3000, band())
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 2)
            Faraway.pause("Ani", false)
            Faraway.settle()
            tryVerify(() => Online.match(id).yourTurn && Online.match(id).news > 0)
            hears("Your move")
            hears("New since your last visit")
            press("Kheops · Ani")
            tryVerify(() => band().includes("event"), 3000, band())
            verify(App.table.live && App.table.yourTurn, "the live position is there at once")
            touch("farWatch")
            verify(!App.table.live)
            compare(band(), "Since your last turn")
            tryVerify(() => App.table.live, 20000, "the replay ends at the live position")
            compare(Online.match(id).news, 0)
            tryVerify(() => band().includes("Your move"))
        }
        function test_theReplayCanBeSkippedAtOnce(): void {
            const id = sitDownToMove("Ani")
            Faraway.pause("Ani", true)
            playTurn()
            tryVerify(() => !Online.match(id).waiting)
            keyClick(Qt.Key_Escape)
            Faraway.pause("Ani", false)
            Faraway.settle()
            tryVerify(() => Online.match(id).news > 0)
            press("Kheops · Ani")
            touch("farWatch")
            touch("farSkip")
            verify(App.table.live)
            compare(Online.match(id).news, 0)
        }
        function test_aFriendsMoveComesToTheOpenTable(): void {
            const id = sitDownToMove("Ani")
            Faraway.pause("Ani", true)
            playTurn()
            tryVerify(() => band().includes("Ani to move"), 3000, band())
            const before = App.table.plyCount
            Faraway.pause("Ani", false)
            Faraway.settle()
            tryVerify(() => App.table.yourTurn && App.table.plyCount > before)
            compare(Online.match(id).news, 0)
        }
        function test_homeShowsWhereItIsMyMoveAndOnlyThere(): void {
            const id = sitDownToMove("Ani")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            compare(App.openMatches.count, 0)
            verify(!says("Continue"), "not a second time among the matches of this device")
            compare(button("With friends").badge, 1)
            press("Kheops · Ani")
            compare(App.table.matchId, id)
        }
        function test_aCodeMayBeTypedInAnyWay_data(): var {
            return [{ tag: "small letters", id: "a1", wear: code => code.toLowerCase() }, { tag: "blanks", id: "a2", wear: code => code.slice(0, 3) + " " + code.slice(3) },
                    { tag: "a link", id: "a3", wear: code => "greatarchitects://join/" + code }]
        }
        function test_aCodeMayBeTypedInAnyWay(data: var): void {
            introduce("Nefer")
            const id = "000000000000000000000000000000" + data.id
            Faraway.call("Ani", "createMatch", { match: id, game: "kheops", seats: 2, clock: 3, seat: 0 })
            const code = Faraway.at("matches/" + id + "/public/code")
            compare(code.length, 6)
            press("Enter a code")
            verify(!button("Join").enabled)
            const entry = field("ABCDEF")
            entry.text = data.wear(code)
            press("Join")
            tryVerify(() => App.table !== null && App.table.seats[0].name === "Ani")
        }
        function test_aCodeThatLeadsNowhereIsToldOf(): void {
            introduce("Nefer")
            press("Enter a code")
            write(field("ABCDEF"), "zzzzzz")
            press("Join")
            hears("No match has that code.")
        }
        function test_aLinkLeadsToJoining(): void {
            introduce("Nefer")
            Faraway.openLink("greatarchitects://join/kheafx")
            tryVerify(() => button("Join") !== null)
            compare(field("ABCDEF").text, "KHEAFX")
        }
        function test_anInvitationIsAnsweredWhereItStands(): void {
            introduce("Nefer")
            Faraway.befriend("Ani")
            Faraway.invite("Ani", "kheops", "00000000000000000000000000000002")
            hears("Invitations")
            press("Join")
            tryVerify(() => App.table !== null)
            compare(App.table.seats[0].name, "Ani")
        }
        function test_anInvitationCanBeDeclined(): void {
            introduce("Nefer")
            Faraway.befriend("Ani")
            Faraway.invite("Ani", "kheops", "00000000000000000000000000000003")
            press("Decline")
            tryVerify(() => [...Online.matches].every(one => one.stage !== "invited"))
        }
        function test_anOpenMatchIsCalledOffOnlyWhenConfirmed(): void {
            introduce("Nefer")
            press("New match")
            press("Create the match")
            press("Cancel the match")
            press("Stay")
            verify(named("code") !== null)
            press("Cancel the match")
            press("Cancel the match")
            tryCompare(app, "depth", 2)
        }
        function test_threePlayWithAFriendAnOpenSeatAndAnArchitect(): void {
            introduce("Nefer")
            Online.addFriend(Faraway.codeOf("Ani"))
            Faraway.pause("Ani", true)
            tryVerify(() => Online.friends.length === 1)
            press("New match")
            press("Pyramidice")
            press("4")
            touch("seat1")
            press("Ani")
            touch("seat3")
            press("Imhotep")
            press("Create the match")
            tryVerify(() => named("code") !== null)
            const seats = Array.from(Online.matches[0].seats)
            compare(seats.map(one => one.kind + one.invited), ["personfalse", "freetrue", "freefalse", "architectfalse"])
        }
        function test_aNotificationLeadsToTheTable(): void {
            const id = sitDownToMove("Ani")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            Faraway.tap(id)
            tryVerify(() => App.table !== null && App.table.matchId === id)
        }
        function test_aMatchAroundThisPhoneGoesOnFarAway(): void {
            introduce("Nefer")
            keyClick(Qt.Key_Escape)
            press("One phone")
            press("Begin")
            App.table.takeDevice()
            const seat = App.table.viewer
            touch("menu")
            touch("menuFar")
            hears("The match moves online as it stands")
            verify(named("seat1") !== null)
            verify(named("seat0") === null)        // the own one is asked above, and takes no other
            press("Take the match online")
            tryVerify(() => named("code") !== null)
            Faraway.join("Ani", named("code").code)
            press("To the table")
            tryVerify(() => App.table !== null && App.table.seats.some(one => one.name === "Ani"))
            verify(seat >= 0)
        }
    }
}
