import QtQuick
import Architects.Model
import Architects.Table
import Architects.Ui

// The middle of the table: the row of gods, below it pyramid and quarry, or in their place the Rest tiles.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property bool tilesShown: false
    property int placing: 0
    property list<pyramidiceAim> away       // dice on their way to their space
    property point flung                    // how fast the finger was that threw
    property int fresh: -1
    readonly property real gap: 10
    readonly property real headerHeight: play.pyramids.length > 1 ? 36 : 28
    readonly property real leastRow: 97 + Theme.label * 1.75
    readonly property real half: (width - gap) / 2
    readonly property real side: Math.max(120, Math.min(half, 420, height - headerHeight - 4 - leastRow))
    readonly property bool cramped: height < headerHeight + 4 + leastRow + 110      // a long choice below: the gods stay
    readonly property real rowRoom: cramped ? height : height - headerHeight - 4 - side
    readonly property alias gods: gods
    readonly property alias pyramid: pyramid
    readonly property alias quarry: quarry

    // What the die in the air is held over.
    function aimAt(scenePoint: point): var {
        const slot = gods.slotAt(scenePoint)
        if (slot > 0)
            return { slot: slot }
        const p = pyramid.plan.mapFromItem(null, scenePoint.x, scenePoint.y)
        if (tilesShown || p.x < 0 || p.y < 0 || p.x > pyramid.plan.width || p.y > pyramid.plan.height)
            return {}
        const aimed = pyramid.plan.hit(p.x, p.y)
        return aimed < 0 ? {} : { pyramid: play.pyramid, space: aimed }
    }
    // The core rolls; what it rolled comes back as something that happened, at once or from afar. Until then the dice lie as they lay.
    function roll(dice: var, vx: real, vy: real, by: int): void {
        const ids = [...dice], board = play.board
        flung = Qt.point(vx, vy)
        quarry.hold()
        play.rolling = true
        const done = by === 0 ? board.take(ids) : by === 3 ? board.reroll(ids, false) || board.reroll(ids, true) : board.reroll(ids, by === 2)
        if (done) {
            play.clear()
            Feedback.happened("roll")
        } else
            quarry.letGo()
    }
    // The dice of the position, thrown onto what they show in it.
    function throwDice(): void {
        const speed = flung
        flung = Qt.point(0, 0)
        quarry.roll([...play.board.thrown], speed.x, speed.y)
    }
    // No roll is to come any more, and none was seen: the server would not, or the picture was skipped.
    function release(): void {
        if ((play.rolling || quarry.keeping) && !quarry.tray.flying && !play.board.rollPending && play.table.waiting === 0)
            quarry.letGo()
    }
    function spaceCentre(space: int): point {
        const r = pyramid.plan.spaceRect(space)
        return Qt.point(r.x + r.width / 2, r.y + r.height / 2)
    }

    Connections {
        target: root.play.board
        function onPositionChanged(): void { if (root.play.board.rollPending) root.quarry.hold() }
    }
    GodRow {
        id: gods
        objectName: "godRow"
        width: parent.width
        height: implicitHeight
        y: Math.max(0, (root.rowRoom - height) / 2)
        room: root.rowRoom
        play: root.play
        shown: root.shown
        onOpened: slot => root.play.slotAsked(slot)
        onHeld: slot => root.play.ruleAsked(Book.god(root.play.row[slot - 1].god).page)
    }
    PyramidSide {
        id: pyramid
        visible: !root.tilesShown && !root.cramped
        x: (root.half - width) / 2
        y: root.rowRoom + 4
        width: Math.min(root.half, Math.max(root.side, root.play.pyramids.length > 1 ? root.half : 0))
        height: root.headerHeight + root.side
        headerHeight: root.headerHeight
        play: root.play
        shown: root.shown
        away: root.away
        fresh: root.fresh
        onHeld: root.play.ruleAsked("pyramidice/build")
    }
    QuarrySide {
        id: quarry
        visible: !root.tilesShown && !root.cramped
        x: root.width - root.half + (root.half - width) / 2
        y: pyramid.y
        width: Math.min(root.half, root.side * 1.3)
        height: pyramid.height
        headerHeight: root.headerHeight
        play: root.play
    }
    TileBand {
        visible: root.tilesShown && !root.cramped
        y: pyramid.y
        width: parent.width
        height: pyramid.height
        play: root.play
        placing: root.placing
    }
}
