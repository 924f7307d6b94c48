pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The mummies a player has opened, which are nobody else's business: the lids lie closed and slide aside only while a finger or Space
// holds them. Enter, and a screen reader's press, open them until the next one or until the focus goes elsewhere.
PieceButton {
    id: root
    property list<luxorTomb> mummies: []
    property bool valued: true              // what lies in them is seen
    property string spokenFace              // what is read out once they are open
    property real lid: Math.round(52 * Math.min(1.4, Theme.zoom))    // the width of one
    property bool told: false               // opened by Enter or by a screen reader
    readonly property bool open: enabled && (down || told)
    readonly property int columns: Math.max(1, Math.floor((width + 6) / (lid + 6)))
    readonly property int rows: Math.ceil(mummies.length / columns)
    readonly property real lidHeight: lid * 13 / 48
    implicitWidth: Math.max(Theme.touch, mummies.length * (lid + 6) - 6)
    implicitHeight: Math.max(Theme.touch, rows * lidHeight * 2.3)
    scale: 1
    Accessible.name: told && spokenFace !== "" ? spokenFace : spoken
    Accessible.onPressAction: told = !told
    Keys.onReturnPressed: told = !told
    Keys.onEnterPressed: told = !told
    onActiveFocusChanged: told = false
    onMummiesChanged: told = false

    Flow {
        width: root.columns * (root.lid + 6)
        y: (root.height - root.rows * place) / 2 + (place - root.lidHeight) / 2
        readonly property real place: root.lidHeight * 2.3
        spacing: 0
        Repeater {
            model: root.mummies
            Item {
                id: place
                required property luxorTomb modelData
                width: root.lid + 6
                height: root.lidHeight * 2.3
                Sarcophagus {
                    y: root.open ? place.height * 0.28 : 0
                    size: root.lid
                    eyes: place.modelData.eyes
                    value: root.open && root.valued ? place.modelData.value : 0
                    open: root.open
                }
            }
        }
    }
}
