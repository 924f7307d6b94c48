import QtQuick
import Architects.Model

// The place of the Great Architect's turn over the table: it opens when he moves, and goes when the player goes on.
Loader {
    id: root
    required property TableModel table
    required property PyramidiceModel board
    property string turn                    // the file that tells it
    property bool open: false
    property Item over: null                // what it covers; none: everything
    property bool busy: false               // it is being told
    signal openRules(string page)
    signal skipped()

    function begin(): void { open = status === Loader.Ready }
    function skip(): void { if (open) skipped() }
    function listen(told: var): void {
        told.busyChanged.connect(() => busy = told.busy)
        skipped.connect(() => told.skip())
        told.done.connect(() => open = false)
        told.openRules.connect(page => openRules(page))
    }
    Component.onCompleted: if (board.solo && turn !== "") setSource(turn, { table: table, model: board })
    onLoaded: listen(item)
    Binding {
        target: root.item
        when: root.status === Loader.Ready
        property: "over"
        value: root.over
    }
    Binding {
        target: root.item
        when: root.status === Loader.Ready
        property: "open"
        value: root.open
    }
}
