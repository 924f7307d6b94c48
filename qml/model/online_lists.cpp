#include <algorithm>

#include "core/games/all_games.h"
#include "core/table/hex.h"
#include "qml/model/core_text.h"
#include "qml/model/online_model.h"
#include "qml/model/online_words.h"

using architects::online::End;
using architects::online::MatchInfo;
using architects::online::Proof;
using architects::online::Proposal;
using architects::online::SeatInfo;
using architects::online::Stage;

namespace {

constexpr std::int64_t hour = 3'600'000;

QString stageName(Stage stage) {
    switch (stage) {
    case Stage::Invited: return QStringLiteral("invited");
    case Stage::Open: return QStringLiteral("open");
    case Stage::Running: return QStringLiteral("running");
    case Stage::Finished: return QStringLiteral("finished");
    case Stage::Cancelled: break;
    }
    return QStringLiteral("cancelled");
}

QString endName(End end) {
    switch (end) {
    case End::None: return {};
    case End::Score: return QStringLiteral("score");
    case End::Resigned: return QStringLiteral("resigned");
    case End::Timeout: return QStringLiteral("timeout");
    case End::Draw: return QStringLiteral("draw");
    case End::Cancelled: break;
    }
    return QStringLiteral("cancelled");
}

QString kindName(SeatInfo::Kind kind) {
    switch (kind) {
    case SeatInfo::Kind::Free: return QStringLiteral("free");
    case SeatInfo::Kind::Person: return QStringLiteral("person");
    case SeatInfo::Kind::Architect: break;
    }
    return QStringLiteral("architect");
}

QList<OnlineSeat> seatsOf(const MatchInfo& info) {
    QList<OnlineSeat> list;
    for (std::size_t i = 0; i < info.seats.size(); ++i) {
        const SeatInfo& seat = info.seats[i];
        const auto where = architects::seatAt(static_cast<int>(i));
        OnlineSeat row;
        row.index = static_cast<int>(i);
        row.uid = QString::fromStdString(seat.uid);
        row.name = online_words::seatName(seat);
        row.kind = kindName(seat.kind);
        row.level = seat.level;
        row.you = where == info.seat;
        row.left = seat.left;
        row.invited = seat.invited;
        row.onTurn = info.stage == Stage::Running && info.turn.has(where);
        list.append(row);
    }
    return list;
}

OnlineProposal proposalOf(const MatchInfo& info) {
    OnlineProposal row;
    if (info.proposal) {
        const auto by = static_cast<std::size_t>(architects::indexOf(info.proposal->by));
        row.by = by < info.seats.size() ? online_words::seatName(info.seats[by]) : QString();
        row.byYou = info.proposal->by == info.seat;
        row.kind = info.proposal->kind == Proposal::Kind::Cancel ? QStringLiteral("cancel")
                                                                 : QStringLiteral("draw");
        row.answered = info.proposal->yes.has(info.seat);
    }
    return row;
}

QList<OnlineEmote> emotesOf(const MatchInfo& info) {
    QList<OnlineEmote> list;
    for (const auto& emote : info.emotes) {
        OnlineEmote row = online_words::emote(emote.emote);
        row.seat = architects::indexOf(emote.by);
        row.at = static_cast<double>(emote.atMs);
        list.append(row);
    }
    return list;
}

/// What wants an answer first: my turn, invitations, then the rest, what is over last; the latest first in
/// each.
int rankOf(const MatchInfo& info) {
    if (info.myTurn()) {
        return 0;
    }
    switch (info.stage) {
    case Stage::Invited: return 1;
    case Stage::Running: return 2;
    case Stage::Open: return 3;
    default: return 4;
    }
}

} // namespace

