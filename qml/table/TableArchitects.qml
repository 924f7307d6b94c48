import QtQuick
import Architects.Ui
import Architects.Model

// What Architects do at a table besides playing: they advise who asks, say that they think, and keep a seat for who leaves. Lay it over the
// whole table. The table marks the advised move on its board with AdvisedRing; the card keeps clear of those rings.
Item {
    id: root
    required property TableModel table
    property bool replaying: false
    property real bandX: 0                  // the column in which the card lies by choice
    property real bandWidth: width
    property real edge: height * 0.6        // where the board ends and the own things begin
    required property TablePlay play
    // Against people far away they advise nobody, and the server's rules say who keeps whose seat.
    readonly property bool present: !table.online && !table.over && !replaying
    readonly property bool open: card.visible
    readonly property Item focused: Window.activeFocusItem
    property Item before: null              // what had the focus before the card

    function ask(): void { if (!table.online) table.hint.ask() }
    function openSeats(): void { seats.open() }
    function follow(): void { card.percent = mark.percent = table.thoughtPercent() }
    function cost(x: real, y: real, rects: var): real {
        const w = card.width, h = card.implicitHeight, overlap = (a, b, c, d) => Math.max(0, Math.min(b, d) - Math.max(a, c))
        return rects.reduce((sum, r) => sum + overlap(x, x + w, r.x - 12, r.x + r.width + 12) * overlap(y, y + h, r.y - 14, r.y + r.height + 12), 0)
    }
    // Where it covers least of what it speaks of: in its column first, as near to the edge of the board as can be.
    function settle(): void {
        const rects = AdvisedPlaces.rectsIn(root), top = Theme.safeTop + 8, end = height - card.implicitHeight - Theme.safeBottom - 8
        const columns = Array.from([bandX + (bandWidth - card.width) / 2, 12, width - card.width - 12]).filter(x => x >= 0)
        const wished = Math.max(top, Math.min(end, edge)), now = cost(card.x, card.y, rects)
        if (card.settled && now === 0 && card.y <= end && card.x + card.width <= width)
            return
        let best = null
        for (const x of columns)
            for (let step = 0; step < 60; ++step) {
                const y = wished + (step % 2 ? -1 : 1) * Math.ceil(step / 2) * 24
                const there = Math.max(top, Math.min(end, y)), price = cost(x, there, rects)
                if (!best || price < best.price)
                    best = { x: x, y: there, price: price }
            }
        card.x = best.x
        card.y = best.y
        card.settled = true
    }
    function carryOut(): void {
        if (!play.carryOut())
            table.hint.play()
    }

    Shortcut {
        sequence: "H"
        enabled: root.visible && root.table.hint.available
        onActivated: root.ask()
    }
    Connections {
        target: root.table.hint
        function onChanged(): void {
            const hint = root.table.hint
            if (hint.asking || hint.there) {
                if (!root.before)
                    root.before = root.focused
                card.settled = false
                root.settle()
                card.takeFocus()
            } else if (root.before) {
                const back = root.before.visible ? root.before : root.parent
                root.before = null
                back.forceActiveFocus(Qt.OtherFocusReason)
            }
        }
    }
    Timer {                                 // progress; and the board may move below the card
        interval: 100
        repeat: true
        running: card.visible || mark.thinking
        onTriggered: {
            root.follow()
            if (card.there)
                root.settle()
        }
    }
    ThinkingMark {
        id: mark
        objectName: "thinkingMark"
        readonly property bool beside: root.bandX > 0       // on a wide screen the board is beside the own things, not above them
        x: root.bandX + (root.bandWidth - width) / 2
        y: Math.max(Theme.safeTop, beside ? root.edge : root.edge - height * 0.7)
        width: Math.min(implicitWidth, root.bandWidth - 24)
        height: implicitHeight
        table: root.table
    }
    HintCard {
        id: card
        property bool settled: false
        objectName: "hintCard"
        onHeightChanged: if (visible) root.settle()         // its words have been laid out: at no moment it is cut off
        width: Math.min(420, root.bandWidth - 24)
        height: implicitHeight
        table: root.table
        onPlayed: root.carryOut()
    }
    SeatsSheet {
        id: seats
        objectName: "seatsSheet"
        table: root.table
        onChosen: (seat, level) => takeOver.ask(seat, level)
    }
    ConfirmDialog {                         // from here on he plays: not by one tap too many
        id: takeOver
        property int seat: 0
        property int level: 1
        readonly property string architect: nameOf(level)
        readonly property bool yours: root.table.seats[seat].you
        function nameOf(level: int): string {
            const one = [...App.architects].find(one => one.level === level)
            return one ? one.name : ""
        }
        function ask(whose: int, who: int): void {
            seat = whose
            level = who
            open()
        }
        objectName: "takeOver"
        title: yours ? qsTr("Shall %1 play for you?").arg(architect) : qsTr("Shall %1 play for %2?").arg(architect).arg(root.table.seats[seat].name)
        text: qsTr("He moves at once, and what he has moved stays. The seat can be taken back at any time, in the menu.")
        acceptText: qsTr("Leave him the seat")
        rejectText: qsTr("Play on")
        danger: true
        onAccepted: root.table.takeOver(seat, level)
    }
}
