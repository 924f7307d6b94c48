#pragma once

#include <catch2/catch.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/games/any_match.h"
#include "core/online/transport.h"

/// The contract of Transport, and what every app relies on of the server behind it. The tests are in
/// contract_*_test.cpp; a test program brings a world of its own (makeWorld) and runs them all against it.
/// They take a server's time as it comes: nothing is expected at once, everything within the world's limit.
namespace architects::online::contract {

/// A server and devices that know it. A new world may share its server with others: nothing here relies on
/// being alone.
class World {
  public:
    World() = default;
    virtual ~World() = default;
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    /// A device on which the app starts for the first time.
    virtual int newDevice() = 0;
    /// The app that runs on it.
    virtual Transport& transport(int device) = 0;
    /// The app is killed, and started again.
    virtual void stop(int device) = 0;
    virtual void start(int device) = 0;
    /// The device loses its network, and has it again.
    virtual void cut(int device) = 0;
    virtual void mend(int device) = 0;
    /// Lets things happen until that is so; false if it does not come about within the world's limit.
    virtual bool until(const std::function<bool()>& holds) = 0;
    /// Lets everything happen that is under way: for what must not happen.
    virtual void settle() = 0;
    /// Lets a turn's clock of one day run out; false if this server's days are too long to wait for.
    virtual bool passDay() = 0;
    /// Makes an e-mail address a part of the app's account: a world whose app cannot do it by itself at
    /// this server has a way of its own, and says why.
    virtual void linkEmail(int device, const std::string& email, const std::string& password,
                           Transport::Done done) {
        transport(device).linkEmail(email, password, std::move(done));
    }
    /// What Google or Apple would give the app for somebody of that name.
    virtual Credential credential(const std::string& provider, const std::string& name) = 0;
    /// Something that no other test has: for e-mail addresses and match ids.
    virtual std::uint64_t unique() = 0;
};

/// Made by the program that runs the contract.
std::unique_ptr<World> makeWorld();

struct Answer {
    Error error;
    Value value;
};

// Asks, and waits for the answer. A test ends here if there is none.

Answer call(World& world, int device, std::string_view function, const Value::Map& data);
Answer read(World& world, int device, const std::string& path, const std::string& fromKey = "");
Error wait(World& world, const std::function<void(Transport::Done)>& ask);
/// The same, where everything but a yes ends the test.
Value mustCall(World& world, int device, std::string_view function, const Value::Map& data);
Value mustRead(World& world, int device, const std::string& path, const std::string& fromKey = "");

/// Somebody with a device, signed in anonymously and with a name.
struct Person {
    int device = 0;
    std::string uid;
    std::string name;
    std::string friendCode;
};
Person newPerson(World& world, const std::string& name);
void makeFriends(World& world, const Person& one, const Person& other);

std::string newMatchId(World& world);
std::string newEmail(World& world);
/// What createMatch is asked for; change what matters.
Value::Map wishFor(World& world, const std::string& game, int seats);

/// A match that runs, and who sits where.
struct Table {
    std::string match;
    std::vector<Person> people; ///< by seat
};
/// Creates a match, and everybody joins by its code; the first of them is its host.
Table begin(World& world, const std::string& game, const std::vector<Person>& people, int clock = 3);

Value publicOf(World& world, const Person& person, const std::string& match);
/// The match as this person knows it.
AnyMatch seenBy(World& world, const Table& table, int seat);
/// Whose turn it is, the first of them.
int onTurn(World& world, const Table& table);
/// What submitMove is asked for, to make a sensible move now.
Value::Map moveFor(World& world, const Table& table, int seat, const std::string& moveId);
/// Makes one move for whoever is on turn; gives back the answer.
Value playOne(World& world, const Table& table);
/// Plays until the match is over.
void playToTheEnd(World& world, const Table& table);

/// The match of those lines, as `full` has them.
Result<AnyMatch> matchFromLines(const Value& published, const std::string& lines);
/// A match of Kheops after so many moves on one device, or at its end, as a match file.
std::string localMatch(int moves);

bool refused(const Answer& answer, std::string_view name);

} // namespace architects::online::contract
