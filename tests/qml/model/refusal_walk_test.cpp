// Somebody who knows no rule and tries everything that a screen lets one try, at every position of whole
// matches: what is answered speaks of the game, never of how a move is written.
#include <QRegularExpression>
#include <QStringList>

#include <set>

#include "tests/qml/model/egizia_player.h"
#include "tests/qml/model/luxor_player.h"
#include "tests/qml/model/pyramidice_player.h"

using architects::Move;
using architects::Refusal;

namespace {

/// Nothing that is tried is played: only what the rules refuse goes on to them.
class Careless {
  public:
    explicit Careless(TableModel& table) : table_(table), random_(7) {
        QObject::connect(&table, &TableModel::refused, &table,
                         [this](const QString& sentence) { hear(sentence); });
    }
    template <class Tries>
    void tryAll(const Tries& tries) {
        if (table_.handOverTo() >= 0) {
            table_.takeDevice();
        }
        table_.guard([this](const Move& move) {
            return table_.shown().check(architects::seatAt(table_.viewer()), move) != Refusal::None;
        });
        tries(*this);
        table_.guard({});
    }
    /// What a screen says before anything is tried; empty if it may be.
    void hear(const QString& sentence) { heard_.insert(sentence); }
    int any(int bound) {
        return static_cast<int>(architects::below(random_, static_cast<std::uint32_t>(bound)));
    }
    [[nodiscard]] const std::set<QString>& heard() const { return heard_; }

  private:
    TableModel& table_;
    architects::FastRandom random_;
    std::set<QString> heard_;
};

QString sentenceOf(Refusal refusal) {
    const auto sentence = architects::infoOf(refusal).sentence;
    return QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size()));
}

void judge(const Careless& player, std::size_t atLeast) {
    static const QRegularExpression holes(QStringLiteral("%\\d|%n|[:,] *[.]|  |no such move"));
    for (const QString& sentence : player.heard()) {
        INFO(sentence.toStdString());
        CHECK_FALSE(sentence.contains(holes));
        for (const Refusal refusal : {Refusal::NoSuchMove, Refusal::BadNotation,
                                      Refusal::LuxorCellsOutOfOrder, Refusal::EgiziaRiddlesOutOfOrder}) {
            CHECK(sentence != sentenceOf(refusal));
        }
    }
    CHECK(player.heard().size() >= atLeast);
}

TableModel& sitDown(Desk& desk, const char* game, int people, const QVariantMap& options = {}) {
    QVariantList players;
    for (int i = 0; i < people; ++i) {
        players.append(Desk::person(QString("Player%1").arg(i)));
    }
    REQUIRE(desk.app.startMatch(
        {{"game", game}, {"players", players}, {"options", options}, {"seed", "careless"}}));
    return *desk.app.table();
}

void tryKheops(KheopsModel& board, Careless& player) {
    for (int cell = 0; cell < 49; ++cell) {
        for (const KheopsChoice& pawn : board.pawnChoices()) {
            (void)board.placePawn(pawn.kind, cell);
        }
        for (const KheopsHandTile& tile : board.hand()) {
            (void)board.placeTile(tile.tile, cell, player.any(3));
        }
        (void)board.turnTile(cell, player.any(3));
        (void)board.swapPawns(cell, player.any(49));
        (void)board.movePawn(cell, player.any(49));
    }
}

void tryLuxor(LuxorModel& board, Careless& player, int people) {
    for (const LuxorCard& card : board.hand()) {
        if (const QString why = board.whyNotDrop(card.card).sentence; !why.isEmpty()) {
            player.hear(why);
        }
        for (int shaft = 0; shaft < 8; ++shaft) {
            (void)board.drop(card.card, shaft, 0);
        }
    }
    for (int claims = 0; claims < 40; ++claims) {
        const QList<int> cells{player.any(80), player.any(80), player.any(80)};
        (void)board.claim(cells, -1);
        if (board.phase() == LuxorPhase::Search || board.phase() == LuxorPhase::Race) {
            player.hear(board.whyNotClaim(cells));
        }
    }
    (void)board.pass(-1);
    for (int seat = 0; seat < people; ++seat) {
        (void)board.curseSeat(seat);
    }
}

void trySquares(EgiziaModel& board, Careless& player, const QString& monument,
                const QList<EgiziaSquare>& squares) {
    for (const EgiziaSquare& one : squares) {
        player.hear(board.whyNotBuild(monument, one.square).sentence);
        (void)board.build(monument, one.square);
    }
}

void tryBuilding(EgiziaModel& board, Careless& player) {
    const EgiziaMonuments all = board.monuments();
    trySquares(board, player, "obelisk", all.obelisk);
    trySquares(board, player, "tombs", all.tombs);
    trySquares(board, player, "pyramid", all.pyramid);
    trySquares(board, player, "temple", all.temple);
    for (int number = 0; number < 6; ++number) {
        (void)board.look(number);
        (void)board.sell(number);
        (void)board.feedStones(number);
        (void)board.extraPlace(number % 4);
    }
    for (const char* track : {"", "quarry", "market"}) {
        (void)board.finish(track);
    }
    (void)board.giveUp();
    (void)board.done();
    (void)board.pass();
}

