import QtQuick
import Architects.Ui
import Architects.Pyramidice

// Fame as on its track of fifty: a slim line that fills, a mark for every fifty gone round, and the number, counting up as it changes.
Item {
    id: root
    property int fame: 0
    property int seat: 0
    property real shownFame: fame
    readonly property int laps: Math.floor(fame / 50)
    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight + 5
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n Fame", "", fame)
    Shows {                                 // while it counts it says neither
        piece: counting.running ? "" : "seat." + root.seat + ".fame"
        value: String(Math.round(root.shownFame))
    }
    Behavior on shownFame { NumberAnimation { id: counting; duration: Theme.ms(420); easing.type: Easing.OutCubic } }

    Row {
        id: row
        spacing: 4
        FameStar {
            size: Math.min(Theme.heading, 28)
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: Math.round(root.shownFame)
            decorative: true
            size: Math.min(Theme.subtitle, 30)
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
        Label {
            visible: root.laps > 0
            text: "+" + root.laps * 50
            decorative: true
            soft: true
            size: Math.min(Theme.micro, 14)
            font.weight: Font.DemiBold
        }
    }
    Rectangle {
        y: root.height - 3
        width: root.width
        height: 3
        radius: 1.5
        color: Theme.tint(Theme.line, 0.5)
        Rectangle {
            width: parent.width * (root.shownFame % 50) / 50
            height: 3
            radius: 1.5
            color: Theme.goldLine
        }
    }
}
