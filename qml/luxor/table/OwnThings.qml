import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Luxor

// What only the player knows: the pharaoh card, and the mummies found, which are seen only while they are held.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorSeen seen
    readonly property int viewer: play.table.viewer
    readonly property list<luxorTomb> tombs: viewer >= 0 && viewer < seen.sides.length ? found(seen.sides[viewer]) : []
    readonly property int pharaoh: play.board.pharaoh
    readonly property alias peek: peek
    readonly property bool worded: width > 300 * Theme.zoom
    implicitHeight: Theme.touch

    // Those that have come to their owner, with what lies in them.
    function found(shown: luxorSide): var {
        return [...play.side(viewer).tombs].filter(one => [...shown.tombs].some(other => other.tomb === one.tomb))
    }

    Label {
        id: word
        visible: root.worded && root.pharaoh >= 0
        text: qsTr("Your pharaoh")
        soft: true
        decorative: true
        anchors.verticalCenter: parent.verticalCenter
    }
    PharaohCard {
        id: card
        objectName: "pharaoh"
        visible: root.pharaoh >= 0
        x: word.visible ? word.implicitWidth + 10 : 0
        height: Theme.touch
        animal: Math.max(0, root.pharaoh)
        size: 28
        spoken: root.pharaoh >= 0 ? qsTr("Your pharaoh card: %1. 7 points if your researcher stands there at the end.").arg(root.play.board.animalName(root.pharaoh)) : ""
        Shows {
            piece: root.pharaoh >= 0 ? "pharaoh" : ""
            value: card.animal
        }
        onTapped: root.play.ruleAsked("luxor/pharaoh")
        onHeld: root.play.ruleAsked("luxor/pharaoh")
    }
    Label {
        id: bonus
        visible: card.visible
        text: "+7"
        decorative: true
        font.weight: Font.DemiBold
        x: card.x + card.width + 6
        anchors.verticalCenter: parent.verticalCenter
    }
    Glyph {
        visible: peek.visible
        name: "peek"
        size: 17
        color: Theme.inkSoft
        x: peek.x - width - 6
        anchors.verticalCenter: parent.verticalCenter
    }
    MummyPeek {
        id: peek
        readonly property real free: root.width - bonus.x - bonus.width - 32
        objectName: "mummies"
        visible: root.tombs.length > 0
        opacity: open ? 0 : 1
        x: root.width - width
        width: Math.min(free, Math.max(Theme.touch, Math.min(root.tombs.length, Math.ceil(root.tombs.length / 2)) * (lid + 6) - 6))
        height: Theme.touch
        lid: root.tombs.length > 6 ? 22 : root.tombs.length > 2 ? 32 : 44
        mummies: root.tombs
        valued: false                       // what lies in them is shown large, above the finger
        spoken: qsTr("%n mummy(s) of yours, hold to see them", "", root.tombs.length)
        spokenFace: [...root.tombs].map(one => qsTr("%1: %2").arg(root.play.board.animalName(one.pillar)).arg(one.value)).join(", ")
        onHeld: {}
    }
}
