pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Kheops

// Tiles, signs, sarcophagi and pawns at the sizes they are used.
Item {
    TopBar {
        id: bar
        width: parent.width
        title: "Pieces"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        Flow {
            width: parent.width
            spacing: 8
            Repeater {
                model: ["SA", "SB", "SC", "AN", "X2", "CU", "FB", "RC", "RR", "SW", "MV", ""]
                delegate: KheopsTile { required property string modelData; required property int index; side: 78; symbol: modelData; room: index % 2 === 0; up: index % 4 < 2; openings: [7, 3, 5, 6][index % 4] }
            }
        }
        Flow {
            width: parent.width
            spacing: 10
            Repeater {
                model: ["SA", "SB", "SC", "AN", "X2", "CU", "FB", "RC", "RR", "SW", "MV"]
                delegate: TileSign { required property string modelData; symbol: modelData; size: 26; color: warns ? Theme.warn : Theme.ink }
            }
        }
        Repeater {
            model: 4
            delegate: Row {
                id: family
                required property int index
                spacing: 12
                Repeater {
                    model: ["W", "P", "M", "H"]
                    delegate: KheopsPawn { required property string modelData; seat: family.index; kind: modelData; size: 58 }
                }
                Repeater {
                    model: ["W", "M"]
                    delegate: KheopsPawn { required property string modelData; seat: family.index; kind: modelData; size: 27; dimmed: modelData === "M"; anchors.bottom: parent.bottom }
                }
            }
        }
        Row {
            spacing: -12
            Repeater {
                model: 5
                delegate: TileBack { required property int index; side: 40; up: index % 2 === 0 }
            }
        }
        PawnSupply {
            seat: 0
            chosen: "W"
            kinds: [{ kind: "W", count: 10, name: "Worker" }, { kind: "P", count: 1, name: "Priest", reason: "The Mummy comes first." }, { kind: "M", count: 0, name: "Mummy" }]
        }
        TileHand {
            width: parent.width
            chosen: 1
            tiles: [{ openings: 3, room: true, symbol: "SB", name: "Sarcophagus" }, { openings: 3, room: false, symbol: "MV", name: "Move a pawn" }, {}]
        }
        TileHand {
            width: parent.width
            faceDown: true
            tiles: [{ openings: 3, room: true, symbol: "SB", name: "Sarcophagus" }, { openings: 3, room: false, symbol: "MV", name: "Move a pawn" }, {}]
        }
    }
}
