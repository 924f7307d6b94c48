// What lies on a table of Luxor, as lists for QML.
#include <algorithm>
#include <bit>

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

QVariantMap tombMap(const State& state, std::size_t tomb) {
    const auto one = static_cast<Tomb>(tomb);
    return {{QStringLiteral("tomb"), static_cast<int>(tomb)},
            {QStringLiteral("pillar"), static_cast<int>(pillarOf(one))},
            {QStringLiteral("eyes"), eyesOf(one)},
            {QStringLiteral("seat"), static_cast<int>(state.owner[tomb])},
            {QStringLiteral("value"), static_cast<int>(state.value[tomb])}};
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

QVariantList seatsIn(std::uint8_t bits, int seats) {
    QVariantList list;
    for (int seat = 0; seat < seats; ++seat) {
        if (((bits >> seat) & 1U) != 0) {
            list.append(seat);
        }
    }
    return list;
}

} // namespace

void LuxorModel::makeLists(const architects::Log& log) {
    cards_ = makeCards();
    pillars_ = makePillars();
    sides_ = makeSides();
    hand_ = makeHand(log);
    curse_ = makeCurse();
    score_ = makeScore();
    ending_ = makeEnding();
    lastDrop_ = findLastDrop(log);
}

QVariantList LuxorModel::makeCards() const {
    QVariantList list;
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        for (std::size_t place = 0; place < state_.height[shaft]; ++place) {
            QVariantMap card = words::cardMap(state_.wall[shaft][place]);
            card.insert(QStringLiteral("shaft"), static_cast<int>(shaft));
            card.insert(QStringLiteral("place"), static_cast<int>(place));
            list.append(card);
        }
    }
    return list;
}

QVariantList LuxorModel::makePillars() const {
    QVariantList list;
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        QVariantList eyes;
        for (std::size_t place = state_.chamber.opened[pillar]; place < tombsPerPillar; ++place) {
            eyes.append(eyesOf(tombAt(pillar, place)));
        }
        const int animal = static_cast<int>(pillar);
        const int scarabs = state_.chamber.scarabs[pillar];
        const std::uint8_t there = state_.chamber.researcher[pillar];
        const QString who = there == nobody ? tr("nobody there") : table_->seatName(there);
        const QString spoken = tr("Pillar, %1: %2, %3, %4", "who, scarabs, sarcophagi")
                                   .arg(words::animalName(animal), who, tr("%n scarab(s)", "", scarabs),
                                        tr("%n sarcophagus(i) left", "", static_cast<int>(eyes.size())));
        list.append(QVariantMap{{QStringLiteral("animal"), animal},
                                {QStringLiteral("name"), words::animalTitle(animal)},
                                {QStringLiteral("scarabs"), scarabs},
                                {QStringLiteral("seat"), there == nobody ? -1 : static_cast<int>(there)},
                                {QStringLiteral("sarcophagi"), eyes},
                                {QStringLiteral("opened"), static_cast<int>(state_.chamber.opened[pillar])},
                                {QStringLiteral("spoken"), spoken}});
    }
    return list;
}

