import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Luxor

// One sarcophagus of a seat: its pillar, its eyes, and what is in it, if that is known: of the own only while it is held.
Item {
    id: root
    property luxorTomb tomb
    property string text
    property bool own: false
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 8)
    height: implicitHeight

    Animal {
        kind: root.tomb.pillar
        width: 40
        height: 30
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        id: words
        x: 52
        width: parent.width - x - 124
        text: root.text
        anchors.verticalCenter: parent.verticalCenter
    }
    MummyPeek {
        objectName: "peek"
        visible: root.own
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 110
        lid: 100
        mummies: [root.tomb]
        spoken: qsTr("%1, hold to see the mummy").arg(root.text)
        spokenFace: qsTr("%1: worth %2").arg(root.text).arg(root.tomb.value)
    }
    Sarcophagus {
        visible: !root.own
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        size: 100
        eyes: root.tomb.eyes
        value: root.tomb.value
        open: root.tomb.value > 0           // handed over by the one who looks: known for ever
    }
}
