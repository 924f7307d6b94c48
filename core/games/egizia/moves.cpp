#include "core/games/egizia/moves.h"

#include "core/games/egizia/building.h"
#include "core/games/egizia/effects.h"
#include "core/games/egizia/phases.h"
#include "core/games/egizia/query.h"
#include "core/games/egizia/turn.h"

namespace architects::egizia {
namespace {

void joinSite(SiteShips& site, int seat) {
    std::size_t place = 0;
    while (site.queue[place] != nobody) {
        ++place;
    }
    site.queue[place] = static_cast<std::uint8_t>(seat);
    site.ship[static_cast<std::size_t>(seat)] = Ship::Waiting;
}

void takeFromRiver(State& state, int seat, std::size_t slot) {
    const Card card = state.river[slot];
    state.river[slot] = noCard;
    gainCard(state, seat, card);
}

void workTwice(State& state, int seat, const CampWork& camp) {
    dropCard(state, seat, doubleCampCard);
    workAtCamp(state, seat, camp);
    workAtCamp(state, seat, camp);
}

void playSail(State& state, int seat, Bend bend, bool twice) {
    Player& player = playerAt(state, seat);
    const BendInfo& info = bends[bend];
    state.couldPlay = static_cast<std::uint8_t>(extrasOf(state, seat));
    if (player.last != noBend && bend <= player.last) {
        state.usedCards = static_cast<std::uint8_t>(state.usedCards | UsedUpstream);
    }
    player.last = bend;
    --player.ships;
    ++state.placed;
    state.step = Step::AfterSail;
    if (info.type == BendType::Site) {
        joinSite(state.sites[info.number], seat);
        return;
    }
    state.ships[bend] = static_cast<std::uint8_t>(state.ships[bend] | (1U << seat));
    if (info.type == BendType::Slot) {
        const Card card = state.river[info.number];
        if (isField(card) && nileCards[card].colour != Colour::Green) {
            // Here is a new field for an upgrade, whether he had another one or not.
            state.couldPlay = static_cast<std::uint8_t>(state.couldPlay & ~unsigned{CanUpgrade});
        }
        takeFromRiver(state, seat, info.number);
    } else if (twice) {
        workTwice(state, seat, info.camp);
    } else {
        workAtCamp(state, seat, info.camp);
    }
}

void playFlood(State& state, Flood flood) {
    state.floods = flood == state.flood ? std::uint8_t{0} : static_cast<std::uint8_t>(state.floods - 1);
    state.flood = flood;
}

void playDrill(State& state, int seat, Card card, std::size_t worker) {
    const bool free = card == drillFreeCard;
    if (!free) {
        Player& player = playerAt(state, seat);
        player.stones = static_cast<std::uint8_t>(player.stones - drillPrice);
    }
    state.usedCards =
        static_cast<std::uint8_t>(state.usedCards | (free ? UsedDrillFree : UsedDrillForStones));
    addStrength(state, seat, worker);
}

void playUpgrade(State& state, int seat, Card field) {
    for (std::size_t i = 0; i < upgradeCount; ++i) {
        if (state.upgraded[i] == noCard && has(state, seat, upgradeCards[i])) {
            state.upgraded[i] = field;
            return;
        }
    }
}

void playExtraPlace(State& state, int seat, std::uint8_t site) {
    state.extraSite = site;
    state.extraSeat = static_cast<std::uint8_t>(seat);
    if (state.step == Step::Extra) {
        state.step = Step::Build;
        state.mover = nobody;
    }
}

void playWhenever(State& state, int seat, Card card, std::uint8_t site) {
    const std::uint8_t amount = nileCards[card].amount;
    dropCard(state, seat, card);
    switch (nileCards[card].effect) {
    case Effect::Grain: state.fed = static_cast<std::uint8_t>(state.fed + amount); break;
    case Effect::Strength:
        state.action.bonus = static_cast<std::uint8_t>(state.action.bonus + amount);
        break;
    case Effect::SecondShip: state.secondShip = true; break;
    case Effect::ExtraPlace: playExtraPlace(state, seat, site); break;
    default: addStones(state, seat, amount); break;
    }
}

void payStones(State& state, int seat, int stones) {
    Player& player = playerAt(state, seat);
    player.stones = static_cast<std::uint8_t>(player.stones - stones);
}

void playDone(State& state) {
    switch (state.step) {
    case Step::AfterSail: endShips(state, false); break;
    case Step::Leftover: endLeftover(state); break;
    case Step::Feed: endFeeding(state); break;
    case Step::Close: endClosing(state); break;
    default: // waits for his turn at the site, or leaves N35 for another
        state.step = Step::Build;
        state.mover = nobody;
        break;
    }
}

} // namespace

Pending pendingOf(const State& state) {
    const Question question = questionOf(state);
    if (isChance(question)) {
        return {Pending::Kind::Chance, {}};
    }
    if (question == Question::Nothing) {
        return {Pending::Kind::Over, {}};
    }
    return {Pending::Kind::Seats, SeatSet(seatAt(state.mover))};
}

void performMove(State& state, int seat, const Move& move) {
    const std::uint8_t a = move.arg[0];
    const std::uint8_t b = move.arg[1];
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Sail: playSail(state, seat, a, b != 0); break;
    case MoveKind::Pass: endShips(state, true); break;
    case MoveKind::Train:
        --state.trains;
        addStrength(state, seat, a);
        break;
    case MoveKind::MoveFlood: playFlood(state, static_cast<Flood>(a)); break;
    case MoveKind::Drill: playDrill(state, seat, a, b); break;
    case MoveKind::Upgrade: playUpgrade(state, seat, a); break;
    case MoveKind::Play: playWhenever(state, seat, a, b); break;
    case MoveKind::Sell:
        dropCard(state, seat, sellStonesCard);
        payStones(state, seat, a);
        addPoints(state, seat, Source::Sold, a);
        break;
    case MoveKind::FeedStones:
        payStones(state, seat, a);
        state.fed = static_cast<std::uint8_t>(state.fed + a);
        break;
    case MoveKind::Work:
        if (state.step == Step::Action) {
            joinAction(state, static_cast<Worker>(a));
        } else {
            openAction(state, static_cast<Worker>(a));
        }
        break;
    case MoveKind::Build: buildSquare(state, a); break;
    case MoveKind::Look: lookAtSphinx(state, a); break;
    case MoveKind::Keep: keepRiddles(state, a, b, move.arg[2]); break;
    case MoveKind::Finish: finishAction(state, a); break;
    case MoveKind::GiveUp: giveUpPlace(state); break;
    case MoveKind::Take:
        takeFromRiver(state, seat, a);
        state.placed = 1;
        break;
    case MoveKind::Done: playDone(state); break;
    }
}

void playMove(State& state, Seat seat, const Move& move) {
    performMove(state, indexOf(seat), move);
    advance(state);
}

} // namespace architects::egizia
