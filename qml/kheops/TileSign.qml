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
    readonly property var sign: Signs.all[symbol] || ({})
    property color color: sign.warn ? Theme.warn : Theme.mark
    implicitWidth: size
    implicitHeight: size
    Glyph {
        visible: !root.coffin
        drawing: root.sign
        color: root.color
        size: root.size
        bold: root.bold
    }
    Sarcophagus {
        visible: root.coffin
        kind: root.coffin ? root.symbol : "SA"
        size: root.size
    }
}
