#include "tests/qml/model/model_test.h"

#include "core/bots/review.h"
#include "qml/model/review_model.h"

using namespace architects;

namespace {

void playToTheEnd(TableModel& table) {
    while (!table.over()) {
        playStep(table);
    }
}

/// Something else that could have been played, and what chance would have made of it.
std::vector<Entry> anotherWay(const Log& log, std::size_t entry) {
    auto other = AnyMatch::replay(log, entry);
    REQUIRE(other.ok());
    MoveList moves;
    other->legalMoves(log.entries[entry].by, moves);
    for (const Move& move : moves) {
        if (move != log.entries[entry].move()) {
            REQUIRE(other->play(log.entries[entry].by, move) == Refusal::None);
            const auto& entries = other->log().entries;
            return {entries.begin() + static_cast<std::ptrdiff_t>(entry), entries.end()};
        }
    }
    FAIL("there was no choice");
    return {};
}

/// A review as if it had been worked out: the first seat's chance falls by a hundredth with every move, and
/// the one in the middle cost twenty.
Review madeUp(const Log& log) {
    Review review;
    for (std::size_t i = 0; i < log.entries.size(); ++i) {
        if (!log.entries[i].isChance()) {
            const int first = sure - sure / 100 * static_cast<int>(review.moves.size());
            review.moves.push_back({i, log.entries[i].by, {first, sure - first}, 0, log.entries[i].move()});
        }
    }
    ReviewedMove mistake = review.moves[review.moves.size() / 2];
    const auto line = anotherWay(log, mistake.entry);
    mistake.cost = sure / 5;
    mistake.better = line.front().move();
    review.mistakes.push_back({mistake, line});
    review.next = log.entries.size();
    review.done = true;
    return review;
}

/// A finished match of two people with that review on the disk.
struct Reviewed : Desk {
    TableModel& table = sitDown(person("Nefer"), person("Ani"));
    Review made;
    explicit Reviewed(bool withMistake = true) {
        playToTheEnd(table);
        made = madeUp(table.shown().log());
        if (!withMistake) {
            made.mistakes.clear();
        }
        REQUIRE(opened->store.putReview(table.matchId().toStdString(), writeReview(made)) ==
                save::SaveError::None);
        review().begin();
    }
    ReviewModel& review() { return *table.review(); }
    ReviewMistake mistake() { return review().mistakes().constFirst(); }
    QString said() { return review().now().text; }
};

} // namespace

TEST_CASE("A match that is still played is not reviewed, and the reason is said") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    ReviewModel& review = *table.review();
    review.begin();
    CHECK_FALSE(review.possible());
    CHECK(review.obstacle().contains("still being played"));
    CHECK(review.moveCount() == 0);
    CHECK(review.progress().isEmpty());
    review.openMistake(0);
    review.setAt(1);
    CHECK(table.live());
}

TEST_CASE("A review that was worked out before is shown at once, with a curve for every seat") {
    Reviewed desk;
    ReviewModel& review = desk.review();
    CHECK(review.done());
    CHECK(review.percent() == 100);
    CHECK(review.progress().isEmpty());
    CHECK(review.known() == review.moveCount());
    REQUIRE(review.curves().size() == 2);
    const QList<double> first = review.curves().constFirst().points;
    CHECK(first.size() == review.moveCount() + 1);
    CHECK(first.at(1) == Approx(1.0));
    CHECK(first.at(11) == Approx(0.9).margin(0.001));
    CHECK(review.summary().contains("Nefer: at most 100% after move 0"));
}

TEST_CASE("The cursor leads the board through the match, and says who did what and how it stands") {
    Reviewed desk;
    ReviewModel& review = desk.review();
    CHECK(review.at() == review.moveCount());
    review.setAt(0);
    CHECK(review.now().seat == -1);
    CHECK(desk.table.history()->rowOf(desk.table.ply()) == 0); // who begins
    int told = 0;
    QObject::connect(&boardOf(desk.table), &KheopsModel::happened, [&told] { ++told; });
    review.setAt(1);
    CHECK(told >= 1);
    const ReviewMove now = review.now();
    CHECK(now.number == 1);
    CHECK(now.chances == QList<int>{100, 0});
    CHECK(desk.table.history()->textOf(static_cast<int>(desk.made.moves.front().entry) + 1) == desk.said());
    CHECK(now.spoken.startsWith("Move 1, "));
    CHECK(now.spoken.endsWith("Nefer 100%, Ani 0%"));
    review.setAt(9000);
    CHECK(review.at() == review.moveCount());
    CHECK(desk.table.ply() == desk.table.plyCount());
}

