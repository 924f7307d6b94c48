import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// A match in a list: what it is, who plays, and at the right what else can be done with it.
Item {
    id: root
    property string text
    property string note
    property string glyph
    property string actionGlyph: "more"
    property string actionText
    signal chosen()
    signal action()
    implicitWidth: 320
    implicitHeight: face.implicitHeight + 8

    T.AbstractButton {
        id: button
        width: parent.width - action.width
        height: parent.height
        activeFocusOnTab: true
        text: root.text
        onClicked: root.chosen()
        Keys.onReturnPressed: button.clicked()
        Keys.onEnterPressed: button.clicked()
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: root.note
        Accessible.onPressAction: button.clicked()
        HoverHandler { cursorShape: Qt.PointingHandCursor }
        background: Item {
            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: -8
                radius: Theme.radius
                color: Theme.tint(Theme.goldFill, button.down ? 0.24 : button.hovered ? 0.1 : 0)
            }
            FocusRing { shown: button.visualFocus }
        }
        RowFace {
            id: face
            anchors.fill: parent
            glyph: root.glyph
            text: root.text
            note: root.note
        }
    }
    IconButton {
        id: action
        glyph: root.actionGlyph
        glyphSize: 20
        color: Theme.inkSoft
        text: root.actionText
        anchors.right: parent.right
        anchors.rightMargin: -8
        anchors.verticalCenter: parent.verticalCenter
        onClicked: root.action()
    }
}
