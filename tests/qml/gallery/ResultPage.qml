pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Kheops
import "Positions.js" as Positions

// The end of a match: the plan with its networks outlined, then the sheet line by line.
Item {
    id: root
    readonly property bool wide: Theme.wide
    readonly property var lines: Positions.lines.concat([{ text: "ankhs held, squared: 2² and 4²", points: [4, 16], glyph: "ankh", seat: 0 }])
    TopBar {
        id: bar
        width: parent.width
        title: "You are the Great Architect"
        lineShown: false
        IconButton { glyph: "share"; text: "Share" }
    }
    Item {
        id: stage
        y: bar.height
        width: root.wide ? root.width - 420 : root.width
        height: root.wide ? root.height - y - Theme.safeBottom : board.implicitHeight + 26
        Horizon {
            anchors.fill: parent
            pyramids: false
            sunX: width / 2
            sunY: board.y + board.side * 1.55
            sunRadius: board.side * 1.44
        }
        KheopsBoard {
            id: board
            side: Math.min((stage.width - 68) / 7, root.wide ? 110 : 46)
            x: (stage.width - implicitWidth) / 2
            y: root.wide ? (stage.height - implicitHeight) / 2 : 8
            pawnStyle: "disc"
            cells: Positions.finished
            networks: Positions.networks
            highlighted: sheet.selected
        }
        Repeater {
            model: [{ seat: 0, total: 41, name: "You" }, { seat: 1, total: 38, name: "Imhotep" }]
            delegate: Column {
                id: player
                required property var modelData
                required property int index
                x: index ? stage.width - width - 16 : 16
                y: 4
                SeatBadge { seat: player.modelData.seat; size: 44; active: player.index === 0; decorative: true; anchors.right: player.index ? parent.right : undefined }
                Label { text: player.modelData.total; display: true; size: Theme.hero; anchors.right: player.index ? parent.right : undefined }
                Label { text: player.modelData.name; soft: true; anchors.right: player.index ? parent.right : undefined }
            }
        }
    }
    ScrollPage {
        x: root.wide ? root.width - 420 : 0
        y: root.wide ? bar.height : stage.y + stage.height
        width: root.wide ? 420 : root.width
        height: buttons.y - y
        padding: 12
        ScoreSheet {
            id: sheet
            width: parent.width
            seats: [0, 1]
            names: ["You", "Imhotep"]
            lines: root.lines
            totals: [41, 38]
            winner: 0
            onLineTapped: i => selected = selected === i ? -1 : i
        }
    }
    BottomBar {
        id: buttons
        x: root.wide ? root.width - 420 : 0
        y: root.height - height
        width: root.wide ? 420 : root.width
        GoldButton { text: "Watch again"; quiet: true; width: (buttons.room - 12) / 2 }
        GoldButton { text: "New match"; width: (buttons.room - 12) / 2 }
    }
}
