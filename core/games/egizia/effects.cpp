#include "core/games/egizia/effects.h"

#include <algorithm>

namespace architects::egizia {
namespace {

void trainAll(State& state, int seat, unsigned workers) {
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        if (((workers >> worker) & 1U) != 0) {
            addStrength(state, seat, worker);
        }
    }
}

void stepTrack(State& state, int seat, Track track, int steps) {
    for (; steps > 0; --steps) {
        stepTrack(state, seat, track);
    }
}

int stonesIn(const State& state, int seat, unsigned monuments) {
    int stones = 0;
    for (std::size_t monument = 0; monument < monumentCount; ++monument) {
        stones += ((monuments >> monument) & 1U) != 0
                      ? ownStones(state, seat, static_cast<Monument>(monument))
                      : 0;
    }
    return stones;
}

void applyEffect(State& state, int seat, const NileCard& card, int amount) {
    switch (card.effect) {
    case Effect::Market: stepTrack(state, seat, Track::Market, amount); break;
    case Effect::Quarry: stepTrack(state, seat, Track::Quarry, amount); break;
    case Effect::Points: addPoints(state, seat, Source::Cards, amount); break;
    case Effect::Stones: addStones(state, seat, amount); break;
    case Effect::TrainPictured: trainAll(state, seat, card.bonus); break;
    case Effect::TrainChosen: state.trains = static_cast<std::uint8_t>(state.trains + amount); break;
    case Effect::PointsPerStone:
        addPoints(state, seat, Source::Cards, amount * stonesIn(state, seat, card.bonus));
        break;
    default: break;
    }
}

} // namespace

void addPoints(State& state, int seat, Source source, int points) {
    if (points == 0) {
        return;
    }
    Player& moved = playerAt(state, seat);
    std::int16_t& earned = moved.earned[static_cast<std::size_t>(source)];
    earned = static_cast<std::int16_t>(earned + points);
    for (std::size_t other = 0; other < state.seats; ++other) {
        Player& player = state.players[other];
        if (player.arrival > moved.arrival) {
            --player.arrival;
        }
    }
    moved.arrival = static_cast<std::uint8_t>(state.seats - 1);
}

void addStones(State& state, int seat, int stones) {
    Player& player = playerAt(state, seat);
    player.stones = static_cast<std::uint8_t>(std::min(stoneCap, player.stones + stones));
}

void addStrength(State& state, int seat, std::size_t worker) {
    std::uint8_t& strength = playerAt(state, seat).strength[worker];
    strength = static_cast<std::uint8_t>(std::min<int>(strengthCap, strength + 1));
}

void stepTrack(State& state, int seat, Track track) {
    Player& player = playerAt(state, seat);
    std::uint8_t& square = track == Track::Quarry ? player.quarry : player.market;
    if (square < trackEnd && ++square < trackEnd) {
        return;
    }
    if (track == Track::Quarry) {
        addStones(state, seat, stonesAtQuarryEnd);
    } else {
        addPoints(state, seat, Source::Market, pointsAtMarketEnd);
    }
}

void gainCard(State& state, int seat, Card card) {
    const NileCard& info = nileCards[card];
    if (info.type != CardType::Now) {
        CardSet& cards = playerAt(state, seat).cards;
        cards = with(cards, card);
    }
    if (info.type == CardType::Now || info.type == CardType::Field) {
        applyEffect(state, seat, info, info.type == CardType::Field ? info.bonus : info.amount);
    }
}

void workAtCamp(State& state, int seat, const CampWork& camp) {
    trainAll(state, seat, camp.workers);
    addStones(state, seat, camp.stones);
    stepTrack(state, seat, Track::Quarry, camp.quarry);
    stepTrack(state, seat, Track::Market, camp.market);
    state.trains = static_cast<std::uint8_t>(state.trains + camp.chosen);
    state.floods = static_cast<std::uint8_t>(state.floods + camp.flood);
}

void dropCard(State& state, int seat, Card card) {
    CardSet& cards = playerAt(state, seat).cards;
    cards = without(cards, card);
}

} // namespace architects::egizia
