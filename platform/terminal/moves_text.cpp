#include "platform/terminal/moves_text.h"

#include <sstream>
#include <utility>

namespace architects::terminal {
namespace {

/// A list of values under keys that stay in the order in which they came.
template <class Value>
class Groups {
  public:
    Value& operator[](const std::string& key) {
        for (auto& [name, value] : groups_) {
            if (name == key) {
                return value;
            }
        }
        return groups_.emplace_back(key, Value{}).second;
    }
    [[nodiscard]] auto begin() const { return groups_.begin(); }
    [[nodiscard]] auto end() const { return groups_.end(); }

  private:
    std::vector<std::pair<std::string, Value>> groups_;
};

using Endings = Groups<std::string>; ///< for each third word, all that may follow it

std::string lineOf(const std::string& head, const Endings& endings) {
    Endings places; // the other way round: for each list of endings, the third words that have it
    for (const auto& [place, list] : endings) {
        places[list].append(" ").append(place);
    }
    std::string text = head + " ";
    for (const auto& [list, names] : places) {
        text.append(names).append(list.empty() ? "" : " with").append(list).append(";");
    }
    text.back() = '\n';
    return text;
}

} // namespace

std::string groupMoves(const std::vector<std::string>& moves) {
    Groups<Endings> heads;
    for (const std::string& move : moves) {
        std::istringstream words(move);
        std::string first, second, third, rest;
        words >> first >> second >> third;
        std::getline(words, rest);
        heads[first.append(" ").append(second)][third] += rest;
    }
    std::string text;
    for (const auto& [head, endings] : heads) {
        text += lineOf(head, endings);
    }
    return text;
}

} // namespace architects::terminal
