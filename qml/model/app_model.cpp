#include "qml/model/app_model.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/bots/architects.h"
#include "core/play/dice_count.h"
#include "core/table/hex.h"
#include "qml/model/board_model.h"
#include "qml/model/core_text.h"
#include "qml/model/entropy.h"
#include "qml/model/match_options.h"

using architects::play::Failure;
using architects::save::SaveError;

namespace {

AppModel* theApp = nullptr;
constexpr auto leftTable = "left-table"; ///< the setting that names it

/// A seed as people write it: 64 hexadecimal digits are taken as they are, any other text by its hash.
std::optional<architects::Seed> seedOf(const QString& text) {
    const std::string tidy = text.trimmed().toStdString();
    if (tidy.empty()) {
        return std::nullopt;
    }
    const auto exact = architects::fromHex<32>(tidy);
    return exact ? *exact : architects::sha256(tidy);
}

/// `online` is asked when there is something to send: it may come later.
architects::play::Services servicesOf(architects::save::Store* store, Background& background,
                                      OnlineModel* const& online) {
    return {store, [] { return QDateTime::currentMSecsSinceEpoch(); }, systemEntropy,
            [&background](auto work, auto done) { background.run(std::move(work), std::move(done)); },
            [&online](const std::string& match) {
                if (online != nullptr && online->client() != nullptr) {
                    (void)online->client()->submit(match); // what cannot be written now is sent on return
                }
            }};
}

GameOption rowOf(const architects::OptionInfo& option) {
    GameOption row;
    row.name = QString::fromStdString(std::string(option.name));
    row.title = coreText("Option", option.title);
    row.seats = option.seats;
    for (std::size_t i = 0; i < option.values.size(); ++i) {
        row.values.append({QString::fromStdString(std::string(option.values[i])),
                           coreText("Option", option.meanings[i]),
                           i != 0 && static_cast<int>(i) == option.oneDevice});
    }
    return row;
}

/// Here because nobody sees what dice gave without this file.
[[maybe_unused]] const bool literals = rows::readLiterals<DiceRolls, DiceFairness>();

architects::Player playerOf(const QVariantMap& map) {
    architects::Player player;
    player.name = map.value(QStringLiteral("name")).toString().simplified().left(24).toStdString();
    if (map.value(QStringLiteral("kind")).toString() == QLatin1String("bot")) {
        player.kind = architects::PlayerKind::Bot;
        player.level = std::clamp(map.value(QStringLiteral("level")).toInt(), 1, 4);
        player.name = architects::architectOf(player.level).name;
    }
    return player;
}

QString difficulty(int level) {
    return level == 1   ? AppModel::tr("Easy")
           : level == 2 ? AppModel::tr("Medium")
           : level == 3 ? AppModel::tr("Hard")
                        : AppModel::tr("Expert");
}

/// Two of one level at a table are told apart as kings are.
void numberAlike(std::vector<architects::Player>& players) {
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto end = players.begin() + static_cast<std::ptrdiff_t>(i);
        const auto alike = std::count_if(players.begin(), end, [&](const architects::Player& before) {
            return players[i].kind == architects::PlayerKind::Bot && before.kind == players[i].kind &&
                   before.level == players[i].level;
        });
        if (alike > 0) {
            players[i].name += alike == 1 ? " II" : " III";
        }
    }
}

} // namespace

AppModel::AppModel(architects::save::Store* store, const QString& notice, QObject* parent)
    : QObject(parent),
      store_(store),
      house_(servicesOf(store, background_, online_)),
      settings_(new SettingsModel(store, this)),
      open_(new MatchListModel(store, architects::save::MatchStatus::Open, this)),
      finished_(new MatchListModel(store, architects::save::MatchStatus::Finished, this)),
      lesson_(new LessonModel(store, this)),
      notice_(notice) {
    theApp = this;
    connect(lesson_, &LessonModel::chapterAsked, this, &AppModel::learnChapter, Qt::QueuedConnection);
    connect(this, &AppModel::languageChanged, lesson_, &LessonModel::changed);
    connect(settings_, &SettingsModel::notKept, this, &AppModel::failed);
}

AppModel::~AppModel() {
    house_.restBots();
    lesson_->detach();
    tables_.clear();
    theApp = nullptr;
}

void AppModel::playWith(OnlineModel* online) {
    online_ = online;
    // Queued: a table that has just sent its move is told when it has done so.
    connect(
        online, &OnlineModel::entriesChanged, this,
        [this](const QString& match) { report(house_.reload(match.toStdString())); }, Qt::QueuedConnection);
    connect(online, &OnlineModel::matchesChanged, this, &AppModel::reloadLists, Qt::QueuedConnection);
    connect(this, &AppModel::languageChanged, online, &OnlineModel::retranslate);
    const auto tellPush = [this, online] {
        const bool quiet = settings_->quietHours();
        online->setPush(settings_->notifications(), quiet ? settings_->quietFrom() : 0,
                        quiet ? settings_->quietTo() : 0, QLocale().name().left(2));
    };
    connect(settings_, &SettingsModel::pushChanged, online, tellPush);
    connect(this, &AppModel::languageChanged, online, tellPush);
    tellPush();
}

