// What lies on a table of Pyramidice, as lists for QML.
#include <algorithm>

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
QVariantList partsOf(God god, const State* payer) {
    QVariantList parts;
    for (const auto& part : pyramidiceprices::partsOf(god, payer)) {
        parts.append(QVariantMap{{QStringLiteral("code"), words::needCode(part.need)},
                                 {QStringLiteral("met"), part.met}});
    }
    return parts;
}

QVariantList listOf(std::uint8_t bits) {
    QVariantList list;
    for (int i = 0; i < 8; ++i) {
        if (((bits >> i) & 1) != 0) {
            list.append(i);
        }
    }
    return list;
}

} // namespace

QVariantList PyramidiceModel::makeSides() const {
    QVariantList list;
    for (int seat = 0; seat < state_.seats; ++seat) {
        list.append(makeSide(seat));
    }
    return list;
}

QVariantMap PyramidiceModel::makeSide(int seat) const {
    const Side& side = state_.sides[static_cast<std::size_t>(seat)];
    QVariantList tiles;
    for (std::size_t i = 0; i < side.tiles.size(); ++i) {
        if (side.tiles[i] != 0) {
            QVariantMap tile = makeTile(side.tiles[i], seat);
            tile.insert(QStringLiteral("faceDown"), ((side.faceDown >> i) & 1U) != 0);
            tiles.append(tile);
        }
    }
    const Upkeep upkeep = upkeepOf(state_, seat);
    return {{QStringLiteral("seat"), seat},
            {QStringLiteral("name"), table_->seatName(seat)},
            {QStringLiteral("rival"), solo() && seat == 1},
            {QStringLiteral("W"), static_cast<int>(side.pieces[0])},
            {QStringLiteral("C"), static_cast<int>(side.pieces[1])},
            {QStringLiteral("S"), static_cast<int>(side.pieces[2])},
            {QStringLiteral("fame"), static_cast<int>(side.fame)},
            {QStringLiteral("scarab"), static_cast<int>(side.scarab)},
            {QStringLiteral("projects"), listOf(side.projects)},
            {QStringLiteral("hiddenProjects"), static_cast<int>(side.hiddenProjects)},
            {QStringLiteral("tiles"), tiles},
            {QStringLiteral("gods"), makeGods(seat)},
            {QStringLiteral("godCount"), sizeOf(side.gods)},
            {QStringLiteral("upkeepGods"), upkeep.gods},
            {QStringLiteral("upkeepLimit"), upkeep.limit},
            {QStringLiteral("onTurn"), seat == state_.mover && state_.step != Step::Over}};
}

