pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// The score track as a ruler: each seat hangs at its points. Who stands further right is further in front, also on one and the same square.
PieceButton {
    id: root
    property list<egiziaStanding> seats: [] // the foremost first
    readonly property int low: Math.min(0, ...[...seats].map(one => one.points))
    readonly property int high: Math.max(20, ...[...seats].map(one => one.points)) + 4
    readonly property real mark: 28
    readonly property real inner: width - mark - 8
    readonly property int every: high - low > 90 ? 20 : high - low > 40 ? 10 : 5
    // Pushed apart from the right, so that the order stays readable.
    readonly property list<egiziaMark> spots: {
        const out = []
        let most = width - mark / 2 - 1
        for (const one of seats) {
            const x = Math.min(most, at(one.points))
            out.push({ seat: one.seat, points: one.points, x: x, lean: at(one.points) - x })
            most = x - mark - 1
        }
        let least = mark / 2 + 1
        for (let i = out.length - 1; i >= 0; i--) {
            const x = Math.max(out[i].x, least)
            out[i].lean += out[i].x - x
            out[i].x = x
            least = x + mark + 1
        }
        return out
    }
    function at(points: int): real { return mark / 2 + 4 + (points - low) / Math.max(1, high - low) * inner }
    implicitWidth: 358
    implicitHeight: 34 + mark + Math.round(Theme.micro * 1.3)
    scale: 1

    Rectangle {
        x: root.mark / 2
        width: root.width - root.mark
        y: root.mark + 12
        height: 6
        radius: 3
        color: EgiziaPaint.blockLater
        border.width: 1
        border.color: EgiziaPaint.blockEdge
    }
    Repeater {
        model: Math.floor(root.high / root.every) - Math.ceil(root.low / root.every) + 1
        Item {
            required property int index
            readonly property int value: (Math.ceil(root.low / root.every) + index) * root.every
            x: root.at(value)
            Rectangle {
                x: -0.5
                y: root.mark + 12
                width: 1
                height: 10
                color: Theme.inkSoft
            }
            Label {
                text: parent.value
                decorative: true
                soft: true
                size: Theme.micro
                wrapMode: Text.NoWrap
                x: -width / 2
                y: root.mark + 22
            }
        }
    }
    Repeater {
        model: root.spots
        Item {
            id: one
            required property egiziaMark modelData
            readonly property real lean: modelData.lean
            x: modelData.x
            Behavior on x { NumberAnimation { duration: Theme.ms(420); easing.type: Easing.InOutCubic } }
            Rectangle {                     // from the sign to its square
                x: 0
                y: root.mark
                width: Math.hypot(one.lean, 14)
                height: 2
                color: Theme.seat(one.modelData.seat)
                transformOrigin: Item.Left
                rotation: Math.atan2(14, one.lean) * 180 / Math.PI
            }
            Rectangle {
                x: one.lean - 3
                y: root.mark + 12
                width: 6
                height: 6
                radius: 3
                color: Theme.seat(one.modelData.seat)
            }
            SeatBadge {
                seat: one.modelData.seat
                size: root.mark + 4
                x: -width / 2
                y: -2
                decorative: true
            }
        }
    }
}
