import QtQuick
import Architects.Model

// Where the river stands: at what a coach points at, else where the next ship may go. From the first frame on; later it glides there.
Timer {
    id: root
    required property NileView river
    required property EgiziaPlay play
    required property EgiziaSeen seen
    property var pointed: null              // names of pieces
    property bool glides: false
    interval: 0
    onPointedChanged: restart()
    onTriggered: {
        show(glides)
        glides = true
    }

    function show(gently: bool): void {
        const next = [...seen.river].find(one => one.may), led = [...(pointed || [])].find(name => name.startsWith("bend."))
        river.centre(led ? Number(led.slice(5)) : next ? Math.min(20, next.bend + 1) : Math.max(1, play.own.last), gently)
    }
}
