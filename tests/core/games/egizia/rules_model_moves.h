#pragma once

// What may be done in a position, by the model of the tests.

#include "tests/core/games/egizia/rules_model.h"

namespace architects::egizia::model {

using Moves = std::set<Move>;

inline int placesFor(const State& state) {
    return state.seats == 4 ? 3 : 2;
}
inline bool waitsInReserve(const State& state, std::size_t site, int seat) {
    for (int place = placesFor(state); place < 4; ++place) {
        if (state.sites[site].queue[static_cast<std::size_t>(place)] == seat) {
            return true;
        }
    }
    return false;
}
inline bool maySail(const State& state, int seat, int bend) {
    const Player& own = player(state, seat);
    if (own.ships == 0) {
        return false;
    }
    const bool upstream = owns(state, seat, 26) && (state.usedCards & UsedUpstream) == 0;
    if (own.last != noBend && bend <= own.last && !upstream) {
        return false;
    }
    if (bend % 2 == 0) {
        return state.river[static_cast<std::size_t>(bend / 2)] != noCard;
    }
    if (bend == at::abydos || bend == at::amarna || bend == at::giza) {
        const auto& queue = state.sites[static_cast<std::size_t>((bend - 5) / 6)].queue;
        return std::count(queue.begin(), queue.end(), seat) == 0;
    }
    return state.ships[static_cast<std::size_t>(bend)] == 0 ||
           (owns(state, seat, 12) && bend != at::heliopolis);
}
inline bool mayGoOn(const State& state, int seat) {
    for (int bend = 0; bend < 20; ++bend) {
        if (maySail(state, seat, bend)) {
            return true;
        }
    }
    return false;
}
/// The cheapest thing to build at the site; a lot if there is none.
inline int cheapest(const State& state) {
    if (state.site == 0) {
        return state.fresh + state.pileCount > 0 ? 1 : 1000;
    }
    int least = 1000;
    for (const int square : open(state, state.site)) {
        least = std::min(least, price(state, static_cast<Square>(square)));
    }
    return least;
}
inline bool canOpen(const State& state, int seat, int worker) {
    const Player& own = player(state, seat);
    const auto isFree = [&](int one) { return (own.used >> one & 1U) == 0; };
    if (!isFree(worker)) {
        return false;
    }
    int strength = own.strength[static_cast<std::size_t>(worker)] + (isFree(3) ? own.strength[3] : 0);
    strength += owns(state, seat, 15) ? 3 : 0;
    strength += owns(state, seat, 33) ? 4 : 0;
    strength += owns(state, seat, 46) ? 5 : 0;
    int second = 0;
    for (int other = 0; other < 3; ++other) {
        if (other != worker && isFree(other) && (owns(state, seat, 31) || owns(state, seat, 48))) {
            second = std::max<int>(second, own.strength[static_cast<std::size_t>(other)]);
        }
    }
    return own.stones >= cheapest(state) && strength + second >= cheapest(state);
}

/// N10, N30, N13, N28, N37, N38: at nearly every question.
inline void addExtras(const State& state, int seat, Moves& moves) {
    const Player& own = player(state, seat);
    const bool bound = state.step == Step::Action && state.action.squares == 0;
    const int spare = bound ? own.stones - cheapest(state) : own.stones;
    for (int worker = 0; worker < 4; ++worker) {
        if (own.strength[static_cast<std::size_t>(worker)] >= 9) {
            continue;
        }
        if (owns(state, seat, 28) && (state.usedCards & UsedDrillFree) == 0) {
            moves.insert(drill(nile(28), static_cast<Worker>(worker)));
        }
        if (owns(state, seat, 13) && (state.usedCards & UsedDrillForStones) == 0 && spare >= 2) {
            moves.insert(drill(nile(13), static_cast<Worker>(worker)));
        }
    }
    const bool upgrades = (owns(state, seat, 10) && state.upgraded[0] == noCard) ||
                          (owns(state, seat, 30) && state.upgraded[1] == noCard);
    for (const Watered& field : fieldsOf(state, seat)) {
        if (upgrades && field.colour > 0) {
            moves.insert(upgrade(nile(field.card)));
        }
    }
    if (owns(state, seat, 37) && own.stones < 25) {
        moves.insert(playCard(nile(37)));
    }
    for (int stones = 1; stones <= std::min(10, spare) && owns(state, seat, 38); ++stones) {
        moves.insert(sell(stones));
    }
}
inline void addShipCards(const State& state, int seat, Moves& moves) {
    if (owns(state, seat, 16) && player(state, seat).ships + state.placed >= 2 && mayGoOn(state, seat)) {
        moves.insert(playCard(nile(16)));
    }
    for (std::size_t site = 0; site < 3; ++site) {
        if (owns(state, seat, 35) && waitsInReserve(state, site, seat)) {
            moves.insert(extraPlace(site));
        }
    }
}
inline void addSailing(const State& state, int seat, Moves& moves) {
    for (int bend = 0; bend < 20; ++bend) {
        if (maySail(state, seat, bend)) {
            moves.insert(sail(static_cast<Bend>(bend)));
            const bool camp = bend % 2 == 1 && bend != 5 && bend != 11 && bend != 17 && bend != 19;
            if (camp && owns(state, seat, 34)) {
                moves.insert(sail(static_cast<Bend>(bend), true));
            }
        }
    }
    moves.insert(egizia::pass());
}
inline void addAction(const State& state, int seat, Moves& moves) {
    const Player& own = player(state, seat);
    int strength = state.action.bonus - state.action.spent;
    int plain = 0;
    for (int worker = 0; worker < 4; ++worker) {
        const bool works = (state.action.crew >> worker & 1U) != 0;
        strength += works ? own.strength[static_cast<std::size_t>(worker)] : 0;
        plain += works && worker < 3 ? 1 : 0;
    }
    for (int worker = 0; worker < 4; ++worker) {
        const bool busy = ((own.used | state.action.crew) >> worker & 1U) != 0;
        // After a second worker none can come but the foreman and cards: together they must do for
        // something.
        int all = strength + own.strength[static_cast<std::size_t>(worker)];
        all += ((own.used | state.action.crew) >> 3 & 1U) == 0 ? own.strength[3] : 0;
        all += (owns(state, seat, 15) ? 3 : 0) + (owns(state, seat, 33) ? 4 : 0) +
               (owns(state, seat, 46) ? 5 : 0);
        const bool suffices = state.action.squares != 0 || all >= cheapest(state);
        const bool second = plain == 1 && (owns(state, seat, 31) || owns(state, seat, 48)) && suffices;
        if (!busy && (worker == 3 || second)) {
            moves.insert(work(static_cast<Worker>(worker)));
        }
    }
    for (const int card : {15, 33, 46}) {
        if (owns(state, seat, card)) {
            moves.insert(playCard(nile(card)));
        }
    }
    for (const int square : open(state, state.site)) {
        const int cost = price(state, static_cast<Square>(square));
        if (cost <= strength && cost <= own.stones) {
            moves.insert(build(static_cast<Square>(square)));
        }
    }
    if (state.action.squares != 0) {
        if (state.site == 1) {
            moves.insert(finish(Track::Quarry));
            moves.insert(finish(Track::Market));
        } else {
            moves.insert(finish());
        }
    }
    for (int cards = 1; state.site == 0 && cards <= std::min(5, state.fresh + state.pileCount); ++cards) {
        const int cost = owns(state, seat, 9) ? std::max(1, cards - 2) : cards;
        if (cost <= strength && cost <= own.stones) {
            moves.insert(look(cards));
        }
    }
}
inline void addKeeping(const State& state, int seat, Moves& moves) {
    moves.insert(keepNone());
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        moves.insert(keep(state.drawn[i]));
        for (std::size_t j = 0; j < state.drawnCount && owns(state, seat, 32); ++j) {
            if (state.drawn[i] < state.drawn[j]) {
                moves.insert(keepTwo(state.drawn[i], state.drawn[j]));
            }
        }
    }
}
inline void addOpening(const State& state, int seat, Moves& moves) {
    for (int worker = 0; worker < 3; ++worker) {
        if (canOpen(state, seat, worker)) {
            moves.insert(work(static_cast<Worker>(worker)));
        }
    }
}
inline void addFeeding(const State& state, int seat, Moves& moves) {
    for (const int card : {14, 47}) {
        if (owns(state, seat, card)) {
            moves.insert(playCard(nile(card)));
        }
    }
    const int most = std::min<int>(missing(state, seat), player(state, seat).stones);
    for (int stones = 1; stones <= most && owns(state, seat, 11); ++stones) {
        moves.insert(feedStones(stones));
    }
}

