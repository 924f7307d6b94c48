import QtQml
import Architects.Ui
import Architects.Model

// The seven phases of a round, a page for each: who is on turn when, and what goes by itself.
RuleChapter {
    id: chapter
    title: qsTr("The seven phases")
    readonly property egiziaCardWords buildFirst: EgiziaBook.cards[28]
    readonly property egiziaCardWords oneMoreBerth: EgiziaBook.cards[34]

    StagePage {
        stage: 1
        rulings: ["R9"]
        related: ["egizia/cards", "egizia/river", "egizia/n27"]
        rest: [
            { text: qsTr("Ten Nile cards are turned up, one for each of the ten places along the river. The first goes to <b>Ombos</b>, the next to the place below it, and so on downstream.") },
            { sum: [[qsTr("Rounds 1 and 2"), qsTr("20 of 22 cards marked 1·2")], [qsTr("Rounds 3 and 4"), qsTr("20 of 22 cards marked 3·4")],
                    [qsTr("Round 5"), qsTr("10 of 12 cards marked 5")]], total: "" },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [2, 20, 37] },
              caption: qsTr("The corner of a card says in which rounds it can come.") },
            { points: [
                qsTr("Two cards of each deck never come: nobody knows which."),
                qsTr("Cards that nobody has taken leave the game at the end of the round. They do not come back."),
                qsTr("All workers that built in the round before are ready again.")
            ] }
        ]
    }
    StagePage {
        stage: 2
        rulings: ["R11", "R25"]
        related: ["egizia/sailing", "egizia/cards", "egizia/camps", "egizia/sites", "egizia/reserve"]
        rest: [
            { text: qsTr("The player with turn tile 1 places a ship, then the one with tile 2, and so on, round and round. What the ship brings is resolved at once and completely, then it is the next player's turn.") },
            { points: [
                qsTr("Instead of placing a ship you may <b>pass</b>. Then you are out until the next round; the others go on without you."),
                qsTr("The player who has no ship left, or no bend to go to, passes without being asked."),
                qsTr("After your ship you are asked once more only if it brought you something that can be played at once.")
            ] },
            { text: qsTr("When all have passed, the ships at cards and camps come home. Those at the sites stay until the end of the Site bonus.") }
        ]
    }
    StagePage {
        stage: 3
        related: ["egizia/feeding", "egizia/fields", "egizia/flood", "egizia/tracks", "egizia/score"]
        rest: [
            { text: qsTr("The player who is in front on the score track goes first. That order is fixed before anybody loses points.") },
            { points: [
                qsTr("If your fields give enough, nothing happens. Grain that is left over is gone: it is not stored."),
                qsTr("If grain is missing, and you have a card that could help, you are asked. Otherwise the loss is counted automatically."),
                qsTr("What you lose is one move back on the score track.")
            ] }
        ]
    }
    StagePage {
        stage: 4
        rulings: ["R30"]
        related: ["egizia/stones", "egizia/tracks"]
        rest: [
            { text: qsTr("In the order of the turn tiles everybody gets as many stones as all their quarries show, the one from the start included.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [-2, 7] },
              caption: qsTr("The quarry from the start and one more: 3 + 2 stones in every round.") },
            { sum: [[qsTr("Stones before"), "1"], [qsTr("From two quarries"), "+5"]], total: "6" }
        ]
    }
    StagePage {
        stage: 5
        rulings: ["R31"]
        related: ["egizia/building", "egizia/workers", "egizia/sites", "egizia/reserve", "egizia/monuments", "egizia/sphinx", "egizia/n29", "egizia/n35"]
        rest: [
            { text: qsTr("All building at one site is finished before the next site begins. Within a site it goes in this order:") },
            { steps: [
                qsTr("The owner of “%1”, with a ship there, if the owner wants to.").arg(chapter.buildFirst.title),
                qsTr("The places, from the Nile outwards."),
                qsTr("The ship for which “%1” has been played.").arg(chapter.oneMoreBerth.title),
                qsTr("The ships in reserve, one for each place that was given up.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleBends.qml", values: { bends: [12], berths: [2, 0, 1], reserve: [3] },
              caption: qsTr("First turquoise, then lapis, then carnelian. Ochre builds only if one of them gives up.") },
            { points: [
                qsTr("Each ship is one building action, or is <b>given up</b>. That is decided when its turn comes, and is final."),
                qsTr("The player who cannot build at all, and has no card that could help, gives up without being asked."),
                qsTr("A ship that was given up goes home at once, costs nothing, and does not count for the Site bonus.")
            ] }
        ]
    }
    StagePage {
        stage: 6
        rulings: ["R45"]
        related: ["egizia/sites", "egizia/building", "egizia/score"]
        rest: [
            { text: qsTr("Count at how many sites you have <b>built</b> in this round: your ships are still there.") },
            { sum: [[qsTr("At one site"), "1"], [qsTr("At two sites"), "3"], [qsTr("At all three"), "6"]], total: "" },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleScore.qml", values: { from: 8, squares: 8, moves: [{ seat: 0, from: 12, to: 15 }, { seat: 1, from: 9, to: 15 }] },
              caption: qsTr("Lapis is in front and goes first: 3 points. Then carnelian gets 6, and comes to stand behind lapis.") },
            { points: [
                qsTr("The player who is in front on the score track goes first. It matters where two come to the same square."),
                qsTr("A ship that gave up does not count, nor does one that waited in the reserve for nothing."),
                qsTr("Then the ships come home.")
            ] }
        ]
    }
    StagePage {
        stage: 7
        rulings: ["R46"]
        related: ["egizia/score", "egizia/sailing", "egizia/n27", "egizia/scoring"]
        rest: [
            { text: qsTr("The turn tiles are given out anew. The player who is <b>furthest behind</b> on the score track gets tile 1 and sails first in the next round, the next one gets tile 2, and so on.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleScore.qml", values: { from: 10, squares: 8, moves: [{ seat: 0, to: 15 }, { seat: 1, to: 15 }, { seat: 2, to: 11 }], tiles: [3, 2, 1] },
              caption: qsTr("Turquoise is last and sails first. Carnelian came to square 15 after lapis: carnelian is second, lapis third.") },
            { points: [
                qsTr("Of two on the same square the one that <b>came later</b> is behind."),
                qsTr("Tiles are given out after the fifth round too: the final scoring goes by them."),
                qsTr("Then comes the last chance of the round to play cards: the player who has something that can still matter is asked, in the order of the new tiles.")
            ] }
        ]
    }
}
