import QtQml
import Architects.Ui

// A page for each Rest tile.
RuleChapter {
    title: qsTr("Each Rest tile")
    folded: true

    RestTilePage {
        tile: 1
        stone: true
        notes: [qsTr("You need a resource on your board. It goes first, so a full board is no hindrance. A Stone die goes to the quarry."),
                qsTr("Each of the two must be of another kind than that resource; they may be equal to each other.")]
        related: ["pyramidice/god-hapy"]
    }
    RestTilePage { tile: 2; stone: true }
    RestTilePage {
        tile: 3
        rulings: ["R17"]
        notes: [qsTr("You need 2 Fame, and a god must lie in the row. The row slides and is filled up at once."),
                qsTr("That is no prayer: the Lapis lazuli Scarab brings no Cat."),
                qsTr("Bes or Hapy won this way cannot be used in this turn. There is no upkeep in a Rest turn.")]
        related: ["pyramidice/row", "pyramidice/gods"]
    }
    RestTilePage {
        tile: 4
        rulings: ["R18"]
        stone: true
        notes: [qsTr("Your two resources may be of one kind or of two."),
                qsTr("You take your two resources first, and give up what your board cannot hold; so you may take the last Cats. Then the others take theirs in turn order while there are any. Whoever has too much gives something up before the next one takes a Cat, and the Silver Scarab may bring Fame."),
                qsTr("A Great Architect takes nothing.")]
        related: ["pyramidice/scarab-silver"]
    }
    RestTilePage {
        tile: 5
        stone: true
        notes: [qsTr("If the supply holds fewer than three of that kind, you get those.")]
        related: ["pyramidice/supplies"]
    }
    RestTilePage {
        tile: 6
        rulings: ["R19"]
        stone: true
        notes: [qsTr("First the Fame, then the resource, then a Work turn with all its parts, upkeep and filling up the row too. After it the Rest turn ends as usual, with three tiles going back if there are three."),
                qsTr("All of it is one turn, also when the end is near.")]
        related: ["pyramidice/work", "pyramidice/end"]
    }
    RestTilePage { tile: 7 }
    RestTilePage { tile: 8; stone: true }
    RestTilePage { tile: 9 }
    RestTilePage { tile: 10; stone: true }
    RestTilePage { tile: 11; stone: true }
    RestTilePage { tile: 12 }
}
