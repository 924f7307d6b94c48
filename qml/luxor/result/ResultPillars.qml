import QtQuick
import Architects.Luxor
import Architects.Model

// The seven pillars as the teams left them: where a researcher stands is what a pharaoh card asks.
PillarRow {
    id: root
    required property LuxorModel board
    property int lit: -1                    // the pillar a card has just named
    ledge: true
    interactive: false
    pillars: Array.from(board.pillars).map(pillar => Object.assign({}, pillar, { glow: pillar.animal === lit }))
}
