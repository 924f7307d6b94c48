#pragma once

// The tables that a second reader of match files needs, printed from the data of a game and compared with
// the marked part of the game's README. ARCHITECTS_REGENERATE=1 writes that part anew.

#include <catch2/catch.hpp>

#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

#include "core/table/game.h"

namespace architects::readme {

inline constexpr std::string_view begins =
    "<!-- Made from the code; see tests/core/games/readme_tables.h. -->\n";
inline constexpr std::string_view ends = "<!-- Up to here. -->\n";

inline std::string text(int number) {
    return std::to_string(number);
}

/// "a, b, c", or what stands for nothing.
class Listed {
  public:
    void add(const std::string& word) { words_ += (words_.empty() ? "" : ", ") + word; }
    [[nodiscard]] std::string orElse(const std::string& nothing) const {
        return words_.empty() ? nothing : words_;
    }

  private:
    std::string words_;
};

/// Markdown, put together line by line.
class Tables {
  public:
    void table(const std::string& title, std::initializer_list<std::string> columns) {
        text_ += (text_.empty() ? "" : "\n") + std::string("### ") + title + "\n\n";
        row(columns);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            text_ += "|---";
        }
        text_ += "|\n";
    }
    void row(std::initializer_list<std::string> cells) {
        for (const std::string& cell : cells) {
            text_ += cell.empty() ? "| " : "| " + cell + " ";
        }
        text_ += "|\n";
    }
    void note(const std::string& line) { text_ += "\n" + line + "\n"; }
    /// The choices before a match, in the order of their bytes in the chain.
    void options(const GameInfo& game) {
        table("Options", {"byte in the chain", "option", "values by number"});
        int byte = 0;
        for (const OptionInfo& option : game.options) {
            std::string values;
            int number = 0;
            for (const std::string_view value : option.values) {
                values += (values.empty() ? "" : ", ") + text(number++) + " `" + std::string(value) + "`";
            }
            row({text(byte++), "`" + std::string(option.name) + "`", values});
        }
    }
    [[nodiscard]] const std::string& markdown() const { return text_; }

  private:
    std::string text_;
};

inline void compare(const std::string& game, const Tables& tables) {
    const std::string path = ARCHITECTS_SOURCE_DIR "/core/games/" + game + "/README.md";
    std::ifstream file(path);
    const std::string readme{std::istreambuf_iterator<char>(file), {}};
    const std::size_t begin = readme.find(begins);
    const std::size_t end = readme.find(ends);
    REQUIRE(begin != std::string::npos);
    REQUIRE(end != std::string::npos);
    const std::size_t from = begin + begins.size();
    const std::string made = "\n" + tables.markdown() + "\n";
    if (std::getenv("ARCHITECTS_REGENERATE") != nullptr) {
        std::ofstream(path) << readme.substr(0, from) << made << readme.substr(end);
        return;
    }
    INFO("ARCHITECTS_REGENERATE=1 writes the tables of " << path << " anew");
    CHECK(readme.substr(from, end - from) == made);
}

} // namespace architects::readme