AppModel* AppModel::create(QQmlEngine* /*engine*/, QJSEngine* /*scripts*/) {
    QJSEngine::setObjectOwnership(theApp, QJSEngine::CppOwnership);
    return theApp;
}

QList<AppGame> AppModel::games() const {
    QList<AppGame> list;
    for (const architects::GameInfo* info : architects::allGames()) {
        AppGame row;
        row.id = QString::fromStdString(std::string(info->id));
        if (!hasBoard(row.id)) {
            continue;
        }
        row.name = coreText("Game", info->name);
        row.minSeats = info->minSeats;
        row.maxSeats = info->maxSeats;
        for (const auto& option : info->options) {
            row.options.append(rowOf(option));
        }
        list.append(row);
    }
    return list;
}

QList<GameOption> AppModel::choicesOf(const QString& game, bool oneDevice) const {
    QList<GameOption> list;
    const auto* info = architects::findGame(game.toStdString());
    for (std::size_t i = 0; info != nullptr && i < info->options.size(); ++i) {
        GameOption row = rowOf(info->options[i]);
        row.values.removeIf([oneDevice](const OptionValue& one) { return one.oneDevice && !oneDevice; });
        if (row.seats == 0) {
            list.append(row);
        }
    }
    return list;
}

QList<AppArchitect> AppModel::architectList() const {
    QList<AppArchitect> list;
    for (int level = 1; level <= architects::levelCount; ++level) {
        const architects::Architect& architect = architects::architectOf(level);
        list.append({level, QString::fromStdString(std::string(architect.name)), difficulty(level),
                     coreText("Architect", architect.character)});
    }
    return list;
}

QString AppModel::version() const {
    return QStringLiteral(ARCHITECTS_VERSION);
}

bool AppModel::startMatch(const QVariantMap& wish) {
    if (!hasBoard(wish.value(QStringLiteral("game")).toString())) {
        report({architects::Refusal::UnknownGame, {}});
        return false;
    }
    architects::play::NewMatch match;
    match.game = wish.value(QStringLiteral("game")).toString().toStdString();
    for (const QVariant& player : wish.value(QStringLiteral("players")).toList()) {
        match.players.push_back(playerOf(player.toMap()));
    }
    numberAlike(match.players);
    if (const auto* info = architects::findGame(match.game)) {
        match.options = optionsOf(wish.value(QStringLiteral("options")).toMap(), *info);
    }
    match.seed = seedOf(wish.value(QStringLiteral("seed")).toString());
    Failure failure;
    architects::play::Session* session = house_.create(match, failure);
    report(failure);
    return showTable(session);
}

bool AppModel::again(const QString& id, bool sameDraws) {
    Failure failure;
    architects::play::Session* session = house_.again(id.toStdString(), sameDraws, failure);
    report(failure);
    return showTable(session);
}

bool AppModel::openMatch(const QString& id) {
    Failure failure;
    architects::play::Session* session = house_.open(id.toStdString(), failure);
    report(failure);
    return showTable(session);
}

TableModel* AppModel::peek(const QString& id) {
    Failure failure;
    architects::play::Session* session = id.isEmpty() ? nullptr : house_.peek(id.toStdString(), failure);
    return session != nullptr ? modelOf(session) : nullptr;
}

TableModel* AppModel::modelOf(architects::play::Session* session) {
    auto& model = tables_[QString::fromStdString(session->id())];
    if (!model) {
        model = std::make_unique<TableModel>(session);
        QJSEngine::setObjectOwnership(model.get(), QJSEngine::CppOwnership);
        if (online_ != nullptr) {
            connect(model.get(), &TableModel::seen, online_, &OnlineModel::matchesChanged);
        }
    }
    return model.get();
}

bool AppModel::showTable(architects::play::Session* session) {
    if (session == nullptr) {
        return false;
    }
    table_ = modelOf(session);
    table_->showLive();
    reloadLists();
    emit tableChanged();
    table_->sitDown();
    lesson_->attach(session, table_);
    table_->wake();
    return true;
}

void AppModel::closeTable() {
    if (table_ == nullptr) {
        return;
    }
    house_.restBots();
    lesson_->detach();
    table_->rested();
    table_ = nullptr;
    emit tableChanged();
    reloadLists();
    if (const QString stale = std::exchange(stale_, {}); !stale.isEmpty()) {
        (void)removeMatch(stale);
    }
}

bool AppModel::removeMatch(const QString& id) {
    if (table_ != nullptr && table_->matchId() == id) {
        closeTable();
    }
    const SaveError error = store_->remove(id.toStdString());
    lesson_->forget(id);
    report({architects::Refusal::None, error});
    reloadLists(); // before the models go: a screen may still look at one
    tables_.erase(id);
    house_.close(id.toStdString());
    return error == SaveError::None;
}

