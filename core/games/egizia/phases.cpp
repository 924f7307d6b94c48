#include "core/games/egizia/phases.h"

#include <algorithm>

#include "core/games/egizia/building.h"
#include "core/games/egizia/effects.h"

namespace architects::egizia {
namespace {

bool isOut(const State& state, std::size_t seat) {
    return ((state.out >> seat) & 1U) != 0;
}

/// Goes round in the order of the tiles, from the first.
void goRound(State& state, Step step) {
    state.turn = 0;
    state.mover = state.byTile[0];
    state.step = step;
}

bool askLeftover(State& state) {
    const std::uint8_t owner = ownerOf(state, leftoverCard);
    const bool anyLeft =
        std::any_of(state.river.begin(), state.river.end(), [](Card card) { return card != noCard; });
    if (owner == nobody || !anyLeft) {
        return false;
    }
    state.mover = owner;
    state.step = Step::Leftover;
    return true;
}

void beginFeeding(State& state) {
    state.byTrack = trackOrder(state);
    state.turn = 0;
    state.mover = state.byTrack[0];
    state.fed = 0;
    state.step = Step::Feed;
}

/// Ships come back from cards and camps.
void endSailing(State& state) {
    state.ships = {};
    state.out = 0;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        Player& player = state.players[seat];
        player.last = noBend;
        player.ships = shipCount;
        for (const SiteShips& site : state.sites) {
            player.ships =
                static_cast<std::uint8_t>(player.ships - (site.ship[seat] != Ship::None ? 1 : 0));
        }
    }
    if (state.leftover != LeftoverRule::AfterPlacing || !askLeftover(state)) {
        beginFeeding(state);
    }
}

void produceStones(State& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
        addStones(state, seat, stonesProduced(state, seat));
    }
}

void rewardBuilders(State& state) {
    const auto order = trackOrder(state);
    for (std::size_t i = 0; i < state.seats; ++i) {
        const std::size_t seat = order[i];
        std::size_t built = 0;
        for (const SiteShips& site : state.sites) {
            built += site.ship[seat] == Ship::Built ? 1 : 0;
        }
        addPoints(state, static_cast<int>(seat), Source::Sites, siteBonus[built]);
    }
}

void returnShips(State& state) {
    state.sites = {};
    state.extraSite = noSite;
    state.extraSeat = nobody;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        state.players[seat].ships = shipCount;
    }
}

void dealTiles(State& state) {
    const auto order = trackOrder(state);
    for (std::size_t tile = 0; tile < state.seats; ++tile) {
        state.byTile[tile] = order[state.seats - 1 - tile];
    }
}

/// Scores what needs no card to be shown, player by player, until one has cards to show.
void scoreOn(State& state) {
    for (; state.turn < state.seats; ++state.turn) {
        state.mover = state.byTile[static_cast<std::size_t>(state.seats - 1 - state.turn)];
        Player& player = playerAt(state, state.mover);
        addPoints(state, state.mover, Source::Stones, worthOfStones(state, state.mover));
        player.stones = player.quarry >= quarrySellsFrom ? std::uint8_t{0} : player.stones;
        addPoints(state, state.mover, Source::TombTiles, worthOfTombs(state, state.mover));
        if (handCount(player) > 0) {
            state.step = Step::Show;
            return;
        }
    }
    state.turn = 0;
    state.mover = state.byTile[0];
    state.step = Step::Over;
}

/// Has he N13 for this round still, and a worker who can grow? What it costs N37 may bring.
bool couldDrillForStones(const State& state, const Player& player) {
    const bool grows = std::any_of(player.strength.begin(), player.strength.end(),
                                   [](std::uint8_t strength) { return strength < strengthCap; });
    return grows && holds(player.cards, drillForStonesCard) && (state.usedCards & UsedDrillForStones) == 0;
}

void endRound(State& state) {
    state.river.fill(noCard);
    state.usedCards = 0;
    state.turn = 0;
    for (Player& player : state.players) {
        player.used = 0;
    }
    if (state.round == roundCount) {
        scoreOn(state);
        return;
    }
    ++state.round;
    state.mover = state.byTile[0];
    state.step = Step::Deal;
}

} // namespace

void setOut(State& state) {
    for (std::size_t tile = 0; tile < state.seats; ++tile) {
        Player& player = state.players[state.byTile[tile]];
        player.stones = static_cast<std::uint8_t>(startStones(static_cast<int>(tile) + 1));
        player.arrival = static_cast<std::uint8_t>(state.seats - 1 - tile);
    }
    goRound(state, state.startSphinx ? Step::StartSphinx : Step::Deal);
}

void beginSailing(State& state) {
    goRound(state, Step::Sail);
}

void endShips(State& state, bool out) {
    state.placed = 0;
    state.secondShip = false;
    state.couldPlay = 0;
    state.step = Step::Sail;
    if (out) {
        state.out = static_cast<std::uint8_t>(state.out | (1U << state.mover));
    }
    for (std::size_t i = 0; i < state.seats; ++i) {
        state.turn = static_cast<std::uint8_t>((state.turn + 1) % state.seats);
        state.mover = state.byTile[state.turn];
        if (!isOut(state, state.mover)) {
            return;
        }
    }
    endSailing(state);
}

void endLeftover(State& state) {
    if (state.leftover == LeftoverRule::AfterPlacing) {
        beginFeeding(state);
    } else {
        goRound(state, Step::Close);
    }
}

bool canCoverHunger(const State& state) {
    const int seat = state.mover;
    const bool stones = playerAt(state, seat).stones > 0 || has(state, seat, stonesCard);
    return has(state, seat, grainCards[0]) || has(state, seat, grainCards[1]) ||
           (stones && has(state, seat, feedWithStonesCard)) || upgradeFeeds(state, seat);
}

void endFeeding(State& state) {
    addPoints(state, state.mover, Source::Hunger, -hungerLoss(state, state.mover));
    state.fed = 0;
    if (++state.turn < state.seats) {
        state.mover = state.byTrack[state.turn];
        return;
    }
    state.turn = 0;
    state.byTrack = {};
    produceStones(state);
    beginBuilding(state);
}

void endBuilding(State& state) {
    rewardBuilders(state);
    returnShips(state);
    dealTiles(state);
    if (state.leftover != LeftoverRule::RoundEnd || !askLeftover(state)) {
        goRound(state, Step::Close);
    }
}

bool canStillMatter(const State& state) {
    const Player& player = playerAt(state, state.mover);
    const unsigned extras = extrasOf(state, state.mover);
    const bool last = state.round == roundCount;
    const bool canGetStones = (extras & CanTakeStones) != 0;
    const bool drills = (extras & (CanDrillForStones | CanDrillFree)) != 0 ||
                        (canGetStones && couldDrillForStones(state, player));
    // Strength counts after the last round only for Sphinx cards; which ones he has is nobody's business.
    if (drills && (!last || handCount(player) > 0)) {
        return true;
    }
    const bool sells = has(state, state.mover, sellStonesCard);
    return last &&
           ((extras & CanSell) != 0 || (canGetStones && (sells || player.quarry >= quarrySellsFrom)));
}

void endClosing(State& state) {
    if (++state.turn < state.seats) {
        state.mover = state.byTile[state.turn];
    } else {
        endRound(state);
    }
}

void endShowing(State& state) {
    ++state.turn;
    scoreOn(state);
}

} // namespace architects::egizia
