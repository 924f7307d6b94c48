#include "qml/model/kheops_seen.h"

#include <algorithm>

KheopsSeen::KheopsSeen(QObject* parent) : TableSeen(parent) {
    connect(this, &TableSeen::tableChanged, this, [this] {
        board_ = table() != nullptr ? qobject_cast<KheopsModel*>(table()->board()) : nullptr;
    });
}

void KheopsSeen::follow() {
    if (board_ == nullptr) {
        return;
    }
    unseen_.clear();
    for (const KheopsHandTile& one : board_->hand()) {
        if (!now_.hand.contains(one.tile)) {
            unseen_.append(one.tile);
        }
    }
    emit unseenChanged();
    if (!picturing_ && (!table()->live() || table()->plyCount() <= ply() || ply() < 0)) {
        catchUp();
    }
}

void KheopsSeen::take() {
    if (board_ == nullptr) {
        return;
    }
    now_ = {board_->cells(),
            board_->sides(),
            {},
            board_->pile(),
            yourTurn() ? board_->phase() : KheopsPhase::Wait,
            board_->prompt(),
            board_->powerUsed(),
            board_->turn(),
            board_->lastTurn(),
            board_->networks(),
            board_->ankhs(),
            board_->totals()};
    for (const KheopsHandTile& one : board_->hand()) {
        now_.hand.append(one.tile);
    }
    away_.clear();
    tile_ = {};
    unseen_.clear();
    draw();
    emit sidesChanged();
    emit pileChanged();
    emit unseenChanged();
    emit saidChanged();
}

KheopsSide KheopsSeen::side(int seat) const {
    return seat >= 0 && seat < now_.sides.size() ? now_.sides.at(seat) : KheopsSide();
}

void KheopsSeen::setLifted(int cell) {
    if (cell != lifted_) {
        lifted_ = cell;
        draw();
    }
}

/// What is left is told by the event: if all was taken over already it is taken away once.
void KheopsSeen::leave(const KheopsEvent& event, bool there) {
    if (event.what == KheopsAct::Draw) {
        now_.pile = event.left;
        emit pileChanged();
        return;
    }
    if (event.what == KheopsAct::Pawn || event.what == KheopsAct::Tile) {
        handDown(event);
    }
    for (const KheopsCell& cell : event.changed) {
        if (event.what == KheopsAct::Tile && !there) {
            tile_ = cell;
        } else {
            now_.cells[cell.index] = cell;
        }
        // Of two that change places the one that was let go by hand stands already; the other flies.
        const bool flies = event.what == KheopsAct::Swap && cell.index == event.from;
        if (cell.seat >= 0 && event.what != KheopsAct::Turn && (flies || !there)) {
            away_.append(cell.index);
        }
    }
    draw();
}

void KheopsSeen::land() {
    if (tile_.index >= 0) {
        now_.cells[tile_.index] = tile_;
    }
    tile_ = {};
    away_.clear();
    draw();
}

void KheopsSeen::handDown(const KheopsEvent& event) {
    KheopsSide& side = now_.sides[event.seat];
    if (event.what == KheopsAct::Tile) {
        side.tiles = event.left;
    }
    side.pawns = 0;
    for (KheopsChoice& choice : side.choices) {
        choice.count = choice.kind == event.kind ? event.left : choice.count;
        side.pawns += choice.count;
    }
    emit sidesChanged();
}

/// A cell whose pawn is on its way is empty, and what is said of it is not said.
void KheopsSeen::draw() {
    cells_ = now_.cells;
    QList<int> empty = away_;
    if (lifted_ >= 0) {
        empty.append(lifted_);
    }
    for (const int cell : cells_.isEmpty() ? QList<int>() : empty) {
        cells_[cell].seat = -1;
        cells_[cell].kind.clear();
        cells_[cell].inAir = true;
    }
    emit cellsChanged();
}
