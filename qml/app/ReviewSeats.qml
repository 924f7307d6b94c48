pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// Who plays, with the stroke of the seat's line and its chance at the cursor.
Item {
    id: root
    required property TableModel table
    readonly property list<tablePlayer> seats: table.seats
    readonly property reviewMove now: table.review.now
    readonly property list<int> chances: now.chances
    readonly property real each: width / Math.max(1, seats.length)
    readonly property bool stacked: each < 160 * Theme.zoom         // the name above the number
    implicitHeight: stacked ? Math.max(44, Theme.label * 1.35 + Theme.text * 1.35 + 4) : Math.max(36, Theme.heading * 1.5)

    // Where things come from and go to on the board.
    function placeOf(seat: int): Item { return signs.itemAt(seat) as Item }
    function chanceOf(seat: int): string { return seat < chances.length && chances[seat] >= 0 ? qsTr("%1%").arg(chances[seat]) : "–" }

    Repeater {
        id: signs
        model: root.seats
        delegate: Item {
            id: one
            required property tablePlayer modelData
            required property int index
            readonly property real start: badge.width + 6
            x: index * root.each
            width: root.each - 4
            height: root.height
            Accessible.role: Accessible.StaticText
            Accessible.name: one.modelData.name + ", " + root.chanceOf(index)
            SeatBadge {
                id: badge
                seat: one.index
                size: Math.min(34, one.height, root.each * 0.3)
                active: root.now.seat === one.index
                decorative: true
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: name
                text: one.modelData.name
                decorative: true
                soft: root.now.seat !== one.index
                x: one.start
                y: root.stacked ? 1 : (one.height - height) / 2
                width: Math.min(implicitWidth, one.width - one.start - (root.stacked ? 0 : chance.implicitWidth + 8))
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
            }
            Label {
                id: chance
                text: root.chanceOf(one.index)
                decorative: true
                display: true
                size: root.stacked ? Theme.text : Theme.heading
                color: Theme.seat(one.index)
                width: Math.min(implicitWidth, one.width - x)
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                x: root.stacked ? one.start : one.start + name.width + 8
                y: root.stacked ? name.y + name.height : (one.height - height) / 2
            }
            Picture {
                readonly property real from: root.stacked ? chance.x + chance.width + 5 : one.start
                visible: width > 10
                x: from
                y: root.stacked ? chance.y + (chance.height - height) / 2 : one.height - height
                width: root.stacked ? Math.min(26, one.width - from) : Math.min(name.width, 60)
                height: 5
                svg: width > 10 ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 5"><path d="M2 2.5H${width - 2}" stroke="${Theme.seat(one.index)}" stroke-width="2.4" stroke-linecap="round" ${Words.stroke(one.index)}/></svg>` : ""
            }
        }
    }
}
