#include "qml/model/player_words.h"

#include <QCoreApplication>

namespace {

struct PlayersTr {
    Q_DECLARE_TR_FUNCTIONS(Players)
};

} // namespace

namespace playerwords {

QString begins(const Who& who) {
    return who.you ? PlayersTr::tr("You begin.") : PlayersTr::tr("%1 begins.").arg(who.name);
}

QString beginsWithPharaoh(const Who& who) {
    return who.you ? PlayersTr::tr("You begin and have the Pharaoh.")
                   : PlayersTr::tr("%1 begins and has the Pharaoh.").arg(who.name);
}

QString beginsWithSphinxCard(const Who& who) {
    return who.you ? PlayersTr::tr("You begin with a Sphinx card.")
                   : PlayersTr::tr("%1 begins with a Sphinx card.").arg(who.name);
}

QString isOnTurn(const Who& who) {
    return who.you ? PlayersTr::tr("It is your turn.") : PlayersTr::tr("It is %1's turn.").arg(who.name);
}

QString drawsTile(const Who& who) {
    return who.you ? PlayersTr::tr("You draw a tile.") : PlayersTr::tr("%1 draws a tile.").arg(who.name);
}

QString draws(const Who& who, const QString& tile) {
    return who.you ? PlayersTr::tr("You draw: %1.", "a tile").arg(tile)
                   : PlayersTr::tr("%1 draws: %2.", "who, a tile").arg(who.name, tile);
}

QString pawnStands(const QString& place, const QString& pawn, const Who& owner) {
    return owner.you ? PlayersTr::tr("%1; pawn: %2, yours", "a place, a kind of pawn").arg(place, pawn)
                     : PlayersTr::tr("%1; pawn: %2, of %3", "a place, a kind of pawn, who")
                           .arg(place, pawn, owner.name);
}

QString opensSarcophagus(const Who& who, int eyes) {
    return who.you ? PlayersTr::tr("You open a sarcophagus with %n eye(s).", "", eyes)
                   : PlayersTr::tr("%1 opens a sarcophagus with %n eye(s).", "", eyes).arg(who.name);
}

QString handsOver(const Who& from, const Who& to, int eyes) {
    if (from.you) {
        return PlayersTr::tr("You hand over a sarcophagus with %n eye(s) to %1.", "", eyes).arg(to.name);
    }
    return to.you ? PlayersTr::tr("%1 hands over a sarcophagus with %n eye(s) to you.", "", eyes)
                        .arg(from.name)
                  : PlayersTr::tr("%1 hands over a sarcophagus with %n eye(s) to %2.", "", eyes)
                        .arg(from.name, to.name);
}

QString chooses(const Who& who) {
    return who.you ? PlayersTr::tr("Chooses you.") : PlayersTr::tr("Chooses %1.", "a player").arg(who.name);
}

QString replaces(const Who& who, const QString& animal) {
    return who.you ? PlayersTr::tr("Replaces your researcher (%1).", "an animal").arg(animal)
                   : PlayersTr::tr("Replaces the researcher of %1 (%2).", "who, an animal")
                         .arg(who.name, animal);
}

QString floorFinished(int floor, const QString& points, const Who& who) {
    return who.you ? PlayersTr::tr("Floor %1 of the pyramid is finished: %2 for you.", "floor, points")
                         .arg(floor)
                         .arg(points)
                   : PlayersTr::tr("Floor %1 of the pyramid is finished: %2 for %3.", "floor, points, who")
                         .arg(floor)
                         .arg(points, who.name);
}

QString showsCard(const Who& who, const QString& card, const QString& points) {
    return who.you ? PlayersTr::tr("You show “%1”: %2.", "a Sphinx card, points").arg(card, points)
                   : PlayersTr::tr("%1 shows “%2”: %3.", "who, a Sphinx card, points")
                         .arg(who.name, card, points);
}

QString builtBy(const Who& who) {
    return who.you ? PlayersTr::tr("built by you") : PlayersTr::tr("built by %1").arg(who.name);
}

QString copiesTileOf(const Who& who, const QString& tile) {
    return who.you ? PlayersTr::tr("Copies your Rest tile: %1.").arg(tile)
                   : PlayersTr::tr("Copies the Rest tile of %1: %2.", "who, a tile").arg(who.name, tile);
}

QString hasBuilt(const Who& who, int fame, const QString& price) {
    return who.you
               ? PlayersTr::tr("You have built for %n Fame. Copy it for %1?", "", fame).arg(price)
               : PlayersTr::tr("%1 has built for %n Fame. Copy it for %2?", "", fame).arg(who.name, price);
}

QString chances(const Who& who, int highest, int move, int last) {
    return who.you ? PlayersTr::tr("You: at most %1% after move %2, in the end %3%.")
                         .arg(highest)
                         .arg(move)
                         .arg(last)
                   : PlayersTr::tr("%1: at most %2% after move %3, in the end %4%.")
                         .arg(who.name)
                         .arg(highest)
                         .arg(move)
                         .arg(last);
}

} // namespace playerwords
