import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// A page of rules in few words: its small picture and its name.
T.AbstractButton {
    id: root
    property string note                    // spoken only
    property var sign: null                 // {picture, values}
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 16)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: note
    Accessible.onPressAction: root.clicked()

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.tint(Theme.goldFill, root.down ? 0.24 : root.hovered ? 0.1 : 0)
    }
    FocusRing { shown: root.visualFocus }
    Loader {
        id: picture
        readonly property var wanted: root.sign
        x: 20 - width / 2
        anchors.verticalCenter: parent.verticalCenter
        onWantedChanged: if (wanted) setSource(wanted.picture, wanted.values)
    }
    Label {
        id: words
        x: root.sign ? 46 : 8
        width: root.width - x - 4
        text: root.text
        decorative: true
        size: Theme.text
        anchors.verticalCenter: parent.verticalCenter
    }
}
