// The building action and the Sphinx, as maps for QML.

#include "core/games/egizia/effects.h"
#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/player_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
namespace texts = egiziatexts;
namespace rules = architects::egizia;

namespace egiziaview {
namespace {

bool works(const State& state, std::size_t worker) {
    return ((state.action.crew >> worker) & 1U) != 0;
}

QVariantList crewOf(const State& state) {
    QVariantList list;
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        if (works(state, worker)) {
            list.append(static_cast<int>(worker));
        }
    }
    return list;
}

QVariantList squaresOf(const State& state) {
    QVariantList list;
    for (SquareSet left = state.action.squares; left != 0; left &= left - 1) {
        const auto square = static_cast<Square>(std::countr_zero(left));
        list.append(QVariantMap{{QStringLiteral("monument"), words::monumentKey(monumentOf(square))},
                                {QStringLiteral("square"), words::squareKey(square)},
                                {QStringLiteral("price"), priceOf(state, square)}});
    }
    return list;
}

/// Floors of the pyramid that this action has finished.
QVariantList bonusesOf(const State& state) {
    QVariantList list;
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        const FloorBonus bonus = floorBonus(state, floor);
        if ((state.action.squares & floorSquares(floor)) != 0 && bonus.seat != nobody) {
            list.append(QVariantMap{{QStringLiteral("floor"), static_cast<int>(floor) + 1},
                                    {QStringLiteral("seat"), static_cast<int>(bonus.seat)},
                                    {QStringLiteral("points"), bonus.points},
                                    {QStringLiteral("own"), bonus.seat == state.mover}});
        }
    }
    return list;
}

/// Where a step on either track would lead.
QVariantList tracksOf(const View& view) {
    QVariantList list;
    for (const Track track : {Track::Quarry, Track::Market}) {
        if (!view.offers(rules::finish(track))) {
            continue;
        }
        State after = view.state;
        stepTrack(after, view.viewer, track);
        const Player& player = playerAt(view.state, view.viewer);
        const Player& then = playerAt(after, view.viewer);
        const bool quarry = track == Track::Quarry;
        list.append(
            QVariantMap{{QStringLiteral("track"), words::trackKey(track)},
                        {QStringLiteral("name"), words::trackName(track)},
                        {QStringLiteral("from"), static_cast<int>(quarry ? player.quarry : player.market)},
                        {QStringLiteral("to"), static_cast<int>(quarry ? then.quarry : then.market)},
                        {QStringLiteral("stones"), then.stones - player.stones},
                        {QStringLiteral("points"), pointsOf(then) - pointsOf(player)},
                        {QStringLiteral("text"),
                         egiziasteps::toText(egiziasteps::gainsBetween(view.state, after, view.viewer))}});
    }
    return list;
}

QVariantList workersOf(const View& view) {
    QVariantList list;
    const Player& player = playerAt(view.state, view.viewer);
    for (std::size_t i = 0; i < workerCount; ++i) {
        const auto worker = static_cast<Worker>(i);
        const auto move = rules::work(worker);
        const bool may = view.offers(move);
        const CardSet cards = may ? cardsUsedBy(view.state, view.viewer, move) & wheneverCards : 0;
        list.append(
            QVariantMap{{QStringLiteral("worker"), static_cast<int>(i)},
                        {QStringLiteral("name"), words::workerTitle(worker)},
                        {QStringLiteral("strength"), static_cast<int>(player.strength[i])},
                        {QStringLiteral("used"), ((player.used >> i) & 1U) != 0},
                        {QStringLiteral("inCrew"), works(view.state, i)},
                        {QStringLiteral("may"), may},
                        {QStringLiteral("card"),
                         cards == 0 ? 0 : kindOfBit[static_cast<std::size_t>(std::countr_zero(cards))] + 1},
                        {QStringLiteral("reason"), works(view.state, i) ? QString() : view.reason(move)}});
    }
    return list;
}

QVariantList strengthCardsOf(const View& view) {
    QVariantList list;
    for (const Card card : strengthCards) {
        if (has(view.state, view.viewer, card)) {
            QVariantMap map = texts::cardMap(card);
            map.insert(QStringLiteral("strength"), static_cast<int>(nileCards[card].amount));
            map.insert(QStringLiteral("may"), view.offers(rules::playCard(card)));
            map.insert(QStringLiteral("reason"), view.reason(rules::playCard(card)));
            list.append(map);
        }
    }
    return list;
}

