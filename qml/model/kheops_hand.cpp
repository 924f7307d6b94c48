#include "qml/model/kheops_hand.h"

void KheopsHand::turn(const QString& tile, int thirds) {
    thirds_.insert(tile, thirds);
    ask();
}

void KheopsHand::ask() {
    const auto* board = boardAs<KheopsModel>();
    if (board == nullptr) {
        return;
    }
    QList<KheopsHandTile> places(3);
    for (const KheopsHandTile& one : board->hand()) {
        const int thirds = thirds_.value(one.tile, 0);
        places[one.slot] = thirds == 0 ? one : board->turnedTile(one.tile, thirds);
    }
    if (places != places_) {
        places_ = places;
        emit answered();
    }
}
