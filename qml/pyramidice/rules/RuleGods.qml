pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// Gods side by side as they lie in the row, with their prices; as many to a line as fit.
Flow {
    id: root
    property var gods: []                   // their numbers
    property bool large: false
    property bool small: false              // only their shrines
    property var words: []                  // below each shrine
    property real availableWidth: 320
    readonly property real card: large ? 150 : Math.min(116, Math.max(100, (availableWidth - 2 * spacing) / 3))
    readonly property real cell: small ? (words.length > 0 ? Math.max(72, Theme.label * 5.4) : 60) : card
    readonly property int perLine: Math.max(1, Math.min(gods.length, Math.floor((availableWidth + spacing) / (cell + spacing))))
    width: perLine * (cell + spacing) - spacing
    spacing: small ? 2 : 8
    enabled: false                          // to look at, not to touch
    Repeater {
        model: root.small ? [] : root.gods
        delegate: GodCard {
            required property int modelData
            width: root.card
            god: modelData
            costs: Book.god(modelData).costs
        }
    }
    Repeater {
        model: root.small ? root.gods : []
        delegate: Item {
            id: place
            required property int modelData
            required property int index
            width: root.cell
            height: token.implicitHeight + 4 + (word.visible ? word.height : 0)
            GodToken {
                id: token
                god: place.modelData
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                id: word
                visible: text !== ""
                text: root.words[place.index] || ""
                soft: true
                y: token.implicitHeight + 4
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
