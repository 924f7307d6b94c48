import QtQuick
import Architects.Dice
import Architects.Ui

// Plays a flight of dice: it was worked out before, this only shows one frame after the other.
QtObject {
    id: root
    required property DiceFlight math
    required property TrayShelf shelf
    property list<TrayDie> flyers
    property list<TrayDie> keepers          // set aside meanwhile
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
        for (const t of thrown)
            t.die.learn(t.value)
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
        const fly = thrown.map(t => t.die), stay = shelf.lyingBut(thrown.map(t => t.die.key))
        for (const die of stay.concat(fly))
            die.finish()
        math.launch(thrown.map(t => Object.assign(entry(t.die), { value: t.value })), stay.map(entry), vx, vy, ++count)
        math.aside().forEach((spot, i) => stay[i].glideTo(spot.x, spot.y, spot.turn))
        for (const die of fly)
            die.flying = true
        flyers = fly
        keepers = stay
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
        for (let i = 0; i < flyers.length; ++i)
            flyers[i].land()
        for (let i = 0; i < keepers.length; ++i)
            if (keepers[i])                 // one may have left meanwhile
                keepers[i].finish()
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
