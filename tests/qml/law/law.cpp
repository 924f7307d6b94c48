#include "tests/qml/law/law.h"

#include <QDir>
#include <QQuickWindow>
#include <QTranslator>

#include <algorithm>

#include "core/table/refusal.h"
#include "tests/qml/law/behind.h"
#include "tests/qml/law/positions.h"
#include "tests/qml/law/written.h"

namespace {

constexpr int lookEveryMs = 16;
constexpr int buttonsEvery = 8; ///< looks between two searches for new buttons
constexpr qsizetype mostFaults = 40;
constexpr qreal mostCovered = 0.25; ///< of what can be touched by another
constexpr int examples = 3;         ///< of places where something may be given away

QString kindOf(const QString& piece) {
    return piece.section(QLatin1Char('.'), 0, 0);
}

QVariantList listOf(const QList<positions::Place>& places) {
    QVariantList list;
    for (const auto& place : places) {
        list.append(
            QVariantMap{{QStringLiteral("kind"), place.kind}, {QStringLiteral("match"), place.match}});
    }
    return list;
}

} // namespace

Law::Law(QObject* parent) : QObject(parent) {
    clock_.setInterval(lookEveryMs);
    connect(&clock_, &QTimer::timeout, this, &Law::look);
    connect(&presses_, &Presses::broken, this, &Law::breaks);
}

QString Law::game() const {
    return qEnvironmentVariable("ARCHITECTS_LAW_GAME");
}

int Law::matches() const {
    return qEnvironmentVariableIntValue("ARCHITECTS_MATCHES");
}

void Law::begin() {
    broken_.clear();
    seenKinds_.clear();
    knownKinds_.clear();
    confirmed_ = false;
    othersLooks_ = 0;
}

void Law::watch(QQuickItem* screen, TableModel* table) {
    stop();
    screen_ = screen;
    table_ = table;
    shownEntries_ = table->shown().log().entries.size();
    shownViewer_ = table->viewer();
    allowed_ = {facts()};
    picture_.clear();
    still_ = 0;
    connect(table, &TableModel::changed, this, &Law::positionChanged);
    clock_.start();
}

void Law::stop() {
    clock_.stop();
    if (table_) {
        table_->disconnect(this);
    }
    presses_.forget();
    table_ = nullptr;
    screen_ = nullptr;
}

/// Of the position that the table shows, which may be one long past.
Law::Facts Law::facts() const {
    if (table_->live()) {
        return table_->board()->facts(table_->shown());
    }
    const auto past =
        architects::AnyMatch::replay(table_->shown().log(), static_cast<std::size_t>(table_->ply()));
    return past.ok() ? table_->board()->facts(*past) : Facts();
}

/// From now on the picture may show this position too, and no longer than until it rests one of those
/// before.
void Law::positionChanged() {
    const std::size_t count = table_->shown().log().entries.size();
    const Facts facts = this->facts();
    still_ = 0;
    if (count > shownEntries_) {
        followEntries(shownEntries_);
    }
    const bool another = count < shownEntries_ || table_->viewer() != shownViewer_;
    if (another) {
        allowed_ = {allowed_.constLast()}; // what is taken back, or shown to other eyes
    }
    if (allowed_.constLast() != facts) {
        allowed_.append(facts);
    }
    shownEntries_ = count;
    shownViewer_ = table_->viewer();
}

/// What is given away for good was asked for first; what an entry passes through may be seen meanwhile.
void Law::followEntries(std::size_t from) {
    const auto& log = table_->shown().log();
    auto position = architects::AnyMatch::replay(log, from);
    for (std::size_t i = from; position.ok() && i < log.entries.size(); ++i) {
        const auto& entry = log.entries[i];
        const bool own = !entry.isChance() && indexOf(entry.by) == table_->viewer();
        if (own && table_->board()->asksFirst(*position, entry) && !confirmed_) {
            breaks(QStringLiteral("gives something away without being asked: %1")
                       .arg(QString::fromStdString(position->write(entry))));
        }
        allowed_ += table_->board()->between(*position, entry);
        (void)position->append(entry);
    }
}

