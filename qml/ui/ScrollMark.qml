import QtQuick

// How far down a page one is: a thin line at its right, there while it moves.
Rectangle {
    id: root
    required property Flickable flickable
    readonly property real ratio: flickable.contentHeight > 0 ? flickable.height / flickable.contentHeight : 1
    visible: ratio < 1
    opacity: flickable.moving ? 0.8 : 0.3
    width: 3
    radius: 1.5
    color: Theme.inkSoft
    height: Math.max(24, flickable.height * ratio)
    transform: Translate {
        y: root.ratio < 1 ? (root.flickable.height - root.height) * Math.max(0, Math.min(1, root.flickable.contentY / Math.max(1, root.flickable.contentHeight - root.flickable.height))) : 0
    }
    Behavior on opacity { NumberAnimation { duration: Theme.ms(200) } }
    Accessible.ignored: true
}
