import QtQuick
import Architects.Pyramidice

// A project, large.
ProjectCard {
    property real availableWidth: 320
    width: Math.min(120, availableWidth)
    enabled: false                          // to look at, not to touch
}
