pragma ComponentBehavior: Bound
import QtQuick
import Architects.Egizia
import Architects.Model
import Architects.Ui
import "qrc:/qt/qml/Architects/Egizia/River.js" as River
import "qrc:/qt/qml/Architects/Egizia/RiverArt.js" as RiverArt

// A stretch of the Nile from one bend to another, with cards and ships.
Item {
    id: root
    property int first: 1
    property int last: 3
    property list<egiziaBend> cards: []     // others than those that lie there for the sake of the picture
    property list<egiziaLast> ships: []
    property list<int> may: []              // bends that are lit
    property int lit: 0                     // the one that is spoken of
    property real availableWidth: 320
    readonly property real unit: width / 390
    readonly property egiziaRiverPlan plan: River.plan(width, unit)
    readonly property list<int> samples: [2, 7, 17, 4, 14, 8, 10, 5, 11, 3]
    width: Math.min(availableWidth, 390)
    height: (last - first + 1) * plan.pitch
    enabled: false                          // to look at, not to touch

    function nowAt(bend: int): var {
        const laid = [...cards].find(one => one.bend === bend), kind = River.kindOf(bend)
        const card = kind !== "card" ? 0 : laid ? laid.card : samples[(bend - 1) / 2]
        const name = EgiziaBook.bends[bend - 1].name, title = card > 0 ? EgiziaBook.cards[card - 1].title : ""
        return { name: name, card: card, title: title, may: [...may].includes(bend), chosen: lit === bend && first !== last,
                 ships: kind === "site" ? [] : [...ships].filter(one => one.bend === bend).map(one => one.seat),
                 berths: kind === "site" ? [{ seat: -1 }, { seat: -1 }, { seat: -1 }] : [], reserve: [] }
    }

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.board
    }
    Repeater {
        model: root.last - root.first + 1
        Item {
            id: stretch
            required property int index
            readonly property int bend: root.first + index
            y: index * root.plan.pitch
            width: root.width
            height: root.plan.pitch
            Picture {
                anchors.fill: parent
                mirrored: stretch.bend % 2 === 0
                svg: RiverArt.bend(width / root.unit, height / root.unit, root.plan.reach / root.unit, 1, EgiziaPaint.river)
            }
        }
    }
    Item {                                  // bends know where they lie on the whole map
        y: -root.plan.head - (root.first - 1) * root.plan.pitch
        Repeater {
            model: root.last - root.first + 1
            RiverBend {
                required property int index
                bend: root.first + index
                plan: root.plan
                now: root.nowAt(bend)
            }
        }
    }
}
