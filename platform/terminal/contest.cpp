#include "platform/terminal/contest.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <sstream>
#include <system_error>

#include "platform/terminal/exit.h"

namespace architects::terminal {
namespace {

constexpr const char* heading = "architects tournament: pairing, share of the first";

} // namespace

std::pair<double, double> Score::interval() const {
    constexpr double z = 1.96;
    const double n = static_cast<double>(std::max<std::uint64_t>(games, 1));
    const double middle = (share() + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share() * (1 - share()) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

double eloOf(double share) {
    constexpr double nearly = 1e-4; // nobody is infinitely better
    const double known = std::clamp(share, nearly, 1 - nearly);
    return 400 * std::log10(known / (1 - known));
}

ResultsFile::ResultsFile(std::string name) : name_(std::move(name)) {
    if (name_.empty()) {
        return;
    }
    const std::size_t kept = read();
    std::error_code none;
    std::filesystem::resize_file(name_, kept, none); // without the line that was half written
    out_.open(name_, std::ios::app);
    if (kept == 0) {
        out_ << heading << std::endl;
    }
    if (!out_) {
        throw Failure(ExitCode::File, name_ + " cannot be written.");
    }
}

/// How many bytes hold. The last line may be half written: that game is played again.
std::size_t ResultsFile::read() {
    std::size_t kept = 0;
    std::ifstream in(name_);
    if (!in) {
        return kept;
    }
    std::string line;
    if (std::getline(in, line) && line != heading) {
        throw Failure(ExitCode::File, name_ + " holds something else than results of a tournament.");
    }
    kept = in.eof() ? 0 : line.size() + 1;
    while (std::getline(in, line) && !in.eof()) {
        std::istringstream words(line);
        std::string pairing;
        double share = 0;
        if (!(words >> pairing >> share) || share < 0 || share > 1) {
            throw Failure(ExitCode::File, name_ + ": \"" + line + "\" is no result.");
        }
        scores_[pairing].add(share);
        kept += line.size() + 1;
    }
    return kept;
}

Score ResultsFile::of(const std::string& pairing) const {
    const auto found = scores_.find(pairing);
    return found == scores_.end() ? Score{} : found->second;
}

void ResultsFile::add(const std::string& pairing, double share) {
    scores_[pairing].add(share);
    if (!name_.empty() && !(out_ << pairing << ' ' << share << std::endl)) {
        throw Failure(ExitCode::File, name_ + " cannot be written.");
    }
}

} // namespace architects::terminal
