// Every sentence that a game composes, once, in every language, as an editor has reviewed it: what entries
// are told as, and what is asked. tests/qml/model/sentences/<game>_<language>.txt. To write the files anew,
// and then read the difference:
//     ARCHITECTS_REGENERATE=1 build/dev/bin/model_tests "[told]"
#include "tests/qml/model/model_test.h"

#include <QFile>
#include <QTranslator>

#include <set>

#include "core/games/any_match.h"
#include "core/table/random.h"
#include "qml/model/board_model.h"
#include "tests/core/games/every_game.h"

namespace {

/// Translates, and remembers of which texts a sentence was put together.
class Recorder : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int n) const override {
        parts_ += QLatin1String(source) + QLatin1Char('|');
        return QTranslator::translate(context, source, comment, n);
    }
    QString takeParts() { return std::exchange(parts_, QString()); }

  private:
    mutable QString parts_;
};

/// What the board says of one match, each way of putting a sentence together once.
class Listener {
  public:
    Listener(Recorder& recorder, BoardModel& board) : recorder_(recorder), board_(board) {}

    void hear(const architects::AnyMatch& before, const architects::Entry& entry) {
        board_.show(before, true);
        (void)recorder_.takeParts();
        add(board_.describe(before, entry));
        add(board_.property("prompt").toString());
    }
    [[nodiscard]] QString text() const { return lines_.join(QLatin1Char('\n')) + QLatin1Char('\n'); }

  private:
    /// Made of parts that were not met together before: one new part is enough.
    void add(const QString& line) {
        const QStringList parts = recorder_.takeParts().split(QLatin1Char('|'), Qt::SkipEmptyParts);
        bool fresh = false;
        for (const QString& part : parts) {
            fresh = (part.contains(QLatin1Char('%')) && known_.insert(part).second) || fresh;
        }
        if (fresh && !line.isEmpty()) {
            lines_.append(line);
        }
    }

    Recorder& recorder_;
    BoardModel& board_;
    std::set<QString> known_;
    QStringList lines_;
};

void playThrough(const architects::Setup& setup, Listener& listener, std::uint64_t luck) {
    auto match = *architects::AnyMatch::begin(setup);
    architects::FastRandom random(luck);
    architects::MoveList moves;
    while (!match.pending().over()) {
        const auto seat = match.pending().seats.first();
        match.legalMoves(seat, moves);
        REQUIRE(
            match.play(seat, moves[architects::below(random, static_cast<std::uint32_t>(moves.size()))]) ==
            architects::Refusal::None);
    }
    auto before = *architects::AnyMatch::replay({setup, {}});
    for (const architects::Entry& entry : match.log().entries) {
        listener.hear(before, entry);
        REQUIRE(before.append(entry) == architects::Refusal::None);
    }
}

/// A match of you against two Architects where the game is for so many.
QVariantMap wish(const architects::GameInfo& game) {
    QVariantList players{Desk::person(QString())};
    for (int seat = 1; seat < std::min(3, game.maxSeats); ++seat) {
        players.append(Desk::bot(seat));
    }
    return {{"game", QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()))},
            {"players", players},
            {"seed", "told"}};
}

} // namespace

TEST_CASE("Every sentence that a game composes reads as it was reviewed", "[told]") {
    const std::string name = GENERATE(from_range(architects::gameNames()));
    const QString language = GENERATE(QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("es"),
                                      QStringLiteral("fr"), QStringLiteral("de"));
    const architects::GameInfo& game = *architects::findGame(name);
    Recorder recorder;
    REQUIRE(recorder.load(QStringLiteral(":/i18n/architects_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&recorder);
    Desk desk;
    REQUIRE(desk.app.startMatch(wish(game)));
    const auto board = makeBoard(QString::fromStdString(name), desk.app.table());
    Listener listener(recorder, *board);
    for (std::uint8_t match = 0; match < 6; ++match) {
        playThrough(architects::makeSetup(name, std::min(3, game.maxSeats), {match}), listener, match);
    }
    QCoreApplication::removeTranslator(&recorder);

    QFile file(QStringLiteral(SENTENCES "/%1_%2.txt").arg(QString::fromStdString(name), language));
    if (qEnvironmentVariableIsSet("ARCHITECTS_REGENERATE")) {
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(listener.text().toUtf8());
        return;
    }
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QStringList reviewed = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    const QStringList now = listener.text().split(QLatin1Char('\n'));
    CHECK(now.size() == reviewed.size());
    for (qsizetype i = 0; i < std::min(now.size(), reviewed.size()); ++i) {
        CHECK(now.at(i).toStdString() == reviewed.at(i).toStdString());
    }
}