TEST_CASE("A mistake tells what it cost, what was played and what would have been better") {
    Reviewed desk;
    const ReviewMistake mistake = desk.mistake();
    CHECK(mistake.number == desk.review().moveCount() / 2 + 1);
    CHECK(mistake.cost == 20);
    CHECK(mistake.betterChance - mistake.playedChance == 20);
    CHECK_FALSE(mistake.played.isEmpty());
    CHECK(mistake.better != mistake.played);
}

TEST_CASE("Both courses of a mistake are stepped through from the position before it") {
    Reviewed desk;
    ReviewModel& review = desk.review();
    review.openMistake(0);
    CHECK(review.mistake() == 0);
    CHECK(review.step() == 0);
    CHECK(desk.table.ply() == static_cast<int>(desk.made.mistakes.front().move.entry));
    CHECK(desk.said().contains(QString::number(desk.mistake().number)));
    const QList<KheopsCell> before = boardOf(desk.table).cells();

    review.choose(true);
    CHECK(review.step() == 1);
    CHECK(desk.mistake().better.startsWith(desk.said()));
    CHECK(review.now().chances.contains(desk.mistake().betterChance));
    const QList<KheopsCell> better = boardOf(desk.table).cells();
    CHECK(better != before);

    review.choose(false);
    CHECK(desk.said() == desk.mistake().played);
    CHECK(boardOf(desk.table).cells() != better);
    review.setStep(0);
    CHECK(boardOf(desk.table).cells() == before);

    review.closeMistake();
    CHECK(review.mistake() == -1);
    CHECK(review.at() == desk.mistake().number);
    CHECK(desk.said() == desk.mistake().played);
}

TEST_CASE("Whoever leaves the review finds the match as it ended") {
    Reviewed desk;
    const int plies = desk.table.plyCount();
    const QList<KheopsCell> cells = boardOf(desk.table).cells();
    desk.review().openMistake(0);
    desk.review().choose(true);
    desk.review().leave();
    CHECK(desk.table.live());
    CHECK(desk.table.plyCount() == plies);
    CHECK(boardOf(desk.table).cells() == cells);
}

TEST_CASE("A screen that goes away late leaves the review to the screen that came after it") {
    Reviewed desk; // by the screen that goes away
    desk.review().begin();
    desk.review().openMistake(0);
    const int ply = desk.table.ply();
    desk.review().leave();
    CHECK(desk.review().mistake() == 0);
    CHECK(desk.table.ply() == ply);
    desk.review().leave();
    CHECK(desk.review().mistake() == -1);
    CHECK(desk.table.live());
}

TEST_CASE("A review in which nobody gave anything away has no mistakes to open") {
    Reviewed desk(false);
    CHECK(desk.review().done());
    CHECK(desk.review().mistakes().isEmpty());
    desk.review().openMistake(0);
    CHECK(desk.review().mistake() == -1);
}

TEST_CASE("A review goes on where it was left, also after the app was in the background") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    playToTheEnd(table);
    ReviewModel& review = *table.review();
    review.begin();
    CHECK(review.progress().startsWith("Looking at move "));
    waitFor([&] { return review.known() > 0; });
    desk.app.rest();
    const int rested = review.known();
    QCoreApplication::processEvents();
    CHECK(review.known() == rested);
    desk.app.wake();
    waitFor([&] { return review.known() > rested; });

    review.leave();
    const QString id = table.matchId();
    desk.app.closeTable();
    const int left = review.known();
    REQUIRE(desk.app.openMatch(id));
    desk.app.table()->review()->begin();
    CHECK(desk.app.table()->review()->known() >= left);
    waitFor([&] { return desk.app.table()->review()->known() > left; });
}

TEST_CASE("Chances in whole hundredths make a hundred together") {
    CHECK(hundredths({1, 1, 1, 0}, 3) == std::vector<int>{34, 33, 33});
    CHECK(hundredths({sure, 0, 0, 0}, 2) == std::vector<int>{100, 0});
    CHECK(hundredths({3, 3, 1, 1}, 4) == std::vector<int>{38, 38, 12, 12});
    CHECK(hundredths({0, 0, 0, 0}, 2) == std::vector<int>{0, 0});
}
