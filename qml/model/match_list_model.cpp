#include "qml/model/match_list_model.h"

#include <QDateTime>
#include <QLocale>
#include <QVariantList>
#include <QVariantMap>

#include "core/games/all_games.h"
#include "qml/model/core_text.h"

namespace {

// Nobody scrolls further; older matches stay on disk and in exports.
constexpr int listLimit = 200;

QVariantList playersOf(const architects::save::MatchSummary& match) {
    QVariantList list;
    for (std::size_t i = 0; i < match.players.size(); ++i) {
        const auto& player = match.players[i];
        const bool result = i < match.results.size();
        list.append(QVariantMap{{QStringLiteral("name"), QString::fromStdString(player.name)},
                                {QStringLiteral("bot"), player.kind == architects::PlayerKind::Bot},
                                {QStringLiteral("points"), result ? match.results[i].points : 0},
                                {QStringLiteral("place"), result ? match.results[i].place : 0}});
    }
    return list;
}

/// Why it is not like the others in the statistics; empty for most.
QString markOf(const architects::save::MatchSummary& match) {
    if (match.lesson) {
        return MatchListModel::tr("Lesson");
    }
    if (match.givenUp) {
        return MatchListModel::tr("Given up");
    }
    return match.practice ? MatchListModel::tr("Practice") : QString();
}

} // namespace

MatchListModel::MatchListModel(architects::save::Store* store, architects::save::MatchStatus status,
                               QObject* parent)
    : QAbstractListModel(parent), store_(store), status_(status) {
    reload();
}

QString MatchListModel::latest() const {
    return idAt(0);
}

QString MatchListModel::idAt(int row) const {
    return row >= 0 && row < count() ? QString::fromStdString(matches_[static_cast<std::size_t>(row)].id)
                                     : QString();
}

int MatchListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant MatchListModel::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= count()) {
        return {};
    }
    const auto& match = matches_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole: return QString::fromStdString(match.id);
    case GameRole: return QString::fromStdString(match.game);
    case GameNameRole: {
        const auto* info = architects::findGame(match.game);
        return info != nullptr ? coreText("Game", info->name) : QString::fromStdString(match.game);
    }
    case PlayersRole: return playersOf(match);
    case UpdatedRole:
        return QLocale().toString(QDateTime::fromMSecsSinceEpoch(match.updatedMs), QLocale::ShortFormat);
    case EntriesRole: return static_cast<int>(match.entryCount);
    case LessonRole: return match.lesson;
    case MarkRole: return markOf(match);
    default: return {};
    }
}

QHash<int, QByteArray> MatchListModel::roleNames() const {
    return {{IdRole, "matchId"},      {GameRole, "game"},       {GameNameRole, "gameName"},
            {PlayersRole, "players"}, {UpdatedRole, "updated"}, {EntriesRole, "entries"},
            {LessonRole, "lesson"},   {MarkRole, "mark"}};
}

void MatchListModel::reload() {
    beginResetModel();
    auto found = store_->list(status_, listLimit);
    matches_ = found.ok() ? std::move(*found) : std::vector<architects::save::MatchSummary>{};
    if (status_ == architects::save::MatchStatus::Open) {
        // Matches with friends far away have a list of their own.
        std::erase_if(matches_, [this](const auto& match) {
            const auto online = store_->online(match.id);
            return online.ok() && online->has_value();
        });
    }
    endResetModel();
    emit countChanged();
}
