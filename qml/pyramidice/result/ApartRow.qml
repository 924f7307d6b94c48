import QtQuick
import Architects.Pyramidice
import Architects.Ui

// One pyramid taken apart below its name.
Column {
    id: root
    property var pyramid: ({ pyramid: 0, name: "", values: [] })
    property var seals: []                  // all there are: {pyramid, level, a, b, seat}
    property bool apart: false
    property real cell: 34
    property int lit: -1
    readonly property int base: 3 - pyramid.pyramid
    spacing: 8

    // Counted within the pyramid instead of within the level.
    function within(): var {
        const start = level => Array.from({ length: level - 1 }, (unused, i) => (base - i) * (base - i)).reduce((sum, n) => sum + n, 0)
        return seals.filter(seal => seal.pyramid === pyramid.pyramid)
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
        values: Array.from(root.pyramid.values)
        seals: root.within()
        apart: root.apart
        cell: root.cell
        gap: root.cell * 0.36
        captions: root.captions()
        lit: root.lit
        spoken: qsTr("%1, level by level: %n pair(s) of the projects", "", root.within().length).arg(root.pyramid.name)
    }
}
