import QtQuick
import Architects.Ui
import Architects.Model

// Where one is in the turn, and one sentence: what to do, or what the piece in the air would do.
Item {
    id: root
    required property KheopsSeen seen
    required property KheopsShown shown
    property string told                    // the last thing that happened
    // Always the same steps, whether the pawn brings a power or not: a number once read stays.
    readonly property list<string> steps: seen.pile > 0 ? [qsTr("Pawn"), qsTr("Power"), qsTr("Tile"), qsTr("Draw")] : [qsTr("Pawn"), qsTr("Power"), qsTr("Tile")]
    property real sentenceHeight: Theme.heading * 2.5
    property bool noticed: false            // another sentence has taken its place: where one is in the turn stays
    readonly property real above: trail.height + 2
    property bool hinted: true              // there is room for a word on how it is done
    signal ruleAsked()                      // the finger rested on it
    implicitHeight: trail.height + 4 + sentenceHeight

    Item {
        id: trail
        width: parent.width
        height: steps.dot + 4
        StepTrail {
            id: steps
            objectName: "steps"
            visible: root.seen.yourTurn
            steps: root.steps
            current: root.seen.phase === KheopsPhase.Pawn ? 0 : root.seen.phase === KheopsPhase.Tile ? 2 : 1
            Shows {
                piece: "step"
                value: steps.current
                printed: true               // the numbers of all steps
            }
            skipped: root.seen.phase === KheopsPhase.Tile && !root.seen.powerUsed ? 1 : -1
        }
        Label {
            id: news
            visible: !root.seen.yourTurn
            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            text: root.shown.picturing ? "" : root.told     // the sentence says it as long as it is shown
            soft: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
    }
    // How long the sentence is before it is made to fit: what fits depends on the height, so the height cannot depend on that.
    Label {
        id: measured
        readonly property bool oneLine: lineCount < 2
        visible: false
        width: parent.width
        text: root.shown.sentence
        display: true
        size: Theme.heading
    }
    Label {
        id: sentence
        objectName: "prompt"
        opacity: root.noticed ? 0 : 1
        y: trail.height + 4
        width: parent.width
        height: root.hinted && measured.oneLine ? Math.min(measured.implicitHeight, root.sentenceHeight) : root.sentenceHeight
        verticalAlignment: Text.AlignTop
        text: root.shown.sentence
        display: true
        size: Theme.heading
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.label
        Accessible.role: Accessible.AlertMessage
        Announced {
            text: sentence.text
            when: sentence.visible
        }
    }
    Label {
        visible: root.hinted && measured.oneLine && y + height <= root.height
        opacity: root.noticed ? 0 : 1
        y: sentence.y + sentence.height + 1
        width: parent.width
        text: root.shown.hint
        soft: true
    }
    TapHandler {
        onLongPressed: root.ruleAsked()
    }
}
