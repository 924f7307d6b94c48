pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// The quarry or the market track: five squares, what each is good for, and everybody's marker on it.
PieceButton {
    id: root
    property string track: "quarry"         // or market
    property list<egiziaMarker> markers: []
    property int seat: -1                   // whose marker would go on
    property int ghostSquare: 0             // and where to
    property string title
    readonly property real cell: (width - sign.width - 6) / 5
    readonly property real head: title === "" ? 0 : Theme.label * 1.5
    implicitWidth: 300
    implicitHeight: head + Math.max(Theme.touch, 34 + Math.min(18, Theme.micro * 1.4))
    ringRadius: 6

    // What a square is good for, from 0.
    function worthOf(square: int): var {
        return (track === "quarry" ? [[], [], [], [{ text: "2" }, { sign: "stone" }, { sign: "to" }, { sign: "star" }], [{ text: "+3" }, { sign: "stone" }]]
                                   : [[{ text: "−3" }], [{ text: "−2" }], [{ text: "−2" }], [{ text: "−1" }], [{ text: "−1" }, { text: "+2" }, { sign: "star" }]])[square]
    }

    Label {
        visible: root.title !== ""
        text: root.title
        decorative: true
        soft: true
    }
    Sign {
        id: sign
        name: root.track === "quarry" ? "chisel" : "market"
        size: 26
        y: root.head + (root.height - root.head - height) / 2
    }
    Repeater {
        model: 5
        Rectangle {
            id: square
            required property int index
            readonly property list<egiziaMarker> here: [...root.markers].filter(one => one.square === index + 1)
            readonly property bool aimed: root.ghostSquare === index + 1
            x: sign.width + 6 + index * root.cell + 1
            y: root.head
            width: root.cell - 2
            height: root.height - root.head
            radius: 3
            color: index === 4 ? Theme.mix(EgiziaPaint.blockOpen, Theme.goldFill, 0.2) : index === 3 && root.track === "quarry" ? EgiziaPaint.blockOpen : EgiziaPaint.blockLater
            border.width: aimed ? 2 : 1
            border.color: aimed ? Theme.goldLine : EgiziaPaint.blockEdge
            FaceRow {
                tokens: root.worthOf(square.index)
                size: Math.min(18, 15 * Theme.zoom)
                room: square.width - 4
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height - implicitHeight - 1
                color: Theme.inkSoft
            }
            Row {
                readonly property int count: square.here.length + (square.aimed && root.seat >= 0 ? 1 : 0)
                readonly property real mark: Math.min(24, (square.width - 4) / Math.max(1, Math.min(2.4, count * 0.8)))
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.max(0, (square.height - Math.min(18, 15 * Theme.zoom) * 1.1 - mark) / 2)
                spacing: count > 2 ? -mark * 0.4 : -mark * 0.16
                Repeater {
                    model: square.here
                    SeatBadge {
                        id: marker
                        required property egiziaMarker modelData
                        seat: modelData.seat
                        size: Math.min(24, (square.width - 4) / Math.max(1, Math.min(2.4, square.here.length * 0.8)))
                        decorative: true
                        Shows {
                            piece: "seat." + marker.modelData.seat + "." + root.track
                            value: String(square.index + 1)
                        }
                    }
                }
                SeatBadge {
                    visible: square.aimed && root.seat >= 0
                    seat: Math.max(0, root.seat)
                    size: parent.mark
                    opacity: 0.6
                    decorative: true
                }
            }
        }
    }
    Halo {
        anchors.margins: -2
        may: root.may
        chosen: root.chosen
        radius: 5
    }
}
