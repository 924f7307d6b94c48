import QtQuick
import QtQuick.Templates as T
import Architects.Ui                    // for what is written in C++

// A place with a piece in it: tap to choose, hold to look closer, drag out to play. A piece that may not be played says why.
T.AbstractButton {
    id: root
    property PieceHand hand: null           // takes it when it is dragged
    property string what                    // the kind of piece
    property var which                      // which of them
    property point centre: Qt.point(width / 2, height / 2)      // its middle
    property real size: width
    property bool liftable: enabled         // there is something to be lifted
    property bool ready: true               // and it may be
    property bool chosen: false
    property bool away: false               // it is somewhere else
    signal liftRefused()                    // dragged while it may not be played

    activeFocusOnTab: enabled
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: root.clicked()

    PressGuard {}
    PieceDrag {                             // a finger's press is the button's until it moves; then the piece is lifted
        enabled: root.liftable
        ready: root.ready
        hand: root.hand
        what: root.what
        which: root.which
        centre: root.centre
        size: root.size
        onRefused: root.liftRefused()
    }
}
