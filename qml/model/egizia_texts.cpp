#include "qml/model/egizia_texts.h"

#include <QCoreApplication>

#include "qml/model/egizia_words.h"

using namespace architects::egizia;
namespace words = egiziawords;

namespace {

/// All texts are filed under the name that QML knows.
struct EgiziaBookTr {
    Q_DECLARE_TR_FUNCTIONS(EgiziaBook)
};

QString code(char letter, int index) {
    return QStringLiteral("%1%2").arg(QLatin1Char(letter)).arg(index + 1, 2, 10, QLatin1Char('0'));
}

QString steps(Track track, int count) {
    return track == Track::Quarry ? EgiziaBookTr::tr("%n step(s) on the quarry track", "", count)
                                  : EgiziaBookTr::tr("%n step(s) in the grain market", "", count);
}

/// What comes once, when a field is taken.
QString onceText(const NileCard& card) {
    switch (card.effect) {
    case Effect::Market: return steps(Track::Market, card.bonus);
    case Effect::Quarry: return steps(Track::Quarry, card.bonus);
    case Effect::Points: return words::points(card.bonus);
    case Effect::Stones: return words::stones(card.bonus);
    default: return {};
    }
}

QString fieldText(const NileCard& card) {
    const QString grain = words::grain(card.amount);
    const QString text = card.colour == Colour::Green
                             ? EgiziaBookTr::tr("%1 in every round, however low the flood.").arg(grain)
                         : card.colour == Colour::Yellow
                             ? EgiziaBookTr::tr("%1 in every round, unless the flood is low.").arg(grain)
                             : EgiziaBookTr::tr("%1 in a round with a high flood.").arg(grain);
    const QString once = onceText(card);
    return once.isEmpty()
               ? text
               : EgiziaBookTr::tr("%1 When you take it: %2.", "grain; what comes once").arg(text, once);
}

QString trackTitle(Effect effect) {
    return effect == Effect::Market ? EgiziaBookTr::tr("Grain market") : EgiziaBookTr::tr("Quarry track");
}

QString campText(const CampWork& camp) {
    QStringList parts;
    if (camp.workers != 0) {
        parts.append(EgiziaBookTr::tr("+1 strength: %1", "workers").arg(words::workerNames(camp.workers)));
    }
    if (camp.chosen != 0) {
        parts.append(EgiziaBookTr::tr("+1 strength for a worker you choose"));
    }
    if (camp.stones != 0) {
        parts.append(words::stones(camp.stones));
    }
    if (camp.quarry != 0) {
        parts.append(steps(Track::Quarry, camp.quarry));
    }
    if (camp.market != 0) {
        parts.append(steps(Track::Market, camp.market));
    }
    if (camp.flood != 0) {
        parts.append(EgiziaBookTr::tr("a step of the flood, if you like"));
    }
    return words::listed(parts);
}

QString siteText(std::size_t site) {
    return site == 0
               ? EgiziaBookTr::tr("Pay to look at Sphinx cards, and keep one for the end.")
               : EgiziaBookTr::tr("A ship here builds at %1.")
                     .arg(words::monumentNames(site == 1 ? monumentSet(Obelisk) | monumentSet(Tombs)
                                                         : monumentSet(Pyramid) | monumentSet(Temple)));
}

QString highTitle(Monument monument) {
    switch (monument) {
    case Obelisk: return EgiziaBookTr::tr("High obelisk");
    case Tombs: return EgiziaBookTr::tr("Deep tombs");
    case Pyramid: return EgiziaBookTr::tr("High pyramid");
    default: return EgiziaBookTr::tr("Temple roof");
    }
}

QString pairTitle(unsigned monuments) {
    return monuments == (monumentSet(Obelisk) | monumentSet(Tombs)) ? EgiziaBookTr::tr("Obelisk and tombs")
           : monuments == (monumentSet(Pyramid) | monumentSet(Temple))
               ? EgiziaBookTr::tr("Pyramid and temple")
               : EgiziaBookTr::tr("Obelisk and temple");
}

QString builderTitle(Monument monument) {
    return monument == Temple    ? EgiziaBookTr::tr("Temple builder, %1", "stones")
           : monument == Pyramid ? EgiziaBookTr::tr("Pyramid builder, %1", "stones")
                                 : EgiziaBookTr::tr("Obelisk builder, %1", "stones");
}

} // namespace

