import QtQuick
import Architects.Ui

// A small sign and how many there are of it.
Row {
    id: root
    property string sign
    property int worker: -1                 // a worker in place of a sign
    property int count: 0
    property string text                    // in place of the count
    property real size: 14
    property bool strong: false
    property bool faded: false
    spacing: 2
    opacity: faded ? 0.55 : 1
    Sign {
        visible: root.worker < 0
        name: root.sign
        size: root.size * 1.1
        color: root.sign === "star" ? Theme.goldLine : root.strong ? Theme.ink : Theme.inkSoft
        fill: root.sign === "stone" ? EgiziaPaint.stone : "transparent"
        anchors.verticalCenter: parent.verticalCenter
    }
    Worker {
        visible: root.worker >= 0
        kind: Math.max(0, root.worker)
        size: root.size * 1.6
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        text: root.text !== "" ? root.text : root.count
        decorative: true
        size: Math.round(root.size)
        soft: !root.strong
        font.weight: root.strong ? Font.DemiBold : Font.Normal
        wrapMode: Text.NoWrap
        anchors.verticalCenter: parent.verticalCenter
    }
}
