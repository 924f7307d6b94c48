import QtQuick
import Architects.Ui

// A page of the app: its ground, its bar, and the ways out of it, which Main follows.
FocusScope {
    id: root
    property string title
    property string note
    property bool barShown: true
    property alias trailing: bar.trailing
    property bool hearsFailures: false      // says itself what could not be done
    property bool keepsTable: false         // shows the open table, which is closed otherwise
    default property alias content: body.data
    signal go(string screen, var values)    // to another page; see Main.screens
    signal swap(string screen, var values)  // the same, and Back leads past this one
    signal back()
    signal openRules(string page)           // over this screen, without leaving it
    signal say(string sentence)             // something to be told in passing

    Accessible.role: Accessible.Pane
    Accessible.name: title

    PageGround { anchors.fill: parent }
    Item {
        id: body
        y: root.barShown ? bar.height : 0
        width: parent.width
        height: parent.height - y
    }
    GroundCover {
        visible: root.barShown
        width: parent.width
        height: bar.height
        ground: root.height
    }
    TopBar {
        id: bar
        visible: root.barShown
        width: parent.width
        title: root.title
        note: root.note
        onBack: root.back()
    }
}
