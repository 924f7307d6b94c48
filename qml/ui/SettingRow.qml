import QtQuick
import QtQuick.Templates as T

// A row that leads somewhere or does something: its present value at the right, then the way in.
T.AbstractButton {
    id: root
    property string glyph
    property string note
    property string value
    property bool danger: false
    property bool leads: true               // shows the arrow of a row that opens something
    property string arrow: "next"
    implicitWidth: 320
    implicitHeight: face.implicitHeight
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: value ? text + ", " + value : text
    Accessible.description: note
    Accessible.onPressAction: root.clicked()

    PressGuard {}
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
    RowFace {
        id: face
        anchors.fill: parent
        glyph: root.glyph
        text: root.text
        note: root.note
        color: !root.enabled ? Theme.inkSoft : root.danger ? Theme.warn : Theme.ink
        Label {
            text: root.value
            decorative: true
            soft: true
            size: Theme.text
            width: Math.min(implicitWidth, root.width * 0.45)
            horizontalAlignment: Text.AlignRight
            anchors.verticalCenter: parent.verticalCenter
        }
        Glyph {
            visible: root.leads
            name: root.arrow
            size: 16
            color: Theme.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
