#include "core/games/egizia/building.h"

#include <algorithm>

#include "core/games/egizia/effects.h"

namespace architects::egizia {
namespace {

Ship& shipOf(State& state, int seat) {
    return state.sites[state.site].ship[static_cast<std::size_t>(seat)];
}
bool waits(const State& state, int seat) {
    return seat < state.seats &&
           state.sites[state.site].ship[static_cast<std::size_t>(seat)] == Ship::Waiting;
}
bool hasExtraPlace(const State& state, int seat) {
    return state.extraSite == state.site && state.extraSeat == seat;
}
/// Builds only because somebody gave up a place.
bool isEntitled(const State& state, int seat) {
    return inReserve(state, state.site, seat) && !hasExtraPlace(state, seat);
}

void ask(State& state, int seat, Step step) {
    state.mover = static_cast<std::uint8_t>(seat);
    state.step = step;
}

/// The owner of N29, unless he is first anyway.
bool askFirst(State& state) {
    if ((state.asked & AskedFirst) != 0) {
        return false;
    }
    state.asked = static_cast<std::uint8_t>(state.asked | AskedFirst);
    const std::uint8_t owner = ownerOf(state, buildFirstCard);
    if (owner == nobody || !waits(state, owner) || placeAt(state, state.site, owner) == 0 ||
        !canTryToBuild(state, owner)) {
        return false;
    }
    ask(state, owner, Step::First);
    return true;
}

/// The first ship of the queue from this place on, up to another, that has not had its turn.
std::uint8_t firstWaiting(const State& state, std::size_t from, std::size_t to) {
    for (std::size_t place = from; place < to; ++place) {
        const std::uint8_t seat = state.sites[state.site].queue[place];
        if (seat != nobody && waits(state, seat)) {
            return seat;
        }
    }
    return nobody;
}

/// The owner of N35, whose ship is in reserve and could not build without it, or only after another.
bool askExtra(State& state, std::uint8_t nextInReserve) {
    const std::uint8_t owner = ownerOf(state, extraPlaceCard);
    if (owner == nobody || (state.asked & AskedExtra) != 0 || !waits(state, owner) ||
        !inReserve(state, state.site, owner) || (state.vacancies > 0 && owner == nextInReserve) ||
        !canTryToBuild(state, owner)) {
        return false;
    }
    state.asked = static_cast<std::uint8_t>(state.asked | AskedExtra);
    ask(state, owner, Step::Extra);
    return true;
}

bool askAtSite(State& state) {
    if (askFirst(state)) {
        return true;
    }
    const auto places = static_cast<std::size_t>(placesAt(state));
    if (const std::uint8_t seat = firstWaiting(state, 0, places); seat != nobody) {
        ask(state, seat, Step::Build);
        return true;
    }
    if (state.extraSite == state.site && waits(state, state.extraSeat)) {
        ask(state, state.extraSeat, Step::Build);
        return true;
    }
    const std::uint8_t reserve = firstWaiting(state, places, maxSeats);
    if (reserve == nobody) {
        return false;
    }
    if (askExtra(state, reserve)) {
        return true;
    }
    if (state.vacancies > 0) {
        ask(state, reserve, Step::Build);
        return true;
    }
    return false;
}

void sendBack(State& state, int seat) {
    shipOf(state, seat) = Ship::Returned;
    ++playerAt(state, seat).ships;
}

void leaveSite(State& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
        if (waits(state, seat)) {
            sendBack(state, seat);
        }
    }
    ++state.site;
    state.vacancies = 0;
    state.asked = 0;
}

void payFloors(State& state, SquareSet built) {
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        if ((built & floorSquares(floor)) == 0) {
            continue;
        }
        const FloorBonus bonus = floorBonus(state, floor);
        if (bonus.seat != nobody) {
            addPoints(state, bonus.seat, Source::Floors, bonus.points);
        }
    }
}

