#include "qml/model/egizia_seen.h"

#include <algorithm>
#include <utility>

EgiziaSeen::EgiziaSeen(QObject* parent) : TableSeen(parent) {
    connect(this, &TableSeen::tableChanged, this, [this] {
        board_ = table() != nullptr ? qobject_cast<EgiziaModel*>(table()->board()) : nullptr;
    });
}

void EgiziaSeen::follow() {
    if (board_ == nullptr) {
        return;
    }
    const Moment before = std::exchange(latest_, Moment());
    latest_ = {board_->river(),      board_->rail(),       board_->sides(),  board_->monuments(),
               board_->floors(),     board_->scoreTrack(), board_->score(),  board_->hand(),
               board_->flood(),      board_->round(),      board_->stage(),  board_->site(),
               board_->sphinxDeck(), board_->actions(),    board_->action(), board_->training(),
               board_->flooding(),   board_->feeding(),    board_->sphinx(), board_->extras(),
               board_->phase(),      board_->prompt()};
    const bool scoring = board_->stage() > board_->stages().size();
    if (!before.sides.isEmpty() && scoring && !table()->over() && table()->live() && !watching()) {
        withhold(before);
    }
}

QString EgiziaSeen::lastWords() {
    return tr("The last stone is laid.");
}

void EgiziaSeen::withhold(const Moment& before) {
    for (EgiziaSide& side : latest_.sides) {
        const auto counted = std::find_if(before.sides.begin(), before.sides.end(),
                                          [&side](const EgiziaSide& one) { return one.seat == side.seat; });
        if (counted != before.sides.end()) {
            side.points = counted->points;
            side.stones = counted->stones;
        }
    }
    latest_.phase = EgiziaPhase::Over;
    latest_.prompt = lastWords();
    latest_.score = before.score;
    latest_.scoreTrack = before.scoreTrack;
}

void EgiziaSeen::take() {
    now_ = latest_;
    emit riverChanged();
    emit sidesChanged();
    emit monumentsChanged();
    emit floodChanged();
    emit countsChanged();
    emit askedChanged();
    emit saidChanged();
}

EgiziaSide EgiziaSeen::side(int seat) const {
    const auto found = std::find_if(now_.sides.begin(), now_.sides.end(),
                                    [seat](const EgiziaSide& side) { return side.seat == seat; });
    return found != now_.sides.end() ? *found : EgiziaSide();
}

EgiziaBend EgiziaSeen::at(int bend) const {
    return now_.river.value(bend - 1);
}

void EgiziaSeen::watch(int seat) {
    const bool asked = now_.phase != EgiziaPhase::Wait;
    if (seat < 0 || (asked && seat == table()->viewer())) {
        return;
    }
    if (asked) {
        now_.phase = EgiziaPhase::Wait;
        turnTo(seat);
        now_.prompt = tr("It is %1's turn.").arg(side(seat).name);
    } else {
        now_.prompt = side(seat).name; // whose move is told below it
    }
    emit saidChanged();
}

void EgiziaSeen::close() {
    now_.phase = EgiziaPhase::Over;
    turnTo(-1);
    now_.prompt = lastWords();
    emit saidChanged();
}

EgiziaEvent EgiziaSeen::ending() const {
    EgiziaEvent event;
    event.what = EgiziaAct::End;
    return event;
}

void EgiziaSeen::takeBend(int bend, int seat) {
    if (bend < 1 || bend > now_.river.size() || bend > latest_.river.size()) {
        return;
    }
    const EgiziaBend fresh = latest_.river.at(bend - 1);
    EgiziaBend& shown = now_.river[bend - 1];
    if (seat >= 0 && fresh.kind != QLatin1String("site") && !fresh.ships.contains(seat)) {
        shown.card = 0; // ships are home already: this one is seen on its way, at no rest
        shown.title.clear();
        shown.ships.append(seat);
        shown.passing = true;
    } else {
        shown = fresh;
    }
    for (EgiziaLast& one : now_.rail) {
        if (seat >= 0 && one.seat == seat) {
            one.bend = bend;
            one.passing =
                std::none_of(latest_.rail.begin(), latest_.rail.end(), [&](const EgiziaLast& last) {
                    return last.seat == seat && last.bend == bend;
                });
        }
    }
    emit riverChanged();
}

void EgiziaSeen::takeSquare(const QString& monument, const QString& square) {
    const auto take = [&square](QList<EgiziaSquare>& shown, const QList<EgiziaSquare>& fresh) {
        for (qsizetype i = 0; i < std::min(shown.size(), fresh.size()); ++i) {
            if (fresh.at(i).square == square) {
                shown[i] = fresh.at(i);
            }
        }
    };
    if (monument == QLatin1String("obelisk")) {
        take(now_.monuments.obelisk, latest_.monuments.obelisk);
    } else if (monument == QLatin1String("tombs")) {
        take(now_.monuments.tombs, latest_.monuments.tombs);
    } else if (monument == QLatin1String("pyramid")) {
        take(now_.monuments.pyramid, latest_.monuments.pyramid);
    } else {
        take(now_.monuments.temple, latest_.monuments.temple);
    }
    now_.floors = latest_.floors;
    emit monumentsChanged();
}

void EgiziaSeen::takeFlood() {
    now_.flood = latest_.flood;
    emit floodChanged();
}
