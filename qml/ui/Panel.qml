import QtQuick

// A card of stone that holds other things. Not a control: for one that can be pressed see GameCard and the rows.
Item {
    id: root
    property alias color: face.color
    property alias edge: face.edge
    property alias edgeWidth: face.edgeWidth
    property alias radius: face.radius
    property alias raised: face.raised
    property real padding: 0
    default property alias content: holder.data

    implicitWidth: holder.childrenRect.width + 2 * padding
    implicitHeight: holder.childrenRect.height + 2 * padding

    SurfaceFace {
        id: face
        anchors.fill: parent
    }
    Item {
        id: holder
        anchors.fill: parent
        anchors.margins: root.padding
    }
}
