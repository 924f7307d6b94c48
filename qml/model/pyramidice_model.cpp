#include "qml/model/pyramidice_model.h"

#include <algorithm>

#include "core/games/pyramidice/chance.h"
#include "qml/model/pyramidice_words.h"
#include "qml/model/refusal_words.h"
#include "qml/model/table_model.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;
namespace rules = architects::pyramidice;
using architects::Move;
using architects::Refusal;

namespace {

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
            thrown_.append(
                QVariantMap{{QStringLiteral("id"), die.id}, {QStringLiteral("value"), die.value}});
        }
    }
    touched_.clear();
}

void PyramidiceModel::makeLists() {
    payment_ = makePayment(); // first: the prompt is made of it, and reasons of the prompt
    sides_ = makeSides();
    row_ = makeRow();
    pyramids_ = makePyramids();
    tiles_ = makeTiles();
    diceList_ = makeDice();
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

QString PyramidiceModel::phase() const {
    return phaseOf(state_, moves_);
}

QString PyramidiceModel::phaseOf(const State& state, const architects::MoveList& moves) {
    if (state.step == Step::Over) {
        return QStringLiteral("over");
    }
    struct Name {
        MoveKind kind;
        const char* phase;
    };
    // What is asked inside a step comes first.
    static constexpr std::array names{
        Name{MoveKind::Discard, "discard"},
        Name{MoveKind::Spend, "pay"},
        Name{MoveKind::Gain, "gain"},
        Name{MoveKind::Decline, "pearl"},
        Name{MoveKind::PlaceTile, "placeTile"},
        Name{MoveKind::ChooseScarab, "scarab"},
        Name{MoveKind::Drop, "drop"},
        Name{MoveKind::TakeGod, "freeGod"},
        Name{MoveKind::Work, "begin"},
        Name{MoveKind::Rest, "begin"},
        Name{MoveKind::Take, "take"},
        Name{MoveKind::End, "act"},
        Name{MoveKind::Roll, "marked"},
        Name{MoveKind::Tile, "rest"},
        Name{MoveKind::Use, "rest"},
    };
    for (const Name& name : names) {
        if (std::any_of(moves.begin(), moves.end(),
                        [&name](const Move& move) { return kindOf(move) == name.kind; })) {
            return QString::fromLatin1(name.phase);
        }
    }
    return QStringLiteral("wait");
}

int PyramidiceModel::takeCount() const {
    const auto found = std::find_if(moves_.begin(), moves_.end(),
                                    [](const Move& move) { return kindOf(move) == MoveKind::Take; });
    return found != moves_.end() ? found->arg[0] + found->arg[1] : 0;
}

QVariantList PyramidiceModel::piecesOffered(MoveKind kind) const {
    QVariantList list;
    for (const Move& move : moves_) {
        if (kindOf(move) == kind) {
            list.append(words::pieceCode(static_cast<Resource>(move.arg[0])));
        }
    }
    return list;
}

QVariantList PyramidiceModel::gains() const {
    return piecesOffered(MoveKind::Gain);
}

QVariantList PyramidiceModel::discards() const {
    return piecesOffered(MoveKind::Discard);
}

QVariantList PyramidiceModel::drops() const {
    QVariantList list;
    for (const Move& move : moves_) {
        if (kindOf(move) == MoveKind::Drop) {
            list.append(
                QVariantMap{{QStringLiteral("god"), static_cast<int>(move.arg[0])},
                            {QStringLiteral("name"), words::godName(static_cast<God>(move.arg[0]))}});
        }
    }
    return list;
}

QVariantMap PyramidiceModel::pearl() const {
    return {{QStringLiteral("open"), offers(MoveKind::Decline)},
            {QStringLiteral("fame"), static_cast<int>(state_.turn.pearlFame)},
            {QStringLiteral("price"), static_cast<int>(state_.turn.pearlPrice)},
            {QStringLiteral("builder"), static_cast<int>(state_.mover)}};
}

QVariantList PyramidiceModel::offered() const {
    QVariantList list;
    for (const Move& move : moves_) {
        if (kindOf(move) == MoveKind::ChooseScarab) {
            list.append(static_cast<int>(move.arg[0]));
        }
    }
    return list;
}

QVariantMap PyramidiceModel::placing() const {
    QVariantList tiles;
    QVariantList spaces;
    for (const Move& move : moves_) {
        if (kindOf(move) != MoveKind::PlaceTile) {
            continue;
        }
        if (!tiles.contains(static_cast<int>(move.arg[0]))) {
            tiles.append(static_cast<int>(move.arg[0]));
        }
        if (!spaces.contains(static_cast<int>(move.arg[1]))) {
            spaces.append(static_cast<int>(move.arg[1]));
        }
    }
    return {{QStringLiteral("tiles"), tiles},
            {QStringLiteral("spaces"), spaces},
            {QStringLiteral("whose"), static_cast<int>(state_.mover)}};
}

QVariantList PyramidiceModel::buildTargets(int die) const {
    QVariantList list;
    const auto* thing = things_.find(die);
    for (const Move& move : moves_) {
        if (thing == nullptr || thing->prayer || kindOf(move) != MoveKind::Build ||
            move.arg[1] != thing->value) {
            continue;
        }
        const bool carnelian = move.arg[2] != 0;
        const auto place = words::placeOf(move.arg[0]);
        const BuildOffer offer = buildOffer(state_, move.arg[0], move.arg[1], carnelian);
        list.append(QVariantMap{{QStringLiteral("pyramid"), place.pyramid},
                                {QStringLiteral("space"), place.space},
                                {QStringLiteral("fame"), offer.fame},
                                {QStringLiteral("workers"), offer.workers},
                                {QStringLiteral("carnelian"), carnelian}});
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

QVariantList PyramidiceModel::powerArguments(int god) const {
    QVariantList list;
    for (const Move& move : moves_) {
        if (kindOf(move) == MoveKind::Use && move.arg[0] == god) {
            list.append(static_cast<int>(move.arg[1]));
        }
    }
    return list;
}

QString PyramidiceModel::powerAsks(int god) const {
    switch (god) {
    case Amon:
    case Mut: return QStringLiteral("die");
    case Khepri: return QStringLiteral("value");
    case Aton: return QStringLiteral("god");
    case Hapy: return QStringLiteral("piece");
    case Maat: return QStringLiteral("reroll");
    default: return {};
    }
}

QVariantList PyramidiceModel::setValues(int god, int die) const {
    const auto* thing = things_.find(die);
    QVariantList list;
    for (const Move& move : moves_) {
        if (thing != nullptr && kindOf(move) == MoveKind::SetDie && move.arg[0] == god &&
            move.arg[1] == thing->value) {
            list.append(static_cast<int>(move.arg[2]));
        }
    }
    return list;
}

QVariantList PyramidiceModel::settableDice(int god) const {
    QVariantList list;
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

QVariantMap PyramidiceModel::nudges(int die) const {
    const auto* thing = things_.find(die);
    const auto may = [&](int up) {
        return thing != nullptr && thing->value > 0 &&
               std::any_of(moves_.begin(), moves_.end(), [&](const Move& move) {
                   return kindOf(move) == MoveKind::Nudge && (move.arg[0] != 0) == thing->prayer &&
                          move.arg[1] == thing->value && move.arg[2] == up;
               });
    };
    return {{QStringLiteral("up"), may(1)}, {QStringLiteral("down"), may(0)}};
}
