import QtQuick
import Architects.Ui

// A number between one and most, by two buttons.
Row {
    id: root
    property int least: 1
    property int most: 9
    property int value: 1
    property string unitName
    signal stepped(int value)
    spacing: 0
    IconButton {
        objectName: "less"
        glyph: "minus"
        text: qsTr("Fewer %1").arg(root.unitName)
        enabled: root.value > root.least
        width: 44
        onClicked: root.stepped(root.value - 1)
    }
    Label {
        text: root.value
        display: true
        size: Math.min(Theme.subtitle, 32)
        width: Math.max(34, implicitWidth)
        horizontalAlignment: Text.AlignHCenter
        anchors.verticalCenter: parent.verticalCenter
    }
    IconButton {
        objectName: "more"
        glyph: "plus"
        text: qsTr("More %1").arg(root.unitName)
        enabled: root.value < root.most
        width: 44
        onClicked: root.stepped(root.value + 1)
    }
}
