pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Those one has played with and may want to find again.
Column {
    id: root
    required property FarMatch far
    visible: far.far && far.strangers.length > 0
    spacing: 8
    Repeater {
        model: root.far.far ? root.far.strangers : []
        delegate: GoldButton {
            required property onlineSeat modelData
            objectName: "befriend" + modelData.index
            width: root.width
            quiet: true
            glyph: "plus"
            text: qsTr("Add %1 to your friends").arg(modelData.name)
            onClicked: Online.befriend(modelData.uid, root.far.info.id)
        }
    }
}
