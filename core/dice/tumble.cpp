#include "core/dice/tumble.h"

#include "core/dice/cube.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace architects::dice {
namespace {

constexpr int SUBSTEPS = 6;
constexpr double DT = 1.0 / (60 * SUBSTEPS);
constexpr double GRAVITY = 62;
constexpr double EASE = 6; // one over the inertia of a cube of edge and mass 1
constexpr double FLOOR_BOUNCE = 0.46;
constexpr double FLOOR_GRIP = 0.42;
constexpr double WALL_BOUNCE = 0.6;
constexpr double WALL_GRIP = 0.06;
constexpr double DICE_BOUNCE = 0.3;

// What keeps a blow at that arm from moving a die along n: its mass and its inertia.
double weight(const Vec& arm, const Vec& n) {
    const Vec lever = cross(arm, n);
    return 1 + EASE * dot(lever, lever);
}

void hit(Body& body, const Vec& arm, const Vec& blow) {
    body.speed = body.speed + blow;
    body.spin = body.spin + cross(arm, blow) * EASE;
}

Vec speedAt(const Body& body, const Vec& arm) {
    return body.speed + cross(body.spin, arm);
}

// A die on top of another slides off: no die may come to rest there.
Vec slantedOff(const Vec& normal, const Vec& apart) {
    if (std::abs(normal.z) < 0.5) {
        return normal;
    }
    const double flat = std::sqrt(apart.x * apart.x + apart.y * apart.y);
    const Vec aside = flat > 1e-3 ? Vec{apart.x / flat, apart.y / flat, 0} : Vec{1, 0, 0};
    const Vec slanted = normal + aside;
    return slanted * (1 / length(slanted));
}

} // namespace

Tumble::Tumble(std::vector<Body> bodies, std::vector<Pose> still, const Tray& tray)
    : bodies_(std::move(bodies)), still_(std::move(still)), tray_(tray) {}

void Tumble::step(double age) {
    hardest_ = 0;
    const double drag = 0.4 + 14 * std::clamp((age - 0.55) / 0.5, 0.0, 1.0);
    shove_ = 110 * std::clamp((age - 0.35) / 0.3, 0.0, 1.0);
    for (int i = 0; i < SUBSTEPS; ++i) {
        for (Body& body : bodies_) {
            advance(body, drag);
            meetTray(body);
        }
        meetDice();
    }
}

void Tumble::advance(Body& body, double drag) const {
    body.speed.z -= GRAVITY * DT;
    const double keep = 1 - drag * DT;
    body.speed.x *= keep;
    body.speed.y *= keep;
    body.spin = body.spin * keep;
    body.pose.at = body.pose.at + body.speed * DT;
    const Turn change = Turn{0, body.spin.x, body.spin.y, body.spin.z} * body.pose.turn;
    const Turn& turn = body.pose.turn;
    body.pose.turn = normalized({turn.w + change.w * DT / 2, turn.x + change.x * DT / 2,
                                 turn.y + change.y * DT / 2, turn.z + change.z * DT / 2});
}

void Tumble::meetTray(Body& body) {
    if (body.pose.at.z > 0.9 && std::abs(body.pose.at.x) < tray_.width / 2 - 0.9 &&
        std::abs(body.pose.at.y) < tray_.depth / 2 - 0.9) {
        return; // out of reach of everything
    }
    const Vec x = rotated(body.pose.turn, {0.5, 0, 0});
    const Vec y = rotated(body.pose.turn, {0, 0.5, 0});
    const Vec z = rotated(body.pose.turn, {0, 0, 0.5});
    for (unsigned i = 0; i < 8; ++i) {
        const Vec arm =
            x * ((i & 1U) != 0 ? 1 : -1) + y * ((i & 2U) != 0 ? 1 : -1) + z * ((i & 4U) != 0 ? 1 : -1);
        const Vec corner = body.pose.at + arm;
        meetPlane(body, arm, {0, 0, 1}, -corner.z, FLOOR_BOUNCE, FLOOR_GRIP);
        meetPlane(body, arm, {1, 0, 0}, -tray_.width / 2 - corner.x, WALL_BOUNCE, WALL_GRIP);
        meetPlane(body, arm, {-1, 0, 0}, corner.x - tray_.width / 2, WALL_BOUNCE, WALL_GRIP);
        meetPlane(body, arm, {0, 1, 0}, -tray_.depth / 2 - corner.y, WALL_BOUNCE, WALL_GRIP);
        meetPlane(body, arm, {0, -1, 0}, corner.y - tray_.depth / 2, WALL_BOUNCE, WALL_GRIP);
    }
}

