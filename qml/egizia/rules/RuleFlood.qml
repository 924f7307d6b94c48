import QtQuick
import Architects.Egizia
import Architects.Model

// The three heights of the flood, and which fields each of them waters.
FloodGauge {
    property real availableWidth: 320
    width: Math.min(availableWidth, 340)
    flood: -1
    names: EgiziaBook.floods
}
