#include "qml/model/luxor_seen.h"

#include <algorithm>

LuxorSeen::LuxorSeen(QObject* parent) : TableSeen(parent) {
    connect(this, &TableSeen::tableChanged, this, [this] {
        board_ = table() != nullptr ? qobject_cast<LuxorModel*>(table()->board()) : nullptr;
    });
}

void LuxorSeen::follow() {
    if (board_ == nullptr) {
        return;
    }
    latest_ = {board_->cards(),
               board_->pillars(),
               board_->sides(),
               board_->slab(),
               board_->stock(),
               board_->pile(),
               watching() || !table()->live() ? LuxorPhase::Wait : board_->phase(),
               board_->prompt(),
               board_->score()};
}

void LuxorSeen::take() {
    now_ = latest_;
    unseen_.clear();
    emit cardsChanged();
    emit pillarsChanged();
    emit sidesChanged();
    emit countsChanged();
    emit unseenChanged();
    emit saidChanged();
}

LuxorSide LuxorSeen::side(int seat) const {
    const auto found = std::find_if(now_.sides.begin(), now_.sides.end(),
                                    [seat](const LuxorSide& side) { return side.seat == seat; });
    return found != now_.sides.end() ? *found : LuxorSide();
}

void LuxorSeen::hide(int card) {
    unseen_.append(card);
    emit unseenChanged();
}

void LuxorSeen::fall(const LuxorEvent& drop) {
    LuxorCard card = drop.card;
    card.shaft = drop.shaft;
    card.place = drop.place;
    now_.cards.append(card);
    emit cardsChanged();
}

void LuxorSeen::handDown(int seat) {
    showSide(seat, [](LuxorSide& side) { side.cards = std::max(0, side.cards - 1); });
}

void LuxorSeen::leave(const LuxorStep& step) {
    switch (step.what) {
    case LuxorAct::Oust: showPillar(step.pillar, [](LuxorPillar& one) { one.seat = -1; }); break;
    case LuxorAct::Come:
        if (step.from >= 0) {
            showPillar(step.from, [](LuxorPillar& one) { one.seat = -1; });
        } else {
            showSide(step.seat, [](LuxorSide& one) { --one.researchers; });
        }
        break;
    case LuxorAct::Scarab:
        if (step.from >= 0) {
            showPillar(step.from, [&step](LuxorPillar& one) { one.scarabs -= step.count; });
        } else {
            now_.slab -= step.count;
            emit countsChanged();
        }
        break;
    case LuxorAct::Open:
        showPillar(step.pillar, [](LuxorPillar& one) {
            one.sarcophagi = one.sarcophagi.mid(1);
            ++one.opened;
        });
        break;
    case LuxorAct::Back:
        showPillar(step.pillar, [&step](LuxorPillar& one) { one.scarabs -= step.count; });
        break;
    case LuxorAct::Give:
        showSide(step.from, [&step](LuxorSide& one) {
            const auto given = [&step](const LuxorTomb& tomb) { return tomb.tomb == step.tomb.tomb; };
            one.tombs.removeIf(given);
        });
        break;
    case LuxorAct::Draw:
        --now_.stock;
        emit countsChanged();
        break;
    default: break;
    }
}

void LuxorSeen::arrive(const LuxorStep& step) {
    switch (step.what) {
    case LuxorAct::Come:
        showPillar(step.pillar, [&step](LuxorPillar& one) { one.seat = step.seat; });
        break;
    case LuxorAct::Oust: showSide(step.seat, [](LuxorSide& one) { ++one.researchers; }); break;
    case LuxorAct::Scarab:
        showPillar(step.pillar, [&step](LuxorPillar& one) { one.scarabs += step.count; });
        break;
    case LuxorAct::Open:
    case LuxorAct::Give:
        showSide(step.what == LuxorAct::Give ? step.to : step.seat, [&step](LuxorSide& one) {
            LuxorTomb closed = step.tomb;
            closed.value = 0;
            one.tombs.append(closed);
        });
        break;
    case LuxorAct::Back:
        now_.slab += step.count;
        emit countsChanged();
        break;
    case LuxorAct::Draw:
        showSide(step.seat, [](LuxorSide& one) { ++one.cards; });
        unseen_.removeAll(step.card);
        emit unseenChanged();
        break;
    default: break;
    }
}

void LuxorSeen::showPillar(int which, const std::function<void(LuxorPillar&)>& change) {
    if (which >= 0 && which < now_.pillars.size()) {
        change(now_.pillars[which]);
        emit pillarsChanged();
    }
}

void LuxorSeen::showSide(int seat, const std::function<void(LuxorSide&)>& change) {
    for (LuxorSide& side : now_.sides) {
        if (side.seat == seat) {
            change(side);
        }
    }
    emit sidesChanged();
}
