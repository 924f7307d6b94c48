// What a table of Luxor shows, piece by piece, straight from the rules' own state.
#include <algorithm>

#include "qml/model/luxor_model.h"
#include "qml/model/table_model.h"

using namespace architects::luxor;

namespace {

using Facts = QMap<QString, QString>;

QString halfText(Glyph glyph) {
    return QString::number(glyph.animal) + QLatin1Char(glyph.facing == Facing::Left ? '<' : '>');
}

/// "3< 5>": the animal above and the one below, and which way they look.
QString cardText(Card card) {
    return halfText(glyphOf(card, Half::Top)) + QLatin1Char(' ') + halfText(glyphOf(card, Half::Bottom));
}

void addWall(Facts& facts, const State& state) {
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        facts.insert(QStringLiteral("shaft.%1").arg(shaft), QString::number(state.height[shaft]));
        for (std::size_t place = 0; place < state.height[shaft]; ++place) {
            facts.insert(QStringLiteral("wall.%1.%2").arg(shaft).arg(place),
                         cardText(state.wall[shaft][place]));
        }
    }
}

void addPillars(Facts& facts, const State& state) {
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        const QString name = QStringLiteral("pillar.%1.").arg(pillar);
        const std::uint8_t there = state.chamber.researcher[pillar];
        QString eyes;
        for (std::size_t place = state.chamber.opened[pillar]; place < tombsPerPillar; ++place) {
            eyes += QString::number(eyesOf(tombAt(pillar, place)));
        }
        facts.insert(name + QStringLiteral("scarabs"), QString::number(state.chamber.scarabs[pillar]));
        facts.insert(name + QStringLiteral("seat"), QString::number(there == nobody ? -1 : int{there}));
        facts.insert(name + QStringLiteral("tombs"), eyes);
    }
}

void addSeats(Facts& facts, const State& state) {
    const int onTurn = state.step == Step::Over     ? -1
                       : state.step == Step::Victim ? int{state.finder}
                                                    : int{state.mover};
    for (int seat = 0; seat < state.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        const QString name = QStringLiteral("seat.%1.").arg(seat);
        const auto tombs = std::count(state.owner.begin(), state.owner.end(), seat);
        facts.insert(name + QStringLiteral("tombs"), QString::number(tombs));
        facts.insert(name + QStringLiteral("researchers"), QString::number(state.chamber.supply[s]));
        facts.insert(name + QStringLiteral("cards"), QString::number(handCount(state, seat)));
        facts.insert(QStringLiteral("active.%1").arg(seat), QString::number(onTurn == seat ? 1 : 0));
    }
}

void addSlab(Facts& facts, const State& state) {
    facts.insert(QStringLiteral("slab"), QString::number(state.chamber.slab));
}

/// A number of the state goes up or down.
void change(std::uint8_t& count, int by) {
    count = static_cast<std::uint8_t>(count + by);
}

/// What is taken up by a step at the pillars, and then where it arrives.
void takeUp(State& state, const LuxorStep& step) {
    Chamber& chamber = state.chamber;
    const auto pillar = static_cast<std::size_t>(step.pillar);
    const auto from = static_cast<std::size_t>(std::max(0, step.from));
    switch (step.what) {
    case LuxorAct::Oust: chamber.researcher[pillar] = nobody; break;
    case LuxorAct::Come:
        if (step.from >= 0) {
            chamber.researcher[from] = nobody;
        } else {
            change(chamber.supply[static_cast<std::size_t>(step.seat)], -1);
        }
        break;
    case LuxorAct::Scarab:
        change(step.from >= 0 ? chamber.scarabs[from] : chamber.slab, -step.count);
        break;
    case LuxorAct::Open: change(chamber.opened[pillar], 1); break;
    case LuxorAct::Back: change(chamber.scarabs[pillar], -step.count); break;
    default: break;
    }
}

void putDown(State& state, const LuxorStep& step) {
    Chamber& chamber = state.chamber;
    const auto pillar = static_cast<std::size_t>(step.pillar);
    switch (step.what) {
    case LuxorAct::Oust: change(chamber.supply[static_cast<std::size_t>(step.seat)], 1); break;
    case LuxorAct::Come: chamber.researcher[pillar] = static_cast<std::uint8_t>(step.seat); break;
    case LuxorAct::Scarab: change(chamber.scarabs[pillar], step.count); break;
    case LuxorAct::Open:
        state.owner[static_cast<std::size_t>(step.tomb.tomb)] = static_cast<std::uint8_t>(step.seat);
        break;
    case LuxorAct::Back: change(chamber.slab, step.count); break;
    default: break;
    }
}

/// What is asked of a seat.
LuxorPhase::Value phaseOf(const architects::AnyMatch& position, architects::Seat seat) {
    architects::MoveList moves;
    position.legalMoves(seat, moves);
    const auto offers = [&moves](MoveKind kind) {
        return std::any_of(moves.begin(), moves.end(), [kind](const architects::Move& move) {
            return static_cast<MoveKind>(move.kind) == kind;
        });
    };
    return offers(MoveKind::Drop)     ? LuxorPhase::Drop
           : offers(MoveKind::Pass)   ? LuxorPhase::Search
           : offers(MoveKind::Victim) ? LuxorPhase::Victim
                                      : LuxorPhase::Wait;
}

} // namespace

QMap<QString, QString> LuxorModel::facts(const architects::AnyMatch& position) const {
    Facts facts = BoardModel::facts(position);
    const State* state = position.stateAs<Luxor>();
    if (state == nullptr) {
        return facts;
    }
    addWall(facts, *state);
    addPillars(facts, *state);
    addSeats(facts, *state);
    int slot = 0;
    for (const int card : handOf(*state, position.log())) {
        facts.insert(QStringLiteral("hand.%1").arg(slot++),
                     card < 0 ? QStringLiteral("-") : cardText(static_cast<Card>(card)));
    }
    addSlab(facts, *state);
    facts.insert(QStringLiteral("stock"), QString::number(state->stock + state->buried));
    if (const int seat = table_->viewer(); seat >= 0) {
        const int animal = state->pharaoh[static_cast<std::size_t>(seat)];
        if (animal < static_cast<int>(animalCount)) {
            facts.insert(QStringLiteral("pharaoh"), QString::number(animal));
        }
        facts.insert(QStringLiteral("phase"), QString::number(phaseOf(position, architects::seatAt(seat))));
    }
    return facts;
}

QList<QMap<QString, QString>> LuxorModel::between(const architects::AnyMatch& before,
                                                  const architects::Entry& entry) const {
    QList<Facts> moments;
    const State* start = before.stateAs<Luxor>();
    if (start == nullptr || entry.isChance()) {
        return moments;
    }
    State state = *start;
    for (const LuxorEvent& event : eventsOf(before, entry)) {
        for (const LuxorStep& step : event.steps) {
            for (const auto& part : {takeUp, putDown}) {
                part(state, step);
                Facts facts;
                addPillars(facts, state);
                addSeats(facts, state);
                addSlab(facts, state);
                moments.append(facts);
            }
        }
    }
    return moments;
}
