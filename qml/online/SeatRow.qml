import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// A seat at the table: its medallion, who sits there, what that means.
T.AbstractButton {
    id: root
    property int seat: 0
    property string note
    property bool leads: enabled
    property string mark                    // a sign at the right
    implicitWidth: 320
    implicitHeight: face.implicitHeight + 8
    activeFocusOnTab: enabled
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: qsTr("Seat %1: %2").arg(seat + 1).arg(text)
    Accessible.description: note
    Accessible.onPressAction: root.clicked()

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: -8
            anchors.rightMargin: -8
            radius: Theme.radius
            color: Theme.tint(Theme.goldFill, root.down ? 0.24 : root.hovered && root.enabled ? 0.1 : 0)
        }
        FocusRing { shown: root.visualFocus }
    }
    SeatBadge {
        seat: root.seat
        size: 36
        decorative: true
        anchors.verticalCenter: parent.verticalCenter
    }
    RowFace {
        id: face
        x: 48
        width: root.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        note: root.note
        Glyph {
            visible: root.mark !== ""
            name: root.mark
            size: 20
            color: Theme.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }
        Glyph {
            visible: root.leads
            name: "next"
            size: 16
            color: Theme.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
