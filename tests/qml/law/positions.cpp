#include "tests/qml/law/positions.h"

#include <QMap>
#include <QSet>

#include "core/games/any_game.h"
#include "core/table/match_text.h"
#include "core/table/random.h"

namespace positions {

namespace {

using architects::AnyMatch;
using architects::Entry;
using architects::MoveList;

constexpr std::uint8_t mostMatches = 60;
constexpr int mostMoves = 2000; ///< of one match: at random some take their time

QString textOf(const AnyMatch& match) {
    architects::MatchDocument document;
    document.log = match.log();
    document.players = {{"Nefer", architects::PlayerKind::Person, 0},
                        {"Ani", architects::PlayerKind::Person, 0}};
    const auto* notation = architects::findNotation(document.log.setup.game);
    return QString::fromStdString(architects::writeMatch(document, *notation));
}

} // namespace

QList<Place> withEachKind(const std::string& game, int examples, const Wanted& wanted) {
    QList<Place> places;
    QMap<int, int> found;
    for (std::uint8_t number = 1; number <= mostMatches; ++number) {
        architects::Seed seed{};
        seed[0] = number;
        auto match = AnyMatch::begin(architects::makeSetup(game, 2, seed));
        architects::FastRandom random(number);
        QSet<int> here;
        for (int i = 0; match.ok() && i < mostMoves && !match->pending().over(); ++i) {
            const architects::Seat seat = match->pending().seats.first();
            MoveList moves;
            match->legalMoves(seat, moves);
            for (const architects::Move& move : moves) {
                const int kind = move.kind;
                if (!here.contains(kind) && found[kind] < examples &&
                    wanted(*match, Entry::of(seat, move))) {
                    here.insert(kind);
                    ++found[kind];
                    places.append({kind, textOf(*match)});
                }
            }
            const auto count = static_cast<std::uint32_t>(moves.size());
            (void)match->play(seat, moves[architects::below(random, count)]);
        }
    }
    return places;
}

QString beforeTheEnd(const std::string& game) {
    constexpr std::uint8_t number = 3;
    architects::Seed seed{};
    seed[0] = number;
    auto match = AnyMatch::begin(architects::makeSetup(game, 2, seed));
    architects::FastRandom random(number);
    QString before;
    for (int i = 0; match.ok() && i < mostMoves && !match->pending().over(); ++i) {
        before = textOf(*match);
        const architects::Seat seat = match->pending().seats.first();
        MoveList moves;
        match->legalMoves(seat, moves);
        const auto count = static_cast<std::uint32_t>(moves.size());
        (void)match->play(seat, moves[architects::below(random, count)]);
    }
    return before;
}

} // namespace positions
