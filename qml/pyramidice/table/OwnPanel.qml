import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Pyramidice
import Architects.Model

// Everything below the board (beside it, on a wide screen): the own seat, one sentence, the actions, the tools. While one looks back,
// the way through the match takes their place.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    readonly property TableModel table: play.table
    property int player: 0
    property string told
    property bool replaying: false
    property bool noticed: false            // another sentence has taken the place of the prompt
    property bool tight: false
    property bool tilesShown: false
    property bool wide: false
    property bool roomy: false              // words below the tools
    readonly property bool lookingBack: replaying || !table.live
    readonly property bool tilesHere: wide && more.visible && column.y - more.y - more.height > 180 * Theme.zoom     // room for the Rest tiles as well
    readonly property bool settingUp: play.phase === PyramidicePhase.Scarab
    readonly property real side: tight ? 10 : 14
    readonly property alias seat: seat
    readonly property alias actions: actions
    readonly property rect promptPlace: Qt.rect(prompt.x, column.y + prompt.y, prompt.width, prompt.height)
    signal tilesAsked()
    readonly property real spacing: tight ? 4 : 6
    implicitHeight: (seat.visible ? seat.implicitHeight + spacing : 0) + column.implicitHeight

    OwnSeat {
        id: seat
        x: root.side
        width: parent.width - 2 * root.side
        height: implicitHeight
        visible: !root.settingUp
        opacity: root.lookingBack && root.tight ? 0 : 1
        play: root.play
        shown: root.shown
        player: root.player
        tight: root.tight
    }
    OwnMore {
        id: more
        visible: root.roomy && !root.settingUp && column.y - y > 250 * Theme.zoom
        x: root.side
        y: seat.height + 14
        width: parent.width - 2 * root.side
        side: seat.side
        solo: root.play.board.solo
        onRuleAsked: page => root.play.ruleAsked(page)
    }
    TileBand {
        visible: root.tilesHere
        x: root.side
        y: more.y + more.height + 8
        width: parent.width - 2 * root.side
        height: column.y - y - 8
        play: root.play
        placing: actions.placing
    }
    Column {
        id: column
        y: root.height - implicitHeight
        width: parent.width
        spacing: root.spacing
        Divider {
            visible: !root.tight
            x: root.side
            width: parent.width - 2 * root.side
        }
        PanelPrompt {
            id: prompt
            x: root.side
            width: parent.width - 2 * root.side
            height: implicitHeight
            opacity: root.lookingBack || root.noticed ? 0 : 1
            play: root.play
            shown: root.shown
            told: root.told
            tight: root.tight
            onRuleAsked: root.play.ruleAsked(root.play.board.phasePage)
        }
        PanelActions {
            id: actions
            x: root.side
            width: parent.width - 2 * root.side
            height: implicitHeight
            opacity: root.lookingBack ? 0 : 1
            enabled: !root.lookingBack
            play: root.play
            shown: root.shown
            tight: root.tight
        }
        TableTools {
            id: tools
            x: 6
            width: parent.width - 12
            play: root.play
            wordsShown: root.roomy && Theme.zoom < 1.3
            ownName: root.tilesHere ? "" : "tiles"
            ownGlyph: root.tilesShown ? "pyramid" : "moon"
            ownText: root.tilesShown ? qsTr("Pyramid") : qsTr("Tiles")
            onOwnAsked: root.tilesAsked()
        }
    }
    ProjectCard {                           // while the finger holds it
        visible: seat.peeking
        enabled: false
        width: 132
        height: 172
        x: parent.width - width - root.side
        y: root.wide ? 56 : -height - 12
        project: visible ? seat.side.projects[0] : 1
        seat: root.player
    }
    TableReplay {
        visible: root.lookingBack
        x: root.side
        width: parent.width - 2 * root.side
        y: root.tight ? 0 : column.y + prompt.y
        height: column.y + tools.y - y - 4
        table: root.table
        replaying: root.replaying
        onEnded: root.play.replayEnded()
    }
}
