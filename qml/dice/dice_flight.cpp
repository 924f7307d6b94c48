#include "dice_flight.h"

#include "core/dice/cube.h"
#include "die_info.h"
#include "outline.h"

#include <QVariantMap>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace architects::ui {
namespace {

/// Here because every tray has a flight.
[[maybe_unused]] const bool literals = DieInfo::readLiterals();

using dice::Turn;

Turn fromQt(const QQuaternion& q) {
    return dice::normalized({q.scalar(), q.x(), q.y(), q.z()});
}

QQuaternion toQt(const Turn& turn) {
    return {static_cast<float>(turn.w), static_cast<float>(turn.x), static_cast<float>(turn.y),
            static_cast<float>(turn.z)};
}

Turn turnOf(const QVariantMap& entry) {
    return fromQt(entry.value("turn").value<QQuaternion>());
}

} // namespace

dice::Tray DiceFlight::tray() const {
    const Sight sight(tilt_);
    return {floor_.width() / edge_, floor_.height() / (edge_ * sight.cosine()),
            sight.sine() / sight.cosine()};
}

// A die that lies is seen half an edge above the floor below its centre.
QPointF DiceFlight::seen(const dice::Vec& at) const {
    return floor_.center() + Sight(tilt_).seen(at) * edge_;
}

dice::Place DiceFlight::place(const QVariantMap& entry) const {
    const Sight sight(tilt_);
    const double x = (entry.value("x").toDouble() - floor_.center().x()) / edge_;
    const double y = (floor_.center().y() - entry.value("y").toDouble()) / edge_ - 0.5 * sight.sine();
    return {x, y / sight.cosine(), dice::heading(dice::laidFlat(turnOf(entry)))};
}

void DiceFlight::launch(const QVariantList& dice, const QVariantList& still, qreal vx, qreal vy, int seed) {
    dice::Throw what;
    what.tray = tray();
    for (const QVariant& entry : dice) {
        const QVariantMap map = entry.toMap();
        what.dice.push_back(
            {place(map), dice::laidFlat(turnOf(map)), std::clamp(map.value("value").toInt(), 1, 6)});
    }
    for (const QVariant& entry : still) {
        what.still.push_back(place(entry.toMap()));
    }
    what.speedX = vx / edge_;
    what.speedY = -vy / (edge_ * Sight(tilt_).cosine());
    what.seed = static_cast<std::uint64_t>(seed);
    flight_ = dice::thrown(what);
    still_ = still;
    emit thrown();
}

QVariantMap DiceFlight::moved(const QVariantMap& entry, const dice::Place& to) const {
    const Turn turned = dice::about({0, 0, 1}, to.heading - place(entry).heading);
    const QPointF at = seen({to.x, to.y, 0.5});
    return {{"x", at.x()},
            {"y", at.y()},
            {"turn", toQt(dice::normalized(turned * dice::laidFlat(turnOf(entry))))}};
}

QVariantList DiceFlight::aside() const {
    QVariantList places;
    for (qsizetype i = 0; i < still_.size() && i < static_cast<qsizetype>(flight_.aside().size()); ++i) {
        places.append(moved(still_[i].toMap(), flight_.aside()[static_cast<std::size_t>(i)]));
    }
    return places;
}

bool DiceFlight::apart(const QVariantList& lying, bool asSeen) const {
    const double front = asSeen ? tray().front : 0;
    std::vector<dice::Place> places;
    for (const QVariant& entry : lying) {
        places.push_back(place(entry.toMap()));
        const dice::Place& last = places.back();
        if (std::any_of(places.begin(), places.end() - 1,
                        [&](const dice::Place& other) { return dice::overlap(last, other, 0, front); })) {
            return false;
        }
    }
    return true;
}

dice::Pose DiceFlight::pose(int die, qreal frame) const {
    if (die < 0 || die >= flight_.dice()) {
        return {};
    }
    const double at = std::clamp(frame, 0.0, static_cast<double>(flight_.frames() - 1));
    const int before = static_cast<int>(at);
    const int after = std::min(before + 1, flight_.frames() - 1);
    const double share = at - before;
    const dice::Pose& a = flight_.pose(before, die);
    if (share < 1e-6) {
        return a;
    }
    const dice::Pose& b = flight_.pose(after, die);
    return {a.at + (b.at - a.at) * share, dice::between(a.turn, b.turn, share)};
}

QPointF DiceFlight::spot(int die, qreal frame) const {
    return seen(pose(die, frame).at);
}

qreal DiceFlight::lift(int die, qreal frame) const {
    const dice::Pose now = pose(die, frame);
    return std::max(0.0, now.at.z - dice::reachDown(now.turn)) * edge_;
}

QQuaternion DiceFlight::turn(int die, qreal frame) const {
    return toQt(pose(die, frame).turn);
}

qreal DiceFlight::knock(qreal after, qreal upTo) const {
    double hardest = 0;
    for (const dice::Knock& knock : flight_.knocks()) {
        if (knock.frame > after && knock.frame <= upTo) {
            hardest = std::max(hardest, knock.strength);
        }
    }
    return hardest;
}

QVariantList DiceFlight::arranged(const QVariantList& wanted, const QVariantList& still, int seed) const {
    std::vector<dice::Place> places;
    std::vector<dice::Place> others;
    for (const QVariant& entry : wanted) {
        places.push_back(place(entry.toMap()));
    }
    for (const QVariant& entry : still) {
        others.push_back(place(entry.toMap()));
    }
    FastRandom random(static_cast<std::uint64_t>(seed));
    dice::spreadOut(places, others, tray(), random);
    QVariantList result;
    for (std::size_t i = 0; i < places.size(); ++i) {
        result.append(moved(wanted[static_cast<qsizetype>(i)].toMap(), places[i]));
    }
    return result;
}

QQuaternion DiceFlight::lying(int value, qreal angle) {
    return toQt(dice::lying(std::clamp(value, 1, 6), -angle * std::numbers::pi / 180));
}

QQuaternion DiceFlight::tipped(const QQuaternion& flat, int value, qreal share) {
    return toQt(dice::tipped(dice::laidFlat(fromQt(flat)), std::clamp(value, 1, 6), share));
}

QQuaternion DiceFlight::between(const QQuaternion& from, const QQuaternion& to, qreal share) {
    return toQt(dice::between(fromQt(from), fromQt(to), share));
}

int DiceFlight::upperValue(const QQuaternion& turn) {
    return dice::upperValue(fromQt(turn));
}

qreal DiceFlight::raised(const QQuaternion& turn) const {
    return (dice::reachDown(fromQt(turn)) - 0.5) * edge_ * Sight(tilt_).sine();
}

} // namespace architects::ui
