import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A scarab seen from above, 24 x 28; `filled: false` is the empty place for one, a ghost is one that would come.
Picture {
    id: root
    property bool filled: true
    property bool ghost: false
    property int step: 0                    // 0 or 1: how its legs stand
    property real size: 14                  // its height
    implicitWidth: size * 24 / 28
    implicitHeight: size
    opacity: ghost ? 0.5 : 1
    svg: filled || ghost ? Art.scarab(step, Theme.goldFill, LuxorPaint.outline, Theme.night ? Theme.goldFill : LuxorPaint.outline)
                         : Art.scarabPlace(Theme.inkSoft)
}
