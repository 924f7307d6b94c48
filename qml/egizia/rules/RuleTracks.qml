import QtQuick
import Architects.Egizia

// One of the two tracks with markers on it.
Item {
    id: root
    property string track: "quarry"         // or market
    property list<int> on: []               // the square of lapis, of carnelian, and so on
    property real availableWidth: 320
    width: Math.min(availableWidth, 360)
    height: row.implicitHeight
    TrackRow {
        id: row
        width: parent.width
        track: root.track
        markers: [...root.on].map((square, seat) => ({ seat: seat, square: square }))
        enabled: false                      // to look at, not to touch
    }
}
