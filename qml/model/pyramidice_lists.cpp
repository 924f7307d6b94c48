// What lies on a table of Pyramidice, as lists for QML.
#include <algorithm>
#include <array>

#include "qml/model/core_text.h"
#include "qml/model/pyramidice_model.h"
#include "qml/model/pyramidice_prices.h"
#include "qml/model/pyramidice_texts.h"
#include "qml/model/pyramidice_words.h"
#include "qml/model/table_model.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;
namespace rules = architects::pyramidice;
namespace texts = pyramidicetexts;
using architects::Move;
using architects::Refusal;

namespace {

/// The parts of a price, and which of them the seat on turn can pay now.
QList<PyramidiceCost> partsOf(God god, const State* payer) {
    QList<PyramidiceCost> parts;
    for (const auto& part : pyramidiceprices::partsOf(god, payer)) {
        PyramidiceCost cost;
        cost.code = words::needCode(part.need);
        cost.met = part.met;
        parts.append(cost);
    }
    return parts;
}

QList<int> listOf(std::uint8_t bits) {
    QList<int> list;
    for (int i = 0; i < 8; ++i) {
        if (((bits >> i) & 1) != 0) {
            list.append(i);
        }
    }
    return list;
}

} // namespace

QList<PyramidiceSide> PyramidiceModel::makeSides() const {
    QList<PyramidiceSide> list;
    for (int seat = 0; seat < state_.seats; ++seat) {
        list.append(makeSide(seat));
    }
    return list;
}

PyramidiceSide PyramidiceModel::makeSide(int seat) const {
    const Side& side = state_.sides[static_cast<std::size_t>(seat)];
    const Upkeep upkeep = upkeepOf(state_, seat);
    PyramidiceSide row;
    row.seat = seat;
    row.name = table_->seatName(seat);
    row.rival = solo() && seat == 1;
    row.workers = side.pieces[at(Resource::Worker)];
    row.cats = side.pieces[at(Resource::Cat)];
    row.stones = side.pieces[at(Resource::Stone)];
    row.fame = side.fame;
    row.scarab = side.scarab;
    row.projects = listOf(side.projects);
    row.hiddenProjects = side.hiddenProjects;
    for (std::size_t i = 0; i < side.tiles.size(); ++i) {
        if (side.tiles[i] != 0) {
            PyramidiceTile tile = makeTile(side.tiles[i], seat);
            tile.faceDown = ((side.faceDown >> i) & 1U) != 0;
            row.tiles.append(tile);
        }
    }
    row.gods = makeGods(seat);
    row.godCount = sizeOf(side.gods);
    row.upkeepGods = upkeep.gods;
    row.upkeepLimit = upkeep.limit;
    row.onTurn = seat == state_.mover && state_.step != Step::Over;
    return row;
}

PyramidiceGod PyramidiceModel::makeGod(God god, int seat, bool loan) const {
    const bool mine = seat == state_.mover;
    PyramidiceGod row;
    row.god = god;
    row.loan = loan;
    row.used = mine && has(state_.turn.used, god);
    row.usable = live_ && mine && seat == table_->viewer() && powerOffered(god);
    row.reason = live_ && mine && !row.usable ? whyPowerIsNot(god) : QString();
    return row;
}

QList<PyramidiceGod> PyramidiceModel::makeGods(int seat) const {
    const GodSet gods = state_.sides[static_cast<std::size_t>(seat)].gods;
    QList<PyramidiceGod> list;
    PyramidiceGod stack;
    for (std::size_t id = 1; id <= godCount; ++id) {
        const auto god = static_cast<God>(id);
        if (!has(gods, god)) {
            continue;
        }
        if (has(ennead, god)) {
            stack.members.append(static_cast<int>(god));
        } else {
            list.append(makeGod(god, seat, false));
        }
    }
    if (seat == state_.mover && state_.turn.loan != noGod && !has(gods, state_.turn.loan)) {
        list.append(makeGod(state_.turn.loan, seat, true));
    }
    if (!stack.members.isEmpty()) {
        stack.god = 0;
        stack.stack = static_cast<int>(stack.members.size());
        list.append(stack);
    }
    return list;
}

bool PyramidiceModel::powerOffered(God god) const {
    if (god == Maat) {
        return state_.step == Step::Act && offers(MoveKind::Mark) && has(powers(state_), Maat) &&
               !has(state_.turn.used, Maat);
    }
    return std::any_of(moves_.begin(), moves_.end(), [god](const Move& move) {
        const auto kind = static_cast<MoveKind>(move.kind);
        return move.arg[0] == god && (kind == MoveKind::Use || kind == MoveKind::SetDie);
    });
}

