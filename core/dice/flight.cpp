#include "core/dice/flight.h"

#include "core/dice/cube.h"
#include "core/dice/tumble.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace architects::dice {
namespace {

constexpr double WHOLE_TURN = 6.28318530717958647692;
constexpr int SHAKE = 16;                                  // frames in the hand
constexpr int LONGEST_TUMBLE = LONGEST_FLIGHT - SHAKE - 1; // and after that
constexpr int LAST_STEPS = 30;      // frames over which dice are led to where they rest
constexpr double OVER_OTHERS = 1.2; // how much higher than the hand a die is lifted on its way there
constexpr double SLOWEST = 10;
constexpr double FASTEST = 20;

double unit(FastRandom& random) { // in [0, 1)
    return below(random, 1U << 20U) / static_cast<double>(1U << 20U);
}
double spread(FastRandom& random, double k) {
    return (unit(random) * 2 - 1) * k;
}
double eased(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

Vec randomAxis(FastRandom& random) {
    const double z = spread(random, 1);
    const double a = unit(random) * WHOLE_TURN;
    const double r = std::sqrt(1 - z * z);
    return {r * std::cos(a), r * std::sin(a), z};
}

// However weak or wild the finger was: fast enough to tumble, slow enough to end in time.
Vec launch(const Throw& what, FastRandom& random) {
    const double finger = std::sqrt(what.speedX * what.speedX + what.speedY * what.speedY);
    if (!std::isfinite(finger) || finger < 0.01) { // a tap: away from the player, more or less
        const double aside = spread(random, 0.6);
        return {SLOWEST * std::sin(aside), SLOWEST * std::cos(aside), 0};
    }
    const double speed = SLOWEST + (FASTEST - SLOWEST) * (1 - std::exp(-finger / 25));
    return {what.speedX / finger * speed, what.speedY / finger * speed, 0};
}

// The hand is held over the side of the tray that the throw comes from; the dice lie in it in layers of
// nine.
std::vector<Body> inHand(const Throw& what, const Vec& speed, FastRandom& random) {
    const Vec way = speed * (1 / length(speed));
    const double room = 1.25; // from die to die: on a corner they need more than an edge
    const double spareX = std::max(0.0, what.tray.width / 2 - 1.9);
    const double spareY = std::max(0.0, what.tray.depth / 2 - 1.9);
    const auto count = what.dice.size();
    const int across = count <= 2 ? static_cast<int>(count) : count <= 4 ? 2 : 3;
    std::vector<Body> bodies;
    for (std::size_t i = 0; i < count; ++i) {
        const int column = static_cast<int>(i) % across;
        const int row = static_cast<int>(i) / across % across;
        const int layer = static_cast<int>(i) / (across * across);
        const double middle = (across - 1) / 2.0;
        Body body;
        body.pose.at = {std::clamp(-way.x * spareX, -spareX, spareX) + (column - middle) * room,
                        std::clamp(-way.y * spareY, -spareY, spareY) + (row - middle) * room,
                        1.5 + layer * room};
        // One draw a line: compilers may work out a sum or a call's arguments in any order.
        const Vec axis = randomAxis(random);
        body.pose.turn = about(axis, unit(random) * WHOLE_TURN);
        const Vec stronger{spread(random, 0.22), spread(random, 0.22), 0};
        body.speed = Vec{spread(random, 2.5), spread(random, 2.5), 3 + unit(random) * 6};
        body.speed.x += speed.x * (1 + stronger.x);
        body.speed.y += speed.y * (1 + stronger.y);
        // Rolls the way it flies, and a little its own way.
        const double roll = 19 + unit(random) * 11;
        body.spin = {-way.y * roll, way.x * roll, spread(random, 7)};
        body.spin = body.spin + randomAxis(random) * 6;
        bodies.push_back(body);
    }
    return bodies;
}

Pose flatPose(const Place& place) {
    return {{place.x, place.y, 0.5}, about({0, 0, 1}, place.heading)};
}

// From where it lies into the hand, spinning whole turns on the way: nobody can tell which face goes where.
struct Shake {
    Pose from;
    Pose to;
    Vec axis;
    double turns;
    double phase;

    Pose at(double t) const {
        const double k = eased(t);
        const double rattle =
            std::sin(WHOLE_TURN * (1.5 * t + phase)) * 0.12 * std::sin(WHOLE_TURN / 2 * t);
        Pose pose;
        pose.turn = normalized(about(axis, WHOLE_TURN * turns * k) * between(from.turn, to.turn, k));
        pose.at = from.at + (to.at - from.at) * k + Vec{rattle, -rattle, 0};
        pose.at.z +=
            OVER_OTHERS * std::sin(WHOLE_TURN / 2 * t); // lifted, not pulled through what lies there
        pose.at.z = std::max(pose.at.z, reachDown(pose.turn));
        return pose;
    }
};

double reachAside(const Turn& turn, const Vec& axis) {
    const Vec v = rotated(inverse(turn), axis);
    return 0.5 * (std::abs(v.x) + std::abs(v.y) + std::abs(v.z));
}

void keepIn(Pose& pose, const Tray& tray) {
    const double x = std::max(0.0, tray.width / 2 - reachAside(pose.turn, {1, 0, 0}));
    const double y = std::max(0.0, tray.depth / 2 - reachAside(pose.turn, {0, 1, 0}));
    pose.at.x = std::clamp(pose.at.x, -x, x);
    pose.at.y = std::clamp(pose.at.y, -y, y);
    pose.at.z = std::max(pose.at.z, reachDown(pose.turn));
}

// Frame by frame what the tumble does; knocks are counted from the first frame of the flight.
std::vector<Pose> tumbled(Tumble& tumble, std::vector<Knock>& knocks) {
    std::vector<Pose> poses;
    int quiet = 0;
    for (int frame = 1; frame <= LONGEST_TUMBLE; ++frame) {
        tumble.step(static_cast<double>(frame) / FRAMES_A_SECOND);
        if (tumble.hardest() > 2.5) {
            knocks.push_back({SHAKE + frame, std::min(1.0, tumble.hardest() / 16)});
        }
        for (const Body& body : tumble.bodies()) {
            poses.push_back(body.pose);
        }
        quiet = tumble.isCalm() ? quiet + 1 : 0;
        if (quiet >= 3 && frame >= LAST_STEPS) {
            break;
        }
    }
    return poses;
}

// Where the dice come to rest: as near as can be to where the tumble left them.
std::vector<Pose> atRest(const Throw& what, std::span<const Pose> ends, FastRandom& random) {
    std::vector<Place> places;
    std::vector<Pose> rest;
    for (const Pose& end : ends) {
        rest.push_back({end.at, laidFlat(end.turn)});
        places.push_back({end.at.x, end.at.y, heading(rest.back().turn)});
    }
    const std::vector<Place> before = places;
    spreadOut(places, what.still, what.tray, random);
    for (std::size_t i = 0; i < rest.size(); ++i) {
        rest[i].at = {places[i].x, places[i].y, 0.5};
        rest[i].turn = normalized(about({0, 0, 1}, places[i].heading - before[i].heading) * rest[i].turn);
    }
    return rest;
}

// Leads a die over its last frames from where the tumble left it to where it rests.
void leadHome(std::vector<Pose>& poses, std::size_t die, std::size_t dice, const Pose& rest,
              const Tray& tray) {
    const auto frames = static_cast<int>(poses.size() / dice);
    const Pose end = poses[(static_cast<std::size_t>(frames) - 1) * dice + die];
    const Turn fix = normalized(rest.turn * inverse(end.turn));
    const Vec shift = rest.at - end.at;
    for (int frame = 0; frame < frames; ++frame) {
        Pose& pose = poses[static_cast<std::size_t>(frame) * dice + die];
        const double k = eased(1 - static_cast<double>(frames - 1 - frame) / LAST_STEPS);
        if (frame == frames - 1) {
            pose = rest;
            continue;
        }
        pose.turn = normalized(between({}, fix, k) * pose.turn);
        pose.at = pose.at + shift * k;
        keepIn(pose, tray);
    }
}

// One way the dice may go, from the hand to where they rest.
struct Roll {
    std::vector<Body> hand;
    std::vector<Pose> poses; // frame by frame
    std::vector<Knock> knocks;
    std::vector<Pose> rest;
    double led = 0; // the longest way a die is led at the end
};

Roll rolledOnce(const Throw& what, FastRandom& random) {
    Roll roll;
    roll.hand = inHand(what, launch(what, random), random);
    for (Body& body : roll.hand) {
        keepIn(body.pose, what.tray);
    }
    std::vector<Pose> still;
    std::ranges::transform(what.still, std::back_inserter(still), flatPose);
    Tumble tumble(roll.hand, still, what.tray);
    roll.poses = tumbled(tumble, roll.knocks);
    const auto ends = std::span(roll.poses).last(what.dice.size());
    roll.rest = atRest(what, ends, random);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const Vec way = roll.rest[i].at - ends[i].at;
        roll.led = std::max(roll.led, std::hypot(way.x, way.y));
    }
    return roll;
}

// In a crowd a die may end on others and would have to be led far, sliding as no die does. Chance has given
// the values before, so another way to fall may be shown: the first that needs no leading, or the best of a
// few.
Roll calmest(const Throw& what, FastRandom& random) {
    constexpr int TRIES = 6;
    constexpr double SEEN = 0.3; // a shorter way looks like the die's own
    Roll best = rolledOnce(what, random);
    for (int i = 1; i < TRIES && best.led > SEEN; ++i) {
        Roll other = rolledOnce(what, random);
        if (other.led < best.led) {
            best = std::move(other);
        }
    }
    return best;
}

// The same throw on the part of the floor that is free, with the middle of that part as its origin.
Throw onTheFloorLeft(Throw what, const Aside& aside) {
    what.tray = aside.free;
    for (Thrown& die : what.dice) {
        die.place.x -= aside.x;
        die.place.y -= aside.y;
    }
    what.still = aside.apart ? std::vector<Place>{} : aside.places;
    return what;
}

} // namespace

