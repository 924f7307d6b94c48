import QtQuick
import Architects.Ui

// One page of the collection, on the ground all screens share.
PageGround {
    id: root
    property string page: "controls"
    property bool night: false
    property real textScale: 1
    property bool still: false              // a picture is taken: nothing moves, nothing blinks
    Binding { target: Theme; property: "night"; value: root.night }
    Binding { target: Theme; property: "textScale"; value: root.textScale }
    Binding { target: Theme; property: "reduceMotion"; value: root.still }
    Binding { target: Theme; property: "wide"; value: root.width > 700 }
    Binding { target: Theme; property: "safeTop"; value: root.width > 700 ? 24 : 47 }
    Binding { target: Theme; property: "safeBottom"; value: root.width > 700 ? 20 : 30 }
    Loader {
        anchors.fill: parent
        source: root.page.charAt(0).toUpperCase() + root.page.slice(1) + "Page.qml"
        focus: true
    }
}
