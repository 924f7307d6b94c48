import QtQuick
import QtQuick.Templates as T
import Architects.Ui
import Architects.Model

// The head of a mistake: its rank, which move of whom, what it cost. Tapped, it is looked at.
T.AbstractButton {
    id: root
    required property int index
    required property reviewMistake mistake
    property bool opened: false
    property bool narrow: false             // one of three side by side
    property bool terse: false              // whose sign, and what it cost
    implicitWidth: 200
    implicitHeight: Math.max(Theme.touch, face.implicitHeight + 10)
    text: qsTr("Move %1, %2: cost %3%").arg(mistake.number).arg(mistake.name).arg(mistake.cost)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: qsTr("%1 Better: %2").arg(mistake.played).arg(mistake.better)
    Accessible.onPressAction: root.clicked()

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        SurfaceFace {
            visible: root.narrow
            anchors.fill: parent
            edge: root.opened ? Theme.goldLine : Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.4)
            edgeWidth: root.opened ? 2 : 1
            color: root.opened ? Theme.mix(Theme.card, Theme.goldFill, 0.14) : Theme.card
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.tint(Theme.goldFill, root.down ? 0.24 : root.hovered ? 0.1 : 0)
        }
        FocusRing { shown: root.visualFocus }
    }
    Item {
        id: face
        anchors.fill: parent
        implicitHeight: root.narrow ? words.implicitHeight : Math.max(26, words.implicitHeight)
        Rectangle {                         // the same sign as on the curve
            id: rank
            width: root.narrow ? 18 : 22
            height: width
            radius: width / 2
            x: root.narrow ? 8 : 4
            anchors.verticalCenter: parent.verticalCenter
            color: root.opened ? Theme.goldFill : Theme.warnFill
            Label {
                anchors.centerIn: parent
                text: root.index + 1
                decorative: true
                size: root.narrow ? 11 : 13
                font.weight: Font.Bold
                color: root.opened ? Theme.inkOnGold : Theme.inkOnWarn
            }
        }
        SeatBadge {
            id: badge
            visible: root.terse
            seat: root.mistake.seat
            size: 26
            decorative: true
            x: rank.x + rank.width + 3
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            readonly property string lost: "−" + qsTr("%1%").arg(root.mistake.cost)
            x: root.terse ? badge.x + badge.width + 4 : rank.x + rank.width + 7
            width: parent.width - x - 4
            anchors.verticalCenter: parent.verticalCenter
            Label {
                visible: !root.terse
                text: root.narrow ? root.mistake.name : qsTr("Move %1, %2").arg(root.mistake.number).arg(root.mistake.name)
                decorative: true
                size: root.narrow ? Theme.label : Theme.text
                font.weight: Font.DemiBold
                width: parent.width - (root.narrow ? 0 : cost.width + 8)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            Label {
                visible: root.narrow
                text: root.terse ? words.lost : qsTr("no. %1").arg(root.mistake.number) + " · " + words.lost
                decorative: true
                soft: true
                width: parent.width
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
            }
        }
        Label {
            id: cost
            visible: !root.narrow
            text: qsTr("cost %1%").arg(root.mistake.cost)
            decorative: true
            color: Theme.warn
            size: Theme.text
            anchors.right: parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