QVariantList looksOf(const View& view) {
    QVariantList list;
    for (int cards = 1; cards <= mostLooked; ++cards) {
        list.append(QVariantMap{{QStringLiteral("cards"), cards},
                                {QStringLiteral("price"), lookPrice(view.state, view.viewer, cards)},
                                {QStringLiteral("may"), view.offers(rules::look(cards))},
                                {QStringLiteral("reason"), view.reason(rules::look(cards))}});
    }
    return list;
}

QString textOf(const View& view, const QVariantList& bonuses) {
    const State& state = view.state;
    if (state.step != Step::Action) {
        return {};
    }
    QStringList parts{EgiziaTr::tr("Left: strength %1, %2.")
                          .arg(strengthLeft(state))
                          .arg(words::stones(playerAt(state, state.mover).stones))};
    if (state.action.spent > 0) {
        parts.append(EgiziaTr::tr("If you finish, you gain %1.").arg(words::points(state.action.spent)));
    }
    for (const QVariant& one : bonuses) {
        const QVariantMap bonus = one.toMap();
        parts.append(
            playerwords::floorFinished(bonus.value(QStringLiteral("floor")).toInt(),
                                       words::points(bonus.value(QStringLiteral("points")).toInt()),
                                       view.table.who(bonus.value(QStringLiteral("seat")).toInt())));
    }
    return parts.join(QLatin1Char(' '));
}

int allStrength(const State& state) {
    return strengthLeft(state) + state.action.spent;
}

} // namespace

QVariantMap actionOf(const View& view) {
    const State& state = view.state;
    const bool open = state.step == Step::Action;
    const bool own = view.offers(MoveKind::Work) || view.offers(MoveKind::GiveUp) || (open && view.asked());
    const bool atSphinx = state.site == 0;
    const QVariantList bonuses = open ? bonusesOf(state) : QVariantList();
    QVariantMap map{
        {QStringLiteral("open"), open},
        {QStringLiteral("own"), own},
        {QStringLiteral("seat"), egiziasteps::stageOf(state) == 5 ? static_cast<int>(state.mover) : -1},
        {QStringLiteral("site"), static_cast<int>(state.site)},
        {QStringLiteral("name"), words::siteName(state.site)},
        {QStringLiteral("sphinx"), atSphinx},
        {QStringLiteral("crew"), crewOf(state)},
        {QStringLiteral("bonus"), static_cast<int>(state.action.bonus)},
        {QStringLiteral("strength"), open ? allStrength(state) : 0},
        {QStringLiteral("left"), open ? strengthLeft(state) : 0},
        {QStringLiteral("spent"), static_cast<int>(state.action.spent)},
        {QStringLiteral("points"), static_cast<int>(state.action.spent)},
        {QStringLiteral("squares"), squaresOf(state)},
        {QStringLiteral("bonuses"), bonuses},
        {QStringLiteral("mayFinish"), view.offers(MoveKind::Finish)},
        {QStringLiteral("mayGiveUp"), view.offers(MoveKind::GiveUp)},
        {QStringLiteral("text"), textOf(view, bonuses)}};
    if (own) {
        map.insert(QStringLiteral("stones"), static_cast<int>(playerAt(state, view.viewer).stones));
        map.insert(QStringLiteral("tracks"), tracksOf(view));
        map.insert(QStringLiteral("workers"), workersOf(view));
        map.insert(QStringLiteral("cards"), strengthCardsOf(view));
        map.insert(QStringLiteral("looks"), atSphinx ? looksOf(view) : QVariantList());
    }
    return map;
}

QVariantMap sphinxOf(const View& view) {
    const bool open = view.offers(MoveKind::Keep);
    QVariantMap map{{QStringLiteral("open"), open}};
    if (!open) {
        return map;
    }
    const State& state = view.state;
    QVariantList cards;
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        if (state.drawn[i] < riddleCount) {
            cards.append(riddleOf(state, view.viewer, state.drawn[i]));
        }
    }
    // What goes back counts by number alone, so any way to keep so many tells the points.
    QVariantList returns;
    for (const architects::Move& move : view.moves) {
        if (static_cast<MoveKind>(move.kind) == MoveKind::Keep && move.arg[0] == returns.size()) {
            const State after = egiziasteps::performed(state, view.viewer, move);
            returns.append(pointsOf(after, view.viewer) - pointsOf(state, view.viewer));
        }
    }
    const int most = static_cast<int>(returns.size()) - 1;
    map.insert(QStringLiteral("cards"), cards);
    map.insert(QStringLiteral("most"), most);
    map.insert(QStringLiteral("two"), most == 2 ? keepTwoCard + 1 : 0);
    map.insert(QStringLiteral("returns"), returns);
    return map;
}

} // namespace egiziaview
