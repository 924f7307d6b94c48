import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// Everything below the board (beside it, on a wide screen): the turn, the hand, the seat, the tools. While one looks back, the way
// through the match takes the place of hand and seat.
Item {
    id: root
    required property KheopsPlay play
    required property KheopsShown shown
    required property KheopsSeen seen
    readonly property TableModel table: play.table
    property int player: 0
    property string told
    property bool replaying: false
    property bool noticed: false            // another sentence has taken the place of the one that asks
    property real room: 400                 // how high it may be
    readonly property bool lookingBack: replaying || !table.live
    readonly property bool tight: room < 340 * Theme.zoom
    readonly property real spacing: tight ? 6 : Math.max(6, Math.min(16, (room - 340 * Theme.zoom) / 5 + 8))
    readonly property real fixed: prompt.implicitHeight + tools.implicitHeight + pieces.fixed + 4 * spacing + 1
    readonly property real tileSide: Math.max(46, Math.min(96, (room - fixed) / 0.866))
    readonly property alias pieces: pieces
    readonly property rect promptPlace: Qt.rect(prompt.x, prompt.y + prompt.above, prompt.width, prompt.height - prompt.above + spacing / 2)
    implicitHeight: column.implicitHeight

    Column {
        id: column
        width: parent.width
        spacing: root.spacing
        TablePrompt {
            id: prompt
            opacity: root.lookingBack ? 0 : 1
            enabled: !root.lookingBack
            noticed: root.noticed
            x: Theme.margin
            width: parent.width - 2 * Theme.margin
            seen: root.seen
            shown: root.shown
            told: root.told
            sentenceHeight: Theme.heading * (root.tight ? 1.3 : 2.5)
            hinted: !root.tight
            onRuleAsked: root.play.ruleAsked(root.play.board.powerPage || "kheops/turn")
        }
        TablePieces {
            id: pieces
            opacity: root.lookingBack ? 0 : 1
            enabled: !root.lookingBack
            width: parent.width
            spacing: root.spacing
            tileSide: root.tileSide
            play: root.play
            seen: root.seen
            player: root.player
            name: root.table.seats[root.player].name
        }
        Divider {
            x: Theme.margin
            width: parent.width - 2 * Theme.margin
        }
        TableTools {
            id: tools
            x: 8
            width: parent.width - 16
            play: root.play
            wordsShown: !root.tight
            ownName: "turnTool"
            ownGlyph: "turn"
            ownText: qsTr("Turn tile")
            ownEnabled: root.play.turnable
            onOwnAsked: root.play.turn(1)
        }
    }
    TableReplay {
        visible: root.lookingBack
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        height: tools.y - root.spacing
        table: root.table
        replaying: root.replaying
        onEnded: root.play.replayEnded()
    }
}
