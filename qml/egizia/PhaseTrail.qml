pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// Where the round stands: five suns for the rounds, seven signs for the phases; the present one is gold and says its name.
PieceButton {
    id: root
    property int round: 1
    property int rounds: 5
    property int stage: 1                   // 1 to 7; 0 before, 8 after the last
    property string title                   // of the present phase
    readonly property list<string> signs: ["cards", "ship", "grain", "stone", "pyramid", "star", "most"]
    readonly property real dot: 24
    implicitWidth: 340
    implicitHeight: Theme.touch
    ringRadius: 6

    Shows {
        piece: "round"
        value: String(root.round)
    }
    Shows {
        piece: "phase"
        value: String(root.stage)
    }
    Row {
        id: suns
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3
        Repeater {
            model: root.rounds
            Rectangle {
                required property int index
                readonly property bool now: index + 1 === root.round
                width: now ? 12 : 8
                height: width
                radius: width / 2
                color: index + 1 <= root.round ? Theme.goldFill : "transparent"
                border.width: 1
                border.color: index + 1 <= root.round ? Theme.goldLine : Theme.inkSoft
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Math.max(0, Math.min(6, (root.width - suns.width - 8 - 7 * root.dot - name.width) / 7))
        Repeater {
            model: 7
            Rectangle {
                id: one
                required property int index
                readonly property bool now: index + 1 === root.stage
                width: root.dot
                height: root.dot
                radius: 6
                color: now ? Theme.goldFill : "transparent"
                anchors.verticalCenter: parent.verticalCenter
                Sign {
                    anchors.centerIn: parent
                    name: root.signs[one.index]
                    size: one.now ? 19 : 16
                    color: one.now ? Theme.inkOnGold : one.index + 1 < root.stage ? Theme.inkSoft : Theme.inkSoft
                    fill: "transparent"
                    opacity: one.now ? 1 : one.index + 1 < root.stage ? 0.85 : 0.5
                }
            }
        }
        Label {
            id: name
            visible: text !== "" && root.width > 430
            text: root.title
            decorative: true
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
