#include "qml/model/table_model.h"

#include <algorithm>
#include <utility>

#include "core/table/hex.h"
#include "qml/model/core_text.h"

using architects::AnyMatch;
using architects::Entry;
using architects::Log;
using architects::Refusal;

TableModel::TableModel(architects::play::Session* session, QObject* parent)
    : QObject(parent),
      session_(session),
      history_(new HistoryModel(this)),
      hint_(new HintModel(this, session)),
      review_(new ReviewModel(this, session)) {
    board_ = makeBoard(game(), this);
    announced_ = plyCount();
    showPosition();
    rebuildHistory();
    session_->listen({[this] { sessionChanged(); }, [this](const auto& failure) { report(failure); }});
}

TableModel::~TableModel() {
    session_->stopAsking();
    delete review_; // it knows the session as well
    session_->listen({});
}

QString TableModel::matchId() const {
    return QString::fromStdString(session_->id());
}

QString TableModel::game() const {
    return QString::fromStdString(shown().log().setup.game);
}

QString TableModel::gameName() const {
    const auto* info = architects::findGame(shown().log().setup.game);
    return info != nullptr ? coreText("Game", info->name) : QString();
}

QString TableModel::seed() const {
    const auto& seed = shown().log().setup.seed;
    return over() && seed ? QString::fromStdString(architects::toHex(*seed)) : QString();
}

QVariantList TableModel::options() const {
    QVariantList list;
    const auto* info = architects::findGame(shown().log().setup.game);
    for (std::size_t i = 0; info != nullptr && i < info->options.size(); ++i) {
        const auto& option = info->options[i];
        const auto value = shown().log().setup.options[i];
        list.append(QVariantMap{
            {QStringLiteral("name"), QString::fromStdString(std::string(option.name))},
            {QStringLiteral("value"), QString::fromStdString(std::string(option.values[value]))},
            {QStringLiteral("title"), coreText("Option", option.title)},
            {QStringLiteral("meaning"), coreText("Option", option.meanings[value])},
            {QStringLiteral("oneDevice"), value != 0 && value == option.oneDevice}});
    }
    return list;
}

/// One who plays alone against Architects, and has no name: that is "you".
bool TableModel::isYou(int seat) const {
    const auto& players = session_->players();
    int people = 0;
    for (int i = 0; i < static_cast<int>(players.size()); ++i) {
        const bool kept = session_->leaverOf(architects::seatAt(i)).has_value();
        const bool person = players[static_cast<std::size_t>(i)].kind == architects::PlayerKind::Person;
        people += person || kept ? 1 : 0;
    }
    const auto& player = players[static_cast<std::size_t>(seat)];
    const auto leaver = session_->leaverOf(architects::seatAt(seat));
    return people == 1 && (leaver ? leaver->name.empty()
                                  : player.kind == architects::PlayerKind::Person && player.name.empty());
}

QString TableModel::seatName(int seat) const {
    const auto& players = session_->players();
    if (seat < 0 || seat >= static_cast<int>(players.size())) {
        return {};
    }
    const auto& player = players[static_cast<std::size_t>(seat)];
    const QString leaver = leaverName(seat);
    if (!leaver.isEmpty()) {
        return tr("%1 for %2", "an Architect, whose seat he keeps")
            .arg(QString::fromStdString(player.name), leaver);
    }
    if (!player.name.empty()) {
        return QString::fromStdString(player.name);
    }
    return isYou(seat) ? tr("You") : tr("Player %1").arg(seat + 1);
}

QString TableModel::leaverName(int seat) const {
    const auto leaver = session_->leaverOf(architects::seatAt(seat));
    return !leaver                 ? QString()
           : !leaver->name.empty() ? QString::fromStdString(leaver->name)
           : isYou(seat)           ? tr("you", "an Architect plays for you")
                                   : tr("Player %1").arg(seat + 1);
}

QVariantList TableModel::seats() const {
    static const QStringList kinds{QStringLiteral("person"), QStringLiteral("bot"),
                                   QStringLiteral("remote")};
    QVariantList list;
    const auto& players = session_->players();
    for (int i = 0; i < static_cast<int>(players.size()); ++i) {
        const auto& player = players[static_cast<std::size_t>(i)];
        list.append(QVariantMap{{QStringLiteral("index"), i},
                                {QStringLiteral("name"), seatName(i)},
                                {QStringLiteral("kind"), kinds.at(static_cast<int>(player.kind))},
                                {QStringLiteral("level"), player.level},
                                {QStringLiteral("leaver"), leaverName(i)},
                                {QStringLiteral("you"), isYou(i)}});
    }
    return list;
}

int TableModel::activeSeat() const {
    return architects::isPlayer(session_->onTurn()) ? indexOf(session_->onTurn()) : -1;
}

int TableModel::viewer() const {
    return architects::isPlayer(session_->viewer()) ? indexOf(session_->viewer()) : -1;
}

int TableModel::handOverTo() const {
    return architects::isPlayer(session_->handOverTo()) ? indexOf(session_->handOverTo()) : -1;
}

bool TableModel::yourTurn() const {
    return live() && !over() && viewer() >= 0 && viewer() == activeSeat();
}

bool TableModel::canUndo() const {
    return live() && session_->checkUndo() == Refusal::None;
}

int TableModel::plyCount() const {
    return static_cast<int>(shown().log().entries.size());
}

