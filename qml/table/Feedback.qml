pragma Singleton
import QtQuick
import Architects.Model
import Architects.Platform

// What is heard and felt, as far as the player wants it.
QtObject {
    function happened(what: string): void { give({ draw: "tile", swap: "pawn", move: "pawn" }[what] || what) }
    function refused(): void { give("refused") }
    function ended(): void { give("end") }
    function give(sound: string): void {
        if (App.settings.sound)
            Platform.play(sound)
        if (App.settings.haptics)
            Platform.vibrate()
    }
}
