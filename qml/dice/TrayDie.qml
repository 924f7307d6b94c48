import QtQuick
import Architects.Dice
import Architects.Ui

// One die of a tray: it lies, glides, tips over or flies. What it knows of itself is `info`; where it is, the tray tells it.
Item {
    id: root
    required property DiceFlight math
    property dieInfo info
    property string piece                   // what it is called, where it is one of a match
    readonly property bool may: info.may
    property real size: 37
    property color ground: Theme.board
    property bool away: false               // being dragged: somebody else draws it
    property bool focused: false
    property bool flying: false
    property bool placed: false             // from now on it glides
    property real spotX: 0                  // seen centre, as if it lay
    property real spotY: 0
    property real lift: 0
    property quaternion rest                // how it lies
    property quaternion turn                // how it is seen
    property int tipTo: 1
    property real tip: 0                    // share of the way over onto `tipTo`
    property point goal                     // where it glides to
    property quaternion turnFrom            // and how it turns on the way
    property quaternion turnTo
    property real swing: 0                  // share of that turn
    readonly property int shown: math.upperValue(turn)
    readonly property bool moving: flying || tipping.running || swinging.running || glideX.running || glideY.running
    signal pressAction()

    // What it knows of itself is what it will show.
    function learn(value: int): void {
        const known = info
        known.value = value
        info = known
    }
    // Where it is put, at once.
    function put(x: real, y: real, how: quaternion): void {
        spotX = x
        spotY = y
        rest = how
        tip = 0
        turn = how
    }
    // It is pushed aside, on the floor.
    function glideTo(x: real, y: real, how: quaternion): void {
        finish()
        goal = Qt.point(x, y)
        turnFrom = rest
        turnTo = how
        if (Theme.motion > 0) {
            swinging.restart()
            spotX = x
            spotY = y
        } else
            stand()
    }
    function stand(): void {
        const was = placed
        placed = false
        put(goal.x, goal.y, turnTo)
        placed = was
    }
    // One moment of a flight.
    function fly(at: point, how: quaternion, height: real): void {
        spotX = at.x
        spotY = at.y
        lift = height
        turn = how
    }
    function land(): void {
        rest = turn
        lift = 0
        tip = 0
        flying = false
    }
    // A finger pushes it towards a face; let go, it falls back.
    function lean(value: int, share: real): void {
        if (tipping.to > 0)                 // a face it was told to show is not forgotten for a finger
            finish()
        tipping.stop()
        tipTo = value
        tip = math.upperValue(rest) + value === 7 ? share / 2 : share     // the face across is twice as far: no other comes up on the way
    }
    function fallBack(): void {
        if (tip > 0 || tipping.running)     // it may have been told to tip, and not have begun
            tipOnto(0)
    }
    function tipOver(value: int): void {
        if (flying)
            return
        if (math.upperValue(rest) === value) {
            fallBack()
            return
        }
        if (tipTo !== value)
            tip = 0
        tipTo = value
        tipOnto(1)
    }
    function tipOnto(share: real): void {
        tipping.stop()
        tipping.to = share
        if (Theme.motion > 0) {
            tipping.start()
            return
        }
        tip = share
        cameToRest()
    }
    function cameToRest(): void {
        if (tip < 1)
            return
        rest = math.tipped(rest, tipTo, 1)
        tip = 0
    }
    // Whatever it is doing, it has done it.
    function finish(): void {
        if (swinging.running) {
            swinging.stop()
            stand()
        }
        if (tipping.running) {
            tipping.stop()
            tip = tipping.to
            cameToRest()
        }
    }

    Shows {                                 // a die that moves shows nothing yet
        piece: root.moving ? "" : root.piece
        value: (root.info.prayer ? "prayer" : "stone") + (root.info.value > 0 ? " " + root.shown : "")
        touched: true
    }
    onSwingChanged: if (swinging.running) turn = rest = math.between(turnFrom, turnTo, swing)
    onTipChanged: turn = math.tipped(rest, tipTo, tip)
    width: Math.max(Theme.touch, size + 12)
    height: width
    x: spotX - width / 2
    y: spotY - height / 2 - (flying ? 0 : math.raised(turn))
    z: spotY + lift * 1.5
    visible: !away
    Behavior on spotX { enabled: root.placed && !root.flying; NumberAnimation { id: glideX; duration: Theme.ms(260); easing.type: Easing.OutCubic } }
    Behavior on spotY { enabled: root.placed && !root.flying; NumberAnimation { id: glideY; duration: Theme.ms(260); easing.type: Easing.OutCubic } }
    NumberAnimation {
        id: swinging
        target: root
        property: "swing"
        from: 0
        to: 1
        duration: Theme.ms(260)
        easing.type: Easing.OutCubic
        onFinished: root.stand()
    }
    NumberAnimation {
        id: tipping
        target: root
        property: "tip"
        duration: Theme.ms(280)
        easing.type: Easing.InOutQuad
        onFinished: root.cameToRest()
    }

    Accessible.role: Accessible.CheckBox
    Accessible.name: info.spoken
    Accessible.checkable: true
    Accessible.checked: info.selected
    Accessible.focusable: true
    Accessible.focused: focused
    Accessible.onPressAction: root.pressAction()
    Accessible.onToggleAction: root.pressAction()

    Die {
        anchors.fill: parent
        size: root.size
        prayer: root.info.prayer
        selected: !root.flying && root.info.selected
        may: !root.flying && root.info.may
        faded: root.info.used
        pale: faded ? 0.6 : root.flying || root.info.value > 0 ? 0 : 0.34
        ground: root.ground
        loose: true
        turn: root.turn
        lift: root.lift
        quick: root.flying
    }
    FocusRing {
        shown: root.focused
        gap: 2
    }
}
