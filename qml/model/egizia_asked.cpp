// What is asked while ships sail and workers eat, as rows.

#include <algorithm>

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

EgiziaHelp helpOf(const View& view, const Move& move, EgiziaUse::Value use, Card card) {
    const State after = egiziasteps::performed(view.state, view.viewer, move);
    EgiziaHelp row;
    row.card = card + 1;
    row.title = texts::cardTitle(card);
    row.text = texts::cardText(card);
    row.use = use;
    row.missing = grainMissing(after, view.viewer);
    row.grain = grainMissing(view.state, view.viewer) - row.missing;
    row.loss = hungerLoss(after, view.viewer);
    row.most = kindOf(move) == MoveKind::FeedStones ? static_cast<int>(move.arg[0]) : 0;
    row.field = kindOf(move) == MoveKind::Upgrade ? move.arg[0] + 1 : 0;
    return row;
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
QList<EgiziaHelp> helpsOf(const View& view) {
    QList<EgiziaHelp> list;
    const Move* stones = nullptr;
    for (const Move& move : view.moves) {
        const Card card = cardOfMove(view.state, view.viewer, move);
        if (kindOf(move) == MoveKind::Play && nileCards[card].effect == Effect::Grain) {
            list.append(helpOf(view, move, EgiziaUse::Play, card));
        } else if (kindOf(move) == MoveKind::FeedStones) {
            stones = stones == nullptr || move.arg[0] > stones->arg[0] ? &move : stones;
        } else if (kindOf(move) == MoveKind::Upgrade) {
            if (!isDry(view, move.arg[0])) {
                continue; // it would bring no grain
            }
            list.append(helpOf(view, move, EgiziaUse::Upgrade, card));
        }
    }
    if (stones != nullptr) {
        list.append(helpOf(view, *stones, EgiziaUse::Feed, feedWithStonesCard));
    }
    return list;
}

/// An extra is filed under its card, with everything that can be chosen for it.
void addExtra(EgiziaCard& row, const Move& move) {
    switch (kindOf(move)) {
    case MoveKind::Drill: row.workers.append(move.arg[1]); break;
    case MoveKind::Upgrade: row.fields.append(move.arg[0] + 1); break;
    case MoveKind::Sell: row.most = move.arg[0]; break;
    case MoveKind::Play:
        if (move.arg[0] == extraPlaceCard) {
            row.sites.append(move.arg[1]);
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

EgiziaTraining trainingOf(const View& view) {
    EgiziaTraining row;
    row.open = view.offers(MoveKind::Train);
    row.left = view.state.trains;
    for (std::size_t i = 0; row.open && i < workerCount; ++i) {
        const auto worker = static_cast<Worker>(i);
        EgiziaOffer offer;
        offer.worker = static_cast<int>(i);
        offer.name = words::workerTitle(worker);
        offer.may = view.offers(rules::train(worker));
        offer.reason = view.reason(rules::train(worker));
        offer.strength = playerAt(view.state, view.viewer).strength[i];
        offer.from = offer.strength;
        offer.to = offer.may ? offer.from + 1 : offer.from;
        row.workers.append(offer);
    }
    return row;
}

EgiziaFlooding floodingOf(const View& view) {
    EgiziaFlooding row;
    row.open = view.offers(MoveKind::MoveFlood);
    row.left = view.state.floods;
    for (std::size_t i = 0; row.open && i < floodCount; ++i) {
        const auto flood = static_cast<Flood>(i);
        if (!view.offers(rules::floodTo(flood))) {
            continue;
        }
        EgiziaFloodChoice choice;
        choice.flood = static_cast<int>(i);
        choice.name = words::floodName(flood);
        choice.stays = flood == view.state.flood;
        choice.text = floodText(view.state.flood, flood);
        for (int seat = 0; seat < view.state.seats; ++seat) {
            const int grain = grainSupply(view.state, seat, flood);
            choice.supply.append(grain);
            choice.missing.append(std::max(0, grainNeeded(view.state, seat) - grain));
        }
        row.choices.append(choice);
    }
    return row;
}

EgiziaFeeding feedingOf(const View& view) {
    EgiziaFeeding row;
    if (view.viewer < 0) {
        return row;
    }
    const State& state = view.state;
    const bool eating = state.step == Step::Feed && state.mover == view.viewer;
    row.open = view.asked() && questionOf(state) == Question::Feed;
    row.need = grainNeeded(state, view.viewer);
    row.supply = grainSupply(state, view.viewer, state.flood);
    row.given = eating ? static_cast<int>(state.fed) : 0;
    row.missing = grainMissing(state, view.viewer);
    row.perGrain = lossPerGrain[playerAt(state, view.viewer).market];
    row.loss = hungerLoss(state, view.viewer);
    if (row.open) {
        row.helps = helpsOf(view);
    }
    return row;
}

QList<EgiziaCard> extrasOf(const View& view) {
    QList<EgiziaCard> list;
    for (const Move& move : view.moves) {
        if (!isExtra(view.state, move)) {
            continue;
        }
        const Card card = cardOfMove(view.state, view.viewer, move);
        if (list.isEmpty() || list.constLast().card != card + 1) {
            list.append(cardOf(view, view.viewer, card));
        }
        addExtra(list.last(), move);
    }
    return list;
}

} // namespace egiziaview