QVariantList LuxorModel::makeSides() const {
    const architects::ScoreSheet sheet = scoreOf(state_);
    QVariantList list;
    for (int seat = 0; seat < state_.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        QVariantList tombs;
        bool certain = isKnown(state_.pharaoh[s]);
        for (const std::size_t tomb : tombsOf(state_, seat)) {
            tombs.append(tombMap(state_, tomb));
            certain = certain && state_.value[tomb] != 0;
        }
        QVariantList stands;
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            if (state_.chamber.researcher[pillar] == seat) {
                stands.append(static_cast<int>(pillar));
            }
        }
        const bool on = seat == (state_.step == Step::Victim ? state_.finder : state_.mover);
        list.append(QVariantMap{{QStringLiteral("seat"), seat},
                                {QStringLiteral("name"), table_->seatName(seat)},
                                {QStringLiteral("researchers"), static_cast<int>(state_.chamber.supply[s])},
                                {QStringLiteral("cards"), handCount(state_, seat)},
                                {QStringLiteral("tombs"), tombs},
                                {QStringLiteral("points"), sheet.totals[s]},
                                {QStringLiteral("certain"), certain},
                                {QStringLiteral("pharaoh"),
                                 isKnown(state_.pharaoh[s]) ? static_cast<int>(state_.pharaoh[s]) : -1},
                                {QStringLiteral("onTurn"), on && state_.step != Step::Over},
                                {QStringLiteral("searching"),
                                 state_.curse != noCurse && ((state_.searching >> seat) & 1U) != 0},
                                {QStringLiteral("stands"), stands}});
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

QVariantList LuxorModel::makeHand(const architects::Log& log) const {
    QVariantList list;
    int slot = 0;
    for (const int piece : handOf(state_, log)) {
        if (piece != HandPlaces::none) {
            QVariantMap card = words::cardMap(static_cast<Card>(piece));
            card.insert(QStringLiteral("slot"), slot);
            card.insert(QStringLiteral("playable"), offers(MoveKind::Drop));
            list.append(card);
        }
        ++slot;
    }
    return list;
}

QVariantMap LuxorModel::makeCurse() const {
    QVariantList animals;
    if (state_.curse != noCurse) {
        for (const Animal animal : architects::luxor::curses[state_.curse]) {
            animals.append(static_cast<int>(animal));
        }
    }
    return {{QStringLiteral("open"), state_.curse != noCurse},
            {QStringLiteral("animals"), animals},
            {QStringLiteral("names"), words::curseName(state_.curse)},
            {QStringLiteral("searching"), seatsIn(state_.searching, state_.seats)},
            {QStringLiteral("finder"), state_.finder == nobody ? -1 : static_cast<int>(state_.finder)},
            {QStringLiteral("race"), state_.curseRule == CurseRule::Race},
            {QStringLiteral("left"), std::popcount(state_.cursesLeft)}};
}

QVariantList LuxorModel::makeScore() const {
    QVariantList list;
    const architects::ScoreSheet sheet = scoreOf(state_);
    for (const architects::ScoreLine& line : sheet.lines) {
        QVariantList points;
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            points.append(line.points[seat]);
        }
        const bool tomb = line.subject < pharaohSubject;
        list.append(
            QVariantMap{{QStringLiteral("text"), scoreText(line)},
                        {QStringLiteral("points"), points},
                        {QStringLiteral("drawing"),
                         tomb ? tombMap(state_, static_cast<std::size_t>(line.subject))
                              : QVariantMap{{QStringLiteral("pharaoh"), line.subject - pharaohSubject}}}});
    }
    return list;
}

QVariantMap LuxorModel::makeEnding() const {
    if (state_.step != Step::Over) {
        return {};
    }
    QVariantList tombs;
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
            tombs.append(tombMap(state_, tomb));
        }
    }
    QVariantList pharaohs;
    for (std::size_t seat = 0; seat < state_.seats; ++seat) {
        const std::uint8_t animal = state_.pharaoh[seat];
        const bool there = isKnown(animal) && state_.chamber.researcher[animal] == seat;
        pharaohs.append(
            QVariantMap{{QStringLiteral("seat"), static_cast<int>(seat)},
                        {QStringLiteral("animal"), isKnown(animal) ? static_cast<int>(animal) : -1},
                        {QStringLiteral("bonus"), there ? pharaohBonus : 0}});
    }
    return {{QStringLiteral("tombs"), tombs}, {QStringLiteral("pharaohs"), pharaohs}};
}

QVariantMap LuxorModel::findLastDrop(const architects::Log& log) {
    std::array<int, shaftCount> height{};
    QVariantMap last;
    for (const architects::Entry& entry : log.entries) {
        if (!entry.isChance() && static_cast<MoveKind>(entry.kind) == MoveKind::Drop) {
            const std::size_t shaft = entry.arg[1] % shaftCount;
            last = {{QStringLiteral("shaft"), static_cast<int>(shaft)},
                    {QStringLiteral("place"), height[shaft]++},
                    {QStringLiteral("seat"), indexOf(entry.by)}};
        }
    }
    return last;
}
