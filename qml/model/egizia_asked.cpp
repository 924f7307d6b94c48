// What is asked while ships sail and workers eat, as lists for QML.

#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
namespace texts = egiziatexts;
namespace rules = architects::egizia;
using architects::Move;

namespace egiziaview {
namespace {

MoveKind kindOf(const Move& move) {
    return static_cast<MoveKind>(move.kind);
}

QVariantMap helpOf(const View& view, const Move& move, const char* what, Card card) {
    const State after = egiziasteps::performed(view.state, view.viewer, move);
    QVariantMap map = texts::cardMap(card);
    const int missing = grainMissing(after, view.viewer);
    map.insert(QStringLiteral("what"), QString::fromLatin1(what));
    map.insert(QStringLiteral("grain"), grainMissing(view.state, view.viewer) - missing);
    map.insert(QStringLiteral("missing"), missing);
    map.insert(QStringLiteral("loss"), hungerLoss(after, view.viewer));
    map.insert(QStringLiteral("most"),
               kindOf(move) == MoveKind::FeedStones ? static_cast<int>(move.arg[0]) : 0);
    map.insert(QStringLiteral("field"), kindOf(move) == MoveKind::Upgrade ? move.arg[0] + 1 : 0);
    return map;
}

/// The one card that a move plays.
Card cardOfMove(const State& state, int seat, const Move& move) {
    const CardSet cards = cardsUsedBy(state, seat, move);
    return cards == 0 ? noCard : kindOfBit[static_cast<std::size_t>(std::countr_zero(cards))];
}

/// Is there a copy of this field that the flood does not reach?
bool isDry(const View& view, Card field) {
    const int copies = countIn(playerAt(view.state, view.viewer).cards, field);
    return !isWatered(colourNow(view.state, view.viewer, field, copies - 1), view.state.flood);
}

/// Cards, as many stones as can be of use, and fields that lie dry: a red one may take two upgrades.
QVariantList helpsOf(const View& view) {
    QVariantList list;
    const Move* stones = nullptr;
    for (const Move& move : view.moves) {
        const Card card = cardOfMove(view.state, view.viewer, move);
        if (kindOf(move) == MoveKind::Play && nileCards[card].effect == Effect::Grain) {
            list.append(helpOf(view, move, "play", card));
        } else if (kindOf(move) == MoveKind::FeedStones) {
            stones = stones == nullptr || move.arg[0] > stones->arg[0] ? &move : stones;
        } else if (kindOf(move) == MoveKind::Upgrade) {
            if (!isDry(view, move.arg[0])) {
                continue; // it would bring no grain
            }
            list.append(helpOf(view, move, "upgrade", card));
        }
    }
    if (stones != nullptr) {
        list.append(helpOf(view, *stones, "feed", feedWithStonesCard));
    }
    return list;
}

/// An extra is filed under its card, with everything that can be chosen for it.
void addExtra(QVariantMap& map, const Move& move) {
    const auto append = [&map](const char* key, int value) {
        const QString name = QString::fromLatin1(key);
        QVariantList list = map.value(name).toList();
        list.append(value);
        map.insert(name, list);
    };
    switch (kindOf(move)) {
    case MoveKind::Drill: append("workers", move.arg[1]); break;
    case MoveKind::Upgrade: append("fields", move.arg[0] + 1); break;
    case MoveKind::Sell: map.insert(QStringLiteral("most"), static_cast<int>(move.arg[0])); break;
    case MoveKind::Play:
        if (move.arg[0] == extraPlaceCard) {
            append("sites", move.arg[1]);
        }
        break;
    default: break;
    }
}

bool isExtra(const State& state, const Move& move) {
    switch (kindOf(move)) {
    case MoveKind::Drill:
    case MoveKind::Upgrade:
    case MoveKind::Sell: return true;
    case MoveKind::Play: {
        const Effect effect = nileCards[move.arg[0]].effect; // grain and strength belong to what is asked
        return effect == Effect::Stones || effect == Effect::SecondShip ||
               (effect == Effect::ExtraPlace && state.step != Step::Extra);
    }
    default: return false;
    }
}

QString floodText(Flood from, Flood to) {
    return from == to  ? EgiziaTr::tr("Leave it as it is")
           : to > from ? EgiziaTr::tr("Raise it")
                       : EgiziaTr::tr("Lower it");
}

} // namespace

QVariantMap trainingOf(const View& view) {
    const bool open = view.offers(MoveKind::Train);
    QVariantMap map{{QStringLiteral("open"), open},
                    {QStringLiteral("left"), static_cast<int>(view.state.trains)}};
    QVariantList workers;
    for (std::size_t i = 0; open && i < workerCount; ++i) {
        const auto worker = static_cast<Worker>(i);
        const int strength = playerAt(view.state, view.viewer).strength[i];
        const bool may = view.offers(rules::train(worker));
        workers.append(QVariantMap{{QStringLiteral("worker"), static_cast<int>(i)},
                                   {QStringLiteral("name"), words::workerTitle(worker)},
                                   {QStringLiteral("may"), may},
                                   {QStringLiteral("reason"), view.reason(rules::train(worker))},
                                   {QStringLiteral("from"), strength},
                                   {QStringLiteral("to"), may ? strength + 1 : strength}});
    }
    map.insert(QStringLiteral("workers"), workers);
    return map;
}

QVariantMap floodingOf(const View& view) {
    const bool open = view.offers(MoveKind::MoveFlood);
    QVariantMap map{{QStringLiteral("open"), open},
                    {QStringLiteral("left"), static_cast<int>(view.state.floods)}};
    QVariantList choices;
    for (std::size_t i = 0; open && i < floodCount; ++i) {
        const auto flood = static_cast<Flood>(i);
        if (!view.offers(rules::floodTo(flood))) {
            continue;
        }
        QVariantList supply;
        QVariantList missing;
        for (int seat = 0; seat < view.state.seats; ++seat) {
            supply.append(grainSupply(view.state, seat, flood));
            missing.append(
                std::max(0, grainNeeded(view.state, seat) - grainSupply(view.state, seat, flood)));
        }
        choices.append(QVariantMap{{QStringLiteral("flood"), static_cast<int>(i)},
                                   {QStringLiteral("name"), words::floodName(flood)},
                                   {QStringLiteral("stays"), flood == view.state.flood},
                                   {QStringLiteral("text"), floodText(view.state.flood, flood)},
                                   {QStringLiteral("supply"), supply},
                                   {QStringLiteral("missing"), missing}});
    }
    map.insert(QStringLiteral("choices"), choices);
    return map;
}

QVariantMap feedingOf(const View& view) {
    if (view.viewer < 0) {
        return {{QStringLiteral("open"), false}};
    }
    const State& state = view.state;
    const bool open = view.asked() && questionOf(state) == Question::Feed;
    const bool eating = state.step == Step::Feed && state.mover == view.viewer;
    return {
        {QStringLiteral("open"), open},
        {QStringLiteral("need"), grainNeeded(state, view.viewer)},
        {QStringLiteral("supply"), grainSupply(state, view.viewer, state.flood)},
        {QStringLiteral("given"), eating ? static_cast<int>(state.fed) : 0},
        {QStringLiteral("missing"), grainMissing(state, view.viewer)},
        {QStringLiteral("perGrain"), static_cast<int>(lossPerGrain[playerAt(state, view.viewer).market])},
        {QStringLiteral("loss"), hungerLoss(state, view.viewer)},
        {QStringLiteral("helps"), open ? helpsOf(view) : QVariantList()}};
}

QVariantList extrasOf(const View& view) {
    QVariantList list;
    for (const Move& move : view.moves) {
        if (!isExtra(view.state, move)) {
            continue;
        }
        const Card card = cardOfMove(view.state, view.viewer, move);
        if (list.isEmpty() || list.last().toMap().value(QStringLiteral("card")).toInt() != card + 1) {
            list.append(cardOf(view, view.viewer, card));
        }
        QVariantMap map = list.last().toMap();
        addExtra(map, move);
        list.last() = map;
    }
    return list;
}

} // namespace egiziaview
