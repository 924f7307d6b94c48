#include "qml/model/table_model.h"

#include <QStringList>

#include <algorithm>
#include <utility>

#include "core/table/hex.h"
#include "qml/model/core_text.h"
#include "qml/model/refusal_words.h"

using architects::AnyMatch;
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
    continueHistory();
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

QList<TableOption> TableModel::options() const {
    QList<TableOption> list;
    const auto* info = architects::findGame(shown().log().setup.game);
    for (std::size_t i = 0; info != nullptr && i < info->options.size(); ++i) {
        const auto& option = info->options[i];
        const auto value = shown().log().setup.options[i];
        list.append({QString::fromStdString(std::string(option.name)),
                     QString::fromStdString(std::string(option.values[value])),
                     coreText("Option", option.title), coreText("Option", option.meanings[value]),
                     value != 0 && value == option.oneDevice});
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

QList<TablePlayer> TableModel::seats() const {
    static const QStringList kinds{QStringLiteral("person"), QStringLiteral("bot"),
                                   QStringLiteral("remote")};
    QList<TablePlayer> list;
    const auto& players = session_->players();
    for (int i = 0; i < static_cast<int>(players.size()); ++i) {
        const auto& player = players[static_cast<std::size_t>(i)];
        list.append({i, player.level, isYou(i), seatName(i), kinds.at(static_cast<int>(player.kind)),
                     leaverName(i)});
    }
    return list;
}

namespace {
int indexOrNone(architects::Seat seat) {
    return architects::isPlayer(seat) ? indexOf(seat) : -1;
}
} // namespace

int TableModel::activeSeat() const {
    if (!live()) {
        return indexOrNone(pastTurn_);
    }
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

bool TableModel::canRewind() const {
    return live() && !behind() && session_->checkRewind() == Refusal::None;
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
    continueHistory();
    goTo(ply);
    if (live()) { // nothing to go to: the position is another all the same
        showPosition();
        emit changed();
    }
}

QList<int> TableModel::totals() const {
    QList<int> list;
    const auto sheet = shown().score();
    for (std::size_t i = 0; i < session_->players().size(); ++i) {
        list.append(sheet.totals[i]);
    }
    return list;
}

QList<int> TableModel::winners() const {
    QList<int> list;
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

bool TableModel::rewind() {
    catchUp();
    return report(session_->rewind());
}

bool TableModel::giveUp() {
    catchUp();
    return report(session_->giveUp());
}

void TableModel::takeDevice() {
    session_->takeDevice();
}

void TableModel::showLive() {
    catchUp(); // first: it makes the match longer
    setPly(plyCount());
}

void TableModel::wake() {
    session_->wakeBots();
    review_->wake();
}

bool TableModel::play(const architects::Move& move) {
    return play(std::vector<architects::Move>{move});
}

bool TableModel::play(const std::vector<architects::Move>& moves) {
    if (!live() || behind()) {
        showLive();
        return false;
    }
    if (allows_ && moves.size() > 1) { // a lesson looks at each where it is made
        return std::all_of(moves.begin(), moves.end(), [this](const auto& move) { return play(move); });
    }
    if (moves.empty() || (allows_ && !allows_(moves.front()))) {
        return false;
    }
    const auto failure = session_->play(moves);
    if (failure.refusal == Refusal::None) {
        return report(failure);
    }
    const bool begins = session_->check(moves.front()) == Refusal::None; // what follows is refused
    const architects::Move& move = begins ? moves.back() : moves.front();
    emit refused(board_->refusalText(failure.refusal, move), refusalwords::page(failure.refusal, move));
    return false;
}

WhyNot TableModel::why(const architects::Move& move) const {
    const Refusal refusal = live() && !behind() ? session_->check(move) : Refusal::None;
    if (refusal == Refusal::None) {
        return {};
    }
    const auto rule = architects::infoOf(refusal).rule;
    return {board_->refusalText(refusal, move),
            QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()))};
}

bool TableModel::playFirst(int seat, const architects::Move& move) {
    return report(session_->playFirst(architects::seatAt(seat), move));
}

void TableModel::refuse(Refusal refusal) {
    report({refusal, architects::save::SaveError::None});
}

bool TableModel::refuse(Refusal refusal, const QString& sentence) {
    emit refused(sentence, refusalwords::page(refusal, {}));
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
    toldPosition_.reset();
    hint_->forget();
    showPosition();
    continueHistory();
    review_->retranslate();
    emit changed();
}
