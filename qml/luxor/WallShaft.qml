import QtQuick
import Architects.Ui

// One shaft of the wall as something to choose: the light down to where a card would lie, the mark that it is open, the ring.
Item {
    id: root
    property string spoken
    property int shaft: 0
    property int cards: 0                   // that lie in it
    readonly property bool may: open
    property bool open: false               // a card may be dropped here
    property bool aimed: false
    property real landing: height           // how far down a card would come to rest
    property bool shy: false                // no mark: another shaft is aimed at
    signal tapped()
    activeFocusOnTab: false
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.ignored: spoken === ""
    Accessible.focusable: true
    Accessible.selectable: open
    Accessible.selected: aimed
    Accessible.onPressAction: root.tapped()

    Shows {
        piece: "shaft." + root.shaft
        value: String(root.cards)
        touched: true
    }

    Rectangle {
        visible: root.aimed
        width: root.width
        height: Math.max(0, root.landing)
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tint(LuxorPaint.beam, Theme.night ? 0.44 : 0.75) }
            GradientStop { position: 1; color: Theme.tint(LuxorPaint.beam, Theme.night ? 0.12 : 0.25) }
        }
    }
    Ink {                                   // gold: you may
        visible: root.open && !root.aimed
        unit: Math.min(1.6, root.width / 48)
        x: root.width / 2 - 8 * unit
        y: 8 * unit
        opacity: root.shy ? 0.55 : 1
        d: "M2 2 L8 8 L14 2"
        pen: Theme.goldLine
        w: 2.2
    }
    FocusRing {
        shown: root.activeFocus
        gap: -2
        radius: 5
    }
}
