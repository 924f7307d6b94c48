pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// The small things of the own seat: the scarab, the project (to be seen only while it is held), the Rest tiles taken.
Row {
    id: root
    required property PyramidicePlay play
    property pyramidiceSide side
    readonly property list<pyramidiceTile> tiles: side.tiles
    readonly property list<int> projects: side.projects
    property bool peeking: false            // the project is being looked at
    signal seatAsked()
    spacing: 2

    PieceButton {
        objectName: "ownScarab"
        visible: root.side.scarab > 0
        width: 44
        height: Theme.touch
        spoken: visible ? Book.scarab(root.side.scarab).fullName : ""
        onTapped: root.seatAsked()
        onHeld: root.play.ruleAsked(Book.scarab(root.side.scarab).page)
        Shows {
            piece: "seat." + root.side.seat + ".scarab"
            value: String(sign.scarab)
        }
        ScarabSign {
            id: sign
            anchors.centerIn: parent
            scarab: Math.max(1, root.side.scarab)
            size: 32
        }
    }
    PieceButton {
        id: project
        objectName: "ownProject"
        visible: root.projects.length > 0
        width: 44
        height: Theme.touch
        spoken: visible && told ? Book.project(root.projects[0]).text : qsTr("Your project, hold to see it")
        property bool told: false           // a screen reader cannot hold
        onDownChanged: root.peeking = down
        onActiveFocusChanged: told = false
        Shows {
            piece: root.side.seat < 0 ? "" : "seat." + root.side.seat + ".projects"
            value: [...root.projects].join(" ")
        }
        Accessible.onPressAction: told = !told
        ProjectCard {
            anchors.centerIn: parent
            width: 30
            height: 39
            enabled: false
            hidden: true
            project: 0
        }
        Glyph {
            anchors.centerIn: parent
            name: "peek"
            size: 17
            color: Theme.inkSoft
        }
    }
    PieceButton {
        objectName: "ownTiles"
        width: Math.max(44, mini.implicitWidth + 6)
        height: Theme.touch
        spoken: qsTr("%n of 3 Rest tiles taken", "", root.tiles.length)
        onTapped: root.seatAsked()
        onHeld: root.play.ruleAsked("pyramidice/rest")
        Shows {
            piece: root.side.seat < 0 ? "" : "seat." + root.side.seat + ".tileCount"
            value: String(root.tiles.length)
        }
        Row {
            id: mini
            anchors.centerIn: parent
            spacing: 3
            Repeater {
                model: 3
                delegate: Rectangle {
                    required property int index
                    readonly property bool taken: index < root.tiles.length
                    width: 13
                    height: 13
                    radius: 3
                    color: taken ? Theme.card : Theme.tint(Theme.recess, 0.5)
                    border.width: 1
                    border.color: taken ? Theme.inkSoft : Theme.line
                    Glyph {
                        visible: parent.taken
                        anchors.centerIn: parent
                        name: "moon"
                        size: 9
                        color: Theme.inkSoft
                    }
                }
            }
        }
    }
}
