import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A gang of workers, told apart by the kilt: 0 blue bands, 1 black, 2 yellow dots, 3 the foreman in white, 4 whichever one likes.
Picture {
    id: root
    property int kind: 0
    property real size: 44                  // its height
    implicitWidth: size * 30 / 44
    implicitHeight: size
    svg: Art.worker(kind, EgiziaPaint.kilts[Math.min(3, kind)], EgiziaPaint.skin, EgiziaPaint.hair, EgiziaPaint.outline, Theme.night ? Theme.ink : EgiziaPaint.outline,
                    EgiziaPaint.linen, EgiziaPaint.kilts)
}
