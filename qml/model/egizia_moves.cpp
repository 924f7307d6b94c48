// What a player does at a table of Egizia, as moves of the core.
#include <algorithm>

#include "qml/model/egizia_model.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace rules = architects::egizia;
namespace words = egiziawords;
using architects::Refusal;

namespace {

bool within(int number, std::size_t first, std::size_t last) {
    return number >= static_cast<int>(first) && number <= static_cast<int>(last);
}

bool isWorker(int worker) {
    return within(worker, 0, workerCount - 1);
}

bool isCard(int card) {
    return within(card, 1, cardCount);
}

/// Numbers of things: what is beyond any byte is as wrong as any other wrong number.
int amount(int number) {
    return std::clamp(number, 0, 250);
}

} // namespace

bool EgiziaModel::refuse(Refusal refusal) {
    table_->refuse(refusal);
    return false;
}

bool EgiziaModel::sail(int bend, bool twice) {
    return within(bend, 1, bendCount) ? table_->play(rules::sail(static_cast<Bend>(bend - 1), twice))
                                      : refuse(Refusal::EgiziaNoSuchBend);
}

bool EgiziaModel::pass() {
    return table_->play(rules::pass());
}

bool EgiziaModel::train(int worker) {
    return isWorker(worker) ? table_->play(rules::train(static_cast<Worker>(worker)))
                            : refuse(Refusal::EgiziaNoSuchWorker);
}

bool EgiziaModel::moveFlood(int flood) {
    return within(flood, 0, floodCount - 1) ? table_->play(rules::floodTo(static_cast<Flood>(flood)))
                                            : refuse(Refusal::EgiziaFloodOneStep);
}

bool EgiziaModel::drill(int card, int worker) {
    if (!isWorker(worker)) {
        return refuse(Refusal::EgiziaNoSuchWorker);
    }
    if (!isCard(card)) {
        return refuse(Refusal::EgiziaCardNotYours);
    }
    const auto drilled = static_cast<Card>(card - 1);
    return drilled == drillForStonesCard || drilled == drillFreeCard
               ? table_->play(rules::drill(drilled, static_cast<Worker>(worker)))
               : refuse(Refusal::EgiziaCardNeedsNoWord);
}

bool EgiziaModel::upgrade(int field) {
    return isCard(field) ? table_->play(rules::upgrade(static_cast<Card>(field - 1)))
                         : refuse(field == -1 ? Refusal::EgiziaFieldIsGreen : Refusal::EgiziaNotYourField);
}

bool EgiziaModel::playCard(int card) {
    return isCard(card) ? table_->play(rules::playCard(static_cast<Card>(card - 1)))
                        : refuse(Refusal::EgiziaCardNotYours);
}

bool EgiziaModel::extraPlace(int site) {
    return within(site, 0, siteCount - 1) ? table_->play(rules::extraPlace(static_cast<std::size_t>(site)))
                                          : refuse(Refusal::EgiziaNotInReserve);
}

bool EgiziaModel::sell(int stones) {
    return table_->play(rules::sell(amount(stones)));
}

bool EgiziaModel::feedStones(int stones) {
    return stones > 0 ? table_->play(rules::feedStones(amount(stones)))
                      : refuse(Refusal::EgiziaNothingMissing);
}

bool EgiziaModel::work(int worker) {
    return isWorker(worker) ? table_->play(rules::work(static_cast<Worker>(worker)))
                            : refuse(Refusal::EgiziaNoSuchWorker);
}

bool EgiziaModel::build(const QString& monument, const QString& square) {
    const auto where = words::squareCalled(monument, square);
    return where ? table_->play(rules::build(*where)) : refuse(Refusal::EgiziaNoSuchSquare);
}

bool EgiziaModel::look(int cards) {
    return table_->play(rules::look(amount(cards)));
}

bool EgiziaModel::keep(const QList<int>& cards) {
    std::vector<Riddle> kept;
    for (const int one : cards) {
        if (!within(one, 1, riddleCount)) {
            return refuse(Refusal::EgiziaNotDrawn);
        }
        kept.push_back(static_cast<Riddle>(one - 1));
    }
    std::sort(kept.begin(), kept.end());
    switch (kept.size()) {
    case 0: return table_->play(rules::keepNone());
    case 1: return table_->play(rules::keep(kept[0]));
    case 2: return table_->play(rules::keepTwo(kept[0], kept[1]));
    default: return refuse(Refusal::EgiziaKeepOne);
    }
}

bool EgiziaModel::finish(const QString& track) {
    const auto where = words::trackCalled(track);
    return table_->play(where ? rules::finish(*where) : rules::finish());
}

bool EgiziaModel::giveUp() {
    return table_->play(rules::giveUp());
}

bool EgiziaModel::take(int bend) {
    const bool slot = within(bend, 1, bendCount) && typeOf(static_cast<Bend>(bend - 1)) == BendType::Slot;
    return slot ? table_->play(rules::take(bends[static_cast<std::size_t>(bend - 1)].number))
                : refuse(Refusal::EgiziaNoCardThere);
}

bool EgiziaModel::done() {
    return table_->play(rules::done());
}

void EgiziaModel::cancelAction() {
    while (state_.step == Step::Action && table_->yourTurn() && table_->canUndo()) {
        table_->undo();
    }
}
