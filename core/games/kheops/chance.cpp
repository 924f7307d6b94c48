#include "core/games/kheops/chance.h"

#include <cstddef>

#include "core/table/pick.h"

namespace architects::kheops {
namespace {

constexpr int handSize = 3;

Cell nextBaseCell(const State& state) {
    return baseCells[static_cast<std::size_t>(sizeOf(state.filled))];
}

template <RandomSource R>
Outcome sampleWith(const State& state, R& random) {
    switch (state.phase) {
    case Phase::Colours: return whiteIs(static_cast<int>(below(random, 2)));
    case Phase::Base: {
        const Tile tile = pickOne(state.unseen, random);
        return baseTile(tile, nextBaseCell(state), below(random, rotationsOf(tile)));
    }
    default: return drawTile(state.mover, pickOne(state.unseen, random));
    }
}

void dealNext(State& state) {
    const int other = otherSeat(state.mover);
    const bool dealt = handCount(state, other) == handSize && handCount(state, state.mover) == handSize;
    state.phase = dealt ? Phase::PlacePawn : Phase::Deal;
    state.mover = dealt ? state.white : static_cast<std::uint8_t>(other);
}

} // namespace

Outcome sampleChance(const State& state, FastRandom& random) {
    return sampleWith(state, random);
}
Outcome sampleChance(const State& state, ChaChaRandom& random) {
    return sampleWith(state, random);
}

Refusal checkChance(const State& state, const Outcome& outcome) {
    const auto& arg = outcome.arg;
    bool possible = false;
    switch (state.phase) {
    case Phase::Colours: possible = arg[0] <= 1 && outcome == whiteIs(arg[0]); break;
    case Phase::Base:
        possible = arg[0] < tileCount && ((state.unseen >> arg[0]) & 1U) != 0 &&
                   arg[1] == nextBaseCell(state) && arg[2] < rotationsOf(arg[0]) &&
                   outcome == baseTile(arg[0], arg[1], arg[2]);
        break;
    case Phase::Deal:
    case Phase::Draw: {
        const bool known = arg[1] < tileCount && ((state.unseen >> arg[1]) & 1U) != 0;
        possible =
            arg[0] == state.mover && (known || arg[1] == hiddenArg) && outcome == drawTile(arg[0], arg[1]);
        break;
    }
    default: break;
    }
    return possible ? Refusal::None : Refusal::ImpossibleOutcome;
}

void fillSupply(State& state) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (std::size_t kind = 0; kind < pawnKinds; ++kind) {
            state.supply[seat][kind] =
                static_cast<std::uint8_t>(pawnTotal(seat == state.white, static_cast<PawnKind>(kind)));
        }
    }
}

void resolveChance(State& state, const Outcome& outcome) {
    const auto& arg = outcome.arg;
    switch (state.phase) {
    case Phase::Colours:
        state.white = arg[0];
        fillSupply(state);
        state.phase = Phase::Base;
        break;
    case Phase::Base:
        putTile(state, arg[1], arg[0], openingsOf(arg[0], arg[2]));
        state.unseen &= ~(TileSet{1} << arg[0]);
        if (sizeOf(state.filled) == static_cast<int>(baseCount)) {
            state.phase = Phase::Deal;
            state.mover = state.white;
        }
        break;
    case Phase::Deal:
        giveTile(state, arg[0], arg[1]);
        dealNext(state);
        break;
    default:
        giveTile(state, arg[0], arg[1]);
        state.mover = static_cast<std::uint8_t>(otherSeat(state.mover));
        state.phase = Phase::PlacePawn;
        break;
    }
}

} // namespace architects::kheops
