import QtQuick
import Architects.Ui
import Architects.Model

// What somebody at the table has just said with a sign: beside that player for a few seconds.
Item {
    id: root
    required property FarMatch far
    property var placeOf: null
    property real below: 0                  // nothing is covered above this
    property real room: width - 28          // how broad it may be there
    property onlineEmote said               // nobody's: nothing is said
    property onlineEmote nothing
    property int stay: 6000
    readonly property int oldest: 3 * 24 * 3600 * 1000
    readonly property onlineEmote latest: [...far.info.emotes].reduce((last, one) => one.at > last.at ? one : last, nothing)
    readonly property real stamp: latest.at
    anchors.fill: parent
    onStampChanged: show()
    Component.onCompleted: show()

    // One that came while nobody looked is shown too, but not twice.
    function show(): void {
        const id = far.info.id, before = Watch.greeted[id] || Date.now() - oldest
        if (latest.at <= before || latest.text === "")
            return
        Watch.greeted[id] = latest.at
        said = latest
        soon.restart()
        away.restart()
    }
    function placeIn(places: var, seat: int): point { return places(seat) }
    function place(): void {
        if (said.seat < 0)
            return
        const at = root.mapFromItem(null, placeIn(placeOf, said.seat))
        bubble.x = Math.max(8, Math.min(root.width - bubble.width - 8, at.x - 30))
        bubble.y = Math.min(root.height - bubble.height - 8, Math.max(root.below, at.y) + 6)
        bubble.placed = true
    }
    onWidthChanged: soon.restart()
    onHeightChanged: soon.restart()

    Timer {                                 // once the table has been laid out
        id: soon
        interval: 0
        onTriggered: root.place()
    }

    Timer {
        id: away
        interval: root.stay
        onTriggered: root.said = root.nothing
    }
    Item {
        id: bubble
        objectName: "greeting"
        property bool placed: false
        visible: root.said.seat >= 0 && placed
        width: row.implicitWidth + 28
        height: row.implicitHeight + 18
        Accessible.role: Accessible.AlertMessage
        Accessible.name: spoken
        Announced {
            text: bubble.spoken
            when: bubble.visible
        }
        readonly property string spoken: root.said.seat >= 0 && root.said.seat < root.far.seats.length ? qsTr("%1: %2").arg(root.far.seats[root.said.seat].name).arg(root.said.text) : ""
        SurfaceFace {
            anchors.fill: parent
            radius: Theme.radiusLarge
            edge: Theme.goldLine
        }
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 8
            SeatBadge {
                seat: Math.max(0, root.said.seat)
                size: 26
                decorative: true
                anchors.verticalCenter: parent.verticalCenter
            }
            Glyph {
                name: root.said.glyph || "sun"
                size: 22
                color: Theme.goldText
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                objectName: "greetingWords"
                text: root.said.text
                decorative: true
                size: Theme.text
                width: Math.min(implicitWidth, root.room - 92)
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        TapHandler { onTapped: root.said = root.nothing }
    }
}
