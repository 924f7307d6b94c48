#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace architects::terminal {

/// What one kind of player won against another, a number from 0 to 1 for each game.
struct Score {
    std::uint64_t games = 0;
    double sum = 0;

    void add(double share) {
        ++games;
        sum += share;
    }
    [[nodiscard]] double share() const { return games == 0 ? 0.5 : sum / static_cast<double>(games); }
    /// 95 % (Wilson): the true share is between these.
    [[nodiscard]] std::pair<double, double> interval() const;
};

/// How far apart in Elo two players are of whom one wins that share.
double eloOf(double share);

/// A file with a line for each game of a tournament, so that one that was broken off goes on where it was.
class ResultsFile {
  public:
    /// Reads what is there. A Failure if it cannot be read, written, or is something else.
    explicit ResultsFile(std::string name);

    /// What is known of a pairing, named in words without spaces: "kheops/2/4/greedy".
    [[nodiscard]] Score of(const std::string& pairing) const;
    /// Notes one more game; on the disk when it returns.
    void add(const std::string& pairing, double share);

  private:
    std::size_t read();

    std::string name_;
    std::map<std::string, Score> scores_;
    std::ofstream out_;
};

} // namespace architects::terminal
