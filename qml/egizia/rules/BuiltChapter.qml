import QtQml
import Architects.Ui

// What is built: the Sphinx, obelisk and tombs, pyramid and temple.
RuleChapter {
    title: qsTr("Sphinx and monuments")

    RulePage {
        pageId: "egizia/building"
        rulings: ["R32", "R33", "R36"]
        title: qsTr("A building action")
        summary: qsTr("One worker, some stones, as many points")
        more: ["egizia/stage-5", "egizia/workers", "egizia/monuments", "egizia/sphinx", "egizia/reserve", "egizia/n15", "egizia/n31", "egizia/n33", "egizia/n46"]
        blocks: [
            { text: qsTr("The number on a square has <b>three meanings</b>: the strength it needs, the stones it costs, the points it brings.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleMeanings.qml", values: { value: 3, words: [qsTr("strength needed"), qsTr("stones paid"), qsTr("points won")] }, caption: "" },
            { text: qsTr("Each of your ships at a site stands for <b>one building action</b>.") },
            { steps: [
                qsTr("Choose <b>one worker</b> who has not built in this round. The <b>foreman</b> may help, once in a round."),
                qsTr("Build as much as you like and can: the values of all you build may not exceed the <b>strength</b> at work."),
                qsTr("Pay as many <b>stones</b> as these values come to."),
                qsTr("Get as many <b>points</b>. At Amarna a step on a track comes with them.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCrew.qml", values: { strengths: [2, 5, 1, 2], crew: [1, 3], used: [0] },
              caption: qsTr("Blue has built already. Black and the foreman together have strength 7.") },
            { sum: [[qsTr("Two squares of the obelisk"), "1 + 2"], [qsTr("A tomb"), "4"], [qsTr("Strength, stones and points"), "7"]], total: "" },
            { points: [
                qsTr("You build square by square: one may make the next one possible. Until you finish, everything can be taken back, but not beyond a tomb that was turned up or Sphinx cards that were drawn."),
                qsTr("Strength that is left over is lost. A worker who took part has built, however little it was."),
                qsTr("An action builds at least one thing and costs at least one stone."),
                qsTr("The player who will not or cannot build <b>gives up</b> the place.")
            ] }
        ]
    }
    RulePage {
        pageId: "egizia/monuments"
        rulings: ["R7", "R40"]
        title: qsTr("The monuments")
        summary: qsTr("Squares, their values and their order")
        more: ["egizia/obelisk", "egizia/tombs", "egizia/pyramid", "egizia/temple", "egizia/sphinx", "egizia/building"]
        blocks: [
            { text: qsTr("Obelisk, pyramid and temple are made of <b>squares</b>. The number on a square is its value: so much strength and so many stones it costs, and so many points it brings. Where you have built lies a stone of your colour.") },
            { sum: [[qsTr("Obelisk, 12 squares"), "31"], [qsTr("Tombs, 12 tiles worth 1 to 6"), qsTr("about %1").arg(43)], [qsTr("Pyramid, 21 squares"), "46"], [qsTr("Temple, 12 squares"), "31"]], total: "" },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleMonument.qml", values: { monument: "pyramid", stones: "0: 1.1 1.2 2.1; 1: 1.3 1.4", open: "1.5 2.2" },
              caption: qsTr("A pyramid in the making. The bright squares can be built next.") },
            { points: [
                qsTr("Each square has <b>others that come first</b>. It does not matter whose stones lie there."),
                qsTr("A square that is filled stays so."),
                qsTr("In one action you may fill several squares, of both monuments of a site, in any order that the squares allow."),
                qsTr("Stones of your colour also count for some cards. There are always enough of them.")
            ] },
            { head: qsTr("Before the first round") },
            { points: [
                qsTr("All squares are empty. Twelve of the twenty <b>tombs</b> lie in their row, the first four of them face up. The other eight are put away unseen."),
                qsTr("The 29 <b>Sphinx cards</b> lie shuffled, face down."),
                qsTr("The 56 <b>Nile cards</b> make three decks: 22 for rounds 1 and 2, 22 for rounds 3 and 4, 12 for round 5.")
            ] }
        ]
    }
    RulePage {
        pageId: "egizia/sphinx"
        rulings: ["R37", "R38"]
        title: qsTr("The Sphinx")
        summary: qsTr("Look at cards, keep one, put back the rest")
        more: ["egizia/abydos", "egizia/sphinx-monuments", "egizia/sphinx-board", "egizia/scoring", "egizia/n09", "egizia/n32", "egizia/secrets"]
        blocks: [
            { text: qsTr("At Abydos you build by asking the Sphinx. Its 29 cards set tasks that bring points at the end of the match.") },
            { steps: [
                qsTr("Choose a worker, with the foreman if you like."),
                qsTr("Say <b>how many cards</b> you look at: 1 to 5, not more than your strength. Pay one stone for each."),
                qsTr("Look at them, and keep <b>one</b>, or none."),
                qsTr("The others go back under the deck. Each brings <b>1 point</b>, all together in one move.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddles.qml", values: { riddles: [13, 22, 25], words: [qsTr("kept"), qsTr("put back: 1 point"), qsTr("put back: 1 point")] },
              caption: qsTr("Three stones, three cards: one is kept, two points come at once.") },
            { points: [
                qsTr("You say how many before you see any. If fewer cards are left in the deck, you can look at no more than those."),
                qsTr("The stones are paid for all of them, kept or not."),
                qsTr("Cards go back in the order in which they were drawn; whoever comes after you draws them only when the others are through."),
                qsTr("What you keep nobody else sees. There is no limit to how many you have."),
                qsTr("One card brings two cards more for nothing, one lets you keep two.")
            ] }
        ]
    }
    RulePage {
        pageId: "egizia/obelisk"
        title: qsTr("The obelisk")
        summary: qsTr("Twelve squares, one on top of the other")
        more: ["egizia/amarna", "egizia/tombs", "egizia/tracks", "egizia/monuments", "egizia/s01", "egizia/s13", "egizia/s14"]
        blocks: [
            { text: qsTr("The obelisk at Amarna is filled <b>from the bottom to the top</b>. No square may be left out.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleMonument.qml", values: { monument: "obelisk", stones: "0: 1 2 5; 1: 3 4", open: "6" },
              caption: qsTr("Five squares are filled. The sixth is next, and costs 2.") },
            { sum: [[qsTr("Squares 1 to 3"), "1"], [qsTr("Squares 4 to 6"), "2"], [qsTr("Squares 7 to 9"), "3"], [qsTr("Squares 10 and 11"), "4"], [qsTr("Square 12"), "5"]], total: "" },
            { points: [
                qsTr("In the same action you may take tombs, and go to and fro between the two."),
                qsTr("After an action at Amarna your marker goes <b>one step</b> down on the quarry track or in the grain market, as you choose. One step in all, however much you built.")
            ] }
        ]
    }
    RulePage {
        pageId: "egizia/tombs"
        rulings: ["R39"]
        title: qsTr("The tombs")
        summary: qsTr("Tiles that are taken, and count at the end")
        more: ["egizia/amarna", "egizia/obelisk", "egizia/scoring", "egizia/tracks", "egizia/n41", "egizia/s04", "egizia/s16"]
        blocks: [
            { text: qsTr("Twelve tombs lie in a row at Amarna, <b>four of them face up</b>. You build one by taking its tile: its value is what it costs in strength and stones, and what it brings in points. A stone of your colour stays in its place.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleMonument.qml", values: { monument: "tombs", stones: "0: 1 3; 2: 2", tombs: [3, 4, 2, 4, 3, 5, 1], open: "4" },
              caption: qsTr("Three tombs are taken. The next one costs 4.") },
            { points: [
                qsTr("They are taken <b>in their order</b>; none may be left out."),
                qsTr("When one is taken, the next tomb that lies face down is turned up at once. It can be taken in the same action, but the action cannot be undone from there on."),
                qsTr("After an action at Amarna your marker goes one step down on the quarry track or in the grain market.")
            ] },
            { head: qsTr("The tiles") },
            { sum: [[qsTr("Value"), "1 · 2 · 3 · 4 · 5 · 6"], [qsTr("How many of the twenty"), "1 · 3 · 5 · 6 · 4 · 1"]], total: "" },
            { head: qsTr("At the end") },
            { text: qsTr("The values of all the tiles you took are added up, and bring points once more:") },
            { sum: [[qsTr("A sum of 1 to 10"), "2"], [qsTr("11 to 20"), "5"], [qsTr("21 or more"), "9"]], total: "" }
        ]
    }
    RulePage {
        pageId: "egizia/pyramid"
        rulings: ["R41"]
        title: qsTr("The pyramid")
        summary: qsTr("Six floors, and a bonus for each")
        more: ["egizia/giza", "egizia/temple", "egizia/monuments", "egizia/score", "egizia/s02", "egizia/s11", "egizia/s12"]
        blocks: [
            { text: qsTr("The pyramid at Giza has six floors. Each is filled <b>from the left</b>. A square above the ground also needs <b>both squares below it</b>; the floor below need not be finished.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleMonument.qml", values: { monument: "pyramid", stones: "0: 1.1 1.4; 1: 1.2 1.3; 2: 2.1", open: "1.5 2.2", numbered: true },
              caption: qsTr("The ground goes on at its fifth square. On the second floor the second square is next; the third one needs it.") },
            { sum: [[qsTr("Floor"), "1 · 2 · 3 · 4 · 5 · 6"], [qsTr("Squares"), "6 · 5 · 4 · 3 · 2 · 1"], [qsTr("Value of each"), "1 · 2 · 2 · 3 · 4 · 5"]], total: "" },
            { head: qsTr("A floor is finished") },
            { text: qsTr("When the last square of a floor is filled, the player who has <b>most stones</b> on it gets <b>1 point</b> for each of them. If several have as many, it is the one of them whose stone lies furthest left.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleMonument.qml", values: { monument: "pyramid", stones: "1: 1.1 1.4 2.3; 0: 1.2 1.3 1.5 2.1 2.2; 2: 1.6 2.4 2.5", numbered: true },
              caption: qsTr("The ground is finished: lapis has three stones and gets 3 points. On the second floor lapis and turquoise have two each; lapis lies further left and gets 2.") },
            { points: [
                qsTr("First the builder gets the points of the action, then the bonus comes, the lowest floor first. It may go to somebody else."),
                qsTr("Each bonus is a move of its own on the score track.")
            ] }
        ]
    }
    RulePage {
        pageId: "egizia/temple"
        title: qsTr("The temple")
        summary: qsTr("Two flanks, four columns, the roof")
        more: ["egizia/giza", "egizia/pyramid", "egizia/monuments", "egizia/s03", "egizia/s10"]
        blocks: [
            { text: qsTr("The temple at Giza is built in three parts.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleMonument.qml", values: { monument: "temple", stones: "0: L1 L2 R1; 3: L3 R2", open: "R3" },
              caption: qsTr("The left flank stands. One square of the right flank is missing before the columns can be built.") },
            { steps: [
                qsTr("The two <b>flanks</b>, each from the bottom to the top, each by itself."),
                qsTr("When both flanks are finished, the four <b>columns</b>, in any order."),
                qsTr("When all columns stand, the <b>roof</b>: first its left half, then the right one.")
            ] },
            { sum: [[qsTr("Each flank, from below"), "1 · 2 · 2"], [qsTr("Each column"), "3"], [qsTr("Roof"), "4 · 5"]], total: "" },
            { text: qsTr("In the same action you may also build on the pyramid.") }
        ]
    }
}
