// What lies on a table of Luxor, as lists for QML.
#include <algorithm>
#include <bit>
#include <iterator>

#include "core/games/luxor/chance.h"
#include "core/games/luxor/score.h"
#include "qml/model/core_text.h"
#include "qml/model/hand_places.h"
#include "qml/model/luxor_model.h"
#include "qml/model/luxor_words.h"
#include "qml/model/table_model.h"

using namespace architects::luxor;
namespace words = luxorwords;

namespace {

LuxorTomb tombRow(const State& state, std::size_t tomb) {
    const auto one = static_cast<Tomb>(tomb);
    LuxorTomb row;
    row.tomb = static_cast<int>(tomb);
    row.pillar = static_cast<int>(pillarOf(one));
    row.eyes = eyesOf(one);
    row.seat = state.owner[tomb];
    row.value = state.value[tomb];
    return row;
}

/// A seat's sarcophagi in the order in which they came to it.
std::vector<std::size_t> tombsOf(const State& state, int seat) {
    std::vector<std::size_t> tombs;
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        if (state.owner[tomb] == seat) {
            tombs.push_back(tomb);
        }
    }
    std::sort(tombs.begin(), tombs.end(),
              [&state](std::size_t a, std::size_t b) { return state.taken[a] < state.taken[b]; });
    return tombs;
}

bool isKnown(std::uint8_t animal) {
    return animal < animalCount;
}

QList<int> seatsIn(std::uint8_t bits, int seats) {
    QList<int> list;
    for (int seat = 0; seat < seats; ++seat) {
        if (((bits >> seat) & 1U) != 0) {
            list.append(seat);
        }
    }
    return list;
}

int seatOrNone(std::uint8_t seat) {
    return seat == nobody ? -1 : static_cast<int>(seat);
}

} // namespace

void LuxorModel::makeLists(const architects::Log& log) {
    cards_ = makeCards();
    pillars_ = makePillars();
    sides_ = makeSides();
    places_ = makePlaces(log);
    curse_ = makeCurse();
    score_ = makeScore();
    endingTombs_ = makeEndingTombs();
    endingPharaohs_ = makeEndingPharaohs();
    lastDrop_ = findLastDrop(log);
}

QList<LuxorCard> LuxorModel::makeCards() const {
    QList<LuxorCard> list;
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        for (std::size_t place = 0; place < state_.height[shaft]; ++place) {
            LuxorCard card = words::cardRow(state_.wall[shaft][place]);
            card.shaft = static_cast<int>(shaft);
            card.place = static_cast<int>(place);
            list.append(card);
        }
    }
    return list;
}

QList<LuxorPillar> LuxorModel::makePillars() const {
    QList<LuxorPillar> list;
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        LuxorPillar row;
        row.animal = static_cast<int>(pillar);
        row.name = words::animalTitle(row.animal);
        row.scarabs = state_.chamber.scarabs[pillar];
        row.seat = seatOrNone(state_.chamber.researcher[pillar]);
        row.opened = state_.chamber.opened[pillar];
        for (std::size_t place = state_.chamber.opened[pillar]; place < tombsPerPillar; ++place) {
            row.sarcophagi.append(eyesOf(tombAt(pillar, place)));
        }
        row.spoken = tr("Pillar, %1: %2, %3, %4", "who, scarabs, sarcophagi")
                         .arg(words::animalName(row.animal),
                              row.seat < 0 ? tr("nobody there") : table_->seatName(row.seat),
                              tr("%n scarab(s)", "", row.scarabs),
                              tr("%n sarcophagus(i) left", "", static_cast<int>(row.sarcophagi.size())));
        list.append(row);
    }
    return list;
}

QList<LuxorSide> LuxorModel::makeSides() const {
    const architects::ScoreSheet sheet = scoreOf(state_);
    QList<LuxorSide> list;
    for (int seat = 0; seat < state_.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        LuxorSide row;
        row.seat = seat;
        row.name = table_->seatName(seat);
        row.researchers = state_.chamber.supply[s];
        row.cards = handCount(state_, seat);
        row.points = sheet.totals[s];
        row.pharaoh = isKnown(state_.pharaoh[s]) ? static_cast<int>(state_.pharaoh[s]) : -1;
        row.certain = row.pharaoh >= 0;
        for (const std::size_t tomb : tombsOf(state_, seat)) {
            row.tombs.append(tombRow(state_, tomb));
            row.certain = row.certain && state_.value[tomb] != 0;
        }
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            if (state_.chamber.researcher[pillar] == seat) {
                row.stands.append(static_cast<int>(pillar));
            }
        }
        row.onTurn = state_.step != Step::Over &&
                     seat == (state_.step == Step::Victim ? state_.finder : state_.mover);
        row.searching = state_.curse != noCurse && ((state_.searching >> seat) & 1U) != 0;
        list.append(row);
    }
    return list;
}

