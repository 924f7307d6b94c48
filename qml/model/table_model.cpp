#include "qml/model/table_model.h"

#include <QStringList>

#include <algorithm>
#include <utility>

#include "core/bots/view.h"
#include "core/table/hex.h"
#include "qml/model/core_text.h"
#include "qml/model/refusal_words.h"

using architects::AnyMatch;
using architects::Entry;
using architects::Log;
using architects::Refusal;

TableModel::TableModel(architects::play::Session* session, QObject* parent)
    : QObject(parent),
      session_(session),
      raceWatch_(session),
      history_(new HistoryModel(this)),
      hint_(new HintModel(this, session)),
      review_(new ReviewModel(this, session)) {
    board_ = makeBoard(game(), this);
    announced_ = plyCount();
    watcher_ = seatLooking();
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

bool TableModel::isAlone() const {
    const auto& players = session_->players();
    return std::count_if(players.begin(), players.end(), [](const auto& player) {
               return player.kind == architects::PlayerKind::Person;
           }) <= 1;
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

playerwords::Who TableModel::who(int seat) const {
    return {seatName(seat), isYou(seat) && leaverName(seat).isEmpty()};
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

namespace {
int indexOrNone(architects::Seat seat) {
    return architects::isPlayer(seat) ? indexOf(seat) : -1;
}
} // namespace

int TableModel::activeSeat() const {
    return indexOrNone(queue_ ? queue_->position().pending().seats.first() : session_->onTurn());
}

int TableModel::seatLooking() const {
    return indexOrNone(session_->viewer());
}

int TableModel::viewer() const {
    return queue_ ? watcher_ : seatLooking();
}

int TableModel::handOverTo() const {
    return queue_ ? -1 : indexOrNone(session_->handOverTo());
}

bool TableModel::yourTurn() const {
    return live() && !behind() && !over() && viewer() >= 0 && viewer() == activeSeat();
}

bool TableModel::canUndo() const {
    return live() && !behind() && session_->checkUndo() == Refusal::None;
}

int TableModel::plyCount() const {
    return static_cast<int>(shown().log().entries.size());
}

void TableModel::setPly(int ply) {
    catchUp();
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
    const auto results = over() ? session_->results() : std::vector<architects::save::SeatResult>{};
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
    catchUp();
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
    if (!live() || behind()) {
        showLive();
        return false;
    }
    if (allows_ && !allows_(move)) {
        return false;
    }
    const auto failure = session_->play(move);
    return failure.refusal == Refusal::None
               ? report(failure)
               : refuse(failure.refusal, board_->refusalText(failure.refusal, move));
}

bool TableModel::playFirst(int seat, const architects::Move& move) {
    return report(session_->playFirst(architects::seatAt(seat), move));
}

void TableModel::refuse(Refusal refusal) {
    report({refusal, architects::save::SaveError::None});
}

bool TableModel::refuse(Refusal refusal, const QString& sentence) {
    const auto rule = architects::infoOf(refusal).rule;
    emit refused(sentence, QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size())));
    return false;
}

bool TableModel::report(const architects::play::Failure& failure) {
    if (failure.refusal != Refusal::None) {
        return refuse(failure.refusal, refusalwords::plain(failure.refusal));
    }
    if (failure.disk != architects::save::SaveError::None) {
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

/// The match is on the disk already; what is new of it is shown now, or waits for its picture.
void TableModel::sessionChanged() {
    raceWatch_.follow();
    const int before = std::min(announced_, static_cast<int>(session_->keptEntries()));
    announced_ = static_cast<int>(session_->shown().log().entries.size());
    const bool news = before < announced_;
    hint_->forget();
    if (!live() || course_ || (!news && (!queue_ || seatLooking() != watcher_))) {
        queue_.reset(); // something was taken back, the device has changed hands, or nobody looks at the
                        // present
        showLatest();
    } else if (!news) {
        emit changed();
    } else if (queue_ || !goesOnAtOnce(session_->shown().log(), before)) {
        queueFrom(before);
    } else {
        showLatest();
        announce(before, announced_);
    }
}

void TableModel::showLatest() {
    watcher_ = seatLooking();
    showPosition();
    rebuildHistory();
    hint_->forget(); // who listens asks the board: it knows the new position by now
    emit changed();
}

/// Whoever moves goes on moving without waiting for a picture, as long as nothing else happens than what
/// that person does. What others do, what ends a turn or a stage of the game, is looked at first.
bool TableModel::goesOnAtOnce(const Log& log, int from) const {
    if (seatLooking() == watcher_ && !session_->racers().empty()) {
        return true; // the race goes on: everybody looks at the same wall
    }
    if (seatLooking() != watcher_ || session_->over() || watcher_ < 0 ||
        indexOrNone(session_->onTurn()) != watcher_) {
        return false;
    }
    for (auto i = static_cast<std::size_t>(from); i < log.entries.size(); ++i) {
        if (!log.entries[i].isChance() && indexOf(log.entries[i].by) != watcher_) {
            return false;
        }
    }
    const auto before = AnyMatch::replay(log, static_cast<std::size_t>(from));
    return !board_ || !before.ok() || board_->stageOf(*before) == board_->stageOf(session_->shown());
}

/// When the match is over everything may be known; until its end has been shown it is seen by the same
/// eyes, and told as if others might read it.
void TableModel::queueFrom(int from) {
    const architects::Seat eyes = watcher_ >= 0 ? architects::seatAt(watcher_) : architects::Seat::Nobody;
    const bool over = session_->over();
    const Log seen = over ? architects::viewOf(session_->shown(), eyes).log() : session_->witnessed().log();
    const Log told = !over       ? session_->shown().log()
                     : isAlone() ? seen
                                 : architects::viewOf(session_->shown(), architects::Seat::Nobody).log();
    if (!queue_ || !queue_->extend(seen, told)) {
        queue_ = EntryQueue::after(seen, told, static_cast<std::size_t>(from));
        showPosition(); // nothing can be done any more
    }
    emit changed();
    showNext();
}

void TableModel::setPicturing(bool picturing) {
    if (picturing == picturing_) {
        return;
    }
    picturing_ = picturing;
    emit picturingChanged();
    if (!picturing_) { // whoever says so is still busy with it
        QMetaObject::invokeMethod(this, &TableModel::showNext, Qt::QueuedConnection);
    }
}

void TableModel::showNext() {
    if (showing_) {
        return;
    }
    showing_ = true;
    while (queue_ && (!picturing_ || skipping_)) {
        if (queue_->empty()) {
            queue_.reset();
            showLatest();
        } else {
            showEntry();
        }
    }
    showing_ = false;
    if (skipping_) {
        skipping_ = false;
        emit changed();
    }
}

void TableModel::showEntry() {
    QVariantMap event = board_ ? board_->event(queue_->position(), queue_->next()) : QVariantMap();
    const QString text = board_ ? board_->describe(queue_->toldPosition(), queue_->nextTold()) : QString();
    if (!queue_->next().isChance()) {
        shownBy_ = indexOf(queue_->next().by);
    }
    const Entry entry = queue_->next();
    queue_->step();
    showPosition();
    rebuildHistory();
    emit changed();
    tell(std::move(event), entry, text);
}

void TableModel::catchUp() {
    if (queue_ && !skipping_) {
        skipping_ = true;
        emit changed();
        showNext(); // if an entry is just being told, whoever tells it goes on
    }
}

void TableModel::announce(int from, int to) {
    if (from >= to || !board_) {
        return;
    }
    const Log log = shown().log(); // a listener may move on
    auto position = AnyMatch::replay(log, static_cast<std::size_t>(from));
    for (int i = from; position.ok() && i < to; ++i) {
        const Entry& entry = log.entries[static_cast<std::size_t>(i)];
        QVariantMap event = board_->event(*position, entry);
        const QString text = board_->describe(*position, entry);
        (void)position->append(entry);
        tell(std::move(event), entry, text);
    }
}

/// An entry as something to animate, and what follows from it by itself as events of their own.
void TableModel::tell(QVariantMap event, const Entry& entry, const QString& text) {
    if (!text.isEmpty()) {
        emit told(entry.isChance() ? -1 : indexOf(entry.by), text);
    }
    if (!event.isEmpty()) {
        event.insert(QStringLiteral("text"), text);
    }
    while (!event.isEmpty()) {
        const QVariantMap next = event.take(QStringLiteral("then")).toMap();
        emit happened(event);
        event = next;
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