void tryEgizia(EgiziaModel& board, Careless& player) {
    for (const EgiziaBend& one : board.river()) {
        const int bend = one.bend;
        player.hear(board.preview(bend, false).reason);
        (void)board.sail(bend, false);
        (void)board.sail(bend, true);
        (void)board.take(bend);
    }
    for (int card = 1; card <= 48; ++card) {
        (void)board.playCard(card);
        (void)board.upgrade(card);
        (void)board.drill(card, card % 4);
    }
    for (int worker = 0; worker < 4; ++worker) {
        player.hear(board.whyNotTrain(worker).sentence);
        player.hear(board.whyNotWork(worker).sentence);
        (void)board.train(worker);
        (void)board.work(worker);
        (void)board.moveFlood(worker % 3);
    }
    for (int riddle = 1; riddle <= 29; ++riddle) {
        (void)board.keep({riddle});
        (void)board.keep({riddle, 1 + player.any(29)});
    }
    (void)board.keep({});
    tryBuilding(board, player);
}

void tryDice(PyramidiceModel& board, Careless& player) {
    for (const PyramidiceDie& one : board.dice()) {
        const int die = one.id;
        for (int space = 0; space < 14; ++space) {
            player.hear(board.whyNotBuild(die, space % 3, space));
            (void)board.build(die, space % 3, space, false);
        }
        (void)board.nudge(die, 1, "cat");
        (void)board.nudge(die, -1, "worker");
        (void)board.nudge(die, 1, "golden");
        (void)board.setDie(architects::pyramidice::Amon, die, 1 + player.any(6));
        (void)board.setDie(architects::pyramidice::Mut, die, 1 + player.any(6));
        (void)board.spendDie(die);
        (void)board.reroll({die}, false);
        (void)board.reroll({die}, true);
        (void)board.take({die});
    }
    (void)board.reroll({}, false);
    (void)board.gainFame({});
    (void)board.work();
    (void)board.rest();
    (void)board.endWork();
    (void)board.useBes();
    (void)board.copyBuild(true);
    (void)board.copyBuild(false);
}

void tryCards(PyramidiceModel& board, Careless& player) {
    for (const PyramidiceSlot& one : board.row()) {
        const int slot = one.slot;
        player.hear(board.whyNotPray(slot));
        (void)board.pray(slot, {});
        (void)board.dismiss(slot, {});
        (void)board.borrow(slot, {});
        (void)board.takeGod(slot);
    }
    for (const PyramidiceTile& one : board.tiles()) {
        const int tile = one.tile;
        (void)board.takeTile(tile, {}, -1);
        (void)board.placeTile(tile, player.any(6));
    }
    for (const char* piece : {"W", "C", "S"}) {
        (void)board.useHapy(piece);
        (void)board.spendPiece(piece);
        (void)board.gain(piece);
        (void)board.discard(piece);
    }
    for (const PyramidiceSide& side : board.sides()) {
        for (const PyramidiceGod& one : side.gods) {
            const int god = one.god;
            player.hear(one.reason);
            for (const int argument : god > 0 ? board.powerArguments(god) : QList<int>()) {
                (void)board.usePower(god, argument, {});
            }
            if (god > 0) {
                (void)board.drop(god);
            }
        }
    }
}

} // namespace

TEST_CASE("Whatever is tried at a table of Kheops is refused in words of the game", "[refusals]") {
    const QString pharaoh = GENERATE(QString(), QStringLiteral("mummy"));
    Desk desk;
    TableModel& table =
        sitDown(desk, "kheops", 2, pharaoh.isEmpty() ? QVariantMap() : QVariantMap{{"pharaoh", pharaoh}});
    Careless player(table);
    while (!table.over()) {
        player.tryAll([&table](Careless& one) { tryKheops(boardOf(table), one); });
        playStep(table);
    }
    judge(player, 12);
}

TEST_CASE("Whatever is tried at a table of Luxor is refused in words of the game", "[refusals]") {
    Desk desk;
    TableModel& table = sitDown(desk, "luxor", 3, {{"curse", "turns"}});
    Careless player(table);
    LuxorPlayer mover(table, 3);
    while (!table.over()) {
        player.tryAll([&table](Careless& one) { tryLuxor(wallOf(table), one, 3); });
        mover.step();
    }
    judge(player, 5);
}

TEST_CASE("Whatever is tried at a table of Egizia is refused in words of the game", "[refusals]") {
    Desk desk;
    TableModel& table = sitDown(desk, "egizia", 2);
    Careless player(table);
    EgiziaPlayer mover(table, 3);
    while (!table.over()) {
        player.tryAll([&table](Careless& one) { tryEgizia(nileOf(table), one); });
        mover.step();
    }
    judge(player, 30);
}

TEST_CASE("Whatever is tried at a table of Pyramidice is refused in words of the game", "[refusals]") {
    Desk desk;
    TableModel& table = sitDown(desk, "pyramidice", 3);
    Careless player(table);
    PyramidicePlayer mover(table, 3);
    while (!table.over()) {
        player.tryAll([&mover](Careless& one) {
            tryDice(mover.board(), one);
            tryCards(mover.board(), one);
        });
        mover.step();
    }
    judge(player, 30);
}
