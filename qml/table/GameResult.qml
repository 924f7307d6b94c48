import QtQuick
import Architects.Model
import Architects.Platform
import Architects.Ui

// The end of a match as it is told, step by step: what is the same after every game. A tap or a key tells all at once. The game lays what it
// tells on this ground, says how many steps there are and how long each takes; ResultPages is the frame most games tell in. Who won is said when
// all is told.
FocusScope {
    id: root
    required property TableModel table
    property string telling: qsTr("The final scoring")      // what is being told
    property string winning                 // who won
    readonly property string title: complete ? winning : telling
    property int revealed: 0                // steps told so far
    property int steps: 0                   // how many there are
    property int pace: 450                  // ms for the next one
    property rect sayingPlace               // the column in which something short is said, and below it where that has to end
    readonly property bool complete: revealed >= steps
    readonly property bool wide: width > height && width >= 560
    readonly property alias far: far
    readonly property string againText: far.far ? far.againText : qsTr("Play again")
    default property alias content: ground.data
    signal stepTold()                           // one step more
    signal leave()
    signal newMatch()
    signal watchAgain()
    signal review()
    signal openRules(string page)
    signal openDice()
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: title

    function skip(): void { revealed = steps }
    function say(sentence: string): void { toast.show(sentence, "") }
    function share(): void {
        Platform.share(App.exportMatch(table.matchId))
        say(Platform.canShare ? qsTr("The match is ready to be shared.") : qsTr("The match was copied. Paste it wherever you like."))
    }

    Component.onCompleted: {
        table.showLive()
        if (Theme.motion === 0)
            skip()
    }
    FarMatch {
        id: far
        table: root.table
    }
    Timer {
        interval: Theme.ms(root.pace)
        repeat: true
        running: !root.complete
        onTriggered: {
            ++root.revealed
            root.stepTold()
        }
    }
    PageGround { anchors.fill: parent }
    Item {
        id: ground
        anchors.fill: parent
    }
    Toast {
        id: toast
        objectName: "toast"
        width: Math.min(440, root.sayingPlace.width - 24)
        x: root.sayingPlace.x + (root.sayingPlace.width - width) / 2
        y: root.sayingPlace.y - height - 12
    }
    Keys.onPressed: event => {
        if (root.complete)
            return
        root.skip()
        event.accepted = true
    }
}
