// The building action and the Sphinx, as rows.

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

QList<int> crewOf(const State& state) {
    QList<int> list;
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        if (works(state, worker)) {
            list.append(static_cast<int>(worker));
        }
    }
    return list;
}

/// Where a step on either track would lead.
QList<EgiziaTrack> tracksOf(const View& view) {
    QList<EgiziaTrack> list;
    for (const Track track : {Track::Quarry, Track::Market}) {
        if (!view.offers(rules::finish(track))) {
            continue;
        }
        State after = view.state;
        stepTrack(after, view.viewer, track);
        const Player& player = playerAt(view.state, view.viewer);
        const Player& then = playerAt(after, view.viewer);
        const bool quarry = track == Track::Quarry;
        EgiziaTrack row;
        row.track = words::trackKey(track);
        row.name = words::trackName(track);
        row.from = quarry ? player.quarry : player.market;
        row.to = quarry ? then.quarry : then.market;
        row.stones = then.stones - player.stones;
        row.points = pointsOf(then) - pointsOf(player);
        row.text = egiziasteps::toText(egiziasteps::gainsBetween(view.state, after, view.viewer));
        list.append(row);
    }
    return list;
}

QList<EgiziaOffer> workersOf(const View& view) {
    QList<EgiziaOffer> list;
    const Player& player = playerAt(view.state, view.viewer);
    for (std::size_t i = 0; i < workerCount; ++i) {
        const auto worker = static_cast<Worker>(i);
        const auto move = rules::work(worker);
        EgiziaOffer row;
        row.worker = static_cast<int>(i);
        row.name = words::workerTitle(worker);
        row.strength = player.strength[i];
        row.used = ((player.used >> i) & 1U) != 0;
        row.inCrew = works(view.state, i);
        row.may = view.offers(move);
        const CardSet cards = row.may ? cardsUsedBy(view.state, view.viewer, move) & wheneverCards : 0;
        row.card = cards == 0 ? 0 : kindOfBit[static_cast<std::size_t>(std::countr_zero(cards))] + 1;
        row.reason = row.inCrew ? QString() : view.reason(move);
        list.append(row);
    }
    return list;
}

QList<EgiziaBoost> strengthCardsOf(const View& view) {
    QList<EgiziaBoost> list;
    for (const Card card : strengthCards) {
        if (has(view.state, view.viewer, card)) {
            EgiziaBoost row;
            row.card = card + 1;
            row.title = texts::cardTitle(card);
            row.strength = nileCards[card].amount;
            row.may = view.offers(rules::playCard(card));
            row.reason = view.reason(rules::playCard(card));
            list.append(row);
        }
    }
    return list;
}

QList<EgiziaLook> looksOf(const View& view) {
    QList<EgiziaLook> list;
    for (int cards = 1; cards <= mostLooked; ++cards) {
        EgiziaLook row;
        row.cards = cards;
        row.price = lookPrice(view.state, view.viewer, cards);
        row.may = view.offers(rules::look(cards));
        row.reason = view.reason(rules::look(cards));
        list.append(row);
    }
    return list;
}

QString textOf(const View& view, const QList<EgiziaBonus>& bonuses) {
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
    for (const EgiziaBonus& bonus : bonuses) {
        parts.append(playerwords::floorFinished(bonus.floor, words::points(bonus.points),
                                                view.table.who(bonus.seat)));
    }
    return parts.join(QLatin1Char(' '));
}

int allStrength(const State& state) {
    return strengthLeft(state) + state.action.spent;
}

} // namespace

EgiziaAction actionOf(const View& view) {
    const State& state = view.state;
    EgiziaAction row;
    row.open = state.step == Step::Action;
    row.own = view.offers(MoveKind::Work) || view.offers(MoveKind::GiveUp) || (row.open && view.asked());
    row.seat = egiziasteps::stageOf(state) == 5 ? static_cast<int>(state.mover) : -1;
    row.site = state.site;
    row.name = words::siteName(state.site);
    row.sphinx = state.site == 0;
    row.crew = crewOf(state);
    row.bonus = state.action.bonus;
    row.spent = state.action.spent;
    row.points = row.spent;
    row.squares = egiziasteps::placedIn(state);
    row.mayFinish = view.offers(MoveKind::Finish);
    row.mayGiveUp = view.offers(MoveKind::GiveUp);
    if (row.open) {
        row.strength = allStrength(state);
        row.left = strengthLeft(state);
        row.bonuses = egiziasteps::bonusesOf(state);
    }
    row.text = textOf(view, row.bonuses);
    if (row.own) {
        row.stones = playerAt(state, view.viewer).stones;
        row.tracks = tracksOf(view);
        row.workers = workersOf(view);
        row.cards = strengthCardsOf(view);
        row.looks = row.sphinx ? looksOf(view) : QList<EgiziaLook>();
    }
    return row;
}

EgiziaSphinx sphinxOf(const View& view) {
    EgiziaSphinx row;
    row.open = view.offers(MoveKind::Keep);
    if (!row.open) {
        return row;
    }
    const State& state = view.state;
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        if (state.drawn[i] < riddleCount) {
            row.cards.append(riddleOf(state, view.viewer, state.drawn[i]));
        }
    }
    // What goes back counts by number alone, so any way to keep so many tells the points.
    for (const architects::Move& move : view.moves) {
        if (static_cast<MoveKind>(move.kind) == MoveKind::Keep && move.arg[0] == row.returns.size()) {
            const State after = egiziasteps::performed(state, view.viewer, move);
            row.returns.append(pointsOf(after, view.viewer) - pointsOf(state, view.viewer));
        }
    }
    row.most = static_cast<int>(row.returns.size()) - 1;
    row.two = row.most == 2 ? keepTwoCard + 1 : 0;
    return row;
}

} // namespace egiziaview
