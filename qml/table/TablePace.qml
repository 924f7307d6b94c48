import QtQuick
import Architects.Model
import Architects.Ui

// Keeps what is said in step with what is seen: when another position has come, and when its picture is at rest.
Item {
    id: root
    required property TablePlay play
    required property TableSeen seen
    required property TablePictures pictures
    property int followed: -1               // how long the match was then
    readonly property alias settling: soon.running      // a position has come and is about to be followed
    signal moved()                          // there is another position
    signal arrived()                        // and all that hangs on it has changed

    function follow(): void {
        if (!play.holding)
            play.follow()
        moved()
        const back = play.table.plyCount < followed
        followed = play.table.plyCount
        if (pictures.busy && (back || !play.table.live))
            pictures.finish()               // of the position before, or of what was taken back
        seen.follow()
        if (Theme.motion === 0)
            pictures.finish()
        soon.restart()
    }
    function again(): void { soon.restart() }
    function arrive(): void {               // nothing happened on the way to this position: it is shown as it is
        if (!play.holding)
            play.settle()
        if (!pictures.busy)
            seen.catchUp()
        arrived()
    }

    Component.onCompleted: {
        play.follow()
        play.settle()
    }
    Connections {
        target: root.play.table.board
        function onPositionChanged(): void { root.follow() }
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: root.arrive()
    }
}