void Tumble::meetPlane(Body& body, const Vec& arm, const Vec& normal, double depth, double bounce,
                       double grip) {
    if (depth <= 0) {
        return;
    }
    body.pose.at = body.pose.at + normal * (depth * 0.25);
    const double into = -dot(speedAt(body, arm), normal);
    if (into <= 0) {
        return;
    }
    hardest_ = std::max(hardest_, into);
    const double blow = (1 + (into > 1.2 ? bounce : 0)) * into / weight(arm, normal);
    hit(body, arm, normal * blow);
    const Vec rest = speedAt(body, arm);
    const Vec sliding = rest - normal * dot(rest, normal);
    const double slide = length(sliding);
    if (slide > 1e-9) {
        const Vec along = sliding * (1 / slide);
        hit(body, arm, along * -std::min(grip * blow, slide / weight(arm, along)));
    }
}

void Tumble::meetDice() {
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
        for (std::size_t j = i + 1; j < bodies_.size(); ++j) {
            const Vec aside = shove(bodies_[i].pose.at, bodies_[j].pose.at);
            bodies_[i].speed = bodies_[i].speed - aside;
            bodies_[j].speed = bodies_[j].speed + aside;
            if (const auto found = contact(bodies_[i].pose, bodies_[j].pose)) {
                meet(bodies_[i], bodies_[j], *found);
            }
        }
        for (const Pose& still : still_) {
            bodies_[i].speed = bodies_[i].speed + shove(still.at, bodies_[i].pose.at) * 2;
            meetStill(bodies_[i], still);
        }
    }
}

// One die over another: late in the throw it is helped off, or it would lie there.
Vec Tumble::shove(const Vec& from, const Vec& at) const {
    const Vec apart = at - from;
    const double flat = std::sqrt(apart.x * apart.x + apart.y * apart.y);
    if (shove_ <= 0 || flat > 1.1 || std::abs(apart.z) < 0.3) {
        return {};
    }
    const Vec aside = flat > 1e-3 ? Vec{apart.x / flat, apart.y / flat, 0} : Vec{1, 0, 0};
    return aside * (shove_ * (1.1 - flat) * DT);
}

void Tumble::meet(Body& a, Body& b, const Contact& contact) {
    const Vec n = slantedOff(contact.normal, b.pose.at - a.pose.at);
    const Vec armA = contact.point - a.pose.at;
    const Vec armB = contact.point - b.pose.at;
    const double into = dot(speedAt(a, armA) - speedAt(b, armB), n);
    a.pose.at = a.pose.at - n * (contact.depth * 0.2);
    b.pose.at = b.pose.at + n * (contact.depth * 0.2);
    if (into > 0) {
        hardest_ = std::max(hardest_, into);
        const Vec blow = n * ((1 + DICE_BOUNCE) * into / (weight(armA, n) + weight(armB, n)));
        hit(a, armA, blow * -1);
        hit(b, armB, blow);
    }
}

void Tumble::meetStill(Body& body, const Pose& still) {
    const auto found = contact(still, body.pose);
    if (!found) {
        return;
    }
    const Vec n = slantedOff(found->normal, body.pose.at - still.at);
    const Vec arm = found->point - body.pose.at;
    const double into = -dot(speedAt(body, arm), n);
    body.pose.at = body.pose.at + n * (found->depth * 0.4);
    if (into > 0) {
        hardest_ = std::max(hardest_, into);
        hit(body, arm, n * ((1 + DICE_BOUNCE) * into / weight(arm, n)));
    }
}

bool Tumble::isCalm() const {
    return std::ranges::all_of(bodies_, [](const Body& body) {
        return length(body.speed) < 0.7 && length(body.spin) < 1.2 && reachDown(body.pose.turn) < 0.53 &&
               body.pose.at.z < 0.54;
    });
}

} // namespace architects::dice
