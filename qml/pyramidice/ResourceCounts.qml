import QtQuick
import Architects.Ui

// How many workers, cats and stones somebody has, in little room.
Row {
    id: root
    property int workers: 0
    property int cats: 0
    property int stones: 0
    property int textSize: Theme.text
    property real signSize: textSize * 1.15
    property string spoken
    spacing: Math.round(textSize * 0.75)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    Tally {
        kind: "W"
        text: root.workers
        textSize: root.textSize
        size: root.signSize
    }
    Tally {
        kind: "C"
        text: root.cats
        textSize: root.textSize
        size: root.signSize
    }
    Tally {
        kind: "S"
        text: root.stones
        textSize: root.textSize
        size: root.signSize
    }
}
