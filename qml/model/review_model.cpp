

#include "qml/model/review_model.h"
#include "core/play/session.h"
#include "qml/model/player_words.h"
#include "qml/model/table_model.h"
#include <QStringList>

#include <algorithm>
#include <limits>
#include <utility>

using architects::AnyMatch;
using architects::Mistake;
using architects::Review;
using architects::Rewards;

namespace {

int hundredthsOf(int chance) {
    return (chance * 100 + architects::sure / 2) / architects::sure;
}

QList<int> listOf(const std::vector<int>& numbers) {
    return {numbers.begin(), numbers.end()};
}

} // namespace

ReviewModel::ReviewModel(TableModel* table, architects::play::Session* session)
    : QObject(table), table_(table), session_(session) {}

ReviewModel::~ReviewModel() {
    if (!moves_.empty()) {
        session_->reviewing().rest();
    }
}

bool ReviewModel::possible() const {
    return session_->canReview();
}

QString ReviewModel::obstacle() const {
    if (possible()) {
        return {};
    }
    if (!session_->over()) {
        return tr("This match is still being played. It can be looked at like this once it is over.");
    }
    return session_->pending().over()
               ? tr("Part of this match is still hidden on this device. Look again once all of it has "
                    "arrived.")
               : tr("This match ended before its last move, so there is no score to review.");
}

const Review& ReviewModel::review() const {
    static const Review none;
    return possible() ? session_->reviewing().review() : none;
}

const Mistake& ReviewModel::opened() const {
    return review().mistakes[static_cast<std::size_t>(mistake_)];
}

bool ReviewModel::done() const {
    return review().done;
}

bool ReviewModel::working() const {
    return screens_ > 0 && possible() && !done();
}

int ReviewModel::percent() const {
    return possible() ? session_->reviewing().percent() : 0;
}

QString ReviewModel::progress() const {
    if (!possible() || done()) {
        return {};
    }
    return known() < moveCount() ? tr("Looking at move %1 of %2").arg(known() + 1).arg(moveCount())
                                 : tr("Looking again at the moves that cost most");
}

int ReviewModel::known() const {
    return std::min(moveCount(), static_cast<int>(review().moves.size()));
}

int ReviewModel::seatCount() const {
    return static_cast<int>(session_->players().size());
}

QList<ReviewLine> ReviewModel::curves() const {
    QList<ReviewLine> all;
    for (int seat = 0; seat < seatCount(); ++seat) {
        ReviewLine line;
        for (int i = 0; i < known(); ++i) {
            line.points.append(
                static_cast<double>(
                    review().moves[static_cast<std::size_t>(i)].chances[static_cast<std::size_t>(seat)]) /
                architects::sure);
        }
        // Before the first move nothing was decided yet.
        line.points.prepend(line.points.isEmpty() ? 1.0 / seatCount() : line.points.constFirst());
        all.append(line);
    }
    return all;
}

QList<ReviewMistake> ReviewModel::mistakes() const {
    QList<ReviewMistake> list;
    for (const Mistake& mistake : review().mistakes) {
        const auto played = std::find_if(moves_.begin(), moves_.end(), [&mistake](const CourseMove& move) {
            return move.entry == mistake.move.entry;
        });
        const auto before = AnyMatch::replay(session_->shown().log(), mistake.move.entry);
        if (played == moves_.end() || !before.ok() || mistake.line.empty()) {
            continue;
        }
        const int seat = indexOf(mistake.move.seat);
        const int chance = mistake.move.chances[static_cast<std::size_t>(seat)];
        // A tile turned another way, or another way to pay: the words are the same, the board shows it.
        const QString better = table_->board()->describe(*before, mistake.line.front());
        list.append({static_cast<int>(played - moves_.begin()) + 1, played->seat,
                     hundredthsOf(mistake.move.cost), hundredthsOf(chance),
                     hundredthsOf(chance + mistake.move.cost), table_->seatName(played->seat), played->text,
                     better == played->text
                         ? tr("%1 The same move, but played differently: see the board.").arg(better)
                         : better});
    }
    return list;
}

