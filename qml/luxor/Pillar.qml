pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A pillar, 54 x 134: sarcophagi on top, the animal and three places for scarabs on the shaft, at most one researcher in front.
PieceButton {
    id: root
    property int animal: 0
    property int scarabs: 0
    property int ghostScarabs: 0            // that would come
    property int seat: -1                   // of the researcher in front
    property int ghostSeat: -1              // of one that would come
    property list<int> sarcophagi: []       // the eyes of each, from the top
    property bool glow: false
    property bool faded: false
    readonly property real unit: Math.min(width / 54, height / 134)
    readonly property real shiftX: (width - 54 * unit) / 2
    readonly property real shiftY: height - 134 * unit
    readonly property real stackTop: 42 - 13.5 * sarcophagi.length
    implicitWidth: 54
    implicitHeight: 134

    function at(x: real, y: real): point { return Qt.point(shiftX + x * unit, shiftY + y * unit) }
    // Centres, in its own coordinates.
    function scarabPoint(i: int): point { return at(27 + (i - 1) * 11, 100.5) }
    function researcherPoint(): point { return at(27, 120) }
    function sarcophagusPoint(): point { return at(27, stackTop + 6.5) }

    Shows {
        piece: "pillar." + root.animal + ".scarabs"
        value: root.scarabs
    }
    Shows {
        piece: "pillar." + root.animal + ".seat"
        value: root.seat
    }
    Shows {
        piece: "pillar." + root.animal + ".tombs"
        value: [...root.sarcophagi].join("")
    }
    Rectangle {
        visible: root.glow
        x: root.shiftX
        y: root.shiftY + (root.stackTop - 5) * root.unit
        width: 54 * root.unit
        height: root.height - y + 2
        radius: 6
        color: Theme.tint(Theme.goldFill, Theme.night ? 0.22 : 0.3)
    }
    Item {
        x: root.shiftX
        y: root.shiftY
        opacity: root.faded ? 0.6 : 1
        Repeater {
            model: root.sarcophagi
            Sarcophagus {
                required property int modelData
                required property int index
                eyes: modelData
                size: 46 * root.unit
                x: 4 * root.unit
                y: (42 - 13.5 * (root.sarcophagi.length - index)) * root.unit
            }
        }
        Picture {
            y: 42 * root.unit
            width: 54 * root.unit
            height: 92 * root.unit
            svg: Art.pillar(LuxorPaint.stone, root.glow || root.chosen ? Theme.goldLine : LuxorPaint.stonePen, Theme.line,
                            root.glow || root.chosen ? 1.6 : 1.1, Theme.shadow, Theme.night ? 0.4 : 0.17)
        }
        Animal {
            x: 10 * root.unit
            y: 65 * root.unit
            width: 34 * root.unit
            height: 26 * root.unit
            kind: root.animal
        }
        Repeater {
            model: 3
            Scarab {
                required property int index
                x: (27 + (index - 1) * 11 - 5.4) * root.unit
                y: 94.2 * root.unit
                size: 12.6 * root.unit
                filled: index < root.scarabs
                ghost: index >= root.scarabs && index < root.scarabs + root.ghostScarabs
            }
        }
        Researcher {
            visible: root.seat >= 0
            seat: root.seat
            size: 33.6 * root.unit
            x: (root.ghostSeat >= 0 ? 7 : 15.5) * root.unit
            y: 102.4 * root.unit
            opacity: root.ghostSeat >= 0 ? 0.55 : 1
        }
        Researcher {
            visible: root.ghostSeat >= 0
            seat: root.ghostSeat
            size: 33.6 * root.unit
            x: (root.seat >= 0 ? 24 : 15.5) * root.unit
            y: 102.4 * root.unit
            ghost: root.seat < 0
        }
    }
    Halo {
        anchors.margins: 1
        may: root.may
        chosen: root.chosen
    }
}
