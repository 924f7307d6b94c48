import QtQuick
import Architects.Ui

// Dressed stone beside the shafts, in courses.
Rectangle {
    id: root
    property real course: 35
    color: LuxorPaint.ledge
    Ink {
        d: {
            let lines = ""
            if (root.course < 4)            // not laid out yet
                return lines
            const rows = Math.round(root.height / root.course), block = root.course * 1.7
            for (let r = 0; r < rows; r++) {
                if (r > 0)
                    lines += "M0 " + r * root.course + " L" + root.width + " " + r * root.course + " "
                for (let x = block * (r % 2 ? 0.45 : 0.9); x < root.width - 8; x += block)
                    lines += "M" + x + " " + r * root.course + " L" + x + " " + Math.min(root.height, (r + 1) * root.course) + " "
            }
            return lines
        }
        pen: LuxorPaint.joint
        w: 1
    }
}
