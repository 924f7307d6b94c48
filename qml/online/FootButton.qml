import QtQuick
import Architects.Ui

// The one next step of a page, at its foot, no wider than a column.
GoldButton {
    y: 12
    width: parent ? Math.min(Theme.columnWidth, parent.width - 2 * Theme.margin) : implicitWidth
    anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
}
