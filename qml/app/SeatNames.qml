pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Who sits at a table: a medallion and a name each, as many to a line as fit.
Flow {
    id: root
    property list<tablePlayer> seats: []
    property int active: -1
    spacing: 6
    Repeater {
        model: root.seats
        delegate: Row {
            id: one
            required property tablePlayer modelData
            spacing: 3
            SeatBadge {
                seat: one.modelData.index
                active: root.active === one.modelData.index
                size: 24
                decorative: true
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                text: one.modelData.name
                width: Math.min(implicitWidth, root.width - 27)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
