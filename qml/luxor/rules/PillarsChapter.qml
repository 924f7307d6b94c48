import QtQml
import Architects.Ui

// What pairs do at the pillars: researchers, scarabs, sarcophagi.
RuleChapter {
    title: qsTr("The pillars")

    RulePage {
        pageId: "luxor/researchers"
        rulings: ["R12", "R16"]
        title: qsTr("Researchers")
        summary: qsTr("Coming, replacing, moving over")
        more: ["luxor/facing", "luxor/scarabs", "luxor/order", "luxor/sarcophagi"]
        blocks: [
            { text: qsTr("Your team has <b>five researchers</b>. At a pillar there is room for one, whoever's it is. It decides who gets the sarcophagi.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { leads: true, pillars: [{ animal: 0, scarabs: 2, seat: 1, closed: 2, word: qsTr("before") },
                                               { animal: 0, scarabs: 0, seat: 0, closed: 1, word: qsTr("after") }] },
              caption: qsTr("A pair of camels looks the same way: lapis replaces carnelian. The scarab is the third, so lapis takes the sarcophagus with two eyes.") },
            { points: [
                qsTr("With a researcher in your supply, yours comes by itself wherever one may come."),
                qsTr("A researcher that is replaced goes back to the supply of its owner and can come again."),
                qsTr("The researcher comes <b>before</b> the scarabs of that animal. So a replacement can win what the rival was waiting for."),
                qsTr("Each animal of your card is resolved separately: two researchers may come in one turn.")
            ] },
            { head: qsTr("When your supply is empty") },
            { text: qsTr("Then one of your researchers may <b>move over</b> from another pillar. You choose which, or that none comes.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { leads: true, side: 2, pillars: [
                            { animal: 5, scarabs: 1, seat: 0, closed: 3, word: qsTr("before") }, { animal: 6, scarabs: 0, closed: 3 },
                            { animal: 5, scarabs: 1, closed: 3, word: qsTr("after") }, { animal: 6, scarabs: 1, seat: 0, closed: 3 }] },
              caption: qsTr("A pair of cats, and nobody left in the supply: the researcher at the ibis goes over to the cat.") },
            { points: [
                qsTr("The pillar it leaves keeps its scarabs and sarcophagi, and nobody stands there now."),
                qsTr("If none comes, an empty pillar stays empty, and a rival who could have been replaced stays."),
                qsTr("The scarabs come in any case.")
            ] }
        ]
    }
    RulePage {
        pageId: "luxor/scarabs"
        rulings: ["R11", "R19", "R20"]
        title: qsTr("Scarabs")
        summary: qsTr("One for each pair, two at most")
        more: ["luxor/sarcophagi", "luxor/facing", "luxor/order", "luxor/end"]
        blocks: [
            { text: qsTr("Each pair brings one scarab from the slab to the pillar of its animal. But at <b>one pillar</b> at most <b>two</b> arrive in a turn; further pairs of that animal bring none.") },
            { sum: [[qsTr("1 pair of an animal"), "1"], [qsTr("2 pairs"), "2"], [qsTr("3 pairs or more"), "2"],
                    [qsTr("2 pairs of each animal of the card"), "2 + 2"]], total: "" },
            { head: qsTr("The third scarab") },
            { text: qsTr("A pillar never holds more than three scarabs. The third one opens a sarcophagus, and all three go back to the slab at once. If another is due, it comes after that.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { leads: true, pillars: [{ animal: 3, scarabs: 2, seat: 1, closed: 3, word: qsTr("before") },
                                               { animal: 3, scarabs: 1, seat: 1, closed: 2, word: qsTr("after") }] },
              caption: qsTr("Two pairs of hippos, both looking opposite ways, bring two scarabs. The first opens the top sarcophagus for carnelian, the second begins anew.") },
            { head: qsTr("When scarabs run out") },
            { points: [
                qsTr("There are sixteen scarabs. If the slab is empty, a scarab that is due is lost; the researcher still comes."),
                qsTr("Scarabs that go back in the same turn can be used again at once."),
                qsTr("A pillar without sarcophagi keeps its three scarabs, and further ones stay on the slab. Researchers may still come there and be replaced.")
            ] }
        ]
    }
    RulePage {
        pageId: "luxor/example"
        rulings: ["R14"]
        title: qsTr("A whole turn in pictures")
        summary: qsTr("One card, two animals, two pillars")
        more: ["luxor/turn", "luxor/researchers", "luxor/scarabs", "luxor/sarcophagi"]
        blocks: [
            { text: qsTr("You are lapis and drop a card with a hippo above a camel into the second shaft.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml", values: { wall: "a crocodile-camel; c mule-hippo hippo-cat; d ibis-snake", falls: "b hippo-camel" },
              caption: qsTr("Two pairs: the camel with the one on its left, the hippo with the one below it on the right.") },
            { points: [
                qsTr("The <b>camels</b> look opposite ways. Carnelian stands at the camel's pillar and stays; one scarab comes, its second."),
                qsTr("The <b>hippos</b> look the same way. Your researcher replaces carnelian's. The scarab that comes is the third: it opens the top sarcophagus, and that is yours.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { leads: true, side: 2, pillars: [{ animal: 0, scarabs: 1, seat: 1, closed: 3, word: qsTr("before") }, { animal: 3, scarabs: 2, seat: 1, closed: 3, word: qsTr("before") },
                                                       { animal: 0, scarabs: 2, seat: 1, closed: 3, word: qsTr("after") }, { animal: 3, scarabs: 0, seat: 0, closed: 2, word: qsTr("after") }] },
              caption: qsTr("Both pillars before and after. The three scarabs went back to the slab.") },
            { text: qsTr("You look at the value of your mummy; the others see its eye only. Then you draw a card.") }
        ]
    }
    RulePage {
        pageId: "luxor/order"
        rulings: ["R13"]
        title: qsTr("Which animal first")
        summary: qsTr("When both animals of a card make pairs")
        more: ["luxor/researchers", "luxor/scarabs", "luxor/turn"]
        blocks: [
            { text: qsTr("If both animals of your card make pairs, you decide which of them is resolved first. It hardly ever matters: as a rule the <b>lower</b> animal goes first, and you are asked only if the result would change.") },
            { text: qsTr("That can happen in two cases:") },
            { points: [
                qsTr("Your supply has fewer <b>researchers</b> than the two animals need."),
                qsTr("The slab has fewer <b>scarabs</b> than the two animals are due.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { pillars: [{ animal: 0, scarabs: 2, seat: 0, closed: 3, word: qsTr("upper: camel") },
                                  { animal: 3, scarabs: 1, seat: 1, closed: 3, word: qsTr("lower: hippo") }] },
              caption: qsTr("One scarab is left on the slab, one is due at each pillar. If the camel goes first, it opens, three scarabs go back, and the hippo gets its scarab too.") },
            { text: qsTr("Within one animal the order is fixed: first the researcher, then its scarabs one by one.") },
            { text: qsTr("Where two ways come to the same, only one of them is offered.") }
        ]
    }
    RulePage {
        pageId: "luxor/sarcophagi"
        rulings: ["R17", "R18"]
        title: qsTr("Sarcophagi and mummies")
        summary: qsTr("Opening them, eyes and values")
        more: ["luxor/scarabs", "luxor/researchers", "luxor/scoring", "luxor/secrets", "luxor/curse-victim"]
        blocks: [
            { text: qsTr("At each pillar three sarcophagi lie in a stack. They are opened from the top: <b>one eye, two eyes, three eyes</b>. The more eyes, the more precious the mummy.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleMummies.qml", values: {},
              caption: qsTr("The seven mummies of each kind, each with its value.") },
            { sum: [[qsTr("One eye: 3 four times, 4 three times"), "24"], [qsTr("Two eyes: 5 four times, 6 three times"), "38"],
                    [qsTr("Three eyes: 7 three times, 8 and 10 twice each"), "57"]], total: "119" },
            { head: qsTr("Opening") },
            { points: [
                qsTr("The <b>third scarab</b> opens the top sarcophagus. The team whose researcher stands there takes it at once, whoever made the pair."),
                qsTr("Only the owner sees the value. The eyes stay visible to all."),
                qsTr("The three scarabs go back to the slab.")
            ] },
            { head: qsTr("Nobody there") },
            { text: qsTr("If nobody stands at the pillar when the third scarab comes, the sarcophagus stays shut and the pillar is full. The next researcher to arrive takes it at once; the three scarabs go back, and then the scarabs of that turn follow.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { leads: true, pillars: [{ animal: 4, scarabs: 3, closed: 3, word: qsTr("before") },
                                               { animal: 4, scarabs: 1, seat: 2, closed: 2, word: qsTr("after") }] },
              caption: qsTr("A pair of crocodiles: turquoise arrives, takes the sarcophagus with one eye, and its scarab is the first of the next three.") }
        ]
    }
}
