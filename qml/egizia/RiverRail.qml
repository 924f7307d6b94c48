pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// Where on the river everybody is: twenty steps from Ombos down, the three sites, the part in sight, and each seat's sign at its last ship.
// A finger on it leads the map there.
Item {
    id: root
    property list<egiziaLast> seats: []
    property real from: 0                   // the part in sight, 0 .. 1 of the map
    property real to: 1
    property string spoken
    readonly property real mark: Math.max(18, Math.min(22, width * 0.7))
    readonly property real head: mark + 6
    readonly property real step: (height - head - 8) / 20
    // Signs never cover each other: they are pushed apart in the order of the river.
    readonly property list<egiziaMark> spots: {
        const sorted = [...seats].sort((a, b) => a.bend - b.bend || a.seat - b.seat), out = []
        let least = -100
        for (const one of sorted) {
            const y = Math.max(least, at(one.bend))
            out.push({ seat: one.seat, passed: one.passed, passing: one.passing, y: y, bend: one.bend })
            least = y + mark + 1
        }
        let most = height - mark / 2
        for (let i = out.length - 1; i >= 0; i--) {
            out[i].y = Math.min(out[i].y, most)
            most = out[i].y - mark - 1
        }
        return out
    }
    signal led(int bend)
    function at(bend: int): real { return bend <= 0 ? mark / 2 + 1 : head + (bend - 0.5) * step }
    implicitWidth: 30
    implicitHeight: 440
    Accessible.role: Accessible.Slider
    Accessible.name: spoken
    Accessible.ignored: spoken === ""
    Accessible.onIncreaseAction: root.led(Math.min(20, Math.round(root.to * 20) + 1))
    Accessible.onDecreaseAction: root.led(Math.max(1, Math.round(root.from * 20) - 1))

    Rectangle {
        x: root.width / 2 - 1
        y: root.head
        width: 2
        height: root.step * 20
        radius: 1
        color: Theme.line
    }
    Rectangle {                             // the part in sight
        x: root.width / 2 - 3
        y: root.head + Math.max(0, root.from) * root.step * 20
        width: 6
        height: Math.max(8, (Math.min(1, root.to) - Math.max(0, root.from)) * root.step * 20)
        radius: 3
        color: Theme.goldLine
        opacity: 0.85
    }
    Repeater {
        model: 20
        Rectangle {
            required property int index
            readonly property bool site: index === 5 || index === 11 || index === 17
            width: site ? 12 : 6
            height: site ? 3 : 1
            radius: 1
            x: (root.width - width) / 2
            y: root.at(index + 1) - height / 2
            color: site ? Theme.goldLine : Theme.line
        }
    }
    Repeater {
        model: RowList { rows: root.spots; key: "seat" }
        SeatBadge {
            id: badge
            required property egiziaMark modelData
            seat: modelData.seat
            size: root.mark + 4
            decorative: true
            x: (root.width - width) / 2
            y: modelData.y - height / 2
            opacity: modelData.passed ? 0.5 : 1
            Rectangle {
                z: -1
                anchors.fill: parent
                anchors.margins: 1
                radius: width / 2
                color: Theme.board
            }
            Shows {
                piece: badge.modelData.passing ? "" : "seat." + badge.seat + ".last"
                value: String(badge.modelData.bend)
            }
            Behavior on y { NumberAnimation { duration: Theme.ms(260); easing.type: Easing.InOutCubic } }
        }
    }
    FingerArea {
        x: Math.min(0, root.width - Theme.touch)
        width: Math.max(root.width, Theme.touch)
        height: root.height
        keep: true
        function lead(y: real): void { root.led(Math.max(1, Math.min(20, Math.round((y - root.head) / root.step + 0.5)))) }
        onPressed: (x, y) => {
            keep = true
            lead(y)
        }
        onMoved: (x, y) => lead(y)
    }
}
