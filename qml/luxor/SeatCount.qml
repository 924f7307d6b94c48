import QtQuick
import Architects.Ui

// A small sign and how many there are of it.
Row {
    id: root
    property string art
    property real signWidth: 8
    property int count: 0
    property int figure: 14
    property bool strong: false
    spacing: 3
    Picture {
        width: Math.round(root.signWidth)
        height: Math.round(root.figure * 1.2)
        svg: root.art
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        text: root.count
        decorative: true
        size: root.figure
        soft: !root.strong
        font.weight: root.strong ? Font.DemiBold : Font.Normal
        anchors.verticalCenter: parent.verticalCenter
    }
}