/// The crew is used up, the ship stays, the next one's turn.
void closeAction(State& state) {
    Player& player = playerAt(state, state.mover);
    player.used = static_cast<std::uint8_t>(player.used | state.action.crew);
    shipOf(state, state.mover) = Ship::Built;
    state.action = {};
    state.mover = nobody;
    state.step = Step::Build;
}

} // namespace

void beginBuilding(State& state) {
    state.site = 0;
    state.vacancies = 0;
    state.asked = 0;
    state.step = Step::Build;
    state.mover = nobody;
}

bool nextAtSites(State& state) {
    for (; state.site < siteCount; leaveSite(state)) {
        if (askAtSite(state)) {
            return true;
        }
    }
    state.site = 0;
    return false;
}

bool canTryToBuild(const State& state, int seat) {
    if (canOpen(state, seat)) {
        return true;
    }
    constexpr unsigned allPlain = (1U << plainWorkers) - 1;
    const Player& player = playerAt(state, seat);
    const bool workerLeft = (player.used & allPlain) != allPlain;
    const bool somethingLeft =
        state.site == 0 ? sphinxDeck(state) > 0 : openSquares(state, state.site) != 0;
    const unsigned helps = CanDrillForStones | CanDrillFree | CanTakeStones;
    return workerLeft && somethingLeft && (extrasOf(state, seat) & helps) != 0;
}

void giveUpPlace(State& state) {
    if (!isEntitled(state, state.mover)) {
        ++state.vacancies; // one who was entitled hands his vacancy on
    }
    sendBack(state, state.mover);
    state.mover = nobody;
    state.step = Step::Build;
}

void openAction(State& state, Worker worker) {
    if (state.step == Step::Build && isEntitled(state, state.mover)) {
        --state.vacancies;
    }
    state.action = {};
    state.action.crew = workerSet(worker);
    state.step = Step::Action;
}

void joinAction(State& state, Worker worker) {
    if (worker != Foreman) {
        dropCard(state, state.mover,
                 has(state, state.mover, twoWorkersCards[0]) ? twoWorkersCards[0] : twoWorkersCards[1]);
    }
    state.action.crew = static_cast<std::uint8_t>(state.action.crew | workerSet(worker));
}

void buildSquare(State& state, Square square) {
    const int price = priceOf(state, square);
    Player& player = playerAt(state, state.mover);
    player.stones = static_cast<std::uint8_t>(player.stones - price);
    player.squares |= onlySquare(square);
    state.action.spent = static_cast<std::uint8_t>(state.action.spent + price);
    state.action.squares |= onlySquare(square);
}

void finishAction(State& state, int track) {
    addPoints(state, state.mover, Source::Building, state.action.spent);
    payFloors(state, state.action.squares);
    if (track != 0) {
        stepTrack(state, state.mover, static_cast<Track>(track - 1));
    }
    closeAction(state);
}

void lookAtSphinx(State& state, int cards) {
    Player& player = playerAt(state, state.mover);
    player.stones = static_cast<std::uint8_t>(player.stones - lookPrice(state, state.mover, cards));
    state.toDraw = static_cast<std::uint8_t>(cards);
    state.step = Step::Draw;
}

void keepRiddles(State& state, int count, Riddle one, Riddle two) {
    Player& player = playerAt(state, state.mover);
    int kept = 0;
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        const Riddle riddle = state.drawn[i];
        if (riddle == hiddenArg ? kept < count
                                : (count > 0 && riddle == one) || (count > 1 && riddle == two)) {
            ++kept;
            if (riddle == hiddenArg) {
                ++player.hidden;
            } else {
                player.hand |= onlyRiddle(riddle);
            }
            continue;
        }
        state.pile[state.pileCount] = riddle;
        state.pileFrom[state.pileCount++] = state.mover;
    }
    if (count == 2) {
        dropCard(state, state.mover, keepTwoCard);
    }
    const int returned = state.drawnCount - count;
    state.drawn = {};
    state.drawnCount = 0;
    addPoints(state, state.mover, Source::Returned, returned);
    closeAction(state);
}

} // namespace architects::egizia
