#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

/// Prayer dice, and Stone dice where it must be, that pay this price and nothing more; one need may be left
/// out.
std::string exactDice(const Price& price, int without = -1) {
    std::string text;
    int filler = 1;
    for (int i = 0; i < static_cast<int>(priceParts); ++i) {
        const Need need = price[static_cast<std::size_t>(i)];
        if (i == without || need == Need::None || isPieceNeed(need)) {
            continue;
        }
        const int number = static_cast<int>(need);
        if (need >= Need::Stone1 && need <= Need::Stone6) {
            text += "s" + std::to_string(number - static_cast<int>(Need::Stone1) + 1) + " ";
        } else if (need == Need::AnyDie) {
            text += "p" + std::to_string(filler) + " ";
        } else {
            text += "p" + std::to_string(number - static_cast<int>(Need::Die1) + 1) + " ";
        }
    }
    return text;
}
int count(const Price& price, Need need) {
    return static_cast<int>(std::ranges::count(price, need));
}
Position facing(God god, const std::string& dice) {
    Position position = acting(dice);
    const God second = god == Ra ? Heh : Ra;
    const God third = god == Thoth ? Heh : Thoth;
    position.row(god, second, third);
    return position;
}

} // namespace

TEST_CASE("Every god can be had for exactly its price, which is spent (R27)", "[pyramidice]") {
    for (std::size_t i = 1; i <= godCount; ++i) {
        const God god = static_cast<God>(i);
        const Price& price = infoOf(god).price;
        INFO(infoOf(god).name);
        Table table = facing(god, exactDice(price));
        table.play(pray(1));
        while (table.state.turn.payment.action != Action::None) {
            table.play(table.moves().front());
        }
        CHECK(table.owns(god));
        CHECK(diceLeft(table.dice()) == 0);
        CHECK(table.has(worker) == 4 - count(price, Need::Worker));
        CHECK(table.has(cat) == 1 - count(price, Need::Cat));
        CHECK(table.fame() == 5);
    }
}

TEST_CASE("No god can be had if any one die of its price is missing (R27)", "[pyramidice]") {
    for (std::size_t i = 1; i <= godCount; ++i) {
        const God god = static_cast<God>(i);
        const Price& price = infoOf(god).price;
        for (int missing = 0; missing < static_cast<int>(priceParts); ++missing) {
            const Need need = price[static_cast<std::size_t>(missing)];
            if (need == Need::None || isPieceNeed(need)) {
                continue;
            }
            INFO(infoOf(god).name << " without part " << missing);
            CHECK(Table(facing(god, exactDice(price, missing))).answer(pray(1)) == PyramidiceCannotPayGod);
        }
    }
}

TEST_CASE("No god can be had with a wrong value instead of an exact one (R27)", "[pyramidice]") {
    for (std::size_t i = 1; i <= godCount; ++i) {
        const God god = static_cast<God>(i);
        const Price& price = infoOf(god).price;
        const std::string dice = exactDice(price);
        for (std::size_t at = 0; at < dice.size(); at += 3) {
            const Need need = price[at / 3];
            if (need == Need::AnyDie) {
                continue;
            }
            for (char value = '1'; value <= '6'; ++value) {
                std::string other = dice;
                other[at + 1] = value;
                const bool fillerHelps =
                    dice.find(std::string("p") + dice[at + 1], at + 3) != std::string::npos;
                if (value == dice[at + 1] || fillerHelps) {
                    continue; // another die of the same value could stand in
                }
                INFO(infoOf(god).name << " with " << other);
                CHECK(Table(facing(god, other)).answer(pray(1)) == PyramidiceCannotPayGod);
            }
        }
    }
}

TEST_CASE("A Prayer die of the right value never pays for a Stone die (R27)", "[pyramidice]") {
    for (const God god : {Seth, Mut, Sekhmet, Serket, Seshat, Thoth}) {
        std::string dice = exactDice(infoOf(god).price);
        REQUIRE(dice[0] == 's');
        dice[0] = 'p';
        INFO(infoOf(god).name);
        CHECK(Table(facing(god, dice)).answer(pray(1)) == PyramidiceCannotPayGod);
    }
}

TEST_CASE("Stone dice alone pay for every god (R27)", "[pyramidice]") {
    for (std::size_t i = 1; i <= godCount; ++i) {
        const God god = static_cast<God>(i);
        std::string dice = exactDice(infoOf(god).price);
        std::ranges::replace(dice, 'p', 's');
        INFO(infoOf(god).name);
        CHECK(Table(facing(god, dice)).allows(pray(1)));
    }
}
