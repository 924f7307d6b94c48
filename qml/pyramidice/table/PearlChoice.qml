import QtQuick
import Architects.Model
import Architects.Ui

// Another player built: Pearl may gain the same Fame for Workers.
Row {
    id: root
    required property PyramidicePlay play
    readonly property pyramidicePearl offer: play.board.pearl
    spacing: 10

    NextStep {
        objectName: "copyBuild"
        advised: root.play.advises(PyramidiceAct.Copy)
        width: (root.width - 10) * 0.6
        height: root.height
        sign: "fame"
        text: qsTr("Gain the same")
        note: Book.pieces("W", root.offer.price)
        fame: root.offer.fame
        onClicked: root.play.board.copyBuild(true)
    }
    NextStep {
        objectName: "declineCopy"
        advised: root.play.advises(PyramidiceAct.Decline)
        width: (root.width - 10) * 0.4
        height: root.height
        plain: true
        glyph: "close"
        text: qsTr("No")
        onClicked: root.play.board.copyBuild(false)
    }
}
