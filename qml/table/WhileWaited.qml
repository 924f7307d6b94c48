pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// What the others did while somebody waited, and what that brought or cost, in the place of the prompt until the first touch on the way on. Only its
// foot takes a finger: it stands where the prompt does and nothing else is pressed. What rises above that lets every touch through.
Item {
    id: root
    required property TableModel table
    property rect place                     // where the prompt stands
    property rect room                      // and where it may spread
    property bool shown: true
    readonly property WaitedModel waited: table.waited
    readonly property bool open: shown && waited.there && lines.length > 0
    readonly property int most: height < 700 * Theme.zoom ? 2 : 3       // lines there is room for
    readonly property list<waitedLine> lines: [...waited.lines].slice(-most)
    readonly property string spoken: [title.text].concat([...lines].map(one => line(one)), [...waited.gains].map(one => Labelled.text(table.seats[one.seat].name, withSign(one.points)))).join(" ")
    signal againAsked(int from)
    signal historyAsked()

    function line(one: waitedLine): string { return Labelled.text(table.seats[one.seat].name, one.text) }
    function withSign(points: int): string { return (points > 0 ? "+" : "\u2212") + Math.abs(points) }
    function holds(scene: point): bool {
        const p = foot.mapFromItem(null, scene.x, scene.y)
        return open && p.x >= 0 && p.y >= 0 && p.x < foot.width && p.y < foot.height
    }

    readonly property real low: place.y + place.height
    readonly property bool beside: place.width < room.width * 0.75     // something stands beside the prompt: the words go above both
    readonly property real broad: Math.min(440, beside ? room.width : place.width)

    Item {
        id: card
        objectName: "whileWaited"
        visible: opacity > 0
        opacity: root.open ? 1 : 0
        enabled: root.open
        width: root.broad
        height: body.height + 14 + (root.beside ? 0 : foot.height - 6)
        x: Math.max(root.room.x, Math.min(root.room.x + root.room.width - width, root.place.x + (root.place.width - width) / 2))
        y: Math.max(root.room.y, (root.beside ? root.place.y - 4 : root.low) - height)
        Behavior on opacity { NumberAnimation { duration: Theme.ms(160) } }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.spoken
        Accessible.ignored: !root.open
        Announced {
            text: root.spoken
            when: root.open && root.waited.unheard
        }
        SurfaceFace {
            anchors.fill: parent
            edge: Theme.goldLine
        }
        Column {
            id: body
            x: 12
            y: 6
            width: parent.width - 24
            Item {
                width: parent.width
                height: Math.max(title.implicitHeight, gains.height)
                Label {
                    id: title
                    width: gains.x - 8
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("While you waited")
                    decorative: true
                    color: Theme.goldText
                    font.weight: Font.DemiBold
                }
                Row {
                    id: gains
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 10
                    Repeater {
                        model: root.waited.gains
                        delegate: Row {
                            id: gain
                            required property waitedGain modelData
                            objectName: "waitedGain" + modelData.seat
                            spacing: 3
                            SeatBadge {
                                seat: gain.modelData.seat
                                size: points.implicitHeight
                                decorative: true
                            }
                            Label {
                                id: points
                                text: root.withSign(gain.modelData.points)
                                decorative: true
                                font.weight: Font.DemiBold
                            }
                        }
                    }
                }
            }
            Repeater {
                model: root.lines
                delegate: WaitedWords {
                    required property waitedLine modelData
                    width: body.width
                    line: modelData
                }
            }
        }
    }
    Item {                                  // what takes a finger
        id: foot
        visible: card.visible
        opacity: card.opacity
        enabled: root.open
        width: Math.min(card.width, root.place.width)
        height: Theme.touch
        x: root.beside ? root.place.x : card.x
        y: root.beside ? root.place.y : card.y + card.height - height
        SurfaceFace {
            visible: root.beside
            anchors.fill: parent
            edge: Theme.goldLine
        }
        Pressable {
            id: again
            objectName: "seeAgain"
            width: history.x
            height: parent.height
            text: qsTr("See it again")
            onClicked: root.againAsked(root.waited.lastTurn)
            background: Item {
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 4
                    radius: Theme.radius
                    color: Theme.tint(Theme.goldFill, again.down ? 0.34 : 0.16)
                }
                FocusRing { shown: again.visualFocus }
            }
            Glyph {
                id: sign
                x: 12
                anchors.verticalCenter: parent.verticalCenter
                name: "replay"
                size: 20
                color: Theme.goldText
            }
            Label {
                x: sign.x + sign.width + 8
                width: parent.width - x - 6
                height: parent.height
                text: again.text
                decorative: true
                color: Theme.goldText
                font.weight: Font.DemiBold
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
            }
        }
        IconButton {
            id: history
            objectName: "waitedHistory"
            x: parent.width - width
            width: Theme.touch
            height: parent.height
            glyph: "history"
            glyphSize: 20
            text: qsTr("History")
            onClicked: root.historyAsked()
        }
    }
}
