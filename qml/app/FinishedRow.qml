pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Architects.Screens
import Architects.Ui

// A finished match: who won, the points of each player, when.
Panel {
    id: root
    required property string gameName
    required property string updated
    required property var players
    required property string mark           // why it is not like the others in the statistics
    readonly property string when: (mark !== "" ? mark + " · " : "") + updated
    readonly property string spokenTitle: Words.outcome(players) || gameName
    signal chosen()
    signal action()
    implicitHeight: Math.max(72, words.implicitHeight + 24)

    T.AbstractButton {
        id: button
        width: parent.width - more.width - 4
        height: parent.height
        activeFocusOnTab: true
        text: root.spokenTitle
        onClicked: root.chosen()
        Keys.onReturnPressed: button.clicked()
        Keys.onEnterPressed: button.clicked()
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: qsTr("%1, %2. Watch again").arg(root.players.map((p, i) => Words.player(root.players, i) + " " + p.points).join(", ")).arg(root.when)
        Accessible.onPressAction: button.clicked()
        HoverHandler { cursorShape: Qt.PointingHandCursor }
        background: Item {
            Rectangle {
                anchors.fill: parent
                radius: Theme.radius
                color: Theme.tint(Theme.goldFill, button.down ? 0.24 : button.hovered ? 0.1 : 0)
            }
            FocusRing { shown: button.visualFocus }
        }
        Item {
            anchors.fill: parent
            Column {
                id: words
                x: 14
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                spacing: 5
                Label {
                    text: root.spokenTitle
                    decorative: true
                    size: Theme.text
                    font.weight: Font.DemiBold
                    width: parent.width
                }
                Flow {
                    width: parent.width
                    spacing: 12
                    Repeater {
                        model: root.players
                        delegate: Row {
                            id: one
                            required property var modelData
                            required property int index
                            spacing: 5
                            SeatBadge {
                                seat: one.index
                                active: one.modelData.place === 1
                                size: 26
                                decorative: true
                                anchors.verticalCenter: parent.verticalCenter
                            }
                            Label {
                                text: Words.player(root.players, one.index)
                                decorative: true
                                anchors.verticalCenter: parent.verticalCenter
                            }
                            Label {
                                text: one.modelData.points
                                decorative: true
                                display: true
                                size: Theme.heading
                                anchors.verticalCenter: parent.verticalCenter
                            }
                        }
                    }
                }
                Label {
                    text: root.gameName + " · " + root.when
                    decorative: true
                    soft: true
                    width: parent.width
                }
            }
        }
    }
    IconButton {
        id: more
        glyph: "more"
        glyphSize: 20
        color: Theme.inkSoft
        text: qsTr("More about this match")
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        onClicked: root.action()
    }
}
