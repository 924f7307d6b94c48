#include "qml/model/pyramidice_model.h"

#include <algorithm>

#include "core/games/pyramidice/chance.h"
#include "qml/model/pyramidice_texts.h"
#include "qml/model/pyramidice_words.h"
#include "qml/model/refusal_words.h"
#include "qml/model/table_model.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;
namespace rules = architects::pyramidice;
namespace texts = pyramidicetexts;
using architects::Move;
using architects::Refusal;

namespace {

/// Here because nobody sees a row of Pyramidice's without this file.
[[maybe_unused]] const bool literals =
    rows::readLiterals<PyramidiceDie, PyramidiceGod, PyramidiceTile, PyramidiceSide, PyramidiceCost,
                       PyramidiceSlot, PyramidicePyramid, PyramidiceTarget, PyramidiceAim, PyramidiceSeal,
                       PyramidiceScoreLine, PyramidiceCount, PyramidiceNext, PyramidiceSideStep,
                       PyramidiceStep, PyramidiceEvent>();

MoveKind kindOf(const Move& move) {
    return static_cast<MoveKind>(move.kind);
}

} // namespace

void PyramidiceModel::show(const architects::AnyMatch& position, bool live) {
    if (const auto* state = position.stateAs<Pyramidice>()) {
        state_ = *state;
    }
    live_ = live;
    moves_.clear();
    if (live_) {
        listMoves(state_, viewer(), moves_);
    }
    followDice(position.log());
    readLog(position.log());
    makeLists();
    emit positionChanged();
}

void PyramidiceModel::followDice(const architects::Log& log) {
    thrown_.clear();
    if (rollPending()) { // until a roll has come, the dice lie as they lay
        return;
    }
    const auto before = things_.list();
    things_.follow(state_, touched_);
    const bool rolled = !log.entries.empty() && log.entries.back().isChance() &&
                        static_cast<ChanceKind>(log.entries.back().kind) == ChanceKind::Roll;
    if (rolled) {
        for (const auto& die : things_.thrownSince(before, touched_)) {
            thrown_.append(rowOf(die));
        }
    }
    touched_.clear();
}

PyramidiceDie PyramidiceModel::rowOf(const PyramidiceDice::Die& die) const {
    const Colour colour = die.prayer ? Colour::Prayer : Colour::Stone;
    PyramidiceDie row;
    row.id = die.id;
    row.prayer = die.prayer;
    row.value = die.value;
    row.marked = die.marked;
    row.spend = die.value > 0 && legal(rules::spendDie(colour, die.value));
    row.spoken = texts::die(die.prayer, die.value);
    return row;
}

void PyramidiceModel::makeLists() {
    payment_ = makePayment(); // first: the prompt is made of it, and reasons of the prompt
    sides_ = makeSides();
    row_ = makeRow();
    pyramids_ = makePyramids();
    tiles_ = makeTiles();
    dice_ = makeDice();
    actions_ = makeActions();
    score_ = makeScore();
    seals_ = makeSeals();
}

architects::Seat PyramidiceModel::viewer() const {
    return table_->viewer() >= 0 ? architects::seatAt(table_->viewer()) : architects::Seat::Nobody;
}

bool PyramidiceModel::offers(MoveKind kind) const {
    return std::any_of(moves_.begin(), moves_.end(),
                       [kind](const Move& move) { return kindOf(move) == kind; });
}

bool PyramidiceModel::legal(const Move& move) const {
    return live_ && checkMove(state_, viewer(), move) == Refusal::None;
}

QString PyramidiceModel::reasonOf(const Move& move) const {
    return live_ ? refusalText(checkMove(state_, viewer(), move), move) : QString();
}

QString PyramidiceModel::reasonText(Refusal refusal) {
    return refusalwords::plain(refusal);
}

QString PyramidiceModel::refusalText(architects::Refusal refusal, const architects::Move& move) const {
    return refusal == Refusal::PyramidiceWrongStep ? refusalwords::notNow(refusal, prompt())
                                                   : refusalwords::of(state_, move, refusal);
}

QString PyramidiceModel::progress() const {
    if (state_.step == Step::Over) {
        return tr("Finished");
    }
    if (state_.ending) {
        return tr("Last turns");
    }
    return tr("Round %1").arg(1 + (state_.turnNumber > 0 ? state_.turnNumber - 1 : 0) / state_.seats);
}