/// While the picture of another's move runs the match must not be told further than that.
void Law::lookAtPace() {
    const auto& entries = table_->shown().log().entries;
    const auto last =
        std::find_if(entries.rbegin(), entries.rend(), [](const auto& entry) { return !entry.isChance(); });
    const bool others =
        last != entries.rend() && table_->viewer() >= 0 && indexOf(last->by) != table_->viewer();
    if (!table_->picturing() || !others) {
        return;
    }
    ++othersLooks_;
    if (!table_->behind()) {
        breaks(QStringLiteral("tells of the next step while another's move is still shown"));
    }
}

bool Law::atRest() const {
    const bool asked = screen_ && scene::topLayer(screen_) != screen_;
    return table_ && still_ >= stillLooks_ && (asked || (!table_->behind() && !table_->picturing()));
}

void Law::look() {
    if (!screen_ || !table_ || !screen_->window()) {
        return;
    }
    ++looks_;
    lookAtPace();
    if (looks_ % buttonsEvery == 0) {
        presses_.look(screen_->window()->contentItem());
        lookForTwice();
    }
    const QStringList taken = presses_.takenBehind(screen_->window()->contentItem());
    for (const QString& name : taken) {
        breaks(QStringLiteral("takes a finger behind something that lies in front: ") + name);
    }
    QString picture;
    const QList<scene::Piece> pieces = scene::pieces(screen_);
    for (const scene::Piece& piece : pieces) {
        const QString name = piece.shows->piece();
        const QString value = piece.shows->value();
        picture += name + QLatin1Char('=') + value +
                   QStringLiteral("@%1,%2;").arg(qRound(piece.area.x())).arg(qRound(piece.area.y()));
        const bool told = std::any_of(allowed_.cbegin(), allowed_.cend(), [&](const Facts& facts) {
            return facts.value(name) == value && facts.contains(name);
        });
        if (!told) {
            breaks(QStringLiteral("shows what neither is nor was: %1 shows \"%2\", known is \"%3\"")
                       .arg(name, value, allowed_.constLast().value(name, QStringLiteral("nothing"))));
        }
    }
    still_ = picture == picture_ ? still_ + 1 : 0;
    picture_ = picture;
}

void Law::compare() {
    if (!screen_ || !table_ || table_->behind() || table_->picturing()) {
        return; // something is asked in between
    }
    const Facts facts = this->facts();
    for (auto fact = facts.cbegin(); fact != facts.cend(); ++fact) {
        knownKinds_.insert(kindOf(fact.key()));
    }
    const QList<scene::Piece> pieces = scene::pieces(screen_);
    for (const scene::Piece& piece : pieces) {
        const QString name = piece.shows->piece();
        seenKinds_.insert(kindOf(name));
        ++comparisons_;
        if (!facts.contains(name)) {
            breaks(QStringLiteral("shows something that is not there: %1").arg(name));
        } else if (facts.value(name) != piece.shows->value()) {
            breaks(QStringLiteral("%1 rests as \"%2\" and is \"%3\"")
                       .arg(name, piece.shows->value(), facts.value(name)));
        }
    }
    lookAtCovering(pieces);
    if (!covered()) {
        const QStringList numbers = written::falseNumbers(screen_);
        for (const QString& number : numbers) {
            breaks(number);
        }
    }
    lookForTwice();
    allowed_ = {facts};
}

/// What has happened and what is to be done is said once.
void Law::lookForTwice() {
    const QStringList twice = covered() ? QStringList() : written::saidTwice(screen_);
    for (const QString& sentence : twice) {
        breaks(QStringLiteral("is said twice: ") + sentence);
    }
}