QVariantList PyramidiceModel::makeGods(int seat) const {
    const GodSet gods = state_.sides[static_cast<std::size_t>(seat)].gods;
    const bool mine = seat == state_.mover;
    QVariantList list;
    QVariantList members;
    const auto append = [&](God god, bool loan) {
        const bool used = mine && has(state_.turn.used, god);
        const bool usable = live_ && mine && seat == table_->viewer() && powerOffered(god);
        const QString reason = live_ && mine && !usable ? whyPowerIsNot(god) : QString();
        list.append(QVariantMap{{QStringLiteral("god"), static_cast<int>(god)},
                                {QStringLiteral("used"), used},
                                {QStringLiteral("usable"), usable},
                                {QStringLiteral("loan"), loan},
                                {QStringLiteral("stack"), 0},
                                {QStringLiteral("members"), QVariantList()},
                                {QStringLiteral("reason"), reason}});
    };
    for (std::size_t id = 1; id <= godCount; ++id) {
        const auto god = static_cast<God>(id);
        if (!has(gods, god)) {
            continue;
        }
        if (has(ennead, god)) {
            members.append(static_cast<int>(god));
        } else {
            append(god, false);
        }
    }
    if (mine && state_.turn.loan != noGod && !has(gods, state_.turn.loan)) {
        append(state_.turn.loan, true);
    }
    if (!members.isEmpty()) {
        list.append(QVariantMap{{QStringLiteral("god"), 0},
                                {QStringLiteral("used"), false},
                                {QStringLiteral("usable"), false},
                                {QStringLiteral("loan"), false},
                                {QStringLiteral("stack"), members.size()},
                                {QStringLiteral("members"), members},
                                {QStringLiteral("reason"), QString()}});
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

QVariantList PyramidiceModel::makeRow() const {
    const std::size_t who =
        table_->viewer() >= 0 ? static_cast<std::size_t>(table_->viewer()) : state_.mover;
    const int stack = sizeOf(state_.sides[who].gods & ennead);
    QVariantList list;
    for (std::size_t i = 0; i < rowSlots; ++i) {
        const God god = state_.row[i];
        const int slot = static_cast<int>(i) + 1;
        const bool paying = live_ && state_.step == Step::Act;
        const bool counts = has(ennead, god);
        list.append(
            QVariantMap{{QStringLiteral("slot"), slot},
                        {QStringLiteral("god"), static_cast<int>(god)},
                        {QStringLiteral("costs"), partsOf(god, paying ? &state_ : nullptr)},
                        {QStringLiteral("may"), legal(rules::pray(slot)) || legal(rules::takeGod(slot))},
                        {QStringLiteral("reason"), paying ? whyNotPray(slot) : QString()},
                        {QStringLiteral("badge"), counts ? enneadFame(stack + 1) - enneadFame(stack) : 0},
                        {QStringLiteral("lent"), god != noGod && god == state_.turn.loan},
                        {QStringLiteral("dismissable"), legal(rules::dismiss(slot))},
                        {QStringLiteral("borrowable"), legal(rules::borrow(slot))}});
    }
    return list;
}

QVariantList PyramidiceModel::makePyramids() const {
    QVariantList list;
    const int count = state_.seats <= 2 ? 1 : state_.seats - 1;
    for (int pyramid = 0; pyramid < count; ++pyramid) {
        const auto p = static_cast<std::size_t>(pyramid);
        QVariantList values;
        int filled = 0;
        for (int space = words::firstSpace[p]; space < words::firstSpace[p + 1]; ++space) {
            const int value = state_.built[static_cast<std::size_t>(space)];
            values.append(value);
            filled += value > 0 ? 1 : 0;
        }
        list.append(QVariantMap{{QStringLiteral("pyramid"), pyramid},
                                {QStringLiteral("name"), words::pyramidName(pyramid)},
                                {QStringLiteral("values"), values},
                                {QStringLiteral("filled"), filled}});
    }
    return list;
}

QVariantMap PyramidiceModel::makeTile(int tile, int from) const {
    QVariantList pieces;
    bool may = false;
    for (const Move& move : moves_) {
        if (static_cast<MoveKind>(move.kind) == MoveKind::Tile && move.arg[0] == tile &&
            move.arg[2] == from + 1) {
            may = true;
            if (move.arg[1] != 0) {
                pieces.append(words::pieceCode(static_cast<Resource>(move.arg[1] - 1)));
            }
        }
    }
    return {{QStringLiteral("tile"), tile},
            {QStringLiteral("may"), may},
            {QStringLiteral("reason"),
             may || tile == 0 ? QString() : reasonOf(rules::takeTile(tile, 0, from + 1))},
            {QStringLiteral("pieces"), pieces}};
}

QVariantList PyramidiceModel::makeTiles() const {
    QVariantList list;
    const int spaces = suppliesFor[state_.seats].tiles;
    for (int space = 0; space < spaces; ++space) {
        const int tile = state_.tileRow[static_cast<std::size_t>(space)];
        QVariantMap map = makeTile(tile, -1);
        map.insert(QStringLiteral("space"), space);
        map.insert(QStringLiteral("number"), solo() ? space + 1 : 0);
        list.append(map);
    }
    return list;
}

QVariantList PyramidiceModel::makeDice() const {
    QVariantList list;
    for (const auto& die : things_.list()) {
        const Colour colour = die.prayer ? Colour::Prayer : Colour::Stone;
        const bool spend = die.value > 0 && legal(rules::spendDie(colour, die.value));
        list.append(QVariantMap{{QStringLiteral("id"), die.id},
                                {QStringLiteral("prayer"), die.prayer},
                                {QStringLiteral("value"), die.value},
                                {QStringLiteral("marked"), die.marked},
                                {QStringLiteral("spend"), spend},
                                {QStringLiteral("spoken"), texts::die(die.prayer, die.value)}});
    }
    return list;
}

QVariantMap PyramidiceModel::makeActions() const {
    QVariantMap map;
    const auto set = [&map](const char* name, bool may, const QString& reason) {
        map.insert(QString::fromLatin1(name), may);
        map.insert(QString::fromLatin1(name) + QStringLiteral("Reason"), may ? QString() : reason);
    };
    const bool acting = live_ && state_.step == Step::Act && offers(MoveKind::End);
    const QString noDice = reasonText(Refusal::PyramidiceTooFewDice);
    const QString spent = reasonText(Refusal::PyramidiceNoRerollLeft);
    const bool anyDice = diceLeft(state_.turn.dice) > 0;
    set("work", offers(MoveKind::Work), reasonOf(rules::work()));
    set("rest", offers(MoveKind::Rest), reasonOf(rules::rest()));
    set("reroll", acting && anyDice && !state_.turn.rerolled, state_.turn.rerolled ? spent : noDice);
    set("maat", acting && powerOffered(Maat), whyPowerIsNot(Maat));
    const auto nudgeBy = [this](NudgeWith with) {
        return std::any_of(moves_.begin(), moves_.end(), [with](const Move& move) {
            return static_cast<MoveKind>(move.kind) == MoveKind::Nudge &&
                   move.arg[3] == static_cast<std::uint8_t>(with);
        });
    };
    const bool cat = nudgeBy(NudgeWith::Cat);
    const bool worker = nudgeBy(NudgeWith::Worker);
    set("nudge", cat || worker, reasonText(Refusal::PyramidiceNoCat));
    set("nudgeChoice", cat && worker, QString());
    set("golden", nudgeBy(NudgeWith::GoldenCat), reasonText(Refusal::PyramidiceNoGoldenCat));
    set("fame", offers(MoveKind::Fame), noDice);
    set("dismiss", offers(MoveKind::Dismiss), noDice);
    set("borrow", offers(MoveKind::Borrow), reasonText(Refusal::PyramidiceCannotBorrow));
    set("end", offers(MoveKind::End), QString());
    set("bes", powerOffered(Bes), QString());
    set("hapy", powerOffered(Hapy), QString());
    return map;
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

QVariantMap PyramidiceModel::makePayment() const {
    static const QStringList kinds{QString(),
                                   QStringLiteral("pray"),
                                   QStringLiteral("build"),
                                   QStringLiteral("dismiss"),
                                   QStringLiteral("fame"),
                                   QStringLiteral("power"),
                                   QStringLiteral("borrow")};
    const Payment& payment = state_.turn.payment;
    const bool open = offers(MoveKind::Spend);
    QVariantMap map{{QStringLiteral("open"), open}};
    if (!open) {
        return map;
    }
    QStringList needs;
    for (const Need need : payment.needs) {
        if (need != Need::None) {
            needs.append(words::needCode(need));
        }
    }
    QVariantList virtuals;
    for (const Move& move : moves_) {
        if (move.arg[0] == static_cast<std::uint8_t>(Source::Virtual)) {
            virtuals.append(QVariantMap{{QStringLiteral("god"), static_cast<int>(move.arg[2])},
                                        {QStringLiteral("value"), static_cast<int>(move.arg[1])}});
        }
    }
    const bool slot = payment.action == Action::Pray || payment.action == Action::Borrow ||
                      payment.action == Action::Dismiss;
    const God god = slot ? state_.row[static_cast<std::size_t>(payment.subject - 1) % rowSlots]
                    : payment.action == Action::Power ? static_cast<God>(payment.subject)
                                                      : noGod;
    map.insert(QStringLiteral("what"), kinds.at(static_cast<int>(payment.action)));
    map.insert(QStringLiteral("god"), static_cast<int>(god));
    if (payment.action == Action::Build) {
        const auto place = words::placeOf(payment.subject);
        map.insert(QStringLiteral("pyramid"), place.pyramid);
        map.insert(QStringLiteral("space"), place.space);
    }
    map.insert(QStringLiteral("needs"), needs);
    map.insert(QStringLiteral("W"), legal(rules::spendPiece(Resource::Worker)));
    map.insert(QStringLiteral("C"), legal(rules::spendPiece(Resource::Cat)));
    map.insert(QStringLiteral("virtuals"), virtuals);
    map.insert(QStringLiteral("final"), paymentIsFinal());
    map.insert(QStringLiteral("sentence"), owedSentence(payment.action, god, texts::cost(needs)));
    return map;
}

QVariantList PyramidiceModel::makeScore() const {
    QVariantList list;
    const architects::ScoreSheet sheet = Pyramidice::score(state_);
    for (const architects::ScoreLine& line : sheet.lines) {
        QVariantList points;
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            points.append(line.points[seat]);
        }
        list.append(QVariantMap{{QStringLiteral("text"), coreText("Score", line.label)},
                                {QStringLiteral("points"), points}});
    }
    return list;
}

QVariantList PyramidiceModel::makeSeals() const {
    QVariantList list;
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
            list.append(QVariantMap{{QStringLiteral("pyramid"), static_cast<int>(info.pyramid)},
                                    {QStringLiteral("level"), static_cast<int>(info.level)},
                                    {QStringLiteral("a"), edge.a - first},
                                    {QStringLiteral("b"), edge.b - first},
                                    {QStringLiteral("seat"), seat},
                                    {QStringLiteral("project"), project}});
        }
    }
    return list;
}
