import QtQuick
import Architects.Pyramidice

// A project, large.
ProjectFace {
    property real availableWidth: 320
    width: Math.min(120, availableWidth)
    height: width * 1.3
}
