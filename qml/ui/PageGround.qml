import QtQuick
import QtQuick.Shapes
import "Grain.js" as Grain

// The ground of every screen: limestone or basalt, lit from above, a few grains in the stone.
Rectangle {
    id: root
    property bool grains: true
    color: Theme.page
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.mix(Theme.page, Theme.pageLit, 1) }
        GradientStop { position: 0.6; color: Theme.page }
        GradientStop { position: 1; color: Theme.mix(Theme.page, Theme.board, Theme.night ? 0 : 0.22) }
    }
    Drawing {
        visible: root.grains
        ShapePath {
            strokeColor: "transparent"
            fillColor: Theme.tint(Theme.ink, Theme.night ? 0.045 : 0.06)
            PathSvg { path: Grain.path(root.width, root.height, 110) }
        }
    }
}
