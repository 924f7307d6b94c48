import QtQuick
import Architects.Pyramidice
import Architects.Ui

// Evening over the pyramids, and the one sentence that everybody wants to read first.
Item {
    id: root
    property string title
    property real sky: 176
    implicitHeight: sky + words.implicitHeight + 4

    Skyline {
        width: root.width
        height: root.sky
        ground: Theme.page
    }
    Label {
        id: words
        objectName: "title"
        text: root.title
        display: true
        size: Math.min(Theme.title, 34)     // most sentences stay on one line at any size of text
        x: Theme.margin
        y: root.sky
        width: root.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.Heading
    }
}
