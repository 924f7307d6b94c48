pragma ComponentBehavior: Bound
import QtQuick

// One of a few, side by side; two by two, or one below the other, when the words do not fit. Options are strings or {text, glyph}.
// Set `current`, listen to `chosen`.
FocusScope {
    id: root
    property var options: []
    property int current: 0
    property string label                   // spoken before the options
    readonly property int columns: widest * options.length <= width ? Math.max(1, options.length) : options.length === 4 && widest * 2 <= width ? 2 : 1
    readonly property bool stacked: columns < options.length
    property real widest: 0
    signal chosen(int index)

    implicitWidth: widest * options.length
    implicitHeight: grid.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    function choose(i: int): void {
        if (i < 0 || i >= options.length)
            return
        buttons.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
        if (i !== current)
            chosen(i)
    }
    function measure(): void {
        let w = 0
        for (let i = 0; i < buttons.count; ++i) {
            const option = buttons.itemAt(i) as SegmentOption
            w = Math.max(w, option ? option.natural : 0)
        }
        widest = w
    }

    SurfaceFace {
        anchors.fill: parent
        color: Theme.recess
        raised: false
    }
    Grid {
        id: grid
        columns: root.columns
        Repeater {
            id: buttons
            model: root.options
            onCountChanged: root.measure()
            delegate: SegmentOption {
                id: option
                required property var modelData
                required property int index
                text: modelData.text !== undefined ? modelData.text : modelData
                glyph: modelData.glyph || ""
                checked: root.current === index
                width: root.width / root.columns
                onNaturalChanged: root.measure()
                onClicked: {
                    root.chosen(index)
                    checked = Qt.binding(() => root.current === option.index)
                }
                Keys.onLeftPressed: root.choose(index - 1)
                Keys.onRightPressed: root.choose(index + 1)
                Keys.onUpPressed: event => {
                    event.accepted = root.stacked
                    if (root.stacked)
                        root.choose(index - root.columns)
                }
                Keys.onDownPressed: event => {
                    event.accepted = root.stacked
                    if (root.stacked)
                        root.choose(index + root.columns)
                }
            }
        }
    }
}
