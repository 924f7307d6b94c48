import QtQml
import Architects.Ui

// The variant with curses: how they appear, three ways to search for them, and what the finder gets.
RuleChapter {
    title: qsTr("Variant: the Curse of the Pharaoh")

    RulePage {
        pageId: "luxor/curse"
        rulings: ["R30", "R31", "R32"]
        title: qsTr("The Curse of the Pharaoh")
        summary: qsTr("Six curses in the pile")
        more: ["luxor/curse-turns", "luxor/curse-race", "luxor/curse-quick", "luxor/curse-victim", "luxor/curses", "luxor/both"]
        blocks: [
            { text: qsTr("A variant for sharp eyes. Six <b>curse cards</b> hide in the pile. Each names three animals. The player who finds these three together in the wall takes a sarcophagus from a rival.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml",
              values: { wall: "a crocodile-hippo snake-camel; b camel-crocodile cat-crocodile snake-hippo; c snake-crocodile hippo-mule; d mule-crocodile", line: "a1 b2 c3", curse: 0 },
              caption: qsTr("The curse names camel, mule and hippo. Here they are, one after the other on a diagonal.") },
            { head: qsTr("What is looked for") },
            { points: [
                qsTr("Three places <b>next to each other in a straight line</b>: in a row, in a shaft, or on a diagonal."),
                qsTr("They show the three animals, in any order. Which way they look does not matter."),
                qsTr("They may lie on three cards; two of them may be on one card.")
            ] },
            { head: qsTr("The pile") },
            { text: qsTr("Twenty cards lie on top; the hands are dealt from these. Below them the other 29 are mixed with the six curses. So the first draws are safe:") },
            { sum: [[qsTr("Players"), "2 · 3 · 4"], [qsTr("Draws without a curse"), "14 · 11 · 8"]], total: "" },
            { points: [
                qsTr("A curse has a <b>snake</b> on its back. When one lies on top of the pile, everybody sees it coming."),
                qsTr("It is turned up when somebody has to draw. When it is settled, that player goes on drawing, and may meet the next one."),
                qsTr("If only curses are left, they are turned up all the same, and nothing is drawn."),
                qsTr("If nobody has a sarcophagus yet, the curse is gone at once."),
                qsTr("Curses that are still open when the wall is full are gone too.")
            ] },
            { text: qsTr("How the search goes you choose before the match: in turns, as a race, or quickly.") }
        ]
    }
    RulePage {
        pageId: "luxor/curse-turns"
        rulings: ["R35"]
        title: qsTr("Searching in turns")
        summary: qsTr("The search passes on with the turn")
        more: ["luxor/curse", "luxor/curse-victim", "luxor/curses", "luxor/curse-race", "luxor/curse-quick"]
        blocks: [
            { text: qsTr("Everybody has <b>one attempt</b>, and always in their own turn.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleCurses.qml", values: { only: [1], back: true },
              caption: qsTr("A curse from behind and from the front.") },
            { steps: [
                qsTr("The player who turned up the curse searches first: draw a line over three places, or pass. There is a time limit of 20, 30 or 60 seconds, or none; when time is up, that counts as passing."),
                qsTr("Right: the curse is yours. Wrong, or passed: it stays open."),
                qsTr("Each following player has one attempt at the <b>start of their turn</b>, before they drop a card, in the wall as it is then."),
                qsTr("When all have tried, the curse is gone.")
            ] },
            { points: [
                qsTr("Only one curse is open at a time: a new one ends the one before it."),
                qsTr("Any three animals in a line may be named. If they are the wrong ones, that was your attempt; it cannot be taken back."),
                qsTr("Whether the three are in the wall at all is not told while somebody may still search. Only an Architect whom you ask for a hint tells you."),
                qsTr("If none of your rivals has a sarcophagus, you are not asked.")
            ] }
        ]
    }
    RulePage {
        pageId: "luxor/curse-race"
        title: qsTr("Searching as a race")
        summary: qsTr("All at once, the first to find wins")
        more: ["luxor/curse", "luxor/curse-victim", "luxor/curses", "luxor/curse-turns", "luxor/curse-quick"]
        blocks: [
            { text: qsTr("When a curse is turned up, <b>everybody</b> searches at once. The first right answer counts. When the time limit (20, 30 or 60 seconds, or none) is over, all have passed.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml",
              values: { wall: "a hippo-crocodile; b mule-snake camel-mule; c ibis-crocodile snake-cat; d cat-hippo", line: "b2 c2 d2", curse: 5 },
              caption: qsTr("Mule, ibis and cat in a row: whoever sees them first presses their sign.") },
            { points: [
                qsTr("A wrong answer ends the search for you; so does passing. The others go on."),
                qsTr("When everybody has answered wrongly or passed, the curse is gone."),
                qsTr("Players whose rivals have no sarcophagus do not take part."),
                qsTr("Only for people around one device: it is not offered online.")
            ] }
        ]
    }
    RulePage {
        pageId: "luxor/curse-quick"
        rulings: ["R34"]
        title: qsTr("The quick curse")
        summary: qsTr("The player who draws it has found it")
        more: ["luxor/curse", "luxor/curse-victim", "luxor/curses", "luxor/curse-turns", "luxor/curse-race"]
        blocks: [
            { text: qsTr("Nobody has to search. If the three animals lie in a line somewhere in the wall, and a rival has a sarcophagus, the player who turned up the curse has <b>found it</b>. Otherwise the curse is gone.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleCurses.qml", values: { only: [2], back: true }, caption: qsTr("Snake, hippo and ibis: are they there?") },
            { text: qsTr("It is good for children, and for those who like curses but not searching.") }
        ]
    }
    RulePage {
        pageId: "luxor/curse-victim"
        rulings: ["R33"]
        title: qsTr("The cursed player")
        summary: qsTr("Who has to give up a sarcophagus")
        more: ["luxor/curse", "luxor/sarcophagi", "luxor/secrets", "luxor/scoring"]
        blocks: [
            { text: qsTr("The player who finds a curse says which <b>other player</b> it strikes. That player hands over one sarcophagus: always the one with the <b>lowest value</b>.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleMummies.qml", values: { found: [5, 3, 8], given: 1 },
              caption: qsTr("Of these three the mummy worth 3 changes hands.") },
            { points: [
                qsTr("The player must have at least one sarcophagus. If only one rival has any, it is that one without asking."),
                qsTr("Of equal values the one that was taken first goes."),
                qsTr("Everybody sees which sarcophagus it is. Its value is seen by the finder, and the victim still knows it."),
                qsTr("The curse card leaves the game.")
            ] },
            { sum: [[qsTr("The finder gains"), "+3"], [qsTr("The victim loses"), "−3"]], total: "" }
        ]
    }
    RulePage {
        pageId: "luxor/curses"
        title: qsTr("The six curses")
        summary: qsTr("Three animals on each card")
        more: ["luxor/curse", "luxor/curse-turns", "luxor/curse-victim"]
        blocks: [
            { text: qsTr("There are six curse cards, all different. Any two of them have exactly one animal in common.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleCurses.qml", values: { only: [0, 1, 2, 3, 4, 5] }, caption: "" },
            { points: [
                qsTr("Camel, mule, hippo"), qsTr("Mule, snake, crocodile"), qsTr("Snake, hippo, ibis"),
                qsTr("Hippo, crocodile, cat"), qsTr("Crocodile, ibis, camel"), qsTr("Ibis, cat, mule")
            ] },
            { text: qsTr("Mule, hippo, crocodile and ibis are named by three curses, camel, snake and cat by two.") }
        ]
    }
}
