import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// The table: rivals, gods, pyramid and quarry, the own sheet.
GameTable {
    id: root
    property string architectTurn: "qrc:/qt/qml/Architects/Pyramidice/ArchitectTurn.qml"
    readonly property PyramidiceModel board: table.board as PyramidiceModel
    readonly property int me: table.viewer >= 0 ? table.viewer : table.handOverTo >= 0 ? table.handOverTo
                            : Math.max(0, [...table.seats].findIndex(one => one.kind === "person"))
    readonly property real room: height - band - Theme.safeTop - Theme.safeBottom
    // What a board as wide as the screen would need above the own sheet in full.
    readonly property bool tight: wide ? room < 520 * Theme.zoom : room < 252 + width / 2 + 312 * Theme.zoom
    property bool tilesAsked: false         // the other of the two: tiles while one works, the pyramid while one rests
    readonly property bool tilesShown: !panel.tilesHere && (play.phase === PyramidicePhase.Rest || play.phase === PyramidicePhase.PlaceTile) !== (tilesAsked && !play.led)
    rules: "pyramidice/overview"
    secrets: qsTr("Your project stays hidden until then.")
    panelWidth: wide ? Math.min(430, Math.max(350, width * 0.36)) : width
    sideHeight: panel.implicitHeight + 10 + Theme.safeBottom
    headEnd: rivals.y + rivals.height + (tight ? 3 : 5)
    bandWidth: stage.x + stage.width + 12
    promptPlace: Qt.rect(panel.promptPlace.x, panel.y + panel.promptPlace.y, panel.promptPlace.width, panel.promptPlace.height)
    busy: pictures.busy || architect.busy
    atRest: !pictures.busy && !architect.open
    scoreDrawer.title: qsTr("If the match ended now")
    scoreDrawer.columnWidth: Math.min(Math.max(40, Theme.text * 2.6), 64)
    pictures: pictures
    air: air
    play: PyramidicePlay {
        id: play
        table: root.table
        board: root.board
        seen: seen
        held: pictures.foreign
        onRollAsked: (dice, vx, vy, by) => {
            pictures.finish()
            stage.roll(dice, vx, vy, by)
        }
        onPickedChanged: {
            if (picked.length > 0)
                root.notices.hide()
            if (single >= 0)
                pictures.from = stage.quarry.centreOf(single)
        }
        onPhaseChanged: root.tilesAsked = false
        onHoldingChanged: if (holding) root.notices.hide()
    }
    seen: PyramidiceSeen {
        id: seen
        table: root.table
        board: root.board
    }
    score: TableScore {
        table: root.table
        lines: root.scoreDrawer.visible ? [...root.board.score] : []
    }
    PyramidiceShown {
        id: shown
        play: play
    }

    function placeOf(seat: int): point { return seat === me ? panel.mapToItem(null, 40, 0) : rivals.placeOf(seat).mapToItem(null, 34, rivals.height - 4) }
    function homeOf(seat: int): point {
        const item = seat === me ? panel.seat.godPlace() : rivals.placeOf(seat)
        return item ? item.mapToItem(null, item.width / 2, item.height / 2) : Qt.point(0, 0)
    }
    function focusStep(): void {
        if (play.taking || play.acting)
            stage.quarry.tray.forceActiveFocus(Qt.TabFocusReason)
        else if (play.mine)
            panel.actions.focusFirst(panel.actions.part.nextItemInFocusChain(true))
    }
    function skip(): void {
        air.finish()
        pictures.finish()
        if (table.behind) {
            table.catchUp()
            architect.skip()
        }
        if (stage.quarry.tray.flying)
            stage.quarry.tray.skip()
    }

    Connections {
        target: root.table
        function onChanged(): void { root.pace.again() }
    }
    Connections {
        target: root.board
        function onHappened(event: pyramidiceEvent): void { pictures.happened(event, air.dropping) }
    }
    Connections {
        target: root.pace
        function onArrived(): void { stage.release() }
    }
    TableRivals {
        id: rivals
        x: Theme.safeLeft + 12
        y: Theme.safeTop + (root.tight ? 5 : 8)
        width: stage.width
        play: play
        me: root.me
    }
    PyramidiceStage {
        id: stage
        x: rivals.x
        y: rivals.y + rivals.height + (root.tight ? 7 : 9) + root.band
        width: root.width - (root.wide ? root.panelWidth + 12 : 12) - x
        height: (root.wide ? root.height - Theme.safeBottom - 10 : root.height - root.sideHeight - 8) - y
        play: play
        shown: shown
        tilesShown: root.tilesShown
        placing: panel.actions.placing
        away: pictures.away
        fresh: play.phase === PyramidicePhase.Begin || play.phase === PyramidicePhase.Wait || play.phase === PyramidicePhase.Pearl ? pictures.fresh : -1
    }
    own: [
        SurfaceFace {                       // the own sheet: its foot lies below the screen
            anchors.fill: parent
            anchors.bottomMargin: -20
            anchors.rightMargin: root.wide ? -20 : 0
            radius: Theme.radiusLarge
            color: Theme.board
        },
        OwnPanel {
            id: panel
            y: root.wide ? Theme.safeTop + 10 : root.tight ? 5 : 7
            width: root.panelWidth - (root.wide ? Theme.safeRight : 0)
            height: root.wide ? root.height - y - Theme.safeBottom - 10 : implicitHeight
            enabled: !root.lookingUp
            play: play
            shown: shown
            player: root.me
            told: root.told
            tight: root.tight
            noticed: root.notices.open
            wide: root.wide
            roomy: root.wide ? root.room > 640 : root.room > 820
            replaying: root.replaying
            tilesShown: root.tilesShown
            onTilesAsked: root.tilesAsked = !root.tilesAsked
        }
    ]
    over: [
        PyramidicePictures {
            id: pictures
            play: play
            seen: seen
            stage: stage
            homeOf: root.homeOf
            teller: architect
        },
        PyramidiceAir {
            id: air
            play: play
            shown: shown
            stage: stage
            actions: panel.actions
        },
        ArchitectStand {
            id: architect
            objectName: "architectTurn"
            anchors.fill: parent
            table: root.table
            board: root.board
            turn: root.architectTurn
            over: root.pointed ? root : null
            onOpenRules: page => root.openRules(page)
        },
        PyramidiceSheets {
            play: play
            me: root.me
        }
    ]
}
