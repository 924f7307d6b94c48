pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import "PyramidGeo.js" as Geo

// A pyramid taken apart for the last count: its levels lift off, lie side by side, and the seals of the projects come out.
Item {
    id: root
    property int pyramid: 0
    property list<int> values
    property list<pyramidiceSeal> seals     // by spaces of the pyramid
    property bool apart: false
    property real cell: 34
    property real gap: 12
    property list<string> captions          // one word for each level
    property int lit: -1
    property string spoken
    readonly property list<int> levels: Geo.levels(pyramid)
    readonly property real captionHeight: captions.length > 0 ? Theme.micro + 8 : 0
    implicitWidth: [...levels].reduce((sum, n) => sum + n * cell + gap, -gap)
    implicitHeight: levels[0] * cell + captionHeight
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    function laid(level: int): real { return [...levels].slice(0, level).reduce((sum, n) => sum + n * cell + gap, 0) }
    function sealsOf(level: int): var {
        const from = Geo.first(pyramid, level), to = from + levels[level] * levels[level]
        return [...seals].filter(s => s.a >= from && s.a < to).map(s => ({ a: s.a - from, b: s.b - from, seat: s.seat }))
    }

    Repeater {
        model: root.levels.length
        Item {
            id: storey
            required property int index
            readonly property int size: root.levels[index]
            readonly property int since: Geo.first(root.pyramid, index)
            property real t: root.apart ? 1 : 0
            x: (1 - t) * index * 0.5 * root.cell + t * root.laid(index)
            y: (1 - t) * index * 0.37 * root.cell - Math.sin(t * Math.PI) * root.cell * 0.35 * index
            width: size * root.cell
            height: width
            Behavior on t {
                SequentialAnimation {
                    PauseAnimation { duration: Theme.ms(160) * (root.levels.length - 1 - storey.index) }
                    NumberAnimation { duration: Theme.ms(520); easing.type: Easing.InOutCubic }
                }
            }
            LevelPlan {
                values: [...root.values].slice(storey.since, storey.since + storey.size * storey.size)
                size: storey.size
                cell: root.cell
                seals: root.sealsOf(storey.index)
                sealsShown: storey.t === 1
                lit: root.lit
            }
            Label {
                visible: text !== "" && storey.t > 0
                opacity: storey.t
                text: root.captions[storey.index] || ""
                size: Theme.micro
                soft: true
                wrapMode: Text.NoWrap
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height + 5
            }
        }
    }
}