/// A piece that can be touched lies on no other: not on much of one of its kind, not on the middle of any.
void Law::lookAtCovering(const QList<scene::Piece>& pieces) {
    const QList<scene::Target> all = scene::targets(screen_);
    for (const scene::Target& one : all) {
        one.item->parentItem()->ensurePolished(); // a row may not have been laid out yet
    }
    for (const scene::Target& one : all) {
        for (const scene::Target& other : all) {
            if (one.piece && other.piece && scene::isAlike(one.item, other.item) &&
                scene::shareBelow(one.item, other.item) > mostCovered) {
                breaks(QStringLiteral("%1 and %2 lie over each other").arg(one.name, other.name));
            }
        }
    }
    for (const scene::Piece& one : pieces) {
        for (const scene::Piece& other : pieces) {
            const bool both = one.shows->touched() && other.shows->touched() && one.item != other.item &&
                              !one.item->isAncestorOf(other.item) && !other.item->isAncestorOf(one.item);
            const QRectF core = other.area.adjusted(other.area.width() / 4, other.area.height() / 4,
                                                    -other.area.width() / 4, -other.area.height() / 4);
            if (both && core.contains(one.area.center())) {
                breaks(QStringLiteral("%1 lies under %2").arg(one.shows->piece(), other.shows->piece()));
            }
        }
    }
}

QVariantList Law::targets() const {
    QVariantList list;
    if (!screen_ || !screen_->window()) {
        return list;
    }
    const bool question = scene::isOf(scene::topLayer(screen_), "ConfirmDialog");
    for (const scene::Target& one : scene::targets(screen_)) {
        list.append(QVariantMap{{QStringLiteral("name"), one.name},
                                {QStringLiteral("meaning"), one.meaning},
                                {QStringLiteral("x"), one.at.x()},
                                {QStringLiteral("y"), one.at.y()},
                                {QStringLiteral("area"), scene::areaOf(one.item)},
                                {QStringLiteral("gold"), one.gold},
                                {QStringLiteral("may"), one.may},
                                {QStringLiteral("loss"), one.loss},
                                {QStringLiteral("confirm"), question}});
    }
    return list;
}

QString Law::under(qreal x, qreal y) const {
    const auto all = scene::targets(screen_);
    const scene::Target* one = scene::at(all, QPointF(x, y));
    return one == nullptr
               ? QString()
               : QStringLiteral("%1 %2 (%3)").arg(quintptr(one->item), 0, 16).arg(one->name, one->meaning);
}

void Law::touching(const QString& trail) {
    trail_ = trail;
    confirmed_ = questioned();
    presses_.fingerDown(screen_->window()->contentItem(), layer(), table_->behind() && layer() == nullptr);
}

void Law::lifted() {
    presses_.fingerUp();
}

/// The layer that keeps all touches to itself; null if there is none, or it is about to go.
QQuickItem* Law::layer() const {
    QQuickItem* top = scene::topLayer(screen_);
    const QVariant opened = top->property("opened");
    return top == screen_ || (opened.isValid() && !opened.toBool()) ? nullptr : top;
}

bool Law::covered() const {
    return layer() != nullptr;
}

bool Law::questioned() const {
    return scene::isOf(scene::topLayer(screen_), "ConfirmDialog");
}

QVariantList Law::justChanged() const {
    QVariantList list;
    for (const QQuickItem* item : presses_.justChanged()) {
        const QPointF middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
        list.append(
            QVariantMap{{QStringLiteral("name"), item->objectName() + item->property("text").toString()},
                        {QStringLiteral("x"), middle.x()},
                        {QStringLiteral("y"), middle.y()}});
    }
    return list;
}

QVariantList Law::grips() const {
    QVariantList list;
    for (const QPointF& at : scene::grips(screen_)) {
        list.append(at);
    }
    return list;
}

/// Who may move now, and sits here.
architects::Seat Law::mover() const {
    const architects::SeatSet racers = table_->racers();
    return !racers.empty()      ? racers.first()
           : table_->yourTurn() ? architects::seatAt(table_->viewer())
                                : architects::Seat::Nobody;
}

