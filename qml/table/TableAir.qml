import QtQuick
import Architects.Ui

// The pieces a player holds, over everything else: they follow, aim, settle where they may, and glide home where they may not. A game says how, for
// its pieces. Points are of this item, which lies over the whole table.
Item {
    id: root
    required property TablePlay play
    property bool byFinger: false           // a fingertip hides what is below it: aim above it
    property bool dropping: false           // what happens now is what was let go
    anchors.fill: parent

    function here(scene: point): point { return mapFromItem(null, scene.x, scene.y) }
    // The game's own, each of them; what is held is play.hand.
    function lift(from: point, size: real, at: point): void {}
    function moveTo(at: point): void {}
    function drop(): void {}
    function giveBack(): void {}            // unasked: nothing is said
    function finish(): void {}              // what glides is where it goes

    Connections {
        target: root.play.hand
        function onEmptied(): void { root.finish() }
        function onLifted(from: point, size: real, at: point): void { root.lift(root.here(from), size, root.here(at)) }
        function onMoved(at: point): void { root.moveTo(root.here(at)) }
        function onDropped(at: point): void { root.drop() }
        function onLetGo(): void { root.giveBack() }
    }
}
