pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// Signs, seats, notices and what an empty page says.
Item {
    id: root
    readonly property var names: ["back", "next", "up", "down", "close", "menu", "more", "plus", "minus", "check", "zoom", "zoomIn", "zoomOut", "undo", "turn", "hint", "history", "list", "swap", "hand", "peek", "hide", "lock", "flag", "clock", "play", "pause", "first", "last", "replay", "solo", "table", "friends", "share", "copy", "pen", "gear", "sound", "mute", "haptics", "language", "sun", "moon", "type", "speed", "trash", "rules", "info", "help", "warning", "star", "trophy", "pyramid"]
    TopBar {
        id: bar
        width: parent.width
        title: "Imhotep"
        note: "Third Architect"
        seat: 1
        seatActive: true
        IconButton { glyph: "rules"; text: "Rules" }
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        Flow {
            width: parent.width
            spacing: 12
            Repeater {
                model: root.names
                delegate: Glyph { required property string modelData; name: modelData; size: 26 }
            }
        }
        Row {
            spacing: 10
            Repeater {
                model: 4
                delegate: SeatBadge { required property int index; seat: index; size: 56 - index * 8; active: index < 2; anchors.verticalCenter: parent.verticalCenter }
            }
            Repeater {
                model: 4
                delegate: LetterDisc { required property int index; seat: index - 1; letter: "ABCD".charAt(index); anchors.verticalCenter: parent.verticalCenter }
            }
        }
        Row {
            spacing: 8
            IconButton { glyph: "undo"; text: "Undo"; wordShown: true; width: 72 }
            IconButton { glyph: "turn"; text: "Turn tile"; wordShown: true; width: 80 }
            IconButton { glyph: "hint"; text: "Hint"; wordShown: true; width: 72; enabled: false }
            IconButton { glyph: "zoomIn"; text: "Zoom in"; framed: true }
        }
        RefusalBar { width: parent.width; Component.onCompleted: show("The Priest may be played only after your Mummy.", "Rule") }
        Toast { width: parent.width; Component.onCompleted: show("Imhotep placed a tile.", "") }
        Panel {
            width: parent.width
            height: hint.height
            EmptyHint {
                id: hint
                width: parent.width
                text: "No matches yet"
                note: "A match you leave is kept here until it is finished."
                actionText: "New game"
            }
        }
    }
}
