import QtQuick
import QtTest
import Architects.Ui

// What the app says by itself to somebody who listens.
Item {
    id: stage
    width: 390
    height: 844

    AnnouncerVoice { id: voice }
    RefusalBar { id: refusal; width: 360 }
    Toast { id: toast; width: 360 }
    Announced { id: prompt }
    SignalSpy { id: said; target: Announcer; signalName: "said" }

    TestCase {
        name: "Announcer"
        when: windowShown

        function init(): void {
            prompt.when = true
            prompt.urgent = false
            prompt.text = ""
            wait(400)                       // what an earlier test said has been said
            said.clear()
        }
        function heard(): var { return said.signalArguments.map(one => one[0]) }

        function test_sentences_that_come_together_are_said_together_and_in_their_order(): void {
            Announcer.say("Snefru places a Worker.")
            Announcer.say("Snefru draws a tile.")
            Announcer.say("Your turn.")
            tryCompare(said, "count", 1)
            compare(heard(), ["Snefru places a Worker. Snefru draws a tile. Your turn."])
        }
        function test_what_was_said_last_can_be_read_again(): void {
            Announcer.say("Your turn.")
            tryCompare(said, "count", 1)
            compare(voice.Accessible.name, "Your turn.")
            compare(voice.Accessible.role, Accessible.Notification)
        }
        function test_the_same_thing_that_happens_twice_is_said_twice(): void {
            Announcer.say("Snefru draws a tile.")
            Announcer.say("Snefru draws a tile.")
            tryCompare(said, "count", 1)
            compare(heard(), ["Snefru draws a tile. Snefru draws a tile."])
        }
        function test_nothing_is_said_without_words(): void {
            Announcer.say("")
            wait(400)
            compare(said.count, 0)
        }
        function test_a_refusal_is_said_in_place_of_what_waits(): void {
            Announcer.say("Place a pawn.")
            refusal.show("A pawn stands there already.", "Rule")
            tryCompare(said, "count", 1)
            compare(heard(), ["A pawn stands there already."])
        }
        function test_the_same_refusal_is_said_again_when_it_is_met_again(): void {
            refusal.show("A pawn stands there already.", "Rule")
            tryCompare(said, "count", 1)
            refusal.show("A pawn stands there already.", "Rule")
            tryCompare(said, "count", 2)
        }
        function test_a_notice_waits_for_its_turn(): void {
            Announcer.say("Your turn.")
            toast.show("The match is kept.", "")
            tryCompare(said, "count", 1)
            compare(heard(), ["Your turn. The match is kept."])
        }
        function test_a_prompt_is_said_when_it_changes(): void {
            prompt.text = "Place a pawn."
            tryCompare(said, "count", 1)
            prompt.text = "Place a tile."
            tryCompare(said, "count", 2)
            compare(heard(), ["Place a pawn.", "Place a tile."])
        }
        function test_what_cannot_be_seen_is_said_when_it_appears(): void {
            prompt.when = false
            prompt.text = "Place a pawn."
            wait(400)
            compare(said.count, 0)
            prompt.when = true
            tryCompare(said, "count", 1)
            compare(heard(), ["Place a pawn."])
        }
    }
}
