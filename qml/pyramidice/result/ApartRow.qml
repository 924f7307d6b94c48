import QtQuick
import Architects.Model
import Architects.Pyramidice
import Architects.Ui

// One pyramid taken apart below its name.
Column {
    id: root
    property pyramidicePyramid pyramid
    property list<pyramidiceSeal> seals     // all there are, by spaces of their level
    property bool apart: false
    property real cell: 34
    property int lit: -1
    readonly property int base: 3 - pyramid.pyramid
    spacing: 8

    // Counted within the pyramid instead of within the level.
    function within(): var {
        const start = level => [0, 1, 2].slice(0, level - 1).reduce((sum, i) => sum + (base - i) * (base - i), 0)
        return [...seals].filter(seal => seal.pyramid === pyramid.pyramid)
                    .map(seal => ({ a: start(seal.level) + seal.a, b: start(seal.level) + seal.b, seat: seal.seat }))
    }
    function captions(): var {
        const words = [qsTr("Level 1"), qsTr("Level 2"), qsTr("Top")]
        return base === 3 ? words : base === 2 ? [words[0], words[2]] : [words[2]]
    }

    Label {
        text: root.pyramid.name
        display: true
        size: Theme.text
    }
    PyramidApart {
        pyramid: root.pyramid.pyramid
        values: root.pyramid.values
        seals: root.within()
        apart: root.apart
        cell: root.cell
        gap: root.cell * 0.36
        captions: root.captions()
        lit: root.lit
        spoken: qsTr("%1, level by level: %n pair(s) of the projects", "", root.within().length).arg(root.pyramid.name)
    }
}
