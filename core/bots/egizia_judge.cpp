#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <functional>

#include "core/bots/egizia_prospect.h"
#include "core/bots/judge.h"
#include "core/games/egizia/query.h"

namespace architects {
namespace {

using namespace egizia;

// What is not yet points, in hundredths of a point.
constexpr int plannedShare = 88; ///< of a point that strength and stones promise in this round
constexpr int laterShare = 62;   ///< ... in a later one
constexpr int balance = 12;      ///< of the greater of strength and stones, where the other is short
constexpr int hungerNow = 100;   ///< of the loss that hunger brings in this round
constexpr int hungerWhileSailing = 85;
constexpr int hungerLater = 40;
constexpr int trackStep = 45;     ///< for each step down a track
constexpr int sphinxVisit = 320;  ///< more for a ship that waits at the Sphinx than its stones are worth
constexpr int floorStone = 18;    ///< for a stone on a floor of the pyramid that is not finished
constexpr int hiddenRiddle = 450; ///< a Sphinx card of somebody else
constexpr int strengthUsed = 85;  ///< of all strength, in hundredths: the rest finds nothing to build
/// What the best of so many Sphinx cards promises.
constexpr std::array<int, mostLooked + 1> bestOf{0, 300, 400, 470, 520, 560};

/// What a card is worth beyond what it does to fields, quarries, workers and tracks: for each round to
/// come, and once.
struct CardWorth {
    int each = 0;
    int once = 0;
};
constexpr CardWorth worthOfEffect(Effect effect, int amount) {
    switch (effect) {
    case Effect::SphinxPlusTwo: return {150, 0};
    case Effect::FieldUpgrade: return {0, 60};
    case Effect::FeedWithStones: return {25, 0};
    case Effect::ReuseCamp:
    case Effect::DrillForStones: return {60, 0};
    case Effect::DrillFree: return {110, 0};
    case Effect::Grain: return {0, 260};
    case Effect::Strength: return {0, 55 * amount};
    case Effect::SecondShip: return {0, 60};
    case Effect::Upstream: return {90, 0};
    case Effect::Leftover: return {110, 0};
    case Effect::BuildFirst: return {30, 0};
    case Effect::TwoWorkers: return {0, 180};
    case Effect::KeepTwo: return {0, 300};
    case Effect::DoubleCamp: return {0, 170};
    case Effect::ExtraPlace: return {0, 40};
    case Effect::SellStones: return {0, 250};
    case Effect::Stones: return {0, 300};
    default: return {};
    }
}

/// Where a seat stands, in the few numbers that decide how it goes on.
struct Economy {
    int strength = 0; ///< of all four workers
    int stones = 0;
    int production = 0;
    std::array<int, floodCount> grain{};
    int market = 1;
    int quarry = 1;
    int ready = 0;       ///< strength that will build in this round
    int visits = 0;      ///< sites of this round, built or to be built
    bool sphinx = false; ///< a ship waits at the Sphinx
};

/// How much of the match is left.
struct Time {
    bool sails = false;  ///< ships are still placed in this round
    bool eats = false;   ///< the workers of this round are not fed yet
    bool digs = false;   ///< the stones of this round are still to come
    bool builds = false; ///< building in this round is still to come, or goes on
    int later = 0;       ///< rounds after this one
    Flood flood = Flood::Centre;
};

Time timeOf(const State& state) {
    Time time;
    time.sails = state.step <= Step::AfterSail;
    time.digs = state.step <= Step::Feed &&
                !(state.step == Step::Leftover && state.leftover == LeftoverRule::RoundEnd);
    time.eats = time.digs;
    time.builds = time.digs || (state.step >= Step::First && state.step <= Step::Extra);
    time.later = roundCount - state.round;
    time.flood = state.flood;
    return time;
}

/// Short of one, the other is worth little more.
int together(int strength, int stones) {
    const int least = std::min(strength, stones);
    const int more = std::min(std::max(strength, stones) - least, 4 * point);
    return least + more * balance / 100;
}

int worthOf(const Economy& economy, const Time& time) {
    int worth = 0;
    const int loss = point * lossPerGrain[static_cast<std::size_t>(economy.market)];
    const auto missing = [&economy](Flood flood) {
        return std::max(0, economy.strength - economy.grain[static_cast<std::size_t>(flood)]);
    };
    if (time.eats) {
        worth -= missing(time.flood) * loss * (time.sails ? hungerWhileSailing : hungerNow) / 100;
    }
    const int expected =
        missing(Flood::Left) + 3 * missing(Flood::Centre) + missing(Flood::Right); // five parts
    worth -= time.later * expected * loss * hungerLater / 500;
    int stones = point * (economy.stones + (time.digs ? economy.production : 0));
    if (time.builds) {
        const int planned = together(point * economy.ready, stones);
        worth += planned * plannedShare / 100;
        worth += point * siteBonus[static_cast<std::size_t>(economy.visits)] * plannedShare / 100;
        worth += economy.sphinx ? sphinxVisit : 0;
        stones = std::max(0, stones - std::min(stones, point * economy.ready));
    }
    if (time.later > 0) {
        const int each = point * economy.production + stones / time.later;
        worth += time.later * together(economy.strength * strengthUsed, each) * laterShare / 100;
    } else {
        worth += economy.quarry >= quarrySellsFrom ? stones / 2 : 0;
    }
    return worth + trackStep * (economy.quarry + economy.market) * (time.later + 1) / roundCount;
}

/// The strength of the workers who will build at the sites where a ship waits.
int readyStrength(const State& state, int seat, int waiting) {
    const Player& player = playerAt(state, seat);
    std::array<int, plainWorkers> free{};
    const bool acts = state.action.crew != 0 && state.mover == seat;
    const unsigned busy = player.used | (acts ? state.action.crew : 0U);
    for (std::size_t worker = 0; worker < plainWorkers; ++worker) {
        free[worker] = ((busy >> worker) & 1U) == 0 ? player.strength[worker] : 0;
    }
    std::sort(free.begin(), free.end(), std::greater<>());
    const bool atSphinx = acts && state.step != Step::Action;
    int strength = acts && !atSphinx ? strengthLeft(state) : 0;
    const int others = waiting - (acts ? 1 : 0);
    for (int i = 0; i < others && i < static_cast<int>(plainWorkers); ++i) {
        strength += free[static_cast<std::size_t>(i)];
    }
    const bool foreman = ((busy >> Foreman) & 1U) == 0 && (others > 0 || (acts && !atSphinx));
    return strength + (foreman ? player.strength[Foreman] : 0);
}

Economy economyOf(const State& state, int seat) {
    const Player& player = playerAt(state, seat);
    Economy economy;
    economy.strength = grainNeeded(state, seat);
    economy.stones = player.stones;
    economy.production = stonesProduced(state, seat);
    economy.grain = grainSupplies(state, seat);
    if (state.step == Step::Feed && state.mover == seat) {
        economy.grain[static_cast<std::size_t>(state.flood)] += state.fed;
    }
    economy.market = player.market;
    economy.quarry = player.quarry;
    int waiting = 0;
    for (std::size_t site = 0; site < siteCount; ++site) {
        const Ship ship = state.sites[site].ship[static_cast<std::size_t>(seat)];
        const bool entitled = !inReserve(state, site, seat) ||
                              (state.extraSite == site && state.extraSeat == seat) || state.vacancies > 0;
        const bool waits = ship == Ship::Waiting && entitled;
        waiting += waits ? 1 : 0;
        economy.visits += waits || ship == Ship::Built ? 1 : 0;
        economy.sphinx = economy.sphinx || (waits && site == 0 && state.drawnCount + state.toDraw == 0);
    }
    economy.ready = readyStrength(state, seat, waiting);
    return economy;
}

/// More strength; some of it builds in this very round.
void grow(Economy& economy, int strength) {
    economy.strength += strength;
    economy.ready += strength * economy.visits / static_cast<int>(siteCount);
}

/// What taking a card changes, and what it is worth beside that.
int gain(Economy& economy, const NileCard& card, int rounds) {
    if (card.type == CardType::Quarry) {
        economy.production += card.amount;
        return 0;
    }
    for (auto flood = static_cast<std::size_t>(card.colour);
         card.type == CardType::Field && flood < floodCount; ++flood) {
        economy.grain[flood] += card.amount;
    }
    if (card.type == CardType::Always || card.type == CardType::Whenever) {
        const CardWorth extra = worthOfEffect(card.effect, card.amount);
        return extra.once + extra.each * rounds;
    }
    const int amount = card.type == CardType::Field ? card.bonus : card.amount;
    switch (card.effect) {
    case Effect::Points: return point * amount;
    case Effect::Stones: return 70 * amount;
    case Effect::Market:
    case Effect::Quarry: return 80 * amount;
    case Effect::PointsPerStone: return 5 * point;
    case Effect::TrainPictured: grow(economy, std::popcount(card.bonus)); return 0;
    case Effect::TrainChosen: grow(economy, amount); return 0;
    default: return 0;
    }
}

int gain(Economy& economy, const CampWork& camp) {
    grow(economy, std::popcount(camp.workers) + camp.chosen);
    economy.stones += camp.stones;
    economy.market = std::min(trackEnd, economy.market + camp.market);
    economy.quarry = std::min(trackEnd, economy.quarry + camp.quarry);
    return camp.flood > 0 ? 40 : 0;
}

/// What a bend would bring a seat in this position if it got there; what it is worth without is known.
int worthOfBend(const State& state, Bend bend, const Economy& now, int without, const Time& time) {
    const BendInfo& info = bends[bend];
    Economy after = now;
    int more = 0;
    if (info.type == BendType::Slot) {
        more = gain(after, nileCards[state.river[info.number]], time.later + 1);
    } else if (info.type == BendType::Camp) {
        more = gain(after, info.camp);
    } else if (state.sites[info.number].queue[static_cast<std::size_t>(placesAt(state)) - 1] == nobody) {
        after.visits += 1;
        after.ready += std::max(1, now.strength / 3);
        after.sphinx = after.sphinx || info.number == 0;
    }
    return std::max(0, worthOf(after, time) - without + more);
}

bool isSailor(const State& state, int seat) {
    return ((state.out >> seat) & 1U) == 0;
}

/// What the seat may still get from the river: its share of each bend that it can reach.
int worthOfRiver(const State& state, int seat, const Economy& now, int without, const Time& time) {
    if (!isSailor(state, seat) || playerAt(state, seat).ships == 0) {
        return 0;
    }
    std::array<int, maxSeats> reached{}; // the first bend that each rival can still sail to
    for (int other = 0; other < state.seats; ++other) {
        const Bend last = playerAt(state, other).last;
        const bool sails = other != seat && isSailor(state, other);
        reached[static_cast<std::size_t>(other)] = !sails ? bendCount : last == noBend ? 0 : last + 1;
    }
    int worth = 0;
    const Bend last = playerAt(state, seat).last;
    for (std::size_t i = last == noBend ? 0 : last + 1U; i < bendCount; ++i) {
        const auto bend = static_cast<Bend>(i);
        if (!canSailTo(state, seat, bend)) {
            continue;
        }
        int rivals = 0;
        for (std::size_t other = 0; other < state.seats; ++other) {
            rivals += reached[other] <= static_cast<int>(i) ? 1 : 0;
        }
        const int share = typeOf(bend) == BendType::Site ? 80 - 8 * rivals : 85 / (1 + rivals);
        worth += worthOfBend(state, bend, now, without, time) * share / 100;
    }
    return worth;
}

int worthOfHand(const State& state, int seat, const Time& time) {
    const Player& player = playerAt(state, seat);
    int worth = hiddenRiddle * player.hidden;
    for (RiddleSet left = player.hand; left != 0; left &= left - 1) {
        worth += prospectOf(state, seat, static_cast<Riddle>(std::countr_zero(left)), time.later);
    }
    if (state.mover == seat && (state.step == Step::Draw || state.step == Step::Keep)) {
        const int cards = state.drawnCount + state.toDraw;
        worth += bestOf[static_cast<std::size_t>(cards)] + point * (cards - 1);
    }
    return worth;
}

/// Cards that wait to be used; what cannot be used any more is worth nothing.
int worthOfCards(const State& state, int seat, const Time& time) {
    const int rounds = time.later + (time.builds ? 1 : 0);
    int worth = 0;
    const CardSet cards = playerAt(state, seat).cards & (alwaysCards | wheneverCards);
    for (CardSet left = cards; left != 0; left &= left - 1) {
        const NileCard& card = nileCards[kindOfBit[static_cast<std::size_t>(std::countr_zero(left))]];
        const CardWorth extra = worthOfEffect(card.effect, card.amount);
        worth += extra.each * rounds;
        const bool grain = card.effect == Effect::Grain;
        const bool usable = grain ? time.later > 0 || time.eats : rounds > 0;
        worth += usable ? extra.once : 0;
    }
    for (std::size_t i = 0; i < upgradeCount; ++i) {
        const bool laid = state.upgraded[i] != noCard && has(state, seat, upgradeCards[i]);
        worth -= laid ? worthOfEffect(Effect::FieldUpgrade, 0).once : 0;
    }
    return worth;
}

int worthOfFloors(const State& state, int seat) {
    int worth = 0;
    const SquareSet filled = filledSquares(state);
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        const SquareSet squares = floorSquares(floor);
        if ((squares & ~filled) != 0) {
            worth += floorStone * std::popcount(playerAt(state, seat).squares & squares);
        }
    }
    return worth;
}

int worthOfSeat(const State& state, int seat, const Time& time) {
    const Economy economy = economyOf(state, seat);
    int worth = point * (pointsOf(state, seat) + worthOfTombs(state, seat));
    if (state.mover == seat && state.step == Step::Action) {
        worth += point * state.action.spent;
        worth += state.site == 1 && state.action.squares != 0 ? trackStep : 0;
    }
    const int outlook = worthOf(economy, time);
    worth += outlook + worthOfHand(state, seat, time) + worthOfCards(state, seat, time) +
             worthOfFloors(state, seat);
    if (time.sails) {
        worth += worthOfRiver(state, seat, economy, outlook, time);
    }
    return worth;
}

using Worths = std::array<int, maxSeats>;

/// Ahead of the best rival; while the match lasts, of the others in general too.
int aheadOf(const Worths& worths, const State& state, std::size_t own) {
    int best = worths[own == 0 ? 1 : 0];
    int sum = 0;
    for (std::size_t other = 0; other < state.seats; ++other) {
        if (other != own) {
            best = std::max(best, worths[other]);
            sum += worths[other];
        }
    }
    const bool over = state.step == Step::Over;
    const int rivals = std::max(1, state.seats - 1);
    // Whoever builds his own comes further than whoever only hinders others.
    return over ? worths[own] - best : worths[own] - (best + sum / rivals) / 4;
}

} // namespace

int Judge<Egizia>::judge(const State& state, Seat seat) {
    Worths worths{};
    const Time time = timeOf(state);
    for (int other = 0; other < state.seats; ++other) {
        worths[static_cast<std::size_t>(other)] =
            state.step == Step::Over ? point * pointsOf(state, other) : worthOfSeat(state, other, time);
    }
    return aheadOf(worths, state, static_cast<std::size_t>(indexOf(seat)));
}

} // namespace architects
