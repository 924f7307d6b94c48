pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "KheopsSigns.js" as Signs

// The sign of a tile by its code: SA SB SC AN X2 CU FB RC RR SW MV, or nothing.
Item {
    id: root
    property string symbol
    property real size: 24
    property real bold: 1
    readonly property bool coffin: Signs.isCoffin(symbol)
    readonly property bool warns: Signs.warns(symbol)
    property color color: warns ? Theme.warn : Theme.mark
    implicitWidth: size
    implicitHeight: size
    Repeater {
        model: root.coffin || root.symbol === "" ? 0 : 1
        delegate: Glyph {
            drawing: Signs.all[root.symbol]
            color: root.color
            size: root.size
            bold: root.bold
        }
    }
    Repeater {
        model: root.coffin ? 1 : 0
        delegate: Sarcophagus {
            kind: root.symbol
            size: root.size
        }
    }
}
