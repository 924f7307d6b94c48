import QtQuick
import Architects.Ui
import Architects.Dice
import Architects.Pyramidice

// Pictures of what the log says happened, one after the other. The position is final before anything moves: what has not been
// shown yet is taken back from the picture of the pyramid, and finish() lets it catch up at once.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceStage stage
    property var homeOf: seat => Qt.point(0, 0)     // where a seat keeps its things, in the scene
    property var waiting: []                // events still to be shown
    property var away: []                   // spaces whose die is in the air
    property int fresh: -1
    property point from                     // where the die of the own build lay
    property int seat: -1                   // whose doing is pictured
    readonly property bool busy: pause.running || waiting.length > 0 || die.flying || god.visible || stage.quarry.tray.flying
    readonly property bool foreign: busy && seat !== play.table.viewer
    readonly property var sounds: ({ build: "tile", rivalBuild: "tile", pray: "pray", rivalGod: "pray", use: "pawn", fame: "pawn", gain: "pawn", nudge: "pawn",
                                     dismiss: "turn", drop: "turn", tile: "tile", rivalTile: "tile", rivalRoll: "roll" })
    signal shown(var event)
    signal heard(string sound)
    onShown: event => {
        if (sounds[event.what])
            heard(sounds[event.what])
    }

    // `dropped`: it was let go by hand and is on its way already.
    function happened(event: var, dropped: bool): void {
        if (dropped || Theme.motion === 0 || play.table.skipping || event.what === "roll") {
            finish()
            picture(event, dropped)
        } else if (busy) {
            waiting = waiting.concat([event])
            hide()
        } else
            picture(event, false)
    }
    // Somebody else shows it.
    function skipTo(event: var): void {
        finish()
        if (event.space !== undefined) {
            play.pyramid = event.pyramid
            fresh = event.space
        }
        shown(event)
    }
    function picture(event: var, dropped: bool): void {
        shown(event)
        seat = event.seat
        const moves = Theme.motion > 0 && !play.table.skipping
        if (event.what === "build" || event.what === "rivalBuild")
            built(event, dropped || !moves)
        else if (event.what === "pray" && moves)
            godCame(event)
        else if (event.what === "roll" && event.last && !play.table.skipping)
            stage.throwDice()
        hide()
        if (moves && !(event.what === "roll" && !event.last))
            pause.restart()
    }
    function next(): void {
        if (waiting.length === 0)
            return
        picture(waiting[0], false)
        waiting = waiting.slice(1)
        hide()
    }
    function finish(): void {
        const told = waiting
        waiting = []
        pause.stop()
        die.finish()
        god.finish()
        hide()
        if (told.length)
            shown(told[told.length - 1])
    }
    // The spaces whose dice nobody has seen coming yet.
    function hide(): void {
        const inAir = die.flying ? [die.goal] : []
        away = inAir.concat(waiting.filter(one => one.space !== undefined).map(one => ({ pyramid: one.pyramid, space: one.space })))
    }
    function point(scene: point): point { return mapFromItem(null, scene.x, scene.y) }

    function built(event: var, there: bool): void {
        play.pyramid = event.pyramid
        fresh = event.space
        gain.rise(point(stage.spaceCentre(event.space)), event.fame)
        if (there)
            return
        die.goal = { pyramid: event.pyramid, space: event.space }
        die.value = event.value
        die.fly(point(event.seat === play.table.viewer && from.x > 0 ? from : homeOf(event.seat)), 1, point(stage.spaceCentre(event.space)), 0.85)
    }
    function godCame(event: var): void {
        const card = stage.gods.placeOf(event.slot), start = card.mapToItem(root, card.width / 2, card.height / 2)
        god.god = event.god
        god.fly(start, point(homeOf(event.seat)))
    }
    Timer {                                 // one thing at a time, for the eye
        id: pause
        interval: Theme.ms(260)
        onTriggered: root.next()
    }
    FlyingDie {
        id: die
        property var goal: ({})
        anchors.fill: parent
        pace: 240
        onSettled: root.hide()
    }
    GodToken {
        id: god
        function fly(start: point, to: point): void {
            x = start.x - width / 2
            y = start.y - height / 2
            visible = true
            goX.to = to.x - width / 2
            goY.to = to.y - height / 2
            going.restart()
        }
        function finish(): void {
            going.stop()
            visible = false
        }
        visible: false
        enabled: false
        caption: ""
        ParallelAnimation {
            id: going
            onFinished: god.visible = false
            NumberAnimation { id: goX; target: god; property: "x"; duration: Theme.ms(250); easing.type: Easing.InOutQuad }
            NumberAnimation { id: goY; target: god; property: "y"; duration: Theme.ms(250); easing.type: Easing.InOutQuad }
            NumberAnimation { target: god; property: "scale"; from: 1.5; to: 1; duration: Theme.ms(250) }
        }
    }
    Rectangle {                             // the Fame a build brought, rising from it
        id: gain
        function rise(at: point, fame: int): void {
            if (Theme.motion === 0 || fame <= 0)
                return
            words.text = "+" + fame
            x = at.x - width / 2
            up.from = at.y - height / 2
            up.to = at.y - height - 34
            rising.restart()
        }
        opacity: 0
        visible: opacity > 0
        width: line.implicitWidth + 16
        height: 28
        radius: 14
        color: Theme.card
        border.width: 1.5
        border.color: Theme.goldLine
        Row {
            id: line
            anchors.centerIn: parent
            spacing: 3
            Label {
                id: words
                decorative: true
                size: Theme.text
                font.weight: Font.DemiBold
            }
            FameStar {
                size: 14
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        SequentialAnimation {
            id: rising
            ParallelAnimation {
                NumberAnimation { id: up; target: gain; property: "y"; duration: Theme.ms(500); easing.type: Easing.OutCubic }
                NumberAnimation { target: gain; property: "opacity"; from: 0; to: 1; duration: Theme.ms(160) }
            }
            NumberAnimation { target: gain; property: "opacity"; to: 0; duration: Theme.ms(300) }
        }
    }
}
