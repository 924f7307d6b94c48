import QtQuick
import QtQuick.Shapes
import Architects.Ui

// A shape whose curves stay smooth at any size, where Qt can do that.
Shape {
    id: root
    Component.onCompleted: SmoothCurves.use(root)
}