/// All that the seat that is asked may do.
inline Moves legal(const State& state) {
    Moves moves;
    const int seat = state.mover;
    const Question question = questionOf(state);
    if (question == Question::Train) {
        for (int worker = 0; worker < 4; ++worker) {
            if (player(state, seat).strength[static_cast<std::size_t>(worker)] < 9) {
                moves.insert(train(static_cast<Worker>(worker)));
            }
        }
        return moves;
    }
    if (question == Question::Flood) {
        moves.insert({floodTo(state.flood), floodTo(Flood::Centre)});
        if (state.flood == Flood::Centre) {
            moves.insert({floodTo(Flood::Left), floodTo(Flood::Right)});
        }
        return moves;
    }
    if (question == Question::Keep) {
        addKeeping(state, seat, moves);
        return moves;
    }
    if (question != Question::Sail && question != Question::Build && question != Question::Action) {
        moves.insert(done());
    }
    if (question != Question::Leftover && question != Question::Extra) {
        addExtras(state, seat, moves);
    }
    switch (question) {
    case Question::Sail:
        addSailing(state, seat, moves);
        addShipCards(state, seat, moves);
        break;
    case Question::AfterSail: addShipCards(state, seat, moves); break;
    case Question::Leftover:
        for (std::size_t slot = 0; slot < 10; ++slot) {
            // Of equal cards it does not matter which: the one furthest upstream stands for all.
            const auto* const here = state.river.begin() + slot;
            if (*here != noCard && std::find(state.river.begin(), here, *here) == here) {
                moves.insert(take(slot));
            }
        }
        break;
    case Question::Feed: addFeeding(state, seat, moves); break;
    case Question::First: addOpening(state, seat, moves); break;
    case Question::Build:
        addOpening(state, seat, moves);
        moves.insert(giveUp());
        break;
    case Question::Action: addAction(state, seat, moves); break;
    case Question::Extra: moves.insert(extraPlace(state.site)); break;
    default: break;
    }
    return moves;
}

} // namespace architects::egizia::model
