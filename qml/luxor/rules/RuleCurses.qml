pragma ComponentBehavior: Bound
import QtQuick
import Architects.Luxor
import "Scenes.js" as Scenes

// Curse cards side by side, perhaps one from behind first; as many to a line as fit.
Grid {
    id: root
    property list<int> only: []             // their numbers
    property bool back: false
    property real availableWidth: 320
    readonly property list<int> shown: back ? [-1, ...only] : only
    readonly property real cell: Math.min(80, (availableWidth - 2 * spacing) / 3)
    columns: Math.min(3, shown.length)
    spacing: 14
    Repeater {
        model: root.shown
        CurseCard {
            required property int modelData
            size: root.cell
            enabled: false                  // to look at, not to touch
            hidden: modelData < 0
            animals: modelData < 0 ? [] : Scenes.curses[modelData]
        }
    }
}
