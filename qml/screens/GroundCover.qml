import QtQuick
import Architects.Ui

// A strip of the page's own ground over what scrolls away beneath it.
Item {
    id: root
    property real ground: 844               // height of the page whose light it continues
    clip: true
    PageGround {
        grains: false
        width: root.width
        height: root.ground
    }
}
