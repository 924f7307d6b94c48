// Every sentence that the app composes, in every language, as an editor has reviewed it. What a game tells,
// asks, refuses and shows is taken from whole matches: tests/qml/model/sentences/<game>_<language>.txt.
// What is not met there, and what screens compose, stands with marks for what is put into it, the latter in
// screens_<language>.txt. A text that is added is missing in its file until somebody has read it. To write
// the files anew, and then read the difference:
//     ARCHITECTS_REGENERATE=1 build/dev/bin/model_tests "[told]"
#include "tests/qml/model/composed_texts.h"
#include "tests/qml/model/model_test.h"

#include <QMetaProperty>
#include <QRegularExpression>
#include <QTranslator>

#include <map>
#include <set>

#include "core/games/any_match.h"
#include "core/table/random.h"
#include "qml/model/board_model.h"
#include "qml/model/egizia_model.h"
#include "qml/model/kheops_model.h"
#include "qml/model/luxor_model.h"
#include "tests/core/games/every_game.h"

namespace {

/// Which texts the models of a game compose; those of players stand in files of their own.
const std::map<std::string, std::set<QString>> contexts{
    {"egizia", {"Egizia", "EgiziaModel", "EgiziaBook"}},
    {"kheops", {"Kheops", "KheopsModel"}},
    {"luxor", {"Luxor", "LuxorModel"}},
    {"pyramidice", {"PyramidiceBook", "PyramidiceModel", "PyramidiceWords"}},
};

/// Translates, and remembers which texts something is put into were asked for.
class Recorder : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int n) const override {
        const QString said = QTranslator::translate(context, source, comment, n);
        if (QLatin1String(source).contains(QLatin1Char('%'))) {
            const QString from = QString::fromUtf8(source);
            asked_.insert({QLatin1String(context), from, said.isEmpty() ? from : said});
        }
        return said;
    }
    struct Asked {
        QString context, source, said;
        friend bool operator<(const Asked& a, const Asked& b) {
            return std::tie(a.context, a.source, a.said) < std::tie(b.context, b.source, b.said);
        }
    };
    std::set<Asked> takeAsked() { return std::exchange(asked_, {}); }

  private:
    mutable std::set<Asked> asked_;
};

/// Every text in a value, however deep.
void gather(const QVariant& value, QStringList& texts) {
    if (value.typeId() == QMetaType::QString) {
        texts.append(value.toString());
    } else if (value.typeId() == QMetaType::QVariantMap) {
        const QVariantMap map = value.toMap();
        for (const QVariant& one : map) {
            gather(one, texts);
        }
    } else if (value.metaType().flags().testFlag(QMetaType::IsGadget)) {
        const QMetaObject& row = *value.metaType().metaObject();
        for (int i = 0; i < row.propertyCount(); ++i) {
            gather(row.property(i).readOnGadget(value.constData()), texts);
        }
    } else if (value.canConvert<QVariantList>()) {
        for (const QVariant& one : value.toList()) {
            gather(one, texts);
        }
    }
}

/// What the board says of matches: of each text that is composed the first sentence it was met in.
class Listener {
  public:
    Listener(Recorder& recorder, BoardModel& board) : recorder_(recorder), board_(board) {}

    void hear(const architects::AnyMatch& before, const architects::Entry& entry, bool closely) {
        board_.show(before, true);
        QStringList texts{board_.describe(before, entry), board_.property("prompt").toString()};
        if (closely) {
            lookAround(before, entry, texts);
        }
        keep(texts);
    }
    void hearRefusal(const architects::AnyMatch& match, architects::Seat seat,
                     const architects::Move& move) {
        const architects::Refusal refusal = match.check(seat, move);
        if (refusal != architects::Refusal::None) {
            keep({board_.refusalText(refusal, move)});
        }
    }
    [[nodiscard]] const QStringList& lines() const { return lines_; }
    [[nodiscard]] bool knows(const ComposedText& text) const {
        return met_.count({text.context, text.source}) > 0;
    }

