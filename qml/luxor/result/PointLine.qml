import QtQuick
import Architects.Luxor
import Architects.Model
import Architects.Ui

// One reason for points: the piece it speaks of, what it is, what it brought.
Item {
    id: root
    required property LuxorModel board
    property luxorScoreLine line
    property int seat: 0
    readonly property bool ofTomb: line.tomb.tomb >= 0
    readonly property int animal: ofTomb ? line.tomb.pillar : line.pharaoh
    readonly property int points: seat < line.points.length ? line.points[seat] : 0
    implicitHeight: Math.max(34, words.implicitHeight + 8)
    Accessible.role: Accessible.StaticText
    Accessible.name: Labelled.text(sentence(), points)

    function sentence(): string {
        const name = board.animalName(animal)
        if (!ofTomb)
            return points > 0 ? qsTr("Pharaoh card, own researcher there: %1").arg(name) : qsTr("Pharaoh card, no own researcher there: %1").arg(name)
        return [qsTr("One eye, pillar: %1"), qsTr("Two eyes, pillar: %1"), qsTr("Three eyes, pillar: %1")][line.tomb.eyes - 1].arg(name)
    }

    Sarcophagus {
        visible: root.ofTomb
        size: 44
        anchors.verticalCenter: parent.verticalCenter
        eyes: root.line.tomb.eyes
    }
    Animal {
        visible: !root.ofTomb
        x: 6
        width: 32
        height: 24
        anchors.verticalCenter: parent.verticalCenter
        kind: root.animal
    }
    Label {
        id: words
        x: 54
        width: root.width - x - sum.width - 8
        anchors.verticalCenter: parent.verticalCenter
        text: root.sentence()
        decorative: true
        soft: root.points === 0
    }
    Label {
        id: sum
        x: root.width - width
        width: Theme.text * 1.8
        horizontalAlignment: Text.AlignRight
        anchors.verticalCenter: parent.verticalCenter
        text: root.points
        decorative: true
        soft: root.points === 0
        size: Theme.text
        font.weight: root.points === 0 ? Font.Normal : Font.DemiBold
    }
}
