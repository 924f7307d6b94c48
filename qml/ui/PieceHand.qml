import QtQuick

// What has left its place and has not come to rest. A piece puts itself into the hand by its PieceDrag, whoever carries pieces over the table
// listens; nobody between the two knows of it. Points are those of the scene.
QtObject {
    property string what                    // "tile", "card" ...; nothing: all is in its place
    property var which                      // which of them
    signal emptied()                        // another piece is about to be lifted: the last one is where it goes
    signal lifted(point from, real size, point at)
    signal moved(point at)
    signal dropped(point at)
    signal letGo()

    function lift(kind: string, one: var, from: point, size: real, at: point): void {
        emptied()
        land()
        which = one                         // first: what goes by the kind reads it
        what = kind
        lifted(from, size, at)
    }
    // It has come to rest.
    function land(): void {
        what = ""
        which = undefined
    }
}
