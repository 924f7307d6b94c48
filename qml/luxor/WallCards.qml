pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The forty places of the wall and the cards in them, and the card that would come. Each place stays, whatever lies in it: so a new
// list of cards makes nothing anew.
Item {
    id: root
    property list<luxorCard> bySlot: []
    property list<bool> lit: []             // cells that glow
    property bool dimmed: false
    property luxorCard ghost
    property luxorCard lastDrop
    property luxorCard noCard
    readonly property bool ghosted: ghost.shaft >= 0
    property real edge: 3
    property real head: 20
    property real cellWidth: 48
    property real cellHeight: 35

    function slotX(shaft: int): real { return edge + shaft * cellWidth }
    function slotY(place: int): real { return head + (8 - 2 * place) * cellHeight }

    Repeater {
        model: 40
        WallCard {
            id: card
            required property int index
            readonly property int shaft: Math.floor(index / 5)
            readonly property int place: index % 5
            readonly property bool last: root.lastDrop.shaft === shaft && root.lastDrop.place === place
            readonly property bool fresh: face.fresh
            visible: faced
            piece: "wall." + shaft + "." + place
            face: index < root.bySlot.length ? root.bySlot[index] : root.noCard
            x: root.slotX(shaft)
            y: root.slotY(place)
            cellWidth: root.cellWidth
            cellHeight: root.cellHeight
            faded: root.dimmed
            glowBottom: root.lit[shaft * 10 + place * 2] === true
            glowTop: root.lit[shaft * 10 + place * 2 + 1] === true
            edge: last ? Theme.inkSoft : LuxorPaint.cardEdge
            edgeWidth: last ? 2 : 1
            onFreshChanged: if (fresh && Theme.motion > 0) flash.restart()
            Rectangle {
                id: gleam
                anchors.fill: parent
                anchors.margins: 1
                radius: 4
                color: Theme.goldFill
                opacity: 0
                visible: opacity > 0
                NumberAnimation { id: flash; target: gleam; property: "opacity"; from: 0.55; to: 0; duration: Theme.ms(500); easing.type: Easing.OutQuad }
            }
        }
    }
    WallCard {
        id: ghostCard
        visible: root.ghosted
        ghost: true
        face: root.ghost
        x: root.ghosted ? root.slotX(root.ghost.shaft) : 0
        y: root.ghosted ? root.slotY(root.ghost.place) : 0
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
        glowTop: root.ghosted && root.lit[root.ghost.shaft * 10 + root.ghost.place * 2 + 1] === true
        glowBottom: root.ghosted && root.lit[root.ghost.shaft * 10 + root.ghost.place * 2] === true
        Halo {
            anchors.margins: 1
            radius: 4
            may: root.ghosted
        }
    }
}
