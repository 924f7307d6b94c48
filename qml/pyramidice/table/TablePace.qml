import QtQuick
import Architects.Ui

// Keeps what is said in step with what is seen: after a position has come and when its picture is at rest. The match ends when all is.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceStage stage
    required property PyramidicePictures pictures
    property bool replaying: false
    property bool covered: false            // somebody tells what happened over the table
    property bool telling: false            // and is not done yet
    readonly property bool busy: pictures.busy || telling
    readonly property alias settling: soon.running      // a position has come and is about to be followed
    readonly property bool atRest: !pictures.busy && !covered
    signal moved()                          // there is another position
    signal ended()

    Connections {
        target: root.play.board
        function onPositionChanged(): void {
            root.moved()
            if (Theme.motion === 0) root.play.see()
            soon.restart()
        }
    }
    Connections {
        target: root.play.table
        function onChanged(): void { soon.restart() }
    }
    Connections {
        target: root.pictures
        function onBusyChanged(): void { if (!root.pictures.busy) root.play.see() }
    }
    Timer {                                 // once everything has changed
        id: soon
        interval: 0
        onTriggered: {
            if (root.play.air < 0) root.play.follow()
            if (!root.pictures.busy) root.play.see()
            root.stage.release()
        }
    }
    Timer {                                 // a last look at the finished pyramid
        interval: Theme.ms(1200)
        running: root.play.table.over && root.play.table.live && !root.replaying && root.atRest
        onTriggered: root.ended()
    }
}