  private:
    void lookAround(const architects::AnyMatch& before, const architects::Entry& entry,
                    QStringList& texts) {
        const QMetaObject& meta = *board_.metaObject();
        for (int i = meta.superClass()->propertyOffset(); i < meta.propertyCount(); ++i) {
            gather(meta.property(i).read(&board_), texts);
        }
        if (const auto* kheops = qobject_cast<KheopsModel*>(&board_)) {
            gather(QVariant::fromValue(kheops->eventOf(before, entry)), texts);
        }
        if (const auto* luxor = qobject_cast<LuxorModel*>(&board_)) {
            gather(QVariant::fromValue(luxor->eventsOf(before, entry)), texts);
        }
        if (const auto* egizia = qobject_cast<EgiziaModel*>(&board_)) {
            gather(QVariant::fromValue(egizia->eventsOf(before, entry)), texts);
        }
        if (!entry.isChance()) {
            texts.append(board_.adviceText(before, entry));
        }
    }
    void keep(const QStringList& texts) {
        for (const auto& asked : recorder_.takeAsked()) {
            if (known_.count(asked.context + asked.said) > 0) {
                continue;
            }
            const QRegularExpression pattern(
                QRegularExpression::escape(asked.said).replace(QRegularExpression("\\\\%\\d|\\\\%n"), ".*"),
                QRegularExpression::DotMatchesEverythingOption);
            for (const QString& text : texts) {
                if (pattern.match(text).hasMatch()) {
                    known_.insert(asked.context + asked.said);
                    met_.insert({asked.context, asked.source});
                    lines_.append(QString(text).replace(QLatin1Char('\n'), QLatin1Char(' ')));
                    break;
                }
            }
        }
        lines_.removeDuplicates();
    }

    Recorder& recorder_;
    BoardModel& board_;
    std::set<QString> known_;
    std::set<std::pair<QString, QString>> met_;
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
    std::vector<architects::Move> made;
    int ply = 0;
    for (const architects::Entry& entry : match.log().entries) {
        listener.hear(before, entry, ++ply % 7 == 0);
        if (ply % 7 == 0 && !before.pending().over() && !before.pending().seats.empty()) {
            for (const architects::Move& move : made) {
                listener.hearRefusal(before, before.pending().seats.first(), move);
            }
        }
        if (!entry.isChance()) {
            made.push_back(entry.move());
        }
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

QString spokenLanguage() {
    return GENERATE(QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("es"), QStringLiteral("fr"),
                    QStringLiteral("de"));
}

} // namespace

TEST_CASE("Every sentence that a game composes reads as it was reviewed", "[told]") {
    const std::string name = GENERATE(from_range(architects::gameNames()));
    const QString language = spokenLanguage();
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
    QStringList lines = listener.lines() + QStringList{QStringLiteral("# not met in these matches")};
    for (const ComposedText& text : composedTexts()) {
        if (contexts.at(name).count(text.context) > 0 && !listener.knows(text)) {
            lines += filled(text);
        }
    }
    QCoreApplication::removeTranslator(&recorder);
    compareWithReviewed(QStringLiteral("%1_%2").arg(QString::fromStdString(name), language),
                        lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

TEST_CASE("Every sentence that a screen composes reads as it was reviewed", "[told]") {
    const QString language = spokenLanguage();
    std::set<QString> told{QStringLiteral("Players")};
    for (const auto& [name, ofGame] : contexts) {
        told.insert(ofGame.begin(), ofGame.end());
    }
    QTranslator translator;
    REQUIRE(translator.load(QStringLiteral(":/i18n/architects_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    QStringList lines;
    for (const ComposedText& text : composedTexts()) {
        if (told.count(text.context) == 0) {
            lines += filled(text);
        }
    }
    QCoreApplication::removeTranslator(&translator);
    compareWithReviewed(QStringLiteral("screens_%1").arg(language),
                        lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}
