import QtQuick
import QtQuick.Templates as T

// Walks through a finished match: what just happened, where one is, and the five ways to go on.
// It moves nothing itself: it asks by `goTo`, and follows `ply`. `stops` are the plies worth stopping at; empty means every one.
FocusScope {
    id: root
    property int ply: 0
    property int plyCount: 0
    property var stops: []
    property bool playing: false
    property string sentence
    property int pace: 1400                 // ms from one stop to the next while it plays by itself
    property real aside: 0                  // width kept free beside the buttons; then only the three that are needed most are there
    readonly property bool atStart: ply <= first
    readonly property bool atEnd: ply >= plyCount
    readonly property int first: stops.length > 0 ? Math.min(stops[0], plyCount) : 0
    signal goTo(int ply)

    implicitWidth: 358
    implicitHeight: column.implicitHeight
    onAtEndChanged: if (atEnd) playing = false
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Watch again")

    // The nearest stop beyond `ply`; both ends of the match are always stops.
    function nextStop(): int {
        const later = stops.find(stop => stop > ply)
        return Math.min(plyCount, later !== undefined ? later : stops.length > 0 ? plyCount : ply + 1)
    }
    function previousStop(): int {
        if (stops.length === 0)
            return Math.max(0, ply - 1)
        const earlier = stops.filter(stop => stop < ply)
        return earlier.length > 0 ? earlier[earlier.length - 1] : first
    }
    function nearestStop(wanted: real): int {
        const all = stops.length > 0 ? stops.concat([plyCount]) : [Math.round(wanted)]
        return all.reduce((best, stop) => Math.abs(stop - wanted) < Math.abs(best - wanted) ? stop : best, all[0])
    }
    function step(to: int): void {
        playing = false
        goTo(to)
    }
    function toggle(): void {
        if (!playing && atEnd)
            goTo(first)
        playing = !playing
    }

    Keys.onSpacePressed: toggle()
    Keys.onPressed: event => {
        const steps = { [Qt.Key_Left]: previousStop, [Qt.Key_Right]: nextStop, [Qt.Key_Home]: () => first, [Qt.Key_End]: () => plyCount }
        if (steps[event.key] === undefined)
            return
        root.step(steps[event.key]())
        event.accepted = true
    }
    Timer {
        interval: root.pace
        repeat: true
        running: root.playing && root.visible
        onTriggered: root.goTo(root.nextStop())
    }

    Column {
        id: column
        width: parent.width
        spacing: 2
        Label {
            width: parent.width
            text: root.sentence
            size: Theme.text
            display: true
            horizontalAlignment: Text.AlignHCenter
            height: Math.max(implicitHeight, Theme.text * 2.6)      // two lines: the buttons stay where they are
            Accessible.role: Accessible.StaticText
        }
        T.Slider {
            id: slider
            width: parent.width
            height: Theme.touch
            leftPadding: 12
            rightPadding: 12
            from: root.first
            to: Math.max(root.first + 1, root.plyCount)
            value: root.ply
            activeFocusOnTab: true
            onMoved: {
                root.step(root.nearestStop(value))
                value = Qt.binding(() => root.ply)
            }
            Keys.onLeftPressed: root.step(root.previousStop())
            Keys.onRightPressed: root.step(root.nextStop())
            Accessible.role: Accessible.Slider
            Accessible.name: qsTr("Position in the match")
            Accessible.onIncreaseAction: root.step(root.nextStop())
            Accessible.onDecreaseAction: root.step(root.previousStop())
            background: Item {
                Rectangle {
                    x: slider.leftPadding
                    y: (parent.height - height) / 2
                    width: slider.availableWidth
                    height: 6
                    radius: 3
                    color: Theme.recess
                    Rectangle {
                        width: slider.visualPosition * parent.width
                        height: parent.height
                        radius: 3
                        color: Theme.goldFill
                    }
                }
            }
            handle: Rectangle {
                x: slider.leftPadding + slider.visualPosition * slider.availableWidth - width / 2
                y: (slider.height - height) / 2
                width: 24
                height: 24
                radius: 12
                color: slider.pressed ? Theme.goldFill : Theme.card
                border.width: 2
                border.color: Theme.goldLine
                FocusRing {
                    shown: slider.visualFocus
                    radius: 15
                }
            }
        }
        Row {
            x: (parent.width - root.aside - width) / 2
            spacing: Math.max(2, Math.min(16, (root.width - root.aside - 5 * 56) / 4))
            IconButton {
                visible: root.aside === 0
                width: 56
                glyph: "first"
                text: qsTr("To the beginning")
                enabled: !root.atStart
                onClicked: root.step(root.first)
            }
            IconButton {
                objectName: "replayBack"
                width: 56
                glyph: "back"
                text: qsTr("One step back")
                enabled: !root.atStart
                onClicked: root.step(root.previousStop())
            }
            IconButton {
                objectName: "replayPlay"
                width: 56
                framed: true
                glyph: root.playing ? "pause" : "play"
                color: Theme.goldText
                text: root.playing ? qsTr("Pause") : qsTr("Play")
                onClicked: root.toggle()
            }
            IconButton {
                objectName: "replayNext"
                width: 56
                glyph: "next"
                text: qsTr("One step on")
                enabled: !root.atEnd
                onClicked: root.step(root.nextStop())
            }
            IconButton {
                visible: root.aside === 0
                width: 56
                glyph: "last"
                text: qsTr("To the end")
                enabled: !root.atEnd
                onClicked: root.step(root.plyCount)
            }
        }
    }
}
