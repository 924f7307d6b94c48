pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// Every god, as a token and as a card, in every state.
Item {
    id: root
    readonly property var costs: [{ code: "d1", met: true }, { code: "d6" }, { code: "d*", met: true }]
    TopBar {
        id: bar
        width: parent.width
        title: "Gods"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 1120
        Flow {
            width: parent.width
            spacing: 14
            GodCard { god: 33; costs: [{ code: "s4", met: true }, { code: "d1" }]; spoken: "Sekhmet" }
            GodCard { god: 17; costs: [{ code: "d3", met: true }, { code: "C", met: true }]; may: true; spoken: "Bastet" }
            GodCard { god: 6; costs: [{ code: "d4", met: true }, { code: "d5", met: true }, { code: "W", met: true }]; chosen: true; badge: "+4"; spoken: "Osiris" }
            GodCard { god: 20; costs: [{ code: "d1" }, { code: "d3" }, { code: "d5" }, { code: "d*" }]; width: 100; badge: "+6"; spoken: "Hathor" }
            GodCard { god: 8; costs: root.costs; dimmed: true; spoken: "Isis" }
            GodCard { god: 26; costs: root.costs; width: 170; may: true; spoken: "Mertseger" }
        }
        Flow {
            width: parent.width
            spacing: 8
            GodToken { god: 15; spoken: "Anubis" }
            GodToken { god: 25; used: true; spoken: "Maat, used" }
            GodToken { god: 0; stack: 3; caption: "Ennead"; spoken: "Ennead" }
            GodToken { god: 10; stack: 2; caption: "Ennead"; spoken: "Ennead" }
            GodToken { god: 38; may: true; spoken: "Thoth" }
            GodToken { god: 23; chosen: true; spoken: "Khepri" }
            GodToken { god: 32; loan: true; spoken: "Ra, on loan" }
            GodToken { god: 19; faded: true; spoken: "Hapy" }
        }
        Flow {
            width: parent.width
            spacing: 8
            Repeater {
                model: 38
                GodToken {
                    required property int index
                    god: index + 1
                    ground: Theme.page
                    spoken: caption
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 14
            Repeater {
                model: 38
                GodCard {
                    required property int index
                    god: index + 1
                    costs: root.costs
                    spoken: "God " + god
                }
            }
        }
    }
}