QString ReviewModel::summary() const {
    if (known() == 0) {
        return progress();
    }
    QStringList sentences;
    const QList<ReviewLine> curves = this->curves();
    for (int seat = 0; seat < seatCount(); ++seat) {
        const QList<double>& points = curves.at(seat).points;
        const auto highest = std::max_element(points.begin(), points.end());
        sentences.append(playerwords::chances(table_->who(seat), qRound(100 * *highest),
                                              static_cast<int>(highest - points.begin()),
                                              qRound(100 * points.constLast())));
    }
    return sentences.join(QLatin1Char(' '));
}

QList<int> ReviewModel::chancesAt(int at) const {
    if (at == 0 && known() > 0) {
        return chancesAt(1); // nothing was decided before the first move
    }
    if (at == 0) {
        Rewards even{};
        std::fill_n(even.begin(), seatCount(), 1);
        return listOf(hundredths(even, seatCount()));
    }
    return at <= known()
               ? listOf(hundredths(review().moves[static_cast<std::size_t>(at - 1)].chances, seatCount()))
               : QList<int>();
}

/// After the better move only its own seat's chance has been looked at; of two seats the other has the
/// rest.
QList<int> ReviewModel::chancesInstead() const {
    const int seat = indexOf(opened().move.seat);
    const int chance =
        hundredthsOf(opened().move.chances[static_cast<std::size_t>(seat)] + opened().move.cost);
    QList<int> list;
    for (int i = 0; i < seatCount(); ++i) {
        list.append(i == seat ? chance : seatCount() == 2 ? 100 - chance : -1);
    }
    return list;
}

const CourseMove* ReviewModel::looked() const {
    if (mistake_ < 0) {
        return at_ == 0 ? nullptr : &moves_[static_cast<std::size_t>(at_ - 1)];
    }
    return step_ == 0 ? nullptr : &course_[static_cast<std::size_t>(step_ - 1)];
}

ReviewMove ReviewModel::now() const {
    const CourseMove* move = looked();
    const bool instead = mistake_ >= 0 && better_ && step_ > 0;
    ReviewMove now;
    now.number = at_ + (mistake_ < 0 ? 0 : step_);
    now.seat = move != nullptr ? move->seat : mistake_ < 0 ? -1 : indexOf(opened().move.seat);
    now.name = now.seat < 0 ? QString() : table_->seatName(now.seat);
    now.text = move != nullptr ? move->text
               : now.seat < 0  ? tr("The beginning")
                               : tr("About to make move %1").arg(at_ + 1);
    now.chances = instead ? chancesInstead() : chancesAt(now.number);
    if (move != nullptr && !instead && now.number <= known()) {
        now.cost = hundredthsOf(review().moves[static_cast<std::size_t>(now.number - 1)].cost);
    }
    QStringList spoken{move == nullptr ? now.text
                                       : tr("Move %1, %2: %3").arg(now.number).arg(now.name, now.text)};
    for (int seat = 0; seat < now.chances.size(); ++seat) {
        if (now.chances.at(seat) >= 0) {
            spoken.append(tr("%1 %2%").arg(table_->seatName(seat)).arg(now.chances.at(seat)));
        }
    }
    now.spoken = spoken.join(QStringLiteral(", "));
    return now;
}

void ReviewModel::setAt(int at) {
    following_ = false;
    goTo(std::clamp(at, 0, moveCount()));
}

void ReviewModel::goTo(int at) {
    const bool apart = mistake_ >= 0;
    if (moves_.empty() || (!apart && at == at_)) {
        return;
    }
    const bool onward = !apart && at == at_ + 1;
    mistake_ = -1;
    course_.clear();
    at_ = at;
    const int ply =
        at == 0 ? static_cast<int>(moves_.front().entry) : moves_[static_cast<std::size_t>(at - 1)].ply;
    if (onward) {
        table_->stepTo(ply);
    } else {
        table_->showCourse(std::nullopt, ply);
    }
    emit moved();
}