QString PyramidiceModel::whyPowerIsNot(God god) const {
    const Use use = infoOf(god).use;
    if (use != Use::Work && use != Use::Many && use != Use::Rest) {
        return {};
    }
    if (has(state_.turn.used, god)) {
        return reasonText(Refusal::PyramidiceGodUsed);
    }
    if (use == Use::Rest && state_.step == Step::Act) {
        return tr("%1 helps only in a Rest turn.", "a god").arg(words::godName(god));
    }
    if (use != Use::Rest && state_.step == Step::Rest) {
        return tr("%1 helps only in a Work turn.", "a god").arg(words::godName(god));
    }
    if (state_.step != Step::Act && state_.step != Step::Rest) {
        return reasonText(Refusal::PyramidiceWrongStep);
    }
    switch (god) {
    case Khnum:
    case Satis:
    case Anuket: return tr("%1 helps while you pay: tap its die then.", "a god").arg(words::godName(god));
    case Amon: return tr("You have no Prayer die left that could be set.");
    case Mut: return tr("You have no Stone die left that could be set.");
    case Maat: return tr("You have no dice left to roll again.");
    case Khepri: return tr("You do not have three dice of one value left.");
    case Aton: return tr("You have no other god to give up.");
    case Hapy: return tr("You have no resource to give up.");
    default: return reasonOf(rules::use(god));
    }
}

QList<PyramidiceSlot> PyramidiceModel::makeRow() const {
    const std::size_t who =
        table_->viewer() >= 0 ? static_cast<std::size_t>(table_->viewer()) : state_.mover;
    const int stack = sizeOf(state_.sides[who].gods & ennead);
    const bool paying = live_ && state_.step == Step::Act;
    QList<PyramidiceSlot> list;
    for (std::size_t i = 0; i < rowSlots; ++i) {
        const God god = state_.row[i];
        const int slot = static_cast<int>(i) + 1;
        PyramidiceSlot row;
        row.slot = slot;
        row.god = god;
        row.costs = partsOf(god, paying ? &state_ : nullptr);
        row.may = legal(rules::pray(slot)) || legal(rules::takeGod(slot));
        row.reason = paying ? whyNotPray(slot) : QString();
        row.badge = has(ennead, god) ? enneadFame(stack + 1) - enneadFame(stack) : 0;
        row.lent = god != noGod && god == state_.turn.loan;
        row.dismissable = legal(rules::dismiss(slot));
        row.borrowable = legal(rules::borrow(slot));
        list.append(row);
    }
    return list;
}

QList<PyramidicePyramid> PyramidiceModel::makePyramids() const {
    QList<PyramidicePyramid> list;
    const int count = state_.seats <= 2 ? 1 : state_.seats - 1;
    for (int pyramid = 0; pyramid < count; ++pyramid) {
        const auto p = static_cast<std::size_t>(pyramid);
        PyramidicePyramid row;
        row.pyramid = pyramid;
        row.name = words::pyramidName(pyramid);
        for (int space = words::firstSpace[p]; space < words::firstSpace[p + 1]; ++space) {
            const int value = state_.built[static_cast<std::size_t>(space)];
            row.values.append(value);
            row.filled += value > 0 ? 1 : 0;
        }
        list.append(row);
    }
    return list;
}

PyramidiceTile PyramidiceModel::makeTile(int tile, int from) const {
    PyramidiceTile row;
    row.tile = tile;
    row.seat = from;
    for (const Move& move : moves_) {
        if (static_cast<MoveKind>(move.kind) == MoveKind::Tile && move.arg[0] == tile &&
            move.arg[2] == from + 1) {
            row.may = true;
            if (move.arg[1] != 0) {
                row.pieces.append(words::pieceCode(static_cast<Resource>(move.arg[1] - 1)));
            }
        }
    }
    row.reason = row.may || tile == 0 ? QString() : reasonOf(rules::takeTile(tile, 0, from + 1));
    return row;
}

QList<PyramidiceTile> PyramidiceModel::makeTiles() const {
    QList<PyramidiceTile> list;
    const int spaces = suppliesFor[state_.seats].tiles;
    for (int space = 0; space < spaces; ++space) {
        PyramidiceTile tile = makeTile(state_.tileRow[static_cast<std::size_t>(space)], -1);
        tile.space = space;
        tile.number = solo() ? space + 1 : 0;
        list.append(tile);
    }
    return list;
}

QList<PyramidiceDie> PyramidiceModel::makeDice() const {
    QList<PyramidiceDie> list;
    for (const auto& die : things_.list()) {
        list.append(rowOf(die));
    }
    return list;
}

