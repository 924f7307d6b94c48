import QtQml
import Architects.Ui
import Architects.Model

// The river and the three kinds of bends.
RuleChapter {
    title: qsTr("The Nile")

    RulePage {
        pageId: "egizia/river"
        title: qsTr("The river")
        summary: qsTr("Twenty bends from Ombos to Heliopolis")
        more: ["egizia/sailing", "egizia/cards", "egizia/camps", "egizia/sites", ...[...EgiziaBook.bends].filter(bend => bend.kind === "card").map(bend => bend.page)]
        blocks: [
            { text: qsTr("The Nile has <b>twenty bends</b>. It flows from Ombos in the south to the delta in the north: downstream means down the board.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiver.qml", values: { first: 1, last: 6, cards: [{ bend: 1, card: 2 }, { bend: 3, card: 7 }, { bend: 5, card: 17 }], ships: [] },
              caption: qsTr("The first six bends.") },
            { points: [
                qsTr("Ten bends on one bank have a place for a <b>Nile card</b>."),
                qsTr("Seven bends on the other bank are <b>camps</b>."),
                qsTr("Three are <b>sites</b>: Abydos, Amarna and Giza.")
            ] },
            { text: qsTr("Places for cards and camps or sites take turns, from bend to bend. The order is always the same; only the cards change.") },
            { steps: [...EgiziaBook.bends].map(bend => "<b>" + bend.name + "</b>: " + bend.text) }
        ]
    }
    RulePage {
        pageId: "egizia/sailing"
        rulings: ["R10", "R12"]
        title: qsTr("Placing ships")
        summary: qsTr("One by one, only downstream")
        more: ["egizia/stage-2", "egizia/river", "egizia/cards", "egizia/camps", "egizia/sites", "egizia/reserve", "egizia/n12", "egizia/n16", "egizia/n26", "egizia/n34"]
        blocks: [
            { text: qsTr("You have eight ships. When you are on turn you place <b>one</b> of them at a bend, or you pass.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiver.qml",
              values: { first: 4, last: 8, cards: [{ bend: 5, card: 8 }, { bend: 7, card: 15 }], ships: [{ bend: 4, seat: 0 }, { bend: 8, seat: 1 }], may: [5, 6, 7] },
              caption: qsTr("The last ship of lapis lies at Thebae. The next may go to one of the cards, to Abydos, or further down; Passalon is taken.") },
            { points: [
                qsTr("A ship goes <b>further downstream</b> than the last one you placed in this round. What you have passed by is lost to you until the next round."),
                qsTr("At a card or camp there is room for <b>one ship</b>. Once its card is taken, a place is of no use in this round."),
                qsTr("At a site there is room for several ships, but only for one of yours."),
                qsTr("It does not matter how far you go. Nobody has to place all eight ships.")
            ] },
            { head: qsTr("Cards that change this") },
            { points: [
                qsTr("Two ships in one turn; once a round upstream; to a camp that is taken; the work of a camp twice; a place at a full site.")
            ] }
        ]
    }
    RulePage {
        pageId: "egizia/cards"
        rulings: ["R15", "R50"]
        title: qsTr("Nile cards")
        summary: qsTr("Three words that say when a card works")
        more: ["egizia/fields", "egizia/stones", "egizia/always", "egizia/whenever", "egizia/at-once", "egizia/stage-1", "egizia/sailing"]
        blocks: [
            { text: qsTr("The player who places a ship at a Nile card takes the card; the ship stays in its place until the end of the sailing. What happens then depends on the kind of card:") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [11, 14, 17] },
              caption: qsTr("Always, whenever you want, at once: the sign on the picture tells them apart.") },
            { points: [
                qsTr("<b>Fields and quarries</b> lie before you and give grain or stones in every round from now on."),
                qsTr("<b>Always:</b> a power you keep to the end. Some work once in a round."),
                qsTr("<b>Whenever you want:</b> you keep it and play it once, at a moment when it can do something. Then it leaves the game. It may be played in the same turn."),
                qsTr("<b>At once:</b> it is resolved as soon as you take it, as far as possible, and leaves the game. You may take it even if it does nothing for you.")
            ] },
            { head: qsTr("When cards can be played") },
            { text: qsTr("Each card has its moment: grain cards while you feed, strength cards while you build. Cards that fit everywhere can be played at <b>any of your decisions</b>: when you place a ship, while feeding or building, and at the end of a round. Tap your cards to do so.") },
            { text: qsTr("You are not asked about a card that can do nothing. The last moment for any card is the end of the fifth round; in the final scoring none can be played.") },
            { text: qsTr("All Nile cards lie open: everybody sees what the others have.") }
        ]
    }
    RulePage {
        pageId: "egizia/camps"
        rulings: ["R16"]
        title: qsTr("Camps")
        summary: qsTr("Where workers grow strong")
        more: [...EgiziaBook.bends].filter(bend => bend.kind === "camp").map(bend => bend.page).concat(["egizia/workers", "egizia/flood", "egizia/tracks", "egizia/n12", "egizia/n34"])
        blocks: [
            { text: qsTr("A ship at a camp does its work at once. There is room for <b>one</b> ship.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleBends.qml", values: { bends: [2, 4, 8, 10, 14, 16, 20] }, caption: qsTr("The seven camps, from the south to the north.") },
            { points: [...EgiziaBook.bends].filter(bend => bend.kind === "camp").map(camp => "<b>" + camp.name + "</b>: " + camp.text) },
            { points: [
                qsTr("Strength, stones and steps on the tracks come whether you want them or not. Only the <b>flood</b> you may leave as it is."),
                qsTr("If a camp says which workers, it is these. If it says <b>one of your choice</b>, the foreman can be chosen too."),
                qsTr("What would make a worker stronger than 9 is lost. You may go there all the same.")
            ] },
            { text: qsTr("One card lets you go to a camp that is taken, another lets you do its work twice. Neither works at <b>Heliopolis</b>.") }
        ]
    }
    RulePage {
        pageId: "egizia/sites"
        rulings: ["R8", "R13"]
        title: qsTr("Sites")
        summary: qsTr("Places from the Nile outwards")
        more: ["egizia/abydos", "egizia/amarna", "egizia/giza", "egizia/reserve", "egizia/building", "egizia/stage-6", "egizia/monuments"]
        blocks: [
            { text: qsTr("A ship at a site does nothing while you sail. It holds a place for the <b>building</b>.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleBends.qml", values: { bends: [12], berths: [2, 0, -1], reserve: [] },
              caption: qsTr("Turquoise came first and will build first, then lapis. The third place is free.") },
            { points: [
                qsTr("Abydos: the <b>Sphinx</b>. Amarna: the <b>obelisk</b> and the <b>tombs</b>. Giza: the <b>pyramid</b> and the <b>temple</b>. What belongs to one site cannot be built at another."),
                qsTr("Everybody may have <b>one ship</b> at each site."),
                qsTr("A ship takes the free place <b>nearest the Nile</b>. So the player who comes first builds first."),
                qsTr("With four players a site has three places, with two or three players two. When they are taken, ships can wait in the reserve.")
            ] },
            { text: qsTr("The ships stay until the end of the Site bonus, unless their owner gives up building.") }
        ]
    }
    RulePage {
        pageId: "egizia/reserve"
        rulings: ["R14", "R34"]
        title: qsTr("The reserve")
        summary: qsTr("Waiting at a full site")
        more: ["egizia/sites", "egizia/building", "egizia/n29", "egizia/n35", "egizia/stage-6"]
        blocks: [
            { text: qsTr("If all places of a site are taken, you may still place a ship there: it waits <b>in reserve</b>, behind those that wait already. For the rule of going downstream it counts like any other ship.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleBends.qml", values: { bends: [18], berths: [1, 0, 3], reserve: [2] },
              caption: qsTr("Turquoise waits: if one of the three gives up, turquoise builds, as the last.") },
            { points: [
                qsTr("For each place that is <b>given up</b> the next ship in reserve may build, after all the regular places."),
                qsTr("The player who may build from the reserve may give up too; then the next one in the reserve has the chance."),
                qsTr("Ships that never got their chance go home when all building at the site is over. They do not count for the Site bonus."),
                qsTr("Two cards help out of the reserve: one gives a place of its own, one lets its owner build before everybody.")
            ] },
            { text: qsTr("With two players there is no need for a reserve: there are two places, and nobody has a second ship at a site.") }
        ]
    }
}