Flight thrown(const Throw& asked) {
    Flight flight;
    const std::size_t dice = asked.dice.size();
    if (dice == 0) {
        return flight;
    }
    const Aside aside = setAside(asked.still, dice, asked.tray);
    flight.aside_ = aside.places;
    const Throw what = onTheFloorLeft(asked, aside);
    FastRandom random(what.seed);
    Roll roll = calmest(what, random);
    std::vector<Pose>& poses = roll.poses;
    flight.knocks_ = roll.knocks;

    std::vector<Shake> shakes;
    for (std::size_t i = 0; i < dice; ++i) {
        leadHome(poses, i, dice, roll.rest[i], what.tray);
        // The die is turned in itself for the whole flight, so that it comes to rest on what chance has
        // given.
        const Turn within = relabelled(upperValue(roll.rest[i].turn), what.dice[i].value, random.next32());
        for (std::size_t at = i; at < poses.size(); at += dice) {
            poses[at].turn = normalized(poses[at].turn * within);
        }
        const Place& from = what.dice[i].place;
        shakes.push_back({{{from.x, from.y, 0.5}, what.dice[i].turn},
                          {roll.hand[i].pose.at, normalized(roll.hand[i].pose.turn * within)},
                          randomAxis(random),
                          i % 2 == 0 ? 2.0 : -2.0,
                          unit(random)});
    }
    flight.dice_ = static_cast<int>(dice);
    flight.poses_.reserve(poses.size() + static_cast<std::size_t>(SHAKE + 1) * dice);
    for (int frame = 0; frame <= SHAKE; ++frame) {
        for (const Shake& shake : shakes) {
            flight.poses_.push_back(shake.at(static_cast<double>(frame) / SHAKE));
        }
    }
    flight.poses_.insert(flight.poses_.end(), poses.begin(), poses.end());
    for (Pose& pose : flight.poses_) {
        pose.at = pose.at + Vec{aside.x, aside.y, 0};
    }
    return flight;
}

} // namespace architects::dice
