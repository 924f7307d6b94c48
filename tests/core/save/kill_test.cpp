// What the store acknowledged survives kill -9 at any moment. ARCHITECTS_KILLS says how often to try.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <random>
#include <thread>

#include "tests/core/save/fixtures.h"
#include "tests/core/save/kill_plan.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;

namespace {

constexpr int ordinaryRounds = 200;
constexpr int roundsPerMatch = 10; ///< then a new match in the same file
constexpr int roundsPerFile = 50;  ///< then a new file, so that its beginning is cut short as well
constexpr int longestPlay = 12;    ///< so many appends are awaited at most before the kill
/// Then it comes within this time: about one commit, so that every point of one is hit. The early kills
/// come within ten times as long, which is about a start.
constexpr std::chrono::microseconds oneCommit{1'000};

struct Victim {
    pid_t pid = -1;
    int acknowledgements = -1;
};

Victim start(const std::string& file, int match) {
    int pipe[2] = {-1, -1};
    REQUIRE(::pipe(pipe) == 0);
    const std::string number = std::to_string(match);
    const pid_t pid = fork();
    if (pid == 0) {
        dup2(pipe[1], STDOUT_FILENO);
        close(pipe[0]);
        close(pipe[1]);
        execl(ARCHITECTS_KILL_VICTIM, "kill_victim", file.c_str(), number.c_str(), nullptr);
        _exit(1);
    }
    close(pipe[1]);
    return {pid, pipe[0]};
}

/// The last of so many words acknowledged.
std::uint32_t awaitWords(const Victim& victim, int count) {
    std::uint32_t word = 0;
    for (int i = 0; i < count; ++i) {
        REQUIRE(read(victim.acknowledgements, &word, sizeof word) == sizeof word);
    }
    return word;
}

/// Kills and buries; then the last word that was acknowledged since `last`, which is what is known so far.
std::optional<std::uint32_t> kill(const Victim& victim, std::optional<std::uint32_t> last) {
    REQUIRE(::kill(victim.pid, SIGKILL) == 0);
    int status = 0;
    REQUIRE(waitpid(victim.pid, &status, 0) == victim.pid);
    INFO("exit code " << (WIFEXITED(status) ? WEXITSTATUS(status) : -1));
    REQUIRE(WIFSIGNALED(status)); // it must not have ended by an error of its own
    std::uint32_t word = 0;
    while (read(victim.acknowledgements, &word, sizeof word) == sizeof word) {
        last = word;
    }
    close(victim.acknowledgements);
    return last;
}

/// Moves on their way are whole, belong behind the log, and are there if they were acknowledged and not yet
/// confirmed.
void verifyOutgoing(const Store& store, const std::string& id, std::size_t length, bool promised) {
    const auto outgoing = store.outgoing(id);
    REQUIRE(outgoing.ok());
    if (*outgoing) {
        CHECK((*outgoing)->n == length);
        CHECK((*outgoing)->moves == sampleEntries(length, nextLength(length) - length));
    }
    CHECK((outgoing->has_value() || !promised));
}

/// Everything acknowledged is there, and what is there is right. Gives the length found.
std::size_t verify(const std::string& file, int match, std::optional<std::uint32_t> word) {
    const Store store = openStore(file);
    const bool waits = word && (*word & onTheirWay) != 0;
    const auto acknowledged = word ? std::optional<std::size_t>(*word & ~onTheirWay) : std::nullopt;
    const Saved<MatchRecord> record = store.load(sampleMatch(match).id);
    if (!record.ok()) {
        REQUIRE(record.error() == SaveError::NoSuchMatch);
        REQUIRE_FALSE(acknowledged);
        return 0;
    }
    const std::size_t length = record->log.entries.size();
    INFO("acknowledged " << acknowledged.value_or(0) << ", found " << length);
    REQUIRE(length >= acknowledged.value_or(0));
    REQUIRE(length <= nextLength(acknowledged.value_or(length))); // at most the batch in flight
    REQUIRE(isBatchEnd(length));
    REQUIRE(record->log.entries == sampleEntries(0, length));
    verifyOutgoing(store, record->id, length, waits && length == acknowledged);
    return length;
}

int rounds() {
    const char* wish = std::getenv("ARCHITECTS_KILLS");
    return wish != nullptr ? std::atoi(wish) : ordinaryRounds;
}

} // namespace

TEST_CASE("No acknowledged move is lost when the app is killed") {
    std::mt19937 random(std::random_device{}());
    std::uniform_int_distribution<int> play(1, longestPlay);
    std::uniform_int_distribution<std::int64_t> moment(0, oneCommit.count());
    const TempFolder folder;
    std::size_t lengths = 0;
    std::size_t known = 0;
    int early = 0;
    for (int round = 0; round < rounds(); ++round) {
        INFO("round " << round);
        const std::string file = folder.file(std::to_string(round / roundsPerFile) + ".db");
        const int match = round / roundsPerMatch;
        const Victim victim = start(file, match);
        // Three of four die while they play; the others while they start, open, migrate or recover.
        std::optional<std::uint32_t> acknowledged;
        if (round % 4 != 0) {
            acknowledged = awaitWords(victim, play(random));
        }
        std::this_thread::sleep_for(std::chrono::microseconds(moment(random)) * (acknowledged ? 1 : 10));
        acknowledged = kill(victim, acknowledged);
        const std::size_t found = verify(file, match, acknowledged);
        known = round % roundsPerMatch == 0 ? 0 : known;
        REQUIRE(found >= known); // nor does a later kill lose what an earlier one left
        lengths += found - known;
        known = found;
        early += acknowledged ? 0 : 1;
        if (round % roundsPerFile == roundsPerFile - 1) {
            REQUIRE(sql(file, "PRAGMA integrity_check") == "ok");
        }
    }
    WARN(rounds() << " kills, " << lengths << " entries kept, " << early << " kills before the first word");
    CHECK((rounds() < ordinaryRounds || lengths > static_cast<std::size_t>(rounds())));
}
