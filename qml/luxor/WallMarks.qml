pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model
import "WallLines.js" as Lines

// What lies over the cards: the pairs with their badges, and the line that is being searched.
Item {
    id: root
    property list<luxorPair> pairs: []
    property list<int> line: []
    property string lineState: "draw"       // draw, right, wrong
    property color lineColor: lineState === "wrong" ? Theme.warnFill : Theme.goldLine
    property real edge: 3                   // where the wall's cells are
    property real head: 20
    property real cellWidth: 48
    property real cellHeight: 35
    readonly property real badge: Math.max(16, Math.min(30, cellWidth * 0.38))
    readonly property list<string> middles: [...pairs].map(p => Lines.shaft(p.fresh) + Lines.shaft(p.old) + "." + (Lines.row(p.fresh) + Lines.row(p.old)))

    function centreOf(cell: int): point {
        const at = Lines.centre(root, cell)
        return Qt.point(at.x, at.y)
    }
    function apart(pair: luxorPair): bool {
        return Math.max(Math.abs(Lines.shaft(pair.fresh) - Lines.shaft(pair.old)), Math.abs(Lines.row(pair.fresh) - Lines.row(pair.old))) > 1
    }
    // In the middle of its pair; of two pairs that cross, each nearer to its new animal.
    function badgeAt(i: int): point {
        const p = pairs[i], all = [...middles], a = centreOf(p.fresh), b = centreOf(p.old)
        const t = all.indexOf(all[i]) !== all.lastIndexOf(all[i]) ? 0.22 : 0.5
        return Qt.point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }
    function trail(cells: var): string {
        return cells.map((cell, i) => (i ? "L" : "M") + centreOf(cell).x + " " + centreOf(cell).y).join(" ")
    }

    Repeater {
        model: root.pairs
        Item {
            id: pair
            required property luxorPair modelData
            required property int index
            readonly property point at: root.badgeAt(index)
            Drawing {                         // a pair that is not side by side: a thread between them
                visible: root.apart(pair.modelData)
                ShapePath {
                    strokeColor: Theme.goldLine
                    strokeWidth: 2
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [3, 2.4]
                    fillColor: "transparent"
                    PathSvg { path: root.trail([pair.modelData.fresh, pair.modelData.old]) }
                }
            }
            PairBadge {
                objectName: "badge"
                size: root.badge
                x: Math.round(pair.at.x - width / 2)
                y: Math.round(pair.at.y - height / 2)
                same: pair.modelData.same
                toLeft: pair.modelData.left
            }
        }
    }
    Repeater {                              // the animals of the line, framed
        model: root.line
        Rectangle {
            required property int modelData
            readonly property point at: root.centreOf(modelData)
            x: at.x - width / 2
            y: at.y - height / 2
            width: root.cellWidth - 4
            height: root.cellHeight - 3
            radius: 5
            color: Theme.tint(root.lineColor, 0.1)
            border.width: 2.5
            border.color: root.lineColor
        }
    }
    Drawing {
        visible: root.line.length > 1
        ShapePath {
            strokeColor: Theme.tint(Theme.card, 0.7)
            strokeWidth: root.cellHeight * 0.08 + 3
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            PathSvg { path: root.line.length > 1 ? root.trail([...root.line]) : "M0 0" }
        }
        ShapePath {
            strokeColor: root.lineColor
            strokeWidth: Math.max(2.5, root.cellHeight * 0.08)
            capStyle: ShapePath.RoundCap
            strokeStyle: root.lineState === "wrong" ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [2, 2]
            fillColor: "transparent"
            PathSvg { path: root.line.length > 1 ? root.trail([...root.line]) : "M0 0" }
        }
    }
    Rectangle {                             // right or wrong is said by a sign too
        visible: root.line.length === 3 && root.lineState !== "draw"
        readonly property point at: visible ? root.centreOf(root.line[1]) : Qt.point(0, 0)
        width: root.badge * 1.2
        height: width
        radius: width / 2
        x: at.x + root.cellWidth / 2 - width * 0.6
        y: at.y - root.cellHeight / 2 - height * 0.4
        color: root.lineState === "wrong" ? Theme.warnFill : Theme.goldFill
        border.width: 1.5
        border.color: root.lineState === "wrong" ? Theme.inkOnWarn : Theme.inkOnGold
        Glyph {
            anchors.centerIn: parent
            name: root.lineState === "wrong" ? "close" : "check"
            size: parent.width * 0.6
            bold: 1.3
            color: parent.border.color
        }
    }
}
