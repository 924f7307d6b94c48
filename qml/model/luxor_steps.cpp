#include "qml/model/luxor_steps.h"

#include <algorithm>
#include <array>

using namespace architects::luxor;

namespace luxorsteps {
namespace {

using What = luxorsteps::Step::What;

int seatOf(std::uint8_t researcher) {
    return researcher == nobody ? -1 : researcher;
}

void addOpening(Steps& steps, int pillar, int seat, int tomb) {
    steps.push_back({What::Open, pillar, seat, -1, tomb, 1});
    steps.push_back({What::Back, pillar, -1, -1, -1, scarabsPerPillar});
}

/// Compares the pillars before and after one animal was carried out: the rules fix the order in between.
Steps stepsBetween(const Chamber& before, const Effect& effect, std::size_t half, int seat,
                   const Yield& yield, std::uint8_t source) {
    Steps steps;
    const int pillar = yield.animal;
    const std::uint8_t there = before.researcher[yield.animal];
    const bool came = effect.chamber.researcher[yield.animal] == seat && there != seat;
    if (came && there != nobody) {
        steps.push_back({What::Oust, pillar, seatOf(there), -1, -1, 1});
    }
    if (came) {
        steps.push_back({What::Come, pillar, seat, source == noSource ? -1 : source - 1, -1, 1});
    }
    const bool opened = effect.openedFor[half] != nobody;
    int lying = before.scarabs[yield.animal];
    const auto openNow = [&] {
        addOpening(steps, pillar, effect.openedFor[half], effect.opened[half]);
        lying = 0;
    };
    bool open = opened;
    if (open && lying == scarabsPerPillar) {
        openNow(); // they had waited for somebody to come
        open = false;
    }
    int placed = before.slab - effect.chamber.slab + (opened ? scarabsPerPillar : 0);
    for (; placed > 0; --placed) {
        steps.push_back({What::Scarab, pillar, -1, -1, -1, 1});
        if (++lying == scarabsPerPillar && open) {
            openNow();
            open = false;
        }
    }
    return steps;
}

using Counts = std::array<int, animalCount>;

/// Brings scarabs to a pillar until three lie there, opens its next sarcophagus, and puts them back.
void openWith(Steps& steps, int seat, std::size_t pillar, int tomb, Counts& paid, const Counts& openings) {
    int lying = std::min(paid[pillar], scarabsPerPillar);
    paid[pillar] -= lying;
    for (const bool opening : {false, true}) { // what opens nothing gives first
        for (std::size_t other = 0; other < animalCount; ++other) {
            while (lying < scarabsPerPillar && paid[other] > 0 && (openings[other] > 0) == opening) {
                --paid[other];
                ++lying;
                steps.push_back(
                    {What::Scarab, static_cast<int>(pillar), -1, static_cast<int>(other), -1, 1});
            }
        }
    }
    addOpening(steps, static_cast<int>(pillar), seat, tomb);
}

} // namespace

std::vector<Half> halvesOf(const Chamber& before, int seat, const Yields& yields, const Plan& plan) {
    std::vector<Half> halves;
    Chamber chamber = before;
    const std::size_t one = plan.order == Order::BottomFirst ? 0 : 1;
    for (const std::size_t half : {one, 1 - one}) {
        if (yields[half].pairs == 0) {
            continue;
        }
        Yields only{};
        only[half] = yields[half];
        Plan part{plan.order, {}};
        part.source[half] = plan.source[half];
        Effect effect{chamber, {nobody, nobody}, {}};
        if (carryOut(seat, only, part, effect) != Flaw::None) {
            return halves;
        }
        halves.push_back({yields[half],
                          stepsBetween(chamber, effect, half, seat, yields[half], plan.source[half]),
                          effect.chamber});
        chamber = effect.chamber;
    }
    return halves;
}

Steps closingSteps(const architects::luxor::State& before) {
    architects::luxor::State after = before;
    useLeftScarabs(after);
    Steps steps;
    for (int seat = 0; seat < before.seats; ++seat) {
        Counts paid{};
        Counts openings{};
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            if (before.chamber.researcher[pillar] == seat) {
                paid[pillar] = before.chamber.scarabs[pillar] - after.chamber.scarabs[pillar];
                openings[pillar] = after.chamber.opened[pillar] - before.chamber.opened[pillar];
            }
        }
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            for (int i = 0; i < openings[pillar]; ++i) {
                const std::size_t place = before.chamber.opened[pillar] + static_cast<std::size_t>(i);
                openWith(steps, seat, pillar, tombAt(pillar, place), paid, openings);
            }
        }
    }
    return steps;
}

QList<LuxorStep> rowsOf(const Steps& steps) {
    static constexpr std::array<LuxorAct::Value, 5> acts{LuxorAct::Oust, LuxorAct::Come, LuxorAct::Scarab,
                                                         LuxorAct::Open, LuxorAct::Back};
    QList<LuxorStep> rows;
    for (const Step& step : steps) {
        LuxorStep row;
        row.what = acts[static_cast<std::size_t>(step.what)];
        row.pillar = step.pillar;
        row.seat = step.seat;
        row.from = step.from;
        row.count = step.count;
        if (step.tomb >= 0) {
            row.tomb.tomb = step.tomb;
            row.tomb.pillar = step.pillar;
            row.tomb.eyes = eyesOf(static_cast<Tomb>(step.tomb));
        }
        rows.append(row);
    }
    return rows;
}

} // namespace luxorsteps
