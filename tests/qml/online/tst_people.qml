import QtQuick
import Architects.Faraway
import Architects.Model
import Architects.Pictures
import Architects.Ui

// Friends and the account.
Item {
    width: 390
    height: 844

    Component {
        id: tour
        SceneTour {}
    }

    Meeting {
        name: "People"

        function test_friendsAreAddedByCode(): void {
            introduce("Nefer")
            touch("friends")
            verify(Online.friendCode.length === 6)
            write(field("ABCDEF"), Faraway.codeOf("Ani").toLowerCase())
            press("Add")
            tryVerify(() => Online.friends.length === 1)
            hears("You are friends now.")
            press("Ani")
            press("Invite to a match")
            hears("gets an invitation")
        }
        function test_onesOwnCodeIsRefusedWhereItWasTyped(): void {
            introduce("Nefer")
            touch("friends")
            write(field("ABCDEF"), Online.friendCode)
            press("Add")
            hears("That is your own code.")
        }
        function test_aFriendIsBlockedUnblockedAndRemoved(): void {
            introduce("Nefer")
            Online.addFriend(Faraway.codeOf("Ani"))
            tryVerify(() => Online.friends.length === 1)
            touch("friends")
            press("Ani")
            press("Block")
            tryVerify(() => Online.friends.length === 1 && Online.friends[0].blocked)
            press("Ani")
            press("Unblock")
            tryVerify(() => Online.friends.length === 1 && !Online.friends[0].blocked)
            press("Ani")
            press("Remove from your friends")
            tryVerify(() => Online.friends.length === 0)
        }
        function test_anEMailIsLinkedAndEverythingStays(): void {
            introduce("Nefer")
            const code = Online.friendCode
            touch("account")
            hears("Only on this device")
            press("Link an e-mail")
            write(field("name@example.org"), "nefer@nile.org")
            write(field("At least six characters"), "papyrus")
            press("Link this e-mail")
            tryVerify(() => !Online.anonymous)
            compare(Online.email, "nefer@nile.org")
            compare(Online.friendCode, code)
            hears("Your account is safe")
            press("Sign out")
            press("Sign out")
            tryVerify(() => !Online.signedIn)
            press("Sign in to an account you have")
            compare(field("name@example.org").text, "nefer@nile.org")
            write(field("At least six characters"), "wrong!")
            press("Sign in")
            hears("Wrong e-mail or password.")
            field("At least six characters").text = "papyrus"
            press("Sign in")
            tryVerify(() => Online.signedIn)
            tryVerify(() => Online.name === "Nefer", 5000, "the name: " + Online.name)
            compare(Online.friendCode, code)
        }
        function test_theNameIsChanged(): void {
            introduce("Nefer")
            touch("account")
            const entry = field("Your name")
            entry.text = ""
            write(entry, "Neferet")
            press("Change the name")
            tryVerify(() => Online.name === "Neferet")
        }
        function test_deletingTheAccountTakesTwoSteps(): void {
            introduce("Nefer")
            touch("account")
            press("Delete the account")
            hears("This is deleted from the server")
            press("Continue")
            verify(Online.signedIn)
            press("Delete the account for good")
            tryVerify(() => !Online.signedIn)
        }
        // Deleting here takes nothing back at Apple: whoever signed in with Apple hears how to do that, and nobody else does (TN3194).
        function test_whoSignedInWithAppleHearsHowToEndThat_data(): var {
            return [
                { tag: "nothing linked", linked: [], hears: false },
                { tag: "an e-mail", linked: ["password"], hears: false },
                { tag: "Google", linked: ["google.com"], hears: false },
                { tag: "Apple", linked: ["apple.com"], hears: true },
                { tag: "Apple and Google", linked: ["google.com", "apple.com"], hears: true },
                { tag: "Apple and an e-mail", linked: ["password", "apple.com"], hears: true },
            ]
        }
        function test_whoSignedInWithAppleHearsHowToEndThat(data: var): void {
            introduce("Nefer")
            touch("account")
            for (const way of data.linked) {
                if (way === "password")
                    Online.linkEmail("nefer@nile.org", "papyrus")
                else
                    Online.linkProvider(way, data.tag, "a nonce")        // one token is one person there
                tryVerify(() => Online.providers.includes(way), 3000, "linked: " + way)
            }
            press("Delete the account")
            hears("This is deleted from the server")
            const sentence = "Apple remembers that you signed in here until you take it away: in your iPhone's Settings, under your name, Sign in with Apple."
            const told = seen().filter(item => /Apple remembers|Settings/.test(String(item.text)))
            compare(told.map(item => item.text), data.hears ? [sentence] : [])
            for (const item of told) {
                const top = item.mapToItem(app.contentItem, 0, 0).y
                verify(item.height > 0 && top >= 0 && top + item.height <= app.height, "it is read before Continue is pressed, without scrolling")
            }
            press("Continue")
            press("Delete the account for good")
            tryVerify(() => !Online.signedIn)
        }
        // The next account on this device is another one: it hears nothing of Apple.
        function test_whatApplesAccountHeardTheNextOneDoesNot(): void {
            introduce("Nefer")
            touch("account")
            Online.signOut()
            tryVerify(() => !Online.signedIn)
            Online.signInWithProvider("apple.com", "a token", "a nonce")
            tryVerify(() => Online.signedIn)
            press("Delete the account")
            hears("Apple remembers that you signed in here")
            press("Keep it")
            Online.signOut()
            tryVerify(() => !Online.signedIn)
            Online.signInWithProvider("google.com", "another token", "")
            tryVerify(() => Online.signedIn)
            press("Delete the account")
            hears("This is deleted from the server")
            verify(!seen().some(item => String(item.text).includes("Apple")), "nothing is said of Apple")
        }
        function test_noDeadButtonsOfProvidersOnADesktop(): void {
            introduce("Nefer")
            touch("account")
            hears("Link an e-mail")
            verify(!seen().some(item => item.text !== undefined && /Google|Apple/.test(item.text)))
        }
        function test_everyTargetIsAsLargeAsAFingertip(): void {
            Faraway.bringSamples()
            enter()
            const scenes = tour.createObject(app, { app: app }) as SceneTour
            for (const scale of [1, 1.6]) {
                App.settings.textScale = scale
                for (const scene of ["online", "farNew", "invite", "join", "friends", "account", "farTable", "farDice", "farResult", "farEnd"]) {
                    verify(scenes.show(scene), scene)
                    wait(60)
                    const targets = seen().filter(item => item.clicked !== undefined && item.text)
                    verify(targets.length > 0, scene)
                    for (const item of targets) {
                        verify(item.height >= Theme.touch, scene + ": " + item.text + " is high enough: " + item.height)
                        verify(item.width >= Theme.touch, scene + ": " + item.text + " is wide enough: " + item.width)
                        verify(item.Accessible.name !== "", scene + ": " + item.text + " has a name")
                    }
                }
            }
        }
    }
}