PyramidicePhase::Value PyramidiceModel::phase() const {
    return phaseOf(state_, moves_);
}

PyramidicePhase::Value PyramidiceModel::phaseOf(const State& state, const architects::MoveList& moves) {
    if (state.step == Step::Over) {
        return PyramidicePhase::Over;
    }
    struct Asked {
        MoveKind kind;
        PyramidicePhase::Value phase;
    };
    // What is asked inside a step comes first.
    static constexpr std::array order{
        Asked{MoveKind::Discard, PyramidicePhase::Discard},
        Asked{MoveKind::Spend, PyramidicePhase::Pay},
        Asked{MoveKind::Gain, PyramidicePhase::Gain},
        Asked{MoveKind::Decline, PyramidicePhase::Pearl},
        Asked{MoveKind::PlaceTile, PyramidicePhase::PlaceTile},
        Asked{MoveKind::ChooseScarab, PyramidicePhase::Scarab},
        Asked{MoveKind::Drop, PyramidicePhase::Drop},
        Asked{MoveKind::TakeGod, PyramidicePhase::FreeGod},
        Asked{MoveKind::Work, PyramidicePhase::Begin},
        Asked{MoveKind::Rest, PyramidicePhase::Begin},
        Asked{MoveKind::Take, PyramidicePhase::Take},
        Asked{MoveKind::End, PyramidicePhase::Act},
        Asked{MoveKind::Roll, PyramidicePhase::Marked},
        Asked{MoveKind::Tile, PyramidicePhase::Rest},
        Asked{MoveKind::Use, PyramidicePhase::Rest},
    };
    for (const Asked& asked : order) {
        if (std::any_of(moves.begin(), moves.end(),
                        [&asked](const Move& move) { return kindOf(move) == asked.kind; })) {
            return asked.phase;
        }
    }
    return PyramidicePhase::Wait;
}

int PyramidiceModel::takeCount() const {
    const auto found = std::find_if(moves_.begin(), moves_.end(),
                                    [](const Move& move) { return kindOf(move) == MoveKind::Take; });
    return found != moves_.end() ? found->arg[0] + found->arg[1] : 0;
}

QStringList PyramidiceModel::piecesOffered(MoveKind kind) const {
    QStringList list;
    for (const Move& move : moves_) {
        if (kindOf(move) == kind) {
            list.append(words::pieceCode(static_cast<Resource>(move.arg[0])));
        }
    }
    return list;
}

QStringList PyramidiceModel::gains() const {
    return piecesOffered(MoveKind::Gain);
}

QList<int> PyramidiceModel::gainCounts() const {
    QList<int> counts;
    for (const QString& piece : gains()) {
        counts.append(gainCount(piece));
    }
    return counts;
}

QStringList PyramidiceModel::discards() const {
    return piecesOffered(MoveKind::Discard);
}

QList<PyramidiceDrop> PyramidiceModel::drops() const {
    QList<PyramidiceDrop> list;
    for (const Move& move : moves_) {
        if (kindOf(move) == MoveKind::Drop) {
            PyramidiceDrop drop;
            drop.god = move.arg[0];
            drop.name = words::godName(static_cast<God>(move.arg[0]));
            list.append(drop);
        }
    }
    return list;
}

PyramidicePearl PyramidiceModel::pearl() const {
    PyramidicePearl pearl;
    pearl.open = offers(MoveKind::Decline);
    pearl.fame = state_.turn.pearlFame;
    pearl.price = state_.turn.pearlPrice;
    pearl.builder = state_.mover;
    return pearl;
}

QList<int> PyramidiceModel::offered() const {
    QList<int> list;
    for (const Move& move : moves_) {
        if (kindOf(move) == MoveKind::ChooseScarab) {
            list.append(move.arg[0]);
        }
    }
    return list;
}

PyramidicePlacing PyramidiceModel::placing() const {
    PyramidicePlacing placing;
    placing.whose = state_.mover;
    for (const Move& move : moves_) {
        if (kindOf(move) != MoveKind::PlaceTile) {
            continue;
        }
        if (!placing.tiles.contains(move.arg[0])) {
            placing.tiles.append(move.arg[0]);
        }
        if (!placing.spaces.contains(move.arg[1])) {
            placing.spaces.append(move.arg[1]);
        }
    }
    return placing;
}

