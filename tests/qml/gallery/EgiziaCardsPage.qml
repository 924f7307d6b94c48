pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia
import "EgiziaPlay.js" as Play

// Every card of Egizia: forty-eight of the Nile, twenty-nine of the Sphinx, small and opened.
Item {
    TopBar {
        id: bar
        width: parent.width
        title: "Egizia"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 1140
        Flow {
            width: parent.width
            spacing: 8
            Repeater {
                model: 48
                NileCard { required property int index; card: index + 1; title: index === 9 || index === 12 || index === 14 ? "What it does" : ""; chosen: index === 3 }
            }
            NileCard { card: 0 }
            NileCard { card: -1 }
            NileCard { card: -2 }
        }
        Flow {
            width: parent.width
            spacing: 8
            Repeater {
                model: 29
                SphinxCard { required property int index; riddle: index + 1; spoken: "Sphinx"; title: index < 3 ? "The tenth stone of the obelisk" : ""; chosen: index === 5; may: index === 7 }
            }
            SphinxCard { riddle: 1; hidden: true; spoken: "Hidden" }
            SphinxCard { riddle: 6; size: 60; spoken: "Small" }
            SphinxCard { riddle: 12; size: 60; spoken: "Small" }
            SphinxCard { hidden: true; size: 60; spoken: "Small" }
        }
        SphinxFan {
            width: Math.min(parent.width, 520)
            height: 190
            cards: Play.drawn()
            chosen: [15]
        }
        SphinxMonument { width: 288; height: 132; deck: 21 }
        Flow {
            width: parent.width
            spacing: 12
            NileCardLarge { card: 13; title: "Practice"; kindText: "Always"; text: "Once a round two stones make one of your gangs stronger by one."; note: "Rounds 1 and 2" }
            NileCardLarge { card: 22; title: "Red field, 8"; kindText: "Field"; text: "Eight grain a round while the Nile is high. Three points at once."; note: "Rounds 3 and 4" }
            SphinxCardLarge { riddle: 6; title: "Giza complete"; text: "Twelve points if every square of the pyramid and of the temple is built."; note: "Now 0" }
        }
    }
}
