pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// The chance of winning after each move, a line for each seat: its colour, its stroke and its sign at the end. A finger or the arrow keys
// lead the cursor along it.
FocusScope {
    id: root
    required property ReviewModel review
    property int seatCount: 2
    readonly property real plotX: 34
    readonly property real plotY: 12
    readonly property real plotWidth: width - plotX - 30
    readonly property real plotHeight: height - plotY - 18
    readonly property reviewMove now: review.now
    readonly property list<reviewLine> curves: review.curves
    readonly property list<reviewMistake> mistakes: review.mistakes
    property reviewMistake none
    readonly property bool inMistake: review.mistake >= 0 && review.mistake < mistakes.length
    readonly property reviewMistake opened: inMistake ? mistakes[review.mistake] : none
    // In the midst of a mistake the cursor stands where the moves looked at would be.
    readonly property int place: review.at + (inMistake ? review.step : 0)
    property bool keyed: true               // the keyboard was used last
    implicitHeight: 150
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Chance of winning, move by move")
    Accessible.description: now.spoken + ". " + review.summary
    Accessible.focusable: true
    Accessible.onIncreaseAction: review.at += 1
    Accessible.onDecreaseAction: review.at -= 1

    function xOf(move: real): real { return plotX + plotWidth * move / Math.max(1, review.moveCount) }
    function yOf(chance: real): real { return plotY + plotHeight * (1 - chance) }
    function lead(x: real): void { review.at = Math.round((x - plotX) / plotWidth * review.moveCount) }
    function hex(c: color): string { return String(c).length === 9 ? "#" + String(c).slice(3) : String(c) }
    // Everything that stays still, as one drawing.
    function drawn(w: real, h: real, all: var, ghost: string, night: bool): string {
        if (w <= 0 || h <= 0)
            return ""
        const rule = chance => `<path d="M${plotX} ${yOf(chance)}H${plotX + plotWidth}" stroke="${hex(Theme.line)}" stroke-width="${chance === 0.5 ? 1.2 : 0.8}" ${chance === 0.5 ? "" : "stroke-opacity='0.6'"}/>`
        const points = curve => curve.map((chance, i) => (i ? "L" : "M") + xOf(i).toFixed(2) + " " + yOf(chance).toFixed(2)).join("")
        const own = all[0] || []
        const ground = own.length > 1 && all.length === 2 ? `<path d="${points(own)}L${xOf(own.length - 1)} ${yOf(0.5)}L${plotX} ${yOf(0.5)}Z" fill="${hex(Theme.seat(0))}" fill-opacity="${night ? 0.16 : 0.1}"/>` : ""
        const lines = all.map((curve, seat) => `<path d="${points(curve)}" fill="none" stroke="${hex(Theme.seat(seat))}" stroke-width="${seat === 2 ? 2.6 : 2.2}" stroke-linejoin="round" stroke-linecap="round" ${Words.stroke(seat)}/>`)
        return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${[0, 0.25, 0.5, 0.75, 1].map(rule).join("")}${ground}${lines.reverse().join("")}${ghost}</svg>`
    }
    function pointsOf(line: reviewLine): var { return [...line.points] }
    function chanceOf(seat: int, move: int): real { return seat < curves.length ? pointsOf(curves[seat])[move] || 0 : 0 }
    // The better move: where its chance would have been.
    function promise(mistake: reviewMistake): string {
        if (mistake.number === 0)
            return ""
        const from = chanceOf(mistake.seat, mistake.number - 1), x = xOf(mistake.number), y = yOf(mistake.betterChance / 100)
        return `<path d="M${x} ${yOf(mistake.playedChance / 100)}V${y}" stroke="${hex(Theme.goldLine)}" stroke-width="5" stroke-opacity="0.45" stroke-linecap="round"/><path d="M${xOf(mistake.number - 1)} ${yOf(from)}L${x} ${y}" stroke="${hex(Theme.goldLine)}" stroke-width="2.4"/><circle cx="${x}" cy="${y}" r="4" fill="${hex(Theme.card)}" stroke="${hex(Theme.goldLine)}" stroke-width="2.4"/>`
    }
    // The signs at the ends of the lines, one below the other where the lines end close together.
    function signs(): var {
        const size = 19, ends = [...curves].map((curve, seat) => ({ seat: seat, y: yOf(chanceOf(seat, curve.points.length - 1)) })).sort((a, b) => a.y - b.y || a.seat - b.seat)
        ends.forEach((one, i) => one.y = Math.max(one.y, i > 0 ? ends[i - 1].y + size : plotY))
        for (let i = ends.length - 1, below = height - 13; i >= 0; --i, below -= size)
            ends[i].y = Math.min(ends[i].y, below)
        return ends
    }

    Keys.onPressed: event => {
        keyed = true
        event.accepted = false              // the screen follows the arrows wherever the focus is
    }

    SurfaceFace {
        anchors.fill: parent
        color: Theme.card
    }
    FocusRing { shown: root.activeFocus && root.keyed }
    Repeater {
        model: [1, 0.5, 0]
        delegate: Label {
            required property real modelData
            text: Math.round(modelData * 100)
            decorative: true
            soft: true
            size: Math.min(Theme.micro, 13)
            width: root.plotX - 8
            horizontalAlignment: Text.AlignRight
            y: root.yOf(modelData) - height / 2
        }
    }
    Picture {
        anchors.fill: parent
        svg: root.drawn(width, height, [...root.curves].map(curve => root.pointsOf(curve)), root.promise(root.opened), Theme.night)
    }
    Rectangle {                             // the cursor
        id: cursor
        x: root.xOf(root.place) - width / 2
        y: root.plotY - 4
        width: 2
        height: root.plotHeight + 12
        radius: 1
        color: Theme.goldLine
        Behavior on x {
            enabled: !finger.pressed
            NumberAnimation { duration: Theme.ms(160); easing.type: Easing.OutCubic }
        }
        Rectangle {
            x: (parent.width - width) / 2
            y: parent.height - 4
            width: 22
            height: 12
            radius: 6
            color: Theme.goldFill
            border.width: 1
            border.color: Theme.goldLine
        }
    }
    Repeater {                              // where the cursor meets the lines
        model: root.curves
        delegate: Rectangle {
            required property reviewLine modelData
            required property int index
            readonly property bool there: root.place < modelData.points.length
            visible: there && !(root.inMistake && root.review.better && root.review.step > 0)
            x: cursor.x + 1 - width / 2
            y: root.yOf(there ? modelData.points[root.place] : 0) - height / 2
            width: 9
            height: 9
            radius: 4.5
            color: Theme.card
            border.width: 2.5
            border.color: Theme.seat(index)
        }
    }
    Repeater {                              // the moves that cost most, by their rank
        model: root.mistakes
        delegate: Rectangle {
            id: mark
            required property reviewMistake modelData
            required property int index
            readonly property real chance: root.chanceOf(modelData.seat, modelData.number)
            x: root.xOf(modelData.number) - width / 2
            y: root.yOf(chance) + (chance > 0.14 ? 7 : -height - 7)
            width: 17
            height: 17
            radius: 8.5
            color: root.review.mistake === index ? Theme.goldFill : Theme.warnFill
            border.width: 1.5
            border.color: Theme.card
            Label {
                anchors.centerIn: parent
                text: mark.index + 1
                decorative: true
                size: 11
                font.weight: Font.Bold
                color: root.review.mistake === mark.index ? Theme.inkOnGold : Theme.inkOnWarn
            }
        }
    }
    Repeater {
        model: root.signs()
        delegate: SeatBadge {
            required property var modelData
            seat: modelData.seat
            size: 21
            decorative: true
            x: root.xOf(root.review.known) + 5
            y: modelData.y - size / 2
        }
    }
    FingerArea {
        id: finger
        property bool pressed: false
        anchors.fill: parent
        keep: true
        onPressed: (x, y) => {
            pressed = true
            root.keyed = false
            root.forceActiveFocus(Qt.MouseFocusReason)
            root.lead(x)
        }
        onMoved: (x, y) => root.lead(x)
        onReleased: pressed = false
        onCanceled: pressed = false
    }
}
