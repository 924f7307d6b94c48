import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model
import Architects.Platform

// What this app is, what it is made of, and how chance works in it.
AppScreen {
    id: root
    title: qsTr("About")
    note: qsTr("Version %1").arg(App.version)

    component Words: Label {
        width: parent.width
        size: Theme.label + 1
        lineHeight: 1.3
        bottomPadding: 6
        topPadding: 6
    }

    ScrollPage {
        covered: true
        focus: true
        anchors.fill: parent
        spacing: 22
        Section {
            width: parent.width
            title: qsTr("How chance works")
            Words { text: qsTr("Every match is drawn from a seed: a number that decides the order of the tiles and who begins. The same seed always gives the same draw.") }
            Words { text: qsTr("The seed is fixed before the first move and shown when the match is over, so anybody can play the match again and check that nothing was changed on the way.") }
            Words { text: qsTr("The Architects see what you could see in their place, and nothing else: neither your tiles nor the pile.") }
        }
        Section {
            width: parent.width
            title: qsTr("Made with")
            Words { text: qsTr("Inter, Quattrocento and Noto Sans Egyptian Hieroglyphs: typefaces under the SIL Open Font License 1.1.") }
            Words { text: qsTr("Qt, under the GNU Lesser General Public License 3. You may replace the Qt libraries by your own build of them.") }
            Words { text: qsTr("SQLite, in the public domain.") }
            Words { text: qsTr("JSON for Modern C++ by Niels Lohmann, under the MIT License.") }
            Words {
                visible: Platform.canPush      // pushes come with it
                text: qsTr("The Firebase SDK by Google, under the Apache License 2.0.")
            }
            TextLink {
                text: qsTr("The licences, in full")
                onClicked: licences.open()
            }
        }
        Section {
            width: parent.width
            title: qsTr("Your data")
            Words { text: qsTr("Your matches and settings stay on this device. Nothing is sent anywhere unless you share it or play with friends online.") }
        }
    }
    LicencesSheet { id: licences }
}
