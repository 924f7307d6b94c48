import QtQuick
import Architects.Ui
import Architects.Egizia
import "EgiziaPlay.js" as Play

// The four monuments half built, with what may be built now.
Item {
    TopBar {
        id: bar
        width: parent.width
        title: "Monuments"
        note: "You build at Giza"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 760
        Item {
            width: parent.width
            height: 300
            Rectangle {
                x: pyramid.x + pyramid.width / 2 - 64
                y: 6
                width: 128
                height: 128
                radius: 64
                color: Theme.tint(Theme.goldFill, Theme.night ? 0.16 : 0.28)
            }
            MonumentPyramid {
                id: pyramid
                x: 12
                y: 54
                width: Math.min(parent.width - 104, 420)
                squares: Play.pyramid()
                floors: Play.floors()
            }
            MonumentObelisk {
                id: obelisk
                x: parent.width - width
                y: -8
                squares: Play.obelisk()
            }
            Rectangle { y: 294; width: parent.width; height: 1; color: EgiziaPaint.ground }
        }
        MonumentTemple {
            width: parent.width
            height: 118 * Math.min(1.3, width / 358)
            squares: Play.temple()
        }
        MonumentTombs {
            width: parent.width
            squares: Play.tombs()
        }
        Row {
            spacing: 12
            PriceTag { stones: 3; points: 3 }
            FloorFlag { seat: 1; stones: 3 }
        }
    }
}