OnlineMatch OnlineModel::describe(const MatchInfo& info) const {
    const std::int64_t now = nowMs_();
    const std::int64_t left = info.deadlineMs - now;
    const bool clock = info.stage == Stage::Running && info.deadlineMs > 0;
    const auto outgoing = store_->outgoing(info.id);
    const auto kept = store_->online(info.id);
    const std::size_t seen = kept.ok() && *kept ? (*kept)->seen : info.n;
    const Proof proof = client_->proof(info.id);
    const auto* game = architects::findGame(info.setup.game);
    const auto me = account();
    OnlineMatch row;
    row.id = QString::fromStdString(info.id);
    row.game = QString::fromStdString(info.setup.game);
    row.gameName = game != nullptr ? coreText("Game", game->name) : QString();
    row.stage = stageName(info.stage);
    row.seat = info.seat == architects::Seat::Nobody ? -1 : architects::indexOf(info.seat);
    row.host = me && me->uid == info.host;
    row.yourTurn = info.myTurn();
    row.waiting = outgoing.ok() && *outgoing && !(*outgoing)->moveId.empty();
    row.news = static_cast<int>(info.n > seen ? info.n - seen : 0);
    row.seats = seatsOf(info);
    row.others = online_words::others(info);
    row.turnText = online_words::turnText(info);
    row.deadline = static_cast<double>(clock ? info.deadlineMs : 0);
    row.timeLeft = clock ? online_words::timeLeft(left) : QString();
    row.urgent = clock && left < 24 * hour;
    row.overdue = clock && left <= 0;
    row.clock = info.clockDays;
    row.code = QString::fromStdString(info.code);
    row.link = row.code.isEmpty() ? QString() : linkBase_ + row.code;
    row.proposal = proposalOf(info);
    row.emotes = emotesOf(info);
    row.end = endName(info.end);
    row.outcome = online_words::outcome(info);
    row.won = info.stage == Stage::Finished && info.winners.has(info.seat);
    row.rematch = QString::fromStdString(info.rematch);
    row.proof = proof == Proof::NotYet  ? QString()
                : proof == Proof::Holds ? QStringLiteral("holds")
                                        : QStringLiteral("broken");
    row.proofText = online_words::proofText(proof);
    row.seedHash = QString::fromStdString(architects::toHex(info.setup.seedHash));
    row.seed = info.setup.seed ? QString::fromStdString(architects::toHex(*info.setup.seed)) : QString();
    row.updated = static_cast<double>(info.updatedMs);
    row.updatedText = online_words::ago(now - info.updatedMs);
    return row;
}

QList<OnlineMatch> OnlineModel::matches() const {
    QList<OnlineMatch> list;
    if (!client_) {
        return list;
    }
    std::vector<MatchInfo> all = client_->matches();
    std::stable_sort(all.begin(), all.end(), [](const MatchInfo& a, const MatchInfo& b) {
        return rankOf(a) != rankOf(b) ? rankOf(a) < rankOf(b) : a.updatedMs > b.updatedMs;
    });
    for (const MatchInfo& info : all) {
        list.append(describe(info));
    }
    return list;
}

OnlineMatch OnlineModel::match(const QString& id) const {
    const auto info = client_ ? client_->match(id.toStdString()) : std::nullopt;
    return info ? describe(*info) : OnlineMatch();
}

QString OnlineModel::stageOf(const QString& id) const {
    const auto info = client_ ? client_->match(id.toStdString()) : std::nullopt;
    return info ? stageName(info->stage) : QString();
}

int OnlineModel::yourTurns() const {
    const auto all = client_ ? client_->matches() : std::vector<MatchInfo>();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [](const MatchInfo& info) { return info.myTurn(); }));
}

int OnlineModel::waiting() const {
    if (!client_) {
        return 0;
    }
    const auto found = store_->waiting();
    return found.ok() ? static_cast<int>(found->size()) : 0;
}

QList<OnlineFriend> OnlineModel::friends() const {
    QList<OnlineFriend> list;
    if (!client_) {
        return list;
    }
    const auto tallies = store_->friendTallies();
    for (const auto& one : client_->friends()) {
        architects::save::FriendTally tally;
        for (const auto& known : tallies.ok() ? *tallies : std::vector<architects::save::FriendTally>()) {
            tally = known.uid == one.uid ? known : tally;
        }
        OnlineFriend row;
        row.uid = QString::fromStdString(one.uid);
        // Somebody who is blocked need not be a friend: then the name is that of the last match.
        row.name = QString::fromStdString(one.name.empty() ? tally.name : one.name);
        row.blocked = one.blocked;
        row.played = tally.played;
        row.won = tally.won;
        row.lost = tally.played - tally.won - tally.drawn;
        row.drawn = tally.drawn;
        row.running = tally.running;
        list.append(row);
    }
    return list;
}

QList<OnlineEmote> OnlineModel::emotes() const {
    return online_words::emotes();
}

QString OnlineModel::invitation(const QString& match) const {
    const OnlineMatch info = this->match(match);
    return info.code.isEmpty() ? QString()
                               : tr("Play %1 with me in Great Architects: tap %2 or enter the code %3.")
                                     .arg(info.gameName, info.link, info.code);
}