namespace egiziatexts {

QString fieldTitle(Colour colour) {
    return colour == Colour::Green    ? EgiziaBookTr::tr("Green field")
           : colour == Colour::Yellow ? EgiziaBookTr::tr("Yellow field")
                                      : EgiziaBookTr::tr("Red field");
}

QString cardCode(Card card) {
    return code('N', card);
}

QString riddleCode(Riddle riddle) {
    return code('S', riddle);
}

QString cardTitle(Card card) {
    const NileCard& info = nileCards[card];
    if (info.type == CardType::Field) {
        return fieldTitle(info.colour);
    }
    if (info.type == CardType::Quarry) {
        return EgiziaBookTr::tr("Quarry");
    }
    switch (info.effect) {
    case Effect::Market:
    case Effect::Quarry: return trackTitle(info.effect);
    case Effect::Stones: return EgiziaBookTr::tr("A load of stones");
    case Effect::SphinxPlusTwo: return EgiziaBookTr::tr("More Sphinx cards");
    case Effect::FieldUpgrade: return EgiziaBookTr::tr("Better irrigation");
    case Effect::FeedWithStones: return EgiziaBookTr::tr("Stones for grain");
    case Effect::ReuseCamp: return EgiziaBookTr::tr("Shared camp");
    case Effect::DrillForStones: return EgiziaBookTr::tr("Paid training");
    case Effect::DrillFree: return EgiziaBookTr::tr("Free training");
    case Effect::Grain: return EgiziaBookTr::tr("Grain store");
    case Effect::Strength: return EgiziaBookTr::tr("Helping hands");
    case Effect::SecondShip: return EgiziaBookTr::tr("Second ship");
    case Effect::Upstream: return EgiziaBookTr::tr("Upstream");
    case Effect::Leftover: return EgiziaBookTr::tr("Left on the river");
    case Effect::BuildFirst: return EgiziaBookTr::tr("Build first");
    case Effect::TwoWorkers: return EgiziaBookTr::tr("Two workers");
    case Effect::KeepTwo: return EgiziaBookTr::tr("Keep two");
    case Effect::DoubleCamp: return EgiziaBookTr::tr("Camp twice");
    case Effect::ExtraPlace: return EgiziaBookTr::tr("One more place");
    case Effect::TrainPictured: return EgiziaBookTr::tr("Stronger workers");
    case Effect::TrainChosen: return EgiziaBookTr::tr("Train as you like");
    case Effect::SellStones: return EgiziaBookTr::tr("Stone trade");
    case Effect::PointsPerStone: return EgiziaBookTr::tr("Builders' bonus");
    case Effect::TombsPlusEight: return EgiziaBookTr::tr("Richer tombs");
    default: return {};
    }
}

QString cardText(Card card) {
    const NileCard& info = nileCards[card];
    if (info.type == CardType::Field) {
        return fieldText(info);
    }
    if (info.type == CardType::Quarry) {
        return EgiziaBookTr::tr("%n stone(s) in every round.", "", info.amount);
    }
    switch (info.effect) {
    case Effect::Market: return EgiziaBookTr::tr("%1, at once.").arg(steps(Track::Market, info.amount));
    case Effect::Quarry: return EgiziaBookTr::tr("%1, at once.").arg(steps(Track::Quarry, info.amount));
    case Effect::Stones: return EgiziaBookTr::tr("Once: %n stone(s) for your store.", "", info.amount);
    case Effect::SphinxPlusTwo:
        return EgiziaBookTr::tr(
            "Up to %n of the Sphinx cards you look at cost nothing; at least one is paid for.", "",
            info.amount);
    case Effect::FieldUpgrade:
        return EgiziaBookTr::tr(
            "Lay it on one of your fields for good: a red one is watered like a yellow one, a "
            "yellow one like a green one.");
    case Effect::FeedWithStones:
        return EgiziaBookTr::tr("In feeding each stone you pay stands for 1 missing grain.");
    case Effect::ReuseCamp:
        return EgiziaBookTr::tr("Your ships may go to a camp where others lie; not to Heliopolis.");
    case Effect::DrillForStones:
        return EgiziaBookTr::tr("Once a round: pay %n stone(s), and a worker you choose gains 1 strength.",
                                "", info.amount);
    case Effect::DrillFree: return EgiziaBookTr::tr("Once a round: a worker you choose gains 1 strength.");
    case Effect::Grain: return EgiziaBookTr::tr("Once: %n grain where it is missing.", "", info.amount);
    case Effect::Strength:
        return EgiziaBookTr::tr("Once: %n strength more in one building action, also at the Sphinx.", "",
                                info.amount);
    case Effect::SecondShip:
        return EgiziaBookTr::tr("Once: send two ships in one turn, one after the other.");
    case Effect::Upstream:
        return EgiziaBookTr::tr(
            "Once a round a ship may go upstream; the next ones are counted from there.");
    case Effect::Leftover:
        return EgiziaBookTr::tr("In each round you may take one card that is left on the river.");
    case Effect::BuildFirst:
        return EgiziaBookTr::tr("At each site with a ship of yours you may build before everybody else.");
    case Effect::TwoWorkers: return EgiziaBookTr::tr("Once: two workers build together in one action.");
    case Effect::KeepTwo: return EgiziaBookTr::tr("Once: keep two of the Sphinx cards you look at.");
    case Effect::DoubleCamp:
        return EgiziaBookTr::tr("Once: a camp works twice for your ship; not Heliopolis.");
    case Effect::ExtraPlace:
        return EgiziaBookTr::tr("Once: your ship in reserve at a full site gets a place of its own.");
    case Effect::TrainPictured:
        return EgiziaBookTr::tr("+1 strength, at once: %1.", "workers").arg(words::workerNames(info.bonus));
    case Effect::TrainChosen:
        return EgiziaBookTr::tr("+1 strength each for two workers you choose, or +2 for one, at once.");
    case Effect::SellStones:
        return EgiziaBookTr::tr("Once: sell up to %n stone(s) for 1 point each.", "", info.amount);
    case Effect::PointsPerStone:
        return EgiziaBookTr::tr("1 point for each stone you have in %1, at once.")
            .arg(words::monumentNames(info.bonus));
    case Effect::TombsPlusEight:
        return EgiziaBookTr::tr("At the end your tombs count %1 more.").arg(info.amount);
    default: return {};
    }
}

QString kindKey(CardType type) {
    switch (type) {
    case CardType::Field: return QStringLiteral("field");
    case CardType::Quarry: return QStringLiteral("quarry");
    case CardType::Always: return QStringLiteral("always");
    case CardType::Whenever: return QStringLiteral("whenever");
    case CardType::Now: return QStringLiteral("now");
    }
    return {};
}

QString kindTitle(CardType type) {
    switch (type) {
    case CardType::Field: return EgiziaBookTr::tr("Field");
    case CardType::Quarry: return EgiziaBookTr::tr("Quarry");
    case CardType::Always: return EgiziaBookTr::tr("Always");
    case CardType::Whenever: return EgiziaBookTr::tr("Whenever you want");
    case CardType::Now: return EgiziaBookTr::tr("At once");
    }
    return {};
}

QString kindText(CardType type) {
    switch (type) {
    case CardType::Field:
        return EgiziaBookTr::tr("It feeds your workers in every round in which it is watered.");
    case CardType::Quarry: return EgiziaBookTr::tr("It delivers in every round, this one included.");
    case CardType::Always:
        return EgiziaBookTr::tr("It stays with you to the end and works in every round.");
    case CardType::Whenever:
        return EgiziaBookTr::tr("You play it once, when it suits you; then it leaves the game.");
    case CardType::Now: return EgiziaBookTr::tr("It works when you take it, then it leaves the game.");
    }
    return {};
}

QString deckTitle(Deck deck) {
    return deck == Deck::Early    ? EgiziaBookTr::tr("Rounds 1 and 2")
           : deck == Deck::Middle ? EgiziaBookTr::tr("Rounds 3 and 4")
                                  : EgiziaBookTr::tr("Round 5");
}

QString riddleTitle(Riddle riddle) {
    const RiddleCard& card = riddles[riddle];
    switch (card.family) {
    case RiddleFamily::SquareFilled: return highTitle(monumentOf(card.what));
    case RiddleFamily::MonumentsDone: return pairTitle(card.what);
    case RiddleFamily::PlayersAtEnd:
        return card.what == 0 ? EgiziaBookTr::tr("Busy quarries") : EgiziaBookTr::tr("Busy market");
    case RiddleFamily::OwnStones: return builderTitle(static_cast<Monument>(card.what)).arg(card.least);
    case RiddleFamily::OwnStonesInEach: return EgiziaBookTr::tr("A hand in everything");
    case RiddleFamily::TombStones: return EgiziaBookTr::tr("Tomb builder");
    case RiddleFamily::Strength:
        return EgiziaBookTr::tr("Strong %1", "a worker").arg(words::workerName(card.what));
    case RiddleFamily::MostGrain:
        return card.what == 0   ? EgiziaBookTr::tr("Green harvest")
               : card.what == 1 ? EgiziaBookTr::tr("Yellow harvest")
                                : EgiziaBookTr::tr("Red harvest");
    case RiddleFamily::MostStones: return EgiziaBookTr::tr("Rich quarries");
    case RiddleFamily::OwnAtEnd:
        return card.what == 1   ? EgiziaBookTr::tr("End of the quarry track")
               : card.what == 2 ? EgiziaBookTr::tr("End of the market")
                                : EgiziaBookTr::tr("End of both tracks");
    case RiddleFamily::AlwaysCards: return EgiziaBookTr::tr("Lasting powers");
    case RiddleFamily::EveryTenth: return EgiziaBookTr::tr("One in ten");
    }
    return {};
}

QString riddleText(Riddle riddle) {
    const RiddleCard& card = riddles[riddle];
    const QString worth = words::points(card.points);
    switch (card.family) {
    case RiddleFamily::SquareFilled:
        return EgiziaBookTr::tr("%1 if anybody has built %2.", "points, a square")
            .arg(worth, words::squareName(card.what));
    case RiddleFamily::MonumentsDone:
        return EgiziaBookTr::tr("%1 if %2 are complete, whoever built them.", "points, monuments")
            .arg(worth, words::monumentNames(card.what));
    case RiddleFamily::PlayersAtEnd:
        return EgiziaBookTr::tr(
                   "%1, %2, %3 or %4 points if one, two, three or four players are at the end of %5.")
            .arg(pointsByPlayersAtEnd[1])
            .arg(pointsByPlayersAtEnd[2])
            .arg(pointsByPlayersAtEnd[3])
            .arg(pointsByPlayersAtEnd[4])
            .arg(words::trackName(static_cast<Track>(card.what)));
    case RiddleFamily::OwnStones:
        return EgiziaBookTr::tr("%1 if you have at least %2 stones in %3.", "points, stones, a monument")
            .arg(worth)
            .arg(card.least)
            .arg(words::monumentName(static_cast<Monument>(card.what)));
    case RiddleFamily::OwnStonesInEach:
        return EgiziaBookTr::tr("%1 if you have at least %2 stones in each of the four monuments.")
            .arg(worth)
            .arg(card.least);
    case RiddleFamily::TombStones: return EgiziaBookTr::tr("%1 for each tomb you have taken.").arg(worth);
    case RiddleFamily::Strength:
        return EgiziaBookTr::tr("As many points as your %1 has strength.", "a worker")
            .arg(words::workerName(card.what));
    case RiddleFamily::MostGrain:
        return EgiziaBookTr::tr("%1 if your fields of printed colour %2 bear more than anybody else's.",
                                "points, a colour")
            .arg(worth, card.what == 0   ? EgiziaBookTr::tr("green", "fields")
                        : card.what == 1 ? EgiziaBookTr::tr("yellow", "fields")
                                         : EgiziaBookTr::tr("red", "fields"));
    case RiddleFamily::MostStones:
        return EgiziaBookTr::tr("%1 if your quarries deliver more than anybody else's.").arg(worth);
    case RiddleFamily::OwnAtEnd:
        return card.what == 3
                   ? EgiziaBookTr::tr("%1 if you are at the end of both tracks.").arg(worth)
                   : EgiziaBookTr::tr("%1 if you are at the end of %2.", "points, a track")
                         .arg(worth, words::trackName(card.what == 1 ? Track::Quarry : Track::Market));
    case RiddleFamily::AlwaysCards:
        return EgiziaBookTr::tr("%1 for each “always” card you have, fields and quarries aside.")
            .arg(worth);
    case RiddleFamily::EveryTenth: return EgiziaBookTr::tr("Last of all: 1 point for every 10 you have.");
    }
    return {};
}

int riddleBest(Riddle riddle) {
    const RiddleCard& card = riddles[riddle];
    switch (card.family) {
    case RiddleFamily::PlayersAtEnd: return pointsByPlayersAtEnd.back();
    case RiddleFamily::Strength: return strengthCap;
    case RiddleFamily::TombStones: return static_cast<int>(tombPlaces);
    case RiddleFamily::AlwaysCards:
    case RiddleFamily::EveryTenth: return 0;
    default: return card.points;
    }
}

QString bendText(Bend bend) {
    const BendInfo& info = bends[bend];
    switch (info.type) {
    case BendType::Slot: return EgiziaBookTr::tr("A ship here takes the card.");
    case BendType::Camp: return campText(info.camp);
    default: return siteText(info.number);
    }
}

EgiziaCard cardRow(Card card) {
    EgiziaCard row;
    row.card = card + 1;
    row.code = cardCode(card);
    row.title = cardTitle(card);
    row.text = cardText(card);
    row.kind = kindKey(nileCards[card].type);
    row.page = words::cardPage(card);
    return row;
}

EgiziaRiddle riddleRow(Riddle riddle) {
    EgiziaRiddle row;
    row.riddle = riddle + 1;
    row.code = riddleCode(riddle);
    row.title = riddleTitle(riddle);
    row.text = riddleText(riddle);
    row.best = riddleBest(riddle);
    row.page = words::riddlePage(riddle);
    return row;
}

} // namespace egiziatexts
