#pragma once

#include <optional>
#include <string_view>

namespace architects {

/// A text taken apart word by word.
class Words {
  public:
    explicit Words(std::string_view text) : text_(text) {}

    /// The next word; empty at the end.
    std::string_view next() {
        skipBlanks();
        std::size_t length = 0;
        while (length < text_.size() && !isBlank(text_[length])) {
            ++length;
        }
        const std::string_view word = text_.substr(0, length);
        text_.remove_prefix(length);
        return word;
    }
    bool atEnd() {
        skipBlanks();
        return text_.empty();
    }

  private:
    static bool isBlank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
    void skipBlanks() {
        while (!text_.empty() && isBlank(text_.front())) {
            text_.remove_prefix(1);
        }
    }
    std::string_view text_;
};

/// A number of at most so many digits, without a leading zero; nothing if the word is anything else.
inline std::optional<int> numberOf(std::string_view word, std::size_t digits) {
    if (word.empty() || word.size() > digits || (word.size() > 1 && word[0] == '0')) {
        return std::nullopt;
    }
    int number = 0;
    for (const char digit : word) {
        if (digit < '0' || digit > '9') {
            return std::nullopt;
        }
        number = number * 10 + (digit - '0');
    }
    return number;
}
inline std::optional<int> smallNumber(std::string_view word) {
    return numberOf(word, 2);
}

} // namespace architects
