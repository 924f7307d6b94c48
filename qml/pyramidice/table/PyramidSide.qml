pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// The pyramids, one at a time: tabs where there are several, a swipe leads to the next. What stands on top can be lifted off to look below.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property real headerHeight: 24
    property list<pyramidiceAim> away       // dice on their way to their space
    readonly property list<int> values: [...current.values].map((value, space) => isAway(space) ? 0 : value)
    property int fresh: -1
    property int looked: 0                  // level looked at; 0 all
    readonly property int index: Math.max(0, [...play.pyramids].findIndex(one => one.pyramid === play.pyramid))
    readonly property pyramidicePyramid current: play.pyramids[index]
    readonly property int storeys: 3 - current.pyramid
    readonly property bool hides: storeys > 1 && [...current.values].slice(storeys * storeys).some(v => v > 0)
    readonly property list<pyramidiceTarget> targets: [...play.targets].filter(one => one.pyramid === play.pyramid)
    readonly property alias plan: plan
    signal held(int space)
    onHidesChanged: looked = 0
    onIndexChanged: looked = 0

    function spoken(one: pyramidiceTarget): string { return qsTr("Space %1: %n Fame, %2", "", one.fame).arg(one.space + 1).arg(Book.pieces("W", one.workers)) }
    function isAway(space: int): bool { return [...away].some(one => one.pyramid === current.pyramid && one.space === space) }
    function turnPage(by: int): void {
        const to = index + by
        if (to >= 0 && to < play.pyramids.length)
            play.pyramid = play.pyramids[to].pyramid
    }
    function levelName(level: int): string { return level === 0 ? qsTr("All levels") : qsTr("Up to level %1").arg(level) }

    Item {
        width: parent.width
        height: root.headerHeight
        Label {
            visible: root.play.pyramids.length < 2
            text: root.current.name
            display: true
            size: Math.min(Theme.text, 20)
            x: 4
            width: Math.min(implicitWidth, parent.width - count.width - 8)
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: count
            visible: root.play.pyramids.length < 2
            text: qsTr("%1 of %2").arg([...root.values].filter(v => v > 0).length).arg(root.current.values.length)
            soft: true
            size: Math.min(Theme.label, 18)
            anchors.right: parent.right
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            visible: root.play.pyramids.length > 1
            Repeater {
                model: root.play.pyramids.length > 1 ? root.play.pyramids.length : 0
                delegate: T.AbstractButton {
                    id: tab
                    required property int index
                    readonly property pyramidicePyramid info: root.play.pyramids[index]
                    readonly property bool current: index === root.index
                    readonly property bool lit: [...root.play.targets].some(one => one.pyramid === info.pyramid)
                    objectName: "pyramid" + info.pyramid
                    width: root.width / root.play.pyramids.length
                    height: Math.max(Theme.touch, root.headerHeight)
                    y: root.headerHeight - height
                    text: info.name
                    activeFocusOnTab: true
                    Keys.onReturnPressed: tab.clicked()
                    onClicked: root.play.pyramid = info.pyramid
                    Accessible.role: Accessible.PageTab
                    Accessible.name: qsTr("%1, %2 of %3 built").arg(info.name).arg(info.filled).arg(info.values.length)
                    Accessible.selected: current
                    Accessible.onPressAction: tab.clicked()
                    FocusRing { shown: tab.visualFocus }
                    Label {
                        text: tab.text
                        decorative: true
                        display: true
                        size: Math.min(Theme.label, 16)
                        soft: !tab.current
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        wrapMode: Text.NoWrap
                        horizontalAlignment: Text.AlignHCenter
                        width: parent.width - 4
                        x: 2
                        y: tab.height - height - 5
                    }
                    Rectangle {
                        x: 6
                        width: parent.width - 12
                        height: tab.current ? 3 : 1.5
                        radius: 1.5
                        y: tab.height - height - 1
                        color: tab.current || tab.lit ? Theme.goldLine : Theme.line
                    }
                }
            }
        }
    }
    PyramidPlan {
        id: plan
        objectName: "plan"
        named: true
        readonly property real side: Math.min(root.width, root.height - root.headerHeight)
        cell: side / (size + 0.48)
        x: (root.width - implicitWidth) / 2
        y: root.headerHeight
        width: implicitWidth
        height: implicitHeight
        pyramid: root.current.pyramid
        values: root.values
        targets: [...root.targets].map(one => ({ space: one.space, fame: one.fame, workers: one.workers, spoken: root.spoken(one) }))
        chosen: root.play.target.space >= 0 && root.play.target.pyramid === root.play.pyramid ? root.play.space : -1
        ghost: chosen
        ghostValue: chosen >= 0 ? root.play.die(root.play.single).value : 0
        fresh: root.fresh
        level: root.looked
        onTargetTapped: space => root.play.tapSpace(root.play.pyramid, space)
        onSpaceTapped: space => root.play.tapSpace(root.play.pyramid, space)
        onSpaceHeld: space => root.held(space)
        AdvisedRing {
            readonly property rect place: on ? plan.rectAt(root.play.advised.space) : Qt.rect(0, 0, 0, 0)
            objectName: "advisedSpace"
            on: root.play.advises(PyramidiceAct.Build) && root.play.advised.pyramid === root.current.pyramid
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            gap: 1
        }
        DragHandler {
            target: null
            yAxis.enabled: false
            enabled: root.play.pyramids.length > 1
            onActiveChanged: if (!active && Math.abs(activeTranslation.x) > 40) root.turnPage(activeTranslation.x < 0 ? 1 : -1)
        }
    }
    IconButton {
        objectName: "levels"
        visible: root.hides
        glyph: root.looked === 0 ? "peek" : "hide"
        glyphSize: 20
        color: root.looked === 0 ? Theme.inkSoft : Theme.goldText
        text: root.levelName(root.looked)
        width: Theme.touch
        height: Theme.touch
        x: root.play.pyramids.length > 1 ? plan.x + plan.width - width + 8 : root.width / 2 - 20
        y: root.play.pyramids.length > 1 ? plan.y + plan.height - height + 8 : (root.headerHeight - height) / 2
        onClicked: root.looked = root.looked === 0 ? 1 : root.looked + 1 < root.storeys ? root.looked + 1 : 0
    }
}