void ReviewModel::follow() {
    if (following_) {
        goTo(known());
    }
    emit changed();
    emit moved();
}

void ReviewModel::openMistake(int index) {
    if (moves_.empty() || index < 0 || index >= static_cast<int>(review().mistakes.size())) {
        return;
    }
    const std::size_t entry = review().mistakes[static_cast<std::size_t>(index)].move.entry;
    const auto move = std::find_if(moves_.begin(), moves_.end(),
                                   [entry](const CourseMove& one) { return one.entry == entry; });
    following_ = false;
    mistake_ = index;
    at_ = static_cast<int>(move - moves_.begin());
    better_ = true;
    step_ = 0;
    showCourse();
}

void ReviewModel::closeMistake() {
    setAt(at_ + 1); // the move that was played
}

void ReviewModel::choose(bool better) {
    if (mistake_ < 0 || (better == better_ && step_ > 0)) {
        return;
    }
    better_ = better;
    step_ = std::max(1, step_);
    showCourse();
}

void ReviewModel::setStep(int step) {
    step = std::clamp(step, 0, static_cast<int>(course_.size()));
    if (mistake_ < 0 || step == step_) {
        return;
    }
    const bool onward = step == step_ + 1;
    step_ = step;
    const int ply =
        step == 0 ? static_cast<int>(opened().move.entry) : course_[static_cast<std::size_t>(step - 1)].ply;
    onward ? table_->stepTo(ply) : table_->setPly(ply);
    emit moved();
}

/// Both courses are as long as the one that was thought out.
void ReviewModel::readCourse() {
    const std::size_t from = opened().move.entry;
    const auto most = static_cast<std::size_t>(std::count_if(
        opened().line.begin(), opened().line.end(), [](const auto& entry) { return !entry.isChance(); }));
    course_ = movesOf(table_->shown().log(), *table_->board(), from, most);
    step_ = std::min(step_, static_cast<int>(course_.size()));
}

void ReviewModel::showCourse() {
    std::optional<AnyMatch> other;
    if (better_) {
        architects::Log log = session_->shown().log();
        log.entries.resize(opened().move.entry);
        log.entries.insert(log.entries.end(), opened().line.begin(), opened().line.end());
        auto replayed = AnyMatch::replay(log);
        if (replayed.ok()) {
            other = std::move(*replayed);
        }
    }
    const int before = static_cast<int>(opened().move.entry);
    table_->showCourse(std::move(other), before);
    readCourse();
    if (step_ > 0) {
        const int ply = course_[static_cast<std::size_t>(step_ - 1)].ply;
        step_ == 1 ? table_->stepTo(ply) : table_->setPly(ply);
    }
    emit moved();
}

void ReviewModel::read() {
    moves_ = movesOf(session_->shown().log(), *table_->board(), 0, session_->shown().log().entries.size());
}

void ReviewModel::begin() {
    ++screens_;
    look();
}

void ReviewModel::look() {
    if (!possible()) {
        emit changed();
        return;
    }
    if (moves_.empty()) {
        read();
        at_ = moveCount();
    }
    following_ = following_ || (!done() && at_ == moveCount());
    session_->reviewing().start([this] { follow(); });
    follow();
}

void ReviewModel::leave() {
    screens_ = std::max(0, screens_ - 1);
    if (screens_ > 0) {
        return;
    }
    following_ = false;
    mistake_ = -1;
    course_.clear();
    at_ = moveCount();
    table_->showCourse(std::nullopt, std::numeric_limits<int>::max());
}

void ReviewModel::wake() {
    if (screens_ > 0) {
        look();
    }
}

void ReviewModel::retranslate() {
    if (moves_.empty()) {
        return;
    }
    read();
    if (mistake_ >= 0) {
        readCourse();
    }
    emit changed();
    emit moved();
}
