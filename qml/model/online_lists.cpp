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

QVariantList seatsOf(const MatchInfo& info) {
    QVariantList list;
    for (std::size_t i = 0; i < info.seats.size(); ++i) {
        const SeatInfo& seat = info.seats[i];
        const auto where = architects::seatAt(static_cast<int>(i));
        list.append(
            QVariantMap{{QStringLiteral("index"), static_cast<int>(i)},
                        {QStringLiteral("uid"), QString::fromStdString(seat.uid)},
                        {QStringLiteral("name"), online_words::seatName(seat)},
                        {QStringLiteral("kind"), kindName(seat.kind)},
                        {QStringLiteral("level"), seat.level},
                        {QStringLiteral("you"), where == info.seat},
                        {QStringLiteral("left"), seat.left},
                        {QStringLiteral("invited"), seat.invited},
                        {QStringLiteral("onTurn"), info.stage == Stage::Running && info.turn.has(where)}});
    }
    return list;
}

QVariant proposalOf(const MatchInfo& info) {
    if (!info.proposal) {
        return QVariant::fromValue(nullptr);
    }
    const bool cancel = info.proposal->kind == Proposal::Kind::Cancel;
    const auto by = static_cast<std::size_t>(architects::indexOf(info.proposal->by));
    return QVariantMap{
        {QStringLiteral("by"), by < info.seats.size() ? online_words::seatName(info.seats[by]) : QString()},
        {QStringLiteral("byYou"), info.proposal->by == info.seat},
        {QStringLiteral("kind"), cancel ? QStringLiteral("cancel") : QStringLiteral("draw")},
        {QStringLiteral("answered"), info.proposal->yes.has(info.seat)}};
}

QVariantList emotesOf(const MatchInfo& info) {
    QVariantList list;
    for (const auto& emote : info.emotes) {
        QVariantMap map = online_words::emote(emote.emote);
        map.insert(QStringLiteral("seat"), architects::indexOf(emote.by));
        map.insert(QStringLiteral("at"), static_cast<qint64>(emote.atMs));
        list.append(map);
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

QVariantMap OnlineModel::describe(const MatchInfo& info) const {
    const std::int64_t now = nowMs_();
    const std::int64_t left = info.deadlineMs - now;
    const bool clock = info.stage == Stage::Running && info.deadlineMs > 0;
    const auto outgoing = store_->outgoing(info.id);
    const auto kept = store_->online(info.id);
    const std::size_t seen = kept.ok() && *kept ? (*kept)->seen : info.n;
    const Proof proof = client_->proof(info.id);
    const auto* game = architects::findGame(info.setup.game);
    const QString code = QString::fromStdString(info.code);
    const auto me = account();
    return {{QStringLiteral("id"), QString::fromStdString(info.id)},
            {QStringLiteral("game"), QString::fromStdString(info.setup.game)},
            {QStringLiteral("gameName"), game != nullptr ? coreText("Game", game->name) : QString()},
            {QStringLiteral("stage"), stageName(info.stage)},
            {QStringLiteral("seat"),
             info.seat == architects::Seat::Nobody ? -1 : architects::indexOf(info.seat)},
            {QStringLiteral("host"), me && me->uid == info.host},
            {QStringLiteral("yourTurn"), info.myTurn()},
            {QStringLiteral("waiting"), outgoing.ok() && *outgoing && !(*outgoing)->moveId.empty()},
            {QStringLiteral("news"), static_cast<int>(info.n > seen ? info.n - seen : 0)},
            {QStringLiteral("seats"), seatsOf(info)},
            {QStringLiteral("others"), online_words::others(info)},
            {QStringLiteral("turnText"), online_words::turnText(info)},
            {QStringLiteral("deadline"), static_cast<qint64>(clock ? info.deadlineMs : 0)},
            {QStringLiteral("timeLeft"), clock ? online_words::timeLeft(left) : QString()},
            {QStringLiteral("urgent"), clock && left < 24 * hour},
            {QStringLiteral("overdue"), clock && left <= 0},
            {QStringLiteral("clock"), info.clockDays},
            {QStringLiteral("code"), code},
            {QStringLiteral("link"), code.isEmpty() ? QString() : linkBase_ + code},
            {QStringLiteral("proposal"), proposalOf(info)},
            {QStringLiteral("emotes"), emotesOf(info)},
            {QStringLiteral("end"), endName(info.end)},
            {QStringLiteral("outcome"), online_words::outcome(info)},
            {QStringLiteral("won"), info.stage == Stage::Finished && info.winners.has(info.seat)},
            {QStringLiteral("rematch"), QString::fromStdString(info.rematch)},
            {QStringLiteral("proof"), proof == Proof::NotYet  ? QString()
                                      : proof == Proof::Holds ? QStringLiteral("holds")
                                                              : QStringLiteral("broken")},
            {QStringLiteral("proofText"), online_words::proofText(proof)},
            {QStringLiteral("seedHash"), QString::fromStdString(architects::toHex(info.setup.seedHash))},
            {QStringLiteral("seed"),
             info.setup.seed ? QString::fromStdString(architects::toHex(*info.setup.seed)) : QString()},
            {QStringLiteral("updated"), static_cast<qint64>(info.updatedMs)},
            {QStringLiteral("updatedText"), online_words::ago(now - info.updatedMs)}};
}

QVariantList OnlineModel::matches() const {
    QVariantList list;
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

QVariantMap OnlineModel::match(const QString& id) const {
    const auto info = client_ ? client_->match(id.toStdString()) : std::nullopt;
    return info ? describe(*info) : QVariantMap();
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

QVariantList OnlineModel::friends() const {
    QVariantList list;
    if (!client_) {
        return list;
    }
    const auto tallies = store_->friendTallies();
    for (const auto& one : client_->friends()) {
        architects::save::FriendTally tally;
        for (const auto& known : tallies.ok() ? *tallies : std::vector<architects::save::FriendTally>()) {
            tally = known.uid == one.uid ? known : tally;
        }
        // Somebody who is blocked need not be a friend: then the name is that of the last match.
        const std::string& name = one.name.empty() ? tally.name : one.name;
        list.append(QVariantMap{{QStringLiteral("uid"), QString::fromStdString(one.uid)},
                                {QStringLiteral("name"), QString::fromStdString(name)},
                                {QStringLiteral("blocked"), one.blocked},
                                {QStringLiteral("played"), tally.played},
                                {QStringLiteral("won"), tally.won},
                                {QStringLiteral("lost"), tally.played - tally.won - tally.drawn},
                                {QStringLiteral("drawn"), tally.drawn},
                                {QStringLiteral("running"), tally.running}});
    }
    return list;
}

QVariantList OnlineModel::emotes() const {
    return online_words::emotes();
}

QString OnlineModel::invitation(const QString& match) const {
    const QVariantMap map = this->match(match);
    const QString code = map.value(QStringLiteral("code")).toString();
    return code.isEmpty() ? QString()
                          : tr("Play %1 with me in Great Architects: tap %2 or enter the code %3.")
                                .arg(map.value(QStringLiteral("gameName")).toString(),
                                     map.value(QStringLiteral("link")).toString(), code);
}