QString AppModel::exportMatch(const QString& id) const {
    return QString::fromStdString(house_.exportText(id.toStdString()));
}

QString AppModel::importMatch(const QString& text) {
    architects::TextFault fault;
    Failure failure;
    const std::string id = house_.importText(text.toStdString(), fault, failure);
    if (id.empty()) {
        const QString sentence = coreText("Refusal", architects::infoOf(fault.refusal).sentence);
        if (fault.line > 0) {
            emit failed(tr("Line %1: %2").arg(fault.line).arg(sentence));
        } else if (fault.refusal != architects::Refusal::None) {
            emit failed(sentence);
        }
        report(failure);
    }
    reloadLists();
    return QString::fromStdString(id);
}

AppFigures AppModel::statistics(const QString& game) const {
    AppFigures figures;
    const auto found = store_->statistics(game.toStdString());
    if (!found.ok()) {
        return figures;
    }
    for (const auto& opponent : found->versus) {
        if (opponent.kind == architects::PlayerKind::Bot) {
            figures.versus.append(
                {opponent.level, opponent.tally.played, opponent.tally.won, opponent.tally.drawn,
                 QString::fromStdString(std::string(architects::architectOf(opponent.level).name))});
        }
    }
    figures.played = found->yours.played;
    figures.won = found->yours.won;
    figures.drawn = found->yours.drawn;
    figures.best = found->yours.best.value_or(0);
    figures.together = found->together;
    return figures;
}

DiceRolls AppModel::diceStatistics(const QString& game) const {
    constexpr int everyMatch = -1;
    const architects::play::DiceCount noRolls;
    architects::play::DiceCount count;
    int matches = 0;
    const auto found = store_->list(std::nullopt, everyMatch);
    for (const auto& match : found.ok() ? *found : std::vector<architects::save::MatchSummary>{}) {
        if (game.toStdString() != match.game) {
            continue;
        }
        const auto record = store_->load(match.id);
        const auto rolled = record.ok() ? architects::play::countRolls(record->log) : noRolls;
        count += rolled;
        matches += rolled.rolls > 0 ? 1 : 0;
    }
    DiceRolls rolls;
    rolls.matches = matches;
    rolls.rolls = count.rolls;
    rolls.stone = QList<int>(count.stone.begin(), count.stone.end());
    rolls.prayer = QList<int>(count.prayer.begin(), count.prayer.end());
    rolls.total = std::accumulate(count.stone.begin(), count.stone.end(), 0) +
                  std::accumulate(count.prayer.begin(), count.prayer.end(), 0);
    return rolls;
}

DiceFairness AppModel::judgeDice(const QList<int>& faces) const {
    architects::play::Faces counts{};
    for (std::size_t i = 0; i < counts.size() && static_cast<qsizetype>(i) < faces.size(); ++i) {
        counts[i] = std::max(0, faces.at(static_cast<qsizetype>(i)));
    }
    const auto fairness = architects::play::fairnessOf(counts);
    DiceFairness row;
    row.dice = fairness.dice;
    row.expected = fairness.expected;
    row.low = fairness.low;
    row.high = fairness.high;
    row.chance = fairness.chance;
    return row;
}

QString AppModel::freshSeed() const {
    return QString::fromStdString(architects::toHex(systemEntropy()));
}

bool AppModel::isSeed(const QString& text) const {
    return text.size() <= 64;
}

void AppModel::dismissNotice() {
    notice_.clear();
    emit noticeChanged();
}

void AppModel::copyText(const QString& text) const {
    QGuiApplication::clipboard()->setText(text);
}

void AppModel::rest() {
    house_.restBots();
    if (table_ != nullptr) {
        table_->rested();
    }
    leaveWord(table_ != nullptr && table_->live() && !table_->over() ? table_->matchId().toStdString()
                                                                     : std::string());
}

QString AppModel::takeLeftTable() {
    const auto left = store_->setting(leftTable);
    QString match = left.ok() && *left ? QString::fromStdString(**left) : QString();
    leaveWord({});
    return match;
}

/// Written only where it changes something: most comings and goings do not.
void AppModel::leaveWord(const std::string& match) {
    const auto left = store_->setting(leftTable);
    if (left.ok() && left->value_or(std::string()) != match) {
        report({architects::Refusal::None, store_->setSetting(leftTable, match)});
    }
}

void AppModel::wake() {
    leaveWord({});
    if (table_ != nullptr) {
        table_->wake();
    }
}

void AppModel::retranslate() {
    for (auto& [id, model] : tables_) {
        model->retranslate();
    }
    emit languageChanged();
    reloadLists();
}

void AppModel::report(const Failure& failure) {
    if (failure.refusal != architects::Refusal::None) {
        emit failed(coreText("Refusal", architects::infoOf(failure.refusal).sentence));
    } else if (failure.disk != SaveError::None) {
        emit failed(coreText("Save", architects::save::infoOf(failure.disk).sentence));
    }
}

void AppModel::reloadLists() {
    open_->reload();
    finished_->reload();
}
