import QtQuick
import Architects.Pyramidice

// A Great Architect, large.
Stela {
    property real availableWidth: 320
    size: Math.min(190, availableWidth)
}
