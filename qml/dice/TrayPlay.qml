import QtQuick
import Architects.Dice
import Architects.Ui

// Plays a flight of dice: it was worked out before, this only shows one frame after the other.
QtObject {
    id: root
    required property DiceFlight math
    required property TrayShelf shelf
    property var flyers: []
    property var keepers: []                // set aside meanwhile
    property bool playing: false
    property real frame: 0
    property real heard: 0                  // up to which frame knocks were reported
    property int count: 0                   // of throws: no two are alike
    readonly property real hush: 3          // frames between two knocks at least
    signal knocked(real strength)
    signal settled()

    function start(results: var, vx: real, vy: real): void {
        finish()
        const thrown = results.map(r => ({ die: shelf.find(String(r.id)), value: r.value })).filter(t => t.die && t.value > 0)
        for (const t of thrown)             // what a die knows of itself is what it will show
            t.die.info = Object.assign({}, t.die.info, { value: t.value })
        if (Theme.motion <= 0 || thrown.length === 0) {
            for (const t of thrown)
                t.die.tipOver(t.value)
            settled()
            return
        }
        launch(thrown, vx, vy)
    }
    function launch(thrown: var, vx: real, vy: real): void {
        const entry = die => ({ x: die.spotX, y: die.spotY, turn: die.rest })
        const keys = thrown.map(t => t.die.key)
        keepers = shelf.lyingBut(keys)
        for (const die of keepers.concat(thrown.map(t => t.die)))
            die.finish()
        math.launch(thrown.map(t => Object.assign(entry(t.die), { value: t.value })), keepers.map(entry), vx, vy, ++count)
        math.aside().forEach((spot, i) => keepers[i].glideTo(spot.x, spot.y, spot.turn))
        flyers = thrown.map(t => t.die)
        for (const die of flyers)
            die.flying = true
        heard = 0
        playing = true
        animation.to = math.frames - 1
        animation.duration = Theme.ms((math.frames - 1) * 1000 / math.frameRate)
        animation.start()
    }
    function show(): void {
        for (let i = 0; i < flyers.length; ++i)
            flyers[i].fly(math.spot(i, frame), math.turn(i, frame), math.lift(i, frame))
        if (frame - heard < hush)
            return
        const strength = math.knock(heard, frame)
        heard = frame
        if (strength > 0)
            knocked(strength)
    }
    // The flight is over, whether it was seen to its end or not.
    function finish(): void {
        if (!playing)
            return
        animation.stop()
        frame = math.frames - 1
        show()
        playing = false
        for (const die of flyers)
            die.land()
        for (const die of keepers.filter(one => one !== null))      // one may have left meanwhile
            die.finish()
        flyers = []
        keepers = []
        settled()
    }
    onFrameChanged: if (playing) show()
    property NumberAnimation animation: NumberAnimation {
        target: root
        property: "frame"
        from: 0
        onFinished: root.finish()
    }
}
