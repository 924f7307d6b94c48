import QtQuick
import Architects.Luxor
import Architects.Model

// The seven pillars as the teams left them: where a researcher stands is what a pharaoh card asks.
PillarRow {
    id: root
    required property LuxorModel board
    property int lit: -1                    // the pillar a card has just named
    property luxorPlan noPlan
    ledge: true
    interactive: false
    pillars: board.drawn(board.pillars, [lit], false, noPlan)
}
