import QtQuick
import Architects.Ui

// Everybody at the table, side by side, or in two rows where that is too narrow: where each has its place. A game fills in its chips.
Item {
    property int count: 0
    property real chipHeight: Theme.touch
    readonly property int columns: width / Math.max(1, count) >= 82 ? count : 2
    readonly property real gap: width < 360 ? 2 : 6
    readonly property real chipWidth: (width - (columns - 1) * gap) / Math.max(1, columns)
    readonly property bool roomy: chipWidth > 140 * Theme.zoom      // for names
    implicitHeight: Math.ceil(count / Math.max(1, columns)) * chipHeight

    function chipX(index: int): real { return index % Math.max(1, columns) * (chipWidth + gap) }
    function chipY(index: int): real { return Math.floor(index / Math.max(1, columns)) * chipHeight }
}
