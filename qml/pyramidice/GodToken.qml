import QtQuick
import Architects.Ui
import "Gods.js" as Gods

// A god in front of a player: shrine and name. Used for this turn, on loan, or the stack of the Ennead with its count.
PieceButton {
    id: root
    property int god: 1                     // 0: the Ennead
    property bool used: false
    property bool faded: false
    property bool loan: false
    property int stack: 0                   // cards of the Ennead in this one place
    property string caption: qsTranslate("God", Gods.name(god))
    property color ground: Theme.board
    readonly property bool pale: used || faded
    implicitWidth: Math.max(52, Math.min(72, name.implicitWidth + 4))
    implicitHeight: caption === "" ? 58 : 58 + name.implicitHeight

    Item {
        width: 48
        height: 56
        x: (root.width - width) / 2
        Naos {
            visible: root.stack > 1
            x: 6
            width: 42
            height: 50
            field: Gods.field(root.god)
            faded: true
            ground: root.ground
        }
        Naos {
            id: shrine
            x: root.stack > 1 ? 0 : 2
            y: root.stack > 1 ? 5 : 3
            width: 44
            height: 51
            god: root.god
            field: Gods.field(root.god)
            faded: root.pale
            ground: root.ground
        }
        Halo {
            anchors.fill: shrine
            anchors.margins: -3
            may: root.may
            chosen: root.chosen
        }
        Rectangle {
            visible: root.stack > 1 || root.loan || root.used
            x: 31
            y: 38
            width: 19
            height: 19
            radius: width / 2
            color: Theme.card
            border.width: 1.5
            border.color: root.used ? Theme.inkSoft : Theme.goldLine
            Label {
                visible: root.stack > 1
                anchors.centerIn: parent
                text: root.stack
                decorative: true
                font.pixelSize: 12
                font.weight: Font.DemiBold
            }
            Glyph {
                visible: root.stack <= 1
                anchors.centerIn: parent
                name: root.used ? "check" : "clock"
                size: 12
                bold: 1.2
                color: root.used ? Theme.inkSoft : Theme.goldLine
            }
        }
    }
    Label {
        id: name
        visible: root.caption !== ""
        text: root.caption
        decorative: true
        size: Theme.micro + 1
        soft: root.pale
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        y: 57
        width: root.width
    }
}