bool Law::playSome(int choice) {
    const architects::Seat seat = mover();
    if (!isPlayer(seat)) {
        return false;
    }
    architects::MoveList moves;
    table_->shown().legalMoves(seat, moves);
    confirmed_ = true; // nobody has touched anything
    const auto count = static_cast<int>(moves.size());
    for (int i = 0; i < count; ++i) {
        const architects::Move& move = moves[static_cast<std::size_t>((choice + i) % count)];
        if (table_->racers().empty() ? table_->play(move) : table_->playFirst(indexOf(seat), move)) {
            return true;
        }
    }
    return false;
}

QVariantList Law::givingAway() const {
    return listOf(positions::withEachKind(
        game().toStdString(), examples,
        [this](const auto& match, const auto& move) { return table_->board()->asksFirst(match, move); }));
}

QVariantList Law::everyKind() const {
    return listOf(
        positions::withEachKind(game().toStdString(), 1, [](const auto&, const auto&) { return true; }));
}

QString Law::beforeTheEnd() const {
    return positions::beforeTheEnd(game().toStdString());
}

bool Law::knows(const QString& piece) const {
    return facts().contains(piece);
}

QVariantList Law::kindsSince(int count) const {
    QVariantList kinds;
    const auto& entries = table_->shown().log().entries;
    for (auto i = static_cast<std::size_t>(count); i < entries.size(); ++i) {
        if (!entries[i].isChance()) {
            kinds.append(int{entries[i].kind});
        }
    }
    return kinds;
}

QString Law::question() const {
    return questioned() ? scene::topLayer(screen_)->property("text").toString() : QString();
}

QStringList Law::longestRefusals() const {
    QStringList longest;
    const QStringList languages = QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("*.qm")});
    for (const QString& language : languages) {
        QTranslator words;
        QString most;
        if (!words.load(QStringLiteral(":/i18n/") + language)) {
            continue;
        }
        for (const auto& refusal : architects::allRefusals()) {
            const std::string english(refusal.sentence);
            const QString said = words.translate("Refusal", english.c_str());
            const QString text = said.isEmpty() ? QString::fromStdString(english) : said;
            if (refusal.name.starts_with(game().toStdString()) && text.size() > most.size()) {
                most = text;
            }
        }
        longest.append(most);
    }
    return longest;
}

void Law::lookBehind() {
    const QQuickItem* front = layer();
    if (front == nullptr) {
        return;
    }
    const QStringList found = behind::reached(front);
    for (const QString& one : found) {
        breaks(QStringLiteral("is reached behind something that lies in front: ") + one);
    }
}

void Law::refuse(const QString& sentence, const QString& page) {
    emit table_->refused(sentence, page);
}

QStringList Law::underNotice() const {
    return scene::underNotice(screen_);
}

int Law::movesSince(int count, int seat) const {
    const auto& entries = table_->shown().log().entries;
    return static_cast<int>(std::count_if(
        entries.begin() + std::min<std::ptrdiff_t>(count, std::ssize(entries)), entries.end(),
        [seat](const auto& entry) { return !entry.isChance() && indexOf(entry.by) == seat; }));
}

QStringList Law::neverSeen() const {
    QStringList list = (knownKinds_ - seenKinds_).values();
    list.sort();
    return list;
}

bool Law::sees(const QString& kind) const {
    const QList<scene::Piece> pieces = scene::pieces(screen_);
    return std::any_of(pieces.cbegin(), pieces.cend(),
                       [&](const scene::Piece& piece) { return kindOf(piece.shows->piece()) == kind; });
}

QStringList Law::wordsOf(QQuickItem* table) const {
    return written::words(table);
}

int Law::samples() const {
    return screen_ && screen_->window() ? screen_->window()->format().samples() : 0;
}

void Law::breaks(const QString& sentence) {
    if (broken_.size() < mostFaults && !broken_.contains(sentence)) {
        broken_.append(sentence);
        qInfo("the law is broken: %s (entry %d, after %s)", qPrintable(sentence), entries(),
              qPrintable(trail_));
    }
}
