import QtQuick
import Architects.Ui
import Architects.Dice
import Architects.Pyramidice
import Architects.Model
import Architects.Table

// Pictures of what happened at this table: dice fly to their spaces, gods to their owners, thrown dice roll. What has not been shown yet is taken back
// from the picture of the pyramid.
TablePictures {
    id: root
    required property PyramidiceStage stage
    readonly property PyramidicePlay game: play as PyramidicePlay
    property var homeOf: seat => Qt.point(0, 0)     // where a seat keeps its things, in the scene
    property ArchitectStand teller: null    // the Great Architect, who tells over the table what he does
    property list<pyramidiceAim> away       // spaces whose die is in the air
    property int fresh: -1
    property point from                     // where the die of the own build lay
    property int seat: -1                   // whose doing is pictured
    readonly property bool foreign: busy && seat !== play.table.viewer
    moving: die.flying || god.visible || stage.quarry.tray.flying

    function nameOf(what: int): string {
        switch (what) {
        case PyramidiceAct.Build:
        case PyramidiceAct.RivalBuild:
        case PyramidiceAct.Tile:
        case PyramidiceAct.RivalTile: return "tile"
        case PyramidiceAct.Pray:
        case PyramidiceAct.RivalGod: return "pray"
        case PyramidiceAct.Use:
        case PyramidiceAct.Fame:
        case PyramidiceAct.Gain:
        case PyramidiceAct.Nudge: return "pawn"
        case PyramidiceAct.Dismiss:
        case PyramidiceAct.Drop: return "turn"
        case PyramidiceAct.RivalRoll: return "roll"
        }
        return ""
    }
    function isBuild(what: int): bool { return what === PyramidiceAct.Build || what === PyramidiceAct.RivalBuild }
    function isRivals(what: int): bool { return what >= PyramidiceAct.RivalGod }
    function soundOf(event: var): string { return nameOf(event.what) }
    function cutsIn(event: var): bool { return event.what === PyramidiceAct.Roll }
    function queued(event: var): void { hide() }
    function begin(event: var, done: var): void {
        seat = event.seat
        if (isBuild(event.what))
            built(event, dropped)
        else if (event.what === PyramidiceAct.Pray)
            godCame(event)
        else if (event.what === PyramidiceAct.Roll && event.last)
            stage.throwDice()
        hide()
        if (event.what === PyramidiceAct.Roll && !event.last)
            done()
        else
            wait(260, done)
    }
    function stop(): void {
        die.finish()
        god.finish()
        hide()
    }
    onMovingChanged: if (!moving && act === null) seen.catchUp()
    onSkipped: event => {
        seat = event.seat
        if (isBuild(event.what) && !(teller && teller.open))
            built(event, true)
        else if (isBuild(event.what)) {
            game.pyramid = event.pyramid
            fresh = event.space
        } else if (event.what === PyramidiceAct.Roll && event.last && !play.table.skipping)
            stage.throwDice()
        hide()
    }
    function toldBy(event: var): bool {
        if (teller && isRivals(event.what))
            teller.begin()
        return teller !== null && teller.open
    }
    // The spaces whose dice nobody has seen coming yet.
    function hide(): void {
        const inAir = die.flying ? [{ pyramid: die.goal.pyramid, space: die.goal.space }] : []
        away = inAir.concat(waiting.filter(one => one.space >= 0).map(one => ({ pyramid: one.pyramid, space: one.space })))
    }

    function homeIn(homes: var, of: int): point { return homes(of) }
    function built(event: pyramidiceEvent, there: bool): void {
        game.pyramid = event.pyramid
        fresh = event.space
        gain.rise(here(stage.spaceCentre(event.space)), event.fame)
        if (there)
            return
        die.goal = event
        die.value = event.value
        die.fly(here(event.seat === play.table.viewer && from.x > 0 ? from : homeIn(homeOf, event.seat)), 1, here(stage.spaceCentre(event.space)), 0.85)
    }
    function godCame(event: pyramidiceEvent): void {
        const card = stage.gods.placeOf(event.slot), start = card.mapToItem(root, card.width / 2, card.height / 2)
        god.god = event.god
        god.fly(start, here(homeIn(homeOf, event.seat)))
    }
    FlyingDie {
        id: die
        property pyramidiceEvent goal       // the build it is of
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
