pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "RestTiles.js" as RestTiles

// A Rest tile: what it costs on the upper edge, what it brings as pieces. Square, 64 to 96.
PieceButton {
    id: root
    property int tile: 1
    property int number: 0                  // its place in a game against an Architect
    property bool faceDown: false
    property bool dimmed: false
    property int seat: -1                   // whose it is
    property real size: 72
    readonly property list<string> pay: RestTiles.tile(tile).pay
    readonly property list<string> gain: RestTiles.tile(tile).gain
    readonly property string others: RestTiles.tile(tile).others || ""       // what all the others take
    readonly property bool priced: pay.length > 0
    readonly property real k: width / 72
    readonly property real part: (gain.length > 2 ? 20.5 : gain.length > 1 ? (priced ? 29 : 28) : 37) * k
    readonly property color ground: dimmed ? Theme.mix(Theme.card, Theme.page, 0.65) : Theme.card
    implicitWidth: size
    property real turned: faceDown ? 1 : 0
    readonly property bool back: turned > 0.5
    implicitHeight: width
    Behavior on turned { NumberAnimation { duration: Theme.ms(260); easing.type: Easing.InOutQuad } }
    transform: Scale {
        origin.x: root.width / 2
        xScale: Math.max(0.04, Math.abs(root.turned * 2 - 1))
    }
    ringRadius: 6

    SurfaceFace {
        anchors.fill: parent
        radius: 6
        color: root.back ? Theme.mix(Pigment.kerb, Theme.page, root.dimmed ? 0.5 : 0) : root.ground
        raised: !root.dimmed
    }
    Rectangle {     // the carved edge
        anchors.fill: parent
        anchors.margins: 3
        radius: 4
        color: "transparent"
        border.width: 1
        border.color: Theme.tint(Theme.line, 0.55)
    }
    Halo {
        may: root.may
        chosen: root.chosen
        radius: 6
    }
    Glyph {         // the back: the sun going down
        visible: root.back
        anchors.centerIn: parent
        size: 36 * root.k
        drawing: ({ s: "M2 17.4 H22 M5 21 H19 M6 17 A6 6 0 0 1 18 17 M12 7.6 V4 M5.4 10.4 L2.8 7.8 M18.6 10.4 L21.2 7.8", w: 1.8 })
        color: Theme.mix(Theme.inkSoft, Pigment.kerb, 0.35)
    }
    Row {
        id: price
        visible: !root.back && root.priced
        x: 7 * root.k
        y: 5 * root.k
        spacing: 3 * root.k
        Repeater {
            model: root.pay
            TileGain {
                required property string modelData
                code: modelData
                size: 22 * root.k
                width: modelData.charAt(0) === "F" ? implicitWidth * 1.15 : implicitWidth
                dimmed: root.dimmed
            }
        }
        Glyph {
            name: "next"
            size: 11 * root.k
            color: Theme.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Row {
        visible: !root.back
        spacing: root.gain.length > 2 ? 0 : 2 * root.k
        x: (root.width - width) / 2
        y: (root.priced ? 0.64 : root.others !== "" ? 0.38 : 0.49) * root.width - height / 2
        Repeater {
            model: root.gain
            TileGain {
                required property string modelData
                code: modelData
                size: root.part
                dimmed: root.dimmed
            }
        }
    }
    Row {           // what all the others take
        visible: !root.back && root.others !== ""
        spacing: 2 * root.k
        x: (root.width - width) / 2
        y: 50 * root.k
        opacity: root.dimmed ? 0.55 : 1
        Glyph {
            name: "friends"
            size: 16 * root.k
            color: Theme.inkSoft
        }
        PieceSign {
            kind: root.others || "C"
            size: 16 * root.k
        }
    }
    Rectangle {
        visible: root.number > 0
        width: Math.max(20, 20 * root.k)
        height: width
        radius: width / 2
        x: root.width - width * 0.72
        y: -width * 0.28
        color: Theme.mix(Theme.ink, Theme.card, root.dimmed ? 0.5 : 0.1)
        border.width: 1.5
        border.color: Theme.card
        Label {
            anchors.centerIn: parent
            text: root.number
            decorative: true
            color: Theme.card
            font.pixelSize: Math.round(parent.width * 0.62)
            font.weight: Font.Bold
        }
    }
    SeatBadge {
        visible: root.seat >= 0
        seat: Math.max(0, root.seat)
        size: 24 * root.k
        decorative: true
        x: root.width - width * 0.78
        y: root.width - height * 0.78
    }
}