std::array<int, 3> LuxorModel::handOf(const State& state, const architects::Log& log) const {
    std::array<int, 3> hand{HandPlaces::none, HandPlaces::none, HandPlaces::none};
    const int seat = table_->viewer();
    if (seat < 0) {
        return hand;
    }
    HandPlaces places;
    for (const architects::Entry& entry : log.entries) {
        if (entry.isChance() && static_cast<ChanceKind>(entry.kind) == ChanceKind::Draw &&
            entry.arg[0] == seat) {
            places.draw(entry.arg[1]);
        } else if (!entry.isChance() && static_cast<MoveKind>(entry.kind) == MoveKind::Drop) {
            places.play(entry.arg[0]);
        }
    }
    if (state.stock + state.buried == 0) {
        places.close();
    }
    const CardSet held = state.hand[static_cast<std::size_t>(seat)];
    for (std::size_t slot = 0; slot < std::min(hand.size(), places.pieces().size()); ++slot) {
        const int piece = places.pieces()[slot];
        if (piece != HandPlaces::none && (held & only(static_cast<Card>(piece))) != 0) {
            hand[slot] = piece;
        }
    }
    return hand;
}

QList<LuxorCard> LuxorModel::makePlaces(const architects::Log& log) const {
    QList<LuxorCard> list;
    for (const int piece : handOf(state_, log)) {
        LuxorCard card;
        if (piece != HandPlaces::none) {
            card = words::cardRow(static_cast<Card>(piece));
            card.playable = offers(MoveKind::Drop);
        }
        card.slot = static_cast<int>(list.size());
        list.append(card);
    }
    return list;
}

QList<LuxorCard> LuxorModel::hand() const {
    QList<LuxorCard> list;
    std::copy_if(places_.begin(), places_.end(), std::back_inserter(list),
                 [](const LuxorCard& card) { return card.card >= 0; });
    return list;
}

LuxorCurse LuxorModel::makeCurse() const {
    LuxorCurse row;
    row.open = state_.curse != noCurse;
    if (row.open) {
        for (const Animal animal : architects::luxor::curses[state_.curse]) {
            row.animals.append(static_cast<int>(animal));
        }
    }
    row.names = words::curseName(state_.curse);
    row.searching = seatsIn(state_.searching, state_.seats);
    row.finder = seatOrNone(state_.finder);
    row.race = state_.curseRule == CurseRule::Race;
    row.left = std::popcount(state_.cursesLeft);
    return row;
}

QList<LuxorScoreLine> LuxorModel::makeScore() const {
    QList<LuxorScoreLine> list;
    const architects::ScoreSheet sheet = scoreOf(state_);
    for (const architects::ScoreLine& line : sheet.lines) {
        LuxorScoreLine row;
        row.text = scoreText(line);
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            row.points.append(line.points[seat]);
        }
        if (line.subject < pharaohSubject) {
            row.tomb = tombRow(state_, static_cast<std::size_t>(line.subject));
        } else {
            row.pharaoh = line.subject - pharaohSubject;
        }
        list.append(row);
    }
    return list;
}

QList<LuxorTomb> LuxorModel::makeEndingTombs() const {
    QList<LuxorTomb> list;
    if (state_.step != Step::Over) {
        return list;
    }
    for (std::size_t eyes = 0; eyes < tombsPerPillar; ++eyes) {
        std::vector<std::size_t> taken;
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            if (state_.owner[tombAt(pillar, eyes)] != nobody) {
                taken.push_back(tombAt(pillar, eyes));
            }
        }
        std::sort(taken.begin(), taken.end(),
                  [this](std::size_t a, std::size_t b) { return state_.taken[a] < state_.taken[b]; });
        for (const std::size_t tomb : taken) {
            LuxorTomb row = tombRow(state_, tomb);
            row.step = static_cast<int>(list.size());
            list.append(row);
        }
    }
    return list;
}

QList<LuxorPharaoh> LuxorModel::makeEndingPharaohs() const {
    QList<LuxorPharaoh> list;
    for (std::size_t seat = 0; state_.step == Step::Over && seat < state_.seats; ++seat) {
        const std::uint8_t animal = state_.pharaoh[seat];
        const bool there = isKnown(animal) && state_.chamber.researcher[animal] == seat;
        LuxorPharaoh row;
        row.seat = static_cast<int>(seat);
        row.animal = isKnown(animal) ? static_cast<int>(animal) : -1;
        row.bonus = there ? pharaohBonus : 0;
        list.append(row);
    }
    return list;
}

LuxorCard LuxorModel::findLastDrop(const architects::Log& log) {
    std::array<int, shaftCount> height{};
    LuxorCard last;
    for (const architects::Entry& entry : log.entries) {
        if (!entry.isChance() && static_cast<MoveKind>(entry.kind) == MoveKind::Drop) {
            const std::size_t shaft = entry.arg[1] % shaftCount;
            last.shaft = static_cast<int>(shaft);
            last.place = height[shaft]++;
        }
    }
    return last;
}