PyramidiceActions PyramidiceModel::makeActions() const {
    const bool acting = live_ && state_.step == Step::Act && offers(MoveKind::End);
    const bool anyDice = diceLeft(state_.turn.dice) > 0;
    const auto nudgeBy = [this](NudgeWith with) {
        return std::any_of(moves_.begin(), moves_.end(), [with](const Move& move) {
            return static_cast<MoveKind>(move.kind) == MoveKind::Nudge &&
                   move.arg[3] == static_cast<std::uint8_t>(with);
        });
    };
    const auto unless = [](bool may, const QString& reason) { return may ? QString() : reason; };
    const bool cat = nudgeBy(NudgeWith::Cat);
    const bool worker = nudgeBy(NudgeWith::Worker);
    PyramidiceActions row;
    row.work = offers(MoveKind::Work);
    row.rest = offers(MoveKind::Rest);
    row.reroll = acting && anyDice && !state_.turn.rerolled;
    row.maat = acting && powerOffered(Maat);
    row.nudge = cat || worker;
    row.nudgeChoice = cat && worker;
    row.golden = nudgeBy(NudgeWith::GoldenCat);
    row.fame = offers(MoveKind::Fame);
    row.dismiss = offers(MoveKind::Dismiss);
    row.borrow = offers(MoveKind::Borrow);
    row.end = offers(MoveKind::End);
    row.bes = powerOffered(Bes);
    row.hapy = powerOffered(Hapy);
    row.workReason = unless(row.work, reasonOf(rules::work()));
    row.restReason = unless(row.rest, reasonOf(rules::rest()));
    row.rerollReason = unless(row.reroll, reasonText(state_.turn.rerolled ? Refusal::PyramidiceNoRerollLeft
                                                                          : Refusal::PyramidiceTooFewDice));
    row.nudgeReason = unless(row.nudge, reasonText(Refusal::PyramidiceNoCat));
    row.fameReason = unless(row.fame, reasonText(Refusal::PyramidiceTooFewDice));
    return row;
}

QString PyramidiceModel::owedSentence(Action action, God god, const QString& owed) {
    switch (action) {
    case Action::Pray: return tr("Still to pay for %1: %2").arg(words::godName(god), owed);
    case Action::Build: return tr("Still to pay for the build: %1").arg(owed);
    case Action::Dismiss: return tr("To replace %1: %2").arg(words::godName(god), owed);
    case Action::Fame: return tr("For 1 Fame: %1").arg(owed);
    case Action::Power: return tr("%1 takes: %2").arg(words::godName(god), owed);
    case Action::Borrow: return tr("To borrow %1: %2").arg(words::godName(god), owed);
    case Action::None: break;
    }
    return {};
}

PyramidicePayment PyramidiceModel::makePayment() const {
    static constexpr std::array kinds{PyramidiceAct::None,    PyramidiceAct::Pray, PyramidiceAct::Build,
                                      PyramidiceAct::Dismiss, PyramidiceAct::Fame, PyramidiceAct::Use,
                                      PyramidiceAct::Borrow};
    const Payment& payment = state_.turn.payment;
    PyramidicePayment row;
    row.open = offers(MoveKind::Spend);
    if (!row.open) {
        return row;
    }
    for (const Need need : payment.needs) {
        if (need != Need::None) {
            row.needs.append(words::needCode(need));
        }
    }
    for (const Move& move : moves_) {
        if (move.arg[0] == static_cast<std::uint8_t>(Source::Virtual)) {
            PyramidiceVirtual one;
            one.god = move.arg[2];
            one.value = move.arg[1];
            row.virtuals.append(one);
        }
    }
    const bool slot = payment.action == Action::Pray || payment.action == Action::Borrow ||
                      payment.action == Action::Dismiss;
    const God god = slot ? state_.row[static_cast<std::size_t>(payment.subject - 1) % rowSlots]
                    : payment.action == Action::Power ? static_cast<God>(payment.subject)
                                                      : noGod;
    if (payment.action == Action::Build) {
        const auto place = words::placeOf(payment.subject);
        row.pyramid = place.pyramid;
        row.space = place.space;
    }
    row.what = kinds[static_cast<std::size_t>(payment.action)];
    row.god = god;
    row.worker = legal(rules::spendPiece(Resource::Worker));
    row.cat = legal(rules::spendPiece(Resource::Cat));
    row.forGood = paymentIsFinal();
    row.owed = texts::cost(row.needs);
    row.sentence = owedSentence(payment.action, god, row.owed);
    return row;
}

QList<PyramidiceScoreLine> PyramidiceModel::makeScore() const {
    QList<PyramidiceScoreLine> list;
    const architects::ScoreSheet sheet = Pyramidice::score(state_);
    for (const architects::ScoreLine& line : sheet.lines) {
        PyramidiceScoreLine row;
        row.text = coreText("Score", line.label);
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            row.points.append(line.points[seat]);
        }
        list.append(row);
    }
    return list;
}

QList<PyramidiceSeal> PyramidiceModel::makeSeals() const {
    QList<PyramidiceSeal> list;
    for (const Edge& edge : edges) {
        const int one = state_.built[edge.a];
        const int two = state_.built[edge.b];
        const int project = one != 0 && two != 0 ? projectOf(one, two) : 0;
        for (int seat = 0; seat < state_.seats; ++seat) {
            if (((state_.sides[static_cast<std::size_t>(seat)].projects >> project) & 1U) == 0 ||
                project == 0) {
                continue;
            }
            const SpaceInfo& info = spaceTable[edge.a];
            int first = edge.a; // of the level
            while (first > 0 && spaceTable[static_cast<std::size_t>(first - 1)].level == info.level &&
                   spaceTable[static_cast<std::size_t>(first - 1)].pyramid == info.pyramid) {
                --first;
            }
            PyramidiceSeal seal;
            seal.pyramid = info.pyramid;
            seal.level = info.level;
            seal.a = edge.a - first;
            seal.b = edge.b - first;
            seal.seat = seat;
            seal.project = project;
            list.append(seal);
        }
    }
    return list;
}