void TableModel::setPly(int ply) {
    const int before = this->ply();
    goTo(ply);
    if (history_->rowOf(this->ply()) == history_->rowOf(before) + 1) {
        announce(before, this->ply()); // one line further: the picture may show how it came about
    }
}

void TableModel::goTo(int ply) {
    ply = std::clamp(ply, 0, plyCount());
    const int wanted = ply == plyCount() ? -1 : ply;
    if (wanted != ply_) {
        ply_ = wanted;
        hint_->close();
        showPosition();
        emit changed();
    }
}

void TableModel::stepTo(int ply) {
    const int before = this->ply();
    goTo(ply);
    announce(before, this->ply());
}

void TableModel::showCourse(std::optional<AnyMatch> course, int ply) {
    course_ = over() ? std::move(course) : std::nullopt;
    ply_ = -1;
    rebuildHistory();
    goTo(ply);
    if (live()) { // nothing to go to: the position is another all the same
        showPosition();
        emit changed();
    }
}

QVariantList TableModel::totals() const {
    QVariantList list;
    const auto sheet = shown().score();
    for (std::size_t i = 0; i < session_->players().size(); ++i) {
        list.append(sheet.totals[i]);
    }
    return list;
}

QVariantList TableModel::winners() const {
    QVariantList list;
    const auto results = session_->results();
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i].place == 1) {
            list.append(static_cast<int>(i));
        }
    }
    return list;
}

void TableModel::markSeen() {
    session_->markSeen();
    emit seen();
}

void TableModel::sitDown() {
    session_->sitDown();
    emit changed();
}

void TableModel::undo() {
    report(session_->undo());
}

void TableModel::takeDevice() {
    session_->takeDevice();
}

void TableModel::showLive() {
    setPly(plyCount());
}

void TableModel::wake() {
    session_->wakeBots();
    review_->wake();
}

bool TableModel::play(const architects::Move& move) {
    if (!live()) {
        showLive();
        return false;
    }
    return report(session_->play(move));
}

bool TableModel::playFirst(int seat, const architects::Move& move) {
    return report(session_->playFirst(architects::seatAt(seat), move));
}

void TableModel::refuse(Refusal refusal) {
    report({refusal, architects::save::SaveError::None});
}

bool TableModel::report(const architects::play::Failure& failure) {
    if (failure.refusal != Refusal::None) {
        const auto& info = architects::infoOf(failure.refusal);
        emit refused(coreText("Refusal", info.sentence),
                     QString::fromUtf8(info.rule.data(), static_cast<qsizetype>(info.rule.size())));
    } else if (failure.disk != architects::save::SaveError::None) {
        emit refused(coreText("Save", architects::save::infoOf(failure.disk).sentence), QString());
    }
    return failure.ok();
}

bool TableModel::takeOver(int seat, int level) {
    return report(session_->takeOver(architects::seatAt(seat), level));
}

bool TableModel::giveBack(int seat) {
    return report(session_->giveBack(architects::seatAt(seat)));
}

void TableModel::rested() {
    hint_->forget();
    emit changed();
}

void TableModel::retranslate() {
    hint_->forget();
    showPosition();
    rebuildHistory();
    review_->retranslate();
    emit changed();
}

/// The position is final first; then every new entry is announced, so that the picture can catch up.
void TableModel::sessionChanged() {
    const int before = std::min(announced_, static_cast<int>(session_->keptEntries()));
    announced_ = plyCount();
    showPosition();
    rebuildHistory();
    hint_->forget(); // who listens asks the board: it knows the new position by now
    emit changed();
    if (live()) {
        announce(before, announced_);
    }
}

void TableModel::announce(int from, int to) {
    if (from >= to || !board_) {
        return;
    }
    const Log log = shown().log(); // a listener may move on
    const Log witnessed = session_->witnessed().log();
    auto position = AnyMatch::replay(log, static_cast<std::size_t>(from));
    for (int i = from; position.ok() && i < to; ++i) {
        const Entry& entry = log.entries[static_cast<std::size_t>(i)];
        const bool own = live() && !course_ && board_->showsHolder(entry);
        QVariantMap event =
            board_->event(*position, own ? witnessed.entries[static_cast<std::size_t>(i)] : entry);
        if (!event.isEmpty()) {
            event.insert(QStringLiteral("text"), board_->describe(*position, entry));
        }
        (void)position->append(entry);
        if (!event.isEmpty()) {
            while (!event.isEmpty()) {
                const QVariantMap next = event.take(QStringLiteral("then")).toMap();
                emit happened(event);
                event = next;
            }
        }
    }
}

void TableModel::showPosition() {
    if (!board_) {
        return;
    }
    if (live()) {
        board_->show(shown(), yourTurn());
        return;
    }
    const auto position = AnyMatch::replay(shown().log(), static_cast<std::size_t>(ply_));
    if (position.ok()) {
        board_->show(*position, false);
    }
}

void TableModel::rebuildHistory() {
    std::vector<HistoryModel::Line> lines;
    auto position = AnyMatch::replay(shown().log(), 0);
    int ply = 0;
    for (const Entry& entry : shown().log().entries) {
        const QString text = board_ && position.ok() ? board_->describe(*position, entry) : QString();
        (void)position->append(entry);
        ++ply;
        if (!text.isEmpty()) {
            lines.push_back({ply, entry.isChance() ? -1 : indexOf(entry.by), text});
        }
    }
    history_->set(std::move(lines));
}