QList<PyramidiceTarget> PyramidiceModel::buildTargets(int die) const {
    QList<PyramidiceTarget> list;
    const auto* thing = things_.find(die);
    for (const Move& move : moves_) {
        if (thing == nullptr || thing->prayer || kindOf(move) != MoveKind::Build ||
            move.arg[1] != thing->value) {
            continue;
        }
        PyramidiceTarget target;
        target.die = die;
        target.carnelian = move.arg[2] != 0;
        const auto place = words::placeOf(move.arg[0]);
        const BuildOffer offer = buildOffer(state_, move.arg[0], move.arg[1], target.carnelian);
        target.pyramid = place.pyramid;
        target.space = place.space;
        target.fame = offer.fame;
        target.workers = offer.workers;
        list.append(target);
    }
    return list;
}

QList<PyramidiceTarget> PyramidiceModel::targets(int die, bool sparing) const {
    const QList<PyramidiceTarget> all = buildTargets(die);
    QList<PyramidiceTarget> list;
    for (const PyramidiceTarget& one : all) {
        const auto helped = [&one](const PyramidiceTarget& other) {
            return other.carnelian && other.pyramid == one.pyramid && other.space == one.space;
        };
        if (sparing ? !one.carnelian : one.carnelian || std::none_of(all.begin(), all.end(), helped)) {
            list.append(one);
        }
    }
    return list;
}

QString PyramidiceModel::whyNotBuild(int die, int pyramid, int space) const {
    const auto* thing = things_.find(die);
    if (!live_ || thing == nullptr || thing->value == 0) {
        return reasonText(Refusal::PyramidiceNoSuchDie);
    }
    if (thing->prayer) {
        return reasonText(Refusal::PyramidiceStoneDiceOnly);
    }
    const Space where = words::spaceOf(pyramid, space);
    const QString plain = reasonOf(rules::build(where, thing->value));
    return plain.isEmpty() || legal(rules::build(where, thing->value, true)) ? QString() : plain;
}

QString PyramidiceModel::whyNotPray(int slot) const {
    return reasonOf(rules::pray(slot));
}

QString PyramidiceModel::whyNotUse(int god, int argument) const {
    return reasonOf(rules::use(static_cast<God>(god), argument));
}

bool PyramidiceModel::helpsToPray(int die, int slot) const {
    const auto* thing = things_.find(die);
    if (thing == nullptr || thing->value == 0 || slot < 1 || slot > static_cast<int>(rowSlots)) {
        return false;
    }
    const God god = state_.row[static_cast<std::size_t>(slot - 1)];
    const auto& price = infoOf(god).price;
    return god != noGod && std::any_of(price.begin(), price.end(), [thing](Need need) {
               return need == Need::AnyDie || need == dieNeed(thing->value) ||
                      (!thing->prayer && (need == stoneNeed(thing->value) || need == Need::AnyStone));
           });
}

QList<int> PyramidiceModel::powerArguments(int god) const {
    QList<int> list;
    for (const Move& move : moves_) {
        if (kindOf(move) == MoveKind::Use && move.arg[0] == god) {
            list.append(move.arg[1]);
        }
    }
    return list;
}

QList<int> PyramidiceModel::setValues(int god, int die) const {
    const auto* thing = things_.find(die);
    QList<int> list;
    for (const Move& move : moves_) {
        if (thing != nullptr && kindOf(move) == MoveKind::SetDie && move.arg[0] == god &&
            move.arg[1] == thing->value) {
            list.append(move.arg[2]);
        }
    }
    return list;
}

QList<int> PyramidiceModel::settableDice(int god) const {
    QList<int> list;
    for (const auto& die : things_.list()) {
        const bool offered = std::any_of(moves_.begin(), moves_.end(), [&](const Move& move) {
            return kindOf(move) == MoveKind::SetDie && move.arg[0] == god && move.arg[1] == die.value;
        });
        if (offered && die.prayer == (god == Amon)) {
            list.append(die.id);
        }
    }
    return list;
}

PyramidiceNudges PyramidiceModel::nudges(int die) const {
    const auto* thing = things_.find(die);
    const auto may = [&](int up) {
        return thing != nullptr && thing->value > 0 &&
               std::any_of(moves_.begin(), moves_.end(), [&](const Move& move) {
                   return kindOf(move) == MoveKind::Nudge && (move.arg[0] != 0) == thing->prayer &&
                          move.arg[1] == thing->value && move.arg[2] == up;
               });
    };
    PyramidiceNudges nudges;
    nudges.up = may(1);
    nudges.down = may(0);
    return nudges;
}
