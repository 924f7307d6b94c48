import QtQuick
import Architects.Model
import Architects.Table
import Architects.Ui

// The end of a match: sarcophagi are opened one by one, then the pharaoh cards are turned.
ResultPages {
    id: root
    readonly property LuxorModel board: table.board as LuxorModel
    readonly property alias score: score
    readonly property bool turning: revealed >= score.tombs.length          // the sarcophagi are open
    winning: score.title()
    telling: turning ? qsTr("The pharaoh cards are turned") : qsTr("The sarcophagi are opened")
    tie: score.tie()
    steps: score.steps
    pace: turning ? 900 : 420
    rulesPage: "luxor/scoring"
    rivals: score.rivals
    recordShown: score.me >= 0
    moreShown: complete                     // it would tell what is still closed
    onStepTold: page.follow(shelf.partAt(revealed - 1))

    function litPillar(): int {
        const card = score.pharaohs[revealed - score.tombs.length - 1]
        return complete || card === undefined ? -1 : card.animal
    }

    LuxorScore {
        id: score
        table: root.table
        board: root.board
    }
    ResultPillars {
        id: pillars
        parent: root.wide ? besideShelf : underTitle
        width: parent.width
        height: root.low ? 104 : implicitHeight
        board: root.board
        lit: root.litPillar()
    }
    FinalWall {
        id: wall
        parent: root.wide ? underShelf : amongMore
        visible: root.complete
        width: parent.width
        board: root.board
    }
    told: [
        Item {
            id: underTitle
            width: root.page.width
            implicitHeight: root.wide ? 0 : pillars.height
        },
        TombShelf {
            id: shelf
            objectName: "shelf"
            x: Theme.margin
            width: root.page.width - 2 * x
            score: score
            told: root.revealed
            complete: root.complete
        },
        Item {
            id: underShelf
            x: Theme.margin
            width: root.page.width - 2 * x
            implicitHeight: root.wide && wall.visible ? wall.implicitHeight + 16 : 0
        }
    ]
    besides: Item {
        id: besideShelf
        width: parent ? parent.width : 0
        implicitHeight: root.wide ? pillars.height : 0
    }
    more: [
        PointSheet {
            objectName: "sheet"
            width: parent ? parent.width : 0
            score: score
        },
        Item {
            id: amongMore
            width: parent ? parent.width : 0
            implicitHeight: root.wide ? 0 : wall.implicitHeight
        }
    ]
}
