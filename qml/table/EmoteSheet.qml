pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Architects.Ui
import Architects.Model

// A few things to say, as signs with words: nobody types here.
Sheet {
    id: root
    signal chosen(string emote)
    title: qsTr("Send a greeting")

    Grid {
        id: grid
        width: parent.width
        columns: width < 280 * Theme.zoom ? 1 : 2
        spacing: 10
        Repeater {
            model: Online.emotes
            delegate: T.AbstractButton {
                id: one
                required property onlineEmote modelData
                objectName: "emote_" + modelData.emote
                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                height: Math.max(Theme.touch + 4, word.implicitHeight + 18)
                text: modelData.text
                activeFocusOnTab: true
                Keys.onReturnPressed: one.clicked()
                Keys.onEnterPressed: one.clicked()
                Accessible.role: Accessible.Button
                Accessible.name: text
                Accessible.onPressAction: one.clicked()
                onClicked: {
                    root.close()
                    root.chosen(modelData.emote)
                }
                HoverHandler { cursorShape: Qt.PointingHandCursor }
                background: Item {
                    SurfaceFace {
                        anchors.fill: parent
                        color: one.down ? Theme.mix(Theme.card, Theme.goldFill, 0.2) : Theme.card
                        edge: one.hovered ? Theme.goldLine : Theme.line
                    }
                    FocusRing { shown: one.visualFocus }
                }
                Glyph {
                    x: 12
                    name: one.modelData.glyph
                    size: 24
                    color: Theme.goldText
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    id: word
                    x: 46
                    width: one.width - x - 8
                    text: one.text
                    decorative: true
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
