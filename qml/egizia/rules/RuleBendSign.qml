import QtQuick
import Architects.Egizia
import Architects.Model
import "qrc:/qt/qml/Architects/Egizia/River.js" as River

// What a bend is good for, small enough for a line of the index.
Item {
    id: root
    property int bend: 1
    readonly property string kind: River.kindOf(bend)
    property egiziaToken noGift
    readonly property egiziaToken gift: kind === "camp" ? River.gives(bend)[0] : noGift
    width: 36
    height: 40
    FaceToken {
        anchors.centerIn: parent
        size: 28
        token: ({ worker: root.gift.worker, sign: root.gift.worker >= 0 ? "" : root.kind === "site" ? River.builds(root.bend)[0] : root.gift.sign !== "" ? root.gift.sign : "cards" })
    }
}
